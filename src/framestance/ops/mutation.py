"""What writes into a tensor: the rules every write obeys, the in-place and ``out=`` forms of rows, and the rows that only write."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

import numpy as np

from . import dtypes
from .row import NotCovered, Operand, Row, Value, operation
from .shapes import Size, broadcast_shapes, is_contiguous


def check_writable(builder: Any, target: Any) -> None:
    """Errors: RuntimeError where elements of ``target`` share memory (a tensor made by ``expand``)."""
    if isinstance(target, np.ndarray) and target.flags.c_contiguous:
        return
    strides = builder.strides(target)
    if is_contiguous(target.shape, strides):
        return
    for size, stride in zip(target.shape, strides, strict=True):
        if isinstance(stride, int) and stride == 0 and size > 1:
            raise RuntimeError(
                "unsupported operation: more than one element of the written-to tensor refers to a single memory location. "
                "Please clone() the tensor before performing the operation."
            )


def same_shape(left: Any, right: Any) -> bool:
    """Whether two shapes are equal."""
    return len(left) == len(right) and tuple(left) == tuple(right)


def shape_error(target: Any, shape: Any) -> Exception:
    """The error for a result of ``shape`` that is to be written into ``target``."""
    return RuntimeError(f"output with shape {list(target.shape)} doesn't match the broadcast shape {list(shape)}")


def write_result(builder: Any, target: Any, result: Any) -> Any:
    """Write what an operation computed into ``target``, which is returned.

    Errors: RuntimeError when the dtype is of a higher category than the target's, or the shape differs.
    """
    if builder.dialect == "numpy":
        if not np.can_cast(result.dtype, target.dtype, "same_kind") or not same_shape(target.shape, result.shape):
            raise NotCovered("an in-place operation that NumPy refuses")
    elif result.dtype != target.dtype and result.dtype.kind != "b" and dtypes.CATEGORIES[result.dtype.kind] > dtypes.CATEGORIES[target.dtype.kind]:
        raise RuntimeError(f"result type {dtypes.label(result.dtype)} can't be cast to the desired output type {dtypes.label(target.dtype)}")
    if not same_shape(target.shape, result.shape):
        raise shape_error(target, result.shape)
    check_writable(builder, target)
    builder.write(target, result)
    return target


def inplace_build(builder: Any, row: Row, *bound: Any) -> Any:
    """``row`` on the bound arguments, written into the first of them, which is the result.

    Errors: as the row; RuntimeError for a result that does not fit.
    """
    target = bound[0]
    if row.into is not None:
        row.into(builder, *bound)
        return target
    result = row.build(builder, *bound)
    if result is not target:
        write_result(builder, target, result)
    return target


def out_build(builder: Any, row: Row, bound: tuple[Any, ...], out: Any) -> Any:
    """``row`` on the bound arguments, written into ``out``, which is the result.

    Errors: as the row; RuntimeError for a result that does not fit (``out`` is not resized).
    """
    write_result(builder, out, row.build(builder, *bound))
    return out


def write_value(builder: Any, target: Any, value: Any) -> None:
    """Write a tensor or number into ``target``, broadcast and cast.

    Errors: RuntimeError when the shapes do not fit.
    """
    if builder.is_value(value):  # a number may be written twice to the same place
        check_writable(builder, target)
        shape: tuple[Size, ...] = broadcast_shapes(builder.dialect, target.shape, value.shape)
        if not same_shape(shape, target.shape):
            raise shape_error(target, shape)
    builder.write(target, value)


def placed(builder: Any, input: Any, result: Any, inplace: bool) -> Any:
    """``result``, or with ``inplace`` the ``input`` with the result written into it."""
    if not inplace:
        return result
    write_value(builder, input, result)
    return input


def writing(kind: str, **fields: Any) -> Callable[[Callable[..., None]], Row]:
    """Decorator for what writes into part of its first argument: the row does so in a copy, ``name_`` in the tensor itself."""

    def enter(into: Callable[..., None]) -> Row:
        @functools.wraps(into)
        def build(builder: Any, input: Value, *rest: Any) -> Any:
            result = builder.copy(input)
            into(builder, result, *rest)
            return result

        build.__annotations__ = {**build.__annotations__, "return": "Any"}
        build.__signature__ = inspect.signature(into).replace(return_annotation="Any")  # type: ignore[attr-defined]
        return operation(kind, inplace=True, into=into, **fields)(build)

    return enter


def in_c_order(target: Any, write: Callable[..., None], *args: Any) -> None:
    """``write(flat, *args)`` on the elements of ``target`` in C order, which may be those of a copy on the way."""
    if target.flags.c_contiguous:
        write(target.reshape(-1), *args)
        return
    whole = target.copy(order="C")
    write(whole.reshape(-1), *args)
    target[...] = whole


@operation("mutation", name="copy_", function=False, sampler=lambda s: [(s.MATRIX, s.VECTOR), (s.INT_MATRIX, s.MATRIX)])
def copy_(builder: Any, input: Value, src: Value, non_blocking: bool = False) -> Any:
    """Write ``src`` into the tensor, broadcast and cast; the result is the tensor."""
    write_value(builder, input, src)
    return input


@operation("mutation", name="fill_", function=False, sampler=lambda s: [(s.MATRIX, 2)])
def fill_(builder: Any, input: Value, value: Operand) -> Any:
    """Write one number (or 0-d tensor) everywhere; the result is the tensor."""
    if builder.is_value(value) and len(value.shape):
        raise RuntimeError(f"fill_ only supports 0-dimension value tensor but got tensor with {len(value.shape)} dimensions.")
    write_value(builder, input, value if builder.is_value(value) else dtypes.checked_number(value, input.dtype))
    return input


@operation(
    "mutation", name="fill_diagonal_", function=False,
    sampler=lambda s: [(s.plain_values(n, *shape), 2, wrap) for n in s.ALL for shape in ((3, 4), (7, 2), (3, 3, 3)) for wrap in (False, True)],
)  # fmt: skip
def fill_diagonal_(builder: Any, input: Value, fill_value: Operand, wrap: bool = False) -> Any:
    """Write one number (or 0-d tensor) along the main diagonal, of a tall matrix again below the next row with ``wrap``; the result is the tensor.

    Errors: RuntimeError for fewer than two dimensions, and for three or more that are not of one size.
    """
    rank = len(input.shape)
    if rank < 2:
        raise RuntimeError("dimensions must larger than 1")
    if rank > 2 and not all(size == input.shape[0] for size in input.shape):
        raise RuntimeError("all dimensions of input must be of equal length")
    if builder.is_value(fill_value) and len(fill_value.shape):
        raise RuntimeError(f"fill_ only supports 0-dimension value tensor but got tensor with {len(fill_value.shape)} dimensions.")
    number = fill_value if builder.is_value(fill_value) else dtypes.checked_number(fill_value, input.dtype)
    strides = builder.strides(input)
    height, width = input.shape[:2]
    if not (wrap and rank == 2 and height > width + 1):
        _fill_line(builder, input, 0, width if width < height else height, sum(strides), number)
    elif is_contiguous(input.shape, strides):  # one line over all of the memory: where it leaves a row, it skips the next
        _fill_line(builder, input, 0, (height * width + width) // (width + 1), width + 1, number)
    else:
        first: Size = 0
        while first < height:
            rest = height - first
            _fill_line(builder, input, first * strides[0], width if width < rest else rest, sum(strides), number)
            first = first + width + 1
    return input


def _fill_line(builder: Any, input: Any, offset: Any, count: Any, stride: Any, number: Any) -> None:
    builder.write(builder.view(input, (count,), (stride,), offset), number)


@operation("mutation", name="zero_", function=False, sampler=lambda s: [(s.MATRIX,)])
def zero_(builder: Any, input: Value) -> Any:
    """Write 0 everywhere; the result is the tensor."""
    write_value(builder, input, 0)
    return input


def without_leading_ones(builder: Any, value: Any, rank: int) -> Any:
    """A value of more dimensions than its place may have leading sizes of 1."""
    shape, strides = tuple(value.shape), builder.strides(value)
    extra = 0
    while len(shape) - extra > rank and shape[extra] == 1:
        extra += 1
    return builder.view(value, shape[extra:], strides[extra:], 0) if extra else value


def assigned_number(builder: Any, input: Any, value: Any) -> Any:
    """A number to be assigned, as one of the tensor's dtype.

    Errors: TypeError for what is no number; RuntimeError for one that does not fit.
    """
    if isinstance(value, bool | int | float | np.generic) or hasattr(value, "hint"):
        return dtypes.checked_number(value, input.dtype) if builder.dialect == "torch" else value
    raise TypeError(f"can't assign a {type(value).__qualname__} to a framestance.{dtypes.label(input.dtype)}Tensor")


def assign(builder: Any, input: Any, view: Any, value: Any) -> None:
    """Write ``value`` into a window ``view`` of ``input``."""
    if builder.is_value(value):
        value = without_leading_ones(builder, value, len(view.shape))
    else:
        value = assigned_number(builder, input, value)
    write_value(builder, view, value)
