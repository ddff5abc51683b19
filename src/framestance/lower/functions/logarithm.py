"""Logarithms: ``log``, ``log2``, ``log10``, ``log1p``. Without branches.

``x = 2 ** e * (1 + f)`` with ``1 + f`` between the roots of 1/2 and 2, so that nothing cancels: the sum of exponent and logarithm is no smaller than
the logarithm.
"""

from __future__ import annotations

from . import coefficients as c
from .exponential import LN2
from .number import Number

_LOG10_2 = {"f32": (0.3010300099849701, -1.432098883924482e-08), "f64": (0.3010299956639812, -2.8037281277851704e-18)}
_INVERSE = {  # one over the logarithm of the base, in two numbers
    2: {"f32": (1.4426950216293335, 1.925963033500011e-08), "f64": (1.4426950408889634, 2.0355273740931033e-17)},
    10: {"f32": (0.4342944920063019, -1.0103049952192578e-08), "f64": (0.4342944819032518, 1.098319650216765e-17)},
}


def _exponent(x: Number) -> tuple[Number, Number]:
    """e of a normal number, as a float and where it stands in the bits: subtracted there, it leaves 1 + f."""
    root_of_half, width = (0x3FE6A09E667F3BCD, 52) if x.wide else (0x3F3504F3, 23)
    exponent = (x.bits() - root_of_half) & -(1 << width)
    return (exponent >> width).to(x.kind), exponent


def split(x: Number) -> tuple[Number, Number]:
    """(e, f) of a number above 0."""
    tiny, shift = (2.2250738585072014e-308, 54) if x.wide else (1.1754943508222875e-38, 23)
    denormal = x < tiny
    normal = denormal.choose(x * 2.0**shift, x)
    e, exponent = _exponent(normal)
    return e - denormal.choose(float(shift), x.constant(0.0)), (normal.bits() - exponent).bits() - 1.0


def _special(x: Number, result: Number) -> Number:
    """``result`` for finite positive ``x``; -inf for 0, NaN below, infinity and NaN as they are."""
    most = 0x7FF0000000000000 if x.wide else 0x7F800000
    ordinary = (x.bits() - 1).below_unsigned(most - 1)
    other = (x > 0.0).choose(x, x.constant(float("nan")))
    return ordinary.choose(result, x.equals(0.0).choose(float("-inf"), other))  # type: ignore[no-any-return]


def _tail(f: Number, half_square: Number) -> Number:
    """``log(1 + f) - f + half_square``, given ``f * f / 2``."""
    if f.wide:
        s = f / (f + 2.0)
        return s * (s * s).fma((s * s).polynomial(c.LOG_F64), half_square)
    return half_square * 2.0 * (f * f.polynomial(c.LOG_F32))


def _natural(e: Number, f: Number) -> Number:
    high, low = LN2[f.kind]
    half = f * f * 0.5
    return e.fma(high, f - (half - e.fma(low, _tail(f, half))))


def log(x: Number) -> Number:
    """The natural logarithm."""
    return _special(x, _natural(*split(x)))


def log1p(x: Number) -> Number:
    """log(1 + x): the exponent of the rounded sum, and the fraction as if the sum had not been rounded."""
    total = x + 1.0
    e, exponent = _exponent(total)
    scale = (x.constant(1.0).bits() - exponent).bits()
    f = (x > 1e9).choose((total.bits() - exponent).bits() - 1.0, x.fma(scale, scale - 1.0))  # there, 1 is too little to be seen
    return _special(total, _natural(e, f)).copysign(x)


def _fraction(f: Number) -> Number:
    """log(1 + f)."""
    half = f * f * 0.5
    return f - (half - _tail(f, half))


def log2(x: Number) -> Number:
    """The logarithm to base 2."""
    e, f = split(x)
    factor, factor_low = _INVERSE[2][x.kind]
    fraction = _fraction(f)
    return _special(x, fraction.fma(factor, fraction.fma(factor_low, e)))


def log10(x: Number) -> Number:
    """The logarithm to base 10."""
    e, f = split(x)
    factor, factor_low = _INVERSE[10][x.kind]
    first, second = _LOG10_2[x.kind]
    fraction = _fraction(f)
    return _special(x, e.fma(first, fraction.fma(factor, e.fma(second, fraction * factor_low))))
