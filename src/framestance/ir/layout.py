"""Memory order of results: which strides NumPy gives to a fresh array, worked out on sizes that may be symbolic.

The order of axes is decided with the sizes at hand; comparisons of symbolic sizes become relations, so the order holds for every call.
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
        repeats = size_hint(size) == 1 and size_hint(wanted) != 1  # a symbolic size was compared with 1 when shapes were broadcast
        strides.append(0 if repeats or (_is_one(size) and not _is_one(wanted)) else stride)
    return tuple(strides)


def keep_order_strides(shape: Sequence[Size], operands: Sequence[Sequence[Size]]) -> tuple[Size, ...]:
    """Strides of a ufunc's fresh result: NumPy's K order over the operands' strides, which are given for ``shape``.

    This is the insertion sort of NumPy's iterator: axes by growing absolute stride, C order where operands disagree or do not say.
    """
    if all(_in_c_order(shape, strides, repeated=True) for strides in operands):
        return contiguous_strides(shape)
    known = [[0 if one_now(size) else _magnitude(stride) for size, stride in zip(shape, strides, strict=True)] for strides in operands]
    order: list[int] = []  # axes, smallest stride first
    for axis in reversed(range(len(shape))):
        place = len(order)
        for position in reversed(range(len(order))):
            verdict = _compare(known, axis, order[position])
            if verdict is None:
                continue
            if not verdict:
                break
            place = position
        order.insert(place, axis)
    return dense_strides(shape, order)


def _in_c_order(shape: Sequence[Size], strides: Sequence[Size], *, repeated: bool) -> bool:
    """Whether strides are those of a C-contiguous array, for every size the symbols may take; ``repeated``: some axes may have stride 0."""
    expected: Size = 1
    for size, stride in zip(reversed(shape), reversed(strides), strict=True):
        if _is_one(size) or (repeated and _is_zero(stride)):
            continue
        if size_key(product([stride])) != size_key(expected):
            return False
        expected = product([expected, size])
    return True


def _magnitude(stride: Size) -> Size:
    return -stride if size_hint(stride) < 0 else stride


def _compare(known: list[list[Size]], axis: int, other: int) -> bool | None:
    """Whether ``axis`` belongs inside ``other``: None when no operand steps along both."""
    verdict: bool | None = None
    for strides in known:
        if strides[axis] != 0 and strides[other] != 0:
            if strides[other] <= strides[axis]:
                verdict = False  # in a conflict between operands C order wins
            elif verdict is None:
                verdict = True
    return verdict


def copy_order_strides(type: TensorType) -> tuple[Size, ...]:
    """Strides of ``array.astype(other)`` (order "K"): axes sorted by absolute stride, repeated axes innermost."""
    if is_contiguous(type):
        return contiguous_strides(type.shape)
    magnitudes = [_magnitude(stride) for stride in type.strides]
    order: list[int] = []  # axes, smallest stride first; of equal ones the later axis
    for axis in reversed(range(len(type.shape))):
        place = len(order)
        while place and magnitudes[axis] < magnitudes[order[place - 1]]:
            place -= 1
        order.insert(place, axis)
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
    left = set(range(len(type.shape)))
    order: list[int] = []  # innermost first
    expected: Size = 1
    while left:
        fitting = [axis for axis in left if size_key(product([type.strides[axis]])) == size_key(expected)]
        assert fitting, f"no gapless array has the strides {type.strides} of shape {type.shape}"
        axis = min(fitting, key=lambda axis: (not _is_one(type.shape[axis]), -axis))  # those of size 1 leave room for the next
        left.remove(axis)
        order.append(axis)
        expected = product([expected, type.shape[axis]])
    return tuple(reversed(order))


def is_contiguous(type: TensorType) -> bool:
    """C-contiguous by structure: true for every size the symbols may take. Strides of axes of size 1 do not matter."""
    return _in_c_order(type.shape, type.strides, repeated=False)


def one_now(size: Size) -> bool:
    """Whether ``size`` is 1, which NumPy's layout rules ask; of a symbolic size the answer becomes a relation."""
    return bool(size == 1)


def _is_one(size: Size) -> bool:
    return isinstance(size, int) and size == 1


def _is_zero(stride: Size) -> bool:
    return isinstance(stride, int) and stride == 0
