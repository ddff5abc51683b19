"""Object code from disk becomes callable, with llvmlite alone; and what it must have been made for. Importing this module loads llvmlite, not Numba."""

from __future__ import annotations

import functools
import importlib.util
import os
import sys
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from .. import lower
from ..lower.symbols import provide
from .digest import sha256
from .disk import Kernel

_engines: list[Any] = []  # they keep the code alive
_entries: set[str] = set()  # entry points in the last engine
_lock = threading.Lock()


def load(kernel: Kernel) -> int | None:
    """The address of the kernel; None when it calls a function that this process does not have, or LLVM finds no such kernel in it."""
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


def environment() -> str:
    """What decides, besides a kernel's source, which machine code it becomes: one line each. Files count by content, not by date."""
    lines = [f"{name} {value}" for name, value in sorted(os.environ.items()) if name.startswith("NUMBA_") and name not in _OF_NO_EFFECT]
    settings = Path(".numba_config.yaml")
    if settings.is_file():
        lines.append(f"{settings.name} {_digest_of([settings])}")
    return "\n".join([*_installation(), *lines, ""])


@functools.cache
def _installation() -> list[str]:
    numba = importlib.util.find_spec("numba")
    numba_version = Path(numba.origin or "").with_name("_version.py") if numba is not None else Path()
    return [
        f"framestance {_digest_of(sorted(Path(lower.__file__).parent.rglob('*.py')))}",
        f"python {sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}",
        f"numba {_digest_of([numba_version])}",  # its version, without the time that loading it takes
        f"llvmlite {llvmlite.__version__}",
        f"target {llvm.get_process_triple()}",
        f"cpu {llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}",
    ]


def _digest_of(paths: Iterable[Path]) -> str:
    digest = sha256()
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _engine() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(jit=True)  # belongs to the engine from now on
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
