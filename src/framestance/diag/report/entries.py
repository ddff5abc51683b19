"""What the pages' parts share: the functions that were compiled, with their entries from all processes, and the lines of their files."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .reading import Record, Trace


@dataclass(frozen=True)
class Made:
    """An entry: its record, the trace that it is from, its place in the page; process: says which, where there are several; shown: in full."""

    record: Record
    trace: Trace
    anchor: str
    process: str
    shown: bool = True

    @property
    def hits(self) -> int | None:
        """Calls that it answered; None where the process did not live to tell."""
        return self.trace.hits.get(self.record["id"])


@dataclass
class Function:
    """A code object that was compiled, in whatever process."""

    name: str
    file: str
    first: int
    last: int
    anchor: str
    entries: list[Made] = field(default_factory=list)
    breaks: list[Record] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        return sum(float(entry.record["seconds"]) for entry in self.entries)

    def main(self) -> list[Made]:
        """Of each part, which begin at different lines, the entry that was used most, the last one of several."""
        best: dict[tuple[int, bool], Made] = {}
        for entry in self.entries:
            part = entry.record["line"], entry.record["resumed"]
            if entry.record["steps"] and (part not in best or (entry.hits or 0) >= (best[part].hits or 0)):
                best[part] = entry
        return list(best.values())


def functions_of(traces: list[Trace], most: int) -> list[Function]:
    """All of them, in the order of their first compile. At most ``most`` entries are shown in full: those that took longest to compile."""
    found: dict[tuple[Any, ...], Function] = {}
    order = sorted((-record["seconds"], number, record["id"]) for number, trace in enumerate(traces) for record in trace.compiles)
    shown = {(number, id_) for _, number, id_ in order[:most]}
    for number, trace in enumerate(traces):
        process = f" of process {trace.head['process']}" if len(traces) > 1 else ""
        for record in trace.compiles:
            key = record["file"], record["first"], record["function"]
            function = found.get(key)
            if function is None:
                function = Function(record["function"], record["file"], record["first"], record["last"], f"f{len(found)}")
                found[key] = function
            full = (number, record["id"]) in shown
            function.entries.append(Made(record, trace, f"e{number}-{record['id']}" if full else function.anchor, process, full))
            if record["ended_by"] is not None:
                function.breaks.append(record["ended_by"])
    return list(found.values())


def line_of(trace: Trace, file: str, line: int) -> str:
    """A line of a file, without indentation; "" where it was not recorded."""
    lines = trace.texts.get(file, [])
    return lines[line - 1].strip() if 0 < line <= len(lines) else ""
