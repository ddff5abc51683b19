"""The code that is left over: one code object per function, the original instructions plus *sites* where compiled stretches are looked up and entered.

A site is an inserted call of a C callable on the live locals, cells and stack values. It answers None (go on natively: nothing was touched), ``(True,
value)`` (return it) or ``(False, (locals, landing, stack))``: the exit code stores the locals, puts the stack values down and jumps to the landing's
instruction. Exit code stands behind the last original instruction, in no try range, and nothing in it can raise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import CodeType
from typing import Any

from bytecode import Bytecode, CellVar, FreeVar, Instr, Label

from ..records import record
from . import known
from .decode import Program, encode
from .flow import Flow
from .lowering import HAS_PRECALL, NULL_BELOW_CALLABLE, VERSION

_SCRATCH = "__framestance_null"
# instructions that never end a stretch: no landing is needed before them
_QUIET = frozenset(
    "NOP LOAD_CONST LOAD_FAST STORE_FAST LOAD_CLOSURE POP_TOP PUSH_NULL SWAP COPY JUMP BUILD_TUPLE BUILD_LIST BUILD_SLICE LOAD_GLOBAL MAKE_CELL COPY_FREE_VARS "
    "LOAD_ASSERTION_ERROR END_FOR LOAD_FAST_AND_CLEAR MAKE_FUNCTION SET_FUNCTION_ATTRIBUTE".split()
)
# calls, stores and branches: what is behind them may be the beginning of tensor code
_BEFORE_SITES = frozenset(
    "CALL CALL_KW CALL_FUNCTION_EX POP_JUMP_IF_TRUE POP_JUMP_IF_FALSE POP_JUMP_IF_NONE POP_JUMP_IF_NOT_NONE FOR_ITER "
    "STORE_ATTR STORE_SUBSCR STORE_GLOBAL STORE_DEREF IMPORT_NAME STORE_SLICE DELETE_SUBSCR DELETE_ATTR".split()
)
_MATCHES = ("CHECK_EXC_MATCH", "CHECK_EG_MATCH", "WITH_EXCEPT_START")


@record(frozen=True)
class SiteLayout:
    """What a site passes, in order: locals, cells, stack values (NULLs are not passed). ``maybe_unbound`` are those of the locals that it looks up itself."""

    index: int
    locals: tuple[str, ...]
    cells: tuple[str, ...]
    stack: tuple[str, ...]
    start: bool = False
    maybe_unbound: frozenset[str] = frozenset()

    @property
    def nargs(self) -> int:
        """Length of the argument vector."""
        return len(self.locals) + len(self.cells) + self.stack.count("V")

    def slots(self, code: CodeType) -> tuple[tuple[int, int], ...]:
        """(position among what is passed, index among the locals of ``code``) of each local that may be unbound: loading it would raise then, and tracers
        and debuggers would see that.
        """
        return tuple((i, code.co_varnames.index(name)) for i, name in enumerate(self.locals) if name in self.maybe_unbound)


class FrameLayout:
    """Where sites and landings of one code object are, fixed once so that entries made at any time agree on it.

    A stretch that begins in an exception handler ends there, too: the interpreter alone takes back the exception that the handler saved, on the stack. Nothing
    below that is touched.

    ``land_everywhere`` and ``sites_everywhere`` are for tests: every place where one may be has one.
    """

    def __init__(self, program: Program, land_everywhere: bool = False, sites_everywhere: bool = False) -> None:
        self.program = program
        self.flow = Flow(program)
        closure = (*program.cellvars, *program.freevars)
        self.variables = tuple(n for n in program.varnames if n not in program.cellvars)
        stored = {op.arg for op in program.ops if op.name in ("STORE_DEREF", "DELETE_DEREF")}
        self.stored_cells = tuple(n for n in closure if n in program.cellvars or n in stored)
        self.start = self._start()
        self.landings = frozenset(i for i in range(len(program.ops)) if self._may_land(i) and (land_everywhere or self._is_worth_landing(i)))
        indexes = range(self.start.index + 1, len(program.ops)) if sites_everywhere else self._site_indexes()
        self.sites = {self.start.index: self.start} | {i: self._layout(i) for i in indexes if self._may_stand(i)}

    def _start(self) -> SiteLayout:
        program = self.program
        names = program.varnames[: program.nargs]
        for index, x in enumerate(program.listing):
            if isinstance(x, Instr) and self.flow.refuses(index) is None:
                return SiteLayout(index, names, program.freevars, (), start=True)
        raise ValueError(f"{program.qualname} has no instruction where a site may stand")

    def _may_land(self, index: int) -> bool:
        return self.flow.refuses(index) is None

    def _is_worth_landing(self, index: int) -> bool:
        """A stretch may end here. 3.11 and 3.12 put KW_NAMES and PRECALL before CALL: the landing is before the first of them; a handler that returns moves
        the value below what it saved.
        """
        op = self.program.ops[index]
        return op.name not in _QUIET or op.raw in ("KW_NAMES", "PRECALL") or (op.name == "SWAP" and "E" in self.flow.stack(index))

    def _site_indexes(self) -> list[int]:
        """Where tensor code may start again: behind calls, stores and branches, in a loop's body, where a loop or a try block begins or ends, in a handler
        and behind it.
        """
        found: set[int] = set()
        for index, op in enumerate(self.program.ops):
            following = self.flow.successors.get(index, ())
            if op.name in _BEFORE_SITES or self._ends_loop(index) or self._bounds_handler(index):
                found.update(following)
            else:
                found.update(i for i in following if self._place(i) != self._place(index))
        real = {self._behind_clean_up(i) for i in found}
        return sorted(i for i in real if i is not None and i != self.start.index and not self._is_quiet_end(i))

    def _place(self, index: int) -> tuple[bool, int]:
        """In a loop or not, and in which try block."""
        handler = self.program.try_at[index] if index < len(self.program.try_at) else None
        return index in self.flow.in_loop, id(handler.target) if handler is not None else 0

    def _bounds_handler(self, index: int) -> bool:
        """The end of a handler, or the beginning of one that takes any exception: of the others, what follows the match."""
        ops = self.program.ops
        if ops[index].raw != "PUSH_EXC_INFO":
            return ops[index].raw == "POP_EXCEPT"
        return next((op.raw for op in ops[index + 1 :] if op.target >= 0 or op.raw in (*_MATCHES, "POP_EXCEPT", "RERAISE")), "") not in _MATCHES

    def _ends_loop(self, index: int) -> bool:
        """END_FOR, and on 3.13 the POP_TOP that belongs to it: an exhausted loop goes on behind them."""
        ops = self.program.ops
        return ops[index].raw == "END_FOR" or (ops[index].raw == "POP_TOP" and ops[index - 1].raw == "END_FOR")

    def _behind_clean_up(self, index: int) -> int | None:
        """The first instruction from ``index`` on that is the program's own."""
        found = self._next_instruction(index)
        while found is not None and found in self.flow.states and self._is_clean_up(found):
            following = self.flow.successors.get(found, ())
            found = self._next_instruction(following[0]) if len(following) == 1 and following[0] > found else None
        return found

    def _is_clean_up(self, index: int) -> bool:
        """Part of putting back what a comprehension saved, of dropping a handler's exception (`e = None; del e`, or where it has no name), or a jump forward:
        a stretch that began there would be for one class of exception only.
        """
        stack, op = self.flow.stack(index), self.program.ops[index]
        unnamed = op.raw == "POP_TOP" and stack[-2:] == ("E", "V")
        return "M" in stack or unnamed or op.raw == "JUMP_FORWARD" or any(self._unbinds(i) for i in range(max(index - 2, 0), index + 1))

    def _unbinds(self, index: int) -> bool:
        ops = self.program.ops[index : index + 3]
        kinds = [op.raw.partition("_")[0] for op in ops]
        return kinds == ["LOAD", "STORE", "DELETE"] and (ops[0].name, ops[0].arg) == ("LOAD_CONST", None) and ops[1].arg == ops[2].arg

    def _next_instruction(self, index: int) -> int | None:
        while index < len(self.program.listing) and not isinstance(self.program.listing[index], Instr):
            index += 1
        return index if index < len(self.program.listing) else None

    def _is_quiet_end(self, index: int) -> bool:
        return self.program.ops[index].name in ("RETURN_VALUE", "RETURN_CONST", "JUMP", "RERAISE", "POP_EXCEPT")

    def _may_stand(self, index: int) -> bool:
        return self._may_land(index) and self.flow.may_raise(index)

    def _layout(self, index: int) -> SiteLayout:
        program = self.program
        maybe = self.flow.maybe_bound(index)
        locals_ = tuple(n for n in program.varnames if n in maybe and n not in program.cellvars)
        maybe_unbound = frozenset(locals_) - self.flow.bound(index)
        return SiteLayout(index, locals_, (*program.cellvars, *program.freevars), self.flow.stack(index), maybe_unbound=maybe_unbound)


class _Emitter:
    def __init__(self, layout: FrameLayout, sites: dict[int, Any]) -> None:
        self.layout, self.program, self.sites = layout, layout.program, sites
        self.tail: list[Any] = []
        self.need = self.program.stack_size
        self.common = Label()
        self.landing_labels = {i: Label() for i in sorted(layout.landings)}

    def site(self, where: SiteLayout, call: Any) -> list[Any]:
        """Instructions to insert before ``where.index``."""
        instruction = self.program.listing[where.index]
        assert isinstance(instruction, Instr)
        make = _maker(instruction.location)
        hit = Label()
        out: list[Any] = [make("PUSH_NULL"), make("LOAD_CONST", call)] if NULL_BELOW_CALLABLE else [make("LOAD_CONST", call), make("PUSH_NULL")]
        depth = len(where.stack) + 2
        for name in where.locals:
            if where.start and name in self.program.cellvars:
                out.append(make("LOAD_DEREF", CellVar(name)))
            elif name in where.maybe_unbound:
                out.append(make("LOAD_CONST", known.UNBOUND_MARK))
            else:
                out.append(make("LOAD_FAST", name))
            depth += 1
        for name in where.cells:
            out.append(make(*self._load_cell(name)))
            depth += 1
        for position, kind in enumerate(where.stack):
            if kind == "V":
                out.append(make("COPY", depth - position))
                depth += 1
        count = where.nargs
        out += ([make("PRECALL", count)] if HAS_PRECALL else []) + [make("CALL", count)]
        out += [make("COPY", 1), make(_jump_if("NOT_NONE"), hit), make("POP_TOP")]
        self.need = max(self.need, depth + 2, len(where.stack) + 4)
        self.tail.append(hit)
        for kind in reversed(where.stack[self.layout.flow.kept(where.index) :]):
            self.tail += [make("SWAP", 2), make("POP_TOP") if kind == "V" else make("STORE_FAST", _SCRATCH)]
        self.tail.append(make("JUMP_FORWARD", self.common))
        return out

    def _load_cell(self, name: str) -> tuple[str, Any]:
        variable: Any = CellVar(name) if name in self.program.cellvars else FreeVar(name)
        if VERSION < (3, 13):
            return "LOAD_CLOSURE", variable
        return "LOAD_FAST", name if name in self.program.varnames else variable

    def exits(self) -> None:
        """The common exit code, behind every site's own."""
        make = _maker(None, self.program.first_line)
        leave = Label()
        self.tail += [self.common, make("UNPACK_SEQUENCE", 2), make(_jump_if("FALSE"), leave), make("RETURN_VALUE"), leave]
        self.tail.append(make("UNPACK_SEQUENCE", 3))
        names = self.layout.variables + self.layout.stored_cells
        self.tail.append(make("UNPACK_SEQUENCE", len(names)) if names else make("POP_TOP"))
        for name in self.layout.variables:
            self._store_local(make, name)
        for name in self.layout.stored_cells:
            self._store_cell(make, name)
        self._dispatch(make, sorted(self.landing_labels))
        deepest = max((len(self.layout.flow.stack(i)) for i in self.landing_labels), default=0)
        self.need = max(self.need, len(names) + 6, deepest + 6)

    def _store_local(self, make: Callable[..., Instr], name: str) -> None:
        store = Label()
        self.tail += [make("COPY", 1), make("LOAD_CONST", known.UNBOUND_MARK), make("IS_OP", 0), make(_jump_if("FALSE"), store)]
        self.tail += [make("POP_TOP"), make("PUSH_NULL"), store, make("STORE_FAST", name)]

    def _store_cell(self, make: Callable[..., Instr], name: str) -> None:
        variable: Any = CellVar(name) if name in self.program.cellvars else FreeVar(name)
        changed, store, done = Label(), Label(), Label()
        self.tail += [make("COPY", 1), make("LOAD_CONST", known.UNCHANGED_MARK), make("IS_OP", 0), make(_jump_if("FALSE"), changed)]
        self.tail += [make("POP_TOP"), make("JUMP_FORWARD", done), changed]
        self.tail += [make("COPY", 1), make("LOAD_CONST", known.UNBOUND_MARK), make("IS_OP", 0), make(_jump_if("FALSE"), store)]
        self.tail += [make("POP_TOP"), make("LOAD_CONST", None), make("STORE_DEREF", variable), make("DELETE_DEREF", variable), make("JUMP_FORWARD", done)]
        self.tail += [store, make("STORE_DEREF", variable), done]

    def _dispatch(self, make: Callable[..., Instr], indexes: Sequence[int]) -> None:
        """Binary search for the landing; the stack holds [stack values, landing]."""
        if len(indexes) == 1:
            self._land(make, indexes[0])
            return
        middle = len(indexes) // 2
        upper = Label()
        self.tail += [make("COPY", 1), make("LOAD_CONST", indexes[middle]), *_less_than(make), make(_jump_if("FALSE"), upper)]
        self._dispatch(make, indexes[:middle])
        self.tail.append(upper)
        self._dispatch(make, indexes[middle:])

    def _land(self, make: Callable[..., Instr], index: int) -> None:
        kinds = self.layout.flow.stack(index)[self.layout.flow.kept(index) :]
        values = kinds.count("V")
        self.tail += [make("POP_TOP"), make("UNPACK_SEQUENCE", values) if values else make("POP_TOP")]
        for position, kind in enumerate(kinds):
            if kind == "N":
                above = kinds[position + 1 :].count("V")
                self.tail += [make("PUSH_NULL"), *(make("SWAP", q) for q in range(above + 1, 1, -1))]
        self.tail.append(make("JUMP_BACKWARD_NO_INTERRUPT", self.landing_labels[index]))


def _maker(location: Any, line: int = 0) -> Callable[..., Instr]:
    def make(name: str, *arg: Any) -> Instr:
        return Instr(name, *arg, location=location) if location is not None else Instr(name, *arg, lineno=line)

    return make


def _jump_if(condition: str) -> str:
    return f"POP_JUMP_{'FORWARD_' if VERSION == (3, 11) else ''}IF_{condition}"


def _less_than(make: Callable[..., Instr]) -> list[Instr]:
    from bytecode import Compare

    return [make("COMPARE_OP", Compare.LT_CAST if VERSION >= (3, 13) else Compare.LT)]


def insert_sites(layout: FrameLayout, sites: dict[int, Any]) -> CodeType:
    """The rewritten code object: ``sites`` maps the index of a site to its callable (hashable by identity)."""
    emitter = _Emitter(layout, sites)
    before = {index: emitter.site(layout.sites[index], call) for index, call in sorted(sites.items())}
    emitter.exits()
    program = layout.program
    listing = Bytecode(program.listing)
    for name in (
        "name",
        "qualname",
        "filename",
        "first_lineno",
        "docstring",
        "argcount",
        "posonlyargcount",
        "kwonlyargcount",
        "argnames",
        "cellvars",
        "freevars",
        "flags",
    ):
        setattr(listing, name, getattr(program.listing, name))
    listing[:] = _merged(program, before, emitter.landing_labels) + emitter.tail
    return encode(listing, emitter.need)


def _merged(program: Program, before: dict[int, list[Any]], landings: dict[int, Label]) -> list[Any]:
    """The original instructions with what is inserted before them."""
    out: list[Any] = []
    for index, x in enumerate(program.listing):
        out += before.get(index, ())
        if index in landings:
            out.append(landings[index])
        out.append(x)
    return out
