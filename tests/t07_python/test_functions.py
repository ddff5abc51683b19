"""Functions made inside say of themselves what is assigned to them; decorators that use functools.wraps are captured whole."""

from __future__ import annotations

import functools

import pytest

import framestance as torch


def wraps_inside(x, log):
    def doubled(function):
        @functools.wraps(function)
        def wrapper(*args, **kwargs):
            "The wrapper's own."
            return function(*args, **kwargs) * 2

        wrapper.calls = 3
        return wrapper

    @doubled
    def shifted(v: int, k=1) -> float:
        "The function's."
        return v + k

    log.append((shifted.__name__, shifted.__qualname__, shifted.__doc__, shifted.__module__, shifted.__wrapped__.__name__, shifted.calls))
    log.append((sorted(shifted.__annotations__), sorted(shifted.__dict__)))
    return shifted(x), shifted


def attributes_across_a_break(x, log):
    def function(v):
        return v

    function.a = x
    function.b = function.a + 1
    print(end="")
    function.c = 5
    log.append((hasattr(function, "missing"), getattr(function, "missing", 3), function.__doc__))
    return function.a + function.b, function


def annotations_are_one_dict(x, log):
    def function(v: int):
        return v

    annotations = function.__annotations__
    annotations["z"] = str
    function.__name__ = "other"
    log.append((function.__annotations__ is annotations, function.__dict__ is function.__dict__, function.__name__))
    try:
        function.__name__ = 3
    except TypeError:
        log.append("not a name")
    return x + 1, function


def an_attribute_that_is_the_function(x, log):
    def function(v):
        return v * 2

    function.me = function
    log.append(function.me is function)
    return function.me(x), function


@pytest.mark.parametrize("function", [wraps_inside, attributes_across_a_break, annotations_are_one_dict, an_attribute_that_is_the_function])
def test_what_functions_say(function):
    compiled = torch.compile(function, backend="eager")

    def seen(call):
        log = []
        tensor, made = call(torch.ones(2), log)
        said = made.__name__, made.__qualname__, made.__doc__, made.__module__, list(made.__dict__), repr(made.__annotations__)
        return tensor.tolist(), log, said, made(torch.ones(1)).tolist()

    want = seen(function)
    assert [seen(compiled) for _ in range(3)] == [want] * 3
    assert torch.compiler.stats(compiled).graphs > 0
