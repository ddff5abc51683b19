"""Linear algebra: the rows of that namespace, as torch names them."""

from __future__ import annotations

from .tensor import LinAlgError as LinAlgError  # explicitly exported
from .tensor import lazily

__getattr__, __dir__, __all__ = lazily(globals(), "linalg", "LinAlgError")
