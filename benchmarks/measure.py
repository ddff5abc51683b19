"""Times statements against each other on a machine that is never quiet, and judges the ratio against a bar.

The two sides of a comparison alternate in blocks of a fraction of a millisecond, in one process and with the collector off:
whatever slows the machine down slows both, and other work spoils some blocks but never all of them. The minimum over the
blocks is therefore the figure that is judged; the median is printed beside it.
"""

from __future__ import annotations

import gc
import importlib.metadata
import json
import platform
import statistics
import timeit
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

import numpy as np
import pyperf

BLOCK_SECONDS = 200e-6
ROUNDS = 500
LONG_BLOCK_SECONDS, LEAST_BLOCKS, MOST_BLOCKS = 2e-3, 5, 60


@dataclass(frozen=True)
class Timing:
    """Seconds per execution of one statement."""

    minimum: float
    median: float

    @classmethod
    def of(cls, samples: Sequence[float]) -> Timing:
        """What several measurements of it say."""
        return cls(min(samples), statistics.median(samples))


@dataclass(frozen=True)
class Result:
    """One compared pair, the highest ratio it may have, and the one it aims at."""

    name: str
    ours: Timing
    reference: Timing
    limit: float
    stretch: float | None = None

    @property
    def ratio(self) -> float:
        """Our time over the reference's: below 1 is faster."""
        return self.ours.minimum / self.reference.minimum

    @property
    def passed(self) -> bool:
        return self.ratio <= self.limit


@dataclass(frozen=True)
class Check:
    """A fact that must hold besides the timings."""

    name: str
    passed: bool
    detail: str = ""


def block_size(timer: timeit.Timer) -> int:
    """How many executions fill a block; the first ones also warm caches and compile."""
    timer.timeit(3)
    number = 1
    while (seconds := timer.timeit(number)) < BLOCK_SECONDS / 2:
        number *= 2
    return max(1, round(number * BLOCK_SECONDS / seconds))


def interleaved(statement: str, *namespaces: Mapping[str, object], rounds: int = ROUNDS) -> list[Timing]:
    """One timing per namespace of the same statement, measured in alternating blocks."""
    timers = [timeit.Timer(statement, globals=dict(namespace)) for namespace in namespaces]
    numbers = [block_size(timer) for timer in timers]
    samples: list[list[float]] = [[] for _ in timers]
    order = list(range(len(timers)))
    gc.collect()
    for _ in range(rounds):
        for index in order:
            samples[index].append(timers[index].timeit(numbers[index]) / numbers[index])
        order.reverse()  # nobody is always the first after somebody else's cache contents
    return [Timing.of(series) for series in samples]


def alternating(runs: Mapping[str, Callable[[], object]], seconds: float) -> tuple[dict[str, float], dict[str, float]]:
    """Median and median absolute deviation of the seconds per call of each, from alternating blocks of ``seconds`` per contender altogether."""
    numbers: dict[str, int] = {}
    samples: dict[str, list[float]] = {name: [] for name in runs}
    for name, run in runs.items():
        run()
        start = perf_counter()
        run()
        numbers[name] = max(1, round(LONG_BLOCK_SECONDS / max(perf_counter() - start, 1e-7)))
    order = list(runs)
    gc.collect()
    gc.disable()
    try:
        end = perf_counter() + seconds * len(runs)
        while len(samples[order[0]]) < LEAST_BLOCKS or (perf_counter() < end and len(samples[order[0]]) < MOST_BLOCKS):
            for name in order:
                run, number = runs[name], numbers[name]
                start = perf_counter()
                for _ in range(number):
                    run()
                samples[name].append((perf_counter() - start) / number)
            order.reverse()
    finally:
        gc.enable()
    found = {name: pyperf.Benchmark([pyperf.Run(series, metadata={"name": name}, collect_metadata=False)]) for name, series in samples.items()}
    return {name: one.median() for name, one in found.items()}, {name: one.median_abs_dev() for name, one in found.items()}


def duration(seconds: float) -> str:
    """A time with a unit that suits it."""
    for unit, size in (("ns", 1e-9), ("us", 1e-6)):
        if seconds < 1000 * size:
            return f"{seconds / size:.1f} {unit}"
    return f"{seconds * 1e3:.2f} ms"


def environment() -> dict[str, str]:
    """What a reader of the figures must know."""
    return {"python": platform.python_version(), "numpy": np.__version__, "machine": platform.machine(), "system": platform.system()}


def particulars(threads: int) -> dict[str, str]:
    """What whoever compares libraries must know too: the processor, and the libraries that are installed."""
    versions = {name: found for name in ("numba", "torch", "jax", "numexpr") if (found := _version(name))}
    return environment() | versions | {"processor": _processor(), "threads": str(threads)}


def _version(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    fields = dict(line.split(":", 1) for line in lines if ":" in line)
    found = {name.strip(): value.strip() for name, value in fields.items()}
    wide = "with AVX-512" if "avx512f" in found.get("flags", "") else "without AVX-512"
    return f"{found.get('model name', platform.processor())} {wide}"


def report(title: str, results: Sequence[Result], checks: Sequence[Check], against: str = "NumPy") -> bool:
    """Print the table and the checks; whether all of them hold."""
    print(f"{title}  ({', '.join(f'{key} {value}' for key, value in environment().items())})")
    width = max(len(result.name) for result in results) if results else 0
    print(f"  {'':{width}}  {'framestance':>22}  {against:>22}  {'ratio':>7}  {'at most':>7}")
    for result in results:
        columns = "  ".join(f"{duration(side.minimum):>10} ({duration(side.median):>9})" for side in (result.ours, result.reference))
        stretch = "" if result.stretch is None else f"  (aim {result.stretch:g}{' reached' if result.ratio <= result.stretch else ''})"
        print(f"  {result.name:{width}}  {columns}  {result.ratio:7.3f}  {result.limit:7.3g}  {'ok' if result.passed else 'MISSED'}{stretch}")
    for check in checks:
        print(f"  {check.name}: {'ok' if check.passed else 'MISSED'}{f' ({check.detail})' if check.detail else ''}")
    print("  times: minimum (median) over interleaved blocks; the ratio compares minima")
    return all(item.passed for item in [*results, *checks])


def write_json(path: Path, title: str, results: Sequence[Result], checks: Sequence[Check]) -> None:
    """The same for machines: seconds, ratios, bars."""
    dump(path, title, [asdict(result) | {"ratio": result.ratio, "passed": result.passed} for result in results], [asdict(check) for check in checks])


def dump(path: Path, title: str, rows: Sequence[Mapping[str, object]], checks: Sequence[Mapping[str, object]] = (), threads: int = 1) -> None:
    """A benchmark's figures as JSON, with what a reader of them must know."""
    path.write_text(json.dumps({"benchmark": title, "environment": particulars(threads), "results": list(rows), "checks": list(checks)}, indent=2) + "\n")
