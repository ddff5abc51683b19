"""``set_stance`` and ``get_stance``: the words with which the user says what compiled calls may do. The state itself is kept in C and in scopes.py."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any, TypeVar

from .. import _C
from ..capture.markers import mark_stance_wrapper
from ..diag.errors import headline
from ..diag.locations import user_location
from . import scopes
from .options import KeysApart
from .wrapping import wrap

F = TypeVar("F", bound=Callable[..., Any])

# A stance's place in this list is its number in C.
STANCES = (
    "default",
    "force_eager",
    "eager_on_recompile",
    "fail_on_recompile",
    "eager_then_compile",
    "aot_eager_then_compile",
    "warn_on_recompile",
)
SCOPES = ("context", "process")
SKIP_GUARD_EVAL_UNSAFE, ALLOW_FIRST, PROCESS = 1, 2, 4


@dataclass(frozen=True)
class Stance:
    """What compiled calls may do: the arguments of the set_stance that is in force. ``flags`` packs the switches as C does."""

    name: str = "default"
    skip_guard_eval_unsafe: bool = False
    force_backend: Any = None
    allow_first: bool = False
    scope: str = "context"

    @property
    def flags(self) -> int:
        return SKIP_GUARD_EVAL_UNSAFE * self.skip_guard_eval_unsafe | ALLOW_FIRST * self.allow_first | PROCESS * (self.scope == "process")

    def __repr__(self) -> str:
        return f"Stance({self._arguments()})"

    def _arguments(self) -> str:
        """The arguments of set_stance that differ from its defaults."""
        options = ("skip_guard_eval_unsafe", "force_backend", "allow_first", "scope")
        changed = (f"{name}={getattr(self, name)!r}" for name in options if getattr(self, name) != getattr(Stance, name))
        return ", ".join([repr(self.name), *changed])


def get_stance() -> Stance:
    """The stance in force here and now: the innermost open scope's of this thread or task, else the process's.

    >>> get_stance()
    Stance('default')
    >>> with set_stance("fail_on_recompile", allow_first=True):
    ...     get_stance()
    Stance('fail_on_recompile', allow_first=True)
    """
    found = _C.current_stance()
    flags = found.flags
    return Stance(
        found.name,
        skip_guard_eval_unsafe=bool(flags & SKIP_GUARD_EVAL_UNSAFE),
        force_backend=found.backend.forced if issubclass(type(found.backend), KeysApart) else found.backend,
        allow_first=bool(flags & ALLOW_FIRST),
        scope="process" if flags & PROCESS else "context",
    )


_resolve_backend: Callable[[Any], Any] | None = None


def set_backend_resolver(resolve: Callable[[Any], Any]) -> None:
    """``resolve`` checks a ``force_backend`` argument, raising for what is no backend, and returns what compile is to use for it."""
    global _resolve_backend
    _resolve_backend = resolve


class set_stance:
    """Set what compiled functions may do when they are called.

    stance: one of STANCES. skip_guard_eval_unsafe: run only the guards that tell entries apart; a miss raises. force_backend: compile with this
    backend whatever compile was told (stance "default" only). allow_first: with "fail_on_recompile", a function's first compile is allowed. scope:
    who sees a ``with`` block or a decorated call, "context" (this thread or task) or "process" (every thread).

    As a statement it holds for the process, or, inside a ``with`` or a decorated call, until that ends. An object that is kept in a variable holds
    for the constructing thread or task alone; when it is entered or used as a decorator that ends, and when it is dropped unused it becomes a
    statement, unless a later one has been made meanwhile. The newest statement overrules older objects that are kept.

    Errors: TypeError, ValueError (unknown names), RuntimeError (force_backend with another stance); StanceError inside a compiled region. The state
    is then as before.

    >>> with set_stance("force_eager"):
    ...     get_stance()
    Stance('force_eager')
    >>> get_stance()
    Stance('default')
    """

    _pending: scopes.Pending | None = None  # for __del__ of an object whose arguments were refused

    def __init__(
        self,
        stance: str = "default",
        *,
        skip_guard_eval_unsafe: bool = False,
        force_backend: Any = None,
        allow_first: bool = False,
        scope: str = "context",
    ) -> None:
        scopes.require_outside_region(f"set_stance({stance!r})")
        wanted = Stance(stance, skip_guard_eval_unsafe, force_backend, allow_first, scope)
        _check(wanted)
        backend = force_backend if force_backend is None or _resolve_backend is None else _resolve_backend(force_backend)
        self._wanted = wanted
        self._stance = _C.Stance(STANCES.index(stance), wanted.flags, backend, stance)
        self._open: list[_C.Scope] = []
        self._pending = scopes.begin_pending(self._stance)

    def __repr__(self) -> str:
        return f"set_stance({self._wanted._arguments()})"

    def _claim(self) -> None:
        """The object is no statement: take back what its construction did."""
        pending, self._pending = self._pending, None
        if pending is not None:
            scopes.withdraw(pending)

    def _settle(self) -> None:
        """The object is a statement."""
        pending, self._pending = self._pending, None
        if pending is not None:
            scopes.settle(pending)

    def __del__(self) -> None:
        if self._pending is not None and not sys.is_finalizing():
            self._settle()

    def _ipython_display_(self) -> None:
        # A notebook keeps what the last line of a cell returns, so there a statement is not dropped. Being shown settles it.
        self._settle()

    def __enter__(self) -> None:
        scopes.require_outside_region(f"entering {self!r}")
        self._claim()
        scope = _C.Scope(self._stance)
        scopes.open_scope(scope, self._of_process)
        self._open.append(scope)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        if not self._open:
            raise RuntimeError(f"{self!r} was left without having been entered [S010]")
        scope = scopes.scope_to_close(self._open)
        self._open[:] = [other for other in self._open if other is not scope]
        scopes.close_scope(scope, self._of_process)

    def __call__(self, fn: F) -> F:
        """Decorate ``fn``: the stance is in force while its body runs. Errors: TypeError for a class and for what cannot be called."""
        decorated: F = self._decorate(fn)
        return decorated

    def _decorate(self, fn: Any) -> Any:
        scopes.require_outside_region(f"decorating with {self!r}")
        self._claim()
        if isinstance(fn, type):
            raise TypeError(f"set_stance cannot decorate the class {fn.__qualname__}; decorate its methods [A002]")
        if isinstance(fn, staticmethod):
            return staticmethod(self._decorate(fn.__func__))
        if isinstance(fn, classmethod):
            return _refusing(fn)
        if not callable(fn):
            raise TypeError(f"set_stance decorates functions, not {type(fn).__name__} objects [A002]")
        wrapper = wrap(fn, lambda: _Activation(self._stance, self._of_process))
        wrapper._framestance_stance = True  # type: ignore[attr-defined]
        mark_stance_wrapper(wrapper)
        return wrapper

    @property
    def _of_process(self) -> bool:
        return self._wanted.scope == "process"


def _refusing(fn: classmethod[Any, Any, Any]) -> Callable[..., Any]:
    """What stands for a decorated classmethod object: torch accepts it in the class body and fails at the call."""

    def wrapper(*_args: Any, **_kwargs: Any) -> Any:
        raise TypeError("set_stance was put above @classmethod, whose object cannot be called; put @classmethod above @set_stance [A002]")

    wrapper.__wrapped__ = fn  # type: ignore[attr-defined]
    return wrapper


class _Activation:
    """One decorated call. What a statement inside the body does to its stance lasts over the suspensions of a generator."""

    __slots__ = ("_of_process", "_scope", "_stance")

    def __init__(self, stance: _C.Stance, of_process: bool) -> None:
        self._stance = stance
        self._of_process = of_process

    def enter(self) -> None:
        scopes.require_outside_region(f"a function decorated with set_stance({self._stance.name!r})")
        self._scope = _C.Scope(self._stance)
        scopes.open_scope(self._scope, self._of_process)

    def leave(self) -> None:
        scopes.close_scope(self._scope, self._of_process)
        self._stance = self._scope.stance


# ---- the checks of the arguments; all of them before anything changes -----------------------------------------------------------------------------


def _check(wanted: Stance) -> None:
    found = what_is_wrong(wanted)
    if found is not None:
        error, message, code = found
        raise error(headline(user_location(), message, code))


def what_is_wrong(wanted: Stance) -> tuple[type[Exception], str, str] | None:
    """Why there cannot be such a stance: the class of the error, its message and its code; None where there can."""
    name: object = wanted.name
    if not isinstance(name, str):
        return TypeError, f"stance must be a string ({_names()}), not {type(name).__name__}", "S003"
    if wanted.name not in STANCES:
        import difflib

        near = difflib.get_close_matches(wanted.name, STANCES, 1)
        meant = f"; did you mean {near[0]!r}?" if near else ""
        return ValueError, f"unknown stance {wanted.name!r}; there are {_names()}{meant}", "S003"
    for option in ("skip_guard_eval_unsafe", "allow_first"):
        if not isinstance(getattr(wanted, option), bool):
            return TypeError, f"{option} must be True or False, not {getattr(wanted, option)!r}", "S005"
    if wanted.scope not in SCOPES:
        scope: object = wanted.scope
        return ValueError if isinstance(scope, str) else TypeError, f"scope must be 'context' or 'process', not {wanted.scope!r}", "S005"
    if wanted.force_backend is not None:
        if wanted.name != "default":
            return RuntimeError, f"force_backend goes with stance 'default' only, not with {wanted.name!r}", "S004"
        if not isinstance(wanted.force_backend, str) and not callable(wanted.force_backend):
            kind_name = type(wanted.force_backend).__name__
            return TypeError, f"force_backend must be a backend's name or a callable (graph, example_inputs), not {kind_name}", "S005"
    if wanted.allow_first and wanted.name != "fail_on_recompile":
        return ValueError, f"allow_first goes with stance 'fail_on_recompile' only, not with {wanted.name!r}", "S005"
    return None


def _names() -> str:
    return ", ".join(map(repr, STANCES))
