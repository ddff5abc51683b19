"""Shapes and devices as users see them."""

from __future__ import annotations

import math
from typing import Any, Self, SupportsIndex, overload


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


_KNOWN_DEVICES = ("cpu", "cuda", "xpu", "mps", "meta", "xla", "hpu", "mtia", "vulkan", "lazy", "privateuseone")


class device:
    """Where a tensor lives: the CPU, with or without a number. Also a context manager, which changes nothing: there is no other device.

    Errors: RuntimeError for other devices and for strings that name none.
    """

    __slots__ = ("index", "type")
    index: int | None
    type: str

    def __init__(self, type: Any = "cpu", index: int | None = None) -> None:
        if isinstance(type, device):
            type, index = type.type, type.index
        elif isinstance(type, str):
            type, number = _parsed(type)
            if number is not None and index is not None:
                raise RuntimeError(f"type (string) must not include an index because index was passed explicitly: {type}:{number}")
            index = number if index is None else index
        elif isinstance(type, int) and not isinstance(type, bool):
            raise RuntimeError("Cannot access accelerator device when none is available.")
        else:
            raise TypeError(f"device(): argument 'type' (position 1) must be str or device, not {type.__class__.__qualname__}")
        if type != "cpu":
            raise RuntimeError(f"device is {type}; framestance computes on 'cpu' only")
        self.type = type
        self.index = index

    def __eq__(self, other: object) -> bool:
        return isinstance(other, device) and self.index == other.index

    def __hash__(self) -> int:
        return hash((self.type, self.index))

    def __str__(self) -> str:
        return self.type if self.index is None else f"{self.type}:{self.index}"

    def __repr__(self) -> str:
        return f"device(type='{self.type}'" + (")" if self.index is None else f", index={self.index})")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        return None

    def __reduce__(self) -> Any:
        return device, (self.type, self.index)


def _parsed(text: str) -> tuple[str, int | None]:
    """(type, number) of a device's name."""
    name, colon, number = text.partition(":")
    if name not in _KNOWN_DEVICES:
        raise RuntimeError(f"Expected one of {', '.join(_KNOWN_DEVICES)} device type at start of device string: {name}")
    if colon and not (number.isascii() and number.isdigit() and (number == "0" or number[0] != "0")):
        raise RuntimeError(f"Invalid device string: '{text}'")
    return name, int(number) if colon else None


class memory_format(str):
    """In which order dimensions lie in memory: ``contiguous_format``, ``preserve_format``, ``channels_last`` or ``channels_last_3d``."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"framestance.{str.__str__(self)}"

    __str__ = __repr__


class layout(str):
    """How a tensor keeps its elements: ``strided``, always."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"framestance.{str.__str__(self)}"

    __str__ = __repr__


STRIDED = layout("strided")
MEMORY_FORMATS = {name: memory_format(name) for name in ("contiguous_format", "preserve_format", "channels_last", "channels_last_3d")}
CPU = device()
