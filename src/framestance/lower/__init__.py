"""Fused groups to loop nests to Numba source. Nothing is compiled here, and Numba is loaded by the runtime alone."""

from __future__ import annotations

from ..ir.expression import NotLowerable
from .compile import ArtifactSpec, lower

__all__ = ["ArtifactSpec", "NotLowerable", "lower"]
