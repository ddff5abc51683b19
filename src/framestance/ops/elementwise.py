"""Rows of arithmetic, comparison, logic and selection. The scalar body and the ufunc of a row agree bit for bit unless its ``ulp`` says otherwise."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .promotion import binary, compute_dtype, floating, promoted, require_value, unary
from .row import NotCovered, Number, Operand, Row, Value, operation

POWER_ULP = {"float32": 4.0, "float64": 4.0}


# ---- arithmetic ----


def _scaled(builder: Any, row: Row, input: Any, other: Any, alpha: Any) -> tuple[np.dtype[Any], Any]:
    """The compute dtype of a sum or difference, and ``alpha * other``.

    Errors: RuntimeError for an alpha that integers or bools cannot be multiplied by.
    """
    require_value(row, builder, (input, other))
    compute = compute_dtype(row, builder, (input, other), promoted)
    if type(alpha) is int and alpha == 1:
        return compute, other
    if isinstance(alpha, bool) and compute.kind != "b":
        raise RuntimeError("Boolean alpha only supported for Boolean results.")
    if isinstance(alpha, float) and compute.kind not in "fc":
        raise RuntimeError("For integral input tensors, argument alpha must not be a floating point number.")
    return compute, builder.elementwise(mul, compute, (other, dtypes.checked_number(alpha, compute) if isinstance(alpha, int) else alpha))


@operation(
    "elementwise", keyword_only=1, method=("add",), operator="add", inplace=True, out=True, ufunc=np.add, body="{0} + {1}", takes_complex=True,
    numpy=(np.add,),
)  # fmt: skip
def add(builder: Any, input: Operand, other: Operand, alpha: Number = 1) -> Any:
    """``input + alpha * other``, element by element. Sums of bools are bools."""
    compute, other = _scaled(builder, add, input, other, alpha)
    return builder.elementwise(add, compute, (input, other))


def _refuse_bools(builder: Any, input: Any, other: Any) -> None:
    """Errors: RuntimeError for a difference that has a bool in it."""
    if builder.dialect != "torch":
        return
    if isinstance(input, bool) or isinstance(other, bool) or any(builder.is_value(x) and x.dtype.kind == "b" for x in (input, other)):
        both = builder.is_value(input) and builder.is_value(other) and input.dtype == other.dtype
        subject, advice = (
            ("two bool tensors", "Use the `^` or `logical_xor()` operator instead.")
            if both
            else ("a bool tensor", "If you are trying to invert a mask, use the `~` or `logical_not()` operator instead.")
        )
        raise RuntimeError(f"Subtraction, the `-` operator, with {subject} is not supported. {advice}")


@operation(
    "elementwise", keyword_only=1, method=("sub", "subtract"), operator="sub", inplace=True, out=True, ufunc=np.subtract, body="{0} - {1}",
    takes_complex=True, numpy=(np.subtract,),
    sampler=lambda s: s.binary(s.FLOATS + s.INTEGERS),
)  # fmt: skip
def sub(builder: Any, input: Operand, other: Operand, alpha: Number = 1) -> Any:
    """``input - alpha * other``, element by element. Bools are refused, as in torch."""
    _refuse_bools(builder, input, other)
    compute, other = _scaled(builder, sub, input, other, alpha)
    return builder.elementwise(sub, compute, (input, other))


@operation("elementwise", keyword_only=1, method=("rsub",), sampler=lambda s: s.binary(s.FLOATS + s.INTEGERS))
def rsub(builder: Any, input: Operand, other: Operand, alpha: Number = 1) -> Any:
    """``other - alpha * input``."""
    return sub.build(builder, other, input, alpha)


mul = binary(
    "mul", np.multiply, "{0} * {1}", "``input * other``, element by element. Products of bools are bools.",
    method=("mul", "multiply"), operator="mul", numpy=(np.multiply,), takes_complex=True, exact_numbers=(0, 1),
)  # fmt: skip
true_divide = binary(
    "true_divide", np.true_divide, "{0} / {1}", "``input / other``, element by element. Integers and bools are divided in the default dtype.",
    rule=floating, method=("true_divide",), operator="truediv", numpy=(np.true_divide,), takes_complex=True, exact_numbers=(1,),
)  # fmt: skip
floor_divide = binary(
    "floor_divide", np.floor_divide, "floordiv({0}, {1})",
    "``input // other`` rounded towards minus infinity. An integer zero divisor raises RuntimeError; a float one gives an infinity or NaN.",
    refused="b", operator="floordiv", can_fail=True, numpy=(np.floor_divide,), exact_numbers=(1,),
    sampler=lambda s: s.binary(s.FLOATS + s.INTEGERS, zero=False),
)  # fmt: skip
remainder = binary(
    "remainder", np.remainder, "remainder({0}, {1})",
    "``input % other`` with the divisor's sign. An integer zero divisor raises RuntimeError; a float one gives NaN.",
    refused="b", operator="mod", can_fail=True, numpy=(np.remainder,),
    sampler=lambda s: s.binary(s.FLOATS + s.INTEGERS, zero=False),
)  # fmt: skip
fmod = binary(
    "fmod", np.fmod, "fmod({0}, {1})", "The remainder with the dividend's sign, as in C. An integer zero divisor raises RuntimeError.",
    refused="b", can_fail=True, numpy=(np.fmod,),
    sampler=lambda s: s.binary(s.FLOATS + s.INTEGERS, zero=False),
)  # fmt: skip


@operation("elementwise", keyword_only=1, method=("div", "divide"), inplace=True, out=True)
def div(builder: Any, input: Operand, other: Operand, rounding_mode: str | None = None) -> Any:
    """``input / other``; ``rounding_mode`` "floor" or "trunc" rounds the quotient and keeps integers integers."""
    if rounding_mode is None:
        return true_divide.build(builder, input, other)
    if rounding_mode == "floor":
        return floor_divide.build(builder, input, other)
    if rounding_mode != "trunc":
        raise RuntimeError(f"div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '{rounding_mode}'")
    if promoted(builder, (input, other)).kind in "fc":
        return trunc.build(builder, true_divide.build(builder, input, other))
    compute = promoted(builder, (input, other))
    exact = builder.elementwise(sub, compute, (input, fmod.build(builder, input, other)))  # divisible, so that rounding down is rounding to 0
    return floor_divide.build(builder, exact, other)


neg_row = unary(
    "neg", np.negative, "-{0}", "``-input``. Unsigned integers wrap.", method=(), function=False, inplace=False, out=False, takes_complex=True,
    numpy=(np.negative,),
    sampler=lambda s: s.unary(s.FLOATS + s.INTEGERS),
)  # fmt: skip


@operation(
    "elementwise", name="negative", method=("neg", "negative"), operator="neg", inplace=True, out=True, numpy=(np.negative,),
    sampler=lambda s: s.unary(s.FLOATS + s.INTEGERS),
)  # fmt: skip
def negative(builder: Any, input: Value) -> Any:
    """``-input``. Bools are refused; unsigned integers wrap."""
    if builder.dialect == "torch" and input.dtype.kind == "b":
        raise RuntimeError(
            "Negation, the `-` operator, on a bool tensor is not supported. "
            "If you are trying to invert a mask, use the `~` or `logical_not()` operator instead."
        )
    return neg_row.build(builder, input)


@operation("view", operator="pos", inplace=False, sampler=lambda s: s.unary(s.FLOATS + s.INTEGERS))
def positive(builder: Any, input: Value) -> Any:
    """``+input``: the tensor itself. Bools are refused."""
    if builder.dialect == "numpy":
        raise NotCovered("positive makes a copy in NumPy")
    if input.dtype.kind == "b":
        raise RuntimeError("The `+` operator, on a bool tensor is not supported.")
    return input


_ABS_OF_INTEGER = unary(
    "abs_integer", np.abs, "-{0} if {0} < 0 else {0}", "``abs`` of integers.", method=(), function=False, inplace=False, out=False, numpy=(np.absolute,),
    sampler=lambda s: s.unary(s.INTEGERS),
)  # fmt: skip


_ABS_OF_COMPLEX = unary(
    "abs_complex", np.abs, None, "``abs`` of complex numbers.", result="real", takes_complex=True, method=(), function=False, inplace=False, out=False
)


@operation(
    "elementwise", name="abs", method=("abs", "absolute"), operator="abs", inplace=True, out=True, ufunc=np.abs, body="fabs({0})", numpy=(np.absolute,),
    sampler=lambda s: s.unary(s.FLOATS + s.INTEGERS),
)  # fmt: skip
def abs_(builder: Any, input: Value) -> Any:
    """The magnitude. The most negative integer is its own."""
    if input.dtype.kind in "iu":
        return _ABS_OF_INTEGER.build(builder, input)
    if input.dtype.kind == "c" and builder.dialect == "torch":
        return builder.elementwise(_ABS_OF_COMPLEX, input.dtype, (input,))
    return builder.elementwise(abs_, compute_dtype(abs_, builder, (input,), promoted, "b"), (input,))


square = unary(
    "square", np.square, "{0} * {0}", "``input * input``.", numpy=(np.square,), takes_complex=True,
    rule=lambda builder, operands: promoted(builder, (*operands, 1)),
)  # fmt: skip


def _cube(x: Any) -> Any:
    return x * x * x


cube = unary("cube", _cube, "{0} * {0} * {0}", "``input ** 3``.", takes_complex=True, function=False, method=(), inplace=False, out=False)


def _integer_power(base: Any, exponent: Any) -> Any:
    """Powers of integers; negative exponents give 1 / power rounded towards zero, as torch has it."""
    dtype = np.result_type(base, exponent)
    base, exponent = np.broadcast_arrays(np.asarray(base, dtype), np.asarray(exponent, dtype))
    negative_exponent = exponent < 0
    power = np.power(base, np.where(negative_exponent, 0, exponent).astype(exponent.dtype))
    odd = (exponent & 1) != 0
    inverse = np.where(base == 1, 1, np.where(base == -1, np.where(odd, -1, 1), 0)).astype(base.dtype)
    return np.where(negative_exponent, inverse, power)


integer_power = binary(
    "integer_power", _integer_power, None, "``input ** other`` of integers.", function=False, method=(), inplace=False, out=False,
    sampler=lambda s: s.binary(s.INTEGERS, zero=False),
)  # fmt: skip


@operation(
    "elementwise", name="pow", operator="pow", inplace=True, out=True, ufunc=np.power, body="pow({0}, {1})", ulp=POWER_ULP, takes_complex=True,
    numpy=(np.power,),
    sampler=lambda s: ((x, e) for name in s.FLOATS for x in s.layouts(name) for e in (2, 3, 0.5, -1, 2.7)),
)  # fmt: skip
def pow_(builder: Any, input: Operand, exponent: Operand) -> Any:
    """``input ** exponent``. An integer to a negative integer number raises RuntimeError; small constant exponents are multiplied out."""
    require_value(pow_, builder, (input, exponent))
    compute = compute_dtype(pow_, builder, (input, exponent), promoted)
    number = not builder.is_value(exponent)
    if type(exponent) is dtypes.RuntimeFloat:
        raise dtypes.UnknownNumber("some exponents are multiplied out")
    if compute.kind not in "fc":
        if builder.dialect == "numpy":
            raise NotCovered("pow of integers")
        if number and exponent < 0:
            raise RuntimeError("Integers to negative integer powers are not allowed.")
        if number and compute.kind in "iu":
            exponent = dtypes.checked_number(exponent, compute)
    if builder.dialect == "numpy":
        if number and type(exponent) in (int, float) and exponent in (2, 0.5, -1):
            return _numpy_power(builder, input, compute, exponent)
    elif number and type(exponent) in (int, float):
        special = _special_power(builder, builder.cast(input, compute), compute, exponent)
        if special is not None:
            return special
    if compute.kind == "b":
        if not number or not builder.is_value(input):
            raise NotImplementedError("\"pow\" not implemented for 'Bool'")
        return builder.elementwise(ge, compute, (input, exponent))  # true ** false is true, as is anything ** false
    return builder.elementwise(integer_power if compute.kind in "iu" else pow_, compute, (input, exponent))


def _numpy_power(builder: Any, input: Any, compute: np.dtype[Any], exponent: Any) -> Any:
    """Powers of arrays that NumPy computes in another way than by its ``pow``."""
    from .math import sqrt

    if exponent == 2:
        return builder.elementwise(square, compute, (input,))
    if exponent == -1:
        return builder.elementwise(true_divide, compute, (1, input))
    if not len(input.shape):
        raise NotCovered("the power 0.5 of an array or a NumPy scalar, which differ at -inf")
    return builder.elementwise(sqrt, compute, (input,))


def _special_power(builder: Any, value: Any, compute: np.dtype[Any], exponent: Any) -> Any:
    """Powers that are a product or a root, as torch computes them; None for others."""
    from .math import reciprocal, rsqrt, sqrt

    if exponent == 2:
        return square.build(builder, value)
    if exponent == 3:
        return cube.build(builder, value)
    if compute.kind not in "fc":
        return None
    if exponent == 0.5:
        return sqrt.build(builder, value)
    if exponent == -0.5:
        return rsqrt.build(builder, value)
    if exponent == -1:
        return reciprocal.build(builder, value)
    return reciprocal.build(builder, square.build(builder, value)) if exponent == -2 else None


# ---- comparison ----


def _comparison(name: str, ufunc: Any, symbol: str, long_name: str, operator: str) -> Any:
    return binary(
        name, ufunc, f"{{0}} {symbol} {{1}}", f"``input {symbol} other``, element by element, as bools. Any comparison with NaN but ``!=`` is false.",
        method=(name, long_name), operator=operator, result="bool", numpy=(ufunc,), takes_complex=operator in ("eq", "ne"),
    )  # fmt: skip


lt = _comparison("lt", np.less, "<", "less", "lt")
le = _comparison("le", np.less_equal, "<=", "less_equal", "le")
gt = _comparison("gt", np.greater, ">", "greater", "gt")
ge = _comparison("ge", np.greater_equal, ">=", "greater_equal", "ge")
ne = _comparison("ne", np.not_equal, "!=", "not_equal", "ne")
eq = _comparison("eq", np.equal, "==", "eq", "eq")

# On equal operands NumPy returns the second: that decides between -0.0 and 0.0, where torch's answer depends on the length.
maximum = binary(
    "maximum",
    np.maximum,
    "{0} if {0} > {1} or {0} != {0} else {1}",
    "The larger of the two; NaN where either is NaN.",
    inplace=False,
    numpy=(np.maximum,),
    differs="errors: a number may stand for a tensor",
)
minimum = binary(
    "minimum",
    np.minimum,
    "{0} if {0} < {1} or {0} != {0} else {1}",
    "The smaller of the two; NaN where either is NaN.",
    inplace=False,
    numpy=(np.minimum,),
    differs="errors: a number may stand for a tensor",
)


# ---- logic ----

logical_and = binary(
    "logical_and",
    np.logical_and,
    "{0} != 0 and {1} != 0",
    "Whether both are nonzero (NaN is).",
    result="bool",
    takes_complex=True,
    numpy=(np.logical_and,),
    differs="errors: a number may stand for a tensor",
)
logical_or = binary(
    "logical_or",
    np.logical_or,
    "{0} != 0 or {1} != 0",
    "Whether either is nonzero (NaN is).",
    result="bool",
    takes_complex=True,
    numpy=(np.logical_or,),
    differs="errors: a number may stand for a tensor",
)
logical_xor = binary(
    "logical_xor",
    np.logical_xor,
    "({0} != 0) != ({1} != 0)",
    "Whether one alone is nonzero (NaN is).",
    result="bool",
    takes_complex=True,
    numpy=(np.logical_xor,),
    differs="errors: a number may stand for a tensor",
)
logical_not = unary("logical_not", np.logical_not, "{0} == 0", "Whether it is zero.", result="bool", takes_complex=True, inplace=True, numpy=(np.logical_not,))

bitwise_and = binary(
    "bitwise_and", np.bitwise_and, "{0} & {1}", "Bitwise and of integers or bools.", refused="fc", operator="and", numpy=(np.bitwise_and,),
    sampler=lambda s: s.binary((*s.INTEGERS, "bool")),
)  # fmt: skip
bitwise_or = binary(
    "bitwise_or", np.bitwise_or, "{0} | {1}", "Bitwise or of integers or bools.", refused="fc", operator="or", numpy=(np.bitwise_or,),
    sampler=lambda s: s.binary((*s.INTEGERS, "bool")),
)  # fmt: skip
bitwise_xor = binary(
    "bitwise_xor", np.bitwise_xor, "{0} ^ {1}", "Bitwise exclusive or of integers or bools.", refused="fc", operator="xor", numpy=(np.bitwise_xor,),
    sampler=lambda s: s.binary((*s.INTEGERS, "bool")),
)  # fmt: skip
lshift = binary(
    "lshift", np.left_shift, None, "``input << other`` of integers; shifts beyond the width give 0.",
    refused="bf", method=("bitwise_left_shift",), operator="lshift", numpy=(np.left_shift,),
    sampler=lambda s: [(s.INT_MATRIX, 1), (s.INT_MATRIX, 3)],
)  # fmt: skip
rshift = binary(
    "rshift", np.right_shift, None, "``input >> other`` of integers, keeping the sign.",
    refused="bf", method=("bitwise_right_shift",), operator="rshift", numpy=(np.right_shift,),
    sampler=lambda s: [(s.INT_MATRIX, 1), (s.INT_MATRIX, 70)],
)  # fmt: skip


@operation(
    "elementwise", operator="invert", inplace=True, out=True, ufunc=np.bitwise_not, body="~{0}", numpy=(np.bitwise_not,),
    sampler=lambda s: s.unary((*s.INTEGERS, "bool")),
)  # fmt: skip
def bitwise_not(builder: Any, input: Value) -> Any:
    """``~input``: the complement of integers, the negation of bools."""
    if input.dtype.kind in "fc" and builder.dialect == "torch":
        raise TypeError("~ (operator.invert) is only implemented on integer and Boolean-type tensors")
    if input.dtype.kind == "b":
        return logical_not.build(builder, input)
    return builder.elementwise(bitwise_not, compute_dtype(bitwise_not, builder, (input,), promoted), (input,))


# ---- selection ----


def _choose(condition: Any, left: Any, right: Any) -> Any:
    return np.where(condition, np.asarray(left, condition.dtype), np.asarray(right, condition.dtype))  # two numbers have no dtype of their own


def _choices(s: Any) -> Any:
    for name in s.ALL:
        tensors = ((s.plain_values(name, 3, 4), s.plain_values(other, 4)) for other in (name, "float32", "int64"))
        for both in (*tensors, (s.plain_values(name, 4), 1), (1.5, 2.5), (True, False)):
            yield s.plain_values("bool", 3, 1), *both


@operation(
    "elementwise", name="where", method=(), ufunc=_choose, body="{1} if {0} != 0 else {2}", takes_complex=True, numpy=(np.where,),
    cases=(({"input": "None", "other": "None"}, "tuple[Value, ...]"),),
    sampler=_choices,
)  # fmt: skip
def where(builder: Any, condition: Value, input: Operand = None, other: Operand = None) -> Any:
    """Elements of ``input`` where the condition (bools) holds, of ``other`` elsewhere. With a condition alone: the indices of nonzeros."""
    if input is None and other is None:
        from .indexing import nonzero

        return nonzero.build(builder, condition, as_tuple=True)
    if condition.dtype.kind != "b":
        if builder.dialect == "numpy" or condition.dtype.name == "uint8":
            condition = ne.build(builder, condition, 0)
        else:
            raise RuntimeError(f"where expected condition to be a boolean tensor, but got a tensor with dtype {dtypes.label(condition.dtype)}")
    compute = dtypes.promote(builder, (input, other))
    if builder.dialect == "torch":
        input, other = (x if builder.is_value(x) else dtypes.checked_number(x, compute) for x in (input, other))
    # The condition has the compute dtype like every operand, so that a row has one operand dtype; the cast is folded where loops are fused.
    return builder.elementwise(where, compute, (condition, input, other))


@operation(
    "elementwise", method=("clamp", "clip"), inplace=True, out=True,
    sampler=lambda s: ((x, *limits) for (x,) in s.unary(s.FLOATS + s.INTEGERS) for limits in ((1, 3), (2, None), (None, 2))),
)  # fmt: skip
def clamp(builder: Any, input: Value, min: Operand = None, max: Operand = None) -> Any:
    """``input`` limited to [min, max]; NaN stays. Where min exceeds max the result is max."""
    if min is None and max is None:
        raise RuntimeError("torch.clamp: At least one of 'min' or 'max' must not be None")
    compute = promoted(builder, [x for x in (input, min, max) if x is not None])
    if compute.kind in "bc":
        raise NotImplementedError(f"\"clamp\" not implemented for '{dtypes.label(compute)}'")
    min, max = (x if x is None or builder.is_value(x) else dtypes.checked_number(x, compute) for x in (min, max))
    result = builder.cast(input, compute)
    if min is not None:
        result = builder.elementwise(maximum, compute, (result, min))
    if max is not None:
        result = builder.elementwise(minimum, compute, (result, max))
    return result


@operation("elementwise", name="where_method", method=("where",), function=False, sampler=lambda s: [(s.MATRIX, s.MASK, 1.0), (s.MATRIX, s.MASK, s.VECTOR)])
def where_method(builder: Any, input: Value, condition: Value, other: Operand) -> Any:
    """``where(condition, input, other)`` as a method of ``input``."""
    return where.build(builder, condition, input, other)


@operation("elementwise", method=("masked_fill",), inplace=True, sampler=lambda s: [(s.MATRIX, s.MASK, 2.5), (s.INT_MATRIX, s.MASK, 7)])
def masked_fill(builder: Any, input: Value, mask: Value, value: Operand) -> Any:
    """``input`` with ``value`` (a number or 0-d tensor) where ``mask`` holds."""
    if mask.dtype.kind != "b":
        raise RuntimeError(f"masked_fill_ only supports boolean masks, but got mask with dtype {dtypes.label(mask.dtype)}")
    if builder.is_value(value) and len(value.shape):
        raise RuntimeError(f"masked_fill only supports a 0-dimensional value tensor, but got tensor with {len(value.shape)} dimension(s).")
    if not builder.is_value(value):
        value = dtypes.checked_number(value, input.dtype)
    return builder.elementwise(where, input.dtype, (mask, value, input))


@operation("elementwise", keyword_only=1, method=("addcmul",), inplace=True, sampler=lambda s: [(s.MATRIX, s.MATRIX, s.MATRIX), (s.MATRIX, s.VECTOR, s.MATRIX)])
def addcmul(builder: Any, input: Value, tensor1: Value, tensor2: Value, value: Number = 1) -> Any:
    """``input + value * tensor1 * tensor2``; integers take the whole part of ``value``."""
    compute = promoted(builder, (input, tensor1, tensor2))
    if compute.kind == "b":
        raise NotImplementedError("\"addcmul_cpu_out\" not implemented for 'Bool'")
    if value != 1:
        tensor1 = builder.elementwise(mul, compute, (tensor1, dtypes.checked_number(value, compute)))
    return builder.elementwise(add, compute, (input, builder.elementwise(mul, compute, (tensor1, tensor2))))


@operation("elementwise", keyword_only=1, method=("addcdiv",), inplace=True, sampler=lambda s: [(s.MATRIX, s.MATRIX, s.MATRIX), (s.MATRIX, s.VECTOR, s.MATRIX)])
def addcdiv(builder: Any, input: Value, tensor1: Value, tensor2: Value, value: Number = 1) -> Any:
    """``input + value * tensor1 / tensor2``. Integers are refused, as in torch."""
    compute = promoted(builder, (input, tensor1, tensor2))
    if promoted(builder, (tensor1, tensor2)).kind not in "fc":
        raise RuntimeError("Integer division with addcdiv is no longer supported; use floats, or add(input, value * tensor1 // tensor2)")
    if value != 1:
        tensor1 = builder.elementwise(mul, compute, (tensor1, value))
    return builder.elementwise(add, compute, (input, builder.elementwise(true_divide, compute, (tensor1, tensor2))))


@operation("elementwise", method=("lerp",), inplace=True, sampler=lambda s: [(s.MATRIX, s.MATRIX + 1, 0.25), (s.MATRIX, s.VECTOR, 0.75)])
def lerp(builder: Any, input: Value, end: Value, weight: Operand) -> Any:
    """``input + weight * (end - input)`` of floats of one dtype."""
    if input.dtype != end.dtype:
        raise RuntimeError(f"expected dtype {input.dtype} for `end` but got dtype {end.dtype}")
    if input.dtype.kind not in "fc":
        raise NotImplementedError(f"\"lerp\" not implemented for '{dtypes.label(input.dtype)}'")
    span = sub.build(builder, end, input)
    if not builder.is_value(weight) and weight >= 0.5:  # from the nearer end, so that weight 1 gives ``end`` exactly
        return sub.build(builder, end, mul.build(builder, span, 1 - weight))
    return add.build(builder, input, mul.build(builder, span, weight))


from .math import trunc  # noqa: E402  (rows of single functions use rows of this file; ``div`` needs one of theirs)
