"""The stance tour of examples/ prints what it says: every line with an arrow, in order."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

TOUR = Path(__file__).resolve().parents[2] / "examples" / "stance_tutorial.py"

PLUS, MINUS = "tensor([1., 1., 1.])", "tensor([-1., -1., -1.])"


def line_of(comment: str) -> int:
    """The number of the line of the tour that carries a comment."""
    found = [number for number, line in enumerate(TOUR.read_text().splitlines(), 1) if line.endswith(f"# {comment}")]
    assert len(found) == 1
    return found[0]


def run_tour(capsys: pytest.CaptureFixture[str]) -> str:
    """What the tour prints, with fresh functions."""
    runpy.run_path(str(TOUR), run_name="__main__")
    return capsys.readouterr().out


def facts(output: str) -> list[tuple[str, str]]:
    """(expression, result) of every line with an arrow."""
    return [(left.strip(), right) for left, arrow, right in (line.partition(" -> ") for line in output.splitlines()) if arrow]


def is_timing(fact: tuple[str, str]) -> bool:
    return re.fullmatch(r"\d+\.\d\d us a call", fact[1]) is not None


def test_every_fact_of_the_tour(capsys: pytest.CaptureFixture[str]) -> None:
    found = facts(run_tour(capsys))
    assert [fact for fact in found if not is_timing(fact)] == [
        ("foo(x)", PLUS),
        ("foo_as_plain_python(x), decorated with force_eager", MINUS),
        ("foo(x) in a force_eager block", MINUS),
        ("foo(x) after the block", PLUS),
        ("foo(x) after set_stance('force_eager')", MINUS),
        ("foo(x) after set_stance('default')", PLUS),
        ("compilations of foo in all this", "1"),
        ("sets_a_stance(x)", f"StanceError at stance_tutorial.py:{line_of('refused: in the body')}"),
        ("calls_a_decorated_function(x)", f"StanceError at stance_tutorial.py:{line_of('refused: in the callee')}"),
        ("the stance afterwards", "default"),
        ("clipped(3 elements)", "tensor([0., 0., 2.])"),
        ("clipped(4 elements)", "RecompileError"),
        ("bar(3 elements)", PLUS),
        ("bar(4 elements)", "tensor([-1., -1., -1., -1.])"),
        ("bar(3 elements)", PLUS),
        ("compilations of bar in all this", "1"),
        ("both agree", "True"),
        ("model(x) under force_eager", "TypeError"),
        ("compilations so far", "0"),
        ("model(x) compiled", "TypeError"),
    ]
    assert [expression for expression, result in found if is_timing((expression, result))] == ["under force_eager", "compiled"]


def test_the_refused_call_says_why_and_where(capsys: pytest.CaptureFixture[str]) -> None:
    output = run_tour(capsys)
    start = output.index("clipped(4 elements)")
    message = output[start : output.index("4. Falling back", start)]
    assert "size of `x` at dimension 0, expected 3, got 4" in message
    assert "clipped" in message and "fail_on_recompile" in message
    assert "stance_tutorial.py" in message
