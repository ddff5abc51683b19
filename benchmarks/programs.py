"""Whole programs against other libraries: `python -m benchmarks programs --peers numpy,inductor,torch,jax`, medians of interleaved runs, accuracy beside speed.

A ratio is the peer's time over ours: above 1 is faster. The machine's limit is a copy of as many bytes as the program reads and writes.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

import numpy as np

from . import measure, peers, plot
from .program_list import PROGRAMS, Program
from .variants import variants

SECONDS = 0.5  # of measuring per contender
AGAINST_HAND, AGAINST_COPY = 1.15, 0.65  # most of a hand-written loop's time, and least of a copy's speed where memory is the limit


@dataclass
class Row:
    """One program: seconds per call of everybody (median, and median absolute deviation), our distance from float64, and the bars."""

    name: str
    medians: dict[str, float]
    deviations: dict[str, float]
    error: float
    compile: float
    missed: list[str] = field(default_factory=list)

    def ratio(self, peer: str) -> float:
        return self.medians[peer] / self.medians["framestance"]


def distance(program: Program, arrays: list[Any], result: Any) -> float:
    """The largest difference from the program in float64, in parts of the largest value."""
    with np.errstate(all="ignore"):
        exact = peers.flat(program.arrays(np)(*(array.astype(np.float64) for array in arrays)))
    return max(float(np.max(np.abs(got - want)) / max(np.max(np.abs(want)), 1e-300)) for got, want in zip(peers.flat(result), exact, strict=True))


def measured(program: Program, names: list[str], threads: int, smoke: bool = False) -> Row:
    """One program by framestance and the peers that can do it; ``smoke``: briefly, and only its answers are judged."""
    arrays = program.arguments(np.random.default_rng(0))
    ours = peers.framestance(program, arrays, threads)
    start = perf_counter()
    result = ours()
    compile_seconds = perf_counter() - start
    runs: dict[str, peers.Run] = {"framestance": ours}
    for name in names:
        try:
            run = peers.PEERS[name][1](program, arrays, threads)
            run()
        except NotImplementedError:
            continue
        except Exception as error:
            print(f"{program.name}: {name} cannot do it ({type(error).__name__})", file=sys.stderr)
        else:
            runs[name] = run
    source = np.ones(sum(array.nbytes for array in [*arrays, *peers.flat(result)]) // 2, np.uint8)
    target = np.ones_like(source)
    runs["copy"] = lambda: np.copyto(target, source)
    medians, deviations = measure.alternating(runs, SECONDS / 100 if smoke else SECONDS)
    row = Row(program.name, medians, deviations, distance(program, arrays, result), compile_seconds)
    others = [name for name in medians if name not in ("framestance", "copy", "hand")]
    if "inductor" in others and program.against_inductor and row.ratio("inductor") < program.against_inductor:
        row.missed.append(f"inductor {program.against_inductor:g}")
    if {"inductor", "torch", "jax"} <= set(others) and program.against_best and min(map(row.ratio, others)) < program.against_best:
        row.missed.append(f"best {program.against_best:g}")
    if "hand" in medians and row.ratio("hand") < 1 / AGAINST_HAND:
        row.missed.append(f"hand {1 / AGAINST_HAND:.2f}")
    if program.memory_bound and row.ratio("copy") < AGAINST_COPY:
        row.missed.append(f"copy {AGAINST_COPY:g}")
    if smoke:
        row.missed.clear()
    if row.error > program.rtol:
        row.missed.append(f"accuracy {program.rtol:g}")
    return row


def report(rows: list[Row], names: list[str], threads: int) -> None:
    print(f"programs, {threads} thread{'s' if threads > 1 else ''}: ratios are the peer's median time over ours  ({measure.environment()})")
    heads = "".join(f"{name:>10}" for name in names)
    print(f"  {'':28}{'ours':>12}{'±':>9}{'compile':>9}{'error':>9}{'of copy':>9}{heads}")
    for row in rows:
        ours = row.medians["framestance"]
        ratios = "".join(f"{row.ratio(name):>10.2f}" if name in row.medians else f"{'-':>10}" for name in names)
        half = row.deviations["framestance"] / ours
        columns = f"{measure.duration(ours):>12}{half:>8.1%} {row.compile * 1e3:>5.0f} ms{row.error:>9.1e}{row.ratio('copy'):>9.2f}"
        print(f"  {row.name:28}{columns}{ratios}{'   MISSED: ' + ', '.join(row.missed) if row.missed else ''}")
    for name in names:
        known = [row.ratio(name) for row in rows if name in row.medians]
        if known:
            print(f"  geometric mean of {len(known)} programs against {name}: {math.exp(statistics.fmean(map(math.log, known))):.2f}")


def main(options: argparse.Namespace) -> int:
    """Measure the programs whose name has ``--only`` in it; 1 where a bar is missed."""
    names = peers.installed(options.peers)
    chosen = PROGRAMS if options.seed is None else tuple(variants(options.seed))
    rows = [measured(program, names, options.threads, options.smoke) for program in chosen if options.only in program.name]
    report(rows, names, options.threads)
    if options.json:
        found = [asdict(row) | {"ratios": {name: row.ratio(name) for name in names if name in row.medians}} for row in rows]
        measure.dump(options.json, "programs", found, threads=options.threads)
    if options.plot:
        ratios = {row.name: {name: row.ratio(name) for name in names if name in row.medians} for row in rows}
        note = f"A peer's time over ours, {options.threads} thread(s); {plot.described(measure.environment())}"
        options.plot.write_text(plot.bars("Whole programs", note, ratios))
    return 1 if any(row.missed for row in rows) else 0
