"""Rows across the border to NumPy: the same memory as an ndarray, or as a tensor."""

from __future__ import annotations

from typing import Any

from . import dtypes
from .row import Operand, Value, operation


def require_array(builder: Any, x: Any) -> None:
    """Errors: TypeError for what is no ndarray."""
    if not builder.is_value(x):
        raise TypeError(f"expected np.ndarray (got {type(x).__qualname__})")


@operation("view", method=(), sampler=lambda s: [(s.MATRIX,), (s.MATRIX.T,)])
def from_numpy(builder: Any, ndarray: Operand) -> Any:
    """A tensor on the memory of an ndarray.

    Errors: ValueError for negative strides; TypeError for what is no ndarray, or of a dtype that tensors do not have.
    """
    require_array(builder, ndarray)
    dtypes.of_numpy(ndarray.dtype)
    strides = builder.strides(ndarray)
    if any(step < 0 for step in strides):
        raise ValueError(
            "At least one stride in the given numpy array is negative, and tensors with negative strides are not currently supported. "
            "(You can probably work around this by making a copy of your array  with array.copy().) "
        )
    return builder.view(ndarray, tuple(ndarray.shape), strides, 0)


@operation("view", name="numpy", function=False, keyword_only=1)
def numpy_row(builder: Any, input: Value, force: bool = False) -> Any:
    """The memory of the tensor as an ndarray."""
    dtypes.refuse_bfloat16(input.dtype)
    return builder.view(input, tuple(input.shape), builder.strides(input), 0)
