"""What the rest of framestance tells capture about its own public objects, without capture importing it.

The tensor and compiler packages enter their types and functions here when they are imported. Capture looks objects up by identity.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..ops.numpy_calls import NumpyCall, numpy_call_of
from ..ops.registers import row_of
from ..ops.row import Row


class _Mark:
    """Stands, at the border between bytecode and compiled stretches, for something that is no object."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


UNBOUND_MARK = _Mark("<unbound>")  # a variable that is not bound
UNCHANGED_MARK = _Mark("<unchanged>")  # a cell that keeps what it holds, be it nothing

TENSOR_TYPES: set[type] = set()  # exact types whose instances are tensors: Tensor, nn.Parameter
SIZE_TYPES: list[type] = []  # the tuple subclass that ``.shape`` returns
STANCE_TYPES: set[type] = set()  # constructing or entering one inside traced code is an error
NULL_CONTEXTS: set[type] = set()  # classes of context managers without effect on results (no_grad, inference_mode)
FOLDED_CALLS: dict[int, tuple[Any, Any]] = {}  # id(function) -> (function, value): is_compiling() and friends
FOLDED_CLASSES: set[type] = set()  # what they make of constants is itself a constant: device, finfo, iinfo
_PINNED_TYPES: list[type] = []  # instances are guarded by identity and may be held: dtype, device


def pin_type(kind: type) -> None:
    """Instances of ``kind`` are module-level singletons in practice: identity guards may hold them."""
    _PINNED_TYPES.append(kind)


def pinned_types() -> tuple[type, ...]:
    """For isinstance."""
    return tuple(_PINNED_TYPES)


def fold_call(function: Any, value: Any) -> None:
    """Calls of ``function`` are ``value`` in traced code, and make compiling observable."""
    FOLDED_CALLS[id(function)] = (function, value)


def folded(function: Any) -> tuple[bool, Any]:
    """(whether calls fold, value)."""
    entry = FOLDED_CALLS.get(id(function))
    return (True, entry[1]) if entry is not None and entry[0] is function else (False, None)


def meaning(function: Any) -> Row | NumpyCall | str | None:
    """What calling ``function`` means to capture: an operation, a function of NumPy's that runs as it is, "fold", or None for ordinary functions."""
    row = row_of(function) or numpy_call_of(function)
    if row is not None:
        return row
    return "fold" if folded(function)[0] else None


# Tensor attributes: name -> the name of a row (a view), or a function of the NumPy dtype that gives a constant
TENSOR_ATTRIBUTES: dict[str, str | Callable[[Any], Any]] = {}
