"""Error functions: ``erf`` and ``erfc``. Without branches."""

from __future__ import annotations

from . import coefficients as c
from .exponential import above_range, exp2_of_normal, reduced
from .number import Number

_FAR = 0.95
_ONE = {"f32": 3.93, "f64": 5.93}  # from here on erf rounds to 1


def _near(x: Number) -> Number:
    """erf up to _FAR."""
    return x.fma((x * x).polynomial(c.ERF_NEAR_F64 if x.wide else c.ERF_NEAR_F32), x)


def erf(x: Number) -> Number:
    """2 / sqrt(pi) times the integral of e ** (-t * t) from 0 to x: a polynomial up to 0.95, beyond 1 - e ** (-|x| p(|x|))."""
    magnitude = abs(x)
    far = magnitude.at_most(_ONE[x.kind])
    less_one, n = reduced(-(far * far.polynomial(c.ERF_FAR_F64 if x.wide else c.ERF_FAR_F32)))
    scale = n.power_of_two(x.kind)
    return (magnitude < _FAR).choose(_near(x), (1.0 - less_one.fma(scale, scale)).copysign(x))  # type: ignore[no-any-return]


def erfc(x: Number) -> Number:
    """1 - erf(x), precise where that is tiny: beyond 1/2, e ** (-x * x) / (1 + 2 |x|) times a polynomial of (|x| - 4) / (|x| + 4)."""
    magnitude = abs(x).at_most(28.0 if x.wide else 11.0)
    square = magnitude * magnitude
    less_one, n = reduced(above_range(-square), -magnitude.fma(magnitude, -square))
    t = (magnitude - 4.0) / (magnitude + 4.0)
    factor = t.polynomial(c.ERFC_F64 if x.wide else c.ERFC_F32) / (magnitude + magnitude + 1.0)
    far = less_one.fma(factor, factor).scaled(n)
    far = (x < 0.0).choose(2.0 - far, far)
    return (abs(x) < 0.5).choose(1.0 - _near(x), far)  # type: ignore[no-any-return]


def gelu(x: Number) -> Number:
    """x times the normal distribution's function of it, which for -|x| is 2 ** p(|x|), and nothing from where one less that is 1."""
    magnitude, end = abs(x), 8.4 if x.wide else 5.6
    tail = exp2_of_normal(magnitude.at_most(end).polynomial(c.GELU_F64 if x.wide else c.GELU_F32))
    tail = (magnitude < end).choose(tail, 0.0)
    return x * (x < 0.0).choose(tail, 1.0 - tail)  # type: ignore[no-any-return]
