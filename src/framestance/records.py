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
_AFTER = ("__repr__", "__eq__", "__hash__")  # written when they are first called: most records are never shown, compared or made keys of
_lock = threading.RLock()
_Waiting = dict[type, tuple[dict[str, Any], dict[str, Any]]]  # the options, and what the class had of its own
_to_be_made: _Waiting = {}
_to_be_described: _Waiting = {}


@dataclass_transform(field_specifiers=(dataclasses.field,))
def record(**options: Any) -> Callable[[_Class], _Class]:
    """``dataclasses.dataclass(**options)``, but not at once. Of the options, ``eq`` and ``frozen`` can be given; the class has no ``__init__`` of its own.

    What asks the class itself (``dataclasses.fields``, ``inspect.signature``) gets an answer after the first instance only.
    """
    assert options.keys() <= {"eq", "frozen"}, options

    def later(cls: _Class) -> _Class:
        assert "__init__" not in vars(cls) and "__slots__" not in vars(cls), cls
        waiting = options, {name: x for name, x in vars(cls).items() if name not in _NOT_COPIED}

        def __init__(self: Any, *args: Any, **keywords: Any) -> None:
            _make(cls)
            cls.__init__(self, *args, **keywords)  # type: ignore[misc]

        _to_be_made[cls] = _to_be_described[cls] = waiting
        cls.__init__ = __init__  # type: ignore[misc]
        for name in _described(options, waiting[1]):
            setattr(cls, name, _first_call(cls, name) if name != "__hash__" or options.get("frozen") else None)
        return cls

    return later


def _described(options: dict[str, Any], own: dict[str, Any]) -> list[str]:
    """Which of these methods ``dataclasses`` gives the class."""
    return [name for name in _AFTER if name not in own and (name == "__repr__" or options.get("eq", True))]


def _first_call(cls: type, name: str) -> Callable[..., Any]:
    def method(self: Any, *args: Any) -> Any:
        _describe(cls)
        return getattr(cls, name)(self, *args)

    return method


def _make(cls: type) -> None:
    """Give the class what ``dataclasses`` makes for one like it; ``__init__``, at which other threads wait, comes last.

    What a signal's handler or a lack of memory stops halfway is done again, from the same, when the next instance is made.
    """
    with _lock:
        if cls not in _to_be_made:
            return
        options, own = _to_be_made[cls]
        for base in cls.__mro__[1:]:
            _make(base)
        made: type = dataclasses.dataclass(**{**options, "repr": False, "eq": False})(type(cls.__name__, cls.__bases__, own))
        for name in (own.keys() - vars(made).keys()) & vars(cls).keys():
            delattr(cls, name)
        for name, x in vars(made).items():
            if name not in _NOT_COPIED and not (name in own and own[name] is x):
                setattr(cls, name, x)
        cls.__init__ = made.__init__  # type: ignore[misc]
        del _to_be_made[cls]


def _describe(cls: type) -> None:
    """The same for the methods that came later."""
    with _lock:
        _make(cls)
        if cls in _to_be_described:
            options, own = _to_be_described[cls]
            made: type = dataclasses.dataclass(**options)(type(cls.__name__, cls.__bases__, own))
            for name in _described(options, own):
                setattr(cls, name, vars(made)[name])
            del _to_be_described[cls]
