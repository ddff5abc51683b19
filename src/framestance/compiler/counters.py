"""Public counters: what was compiled, what ran compiled, what ran eagerly and why. Per compiled function, and for the process."""

from __future__ import annotations

import os
import threading
import weakref
from collections import Counter
from dataclasses import field
from typing import Any

from .. import _C
from ..records import record

KEPT = 10_000  # breaks and texts of recompiles that are kept; a program that makes functions in a loop never stops


@record()
class Stats:
    """Counts since the last ``reset()``.

    hits: calls and sites answered by an entry.
    misses: lookups without one.
    compiles: entries made (a backend or kernel lowering ran, or a stretch without tensor operations was folded).
    graphs: graphs with at least one tensor operation.
    operations: tensor operations in them.
    compiled_operations_run: tensor operations executed from compiled code.
    recompiles: texts of reasons, one per compile after the first of a part.
    eager: runs by cause: "stance", "limit", "graph break", "disabled", "unsupported", "background" or "error".
    breaks: (code, file, line).

    Of texts and breaks the newest 10 000 are kept. ``print`` shows them a line each.
    """

    hits: int = 0
    misses: int = 0
    compiles: int = 0
    graphs: int = 0
    operations: int = 0
    compiled_operations_run: int = 0
    recompiles: list[str] = field(default_factory=list)
    eager: dict[str, int] = field(default_factory=dict)
    breaks: list[tuple[str, str, int]] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [
            f"{self.hits} hits, {self.misses} misses, {self.compiles} compiles",
            f"{self.graphs} graphs with {self.operations} operations; {self.compiled_operations_run} operations run compiled",
            "uncompiled runs: " + (", ".join(f"{cause} {count}" for cause, count in self.eager.items()) or "none"),
            f"{len(self.recompiles)} recompiles" + "".join(f"\n{text}" for text in self.recompiles).replace("\n", "\n  "),
            f"{len(self.breaks)} graph breaks" + "".join(f"\n  {file}:{line} [{code}]" for code, file, line in self.breaks),
        ]
        return "\n".join(lines)


class Counters:
    """The mutable side of Stats; one per compiled function and one for the process. apart: what is counted here does not count for the process."""

    def __init__(self, apart: bool = False) -> None:
        self.apart = apart
        self.misses = self.compiles = self.graphs = self.operations = 0
        self.warned = False
        self.waiting: weakref.WeakSet[Any] = weakref.WeakSet()  # sites at which one run was eager under eager_then_compile
        self.recompiles: list[str] = []
        self.eager: Counter[str] = Counter()
        self.breaks: list[tuple[str, str, int]] = []

    def clear(self) -> None:
        """Back to nothing."""
        self.__init__(self.apart)  # type: ignore[misc]


TOTAL = Counters()
resets = 0  # how often all counters began anew
_lock = threading.Lock()
os.register_at_fork(after_in_child=_lock._at_fork_reinit)  # type: ignore[attr-defined]  # its holder does not live on in the child


def _targets(counters: Counters | None) -> tuple[Counters, ...]:
    return (TOTAL,) if counters is None else (counters,) if counters.apart else (TOTAL, counters)


def count(counters: Counters | None, name: str, by: int = 1) -> None:
    """Add to a number of a function's counters and of the process's."""
    with _lock:
        for target in _targets(counters):
            setattr(target, name, getattr(target, name) + by)


def count_eager(counters: Counters | None, cause: str, by: int = 1) -> None:
    """An eager run and its cause."""
    with _lock:
        for target in _targets(counters):
            target.eager[cause] += by


def append(counters: Counters | None, name: str, item: Any) -> None:
    """Add to a list of a function's counters and of the process's; beyond KEPT the oldest go."""
    with _lock:
        for target in _targets(counters):
            items = getattr(target, name)
            items.append(item)
            del items[:-KEPT]


def clear() -> None:
    """What ``reset`` does to the process's counters."""
    global resets
    with _lock:
        TOTAL.clear()
        resets += 1
    _C.hit_totals(True)


def stats(fn: Any = None) -> Stats:
    """Counters of one compiled function (what ``compile`` returned), or of the process without an argument.

    What is counted for a function is what its calls did, in all parts of it: also where it shares entries with other functions of the same code.
    Errors: TypeError when ``fn`` is not a compiled function.
    """
    if fn is not None and not isinstance(fn, _C.CompiledFunction):
        raise TypeError(f"stats: fn must be a compiled function or None, not {type(fn).__name__} [A001]")
    counters: Counters = TOTAL if fn is None else fn._info.counters
    hits, run = _C.hit_totals(False) if fn is None else (fn.hits, fn.operations_run)
    eager = dict(counters.eager)
    by_stance = fn.eager_by_stance if fn is not None else sum(f.eager_by_stance for f in live_functions())
    if by_stance:
        eager["stance"] = eager.get("stance", 0) + by_stance
    with _lock:
        return Stats(
            hits, counters.misses, counters.compiles, counters.graphs, counters.operations, run, list(counters.recompiles), eager, list(counters.breaks)
        )


def live_functions() -> list[Any]:
    """All compiled functions that are alive."""
    from .objects import FUNCTIONS

    return list(FUNCTIONS)


__all__ = ["Counters", "Stats", "stats"]
