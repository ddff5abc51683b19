"""Counts the tensor operations that run one by one, as calls of what the user writes: functions, methods, operators, indexing.

Compiled code computes without them. So what a plain run counts less what a compiled run counts is how many operations ran compiled, in the same unit.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any

from framestance import _C, Tensor
from framestance.compiler import disable
from framestance.ops import METHODS, ROWS
from framestance.ops.index import FUNCTIONS
from framestance.tensor import attributes, function
from framestance.tensor.operators import BINARY, INPLACE, UNARY


class Counter:
    """How many operations ran since it was set to 0."""

    def __init__(self) -> None:
        self.count = 0

    def counting(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """``function``, counted. What the compiler itself does while it captures is not the program's."""

        @functools.wraps(function, updated=())
        def counted(*args: Any, **kwargs: Any) -> Any:
            if not _C.compiling():
                self.count += 1
            return function(*args, **kwargs)

        return disable(counted, recursive=False)  # or it would be compiled as code of the program's


def _build_cells() -> Iterator[Any]:
    """The cells in which the generated functions keep the build function of their row. Questions (``item()``) are no operations."""
    seen = set()
    functions = [function(name, space) for space, names in FUNCTIONS.items() for name, row in names.items() if ROWS[row].kind != "query"]
    functions += [getattr(Tensor, name) for name, row in METHODS.items() if row.kind != "query" and hasattr(Tensor, name)]
    for found in functions:
        if isinstance(found, FunctionType) and "_build" in found.__code__.co_freevars and id(found) not in seen:
            seen.add(id(found))
            yield found.__closure__[found.__code__.co_freevars.index("_build")]  # type: ignore[index]


@contextmanager
def counted() -> Iterator[Counter]:
    """While this is open the counter counts. The operations are the same ones otherwise."""
    counter = Counter()
    undo: list[Callable[[], Any]] = []
    for slot in [*BINARY, *(f"i{name}" for name in INPLACE), *UNARY]:
        ufunc, typenums, fallback = _C.set_operator(slot, None, (), None)
        _C.set_operator(slot, None, (), counter.counting(fallback))
        undo.append(functools.partial(_C.set_operator, slot, ufunc, typenums, fallback))
    for cell in _build_cells():
        build = cell.cell_contents
        cell.cell_contents = counter.counting(build)
        undo.append(functools.partial(setattr, cell, "cell_contents", build))
    generated = [(module, ("_inplace", "_out")) for name, module in [*sys.modules.items()] if name.startswith("framestance.tensor.generated.")]
    for module, names in (*generated, (attributes, ("_window",))):  # every index goes through _window once
        for name in names:
            original = getattr(module, name)
            setattr(module, name, counter.counting(original))
            undo.append(functools.partial(setattr, module, name, original))
    try:
        yield counter
    finally:
        for step in reversed(undo):
            step()
