"""Rows that put elements in order or need them so: sorting, distinct elements, places in sorted sequences, membership.

What depends on contents in its shape is no part of a graph.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .elementwise import eq, ne
from .reductions import ValuesIndices
from .row import Operand, Value, operation
from .shapes import require_int, wrap_dim
from .views import contiguous, narrow


def _unique_samples(s: Any) -> Any:
    for name in s.ALL:
        yield (s.edge_values(name),)
        yield s.plain_values(name, 4, 6).T, True, True, True
        yield s.plain_values(name, 4, 6).T % 3 if name != "bool" else s.plain_values(name, 3, 4), True, True, False, 0
        yield (np.asarray(s.plain_values(name, 1)[0]),)
        yield s.plain_values(name, 0, 3), True, False, True, 0


def _search_samples(s: Any) -> Any:
    for name in s.FLOATS + s.INTEGERS:
        sequence = np.array([1, 3, 3, 7], name)
        for right in (False, True):
            yield sequence, s.plain_values(name, 4, 6).T, False, right
            yield sequence, s.edge_values(name), True, right
            yield np.stack([sequence, sequence[::-1] * 0 + 2]), s.plain_values(name, 2, 3), False, right
            yield sequence, 3, False, right
        yield sequence[::-1].copy(), s.plain_values(name, 3), False, False, "right", np.array([3, 1, 2, 0])
        yield s.plain_values(name, 0), s.plain_values(name, 3)
    yield np.array([1, 2, np.nan], "float32"), np.array([5, np.nan, 1], "float32")


# ---- all elements in order ----


def _sort(array: Any, dim: int, descending: bool) -> Any:
    if descending:
        order = np.flip(array.shape[dim] - 1 - np.argsort(np.flip(array, dim), axis=dim, kind="stable"), dim)
    else:
        order = np.argsort(array, axis=dim, kind="stable")
    return np.take_along_axis(array, order, dim).copy(), order.astype(np.int64).copy()


@operation("index", method=("sort",), sampler=lambda s: [(s.MATRIX,), (s.INT_MATRIX, 0, True)])
def sort(builder: Any, input: Value, dim: int = -1, descending: bool = False, stable: bool = True) -> ValuesIndices:
    """Values in order along ``dim`` and their indices; equal values keep their order, NaN counts as largest."""
    rank = len(input.shape)
    if input.dtype.kind == "c":
        raise RuntimeError("Sort does not support complex dtypes on CPU")
    wrapped = wrap_dim(dim, rank, "sort")
    if not rank:
        return ValuesIndices(builder.copy(input), builder.fill((), 0, dtypes.INT64))
    shape = tuple(input.shape)
    return ValuesIndices(*builder.extern(sort, _sort, (input, wrapped, descending), [(shape, input.dtype), (shape, dtypes.INT64)]))


@operation("index", sampler=lambda s: [(s.MATRIX,)])
def argsort(builder: Any, input: Value, dim: int = -1, descending: bool = False, stable: bool = True) -> Any:
    """The indices that sort ``input`` along ``dim``."""
    return sort.build(builder, input, dim, descending).indices


@operation("index", sampler=lambda s: [(s.MATRIX, 2), (s.MATRIX, 1, 0, False)])
def topk(builder: Any, input: Value, k: int, dim: int = -1, largest: bool = True, sorted: bool = True) -> ValuesIndices:
    """The ``k`` largest (or smallest) values along ``dim`` in order, and their indices."""
    require_int(k, "topk", "k")
    wrapped = wrap_dim(dim, len(input.shape), "topk")
    if input.dtype.kind == "b":
        raise RuntimeError("topk does not support bool dtypes on CPU")
    if k > (input.shape[wrapped] if len(input.shape) else 1):
        raise RuntimeError("selected index k out of range")
    if not len(input.shape):
        return sort.build(builder, input)
    return ValuesIndices(*(contiguous.build(builder, narrow.build(builder, x, wrapped, 0, k)) for x in sort.build(builder, input, wrapped, largest)))


# ---- distinct elements ----


def _runs(rows: Any) -> Any:
    """Where a run of equal rows of a matrix begins. NaN equals nothing."""
    begins = np.ones(len(rows), bool)
    begins[1:] = (rows[1:] != rows[:-1]).any(axis=1)
    return begins


def _rows_along(name: str, array: Any, dim: int) -> Any:
    """The entries along ``dim`` as rows of a matrix.

    Errors: RuntimeError where the entries are empty.
    """
    if array.size == 0 and any(size == 0 for axis, size in enumerate(array.shape) if axis != dim):
        raise RuntimeError(f"There are 0 sized dimensions, and they aren't selected, so {name} cannot be applied")
    first = np.moveaxis(array, dim, 0)
    return first.reshape(len(first), -1) if first.size else np.zeros((len(first), 1), array.dtype)


def _distinct(array: Any, order: Any, rows: Any, dim: Any, shape: tuple[int, ...]) -> tuple[Any, Any, Any]:
    """The first of each run of ``rows`` (which are in ``order``), for each element its run, and the lengths of the runs."""
    begins = _runs(rows)
    number = np.cumsum(begins) - 1
    inverse = np.empty(len(rows), np.int64)
    inverse[order] = number
    values = array.reshape(-1)[order[begins]] if dim is None else np.take(array, order[begins], axis=dim)
    return values, inverse.reshape(shape), np.bincount(number, minlength=int(begins.sum())).astype(np.int64)


def _chosen(found: tuple[Any, Any, Any], return_inverse: bool, return_counts: bool) -> Any:
    if not (return_inverse or return_counts):
        return found[0]
    return (found[0], *((found[1],) if return_inverse else ()), *((found[2],) if return_counts else ()))


_COUNTED = (
    ({"return_inverse": "True", "return_counts": "True"}, "tuple[Value, Value, Value]"),
    ({"return_inverse": "True"}, "tuple[Value, Value]"),
    ({"return_counts": "True"}, "tuple[Value, Value]"),
)


@operation("index", refused="c", cases=_COUNTED, sampler=_unique_samples)
def unique(builder: Any, input: Value, sorted: bool = True, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None) -> Any:
    """The distinct elements in ascending order, or the distinct entries along ``dim``; every NaN is distinct.

    With ``return_inverse`` also where each element went, with ``return_counts`` also how many there were of each. How many there are depends on the contents.
    """
    if not isinstance(input, np.ndarray):
        raise builder.data_dependent("unique")
    if dim is None:
        flat = input.reshape(-1)
        order = np.argsort(flat, kind="stable")
        found = _distinct(input, order, flat[order].reshape(-1, 1), None, input.shape)
    else:
        wrapped = wrap_dim(dim, input.ndim, "unique")
        array = input if input.ndim else input.reshape(1)
        rows = _rows_along("unique", array, wrapped)
        order = np.lexsort(rows.T[::-1])
        found = _distinct(array, order, rows[order], wrapped, (len(rows),))
    return _chosen(found, return_inverse, return_counts)


@operation(
    "index",
    refused="c",
    differs="values: with a dim and return_inverse by position, torch 2.13 gives counts instead; shape: as values",
    cases=_COUNTED,
    sampler=lambda s: ((x, *rest[1:]) for x, *rest in _unique_samples(s)),
)
def unique_consecutive(builder: Any, input: Value, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None) -> Any:
    """The elements (or entries along ``dim``) without those that equal the one before them; how many there are depends on the contents.

    With ``return_inverse`` also where each element went, with ``return_counts`` also the lengths of the runs.
    """
    if not isinstance(input, np.ndarray):
        raise builder.data_dependent("unique_consecutive")
    if dim is None:
        rows, wrapped, shape = input.reshape(-1, 1), None, input.shape
    else:
        wrapped = wrap_dim(dim, input.ndim, "unique_consecutive")
        rows = _rows_along("unique_consecutive", input if input.ndim else input.reshape(1), wrapped)
        shape = (len(rows),)
    array = input if input.ndim else input.reshape(1)
    return _chosen(_distinct(array, np.arange(len(rows)), rows, wrapped, shape), return_inverse, return_counts)


# ---- places in sorted sequences ----


def _search_rows(sequence: Any, values: Any, right: bool) -> Any:
    """Binary search along the last dimension, for all values at once; what compares with NaN is taken to come later."""
    low = np.zeros(values.shape, np.int64)
    high = np.full(values.shape, sequence.shape[-1], np.int64)
    while (open_ := low < high).any():
        middle = (low + high) >> 1
        probe = np.minimum(middle, sequence.shape[-1] - 1)
        at = sequence[probe] if sequence.ndim == 1 else np.take_along_axis(sequence, probe, -1)
        later = ~((at > values) if right else (at >= values))
        low = np.where(open_ & later, middle + 1, low)
        high = np.where(open_ & ~later, middle, high)
    return low


def _places(sequence: Any, values: Any, dtype: Any, right: bool, sorter: Any) -> Any:
    if sorter is not None:
        if sorter.size and (sorter.min() < 0 or sorter.max() >= sequence.shape[-1]):
            raise RuntimeError("torch.searchsorted(): sorter index out of range")
        sequence = np.take_along_axis(sequence, sorter, -1)
    values = np.asarray(values, sequence.dtype)
    clean = sequence.ndim == 1 and not (sequence.dtype.kind == "f" and (np.isnan(sequence[-1:]).any() or np.isnan(values).any()))
    found = np.searchsorted(sequence, values, "right" if right else "left") if clean else _search_rows(sequence, values, right)
    return np.asarray(found, dtype, order="C")


def _check_sequence(builder: Any, sequence: Any, input: Any, sorter: Any) -> None:
    name, shape = "torch.searchsorted()", tuple(sequence.shape)
    if not shape:
        raise RuntimeError(f"{name}: boundaries tensor should have positive dimension, but got 0 dimension")
    values = tuple(input.shape) if builder.is_value(input) else ()
    if len(shape) > 1:
        if not values:
            raise RuntimeError(f"{name}: input value can be a scalar only when boundaries tensor dimension is 1, but we got dim({len(shape)})")
        if len(shape) != len(values) or any(a != b for a, b in zip(shape[:-1], values[:-1], strict=True)):
            raise RuntimeError(
                f"{name}: boundaries tensor should be 1 dimension or the first N-1 dimensions of boundaries tensor and input value tensor must match, "
                f"but we got boundaries tensor {list(shape)} and input value tensor {list(values)}"
            )
    if sorter is not None:
        if len(sorter.shape) != len(shape) or any(a != b for a, b in zip(sorter.shape, shape, strict=True)):
            raise RuntimeError(f"{name}: boundary and sorter must have the same size, but got {list(shape)} and {list(sorter.shape)}")
        if sorter.dtype != dtypes.INT64:
            raise RuntimeError(f"{name}: sorter must be a tensor of long dtype but got dtype {dtypes.label(sorter.dtype)}")


@operation("index", refused="c", method=(), keyword_only=4, can_fail=True, out=True, sampler=_search_samples)
def searchsorted(
    builder: Any, sorted_sequence: Value, input: Operand, out_int32: bool = False, right: bool = False, side: str | None = None, sorter: Value | None = None
) -> Any:
    """Where each value would have to be put into a sorted sequence: before its equals, or behind them with ``right``.

    A sequence of one dimension serves all values; others have the leading sizes of ``input``, searched for row by row. ``sorter`` sorts the sequence.
    """
    _check_sequence(builder, sorted_sequence, input, sorter)
    if side is not None:
        if side not in ("left", "right"):
            raise RuntimeError(f"torch.searchsorted(): side can only be 'left' or 'right' but got {side}")
        if right and side == "left":
            raise RuntimeError("torch.searchsorted(): side and right can't be set to opposites, got side of left while right was True")
        right = side == "right"
    common = dtypes.promote(builder, (sorted_sequence, input))
    if common.kind == "b":
        raise NotImplementedError("\"searchsorted_out_cpu\" not implemented for 'Bool'")
    value = builder.is_value(input)
    wanted = np.dtype(np.int32) if out_int32 else dtypes.INT64
    arguments = (builder.cast(sorted_sequence, common), builder.cast(input, common) if value else input, wanted, bool(right), sorter)
    return builder.extern(searchsorted, _places, arguments, [(tuple(input.shape) if value else (), wanted)])[0]


@operation(
    "index",
    refused="c",
    method=(),
    keyword_only=2,
    out=True,
    sampler=lambda s: ((x, b, *rest) for b, x, *rest in _search_samples(s) if b.ndim == 1 and len(rest) < 3),
)
def bucketize(builder: Any, input: Operand, boundaries: Value, out_int32: bool = False, right: bool = False) -> Any:
    """The number of the interval between sorted boundaries in which each value lies: a boundary belongs to the interval below it, or above with ``right``."""
    if len(boundaries.shape) != 1:
        raise RuntimeError(f"boundaries tensor must be 1 dimension, but got dim({len(boundaries.shape)})")
    return searchsorted.build(builder, boundaries, input, out_int32, right)


# ---- membership and order ----


def _member(elements: Any, others: Any, invert: bool) -> Any:
    return np.asarray(np.isin(elements, others, invert=invert))


@operation("index", refused="c", method=(), keyword_only=2, sampler=lambda s: ((*x, False, i) for x in s.binary(s.FLOATS + s.INTEGERS) for i in (False, True)))
def isin(builder: Any, elements: Operand, test_elements: Operand, assume_unique: bool = False, invert: bool = False) -> Any:
    """Whether each of ``elements`` equals one of ``test_elements``, as bools; ``invert`` asks whether it equals none. One of the two may be a number."""
    tensors = [x for x in (elements, test_elements) if builder.is_value(x)]
    if not tensors:
        raise isin.wrong_argument("elements", 1, elements)
    if any(x.dtype.kind == "b" for x in tensors):
        raise RuntimeError("Unsupported input type encountered for isin(): Bool")
    if not builder.is_value(test_elements):
        return (ne if invert else eq).build(builder, elements, test_elements)
    common = dtypes.promote(builder, (elements, test_elements))
    value = builder.is_value(elements)
    arguments = (builder.cast(elements, common) if value else elements, builder.cast(test_elements, common), bool(invert))
    return builder.extern(isin, _member, arguments, [(tuple(elements.shape) if value else (), dtypes.BOOL)])[0]


@operation("index", out=True, sampler=lambda s: s.unary())
def msort(builder: Any, input: Value) -> Any:
    """The values in ascending order along the first dimension."""
    return sort.build(builder, input, 0).values


def _nonzero_padded(array: Any, size: int, fill_value: int) -> Any:
    found = np.argwhere(array)[:size] if array.ndim else np.zeros((0, 0), np.int64)
    result = np.full((size, array.ndim), fill_value, np.int64)
    result[: len(found)] = found
    return result


@operation("index", keyword_only=2, sampler=lambda s: ((x, n) for name in s.ALL for x in s.layouts(name) for n in (0, 3, 30)))
def nonzero_static(builder: Any, input: Value, size: int, fill_value: int = -1) -> Any:
    """The indices of the first ``size`` nonzero elements, one row each: (size, dimensions). Rows that are left over hold ``fill_value``."""
    require_int(size, "nonzero_static", "size")
    if size < 0:
        raise RuntimeError("nonzero_static: 'size' must be an non-negative integer")
    return builder.extern(nonzero_static, _nonzero_padded, (input, size, fill_value), [((size, len(input.shape)), dtypes.INT64)])[0]
