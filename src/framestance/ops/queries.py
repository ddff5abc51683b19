"""Rows whose answer is a Python number or list: they need the contents of a tensor, so no graph can hold them."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .eager import quietly
from .mutation import same_shape
from .row import Value, operation
from .shapes import broadcast_shapes


def _contents(builder: Any, value: Any, what: str) -> np.ndarray[Any, Any]:
    """The array with the values; raises what the builder raises when they are not there yet."""
    if isinstance(value, np.ndarray):
        return value
    raise builder.data_dependent(what)


@operation("query", function=False, sampler=lambda s: [(s.MATRIX[0, 0:1],)])
def item(builder: Any, input: Value) -> float | Any:
    """The one element as a Python number."""
    array = _contents(builder, input, "Tensor.item()")
    if array.size != 1:
        raise RuntimeError(f"a Tensor with {array.size} elements cannot be converted to Scalar")
    return array.item()


@operation("query", function=False, sampler=lambda s: [(s.MATRIX,)])
def tolist(builder: Any, input: Value) -> Any:
    """Nested lists of Python numbers; a number for a 0-d tensor."""
    return _contents(builder, input, "Tensor.tolist()").tolist()


@operation("query", name="truth", function=False, method=("__bool__",), sampler=lambda s: [(s.MATRIX[0, 0:1],)])
def truth(builder: Any, input: Value) -> bool:
    """Whether the one element is nonzero."""
    array = _contents(builder, input, "the truth of a tensor")
    if array.size != 1:
        problem = "no values" if array.size == 0 else "more than one value"
        raise RuntimeError(f"Boolean value of Tensor with {problem} is ambiguous")
    return bool(array.item())


@operation("query", sampler=lambda s: [(s.MATRIX[0, 0:1],)])
def is_nonzero(builder: Any, input: Value) -> bool:
    """``bool(input)`` by name."""
    return truth.build(builder, input)


@operation("query", sampler=lambda s: [(s.MATRIX, s.MATRIX), (s.MATRIX, s.INT_MATRIX)])
def equal(builder: Any, input: Value, other: Value) -> bool:
    """Whether two tensors have the same shape and equal elements."""
    left, right = _contents(builder, input, "equal()"), _contents(builder, other, "equal()")
    return bool(left.shape == right.shape and np.array_equal(left, right))


@operation("query", sampler=lambda s: [(s.MATRIX, s.MATRIX), (s.MATRIX, s.MATRIX + 1)])
def allclose(builder: Any, input: Value, other: Value, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> bool:
    """Whether ``|input - other| <= atol + rtol * |other|`` everywhere.

    Errors: RuntimeError when the dtypes differ, as in torch.
    """
    if input.dtype != other.dtype:
        raise RuntimeError(f"{dtypes.label(input.dtype)} did not match {dtypes.label(other.dtype)}")
    left, right = _contents(builder, input, "allclose()"), _contents(builder, other, "allclose()")
    broadcast_shapes(builder.dialect, left.shape, right.shape)
    return bool(quietly(np.allclose, left, right, rtol=rtol, atol=atol, equal_nan=equal_nan))


def _same_size_samples(s: Any) -> Any:
    return [(s.plain_values("float32", 2, 3), s.plain_values("int64", *shape)) for shape in ((2, 3), (3, 2), (6,))]


@operation("query", sampler=_same_size_samples)
def is_same_size(builder: Any, input: Value, other: Value) -> bool:
    """Whether two tensors have the same shape."""
    return same_shape(input.shape, other.shape)


@operation("query")
def is_signed(builder: Any, input: Value) -> bool:
    """Whether the dtype has negative numbers."""
    return input.dtype.kind in "ifc"


@operation("query")
def is_conj(builder: Any, input: Value) -> bool:
    """Whether the tensor is a conjugated view: never."""
    return False


@operation("query")
def is_neg(builder: Any, input: Value) -> bool:
    """Whether the tensor is a negated view: never."""
    return False
