"""Shapes and devices as users see them."""

from __future__ import annotations

import math
from typing import Any, SupportsIndex, overload


class Size(tuple[int, ...]):
    """The shape of a tensor: a tuple of ints.

    >>> Size([2, 3]).numel()
    6
    """

    __slots__ = ()

    def numel(self) -> int:
        """The number of elements of a tensor of this shape."""
        return math.prod(self)

    @overload
    def __getitem__(self, index: SupportsIndex) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Size: ...
    def __getitem__(self, index: Any) -> Any:
        found = tuple.__getitem__(self, index)
        return Size(found) if type(index) is slice else found

    def __add__(self, other: Any) -> Any:
        reflected = getattr(type(other), "__radd__", None)
        if reflected is not None and not isinstance(other, tuple):  # is asked first, as it is beside a plain tuple
            found = reflected(other, self)
            if found is not NotImplemented:
                return found
        return Size(tuple.__add__(self, other))

    def __repr__(self) -> str:
        return f"framestance.Size({list(self)})"


class device:
    """Where a tensor lives: always the CPU."""

    __slots__ = ("index", "type")

    def __init__(self, type: Any = "cpu", index: int | None = None) -> None:
        if str(type) not in ("cpu", "cpu:0") or index not in (None, 0):
            raise RuntimeError(f"device is {type}; framestance computes on 'cpu' only")
        self.type = "cpu"
        self.index = index

    def __eq__(self, other: object) -> bool:
        return isinstance(other, device)

    def __hash__(self) -> int:
        return hash("cpu")

    def __str__(self) -> str:
        return "cpu"

    def __repr__(self) -> str:
        return "device(type='cpu')"


CPU = device()
