"""Which compiled functions may share entries: those whose options are equal. Backends are compared by identity."""

from __future__ import annotations

import types
import weakref
from typing import Any


class OptionsKey:
    """What must be equal for two compiled functions to share entries; compared by identity in C, made unique by ``key_for``."""

    def __init__(self, backend: Any, fullgraph: bool, dynamic: bool | None, background: bool = False) -> None:
        self.backend, self.fullgraph, self.dynamic, self.background = backend, fullgraph, dynamic, background

    def __repr__(self) -> str:
        return f"OptionsKey(backend={self.backend!r}, fullgraph={self.fullgraph}, dynamic={self.dynamic}, background={self.background})"


_keys: weakref.WeakValueDictionary[Any, OptionsKey] = weakref.WeakValueDictionary()


def _identity(backend: Any) -> Any:
    """What tells backends apart, without keeping one alive: the key itself does that. A bound method is a new object each time it is read."""
    if isinstance(backend, str):
        return backend
    if isinstance(backend, types.MethodType):
        return id(backend.__self__), id(backend.__func__)
    return id(backend)


def key_for(backend: Any, fullgraph: bool, dynamic: bool | None, background: bool = False) -> OptionsKey:
    """The one key of these options that is alive."""
    options = _identity(backend), fullgraph, dynamic, background
    found = _keys.get(options)
    if found is None:
        found = _keys.setdefault(options, OptionsKey(backend, fullgraph, dynamic, background))
    return found


class KeysApart:
    """Stands for a forced backend: keys of its own, which are otherwise as the functions have them, or as ``forced``, the backend beneath it, says."""

    def __init__(self, forced: Any) -> None:
        self.forced = forced
        self.keys: dict[OptionsKey, OptionsKey] = {}

    def key_of(self, key: OptionsKey) -> OptionsKey:
        """The key for functions that were compiled with ``key``, always the same one. Nothing is compiled in the background."""
        found = self.keys.get(key)
        if found is None:
            found = OptionsKey(key.backend if self.forced is None else self.forced, key.fullgraph, key.dynamic)
            found = self.keys.setdefault(key, found)
        return found


def forced_key(key: OptionsKey, backend: Any) -> OptionsKey:
    """The key in force when the stance forces another backend: no other option is lost."""
    if issubclass(type(backend), KeysApart):
        made: OptionsKey = backend.key_of(key)
        return made
    return key_for(backend, key.fullgraph, key.dynamic, key.background)
