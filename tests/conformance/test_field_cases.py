"""The field cases, distilled from public bug reports: one test and one process each, with what the compiler did for it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from conformance import field_cases
from conformance.not_yet import FIELD_NOT_YET, FIELD_WITHOUT_GRAPH

HERE = Path(__file__).parent
SECONDS = 180

# What this project has promised so far; both rise as the lists shrink.
PROMISED_PASSING = 20
PROMISED_WITH_GRAPH = 12


class CaseFailed(Exception):
    """The case ran to its end and failed: the only thing that a listed case may do."""


def run_case(name: str) -> dict[str, object]:
    """The report of one case; a crash or a hang is an AssertionError with what the process said."""
    command = [sys.executable, str(HERE / "run_field_case.py"), name]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("CASES_")}
    # A session of its own, so that a hanging case is ended with whatever it started.
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True)
    try:
        output, errors = process.communicate(timeout=SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        output, errors = process.communicate()
        pytest.fail(f"{name} hangs: no end after {SECONDS} s\n{errors[-2000:]}")
    _, mark, report = output.rpartition("\n@@")
    assert process.returncode == 0 and mark, f"{name} ended with status {process.returncode}\n{errors[-2000:]}"
    return json.loads(report)


def parameters() -> list[object]:
    """One parameter set per case, marked where it does not pass yet."""
    return [
        pytest.param(name, marks=[pytest.mark.xfail(reason=FIELD_NOT_YET[name], strict=True, raises=CaseFailed)] if name in FIELD_NOT_YET else [])
        for name in field_cases.META
    ]


@pytest.mark.parametrize("name", parameters())
def test_field_case(name: str, record_property: pytest.RecordProperty) -> None:
    report = run_case(name)
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
