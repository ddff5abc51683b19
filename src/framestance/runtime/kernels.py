"""Kernel source becomes machine code here, once per text. Numba is loaded at the first compile and not before."""

from __future__ import annotations

import hashlib
import linecache
import os
import threading
from typing import Any

_lock = threading.Lock()
_compiled: dict[str, tuple[int, Any]] = {}  # source -> (address, what keeps the code alive)
_compiling: dict[str, threading.Event] = {}
_count = 0


class KernelEnvironmentError(RuntimeError):
    """Numba is set up so that kernels cannot be compiled; the message says which variable to change."""


def compile_source(source: str) -> tuple[int, Any]:
    """Address of the compiled ``kernel`` function of ``source``, and the Python function (for ``inspect``).

    The same text is compiled once per process, also when several threads ask at once. Errors: KernelEnvironmentError.
    """
    while True:
        with _lock:
            found = _compiled.get(source)
            if found is not None:
                return found[0], found[1][1]
            waiting = _compiling.get(source)
            if waiting is None:
                _compiling[source] = threading.Event()
        if waiting is None:
            break
        waiting.wait()
    try:
        made = _compile(source)
        with _lock:
            _compiled[source] = made
        return made[0], made[1][1]
    finally:
        with _lock:
            _compiling.pop(source).set()


def kernel_count() -> int:
    """How many kernels LLVM has compiled so far in this process."""
    return _count


def sources() -> list[str]:
    """Texts of all compiled kernels."""
    with _lock:
        return list(_compiled)


def _compile(source: str) -> tuple[int, Any]:
    global _count
    check_environment()
    from numba import cfunc, types

    function = _function(source)
    signature = types.int32(types.CPointer(types.voidptr), types.CPointer(types.int64), types.voidptr, types.int64, types.int64)
    compiled = cfunc(signature, nopython=True, error_model="numpy")(function)
    with _lock:
        _count += 1
    return int(compiled.address), (compiled, function)


def _function(source: str) -> Any:
    """The Python function of a kernel, with its text registered so that ``inspect.getsource`` and debuggers show it."""
    filename = f"<framestance kernel {hashlib.sha256(source.encode()).hexdigest()[:16]}>"
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    names = dict(language())
    exec(compile(source, filename, "exec"), names)
    return names["kernel"]


_language: dict[str, Any] = {}


def language() -> dict[str, Any]:
    """Every name a kernel may use."""
    if not _language:
        import numba

        from ..lower.math import LANGUAGE
        from ..lower.matmul import products
        from ..lower.memory import memory, memory_bool, prefetch, shift

        kinds = ("int8", "uint8", "int16", "uint16", "int32", "int64", "float32", "float64")
        found = {name: getattr(numba.types, name) for name in kinds}
        found.update(LANGUAGE, memory=memory, memory_bool=memory_bool, prefetch=prefetch, shift=shift, inf=float("inf"), nan=float("nan"), **products())
        _language.update(found)
    return _language


def check_environment() -> None:
    """Refuse settings under which Numba aborts the process or compiles to nothing. Errors: KernelEnvironmentError."""
    if os.environ.get("NUMBA_OPT", "3").strip() == "0":
        raise KernelEnvironmentError("NUMBA_OPT is 0, with which LLVM aborts on vector code; unset it or set it to 3")
    if os.environ.get("NUMBA_DISABLE_JIT", "0").strip() not in ("", "0"):
        raise KernelEnvironmentError("NUMBA_DISABLE_JIT is set, so no kernel can be compiled; unset it, or use backend='eager'")


def assembly(source: str) -> str:
    """The machine code of ``source`` as text, for people and tests."""
    compile_source(source)
    with _lock:
        return str(_compiled[source][1][0]._library.get_asm_str())
