"""Memory in a capture: inputs that overlap, and inputs that are written."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.lib.array_utils import byte_bounds

from ..ir.graph import WRITE_OPS, Graph, Node
from ..ir.plan import memory_of
from .breaks import GraphBreak
from .values import ChangingValue, TensorValue

if TYPE_CHECKING:
    from .executor import Executor


def join_overlapping(ex: Executor, node: Node, array: np.ndarray[Any, Any]) -> None:
    """Inputs that overlap are one memory to the graph: what is written through one is read through the others."""
    low, high = byte_bounds(array) if array.size else (0, 0)
    for other, (other_low, other_high) in ex.input_bounds.items():
        if low < other_high and other_low < high and other.alias != node.alias:
            merged = other.alias
            for each in ex.graph.nodes:
                if each.alias == merged:
                    each.alias = node.alias
    ex.input_bounds[node] = (low, high)


def any_overlap(ex: Executor) -> bool:
    """Whether any two inputs overlap."""
    spans = sorted(ex.input_bounds[node] for node in ex.graph.inputs if node in ex.input_bounds)
    return any(after[0] < before[1] for before, after in itertools.pairwise(span for span in spans if span[0] < span[1]))


def _written_inputs(graph: Graph) -> set[Node]:
    return {memory_of(node.inputs[0])[0] for node in graph.nodes if node.op in WRITE_OPS}


def guard_writes(ex: Executor) -> None:
    """Inputs that are written must be writeable."""
    written = _written_inputs(ex.graph)
    for node in ex.graph.inputs:
        if node not in written:
            continue
        value = ex.by_node[id(node)]
        assert isinstance(value, TensorValue) and value.source is not None
        array = value.obj._array if value.kind == "tensor" else value.obj
        if not array.flags.writeable:
            raise GraphBreak("B010", f"`{value.source.text}` is read-only and written to")
        from .realize import array_guard

        dims, layout = array_guard(ex, array, value.source)
        ex.guards.check("ARRAY", value.source, type(value.obj), array.dtype.num, array.ndim, dims, layout, True)


def guard_overlaps(ex: Executor) -> None:
    """At the end of a capture: what is written overlaps in later calls no other input than those that it overlaps now."""
    written = _written_inputs(ex.graph)
    for node in ex.graph.inputs:
        if node not in written:
            continue
        low, high = ex.input_bounds[node]
        for other in ex.graph.inputs:
            if other is node or (other in written and id(other) < id(node)):
                continue
            a, b = ex.by_node[id(node)], ex.by_node[id(other)]
            if isinstance(b, ChangingValue):
                continue
            assert isinstance(a, TensorValue) and isinstance(b, TensorValue) and a.source is not None and b.source is not None
            other_low, other_high = ex.input_bounds[other]
            if not (low < other_high and other_low < high):
                ex.guards.pair("NO_OVERLAP", a.source, b.source)
