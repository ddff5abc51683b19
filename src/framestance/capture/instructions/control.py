"""Jumps, loops and returns. A branch on a Python value or a size is decided now and guarded; a branch on tensor data breaks the graph."""

from __future__ import annotations

from .. import known
from ..breaks import GraphBreak, StanceChange
from ..decode import Op
from ..executor import Executor, Frame, handles
from ..iteration import get_iterator, next_value
from ..lookup import is_one_of
from ..lowering import LOOP_END_SKIPS
from ..operations import identical, truth
from ..values import Constant, ContextValue, ObjectValue, Value


@handles("RETURN_VALUE")
def return_value(ex: Executor, frame: Frame, op: Op) -> Value:
    return frame.pop()


@handles("RETURN_CONST")
def return_const(ex: Executor, frame: Frame, op: Op) -> Value:
    return Constant(op.arg)


@handles("JUMP")
def jump(ex: Executor, frame: Frame, op: Op) -> None:
    frame.pc = op.target


@handles("POP_JUMP_IF_TRUE", "POP_JUMP_IF_FALSE")
def pop_jump(ex: Executor, frame: Frame, op: Op) -> None:
    if truth(ex, frame.pop()) == (op.name == "POP_JUMP_IF_TRUE"):
        frame.pc = op.target


@handles("POP_JUMP_IF_NONE", "POP_JUMP_IF_NOT_NONE")
def pop_jump_none(ex: Executor, frame: Frame, op: Op) -> None:
    if identical(ex, frame.pop(), Constant(None)) == (op.name == "POP_JUMP_IF_NONE"):
        frame.pc = op.target


@handles("JUMP_IF_TRUE_OR_POP", "JUMP_IF_FALSE_OR_POP")
def jump_or_pop(ex: Executor, frame: Frame, op: Op) -> None:
    if truth(ex, frame.stack[-1]) == (op.name == "JUMP_IF_TRUE_OR_POP"):
        frame.pc = op.target
    else:
        frame.pop()


@handles("TO_BOOL")
def to_bool(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(Constant(truth(ex, frame.pop())))


@handles("GET_ITER")
def get_iter(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(get_iterator(ex, frame.pop()))


@handles("FOR_ITER")
def for_iter(ex: Executor, frame: Frame, op: Op) -> None:
    value = next_value(ex, frame.stack[-1])
    if value is not None:
        frame.push(value)
    else:
        frame.pop()
        frame.pc = skip_loop_end(frame, op.target)


def skip_loop_end(frame: Frame, target: int) -> int:
    """Index after the instructions that CPython skips when a loop ends by itself."""
    left = LOOP_END_SKIPS
    while left:
        if frame.program.ops[target].raw in ("END_FOR", "POP_TOP"):
            left -= 1
        elif frame.program.ops[target].raw:
            raise GraphBreak("B003", "unexpected end of a loop")
        target += 1
    return target


@handles("BEFORE_WITH")
def before_with(ex: Executor, frame: Frame, op: Op) -> None:
    manager = ex.look(frame.stack[-1])
    if isinstance(manager, ObjectValue) and is_one_of(type(manager.obj), *known.STANCE_TYPES):
        raise StanceChange(*ex.guards.location)
    if not isinstance(manager, ContextValue) or manager.entered:
        raise GraphBreak("B011", f"with {manager.type_name()}: it is entered uncompiled")
    frame.pop()
    frame.push(ContextValue(manager.cls, entered=True))
    frame.push(Constant(None))
