"""Which graphs are legal: checked after capture and after every pass in tests. A graph that passes here means one thing only."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..ops.dtypes import result_dtype
from .graph import EFFECT_OPS, NODE_OPS, Graph, Node, NodeRef
from .plan import Call, Matmul, RowBlocks, Search, caller_sees, callers_memory, memory_of, nodes_of, rerun_by_numpy, stored_by
from .sizes import Size, product, size_hint

_BUFFERS = ("input", "result")  # always memory
_FRESH = ("fill", "arange", "copy")  # memory as captured; passes make them values when nobody needs the memory


class VerificationError(Exception):
    """The graph breaks a rule; the message names the node."""


def verify(graph: Graph, stage: str = "captured") -> None:
    """Check every rule. ``stage`` is "captured" (nodes only) or "lowered" (the schedule too).

    Errors: VerificationError with the node and the rule.
    """
    seen: set[Node] = set()
    names: set[str] = set()
    callers = callers_memory(graph)
    visible = undoing = False
    for node in graph.nodes:
        _require(node.op in NODE_OPS, node, f"unknown op {node.op!r}")
        _require(node.name not in names, node, "name is used twice")
        names.add(node.name)
        for operand in node.inputs:
            _require(operand in seen, node, f"uses {operand.name} before its definition")
        for attribute in NODE_OPS[node.op]:
            _require(attribute in node.attrs, node, f"attribute {attribute!r} is missing")
        _require(len(node.shape) == len(node.strides), node, "shape and strides differ in rank")
        _require(node.op not in EFFECT_OPS or node.effect, node, "is an effect but not marked so")
        buffers = _BUFFERS + _FRESH if stage == "captured" else _BUFFERS
        _require(node.op not in buffers or node.alias is not None, node, "is a buffer without alias class")
        _require(not (visible and rerun_by_numpy(node)), node, "may warn as NumPy does, and the call cannot be made again for it: the caller has seen a write")
        visible = visible or caller_sees(node, callers)
        undoing = undoing or node.op == "undo"
        _require(undoing or not node.undone, node, "is an effect that nothing takes back, but said to be")
        check = _CHECKS.get(node.op)
        if check is not None:
            check(node)
        seen.add(node)
    for output in graph.outputs:
        _require(output in seen, output, "is an output but not in the graph")
        _require(output.op not in (*EFFECT_OPS, "extern"), output, "is an output without a value")
    for index, node in enumerate(graph.inputs):
        _require(node in seen and node.attrs["index"] == index, node, f"is input {index} but says otherwise")
    if stage == "lowered":
        _schedule(graph)


def _require(condition: bool, node: Node, rule: str) -> None:
    if not condition:
        raise VerificationError(f"node {node.name or node.op} ({node!r}): {rule}")


def _broadcasts(shape: Sequence[Size], target: Sequence[Size]) -> bool:
    if len(shape) > len(target):
        return False
    pairs = zip(reversed(shape), reversed(target), strict=False)
    return all(size_hint(size) in (1, size_hint(wanted)) for size, wanted in pairs)


def _elementwise(node: Node) -> None:
    row = node.attrs["row"]
    _require(bool(node.inputs), node, "has no operands")
    compute = node.inputs[0].dtype
    for operand in node.inputs:
        _require(operand.dtype == compute, node, f"operand {operand.name} is {operand.dtype}, the compute dtype is {compute}")
        _require(_broadcasts(operand.shape, node.shape), node, f"operand {operand.name} does not broadcast to the result")
    expected = result_dtype(row.result, compute)
    _require(node.dtype == expected, node, f"row {row.name} gives {expected}")


def _same_shape(node: Node) -> None:
    operand = node.inputs[0]
    _require(tuple(map(size_hint, operand.shape)) == tuple(map(size_hint, node.shape)), node, "changes the shape of its operand")


def _reduce(node: Node) -> None:
    operand, dims, keepdim = node.inputs[0], node.attrs["dims"], node.attrs["keepdim"]
    _require(list(dims) == sorted(set(dims)) and all(0 <= axis < operand.ndim for axis in dims), node, f"dims {dims} are not axes")
    _require(node.ndim == operand.ndim - (0 if keepdim else len(dims)), node, "has the wrong rank")


def _search(node: Node) -> None:
    _reduce(node)
    _require(node.dtype == np.dtype(np.int64), node, "is no place")
    _require(len(node.attrs["dims"]) in (1, node.inputs[0].ndim), node, "is over several axes, but not over all")


def _matmul(node: Node) -> None:
    a, b = node.inputs
    batch, summed = a.ndim - 2, node.attrs["summed"]
    _require(a.ndim == node.ndim >= 2 and summed >= 1 and b.ndim > batch + summed, node, "multiplies what are no matrices, or batches of other ranks")
    _require(list(map(size_hint, a.shape[:batch])) == list(map(size_hint, b.shape[:batch])), node, "multiplies batches of other sizes")
    _require(a.dtype == b.dtype == node.dtype, node, "mixes dtypes")
    _require(size_hint(a.shape[-1]) == size_hint(product(b.shape[batch : batch + summed])), node, "inner sizes differ")


def _view(node: Node) -> None:
    base = node.inputs[0]
    _require(node.alias is not None and node.alias == base.alias, node, "and its base differ in alias class")
    _require(node.dtype == base.dtype, node, "changes the dtype")
    if any(size_hint(size) == 0 for size in node.shape):
        return
    root, offset = memory_of(node)
    low, high = _reach(node, size_hint(offset))
    allowed_low, allowed_high = _reach(root, 0)
    _require(allowed_low <= low and high <= allowed_high, node, f"reaches elements {low}..{high} of {root.name}, which has {allowed_low}..{allowed_high}")


def _reach(node: Node, offset: int) -> tuple[int, int]:
    low = high = offset
    for size, stride in zip(node.shape, node.strides, strict=True):
        step = (size_hint(size) - 1) * size_hint(stride)
        low, high = low + min(step, 0), high + max(step, 0)
    return low, high


def _write(node: Node) -> None:
    target, value = node.inputs
    _require(target.alias is not None and node.alias == target.alias, node, "writes to what is no buffer")
    _require(value.dtype == target.dtype, node, f"writes {value.dtype} into {target.dtype}")
    _require(_broadcasts(value.shape, target.shape), node, "writes a value that does not broadcast to the destination")


def _extern(node: Node) -> None:
    def check(x: object) -> None:
        if isinstance(x, NodeRef):
            _require(0 <= x.index < len(node.inputs), node, f"refers to operand {x.index} of {len(node.inputs)}")
        elif isinstance(x, tuple):
            for item in x:
                check(item)

    check(node.attrs["args"])


def _update(node: Node) -> None:
    _require(node.inputs[0].alias is not None and node.alias == node.inputs[0].alias, node, "changes what is no buffer")
    _require(node.attrs["args"][0] == NodeRef(0), node, "is not given what it changes")
    _extern(node)


def _result(node: Node) -> None:
    call = node.inputs[0]
    _require(call.op == "extern" and node.attrs["index"] < len(call.attrs["results"]), node, "is no result of an extern")


_CHECKS = {
    "elementwise": _elementwise,
    "cast": _same_shape,
    "copy": _same_shape,
    "reduce": _reduce,
    "search": _search,
    "matmul": _matmul,
    "view": _view,
    "write": _write,
    "update": _update,
    "extern": _extern,
    "undo": _extern,
    "result": _result,
}


def _schedule(graph: Graph) -> None:
    """Every memory that a step reads exists by then, and every effect and output is made exactly once."""
    if graph.steps is None:
        raise VerificationError("the graph has no schedule")
    present: set[Node] = set(graph.inputs)
    done: list[Node] = []
    for step in (part for whole in graph.steps for part in (whole.steps if isinstance(whole, RowBlocks) else [whole])):
        computed = set() if isinstance(step, Search | Matmul | Call) else set(step.nodes)
        for node in nodes_of(step):
            for operand in node.inputs:
                root, _ = memory_of(operand)
                _require(operand in computed or root in present or root in computed, node, f"its step reads {operand.name}, which has no memory yet")
        if isinstance(step, Search | Call):
            node = step.node
            present.update([node] if node.op != "extern" else (x for x in graph.nodes if x.op == "result" and x.inputs[0] is node))
            done.append(node)
        else:
            present.update(stored_by(step))
            done.extend([*stored_by(step), *(node for node in nodes_of(step) if node.op == "write")])
    for node in done:
        _require(done.count(node) == 1, node, "is made twice")
    for node in graph.nodes:
        if node.op == "undo":
            _require(all(memory_of(x)[0] in present for x in node.inputs), node, "takes back what is not kept")
        elif node.effect:
            _require(node in done, node, "is an effect that no step has")
    for output in graph.outputs:
        _require(memory_of(output)[0] in present, output, "is an output without memory")
