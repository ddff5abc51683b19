"""The report as one page that needs nothing else: it reads on a phone, follows the reader's light or dark colours, and prints."""

from __future__ import annotations

from typing import Any

from ..diag.report.markup import folded
from ..diag.report.markup import text as escape
from .report import place, totals_text

STYLE = """
:root { color-scheme: light dark; --line: #8884; --bad: #c22; --good: #2a7; }
body { font: 16px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .35rem .5rem; text-align: right; vertical-align: top; }
th:first-child, td:first-child { overflow-wrap: anywhere; text-align: left; }
pre { border-left: 3px solid var(--line); font-size: .85rem; margin: .4rem 0; overflow-wrap: anywhere; padding-left: .6rem; white-space: pre-wrap; }
summary { cursor: pointer; overflow-wrap: anywhere; }
.failed, .error { color: var(--bad); } .passed { color: var(--good); }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { border-bottom: 1px solid var(--line); display: block; padding: .4rem 0; }
  td { border: 0; display: inline-block; padding: .1rem .8rem .1rem 0; text-align: left; }
  td:first-child { display: block; }
  td[data-name]::before { content: attr(data-name) " "; opacity: .7; }
}
"""
COLUMNS = ("compiles", "seconds", "recompiles", "breaks", "hits")


def page(document: dict[str, Any]) -> str:
    """The HTML text of a report."""
    tests = sorted(document["tests"], key=lambda test: (not test["breaches"], -test["seconds"]))
    options = ", ".join(f"{name}: {value}" for name, value in document["options"].items() if value not in (None, False))
    parts = [
        f"<p>{escape(totals_text(document['totals']))}.</p>",
        f"<p>Python {escape(document['python'])}{escape('; ' + options if options else '')}</p>",
        *(f'<pre class="failed">{escape(text)}</pre>' for text in document["late"]),
        "<h2>Tests</h2>",
        _table([(test, _name(test)) for test in tests] + [(part, escape(part["name"])) for part in document["outside"]]),
    ]
    if not tests:
        parts.append("<p>No test compiled anything or ran compiled code.</p>")
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    title = "framestance: compiled code"
    lines = [
        "<!doctype html>",
        f'<html lang="en">\n<head>{head}<title>{title}</title><style>{STYLE}</style></head>',
        f"<body>\n<h1>{title}</h1>",
        *parts,
        "</body>\n</html>\n",
    ]
    return "\n".join(lines)


def _name(test: dict[str, Any]) -> str:
    run = f", run {test['attempt']}" if test["attempt"] > 1 else ""
    worker = f", {escape(test['worker'])}" if test.get("worker") else ""
    outcome = escape(test["outcome"])
    label = f'{escape(test["name"])} <span class="{outcome}">{outcome}</span>{run}{worker}'
    details = _details(test) + "".join(f"<p>{escape(part['name'])}</p>{_details(part)}" for part in test["fixtures"])
    return folded(label, details, opened=bool(test["breaches"])) if details else label


def _details(part: dict[str, Any]) -> str:
    texts = [f'<pre class="failed">{escape(text)}</pre>' for text in part.get("breaches", ())]
    told = "\n".join(part.get("breaches", ()))
    texts += [f"<pre>{escape(item['outcome'])}: {escape(item['text'])}</pre>" for item in part["recompiles"] if item["text"] not in told]
    texts += [f"<pre>{escape(_break_text(item))}</pre>" for item in part["breaks"]]
    texts += [
        f"<pre>{escape(item['file'])}:{item['line']}: {escape(item['function'])}: {item['compiles']} compiled in {item['seconds']:.3f} s</pre>"
        for item in part["functions"]
    ]
    if part["eager"]:
        texts.append(f"<pre>uncompiled runs: {escape(', '.join(f'{cause} {count}' for cause, count in part['eager'].items()))}</pre>")
    return "".join(texts)


def _break_text(item: dict[str, Any]) -> str:
    hint = f"\n  hint: {item['hint']}" if item["hint"] else ""
    return f"{place(item)}graph break in {item['function']}: {item['message']} [{item['code']}]{hint}"


def _table(rows: list[tuple[dict[str, Any], str]]) -> str:
    head = "".join(f"<th>{name}</th>" for name in ("test", *COLUMNS))
    lines = [f"<tr><td>{name}</td>{''.join(f'<td data-name={column}>{_cell(part, column)}</td>' for column in COLUMNS)}</tr>" for part, name in rows]
    return f"<table><thead><tr>{head}</tr></thead><tbody>\n" + "\n".join(lines) + "\n</tbody></table>"


def _cell(part: dict[str, Any], column: str) -> str:
    value = part[column]
    return f"{value:.3f}" if column == "seconds" else str(len(value) if isinstance(value, list) else value)
