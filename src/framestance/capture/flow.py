"""What is on the stack, and which names are bound, before each instruction of the original code: a static walk that says where sites and landings may stand.

Stack kinds: V a value, N CPython's NULL, E an exception saved by a handler, M a saved local of an inlined comprehension that may be NULL.
"""

from __future__ import annotations

from bytecode import Instr, TryBegin

from .decode import Program
from .lowering import LOOP_END_SKIPS, NULL_BELOW_CALLABLE

State = tuple[tuple[str, ...], frozenset[str], frozenset[str]]  # stack kinds, bound names, maybe bound names
_ENDS = frozenset({"JUMP_FORWARD", "JUMP_BACKWARD", "JUMP_BACKWARD_NO_INTERRUPT", "RETURN_VALUE", "RETURN_CONST", "RAISE_VARARGS", "RERAISE"})
_PROLOGUE = frozenset({"MAKE_CELL", "COPY_FREE_VARS", "RETURN_GENERATOR"})


class Flow:
    """``states[i]`` before instruction i (absent: unreachable); ``in_loop`` and ``in_handler`` index sets."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.states: dict[int, State] = {}
        self.successors: dict[int, list[int]] = {}
        self._walk()
        self.in_loop = self._loops()

    def stack(self, index: int) -> tuple[str, ...]:
        """Kinds on the stack before ``index``, bottom first."""
        return self.states[index][0]

    def bound(self, index: int) -> frozenset[str]:
        """Names certainly bound."""
        return self.states[index][1]

    def maybe_bound(self, index: int) -> frozenset[str]:
        """Names that may be bound (a superset of ``bound``)."""
        return self.states[index][2]

    def _walk(self) -> None:
        program = self.program
        first = frozenset(program.varnames[: program.nargs])
        work: list[tuple[int, State]] = [(0, ((), first, first))]
        while work:
            index, state = work.pop()
            if index >= len(program.listing):
                continue
            if index in self.states:
                merged = _merge(self.states[index], state)
                if merged == self.states[index]:
                    continue
                state = merged
            self.states[index] = state
            x = program.listing[index]
            if not isinstance(x, Instr):
                self.successors[index] = [index + 1]
                work.append((index + 1, state))
                continue
            following = [] if x.name in _ENDS else [(index + 1, False)]
            if program.ops[index].target >= 0:
                following.append((program.ops[index].target, True))
            self.successors[index] = [i for i, _ in following]
            after = [(i, _step(x, state, jumps, program.cellvars)) for i, jumps in following]
            work.extend(after)
            handler = program.try_at[index]
            if handler is not None and x.name != "PUSH_EXC_INFO":
                self._raise_edge(work, handler, state, [state, *(s for _, s in after)])

    def _raise_edge(self, work: list[tuple[int, State]], handler: TryBegin, state: State, reached: list[State]) -> None:
        stack = state[0][: handler.stack_depth] + ("V",) * (1 + bool(handler.push_lasti))
        target = self.program.index_of[id(handler.target)]
        for later in reached:
            work.append((target, (stack, state[1] & later[1], state[2] | later[2])))

    def _loops(self) -> frozenset[int]:
        """Indexes that lie on a cycle. A handler's jump back to the code behind its try is none: nothing but an exception leads to it."""
        inside: set[int] = set()
        before: dict[int, list[int]] = {}
        for index, following in self.successors.items():
            for other in following:
                before.setdefault(other, []).append(index)
        for index, following in self.successors.items():
            for target in following:
                if target <= index:
                    inside |= _reached(target, self.successors) & _reached(index, before)
        return frozenset(inside)

    def refuses(self, index: int) -> str | None:
        """Why no site or landing may stand before ``index``; None where one may."""
        x = self.program.listing[index]
        if not isinstance(x, Instr):
            return "not an instruction"
        if index not in self.states:
            return "unreachable"
        if x.name in _PROLOGUE or (x.name == "RESUME" and x.arg == 0):
            return "prologue"
        before = self._previous(index)
        if before is not None and before.name in ("KW_NAMES", "PRECALL"):
            return "inside a call"
        if x.name in ("END_FOR", "END_SEND") or (before is not None and before.name == "END_FOR" and LOOP_END_SKIPS == 2):
            return "end of a loop, which FOR_ITER skips"
        if x.name == "PUSH_EXC_INFO":
            return "entry of a handler"
        if "M" in self.stack(index):
            return "inside a comprehension that hides a local"
        return None

    def may_raise(self, index: int) -> bool:
        """False in the clean-up of a handler: what it saved would not be taken back."""
        return "E" not in self.stack(index) or self.program.try_at[index] is not None

    def kept(self, index: int) -> int:
        """How many of the lowest stack values before ``index`` stay where they are: those up to the exception that the innermost handler saved."""
        stack = self.stack(index)
        return len(stack) - stack[::-1].index("E") if "E" in stack else 0

    def _previous(self, index: int) -> Instr | None:
        for i in range(index - 1, -1, -1):
            x = self.program.listing[i]
            if isinstance(x, Instr):
                return x
        return None


def _reached(start: int, edges: dict[int, list[int]]) -> set[int]:
    """``start`` and every index that ``edges`` lead to from it."""
    seen: set[int] = {start}
    work = [start]
    while work:
        for other in edges.get(work.pop(), ()):
            if other not in seen:
                seen.add(other)
                work.append(other)
    return seen


def _merge(old: State, new: State) -> State:
    if len(old[0]) != len(new[0]):
        raise ValueError("stack depths differ where paths join")
    return (tuple(a if a == b else "M" for a, b in zip(old[0], new[0], strict=True)), old[1] & new[1], old[2] | new[2])


def _count(arg: object) -> int:
    assert isinstance(arg, int)
    return arg


def net_effect(x: Instr, jumps: bool) -> tuple[int, int]:
    """How far below its height ``x`` changes the stack (not above 0), and by how much the height changes."""
    pops, pushes = x.pre_and_post_stack_effect(jumps)
    net = pops + pushes
    return min(pops, net, 0), net


def _step(x: Instr, state: State, jumps: bool, cellvars: tuple[str, ...]) -> State:
    """The state after ``x``."""
    stack, bound, maybe = list(state[0]), state[1], state[2]
    name, arg = x.name, x.arg
    if name == "PUSH_NULL":
        stack.append("N")
    elif name == "SWAP":
        depth = _count(arg)
        stack[-1], stack[-depth] = stack[-depth], stack[-1]
    elif name == "COPY":
        stack.append(stack[-_count(arg)])
    elif name == "PUSH_EXC_INFO":
        stack[-1:] = ["E", "V"]
    elif name == "LOAD_GLOBAL" and isinstance(arg, tuple):
        pair = ["N", "V"] if NULL_BELOW_CALLABLE else ["V", "N"]
        stack += pair if arg[0] else ["V"]
    elif name == "LOAD_FAST_AND_CLEAR":
        variable = str(getattr(arg, "name", arg))
        stack.append("M" if variable in cellvars else "V" if variable in bound else "M" if variable in maybe else "N")
        bound, maybe = bound - {variable}, maybe - {variable}
    elif name == "STORE_FAST":
        kind, variable = stack.pop(), str(getattr(arg, "name", arg))
        bound = bound | {variable} if kind == "V" else bound - {variable}
        maybe = maybe - {variable} if kind == "N" else maybe | {variable}
    elif name == "WITH_EXCEPT_START":
        stack.append("V")
    elif name == "DELETE_FAST":
        bound, maybe = bound - {arg}, maybe - {arg}
    else:
        lowest, net = net_effect(x, jumps)
        del stack[len(stack) + lowest :]
        stack += ["V"] * (net - lowest)
    return tuple(stack), bound, maybe
