"""Functions of the kernels against the exact values: in float32 by float64, in float64 by the C library's long double; every special value."""

from __future__ import annotations

import math
import os
import platform
import subprocess
import sys
import warnings

import numpy as np
import pytest

import framestance as fs
from benchmarks.accuracy import BOUNDS, arguments_of, compiled, of_numpy, units_away
from framestance.ops.math import TANH_IS_ONE, one_plus_tanh

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


@pytest.mark.skipif(platform.machine() != "x86_64", reason="processors of another kind")
def test_vectors_are_as_wide_as_the_processor_has_them():
    """Also where LLVM takes half of one by itself, as it does for Intel's server processors. The code is only looked at."""
    program = (
        "from framestance.runtime import codegen\n"
        "loop = 'def kernel(ptrs, ints, scalars, lo, hi):\\n    p, q = memory(ptrs, 0, float32, 0), memory(ptrs, 1, float32, 1)\\n'\n"
        "for name in ('exp', 'sin'):\n"
        "    made = codegen.compile_kernel(loop + f'    for i in range(lo, hi):\\n        p[i] = {name}(q[i])\\n    return 0\\n', name)\n"
        "    code = made.function._library.get_asm_str()\n"
        "    assert code.count('zmm') > code.count('ymm'), code\n"
        "assert '$framestance_sin_f32_x16,' in code, code\n"  # its address, for a call
    )
    features = "+avx,+avx2,+fma,+f16c,+bmi,+bmi2,+lzcnt,+popcnt,+sse4.2,+avx512f,+avx512vl,+avx512bw,+avx512dq,+avx512cd"
    path = os.pathsep.join(map(os.path.abspath, filter(None, sys.path)))
    environment = {**os.environ, "PYTHONPATH": path, "NUMBA_CPU_NAME": "sapphirerapids", "NUMBA_CPU_FEATURES": features}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("dtype", "allowed", "relative"), [(np.float32, 4e-7, 2e-6), (np.float64, 1.8e-15, 1e-14)], ids=["float32", "float64"])
def test_gelu_is_as_near_as_its_largest_result_allows_and_nearer_where_it_is_small(dtype, allowed, relative):
    kernel = fs.compile(fs.nn.functional.gelu, fullgraph=True)
    x = np.concatenate([np.linspace(-8, 8, 100001), np.geomspace(1e-30, 1, 5000), -np.geomspace(1e-30, 1, 5000)]).astype(dtype)
    got, wider = kernel(fs.from_numpy(x)).numpy(), x.astype(np.float64)
    want = np.array([v * math.erfc(-v * 0.5**0.5) / 2 for v in wider.tolist()])
    error = abs(got - want)
    assert error.max() <= allowed, (x[error.argmax()], error.max())
    near = (x > -3) & (x != 0)
    assert (error[near] / abs(want[near])).max() <= relative


def test_gelu_and_its_tanh_form_of_special_values_are_what_they_are_uncompiled():
    for dtype in (np.float32, np.float64):
        info = np.finfo(dtype)
        x = fs.from_numpy(np.array([0.0, -0.0, np.inf, -np.inf, np.nan, info.max, -info.max, info.tiny, -info.tiny, 40, -40, 200, -200, 1500, -1500], dtype))
        for form in ("none", "tanh"):
            plain = fs.nn.functional.gelu(x, approximate=form).numpy()
            got = fs.compile(lambda x, form=form: fs.nn.functional.gelu(x, approximate=form), fullgraph=True)(x).numpy()
            assert np.array_equal(got, plain, equal_nan=True), (form, got, plain)
            assert np.array_equal(np.signbit(got[:2]), np.signbit(plain[:2]))


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_one_and_a_tanh_err_together_by_less_than_the_tanh_may(dtype):
    kernel = fs.compile(lambda x: 1 + fs.tanh(x), fullgraph=True)
    info, x = np.finfo(dtype), arguments_of("tanh", np.dtype(dtype), 20000)[0]
    with np.errstate(all="ignore"):
        got, want = kernel(fs.from_numpy(x)).numpy(), 1 + np.tanh(x.astype(LONG))
    assert np.array_equal(np.isnan(got), np.isnan(x))
    some = ~np.isnan(x)
    assert (abs(got - want)[some] <= np.maximum(want[some], info.eps / 4) * info.eps * 3 + info.eps / 3).all()
    assert not got[x < -20].any()  # as 1 + tanh(x) of numbers of the dtype is
    assert "one_plus_tanh" in str(fs.compiler.explain(lambda x: 1 + fs.tanh(x))(fs.ones(3, dtype=getattr(fs, info.dtype.name))))


def test_a_tanh_that_is_used_twice_or_added_to_another_number_stays():
    def twice(x):
        t = fs.tanh(x)
        return 1 + t, t

    for function in (twice, lambda x: fs.tanh(x) + 2, lambda x: fs.tanh(x) + x):
        assert "one_plus_tanh" not in str(fs.compiler.explain(function)(fs.ones(3)))
        x = fs.linspace(-12, 3, 1000)
        for a, b in zip(fs.compile(function)(x), function(x), strict=True):
            assert (abs(a - b) <= 2.5e-7 * abs(b).clamp(min=1)).all()


def test_numpy_code_with_one_and_a_tanh_warns_of_nothing():
    x = np.array([-np.inf, -1e300, -30, -1e-310, 0, 2, 1e300, np.inf, np.nan])
    kernel = fs.compile(lambda x: np.tanh(x) + 1, fullgraph=True)
    with warnings.catch_warnings(), np.errstate(all="warn"):
        warnings.simplefilter("error")
        np.testing.assert_allclose(kernel(x), np.tanh(x) + 1, rtol=1e-15, atol=1e-16)


def test_one_plus_tanh_becomes_nothing_where_its_row_says():
    for dtype in (np.float32, np.float64):
        end = dtype(-TANH_IS_ONE[np.dtype(dtype).name])
        x = fs.from_numpy(np.array([end, np.nextafter(end, dtype(0)), np.nextafter(end, dtype(-np.inf))]))
        got = fs.compile(lambda x: 1 + fs.tanh(x), fullgraph=True)(x).numpy()
        assert (got == 0).tolist() == (one_plus_tanh.ufunc(x.numpy(), dtype(1)) == 0).tolist() == [False, False, True]
