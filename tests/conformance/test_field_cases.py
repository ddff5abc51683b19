"""The field cases, distilled from public bug reports: one test and one process each, with what the compiler did for it."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from conformance import field_cases
from conformance.not_yet import FIELD_NOT_YET, FIELD_WITHOUT_GRAPH
from share import SHARE

COMMAND = [sys.executable, str(Path(__file__).with_name("run_field_case.py"))]
SECONDS = 180

# What this project has promised so far; both rise as the lists shrink.
PROMISED_PASSING = 20
PROMISED_WITH_GRAPH = 12


class CaseFailed(Exception):
    """The case ran to its end and failed: the only thing that a listed case may do."""


def run_case(name: str) -> dict[str, object]:
    """The report of one case in a new process; a crash or a hang is an AssertionError with what the process said."""
    # A session of its own, so that a hanging case is ended with whatever it started.
    process = subprocess.Popen([*COMMAND, name], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(), start_new_session=True)
    try:
        output, errors = process.communicate(timeout=SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, errors = process.communicate()
        pytest.fail(f"{name} hangs: no end after {SECONDS} s\n{errors[-2000:]}")
    return report_of(name, process.returncode, output, errors)


class Forks:
    """Runs cases in forks of one process that has Numba loaded."""

    def __init__(self, folder: Path) -> None:
        self.output, self.errors = folder / "output", folder / "errors"
        self.server = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, env=environment())

    def answer(self, seconds: float) -> int | None:
        """The next line of the server; None when there is none in time."""
        assert self.server.stdout is not None
        ready, _, _ = select.select([self.server.stdout], [], [], seconds)
        return int(self.server.stdout.readline()) if ready else None

    def run_case(self, name: str) -> dict[str, object]:
        """As ``run_case``."""
        assert self.server.stdin is not None
        self.output.write_text("")
        self.errors.write_text("")
        self.server.stdin.write(json.dumps([name, str(self.output), str(self.errors)]).encode() + b"\n")
        child = self.answer(SECONDS)
        assert child is not None, "the process that is forked does not answer"
        status = self.answer(SECONDS)
        if status is None:
            os.killpg(child, signal.SIGKILL)
            self.answer(SECONDS)
            pytest.fail(f"{name} hangs: no end after {SECONDS} s\n{self.errors.read_text()[-2000:]}")
        return report_of(name, status, self.output.read_text(), self.errors.read_text())

    def close(self) -> None:
        assert self.server.stdin is not None and self.server.stdout is not None
        self.server.stdin.close()
        assert self.server.wait(SECONDS) == 0
        self.server.stdout.close()


def environment() -> dict[str, str]:
    return {key: value for key, value in os.environ.items() if not key.startswith("CASES_")}


def report_of(name: str, status: int, output: str, errors: str) -> dict[str, object]:
    _, mark, report = output.rpartition("\n@@")
    assert status == 0 and mark, f"{name} ended with status {status}\n{errors[-2000:]}"
    return json.loads(report)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], dict[str, object]]]:
    """Cases start from nothing on the one Python that runs all tests, and are forks on the others."""
    if SHARE == 1:
        yield run_case
        return
    forks = Forks(tmp_path_factory.mktemp("case"))
    yield forks.run_case
    forks.close()


def parameters() -> list[object]:
    """One parameter set per case, marked where it does not pass yet."""
    return [
        pytest.param(name, marks=[pytest.mark.xfail(reason=FIELD_NOT_YET[name], strict=True, raises=CaseFailed)] if name in FIELD_NOT_YET else [])
        for name in field_cases.META
    ]


@pytest.mark.parametrize("name", parameters())
def test_field_case(name: str, run: Callable[[str], dict[str, object]], record_property: Callable[[str, object], None]) -> None:
    report = run(name)
    record_property("field_case", report)
    if report["outcome"] != "PASS":
        raise CaseFailed(report["detail"])
    if name in FIELD_WITHOUT_GRAPH:
        assert report["graphs"] == 0, "a graph was captured: take the case off FIELD_WITHOUT_GRAPH"
    else:
        assert report["graphs"], "passed without a captured graph"


def test_the_lists_name_existing_cases_and_keep_the_promise() -> None:
    names = set(field_cases.META)
    assert len(names) == 40
    assert (set(FIELD_NOT_YET) | set(FIELD_WITHOUT_GRAPH)) - names == set()
    assert set(FIELD_NOT_YET) & set(FIELD_WITHOUT_GRAPH) == set()
    assert len(names - set(FIELD_NOT_YET)) >= PROMISED_PASSING
    assert len(names - set(FIELD_NOT_YET) - set(FIELD_WITHOUT_GRAPH)) >= PROMISED_WITH_GRAPH
