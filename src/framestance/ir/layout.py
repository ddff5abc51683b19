"""Memory order of results: which strides NumPy gives to a fresh array, worked out on sizes that may be symbolic.

The order of axes is decided with the sizes at hand (hints); only layouts that guards pin down reach it, so the order holds for every call.
The strides themselves are products of sizes and stay symbolic. Nothing here knows an operation.
"""

from __future__ import annotations

from collections.abc import Sequence

from .graph import TensorType, contiguous_strides
from .sizes import Size, product, size_hint, size_key


def broadcast_strides(type: TensorType, shape: Sequence[Size]) -> tuple[Size, ...]:
    """Strides with which a value of ``type`` is read over the larger ``shape``: 0 where it repeats."""
    missing = len(shape) - len(type.shape)
    strides: list[Size] = [0] * missing
    for size, stride, wanted in zip(type.shape, type.strides, shape[missing:], strict=True):
        repeats = isinstance(size, int) and size == 1 and not (isinstance(wanted, int) and wanted == 1)
        strides.append(0 if repeats else stride)
    return tuple(strides)


def keep_order_strides(shape: Sequence[Size], operands: Sequence[Sequence[Size]]) -> tuple[Size, ...]:
    """Strides of a ufunc's fresh result: NumPy's K order over the operands' strides, which are given for ``shape``.

    This is the insertion sort of NumPy's iterator: axes by growing absolute stride, C order where operands disagree or do not say.
    """
    rank = len(shape)
    hints = [[0 if _is_one(size) else abs(size_hint(stride)) for size, stride in zip(shape, strides, strict=True)] for strides in operands]
    order: list[int] = []  # axes, smallest stride first
    for axis in reversed(range(rank)):
        place = len(order)
        for position in reversed(range(len(order))):
            verdict = _compare(hints, axis, order[position])
            if verdict is None:
                continue
            if not verdict:
                break
            place = position
        order.insert(place, axis)
    return dense_strides(shape, order)


def _compare(hints: list[list[int]], axis: int, other: int) -> bool | None:
    """Whether ``axis`` belongs inside ``other``: None when no operand steps along both."""
    verdict: bool | None = None
    for strides in hints:
        if strides[axis] and strides[other]:
            if strides[other] <= strides[axis]:
                verdict = False  # in a conflict between operands C order wins
            elif verdict is None:
                verdict = True
    return verdict


def copy_order_strides(type: TensorType) -> tuple[Size, ...]:
    """Strides of ``array.astype(other)`` (order "K"): axes sorted by absolute stride, repeated axes innermost."""
    if is_contiguous(type):
        return contiguous_strides(type.shape)
    magnitudes = [abs(size_hint(stride)) for stride in type.strides]
    order = sorted(range(len(type.shape)), key=lambda axis: (magnitudes[axis], -axis))
    return dense_strides(type.shape, order)


def dense_strides(shape: Sequence[Size], order: Sequence[int]) -> tuple[Size, ...]:
    """Strides of a gapless array whose axes, innermost first, are ``order``."""
    strides: list[Size] = [0] * len(shape)
    for position, axis in enumerate(order):
        strides[axis] = product(shape[inner] for inner in order[:position])
    return tuple(strides)


def dense_order(type: TensorType) -> tuple[int, ...] | None:
    """Axes outermost first such that the type is a gapless array in that order; None for C order. Only for layouts made above."""
    if is_contiguous(type):
        return None
    rank = len(type.shape)
    # equal strides belong to axes of size 1 next to a longer one: the longer one is the inner
    return tuple(sorted(range(rank), key=lambda axis: (-size_hint(type.strides[axis]), size_hint(type.shape[axis]) != 1)))


def is_contiguous(type: TensorType) -> bool:
    """C-contiguous by structure: true for every size the symbols may take. Strides of axes of size 1 do not matter."""
    expected: Size = 1
    for size, stride in zip(reversed(type.shape), reversed(type.strides), strict=True):
        if _is_one(size):
            continue
        if size_key(product([stride])) != size_key(expected):
            return False
        expected = product([expected, size])
    return True


def same_layout(a: TensorType, b: TensorType) -> bool:
    """Whether two types of equal shape step through memory alike; strides of axes of size 1 do not matter."""
    return len(a.shape) == len(b.shape) and all(
        _is_one(size) or size_key(left) == size_key(right) for size, left, right in zip(a.shape, a.strides, b.strides, strict=True)
    )


def _is_one(size: Size) -> bool:
    return isinstance(size, int) and size == 1
