"""Memory of large results is used again once nobody holds it: never before, within its limit, and without anybody noticing."""

from __future__ import annotations

import gc
import os
import threading

import numpy as np
import pytest

import framestance as fs
from framestance import _C

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
