"""The live state can be rebuilt at every instruction: capture is stopped before each one in turn, the frame goes on uncompiled from there, and nothing may differ."""

from __future__ import annotations

import types
from typing import Any

import corpus
import pytest
from corpus import ARGUMENTS, FUNCTIONS, arguments

import framestance as fs
from framestance import _C
from framestance.capture.decode import program_of
from framestance.capture.executor import Policy
from framestance.capture.frame import capture
from framestance.capture.sites import FrameLayout, insert_sites
from framestance.compiler.entries import FrameInfo, SiteInfo, key_for, make_entry
from framestance.testing.compare import outcome, same_outcome

REBUILT: dict[str, int] = {}


def run_stopped_after(function: types.FunctionType, steps: int, index: int) -> tuple[bool, Any]:
    """(whether the frame was left at a landing, outcome) of ``function`` captured for ``steps`` instructions and then run uncompiled."""
    layout = FrameLayout(program_of(function.__code__), land_everywhere=True)
    site = _C.Site(SiteInfo(FrameInfo(layout), layout.start))
    key = key_for("eager", False, False)
    args = arguments(index)
    bound = bind(function, args)
    cells = function.__closure__ or ()
    found = capture(layout, layout.start, (*bound, *cells), function.__globals__, vars(__import__("builtins")), Policy(stop_after=steps, leave_always=True))
    site.add(make_entry(found, key, site.info.frame, function.__qualname__, ("?", 0)))
    code = insert_sites(layout, {layout.start.index: site})
    rewritten = types.FunctionType(code, function.__globals__, function.__name__, function.__defaults__, function.__closure__)
    rewritten.__kwdefaults__ = function.__kwdefaults__
    corpus.LOG.clear()
    result = outcome(lambda: _C._call_in_region(key, _C.current_stance(), rewritten, *args))
    return found.recipe is not None, (result, list(corpus.LOG))


def bind(function: types.FunctionType, args: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments in the order of localsplus."""
    code = function.__code__
    count = code.co_argcount
    bound: list[Any] = list(args[:count])
    bound += [function.__kwdefaults__[n] for n in code.co_varnames[count : count + code.co_kwonlyargcount]]
    if code.co_flags & 4:
        bound.append(args[count:])
    if code.co_flags & 8:
        bound.append({})
    return tuple(bound)


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_state_is_rebuilt_at_every_instruction(function):
    left = 0
    for index in range(len(ARGUMENTS)):
        corpus.LOG.clear()
        want = (outcome(lambda: function(*arguments(index))), list(corpus.LOG))  # noqa: B023  # called at once
        for steps in range(1, instructions_until_end(function, index) + 1):
            landed, got = run_stopped_after(function, steps, index)
            same_outcome(got[0], want[0], f"{function.__name__}{ARGUMENTS[index]} left after {steps} instructions")
            assert got[1] == want[1], f"{function.__name__} left after {steps} instructions: effects {got[1]}, wanted {want[1]}"
            left += landed
    REBUILT[function.__name__] = left
    assert left > 0, "no instruction at which the frame could be left"


def instructions_until_end(function: types.FunctionType, index: int) -> int:
    """How many instructions of the root frame capture executes when nothing stops it."""
    layout = FrameLayout(program_of(function.__code__), land_everywhere=True)
    counted: list[int] = []
    policy = Policy(count_steps=counted.append)
    capture(layout, layout.start, (*bind(function, arguments(index)), *(function.__closure__ or ())), function.__globals__, vars(__import__("builtins")), policy)
    return counted[-1] if counted else 0


def test_the_corpus_is_large_and_most_of_it_can_be_left():
    assert len(FUNCTIONS) >= 60
    if len(REBUILT) == len(FUNCTIONS):
        assert sum(REBUILT.values()) >= 20 * len(FUNCTIONS), REBUILT


def test_leaving_does_not_depend_on_compiled_operations():
    """The same property with kernels of our own for one function whose state holds graph values, views and iterators."""

    def function(t, a, b):
        x = t * 2
        for i in range(3):
            x = x + i
            y = x[1:]
            y.add_(1)
        return x, y

    want = outcome(lambda: function(*arguments(0)))
    compiled = fs.compile(function)
    same_outcome(outcome(lambda: compiled(*arguments(0))), want, "compiled")
    assert fs.compiler.stats(compiled).graphs == 1
