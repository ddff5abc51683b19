"""Models of Python's builtin functions: one function per builtin, found by identity. ``PURE`` ones are simply called on constants."""

from __future__ import annotations

import collections
import functools
import itertools
import math
import operator
import sys
from collections.abc import Callable, Collection, Iterator
from typing import Any

from ..records import record
from . import attributes, calls, generators, iteration, lookup, operations, protocols, tensors
from .breaks import GraphBreak
from .exceptions import Raised, exception, said_by_python
from .executor import Executor
from .instructions.containers import key_of, set_of
from .realize import is_named_tuple
from .values import (
    BuiltinMethod,
    Constant,
    DequeValue,
    DictValue,
    DictView,
    ExceptionValue,
    FunctionValue,
    GeneratorValue,
    Instance,
    IteratorValue,
    Known,
    ListValue,
    MethodValue,
    PartialValue,
    RangeValue,
    SetValue,
    SizeValue,
    SliceValue,
    TensorValue,
    TracebackValue,
    TupleValue,
    Value,
)

Body = Callable[[Executor, list[Value], dict[str, Value]], Value]


@record(frozen=True)
class Model:
    """What a builtin does, and which arguments it takes: a call that does not fit is left to the builtin, which knows the error."""

    body: Body
    least: int
    most: int
    keywords: frozenset[str] | None  # None: any

    def __call__(self, ex: Executor, args: list[Value], kwargs: dict[str, Value], name: str) -> Value:
        fits(name, args, kwargs, self.least, self.most, self.keywords)
        return self.body(ex, args, kwargs)


MODELS: dict[Any, Model] = {}
MANY = 1 << 30

# Functions without side effects that may be called on constants while capturing
PURE: set[Any] = {
    *(abs, bin, chr, complex, divmod, float, hash, hex, int, oct, ord, pow, round, str, bytes, bool),
    *(getattr(math, n) for n in dir(math) if callable(getattr(math, n)) and not n.startswith("_")),
    *(getattr(operator, n) for n in ("index", "truth", "not_", "concat", "countOf", "indexOf")),
}


def fits(name: str, args: list[Value], kwargs: dict[str, Value], least: int, most: int, keywords: Collection[str] | None = ()) -> None:
    """Break unless the number of positional arguments and the names of the others are those that ``name`` takes."""
    if not least <= len(args) <= most:
        raise GraphBreak("B007", f"{name}() with {len(args)} arguments")
    if keywords is not None and any(k not in keywords for k in kwargs):
        raise GraphBreak("B009", f"{name}() with keyword arguments {', '.join(kwargs)}")


def models(*functions: Any, takes: int | tuple[int, int] = 1, keywords: Collection[str] | None = ()) -> Callable[[Body], Body]:
    """Register the model of builtins that take so many positional arguments (least, most)."""
    least, most = takes if isinstance(takes, tuple) else (takes, takes)

    def add(body: Body) -> Body:
        for function in functions:
            MODELS[function] = Model(body, least, most, keywords if keywords is None else frozenset(keywords))
        return body

    return add


def python_class(ex: Executor, value: Value) -> type:
    """type(value)."""
    seen = ex.look(value)
    kind = seen.python_type()
    if kind is not None:
        return kind
    raise GraphBreak("B004", f"the type of a {seen.type_name()}")


@models(len)
def _len(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    value = ex.look(args[0])
    if isinstance(value, TupleValue | ListValue | DictValue | SetValue | DequeValue):
        return Constant(len(value.items))
    if isinstance(value, DictView):
        return Constant(len(value.owner.items))
    if isinstance(value, TensorValue):
        node = tensors.node_of(ex, value)
        if node.ndim == 0:
            raise GraphBreak("B007", "len() of a 0-d tensor")
        return operations.from_size(node.shape[0])
    if isinstance(value, Instance):
        return _checked_length(ex, calls.call_special(ex, value, "__len__", []))
    return Constant(operations.fold(len, operations.constant_of(ex, value, "len()")))


def _checked_length(ex: Executor, value: Value) -> Value:
    """What a user's __len__ gives, where len() gives it back unchanged."""
    seen = ex.look(value)
    if isinstance(seen, SizeValue) or (isinstance(seen, Constant) and type(seen.value) is int and 0 <= seen.value < 1 << 62):
        return seen
    raise GraphBreak("B007", f"a __len__ that gives a {seen.type_name()}")


@models(isinstance, takes=2)
def _isinstance(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    cls = python_class(ex, args[0])
    if cls is not type and lookup.mro_lookup(cls, "__class__") is not lookup.OBJECT_CLASS:
        raise GraphBreak("B004", f"isinstance() of a {lookup.class_name(cls)}, which says itself what it is")
    return Constant(lookup.is_subclass(cls, *_classes(ex, args[1])))


def _classes(ex: Executor, value: Value) -> list[type]:
    """A class or a tuple of such. Only those whose metaclass is ``type``: others decide for themselves what their instances are."""
    seen = operations.opened(ex.look(value))
    if isinstance(seen, TupleValue) and seen.cls is tuple:
        return [cls for item in seen.items for cls in _classes(ex, item)]
    if isinstance(seen, Known) and type(seen.obj) is type:
        return [seen.obj]
    raise GraphBreak("B004", f"isinstance() with a {seen.type_name()}, which may decide for itself")


@models(issubclass, takes=2)
def _issubclass(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return Constant(lookup.is_subclass(_classes(ex, args[0])[0], *_classes(ex, args[1])))


@models(type)
def _type(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    value = ex.look(args[0])
    if isinstance(value, Instance):
        return attributes.class_value(value)
    return Known(python_class(ex, value))


@models(callable)
def _callable(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    value = ex.look(args[0])
    if isinstance(value, FunctionValue | MethodValue | BuiltinMethod):
        return Constant(True)
    return Constant(lookup.mro_lookup(python_class(ex, value), "__call__") is not lookup.MISSING)


@models(tuple, takes=(0, 1))
def _tuple(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    seen = ex.look(args[0]) if args else TupleValue(())
    if (isinstance(seen, TupleValue) and seen.cls is tuple) or (isinstance(seen, Constant) and type(seen.value) is tuple):
        return seen
    return TupleValue(tuple(iteration.items_of(ex, seen)))


@models(tuple.__new__, takes=(1, 2))
def _tuple_new(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    kind = ex.look(args[0])
    if not isinstance(kind, Known) or not lookup.is_a(kind.obj, type) or kind.source is None or not is_named_tuple(kind.obj):
        raise GraphBreak("B004", f"tuple.__new__ of a {kind.type_name()}")
    ex.guards.check("TYPE_VERSION_OF", kind.source, kind.obj)
    return TupleValue(tuple(iteration.items_of(ex, args[1])) if len(args) > 1 else (), cls=kind.obj, kind=kind)


@models(collections.deque, takes=(0, 2), keywords=("maxlen",))
def _deque(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    limit = operations.constant_of(ex, kwargs.get("maxlen", args[1] if len(args) > 1 else Constant(None)), "deque()")
    if (limit is not None and (type(limit) is not int or limit < 0)) or (kwargs and len(args) > 1):
        raise GraphBreak("B009", "deque() with this maxlen")
    items = iteration.items_of(ex, args[0]) if args else []
    return DequeValue(items if limit is None else items[max(len(items) - limit, 0) :], limit)


@models(list, takes=(0, 1))
def _list(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return ListValue(iteration.items_of(ex, args[0]) if args else [])


@models(dict, takes=(0, 1), keywords=None)
def _dict(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    items: dict[Any, Value] = {}
    if args:
        seen = ex.look(args[0])
        if isinstance(seen, DictValue):
            items.update(seen.items)
        else:
            for pair in iteration.each(ex, seen):
                both = iteration.items_of(ex, pair)
                if len(both) != 2:
                    raise GraphBreak("B007", "dict() of items that are no pairs")
                items[key_of(ex, both[0])] = both[1]
    items.update(kwargs)
    return DictValue(items)


@models(set, takes=(0, 1))
def _set(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return set_of(ex, iteration.items_of(ex, args[0]) if args else [])


@models(slice, takes=(1, 3))
def _slice(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    none = Constant(None)
    parts = [none, args[0], none] if len(args) == 1 else [*args, none, none][:3]
    return SliceValue((parts[0], parts[1], parts[2]))


@models(range, takes=(1, 3))
def _range(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return RangeValue(operations.fold(range, *(operations.constant_of(ex, a, "range()") for a in args)))


@models(iter)
def _iter(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return iteration.get_iterator(ex, args[0])


@models(next, takes=(1, 2))
def _next(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    value = iteration.next_value(ex, args[0])
    if value is not None:
        return value
    if len(args) == 2:
        return args[1]
    iterator = ex.look(args[0])
    raise generators.ended(ex, iterator) if isinstance(iterator, GeneratorValue) else Raised(exception(StopIteration))


@models(enumerate, takes=(1, 2), keywords=("start",))
def _enumerate(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    if len(args) == 2 and kwargs:
        raise GraphBreak("B007", "enumerate() with two starts")
    start = operations.constant_of(ex, kwargs.get("start", args[1] if len(args) > 1 else Constant(0)), "enumerate()")
    if not isinstance(start, int):
        raise GraphBreak("B007", f"enumerate() from a {type(start).__name__}")
    return IteratorValue("enumerate", (iteration.get_iterator(ex, args[0]), int(start)))


@models(zip, takes=(0, MANY), keywords=("strict",))
def _zip(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    strict = bool(kwargs) and operations.truth(ex, kwargs["strict"])
    return IteratorValue("strict zip" if strict else "zip", tuple(iteration.get_iterator(ex, a) for a in args))


@models(map, takes=(2, MANY))
def _map(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return IteratorValue("map", (args[0], *(iteration.get_iterator(ex, a) for a in args[1:])))


@models(filter, takes=2)
def _filter(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    function = ex.look(args[0])
    if isinstance(function, Constant) and function.value is not None:
        raise GraphBreak("B007", f"filter() with a {function.type_name()}")
    return IteratorValue("filter", (function, iteration.get_iterator(ex, args[1])))


@models(reversed)
def _reversed(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    value = ex.look(args[0])
    if isinstance(value, RangeValue):
        return IteratorValue("range", (value.value[::-1],))
    value = operations.opened(value)
    if isinstance(value, TupleValue | ListValue):
        return IteratorValue("reversed", (value, len(value.items) - 1))
    raise GraphBreak("B012", f"reversed() of a {value.type_name()}")


def _quantifier(stop_at: bool) -> Body:
    def model(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
        iterator = iteration.get_iterator(ex, args[0])
        while (item := iteration.next_value(ex, iterator)) is not None:
            if operations.truth(ex, item) == stop_at:
                return Constant(stop_at)
        return Constant(not stop_at)

    return model


models(any)(_quantifier(True))
models(all)(_quantifier(False))


@models(sum, takes=(1, 2), keywords=("start",))
def _sum(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """Leading numbers are added by ``sum`` itself: how it rounds floats differs between versions of CPython."""
    if len(args) == 2 and kwargs:
        raise GraphBreak("B007", "sum() with two starts")
    total = ex.look(kwargs.get("start", args[1] if len(args) > 1 else Constant(0)))
    if isinstance(total, Constant) and isinstance(total.value, str | bytes):
        operations.fold(sum, (), total.value)  # refuses it before it asks for an item
    items = _summands(ex, total, args[0])
    if _is_plain_number(total):
        numbers: list[Any] = []
        for item in items:
            if not _is_plain_number(item):
                items = itertools.chain([item], items)
                break
            numbers.append(operations.constant_of(ex, item, "sum()"))
        total = operations.wrap_constant(operations.fold(sum, numbers, operations.constant_of(ex, total, "sum()")))
    for item in items:
        total = operations.binary(ex, "add", total, item)
    return total


def _summands(ex: Executor, start: Value, given: Value) -> Iterator[Value]:
    kinds = {_kind(start)}
    for item in map(ex.look, iteration.each(ex, given)):
        kinds.add(_kind(item))
        if {float, SizeValue} <= kinds:
            raise GraphBreak("B004", "sum() of floats and symbolic sizes")
        yield item


def _kind(value: Value) -> type:
    return type(value.value) if isinstance(value, Constant) else type(value)


def _is_plain_number(value: Value) -> bool:
    """Whether ``sum`` adds it in a way of its own, which cannot fail."""
    return _kind(value) is float or (isinstance(value, Constant) and type(value.value) in (int, bool) and abs(value.value) < 2**63)


def _extreme(name: str, better: str) -> Body:
    def model(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
        key = kwargs.get("key", Constant(None))
        if "default" in kwargs and len(args) > 1:
            raise said_by_python(TypeError)
        plain = operations.identical(ex, key, Constant(None))
        best: tuple[Value, Value] | None = None
        for item in iteration.each(ex, args[0]) if len(args) == 1 else args:
            measured = item if plain else calls.call(ex, key, [item], {})
            if best is None or operations.truth(ex, operations.compare(ex, better, measured, best[1])):
                best = item, measured
        if best is not None:
            return best[0]
        if "default" in kwargs:
            return kwargs["default"]
        raise said_by_python(ValueError)

    return model


models(min, takes=(1, MANY), keywords=("key", "default"))(_extreme("min", "lt"))
models(max, takes=(1, MANY), keywords=("key", "default"))(_extreme("max", "gt"))


@models(abs)
def _abs(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    value = ex.look(args[0])
    if isinstance(value, Instance):
        return protocols.unary(ex, "abs", value)
    if isinstance(value, TensorValue):
        return tensors.operator(ex, "abs", (value,))
    return operations.wrap_constant(operations.fold(abs, operations.constant_of(ex, value, "abs()")))


def _text(function: Callable[..., Any]) -> Body:
    def model(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
        if len(args) != 1:
            return operations.wrap_constant(operations.fold(function, *(operations.constant_of(ex, a, function.__name__) for a in args)))
        return operations.to_text(ex, args[0], function)

    return model


models(str, takes=(0, 3))(_text(str))
models(repr)(_text(repr))
models(ascii)(_text(ascii))


@models(format, takes=(1, 2))
def _format(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return operations.formatted(ex, args[0], ex.look(args[1]) if len(args) > 1 else Constant(""))


def _number(kind: type) -> Body:
    def model(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
        if len(args) == 1:
            value = ex.look(args[0])
            if isinstance(value, SizeValue) and kind is int:
                return value
            if kind is bool:
                return Constant(operations.truth(ex, value))
            if isinstance(value, TensorValue):
                raise GraphBreak("B008", f"{kind.__name__}() of a tensor", "keep it a tensor, or move the call out of the hot path")
        return Constant(operations.fold(kind, *(operations.constant_of(ex, a, f"{kind.__name__}()") for a in args)))

    return model


models(int, takes=(0, 2))(_number(int))
models(float, takes=(0, 1))(_number(float))
models(bool, takes=(0, 1))(_number(bool))


@models(sorted, keywords=("key", "reverse"))
def _sorted(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    given = ex.look(args[0])
    items = list(given.items.values()) if isinstance(given, SetValue) else iteration.items_of(ex, given)  # of a set, whose order does not matter here
    key, reverse = kwargs.get("key", Constant(None)), operations.truth(ex, kwargs.get("reverse", Constant(False)))
    measured = items if operations.identical(ex, key, Constant(None)) else [calls.call(ex, key, [item], {}) for item in items]
    keys = [operations.constant_of(ex, item, "sorted()") for item in measured]
    if any(key != key for key in keys):
        raise GraphBreak("B004", "sorted() with a NaN")
    if isinstance(given, SetValue) and measured is not items:
        raise GraphBreak("B004", "the order of a set, sorted by keys that may be equal")
    order = operations.fold(sorted, range(len(keys)), key=keys.__getitem__, reverse=reverse)
    return ListValue([items[i] for i in order])


@models(sys.exc_info, takes=0)
def _exc_info(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    if not isinstance(ex.handled, ExceptionValue):
        raise GraphBreak("B001", "sys.exc_info() where something may be handled outside")
    return TupleValue((ex.handled.kind, ex.handled, TracebackValue()))


@models(functools.reduce, takes=(2, 3))
def _reduce(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    total = args[2] if len(args) > 2 else None
    for item in iteration.each(ex, args[1]):
        total = item if total is None else calls.call(ex, args[0], [total, item], {})
    if total is None:
        raise GraphBreak("B007", "reduce() of nothing")
    return total


@models(functools.partial, takes=(1, MANY), keywords=None)
def _partial(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    function = ex.look(args[0])
    if isinstance(function, PartialValue):
        return PartialValue(function.function, (*function.args, *args[1:]), {**function.kwargs, **kwargs})
    if not operations.truth(ex, _callable(ex, [function], {})):
        raise Raised(exception(TypeError, Constant("the first argument must be callable")))
    return PartialValue(function, tuple(args[1:]), kwargs)


_UNARY = ("neg", "pos", "invert")


def _operator(name: str) -> Body:
    def model(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
        if name in operations.COMPARISONS:
            return operations.compare(ex, name, args[0], args[1])
        if name in _UNARY:
            return operations.unary(ex, name, args[0])
        if name == "getitem":
            from .items import get_item

            return get_item(ex, args[0], args[1])
        return operations.binary(ex, name, args[0], args[1])

    return model


@models(operator.setitem, takes=3)
def _setitem(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    from .items import set_item

    set_item(ex, *args)
    return Constant(None)


def _in_place(name: str) -> Body:
    return lambda ex, args, kwargs: operations.binary(ex, name, args[0], args[1], in_place=True)


_BINARY = ("add", "and_", "floordiv", "lshift", "matmul", "mul", "mod", "or_", "pow", "rshift", "sub", "truediv", "xor", "getitem")
for _name in (*_BINARY, *operations.COMPARISONS, *_UNARY):
    models(getattr(operator, _name), takes=1 if _name in _UNARY else 2)(_operator(_name))
for _name in _BINARY[:-1]:
    models(getattr(operator, f"i{_name.rstrip('_')}"), takes=2)(_in_place(_name))
