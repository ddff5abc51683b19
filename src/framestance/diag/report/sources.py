"""The user's source, line by line: what of it is compiled, where it breaks, which guards it made. Functions that were inlined follow their caller."""

from __future__ import annotations

import ast
import functools
from dataclasses import dataclass, field

from .entries import Function
from .markup import code, count, folded, listing, place, text
from .reading import Record

_NEAR = 3  # lines around one that there is something to say about, of a function that is too long to be shown
_LONG = 150
_KERNELS = 4  # named beside a line


@dataclass
class Line:
    """What there is to say about a line."""

    compiled: bool = False
    calls: bool = False
    begins: bool = False
    kernels: list[tuple[str, int]] = field(default_factory=list)  # entry's anchor, step
    guards: dict[str, set[int]] = field(default_factory=dict)  # text -> entries
    breaks: dict[tuple[str, str, str], int] = field(default_factory=dict)


Lines = dict[tuple[str, int], Line]


def annotated(function: Function) -> str:
    """The source of a function and of what was inlined into it."""
    lines = _collect(function)
    trace = function.entries[0].trace
    texts = {name: found for entry in reversed(function.entries) for name, found in entry.trace.texts.items()}
    parts = [_listing(function.file, function.first, function.last, texts, lines)]
    inlined: dict[tuple[str, int, int, str], set[tuple[str, int]]] = {}
    for entry in function.entries:
        for call in entry.record["calls"]:
            key = call["file"], call["first"], call["last"], call["function"]
            inlined.setdefault(key, set()).update((file, line) for file, line in call["from"])
    package = trace.head.get("package") or "?"
    users: list[str] = []
    ours: list[str] = []
    for (file, first, last, name), callers in sorted(inlined.items()):
        if any(file == f and first <= line <= last for f, line in lines):
            library = file.startswith(package + "/")
            known = sorted(caller for caller in callers if not caller[0].startswith(package + "/"))
            whence = ", called at " + ", ".join(place(*caller) for caller in known[:3]) + (", ..." if len(known) > 3 else "") if known else ""
            head = f"{code(name)} <small>inlined, {place(file, first)}{whence}</small>"
            (ours if library else users).append(folded(head, _listing(file, first, last, texts, lines), kind="inlined", opened=not library))
    parts += users
    if ours:
        parts.append(folded(f"{count(len(ours), 'function')} of framestance that {'was' if len(ours) == 1 else 'were'} inlined", "".join(ours), kind="inlined"))
    return "".join(parts)


def _collect(function: Function) -> Lines:
    lines: Lines = {}

    def at(file: str, line: int) -> Line:
        return lines.setdefault((file, line), Line())

    for entry in function.entries:
        record = entry.record
        if record["compiled"]:
            at(function.file, record["line"]).begins = True
        for node in record["nodes"]:
            if node["file"] and node["op"] not in ("input", "number", "size") and record["compiled"]:
                at(node["file"], node["line"]).compiled = True
        for guard in record["guards"]:
            if guard["file"]:
                at(guard["file"], guard["line"]).guards.setdefault(guard["text"], set()).add(record["entry"])
        found = record["ended_by"]
        if found is not None:
            breaks = at(found["file"], found["line"]).breaks
            key = found["code"], found["message"], found["hint"]
            breaks[key] = breaks.get(key, 0) + 1
        _mark_calls(record, lines)
    for main in function.main():
        for number, step in enumerate(main.record["steps"]):
            for file, line in step["lines"]:
                at(file, line).kernels.append((main.anchor, number))
    return lines


def _mark_calls(record: Record, lines: Lines) -> None:
    """The calls, from the inside to the outside, of what has compiled lines."""
    calls = [(call, [(file, line) for file, line in call["from"]]) for call in record["calls"]]
    changed = record["compiled"]
    while changed:
        changed = False
        for call, callers in calls:
            inside = any(
                (line.compiled or line.calls) and file == call["file"] and call["first"] <= number <= call["last"] for (file, number), line in lines.items()
            )
            for caller in callers if inside else ():
                line = lines.setdefault(caller, Line())
                if not line.calls:
                    line.calls = changed = True


def _listing(file: str, first: int, last: int, texts: dict[str, list[str]], lines: Lines) -> str:
    found = texts.get(file, [])
    if not 0 < first <= len(found):
        told = sorted(number for name, number in lines if name == file and first <= number <= last)
        known = "".join(_row(number, "", lines[file, number]) for number in told)
        return f'<p>The source was not recorded.</p><div class="source">{known}</div>'
    last = max(last, _ends("\n".join(found)).get(first, 0))
    numbers = range(first, min(last, len(found)) + 1)
    if len(numbers) > _LONG:
        interesting = [number for name, number in lines if name == file and first <= number <= last]
        wanted = {first + i for i in range(_NEAR)} | {number + i for number in interesting for i in range(-_NEAR, _NEAR + 1)}
    else:
        wanted = set(numbers)
    indent = min((len(s) - len(s.lstrip()) for number in numbers if (s := found[number - 1].expandtabs(4)).strip()), default=0)
    rows, skipped = [], False
    for number in numbers:
        if number in wanted:
            rows.append(_row(number, found[number - 1].expandtabs(4)[indent:], lines.get((file, number))))
        elif not skipped:
            rows.append('<div class="line gap">...</div>')
        skipped = number not in wanted
    return f'<div class="source">{"".join(rows)}</div>'


@functools.lru_cache(maxsize=64)
def _ends(source: str) -> dict[int, int]:
    """First line, decorators included, and last line of each function in a file; nothing where it is no plain Python, as in notebooks."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return {}
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]): node.end_lineno or node.lineno for node in found}


def _row(number: int, source: str, line: Line | None) -> str:
    if line is None:
        return f'<div class="line"><span class="no">{number}</span><code>{text(source)}</code></div>'
    kinds = [name for name, on in (("broken", line.breaks), ("compiled", line.compiled), ("through", line.calls)) if on]
    chips = []
    if line.compiled:
        chips.append('<span class="chip compile">compiled</span>')
    elif line.calls:
        chips.append('<span class="chip through">inlined</span>')
    for anchor, step in line.kernels[:_KERNELS]:
        chips.append(f'<a class="chip" href="#{anchor}-s{step}">step {step}</a>')
    if len(line.kernels) > _KERNELS:
        chips.append(f'<span class="chip">+{len(line.kernels) - _KERNELS}</span>')
    if line.breaks:
        chips.append('<span class="chip break">broken here</span>')
    if line.guards:
        facts = listing(
            f"{text(fact)} <small>{'entry' if len(entries) == 1 else 'entries'} {', '.join(map(str, sorted(entries)))}</small>"
            for fact, entries in line.guards.items()
        )
        chips.append(folded(f"{count(len(line.guards), 'guard')} made here", facts, kind="guards"))
    notes = "".join(
        f'<div class="note"><b>[{text(key)}]</b> {text(message)}{f" ({number} times)" if number > 1 else ""}<br>{text(hint)}</div>'
        for (key, message, hint), number in line.breaks.items()
    )
    shown = f'<span class="no">{number}</span><code>{text(source)}</code><span class="chips">{"".join(chips)}</span>'
    return f'<div class="line {" ".join(kinds)}">{shown}{notes}</div>'
