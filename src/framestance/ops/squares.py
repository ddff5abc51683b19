"""Rows of square matrices: determinants, inverses, powers and exponentials."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from . import dtypes
from . import factorizations as algorithms
from .contraction import MATMUL_ULP, matmul
from .creation import eye
from .decompositions import FACTOR_ULP, INT32, definite_samples, element_of, first_failure, require_matrices
from .elementwise import lt, where
from .errors import LinAlgError
from .row import Row, Value, operation
from .shapes import product, require_int
from .views import expanded, reshape


class Slogdet(NamedTuple):
    """The sign of determinants and the logarithm of their magnitude."""

    sign: Any
    logabsdet: Any


class InvEx(NamedTuple):
    """Inverses, and which pivot of a singular matrix was zero, from 1; 0 where there is an inverse."""

    inverse: Any
    info: Any


def require_square(name: str, value: Any) -> None:
    """Errors: RuntimeError for what is no batch of square matrices, of any dtype."""
    if len(value.shape) < 2:
        raise RuntimeError(f"{name}: The input tensor A must have at least 2 dimensions.")
    if value.shape[-1] is not value.shape[-2] and value.shape[-1] != value.shape[-2]:
        raise RuntimeError(f"{name}: A must be batches of square matrices, but they are {value.shape[-2]} by {value.shape[-1]} matrices")


# ---- determinants ----


def _det(a: Any) -> Any:
    return np.linalg.det(a)


def _slogdet(a: Any) -> tuple[Any, Any]:
    return tuple(np.linalg.slogdet(a))


def _det_of(builder: Any, row: Row, a: Any) -> Any:
    require_matrices(row.name, a, square=True)
    return builder.extern(row, _det, (a,), [(a.shape[:-2], a.dtype)])[0]


def _slogdet_of(builder: Any, row: Row, a: Any) -> Slogdet:
    require_matrices(row.name, a, square=True)
    return Slogdet(*builder.extern(row, _slogdet, (a,), [(a.shape[:-2], a.dtype)] * 2))


@operation("contraction", name="linalg.det", out=True, ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in definite_samples(s)])
def linalg_det(builder: Any, A: Value) -> Any:
    """The determinants of square matrices."""
    return _det_of(builder, linalg_det, A)


@operation("contraction", ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in definite_samples(s)])
def det(builder: Any, input: Value) -> Any:
    """The determinants of square matrices."""
    return _det_of(builder, det, input)


@operation("contraction", name="linalg.slogdet", ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in definite_samples(s)])
def linalg_slogdet(builder: Any, A: Value) -> Slogdet:
    """The sign of the determinants and the logarithm of their magnitude: 0 and minus infinity for singular matrices."""
    return _slogdet_of(builder, linalg_slogdet, A)


@operation("contraction", ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in definite_samples(s)])
def slogdet(builder: Any, input: Value) -> Slogdet:
    """The sign of the determinants and the logarithm of their magnitude: 0 and minus infinity for singular matrices."""
    return _slogdet_of(builder, slogdet, input)


@operation("contraction", ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in definite_samples(s)])
def logdet(builder: Any, input: Value) -> Any:
    """The logarithm of the determinants, NaN where they are negative."""
    found = _slogdet_of(builder, logdet, input)
    return where.build(builder, lt.build(builder, found.sign, 0), float("nan"), found.logabsdet)


# ---- inverses ----


def inverted(a: Any, name: str) -> tuple[Any, Any]:
    """Inverses, and the zero pivot of each singular matrix. With a name, LinAlgError for singular ones."""
    try:
        return np.linalg.inv(a), np.zeros(a.shape[:-2], np.int32)
    except np.linalg.LinAlgError:
        factors, pivots, info = algorithms.lu_factor(a)
    failure = first_failure(info) if name else None
    if failure is not None:
        raise LinAlgError(f"{name}: {element_of(failure[0])}The diagonal element {failure[1]} is zero, so the input matrix is singular and has no inverse.")
    return algorithms.lu_solve(factors, pivots, np.broadcast_to(np.eye(a.shape[-1], dtype=a.dtype), a.shape)), info


def inverse_of(builder: Any, row: Row, a: Any, check: bool = True) -> tuple[Any, Any]:
    """The inverses and their ``info``."""
    require_matrices(row.name, a, square=True)
    found: tuple[Any, Any] = builder.extern(row, inverted, (a, row.name if check else ""), [(a.shape, a.dtype), (a.shape[:-2], INT32)])
    return found


@operation("contraction", name="linalg.inv", takes_complex=True, out=True, can_fail=True, ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in definite_samples(s)])
def inv(builder: Any, A: Value) -> Any:
    """The inverses of square matrices. Errors: LinAlgError for singular ones."""
    return inverse_of(builder, inv, A)[0]


@operation("contraction", out=True, can_fail=True, ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in definite_samples(s)])
def inverse(builder: Any, input: Value) -> Any:
    """The inverses of square matrices. Errors: LinAlgError for singular ones."""
    return inverse_of(builder, inverse, input)[0]


@operation("contraction", name="linalg.inv_ex", takes_complex=True, keyword_only=1, can_fail=True, ulp=FACTOR_ULP,
           sampler=lambda s: [(a,) for a in definite_samples(s)] + [(np.zeros((2, 2)),)])  # fmt: skip
def inv_ex(builder: Any, A: Value, check_errors: bool = False) -> InvEx:
    """The inverses and, instead of an error, which pivot of a singular matrix was zero (from 1; 0 where there is an inverse)."""
    return InvEx(*inverse_of(builder, inv_ex, A, check_errors))


@operation("contraction", name="linalg.tensorinv", out=True, can_fail=True, ulp=FACTOR_ULP, sampler=lambda s: [
    (np.eye(6, dtype=np.float32).reshape(2, 3, 6), 2), (np.eye(6).reshape(6, 3, 2), 1),
])  # fmt: skip
def tensorinv(builder: Any, A: Value, ind: int = 2) -> Any:
    """The inverse of what ``tensordot(A, x, ind)`` does: A as a square matrix whose rows are the first ``ind`` dimensions."""
    require_int(ind, "tensorinv", "ind")
    if ind <= 0:
        raise RuntimeError("Expected a strictly positive integer for 'ind'")
    lead, rest = tuple(A.shape[:ind]), tuple(A.shape[ind:])
    rows, columns = product(lead), product(rest)
    if rows != columns:
        raise RuntimeError(f"Expected self to satisfy the requirement prod(self.shape[ind:]) == prod(self.shape[:ind]), but got {columns} != {rows}")
    result = inverse_of(builder, tensorinv, reshape.build(builder, A, ((rows, columns),)))[0]
    return reshape.build(builder, result, ((*rest, *lead),))


# ---- powers ----


def _power(builder: Any, row: Row, a: Any, n: Any) -> Any:
    require_int(n, row.name, "n")
    require_square(row.name, a)
    n = int(n)
    if n == 0:
        identity = eye.build(builder, a.shape[-1], None, dtypes.of_numpy(a.dtype))
        return builder.copy(expanded(builder, identity, tuple(a.shape)))
    if n < 0:
        a, n = inverse_of(builder, row, a)[0], -n
    if n == 1:
        return builder.copy(a)
    result = None
    while n:
        if n & 1:
            result = a if result is None else matmul.build(builder, result, a)
        n >>= 1
        if n:
            a = matmul.build(builder, a, a)
    return result


@operation("contraction", name="linalg.matrix_power", out=True, can_fail=True, ulp=MATMUL_ULP,
           sampler=lambda s: [(a, n) for a in definite_samples(s) for n in (0, 1, 2, 5, -2)] + [(s.plain_values("int64", 3, 3), 3)])  # fmt: skip
def linalg_matrix_power(builder: Any, A: Value, n: int) -> Any:
    """Square matrices multiplied ``n`` times; negative ``n`` multiplies their inverses, 0 gives identities."""
    return _power(builder, linalg_matrix_power, A, n)


@operation("contraction", out=True, can_fail=True, ulp=MATMUL_ULP, sampler=lambda s: [(a, n) for a in definite_samples(s) for n in (0, 3, -1)])
def matrix_power(builder: Any, input: Value, n: int) -> Any:
    """Square matrices multiplied ``n`` times; negative ``n`` multiplies their inverses, 0 gives identities."""
    return _power(builder, matrix_power, input, n)


# Coefficients of the Pade approximation of exp of degree 13, exact for float64 where the 1-norm is at most _LARGEST (Higham 2005)
_PADE = (
    64764752532480000.0, 32382376266240000.0, 7771770303897600.0, 1187353796428800.0, 129060195264000.0, 10559470521600.0, 670442572800.0, 33522128640.0,
    1323241920.0, 40840800.0, 960960.0, 16380.0, 182.0, 1.0,
)  # fmt: skip
_LARGEST = 5.371920351148152


def _exponential(a: Any) -> Any:
    """exp of matrices, in float64: divided by a power of 2, approximated, and squared again as often."""
    x = algorithms.flat_batch(a).astype(np.float64)
    if not x.size:
        return np.zeros_like(a)
    norms = np.abs(x).sum(-2).max(-1)
    usable = np.isfinite(norms) & (norms > 0)
    halvings = np.where(usable, np.ceil(np.log2(np.where(usable, norms, 1) / _LARGEST)), 0).clip(0).astype(int)
    x *= (0.5**halvings)[:, None, None]
    identity = np.eye(x.shape[-1])
    x2 = x @ x
    x4 = x2 @ x2
    x6 = x4 @ x2
    b = _PADE
    odd = x @ (x6 @ (b[13] * x6 + b[11] * x4 + b[9] * x2) + b[7] * x6 + b[5] * x4 + b[3] * x2 + b[1] * identity)
    even = x6 @ (b[12] * x6 + b[10] * x4 + b[8] * x2) + b[6] * x6 + b[4] * x4 + b[2] * x2 + b[0] * identity
    result = np.linalg.solve(even - odd, even + odd)
    for i in range(int(halvings.max())):
        more = halvings > i
        result[more] = result[more] @ result[more]
    return result.reshape(a.shape).astype(a.dtype)


def _exponential_of(builder: Any, row: Row, a: Any) -> Any:
    require_matrices(row.name, a, square=True)
    return builder.extern(row, _exponential, (a,), [(a.shape, a.dtype)])[0]


@operation("contraction", name="linalg.matrix_exp", ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in definite_samples(s)])
def linalg_matrix_exp(builder: Any, A: Value) -> Any:
    """The exponential of square matrices."""
    return _exponential_of(builder, linalg_matrix_exp, A)


@operation("contraction", ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in definite_samples(s)])
def matrix_exp(builder: Any, input: Value) -> Any:
    """The exponential of square matrices."""
    return _exponential_of(builder, matrix_exp, input)
