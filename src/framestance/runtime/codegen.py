"""Kernel source becomes machine code: the only place that calls Numba's compiler. Importing this module loads Numba."""

from __future__ import annotations

import os
from typing import Any

import numba
from numba import cfunc, types

from ..diag.errors import KernelEnvironmentError
from ..lower.halves import HALVES
from ..lower.math import LANGUAGE
from ..lower.matmul import products
from ..lower.memory import MEMORY
from ..lower.places import PLACES
from ..lower.symbols import PREFIX
from ..records import record
from .disk import Kernel

_KINDS = ("int8", "uint8", "int16", "uint16", "int32", "int64", "float32", "float64")
_SIGNATURE = types.int32(types.CPointer(types.voidptr), types.CPointer(types.int64), types.voidptr, types.int64, types.int64)
_names: dict[str, Any] = {}


@record()
class Compiled:
    """A kernel of this process: its address, what keeps the code alive, and what of it can be kept on disk, if it can."""

    address: int
    function: Any
    kernel: Kernel | None


def names() -> dict[str, Any]:
    """Every name that a kernel may use."""
    if not _names:
        _names.update({name: getattr(numba.types, name) for name in _KINDS})
        _names.update(LANGUAGE | HALVES | MEMORY | PLACES | products(), inf=float("inf"), nan=float("nan"))
    return _names


def python_function(source: str, filename: str) -> Any:
    """The Python function of a kernel: what Numba compiles, and what ``inspect`` shows."""
    found = dict(names())
    exec(compile(source, filename, "exec"), found)
    function = found["kernel"]
    function.__qualname__ = filename.strip("<>").replace(" ", "_")  # in the names that the object code exports, and so they are its own
    return function


def compile_kernel(source: str, filename: str) -> Compiled:
    """Machine code for one kernel. Errors: KernelEnvironmentError; whatever Numba raises for source it refuses."""
    check_environment()
    made = cfunc(_SIGNATURE, nopython=True, error_model="numpy")(python_function(source, filename))
    return Compiled(int(made.address), made, _portable(made))


def _portable(made: Any) -> Kernel | None:
    """The object code, if it calls nothing that another process would not find."""
    library = made._library
    called = {function.name for function in library._final_module.functions if function.is_declaration and not function.name.startswith("llvm.")}
    if any(not name.startswith(PREFIX) for name in called):
        return None
    return Kernel(made.native_name, tuple(sorted(called)), bytes(library._get_compiled_object()))


def check_environment() -> None:
    """Refuse settings under which Numba aborts the process or compiles to nothing. Errors: KernelEnvironmentError."""
    if os.environ.get("NUMBA_OPT", "3").strip() == "0":
        raise KernelEnvironmentError("NUMBA_OPT is 0, with which LLVM aborts on vector code; unset it or set it to 3")
    if os.environ.get("NUMBA_DISABLE_JIT", "0").strip() not in ("", "0"):
        raise KernelEnvironmentError("NUMBA_DISABLE_JIT is set, so no kernel can be compiled; unset it, or use backend='eager'")
