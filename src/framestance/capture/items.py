"""Items: ``container[key]``, assigned and deleted, for everything that has some."""

from __future__ import annotations

import collections
import operator

from . import tensors
from .breaks import GraphBreak
from .effects import contents_change, refuse_death
from .executor import Executor
from .lookup import class_name, is_a
from .operations import constant_of, fold, key_value, sliced_class, wrap_constant
from .values import Constant, DequeValue, DictValue, Instance, Known, ListValue, SliceValue, TensorValue, TupleValue, Value


def get_item(ex: Executor, container: Value, key: Value) -> Value:
    """``container[key]``."""
    container, key = ex.look(container), ex.look(key)
    if isinstance(container, TensorValue) or isinstance(key, TensorValue):
        return tensors.get_item(ex, container, key)
    if isinstance(container, DequeValue):
        found_item: Value = fold(operator.getitem, collections.deque(container.items), constant_of(ex, key, "an index"))
        return found_item
    if isinstance(container, TupleValue | ListValue):
        index = constant_of(ex, key, "an index")
        if isinstance(index, slice):
            return _slice_of(container, index)
        item: Value = fold(operator.getitem, container.items, index)
        return item
    if isinstance(container, DictValue):
        found: Value = fold(operator.getitem, container.items, constant_of(ex, key, "a dict key"))
        return found
    if isinstance(container, Instance):
        from .calls import call_special

        return call_special(ex, container, "__getitem__", [key])
    if isinstance(container, Known) and is_a(container.obj, type):
        raise GraphBreak("B004", f"subscript of the class {class_name(container.obj)}")
    found = fold(operator.getitem, constant_of(ex, container, "a subscript"), constant_of(ex, key, "a subscript"))
    return Constant(found) if isinstance(container, Constant) else wrap_constant(found)


def _slice_of(container: TupleValue | ListValue, index: slice) -> Value:
    """``container[index]``: CPython gives an exact tuple back as it is when the slice is all of it."""
    picked = fold(operator.getitem, container.items, index)
    if isinstance(container, ListValue):
        return ListValue(list(picked))
    length = len(container.items)
    whole = container.cls is tuple and (length == 0 or index.indices(length) == (0, length, 1))
    return container if whole else TupleValue(tuple(picked), cls=sliced_class(container))


def set_item(ex: Executor, container: Value, key: Value, value: Value) -> None:
    """``container[key] = value``."""
    from .attributes import is_in_c
    from .instructions.containers import change_dict, key_of

    container = ex.look(container)
    if isinstance(container, TensorValue):
        tensors.set_item(ex, container, ex.look(key), ex.look(value))
    elif isinstance(container, DictValue):
        key_object = key_of(ex, key)
        refuse_death(container.items.get(key_object), "an item")
        change_dict(ex, container)
        container.items[key_object] = value
        contents_change(ex, container, dict.__setitem__, key_value(key_object), value)
    elif isinstance(container, ListValue):
        index = constant_of(ex, key, "an index")
        if isinstance(index, slice):
            _set_slice(ex, container, key, index, value)
            return
        if not isinstance(index, int):
            raise GraphBreak("B004", f"assignment to a list at a {type(index).__name__}")
        fold(operator.setitem, list(container.items), index, value)
        refuse_death(container.items[index], "an item")
        ex.keep_items(container.items)
        container.items[index] = value
        contents_change(ex, container, list.__setitem__, Constant(index), value)
    elif isinstance(container, Instance) and not is_in_c(container, "__setitem__"):
        from .calls import call_special

        call_special(ex, container, "__setitem__", [key, value])
    else:
        raise GraphBreak("B005", f"item assignment on a {container.type_name()}")


def _set_slice(ex: Executor, container: ListValue, key: Value, index: slice, value: Value) -> None:
    """``list[slice] = iterable``."""
    from .iteration import items_of

    length = len(container.items)
    new = items_of(ex, value)
    if len(container.items) != length:  # versions of CPython differ in when they look at the length
        raise GraphBreak("B004", "a list changes its length while a slice of it is assigned")
    for item in fold(operator.getitem, container.items, index):
        refuse_death(item, "an item")
    ex.keep_items(container.items)
    fold(operator.setitem, container.items, index, new)
    contents_change(ex, container, list.__setitem__, key, TupleValue(tuple(new)))


def delete_item(ex: Executor, container: Value, key: Value) -> None:
    """``del container[key]``."""
    from .attributes import is_in_c
    from .instructions.containers import change_dict

    container = ex.look(container)
    if isinstance(container, DictValue):
        key_object = constant_of(ex, key, "a dict key")
        refuse_death(fold(operator.getitem, container.items, key_object), "an item")
        change_dict(ex, container)
        container.deletions += 1
        del container.items[key_object]
        contents_change(ex, container, dict.__delitem__, key_value(key_object))
    elif isinstance(container, ListValue):
        index = constant_of(ex, key, "an index")
        fold(operator.delitem, list(container.items), index)
        going = container.items[index]
        for item in going if isinstance(going, list) else [going]:
            refuse_death(item, "an item")
        ex.keep_items(container.items)
        del container.items[index]
        where = SliceValue((Constant(index.start), Constant(index.stop), Constant(index.step))) if isinstance(index, slice) else Constant(index)
        contents_change(ex, container, list.__delitem__, where)
    elif isinstance(container, Instance) and not is_in_c(container, "__delitem__"):
        from .calls import call_special

        call_special(ex, container, "__delitem__", [key])
    else:
        raise GraphBreak("B005", f"item deletion on a {container.type_name()}")
