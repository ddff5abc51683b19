"""framestance: a frame-evaluation compiler for Python tensor code on the CPU. The torch-like namespace: re-exports, nothing else."""

from __future__ import annotations

from . import compiler, linalg, nn, random, special
from .compiler import compile
from .tensor import NAMESPACE, lazily

__version__ = "0.1.0"
globals().update(NAMESPACE)
__all__ = [*NAMESPACE, "compile", "compiler", "linalg", "nn", "random", "special"]  # noqa: PLE0604
__getattr__, __dir__, __all__ = lazily(globals(), "")  # functions of rows are made when they are asked for
