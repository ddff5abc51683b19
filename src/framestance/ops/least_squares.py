"""Rows made of singular values: ranks, pseudo-inverses, condition numbers, and least squares."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from . import dtypes
from .contraction import matmul
from .decompositions import FACTOR_ULP, converged, eigh, eigvalsh, require_floats, require_matrices, shaped_samples, singular_values, smaller, svd_of
from .elementwise import abs_, gt, maximum, mul, true_divide, where
from .reductions import amax, sum_
from .row import Number, Operand, Row, Value, operation
from .shapes import broadcast_shapes
from .solvers import require_same_dtype
from .squares import inverted, require_square
from .views import matrix_transpose, squeeze, unsqueeze

_SINGULAR = "values: of matrices that are singular to rounding, rounding decides"
_FULL_RANK = 'values: driver "gels" is for matrices of full rank, which is not checked'


class LeastSquares(NamedTuple):
    """Solutions, sums of squares of what remains, ranks, and singular values; the last three may be empty."""

    solution: Any
    residuals: Any
    rank: Any
    singular_values: Any


# ---- tolerance ----


def _last(builder: Any, tolerance: Any) -> Any:
    """A tolerance for each matrix as one for each of its singular values."""
    return unsqueeze.build(builder, tolerance, -1) if builder.is_value(tolerance) and len(tolerance.shape) else tolerance


def _large_enough(builder: Any, a: Any, values: Any, atol: Any, rtol: Any) -> Any:
    """Which singular values count: those above ``atol``, and above ``rtol`` times the largest one.

    rtol: by default the dtype's precision times the larger size of the matrices; 0 where ``atol`` is above 0.
    """
    largest = amax.build(builder, values, -1, True)
    if rtol is not None:
        bound = mul.build(builder, largest, _last(builder, rtol))
    elif atol is None or builder.is_value(atol) or not atol > 0:
        m, n = a.shape[-2:]
        bound = mul.build(builder, mul.build(builder, largest, float(np.finfo(a.dtype).eps)), n if m < n else m)
        if builder.is_value(atol):
            bound = where.build(builder, gt.build(builder, _last(builder, atol), 0), 0.0, bound)
    else:
        bound = mul.build(builder, largest, 0.0)
    if atol is not None:
        bound = maximum.build(builder, bound, builder.cast(_last(builder, atol), a.dtype) if builder.is_value(atol) else builder.fill((), atol, a.dtype))
    return gt.build(builder, values, bound)


@operation("contraction", name="linalg.matrix_rank", keyword_only=2, can_fail=True, out=True,
           sampler=lambda s: [(a,) for a in shaped_samples(s)] + [(np.ones((2, 3, 3), np.float32), 0.5)])  # fmt: skip
def matrix_rank(builder: Any, A: Value, tol: Operand = None, hermitian: bool = False, atol: Operand = None, rtol: Operand = None) -> Any:
    """How many singular values are above ``atol`` and above ``rtol`` times the largest; of symmetric matrices if ``hermitian``, from eigenvalues."""
    require_matrices("linalg.matrix_rank", A, square=hermitian)
    if tol is not None:
        atol, rtol = tol, 0.0
    batch = tuple(A.shape[:-2])
    if any(size == 0 for size in A.shape[-2:]):
        return builder.fill(batch, 0, dtypes.INT64)
    values = abs_.build(builder, eigvalsh.build(builder, A)) if hermitian else singular_values(builder, matrix_rank, A)
    return sum_.build(builder, _large_enough(builder, A, values, atol, rtol), -1)


def _pseudo_inverse(builder: Any, row: Row, a: Any, atol: Any, rtol: Any, hermitian: bool) -> Any:
    require_matrices(row.name, a, square=hermitian)
    batch, (m, n) = tuple(a.shape[:-2]), a.shape[-2:]
    if m == 0 or n == 0:
        return builder.fill((*batch, n, m), 0, a.dtype)
    if hermitian:
        values, left = eigh.build(builder, a)
        right, sizes = left, abs_.build(builder, values)
    else:
        left, values, vh = svd_of(builder, row, a, False)
        right, sizes = matrix_transpose.build(builder, vh), values
    chosen = _large_enough(builder, a, sizes, atol, rtol)
    inverted_values = where.build(builder, chosen, true_divide.build(builder, 1.0, values), 0.0)
    scaled = mul.build(builder, right, unsqueeze.build(builder, inverted_values, -2))
    return matmul.build(builder, scaled, matrix_transpose.build(builder, left))


@operation("contraction", name="linalg.pinv", keyword_only=2, can_fail=True, out=True, ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in shaped_samples(s)])
def pinv(builder: Any, A: Value, rcond: Operand = None, hermitian: bool = False, atol: Operand = None, rtol: Operand = None) -> Any:
    """The pseudo-inverses; singular values at most ``atol``, or ``rtol`` (also called ``rcond``) times the largest, count as 0."""
    if rcond is not None:
        rtol = rcond
    return _pseudo_inverse(builder, pinv, A, atol, rtol, hermitian)


@operation(
    "contraction",
    differs=_SINGULAR,
    can_fail=True,
    ulp=FACTOR_ULP,
    sampler=lambda s: [(a,) for a in shaped_samples(s)],
)
def pinverse(builder: Any, input: Value, rcond: Operand = 1e-15) -> Any:
    """The pseudo-inverses; singular values at most ``rcond`` times the largest count as 0."""
    return _pseudo_inverse(builder, pinverse, input, None, rcond, False)


# ---- condition numbers ----

_NORMS = ("fro", "nuc", np.inf, -np.inf, 1, -1)


def _condition(a: Any, p: Any) -> Any:
    """Of matrices by another norm than that of singular values: infinite for singular ones."""
    inverse, info = inverted(a, "")
    if not a.size:
        return np.zeros(a.shape[:-2], a.dtype)
    sizes = [converged("linalg.cond", np.linalg.norm, np.where(info[..., None, None] == 0, x, 0), p, (-2, -1)) for x in (a, inverse)]
    return np.where(info == 0, sizes[0] * sizes[1], np.inf).astype(a.dtype)


def _condition_2(a: Any, p: int) -> Any:
    values = converged("linalg.cond", np.linalg.svd, a, compute_uv=False)
    if not values.shape[-1]:
        return np.zeros(a.shape[:-2], a.dtype)
    return values[..., 0] / values[..., -1] if p == 2 else values[..., -1] / values[..., 0]


@operation("contraction", name="linalg.cond", differs=_SINGULAR, can_fail=True, out=True, ulp=FACTOR_ULP, sampler=lambda s: [
    (a.astype(d), p) for a in (np.diag([1.0, 2, 4]), np.ones((2, 2, 2)), np.zeros((2, 0, 0))) for d in s.FLOATS for p in (None, -2, "fro", "nuc", 1, -np.inf)
])  # fmt: skip
def cond(builder: Any, A: Value, p: Number | str | None = None) -> Any:
    """The condition numbers: the norm of the matrices times that of their inverses. p: None, 2, -2, "fro", "nuc", 1, -1, inf or -inf."""
    require_matrices("linalg.cond", A)
    result = [(A.shape[:-2], A.dtype)]
    if p is None or p in (2, -2):
        return builder.extern(cond, _condition_2, (A, -2 if p == -2 else 2), result)[0]
    if p not in _NORMS:
        raise RuntimeError(f"linalg.cond got an invalid norm type: {p}")
    require_square(f"linalg.cond(p={p})", A)
    return builder.extern(cond, _condition, (A, p), result)[0]


# ---- least squares ----

_DRIVERS = ("gelsy", "gels", "gelsd", "gelss")


def _least_squares(a: Any, b: Any, rcond: float | None, full_rank: bool, name: str) -> tuple[Any, Any, Any, Any]:
    """Solutions of least norm, residuals, ranks and singular values."""
    precision = float(np.finfo(a.dtype).eps)
    rcond = precision * max(a.shape[-2:]) if rcond is None else precision if rcond < 0 else rcond
    batch = np.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    u, values, vh = converged(name, np.linalg.svd, a, full_matrices=False)
    largest = values[..., :1] if values.shape[-1] else np.zeros((*values.shape[:-1], 1), values.dtype)
    chosen = np.ones(values.shape, bool) if full_rank else values > rcond * largest
    inverse = np.where(chosen, 1 / np.where(chosen, values, 1), 0).astype(a.dtype)
    solution = vh.swapaxes(-1, -2) @ (inverse[..., None] * (u.swapaxes(-1, -2) @ b))
    rest = b - a @ solution
    rank, values = np.broadcast_to(chosen.sum(-1), batch), np.broadcast_to(values, (*batch, values.shape[-1]))
    return np.ascontiguousarray(solution), (rest * rest).sum(-2), np.array(rank), np.ascontiguousarray(values)


@operation("contraction", differs=_FULL_RANK, name="linalg.lstsq", keyword_only=1, can_fail=True, ulp=FACTOR_ULP, sampler=lambda s: [
    (a, np.ones((*a.shape[:-1], 2), a.dtype), None, driver) for a in shaped_samples(s) for driver in (None, "gels", "gelsd")
])  # fmt: skip
def lstsq(builder: Any, input: Value, b: Value, rcond: float | None = None, driver: str | None = None) -> LeastSquares:
    """X of least norm among those for which ``input @ X - b`` is smallest, with residuals, ranks and singular values as far as the driver gives them.

    driver: "gelsy" (default), "gelsd" or "gelss"; or "gels", which takes every matrix to be of full rank.
    """
    require_matrices("torch.linalg.lstsq", input, argument="input")
    require_floats("torch.linalg.lstsq", b)
    require_same_dtype("torch.linalg.lstsq", input, b)
    driver = driver or "gelsy"
    if driver not in _DRIVERS:
        raise RuntimeError(f"torch.linalg.lstsq: parameter `driver` should be one of (gels, gelsy, gelsd, gelss), got {driver}")
    if not 0 <= len(input.shape) - len(b.shape) <= 1:
        raise RuntimeError("torch.linalg.lstsq: input.dim() must be greater or equal to other.dim() and (input.dim() - other.dim()) <= 1")
    vector = len(b.shape) < len(input.shape)
    columns = unsqueeze.build(builder, b, -1) if vector else b
    m, n = input.shape[-2:]
    if columns.shape[-2] != m:
        raise RuntimeError("torch.linalg.lstsq: input.size(-2) should match other.size(-2)")
    batch = broadcast_shapes(builder.dialect, input.shape[:-2], columns.shape[:-2])
    dtype, k, width = input.dtype, smaller(m, n), columns.shape[-1]
    results = [((*batch, n, width), dtype), ((*batch, width), dtype), (batch, dtypes.INT64), ((*batch, k), dtype)]
    solution, residuals, rank, values = builder.extern(lstsq, _least_squares, (input, columns, rcond, driver == "gels", "torch.linalg.lstsq"), results)
    nothing = builder.fill((0,), 0, dtype)
    if m <= n or driver == "gelsy" or (driver != "gels" and not _all_of_rank(builder, rank, n)):
        residuals = nothing
    return LeastSquares(
        squeeze.build(builder, solution, -1) if vector else solution,
        residuals,
        builder.fill((0,), 0, dtypes.INT64) if driver == "gels" else rank,
        values if driver in ("gelsd", "gelss") else nothing,
    )


def _all_of_rank(builder: Any, rank: Any, n: Any) -> bool:
    if not isinstance(rank, np.ndarray):
        raise builder.data_dependent("lstsq with residuals that only matrices of full rank have")
    return bool((rank == n).all())
