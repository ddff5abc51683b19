"""The file of ``--compile-report``: a versioned document, as JSON or as a page."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from ..diag.words import count

SCHEMA = "framestance-compile-report"
VERSION = 1  # raised when a field changes its meaning or goes; new fields may come without


def document(tests: list[dict[str, Any]], outside: list[dict[str, Any]], late: list[str], options: dict[str, Any], python: str) -> dict[str, Any]:
    """The whole report; docs/pytest.md says what is in it. Tests by name, so that two runs compare."""
    ordered = sorted(tests, key=lambda test: (test["name"], test["attempt"]))
    head = {"schema": SCHEMA, "version": VERSION, "python": python, "options": options, "totals": totals(tests, outside)}
    return {**head, "tests": ordered, "outside": outside, "late": late}


def totals(tests: list[dict[str, Any]], outside: list[dict[str, Any]]) -> dict[str, Any]:
    """Sums over tests, the fixtures that they set up, their earlier runs, and what happened outside of tests."""
    parts = [part for test in tests for part in (test, *test["fixtures"], *(each for run in test["earlier"] for each in (run, *run["fixtures"])))]
    parts += outside
    outcomes = Counter(item["outcome"] for part in parts for item in part["recompiles"])
    eager: Counter[str] = Counter()
    for part in parts:
        eager.update(part["eager"])
    return {
        "tests": len(tests),
        "failed": sum(bool(test["breaches"]) for test in tests),
        "compiles": sum(part["compiles"] for part in parts),
        "seconds": round(sum(part["seconds"] for part in parts), 6),
        "hits": sum(part["hits"] for part in parts),
        "recompiles": {kind: outcomes[kind] for kind in ("made", "refused", "hidden")},
        "breaks": sum(len(part["breaks"]) for part in parts),
        "eager": dict(sorted(eager.items())),
    }


def totals_text(sums: dict[str, Any]) -> str:
    """The sums in a sentence."""
    again = sums["recompiles"]
    kinds = ", ".join(f"{again[kind]} {kind}" for kind in ("made", "refused", "hidden") if again[kind])
    text = f"{count(sums['tests'], 'test')}: {count(sums['compiles'], 'compile')} in {sums['seconds']:.2f} s, {count(sum(again.values()), 'recompile')}"
    text += (f" ({kinds})" if kinds else "") + f", {count(sums['breaks'], 'graph break')}, {count(sums['hits'], 'hit')}"
    if sums["eager"]:
        text += "; uncompiled runs: " + ", ".join(f"{cause} {number}" for cause, number in sums["eager"].items())
    return text


def place(item: dict[str, Any]) -> str:
    """``file:line: ``, or nothing where that is not known."""
    return f"{item['file']}:{item['line']}: " if item["line"] else ""


def write(path: Path, made: dict[str, Any]) -> None:
    """Write the document in the format that the path's name says."""
    if path.suffix == ".json":
        text = json.dumps(made, indent=1, ensure_ascii=True) + "\n"
    else:
        from .page import page

        text = page(made)
    path.write_text(text, encoding="utf-8", errors="xmlcharrefreplace" if path.suffix == ".html" else "strict")
