"""Finds the machine code of kernel source: made before in this process, kept on disk, or compiled now. Only the last of these loads Numba."""

from __future__ import annotations

import linecache
import threading
import time
from typing import Any

from ..diag import logs, progress
from .digest import sha256
from .disk import DiskCache, kernel_name

_lock = threading.Lock()
_kernels: dict[str, tuple[int, Any]] = {}  # source -> (address, Numba's function where it was compiled here)
_making: dict[str, threading.Event] = {}


def compile_source(source: str, disk: DiskCache | None = None) -> int:
    """Address of the machine code of ``source``'s ``kernel`` function.

    The same text is compiled once per process, also when several threads ask at once. disk: where kernels are kept between processes, if anywhere.
    Errors: KernelEnvironmentError; whatever Numba raises for source it refuses.
    """
    while True:
        with _lock:
            found = _kernels.get(source)
            if found is not None:
                return found[0]
            waiting = _making.get(source)
            if waiting is None:
                _making[source] = threading.Event()
        if waiting is None:
            break
        waiting.wait()
    try:
        made = _make(source, disk)
        with _lock:
            _kernels[source] = made
        return made[0]
    finally:
        with _lock:
            _making.pop(source).set()


def kernel_count() -> int:
    """How many kernels this process has, compiled or loaded."""
    return len(_kernels)


def sources() -> list[str]:
    """Texts of all kernels of this process."""
    with _lock:
        return list(_kernels)


def _make(source: str, disk: DiskCache | None) -> tuple[int, Any]:
    filename = _show(source)
    name = ""
    if disk is not None:
        from .loader import environment, load

        name = kernel_name(environment(), source)
        kernel = disk.read(name)
        address = load(kernel) if kernel is not None else None
        if address is not None:
            disk.hits += 1
            logs.log("cache", f"{filename} was loaded from {disk.folder}", code="C004")
            return address, None
        if kernel is not None:
            disk.reject(name, "this process cannot link it")
        disk.misses += 1
    progress.kernel_begun()
    from .codegen import compile_kernel

    begun = time.perf_counter()
    made = compile_kernel(source, filename)
    seconds = time.perf_counter() - begun
    kept = disk is not None and made.kernel is not None and disk.write(name, made.kernel)
    where = f"kept in {disk.folder}" if kept and disk is not None else "kept in this process only"
    logs.log("cache", f"{filename} was compiled in {seconds:.2f} s, and is {where}", code="C004")
    return made.address, made.function


def _show(source: str) -> str:
    """A file name under which ``inspect``, tracebacks and debuggers show the text."""
    filename = f"<framestance kernel {sha256(source.encode()).hexdigest()[:16]}>"
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    return filename


def python_function(source: str) -> Any:
    """The Python function that a kernel was compiled from, for people."""
    from . import codegen

    return codegen.python_function(source, _show(source))


def assembly(source: str) -> str:
    """The machine code of ``source`` as text, for people and tests."""
    compile_source(source)
    with _lock:
        function = _kernels[source][1]
    if function is None:  # it came from disk
        from .codegen import compile_kernel

        function = compile_kernel(source, _show(source)).function
    return str(function._library.get_asm_str())
