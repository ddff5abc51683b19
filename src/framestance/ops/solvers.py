"""Rows that solve linear systems: general, triangular, and from Cholesky factors."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from . import dtypes
from . import factorizations as algorithms
from .decompositions import FACTOR_ULP, INT32, definite_samples, element_of, first_failure, require_matrices
from .errors import LinAlgError
from .row import Row, Shape, Value, operation
from .shapes import Size, broadcast_shapes, product
from .views import expanded, movedim, reshape, squeeze, unsqueeze


class SolveEx(NamedTuple):
    """Solutions, and which pivot of a singular matrix was zero, from 1; 0 where there is one solution."""

    result: Any
    info: Any


class TriangularSolve(NamedTuple):
    """Solutions, and a copy of the coefficients."""

    solution: Any
    cloned_coefficient: Any


def _systems(s: Any) -> Any:
    """Samples: coefficients and right-hand sides: one column, several, and batches that broadcast."""
    one, batch, none = definite_samples(s)
    return (one, s.plain_values("float32", 3, 2)), (batch, s.plain_values("float64", 3, 2)), (one, s.plain_values("float32", 2, 3, 1)), (none, none)


def require_same_dtype(name: str, a: Any, b: Any) -> None:
    """Errors: RuntimeError for two dtypes."""
    if a.dtype != b.dtype:
        raise RuntimeError(f"{name}: Expected A and B to have the same dtype, but found {dtypes.label(a.dtype)} and {dtypes.label(b.dtype)} instead")


def is_vector_side(a: Any, b: Any) -> bool:
    """Whether the right-hand sides are vectors: one, or as many as there are matrices."""
    if len(b.shape) == 1:
        return True
    return len(a.shape) - 1 == len(b.shape) and all(x is y or x == y for x, y in zip(a.shape[:-1], b.shape, strict=True))


def _result_shape(builder: Any, name: str, a: Any, b: Any, left: bool) -> tuple[Size, ...]:
    """The shape of the solutions. Errors: RuntimeError for sizes that do not fit."""
    size = b.shape[-2 if left else -1]
    if size is not a.shape[-1] and size != a.shape[-1]:
        raise RuntimeError(
            f"{name}: Incompatible shapes of A and B for the equation {'AX = B' if left else 'XA = B'} "
            f"({a.shape[-2]}x{a.shape[-1]} and {b.shape[-2]}x{b.shape[-1]})"
        )
    return (*broadcast_shapes(builder.dialect, a.shape[:-2], b.shape[:-2]), *b.shape[-2:])


# ---- general ----


def _solve(a: Any, b: Any, left: bool, name: str) -> tuple[Any, Any]:
    try:
        if left:
            found = np.linalg.solve(a, b)
        else:
            found = np.ascontiguousarray(np.linalg.solve(a.swapaxes(-1, -2), b.swapaxes(-1, -2)).swapaxes(-1, -2))
        return found, np.zeros(a.shape[:-2], np.int32)
    except np.linalg.LinAlgError:
        factors, pivots, info = algorithms.lu_factor(a)
    failure = first_failure(info) if name else None
    if failure is not None:
        raise LinAlgError(f"{name}: {element_of(failure[0])}The solver failed because the input matrix is singular.")
    return algorithms.lu_solve(factors, pivots, b, left), info


def _solved(builder: Any, row: Row, a: Any, b: Any, left: bool, check: bool) -> tuple[Any, Any]:
    require_matrices(row.name, a, square=True)
    require_same_dtype(row.name, a, b)
    vector = is_vector_side(a, b)
    if vector and not left:
        raise RuntimeError(f"{row.name}: Vector broadcasting of the left hand side is not supported for left=False.")
    columns = unsqueeze.build(builder, b, -1) if vector else b
    shape = _result_shape(builder, row.name, a, columns, left)
    result, info = builder.extern(row, _solve, (a, columns, bool(left), row.name if check else ""), [(shape, a.dtype), (a.shape[:-2], INT32)])
    return squeeze.build(builder, result, -1) if vector else result, info


@operation("contraction", name="linalg.solve", takes_complex=True, keyword_only=1, out=True, can_fail=True, ulp=FACTOR_ULP, sampler=_systems)
def solve(builder: Any, A: Value, B: Value, left: bool = True) -> Any:
    """The solution X of ``A @ X = B`` (``X @ A = B`` unless ``left``); B holds matrices or vectors. Errors: LinAlgError for singular A."""
    return _solved(builder, solve, A, B, left, True)[0]


@operation("contraction", name="linalg.solve_ex", takes_complex=True, keyword_only=2, can_fail=True, ulp=FACTOR_ULP,
           sampler=lambda s: [*_systems(s), (np.zeros((2, 2)), np.ones((2, 1)))])  # fmt: skip
def solve_ex(builder: Any, A: Value, B: Value, left: bool = True, check_errors: bool = False) -> SolveEx:
    """The solution of ``linalg.solve`` and, instead of an error, which pivot of a singular matrix was zero."""
    return SolveEx(*_solved(builder, solve_ex, A, B, left, check_errors))


@operation("contraction", name="linalg.tensorsolve", out=True, can_fail=True, ulp=FACTOR_ULP, sampler=lambda s: [
    (np.eye(6, dtype=np.float32).reshape(2, 3, 6), s.plain_values("float32", 2, 3)),
    (np.eye(6).reshape(3, 2, 6).transpose(2, 0, 1), s.plain_values("float64", 3, 2), (0,)),
])  # fmt: skip
def tensorsolve(builder: Any, A: Value, B: Value, dims: Shape | None = None) -> Any:
    """The solution X of ``tensordot(A, X, X.ndim) = B``, after the dimensions ``dims`` of A were moved to its end."""
    if dims is not None:
        rank = len(A.shape)
        A = movedim.build(builder, A, tuple(dims), tuple(range(rank - len(dims), rank)))
    shape = tuple(A.shape[len(B.shape) :])
    rows, columns = product(B.shape), product(shape)
    if rows != columns:
        raise RuntimeError(
            f"Expected self to satisfy the requirement prod(self.shape[other.ndim:]) == prod(self.shape[:other.ndim]), but got {columns} != {rows}"
        )
    flat = reshape.build(builder, A, ((rows, columns),))
    result, _ = _solved(builder, tensorsolve, flat, reshape.build(builder, B, ((rows,),)), True, True)
    return reshape.build(builder, result, (shape,))


# ---- triangular ----


@operation("contraction", name="linalg.solve_triangular", keyword_only=3, out=True, ulp=FACTOR_ULP,
           sampler=lambda s: [(a, b, upper) for a, b in _systems(s) for upper in (True, False)])  # fmt: skip
def solve_triangular(builder: Any, A: Value, B: Value, upper: bool, left: bool = True, unitriangular: bool = False) -> Any:
    """The solution X of ``A @ X = B`` (``X @ A = B`` unless ``left``) for triangles A, whose diagonal counts as ones if ``unitriangular``."""
    require_matrices("linalg.solve_triangular", A, square=True)
    require_matrices("linalg.solve_triangular", B, argument="B")
    require_same_dtype("linalg.solve_triangular", A, B)
    shape = _result_shape(builder, "linalg.solve_triangular", A, B, left)
    options = bool(upper), bool(unitriangular), bool(left)
    return builder.extern(solve_triangular, algorithms.solve_triangular, (A, B, *options), [(shape, A.dtype)])[0]


def _old_triangular(a: Any, b: Any, upper: bool, transpose: bool, unit: bool) -> Any:
    return algorithms.solve_triangular(a.swapaxes(-1, -2) if transpose else a, b, upper != transpose, unit)


@operation("contraction", ulp=FACTOR_ULP, sampler=lambda s: [(b, a, upper) for a, b in _systems(s) for upper in (True, False)])
def triangular_solve(builder: Any, input: Value, A: Value, upper: bool = True, transpose: bool = False, unitriangular: bool = False) -> TriangularSolve:
    """The solution X of ``A @ X = input`` for triangles A, or of their transposes, and a copy of A."""
    require_matrices("triangular_solve", A, square=True)
    require_matrices("triangular_solve", input, argument="b")
    require_same_dtype("triangular_solve", A, input)
    shape = _result_shape(builder, "triangular_solve", A, input, True)
    args = A, input, bool(upper), bool(transpose), bool(unitriangular)
    solution = builder.extern(triangular_solve, _old_triangular, args, [(shape, A.dtype)])[0]
    return TriangularSolve(solution, builder.copy(expanded(builder, A, (*shape[:-2], *A.shape[-2:]))))


# ---- from Cholesky factors ----


def _cholesky_solve(factor: Any, b: Any, upper: bool) -> Any:
    lower = factor.swapaxes(-1, -2) if upper else factor
    return algorithms.solve_triangular(lower.swapaxes(-1, -2), algorithms.solve_lower(lower, b, False), True)


@operation("contraction", out=True, ulp=FACTOR_ULP, sampler=lambda s: [(b, a, upper) for a, b in _systems(s) for upper in (True, False)])
def cholesky_solve(builder: Any, input: Value, input2: Value, upper: bool = False) -> Any:
    """The solution X of ``A @ X = input`` where ``input2`` is the lower (or upper) Cholesky factor of A."""
    for name, value in (("b", input), ("u", input2)):
        if len(value.shape) < 2:
            raise RuntimeError(f"{name} should have at least 2 dimensions, but has {len(value.shape)} dimensions instead")
    require_matrices("cholesky_solve", input2, square=True)
    require_same_dtype("cholesky_solve", input2, input)
    shape = _result_shape(builder, "cholesky_solve", input2, input, True)
    return builder.extern(cholesky_solve, _cholesky_solve, (input2, input, bool(upper)), [(shape, input.dtype)])[0]


def _cholesky_inverse(factor: Any, upper: bool) -> Any:
    return _cholesky_solve(factor, np.broadcast_to(np.eye(factor.shape[-1], dtype=factor.dtype), factor.shape), upper)


@operation("contraction", out=True, ulp=FACTOR_ULP, sampler=lambda s: [(a, upper) for a in definite_samples(s) for upper in (True, False)])
def cholesky_inverse(builder: Any, input: Value, upper: bool = False) -> Any:
    """The inverse of A where ``input`` is its lower (or upper) Cholesky factor."""
    require_matrices("cholesky_inverse", input, square=True)
    return builder.extern(cholesky_inverse, _cholesky_inverse, (input, bool(upper)), [(input.shape, input.dtype)])[0]
