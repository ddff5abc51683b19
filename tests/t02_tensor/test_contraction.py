"""Matrix products of all ranks, layouts and dtypes, against NumPy; integer division against Python."""

from __future__ import annotations

import numpy as np
import pytest

import framestance as fs
from framestance.ops.samples import plain_values

SHAPES = [
    ((3, 4), (4, 2)), ((4,), (4,)), ((3, 4), (4,)), ((4,), (4, 2)), ((2, 3, 4), (4, 2)), ((2, 3, 4), (4,)), ((4,), (2, 4, 3)),
    ((2, 3, 4), (2, 4, 5)), ((5, 1, 3, 4), (2, 4, 2)), ((0, 4), (4, 2)), ((3, 0), (0, 2)), ((1, 1), (1, 1)),
]  # fmt: skip


@pytest.mark.parametrize("dtype", ["float32", "float64", "int64", "int32"])
@pytest.mark.parametrize(("left", "right"), SHAPES)
def test_matmul(left: tuple[int, ...], right: tuple[int, ...], dtype: str) -> None:
    a, b = plain_values(dtype, *left), plain_values(dtype, *right)
    got = fs.from_numpy(a) @ fs.from_numpy(b)
    want = np.matmul(a, b)
    assert got.dtype is getattr(fs, dtype)
    assert tuple(got.shape) == np.shape(want)
    assert np.allclose(got.numpy(), want, rtol=1e-5)
    assert got.is_contiguous()


def test_layouts_of_operands() -> None:
    a, b = plain_values("float32", 4, 6), plain_values("float32", 8, 6)
    for left, right in ((a, b.T), (a.T[:, :3].T, b.T), (a[:, ::2], b.T[::2]), (np.broadcast_to(a[:1], (4, 6)), b.T)):
        assert np.allclose((fs.Tensor(left) @ fs.Tensor(right)).numpy(), left @ right, rtol=1e-5)


def test_linear_and_its_kin() -> None:
    x, w, b = (plain_values("float32", *s) for s in ((2, 3, 4), (5, 4), (5,)))
    tx, tw, tb = (fs.from_numpy(v) for v in (x, w, b))
    assert np.allclose(fs.nn.functional.linear(tx, tw, tb).numpy(), x @ w.T + b, rtol=1e-5)
    assert np.allclose(fs.addmm(tb, tx[0], tw.T, beta=2, alpha=3).numpy(), 2 * b + 3 * (x[0] @ w.T), rtol=1e-5)
    assert fs.outer(fs.tensor([1, 2]), fs.tensor([3, 4])).tolist() == [[3, 4], [6, 8]]
    assert fs.dot(fs.tensor([1, 2]), fs.tensor([3, 4])).item() == 11


VALUES = [-7, -7, 7, 7, -6, 6, 0, -1, 1, -8, 5, 13, -13, 9, -9, 2, 100]
DIVISORS = [3, -3, 3, -3, 3, -3, 5, 4, -4, 8, 7, -6, 6, -9, 9, -3, -7]


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64", "float32", "float64"])
def test_floor_division_and_remainder_are_pythons(dtype: str) -> None:
    a, b = fs.tensor(VALUES, dtype=getattr(fs, dtype)), fs.tensor(DIVISORS, dtype=getattr(fs, dtype))
    assert (a // b).tolist() == [x // y for x, y in zip(VALUES, DIVISORS, strict=True)]
    assert (a % b).tolist() == [x % y for x, y in zip(VALUES, DIVISORS, strict=True)]
    assert (a // -4).tolist() == [x // -4 for x in VALUES]
    assert fs.div(a, b, rounding_mode="trunc").tolist() == [int(x / y) for x, y in zip(VALUES, DIVISORS, strict=True)]


def test_the_most_negative_integer_divided_by_minus_one() -> None:
    low = fs.tensor([-(2**31), 7], dtype=fs.int32)
    assert (low // -1).tolist() == [-(2**31), -7]
    assert (low % -1).tolist() == [0, 0]


def test_powers() -> None:
    x, n = fs.tensor([1.5, -2.0]), fs.tensor([2, -3])
    assert (x**2).tolist() == [2.25, 4.0]
    assert (x**3).tolist() == [3.375, -8.0]
    assert (n**2).dtype is fs.int64
    assert (2**n).tolist() == [4, 0]
    assert (n ** fs.tensor([3, 2])).tolist() == [8, 9]
    assert (n.to(fs.uint8) ** 2).dtype is fs.uint8
    assert (fs.tensor([4.0]) ** 0.5).item() == 2.0
    assert (fs.tensor([4.0]) ** -0.5).item() == 0.5
    assert fs.tensor([2.0]).pow(10).item() == 1024.0


def test_float_to_integer_casts() -> None:
    x = fs.tensor([1.9, -1.9, 0.5, -0.5, 2.5, -3.0])
    assert x.to(fs.int32).tolist() == x.to(fs.int64).tolist() == [1, -1, 0, 0, 2, -3]
    assert fs.tensor([-1.0, 255.0, 256.0, 300.7]).to(fs.uint8).tolist() == [255, 255, 0, 44]
    assert fs.tensor([0.0, -0.0, float("nan"), 0.1]).to(fs.bool).tolist() == [False, False, True, True]
