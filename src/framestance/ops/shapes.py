"""What shapes may be: dimension numbers, broadcasting, and size arguments. Sizes may be symbolic: compared and calculated with, never converted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

Size = Any


class Count(int):
    """A number that was counted from sizes: kernels take it at run time, so that another size needs no other kernel."""


def is_size(x: Any) -> bool:
    """Whether ``x`` is an integer or a symbolic size."""
    return (isinstance(x, int | np.integer) and not isinstance(x, bool)) or hasattr(x, "hint")


def listed(tensors: Any) -> tuple[Any, ...]:
    """Tensors given one by one, or as one sequence."""
    return tuple(tensors[0]) if len(tensors) == 1 and isinstance(tensors[0], tuple | list) else tuple(tensors)


def known_size(builder: Any, size: Size, what: str) -> int:
    """A size as the number it is: a graph that asks for it is for this size only.

    Errors: the builder's, for an integer of the program's that changes from call to call.
    """
    if isinstance(size, int):
        return size
    number: int = size.hint
    if size.changing:
        raise builder.data_dependent(f"{what} of a number that changes from call to call")
    assert size == number  # recorded
    return number


def require_int(x: Any, name: str, argument: str) -> None:
    """Errors: TypeError for what is neither an integer (a bool is none) nor a symbolic size."""
    if not is_size(x):
        raise TypeError(f"{name}(): argument '{argument}' must be int, not {type(x).__qualname__}")


def product(sizes: Sequence[Size]) -> Size:
    """Number of elements of a shape."""
    result: Size = 1
    for size in sizes:
        result = result * size
    return result


def sizes_argument(name: str, sizes: Any, parameter: str = "size") -> tuple[Size, ...]:
    """The shape meant by ``f(2, 3)``, ``f((2, 3))`` or ``f([2, 3])``; ``sizes`` is the tuple of positional arguments.

    Errors: TypeError that names the operation and the type given.
    """
    if isinstance(sizes, tuple | list) and len(sizes) == 1 and isinstance(sizes[0], tuple | list):
        sizes = sizes[0]
    if not isinstance(sizes, tuple | list):
        raise TypeError(f"{name}(): argument '{parameter}' (position 1) must be tuple of ints, not {type(sizes).__qualname__}")
    for size in sizes:
        if not is_size(size):
            raise TypeError(f"{name}(): argument '{parameter}' (position 1) must be tuple of ints, not {type(size).__qualname__}")
    return tuple(size.item() if isinstance(size, np.integer) else size for size in sizes)


def require_sizes(name: str, sizes: Any, parameter: str = "size") -> tuple[Size, ...]:
    """The shape given as one sequence. Errors: TypeError for anything else, and for what is no integer in it."""
    return sizes_argument(name, (sizes,), parameter)


def wrap_dim(dim: Any, rank: int, name: str = "") -> int:
    """A dimension number in ``range(rank)``; negative ones count from the end. A 0-d tensor has the dimensions 0 and -1, as in torch.

    Errors: IndexError out of range; TypeError for what is no integer.
    """
    if isinstance(dim, np.integer):
        dim = int(dim)
    if type(dim) is not int:
        raise TypeError(f"{name or 'operation'}(): argument 'dim' must be int, not {type(dim).__qualname__}")
    span = rank or 1
    if not -span <= dim < span:
        raise IndexError(f"Dimension out of range (expected to be in range of [{-span}, {span - 1}], but got {dim})")
    return dim + span if dim < 0 else dim


def wrap_dims(dims: Any, rank: int, name: str = "") -> tuple[int, ...]:
    """Sorted dimension numbers to reduce over: one, several, or all for None and ().

    Errors: IndexError out of range; RuntimeError for a dimension named twice.
    """
    if dims is None or (isinstance(dims, tuple | list) and not dims):
        return tuple(range(rank))
    wrapped = [wrap_dim(d, rank, name) for d in (dims if isinstance(dims, tuple | list) else (dims,))]
    for d in wrapped:
        if wrapped.count(d) > 1:
            raise RuntimeError(f"dim {d} appears multiple times in the list of dims")
    return tuple(sorted(d for d in wrapped if d < rank))


def broadcast_error(dialect: str, shapes: Sequence[Sequence[Size]]) -> Exception:
    """The error for shapes that do not broadcast."""
    if dialect == "numpy":
        return ValueError(f"operands could not be broadcast together with shapes {' '.join(str(tuple(s)).replace(' ', '') for s in shapes)}")
    result: list[Size] = []
    for shape in shapes:
        rank = max(len(result), len(shape))
        left, right = [1] * (rank - len(result)) + result, [1] * (rank - len(shape)) + list(shape)
        for axis in reversed(range(rank)):
            if left[axis] != right[axis] and left[axis] != 1 and right[axis] != 1:
                return RuntimeError(f"The size of tensor a ({left[axis]}) must match the size of tensor b ({right[axis]}) at non-singleton dimension {axis}")
        result = [b if a == 1 else a for a, b in zip(left, right, strict=True)]
    return RuntimeError(f"shapes {', '.join(map(str, shapes))} do not broadcast")


def broadcast_shapes(dialect: str, *shapes: Sequence[Size]) -> tuple[Size, ...]:
    """The shape that all of ``shapes`` broadcast to.

    Errors: RuntimeError (torch dialect) or ValueError (numpy).
    """
    result: tuple[Size, ...] = ()
    for shape in shapes:
        rank = max(len(result), len(shape))
        left, right = (1,) * (rank - len(result)) + result, (1,) * (rank - len(shape)) + tuple(shape)
        merged: list[Size] = []
        for a, b in zip(left, right, strict=True):
            if a is not b and a != b and a != 1 and b != 1:
                raise broadcast_error(dialect, shapes)
            merged.append(b if a is b or a == 1 else a)
        result = tuple(merged)
    return result


def contiguous_strides(shape: Sequence[Size]) -> tuple[Size, ...]:
    """Element strides of a C-contiguous array."""
    strides: list[Size] = []
    step: Size = 1
    for size in reversed(shape):
        strides.append(step)
        step = step * size
    return tuple(reversed(strides))


def is_contiguous(shape: Sequence[Size], strides: Sequence[Size]) -> bool:
    """Whether strides (in elements) are those of C order; sizes 1 and empty shapes do not care."""
    expected: Size = 1
    for size, stride in zip(reversed(shape), reversed(strides), strict=True):
        if size != 1:
            if stride != expected:
                return any(size == 0 for size in shape)
            expected = expected * size
    return True


def seen_as(builder: Any, value: Any, shape: tuple[Size, ...]) -> Any:
    """A C-contiguous value under another shape."""
    return builder.view(value, shape, contiguous_strides(shape), 0)
