"""What fresh processes pay: a bare import, the first compile and further ones with an empty cache, the first result with a warm one.

Every figure is taken in processes of its own, contenders in turn; imports count, the interpreter's own start does not. Peers that compile (inductor, jax)
are asked for the same functions with empty caches too.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from . import peers
from .measure import Check, Result, Timing, report, write_json

IMPORTS, STARTS, SLOW_STARTS = 15, 7, 3
HEAVY = ("numba", "llvmlite", "bytecode", "scipy", "pytest")
IMPORT, FIRST, FURTHER, FURTHER_JAX, WARM = 1.5, 1 / 12, 1 / 10, 3.0, 1.2  # our time over the reference's, at most

# Prints seconds: to the first result, and of each of five further functions. {prelude} makes `jit`, `lib`, `x` and `wait`.
COMPILES = """
import json, time
start = time.perf_counter()
{prelude}
functions = [
    lambda x: lib.exp(x) * 2.5 + x,
    lambda x: lib.sqrt(lib.sin(x) * x + 3.5) - 1.25,
    lambda x: lib.tanh(x * 0.5) * (x + 4.5) / 3.0,
    lambda x: (x - 1.5) * (x - 2.5) * (x - 3.5) + lib.cos(x),
    lambda x: lib.log(x * x + 5.5) * 0.125,
    lambda x: x / (1.0 + lib.exp(-x)) + 6.5,
]
seconds = []
for function in functions:
    wait(jit(function)(x))
    seconds.append(time.perf_counter() - start)
    start = time.perf_counter()
print(json.dumps([*seconds, {after}]))
"""
PRELUDES = {
    "framestance": "import framestance as lib\njit, x, wait = lib.compile, lib.ones(1000), lambda y: y",
    "inductor": "import torch as lib\nlib.set_grad_enabled(False)\njit, x, wait = lib.compile, lib.ones(1000), lambda y: y",
    "jax": "import jax, jax.numpy as lib\njit, x, wait = jax.jit, lib.ones(1000, dtype='float32'), jax.block_until_ready",
}
AFTER = {
    # another shape, dtype kept: no kernel is compiled for it
    "framestance": "(lambda before: [wait(jit(functions[0], dynamic=d)(lib.ones(n, 7))) for n in (3, 40) for d in (True, False)] "
    "and lib.compiler.cache_info().misses - before)(lib.compiler.cache_info().misses), lib.compiler.cache_info().misses, 'numba' in __import__('sys').modules",
}
WARM_PROGRAM = "import framestance as lib\nlib.compile(lambda x: lib.exp(x) * 2.5 + x)(lib.ones(1000))"


def _run(code: str, **settings: str) -> str:
    # An installed package has its bytecode; a tree in which none may be written would be compiled at each import.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | settings
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment).stdout


def _seconds(code: str, **settings: str) -> float:
    return float(_run(f"import time; start = time.perf_counter()\n{code}\nprint(time.perf_counter() - start)", **settings))


def imports() -> tuple[list[Result], list[Check]]:
    """A bare import beside NumPy's, and the rule that nothing heavy is loaded."""
    _seconds("import framestance")  # compiles what has no .pyc yet
    pairs = [(_seconds("import framestance"), _seconds("import numpy")) for _ in range(IMPORTS)]
    ours, numpy = (Timing.of(list(column)) for column in zip(*pairs, strict=True))
    loaded = _run(f"import sys, framestance; print([m for m in {HEAVY} if m in sys.modules])").strip()
    return [Result("import framestance / import numpy", ours, numpy, IMPORT)], [Check("nothing heavy is loaded", loaded == "[]", loaded)]


def compiles(contender: str, folder: Path) -> list[object]:
    """What COMPILES prints with empty caches below ``folder``, which does not exist yet."""
    settings = {"FRAMESTANCE_CACHE_DIR": str(folder / "framestance"), "TORCHINDUCTOR_CACHE_DIR": str(folder / "inductor"), "TORCHINDUCTOR_COMPILE_THREADS": "1"}
    found: list[object] = json.loads(_run(COMPILES.format(prelude=PRELUDES[contender], after=AFTER.get(contender, "None")), **settings))
    return found


def cold(names: list[str]) -> tuple[list[Result], list[Check]]:
    """First and further compiles against those of ``names``."""
    firsts: dict[str, list[float]] = {name: [] for name in names}
    further: dict[str, list[float]] = {name: [] for name in names}
    after: list[object] = []
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(SLOW_STARTS):
            for name in names:
                figures = compiles(name, Path(folder) / f"{name}{turn}")
                seconds = [float(str(x)) for x in figures[:6]]
                firsts[name].append(seconds[0])
                further[name].append(statistics.median(seconds[1:]))
                if name == "framestance":
                    after = figures[6:]
    results = []
    for name, limits in (("inductor", (FIRST, FURTHER)), ("jax", (math.inf, FURTHER_JAX))):
        if name in names:
            results.append(Result(f"first compile / {name}'s", Timing.of(firsts["framestance"]), Timing.of(firsts[name]), limits[0]))
            results.append(Result(f"a further compile / {name}'s", Timing.of(further["framestance"]), Timing.of(further[name]), limits[1]))
    if not results:
        ours = Timing.of(firsts["framestance"])
        results.append(Result("a further compile / the first one", Timing.of(further["framestance"]), ours, 0.5))
    added, misses, numba = after
    checks = [Check("a new shape compiles no kernel", added == 0, f"{added}"), Check("the cache was empty", misses == 6 and numba is True, f"{misses} misses")]
    return results, checks


def warm() -> tuple[list[Result], list[Check]]:
    """The first result of a process whose kernel is on disk, beside NumPy and the part of llvmlite that runs machine code."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {"FRAMESTANCE_CACHE_DIR": str(Path(folder) / "kernels")}
        _run(WARM_PROGRAM, **settings)
        pairs = [(_seconds(WARM_PROGRAM, **settings), _seconds("import llvmlite.binding, numpy")) for _ in range(STARTS)]
        told = _run(f"{WARM_PROGRAM}\nimport sys; print([lib.compiler.cache_info().hits, 'numba' in sys.modules])", **settings).strip()
    ours, libraries = (Timing.of(list(column)) for column in zip(*pairs, strict=True))
    return [Result("warm first result / import llvmlite.binding, numpy", ours, libraries, WARM)], [
        Check("the kernel came from disk", told == "[1, False]", told)
    ]


def main(options: argparse.Namespace) -> int:
    """Measure, print, judge."""
    names = ["framestance", *(name for name in peers.installed(options.peers) if name in PRELUDES)]
    parts = [imports(), cold(names), warm()]
    results, checks = [result for part in parts for result in part[0]], [check for part in parts for check in part[1]]
    passed = report("startup: fresh processes", results, checks, "reference")
    if options.json:
        write_json(options.json, "startup", results, checks)
    return 0 if passed else 1
