"""Operations on values that instructions and modelled builtins share: arithmetic, truth, identity, comparison, containment, items.

Each answers with a value, or breaks the graph where it does not know the answer for certain.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from ..ir.sizes import SizeExpr, numbers_in, size_hint
from . import floats, known, tensors
from .breaks import GraphBreak
from .exceptions import raised_by, said_by_python
from .executor import Executor
from .lookup import MISSING, is_a, is_static, mro_lookup
from .values import (
    BuiltinMethod,
    CellValue,
    ChangingValue,
    CompiledValue,
    Constant,
    DequeValue,
    DictValue,
    FunctionValue,
    GeneratorValue,
    Instance,
    IteratorValue,
    Known,
    ListValue,
    MethodValue,
    ObjectValue,
    PartialValue,
    RangeValue,
    SetValue,
    SizeValue,
    SliceValue,
    TensorValue,
    TupleKey,
    TupleValue,
    Value,
    is_literal,
    plain_key,
)

_SIZE_ARITHMETIC = {"add": operator.add, "sub": operator.sub, "mul": operator.mul, "floordiv": operator.floordiv, "mod": operator.mod}
COMPARISONS = {"eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge}
# operator.* name -> name of the operator in the op table
ROW_OPERATORS = {"and_": "and", "or_": "or"}
_ALWAYS_TRUE = (FunctionValue, MethodValue, BuiltinMethod, CellValue, IteratorValue, GeneratorValue, PartialValue, SliceValue)


def fold(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """Call a pure function on constants now. What it raises is raised in the captured code."""
    try:
        return function(*args, **kwargs)
    except Exception as error:
        raise raised_by(error) from None


def wrap_constant(value: Any) -> Value:
    """A folded result as a value: literals stay constants, containers of literals become container values."""
    if type(value) is tuple:
        return TupleValue(tuple(wrap_constant(v) for v in value))
    if type(value) is list:
        return ListValue([wrap_constant(v) for v in value])
    if type(value) is range:
        return RangeValue(value)
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
    if isinstance(value, ChangingValue):
        raise GraphBreak("B014", f"{what} of a {value.type_name()} that changes from call to call")
    if isinstance(value, TupleValue):
        items = tuple(_item_constant(ex, v, what) for v in value.items)
        return items if value.cls is tuple else getattr(value.cls, "_make", value.cls)(items)
    if isinstance(value, ListValue) and value.source is None:
        return [_item_constant(ex, v, what) for v in value.items]
    if isinstance(value, DictValue):
        return {plain_key(k): _item_constant(ex, v, what) for k, v in value.items.items()}
    if isinstance(value, SetValue):
        return set(map(plain_key, value.items))
    if isinstance(value, SliceValue):
        return slice(*(constant_of(ex, v, what) for v in value.parts))
    if isinstance(value, Known) and is_a(value.obj, type) and is_static(value.obj):
        return value.obj  # other classes can be renamed, and their metaclass may have a say
    if isinstance(value, TensorValue):
        raise GraphBreak("B008", f"{what} needs the contents of a tensor")
    raise GraphBreak("B004", f"{what} of a {value.type_name()}")


def key_value(key: Any) -> Value:
    """The value that a key of a dict is."""
    if type(key) is TupleKey:
        return key.value
    return Constant(key) if is_literal(key) else wrap_constant(key)


def opened(value: Value) -> Value:
    """A constant tuple as the tuple of its items; every other value as it is."""
    if isinstance(value, Constant) and type(value.value) is tuple:
        return TupleValue(tuple(Constant(item) for item in value.value))
    return value


def _item_constant(ex: Executor, value: Value, what: str) -> Any:
    """An item of a container as a constant. Containers compare their items by identity first, which only NaN makes visible."""
    found = constant_of(ex, value, what)
    if isinstance(found, float | complex) and found != found:
        raise GraphBreak("B004", f"{what} with a NaN in a container")
    return found


def specialise(ex: Executor, size: Any) -> int:
    """A symbolic size as the number it is now, guarded."""
    hint = size_hint(size)
    if numbers_in(size):
        raise GraphBreak("B014", "an int that changes from call to call is needed as a constant")
    if isinstance(size, SizeExpr):
        size.env.decide("==", size, hint)
    return hint


def int_like(ex: Executor, value: Value) -> Any:
    """An int or symbolic size, or None."""
    value = ex.look(value)
    if isinstance(value, SizeValue):
        return value.size
    if isinstance(value, Constant) and isinstance(value.value, int):
        return int(value.value)
    return None


def from_size(size: Any) -> Value:
    """A size as a value."""
    return SizeValue(size) if isinstance(size, SizeExpr) else Constant(int(size))


# ------------------------------------------------------------------ arithmetic


def binary(ex: Executor, name: str, left: Value, right: Value, in_place: bool = False) -> Value:
    """``left name right``; ``in_place`` for augmented assignment."""
    left, right = ex.look(left), ex.look(right)
    if isinstance(left, Instance) or (isinstance(right, Instance) and not isinstance(left, TensorValue)):
        from . import protocols

        return protocols.binary(ex, name, left, right, in_place)
    if isinstance(left, TensorValue) or isinstance(right, TensorValue):
        return tensors.operator(ex, ROW_OPERATORS.get(name, name), (left, right), in_place)
    if isinstance(left, SizeValue) or isinstance(right, SizeValue):
        a, b = int_like(ex, left), int_like(ex, right)
        if name in _SIZE_ARITHMETIC and a is not None and b is not None:
            if name in ("floordiv", "mod") and not b:
                raise said_by_python(ZeroDivisionError)
            return _within_words(_SIZE_ARITHMETIC[name](a, b), a, b)
    changing = floats.arithmetic(ex, name, left, right)
    if changing is not None:
        return changing
    if isinstance(left, Constant) != isinstance(right, Constant):
        left, right = opened(left), opened(right)
    if isinstance(left, TupleValue) and isinstance(right, TupleValue) and name == "add":
        return _joined(left, right)
    if isinstance(left, ListValue) and isinstance(right, ListValue) and name == "add" and not in_place:
        return ListValue(left.items + right.items)
    if isinstance(left, ListValue) and in_place and name == "add":
        from .instructions.containers import extend_list
        from .iteration import portions

        for items in portions(ex, right):
            extend_list(ex, left, items, "+=")
        return left
    count = int_like(ex, right)
    if name == "mul" and isinstance(count, int) and isinstance(left, TupleValue | ListValue) and len(left.items) * count < MAX_REPEATED:
        if isinstance(left, TupleValue) and left.cls is tuple:
            return left if count == 1 else TupleValue(left.items * count)
        if isinstance(left, ListValue) and not in_place:
            return ListValue(left.items * count)
    if isinstance(left, ListValue | DictValue | SetValue) and in_place:
        raise GraphBreak("B005", f"in-place {name} on a {left.type_name()}")
    if isinstance(left, ListValue | DictValue) or isinstance(right, ListValue | DictValue):
        raise GraphBreak("B004", f"{name} on a {left.type_name()} and a {right.type_name()}")
    function = getattr(operator, f"i{name.rstrip('_')}" if in_place else name)  # of constants they differ in what they say of errors
    a, b = constant_of(ex, left, name), constant_of(ex, right, name)
    if name in ("pow", "lshift") and isinstance(a, int) and isinstance(b, int) and a.bit_length() * max(abs(b), 1) > 1 << 16:
        raise GraphBreak("B004", "a very large integer")
    if name == "mul" and (isinstance(a, str | bytes | tuple) or isinstance(b, str | bytes | tuple)) and _repeated_length(a, b) > MAX_REPEATED:
        raise GraphBreak("B004", "a very long constant")
    return wrap_constant(fold(function, a, b))


def _within_words(result: Any, *operands: Any) -> Value:
    """A size or changing int that was computed, where machine words hold it and what it was made of."""
    if any(abs(size_hint(x)) > LARGEST for x in (result, *operands)):
        raise GraphBreak("B014", "an int that changes from call to call, or what is computed with it, is larger than machine words hold")
    return from_size(result)


LARGEST = 1 << 62
MAX_REPEATED = 100_000  # items of a repeated sequence that a capture makes itself


def _repeated_length(a: Any, b: Any) -> int:
    sequence, count = (a, b) if isinstance(a, str | bytes | tuple) else (b, a)
    return len(sequence) * count if isinstance(count, int) else 0


def _joined(left: TupleValue, right: TupleValue) -> Value:
    """``left + right``: CPython gives an exact tuple back as it is when the other is empty."""
    if not left.items and right.cls is tuple:
        return right
    if not right.items and left.cls is tuple:
        return left
    return TupleValue(left.items + right.items, cls=sliced_class(left))


def sliced_class(value: TupleValue) -> type:
    """The class of what slices and sums of ``value`` are: sizes stay sizes, named tuples become tuples."""
    return tuple if hasattr(value.cls, "_fields") else value.cls


def unary(ex: Executor, name: str, value: Value) -> Value:
    """neg, pos, invert."""
    value = ex.look(value)
    if isinstance(value, Instance):
        from . import protocols

        return protocols.unary(ex, name, value)
    if isinstance(value, TensorValue):
        return tensors.operator(ex, ROW_OPERATORS.get(name, name), (value,))
    if name == "invert" and isinstance(value, Constant) and isinstance(value.value, bool):
        raise GraphBreak("B004", "~ of a bool, which warns")
    if isinstance(value, SizeValue) and name in ("neg", "pos"):
        return _within_words(-value.size if name == "neg" else value.size)
    changing = value if name == "pos" and floats.is_changing(value) else floats.arithmetic(ex, name, value)
    return changing or wrap_constant(fold(getattr(operator, name), constant_of(ex, value, name)))


def truth(ex: Executor, value: Value) -> bool:
    """bool(value), decided now."""
    value = ex.look(value)
    if isinstance(value, Constant):
        if value.value is NotImplemented:
            raise GraphBreak("B004", "the truth of NotImplemented, which warns")
        return bool(value.value)
    if isinstance(value, SizeValue):
        return bool(value.size)
    if isinstance(value, TupleValue | ListValue | DictValue | SetValue | DequeValue):
        return len(value.items) > 0
    if isinstance(value, RangeValue):
        return bool(value.value)
    if isinstance(value, _ALWAYS_TRUE):
        return True
    if isinstance(value, TensorValue):
        raise GraphBreak("B002", "a branch depends on the contents of a tensor", "use where() to choose between tensors")
    if isinstance(value, Instance):
        from . import protocols

        return protocols.truth(ex, value)
    if isinstance(value, Known | CompiledValue):
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
    if _is_singleton(left) or _is_singleton(right):
        return isinstance(left, Constant) and isinstance(right, Constant) and left.value is right.value
    if isinstance(left, Known) and isinstance(right, Known):
        return left.obj is right.obj
    if isinstance(left, Known) or isinstance(right, Known):
        return False  # an object pinned by identity is never seen as another kind of value
    kinds = left.python_type(), right.python_type()
    if kinds[0] is not None and kinds[1] is not None and kinds[0] is not kinds[1]:
        return False
    if isinstance(left, _BY_VALUE) or isinstance(right, _BY_VALUE):
        raise GraphBreak("B004", "the identity of numbers, strings or constant tuples", "compare them with ==")
    if left.source is not None and right.source is not None:
        ex.guards.pair("NOT_SAME", left.source, right.source)
        return False
    if isinstance(left, TupleValue) and isinstance(right, TupleValue) and not left.items and not right.items:
        raise GraphBreak("B004", "the identity of empty tuples")
    return False


_BY_VALUE = (Constant, ChangingValue, SizeValue, RangeValue)


def _is_singleton(value: Value) -> bool:
    return isinstance(value, Constant) and (value.value is None or isinstance(value.value, bool | type(Ellipsis)))


def compare(ex: Executor, name: str, left: Value, right: Value) -> Value:
    """``left name right`` for eq ne lt le gt ge."""
    left, right = ex.look(left), ex.look(right)
    if isinstance(left, Instance) or (isinstance(right, Instance) and not isinstance(left, TensorValue)):
        from . import protocols

        return protocols.compare(ex, name, left, right)
    if isinstance(left, TensorValue) or isinstance(right, TensorValue):
        return tensors.operator(ex, name, (left, right))
    if isinstance(left, SizeValue) or isinstance(right, SizeValue):
        a, b = int_like(ex, left), int_like(ex, right)
        if a is not None and b is not None:
            _within_words(a, b)
            return Constant(bool(COMPARISONS[name](a, b)))
    if isinstance(left, Constant) != isinstance(right, Constant):
        left, right = opened(left), opened(right)
    sequences = (isinstance(left, TupleValue) and isinstance(right, TupleValue)) or (isinstance(left, ListValue) and isinstance(right, ListValue))
    if sequences and name in ("eq", "ne"):
        return Constant(_items_equal(ex, left.items, right.items) == (name == "eq"))  # type: ignore[attr-defined]
    if isinstance(left, Known) and isinstance(right, Known) and name in ("eq", "ne") and _identity_equality(left.obj) and _identity_equality(right.obj):
        return Constant((left.obj is right.obj) == (name == "eq"))
    if name in ("eq", "ne") and ((_is_none(left) and _plain_equality(right)) or (_is_none(right) and _plain_equality(left))):
        return Constant(identical(ex, left, right) == (name == "eq"))
    return wrap_constant(fold(COMPARISONS[name], constant_of(ex, left, "a comparison"), constant_of(ex, right, "a comparison")))


def to_text(ex: Executor, value: Value, function: Callable[..., Any]) -> Value:
    """``str(value)``, ``repr(value)`` or ``ascii(value)``."""
    seen = ex.look(value)
    if isinstance(seen, Instance) and function is not ascii:
        from . import protocols

        return protocols.to_text(ex, seen, function)
    if isinstance(seen, Known) and is_a(seen.obj, np.dtype, *known.pinned_types()):
        return Constant(function(seen.obj))
    return Constant(fold(function, constant_of(ex, seen, f"{function.__name__}()")))


def formatted(ex: Executor, value: Value, spec: Value) -> Value:
    """``format(value, spec)``."""
    seen = ex.look(value)
    if isinstance(seen, Instance):
        from . import protocols

        return protocols.format_(ex, seen, spec)
    if isinstance(seen, Known) and is_a(seen.obj, np.dtype, *known.pinned_types()):
        return Constant(fold(format, seen.obj, constant_of(ex, spec, "format()")))
    return Constant(fold(format, constant_of(ex, seen, "format()"), constant_of(ex, spec, "format()")))


def _is_none(value: Value) -> bool:
    return isinstance(value, Constant) and value.value is None


def _plain_equality(value: Value) -> bool:
    return not isinstance(value, ObjectValue | Known | CompiledValue) or _identity_equality(value.obj)


def _identity_equality(obj: Any) -> bool:
    kind = type(obj)
    return mro_lookup(kind, "__eq__") is object.__eq__ and mro_lookup(kind, "__ne__") is object.__ne__


def _items_equal(ex: Executor, left: Any, right: Any) -> bool:
    """Lists of different length are never compared item by item; tuples are, up to the shorter one's end."""
    same_length, before = len(left) == len(right), (list(left), list(right))
    equal = (same_length or isinstance(left, tuple)) and all(same_or_equal(ex, a, b) for a, b in zip(*before, strict=False)) and same_length
    if any(len(now) != len(then) or any(a is not b for a, b in zip(now, then, strict=True)) for now, then in zip((left, right), before, strict=True)):
        raise GraphBreak("B007", "lists that change while they are compared")
    return equal


def same_or_equal(ex: Executor, left: Value, right: Value) -> bool:
    """How containers compare their items: identity first."""
    left, right = ex.look(left), ex.look(right)
    if left is right:
        return True
    if any(isinstance(v, Constant) and isinstance(v.value, float | complex) and v.value != v.value for v in (left, right)):
        raise GraphBreak("B004", "NaN compared as an item of a container")
    return truth(ex, compare(ex, "eq", left, right))


def contains(ex: Executor, container: Value, value: Value) -> bool:
    """``value in container``."""
    container = ex.look(container)
    if isinstance(container, Instance):
        from . import protocols

        return protocols.contains(ex, container, value)
    if isinstance(container, IteratorValue | GeneratorValue):
        return among(ex, container, value)
    if isinstance(container, DictValue | SetValue):
        key = constant_of(ex, value, "a membership test")
        return bool(fold(operator.contains, container.items, key))
    if not isinstance(ex.look(value), Constant):
        container = opened(container)
    if isinstance(container, TupleValue | ListValue | DequeValue):
        return any(same_or_equal(ex, candidate, value) for candidate in container.items)
    return bool(fold(operator.contains, constant_of(ex, container, "a membership test"), constant_of(ex, value, "a membership test")))


def among(ex: Executor, iterable: Value, value: Value) -> bool:
    """Whether ``value`` is an item of ``iterable``, which is consumed as far as it takes to know."""
    from . import iteration

    return any(same_or_equal(ex, item, value) for item in iteration.each(ex, iterable))
