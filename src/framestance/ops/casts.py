"""Rows that change the dtype. A tensor that has the wanted dtype already is returned itself, as torch does."""

from __future__ import annotations

from typing import Any

from . import dtypes
from .row import Device, DType, NotCovered, Operand, Value, operation
from .shapes import is_contiguous
from .views import converted


def check_device(device: Any) -> None:
    """Errors: RuntimeError for any device but the CPU."""
    if device is None or str(device).partition(":")[0] == "cpu":
        return
    raise RuntimeError(f"device is {device}; framestance computes on 'cpu' only")


def check_requires_grad(requires_grad: Any) -> None:
    """Errors: NotImplementedError when gradients are asked for."""
    if requires_grad:
        raise NotImplementedError("requires_grad=True: gradients are not computed; leave requires_grad at False")


@operation(
    "view", method=("to",), function=False, keyword_only=2,
    sampler=lambda s: [(s.MATRIX, dtypes.float64), (s.MATRIX, dtypes.int32), (s.INT_MATRIX, dtypes.bool_), (s.MATRIX, dtypes.float32)],
)  # fmt: skip
def to(
    builder: Any,
    input: Value,
    target: Operand | DType | Device = None,
    dtype: DType = None,
    non_blocking: bool = False,
    copy: bool = False,
    device: Device = None,
    memory_format: str | None = None,
) -> Any:
    """``input`` in a dtype, like another tensor, or on a device (the CPU). The tensor itself when nothing changes and ``copy`` is false."""
    if builder.is_value(target):
        dtype = target.dtype
    elif isinstance(target, dtypes.dtype) or (isinstance(target, type) and target in (float, complex, int, bool)):
        dtype = target
    else:
        check_device(target)
    check_device(device)
    wanted = input.dtype if dtype is None or isinstance(dtype, bool) else dtypes.as_numpy(dtype)
    return converted(builder, input, wanted, memory_format, copy)


@operation("view", function=False, sampler=lambda s: [(s.MATRIX, s.INT_MATRIX), (s.INT_MATRIX, s.MATRIX)])
def type_as(builder: Any, input: Value, other: Value) -> Any:
    """``input`` in the dtype of ``other``."""
    return builder.cast(input, other.dtype)


@operation("view", name="astype", function=False, method=(), numpy_method=("astype",), sampler=lambda s: [(s.MATRIX, int)])
def astype(builder: Any, input: Value, dtype: DType) -> Any:
    """NumPy's ``astype``: always a new array."""
    wanted = dtypes.as_numpy(dtype)
    if input.dtype != wanted:
        return builder.cast(input, wanted)
    if not is_contiguous(tuple(input.shape), builder.strides(input)):
        raise NotCovered("a copy in the memory order of the array")
    return builder.copy(input)


def _named_cast(name: str, wanted: dtypes.dtype) -> None:
    def build(builder: Any, input: Value, memory_format: str | None = None) -> Any:
        return converted(builder, input, wanted.numpy, memory_format)

    build.__doc__ = f"``input`` as {wanted.name}; the tensor itself if it has that dtype."
    operation("view", name=f"to_{name}", method=(name,), function=False, keyword_only=1)(build)


for _name, _wanted in dtypes.ALIASES.items():
    _named_cast(_name, _wanted)
