"""Methods of modelled values: list, tuple, dict, set, str and numbers, and the border to tensor methods."""

from __future__ import annotations

from typing import Any

from . import iteration, operations, tensors
from .breaks import GraphBreak
from .executor import Executor
from .instructions.containers import change_dict, extend_list, fresh, key_of
from .values import Constant, DictValue, DictView, ListValue, RangeValue, SetValue, SizeValue, TensorValue, TupleValue, Value


def call_method(ex: Executor, owner: Value, name: str, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """``owner.name(*args, **kwargs)``."""
    owner = ex.look(owner)
    if isinstance(owner, TensorValue):
        return tensors.method(ex, owner, name, args, kwargs)
    if isinstance(owner, ListValue):
        return _list_method(ex, owner, name, args, kwargs)
    if isinstance(owner, DictValue):
        return _dict_method(ex, owner, name, args, kwargs)
    if isinstance(owner, SetValue):
        return _set_method(ex, owner, name, args, kwargs)
    if isinstance(owner, TupleValue) and owner.cls is not tuple and name == "numel":
        from ..ir.sizes import product

        return operations.from_size(product([operations.int_like(ex, v) for v in owner.items]))
    if isinstance(owner, Constant | TupleValue | RangeValue | SizeValue):
        constant = operations.constant_of(ex, owner, name)
        if isinstance(constant, str) and name == "join":
            return Constant(operations.fold(constant.join, [operations.constant_of(ex, v, "join()") for v in iteration.items_of(ex, args[0])]))
        values = [operations.constant_of(ex, a, name) for a in args]
        keywords = {k: operations.constant_of(ex, v, name) for k, v in kwargs.items()}
        return operations.wrap_constant(operations.fold(getattr(constant, name), *values, **keywords))
    raise GraphBreak("B001", f"method {name} of a {owner.type_name()}")


def _list_method(ex: Executor, owner: ListValue, name: str, args: list[Value], kwargs: dict[str, Value]) -> Value:
    if name == "append" and len(args) == 1:
        extend_list(ex, owner, [args[0]], "append")
        return Constant(None)
    if name == "extend" and len(args) == 1:
        extend_list(ex, owner, iteration.items_of(ex, args[0]), "extend")
        return Constant(None)
    if name == "copy" and not args:
        return ListValue(list(owner.items))
    if name in ("pop", "insert", "reverse", "clear") and not kwargs:
        fresh(owner, name)
        old = list(owner.items)

        def undo() -> None:
            owner.items[:] = old

        ex.changed(undo)
        numbers = [operations.constant_of(ex, a, name) for a in args[:1]]
        result: Any = operations.fold(getattr(owner.items, name), *numbers, *args[1:])
        return result if isinstance(result, Value) else Constant(None)
    if name in ("index", "count") and len(args) == 1:
        return Constant(operations.fold(getattr([operations.constant_of(ex, i, name) for i in owner.items], name), operations.constant_of(ex, args[0], name)))
    raise GraphBreak("B001" if owner.source is None else "B005", f"list.{name}")


def _dict_method(ex: Executor, owner: DictValue, name: str, args: list[Value], kwargs: dict[str, Value]) -> Value:
    if name in ("keys", "values", "items") and not args:
        return DictView(owner, name)
    if name == "get" and 1 <= len(args) <= 2 and not kwargs:
        key = operations.constant_of(ex, args[0], "a dict key")
        found: Value = operations.fold(owner.items.get, key, args[1] if len(args) > 1 else Constant(None))
        return found
    if name == "copy" and not args:
        return DictValue(dict(owner.items))
    if name == "pop" and args and not kwargs:
        key = operations.constant_of(ex, args[0], "a dict key")
        if key not in owner.items:
            if len(args) > 1:
                return args[1]
            raise GraphBreak("B007", f"KeyError: {key!r}")
        change_dict(ex, owner, "pop")
        return owner.items.pop(key)
    if name == "setdefault" and args:
        key = key_of(ex, args[0])
        if key not in owner.items:
            change_dict(ex, owner, "setdefault")
            owner.items[key] = args[1] if len(args) > 1 else Constant(None)
        return owner.items[key]
    if name == "update" and len(args) <= 1:
        new: dict[Any, Value] = dict(kwargs)
        if args:
            other = ex.look(args[0])
            if not isinstance(other, DictValue):
                raise GraphBreak("B004", f"dict.update() with a {other.type_name()}")
            new = {**other.items, **kwargs}
        change_dict(ex, owner, "update")
        owner.items.update(new)
        return Constant(None)
    raise GraphBreak("B001" if owner.source is None else "B005", f"dict.{name}")


def _set_method(ex: Executor, owner: SetValue, name: str, args: list[Value], kwargs: dict[str, Value]) -> Value:
    if name == "add" and len(args) == 1:
        key = key_of(ex, args[0])
        change_dict(ex, owner, "add")
        owner.items.setdefault(key, args[0])
        return Constant(None)
    raise GraphBreak("B001", f"set.{name}")
