"""Loop nests: which loops a group needs, in which order, and how each operand steps along them.

Axes of size 1 are dropped, axes are ordered as the result lies in memory, and neighbours that every operand crosses without a gap become one
loop. All of it is decided by structure, so the same source serves other sizes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from ..ir.graph import Node
from ..ir.layout import broadcast_strides
from ..ir.sizes import Size, product, size_hint, size_key
from ..records import record


@record(eq=False)
class Access:
    """A buffer read or written by a loop: where its memory is, and its strides along the loop's axes (0 where it repeats)."""

    root: Node
    offset: Size
    strides: tuple[Size, ...]
    node: Node


@record()
class Axis:
    """One loop: its size, each access' stride along it, and the axis of the original shape it came from."""

    size: Size
    strides: list[Size]
    origin: int
    texts: list[str] = field(default_factory=list)  # the strides as the kernel's text has them, once written


def aligned(node: Node, root: Node, offset: Size, shape: Sequence[Size]) -> Access:
    """How ``node``, in the memory of ``root``, is accessed by a loop over ``shape``."""
    return Access(root, offset, broadcast_strides(node.type, shape), node)


def axes_of(shape: Sequence[Size], accesses: Sequence[Access]) -> list[Axis]:
    """The axes that need a loop, in the order of the shape."""
    return [Axis(size, [access.strides[index] for access in accesses], index) for index, size in enumerate(shape) if not (isinstance(size, int) and size == 1)]


def single(accesses: Sequence[Access]) -> Axis:
    """A loop that is gone through once, where there is nothing to loop over."""
    return Axis(1, [0] * len(accesses), -1)


def ordered(axes: Sequence[Axis], leader: int) -> list[Axis]:
    """Axes by falling stride of the access number ``leader``: the loop then walks through that memory in order."""
    return sorted(axes, key=lambda axis: -abs(size_hint(axis.strides[leader])))


def collapsed(axes: Sequence[Axis]) -> list[Axis]:
    """Neighbouring axes merged where every access steps over both as over one."""
    merged: list[Axis] = []
    for axis in axes:
        outer = merged[-1] if merged else None
        if outer is not None and all(_continues(a, b, axis.size) for a, b in zip(outer.strides, axis.strides, strict=True)):
            merged[-1] = Axis(product([outer.size, axis.size]), axis.strides, axis.origin)
        else:
            merged.append(axis)
    return merged


def _continues(outer: Size, inner: Size, size: Size) -> bool:
    return bool(size_key(product([outer])) == size_key(product([inner, size])))
