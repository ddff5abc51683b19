"""Eight threads that call compiled functions of the operations that NumPy and blocks of rows compute: each gets what it gets alone."""

from __future__ import annotations

import threading
import time
import traceback

import numpy as np
import pytest

import framestance as fs

F = fs.nn.functional


def _recursive(x, depth=3):
    return x * 2 if depth == 0 else _recursive(x + 1, depth - 1)


def _generated(x):
    def parts():
        for k in range(3):
            yield x + k

    return sum(parts())


def _written(x):
    y = x.clone()
    y.index_add_(0, fs.tensor([0, 1]), x[:2])
    y[1:] += y[:-1]
    y[[0, 2]] = 3.0
    return y


def _drawn(x):
    g = fs.Generator().manual_seed(5)
    return x + fs.rand(x.shape, generator=g) + fs.randn(x.shape, generator=g)


class _Array:
    """An object whose ``__array__`` calls a compiled function."""

    inner = staticmethod(fs.compile(lambda x: x * 3 + 1))

    def __array__(self, dtype=None, copy=None):
        return self.inner(fs.ones(4)).numpy()


def _asked(x):
    return fs.as_tensor(np.asarray(_Array())) + x[0]


FUNCTIONS = {
    "convolution": lambda x: F.conv1d(x[None], fs.ones(4, 8, 3) * 0.5, padding=1),
    "pooling": lambda x: F.max_pool1d(x[None], 2) + F.avg_pool1d(x[None], 2),
    "linear algebra": lambda x: fs.linalg.inv(x @ x.T + fs.eye(8) * 9),
    "einsum": lambda x: fs.einsum("ij,kj->ik", x, x),
    "attention": lambda x: F.scaled_dot_product_attention(x, x, x),
    "large attention": lambda x: F.scaled_dot_product_attention(*[x.repeat(160, 2)] * 3)[::100],
    "sort": lambda x: x.sort(-1)[0].cumsum(0),
    "writes": _written,
    "draws": _drawn,
    "recursion": _recursive,
    "generator": _generated,
    "array protocol": _asked,
}


@pytest.mark.parametrize("seconds", [4])
def test_eight_threads(seconds, quick_switching):
    inputs = [fs.from_numpy(np.random.default_rng(seed).standard_normal((8, 4)).astype(np.float32)) for seed in range(8)]
    compiled = {name: fs.compile(function) for name, function in FUNCTIONS.items()}
    wanted = {name: [function(x) for x in inputs] for name, function in FUNCTIONS.items()}
    errors, end, counts = [], time.monotonic() + seconds, [0] * 8

    def work(number):
        names = list(FUNCTIONS)
        try:
            while not errors and (time.monotonic() < end or counts[number] < len(names)):
                name = names[(counts[number] + number) % len(names)]
                got = compiled[name](inputs[number])
                assert fs.allclose(got, wanted[name][number], rtol=1e-4, atol=1e-4), name
                counts[number] += 1
        except BaseException:
            errors.append(traceback.format_exc())

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert not errors, errors[0]
    assert min(counts) >= len(FUNCTIONS)
