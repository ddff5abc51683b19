"""Why something was compiled again, or may not be: for each older entry what its guard expected beside what came, and the line that made the guard."""

from __future__ import annotations

from collections.abc import Iterable

from .entries import Function, Made, line_of
from .markup import code, count, folded, place, text
from .reading import Record, Trace

_OPEN = 8  # recompiles whose nearest entry is shown without a click


def section(functions: list[Function], traces: list[Trace]) -> str:
    """All recompiles, function by function, and the calls that were refused one."""
    parts, shown = [], 0
    for function in functions:
        made = [entry for entry in function.entries if entry.record["reasons"]]
        if made:
            parts.append(f"<h3>{code(function.name)} <small>{count(len(made), 'recompile')}</small></h3>")
        for entry in made:
            head = f'<a href="#{entry.anchor}">entry {entry.record["entry"]}</a>{text(entry.process)} was compiled, because '
            parts.append(_card(head, entry.record["reasons"], function.entries, entry.trace, shown < _OPEN))
            shown += 1
    refused = [(trace, record, number) for trace in traces for record, number in trace.totals("refused") if record["reasons"]]
    if refused:
        parts.append(f"<h3>Refused <small>{count(sum(number for *_, number in refused), 'call')}</small></h3>")
    for trace, record, number in refused:
        head = f"{code(record['function'])}: the stance {code(record['stance'])} refused to compile it again {count(number, 'time')}, because "
        entries = [entry for function in functions for entry in function.entries if entry.record["function"] == record["function"]]
        parts.append(_card(head, record["reasons"], entries, trace, True))
    return "".join(parts) or "<p>Nothing was compiled a second time.</p>"


def _card(head: str, reasons: list[Record], entries: Iterable[Made], trace: Trace, opened: bool) -> str:
    nearest, others = reasons[0], reasons[1:]
    head = f'<span class="chip recompile">{text(nearest["code"])}</span> {head}<b>{text(nearest["guard"])}</b> differs'
    body = _reason(nearest, "the nearest entry", entries, trace, named=False)
    if others:
        more = "".join(_reason(reason, "entry", entries, trace) for reason in others)
        body += folded("the other entry did not fit either" if len(others) == 1 else f"{len(others)} other entries did not fit either", more)
    return folded(head, body, kind="card", opened=opened)


def _reason(reason: Record, who: str, entries: Iterable[Made], trace: Trace, named: bool = True) -> str:
    known = next((e for e in entries if e.record["entry"] == reason["entry"] and e.trace is trace), None)
    number = f'<a href="#{known.anchor}">{reason["entry"]}</a>' if known is not None else str(reason["entry"])
    sides = (
        f'<div class="side"><div class="label">{text(who)}, {number}, expected</div><div class="value">{text(reason["expected"])}</div></div>'
        f'<div class="side got"><div class="label">this call had</div><div class="value">{text(reason["got"] or "something else")}</div></div>'
    )
    because = ""
    if reason["file"]:
        line = line_of(trace, reason["file"], reason["line"])
        because = f'<p class="because">{place(reason["file"], reason["line"])} {code(line) if line else ""}</p>'
    guard = f'<p class="guard">{text(reason["guard"])} <span class="chip recompile">{text(reason["code"])}</span></p>' if named else ""
    return f'<div class="reason">{guard}<div class="sides">{sides}</div>{because}<p class="hint">{text(reason["hint"])}</p></div>'
