"""Fusion: the graph becomes a list of steps (loops, reductions, products, calls) that run in order.

Every *root* (a value that needs memory, a write, a reduction, ...) starts a unit that computes its inlined operands; a loop joins an
earlier loop over the same shape when nothing that lies between them minds. Two rules keep the meaning: within one loop, memory that is
written is touched only at the very element being computed; and a value read from memory is computed before the next write to that memory.
"""

from __future__ import annotations

from dataclasses import field

from ..ir.graph import WRITE_OPS, Graph, Node
from ..ir.plan import (
    CHEAP,
    LOOP_OPS,
    Call,
    Loop,
    Matmul,
    Reduce,
    Rows,
    Search,
    Step,
    access_key,
    caller_sees,
    callers_memory,
    can_fail,
    compilable,
    memory_of,
    operation_cost,
    reports,
    users_of,
)
from ..ir.sizes import Size, product, size_hint, size_key
from ..records import record
from .blocks import join_blocks
from .rows import join_rows

DEEPEST = 50  # operations in a row that one loop computes
MOST_NODES = 150  # nodes of a loop that others may still join
APART = 1 << 14  # elements of loops that are worth a step of their own
MOST_OPERANDS = 20  # memory operands of one loop; more only spill registers


@record(eq=False)
class _Unit:
    """A step in the making, with what it touches."""

    kind: str  # "loop", "reduce", "rows", "search", "matmul" or "call"
    root: Node
    shape: tuple[Size, ...]
    nodes: dict[Node, None] = field(default_factory=dict)
    stored: list[Node] = field(default_factory=list)
    reads: dict[Node, None] = field(default_factory=dict)  # operands read from memory
    makes: set[Node] = field(default_factory=set)
    also: list[Node] = field(default_factory=list)  # further roots of a reduction
    writes: list[Node] = field(default_factory=list)  # write nodes
    visible: bool = False  # writes memory of the caller
    fails: bool = False
    stops: bool = False  # before its end where it fails, so that what is kept of memory that it writes may not be there
    dims: tuple[int, ...] = ()  # of rows: the axes of one row, and the values whose shape lacks them
    dropped: frozenset[Node] = frozenset()

    @property
    def read_classes(self) -> set[int]:
        return {node.alias for node in self.reads if node.alias is not None}

    @property
    def written_classes(self) -> set[int]:
        return {node.alias for node in [*self.makes, *self.writes] if node.alias is not None}


class _Scheduler:
    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.position = {node: index for index, node in enumerate(graph.nodes)}
        self.users = users_of(graph)
        self.callers = callers_memory(graph)
        self.calls = self._calls()
        self.written = {node.alias for node in graph.nodes if node.effect}
        self.outputs = {memory_of(node)[0] for node in outlasting(graph)}
        self.stored = {node for node in graph.nodes if self._needs_memory(node)}
        self.effects = [node for node in graph.nodes if node.effect]
        self._limit_depth()

    def _calls(self) -> set[Node]:
        """Nodes that NumPy computes: those without a loop, and those that may fail after the caller can have seen something."""
        calls: set[Node] = set()
        seen = False
        for node in self.graph.nodes:
            if node.op in ("input", "view", "result", "undo"):
                continue
            if not compilable(node) or (seen and can_fail(node)):
                calls.add(node)
            seen = seen or caller_sees(node, self.callers)
        return calls

    def _needs_memory(self, node: Node) -> bool:
        if node.op not in LOOP_OPS or node in self.calls:
            return False
        if node.alias is not None or node in self.graph.outputs or (reports(node) and not self.users[node]):
            return True
        return any(user in self.calls or user.op in ("view", "search", "matmul", "extern", "update", "undo") for user in self.users[node])

    def _limit_depth(self) -> None:
        """Store a value now and then in long chains: the time to compile one loop grows faster than the loop."""
        depth: dict[Node, int] = {}
        for node in self.graph.nodes:
            depth[node] = 1 + max((depth[x] for x in node.inputs), default=0) if self.inlined(node) else 0
            if depth[node] > DEEPEST:
                self.stored.add(node)
                depth[node] = 0

    def inlined(self, node: Node) -> bool:
        return node.op in LOOP_OPS and node not in self.stored and node not in self.calls

    # -- units -----------------------------------------------------------------------------------------------------------------------------

    def run(self) -> list[_Unit]:
        """Units in order. Values found too dear or too late to compute in place are stored, and the work starts over."""
        while True:
            units: list[_Unit] = []
            for node in self.graph.nodes:
                unit = self._unit(node)
                if unit is None:
                    continue
                late = self._too_late(unit)
                if late:
                    self.stored |= late
                    break
                self._place(unit, units)
            else:
                dear = self._too_dear(units)
                if not dear:
                    units = join_rows(units, self.written, self._passes)
                    self._keep_in_registers(units)
                    return units
                self.stored |= dear

    def _unit(self, node: Node) -> _Unit | None:
        if node.op in ("input", "view", "result", "undo") or self.inlined(node):
            return None
        if node in self.calls:
            unit = _Unit("call", node, node.shape, makes={x for x in self.users[node] if x.op == "result"} if node.op == "extern" else {node})
            unit.reads = dict.fromkeys(node.inputs)
            if node.op in WRITE_OPS:
                unit.writes, unit.makes = [node], set()
        elif node.op in ("search", "matmul"):
            unit = _Unit(node.op, node, node.shape, reads=dict.fromkeys(node.inputs), makes={node})
        elif node.op == "reduce":
            unit = _Unit("reduce", node, node.inputs[0].shape, makes={node})
            self._operand(unit, node.inputs[0])
        else:
            unit = _Unit("loop", node, node.shape)
            if node.op == "write":
                unit.writes = [node]
                self._operand(unit, node.inputs[1])
                unit.nodes[node] = None
            else:
                unit.stored, unit.makes = [node], {node}
                self._compute(unit, node)
        unit.visible = any(caller_sees(write, self.callers) for write in unit.writes)
        unit.fails = any(map(reports, (*unit.nodes, unit.root)))
        unit.stops = any(map(can_fail, (*unit.nodes, unit.root)))
        return unit

    def _operand(self, unit: _Unit, node: Node) -> None:
        if self.inlined(node):
            self._compute(unit, node)
        else:
            unit.reads[node] = None

    def _compute(self, unit: _Unit, node: Node) -> None:
        if node not in unit.nodes:
            for operand in node.inputs:
                self._operand(unit, operand)
            unit.nodes[node] = None

    def _too_late(self, unit: _Unit) -> set[Node]:
        """Inlined nodes that must be stored where they stand: memory they read, or errors they report, would come too late in this unit."""
        late: set[Node] = set()
        last = self.position[unit.root]
        for node in unit.nodes:
            if node is unit.root:
                continue
            first = self.position[node]
            classes = {x.alias for x in node.inputs if x.alias is not None}
            for effect in self.effects:
                between = first < self.position[effect] < last
                visible = first < self.position[effect] <= last and caller_sees(effect, self.callers)
                stopped = effect.undone and first < self.position[effect] <= last and can_fail(node)
                if (between and effect.alias in classes) or (visible and reports(node)) or stopped:
                    late.add(node)
        for write in unit.writes:
            if unit.kind == "loop" and any(x.alias == write.alias and access_key(x) != access_key(write.inputs[0]) for x in unit.reads):
                late.add(write.inputs[1])  # reads other elements of what it writes: compute it first
        return late

    # -- placing ---------------------------------------------------------------------------------------------------------------------------

    def _place(self, unit: _Unit, units: list[_Unit]) -> None:
        if unit.kind == "loop":
            for earlier in reversed(units):
                if self._joins(unit, earlier):
                    self._join(unit, earlier)
                    return
                if not self._passes(unit, earlier):
                    break
        units.append(unit)

    @staticmethod
    def _passes(unit: _Unit, earlier: _Unit) -> bool:
        """Whether ``unit`` may run before ``earlier``."""
        needs = {memory_of(x)[0] for x in unit.reads}
        reads, writes = unit.read_classes, unit.written_classes
        return not (
            earlier.makes & needs
            or earlier.written_classes & reads
            or writes & (earlier.read_classes | earlier.written_classes)
            or (unit.visible and (earlier.fails or earlier.kind == "call"))
        )

    @staticmethod
    def _joins(unit: _Unit, loop: _Unit) -> bool:
        """Whether ``unit`` may be computed inside ``loop``, element by element."""
        if loop.kind != "loop" or list(map(size_key, loop.shape)) != list(map(size_key, unit.shape)):
            return False
        if (unit.visible or loop.visible) and (unit.fails or loop.fails):
            return False
        if (unit.stops or loop.stops) and any(write.undone for write in (*unit.writes, *loop.writes)):
            return False
        if len(loop.nodes) + len(unit.nodes) > MOST_NODES or _gains_nothing(unit, loop):
            return False
        touched: dict[int, set[object]] = {}
        written = unit.written_classes | loop.written_classes
        reads = {**loop.reads, **unit.reads}
        writes = [*loop.writes, *unit.writes]
        for node in [*reads, *loop.makes, *unit.makes, *(write.inputs[0] for write in writes)]:
            if node.alias in written:
                assert node.alias is not None
                touched.setdefault(node.alias, set()).add(access_key(node))
        return all(len(keys) == 1 for keys in touched.values()) and len(reads) + len(writes) + len(loop.makes) + 1 <= MOST_OPERANDS

    @staticmethod
    def _join(unit: _Unit, loop: _Unit) -> None:
        loop.nodes.update(unit.nodes)
        loop.stored += unit.stored
        loop.makes |= unit.makes
        loop.writes += unit.writes
        loop.reads.update((x, None) for x in unit.reads if x not in loop.makes)
        loop.visible = loop.visible or unit.visible
        loop.fails = loop.fails or unit.fails
        loop.stops = loop.stops or unit.stops

    def _keep_in_registers(self, units: list[_Unit]) -> None:
        """Values that were stored for a loop which then joined their own need no memory after all."""
        for unit in units:
            elsewhere = {x if unit.kind == "loop" else memory_of(x)[0] for other in units if other is not unit for x in other.reads}
            for node in list(unit.stored):
                unwritten = node.alias is None or (unit.kind == "rows" and node.alias not in self.written)
                local = unwritten and node not in self.outputs and node not in elsewhere
                if local and self.users[node]:
                    unit.stored.remove(node)

    # -- costs -----------------------------------------------------------------------------------------------------------------------------

    def _too_dear(self, units: list[_Unit]) -> set[Node]:
        """Inlined values that several units, or many elements of a broadcast, would compute again at more than CHEAP operations."""
        homes: dict[Node, set[int]] = {}
        shapes: dict[Node, int] = {}
        for index, unit in enumerate(units):
            for node in unit.nodes:
                if self.inlined(node):
                    homes.setdefault(node, set()).add(index)
                    shapes[node] = max(shapes.get(node, 0), size_hint(product(unit.shape)))
        dear: set[Node] = set()
        costs: dict[Node, int] = {}
        for node, where in homes.items():
            if node.op in ("number", "size", "fill", "arange") or self._cost(node, costs) <= CHEAP:
                continue
            own = size_hint(product(node.shape))
            users = [user for user in self.users[node] if user in homes or user in self.stored or user.op in ("write", "reduce")]
            repeated = len(where) > 1 and any(homes.get(user) != where for user in users)
            spread = 1 < own < shapes[node] and any(size_hint(product(user.shape)) > own for user in users if user.op != "reduce")
            if repeated or spread:
                dear.add(node)
        return dear

    def _cost(self, node: Node, known: dict[Node, int]) -> int:
        if node not in known:
            own = operation_cost(node)
            known[node] = own + sum(self._cost(x, known) for x in node.inputs if self.inlined(x))
        return known[node]


def _gains_nothing(unit: _Unit, loop: _Unit) -> bool:
    """Whether two large loops, of which one only fills memory, have nothing in common: what is filled when it is needed is in the cache then."""
    if (unit.reads and loop.reads) or size_hint(product(unit.shape)) < APART:
        return False
    return not (unit.read_classes | unit.written_classes) & (loop.read_classes | loop.written_classes)


def outlasting(graph: Graph) -> list[Node]:
    """The values that are needed after the last step, or may be: outputs, and what undo nodes put back."""
    return [*graph.outputs, *(x for node in graph.nodes if node.op == "undo" for x in node.inputs)]


def schedule(graph: Graph) -> list[Step]:
    """The steps of ``graph`` in the order in which they run."""
    scheduler = _Scheduler(graph)
    steps: list[Step] = []
    for unit in scheduler.run():
        nodes = sorted(unit.nodes, key=scheduler.position.__getitem__)
        if unit.kind == "loop":
            steps.append(Loop(unit.shape, nodes, unit.stored))
        elif unit.kind == "reduce":
            steps.append(Reduce(unit.root, nodes, unit.also))
        elif unit.kind == "rows":
            steps.append(Rows(unit.shape, unit.dims, nodes, unit.stored, unit.dropped))
        elif unit.kind in ("search", "matmul"):
            steps.append((Search if unit.kind == "search" else Matmul)(unit.root))
        else:
            steps.append(Call(unit.root))
    return join_blocks(steps, outlasting(graph))
