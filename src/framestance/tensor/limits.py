"""What numbers a dtype holds: ``finfo`` for floats, ``iinfo`` for integers."""

from __future__ import annotations

from typing import Any, ClassVar, Self

import numpy as np

from ..ops import dtypes


def _found(kind: str, type: Any) -> np.dtype[Any]:
    if not isinstance(type, dtypes.dtype):
        raise TypeError(f"{kind}(): argument 'type' (position 1) must be framestance.dtype, not {type.__class__.__qualname__}")
    return type.numpy


class _Limits:
    """One object per dtype, so that equal ones are the same."""

    __slots__ = ()
    _made: ClassVar[dict[Any, Any]]

    @classmethod
    def _of(cls, key: Any) -> Any:
        known = cls._made.get(key)
        if known is None:
            known = cls._made[key] = object.__new__(cls)
        return known

    __hash__ = None  # type: ignore[assignment]  # as in torch

    def __eq__(self, other: object) -> bool:
        return self is other


class finfo(_Limits):
    """The limits of a floating-point dtype, of a complex one's parts, or of the default dtype.

    bits, eps, max, min, resolution, smallest_normal and tiny (the same), dtype (its name). Errors: TypeError for other dtypes.

    >>> import framestance as fs
    >>> finfo(fs.float32).eps
    1.1920928955078125e-07
    """

    __slots__ = ("bits", "dtype", "eps", "max", "min", "resolution", "smallest_normal", "tiny")
    bits: int
    dtype: str
    eps: float
    max: float
    min: float
    resolution: float
    smallest_normal: float
    tiny: float
    _made: ClassVar[dict[Any, Any]] = {}

    def __new__(cls, type: Any = None, **given: Any) -> Self:
        wanted = dtypes.get_default_dtype().numpy if type is None and not given else _found("finfo", type)
        if wanted.kind not in "fc":
            raise TypeError("framestance.finfo() requires a floating point input type. Use framestance.iinfo to handle 'framestance.finfo'")
        limits = dtypes.float_limits(dtypes.real_part(wanted))
        self: Self = cls._of(limits.dtype)
        self.bits, self.dtype = int(limits.bits), limits.dtype.name
        self.eps, self.max, self.min, self.resolution = float(limits.eps), float(limits.max), float(limits.min), 10.0**-limits.precision
        self.smallest_normal = self.tiny = float(limits.smallest_normal)
        return self

    def __repr__(self) -> str:
        return (
            f"finfo(resolution={self.resolution:g}, min={self.min:g}, max={self.max:g}, eps={self.eps:g}, "
            f"smallest_normal={self.smallest_normal:g}, tiny={self.tiny:g}, dtype={self.dtype})"
        )


class iinfo(_Limits):
    """The limits of an integer dtype: bits, max, min, dtype (its name). Errors: TypeError for other dtypes.

    >>> import framestance as fs
    >>> iinfo(fs.uint8).max
    255
    """

    __slots__ = ("bits", "dtype", "max", "min")
    bits: int
    dtype: str
    max: int
    min: int
    _made: ClassVar[dict[Any, Any]] = {}

    def __new__(cls, type: Any) -> Self:
        wanted = _found("iinfo", type)
        if wanted.kind == "b":
            raise TypeError("framestance.bool is not supported by framestance.iinfo")
        if wanted.kind not in "iu":
            raise TypeError("framestance.iinfo() requires an integer input type. Use framestance.finfo to handle 'framestance.iinfo'")
        limits = np.iinfo(wanted)
        self: Self = cls._of(wanted)
        self.bits, self.dtype, self.max, self.min = int(limits.bits), wanted.name, int(limits.max), int(limits.min)
        return self

    def __repr__(self) -> str:
        return f"iinfo(min={self.min:g}, max={self.max:g}, dtype={self.dtype})"
