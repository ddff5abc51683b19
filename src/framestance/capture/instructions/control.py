"""Jumps, loops and returns. A branch on a Python value or a size is decided now and guarded; a branch on tensor data breaks the graph."""

from __future__ import annotations

from ..breaks import GraphBreak
from ..decode import Op
from ..executor import Executor, Frame, handles
from ..generators import resume
from ..iteration import get_iterator, next_value
from ..lowering import LOOP_END_SKIPS, SEND_KEEPS_RECEIVER
from ..operations import identical, truth
from ..values import Constant, GeneratorValue, Value


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


# ------------------------------------------------------------------ generators


@handles("RETURN_GENERATOR")
def return_generator(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(Constant(None))  # the generator is made already; this is its first resumption


@handles("YIELD_VALUE")
def yield_value(ex: Executor, frame: Frame, op: Op) -> Value:
    frame.yielded = True
    return frame.pop()


@handles("GET_YIELD_FROM_ITER")
def get_yield_from_iter(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(get_iterator(ex, frame.pop()))


@handles("SEND")
def send(ex: Executor, frame: Frame, op: Op) -> None:
    sent, receiver = ex.look(frame.pop()), ex.look(frame.stack[-1])
    if isinstance(receiver, GeneratorValue):
        value, result = resume(ex, receiver, sent), receiver.result
    elif isinstance(sent, Constant) and sent.value is None:
        value, result = next_value(ex, receiver), Constant(None)
    else:
        raise GraphBreak("B006", f"a value is sent to a {receiver.type_name()}")
    if value is None:
        frame.pc = op.target
        if not SEND_KEEPS_RECEIVER:
            frame.pop()
        value = result if result is not None else Constant(None)
    frame.push(value)


@handles("END_SEND")
def end_send(ex: Executor, frame: Frame, op: Op) -> None:
    del frame.stack[-2]
