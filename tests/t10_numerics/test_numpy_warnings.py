"""Compiled NumPy code warns and raises as ``np.errstate`` asks, at the user's line; tensors never warn."""

from __future__ import annotations

import traceback
import warnings

import numpy as np
import pytest

import framestance as fs
from framestance.compiler import stats

ONE, ZERO, HUGE, NAN = np.ones(3), np.zeros(3), np.full(3, 1e308), np.full(3, np.nan)

CASES = [
    (lambda a, b: a / b, (ONE, ZERO), "divide by zero"),
    (lambda a, b: a / b, (ZERO, ZERO), "invalid value"),
    (lambda a, b: a * b + 1, (HUGE, HUGE), "overflow"),
    (lambda a: np.sqrt(np.log(a)), (-ONE,), "invalid value"),
    (lambda a: a.sum() + 1, (HUGE,), "overflow"),
    (lambda a: a @ a, (HUGE,), "overflow"),
    (lambda a: a.astype(np.int32), (NAN,), "invalid value encountered in cast"),
    (lambda a: a.astype(np.float32), (HUGE,), "overflow encountered in cast"),
    (lambda a: np.hypot(a, a) * 1e308, (HUGE,), "overflow"),
    (lambda m: m.astype(np.float64) / 0, (ONE > 0,), "divide by zero"),
    (lambda m: 1 / np.maximum(m, 0.0), (-ONE,), "divide by zero"),
    (lambda i: i // (i - i), (np.arange(3),), "divide by zero"),
]


def run(function, arguments, **errstate):
    with warnings.catch_warnings(record=True) as caught, np.errstate(**errstate):
        warnings.simplefilter("always")
        try:
            result = function(*arguments)
        except FloatingPointError as error:
            result = (str(error), traceback.extract_tb(error.__traceback__)[-1].lineno)
    return repr(result), [(str(w.message), w.filename, w.lineno) for w in caught]


@pytest.mark.parametrize("backend", ["numba", "eager"])
@pytest.mark.parametrize("function, arguments, message", CASES)
def test_floating_point_errors(function, arguments, message, backend):
    compiled = fs.compile(function, backend=backend)
    for mode in ("warn", "ignore", "raise", "warn"):
        assert run(compiled, arguments, divide=mode, over=mode, invalid=mode) == run(function, arguments, divide=mode, over=mode, invalid=mode)
    assert message in run(compiled, arguments)[1][0][0]
    assert stats(compiled).graphs == 1


def test_underflow_is_reported_on_request_alone():
    compiled = fs.compile(lambda a: a * 1e-300)
    assert run(compiled, (np.full(3, 1e-300),))[1] == []
    assert "underflow" in run(compiled, (np.full(3, 1e-300),), under="warn")[1][0][0]


def test_errors_of_earlier_code_are_not_reported():
    compiled = fs.compile(lambda a: a + 1)
    compiled(ONE)
    with np.errstate(all="ignore"):
        np.divide(ONE, ZERO)
    fs.compile(lambda t: t / 0)(fs.ones(3))
    assert run(compiled, (ONE,))[1] == []


def test_arguments_are_as_they_were_when_the_call_raises():
    def scale(a, b):
        a /= b

    compiled, a = fs.compile(scale), np.ones(3)
    with np.errstate(divide="raise"), pytest.raises(FloatingPointError):
        compiled(a, np.array([1.0, 0.0, 2.0]))
    plain = np.ones(3)
    with np.errstate(divide="raise"), pytest.raises(FloatingPointError):
        scale(plain, np.array([1.0, 0.0, 2.0]))
    assert (a == plain).all() and stats(compiled).graphs == 1


def test_code_after_a_write_to_an_argument_warns_once():
    def update(a, b):
        a += b
        return a / (b - b)

    compiled = fs.compile(update)
    a, plain = np.ones(3), np.ones(3)
    assert run(compiled, (a, ONE)) == run(update, (plain, ONE))
    assert (a == plain).all()


def test_tensors_do_not_warn():
    compiled = fs.compile(lambda a: (a / 0, (a * 1e38 * 1e38).sqrt(), (a / 0).int()))
    assert run(compiled, (fs.tensor([-1.0, 0.0, 1.0]),))[1] == []
