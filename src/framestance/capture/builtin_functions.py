"""Models of Python's builtin functions: one function per builtin, found by identity. ``PURE`` ones are simply called on constants."""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable
from typing import Any

from . import attributes, calls, iteration, lookup, operations, tensors
from .breaks import GraphBreak
from .executor import Executor
from .values import (
    BuiltinMethod,
    Constant,
    DictValue,
    DictView,
    FunctionValue,
    IteratorValue,
    Known,
    ListValue,
    MethodValue,
    ObjectValue,
    RangeValue,
    SetValue,
    SizeValue,
    SliceValue,
    TensorValue,
    TupleValue,
    Value,
)

Model = Callable[[Executor, list[Value], dict[str, Value]], Value]
MODELS: dict[Any, Model] = {}

# functions without side effects that may be called on constants while capturing
PURE: set[Any] = {
    *(abs, ascii, bin, chr, complex, divmod, float, format, hash, hex, int, oct, ord, pow, repr, round, str, bytes, bool),
    *(getattr(math, n) for n in dir(math) if callable(getattr(math, n)) and not n.startswith("_")),
    *(getattr(operator, n) for n in ("index", "truth", "not_", "concat", "countOf", "indexOf")),
}


def models(*functions: Any) -> Callable[[Model], Model]:
    """Register the model of builtins."""

    def add(model: Model) -> Model:
        for function in functions:
            MODELS[function] = model
        return model

    return add


def plain(kwargs: dict[str, Value], name: str) -> None:
    """Refuse keyword arguments that the model does not know."""
    if kwargs:
        raise GraphBreak("B009", f"{name}() with keyword arguments {', '.join(kwargs)}")


def python_class(ex: Executor, value: Value) -> type:
    """type(value)."""
    seen = ex.look(value)
    kind = seen.python_type()
    if kind is not None:
        return kind
    raise GraphBreak("B004", f"the type of a {seen.type_name()}")


@models(len)
def _len(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    if len(args) != 1 or kwargs:
        raise GraphBreak("B007", "len() takes one argument")
    value = ex.look(args[0])
    if isinstance(value, TupleValue | ListValue | DictValue | SetValue):
        return Constant(len(value.items))
    if isinstance(value, DictView):
        return Constant(len(value.owner.items))
    if isinstance(value, TensorValue):
        node = tensors.node_of(ex, value)
        if node.ndim == 0:
            raise GraphBreak("B007", "len() of a 0-d tensor")
        return operations.from_size(node.shape[0])
    if isinstance(value, ObjectValue):
        return calls.call_special(ex, value, "__len__", [])
    return Constant(operations.fold(len, operations.constant_of(ex, value, "len()")))


@models(isinstance)
def _isinstance(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    cls = python_class(ex, args[0])
    classes = operations.constant_of(ex, args[1], "isinstance()")
    _plain_classes(classes)
    return Constant(issubclass(cls, classes))


def _plain_classes(classes: Any) -> None:
    """Classes whose metaclass is ``type``: others decide for themselves what their instances are."""
    for candidate in classes if isinstance(classes, tuple) else (classes,):
        if type(candidate) is not type:
            raise GraphBreak("B004", "isinstance() with a class that decides for itself, or no class")


@models(issubclass)
def _issubclass(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    cls, classes = (operations.constant_of(ex, a, "issubclass()") for a in args)
    _plain_classes(classes)
    return Constant(operations.fold(issubclass, cls, classes))


@models(type)
def _type(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    if len(args) != 1 or kwargs:
        raise GraphBreak("B003", "a class is made")
    value = ex.look(args[0])
    if isinstance(value, ObjectValue):
        return attributes.get_attribute(ex, value, "__class__")
    return Known(python_class(ex, value))


@models(callable)
def _callable(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    value = ex.look(args[0])
    if isinstance(value, FunctionValue | MethodValue | BuiltinMethod):
        return Constant(True)
    return Constant(lookup.mro_lookup(python_class(ex, value), "__call__") is not lookup.MISSING)


@models(getattr)
def _getattr(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    name = operations.constant_of(ex, args[1], "getattr()")
    if not isinstance(name, str) or len(args) > 3:
        raise GraphBreak("B007", "getattr(): attribute name must be string")
    if len(args) == 3 and not _has(ex, args[0], name):
        return args[2]
    return attributes.get_attribute(ex, args[0], name)


def _has(ex: Executor, value: Value, name: str) -> bool:
    """hasattr for instances without hooks, its absence guarded through the class version and the instance."""
    seen = ex.look(value)
    if isinstance(seen, ObjectValue) and attributes.has_plain_getattr(type(seen.obj)):
        found = name in lookup.instance_dict(seen.obj) or lookup.mro_lookup(type(seen.obj), name) is not lookup.MISSING
        if not found and seen.source is not None:
            ex.guards.check("NO_INSTANCE_ATTR", seen.source, name)
        return found
    raise GraphBreak("B004", f"whether a {seen.type_name()} has attribute {name!r}")


@models(hasattr)
def _hasattr(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return Constant(_has(ex, args[0], operations.constant_of(ex, args[1], "hasattr()")))


@models(tuple)
def _tuple(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    plain(kwargs, "tuple")
    if args and isinstance(seen := ex.look(args[0]), TupleValue) and seen.cls is tuple:
        return seen
    return TupleValue(tuple(iteration.items_of(ex, args[0]) if args else ()))


@models(list)
def _list(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    plain(kwargs, "list")
    return ListValue(iteration.items_of(ex, args[0]) if args else [])


@models(dict)
def _dict(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    items: dict[Any, Value] = {}
    if args:
        seen = ex.look(args[0])
        if isinstance(seen, DictValue):
            items.update(seen.items)
        else:
            from .instructions.containers import key_of

            for pair in iteration.items_of(ex, seen):
                both = iteration.items_of(ex, pair)
                if len(both) != 2:
                    raise GraphBreak("B007", "dict() of items that are no pairs")
                items[key_of(ex, both[0])] = both[1]
    items.update(kwargs)
    return DictValue(items)


@models(set)
def _set(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    from .instructions.containers import key_of

    return SetValue({key_of(ex, v): v for v in (iteration.items_of(ex, args[0]) if args else ())})


@models(slice)
def _slice(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    none = Constant(None)
    parts = [none, args[0], none] if len(args) == 1 else [*args, none, none][:3]
    return SliceValue((parts[0], parts[1], parts[2]))


@models(range)
def _range(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return RangeValue(operations.fold(range, *(operations.constant_of(ex, a, "range()") for a in args)))


@models(iter)
def _iter(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    if len(args) != 1:
        raise GraphBreak("B009", "iter() with a sentinel")
    return iteration.get_iterator(ex, args[0])


@models(next)
def _next(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    value = iteration.next_value(ex, args[0])
    if value is not None:
        return value
    if len(args) == 2:
        return args[1]
    raise GraphBreak("B007", "StopIteration")


@models(enumerate)
def _enumerate(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    start = kwargs.pop("start", None) if "start" in kwargs else args[1] if len(args) > 1 else Constant(0)
    assert start is not None
    plain(kwargs, "enumerate")
    return IteratorValue("enumerate", (iteration.get_iterator(ex, args[0]), operations.constant_of(ex, start, "enumerate()")))


@models(zip)
def _zip(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    strict = kwargs.pop("strict", Constant(False))
    plain(kwargs, "zip")
    if operations.truth(ex, strict):
        raise GraphBreak("B009", "zip() with strict=True")
    return IteratorValue("zip", tuple(iteration.get_iterator(ex, a) for a in args))


@models(map)
def _map(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    plain(kwargs, "map")
    return IteratorValue("map", (args[0], *(iteration.get_iterator(ex, a) for a in args[1:])))


@models(filter)
def _filter(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return IteratorValue("filter", (ex.look(args[0]), iteration.get_iterator(ex, args[1])))


@models(reversed)
def _reversed(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    value = ex.look(args[0])
    if isinstance(value, RangeValue):
        return IteratorValue("range", (value.value[::-1],))
    if isinstance(value, TupleValue | ListValue):
        return IteratorValue("reversed", (value,))
    raise GraphBreak("B012", f"reversed() of a {value.type_name()}")


def _quantifier(stop_at: bool) -> Model:
    def model(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
        iterator = iteration.get_iterator(ex, args[0])
        while (item := iteration.next_value(ex, iterator)) is not None:
            if operations.truth(ex, item) == stop_at:
                return Constant(stop_at)
        return Constant(not stop_at)

    return model


MODELS[any], MODELS[all] = _quantifier(True), _quantifier(False)


@models(sum)
def _sum(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    total = kwargs.get("start", args[1] if len(args) > 1 else Constant(0))
    for item in iteration.items_of(ex, args[0]):
        total = operations.binary(ex, "add", total, item)
    return total


def _extreme(name: str, better: str) -> Model:
    def model(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
        key = kwargs.get("key")
        if set(kwargs) - {"key"}:
            raise GraphBreak("B009", f"{name}() with default=")
        items = iteration.items_of(ex, args[0]) if len(args) == 1 else list(args)
        if not items:
            raise GraphBreak("B007", f"{name}() of nothing")
        measured = [calls.call(ex, key, [i], {}) if key is not None else i for i in items]
        best = 0
        for i in range(1, len(items)):
            if operations.truth(ex, operations.compare(ex, better, measured[i], measured[best])):
                best = i
        return items[best]

    return model


MODELS[min], MODELS[max] = _extreme("min", "lt"), _extreme("max", "gt")


@models(abs)
def _abs(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    value = ex.look(args[0])
    if isinstance(value, TensorValue):
        return tensors.operator(ex, "abs", (value,))
    return operations.wrap_constant(operations.fold(abs, operations.constant_of(ex, value, "abs()")))


def _number(kind: type) -> Model:
    def model(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
        plain(kwargs, kind.__name__)
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


MODELS[int], MODELS[float], MODELS[bool] = _number(int), _number(float), _number(bool)


@models(sorted)
def _sorted(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    if kwargs:
        raise GraphBreak("B009", "sorted() with key= or reverse=")
    return operations.wrap_constant(operations.fold(sorted, [operations.constant_of(ex, i, "sorted()") for i in iteration.items_of(ex, args[0])]))


@models(functools.reduce)
def _reduce(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    items = iteration.items_of(ex, args[1])
    if len(args) > 2:
        items.insert(0, args[2])
    if not items:
        raise GraphBreak("B007", "reduce() of nothing")
    total = items[0]
    for item in items[1:]:
        total = calls.call(ex, args[0], [total, item], {})
    return total


def _operator(name: str) -> Model:
    comparisons = ("eq", "ne", "lt", "le", "gt", "ge")
    unary = ("neg", "pos", "invert")

    def model(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
        if len(args) != (1 if name in unary else 2):
            raise GraphBreak("B007", f"operator.{name} with {len(args)} arguments")
        if name in comparisons:
            return operations.compare(ex, name, args[0], args[1])
        if name in unary:
            return operations.unary(ex, name, args[0])
        if name == "getitem":
            return operations.get_item(ex, args[0], args[1])
        return operations.binary(ex, name, args[0], args[1])

    return model


for _name in ("add", "and_", "floordiv", "lshift", "matmul", "mul", "mod", "or_", "pow", "rshift", "sub", "truediv", "xor"):
    MODELS[getattr(operator, _name)] = _operator(_name)
for _name in ("eq", "ne", "lt", "le", "gt", "ge", "neg", "pos", "invert", "getitem"):
    MODELS[getattr(operator, _name)] = _operator(_name)
