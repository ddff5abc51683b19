"""Trigonometry without branches: ``sin``, ``cos``, ``tan`` up to a bound beyond which the C library is asked, and their inverses.

``x = n pi + r`` (for tan, n pi / 2 + r): pi in parts, each product with ``n`` subtracted in one rounding. All parts are positive, so that the
remainder of -0.0 is -0.0.
"""

from __future__ import annotations

from . import coefficients as c
from .exponential import rounded
from .number import Number

FAR = {"f32": 65536.0, "f64": 1048576.0}  # beyond, what is left of pi's parts is too little

_PI = {
    "f32": (3.141592502593994, 1.5099578831723193e-07, 1.078060505991553e-14),
    "f64": (3.141592653589793, 1.224646799147353e-16, 2.1657133478438278e-32),
}
_HALF_PI = {kind: (a / 2, b / 2, rest / 2) for kind, (a, b, rest) in _PI.items()}


def _remainder(x: Number, n: Number, parts: tuple[float, float, float]) -> Number:
    """x - n * parts. The first difference is exact."""
    for part in parts:
        x = n.fma(-part, x)
    return x


def _sine(r: Number) -> Number:
    """sin(r) = r + r * t of a remainder up to pi / 2, never beyond 1. What the square rounds off would be seen, and is put back."""
    first, *others = c.SIN_F64 if r.wide else c.SIN_F32
    square = r * r
    square_low = r.fma(r, -square)
    t = square.fma(square.fma(square.polynomial(others), first), square_low * first)
    return r.fma(t, r).at_most(1.0).at_least(-1.0)


def _negated_where_odd(x: Number, n: Number) -> Number:
    return (x.bits() ^ (n.to("i64") << 63 if x.wide else n << 31)).bits()


def sin(x: Number) -> Number:
    """The sine of |x| <= FAR."""
    n, whole = rounded(x, 0.3183098861837907)
    value = _negated_where_odd(_sine(_remainder(x, n, _PI[x.kind])), whole)
    return x.equals(0.0).choose(x, value)  # type: ignore[no-any-return]


def cos(x: Number) -> Number:
    """The cosine of |x| <= FAR: with x = (n + 1/2) pi + r it is -sin(r) for even n, sin(r) for odd n."""
    n, whole = rounded(abs(x) - 1.5707963267948966, 0.3183098861837907)
    return _negated_where_odd(_sine(_remainder(abs(x), n + 0.5, _PI[x.kind])), whole + 1)


def tan(x: Number) -> Number:
    """The tangent of |x| <= FAR; where it is -1 / tan(r), what was rounded off tan(r) is put back."""
    n, whole = rounded(x, 0.6366197723675814)
    high, middle, low = _HALF_PI[x.kind]
    near, product = n.fma(-high, x), n * middle
    r = near - product
    r_low = n.fma(-low, ((near - r) - product) - n.fma(middle, -product))
    square = r * r
    rest = (square * r).fma(square.polynomial(c.TAN_F64 if x.wide else c.TAN_F32), r_low)
    value = r + rest
    value_low = (r - value) + rest
    odd = (whole & 1).equals(1)
    inverse = -1.0 / odd.choose(value, x.constant(1.0))
    left = inverse.fma(value, 1.0) + inverse * value_low
    return x.equals(0.0).choose(x, odd.choose(inverse.fma(left, inverse), value))  # type: ignore[no-any-return]


# ---- inverses ----


def _small_and_root(x: Number) -> tuple[Number, Number, Number]:
    """(whether |x| > 1/2, s, asin(s) - s) where s is |x|, or the root of (1 - |x|) / 2 with asin(|x|) = pi / 2 - 2 asin(s)."""
    magnitude = abs(x)
    large = magnitude > 0.5
    square = large.choose((1.0 - magnitude) * 0.5, x * x)
    s = large.choose(square.sqrt(), magnitude)
    return large, s, s * square * square.polynomial(c.ASIN_F64 if x.wide else c.ASIN_F32)


def asin(x: Number) -> Number:
    """The inverse sine; NaN beyond 1."""
    high, low, _ = _HALF_PI[x.kind]
    large, s, rest = _small_and_root(x)
    turned = high - 2.0 * s
    turned_low = (high - turned) - 2.0 * s
    return large.choose(turned + (turned_low + low - 2.0 * rest), s + rest).copysign(x)  # type: ignore[no-any-return]


def acos(x: Number) -> Number:
    """The inverse cosine; NaN beyond 1."""
    high, low, _ = _HALF_PI[x.kind]
    large, s, rest = _small_and_root(x)
    negative = x < 0.0
    near = s + rest
    far = (2.0 * high - 2.0 * s) + (2.0 * low - 2.0 * rest)
    signed, signed_rest = s.copysign(x), rest.copysign(x)
    middle = (high - signed) + ((high - (high - signed)) - signed + low - signed_rest)
    return large.choose(negative.choose(far, near + near), middle)  # type: ignore[no-any-return]


def _arc(ratio: Number) -> Number:
    """atan of a number from 0 to 1."""
    square = ratio * ratio
    return (square * ratio).fma(square.polynomial(c.ATAN_F64 if ratio.wide else c.ATAN_F32), ratio)


def atan(x: Number) -> Number:
    """The inverse tangent."""
    high, low, _ = _HALF_PI[x.kind]
    magnitude = abs(x)
    large = magnitude > 1.0
    arc = _arc(large.choose(1.0, magnitude) / large.choose(magnitude, magnitude.constant(1.0)))
    return large.choose((high - arc) + low, arc).copysign(x)  # type: ignore[no-any-return]


def atan2(y: Number, x: Number) -> Number:
    """The angle of the point (x, y), from -pi to pi, with C's rules for signed zeros and infinities."""
    high, low, _ = _HALF_PI[x.kind]
    across, up = abs(x), abs(y)
    steep = up > across
    above, below = steep.choose(across, up), steep.choose(up, across)
    infinite = above.equals(float("inf"))
    ratio = infinite.choose(1.0, above) / (infinite.choose(1.0, below.equals(0.0).choose(1.0, below)))
    arc = _arc(ratio)
    arc = steep.choose((high - arc) + low, arc)
    left = x.bits() < 0
    arc = left.choose((2.0 * high - arc) + 2.0 * low, arc)
    return (x.is_nan() | y.is_nan()).choose(float("nan"), arc).copysign(y)  # type: ignore[no-any-return]
