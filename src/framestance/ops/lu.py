"""Rows of LU and LDL factors: making them, taking them apart, and solving systems with them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from . import factorizations as algorithms
from .decompositions import FACTOR_ULP, INT32, definite_samples, element_of, first_failure, require_matrices, smaller
from .errors import LinAlgError
from .row import Row, Value, operation
from .shapes import Size, broadcast_shapes


class LUFactor(NamedTuple):
    """L and U in one matrix, and the row exchanged with each, from 1."""

    LU: Any
    pivots: Any


class LUFactorEx(NamedTuple):
    """The same, and where U has its first zero on the diagonal, 0 if nowhere."""

    LU: Any
    pivots: Any
    info: Any


class PLU(NamedTuple):
    """Permutation, unit lower and upper triangular factor."""

    P: Any
    L: Any
    U: Any


class LDLFactor(NamedTuple):
    """L and D in one matrix, and the pivots."""

    LD: Any
    pivots: Any


class LDLFactorEx(NamedTuple):
    """The same, and where D has its first zero on the diagonal, 0 if nowhere."""

    LD: Any
    pivots: Any
    info: Any


def _regular_samples(s: Any) -> Any:
    """Samples: square, wide and tall matrices of full rank, a batch, and no matrices."""
    one, batch, none = definite_samples(s)
    return one, one[:2], one[:, 1:], batch, none, np.zeros((0, 3), np.float32)


# ---- LU ----


def _require_regular(name: str, info: Any, letter: str) -> None:
    """Errors: LinAlgError where ``info`` tells of a zero on the diagonal; asked for no name, nothing."""
    failure = first_failure(info) if name else None
    if failure is not None:
        raise LinAlgError(
            f"{name}: {element_of(failure[0])}{letter}[{failure[1]},{failure[1]}] is zero and using it to solve systems would result in a division by zero."
        )


def _lu(a: Any, name: str) -> tuple[Any, Any, Any]:
    found = algorithms.lu_factor(a)
    _require_regular(name, found[2], "U")
    return found


def _factored(builder: Any, row: Row, a: Any, pivot: bool, check: bool) -> tuple[Any, Any, Any]:
    require_matrices(row.name, a, kernel="lu_cpu")
    if not pivot:
        raise RuntimeError(f"{row.name}: LU without pivoting is not implemented on the CPU")
    k = smaller(*a.shape[-2:])
    results = [(a.shape, a.dtype), ((*a.shape[:-2], k), INT32), (a.shape[:-2], INT32)]
    found: tuple[Any, Any, Any] = builder.extern(row, _lu, (a, row.name if check else ""), results)
    return found


@operation("contraction", name="linalg.lu_factor_ex", keyword_only=2, can_fail=True, ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in _regular_samples(s)])
def lu_factor_ex(builder: Any, A: Value, pivot: bool = True, check_errors: bool = False) -> LUFactorEx:
    """L and U in one matrix, the rows exchanged, and where U has its first zero on the diagonal (from 1, 0 if nowhere)."""
    return LUFactorEx(*_factored(builder, lu_factor_ex, A, pivot, check_errors))


@operation("contraction", name="linalg.lu_factor", keyword_only=1, can_fail=True, ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in _regular_samples(s)])
def lu_factor(builder: Any, A: Value, pivot: bool = True) -> LUFactor:
    """L and U in one matrix (the ones on L's diagonal are left out), and the row exchanged with each, from 1."""
    return LUFactor(*_factored(builder, lu_factor, A, pivot, True)[:2])


@operation(
    "contraction", can_fail=True, ulp=FACTOR_ULP, cases=(({"get_infos": "True"}, "LUFactorEx"), ({}, "tuple[Value, Value]")),
    sampler=lambda s: [(a,) for a in _regular_samples(s)] + [(_regular_samples(s)[0], True, True)],
)  # fmt: skip
def lu(builder: Any, input: Value, pivot: bool = True, get_infos: bool = False) -> Any:
    """L and U in one matrix, the rows exchanged, and if ``get_infos`` where U has its first zero on the diagonal."""
    found = _factored(builder, lu, input, pivot, False)
    return LUFactorEx(*found) if get_infos else found[:2]


def _plu(a: Any) -> tuple[Any, Any, Any]:
    factors, pivots, _ = algorithms.lu_factor(a)
    return algorithms.lu_unpack(factors, pivots)


def _plu_types(a: Any) -> list[tuple[tuple[Size, ...], Any]]:
    m, n = a.shape[-2:]
    k, batch = smaller(m, n), tuple(a.shape[:-2])
    return [((*batch, m, m), a.dtype), ((*batch, m, k), a.dtype), ((*batch, k, n), a.dtype)]


@operation("contraction", name="linalg.lu", keyword_only=1, ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in _regular_samples(s)])
def linalg_lu(builder: Any, A: Value, pivot: bool = True) -> PLU:
    """Permutation, unit lower and upper triangular factors P, L and U with ``P @ L @ U`` the matrices."""
    require_matrices("linalg.lu", A, kernel="lu_cpu")
    if not pivot:
        raise RuntimeError("linalg.lu: LU without pivoting is not implemented on the CPU")
    return PLU(*builder.extern(linalg_lu, _plu, (A,), _plu_types(A)))


@operation(
    "contraction",
    method=(),
    sampler=lambda s: [algorithms.lu_factor(a)[:2] for a in _regular_samples(s)] + [(*algorithms.lu_factor(_regular_samples(s)[0])[:2], False)],
)
def lu_unpack(builder: Any, LU_data: Value, LU_pivots: Value, unpack_data: bool = True, unpack_pivots: bool = True) -> PLU:
    """P, L and U from what ``lu_factor`` gives; those that are not asked for are empty."""
    if unpack_pivots and LU_pivots.dtype != INT32:
        raise RuntimeError(
            "torch.lu_unpack: LU_pivots is expected to be a contiguous tensor of torch.int32 dtype. "
            "Note: this function is intended to be used with the output produced by torch.linalg.lu_factor"
        )
    p, lower, upper = builder.extern(lu_unpack, algorithms.lu_unpack, (LU_data, LU_pivots), _plu_types(LU_data))
    nothing = builder.fill((0,), 0, LU_data.dtype)
    return PLU(p if unpack_pivots else nothing, lower if unpack_data else nothing, upper if unpack_data else nothing)


@operation("contraction", name="linalg.lu_solve", keyword_only=2, out=True, ulp=FACTOR_ULP, sampler=lambda s: [
    (*algorithms.lu_factor(a)[:2], np.ones((*a.shape[:-1], 2), a.dtype)) for a in definite_samples(s)
])  # fmt: skip
def linalg_lu_solve(builder: Any, LU: Value, pivots: Value, B: Value, left: bool = True, adjoint: bool = False) -> Any:
    """The solution X of ``A @ X = B`` (``X @ A = B`` unless ``left``) from what ``lu_factor`` gives for A; of A's transpose if ``adjoint``."""
    return _lu_solved(builder, linalg_lu_solve, LU, pivots, B, left, adjoint)


@operation("contraction", out=True, ulp=FACTOR_ULP, sampler=lambda s: [
    (np.ones((*a.shape[:-1], 2), a.dtype), *algorithms.lu_factor(a)[:2]) for a in definite_samples(s)
])  # fmt: skip
def lu_solve(builder: Any, input: Value, LU_data: Value, LU_pivots: Value) -> Any:
    """The solution X of ``A @ X = input`` from what ``lu_factor`` gives for A."""
    return _lu_solved(builder, lu_solve, LU_data, LU_pivots, input, True, False)


def _lu_solved(builder: Any, row: Row, factors: Any, pivots: Any, b: Any, left: bool, adjoint: bool) -> Any:
    require_matrices(row.name, factors, square=True, argument="LU")
    require_matrices(row.name, b, argument="B")
    if b.dtype != factors.dtype:
        raise RuntimeError(f"{row.name}: Expected LU and B to have the same dtype, but found {factors.dtype} and {b.dtype} instead")
    if pivots.dtype != INT32:
        raise RuntimeError(f"{row.name}: pivots should be a Tensor of scalar type torch.int32")
    if b.shape[-2 if left else -1] != factors.shape[-1]:
        raise RuntimeError(
            f"{row.name}: Incompatible shapes of A and B for the equation {'AX = B' if left else 'XA = B'} "
            f"({factors.shape[-2]}x{factors.shape[-1]} and {b.shape[-2]}x{b.shape[-1]})"
        )
    batch = broadcast_shapes(builder.dialect, factors.shape[:-2], b.shape[:-2])
    return builder.extern(row, algorithms.lu_solve, (factors, pivots, b, bool(left), bool(adjoint)), [((*batch, *b.shape[-2:]), b.dtype)])[0]


# ---- LDL ----


def _ldl(a: Any, name: str) -> tuple[Any, Any, Any]:
    found = algorithms.ldl_factor(a)
    _require_regular(name, found[2], "D")
    return found


def _ldl_of(builder: Any, row: Row, a: Any, check: bool) -> tuple[Any, Any, Any]:
    require_matrices(row.name, a, square=True)
    results = [(a.shape, a.dtype), (a.shape[:-1], INT32), (a.shape[:-2], INT32)]
    found: tuple[Any, Any, Any] = builder.extern(row, _ldl, (a, row.name if check else ""), results)
    return found


@operation("contraction", name="linalg.ldl_factor", keyword_only=1, can_fail=True, ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in definite_samples(s)])
def ldl_factor(builder: Any, A: Value, hermitian: bool = False) -> LDLFactor:
    """L and the block-diagonal D of symmetric matrices in one matrix, from their lower triangles, and the pivots as LAPACK writes them."""
    return LDLFactor(*_ldl_of(builder, ldl_factor, A, True)[:2])


@operation("contraction", name="linalg.ldl_factor_ex", keyword_only=2, can_fail=True, ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in definite_samples(s)])
def ldl_factor_ex(builder: Any, A: Value, hermitian: bool = False, check_errors: bool = False) -> LDLFactorEx:
    """The same, and where D has its first zero on the diagonal (from 1, 0 if nowhere)."""
    return LDLFactorEx(*_ldl_of(builder, ldl_factor_ex, A, check_errors))


@operation("contraction", name="linalg.ldl_solve", keyword_only=1, out=True, ulp=FACTOR_ULP, sampler=lambda s: [
    (*algorithms.ldl_factor(a)[:2], np.ones((*a.shape[:-1], 2), a.dtype)) for a in definite_samples(s)
])  # fmt: skip
def ldl_solve(builder: Any, LD: Value, pivots: Value, B: Value, hermitian: bool = False) -> Any:
    """The solution X of ``A @ X = B`` from what ``ldl_factor`` gives for A."""
    require_matrices("linalg.ldl_solve", LD, square=True)
    if len(B.shape) < 2:
        raise RuntimeError(f"linalg.ldl_solve: Expected B to have at least 2 dimensions, but it has {len(B.shape)} dimensions instead")
    if B.shape[-2] != LD.shape[-2] or B.dtype != LD.dtype:
        raise RuntimeError("linalg.ldl_solve: Expected B to have the dtype of LD and as many rows")
    batch = broadcast_shapes(builder.dialect, LD.shape[:-2], B.shape[:-2])
    return builder.extern(ldl_solve, algorithms.ldl_solve, (LD, pivots, B), [((*batch, *B.shape[-2:]), B.dtype)])[0]
