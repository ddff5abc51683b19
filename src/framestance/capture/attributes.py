"""Attribute lookup as CPython does it, over what is known: instance, class along the MRO, module, function, tensor. Descriptors that run code are followed
only where the code is a plain Python function that can be inlined; everything else breaks the graph."""

from __future__ import annotations

import collections
import functools
import types
from typing import Any

import numpy as np

from .. import _C
from ..ops import draws
from ..ops.numpy_calls import UFUNC_METHODS
from . import exceptions, tensors
from .breaks import GraphBreak
from .effects import stored_attribute
from .exceptions import Raised
from .executor import Executor
from .lookup import MISSING, OBJECT_CLASS, class_name, instance_dict, is_a, is_immutable, is_one_of, is_static, is_subclass, mro, mro_lookup, own_attributes
from .source import Source, attribute, function_part, module_attribute, mro_attribute, type_attribute, type_of
from .values import (
    BuiltinMethod,
    CompiledValue,
    Constant,
    DequeValue,
    DictValue,
    DictView,
    ExceptionValue,
    FunctionValue,
    GeneratorValue,
    Instance,
    InstanceValue,
    Known,
    Lazy,
    ListValue,
    MethodValue,
    ObjectValue,
    PartialValue,
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
    if isinstance(owner, Lazy) and owner.seen is None and is_one_of(type(owner.obj), list, dict, collections.deque) and owner.source is not None:
        if type(mro_lookup(type(owner.obj), name)) is types.MethodDescriptorType:
            ex.guards.check("TYPE", owner.source, type(owner.obj))  # not its length: the method may be one that runs uncompiled
            return BuiltinMethod(owner, name)
    owner = ex.look(owner)
    if isinstance(owner, TensorValue):
        return tensors.attribute(ex, owner, name)
    if isinstance(owner, Instance):
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
        from .functions import of_function

        return of_function(ex, owner, name)
    if isinstance(owner, CompiledValue) and (name in ("_orig_mod", "training") or mro_lookup(type(owner.obj), name) is MISSING):
        if not isinstance(owner.called, ObjectValue):
            raise GraphBreak("B004", f"attribute {name!r} of a compiled function")
        return owner.called if name == "_orig_mod" else get_attribute(ex, owner.called, name)
    if isinstance(owner, PartialValue) and name in ("func", "args", "keywords"):
        return {"func": owner.function, "args": TupleValue(owner.args), "keywords": DictValue(dict(owner.kwargs))}[name]
    if isinstance(owner, SliceValue) and name in ("start", "stop", "step"):
        return owner.parts[("start", "stop", "step").index(name)]
    if isinstance(owner, TupleValue) and name in getattr(owner.cls, "_fields", ()):
        return owner.items[owner.cls._fields.index(name)]  # type: ignore[attr-defined]
    if isinstance(owner, TupleValue) and owner.kind is not None and owner.kind.source is not None and (raw := mro_lookup(owner.cls, name)) is not MISSING:
        if name == "__class__":
            return owner.kind
        if type(raw) is not types.MethodDescriptorType:
            return bind(ex, owner, raw, type_attribute(owner.kind.source, name), name, owner_class=None if type(raw) is types.FunctionType else owner.kind)
    if isinstance(owner, DequeValue) and name == "maxlen":
        return Constant(owner.limit)
    if isinstance(owner, ListValue | DequeValue | DictValue | SetValue | TupleValue | DictView | GeneratorValue | RangeValue | SizeValue | Constant):
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
    if raw is MISSING and kind is not None and is_static(kind):
        raise exceptions.said_by_python(AttributeError)
    raise GraphBreak("B004", f"attribute {name!r} of a {owner.type_name()}")


def attribute_or_none(ex: Executor, owner: Value, name: str) -> Value | None:
    """The attribute, guarded to be there; None where an instance without hooks has none, guarded too."""
    seen = ex.look(owner)
    if isinstance(seen, Instance | FunctionValue):
        try:
            found = get_attribute(ex, seen, name)
        except Raised as raised:
            if not is_subclass(raised.value.cls, AttributeError):
                raise
            return None
        if isinstance(found, Lazy) and found.source is not None:
            ex.guards.load(found.source)
        return found
    kind = seen.python_type()
    if isinstance(seen, Constant | TupleValue | ListValue | DictValue | SetValue) and kind is not None and is_static(kind):
        return None if mro_lookup(kind, name) is MISSING else get_attribute(ex, seen, name)
    raise GraphBreak("B004", f"whether a {seen.type_name()} has attribute {name!r}")


def class_of(owner: Instance) -> type:
    """The class of an instance."""
    return type(owner.obj) if isinstance(owner, ObjectValue) else owner.cls


def class_value(owner: Instance) -> Value:
    """The class of an instance, as a value."""
    if isinstance(owner, InstanceValue):
        return owner.kind
    assert owner.source is not None
    return Known(type(owner.obj), source=type_of(owner.source))


def _class_attribute(owner: Instance, name: str) -> Source | None:
    """Where a raw attribute of the instance's class is found; None for classes that never change."""
    source = class_value(owner).source
    return type_attribute(source, name) if source is not None else None


def special(ex: Executor, owner: Instance, name: str) -> Value | None:
    """A special method, bound: looked up on the class alone, as CPython does; None where there is none."""
    raw = mro_lookup(class_of(owner), name)
    return None if raw is MISSING else bind(ex, owner, raw, _class_attribute(owner, name), name)


def is_in_c(owner: Instance, name: str) -> bool:
    """Whether the special method is one that nobody can follow."""
    return is_one_of(type(mro_lookup(class_of(owner), name)), types.MethodDescriptorType, types.WrapperDescriptorType, types.BuiltinFunctionType)


def of_instance(ex: Executor, owner: Instance, name: str) -> Value:
    """Attribute of an instance whose class (and its version) is guarded already."""
    if isinstance(owner, ObjectValue) and draws.draws(type(owner.obj), name):
        return BuiltinMethod(owner, name)
    cls = class_of(owner)
    if not is_one_of(mro_lookup(cls, "__getattribute__"), object.__getattribute__, BaseException.__getattribute__):
        raise GraphBreak("B004", f"a {class_name(cls)} has its own __getattribute__")
    if mro_lookup(cls, "__getattr__") is MISSING:
        return generic(ex, owner, name)
    try:
        return generic(ex, owner, name)
    except Raised as raised:
        if not is_subclass(raised.value.cls, AttributeError):
            raise
    from .calls import call

    hook = special(ex, owner, "__getattr__")
    assert hook is not None
    return call(ex, hook, [Constant(name)], {})


def generic(ex: Executor, owner: Instance, name: str) -> Value:
    """What ``object.__getattribute__`` does.

    Errors: Raised, an AttributeError, where nothing is found.
    """
    cls = class_of(owner)
    if name == "__class__" and mro_lookup(cls, "__class__") is OBJECT_CLASS:
        return class_value(owner)
    if name == "__dict__":
        raise GraphBreak("B004", f"the __dict__ of a {class_name(cls)}")
    raw = mro_lookup(cls, name)
    if isinstance(owner, ExceptionValue) and is_one_of(type(raw), types.GetSetDescriptorType, types.MemberDescriptorType) and is_static(raw.__objclass__):
        return exceptions.attribute(ex, owner, name)
    if raw is not MISSING and type(raw) is types.MemberDescriptorType:
        return _slot(ex, owner, raw, name)
    if raw is not MISSING and _is_data_descriptor(raw):
        return _descriptor(ex, owner, raw, name)
    own = own_attribute(ex, owner, name)
    if own is not None:
        return own
    if raw is MISSING:
        raise exceptions.said_by_python(AttributeError)
    return bind(ex, owner, raw, _class_attribute(owner, name), name)


def own_attribute(ex: Executor, owner: Instance, name: str) -> Value | None:
    """What the instance itself has, guarded to be there; None, guarded too, where it has nothing."""
    if name in owner.attributes:
        return stored_attribute(owner, name)
    if isinstance(owner, InstanceValue):
        return None
    assert owner.source is not None
    found = instance_dict(owner.obj)
    if name not in found:
        ex.guards.check("NO_INSTANCE_ATTR", owner.source, name)
        return None
    source = attribute(owner.source, name)
    ex.guards.load(source)  # that it is there, whether or not anybody looks at it
    return Lazy(found[name], source=source)


def _slot(ex: Executor, owner: Instance, raw: types.MemberDescriptorType, name: str) -> Value:
    if name in owner.attributes:
        stored = stored_attribute(owner, name)
        if stored is None:
            raise exceptions.said_by_python(AttributeError)
        return stored
    if isinstance(owner, InstanceValue):
        raise exceptions.said_by_python(AttributeError)
    try:
        value = raw.__get__(owner.obj, type(owner.obj))
    except AttributeError as error:
        raise GraphBreak("B007", f"AttributeError: {error}") from None
    assert owner.source is not None
    return Lazy(value, source=attribute(owner.source, name))


def _is_data_descriptor(raw: Any) -> bool:
    return mro_lookup(type(raw), "__set__") is not MISSING or mro_lookup(type(raw), "__delete__") is not MISSING


def _descriptor(ex: Executor, owner: Instance, raw: Any, name: str) -> Value:
    found = _class_attribute(owner, name)
    if type(raw) is property and found is not None:
        return _call_property(ex, raw.fget, found, "fget", [owner])
    if found is not None and type(mro_lookup(type(raw), "__get__")) is types.FunctionType:
        return _get_from(ex, owner, raw, found)
    raise GraphBreak("B004", f"`{class_name(class_of(owner))}.{name}` is a {class_name(type(raw))}")


def _call_property(ex: Executor, function: Any, found: Source, part: str, args: list[Value]) -> Value:
    """Call the getter, setter or deleter of the property at ``found``."""
    from .calls import call

    if type(function) is not types.FunctionType:
        raise GraphBreak("B004", f"`{found.text}` is a property without {part}, or one that is no function")
    ex.guards.check("TYPE_VERSION", found, property)
    return call(ex, ex.look(Lazy(function, source=attribute(found, part))), args, {})


def _get_from(ex: Executor, owner: Value, raw: Any, found: Source) -> Value:
    """The ``__get__`` of a descriptor of the user's."""
    from .calls import call

    descriptor = ex.look(Lazy(raw, source=found))
    getter = special(ex, descriptor, "__get__") if isinstance(descriptor, ObjectValue) else None
    if getter is None:
        raise GraphBreak("B004", f"`{found.text}` is a {class_name(type(raw))} descriptor")
    is_class = isinstance(owner, Known)
    return call(ex, getter, [Constant(None) if is_class else owner, owner if is_class else get_attribute(ex, owner, "__class__")], {})


def set_through_class(ex: Executor, owner: Instance, name: str, value: Value | None) -> bool:
    """Assign (None: delete) through a property or a descriptor of the user's; False where the instance itself takes the attribute."""
    from .calls import call

    raw = mro_lookup(class_of(owner), name)
    if raw is MISSING or type(raw) is types.MemberDescriptorType or not _is_data_descriptor(raw):
        return False
    found, given = _class_attribute(owner, name), [] if value is None else [value]
    what = "__delete__" if value is None else "__set__"
    if type(raw) is property and found is not None:
        _call_property(ex, raw.fdel if value is None else raw.fset, found, "fdel" if value is None else "fset", [owner, *given])
        return True
    if found is not None and type(mro_lookup(type(raw), what)) is types.FunctionType:
        descriptor = ex.look(Lazy(raw, source=found))
        setter = special(ex, descriptor, what) if isinstance(descriptor, ObjectValue) else None
        if setter is not None:
            call(ex, setter, [owner, *given], {})
            return True
    raise GraphBreak("B005", f"`{class_name(class_of(owner))}.{name}` is a {class_name(type(raw))}")


def bind(ex: Executor, owner: Value, raw: Any, source: Source | None, name: str, owner_class: Value | None = None) -> Value:
    """A class attribute as the instance sees it: functions bind, static and class methods unwrap, plain values are themselves."""
    if is_one_of(type(raw), types.MethodDescriptorType, types.WrapperDescriptorType) and is_static(raw.__objclass__):
        return Known(raw) if owner_class is not None and owner_class is owner else MethodValue(Known(raw), owner)
    if type(raw) is types.BuiltinFunctionType and is_static(type(raw.__self__)):
        return Known(raw)
    if source is None:
        raise GraphBreak("B004", f"attribute {name!r} of a class that cannot be found again")
    if type(raw) is types.FunctionType:
        function = ex.look(Lazy(raw, source=source))
        return function if owner_class is not None and owner_class is owner else MethodValue(function, owner)
    if type(raw) is _C.LazyMethod:
        return MethodValue(Known(raw.__get__(None, class_of(owner) if isinstance(owner, Instance) else None)), owner)
    if is_one_of(type(raw), staticmethod, classmethod):
        if type(raw) is classmethod and type(raw.__func__) is not types.FunctionType:
            raise GraphBreak("B004", f"`{source.text}` is a class method of a {class_name(type(raw.__func__))}")
        ex.guards.check("TYPE_VERSION", source, type(raw))
        inner = ex.look(Lazy(raw.__func__, source=attribute(source, "__func__")))
        if type(raw) is staticmethod:
            return inner
        cls = owner_class or get_attribute(ex, owner, "__class__")
        return MethodValue(inner, cls)
    if type(raw) is functools.cached_property and owner_class is None and isinstance(owner, Instance):
        return _cached(ex, owner, raw, source, name)
    if mro_lookup(type(raw), "__get__") is not MISSING and not is_a(raw, type):
        if type(mro_lookup(type(raw), "__get__")) is types.FunctionType:
            return _get_from(ex, owner, raw, source)
        raise GraphBreak("B004", f"`{source.text}` is a {class_name(type(raw))} descriptor")
    if not is_static(type(raw)):
        ex.guards.check("TYPE_VERSION", source, type(raw))  # its class may become a descriptor class
    return Lazy(raw, source=source)


def _cached(ex: Executor, owner: Instance, raw: functools.cached_property[Any], source: Source, name: str) -> Value:
    """The first access of a cached property: the instance has no attribute of that name yet."""
    from .calls import call
    from .effects import store_own
    from .realize import pin_literal

    if raw.attrname != name or type(raw.func) is not types.FunctionType:
        raise GraphBreak("B004", f"`{source.text}` is a cached property of another name")
    ex.guards.check("TYPE_VERSION", source, functools.cached_property)
    pin_literal(ex, raw.attrname, attribute(source, "attrname"))
    value = call(ex, ex.look(Lazy(raw.func, source=attribute(source, "func"))), [owner], {})
    store_own(ex, owner, name, value)
    return value


def of_known(ex: Executor, owner: Known, name: str) -> Value:
    """Attribute of a module, a class, or another object pinned by identity."""
    obj, source = owner.obj, owner.source
    if is_a(obj, types.ModuleType):
        stored = ex.globals_stored.get((id(obj.__dict__), name))
        if stored is not None:
            return stored
        if str(obj.__dict__.get("__name__")).partition(".")[0] == "framestance":
            getattr(obj, name, None)  # loads what this package loads when it is first asked for
        if name not in obj.__dict__:
            raise GraphBreak("B004", f"a module has no attribute {name!r} of its own")
        if type(obj) is not types.ModuleType:
            raise GraphBreak("B004", f"a module is a {class_name(type(obj))}")
        return Lazy(obj.__dict__[name], source=_require(source, module_attribute, name))
    if is_a(obj, type):
        return of_class(ex, owner, name)
    if type(obj) is np.ufunc and name in ("at", *UFUNC_METHODS):
        return BuiltinMethod(owner, name)
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
    if name in ("__name__", "__qualname__") and mro_lookup(type(cls), name) is type.__dict__[name]:
        text = type.__dict__[name].__get__(cls)
        return Constant(text) if is_static(cls) else Lazy(text, source=_require(owner.source, function_part, name.strip("_")))
    meta = mro_lookup(type(cls), name)
    raw = mro_lookup(cls, name)
    own = own_attributes(cls).get(name, MISSING) if name in ("__doc__", "__module__") and meta is type.__dict__[name] and not is_static(cls) else MISSING
    if own is not MISSING and mro_lookup(type(own), "__get__") is MISSING and owner.source is not None:
        ex.guards.check("TYPE_VERSION_OF", owner.source, cls)
        return Lazy(own, source=mro_attribute(owner.source, 0, name))
    if raw is MISSING or (meta is not MISSING and _is_data_descriptor(meta)) or mro_lookup(type(cls), "__getattribute__") is not type.__getattribute__:
        raise GraphBreak("B004", f"`{class_name(cls)}.{name}` is not a plain class attribute")
    if is_static(cls) and is_one_of(type(raw), types.WrapperDescriptorType, types.MethodDescriptorType, types.BuiltinFunctionType):
        return Known(raw)
    if type(raw) is types.ClassMethodDescriptorType and is_immutable(cls):  # static, or of a module that has its own copy per interpreter
        return BuiltinMethod(owner, name)
    source = _require(owner.source, type_attribute, name)
    assert owner.source is not None
    ex.guards.check("TYPE_VERSION_OF", owner.source, cls)
    if type(cls) is not type:
        ex.guards.check("TYPE_VERSION", owner.source, type(cls))  # data descriptors of the metaclass come first
    if type(raw) is types.FunctionType:
        return ex.look(Lazy(raw, source=source))
    if type(raw) is _C.LazyMethod:
        return Known(raw.__get__(None, cls))  # the class, whose version is guarded, has no other one
    return bind(ex, owner, raw, source, name, owner_class=owner)


def of_super(ex: Executor, owner: SuperValue, name: str) -> Value:
    """``super().name``."""
    cls, instance = ex.look(owner.cls), ex.look(owner.owner)
    if isinstance(instance, Instance) and isinstance(cls, Known):
        kind, source = class_of(instance), class_value(instance).source
    elif isinstance(instance, Known) and is_a(instance.obj, type) and isinstance(cls, Known):
        kind, source = instance.obj, instance.source
    else:
        raise GraphBreak("B004", f"super() on a {instance.type_name()}")
    if source is None:
        raise GraphBreak("B004", "super() on an object that cannot be found again")
    bases = mro(kind)
    start = next((i for i, base in enumerate(bases) if base is cls.obj), None)
    if start is None:
        raise exceptions.said_by_python(TypeError)
    for position in range(start + 1, len(bases)):
        namespace = own_attributes(bases[position])
        if name in namespace:
            ex.guards.check("TYPE_VERSION_OF", source, kind)
            found = mro_attribute(source, position, name)
            return bind(ex, instance, namespace[name], found, name, owner_class=instance if isinstance(instance, Known) else None)
    raise GraphBreak("B007", f"super() has no attribute {name!r}")
