"""Memory of large results is used again once nobody holds it: never before, within its limit, and without anybody noticing."""

from __future__ import annotations

import gc
import os
import threading

import numpy as np
import pytest

import framestance as fs
from framestance import _C

pytestmark = pytest.mark.any_python

MANY = 1 << 19  # float32: 2 MiB


@pytest.fixture(autouse=True)
def nothing_kept():
    gc.collect()
    before = _C.memory_limit(1 << 30)
    fs.compiler.empty_cache()
    yield
    _C.memory_limit(before)
    fs.compiler.empty_cache()


@pytest.fixture
def add_one():
    return fs.compile(lambda x: x + 1)


def address(x):
    return x.numpy().ctypes.data


def test_results_that_live_never_share_memory(add_one):
    x = fs.zeros(MANY)
    alive = []
    for number in range(6):
        x = add_one(x)
        alive.append(x)
        assert x.numpy()[0] == x.numpy()[-1] == number + 1
    assert all(not np.shares_memory(a.numpy(), b.numpy()) for a in alive for b in alive if a is not b)
    assert [int(a.numpy()[5]) for a in alive] == [1, 2, 3, 4, 5, 6]


def test_memory_of_a_dropped_result_is_used_again(add_one):
    x = fs.zeros(MANY)
    first = add_one(x)
    where = address(first)
    del first
    assert _C.memory_kept() >= 4 * MANY
    again = add_one(x)
    assert address(again) == where and where % 64 == 0 and _C.memory_kept() == 0
    assert again.numpy()[0] == 1


def test_a_view_keeps_the_memory(add_one):
    x = fs.zeros(MANY)
    view = add_one(x)[10:20]
    other = add_one(add_one(x))
    assert not np.shares_memory(view.numpy(), other.numpy()) and view.tolist() == [1.0] * 10


def test_arrays_are_ordinary_ones():
    array = fs.compile(lambda x: x * 2)(np.ones(MANY, np.float32))
    assert array.base is None and array.flags.owndata and array.flags.writeable
    array.resize(MANY + 1000, refcheck=False)
    assert array[MANY - 1] == 2 and (array[MANY:] == 0).all()
    array.resize(10, refcheck=False)
    assert (array == 2).all()


def test_no_more_is_kept_than_the_limit_says(add_one):
    _C.memory_limit(10 << 20)
    x = fs.zeros(MANY)
    alive = [add_one(x) for _ in range(12)]
    assert _C.memory_kept() == 0
    del alive
    assert 0 < _C.memory_kept() <= 10 << 20
    assert fs.compiler.empty_cache() > 0 and _C.memory_kept() == 0
    _C.memory_limit(0)
    add_one(x)
    assert _C.memory_kept() == 0


@pytest.mark.parametrize("count", [1, 262_143, 262_144, 262_145, 1_048_575, 1_048_577, 3_000_001])
def test_sizes_around_the_borders(add_one, count):
    for value in (0.0, 5.0):
        result = add_one(fs.full((count,), value))
        assert (result.numpy() == value + 1).all()


def test_a_wrong_limit_changes_nothing():
    with pytest.raises((TypeError, OverflowError)):
        _C.memory_limit(-1)
    with pytest.raises(TypeError):
        _C.memory_limit("much")
    assert _C.memory_limit(1 << 30) == 1 << 30


def test_many_threads_take_and_give_back():
    function = fs.compile(lambda x: (x + 1) * 2)
    wrong = []

    def work(number):
        x = fs.full((MANY + number * 4096,), float(number))
        for _ in range(40):
            if not (function(x).numpy() == (number + 1) * 2).all():
                wrong.append(number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_child_has_memory_of_its_own(add_one):
    x = fs.zeros(MANY)
    add_one(x)
    child = os.fork()
    if child == 0:
        os._exit(0 if (add_one(x).numpy() == 1).all() else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert (add_one(x).numpy() == 1).all()


# ---- results larger than the cache, which are written past it ----

LARGE = (33 << 20) // 4 + 37  # float32


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_results_larger_than_the_cache_are_right_to_the_last_element(threads):
    before = fs.get_num_threads()
    fs.set_num_threads(threads)
    try:
        compiled = fs.compile(lambda x: (x * 2 + 1, x > 0.5, x.double() - 1, -x), fullgraph=True)
        array = np.random.default_rng(0).standard_normal(LARGE + 3, dtype="float32")[3:]  # begins between two lines
        for size in (LARGE, LARGE - 1, LARGE - 1025):
            x = fs.from_numpy(array[:size])
            doubled, above, lower, negative = compiled(x)
            assert np.array_equal(doubled.numpy(), array[:size] * 2 + 1) and np.array_equal(above.numpy(), array[:size] > 0.5)
            assert np.array_equal(lower.numpy(), array[:size].astype("f8") - 1) and np.array_equal(negative.numpy(), -array[:size])
    finally:
        fs.set_num_threads(before)


def test_a_large_result_that_fails_in_the_middle_is_an_error_as_ever():
    x, y = np.arange(LARGE // 2), np.ones(LARGE // 2, np.int64)
    divide = fs.compile(lambda x, y: x // y, fullgraph=True)
    assert np.array_equal(divide(fs.from_numpy(x), fs.from_numpy(y)).numpy(), x)
    y[LARGE // 3] = 0
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        divide(fs.from_numpy(x), fs.from_numpy(y))


def test_numpys_warnings_of_large_arrays_are_given():
    x = np.ones(LARGE, "float32")
    x[LARGE // 2] = -1
    root = fs.compile(lambda x: np.sqrt(x) + 1)
    with np.errstate(invalid="raise"), pytest.raises(FloatingPointError):
        root(x)
    with np.errstate(invalid="ignore"):
        result = root(x)
    assert np.isnan(result[LARGE // 2]) and np.nansum(result, dtype="f8") == 2.0 * (LARGE - 1)


def test_memory_that_is_read_and_written_in_one_loop_is_not_written_past_the_cache():
    def form(x, y):
        y.add_(x)
        return y * 2

    compiled = fs.compile(form, fullgraph=True)
    x, y = fs.ones(LARGE), fs.arange(LARGE).float()
    wanted = y.numpy() + 1
    result = compiled(x, y)
    assert np.array_equal(y.numpy(), wanted) and np.array_equal(result.numpy(), wanted * 2)


def test_memory_of_what_numpys_functions_give_is_used_again():
    ordered = fs.compile(lambda x: np.sort(x))
    x = np.arange(MANY, dtype=np.float32)[::-1]
    ordered(x)  # the first run tells how large the result is
    first = ordered(x)
    where = first.ctypes.data
    assert first.base is None and first.flags.owndata and (first == np.sort(x)).all()
    first.resize(MANY + 1000, refcheck=False)
    assert first[MANY - 1] == MANY - 1 and (first[MANY:] == 0).all()
    del first
    assert _C.memory_kept() >= 4 * MANY
    other, again = np.empty(MANY, np.float32), ordered(x)  # NumPy's own memory is not touched
    assert (again == np.sort(x)).all() and where % 64 == 0 and other.flags.owndata


def test_small_arrays_made_on_the_way_to_a_large_one():
    def f(x, k):
        return np.concatenate([np.sort(x), np.cumsum(k), np.zeros(0)])

    compiled, x, k = fs.compile(f), np.arange(MANY, dtype=np.float64)[::-1], np.ones(3)
    for _ in range(4):
        assert (compiled(x, k) == f(x, k)).all()
