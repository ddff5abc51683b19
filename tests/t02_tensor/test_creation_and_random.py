"""Tensors from numbers and lists, and the one random generator."""

from __future__ import annotations

import math

import numpy as np
import pytest

import framestance as fs


@pytest.mark.parametrize(
    ("expression", "dtype", "values"),
    [
        ("fs.tensor([1, 2.5])", "float32", [1, 2.5]),
        ("fs.tensor([1, True])", "int64", [1, 1]),
        ("fs.tensor([])", "float32", []),
        ("fs.tensor([[], []]).shape[1]", None, 0),
        ("fs.tensor(np.ones(2, np.int16))", "int16", [1, 1]),
        ("fs.tensor(np.float64(2))", "float64", 2.0),
        ("fs.tensor([fs.tensor(1.5), fs.tensor(2.5)])", "float32", [1.5, 2.5]),
        ("fs.tensor([[1, fs.tensor(2)]])", "int64", [[1, 2]]),
        ("fs.tensor([1.7], dtype=fs.int64)", "int64", [1]),
        ("fs.tensor(-1, dtype=fs.uint8)", "uint8", 255),
        ("fs.arange(3)", "int64", [0, 1, 2]),
        ("fs.arange(3.0)", "float32", [0, 1, 2]),
        ("fs.arange(5, 0, -2)", "int64", [5, 3, 1]),
        ("fs.arange(1, 2, 0.25)", "float32", [1, 1.25, 1.5, 1.75]),
        ("fs.arange(2, dtype=fs.uint8)", "uint8", [0, 1]),
        ("fs.linspace(0, 1, 5)", "float32", [0, 0.25, 0.5, 0.75, 1]),
        ("fs.linspace(0, 10, 3, dtype=fs.int64)", "int64", [0, 5, 10]),
        ("fs.full((2,), 3)", "int64", [3, 3]),
        ("fs.full((), True)", "bool", True),
        ("fs.full((2,), fs.tensor(1.5))", "float32", [1.5, 1.5]),
        ("fs.full_like(fs.ones(2), 7)", "float32", [7, 7]),
        ("fs.zeros_like(fs.ones(2, dtype=fs.int8))", "int8", [0, 0]),
        ("fs.ones(2).new_zeros(1, 2)", "float32", [[0, 0]]),
        ("fs.ones([2], dtype=fs.bool)", "bool", [True, True]),
        ("fs.eye(2, 3)", "float32", [[1, 0, 0], [0, 1, 0]]),
        ("fs.as_tensor([1])", "int64", [1]),
        ("fs.ones(2, dtype=float)", "float64", [1, 1]),
    ],
)
def test_creation(expression: str, dtype: str | None, values: object) -> None:
    made = eval(expression, {"fs": fs, "np": np})
    if dtype is None:
        assert made == values
    else:
        assert made.dtype is getattr(fs, dtype)
        assert made.tolist() == values


def test_data_is_copied_except_by_as_tensor() -> None:
    array = np.zeros(2)
    copied, t = fs.tensor(array), fs.ones(2)
    array[0] = 1
    assert copied.tolist() == [0, 0]
    assert fs.as_tensor(t) is t


def test_a_seed_fixes_the_stream() -> None:
    fs.manual_seed(7)
    first = [fs.rand(3), fs.randn(2, 2), fs.randint(0, 10, (4,)), fs.randperm(5)]
    fs.manual_seed(7)
    again = [fs.rand(3), fs.randn(2, 2), fs.randint(0, 10, (4,)), fs.randperm(5)]
    assert all(fs.equal(a, b) for a, b in zip(first, again, strict=True))
    assert not fs.equal(fs.rand(3), fs.rand(3))
    assert fs.initial_seed() == 7


def test_the_state_can_be_saved() -> None:
    fs.manual_seed(1)
    fs.rand(3)
    state = fs.get_rng_state()
    first = fs.randn(5)
    fs.set_rng_state(state)
    assert fs.equal(fs.randn(5), first)
    with pytest.raises(TypeError, match="ByteTensor"):
        fs.set_rng_state(fs.zeros(3))
    with pytest.raises(RuntimeError, match="state of 80 bytes"):
        fs.set_rng_state(fs.zeros(3, dtype=fs.uint8))


def test_distributions() -> None:
    fs.manual_seed(0)
    uniform, normal = fs.rand(20000), fs.randn(20000, dtype=fs.float64)
    assert 0 <= uniform.min().item() <= uniform.max().item() < 1
    assert abs(uniform.mean().item() - 0.5) < 0.02
    assert abs(normal.mean().item()) < 0.03
    assert abs(normal.std().item() - 1) < 0.03
    assert set(fs.randint(3, 5, (100,)).tolist()) == {3, 4}
    assert sorted(fs.randperm(6).tolist()) == [0, 1, 2, 3, 4, 5]
    kept = fs.dropout(fs.ones(10000), 0.25)
    assert abs((kept == 0).float().mean().item() - 0.25) < 0.03
    assert kept.max().item() == pytest.approx(4 / 3)
    bounded = fs.empty(100).uniform_(-2, -1)
    assert -2 <= bounded.min().item() <= bounded.max().item() < -1


def test_dropout_leaves_the_tensor_alone_when_not_training() -> None:
    x = fs.ones(3)
    assert fs.dropout(x, 0.5, training=False) is x


@pytest.mark.parametrize("dtype", [fs.float32, fs.float64])
def test_randn_has_the_moments_and_tails_of_the_normal_distribution(dtype):
    fs.manual_seed(5)
    x = fs.randn(1001, 999, dtype=dtype).numpy().astype(np.float64)
    count = x.size
    for power, wanted, variance in ((1, 0, 1), (2, 1, 2), (3, 0, 15), (4, 3, 96)):
        assert abs((x**power).mean() - wanted) < 5 * math.sqrt(variance / count)
    for bound in (0.25, 1.0, 2.0, 3.0, 4.0):
        share = math.erfc(bound / math.sqrt(2)) / 2
        for side in (x > bound, x < -bound):
            assert abs(side.mean() - share) < 5 * math.sqrt(share / count)
    flat = x.ravel()
    for lag in (1, 2, count // 2, count // 2 + 1):
        for power in (1, 2):
            assert abs(np.corrcoef(flat[lag:] ** power, flat[:-lag] ** power)[0, 1]) < 5 / math.sqrt(count - lag)


def test_randn_of_a_restored_state_is_the_same():
    fs.randn(3)
    state = fs.get_rng_state()
    first = fs.randn(7), fs.randn(2, 2, dtype=fs.float64), fs.randn(0), fs.randn(())
    fs.set_rng_state(state)
    assert all(fs.equal(a, b) for a, b in zip(first, (fs.randn(7), fs.randn(2, 2, dtype=fs.float64), fs.randn(0), fs.randn(())), strict=True))
