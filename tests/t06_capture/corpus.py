"""Functions over which properties of capture are tested: every instruction family, tensors in between. A function's effects go to LOG so that order can be
compared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import corpus_exceptions
import corpus_nested
import corpus_objects
import corpus_plain
from corpus_base import LOG

import framestance as fs

__all__ = ["ARGUMENTS", "FILES", "FUNCTIONS", "LOG", "arguments"]

_MODULES = (corpus_plain, corpus_nested, corpus_exceptions, corpus_objects)
FILES = tuple(module.__file__ for module in _MODULES)
FUNCTIONS: list[Callable[..., Any]] = [value for module in _MODULES for name, value in list(vars(module).items()) if name.startswith("f_")]
ARGUMENTS: list[tuple[Any, ...]] = [(5, 2), (1, 7)]


def arguments(index: int) -> tuple[Any, ...]:
    """Fresh arguments: a tensor and two ints."""
    a, b = ARGUMENTS[index]
    return fs.tensor([1.0, -2.0, 3.5]), a, b
