"""Rows of statistics: extrema as pairs, sums that leave NaN out, order statistics and covariances."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from . import dtypes
from .contraction import matmul
from .elementwise import clamp, logical_not, mul, ne, sub, true_divide, where
from .math import isnan, sqrt
from .reductions import SUM_ULP, ValuesIndices, _counted, _require_elements, amax, amin, sum_
from .row import DType, Ints, Operand, Value, operation
from .shapes import require_int, wrap_dim
from .views import diagonal, reshape, squeeze, transpose, unsqueeze


def _ordered_samples(s: Any, *lead: Any) -> Any:
    for name in s.FLOATS + s.INTEGERS:
        yield s.plain_values(name, 3, 4), *lead
        yield s.plain_values(name, 4, 6).T, *lead, 0, True
        yield s.edge_values(name), *lead, -1
        yield np.asarray(s.plain_values(name, 1)[0]), *lead, 0
        yield s.plain_values(name, 0, 3), *lead, 1


def _quantile_samples(s: Any) -> Any:
    for name in s.FLOATS:
        for interpolation in _INTERPOLATIONS:
            yield s.plain_values(name, 4, 6).T, 0.3, 0, True, interpolation
            yield s.edge_values(name), s.plain_values(name, 2) ** 0 / 4, None, False, interpolation
        yield s.plain_values(name, 2, 3, 4), np.asarray([0.0, 0.5, 1.0], name), 1
        yield s.plain_values(name, 2, 3), 0.5, None, True
        yield np.asarray(s.plain_values(name, 1)[0]), 1, 0


def _cov_samples(s: Any) -> Any:
    for name in s.FLOATS + ("int64",):
        x = s.plain_values(name, 3, 4)
        yield (x,)
        yield (x.T,)
        yield (s.plain_values(name, 4),)
        yield x, 0, np.array([1, 2, 0, 3]), None
        yield x, 1, np.array([1, 2, 0, 3]), np.array([1, 0.5, 0.25, 2], "float32")
        yield x, 1, None, np.array([1, 0.5, 0.25, 2], "float32")


class MinMax(NamedTuple):
    """What ``aminmax`` returns."""

    min: Any
    max: Any


@operation("reduction", keyword_only=2, sampler=lambda s: ((x, *rest) for x, *rest in s.reductions(empty=False, several=False) if x.size))
def aminmax(builder: Any, input: Value, dim: int | None = None, keepdim: bool = False) -> MinMax:
    """The smallest and the largest element, over ``dim`` or of all; both NaN if there is one."""
    if dim is None and any(size == 0 for size in input.shape):
        raise RuntimeError("aminmax(): cannot compute aminmax over an empty dimension as the operation has no identity.")
    dims = None if dim is None else wrap_dim(dim, len(input.shape), "aminmax")
    return MinMax(amin.build(builder, input, dims, keepdim), amax.build(builder, input, dims, keepdim))


# ---- sums that leave something out ----


@operation("reduction", refused="c", out=True, keyword_only=1, ulp=SUM_ULP, sampler=lambda s: s.reductions())
def nansum(builder: Any, input: Value, dim: Ints | None = None, keepdim: bool = False, dtype: DType = None) -> Any:
    """``sum`` with NaN taken as 0."""
    value = where.build(builder, isnan.build(builder, input), 0.0, input) if input.dtype.kind == "f" else input
    return sum_.build(builder, value, dim, keepdim, dtype)


@operation("reduction", out=True, keyword_only=1, ulp=SUM_ULP, sampler=lambda s: s.reductions(s.FLOATS))
def nanmean(builder: Any, input: Value, dim: Ints | None = None, keepdim: bool = False, dtype: DType = None) -> Any:
    """The mean of the elements that are not NaN; NaN where there are none. Of floats."""
    if input.dtype.kind != "f":
        raise RuntimeError(f"nanmean(): expected input to have floating point or complex dtype but got {dtypes.label(input.dtype)}")
    count = sum_.build(builder, logical_not.build(builder, isnan.build(builder, input)), dim, keepdim)
    return true_divide.build(builder, nansum.build(builder, input, dim, keepdim, dtype), count)


@operation("reduction", sampler=lambda s: ((x, *rest[:1]) for x, *rest in s.reductions()))
def count_nonzero(builder: Any, input: Value, dim: Ints | None = None) -> Any:
    """How many elements over ``dim`` are not 0 (NaN is not), as int64."""
    return sum_.build(builder, ne.build(builder, input, 0), dim)


# ---- order statistics: NumPy sorts ----


def _picked(array: Any, order: Any, dim: int, keepdim: bool) -> Any:
    """Values and indices that ``order`` (of size 1 along ``dim``) names."""
    values, indices = np.take_along_axis(array, order, dim), order.astype(np.int64)
    if not keepdim:
        values, indices = values.squeeze(dim), indices.squeeze(dim)
    return np.asarray(values, order="C"), np.asarray(indices, order="C")


def _reduced(input: Any, dim: int, keepdim: bool) -> tuple[Any, ...]:
    """The shape after a reduction over one dimension."""
    return (*input.shape[:dim], *((1,) if keepdim else ()), *input.shape[dim + 1 :])


def _kth(array: Any, place: int, dim: int, keepdim: bool) -> Any:
    order = np.take(np.argpartition(array, place, axis=dim), [place], axis=dim)
    return _picked(array, order, dim, keepdim)


def _pair(builder: Any, row: Any, function: Any, input: Any, arguments: tuple[Any, ...], dim: int, keepdim: bool) -> Any:
    """Values and indices that a function of NumPy finds along ``dim``; a 0-d tensor is its own."""
    if not len(input.shape):
        return ValuesIndices(builder.copy(input), builder.fill((), 0, dtypes.INT64))
    shape = _reduced(input, dim, keepdim)
    return ValuesIndices(*builder.extern(row, function, (input, *arguments, dim, keepdim), [(shape, input.dtype), (shape, dtypes.INT64)]))


def _ordered(name: str, input: Any, dim: Any) -> int:
    """The dimension to order along. Errors: NotImplementedError for bools; IndexError where it is empty."""
    if input.dtype.kind == "b":
        raise NotImplementedError(f"\"{name}_cpu\" not implemented for 'Bool'")
    wrapped = wrap_dim(dim, len(input.shape), name)
    if len(input.shape):
        _require_elements(name, input.shape, (wrapped,), False)
    return wrapped


@operation("reduction", differs="values: which of several equal elements has the index", sampler=lambda s: _ordered_samples(s, 1))
def kthvalue(builder: Any, input: Value, k: int, dim: int = -1, keepdim: bool = False) -> ValuesIndices:
    """The ``k``-th smallest value along ``dim`` (counted from 1; NaN is largest) and an index of it."""
    require_int(k, "kthvalue", "k")
    wrapped = _ordered("kthvalue", input, dim)
    if k < 1 or k > (input.shape[wrapped] if len(input.shape) else 1):
        raise RuntimeError(f"kthvalue(): selected number k out of range for dimension {wrapped}")
    return _pair(builder, kthvalue, _kth, input, (k - 1,), wrapped, keepdim)


def _middle(array: Any, ignore_nan: bool, dim: int, keepdim: bool) -> Any:
    """The lower median and its index: the first NaN if there is one, or, where NaN is left out, of the other elements."""
    size = array.shape[dim]
    if array.dtype.kind != "f" or not np.isnan(array).any():
        return _kth(array, (size - 1) // 2, dim, keepdim)
    wrong = np.isnan(array)
    if ignore_nan:
        places = np.maximum(size - np.count_nonzero(wrong, axis=dim, keepdims=True) - 1, 0) // 2
        order = np.take_along_axis(np.argsort(array, axis=dim, kind="stable"), places, dim)
    else:
        order = np.take(np.argsort(array, axis=dim, kind="stable"), [(size - 1) // 2], axis=dim)
        order = np.where(wrong.any(axis=dim, keepdims=True), wrong.argmax(axis=dim, keepdims=True), order)
    return _picked(array, order, dim, keepdim)


def _middle_of_all(array: Any, ignore_nan: bool) -> Any:
    flat = array.reshape(-1)
    if not flat.size:
        return np.full((), np.nan).astype(array.dtype)
    return _middle(flat, ignore_nan, 0, False)[0]


def _median(name: str, ignore_nan: bool, doc: str) -> Any:
    def build(builder: Any, input: Value, dim: int | None = None, keepdim: bool = False) -> Any:
        if dim is None:
            if input.dtype.kind == "b":
                raise NotImplementedError(f"\"{name}_cpu\" not implemented for 'Bool'")
            return builder.extern(row, _middle_of_all, (input, ignore_nan), [((), input.dtype)])[0]
        return _pair(builder, row, _middle, input, (ignore_nan,), _ordered(name, input, dim), keepdim)

    build.__doc__ = doc
    row = operation(
        "reduction",
        name=name,
        cases=(({"dim": "int"}, "ValuesIndices"),),
        sampler=lambda s: (x for x in (*_ordered_samples(s), *((y,) for y in s.layouts("float32")))),
    )(build)
    return row


median = _median("median", False, "The median, of an even count the lower one: of all elements, or values and indices along ``dim``. NaN where there is one.")
nanmedian = _median("nanmedian", True, "``median`` of the elements that are not NaN.")


def _most_frequent(array: Any, dim: int, keepdim: bool) -> Any:
    order = np.argsort(array, axis=dim, kind="stable")
    ordered = np.moveaxis(np.take_along_axis(array, order, dim), dim, -1)
    places = np.arange(ordered.shape[-1])
    begins = np.zeros(ordered.shape, np.int64)
    begins[..., 1:] = np.where(ordered[..., 1:] != ordered[..., :-1], places[1:], 0)
    lengths = places - np.maximum.accumulate(begins, axis=-1)
    last = np.expand_dims(lengths.argmax(axis=-1), dim)
    return _picked(array, np.take_along_axis(order, last, dim), dim, keepdim)


@operation("reduction", sampler=lambda s: (*_ordered_samples(s), (s.plain_values("bool", 3, 4),)))
def mode(builder: Any, input: Value, dim: int = -1, keepdim: bool = False) -> ValuesIndices:
    """The most frequent value along ``dim``, of several the smallest, and its last index. Every NaN is a value of its own."""
    wrapped = wrap_dim(dim, len(input.shape), "mode")
    if len(input.shape):
        _require_elements("mode", input.shape, (wrapped,), False)
    return _pair(builder, mode, _most_frequent, input, (), wrapped, keepdim)


_INTERPOLATIONS = ("linear", "lower", "higher", "midpoint", "nearest")


def _checked_shares(shares: Any) -> Any:
    if not np.all((shares >= 0) & (shares <= 1)):
        raise RuntimeError("quantile() q values must be in the range [0, 1]")
    return shares


def _quantiles(array: Any, shares: Any, dim: Any, keepdim: bool, interpolation: str, ignore_nan: bool) -> Any:
    """Computed in the array's dtype, as torch does: between sorted neighbours of the rank ``q * (n - 1)``."""
    wanted = _checked_shares(np.asarray(shares, array.dtype))
    ordered = np.sort(array.reshape(-1) if dim is None else np.moveaxis(array, dim, -1), axis=-1)
    size, wrong = ordered.shape[-1], np.isnan(ordered)
    lead = wanted.reshape(-1, *[1] * ordered.ndim)
    last = np.maximum(size - np.count_nonzero(wrong, axis=-1, keepdims=True) - 1, 0) if ignore_nan else size - 1
    ranks = lead * np.asarray(last).astype(array.dtype)
    if not ignore_nan:
        ranks = np.where(wrong.any(axis=-1, keepdims=True), array.dtype.type(size - 1), ranks)
    if interpolation == "lower":
        ranks = np.floor(ranks)
    elif interpolation == "higher":
        ranks = np.ceil(ranks)
    elif interpolation == "nearest":
        ranks = np.rint(ranks)
    below = np.floor(ranks)
    spread = np.broadcast_to(ordered, (lead.shape[0], *ordered.shape))
    left = np.take_along_axis(spread, np.broadcast_to(below, (*spread.shape[:-1], 1)).astype(np.int64), -1)
    result = left
    if interpolation in ("linear", "midpoint"):
        right = np.take_along_axis(spread, np.broadcast_to(np.ceil(ranks), (*spread.shape[:-1], 1)).astype(np.int64), -1)
        weight = ranks - below if interpolation == "linear" else np.full_like(ranks, 0.5)
        span = right - left
        result = np.where(weight < 0.5, left + weight * span, right - span * (1 - weight))
    result = result[..., 0]
    if keepdim:
        result = result.reshape(-1, *[1] * array.ndim) if dim is None else np.expand_dims(result, dim + 1)
    return np.asarray((result if wanted.ndim else result[0]).astype(array.dtype, copy=False), order="C")


def _quantile(name: str, ignore_nan: bool, doc: str) -> Any:
    def build(builder: Any, input: Value, q: Operand, dim: int | None = None, keepdim: bool = False, interpolation: str = "linear") -> Any:
        if interpolation not in _INTERPOLATIONS:
            raise RuntimeError(f"{name}() interpolation must be one of {', '.join(_INTERPOLATIONS)}, but got {interpolation}")
        if input.dtype not in (dtypes.FLOAT32, dtypes.FLOAT64):
            raise RuntimeError(f"{name}() input tensor must be either float or double dtype")
        if any(size == 0 for size in input.shape):
            raise RuntimeError(f"{name}() input tensor must be non-empty")
        lead: tuple[Any, ...] = ()
        if builder.is_value(q):
            if len(q.shape) > 1:
                raise RuntimeError(f"{name}() q must be a scalar or 1D tensor")
            if q.dtype != input.dtype:
                raise RuntimeError(f"{name}() q tensor must be same dtype as the input tensor")
            lead = tuple(q.shape)
        elif not 0 <= q <= 1:
            raise RuntimeError(f"{name}() q must be in the range [0, 1] but got {q}")
        rank = len(input.shape)
        wrapped = None if dim is None else wrap_dim(dim, rank, name)
        if not rank:
            wrapped = None
        shape = ((1,) * rank if keepdim else ()) if wrapped is None else _reduced(input, wrapped, keepdim)
        return builder.extern(row, _quantiles, (input, q, wrapped, keepdim, interpolation, ignore_nan), [((*lead, *shape), input.dtype)])[0]

    build.__doc__ = doc
    row = operation("reduction", name=name, keyword_only=1, out=True, can_fail=True, sampler=_quantile_samples)(build)
    return row


quantile = _quantile(
    "quantile", False,
    "The value below which the share ``q`` (a number, or a vector of them: one entry each in a first dimension) of the elements lies, over ``dim`` or of all. "
    "Between two elements ``interpolation`` decides: linear, lower, higher, midpoint or nearest. NaN where there is one.",
)  # fmt: skip
nanquantile = _quantile("nanquantile", True, "``quantile`` of the elements that are not NaN.")


# ---- covariances ----


def _checked_weights(weights: Any, name: str) -> Any:
    if weights.size and weights.min() < 0:
        raise RuntimeError(f"cov(): {name} cannot be negative")
    return weights.copy()


def _weights(builder: Any, given: Any, name: str, kinds: str, count: Any) -> Any:
    """Weights of observations, known not to be negative.

    Errors: RuntimeError for another shape, dtype or sign.
    """
    if given is None:
        return None
    if len(given.shape) > 1 or (given.shape[0] if len(given.shape) else 1) != count:
        raise RuntimeError(f"cov(): expected {name} to have one weight for each of the {count} observations, got the shape {tuple(given.shape)}")
    if given.dtype.kind not in kinds:
        raise RuntimeError(f"cov(): {name} cannot be of {dtypes.label(given.dtype)}")
    return builder.extern(cov, _checked_weights, (given, name), [(tuple(given.shape), given.dtype)])[0]


@operation("reduction", keyword_only=3, can_fail=True, ulp=SUM_ULP, sampler=_cov_samples)
def cov(builder: Any, input: Value, correction: int = 1, fweights: Value | None = None, aweights: Value | None = None) -> Any:
    """The covariances of variables (rows) from observations (columns), (rows, rows); of a vector its variance.

    ``fweights``: how often each observation was made (integers), ``aweights``: how much it counts; ``correction``: what is taken off their number.
    """
    cov.require_computable(input.dtype)
    if len(input.shape) > 2:
        raise RuntimeError(f"cov(): expected input to have two or fewer dimensions but got an input with {len(input.shape)} dimensions")
    if input.dtype.kind == "b":
        raise RuntimeError("cov(): bool dtype is not supported for input")
    value = input if len(input.shape) == 2 else reshape.build(builder, input, (1, -1))
    count = value.shape[1]
    frequency, importance = _weights(builder, fweights, "fweights", "iu", count), _weights(builder, aweights, "aweights", "f", count)
    weight = frequency if importance is None else importance if frequency is None else mul.build(builder, frequency, importance)
    if weight is None:
        factor = count - correction
        factor = _counted(0 if factor <= 0 else factor)
        total: Any = _counted(count)
    else:
        total = sum_.build(builder, weight)
        off: Any = correction
        if importance is not None and correction != 0:
            off = true_divide.build(builder, mul.build(builder, sum_.build(builder, mul.build(builder, weight, importance)), correction), total)
        factor = clamp.build(builder, sub.build(builder, total, off), 0)
    weighted = value if weight is None else mul.build(builder, value, weight)
    average = true_divide.build(builder, sum_.build(builder, weighted, 1, True), total)
    centred = sub.build(builder, value, average)
    other = centred if weight is None else mul.build(builder, centred, weight)
    common = dtypes.promote(builder, (centred, other))
    products = matmul.build(builder, builder.cast(centred, common), transpose.build(builder, builder.cast(other, common), 0, 1))
    return squeeze.build(builder, true_divide.build(builder, products, factor))


@operation("reduction", ulp=SUM_ULP, sampler=lambda s: (x for x in _cov_samples(s) if len(x) == 1))
def corrcoef(builder: Any, input: Value) -> Any:
    """The correlations of variables (rows) from observations (columns), in [-1, 1]; 1 or NaN for a vector."""
    found = cov.build(builder, input)
    if not len(found.shape):
        return true_divide.build(builder, found, found)
    deviations = sqrt.build(builder, diagonal.build(builder, found))
    scaled = true_divide.build(builder, true_divide.build(builder, found, unsqueeze.build(builder, deviations, 1)), unsqueeze.build(builder, deviations, 0))
    return clamp.build(builder, scaled, -1, 1)
