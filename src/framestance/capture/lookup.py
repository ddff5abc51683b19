"""Attribute lookup that runs no code of the user's: raw class attributes along the MRO, instance dictionaries, exact types."""

from __future__ import annotations

import types
from typing import Any

from .. import _C
from .breaks import GraphBreak

MISSING = object()
OBJECT_CLASS = object.__dict__["__class__"]


# What `cls.__mro__`, `cls.__dict__` and so on are, whatever a metaclass says about these names.
_MRO, _NAMESPACE, _FLAGS = (type.__dict__[name].__get__ for name in ("__mro__", "__dict__", "__flags__"))
_QUALNAME = type.__dict__["__qualname__"].__get__
_HEAP_TYPE = 1 << 9  # Py_TPFLAGS_HEAPTYPE
_IMMUTABLE_TYPE = 1 << 8  # Py_TPFLAGS_IMMUTABLETYPE


def mro(cls: type) -> tuple[type, ...]:
    """``cls.__mro__``; the metaclass is not asked."""
    found: tuple[type, ...] = _MRO(cls) or ()  # a class whose mro() runs has none yet
    return found


def own_attributes(cls: type) -> Any:
    """``cls.__dict__``; the metaclass is not asked."""
    return _NAMESPACE(cls)


def mro_lookup(cls: type, name: str) -> Any:
    """The raw class attribute along the MRO, or MISSING. Neither metaclass nor descriptor is asked."""
    for base in mro(cls):
        if not _C.has_only_str_keys(base):
            raise GraphBreak("B004", f"the class {class_name(base)} has attributes whose names are no strings")
        namespace = _NAMESPACE(base)
        if name in namespace:
            return namespace[name]
    return MISSING


def has_destructor(cls: type) -> bool:
    """Whether something is run when an instance dies."""
    return mro_lookup(cls, "__del__") is not MISSING


def class_name(cls: type) -> str:
    """``cls.__qualname__``, for messages; the metaclass is not asked."""
    return str(_QUALNAME(cls))


def type_flags(cls: type) -> int:
    """``cls.__flags__``; the metaclass is not asked."""
    return int(_FLAGS(cls))


def is_static(cls: type) -> bool:
    """Whether ``cls`` is defined in C once for the whole process: immutable, and nothing of the user's."""
    return not _FLAGS(cls) & _HEAP_TYPE


def is_immutable(cls: type) -> bool:
    """Whether no attribute of ``cls`` itself can be changed: static classes, and those of C modules that say so."""
    return is_static(cls) or bool(_FLAGS(cls) & _IMMUTABLE_TYPE)


def instance_dict(obj: Any) -> dict[str, Any]:
    """The instance's own attributes; empty for objects without a plain __dict__."""
    for base in mro(type(obj)):
        descriptor = _NAMESPACE(base).get("__dict__")
        if type(descriptor) is types.GetSetDescriptorType:  # not a property of that name: lookup does not ask it either
            found = descriptor.__get__(obj)
            if type(found) is not dict:
                return {}
            if not _C.has_only_str_keys(found):
                raise GraphBreak("B004", f"a {class_name(type(obj))} has attributes whose names are no strings")
            return found
    return {}


def is_a(obj: Any, *classes: type) -> bool:
    """isinstance by the object's real class alone: a ``__class__`` property is not asked."""
    return is_subclass(type(obj), *classes)


def is_one_of(cls: Any, *classes: Any) -> bool:
    """``cls in classes`` by identity: comparing may ask the metaclass of a class, or code of the user's."""
    return any(cls is other for other in classes)


def is_subclass(kind: type, *classes: type) -> bool:
    """issubclass by the MRO alone."""
    return any(base is cls for base in mro(kind) for cls in classes)
