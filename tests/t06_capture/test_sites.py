"""Compiled stretches may be entered and left anywhere: a site stands at every legal place, its stretch is captured at that visit from the live state and runs
for a random number of instructions, and the frame goes on behind it. Result, effects, exceptions and traceback lines stay those of the plain function."""

from __future__ import annotations

import builtins
import random
import sys
import types
from collections import Counter
from typing import Any

import corpus
import pytest
from corpus import ARGUMENTS, FUNCTIONS, arguments

from framestance import _C
from framestance.capture.decode import program_of
from framestance.capture.executor import Policy
from framestance.capture.frame import capture
from framestance.capture.sites import FrameLayout, SiteLayout, insert_sites
from framestance.compiler.entries import FrameInfo, SiteInfo, make_entry
from framestance.compiler.options import key_for
from framestance.testing.compare import Outcome, outcome, same_outcome, user_lines

KEY = key_for("eager", False, False)
ENTERED: Counter[str] = Counter()
TRIED: set[str] = set()


class Everywhere:
    """A function with a site at every legal place. ``every`` says which visits enter a stretch: all, or every second one."""

    def __init__(self, function: types.FunctionType, chance: random.Random, every: int) -> None:
        self.function, self.chance, self.every, self.visits = function, chance, every, 0
        self.layout = FrameLayout(program_of(function.__code__), land_everywhere=True, sites_everywhere=True)
        self.info = FrameInfo(self.layout)
        self.call = unseen(types.FunctionType((lambda site, args: site(*args)).__code__, function.__globals__))  # so that the site sees the right globals
        code = insert_sites(self.layout, {i: self._visitor(site) for i, site in self.layout.sites.items()})
        self.rewritten = unseen(types.FunctionType(code, function.__globals__, function.__name__, function.__defaults__, function.__closure__))
        self.rewritten.__kwdefaults__ = function.__kwdefaults__

    def _visitor(self, site: SiteLayout) -> Any:
        def visit(*args: Any) -> Any:
            self.visits += 1
            bound = sys._getframe(1).f_locals if site.maybe_unbound else {}
            args = (*(bound.get(n, a) if n in site.maybe_unbound else a for n, a in zip(site.locals, args, strict=False)), *args[len(site.locals) :])
            return self.enter(site, args) if self.visits % self.every == 0 else None

        return unseen(visit)

    def enter(self, site: SiteLayout, args: tuple[Any, ...]) -> Any:
        """What a site answers that compiles at this visit."""
        token, region = _C.compiling_enter(), _C.region_suspend()
        try:
            steps = self.chance.choice((None, 0, 1, 2, 3, 5, 8, 13, 30))
            found = capture(self.layout, site, args, self.function.__globals__, vars(builtins), Policy(stop_after=steps, leave_always=True))
            entry = make_entry(found, KEY, self.info, self.function.__qualname__, ("?", 0))
            assert entry.program.check(args, self.function.__globals__, vars(builtins)) == -1, "guards fail on the state they were made from"
        finally:
            _C.region_resume(region)
            _C.compiling_leave(token)
        native = _C.Site(SiteInfo(self.info, site))
        native.dormant = True
        native.add(entry)
        answer = self.call(native, args)
        ENTERED["return" if answer and answer[0] else "landing" if answer else "not entered"] += 1
        ENTERED["in try"] += answer is not None and self.layout.program.try_at[site.index] is not None
        ENTERED["in loop"] += answer is not None and site.index in self.layout.flow.in_loop
        ENTERED["in handler"] += answer is not None and "E" in site.stack
        ENTERED["stack not empty"] += answer is not None and bool(site.stack)
        return answer

    def run(self, index: int) -> Outcome:
        return outcome(lambda: _C._call_in_region(KEY, _C.current_stance(), self.rewritten, *arguments(index)))


def unseen(function: types.FunctionType) -> types.FunctionType:
    """``function``, left alone by the frame hook."""
    _C.code_cache(function.__code__).skip = True
    return function


_C.code_cache(Everywhere.enter.__code__).skip = True


@pytest.mark.some_suffice
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_stretches_may_be_entered_and_left_anywhere(function):
    TRIED.add(function.__name__)
    for index in range(len(ARGUMENTS)):
        corpus.LOG.clear()
        want, effects = outcome(lambda: function(*arguments(index))), list(corpus.LOG)  # noqa: B023  # called at once
        for every in (1, 2):
            for seed in range(2):
                trial = Everywhere(function, random.Random(f"{function.__name__} {index} {every} {seed}"), every)
                corpus.LOG.clear()
                got = trial.run(index)
                what = f"{function.__name__}{ARGUMENTS[index]}, every={every}, seed={seed}"
                same_outcome(got, want, what)
                assert corpus.LOG == effects, what
                if want.error is not None:
                    assert [user_lines(got.error, f) for f in corpus.FILES] == [user_lines(want.error, f) for f in corpus.FILES], what


def test_all_kinds_of_places_were_entered():
    if TRIED == {f.__name__ for f in FUNCTIONS}:  # the tests above ran in this process
        assert min(ENTERED[kind] for kind in ("return", "landing", "in try", "in loop", "in handler", "stack not empty")) > 100, ENTERED
