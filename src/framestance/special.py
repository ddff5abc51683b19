"""Special functions: the rows of that namespace, as torch names them."""

from __future__ import annotations

from .tensor import SPACES

globals().update(SPACES.get("special", {}))
__all__ = sorted(SPACES.get("special", {}))  # noqa: PLE0605
