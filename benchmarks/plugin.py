"""What the pytest plugin adds to a run of tests that have nothing to do with it: 2,000 empty ones, with and without it, in turn.

Other plugins are left out on both sides, so that nothing hides what it adds.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from .measure import Check, Result, Timing

AGAINST = "without the plugin"
TESTS, FILES, RUNS = 2000, 20, 9
IDLE = 1.03
SUITE = "".join(f"def test_{number}():\n    pass\n\n" for number in range(TESTS // FILES))


def _seconds(folder: str, *options: str) -> float:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")} | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options, folder]
    start = time.perf_counter()
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True)
    seconds = time.perf_counter() - start
    if f"{TESTS} passed" not in done.stdout:
        raise RuntimeError(f"not all of {TESTS} tests passed: {done.stdout[-300:]}")
    return seconds


def run() -> tuple[list[Result], list[Check]]:
    """The plugin that nobody asks for anything, which has a bar; and holding every test to a stance, which has none: it loads framestance and NumPy."""
    ways: dict[str, tuple[str, ...]] = {
        "without": (),
        "installed": ("-p", "pytest_framestance"),
        "--stance=fail_on_recompile": ("-p", "pytest_framestance", "--stance=fail_on_recompile"),
    }
    times: dict[str, list[float]] = {way: [] for way in ways}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(FILES):
            Path(folder, f"test_{number}.py").write_text(SUITE)
        for _ in range(RUNS):
            for way, options in ways.items():
                times[way].append(_seconds(folder, *options))
    timings = {way: Timing.of(samples) for way, samples in times.items()}
    limits = {"installed": IDLE, "--stance=fail_on_recompile": float("inf")}
    return [Result(f"{TESTS} empty tests, {way}", timings[way], timings["without"], limit) for way, limit in limits.items()], []
