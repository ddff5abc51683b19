"""Products: every layout BLAS takes and those it does not, all edge sizes, other dtypes."""

from __future__ import annotations

import numpy as np
import pytest

from framestance.ops import ROWS
from t04_kernels.harness import add_input, check, compiled, finish, new_graph

CASES = [(5, 7, 3), (1, 7, 3), (5, 1, 3), (5, 7, 1), (1, 1, 1), (0, 7, 3), (5, 0, 3), (5, 7, 0), (64, 65, 33)]


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
