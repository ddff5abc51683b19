"""Two runs of one benchmark against each other: ``python -m benchmarks compare BEFORE.json AFTER.json [--margin 0.1]`` fails where something got slower.

What is compared are ratios, ours over a reference measured in the same run, so that the two runs may be of different days.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def read(path: Path) -> dict[str, Any]:
    """The figures that ``--json`` wrote. Errors: ValueError that names the file."""
    try:
        document = json.loads(path.read_text())
    except (OSError, ValueError) as error:
        raise ValueError(f"{path}: {error}") from None
    if not isinstance(document, dict) or not {"benchmark", "results"} <= set(document):
        raise ValueError(f"{path}: holds no figures of a benchmark")
    return document


def ratios(document: dict[str, Any]) -> dict[str, float]:
    """Our time over the reference's, by name of what was measured and of whom it was measured against."""
    found: dict[str, float] = {}
    for result in document["results"]:
        if "ratios" in result:  # programs: peers' time over ours
            found.update({f"{result['name']} / {peer}": 1 / ratio for peer, ratio in result["ratios"].items()})
        else:
            found[result["name"]] = result["ratio"]
    return found


def compare(before: dict[str, Any], after: dict[str, Any], margin: float) -> tuple[list[str], bool]:
    """Lines to print, and whether nothing that both runs measured got slower by more than ``margin``.

    Errors: ValueError for runs of two benchmarks, or with nothing in common.
    """
    if before["benchmark"] != after["benchmark"]:
        raise ValueError(f"these are figures of {before['benchmark']!r} and of {after['benchmark']!r}")
    old, new = ratios(before), ratios(after)
    common = [name for name in old if name in new]
    if not common:
        raise ValueError("the two runs have measured nothing in common")
    lines, fine = [], True
    width = max(map(len, common))
    for name in common:
        change = new[name] / old[name]
        verdict = "SLOWER" if change > 1 + margin else "faster" if change < 1 / (1 + margin) else ""
        fine = fine and verdict != "SLOWER"
        lines.append(f"  {name:{width}}  {old[name]:9.3g}  {new[name]:9.3g}  {change - 1:+8.1%}  {verdict}".rstrip())
    missing = [name for name in old if name not in new]
    lines += [f"  {name:{width}}  measured before only" for name in missing]
    return lines, fine


def main(paths: list[Path], margin: float) -> int:
    """Print the comparison; 1 where something got slower. Errors: ValueError."""
    before, after = map(read, paths)
    lines, fine = compare(before, after, margin)
    print(f"{before['benchmark']}: ratios of {paths[0]} and {paths[1]}, lower is faster; slower by more than {margin:.0%} fails")
    print("\n".join(lines))
    return 0 if fine else 1
