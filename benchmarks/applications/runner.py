"""Runs the applications uncompiled, compiled, in plain NumPy and by torch, compares what they give, and judges them.

Bars: results agree; nothing breaks the graph in what is compiled, the inner loops; compiled is at least as fast as everybody else on each application, and
twice as fast as the fastest other one on three. A ratio is the other's median time over compiled's: above 1 is faster.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

import numpy as np

from .. import measure
from ..peers import installed
from .entries import APPLICATIONS, Application

SECONDS = 2.0  # of measuring per contender
TWICE, ON = 2.0, 3
PEERS = ("numpy", "torch")


@dataclass
class Row:
    """One application: seconds per run of everybody (median, and median absolute deviation), what was compiled, and the bars."""

    name: str
    medians: dict[str, float]
    deviations: dict[str, float]
    first: float
    graphs: int
    operations: int
    breaks: list[tuple[str, str, int]]
    missed: list[str] = field(default_factory=list)

    def ratio(self, peer: str) -> float:
        return self.medians[peer] / self.medians["compiled"]

    @property
    def ratios(self) -> dict[str, float]:
        return {name: self.ratio(name) for name in self.medians if name != "compiled"}


def distance(found: Any, wanted: Any) -> float:
    """The largest difference, in parts of the largest value; infinite where shapes differ."""
    pairs = list(zip(_arrays(found), _arrays(wanted), strict=True))
    if any(a.shape != b.shape for a, b in pairs):
        return float("inf")
    return max(float(np.max(np.abs(a - b)) / max(np.max(np.abs(b)), 1e-300)) for a, b in pairs)


def _arrays(result: Any) -> list[Any]:
    return [np.asarray(value, dtype=np.float64) for value in (result if isinstance(result, tuple | list) else [result])]


def contenders(application: Application, names: Sequence[str], threads: int, brief: bool) -> tuple[dict[str, Any], list[Any]]:
    """Everybody's run, and the compiled functions."""
    import framestance

    framestance.set_num_threads(threads)
    compiled: list[Any] = []

    def compile(function: Any) -> Any:
        compiled.append(framestance.compile(function))
        return compiled[-1]

    with framestance.no_grad():
        runs = {"compiled": application.make(framestance, compile, brief), "uncompiled": application.make(framestance, lambda function: function, brief)}
    if "numpy" in names and application.numpy:
        runs["numpy"] = application.numpy(brief)
    if "torch" in names and not application.plain:
        import torch

        torch.set_num_threads(threads)
        torch.set_grad_enabled(False)
        runs["torch"] = application.make(torch, lambda function: function, brief)
    return runs, compiled


def measured(application: Application, names: Sequence[str], threads: int, brief: bool) -> Row:
    """One application by everybody; ``brief``: small, and only its answers are judged."""
    import framestance

    runs, compiled = contenders(application, names, threads, brief)
    start = perf_counter()
    result = runs["compiled"]()
    first = perf_counter() - start
    medians, deviations = measure.alternating(runs, SECONDS / 100 if brief else SECONDS)
    found = [framestance.compiler.stats(one) for one in compiled]
    breaks = sorted({one for stats in found for one in stats.breaks})
    row = Row(application.name, medians, deviations, first, sum(s.graphs for s in found), sum(s.operations for s in found), breaks)
    row.missed = [] if brief else missed_bars(row)
    for name, run in runs.items():
        tolerance = application.tolerance if name in ("compiled", "uncompiled") else application.between_libraries
        if tolerance is not None and not (apart := distance(run(), result)) <= tolerance:
            row.missed.append(f"agrees with {name} ({apart:.1e} apart)")
    return row


def missed_bars(row: Row) -> list[str]:
    """What is wanted of an application's compiled run and is not so."""
    slower = [f"as fast as {name}" for name, ratio in row.ratios.items() if ratio < 1]
    return [*(["no graph break"] if row.breaks else []), *slower]


def report(rows: Sequence[Row], threads: int) -> None:
    print(f"applications, {threads} thread{'s' if threads > 1 else ''}: ratios are the other's median time over compiled's  ({measure.environment()})")
    others = [name for name in ("uncompiled", *PEERS) if any(name in row.medians for row in rows)]
    print(f"  {'':22}{'compiled':>12}{'±':>7}{'first run':>12}{'graphs':>8}{'ops':>6}{'breaks':>8}" + "".join(f"{name:>20}" for name in others))
    for row in rows:
        ours = row.medians["compiled"]
        line = f"  {row.name:22}{measure.duration(ours):>12}{row.deviations['compiled'] / ours:>7.1%}{row.first:>10.1f} s"
        line += f"{row.graphs:>8}{row.operations:>6}{len(row.breaks):>8}"
        for name in others:
            known = name in row.medians
            line += f"{f'{row.ratio(name):.2f} ±{row.deviations[name] / row.medians[name]:.1%}' if known else '-':>20}"
        print(line + (f"   MISSED: {', '.join(row.missed)}" if row.missed else ""))
    for row in rows:
        for code, file, line_number in row.breaks:
            print(f"  {row.name}: break {code} at {file.rsplit('/', 1)[-1]}:{line_number}")


def main(options: argparse.Namespace) -> int:
    """Measure the applications whose name has ``--only`` in it; 1 where a bar is missed."""
    unknown = [name for name in options.peers if name not in PEERS]
    if unknown:
        print(f"applications: {', '.join(unknown)} cannot run them; --peers takes {', '.join(PEERS)}", file=sys.stderr)
        return 2
    names, rows = installed(options.peers), []
    for application in APPLICATIONS:
        if options.only not in application.name:
            continue
        if importlib.util.find_spec(application.needs) is None:
            print(f"{application.name}: {application.needs} is not installed: skipped")
            continue
        rows.append(measured(application, names, options.threads, options.smoke))
    report(rows, options.threads)
    twice = sum(min(row.ratios.values()) >= TWICE for row in rows)
    enough = options.smoke or bool(options.only) or twice >= ON
    if not options.smoke:
        print(f"  twice as fast as everybody else: {twice} of {len(rows)}, at least {ON} wanted{'' if enough else ': MISSED'}")
    if options.json:
        measure.dump(options.json, "applications", [asdict(row) | {"ratios": row.ratios} for row in rows], threads=options.threads)
    return 0 if enough and not any(row.missed for row in rows) else 1
