"""Many programs by seed: what they had in common, and every difference once per kind. A run that ends the process is a difference, too."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from t12_fuzz.counting import counted
from t12_fuzz.differential import Outcome, run
from t12_fuzz.grammar import seeded
from t12_fuzz.open_differences import title_of

SILENCE = 180  # seconds without a result after which a worker is taken for stuck
NUMBA_EVERY = 150  # of so many programs one runs on kernels, which take long to make


@dataclass
class Totals:
    """Sums over the outcomes of programs, and the differences by kind."""

    programs: int = 0
    captured: int = 0
    calls: int = 0
    errors: int = 0
    operations: int = 0
    eager_operations: int = 0
    breaks: Counter[str] = field(default_factory=Counter)
    skipped: Counter[str] = field(default_factory=Counter)
    known: Counter[str] = field(default_factory=Counter)
    kinds: dict[str, list[int]] = field(default_factory=dict)  # kind of difference -> seeds
    reports: dict[str, str] = field(default_factory=dict)  # the first one's report

    def add(self, seed: int, outcome: Outcome) -> bool:
        """Count an outcome; whether it shows a kind of difference that is new."""
        if outcome.skipped:
            self.skipped[outcome.skipped] += 1
        self.programs += 1
        self.captured += outcome.graphs > 0
        self.calls += outcome.calls
        self.errors += outcome.errors
        self.operations += outcome.operations
        self.eager_operations += outcome.eager_operations
        self.breaks.update(outcome.breaks)
        if outcome.difference is None:
            return False
        title = title_of(outcome.difference)
        if title is not None:
            self.known[title] += 1
            return False
        return self.differs(outcome.difference.kind, seed, str(outcome.difference))

    def differs(self, kind: str, seed: int, report: str) -> bool:
        """Keep a difference; whether its kind is new."""
        self.kinds.setdefault(kind, []).append(seed)
        return self.reports.setdefault(kind, report) is report

    def merge(self, other: dict[str, Any]) -> None:
        """Add what a worker counted."""
        for name in ("programs", "captured", "calls", "errors", "operations", "eager_operations"):
            setattr(self, name, getattr(self, name) + other[name])
        for name in ("breaks", "skipped", "known"):
            getattr(self, name).update(other[name])
        for kind, seeds in other["kinds"].items():
            for seed in seeds:
                self.differs(kind, seed, other["reports"][kind])

    @property
    def captured_share(self) -> float:
        """Programs with at least one captured graph, of all."""
        return self.captured / max(self.programs, 1)

    @property
    def compiled_share(self) -> float:
        """Tensor operations that compiled code did, of those that the plain runs did."""
        return 1 - self.eager_operations / max(self.operations, 1)

    def __str__(self) -> str:
        differing = sum(map(len, self.kinds.values()))
        return "\n".join(
            [
                f"{self.programs} programs, {self.captured_share:.1%} with a captured graph; {self.calls} calls, {self.errors / max(self.calls, 1):.1%} raised",
                f"{self.operations} tensor operations, {self.compiled_share:.1%} from compiled code",
                "graph breaks: " + ", ".join(f"{code} {count}" for code, count in self.breaks.most_common()),
                *([f"skipped: {dict(self.skipped)}"] if self.skipped else []),
                *(f"known, open: {title} ({count} programs)" for title, count in self.known.most_common()),
                f"{differing} programs differ, in {len(self.kinds)} ways",
                *(f"  {len(seeds)} times, first by seed {seeds[0]}: {kind}" for kind, seeds in self.kinds.items()),
            ]
        )


def backend_of(seed: int) -> str:
    """Most programs run on the reference interpreter, which gives the very same bits."""
    return "numba" if seed % NUMBA_EVERY == NUMBA_EVERY - 1 else "eager"


def run_seeds(seeds: range, told: Callable[[int, Outcome], None] = lambda seed, outcome: None) -> Totals:
    """Run the programs of ``seeds`` in this process."""
    totals = Totals()
    with counted() as counter:
        for seed in seeds:
            outcome = run(seeded(seed), backend_of(seed), counter)
            totals.add(seed, outcome)
            told(seed, outcome)
    return totals


# ------------------------------------------------------------------ in a process of its own


def worker(first: int, count: int) -> None:
    """Run programs and write one line of JSON per program."""
    channel = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what programs write past sys.stdout does not disturb the channel

    def tell(seed: int, outcome: Outcome) -> None:
        totals = Totals()
        totals.add(seed, outcome)
        channel.write(json.dumps(vars(totals)) + "\n")
        channel.flush()

    run_seeds(range(first, first + count), tell)


def _lines(process: subprocess.Popen[str]) -> Iterator[str]:
    """The worker's lines until it ends or says nothing for too long."""
    assert process.stdout is not None
    while True:
        ready, _, _ = select.select([process.stdout], [], [], SILENCE)
        line = process.stdout.readline() if ready else ""
        if not line:
            return
        yield line


def run_apart(first: int, count: int, told: Callable[[Totals], None]) -> Totals:
    """Run programs in worker processes, a new one after each that died; ``told`` hears of the totals after each program."""
    totals = Totals()
    seed, end = first, first + count
    environment = {**os.environ, "FRAMESTANCE_STRICT": "1", "PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])}
    while seed < end:
        command = [sys.executable, "-X", "faulthandler", "-m", "t12_fuzz", "--worker", "--seed", str(seed), "--count", str(min(end - seed, 1000))]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, bufsize=1)
        begin, limit = seed, min(end, seed + 1000)
        for line in _lines(process):
            totals.merge(json.loads(line))
            seed += 1
            told(totals)
        if seed < limit:
            stuck = process.poll() is None and not _ends_soon(process)
            process.kill()
            errors = process.communicate()[1]
            last = errors.strip().splitlines()[-1] if errors.strip() else ""
            kind = "stuck" if stuck else f"crash with {process.returncode} after {last[:100]}"
            totals.differs(kind, seed, f"{kind}, seed {seed} (in a process that began with {begin})\n{errors[-4000:]}\n{seeded(seed).source}")
            totals.programs += 1
            seed += 1
        process.wait()
    return totals


def _ends_soon(process: subprocess.Popen[str]) -> bool:
    for _ in range(50):
        if process.poll() is not None:
            return True
        time.sleep(0.1)
    return False
