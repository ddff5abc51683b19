"""Fused groups to loop nests to Numba source. Nothing is compiled here, and Numba is loaded by the runtime alone."""

from __future__ import annotations

from ..ir.binding import SymbolSources
from ..ir.expression import NotLowerable
from ..ir.graph import Graph
from .bind import BoundArtifact, Recipe, bind_callable, bind_compiled
from .compile import ArtifactSpec, lower, sources_of

__all__ = ["ArtifactSpec", "BoundArtifact", "Graph", "NotLowerable", "Recipe", "SymbolSources", "bind_callable", "bind_compiled", "lower", "sources_of"]
