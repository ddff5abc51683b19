"""compiler.trace and FRAMESTANCE_TRACE: what is recorded, and that the program does not notice."""

from __future__ import annotations

import errno
import json
import os
import re
import signal
import subprocess
import sys
import threading
import warnings
from pathlib import Path
from unittest import mock

import numpy as np
import pytest

import framestance as fs
from framestance import compiler
from framestance.compiler import pipeline, set_stance, stats
from framestance.compiler.tracing import SCHEMA
from framestance.diag import events
from framestance.diag.report import reading

PROJECT = Path(__file__).resolve().parents[2]


def records(folder, event=None):
    """What stands in the files of a folder."""
    found = [json.loads(line) for path in sorted(Path(folder).glob("*.jsonl")) for line in path.read_text().splitlines()]
    return found if event is None else [record for record in found if record["event"] == event]


def nothing_listens():
    return pipeline.recordings == () and not any(events.heard(kind) for kind in events.KINDS)


def python(program, **environment):
    """Run a program in a process of its own."""
    settings = {**os.environ, "PYTHONPATH": str(PROJECT / "src"), **environment}
    return subprocess.run([sys.executable, "-c", program], env=settings, capture_output=True, text=True, timeout=300)


def broken(x, k):
    y = x * k + 1
    print(end="")
    return fs.relu(y).sum()


# ---- what is recorded ----------------------------------------------------------------------------------------------------------------------------


def test_a_recompile_a_break_and_an_eager_run(tmp_path):
    f = fs.compile(broken)
    with compiler.trace(tmp_path) as recording:
        f(fs.ones(3), 2)
        f(fs.ones(3), 3)
        with set_stance("eager_on_recompile"):
            f(fs.ones(3, 3), 2)
        with set_stance("fail_on_recompile"), pytest.raises(compiler.RecompileError):
            f(fs.ones(3, 3), 2)
        f(fs.ones(3), 3)
    assert nothing_listens()
    start, end = records(tmp_path, "start")[0], records(tmp_path, "end")[0]
    assert start["schema"] == SCHEMA == reading.SCHEMA and start["process"] == os.getpid()
    compiles = records(tmp_path, "compile")
    assert [record["id"] for record in compiles] == [0, 1, 2] and recording.compiles == 3
    first, rest, again = compiles
    line = broken.__code__.co_firstlineno
    assert (first["function"], first["file"], first["first"], first["last"]) == ("broken", __file__, line, line + 3)
    assert first["ended_by"]["code"] == "B001" and first["ended_by"]["line"] == line + 2 and not first["resumed"]
    assert rest["resumed"] and rest["ended_by"] is None and rest["line"] > line + 1
    reason = again["reasons"][0]
    assert (reason["expected"], reason["got"], reason["source"], reason["line"]) == ("2", "3", "k", line + 1)
    assert first["reasons"] == [] and again["entry"] != first["entry"]
    assert any("relu" in node["text"] or node["label"] == "relu" for node in rest["nodes"])
    for record in compiles:
        assert record["operations"] > 0 and record["graph"].startswith("def ")
        assert all(0 <= operand < number for number, node in enumerate(record["nodes"]) for operand in node["inputs"])
        assert {step for node in record["nodes"] for step in node["steps"]} == set(range(len(record["steps"])))
        assert all(step["seconds"] >= 0 and step["repetitions"] for step in record["steps"])
        assert any("def kernel(" in source for step in record["steps"] for source in step["sources"])
    assert records(tmp_path, "break")[0]["code"] == "B001"
    assert records(tmp_path, "eager")[0]["cause"] == "stance"
    assert records(tmp_path, "refused")[0]["reasons"][0]["code"] == "R003"
    limits = records(tmp_path, "limits")[0]
    assert limits["flops"] > 1e7 and all(rate > 1e7 for _, rate in limits["copies"])
    assert dict(end["hits"]) == {number: entry.hits for number, entry in zip((0, 2), (e for e in f.cache_entries() if not e.graph.count("relu")))} | {1: 2}
    texts = {record["name"]: record["text"] for record in records(tmp_path, "file")}
    assert texts[__file__] == Path(__file__).read_text()


def test_the_page_on_reports_names_every_field(tmp_path):
    """docs/report.md is the schema: its table lists just what is written."""
    f = fs.compile(broken)
    with compiler.trace(tmp_path):
        f(fs.ones(3), 2)
        f(fs.ones(3), 3)
        with set_stance("eager_on_recompile"):
            f(fs.ones(3, 3), 2)
        with set_stance("fail_on_recompile"), pytest.raises(compiler.RecompileError):
            f(fs.ones(3, 3), 2)
        fs.compile(lambda x: fs.relu(x))(fs.ones(2))
    page = (PROJECT / "docs" / "report.md").read_text()
    described = {name: set(re.findall(r"`(\w+)`", fields)) for name, fields in re.findall(r"^\| `(\w+)` \| (.*?) \|", page, re.MULTILINE)}
    for record in records(tmp_path):
        kind = record.pop("event")
        assert record.keys() == described[kind], kind
        for part, items in (("guard", "guards"), ("step", "steps"), ("node", "nodes"), ("reason", "reasons"), ("call", "calls")):
            for item in record.get(items, []):
                assert item.keys() == described[part], part
        if record.get("ended_by"):
            assert record["ended_by"].keys() | {"time"} == described["break"]


def test_what_inlined_functions_were_called_from(tmp_path):
    def inner(x):
        return x * 2

    def outer(x):
        return inner(x) + 1

    with compiler.trace(tmp_path, measure=False):
        fs.compile(outer)(fs.ones(3))
    (record,) = records(tmp_path, "compile")
    (call,) = record["calls"]
    assert call["function"].endswith("inner") and call["first"] == inner.__code__.co_firstlineno and call["last"] == call["first"] + 1
    assert call["from"] == [[__file__, outer.__code__.co_firstlineno + 1]]
    assert record["steps"][0]["seconds"] is None and record["not_measured"] == "it was not asked for" and not records(tmp_path, "limits")


def test_other_backends_have_no_kernels(tmp_path):
    def mine(graph, inputs):
        return graph

    with compiler.trace(tmp_path):
        fs.compile(lambda x: x + 1, backend="eager")(fs.ones(3))
        fs.compile(lambda x: x + 2, backend=mine)(fs.ones(3))
    one, two = records(tmp_path, "compile")
    assert (one["backend"], two["backend"].rpartition(".")[2]) == ("eager", "mine")
    for record in (one, two):
        assert record["nodes"] and [step["sources"] for step in record["steps"]] == [[]] and record["not_measured"]


def test_compiles_in_the_background(tmp_path):
    f = fs.compile(lambda x: x * 3 + 1, mode="background")
    with compiler.trace(tmp_path):
        f(fs.ones(3))
        assert compiler.wait_for_compiles(60)
        assert f(fs.ones(3)).tolist() == [4.0] * 3
    (record,) = records(tmp_path, "compile")
    assert record["thread"].startswith("framestance-compile") and "over" in record["not_measured"] and record["steps"]
    assert records(tmp_path, "end")[0]["hits"] == [[0, 1]]


def test_eager_runs_without_end_are_counted_not_written(tmp_path):
    f = fs.compile(lambda x: x + 1)
    with compiler.trace(tmp_path, measure=False), set_stance("eager_on_recompile"):
        for _ in range(1000):
            f(fs.ones(3))
    assert len(records(tmp_path, "eager")) < 20
    (trace,), _ = reading.read(tmp_path)
    assert [number for _, number in trace.totals("eager")] == [1000]


def test_explain_is_not_recorded(tmp_path):
    with compiler.trace(tmp_path):
        compiler.explain(broken)(fs.ones(3), 2)
    assert [record["event"] for record in records(tmp_path)] == ["start", "end"]


def test_two_recordings_at_once(tmp_path):
    one, two = compiler.trace(tmp_path / "one", measure=False), compiler.trace(tmp_path / "two", measure=False)
    f = fs.compile(lambda x: x + 1)
    f(fs.ones(3))
    one.stop()
    one.stop()
    f(fs.ones(3, dtype=fs.int64))
    two.stop()
    assert (len(records(tmp_path / "one", "compile")), len(records(tmp_path / "two", "compile"))) == (1, 2) and nothing_listens()
    with compiler.trace(tmp_path / "one", measure=False) as third:
        assert third.path.name == f"{os.getpid()}-1.jsonl"


# ---- the program does not notice -----------------------------------------------------------------------------------------------------------------


def everything(tmp_path, traced):
    """Values, effects, random numbers and counters of a program."""

    def step(x, view, seen):
        x.mul_(2)
        view += 1
        seen.append(x.sum())
        return x + fs.rand(3), view

    compiler.reset()
    fs.manual_seed(3)
    f = fs.compile(step)
    recording = compiler.trace(tmp_path) if traced else None
    x, seen, found = fs.arange(6.0), [], []
    for n in range(3):
        found.append(f(x[:3], x[2:5], seen)[0].tolist())
    for dtype in (fs.float64, fs.int64):
        y = fs.ones(5, dtype=dtype)
        found.append([part.tolist() for part in f(y[:3], y[1:4], seen)])
    if recording is not None:
        recording.stop()
    counted = stats(f)
    numbers = counted.hits, counted.misses, counted.compiles, counted.graphs, counted.operations, counted.compiled_operations_run, counted.eager
    return found, x.tolist(), [float(s) for s in seen], fs.rand(2).tolist(), numbers, [text.partition("\n")[0] for text in counted.recompiles]


def test_measuring_changes_nothing(tmp_path):
    assert everything(tmp_path, traced=True) == everything(tmp_path, traced=False)


def test_values_are_measured_on_copies(tmp_path):
    x = np.zeros(1000)

    def f(a):
        a += 1
        return a.sum()

    with compiler.trace(tmp_path):
        assert fs.compile(f)(x) == 1000
    assert (x == 1).all()


def test_many_threads(tmp_path):
    right = []

    def work(number):
        def g(x):
            return x * number + number

        g.__code__ = g.__code__.replace(co_name=f"g{number}")  # of its own, with entries of its own
        for size in (2, 3, 4):
            right.append(fs.compile(g)(fs.ones(size)).tolist() == [2.0 * number] * size)

    with compiler.trace(tmp_path):
        threads = [threading.Thread(target=work, args=(number,), name=f"worker {number}") for number in range(1, 7)]
        [thread.start() for thread in threads]
        [thread.join() for thread in threads]
    compiles = records(tmp_path, "compile")
    assert [record["id"] for record in compiles] == list(range(len(compiles))) and len(compiles) == 12
    assert right == [True] * 18 and {record["thread"] for record in compiles} == {f"worker {number}" for number in range(1, 7)}


def test_a_full_disk_is_one_warning(tmp_path):
    f = fs.compile(lambda x: x + 1)
    recording = compiler.trace(tmp_path, measure=False)
    with mock.patch.object(os, "write", side_effect=OSError(errno.ENOSPC, "No space left on device")):
        with pytest.warns(RuntimeWarning, match=r"nothing more is recorded .*No space left.*\[I006\]"):
            assert f(fs.ones(3)).tolist() == [2.0] * 3
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert f(fs.ones(3, dtype=fs.int64)).tolist() == [2] * 3
            recording.stop()
    assert nothing_listens()


def test_a_warning_that_is_an_error_does_not_end_the_call(tmp_path, capsys):
    with compiler.trace(tmp_path, measure=False), mock.patch.object(os, "write", side_effect=OSError(errno.EIO, "broken")), warnings.catch_warnings():
        warnings.simplefilter("error")
        assert fs.compile(lambda x: x + 1)(fs.ones(3)).tolist() == [2.0] * 3
    assert "[I006]" in capsys.readouterr().err


def test_a_disk_that_takes_a_little_at_a_time(tmp_path):
    write = os.write
    with mock.patch.object(os, "write", lambda descriptor, data: write(descriptor, data[:7])), compiler.trace(tmp_path, measure=False):
        fs.compile(lambda x: x + 1)(fs.ones(3))
    assert len(records(tmp_path, "compile")) == 1


REFUSED = [(TypeError, 3), (TypeError, b"x"), (TypeError, None), (ValueError, ""), (ValueError, "a\0b"), (OSError, "/dev/null/x")]


@pytest.mark.parametrize("kind, folder", REFUSED)
def test_a_folder_that_cannot_be_used(kind, folder):
    with pytest.raises(kind, match=r"\[A005\]"):
        compiler.trace(folder)
    assert nothing_listens()


def test_a_disk_that_is_full_from_the_start(tmp_path):
    with mock.patch.object(os, "write", side_effect=OSError(errno.ENOSPC, "No space left on device")), pytest.raises(OSError, match=r"No space.*\[A005\]"):
        compiler.trace(tmp_path)
    assert nothing_listens() and list(tmp_path.iterdir()) == []


def test_a_file_is_no_folder(tmp_path):
    (tmp_path / "file").write_text("x")
    with pytest.raises(OSError, match=r"no trace can be written in .*file.*\[A005\]"):
        compiler.trace(tmp_path / "file")
    with pytest.raises(TypeError, match="measure must be True or False"):
        compiler.trace(tmp_path, measure=1)
    assert nothing_listens() and list(tmp_path.iterdir()) == [tmp_path / "file"]


# ---- processes -----------------------------------------------------------------------------------------------------------------------------------

PROGRAM = "import framestance as fs\nf = fs.compile(lambda x: x * 2)\nprint(f(fs.ones(2)).tolist())\n"


def test_the_variable(tmp_path):
    done = python(PROGRAM, FRAMESTANCE_TRACE=str(tmp_path / "deep" / "er"))
    assert (done.stdout, done.stderr) == ("[2.0, 2.0]\n", "")
    assert [record["event"] for record in records(tmp_path / "deep" / "er")][-1] == "end" and records(tmp_path / "deep" / "er", "compile")


def test_a_variable_that_names_no_folder(tmp_path):
    done = python(PROGRAM, FRAMESTANCE_TRACE="/dev/null/x")
    assert done.stdout == "[2.0, 2.0]\n" and done.stderr.count("[A005]") >= 1 and "Traceback" not in done.stderr


def test_without_it_nothing_is_loaded():
    names = ("compiler.tracing", "compiler.limits", "diag.report")
    done = python(PROGRAM + f"import sys; print([name for name in sys.modules if name.endswith({names})])", FRAMESTANCE_TRACE="")
    assert done.stdout == "[2.0, 2.0]\n[]\n"


def test_a_killed_process_leaves_what_it_had_written(tmp_path):
    done = python(PROGRAM + "import os, signal; os.kill(os.getpid(), signal.SIGKILL)", FRAMESTANCE_TRACE=str(tmp_path))
    assert done.returncode == -signal.SIGKILL
    (trace,), notes = reading.read(tmp_path)
    assert len(trace.compiles) == 1 and not trace.ended and not notes


def test_forked_children_have_files_of_their_own(tmp_path):
    program = """
import os, sys
import framestance as fs
fs.compile(lambda x: x * 2)(fs.ones(2))
child = os.fork()
if not child:
    fs.compile(lambda x: x * 3)(fs.ones(2))
    sys.exit()
os.waitpid(child, 0)
idle = os.fork()
if not idle:
    os._exit(0)
os.waitpid(idle, 0)
fs.compile(lambda x: x * 4)(fs.ones(2))
"""
    done = python(program, FRAMESTANCE_TRACE=str(tmp_path))
    assert done.returncode == 0 and done.stderr == ""
    traces, _ = reading.read(tmp_path)
    assert [len(trace.compiles) for trace in traces] == [2, 1] and all(trace.ended for trace in traces)
    assert traces[1].head["parent"] == traces[0].head["process"] and traces[1].compiles[0]["id"] == 0
