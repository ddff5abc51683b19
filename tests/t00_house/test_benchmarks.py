"""The benchmarks' judgement: a missed bar or a failed check fails the run, and the slower of two statements measures slower."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.measure import Check, Result, Timing, duration, interleaved, report, write_json


def result(ratio: float, limit: float) -> Result:
    return Result("one call", Timing(ratio, ratio), Timing(1.0, 1.0), limit)


@pytest.mark.parametrize(
    ("results", "checks", "passed"),
    [
        ([result(0.2, 0.25)], [Check("a fact", True)], True),
        ([result(0.2, 0.25), result(0.26, 0.25)], [], False),
        ([result(0.2, 0.25)], [Check("a fact", False)], False),
    ],
)
def test_one_miss_fails_the_run(results: list[Result], checks: list[Check], passed: bool, capsys: pytest.CaptureFixture[str]) -> None:
    assert report("title", results, checks) is passed
    assert ("MISSED" in capsys.readouterr().out) is not passed


def test_the_same_statement_is_timed_for_each_namespace() -> None:
    short, long = interleaved("f(n)", {"f": range, "n": 1}, {"f": lambda n: sum(range(n)), "n": 500}, rounds=5)
    assert 0 < short.minimum <= short.median
    assert long.minimum > 3 * short.minimum


def test_the_written_figures_are_those_judged(tmp_path: Path) -> None:
    write_json(tmp_path / "figures.json", "title", [result(0.5, 0.25)], [Check("a fact", True, "detail")])
    document = json.loads((tmp_path / "figures.json").read_text())
    assert document["results"][0] | {"ratio": 0.5, "limit": 0.25, "passed": False} == document["results"][0]
    assert document["checks"] == [{"name": "a fact", "passed": True, "detail": "detail"}]


@pytest.mark.parametrize(("seconds", "text"), [(2.5e-8, "25.0 ns"), (1.5e-6, "1.5 us"), (2.5e-3, "2.50 ms")])
def test_durations_have_a_fitting_unit(seconds: float, text: str) -> None:
    assert duration(seconds) == text
