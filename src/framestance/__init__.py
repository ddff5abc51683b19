"""framestance: a frame-evaluation compiler for Python tensor code on the CPU. The torch-like namespace: re-exports, nothing else."""

from __future__ import annotations

from . import compiler, linalg, nn, random, special
from .compiler import compile
from .tensor import *  # noqa: F403  (the names of ``tensor.__all__``, made from the op table)
from .tensor import __all__ as _tensor_names

__version__ = "0.1.0"
__all__ = [*_tensor_names, "compile", "compiler", "linalg", "nn", "random", "special"]  # noqa: PLE0604  (names from the op table)
