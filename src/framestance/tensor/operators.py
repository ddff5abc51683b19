"""What ``+``, ``<``, ``@`` and ``+=`` do: the C slots get a ufunc where NumPy's result is torch's, and a fallback that asks the row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .. import _C
from ..ops import EAGER, OPERATORS, inplace_build
from ..ops.dtypes import of_numpy

Tensor = _C.Tensor

_FLOATS = tuple(np.dtype(name).num for name in ("float16", "float32", "float64"))
_COMPLEX = tuple(np.dtype(name).num for name in ("complex64", "complex128"))
_INTEGERS = tuple(np.dtype(name).num for name in ("uint8", "int8", "int16", "int32", "int64"))
_BOOL = (np.dtype("bool").num,)
_NUMBERS, _ALL = _FLOATS + _INTEGERS, _FLOATS + _INTEGERS + _BOOL

# slot of the C type -> (operator of the rows, ufunc, dtypes for which NumPy's answer on two tensors of one dtype is torch's).
# Integer // and % are not there: division by zero is an error in torch.
BINARY: dict[str, tuple[str, Any, tuple[int, ...]]] = {
    "add": ("add", np.add, _ALL + _COMPLEX),
    "subtract": ("sub", np.subtract, _NUMBERS + _COMPLEX),
    "multiply": ("mul", np.multiply, _ALL + _COMPLEX),
    "true_divide": ("truediv", np.true_divide, _FLOATS + _COMPLEX),
    "floor_divide": ("floordiv", np.floor_divide, _FLOATS),
    "remainder": ("mod", np.remainder, _FLOATS),
    "power": ("pow", None, ()),
    "matmul": ("matmul", None, ()),
    "and": ("and", np.bitwise_and, _INTEGERS + _BOOL),
    "or": ("or", np.bitwise_or, _INTEGERS + _BOOL),
    "xor": ("xor", np.bitwise_xor, _INTEGERS + _BOOL),
    "lshift": ("lshift", None, ()),
    "rshift": ("rshift", None, ()),
    "lt": ("lt", np.less, _ALL),
    "le": ("le", np.less_equal, _ALL),
    "eq": ("eq", np.equal, _ALL + _COMPLEX),
    "ne": ("ne", np.not_equal, _ALL + _COMPLEX),
    "gt": ("gt", np.greater, _ALL),
    "ge": ("ge", np.greater_equal, _ALL),
}
UNARY: dict[str, tuple[str, Any, tuple[int, ...]]] = {
    "negative": ("neg", np.negative, _NUMBERS + _COMPLEX),
    "positive": ("pos", None, ()),
    "absolute": ("abs", np.absolute, _NUMBERS),
    "invert": ("invert", np.invert, _INTEGERS + _BOOL),
}
INPLACE = ("add", "subtract", "multiply", "true_divide", "floor_divide", "remainder", "power", "matmul", "and", "or", "xor", "lshift", "rshift")


def _operand(x: Any) -> Any:
    """An operand as the builder takes it; NotImplemented for what tensors do not mix with."""
    if isinstance(x, Tensor):
        return x._array
    if isinstance(x, int | float | complex):
        return x
    if isinstance(x, np.generic):
        return x.item()
    if isinstance(x, np.ndarray):
        of_numpy(x.dtype)
        return x
    return NotImplemented


def _binary(operator: str) -> Callable[[Any, Any], Any]:
    build: Callable[..., Any] | None = None
    wrap = _C.wrap

    def fallback(a: Any, b: Any) -> Any:
        nonlocal build
        left = a._array if type(a) is Tensor else _operand(a)
        right = b if type(b) is float or type(b) is int else b._array if type(b) is Tensor else _operand(b)
        if left is NotImplemented or right is NotImplemented:
            return NotImplemented
        build = build or OPERATORS[operator].build  # asked for when first needed
        return wrap(build(EAGER, left, right))

    return fallback


def _matmul(operator: str) -> Callable[[Any, Any], Any]:
    def fallback(a: Any, b: Any) -> Any:
        if not isinstance(a, Tensor | np.ndarray) or not isinstance(b, Tensor | np.ndarray):
            return NotImplemented
        return _C.wrap(OPERATORS[operator].build(EAGER, _operand(a), _operand(b)))

    return fallback


def _inplace(operator: str) -> Callable[[Any, Any], Any]:
    def fallback(a: Any, b: Any) -> Any:
        right = _operand(b)
        if right is NotImplemented or not isinstance(a, Tensor):
            return NotImplemented
        inplace_build(EAGER, OPERATORS[operator], a._array, right)
        return a

    return fallback


def _unary(operator: str) -> Callable[[Any], Any]:
    def fallback(a: Any) -> Any:
        result = OPERATORS[operator].build(EAGER, a._array)
        return a if result is a._array else _C.wrap(result)

    return fallback


def install() -> None:
    """Give the C type its operators."""
    for slot, (operator, ufunc, typenums) in BINARY.items():
        _C.set_operator(slot, ufunc, typenums, _matmul(operator) if slot == "matmul" else _binary(operator))
        if slot in INPLACE:
            _C.set_operator(f"i{slot}", None, (), _inplace(operator))
    for slot, (operator, ufunc, typenums) in UNARY.items():
        _C.set_operator(slot, ufunc, typenums, _unary(operator))
