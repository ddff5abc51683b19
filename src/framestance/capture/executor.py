"""Runs a frame symbolically: the loop, the state, snapshots, and what happens when it has to stop.

Handlers for instructions live in the ``instructions`` files and are found by canonical name. The executor owns the graph, the guards and the journal;
restoring a snapshot undoes all three. Only the root frame can be left: a stop inside an inlined callee leaves the root frame at the call.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from types import CodeType
from typing import Any

from ..ir.builder import GraphBuilder
from ..ir.graph import Graph, Node
from ..records import record
from .breaks import BreakNote, GraphBreak
from .decode import Op, Program
from .effects import Effect
from .exceptions import Raised, set_context
from .guards import GuardSet
from .source import Source
from .values import UNKNOWN_EXCEPTION, CellValue, Constant, ExceptionValue, GeneratorValue, Lazy, Value

Handler = Callable[["Executor", "Frame", Op], Value | None]
HANDLERS: dict[str, Handler] = {}
MAX_STEPS = 400_000  # instructions, inlined ones included, before a capture is given up
MAX_INLINE_DEPTH = 40


def handles(*names: str) -> Callable[[Handler], Handler]:
    """Register a handler for canonical instructions; two handlers for one instruction are an error."""

    def add(handler: Handler) -> Handler:
        for name in names:
            if name in HANDLERS:
                raise ValueError(f"instruction {name} has two handlers")
            HANDLERS[name] = handler
        return handler

    return add


@record(eq=False)
class Frame:
    """One symbolic frame: the root, or an inlined callee."""

    program: Program
    globals: dict[str, Any]
    builtins: dict[str, Any]
    globals_of: Source | None = None  # None: the root frame's own globals
    locals: dict[str, Value] = field(default_factory=dict)
    cells: dict[str, CellValue] = field(default_factory=dict)
    stack: list[Value] = field(default_factory=list)
    pc: int = 0
    keyword_names: tuple[str, ...] = ()
    depth: int = 0
    ours: bool = False  # of a polyfill
    yielded: bool = False  # the run ended at a yield

    def push(self, value: Value) -> None:
        self.stack.append(value)

    def pop(self) -> Value:
        return self.stack.pop()

    def pop_many(self, count: int) -> list[Value]:
        if count == 0:
            return []
        taken = self.stack[-count:]
        del self.stack[-count:]
        return taken


@record(frozen=True)
class Snapshot:
    """Enough to put the root frame, graph, guards and journal back to one instruction."""

    index: int
    stack: tuple[Value, ...]
    locals: dict[str, Value]
    cells: dict[str, CellValue]
    journal: int
    graph: tuple[int, ...]
    guards: tuple[int, int, int, int]
    specialised: int
    line: int


@record()
class Policy:
    """What the caller decides for a capture. ``dynamic_dims(name, obj)`` says which dimensions of a tensor argument become symbols."""

    dynamic_dims: Callable[[str, Any], frozenset[int]] = lambda name, obj: frozenset()
    # whether the number or string at ``name`` was another one at each compile of late: then it is a value of run time
    changes: Callable[[str, Any], bool] = lambda name, obj: False
    # for tests: stop before this many-th instruction of the root frame; leave even where nothing was compiled; told the number of each instruction
    stop_after: int | None = None
    leave_always: bool = False
    count_steps: Callable[[int], None] | None = None


class Executor:
    """One capture of one frame."""

    def __init__(self, root: Frame, nargs: int, policy: Policy) -> None:
        self.root = root
        self.policy = policy
        self.graph = Graph(name=root.program.name)
        self.builders = {dialect: GraphBuilder(self.graph, dialect) for dialect in ("torch", "numpy")}
        self.guards = GuardSet(nargs)
        self.journal: list[Callable[[], None]] = []
        self.by_identity: dict[int, tuple[Any, Value]] = {}  # live mutable objects seen so far
        self.input_sources: dict[Any, Source] = {}  # graph input node -> where it is found
        self.object_sources: list[Source] = []  # where each of the graph's objects is found
        self.symbol_sources: dict[int, tuple[Source, int | None]] = {}  # symbol number -> (tensor, axis), or (integer, None)
        self.input_bounds: dict[Node, tuple[int, int]] = {}  # inputs and the addresses that they reach over
        self.by_node: dict[int, Value] = {}  # node id -> the tensor value it is
        self.entry_cells: dict[str, Value | None] = {}  # contents at entry of cells that others may see
        self.entry_stack: tuple[Value, ...] = ()  # the root frame's, at entry
        self.effects: list[Effect] = []  # on objects that outlive the call, in order
        self.appended: dict[int, list[Value]] = {}  # id of a live list that was not looked at -> what the capture appended
        self.globals_stored: dict[tuple[int, str], Value] = {}  # (id of a globals dict, name) -> what the capture stored there
        self.specialised = 0  # times that compiling itself was observable (is_compiling() folded)
        self.steps = 0
        self.root_steps = 0
        self.snapshots: list[Snapshot] = []
        self.at_start = True  # of the function: what the frame holds are its caller's arguments
        self.landings: frozenset[int] = frozenset()
        self.frames: list[Frame] = []
        self.calls: dict[tuple[str, str, int, int], set[tuple[str, int]]] = {}  # inlined function -> where it was called from
        self.generators: list[GeneratorValue] = []  # that were started
        self.handled: Value = UNKNOWN_EXCEPTION  # the exception that is being handled

    # ------------------------------------------------------------------ running

    def run(self, frame: Frame, thrown: ExceptionValue | None = None) -> Value:
        """Execute ``frame`` to its return or next yield; the value of that. ``thrown`` is raised first, at the yield where it is suspended.

        No frame here may hold what it raises: it would lead to itself through its traceback, and keep all of the capture alive.
        """
        ops, is_root = frame.program.ops, frame is self.root
        if not is_root:
            self.calls.setdefault(frame.program.extent, set()).add(self.guards.location)
        self.frames.append(frame)
        if thrown is not None and not self._unwind(frame, frame.pc - 1, Raised(thrown)):
            raise Raised(thrown, again=True)
        while True:
            at = frame.pc
            op = ops[at]
            if is_root:
                self._at_root(frame, op)
            self.guards.location = (frame.program.filename, op.line)
            self.steps += 1
            if self.steps > MAX_STEPS:
                raise GraphBreak("B003", f"more than {MAX_STEPS} instructions in one capture", "compile a smaller function, or loop in fewer steps")
            frame.pc += 1
            handler = HANDLERS.get(op.name)
            if handler is None:
                raise unhandled(op)
            try:
                result = handler(self, frame, op)
            except Raised as raised:
                if not self._unwind(frame, at, raised):
                    raise
                continue
            if result is not None:
                self.frames.pop()
                return result

    def _unwind(self, frame: Frame, at: int, raised: Raised) -> bool:
        """Go on at the handler of the instruction that raised; False without one: the caller's call raises."""
        if raised.where is None:
            raised.where = (frame.program.filename, frame.program.ops[at].line, frame.program.qualname)
            if not raised.again:
                set_context(self, raised.value)
        handler = frame.program.try_at[at]
        frame.keyword_names = ()
        if handler is None:
            self.frames.pop()
            return False
        del frame.stack[handler.stack_depth :]
        if handler.push_lasti:
            frame.push(Constant(-1))
        frame.push(raised.value)
        frame.pc = frame.program.index_of[id(handler.target)]
        return True

    def set_handled(self, value: Value) -> None:
        """From now on ``value`` is what is being handled."""
        self.keep(self, "handled")
        self.handled = value

    def _at_root(self, frame: Frame, op: Op) -> None:
        if frame.pc in self.landings:
            marks = len(self.journal), self.graph.mark(), self.guards.mark(), self.specialised
            self.snapshots.append(Snapshot(frame.pc, tuple(frame.stack), dict(frame.locals), dict(frame.cells), *marks, op.line))
            if len(self.snapshots) > 256:
                del self.snapshots[:128]
        if op.name != "NOP":
            self.root_steps += 1
            if self.policy.count_steps is not None:
                self.policy.count_steps(self.root_steps)
            if self.policy.stop_after is not None and self.root_steps > self.policy.stop_after:
                raise GraphBreak("B003", "stopped on request")

    def restore(self, snapshot: Snapshot) -> None:
        """Put everything back to ``snapshot``."""
        while len(self.journal) > snapshot.journal:
            self.journal.pop()()
        self.graph.truncate(snapshot.graph)
        self.guards.truncate(snapshot.guards)
        self.specialised = snapshot.specialised
        del self.frames[1:]
        self.root.pc = snapshot.index
        self.root.stack[:] = snapshot.stack
        self.root.locals, self.root.cells = dict(snapshot.locals), dict(snapshot.cells)
        self.root.keyword_names = ()

    def forget(self) -> None:
        """At the end: nothing of the user's may live on because values lead in circles to each other. Objects die when the program drops them."""
        for part in (self.journal, self.by_identity, self.by_node, self.input_bounds, self.entry_cells, self.effects, self.appended, self.globals_stored):
            part.clear()
        for found in (self.snapshots, self.frames, self.generators, self.root.stack, self.root.locals, self.root.cells):
            found.clear()

    # ------------------------------------------------------------------ state

    def changed(self, undo: Callable[[], None]) -> None:
        """Note how to undo a change of a value that lives on (list items, cell contents, iterator positions)."""
        self.journal.append(undo)

    def keep(self, owner: object, *fields: str) -> None:
        """Note what ``fields`` of ``owner`` are, so that new values given to them can be undone."""
        before = [(name, getattr(owner, name)) for name in fields]

        def undo() -> None:
            for name, value in before:
                setattr(owner, name, value)

        self.changed(undo)

    def keep_items(self, items: list[Value]) -> None:
        """Note what is in ``items``, so that changes made to the list can be undone."""
        before = list(items)

        def undo() -> None:
            items[:] = before

        self.changed(undo)

    def set_cell(self, cell: CellValue, content: Value | None) -> None:
        """Store into a cell."""
        self.keep(cell, "content")
        cell.content = content

    def look(self, value: Value) -> Value:
        """``value`` with a live object behind it turned into what is known of it, guards made."""
        if not isinstance(value, Lazy):
            return value
        if value.seen is None:
            from .realize import realize

            seen = realize(self, value.obj, value.source)
            self.keep(value, "seen")
            value.seen = seen
        return value.seen

    def remember(self, obj: Any, value: Value) -> None:
        """Two paths to one live object must give one value."""
        key = id(obj)
        self.by_identity[key] = (obj, value)
        self.changed(lambda: self.by_identity.pop(key, None) and None)

    def note(self, error: GraphBreak, line: int) -> BreakNote:
        """The break as a person sees it: where in the innermost user frame it happened."""
        frame = next((f for f in reversed(self.frames) if not f.ours), self.root)
        where = frame.program.ops[max(frame.pc - 1, 0)].line if self.frames else line
        return BreakNote(error.code, error.message, error.hint, *(error.where or (frame.program.filename, where, frame.program.qualname)))


def unhandled(op: Op) -> GraphBreak:
    """The break for an instruction without a handler."""
    from .lowering import UNHANDLED

    code, reason = UNHANDLED.get(op.name, ("B003", f"instruction {op.name} is not modelled"))
    return GraphBreak(code, reason)


def code_is_plain(code: CodeType) -> bool:
    """Whether frames of ``code`` are ordinary function frames (not generators, coroutines or class bodies).

    A name that is a free variable and a local or cell at once (a comprehension's variable hides an outer one) has two slots, which ``bytecode`` cannot tell
    apart: such code is not touched.
    """
    return code.co_flags & 0x2A3 == 0x3 and _names_are_distinct(code)  # OPTIMIZED|NEWLOCALS without GENERATOR|COROUTINE|ASYNC_GENERATOR


def _names_are_distinct(code: CodeType) -> bool:
    return not set(code.co_freevars) & {*code.co_varnames, *code.co_cellvars}


def is_generator(code: CodeType) -> bool:
    """Whether calls of ``code`` make a plain generator."""
    return code.co_flags & 0x3A3 == 0x23 and _names_are_distinct(code)
