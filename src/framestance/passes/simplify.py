"""Cheaper graphs with the same meaning: constants folded, equal values merged, what nobody can see dropped. Order of effects is kept."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import numpy as np

from ..ir.graph import WRITE_OPS, Graph, Node, NodeRef, TensorType, contiguous_strides
from ..ir.interpret import compute
from ..ir.plan import can_fail, memory_of, reports, users_of
from ..ir.sizes import Size, SizeExpr, size_key
from ..ops.dtypes import FLOAT32, FLOAT64
from ..ops.elementwise import add
from ..ops.math import one_plus_tanh, tanh
from ..ops.row import Row


def clone(graph: Graph) -> Graph:
    """A copy whose nodes may be changed freely; symbols and relations are shared."""
    copied = Graph(graph.name, env=graph.env, input_kinds=list(graph.input_kinds), input_names=list(graph.input_names), output_kinds=list(graph.output_kinds))
    copied.objects = list(graph.objects)
    twins: dict[Node, Node] = {}
    for node in graph.nodes:
        twin = Node(node.op, tuple(twins[x] for x in node.inputs), node.type, dict(node.attrs), node.alias, node.name, node.effect, node.location, node.undone)
        twins[node] = twin
        copied.nodes.append(twin)
    copied.inputs = [twins[node] for node in graph.inputs]
    copied.outputs = [twins[node] for node in graph.outputs]
    copied._aliases = graph._aliases
    copied._names = dict(graph._names)
    return copied


def settle_memory(graph: Graph) -> None:
    """Fresh arrays that nobody views, writes or hands out need no memory of their own: they become pure values."""
    users = users_of(graph)
    outputs = set(graph.outputs)
    for node in graph.nodes:
        if node.op in ("fill", "arange", "copy") and node not in outputs:
            memory = any(user.op == "view" or (user.op in WRITE_OPS and user.inputs[0] is node) for user in users[node])
            if not memory:
                node.alias = None


def fold_constants(graph: Graph) -> None:
    """Operations on numbers alone become numbers, computed by the very ufunc that eager execution uses."""
    for node in graph.nodes:
        if node.op in ("elementwise", "cast") and node.alias is None and all(x.op == "number" for x in node.inputs):
            inputs = [np.asarray(x.attrs["value"], x.dtype) for x in node.inputs]
            if node.op == "elementwise" and can_fail(node) and not inputs[1].all():
                continue  # division by zero: the kernel reports it when it runs
            try:
                with np.errstate(all="warn"):
                    _become_number(node, compute(node, inputs, {})[()])
            except FloatingPointError:
                continue  # NumPy would warn at each run


def combine(graph: Graph) -> None:
    """``1 + tanh(x)`` is one exponential and one division, if nobody else wants the tanh. It errs by less than tanh may."""
    users, outputs = users_of(graph), set(graph.outputs)
    for node in graph.nodes:
        if not _is(node, add) or node.dtype not in (FLOAT32, FLOAT64) or node.alias is not None:
            continue
        for inner, one in (node.inputs, node.inputs[::-1]):
            if _is(inner, tanh) and one.op == "number" and one.attrs["value"] == 1 and inner not in outputs and set(users[inner]) == {node}:
                node.inputs, node.attrs = (inner.inputs[0], one), {**node.attrs, "row": one_plus_tanh}


def _is(node: Node, row: Row) -> bool:
    return node.op == "elementwise" and node.attrs["row"] is row


def _become_number(node: Node, value: Any) -> None:
    node.op, node.inputs, node.attrs = "number", (), {"value": value}


def merge_equal(graph: Graph) -> None:
    """Common subexpressions: a pure value computed twice is computed once.

    What is handed out or has memory of its own stays apart, because eager execution would give two objects. Reads of a buffer are equal only
    while no write to its alias class lies between them.
    """
    versions: dict[int, int] = {}
    known: dict[Hashable, Node] = {}
    replaced: dict[Node, Node] = {}
    outputs = set(graph.outputs)
    for node in graph.nodes:
        node.inputs = tuple(replaced.get(x, x) for x in node.inputs)
        if node.op in WRITE_OPS:
            assert node.alias is not None
            versions[node.alias] = versions.get(node.alias, 0) + 1
        if node.effect or (node.op != "view" and node.alias is not None) or node.op in ("extern", "result", "input"):
            continue
        reads = () if node.op == "view" else tuple(versions.get(x.alias, 0) for x in node.inputs if x.alias is not None)
        key = (node.op, tuple(map(id, node.inputs)), reads, node.type.key, _attribute_key(node.attrs), node.alias)
        same = known.setdefault(key, node)
        if same is not node and node not in outputs:
            replaced[node] = same
    graph.nodes = [node for node in graph.nodes if node not in replaced]


def _attribute_key(attrs: dict[str, Any]) -> Hashable:
    return tuple((name, _value_key(value)) for name, value in sorted(attrs.items()))


def _value_key(value: Any) -> Hashable:
    if isinstance(value, np.generic):
        return (value.dtype, value.tobytes())  # by bits: -0.0 is not 0.0, and a NaN is itself
    if isinstance(value, float):
        return ("float", value.hex())
    if isinstance(value, int | SizeExpr):
        return (type(value).__name__, size_key(value))
    if isinstance(value, tuple):
        return tuple(map(_value_key, value))
    if isinstance(value, NodeRef | np.dtype | str) or value is None:
        return value
    return id(value)


def drop_dead(graph: Graph) -> None:
    """Remove what nobody can observe: values without users, and writes to internal memory that nobody reads afterwards.

    Effects stay, and so do operations that may raise or warn.
    """
    visible = {node.alias for node in graph.inputs} | {node.alias for node in graph.outputs if node.alias is not None}
    live: set[Node] = set(graph.outputs) | set(graph.inputs)
    read: set[int] = set()
    kept: list[Node] = []
    for node in reversed(graph.nodes):
        needed = node in live
        if node.op in WRITE_OPS:
            needed = node.alias in visible or node.alias in read
        elif node.effect or reports(node) or (node.op == "extern" and node.attrs["row"].kind != "creation"):
            needed = True
        if not needed:
            continue
        live.update(node.inputs)
        if node.op not in ("view", "result"):
            read.update(x.alias for x in (node.inputs[1:] if node.op == "write" else node.inputs) if x.alias is not None)
        kept.append(node)
    graph.nodes = kept[::-1]


def separate_overlaps(graph: Graph) -> None:
    """A write whose value is another window of the same memory reads everything before it stores anything: through a copy. So does an update."""
    nodes: list[Node] = []
    for node in graph.nodes:
        if node.op == "update":
            target, *operands = node.inputs
            separate = [_insert_copy(graph, x) if x.alias == node.alias else x for x in operands]
            nodes += [x for x, before in zip(separate, operands, strict=True) if x is not before]
            node.inputs = (target, *separate)
        if node.op == "write" and node.inputs[1].alias == node.alias:
            target, value = node.inputs
            if not _same_elements(target, value):
                copied = _insert_copy(graph, value)
                nodes.append(copied)
                node.inputs = (target, copied)
        nodes.append(node)
    graph.nodes = nodes


def _same_elements(a: Node, b: Node) -> bool:
    (root, offset), (other, other_offset) = memory_of(a), memory_of(b)

    def keys(sizes: tuple[Size, ...]) -> list[Hashable]:
        return list(map(size_key, sizes))

    return root is other and size_key(offset) == size_key(other_offset) and keys(a.shape) == keys(b.shape) and keys(a.strides) == keys(b.strides)


def _insert_copy(graph: Graph, value: Node) -> Node:
    type = TensorType(value.dtype, value.shape, contiguous_strides(value.shape))
    copied = graph.add("copy", [value], type, alias=graph.new_alias())
    graph.nodes.pop()
    copied.location = value.location
    return copied
