"""What compiled code did while a test, or a fixture of wider scope, ran: filled by events from any thread, read by whoever judges and reports."""

from __future__ import annotations

import threading
import weakref
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from .. import _C
from ..compiler import counters
from ..diag.errors import Reason, Where

KEPT = 200  # different refusals of a record: a loop that swallows them never stops


@dataclass(frozen=True)
class Compile:
    """An entry was made. text, reasons: why it had to be another one, empty for a first compile. owner: tells compiled functions of one code apart.

    seconds: from capture to entry. warmup: inside ``compile_watch.warmup()``, which is not held to anything.
    """

    function: str
    where: Where
    seconds: float
    text: str = ""
    reasons: tuple[Reason, ...] = ()
    entry: int = 0
    owner: Any = field(default=None, compare=False)
    compiler: str = "framestance"
    thread: str = ""
    warmup: bool = False


@dataclass(frozen=True)
class Recompile:
    """A recompile: outcome "made", "refused" by the stance, or "hidden" by a recompile limit. ``text`` is the message for people; reasons: nearest first."""

    function: str
    where: Where
    text: str
    reasons: tuple[Reason, ...] = ()
    outcome: str = "made"
    first_compile: bool = False
    judged: bool = True  # False: under a stance that the test set itself, or expected by pytest.raises
    strict: bool = False  # after ``compile_watch.warmup()``
    compiler: str = "framestance"
    thread: str = ""
    warmup: bool = False
    fixture: str = ""  # of wider scope, in whose setup or teardown it happened

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Break:
    """A graph break. cached: it was met when the function was compiled, earlier, and the test ran what was compiled then."""

    code: str
    message: str
    function: str
    where: Where
    hint: str = ""
    cached: bool = False
    compiler: str = "framestance"
    fixture: str = ""

    def __str__(self) -> str:
        again = "; compiled earlier, and run again here" if self.cached else ""
        place = f"{self.where[0]}:{self.where[1]}: " if self.where[1] else ""  # torch does not say where
        text = f"{place}graph break in {self.function!r}: {self.message}{again} [{self.code}]"
        return text + (f"\n  hint: {self.hint}" if self.hint else "")


class Record:
    """The lists only grow, so that a place in them is a moment."""

    def __init__(self, name: str, around: bool = False) -> None:
        """around: other records are made meanwhile, so that what is only counted for the whole process is theirs."""
        self.name = name
        self.compiles: list[Compile] = []
        self.recompiles: list[Recompile] = []
        self.breaks: list[Break] = []
        self.eager: Counter[str] = Counter()
        self.switched_off = 0  # eager runs because config.disable is set
        self._lock = threading.Lock()
        self._resets, self._hits_before, self._hits_seen, self._hits_start = counters.resets, 0, 0, _C.hit_totals(False)[0]
        self._ended: tuple[int, int] | None = (0, 0) if around else None
        self._stance_runs_of_fixtures = 0
        self._by_stance = weakref.WeakKeyDictionary({f: f.eager_by_stance for f in counters.live_functions() if f.eager_by_stance})
        self._threads = {thread.ident for thread in threading.enumerate()}

    def thread(self) -> str:
        """The name of the running thread, "" for the main one; it says if the thread is older than the record."""
        current = threading.current_thread()
        if current is threading.main_thread():
            return ""
        return f"{current.name}, which ran before this began" if current.ident in self._threads else current.name

    def add_recompile(self, item: Recompile) -> None:
        with self._lock:
            if len(self.recompiles) < KEPT or item.outcome == "made":
                self.recompiles.append(item)

    def add_eager(self, cause: str, by: int = 1, switched_off: bool = False) -> None:
        with self._lock:
            self.eager[cause] += by
            self.switched_off += by * switched_off

    def take_over(self, other: Record) -> None:
        """Of a fixture of wider scope the test in whose setup it ran answers for refusals and breaks, and not for the number of compiles."""
        for item in other.recompiles:
            if item.outcome != "made":
                self.add_recompile(replace(item, fixture=other.name))
        self.breaks += [replace(item, fixture=other.name) for item in other.breaks]
        hits, runs = other.hits, other._stance_runs()
        if self._ended is None:
            self._hits_start += hits
            self._stance_runs_of_fixtures += runs
        with self._lock:
            self.switched_off += other.switched_off

    def end(self) -> None:
        """What happens from now on is somebody else's."""
        self._ended = self.hits, self._stance_runs()

    @property
    def hits(self) -> int:
        """Calls and sites that were answered by an entry; of those before a ``reset`` what was seen of them."""
        if self._ended is not None:
            return self._ended[0]
        if self._resets != counters.resets:
            self._resets, self._hits_before, self._hits_start = counters.resets, self._hits_seen, 0
        self._hits_seen = self._hits_before + _C.hit_totals(False)[0] - self._hits_start
        return self._hits_seen

    def _stance_runs(self) -> int:
        """Calls that ``force_eager`` has let through, which are no events: they are counted in C, per function."""
        if self._ended is not None:
            return self._ended[1]
        total = 0
        for function in counters.live_functions():
            now, before = function.eager_by_stance, self._by_stance.get(function, 0)
            total += now - before if now >= before else now
        return max(total - self._stance_runs_of_fixtures, 0)

    def eager_runs(self) -> dict[str, int]:
        """Uncompiled runs by cause."""
        with self._lock:
            runs = Counter(self.eager)
        runs["stance"] += self._stance_runs()
        return {cause: count for cause, count in sorted(runs.items()) if count}

    @property
    def seconds(self) -> float:
        return sum(each.seconds for each in self.compiles)

    def has_anything(self) -> bool:
        return bool(self.compiles or self.recompiles or self.breaks or self.hits or self.eager_runs())

    def data(self) -> dict[str, Any]:
        """The record as the report has it: numbers, strings, lists and dicts only, so that it can travel from a worker process."""
        return {
            "name": self.name,
            "compiles": len(self.compiles),
            "seconds": round(self.seconds, 6),
            "hits": self.hits,
            "functions": _functions(list(self.compiles)),
            "recompiles": [_recompile(each) for each in list(self.recompiles) if not each.fixture],
            "breaks": [_break(each) for each in list(self.breaks) if not each.fixture],
            "eager": self.eager_runs(),
        }


def _place(where: Where) -> dict[str, Any]:
    return {"file": str(where[0]), "line": int(where[1])}


def _functions(compiles: list[Compile]) -> list[dict[str, Any]]:
    """Compiles and seconds per function, in order of the first compile."""
    found: dict[tuple[str, Where, str], list[float]] = {}
    for each in compiles:
        found.setdefault((each.function, each.where, each.compiler), []).append(each.seconds)
    return [
        {"function": function, **_place(where), "compiler": compiler, "compiles": len(times), "seconds": round(sum(times), 6)}
        for (function, where, compiler), times in found.items()
    ]


def _recompile(item: Recompile) -> dict[str, Any]:
    return {
        "function": item.function,
        **_place(item.where),
        "compiler": item.compiler,
        "outcome": item.outcome,
        "first_compile": item.first_compile,
        "expected": not item.judged,
        "warmup": item.warmup,
        "thread": item.thread,
        "text": item.text,
        "reasons": [_reason(each) for each in item.reasons],
    }


def _reason(reason: Reason) -> dict[str, Any]:
    return {
        "entry": reason.entry,
        "guard": reason.guard,
        "expected": reason.expected,
        "got": reason.got,
        "code": reason.code,
        "source": reason.source,
        "hint": reason.hint,
        "location": None if reason.location is None else _place(reason.location),
    }


def _break(item: Break) -> dict[str, Any]:
    return {
        "code": item.code,
        "message": item.message,
        "function": item.function,
        **_place(item.where),
        "hint": item.hint,
        "cached": item.cached,
        "compiler": item.compiler,
    }
