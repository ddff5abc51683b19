"""Exponentials and what follows from them: ``exp``, ``exp2``, ``expm1``, ``sinh``, ``cosh``, ``tanh``, ``sigmoid``, ``silu`` …, without branches.

``x = n ln 2 + r`` with a whole ``n`` and ``|r| <= ln 2 / 2``; adding a constant whose last bit is 1 rounds to ``n`` and leaves it in the low bits.
"""

from __future__ import annotations

from . import coefficients as c
from .number import Number, has_long_vectors

_INVERSE_LN2 = 1.4426950408889634
_MAGIC = {"f32": 12582912.0, "f64": 6755399441055744.0}  # 1.5 * 2**23, 1.5 * 2**52
LN2 = {"f32": (0.693145751953125, 1.428606765330187e-06), "f64": (0.6931471803691238, 1.9082149292705877e-10)}  # the first has low bits of zero


def rounded(x: Number, factor: float) -> tuple[Number, Number]:
    """``x * factor`` rounded to a whole number, as a float and as an i32."""
    magic = _MAGIC[x.kind]
    shifted = x.fma(factor, magic)
    bits = shifted.bits()
    whole = bits.to("i32") if x.wide else bits - 0x4B400000
    return shifted - magic, whole


def reduced(x: Number, low: Number | None = None) -> tuple[Number, Number]:
    """(expm1(r), n) of a number whose exponential is in range or nearly so, or of ``x + low`` with a ``low`` that only rounding kept apart."""
    n, whole = rounded(x, _INVERSE_LN2)
    first, second = LN2[x.kind]
    r = n.fma(-second, n.fma(-first, x))
    if low is not None:
        r = r + low
    q = r.polynomial(c.EXP_F64 if x.wide else c.EXP_F32)
    return (r * r).fma(q, r), whole


def in_range(x: Number) -> Number:
    """Cut off where the exponential is 0 or infinite all the same."""
    return above_range(x).at_most(710.0 if x.wide else 89.0)


def above_range(x: Number) -> Number:
    """Cut off where the exponential is 0 all the same."""
    return x.at_least(-746.0 if x.wide else -104.0)


def exp_of(x: Number, low: Number | None = None, halvings: int = 0) -> Number:
    """e ** (x + low) / 2 ** halvings, for what :func:`reduced` takes."""
    less_one, n = reduced(x, low)
    return (less_one + 1.0).scaled(n - halvings if halvings else n)


def exp(x: Number) -> Number:
    """e ** x."""
    return exp_of(in_range(x))


def _half_exp(x: Number) -> Number:
    """e ** x / 2 of a number not below 0, without overflow before the half itself does."""
    return exp_of(x.at_most(711.0 if x.wide else 90.0), halvings=1)


def _exp2_parts(x: Number) -> tuple[Number, Number]:
    """(2 ** r, n) for x = n + r with a whole ``n``."""
    n, whole = rounded(x, 1.0)
    r = x - n
    return r.fma(r.polynomial(c.EXP2_F64 if x.wide else c.EXP2_F32), 1.0), whole


def exp2(x: Number) -> Number:
    """2 ** x."""
    power, n = _exp2_parts(x.at_least(-1076.0).at_most(1025.0) if x.wide else x.at_least(-151.0).at_most(129.0))
    return power.scaled(n)


def exp2_of_normal(x: Number) -> Number:
    """2 ** x where that is a normal number; of others, NaN too, something without meaning."""
    power, n = _exp2_parts(x)
    bits = power.bits()
    return (bits + (n.to(bits.kind) << (52 if x.wide else 23))).bits()


def expm1(x: Number) -> Number:
    """e ** x - 1: 2 ** n * expm1(r) + (2 ** n - 1), at half the size so that 2 ** n is in range."""
    clamped = x.at_least(-38.0).at_most(710.0) if x.wide else x.at_least(-18.0).at_most(89.0)
    less_one, n = reduced(clamped)
    half = (n - 1).power_of_two(x.kind)
    result = less_one.fma(half, half - 0.5)
    return (result + result).copysign(x)


def sinh(x: Number) -> Number:
    """A polynomial below 1; else (e ** x - e ** -x) / 2."""
    magnitude = abs(x)
    half = _half_exp(magnitude)
    square = x * x
    small = (square * x).fma(square.polynomial(c.SINH_F64 if x.wide else c.SINH_F32), x)
    return (magnitude < 1.0).choose(small, (half - 0.25 / half).copysign(x))  # type: ignore[no-any-return]


def cosh(x: Number) -> Number:
    """(e ** x + e ** -x) / 2."""
    half = _half_exp(abs(x))
    return half + 0.25 / half


def tanh(x: Number) -> Number:
    """t = h / (1 + h) with h = expm1(2 |x|) / 2; for a small h, h - h * t, in which what the sum rounds off is not seen."""
    doubled = abs(x).at_most(20.0 if x.wide else 9.1)
    less_one, n = reduced(doubled + doubled)
    power = (n - 1).power_of_two(x.kind)
    half = less_one.fma(power, power - 0.5)
    t = half / (half + 1.0)
    return (half < 0.25).choose((-half).fma(t, half), t).copysign(x)  # type: ignore[no-any-return]


def one_plus_tanh(x: Number) -> Number:
    """1 + tanh(x) as 2 / (1 + e ** (-2 x)), and 0 where tanh(x) rounds to -1."""
    end = 19.06 if x.wide else 9.01  # as the row says; not taken from there, for what kernels on disk are made of lies in this folder
    clamped = x.at_least(-end).at_most(end)
    less_one, n = reduced(-(clamped + clamped))
    power = n.power_of_two(x.kind)
    return (x < -end).choose(0.0, 2.0 / less_one.fma(power, power + 1.0))  # type: ignore[no-any-return]


def _logistic(x: Number) -> tuple[Number, Number]:
    """Two numbers whose quotient is 1 / (1 + e ** -x), and the first 0 where that is."""
    if has_long_vectors():  # from the exponential that cannot overflow
        small = exp_of(above_range(-abs(x)))
        return (x < 0.0).choose(small, 1.0), small + 1.0
    # 2 ** -h and (1 + e ** -x) * 2 ** -h, with an h that keeps both in range wherever their quotient is
    far, near = (1418.2, 708.0) if x.wide else (176.1, 87.0)
    less_one, n = reduced(-x.at_least(-far).at_most(near))
    half = n.at_least(0) >> 1
    scale, rest = (-half).power_of_two(x.kind), (n - half).power_of_two(x.kind)
    return scale, less_one.fma(rest, scale + rest)


def sigmoid(x: Number) -> Number:
    """1 / (1 + e ** -x)."""
    part, whole = _logistic(x)
    return part / whole


def silu(x: Number) -> Number:
    """x / (1 + e ** -x)."""
    part, whole = _logistic(x)
    return x * part / whole
