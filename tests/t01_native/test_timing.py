"""Artifacts whose steps are timed, as explanations do."""

import sys

import numpy as np
import pytest

from .test_artifact import ADD_ONE, ADD_ONE_STEPS, F4, GIVE_UP, artifact, tensor


def test_the_steps_are_timed_and_run():
    x, out = tensor([1, 2, 3]), np.zeros(3, "f4")
    a = artifact(2, (0, 1), [("CONST", 3)], [("KERNEL", ADD_ONE, (1, 0), (), (), 0, 1.0, ()), ("CHECK",)], [("CONST", "never made")])
    seconds = a.time((x, out), 2)
    assert len(seconds) == 2 and all(0 <= s < 1 for s in seconds) and out.tolist() == [2, 3, 4]
    assert a.time((x, out), 0) == ()


def test_what_gives_up_ends_the_timing():
    steps = [("ALLOC", 1, F4, (0,), None), ("KERNEL", GIVE_UP, (1, 0), (), (), 0, 1.0, ()), ("FREE", 1)]
    a = artifact(ints=[("CONST", 1)], steps=steps, recipe=[("TENSOR", 0)])
    assert len(a.time((tensor([1]),), 3)) == 1
    assert a.time((5,), 3) == ()  # no array


def test_an_error_of_a_committed_call_ends_the_timing():
    def fail(x):
        raise KeyError("mine")

    a = artifact(steps=[("COMMIT",), ("EXTERN", fail, (("S", 0),), (), False)])
    with pytest.raises(KeyError, match="mine"):
        a.time((tensor([1]),), 2)


@pytest.mark.parametrize(
    "vals, steps, error", [((), 1, ValueError), ((1, 2), 1, ValueError), ((1,), 9, ValueError), ((1,), -1, ValueError), ([1], 1, TypeError)]
)
def test_timing_refuses_what_does_not_fit(vals, steps, error):
    with pytest.raises(error):
        artifact(ints=[("CONST", 1)], steps=ADD_ONE_STEPS, recipe=[("TENSOR", 1)]).time(vals, steps)


def test_timing_keeps_nothing():
    x = tensor(np.ones(1000))
    a = artifact(ints=[("CONST", 1000)], steps=ADD_ONE_STEPS, recipe=[("TENSOR", 1)])
    a.time((x,), 2)
    before = sys.getrefcount(x), sys.getrefcount(x._array)
    for _ in range(1000):
        a.time((x,), 2)
    assert (sys.getrefcount(x), sys.getrefcount(x._array)) == before
