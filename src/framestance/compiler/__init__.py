"""The words the user types: compile, set_stance, is_compiling, disable, explain, trace, stats, reset, config. Importing this package connects capture with
the public objects."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .. import _C
from ..capture import known
from ..diag.errors import BackendError, CompileError, InternalCompilerError, InvalidBackend, RecompileError, StanceError, Unsupported
from ..nn.parameter import Parameter
from ..ops.dtypes import dtype, of_numpy
from ..tensor import Tensor
from ..tensor.grad import enable_grad, inference_mode, no_grad
from ..tensor.limits import finfo, iinfo
from ..tensor.random import Generator
from ..tensor.size import CPU, STRIDED, Size, device, layout, memory_format
from . import dispatch
from .api import compile, reset
from .backends import list_backends, resolve
from .background import wait_for_compiles
from .config import config
from .counters import stats
from .disable import allow_in_graph, assume_constant_result, disable
from .kernel_cache import cache_info, clear_cache, export_cache, import_cache
from .stance import get_stance, set_backend_resolver, set_stance

if TYPE_CHECKING:
    from ..diag.explanation import Explanation
    from .tracing import Recording


def is_compiling() -> bool:
    """True in traced code (a constant there) and in backends while they compile; False in eager code and while compiled code runs. Per thread.

    >>> is_compiling()
    False
    """
    return _C.compiling() or _C.pretend_compiling()


def empty_cache() -> int:
    """Give the memory that is kept for large results of compiled code (from 1 MiB, 1 GiB at most) back to the system; how many bytes it was.

    >>> empty_cache() >= 0
    True
    """
    return _C.empty_cache()


def explain(fn: Callable[..., Any], *, measure: bool = True, **options: Any) -> Callable[..., Explanation]:
    """``explain(fn)(*args)`` calls ``fn(*args)`` once, compiled, and returns an Explanation of what happened; printed, it is a readable text.

    fn: what ``compile`` accepts; what is already compiled is explained as it was compiled. options: those of ``compile``, instead of those.
    measure: also time every step of the compiled code, on copies of the values; neither the program's tensors nor its random numbers change by that.

    The call is real, and what it does happens once. The stance in force decides, as for a first call of ``fn``; everything is compiled anew and apart:
    entries and counters of compiled functions, ``stats()`` and what later calls do are as before, and no event is sent. Only machine code
    is kept, so that what was explained compiles faster. An exception of the call, also one of the compiler such as Unsupported, is not raised again: it
    is in ``error``, beside the explanation so far. KeyboardInterrupt, SystemExit and their like are raised.

    Errors: those of ``compile`` for ``fn`` and options, at once; TypeError for another ``measure``.

    >>> import framestance
    >>> explained = framestance.compiler.explain(lambda x: x * 2, measure=False)(framestance.ones(3))
    >>> len(explained.graphs), explained.parts[0].operations, explained.result
    (1, 1, tensor([2., 2., 2.]))
    """
    from .explaining import explain

    return explain(fn, measure=measure, **options)


def trace(folder: str | os.PathLike[str], *, measure: bool = True) -> Recording:
    """Record what the compiler does from now on, for ``python -m framestance report FOLDER``; ``stop()`` of the result, or leaving it as a context, ends that.

    folder: is made if it is missing. Each process writes one file of its own there, forked children too, a line of JSON per event: see the page on reports.
    measure: also time the steps of each entry on copies of the values, as ``explain`` does, and what the machine can do, as soon as there is a kernel
    to compare. A compile then takes some 0.1 s longer; nothing but time changes for the program, and calls that find an entry are as fast as before.

    FRAMESTANCE_TRACE=FOLDER does the same from the import to the end of the process; a folder that cannot be used is a warning there.
    A file that cannot be written any more ends the recording with a warning, not the program.
    Traces hold the text of the files whose functions were compiled, and the command line.

    Errors: TypeError, ValueError for an argument of another kind; OSError where no file can be made in the folder.

    >>> import framestance, tempfile
    >>> with tempfile.TemporaryDirectory() as folder, framestance.compiler.trace(folder, measure=False) as recording:
    ...     _ = framestance.compile(lambda x: x * 2)(framestance.ones(3))
    ...     recording.compiles
    1
    """
    from .tracing import start

    return start(folder, measure)


def is_dynamo_compiling() -> bool:
    """True in traced code only; False in backends, eager code and while compiled code runs."""
    return _C.pretend_compiling()


def _connect() -> None:
    """Enter the public objects that capture knows by identity."""
    known.fold_call(is_compiling, True)
    known.fold_call(is_dynamo_compiling, True)
    known.STANCE_TYPES.add(set_stance)
    known.TENSOR_TYPES.update({Tensor, Parameter})
    known.SIZE_TYPES[:] = [Size]
    known.NULL_CONTEXTS.update({no_grad, enable_grad, inference_mode})
    known.pin_type(dtype)
    known.pin_type(device)
    for kind in (Generator, finfo, iinfo, layout, memory_format):
        known.pin_type(kind)
    known.FOLDED_CLASSES.update((device, finfo, iinfo))
    known.TENSOR_ATTRIBUTES.update(
        {
            "dtype": of_numpy,
            "device": lambda _: CPU,
            "layout": lambda _: STRIDED,
            "is_cpu": lambda _: True,
            "itemsize": lambda d: d.itemsize,
            "is_cuda": lambda _: False,
            "requires_grad": lambda _: False,
            "is_leaf": lambda _: True,
            "grad": lambda _: None,
            "T": "reverse_dims",
            "mT": "matrix_transpose",
            "H": "hermitian",
            "mH": "adjoint",
            "data": "alias",
        }
    )
    set_backend_resolver(resolve)
    dispatch.install()


_connect()
if os.environ.get("FRAMESTANCE_TRACE"):
    from .tracing import start_from_environment

    start_from_environment()

__all__ = [
    "BackendError",
    "CompileError",
    "InternalCompilerError",
    "InvalidBackend",
    "RecompileError",
    "StanceError",
    "Unsupported",
    "allow_in_graph",
    "assume_constant_result",
    "cache_info",
    "clear_cache",
    "compile",
    "config",
    "disable",
    "empty_cache",
    "explain",
    "export_cache",
    "get_stance",
    "import_cache",
    "is_compiling",
    "is_dynamo_compiling",
    "list_backends",
    "reset",
    "set_stance",
    "stats",
    "trace",
    "wait_for_compiles",
]
