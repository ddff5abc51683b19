"""Sliding windows: what convolutions, pooling and their like share. Windows are views; only padding, where there is some, makes a copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .row import Row
from .shapes import Size, is_size
from .views import narrowed, unsqueeze

Pads = Sequence[tuple[Size, Size]]


def per_dimension(name: str, argument: str, given: Any, rank: int) -> tuple[Size, ...]:
    """One number for each of ``rank`` dimensions, given as such, as one number for all, or as a sequence of one.

    Errors: TypeError for what is no integer; RuntimeError for another count.
    """
    if is_size(given):
        return (given,) * rank
    if not isinstance(given, tuple | list) or not all(is_size(x) for x in given):
        raise TypeError(f"{name}(): argument '{argument}' must be int or tuple of ints, not {type(given).__qualname__}")
    if len(given) not in (1, rank):
        raise RuntimeError(f"{name}(): argument '{argument}' must be one int or {rank} of them, but got {list(given)}")
    return tuple(given) if len(given) == rank else (given[0],) * rank


def batched(builder: Any, row: Row, input: Any, rank: int, name: str = "") -> tuple[Any, bool]:
    """``input`` with a batch dimension before the channels and ``rank`` others, and whether that was missing.

    Errors: RuntimeError for another number of dimensions.
    """
    if len(input.shape) == rank + 2:
        return input, False
    if len(input.shape) == rank + 1:
        return unsqueeze.build(builder, input, 0), True
    raise RuntimeError(f"{name or row.name}(): Expected {rank + 1}D (unbatched) or {rank + 2}D (batched) input, but got input of size: {list(input.shape)}")


def unbatched(builder: Any, value: Any, was_unbatched: bool) -> Any:
    """``value`` without its first dimension, if that was added."""
    if not was_unbatched:
        return value
    return builder.view(value, tuple(value.shape[1:]), builder.strides(value)[1:], 0)


def lowest(dtype: np.dtype[Any]) -> Any:
    """The number that no maximum notices."""
    if dtype.kind == "f":
        return -float("inf")
    return False if dtype.kind == "b" else int(np.iinfo(dtype).min)


def padded(builder: Any, input: Any, pads: Pads, value: Any = 0) -> Any:
    """``input`` with the last dimensions lengthened by (before, after) elements of ``value``; the tensor itself where all are 0."""
    first = len(input.shape) - len(pads)
    if all(type(x) is int and x == 0 for pair in pads for x in pair) or all(before == 0 and after == 0 for before, after in pads):
        return input
    shape = (*input.shape[:first], *(size + before + after for size, (before, after) in zip(input.shape[first:], pads, strict=True)))
    result = builder.fill(shape, value, input.dtype)
    window = result
    for axis, (before, _) in enumerate(pads, first):
        window = narrowed(builder, window, axis, before, input.shape[axis])
    builder.write(window, input)
    return result


def window_count(size: Size, kernel: Size, stride: Size, dilation: Size, before: Size = 0, after: Size = 0, ceil_mode: bool = False) -> Size:
    """How many windows fit; with ``ceil_mode`` one that reaches beyond the end counts if it begins before the padding behind."""
    rest = size + before + after - dilation * (kernel - 1) - 1
    if not ceil_mode:
        return rest // stride + 1
    count = (rest + (stride - 1)) // stride + 1
    return count - 1 if (count - 1) * stride >= size + before else count


def windows(builder: Any, input: Any, counts: Sequence[Size], kernel: Sequence[Size], stride: Sequence[Size], dilation: Sequence[Size]) -> Any:
    """All windows as a view: (..., count of each dimension, place within the window of each dimension)."""
    rank = len(counts)
    strides = builder.strides(input)
    lead, steps = len(input.shape) - rank, strides[len(input.shape) - rank :]
    shape = (*input.shape[:lead], *counts, *kernel)
    moved = (*strides[:lead], *(a * b for a, b in zip(steps, stride, strict=True)), *(a * b for a, b in zip(steps, dilation, strict=True)))
    return builder.view(input, shape, moved, 0)
