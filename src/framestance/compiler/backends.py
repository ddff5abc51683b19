"""What turns a graph into an artifact: the kernels of framestance, the reference interpreter, or a callable of the user's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import _C
from ..diag import logs
from ..diag.errors import BackendError, InvalidBackend
from .locking import lock_open
from .trial import trial_in_force

ALIASES = {"inductor": "numba", "aot_eager": "eager"}
BACKENDS = ("numba", "eager", *ALIASES)
BACKGROUND = "background"
MODES = ("default", "reduce-overhead", "max-autotune", "max-autotune-no-cudagraphs", BACKGROUND)


def list_backends() -> list[str]:
    """Names accepted by ``compile(backend=...)``; a callable ``(graph, example_inputs)`` is accepted too.

    >>> "numba" in list_backends()
    True
    """
    return sorted(BACKENDS)


def resolve(backend: Any) -> Any:
    """A backend as it is used: a canonical name or the callable.

    Errors: InvalidBackend (a RuntimeError) for an unknown name or an object that cannot be called.
    """
    if isinstance(backend, str):
        if backend not in BACKENDS:
            raise InvalidBackend(backend, list_backends())
        return ALIASES.get(backend, backend)
    if not callable(backend):
        raise InvalidBackend(backend, list_backends())
    return backend


def build(backend: Any, graph: Any, example_inputs: list[Any], function: str, where: tuple[str, int], **binding: Any) -> _C.Artifact:
    """The artifact for ``graph``. ``binding`` says how inputs, symbols and the recipe connect it to the values array.

    Errors: BackendError when a callable backend raises.
    """
    from ..passes import optimize
    from ..runtime import artifact
    from .kernel_cache import disk

    def show(spec: Any) -> None:
        for source in spec.sources:
            logs.log("output_code", f"a kernel of {function}", code="I004", where=where, body=source)

    see = show if logs.enabled("output_code") and trial_in_force() is None else None
    if backend == "numba" or not graph.operations():
        # A KeyboardInterrupt inside Numba would leave it broken for the rest of the process, and small threads have too little stack for LLVM.
        made: _C.Artifact = _C.call_on_large_stack(lambda: artifact.build_compiled(optimize(graph), disk=disk(), see=see, **binding))
        return made
    if backend == "eager":
        return artifact.build_callable(graph, graph, **binding)
    token = _C.region_suspend()
    try:
        with lock_open():
            run: Callable[..., Any] = _C.call_traced(backend, graph, example_inputs)
    except Exception as error:
        raise BackendError(getattr(backend, "__qualname__", type(backend).__qualname__), error, function, where) from error
    finally:
        _C.region_resume(token)
    if not callable(run):
        problem = TypeError(f"it returned a {type(run).__name__}, which cannot be called")
        raise BackendError(getattr(backend, "__qualname__", type(backend).__qualname__), problem, function, where)
    return artifact.build_callable(graph, run, **binding)
