"""Rows of norms and distances, made of sums and extrema over dimensions; singular values are NumPy's."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from . import dtypes
from .contraction import matmul
from .elementwise import abs_, add, clamp, gt, mul, ne, pow_, square, sub, where
from .math import exp, isinf, log, reciprocal, sqrt
from .promotion import floating
from .reductions import SUM_ULP, amax, amin, sum_
from .row import DType, Ints, Number, Shape, Value, operation
from .shapes import broadcast_shapes, wrap_dim, wrap_dims
from .views import diagonal, expanded, movedim, reshape, transpose, unsqueeze

_M = "linalg.matrix_norm"


def _norm_samples(s: Any, orders: Any) -> Any:
    for name in s.FLOATS:
        for order in orders:
            yield s.plain_values(name, 3, 4), order
            yield s.plain_values(name, 4, 6).T, order, 0, True
            yield s.plain_values(name, 2, 3, 4)[:, ::2], order, (-1,)
        yield s.plain_values(name, 2, 3, 4), 2, (0, -1)
        yield s.plain_values(name, 5), 2, 0


def _matrix_samples(s: Any) -> Any:
    for name in s.FLOATS:
        for order in ("fro", "nuc", 1, -1, 2, -2, math.inf, -math.inf):
            yield s.plain_values(name, 3, 4), order
            yield s.plain_values(name, 2, 4, 3), order, (2, 0), True
            yield s.plain_values(name, 2, 4, 3), order, (0, 1)
        yield s.plain_values(name, 0, 3), "nuc"


def _cdist_samples(s: Any) -> Any:
    for name in s.FLOATS:
        for p in (0, 1, 2, 1.5, math.inf):
            yield s.plain_values(name, 3, 4), s.plain_values(name, 5, 4), p
            yield s.plain_values(name, 2, 1, 3, 4), s.plain_values(name, 4, 5, 4)[:, ::2], p
        yield s.plain_values(name, 30, 4), s.plain_values(name, 2, 4) / 2  # no distance is 0, near which one from products has few digits
        yield s.plain_values(name, 3, 0), s.plain_values(name, 2, 0)


def reshaped_without(builder: Any, value: Any, dims: tuple[int, ...]) -> Any:
    """``value`` without dimensions that have size 1."""
    return reshape.build(builder, value, (tuple(size for axis, size in enumerate(value.shape) if axis not in dims),))


@operation(
    "reduction",
    out=True,
    aliases=("special.logsumexp",),
    ulp=SUM_ULP,
    sampler=lambda s: (x for x in s.reductions(s.FLOATS + ("int32", "bool")) if len(x) > 1),
)
def logsumexp(builder: Any, input: Value, dim: Ints, keepdim: bool = False) -> Any:
    """``log(sum(exp(input)))`` over ``dim`` (one or several) without overflow. Integers and bools are taken in the default dtype."""
    value = builder.cast(input, floating(builder, (input,)))
    dims = wrap_dims(dim, len(input.shape), "logsumexp")
    if any(input.shape[d] == 0 for d in dims) or any(size == 0 for size in input.shape):
        return log.build(builder, sum_.build(builder, exp.build(builder, value), dims or None, keepdim))
    largest = amax.build(builder, value, dims or None, True)
    largest = where.build(builder, isinf.build(builder, largest), 0.0, largest)
    total = log.build(builder, sum_.build(builder, exp.build(builder, sub.build(builder, value, largest)), dims or None, keepdim))
    return add.build(builder, total, largest if keepdim else reshaped_without(builder, largest, dims))


# ---- norms of vectors ----


def _require_float(name: str, input: Any, dtype: Any) -> Any:
    """The dtype a norm is computed in.

    Errors: RuntimeError for tensors that are not of floats, and for a ``dtype`` that is not.
    """
    if input.dtype.kind != "f":
        raise RuntimeError(f"{name}: Expected a floating point or complex tensor as input. Got {dtypes.label(input.dtype)}")
    if dtype is None:
        return input.dtype
    wanted = dtypes.as_numpy(dtype)
    if wanted.kind != "f" or wanted.itemsize < input.dtype.itemsize:
        raise RuntimeError(f"{name}: the dtype of a norm of {dtypes.label(input.dtype)} must be a float no narrower, got {dtypes.label(wanted)}")
    return wanted


def _power_sum(builder: Any, value: Any, p: Any, dims: Any, keepdim: bool) -> Any:
    """The p-norm over ``dims`` (None for all) of floats; there are elements if p is infinite or negative."""
    if p == 0:
        return sum_.build(builder, builder.cast(ne.build(builder, value, 0), value.dtype), dims, keepdim)
    if p == 2:
        return sqrt.build(builder, sum_.build(builder, square.build(builder, value), dims, keepdim))
    magnitude = abs_.build(builder, value)
    if p in (math.inf, -math.inf):
        return (amax if p > 0 else amin).build(builder, magnitude, dims, keepdim)
    if p == 1:
        return sum_.build(builder, magnitude, dims, keepdim)
    return pow_.build(builder, sum_.build(builder, pow_.build(builder, magnitude, p), dims, keepdim), 1.0 / p)


def _check_order(name: str, order: Any) -> None:
    if not isinstance(order, int | float | np.number | dtypes.RuntimeFloat) and not hasattr(order, "hint"):
        raise TypeError(f"{name}(): argument 'ord' must be Number, not {type(order).__qualname__}")


@operation("reduction", name="linalg.vector_norm", keyword_only=1, out=True, ulp=SUM_ULP, sampler=lambda s: _norm_samples(s, (2, 1, 0, 3, 0.5, -1, math.inf)))
def vector_norm(builder: Any, input: Value, ord: Number = 2, dim: Ints | None = None, keepdim: bool = False, dtype: DType = None) -> Any:
    """The ``ord``-norm over ``dim`` (all dimensions for None), as if they were one vector: the sum of ``abs(input) ** ord`` to the power of ``1 / ord``.

    0 counts the nonzeros, infinities give the largest and the smallest magnitude. Errors: RuntimeError for tensors that are not of floats, and for infinite
    or negative norms of nothing.
    """
    value = builder.cast(input, _require_float("linalg.vector_norm", input, dtype))
    _check_order("linalg.vector_norm", ord)
    dims = wrap_dims(dim, len(input.shape), "linalg.vector_norm")
    if (ord < 0 or ord == math.inf) and any(input.shape[d] == 0 for d in dims):
        raise RuntimeError(f"linalg.vector_norm cannot compute the {ord} norm on an empty tensor because the operation does not have an identity")
    return _power_sum(builder, value, ord, dims or None, keepdim)


# ---- norms of matrices ----


def singular_values(array: Any) -> Any:
    """Of matrices, from the largest down.

    Errors: RuntimeError where they do not converge (NaN).
    """
    try:
        return np.ascontiguousarray(np.linalg.svd(array, compute_uv=False))
    except np.linalg.LinAlgError as error:
        raise RuntimeError(f"linalg.svd: {error}") from None


def _extreme(builder: Any, value: Any, order: Any, dim: int, keepdim: bool) -> Any:
    """The largest (0 of none) or the smallest along ``dim``, as the sign of ``order`` says."""
    if order > 0:
        return (sum_ if value.shape[dim] == 0 else amax).build(builder, value, dim, keepdim)
    return amin.build(builder, value, dim, keepdim)


def _of_singular_values(builder: Any, value: Any, order: Any, dims: tuple[int, int], keepdim: bool) -> Any:
    matrices = movedim.build(builder, value, dims, (-2, -1))
    rows, columns = matrices.shape[-2:]
    shape = (*matrices.shape[:-2], rows if rows < columns else columns)
    found = builder.extern(matrix_norm, singular_values, (matrices,), [(shape, value.dtype)])[0]
    result = sum_.build(builder, found, -1) if order == "nuc" else _extreme(builder, found, order, -1, False)
    if keepdim:
        for axis in sorted(dims):
            result = unsqueeze.build(builder, result, axis)
    return result


@operation("reduction", name="linalg.matrix_norm", keyword_only=1, out=True, ulp=SUM_ULP, can_fail=True, sampler=_matrix_samples)
def matrix_norm(builder: Any, input: Value, ord: Number | str = "fro", dim: Shape = (-2, -1), keepdim: bool = False, dtype: DType = None) -> Any:
    """The norm of matrices that lie in the two dimensions ``dim``: "fro", "nuc", 1, -1, 2, -2 or an infinity.

    1 and -1 are the largest and smallest sum of magnitudes of a column, the infinities those of a row, 2 and -2 singular values, "nuc" their sum.
    Errors: RuntimeError for other orders, fewer than two dimensions, and tensors that are not of floats.
    """
    rank = len(input.shape)
    if rank < 2:
        raise RuntimeError(f"{_M}: The input tensor A must have at least 2 dimensions.")
    if not isinstance(dim, tuple | list) or len(dim) != 2:
        raise RuntimeError(f"{_M}: dim must be a 2-tuple. Got {dim}")
    first, second = (wrap_dim(d, rank, _M) for d in dim)
    if first == second:
        raise RuntimeError(f"{_M}: dims must be different. Got ({dim[0]}, {dim[1]})")
    value = builder.cast(input, _require_float(_M, input, dtype))
    if isinstance(ord, str):
        if ord == "fro":
            return _power_sum(builder, value, 2, (first, second), keepdim)
        if ord != "nuc":
            raise RuntimeError(f"{_M}: Order {ord} not supported.")
        return _of_singular_values(builder, value, ord, (first, second), keepdim)
    if ord in (2, -2):
        return _of_singular_values(builder, value, ord, (first, second), keepdim)
    if ord not in (1, -1, math.inf, -math.inf):
        raise RuntimeError(f"{_M}: Order {ord} not supported.")
    summed, chosen = (first, second) if abs(ord) == 1 else (second, first)
    sums = sum_.build(builder, abs_.build(builder, value), summed, keepdim)
    if not keepdim and chosen > summed:
        chosen -= 1
    return _extreme(builder, sums, ord, chosen, keepdim)


# ---- any norm ----


@operation("reduction", name="linalg.norm", keyword_only=1, out=True, ulp=SUM_ULP, sampler=lambda s: _norm_samples(s, (None, 2, 1)))
def linalg_norm(builder: Any, input: Value, ord: Number | str | None = None, dim: Ints | None = None, keepdim: bool = False, dtype: DType = None) -> Any:
    """``linalg.vector_norm`` over one dimension (or, without ``ord``, over all or several), ``linalg.matrix_norm`` over two; "fro" and "nuc" need matrices.

    Errors: RuntimeError for an ``ord`` without ``dim`` of a tensor that is neither 1-d nor 2-d.
    """
    dims = None if dim is None else tuple(dim) if isinstance(dim, tuple | list) else (dim,)
    if ord is None:
        return vector_norm.build(builder, input, 2, dims, keepdim, dtype)
    rank = len(input.shape)
    if dims is None:
        if rank not in ((2,) if isinstance(ord, str) else (1, 2)):
            raise RuntimeError(f"linalg.norm: If dim is not specified but ord is, the input must be 1D or 2D. Got {rank}D.")
        dims = (0,) if rank == 1 else (0, 1)
    elif len(dims) not in (1, 2):
        raise RuntimeError(f"linalg.norm: If dim is specified, it must be of length 1 or 2. Got {dims}")
    if len(dims) == 1 and not isinstance(ord, str):
        return vector_norm.build(builder, input, ord, dims, keepdim, dtype)
    return matrix_norm.build(builder, input, ord, dims, keepdim, dtype)


@operation("reduction", ulp=SUM_ULP, sampler=lambda s: _norm_samples(s, ("fro", 2, 1, 0, 3, -math.inf)))
def norm(builder: Any, input: Value, p: Number | str = "fro", dim: Ints | None = None, keepdim: bool = False, dtype: DType = None) -> Any:
    """The ``p``-norm over ``dim`` as of one vector, as ``linalg.vector_norm``; "fro" is 2, "nuc" the sum of singular values of matrices."""
    if isinstance(p, str):
        if p == "nuc":
            return matrix_norm.build(builder, input, p, tuple(range(len(input.shape))) if dim is None else dim, keepdim, dtype)
        if p != "fro" or (isinstance(dim, tuple | list) and len(dim) > 2):
            raise RuntimeError(f"norm(): p={p!r} with dim={dim}; names of norms are 'fro' over at most two dimensions and 'nuc' over two")
        p = 2
    return vector_norm.build(builder, input, 2 if p is None else p, dim, keepdim, dtype)


# ---- distances ----


def _distance_dtype(builder: Any, left: Any, right: Any, name: str) -> Any:
    common = dtypes.promote(builder, (left, right))
    if common.kind != "f":
        raise RuntimeError(f"{name} only supports floating-point dtypes, X1 got: {dtypes.label(left.dtype)}")
    return common


@operation("reduction", ulp=SUM_ULP, sampler=lambda s: [(s.plain_values(n, 3, 4), s.plain_values(n, 4).copy(), p) for n in s.FLOATS for p in (2, 1, 0, 4.5)])
def dist(builder: Any, input: Value, other: Value, p: float = 2) -> Any:
    """The ``p``-norm of ``input - other``, broadcast: one number."""
    return vector_norm.build(builder, sub.build(builder, input, other), p)


_MODES = ("use_mm_for_euclid_dist_if_necessary", "use_mm_for_euclid_dist", "donot_use_mm_for_euclid_dist")


def _by_products(builder: Any, left: Any, right: Any) -> Any:
    """Euclidean distances of the rows of two batches of matrices from their inner products."""
    products = mul.build(builder, matmul.build(builder, left, transpose.build(builder, right, -2, -1)), -2.0)
    squares = sum_.build(builder, square.build(builder, left), -1, True)
    others = unsqueeze.build(builder, sum_.build(builder, square.build(builder, right), -1), -2)
    return sqrt.build(builder, clamp.build(builder, add.build(builder, products, add.build(builder, squares, others)), 0))


@operation("reduction", method=(), ulp=SUM_ULP, sampler=_cdist_samples)
def cdist(builder: Any, x1: Value, x2: Value, p: float = 2.0, compute_mode: str = _MODES[0]) -> Any:
    """The ``p``-norms of the differences of every row of ``x1`` (..., P, M) and every row of ``x2`` (..., R, M): (..., P, R).

    Euclidean distances of more than 25 rows come from matrix products, unless ``compute_mode`` says otherwise. Errors: RuntimeError for tensors that are not of
    floats or have other sizes, and for negative p.
    """
    common = _distance_dtype(builder, x1, x2, "cdist")
    if len(x1.shape) < 2 or len(x2.shape) < 2:
        raise RuntimeError("cdist only supports at least 2D tensors")
    if x1.shape[-1] != x2.shape[-1]:
        raise RuntimeError(f"X1 and X2 must have the same number of columns. X1: {x1.shape[-1]} X2: {x2.shape[-1]}")
    if p < 0:
        raise RuntimeError("cdist only supports non-negative p values")
    if compute_mode not in _MODES:
        raise ValueError(f"{compute_mode} is not a valid value for compute_mode")
    left, right = builder.cast(x1, common), builder.cast(x2, common)
    rows, columns, width = left.shape[-2], right.shape[-2], left.shape[-1]
    batch = broadcast_shapes(builder.dialect, tuple(left.shape[:-2]), tuple(right.shape[:-2]))
    if width == 0 or any(size == 0 for size in (*batch, rows, columns)):
        return builder.fill((*batch, rows, columns), 0, common)
    if p == 2 and (compute_mode == _MODES[1] or (compute_mode == _MODES[0] and (rows > 25 or columns > 25))):
        left, right = expanded(builder, left, (*batch, rows, width)), expanded(builder, right, (*batch, columns, width))
        return _by_products(builder, left, right)
    return _power_sum(builder, sub.build(builder, unsqueeze.build(builder, left, -2), unsqueeze.build(builder, right, -3)), p, -1, False)


@operation("reduction", inplace=True, sampler=lambda s: [(s.plain_values(n, 3, 4), p, d, 5.0) for n in s.FLOATS for p in (1, 2, 0.5) for d in (0, -1)])
def renorm(builder: Any, input: Value, p: float, dim: int, maxnorm: float) -> Any:
    """``input`` with each entry along ``dim`` whose ``p``-norm exceeds ``maxnorm`` scaled down to it."""
    rank = len(input.shape)
    if p <= 0:
        raise RuntimeError(f"renorm: non-positive-norm not supported, got p={p}")
    if rank < 2:
        raise RuntimeError(f"renorm: input needs at least 2 dimensions, got {rank} dimensions")
    if maxnorm < 0:
        raise RuntimeError(f"renorm: expected maxnorm to be >= 0 but got {maxnorm}")
    kept = wrap_dim(dim, rank, "renorm")
    norms = vector_norm.build(builder, input, p, tuple(d for d in range(rank) if d != kept), True)
    scale = mul.build(builder, reciprocal.build(builder, add.build(builder, norms, 1e-7)), maxnorm)
    return mul.build(builder, input, where.build(builder, gt.build(builder, norms, maxnorm), scale, 1.0))


@operation(
    "reduction", ulp=SUM_ULP, sampler=lambda s: [(s.plain_values(n, *shape),) for n in s.FLOATS + s.INTEGERS for shape in ((3, 4), (4, 3), (0, 3), (1, 1))]
)
def trace(builder: Any, input: Value) -> Any:
    """The sum of the diagonal of a matrix; integers are summed as int64."""
    if input.dtype.kind == "b":
        raise NotImplementedError("\"trace\" not implemented for 'Bool'")
    if len(input.shape) != 2:
        raise RuntimeError(f"trace: expected a matrix, but got tensor with dim {len(input.shape)}")
    return sum_.build(builder, diagonal.build(builder, input))
