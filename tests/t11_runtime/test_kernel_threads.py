"""Large kernels run on several threads: the same bits for every number of them, under many callers, forks and nested calls."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import warnings

import numpy as np
import pytest

import framestance as fs

LARGE = 1 << 21


@pytest.fixture(autouse=True)
def as_before():
    before = fs.get_num_threads()
    yield
    fs.set_num_threads(before)


def chain(x, y):
    t = fs.sin(x * 3000) + fs.exp(-y)
    return t * fs.tanh(y), fs.pow(abs(x) + 0.1, y)


def rows(x):
    return fs.softmax(x, -1), x.amax(-1), x.sum(-1), x.sum(0), fs.log_softmax(x * 2, -1)


def product(x):
    return x @ x.T + 1


def totals(x):
    return (x * x).sum(), x.amax(), x.amin(), (x > 9).any(), x.mean(), (x * 1000).int().sum()


def inputs(*shapes):
    random = np.random.default_rng(5)
    return [fs.from_numpy(random.standard_normal(shape).astype(np.float32)) for shape in shapes]


PROGRAMS = [
    (chain, [(LARGE + 77,), (LARGE + 77,)]),
    (chain, [(1000, 1501), (1000, 1501)]),
    (rows, [(1003, 2051)]),
    (rows, [(3, 300_001)]),
    (totals, [(LARGE + 77,)]),
    (totals, [(1501, 2003)]),
    (product, [(512, 300)]),
    (product, [(777, 129)]),
    (lambda x, y: x @ y, [(1000, 333), (333, 401)]),
    (lambda x, y: x.T @ y, [(333, 1000), (333, 401)]),
    (lambda x, y: x @ y.T, [(190, 784), (512, 784)]),
    (lambda x, y: x.double() @ y.double(), [(641, 333), (333, 401)]),
]


@pytest.mark.any_python
@pytest.mark.parametrize(("function", "shapes"), PROGRAMS)
def test_the_number_of_threads_does_not_change_a_bit(function, shapes):
    arguments = inputs(*shapes)
    compiled = fs.compile(function, fullgraph=True)
    results = []
    for count in (1, 2, 3, 7):
        fs.set_num_threads(count)
        for _ in range(2):
            result = compiled(*arguments)
            results.append([x.numpy() for x in (result if isinstance(result, tuple) else (result,))])
    for other in results[1:]:
        assert [x.tobytes() for x in other] == [x.tobytes() for x in results[0]]


def test_a_failure_in_any_part_is_one_of_the_call():
    compiled = fs.compile(lambda a, b: a // b)
    fs.set_num_threads(4)
    a = fs.ones(LARGE, dtype=fs.int64)
    for place in (0, LARGE // 2, LARGE - 1):
        b = fs.ones(LARGE, dtype=fs.int64)
        b[place] = 0
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            compiled(a, b)
    assert (compiled(a, fs.ones(LARGE, dtype=fs.int64)) == 1).all()


def test_what_numpy_warns_of_is_noticed_on_every_thread():
    compiled = fs.compile(lambda a, b: np.sqrt(a / b) * 2)
    fs.set_num_threads(4)
    for place in (1, LARGE - 2):
        b = np.ones(LARGE)
        b[place] = 0
        with pytest.warns(RuntimeWarning, match="divide by zero"):
            compiled(np.ones(LARGE), b)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        compiled(np.ones(LARGE), np.ones(LARGE))


def test_many_callers_at_once():
    compiled = fs.compile(lambda x: fs.exp(x) * 2 + 1)
    fs.set_num_threads(3)
    wrong = []

    def work(number):
        x = fs.full((LARGE // 2 + number,), float(number))
        want = compiled(x).numpy()[0]
        for _ in range(25):
            if not (compiled(x).numpy() == want).all():
                wrong.append(number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(5)]
    for thread in threads:
        thread.start()
    for count in (1, 4, 2, 3) * 5:
        fs.set_num_threads(count)
    for thread in threads:
        thread.join()
    assert wrong == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_fork_between_kernels_without_a_warning():
    compiled = fs.compile(lambda x: fs.exp(x) + 1)
    fs.set_num_threads(3)
    x = fs.zeros(LARGE)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in range(5):
            assert (compiled(x).numpy() == 2).all()
            child = os.fork()
            if child == 0:
                os._exit(0 if (compiled(x).numpy() == 2).all() else 1)
            assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert (compiled(x).numpy() == 2).all()


@pytest.mark.parametrize(
    ("settings", "count"), [({"FRAMESTANCE_NUM_THREADS": "5", "OMP_NUM_THREADS": "2"}, 5), ({"OMP_NUM_THREADS": "2"}, 2), ({"OMP_NUM_THREADS": "none"}, None)]
)
def test_the_environment_says_how_many_at_first(settings, count):
    others = {name: value for name, value in os.environ.items() if name not in ("FRAMESTANCE_NUM_THREADS", "OMP_NUM_THREADS")}
    code = "import framestance as fs; print(fs.get_num_threads())"
    said = int(subprocess.run([sys.executable, "-c", code], env=others | settings, capture_output=True, text=True, check=True).stdout)
    assert said == (count or len(os.sched_getaffinity(0)))


@pytest.mark.parametrize(("value", "error"), [(0, RuntimeError), (-3, RuntimeError), (257, ValueError), (2.0, TypeError), ("2", TypeError), (True, TypeError)])
def test_a_wrong_number_changes_nothing(value, error):
    before = fs.get_num_threads()
    with pytest.raises(error):
        fs.set_num_threads(value)
    assert fs.get_num_threads() == before


def test_totals_of_parts_are_right():
    x = np.random.default_rng(1).standard_normal(LARGE + 5).astype(np.float32)
    compiled = fs.compile(totals, fullgraph=True)
    square, largest, smallest, some, mean, whole = (y.item() for y in compiled(fs.from_numpy(x)))
    exact = x.astype(np.float64)
    assert (largest, smallest, some, whole) == (x.max(), x.min(), False, int((x * np.float32(1000)).astype(np.int32).sum()))
    assert abs(square - (exact * exact).sum()) <= 1e-6 * square and abs(mean - exact.mean()) <= 1e-8
    for place in (3, LARGE // 2, LARGE + 4):
        y = x.copy()
        y[place] = np.nan
        assert all(np.isnan(z.item()) for z in compiled(fs.from_numpy(y))[:3])
