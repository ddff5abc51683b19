"""Memory in a capture: inputs that overlap, inputs that are written, and operations that may fail after the caller can have seen a write."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.lib.array_utils import byte_bounds

from ..ir.graph import WRITE_OPS, Graph, Node
from ..ir.plan import caller_sees, callers_memory, may_raise, memory_of, rerun_by_numpy
from ..ops.registers import ROWS
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


def refuse_late_failures(ex: Executor, before: int) -> None:
    """What may fail at run time, or make NumPy warn, comes before everything that the caller can see: then the call can be made again uncompiled, where
    the error meets the user's handlers and has the user's traceback. ``before``: how many nodes there were before the operation.
    """
    nodes = ex.graph.nodes
    failing = [node for node in nodes[before:] if may_raise(node) or rerun_by_numpy(node)]
    if not failing:
        return
    callers = callers_memory(ex.graph)
    seen = next((index for index, node in enumerate(nodes[:before]) if caller_sees(node, callers)), None)
    if seen is not None and not all(map(Earlier(nodes, seen).may_run, failing)):
        raise GraphBreak("B010", "an operation that may fail or warn, after something that the caller can see was changed", "change arguments last")


class Earlier:
    """Which nodes may run before the one at ``place``: those that read nothing that has been written since, and draw no random numbers."""

    def __init__(self, nodes: list[Node], place: int) -> None:
        self.place = place
        self.position = {node: index for index, node in enumerate(nodes)}
        self.effects = [node for node in nodes[place:] if node.effect]

    def needed(self, node: Node) -> set[Node]:
        """The node and what it is computed from, as far as that is not there before ``place``."""
        found: set[Node] = set()
        pending = [node]
        while pending:
            one = pending.pop()
            if self.position[one] >= self.place and one not in found:
                found.add(one)
                pending.extend(one.inputs)
        return found

    def may_run(self, node: Node) -> bool:
        """Whether ``node`` and all that it needs may."""
        return not rerun_by_numpy(node) and all(map(self._may_move, self.needed(node)))

    def _may_move(self, node: Node) -> bool:
        if node.op == "extern" and node.attrs["row"].kind != "creation" and ROWS.get(node.attrs["row"].name) is not node.attrs["row"]:
            return False  # a function of the user's: what it reads is not known
        reads = set() if node.op in ("view", "result") else {x.alias for x in node.inputs if x.alias is not None}
        return not node.effect and not any(self.position[effect] < self.position[node] and effect.alias in reads for effect in self.effects)


def failures_first(graph: Graph) -> None:
    """Move what may fail, and what it needs, before everything that the caller can see."""
    callers = callers_memory(graph)
    seen = next((index for index, node in enumerate(graph.nodes) if caller_sees(node, callers)), None)
    if seen is None:
        return
    earlier = Earlier(graph.nodes, seen)
    moved = {x for node in graph.nodes[seen:] if may_raise(node) and not node.effect for x in earlier.needed(node)}
    if moved:
        late = graph.nodes[seen:]
        graph.nodes[seen:] = [node for node in late if node in moved] + [node for node in late if node not in moved]
