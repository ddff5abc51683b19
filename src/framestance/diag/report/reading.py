"""Lines of JSON in: the traces of a folder as plain objects. Of a file that ends in the middle, as a killed process leaves it, the whole lines count."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SCHEMA = 1  # the newest that can be read
Record = dict[str, Any]

_NEEDED = {
    "start": {"schema", "time", "process", "command", "versions", "machine", "cpu", "processors", "threads"},
    "compile": {"id", "function", "file", "first", "last", "line", "resumed", "entry", "compiled", "backend", "operations", "graph", "nodes", "outputs"}
    | {"guards", "steps", "not_measured", "ended_by", "reasons", "calls", "begin", "seconds", "thread", "threads"},
    "break": {"time", "code", "message", "hint", "function", "file", "line"},
    "eager": {"time", "function", "file", "line", "cause", "code", "message", "stance", "reasons", "count"},
    "refused": {"time", "function", "file", "line", "code", "first", "stance", "reasons", "count"},
    "limits": {"threads", "copies", "flops"},
    "file": {"name", "text"},
    "end": {"time", "hits", "counts"},
}


class NoTraces(ValueError):
    """There is nothing to make a report of; the text says why."""


@dataclass
class Trace:
    """What one process recorded. start: when, in seconds of the clock; hits: by a compile's number; ended: whether the program, or the recording, ended."""

    name: str
    head: Record
    compiles: list[Record] = field(default_factory=list)
    breaks: list[Record] = field(default_factory=list)
    eager: list[Record] = field(default_factory=list)
    refused: list[Record] = field(default_factory=list)
    limits: dict[int, Record] = field(default_factory=dict)
    texts: dict[str, list[str]] = field(default_factory=dict)
    hits: dict[int, int] = field(default_factory=dict)
    ended: bool = False

    @property
    def start(self) -> float:
        return float(self.head["time"])

    def totals(self, kind: str) -> list[tuple[Record, int]]:
        """The last record of each kind of eager runs, or refusals, and how many there were."""
        last: dict[tuple[Any, ...], Record] = {}
        for record in getattr(self, kind):
            last[record["function"], record["file"], record["line"], record["code"], record["stance"], record.get("cause")] = record
        return [(record, record["count"]) for record in last.values()]


def read(folder: Path) -> tuple[list[Trace], list[str]]:
    """The traces in the order in which they began, and what is to be said about files that could not be read. Errors: NoTraces."""
    if not folder.is_dir():
        raise NoTraces(f"{str(folder)!r} is no folder; name the one that FRAMESTANCE_TRACE or compiler.trace was given [A005]")
    traces, notes = [], []
    for path in sorted(folder.glob("*.jsonl")):
        try:
            found = _trace(path)
        except (OSError, ValueError) as problem:
            notes.append(f"{path.name}: {problem}")
        else:
            traces.append(found)
    if not traces:
        because = "".join(f"\n  {note}" for note in notes)
        raise NoTraces(f"there are no traces in {str(folder)!r}; run the program with FRAMESTANCE_TRACE={folder} [A005]{because}")
    return sorted(traces, key=lambda trace: trace.start), notes


def _records(path: Path) -> Iterator[Record]:
    with path.open("rb") as lines:
        for line in lines:
            try:
                record = json.loads(line)
            except ValueError:
                continue
            needed = _NEEDED.get(record.get("event", "")) if isinstance(record, dict) else None
            if needed is not None and needed <= record.keys():
                yield record


def _trace(path: Path) -> Trace:
    records = _records(path)
    head = next(records, None)
    if head is None or head["event"] != "start":
        raise ValueError("not a trace of framestance, or one without its first line [A005]")
    if head["schema"] > SCHEMA:
        raise ValueError(f"written by a newer framestance (schema {head['schema']}, this one reads up to {SCHEMA}) [A005]")
    trace = Trace(path.name, head)
    lists = {"compile": trace.compiles, "break": trace.breaks, "eager": trace.eager, "refused": trace.refused}
    for record in records:
        match record["event"]:
            case "limits":
                _keep_the_best(trace.limits, record)
            case "file":
                trace.texts[record["name"]] = record["text"].splitlines()
            case "end":
                trace.hits, trace.ended = dict(record["hits"]), True
                _complete(trace, record["counts"])
            case kind if kind in lists:
                lists[kind].append(record)
    return trace


def _keep_the_best(known: dict[int, Record], record: Record) -> None:
    """Of what was measured several times, the fastest: other work on the machine only makes it slower."""
    before = known.get(record["threads"], record)
    rates: dict[int, float] = {}
    for size, rate in (*before["copies"], *record["copies"]):
        rates[size] = max(rates.get(size, 0.0), rate)
    known[record["threads"]] = {**record, "copies": sorted(rates.items()), "flops": max(before["flops"], record["flops"])}


def _complete(trace: Trace, counts: list[list[Any]]) -> None:
    """The last number of each kind that was not written one by one."""
    exact = {(kind[0], kind[1], *(kind[2] if kind[0] == "eager" else kind[2:4]), *kind[-3:-1]): kind[-1] for kind in counts}
    for name, records in (("eager", trace.eager), ("refused", trace.refused)):
        for record in records:
            which = record["cause"] if name == "eager" else record["code"]
            key = (name, record["function"], record["file"], record["line"], which, record["stance"])
            if record["count"] >= exact.get(key, 0) // 2:
                record["count"] = max(record["count"], exact.get(key, 0))
