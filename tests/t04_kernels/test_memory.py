"""Views, writes in place and aliasing: what a caller can see afterwards is what eager execution leaves."""

from __future__ import annotations

import numpy as np
import pytest

from framestance.ops import ROWS
from t04_kernels.harness import add_input, check, compiled, finish, new_graph

F4 = np.dtype("f4")


class Case:
    def __init__(self, *arrays):
        self.arrays = arrays
        self.graph, self.builder = new_graph()
        self.inputs = [add_input(self.builder, a) for a in arrays]

    def __getattr__(self, name):
        return lambda *args: ROWS[name].build(self.builder, *args)

    def check(self, *outputs):
        return check(finish(self.graph, outputs), *self.arrays)


def ramp(*shape):
    return np.arange(int(np.prod(shape)), dtype="f4").reshape(shape)


def test_outputs_alias_what_they_are_views_of():
    case = Case(ramp(3, 4))
    (x,) = case.inputs
    y = case.add(x, 1)
    transposed = case.builder.view(y, (4, 3), (1, 4), 0)
    row = case.builder.view(x, (4,), (1,), 4)
    case.check(x, row, y, transposed)


def test_the_same_value_twice_is_one_array():
    case = Case(ramp(3))
    y = case.add(case.inputs[0], 1)
    first, second = case.check(y, y)
    assert first is second


def test_equal_values_are_two_arrays():
    case = Case(ramp(3))
    first, second = case.check(case.add(case.inputs[0], 1), case.add(case.inputs[0], 1))
    assert not np.shares_memory(first, second)


def test_update_in_place_is_seen_through_every_view():
    case = Case(ramp(4, 4))
    (x,) = case.inputs
    row, column = case.builder.view(x, (4,), (1,), 4), case.builder.view(x, (4,), (4,), 1)
    case.builder.write(row, case.mul(row, 10))
    total = case.add(row, column)
    case.builder.write(column, total)
    case.check(x, case.sum(x), total)


@pytest.mark.parametrize(("target", "source"), [(1, 0), (0, 1)])
def test_shift_in_place(target, source):
    case = Case(ramp(1000))
    (x,) = case.inputs
    window = [case.builder.view(x, (999,), (1,), offset) for offset in (target, source)]
    case.builder.write(*window)
    case.check(x)


def test_reverse_in_place():
    case = Case(ramp(10))
    (x,) = case.inputs
    case.builder.write(x, case.builder.view(x, (10,), (-1,), 9))
    case.check(x)


def test_transpose_in_place_with_arithmetic():
    case = Case(ramp(5, 5))
    (x,) = case.inputs
    case.builder.write(x, case.add(case.builder.view(x, (5, 5), (1, 5), 0), x))
    case.check(x)


def test_prefix_sums_by_overlapping_updates():
    case = Case(ramp(16))
    (x,) = case.inputs
    for shift in (1, 2, 4, 8):
        tail, head = case.builder.view(x, (16 - shift,), (1,), shift), case.builder.view(x, (16 - shift,), (1,), 0)
        case.builder.write(tail, case.add(tail, head))
    (result,) = case.check(x)
    np.testing.assert_array_equal(result, np.cumsum(np.arange(16)))


def test_value_read_before_it_is_overwritten():
    case = Case(ramp(6))
    (x,) = case.inputs
    doubled = case.mul(x, 2)
    case.builder.write(x, 0)
    case.check(doubled, case.add(doubled, x), x)


def test_broadcast_value_is_written_everywhere():
    case = Case(ramp(3, 4), ramp(4))
    x, row = case.inputs
    case.builder.write(x, case.mul(row, row))
    case.builder.write(case.builder.view(x, (3,), (4,), 2), 7)
    case.check(x)


def test_write_of_a_scalar_of_the_same_memory():
    case = Case(ramp(8))
    (x,) = case.inputs
    case.builder.write(x, case.add(case.builder.view(x, (), (), 3), x))
    case.check(x)


def test_writes_to_one_array_and_reads_of_another_share_a_loop_rightly():
    case = Case(ramp(8), ramp(8))
    x, y = case.inputs
    case.builder.write(x, case.add(x, y))
    case.builder.write(y, case.mul(x, y))
    case.builder.write(x, case.sub(x, y))
    case.check(x, y, case.add(x, y))


def test_fresh_memory_written_after_it_was_read():
    case = Case(ramp(4))
    (x,) = case.inputs
    y = case.builder.copy(x)
    before = case.add(y, 1)
    case.builder.write(case.builder.view(y, (2,), (2,), 0), 9)
    case.check(y, before, case.add(y, 1))


def test_fill_then_write_then_sum():
    case = Case(ramp(5))
    buffer = case.builder.fill((5, 5), 0, F4)
    case.builder.write(case.builder.view(buffer, (5,), (6,), 0), case.inputs[0])
    case.check(buffer, case.sum(buffer, 0))


def test_write_casts_like_numpy():
    case = Case(np.zeros(8, "u1"), np.array([-1.5, 3.7, 300.0, np.nan, np.inf, -300.0, 255.9, 1e10], "f4"))
    x, y = case.inputs
    case.builder.write(x, y)
    case.check(x)


def test_write_into_memory_that_repeats_is_left_to_numpy():
    memory = np.zeros(3, "f4")
    repeated = np.lib.stride_tricks.as_strided(memory, (2, 3), (0, 4))
    graph, builder = new_graph()
    x = add_input(builder, repeated)
    y = add_input(builder, ramp(2, 3))
    builder.write(x, y)
    compiled(finish(graph, [x]))(repeated, ramp(2, 3))
    np.testing.assert_array_equal(memory, [3, 4, 5])


def test_extern_reads_what_was_written_before_it():
    case = Case(ramp(5))
    (x,) = case.inputs
    case.builder.write(x, case.add(x, 1))
    (ordered,) = case.builder.extern(ROWS["add"], lambda a, n: np.sort(a)[::-1] * n, (x, 3), [((5,), F4)])
    case.builder.write(x, 0)
    pair = case.builder.extern(ROWS["add"], lambda group: (group[0] + 1, group[1].sum()), ((x, ordered),), [((5,), F4), ((), F4)])
    case.check(x, ordered, *pair)
