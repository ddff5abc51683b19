"""Where the compiler says what happened, for whoever listens (the pytest plugin, reports). A listener runs in the thread of the event, at once."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable
from typing import Any, Literal, NamedTuple, get_args

from .errors import Reason, Where

Kind = Literal["compile", "recompile", "recompile_refused", "graph_break", "eager"]
Listener = Callable[[Any], None]

KINDS: tuple[str, ...] = get_args(Kind)
_lock = threading.Lock()  # for writers; the tuples are replaced, never changed in place, so emit needs no lock
_listeners: dict[str, tuple[Listener, ...]] = dict.fromkeys(KINDS, ())


class Compiled(NamedTuple):
    """An entry was made: the payload of "compile", and of "recompile" where ``reasons`` says why there had to be another one.

    function, where: its qualified name, and file and line of its definition. line: the user's line at which the compiled part begins.
    entry: its number among the function's. reasons: why the older entries of the part do not fit, the nearest first; text: that, for people.
    operations: tensor operations in the graph; graph: the graph itself, whose text is Python. seconds: from capture to entry. owner: tells the
    compiled functions apart that share the code; None for a function that compiled code calls.
    """

    function: str
    where: Where
    line: int
    entry: int
    reasons: tuple[Reason, ...]
    text: str
    operations: int
    graph: Any
    seconds: float
    owner: Any = None


class Eager(NamedTuple):
    """A call, or the rest of one, runs uncompiled. cause: as in ``stats().eager``; reasons: why no entry fits, where a recompile limit is the cause."""

    function: str
    where: Where
    cause: str
    stance: str
    reasons: tuple[Reason, ...] = ()

    @property
    def code(self) -> str:
        """The catalogue's code for the cause."""
        return _CAUSES.get(self.cause, _OTHER)[0]

    @property
    def why(self) -> str:
        """The cause in words."""
        return _CAUSES.get(self.cause, _OTHER)[1]


_CAUSES = {
    "stance": ("S007", "the stance does not let it compile"),
    "limit": ("R011", "no entry fits, and the recompile limit is reached"),
    "unsupported": ("B006", "frames of generators and coroutines are never replaced"),
    "disabled": ("S008", "compiling is turned off for it"),
    "background": ("S008", "its kernels are still being compiled in the background"),
    "error": ("S008", "compiling it has failed"),
}
_OTHER = ("S008", "it was not compiled")


def _known(kind: str) -> str:
    if kind not in _listeners:
        raise ValueError(f"unknown event {kind!r}; there are {', '.join(KINDS)} [A001]")
    return kind


def subscribe(kind: Kind, listener: Listener) -> Callable[[], None]:
    """Call ``listener(payload)`` at each event ``kind`` in any thread; calling the result ends that.

    The payload of "compile" and "recompile" is a Compiled, of "recompile_refused" the RecompileError about to be raised, of "graph_break" a BreakNote,
    of "eager" an Eager. Calls that ``force_eager`` lets through in C are no events. Errors: ValueError for an unknown kind.

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


def heard(kind: Kind) -> bool:
    """Whether anybody listens; ask before a payload that costs something."""
    return bool(_listeners[_known(kind)])


def emit(kind: Kind, payload: Any = None) -> None:
    """Tell the listeners of ``kind``. A listener that fails is reported as a warning: it must not break the program it watches."""
    for listener in _listeners[_known(kind)]:
        try:
            listener(payload)
        except Exception as error:
            warnings.warn(f"a listener of framestance event {kind!r} failed: {type(error).__name__}: {error} [I005]", RuntimeWarning, stacklevel=2)
