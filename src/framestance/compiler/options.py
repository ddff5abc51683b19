"""Which compiled functions may share entries: those whose options are equal. Backends are compared as the user gave them."""

from __future__ import annotations

import weakref
from typing import Any


class OptionsKey:
    """What must be equal for two compiled functions to share entries; compared by identity in C, made unique by ``key_for``."""

    def __init__(self, backend: Any, fullgraph: bool, dynamic: bool | None) -> None:
        self.backend, self.fullgraph, self.dynamic = backend, fullgraph, dynamic

    def __repr__(self) -> str:
        return f"OptionsKey(backend={self.backend!r}, fullgraph={self.fullgraph}, dynamic={self.dynamic})"


_keys: weakref.WeakValueDictionary[Any, OptionsKey] = weakref.WeakValueDictionary()


def key_for(backend: Any, fullgraph: bool, dynamic: bool | None) -> OptionsKey:
    """The one key of these options that is alive; a backend that cannot be hashed is told apart by identity."""
    try:
        hash(backend)
        identity = backend
    except TypeError:
        identity = ("id", id(backend))
    found = _keys.get((identity, fullgraph, dynamic))
    if found is None:
        found = OptionsKey(backend, fullgraph, dynamic)
        _keys[(identity, fullgraph, dynamic)] = found
    return found


def forced_key(key: OptionsKey, backend: Any) -> OptionsKey:
    """The key in force when the stance forces another backend: no other option is lost."""
    return key_for(backend, key.fullgraph, key.dynamic)
