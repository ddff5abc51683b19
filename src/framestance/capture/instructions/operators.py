"""Operators: arithmetic, comparison, containment, identity, subscripts and slices, f-strings."""

from __future__ import annotations

from typing import Any

from .. import items, operations
from ..breaks import GraphBreak
from ..decode import Op
from ..exceptions import leaving_generator
from ..executor import Executor, Frame, handles
from ..values import Constant, SliceValue, Value

# names of operator.* and of the rows for CPython's BINARY_OP numbers (their order is CPython's)
BINARY = ("add", "and_", "floordiv", "lshift", "matmul", "mul", "mod", "or_", "pow", "rshift", "sub", "truediv", "xor")


@handles("BINARY_OP")
def binary_op(ex: Executor, frame: Frame, op: Op) -> None:
    right, left = frame.pop(), frame.pop()
    number = int(op.arg)
    frame.push(operations.binary(ex, BINARY[number % 13], left, right, in_place=number >= 13))


@handles("UNARY_NEGATIVE", "UNARY_POSITIVE", "UNARY_INVERT")
def unary(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(operations.unary(ex, {"UNARY_NEGATIVE": "neg", "UNARY_POSITIVE": "pos", "UNARY_INVERT": "invert"}[op.name], frame.pop()))


@handles("UNARY_NOT")
def unary_not(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(Constant(not operations.truth(ex, frame.pop())))


@handles("CALL_INTRINSIC_1")
def call_intrinsic(ex: Executor, frame: Frame, op: Op) -> None:
    name = getattr(op.arg, "name", str(op.arg))
    if name == "INTRINSIC_UNARY_POSITIVE":
        frame.push(operations.unary(ex, "pos", frame.pop()))
    elif name == "INTRINSIC_STOPITERATION_ERROR":
        frame.push(leaving_generator(frame.pop()))
    elif name == "INTRINSIC_LIST_TO_TUPLE":
        from .containers import list_to_tuple

        list_to_tuple(ex, frame, op)
    else:
        raise GraphBreak("B003", f"{name} is not modelled")


@handles("COMPARE_OP")
def compare_op(ex: Executor, frame: Frame, op: Op) -> None:
    right, left = frame.pop(), frame.pop()
    text = op.arg if isinstance(op.arg, str) else str(getattr(op.arg, "name", op.arg)).removesuffix("_CAST").lower()
    result = operations.compare(ex, _COMPARE.get(text, text), left, right)
    if str(getattr(op.arg, "name", "")).endswith("_CAST"):
        result = Constant(operations.truth(ex, result))
    frame.push(result)


_COMPARE = {"<": "lt", "<=": "le", "==": "eq", "!=": "ne", ">": "gt", ">=": "ge"}


@handles("IS_OP")
def is_op(ex: Executor, frame: Frame, op: Op) -> None:
    right, left = frame.pop(), frame.pop()
    frame.push(Constant(operations.identical(ex, left, right) != bool(op.arg)))


@handles("CONTAINS_OP")
def contains_op(ex: Executor, frame: Frame, op: Op) -> None:
    container, value = frame.pop(), frame.pop()
    frame.push(Constant(operations.contains(ex, container, value) != bool(op.arg)))


@handles("BINARY_SUBSCR")
def binary_subscr(ex: Executor, frame: Frame, op: Op) -> None:
    key, container = frame.pop(), frame.pop()
    frame.push(items.get_item(ex, container, key))


@handles("STORE_SUBSCR")
def store_subscr(ex: Executor, frame: Frame, op: Op) -> None:
    key, container, value = frame.pop(), frame.pop(), frame.pop()
    items.set_item(ex, container, key, value)


@handles("DELETE_SUBSCR")
def delete_subscr(ex: Executor, frame: Frame, op: Op) -> None:
    key, container = frame.pop(), frame.pop()
    items.delete_item(ex, container, key)


def _slice(start: Value, stop: Value) -> SliceValue:
    return SliceValue((start, stop, Constant(None)))


@handles("BINARY_SLICE")
def binary_slice(ex: Executor, frame: Frame, op: Op) -> None:
    container, start, stop = frame.pop_many(3)
    frame.push(items.get_item(ex, container, _slice(start, stop)))


@handles("STORE_SLICE")
def store_slice(ex: Executor, frame: Frame, op: Op) -> None:
    value, container, start, stop = frame.pop_many(4)
    items.set_item(ex, container, _slice(start, stop), value)


_CONVERSIONS: dict[str, Any] = {"STR": str, "REPR": repr, "ASCII": ascii}


@handles("CONVERT_VALUE")
def convert_value(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(operations.to_text(ex, frame.pop(), _CONVERSIONS[getattr(op.arg, "name", str(op.arg))]))


@handles("FORMAT_VALUE")
def format_value(ex: Executor, frame: Frame, op: Op) -> None:
    convert, has_spec = None, False
    if isinstance(op.arg, int):
        convert, has_spec = {0: None, 1: str, 2: repr, 3: ascii}[op.arg & 3], bool(op.arg & 4)
    spec = frame.pop() if has_spec else Constant("")
    value = frame.pop()
    frame.push(operations.formatted(ex, operations.to_text(ex, value, convert) if convert else value, spec))


@handles("FORMAT_WITH_SPEC")
def format_with_spec(ex: Executor, frame: Frame, op: Op) -> None:
    value, spec = frame.pop_many(2)
    frame.push(operations.formatted(ex, value, spec))


@handles("BUILD_STRING")
def build_string(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(Constant("".join(operations.constant_of(ex, v, "f-string") for v in frame.pop_many(op.arg))))
