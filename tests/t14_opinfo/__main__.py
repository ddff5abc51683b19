"""`make opinfo`: torch's own sample inputs (OpInfo, float32), run uncompiled and compiled and held against torch's answers.

    python -m t14_opinfo [--write PAGE] [--details] [NAME ...]    entries by name, all without one

Exit status 1: something crashed, or a run of everything stays below the shares that are asked for.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

PLAIN_BAR, COMPILED_BAR = 8000, 7000


@dataclass
class Tally:
    """One entry's samples by what became of them."""

    samples: int = 0
    plain: int = 0
    compiled: int = 0
    missing: bool = False
    crashes: int = 0
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, found: dict) -> None:
        if "skipped" in found:
            return
        self.samples += 1
        if found.get("missing"):
            self.missing = True
            return
        self.plain += found.get("plain") == ""
        self.compiled += found.get("compiled") == ""
        text = found.get("plain") or (f"compiled: {found['compiled']}" if found.get("compiled") else "")
        if text:
            self.reasons[text] += 1


def run(names: list[str]) -> dict[str, Tally]:
    """Every entry's tally; a crash is counted, and the run goes on behind it."""
    tallies: dict[str, Tally] = {}
    first = begin = 0
    while True:
        process = subprocess.Popen([sys.executable, "-m", "t14_opinfo.worker", str(first), str(begin), *names], stdout=subprocess.PIPE, text=True)
        at = None
        for line in process.stdout:
            found = json.loads(line)
            if "entry" in found:
                at = found
                tallies.setdefault(at["name"], Tally())
            elif at is not None:
                tallies[at["name"]].add(found)
                at = {**at, "done": True}
        if process.wait() == 0:
            return tallies
        if at is None or at.get("done"):
            raise SystemExit(f"the worker ended with status {process.returncode} between samples, after {at}")
        tallies[at["name"]].crashes += 1
        print(f"crash in sample {at['sample']} of {at['name']}: status {process.returncode}", file=sys.stderr)
        first, begin = at["entry"], at["sample"] + 1


def page(tallies: dict[str, Tally]) -> str:
    """The generated page: totals, what is missing, what differs."""
    total, plain, compiled, crashes = (sum(getattr(t, name) for t in tallies.values()) for name in ("samples", "plain", "compiled", "crashes"))
    lines = [
        "# Torch's sample inputs",
        "",
        "Made by `make opinfo`: the float32 samples of torch 2.13's OpInfo entries (`torch`, `torch.nn.functional`, `torch.linalg`, `torch.special`),",
        "run by framestance uncompiled and compiled, against torch's answers in dtype, shape and values.",
        "",
        f"Of {total} samples {plain} agree uncompiled, {compiled} captured and compiled; {crashes} crashed.",
        "",
        "## Not all samples agree",
        "",
        "| entry | samples | agree | compiled | most frequent reason |",
        "|---|---|---|---|---|",
    ]
    for name, t in sorted(tallies.items()):
        if not t.missing and t.compiled < t.samples:
            reason = t.reasons.most_common(1)[0][0].splitlines()[0].replace("|", "\\|")[:120] if t.reasons else ""
            lines.append(f"| `{name}` | {t.samples} | {t.plain} | {t.compiled} | {reason} |")
    missing = sorted(name for name, t in tallies.items() if t.missing)
    lines += ["", "## Missing", "", ", ".join(f"`{name}` ({tallies[name].samples})" for name in missing) + "."]
    whole = sorted(name for name, t in tallies.items() if t.samples and t.compiled == t.samples)
    lines += ["", "## All samples agree, compiled too", "", ", ".join(f"`{name}`" for name in whole) + ".", ""]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--write", type=Path, help="where the generated page goes")
    parser.add_argument("--details", action="store_true", help="every reason of every entry")
    given = parser.parse_args()
    tallies = run(given.names)
    if given.details:
        for name, t in tallies.items():
            print(f"{name}: {t.samples} samples, {t.plain} agree, {t.compiled} compiled{', missing' if t.missing else ''}")
            for text, count in t.reasons.most_common(6):
                print(f"    {count:>4}  {text.splitlines()[0][:200]}")
    text = page(tallies)
    print(next(line for line in text.splitlines() if line.startswith("Of ")))
    if given.write:
        given.write.write_text(text)
    enough = given.names or (sum(t.plain for t in tallies.values()) >= PLAIN_BAR and sum(t.compiled for t in tallies.values()) >= COMPILED_BAR)
    return 0 if enough and not any(t.crashes for t in tallies.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
