"""NumPy's functions compiled as they are: results, types, layouts, warnings and errors are those of the plain call, and those that may be are in the graph."""

from __future__ import annotations

import functools
import re
import runpy
import warnings
from pathlib import Path

import numpy as np
import pytest

import framestance as fs
from framestance.compiler import stats
from framestance.testing import check_compiled
from framestance.testing.compare import outcome, same_outcome, same_value
from share import CASES_OF_A_TEST, number

HERE = Path(__file__).resolve().parent
CALLS = runpy.run_path(str(HERE / "calls.py"))
PAGE = (HERE.parents[1] / "docs" / "numpy.md").read_text()
WHOLE = {tuple(match) for match in re.findall(r"^\| `(.+?)` \| `(.+?)` \| compiled \|", PAGE.replace("\\|", "|"), re.MULTILINE)}
ROUNDED = 1e-12  # rows whose kernels are within some ulp of the exact value


def run(function, arguments):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        found = outcome(functools.partial(function, *arguments))
    return found, [(str(w.message), w.category) for w in caught]


def compare(function, compiled, make, what):
    for_plain, for_compiled = make(), make()
    (want, warned), (got, warned_too) = run(function, for_plain), run(compiled, for_compiled)
    same_outcome(got, want, what, rtol=ROUNDED)
    same_value(CALLS["states"](for_compiled), CALLS["states"](for_plain), f"{what}: arguments", rtol=ROUNDED)
    assert warned_too == warned, what
    results = want.value if isinstance(want.value, tuple | list) else [want.value]
    others = got.value if isinstance(got.value, tuple | list) else [got.value]
    for one, other in zip(results, others, strict=True):
        if isinstance(one, np.ndarray):
            assert one.flags.writeable == other.flags.writeable, what
            mine, theirs = (
                [np.shares_memory(x, array) for array in arrays if isinstance(array, np.ndarray)] for x, arrays in ((one, for_plain), (other, for_compiled))
            )
            assert mine == theirs, f"{what}: shares memory with other arguments"


@pytest.mark.parametrize("section", list(CALLS["table"]()))
def test_every_call_is_as_uncompiled(section):
    calls = CALLS["table"]()[section]
    for name, expression in sorted(calls, key=lambda call: number(str(call)))[::CASES_OF_A_TEST]:
        function = CALLS["function_of"](expression)
        compiled = fs.compile(function)
        for layout in ("C", "F", "step", "back"):
            for _ in range(2):
                compare(function, compiled, lambda layout=layout: list(CALLS["arguments"](layout).values()), f"{expression}, {layout}")
        if (name, expression) in WHOLE and "out=o" not in expression:
            assert not [code for code, *_ in stats(compiled).breaks if code != "B008"], expression


def test_the_page_has_enough():
    assert sum(map(len, CALLS["table"]().values())) >= 500
    assert len(WHOLE) >= 250


FUNCTIONS = [
    lambda x: np.sort(x),
    lambda x: np.cumsum(x),
    lambda x: np.flip(x),
    lambda x: np.add.accumulate(x),
    lambda x: x * 2 + np.roll(x, 1),
    lambda x: np.concatenate([x, x]),
    lambda x: np.sum(x) + np.mean(np.abs(x)),
    lambda x: np.linalg.norm(x),
    lambda x: np.fft.fft(x),
    lambda x: np.round(x, 1),
    lambda x: x[::-1].copy(),
    lambda x: np.where(x > 0, x, -x),
    lambda x: np.max(x),
    lambda x: (x.T, x.real, x.conj()),
    lambda x: np.stack([x, x], axis=-1),
    lambda x: x / 3 - x,
    lambda x: np.matmul(x, x),
    lambda x: x.astype(np.complex64),
]


@pytest.mark.parametrize("dtype", ["?", "b", "B", "h", "H", "i", "I", "q", "Q", "e", "f", "d", "F", "D"])
@pytest.mark.parametrize("shape", [(), (0,), (3,), (1, 2)])
def test_dtypes_and_shapes(dtype, shape):
    for function in FUNCTIONS:
        make = functools.partial(lambda: [(np.arange(4)[: int(np.prod(shape))].reshape(shape) % 3).astype(dtype)])
        compiled = fs.compile(function, backend="eager")
        for _ in range(2):
            compare(function, compiled, make, f"{function.__code__.co_firstlineno} {dtype} {shape}")


def warned_at(function, *arguments, **errstate):
    with warnings.catch_warnings(record=True) as caught, np.errstate(**errstate):
        warnings.simplefilter("always")
        found = outcome(functools.partial(function, *arguments))
    return found, [(str(w.message), w.filename, w.lineno) for w in caught]


@pytest.mark.parametrize("backend", ["numba", "eager"])
@pytest.mark.parametrize(
    "function, argument",
    [
        (lambda x: np.divide(x, x - x, dtype=np.float64), np.ones(3)),
        (lambda x: np.cumprod(x), np.full(3, 1e300)),
        (lambda x: np.log(x, out=x), -np.ones(3)),
        (lambda x: np.add.reduce(x * 1e308), np.ones(9)),
        (lambda x: np.nanmax(x, axis=0), np.full((2, 2), np.nan)),
        (lambda x: np.nanmean(x), np.full(3, np.nan)),
        (lambda x: np.nanstd(x, ddof=1), np.array([1.0, np.nan])),
        (lambda x: np.mean(x), np.ones(0)),
        (lambda x: np.corrcoef(x), np.ones((2, 3))),
        (lambda x: np.linalg.inv(x), np.zeros((2, 2))),
        (lambda x: np.nanargmin(x), np.full(3, np.nan)),
        (lambda x: np.take(x, [5]), np.ones(3)),
        (lambda x: x + [1, 2], np.ones(3)),
        (lambda x: np.sin(x).sum() / 0, np.ones(3)),
    ],
)
def test_warnings_and_errors_come_from_the_users_line(function, argument, backend):
    compiled = fs.compile(function, backend=backend)
    for mode in ("warn", "ignore", "raise", "warn"):
        asked = {"divide": mode, "over": mode, "invalid": mode}
        (want, warned), (got, warned_too) = warned_at(function, argument.copy(), **asked), warned_at(compiled, argument.copy(), **asked)
        same_outcome(got, want, rtol=ROUNDED)
        assert warned_too == warned


def test_an_error_after_a_change_that_the_caller_sees():
    def change(x, y):
        x += 1
        return np.linalg.cholesky(y)

    check_compiled(change, (np.ones(3), np.eye(2)), (np.ones(3), -np.eye(2)))


def test_views_share_memory_and_what_is_written_there_is_seen():
    def write(x):
        x = x.copy()
        y = np.swapaxes(x, 0, 1)
        y[0] = 7
        z = np.split(x.ravel(), 2)
        z[1][:] = np.sort(z[1])[::-1]
        return y, x.sum()

    def write_to_argument(x):
        y = np.swapaxes(x, 0, 1)
        y[0] = 7
        return y, np.sort(x)

    check_compiled(write, (np.arange(12.0).reshape(4, 3),), breaks=0)
    check_compiled(write_to_argument, (np.arange(12.0).reshape(4, 3),))


def test_arguments_come_back_as_they_are():
    def same(x):
        return np.asarray(x), np.ascontiguousarray(x), np.atleast_1d(x), x.astype(np.float64, copy=False)

    compiled, x = fs.compile(same), np.ones(3)
    assert all(y is x for y in compiled(x)) and not stats(compiled).breaks


def test_overlapping_out():
    def shift(x):
        np.add(x[:-1], 1, out=x[1:])
        return np.multiply(x[1:], x[:-1], out=x[1:], dtype=np.float64)

    check_compiled(shift, (np.arange(6.0),))


def test_shuffled_arguments_that_share_memory_are_left_alone():
    def place(x, y):
        np.put(x, [0, 1], y)
        return x

    compiled = fs.compile(place)
    x, plain = np.arange(4.0), np.arange(4.0)
    assert np.array_equal(compiled(x, x[2:]), place(plain, plain[2:]))


def test_other_sizes_are_compiled_again_and_right():
    compiled = fs.compile(lambda x: np.sort(x)[: len(x) // 2] * 2)
    for size in (4, 5, 6, 9, 4):
        x = np.random.default_rng(size).normal(size=size)
        assert np.array_equal(compiled(x), np.sort(x)[: size // 2] * 2)


def test_named_results():
    check_compiled(lambda x: np.linalg.svd(x).S.sum() + np.linalg.slogdet(x).logabsdet, (np.eye(3) * 2,), breaks=0)


def test_indices_axes_and_sizes_out_of_arrays():
    def index(x, j):
        k = np.argmax(x[:, 0])
        return x[k], x[j], x[j[0]], x[k, 1], x[j, j], np.sum(x, axis=j[0]), np.zeros(j[1]), np.take(x, k), np.roll(x, j[0], axis=1), np.split(x, j)

    for j in (np.array([0, 1]), np.array([1, 2]), np.array([0, 2])):
        for x in (np.eye(3), np.eye(3)[::-1].copy(), np.arange(9.0).reshape(3, 3)):
            check_compiled(index, (x, j))
    compiled = fs.compile(index)
    for j in (np.array([0, 1]), np.array([1, 2]), np.array([0, 2])):
        for x in (np.eye(3), np.eye(3)[::-1].copy(), np.arange(9.0).reshape(3, 3)):
            same_value(compiled(x, j), index(x, j))


def test_a_ufunc_of_the_users_breaks():
    mine = np.frompyfunc(lambda x: x + 1, 1, 1)
    check_compiled(lambda x: mine(x * 2).sum(), (np.arange(3),))


def test_random_numbers_are_the_same_stream():
    def draw(rng, x):
        return x + rng.normal(size=3), rng.permutation(4), rng.random()

    compiled, one, other = fs.compile(draw), np.random.default_rng(5), np.random.default_rng(5)
    for _ in range(3):
        same_value(compiled(one, np.ones(3)), draw(other, np.ones(3)))
