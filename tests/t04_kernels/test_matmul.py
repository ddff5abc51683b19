"""Products: every layout BLAS takes and those it does not, all edge sizes, other dtypes."""

from __future__ import annotations

import numpy as np
import pytest

import framestance as torch
from framestance.ops import ROWS
from framestance.runtime import kernel_count
from t04_kernels.harness import add_input, check, compiled, finish, new_graph

pytestmark = pytest.mark.some_suffice

CASES = [(5, 7, 3), (1, 7, 3), (5, 1, 3), (5, 7, 1), (1, 1, 1), (0, 7, 3), (5, 0, 3), (5, 7, 0), (64, 65, 33), (1, 7, 1), (1, 0, 1), (1, 9000, 1)]


def plain(array):
    return array


def transposed(array):
    return np.asfortranarray(array)


def padded(array):
    wide = np.full((array.shape[0], array.shape[1] + 3), 99, array.dtype)
    wide[:, : array.shape[1]] = array
    return wide[:, : array.shape[1]]


def spread(array):
    return np.repeat(array, 2, 1)[:, ::2]


def reversed_rows(array):
    return np.ascontiguousarray(array[::-1])[::-1]


@pytest.mark.parametrize("code", ["f4", "f8"])
@pytest.mark.parametrize("m,k,n", CASES)
@pytest.mark.parametrize("left", [plain, transposed, padded, spread, reversed_rows], ids=lambda f: f.__name__)
@pytest.mark.parametrize("right", [plain, transposed, padded], ids=lambda f: f.__name__)
def test_product(m, k, n, left, right, code):
    random = np.random.default_rng(m + 10 * k + 100 * n)
    a, b = left(random.standard_normal((m, k)).astype(code)), right(random.standard_normal((k, n)).astype(code))
    graph, builder = new_graph()
    product = builder.matmul(add_input(builder, a), add_input(builder, b))
    check(finish(graph, [product]), a, b, exact=False, rtol=1e-5 if code == "f4" else 1e-12)


@pytest.mark.parametrize("code, most", [("f4", 1e-7), ("f8", 1e-14)])
def test_inner_products_of_long_vectors_are_as_accurate_as_sums(code, most):
    a, b = (np.random.default_rng(seed).random(300_000).astype(code) for seed in (0, 1))
    exact = np.dot(a.astype(np.longdouble), b.astype(np.longdouble))
    assert abs(torch.compile(lambda a, b: a @ b)(a, b) - exact) < most * exact
    assert abs(torch.compile(lambda a, b: a @ b, dynamic=True)(a, b) - exact) < most * exact


def test_operand_that_repeats_one_row():
    a = np.broadcast_to(np.arange(4, dtype="f4"), (3, 4))
    b = np.random.default_rng(0).random((4, 5)).astype("f4")
    graph, builder = new_graph()
    product = builder.matmul(add_input(builder, a), add_input(builder, b))
    check(finish(graph, [product]), a, b, exact=False)


def test_integers():
    a, b = np.arange(12).reshape(3, 4), np.arange(8).reshape(4, 2)
    graph, builder = new_graph()
    check(finish(graph, [builder.matmul(add_input(builder, a), add_input(builder, b))]), a, b)


def test_nan_times_zero_rows_stay():
    a, b = np.array([[np.nan, 1]], "f4"), np.zeros((2, 3), "f4")
    graph, builder = new_graph()
    check(finish(graph, [builder.matmul(add_input(builder, a), add_input(builder, b))]), a, b)


def test_layer_with_symbolic_batch_and_window_of_the_weights():
    random = np.random.default_rng(1)
    weights, bias = random.standard_normal((6, 8)).astype("f4"), random.standard_normal(6).astype("f4")
    graph, builder = new_graph()
    n = graph.env.symbol(3)
    x = builder.input(np.dtype("f4"), (n, 4), (4, 1), kind="ndarray")
    w, c = add_input(builder, weights), add_input(builder, bias)
    half = builder.view(w, (4, 6), (1, 8), 2)
    hidden = ROWS["relu"].build(builder, ROWS["add"].build(builder, builder.matmul(x, half), c))
    function = compiled(finish(graph, [hidden]))
    for batch in (3, 2, 100):
        check(graph, random.standard_normal((batch, 4)).astype("f4"), weights, bias, function=function, exact=False, rtol=1e-5)


BATCHES = [((3,), (3,)), ((2, 3), (2, 3)), ((2, 3), (1, 1)), ((1, 3), (2, 1)), ((4,), ()), ((), (4,)), ((0,), (1,)), ((2, 1, 3), (2, 2, 3))]
SIZES = [(5, 7, 3), (1, 7, 3), (5, 0, 3), (0, 7, 3), (24, 3, 24), (50, 33, 25), (1, 1, 1)]


def in_memory(array, layout):
    if layout == "matrices transposed":
        return np.ascontiguousarray(array.swapaxes(-1, -2)).swapaxes(-1, -2)
    if layout == "batch inside" and array.ndim > 2:
        return (
            np.ascontiguousarray(np.moveaxis(array, 0, 1)).swapaxes(0, 1)
            if array.ndim > 3
            else np.ascontiguousarray(array.transpose(1, 0, 2)).transpose(1, 0, 2)
        )
    if layout == "window":
        wide = np.full((*array.shape[:-1], array.shape[-1] + 2), 99, array.dtype)
        wide[..., :-2] = array
        return wide[..., :-2]
    if layout == "spread":
        return np.repeat(array, 2, -1)[..., ::2]
    return array


@pytest.mark.parametrize("layout", ["plain", "matrices transposed", "batch inside", "window", "spread"])
@pytest.mark.parametrize(("left", "right"), BATCHES, ids=str)
def test_batches(left, right, layout):
    random = np.random.default_rng(0)
    compiled = torch.compile(lambda a, b: a @ b, fullgraph=True, dynamic=False)
    for m, k, n in SIZES:
        for code in ("f4", "f8", "i8"):
            a, b = (in_memory((random.standard_normal(shape) * 5).astype(code), layout) for shape in ((*left, m, k), (*right, k, n)))
            with torch.compiler.config.patch(recompile_limit=100):
                got = compiled(torch.from_numpy(a), torch.from_numpy(b))
            wanted = np.matmul(a, b, order="C")
            assert got.shape == wanted.shape and got.dtype is torch.from_numpy(wanted).dtype and got.is_contiguous()
            assert np.allclose(got.numpy(), wanted, rtol=1e-4, atol=1e-4)


def test_batches_are_one_kernel_for_every_size_and_the_same_for_any_number_of_threads():
    compiled = torch.compile(lambda a, b: a @ b.transpose(-1, -2), fullgraph=True, dynamic=True)
    counts = []
    before = torch.get_num_threads()
    for batch, m in ((2, 3), (5, 30), (3, 70), (40, 6)):
        a, b = (torch.from_numpy(np.random.default_rng(k).standard_normal((batch, m, 8)).astype("f4")) for k in range(2))
        found = []
        try:
            for threads in (1, 2, 3):
                torch.set_num_threads(threads)
                found.append(compiled(a, b).numpy())
        finally:
            torch.set_num_threads(before)
        assert np.array_equal(found[0], found[1]) and np.array_equal(found[0], found[2])
        assert np.allclose(found[0], a.numpy() @ b.numpy().swapaxes(1, 2), rtol=1e-4, atol=1e-4)
        counts.append(kernel_count())
    assert counts[0] == counts[-1]


@pytest.mark.parametrize("shapes", [((1000, 97), (97, 133)), ((3, 211, 97), (3, 97, 133)), ((300, 50), (50, 70)), ((5, 300, 64), (5, 64, 300))], ids=str)
def test_products_have_the_same_bits_for_any_number_of_threads(shapes):
    """Also those of which a thread's part is small enough for another kernel of the library."""
    a, b = (torch.from_numpy(np.random.default_rng(k).standard_normal(shape).astype("f4")) for k, shape in enumerate(shapes))
    compiled = torch.compile(lambda a, b: a @ b, fullgraph=True)
    before, found = torch.get_num_threads(), []
    try:
        for threads in (1, 2, 3, 5, 7):
            torch.set_num_threads(threads)
            found.append(compiled(a, b).numpy())
    finally:
        torch.set_num_threads(before)
    assert all(np.array_equal(found[0], other) for other in found)


@pytest.mark.parametrize("right", [(2, 6), (5, 3, 2, 6), (2,)], ids=str)
def test_numpys_memory_order_of_permuted_batches(right):
    x, y = np.ones((3, 5, 4, 2)).transpose(1, 0, 2, 3), np.ones(right)
    for a in (x, np.ascontiguousarray(x), x[::-1], x[:1]):
        b = y if y.ndim < 4 else y[: a.shape[0]]
        wanted, got = a @ b, torch.compile(lambda a, b: a @ b)(a, b)
        assert got.shape == wanted.shape and got.strides == wanted.strides and np.array_equal(got, wanted)
