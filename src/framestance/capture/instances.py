"""Instances of the user's classes made in a capture: ``cls(...)`` followed through ``__new__`` and ``__init__``, and what ``object`` itself does to them."""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import exceptions, known, markers
from .breaks import GraphBreak, StanceChange
from .guards import held
from .lookup import class_name, has_destructor, is_one_of, is_static, is_subclass, mro_lookup, type_flags
from .source import Source
from .values import Constant, ExceptionValue, InstanceValue, Known, TupleValue, Value

if TYPE_CHECKING:
    from .executor import Executor

_IS_ABSTRACT = 1 << 20  # Py_TPFLAGS_IS_ABSTRACT
_HINT = "objects of such classes are made uncompiled"
_TYPE_CALL = type.__dict__["__call__"]


def refuse_new_class(ex: Executor, cls: type, source: Source) -> None:
    """A class that the frame itself has just made is another one at each call: which one it is is never guarded."""
    if source.op != "ARG" or held(cls) or known.meaning(cls) is not None or "<locals>" not in class_name(cls):
        return
    ex.guards.check("TYPE", source, type(cls))
    raise GraphBreak("B001", f"call of {class_name(cls)}", "define the class outside of the function")


def make_instance(ex: Executor, kind: Known, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """``kind(*args, **kwargs)``.

    Errors: Raised, as ``__new__`` and ``__init__`` raise.
    """
    cls = kind.obj
    if is_one_of(cls, *known.STANCE_TYPES):
        raise StanceChange(*ex.guards.location)
    if type(cls) is type and markers.is_disabled(cls):
        raise GraphBreak("B001", f"{class_name(cls)} is disabled", "remove disable() to have it compiled")
    if mro_lookup(type(cls), "__call__") is not _TYPE_CALL:
        raise GraphBreak("B001", f"call of {class_name(cls)}, whose metaclass makes its instances", _HINT)
    if not is_static(cls):
        if kind.source is None:
            raise GraphBreak("B001", f"call of {class_name(cls)}, which cannot be found again", _HINT)
        ex.guards.check("TYPE_VERSION_OF", kind.source, cls)
        if type(cls) is not type:
            ex.guards.check("TYPE_VERSION", kind.source, type(cls))
    made = _new(ex, kind, args, kwargs)
    if not isinstance(made, InstanceValue) or not is_subclass(made.cls, cls):
        return made
    _init(ex, made, args, kwargs)
    return made


def _new(ex: Executor, kind: Known, args: list[Value], kwargs: dict[str, Value]) -> Value:
    from .attributes import bind
    from .calls import call
    from .source import type_attribute

    raw = mro_lookup(kind.obj, "__new__")
    if raw is object.__new__ or (is_subclass(kind.obj, BaseException) and type(raw) is types.BuiltinFunctionType):
        return bare(kind, args, kwargs)
    if not is_one_of(type(raw), staticmethod, types.FunctionType) or kind.source is None:
        raise GraphBreak("B001", f"call of {class_name(kind.obj)}", _HINT)
    function = bind(ex, kind, raw, type_attribute(kind.source, "__new__"), "__new__", owner_class=kind)
    function = getattr(function, "function", function)  # a plain function in the class body: __new__ is never bound
    return ex.look(call(ex, function, [kind, *args], kwargs))


def bare(kind: Known, args: list[Value], kwargs: dict[str, Value]) -> InstanceValue:
    """``object.__new__(cls)`` or ``BaseException.__new__(cls, *args)``."""
    cls = kind.obj
    if is_subclass(cls, BaseException):
        if not exceptions.is_plain_class(cls) or (kwargs and mro_lookup(cls, "__init__") in exceptions.INITS):
            raise GraphBreak("B001", f"an exception of class {class_name(cls)} is made", "use an exception class without fields of its own")
        return ExceptionValue(cls, kind, args=TupleValue(tuple(args)))
    if is_static(cls) or type_flags(cls) & _IS_ABSTRACT:
        raise GraphBreak("B001", f"call of {class_name(cls)}", _HINT)
    if has_destructor(cls):
        raise GraphBreak("B001", f"call of {class_name(cls)}, which has a __del__", _HINT)
    plain_init = mro_lookup(cls, "__init__") is object.__init__
    if (args or kwargs) and (plain_init or mro_lookup(cls, "__new__") is not object.__new__):
        raise exceptions.said_by_python(TypeError)
    return InstanceValue(cls, kind)


def _init(ex: Executor, made: InstanceValue, args: list[Value], kwargs: dict[str, Value]) -> None:
    from .attributes import special
    from .calls import call

    raw = mro_lookup(made.cls, "__init__")
    if raw is object.__init__ or raw in exceptions.INITS:
        return
    init = special(ex, made, "__init__")
    assert init is not None
    result = ex.look(call(ex, init, args, kwargs))
    if not (isinstance(result, Constant) and result.value is None):
        raise exceptions.said_by_python(TypeError)


def new_instance(cls: Any) -> Any:
    """Called by recipes: an instance without attributes."""
    return object.__new__(cls)


Setter = Callable[[Any, str, Any], None]
set_attribute: Setter = object.__setattr__  # what a class says about assignment was followed in the capture
