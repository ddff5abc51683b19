"""Symbolic sizes, and kernels shared between sizes, graphs and threads."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
import threading

import numpy as np
import pytest

import framestance
from framestance import _C
from framestance.ir import run
from framestance.ir.graph import contiguous_strides
from framestance.lower import lower
from framestance.ops import ROWS
from framestance.passes import optimize
from framestance.runtime import build_callable, build_compiled, compile_source, kernel_count, kernels
from t04_kernels.harness import add_input, check, compiled, finish, new_graph

F4 = np.dtype("f4")


def program(builder, x):
    centred = ROWS["sub"].build(builder, x, ROWS["mean"].build(builder, x, 1, True))
    return ROWS["relu"].build(builder, ROWS["mul"].build(builder, centred, 3.0)), ROWS["sum"].build(builder, x, 0)


def test_one_artifact_serves_all_sizes():
    graph, builder = new_graph()
    n, m = graph.env.symbol(4), graph.env.symbol(6)
    x = builder.input(F4, (n, m), contiguous_strides((n, m)), kind="ndarray")
    function = compiled(finish(graph, program(builder, x)))
    count = kernel_count()
    for shape in ((4, 6), (2, 2), (33, 100), (1000, 3)):
        check(graph, np.random.default_rng(0).random(shape, "f4"), function=function, exact=False, rtol=1e-4)
    assert kernel_count() == count


def test_second_size_compiles_nothing():
    counts = []
    for shape in ((8, 9), (9, 8), (1024, 7)):
        array = np.random.default_rng(0).random(shape, "f4")
        graph, builder = new_graph()
        x = add_input(builder, array)
        shifted = ROWS["sub"].build(builder, x, ROWS["amax"].build(builder, x, 1, True))
        outputs = [ROWS["relu"].build(builder, ROWS["mul"].build(builder, shifted, 3.0)), *(ROWS["sum"].build(builder, x, dim) for dim in (None, 0, 1))]
        check(finish(graph, outputs), array, exact=False, rtol=1e-4)
        counts.append(kernel_count())
    assert counts[0] == counts[1] == counts[2]


def test_arithmetic_on_sizes():
    graph, builder = new_graph()
    n, k = graph.env.symbol(10), graph.env.symbol(3)
    x = builder.input(F4, (n,), (1,), kind="ndarray")
    window = builder.view(x, ((n - k) // 2 + 1,), (2,), k % 2)
    scaled = ROWS["mul"].build(builder, window, k)
    ones = builder.fill((k, n), 1, F4)
    function = compiled(finish(graph, [window, scaled, ROWS["mul"].build(builder, ones, x)]))
    for size, number in ((10, 3), (31, 4), (5, 2)):
        check(graph, np.random.default_rng(0).random(size, "f4"), number, function=function)


def test_source_is_there_for_people():
    graph, builder = new_graph()
    array = np.ones(3, "f4")
    source = lower(optimize(finish(graph, [ROWS["add"].build(builder, add_input(builder, array), 1)]))).sources[0]
    function = kernels.python_function(source)
    assert inspect.getsource(function) == source
    assert "for i0 in range(lo, hi):" in source


def test_threads_that_ask_for_one_kernel_share_it():
    graph, builder = new_graph()
    array = np.ones(3, "f4")
    source = lower(optimize(finish(graph, [ROWS["add"].build(builder, add_input(builder, array), 123456)]))).sources[0]
    count, addresses = kernel_count(), []
    threads = [threading.Thread(target=lambda: addresses.append(compile_source(source))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(addresses) == 4 and len(set(addresses)) == 1
    assert kernel_count() == count + 1


def test_a_source_that_does_not_compile_blocks_nobody():
    for _ in range(2):
        with pytest.raises(Exception, match="missing_name"):
            compile_source("def kernel(ptrs, ints, scalars, lo, hi):\n    return missing_name\n")


def test_numba_without_optimisation_is_refused():
    code = "from framestance.runtime.codegen import check_environment; check_environment()"
    for variable, value in (("NUMBA_OPT", "0"), ("NUMBA_DISABLE_JIT", "1")):
        path = os.pathsep.join(p for p in sys.path if p)
        done = subprocess.run([sys.executable, "-c", code], env={**os.environ, variable: value, "PYTHONPATH": path}, capture_output=True, text=True)
        assert done.returncode and f"KernelEnvironmentError: {variable}" in done.stderr


def test_numba_waits_for_the_first_kernel():
    code = "import sys, framestance.passes, framestance.lower, framestance.runtime.artifact; sys.exit(not {'numba', 'llvmlite'}.isdisjoint(sys.modules))"
    path = os.pathsep.join(p for p in sys.path if p)
    assert subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}).returncode == 0


def tensor_graph():
    graph, builder = new_graph()
    n = graph.env.symbol(3)
    x = builder.input(F4, (n,), (1,))
    y = ROWS["add"].build(builder, x, graph.env.symbol(5))
    graph.outputs = [y, x, y]
    return graph


@pytest.mark.parametrize("backend", ["compiled", "eager", "callable"])
def test_recipes_rebuild_results(backend):
    graph = tensor_graph()
    recipe = [("TENSOR", 0), ("TENSOR", 1), ("TENSOR", 2), ("CONST", "end"), ("TUPLE", 3), ("INT", graph.env.symbols[0] * 2)]
    binding = dict(inputs=[1], recipe=recipe, nvals=2, nout=3, symbol_sources={1: ("int", 0)})
    if backend == "compiled":
        artifact = build_compiled(optimize(graph), **binding)
    else:
        artifact = build_callable(graph, graph if backend == "eager" else lambda x, k: [x + k, x, x], **binding)
    tensor = framestance.tensor([1.0, 2.0, 3.0])
    added, (same, again, end), doubled = artifact.run((10, tensor))
    assert added.tolist() == [11.0, 12.0, 13.0] and again is added and same is tensor and end == "end" and doubled == 6


def test_scalars_and_arrays_of_one_output():
    graph, builder = new_graph("numpy")
    array = np.ones(4, "f4")
    total = ROWS["sum"].build(builder, add_input(builder, array))
    graph.outputs = [total]
    artifact = build_compiled(optimize(graph), inputs=[0], recipe=[("SCALAR", 0)], nvals=1, nout=1)
    (value,) = artifact.run((array,))
    assert type(value) is np.float32 and value == 4


def test_backend_errors_propagate():
    graph = tensor_graph()

    def broken(*args):
        raise KeyError("backend")

    artifact = build_callable(graph, broken, inputs=[0], recipe=[("TENSOR", 0)], nvals=2, nout=1, symbol_sources={1: ("int", 1)})
    with pytest.raises(KeyError, match="backend"):
        artifact.run((framestance.tensor([1.0]), 2))


def test_eager_backend_equals_interpreter():
    graph = tensor_graph()
    tensor = framestance.tensor([1.0, 2.0])
    artifact = build_callable(graph, graph, inputs=[0], recipe=[("TENSOR", 0)], nvals=2, nout=1, symbol_sources={1: ("int", 1)})
    assert artifact.run((tensor, 3))[0].tolist() == run(graph, (tensor, 3))[0].tolist()
    assert isinstance(artifact, _C.Artifact)
