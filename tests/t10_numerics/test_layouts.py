"""Memory order and kinds of results, where plain code makes choices of its own: reduced reports, each with what is right."""

from __future__ import annotations

import numpy as np
import pytest

import framestance as T
from framestance.testing import check_compiled, same_compiled


def columns(*shape):
    return T.arange(12).reshape(3, 4).t() if not shape else T.arange(24).reshape(*shape).permute(*reversed(range(len(shape))))


@same_compiled(lambda: (T.ones(2, 4), T.ones(2, 2)), (lambda: (T.ones(3, 4), T.ones(3, 3))), graphs=2, dynamic=True)
def test_a_symbolic_size_that_is_one_repeats(a, b):
    return a + b.diagonal(1)[:1].reshape(-1)[: a.shape[0] - 1], a.reshape(-1) / T.diagonal(b, -1)[: b.shape[0] - 1]


@same_compiled((columns(),), (columns(2, 3, 4),), graphs=2)
def test_composed_functions_keep_the_memory_order(x):
    return x**7, T.sign(x), T.where(x > 3, x, 0), x.float().rsqrt(), x.float() ** -2


@same_compiled((columns(2, 3, 4),), graphs=1)
def test_results_of_calls_are_contiguous(x):
    return T.tril(x), x.flip(0), x.cumsum(1), x.sort(0).values


@same_compiled((columns(), columns()[:, 0] > 1), (columns(2, 3, 4), columns(2, 3, 4) > 5), (T.arange(9)[::2], T.arange(5) > 2), graphs=3)
def test_what_a_mask_chooses_is_put_into_a_contiguous_copy(x, mask):
    return T.index_put(x, (mask,), T.tensor(7)), x.index_put((mask,), x[:1].reshape(-1)[:1])


@same_compiled((T.zeros(0, 3, 2),), (T.zeros(2, 0, 3).t() if False else T.zeros(2, 0, 3).permute(2, 1, 0),), graphs=2)
def test_reductions_of_nothing(x):
    return x.sum(0), x.prod(1), x.all(0, keepdim=True), x.any()


@same_compiled((T.zeros(0, 2),), graphs=1)
def test_writing_to_an_empty_result(x):
    y = x == x
    y.logical_not_()
    return y


@same_compiled((T.ones(5, 1),), (T.ones(6, 1),), (T.ones(1, 6).t(),))
def test_strides_of_sizes_of_one(x):
    return x.stride(), x + 1


@same_compiled((np.arange(4.0),), graphs=1)
def test_kinds_of_numpy_results(a):
    return a @ a, np.where(a[0] > 1, a[1], a[2]), a.sum(), a[0], a[..., 0], a[1:2], a.reshape(2, 2).max(), np.add(a[0], 1), a[0].astype(np.float32)


@same_compiled((np.arange(6, dtype=np.int32).reshape(2, 3), np.broadcast_to(np.arange(3, dtype=np.int8), (2, 3))), graphs=1)
def test_numpy_operands_that_are_cast_keep_their_order(a, b):
    return a + b, a.T * b.T, b.sum(axis=1), (a.T + b.T).sum(axis=0), np.where(b.T > 1, a.T, b.T)


@same_compiled((np.array([-np.inf, -0.0, 4.0, 3.0]),), graphs=1)
def test_numpy_powers_with_short_cuts(a):
    return a**0.5, a**2


def test_numbers_that_an_array_may_not_hold_are_refused_as_by_numpy():
    def fill(a, x):
        a[0] = x
        return a

    for value in (300, -1, 1e300, float("nan"), np.float64("nan"), np.int64(300), 2.5):
        check_compiled(fill, (np.zeros(3, np.uint8), value), (np.zeros(3, np.float32), value))


@same_compiled((np.array([2**62, 1]),), (np.array([1, 1]),))
def test_numpy_integers_alone_warn_when_they_overflow(a):
    total = a.max()
    with np.errstate(over="ignore"):
        return total * 2 + total


def test_a_failing_call_has_the_users_traceback():
    def pick(a, i):
        b = a * 2
        return b[i] + 1

    check_compiled(pick, (T.ones(3), T.tensor([0, 2])), (T.ones(3), T.tensor([0, 7])), graphs=1)


STRIDED = {
    "every second": lambda n: np.arange(2.0 * n)[::2],
    "backwards": lambda n: np.arange(float(n))[::-1],
    "columns": lambda n: np.arange(n * 6.0).reshape(n, 6)[:, 1:5:2],
    "transposed": lambda n: np.arange(n * 3.0).reshape(n, 3).T,
    "windows": lambda n: np.lib.stride_tricks.sliding_window_view(np.arange(n + 4.0), 5),
    "cube": lambda n: np.arange(n * 24.0).reshape(n, 4, 6)[:, ::-1, ::3],
}
OVER_STRIDED = {
    "arithmetic": lambda x: (x * 2 + 1, x.sum(0), x.sum()),
    "views": lambda x: (x[1:] + x[:-1], x.reshape(-1), x.reshape(-1)[::2] - 1, x[None] * 3),
    "rows": lambda x: x - x.mean(0),
    "sizes": lambda x: x * x.shape[0] + len(x),
}


@pytest.mark.some_suffice
@pytest.mark.parametrize("form", OVER_STRIDED)
@pytest.mark.parametrize("layout", STRIDED)
@pytest.mark.parametrize("kind", ["tensor", "ndarray"])
def test_the_size_along_the_longest_stride_becomes_symbolic(kind, layout, form):
    compiled = T.compile(OVER_STRIDED[form], fullgraph=True)
    for n in (5, 7, 12, 1, 30):
        if kind == "tensor" and (layout == "backwards" or layout == "cube" or (layout == "windows")):
            return  # tensors have no negative strides, nor memory that is not theirs to write
        array = STRIDED[layout](n)
        x = T.from_numpy(array) if kind == "tensor" else array
        wanted = OVER_STRIDED[form](x)
        got = compiled(x)
        for a, b in zip(got if isinstance(got, tuple) else (got,), wanted if isinstance(wanted, tuple) else (wanted,), strict=True):
            a, b = (np.asarray(y) for y in (a, b))
            assert a.dtype == b.dtype and a.shape == b.shape and np.allclose(a, b, rtol=1e-12), (n, a, b)
            assert [x for x, size in zip(a.strides, a.shape, strict=True) if size > 1] == [x for x, size in zip(b.strides, b.shape, strict=True) if size > 1]
    assert T.compiler.stats(compiled).compiles <= (5 if layout == "windows" else 3)  # of windows, both strides are as long
