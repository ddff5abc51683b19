"""What the passes may change and what they may not; how loops are grouped."""

from __future__ import annotations

import numpy as np

from framestance.ir import Graph, GraphBuilder, verify
from framestance.ir.plan import Call, Loop, Matmul, Reduce, Rows
from framestance.ops import ROWS
from framestance.passes import optimize

F4, I8 = np.dtype("f4"), np.dtype("i8")


class Case:
    """A graph over float32 inputs, with operations as methods."""

    def __init__(self, *shapes, dtype=F4):
        self.graph = Graph()
        self.builder = GraphBuilder(self.graph)
        self.inputs = [self.builder.input(dtype, shape, _contiguous(shape)) for shape in shapes]

    def __getattr__(self, name):
        return lambda *args: ROWS[name].build(self.builder, *args)

    def optimized(self, *outputs):
        self.graph.outputs = list(outputs)
        verify(self.graph)
        better = optimize(self.graph)
        verify(better, "lowered")
        return better


def _contiguous(shape):
    return [int(np.prod(shape[axis + 1 :])) for axis in range(len(shape))]


def kinds(graph):
    return [type(step) for step in graph.steps]


def ops(graph):
    return [node.op for node in graph.nodes]


def test_the_captured_graph_is_left_alone():
    case = Case((4,))
    y = case.add(case.inputs[0], 0)
    case.add(y, 1)
    before = str(case.graph)
    case.optimized(y)
    case.graph.outputs = []
    assert str(case.graph) == before.replace("return (add_0,)", "return ()")


def test_chain_is_one_loop():
    case = Case((4, 5), (5,))
    x, v = case.inputs
    better = case.optimized(case.relu(case.mul(case.add(x, v), 2.0)))
    assert kinds(better) == [Loop] and len(better.steps[0].stored) == 1


def test_two_results_of_one_shape_share_a_loop():
    case = Case((4, 5))
    y = case.exp(case.inputs[0])
    better = case.optimized(case.add(y, 1), case.mul(y, 2))
    assert kinds(better) == [Loop] and len(better.steps[0].stored) == 2


def test_long_chain_is_cut_into_loops():
    case = Case((4, 5))
    y = case.inputs[0]
    for _ in range(400):
        y = case.sin(case.add(y, 0.5))
    better = case.optimized(y)
    assert kinds(better) == [Loop] * len(better.steps) and 5 < len(better.steps) < 20


def test_operand_of_a_reduction_is_computed_in_its_loop():
    case = Case((4, 5))
    assert kinds(case.optimized(case.sum(case.square(case.inputs[0])))) == [Reduce]


def test_dear_value_with_two_homes_is_computed_once():
    case = Case((4, 5))
    e = case.exp(case.inputs[0])
    better = case.optimized(case.true_divide(e, case.sum(e, 0, True)))
    assert kinds(better) == [Loop, Reduce, Loop]


def test_a_normalisation_is_done_row_by_row():
    case = Case((4, 5))
    e = case.exp(case.inputs[0])
    better = case.optimized(case.true_divide(e, case.sum(e, 1, True)))
    assert kinds(better) == [Rows] and len(better.steps[0].stored) == 1


def test_what_rows_make_for_others_gets_memory():
    case = Case((4, 5))
    (x,) = case.inputs
    total = case.sum(x, 1)
    better = case.optimized(case.sub(x, case.view(total, (4, 1))), total, case.amax(x, 1))
    assert kinds(better) == [Rows] and len(better.steps[0].stored) == 3


def test_rows_do_not_read_other_rows():
    case = Case((4, 4))
    (x,) = case.inputs
    total = case.sum(x, 1)  # of shape (4,), which broadcasts along the rows
    assert kinds(case.optimized(case.sub(x, total))) == [Reduce, Loop]
    y = case.exp(x)
    assert Rows not in kinds(case.optimized(case.sub(y.inputs[0], case.sum(case.t(case.exp(x)), 1, True))))


def test_cheap_value_with_two_homes_is_computed_twice():
    case = Case((4, 5))
    y = case.add(case.inputs[0], 1)
    assert kinds(case.optimized(case.sum(y, 1), case.sum(y, 0))) == [Reduce, Reduce]


def test_dear_row_is_not_repeated_over_a_broadcast():
    case = Case((4, 5), (5,))
    better = case.optimized(case.mul(case.inputs[0], case.exp(case.inputs[1])))
    assert kinds(better) == [Loop, Loop]


def test_equal_values_are_computed_once_but_handed_out_apart():
    case = Case((4,))
    (x,) = case.inputs
    first, second = case.exp(x), case.exp(x)
    assert ops(case.optimized(case.add(first, second))).count("elementwise") == 2
    better = case.optimized(first, second)
    assert better.outputs[0] is not better.outputs[1]


def test_reads_around_a_write_are_not_equal():
    case = Case((4,))
    (x,) = case.inputs
    before = case.exp(x)
    case.builder.write(x, 0)
    better = case.optimized(case.add(before, case.exp(x)))
    assert ops(better).count("elementwise") == 3


def test_minus_zero_is_not_zero():
    case = Case((4,))
    (x,) = case.inputs
    better = case.optimized(case.add(case.mul(x, 0.0), case.mul(x, -0.0)))
    assert ops(better).count("elementwise") == 3


def test_arithmetic_on_numbers_is_done_in_advance():
    case = Case((4,))
    two = case.builder.number(2.0, F4)
    better = case.optimized(case.mul(case.inputs[0], case.exp(two)))
    assert ops(better).count("elementwise") == 1


def test_division_by_a_zero_number_is_left_to_run():
    case = Case(dtype=I8)
    zero = case.builder.number(0, I8)
    better = case.optimized(case.floor_divide(case.builder.number(1, I8), zero))
    assert ops(better).count("elementwise") == 1


def test_unseen_writes_are_dropped():
    case = Case((4,))
    (x,) = case.inputs
    y = case.add(x, 1)
    case.builder.write(y, 5)
    better = case.optimized(case.mul(x, 2))
    assert ops(better) == ["input", "number", "elementwise"]


def test_writes_to_the_callers_memory_stay():
    case = Case((4,))
    (x,) = case.inputs
    case.builder.write(x, 5)
    assert "write" in ops(case.optimized())


def test_update_in_place_is_one_loop():
    case = Case((4,))
    (x,) = case.inputs
    case.builder.write(x, case.add(x, 1))
    better = case.optimized()
    assert kinds(better) == [Loop] and not better.steps[0].stored


def test_shifted_write_goes_through_memory():
    case = Case((5,))
    (x,) = case.inputs
    head, tail = case.builder.view(x, (4,), (1,), 0), case.builder.view(x, (4,), (1,), 1)
    case.builder.write(tail, case.add(head, 1))
    assert kinds(case.optimized()) == [Loop, Loop]


def test_plain_shifted_copy_goes_through_memory():
    case = Case((5,))
    (x,) = case.inputs
    case.builder.write(case.builder.view(x, (4,), (1,), 1), case.builder.view(x, (4,), (1,), 0))
    assert kinds(case.optimized()) == [Loop, Loop]


def test_value_read_before_a_write_is_kept():
    case = Case((4,))
    (x,) = case.inputs
    doubled = case.mul(x, 2)
    case.builder.write(x, 0)
    (loop,) = case.optimized(case.add(doubled, 1)).steps
    assert [node.op for node in loop.nodes if node.op in ("elementwise", "write")] == ["elementwise", "write", "elementwise"]
    assert [node.name for node in loop.stored] == ["add_0"]  # the doubled value stays in a register


def test_products_are_steps_of_their_own():
    case = Case((4, 5), (5, 3))
    assert kinds(case.optimized(case.relu(case.builder.matmul(*case.inputs)))) == [Matmul, Loop]


def test_integer_products_and_externs_are_calls():
    case = Case((4, 5), (5, 3), dtype=I8)
    assert kinds(case.optimized(case.builder.matmul(*case.inputs))) == [Call]


def test_division_after_a_visible_write_is_a_call():
    case = Case((4,), (4,), dtype=I8)
    x, y = case.inputs
    before = case.floor_divide(x, y)
    case.builder.write(x, 1)
    after = case.floor_divide(x, y)
    better = case.optimized(before, after)
    assert kinds(better) == [Loop, Loop, Call]


def test_division_never_shares_a_loop_with_a_visible_write():
    case = Case((4,), (4,), dtype=I8)
    x, y = case.inputs
    case.builder.write(x, case.floor_divide(x, y))
    assert kinds(case.optimized()) == [Loop, Loop]
