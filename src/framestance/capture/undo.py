"""Effects and failures: a call whose operation fails, or makes NumPy warn, is made again uncompiled, where the error meets the user's handlers and has the
user's traceback. By then the caller must have seen nothing of it.

What may fail therefore comes before everything that the caller can see, where it may be moved. Of what is left, an effect that comes before a failure is
taken back: what it changes is kept just before it, the part of an array that is written or the state of a generator of random numbers.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ..ir.graph import WRITE_OPS, Graph, Node, NodeRef, ObjectRef, TensorType
from ..ir.layout import copy_order_strides
from ..ir.plan import access_key, caller_sees, callers_memory, may_raise, memory_of, repeats, rerun_by_numpy
from ..ir.sizes import size_hint
from ..ops import draws, random
from ..ops.registers import ROWS
from ..ops.row import Row

SMALL = 4096  # bytes that are kept as fast as one more part of the array would be
_REMEMBERED = Row("remembered", "creation", inspect.Signature, build=lambda builder: None, doc="The state of a generator.", function=False)


def prepare(graph: Graph) -> None:
    """Bring a captured graph into the form in which a failure leaves nothing behind."""
    _failures_first(graph)
    _keep_what_changes(graph)


# ------------------------------------------------------------------ failures first


class _Earlier:
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

    def may_move(self, node: Node) -> bool:
        """Whether ``node`` may, if all that it needs may."""
        if node.op == "extern" and node.attrs["row"].kind != "creation" and ROWS.entered.get(node.attrs["row"].name) is not node.attrs["row"]:
            return False  # a function of the user's: what it reads is not known
        reads = set() if node.op in ("view", "result") else {x.alias for x in node.inputs if x.alias is not None}
        return not node.effect and not any(self.position[effect] < self.position[node] and effect.alias in reads for effect in self.effects)


def _failures_first(graph: Graph) -> None:
    """Move what may fail, and what it needs, before everything that the caller can see."""
    callers = callers_memory(graph)
    seen = next((index for index, node in enumerate(graph.nodes) if caller_sees(node, callers)), None)
    if seen is None:
        return
    earlier = _Earlier(graph.nodes, seen)
    moved: set[Node] = set()
    for node in graph.nodes[seen:]:
        if may_raise(node) and not rerun_by_numpy(node):
            needed = earlier.needed(node)
            if all(map(earlier.may_move, needed)):
                moved |= needed
    if moved:
        late = graph.nodes[seen:]
        graph.nodes[seen:] = [node for node in late if node in moved] + [node for node in late if node not in moved]


# ------------------------------------------------------------------ what is kept


def _keep_what_changes(graph: Graph) -> None:
    """Undo nodes before the effects after which something may fail."""
    nodes, callers = graph.nodes, callers_memory(graph)
    last = max((index for index, node in enumerate(nodes) if may_raise(node) or rerun_by_numpy(node)), default=-1)
    # What draws random numbers and fails does so before it draws; NumPy's own functions do not promise that.
    undone = [node for index, node in enumerate(nodes[: last + 1]) if caller_sees(node, callers) and (index < last or rerun_by_numpy(node))]
    if not undone:
        return
    parts = _Parts(node for node in undone if node.op in WRITE_OPS)
    streams: set[Any] = set()
    for node in undone:
        node.undone = True
    graph.nodes = []
    for node in nodes:
        if node.undone:
            graph.nodes += _kept_part(graph, parts, node) if node.op in WRITE_OPS else _kept_state(graph, streams, node)
        graph.nodes.append(node)


class _Parts:
    """Which parts of arrays are kept, each once: those that are written, or the array if they make up more than it, or are many small ones."""

    def __init__(self, writes: Iterable[Node]) -> None:
        self.kept: set[Any] = set()
        self.whole: set[Node] = set()
        parts: dict[Node, dict[Any, Node]] = {}
        for write in writes:
            target = write.inputs[0]
            parts.setdefault(memory_of(target)[0], {})[access_key(target)] = target
        for root, targets in parts.items():
            size = size_hint(root.size)
            if _is_gapless(root) and (sum(size_hint(x.size) for x in targets.values()) >= size or size * root.dtype.itemsize <= SMALL * (len(targets) - 1)):
                self.whole.add(root)

    def next(self, write: Node) -> Node | None:
        """What is to be kept before ``write``."""
        root = memory_of(write.inputs[0])[0]
        part = root if root in self.whole else write.inputs[0]
        key = access_key(part)
        if key in self.kept:
            return None
        self.kept.add(key)
        return part


def _is_gapless(node: Node) -> bool:
    """Whether the elements of an array are all that lies between the first and the last of them: then every view is a part of it."""
    sizes = list(map(size_hint, node.shape))
    if 0 in sizes or repeats(node):
        return False
    return size_hint(node.size) == 1 + sum((n - 1) * abs(size_hint(s)) for n, s in zip(sizes, node.strides, strict=True))


def _kept_part(graph: Graph, parts: _Parts, write: Node) -> Sequence[Node]:
    part = parts.next(write)
    if part is None:
        return []
    type = TensorType(part.dtype, part.shape, copy_order_strides(part.type))
    copied = _made(graph, write, "copy", [part], type, alias=graph.new_alias())
    return [copied, _made(graph, write, "undo", [part, copied], _NOTHING, function=_put_back, args=(NodeRef(0), NodeRef(1)))]


def _put_back(part: np.ndarray[Any, Any], kept: np.ndarray[Any, Any]) -> None:
    np.copyto(part, kept)


def _kept_state(graph: Graph, streams: set[Any], draw: Node) -> Sequence[Node]:
    objects = [x for x in draw.attrs["args"] if isinstance(x, ObjectRef)]
    stream = objects[0] if objects else random.stream_of(draw.attrs["function"])
    if stream in streams:
        return []
    streams.add(stream)
    remember, put_back = (draws.remember_generator, draws.put_back_generator) if objects else (random.remember, random.put_back)
    type = TensorType(np.dtype(object), (), ())
    call = _made(graph, draw, "extern", [], _NOTHING, row=_REMEMBERED, function=remember, args=(stream,), results=(type,), dialect="torch")
    kept = _made(graph, draw, "result", [call], type, alias=graph.new_alias(), index=0)
    return [call, kept, _made(graph, draw, "undo", [kept], _NOTHING, function=put_back, args=(stream, NodeRef(0)))]


_NOTHING = TensorType(np.dtype(bool), (), ())


def _made(graph: Graph, beside: Node, op: str, inputs: Sequence[Node], type: TensorType, **fields: Any) -> Node:
    """A new node, which the caller puts into the graph."""
    node = graph.add(op, inputs, type, **fields)
    graph.nodes.pop()
    node.location = beside.location
    return node
