"""Call instructions in all their forms, and the making of functions. How a call is carried out is in ``capture.calls``."""

from __future__ import annotations

import types
from typing import Any

from .. import calls
from ..breaks import GraphBreak
from ..decode import Op
from ..executor import Executor, Frame, handles
from ..iteration import items_of
from ..lowering import NULL_BELOW_CALLABLE
from ..operations import constant_of
from ..values import CellValue, Constant, DictValue, FunctionValue, Null, Value


@handles("KW_NAMES")
def kw_names(ex: Executor, frame: Frame, op: Op) -> None:
    frame.keyword_names = tuple(op.arg)


def _callable_and_args(frame: Frame, args: list[Value]) -> tuple[Value, list[Value]]:
    """Take the two slots below the arguments: NULL and callable, or (a method taken apart) callable and self."""
    first, second = frame.pop_many(2)
    if NULL_BELOW_CALLABLE:
        return (second, args) if isinstance(first, Null) else (first, [second, *args])
    return (first, args) if isinstance(second, Null) else (first, [second, *args])


@handles("CALL")
def call(ex: Executor, frame: Frame, op: Op) -> None:
    args = frame.pop_many(op.arg)
    names, frame.keyword_names = frame.keyword_names, ()
    _finish(ex, frame, args, names)


@handles("CALL_KW")
def call_kw(ex: Executor, frame: Frame, op: Op) -> None:
    names = constant_of(ex, frame.pop(), "keyword names")
    _finish(ex, frame, frame.pop_many(op.arg), names)


def _finish(ex: Executor, frame: Frame, args: list[Value], names: tuple[str, ...]) -> None:
    split = len(args) - len(names)
    function, positional = _callable_and_args(frame, args[:split])
    frame.push(calls.call(ex, function, positional, dict(zip(names, args[split:], strict=True)), frame))


@handles("CALL_FUNCTION_EX")
def call_function_ex(ex: Executor, frame: Frame, op: Op) -> None:
    keywords: dict[str, Value] = {}
    if op.arg & 1:
        mapping = ex.look(frame.pop())
        if not isinstance(mapping, DictValue) or not all(isinstance(k, str) for k in mapping.items):
            raise GraphBreak("B009", f"** of a {mapping.type_name()}")
        keywords = dict(mapping.items)
    args = items_of(ex, frame.pop())
    if NULL_BELOW_CALLABLE:
        function = frame.pop()
        if not isinstance(frame.pop(), Null):
            raise GraphBreak("B009", "a call whose NULL is missing")
    else:
        if not isinstance(frame.pop(), Null):
            raise GraphBreak("B009", "a call whose NULL is missing")
        function = frame.pop()
    frame.push(calls.call(ex, function, args, keywords, frame))


@handles("MAKE_FUNCTION")
def make_function(ex: Executor, frame: Frame, op: Op) -> None:
    code = ex.look(frame.pop())
    if not (isinstance(code, Constant) and isinstance(code.value, types.CodeType)):
        raise GraphBreak("B003", "a function made of no code")
    flags = op.arg if isinstance(op.arg, int) else int(op.arg or 0)
    made = new_function(frame, code.value)
    if flags & 8:
        _set(ex, made, 8, frame.pop())
    for bit in (4, 2, 1):
        if flags & bit:
            _set(ex, made, bit, frame.pop())
    frame.push(made)


def new_function(frame: Frame, code: types.CodeType) -> FunctionValue:
    """A function made by the frame, sharing its globals."""
    return FunctionValue(code, globals_of=frame.globals_of, globals=frame.globals, name=code.co_name, qualname=code.co_qualname, ours=frame.ours)


@handles("SET_FUNCTION_ATTRIBUTE")
def set_function_attribute(ex: Executor, frame: Frame, op: Op) -> None:
    value, function = frame.stack[-2], frame.stack[-1]
    if not isinstance(function, FunctionValue) or function.obj is not None:
        raise GraphBreak("B003", "a function whose making began before this stretch")
    del frame.stack[-2:]
    _set(ex, function, int(op.arg), value)
    frame.push(function)


def _set(ex: Executor, function: FunctionValue, bit: int, value: Any) -> None:
    """Set part of a function that is just being made (nobody else holds it, so there is nothing to undo)."""
    if bit == 8:
        cells = [ex.look(c) for c in items_of(ex, value)]
        function.closure = tuple(c for c in cells if isinstance(c, CellValue))
        if len(function.closure) != len(cells):
            raise GraphBreak("B003", "a closure of something else than cells")
    elif bit == 4:
        function.annotations = value
    elif bit == 2:
        function.kwdefaults = value
    else:
        function.defaults = value
