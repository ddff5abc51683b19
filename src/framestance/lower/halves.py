"""Numbers of 16 bits in kernels: float16 and bfloat16 are widened to float32 when they are loaded, and narrowed when they are stored.

In a kernel's text such a number is a float32 that the narrow dtype holds: a cast to that dtype rounds it, and then a store loses nothing. Imported at the first
compile, because it loads Numba.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from .functions.number import features

_SHORT, _INT, _LONG, _HALF, _FLOAT, _DOUBLE = ir.IntType(16), ir.IntType(32), ir.IntType(64), ir.HalfType(), ir.FloatType(), ir.DoubleType()
MEMORY = _SHORT  # as what they lie there


def widened(builder: Any, storage: str, bits: Any) -> Any:
    """The float32 that 16 bits of memory are."""
    if storage == "bfloat16":
        return builder.bitcast(builder.shl(builder.zext(bits, _INT), _INT(16)), _FLOAT)
    if _converts_in_hardware():
        return builder.fpext(builder.bitcast(bits, _HALF), _FLOAT)
    wide = builder.zext(bits, _INT)
    magnitude = builder.shl(builder.and_(wide, _INT(0x7FFF)), _INT(13))
    value = builder.fmul(builder.bitcast(magnitude, _FLOAT), _FLOAT(2.0**112))  # the exponent's bias, for numbers below the normal ones, too
    special = builder.icmp_unsigned(">=", builder.and_(wide, _INT(0x7FFF)), _INT(0x7C00))
    exponent = builder.select(special, _INT(0x7F800000), _INT(0))
    sign = builder.shl(builder.and_(wide, _INT(0x8000)), _INT(16))
    return builder.bitcast(builder.or_(builder.or_(builder.bitcast(value, _INT), exponent), sign), _FLOAT)


def narrowed(builder: Any, storage: str, value: Any) -> Any:
    """The 16 bits of memory of a float32 that the narrow dtype holds."""
    if storage == "bfloat16":
        return builder.trunc(builder.lshr(builder.bitcast(value, _INT), _INT(16)), _SHORT)
    if _converts_in_hardware():
        return builder.bitcast(builder.fptrunc(value, _HALF), _SHORT)
    return builder.trunc(_half_bits(builder, value), _SHORT)


def _converts_in_hardware() -> bool:
    return "f16c" in features() or platform.machine() in ("aarch64", "arm64")


def _half_bits(builder: Any, value: Any) -> Any:
    """The bits of the nearest float16, ties to even, in arithmetic that all processors have."""
    bits = builder.bitcast(value, _INT)
    magnitude = builder.and_(bits, _INT(0x7FFFFFFF))
    odd = builder.and_(builder.lshr(magnitude, _INT(13)), _INT(1))
    rebased = builder.sub(magnitude, _INT(0x38000000))
    normal = builder.lshr(builder.add(builder.add(rebased, _INT(0xFFF)), odd), _INT(13))
    # below the normal ones the processor rounds to multiples of the smallest: it adds a number whose last bit that is
    raised = builder.bitcast(builder.fadd(builder.bitcast(magnitude, _FLOAT), _FLOAT(0.5)), _INT)
    small = builder.sub(raised, _INT(0x3F000000))
    found = builder.select(builder.icmp_unsigned("<", magnitude, _INT(0x38800000)), small, normal)
    found = builder.select(builder.icmp_unsigned(">=", magnitude, _INT(0x477FF000)), _INT(0x7C00), found)
    nan = builder.or_(builder.and_(builder.lshr(magnitude, _INT(13)), _INT(0x3FF)), _INT(0x7E00))
    found = builder.select(builder.icmp_unsigned(">", magnitude, _INT(0x7F800000)), nan, found)
    return builder.or_(found, builder.and_(builder.lshr(bits, _INT(16)), _INT(0x8000)))


def _rounded_half(builder: Any, value: Any) -> Any:
    if _converts_in_hardware():
        return builder.fpext(builder.fptrunc(value, _HALF), _FLOAT)
    return widened(builder, "float16", builder.trunc(_half_bits(builder, value), _SHORT))


def _rounded_bfloat16(builder: Any, value: Any) -> Any:
    """By integers, as when not compiled: the instruction for it takes numbers below the normal ones for 0."""
    bits = builder.bitcast(value, _INT)
    odd = builder.and_(builder.lshr(bits, _INT(16)), _INT(1))
    nearest, quiet = builder.add(builder.add(bits, _INT(0x7FFF)), odd), builder.or_(bits, _INT(0x400000))
    chosen = builder.select(builder.fcmp_unordered("uno", value, value), quiet, nearest)
    return builder.bitcast(builder.and_(chosen, _INT(0xFFFF0000)), _FLOAT)


def _float32_to_odd(builder: Any, value: Any) -> Any:
    """A float64 in float32, the last bit set where something is lost: rounded again to fewer bits, it is rounded as if at once."""
    bits = builder.bitcast(value, _LONG)
    lost = builder.and_(bits, _LONG(0x1FFFFFFF))
    sticky = builder.and_(builder.add(lost, _LONG(0x1FFFFFFF)), _LONG(0x20000000))
    return builder.fptrunc(builder.bitcast(builder.or_(builder.xor(bits, lost), sticky), _DOUBLE), _FLOAT)


def _of_one(generate: Callable[[Any, Any], Any]) -> Any:
    def make(typingctx, value):  # type: ignore[no-untyped-def]
        return types.float32(value), lambda context, builder, signature, args: generate(builder, args[0])

    return intrinsic(make)


HALVES = {"rounded_float16": _of_one(_rounded_half), "rounded_bfloat16": _of_one(_rounded_bfloat16), "float32_to_odd": _of_one(_float32_to_odd)}
