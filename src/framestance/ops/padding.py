"""Rows that put a border around tensors."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .row import Number, Shape, Value, operation
from .shapes import Size, is_size
from .views import narrowed


def _pairs(pad: Any, rank: int) -> list[tuple[Size, Size]]:
    """(before, behind) for each dimension from the first to the last; ``pad`` names them from the last.

    Errors: RuntimeError for an odd number of paddings, or too many.
    """
    given = list(pad) if isinstance(pad, tuple | list) else [pad]
    for number in given:
        if not is_size(number):
            raise TypeError(f"pad(): argument 'pad' (position 2) must be tuple of ints, not {type(number).__qualname__}")
    if len(given) % 2:
        raise RuntimeError("Padding length must be divisible by 2")
    if len(given) > 2 * rank:
        raise RuntimeError(
            f"Padding length should be less than or equal to two times the input dimension but got padding length {len(given)} and input of dimension {rank}"
        )
    named = [(given[i], given[i + 1]) for i in range(0, len(given), 2)]
    return [(0, 0)] * (rank - len(named)) + named[::-1]


def _constant(builder: Any, input: Any, pad: Any, value: Any) -> Any:
    """A filled tensor with ``input``, or what negative paddings leave of it, written into it."""
    shape = []
    window = input
    places: list[Size] = []
    for axis, (before, behind) in enumerate(_pairs(pad, len(input.shape))):
        size = input.shape[axis]
        total = size + before + behind
        first, last = -before if before < 0 else 0, size + behind if behind < 0 else size
        if total < 0 or last < first:
            raise RuntimeError(
                f"The input size {size}, plus negative padding {before} and {behind} resulted in a negative output size, which is invalid. "
                f"Check dimension {axis} of your input."
            )
        if before < 0 or behind < 0:
            window = narrowed(builder, window, axis, first, last - first)
        shape.append(total)
        places.append(before if before > 0 else 0)
    result = builder.fill(tuple(shape), dtypes.checked_number(value, input.dtype), input.dtype)
    target = result
    for axis, place in enumerate(places):
        target = narrowed(builder, target, axis, place, window.shape[axis])
    if all(size != 0 for size in window.shape):
        builder.write(target, window)
    return result


_CONSTANT_PADS = ((1, 2), (0, 0), (-1, 1), (2, -1))


def _constant_samples(s: Any) -> Any:
    for name in s.ALL:
        for x in (s.plain_values(name, 3, 4), s.plain_values(name, 4, 6).T, s.plain_values(name, 2, 3, 4)[:, ::2]):
            for pad in (*_CONSTANT_PADS, (1, 1, -1, 2)):
                yield x, pad
        yield s.plain_values(name, 0, 3), (1, 1, 2, 0)


@operation("view", method=(), sampler=_constant_samples)
def constant_pad_nd(builder: Any, input: Value, pad: Shape, value: Number = 0) -> Any:
    """A copy with a border of one number. ``pad``: elements before and behind the last dimension, then the one before it, ...; negative ones cut off."""
    return _constant(builder, input, pad, value)


def _places(before: int, behind: int, size: int, mode: str) -> Any:
    """Which entry each place of the padded dimension holds."""
    if mode == "circular":  # what negative paddings cut off does not come round again
        first, last = max(-before, 0), size + min(behind, 0)
        kept = last - first
        return np.arange(-max(before, 0), kept + max(behind, 0)) % kept + first
    places = np.arange(-before, size + behind)
    if mode == "replicate":
        return np.clip(places, 0, size - 1)
    places = np.abs(places)
    return np.where(places < size, places, 2 * (size - 1) - places)


def _bordered(array: Any, pairs: tuple[tuple[int, int], ...], mode: str) -> Any:
    for axis, (before, behind) in enumerate(pairs):
        if (before, behind) != (0, 0):
            array = array.take(_places(before, behind, array.shape[axis], mode), axis)
    return array


def _check_border(mode: str, axis: int, size: Any, before: Any, behind: Any, shape: Any) -> None:
    """Errors: RuntimeError for paddings that the size does not allow."""
    if mode == "reflect" and (before >= size or behind >= size):
        raise RuntimeError(
            "Argument #4: Padding size should be less than the corresponding input dimension, "
            f"but got: padding ({before}, {behind}) at dimension {axis} of input {list(shape)}"
        )
    if mode == "circular":
        if before > size or behind > size:
            raise RuntimeError("Padding value causes wrapping around more than once.")
        if (size - (-before if before < 0 else 0)) + (behind if behind < 0 else 0) <= 0:
            raise RuntimeError("Negative padding value is resulting in an empty dimension")
    elif size + before + behind < 1:
        raise RuntimeError(f"input (size {size}) is too small. Calculated output size: {size + before + behind}")


def _border_samples(s: Any) -> Any:
    yield from _constant_samples(s)
    for name in ("float32", "float64", "int64", "uint8"):
        for mode in ("reflect", "replicate", "circular"):
            for pad in ((1, 2), (3, 0), (-1, 1)):
                yield s.plain_values(name, 3, 4), pad, mode
                yield s.plain_values(name, 2, 4, 3).swapaxes(1, 2), pad, mode
            yield s.plain_values(name, 2, 3, 4), (1, 1, 2, -1), mode
            yield s.plain_values(name, 1, 2, 3, 4, 2), (1, 1, 0, 1, 2, 1), mode
            yield s.plain_values(name, 0, 2, 3), (1, 1), mode


@operation("view", name="nn.functional.pad", sampler=_border_samples)
def pad_row(builder: Any, input: Value, pad: Shape, mode: str = "constant", value: Number | None = None) -> Any:
    """A copy with a border: of one number ("constant"), of the elements mirrored at the edge ("reflect"), of the edge ("replicate") or of the other end
    ("circular"). ``pad``: elements before and behind the last dimension, then the one before it, ...; negative ones cut off.

    All modes but "constant" pad the last one, two or three dimensions of a tensor that has one or two more.
    Errors: RuntimeError for paddings that do not fit the sizes; NotImplementedError for another mode or number of dimensions.
    """
    if mode == "constant":
        return _constant(builder, input, pad, 0 if value is None else value)
    if value is not None and value != 0:
        raise RuntimeError(f'Padding mode "{mode}" doesn\'t take in value argument')
    if mode not in ("reflect", "replicate", "circular"):
        raise NotImplementedError(f"Unrecognised padding mode {mode}")
    rank, shape = len(input.shape), tuple(input.shape)
    pairs = _pairs(pad, rank)
    count = len(pad) if isinstance(pad, tuple | list) else 1
    if count not in (2, 4, 6) or rank - count // 2 not in (1, 2):
        raise NotImplementedError(f"Padding size {count} is not supported for {rank}D input tensor: paddings 2, 4 and 6 take one or two dimensions more")
    if input.dtype.kind == "b" and mode != "circular":
        raise NotImplementedError(f"\"{mode} padding\" not implemented for 'Bool'")
    first = rank - count // 2
    if mode != "circular" and any(size == 0 for size in shape[first - 1 :]):
        raise RuntimeError(f"Expected a tensor with possibly 0 batch size and other non-zero dimensions for input, but got: {list(shape)}")
    for axis in range(first, rank):
        _check_border(mode, axis, shape[axis], *pairs[axis], shape)
    padded = tuple(size + before + behind for size, (before, behind) in zip(shape, pairs, strict=True))
    return builder.extern(pad_row, _bordered, (input, tuple(pairs), mode), [(padded, input.dtype)])[0]
