"""explain leaves nothing behind: no entry, no count, no number drawn, nothing written twice."""

from __future__ import annotations

import contextlib
import gc
import sys
import threading
import weakref

import numpy as np
import pytest

import framestance as fs
from framestance import compiler
from framestance._C import all_caches
from framestance.compiler import explain, get_stance, set_stance, stats
from framestance.diag import events
from framestance.diag.codes import CATALOGUE
from framestance.diag.explanation import Part, Step


def entries_and_marks():
    """All that the caches of all code objects hold."""
    found = []
    for cache in all_caches():
        frame = cache.state.get("frame")
        learned = None if frame is None else [known for known in (frame.learned.sizes, frame.learned.scalars, frame.learned.failed) if known] or None
        sites = None if frame is None else [(index, site.entries, site.dormant) for index, site in sorted(frame.sites.items())]
        found.append((id(cache), cache.skip, cache.sited_code, cache.start.entries, sites if sites and any(s[1] for s in sites) else None, learned))
    return {item[0]: item[1:] for item in found}


def broken(x, k=2):
    y = x * k + 1
    sys.getrefcount(y)
    return fs.relu(y).sum()


def generator(x):
    yield x + 1


# ---- what is left behind -------------------------------------------------------------------------------------------------------------------------


def snapshot(*compiled):
    return [stats(), *((stats(f), f.cache_entries(), frozenset(f._used)) for f in compiled), entries_and_marks()]


def test_entries_counters_and_marks_are_as_before():
    inner = fs.compile(lambda x: x * 3)

    def f(x, n):
        sys.getrefcount(x)
        return inner(x + n) - 1

    compiled = fs.compile(f)
    compiled(fs.ones(3), 1)
    compiled(fs.ones(4), 2)
    gc.collect()
    before = snapshot(compiled, inner)
    for n in range(6):
        assert explain(compiled)(fs.ones(3 + n), n).result.tolist() == [3.0 * (1 + n) - 1] * (3 + n)
        explain(inner)(fs.ones(2, dtype=fs.float64))
    gc.collect()
    after = snapshot(compiled, inner)
    assert after[:-1] == before[:-1]
    assert {key: value for key, value in after[-1].items() if key in before[-1]} == before[-1]


def test_a_function_is_first_compiled_as_if_it_had_never_been_explained():
    def f(x):
        y = x + 1
        sys.getrefcount(y)
        return y * 2

    def g(x):
        y = x + 1
        sys.getrefcount(y)
        return y * 2

    for size in (3, 4, 5):
        explain(f)(fs.ones(size))
    one, two = fs.compile(f), fs.compile(g)
    for size in (3, 4, 5):
        one(fs.ones(size)), two(fs.ones(size))
    a, b = stats(one), stats(two)
    assert (a.compiles, a.hits, a.misses, len(a.recompiles), len(a.breaks)) == (b.compiles, b.hits, b.misses, len(b.recompiles), len(b.breaks))
    assert [(e.number, e.graph.replace("def f", "def g")) for e in one.cache_entries()] == [(e.number, e.graph) for e in two.cache_entries()]


def test_a_callee_is_not_passed_over_for_what_explain_gave_it():
    def inner(x):
        sys.getrefcount(x)
        return x * 5 if isinstance(x, fs.Tensor) else x

    def outer(x, y):
        sys.getrefcount(x)
        return inner(y)

    explain(outer)(fs.ones(3), 7)
    compiled = fs.compile(outer)
    compiled(fs.ones(3), fs.ones(3))
    assert any(entry.function.endswith("inner") and entry.operations for entry in compiled.cache_entries())


def test_a_limit_that_is_reached_does_not_hide_what_a_first_call_would_do():
    compiled = fs.compile(lambda x: x + 1, recompile_limit=1, dynamic=False)
    compiled(fs.ones(3))
    explained = explain(compiled)(fs.ones(4))
    assert len(explained.graphs) == 1 and explained.eager == ()


def test_no_event_is_sent():
    heard = []
    stops = [events.subscribe(kind, lambda payload, kind=kind: heard.append(kind)) for kind in events.KINDS]
    try:
        explain(broken)(fs.ones(3))
        explain(generator)(fs.ones(3))
        with set_stance("fail_on_recompile"):
            explain(broken)(fs.ones(3))
    finally:
        for stop in stops:
            stop()
    assert heard == []


def test_nothing_of_the_users_is_kept():
    class Big:
        pass

    def f(x, big):
        sys.getrefcount(big)
        return x + 1

    big = Big()
    alive = weakref.ref(big)
    explained = explain(f)(fs.ones(3), big)
    del big
    gc.collect()
    assert alive() is None and explained.result.tolist() == [2.0] * 3


# ---- measuring changes nothing -------------------------------------------------------------------------------------------------------------------


def test_overlapping_inputs_are_written_once():
    def f(x, y):
        x.mul_(2)
        y.add_(x[0])
        return x + y

    one, two = fs.arange(10.0), fs.arange(10.0)
    want = f(one[:6], one[2:8])
    explained = explain(f)(two[:6], two[2:8])
    assert explained.result.tolist() == want.tolist() and one.tolist() == two.tolist()
    assert all(step.seconds is not None for step in explained.kernels)


@pytest.mark.parametrize(
    "make",
    [
        lambda: fs.arange(24.0).reshape(4, 6).t(),
        lambda: fs.arange(24.0)[::3],
        lambda: fs.arange(24.0).reshape(4, 6)[:, 1:2],
        lambda: fs.ones(1).expand(5, 3),
        lambda: fs.ones(0, 3),
        lambda: fs.tensor(2.0),
        lambda: fs.arange(24).to(fs.int16).flip(0),
        lambda: fs.ones(3, dtype=fs.bool),
        lambda: fs.ones(3, dtype=fs.complex64),
    ],
)
def test_layouts_and_dtypes(make):
    x, y = make(), make()
    explained = explain(lambda x: x * 2 + x)(x)
    want = y * 2 + y
    assert explained.error is None and explained.result.tolist() == want.tolist() and explained.result.stride() == want.stride()
    assert x.tolist() == y.tolist()


def test_arrays_whose_strides_are_negative():
    x = np.arange(12.0).reshape(3, 4)[::-1, ::-2]
    explained = explain(lambda x: np.exp(x).sum(axis=0))(x)
    np.testing.assert_allclose(explained.result, np.exp(x).sum(axis=0))
    assert all(step.seconds is not None for step in explained.parts[0].steps)


def test_random_numbers_are_drawn_once():
    own = fs.Generator()
    other = fs.Generator()
    own.manual_seed(5), other.manual_seed(5)

    def f(x, generator):
        return x + fs.rand(3) + fs.randn(3, generator=generator) + fs.bernoulli(fs.full((3,), 0.5))

    fs.manual_seed(1)
    want = f(fs.ones(3), other)
    then = fs.rand(2).tolist(), fs.rand(2, generator=other).tolist()
    fs.manual_seed(1)
    explained = explain(f)(fs.ones(3), own)
    np.testing.assert_allclose(explained.result.numpy(), want.numpy(), rtol=1e-6)
    assert (fs.rand(2).tolist(), fs.rand(2, generator=own).tolist()) == then


def test_a_seed_that_the_function_sets_is_set_once():
    def f(x):
        fs.manual_seed(7)
        return x + fs.rand(3)

    explained = explain(f)(fs.zeros(3))
    then = fs.rand(3).tolist()
    fs.manual_seed(7)
    assert [explained.result.tolist(), then] == [fs.rand(3).tolist(), fs.rand(3).tolist()]
    assert "once" in explained.parts[0].not_measured


def test_a_function_that_is_allowed_in_graphs_is_not_called_for_measuring():
    calls = []

    @compiler.allow_in_graph
    def user(x):
        calls.append(1)
        return x * 2

    fs.compile(lambda x: user(x + 1) * 3)(fs.ones(3))
    plain, calls[:] = len(calls), []
    explained = explain(lambda x: user(x + 1) * 3)(fs.ones(3))
    assert len(calls) == plain and "once" in explained.parts[0].not_measured
    first, *others = explained.parts[0].steps
    assert first.seconds is not None and all(step.seconds is None for step in others)


def test_numpy_s_error_state_and_warnings_are_the_users():
    with np.errstate(all="raise"):
        explained = explain(lambda x: np.exp(x))(np.array([1.0, 2.0]))
        assert np.geterr()["over"] == "raise" and explained.error is None
        assert isinstance(explain(lambda x: np.exp(x))(np.array([1e9])).error, FloatingPointError)


# ---- where and when ------------------------------------------------------------------------------------------------------------------------------


def test_inside_compiled_code_and_inside_itself():
    def outer(x):
        return explain(lambda y: y * 5)(x).result + 1

    assert fs.compile(outer)(fs.ones(2)).tolist() == [6.0, 6.0]
    explained = explain(outer)(fs.ones(2))
    assert explained.result.tolist() == [6.0, 6.0] and get_stance().force_backend is None


def test_one_explained_function_can_be_called_again():
    run = explain(lambda x: x + 1, measure=False)
    assert [len(run(fs.ones(n)).graphs) for n in (3, 4, 5)] == [1, 1, 1]
    assert "s0" not in run(fs.ones(6)).parts[0].graph


def test_threads_that_explain_and_call_at_once():
    def f(x, n):
        y = x * n
        sys.getrefcount(y)
        return y + 1

    compiled = fs.compile(f)
    wrong = []

    def work(n):
        for _ in range(5):
            got = explain(compiled, measure=False)(fs.ones(3), n).result if n % 2 else compiled(fs.ones(3), n)
            if got.tolist() != [n + 1.0] * 3:
                wrong.append((n, got))

    threads = [threading.Thread(target=work, args=(n,)) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == [] and not any(entry.apart for cache in all_caches() for entry in cache.start.entries)


def test_reset_in_the_middle():
    def f(x):
        y = x + 1
        compiler.reset()
        return y * 2

    assert explain(f)(fs.ones(3)).result.tolist() == [4.0] * 3


def test_plain_objects_have_no_empty_text():
    explained = explain(broken)(fs.ones(3))
    assert all(type(part) is Part and part.backend for part in explained.parts)
    assert all(type(step) is Step and (step.sources or step.name) for part in explained.parts for step in part.steps)
    assert all(found.hint and found.code in CATALOGUE for found in explained.breaks)


def test_a_stance_left_open_by_the_function_ends_with_it():
    @compiler.disable
    def switch():
        set_stance("force_eager")

    with contextlib.suppress(Exception):
        explain(lambda x: (switch(), x + 1)[1])(fs.ones(3))
    assert get_stance().name == "default"
