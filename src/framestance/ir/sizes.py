"""Symbolic sizes: what a dimension is when it is not one number.

A size in the IR is a plain ``int`` or a :class:`SizeExpr` over symbols. Arithmetic builds expressions; a comparison is
*decided*: it answers with the truth for the sizes at hand and records the relation in the :class:`ShapeEnv`, from where it becomes a guard.
Shape rules are therefore ordinary Python that works on both kinds. No operation and no tensor is known here.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import field
from typing import Any

from ..records import record

Size = Any  # int | SizeExpr; arithmetic between the two kinds is what shape rules do all day

EVALUATE: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "//": lambda a, b: a // b,
    "%": lambda a, b: a % b,
    "min": min,
    "max": max,
}
EXACT = 1 << 53
LONGEST = 128  # terms of an expression; one that doubles at each turn of a loop would soon have more than anybody can compare
_COMMUTATIVE = ("+", "*", "min", "max")


@record(frozen=True)
class Relation:
    """A comparison whose outcome the graph relies on: ``left op right`` holds, with op one of ``== != < <=``."""

    op: str
    left: Size
    right: Size
    reason: str = ""

    def __str__(self) -> str:
        return f"{self.left} {self.op} {self.right}"


@record()
class ShapeEnv:
    """The symbols of one capture and the relations among them that were relied on."""

    symbols: list[SizeExpr] = field(default_factory=list)
    numbers: set[int] = field(default_factory=set)  # symbols that are no sizes
    relations: list[Relation] = field(default_factory=list)

    def symbol(self, hint: int) -> SizeExpr:
        """A new symbol whose present value is ``hint``; symbols stand for sizes of at least 2."""
        made = SizeExpr("symbol", (len(self.symbols),), hint, self)
        self.symbols.append(made)
        return made

    def number(self, hint: int) -> SizeExpr:
        """A new symbol for an integer of the program's, of any sign, that a float64 holds exactly."""
        made = self.symbol(hint)
        self.numbers.add(made.args[0])
        self.decide("<=", made, EXACT)
        self.decide("<=", -EXACT, made)
        return made

    def decide(self, op: str, left: Size, right: Size) -> bool:
        """The truth of ``left op right`` now, recorded unless it can never change."""
        a, b = size_hint(left), size_hint(right)
        truth = {"==": a == b, "<": a < b, "<=": a <= b}[op]
        if size_key(left) == size_key(right) or _settled(op, left, right):
            return truth
        if op == "==":
            relation = Relation("==" if truth else "!=", left, right)
        elif truth:
            relation = Relation(op, left, right)
        else:  # not (l < r) is r <= l
            relation = Relation("<=" if op == "<" else "<", right, left)
        if all(size_key(relation.left) != size_key(r.left) or size_key(relation.right) != size_key(r.right) or relation.op != r.op for r in self.relations):
            self.relations.append(relation)
        return truth


class SizeExpr:
    """An integer expression over symbols; ``hint`` is its value for the sizes that were captured."""

    __slots__ = ("args", "env", "hint", "key", "op", "terms")

    def __init__(self, op: str, args: tuple[Any, ...], hint: int, env: ShapeEnv) -> None:
        self.op, self.args, self.hint, self.env = op, args, hint, env
        self.key: tuple[Any, ...] = (op, *(size_key(a) for a in args)) if op != "symbol" else ("symbol", *args)
        self.terms: int = sum(a.terms if isinstance(a, SizeExpr) else 1 for a in args)

    @property
    def changing(self) -> bool:
        """Whether integers of the program's are in it, which differ from call to call."""
        return bool(numbers_in(self))

    def _binary(self, op: str, other: Size, reverse: bool = False) -> Size:
        if not isinstance(other, int | SizeExpr) or isinstance(other, bool):
            return NotImplemented
        return size_op(op, other, self) if reverse else size_op(op, self, other)

    def __add__(self, other: Size) -> Size:
        return self._binary("+", other)

    def __radd__(self, other: Size) -> Size:
        return self._binary("+", other, True)

    def __sub__(self, other: Size) -> Size:
        return self._binary("-", other)

    def __rsub__(self, other: Size) -> Size:
        return self._binary("-", other, True)

    def __mul__(self, other: Size) -> Size:
        return self._binary("*", other)

    def __rmul__(self, other: Size) -> Size:
        return self._binary("*", other, True)

    def __floordiv__(self, other: Size) -> Size:
        return self._binary("//", other)

    def __rfloordiv__(self, other: Size) -> Size:
        return self._binary("//", other, True)

    def __mod__(self, other: Size) -> Size:
        return self._binary("%", other)

    def __rmod__(self, other: Size) -> Size:
        return self._binary("%", other, True)

    def __neg__(self) -> Size:
        return size_op("-", 0, self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, int | SizeExpr):
            return NotImplemented
        return self.env.decide("==", self, other)

    def __lt__(self, other: Size) -> bool:
        return self.env.decide("<", self, other)

    def __le__(self, other: Size) -> bool:
        return self.env.decide("<=", self, other)

    def __gt__(self, other: Size) -> bool:
        return self.env.decide("<", other, self)

    def __ge__(self, other: Size) -> bool:
        return self.env.decide("<=", other, self)

    def __bool__(self) -> bool:
        return not self.env.decide("==", self, 0)

    __hash__ = None  # type: ignore[assignment]  # equality records a relation: use ``key`` where a hash is needed

    def __repr__(self) -> str:
        if self.op == "symbol":
            return f"s{self.args[0]}"
        if self.op in ("min", "max"):
            return f"{self.op}({self.args[0]}, {self.args[1]})"
        return f"({self.args[0]} {self.op} {self.args[1]})"


def size_key(size: Size) -> Any:
    """A hashable that is equal exactly for structurally equal sizes."""
    return size.key if isinstance(size, SizeExpr) else int(size)


def size_hint(size: Size) -> int:
    """The value of ``size`` for the captured inputs."""
    return size.hint if isinstance(size, SizeExpr) else int(size)


def least(size: Size) -> int | None:
    """The smallest value that ``size`` can have whatever the symbols are (at least 2: sizes 0 and 1 are specialised), or None if there is none."""
    if not isinstance(size, SizeExpr):
        return int(size)
    if size.op == "symbol":
        return None if size.args[0] in size.env.numbers else 2
    left, right = least(size.args[0]), least(size.args[1])
    if left is None or right is None or (size.op in ("%", "-") and isinstance(size.args[1], SizeExpr)):
        return None
    match size.op:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right if left >= 0 and right >= 0 else None
        case "//":
            return left // right if right > 0 and not isinstance(size.args[1], SizeExpr) else None
        case "%":
            return 0 if right > 0 else None
        case "max":
            return max(left, right)
    return min(left, right)


def _settled(op: str, left: Size, right: Size) -> bool:
    """Whether the truth of the comparison is the same for all sizes."""
    for size, other in ((left, right), (right, left)):
        lowest = least(size)
        if lowest is None:
            continue
        if not isinstance(other, SizeExpr):
            if lowest > other or (op != "==" and lowest == other and (op == "<") == (size is left)):
                return True
        elif lowest >= 1 and _is_multiple(size, other):
            return True
    return False


def _is_multiple(size: Size, other: SizeExpr) -> bool:
    """Whether ``size`` is ``other`` times something that is at least 2, both positive: larger for all sizes."""
    factors = {size_key(factor): factor for factor in _factors(size)}
    counts = Counter(map(size_key, _factors(size)))
    counts.subtract(map(size_key, _factors(other)))
    if any(count < 0 for count in counts.values()) or any((least(factor) or 0) < 1 for factor in factors.values()):
        return False
    return bool(math.prod((least(factors[key]) or 0) ** count for key, count in counts.items()) >= 2)


def size_op(op: str, left: Size, right: Size) -> Size:
    """``left op right``, folded where both are numbers or one is neutral. Beyond LONGEST terms it is the number that it is now, and stays that."""
    if not isinstance(left, SizeExpr) and not isinstance(right, SizeExpr):
        return EVALUATE[op](int(left), int(right))
    if (op in ("+", "-") and isinstance(right, int) and right == 0) or (op in ("*", "//") and isinstance(right, int) and right == 1):
        return left
    if (op == "+" and isinstance(left, int) and left == 0) or (op == "*" and isinstance(left, int) and left == 1):
        return right
    if op == "*" and ((isinstance(left, int) and left == 0) or (isinstance(right, int) and right == 0)):
        return 0
    if op == "-" and size_key(left) == size_key(right):
        return 0
    if op in _COMMUTATIVE and repr(size_key(left)) > repr(size_key(right)):
        left, right = right, left
    env = left.env if isinstance(left, SizeExpr) else right.env
    made = SizeExpr(op, (left, right), EVALUATE[op](size_hint(left), size_hint(right)), env)
    if made.terms > LONGEST:
        env.decide("==", made, made.hint)
        return made.hint
    return made


def product(sizes: Iterable[Size]) -> Size:
    """The product of sizes (1 for none), in a fixed association so that equal products have equal keys."""
    numbers, symbolic = 1, []
    for size in sizes:
        if isinstance(size, SizeExpr):
            symbolic.extend(_factors(size))
        else:
            numbers *= int(size)
    factors = [f for f in symbolic if isinstance(f, SizeExpr)]
    numbers *= math.prod(int(f) for f in symbolic if not isinstance(f, SizeExpr))
    if numbers == 0:
        return 0
    result: Size = numbers
    for factor in sorted(factors, key=lambda f: repr(f.key)):
        result = size_op("*", result, factor)
    return result


def _factors(size: Size) -> list[Size]:
    if isinstance(size, SizeExpr) and size.op == "*":
        return [*_factors(size.args[0]), *_factors(size.args[1])]
    return [size]


def numbers_in(size: Size) -> set[int]:
    """The symbols in ``size`` that are integers of the program's, not sizes."""
    if not isinstance(size, SizeExpr):
        return set()
    if size.op == "symbol":
        return {size.args[0]} & size.env.numbers
    return numbers_in(size.args[0]) | numbers_in(size.args[1])
