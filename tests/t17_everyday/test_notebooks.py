"""IPython and Jupyter: source in cells, %timeit, %autoreload, a stance as the last line of a cell."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path

import pytest

import framestance as fs

interactiveshell = pytest.importorskip("IPython.core.interactiveshell")


@pytest.fixture
def shell(tmp_path, monkeypatch):
    """A fresh shell; a cell that fails fails the test."""
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    made = interactiveshell.InteractiveShell()
    made.user_ns["torch"] = fs

    def run(source):
        result = made.run_cell(source, store_history=True)
        result.raise_error()
        return result.result

    made.run = run
    yield made
    fs.compiler.set_stance("default")


def test_messages_show_the_lines_of_cells(shell):
    shell.run("@torch.compile\ndef f(x):\n    return x * 3\nf(torch.ones(3))")
    with pytest.raises(fs.compiler.RecompileError) as raised:
        shell.run("with torch.compiler.set_stance('fail_on_recompile'):\n    f(torch.ones(3, dtype=torch.float64))")
    text = str(raised.value)
    assert "dtype of `x`, expected float32, got float64" in text
    assert "return x * 3" in text
    shell.run("@torch.compile\ndef g(x):\n    y = x * 2\n    print(end='')\n    return y\ng(torch.ones(3))")
    (break_,) = shell.run("torch.compiler.stats(g)").breaks
    assert break_[2] == 4
    with pytest.raises(fs.compiler.Unsupported, match=r"print\(end=''\)"):
        shell.run("torch.compile(g.__wrapped__, fullgraph=True)(torch.ones(3))")


def test_a_cell_that_is_run_again_makes_a_new_function(shell):
    cell = "@torch.compile\ndef f(x):\n    return x * {}\nr = f(torch.ones(2))"
    for factor in (3, 4, 3):
        shell.run(cell.format(factor))
        assert shell.user_ns["r"].tolist() == [factor] * 2
        assert shell.run("torch.compiler.stats(f)").recompiles == []


def test_timeit_runs_compiled_code(shell):
    shell.run("@torch.compile\ndef f(x):\n    return x * 3\nx = torch.ones(3)")
    shell.run("t = %timeit -n 20 -r 3 -o -q f(x)")
    stats = shell.run("torch.compiler.stats(f)")
    assert (stats.compiles, stats.hits) == (1, 59)


def test_a_stance_in_the_last_line_of_a_cell_holds(shell):
    shell.run("torch.compiler.set_stance('force_eager')")
    assert shell.run("torch.compiler.get_stance()").name == "force_eager"


MODULE = """
import framestance as torch

@torch.compile
def decorated(x):
    return helper(x) * {0}

def plain(x):
    return x * {0}

def helper(x):
    return x + {0}

class Scale(torch.nn.Module):
    def forward(self, x):
        return x * {0}
"""


def write(path: Path, factor: int) -> None:
    """The module's next version, with a newer date than the last one."""
    path.write_text(MODULE.format(factor))
    os.utime(path, (factor * 10_000, factor * 10_000))
    importlib.invalidate_caches()


def test_autoreload_exchanges_functions_that_are_held_by_name(shell, tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    write(tmp_path / "reloaded_by_test.py", 2)
    shell.run("%load_ext autoreload\n%autoreload 2")
    shell.run("from reloaded_by_test import decorated, plain, Scale\ncompiled, module = torch.compile(plain), torch.compile(Scale())\nx = torch.ones(2)")
    everything = "[decorated(x).tolist(), compiled(x).tolist(), module(x).tolist()]"
    assert shell.run(everything) == [[6, 6], [2, 2], [2, 2]]
    write(tmp_path / "reloaded_by_test.py", 5)
    assert shell.run(everything) == [[30, 30], [5, 5], [5, 5]]
    assert shell.run("torch.compiler.stats(decorated)").compiles >= 2
    sys.modules.pop("reloaded_by_test")
