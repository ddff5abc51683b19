"""Models as users write them: one graph each, equal to eager, and no recompile for the same kind of input."""

from __future__ import annotations

import numpy as np

import framestance as fs
from framestance import nn
from framestance.testing import check_compiled


def test_mlp_of_containers_is_one_graph():
    fs.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Sequential(nn.Linear(16, 16), nn.ReLU()), nn.Linear(16, 4))
    compiled = fs.compile(model, fullgraph=True)
    x = fs.randn(5, 8)
    assert fs.allclose(compiled(x), model(x))
    assert fs.compiler.stats(compiled).operations >= 4
    model.append(nn.ReLU())
    assert fs.allclose(compiled(x), model(x)), "a longer container is another program"


def test_module_list_with_parameters_and_a_dict_result():
    class Block(nn.Module):
        def __init__(self):
            super().__init__()
            self.layers = nn.ModuleList([nn.Linear(6, 6) for _ in range(3)])
            self.scale = nn.Parameter(fs.ones(6) * 0.5)

        def forward(self, x, mask=None):
            for layer in self.layers:
                x = x + fs.relu(layer(x)) * self.scale
                if mask is not None:
                    x = fs.where(mask, x, x * 0)
            return x.mean(-1), {"x": x, "count": len(self.layers)}

    block = Block()
    x = fs.randn(4, 6)
    check_compiled(lambda x, mask: block(x, mask), (x, None), (x, x > 0), graphs=2, breaks=0, rtol=1e-5)


def test_optimizer_step_writes_the_lists_of_tensors():
    def step(params, grads, lr):
        with fs.no_grad():
            for p, g in zip(params, grads, strict=False):
                p -= lr * g
        return params

    check_compiled(step, ([fs.ones(3), fs.ones(2, 2)], [fs.ones(3) * 2, fs.ones(2, 2)], 0.1), graphs=1, breaks=0)


def test_numpy_function_is_one_graph():
    def magnitude(a, b):
        c = np.sqrt(a * a + b * b)
        return np.where(c > 1, c, 0).sum(axis=0)

    check_compiled(magnitude, (np.ones((3, 2)), np.full((3, 2), 2.0)), graphs=1, breaks=0, rtol=1e-12)


def test_parameters_are_inputs_and_may_change():
    model = nn.Linear(3, 2)
    compiled = fs.compile(model, fullgraph=True)
    x = fs.randn(4, 3)
    compiled(x)
    model.weight.copy_(fs.ones(2, 3))
    model.bias = nn.Parameter(fs.zeros(2))
    with fs.compiler.set_stance("fail_on_recompile"):
        assert fs.allclose(compiled(x), x.sum(1, keepdim=True).expand(4, 2))
