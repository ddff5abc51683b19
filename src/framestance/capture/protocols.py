"""What operators do to instances of the user's classes: the special methods of both operands, in CPython's order. The methods are inlined like any other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import exceptions
from .attributes import class_of, special
from .breaks import GraphBreak
from .calls import call
from .exceptions import said_by_python
from .lookup import MISSING, class_name, is_subclass, mro_lookup
from .values import Constant, ExceptionValue, Instance, SizeValue, Value

if TYPE_CHECKING:
    from .executor import Executor

_REFLECTED = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le", "eq": "eq", "ne": "ne"}
_UNSUPPORTED = Constant(NotImplemented)


def _is_unsupported(value: Value) -> bool:
    return isinstance(value, Constant) and value.value is NotImplemented


def _try(ex: Executor, value: Value, name: str, *args: Value) -> Value:
    """``type(value).name(value, *args)``, or NotImplemented where there is none; what is no instance of the user's supports none of them."""
    method = special(ex, value, name) if isinstance(value, Instance) else None
    return _UNSUPPORTED if method is None else ex.look(call(ex, method, list(args), {}))


def binary(ex: Executor, name: str, left: Value, right: Value, in_place: bool) -> Value:
    """``left name right`` where one of them is an instance."""
    plain = name.rstrip("_")
    if in_place:
        result = _try(ex, left, f"__i{plain}__", right)
        if not _is_unsupported(result):
            return result
    if name == "mod" and isinstance(left, Constant) and isinstance(left.value, str | bytes):
        raise GraphBreak("B004", "an instance in a text made by %")
    kinds = left.python_type(), right.python_type()
    attempts = [(left, f"__{plain}__", right)]
    if kinds[0] is not kinds[1]:
        reflected = (right, f"__r{plain}__", left)
        attempts.insert(0 if _goes_first(kinds, reflected[1]) else 1, reflected)
    for value, method, other in attempts:
        result = _try(ex, value, method, other)
        if not _is_unsupported(result):
            return result
    if name in ("add", "mul") and not (isinstance(left, Instance) and isinstance(right, Instance)):
        raise GraphBreak("B004", f"{name} of a {left.type_name()} and a {right.type_name()}")  # sequences are asked once more
    raise said_by_python(TypeError)


def _goes_first(kinds: tuple[type | None, type | None], method: str) -> bool:
    """Whether the right operand's method is asked first: its class is derived from the left one's and has another one."""
    left, right = kinds
    if left is None or right is None or not is_subclass(right, left):
        return False
    return mro_lookup(right, method) is not MISSING and mro_lookup(right, method) is not mro_lookup(left, method)


def unary(ex: Executor, name: str, value: Value) -> Value:
    """neg, pos, invert, abs."""
    result = _try(ex, value, f"__{name}__")
    if _is_unsupported(result):
        raise said_by_python(TypeError)
    return result


def compare(ex: Executor, name: str, left: Value, right: Value) -> Value:
    """``left name right`` where one of them is an instance."""
    from .operations import identical

    kinds = left.python_type(), right.python_type()
    attempts = [(left, name, right), (right, _REFLECTED[name], left)]
    if kinds[0] is not kinds[1] and kinds[0] is not None and kinds[1] is not None and is_subclass(kinds[1], kinds[0]):
        attempts.reverse()
    for value, operation, other in attempts:
        result = _rich(ex, value, operation, other)
        if not _is_unsupported(result):
            return result
    if name in ("eq", "ne"):
        return Constant(identical(ex, left, right) == (name == "eq"))
    raise said_by_python(TypeError)


def _rich(ex: Executor, value: Value, name: str, other: Value) -> Value:
    """One operand's own opinion. What ``object`` thinks is known; builtin values know no instances."""
    from .operations import identical, truth

    if not isinstance(value, Instance):
        return _UNSUPPORTED
    raw = mro_lookup(class_of(value), f"__{name}__")
    if raw is not getattr(object, f"__{name}__"):
        return _try(ex, value, f"__{name}__", other)
    if name == "eq":
        return Constant(True) if identical(ex, value, other) else _UNSUPPORTED
    if name == "ne":
        equal = _rich(ex, value, "eq", other)
        return equal if _is_unsupported(equal) else Constant(not truth(ex, equal))
    return _UNSUPPORTED


def truth(ex: Executor, value: Instance) -> bool:
    """bool(value)."""
    for name in ("__bool__", "__len__"):
        method = special(ex, value, name)
        if method is None:
            continue
        answer = ex.look(call(ex, method, [], {}))
        if isinstance(answer, SizeValue) and name == "__len__":
            return bool(answer.size)
        if isinstance(answer, Constant) and (type(answer.value) is bool or (name == "__len__" and type(answer.value) is int and answer.value >= 0)):
            return bool(answer.value)
        raise GraphBreak("B007", f"a {name} that gives a {answer.type_name()}")
    return True


def contains(ex: Executor, container: Instance, value: Value) -> bool:
    """``value in container``."""
    from . import operations

    method = special(ex, container, "__contains__")
    if method is not None:
        return operations.truth(ex, call(ex, method, [value], {}))
    return operations.among(ex, container, value)


def to_text(ex: Executor, value: Instance, function: Callable[..., Any]) -> Value:
    """``str(value)`` or ``repr(value)``."""
    name = "__str__" if function is str else "__repr__"
    raw = mro_lookup(class_of(value), name)
    if function is str and isinstance(value, ExceptionValue) and exceptions.has_plain_text(value.cls):
        return exceptions.text(ex, value)
    if raw is object.__str__:
        return to_text(ex, value, repr)
    answer = _UNSUPPORTED if raw is object.__repr__ else _try(ex, value, name)
    if not (isinstance(answer, Constant) and type(answer.value) is str):
        raise GraphBreak("B004", f"the text of a {class_name(class_of(value))}")
    return answer


def format_(ex: Executor, value: Instance, spec: Value) -> Value:
    """``format(value, spec)``."""
    if mro_lookup(class_of(value), "__format__") is object.__format__:
        if not (isinstance(spec, Constant) and spec.value == ""):
            raise said_by_python(TypeError)
        return to_text(ex, value, str)
    answer = _try(ex, value, "__format__", spec)
    if not (isinstance(answer, Constant) and type(answer.value) is str):
        raise GraphBreak("B004", f"the text of a {class_name(class_of(value))}")
    return answer
