"""Remembers what the user declared about functions (disabled, taken as one operation, constant, changing the stance). Capture asks; compiler writes.

Marks go by identity, not by attribute: ``functools.wraps`` copies attributes to wrappers that were never declared anything.
"""

from __future__ import annotations

import types
import weakref
from typing import Any

_ABSENT = object()


class _IdentityTable:
    """A value per object, by identity, without keeping the object alive where it can be referenced weakly."""

    def __init__(self) -> None:
        self._entries: dict[int, tuple[Any, Any]] = {}  # id -> (weak reference or the object itself, value)

    def __setitem__(self, key: object, value: Any) -> None:
        number = id(key)
        try:
            holder: Any = weakref.ref(key, lambda _ref: self._entries.pop(number, None))
        except TypeError:
            holder = key
        self._entries[number] = (holder, value)

    def get(self, key: object, default: Any = None) -> Any:
        entry = self._entries.get(id(key))
        if entry is None:
            return default
        holder, value = entry
        found = holder() if isinstance(holder, weakref.ref) and holder is not key else holder
        return value if found is key else default

    def __contains__(self, key: object) -> bool:
        return self.get(key, _ABSENT) is not _ABSENT


_disabled = _IdentityTable()  # functions, wrappers, code objects and classes -> reason or None
_allowed_in_graph = _IdentityTable()
_constant_result = _IdentityTable()
_stance_wrappers = _IdentityTable()


def _function(fn: Any) -> Any:
    """What a mark is kept on: the function of a bound method, otherwise ``fn`` itself."""
    return fn.__func__ if type(fn) is types.MethodType else fn


def mark_disabled(fn: Any, reason: str | None = None) -> None:
    """Capture never looks into ``fn`` (a function, code object or class) and never compiles its frame."""
    _disabled[_function(fn)] = reason


def is_disabled(fn: Any) -> bool:
    """Whether ``fn`` or its code was marked by compiler.disable. Accepts functions, bound methods, code objects and classes."""
    target = _function(fn)
    return target in _disabled or (type(target) is types.FunctionType and target.__code__ in _disabled)


def disable_reason(fn: Any) -> str | None:
    """The reason the user gave to compiler.disable, or None."""
    target = _function(fn)
    reason: str | None = _disabled.get(target)
    if reason is None and type(target) is types.FunctionType:
        reason = _disabled.get(target.__code__)
    return reason


def mark_allowed_in_graph(fn: Any) -> None:
    """``fn`` goes into the graph as one call, unseen."""
    _allowed_in_graph[_function(fn)] = True


def is_allowed_in_graph(fn: Any) -> bool:
    """Whether ``fn`` was marked by compiler.allow_in_graph."""
    return _function(fn) in _allowed_in_graph


def mark_constant_result(fn: Any) -> None:
    """``fn`` is called once while capturing, and its result is a constant from then on."""
    _constant_result[_function(fn)] = True


def is_constant_result(fn: Any) -> bool:
    """Whether ``fn`` was marked by compiler.assume_constant_result."""
    return _function(fn) in _constant_result


def mark_stance_wrapper(fn: Any) -> None:
    """``fn`` changes the stance while it runs, so calling it in a region is an error."""
    _stance_wrappers[_function(fn)] = True


def is_stance_wrapper(fn: Any) -> bool:
    """Whether ``fn`` was made by set_stance used as a decorator."""
    return _function(fn) in _stance_wrappers
