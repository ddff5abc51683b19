"""The settings are checked and restored exactly; disable and its relatives mark what capture asks about."""

from __future__ import annotations

import asyncio
import functools
import gc
import weakref

import pytest

from framestance import _C
from framestance.capture import markers
from framestance.compiler.config import Config, config
from framestance.compiler.disable import allow_in_graph, assume_constant_result, disable


@pytest.fixture(autouse=True)
def settings_unchanged():
    before = repr(config)
    yield
    assert repr(config) == before


def test_defaults():
    fresh = Config()
    assert (fresh.recompile_limit, fresh.accumulated_recompile_limit, fresh.fail_on_recompile_limit_hit) == (8, 256, False)


@pytest.mark.parametrize(
    "name, value, error",
    [
        ("recompile_limt", 3, AttributeError),
        ("recompile_limit", 0, ValueError),
        ("recompile_limit", True, TypeError),
        ("recompile_limit", 2.0, TypeError),
        ("fail_on_recompile_limit_hit", 1, TypeError),
    ],
)
def test_wrong_settings_change_nothing(name, value, error):
    with pytest.raises(error, match=name):
        setattr(config, name, value)
    with pytest.raises(error, match=name):
        config.patch(accumulated_recompile_limit=3, **{name: value})


def test_patch_as_block_nested_and_reused():
    patch = config.patch(recompile_limit=2)
    assert config.recompile_limit == 8
    with patch:
        with config.patch({"recompile_limit": 3}, fail_on_recompile_limit_hit=True):
            with patch:
                assert (config.recompile_limit, config.fail_on_recompile_limit_hit) == (2, True)
            assert config.recompile_limit == 3
        assert (config.recompile_limit, config.fail_on_recompile_limit_hit) == (2, False)
    assert config.recompile_limit == 8


def test_patch_restores_after_an_exception_and_overrides_assignments():
    with pytest.raises(KeyError), config.patch(recompile_limit=2):
        config.recompile_limit = 5
        raise KeyError
    assert config.recompile_limit == 8


def test_patch_as_decorator():
    @config.patch(recompile_limit=2)
    def plain(n):
        return [config.recompile_limit] if n == 0 else [config.recompile_limit, *plain(n - 1)]

    @config.patch(recompile_limit=3)
    def generator():
        yield config.recompile_limit
        yield config.recompile_limit

    @config.patch(recompile_limit=4)
    async def coroutine():
        await asyncio.sleep(0)
        return config.recompile_limit

    assert plain(2) == [2, 2, 2]
    assert [(inside, config.recompile_limit) for inside in generator()] == [(3, 8), (3, 8)]
    assert asyncio.run(coroutine()) == 4
    assert plain.__name__ == "plain"


def test_patch_of_nothing():
    with pytest.raises(TypeError):
        config.patch()


# ---- disable and its relatives -------------------------------------------------------------------------------------------------------------------


def test_disable_takes_every_form():
    def f(a, b=2):
        "doc"
        return a + b

    for disabled in (disable(f), disable()(f), disable(reason="slow")(f), disable(f, True), functools.partial(disable, reason="slow")(f)):
        assert (disabled(1), disabled(1, b=5), disabled.__name__, disabled.__doc__) == (3, 6, "f", "doc")
        assert disabled is not f and disabled.__wrapped__ is f
        assert markers.is_disabled(disabled) and disabled._framestance_disable
    assert not markers.is_disabled(f)
    assert markers.disable_reason(disable(f, reason="slow")) == "slow"
    assert markers.disable_reason(disable(f)) is None


def test_disable_without_recursion_marks_the_function_itself():
    def f():
        return 1

    assert disable(f, recursive=False, reason="slow") is f
    assert markers.is_disabled(f) and markers.is_disabled(f.__code__)
    assert markers.disable_reason(f) == "slow"


def test_same_code_same_mark_without_recursion():
    def make():
        def f():
            return 1

        return f

    disable(make(), recursive=False)
    assert markers.is_disabled(make())


def test_equal_code_is_not_the_same_code():
    def f():
        return 1

    copy = f.__code__.replace()
    assert copy == f.__code__
    disable(f, recursive=False)
    assert not markers.is_disabled(copy)


def test_disable_on_methods_and_classes():
    @disable
    class Thing:
        def __init__(self):
            self.value = 1

        def method(self):
            return self.value

        @staticmethod
        def static(a):
            return a

        @classmethod
        def of_class(cls):
            return cls

        @property
        def prop(self):
            "doc"
            return self.value

        @prop.setter
        def prop(self, value):
            self.value = value

    thing = Thing()
    thing.prop = 7
    assert (thing.method(), thing.prop, Thing.static(1), thing.static(1), Thing.of_class(), Thing.prop.__doc__) == (7, 7, 1, 1, Thing, "doc")
    assert markers.is_disabled(Thing)
    assert all(markers.is_disabled(f) for f in (Thing.__init__, thing.method, Thing.static, Thing.of_class, Thing.prop.fget, Thing.prop.fset))

    class Other:
        @disable
        def method(self):
            return 2

        def plain(self):
            return 3

    assert (Other().method(), markers.is_disabled(Other().method), markers.is_disabled(Other().plain)) == (2, True, False)
    assert disable(Other().plain)() == 3


def test_disable_of_builtins():
    assert disable(len)([1]) == 1
    assert disable(int) is int and markers.is_disabled(int)


def test_disable_leaves_the_region_for_the_body_only(monkeypatch):
    depth = [1]
    monkeypatch.setattr(_C, "region_suspend", lambda: (depth[0], depth.__setitem__(0, 0))[0])
    monkeypatch.setattr(_C, "region_resume", lambda token: depth.__setitem__(0, token))

    @disable
    def plain():
        return depth[0]

    @disable
    def failing():
        raise KeyError(depth[0])

    @disable
    def generator():
        yield depth[0]
        yield depth[0]

    assert (plain(), depth[0]) == (0, 1)
    with pytest.raises(KeyError, match="0"):
        failing()
    assert depth[0] == 1
    assert [(inside, depth[0]) for inside in generator()] == [(0, 1), (0, 1)]


@pytest.mark.parametrize("declare", [disable, allow_in_graph, assume_constant_result])
def test_only_what_can_be_called(declare):
    with pytest.raises(TypeError):
        declare(3)


def test_reason_is_a_string():
    with pytest.raises(TypeError, match="reason"):
        disable(reason=3)


def test_declarations():
    def f():
        return 1

    def g():
        return 1

    assert allow_in_graph(f) is f and allow_in_graph([g, len]) == [g, len]
    assert assume_constant_result(f) is f
    assert [markers.is_allowed_in_graph(x) for x in (f, g, len, max)] == [True, True, True, False]
    assert [markers.is_constant_result(x) for x in (f, g)] == [True, False]


def test_marks_do_not_travel_with_copied_attributes():
    @disable
    def f():
        return 1

    @functools.wraps(f)
    def outer():
        return f()

    assert outer._framestance_disable
    assert not markers.is_disabled(outer)


def test_marks_keep_nothing_alive():
    def f():
        return 1

    wrapper = disable(f)
    allow_in_graph(f)
    alive = weakref.ref(f), weakref.ref(wrapper)
    del f, wrapper
    gc.collect()
    assert [ref() for ref in alive] == [None, None]
