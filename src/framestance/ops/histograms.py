"""Rows that count elements by value. NumPy counts; edges are computed in the tensor's dtype, as torch does."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from . import dtypes
from .creation import _linspace
from .row import Data, Floats, Operand, Value, operation
from .shapes import is_size, product, require_int


def _histc_samples(s: Any) -> Any:
    for name in s.FLOATS:
        for low, high in ((0, 0), (-5, 5), (1.5, 2)):
            yield s.plain_values(name, 4, 6).T, 7, low, high
            yield s.plain_values(name, 0, 3), 3, low, high
        yield s.edge_values(name), 3, -1, 100
        yield np.asarray(s.plain_values(name, 1)[0]), 4


def _histogram_samples(s: Any) -> Any:
    for name in s.FLOATS:
        x = s.plain_values(name, 4, 6).T
        for density in (False, True):
            yield x, 5, None, None, density
            yield x, 3, (-5.0, 7.5), x**2, density
            yield x, np.array([-5, 0, 2.5, 10], name), None, None, density
        yield s.plain_values(name, 0), 2
        yield np.asarray(s.plain_values(name, 1)[0]), 3


def _grid_samples(s: Any) -> Any:
    for name in s.FLOATS:
        x = s.plain_values(name, 6, 2)
        yield x, 3
        yield x, [2, 3], [-5.0, 5.0, -10.0, 10.0], s.plain_values(name, 6) ** 2, True
        yield x, [np.array([-5, 0, 5], name), np.array([-9, 0, 1, 9], name)]


def _count_samples(s: Any) -> Any:
    for name in s.INTEGERS:
        x = np.array([3, 1, 1, 0, 7], name)
        yield (x,)
        yield x[::2], None, 12
        yield x, s.plain_values("float32", 5)
        yield x, s.plain_values("int32", 5)
        yield x[:0], None, 2


class Histogram(NamedTuple):
    """What ``histogram`` and ``histogramdd`` return."""

    hist: Any
    bin_edges: Any


class HistogramDD(NamedTuple):
    """What ``histogramdd`` returns."""

    hist: Any
    bin_edges: tuple[Value, ...]


def _finite(name: str, low: Any, high: Any) -> None:
    if not (np.isfinite(low) and np.isfinite(high)):
        raise RuntimeError(f"{name}: range of [{low}, {high}] is not finite")


def _histc(array: Any, bins: int, low: float, high: float) -> Any:
    kind = array.dtype.type
    first, last = kind(low), kind(high)
    if first == last and array.size:
        first, last = array.min(), array.max()
        _finite("torch.histc", first, last)
    if first == last:
        first, last = first - kind(1), last + kind(1)
    inside = array[(array >= first) & (array <= last)]
    places = ((inside - first) * kind(bins) / (last - first)).astype(np.int64)
    return np.bincount(np.minimum(places, bins - 1), minlength=bins).astype(array.dtype)


@operation("reduction", out=True, can_fail=True, sampler=_histc_samples)
def histc(builder: Any, input: Value, bins: int = 100, min: float = 0, max: float = 0) -> Any:
    """How many elements of floats lie in each of ``bins`` equal intervals from ``min`` to ``max`` (equal: those of the data), in the tensor's dtype.

    Errors: RuntimeError for bounds that are not finite or in the wrong order.
    """
    require_int(bins, "histc", "bins")
    dtypes.require_float("histogram_cpu", input.dtype)
    if bins <= 0:
        raise RuntimeError(f"torch.histogram(): bins must be > 0, but got {bins} for dimension 0")
    _finite("torch.histc", float(min), float(max))
    if min > max:
        raise RuntimeError("torch.histc: max must be larger than min")
    return builder.extern(histc, _histc, (input, bins, min, max), [((bins,), input.dtype)])[0]


def _outer_edges(points: Any, count: int, limits: Any) -> list[tuple[Any, Any]]:
    """The lowest and the highest edge for each column of ``points``."""
    found = []
    for d in range(count):
        if limits is not None:
            low, high = limits[2 * d], limits[2 * d + 1]
        else:
            low, high = (points[:, d].min(), points[:, d].max()) if len(points) else (0.0, 1.0)
        if not (np.isfinite(low) and np.isfinite(high)):
            raise RuntimeError(f"torch.histogramdd: dimension {d}'s range [{low}, {high}] is not finite")
        if low > high:
            raise RuntimeError(f"torch.histogramdd: min should not exceed max, but got min {low} max {high} for dimension {d}")
        found.append((low - 0.5, high + 0.5) if low == high else (low, high))
    return found


def _histogramdd(array: Any, bins: tuple[Any, ...], limits: Any, weight: Any, density: bool) -> tuple[Any, ...]:
    """The histogram and the edges; each of ``bins`` is a number of intervals or the edges themselves."""
    points = array.reshape(-1, array.shape[-1])
    edges = list(bins)
    if not isinstance(bins[0], np.ndarray):
        outer = _outer_edges(points, len(bins), limits)
        edges = [_linspace(float(low), float(high), n + 1, array.dtype) for n, (low, high) in zip(bins, outer, strict=True)]
    shape = tuple(len(e) - 1 for e in edges)
    inside = np.ones(len(points), bool)
    flat = np.zeros(len(points), np.int64)
    for column, e, n in zip(points.T, edges, shape, strict=True):
        place = np.searchsorted(e, column, "right") - 1
        place[column == e[-1]] = n - 1
        inside &= (column >= e[0]) & (column <= e[-1])
        flat = flat * n + place
    weights = None if weight is None else weight.reshape(-1)[inside]
    total = np.bincount(flat[inside], weights, minlength=int(np.prod(shape))).reshape(shape).astype(array.dtype)
    if density:
        total = total / total.sum()
        for d, e in enumerate(edges):
            total = total / np.diff(e).reshape([-1 if axis == d else 1 for axis in range(len(edges))])
    return (total, *(np.array(e) for e in edges))


def _histogram_of(builder: Any, row: Any, input: Any, bins: list[Any], limits: Any, weight: Any, density: bool) -> tuple[Any, ...]:
    """Check, and call NumPy: the histogram, and the edges of each dimension."""
    sizes = []
    for d, n in enumerate(bins):
        if builder.is_value(n):
            if n.dtype != input.dtype:
                raise RuntimeError(
                    f"torch.histogramdd: input tensor and bins tensors should have the same dtype, but dimension {d} has {dtypes.label(n.dtype)}"
                )
            if len(n.shape) != 1:
                raise RuntimeError(f"torch.histogramdd: bins tensor should have one dimension, but got {len(n.shape)} dimensions in the bins tensor {d}")
        count = n.shape[0] - 1 if builder.is_value(n) else n
        if count <= 0:
            raise RuntimeError(f"torch.histogram(): bins must be > 0, but got {count} for dimension {d}")
        sizes.append(count)
    if limits is not None and len(limits) != 2 * len(bins):
        raise RuntimeError(f"torch.histogramdd: for a {len(bins)}-dimensional histogram range should have {2 * len(bins)} elements, but got {len(limits)}")
    if weight is not None:
        lead = tuple(input.shape[:-1])
        if len(weight.shape) != len(lead) or any(a != b for a, b in zip(weight.shape, lead, strict=True)):
            raise RuntimeError(f"torch.histogramdd: weight should have the shape {list(lead)}, but got {list(weight.shape)}")
        if weight.dtype != input.dtype:
            raise RuntimeError("torch.histogramdd: if weight tensor is provided, input tensor and weight tensor should have the same dtype")
    results = [(tuple(sizes), input.dtype), *(((n + 1,), input.dtype) for n in sizes)]
    found: tuple[Any, ...] = builder.extern(row, _histogramdd, (input, tuple(bins), None if limits is None else tuple(limits), weight, bool(density)), results)
    return found


@operation("reduction", keyword_only=3, can_fail=True, sampler=_histogram_samples)
def histogram(builder: Any, input: Value, bins: Operand, range: Floats | None = None, weight: Value | None = None, density: bool = False) -> Histogram:
    """How many elements of floats (or how much ``weight``) lie in each interval, and the edges of the intervals.

    ``bins``: edges in ascending order, or a number of equal intervals over ``range`` (low, high; by default that of the data). Each interval has its lower
    edge, the last one both. With ``density`` the integral is 1.
    """
    from .views import reshape

    dtypes.require_float("histogramdd", input.dtype)
    if not builder.is_value(bins):
        require_int(bins, "histogram", "bins")
    if weight is not None:
        if len(weight.shape) != len(input.shape) or any(a != b for a, b in zip(weight.shape, input.shape, strict=True)):
            raise RuntimeError("torch.histogram(): weight should have the shape of input")
        weight = reshape.build(builder, weight, (-1,))
    points = reshape.build(builder, input, (product(input.shape), 1))
    return Histogram(*_histogram_of(builder, histogram, points, [bins], range, weight, density))


@operation("reduction", differs="memory: the edges given come back as copies", method=(), can_fail=True, sampler=_grid_samples)
def histogramdd(builder: Any, input: Value, bins: Data, range: Floats | None = None, weight: Value | None = None, density: bool = False) -> HistogramDD:
    """``histogram`` of points: the last dimension of ``input`` holds their coordinates, ``bins`` a number or the edges for each, or one number for all.

    Gives the histogram, with one dimension for each coordinate, and the tuple of edges.
    """
    if len(input.shape) < 2:
        raise RuntimeError("torch.histogramdd: input tensor should have at least 2 dimensions")
    dtypes.require_float("histogramdd", input.dtype)
    columns = input.shape[-1]
    if is_size(bins):
        if not isinstance(columns, int):
            raise builder.data_dependent("histogramdd of an unknown number of coordinates")
        bins = [bins] * columns
    if len(bins) != columns:
        raise RuntimeError(f"torch.histogramdd: expected {columns} sequences of bin edges for a {columns}-dimensional histogram but got {len(bins)}")
    found = _histogram_of(builder, histogramdd, input, list(bins), range, weight, density)
    return HistogramDD(found[0], tuple(found[1:]))


@operation("reduction", sampler=_count_samples)
def bincount(builder: Any, input: Value, weights: Value | None = None, minlength: int = 0) -> Any:
    """How often each integer from 0 to the largest occurs in a vector, or the sums of their weights. The length depends on the contents.

    Errors: RuntimeError for negative elements.
    """
    if input.dtype.kind not in "iu":
        raise NotImplementedError(f"\"bincount_cpu\" not implemented for '{dtypes.label(input.dtype)}'")
    if minlength < 0:
        raise RuntimeError("minlength should be >= 0")
    if not isinstance(input, np.ndarray):
        raise builder.data_dependent("bincount")
    if input.ndim != 1 or (input.size and input.min() < 0):
        raise RuntimeError("bincount only supports 1-d non-negative integral inputs.")
    if weights is not None and weights.shape != input.shape:
        raise RuntimeError("weights should be 1-d and have the same length as input")
    if weights is None or not input.size:
        return np.bincount(input.astype(np.int64), minlength=minlength).astype(np.int64)
    return np.bincount(input, weights, minlength).astype(dtypes.FLOAT32 if weights.dtype == dtypes.FLOAT32 else dtypes.FLOAT64)
