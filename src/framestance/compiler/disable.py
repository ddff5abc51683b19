"""``disable``, ``allow_in_graph`` and ``assume_constant_result``: what the user declares about functions. The marks themselves are in capture/markers.py."""

from __future__ import annotations

import contextlib
import types
from collections.abc import Callable
from typing import Any, TypeVar, overload

from .. import _C
from ..capture import markers
from .wrapping import innermost, wrap

F = TypeVar("F", bound=Callable[..., Any])


@overload
def disable(fn: F, recursive: bool = True, *, reason: str | None = None) -> F: ...
@overload
def disable(fn: None = None, recursive: bool = True, *, reason: str | None = None) -> Callable[[F], F]: ...
def disable(fn: Any = None, recursive: bool = True, *, reason: str | None = None) -> Any:
    """Run ``fn`` uncompiled, also when compiled code calls it. Function or decorator; of a compiled function the innermost plain one is run.

    recursive=True: a wrapper is returned. While it runs the thread is outside the compiled region: everything it calls runs uncompiled too, unless it
    is a compiled function of its own, and set_stance is allowed. recursive=False: ``fn`` itself is marked and returned; what it calls may be
    compiled, and it stays inside the region. A class is changed in place: all functions of its body. ``reason`` is shown with the graph break.

    Errors: TypeError for what cannot be called, and for a ``reason`` that is not a string.
    """
    if reason is not None and not isinstance(reason, str):
        raise TypeError(f"disable: reason must be a string, not {type(reason).__name__} [A001]")
    if fn is None:
        return lambda function: disable(function, recursive, reason=reason)
    if isinstance(fn, type):
        return _disable_class(fn, recursive, reason)
    if isinstance(fn, (staticmethod, classmethod)):
        return type(fn)(disable(fn.__func__, recursive, reason=reason))
    if not callable(fn):
        raise TypeError(f"disable needs a function, not {type(fn).__name__} [A002]")
    plain = innermost(fn)
    return _suspended(plain, reason) if recursive else _skipped(plain, reason)


class _Suspension:
    """While it is entered this thread is outside any region."""

    __slots__ = ("_token",)

    def enter(self) -> None:
        self._token = _C.region_suspend()

    def leave(self) -> None:
        _C.region_resume(self._token)


def _suspended(fn: Any, reason: str | None) -> Any:
    wrapper = wrap(fn, _Suspension)
    _mark(wrapper, reason)
    return wrapper


def _skipped(fn: Any, reason: str | None) -> Any:
    """Mark the function and its code: the code is what the frame hook sees, and other function objects may share it."""
    function = fn.__func__ if isinstance(fn, types.MethodType) else fn
    _mark(function, reason)
    if isinstance(function, types.FunctionType):
        markers.mark_disabled(function.__code__, reason)
        cache = _C.code_cache(function.__code__)
        cache.skip = True
        cache.sited_code = None
        cache.start.clear()  # compiled code of a disabled function must not run
    return fn


def _mark(fn: Any, reason: str | None) -> None:
    markers.mark_disabled(fn, reason)
    if isinstance(fn, types.FunctionType):
        fn._framestance_disable = True  # type: ignore[attr-defined]


def _disable_class(cls: type, recursive: bool, reason: str | None) -> type:
    value: Any
    declare: Callable[[Any], Any] = disable(None, recursive, reason=reason)
    for name, value in list(vars(cls).items()):
        if isinstance(value, property):
            accessors: list[Any] = [value.fget, value.fset, value.fdel]
            getter, setter, deleter = [each and declare(each) for each in accessors]
            setattr(cls, name, property(getter, setter, deleter, value.__doc__))
        elif isinstance(value, (types.FunctionType, staticmethod, classmethod, _C.CompiledFunction)):
            setattr(cls, name, declare(value))
    markers.mark_disabled(cls, reason)
    with contextlib.suppress(TypeError):  # a class of the interpreter takes no attributes; the mark alone is enough
        cls._framestance_disable = True  # type: ignore[attr-defined]
    return cls


def allow_in_graph(fn: Any) -> Any:
    """Let ``fn`` (a callable, or a list or tuple of them) go into graphs as one call that is not looked into. Returns ``fn``.

    The promise is that it depends on its arguments alone and only on their values. Errors: TypeError for what cannot be called.
    """
    return _declare(fn, markers.mark_allowed_in_graph, "allow_in_graph")


def assume_constant_result(fn: Any) -> Any:
    """Let ``fn`` be called once while capturing, and its result stand as a constant in the compiled code. Returns ``fn``; errors: TypeError."""
    return _declare(fn, markers.mark_constant_result, "assume_constant_result")


def _declare(fn: Any, mark: Callable[[Any], None], name: str) -> Any:
    if isinstance(fn, (list, tuple)):
        return type(fn)(_declare(each, mark, name) for each in fn)
    if not callable(fn):
        raise TypeError(f"{name} needs a function, not {type(fn).__name__} [A002]")
    mark(fn)
    return fn
