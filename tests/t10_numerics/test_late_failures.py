"""Writes before operations that warn or raise: one graph, and a call that is made again finds everything as it was."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import framestance as fs
from framestance.compiler import stats
from t10_numerics.late_failures import differential

WAYS = [("eager", None, 60), ("eager", True, 25), ("numba", None, 4), ("numba", True, 2)]
BACKENDS = pytest.mark.parametrize("backend", ["numba", "eager"])


@pytest.mark.parametrize("backend, dynamic, count", WAYS)
def test_random_programs_that_warn_and_raise_in_the_middle(backend, dynamic, count):
    assert sum(differential(seed, backend=backend, dynamic=dynamic)[0] for seed in range(count)) > count


def both_ways(function, make, backend):
    """Call plain and compiled on equal arguments, in each mode: results, warnings and arguments are the same, in one graph."""
    compiled = fs.compile(function, backend=backend)
    for mode in ("ignore", "warn", "raise", "warn"):
        found = []
        for call in (function, compiled):
            memory, args = make()
            with warnings.catch_warnings(record=True) as caught, np.errstate(all=mode):
                warnings.simplefilter("always")
                try:
                    result = repr(call(*args))
                except Exception as error:
                    result = repr(error)
            found.append((result, [(str(w.message), w.lineno) for w in caught], [x.tobytes() for x in memory]))
        assert found[0] == found[1], mode
    assert stats(compiled).graphs == 1 and not stats(compiled).breaks
    return compiled


def apart(*arrays):
    return arrays, arrays


@BACKENDS
def test_writes_to_several_arrays_one_after_the_other(backend):
    def step(u, v, h):
        u += h / v
        v -= 1 / u
        h *= u * v
        u /= h

    both_ways(step, lambda: apart(np.array([1.0, 0.0, 2.0]), np.array([0.0, 1.0, 1.0]), np.array([1.0, 2.0, 0.0])), backend)


@BACKENDS
def test_writes_to_one_array_over_and_over(backend):
    def step(x):
        for k in range(1, 6):
            x[k] /= x[k - 1]
            x[:k] += 1 / x[k]
        return x.sum()

    both_ways(step, lambda: apart(np.array([1.0, 0.0, 2.0, 0.0, 1.0, 3.0])), backend)


@BACKENDS
@pytest.mark.parametrize(
    "views",
    [
        lambda m: (m[:-1], m[1:]),
        lambda m: (m, m[::-1]),
        lambda m: (m[::2], m[1::2]),
        lambda m: (m[:9].reshape(3, 3), m[:9].reshape(3, 3).T),
        lambda m: (m[2:5], m),
        lambda m: (np.lib.stride_tricks.as_strided(m[1:], (3, 2), (32, 8)), m[:2]),
    ],
)
def test_arguments_that_overlap(views, backend):
    def step(x, y):
        x[1:] += 1
        y[...] = 2 / y
        x[0] -= 1 / (x[0] - x[0])
        y[:1] = 7
        return np.sqrt(x).sum() + np.log(y).sum()

    def make():
        memory = np.arange(13.0) - 1
        return [memory], views(memory)

    both_ways(step, make, backend)


@BACKENDS
def test_what_lies_between_the_elements_of_a_view_stays(backend):
    def step(x, y):
        x[...] = 5
        y += 1
        return x / (y - y)

    def make():
        memory, other = np.arange(24.0).reshape(4, 6), np.ones((4, 3))
        return [memory, other], (memory[:, ::2], other)

    both_ways(step, make, backend)


@BACKENDS
def test_outputs_that_alias_inputs(backend):
    def step(x, y):
        x *= 2
        view = x[1:]
        view += np.sqrt(y[1:])
        return x, view, view.T, y

    both_ways(step, lambda: apart(np.ones(3), -np.ones(3)), backend)


@BACKENDS
def test_writes_at_indices_sorted_and_filled(backend):
    def step(x, j, y):
        x[j] = 3
        np.add.at(x, j, 1)
        x.sort()
        y.fill(0)
        return np.take(x, j) / y

    both_ways(step, lambda: apart(np.arange(4.0)[::-1].copy(), np.array([0, 2, 2]), np.ones(3)), backend)


@BACKENDS
@pytest.mark.parametrize("dtype", ["i4", "u1", "f4", "c16", "?"])
def test_other_dtypes(dtype, backend):
    def step(x, y):
        y[1:] = x[:-1]
        x[0] = 1
        return y // x if x.dtype.kind in "iuf" else y / x

    both_ways(step, lambda: apart(np.array([2, 0, 3]).astype(dtype), np.array([1, 1, 0]).astype(dtype)), backend)


@BACKENDS
def test_an_error_after_writes_that_nothing_warns_of(backend):
    def change(x, y):
        x += 1
        y[0] = x.sum()
        return np.linalg.cholesky(y), np.linalg.inv(y)

    signs = iter([1, 1, -1, -1, 1, 1, -1, -1])  # of the plain and of the compiled call in each mode
    both_ways(change, lambda: apart(np.ones(3), next(signs) * np.eye(2)), backend)


def test_an_error_in_the_middle_leaves_what_came_before_it():
    def change(x, index):
        x.add_(1)
        y = x.long() // index
        x.mul_(2)
        return y, x[index]

    compiled = fs.compile(change)
    for index in ([1, 2], [1, 2], [0, 1], [1, 9]):
        found = []
        for call in (compiled, change):
            x = fs.ones(3)
            try:
                result = repr(call(x, fs.tensor([*index, 1])))
            except (RuntimeError, IndexError) as error:
                result = repr(error)
            found.append((result, x.tolist()))
        assert found[0] == found[1]
    assert stats(compiled).graphs == 1 and not stats(compiled).breaks


@BACKENDS
def test_handlers_see_what_was_written_before_the_error(backend):
    def careful(x, y):
        try:
            x += 1
            y /= x - x
            x += 1
        except FloatingPointError:
            x[0] = -1
        return x

    compiled = fs.compile(careful, backend=backend)
    for mode in ("raise", "ignore", "raise"):
        x, y, plain_x, plain_y = np.ones(3), np.ones(3), np.ones(3), np.ones(3)
        with np.errstate(divide=mode):
            assert repr(compiled(x, y)) == repr(careful(plain_x, plain_y))
        assert repr((x, y)) == repr((plain_x, plain_y))


def test_each_part_that_is_written_is_kept_once():
    def kept(function, *args):
        graphs = []
        fs.compile(function, backend=lambda graph, inputs: graphs.append(graph) or graph)(*args)
        return [tuple(node.inputs[0].shape) for node in graphs[0].nodes if node.op == "undo"]

    def nothing_fails_behind(x, y):
        y = y / 3
        x += y

    def part(x, y):
        x[:, :2] = y
        return y / 3

    def twice(x, y):
        x += 1
        x *= 2
        return y / 3

    def parts(x, y):
        for k in range(5):
            x[k] += 1
            x[1:] *= 2
        return y / 3

    large, y = np.ones((50, 50)), np.ones(2)
    assert kept(nothing_fails_behind, np.ones(2), y) == []
    assert kept(part, large, y) == [(50, 2)]
    assert kept(twice, large, y) == [(50, 50)]
    assert kept(parts, large, y) == [(50, 50)]
    assert kept(lambda t: (t.add_(1), t.mul_(2))[0], fs.ones(3)) == []


def test_a_cache_of_keys_is_kept_where_it_is_written():
    def step(cache, x, place, chances):
        cache[:, place : place + 1] = x
        return torch.multinomial(chances, 1), cache.sum()

    torch = fs
    compiled = fs.compile(step)
    for chances in ([0.5, 0.5], [0.5, 0.5], [-1.0, 0.5]):
        found = []
        for call in (compiled, step):
            fs.manual_seed(1)
            cache = fs.zeros(4, 8)
            try:
                result = repr(call(cache, fs.ones(4, 1), 3, fs.tensor(chances)))
            except RuntimeError as error:
                result = repr(error)
            found.append((result, cache.tolist(), fs.get_rng_state().tolist()))
        assert found[0] == found[1]
    assert not stats(compiled).breaks


def test_calls_inside_calls_and_in_other_threads_keep_their_own():
    import threading

    def step(x, y):
        x += 1
        y *= x
        return x / (y - y[0])

    compiled, wrong = fs.compile(step), []

    def work():
        with np.errstate(all="raise"):
            for k in range(100):
                x, y = np.ones(64), np.arange(64.0) + k
                try:
                    compiled(x, y)
                except FloatingPointError:
                    if x[0] != 2 or y[1] != 2 * (k + 1):
                        wrong.append((x, y))
                else:
                    wrong.append("no error")

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_an_interrupt_leaves_what_was_written():
    def boom(t):
        if t.numel() == 3 and armed:
            raise KeyboardInterrupt
        return t * 2

    armed = []
    allowed = fs.compiler.allow_in_graph(boom)

    def step(x):
        x.add_(1)
        return allowed(x)

    compiled = fs.compile(step)
    compiled(fs.ones(3))
    armed.append(True)
    x = fs.ones(3)
    with pytest.raises(KeyboardInterrupt):
        compiled(x)
    assert x.tolist() == [2.0, 2.0, 2.0]
