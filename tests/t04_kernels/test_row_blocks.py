"""Row blocks: random groups of products with what comes before and after them, over batches, layouts, and rows that do not fill their blocks."""

from __future__ import annotations

import numpy as np
import pytest

import framestance as torch
from framestance.ir.plan import Loop, Matmul, RowBlocks, Rows, nodes_of
from framestance.ops import ROWS
from framestance.passes import optimize
from share import drawn
from t04_kernels.harness import LAYOUTS, add_input, check, finish, new_graph, sample

FRAMES = [(7,), (2,), (1,), (0,), (13,), (2, 5), (3, 4), (2, 3, 5), (1, 9), (4, 1), (0, 3), (2, 0)]
WIDTHS = [3, 5, 1, 7]


@pytest.fixture
def small_blocks(monkeypatch):
    """Every product is too large for the cache, and three rows are a block."""
    monkeypatch.setattr("framestance.passes.blocks.LARGE", -1)
    monkeypatch.setattr("framestance.passes.blocks.FEWEST_ROWS", 0)
    monkeypatch.setattr("framestance.lower.blocks.BLOCK", 3)
    monkeypatch.setattr("framestance.lower.matmul.GRAIN", 3)


class Grower:
    """A graph of values over the rows of a frame, in exact arithmetic: small whole numbers."""

    def __init__(self, seed):
        self.random = np.random.default_rng(seed)
        self.frame = FRAMES[self.random.integers(len(FRAMES))]
        self.graph, self.builder = new_graph("torch" if 0 in self.frame else self.random.choice(["torch", "numpy"]))
        self.dtype = np.dtype(self.random.choice(["f4", "f8"]))
        self.arrays, self.values, self.made = [], {}, []
        self.keep(self.input((*self.frame, self.width())))

    def width(self):
        return int(self.random.choice(WIDTHS))

    def keep(self, node):
        self.values.setdefault(node.shape[-1], []).append(node)
        self.made.append(node)

    def build(self, name, *args):
        return ROWS[name].build(self.builder, *args)

    def input(self, shape, layout=None):
        array = sample(self.random, self.dtype, shape, layout or LAYOUTS[self.random.integers(len(LAYOUTS))])
        if not array.flags.writeable:
            array = np.empty(shape, self.dtype)
        array[...] = self.random.integers(-2, 3, shape)
        self.arrays.append(array)
        return add_input(self.builder, array)

    def last(self):
        """Mostly the latest value, so that the steps follow each other."""
        return self.made[-1] if self.random.random() < 0.7 else self.made[self.random.integers(len(self.made))]

    def product(self):
        a = self.last()
        b = self.input((*self.frame[:-1], a.shape[-1], self.width()), self.random.choice(["contiguous", "offset", "sliced"]))
        if self.random.random() < 0.3 and len(self.frame) > 1:  # one matrix for the whole batch
            b = self.build("expand", self.input((a.shape[-1], self.width())), (*self.frame[:-1], -1, -1))
        self.keep(self.build("clamp", self.builder.matmul(a, b), -3, 3) if self.random.random() < 0.5 else self.builder.matmul(a, b))

    def beside(self):
        """Some operand, from a number per column to a whole batch of matrices."""
        a = self.last()
        full = a.shape
        shape = [1 if self.random.random() < 0.3 else n for n in full[self.random.integers(0, len(full)) :]]
        name = self.random.choice(["add", "sub", "maximum", "mul"])
        self.keep(self.build("clamp", self.build(name, a, self.input(tuple(shape))), -3, 3))

    def reduce(self):
        a = self.last()
        keepdim = bool(self.random.integers(2))
        sums = self.build("clamp", self.build(self.random.choice(["sum", "amax"]), a, -1, keepdim), -3, 3)
        self.made.append(sums if keepdim else self.build("unsqueeze", sums, -1))
        if self.random.random() < 0.7:
            self.keep(self.build("sub", a, self.made.pop()))

    def step(self):
        if 0 in self.last().shape[-1:]:
            return
        {0: self.product, 1: self.product, 2: self.beside, 3: self.reduce}[int(self.random.integers(4))]()

    def outputs(self):
        made = [x for x in self.made if x.op not in ("input", "view")]
        some = [made[-1]] + [x for x in made[:-1] if self.random.random() < 0.2] if made else []
        return [self.build("add", x, 0) for x in some]


def grown(seed):
    """A random graph, or None where nothing came out, and its arguments."""
    grower = Grower(seed)
    for _ in range(int(grower.random.integers(2, 7))):
        grower.step()
    outputs = grower.outputs()
    return finish(grower.graph, outputs) if outputs else None, grower.arrays


@pytest.mark.some_suffice
@pytest.mark.parametrize("seed", drawn(150, 1))
def test_random_groups(seed, small_blocks):
    graph, arrays = grown(seed)
    if graph is not None:
        check(graph, *arrays)


def test_many_of_the_groups_are_row_blocks(small_blocks):
    graphs = [graph for graph, _ in map(grown, range(150)) if graph is not None]
    groups = [step for graph in graphs for step in optimize(graph).steps if isinstance(step, RowBlocks)]
    assert len(groups) >= 75
    assert sum(sum(isinstance(part, Matmul) for part in group.steps) > 1 for group in groups) >= 25
    assert all({type(part) for part in group.steps} <= {Matmul, Loop, Rows} for group in groups)
    assert sum(bool(group.local) for group in groups) >= 50


def test_what_others_need_is_kept_whole(small_blocks):
    graph, builder = new_graph()
    x, w = np.arange(35.0).reshape(7, 5), np.arange(20.0).reshape(5, 4)
    scores = builder.matmul(add_input(builder, x), add_input(builder, w))
    doubled = ROWS["mul"].build(builder, scores, 2)
    columns = ROWS["sum"].build(builder, doubled, 0)  # over the rows of all blocks
    optimized = optimize(finish(graph, [scores, columns]))
    (group,) = [step for step in optimized.steps if isinstance(step, RowBlocks)] or [None]
    assert group is None or not group.local & {node for step in optimized.steps if step is not group for node in nodes_of(step)}
    check(graph, x, w)


@pytest.mark.parametrize("groups", [1, 2])
@pytest.mark.parametrize("shape", [(2, 4, 9), (1, 4, 5, 6), (2, 2, 3, 4, 5)], ids=str)
def test_convolutions_whose_channels_are_the_rows(shape, groups, small_blocks):
    random, rank = np.random.default_rng(len(shape)), len(shape) - 2
    x, w = (torch.tensor(random.integers(-3, 4, sizes).astype("f4")) for sizes in (shape, (8, shape[1] // groups, *(2, 3, 2)[:rank])))

    def layer(x, w):
        return torch.relu(getattr(torch.nn.functional, f"conv{rank}d")(x, w, padding=1, groups=groups))

    assert np.array_equal(torch.compile(layer, fullgraph=True)(x, w).numpy(), layer(x, w).numpy())


@pytest.mark.parametrize("shape", [(2300, 40), (2, 3, 1100, 24)])
def test_attention_has_no_matrix_of_scores_and_the_same_bits_for_any_number_of_threads(shape):
    random = np.random.default_rng(0)
    q, k, v = (torch.tensor(random.standard_normal(shape).astype("f4")) for _ in range(3))
    mask = torch.tensor(np.where(random.random((shape[-2], shape[-2])) < 0.9, 0.0, -np.inf).astype("f4"))

    def attention(q, k, v):
        return torch.softmax(q @ k.transpose(-1, -2) * 0.25 + mask, -1) @ v

    function = torch.compile(attention, fullgraph=True)
    before = torch.get_num_threads()
    results = []
    try:
        for count in (1, 2, 3, 7):
            torch.set_num_threads(count)
            results.append(function(q, k, v).numpy())
    finally:
        torch.set_num_threads(before)
    assert torch.compiler.stats(function).compiled_operations_run >= 4 * 5
    for other in results[1:]:
        np.testing.assert_array_equal(results[0], other)
    np.testing.assert_allclose(results[0], attention(q, k, v).numpy(), rtol=1e-4, atol=1e-5)


def test_rows_of_changing_number_are_compiled_once():
    w, b = torch.randn(64, 4096), torch.randn(4096)
    function = torch.compile(lambda x: torch.relu(x @ w + b).sum(-1), dynamic=True)
    for rows in (1100, 1101, 2000, 3, 1, 0):
        x = torch.randn(rows, 64)
        np.testing.assert_allclose(function(x).numpy(), torch.relu(x @ w + b).sum(-1).numpy(), rtol=1e-4, atol=1e-3)
