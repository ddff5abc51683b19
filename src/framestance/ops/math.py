"""Rows of functions of one variable: exponentials, trigonometry, rounding, and what neural networks apply to their layers."""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import _C
from . import dtypes
from .dtypes import require_float
from .promotion import binary, compute_dtype, floating, in_single, promoted, unary
from .row import NotCovered, Row, Value, operation
from .views import copied

ULP = {"float32": 4.0, "float64": 4.0}  # distance from the exact value that NumPy's functions and the kernels' own keep


def _function(name: str, ufunc: Any, doc: str, body: str | None = "", ulp: dict[str, float] = ULP, **fields: Any) -> Row:
    """A function of floats; integers and bools are computed in the default dtype."""
    body = f"{name}({{0}})" if body == "" else body
    return unary(name, ufunc, body, doc, rule=floating, ulp=ulp, numpy=(ufunc,) if isinstance(ufunc, np.ufunc) else (), **fields)


exp = _function("exp", np.exp, "e to the power of ``input``.", takes_complex=True)
exp2 = _function("exp2", np.exp2, "2 to the power of ``input``.", aliases=("special.exp2",), takes_complex=True)
expm1 = _function("expm1", np.expm1, "``exp(input) - 1``, exact near 0.", aliases=("special.expm1",), takes_complex=True)
log = _function("log", np.log, "The natural logarithm; -inf at 0 and NaN below.", takes_complex=True)
log2 = _function("log2", np.log2, "The logarithm to base 2.", takes_complex=True)
log10 = _function("log10", np.log10, "The logarithm to base 10.", takes_complex=True)
log1p = _function("log1p", np.log1p, "``log(1 + input)``, exact near 0.", aliases=("special.log1p",), takes_complex=True)
sin = _function("sin", np.sin, "The sine of radians.", takes_complex=True)
cos = _function("cos", np.cos, "The cosine of radians.", takes_complex=True)
tan = _function("tan", np.tan, "The tangent of radians.", takes_complex=True)
asin = _function("asin", np.arcsin, "The inverse sine.", method=("asin", "arcsin"), takes_complex=True)
acos = _function("acos", np.arccos, "The inverse cosine.", method=("acos", "arccos"), takes_complex=True)
atan = _function("atan", np.arctan, "The inverse tangent.", method=("atan", "arctan"), takes_complex=True)
sinh = _function("sinh", np.sinh, "The hyperbolic sine.", takes_complex=True)
cosh = _function("cosh", np.cosh, "The hyperbolic cosine.", takes_complex=True)
tanh = _function("tanh", np.tanh, "The hyperbolic tangent.", aliases=("nn.functional.tanh",), takes_complex=True)
erf = _function("erf", _C.erf, "The error function, 2 / sqrt(pi) times the integral of exp(-t * t) from 0 to ``input``.", aliases=("special.erf",))
erfc = _function("erfc", _C.erfc, "``1 - erf(input)``, precise where that is tiny.", aliases=("special.erfc",))
cbrt = _function("cbrt", np.cbrt, "The cube root.", method=(), function=False, inplace=False, out=False)
sqrt = _function("sqrt", np.sqrt, "The square root, correctly rounded; NaN below 0.", ulp={}, takes_complex=True)


# Constants are operands, not literals of the body, so that every step of a body is computed in the compute dtype.
def _rsqrt(x: Any, one: Any) -> Any:
    return one / np.sqrt(x)


def _sigmoid(x: Any, one: Any) -> Any:
    small = np.exp(-np.abs(x))
    return np.where(x >= 0, one, small).astype(x.dtype, copy=False) / (one + small)


def _relu(x: Any, zero: Any) -> Any:
    return np.maximum(zero, x)  # on equal operands the second is returned: -0.0 stays -0.0


rsqrt = _function("rsqrt", _rsqrt, "One over the square root.", body="{1} / sqrt({0})", ulp={}, constants=(1,), takes_complex=True)
reciprocal = _function("reciprocal", lambda x, one: one / x, "One over ``input``.", body="{1} / {0}", ulp={}, constants=(1,), takes_complex=True)
sigmoid = _function(
    "sigmoid", _sigmoid, "``1 / (1 + exp(-input))`` without overflow.", aliases=("special.expit", "nn.functional.sigmoid"),
    ulp={"float32": 6.0, "float64": 6.0}, constants=(1,), body="sigmoid({0})",
)  # fmt: skip
relu_row = unary(
    "relu_floats", _relu, "{1} if {0} < 0 else {0}", "relu of numbers.", method=(), function=False, inplace=False, out=False, constants=(0,),
    sampler=lambda s: s.unary(s.FLOATS),
)  # fmt: skip


@operation("elementwise", inplace=True, sampler=lambda s: s.unary(s.FLOATS + s.INTEGERS))
def relu(builder: Any, input: Value) -> Any:
    """``input`` where it is positive, else 0; NaN stays NaN and -0.0 stays -0.0. Bools are refused."""
    if input.dtype.kind in "bc":
        raise RuntimeError(f"{'Boolean' if input.dtype.kind == 'b' else 'Complex'} inputs not supported for relu")
    return relu_row.build(builder, input)


silu_row = _function(
    "silu_floats", lambda x, one: x * _sigmoid(x, one), "silu of floats.", body="silu({0})", ulp={"float32": 8.0, "float64": 8.0},
    method=(), function=False, inplace=False, out=False, constants=(1,),
    sampler=lambda s: s.unary(s.FLOATS),
)  # fmt: skip


@operation("elementwise", method=(), sampler=lambda s: s.unary(s.FLOATS))
def silu(builder: Any, input: Value) -> Any:
    """``input * sigmoid(input)`` of floats."""
    require_float(f"{silu.name}_cpu", input.dtype)
    return silu_row.build(builder, input)


TANH_IS_ONE = {"float32": 9.01, "float64": 19.06}  # from where on, rounded


def _one_plus_tanh(x: Any, one: Any) -> Any:
    end = -TANH_IS_ONE[x.dtype.name]
    return np.where(x < end, one - one, (one + one) / (one + np.exp(-np.maximum(x + x, end + end)))).astype(x.dtype, copy=False)


one_plus_tanh = _function(  # not for programs: passes put it where these add the two
    "one_plus_tanh", _one_plus_tanh, "``1 + tanh(input)``.", body="one_plus_tanh({0})", ulp={"float32": 8.0, "float64": 8.0}, constants=(1,),
    method=(), function=False, inplace=False, out=False, sampler=lambda s: s.unary(s.FLOATS),
)  # fmt: skip


gelu_row = _function(
    "gelu_floats", lambda x, half, root, one: x * half * (_C.erf(x * root) + one), "gelu of floats.", body="gelu({0})", ulp={"float32": 4.0, "float64": 4.0},
    method=(), function=False, inplace=False, out=False, ulp_of_input=True, constants=(0.5, 0.5**0.5, 1), sampler=lambda s: s.unary(s.FLOATS),
)  # fmt: skip


@operation("elementwise", aliases=("nn.functional.gelu",), method=(), sampler=lambda s: s.unary(s.FLOATS))
@in_single
def gelu(builder: Any, input: Value, approximate: str = "none") -> Any:
    """``input`` times the normal distribution's function of it, by erf; ``approximate="tanh"`` by tanh of a polynomial. Of floats."""
    require_float(f"{gelu.name}_cpu", input.dtype)
    if approximate not in ("none", "tanh"):
        raise RuntimeError(f"approximate argument must be either none or tanh, not {approximate!r}.")
    if approximate == "none":
        return gelu_row.build(builder, input)
    from .elementwise import add, mul

    cubic = mul.build(builder, mul.build(builder, mul.build(builder, input, input), input), 0.044715)
    inner = tanh.build(builder, mul.build(builder, add.build(builder, input, cubic), (2 / np.pi) ** 0.5))
    return mul.build(builder, mul.build(builder, input, 0.5), add.build(builder, inner, 1))


@operation("elementwise", method=(), sampler=lambda s: s.unary(s.FLOATS))
def leaky_relu(builder: Any, input: Value, negative_slope: float = 0.01) -> Any:
    """``input`` where it is positive, else ``negative_slope * input``; of floats."""
    require_float(f"{leaky_relu.name}_cpu", input.dtype)
    from .elementwise import gt, mul, where

    return where.build(builder, gt.build(builder, input, 0), input, mul.build(builder, input, negative_slope))


# ---- rounding: integers are whole already, and come back as a copy ----


def _rounding(name: str, ufunc: Any, body: str, doc: str, *other_names: str, sampler: Any = lambda s: s.unary(s.FLOATS + s.INTEGERS)) -> Row:
    def build(builder: Any, input: Value) -> Any:
        if builder.dialect == "torch" and input.dtype.kind in "iu":
            return copied(builder, input)
        return builder.elementwise(row, compute_dtype(row, builder, (input,), promoted, "b"), (input,))

    build.__doc__ = doc
    names = (name, *other_names)
    row = operation("elementwise", name=name, method=names, ufunc=ufunc, body=body, inplace=True, out=True, numpy=(ufunc,), sampler=sampler)(build)
    return row


floor = _rounding("floor", np.floor, "floor({0})", "The largest whole number not above ``input``.")
ceil = _rounding("ceil", np.ceil, "ceil({0})", "The smallest whole number not below ``input``.")
trunc = _rounding("trunc", np.trunc, "trunc({0})", "``input`` without its fraction.", "fix")
rint_row = _rounding("rint", np.rint, "rint({0})", "The nearest whole number, halves to even.", sampler=lambda s: s.unary(s.FLOATS))


@operation("elementwise", keyword_only=1, name="round", aliases=("special.round",), inplace=True, out=True, sampler=lambda s: s.unary(s.FLOATS + s.INTEGERS))
def round_(builder: Any, input: Value, decimals: int = 0) -> Any:
    """The nearest whole number, halves to even; ``decimals`` rounds to that many decimal places."""
    from .elementwise import mul, true_divide

    if builder.dialect == "numpy":
        raise NotCovered("round")
    if not decimals:
        return rint_row.build(builder, input)
    if input.dtype.kind in "iu":
        raise NotImplementedError(f"\"round_cpu\" not implemented for '{dtypes.label(input.dtype)}'")
    scale = 10.0 ** abs(decimals)
    scaled = mul.build(builder, input, scale) if decimals > 0 else true_divide.build(builder, input, scale)
    whole = rint_row.build(builder, scaled)
    return true_divide.build(builder, whole, scale) if decimals > 0 else mul.build(builder, whole, scale)


def _sign(x: Any) -> Any:
    return np.greater(x, 0).astype(x.dtype) - np.less(x, 0).astype(x.dtype)


sign_row = unary(
    "sign_number", _sign, "({0} > 0) * 1 - ({0} < 0) * 1", "sign of numbers.", method=(), function=False, inplace=False, out=False,
    sampler=lambda s: s.unary(s.FLOATS + s.INTEGERS),
)  # fmt: skip


@operation("elementwise", inplace=True, out=True)
def sign(builder: Any, input: Value) -> Any:
    """1 above 0, -1 below, else 0 (for NaN too); bools as they are."""
    return copied(builder, input) if input.dtype.kind == "b" else sign_row.build(builder, input)


# ---- classification: bodies that need no helper, and are right for integers ----

isnan = unary("isnan", np.isnan, "{0} != {0}", "Whether it is NaN.", result="bool", out=False, takes_complex=True, numpy=(np.isnan,))
isfinite = unary(
    "isfinite",
    np.isfinite,
    "{0} - {0} == {0} - {0}",
    "Whether it is neither infinite nor NaN.",
    result="bool",
    out=False,
    takes_complex=True,
    numpy=(np.isfinite,),
)
isinf = unary(
    "isinf", np.isinf, "{0} == {0} and {0} - {0} != {0} - {0}", "Whether it is infinite.", result="bool", out=False, takes_complex=True, numpy=(np.isinf,)
)
signbit = unary("signbit", np.signbit, "signbit({0})", "Whether the sign bit is set.", result="bool", numpy=(), rule=promoted)
atan2 = binary(
    "atan2", np.arctan2, "atan2({0}, {1})", "The angle of the point (other, input).",
    method=("atan2", "arctan2"), rule=floating, ulp=ULP, numpy=(np.arctan2,), differs="errors: a number may stand for a tensor",
)  # fmt: skip
hypot = binary(
    "hypot", np.hypot, None, "The length of (input, other).", refused="biu", ulp=ULP, numpy=(np.hypot,), differs="errors: a number may stand for a tensor",
    sampler=lambda s: s.binary(s.FLOATS),
)  # fmt: skip
