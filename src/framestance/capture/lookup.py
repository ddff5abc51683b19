"""Attribute lookup that runs no code of the user's: raw class attributes along the MRO, instance dictionaries, exact types."""

from __future__ import annotations

from typing import Any

MISSING = object()


def mro_lookup(cls: type, name: str) -> Any:
    """The raw class attribute along the MRO, or MISSING. Neither metaclass nor descriptor is asked."""
    for base in type.__dict__["__mro__"].__get__(cls):
        namespace = type.__dict__["__dict__"].__get__(base)
        if name in namespace:
            return namespace[name]
    return MISSING


def instance_dict(obj: Any) -> dict[str, Any]:
    """The instance's own attributes; empty for objects without a plain __dict__."""
    try:
        found = object.__getattribute__(obj, "__dict__")
    except AttributeError:
        return {}
    return found if type(found) is dict else {}


def is_a(obj: Any, *classes: type) -> bool:
    """isinstance by the object's real class alone: a ``__class__`` property is not asked."""
    mro = type.__dict__["__mro__"].__get__(type(obj))
    return any(base is cls for base in mro for cls in classes)
