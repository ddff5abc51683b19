"""Rows of eigenvalues of general matrices, which are complex numbers."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from . import dtypes
from .decompositions import FACTOR_ULP, converged, require_matrices
from .row import Row, Value, operation


class Eig(NamedTuple):
    """Eigenvalues in no order, and eigenvectors of length 1 as columns."""

    eigenvalues: Any
    eigenvectors: Any


def _eig(a: Any, vectors: bool, dtype: Any, name: str) -> Any:
    if not np.isfinite(a).all():
        raise RuntimeError(f"{name}: input tensor should not contain infs or NaNs.")
    found = converged(name, np.linalg.eig, a) if vectors else (converged(name, np.linalg.eigvals, a),)
    return tuple(x.astype(dtype) for x in found)


def _of(builder: Any, row: Row, a: Any, vectors: bool) -> tuple[Any, ...]:
    require_matrices(row.name, a, square=True)
    dtype, shape = dtypes.promote_types(a.dtype, dtypes.COMPLEX64), tuple(a.shape)
    results = [(shape[:-1], dtype), *([(shape, dtype)] if vectors else [])]
    found: tuple[Any, ...] = builder.extern(row, _eig, (a, vectors, dtype, row.name), results)
    return found


def _samples(s: Any) -> Any:
    values = s.plain_values
    matrices = [values(name, 3, 3) + np.diag([9, 1, 4]).astype(name) for name in s.FLOATS]
    return [*((x,) for x in matrices), (matrices[0].T,), (values("float32", 2, 3, 3),), (values("float32", 0, 0),), (matrices[1] + 1j,)]


@operation(
    "contraction",
    differs="values: vectors are unique up to factors of magnitude 1",
    name="linalg.eig",
    takes_complex=True,
    can_fail=True,
    ulp=FACTOR_ULP,
    sampler=_samples,
)
def eig(builder: Any, A: Value) -> Eig:
    """Eigenvalues, complex and in no order, and eigenvectors as columns, of square matrices. Errors: RuntimeError for infinities and NaN."""
    return Eig(*_of(builder, eig, A, True))


@operation("contraction", name="linalg.eigvals", takes_complex=True, out=True, can_fail=True, ulp=FACTOR_ULP, sampler=_samples)
def eigvals(builder: Any, A: Value) -> Any:
    """Eigenvalues, complex and in no order, of square matrices."""
    return _of(builder, eigvals, A, False)[0]
