"""Wraps a function so that something is switched on while its body runs, and off while it is suspended: functions, generators, coroutines, both at once."""

from __future__ import annotations

import functools
import inspect
import types
from collections.abc import AsyncGenerator, Callable, Generator
from typing import Any, Protocol

from .. import _C
from ..capture.lookup import mro_lookup


class Activation(Protocol):
    """One call's switch. A generator enters and leaves it once per step, so what it remembers between steps belongs to that call."""

    def enter(self) -> None: ...

    def leave(self) -> None: ...


def innermost(fn: Any) -> Any:
    """The plain function, bound method, callable object or module under any number of compiled ones; ``fn`` itself if it is not compiled."""
    while True:
        if isinstance(fn, _C.CompiledFunction):
            fn = fn.__wrapped__ if fn._owner is None else fn._owner  # a compiled module stands for a module, not for its forward method
        elif isinstance(fn, types.MethodType) and isinstance(fn.__func__, _C.CompiledFunction):
            fn = types.MethodType(innermost(fn.__func__), fn.__self__)
        else:
            return fn


def wrap(fn: Callable[..., Any], activate: Callable[[], Activation]) -> Callable[..., Any]:
    """``fn`` with an activation on while its body runs; ``activate`` makes the activation of one call. Name, docstring and signature are those of ``fn``."""
    wrapper: Callable[..., Any]
    body = innermost(fn)  # a compiled generator function does not look like one from outside
    if _is(inspect.isasyncgenfunction, body):
        wrapper = _async_generator(fn, activate)
    elif _is(inspect.iscoroutinefunction, body) or _is(_is_generator_based_coroutine, body):
        wrapper = _coroutine(fn, activate)
    elif _is(inspect.isgeneratorfunction, body):
        wrapper = _generator(fn, activate)
    else:
        wrapper = _function(fn, activate)
    # The attributes of an object that is called (a module's parameters, say) do not belong on the wrapper.
    copied = ("__dict__",) if isinstance(fn, (types.FunctionType, types.MethodType)) else ()
    return functools.update_wrapper(wrapper, fn, updated=copied)


def _is(test: Callable[[Any], bool], fn: Any) -> bool:
    """``test`` of the function that a call of ``fn`` runs: ``fn`` itself, or the ``__call__`` of its class."""
    return test(fn) or (not isinstance(fn, type) and test(mro_lookup(type(fn), "__call__")))


def _is_generator_based_coroutine(fn: Any) -> bool:
    """Whether ``types.coroutine`` was applied to a generator function."""
    code = getattr(fn, "__code__", None)
    return isinstance(code, types.CodeType) and bool(code.co_flags & inspect.CO_ITERABLE_COROUTINE)


def _function(fn: Callable[..., Any], activate: Callable[[], Activation]) -> Callable[..., Any]:
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        activation = activate()
        activation.enter()
        try:
            return fn(*args, **kwargs)
        finally:
            activation.leave()

    return wrapper


def _generator(fn: Callable[..., Any], activate: Callable[[], Activation]) -> Callable[..., Any]:
    def wrapper(*args: Any, **kwargs: Any) -> Generator[Any, Any, Any]:
        return (yield from _drive(fn(*args, **kwargs), activate()))

    return wrapper


def _coroutine(fn: Callable[..., Any], activate: Callable[[], Activation]) -> Callable[..., Any]:
    async def wrapper(*args: Any, **kwargs: Any) -> Any:
        return await _drive(fn(*args, **kwargs), activate())

    return wrapper


def _async_generator(fn: Callable[..., Any], activate: Callable[[], Activation]) -> Callable[..., Any]:
    async def wrapper(*args: Any, **kwargs: Any) -> AsyncGenerator[Any, Any]:
        body, activation = fn(*args, **kwargs), activate()
        step = body.asend(None)
        while True:
            try:
                item = await _drive(step, activation)
            except StopAsyncIteration:
                return
            try:
                step = body.asend((yield item))
            except BaseException as error:  # GeneratorExit too: aclose() reaches the body like any other exception
                step = body.athrow(error)

    return wrapper


@types.coroutine
def _drive(body: Any, activation: Activation) -> Generator[Any, Any, Any]:
    """``yield from body``, with the activation on while the body runs. ``body`` has send and throw: a generator, a coroutine, a step of an async generator."""
    resume, value = body.send, None
    while True:
        try:
            activation.enter()
        except BaseException:
            body.close()  # otherwise a coroutine that never ran is reported as never awaited
            raise
        try:
            item = resume(value)
        except StopIteration as stop:
            return stop.value
        finally:
            activation.leave()
            value = None  # an exception kept here would form a cycle with its own traceback
        try:
            resume, value = body.send, (yield item)
        except BaseException as error:  # GeneratorExit too: close() reaches the body like any other exception
            resume, value = body.throw, error
