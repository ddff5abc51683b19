"""Rows of special functions: gamma and its kin, the normal distribution, Bessel functions, orthogonal polynomials.

Those that are no composition are ufuncs of the C module, which compute float32 in float64.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import _C
from .elementwise import add, eq, lt, mul, negative, where
from .math import _function, erfc, log
from .promotion import binary, compute_dtype, floating, require_value
from .row import Operand, Row, Value, operation
from .shapes import require_int

_LIMITS = "values: at infinity the limit, where torch 2.13 gives NaN; and of huge numbers the exact function's"
C_ULP = {"float32": 4.0, "float64": 1e4}


def _special(name: str, ufunc: Any, doc: str, **fields: Any) -> Row:
    """A function of floats by a ufunc of the C module; integers and bools are computed in the default dtype."""
    return _function(name, ufunc, doc, None, C_ULP, **fields)


# ---- gamma ----

lgamma = _special("lgamma", _C.lgamma, "The logarithm of the magnitude of the gamma function.", aliases=("special.gammaln",))
digamma = _special("digamma", _C.digamma, "The logarithmic derivative of the gamma function.", aliases=("special.digamma", "special.psi"))
igamma = binary(
    "igamma", _C.igamma, None, "The regularised lower incomplete gamma function of ``input`` at ``other``.",
    aliases=("special.gammainc",), ulp=C_ULP, refused="biu", numbers=False, sampler=lambda s: s.pairs(s.FLOATS),
)  # fmt: skip
igammac = binary(
    "igammac", _C.igammac, None, "The regularised upper incomplete gamma function of ``input`` at ``other``.",
    aliases=("special.gammaincc",), ulp=C_ULP, refused="biu", numbers=False, sampler=lambda s: s.pairs(s.FLOATS),
)  # fmt: skip
zeta = binary(
    "special.zeta", _C.zeta, None, "Hurwitz's zeta function: the sum of ``(other + k) ** -input`` for k from 0.", rule=floating, ulp=C_ULP, differs=_LIMITS
)
polygamma_row = binary("polygamma_ufunc", _C.polygamma, None, "polygamma of two operands.", function=False, method=(), inplace=False, out=False, rule=floating)


@operation(
    "elementwise", differs=_LIMITS, aliases=("special.polygamma",), sampler=lambda s: ((n, x) for n in (0, 1, 2, 5) for name in s.ALL for x in s.layouts(name))
)
def polygamma(builder: Any, n: Operand, input: Operand) -> Any:
    """The ``n``-th derivative of ``digamma``; the tensor may be the first argument, as in the method.

    Errors: RuntimeError for a negative ``n``; TypeError when none of the two is a tensor.
    """
    require_value(polygamma, builder, (input, n))
    if builder.is_value(n):
        n, input = input, n
    require_int(n, "polygamma", "n")
    if n < 0:
        raise RuntimeError("polygamma(n, x) does not support negative n.")
    if isinstance(n, int) and n == 0:
        return digamma.build(builder, input)
    return builder.elementwise(polygamma_row, floating(builder, (input,)), (n, input))


@operation(
    "elementwise", differs=_LIMITS, name="polygamma_method", method=("polygamma",), function=False, inplace=True,
    sampler=lambda s: [(s.plain_values("float32", 3), 1)],
)  # fmt: skip
def polygamma_method(builder: Any, input: Value, n: int) -> Any:
    """``polygamma(n, input)`` as a method of ``input``."""
    return polygamma.build(builder, n, input)


@operation(
    "elementwise", aliases=("special.multigammaln",), inplace=True, out=True,
    sampler=lambda s: ((x, p) for p in (1, 3) for name in s.FLOATS + s.INTEGERS for x in s.layouts(name)),
)  # fmt: skip
def mvlgamma(builder: Any, input: Value, p: int) -> Any:
    """The logarithm of the multivariate gamma function of dimension ``p``.

    Errors: RuntimeError for ``p`` below 1, and for bools.
    """
    require_int(p, "mvlgamma", "p")
    if p < 1:
        raise RuntimeError("p has to be greater than or equal to 1")
    if input.dtype.kind == "b":
        raise RuntimeError("The input tensor may not be a boolean tensor.")
    value = builder.cast(input, floating(builder, (input,)))
    total = lgamma.build(builder, value)
    for index in range(1, p):
        total = add.build(builder, total, lgamma.build(builder, add.build(builder, value, -index / 2)))
    return add.build(builder, total, p * (p - 1) / 4 * float(np.log(np.pi)))


# ---- the normal distribution and the error function ----

erfinv = _special("erfinv", _C.erfinv, "The inverse of ``erf``: infinite at 1 and -1, NaN beyond.", aliases=("special.erfinv",))
erfcx = _special("special.erfcx", _C.erfcx, "``exp(input ** 2) * erfc(input)``, precise where the factors are huge and tiny.")
ndtri = _special("special.ndtri", _C.ndtri, "Where the normal distribution function has the value ``input``.")
log_ndtr = _special("special.log_ndtr", _C.log_ndtr, "The logarithm of the normal distribution function, precise far below 0.")


@operation("elementwise", name="special.ndtr", out=True)
def ndtr(builder: Any, input: Value) -> Any:
    """The normal distribution function: the share of a standard normal variable below ``input``."""
    return mul.build(builder, erfc.build(builder, mul.build(builder, input, -(0.5**0.5))), 0.5)


@operation("elementwise", name="special.entr", out=True)
def entr(builder: Any, input: Value) -> Any:
    """``-input * log(input)`` above 0, 0 at 0, -inf below."""
    compute = floating(builder, (input,))
    value = builder.cast(input, compute)
    positive = mul.build(builder, negative.build(builder, value), log.build(builder, value))
    result = builder.elementwise(where, compute, (eq.build(builder, value, 0), 0, positive))
    return builder.elementwise(where, compute, (lt.build(builder, value, 0), -np.inf, result))


# ---- Bessel functions and Airy's ----

i0 = _special("i0", _C.i0, "The modified Bessel function of the first kind of order 0.", aliases=("special.i0", "special.modified_bessel_i0"), differs=_LIMITS)
for _name, _ufunc, _doc, _aliases in (
    ("i0e", _C.i0e, "``exp(-|input|) * i0(input)``.", ()),
    ("i1", _C.i1, "The modified Bessel function of the first kind of order 1.", ("special.modified_bessel_i1",)),
    ("i1e", _C.i1e, "``exp(-|input|) * i1(input)``.", ()),
    ("modified_bessel_k0", _C.k0, "The modified Bessel function of the second kind of order 0.", ()),
    ("modified_bessel_k1", _C.k1, "The modified Bessel function of the second kind of order 1.", ()),
    ("scaled_modified_bessel_k0", _C.scaled_k0, "``exp(input) * modified_bessel_k0(input)``.", ()),
    ("scaled_modified_bessel_k1", _C.scaled_k1, "``exp(input) * modified_bessel_k1(input)``.", ()),
    ("bessel_j0", _C.bessel_j0, "The Bessel function of the first kind of order 0.", ()),
    ("bessel_j1", _C.bessel_j1, "The Bessel function of the first kind of order 1.", ()),
    ("bessel_y0", _C.bessel_y0, "The Bessel function of the second kind of order 0; NaN below 0.", ()),
    ("bessel_y1", _C.bessel_y1, "The Bessel function of the second kind of order 1; NaN below 0.", ()),
    ("spherical_bessel_j0", _C.spherical_bessel_j0, "``sin(input) / input``, 1 at 0.", ()),
    ("airy_ai", _C.airy_ai, "Airy's function Ai.", ()),
):
    _special(f"special.{_name}", _ufunc, _doc, aliases=_aliases, differs=_LIMITS)


# ---- orthogonal polynomials ----


def _degrees(s: Any) -> Any:
    for x, n in s.binary(s.FLOATS + s.INTEGERS):
        few = np.clip(np.nan_to_num(n), -2, 12).astype(n.dtype) if isinstance(n, np.ndarray) else n
        yield x, few
    yield 0.5, s.plain_values("int64", 4)


def _polynomial(name: str, ufunc: Any, doc: str) -> None:
    def build(builder: Any, input: Operand, n: Operand) -> Any:
        require_value(row, builder, (input, n))
        return builder.elementwise(row, compute_dtype(row, builder, (input, n), floating), (input, n))

    build.__doc__ = f"{doc} of degree ``n``, the whole part of a number or tensor, at ``input``; 0 for negative degrees."
    row = operation("elementwise", name=f"special.{name}", out=True, ufunc=ufunc, ulp=C_ULP, differs=_LIMITS, sampler=_degrees)(build)


_polynomial("chebyshev_polynomial_t", _C.chebyshev_t, "Chebyshev's polynomial of the first kind")
_polynomial("chebyshev_polynomial_u", _C.chebyshev_u, "Chebyshev's polynomial of the second kind")
_polynomial("chebyshev_polynomial_v", _C.chebyshev_v, "Chebyshev's polynomial of the third kind")
_polynomial("chebyshev_polynomial_w", _C.chebyshev_w, "Chebyshev's polynomial of the fourth kind")
_polynomial("shifted_chebyshev_polynomial_t", _C.shifted_t, "Chebyshev's polynomial of the first kind, of ``2 * input - 1``,")
_polynomial("shifted_chebyshev_polynomial_u", _C.shifted_u, "Chebyshev's polynomial of the second kind, of ``2 * input - 1``,")
_polynomial("shifted_chebyshev_polynomial_v", _C.shifted_v, "Chebyshev's polynomial of the third kind, of ``2 * input - 1``,")
_polynomial("shifted_chebyshev_polynomial_w", _C.shifted_w, "Chebyshev's polynomial of the fourth kind, of ``2 * input - 1``,")
_polynomial("hermite_polynomial_h", _C.hermite_h, "Hermite's polynomial, with leading coefficient ``2 ** n``,")
_polynomial("hermite_polynomial_he", _C.hermite_he, "Hermite's polynomial, with leading coefficient 1,")
_polynomial("laguerre_polynomial_l", _C.laguerre_l, "Laguerre's polynomial")
_polynomial("legendre_polynomial_p", _C.legendre_p, "Legendre's polynomial")
