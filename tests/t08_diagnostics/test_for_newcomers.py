"""What somebody reads who uses framestance for the first time: names of what was compiled, tracebacks and hints."""

from __future__ import annotations

import logging
import pickle

import numpy as np
import pytest

import framestance as fs
from framestance import nn

pytest_plugins = ["pytester"]


def test_a_compiled_function_says_its_name():
    @fs.compile
    def scale(x):
        return x * 2

    assert repr(scale).startswith("<compiled function test_a_compiled_function_says_its_name.<locals>.scale at 0x")


def test_a_compiled_module_is_indented_as_modules_are():
    model = nn.Sequential(nn.Linear(2, 2))
    assert repr(fs.compile(model)) == repr(nn.Sequential(model)).replace("Sequential(\n  (0)", "CompiledModule(\n  (_orig_mod)", 1)


def test_errors_are_called_as_they_are_imported():
    with pytest.raises(fs.compiler.RecompileError) as caught, fs.compiler.set_stance("fail_on_recompile"):
        fs.compile(lambda x: x + 1)(fs.ones(3))
    error = caught.value
    assert f"{type(error).__module__}.{type(error).__qualname__}" == "framestance.compiler.RecompileError"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_loop_behind_a_break_says_what_to_mend(caplog):
    caplog.set_level(logging.DEBUG, "framestance.graph_breaks")

    @fs.compile
    def masked(x, turns=4):
        for _ in range(turns):
            x[np.abs(x) <= 2] += 1
        return x

    masked(np.zeros(3))
    texts = [record.getMessage() for record in caplog.records]
    assert any("call of range_iterator.__next__" in text and "hint: mend the graph breaks inside of the loop first" in text for text in texts)


SUITE = """
import framestance as torch

@torch.compile
def scale(x, k):
    y = x * k
    print("half way")
    return y + 1

def test_first():
    scale(torch.ones(3), 0.5)

def test_again():
    scale(torch.ones(3), 0.25)
"""


def test_a_failure_shows_the_line_of_the_user_and_says_what_to_do(pytester):
    pytester.makepyfile(SUITE)
    done = pytester.runpytest_subprocess("--stance=fail_on_recompile", "--fail-on-graph-break", "--compile-report=made.html")
    text = done.stdout.str()
    assert "test_again():\n>       scale(torch.ones(3), 0.25)\nE       framestance.compiler.RecompileError: " in text
    assert "dispatch.py" not in text and "on_miss" not in text
    assert "the third makes a number an argument" in text
    told, report = "hint: Move the call out of the compiled function", (pytester.path / "made.html").read_text()
    assert text.count(told) >= 2 and told in report  # the failure, the section at the end


def test_counters_are_printed_a_line_each():
    @fs.compile
    def scale(x, by):
        x = x * by
        print("scaled")
        return x + 1

    assert str(fs.compiler.stats(scale)).splitlines() == [
        "0 hits, 0 misses, 0 compiles",
        "0 graphs with 0 operations; 0 operations run compiled",
        "uncompiled runs: none",
        "0 recompiles",
        "0 graph breaks",
    ]
    for by in (2, 2, 3):
        scale(fs.ones(2), by)
    stats = fs.compiler.stats(scale)
    assert len(stats.recompiles) == 1 and len(stats.breaks) >= 1
    lines = str(stats).splitlines()
    assert lines[0] == f"{stats.hits} hits, {stats.misses} misses, {stats.compiles} compiles"
    reason = stats.recompiles[0].splitlines()
    assert lines[3 : 4 + len(reason)] == ["1 recompiles", *(f"  {line}" for line in reason)]
    assert lines[-1].startswith("  ") and lines[-1].endswith("[B001]") and "test_for_newcomers.py:" in lines[-1]
