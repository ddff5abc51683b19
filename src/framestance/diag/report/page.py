"""The page: a summary, the timeline, recompiles, kernels, and each function with its source and its entries."""

from __future__ import annotations

import shlex
import time
from pathlib import Path

from ..codes import CATALOGUE
from ..words import duration
from . import recompiles, sources, steps, timeline
from .drawing import drawing
from .entries import Function, Made, functions_of
from .markup import block, code, count, folded, listing, place, text
from .reading import Trace
from .style import STYLE

_DETAILED = 200  # entries that are shown in full; of more, those that took longest to compile


def page(folder: Path, traces: list[Trace], notes: list[str]) -> str:
    """The whole page as HTML."""
    functions = functions_of(traces, _DETAILED)
    sections = {
        "timeline": ("Timeline", timeline.section(functions, traces)),
        "recompiles": ("Recompiles", recompiles.section(functions, traces)),
        "kernels": ("Kernels", steps.section([_shown(function) for function in functions], traces)),
        "functions": ("Functions", "".join(_function(function, traces) for function in functions) or "<p>Nothing was compiled.</p>"),
        "uncompiled": ("Ran uncompiled", _uncompiled(traces)),
    }
    links = "".join(f'<a href="#{id}">{title}</a>' for id, (title, _) in sections.items())
    body = "".join(f'<section id="{id}"><h2>{title}</h2>{part}</section>' for id, (title, part) in sections.items())
    head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    # No request leaves the page: not even for an icon.
    head += (
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; img-src data:"><link rel="icon" href="data:,">'
    )
    head += f"<title>framestance report: {text(folder.name)}</title><style>{STYLE}</style></head>"
    return f"{head}<body><header>{_summary(traces, functions, notes)}<nav>{links}</nav></header><main>{body}</main></body></html>\n"


def _shown(function: Function) -> Function:
    """The function with those entries that are shown in full."""
    entries = [entry for entry in function.entries if entry.shown]
    return Function(function.name, function.file, function.first, function.last, function.anchor, entries)


def _summary(traces: list[Trace], functions: list[Function], notes: list[str]) -> str:
    compiles = [record for trace in traces for record in trace.compiles if record["compiled"]]
    again = sum(bool(record["reasons"]) for record in compiles)
    breaks = sum(len(trace.breaks) for trace in traces)
    eager = sum(number for trace in traces for _, number in trace.totals("eager"))
    refused = sum(number for trace in traces for _, number in trace.totals("refused"))
    hits = sum(sum(trace.hits.values()) for trace in traces)
    tiles = [
        (len(compiles), "entry" if len(compiles) == 1 else "entries", "compile"),
        (again, "recompile" if again == 1 else "recompiles", "recompile" if again else ""),
        (breaks, "graph break" if breaks == 1 else "graph breaks", "break" if breaks else ""),
        (eager, "eager run" if eager == 1 else "eager runs", "eager" if eager else ""),
        *([(refused, "refused", "refused")] if refused else []),
        (hits, "hit" if hits == 1 else "hits", ""),
    ]
    numbers = "".join(f'<div class="tile {kind}"><b>{number:,}</b>{name}</div>' for number, name, kind in tiles)
    numbers += f'<div class="tile"><b>{text(duration(sum(record["seconds"] for record in compiles)) if compiles else "0 s")}</b>compiling</div>'
    first = traces[0].head
    versions = ", ".join(f"{name} {version}" for name, version in first["versions"].items())
    began = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(traces[0].start))
    about = f"{text(first['cpu'])}, {count(first['processors'], 'processor')}, {count(first['threads'], 'thread')}; {text(versions)}; began {began}"
    rows = [_process(trace) for trace in traces]
    processes = rows[0] if len(rows) == 1 else folded(f"{len(rows)} processes", listing(rows))
    problems = listing(text(note) for note in notes)
    warning = f'<div class="warning">Not read: {problems}</div>' if notes else ""
    return f'<h1>framestance report</h1><div class="about">{processes}<p>{about}</p></div>{warning}<div class="tiles">{numbers}</div>'


def _process(trace: Trace) -> str:
    state = "" if trace.ended else ' <span class="chip eager">its trace has no end: still running, or killed; hits are unknown</span>'
    return f"{code(shlex.join(map(str, trace.head['command'])))} <small>process {trace.head['process']}</small>{state}"


def _function(function: Function, traces: list[Trace]) -> str:
    compiled = [entry for entry in function.entries if entry.record["compiled"]]
    hits = [entry.hits for entry in compiled if entry.hits is not None]
    facts = [
        count(len(compiled), "compiled part") if any(e.record["resumed"] for e in compiled) else f"{len(compiled)} entr{'y' if len(compiled) == 1 else 'ies'}"
    ]
    facts += [count(sum(hits), "hit")] if hits else []
    facts += [f"{duration(function.seconds)} compiling"]
    kinds = {found["code"] for found in function.breaks}
    facts += [f"breaks {', '.join(sorted(kinds))}"] if kinds else []
    head = f'<h3 id="{function.anchor}">{code(function.name)} {place(function.file, function.first)} <small>{text(", ".join(facts))}</small></h3>'
    shown = _shown(function)
    main = shown.main()
    aside = ""
    if main and len(compiled) > 1:
        named = " and ".join(f'<a href="#{entry.anchor}">entry {entry.record["entry"]}</a>{text(entry.process)}' for entry in main)
        aside = f'<p class="aside">Steps beside the lines are those of {named}.</p>'
    body = sources.annotated(shown) + aside if shown.entries else ""
    parts = [_entry(entry, traces, entry in main) for entry in shown.entries]
    left = len(function.entries) - len(shown.entries)
    parts += [f"<p>{left} more entr{'y' if left == 1 else 'ies'}, of those that took least time to compile, not shown.</p>"] if left else []
    return f'<article>{head}{body}<div class="entries">{"".join(parts)}</div></article>'


def _entry(entry: Made, traces: list[Trace], main: bool) -> str:
    record = entry.record
    hits = "hits unknown" if entry.hits is None else count(entry.hits, "hit")
    begins = f"goes on at line {record['line']}" if record["resumed"] else "from its start"
    kind = "recompile" if record["reasons"] else "compile" if record["compiled"] else "fold"
    what = count(record["operations"], "operation") if record["compiled"] else "nothing to compile"
    chip = f'<span class="chip {kind}">{kind if kind != "fold" else "runs as it is"}</span>'
    numbers = f"{begins}, {what}, {hits}, {duration(record['seconds'])}, backend {record['backend']}"
    head = f"<b>entry {record['entry']}</b>{text(entry.process)} {chip} <small>{text(numbers)}</small>"
    parts = []
    if record["reasons"]:
        reason = record["reasons"][0]
        parts.append(
            f"<p>Made because of {text(reason['guard'])}: expected {code(reason['expected'])}, got {code(reason['got'])} [{text(reason['code'])}].</p>"
        )
    found = record["ended_by"]
    if found is not None:
        where = place(found["file"], found["line"])
        parts.append(f"<p>Ends at {where}: {text(found['message'])} [{text(found['code'])}].</p>")
    if record["operations"]:
        parts.append(f"<h4>Steps</h4>{steps.details(entry, traces)}")
        drawn = drawing(record, entry.anchor)
        parts.append(folded("Graph, drawn", drawn, opened=main) if drawn else "")
        parts.append(folded("Graph as Python", block(record["graph"])))
    facts = (f"{text(guard['text'])} {place(guard['file'], guard['line']) if guard['file'] else ''}" for guard in record["guards"])
    parts.append(folded(f"Used again while {count(len(record['guards']), 'guard')} hold{'s' if len(record['guards']) == 1 else ''}", listing(facts, "facts")))
    return folded(head, "".join(parts), id=entry.anchor, kind="entry", opened=main)


def _uncompiled(traces: list[Trace]) -> str:
    parts = []
    for trace in traces:
        for record, number in trace.totals("eager"):
            fix = CATALOGUE[record["code"]].fix if record["code"] in CATALOGUE else ""
            head = f'<span class="chip eager">{text(record["code"])}</span> {code(record["function"])} {place(record["file"], record["line"])}'
            parts.append(f"<p>{head} {count(number, 'time')}: {text(record['message'])} (stance {code(record['stance'])}).<br><small>{text(fix)}</small></p>")
    parts = parts[:_DETAILED] + ([f"<p>{len(parts) - _DETAILED} more are not shown.</p>"] if len(parts) > _DETAILED else [])
    return "".join(parts) or "<p>No call ran uncompiled.</p>"
