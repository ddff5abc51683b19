"""Where torch's behaviour was observed to be a defect: what framestance does instead, and what its own additions do."""

from __future__ import annotations

import asyncio
import warnings

import pytest

import framestance as torch
from framestance.diag.errors import RecompileError, StanceError, Unsupported
from t05_stance.counting import Counting

set_stance, is_compiling, config = torch.compiler.set_stance, torch.compiler.is_compiling, torch.compiler.config


def plus(k):
    """A function with code of its own: nothing was compiled for it, and a mark on its code is on no other test's."""

    def f(x):
        return is_compiling(), x + k

    f.__code__ = f.__code__.replace()
    return f


def compiled(**options):
    backend = Counting()
    return torch.compile(plus(1), backend=backend, **{"dynamic": False, **options}), backend


def ran_compiled(f, *arguments):
    return f(*arguments)[0]


# ---- the stance wins over everything else --------------------------------------------------------------------------------------------------------


def test_fail_on_recompile_raises_past_the_recompile_limit():
    f, _ = compiled()
    with config.patch(recompile_limit=1):
        f(torch.ones(3))
        with pytest.warns(RuntimeWarning, match="R011"):
            assert not ran_compiled(f, torch.ones(4))
        with set_stance("fail_on_recompile"):
            assert ran_compiled(f, torch.ones(3))
            with pytest.raises(RecompileError):
                f(torch.ones(4))


def test_fail_on_recompile_raises_with_the_compiler_disabled_by_setting():
    f, backend = compiled()
    with config.patch(disable=True):
        assert not ran_compiled(f, torch.ones(3))
        with set_stance("fail_on_recompile"), pytest.raises(RecompileError):
            f(torch.ones(3))
    assert backend.runs == 0


def test_fail_on_recompile_raises_on_code_that_is_skipped():
    @torch.compile
    def generator(x):
        yield x + 1

    assert [y.sum().item() for y in generator(torch.ones(3))] == [6.0]
    with set_stance("fail_on_recompile"), pytest.raises(RecompileError):
        generator(torch.ones(3))


def test_eager_on_recompile_never_runs_the_code_of_another_backend():
    plain = plus(1)
    one, other = (torch.compile(plain, backend=Counting(), dynamic=False) for _ in range(2))
    one(torch.ones(3))
    with set_stance("eager_on_recompile"):
        assert ran_compiled(one, torch.ones(3))
        assert not ran_compiled(other, torch.ones(3))


@pytest.mark.parametrize("stance", ["default", "eager_on_recompile", "force_eager"])
def test_disabled_functions_never_run_compiled(stance):
    plain = plus(1)
    f = torch.compile(plain, backend=Counting())
    assert ran_compiled(f, torch.ones(3))
    torch.compiler.disable(plain, recursive=False)
    with set_stance(stance):
        assert not ran_compiled(f, torch.ones(3))


# ---- no option is dropped ------------------------------------------------------------------------------------------------------------------------


def breaks(x):
    x = x + 1
    print("half way")
    return x * 2


def test_fullgraph_is_kept_under_force_backend():
    f = torch.compile(breaks, fullgraph=True)
    with set_stance("default", force_backend=Counting()), pytest.raises(Unsupported) as caught:
        f(torch.ones(3))
    assert (caught.value.code, caught.value.source_line.strip()) == ("B001", 'print("half way")')


def test_fullgraph_is_kept_under_eager_then_compile(capsys):
    f = torch.compile(breaks, fullgraph=True)
    with set_stance("eager_then_compile"):
        f(torch.ones(3))
        with pytest.raises(Unsupported):
            f(torch.ones(3))
    assert capsys.readouterr().out == "half way\n"


def test_aot_eager_then_compile_reaches_the_backend_with_a_constant_shape():
    f, backend = compiled(dynamic=None)
    with set_stance("aot_eager_then_compile"):
        assert [(ran_compiled(f, torch.ones(3)), backend.runs) for _ in range(3)] == [(True, 0), (True, 1), (True, 1)]


@pytest.mark.parametrize("stance, first", [("aot_eager_then_compile", True), ("eager_then_compile", False)])
def test_warming_up_is_remembered_per_compiled_function_until_reset(stance, first):
    plain = plus(1)
    backends = [Counting(), Counting()]
    one, other = (torch.compile(plain, backend=backend, dynamic=False) for backend in backends)
    with set_stance(stance):
        for _ in range(2):
            assert ran_compiled(one, torch.ones(3)) is first
            assert ran_compiled(other, torch.ones(3)) is first
            assert ran_compiled(one, torch.ones(3)) and ran_compiled(other, torch.ones(3))
            torch.compiler.reset()
    assert [backend.runs for backend in backends] == [2, 2]


# ---- regions, coroutines -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stance", ["default", "eager_on_recompile", "fail_on_recompile"])
def test_region_is_a_region_under_every_stance_that_runs_compiled_code(stance):
    change = False

    def helper():
        if change:
            set_stance("force_eager")

    helper = torch.compiler.disable(helper, recursive=False)

    @torch.compile
    def f(x):
        x = x + 1
        helper()
        return x * 2

    f(torch.ones(3))
    change = True
    with set_stance(stance), pytest.raises(StanceError):
        f(torch.ones(3))


def test_coroutine_functions_are_left_alone_and_may_change_the_stance_by_decorator():
    inner, _ = compiled()
    inner(torch.ones(3))

    @set_stance("force_eager")
    async def uncompiled():
        await asyncio.sleep(0)
        return ran_compiled(inner, torch.ones(3))

    @torch.compile
    async def main(x):
        both = await asyncio.gather(uncompiled(), asyncio.sleep(0, ran_compiled(inner, x)))
        return [*both, ran_compiled(inner, x)]

    assert asyncio.run(main(torch.ones(3))) == [False, True, True]


# ---- what torch does not have --------------------------------------------------------------------------------------------------------------------


def test_allow_first_allows_the_first_compile_only():
    f, backend = compiled()
    with set_stance("fail_on_recompile", allow_first=True):
        assert ran_compiled(f, torch.ones(3))
        assert ran_compiled(f, torch.ones(3))
        with pytest.raises(RecompileError) as caught:
            f(torch.ones(4))
        torch.compiler.reset()
        assert ran_compiled(f, torch.ones(4))
    assert backend.runs == 2
    assert "size of `x` at dimension 0, expected 3, got 4" in str(caught.value)
    assert (caught.value.filename, caught.value.first_compile) == (__file__, False)


def test_allow_first_counts_per_compiled_function():
    plain = plus(1)
    one, other = (torch.compile(plain, backend=Counting(), dynamic=False) for _ in range(2))
    with set_stance("fail_on_recompile", allow_first=True):
        assert ran_compiled(one, torch.ones(3)) and ran_compiled(other, torch.ones(4))
        for f, size in ((one, 4), (other, 3)):
            with pytest.raises(RecompileError):
                f(torch.ones(size))


def test_allow_first_counts_per_compiled_function_also_where_entries_are_shared():
    plain, backend = plus(1), Counting()
    one, other = (torch.compile(plain, backend=backend, dynamic=False) for _ in range(2))
    with set_stance("fail_on_recompile", allow_first=True):
        assert ran_compiled(one, torch.ones(3)) and ran_compiled(other, torch.ones(4))
        for f in (one, other):
            with pytest.raises(RecompileError):
                f(torch.ones(5))


def test_allow_first_covers_a_part_that_is_reached_for_the_first_time(capsys):
    @torch.compile(dynamic=False)
    def f(x, go_on):
        x = x + 1
        print("half way")
        return x * 2 if go_on else x

    with set_stance("fail_on_recompile", allow_first=True):
        f(torch.ones(3), True)
        f(torch.ones(3), True)
        with pytest.raises(RecompileError):
            f(torch.ones(4), True)


def test_refused_half_says_that_the_call_was_partial(capsys):
    @torch.compile(dynamic=False)
    def f(x, k):
        x = x + 1
        print("half way")
        return x * k

    f(torch.ones(3), 2)
    with set_stance("fail_on_recompile"), pytest.raises(RecompileError) as caught:
        f(torch.ones(3), 5)
    assert caught.value.resumed_after_line == f.__wrapped__.__code__.co_firstlineno + 3
    assert "partial" in str(caught.value) and "'k'" in str(caught.value)


def test_warn_on_recompile_compiles_and_tells_why():
    f, backend = compiled()
    with set_stance("warn_on_recompile"), warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert ran_compiled(f, torch.ones(3))
        assert not caught
        assert ran_compiled(f, torch.ones(4)) and ran_compiled(f, torch.ones(4))
    assert backend.runs == 2
    assert len(caught) == 1 and "size of `x` at dimension 0, expected 3, got 4" in str(caught[0].message)


def test_eager_runs_are_counted_by_cause():
    f, _ = compiled()
    with set_stance("force_eager"):
        f(torch.ones(3))
    with set_stance("eager_on_recompile"):
        f(torch.ones(3))
    with config.patch(recompile_limit=1):
        f(torch.ones(3))
        with pytest.warns(RuntimeWarning, match="R011"):
            f(torch.ones(4))
    stats = torch.compiler.stats(f)
    assert (stats.eager["stance"], stats.eager["limit"], stats.compiles) == (2, 1, 1)


def test_refusals_and_fallbacks_store_nothing():
    f, backend = compiled()
    for stance in ("eager_on_recompile", "force_eager"):
        with set_stance(stance):
            f(torch.ones(3))
    with set_stance("fail_on_recompile"), pytest.raises(RecompileError) as caught:
        f(torch.ones(3))
    assert caught.value.first_compile and caught.value.reasons == ()
    assert (ran_compiled(f, torch.ones(3)), backend.runs) == (True, 1)
