"""Rows that go along a dimension: running products and extrema, differences, and integrals by trapezoids."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .elementwise import add, mul, ne, sub, true_divide
from .joins import cat
from .reductions import SUM_ULP, ValuesIndices, _accumulator, cumsum, sum_
from .row import Data, DType, Ints, Number, Row, Value, operation
from .shapes import broadcast_shapes, wrap_dim
from .views import narrowed


def _running_samples(s: Any) -> Any:
    for name in s.ALL:
        yield s.plain_values(name, 3, 4), 0
        yield s.plain_values(name, 4, 6).T, -1
        yield s.plain_values(name, 2, 3, 4)[:, ::2], 1
        yield s.edge_values(name), 0
        yield s.plain_values(name, 0, 3), 0
        yield np.asarray(s.plain_values(name, 1)[0]), -1


def _diff_samples(s: Any) -> Any:
    for name in s.ALL:
        x = s.plain_values(name, 3, 4)
        yield (x,)
        yield x.T, 2, 0
        yield x, 7
        yield x, 1, 0, x[:1], x[1:]
        yield (s.plain_values(name, 0, 3),)


def _gradient_samples(s: Any) -> Any:
    for name in s.FLOATS + ("int64",):
        x = s.plain_values(name, 4, 5)
        yield (x,)
        yield x.T, 2.5, 0, 2
        yield x, [0.5, 2], None, 2
        yield x, [s.plain_values("float32", 4).cumsum(), s.plain_values("float32", 5)], (0, 1), 2
        yield x, [s.plain_values("float32", 4)], (0,), 1


def _trapezoid_samples(s: Any) -> Any:
    for name in s.FLOATS + ("int64",):
        y = s.plain_values(name, 3, 4)
        yield (y,)
        yield y.T, None, 0.5, 0
        yield y, s.plain_values(name, 4)
        yield y, s.plain_values(name, 3, 4), None, 0


# ---- running results ----


def _cumprod(array: Any, dim: int) -> Any:
    return np.cumprod(array, axis=dim, dtype=array.dtype, out=np.empty(array.shape, array.dtype))


@operation("reduction", keyword_only=1, inplace=True, out=True, ulp=SUM_ULP, sampler=_running_samples)
def cumprod(builder: Any, input: Value, dim: int, dtype: DType = None) -> Any:
    """Running products along ``dim``; integers and bools are multiplied as int64."""
    accumulate = _accumulator(builder, input, dtype)
    wrapped = wrap_dim(dim, len(input.shape), "cumprod")
    value = builder.cast(input, accumulate)
    if not len(input.shape):
        return builder.copy(value)
    return builder.extern(cumprod, _cumprod, (value, wrapped), [(tuple(input.shape), accumulate)])[0]


def _running_extremum(array: Any, dim: int, largest: bool) -> Any:
    """The extremum of what came up to each place, and where it was last; the first NaN stays, and each later NaN takes its place."""
    values = (np.maximum if largest else np.minimum).accumulate(array, axis=dim)
    updates = (array == values) | (array != array)
    shape = [1] * array.ndim
    shape[dim] = array.shape[dim]
    places = np.where(updates, np.arange(array.shape[dim], dtype=np.int64).reshape(shape), 0)
    return np.ascontiguousarray(values), np.ascontiguousarray(np.maximum.accumulate(places, axis=dim))


def _cumulative(name: str, largest: bool, doc: str) -> Row:
    def build(builder: Any, input: Value, dim: int) -> ValuesIndices:
        wrapped = wrap_dim(dim, len(input.shape), name)
        shape = tuple(input.shape)
        if not shape:
            return ValuesIndices(builder.copy(input), builder.fill((), 0, dtypes.INT64))
        return ValuesIndices(*builder.extern(row, _running_extremum, (input, wrapped, largest), [(shape, input.dtype), (shape, dtypes.INT64)]))

    build.__doc__ = doc
    row = operation("reduction", name=name, sampler=_running_samples)(build)
    return row


cummax = _cumulative("cummax", True, "The largest element so far along ``dim``, and the index where it was last met; NaN counts as largest.")
cummin = _cumulative("cummin", False, "The smallest element so far along ``dim``, and the index where it was last met; NaN counts as smallest.")


def _logcumsumexp(array: Any, dim: int) -> Any:
    return np.ascontiguousarray(np.logaddexp.accumulate(array, axis=dim))


@operation("reduction", out=True, ulp=SUM_ULP, sampler=lambda s: (x for x in _running_samples(s) if x[0].dtype.kind == "f"))
def logcumsumexp(builder: Any, input: Value, dim: int) -> Any:
    """``log(cumsum(exp(input)))`` along ``dim`` without overflow; of floats."""
    if input.dtype.kind != "f":
        raise NotImplementedError(f"\"logcumsumexp_out_cpu\" not implemented for '{dtypes.label(input.dtype)}'")
    wrapped = wrap_dim(dim, len(input.shape), "logcumsumexp")
    if not len(input.shape):
        return builder.copy(input)
    return builder.extern(logcumsumexp, _logcumsumexp, (input, wrapped), [(tuple(input.shape), input.dtype)])[0]


# ---- differences ----


def _part(builder: Any, value: Any, dim: int, start: int, less: int) -> Any:
    """``value`` from ``start`` along ``dim``, shorter by ``less``."""
    return narrowed(builder, value, dim, start, value.shape[dim] - less)


@operation("elementwise", out=True, sampler=_diff_samples)
def diff(builder: Any, input: Value, n: int = 1, dim: int = -1, prepend: Value | None = None, append: Value | None = None) -> Any:
    """Each element less the one before it along ``dim``, ``n`` times; ``prepend`` and ``append`` are joined on first. Bools differ where they are unequal."""
    rank = len(input.shape)
    if not rank:
        raise RuntimeError("diff expects input to be at least one-dimensional")
    wrapped = wrap_dim(dim, rank, "diff")
    for other in (prepend, append):
        if other is not None and len(other.shape) != rank:
            raise RuntimeError("diff expects prepend or append to be the same dimension as input")
    if n < 0:
        raise RuntimeError(f"order must be non-negative but got {n}")
    if n == 0:
        return builder.copy(input)
    parts = [x for x in (prepend, input, append) if x is not None]
    value = cat.build(builder, parts, wrapped) if len(parts) > 1 else input
    if n >= value.shape[wrapped]:
        return builder.fill((*value.shape[:wrapped], 0, *value.shape[wrapped + 1 :]), 0, value.dtype)
    for _ in range(n):
        subtract = ne if value.dtype.kind == "b" else sub
        value = subtract.build(builder, _part(builder, value, wrapped, 1, 1), _part(builder, value, wrapped, 0, 1))
    return value


def _scaled_axis(builder: Any, values: Any, rank: int, dim: int) -> Any:
    """A vector seen along dimension ``dim`` of ``rank``."""
    shape, strides = [1] * rank, [0] * rank
    shape[dim], strides[dim] = values.shape[0], builder.strides(values)[0]
    return builder.view(values, tuple(shape), tuple(strides), 0)


def _weighted(builder: Any, parts: Any) -> Any:
    """The sum of products."""
    total = None
    for weight, value in parts:
        term = mul.build(builder, value, weight)
        total = term if total is None else add.build(builder, total, term)
    return total


def _slope(builder: Any, value: Any, dim: int, steps: Any, edge_order: int) -> Any:
    """The gradient along ``dim``; ``steps`` is the distance of neighbours, a number or a tensor of size n - 1 along ``dim``."""
    left, middle, right = (_part(builder, value, dim, start, 2) for start in range(3))
    count = value.shape[dim]
    even = not builder.is_value(steps)
    if even:
        inner = true_divide.build(builder, sub.build(builder, right, left), steps * 2)
    else:
        before, after = (_part(builder, steps, dim, start, 1) for start in range(2))
        both = add.build(builder, before, after)
        weights = (
            true_divide.build(builder, mul.build(builder, after, -1), mul.build(builder, before, both)),
            true_divide.build(builder, sub.build(builder, after, before), mul.build(builder, before, after)),
            true_divide.build(builder, before, mul.build(builder, after, both)),
        )
        inner = _weighted(builder, zip(weights, (left, middle, right), strict=True))
    edges = []
    for first, second, third, end in ((0, 1, 2, 0), (count - 1, count - 2, count - 3, 1)):
        near, next_, far = (narrowed(builder, value, dim, place, 1) for place in (first, second, third if edge_order == 2 else first))
        sign = -1 if end else 1
        here = steps if even else narrowed(builder, steps, dim, count - 2 if end else 0, 1)
        if edge_order == 1:
            edges.append(true_divide.build(builder, sub.build(builder, *((near, next_) if end else (next_, near))), here))
        elif even:
            weighted = _weighted(builder, ((-1.5 * sign, near), (2.0 * sign, next_), (-0.5 * sign, far)))
            edges.append(true_divide.build(builder, weighted, here))
        else:
            there = narrowed(builder, steps, dim, count - 3 if end else 1, 1)
            both = add.build(builder, here, there)
            edges.append(_uneven_edge(builder, (near, next_, far), here, there, both, sign))
    return cat.build(builder, (edges[0], inner, edges[1]), dim)


def _uneven_edge(builder: Any, values: Any, here: Any, there: Any, both: Any, sign: int) -> Any:
    """The slope at the end of three points, from the parabola through them: ``here`` is the distance of the first two, ``there`` of the last two."""
    weights = (
        true_divide.build(builder, mul.build(builder, add.build(builder, both, here), -sign), mul.build(builder, here, both)),
        true_divide.build(builder, mul.build(builder, both, sign), mul.build(builder, here, there)),
        true_divide.build(builder, mul.build(builder, here, -sign), mul.build(builder, there, both)),
    )
    return _weighted(builder, zip(weights, values, strict=True))


@operation("elementwise", refused="u", method=(), keyword_only=3, sampler=_gradient_samples)
def gradient(builder: Any, input: Value, spacing: Data = 1, dim: Ints | None = None, edge_order: int = 1) -> tuple[Value, ...]:
    """The slopes along each dimension of ``dim`` (all for None), a tuple of tensors: central differences inside, one-sided ones at the ends.

    ``spacing``: the distance of neighbours, one for each dimension, or for each a vector of coordinates; ``edge_order``: the order of the ends, 1 or 2.
    Errors: RuntimeError for fewer than ``edge_order + 1`` elements along a dimension.
    """
    rank = len(input.shape)
    if edge_order not in (1, 2):
        raise RuntimeError("torch.gradient only supports edge_order=1 and edge_order=2.")
    listed = isinstance(spacing, tuple | list)
    if dim is None:
        dims = list(range(rank))
    else:
        dims = [wrap_dim(d, rank, "gradient") for d in (dim if isinstance(dim, tuple | list) else (dim,))]
    spacings: list[Any] = list(spacing) if listed else [1 if spacing is None else spacing] * len(dims)
    if len(spacings) != len(dims):
        raise RuntimeError(f"torch.gradient expected spacing to be unspecified, a scalar, or a list of length {len(dims)}, got a list of {len(spacings)}")
    if len(set(dims)) != len(dims):
        raise RuntimeError(f"torch.gradient expects each dim of {tuple(dims)} once")
    found = []
    for axis, steps in zip(dims, spacings, strict=True):
        if input.shape[axis] < edge_order + 1:
            raise RuntimeError("torch.gradient expected each dimension size to be at least edge_order+1")
        if builder.is_value(steps):
            if len(steps.shape) != 1 or steps.shape[0] != input.shape[axis]:
                raise RuntimeError(f"torch.gradient expected the coordinates of dimension {axis} to be a vector of {input.shape[axis]} elements")
            steps = _scaled_axis(builder, diff.build(builder, steps), rank, axis)
        found.append(_slope(builder, input, axis, steps, edge_order))
    return tuple(found)


# ---- integrals ----


def _steps(builder: Any, y: Any, x: Any, dx: Any, dim: int) -> Any:
    """What the sums of neighbours are multiplied by: a number, or a tensor that broadcasts with them.

    Errors: RuntimeError where the coordinates do not fit.
    """
    if x is None:
        return 1 if dx is None else dx
    if dx is not None:
        raise TypeError("trapezoid(): give x or dx, not both")
    if len(x.shape) == 1:
        if x.shape[0] != y.shape[dim]:
            raise RuntimeError("trapezoid: There must be one `x` value for each sample point")
        return _scaled_axis(builder, diff.build(builder, x), len(y.shape), dim)
    lead = len(y.shape) - len(x.shape)
    if lead > 0:
        x = builder.view(x, (*[1] * lead, *x.shape), (*[0] * lead, *builder.strides(x)), 0)
    return diff.build(builder, x, 1, dim - len(y.shape))


def _areas(builder: Any, y: Any, x: Any, dx: Any, dim: int) -> Any:
    neighbours = add.build(builder, _part(builder, y, dim, 0, 1), _part(builder, y, dim, 1, 1))
    steps = _steps(builder, y, x, dx, dim)
    if builder.is_value(steps):
        broadcast_shapes(builder.dialect, tuple(steps.shape), tuple(neighbours.shape))
    return mul.build(builder, neighbours, steps)


def _check_integrand(name: str, y: Any, dim: Any) -> int:
    if not len(y.shape):
        raise IndexError(f"{name}: Dimension specified as {dim} but tensor has no dimensions")
    if y.dtype.kind == "b":
        raise RuntimeError(f"{name}: received a bool input for `y`, but bool is not supported")
    return wrap_dim(dim, len(y.shape), name)


@operation("reduction", differs="errors: x may be None", method=(), keyword_only=2, aliases=("trapz",), ulp=SUM_ULP, sampler=_trapezoid_samples)
def trapezoid(builder: Any, y: Value, x: Value | None = None, dx: Number | None = None, dim: int = -1) -> Any:
    """The integral of ``y`` along ``dim`` by trapezoids, at the coordinates ``x`` (a vector, or for each element its own) or at distances of ``dx`` (1)."""
    wrapped = _check_integrand("trapezoid", y, dim)
    if y.shape[wrapped] == 0:
        return builder.fill(tuple(size for axis, size in enumerate(y.shape) if axis != wrapped), 0, y.dtype)
    areas = _areas(builder, y, x, dx, wrapped)
    return true_divide.build(builder, sum_.build(builder, areas, wrapped - len(y.shape)), 2)


@operation("reduction", differs="errors: x may be None", method=(), keyword_only=2, ulp=SUM_ULP, sampler=_trapezoid_samples)
def cumulative_trapezoid(builder: Any, y: Value, x: Value | None = None, dx: Number | None = None, dim: int = -1) -> Any:
    """``trapezoid`` from the first element to each later one: one entry fewer along ``dim``."""
    wrapped = _check_integrand("cumulative_trapezoid", y, dim)
    areas = _areas(builder, y, x, dx, wrapped)
    return true_divide.build(builder, cumsum.build(builder, areas, wrapped - len(y.shape)), 2)
