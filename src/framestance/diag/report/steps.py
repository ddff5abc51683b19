"""What the compiled code does and how fast: each step beside what the machine was measured to be able to do."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass

from ..words import amount, duration
from .entries import Function, Made
from .markup import block, code, count, folded, place, text
from .reading import Record, Trace

_SLOWEST = 12  # steps in the table of all


@dataclass(frozen=True)
class Rate:
    """What a step reached of what bounds it: bytes moved or operations. share: of the time that the limit would allow; more than 1 where it was beaten."""

    reached: float
    limit: float
    unit: str
    share: float

    def __str__(self) -> str:
        return f"{amount(self.reached, self.unit)} of {amount(self.limit, self.unit)}"


def limits_for(trace: Trace, threads: int, traces: list[Trace]) -> Record | None:
    """The machine's limits with so many threads, or else with others; from another process of the same machine where this one has none."""
    same = [other for other in (trace, *traces) if other.head["machine"] == trace.head["machine"] and other.limits]
    for other in same:
        if threads in other.limits:
            return other.limits[threads]
    return next(iter(same[0].limits.values())) if same else None


def copy_rate(limits: Record, size: int) -> float:
    """Bytes per second of a copy that reads and writes ``size`` bytes, between the sizes that were measured on the logarithmic scale.

    >>> copy_rate({"copies": [[1024, 1e9], [4096, 3e9]]}, 2048)
    2000000000.0
    """
    points = [(math.log2(bytes_), float(rate)) for bytes_, rate in limits["copies"]]
    at = math.log2(max(size, 1))
    for (a, low), (b, high) in itertools.pairwise(points):
        if at <= b:
            return low + (high - low) * max(0.0, at - a) / (b - a)
    return points[-1][1]


def rate_of(step: Record, limits: Record | None) -> Rate | None:
    """How near to its limit a measured step came: of copying where that takes longer than the operations would, else of float32 products."""
    moved, seconds = step["read"] + step["written"], step["seconds"]
    if not seconds or limits is None or not (moved or step["flops"]):
        return None
    memory = copy_rate(limits, moved)
    by_memory, by_operations = moved / memory, step["flops"] / limits["flops"]
    if by_memory >= by_operations:
        return Rate(moved / seconds, memory, "B/s", by_memory / seconds)
    return Rate(step["flops"] / seconds, limits["flops"], "flop/s", by_operations / seconds)


def title(step: Record) -> str:
    """What it is."""
    shape = " x ".join(map(str, step["shape"])) or "one element"
    return f"{step['kind']} over {shape}" if step["sources"] else f"call of {step['name']}"


def _meter(rate: Rate | None) -> str:
    if rate is None:
        return '<span class="meter none"></span>'
    width = min(100.0, rate.share * 100)
    kind = "good" if rate.share >= 0.5 else "fair" if rate.share >= 0.2 else "poor"
    return f'<span class="meter"><i class="{kind}" style="width:{width:.1f}%"></i></span>'


def row(number: str, step: Record, rate: Rate | None, about: str = "") -> str:
    """One line of a table of steps, which becomes two on a narrow page."""
    time = duration(step["seconds"]) if step["seconds"] is not None else "not measured"
    share = "" if rate is None else f"{rate.share:.0%}" if rate.share >= 0.01 else "&lt; 1%"
    reached = str(rate) if rate is not None else ""
    name = f'<span class="name"><b>{text(number)}</b> {text(title(step))}{about}</span>'
    figures = f'<span class="share">{share}</span><span class="reached">{text(reached)}</span>'
    return f'<span class="step">{name}<span class="time">{text(time)}</span>{_meter(rate)}{figures}</span>'


def details(entry: Made, traces: list[Trace]) -> str:
    """All steps of an entry, each with its operations, its lines and its source."""
    limits = limits_for(entry.trace, entry.record["threads"], traces)
    parts = []
    for number, step in enumerate(entry.record["steps"]):
        moved = ""
        if step["members"]:
            moved = f"reads {amount(step['read'], 'B', 1024)}, writes {amount(step['written'], 'B', 1024)}, {amount(step['flops'], 'flop')} (estimated)"
        if step["repetitions"]:
            moved += f"; median of {count(step['repetitions'], 'run')}"
        lines = ", ".join(place(file, line) for file, line in step["lines"])
        body = f"<p>{text(moved)}{'; from ' if lines and moved else ''}{lines}</p>"
        body += f"<h5>Operations</h5>{block(chr(10).join(step['members']))}" if step["members"] else ""
        for source in step["sources"]:
            body += f"<h5>Kernel source</h5>{block(source)}"
        parts.append(folded(row(f"{number}", step, rate_of(step, limits)), body, id=f"{entry.anchor}-s{number}", kind="kernel"))
    problem = entry.record["not_measured"]
    return "".join(parts) + (f"<p>Not measured: {text(problem)}.</p>" if problem else "")


def _copies(limits: Record) -> str:
    return ", ".join(f"{amount(rate, 'B/s')} for {amount(size, 'B', 1024)}" for size, rate in limits["copies"])


def section(functions: list[Function], traces: list[Trace]) -> str:
    """What the machine can do, and the steps that take longest."""
    measured: dict[tuple[str, int], Record] = {}
    for trace in traces:
        for threads, limits in trace.limits.items():
            measured.setdefault((trace.head["machine"], threads), limits)
    parts = []
    several = len({machine for machine, _ in measured}) > 1
    for (machine, threads), limits in measured.items():
        where = f" on {code(machine)}" if several else ""
        parts.append(
            f"<p>Measured{where} with {count(threads, 'thread')}: copies move {text(_copies(limits))} (read and written; the small ones by one thread, "
            f"in its cache), a float32 product does {text(amount(limits['flops'], 'flop/s'))}. A step is held against whichever of the two allows it "
            "less; more than 100% says that the machine had other work while its limits were measured.</p>"
        )
    found: list[tuple[float, str]] = []
    for function in functions:
        for entry in function.entries:
            limits_here = limits_for(entry.trace, entry.record["threads"], traces)
            for number, step in enumerate(entry.record["steps"]):
                if step["seconds"] is not None:
                    about = f" <small>of {text(function.name)}, entry {entry.record['entry']}{text(entry.process)}, step {number}</small>"
                    line = row("", step, rate_of(step, limits_here), about)
                    found.append((step["seconds"], f'<a class="kernel" href="#{entry.anchor}-s{number}">{line}</a>'))
    found.sort(key=lambda pair: -pair[0])
    if not found:
        return "".join(parts) + "<p>No step was measured.</p>"
    named = f"the {_SLOWEST} slowest of {len(found)}" if len(found) > _SLOWEST else count(len(found), "step")
    return "".join(parts) + f'<p>One run of each step; {named}:</p><div class="steps">{"".join(line for _, line in found[:_SLOWEST])}</div>'
