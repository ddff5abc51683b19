"""A value of a kernel while its code is written: one number, or a vector of them, with Python's operators. No function is defined here."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, Self

from llvmlite import ir

_ELEMENTS = {"f32": ir.FloatType(), "f64": ir.DoubleType(), "i1": ir.IntType(1), "i32": ir.IntType(32), "i64": ir.IntType(64)}
_BITS = {"f32": "i32", "f64": "i64", "i32": "f32", "i64": "f64"}


def llvm_type(kind: str, lanes: int) -> Any:
    """The LLVM type of ``lanes`` numbers of ``kind``."""
    element = _ELEMENTS[kind]
    return element if lanes == 1 else ir.VectorType(element, lanes)


@functools.cache
def features() -> frozenset[str]:
    """What the CPU that Numba compiles for can do, in LLVM's words. Of one that NUMBA_CPU_NAME names, only what NUMBA_CPU_FEATURES says."""
    from numba.core.registry import cpu_target

    listed: str = cpu_target.target_context.codegen().magic_tuple()[2]
    return frozenset(name[1:] for name in listed.split(",") if name.startswith("+"))


def has_long_vectors() -> bool:
    """Whether vectors have 64 bytes, and multiplying by a power of two is one instruction, which saves the care for exponents out of range."""
    return "avx512f" in features()


class Number:
    """``lanes`` numbers of one kind: "f32", "f64", "i32", "i64", or "i1" for truth values. Operators take numbers of the same kind and constants."""

    __slots__ = ("builder", "kind", "lanes", "value")

    def __init__(self, builder: Any, value: Any, kind: str, lanes: int = 1) -> None:
        self.builder, self.value, self.kind, self.lanes = builder, value, kind, lanes

    # ---- making others ----

    def like(self, value: Any, kind: str = "") -> Self:
        return type(self)(self.builder, value, kind or self.kind, self.lanes)

    def constant(self, value: Any, kind: str = "") -> Self:
        """A number of this one's kind and lanes."""
        kind = kind or self.kind
        one = ir.Constant(_ELEMENTS[kind], value)
        return self.like(one if self.lanes == 1 else ir.Constant(llvm_type(kind, self.lanes), [one] * self.lanes), kind)

    def _of(self, other: Any) -> Any:
        return other.value if isinstance(other, Number) else self.constant(other).value

    @property
    def wide(self) -> bool:
        """Whether it is a 64-bit float."""
        return self.kind == "f64"

    # ---- arithmetic ----

    def _binary(self, name: str, left: Any, right: Any) -> Self:
        prefix = "f" if self.kind in ("f32", "f64") else ""
        return self.like(getattr(self.builder, prefix + name)(self._of(left), self._of(right)))

    def __add__(self, other: Any) -> Self:
        return self._binary("add", self, other)

    def __radd__(self, other: Any) -> Self:
        return self._binary("add", other, self)

    def __sub__(self, other: Any) -> Self:
        return self._binary("sub", self, other)

    def __rsub__(self, other: Any) -> Self:
        return self._binary("sub", other, self)

    def __mul__(self, other: Any) -> Self:
        return self._binary("mul", self, other)

    def __rmul__(self, other: Any) -> Self:
        return self._binary("mul", other, self)

    def __truediv__(self, other: Any) -> Self:
        return self._binary("div", self, other)

    def __rtruediv__(self, other: Any) -> Self:
        return self._binary("div", other, self)

    def __neg__(self) -> Self:
        return self.like(self.builder.fneg(self.value) if self.kind in ("f32", "f64") else self.builder.neg(self.value))

    def __and__(self, other: Any) -> Self:
        return self.like(self.builder.and_(self.value, self._of(other)))

    def __or__(self, other: Any) -> Self:
        return self.like(self.builder.or_(self.value, self._of(other)))

    def __xor__(self, other: Any) -> Self:
        return self.like(self.builder.xor(self.value, self._of(other)))

    def __lshift__(self, count: int) -> Self:
        return self.like(self.builder.shl(self.value, self._of(count)))

    def __rshift__(self, count: int) -> Self:
        """Keeping the sign."""
        return self.like(self.builder.ashr(self.value, self._of(count)))

    # ---- comparison: of floats false for NaN, of integers signed ----

    def _compare(self, symbol: str, other: Any) -> Self:
        compare = self.builder.fcmp_ordered if self.kind in ("f32", "f64") else self.builder.icmp_signed
        return self.like(compare(symbol, self.value, self._of(other)), "i1")

    def __lt__(self, other: Any) -> Self:
        return self._compare("<", other)

    def __gt__(self, other: Any) -> Self:
        return self._compare(">", other)

    def __le__(self, other: Any) -> Self:
        return self._compare("<=", other)

    def __ge__(self, other: Any) -> Self:
        return self._compare(">=", other)

    def equals(self, other: Any) -> Self:
        return self._compare("==", other)

    def is_nan(self) -> Self:
        return self.like(self.builder.fcmp_unordered("uno", self.value, self.value), "i1")

    def below_unsigned(self, other: Any) -> Self:
        return self.like(self.builder.icmp_unsigned("<", self.value, self._of(other)), "i1")

    def choose(self, yes: Any, no: Any) -> Any:
        """``yes`` where this truth value holds, else ``no``; one of the two is a number."""
        some = yes if isinstance(yes, Number) else no
        return some.like(self.builder.select(self.value, some._of(yes), some._of(no)))

    # ---- conversion ----

    def bits(self) -> Self:
        """The same bits as an integer, or as a float."""
        kind = _BITS[self.kind]
        return self.like(self.builder.bitcast(self.value, llvm_type(kind, self.lanes)), kind)

    def to(self, kind: str) -> Self:
        """The number in another kind; a float must be whole to become an integer."""
        if kind == self.kind:
            return self
        names = {
            ("f", "f"): "fpext" if kind == "f64" else "fptrunc",
            ("f", "i"): "fptosi",
            ("i", "f"): "sitofp",
            ("i", "i"): "sext" if kind == "i64" else "trunc",
        }
        return self.like(getattr(self.builder, names[self.kind[0], kind[0]])(self.value, llvm_type(kind, self.lanes)), kind)

    def high_half(self) -> Self:
        """The upper 32 bits of an i64."""
        return (self >> 32).to("i32")

    # ---- instructions ----

    def intrinsic(self, name: str, *others: Any, second: str = "") -> Self:
        """LLVM's function ``name`` of this number and ``others``; ``second`` is the kind of the second argument where the name has it."""
        values = [self.value, *(self._of(x) for x in others)]
        kinds = [value.type for value in values]
        suffix = ".".join(_mangled(kind, self.lanes) for kind in ([self.kind, second] if second else [self.kind]))
        function = self.builder.module.globals.get(f"llvm.{name}.{suffix}") or ir.Function(
            self.builder.module, ir.FunctionType(kinds[0], kinds), f"llvm.{name}.{suffix}"
        )
        return self.like(self.builder.call(function, values))

    def fma(self, factor: Any, term: Any) -> Self:
        """``self * factor + term``, rounded once."""
        return self.intrinsic("fma", factor, term)

    def sqrt(self) -> Self:
        return self.intrinsic("sqrt")

    def __abs__(self) -> Self:
        return self.intrinsic("fabs")

    def copysign(self, sign: Any) -> Self:
        return self.intrinsic("copysign", sign)

    def at_most(self, bound: float) -> Self:
        """The smaller of the two; NaN stays NaN."""
        return (self > bound).choose(bound, self)  # type: ignore[no-any-return]

    def at_least(self, bound: float) -> Self:
        """The larger of the two; NaN stays NaN."""
        return (self < bound).choose(bound, self)  # type: ignore[no-any-return]

    def polynomial(self, coefficients: Sequence[float]) -> Self:
        """Of this number, lowest power first, with fused steps: by Horner's rule, or by Estrin's where vectors are so short that many would wait."""
        if self.wide and len(coefficients) > 6 and not has_long_vectors():
            return self._by_estrin(coefficients)
        result = self.constant(coefficients[-1])
        for coefficient in coefficients[-2::-1]:
            result = result.fma(self, coefficient)
        return result

    def _by_estrin(self, coefficients: Sequence[float]) -> Self:
        """Neighbours are summed at the same time, then the sums of neighbours with the square, and so on."""
        terms, power = [self.constant(coefficient) for coefficient in coefficients], self
        while True:
            pairs = [high.fma(power, low) for low, high in zip(terms[::2], terms[1::2], strict=False)]
            terms = [*pairs, *terms[2 * len(pairs) :]]
            if len(terms) == 1:
                return terms[0]
            power = power * power

    def scaled(self, power: Any) -> Self:
        """``self * 2 ** power`` for an i32 ``power`` that may leave the format's range."""
        if has_long_vectors():
            return self.intrinsic("ldexp", power, second="i32")
        half = power >> 1
        scaled: Self = self * half.power_of_two(self.kind) * (power - half).power_of_two(self.kind)
        return scaled

    def power_of_two(self, kind: str) -> Self:
        """2 to the power of this i32, which must be in the range of the floats of ``kind``."""
        return ((self.to("i64") + 1023) << 52).bits() if kind == "f64" else ((self + 127) << 23).bits()


def _mangled(kind: str, lanes: int) -> str:
    return kind if lanes == 1 else f"v{lanes}{kind}"
