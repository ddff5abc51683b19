"""Models of the builtins that ask or change objects: getattr and its kin, and what ``object`` and ``BaseException`` do where a class of the user's calls it."""

from __future__ import annotations

from . import attributes, effects, lookup, operations
from .breaks import GraphBreak
from .builtin_functions import MANY, models
from .exceptions import INITS
from .executor import Executor
from .instances import bare
from .values import Constant, ExceptionValue, Instance, InstanceValue, Known, TupleValue, Value


@models(getattr, takes=(2, 3))
def _getattr(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    found = (
        attributes.attribute_or_none(ex, args[0], _attribute_name(ex, args[1]))
        if len(args) == 3
        else attributes.get_attribute(ex, args[0], _attribute_name(ex, args[1]))
    )
    return found if found is not None else args[2]


@models(hasattr, takes=2)
def _hasattr(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return Constant(attributes.attribute_or_none(ex, args[0], _attribute_name(ex, args[1])) is not None)


def _attribute_name(ex: Executor, value: Value) -> str:
    name = operations.constant_of(ex, value, "an attribute name")
    if type(name) is not str:
        raise GraphBreak("B007", "attribute name must be string")
    return name


@models(setattr, takes=3)
def _setattr(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    effects.store_attribute(ex, args[0], _attribute_name(ex, args[1]), args[2])
    return Constant(None)


@models(delattr, takes=2)
def _delattr(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    effects.store_attribute(ex, args[0], _attribute_name(ex, args[1]), None)
    return Constant(None)


# ------------------------------------------------------------------ what object and BaseException do, where a class of the user's calls it


@models(object.__init__, takes=(1, MANY), keywords=None)
def _object_init(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    owner = ex.look(args[0])
    if len(args) > 1 or kwargs or not isinstance(owner, InstanceValue):
        raise GraphBreak("B007", "object.__init__() with arguments")
    return Constant(None)


@models(*INITS, takes=(1, MANY))
def _exception_init(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    owner = ex.look(args[0])
    if not isinstance(owner, ExceptionValue):
        raise GraphBreak("B004", f"the __init__ of an exception on a {owner.type_name()}")
    ex.keep(owner, "args")
    owner.args = TupleValue(tuple(args[1:]))
    return Constant(None)


@models(object.__new__, BaseException.__new__, Exception.__new__, takes=(1, MANY), keywords=None)
def _object_new(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    kind = ex.look(args[0])
    if not isinstance(kind, Known) or not lookup.is_a(kind.obj, type):
        raise GraphBreak("B007", f"__new__ of a {kind.type_name()}")
    if not lookup.is_static(kind.obj):
        if kind.source is None:
            raise GraphBreak("B001", f"__new__ of {lookup.class_name(kind.obj)}, which cannot be found again")
        ex.guards.check("TYPE_VERSION_OF", kind.source, kind.obj)
    return bare(kind, args[1:], kwargs)


@models(object.__setattr__, takes=3)
def _object_setattr(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    effects.store_generic(ex, _instance(ex, args[0]), _attribute_name(ex, args[1]), args[2])
    return Constant(None)


@models(object.__delattr__, takes=2)
def _object_delattr(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    effects.store_generic(ex, _instance(ex, args[0]), _attribute_name(ex, args[1]), None)
    return Constant(None)


@models(object.__getattribute__, takes=2)
def _object_getattribute(ex: Executor, args: list[Value], kwargs: dict[str, Value]) -> Value:
    return attributes.generic(ex, _instance(ex, args[0]), _attribute_name(ex, args[1]))


def _instance(ex: Executor, value: Value) -> Instance:
    seen = ex.look(value)
    if not isinstance(seen, Instance):
        raise GraphBreak("B004", f"an attribute of a {seen.type_name()}, asked of object")
    return seen
