"""Row blocks: the kernels of one member of a batch, each with how it takes a run of rows. The runtime calls them in turn, block by block.

The kernels are those that the steps would have alone. Only their memory is special: pointers move along the batch outside of them, and what nobody else
needs has room for one block, pointed at as if the rows before it were there too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..ir.graph import Node, TensorType, contiguous_strides
from ..ir.layout import broadcast_strides
from ..ir.plan import Loop, Matmul, RowBlocks, Rows, access_key, memory_of
from ..ir.sizes import Size, product, size_hint, size_key, size_op
from ..records import record
from .matmul import GRAIN, matmul_kernel
from .rows import rows_kernel
from .source import Kernel
from .tiles import group_kernel

BLOCK = 3 * GRAIN  # rows: more leave the second cache before they are read, fewer make a product pack its other operand too often


@record(eq=False)
class BlockPointer:
    """Where a kernel's pointer points: into the memory of ``node``, or of the local value number ``local``."""

    node: Node
    local: int | None
    offset: Size
    strides: tuple[Size, ...]  # along the batch


@record()
class BlockPart:
    """One kernel; ``rate`` of its items belong to a row, or it is a product, whose items are the blocks."""

    kernel: Kernel
    pointers: list[BlockPointer]
    rate: Size | None


@record()
class BlockKernels:
    """What the runtime needs to go through the blocks."""

    parts: list[BlockPart]
    block: Size  # rows of each but the last one, which has what is left too
    blocks: Size  # of the whole batch
    local_bytes: list[Size]  # bytes of one row of each local value
    cost: float  # nanoseconds of one block


def block_kernels(step: RowBlocks) -> BlockKernels | None:
    """The kernels of row blocks, or None where one of the steps has none that takes rows."""
    member = _Member(step)
    rows = step.frame[-1]
    block: Size = BLOCK
    blocks = product([*step.frame[:-1], size_op("max", rows // block, 1)])
    parts: list[BlockPart] = []
    for part in map(member.step, step.steps):
        kernel = matmul_kernel(part.node, block) if isinstance(part, Matmul) else group_kernel(part) if isinstance(part, Loop) else rows_kernel(part)
        if kernel is None:
            return None
        rate = None if isinstance(part, Matmul) else _rate(kernel, part.shape)
        if rate is None and not isinstance(part, Matmul):
            return None
        parts.append(BlockPart(kernel, list(map(member.pointer, kernel.roots)), rate))
    members = size_hint(product(step.frame[:-1]))
    cost = sum(size_hint(part.kernel.range) * part.kernel.cost for part in parts) * members / max(size_hint(blocks), 1)
    return BlockKernels(parts, block, blocks, [product([*local.shape[1:], local.dtype.itemsize]) for local in member.locals], cost)


def _rate(kernel: Kernel, shape: Sequence[Size]) -> Size | None:
    """Items of the kernel's range for one row: its outermost loop is the one over rows, alone or with that along the row."""
    if size_key(kernel.range) == size_key(shape[0]):
        return 1
    return shape[1] if size_key(kernel.range) == size_key(product(shape)) else None


class _Member:
    """The steps as they are for one member of the batch: the same nodes without the batch's axes."""

    def __init__(self, blocks: RowBlocks) -> None:
        self.blocks = blocks
        self.batch = blocks.frame[:-1]
        self.copies: dict[Node, Node] = {}
        self.originals: dict[Node, Node] = {}  # of copies that the steps leave in memory
        self.outside: dict[object, Node] = {}
        self.pointers: dict[Node, BlockPointer] = {}
        self.locals: list[Node] = []

    def step(self, step: Loop | Rows | Matmul) -> Loop | Rows | Matmul:
        match step:
            case Matmul():
                return Matmul(self._copy(step.node, 2, 2, stored=True))
            case Loop():
                nodes = [self._copy(node, 2, 2, node in step.stored) for node in step.nodes]
                return replace(step, shape=step.shape[-2:], nodes=nodes, stored=[self.copies[x] for x in step.stored])
        nodes = []
        for node in step.nodes:
            own = 1 if node in step.dropped else 2
            nodes.append(self._copy(node, own, 2 if node.op == "reduce" else own, node in step.stored))
        stored, dropped = [self.copies[x] for x in step.stored], frozenset(self.copies[x] for x in step.dropped)
        return Rows(step.shape[-2:], (1,), nodes, stored, dropped)

    def _copy(self, node: Node, axes: int, operand_axes: int, stored: bool) -> Node:
        """``node`` with its last ``axes`` axes; it reads the last ``operand_axes`` of its operands, a product all of a member's."""
        shape = node.shape[-axes:]
        attrs = {**node.attrs, "dims": (1,)} if node.op == "reduce" else node.attrs
        inputs = tuple(self._operand(x, x.ndim - len(self.batch) if node.op == "matmul" else operand_axes) for x in node.inputs)
        copy = Node(node.op, inputs, TensorType(node.dtype, shape, contiguous_strides(shape) if stored else node.strides[-axes:]), attrs, name=node.name)
        self.copies[node] = copy
        if stored:
            self.originals[copy] = node
        return copy

    def _operand(self, operand: Node, axes: int) -> Node:
        if operand in self.copies:
            return self.copies[operand]
        root, offset = memory_of(operand)
        type_ = TensorType(operand.dtype, operand.shape[-axes:], operand.strides[-axes:])
        if root in self.copies:
            return Node("view", (self.copies[root],), type_, {"offset": offset}, name=operand.name)
        key = (access_key(operand), axes)
        if key not in self.outside:
            leading = max(operand.ndim - axes, 0)
            strides = broadcast_strides(TensorType(operand.dtype, operand.shape[:leading], operand.strides[:leading]), self.batch)
            self.outside[key] = Node("input", (), type_, alias=root.alias, name=operand.name)
            self.pointers[self.outside[key]] = BlockPointer(root, None, offset, strides)
        return self.outside[key]

    def pointer(self, root: Node) -> BlockPointer:
        """Where a kernel finds one of its roots."""
        if root not in self.pointers:
            original = self.originals.get(root)
            if original is None or original in self.blocks.local:
                self.pointers[root] = BlockPointer(root, len(self.locals), 0, ())
                self.locals.append(root)
            else:
                self.pointers[root] = BlockPointer(original, None, 0, contiguous_strides(original.shape)[: len(self.batch)])
        return self.pointers[root]
