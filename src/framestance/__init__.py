"""framestance: a frame-evaluation compiler for Python tensor code on the CPU. The torch-like namespace: re-exports, nothing else."""

from __future__ import annotations

__version__ = "0.1.0"  # a trace that begins with the import of the compiler asks for it

from . import compiler, linalg, nn, random, special  # noqa: F401
from .compiler import compile  # noqa: F401
from .tensor import NAMESPACE, lazily

globals().update(NAMESPACE)
# Functions of rows are made when they are asked for.
__getattr__, __dir__, __all__ = lazily(globals(), "", *NAMESPACE, "compile", "compiler", "linalg", "nn", "random", "special")
