"""Linear algebra: the rows of that namespace, as torch names them."""

from __future__ import annotations

from .tensor import SPACES

globals().update(SPACES.get("linalg", {}))
__all__ = sorted(SPACES.get("linalg", {}))  # noqa: PLE0605
