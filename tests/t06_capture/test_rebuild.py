"""The live state can be rebuilt at every instruction: capture is stopped before each one in turn, the frame goes on uncompiled from there, and nothing may
differ."""

from __future__ import annotations

import builtins
import types
from typing import Any

import corpus
import pytest
from corpus import ARGUMENTS, FUNCTIONS, arguments

import framestance as fs
from framestance import _C
from framestance.capture.decode import program_of
from framestance.capture.executor import Policy
from framestance.capture.frame import Capture, capture
from framestance.capture.sites import FrameLayout, insert_sites
from framestance.compiler.entries import FrameInfo, SiteInfo, make_entry
from framestance.compiler.options import key_for
from framestance.testing.compare import outcome, same_outcome

REBUILT: dict[str, int] = {}


class Rewritten:
    """A function with one site, at its start, and landings before every instruction; the site's entry changes from trial to trial."""

    def __init__(self, function: types.FunctionType) -> None:
        self.function = function
        self.layout = FrameLayout(program_of(function.__code__), land_everywhere=True)
        self.site = _C.Site(SiteInfo(FrameInfo(self.layout), self.layout.start))
        self.key = key_for("eager", False, False)
        code = insert_sites(self.layout, {self.layout.start.index: self.site})
        _C.code_cache(code).skip = True  # nobody else looks at it
        self.rewritten = types.FunctionType(code, function.__globals__, function.__name__, function.__defaults__, function.__closure__)
        self.rewritten.__kwdefaults__ = function.__kwdefaults__

    def capture(self, index: int, policy: Policy) -> Capture:
        bound = (*bind(self.function, arguments(index)), *(self.function.__closure__ or ()))
        return capture(self.layout, self.layout.start, bound, self.function.__globals__, vars(builtins), policy)

    def instructions(self, index: int) -> int:
        """How many instructions of the root frame capture executes when nothing stops it."""
        counted: list[int] = []
        self.capture(index, Policy(count_steps=counted.append))
        return counted[-1]

    def run_stopped_after(self, steps: int, index: int) -> tuple[bool, Any]:
        """(whether the frame was left at a landing, outcome and effects) when it is captured for ``steps`` instructions and goes on uncompiled."""
        found = self.capture(index, Policy(stop_after=steps, leave_always=True))
        self.site.clear()
        self.site.add(make_entry(found, self.key, self.site.info.frame, self.function.__qualname__, ("?", 0)))
        corpus.LOG.clear()
        result = outcome(lambda: _C._call_in_region(self.key, _C.current_stance(), self.rewritten, *arguments(index)))
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


@pytest.mark.some_suffice
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_state_is_rebuilt_at_every_instruction(function):
    left = 0
    trial = Rewritten(function)
    for index in range(len(ARGUMENTS)):
        corpus.LOG.clear()
        want = outcome(lambda: function(*arguments(index))), list(corpus.LOG)  # noqa: B023  # called at once
        for steps in range(1, trial.instructions(index) + 1):
            landed, got = trial.run_stopped_after(steps, index)
            same_outcome(got[0], want[0], f"{function.__name__}{ARGUMENTS[index]} left after {steps} instructions")
            assert got[1] == want[1], f"{function.__name__} left after {steps} instructions: effects {got[1]}, wanted {want[1]}"
            left += landed
    REBUILT[function.__name__] = left
    assert left > 0, "no instruction at which the frame could be left"


def test_the_corpus_is_large_and_most_of_it_can_be_left():
    assert len(FUNCTIONS) >= 150
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
