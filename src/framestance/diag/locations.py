"""Finds the user's line: the innermost frame that is neither ours nor a mere go-between of the standard library. Reports it, never acts on it."""

from __future__ import annotations

import contextlib
import functools
import linecache
import os
import sys
import warnings
from types import FrameType
from typing import NamedTuple

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__))) + os.sep
# An ExitStack or a cached function that enters our object is not where the user wrote it.
_GO_BETWEENS = frozenset({contextlib.__file__, functools.__file__})


class Location(NamedTuple):
    """A line of a file. Compares and unpacks as the pair (filename, lineno)."""

    filename: str
    lineno: int

    def source(self) -> str:
        """The text of the line without indentation, or "" if it cannot be read."""
        return linecache.getline(self.filename, self.lineno).strip()

    def __str__(self) -> str:
        return f"{self.filename}:{self.lineno}"


def warn(text: str) -> None:
    """A RuntimeWarning at the user's line, whatever stands between it and us."""
    where = user_location()
    warnings.warn_explicit(text, RuntimeWarning, where.filename, where.lineno)


UNKNOWN = Location("<unknown>", 0)


def is_ours(filename: str) -> bool:
    """Whether ``filename`` (a code object's ``co_filename``) belongs to framestance."""
    return filename.startswith(_PACKAGE)


def user_location() -> Location:
    """Where the user's code is at this moment in this thread, or UNKNOWN if only framestance's own frames are on the stack."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        filename = frame.f_code.co_filename
        if not is_ours(filename) and filename not in _GO_BETWEENS:
            return Location(filename, frame.f_lineno or frame.f_code.co_firstlineno)
        frame = frame.f_back
    return UNKNOWN
