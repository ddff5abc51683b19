"""When what was compiled: a lane for each process and thread, as wide as the page."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ..words import duration
from .entries import Function
from .markup import count, percent, text
from .reading import Trace

_LANE = 34  # pixels
_MARKS = 400  # places along the lane that are told apart


def section(functions: list[Function], traces: list[Trace]) -> str:
    """The drawing, with its axis and the meaning of its colours."""
    origin = min(trace.start for trace in traces)
    anchors = {(id(entry.trace), entry.record["id"]): entry.anchor for function in functions for entry in function.entries}
    axis = _span(traces, origin)
    lanes = []
    for trace in traces:
        threads = list(dict.fromkeys(record["thread"] for record in trace.compiles)) or ["MainThread"]
        for thread in threads:
            name = f"process {trace.head['process']}, {thread}" if len(traces) > 1 else thread
            marks = _bars(trace, thread, trace.start - origin, axis, anchors)
            if thread == threads[0]:
                marks += _ticks(trace, trace.start - origin, axis)
            lanes.append(
                f'<div class="lane-name">{text(name)}</div><svg class="lane" width="100%" height="{_LANE}" role="img" aria-label="{text(name)}">{marks}</svg>'
            )
    kinds = {
        "compile": "compile",
        "recompile": "recompile",
        "fold": "nothing to compile",
        "break": "graph break",
        "eager": "ran uncompiled",
        "refused": "refused",
    }
    legend = "".join(f'<span><i class="key {kind}"></i>{name}</span>' for kind, name in kinds.items())
    return f'<div class="timeline">{_ruler(axis)}{"".join(lanes)}</div><p class="legend">{legend}</p>'


@dataclass(frozen=True)
class Axis:
    """From when to when the lanes go, in seconds after the start of the first trace, and where a moment lies in them, from 0 to 1."""

    first: float
    last: float

    def at(self, moment: float) -> float:
        return (moment - self.first) / (self.last - self.first)


def _span(traces: list[Trace], origin: float) -> Axis:
    """Where something happens, and a little on both sides."""
    moments: list[float] = []
    for trace in traces:
        offset = trace.start - origin
        moments += [offset + record["time"] for record in (*trace.breaks, *trace.eager, *trace.refused)]
        for record in trace.compiles:
            moments += [offset + record["begin"], offset + record["begin"] + record["seconds"]]
    first, last = min(moments, default=0.0), max(moments, default=1.0)
    margin = max(last - first, 1e-3) * 0.01
    return Axis(first - margin, last + margin)


def _moment(seconds: float) -> str:
    return duration(seconds) if seconds > 0 else "0 s"


def _ruler(axis: Axis) -> str:
    parts = []
    for number in range(5):
        anchor = {0: "start", 4: "end"}.get(number, "middle")
        parts.append(f'<text x="{number * 25}%" y="12" text-anchor="{anchor}">{text(_moment(axis.first + (axis.last - axis.first) * number / 4))}</text>')
    return f'<svg class="axis" width="100%" height="16" aria-hidden="true">{"".join(parts)}</svg>'


def _bars(trace: Trace, thread: str, offset: float, axis: Axis, anchors: dict[tuple[int, int], str]) -> str:
    parts = []
    for record in trace.compiles:
        if record["thread"] == thread:
            kind = "recompile" if record["reasons"] else "compile" if record["compiled"] else "fold"
            begin, width = percent(axis.at(offset + record["begin"])), percent(record["seconds"] / (axis.last - axis.first))
            title = f"{record['function']}, line {record['line']}, entry {record['entry']}: {kind}, {count(record['operations'], 'operation')}, "
            title += duration(record["seconds"])
            shapes = f'<rect class="{kind}" x="{begin}" y="8" width="{width}" height="18"/><rect class="{kind}" x="{begin}" y="8" width="3" height="18"/>'
            parts.append(f'<a href="#{anchors[id(trace), record["id"]]}"><title>{text(title)}</title>{shapes}</a>')
    return "".join(parts)


def _ticks(trace: Trace, offset: float, axis: Axis) -> str:
    found: dict[tuple[str, int], Counter[str]] = {}
    for kind, records in (("eager", trace.eager), ("break", trace.breaks), ("refused", trace.refused)):
        for record in records:
            bucket = round(axis.at(offset + record["time"]) * _MARKS)
            message = record.get("message", "refused to compile again")
            found.setdefault((kind, bucket), Counter())[f"{record['function']}: {message} [{record['code']}]"] += 1
    parts = []
    for (kind, bucket), messages in found.items():
        title = "\n".join(f"{message}" + (f", {number} times" if number > 1 else "") for message, number in messages.items())
        top, bottom = (0, _LANE) if kind == "break" else (20, _LANE) if kind == "eager" else (0, 14)
        x = percent(bucket / _MARKS)
        parts.append(f'<line class="{kind}" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"><title>{text(title)}</title></line>')
    return "".join(parts)
