"""Functions of the kernels against the exact values: in float32 by float64, in float64 by the C library's long double; every special value."""

from __future__ import annotations

import os
import platform
import subprocess
import sys

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
