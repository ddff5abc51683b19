"""Layers: where parameters start, what they are called, and small results by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

import framestance as fs
from framestance import nn


def fill(module: nn.Module, value: float) -> nn.Module:
    for parameter in module.parameters():
        parameter.fill_(value)
    return module


@pytest.mark.parametrize(
    ("make", "elements"),
    [
        (lambda: nn.Conv1d(8, 50, 2), 16),
        (lambda: nn.Conv2d(8, 50, 2, groups=2), 16),
        (lambda: nn.ConvTranspose2d(50, 4, 2), 16),
        (lambda: nn.GRUCell(3, 16), 16),
        (lambda: nn.LSTM(3, 16), 16),
    ],
)
def test_parameters_start_within_torchs_bounds(make, elements: int) -> None:
    fs.manual_seed(0)  # the fewest are 4 numbers, which by chance may all be small
    for parameter in make().parameters():
        assert 0.12 < parameter.abs().max().item() <= 1 / math.sqrt(elements)


def test_names_of_parameters() -> None:
    assert list(nn.Conv2d(1, 2, 3).state_dict()) == ["weight", "bias"]
    assert list(nn.BatchNorm2d(2).state_dict()) == ["weight", "bias", "running_mean", "running_var", "num_batches_tracked"]
    assert list(nn.LSTM(1, 2, bidirectional=True).state_dict())[4:] == [
        "weight_ih_l0_reverse", "weight_hh_l0_reverse", "bias_ih_l0_reverse", "bias_hh_l0_reverse",
    ]  # fmt: skip
    assert list(nn.MultiheadAttention(4, 2).state_dict()) == ["in_proj_weight", "in_proj_bias", "out_proj.weight", "out_proj.bias"]
    assert list(nn.TransformerEncoder(nn.TransformerEncoderLayer(4, 2, 8), 1).state_dict())[-1] == "layers.0.norm2.bias"


def test_state_may_be_arrays() -> None:
    layer = nn.Conv1d(1, 1, 2, bias=False)
    layer.load_state_dict({"weight": np.array([[[1.0, 2.0]]], np.float32)})
    assert layer(fs.tensor([[1.0, 1.0, 3.0]])).tolist() == [[3.0, 7.0]]


def test_convolving_layers() -> None:
    x = fs.ones(1, 1, 4)
    assert fill(nn.Conv1d(1, 2, 3, padding=1), 1.0)(x).tolist() == [[[3.0, 4.0, 4.0, 3.0]] * 2]
    assert fill(nn.Conv1d(1, 1, 2, padding="same", bias=False), 1.0)(x).tolist() == [[[2.0, 2.0, 2.0, 1.0]]]
    assert fill(nn.ConvTranspose1d(1, 1, 2, stride=2, bias=False), 1.0)(x).tolist() == [[[1.0] * 8]]
    assert fill(nn.ConvTranspose1d(1, 1, 2, stride=2, bias=False), 1.0)(x, output_size=(9,)).shape == (1, 1, 9)
    assert repr(nn.Conv2d(1, 2, 3, padding=1, groups=1, bias=False)) == "Conv2d(1, 2, kernel_size=(3, 3), stride=(1, 1), padding=(1, 1), bias=False)"
    with pytest.raises(ValueError, match="divisible by groups"):
        nn.Conv1d(3, 4, 1, groups=2)


def test_batch_normalisation_remembers() -> None:
    layer = nn.BatchNorm1d(1, eps=0.0)
    x = fs.tensor([[1.0], [3.0]])
    assert layer(x).tolist() == [[-1.0], [1.0]]
    assert layer.running_mean.tolist() == [np.float32(0.2)]
    assert np.allclose(layer.running_var.tolist(), [0.9 + 0.1 * 2])
    assert layer.num_batches_tracked.item() == 1
    layer.eval()
    layer.running_mean.fill_(1.0)
    layer.running_var.fill_(4.0)
    assert layer(x).tolist() == [[0.0], [1.0]]
    assert layer.num_batches_tracked.item() == 1
    mean_of_all = nn.BatchNorm1d(1, momentum=None)
    for value in (0.0, 4.0):
        mean_of_all(fs.full((2, 1), value))
    assert mean_of_all.running_mean.tolist() == [2.0]
    with pytest.raises(ValueError, match="more than 1 value per channel"):
        nn.BatchNorm1d(1)(fs.ones(1, 1))
    with pytest.raises(ValueError, match="expected 4D input"):
        nn.BatchNorm2d(1)(x)


def test_other_normalisation() -> None:
    x = fs.tensor([[[1.0, 3.0], [10.0, 14.0]]])
    assert np.allclose(nn.InstanceNorm1d(2)(x).tolist(), [[[-1.0, 1.0], [-1.0, 1.0]]], atol=1e-4)
    assert np.allclose(nn.GroupNorm(2, 2)(x).tolist(), [[[-1.0, 1.0], [-1.0, 1.0]]], atol=1e-4)
    assert np.allclose(nn.RMSNorm(2, eps=0.0)(fs.tensor([3.0, 4.0])).tolist(), [3 / math.sqrt(12.5), 4 / math.sqrt(12.5)])
    assert repr(nn.GroupNorm(2, 4)) == "GroupNorm(2, 4, eps=1e-05, affine=True, bias=True)"


def test_cells() -> None:
    x = fs.ones(1, 1)
    assert fill(nn.RNNCell(1, 1, nonlinearity="relu"), 1.0)(x, fs.ones(1, 1)).tolist() == [[4.0]]
    hidden, cell = fill(nn.LSTMCell(1, 1), 0.0)(x, (fs.ones(1, 1), fs.full((1, 1), 2.0)))
    assert cell.tolist() == [[1.0]]
    assert np.allclose(hidden.tolist(), [[0.5 * math.tanh(1.0)]])
    assert fill(nn.GRUCell(1, 1), 0.0)(x, fs.full((1, 1), 3.0)).tolist() == [[1.5]]
    assert nn.LSTMCell(3, 2)(fs.ones(3))[0].shape == (2,)


def test_recurrent_layers_are_their_cells_in_turn() -> None:
    layer, cell = nn.GRU(3, 2), nn.GRUCell(3, 2)
    cell.load_state_dict({name.removesuffix("_l0"): value for name, value in layer.state_dict().items()})
    x = fs.randn(4, 5, 3)
    outputs, last = layer(x)
    state = None
    for time in range(4):
        state = cell(x[time], state)
        assert np.allclose(outputs[time].numpy(), state.numpy(), atol=1e-6)
    assert np.allclose(last[0].numpy(), state.numpy(), atol=1e-6)
    backwards = nn.RNN(3, 2, batch_first=True, bidirectional=True)
    outputs, last = backwards(fs.randn(5, 4, 3))
    assert outputs.shape == (5, 4, 4)
    assert fs.equal(last[1], outputs[:, 0, 2:])


def test_attention() -> None:
    layer = nn.MultiheadAttention(4, 2)
    x = fs.randn(3, 1, 4)
    blocked = fs.ones(3, 3).triu(1).bool()
    result, weights = layer(x, x, x, attn_mask=blocked)
    assert result.shape == (3, 1, 4)
    assert weights[0, 0].tolist() == [1.0, 0.0, 0.0]
    assert np.allclose(weights.sum(-1).numpy(), 1.0)
    assert np.allclose(layer(x, x, x, attn_mask=blocked, need_weights=False)[0].numpy(), result.numpy(), atol=1e-6)
    query, keys = fs.zeros(1, 2), fs.zeros(2, 2)
    values = fs.tensor([[1.0], [3.0]])
    attend = nn.functional.scaled_dot_product_attention
    assert attend(query, keys, values).tolist() == [[2.0]]
    assert attend(query, keys, values, fs.tensor([[False, True]])).tolist() == [[3.0]]
    assert attend(query, keys, values, fs.tensor([[False, False]])).tolist() == [[0.0]]
    assert attend(query, keys, values, is_causal=True).tolist() == [[1.0]]


def test_transformers() -> None:
    encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(4, 2, 8, batch_first=True), 2).eval()
    assert encoder(fs.randn(2, 3, 4)).shape == (2, 3, 4)
    mask = nn.Transformer.generate_square_subsequent_mask(2)
    assert mask.tolist() == [[0.0, -math.inf], [0.0, 0.0]]


def test_tables() -> None:
    table = nn.Embedding(3, 2, padding_idx=-1)
    assert table.weight[2].tolist() == [0.0, 0.0]
    kept = nn.Embedding.from_pretrained(fs.tensor([[1.0], [2.0]]))
    assert kept(fs.tensor([1, 0])).tolist() == [[2.0], [1.0]]
    assert not kept.weight.requires_grad
    bag = nn.EmbeddingBag(2, 1, mode="sum", _weight=fs.tensor([[1.0], [2.0]]))
    assert bag(fs.tensor([[0, 1], [1, 1]])).tolist() == [[3.0], [4.0]]


def test_parameters_by_name() -> None:
    held = nn.ParameterDict({"a": fs.ones(1)})
    held["b"] = nn.Parameter(fs.zeros(2))
    assert list(held.keys()) == ["a", "b"]
    assert [name for name, _ in held.named_parameters()] == ["a", "b"]
    assert "c" not in held


@pytest.mark.parametrize(
    ("layer", "shape"),
    [
        (nn.MaxPool2d(2), (1, 2, 2, 2)), (nn.AvgPool2d(2), (1, 2, 2, 2)), (nn.AdaptiveAvgPool2d(1), (1, 2, 1, 1)), (nn.Upsample(scale_factor=2), (1, 2, 8, 8)),
        (nn.PixelShuffle(1), (1, 2, 4, 4)), (nn.Unfold(2), (1, 8, 9)), (nn.Unflatten(1, (2, 1)), (1, 2, 1, 4, 4)), (nn.Flatten(), (1, 32)),
        (nn.AdaptiveMaxPool2d((2, 1)), (1, 2, 2, 1)), (nn.LPPool2d(2, 2), (1, 2, 2, 2)), (nn.Dropout2d().eval(), (1, 2, 4, 4)),
    ],
)  # fmt: skip
def test_shapes_of_layers_without_parameters(layer, shape: tuple[int, ...]) -> None:
    assert layer(fs.ones(1, 2, 4, 4)).shape == shape
    assert list(layer.state_dict()) == []


FUNCTIONS = {
    nn.ELU: ("elu", math.exp(-2) - 1), nn.Hardswish: ("hardswish", -1 / 3), nn.Softplus: ("softplus", math.log1p(math.exp(-2))),
    nn.Mish: ("mish", -2 * math.tanh(math.log1p(math.exp(-2)))), nn.ReLU6: ("relu6", 0.0), nn.Hardtanh: ("hardtanh", -1.0),
    nn.PReLU: ("prelu", -0.5), nn.LogSigmoid: ("logsigmoid", -2 - math.log1p(math.exp(-2))), nn.Softsign: ("relu", -2 / 3),
    nn.Softshrink: ("softshrink", -1.5), nn.Hardshrink: ("hardshrink", -2.0), nn.Tanhshrink: ("relu", -2 - math.tanh(-2)),
}  # fmt: skip


@pytest.mark.parametrize("layer", FUNCTIONS)
def test_functions_as_layers(layer) -> None:
    name, want = FUNCTIONS[layer]
    if not hasattr(nn.functional, name):
        pytest.skip(f"nn.functional has no {name}")
    assert np.allclose(layer()(fs.tensor([-2.0])).tolist(), [want], atol=1e-6)


def test_how_parameters_start() -> None:
    tensor = fs.empty(40, 30)
    assert 0.2 < nn.init.xavier_uniform_(tensor).abs().max().item() <= math.sqrt(6 / 70)
    assert abs(nn.init.kaiming_normal_(tensor, nonlinearity="relu").std().item() / math.sqrt(2 / 30) - 1) < 0.2
    assert nn.init.kaiming_uniform_(tensor, math.sqrt(5)).abs().max().item() <= 1 / math.sqrt(30)
    assert nn.init.trunc_normal_(tensor, std=1.0, a=-0.5, b=0.5).abs().max().item() <= 0.5
    columns = nn.init.orthogonal_(tensor).numpy()
    assert np.allclose(columns.T @ columns, np.eye(30), atol=1e-5)
    assert nn.init.eye_(fs.empty(2, 2)).tolist() == [[1.0, 0.0], [0.0, 1.0]]
    assert nn.init.constant_(fs.empty(2), 3.0).tolist() == [3.0, 3.0]
    assert nn.init.dirac_(fs.empty(2, 2, 3))[:, :, 1].tolist() == [[1.0, 0.0], [0.0, 1.0]]
    assert (nn.init.sparse_(fs.empty(10, 4), 0.5) == 0).sum(0).tolist() == [5, 5, 5, 5]
    assert nn.init.calculate_gain("tanh") == 5 / 3
