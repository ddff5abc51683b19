"""Finds, keeps and runs compiled kernels. Numba is loaded when a kernel is compiled, llvmlite when one is found on disk."""

from __future__ import annotations

from .disk import CacheInfo, DiskCache
from .kernels import compile_source, kernel_count

__all__ = ["CacheInfo", "DiskCache", "build_callable", "build_compiled", "compile_source", "kernel_count"]


def __getattr__(name: str) -> object:
    # artifacts need the C module; kernels alone do not
    if name in ("build_callable", "build_compiled"):
        from . import artifact

        return getattr(artifact, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
