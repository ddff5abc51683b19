"""The scalar language of row bodies and kernels: every constant and intermediate typed, as NumPy computes them.

Numba would widen small integers and take ``0.5`` for float64; here each operation is cast back to the compute dtype. Helper names
(``sqrt``, ``maximum``, ...) are left as calls of the kernel mathematics.
"""

from __future__ import annotations

import ast
import functools
from collections.abc import Sequence
from dataclasses import field
from typing import Any

import numpy as np

from ..ops.dtypes import BFLOAT16, FLOAT16, FLOAT32, FLOAT64, HALVES
from ..records import record

Dtype = np.dtype[Any]

NUMBA_NAMES = {np.dtype(code): name for code, name in zip("?bBhHilfd", "boolean int8 uint8 int16 uint16 int32 int64 float32 float64".split(), strict=True)}
NUMBA_NAMES |= dict.fromkeys((FLOAT16, BFLOAT16), "float32")  # numbers of float32 that these hold: loads and stores change what they lie in memory as
# arguments per helper of the kernel mathematics; all take and return the compute dtype (tests like isnan return a truth value)
HELPERS: dict[str, int] = {
    "sqrt": 1,
    "exp": 1,
    "log": 1,
    "sin": 1,
    "cos": 1,
    "tan": 1,
    "tanh": 1,
    "one_plus_tanh": 1,
    "sinh": 1,
    "cosh": 1,
    "exp2": 1,
    "log2": 1,
    "log10": 1,
    "expm1": 1,
    "log1p": 1,
    "sigmoid": 1,
    "silu": 1,
    "gelu": 1,
    "erf": 1,
    "erfc": 1,
    "asin": 1,
    "acos": 1,
    "atan": 1,
    "cbrt": 1,
    "pow": 2,
    "atan2": 2,
    "floor": 1,
    "ceil": 1,
    "trunc": 1,
    "rint": 1,
    "fabs": 1,
    "fmod": 2,
    "copysign": 2,
    "maximum": 2,
    "minimum": 2,
    "floordiv": 2,
    "remainder": 2,
    "isnan": 1,
    "isinf": 1,
    "isfinite": 1,
    "signbit": 1,
}
# (invalid operation, division by zero): where NumPy warns of a function, and its code here has no arithmetic that would make the processor note it
NOTED: dict[str, tuple[str, str]] = {
    **dict.fromkeys(("log", "log2", "log10"), ("({0} < {zero})", "({0} == {zero})")),
    "log1p": ("({0} < -{one})", "({0} == -{one})"),
    **dict.fromkeys(("sin", "cos", "tan"), ("(fabs({0}) == {infinity})", "")),
    **dict.fromkeys(("asin", "acos"), ("(fabs({0}) > {one})", "")),
    "pow": ("(({0} < {zero}) & (trunc({1}) != {1}))", "(({0} == {zero}) & ({1} < {zero}))"),
}
_BOOL_HELPERS = frozenset({"isnan", "isinf", "isfinite", "signbit", "logical_and", "logical_or", "logical_xor", "logical_not"})
_INTEGER_HELPERS = frozenset({"maximum", "minimum", "floordiv", "remainder", "fmod", "fabs"})
_DIVISIONS = frozenset({"floordiv", "remainder", "fmod"})
_INT64 = np.dtype(np.int64)
_WRAPPING = {"+": "wrapping_add", "-": "wrapping_subtract", "*": "wrapping_multiply"}
_OPERATORS: dict[type[Any], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


class NotLowerable(Exception):
    """There is no kernel for this; NumPy does it instead."""


@record(frozen=True)
class Text:
    """An expression and whether it is a truth value rather than one of the compute dtype."""

    code: str
    truth: bool = False


@record()
class Translation:
    """The expression, integer divisors that must not be zero, and conditions of which NumPy would warn: invalid operations and divisions by zero."""

    code: str
    divisors: list[str] = field(default_factory=list)
    invalid: list[str] = field(default_factory=list)
    divides: list[str] = field(default_factory=list)


def translate(body: str, operands: Sequence[str], compute: Dtype, result: Dtype) -> Translation:
    """The body of a row on variables ``operands`` of dtype ``compute``. Errors: NotLowerable for what the kernel language lacks."""
    try:
        tree = ast.parse(body.format(*(f"operand_{index}" for index in range(len(operands)))), mode="eval").body
    except (SyntaxError, IndexError) as error:
        raise NotLowerable(f"body {body!r} is no expression over {len(operands)} operands") from error
    translator = _Translator(operands, compute)
    text = translator.visit(tree)
    code = translator.truth(text) if result.kind == "b" else translator.value(text)
    return Translation(code, translator.divisors, translator.invalid, translator.divides)


@functools.cache
def translatable(body: str, operands: int, compute: Dtype, result: Dtype) -> bool:
    """Whether :func:`translate` accepts the body for these dtypes."""
    try:
        translate(body, [f"v{index}" for index in range(operands)], compute, result)
    except NotLowerable:
        return False
    return True


class _Translator:
    def __init__(self, operands: Sequence[str], compute: Dtype) -> None:
        self.operands = operands
        self.compute = compute
        self.type = NUMBA_NAMES[compute]
        self.divisors: list[str] = []
        self.invalid: list[str] = []
        self.divides: list[str] = []

    def visit(self, node: ast.expr) -> Text:
        method = getattr(self, f"visit_{type(node).__name__}", None)
        if method is None:
            raise NotLowerable(f"the kernel language has no {type(node).__name__}")
        text: Text = method(node)
        return text

    def truth(self, text: Text) -> str:
        return text.code if text.truth else f"({text.code} != {self.type}(0))"

    def value(self, text: Text) -> str:
        if not text.truth or self.compute.kind == "b":
            return text.code
        return f"select({text.code}, {self.type}(1), {self.type}(0))"

    def typed(self, code: str) -> Text:
        """``code`` cast back to the compute dtype where Numba computes integers wider."""
        return Text(f"{self.type}({code})" if self.compute.kind in "iu" else f"({code})")

    def visit_Name(self, node: ast.Name) -> Text:
        if node.id.startswith("operand_"):
            return Text(self.operands[int(node.id[8:])], self.compute.kind == "b")
        if node.id in ("inf", "nan") and self.compute.kind == "f":
            return Text(f"{self.type}({node.id})")
        raise NotLowerable(f"the body uses the name {node.id!r}")

    def visit_Constant(self, node: ast.Constant) -> Text:
        if isinstance(node.value, bool) or self.compute.kind == "b":
            return Text(str(bool(node.value)), True)
        return Text(number(node.value, self.compute))

    def visit_BinOp(self, node: ast.BinOp) -> Text:
        left, right = self.visit(node.left), self.visit(node.right)
        operator = _OPERATORS.get(type(node.op))
        if operator is None:
            raise NotLowerable(f"the kernel language has no operator {type(node.op).__name__}")
        if self.compute.kind == "b" or (left.truth and right.truth and operator in "&|^"):
            logical = {"+": "|", "*": "&"}.get(operator, operator)
            if logical not in ("&", "|", "^"):
                raise NotLowerable(f"truth values have no {operator}")
            return Text(f"({self.truth(left)} {logical} {self.truth(right)})", True)
        if self.compute == _INT64 and operator in _WRAPPING:  # Numba's own int64 arithmetic lets LLVM assume that nothing overflows
            return Text(f"{_WRAPPING[operator]}({self.value(left)}, {self.value(right)})")
        return self.typed(f"{self.value(left)} {operator} {self.value(right)}")

    def visit_UnaryOp(self, node: ast.UnaryOp) -> Text:
        operand = self.visit(node.operand)
        if isinstance(node.op, ast.Not) or (isinstance(node.op, ast.Invert) and operand.truth):
            return Text(f"(not {self.truth(operand)})", True)
        if self.compute.kind == "b":
            raise NotLowerable("truth values have no sign")
        if self.compute == _INT64 and isinstance(node.op, ast.USub):
            return Text(f"wrapping_subtract(int64(0), {self.value(operand)})")
        sign = {ast.USub: "-", ast.UAdd: "+", ast.Invert: "~"}[type(node.op)]
        return self.typed(f"{sign}{self.value(operand)}")

    def visit_Compare(self, node: ast.Compare) -> Text:
        parts = []
        left = self.visit(node.left)
        for operator, comparator in zip(node.ops, node.comparators, strict=True):
            right = self.visit(comparator)
            symbol = _OPERATORS.get(type(operator))
            if symbol is None:
                raise NotLowerable(f"the kernel language has no comparison {type(operator).__name__}")
            parts.append(f"({self.value(left)} {symbol} {self.value(right)})")
            left = right
        return Text(parts[0] if len(parts) == 1 else f"({' & '.join(parts)})", True)

    def visit_BoolOp(self, node: ast.BoolOp) -> Text:
        symbol = " & " if isinstance(node.op, ast.And) else " | "
        return Text(f"({symbol.join(self.truth(self.visit(value)) for value in node.values)})", True)

    def visit_IfExp(self, node: ast.IfExp) -> Text:
        test, body, other = self.visit(node.test), self.visit(node.body), self.visit(node.orelse)
        if body.truth and other.truth:
            return Text(f"select({self.truth(test)}, {body.code}, {other.code})", True)
        return Text(f"select({self.truth(test)}, {self.value(body)}, {self.value(other)})")

    def visit_Call(self, node: ast.Call) -> Text:
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise NotLowerable("only plain helper calls are known")
        name = {"abs": "fabs", "min": "minimum", "max": "maximum"}.get(node.func.id, node.func.id)
        if name in NUMBA_NAMES.values():  # an explicit cast
            raise NotLowerable("casts inside a body")
        arguments = [self.visit(argument) for argument in node.args]
        if name.startswith("logical_"):
            truths = [self.truth(argument) for argument in arguments]
            if name == "logical_not":
                return Text(f"(not {truths[0]})", True)
            symbol = {"logical_and": "&", "logical_or": "|", "logical_xor": "^"}[name]
            return Text(f"({truths[0]} {symbol} {truths[1]})", True)
        if self.compute.kind == "b":
            if name not in ("maximum", "minimum"):
                raise NotLowerable(f"{name} of truth values")
            symbol = "|" if name == "maximum" else "&"
            return Text(f"({self.truth(arguments[0])} {symbol} {self.truth(arguments[1])})", True)
        values = [self.value(argument) for argument in arguments]
        if name in _DIVISIONS and self.compute.kind in "iu":
            self.divisors.append(values[1])
        if self.compute.kind in "iu" and name not in _INTEGER_HELPERS:
            raise NotLowerable(f"{name} of integers")
        if HELPERS.get(name) != len(values):
            raise NotLowerable(f"the kernel mathematics has no {name!r}")
        if name in NOTED:
            constants = {"zero": f"{self.type}(0)", "one": f"{self.type}(1)", "infinity": f"{self.type}(inf)"}
            invalid, divides = (text.format(*values, **constants) for text in NOTED[name])
            self.invalid += [invalid] if invalid else []
            self.divides += [divides] if divides else []
        return Text(f"{name}({', '.join(values)})", name in _BOOL_HELPERS)


def number(value: Any, dtype: Dtype) -> str:
    """A constant of ``dtype``. Floats are written as they are; Numba parses and rounds them once."""
    if dtype.kind == "b":
        return str(bool(value))
    value = value.item() if isinstance(value, np.generic) else value
    if dtype.kind in "iu":
        return f"{NUMBA_NAMES[dtype]}({int(value)})"
    value = float(value)
    code = "nan" if value != value else ("inf" if value > 0 else "-inf") if value in (np.inf, -np.inf) else repr(value)
    return f"{NUMBA_NAMES[dtype]}({code})"


def cast(code: str, source: Dtype, target: Dtype) -> str:
    """``code`` of dtype ``source`` in ``target``, as NumPy casts on x86: floats out of range become the smallest integer of 32 or 64 bits."""
    if source == target:
        return code
    if source in HALVES:
        source = FLOAT32
    if target in HALVES:
        if source == FLOAT64 and target == FLOAT16:
            return f"rounded_float16(float32_to_odd({code}))"
        single = cast(code, source, FLOAT32)
        return single if source.kind == "b" else f"rounded_{target.name}({single})"
    if source == target:
        return code
    name = NUMBA_NAMES[target]
    if target.kind == "b":
        return f"({code} != {NUMBA_NAMES[source]}(0))"
    if source.kind == "b":
        return f"select({code}, {name}(1), {name}(0))"
    if source.kind == "f" and target.kind in "iu":
        if target.itemsize == 8:
            return f"to_int64({code})"
        return f"to_int32({code})" if target == np.dtype(np.int32) else f"{name}(to_int32({code}))"
    return f"{name}({code})"
