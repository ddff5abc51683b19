"""Runs CPython's own test files in processes of their own, plainly and under framestance, and compares what became of each test."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

WORKER = Path(__file__).with_name("worker.py")

# Every test method of these is compiled, and with it all that it calls.
COMPILED = (
    "test_grammar test_generators test_contextlib test_scope test_class test_descr test_dict test_list test_exceptions test_with test_patma "
    "test_unpack_ex test_call test_super test_decorators"
).split()
# These look at the interpreter itself, and run uncompiled in a process in which something was compiled before.
SENSITIVE = "test_dis test_sys_settrace test_profile test_gc test_frame test_code test_monitoring".split()

ONE_TEST = 120.0  # seconds for one test
ONE_FILE = 1200.0  # seconds for one process


def has_file(name: str) -> bool:
    """Whether this interpreter comes with the test file; distributions leave the `test` package out, and each version has its own files."""
    try:
        return None not in (importlib.util.find_spec("test.support"), importlib.util.find_spec(f"test.{name}"))
    except ModuleNotFoundError:
        return False


@dataclass
class Run:
    """What became of the tests of one file, run in one way. ``ended`` maps a test to its outcome and the text that goes with it."""

    ended: dict[str, tuple[str, str]] = field(default_factory=dict)
    outside: list[str] = field(default_factory=list)  # failures that belong to no test
    started: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    captured: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    breaks: Counter[str] = field(default_factory=Counter)
    processes: int = 0

    def outcome(self, test: str) -> str:
        return self.ended.get(test, ("not run", ""))[0]


def run(file: str, way: str, *, rounds: int = 1, without: Iterable[str] = (), count_frames: bool = False) -> Run:
    """Run ``file`` but for the tests ``without`` in the given way. A test that takes its process down is noted, and those after it run in a new one."""
    result, done = Run(), set[int]()
    with tempfile.TemporaryDirectory() as folder:
        while True:
            report = Path(folder, f"report{result.processes}")
            command = [sys.executable, str(WORKER), str(report), file, way, str(ONE_TEST), "--rounds", str(rounds)]
            command += ["--without", ",".join(without), "--skip", ",".join(map(str, sorted(done))), *["--count-frames"] * count_frames]
            result.processes += 1
            how, errors = _process(command, folder, everything=way == "compiled")
            lines = [json.loads(line) for line in report.read_text().splitlines()] if report.exists() else []
            if not lines:
                raise RuntimeError(f"{file} ({way}) could not be loaded: {how}\n{errors}")
            if read(lines, result, done, f"{how}\n{errors}"):
                return result


def _process(command: list[str], folder: str, everything: bool) -> tuple[str, str]:
    """How the process ended, and the end of what it wrote to standard error."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("FRAMESTANCE_", "PYTEST_"))}
    environment |= {"FRAMESTANCE_STRICT": "1", "FRAMESTANCE_CAPTURE_EVERYTHING": "1" if everything else "0"}
    work = Path(folder, "work")
    work.mkdir(exist_ok=True)
    try:
        ended = subprocess.run(command, cwd=work, env=environment, capture_output=True, timeout=ONE_FILE, stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        return f"took longer than {ONE_FILE:.0f} s", ""
    errors = ended.stderr.decode(errors="replace")
    if "Timeout (" in errors:
        return f"took longer than {ONE_TEST:.0f} s", errors[errors.index("Timeout (") :][:4000]
    how = signal.Signals(-ended.returncode).name if ended.returncode < 0 else f"exit status {ended.returncode}"
    return how, errors[-4000:]


def read(lines: list[dict[str, Any]], result: Run, done: set[int], why: str) -> bool:
    """Add the report of one process to the result; whether nothing is left to run."""
    tests = lines[0]["tests"]
    names = _distinct(tests)
    begun: int | None = None
    for line in lines[1:]:
        if line["event"] == "begin":
            begun = line["number"]
        elif line["event"] == "end":
            result.ended[names[line["number"]]] = line["outcome"], line["text"]
            done.add(line["number"])
            begun = None
        elif line["event"] == "outside":
            result.outside.append(f"{line['test']}\n{line['text']}")
        elif line["event"] == "observed":
            result.started += Counter({tuple(code): number for *code, number in line["started"]})
            result.captured += Counter({tuple(code): number for *code, number in line["captured"]})
            result.breaks += Counter(line["breaks"])
        elif line["event"] == "done":
            return True
    if begun is None:
        result.outside.append(f"the process ended between tests: {why}")
        return True
    result.ended[names[begun]] = "process ended", why
    done.add(begun)
    return len(done) == len(tests)


def _distinct(tests: list[str]) -> list[str]:
    """Names of tests, numbered where two have the same one."""
    seen: Counter[str] = Counter()
    names = []
    for test in tests:
        seen[test] += 1
        names.append(test if seen[test] == 1 else f"{test} #{seen[test]}")
    return names


@dataclass
class Comparison:
    """One file, plainly and otherwise."""

    file: str
    plain: Run
    other: Run

    @property
    def different(self) -> list[str]:
        """Tests with another outcome, in the order in which they ran."""
        return [test for test in self.plain.ended | self.other.ended if self.plain.outcome(test) != self.other.outcome(test)]

    @property
    def same(self) -> int:
        return len(self.plain.ended | self.other.ended) - len(self.different)

    def explain(self, test: str) -> str:
        """For a person: the two outcomes, and the text of the second one."""
        text = self.other.ended.get(test, ("", ""))[1].strip()
        return f"{test}: {self.plain.outcome(test)} plain, {self.other.outcome(test)} otherwise\n{text}"


def compare(file: str, way: str, *, rounds: int = 1) -> Comparison:
    """Run a file plainly and in another way."""
    return Comparison(file, run(file, "plain", rounds=rounds), run(file, way, rounds=rounds))


@dataclass
class Frames:
    """Frames of functions under test that a plain run starts; those of them that are captured, in a stretch or whole; and graph breaks.

    A frame that a plain run starts and a compiled one does not is captured whole: it was inlined, or an entry answered the call. Another one is captured if
    a compiled stretch of at least one instruction ran in it.
    """

    run: int = 0
    captured: int = 0
    whole: int = 0
    breaks: Counter[str] = field(default_factory=Counter)

    def __add__(self, other: Frames) -> Frames:
        return Frames(self.run + other.run, self.captured + other.captured, self.whole + other.whole, self.breaks + other.breaks)

    @property
    def share(self) -> float:
        return self.captured / self.run if self.run else 1.0


def count_frames(file: str, without: Iterable[str] = ()) -> Frames:
    """Both runs once more with every frame counted, which is slow, and which some tests can tell.

    ``without``: tests that end differently. One that fails half-way runs fewer frames, which would look as if the others were captured whole.
    """
    plain, compiled = run(file, "plain", without=without, count_frames=True), run(file, "compiled", without=without, count_frames=True)
    result = Frames(plain.started.total(), breaks=compiled.breaks)
    for code, number in plain.started.items():
        whole = max(number - compiled.started[code], 0)
        result.whole += whole
        result.captured += whole + min(compiled.started[code], compiled.captured[code], number - whole)
    return result
