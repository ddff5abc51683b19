"""Rows that take matrices apart: Cholesky, QR, singular values, eigenvalues of symmetric matrices. Batches may have any number of dimensions."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from . import dtypes
from . import factorizations as algorithms
from .elementwise import sub
from .errors import LinAlgError
from .reductions import mean
from .row import Row, Value, operation
from .shapes import Size
from .views import matrix_transpose, narrowed

FACTOR_ULP = {"float32": 4096.0, "float64": 4096.0}
INT32 = np.dtype(np.int32)


class QR(NamedTuple):
    """Orthogonal and upper triangular factor."""

    Q: Any
    R: Any


class SVD(NamedTuple):
    """Left singular vectors, singular values, and right singular vectors as rows."""

    U: Any
    S: Any
    Vh: Any


class OldSVD(NamedTuple):
    """Left singular vectors, singular values, and right singular vectors as columns."""

    U: Any
    S: Any
    V: Any


class Eigh(NamedTuple):
    """Eigenvalues in ascending order, and eigenvectors as columns."""

    eigenvalues: Any
    eigenvectors: Any


class CholeskyEx(NamedTuple):
    """The factor, and the order of the first minor that is not positive-definite, 0 if all are."""

    L: Any
    info: Any


class Geqrf(NamedTuple):
    """R with the vectors of the reflections below it, and the scales of the reflections."""

    a: Any
    tau: Any


def require_matrices(name: str, value: Any, *, square: bool = False, argument: str = "A", kernel: str = "") -> None:
    """Errors: RuntimeError for what is no batch of (square) matrices of floats; NotImplementedError for other dtypes where torch has a kernel of that name."""
    if len(value.shape) < 2:
        raise RuntimeError(f"{name}: The input tensor {argument} must have at least 2 dimensions.")
    if square and value.shape[-1] is not value.shape[-2] and value.shape[-1] != value.shape[-2]:
        raise RuntimeError(f"{name}: {argument} must be batches of square matrices, but they are {value.shape[-2]} by {value.shape[-1]} matrices")
    if kernel and value.dtype.kind != "f":
        raise NotImplementedError(f"\"{kernel}\" not implemented for '{dtypes.label(value.dtype)}'")
    require_floats(name, value)


def require_floats(name: str, value: Any) -> None:
    """Errors: RuntimeError for integers and bools."""
    if value.dtype.kind not in "fc":
        raise RuntimeError(f"{name}: Expected a floating point or complex tensor as input. Got {dtypes.label(value.dtype)}")


def smaller(m: Size, n: Size) -> Size:
    """The smaller of two sizes."""
    return m if m < n else n


def element_of(index: tuple[int, ...]) -> str:
    """Which element of the batch an error is about."""
    return f"(Batch element {index[0] if len(index) == 1 else index}): " if index else ""


def first_failure(info: Any) -> tuple[tuple[int, ...], int] | None:
    """The first element of the batch whose ``info`` is not 0."""
    for index in np.argwhere(info):
        place = tuple(int(i) for i in index)
        return place, int(info[place])
    return None


def converged(name: str, function: Any, *args: Any, **kwargs: Any) -> Any:
    """Call a function of NumPy's; what does not converge is LinAlgError."""
    try:
        return function(*args, **kwargs)
    except np.linalg.LinAlgError:
        raise LinAlgError(
            f"{name}: The algorithm failed to converge because the input matrix is ill-conditioned or contains values that are not finite."
        ) from None


# ---- Cholesky ----


def definite_samples(s: Any) -> Any:
    """Samples: positive-definite matrices, a batch of them, and no matrices."""
    a = s.plain_values("float64", 3, 3) / 9 + 4 * np.eye(3)
    symmetric = a @ a.T
    return symmetric.astype(np.float32), np.stack([symmetric, 2 * symmetric]), np.zeros((0, 2, 2), np.float32)


def _cholesky(a: Any, upper: bool, name: str) -> tuple[Any, Any]:
    factor, info = algorithms.cholesky(a.swapaxes(-1, -2) if upper else a)
    failure = first_failure(info) if name else None
    if failure is not None:
        raise LinAlgError(
            f"{name}: {element_of(failure[0])}The factorization could not be completed because the input is not positive-definite "
            f"(the leading minor of order {failure[1]} is not positive-definite)."
        )
    return np.ascontiguousarray(factor.swapaxes(-1, -2)) if upper else factor, info


def _cholesky_of(builder: Any, row: Row, a: Any, upper: bool, name: str) -> Any:
    require_matrices(row.name, a, square=True, kernel="cholesky_cpu" if row.name == "cholesky" else "")
    return builder.extern(row, _cholesky, (a, bool(upper), name), [(a.shape, a.dtype), (a.shape[:-2], INT32)])


@operation("contraction", name="linalg.cholesky", keyword_only=1, out=True, can_fail=True, ulp=FACTOR_ULP,
           sampler=lambda s: [(a, upper) for a in definite_samples(s) for upper in (False, True)])  # fmt: skip
def linalg_cholesky(builder: Any, A: Value, upper: bool = False) -> Any:
    """The lower (or upper) triangular factor of positive-definite matrices. Errors: LinAlgError for others."""
    return _cholesky_of(builder, linalg_cholesky, A, upper, "linalg.cholesky")[0]


@operation("contraction", out=True, can_fail=True, ulp=FACTOR_ULP, sampler=lambda s: [(a, upper) for a in definite_samples(s) for upper in (False, True)])
def cholesky(builder: Any, input: Value, upper: bool = False) -> Any:
    """The lower (or upper) triangular factor of positive-definite matrices. Errors: LinAlgError for others."""
    return _cholesky_of(builder, cholesky, input, upper, "cholesky")[0]


@operation("contraction", name="linalg.cholesky_ex", keyword_only=2, can_fail=True, ulp=FACTOR_ULP,
           sampler=lambda s: [(a, upper) for a in definite_samples(s) for upper in (False, True)] + [(-np.eye(2),)])  # fmt: skip
def cholesky_ex(builder: Any, A: Value, upper: bool = False, check_errors: bool = False) -> CholeskyEx:
    """The triangular factor and, instead of an error, the order of the first minor that is not positive-definite."""
    return CholeskyEx(*_cholesky_of(builder, cholesky_ex, A, upper, "linalg.cholesky_ex" if check_errors else ""))


# ---- QR ----


def shaped_samples(s: Any) -> Any:
    """Samples: wide, tall, transposed, batched and empty matrices."""
    wide = s.plain_values("float32", 3, 4)
    return wide, wide.T, s.plain_values("float64", 2, 4, 3), s.plain_values("float32", 0, 3), np.zeros((0, 2, 2), np.float32)


def _qr(a: Any, mode: str) -> Any:
    if mode == "r":
        return np.linalg.qr(a, mode="r")
    return tuple(np.linalg.qr(a, mode="complete" if mode == "complete" else "reduced"))


def _qr_of(builder: Any, row: Row, a: Any, mode: str) -> Any:
    require_matrices(row.name, a)
    m, n = a.shape[-2:]
    k = m if mode == "complete" else smaller(m, n)
    batch = tuple(a.shape[:-2])
    if mode == "r":
        return QR(builder.fill((0,), 0, a.dtype), builder.extern(row, _qr, (a, mode), [((*batch, k, n), a.dtype)])[0])
    return QR(*builder.extern(row, _qr, (a, mode), [((*batch, m, k), a.dtype), ((*batch, k, n), a.dtype)]))


@operation(
    "contraction",
    differs="values: vectors beyond the rank are unique up to a rotation",
    name="linalg.qr",
    takes_complex=True,
    ulp=FACTOR_ULP,
    sampler=lambda s: [(a, mode) for a in shaped_samples(s) for mode in ("reduced", "complete", "r")],
)
def linalg_qr(builder: Any, A: Value, mode: str = "reduced") -> QR:
    """Factors Q and R with ``Q @ R`` the matrices. Modes: "reduced"; "complete", in which Q is square; "r", in which Q is left empty."""
    if mode not in ("reduced", "complete", "r"):
        raise RuntimeError(f"qr received unrecognized mode '{mode}' but expected one of 'reduced' (default), 'r', or 'complete'")
    return _qr_of(builder, linalg_qr, A, mode)


@operation(
    "contraction",
    differs="values: vectors beyond the rank are unique up to a rotation",
    ulp=FACTOR_ULP,
    sampler=lambda s: [(a, some) for a in shaped_samples(s) for some in (True, False)],
)
def qr(builder: Any, input: Value, some: bool = True) -> QR:
    """Factors Q and R with ``Q @ R`` the matrices; Q is square unless ``some``."""
    return _qr_of(builder, qr, input, "reduced" if some else "complete")


def _geqrf(a: Any) -> tuple[Any, Any]:
    reflectors, tau = np.linalg.qr(a, mode="raw")
    return np.ascontiguousarray(reflectors.swapaxes(-1, -2)), tau


@operation(
    "contraction", differs="values: vectors beyond the rank are unique up to a rotation", ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in shaped_samples(s)]
)
def geqrf(builder: Any, input: Value) -> Geqrf:
    """QR as LAPACK writes it: R with the vectors of the Householder reflections below it, and their scales."""
    require_matrices("geqrf", input, argument="input", kernel="geqrf_cpu")
    k = smaller(*input.shape[-2:])
    return Geqrf(*builder.extern(geqrf, _geqrf, (input,), [(input.shape, input.dtype), ((*input.shape[:-2], k), input.dtype)]))


def _reflections(s: Any) -> Any:
    """Samples: reflections as ``geqrf`` gives them."""
    return [_geqrf(a) for a in (s.plain_values("float32", 4, 3), s.plain_values("float64", 2, 4, 3), np.zeros((0, 2, 2), np.float32))]


@operation("contraction", name="linalg.householder_product", aliases=("orgqr",), method=("orgqr",), out=True, ulp=FACTOR_ULP, sampler=_reflections)
def householder_product(builder: Any, input: Value, tau: Value) -> Any:
    """The first columns of the product of Householder reflections: the Q of what ``geqrf`` gives."""
    require_matrices("linalg.householder_product", input, argument="input")
    if input.shape[-2] < input.shape[-1]:
        raise RuntimeError("linalg.householder_product: input.shape[-2] must be greater than or equal to input.shape[-1]")
    if tau.shape[-1] > input.shape[-1]:
        raise RuntimeError("linalg.householder_product: input.shape[-1] must be greater than or equal to tau.shape[-1]")
    return builder.extern(householder_product, algorithms.householder_product, (input, tau), [(input.shape, input.dtype)])[0]


@operation("contraction", out=True, ulp=FACTOR_ULP, sampler=lambda s: [
    (a, tau, np.ones((*a.shape[:-2], a.shape[-2], 2), a.dtype)) for a, tau in _reflections(s)
])  # fmt: skip
def ormqr(builder: Any, input: Value, tau: Value, other: Value, left: bool = True, transpose: bool = False) -> Any:
    """``Q @ other``, or ``other @ Q`` unless ``left``, with the square Q of what ``geqrf`` gives, or its transpose."""
    require_matrices("torch.ormqr", input, argument="input")
    if len(other.shape) < 2:
        raise RuntimeError("torch.ormqr: other must have at least 2 dimensions.")
    size = other.shape[-2 if left else -1]
    if size < tau.shape[-1] or size != input.shape[-2]:
        raise RuntimeError(f"torch.ormqr: other.shape[{-2 if left else -1}] must be equal to input.shape[-2]")
    if other.dtype != input.dtype or tau.dtype != input.dtype:
        raise RuntimeError("torch.ormqr: Expected input, tau and other to have the same dtype")
    return builder.extern(ormqr, algorithms.multiply_by_q, (input, tau, other, bool(left), bool(transpose)), [(other.shape, other.dtype)])[0]


# ---- singular values ----


def _svd(a: Any, full: bool, name: str) -> Any:
    return tuple(converged(name, np.linalg.svd, a, full_matrices=full))


def svd_of(builder: Any, row: Row, a: Any, full: bool) -> tuple[Any, Any, Any]:
    """Singular vectors and values, the former square if ``full``."""
    require_matrices(row.name, a)
    m, n = a.shape[-2:]
    k, batch = smaller(m, n), tuple(a.shape[:-2])
    results = [((*batch, m, m if full else k), a.dtype), ((*batch, k), a.dtype), ((*batch, n if full else k, n), a.dtype)]
    found: tuple[Any, Any, Any] = builder.extern(row, _svd, (a, bool(full), row.name), results)
    return found


def _require_driver(name: str, driver: Any) -> None:
    if driver is not None:
        raise RuntimeError(f"{name}: keyword argument `driver=` is only supported on CUDA inputs with cuSOLVER backend.")


@operation(
    "contraction",
    differs="values: vectors are unique up to factors of magnitude 1, and those of equal or no singular values up to a rotation",
    name="linalg.svd",
    keyword_only=1,
    can_fail=True,
    ulp=FACTOR_ULP,
    sampler=lambda s: [(a, full) for a in shaped_samples(s) for full in (True, False)],
)
def linalg_svd(builder: Any, A: Value, full_matrices: bool = True, driver: str | None = None) -> SVD:
    """U, S and Vh with ``U @ diag(S) @ Vh`` the matrices: singular values in descending order; U and Vh are square if ``full_matrices``."""
    _require_driver("linalg.svd", driver)
    return SVD(*svd_of(builder, linalg_svd, A, full_matrices))


@operation(
    "contraction",
    differs="values: vectors are unique up to factors of magnitude 1, and those of equal or no singular values up to a rotation",
    can_fail=True,
    ulp=FACTOR_ULP,
    sampler=lambda s: [(a, some) for a in shaped_samples(s) for some in (True, False)] + [(shaped_samples(s)[0], True, False)],
)
def svd(builder: Any, input: Value, some: bool = True, compute_uv: bool = True) -> OldSVD:
    """U, S and V with ``U @ diag(S) @ V.mT`` the matrices; U and V are square unless ``some``, and zero unless ``compute_uv``."""
    if compute_uv:
        u, s, vh = svd_of(builder, svd, input, not some)
        return OldSVD(u, s, matrix_transpose.build(builder, vh))
    require_matrices("svd", input)
    m, n = input.shape[-2:]
    batch = tuple(input.shape[:-2])
    return OldSVD(builder.fill((*batch, m, m), 0, input.dtype), singular_values(builder, svd, input), builder.fill((*batch, n, n), 0, input.dtype))


def _svdvals(a: Any, name: str) -> Any:
    return converged(name, np.linalg.svd, a, compute_uv=False)


def singular_values(builder: Any, row: Row, a: Any) -> Any:
    """The singular values in descending order."""
    require_matrices(row.name, a)
    return builder.extern(row, _svdvals, (a, row.name), [((*a.shape[:-2], smaller(*a.shape[-2:])), a.dtype)])[0]


@operation("contraction", name="linalg.svdvals", keyword_only=1, out=True, can_fail=True, ulp=FACTOR_ULP, sampler=lambda s: [(a,) for a in shaped_samples(s)])
def svdvals(builder: Any, A: Value, driver: str | None = None) -> Any:
    """The singular values in descending order."""
    _require_driver("linalg.svdvals", driver)
    return singular_values(builder, svdvals, A)


def _low_rank(builder: Any, row: Row, a: Any, q: Size) -> tuple[Any, Any, Any]:
    u, s, vh = svd_of(builder, row, a, False)
    rank = len(a.shape)
    v = matrix_transpose.build(builder, vh)
    return narrowed(builder, u, rank - 1, 0, q), narrowed(builder, s, rank - 2, 0, q), narrowed(builder, v, rank - 1, 0, q)


def _require_rank(q: Any, a: Any, name: str = "q") -> None:
    m, n = a.shape[-2:]
    if not 0 <= q <= smaller(m, n):
        raise ValueError(f"{name}(={q}) must be non-negative integer and not greater than min(m, n)={smaller(m, n)}")


@operation(
    "contraction",
    differs="values: vectors are unique up to factors of magnitude 1, and those of equal or no singular values up to a rotation",
    method=(),
    can_fail=True,
    ulp=FACTOR_ULP,
    sampler=lambda s: [(a, 2) for a in shaped_samples(s)[:3]],
)
def svd_lowrank(builder: Any, A: Value, q: int = 6, niter: int = 2, M: Value | None = None) -> tuple[Value, Value, Value]:
    """U, S and V of the ``q`` largest singular values of ``A - M``. They are computed exactly: ``niter`` changes nothing, and no random numbers are drawn."""
    if M is not None:
        A = sub.build(builder, A, M)
    _require_rank(q, A)
    return _low_rank(builder, svd_lowrank, A, q)


@operation(
    "contraction",
    differs="values: vectors are unique up to factors of magnitude 1, and those of equal or no singular values up to a rotation",
    method=(),
    can_fail=True,
    ulp=FACTOR_ULP,
    sampler=lambda s: [(a, 2) for a in shaped_samples(s)[:3]] + [(shaped_samples(s)[0], None, False)],
)
def pca_lowrank(builder: Any, A: Value, q: int | None = None, center: bool = True, niter: int = 2) -> tuple[Value, Value, Value]:
    """``svd_lowrank`` of the matrices with the means of their columns subtracted if ``center``; ``q`` is by default 6 or the smaller size."""
    require_matrices("pca_lowrank", A)
    if q is None:
        q = smaller(smaller(*A.shape[-2:]), 6)
    _require_rank(q, A)
    if niter < 0:
        raise ValueError(f"niter(={niter}) must be non-negative integer")
    return _low_rank(builder, pca_lowrank, sub.build(builder, A, mean.build(builder, A, -2, True)) if center else A, q)


# ---- eigenvalues ----


def _eigh(a: Any, uplo: str, vectors: bool, name: str) -> Any:
    return tuple(converged(name, np.linalg.eigh, a, uplo)) if vectors else converged(name, np.linalg.eigvalsh, a, uplo)


def _eigh_of(builder: Any, row: Row, a: Any, uplo: str, vectors: bool) -> tuple[Any, ...]:
    require_matrices(row.name, a, square=True, kernel="linalg_eigh_cpu")
    if uplo.upper() not in ("L", "U"):
        raise RuntimeError(f"Expected UPLO argument to be 'L' or 'U', but got {uplo}")
    results = [(a.shape[:-1], a.dtype), (a.shape, a.dtype)][: 1 + vectors]
    found: tuple[Any, ...] = builder.extern(row, _eigh, (a, uplo.upper(), vectors, row.name), results)
    return found


@operation(
    "contraction",
    differs="values: vectors are unique up to factors of magnitude 1",
    name="linalg.eigh",
    can_fail=True,
    ulp=FACTOR_ULP,
    sampler=lambda s: [(a, uplo) for a in definite_samples(s) for uplo in "LU"],
)
def eigh(builder: Any, A: Value, UPLO: str = "L") -> Eigh:
    """Eigenvalues (ascending) and eigenvectors of symmetric matrices, from their lower ("L") or upper ("U") triangles."""
    return Eigh(*_eigh_of(builder, eigh, A, UPLO, True))


@operation(
    "contraction", name="linalg.eigvalsh", out=True, can_fail=True, ulp=FACTOR_ULP, sampler=lambda s: [(a, uplo) for a in definite_samples(s) for uplo in "LU"]
)
def eigvalsh(builder: Any, A: Value, UPLO: str = "L") -> Any:
    """Eigenvalues (ascending) of symmetric matrices, from their lower ("L") or upper ("U") triangles."""
    return _eigh_of(builder, eigvalsh, A, UPLO, False)[0]
