"""Where the compiler says what happened, for whoever listens (the pytest plugin, reports). A listener runs in the thread of the event, at once."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable
from typing import Any, Literal, get_args

Kind = Literal["compile", "recompile", "recompile_refused", "graph_break", "eager"]
Listener = Callable[[Any], None]

KINDS: tuple[str, ...] = get_args(Kind)
_lock = threading.Lock()  # for writers; the tuples are replaced, never changed in place, so emit needs no lock
_listeners: dict[str, tuple[Listener, ...]] = dict.fromkeys(KINDS, ())


def _known(kind: str) -> str:
    if kind not in _listeners:
        raise ValueError(f"unknown event {kind!r}; there are {', '.join(KINDS)}")
    return kind


def subscribe(kind: Kind, listener: Listener) -> Callable[[], None]:
    """Call ``listener(payload)`` at each event ``kind`` in any thread; calling the result ends that.

    The payload of "recompile_refused" is the RecompileError about to be raised. Errors: ValueError for an unknown kind.

    >>> heard = []
    >>> stop = subscribe("eager", heard.append)
    >>> emit("eager", "limit")
    >>> stop()
    >>> emit("eager", "stance")
    >>> heard
    ['limit']
    """
    with _lock:
        _listeners[_known(kind)] += (listener,)

    def unsubscribe() -> None:
        with _lock:
            kept = list(_listeners[kind])
            if listener in kept:
                kept.remove(listener)
            _listeners[kind] = tuple(kept)

    return unsubscribe


def emit(kind: Kind, payload: Any = None) -> None:
    """Tell the listeners of ``kind``. A listener that fails is reported as a warning: it must not break the program it watches."""
    for listener in _listeners[_known(kind)]:
        try:
            listener(payload)
        except Exception as error:
            warnings.warn(f"a listener of framestance event {kind!r} failed: {type(error).__name__}: {error}", RuntimeWarning, stacklevel=2)
