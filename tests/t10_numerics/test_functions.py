"""Functions of the kernels against the exact values: in float32 by float64, in float64 by the C library's long double; every special value."""

from __future__ import annotations

import numpy as np
import pytest

import framestance as fs
from benchmarks.accuracy import BOUNDS, arguments_of, compiled, of_numpy, units_away

LONG = np.longdouble


def sigmoid(x):
    small = np.exp(-abs(x))
    return np.where(x < 0, small, 1) / (1 + small)


def exact(name, arguments, dtype):
    wider = [x.astype(np.float64 if dtype == np.float32 else LONG) for x in arguments]
    if name in ("erf", "erfc"):
        return (fs.erf if name == "erf" else fs.erfc)(fs.from_numpy(wider[0])).numpy() if dtype == np.float32 else None
    return sigmoid(*wider) if name == "sigmoid" else of_numpy(name)(*wider)


@pytest.mark.parametrize("dtype", [np.dtype(np.float32), np.dtype(np.float64)], ids=str)
@pytest.mark.parametrize("name", BOUNDS)
def test_within_its_bound_everywhere(name, dtype):
    arguments = arguments_of(name, dtype, 20000 if dtype == np.float32 else 4000)
    with np.errstate(all="ignore"):
        want = exact(name, arguments, dtype)
        if want is None:
            pytest.skip("no exact values in long double; the accuracy table has them")
        got = compiled(name)(*arguments)
    distance = units_away(got, want)
    worst = int(np.argmax(distance))
    assert distance[worst] <= BOUNDS[name], ([x[worst] for x in arguments], got[worst], want[worst])
