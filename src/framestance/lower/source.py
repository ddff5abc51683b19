"""Python source of kernels: what all kinds of loops share. A kernel is explicit loops over typed pointers, readable and size-free.

``int32 kernel(ptrs, ints, scalars, lo, hi)``: sizes, strides and offsets come in ``ints``, the outermost loop runs over ``lo..hi``, and the
result is 0, or 1 when an integer division met a zero divisor or a cast checked for NumPy met a number that no integer holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..ir.expression import NUMBA_NAMES, cast, number, translate
from ..ir.graph import Node
from ..ir.plan import can_fail
from ..ir.sizes import Size, SizeExpr
from ..ops.dtypes import HALVES
from ..records import record
from .nest import Access, Axis

TOGETHER = 16  # elements that a vector has at most, or several have
_LITERAL_STRIDES = (0, 1, -1, 2)  # innermost strides worth being known to the compiler; all others are numbers read at run time


@record()
class Kernel:
    """A kernel's text and what a call passes: the memory behind ``ptrs``, the sizes in ``ints``, the range and the cost of one of its items."""

    source: str
    roots: list[Node]
    sizes: list[Size]
    range: Size
    cost: float  # nanoseconds per item of the range
    fails: bool = False
    streamed: tuple[int, ...] = ()  # item sizes of the first roots, where each item of the range is one element of each, and nothing reads them


class Writer:
    """Collects the lines of one kernel."""

    def __init__(self) -> None:
        self.roots: list[Node] = []
        self.sizes: list[Size] = []
        self.prologue: list[str] = []
        self.lines: list[str] = []
        self.depth = 1
        self.fails = False
        self.noted: dict[str, bool] = {}
        self._scopes: dict[object, int] = {}
        self._names = 0

    def emit(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)

    def innermost(self, index: str, first: str, last: str) -> None:
        """Open a loop that has no other in it, which :meth:`end_innermost` closes."""
        self._innermost = (len(self.lines), index, first, last)
        self.emit(f"for {index} in range({f'{first}, ' if first != '0' else ''}{last}):")
        self.depth += 1

    def end_innermost(self, dear: bool = False) -> None:
        """Close it. Where an element is dear, those behind the last whole vector are one vector more, of which a condition leaves some out: LLVM has masks
        for such, and would take them one by one otherwise."""
        header, index, first, last = self._innermost
        self.depth -= 1
        if not dear:
            return
        body, whole, rest = self.lines[header + 1 :], f"whole_{index}", f"rest_{index}"
        del self.lines[header:]
        self.emit(f"{whole} = {last} - ({last} - {first}) % {TOGETHER}")
        self.emit(f"for {index} in range({first}, {whole}):")
        self.lines += body
        self.emit(f"for {rest} in range(({last} - {whole} + {TOGETHER - 1}) & -{TOGETHER}):")
        self.emit(f"    {index} = {whole} + {rest}")
        self.emit(f"    if {index} < {last}:")
        self.lines += [f"    {line}" for line in body]

    def name(self, stem: str) -> str:
        """A variable name not used before."""
        self._names += 1
        return f"{stem}{self._names}"

    def integer(self, size: Size) -> str:
        """A variable with ``size``. Equal sizes are not shared: the text must not depend on sizes that happen to agree."""
        self.sizes.append(size)
        name = f"n{len(self.sizes) - 1}"
        self.prologue.append(f"    {name} = ints[{len(self.sizes) - 1}]")
        return name

    def pointer(self, access: Access) -> str:
        """A typed pointer to the first element of ``access``. Memory of different alias classes is told apart by scope numbers."""
        root = access.root
        scope = self._scopes.setdefault(root.alias if root.alias is not None else root, len(self._scopes))
        name = f"p{len(self.roots)}"
        kind = NUMBA_NAMES[root.dtype]
        own = "bool" if kind == "boolean" else root.dtype.name if root.dtype in HALVES else ""  # what lies in memory in another way than in registers
        made = f"memory_{own}(ptrs, {len(self.roots)}, {scope})" if own else f"memory(ptrs, {len(self.roots)}, {kind}, {scope})"
        self.roots.append(root)
        self.prologue.append(f"    {name} = {made}")
        if isinstance(access.offset, SizeExpr) or access.offset != 0:
            self.prologue.append(f"    {name} = shift({name}, {self.integer(access.offset)})")
        return name

    def stride(self, size: Size, innermost: bool = True) -> str:
        """A stride as text: a literal where it is worth it. Outer loops gain nothing, and their text should not depend on sizes."""
        if not isinstance(size, SizeExpr) and int(size) in (_LITERAL_STRIDES if innermost else (0,)):
            return str(int(size))
        return self.integer(size)

    def hidden(self, value: Any, dtype: np.dtype[Any]) -> str:
        """A float constant that LLVM does not know: operations on it stay, and so do the errors that NumPy would warn of."""
        bits = int(np.asarray(value, dtype).view(f"i{dtype.itemsize}")[()])
        return f"{dtype.name}_of_bits({self.integer(bits)})"

    def note(self, kind: str, conditions: Sequence[str]) -> None:
        """Where one of the conditions holds, the processor is to note an error of this kind when the kernel ends."""
        for condition in conditions:
            self.noted[kind] = True
            self.emit(f"{kind} = {kind} | {condition}")

    def text(self) -> str:
        head = "def kernel(ptrs, ints, scalars, lo, hi):"
        flags = ["    failed = False"] if self.fails else []
        flags += [f"    {kind} = False" for kind in self.noted]
        ends = [f"    note_{kind}({kind})" for kind in self.noted]
        status = "    return 1 if failed else 0" if self.fails else "    return 0"
        return "\n".join([head, *self.prologue, *flags, *self.lines, *ends, status]) + "\n"

    def kernel(self, range: Size, cost: float) -> Kernel:
        return Kernel(self.text(), self.roots, self.sizes, range, cost, self.fails)


class Pointers:
    """Pointers of all accesses as the nest goes deeper: each loop adds its index times the stride."""

    def __init__(self, writer: Writer, accesses: Sequence[Access]) -> None:
        self.writer = writer
        self.names = [writer.pointer(access) for access in accesses]

    def at(self, axis: Axis, index: str) -> Pointers:
        """A copy of the pointers, moved to item ``index`` of ``axis``."""
        moved = Pointers(self.writer, ())
        moved.names = list(self.names)
        moved.enter(axis, index)
        return moved

    def enter(self, axis: Axis, index: str) -> None:
        """Move every pointer to item ``index`` of an outer loop."""
        axis.texts = axis.texts or [self.writer.stride(stride, False) for stride in axis.strides]
        for number_, text in enumerate(axis.texts):
            if text == "0":
                continue
            name = self.writer.name("q")
            self.writer.emit(f"{name} = shift({self.names[number_]}, {_times(index, text)})")
            self.names[number_] = name

    def loop(self, axis: Axis, limits: str = "") -> str:
        """Open an outer loop over ``axis``, or over ``limits`` of it, and move every pointer along: its variable."""
        index = self.writer.name("i")
        self.writer.emit(f"for {index} in range({limits or self.writer.integer(axis.size)}):")
        self.writer.depth += 1
        self.enter(axis, index)
        return index

    def element(self, number_: int, index: str, strides: list[str]) -> str:
        """The element at ``index`` of the innermost loop."""
        return f"{self.names[number_]}[{_times(index, strides[number_])}]"


def _times(index: str, stride: str) -> str:
    return "0" if stride == "0" else index if stride == "1" else f"{index} * {stride}"


def compute(writer: Writer, node: Node, operands: Sequence[str], index: str) -> str:
    """The expression of one loop node; ``index`` is the loop variable along its last axis (for arange)."""
    match node.op:
        case "number" | "fill":
            return number(node.attrs["value"], node.dtype)
        case "size":
            return cast(writer.integer(node.attrs["expr"]), _INT64, node.dtype)
        case "cast":
            if can_fail(node):
                writer.fails = True
                writer.emit(f"failed = failed | outside_{'int64' if node.dtype.itemsize == 8 else 'int32'}({operands[0]})")
            if node.attrs["dialect"] == "numpy" and node.inputs[0].dtype.kind == "b" and node.dtype.kind == "f":
                return f"select({operands[0]}, {writer.hidden(1, node.dtype)}, {writer.hidden(0, node.dtype)})"
            return cast(operands[0], node.inputs[0].dtype, node.dtype)
        case "copy":
            return operands[0]
        case "arange":
            return _arange(writer, node, index)
        case "elementwise":
            translation = translate(node.attrs["row"].body, operands, node.inputs[0].dtype, node.dtype)
            for divisor in translation.divisors:
                writer.fails = True
                writer.emit(f"failed = failed | ({divisor} == {NUMBA_NAMES[node.inputs[0].dtype]}(0))")
            if node.attrs["dialect"] == "numpy":
                writer.note("invalid", translation.invalid)
                writer.note("divides", translation.divides)
            return translation.code
    raise AssertionError(f"{node.op} is no loop node")


def _arange(writer: Writer, node: Node, index: str) -> str:
    start, step = node.attrs["start"], node.attrs["step"]
    exact = _FLOAT64 if isinstance(start, float) or isinstance(step, float) else _INT64
    texts = [cast(writer.integer(x), _INT64, exact) if isinstance(x, SizeExpr) else number(x, exact) for x in (step, start)]
    return cast(f"({NUMBA_NAMES[exact]}({index}) * {texts[0]} + {texts[1]})", exact, node.dtype)


_INT64, _FLOAT64 = (dtype for dtype in NUMBA_NAMES if dtype.str[1:] in ("i8", "f8"))
