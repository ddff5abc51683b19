"""set_stance as a statement, a context manager and a decorator, in one thread: what is in force when, and what comes back."""

from __future__ import annotations

import contextlib
import functools
import gc
import inspect

import pytest

from framestance import _C
from framestance.compiler.stance import STANCES, Stance, get_stance, set_stance


def current() -> str:
    return get_stance().name


@pytest.fixture(autouse=True)
def default_stance():
    yield
    set_stance("default")
    assert _C.open_scope_count() == 0


@pytest.mark.parametrize("name", STANCES)
def test_statement_holds_until_the_next_one(name):
    set_stance(name)
    assert current() == name
    set_stance()
    assert current() == "default"


@pytest.mark.parametrize("number, name", list(enumerate(STANCES)))
def test_numbers_and_names_agree_with_c(number, name):
    assert _C.Stance(number).name == name
    with set_stance(name):
        assert _C.current_stance().id == number


def test_with_restores_after_an_exception():
    with pytest.raises(KeyError):
        with set_stance("force_eager"):
            raise KeyError("x")
    assert current() == "default"


def test_nested_blocks_each_restore_their_outer():
    seen = []
    with set_stance("force_eager"):
        with set_stance("fail_on_recompile"):
            seen.append(current())
        seen.append(current())
        with set_stance("default"):
            seen.append(current())
        seen.append(current())
    assert [*seen, current()] == ["fail_on_recompile", "force_eager", "default", "force_eager", "default"]


def test_with_gives_nothing_to_bind():
    with set_stance("force_eager") as bound:
        assert bound is None


def test_exit_stack():
    with contextlib.ExitStack() as stack:
        stack.enter_context(set_stance("force_eager"))
        stack.enter_context(set_stance("fail_on_recompile"))
        assert current() == "fail_on_recompile"
    assert current() == "default"


def test_statement_inside_a_block_ends_with_the_block():
    set_stance("eager_on_recompile")
    with set_stance("force_eager"):
        set_stance("default")
        assert current() == "default"
        with set_stance("fail_on_recompile"):
            set_stance("warn_on_recompile")
            assert current() == "warn_on_recompile"
        assert current() == "default"
    assert current() == "eager_on_recompile"


def test_statement_inside_a_decorated_call_ends_with_the_call():
    @set_stance("force_eager")
    def body():
        set_stance("fail_on_recompile")
        return current()

    assert (body(), current()) == ("fail_on_recompile", "default")
    assert (body(), current()) == ("fail_on_recompile", "default")


def test_kept_object_inside_a_block_does_not_outlive_it():
    with set_stance("force_eager"):
        kept = set_stance("fail_on_recompile")
        assert current() == "fail_on_recompile"
    assert current() == "default"
    del kept
    assert current() == "default"


def test_object_built_early_and_entered_late():
    later = set_stance("force_eager")
    assert current() == "force_eager"
    with set_stance("fail_on_recompile"):
        with later:
            assert current() == "force_eager"
        assert current() == "fail_on_recompile"
    assert current() == "default"


def test_kept_object_is_overruled_by_a_newer_statement():
    kept = set_stance("force_eager")
    set_stance("eager_on_recompile")
    assert current() == "eager_on_recompile"
    with kept:
        assert current() == "force_eager"
    assert current() == "eager_on_recompile"
    del kept
    assert current() == "eager_on_recompile"


def test_kept_object_that_is_dropped_becomes_a_statement():
    kept = set_stance("force_eager")
    del kept
    assert (current(), _C.open_scope_count()) == ("force_eager", 0)


def test_object_dropped_in_a_cycle_becomes_a_statement():
    def cycle():
        holder = [set_stance("force_eager")]
        holder.append(holder)

    cycle()
    gc.collect()
    assert (current(), _C.open_scope_count()) == ("force_eager", 0)


def test_older_object_dropped_under_a_newer_kept_one():
    older = set_stance("force_eager")
    newer = set_stance("fail_on_recompile")
    del older
    assert current() == "fail_on_recompile"
    with newer:
        assert current() == "fail_on_recompile"
    assert current() == "force_eager"


def test_older_statement_after_a_newer_kept_object_of_the_same_target():
    older = set_stance("force_eager")
    newer = set_stance("fail_on_recompile")
    del newer
    assert current() == "fail_on_recompile"
    del older
    assert current() == "fail_on_recompile"


def test_one_object_entered_twice_in_a_row_and_nested():
    stance = set_stance("force_eager")
    for _ in range(2):
        with stance:
            with set_stance("default"):
                with stance:
                    assert current() == "force_eager"
                assert current() == "default"
            assert current() == "force_eager"
        assert current() == "default"


def test_leaving_out_of_order_removes_that_record_only():
    first, second = set_stance("force_eager"), set_stance("fail_on_recompile")
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    assert current() == "fail_on_recompile"
    second.__exit__(None, None, None)
    assert current() == "default"


def test_leaving_without_entering_is_an_error():
    stance = set_stance("force_eager")
    with stance:
        pass
    with pytest.raises(RuntimeError, match="without having been entered"):
        stance.__exit__(None, None, None)


def test_process_scope_block_and_statement_inside():
    with set_stance("fail_on_recompile", allow_first=True, scope="process"):
        assert get_stance() == Stance("fail_on_recompile", allow_first=True, scope="process")
        with set_stance("force_eager"):
            assert current() == "force_eager"
        set_stance("eager_on_recompile")
        assert current() == "eager_on_recompile"
    assert current() == "default"


def test_decorator_is_active_during_the_call_only():
    @set_stance("fail_on_recompile")
    def body():
        return current()

    assert current() == "default"
    assert body() == "fail_on_recompile"
    assert current() == "default"


def test_decorator_restores_after_an_exception():
    @set_stance("fail_on_recompile")
    def body():
        raise KeyError

    with pytest.raises(KeyError):
        body()
    assert current() == "default"


def test_decorator_keeps_what_a_function_shows():
    @set_stance("force_eager")
    def adder(a, *, b=2):
        "doc"
        return a + b

    assert (adder.__name__, adder.__doc__, adder(1, b=5)) == ("adder", "doc", 6)
    assert str(inspect.signature(adder)) == "(a, *, b=2)"
    assert inspect.unwrap(adder) is adder.__wrapped__ is not adder


def test_decorator_keeps_every_field():
    def backend(graph, example_inputs):
        return graph

    @set_stance("default", force_backend=backend, skip_guard_eval_unsafe=True)
    def body():
        return get_stance()

    assert body() == Stance("default", True, backend)


def test_one_object_decorates_several_functions():
    stance = set_stance("force_eager")
    functions = [stance(current), stance(lambda: current())]
    assert current() == "default"
    assert [f() for f in functions] == ["force_eager"] * 2


def test_recursive_decorated_function():
    @set_stance("force_eager")
    def down(n):
        return [current()] if n == 0 else [current(), *down(n - 1)]

    assert down(3) == ["force_eager"] * 4
    assert current() == "default"


def test_stacked_decorators_the_nearest_wins():
    @set_stance("force_eager")
    @set_stance("fail_on_recompile")
    def body():
        return current()

    assert body() == "fail_on_recompile"


def test_methods_of_every_kind():
    stance = functools.partial(set_stance, "fail_on_recompile")

    class Thing:
        @stance()
        def method(self):
            return current()

        @classmethod
        @stance()
        def of_class(cls):
            return current()

        @staticmethod
        @stance()
        def static(a):
            return current()

        @stance()
        @staticmethod
        def static_inside(a):
            return current()

        @property
        @stance()
        def prop(self):
            return current()

        @stance()
        def __call__(self):
            return current()

    thing = Thing()
    seen = {thing.method(), Thing.of_class(), Thing.static(1), thing.static(1), Thing.static_inside(1), thing.static_inside(1), thing.prop, thing()}
    assert seen == {"fail_on_recompile"}


def test_bound_method_partial_and_callable_object():
    class Thing:
        def __call__(self, a=1):
            return current()

        method = __call__

    thing = Thing()
    for fn in (thing, thing.method, functools.partial(thing, 2)):
        assert set_stance("force_eager")(fn)() == "force_eager"


def test_class_cannot_be_decorated():
    with pytest.raises(TypeError, match="decorate its methods"):

        @set_stance("force_eager")
        class Thing:
            pass

    assert current() == "default"


def test_above_classmethod_fails_at_the_call():
    class Thing:
        @set_stance("force_eager")
        @classmethod
        def method(cls):
            return 1

    with pytest.raises(TypeError, match="put @classmethod above"):
        Thing.method()
    assert current() == "default"


@pytest.mark.parametrize("thing", [5, property(lambda self: 1), "name"])
def test_what_cannot_be_called_cannot_be_decorated(thing):
    with pytest.raises(TypeError, match=type(thing).__name__):
        set_stance("force_eager")(thing)
    assert current() == "default"


def test_texts():
    kept = set_stance("fail_on_recompile", allow_first=True)
    assert repr(kept) == "set_stance('fail_on_recompile', allow_first=True)"
    assert repr(get_stance()) == "Stance('fail_on_recompile', allow_first=True)"


def test_shown_by_a_notebook_means_statement():
    out = set_stance("force_eager")
    out._ipython_display_()
    assert _C.open_scope_count() == 0
    assert current() == "force_eager"
