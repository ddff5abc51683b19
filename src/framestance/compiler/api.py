"""``compile``: what the user puts on a function, method, callable object or module. Everything is checked here, at once; nothing is compiled before the
first call."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar, overload

from .. import _C
from ..capture.markers import is_disabled
from ..ops.registers import row_of
from . import backends, objects
from .locking import compile_lock
from .objects import FUNCTIONS, CompiledModule
from .options import OptionsKey, key_for
from .wrapping import innermost

F = TypeVar("F", bound=Callable[..., Any])


@overload
def compile(
    fn: F,
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
) -> F: ...
@overload
def compile(
    fn: None = None,
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
) -> Callable[[F], F]: ...
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

    fullgraph: a graph break is an error (Unsupported).
    dynamic: None specialises sizes and makes those that change symbolic; True makes sizes symbolic at once; False never.
    backend: "numba" (alias "inductor"), "eager" (alias "aot_eager"), or a callable ``(graph, example_inputs)`` that returns a callable.
    mode: "background" runs calls uncompiled while their kernels are compiled in a thread, and compiled from then on (``wait_for_compiles`` waits);
        torch's mode names are accepted and mean the default.
    options: none are known yet.
    name: shown in messages.
    disable: return a function that never compiles.
    recompile_limit: for this function instead of ``config.recompile_limit``.
    isolate_recompiles: share no entries with other compiled functions of the same code.

    Errors: TypeError for what cannot be compiled and for arguments of a wrong type; RuntimeError for mode together with options and for unknown modes and
    options; InvalidBackend for an unknown backend.

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
    key = (OptionsKey if isolate_recompiles else key_for)(resolved, fullgraph, dynamic, mode == backends.BACKGROUND)
    fn = innermost(fn)
    if isinstance(fn, (staticmethod, classmethod)):  # a decorator of a method may stand on either side of these
        return type(fn)(_made_of(fn.__func__, key, name, recompile_limit, disable))
    return _made_of(fn, key, name, recompile_limit, disable)


def _made_of(fn: Any, key: OptionsKey, name: str | None, recompile_limit: int | None, disabled: bool) -> Any:
    if isinstance(fn, type):
        raise TypeError(f"compile: fn is the class {fn.__qualname__}; compile its methods, or an instance of it [A002]")
    if is_disabled(fn):
        return fn
    return objects.make(objects.calling(fn) if row_of(fn) is not None else fn, key, name, recompile_limit, disabled)


def _check(fullgraph: Any, dynamic: Any, mode: Any, options: Any, name: Any, disable: Any, recompile_limit: Any, isolate_recompiles: Any) -> None:
    for what, value in (("fullgraph", fullgraph), ("disable", disable), ("isolate_recompiles", isolate_recompiles)):
        if not isinstance(value, bool):
            raise TypeError(f"compile: {what} must be True or False, not {value!r} [A001]")
    if dynamic is not None and not isinstance(dynamic, bool):
        raise TypeError(f"compile: dynamic must be True, False or None, not {dynamic!r} [A001]")
    if mode is not None and options is not None:
        raise RuntimeError("compile: give either mode or options, not both [A001]")
    if mode is not None and mode not in backends.MODES:
        raise RuntimeError(f"compile: unknown mode {mode!r}; there are {', '.join(map(repr, backends.MODES))} [A001]")
    if options is not None and not isinstance(options, dict):
        raise TypeError(f"compile: options must be a dict or None, not {type(options).__name__} [A001]")
    if options:
        raise RuntimeError(f"compile: unknown option {next(iter(options))!r}; no options are known yet [A001]")
    if name is not None and not isinstance(name, str):
        raise TypeError(f"compile: name must be a string or None, not {type(name).__name__} [A001]")
    if recompile_limit is not None and (not isinstance(recompile_limit, int) or isinstance(recompile_limit, bool) or recompile_limit < 1):
        raise ValueError(f"compile: recompile_limit must be a positive int or None, not {recompile_limit!r} [A001]")


def reset() -> None:
    """Drop all compiled code, counters and what was learnt about sizes. The stance and the settings stay."""
    from . import counters as stats

    with compile_lock:
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
        function._used.clear()
        function.hits = function.operations_run = function.eager_by_stance = 0
    stats.clear()


__all__ = ["CompiledModule", "compile", "reset"]
