"""Random graphs of exactly rounded operations: compiled equals interpreted bit for bit, over dtypes, layouts, views and in-place writes."""

from __future__ import annotations

import operator

import numpy as np
import pytest

from framestance.ir.binding import evaluate, evaluate_all, free_symbols
from framestance.ir.graph import contiguous_strides
from framestance.ops import ROWS
from framestance.runtime import kernel_count
from t04_kernels.harness import DTYPES, LAYOUTS, add_input, check, compiled, finish, new_graph, sample

pytestmark = pytest.mark.some_suffice

SHAPES = [(), (1,), (5,), (0,), (3, 4), (1, 4), (3, 1), (2, 3, 4), (2, 0, 3), (2, 1, 4)]
BINARY = ["add", "sub", "mul", "maximum", "minimum", "lt", "eq", "ge", "logical_and", "logical_xor", "bitwise_and", "bitwise_xor"]
UNARY = ["negative", "abs", "square", "relu", "logical_not", "isnan", "sqrt", "floor", "trunc", "rint"]


class Grower:
    """Grows a graph by random steps; steps that the operations refuse are simply not taken."""

    def __init__(self, seed):
        self.random = np.random.default_rng(seed)
        self.graph, self.builder = new_graph()
        self.arrays, self.nodes = [], []
        self.inputs()

    def inputs(self):
        shape = SHAPES[self.random.integers(len(SHAPES))]
        for _ in range(self.random.integers(1, 4)):
            dtype = DTYPES[self.random.integers(len(DTYPES))]
            own = tuple(1 if self.random.random() < 0.2 else n for n in shape)
            array = sample(self.random, dtype, own, LAYOUTS[self.random.integers(len(LAYOUTS))])
            self.arrays.append(array)
            self.nodes.append(add_input(self.builder, array))

    def pick(self):
        return self.nodes[self.random.integers(len(self.nodes))]

    def step(self):
        kind = self.random.choice(["binary"] * 4 + ["unary"] * 2 + ["cast", "number", "view", "write", "where", "reduce", "fill", "copy"])
        made = getattr(self, kind)()
        if made is not None:
            self.nodes.append(made)

    def binary(self):
        return ROWS[self.random.choice(BINARY)].build(self.builder, self.pick(), self.pick())

    def unary(self):
        return ROWS[self.random.choice(UNARY)].build(self.builder, self.pick())

    def cast(self):
        return self.builder.cast(self.pick(), DTYPES[self.random.integers(len(DTYPES))])

    def number(self):
        number = [2, -1, 0.5, 3.0, True, 0][self.random.integers(6)]
        return ROWS[self.random.choice(["add", "mul", "sub", "true_divide", "gt"])].build(self.builder, self.pick(), number)

    def where(self):
        condition = self.builder.cast(self.pick(), np.dtype(bool))
        return ROWS["where"].build(self.builder, condition, self.pick(), self.pick())

    def reduce(self):
        value = self.pick()
        dim = int(self.random.integers(len(value.shape))) if len(value.shape) and self.random.random() < 0.7 else None
        if value.dtype.kind == "f":  # sums of floats are compared elsewhere, with a tolerance
            return ROWS[self.random.choice(["any", "all"])].build(self.builder, value, dim)
        return ROWS[self.random.choice(["sum", "prod", "any", "all", "amax", "amin"])].build(self.builder, value, dim, bool(self.random.integers(2)))

    def fill(self):
        return self.builder.fill(self.pick().shape, 3, DTYPES[self.random.integers(len(DTYPES))])

    def copy(self):
        return self.builder.copy(self.pick())

    def view(self):
        value = self.pick()
        if not len(value.shape) or 0 in value.shape:
            return None
        axis = int(self.random.integers(len(value.shape)))
        start = int(self.random.integers(value.shape[axis]))
        step = int(self.random.integers(1, 3))
        shape, strides = list(value.shape), list(value.strides)
        shape[axis] = -(-(shape[axis] - start) // step)
        offset, strides[axis] = start * strides[axis], strides[axis] * step
        order = self.random.permutation(len(shape)) if self.random.random() < 0.4 else range(len(shape))
        return self.builder.view(value, [shape[i] for i in order], [strides[i] for i in order], offset)

    def write(self):
        target, value = self.pick(), self.pick()
        if 0 in target.strides:
            return None  # memory that repeats is read-only for the caller
        if self.random.random() < 0.5:
            value = ROWS["add"].build(self.builder, target, value)
        if self.builder.broadcast([target.shape, value.shape]) != tuple(target.shape):
            return None
        self.builder.write(target, value)
        return None


@pytest.mark.parametrize("block", range(12))
def test_random_graph(block):
    for seed in range(block * 12, block * 12 + 12):
        grower = Grower(seed)
        for _ in range(grower.random.integers(1, 12)):
            try:
                grower.step()
            except (RuntimeError, IndexError, TypeError, NotImplementedError):
                continue
        candidates = [node for node in grower.nodes if node.op != "input"] or grower.nodes
        picked = [candidates[i] for i in grower.random.permutation(len(candidates))[:4]]
        try:
            check(finish(grower.graph, picked), *grower.arrays)
        except Exception as error:
            error.add_note(f"seed {seed}\n{grower.graph}")
            raise


class SymbolicGrower(Grower):
    """The same over inputs with symbolic sizes, contiguous or transposed."""

    def inputs(self):
        n, m = self.graph.env.symbol(5), self.graph.env.symbol(3)
        shape = [(n,), (n, 4), (n, m), (2, n, m)][self.random.integers(4)]
        self.makers = []
        for _ in range(self.random.integers(1, 4)):
            dtype = DTYPES[self.random.integers(len(DTYPES))]
            own = tuple(1 if self.random.random() < 0.2 else size for size in shape)
            transposed = bool(self.random.integers(2))
            strides = contiguous_strides(own[::-1])[::-1] if transposed else contiguous_strides(own)
            self.nodes.append(self.builder.input(dtype, own, strides, kind="ndarray"))
            self.makers.append((dtype, own, "transposed" if transposed else "contiguous"))

    def arguments(self, sizes):
        """Fresh arrays for symbol values ``sizes``, and the symbols that no array tells."""
        arrays = [sample(self.random, dtype, evaluate_all(shape, sizes), layout) for dtype, shape, layout in self.makers]
        return [*arrays, *(sizes[number] for number in free_symbols(self.graph))]

    def valid(self, sizes):
        """Whether everything the graph relied on holds for ``sizes``."""
        holds = {"==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le}
        return all(holds[r.op](evaluate(r.left, sizes), evaluate(r.right, sizes)) for r in self.graph.env.relations)


@pytest.mark.parametrize("block", range(6))
def test_random_graph_of_symbolic_sizes(block):
    others = 0
    for seed in range(block * 12, block * 12 + 12):
        grower = SymbolicGrower(seed)
        for _ in range(grower.random.integers(1, 10)):
            try:
                grower.step()
            except (RuntimeError, IndexError, TypeError, NotImplementedError):
                continue
        candidates = [node for node in grower.nodes if node.op != "input"] or grower.nodes
        graph = finish(grower.graph, [candidates[i] for i in grower.random.permutation(len(candidates))[:4]])
        try:
            function = compiled(graph)
            count = kernel_count()
            for sizes in ({0: 5, 1: 3}, {0: 6, 1: 4}, {0: 9, 1: 3}, {0: 33, 1: 20}):
                if grower.valid(sizes):
                    check(graph, *grower.arguments(sizes), function=function)
                    others += sizes[0] != 5
        except Exception as error:
            error.add_note(f"seed {seed}\n{graph}")
            raise
        assert kernel_count() == count
    assert others >= 12  # most graphs must have served other sizes too
