"""Compiled functions and modules as Python objects: made from what was compiled, with a function's attributes, copied and pickled as that would be."""

from __future__ import annotations

import copy
import functools
import sys
import types
import weakref
from dataclasses import dataclass, field
from typing import Any

from .. import _C
from ..capture.lookup import MISSING, instance_dict, mro_lookup
from ..nn import Module
from .counters import Counters
from .options import OptionsKey, key_for
from .wrapping import innermost

FUNCTIONS: weakref.WeakSet[Any] = weakref.WeakSet()


@dataclass(eq=False)
class FunctionInfo:
    """What is kept per compiled function: its own counters and limits."""

    name: str
    recompile_limit: int | None = None
    counters: Counters = field(default_factory=Counters)


def make(fn: Any, key: OptionsKey, name: str | None, recompile_limit: int | None, disabled: bool) -> Any:
    """The compiled form of a function, bound method, callable object or module.

    Errors: TypeError for what cannot be compiled.
    """
    info = FunctionInfo(name or str(getattr(fn, "__qualname__", type(fn).__qualname__)), recompile_limit)
    made: Any
    function, first = _function_of(fn)
    if isinstance(fn, Module):
        made = CompiledModule(function, first, key, info)
        object.__setattr__(made, "_orig_mod", fn)
        made._look_up_through(fn, "forward")
    else:
        made = _C.CompiledFunction(function, first, key, info)
        functools.update_wrapper(made, fn if hasattr(fn, "__name__") else function)
        if not isinstance(fn, (types.FunctionType, types.MethodType)):
            made._look_up_through(fn, None)
    made.disabled = disabled
    FUNCTIONS.add(made)
    if "IPython.extensions.autoreload" in sys.modules:
        from . import autoreload

        autoreload.follow()
    return made


def look_up(compiled: Any) -> tuple[types.FunctionType, Any]:
    """What a call of the object behind ``compiled`` runs now; C asks when that object or its class has changed."""
    try:
        return _function_of(compiled._owner)
    except TypeError:  # it can no longer be called, and says so itself
        return calling(compiled._owner), None


def _function_of(fn: Any) -> tuple[types.FunctionType, Any]:
    """The Python function that a call of ``fn`` runs, and its first argument: None if that is the call's.

    Errors: TypeError for what cannot be called.
    """
    if isinstance(fn, types.FunctionType):
        return fn, None
    if isinstance(fn, types.MethodType) and isinstance(fn.__func__, types.FunctionType):
        return fn.__func__, fn.__self__
    if isinstance(fn, Module) and type(fn).__call__ is Module.__call__:
        return _forward_of(fn)
    call = getattr(type(fn), "__call__", None)  # noqa: B004  # the function is wanted
    if isinstance(call, types.FunctionType) and not isinstance(fn, types.MethodType):
        return call, fn
    if not callable(fn):
        raise TypeError(f"compile: fn must be a function, method, module or callable object, not {type(fn).__name__} [A002]")
    return calling(fn), None


def _forward_of(module: Module) -> tuple[types.FunctionType, Any]:
    """The function behind ``module.forward``. What is found in another way than as a method or an attribute is looked up at each call."""
    of_class, own = mro_lookup(type(module), "forward"), instance_dict(module).get("forward", MISSING)
    if own is not MISSING and mro_lookup(type(of_class), "__set__") is MISSING:
        found = innermost(own)
    elif isinstance(of_class, (types.FunctionType, staticmethod, classmethod, _C.CompiledFunction)):
        found = innermost(module.forward)
    else:
        return calling(module), None
    if isinstance(found, types.FunctionType) or (isinstance(found, types.MethodType) and isinstance(found.__func__, types.FunctionType)):
        return _function_of(found)
    return calling(module), None


def calling(fn: Any) -> types.FunctionType:
    """A Python function that calls ``fn``, for callables that have no bytecode of their own."""

    def call(*args: Any, **kwargs: Any) -> Any:
        return fn(*args, **kwargs)

    functools.update_wrapper(call, fn, assigned=[a for a in functools.WRAPPER_ASSIGNMENTS if hasattr(fn, a)], updated=())
    assert isinstance(call, types.FunctionType)
    return call


class CompiledModule(_C.CompiledFunction, Module):
    """A module whose call is compiled. It is a Module with the original one as its only child, and shows that one's attributes."""

    def __init__(self, function: types.FunctionType, owner: Any, key: OptionsKey, info: FunctionInfo) -> None:
        pass  # what Module would set belongs to the original

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """The compiled call."""
        return self(*args, **kwargs)

    @property
    def training(self) -> bool:  # type: ignore[override]
        return bool(self._orig_mod.training)

    def __getattr__(self, name: str) -> Any:
        if name == "_orig_mod":
            raise AttributeError(name)
        return getattr(self._orig_mod, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name in _OWN:
            object.__setattr__(self, name, value)
        else:
            setattr(self._orig_mod, name, value)

    def __delattr__(self, name: str) -> None:
        delattr(self._orig_mod, name)

    def __repr__(self) -> str:
        return "CompiledModule(\n  (_orig_mod): " + repr(self._orig_mod).replace("\n", "\n  ") + "\n)"


_OWN = frozenset({"_key", "disabled", "hits", "operations_run", "eager_by_stance"})


# ---- copying and pickling --------------------------------------------------------------------------------------------------------------------------


def _like(self: Any, original: Any) -> Any:
    """``original`` compiled as ``self`` is."""
    return make(original, self._key, self._info.name, self._info.recompile_limit, self.disabled)


def _original(self: Any) -> Any:
    """What was compiled: a module, a callable object, a bound method or a function."""
    return self.__wrapped__ if self._owner is None else self._owner


def _copy(self: Any) -> Any:
    """A module is copied as the original is; functions are atomic."""
    return _like(self, copy.copy(self._orig_mod)) if isinstance(self, CompiledModule) else self


def _deepcopy(self: Any, memo: dict[int, Any]) -> Any:
    """A module, callable object or bound method is compiled anew for the copy of the object; plain compiled functions are atomic, as functions are."""
    original = _original(self)
    return self if isinstance(original, types.FunctionType) else _like(self, copy.deepcopy(original, memo))


def _reduce(self: Any) -> Any:
    """By name where the name leads to the compiled function; otherwise by what was compiled and how."""
    if self._owner is None and self._self is None and _named(self._func) is self:
        return self._func.__qualname__
    key = self._key
    options = (key.backend, key.fullgraph, key.dynamic, key.background)
    return _again, (_original(self), options, self._info.name, self._info.recompile_limit, self.disabled)


def _named(function: types.FunctionType) -> Any:
    """What the function's qualified name leads to now."""
    found: Any = sys.modules.get(function.__module__)
    for part in function.__qualname__.split("."):
        found = getattr(found, part, None)
    return found


def _again(original: Any, options: tuple[Any, bool, bool | None, bool], name: str, recompile_limit: int | None, disabled: bool) -> Any:
    return make(original, key_for(*options), name, recompile_limit, disabled)


# ---- the attributes of functions -------------------------------------------------------------------------------------------------------------------


def _of_function(name: str) -> property:
    """The function's own attribute, for code that looks at functions; a change of it changes the function, as before it was compiled."""
    return property(lambda self: getattr(self._func, name), lambda self, value: setattr(self._func, name, value))


def _of_method(name: str) -> property:
    def get(self: Any) -> Any:
        if not isinstance(self.__wrapped__, types.MethodType):
            raise AttributeError(name)
        return getattr(self.__wrapped__, name)

    return property(get)


def _cache_entries(self: Any) -> Any:
    """The entries that this compiled function made or has hit, as a list of ``CacheEntry``, plain objects: guards, graph, operations, hits."""
    from .described import cache_entries

    return cache_entries(self)


_added: dict[str, Any] = {name: _of_function(name) for name in ("__code__", "__defaults__", "__kwdefaults__", "__globals__", "__closure__")}
_added |= {"__self__": _of_method("__self__"), "__func__": _of_method("__func__")}
_added |= {"cache_entries": _cache_entries}
_added |= {"__copy__": _copy, "__deepcopy__": _deepcopy, "__reduce__": _reduce}
for _name, _value in _added.items():
    setattr(_C.CompiledFunction, _name, _value)
