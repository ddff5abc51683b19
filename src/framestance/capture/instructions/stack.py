"""Instructions that move values: constants, locals, cells, globals, stack shuffles. Nothing is looked at, so nothing is guarded but names."""

from __future__ import annotations

import types
from typing import Any

from .. import known
from ..breaks import GraphBreak
from ..decode import Op
from ..effects import store_cell, store_global
from ..executor import Executor, Frame, handles
from ..lookup import class_name, has_destructor, is_one_of
from ..source import global_name, global_of
from ..values import NULL, UNBOUND, CellValue, Constant, Known, Lazy, Value, is_literal


@handles("NOP")
def nop(ex: Executor, frame: Frame, op: Op) -> None:
    pass


@handles("LOAD_CONST")
def load_const(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(constant(op.arg))


def constant(value: Any) -> Value:
    """The value of a co_consts item."""
    if not is_literal(value):
        raise GraphBreak("B003", f"constant of type {type(value).__name__}")
    return Constant(value)


@handles("LOAD_FAST")
def load_fast(ex: Executor, frame: Frame, op: Op) -> None:
    value = frame.locals.get(op.arg)
    if value is None and op.arg in frame.program.cellvars:  # one slot for both: 3.13 loads an argument's cell in this way
        value = frame.cells.get(op.arg)
    frame.push(bound(ex, value, op.arg))


def bound(ex: Executor, value: Value | None, name: str) -> Value:
    """``value``, or the break that lets CPython raise UnboundLocalError."""
    if value is None or value is UNBOUND or (isinstance(value, Lazy) and value.obj is known.UNBOUND_MARK):
        raise GraphBreak("B007", f"variable {name!r} is not bound here")
    if isinstance(value, Lazy) and value.maybe_unbound and value.source is not None:
        ex.guards.check("TYPE", value.source, type(value.obj))  # any type but the marker's
    return value


@handles("LOAD_FAST_AND_CLEAR")
def load_fast_and_clear(ex: Executor, frame: Frame, op: Op) -> None:
    cell = frame.cells.pop(op.arg, None) if op.arg in frame.program.cellvars else None
    frame.push(cell if cell is not None else frame.locals.pop(op.arg, NULL))


@handles("STORE_FAST")
def store_fast(ex: Executor, frame: Frame, op: Op) -> None:
    value = frame.pop()
    dropped(ex, frame, frame.locals.get(op.arg))
    if value is NULL:
        frame.locals.pop(op.arg, None)
    elif isinstance(value, CellValue):  # an inlined comprehension over a name that is a cell outside puts the cell back
        frame.locals.pop(op.arg, None)
        frame.cells[op.arg] = value
    else:
        frame.locals[op.arg] = value


@handles("DELETE_FAST")
def delete_fast(ex: Executor, frame: Frame, op: Op) -> None:
    dropped(ex, frame, bound(ex, frame.locals.get(op.arg), op.arg))
    del frame.locals[op.arg]


@handles("MAKE_CELL")
def make_cell(ex: Executor, frame: Frame, op: Op) -> None:
    if op.arg not in frame.cells:
        frame.cells[op.arg] = CellValue(frame.locals.pop(op.arg, None))


@handles("LOAD_CLOSURE")
def load_closure(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(frame.cells[op.arg])


@handles("LOAD_DEREF")
def load_deref(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(bound(ex, frame.cells[op.arg].content, op.arg))


@handles("STORE_DEREF")
def store_deref(ex: Executor, frame: Frame, op: Op) -> None:
    store_cell(ex, frame.cells[op.arg], frame.pop())


@handles("DELETE_DEREF")
def delete_deref(ex: Executor, frame: Frame, op: Op) -> None:
    if frame.cells[op.arg].source is not None:
        raise GraphBreak("B005", f"the closure variable {op.arg!r} is deleted")
    bound(ex, frame.cells[op.arg].content, op.arg)
    ex.set_cell(frame.cells[op.arg], None)


@handles("LOAD_GLOBAL")
def load_global(ex: Executor, frame: Frame, op: Op) -> None:
    push_null, name = op.arg if isinstance(op.arg, tuple) else (False, op.arg)
    from ..lowering import NULL_BELOW_CALLABLE

    value = global_value(ex, frame, name)
    if push_null and NULL_BELOW_CALLABLE:
        frame.push(NULL)
    frame.push(value)
    if push_null and not NULL_BELOW_CALLABLE:
        frame.push(NULL)


@handles("STORE_GLOBAL")
def store_global_(ex: Executor, frame: Frame, op: Op) -> None:
    store_global(ex, frame, op.arg, frame.pop())


def global_value(ex: Executor, frame: Frame, name: str) -> Value:
    """A global or builtin as the frame sees it."""
    if frame.ours:
        return constant_or_known(frame.builtins[name])
    stored = ex.globals_stored.get((id(frame.globals), name))
    if stored is not None:
        return stored
    if name in frame.globals:
        obj = frame.globals[name]
    elif name in frame.builtins:
        obj = frame.builtins[name]
    else:
        raise GraphBreak("B007", f"name {name!r} is not defined")
    source = global_name(name) if frame.globals_of is None else global_of(frame.globals_of, name)
    ex.guards.load(source)  # that it is there, whether or not anybody looks at it
    return Lazy(obj, source=source)


def constant_or_known(obj: Any) -> Value:
    """A builtin as polyfills see it."""
    return Constant(obj) if is_literal(obj) else Known(obj)


@handles("POP_TOP")
def pop_top(ex: Executor, frame: Frame, op: Op) -> None:
    dropped(ex, frame, frame.pop())


def dropped(ex: Executor, frame: Frame, value: Value | None) -> None:
    """The frame lets go of ``value``: what acts when it dies must not live on to the end of the stretch. A caller's arguments do not die now."""
    if frame is not ex.root or ex.at_start or not isinstance(value, Lazy) or value.source is None or value.source.op != "ARG":
        return
    kind = type(value.obj)
    if is_one_of(kind, types.GeneratorType, types.CoroutineType, types.AsyncGeneratorType) or has_destructor(kind):
        raise GraphBreak("B005", f"`{value.source.text}` may die here, and a {class_name(kind)} acts then")
    if "<locals>" not in class_name(kind):  # a class made at each call is another one at each call; that it may get a __del__ is left unguarded
        ex.guards.check("TYPE", value.source, kind)


@handles("PUSH_NULL")
def push_null(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(NULL)


@handles("SWAP")
def swap(ex: Executor, frame: Frame, op: Op) -> None:
    stack = frame.stack
    stack[-1], stack[-op.arg] = stack[-op.arg], stack[-1]


@handles("COPY")
def copy(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(frame.stack[-op.arg])
