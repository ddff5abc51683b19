"""Rows: one loop over rows, and inside it one loop along the row for each time that it is gone through.

A value's *phase* is the first time it can be computed: what a reduction needs is computed in one phase, and what needs its result in the next. A value
that later phases need again is computed again where that is cheap; else it is kept in memory of the row's size, if possible in that of a result which
only comes later.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..ir.graph import Node, TensorType, contiguous_strides
from ..ir.plan import CHEAP, Rows, access_key, memory_of, operation_cost
from ..ir.sizes import product, size_hint, size_key
from .loop import are_dear, cost_of, hidden_numbers
from .nest import Access, Axis, axes_of, collapsed, ordered, single
from .reduction import Accumulator, end_blocks, in_blocks
from .source import Kernel, Pointers, Writer, compute

Key = tuple[object, ...]


def rows_kernel(step: Rows) -> Kernel:
    """The kernel of one group of reductions and loops over rows."""
    return _Rows(step).kernel()


class _Rows:
    def __init__(self, step: Rows) -> None:
        self.step = step
        self.mine = dict.fromkeys(step.nodes)
        self.row_values = {node for node in step.nodes if node.op == "reduce" or step.is_row_value(step.own_strides(node))}
        self.phases: dict[Node, int] = {}
        for node in step.nodes:
            ready = max((self.phases[root] for root in map(self.source, node.inputs) if root is not None), default=0)
            self.phases[node] = ready + (node.op == "reduce")
        self.reductions = [node for node in step.nodes if node.op == "reduce"]
        self.last = max([self.phases[node] - 1 for node in self.reductions] + [self.phases[node] for node in step.stored if node not in self.row_values])
        self.costs: dict[Node, int] = {}
        self.homes: dict[Node, Node] = {node: node for node in step.stored if node not in self.row_values}
        self.last_phases = self._find_homes()
        self.accesses, self.numbers = self._accesses()
        self.hidden = hidden_numbers(step.nodes)
        self.writer = Writer()
        self.running: dict[Node, Accumulator] = {}
        self.row: dict[Node, str] = {}  # values of the row at hand
        self.row_loads: dict[int, str] = {}  # what was read from memory for it, by number of access

    # ---- what is where ----

    def source(self, operand: Node) -> Node | None:
        """The value of this group that ``operand`` is, or is a view of; None for other memory."""
        root = operand if operand in self.mine else memory_of(operand)[0]
        return root if root in self.mine else None

    def wanted(self, phase: int) -> list[Node]:
        """What the loop of a phase is for: operands of reductions, and values as large as the row that get memory."""
        operands = [node.inputs[0] for node in self.reductions if self.phases[node] == phase + 1]
        kept = [node for node in dict.fromkeys([*self.step.stored, *self.homes]) if node not in self.row_values and self.phases[node] == phase]
        return list(dict.fromkeys([*operands, *kept]))

    def _find_homes(self) -> dict[Node, int]:
        """Give a home to values that later phases load instead of computing them again; the last phase that needs each value."""
        position = {node: index for index, node in enumerate(self.step.nodes)}
        while True:
            last = self._last_phases()
            again = [node for node in last if node not in self.homes and last[node] > self.phases[node] and self._cost(node) > CHEAP]
            if not again:
                return last
            node = max(again, key=position.__getitem__)  # what it is computed from may then not be needed again
            taken = {home for other, home in self.homes.items() if other is not home}
            fitting = (x for x in self.step.stored if x in self.homes and x not in taken and x.dtype == node.dtype and self.phases[x] >= last[node])
            self.homes[node] = next(fitting, None) or self._workspace(node.dtype)

    def _last_phases(self) -> dict[Node, int]:
        """For each value as large as the row, the last phase that needs it."""
        users: dict[Node, int] = {}
        for phase in range(self.last + 1):
            pending = [self.source(x) for x in self.wanted(phase)]
            seen: set[Node] = set()
            while pending:
                node = pending.pop()
                if node is None or node in seen or node in self.row_values:
                    continue
                seen.add(node)
                users[node] = phase
                if not (node in self.homes and self.phases[node] < phase):
                    pending += map(self.source, node.inputs)
        return users

    def _cost(self, node: Node) -> int:
        if node not in self.costs:
            inputs = {x for x in map(self.source, node.inputs) if x is not None and x not in self.row_values}
            self.costs[node] = operation_cost(node) + sum(map(self._cost, inputs))
        return self.costs[node]

    def _workspace(self, dtype: np.dtype[Any]) -> Node:
        """Memory of the whole shape, since rows may be gone through by several threads."""
        return Node("workspace", (), TensorType(dtype, self.step.shape, contiguous_strides(self.step.shape)), name="workspace")

    def _key(self, node: Node, operand: Node) -> Key:
        return (access_key(operand), tuple(map(size_key, self.step.read_strides(node, operand))))

    def _accesses(self) -> tuple[list[Access], dict[object, int]]:
        accesses: list[Access] = []
        numbers: dict[object, int] = {}
        for home in dict.fromkeys([*self.step.stored, *self.homes.values()]):
            numbers[home] = len(accesses)
            accesses.append(Access(home, 0, self.step.own_strides(home), home))
        for node in self.step.nodes:
            for operand in node.inputs:
                key = self._key(node, operand)
                if self.source(operand) is None and key not in numbers:
                    numbers[key] = len(accesses)
                    accesses.append(Access(*memory_of(operand), self.step.read_strides(node, operand), operand))
        return accesses, numbers

    # ---- loops ----

    def kernel(self) -> Kernel:
        writer, dims = self.writer, self.step.dims
        moving = [sum(size_hint(stride) != 0 for stride in access.strides) for access in self.accesses]
        axes = ordered(axes_of(self.step.shape, self.accesses), moving.index(max(moving)))
        kept = collapsed([axis for axis in axes if axis.origin not in dims]) or [single(self.accesses)]
        reduced = collapsed([axis for axis in axes if axis.origin in dims]) or [single(self.accesses)]
        pointers = Pointers(writer, self.accesses)
        for level, axis in enumerate(kept):
            pointers.loop(axis, "lo, hi" if level == 0 else "")
        strides = [writer.stride(stride) for stride in reduced[-1].strides]
        count = writer.integer(reduced[-1].size)
        at_row, depth = list(pointers.names), writer.depth
        for phase in range(self.last + 1):
            self._row_values(phase, at_row)
            self._phase(phase, pointers, reduced, strides, count)
            writer.depth, pointers.names = depth, list(at_row)
            self._finish(at_row)
        self._row_values(self.last + 1, at_row)
        items = size_hint(product(axis.size for axis in [*kept[1:], *reduced]))
        return writer.kernel(kept[0].size, items * cost_of([node for node in self.step.nodes if node not in self.row_values]))

    def _phase(self, phase: int, pointers: Pointers, reduced: list[Axis], strides: list[str], count: str) -> None:
        """Go through the row once."""
        writer = self.writer
        self.running = {node: Accumulator(writer, node) for node in self.reductions if self.phases[node] == phase + 1}
        for number, access in enumerate(self.accesses):
            if access.root not in self.numbers and self.step.is_row_value(access.strides):
                self._row_load(number, pointers.names)
        for axis in reduced[:-1]:
            pointers.loop(axis)
        index, running = writer.name("i"), list(self.running.values())
        in_blocks(writer, running, index, count)
        element = _Element(self, phase, lambda number: pointers.element(number, index, strides))
        for node, home in self.homes.items():
            if home is not node and self.phases.get(home) == phase == self.last_phases[node]:
                element.made(node)  # loaded before its home becomes what it was made for
        for node in self.wanted(phase):
            if node in self.homes:
                element.store(node)
        for node, accumulator in self.running.items():
            accumulator.add(element.value(node, node.inputs[0]))
        end_blocks(writer, running, index, are_dear(element.computed))

    def _finish(self, at_row: list[str]) -> None:
        """The reductions of a phase are values of the row now."""
        for node, accumulator in self.running.items():
            self.row[node] = accumulator.result()
            self._store_row_value(node, at_row)

    def _row_values(self, phase: int, at_row: list[str]) -> None:
        """Values with one element per row that can be computed before a phase."""
        for node in self.step.nodes:
            if node in self.row_values and node.op != "reduce" and self.phases[node] == phase:
                self.row[node] = self.writer.name("v")
                self.writer.emit(f"{self.row[node]} = {self.code(node, [self._row_operand(node, x, at_row) for x in node.inputs])}")
                self._store_row_value(node, at_row)

    def _row_operand(self, node: Node, operand: Node, at_row: list[str]) -> str:
        made = self.source(operand)
        if made is not None:
            return self.row[made]
        return self._row_load(self.numbers[self._key(node, operand)], at_row)

    def _row_load(self, number: int, at_row: list[str]) -> str:
        """The variable with the one element of an access that the row has, read when it is first asked for."""
        if number not in self.row_loads:
            self.row_loads[number] = self.writer.name("h")
            self.writer.emit(f"{self.row_loads[number]} = {at_row[number]}[0]")
        return self.row_loads[number]

    def _store_row_value(self, node: Node, at_row: list[str]) -> None:
        if node in self.step.stored:
            self.writer.emit(f"{at_row[self.numbers[node]]}[0] = {self.row[node]}")

    def code(self, node: Node, operands: list[str]) -> str:
        return self.writer.hidden(node.attrs["value"], node.dtype) if node in self.hidden else compute(self.writer, node, operands, "0")


class _Element:
    """The element at hand in the loop of one phase: what was loaded or computed of it."""

    def __init__(self, rows: _Rows, phase: int, place: Any) -> None:
        self.rows, self.phase, self.place = rows, phase, place
        self.registers: dict[Node, str] = {}
        self.computed: list[Node] = []
        self.loads: dict[int, str] = {}

    def value(self, node: Node, operand: Node) -> str:
        """The variable with what ``node`` reads as ``operand``."""
        made = self.rows.source(operand)
        if made is not None:
            return self.rows.row[made] if made in self.rows.row_values else self.made(made)
        number = self.rows.numbers[self.rows._key(node, operand)]
        return self.rows.row_loads[number] if number in self.rows.row_loads else self.load(number)

    def load(self, number: int) -> str:
        if number not in self.loads:
            self.loads[number] = self.rows.writer.name("x")
            self.rows.writer.emit(f"{self.loads[number]} = {self.place(number)}")
        return self.loads[number]

    def made(self, node: Node) -> str:
        """A value of the group, from an earlier phase's memory or computed now."""
        if node not in self.registers:
            home = self.rows.homes.get(node)
            if home is not None and self.rows.phases[node] < self.phase:
                self.registers[node] = self.load(self.rows.numbers[home])
            else:
                operands = [self.value(node, x) for x in node.inputs]
                self.computed.append(node)
                self.registers[node] = self.rows.writer.name("v")
                self.rows.writer.emit(f"{self.registers[node]} = {self.rows.code(node, operands)}")
        return self.registers[node]

    def store(self, node: Node) -> None:
        """Compute a value that has a home, and put it there."""
        value = self.made(node)
        self.rows.writer.emit(f"{self.place(self.rows.numbers[self.rows.homes[node]])} = {value}")
