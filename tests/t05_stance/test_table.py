"""The table of stances and situations: which calls run compiled (C), eagerly (E), or are refused (R)."""

from __future__ import annotations

import asyncio
import warnings

import pytest

import framestance as torch
from framestance.diag.errors import RecompileError
from t05_stance.counting import Counting

set_stance, is_compiling, config = torch.compiler.set_stance, torch.compiler.is_compiling, torch.compiler.config
STANCES = ("default", "force_eager", "eager_on_recompile", "fail_on_recompile", "eager_then_compile")


def whole():
    """A function of one graph that says whether it ran compiled; its code is its own."""
    names = {"is_compiling": is_compiling}
    exec("def f(x): return (is_compiling(),), x + 1", names)
    return names["f"]


def halves():
    """A function of two graphs with a break between them."""
    names = {"is_compiling": is_compiling, "opaque": torch.compiler.disable(lambda: None)}
    exec("def f(x, k=1):\n  first = is_compiling()\n  y = x + 1\n  opaque()\n  second = is_compiling()\n  return (first, second), y * k", names)
    return names["f"]


def letters(call, *arguments):
    """What a call did, one letter for each part."""
    try:
        return "".join("C" if compiled else "E" for compiled in call(*arguments)[0])
    except RecompileError:
        return "R"


def compiled(function, **options):
    backend = Counting()
    return torch.compile(function, backend=backend, **{"dynamic": False, **options}), backend


def row(**cells):
    return pytest.mark.parametrize("stance, expected", list(zip(STANCES, cells.values(), strict=True)))


@row(default="C", force_eager="E", eager_on_recompile="E", fail_on_recompile="R", eager_then_compile="E")
def test_never_compiled(stance, expected):
    f, backend = compiled(whole())
    with set_stance(stance):
        assert letters(f, torch.ones(3)) == expected
    assert backend.runs == (expected == "C")


@row(default="C", force_eager="E", eager_on_recompile="C", fail_on_recompile="C", eager_then_compile="C")
def test_cached_hit(stance, expected):
    f, backend = compiled(whole())
    f(torch.ones(3))
    with set_stance(stance):
        assert letters(f, torch.ones(3)) == expected
    assert backend.runs == 1


@row(default="CC", force_eager="EE", eager_on_recompile="EE", fail_on_recompile="RR", eager_then_compile="EC")
def test_guard_miss(stance, expected):
    f, backend = compiled(whole())
    f(torch.ones(3))
    with set_stance(stance):
        assert letters(f, torch.ones(4)) + letters(f, torch.ones(4)) == expected
    assert backend.runs == 1 + ("C" in expected)


@row(default="CC", force_eager="EE", eager_on_recompile="CC", fail_on_recompile="CC", eager_then_compile="CC")
def test_graph_break_with_both_halves_cached(stance, expected):
    f, backend = compiled(halves())
    f(torch.ones(3))
    with set_stance(stance):
        assert letters(f, torch.ones(3)) == expected
    assert backend.runs == 2


@row(default="CC", force_eager="EE", eager_on_recompile="CE", fail_on_recompile="R", eager_then_compile="CE")
def test_only_the_resumed_half_misses(stance, expected):
    f, backend = compiled(halves())
    f(torch.ones(3), 1)
    with set_stance(stance):
        assert letters(f, torch.ones(3), 7) == expected
    assert backend.runs == 2 + (expected == "CC")


@row(default="CC", force_eager="EE", eager_on_recompile="EC", fail_on_recompile="R", eager_then_compile="EC")
def test_compiled_calls_compiled_which_is_cached(stance, expected):
    inner, _ = compiled(whole())
    inner(torch.ones(3))
    outer, _ = compiled(lambda x: ((is_compiling(), *inner(x)[0]), x))
    with set_stance(stance):
        assert letters(outer, torch.ones(3)) == expected


@pytest.mark.parametrize("caller", [lambda f: f, torch.compiler.disable], ids=["eager code", "a disabled function"])
@row(default="CC", force_eager="EE", eager_on_recompile="CE", fail_on_recompile="CR", eager_then_compile="CE")
def test_uncompiled_code_calls_compiled(stance, expected, caller):
    f, _ = compiled(whole())
    f(torch.ones(3))
    call = caller(lambda x: f(x))
    with set_stance(stance):
        assert letters(call, torch.ones(3)) + letters(call, torch.ones(4)) == expected


@row(default="E", force_eager="E", eager_on_recompile="E", fail_on_recompile="R", eager_then_compile="E")
def test_frames_of_generators_and_coroutines_run_eagerly(stance, expected):
    @torch.compile
    def generator(x):
        yield (is_compiling(),), x + 1

    @torch.compile
    async def coroutine(x):
        return (is_compiling(),), x + 1

    @torch.compile
    async def both(x):
        yield (is_compiling(),), x + 1

    async def first(x):
        return [item async for item in both(x)][0]

    with set_stance(stance):
        for call in (lambda x: next(generator(x)), lambda x: asyncio.run(coroutine(x)), lambda x: asyncio.run(first(x))):
            assert letters(call, torch.ones(3)) == expected


@row(default="CCC", force_eager="EEE", eager_on_recompile="ECE", fail_on_recompile="RCR", eager_then_compile="ECE")
def test_fullgraph_cold_hit_and_miss(stance, expected):
    def under(n):
        with set_stance(stance):
            return letters(f, torch.ones(n))

    f, _ = compiled(whole(), fullgraph=True)
    cold = under(3)
    f(torch.ones(3))
    assert cold + under(3) + under(4) == expected


@row(default="C", force_eager="E", eager_on_recompile="C", fail_on_recompile="C", eager_then_compile="C")
def test_new_size_of_a_dynamic_dimension(stance, expected):
    f, backend = compiled(whole(), dynamic=True)
    f(torch.ones(3))
    with set_stance(stance):
        assert letters(f, torch.ones(5)) == expected
    assert backend.runs == 1


@row(default="CCC", force_eager="EEE", eager_on_recompile="EEE", fail_on_recompile="RRR", eager_then_compile="ECC")
def test_a_second_size_makes_the_dimension_dynamic(stance, expected):
    f, backend = compiled(whole(), dynamic=None)
    f(torch.ones(3))
    with set_stance(stance):
        assert "".join(letters(f, torch.ones(n)) for n in (5, 6, 7)) == expected
    assert backend.runs == 1 + ("C" in expected)


@pytest.mark.filterwarnings("ignore:.*R011")
@row(default="CE", force_eager="EE", eager_on_recompile="CE", fail_on_recompile="CR", eager_then_compile="CE")
def test_recompile_limit_reached(stance, expected):
    f, backend = compiled(whole(), recompile_limit=1)
    f(torch.ones(3))
    f(torch.ones(9))
    with set_stance(stance):
        assert letters(f, torch.ones(3)) + letters(f, torch.ones(4)) == expected
    assert backend.runs == 1


# ---- functions that take stars: no less compiled functions than others -------------------------------------------------------------------------------


@row(default="CC", force_eager="EE", eager_on_recompile="EE", fail_on_recompile="RR", eager_then_compile="EC")
def test_stars_without_a_tensor_among_them(stance, expected):
    tensor = torch.ones(3)
    f, _ = compiled(lambda *args, **kwargs: ((is_compiling(),), tensor + args[0] + kwargs["k"]))
    with set_stance(stance):
        assert letters(lambda: f(1, k=2)) + letters(lambda: f(1, k=2)) == expected


# ---- what is counted per compiled function -----------------------------------------------------------------------------------------------------------


def test_functions_that_share_code_have_a_limit_each():
    class Model(torch.nn.Module):
        def __init__(self, k):
            super().__init__()
            self.k = k

        def forward(self, x):
            return (is_compiling(),), x * self.k

    models = [torch.compile(Model(k), dynamic=False) for k in range(3 * config.recompile_limit)]
    assert {letters(model, torch.ones(2)) for model in models} == {"C"}
    assert all(torch.compiler.stats(model).recompiles == [] for model in models)


def test_hits_and_operations_count_for_the_function_that_was_called():
    plain = whole()
    one, other = (torch.compile(plain) for _ in range(2))
    for f in (one, one, one, other):
        f(torch.ones(3))
    stats = [torch.compiler.stats(f) for f in (one, other)]
    assert [(s.hits, s.compiles, s.compiled_operations_run) for s in stats] == [(2, 1, 2), (1, 0, 1)]


def test_a_run_with_a_break_counts_each_half_once():
    f, _ = compiled(halves())
    for _ in range(3):
        f(torch.ones(3))
    assert (torch.compiler.stats(f).hits, torch.compiler.stats(f).compiles) == (4, 2)


def test_waiting_is_not_inherited_from_a_function_that_is_gone():
    plain = whole()
    with set_stance("eager_then_compile"):
        for _ in range(50):
            assert letters(torch.compile(plain, dynamic=False, isolate_recompiles=True), torch.ones(3)) == "E"


def test_entries_that_can_never_fit_again_count_for_no_limit():
    names = {"is_compiling": is_compiling}
    exec("def f(x): return (is_compiling(),), x * model.w", names)
    f = torch.compile(names["f"], dynamic=False)

    class Model:
        pass

    for k in range(3 * config.recompile_limit):
        names["model"] = Model()
        names["model"].w = torch.ones(2) * k
        assert letters(f, torch.ones(2)) == "C"
        del names["model"]


def test_a_warning_about_a_recompile_may_be_made_an_error():
    f, backend = compiled(whole())
    f(torch.ones(3))
    with set_stance("warn_on_recompile"), pytest.warns(RuntimeWarning, match="expected 3, got 4"):
        f(torch.ones(4))
    with set_stance("warn_on_recompile"), warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(RuntimeWarning, match="expected 4, got 5"):
            f(torch.ones(5))
        assert letters(f, torch.ones(5)) == "C"
    assert backend.runs == 3
