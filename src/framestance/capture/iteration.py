"""Iteration over what is known: iterators with a position that can be undone and rebuilt."""

from __future__ import annotations

from collections.abc import Iterator

from . import tensors
from .breaks import GraphBreak
from .exceptions import Raised, exception, said_by_python
from .executor import Executor
from .generators import resume
from .lookup import MISSING, is_subclass, mro_lookup
from .operations import from_size, key_value, opened, truth
from .values import (
    Constant,
    DequeValue,
    DictValue,
    DictView,
    GeneratorValue,
    Instance,
    IteratorValue,
    ListValue,
    RangeValue,
    TensorValue,
    TupleValue,
    Value,
)

MAX_UNROLL = 100_000


def get_iterator(ex: Executor, value: Value) -> Value:
    """``iter(value)``."""
    value = opened(ex.look(value))
    if isinstance(value, IteratorValue | GeneratorValue):
        return value
    if isinstance(value, TupleValue | ListValue):
        return IteratorValue("sequence", (value,))
    if isinstance(value, DequeValue):
        return IteratorValue("deque", (value.items, value))
    if isinstance(value, RangeValue):
        return IteratorValue("range", (value.value,))
    if isinstance(value, DictValue):
        return view_items(value, "keys")
    if isinstance(value, DictView):
        return view_items(value.owner, value.what)
    if isinstance(value, TensorValue):
        return IteratorValue("sequence" if value.kind == "tensor" else "rows", (ListValue(tensors.rows(ex, value)),))
    if isinstance(value, Constant) and isinstance(value.value, str | bytes):
        return IteratorValue("text", (TupleValue(tuple(Constant(c) for c in value.value)), Constant(value.value)))
    if isinstance(value, Instance):
        from .attributes import class_of
        from .calls import call_special

        if mro_lookup(class_of(value), "__iter__") is MISSING and mro_lookup(class_of(value), "__getitem__") is not MISSING:
            return IteratorValue("getitem", (value,))
        made = ex.look(call_special(ex, value, "__iter__", []))
        if not isinstance(made, IteratorValue | GeneratorValue | Instance):
            raise GraphBreak("B012", f"iteration over a {value.type_name()}", "iterate over a list, tuple, dict or range")
        if isinstance(made, Instance) and mro_lookup(class_of(made), "__next__") is MISSING:
            raise said_by_python(TypeError)
        return made
    raise GraphBreak("B012", f"iteration over a {value.type_name()}")


def _advance(ex: Executor, iterator: IteratorValue, by: int = 1) -> None:
    ex.keep(iterator, "index")
    iterator.index += by


def _finish(ex: Executor, iterator: IteratorValue) -> None:
    ex.keep(iterator, "done")
    iterator.done = True


def next_value(ex: Executor, value: Value) -> Value | None:
    """``next(iterator)``, or None when it is exhausted."""
    iterator = ex.look(value)
    if isinstance(iterator, Instance):
        from .calls import call_special

        try:
            return call_special(ex, iterator, "__next__", [])
        except Raised as raised:
            if not is_subclass(raised.value.cls, StopIteration):
                raise
            return None
    if isinstance(iterator, GeneratorValue):
        return resume(ex, iterator)
    if not isinstance(iterator, IteratorValue):
        raise GraphBreak("B012", f"iteration over a {iterator.type_name()} iterator")
    if iterator.done:
        return None
    made = _NEXT[iterator.kind](ex, iterator)
    if made is None and iterator.kind in _REMEMBER:
        _finish(ex, iterator)
    return made


def _next_sequence(ex: Executor, iterator: IteratorValue) -> Value | None:
    items = iterator.parts[0].items
    if iterator.index >= len(items):
        return None
    _advance(ex, iterator)
    item: Value = items[iterator.index - 1]
    return item


def _next_getitem(ex: Executor, iterator: IteratorValue) -> Value | None:
    from .calls import call_special

    try:
        item = call_special(ex, iterator.parts[0], "__getitem__", [Constant(iterator.index)])
    except Raised as raised:
        if not is_subclass(raised.value.cls, IndexError, StopIteration):
            raise
        return None
    _advance(ex, iterator)
    return item


def _next_deque(ex: Executor, iterator: IteratorValue) -> Value | None:
    items, owner = iterator.parts
    if owner.items is not items:
        raise GraphBreak("B007", "a deque that changes during iteration")
    if iterator.index >= len(items):
        return None
    _advance(ex, iterator)
    item: Value = items[iterator.index - 1]
    return item


def _next_reversed(ex: Executor, iterator: IteratorValue) -> Value | None:
    items, position = iterator.parts[0].items, iterator.parts[1] - iterator.index
    if not 0 <= position < len(items):
        return None
    _advance(ex, iterator)
    item: Value = items[position]
    return item


def _next_range(ex: Executor, iterator: IteratorValue) -> Value | None:
    numbers: range = iterator.parts[0]
    try:
        number = numbers[iterator.index]
    except IndexError:
        return None
    _advance(ex, iterator)
    return Constant(number)


def _next_items(ex: Executor, iterator: IteratorValue) -> Value | None:
    keys, owner, what, deletions = iterator.parts
    if owner.deletions != deletions or (owner.changes and keys != tuple(owner.items)):
        raise GraphBreak("B007", "a dict whose keys change during iteration")
    if iterator.index >= len(keys):
        return None
    _advance(ex, iterator)
    key = keys[iterator.index - 1]
    if what == "keys":
        return key_value(key)
    value: Value = owner.items[key]
    return value if what == "values" else TupleValue((key_value(key), value))


def _next_enumerate(ex: Executor, iterator: IteratorValue) -> Value | None:
    item = next_value(ex, iterator.parts[0])
    if item is None:
        return None
    _advance(ex, iterator)
    return TupleValue((from_size(iterator.parts[1] + iterator.index - 1), item))


def _next_zip(ex: Executor, iterator: IteratorValue) -> Value | None:
    got = []
    for part in iterator.parts:
        item = next_value(ex, part)
        if item is None:
            return None
        got.append(item)
    return TupleValue(tuple(got)) if got else None


def _next_strict_zip(ex: Executor, iterator: IteratorValue) -> Value | None:
    """Where one part ends, all must: those before it have given an item, and where it is the first, the others are asked as well."""
    got: list[Value] = []
    for part in iterator.parts:
        item = next_value(ex, part)
        if item is None and got:
            raise _unequal(len(got), "shorter")
        if item is None:
            for place, other in enumerate(iterator.parts[1:], 1):
                if next_value(ex, other) is not None:
                    raise _unequal(place, "longer")
            return None
        got.append(item)
    return TupleValue(tuple(got)) if got else None


def _unequal(place: int, how: str) -> Raised:
    before = "argument 1" if place == 1 else f"arguments 1-{place}"
    return Raised(exception(ValueError, Constant(f"zip() argument {place + 1} is {how} than {before}")))


def _next_map(ex: Executor, iterator: IteratorValue) -> Value | None:
    from .calls import call

    function, *parts = iterator.parts
    got = []
    for part in parts:
        item = next_value(ex, part)
        if item is None:
            return None
        got.append(item)
    return call(ex, function, got, {})


def _next_filter(ex: Executor, iterator: IteratorValue) -> Value | None:
    from .calls import call

    function, part = iterator.parts
    while (item := next_value(ex, part)) is not None:
        test = item if isinstance(function, Constant) else call(ex, function, [item], {})
        if truth(ex, test):
            return item
    return None


_NEXT = {
    "sequence": _next_sequence,
    "getitem": _next_getitem,
    "rows": _next_sequence,
    "text": _next_sequence,
    "deque": _next_deque,
    "reversed": _next_reversed,
    "range": _next_range,
    "items": _next_items,
    "enumerate": _next_enumerate,
    "zip": _next_zip,
    "strict zip": _next_strict_zip,
    "map": _next_map,
    "filter": _next_filter,
}
# Once exhausted these stay so, whatever happens to what they iterate over. The others ask their parts again.
_REMEMBER = frozenset({"sequence", "rows", "text", "getitem", "reversed", "items"})


def each(ex: Executor, value: Value) -> Iterator[Value]:
    """The items of ``value``, each got when it is asked for: what an iterator runs is interleaved with what is done to the items before."""
    value = opened(ex.look(value))
    if isinstance(value, TupleValue | ListValue):
        yield from value.items
        return
    iterator = get_iterator(ex, value)
    count = 0
    while (item := next_value(ex, iterator)) is not None:
        yield item
        count += 1
        if count > MAX_UNROLL:
            raise GraphBreak("B012", f"an iterable with more than {MAX_UNROLL} items")


def items_of(ex: Executor, value: Value) -> list[Value]:
    """``list(value)`` as values; consumes iterators."""
    return list(each(ex, value))


def portions(ex: Executor, value: Value) -> Iterator[list[Value]]:
    """The items of ``value`` as a container takes them that is extended: another container's together, an iterator's one by one.

    What an iterator runs sees the items before in the container, may change it, and leaves them there where it raises.
    """
    value = ex.look(value)
    if isinstance(value, IteratorValue | GeneratorValue | Instance):
        for item in each(ex, value):
            yield [item]
    else:
        yield items_of(ex, value)


def view_items(value: DictValue, what: str) -> IteratorValue:
    """``iter(d.keys())``, ``iter(d.values())`` or ``iter(d.items())``."""
    return IteratorValue("items", (tuple(value.items), value, what, value.deletions))
