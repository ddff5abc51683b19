"""Reductions: the operand's loop with an accumulator.

When the axis that lies closest in memory is reduced, the accumulator is a variable; otherwise rows are accumulated into an array, so that memory
is walked in order either way. Sums of float32 are accumulated in float64, in blocks that are summed in float32 by many lanes: the error is that
of pairwise summation or better.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..ir.expression import NUMBA_NAMES, number
from ..ir.graph import Node, TensorType
from ..ir.plan import REDUCTIONS, Loop, Reduce, access_key, memory_of
from ..ir.sizes import Size, product, size_hint
from ..records import record
from .loop import AccessKey, Body, accesses_of, are_dear, cost_of, numbers_its_axis
from .nest import Access, Axis, aligned, axes_of, collapsed, ordered, single
from .source import Kernel, Pointers, Writer

BLOCK = 4096  # elements summed in float32 at a time: 16 to 64 lanes make chains of at most 256 additions

CHUNK = 1 << 16  # elements of one part of a long reduction, always the same ones, so that the total does not depend on the number of threads

_ROWS = 4  # rows added to an accumulator row in one pass
_PARTS = 16  # rows summed in float32, where they are taken one by one
_LARGE, _SHORTEST, _LONGEST = 1 << 24, 512, 1 << 14  # bytes of all and of one row: see ``outer``


class Rule:
    """How one reduction starts and combines: texts of expressions."""

    def __init__(self, node: Node) -> None:
        self.name = REDUCTIONS[node.attrs["row"].ufunc]
        self.dtype = node.dtype
        self.blocked = self.name == "add" and node.dtype.kind == "f"
        self.total_dtype = np.dtype(np.float64) if self.blocked else node.dtype

    def start(self, dtype: np.dtype[Any]) -> str:
        return self.identity(self.name, dtype)

    @staticmethod
    def identity(name: str, dtype: np.dtype[Any]) -> str:
        """What changes nothing."""
        kind = dtype.kind
        match name:
            case "add":
                return number(0, dtype)
            case "multiply" | "and":
                return number(1, dtype)
            case "maximum":
                return number(-np.inf if kind == "f" else np.iinfo(dtype).min if kind in "iu" else 0, dtype)
            case "minimum":
                return number(np.inf if kind == "f" else np.iinfo(dtype).max if kind in "iu" else 1, dtype)
        return number(0, dtype)

    def combine(self, total: str, value: str, dtype: np.dtype[Any]) -> str:
        if dtype.kind == "b":
            return f"{total} {'&' if self.name in ('and', 'multiply', 'minimum') else '|'} {value}"
        match self.name:
            case "add":
                return f"add_reassociated({total}, {value})"
            case "multiply":
                return f"multiply_reassociated({total}, {value})"
        return f"running_{self.name}({total}, {value})"

    def typed(self, code: str) -> str:
        """``code`` in the result's dtype, where Numba computes integers wider."""
        return f"{NUMBA_NAMES[self.dtype]}({code})" if self.dtype.kind in "iu" else code


class Accumulator:
    """The running total of one reduction in variables. Sums of floats are taken in blocks, and so is what is reduced with them; extremes of floats watch
    for NaN by themselves."""

    def __init__(self, writer: Writer, node: Node) -> None:
        self.writer, self.rule, self.part, self.whole_nan = writer, Rule(node), "", ""
        self.total = writer.name("total")
        writer.emit(f"{self.total} = {self.rule.start(self.rule.total_dtype)}")
        watches = self.rule.name in ("maximum", "minimum") and self.rule.dtype.kind == "f"
        self.nan = writer.name("nan") if watches else ""
        if watches:
            writer.emit(f"{self.nan} = False")

    def begin_block(self) -> None:
        """Start the total of a block: LLVM vectorises no extreme whose total goes through two loops beside a sum that does not."""
        self.part, self.whole_nan = self.writer.name("part"), self.nan
        self.writer.emit(f"{self.part} = {self.rule.start(self.rule.dtype)}")
        if self.nan:
            self.nan = self.writer.name("nan")
            self.writer.emit(f"{self.nan} = False")

    def add(self, value: str) -> None:
        total = self.part or self.total
        if self.nan:
            self.writer.emit(f"{self.nan} = {self.nan} | isnan({value})")
        self.writer.emit(f"{total} = {self._combined(total, value)}")

    def _combined(self, total: str, value: str) -> str:
        if self.nan:
            return f"{'larger' if self.rule.name == 'maximum' else 'smaller'}({total}, {value})"
        return self.rule.typed(self.rule.combine(total, value, self.rule.dtype))

    def end_block(self) -> None:
        """Add the block's total to that of the blocks before."""
        if self.rule.blocked:
            self.writer.emit(f"{self.total} = {self.total} + float64({self.part})")
        else:
            self.writer.emit(f"{self.total} = {self._combined(self.total, self.part)}")
        if self.nan:
            self.nan, part = self.whole_nan, self.nan
            self.writer.emit(f"{self.nan} = {self.nan} | {part}")
        self.part = ""

    def result(self) -> str:
        """The variable with the total in the result's dtype."""
        kind = NUMBA_NAMES[self.rule.dtype]
        if self.nan:
            self.writer.emit(f"{self.total} = select({self.nan}, {kind}(nan), {self.total})")
        if not self.rule.blocked:
            return self.total
        value = self.writer.name("v")
        self.writer.emit(f"{value} = {kind}({self.total})")
        return value


def in_blocks(writer: Writer, accumulators: Sequence[Accumulator], index: str, count: str) -> None:
    """Open the innermost loop over ``count``; where an accumulator wants it, inside a loop over blocks, which :func:`end_blocks` closes."""
    if not any(accumulator.rule.blocked for accumulator in accumulators):
        writer.innermost(index, "0", count)
        return
    first, last = f"first_{index}", f"last_{index}"
    writer.emit(f"{first} = 0")
    writer.emit(f"while {first} < {count}:")
    writer.depth += 1
    writer.emit(f"{last} = least({first} + {BLOCK}, {count})")
    for accumulator in accumulators:
        accumulator.begin_block()
    writer.innermost(index, first, last)


def end_blocks(writer: Writer, accumulators: Sequence[Accumulator], index: str, dear: bool) -> None:
    """Close the innermost loop, whose elements may be dear. The depth is left to the caller."""
    writer.end_innermost(dear)
    if any(accumulator.rule.blocked for accumulator in accumulators):
        for accumulator in accumulators:
            accumulator.end_block()
        writer.emit(f"first_{index} = last_{index}")


def reduce_kernels(step: Reduce) -> list[Kernel]:
    """The kernel of reductions over one operand with what is inlined in it; for long ones over everything, one for their parts and one for each total."""
    operand, first = step.node.inputs[0], step.node
    group = Loop(operand.shape, step.nodes)
    accesses, numbers = accesses_of(group)
    for node in step.reductions:
        if (key := access_key(node.inputs[0])) not in numbers and node.inputs[0] not in step.nodes:
            numbers[key] = len(accesses)
            accesses.append(aligned(node.inputs[0], *memory_of(node.inputs[0]), operand.shape))
    shape, dims = operand.shape, first.attrs["dims"]
    leader = _leader(accesses)
    results = [Access(node, 0, result_strides(node, len(shape)), node) for node in step.reductions]
    axes, fixed = axes_of(shape, [*accesses, *results]), numbers_its_axis(step.nodes)
    axes = axes if fixed else ordered(axes, leader)
    kept, reduced = [a for a in axes if a.origin not in dims], [a for a in axes if a.origin in dims]
    plan = _Plan(step, group, numbers, [*accesses, *results], shape)
    if not kept or (reduced and axes[-1].origin in dims):
        if not fixed:
            kept, reduced = collapsed(kept), collapsed(reduced)
            if not kept and len(reduced) == 1 and size_hint(reduced[0].size) > 4 * CHUNK:
                return plan.partial(reduced[0])
        return [plan.inner(kept, reduced)]
    if not fixed:
        kept = [*collapsed(kept[:-1]), kept[-1]] if reduced else collapsed(kept)
        reduced = collapsed(reduced)
    return [plan.outer(kept, reduced)]


def result_strides(node: Node, rank: int) -> tuple[Size, ...]:
    """Strides of what is left of ``rank`` axes when some are reduced, along all of them."""
    dims = node.attrs["dims"]
    if node.attrs["keepdim"]:
        return tuple(0 if axis in dims else node.strides[axis] for axis in range(rank))
    strides = iter(node.strides)
    return tuple(0 if axis in dims else next(strides) for axis in range(rank))


def _leader(accesses: Sequence[Access]) -> int:
    """The operand that walks along most axes: its memory order decides the loops' order."""
    moving = [sum(size_hint(stride) != 0 for stride in access.strides) for access in accesses]
    return moving.index(max(moving)) if moving else 0


@record()
class _Target:
    """Where one reduction of a nest goes to, as numbers of accesses: its result, the accumulators, and those of a part of narrow sums."""

    node: Node
    rule: Rule
    result: int
    total: int = 0
    part: int = 0

    @property
    def narrow(self) -> bool:
        """Whether the accumulators are wider than the result."""
        return self.rule.dtype != self.rule.total_dtype


class _Plan:
    """The two shapes of a nest of reductions."""

    def __init__(self, step: Reduce, group: Loop, numbers: dict[AccessKey, int], accesses: list[Access], shape: tuple[Size, ...]) -> None:
        self.writer, self.step, self.group, self.numbers, self.accesses = Writer(), step, group, numbers, accesses
        first = len(accesses) - len(step.reductions)
        self.targets = [_Target(node, Rule(node), first + number_, first + number_, first + number_) for number_, node in enumerate(step.reductions)]
        self.last_axis = len(shape) - 1
        self.indices: dict[int, str] = {}  # axis of the shape -> loop variable
        self.item_cost = cost_of(step.nodes) * 0.5 * len(step.reductions)

    def loop(self, pointers: Pointers, axis: Axis, limits: str = "") -> None:
        self.indices[axis.origin] = pointers.loop(axis, limits)

    def body(self, pointers: Pointers, index: str, strides: list[str]) -> Body:
        arange_index = self.indices.get(self.last_axis, "0")
        return Body(self.writer, self.group, self.numbers, lambda number_: pointers.element(number_, index, strides), arange_index)

    # ---- along the axis that lies closest ----

    def inner(self, kept: list[Axis], reduced: list[Axis]) -> Kernel:
        """Kept axes outside; the innermost loops accumulate into variables."""
        writer = self.writer
        pointers = Pointers(writer, self.accesses)
        outer = kept[0] if kept else single(self.accesses)
        self.loop(pointers, outer, "lo, hi")
        for axis in kept[1:]:
            self.loop(pointers, axis)
        accumulators = [Accumulator(writer, target.node) for target in self.targets]
        base, names = writer.depth, list(pointers.names)
        for axis in reduced[:-1]:
            self.loop(pointers, axis)
        self._accumulate(pointers, reduced[-1] if reduced else None, accumulators)
        writer.depth = base
        for target, accumulator in zip(self.targets, accumulators, strict=True):
            writer.emit(f"{names[target.result]}[0] = {accumulator.result()}")
        items = size_hint(product(axis.size for axis in [*kept[1:], *reduced]))
        return writer.kernel(outer.size, items * self.item_cost)

    def partial(self, axis: Axis) -> list[Kernel]:
        """Totals of chunks into memory of their own, which several threads may fill; then the totals of those."""
        writer = self.writer
        chunks = (axis.size + (CHUNK - 1)) // CHUNK
        parts = [Node("workspace", (), TensorType(target.rule.total_dtype, (chunks,), (1,)), name="workspace") for target in self.targets]
        for target, part in zip(self.targets, parts, strict=True):
            self.accesses[target.result] = Access(part, 0, self.accesses[target.result].strides, part)
        pointers = Pointers(writer, self.accesses)
        places = [pointers.names[target.result] for target in self.targets]
        chunk, count, left = writer.name("chunk"), writer.integer(axis.size), writer.name("left")
        writer.emit(f"for {chunk} in range(lo, hi):")
        writer.depth += 1
        writer.emit(f"{left} = least({CHUNK}, {count} - {chunk} * {CHUNK})")
        pointers.enter(axis, f"({chunk} * {CHUNK})")
        accumulators = [Accumulator(writer, target.node) for target in self.targets]
        self._accumulate(pointers, axis, accumulators, left)
        writer.depth = 2
        for place, accumulator in zip(places, accumulators, strict=True):
            writer.emit(f"{place}[{chunk}] = {accumulator.total if accumulator.rule.blocked else accumulator.result()}")
        totals = [_total_of(target, part, chunks) for target, part in zip(self.targets, parts, strict=True)]
        return [writer.kernel(chunks, CHUNK * self.item_cost), *totals]

    def _accumulate(self, pointers: Pointers, axis: Axis | None, accumulators: list[Accumulator], count: str = "") -> None:
        writer = self.writer
        axis = axis or single(self.accesses)
        strides = [writer.stride(stride) for stride in axis.strides]
        index = writer.name("i")
        self.indices[axis.origin] = index
        body = self.body(pointers, index, strides)
        body.hoist(pointers, strides)
        in_blocks(writer, accumulators, index, count or writer.integer(axis.size))
        body.statements()
        for target, accumulator in zip(self.targets, accumulators, strict=True):
            accumulator.add(body.value(target.node.inputs[0]))
        end_blocks(writer, accumulators, index, are_dear(self.group.nodes))

    # ---- along other axes ----

    def outer(self, kept: list[Axis], reduced: list[Axis]) -> Kernel:
        """The innermost axis is kept: rows, as they lie in memory, are accumulated into the result, or into float64 workspace for float32 sums.

        Several rows in one pass are fewer loads and stores. But several rows of middling length that come from memory, not from the cache, take twice
        the time of one after the other (measured from 25 MB and for 200 to 4000 numbers; short and long rows gain).
        """
        writer = self.writer
        for target in self.targets:
            if target.narrow:
                target.total = self._workspace(target, [*kept, *reduced], target.rule.total_dtype)
                target.part = self._workspace(target, [*kept, *reduced], target.rule.dtype)
        pointers = Pointers(writer, self.accesses)
        for level, axis in enumerate(kept[:-1]):
            self.loop(pointers, axis, "lo, hi" if level == 0 else "")
        row, base, home = kept[-1], writer.depth, list(pointers.names)
        length = writer.integer(row.size)
        limits = "lo, hi" if len(kept) == 1 else length
        row.texts = [writer.stride(stride) for stride in row.strides]
        totals = [(target.total, target.rule.total_dtype) for target in self.targets]
        self._each(pointers, row, limits, [(target.total, target.rule.start(target.rule.total_dtype)) for target in self.targets])
        for axis in reduced[:-1]:
            self.loop(pointers, axis)
        if reduced:
            last, count = reduced[-1], writer.integer(reduced[-1].size)
            size = max((access.node.dtype.itemsize for access in self.accesses[: self.targets[0].result]), default=1)
            whole = writer.integer(product(axis.size for axis in [*kept, *reduced]))
            alone = f"({whole} > {_LARGE // size}) & ({length} >= {_SHORTEST // size}) & ({length} <= {_LONGEST // size})"
            left, item = writer.name("left"), writer.name("r")
            writer.emit(f"{left} = 0 if {alone} else {count} - {count} % {_ROWS}")
            writer.emit(f"for {item} in range(0, {left}, {_ROWS}):")
            writer.depth += 1
            self._rows(pointers, last, [item, *(f"({item} + {number_})" for number_ in range(1, _ROWS))], row, limits, totals)
            writer.depth -= 1
            self._one_by_one(pointers, last, left, count, row, limits)
        else:
            self._rows(pointers, single(self.accesses), ["0"], row, limits, totals)
        writer.depth, pointers.names = base, home
        self._each(
            pointers,
            row,
            limits,
            [(target.result, f"{NUMBA_NAMES[target.rule.dtype]}({{{target.total}}})") for target in self.targets if target.narrow],
        )
        items_ = size_hint(product(axis.size for axis in [*kept[1:], *reduced]))
        return writer.kernel(kept[0].size, items_ * self.item_cost)

    def _each(self, pointers: Pointers, row: Axis, limits: str, stores: list[tuple[int, str]]) -> None:
        """One pass that stores into accesses; ``{n}`` in the texts is the element of access n."""
        if stores:
            index = self.writer.name("i")
            self.writer.emit(f"for {index} in range({limits}):")
            elements = [pointers.element(number_, index, row.texts) for number_ in range(len(self.accesses))]
            for number_, text in stores:
                self.writer.emit(f"    {elements[number_]} = {text.format(*elements)}")

    def _one_by_one(self, pointers: Pointers, axis: Axis, begin: str, count: str, row: Axis, limits: str) -> None:
        """Rows one after the other; those of narrow sums in parts."""
        writer, first, item = self.writer, self.writer.name("first"), self.writer.name("r")
        narrow = [target for target in self.targets if target.narrow]
        writer.emit(f"for {first} in range({begin}, {count}, {_PARTS}):")
        writer.depth += 1
        self._each(pointers, row, limits, [(target.part, target.rule.start(target.rule.dtype)) for target in narrow])
        writer.emit(f"for {item} in range({first}, least({first} + {_PARTS}, {count})):")
        writer.depth += 1
        self._rows(pointers, axis, [item], row, limits, [(target.part, target.rule.dtype) for target in self.targets])
        writer.depth -= 1
        self._each(pointers, row, limits, [(target.total, f"{{{target.total}}} + float64({{{target.part}}})") for target in narrow])
        writer.depth -= 1

    def _workspace(self, target: _Target, axes: list[Axis], dtype: np.dtype[Any]) -> int:
        """Add memory of the result's shape; its number among the accesses."""
        node = target.node
        workspace = Node("workspace", (), TensorType(dtype, node.shape, node.strides), name="workspace")
        self.accesses.append(Access(workspace, 0, self.accesses[target.result].strides, workspace))
        for axis in axes:
            axis.strides = [*axis.strides, axis.strides[target.result]]
        return len(self.accesses) - 1

    def _rows(self, pointers: Pointers, axis: Axis, items: list[str], row: Axis, limits: str, into: list[tuple[int, np.dtype[Any]]]) -> None:
        """Add the rows ``items`` of ``axis`` to the accumulator rows, given as access and dtype, in one pass."""
        writer = self.writer
        base = writer.depth
        bodies = []
        index = writer.name("i")
        for item in items:
            self.indices[axis.origin], self.indices[row.origin] = item, index
            at = pointers.at(axis, item)
            bodies.append(self.body(at, index, row.texts))
            bodies[-1].hoist(at, row.texts)
        writer.emit(f"for {index} in range({limits}):")
        writer.depth += 1
        for body in bodies:
            body.statements()
        for target, (number_, dtype) in zip(self.targets, into, strict=True):
            rule, values = target.rule, [body.value(target.node.inputs[0]) for body in bodies]
            while len(values) > 1:  # rows among themselves first: fewer additions to the long accumulator
                values = [rule.typed(rule.combine(a, b, rule.dtype)) for a, b in zip(values[::2], values[1::2], strict=True)]
            value = f"float64({values[0]})" if dtype != rule.dtype else values[0]
            place = pointers.element(number_, index, row.texts)
            writer.emit(f"{place} = {rule.typed(rule.combine(place, f'({value})', dtype))}")
        writer.depth = base


def _total_of(target: _Target, totals: Node, chunks: Size) -> Kernel:
    """The total of parts."""
    writer, rule = Writer(), target.rule
    result, parts = (writer.pointer(Access(root, 0, root.strides, root)) for root in (target.node, totals))
    writer.emit(f"total = {rule.start(rule.total_dtype)}")
    writer.emit(f"for i in range({writer.integer(chunks)}):")
    combined = rule.combine("total", f"{parts}[i]", rule.total_dtype)
    writer.emit(f"    total = {combined if rule.blocked else rule.typed(combined)}")
    writer.emit(f"{result}[0] = {f'{NUMBA_NAMES[rule.dtype]}(total)' if rule.blocked else 'total'}")
    return writer.kernel(1, size_hint(chunks) * 0.5)
