"""Rows of element-by-element functions beside arithmetic: numbers' parts and signs, angles, whole numbers, comparisons with tolerance."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from . import dtypes
from .elementwise import abs_, add, bitwise_and, bitwise_or, clamp, eq, gt, le, mul, pow_, sub, true_divide, where
from .math import _function, isfinite, isnan, log, log1p, sin, trunc
from .promotion import binary, floating, promoted, require_value
from .row import Operand, Value, operation
from .views import copied, expanded

# ---- inverse hyperbolic functions ----

acosh = _function("acosh", np.arccosh, "The inverse hyperbolic cosine; NaN below 1.", None, method=("acosh", "arccosh"))
asinh = _function("asinh", np.arcsinh, "The inverse hyperbolic sine.", None, method=("asinh", "arcsinh"))
atanh = _function(
    "atanh", lambda x, half, one: np.arctanh(x), "The inverse hyperbolic tangent; infinite at 1 and -1, NaN beyond.", method=("atanh", "arctanh"),
    constants=(0.5, 1), body="copysign({1} * log1p((fabs({0}) + fabs({0})) / ({2} - fabs({0}))), {0})",
)  # fmt: skip


# ---- signs and parts ----

copysign = binary(
    "copysign", np.copysign, "copysign({0}, {1})", "The magnitude of ``input`` with the sign of ``other``; integers as floats.", rule=floating,
    numpy=(np.copysign,),
)  # fmt: skip


@operation("elementwise", inplace=True, out=True, sampler=lambda s: s.unary(s.FLOATS))
def frac(builder: Any, input: Value) -> Any:
    """``input`` minus its whole part, with its sign. Of floats."""
    if input.dtype.kind != "f":
        raise NotImplementedError(f"\"frac_cpu\" not implemented for '{dtypes.label(input.dtype)}'")
    return sub.build(builder, input, trunc.build(builder, input))


class MantissaExponent(NamedTuple):
    """What ``frexp`` returns."""

    mantissa: Any
    exponent: Any


def _frexp(array: Any) -> Any:
    mantissa, exponent = np.frexp(array)
    return mantissa, np.asarray(exponent, np.int32)


@operation("elementwise", sampler=lambda s: s.unary(s.FLOATS))
def frexp(builder: Any, input: Value) -> MantissaExponent:
    """Mantissas of magnitude in [0.5, 1) and the int32 powers of two that they are multiplied by to give ``input``. Of floats."""
    if input.dtype.kind != "f":
        raise RuntimeError("torch.frexp() only supports floating-point dtypes")
    shape = tuple(input.shape)
    return MantissaExponent(*builder.extern(frexp, _frexp, (input,), [(shape, input.dtype), (shape, np.dtype(np.int32))]))


@operation("elementwise", inplace=True, out=True, sampler=lambda s: s.binary())
def ldexp(builder: Any, input: Value, other: Value) -> Any:
    """``input * 2 ** other``."""
    power = pow_.build(builder, 2.0, other if builder.is_value(other) else builder.fill((), other, dtypes.INT64))
    return mul.build(builder, input, power)


nextafter = binary(
    "nextafter", np.nextafter, None, "The next float after ``input`` towards ``other``.", refused="biu", numpy=(np.nextafter,),
    numbers=False, sampler=lambda s: s.pairs(s.FLOATS),
)  # fmt: skip


def _same_dtype(input: Any, other: Any) -> None:
    if input.dtype != other.dtype:
        raise RuntimeError(f"{dtypes.label(input.dtype)} did not match {dtypes.label(other.dtype)}")


@operation(
    "elementwise", inplace=True, out=True,
    sampler=lambda s: ((x, y) for name in s.ALL for x in s.layouts(name) for y in (s.plain_values(name, 1), np.asarray(s.plain_values(name, 1)[0]))),
)  # fmt: skip
def heaviside(builder: Any, input: Value, values: Value) -> Any:
    """0 below 0, 1 above, and at 0 what ``values`` has there; NaN gives 0.

    Errors: RuntimeError when the dtypes differ.
    """
    if input.dtype != values.dtype:
        raise RuntimeError("heaviside is not yet implemented for tensors with different dtypes.")
    compute = input.dtype
    step = builder.elementwise(where, compute, (gt.build(builder, input, 0), 1, 0))
    return builder.elementwise(where, compute, (eq.build(builder, input, 0), values, step))


# ---- extremes and limits ----

fmax = binary(
    "fmax", np.fmax, "{0} if {0} >= {1} or {1} != {1} else {1}", "The larger of the two; of a number and NaN, the number.",
    inplace=False, numbers=False, numpy=(np.fmax,), sampler=lambda s: s.pairs(),
)  # fmt: skip
fmin = binary(
    "fmin", np.fmin, "{0} if {0} <= {1} or {1} != {1} else {1}", "The smaller of the two; of a number and NaN, the number.",
    inplace=False, numbers=False, numpy=(np.fmin,), sampler=lambda s: s.pairs(),
)  # fmt: skip


def _limits(s: Any) -> Any:
    return ((x, limit) for name in s.FLOATS + s.INTEGERS for x in s.layouts(name) for limit in (2, np.asarray(s.plain_values(name, 1))))


@operation("elementwise", inplace=True, out=True, sampler=_limits)
def clamp_min(builder: Any, input: Value, min: Operand) -> Any:
    """The larger of ``input`` and ``min``; NaN stays."""
    return clamp.build(builder, input, min, None)


@operation("elementwise", inplace=True, out=True, sampler=_limits)
def clamp_max(builder: Any, input: Value, max: Operand) -> Any:
    """The smaller of ``input`` and ``max``; NaN stays."""
    return clamp.build(builder, input, None, max)


@operation(
    "elementwise", inplace=True, out=True,
    sampler=lambda s: ((x, *more) for name in s.ALL for x in s.layouts(name) for more in ((), (1.0,), (0.0, 2.0, -2.0))),
)  # fmt: skip
def nan_to_num(builder: Any, input: Value, nan: float | None = None, posinf: float | None = None, neginf: float | None = None) -> Any:
    """``input`` with NaN replaced by ``nan`` (0), and infinities by ``posinf`` and ``neginf`` (the limits of the dtype)."""
    if input.dtype.kind != "f":
        return copied(builder, input)
    limit = float(dtypes.float_limits(input.dtype).max)
    result = builder.elementwise(where, input.dtype, (isnan.build(builder, input), 0.0 if nan is None else nan, input))
    result = builder.elementwise(where, input.dtype, (eq.build(builder, input, np.inf), limit if posinf is None else posinf, result))
    return builder.elementwise(where, input.dtype, (eq.build(builder, input, -np.inf), -limit if neginf is None else neginf, result))


# ---- classification ----


def _infinite(name: str, limit: float, doc: str) -> None:
    def build(builder: Any, input: Value) -> Any:
        if input.dtype.kind != "f":
            return builder.fill(tuple(input.shape), False, dtypes.BOOL)
        return eq.build(builder, input, limit)

    build.__doc__ = doc
    operation("elementwise", refused="c", name=name, out=True)(build)


_infinite("isposinf", float("inf"), "Whether it is positive infinity.")
_infinite("isneginf", float("-inf"), "Whether it is negative infinity.")


@operation(
    "elementwise",
    sampler=lambda s: ((x, y, *t) for name in s.ALL for x in s.layouts(name) for y in (x, x.T.copy().T) for t in ((), (0.0, 0.5), (0.1, 0.0, True))),
)  # fmt: skip
def isclose(builder: Any, input: Value, other: Value, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> Any:
    """Whether ``|input - other| <= atol + rtol * |other|``, or both are equal (with ``equal_nan``, or both NaN).

    Errors: RuntimeError when the dtypes differ, or for a negative tolerance.
    """
    _same_dtype(input, other)
    for name, given in (("rtol", rtol), ("atol", atol)):
        if not given >= 0:
            raise RuntimeError(f"{name} must be greater than or equal to zero, but got {given}")
    close = eq.build(builder, input, other)
    if equal_nan and input.dtype.kind == "f":
        close = bitwise_or.build(builder, close, bitwise_and.build(builder, isnan.build(builder, input), isnan.build(builder, other)))
    if rtol == 0 and atol == 0:
        return close
    compute = floating(builder, (input,))
    left, right = builder.cast(input, compute), builder.cast(other, compute)
    distance = abs_.build(builder, sub.build(builder, left, right))
    allowed = add.build(builder, abs_.build(builder, mul.build(builder, right, rtol)), atol)
    within = bitwise_and.build(builder, isfinite.build(builder, distance), le.build(builder, distance, allowed))
    return bitwise_or.build(builder, close, within)


# ---- angles, powers, logarithms ----


@operation("elementwise", refused="c", inplace=True, out=True)
def deg2rad(builder: Any, input: Value) -> Any:
    """Degrees in radians."""
    return mul.build(builder, input, np.pi / 180)


@operation("elementwise", refused="c", inplace=True, out=True)
def rad2deg(builder: Any, input: Value) -> Any:
    """Radians in degrees."""
    return mul.build(builder, input, 180 / np.pi)


@operation("elementwise", aliases=("special.sinc",), inplace=True, out=True)
def sinc(builder: Any, input: Value) -> Any:
    """``sin(pi * input) / (pi * input)``, 1 at 0."""
    compute = floating(builder, (input,))
    scaled = builder.elementwise(mul, compute, (input, np.pi))
    ratio = true_divide.build(builder, sin.build(builder, scaled), scaled)
    return builder.elementwise(where, compute, (eq.build(builder, input, 0), 1, ratio))


@operation("elementwise", inplace=True, out=True, sampler=lambda s: s.binary())
def float_power(builder: Any, input: Operand, exponent: Operand) -> Any:
    """``input ** exponent`` in float64."""
    for x in (input, exponent):
        float_power.require_computable(x.dtype if builder.is_value(x) else dtypes.number_dtype(x))
    left, right = (builder.cast(x, dtypes.FLOAT64) if builder.is_value(x) else x for x in (input, exponent))
    left = left if builder.is_value(left) else float(left)
    return pow_.build(builder, left, right if builder.is_value(right) else float(right))


def _logaddexp(x: Any, y: Any, log_of_two: Any) -> Any:
    return np.logaddexp(x, y)


def _logaddexp2(x: Any, y: Any, one: Any, log2_of_e: Any) -> Any:
    return np.logaddexp2(x, y)


def _sum_of_powers(name: str, ufunc: Any, body: str, doc: str, constants: tuple[float, ...]) -> None:
    def build(builder: Any, input: Value, other: Value) -> Any:
        compute = promoted(builder, (input, other))
        if compute.kind != "f":
            raise NotImplementedError(f"\"{name}_cpu\" not implemented for '{dtypes.label(compute)}'")
        return builder.elementwise(row, compute, (input, other, *constants))

    build.__doc__ = doc
    wide = {"float32": 16.0, "float64": 16.0}  # a sum of two terms of either sign
    row = operation("elementwise", name=name, out=True, ufunc=ufunc, body=body, ulp=wide, sampler=lambda s: s.pairs(s.FLOATS))(build)


_sum_of_powers(
    "logaddexp", _logaddexp, "{0} + {2} if {0} == {1} else maximum({0}, {1}) + log1p(exp(-fabs({0} - {1})))",
    "``log(exp(input) + exp(other))`` without overflow. Of floats.", (float(np.log(2)),),
)  # fmt: skip
_sum_of_powers(
    "logaddexp2", _logaddexp2, "{0} + {2} if {0} == {1} else maximum({0}, {1}) + {3} * log1p(exp2(-fabs({0} - {1})))",
    "``log2(2 ** input + 2 ** other)`` without overflow. Of floats.", (1.0, float(1 / np.log(2))),
)  # fmt: skip


def _product_with_logarithm(builder: Any, input: Any, other: Any, logarithm: Any) -> Any:
    """``input`` times a logarithm of ``other``: 0 where input is 0, whatever the logarithm, but for NaN."""
    require_value(xlogy, builder, (input, other))
    compute = floating(builder, (input, other))
    product = builder.elementwise(mul, compute, (input, builder.elementwise(logarithm, compute, (other,))))
    result = builder.elementwise(where, compute, (builder.elementwise(eq, compute, (input, 0)), 0, product))
    return builder.elementwise(where, compute, (builder.elementwise(isnan, compute, (other,)), other, result))


@operation("elementwise", refused="c", aliases=("special.xlogy",), inplace=True, out=True, sampler=lambda s: s.binary())
def xlogy(builder: Any, input: Operand, other: Operand) -> Any:
    """``input * log(other)``, which is 0 where ``input`` is 0 and ``other`` is not NaN."""
    return _product_with_logarithm(builder, input, other, log)


@operation("elementwise", refused="c", name="special.xlog1py", out=True, sampler=lambda s: s.binary())
def xlog1py(builder: Any, input: Operand, other: Operand) -> Any:
    """``input * log(1 + other)``, which is 0 where ``input`` is 0 and ``other`` is not NaN."""
    return _product_with_logarithm(builder, input, other, log1p)


@operation(
    "elementwise", refused="c", aliases=("special.logit",), inplace=True, out=True,
    sampler=lambda s: ((x, *more) for name in s.ALL for x in s.layouts(name) for more in ((), (1e-3,))),
)  # fmt: skip
def logit(builder: Any, input: Value, eps: float | None = None) -> Any:
    """``log(input / (1 - input))``, the inverse of ``sigmoid``; with ``eps``, of ``input`` limited to [eps, 1 - eps]."""
    value = builder.cast(input, floating(builder, (input,)))
    if eps is not None:
        value = clamp.build(builder, value, eps, 1 - eps)
    return log.build(builder, true_divide.build(builder, value, sub.build(builder, 1, value)))


# ---- integers ----

gcd = binary(
    "gcd", np.gcd, None, "The greatest common divisor of integers, never negative.", refused="bf", numpy=(np.gcd,),
    differs="values: torch 2.13 gives a negative divisor where the most negative integer is among the two",
    numbers=False, sampler=lambda s: s.pairs(s.INTEGERS),
)  # fmt: skip
lcm = binary(
    "lcm", np.lcm, None, "The least common multiple of integers, never negative.", refused="bf", numpy=(np.lcm,),
    numbers=False, differs="crashes: torch 2.13 ends the process where both numbers are 0", sampler=lambda s: s.pairs(s.INTEGERS),
)  # fmt: skip


@operation(
    "elementwise", method=(), sampler=lambda s: ((x, v) for name in s.ALL for x in s.layouts(name) for v in (1, np.asarray(1.5))),
)  # fmt: skip
def fill(builder: Any, input: Value, value: Operand) -> Any:
    """A tensor of the shape and dtype of ``input`` with one number (or 0-d tensor) everywhere."""
    if not builder.is_value(value):
        return builder.fill(tuple(input.shape), dtypes.checked_number(value, input.dtype), input.dtype)
    if len(value.shape):
        raise RuntimeError(f"fill_ only supports 0-dimension value tensor but got tensor with {len(value.shape)} dimensions.")
    return builder.copy(expanded(builder, builder.cast(value, input.dtype), tuple(input.shape)))
