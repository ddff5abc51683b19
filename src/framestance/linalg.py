"""Linear algebra: the rows of that namespace, as torch names them."""

from __future__ import annotations

from typing import Any

from .ops.factorizations import LinAlgError as LinAlgError
from .tensor import SPACES

globals().update(SPACES.get("linalg", {}))


def eig(A: Any) -> Any:
    """Not implemented: the eigenvalues of general matrices are complex numbers. Raises NotImplementedError."""
    raise NotImplementedError("linalg.eig: there are no complex dtypes for the result; linalg.eigh takes symmetric matrices")


def eigvals(A: Any) -> Any:
    """Not implemented: the eigenvalues of general matrices are complex numbers. Raises NotImplementedError."""
    raise NotImplementedError("linalg.eigvals: there are no complex dtypes for the result; linalg.eigvalsh takes symmetric matrices")


__all__ = sorted([*SPACES.get("linalg", {}), "LinAlgError", "eig", "eigvals"])  # noqa: PLE0605
