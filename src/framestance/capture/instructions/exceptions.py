"""Exceptions: raised, matched and left behind by handlers, and ``with``, whose end is a handler. What is being handled is the executor's ``handled``."""

from __future__ import annotations

from .. import known
from ..attributes import is_in_c, special
from ..breaks import GraphBreak, LeftToPython, StanceChange
from ..calls import call
from ..decode import Op
from ..exceptions import Raised, as_exception, matches, set_cause
from ..executor import Executor, Frame, handles
from ..lookup import is_one_of
from ..values import SAVED_EXCEPTION, Constant, ContextValue, ExceptionValue, Instance, Known, ObjectValue, TracebackValue, Value


@handles("RAISE_VARARGS")
def raise_varargs(ex: Executor, frame: Frame, op: Op) -> None:
    if op.arg == 0:
        if not isinstance(ex.handled, ExceptionValue):
            raise GraphBreak("B007", "an exception from outside is raised again")
        raise Raised(ex.handled, again=True)
    operands = frame.pop_many(op.arg)
    value = as_exception(ex, operands[0])
    if op.arg == 2:
        set_cause(ex, value, operands[1])
    raise Raised(value)


@handles("PUSH_EXC_INFO")
def push_exc_info(ex: Executor, frame: Frame, op: Op) -> None:
    value = frame.pop()
    frame.push(ex.handled)
    frame.push(value)
    ex.set_handled(value)


@handles("POP_EXCEPT")
def pop_except(ex: Executor, frame: Frame, op: Op) -> None:
    if frame.stack[-1] is SAVED_EXCEPTION:
        raise LeftToPython("left behind")
    ex.set_handled(frame.pop())


@handles("CHECK_EXC_MATCH")
def check_exc_match(ex: Executor, frame: Frame, op: Op) -> None:
    classes = frame.pop()
    frame.push(Constant(matches(ex, frame.stack[-1], classes)))


@handles("RERAISE")
def reraise(ex: Executor, frame: Frame, op: Op) -> None:
    value = frame.pop()
    if not isinstance(value, ExceptionValue):
        raise GraphBreak("B007", "an exception from outside is raised again")
    raise Raised(value, again=True)


@handles("BEFORE_WITH")
def before_with(ex: Executor, frame: Frame, op: Op) -> None:
    manager = ex.look(frame.stack[-1])
    if isinstance(manager, ObjectValue) and is_one_of(type(manager.obj), *known.STANCE_TYPES):
        raise StanceChange(*ex.guards.location)
    if isinstance(manager, ContextValue) and not manager.entered:
        frame.pop()
        frame.push(ContextValue(manager.cls, entered=True))
        frame.push(Constant(None))
        return
    if not isinstance(manager, Instance):
        raise GraphBreak("B011", f"with {manager.type_name()}: it is entered uncompiled")
    if any(is_in_c(manager, name) for name in ("__enter__", "__exit__")):
        raise GraphBreak("B011", f"with {manager.type_name()}: it is entered uncompiled")
    enter, leave = special(ex, manager, "__enter__"), special(ex, manager, "__exit__")
    if enter is None or leave is None:
        raise GraphBreak("B007", f"a {manager.type_name()} is no context manager")
    frame.pop()
    frame.push(leave)
    frame.push(call(ex, enter, [], {}))


@handles("WITH_EXCEPT_START")
def with_except_start(ex: Executor, frame: Frame, op: Op) -> None:
    leave, value = frame.stack[-4], frame.stack[-1]
    if not isinstance(value, ExceptionValue):
        raise GraphBreak("B007", "an exception from outside leaves a with block")
    traceback: Value = TracebackValue()
    frame.push(call(ex, leave, [value.kind, value, traceback], {}))


@handles("LOAD_ASSERTION_ERROR")
def load_assertion_error(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(Known(AssertionError))
