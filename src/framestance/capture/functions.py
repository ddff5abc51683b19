"""What functions say of themselves, and what is stored on those that the capture made: names, docstring, module, annotations, attributes."""

from __future__ import annotations

import types

from . import exceptions
from .breaks import GraphBreak
from .executor import Executor
from .iteration import items_of
from .lookup import MISSING, mro_lookup
from .source import attribute, function_part, global_name, global_of
from .values import Constant, DictValue, FunctionValue, Lazy, TupleValue, Value


def of_function(ex: Executor, owner: FunctionValue, name: str) -> Value:
    """What a function says of itself, and what was stored on it."""
    if owner.obj is None:
        return _of_new_function(ex, owner, name)
    if owner.source is None:
        raise GraphBreak("B004", f"function attribute {name!r}")
    if name in ("__doc__", "__name__", "__qualname__", "__module__"):
        return Lazy(getattr(owner.obj, name), source=function_part(owner.source, name.strip("_")))
    if name in owner.obj.__dict__:
        found = attribute(owner.source, name)
        ex.guards.load(found)
        return Lazy(owner.obj.__dict__[name], source=found)
    if mro_lookup(types.FunctionType, name) is MISSING:
        ex.guards.check("NO_INSTANCE_ATTR", owner.source, name)
        raise exceptions.said_by_python(AttributeError)
    raise GraphBreak("B004", f"function attribute {name!r}")


def _of_new_function(ex: Executor, owner: FunctionValue, name: str) -> Value:
    """The same of a function that the capture made."""
    if name in ("__name__", "__qualname__"):
        return Constant(owner.name if name == "__name__" else owner.qualname)
    if name in owner.parts:
        return owner.parts[name]
    if name == "__doc__":
        return Constant(types.FunctionType(owner.code, {}, closure=tuple(types.CellType() for _ in owner.code.co_freevars)).__doc__)
    if name == "__module__" and "__name__" in owner.globals and not owner.ours:
        return Lazy(owner.globals["__name__"], source=global_of(owner.globals_of, "__name__") if owner.globals_of is not None else global_name("__name__"))
    if name == "__type_params__" and mro_lookup(types.FunctionType, name) is not MISSING:
        return TupleValue(())
    if name == "__annotations__":
        return _annotations(ex, owner)
    if name == "__dict__":
        return attributes_of(ex, owner)
    stored = attributes_of(ex, owner).items.get(name)
    if stored is not None:
        return stored
    if mro_lookup(types.FunctionType, name) is MISSING:
        raise exceptions.said_by_python(AttributeError)
    raise GraphBreak("B004", f"function attribute {name!r}")


def attributes_of(ex: Executor, owner: FunctionValue) -> DictValue:
    """The ``__dict__`` of a function that the capture made."""
    if owner.attributes is None:
        ex.keep(owner, "attributes")
        owner.attributes = DictValue({})
    assert isinstance(owner.attributes, DictValue)
    return owner.attributes


def _annotations(ex: Executor, owner: FunctionValue) -> DictValue:
    """``__annotations__``, from now on one dict that everybody who asks for it shares."""
    before = owner.annotations
    if isinstance(before, DictValue):
        return before
    flat = items_of(ex, before) if before is not None else []
    made = DictValue({key.value: value for key, value in zip(flat[::2], flat[1::2], strict=True) if isinstance(key, Constant)})
    if len(made.items) * 2 != len(flat):
        raise GraphBreak("B004", "annotations of names that are no constants")
    ex.keep(owner, "annotations")
    owner.annotations = made
    return made


def set_on_function(ex: Executor, owner: FunctionValue, name: str, value: Value | None) -> None:
    """Assign (None: delete) an attribute of a function that the capture made."""
    from .operations import constant_of

    ex.keep(owner, "name", "qualname", "parts", "annotations")
    if name in ("__name__", "__qualname__") and value is not None:
        text = constant_of(ex, value, name)
        if type(text) is not str:
            raise exceptions.said_by_python(TypeError)
        if name == "__name__":
            owner.name = text
        else:
            owner.qualname = text
    elif name in ("__doc__", "__module__") and value is not None:
        owner.parts = {**owner.parts, name: value}
    elif name == "__annotations__" and isinstance(value, DictValue):
        owner.annotations = value
    elif name == "__type_params__" and isinstance(value, TupleValue) and not value.items:
        pass
    elif mro_lookup(types.FunctionType, name) is MISSING and value is not None:
        from .instructions.containers import update_dict

        update_dict(ex, attributes_of(ex, owner), {name: value})
    else:
        raise GraphBreak("B005", f"attribute {name!r} of a function is changed")
