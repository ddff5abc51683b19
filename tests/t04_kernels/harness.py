"""Runs one graph three ways (interpreter, compiled kernels, printed text) on equal arguments and compares everything a caller can see."""

from __future__ import annotations

import itertools

import numpy as np

from framestance.ir import Graph, GraphBuilder, print_graph, run, verify
from framestance.ir.printer import namespace
from framestance.passes import optimize
from framestance.runtime.artifact import build_compiled

DTYPES = [np.dtype(code) for code in ("?", "u1", "i1", "i2", "i4", "i8", "f4", "f8")]
LAYOUTS = ("contiguous", "transposed", "sliced", "offset", "reversed", "broadcast")


def new_graph(dialect="torch"):
    graph = Graph()
    return graph, GraphBuilder(graph, dialect)


def add_input(builder, array, shape=None, strides=None, name=""):
    """An ndarray input with the layout of ``array``; ``shape`` and ``strides`` may be given with symbols instead."""
    own = tuple(s // array.itemsize for s in array.strides)
    return builder.input(array.dtype, shape or array.shape, strides or own, kind="ndarray", name=name)


def finish(graph, outputs):
    graph.outputs = list(outputs)
    graph.output_kinds = ["ndarray"] * len(graph.outputs)
    return graph


def compiled(graph):
    """The artifact of the optimized graph, as a function of the arguments."""
    verify(graph)
    better = optimize(graph)
    verify(better, "lowered")
    inputs = list(range(len(graph.inputs)))
    free = {number: ("int", len(inputs) + index) for index, number in enumerate(_free(graph))}
    artifact = build_compiled(
        better,
        inputs=inputs,
        recipe=[("ARRAY", index) for index in range(len(graph.outputs))],
        nvals=len(inputs) + len(free),
        nout=len(graph.outputs),
        symbol_sources=free,
    )
    return lambda *args: artifact.run(tuple(args))


def _free(graph):
    from framestance.ir.binding import free_symbols

    return free_symbols(graph)


def same(left, right, exact=True, rtol=1e-6):
    assert left.dtype == right.dtype
    assert left.shape == right.shape
    assert all(n == 1 or left.size == 0 or a == b for n, a, b in zip(left.shape, left.strides, right.strides, strict=True)), (left.strides, right.strides)
    if exact:
        np.testing.assert_array_equal(left, right)
        if left.dtype.kind == "f":
            np.testing.assert_array_equal(np.signbit(left) | np.isnan(left), np.signbit(right) | np.isnan(right))
    else:
        np.testing.assert_allclose(left, right, rtol=rtol, atol=rtol)


def check(graph, *args, function=None, exact=True, rtol=1e-6, text=True):
    """Interpreter and kernels agree on outputs, on what was written into the arguments, and on who shares memory with whom."""
    function = function or compiled(graph)
    ways = [lambda *a: run(graph, a), function]
    if text:
        names = namespace(graph)
        exec(print_graph(graph), names)
        ways.append(names[graph.name])
    results = []
    for way in ways:
        mine = [x if isinstance(x, int) else duplicate(x) for x in args]
        with np.errstate(all="ignore"):
            results.append((mine, way(*mine)))
    (first_args, first), *others = results
    for other_args, other in others:
        assert len(first) == len(other)
        for a, b in zip([*first_args, *first], [*other_args, *other], strict=True):
            if isinstance(a, np.ndarray):
                same(a, b, exact, rtol)
        everything = [[x for x in (*one_args, *one) if isinstance(x, np.ndarray)] for one_args, one in ((first_args, first), (other_args, other))]
        for i, j in itertools.combinations(range(len(everything[0])), 2):
            assert np.shares_memory(everything[0][i], everything[0][j]) == np.shares_memory(everything[1][i], everything[1][j]), (i, j)
            assert (everything[0][i] is everything[0][j]) == (everything[1][i] is everything[1][j]), (i, j)
    return first


def duplicate(array):
    """A copy with the very same layout."""
    if array.size == 0:
        return array.copy()
    low = sum(min(0, (n - 1) * s) for n, s in zip(array.shape, array.strides, strict=True))
    high = sum(max(0, (n - 1) * s) for n, s in zip(array.shape, array.strides, strict=True)) + array.itemsize
    memory = np.empty(high - low, np.uint8)
    placed = np.ndarray(array.shape, array.dtype, memory, -low, array.strides)
    if all(s != 0 or n == 1 for n, s in zip(array.shape, array.strides, strict=True)):
        placed[...] = array
    else:
        index = tuple(slice(0, 1) if s == 0 else slice(None) for s in array.strides)
        placed[index] = array[index]
    return placed


def sample(random, dtype, shape, layout="contiguous"):
    """Random values, edge values among them, in the given memory layout."""
    if layout == "transposed":
        return values(random, dtype, shape[::-1]).T
    if layout == "sliced" and shape:
        return values(random, dtype, (*shape[:-1], shape[-1] * 2))[..., ::2]
    if layout == "offset" and shape:
        return values(random, dtype, (shape[0] + 1, *shape[1:]))[1:]
    if layout == "reversed" and shape:
        return values(random, dtype, shape)[::-1]
    if layout == "broadcast" and shape:
        return np.broadcast_to(values(random, dtype, (1, *shape[1:])), shape)
    return values(random, dtype, shape)


def values(random, dtype, shape):
    if dtype.kind == "b":
        return random.random(shape) < 0.5
    if dtype.kind == "f":
        array = random.standard_normal(shape) * 10.0 ** random.integers(-2, 3, shape)
        special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1e30, -3e9, 0.5, 2.5])
        return np.where(random.random(shape) < 0.15, random.choice(special, shape), array).astype(dtype)
    info = np.iinfo(dtype)
    array = random.integers(-9, 10, shape) if info.min else random.integers(0, 20, shape)
    edges = random.choice(np.array([info.min, info.max, info.min + 1, 1]), shape)
    return np.where(random.random(shape) < 0.15, edges, array).astype(dtype)
