"""What the compiler did with one call, or keeps for later ones, as plain objects and as text: the answer of ``compiler.explain`` and of ``cache_entries``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from textwrap import indent
from typing import Any

from .codes import CATALOGUE
from .errors import Where, headline
from .locations import Location
from .words import amount, count, duration


@dataclass(frozen=True)
class Guard:
    """One fact that an entry relies on. text: the fact; source: the value it is about, as the user writes it; location: file and line that needed it."""

    text: str
    source: str
    location: Where | None = None

    @property
    def line(self) -> str:
        """The user's line that needed it, without indentation; "" where it cannot be read."""
        return "" if self.location is None else Location(*self.location).source()

    def __str__(self) -> str:
        return self.text + (f"    [line {self.location[1]}: {self.line}]" if self.location is not None and self.line else "")


@dataclass(frozen=True)
class Break:
    """Where a graph ended before the function did. code: of the catalogue; message: what was met; hint: what to do; location, function: where it stands."""

    code: str
    message: str
    hint: str
    location: Where
    function: str = ""

    @property
    def line(self) -> str:
        """The user's line."""
        return Location(*self.location).source()

    def __str__(self) -> str:
        line = f"\n    {self.line}" if self.line else ""
        return f"{headline(self.location, self.message, self.code)}{line}\n  hint: {self.hint}"


@dataclass(frozen=True)
class EagerRun:
    """A call, or the rest of one, that ran uncompiled. cause: as in ``stats().eager``; message: the cause in words; reasons: why no entry fits."""

    function: str
    location: Where
    cause: str
    code: str
    message: str
    reasons: tuple[str, ...] = ()

    @property
    def hint(self) -> str:
        """What to do about it."""
        return CATALOGUE[self.code].fix

    def __str__(self) -> str:
        lines = [headline(self.location, f"{self.function}: {self.message}", self.code), *(indent(text, "    ") for text in self.reasons)]
        return "\n".join([*lines, f"  hint: {self.hint}"])


@dataclass(frozen=True)
class Step:
    """One thing that the compiled code of a part does: a fused group of operations in one or more kernels, or a call of a function.

    kind: "loop", "reduction", "rows" (reductions and loops row by row), "search", "product", "row blocks" (several of these, block by block), or "call".
    name: what is called, where there is no kernel. members: the operations, as lines of the graph's text. shape: of what the loop goes over.
    sources: the Numba source of each kernel; none for a call. lines: the user's lines that the operations come from.
    bytes_read, bytes_written, flops: estimated for the sizes of this call. seconds: the median of ``repetitions`` runs on copies of the values, or None
    where it was not measured.
    """

    kind: str
    members: tuple[str, ...]
    shape: tuple[int, ...]
    name: str = ""
    sources: tuple[str, ...] = ()
    lines: tuple[Where, ...] = ()
    bytes_read: int = 0
    bytes_written: int = 0
    flops: int = 0
    seconds: float | None = None
    repetitions: int = 0

    def __str__(self) -> str:
        title = f"{self.kind} over {_tuple(self.shape)}" if self.sources else f"call of {self.name}"
        lines = [f"{title}: {self.figures()}", *(f"    {member}" for member in self.members)]
        for source in self.sources:
            lines += ["  source:", indent(source.rstrip(), "    ")]
        return "\n".join(lines)

    def figures(self) -> str:
        """Estimated and measured numbers in one line."""
        found = []
        if self.members:
            moved = f"reads {amount(self.bytes_read, 'B', 1024)}, writes {amount(self.bytes_written, 'B', 1024)}"
            found.append(f"{moved}, {amount(self.flops, 'flop')} (estimated)")
        if self.seconds is not None:
            rates = []
            if self.seconds > 0:
                rates = [f"{amount((self.bytes_read + self.bytes_written) / self.seconds, 'B/s')}"]
                rates += [f"{amount(self.flops / self.seconds, 'flop/s')}"] if self.flops else []
            found.append(f"{duration(self.seconds)} measured" + (f" ({', '.join(rates)})" if rates else ""))
        else:
            found.append("not measured")
        return "; ".join(found)


@dataclass(frozen=True)
class Part:
    """One captured stretch: from the start of a function, or from where one goes on after a break, to a return or a break.

    number: in the order of capture, from 0. function, location: whose code it is, and the line at which the part begins. resumed: it does not begin at
    the start of the function. graph: as Python text, "" where there is no tensor operation in it. operations: how many there are. compiled: whether
    there is anything compiled to run; if not, the stretch runs as it is, whenever these guards hold. guards: what was relied on, in the order
    of checking. steps: what the compiled code does. ended_by: the break, or None where the part ends in a return.
    recompiled_because: why the entries before it, of the same part in this very call, did not fit. backend: what made the code. seconds: of compiling.
    not_measured: why some or all steps have no measured time.
    """

    number: int
    function: str
    location: Where
    resumed: bool
    graph: str
    operations: int
    compiled: bool
    guards: tuple[Guard, ...]
    steps: tuple[Step, ...]
    ended_by: Break | None
    backend: str
    seconds: float
    recompiled_because: tuple[str, ...] = ()
    not_measured: str = ""

    @property
    def kernels(self) -> tuple[Step, ...]:
        """The steps that are compiled loops."""
        return tuple(step for step in self.steps if step.sources)

    @property
    def calls(self) -> tuple[Step, ...]:
        """The steps that call NumPy, BLAS through it, or a function of the user's."""
        return tuple(step for step in self.steps if not step.sources)

    def __str__(self) -> str:
        return "\n".join(_part_lines(self))


@dataclass(frozen=True)
class Explanation:
    """What became of one call. ``str()`` is all of it as text.

    function, location: what was called, and where it is defined. stance: the stance in force. parts: what was captured, in order, those of
    functions that the call came to included. breaks: those that were met, in order, also those of ``fullgraph=True``, which are errors. eager: what ran
    uncompiled, and why, beside the instructions at breaks. result: what the call returned. error: the exception that it raised, or None.
    """

    function: str
    location: Where
    stance: str
    parts: tuple[Part, ...] = ()
    breaks: tuple[Break, ...] = ()
    eager: tuple[EagerRun, ...] = ()
    result: Any = field(default=None, repr=False)
    error: Exception | None = None

    @property
    def graphs(self) -> tuple[str, ...]:
        """The graphs with at least one tensor operation, as Python text."""
        return tuple(part.graph for part in self.parts if part.operations and part.compiled)

    @property
    def guards(self) -> tuple[Guard, ...]:
        """The guards of all parts."""
        return tuple(guard for part in self.parts for guard in part.guards)

    @property
    def kernels(self) -> tuple[Step, ...]:
        """The compiled loops of all parts."""
        return tuple(step for part in self.parts for step in part.kernels)

    def __str__(self) -> str:
        return "\n".join(_lines(self))


@dataclass(frozen=True)
class CacheEntry:
    """One entry that a compiled function made or has hit.

    number: in order of compilation among those of its code, as in recompile messages. function, location: whose code it is, and the line at which the
    part begins. compiled: whether there is code to run; if not, it says that this stretch runs as it is. graph: as Python text; operations: tensor
    operations in it. hits: lookups that it answered, for any compiled function that shares it. guards: as in Part. ended_by: as in Part. backend: its name.
    """

    number: int
    function: str
    location: Where
    compiled: bool
    graph: str
    operations: int
    hits: int
    guards: tuple[Guard, ...]
    ended_by: Break | None
    backend: str

    def __str__(self) -> str:
        what = f"{count(self.operations, 'operation')}, backend {self.backend!r}" if self.compiled else "nothing compiled"
        lines = [f"entry {self.number} of {self.function}, {Location(*self.location)}: {what}, {count(self.hits, 'hit')}"]
        lines += [indent(self.graph.rstrip(), "  ")] if self.graph else []
        lines += ["  used while:", *(f"    {guard}" for guard in self.guards)]
        if self.ended_by is not None:
            lines.append(indent(f"ends at {self.ended_by}", "  "))
        return "\n".join(lines)


# ---- text ------------------------------------------------------------------------------------------------------------------------------------------


def _lines(explanation: Explanation) -> Iterator[str]:
    parts = [part for part in explanation.parts if part.compiled]
    operations = sum(part.operations for part in parts)
    numbers = [count(len(explanation.graphs), "graph"), count(operations, "operation"), count(len(explanation.breaks), "break")]
    yield f"{explanation.function}, {Location(*explanation.location)}: {', '.join(numbers)} (stance {explanation.stance!r})"
    for part in explanation.parts:
        yield ""
        yield from _part_lines(part)
    unseen = [found for found in explanation.breaks if all(part.ended_by != found for part in explanation.parts)]
    for title, items in (("breaks", unseen), ("ran uncompiled", explanation.eager)):
        if items:
            yield f"\n{title}:"
            for item, times in _counted(items):
                yield indent(str(item) + (f"\n  {times} times" if times > 1 else ""), "  ")
    if explanation.error is not None:
        yield f"\nthe call raised {type(explanation.error).__name__}: {explanation.error}"


def _counted(items: Any) -> list[tuple[Any, int]]:
    counts: dict[str, int] = {}
    for item in items:
        counts[str(item)] = counts.get(str(item), 0) + 1
    return list(counts.items())


def _part_lines(part: Part) -> Iterator[str]:
    where = Location(*part.location)
    begins = "goes on" if part.resumed else "begins"
    what = count(part.operations, "operation") if part.compiled else "nothing to compile"
    yield f"part {part.number}: {part.function} {begins} at {where}: {what}; compiled in {duration(part.seconds)} (backend {part.backend!r})"
    source = where.source()
    if source:
        yield f"    {source}"
    for reason in part.recompiled_because:
        yield indent(f"recompiled, because {reason}", "  ")
    if part.graph:
        yield "  graph:"
        yield indent(part.graph.rstrip(), "    ")
    if part.guards:
        yield "  used again while:"
        yield from (f"    {guard}" for guard in part.guards)
    for number, step in enumerate(part.steps):
        yield indent(f"step {number}, {step}", "  ")
    if part.not_measured:
        yield f"  not measured: {part.not_measured}"
    if part.ended_by is not None:
        yield indent(f"ends at {part.ended_by}", "  ")
    elif part.compiled:
        yield "  ends with the return"


def _tuple(sizes: tuple[int, ...]) -> str:
    return "(" + ", ".join(map(str, sizes)) + ("," if len(sizes) == 1 else "") + ")"
