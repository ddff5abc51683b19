"""Frames of other code that start inside a region: decided once per code object whether they are looked at."""

from __future__ import annotations

import os
import types
from typing import Any

import numpy as np

from .. import _C
from ..capture.executor import code_is_plain
from ..capture.lookup import is_a
from ..capture.markers import is_disabled
from ..diag.errors import InternalCompilerError
from .config import CAPTURE_EVERYTHING, config
from .entries import ensure_sited, frame_info
from .trial import trial_in_force


def on_frame(func: types.FunctionType, args: tuple[Any, ...]) -> None:
    """The first frame of a code object inside a region: decide once whether frames of this code are looked at."""
    code = func.__code__
    cache = _C.code_cache(code)
    trial = trial_in_force()
    if trial is not None:
        trial.touch(cache)
    if not _worth_looking_at(func, args):
        cache.skip = True
        return
    token = _C.compiling_enter()
    try:
        ensure_sited(code, frame_info(code))
    except Exception as error:
        cache.skip = True
        if config.strict:
            raise InternalCompilerError(error, func.__qualname__, (code.co_filename, code.co_firstlineno)) from error
    finally:
        _C.compiling_leave(token)


def _worth_looking_at(func: types.FunctionType, args: tuple[Any, ...]) -> bool:
    """User code with a tensor among its arguments. Library code and code without tensors is left alone for good."""
    if is_disabled(func) or not code_is_plain(func.__code__) or is_library(func.__code__.co_filename):
        return False
    return CAPTURE_EVERYTHING or any(_holds_tensor(a) for a in args)


def _holds_tensor(x: Any, depth: int = 2) -> bool:
    if is_a(x, _C.Tensor, np.ndarray):
        return True
    if depth and type(x) in (list, tuple):
        return any(_holds_tensor(item, depth - 1) for item in x[:8])
    if depth and type(x) is dict:
        return any(_holds_tensor(item, depth - 1) for item in list(x.values())[:8])
    return False


_LIBRARY = tuple(
    {os.path.dirname(os.__file__) + os.sep, os.path.dirname(os.path.dirname(np.__file__)) + os.sep, os.path.dirname(os.path.dirname(__file__)) + os.sep}
)


_TESTS_OF_PYTHON = os.path.join(os.path.dirname(os.__file__), "test", "")


def is_library(filename: str) -> bool:
    """The standard library, installed packages and framestance itself."""
    if CAPTURE_EVERYTHING and filename.startswith(_TESTS_OF_PYTHON):
        return False
    return filename.startswith((*_LIBRARY, "<frozen", "<framestance"))
