"""Attribute lookup as CPython does it, over what is known: instance, class along the MRO, module, function, tensor. Descriptors that run code are followed
only where the code is a plain Python function that can be inlined; everything else breaks the graph."""

from __future__ import annotations

import types
from typing import Any

from . import tensors
from .breaks import GraphBreak
from .effects import stored_attribute
from .executor import Executor
from .lookup import MISSING, OBJECT_CLASS, class_name, instance_dict, is_a, is_one_of, is_static, mro, mro_lookup, own_attributes
from .source import Source, attribute, module_attribute, mro_attribute, type_attribute, type_of
from .values import (
    BuiltinMethod,
    CompiledValue,
    Constant,
    DictValue,
    DictView,
    FunctionValue,
    Known,
    Lazy,
    ListValue,
    MethodValue,
    ObjectValue,
    RangeValue,
    SetValue,
    SizeValue,
    SliceValue,
    SuperValue,
    TensorValue,
    TupleValue,
    Value,
)


def get_attribute(ex: Executor, owner: Value, name: str) -> Value:
    """``owner.name``."""
    if isinstance(owner, Lazy) and owner.seen is None and is_one_of(type(owner.obj), list, dict) and owner.source is not None:
        if type(mro_lookup(type(owner.obj), name)) is types.MethodDescriptorType:
            ex.guards.check("TYPE", owner.source, type(owner.obj))  # not its length: the method may be one that runs uncompiled
            return BuiltinMethod(owner, name)
    owner = ex.look(owner)
    if isinstance(owner, TensorValue):
        return tensors.attribute(ex, owner, name)
    if isinstance(owner, ObjectValue):
        return of_instance(ex, owner, name)
    if isinstance(owner, Known):
        return of_known(ex, owner, name)
    if isinstance(owner, SuperValue):
        return of_super(ex, owner, name)
    if isinstance(owner, MethodValue):
        if name == "__func__":
            return owner.function
        if name == "__self__":
            return owner.owner
        return get_attribute(ex, owner.function, name)
    if isinstance(owner, FunctionValue):
        return of_function(owner, name)
    if isinstance(owner, CompiledValue) and (name in ("_orig_mod", "training") or mro_lookup(type(owner.obj), name) is MISSING):
        if not isinstance(owner.called, ObjectValue):
            raise GraphBreak("B004", f"attribute {name!r} of a compiled function")
        return owner.called if name == "_orig_mod" else get_attribute(ex, owner.called, name)
    if isinstance(owner, SliceValue) and name in ("start", "stop", "step"):
        return owner.parts[("start", "stop", "step").index(name)]
    if isinstance(owner, TupleValue) and name in getattr(owner.cls, "_fields", ()):
        return owner.items[owner.cls._fields.index(name)]  # type: ignore[attr-defined]
    if isinstance(owner, ListValue | DictValue | SetValue | TupleValue | DictView | RangeValue | SizeValue | Constant):
        if isinstance(owner, Constant) and type(owner.value) in (int, float, complex) and name in ("real", "imag"):
            return Constant(getattr(owner.value, name))
        return _of_builtin(owner, name)
    raise GraphBreak("B004", f"attribute {name!r} of a {owner.type_name()}")


def _of_builtin(owner: Value, name: str) -> Value:
    """Methods of builtin types, called when they are called; ``__class__``."""
    kind = owner.python_type()
    if kind is not None and name == "__class__":
        return Known(kind)
    raw = mro_lookup(kind, name) if kind is not None else MISSING
    if type(raw) is types.MethodDescriptorType or (isinstance(owner, TupleValue) and owner.cls is not tuple and name == "numel"):
        return BuiltinMethod(owner, name)
    raise GraphBreak("B004", f"attribute {name!r} of a {owner.type_name()}")


def has_plain_getattr(cls: type) -> bool:
    """Whether attribute access on instances is object's own, without hooks."""
    return mro_lookup(cls, "__getattribute__") is object.__getattribute__ and mro_lookup(cls, "__getattr__") is MISSING


def of_instance(ex: Executor, owner: ObjectValue, name: str) -> Value:
    """Attribute of a live instance whose class (and its version) is guarded already."""
    cls, source = type(owner.obj), owner.source
    assert source is not None
    if mro_lookup(cls, "__getattribute__") is not object.__getattribute__:
        raise GraphBreak("B004", f"`{source.text}` has its own __getattribute__")
    if name == "__class__" and mro_lookup(cls, "__class__") is OBJECT_CLASS:
        return Known(cls, source=type_of(source))
    if name == "__dict__":
        raise GraphBreak("B004", f"`{source.text}.__dict__`")
    raw = mro_lookup(cls, name)
    if raw is not MISSING and type(raw) is types.MemberDescriptorType:
        slot = stored_attribute(owner, name)
        if slot is not None:
            return slot
        value = _static_get(owner.obj, raw)
        return Lazy(value, source=attribute(source, name))
    if raw is not MISSING and _is_data_descriptor(raw):
        return _descriptor(ex, owner, raw, name, source)
    stored = stored_attribute(owner, name)
    if stored is not None:
        return stored
    own = instance_dict(owner.obj)
    if name in own:
        found = attribute(source, name)
        ex.guards.load(found)  # that it is there, whether or not anybody looks at it
        return Lazy(own[name], source=found)
    if raw is MISSING:
        if has_plain_getattr(cls):
            raise GraphBreak("B007", f"`{source.text}` has no attribute {name!r}")
        raise GraphBreak("B004", f"`{source.text}.{name}` is found by __getattr__")
    ex.guards.check("NO_INSTANCE_ATTR", source, name)
    return bind(ex, owner, raw, type_attribute(type_of(source), name), name)


def _static_get(obj: Any, descriptor: types.MemberDescriptorType) -> Any:
    try:
        return descriptor.__get__(obj, type(obj))
    except AttributeError as error:
        raise GraphBreak("B007", f"AttributeError: {error}") from None


def _is_data_descriptor(raw: Any) -> bool:
    return mro_lookup(type(raw), "__set__") is not MISSING or mro_lookup(type(raw), "__delete__") is not MISSING


def _descriptor(ex: Executor, owner: ObjectValue, raw: Any, name: str, source: Source) -> Value:
    if type(raw) is property and type(raw.fget) is types.FunctionType:
        from .calls import call

        found = type_attribute(type_of(source), name)
        ex.guards.check("TYPE_VERSION", found, property)
        getter = ex.look(Lazy(raw.fget, source=attribute(found, "fget")))
        return call(ex, getter, [owner], {})
    raise GraphBreak("B004", f"`{source.text}.{name}` is a {class_name(type(raw))}")


def bind(ex: Executor, owner: Value, raw: Any, source: Source, name: str, owner_class: Value | None = None) -> Value:
    """A class attribute as the instance sees it: functions bind, static and class methods unwrap, plain values are themselves."""
    if type(raw) is types.FunctionType:
        return MethodValue(ex.look(Lazy(raw, source=source)), owner)
    if is_one_of(type(raw), staticmethod, classmethod):
        ex.guards.check("TYPE_VERSION", source, type(raw))
        inner = ex.look(Lazy(raw.__func__, source=attribute(source, "__func__")))
        if type(raw) is staticmethod:
            return inner
        cls = owner_class or get_attribute(ex, owner, "__class__")
        return MethodValue(inner, cls)
    if mro_lookup(type(raw), "__get__") is not MISSING and not is_a(raw, type):
        raise GraphBreak("B004", f"`{source.text}` is a {class_name(type(raw))} descriptor")
    if not is_static(type(raw)):
        ex.guards.check("TYPE_VERSION", source, type(raw))  # its class may become a descriptor class
    return Lazy(raw, source=source)


def of_known(ex: Executor, owner: Known, name: str) -> Value:
    """Attribute of a module, a class, or another object pinned by identity."""
    obj, source = owner.obj, owner.source
    if is_a(obj, types.ModuleType):
        stored = ex.globals_stored.get((id(obj.__dict__), name))
        if stored is not None:
            return stored
        if name not in obj.__dict__:
            raise GraphBreak("B004", f"module {obj.__name__} has no attribute {name!r} of its own")
        if type(obj) is not types.ModuleType:
            raise GraphBreak("B004", f"module {obj.__name__} is a {type(obj).__name__}")
        return Lazy(obj.__dict__[name], source=_require(source, module_attribute, name))
    if is_a(obj, type):
        return of_class(ex, owner, name)
    if type(obj).__module__.partition(".")[0] in ("framestance", "numpy") and isinstance(getattr(obj, name, MISSING), bool | int | str | float):
        return Constant(getattr(obj, name))  # dtype.is_floating_point, dtype.itemsize
    raise GraphBreak("B004", f"attribute {name!r} of {obj!r}")


def _require(source: Source | None, make: Any, *detail: Any) -> Source:
    if source is None:
        raise GraphBreak("B004", f"attribute {detail[0]!r} of an object that cannot be found again")
    made: Source = make(source, *detail)
    return made


def of_class(ex: Executor, owner: Known, name: str) -> Value:
    """``Class.name``."""
    cls = owner.obj
    if name in ("__name__", "__qualname__") and is_static(cls):  # other classes can be renamed, which no version says
        return Constant(getattr(cls, name))
    meta = mro_lookup(type(cls), name)
    raw = mro_lookup(cls, name)
    if raw is MISSING or (meta is not MISSING and _is_data_descriptor(meta)) or mro_lookup(type(cls), "__getattribute__") is not type.__getattribute__:
        raise GraphBreak("B004", f"`{class_name(cls)}.{name}` is not a plain class attribute")
    source = _require(owner.source, type_attribute, name)
    assert owner.source is not None
    ex.guards.check("TYPE_VERSION_OF", owner.source, cls)
    if type(cls) is not type:
        ex.guards.check("TYPE_VERSION", owner.source, type(cls))  # data descriptors of the metaclass come first
    if type(raw) is types.FunctionType:
        return ex.look(Lazy(raw, source=source))
    return bind(ex, owner, raw, source, name, owner_class=owner)


def of_super(ex: Executor, owner: SuperValue, name: str) -> Value:
    """``super().name``."""
    cls, instance = ex.look(owner.cls), ex.look(owner.owner)
    if isinstance(instance, ObjectValue) and isinstance(cls, Known):
        kind, source = type(instance.obj), instance.source
    elif isinstance(instance, Known) and is_a(instance.obj, type) and isinstance(cls, Known):
        kind, source = instance.obj, instance.source
    else:
        raise GraphBreak("B004", f"super() on a {instance.type_name()}")
    if source is None:
        raise GraphBreak("B004", "super() on an object that cannot be found again")
    bases = mro(kind)
    start = next((i for i, base in enumerate(bases) if base is cls.obj), None)
    if start is None:
        raise GraphBreak("B007", "super(type, obj): obj must be an instance or subtype of type")
    for position in range(start + 1, len(bases)):
        namespace = own_attributes(bases[position])
        if name in namespace:
            class_source = source if isinstance(instance, Known) else type_of(source)
            ex.guards.check("TYPE_VERSION_OF", class_source, kind)
            found = mro_attribute(class_source, position, name)
            return bind(ex, instance, namespace[name], found, name, owner_class=instance if isinstance(instance, Known) else None)
    raise GraphBreak("B007", f"super() has no attribute {name!r}")


def of_function(owner: FunctionValue, name: str) -> Value:
    """Names of functions made here."""
    if name in ("__name__", "__qualname__") and owner.obj is None:  # a function from outside can be renamed
        return Constant(owner.name if name == "__name__" else owner.qualname)
    raise GraphBreak("B004", f"function attribute {name!r}")
