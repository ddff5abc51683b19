"""Containers made and taken apart: tuples, lists, dicts, sets, slices, unpacking."""

from __future__ import annotations

from typing import Any

from .. import operations
from ..breaks import GraphBreak
from ..decode import Op
from ..effects import contents_change, refuse_death
from ..executor import Executor, Frame, handles
from ..items import set_item
from ..iteration import items_of
from ..lookup import class_name, mro_lookup, type_flags
from ..operations import constant_of, key_value
from ..values import Constant, DictValue, Known, ListValue, SetValue, SliceValue, TupleKey, TupleValue, Value


@handles("BUILD_TUPLE")
def build_tuple(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(TupleValue(tuple(frame.pop_many(op.arg))))


@handles("BUILD_LIST")
def build_list(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(ListValue(frame.pop_many(op.arg)))


@handles("BUILD_SET")
def build_set(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(set_of(ex, frame.pop_many(op.arg)))


@handles("BUILD_MAP")
def build_map(ex: Executor, frame: Frame, op: Op) -> None:
    flat = frame.pop_many(2 * op.arg)
    made = DictValue({})
    for i in range(0, len(flat), 2):
        made.items[key_of(ex, flat[i])] = flat[i + 1]
    frame.push(made)


@handles("BUILD_CONST_KEY_MAP")
def build_const_key_map(ex: Executor, frame: Frame, op: Op) -> None:
    keys = constant_of(ex, frame.pop(), "dict keys")
    frame.push(DictValue(dict(zip(keys, frame.pop_many(op.arg), strict=True))))


@handles("BUILD_SLICE")
def build_slice(ex: Executor, frame: Frame, op: Op) -> None:
    parts = frame.pop_many(op.arg)
    while len(parts) < 3:
        parts.append(Constant(None))
    frame.push(SliceValue((parts[0], parts[1], parts[2])))


def key_of(ex: Executor, value: Value) -> object:
    """A constant, hashable dict key."""
    key = constant_of(ex, value, "dict key")
    if isinstance(key, tuple) and not (mro_lookup(type(key), "__hash__") is tuple.__hash__ and mro_lookup(type(key), "__eq__") is tuple.__eq__):
        raise GraphBreak("B004", f"a {class_name(type(key))}, which says itself what it is equal to, as dict key")
    try:
        hash(key)
    except TypeError:
        raise GraphBreak("B007", f"unhashable dict key of type {type(key).__name__}") from None
    if key != key:
        raise GraphBreak("B004", "NaN as dict key")
    seen = ex.look(value)
    if not isinstance(seen, TupleValue):
        return key
    made = TupleKey(key)
    made.constant, made.value = key, seen
    return made


def fresh(target: Value, what: str) -> None:
    """Only containers made in the capture are changed in place."""
    if target.source is not None:
        raise GraphBreak(
            "B005", f"`{target.source.text}` is changed ({what}) and outlives the call", "return a new value, or change it outside the compiled function"
        )


def extend_list(ex: Executor, target: ListValue, values: list[Value], what: str) -> None:
    """Append ``values`` with undo; ``what`` says how it was written."""
    length = len(target.items)

    def undo() -> None:
        del target.items[length:]

    ex.changed(undo)
    target.items.extend(values)
    if len(values) == 1:
        contents_change(ex, target, list.append, values[0])
    elif values:
        contents_change(ex, target, list.extend, TupleValue(tuple(values)))


def change_dict(ex: Executor, target: DictValue | SetValue) -> None:
    """Make the next change of ``target`` undoable. A live dict also needs its effect noted by the caller."""
    old = dict(target.items)

    def undo() -> None:
        target.items = old

    ex.changed(undo)
    if isinstance(target, DictValue):
        target.changes += 1


def set_of(ex: Executor, values: list[Value]) -> SetValue:
    """A set of ``values``: of equal ones it keeps the first, unlike a dict, which keeps the first key and the last value."""
    made = SetValue({})
    for value in values:
        made.items.setdefault(key_of(ex, value), value)
    return made


def add_to_set(ex: Executor, target: SetValue, values: list[Value], what: str) -> None:
    """Add ``values`` with undo."""
    fresh(target, what)
    change_dict(ex, target)
    for value in values:
        target.items.setdefault(key_of(ex, value), value)


def update_dict(ex: Executor, target: DictValue, items: dict[Any, Value]) -> None:
    """``target.update(items)``, in order."""
    for key in items:
        refuse_death(target.items.get(key), "an item")
    change_dict(ex, target)
    target.items.update(items)
    for key, value in items.items():
        contents_change(ex, target, dict.__setitem__, key_value(key), value)


@handles("LIST_APPEND")
def list_append(ex: Executor, frame: Frame, op: Op) -> None:
    value = frame.pop()
    target = frame.stack[-op.arg]
    if not isinstance(target, ListValue):
        raise GraphBreak("B003", "append to a list from outside")
    extend_list(ex, target, [value], "append")


@handles("SET_ADD")
def set_add(ex: Executor, frame: Frame, op: Op) -> None:
    value = frame.pop()
    target = frame.stack[-op.arg]
    if not isinstance(target, SetValue):
        raise GraphBreak("B003", "add to a set from outside")
    add_to_set(ex, target, [value], "add")


@handles("MAP_ADD")
def map_add(ex: Executor, frame: Frame, op: Op) -> None:
    key, value = frame.pop_many(2)
    target = frame.stack[-op.arg]
    if not isinstance(target, DictValue):
        raise GraphBreak("B003", "add to a dict from outside")
    set_item(ex, target, key, value)


@handles("LIST_EXTEND")
def list_extend(ex: Executor, frame: Frame, op: Op) -> None:
    values = items_of(ex, frame.pop())
    target = frame.stack[-op.arg]
    if not isinstance(target, ListValue):
        raise GraphBreak("B003", "extend a list from outside")
    extend_list(ex, target, values, "extend")


@handles("SET_UPDATE")
def set_update(ex: Executor, frame: Frame, op: Op) -> None:
    values = items_of(ex, frame.pop())
    target = frame.stack[-op.arg]
    if not isinstance(target, SetValue):
        raise GraphBreak("B003", "update a set from outside")
    add_to_set(ex, target, values, "update")


@handles("DICT_UPDATE", "DICT_MERGE")
def dict_update(ex: Executor, frame: Frame, op: Op) -> None:
    other = ex.look(frame.pop())
    target = frame.stack[-op.arg]
    if not isinstance(target, DictValue) or not isinstance(other, DictValue):
        raise GraphBreak("B004", f"update of a dict from a {other.type_name()}")
    if op.name == "DICT_MERGE" and (repeated := [k for k in other.items if k in target.items or not isinstance(k, str)]):
        raise GraphBreak("B007", f"keyword argument {repeated[0]!r} repeated or not a string")
    update_dict(ex, target, other.items)


@handles("LIST_TO_TUPLE")
def list_to_tuple(ex: Executor, frame: Frame, op: Op) -> None:
    frame.push(TupleValue(tuple(items_of(ex, frame.pop()))))


@handles("UNPACK_SEQUENCE")
def unpack_sequence(ex: Executor, frame: Frame, op: Op) -> None:
    items = items_of(ex, frame.pop())
    if len(items) != op.arg:
        raise GraphBreak("B007", f"{len(items)} values to unpack into {op.arg} names")
    frame.stack.extend(reversed(items))


@handles("UNPACK_EX")
def unpack_ex(ex: Executor, frame: Frame, op: Op) -> None:
    before, after = (op.arg & 0xFF, op.arg >> 8) if isinstance(op.arg, int) else op.arg
    items = items_of(ex, frame.pop())
    if len(items) < before + after:
        raise GraphBreak("B007", f"{len(items)} values to unpack into at least {before + after} names")
    middle = ListValue(items[before : len(items) - after])
    frame.stack.extend(reversed(items[len(items) - after :] if after else []))
    frame.push(middle)
    frame.stack.extend(reversed(items[:before]))


# ------------------------------------------------------------------ match statements

_IS_SEQUENCE, _IS_MAPPING, _MATCHES_ITSELF = 1 << 5, 1 << 6, 1 << 22  # Py_TPFLAGS_SEQUENCE, Py_TPFLAGS_MAPPING, _Py_TPFLAGS_MATCH_SELF


@handles("GET_LEN")
def get_len(ex: Executor, frame: Frame, op: Op) -> None:
    from ..builtin_functions import MODELS

    frame.push(MODELS[len](ex, [frame.stack[-1]], {}, "len"))


@handles("MATCH_SEQUENCE", "MATCH_MAPPING")
def match_kind(ex: Executor, frame: Frame, op: Op) -> None:
    from ..builtin_functions import python_class

    wanted = _IS_SEQUENCE if op.name == "MATCH_SEQUENCE" else _IS_MAPPING
    frame.push(Constant(bool(type_flags(python_class(ex, frame.stack[-1])) & wanted)))


@handles("MATCH_KEYS")
def match_keys(ex: Executor, frame: Frame, op: Op) -> None:
    keys, subject = items_of(ex, frame.stack[-1]), ex.look(frame.stack[-2])
    if not isinstance(subject, DictValue):
        raise GraphBreak("B003", f"a {subject.type_name()} is matched by its keys")
    wanted = [key_of(ex, key) for key in keys]
    if len(set(wanted)) < len(wanted):
        raise GraphBreak("B007", "a key is matched twice")
    found = [subject.items.get(key) for key in wanted]
    values = tuple(value for value in found if value is not None)
    frame.push(TupleValue(values) if len(values) == len(found) else Constant(None))


@handles("MATCH_CLASS")
def match_class(ex: Executor, frame: Frame, op: Op) -> None:
    from ..attributes import attribute_or_none, get_attribute
    from ..builtin_functions import MODELS

    subject, kind, names = frame.pop_many(3)
    inside = MODELS[isinstance](ex, [subject, kind], {}, "isinstance")
    cls = ex.look(kind)
    if not operations.truth(ex, inside) or not isinstance(cls, Known):
        frame.push(Constant(None))
        return
    wanted = list(constant_of(ex, names, "names of attributes"))
    values: list[Value | None] = []
    if op.arg and type_flags(cls.obj) & _MATCHES_ITSELF:
        if op.arg > 1:
            raise GraphBreak("B007", "a class pattern with too many positions")
        values.append(subject)
    elif op.arg:
        positions = constant_of(ex, get_attribute(ex, cls, "__match_args__"), "__match_args__")
        if type(positions) is not tuple or len(positions) < op.arg or set(positions[: op.arg]) & set(wanted):
            raise GraphBreak("B007", "a class pattern with positions that the class does not have")
        wanted[:0] = positions[: op.arg]
    if len(set(wanted)) < len(wanted):
        raise GraphBreak("B007", "a class pattern that asks for an attribute twice")
    values += [attribute_or_none(ex, subject, name) for name in wanted]
    found = tuple(value for value in values if value is not None)
    frame.push(TupleValue(found) if len(found) == len(values) else Constant(None))
