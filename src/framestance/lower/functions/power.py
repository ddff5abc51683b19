"""Powers and roots: ``pow`` with a logarithm in two numbers, ``cbrt``. Without branches."""

from __future__ import annotations

from . import coefficients as c
from .exponential import LN2, exp_of, in_range
from .logarithm import split
from .number import Number

_TWO_THIRDS = {"f32": (0.6666666865348816, -1.9868215517249155e-08), "f64": (0.6666666666666666, 3.700743415417188e-17)}


def _two_sum(large: Number, small: Number) -> tuple[Number, Number]:
    """The sum and what rounding took from it; ``large`` is the larger, or 0."""
    total = large + small
    return total, (large - total) + small


def _product(a: Number, a_low: Number, b: Number, b_low: Number) -> tuple[Number, Number]:
    high = a * b
    return high, a.fma(b, -high) + a.fma(b_low, a_low * b)


def _precise_log(x: Number) -> tuple[Number, Number]:
    """The natural logarithm of a finite number above 0, as a sum of two: 2 s + s ** 3 (2/3 + ...) with s = f / (2 + f)."""
    e, f = split(x)
    below = f + 2.0
    inverse = 1.0 / below
    s = f * inverse
    s_low = ((-s).fma(below, f) - s * (f - (below - 2.0))) * inverse
    square, square_low = _product(s, s_low, s, s_low)
    third, third_low = _TWO_THIRDS[x.kind]
    factor, factor_low = _two_sum(x.constant(third), square * square.polynomial(c.POW_F64 if x.wide else c.POW_F32))
    rest, rest_low = _product(*_product(square, square_low, factor, factor_low + third_low), s, s_low)
    high, low = LN2[x.kind]
    total, first = _two_sum(e * high, s + s)
    total, second = _two_sum(total, rest)
    return total, first + second + (s_low + s_low) + rest_low + e * low


def pow(x: Number, y: Number) -> Number:
    """x ** y with C's rules for zeros, infinities, NaN and negative bases."""
    magnitude = abs(x)
    log, log_low = _precise_log(magnitude)
    exponent, exponent_low = _product(log, log_low, y, y.constant(0.0))
    ordinary = abs(exponent) < (746.0 if x.wide else 104.0)
    result = exp_of(in_range(exponent), ordinary.choose(exponent_low, y.constant(0.0)))
    infinity = float("inf")
    falls = y < 0.0
    result = magnitude.equals(0.0).choose(falls.choose(infinity, y.constant(0.0)), result)
    result = magnitude.equals(infinity).choose(falls.choose(0.0, y.constant(infinity)), result)
    integral, half = y.intrinsic("trunc").equals(y), y * 0.5
    odd = integral & (half.intrinsic("trunc").equals(half) ^ True)
    negative = x.bits() < 0
    result = (negative & odd).choose(-result, result)
    undefined = (x < 0.0) & (integral ^ True) & (magnitude < infinity)
    result = (undefined | x.is_nan() | y.is_nan()).choose(float("nan"), result)
    one = y.equals(0.0) | x.equals(1.0) | (x.equals(-1.0) & abs(y).equals(infinity))
    return one.choose(1.0, result)  # type: ignore[no-any-return]


def cbrt(x: Number) -> Number:
    """The cube root: x * t * t with t near |x| ** (-1/3), found from the bits and refined, and one correction by what is left of x."""
    magnitude = abs(x)
    if x.wide:
        tiny, up, down, steps = 2.2250738585072014e-308, 18014398509481984.0, 3.814697265625e-06, 3
    else:
        tiny, up, down, steps = 1.1754943508222875e-38, 16777216.0, 0.00390625, 2
    denormal = magnitude < tiny
    a = denormal.choose(magnitude * up, magnitude)
    if x.wide:
        start = ((_third(a.bits().high_half()) * -1 + 0x553EF0FF).to("i64") << 32).bits()
    else:
        start = (_third(a.bits()) * -1 + 0x54A21D2A).bits()
    t = start
    for _ in range(steps):
        h = 1.0 - (t * t) * (a * t)
        t = t.fma(h * h.fma(0.2222222222222222, 0.3333333333333333), t)
    root = a * t * t
    square = root * root
    left = square.fma(root, -a) + root.fma(root, -square) * root
    root = root - left * (t * t) * 0.3333333333333333
    root = root * denormal.choose(down, root.constant(1.0))
    ordinary = (magnitude > 0.0) & (magnitude < float("inf"))
    return ordinary.choose(root.copysign(x), x)  # type: ignore[no-any-return]


def _third(x: Number) -> Number:
    return x.like(x.builder.udiv(x.value, x.constant(3).value))
