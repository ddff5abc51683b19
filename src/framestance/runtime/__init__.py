"""Finds, keeps and runs compiled kernels. Numba is loaded at the first compile."""

from __future__ import annotations

from .kernels import KernelEnvironmentError, compile_source, kernel_count

__all__ = ["KernelEnvironmentError", "build_callable", "build_compiled", "compile_source", "kernel_count"]


def __getattr__(name: str) -> object:
    # artifacts need the C module; kernels alone do not
    if name in ("build_callable", "build_compiled"):
        from . import artifact

        return getattr(artifact, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
