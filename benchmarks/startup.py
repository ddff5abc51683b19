"""What a bare import costs beside NumPy's, each in processes of its own, interleaved."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys

from .measure import Check, Result, Timing

RUNS = 15
LIMIT = 1.5
HEAVY = ("numba", "llvmlite", "bytecode", "scipy", "pytest")


def _run(code: str) -> str:
    # An installed package has its bytecode; a tree in which none may be written would be compiled at each import.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment).stdout


def _seconds(module: str) -> float:
    return float(_run(f"import time; start = time.perf_counter(); import {module}; print(time.perf_counter() - start)"))


def run() -> tuple[list[Result], list[Check]]:
    """The import bar, and the rule that nothing heavy is loaded."""
    _seconds("framestance")  # compiles what has no .pyc yet
    pairs = [(_seconds("framestance"), _seconds("numpy")) for _ in range(RUNS)]
    ours, numpy = (Timing(min(column), statistics.median(column)) for column in zip(*pairs, strict=True))
    loaded = _run(f"import sys, framestance; print([m for m in {HEAVY} if m in sys.modules])").strip()
    return [Result("import framestance / import numpy", ours, numpy, LIMIT)], [Check("nothing heavy is loaded", loaded == "[]", loaded)]
