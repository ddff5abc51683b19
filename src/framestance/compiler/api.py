"""``compile``: what the user puts on a function, method, callable object or module. Everything is checked here, at once; nothing is compiled before the
first call."""

from __future__ import annotations

import copy
import functools
import types
import weakref
from dataclasses import dataclass, field
from typing import Any

from .. import _C
from ..capture.markers import is_disabled
from ..nn import Module
from ..ops.row import row_of
from . import backends
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


def compile(
    fn: Any = None,
    *,
    fullgraph: bool = False,
    dynamic: bool | None = None,
    backend: Any = "numba",
    mode: str | None = None,
    options: dict[str, Any] | None = None,
    name: str | None = None,
    disable: bool = False,
    recompile_limit: int | None = None,
    isolate_recompiles: bool = False,
) -> Any:
    """Compile a function, method, callable object or module; without ``fn``, a decorator that does so.

    The result behaves as ``fn`` does; what it computes with tensors runs compiled from the first call on. Semantics and names are those of torch.compile.

    fullgraph: a graph break is an error (Unsupported). dynamic: None specialises sizes and makes those that change symbolic; True makes sizes symbolic at
    once; False never.
    backend: "numba" (alias "inductor"), "eager" (alias "aot_eager"), or a callable ``(graph, example_inputs)`` that returns a callable. mode: a mode name
    of torch's, accepted
    for compatibility. options: none are known yet. name: shown in messages. disable: return a function that never compiles. recompile_limit: for this
    function instead of
    ``config.recompile_limit``. isolate_recompiles: share no entries with other compiled functions of the same code.

    Errors: TypeError for what cannot be compiled and for arguments of a wrong type; RuntimeError for mode together with options and for unknown modes and
    options;
    InvalidBackend for an unknown backend.

    >>> import framestance
    >>> @framestance.compile
    ... def double(x):
    ...     return x * 2
    >>> double(framestance.ones(2))
    tensor([2., 2.])
    """
    _check(fullgraph, dynamic, mode, options, name, disable, recompile_limit, isolate_recompiles)
    resolved = backends.resolve(backend)
    if fn is None:
        return functools.partial(
            compile,
            fullgraph=fullgraph,
            dynamic=dynamic,
            backend=backend,
            mode=mode,
            options=options,
            name=name,
            disable=disable,
            recompile_limit=recompile_limit,
            isolate_recompiles=isolate_recompiles,
        )
    key = OptionsKey(resolved, fullgraph, dynamic) if isolate_recompiles else key_for(resolved, fullgraph, dynamic)
    made = _make(innermost(fn), key, name, recompile_limit)
    if isinstance(made, _C.CompiledFunction):
        made.disabled = disable
        FUNCTIONS.add(made)
    return made


def _check(fullgraph: Any, dynamic: Any, mode: Any, options: Any, name: Any, disable: Any, recompile_limit: Any, isolate_recompiles: Any) -> None:
    for what, value in (("fullgraph", fullgraph), ("disable", disable), ("isolate_recompiles", isolate_recompiles)):
        if not isinstance(value, bool):
            raise TypeError(f"compile: {what} must be True or False, not {value!r}")
    if dynamic is not None and not isinstance(dynamic, bool):
        raise TypeError(f"compile: dynamic must be True, False or None, not {dynamic!r}")
    if mode is not None and options is not None:
        raise RuntimeError("compile: give either mode or options, not both")
    if mode is not None and mode not in backends.MODES:
        raise RuntimeError(f"compile: unknown mode {mode!r}; there are {', '.join(map(repr, backends.MODES))}")
    if options is not None and not isinstance(options, dict):
        raise TypeError(f"compile: options must be a dict or None, not {type(options).__name__}")
    if options:
        raise RuntimeError(f"compile: unknown option {next(iter(options))!r}; no options are known yet")
    if name is not None and not isinstance(name, str):
        raise TypeError(f"compile: name must be a string or None, not {type(name).__name__}")
    if recompile_limit is not None and (not isinstance(recompile_limit, int) or isinstance(recompile_limit, bool) or recompile_limit < 1):
        raise ValueError(f"compile: recompile_limit must be a positive int or None, not {recompile_limit!r}")


def _make(fn: Any, key: OptionsKey, name: str | None, recompile_limit: int | None) -> Any:
    info = FunctionInfo(name or str(getattr(fn, "__qualname__", type(fn).__qualname__)), recompile_limit)
    if isinstance(fn, Module):
        return CompiledModule(*_forward_of(fn), key, info)
    if isinstance(fn, type):
        raise TypeError(f"compile: fn is the class {fn.__qualname__}; compile its methods, or an instance of it")
    if is_disabled(fn):
        return fn
    if row_of(fn) is not None:
        fn = _calling(fn)
    owner: Any = None
    function = fn
    if isinstance(fn, types.MethodType):
        owner, function = fn.__self__, fn.__func__
    elif not isinstance(fn, types.FunctionType) and isinstance(getattr(type(fn), "__call__", None), types.FunctionType):  # noqa: B004  # the function is wanted
        owner, function = fn, type(fn).__call__
    if not isinstance(function, types.FunctionType):
        if callable(fn):
            function, owner = _calling(fn), None
        else:
            raise TypeError(f"compile: fn must be a function, method, module or callable object, not {type(fn).__name__}")
    made = _C.CompiledFunction(function, owner, key, info)
    functools.update_wrapper(made, fn if hasattr(fn, "__name__") else function)
    return made


def _deepcopy(self: Any, memo: dict[int, Any]) -> Any:
    """A compiled bound method is bound to the copy of its object; plain compiled functions are atomic, as functions are."""
    if self._self is None:
        return self
    made = _C.CompiledFunction(self._func, copy.deepcopy(self._self, memo), self._key, FunctionInfo(self._info.name, self._info.recompile_limit))
    functools.update_wrapper(made, self._func)
    made.disabled = self.disabled
    FUNCTIONS.add(made)
    return made


def _reduce(self: Any) -> Any:
    """Pickled by its name, as functions are."""
    if self._self is not None:
        return getattr, (self._self, self._func.__name__)
    return self._func.__qualname__


_C.CompiledFunction.__deepcopy__ = _deepcopy  # type: ignore[attr-defined]
_C.CompiledFunction.__reduce__ = _reduce  # type: ignore[method-assign]


def _calling(fn: Any) -> Any:
    """A Python function that calls ``fn``, for callables that have no bytecode of their own."""

    def call(*args: Any, **kwargs: Any) -> Any:
        return fn(*args, **kwargs)

    functools.update_wrapper(call, fn, assigned=[a for a in functools.WRAPPER_ASSIGNMENTS if hasattr(fn, a)], updated=())
    return call


def _forward_of(module: Module) -> tuple[types.FunctionType, Any]:
    """The function that a call of the module runs, and the object it is bound to."""
    if type(module).__call__ is not Module.__call__:
        return type(module).__call__, module  # type: ignore[return-value]
    forward = module.forward
    if isinstance(forward, types.MethodType):
        return forward.__func__, forward.__self__  # type: ignore[return-value]
    return forward, None  # type: ignore[return-value]


class CompiledModule(_C.CompiledFunction, Module):
    """A module whose call is compiled. It is a Module with the original one as its only child, and shows that one's attributes."""

    def __init__(self, function: types.FunctionType, owner: Any, key: OptionsKey, info: FunctionInfo) -> None:
        object.__setattr__(self, "_orig_mod", owner)
        object.__setattr__(self, "_framestance_original", owner)

    def __getattr__(self, name: str) -> Any:
        if name == "_orig_mod":
            raise AttributeError(name)
        return getattr(self._orig_mod, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name in ("_key", "disabled"):
            object.__setattr__(self, name, value)
        else:
            setattr(self._orig_mod, name, value)

    def __delattr__(self, name: str) -> None:
        delattr(self._orig_mod, name)

    def __repr__(self) -> str:
        return f"CompiledModule(\n  (_orig_mod): {self._orig_mod!r}\n)"


def reset() -> None:
    """Drop all compiled code, counters and what was learnt about sizes. The stance and the settings stay."""
    from . import counters as stats

    for cache in _C.all_caches():
        frame = cache.state.get("frame")
        cache.start.clear()
        cache.sited_code = None
        cache.skip = False
        if frame is not None:
            for site in frame.sites.values():
                site.clear()
            cache.state.clear()
            cache.start.info = None
    for function in list(FUNCTIONS):
        function._info.counters.clear()
    stats.clear()


__all__ = ["CompiledModule", "compile", "reset"]
