"""Functions of the C module that kernels call by address."""

from __future__ import annotations

from .. import _C

TRANSPOSES: dict[str, int] = _C.transposes()
PRODUCTS: dict[str, int] = _C.products()
