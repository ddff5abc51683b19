"""Symbols get their values here: from the shapes of the arguments, or from integers handed over beside them; in Python, or by a program for C.

A symbol that is a dimension of some tensor input is *derivable*; the others (integers of the user's program) travel as extra arguments
after the tensors, in the order of :func:`free_symbols`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from .graph import Graph
from .sizes import EVALUATE, Size, SizeExpr, size_key

# symbol -> (value index, axis) of the tensor whose size it is, or ("int", value index)
SymbolSources = Mapping[int, tuple[Any, int]]
_OPCODES = {"+": "ADD", "-": "SUB", "*": "MUL", "//": "FLOORDIV", "%": "MOD", "min": "MIN", "max": "MAX"}


def derivable_symbols(graph: Graph) -> dict[int, tuple[int, int]]:
    """Symbol number -> (input, axis) whose size it is."""
    found: dict[int, tuple[int, int]] = {}
    for index, node in enumerate(graph.inputs):
        for axis, size in enumerate(node.shape):
            if isinstance(size, SizeExpr) and size.op == "symbol":
                found.setdefault(size.args[0], (index, axis))
    return found


def free_symbols(graph: Graph) -> list[int]:
    """Symbols that no input's shape tells, in order."""
    derivable = derivable_symbols(graph)
    return [number for number in range(len(graph.env.symbols)) if number not in derivable]


def bind_symbols(graph: Graph, arrays: Sequence[np.ndarray[Any, Any]], extra: Sequence[int] = ()) -> dict[int, int]:
    """Values of all symbols for these arguments. Errors: TypeError when ``extra`` does not match the free symbols."""
    free = free_symbols(graph)
    if len(free) != len(extra):
        raise TypeError(f"the graph takes {len(free)} integers after its {len(graph.inputs)} tensors, got {len(extra)} [L004]")
    values = {number: int(arrays[index].shape[axis]) for number, (index, axis) in derivable_symbols(graph).items()}
    values.update(zip(free, map(int, extra), strict=True))
    return values


def evaluate(size: Size, values: Mapping[int, int]) -> int:
    """The number that ``size`` is under ``values`` (floor semantics; a divisor of 0 gives 0, as in compiled code)."""
    if not isinstance(size, SizeExpr):
        return int(size)
    if size.op == "symbol":
        return values[size.args[0]]
    left, right = (evaluate(argument, values) for argument in size.args)
    return 0 if size.op in ("//", "%") and right == 0 else EVALUATE[size.op](left, right)


def evaluate_all(sizes: Sequence[Size], values: Mapping[int, int]) -> tuple[int, ...]:
    """:func:`evaluate` for a shape or strides."""
    return tuple(evaluate(size, values) for size in sizes)


class SizeProgram:
    """The program that computes sizes in C, for guards and kernels: ``steps`` with one int64 register per distinct expression."""

    def __init__(self, sources: SymbolSources) -> None:
        self.steps: list[tuple[Any, ...]] = []
        self._sources = sources
        self._registers: dict[Any, int] = {}

    def register(self, size: Size) -> int:
        """The register with ``size``. Errors: KeyError for a symbol without source."""
        key = size_key(size)
        if key not in self._registers:
            self.steps.append(self._step(size))
            self._registers[key] = len(self.steps) - 1
        return self._registers[key]

    def registers(self, sizes: Sequence[Size]) -> tuple[int, ...]:
        """:meth:`register` for each of ``sizes``."""
        return tuple(map(self.register, sizes))

    def _step(self, size: Size) -> tuple[Any, ...]:
        if not isinstance(size, SizeExpr):
            return ("CONST", int(size))
        if size.op == "symbol":
            first, second = self._sources[size.args[0]]
            return ("INT", second) if first == "int" else ("DIM", first, second)
        return (_OPCODES[size.op], *map(self.register, size.args))
