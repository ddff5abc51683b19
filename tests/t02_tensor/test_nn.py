"""Modules: attributes are attributes, parameters are found by looking, state goes out and in."""

from __future__ import annotations

import copy
import gc
import math
import pickle
import weakref

import numpy as np
import pytest

import framestance as fs
from framestance import nn


class Net(nn.Module):
    def __init__(self, width: int = 4) -> None:
        super().__init__()
        self.first = nn.Linear(3, width)
        self.rest = nn.Sequential(nn.ReLU(), nn.Linear(width, 2, bias=False))
        self.scale = nn.Parameter(fs.ones(1))
        self.register_buffer("mean", fs.zeros(2))
        self.register_buffer("scratch", fs.zeros(1), persistent=False)
        self.plain = fs.ones(1)

    def forward(self, x):
        return self.rest(self.first(x)) * self.scale - self.mean


def test_names_in_order() -> None:
    net = Net()
    assert [n for n, _ in net.named_parameters()] == ["scale", "first.weight", "first.bias", "rest.1.weight"]
    assert [n for n, _ in net.named_buffers()] == ["mean", "scratch"]
    assert list(net.state_dict()) == ["scale", "mean", "first.weight", "first.bias", "rest.1.weight"]
    assert [n for n, _ in net.named_modules()] == ["", "first", "rest", "rest.0", "rest.1"]
    assert [type(m).__name__ for m in net.children()] == ["Linear", "Sequential"]
    assert net.get_submodule("rest.1") is net.rest[1]


def test_attributes_live_in_the_instance() -> None:
    net = Net()
    assert vars(net)["first"] is net.first
    assert not hasattr(type(net), "__getattr__")
    with pytest.raises(AttributeError, match="missing"):
        net.missing


def test_forward() -> None:
    net = Net()
    x = fs.randn(5, 3)
    w1, b1, w2 = (p.numpy() for p in (net.first.weight, net.first.bias, net.rest[1].weight))
    want = np.maximum(x.numpy() @ w1.T + b1, 0) @ w2.T
    assert np.allclose(net(x).numpy(), want, atol=1e-5)
    assert type(net(x)) is fs.Tensor


def test_shared_parameters_are_counted_once() -> None:
    net = Net()
    net.again = net.first
    assert len(list(net.parameters())) == 4
    assert "again.weight" in net.state_dict()


def test_state_goes_out_and_in() -> None:
    net, other = Net(), Net()
    assert not fs.equal(net.first.weight, other.first.weight)
    result = other.load_state_dict(net.state_dict())
    assert result.missing_keys == result.unexpected_keys == []
    x = fs.randn(2, 3)
    assert fs.equal(net(x), other(x))
    state = net.state_dict()
    state["first.weight"][0, 0] = 9.0
    assert net.first.weight[0, 0].item() == 9.0
    del state["scale"]
    state["extra"] = fs.ones(1)
    with pytest.raises(RuntimeError, match=r'Unexpected key\(s\) in state_dict: "extra"(.|\n)*Missing key\(s\) in state_dict: "scale"'):
        net.load_state_dict(state)
    assert net.load_state_dict(state, strict=False) == (["scale"], ["extra"])
    with pytest.raises(RuntimeError, match="size mismatch for first.weight"):
        Net(7).load_state_dict(Net(4).state_dict())


def test_train_eval_apply_and_to() -> None:
    net, seen = Net(), []
    net.eval()
    assert not net.rest[0].training
    net.train()
    assert net.rest[0].training
    net.apply(lambda m: seen.append(type(m).__name__))
    assert seen == ["Linear", "ReLU", "Linear", "Sequential", "Net"]
    assert net.to(fs.float64) is net
    assert net.first.weight.dtype is net.mean.dtype is fs.float64
    assert isinstance(net.first.weight, nn.Parameter)
    assert net.plain.dtype is fs.float32
    with pytest.raises(TypeError, match="floating point"):
        net.to(fs.int64)


@pytest.mark.parametrize("copier", [copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))])
def test_copies_are_independent(copier) -> None:
    layer = nn.Linear(2, 2)
    made = copier(layer)
    assert isinstance(made.weight, nn.Parameter)
    assert fs.equal(made.weight, layer.weight)
    made.weight.zero_()
    assert not fs.equal(made.weight, layer.weight)


def test_a_model_is_freed() -> None:
    net = Net()
    net(fs.ones(1, 3))
    references = [weakref.ref(net), weakref.ref(net.first.weight)]
    del net
    gc.collect()
    assert [r() for r in references] == [None, None]


def test_parameters() -> None:
    data = fs.ones(2)
    p = nn.Parameter(data)
    data.add_(1)
    assert p.tolist() == [2, 2]
    assert p.requires_grad
    p.requires_grad = False
    assert not p.requires_grad
    assert type(p + 1) is type(p * p) is type(-p) is type(p[0]) is fs.Tensor
    p += 1
    assert isinstance(p, nn.Parameter)
    assert list(nn.Linear(2, 2).requires_grad_(False).parameters())[0].requires_grad is False
    with pytest.raises(TypeError, match="must be a Tensor, not list"):
        nn.Parameter([1])
    with pytest.raises(TypeError, match="Parameter or None required"):
        nn.Module().register_parameter("w", data)


def test_linear_starts_within_torchs_bound() -> None:
    layer = nn.Linear(16, 50)
    for p in layer.parameters():
        assert 0.2 < p.abs().max().item() <= 1 / math.sqrt(16)


def test_printing() -> None:
    assert repr(Net()) == (
        "Net(\n  (first): Linear(in_features=3, out_features=4, bias=True)\n  (rest): Sequential(\n    (0): ReLU()\n"
        "    (1): Linear(in_features=4, out_features=2, bias=False)\n  )\n)"
    )


def test_containers() -> None:
    layers = nn.ModuleList([nn.Linear(2, 2), nn.ReLU()])
    layers.append(nn.Tanh())
    layers.insert(0, nn.Identity())
    del layers[2]
    assert [type(m).__name__ for m in layers] == ["Identity", "Linear", "Tanh"]
    assert len(layers) == 3
    assert type(layers[-1]) is nn.Tanh
    assert len(layers[:2]) == 2
    named = nn.ModuleDict({"a": nn.ReLU()})
    named["b"] = nn.Linear(1, 1)
    assert list(named) == ["a", "b"]
    assert len(list(named.parameters())) == 2
    assert len(list(nn.ParameterList([fs.ones(1), fs.ones(2)]).parameters())) == 2
    assert nn.Sequential(nn.Flatten(), nn.Sigmoid())(fs.zeros(2, 3, 4)).shape == (2, 12)


@pytest.mark.parametrize(
    ("layer", "want"),
    [
        (nn.ReLU(), lambda x: np.maximum(x, 0)),
        (nn.Sigmoid(), lambda x: 1 / (1 + np.exp(-x))),
        (nn.Tanh(), np.tanh),
        (nn.SiLU(), lambda x: x / (1 + np.exp(-x))),
        (nn.LeakyReLU(0.1), lambda x: np.where(x > 0, x, 0.1 * x)),
        (nn.Softmax(1), lambda x: np.exp(x) / np.exp(x).sum(1, keepdims=True)),
        (nn.LogSoftmax(1), lambda x: x - np.log(np.exp(x).sum(1, keepdims=True))),
        (nn.LayerNorm(4), lambda x: (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 1e-5)),
        (nn.Identity(), lambda x: x),
        (nn.Dropout().eval(), lambda x: x),
    ],
)
def test_layers(layer, want) -> None:
    x = np.linspace(-3, 3, 12, dtype=np.float32).reshape(3, 4)
    assert np.allclose(layer(fs.tensor(x)).numpy(), want(x), atol=1e-6)


def test_lookups_and_losses() -> None:
    table = nn.Embedding(5, 3)
    assert fs.equal(table(fs.tensor([[1, 4]])), table.weight[fs.tensor([[1, 4]])])
    assert nn.MSELoss()(fs.tensor([1.0, 3.0]), fs.tensor([0.0, 0.0])).item() == 5.0
    x = fs.tensor([-1.0, 1.0])
    assert nn.ReLU(inplace=True)(x) is x
    assert x.tolist() == [0, 1]


def test_forward_is_required() -> None:
    with pytest.raises(NotImplementedError, match='missing the required "forward"'):
        nn.Module()(1)
