"""What README and docs say about speed, written from what other benchmarks measured: `python -m benchmarks figures PROGRAMS.json STARTUP.json ...`.

The files are those that ``--json`` wrote. A run of the programs gives a table, the chart and a column of README's comparison; of the applications, a
table; of the starts, lines of the comparison. README's part lies between two comments; all else in it stays.
"""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from . import plot
from .measure import duration

PROJECT = Path(__file__).resolve().parents[1]
BEGIN, END = "<!-- written by `python -m benchmarks figures` -->", "<!-- end of what is written by `python -m benchmarks figures` -->"
PEERS = {"inductor": "torch.compile", "torch": "torch", "jax": "JAX", "numexpr": "numexpr", "numpy": "NumPy"}
SMALLEST = "x + 1, 3 elements"
# What no benchmark measures, and whoever chooses must know: (what, framestance, then as PEERS).
ALSO = (
    ("gradients, GPU", "no", "yes", "yes", "yes", "no", "no"),
    ("Python that the compiler does not understand", "runs uncompiled", "runs uncompiled", "-", "an error", "an error", "-"),
    ("a changed shape", "no kernel is compiled", "compiles, then dynamic", "-", "compiles", "-", "-"),
    ("operations", "[a table](docs/operations.md)", "nearly all of torch", "all of torch", "most of NumPy", "elementwise and sums", "all of NumPy"),
)

Runs = dict[str, list[dict[str, Any]]]


def read(files: Sequence[Path]) -> Runs:
    """The runs by benchmark. Errors: ValueError for a file that holds none, OSError for one that cannot be read."""
    runs: Runs = {"programs": [], "applications": [], "startup": []}
    for file in files:
        try:
            run = json.loads(file.read_text())
            runs[run["benchmark"]].append(run)
        except (json.JSONDecodeError, KeyError, TypeError):
            raise ValueError(f"{file} is no run of {', '.join(runs)} written by --json") from None
    if not runs["programs"]:
        raise ValueError("a run of programs is needed: python -m benchmarks programs --peers numpy,inductor,torch,jax,numexpr --json FILE")
    return runs


def rows_of(cells: Sequence[Sequence[str]]) -> str:
    """A table in Markdown, of which the first row is the head."""
    head, *rest = ["| " + " | ".join(row) + " |" for row in cells]
    return "\n".join([head, "|---" * len(cells[0]) + "|", *rest])


def ratios(run: dict[str, Any], peer: str) -> dict[str, float]:
    return {row["name"]: row["ratios"][peer] for row in run["results"] if peer in row["ratios"]}


def threads_of(run: dict[str, Any]) -> str:
    count = run["environment"]["threads"]
    return f"{count} thread{'s' if count != '1' else ''}"


def measured_on(run: dict[str, Any]) -> str:
    """Where and with what a run was made."""
    return ", ".join(f"{key} {value}" for key, value in run["environment"].items() if key != "threads")


def programs_table(run: dict[str, Any]) -> str:
    cells = [["program", "framestance", "of a copy's speed", *PEERS.values()]]
    for row in run["results"]:
        own, copy = row["medians"]["framestance"], row["medians"].get("copy")
        columns = [f"{row['ratios'][peer]:.2f}" if peer in row["ratios"] else "-" for peer in PEERS]
        cells.append([row["name"], duration(own), f"{copy / own:.2f}" if copy else "-", *columns])
    means = [f"{math.exp(statistics.fmean(map(math.log, found.values()))):.2f}" if (found := ratios(run, peer)) else "-" for peer in PEERS]
    return rows_of([*cells, ["geometric mean", "", "", *means]])


def applications_table(run: dict[str, Any]) -> str:
    others = ("uncompiled", "numpy", "torch")
    cells = [["application", "compiled", "graph breaks", *others]]
    for row in run["results"]:
        columns = [f"{row['ratios'][name]:.2f}" if name in row["ratios"] else "-" for name in others]
        cells.append([row["name"], duration(row["medians"]["compiled"]), str(len(row["breaks"])), *columns])
    return rows_of(cells)


def startup_table(run: dict[str, Any]) -> str:
    cells = [["what a fresh process does", "framestance", "the other", "ratio"]]
    cells += [[row["name"], *(duration(row[side]["median"]) for side in ("ours", "reference")), f"{row['ratio']:.2f}"] for row in run["results"]]
    return rows_of(cells)


def comparison(runs: Runs) -> str:
    """README's table: one column a library."""
    cells = [["", "framestance", *PEERS.values()]]
    for run in runs["programs"]:
        found = {peer: ratios(run, peer) for peer in PEERS}
        count, last = len(run["results"]), threads_of(run)
        means = [f"{math.exp(statistics.fmean(map(math.log, one.values()))):.2f}" if one else "-" for one in found.values()]
        worst = [f"{min(one.values()):.2f}" if one else "-" for one in found.values()]
        cells.append([f"time of {count} programs, {last}, over framestance's: geometric mean", "1", *means])
        cells.append(["where framestance does worst", "1", *worst])
    small = next((row["medians"] for row in runs["programs"][0]["results"] if row["name"] == SMALLEST), {})
    if small:
        cells.append([f"one call, {SMALLEST}", *(duration(small[name]) if name in small else "-" for name in ("framestance", *PEERS))])
    for run in runs["startup"][:1]:
        sides = {row["name"]: (row["ours"]["median"], row["reference"]["median"]) for row in run["results"]}
        for title, name in (("first result of a fresh process, nothing cached", "first compile"), ("each further compile", "a further compile")):
            found_by = {peer: sides[f"{name} / {peer}'s"] for peer in PEERS if f"{name} / {peer}'s" in sides}
            if found_by:
                own = next(iter(found_by.values()))[0]
                cells.append([title, duration(own), *(duration(found_by[peer][1]) if peer in found_by else "-" for peer in PEERS)])
    return rows_of([*cells, *map(list, ALSO)])


def page(runs: Runs) -> str:
    """docs/benchmarks.md."""
    parts = ["# Benchmarks", "", "Written by `python -m benchmarks figures` from runs on one machine; `make bench` makes such runs on yours.", ""]
    for run in runs["programs"]:
        parts += [
            f"## Programs, {threads_of(run)}",
            "",
            "`python -m benchmarks programs`: times of the libraries over framestance's, medians of interleaved runs ",
        ]
        parts += [f"({measured_on(run)}). More than 1 means that framestance is faster.", "", programs_table(run), ""]
    parts += ["![The programs](images/programs.svg)", ""]
    for run in runs["applications"]:
        parts += ["## Applications", "", f"`python -m benchmarks applications`, in the same way ({measured_on(run)}).", "", applications_table(run), ""]
    for run in runs["startup"]:
        parts += ["## Starts", "", f"`python -m benchmarks startup` ({measured_on(run)}).", "", startup_table(run), ""]
    return "\n".join(parts)


def main(files: Sequence[Path], project: Path = PROJECT) -> int:
    """Write them. Errors: ValueError for files that are no such runs, or a README without the comments."""
    runs = read(files)
    readme = project / "README.md"
    text = readme.read_text()
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        raise ValueError(f"{readme} must have {BEGIN} and {END}, once each")
    first = runs["programs"][0]
    chart = {row["name"]: {PEERS[peer]: row["ratios"][peer] for peer in ("inductor", "torch", "jax") if peer in row["ratios"]} for row in first["results"]}
    (project / "docs" / "images" / "programs.svg").write_text(plot.bars_picture(f"Time over framestance's, {threads_of(first)}", chart))
    (project / "docs" / "benchmarks.md").write_text(page(runs))
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    note = f"Measured with {measured_on(first)}; [docs/benchmarks.md](docs/benchmarks.md) has every program."
    readme.write_text(f"{before}{BEGIN}\n\n{comparison(runs)}\n\n{note}\n\n{END}{after}")
    return 0
