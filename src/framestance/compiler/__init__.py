"""The words the user types: compile, set_stance, is_compiling, disable, stats, reset, config. Importing this package connects capture with the public
objects."""

from __future__ import annotations

from .. import _C
from ..capture import known
from ..diag.errors import BackendError, CompileError, InternalCompilerError, InvalidBackend, RecompileError, StanceError, Unsupported
from ..diag.reasons import DTYPE_NAMES
from ..nn.parameter import Parameter
from ..ops.dtypes import DTYPES, dtype, of_numpy
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


def is_dynamo_compiling() -> bool:
    """True in traced code only; False in backends, eager code and while compiled code runs."""
    return _C.pretend_compiling()


def _connect() -> None:
    """Enter the public objects that capture knows by identity."""
    known.fold_call(is_compiling, True)
    known.fold_call(is_dynamo_compiling, True)
    known.STANCE_TYPES.add(set_stance)
    DTYPE_NAMES.update({d.numpy.num: d.name for d in DTYPES.values()})
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
    "export_cache",
    "get_stance",
    "import_cache",
    "is_compiling",
    "is_dynamo_compiling",
    "list_backends",
    "reset",
    "set_stance",
    "stats",
    "wait_for_compiles",
]
