"""Namespace functions that are no rows: they ask about tensors and dtypes, or cross the border to NumPy."""

from __future__ import annotations

from typing import Any, TypeGuard

import numpy as np

from .. import _C
from .._C import Tensor
from ..ops import EAGER, ROWS, dtypes, register_function
from ..ops.border import require_array
from .size import Size
from .support import operand


def is_tensor(obj: object) -> TypeGuard[Tensor]:
    """Whether ``obj`` is a Tensor."""
    return isinstance(obj, Tensor)


def _array_of(name: str, input: Any) -> Any:
    if not isinstance(input, Tensor):
        raise TypeError(f"{name}(): argument 'input' (position 1) must be Tensor, not {type(input).__qualname__}")
    return input._array


def is_floating_point(input: Tensor) -> bool:
    """Whether the elements are floats."""
    return bool(_array_of("is_floating_point", input).dtype.kind == "f")


def is_complex(input: Tensor) -> bool:
    """Whether the elements are complex numbers."""
    return bool(_array_of("is_complex", input).dtype.kind == "c")


def numel(input: Tensor) -> int:
    """The number of elements."""
    return int(_array_of("numel", input).size)


def from_numpy(ndarray: np.ndarray[Any, Any]) -> Tensor:
    """A tensor on the memory of an ndarray: writing to one writes to the other.

    Errors: TypeError for what is no ndarray or has a dtype that tensors lack; ValueError for negative strides.
    """
    require_array(EAGER, ndarray)
    for step in ndarray.strides:
        if step % ndarray.itemsize:
            raise ValueError("given numpy array strides not a multiple of the element byte size. Copy array to reallocate the memory.")
    if not ndarray.dtype.isnative:
        raise ValueError("given numpy array has byte order different from the native byte order. Conversion between byte orders is currently not supported.")
    return _C.wrap(ROWS["from_numpy"].build(EAGER, ndarray))


def promote_types(type1: Any, type2: Any) -> dtypes.dtype:
    """The smallest dtype that both fit."""
    return dtypes.of_numpy(dtypes.promote_types(dtypes.as_numpy(type1), dtypes.as_numpy(type2)))


def result_type(tensor1: Any, tensor2: Any) -> dtypes.dtype:
    """The dtype of a sum of the two, each a tensor or number."""
    row = ROWS["add"]
    return dtypes.of_numpy(dtypes.torch_promote(EAGER, [operand(row, "tensor", i, x) for i, x in enumerate((tensor1, tensor2), 1)]))


def can_cast(from_: Any, to: Any) -> bool:
    """Whether an in-place operation may write one dtype into another: never a float into integers, or a number into bools."""
    source, target = (dtypes.CATEGORIES[dtypes.as_numpy(d).kind] for d in (from_, to))
    return source <= target


def broadcast_shapes(*shapes: Any) -> Size:
    """The shape that tensors of these shapes broadcast to."""
    from ..ops.shapes import broadcast_shapes as common

    return Size(common("torch", *shapes))


def typename(obj: object) -> str:
    """The name of the object's type; of a tensor with its dtype."""
    if is_tensor(obj):
        return str(obj.type())
    named = obj if hasattr(obj, "__qualname__") else type(obj)
    module = named.__module__
    return str(named.__qualname__) if module in ("builtins", "__builtin__", None, "") else f"{module}.{named.__qualname__}"


PLAIN: dict[str, Any] = {
    f.__name__: f for f in (is_tensor, is_floating_point, is_complex, numel, from_numpy, promote_types, result_type, can_cast, broadcast_shapes, typename)
}
register_function(from_numpy, ROWS["from_numpy"])
