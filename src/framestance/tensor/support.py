"""What the generated functions share: unwrapping arguments, wrapping results, and the errors for arguments that are no tensors."""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import _C
from ..ops import Row

Tensor = _C.Tensor
ndarray, wrap = np.ndarray, _C.wrap
ABSENT = type("Absent", (), {"__repr__": lambda self: "absent"})()  # the default of keyword aliases


def finish(result: Any) -> Any:
    """Wrap the arrays in what a row returned."""
    if isinstance(result, np.ndarray):
        return _C.wrap(result)
    if isinstance(result, tuple):
        wrapped = [finish(x) for x in result]
        return type(result)(*wrapped) if hasattr(result, "_fields") else tuple(wrapped)
    return result


def operand(row: Row, name: str, position: int, given: Any) -> Any:
    """A tensor's array, or a number (None where an argument may be left out).

    Errors: TypeError for anything else.
    """
    if isinstance(given, Tensor):
        return given._array
    if given is None or isinstance(given, int | float | complex):
        return given
    if isinstance(given, np.generic):
        return given.item()
    if isinstance(given, np.ndarray) and row.name != "from_numpy":
        raise row.wrong_argument(name, position, given)
    return given


def values(row: Row, name: str, position: int, given: Any) -> tuple[Any, ...]:
    """The arrays of a sequence of tensors.

    Errors: TypeError for anything else.
    """
    if isinstance(given, Tensor) or not isinstance(given, tuple | list):
        raise TypeError(f"{row.name}(): argument '{name}' (position {position}) must be tuple of Tensors, not {type(given).__qualname__}")
    if len(given) == 1 and isinstance(given[0], tuple | list) and row.signature.parameters[name].annotation == "VarValues":
        return (values(row, name, position, given[0]),)
    for element in given:
        if not isinstance(element, Tensor):
            raise row.wrong_argument(name, position, element)
    return tuple(x._array for x in given)


def data(given: Any) -> Any:
    """Nested lists, indices and the like with every tensor in them unwrapped."""
    if isinstance(given, Tensor):
        return given._array
    if type(given) is tuple or type(given) is list:
        return type(given)([data(x) for x in given])
    if type(given) is slice:
        return slice(data(given.start), data(given.stop), data(given.step))
    return given


def wrong(row: Row, name: str, position: int, given: Any, wanted: str = "Tensor") -> Any:
    """Raise the error for what is no tensor, or no real number; an expression, so that generated code can hold it."""
    raise row.wrong_argument(name, position, given, wanted)
