"""Operations on values that instructions and modelled builtins share: arithmetic, truth, identity, comparison, containment, items.

Each answers with a value, or breaks the graph where it does not know the answer for certain.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from ..ir.sizes import SizeExpr, size_hint
from . import tensors
from .breaks import GraphBreak
from .executor import Executor
from .lookup import MISSING, mro_lookup
from .values import (
    BuiltinMethod,
    CellValue,
    Constant,
    DictValue,
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

_SIZE_ARITHMETIC = {"add": operator.add, "sub": operator.sub, "mul": operator.mul, "floordiv": operator.floordiv, "mod": operator.mod}
_COMPARISONS = {"eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge}
# operator.* name -> name of the operator in the op table
ROW_OPERATORS = {"and_": "and", "or_": "or"}
_ALWAYS_TRUE = (FunctionValue, MethodValue, BuiltinMethod, CellValue, IteratorValue, SliceValue)


def fold(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """Call a pure function on constants now; an exception it raises is left to the uncompiled code."""
    try:
        return function(*args, **kwargs)
    except Exception as error:  # whatever it raises, the uncompiled code raises again
        raise GraphBreak("B007", f"{type(error).__name__}: {error}") from None


def wrap_constant(value: Any) -> Value:
    """A folded result as a value: literals stay constants, containers of literals become container values."""
    if type(value) is tuple:
        return TupleValue(tuple(wrap_constant(v) for v in value))
    if type(value) is list:
        return ListValue([wrap_constant(v) for v in value])
    if type(value) is range:
        return RangeValue(value)
    from .values import is_literal

    if is_literal(value):
        return Constant(value)
    if isinstance(value, type):
        return Known(value)
    raise GraphBreak("B004", f"a result of type {type(value).__name__}")


def constant_of(ex: Executor, value: Value, what: str) -> Any:
    """The Python object for ``value`` where all of it is constant (symbolic sizes are specialised); breaks otherwise."""
    value = ex.look(value)
    if isinstance(value, Constant | RangeValue):
        return value.value
    if isinstance(value, SizeValue):
        return specialise(ex, value.size)
    if isinstance(value, TupleValue):
        items = tuple(constant_of(ex, v, what) for v in value.items)
        return items if value.cls is tuple else value.cls(items)
    if isinstance(value, ListValue) and value.source is None:
        return [constant_of(ex, v, what) for v in value.items]
    if isinstance(value, DictValue):
        return {k: constant_of(ex, v, what) for k, v in value.items.items()}
    if isinstance(value, SetValue):
        return set(value.items)
    if isinstance(value, SliceValue):
        return slice(*(constant_of(ex, v, what) for v in value.parts))
    if isinstance(value, Known) and isinstance(value.obj, type):
        return value.obj
    if isinstance(value, TensorValue):
        raise GraphBreak("B008", f"{what} needs the contents of a tensor")
    raise GraphBreak("B004", f"{what} of a {value.type_name()}")


def specialise(ex: Executor, size: Any) -> int:
    """A symbolic size as the number it is now, guarded."""
    hint = size_hint(size)
    if isinstance(size, SizeExpr):
        size.env.decide("==", size, hint)
    return hint


def int_like(ex: Executor, value: Value) -> Any:
    """An int or symbolic size, or None."""
    value = ex.look(value)
    if isinstance(value, SizeValue):
        return value.size
    if isinstance(value, Constant) and isinstance(value.value, int):
        return value.value
    return None


def from_size(size: Any) -> Value:
    """A size as a value."""
    return SizeValue(size) if isinstance(size, SizeExpr) else Constant(int(size))


# ------------------------------------------------------------------ arithmetic


def binary(ex: Executor, name: str, left: Value, right: Value, in_place: bool = False) -> Value:
    """``left name right``; ``in_place`` for augmented assignment."""
    left, right = ex.look(left), ex.look(right)
    if isinstance(left, TensorValue) or isinstance(right, TensorValue):
        return tensors.operator(ex, ROW_OPERATORS.get(name, name), (left, right), in_place)
    if isinstance(left, SizeValue) or isinstance(right, SizeValue):
        a, b = int_like(ex, left), int_like(ex, right)
        if name in _SIZE_ARITHMETIC and a is not None and b is not None and not (isinstance(b, int) and b == 0):
            return from_size(_SIZE_ARITHMETIC[name](a, b))
    if isinstance(left, TupleValue) and isinstance(right, TupleValue) and name == "add":
        return TupleValue(left.items + right.items, cls=left.cls)
    if isinstance(left, ListValue) and isinstance(right, ListValue) and name == "add" and not in_place:
        return ListValue(left.items + right.items)
    if isinstance(left, ListValue) and in_place and name == "add":
        from .instructions.containers import extend_list
        from .iteration import items_of

        extend_list(ex, left, items_of(ex, right), "+=")
        return left
    count = int_like(ex, right)
    if name == "mul" and isinstance(count, int) and isinstance(left, TupleValue | ListValue) and not in_place and len(left.items) * count < 100_000:
        return TupleValue(left.items * count) if isinstance(left, TupleValue) else ListValue(left.items * count)
    if isinstance(left, ListValue | DictValue | SetValue) and in_place:
        raise GraphBreak("B005", f"in-place {name} on a {left.type_name()}")
    if isinstance(left, ListValue | DictValue) or isinstance(right, ListValue | DictValue):
        raise GraphBreak("B004", f"{name} on a {left.type_name()} and a {right.type_name()}")
    function = getattr(operator, name)
    a, b = constant_of(ex, left, name), constant_of(ex, right, name)
    if name in ("pow", "lshift", "mul") and isinstance(a, int) and isinstance(b, int) and a.bit_length() * max(abs(b), 1) > 1 << 16 and name != "mul":
        raise GraphBreak("B004", "a very large integer")
    return wrap_constant(fold(function, a, b))


def unary(ex: Executor, name: str, value: Value) -> Value:
    """neg, pos, invert."""
    value = ex.look(value)
    if isinstance(value, TensorValue):
        return tensors.operator(ex, ROW_OPERATORS.get(name, name), (value,))
    if isinstance(value, SizeValue) and name in ("neg", "pos"):
        return from_size(-value.size if name == "neg" else value.size)
    return wrap_constant(fold(getattr(operator, name), constant_of(ex, value, name)))


def truth(ex: Executor, value: Value) -> bool:
    """bool(value), decided now."""
    value = ex.look(value)
    if isinstance(value, Constant):
        return bool(value.value)
    if isinstance(value, SizeValue):
        return bool(value.size)
    if isinstance(value, TupleValue | ListValue | DictValue | SetValue):
        return len(value.items) > 0
    if isinstance(value, RangeValue):
        return len(value.value) > 0
    if isinstance(value, _ALWAYS_TRUE):
        return True
    if isinstance(value, TensorValue):
        raise GraphBreak("B002", "a branch depends on the contents of a tensor", "use where() to choose between tensors")
    if isinstance(value, Known | ObjectValue):
        kind = type(value.obj)
        if mro_lookup(kind, "__bool__") is MISSING and mro_lookup(kind, "__len__") is MISSING:
            return True
    raise GraphBreak("B004", f"the truth of a {value.type_name()}")


# ------------------------------------------------------------------ comparison


def identical(ex: Executor, left: Value, right: Value) -> bool:
    """``left is right``."""
    left, right = ex.look(left), ex.look(right)
    if left is right:
        return True
    if isinstance(left, Constant | Known) and isinstance(right, Constant | Known):
        a = left.value if isinstance(left, Constant) else left.obj
        b = right.value if isinstance(right, Constant) else right.obj
        if a is None or b is None or isinstance(a, bool | type(Ellipsis)) or isinstance(b, bool | type(Ellipsis)):
            return a is b
        if isinstance(left, Known) and isinstance(right, Known):
            return a is b
        if isinstance(left, Known) != isinstance(right, Known):
            return False
        raise GraphBreak("B004", "the identity of numbers or strings", "compare them with ==")
    if isinstance(left, Constant | Known | SizeValue) or isinstance(right, Constant | Known | SizeValue):
        return False  # one is a plain constant object, the other is not
    if left.source is not None and right.source is not None:
        ex.guards.pair("NOT_SAME", left.source, right.source)
        return False
    if isinstance(left, MethodValue | BuiltinMethod) or isinstance(right, MethodValue | BuiltinMethod):
        return False
    if isinstance(left, TupleValue) and isinstance(right, TupleValue) and not left.items and not right.items:
        raise GraphBreak("B004", "the identity of empty tuples")
    return False


def compare(ex: Executor, name: str, left: Value, right: Value) -> Value:
    """``left name right`` for eq ne lt le gt ge."""
    left, right = ex.look(left), ex.look(right)
    if isinstance(left, TensorValue) or isinstance(right, TensorValue):
        return tensors.operator(ex, name, (left, right))
    if isinstance(left, SizeValue) or isinstance(right, SizeValue):
        a, b = int_like(ex, left), int_like(ex, right)
        if a is not None and b is not None:
            return Constant(bool(_COMPARISONS[name](a, b)))
    sequences = (isinstance(left, TupleValue) and isinstance(right, TupleValue)) or (isinstance(left, ListValue) and isinstance(right, ListValue))
    if sequences and name in ("eq", "ne"):
        return Constant(_items_equal(ex, left.items, right.items) == (name == "eq"))  # type: ignore[attr-defined]
    if isinstance(left, Known) and isinstance(right, Known) and name in ("eq", "ne") and _identity_equality(left.obj) and _identity_equality(right.obj):
        return Constant((left.obj is right.obj) == (name == "eq"))
    if name in ("eq", "ne") and ((_is_none(left) and _plain_equality(right)) or (_is_none(right) and _plain_equality(left))):
        return Constant(identical(ex, left, right) == (name == "eq"))
    return wrap_constant(fold(_COMPARISONS[name], constant_of(ex, left, "a comparison"), constant_of(ex, right, "a comparison")))


def _is_none(value: Value) -> bool:
    return isinstance(value, Constant) and value.value is None


def _plain_equality(value: Value) -> bool:
    return not isinstance(value, ObjectValue) or mro_lookup(type(value.obj), "__eq__") is object.__eq__


def _identity_equality(obj: Any) -> bool:
    return mro_lookup(type(obj), "__eq__") in (object.__eq__, type.__eq__)


def _items_equal(ex: Executor, left: Any, right: Any) -> bool:
    if len(left) != len(right):
        return False
    return all((a is b and not isinstance(a, TensorValue)) or truth(ex, compare(ex, "eq", a, b)) for a, b in zip(left, right, strict=True))


def contains(ex: Executor, container: Value, value: Value) -> bool:
    """``value in container``."""
    container = ex.look(container)
    if isinstance(container, DictValue | SetValue):
        key = constant_of(ex, value, "a membership test")
        return bool(fold(operator.contains, container.items, key))
    if isinstance(container, TupleValue | ListValue):
        value = ex.look(value)
        for candidate in container.items:
            candidate = ex.look(candidate)
            if isinstance(candidate, TensorValue) or isinstance(value, TensorValue):
                raise GraphBreak("B002", "membership among tensors")
            if candidate is value or truth(ex, compare(ex, "eq", candidate, value)):
                return True
        return False
    return bool(fold(operator.contains, constant_of(ex, container, "a membership test"), constant_of(ex, value, "a membership test")))


# ------------------------------------------------------------------ items


def get_item(ex: Executor, container: Value, key: Value) -> Value:
    """``container[key]``."""
    container, key = ex.look(container), ex.look(key)
    if isinstance(container, TensorValue) or isinstance(key, TensorValue):
        return tensors.get_item(ex, container, key)
    if isinstance(container, TupleValue | ListValue):
        index = constant_of(ex, key, "an index")
        if isinstance(index, slice):
            picked = fold(operator.getitem, container.items, index)
            return TupleValue(tuple(picked), cls=container.cls) if isinstance(container, TupleValue) else ListValue(list(picked))
        item: Value = fold(operator.getitem, container.items, index)
        return item
    if isinstance(container, DictValue):
        found: Value = fold(operator.getitem, container.items, constant_of(ex, key, "a dict key"))
        return found
    if isinstance(container, ObjectValue):
        from .calls import call_special

        return call_special(ex, container, "__getitem__", [key])
    if isinstance(container, Known) and isinstance(container.obj, type):
        raise GraphBreak("B004", f"subscript of the class {container.obj.__name__}")
    return wrap_constant(fold(operator.getitem, constant_of(ex, container, "a subscript"), constant_of(ex, key, "a subscript")))


def set_item(ex: Executor, container: Value, key: Value, value: Value) -> None:
    """``container[key] = value``."""
    from .instructions.containers import change_dict, fresh, key_of

    container = ex.look(container)
    if isinstance(container, TensorValue):
        tensors.set_item(ex, container, ex.look(key), ex.look(value))
    elif isinstance(container, DictValue):
        key_object = key_of(ex, key)
        change_dict(ex, container, "item assignment")
        container.items[key_object] = value
    elif isinstance(container, ListValue):
        fresh(container, "item assignment")
        index = constant_of(ex, key, "an index")
        if not isinstance(index, int):
            raise GraphBreak("B004", "assignment to a slice of a list")
        old = list(container.items)

        def undo() -> None:
            container.items[:] = old

        fold(operator.getitem, container.items, index)
        ex.changed(undo)
        container.items[index] = value
    else:
        raise GraphBreak("B005", f"item assignment on a {container.type_name()}")


def delete_item(ex: Executor, container: Value, key: Value) -> None:
    """``del container[key]``."""
    from .instructions.containers import change_dict, fresh

    container = ex.look(container)
    if isinstance(container, DictValue):
        key_object = constant_of(ex, key, "a dict key")
        fold(operator.getitem, container.items, key_object)
        change_dict(ex, container, "item deletion")
        del container.items[key_object]
    elif isinstance(container, ListValue):
        fresh(container, "item deletion")
        index = constant_of(ex, key, "an index")
        fold(operator.getitem, container.items, index)
        old = list(container.items)

        def undo() -> None:
            container.items[:] = old

        ex.changed(undo)
        del container.items[index]
    else:
        raise GraphBreak("B005", f"item deletion on a {container.type_name()}")
