"""Indexing: what NumPy and torch agree on, where they differ (integers beside tensors), and assignment."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import framestance as fs
from framestance.ops import EAGER, ROWS

ARRAY = np.arange(60, dtype=np.float32).reshape(3, 4, 5)
PICKED, COLUMNS = np.array([0, 2, 1]), np.array([[3], [0]])
MASK = np.arange(12).reshape(3, 4) % 3 == 0

INDICES: dict[str, Any] = {
    "list": [0, 2], "negative list": [-1, 0], "array": PICKED, "two arrays": (PICKED, np.array([0, 1, 3])), "broadcast arrays": (PICKED, COLUMNS),
    "array after slice": (slice(None), [1, 1]), "array last": (Ellipsis, [0, 4]), "separated": ([0, 1], slice(None), [2, 3]), "mask": MASK,
    "mask of one dimension": np.array([True, False, True]), "mask after slice": (slice(None), np.array([True, False, False, True])),
    "None between": ([0, 1], None), "empty list": [], "empty mask": np.zeros(3, bool), "range": range(2),
    "uint8 array": np.array([1, 0, 1], np.uint8).astype(bool), "true": True, "none first": (None, 1), "slice and int": (slice(1, 3), 0), "tuple": (1, 2, 3),
}  # fmt: skip


def as_tensors(index: Any) -> Any:
    if isinstance(index, tuple):
        return tuple(as_tensors(x) for x in index)
    return fs.from_numpy(index.copy()) if isinstance(index, np.ndarray) else index


@pytest.mark.parametrize("name", INDICES)
def test_reading_as_numpy(name: str) -> None:
    index = INDICES[name]
    got = fs.from_numpy(ARRAY)[as_tensors(index)]
    want = np.asarray(ARRAY[list(index) if isinstance(index, range) else index])
    assert tuple(got.shape) == want.shape
    assert np.array_equal(got.numpy(), want)


@pytest.mark.parametrize("name", INDICES)
@pytest.mark.parametrize("value", [7, 1.5])
def test_writing_as_numpy(name: str, value: float) -> None:
    index = INDICES[name]
    want = ARRAY.copy()
    want[list(index) if isinstance(index, range) else index] = value
    got = fs.from_numpy(ARRAY.copy())
    got[as_tensors(index)] = value
    assert np.array_equal(got.numpy(), want)


PLAIN = [0, -1, slice(None), slice(1, None), slice(-2, 9), slice(2, 1), (0, 1), (slice(1, 2), 0), (1, 2, 3), (slice(None), slice(3, 1)), (-1, slice(0, 2), 4)]


@pytest.mark.parametrize("index", PLAIN, ids=str)
def test_the_short_way_gives_the_view_of_the_row(index: Any) -> None:
    array = ARRAY.copy()
    got, want = fs.from_numpy(array)[index].numpy(), ROWS["getitem"].build(EAGER, array, index)
    assert got.shape == want.shape
    assert got.strides == want.strides
    assert got.size == 0 or got.ctypes.data == want.ctypes.data


def test_integers_are_taken_before_tensors() -> None:
    t = fs.from_numpy(ARRAY)
    got = t[0, :, fs.tensor([1, 2])]  # NumPy would put the index dimension first
    assert tuple(got.shape) == (4, 2)
    assert np.array_equal(got.numpy(), ARRAY[0][:, [1, 2]])


def test_0d_tensors_index_like_integers() -> None:
    t = fs.from_numpy(ARRAY.copy())
    row = t[fs.tensor(1)]
    t[1] = 0.0
    assert row.sum().item() == 0.0
    assert t[fs.tensor(2), 0, fs.tensor(-1)].item() == ARRAY[2, 0, -1]
    assert [10, 20, 30][fs.tensor(1)] == 20


def test_assignment_of_tensors_broadcasts_and_casts() -> None:
    t = fs.zeros(2, 3)
    t[0] = fs.tensor([1, 2, 3])
    t[1:] = fs.ones(1, 1, 3)
    t[:, fs.tensor([0, 2])] = fs.tensor([[5.0], [6.0]])
    assert t.tolist() == [[5, 2, 5], [6, 1, 6]]
    t[t > 5] = fs.tensor([8.0, 9.0])
    assert t.tolist() == [[5, 2, 5], [8, 1, 9]]
    n = fs.zeros(2, dtype=fs.int64)
    n[0] = 2.7
    assert n.tolist() == [2, 0]


def test_augmented_assignment_of_a_part() -> None:
    t = fs.ones(2, 3)
    t[0] += 1
    t[:, 1] *= fs.tensor([10.0, 20.0])
    assert t.tolist() == [[2, 20, 2], [1, 20, 1]]


def test_selection_by_name() -> None:
    t = fs.tensor([[3.0, 1.0, 2.0], [0.0, 5.0, 4.0]])
    assert t.index_select(1, fs.tensor([2, 0])).tolist() == [[2, 3], [4, 0]]
    assert t.gather(1, fs.tensor([[0], [2]])).tolist() == [[3], [4]]
    assert fs.nonzero(t > 2).tolist() == [[0, 0], [1, 1], [1, 2]]
    assert [x.tolist() for x in fs.where(t > 4)] == [[1], [1]]
    assert fs.masked_select(t, t > 2).tolist() == [3, 5, 4]
    values, indices = t.sort(1, descending=True)
    assert values.tolist() == [[3, 2, 1], [5, 4, 0]]
    assert indices.tolist() == [[0, 2, 1], [1, 2, 0]]
    assert t.topk(2).values.tolist() == [[3, 2], [5, 4]]
    assert t.max(1).indices.tolist() == [0, 1]
    assert t.max().item() == 5


def test_iteration_and_membership() -> None:
    t = fs.tensor([[1, 2], [3, 4]])
    assert [row.tolist() for row in t] == [[1, 2], [3, 4]]
    a, b = t
    a[0] = 9
    assert t[0, 0].item() == 9
    assert 4 in t
    assert 7 not in t
    assert [x.tolist() for x in reversed(t)] == [[3, 4], [9, 2]]
