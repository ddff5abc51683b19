"""The benchmarks' judgement: a missed bar or a failed check fails the run, and the slower of two statements measures slower."""

from __future__ import annotations

import json
import xml.etree.ElementTree
from pathlib import Path

import numpy as np
import pytest

from benchmarks import compare, peers, plot, program_list, programs, scale, variants
from benchmarks import figures as of_runs
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


def test_peers_are_named_as_they_are() -> None:
    assert peers.named("numpy, jax,") == ["numpy", "jax"]
    with pytest.raises(ValueError, match=r"'nmpy' is no peer; there are numpy, inductor"):
        peers.named("numpy,nmpy")


def test_a_peer_that_is_not_installed_is_skipped_with_a_word(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(peers.PEERS, "other", ("no_such_library", peers.numpy))
    assert peers.installed(["numpy", "other"]) == ["numpy"]
    assert "other is not installed: skipped" in capsys.readouterr().out


def test_every_library_of_a_run_has_as_many_threads_and_the_whole_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENBLAS_CORETYPE", "Haswell")
    settings = peers.environment(2)
    assert "OPENBLAS_CORETYPE" not in settings and {settings[name] for name in peers.THREADS} == {"2"}


def program(slower: int) -> program_list.Program:
    """x + 1, done ``slower`` times by NumPy."""

    def repeated(xp: object) -> object:
        def add(x: object) -> object:
            for _ in range(slower):
                y = x + 1  # type: ignore[operator]
            return y

        return add

    return program_list.Program("x + 1", program_list.normal((1000,)), lambda lib: lambda x: x + 1, repeated, rtol=1e-6)  # type: ignore[arg-type]


def test_a_program_is_timed_judged_and_compared_with_float64(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "SECONDS", 0.02)
    row = programs.measured(program(slower=30), ["numpy"], 1)
    assert row.ratio("numpy") > 3 and 0 < row.error < 1e-6 and row.missed == []
    wrong = program_list.Program("x + 1", program_list.normal((10,)), lambda lib: lambda x: x + 1.5, lambda xp: lambda x: x + 1, rtol=1e-6)
    assert programs.measured(wrong, ["numpy"], 1).missed == ["accuracy 1e-06"]


@pytest.mark.parametrize("each", program_list.PROGRAMS, ids=lambda each: each.name)
def test_programs_are_compiled_whole(each: program_list.Program) -> None:
    import framestance as fs

    function = fs.compile(each.tensors(fs), fullgraph=True, backend="eager")
    function(*(fs.from_numpy(array) for array in each.arguments(np.random.default_rng(0))))
    assert fs.compiler.stats(function).operations >= 1


def figures(path: Path, **ratios: float) -> Path:
    write_json(path, "title", [Result(name, Timing(ratio, ratio), Timing(1.0, 1.0), 9.0) for name, ratio in ratios.items()], [])
    return path


def test_a_run_that_got_slower_than_the_margin_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = figures(tmp_path / "before.json", a=1.0, b=2.0, c=1.0)
    assert compare.main([before, figures(tmp_path / "same.json", a=1.09, b=2.0, c=0.5)], 0.1) == 0
    assert compare.main([before, figures(tmp_path / "slower.json", a=1.2, b=2.0)], 0.1) == 1
    out = capsys.readouterr().out
    assert out.count("SLOWER") == 1 and out.count("faster") == 3 and "c  measured before only" in out
    assert compare.main([before, tmp_path / "slower.json"], 0.25) == 0


def test_programs_are_compared_with_every_peer() -> None:
    before, after = ({"benchmark": "programs", "results": [{"name": "x", "ratios": {"numpy": n, "jax": j}}]} for n, j in ((4.0, 2.0), (4.1, 1.0)))
    lines, fine = compare.compare(before, after, 0.1)
    assert not fine and "SLOWER" in lines[1] and "x / jax" in lines[1] and "SLOWER" not in lines[0]


def test_files_that_cannot_be_compared_are_named(tmp_path: Path) -> None:
    good, bad, other = figures(tmp_path / "good.json", a=1.0), tmp_path / "bad.json", tmp_path / "other.json"
    bad.write_text("[]")
    write_json(other, "another", [], [])
    for path, message in ((bad, "bad.json: holds no figures"), (tmp_path / "none.json", "none.json"), (other, "'title' and of 'another'")):
        with pytest.raises(ValueError, match=message):
            compare.main([good, path], 0.1)
    with pytest.raises(ValueError, match="nothing in common"):
        compare.main([good, figures(tmp_path / "b.json", b=1.0)], 0.1)


@pytest.mark.parametrize("seed", range(6))
def test_variants_are_compiled_whole_and_give_what_numpy_gives(seed: int) -> None:
    import framestance as fs

    for each in variants.variants(seed):
        arrays = [array[: 40 if array.ndim > 1 else None] for array in each.arguments(np.random.default_rng(0))]
        if each.name.startswith(("tiny", "two")):
            arrays = each.arguments(np.random.default_rng(0))
        function = fs.compile(each.tensors(fs), fullgraph=True, backend="eager")
        result = function(*(fs.from_numpy(array) for array in arrays))
        assert fs.compiler.stats(function).operations >= 1
        assert np.allclose(result.numpy(), each.arrays(np)(*arrays), rtol=1e-3, atol=1e-3), each.name


def test_variants_are_the_same_for_one_seed_and_others_for_another() -> None:
    names = [[each.name for each in variants.variants(seed)] for seed in (1, 1, 2)]
    assert names[0] == names[1] != names[2] and len(names[0]) == 2 * len(variants.FAMILIES)


@pytest.mark.parametrize("name", ["8-op chain, 1e6", "layer norm 4096x768", "sum of squares, 1e7"])
def test_programs_written_by_hand_are_those_programs(name: str) -> None:
    each = next(program for program in program_list.PROGRAMS if program.name == name)
    arrays = [array[:100] for array in each.arguments(np.random.default_rng(0))]
    if name.startswith("layer"):
        arrays[1:] = each.arguments(np.random.default_rng(0))[1:]
    assert np.allclose(peers.PEERS["hand"][1](each, arrays, 1)(), each.arrays(np)(*arrays), rtol=1e-3, atol=1e-3)
    with pytest.raises(NotImplementedError):
        peers.PEERS["hand"][1](each, arrays, 2)


def test_bars_that_memory_sets_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "SECONDS", 0.02)
    each = program(slower=1)
    monkeypatch.setitem(peers.PEERS, "hand", ("numpy", lambda program, arrays, threads: lambda: None))
    monkeypatch.setattr(program_list, "MEMORY_BOUND", frozenset({each.name}))
    row = programs.measured(each, ["hand"], 1)
    assert any(missed.startswith("hand") for missed in row.missed)
    assert programs.measured(each, ["hand"], 1, smoke=True).missed == []


@pytest.mark.parametrize("dims", [1, 2, 3, 4])
def test_shapes_have_about_as_many_elements(dims: int) -> None:
    for n in scale.SIZES:
        shape = scale.shaped(n, dims)
        assert len(shape) == dims and 0.6 * n <= np.prod(shape) <= 1.4 * n and all(shape)


def test_a_size_at_which_numpy_is_faster_is_a_miss(capsys: pytest.CaptureFixture[str]) -> None:
    points = [scale.Point("a", 10, 1.0, 0.95), scale.Point("a", 100, 1.0, 0.5)]
    assert scale.report(points) == points[1:]
    assert capsys.readouterr().out.count("MISSED") == 1


def test_every_size_is_measured_and_compiled_for_itself() -> None:
    found = scale.points(scale.PROGRAMS[0], 100, seconds=0.001)
    assert [point.size for point in found] == [1, 10, 100] and all(point.ours > 0 and point.numpy > 0 for point in found)


def test_charts_stand_alone_and_show_every_figure() -> None:
    from xml.etree import ElementTree

    lines = plot.lines("Title <1>", "elements", "note & more", {"first": [(1.0, 2.0), (1e8, 0.5)], "second": [(10.0, 1.0)]})
    bars = plot.bars("Title", "note", {"program": {"numpy": 2.5, "jax": 0.5}, "other": {"numpy": 10.0}})
    for page in (lines, bars):
        assert "http" not in page and "<script" not in page
        for figure in page.split("<svg")[1:]:
            ElementTree.fromstring("<svg" + figure.partition("</svg>")[0] + "</svg>")
    assert lines.count("<circle") == 3 and lines.count('class="slow"') == 1 and "Title &lt;1&gt;" in lines
    assert all(text in bars for text in (">2.50<", ">0.50<", ">10.00<", ">jax<"))


def a_run(benchmark, results, **environment):
    return {"benchmark": benchmark, "environment": {"python": "3.11", "threads": "1", **environment}, "results": results, "checks": []}


def test_figures_of_runs_in_readme_and_docs(tmp_path):
    medians = {"framestance": 2e-6, "copy": 1e-6, "torch": 3e-6, "jax": 4e-6}
    program = {"name": of_runs.SMALLEST, "medians": medians, "ratios": {"torch": 1.5, "jax": 0.5}}
    other = {"name": "other", "medians": medians, "ratios": {"torch": 6.0}}
    start = {"name": "first compile / jax's", "ours": {"median": 0.25}, "reference": {"median": 0.5}, "ratio": 0.5}
    applied = {"name": "gpt", "medians": {"compiled": 0.5}, "breaks": [], "ratios": {"torch": 2.0}}
    files = []
    for benchmark, results in (("programs", [program, other]), ("startup", [start]), ("applications", [applied])):
        files.append(tmp_path / f"{benchmark}.json")
        files[-1].write_text(json.dumps(a_run(benchmark, results, torch="2.13")))
    (tmp_path / "docs" / "images").mkdir(parents=True)
    readme = tmp_path / "README.md"
    readme.write_text(f"before\n{of_runs.BEGIN}\nold\n{of_runs.END}\nafter\n")
    for _ in range(2):  # what has been written can be written again
        assert of_runs.main(files, tmp_path) == 0
        text = readme.read_text()
        assert text.startswith("before\n") and text.endswith("\nafter\n") and "old" not in text
        assert "| time of 2 programs, 1 thread, over framestance's: geometric mean | 1 | - | 3.00 | 0.50 | - | - |" in text
        assert "| where framestance does worst | 1 | - | 1.50 | 0.50 | - | - |" in text
        assert f"| one call, {of_runs.SMALLEST} | 2.0 us | - | 3.0 us | 4.0 us | - | - |" in text
        assert "| first result of a fresh process, nothing cached | 250.00 ms | - | - | 500.00 ms | - | - |" in text and "torch 2.13" in text
    page = (tmp_path / "docs" / "benchmarks.md").read_text()
    assert "| other | 2.0 us | 0.50 | - | 6.00 | - | - | - |" in page and "| gpt | 500.00 ms | 0 | - | - | 2.00 |" in page
    xml.etree.ElementTree.fromstring((tmp_path / "docs" / "images" / "programs.svg").read_text())


def test_figures_of_what_is_no_run(tmp_path):
    (tmp_path / "README.md").write_text("nothing to replace")
    file = tmp_path / "run.json"
    for text in ("{}", "[1]", "no JSON", json.dumps(a_run("kernels", []))):
        file.write_text(text)
        with pytest.raises(ValueError, match="is no run of programs, applications, startup"):
            of_runs.main([file], tmp_path)
    with pytest.raises(ValueError, match="a run of programs is needed"):
        of_runs.main([], tmp_path)
    file.write_text(json.dumps(a_run("programs", [])))
    with pytest.raises(ValueError, match="once each"):
        of_runs.main([file], tmp_path)
