"""Rows: random groups of reductions over one set of axes with loops around them, over shapes, layouts, dtypes and forms of row values."""

from __future__ import annotations

import numpy as np
import pytest

from framestance.ir.plan import Rows
from framestance.ops import ROWS
from framestance.passes import optimize
from share import drawn
from t04_kernels.harness import LAYOUTS, add_input, check, finish, new_graph, sample

SHAPES = [(6, 7), (3, 4, 5), (2, 3, 4, 5), (5, 1), (1, 9), (3, 0), (0, 3), (4, 4), (2, 5000), (3, 17)]
BINARY = ["add", "sub", "mul", "maximum", "minimum"]
UNARY = ["negative", "abs", "square", "relu", "floor"]
EXACT = ["amax", "amin", "sum", "prod", "any", "all"]


class Grower:
    """A graph of values over a shape, and of values with one element per row, in exact arithmetic: small whole numbers."""

    def __init__(self, seed):
        self.random = np.random.default_rng(seed)
        self.graph, self.builder = new_graph()
        self.shape = SHAPES[self.random.integers(len(SHAPES))]
        rank = len(self.shape)
        self.dims = (
            (rank - 1,) if self.random.random() < 0.6 else tuple(sorted(self.random.choice(rank, self.random.integers(1, rank + 1), replace=False).tolist()))
        )
        self.arrays, self.full, self.kept, self.dropped = [], [], [], []
        self.dtype = np.dtype(self.random.choice(["f4", "f8", "i4", "i8"]))
        for _ in range(self.random.integers(1, 3)):
            self.full.append(self.input(self.shape))
        column = tuple(1 if axis in self.dims else n for axis, n in enumerate(self.shape))
        row = tuple(n if axis in self.dims else 1 for axis, n in enumerate(self.shape))
        self.kept.append(self.input(column))
        self.full.append(self.input(row))

    def input(self, shape):
        array = sample(self.random, self.dtype, shape, LAYOUTS[self.random.integers(len(LAYOUTS))])
        np.copyto(array, self.random.integers(-2, 3, shape), casting="unsafe") if array.flags.writeable else None
        if not array.flags.writeable:
            array = np.ascontiguousarray(self.random.integers(-2, 3, shape).astype(self.dtype))
        self.arrays.append(array)
        return add_input(self.builder, array)

    def one(self, values):
        return values[self.random.integers(len(values))]

    def step(self):
        kind = self.random.choice(["reduce", "reduce", "reduce", "with_row", "with_row", "full", "row", "keep", "dropped"])

        def build(name, *args):
            return ROWS[name].build(self.builder, *args)

        if kind == "reduce":
            keep = bool(self.random.integers(2))
            operand = self.one(self.full)
            if tuple(operand.shape) != self.shape or 0 in [self.shape[axis] for axis in self.dims]:
                return
            name = self.one(EXACT[:3])
            made = build("clamp", build(name, operand, self.dims, keep), -3, 3)
            (self.kept if keep else self.dropped).append(made)
        elif kind == "with_row":
            self.full.append(build("clamp", build(self.one(BINARY), self.one(self.full), self.one(self.kept)), -3, 3))
        elif kind == "full":
            self.full.append(build("clamp", build(self.one(BINARY), self.one(self.full), self.one(self.full)), -3, 3))
        elif kind == "row":
            self.kept.append(build("clamp", build(self.one(BINARY), self.one(self.kept), self.one(self.kept)), -3, 3))
        elif kind == "dropped" and self.dropped:
            self.dropped.append(build("clamp", build(self.one(BINARY), self.one(self.dropped), self.one(self.dropped)), -3, 3))
        elif kind == "keep" and self.dropped:
            column = [1 if axis in self.dims else n for axis, n in enumerate(self.shape)]
            self.kept.append(build("reshape", self.one(self.dropped), column))

    def outputs(self):
        made = [x for x in [*self.full[-3:], *self.kept[-2:], *self.dropped[-2:]] if x.op not in ("input", "view")]
        count = min(len(made), int(self.random.integers(1, 4)))
        chosen = [made[index] for index in self.random.choice(len(made), count, replace=False)] if made else []
        return [ROWS["add"].build(self.builder, x, 0) for x in chosen]  # which zero an extreme is, is not promised


def grown(seed):
    """A random graph, or None where nothing came out, and its arguments."""
    grower = Grower(seed)
    for _ in range(14):
        grower.step()
    outputs = grower.outputs()
    return finish(grower.graph, outputs) if outputs else None, grower.arrays


@pytest.mark.some_suffice
@pytest.mark.parametrize("seed", drawn(200, 1))
def test_random_groups(seed):
    graph, arrays = grown(seed)
    if graph is not None:
        check(graph, *arrays)


def test_many_of_the_groups_are_rows():
    graphs = [graph for graph, _ in map(grown, range(200)) if graph is not None]
    assert sum(any(isinstance(step, Rows) for step in optimize(graph).steps) for graph in graphs) >= 60


@pytest.mark.parametrize("shape", [(33, 5), (7, 4097), (2, 3, 64)])
def test_normalisations_in_their_usual_forms(shape):
    random = np.random.default_rng(3)
    x = random.standard_normal(shape).astype("f4")
    graph, builder = new_graph()

    def build(name, *args):
        return ROWS[name].build(builder, *args)

    node = add_input(builder, x)
    centred = build("sub", node, build("mean", node, -1, True))
    outputs = [
        build("softmax", node, -1),
        build("log_softmax", node, -1),
        build("mul", centred, build("rsqrt", build("add", build("mean", build("square", centred), -1, True), 1e-5))),
        build("true_divide", node, build("sqrt", build("sum", build("square", node), -1, True))),
    ]
    graph = finish(graph, outputs)
    assert all(isinstance(step, Rows) for step in optimize(graph).steps)
    check(graph, x, exact=False, rtol=2e-5)


def test_values_that_use_each_other_twice_compile_in_time():
    x = np.random.default_rng(4).standard_normal((5, 6))
    graph, builder = new_graph()

    def build(name, *args):
        return ROWS[name].build(builder, *args)

    node = value = add_input(builder, x)
    for _ in range(14):
        value = build("mul", build("sin", value), build("add", build("cos", value), value))
    graph = finish(graph, [build("sub", value, build("amax", value, -1, True)), build("sum", build("add", value, node), -1)])
    assert any(isinstance(step, Rows) for step in optimize(graph).steps)
    check(graph, x, exact=False, text=False)


def test_nan_and_infinities_in_rows():
    x = np.array([[1, np.nan, 3], [np.inf, 1, 2], [-np.inf, -np.inf, -np.inf], [-np.inf, 0, 1], [np.nan, np.nan, np.nan]], "f4")
    graph, builder = new_graph()
    node = add_input(builder, x)
    outputs = [ROWS[name].build(builder, node, -1, True) for name in ("amax", "amin", "sum")]
    check(finish(graph, [*outputs, ROWS["softmax"].build(builder, node, -1), *(ROWS["sub"].build(builder, node, y) for y in outputs)]), x, exact=False)
