"""Dataclasses whose methods are written when the first instance is made: a process that finds its kernels on disk makes half of the package's kinds only.

``dataclasses`` writes and compiles up to six functions a class, half a millisecond of it; dozens of classes were a third of what a warm start cost.
"""

from __future__ import annotations

import dataclasses
import threading
from collections.abc import Callable
from typing import Any, TypeVar, dataclass_transform

_Class = TypeVar("_Class", bound=type)
_NOT_COPIED = ("__init__", "__dict__", "__weakref__")
_lock = threading.RLock()
_waiting: dict[type, tuple[dict[str, Any], dict[str, Any]]] = {}  # the options, and what the class had of its own


@dataclass_transform(field_specifiers=(dataclasses.field,))
def record(**options: Any) -> Callable[[_Class], _Class]:
    """``dataclasses.dataclass(**options)``, but not at once. ``slots`` is not among the options, and the class has no ``__init__`` of its own.

    What asks the class itself (``dataclasses.fields``, ``inspect.signature``) gets an answer after the first instance only.
    """

    def later(cls: _Class) -> _Class:
        assert "__init__" not in vars(cls) and "__slots__" not in vars(cls), cls

        def __init__(self: Any, *args: Any, **keywords: Any) -> None:
            _complete(cls)
            cls.__init__(self, *args, **keywords)  # type: ignore[misc]

        _waiting[cls] = options, {name: x for name, x in vars(cls).items() if name not in _NOT_COPIED}
        cls.__init__ = __init__  # type: ignore[misc]
        return cls

    return later


def _complete(cls: type) -> None:
    """Give the class what ``dataclasses`` makes for one like it; ``__init__``, at which other threads wait, comes last.

    What a signal's handler or a lack of memory stops halfway is done again, from the same, when the next instance is made.
    """
    with _lock:
        if cls not in _waiting:
            return
        options, own = _waiting[cls]
        for base in cls.__mro__[1:]:
            _complete(base)
        made: type = dataclasses.dataclass(**options)(type(cls.__name__, cls.__bases__, own))
        for name in (own.keys() - vars(made).keys()) & vars(cls).keys():
            delattr(cls, name)
        for name, x in vars(made).items():
            if name not in _NOT_COPIED and not (name in own and own[name] is x):
                setattr(cls, name, x)
        cls.__init__ = made.__init__  # type: ignore[misc]
        del _waiting[cls]
