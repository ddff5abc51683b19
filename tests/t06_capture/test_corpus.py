"""Every function of the corpus, compiled as users compile: same results, errors and effects on each call, cold and cached, under each stance that may run
compiled code."""

from __future__ import annotations

import corpus
import pytest
from corpus import ARGUMENTS, FUNCTIONS, arguments

import framestance as fs
from framestance.testing import outcome, same_outcome


def run(function, index):
    corpus.LOG.clear()
    return outcome(lambda: function(*arguments(index))), list(corpus.LOG)


@pytest.mark.parametrize("backend", ["numba", "eager"])
@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_compiled_equals_plain(function, backend):
    compiled = fs.compile(function, backend=backend)
    for index in (0, 1, 0, 1, 0):
        want, effects = run(function, index)
        got, compiled_effects = run(compiled, index)
        same_outcome(got, want, f"{function.__name__}{ARGUMENTS[index]}", rtol=1e-6)
        assert compiled_effects == effects
    found = fs.compiler.stats(compiled)
    assert found.graphs, found


# What makes a class at each call works on objects of a class never seen before, each time.
NEW_CLASSES = ("f_super_in_try", "f_attribute_effects", "f_generator_with_super_and_with")


@pytest.mark.parametrize("function", [f for f in FUNCTIONS if f.__name__ not in NEW_CLASSES], ids=lambda f: f.__name__)
def test_warm_functions_need_nothing_new(function):
    """One call compiles every part that it reaches: afterwards the strict stance holds for the same kind of call."""
    compiled = fs.compile(function, backend="eager")
    want, effects = run(function, 0)
    run(compiled, 0)
    with fs.compiler.set_stance("fail_on_recompile"):
        got, compiled_effects = run(compiled, 0)
    same_outcome(got, want, function.__name__, rtol=1e-6)
    assert compiled_effects == effects


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_eager_on_recompile_equals_plain(function):
    compiled = fs.compile(function, backend="eager")
    run(compiled, 0)
    with fs.compiler.set_stance("eager_on_recompile"):
        for index in (1, 0):
            want, effects = run(function, index)
            got, compiled_effects = run(compiled, index)
            same_outcome(got, want, function.__name__, rtol=1e-6)
            assert compiled_effects == effects
