"""Rows that make tensors from numbers: filled, counted, copied from Python data."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from . import dtypes
from .casts import check_device, check_requires_grad
from .row import Data, Device, DType, Number, Operand, Row, Shape, Sizes, Value, VarValues, operation
from .shapes import is_size, listed, require_int, sizes_argument
from .views import expanded, like


def _options(dtype: Any, device: Any, requires_grad: Any) -> np.dtype[Any]:
    """Check the common keyword arguments; the dtype they ask for."""
    check_device(device)
    check_requires_grad(requires_grad)
    return dtypes.get_default_dtype().numpy if dtype is None else dtypes.as_numpy(dtype)


def _shape(name: str, size: Any) -> tuple[Any, ...]:
    """The size arguments of a creation function.

    Errors: TypeError when there are none or they are no sizes; RuntimeError for negative ones.
    """
    if not size:
        raise TypeError(f'{name}() missing 1 required positional arguments: "size"')
    shape = sizes_argument(name, size)
    for s in shape:
        if s < 0:
            raise RuntimeError(f"Trying to create tensor with negative dimension {s}: {list(shape)}")
    return shape


_UNWRITTEN = "values: what is not yet written is 0, so that programs stay reproducible"


def _filled(name: str, number: int, doc: str, sampler: Any) -> Row:
    def build(
        builder: Any, size: Sizes, dtype: DType = None, device: Device = None, requires_grad: bool = False, layout: str | None = None, pin_memory: bool = False
    ) -> Any:
        return builder.fill(_shape(name, size), number, _options(dtype, device, requires_grad))

    build.__doc__ = doc
    return operation("creation", name=name, differs=_UNWRITTEN if name == "empty" else "", sampler=sampler)(build)


def _filled_like(name: str, number: int, doc: str, sampler: Any) -> Row:
    def build(builder: Any, input: Value, dtype: DType = None, device: Device = None, requires_grad: bool = False, memory_format: str | None = None) -> Any:
        wanted = input.dtype if dtype is None else dtypes.as_numpy(dtype)
        _options(None, device, requires_grad)
        return like(builder, input, memory_format, lambda shape: builder.fill(shape, number, wanted))

    build.__doc__ = f"{doc} It lies in memory as a copy of ``input`` would."
    return operation("creation", name=name, method=(), keyword_only=4, differs=_UNWRITTEN if name == "empty_like" else "", sampler=sampler)(build)


def _filled_new(name: str, number: int, doc: str, sampler: Any) -> Row:
    def build(builder: Any, input: Value, size: Sizes, dtype: DType = None, device: Device = None, requires_grad: bool = False) -> Any:
        wanted = input.dtype if dtype is None else dtypes.as_numpy(dtype)
        _options(None, device, requires_grad)
        return builder.fill(_shape(name, size), number, wanted)

    build.__doc__ = doc
    return operation("creation", name=name, function=False, differs=_UNWRITTEN if name == "new_empty" else "", sampler=sampler)(build)


zeros = _filled("zeros", 0, "Zeros of the given sizes, in ``dtype`` or the default dtype.", lambda s: [((2, 3),), (((),),)])
ones = _filled("ones", 1, "Ones of the given sizes, in ``dtype`` or the default dtype.", lambda s: [((2, 3),)])
empty = _filled("empty", 0, "A tensor of the given sizes to be written to. It holds zeros, so that programs stay reproducible.", lambda s: [((2,),)])
zeros_like = _filled_like("zeros_like", 0, "Zeros in the shape and dtype of ``input``.", lambda s: [(s.MATRIX,), (s.INT_MATRIX,)])
ones_like = _filled_like("ones_like", 1, "Ones in the shape and dtype of ``input``.", lambda s: [(s.MATRIX.T,)])
empty_like = _filled_like("empty_like", 0, "A tensor to be written to, in the shape and dtype of ``input``.", lambda s: [(s.MATRIX,)])
new_zeros = _filled_new("new_zeros", 0, "Zeros of the given sizes in the dtype of ``input``.", lambda s: [(s.MATRIX, (2,))])
new_ones = _filled_new("new_ones", 1, "Ones of the given sizes in the dtype of ``input``.", lambda s: [(s.INT_MATRIX, (2,))])
new_empty = _filled_new("new_empty", 0, "A tensor to be written to, of the given sizes in the dtype of ``input``.", lambda s: [(s.MATRIX, (2,))])


def _full(builder: Any, shape: tuple[Any, ...], fill_value: Any, dtype: np.dtype[Any] | None) -> Any:
    if builder.is_value(fill_value):
        if len(fill_value.shape):
            raise TypeError("full(): argument 'fill_value' must be a number or a 0-d tensor")
        return builder.copy(expanded(builder, builder.cast(fill_value, dtype or fill_value.dtype), shape))
    wanted = dtype or dtypes.number_dtype(fill_value)
    return builder.fill(shape, dtypes.checked_number(fill_value, wanted), wanted)


@operation("creation", keyword_only=3, sampler=lambda s: [((2, 3), 1.5), ((), 7), ((2,), True)])
def full(builder: Any, size: Shape, fill_value: Operand, dtype: DType = None, device: Device = None, requires_grad: bool = False) -> Any:
    """One number in the given sizes (a tuple); without ``dtype`` in the dtype of the number."""
    if not isinstance(size, tuple | list):
        raise TypeError(f"full(): argument 'size' (position 1) must be tuple of ints, not {type(size).__qualname__}")
    wanted = None if dtype is None else dtypes.as_numpy(dtype)
    _options(None, device, requires_grad)
    return _full(builder, _shape("full", (size,)), fill_value, wanted)


@operation("creation", method=(), keyword_only=3, sampler=lambda s: [(s.MATRIX, 3)])
def full_like(builder: Any, input: Value, fill_value: Operand, dtype: DType = None, device: Device = None, requires_grad: bool = False) -> Any:
    """One number in the shape and dtype of ``input``."""
    _options(None, device, requires_grad)
    wanted = input.dtype if dtype is None else dtypes.as_numpy(dtype)
    return like(builder, input, None, lambda shape: _full(builder, shape, fill_value, wanted))


@operation("creation", function=False, keyword_only=3, sampler=lambda s: [(s.INT_MATRIX, (2,), 5)])
def new_full(builder: Any, input: Value, size: Shape, fill_value: Operand, dtype: DType = None, device: Device = None, requires_grad: bool = False) -> Any:
    """One number in the given sizes and the dtype of ``input``."""
    _options(None, device, requires_grad)
    return _full(builder, _shape("new_full", (size,)), fill_value, input.dtype if dtype is None else dtypes.as_numpy(dtype))


# ---- counted ----


def _count(start: Any, end: Any, step: Any) -> Any:
    """How many steps lead from start to before end.

    Errors: RuntimeError for a step of 0 or in the wrong direction.
    """
    if step == 0:
        raise RuntimeError("step must be nonzero")
    if (step > 0 and end < start) or (step < 0 and end > start):
        raise RuntimeError("upper bound and lower bound inconsistent with step sign")
    if isinstance(start, float) or isinstance(end, float) or isinstance(step, float):
        return math.ceil((end - start) / step)
    return (end - start + (step - 1 if step > 0 else step + 1)) // step


@operation("creation", keyword_only=3, sampler=lambda s: [(5,), (1, 6, 2), (5, 0, -2), (0.0, 1.0, 0.25), (3, 3)])
def arange(
    builder: Any, start: Number = 0, end: Number | None = None, step: Number = 1, dtype: DType = None, device: Device = None, requires_grad: bool = False
) -> Any:
    """``start``, ``start + step``, ... before ``end``; ``arange(end)`` starts at 0. int64 when all three are integers, else the default dtype."""
    if end is None:
        start, end = 0, start
    for number in (start, end, step):
        dtypes.number_dtype(number)
    whole = all(is_size(n) or isinstance(n, bool) for n in (start, end, step))
    default = _options(None, device, requires_grad)
    wanted = (dtypes.INT64 if whole else default) if dtype is None else dtypes.as_numpy(dtype)
    if wanted.kind in "bc":
        raise NotImplementedError(f"\"arange_cpu\" not implemented for '{dtypes.label(wanted)}'")
    return builder.arange(start, step, _count(start, end, step), wanted)


def check_endpoints(builder: Any, name: str, start: Any, end: Any, steps: Any, dtype: np.dtype[Any]) -> None:
    """Errors: RuntimeError for tensors that are not 0-d and for a negative number of steps; NotImplementedError for bools."""
    ranks = [len(x.shape) if builder.is_value(x) else 0 for x in (start, end)]
    if any(ranks):
        raise RuntimeError(f"{name} only supports 0-dimensional start and end tensors, but got start with {ranks[0]} and end with {ranks[1]} dimension(s).")
    require_int(steps, name, "steps")
    if steps < 0:
        raise RuntimeError("number of steps must be non-negative")
    if dtype.kind == "b":
        raise NotImplementedError(f"\"{name}_cpu\" not implemented for 'Bool'")


def spaced(start: Any, end: Any, steps: int, dtype: Any) -> Any:
    """float64 numbers from ``start`` to ``end``, numbers or 0-d arrays, which integers round towards zero first."""
    first, last = (float(np.asarray(x).astype(dtype)) if dtype.kind in "iu" else float(x) for x in (start, end))
    return np.linspace(first, last, steps, dtype=np.float64)


def _linspace(start: Any, end: Any, steps: int, dtype: Any) -> Any:
    return np.trunc(spaced(start, end, steps, dtype)).astype(dtype) if dtype.kind in "iu" else spaced(start, end, steps, dtype).astype(dtype)


@operation("creation", keyword_only=3, out=True, sampler=lambda s: [(0.0, 1.0, 5)])
def linspace(builder: Any, start: Operand, end: Operand, steps: int, dtype: DType = None, device: Device = None, requires_grad: bool = False) -> Any:
    """``steps`` numbers evenly spaced from ``start`` to ``end`` (numbers or 0-d tensors), both included."""
    wanted = _options(dtype, device, requires_grad)
    check_endpoints(builder, "linspace", start, end, steps, wanted)
    return builder.extern(linspace, _linspace, (start, end, steps, wanted), [((steps,), wanted)])[0]


def _eye(n: int, m: int, dtype: Any) -> Any:
    return np.eye(n, m, dtype=dtype)


@operation("creation", keyword_only=3, sampler=lambda s: [(3,), (2, 3)])
def eye(builder: Any, n: int, m: int | None = None, dtype: DType = None, device: Device = None, requires_grad: bool = False) -> Any:
    """The identity matrix of n rows and m (or n) columns."""
    wanted = _options(dtype, device, requires_grad)
    columns = n if m is None else m
    for size in (n, columns):
        if size < 0:
            raise RuntimeError(f"n must be greater or equal to 0, got {size}")
    return builder.extern(eye, _eye, (n, columns, wanted), [((n, columns), wanted)])[0]


# ---- from Python data ----


def _check_nesting(data: Any) -> list[int]:
    """The shape of nested sequences.

    Errors: ValueError where they are ragged, TypeError for what is no number.
    """
    if not isinstance(data, list | tuple):
        if isinstance(data, np.ndarray):
            return list(data.shape)
        if isinstance(data, str | bytes):
            raise TypeError(f"new(): invalid data type '{type(data).__qualname__}'")
        if not isinstance(data, bool | int | float | complex | np.generic):
            raise RuntimeError(f"Could not infer dtype of {type(data).__qualname__}")
        return []
    if not data:
        return [0]
    inner = _check_nesting(data[0])
    for element in data[1:]:
        found = _check_nesting(element)
        if found == inner:
            continue
        if len(found) != len(inner) or not found:
            raise TypeError("sequences of tensor() must be nested equally deep")
        raise ValueError(f"expected sequence of length {inner[0]} at dim 1 (got {found[0]})")
    return [len(data), *inner]


def _leaf_dtype(data: Any) -> np.dtype[Any] | None:
    """The dtype of numbers in nested sequences: the highest category; NumPy's numbers bring their own."""
    if isinstance(data, np.ndarray | np.generic):
        return dtypes.of_numpy(data.dtype).numpy
    if not isinstance(data, list | tuple):
        return dtypes.number_dtype(data)
    found: np.dtype[Any] | None = None
    for element in data:
        leaf = _leaf_dtype(element)
        found = leaf if found is None else found if leaf is None else dtypes.promote_types(found, leaf)
    return found


def array_of(data: Any, dtype: np.dtype[Any] | None) -> np.ndarray[Any, Any]:
    """Python data, or arrays, as a fresh array in ``dtype`` or the dtype the data suggests.

    Errors: ValueError for ragged data; TypeError for what is no number; RuntimeError for numbers that do not fit.
    """
    if isinstance(data, np.ndarray):
        wanted = dtypes.of_numpy(data.dtype).numpy if dtype is None else dtype
        with np.errstate(all="ignore"):
            return np.array(data, dtype=wanted, order="C")
    _check_nesting(data)
    wanted = dtype or _leaf_dtype(data) or dtypes.get_default_dtype().numpy
    try:
        exact = np.array(data)
    except (OverflowError, ValueError) as error:
        raise RuntimeError(f"tensor(): {error}") from None
    if exact.dtype.kind == "O":
        raise RuntimeError("Overflow when unpacking long long")
    if wanted.kind in "iu" and exact.size and exact.dtype.kind != "c":
        info = np.iinfo(wanted)
        low = -info.max - 1 if wanted.kind == "u" else info.min  # torch lets small negative numbers wrap into uint8
        if (exact.dtype.kind == "f" and not np.isfinite(exact).all()) or exact.max() > info.max or exact.min() < low:
            raise RuntimeError(f"value cannot be converted to type {wanted.name} without overflow")
    if exact.dtype.kind == "c" and wanted.kind != "c":
        raise TypeError(f"can't convert complex to {'int' if wanted.kind in 'iu' else 'float'}")
    with np.errstate(all="ignore"):
        return exact.astype(wanted) if exact.dtype.kind != "i" or wanted.kind not in "fc" else np.array(data, dtype=wanted)


def _contains_value(builder: Any, data: Any) -> bool:
    if isinstance(data, list | tuple):
        return any(_contains_value(builder, x) for x in data)
    return bool(builder.is_value(data)) or hasattr(data, "hint")


@operation("creation", keyword_only=4, sampler=lambda s: [([1, 2],), ([[1.5], [2]],), (True,), (3,)])
def tensor(builder: Any, data: Data, dtype: DType = None, device: Device = None, requires_grad: bool = False, pin_memory: bool = False) -> Any:
    """A fresh tensor from numbers, nested lists of them, or an array. Python floats come in the default dtype.

    Errors: ValueError for lists of unequal length, TypeError or RuntimeError for what is no number of the dtype.
    """
    _options(None, device, requires_grad)
    wanted = None if dtype is None else dtypes.as_numpy(dtype)
    if builder.is_value(data):
        return builder.copy(builder.cast(data, wanted or data.dtype))
    if hasattr(data, "hint"):
        return builder.fill((), data, wanted or dtypes.INT64)
    if isinstance(data, np.ndarray) or not _contains_value(builder, data):
        return builder.constant(array_of(data, wanted))
    if isinstance(data, list | tuple) and all(builder.is_value(x) and not len(x.shape) for x in data):
        from .joins import stack

        stacked = stack.build(builder, data)
        return stacked if wanted is None else builder.cast(stacked, wanted)
    if not any(isinstance(x, np.ndarray) for x in _leaves(data)):
        raise builder.data_dependent("tensor() of a list that mixes numbers and tensors")
    return builder.constant(array_of(_without_arrays(data), wanted))


def _leaves(data: Any) -> list[Any]:
    return [leaf for x in data for leaf in _leaves(x)] if isinstance(data, list | tuple) else [data]


def _without_arrays(data: Any) -> Any:
    """Arrays of one element as numbers; others as nested lists.

    Errors: ValueError for an array of several elements among numbers.
    """
    if isinstance(data, list | tuple):
        return [_without_arrays(x) for x in data]
    if isinstance(data, np.ndarray):
        if data.size != 1:
            raise ValueError("only one element tensors can be converted to Python scalars")
        return data.item()
    return data


@operation("creation", method=(), sampler=lambda s: [([1, 2],), (s.MATRIX,)])
def as_tensor(builder: Any, data: Data, dtype: DType = None, device: Device = None) -> Any:
    """``data`` itself if it is a tensor of that dtype, memory shared with an ndarray of that dtype, else ``tensor(data)``."""
    check_device(device)
    wanted = None if dtype is None else dtypes.as_numpy(dtype)
    if builder.is_value(data):
        return data if wanted is None else builder.cast(data, wanted)
    return tensor.build(builder, data, wanted)


@operation("creation", function=False, keyword_only=3, sampler=lambda s: [(s.INT_MATRIX, [1.5, 2.5])])
def new_tensor(builder: Any, input: Value, data: Data, dtype: DType = None, device: Device = None, requires_grad: bool = False) -> Any:
    """``tensor(data)`` in the dtype of ``input``."""
    return tensor.build(builder, data, input.dtype if dtype is None else dtype, device, requires_grad)


def _meshgrid_axis(builder: Any, value: Any, axis: int, shape: tuple[Any, ...]) -> Any:
    strides = [0] * len(shape)
    strides[axis] = builder.strides(value)[0]
    return builder.view(value, shape, tuple(strides), 0)


@operation("creation", method=(), sampler=lambda s: [((s.VECTOR, s.VECTOR),)])
def meshgrid(builder: Any, tensors: VarValues, indexing: str = "ij") -> tuple[Value, ...]:
    """The coordinates of a grid: each vector along its own dimension of the common shape; with "xy" the first two dimensions are exchanged."""
    tensors = listed(tensors)
    if not tensors:
        raise RuntimeError("meshgrid expects a non-empty TensorList")
    if indexing not in ("ij", "xy"):
        raise RuntimeError(f'torch.meshgrid: indexing must be one of "xy" or "ij", but received: {indexing}')
    for x in tensors:
        if len(x.shape) > 1:
            raise RuntimeError(f"meshgrid: Expected 0D or 1D tensor in the tensor list but got {len(x.shape)}D")
        if x.dtype != tensors[0].dtype:
            raise RuntimeError("meshgrid expects all tensors to have the same dtype")
    tensors = [x if len(x.shape) else builder.view(x, (1,), (1,), 0) for x in tensors]
    order = [1, 0, *range(2, len(tensors))] if indexing == "xy" and len(tensors) > 1 else list(range(len(tensors)))
    shape = tuple(tensors[number].shape[0] for number in order)
    return tuple(_meshgrid_axis(builder, x, order[number], shape) for number, x in enumerate(tensors))
