"""Which BLAS kernels call, and by which addresses: a second copy of the OpenBLAS that NumPy's wheel brings along, set up for kernels.

A copy, because the number of threads is a setting of the whole library: NumPy's own may run threads inside a kernel that a thread of framestance's
runs, and setting it to one thread would slow down the program's own products. OPENBLAS_CORETYPE means both. Where NumPy came with another BLAS,
products are calls of ``np.matmul`` instead.
"""

from __future__ import annotations

import ctypes
import functools
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

SYMBOLS = {"float32": "scipy_cblas_sgemm64_", "float64": "scipy_cblas_dgemm64_"}


@functools.cache
def addresses() -> dict[str, int]:
    """Address of the row-major product routine per dtype name; empty when NumPy's own OpenBLAS is not there."""
    package = Path(np.__file__).parent
    for folder in (package.parent / "numpy.libs", package / ".dylibs", package / "_core" / "lib"):
        for path in sorted(folder.glob("*openblas*")) if folder.is_dir() else ():
            try:
                library = _load_copy(path)
                found = {name: ctypes.cast(getattr(library, symbol), ctypes.c_void_p).value for name, symbol in SYMBOLS.items()}
            except (OSError, AttributeError):
                continue
            return {name: address for name, address in found.items() if address}
    return {}


def _load_copy(path: Path) -> Any:
    """The library from a file of its own, which is gone once it is mapped: the loader would otherwise give the one that is there already."""
    import shutil
    import tempfile

    with tempfile.TemporaryDirectory(prefix="framestance-") as folder, _environment({"OPENBLAS_NUM_THREADS": "1"}):
        copy = Path(folder) / path.name
        shutil.copyfile(path, copy)
        return ctypes.CDLL(str(copy))


@contextmanager
def _environment(settings: dict[str, str]) -> Iterator[None]:
    before = {name: os.environ.get(name) for name in settings}
    os.environ.update(settings)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
