"""The mathematics of kernels, as Numba intrinsics with NumPy's results. Imported at the first compile, because it loads Numba.

Every helper takes and returns one dtype. Exactly rounded operations and selections are LLVM instructions that vectorise; exponentials,
trigonometry and their like are in ``functions``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from .functions.define import define
from .functions.table import FUNCTIONS, Function

Generate = Callable[[Any, Any, Any], Any]  # (builder, numba type, arguments) -> LLVM value


def _helper(count: int, generate: Generate, result: Any = None) -> Any:
    """An intrinsic of ``count`` arguments of one type, giving that type or ``result``."""

    def make(typingctx: Any, *args: Any) -> Any:
        kind = args[0]
        if any(x != kind for x in args):
            return None

        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return generate(builder, kind, values)

        return (result or kind)(*args), code

    if count == 1:

        def one(typingctx, a):  # type: ignore[no-untyped-def]
            return make(typingctx, a)

        return intrinsic(one)

    def two(typingctx, a, b):  # type: ignore[no-untyped-def]
        return make(typingctx, a, b)

    def three(typingctx, a, b, c):  # type: ignore[no-untyped-def]
        return make(typingctx, a, b, c)

    return intrinsic(two if count == 2 else three)


def _suffix(value: Any) -> str:
    return "f32" if isinstance(value.type, ir.FloatType) else "f64"


def _llvm(name: str) -> Generate:
    """An LLVM intrinsic of floats."""

    def generate(builder: Any, kind: Any, values: Any) -> Any:
        kinds = [value.type for value in values]
        function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(kinds[0], kinds), f"llvm.{name}.{_suffix(values[0])}")
        return builder.call(function, values)

    return generate


def _own(function: Function) -> Any:
    """A function of the kernels' own mathematics."""

    def generate(builder: Any, kind: Any, values: Any) -> Any:
        return builder.call(define(builder.module, function, "f32" if kind == types.float32 else "f64"), values)

    return _helper(function.arity, generate)


def _zero(value: Any) -> Any:
    return ir.Constant(value.type, 0.0 if isinstance(value.type, ir.FloatType | ir.DoubleType) else 0)


def _is_float(kind: Any) -> bool:
    return isinstance(kind, types.Float)


def _larger(float_compare: str, compare: str) -> Generate:
    """maximum and minimum: the second operand when equal, NaN when either is NaN, as NumPy has it on x86."""

    def generate(builder: Any, kind: Any, values: Any) -> Any:
        a, b = values
        if _is_float(kind):
            chosen = builder.select(builder.fcmp_ordered(float_compare, a, b), a, b)
            return builder.select(builder.fcmp_unordered("uno", a, a), a, chosen)
        compared = builder.icmp_signed if kind.signed else builder.icmp_unsigned
        return builder.select(compared(compare, a, b), a, b)

    return generate


def _fabs(builder: Any, kind: Any, values: Any) -> Any:
    if _is_float(kind):
        return _llvm("fabs")(builder, kind, values)
    (a,) = values
    return builder.select(builder.icmp_signed("<", a, _zero(a)), builder.neg(a), a) if kind.signed else a


def _copysign(builder: Any, kind: Any, values: Any) -> Any:
    return _llvm("copysign")(builder, kind, values)


def _isnan(builder: Any, kind: Any, values: Any) -> Any:
    return builder.fcmp_unordered("uno", values[0], values[0])


def _isinf(builder: Any, kind: Any, values: Any) -> Any:
    magnitude = _llvm("fabs")(builder, kind, values)
    return builder.fcmp_ordered("==", magnitude, ir.Constant(magnitude.type, float("inf")))


def _isfinite(builder: Any, kind: Any, values: Any) -> Any:
    magnitude = _llvm("fabs")(builder, kind, values)
    return builder.fcmp_ordered("<", magnitude, ir.Constant(magnitude.type, float("inf")))


def _signbit(builder: Any, kind: Any, values: Any) -> Any:
    bits = ir.IntType(32 if kind == types.float32 else 64)
    return builder.icmp_signed("<", builder.bitcast(values[0], bits), ir.Constant(bits, 0))


def _fmod(builder: Any, kind: Any, values: Any) -> Any:
    if _is_float(kind):
        return builder.frem(*values)
    return _integer_division(builder, kind, values)[1]


def _integer_division(builder: Any, kind: Any, values: Any) -> tuple[Any, Any]:
    """Quotient and remainder as C has them, without traps: a zero divisor (which the kernel reports) counts as 1, and x / -1 is -x."""
    a, b = values
    one = ir.Constant(b.type, 1)
    safe = builder.select(builder.icmp_unsigned("==", b, _zero(b)), one, b)
    if not kind.signed:
        return builder.udiv(a, safe), builder.urem(a, safe)
    negated = builder.icmp_signed("==", safe, ir.Constant(b.type, -1))
    safe = builder.select(negated, one, safe)
    quotient, rest = builder.sdiv(a, safe), builder.srem(a, safe)
    return builder.select(negated, builder.neg(a), quotient), rest


def _floor_correction(builder: Any, rest: Any, divisor: Any) -> Any:
    """Whether the truncated quotient is one too large: the rest is nonzero and has the other sign than the divisor."""
    signs = builder.icmp_signed("<", builder.xor(rest, divisor), _zero(rest))
    return builder.and_(builder.icmp_signed("!=", rest, _zero(rest)), signs)


def _floordiv(builder: Any, kind: Any, values: Any) -> Any:
    if _is_float(kind):
        return _float_division(builder, kind, values)[0]
    quotient, rest = _integer_division(builder, kind, values)
    if not kind.signed:
        return quotient
    return builder.select(_floor_correction(builder, rest, values[1]), builder.sub(quotient, ir.Constant(quotient.type, 1)), quotient)


def _remainder(builder: Any, kind: Any, values: Any) -> Any:
    if _is_float(kind):
        return _float_division(builder, kind, values)[1]
    rest = _integer_division(builder, kind, values)[1]
    if not kind.signed:
        return rest
    return builder.select(_floor_correction(builder, rest, values[1]), builder.add(rest, values[1]), rest)


def _float_division(builder: Any, kind: Any, values: Any) -> tuple[Any, Any]:
    """Floor division and remainder of floats, step by step as NumPy's divmod does them."""
    a, b = values
    zero, one = _zero(a), ir.Constant(a.type, 1.0)
    rest = builder.frem(a, b)
    nonzero = builder.fcmp_unordered("!=", rest, zero)
    other_sign = builder.xor(builder.fcmp_ordered("<", b, zero), builder.fcmp_ordered("<", rest, zero))
    adjust = builder.and_(nonzero, other_sign)
    quotient = builder.fdiv(builder.fsub(a, rest), b)
    quotient = builder.select(adjust, builder.fsub(quotient, one), quotient)
    floored = _llvm("floor")(builder, kind, [quotient])
    low = builder.fcmp_ordered(">", builder.fsub(quotient, floored), ir.Constant(a.type, 0.5))
    floored = builder.select(low, builder.fadd(floored, one), floored)
    exact = builder.fdiv(a, b)
    signed_zero = _copysign(builder, kind, [zero, exact])
    floored = builder.select(builder.fcmp_unordered("!=", quotient, zero), floored, signed_zero)
    by_zero = builder.fcmp_ordered("==", b, zero)
    modulus = builder.select(adjust, builder.fadd(rest, b), rest)
    modulus = builder.select(nonzero, modulus, _copysign(builder, kind, [zero, b]))
    return builder.select(by_zero, exact, floored), builder.select(by_zero, rest, modulus)


def _inside(builder: Any, kind: Any, x: Any, bits: int) -> Any:
    """Whether truncating the float ``x`` gives an integer of so many bits."""
    limit = float(2 ** (bits - 1))
    # float64 has values just below -2**31 that truncate into range; the other pairs of widths have none
    if bits == 32 and kind == types.float64:
        low = builder.fcmp_ordered(">", x, ir.Constant(x.type, -limit - 1))
    else:
        low = builder.fcmp_ordered(">=", x, ir.Constant(x.type, -limit))
    return builder.and_(low, builder.fcmp_ordered("<", x, ir.Constant(x.type, limit)))


def _to_integer(bits: int) -> Any:
    """Float to integer as x86 converts: the smallest integer for NaN and what is out of range."""
    target = types.int32 if bits == 32 else types.int64

    def convert(typingctx: Any, value: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            (x,) = args
            inside, integer = _inside(builder, value, x, bits), ir.IntType(bits)
            converted = builder.fptosi(builder.select(inside, x, _zero(x)), integer)
            return builder.select(inside, converted, ir.Constant(integer, -(2 ** (bits - 1))))

        return target(value), generate

    return intrinsic(convert)


def _outside(bits: int) -> Generate:
    """Whether a float is NaN or out of the range of integers of so many bits."""
    return lambda builder, kind, values: builder.not_(_inside(builder, kind, values[0], bits))


def _select(typingctx: Any, condition: Any, a: Any, b: Any) -> Any:
    if a != b:
        return None

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.select(*args)

    return a(types.boolean, a, b), generate


def _opaque(builder: Any, value: Any) -> Any:
    """The same integer, of which LLVM knows nothing."""
    return builder.asm(ir.FunctionType(value.type, [value.type]), "", "=r,0", [value], side_effect=True)


def _note(above: float) -> Any:
    """Divide ``above`` by zero if the condition holds, and by one if not, for what the processor notes of it."""

    def note(typingctx: Any, condition: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            number, integer = ir.DoubleType(), ir.IntType(64)
            divisor = _opaque(builder, builder.select(args[0], integer(0), integer(0x3FF0000000000000)))
            quotient = builder.fdiv(number(above), builder.bitcast(divisor, number))
            _opaque(builder, builder.bitcast(quotient, integer))
            return context.get_dummy_value()

        return types.none(types.boolean), generate

    return intrinsic(note)


def _add_reassociated(builder: Any, kind: Any, values: Any) -> Any:
    return builder.fadd(*values, flags=("reassoc",)) if _is_float(kind) else builder.add(*values)


def _multiply_reassociated(builder: Any, kind: Any, values: Any) -> Any:
    return builder.fmul(*values, flags=("reassoc",)) if _is_float(kind) else builder.mul(*values)


def _extreme(name: str, compare: str) -> Generate:
    """maximum and minimum inside a reduction: LLVM's own, which vectorise there and keep NaN."""

    def generate(builder: Any, kind: Any, values: Any) -> Any:
        if _is_float(kind):
            return _llvm(name)(builder, kind, values)
        return _larger(compare, compare)(builder, kind, values)

    return generate


def _ordered(compare: str) -> Generate:
    """The larger or smaller inside a reduction that watches for NaN by itself: one instruction that vectorises. Of equal ones either."""

    def generate(builder: Any, kind: Any, values: Any) -> Any:
        flags = ("nnan", "nsz")
        total, value = values
        return builder.select(builder.fcmp_ordered(compare, value, total, flags=flags), value, total, flags=flags)

    return generate


def _index(choose: Generate) -> Any:
    """A function of two sizes; Numba's own min and max bring along code that may raise."""

    def make(typingctx, a, b):  # type: ignore[no-untyped-def]
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return choose(builder, *args)

        return types.int64(types.int64, types.int64), generate

    return intrinsic(make)


def _of_bits(kind: Any) -> Any:
    """The float whose bits are the low ones of an int64."""

    def make(typingctx: Any, bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            bits_ = builder.trunc(args[0], ir.IntType(32)) if kind == types.float32 else args[0]
            return builder.bitcast(bits_, context.get_value_type(kind))

        return kind(bits), generate

    return intrinsic(make)


LANGUAGE: dict[str, Any] = {
    **{name: _own(function) for name, function in FUNCTIONS.items()},
    **{name: _helper(1, _llvm(name)) for name in ("sqrt", "floor", "ceil", "trunc", "rint")},
    "fabs": _helper(1, _fabs),
    "copysign": _helper(2, _copysign),
    "fmod": _helper(2, _fmod),
    "maximum": _helper(2, _larger(">", ">")),
    "minimum": _helper(2, _larger("<", "<")),
    "floordiv": _helper(2, _floordiv),
    "remainder": _helper(2, _remainder),
    "isnan": _helper(1, _isnan, types.boolean),
    "isinf": _helper(1, _isinf, types.boolean),
    "isfinite": _helper(1, _isfinite, types.boolean),
    "signbit": _helper(1, _signbit, types.boolean),
    "select": intrinsic(_select),
    **{f"{kind}_of_bits": _of_bits(kind) for kind in (types.float32, types.float64)},
    "note_invalid": _note(0.0),
    "note_divides": _note(1.0),
    "outside_int32": _helper(1, _outside(32), types.boolean),
    "outside_int64": _helper(1, _outside(64), types.boolean),
    "least": _index(lambda builder, a, b: builder.select(builder.icmp_signed("<", a, b), a, b)),
    "greatest": _index(lambda builder, a, b: builder.select(builder.icmp_signed(">", a, b), a, b)),
    "to_int32": _to_integer(32),
    "to_int64": _to_integer(64),
    "wrapping_add": _helper(2, lambda builder, kind, values: builder.add(*values)),
    "wrapping_subtract": _helper(2, lambda builder, kind, values: builder.sub(*values)),
    "wrapping_multiply": _helper(2, lambda builder, kind, values: builder.mul(*values)),
    "multiply_add": _helper(3, _llvm("fma")),
    "add_reassociated": _helper(2, _add_reassociated),
    "multiply_reassociated": _helper(2, _multiply_reassociated),
    "larger": _helper(2, _ordered(">")),
    "smaller": _helper(2, _ordered("<")),
    "running_maximum": _helper(2, _extreme("maximum", ">")),
    "running_minimum": _helper(2, _extreme("minimum", "<")),
}
