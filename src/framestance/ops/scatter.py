"""Rows that write or add elements at indices along a dimension into a copy (in place: into the tensor itself). NumPy does it, element after element."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from . import dtypes
from .mutation import check_writable, in_c_order, writing
from .row import Number, Operand, Value
from .shapes import product, wrap_dim

_REDUCERS: dict[str, Any] = {"sum": np.add, "mean": np.add, "prod": np.multiply, "amax": np.maximum, "amin": np.minimum}


def require_index_dtype(name: str, index: Any, accepted: tuple[str, ...] = ("int32", "int64")) -> None:
    """Errors: RuntimeError for an index that is no tensor of the accepted integers."""
    if index.dtype.name not in accepted:
        raise RuntimeError(f"{name}(): Expected dtype {'/'.join(accepted)} for index, but got: {dtypes.label(index.dtype)}")


def check_bounds(index: Any, size: int, dim: int) -> None:
    """Errors: RuntimeError for an index outside of ``range(size)``."""
    if index.size:
        for extreme in (int(index.min()), int(index.max())):
            if not 0 <= extreme < size:
                raise RuntimeError(f"index {extreme} is out of bounds for dimension {dim} with size {size}")


def _identity(reduce: str, dtype: np.dtype[Any]) -> Any:
    """What a reduction of nothing starts from."""
    if reduce in ("amax", "amin"):
        if dtype.kind == "b":
            return reduce == "amin"
        if dtype.kind == "f":
            return -math.inf if reduce == "amax" else math.inf
        limits = np.iinfo(dtype)
        return limits.min if reduce == "amax" else limits.max
    return 1 if reduce == "prod" else 0


def _divided(total: Any, counts: Any) -> Any:
    counts = np.maximum(counts, 1).astype(total.dtype)
    return total // counts if total.dtype.kind in "iu" else total / counts


# ---- scatter: an index for every element ----


def flat_places(index: Any, dim: int, shape: tuple[int, ...]) -> Any:
    """The places in C order, in an array of ``shape``, that an index along ``dim`` names."""
    places: Any = 0
    step = 1
    for axis in reversed(range(len(shape))):
        along = index if axis == dim else np.arange(index.shape[axis]).reshape((-1,) + (1,) * (len(shape) - axis - 1))
        places = places + along * np.int64(step)
        step *= shape[axis]
    return np.broadcast_to(places, index.shape).reshape(-1)


def _scatter(array: Any, dim: int, index: Any, src: Any, reduce: str, include_self: bool) -> None:
    """Write ``src``, or reduce it by ``reduce``, at the places of ``array`` that ``index`` names."""
    if not index.size:
        return
    index = index.reshape(1) if not index.ndim else index
    if isinstance(src, np.ndarray):
        src = src[tuple(slice(size) for size in index.shape)] if src.ndim else src
        src = src.reshape(-1)
    in_c_order(array, _scatter_flat, flat_places(index, dim, array.shape or (1,)), src, reduce, include_self)


def _scatter_flat(flat: Any, places: Any, src: Any, reduce: str, include_self: bool) -> None:
    if not reduce:
        flat[places] = src
        return
    if not include_self:
        flat[places] = _identity(reduce, flat.dtype)
    _REDUCERS[reduce].at(flat, places, src)
    if reduce == "mean":
        counts = np.full(flat.shape, int(include_self), np.int64)
        np.add.at(counts, places, 1)
        flat[...] = _divided(flat, counts)


def _check_scatter(name: str, input: Any, index: Any, src: Any) -> None:
    """What holds of shapes and dtypes before anything is scattered. A tensor without dimensions counts as one of size 1."""
    if product(index.shape) == 0:
        return
    require_index_dtype(name, index)
    parts = [("self", input)] if src is None else [("self", input), ("src", src)]
    if src is not None and src.dtype != input.dtype:
        raise RuntimeError(f"{name}(): Expected self.dtype to be equal to src.dtype")
    for what, part in parts:
        if max(len(part.shape), 1) != max(len(index.shape), 1):
            raise RuntimeError(f"Index tensor must have the same number of dimensions as {what} tensor")


def _check_sizes(input: Any, dim: int, index: Any, src: Any) -> None:
    """Errors: RuntimeError where ``index`` is larger than ``input`` (but along ``dim``) or ``src``."""
    shapes = [tuple(x.shape) or (1,) for x in (input, index)]
    given = shapes[1] if src is None else tuple(src.shape) or (1,)
    for axis, (mine, wanted, there) in enumerate(zip(*shapes, given, strict=True)):
        if (axis != dim and wanted > mine) or wanted > there:
            beside = "" if src is None else f" and to be no larger size than src {list(src.shape)}"
            raise RuntimeError(f"Expected index {list(index.shape)} to be no larger than self {list(input.shape)} apart from dimension {dim}{beside}")


def _write_scattered(builder: Any, row: Any, input: Any, dim: Any, index: Any, src: Any, reduce: str = "", include_self: bool = True) -> None:
    wrapped = wrap_dim(dim, len(input.shape), row.name)
    tensor = src if builder.is_value(src) else None
    _check_scatter(row.name, input, index, tensor)
    if product(index.shape) == 0:
        return
    _check_sizes(input, wrapped, index, tensor)
    if tensor is None:
        src = builder.fill((), dtypes.checked_number(src, input.dtype), input.dtype)
    check_writable(builder, input)
    builder.extern(row, check_bounds, (index, _size(input, wrapped), wrapped), [])
    builder.update(row, _scatter, input, (wrapped, index, src, reduce, include_self))


def _size(input: Any, dim: int) -> Any:
    """The size of a dimension; a tensor without dimensions counts as one of size 1."""
    return input.shape[dim] if len(input.shape) else 1


def _samples(s: Any, *more: tuple[Any, ...]) -> Any:
    index = np.array([[0, 2, 1, 0], [2, 2, 0, 1]])
    for name in ("float32", "float64", "int64", "int32", "uint8"):
        x = s.plain_values(name, 3, 4)
        for rest in more:
            yield x, 0, index, s.plain_values(name, 2, 4), *rest
            yield x.T, 1, index.T.astype(np.int32), s.plain_values(name, 4, 2), *rest
            yield x, -1, index[:, :2], s.plain_values(name, 3, 3), *rest
            yield np.asarray(x[0, 0]), 0, np.array([0]), x[0, :1], *rest
            yield s.plain_values(name, 0, 3), 0, np.zeros((0, 3), np.int64), s.plain_values(name, 0, 3), *rest


@writing("index", keyword_only=2, can_fail=True, sampler=lambda s: _samples(s, (), (None, "add"), (None, "multiply")))
def scatter(builder: Any, input: Value, dim: int, index: Value, src: Operand = None, value: Operand = None, reduce: str | None = None) -> None:
    """A copy of ``input`` in which the place that ``index`` names along ``dim`` holds the element of ``src`` at the same position, or the number given.

    ``reduce`` "add" or "multiply" combines it with what is there. Of several elements for one place the last is kept.
    Errors: RuntimeError for an index out of range or negative, and for shapes or dtypes that do not fit.
    """
    given = src if value is None else value
    if given is None:
        raise TypeError("scatter(): one of the arguments 'src' and 'value' is needed")
    if builder.is_value(given) and value is not None:
        raise TypeError("scatter(): argument 'value' must be a number")
    if reduce not in (None, "add", "multiply"):
        raise RuntimeError("reduce argument must be either add or multiply.")
    _write_scattered(builder, scatter, input, dim, index, given, {"add": "sum", "multiply": "prod"}.get(reduce or "", ""))


@writing("index", can_fail=True, sampler=lambda s: _samples(s, ()))
def scatter_add(builder: Any, input: Value, dim: int, index: Value, src: Value) -> None:
    """A copy of ``input`` to which the elements of ``src`` are added at the places that ``index`` names along ``dim``.

    Errors: RuntimeError for an index out of range or negative, and for shapes or dtypes that do not fit.
    """
    _write_scattered(builder, scatter_add, input, dim, index, src, "sum")


@writing(
    "index", can_fail=True, keyword_only=1,
    sampler=lambda s: _samples(s, *((reduce, own) for reduce in _REDUCERS for own in (True, False))),
)  # fmt: skip
def scatter_reduce(builder: Any, input: Value, dim: int, index: Value, src: Value, reduce: str, include_self: bool = True) -> None:
    """A copy of ``input`` in which each place that ``index`` names along ``dim`` holds the "sum", "prod", "mean", "amax" or "amin" of the elements of ``src``
    for it, and of what was there unless ``include_self`` is false. Other places keep what they hold.

    Errors: RuntimeError for an index out of range or negative, and for shapes or dtypes that do not fit.
    """
    if reduce not in _REDUCERS:
        raise RuntimeError(f"reduce argument must be either sum, prod, mean, amax or amin, got {reduce}")
    if reduce == "mean" and input.dtype.kind == "b":
        raise NotImplementedError("\"scatter_reduce_mean\" not implemented for 'Bool'")
    _write_scattered(builder, scatter_reduce, input, dim, index, src, reduce, include_self)


# ---- index_*: an index for every slice ----


def _check_vector(name: str, index: Any, accepted: tuple[str, ...] = ("int32", "int64")) -> None:
    if len(index.shape) > 1:
        raise IndexError(f"{name}(): Index is supposed to be a vector, but got dim: {len(index.shape)}")
    require_index_dtype(name, index, accepted)


def _check_source(name: str, input: Any, dim: int, index: Any, source: Any) -> None:
    """What holds of slices that are written: as many as there are indices, and as large as those of ``input``."""
    if source.dtype != input.dtype:
        raise RuntimeError(f"{name}(): self ({dtypes.label(input.dtype)}) and source ({dtypes.label(source.dtype)}) must have the same dtype")
    rank, count = len(input.shape), product(index.shape)
    if len(source.shape) != rank and (len(source.shape) or rank > 1):
        raise RuntimeError(f"{name}(): source has {len(source.shape)} dimensions, self has {rank}")
    have = source.shape[dim] if len(source.shape) else 1
    if have != count:
        raise (IndexError if name == "index_copy" else RuntimeError)(
            f"{name}(): Number of indices ({count}) should be equal to source.size(dim): ({have}), for dim: {dim}"
        )
    for axis, (mine, there) in enumerate(zip(input.shape, source.shape, strict=False)):
        if axis != dim and mine != there:
            raise RuntimeError(
                f"{name}(): source tensor shape must match self tensor shape, excluding the specified dimension. "
                f"Got self.shape = {list(input.shape)} source.shape = {list(source.shape)}"
            )


def _index_reduced(array: Any, dim: int, index: Any, source: Any, reduce: str, include_self: bool) -> None:
    """The index repeated for every element of a slice, as ``_scatter`` takes it: NumPy is fast at flat indices only."""
    shape = source.shape or (1,)
    repeated = np.broadcast_to(index.reshape([-1 if axis == dim else 1 for axis in range(len(shape))]), shape)
    _scatter(array, dim, repeated, source, reduce, include_self)


def _check_index(index: Any, size: int, dim: int, negative: bool) -> None:
    for extreme in (int(index.min()), int(index.max())) if index.size else ():
        if not (-size if negative else 0) <= extreme < size:
            raise IndexError(f"index {extreme} is out of bounds for dimension {dim} with size {size}")


def _check_within(index: Any, size: int) -> None:
    if index.size and not (0 <= index.min() and index.max() < size):
        raise IndexError("index out of range in self")


def _index_written(array: Any, dim: int, index: Any, source: Any) -> None:
    slices = np.moveaxis(array if array.ndim else array.reshape(1), dim, 0)
    slices[index.reshape(-1)] = np.moveaxis(source, dim, 0) if source.ndim else source


def _write_slices(builder: Any, row: Any, input: Any, wrapped: int, index: Any, source: Any, negative: bool) -> None:
    check_writable(builder, input)
    builder.extern(row, _check_index, (index, _size(input, wrapped), wrapped, negative), [])
    builder.update(row, _index_written, input, (wrapped, index, source))


def _vector_samples(s: Any, *more: tuple[Any, ...], sources: Sequence[str] = ("float32", "float64", "int64", "int32", "uint8")) -> Any:
    for name in sources:
        x = s.plain_values(name, 3, 4)
        for rest in more:
            yield x, 0, np.array([2, 0]), s.plain_values(name, 2, 4), *rest
            yield x.T, -1, np.array([1, 2, 0]), x.T, *rest
            yield np.asarray(x[0, 0]), 0, np.array([0]), np.asarray(x[1, 1]), *rest
            yield s.plain_values(name, 0, 3), 1, np.array([1]), s.plain_values(name, 0, 1), *rest


@writing("index", can_fail=True, keyword_only=1, sampler=lambda s: _vector_samples(s, (), (2,)))
def index_add(builder: Any, input: Value, dim: int, index: Value, source: Value, alpha: Number = 1) -> None:
    """A copy of ``input`` to whose slices along ``dim`` named by a 1-d integer tensor those of ``alpha * source`` are added.

    Errors: RuntimeError for an index out of range or negative, and for shapes or dtypes that do not fit.
    """
    wrapped = wrap_dim(dim, len(input.shape), "index_add")
    _check_vector("index_add", index)
    _check_source("index_add", input, wrapped, index, source)
    if alpha != 1:
        from .elementwise import mul

        source = builder.elementwise(mul, input.dtype, (source, dtypes.checked_number(alpha, input.dtype)))
    check_writable(builder, input)
    builder.extern(index_add, check_bounds, (index, _size(input, wrapped), wrapped), [])
    builder.update(index_add, _index_reduced, input, (wrapped, index, source, "sum", True))


@writing(
    "index", can_fail=True, keyword_only=1,
    sampler=lambda s: _vector_samples(s, *((reduce, own) for reduce in ("prod", "mean", "amax", "amin") for own in (True, False))),
)  # fmt: skip
def index_reduce(builder: Any, input: Value, dim: int, index: Value, source: Value, reduce: str, include_self: bool = True) -> None:
    """A copy of ``input`` in which each slice along ``dim`` named by ``index`` is the "prod", "mean", "amax" or "amin" of the slices of ``source`` for it,
    and of itself unless ``include_self`` is false.

    Errors: IndexError for an index out of range or negative; RuntimeError for shapes or dtypes that do not fit.
    """
    if reduce not in ("prod", "mean", "amax", "amin"):
        raise RuntimeError(f"index_reduce(): Expected reduce to be one of prod, mean, amax or amin but got {reduce}.")
    wrapped = wrap_dim(dim, len(input.shape), "index_reduce")
    _check_vector("index_reduce", index)
    _check_source("index_reduce", input, wrapped, index, source)
    if reduce == "mean" and input.dtype.kind == "b":
        raise NotImplementedError("\"index_reduce_mean\" not implemented for 'Bool'")
    check_writable(builder, input)
    builder.extern(index_reduce, _check_within, (index, _size(input, wrapped)), [])
    builder.update(index_reduce, _index_reduced, input, (wrapped, index, source, reduce, include_self))


@writing("index", can_fail=True, sampler=lambda s: _vector_samples(s, ()))
def index_copy(builder: Any, input: Value, dim: int, index: Value, source: Value) -> None:
    """A copy of ``input`` whose slices along ``dim`` named by a 1-d int64 tensor are those of ``source``.

    Errors: IndexError for an index out of range or negative; RuntimeError for shapes or dtypes that do not fit.
    """
    wrapped = wrap_dim(dim, len(input.shape), "index_copy")
    _check_vector("index_copy", index, ("int64",))
    _check_source("index_copy", input, wrapped, index, source)
    _write_slices(builder, index_copy, input, wrapped, index, source, False)


@writing("index", can_fail=True, sampler=lambda s: ((x, dim, np.array([-1, 0]), 3) for (x,) in s.unary() if x.size > 1 for dim in range(x.ndim)))
def index_fill(builder: Any, input: Value, dim: int, index: Value, value: Operand) -> None:
    """A copy of ``input`` with a number (or 0-d tensor) in the slices along ``dim`` named by a 1-d int64 tensor, whose negative indices count from the end.

    Errors: IndexError for an index out of range.
    """
    wrapped = wrap_dim(dim, len(input.shape), "index_fill")
    if index.dtype.name != "int64":
        raise IndexError("index_fill_(): Expected dtype int64 for index.")
    _check_vector("index_fill", index)
    if builder.is_value(value):
        if len(value.shape):
            raise RuntimeError(f"index_fill_ only supports a 0-dimensional value tensor, but got tensor with {len(value.shape)} dimension(s).")
        number = builder.cast(value, input.dtype)
    else:
        number = builder.fill((), dtypes.checked_number(value, input.dtype), input.dtype)
    _write_slices(builder, index_fill, input, wrapped, index, number, True)
