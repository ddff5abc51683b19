"""Every size against NumPy: `python -m benchmarks scale --plot chart.html`. Programs from 1 to 1e8 elements, in 1 to 4 dimensions and odd layouts.

A ratio is NumPy's time over ours; nowhere may it be less than 1 / 1.1, but for the exceptions below, which say why.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import numpy as np

from . import measure, peers, plot

Array = np.ndarray[Any, Any]
SIZES = (1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000)
SLOWER = 1.1  # our time over NumPy's, at most
SECONDS = 0.05  # of measuring per contender and size


@dataclass(frozen=True)
class Scaled:
    """A program at any size: ``make(n)`` gives arrays of some n elements, ``of(lib)`` the function for NumPy or framestance."""

    name: str
    make: Callable[[int], list[Array]]
    of: Callable[[Any], Callable[..., Any]]


@dataclass
class Point:
    """One program at one size: seconds per call, ours and NumPy's."""

    name: str
    size: int
    ours: float
    numpy: float

    @property
    def ratio(self) -> float:
        return self.numpy / self.ours


def shaped(n: int, dims: int) -> tuple[int, ...]:
    """A shape of ``dims`` dimensions with about n elements, the last one the longest."""
    shape: list[int] = []
    for axis in range(dims, 1, -1):
        shape.append(max(1, int(n ** (1 / axis) * 0.999 + 0.5)))
        n //= shape[-1]
    return (*shape, max(1, n))


def normal(dims: int, count: int = 1, dtype: str = "float32") -> Callable[[int], list[Array]]:
    return lambda n: [np.random.default_rng(k).standard_normal(shaped(n, dims), dtype="float32").astype(dtype) for k in range(count)]


def _chain(lib: Any) -> Callable[..., Any]:
    return lambda x, y: ((x + y) * 2 - x) * y + 0.5


def _polynomial(lib: Any) -> Callable[..., Any]:
    return lambda x: ((x * 0.25 + 0.5) * x + 1.5) * x - 2.0


def _norm(lib: Any) -> Callable[..., Any]:
    return lambda x: (x - x.mean(-1).reshape(*x.shape[:-1], 1)) * 3


def _integers(n: int) -> list[Array]:
    return [np.random.default_rng(k).integers(1, 1000, shaped(n, 1)) for k in range(2)]


def _strided(n: int) -> list[Array]:
    return [np.random.default_rng(0).standard_normal(2 * n, dtype="float32")[::2]]


def _transposed(n: int) -> list[Array]:
    a, b = (np.random.default_rng(k).standard_normal(shaped(n, 2), dtype="float32") for k in range(2))
    return [a.T, np.ascontiguousarray(b.T)]


def _broadcast(n: int) -> list[Array]:
    rows, columns = shaped(n, 2)
    return [np.random.default_rng(k).standard_normal(s, dtype="float32") for k, s in enumerate(((rows, columns), (columns,), (rows, 1)))]


def _square(n: int) -> list[Array]:
    side = max(1, round(n**0.5))
    return [np.random.default_rng(k).standard_normal((side, side), dtype="float32") for k in range(2)]


PROGRAMS = (
    Scaled("x + 1", normal(1), lambda lib: lambda x: x + 1),
    Scaled("chain of 5", normal(1, 2), _chain),
    Scaled("chain of 5, 2-d", normal(2, 2), _chain),
    Scaled("chain of 5, 4-d", normal(4, 2), _chain),
    Scaled("polynomial float64, 3-d", normal(3, dtype="float64"), _polynomial),
    Scaled("exp", normal(1), lambda lib: lib.exp),
    Scaled("tanh float64", normal(1, dtype="float64"), lambda lib: lib.tanh),
    Scaled("sqrt(abs)", normal(2), lambda lib: lambda x: lib.sqrt(abs(x))),
    Scaled("integers", _integers, lambda lib: lambda a, b: (a * b + 7) // b),
    Scaled("compare and select", normal(1, 2), lambda lib: lambda x, y: lib.where(x > y, x, y * 2)),
    Scaled("strided", _strided, lambda lib: lambda x: x * 2 + 1),
    Scaled("transposed + contiguous", _transposed, lambda lib: lambda a, b: a + b),
    Scaled("matrix * row + column", _broadcast, lambda lib: lambda x, v, c: x * v + c),
    Scaled("sum", normal(1), lambda lib: lambda x: x.sum()),
    Scaled("sum, rows", normal(2), lambda lib: lambda x: x.sum(-1)),
    Scaled("sum, columns", normal(2), lambda lib: lambda x: x.sum(0)),
    Scaled("sum, middle of 3-d", normal(3), lambda lib: lambda x: x.sum(1)),
    Scaled("max", normal(1), lambda lib: lambda x: x.max()),
    Scaled("max, columns", normal(2), lambda lib: lambda x: lib.amax(x, 0)),
    Scaled("argmax", normal(1), lambda lib: lambda x: x.argmax()),
    Scaled("argmax, rows", normal(2), lambda lib: lambda x: x.argmax(-1)),
    Scaled("mean and rest, rows", normal(2), _norm),
    Scaled("matrix product", _square, lambda lib: lambda a, b: a @ b),
    Scaled("two reductions", normal(1), lambda lib: lambda x: (x.sum(), x.max(), x.min())),
)

# (program, sizes) -> why NumPy may be faster there
EXCEPTIONS: dict[tuple[str, int], str] = {}


def points(program: Scaled, largest: float, seconds: float = SECONDS) -> list[Point]:
    """The program at all sizes up to ``largest``. Errors: AssertionError where its answer is not NumPy's."""
    import framestance as fs

    plain = program.of(np)
    found = []
    for n in SIZES:
        if n <= largest:
            compiled = fs.compile(program.of(fs), fullgraph=True, dynamic=False, isolate_recompiles=True)
            arrays = program.make(n)
            tensors = [fs.from_numpy(array) for array in arrays]
            for got, wanted in zip(peers.flat(compiled(*tensors)), peers.flat(plain(*arrays)), strict=True):
                assert np.allclose(got, wanted, rtol=1e-3, atol=1e-3 * np.abs(wanted).max()), f"{program.name} of {n} elements is wrong"
            medians, _ = measure.alternating({"ours": partial(compiled, *tensors), "numpy": partial(plain, *arrays)}, seconds)
            found.append(Point(program.name, n, medians["ours"], medians["numpy"]))
    return found


def report(found: list[Point]) -> list[Point]:
    """Print the table; the points where NumPy is faster than it may be."""
    names = list(dict.fromkeys(point.name for point in found))
    sizes = sorted({point.size for point in found})
    ratios = {(point.name, point.size): point.ratio for point in found}
    print(f"scale: NumPy's time over ours by number of elements  ({measure.environment()})")
    print(f"  {'':26}" + "".join(f"{n:>9.0e}" for n in sizes))
    for name in names:
        print(f"  {name:26}" + "".join(f"{ratios[name, n]:>9.2f}" if (name, n) in ratios else f"{'-':>9}" for n in sizes))
    slow = [point for point in found if point.ratio < 1 / SLOWER]
    for point in slow:
        why = EXCEPTIONS.get((point.name, point.size))
        print(f"  {point.name}, {point.size:.0e}: {1 / point.ratio:.2f} x NumPy's time{f' ({why})' if why else '   MISSED'}")
    return [point for point in slow if (point.name, point.size) not in EXCEPTIONS]


def main(options: argparse.Namespace) -> int:
    """Measure the programs whose name has ``--only`` in it; 1 where NumPy is faster by more than a tenth."""
    chosen = [program for program in PROGRAMS if options.only in program.name]
    found: list[Point] = []
    for program in chosen:
        print(f"... {program.name}", file=sys.stderr)
        found += points(program, options.largest, SECONDS / 100 if options.smoke else SECONDS)
    missed = report(found)
    if options.json:
        rows = [asdict(point) | {"name": f"{point.name}, {point.size:.0e}", "ratio": 1 / point.ratio} for point in found]
        measure.dump(options.json, "scale", rows)
    if options.plot:
        series = {name: [(float(point.size), point.ratio) for point in found if point.name == name] for name in dict.fromkeys(p.name for p in found)}
        note = f"NumPy's time over ours by number of elements, one thread; {plot.described(measure.environment())}"
        options.plot.write_text(plot.lines("Every size against NumPy", "elements", note, series))
    return 1 if missed and not options.smoke else 0
