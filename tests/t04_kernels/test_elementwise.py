"""Elementwise kernels: casts, integer division, special values, mathematical functions within their promise."""

from __future__ import annotations

import numpy as np
import pytest

from framestance.ir.verify import VerificationError, verify
from framestance.ops import ROWS
from t04_kernels.harness import DTYPES, LAYOUTS, add_input, check, compiled, finish, new_graph, sample

FLOAT_EDGES = [0.0, -0.0, 1.5, -1.5, 300.7, -300.7, 2147483647.0, 2147483648.0, -2147483648.0, -2147483649.0, 3e9, 1e19, -1e19, np.inf, -np.inf, np.nan]


def edges(dtype):
    if dtype.kind == "f":
        return np.array(FLOAT_EDGES * 5, dtype)
    if dtype.kind == "b":
        return np.array([True, False] * 40)
    info = np.iinfo(dtype)
    return np.array([info.min, info.min + 1, info.max, 0, 1, 100, info.max - 1, 7] * 10, dtype)


@pytest.mark.parametrize("source", DTYPES, ids=str)
@pytest.mark.parametrize("target", DTYPES, ids=str)
def test_cast(source, target):
    graph, builder = new_graph()
    with np.errstate(all="ignore"):
        array = edges(source)
    x = add_input(builder, array)
    check(finish(graph, [builder.cast(x, target)]), array)


@pytest.mark.parametrize("dtype", [d for d in DTYPES if d.kind in "iuf"], ids=str)
@pytest.mark.parametrize("name", ["floor_divide", "remainder", "fmod"])
def test_division(name, dtype):
    random = np.random.default_rng(3)
    with np.errstate(all="ignore"):
        a, b = (random.permutation(np.concatenate([edges(dtype), sample(random, dtype, (200,))])) for _ in range(2))
    if dtype.kind in "iu":
        b[b == 0] = 3
        b[:5] = -1 if dtype.kind == "i" else 1
        a[:5] = np.iinfo(dtype).min
    graph, builder = new_graph()
    check(finish(graph, [ROWS[name].build(builder, add_input(builder, a), add_input(builder, b))]), a, b)


@pytest.mark.parametrize("dtype", [d for d in DTYPES if d.kind in "iu"], ids=str)
@pytest.mark.parametrize("where", [0, 3, 99])
def test_zero_divisor_asks_for_a_rerun(dtype, where):
    a, b = np.ones(100, dtype), np.ones(100, dtype)
    graph, builder = new_graph()
    function = compiled(finish(graph, [ROWS["floor_divide"].build(builder, add_input(builder, a), add_input(builder, b))]))
    function(a, b)
    b[where] = 0
    with pytest.raises(RuntimeError, match="rerun"):
        function(a, b)


def test_failing_kernel_has_written_nothing_visible():
    a, b = np.ones(100, "i8"), np.ones(100, "i8")
    graph, builder = new_graph()
    x, y = add_input(builder, a), add_input(builder, b)
    builder.write(x, ROWS["floor_divide"].build(builder, ROWS["add"].build(builder, x, 1), y))
    function = compiled(finish(graph, [x]))
    b[50] = 0
    with pytest.raises(RuntimeError, match="rerun"):
        function(a, b)
    assert (a == 1).all()


def test_division_by_zero_after_a_visible_write_raises_as_eager_does():
    a, b = np.ones(4, "i8"), np.zeros(4, "i8")
    graph, builder = new_graph()
    x, y = add_input(builder, a), add_input(builder, b)
    builder.write(x, 5)
    function = compiled(finish(graph, [ROWS["floor_divide"].build(builder, x, y)]))
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        function(a, b)
    assert (a == 5).all()


def test_what_numpy_may_warn_of_comes_before_visible_writes():
    array = np.ones(4, "i8")
    graph, builder = new_graph("numpy")
    x = add_input(builder, array)
    builder.write(x, 5)
    ROWS["floor_divide"].build(builder, x, x)
    with pytest.raises(VerificationError, match="may warn as NumPy does"):
        verify(finish(graph, []))


FUNCTIONS = sorted(row.name for row in ROWS.values() if row.kind == "elementwise" and row.body and row.ufunc is not None and row.body.count("{1}") == 0)


def distance(left, right):
    """Units in the last place between two arrays of floats; equal special values are 0 apart."""
    bits = np.dtype(f"i{left.itemsize}")

    def ordered(array):
        whole = array.view(bits).astype(object)
        return np.where(whole < 0, np.iinfo(bits).min - whole, whole)

    same = (left == right) | (np.isnan(left) & np.isnan(right))
    return np.where(same, 0, np.abs(ordered(left) - ordered(right)))


@pytest.mark.parametrize("code", ["f4", "f8"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_function_of_floats(name, code):
    row, dtype = ROWS[name], np.dtype(code)
    random = np.random.default_rng(1)
    array = np.concatenate([random.standard_normal(500) * 3, random.random(300) * 80, [0.0, -0.0, 1.0, -1.0, 1e-30, np.inf, -np.inf, np.nan]]).astype(dtype)
    graph, builder = new_graph()
    x = add_input(builder, array)
    try:
        result = row.build(builder, x)
    except (TypeError, RuntimeError):
        pytest.skip(f"{name} takes no floats")
    function = compiled(finish(graph, [result]))
    with np.errstate(all="ignore"):
        expected = np.asarray(row.ufunc(*(array if i == 0 else n for i, n in enumerate([array, *[x.attrs["value"] for x in result.inputs[1:]]]))))
        (got,) = function(array)
    promise = max(row.ulp.values(), default=0.0)
    assert got.dtype == expected.dtype
    if not promise or got.dtype.kind != "f":
        np.testing.assert_array_equal(got, expected)
    elif row.ulp_of_input:
        known = np.isfinite(expected)
        assert np.array_equal(got[~known], expected[~known], equal_nan=True)
        size = np.maximum(abs(array), abs(expected))[known]
        assert (abs(got[known] - expected[known]) <= 2 * promise * np.spacing(size)).all()
    else:
        assert distance(got, expected).max() <= 2 * promise  # both are held against the exact value


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("shape", [(), (1,), (7,), (0, 3), (3, 1, 4), (2, 3, 4, 5)])
def test_layouts(layout, shape):
    random = np.random.default_rng(2)
    a, b = sample(random, np.dtype("f4"), shape, layout), sample(random, np.dtype("f4"), shape, "contiguous")
    graph, builder = new_graph()
    x, y = add_input(builder, a), add_input(builder, b)
    total = ROWS["add"].build(builder, ROWS["mul"].build(builder, x, 2.0), y)
    check(finish(graph, [total, ROWS["maximum"].build(builder, x, y)]), a, b)


def test_arange_and_fill():
    graph, builder = new_graph()
    n = graph.env.symbol(6)
    ramp, steps = builder.arange(2, 3, n, np.dtype("i8")), builder.arange(0.0, 0.1, n, np.dtype("f4"))
    ones = builder.fill((n, n), 1, np.dtype("f4"))
    table = ROWS["add"].build(builder, ROWS["mul"].build(builder, ones, steps), builder.view(ramp, (n, 1), (1, 1), 0))
    function = compiled(finish(graph, [ramp, steps, ones, table]))
    for size in (6, 2, 50):
        check(graph, size, function=function)


def test_dtypes_without_kernels_are_computed_by_numpy():
    random = np.random.default_rng(4)
    a = random.integers(0, 9, (3, 4)).astype("u4")
    z = (random.random((3, 4)) + 1j).astype("c16").T
    graph, builder = new_graph("numpy")
    x, y = add_input(builder, a), add_input(builder, z)
    row = ROWS["add"]
    doubled = builder.elementwise(row, a.dtype, (x, x))
    squared = builder.elementwise(ROWS["mul"], z.dtype, (y, y))
    check(finish(graph, [doubled, squared, builder.cast(doubled, np.dtype("f4")), builder.copy(squared), builder.fill((2,), 7, a.dtype)]), a, z)


def test_many_operands_still_vectorise():
    """Alias classes spare LLVM the overlap checks that it gives up on above eight."""
    from framestance.lower import lower
    from framestance.passes import optimize
    from framestance.runtime import kernels

    arrays = [np.ones(16, "f4") for _ in range(10)]
    graph, builder = new_graph()
    inputs = [add_input(builder, a) for a in arrays]
    total = inputs[0]
    for x in inputs[1:]:
        total = ROWS["add"].build(builder, ROWS["mul"].build(builder, total, 0.5), x)
    outputs = [total, ROWS["add"].build(builder, total, 1), ROWS["mul"].build(builder, total, 3)]
    check(finish(graph, outputs), *arrays)
    (source,) = lower(optimize(graph)).sources
    assembly = kernels.assembly(source)
    packed = [line for line in assembly.splitlines() if "addps" in line or "fadd" in line]
    assert packed, "no packed additions in the kernel"
