"""Object code from disk becomes callable, without Numba; and what it must have been made for. LLVM is loaded only for what the C module refuses."""

from __future__ import annotations

import functools
import importlib.util
import os
import sys
import threading
from collections.abc import Iterable
from typing import Any

from .. import _C, lower
from ..lower.symbols import address_of, provide
from .digest import sha256
from .disk import Kernel

_engines: list[Any] = []  # they keep the code alive
_entries: set[str] = set()  # entry points in the last engine
_lock = threading.Lock()


def load(kernel: Kernel) -> int | None:
    """The address of the kernel; None when it calls a function that this process does not have, or there is no such kernel in it."""
    symbols = {name: address_of(name) or 0 for name in kernel.symbols}
    if not all(symbols.values()):
        return None
    try:
        return _C.load_object(kernel.code, kernel.entry, symbols) or None
    except (ValueError, OSError):
        return load_by_llvm(kernel)


def load_by_llvm(kernel: Kernel) -> int | None:
    """The same for object code of any kind; LLVM takes as long to load as all of a warm start."""
    import llvmlite.binding as llvm

    if not all(map(provide, kernel.symbols)):
        return None
    with _lock:
        if not _engines or kernel.entry in _entries:
            _engines.append(_engine())
            _entries.clear()
        _engines[-1].add_object_file(llvm.ObjectFileRef.from_data(kernel.code))
        _engines[-1].finalize_object()
        _entries.add(kernel.entry)
        return int(_engines[-1].get_function_address(kernel.entry)) or None


# Settings of Numba's that say nothing of machine code. Tools set them in their workers (joblib), which should find the kernels all the same.
_OF_NO_EFFECT = frozenset(f"NUMBA_{name}" for name in ("NUM_THREADS", "THREADING_LAYER", "THREADING_LAYER_PRIORITY", "CACHE_DIR", "DEBUG_CACHE"))


_SETTINGS = ".numba_config.yaml"


def environment() -> str:
    """What decides, besides a kernel's source, which machine code it becomes: one line each. Files count by content, not by date."""
    lines = [f"{name} {value}" for name, value in sorted(os.environ.items()) if name.startswith("NUMBA_") and name not in _OF_NO_EFFECT]
    if os.path.isfile(_SETTINGS):
        lines.append(f"{_SETTINGS} {_digest_of([_SETTINGS])}")
    return "\n".join([*_installation(), *lines, ""])


@functools.cache
def _installation() -> list[str]:
    return [
        f"framestance {_digest_of(_lowering())}",
        f"python {sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor} {sys.platform}",
        f"numba {_version_of('numba')}",
        f"llvmlite {_version_of('llvmlite')}",
        f"processor {_C.processor() or _as_llvm_sees_it()}",
    ]


def _lowering() -> list[str]:
    """The files that decide what a kernel's source becomes."""
    return sorted(os.path.join(folder, name) for folder, _, names in os.walk(os.path.dirname(lower.__file__)) for name in names if name.endswith(".py"))


def _version_of(package: str) -> str:
    """What tells a package's version, without the time that loading it takes."""
    found = importlib.util.find_spec(package)
    return _digest_of([os.path.join(os.path.dirname(found.origin or ""), "_version.py")]) if found is not None else "none"


def _as_llvm_sees_it() -> str:
    import llvmlite.binding as llvm

    return f"{llvm.get_process_triple()} {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


def _digest_of(paths: Iterable[str]) -> str:
    digest = sha256()
    for path in paths:
        with open(path, "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def _engine() -> Any:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(jit=True)  # belongs to the engine from now on
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
