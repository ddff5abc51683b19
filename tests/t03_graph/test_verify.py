"""Each rule of the verifier, broken once."""

from __future__ import annotations

import numpy as np
import pytest

from framestance.ir import Graph, GraphBuilder, Node, TensorType, VerificationError, verify
from framestance.ops import ROWS
from framestance.passes import optimize

F4, F8 = np.dtype("f4"), np.dtype("f8")


def small():
    graph = Graph()
    builder = GraphBuilder(graph)
    x = builder.input(F4, (4,), (1,), name="x")
    y = ROWS["add"].build(builder, x, 1)
    graph.outputs = [y]
    return graph, builder, x, y


def retyped(node, **changes):
    parts = {"dtype": node.dtype, "shape": node.shape, "strides": node.strides, **changes}
    node.type = TensorType(parts["dtype"], parts["shape"], parts["strides"])


def swap_names(graph, builder, x, y):
    y.name = x.name


def use_before_definition(graph, builder, x, y):
    graph.nodes.reverse()


def mixed_dtypes(graph, builder, x, y):
    retyped(x, dtype=F8)


def wrong_result(graph, builder, x, y):
    retyped(y, dtype=F8)


def wrong_shape(graph, builder, x, y):
    retyped(x, shape=(3,))


def lost_attribute(graph, builder, x, y):
    del y.attrs["row"]


def view_out_of_bounds(graph, builder, x, y):
    builder.view(x, (4,), (1,), 1)


def view_before_the_start(graph, builder, x, y):
    builder.view(x, (4,), (-1,), 2)


def view_of_another_class(graph, builder, x, y):
    builder.view(x, (2,), (1,), 1).alias = graph.new_alias()


def write_to_a_value(graph, builder, x, y):
    builder.write(x, y)
    graph.nodes[-1].inputs = (y, x)


def write_of_another_dtype(graph, builder, x, y):
    builder.write(x, 1)
    retyped(graph.nodes[-1].inputs[1], dtype=F8)


def foreign_output(graph, builder, x, y):
    graph.outputs = [Node("number", (), y.type, {"value": np.float32(1)})]


def unmarked_effect(graph, builder, x, y):
    builder.write(x, 1)
    graph.nodes[-1].effect = False


def reduced_axis_out_of_range(graph, builder, x, y):
    ROWS["sum"].build(builder, x).attrs["dims"] = (1,)


@pytest.mark.parametrize(
    "damage",
    [
        swap_names,
        use_before_definition,
        mixed_dtypes,
        wrong_result,
        wrong_shape,
        lost_attribute,
        view_out_of_bounds,
        view_before_the_start,
        view_of_another_class,
        write_to_a_value,
        write_of_another_dtype,
        foreign_output,
        unmarked_effect,
        reduced_axis_out_of_range,
    ],
    ids=lambda f: f.__name__,
)
def test_rule(damage):
    graph, builder, x, y = small()
    verify(graph)
    damage(graph, builder, x, y)
    with pytest.raises(VerificationError, match="node"):
        verify(graph)


def test_schedule_must_exist_and_be_complete():
    graph, builder, x, _ = small()
    builder.write(x, 2)
    with pytest.raises(VerificationError, match="schedule"):
        verify(graph, "lowered")
    better = optimize(graph)
    verify(better, "lowered")
    better.steps.pop()
    with pytest.raises(VerificationError):
        verify(better, "lowered")
