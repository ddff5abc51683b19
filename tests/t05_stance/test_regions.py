"""Changing the stance inside a compiled region raises StanceError with the user's line and leaves the stance as it was; outside of it, it is allowed."""

from __future__ import annotations

import contextlib
import functools
import inspect

import pytest

import framestance as torch
from framestance import _C
from framestance.compiler.stance import get_stance, set_stance
from framestance.diag.errors import CompileError, StanceError

EARLY = set_stance("fail_on_recompile")
EARLY._claim()


@pytest.fixture(autouse=True)
def state_unchanged():
    set_stance("eager_on_recompile")
    yield
    assert get_stance().name == "eager_on_recompile"
    assert _C.open_scope_count() == 0
    set_stance("default")


def line_of(text: str, function) -> int:
    lines, start = inspect.getsourcelines(function)
    return start + next(k for k, line in enumerate(lines) if text in line)


# ---- the run-time check by itself ----------------------------------------------------------------------------------------------------------------


def statement():
    set_stance("force_eager")  # here


def block():
    with set_stance("force_eager"):  # here
        pass


def early_object():
    with EARLY:  # here
        pass


def early_object_through_exit_stack():
    with contextlib.ExitStack() as stack:
        stack.enter_context(EARLY)  # here


def early_object_as_decorator():
    EARLY(lambda: 1)  # here


def through_partial():
    functools.partial(set_stance, "force_eager")()  # here


@set_stance("force_eager")
def decorated():
    return 1


@set_stance("force_eager")
def decorated_generator():
    yield 1


def call_decorated():
    decorated()  # here


def step_decorated_generator():
    next(decorated_generator())  # here


CHANGES = [
    statement,
    block,
    early_object,
    early_object_through_exit_stack,
    early_object_as_decorator,
    through_partial,
    call_decorated,
    step_decorated_generator,
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda f: f.__name__)
def test_the_users_line_is_named(change, monkeypatch):
    monkeypatch.setattr(_C, "region_depth", lambda: 1)
    with pytest.raises(StanceError) as caught:
        change()
    monkeypatch.undo()
    error, line = caught.value, line_of("# here", change)
    assert (error.filename, error.lineno) == (__file__, line)
    assert str(error).startswith(f"{__file__}:{line}: ")
    assert "[S001]" in str(error) and "# here" in str(error)
    assert isinstance(error, AssertionError) and isinstance(error, RuntimeError) and isinstance(error, CompileError)


def test_leaving_a_block_is_always_allowed(monkeypatch):
    with set_stance("force_eager"):
        monkeypatch.setattr(_C, "region_depth", lambda: 1)
    monkeypatch.undo()


# ---- in compiled functions -----------------------------------------------------------------------------------------------------------------------


@torch.compiler.disable
def opaque():
    return None


def after_a_break(x):
    x = x + 1
    opaque()
    with set_stance("force_eager"):  # here
        x = x * 2
    return x


def swallowed(x):
    try:
        set_stance("force_eager")  # here
    except Exception:
        return x + 5
    return x + 1


def deep(x):
    def inner(y):
        return decorated() * y  # here

    return inner(x) + 1


def built_inside(x):
    @set_stance("force_eager")  # here
    def body(y):
        return y + 1

    return body(x)


def early_inside(x):
    with EARLY:  # here
        return x + 1


@pytest.mark.parametrize("fn", [after_a_break, swallowed, deep, built_inside, early_inside], ids=lambda f: f.__name__)
def test_compiled_functions_raise_each_time_and_cache_nothing(fn):
    compiled = torch.compile(fn)
    with set_stance("default"):
        for _ in range(2):
            with pytest.raises(StanceError) as caught:
                compiled(torch.ones(3))
            assert (caught.value.filename, caught.value.lineno) == (__file__, line_of("# here", fn))
            assert get_stance().name == "default"


def test_compile_over_a_decorated_function():
    compiled = torch.compile(set_stance("force_eager")(lambda x: x + 1))
    with set_stance("default"), pytest.raises(StanceError):
        compiled(torch.ones(3))


def test_branch_on_is_compiling_folds_away():
    @torch.compile
    def f(x):
        if not torch.compiler.is_compiling():
            set_stance("force_eager")
        return x + 1

    with set_stance("default"):
        assert f(torch.ones(3)).sum().item() == 6.0
        assert get_stance().name == "default"


def test_call_that_the_stance_sends_to_the_plain_function_is_no_region():
    @torch.compile
    def f(x):
        with set_stance("force_eager"):
            return get_stance().name

    with set_stance("force_eager"):
        assert f(torch.ones(3)) == "force_eager"


def test_disabled_code_may_change_the_stance_and_its_statement_persists():
    @torch.compiler.disable
    def helper():
        assert _C.region_depth() == 0
        set_stance("eager_on_recompile")

    @torch.compile
    def f(x):
        x = x + 1
        helper()
        return x * 2

    set_stance("default")
    f(torch.ones(3))
    assert get_stance().name == "eager_on_recompile"


def test_disabled_without_recursion_stays_inside_the_region():
    @functools.partial(torch.compiler.disable, recursive=False)
    def helper():
        set_stance("force_eager")

    @torch.compile
    def f(x):
        x = x + 1
        helper()
        return x * 2

    with set_stance("default"), pytest.raises(StanceError):
        f(torch.ones(3))
