"""Methods of modelled values: list, dict, set, str and numbers, and the border to tensor methods. A row per method: how many arguments it takes, what it does.

A call that does not fit its row, or whose method has none, breaks the graph and so is left to Python.
"""

from __future__ import annotations

import collections
import itertools
from collections.abc import Callable, Collection
from typing import Any

import numpy as np

from ..ops.draws import draws
from . import calls, generators, iteration, numpy_calls, operations, tensors
from .breaks import GraphBreak
from .builtin_functions import Model
from .draws import draw
from .effects import append_unseen, contents_change, refuse_death
from .exceptions import as_exception
from .executor import Executor
from .instructions.containers import add_to_set, change_dict, extend_list, key_of, update_dict
from .values import (
    BuiltinMethod,
    Constant,
    DequeValue,
    DictValue,
    DictView,
    GeneratorValue,
    Known,
    Lazy,
    ListValue,
    ObjectValue,
    RangeValue,
    SetValue,
    SizeValue,
    TensorValue,
    TupleValue,
    Value,
)

METHODS: dict[tuple[type, str], Model] = {}
_Method = Callable[[Executor, Any, list[Value], dict[str, Value]], Value]


def _method(kind: type[Value], *names: str, takes: int | tuple[int, int], keywords: Collection[str] | None = ()) -> Callable[[_Method], _Method]:
    """Register a method that takes so many positional arguments (least, most)."""
    least, most = takes if isinstance(takes, tuple) else (takes, takes)

    def add(body: _Method) -> _Method:
        def on_owner(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
            return body(ex, args[0], args[1:], kwargs)

        for name in names:
            METHODS[kind, name] = Model(on_owner, least + 1, most + 1, keywords if keywords is None else frozenset(keywords))
        return body

    return add


def call_method(ex: Executor, owner: Value, name: str, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """``owner.name(*args, **kwargs)``."""
    if isinstance(owner, Lazy) and name in ("append", "appendleft") and len(args) == 1 and not kwargs and append_unseen(ex, owner, name, args[0]):
        return Constant(None)
    owner = ex.look(owner)
    if isinstance(owner, TensorValue):
        return tensors.method(ex, owner, name, args, kwargs)
    if isinstance(owner, Known) and type(owner.obj) is np.ufunc:
        return numpy_calls.ufunc_method(ex, owner.obj, name, args, kwargs)
    if isinstance(owner, ObjectValue) and draws(type(owner.obj), name):
        return draw(ex, owner, name, args, kwargs)
    model = METHODS.get((type(owner), name))
    if model is not None:
        return model(ex, [owner, *args], kwargs, f"{owner.type_name()}.{name}")
    if isinstance(owner, TupleValue) and owner.cls is not tuple and name == "numel":
        from ..ir.sizes import product

        return operations.from_size(product([operations.int_like(ex, v) for v in owner.items]))
    if isinstance(owner, Constant | TupleValue | RangeValue | SizeValue):
        return _of_constant(ex, owner, name, args, kwargs)
    raise GraphBreak("B001" if owner.source is None else "B005", f"method {name} of a {owner.type_name()}")


def _of_constant(ex: Executor, owner: Value, name: str, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """Methods of immutable values are called now."""
    constant = operations.constant_of(ex, owner, name)
    if isinstance(constant, str) and name == "join" and len(args) == 1 and not kwargs:
        return Constant(operations.fold(constant.join, [operations.constant_of(ex, v, "join()") for v in iteration.items_of(ex, args[0])]))
    values = [operations.constant_of(ex, a, name) for a in args]
    keywords = {k: operations.constant_of(ex, v, name) for k, v in kwargs.items()}
    return operations.wrap_constant(operations.fold(getattr(constant, name), *values, **keywords))


# ------------------------------------------------------------------ lists


@_method(ListValue, "append", takes=1)
def _append(ex: Executor, owner: ListValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    extend_list(ex, owner, [args[0]], "append")
    return Constant(None)


@_method(ListValue, "extend", takes=1)
def _extend(ex: Executor, owner: ListValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    for items in iteration.portions(ex, args[0]):
        extend_list(ex, owner, items, "extend")
    return Constant(None)


@_method(ListValue, "copy", takes=0)
def _copy_list(ex: Executor, owner: ListValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return ListValue(list(owner.items))


def _changing(name: str) -> _Method:
    def method(ex: Executor, owner: ListValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
        if name == "clear":
            for item in owner.items:
                refuse_death(item, "an item")
        ex.keep_items(owner.items)
        numbers = [operations.constant_of(ex, a, name) for a in args[:1]]
        result: Any = operations.fold(getattr(owner.items, name), *numbers, *args[1:])
        if name == "pop":
            refuse_death(result, "an item")
        contents_change(ex, owner, getattr(list, name), *map(Constant, numbers), *args[1:])
        return result if isinstance(result, Value) else Constant(None)

    return method


for _name, _takes in (("pop", (0, 1)), ("insert", (2, 2)), ("reverse", (0, 0)), ("clear", (0, 0))):
    _method(ListValue, _name, takes=_takes)(_changing(_name))


@_method(ListValue, "count", takes=1)
def _count(ex: Executor, owner: ListValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return Constant(sum([operations.same_or_equal(ex, item, args[0]) for item in owner.items]))


@_method(ListValue, "index", takes=1)
def _index(ex: Executor, owner: ListValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    for position, item in enumerate(owner.items):
        if operations.same_or_equal(ex, item, args[0]):
            return Constant(position)
    raise GraphBreak("B007", "ValueError: not in list")


# ------------------------------------------------------------------ deques


def _on_deque(name: str) -> _Method:
    """Called on a real deque of the values, which knows about its limit."""

    def method(ex: Executor, owner: DequeValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
        given = [operations.constant_of(ex, a, name) for a in args] if name == "rotate" else args
        result = _change_deque(ex, owner, name, *given)
        return result if isinstance(result, Value) else Constant(None)

    return method


def _extending_deque(name: str) -> _Method:
    def method(ex: Executor, owner: DequeValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
        for items in iteration.portions(ex, args[0]):
            _change_deque(ex, owner, name, items)
        return Constant(None)

    return method


def _change_deque(ex: Executor, owner: DequeValue, name: str, *args: Any) -> Any:
    made = collections.deque(owner.items, owner.limit)
    result = operations.fold(getattr(made, name), *args)
    ex.keep(owner, "items")
    owner.items = list(made)
    return result


for _name, _takes in (("append", (1, 1)), ("appendleft", (1, 1)), ("pop", (0, 0)), ("popleft", (0, 0))):
    _method(DequeValue, _name, takes=_takes)(_on_deque(_name))
for _name in ("extend", "extendleft"):
    _method(DequeValue, _name, takes=1)(_extending_deque(_name))
for _name, _takes in (("rotate", (0, 1)), ("clear", (0, 0)), ("reverse", (0, 0))):
    _method(DequeValue, _name, takes=_takes)(_on_deque(_name))


@_method(DequeValue, "copy", takes=0)
def _copy_deque(ex: Executor, owner: DequeValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return DequeValue(list(owner.items), owner.limit)


# ------------------------------------------------------------------ dicts


def _viewing(name: str) -> Callable[..., Value]:
    def run(ex: Executor, owner: DictValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
        return DictView(owner, name)

    return run


for _name in ("keys", "values", "items"):
    _method(DictValue, _name, takes=0)(_viewing(_name))


@_method(DictValue, "get", takes=(1, 2))
def _get(ex: Executor, owner: DictValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    key = operations.constant_of(ex, args[0], "a dict key")
    found: Value = operations.fold(owner.items.get, key, args[1] if len(args) > 1 else Constant(None))
    return found


@_method(DictValue, "copy", takes=0)
def _copy_dict(ex: Executor, owner: DictValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return DictValue(dict(owner.items))


@_method(DictValue, "pop", takes=(1, 2))
def _pop(ex: Executor, owner: DictValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    key = key_of(ex, args[0])
    if key not in owner.items:
        if len(args) > 1:
            return args[1]
        raise GraphBreak("B007", f"KeyError: {key!r}")
    refuse_death(owner.items[key], "an item")
    change_dict(ex, owner)
    owner.deletions += 1
    contents_change(ex, owner, dict.__delitem__, operations.key_value(key))
    return owner.items.pop(key)


@_method(DictValue, "setdefault", takes=(1, 2))
def _setdefault(ex: Executor, owner: DictValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    key = key_of(ex, args[0])
    if key not in owner.items:
        change_dict(ex, owner)
        owner.items[key] = args[1] if len(args) > 1 else Constant(None)
        contents_change(ex, owner, dict.__setitem__, operations.key_value(key), owner.items[key])
    return owner.items[key]


@_method(DictValue, "update", takes=(0, 1), keywords=None)
def _update(ex: Executor, owner: DictValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    new: dict[Any, Value] = dict(kwargs)
    if args:
        other = ex.look(args[0])
        if not isinstance(other, DictValue):
            raise GraphBreak("B004", f"dict.update() with a {other.type_name()}")
        new = {**other.items, **kwargs}
    update_dict(ex, owner, new)
    return Constant(None)


# ------------------------------------------------------------------ sets


@_method(SetValue, "add", takes=1)
def _add(ex: Executor, owner: SetValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    add_to_set(ex, owner, [args[0]], "add")
    return Constant(None)


# ------------------------------------------------------------------ generators


@_method(GeneratorValue, "send", takes=1)
def _send(ex: Executor, owner: GeneratorValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    value = generators.resume(ex, owner, ex.look(args[0]))
    if value is None:
        raise generators.ended(ex, owner)
    return value


@_method(GeneratorValue, "throw", takes=(1, 3))
def _throw(ex: Executor, owner: GeneratorValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    given = ex.look(args[1] if len(args) > 1 else args[0])
    if isinstance(given, Constant) and given.value is None:
        given = args[0]
    value = generators.resume(ex, owner, thrown=as_exception(ex, given))
    if value is None:
        raise generators.ended(ex, owner)
    return value


@_method(GeneratorValue, "close", takes=0)
def _close(ex: Executor, owner: GeneratorValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return generators.close(ex, owner)


# ------------------------------------------------------------------ class methods of builtin classes


@_method(Known, "from_iterable", takes=1)
def _from_iterable(ex: Executor, owner: Known, args: list[Value], kwargs: dict[str, Value]) -> Value:
    if owner.obj is not itertools.chain:
        raise GraphBreak("B001", f"from_iterable of a {owner.type_name()}")
    return calls.polyfill(ex, itertools.chain.from_iterable, BuiltinMethod(owner, "from_iterable"), itertools.chain, args, {})


@_method(Known, "fromkeys", takes=(1, 2))
def _fromkeys(ex: Executor, owner: Known, args: list[Value], kwargs: dict[str, Value]) -> Value:
    if owner.obj is not dict:
        raise GraphBreak("B001", f"fromkeys of a {owner.type_name()}")
    value = args[1] if len(args) > 1 else Constant(None)
    return DictValue({key_of(ex, key): value for key in iteration.items_of(ex, args[0])})
