"""framestance: a frame-evaluation compiler for Python tensor code on the CPU. The torch-like namespace: re-exports, nothing else."""

from __future__ import annotations

__version__ = "0.1.0"  # a trace that begins with the import of the compiler asks for it

from . import compiler, linalg, nn, random, special
from .compiler import compile
from .tensor import NAMESPACE, lazily

globals().update(NAMESPACE)
__all__ = [*NAMESPACE, "compile", "compiler", "linalg", "nn", "random", "special"]  # noqa: PLE0604
__getattr__, __dir__, __all__ = lazily(globals(), "")  # functions of rows are made when they are asked for
