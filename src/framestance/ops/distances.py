"""Rows that measure vectors along a dimension: lengths, distances and angles between them."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .elementwise import abs_, add, maximum, mul, ne, pow_, square, sub, true_divide
from .math import sqrt
from .promotion import floating, promoted
from .reductions import SUM_ULP, amax, amin, sum_
from .row import Value, operation
from .shapes import broadcast_shapes, wrap_dim
from .views import expanded


def vector_length(builder: Any, value: Any, p: float, dim: Any, keepdim: bool = False) -> Any:
    """The ``p``-norm of floats over ``dim``: a root of a sum of powers, the largest or smallest magnitude (inf, -inf), or the count of nonzeros (0)."""
    if p == 2:
        return sqrt.build(builder, sum_.build(builder, square.build(builder, value), dim, keepdim))
    if p == 0:
        return sum_.build(builder, ne.build(builder, value, 0), dim, keepdim, dtypes.of_numpy(value.dtype))
    size = abs_.build(builder, value)
    if p in (float("inf"), float("-inf")):
        return (amax if p > 0 else amin).build(builder, size, dim, keepdim)
    if p == 1:
        return sum_.build(builder, size, dim, keepdim)
    return pow_.build(builder, sum_.build(builder, pow_.build(builder, size, p), dim, keepdim), 1 / p)


def _orders(s: Any) -> Any:
    return ((s.plain_values(n, 2, 3, 4), p, d) for n in s.FLOATS for p in (2.0, 1.0, 0.0, 3.0, -1.0, float("inf")) for d in (0, 1, -1))


@operation("reduction", name="nn.functional.normalize", ulp=SUM_ULP, sampler=_orders)
def normalize(builder: Any, input: Value, p: float = 2.0, dim: int = 1, eps: float = 1e-12, out: Value | None = None) -> Any:
    """``input`` divided by its ``p``-norm over ``dim``, or by ``eps`` where that is larger; of floats."""
    if out is not None:
        raise NotImplementedError("normalize(out=...): only out=None is accepted")
    if input.dtype.kind != "f":
        raise RuntimeError(f"linalg.vector_norm: Expected a floating point or complex tensor as input. Got {dtypes.label(input.dtype)}")
    length = vector_length(builder, input, p, dim, True)
    return true_divide.build(builder, input, builder.elementwise(maximum, input.dtype, (length, eps)))


def _vectors(s: Any) -> Any:
    for n in s.FLOATS:
        yield s.plain_values(n, 2, 3), s.plain_values(n, 2, 3)[::-1]
        yield s.plain_values(n, 2, 1, 3), s.plain_values(n, 4, 3)
        yield s.plain_values(n, 4, 3).T, s.plain_values(n, 3, 4)
        yield s.plain_values(n, 0, 3), s.plain_values(n, 0, 3)


@operation("reduction", name="nn.functional.cosine_similarity", aliases=("cosine_similarity",), ulp=SUM_ULP, sampler=_vectors)
def cosine_similarity(builder: Any, x1: Value, x2: Value, dim: int = 1, eps: float = 1e-8) -> Any:
    """The cosine of the angle between vectors along ``dim`` (of the common shape); lengths count as at least ``eps``."""
    compute = promoted(builder, (x1, x2))
    if compute.kind != "f":
        raise RuntimeError(f"expected common dtype to be floating point, yet common dtype is {dtypes.label(compute)}")
    shape = broadcast_shapes(builder.dialect, x1.shape, x2.shape)
    wrapped = wrap_dim(dim, len(shape), "cosine_similarity")
    units = []
    for x in (x1, x2):
        value = expanded(builder, builder.cast(x, compute), shape)
        length = vector_length(builder, value, 2, wrapped, True)
        units.append(true_divide.build(builder, value, builder.elementwise(maximum, compute, (length, eps))))
    return sum_.build(builder, mul.build(builder, *units), wrapped)


@operation("reduction", name="nn.functional.pairwise_distance", aliases=("pairwise_distance",), ulp=SUM_ULP, sampler=_vectors)
def pairwise_distance(builder: Any, x1: Value, x2: Value, p: float = 2.0, eps: float = 1e-6, keepdim: bool = False) -> Any:
    """The ``p``-norm of ``x1 - x2 + eps`` over the last dimension."""
    compute = floating(builder, (x1, x2))
    pairwise_distance.require_computable(compute)
    difference = builder.cast(sub.build(builder, x1, x2), compute)  # of integers as integers, of bools refused
    return vector_length(builder, add.build(builder, difference, eps), p, -1, keepdim)


def _pairs(array: Any, p: float) -> Any:
    count = len(array)
    result = np.empty(count * (count - 1) // 2, array.dtype)
    start = 0
    for index in range(count - 1):
        size = np.abs(array[index] - array[index + 1 :])
        if p == 0:
            lengths = np.count_nonzero(size, axis=1)
        elif p == np.inf:
            lengths = size.max(axis=1, initial=0)
        elif p == 1:
            lengths = size.sum(axis=1)
        elif p == 2:
            lengths = np.sqrt((size * size).sum(axis=1))
        else:
            lengths = (size**p).sum(axis=1) ** (1 / p)
        result[start : start + len(lengths)] = lengths
        start += len(lengths)
    return result


@operation(
    "reduction", name="nn.functional.pdist", aliases=("pdist",), ulp=SUM_ULP,
    sampler=lambda s: ((s.plain_values(n, *shape), p) for n in s.FLOATS for shape in ((4, 3), (1, 3), (0, 2), (3, 0)) for p in (0, 1, 2, 3.5, float("inf"))),
)  # fmt: skip
def pdist(builder: Any, input: Value, p: float = 2.0) -> Any:
    """The ``p``-norm distances between all pairs of rows, in the order (0, 1), (0, 2), ...: n rows give n * (n - 1) / 2.

    Errors: RuntimeError for a tensor that is not 2-d, or a negative ``p``.
    """
    if len(input.shape) != 2:
        raise RuntimeError(f"pdist only supports 2D tensors, got: {len(input.shape)}D")
    if input.dtype.kind != "f":
        raise NotImplementedError(f"pdist of {dtypes.label(input.dtype)}; floats are accepted")
    if not p >= 0:
        raise RuntimeError("pdist only supports non-negative p values")
    rows = input.shape[0]
    return builder.extern(pdist, _pairs, (input, p), [((rows * (rows - 1) // 2,), input.dtype)])[0]
