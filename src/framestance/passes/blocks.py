"""Block of rows by block of rows: a product whose rows do not fit into the cache, and the steps before and after it that go over the same rows.

Attention is such a group: the scores of some queries are computed, turned into weights and used up before those of the next ones, so the whole matrix of
scores never exists. So is a layer of a network with its bias and activation. How many rows a block has is lowering's business.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..ir.graph import Node, contiguous_strides
from ..ir.layout import broadcast_strides
from ..ir.plan import Loop, Matmul, Reduce, RowBlocks, Rows, Step, memory_of, nodes_of, stored_by
from ..ir.sizes import Size, product, size_hint, size_key

LARGE = 16 << 20  # bytes of a value between two steps: below, going over all of its rows at once is as fast
FEWEST_ROWS = 528

_Part = Loop | Rows | Matmul


def join_blocks(steps: Sequence[Step], outputs: Sequence[Node]) -> list[Step]:
    """The steps in order, with groups as single ones."""
    joined: list[Step] = []
    start = 0
    while start < len(steps):
        run = _run(steps[start:])
        if _is_worth_it(run):
            others = [node for step in [*steps[:start], *steps[start + len(run) :]] for node in nodes_of(step)]
            needed = {memory_of(x)[0] for x in [*outputs, *(x for node in others for x in node.inputs)]}
            joined.append(RowBlocks(_shape(run[0])[:-1], run, frozenset(node for part in run for node in stored_by(part) if node not in needed)))
            start += len(run)
        else:
            joined.append(steps[start])
            start += 1
    return joined


def _run(steps: Sequence[Step]) -> list[_Part]:
    """The first steps, as long as each works on what those before it leave of the same rows."""
    run: list[_Part] = []
    made: set[Node] = set()
    for step in steps:
        part = _over_rows(step)
        if part is None or (run and list(map(size_key, _shape(part)[:-1])) != list(map(size_key, _shape(run[0])[:-1]))):
            break
        reads = [(node, x) for node, x in _reads(part) if memory_of(x)[0] in made]
        if (run and not reads) or not all(_in_its_row(part, node, x) for node, x in reads):
            break
        run.append(part)
        made.update(stored_by(part))
    return run


def _is_worth_it(run: list[_Part]) -> bool:
    if len(run) < 2 or not any(isinstance(part, Matmul) for part in run) or size_hint(_shape(run[0])[-2]) < FEWEST_ROWS:
        return False
    made = {node for part in run for node in stored_by(part)}
    between = {memory_of(x)[0] for part in run for _, x in _reads(part)} & made
    return any(size_hint(node.size) * node.dtype.itemsize > LARGE for node in between)


def _over_rows(step: Step) -> _Part | None:
    """The step as one that goes over rows, the next to last axis, and leaves fresh values in C order; None if it is no such step."""
    if isinstance(step, Reduce):
        dropped = frozenset(node for node in step.reductions if not node.attrs["keepdim"])
        step = Rows(step.node.inputs[0].shape, step.node.attrs["dims"], nodes_of(step), step.reductions, dropped)
    if not isinstance(step, _Part) or len(_shape(step)) < 2 or any(node.effect for node in nodes_of(step)):
        return None
    if isinstance(step, Rows) and step.dims != (len(step.shape) - 1,):
        return None
    in_order = all(list(map(size_key, node.strides)) == list(map(size_key, contiguous_strides(node.shape))) for node in stored_by(step))
    return step if in_order else None


def _shape(part: _Part) -> tuple[Size, ...]:
    return part.node.shape if isinstance(part, Matmul) else part.shape


def _reads(part: _Part) -> Iterator[tuple[Node, Node]]:
    """The operands that are read from memory, each after the node that reads it."""
    nodes = nodes_of(part)
    computed = set() if isinstance(part, Matmul) else set(nodes)
    return ((node, x) for node in nodes for x in node.inputs if x not in computed)


def _in_its_row(part: _Part, node: Node, operand: Node) -> bool:
    """Whether ``node`` reads of ``operand``, in memory of the group's, just the rows that it computes."""
    root, offset = memory_of(operand)
    if isinstance(part, Matmul):
        left, right = node.inputs
        if memory_of(right)[0] is root:
            return False
        shape: tuple[Size, ...] = left.shape
        steps = left.strides
    else:
        shape = part.shape
        steps = part.read_strides(node, operand) if isinstance(part, Rows) else broadcast_strides(operand.type, shape)
    rows = len(shape) - 1
    width: Size = product(root.shape[rows:])  # of one row in memory
    own = [product([stride, width]) for stride in contiguous_strides(shape[:rows])]
    along = all(size_key(a) == size_key(b) or size_key(size) == 1 for a, b, size in zip(steps, own, shape, strict=False))
    across = size_key(steps[-1]) == 0 or (size_key(steps[-1]) == 1 and size_key(width) == size_key(shape[-1]))
    return size_key(offset) == 0 and along and across
