"""What a step of the schedule moves and computes, estimated from its graph for the sizes that were seen: for people, decides nothing."""

from __future__ import annotations

from ..records import record
from .graph import Node, TensorType
from .plan import Loop, Matmul, Reduce, RowBlocks, Rows, Search, Step, access_key, memory_of, nodes_of
from .sizes import size_hint

_FREE = frozenset({"number", "size", "fill", "copy", "write", "view", "input", "result", "cast", "extern", "update"})


@record(frozen=True)
class Estimate:
    """Bytes read from memory and written to it, each place once; and arithmetic operations, one per element, whatever they cost."""

    read: int
    written: int
    flops: int


def estimate(step: Step) -> Estimate:
    """What one run of ``step`` does.

    A product of (m, k) by (k, n) counts 2 m n k operations, a reduction one per element that it reads, a function such as ``exp`` one per element.
    What NumPy computes beside products counts none. Values that stay in registers or, between the parts of a block, in the cache are no memory.
    """
    inside = nodes_of(step)
    made = set(inside)
    reads: dict[object, int] = {}
    for node in inside:
        for operand in node.inputs[1:] if node.op == "write" else node.inputs:
            if operand not in made and memory_of(operand)[0] not in made and operand.op not in ("number", "size"):
                reads[access_key(operand)] = _bytes(operand.type)
    return Estimate(sum(reads.values()), sum(map(_bytes, _written(step))), sum(map(_operations, inside)))


def _written(step: Step) -> list[TensorType]:
    """What gets memory in the step, and the memory that it changes."""
    match step:
        case RowBlocks():
            return [node.type for node in _kept(step)]
        case Loop() | Rows():
            return [node.type for node in step.stored] + [node.inputs[0].type for node in step.nodes if node.op == "write"]
        case Reduce():
            return [node.type for node in step.reductions]
        case Search() | Matmul():
            return [step.node.type]
    node = step.node
    if node.op == "extern":
        return list(node.attrs["results"])
    return [node.inputs[0].type if node.op in ("write", "update") else node.type]


def _kept(blocks: RowBlocks) -> list[Node]:
    """What the parts of a block leave in memory that is larger than a block."""
    stored = [node for part in blocks.steps for node in ([part.node] if isinstance(part, Matmul) else part.stored)]
    writes = [node.inputs[0] for part in blocks.steps for node in nodes_of(part) if node.op == "write"]
    return [node for node in stored if node not in blocks.local] + writes


def _bytes(type_: TensorType) -> int:
    """Of the elements of a value; an axis along which it repeats counts once."""
    count = type_.dtype.itemsize
    for size, stride in zip(type_.shape, type_.strides, strict=True):
        count *= 1 if size_hint(stride) == 0 and size_hint(size) > 0 else size_hint(size)
    return count


def _operations(node: Node) -> int:
    if node.op in _FREE:
        return 0
    if node.op == "matmul":
        return 2 * size_hint(node.size) * size_hint(node.inputs[0].shape[-1])
    return size_hint(node.inputs[0].size if node.op in ("reduce", "search") else node.size)
