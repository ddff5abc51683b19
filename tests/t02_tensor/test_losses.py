"""Losses: right values written out, what is ignored, and the errors, uncompiled and compiled."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import framestance as fs
import framestance.nn.functional as F

SCORES = [[1.0, 2.0, 3.0], [3.0, 1.0, 0.0]]


def log_softmax(row: list[float]) -> list[float]:
    total = math.log(sum(math.exp(x) for x in row))
    return [x - total for x in row]


LOGS = [log_softmax(row) for row in SCORES]


def test_cross_entropy_of_classes() -> None:
    scores, target = fs.tensor(SCORES), fs.tensor([2, 0])
    losses = [-LOGS[0][2], -LOGS[1][0]]
    assert np.allclose(F.cross_entropy(scores, target, reduction="none").numpy(), losses)
    assert np.allclose(F.cross_entropy(scores, target).item(), sum(losses) / 2)
    weight = fs.tensor([1.0, 5.0, 3.0])
    assert np.allclose(F.cross_entropy(scores, target, weight).item(), (3 * losses[0] + losses[1]) / 4)
    assert np.allclose(F.cross_entropy(scores, target, ignore_index=2).item(), losses[1])
    assert math.isnan(F.cross_entropy(scores, fs.tensor([-100, -100])).item())
    smooth = F.cross_entropy(scores, target, reduction="none", label_smoothing=0.3)
    assert np.allclose(smooth.numpy(), [0.7 * loss - 0.1 * sum(row) for loss, row in zip(losses, LOGS, strict=True)])


def test_cross_entropy_of_probabilities_equals_that_of_classes() -> None:
    scores, target = fs.randn(4, 3, 5), fs.randint(0, 3, (4, 5))
    exact = (fs.arange(3).reshape(1, 3, 1) == target.unsqueeze(1)).float()
    for reduction in ("none", "sum", "mean"):
        a = F.cross_entropy(scores, target, reduction=reduction, label_smoothing=0.1)
        b = F.cross_entropy(scores, exact, reduction=reduction, label_smoothing=0.1)
        assert np.allclose(a.numpy(), b.numpy(), rtol=1e-5)


def test_linear_cross_entropy_is_that_of_the_scores() -> None:
    x, weight, bias, target = fs.randn(6, 4), fs.randn(3, 2, 4), fs.randn(3, 2), fs.randint(0, 3, (6, 2))
    scores = (x @ weight.reshape(6, 4).T + bias.reshape(6)).reshape(6, 3, 2)
    got = F.linear_cross_entropy(x, weight, target, linear_bias=bias)
    assert np.allclose(got.item(), F.cross_entropy(scores, target).item(), rtol=1e-5)


def test_a_target_that_is_no_class_is_an_error_compiled_too() -> None:
    compiled = fs.compile(F.cross_entropy)
    for function in (F.cross_entropy, compiled, compiled):
        with pytest.raises(IndexError, match=r"Target 3 is out of bounds"):
            function(fs.tensor(SCORES), fs.tensor([1, 3]))
    with pytest.raises(RuntimeError, match="Long or Byte"):
        F.nll_loss(fs.tensor(SCORES), fs.tensor([1, 2], dtype=fs.int32))
    with pytest.raises(ValueError, match="batch_size"):
        F.nll_loss(fs.tensor(SCORES), fs.tensor([1, 2, 0]))


def test_binary_cross_entropy() -> None:
    x, t = fs.tensor([0.25, 0.0, 1.0]), fs.tensor([1.0, 1.0, 1.0])
    assert np.allclose(F.binary_cross_entropy(x, t, reduction="none").numpy(), [math.log(4), 100.0, 0.0])
    logits = fs.tensor([-200.0, 0.0, 200.0])
    assert np.allclose(F.binary_cross_entropy_with_logits(logits, t, reduction="none").numpy(), [200.0, math.log(2), 0.0])
    for function in (F.binary_cross_entropy, fs.compile(F.binary_cross_entropy)):
        with pytest.raises(RuntimeError, match="between 0 and 1"):
            function(x + 0.5, t)


def test_regression_losses() -> None:
    x, t = fs.tensor([1.0, 2.0, 6.0]), fs.tensor([1.5, 2.0, 3.0])
    assert F.l1_loss(x, t, reduction="sum").item() == 3.5
    assert F.mse_loss(x, t, reduction="none").tolist() == [0.25, 0.0, 9.0]
    assert np.isclose(F.mse_loss(x, t, weight=fs.tensor([4.0, 1.0, 0.0])).item(), 0.2)
    assert F.smooth_l1_loss(x, t, reduction="none", beta=2.0).tolist() == [0.0625, 0.0, 2.0]
    assert F.huber_loss(x, t, reduction="none", delta=2.0).tolist() == [0.125, 0.0, 4.0]
    assert F.mse_loss(x, t, size_average=False).item() == 9.25
    with pytest.raises(ValueError, match="not a valid value for reduction"):
        F.l1_loss(x, t, reduction="average")


def test_a_negative_variance_is_an_error_compiled_too() -> None:
    x, var = fs.ones(3), fs.tensor([1.0, -1.0, 1.0])
    for function in (F.gaussian_nll_loss, fs.compile(F.gaussian_nll_loss)):
        with pytest.raises(ValueError, match="negative"):
            function(x, x, var)
    assert np.allclose(F.gaussian_nll_loss(x, x + 1, 4.0, full=True).item(), 0.5 * (math.log(4) + 0.25 + math.log(2 * math.pi)))


def test_margins() -> None:
    x = fs.tensor([[0.0, 1.0, 3.0]])
    assert np.allclose(F.multi_margin_loss(x, fs.tensor([1])).item(), 3 / 3)
    assert np.allclose(F.multilabel_margin_loss(x, fs.tensor([[2, -1, 0]])).item(), 0.0)
    assert np.allclose(F.multilabel_margin_loss(x, fs.tensor([[0, -1, 0]])).item(), (2 + 4) / 3)
    assert F.hinge_embedding_loss(fs.tensor([1.0, 0.25]), fs.tensor([1.0, -1.0]), reduction="none").tolist() == [1.0, 0.75]
    a, b = fs.tensor([[1.0, 0.0]]), fs.tensor([[0.0, 2.0]])
    assert np.allclose(F.cosine_embedding_loss(a, b, fs.tensor([1])).item(), 1.0)
    assert np.allclose(F.triplet_margin_loss(a, a, b).item(), 0.0)
    assert np.allclose(F.triplet_margin_with_distance_loss(a, b, a, distance_function=lambda x, y: (x - y).abs().sum(-1)).item(), 4.0)


def every_path(log_probs: np.ndarray[Any, Any], labels: list[int]) -> float:
    """The loss by enumeration of all alignments."""
    steps, classes = log_probs.shape
    total = 0.0
    for path in np.ndindex(*[classes] * steps):
        merged = [c for i, c in enumerate(path) if i == 0 or c != path[i - 1]]
        if [c for c in merged if c] == labels:
            total += math.exp(sum(log_probs[i, c] for i, c in enumerate(path)))
    return -math.log(total)


def test_ctc_loss_sums_over_all_alignments() -> None:
    fs.manual_seed(1)
    log_probs = fs.log_softmax(fs.randn(5, 2, 3), 2)
    targets = fs.tensor([[1, 1], [2, 0]])
    got = F.ctc_loss(log_probs, targets, (5, 4), (2, 1), reduction="none")
    arrays = log_probs.numpy()
    want = [every_path(arrays[:, 0], [1, 1]), every_path(arrays[:4, 1], [2])]
    assert np.allclose(got.numpy(), want, rtol=1e-5)
    flat = F.ctc_loss(log_probs, fs.tensor([1, 1, 2]), fs.tensor([5, 4]), fs.tensor([2, 1]))
    assert np.allclose(flat.item(), (want[0] / 2 + want[1]) / 2, rtol=1e-5)
    short = F.ctc_loss(log_probs, targets, (2, 2), (2, 1), reduction="none")
    assert short[0].item() == math.inf
    assert F.ctc_loss(log_probs, targets, (2, 2), (2, 1), reduction="none", zero_infinity=True)[0].item() == 0.0


def test_distances() -> None:
    x, y = fs.tensor([[3.0, 4.0], [0.0, 0.0]]), fs.zeros(2, 2)
    assert np.allclose(F.normalize(x).numpy(), [[0.6, 0.8], [0.0, 0.0]])
    assert np.allclose(F.pairwise_distance(x, y, eps=0.0).numpy(), [5.0, 0.0])
    assert np.allclose(F.pairwise_distance(x, y, p=1.0, eps=0.0, keepdim=True).numpy(), [[7.0], [0.0]])
    assert F.pdist(fs.tensor([[0.0], [1.0], [4.0]])).tolist() == [1.0, 4.0, 3.0]
    assert np.allclose(F.cosine_similarity(x, fs.tensor([4.0, 3.0]), -1).numpy(), [0.96, 0.0])
