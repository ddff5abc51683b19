"""The interpreter works for all sizes a graph is valid for, and the printed text computes the same."""

from __future__ import annotations

import numpy as np
import pytest

import framestance
from framestance.ir import Graph, GraphBuilder, print_graph, run
from framestance.ir.printer import namespace
from framestance.ops import ROWS

F4 = np.dtype("f4")


def scaled_rows():
    """``x[i] * k`` and the in-place ``y[1:] += 1``, for any number of rows and any integer k."""
    graph = Graph("scaled_rows")
    builder = GraphBuilder(graph)
    n, k = graph.env.symbol(4), graph.env.symbol(6)
    x = builder.input(F4, (n, 3), (3, 1), kind="ndarray", name="self.x")
    y = ROWS["mul"].build(builder, x, k)
    tail = builder.view(y, (n - 1, 3), (3, 1), 3)
    builder.write(tail, ROWS["add"].build(builder, tail, 1))
    graph.outputs = [y, tail, ROWS["sum"].build(builder, y, 0)]
    graph.output_kinds = ["ndarray"] * 3
    return graph


@pytest.mark.parametrize("rows", [2, 4, 9])
def test_other_sizes(rows):
    x = np.random.default_rng(0).random((rows, 3), "f4")
    expected = x * np.float32(5)
    expected[1:] += 1
    y, tail, total = run(scaled_rows(), (x, 5))
    np.testing.assert_array_equal(y, expected)
    assert tail.base is not None and np.shares_memory(tail, y)
    np.testing.assert_array_equal(total, expected.sum(0))


@pytest.mark.parametrize("rows", [2, 4, 9])
def test_printed_text_runs(rows):
    graph = scaled_rows()
    names = namespace(graph)
    exec(print_graph(graph), names)
    x = np.random.default_rng(0).random((rows, 3), "f4")
    for ours, theirs in zip(names["scaled_rows"](x.copy(), 5), run(graph, (x.copy(), 5)), strict=True):
        np.testing.assert_array_equal(ours, theirs)


def test_text_says_types_and_where_inputs_come_from():
    text = str(scaled_rows())
    assert "# input0: float32(s0, 3), memory 1 = self.x" in text
    assert "np.copyto(view_0, add_0, casting='unsafe')" in text
    assert "def scaled_rows(input0, s1):" in text


def test_relations_are_shown():
    graph = Graph()
    builder = GraphBuilder(graph)
    x, y = (builder.input(F4, (graph.env.symbol(3),), (1,)) for _ in range(2))
    graph.outputs = [ROWS["add"].build(builder, x, y)]
    assert "# valid while s0 == s1" in str(graph)


def test_wrong_number_of_arguments():
    with pytest.raises(TypeError, match="1 tensors"):
        run(scaled_rows(), ())
    with pytest.raises(TypeError, match="1 integers"):
        run(scaled_rows(), (np.zeros((2, 3), "f4"),))


def test_outputs_are_tensors_unless_said_otherwise_and_inputs_come_back_as_themselves():
    graph = Graph()
    builder = GraphBuilder(graph)
    x = builder.input(F4, (2,), (1,))
    y = ROWS["add"].build(builder, x, 1)
    graph.outputs = [y, x, y]
    tensor = framestance.tensor([1.0, 2.0])
    first, second, third = run(graph, (tensor,))
    assert type(first) is framestance.Tensor and first is third and second is tensor


def test_extern_results_are_memory_of_their_own():
    graph = Graph()
    builder = GraphBuilder(graph)
    x = builder.input(F4, (2, 3), (3, 1), kind="ndarray")
    (same,) = builder.extern(ROWS["sort"] if "sort" in ROWS else ROWS["add"], lambda a: a.T, (x,), [((3, 2), F4)])
    graph.outputs, graph.output_kinds = [same], ["ndarray"]
    array = np.arange(6, dtype="f4").reshape(2, 3)
    (result,) = run(graph, (array,))
    np.testing.assert_array_equal(result, array.T)
    assert result.flags.c_contiguous and not np.shares_memory(result, array)
