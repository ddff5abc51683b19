"""The graph: the only language that the rooms after capture speak."""

from __future__ import annotations

from .builder import DataDependent, GraphBuilder
from .graph import Graph, Node, NodeRef, TensorType
from .interpret import run
from .printer import print_graph
from .sizes import ShapeEnv, Size, SizeExpr, size_hint
from .verify import VerificationError, verify

__all__ = [
    "DataDependent",
    "Graph",
    "GraphBuilder",
    "Node",
    "NodeRef",
    "ShapeEnv",
    "Size",
    "SizeExpr",
    "TensorType",
    "VerificationError",
    "print_graph",
    "run",
    "size_hint",
    "verify",
]
