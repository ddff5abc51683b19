"""Writing at indices, windows, borders and copies: what samples do not show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import framestance as fs

F = fs.nn.functional
GRID = np.arange(12, dtype=np.float32).reshape(3, 4)


def grid() -> Any:
    return fs.from_numpy(GRID.copy())


VALUES: dict[str, tuple[Callable[[], Any], Any]] = {
    "the last of several is kept": (lambda: fs.zeros(3).scatter(0, fs.tensor([1, 1]), fs.tensor([5.0, 6.0])), [0, 6, 0]),
    "a number is scattered": (lambda: fs.zeros(3).scatter(0, fs.tensor([0, 2]), 4), [4, 0, 4]),
    "a number by name": (lambda: fs.scatter(fs.ones(3), 0, fs.tensor([1]), value=3, reduce="add"), [1, 4, 1]),
    "in place": (lambda: fs.zeros(3).scatter_add_(0, fs.tensor([1, 1]), fs.tensor([5.0, 6.0])), [0, 11, 0]),
    "the mean of integers is rounded down": (lambda: fs.tensor([1, -6]).scatter_reduce(0, fs.tensor([1, 0]), fs.tensor([-1, 4]), "mean"), [2, -4]),
    "without what was there": (lambda: fs.tensor([9, 7]).scatter_reduce(0, fs.tensor([0, 0]), fs.tensor([3, 4]), "amin", include_self=False), [3, 7]),
    "alpha": (lambda: fs.ones(2).index_add(0, fs.tensor([1]), fs.tensor([3.0]), alpha=2), [1, 7]),
    "index_fill counts from the end": (lambda: fs.zeros(3).index_fill(0, fs.tensor([-1]), 2), [0, 0, 2]),
    "take counts from the end": (lambda: grid().take(fs.tensor([-1, 0])), [11, 0]),
    "put adds": (lambda: fs.zeros(2).put(fs.tensor([1, -1]), fs.tensor([1.0, 2.0]), accumulate=True), [0, 3]),
    "index_put adds": (lambda: fs.zeros(2).index_put_((fs.tensor([1, 1]),), fs.tensor(2.0), accumulate=True), [0, 4]),
    "masked_scatter in order": (lambda: fs.zeros(4).masked_scatter(fs.tensor([True, False, True, True]), fs.tensor([1.0, 2.0, 3.0, 4.0])), [1, 0, 2, 3]),
    "one_hot": (lambda: F.one_hot(fs.tensor([1, 0])), [[0, 1], [1, 0]]),
    "a pad that cuts off": (lambda: F.pad(fs.tensor([1, 2, 3]), (-1, 2), value=9), [2, 3, 9, 9]),
    "reflect": (lambda: F.pad(fs.tensor([[1, 2, 3]]), (2, 1), "reflect"), [[3, 2, 1, 2, 3, 2]]),
    "replicate": (lambda: F.pad(fs.tensor([[1, 2, 3]]), (2, -1), "replicate"), [[1, 1, 1, 2]]),
    "circular": (lambda: F.pad(fs.tensor([[1, 2, 3]]), (2, 1), "circular"), [[2, 3, 1, 2, 3, 1]]),
    "repeats by a tensor": (lambda: fs.tensor([5, 6]).repeat_interleave(fs.tensor([0, 2])), [6, 6]),
    "block_diag": (lambda: fs.block_diag(fs.tensor([1, 2]), fs.tensor([[3]])), [[1, 2, 0], [0, 0, 3]]),
    "meshgrid of columns first": (lambda: fs.meshgrid([fs.tensor([1, 2]), fs.tensor([3, 4, 5])], indexing="xy")[0], [[1, 2]] * 3),
    "windows": (lambda: fs.arange(5).unfold(0, 3, 2), [[0, 1, 2], [2, 3, 4]]),
    "sizes by name": (lambda: fs.flip(fs.tensor([[1, 2]]), dims=[1]).permute(dims=(1, 0)), [[2], [1]]),
    "a mask of uint8": (lambda: fs.where(fs.tensor([1, 0], dtype=fs.uint8), 1, 2), [1, 2]),
    "bits": (lambda: fs.tensor([1.0]).view(fs.int32), [0x3F800000]),
    "one number of another dtype under a mask": (lambda: assigned(fs.zeros(2), fs.tensor([True, False]), fs.tensor([3])), [3, 0]),
}  # fmt: skip


def assigned(target: Any, index: Any, value: Any) -> Any:
    target[index] = value
    return target


@pytest.mark.parametrize("name", VALUES)
def test_value(name: str) -> None:
    made, want = VALUES[name]
    assert made().tolist() == want


ERRORS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "scatter behind the end": (lambda: grid().scatter(0, fs.tensor([[3]]), 1.0), RuntimeError, "index 3 is out of bounds for dimension 0 with size 3"),
    "scatter before the beginning": (lambda: grid().scatter(0, fs.tensor([[-1]]), 1.0), RuntimeError, "index -1 is out of bounds"),
    "scatter of another dtype": (lambda: grid().scatter(0, fs.tensor([[1]]), fs.tensor([[1]])), RuntimeError, "self.dtype to be equal to src.dtype"),
    "gather before the beginning": (lambda: grid().gather(0, fs.tensor([[-1]])), RuntimeError, "index -1 is out of bounds"),
    "index_select before the beginning": (lambda: grid().index_select(0, fs.tensor([-1])), IndexError, "index out of range in self"),
    "take behind the end": (lambda: grid().take(fs.tensor([12])), IndexError, "tried to access index 12 on a tensor of 12 elements"),
    "too few elements": (lambda: fs.zeros(3).masked_scatter(fs.ones(3) > 0, fs.zeros(2)), RuntimeError, "Number of elements of source"),
    "class numbers": (lambda: F.one_hot(fs.tensor([3]), 3), RuntimeError, "Class values must be smaller than num_classes"),
    "rows of a table": (lambda: F.embedding(fs.tensor([-1]), grid()), IndexError, "index out of range in self"),
    "a border too wide": (lambda: F.pad(grid(), (4, 0), "reflect"), RuntimeError, "Padding size should be less than"),
    "an unknown mode": (lambda: F.pad(grid(), (1, 0), "mirror"), NotImplementedError, "Unrecognised padding mode mirror"),
    "another shape": (lambda: grid().resize_(4, 3), NotImplementedError, "a tensor keeps its shape"),
    "unequal sections": (lambda: grid().hsplit(3), RuntimeError, "is not divisible by the split_size 3"),
    "a window out of the memory": (lambda: grid().as_strided((20,), (1,)), RuntimeError, "out of bounds for storage of size 48"),
    "indices of 8 bits": (lambda: grid()[fs.tensor([1], dtype=fs.int8)], IndexError, "tensors used as indices must be long, int, byte or bool"),
    "channels of a matrix": (lambda: grid().contiguous(memory_format=fs.channels_last), RuntimeError, "required rank 4 tensor"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_error(name: str) -> None:
    call, kind, words = ERRORS[name]
    with pytest.raises(kind, match=words):
        call()


def test_windows_share_the_memory() -> None:
    whole = fs.arange(6)
    part = whole[2:]
    assert part.as_strided((2,), (2,)).tolist() == [2, 4]
    before = part.as_strided((2,), (1,), 0)
    assert before.tolist() == [0, 1]
    before.fill_(7)
    whole.unfold(0, 2, 2)[1].fill_(8)
    assert whole.tolist() == [7, 7, 8, 8, 4, 5]


def test_pieces_are_views_and_copies_are_not() -> None:
    x = fs.zeros(4)
    for piece in x.tensor_split(3):
        piece += 1
    for piece in fs.split_copy(x, 2):
        piece += 1
    assert x.tolist() == [1, 1, 1, 1]


def test_used_rows_of_a_table_are_scaled_down() -> None:
    table = fs.tensor([[3.0, 4.0], [30.0, 40.0], [0.3, 0.4]])
    rows = F.embedding(fs.tensor([1, 2]), table, max_norm=5.0)
    np.testing.assert_allclose(rows.numpy(), [[3.0, 4.0], [0.3, 0.4]], rtol=1e-5)
    np.testing.assert_allclose(table.numpy(), [[3.0, 4.0], [3.0, 4.0], [0.3, 0.4]], rtol=1e-5)


def test_memory_formats() -> None:
    x = fs.ones(2, 3, 4, 5)
    last = x.to(memory_format=fs.channels_last)
    assert last.stride() == (60, 1, 15, 3)
    assert last.is_contiguous(memory_format=fs.channels_last)
    assert not last.is_contiguous()
    assert last.contiguous(memory_format=fs.channels_last) is last
    assert last.contiguous().stride() == x.stride()


@pytest.mark.parametrize("sizes", [(7, 8, 9), (6, 7, 8)])
def test_pieces_of_a_dimension_of_any_size(sizes: tuple[int, ...]) -> None:
    @fs.compile(dynamic=True)
    def last_piece(x: Any) -> Any:
        return x.chunk(3)[-1] * 2, x.tensor_split(2)[1] + 1

    for size in sizes:
        x = fs.arange(size)
        assert last_piece(x)[0].tolist() == (x.chunk(3)[-1] * 2).tolist()
        assert last_piece(x)[1].tolist() == [n + 1 for n in range((size + 1) // 2, size)]
