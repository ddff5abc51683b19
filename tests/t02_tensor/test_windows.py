"""Convolutions, pooling, resizing: results small enough to be worked out by hand."""

from __future__ import annotations

import math

import numpy as np
import pytest

import framestance as fs
from framestance.nn import functional as F

ROW = fs.tensor([[[1.0, 2.0, 4.0, 8.0]]])
SQUARE = fs.arange(16.0).reshape(1, 1, 4, 4)


def test_convolution_is_cross_correlation() -> None:
    kernel = fs.tensor([[[1.0, 10.0]]])
    assert fs.conv1d(ROW, kernel).tolist() == [[[21.0, 42.0, 84.0]]]
    assert fs.conv1d(ROW, kernel, fs.tensor([0.5]), padding=1).tolist() == [[[10.5, 21.5, 42.5, 84.5, 8.5]]]
    assert fs.conv1d(ROW, kernel, stride=2).tolist() == [[[21.0, 84.0]]]
    assert fs.conv1d(ROW, kernel, dilation=2).tolist() == [[[41.0, 82.0]]]
    assert fs.conv1d(ROW[0], kernel).tolist() == [[21.0, 42.0, 84.0]]


def test_same_padding_puts_the_odd_zero_behind() -> None:
    assert fs.conv1d(ROW, fs.tensor([[[1.0, 10.0]]]), padding="same").tolist() == [[[21.0, 42.0, 84.0, 8.0]]]
    assert fs.conv1d(ROW, fs.ones(1, 1, 4), padding="valid").tolist() == [[[15.0]]]
    with pytest.raises(RuntimeError, match="strided"):
        fs.conv1d(ROW, fs.ones(1, 1, 2), stride=2, padding="same")


def test_groups_see_their_own_channels() -> None:
    x = fs.tensor([[[1.0, 2.0], [10.0, 20.0]]])
    assert fs.conv1d(x, fs.tensor([[[1.0]], [[2.0]]]), groups=2).tolist() == [[[1.0, 2.0], [20.0, 40.0]]]
    with pytest.raises(RuntimeError, match="to have 1 channels, but got 2 channels"):
        fs.conv1d(x, fs.ones(2, 1, 1))


def test_convolution_in_two_dimensions_and_of_integers() -> None:
    kernel = fs.tensor([[[[1.0, 0.0], [0.0, -1.0]]]])
    assert fs.conv2d(SQUARE, kernel).tolist() == [[[[-5.0] * 3] * 3]]
    assert fs.conv2d(SQUARE.long(), kernel.long(), stride=2).tolist() == [[[[-5, -5], [-5, -5]]]]


@pytest.mark.parametrize("groups", [1, 2])
def test_large_batches_are_convolved_one_by_one(monkeypatch: pytest.MonkeyPatch, groups: int) -> None:
    from framestance.ops import eager

    x, weight, bias = fs.randn(3, 4, 7, 6), fs.randn(6, 4 // groups, 3, 2), fs.randn(6)
    want = fs.conv2d(x, weight, bias, (2, 1), 1, (1, 2), groups)
    monkeypatch.setattr(eager, "LARGE", 10)
    got = fs.conv2d(x, weight, bias, (2, 1), 1, (1, 2), groups)
    assert got.shape == want.shape
    assert np.allclose(got.numpy(), want.numpy(), atol=1e-5)


def test_transposed_convolution_spreads() -> None:
    kernel = fs.tensor([[[1.0, 10.0]]])
    assert fs.conv_transpose1d(ROW, kernel).tolist() == [[[1.0, 12.0, 24.0, 48.0, 80.0]]]
    assert fs.conv_transpose1d(ROW, kernel, stride=2, output_padding=1).tolist() == [[[1.0, 10.0, 2.0, 20.0, 4.0, 40.0, 8.0, 80.0, 0.0]]]
    assert fs.conv_transpose1d(ROW, kernel, padding=1).tolist() == [[[12.0, 24.0, 48.0]]]


def test_errors_of_convolution() -> None:
    with pytest.raises(RuntimeError, match="should be the same"):
        fs.conv1d(ROW, fs.ones(1, 1, 2, dtype=fs.float64))
    with pytest.raises(RuntimeError, match="smaller than the kernel"):
        fs.conv1d(ROW, fs.ones(1, 1, 5))
    with pytest.raises(RuntimeError, match="batched"):
        fs.conv2d(fs.ones(3), fs.ones(1, 1, 2, 2))


def test_largest_of_windows() -> None:
    values, places = F.max_pool2d(SQUARE, 2, return_indices=True)
    assert values.tolist() == [[[[5.0, 7.0], [13.0, 15.0]]]]
    assert places.tolist() == [[[[5, 7], [13, 15]]]]
    assert F.max_pool1d(ROW, 3, 2, ceil_mode=True).tolist() == [[[4.0, 8.0]]]
    assert F.max_pool1d(-ROW, 2, padding=1).tolist() == [[[-1.0, -2.0, -8.0]]]
    assert F.max_unpool2d(values, places, 2).tolist()[0][0][1] == [0.0, 5.0, 0.0, 7.0]
    assert math.isnan(F.max_pool1d(fs.tensor([[1.0, math.nan, 3.0]]), 3).item())


def test_padding_is_never_the_largest() -> None:
    lowest = fs.full((1, 1, 3), -math.inf)
    values, places = F.max_pool1d(lowest, 2, 2, 1, return_indices=True)
    assert values.tolist() == [[[-math.inf, -math.inf]]]
    assert places.tolist() == [[[0, 1]]]
    with pytest.raises(RuntimeError, match="half"):
        F.max_pool1d(ROW, 2, padding=2)


def test_means_of_windows() -> None:
    assert F.avg_pool1d(ROW, 2).tolist() == [[[1.5, 6.0]]]
    assert F.avg_pool1d(ROW, 2, padding=1).tolist() == [[[0.5, 3.0, 4.0]]]
    assert F.avg_pool1d(ROW, 2, padding=1, count_include_pad=False).tolist() == [[[1.0, 3.0, 8.0]]]
    assert F.avg_pool1d(ROW, 3, 2, ceil_mode=True).tolist() == [[[np.float32(7 / 3), 6.0]]]
    assert F.avg_pool2d(SQUARE, 2, divisor_override=1).tolist() == [[[[10.0, 18.0], [42.0, 50.0]]]]


def test_windows_for_a_size() -> None:
    assert F.adaptive_avg_pool1d(ROW, 2).tolist() == [[[1.5, 6.0]]]
    assert F.adaptive_avg_pool1d(ROW, 3).tolist() == [[[1.5, 3.0, 6.0]]]
    assert F.adaptive_max_pool1d(ROW, 3, return_indices=True)[1].tolist() == [[[1, 2, 3]]]
    assert F.adaptive_avg_pool2d(SQUARE, (1, None)).tolist() == [[[[6.0, 7.0, 8.0, 9.0]]]]


def test_unfold_and_fold() -> None:
    columns = F.unfold(SQUARE, 2, stride=2)
    assert columns.tolist() == [[[0.0, 2.0, 8.0, 10.0], [1.0, 3.0, 9.0, 11.0], [4.0, 6.0, 12.0, 14.0], [5.0, 7.0, 13.0, 15.0]]]
    assert fs.equal(F.fold(columns, (4, 4), 2, stride=2), SQUARE)
    assert F.fold(fs.ones(1, 4, 4), (3, 3), 2).tolist() == [[[[1.0, 2.0, 1.0], [2.0, 4.0, 2.0], [1.0, 2.0, 1.0]]]]


def test_resizing() -> None:
    pair = fs.tensor([[[0.0, 4.0]]])
    assert F.interpolate(pair, scale_factor=2).tolist() == [[[0.0, 0.0, 4.0, 4.0]]]
    assert F.interpolate(pair, 3).tolist() == [[[0.0, 0.0, 4.0]]]
    assert F.interpolate(pair, 3, mode="nearest-exact").tolist() == [[[0.0, 4.0, 4.0]]]
    assert F.interpolate(pair, 4, mode="linear").tolist() == [[[0.0, 1.0, 3.0, 4.0]]]
    assert F.interpolate(pair, 5, mode="linear", align_corners=True).tolist() == [[[0.0, 1.0, 2.0, 3.0, 4.0]]]
    assert F.interpolate(SQUARE, 2, mode="area").tolist() == [[[[2.5, 4.5], [10.5, 12.5]]]]
    with pytest.raises(ValueError, match="align_corners"):
        F.interpolate(pair, 3, align_corners=True)
    with pytest.raises(NotImplementedError, match="bilinear mode needs 4D"):
        F.interpolate(pair, 3, mode="bilinear")


def test_grids() -> None:
    identity = fs.tensor([[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]])
    grid = F.affine_grid(identity, (1, 1, 4, 4), align_corners=False)
    assert grid[0, 0].tolist() == [[-0.75, -0.75], [-0.25, -0.75], [0.25, -0.75], [0.75, -0.75]]
    assert np.allclose(F.grid_sample(SQUARE, grid, align_corners=False).numpy(), SQUARE.numpy(), atol=1e-5)
    outside = fs.tensor([[[[-3.0, -3.0], [3.0, 3.0]]]])
    assert F.grid_sample(SQUARE, outside, align_corners=True).tolist() == [[[[0.0, 0.0]]]]
    assert F.grid_sample(SQUARE, outside, padding_mode="border", align_corners=True).tolist() == [[[[0.0, 15.0]]]]
    assert F.grid_sample(SQUARE, outside, padding_mode="reflection", align_corners=True).tolist() == [[[[15.0, 0.0]]]]


def test_shuffles() -> None:
    assert F.pixel_shuffle(fs.arange(4.0).reshape(1, 4, 1, 1), 2).tolist() == [[[[0.0, 1.0], [2.0, 3.0]]]]
    assert F.pixel_unshuffle(SQUARE, 2)[0, 1].tolist() == [[1.0, 3.0], [9.0, 11.0]]
    assert F.channel_shuffle(fs.arange(4.0).reshape(1, 4, 1), 2).flatten().tolist() == [0.0, 2.0, 1.0, 3.0]


def test_dropout_of_channels() -> None:
    x = fs.ones(50, 4, 3)
    for function in (F.dropout1d, F.dropout2d):
        kept = function(x, 0.5)
        assert set(kept.unique().tolist() if hasattr(kept, "unique") else np.unique(kept.numpy()).tolist()) == {0.0, 2.0}
        assert fs.equal(kept.amax(2), kept.amin(2))
    assert F.dropout2d(x, 0.5, False) is x
    assert fs.equal(F.dropout1d(x, 1.0), fs.zeros(50, 4, 3))
    normal = fs.randn(200, 200)
    dropped = F.alpha_dropout(normal, 0.3, True)
    assert abs(dropped.mean().item()) < 0.05
    assert abs(dropped.std().item() - 1) < 0.05


def test_bags() -> None:
    table = fs.tensor([[0.0, 1.0], [10.0, 11.0], [20.0, 21.0]])
    bags = fs.tensor([0, 2, 1]), fs.tensor([0, 2])
    assert F.embedding_bag(bags[0], table, bags[1]).tolist() == [[10.0, 11.0], [10.0, 11.0]]
    assert F.embedding_bag(bags[0], table, bags[1], mode="sum").tolist() == [[20.0, 22.0], [10.0, 11.0]]
    assert F.embedding_bag(bags[0], table, bags[1], mode="max", padding_idx=2).tolist() == [[0.0, 1.0], [10.0, 11.0]]
    assert F.embedding_bag(fs.tensor([[1, 1]]), table, mode="sum", per_sample_weights=fs.tensor([[2.0, 1.0]])).tolist() == [[30.0, 33.0]]
