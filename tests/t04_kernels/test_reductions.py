"""Reductions: accuracy of sums, every axis and layout, fused operands, special values, nothing to reduce."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from framestance.ops import ROWS
from t04_kernels.harness import DTYPES, LAYOUTS, add_input, check, compiled, finish, new_graph, sample

pytestmark = pytest.mark.some_suffice

F4, F8 = np.dtype("f4"), np.dtype("f8")
NAMES = ["sum", "prod", "amax", "amin", "any", "all"]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", NAMES)
def test_all_axes_and_layouts_of_integers(name, layout):
    random = np.random.default_rng(5)
    array = sample(random, np.dtype("i4"), (3, 4, 5), layout)
    graph, builder = new_graph()
    x = add_input(builder, array)
    choices = [None, *(c for r in (1, 2) for c in itertools.combinations(range(3), r))]
    outputs = [ROWS[name].build(builder, x, dims if dims is None or name != "prod" else dims, keep) for dims in choices for keep in (False, True)]
    check(finish(graph, outputs), array)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("name", ["amax", "amin", "any", "all"])
def test_exact_reductions_of_all_dtypes(name, dtype):
    random = np.random.default_rng(6)
    array = sample(random, dtype, (9, 33))
    if dtype.kind == "f":
        array[array == 0] = 1  # which zero wins is not promised
    graph, builder = new_graph()
    x = add_input(builder, array)
    check(finish(graph, [ROWS[name].build(builder, x, dims) for dims in (None, 0, 1)]), array)


@pytest.mark.parametrize("dtype", [F4, F8], ids=str)
@pytest.mark.parametrize(("shape", "dims"), [((1_000_003,), None), ((3000, 300), 0), ((300, 3000), 1), ((50, 60, 70), (0, 2)), ((50, 60, 70), 1)])
def test_sums_are_as_accurate_as_pairwise(shape, dims, dtype):
    array = np.random.default_rng(7).random(shape).astype(dtype)
    graph, builder = new_graph()
    function = compiled(finish(graph, [ROWS["sum"].build(builder, add_input(builder, array), dims)]))
    (got,) = function(array)
    exact = array.astype(np.longdouble).sum(axis=dims)
    error, numpys = (np.max(np.abs(result - exact) / exact) for result in (got, array.sum(axis=dims)))
    assert got.dtype == dtype
    assert error <= max(4 * np.finfo(dtype).eps, numpys)  # NumPy adds whole rows one by one where the last axis is kept


def test_sum_with_cancellation():
    array = np.tile(np.array([1e8, 1.0, -1e8, 1.0], "f4"), 5000)
    graph, builder = new_graph()
    (got,) = compiled(finish(graph, [ROWS["sum"].build(builder, add_input(builder, array))]))(array)
    assert abs(got - 10000) <= 1e8 * 20000 * np.finfo("f4").eps


def test_special_values_reach_the_result():
    array = np.ones((4, 100), "f4")
    array[1, 50], array[2, 7], array[3, [3, 4]] = np.nan, np.inf, [np.inf, -np.inf]
    graph, builder = new_graph()
    x = add_input(builder, array)
    outputs = [ROWS[name].build(builder, x, dims) for name in ("sum", "prod", "amax", "amin") for dims in (None, 0, 1)]
    check(finish(graph, outputs), array)


@pytest.mark.parametrize("shape", [(0,), (0, 3), (3, 0)])
def test_sum_of_nothing(shape):
    graph, builder = new_graph()
    array = np.zeros(shape, "f4")
    x = add_input(builder, array)
    check(finish(graph, [ROWS[name].build(builder, x, dims) for name in ("sum", "prod", "any", "all") for dims in (None, 0)]), array)


def test_of_a_single_element():
    array = np.array(-0.0, "f4")
    graph, builder = new_graph()
    x = add_input(builder, array)
    check(finish(graph, [ROWS[name].build(builder, x) for name in NAMES]), array)


def test_fused_operand_with_broadcast():
    random = np.random.default_rng(8)
    a, v = random.random((40, 50)).astype("f4"), random.random(50).astype("f4")
    graph, builder = new_graph()
    x, row = add_input(builder, a), add_input(builder, v)
    product = ROWS["mul"].build(builder, x, row)
    outputs = [ROWS["sum"].build(builder, product, dims) for dims in (None, 0, 1)]
    check(finish(graph, outputs), a, v, exact=False, rtol=1e-5)


def test_wraps_as_integers_do():
    array = np.full(300, 100, "i8") * (1 << 56)
    graph, builder = new_graph()
    x = add_input(builder, array)
    check(finish(graph, [ROWS["sum"].build(builder, x), ROWS["prod"].build(builder, x)]), array)


def test_sum_of_a_range():
    graph, builder = new_graph()
    n = graph.env.symbol(10)
    ramp = builder.arange(1, 2, n, np.dtype("i8"))
    function = compiled(finish(graph, [ROWS["sum"].build(builder, ramp)]))
    for size in (10, 3, 1000):
        assert function(size)[0] == size * size


def test_mean_and_softmax():
    random = np.random.default_rng(9)
    array = random.standard_normal((17, 40)).astype("f4")
    graph, builder = new_graph()
    x = add_input(builder, array)
    shifted = ROWS["exp"].build(builder, ROWS["sub"].build(builder, x, ROWS["amax"].build(builder, x, 1, True)))
    softmax = ROWS["true_divide"].build(builder, shifted, ROWS["sum"].build(builder, shifted, 1, True))
    outputs = [ROWS["mean"].build(builder, x), ROWS["mean"].build(builder, x, 0), softmax]
    check(finish(graph, outputs), array, exact=False, rtol=2e-6)
