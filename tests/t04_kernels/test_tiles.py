"""Operands that lie along other axes than the result: every size around whole tiles, dtypes, dimensions, several at once."""

from __future__ import annotations

import ctypes
import itertools

import numpy as np
import pytest

import framestance as torch
from framestance import _C
from framestance.runtime import kernel_count, kernels

pytestmark = pytest.mark.some_suffice

SIDES = [1, 2, 7, 8, 15, 16, 17, 31, 33, 130, 150]


def array(*shape, dtype="f4", seed=0):
    return (np.random.default_rng(seed).standard_normal(shape) * 100).astype(dtype)


@pytest.mark.parametrize("dtype", ["f4", "f8", "i4", "i8", "i2", "?"])
def test_every_size_around_tiles(dtype):
    compiled = torch.compile(lambda x, y: (x.t() + y, x.t().contiguous()), fullgraph=True, dynamic=True)
    for n, m in itertools.product(SIDES, SIDES):
        a, b = array(n, m, dtype=dtype), array(m, n, dtype=dtype, seed=1)
        total, copy = compiled(torch.from_numpy(a), torch.from_numpy(b))
        assert np.array_equal(total.numpy(), a.T + b) and np.array_equal(copy.numpy(), a.T), (n, m)
    assert torch.compiler.stats(compiled).graphs >= 1


def test_operands_begin_anywhere_in_a_cache_line():
    compiled = torch.compile(lambda x, y: x.t() * 2 + y, fullgraph=True, dynamic=True)
    for offset in range(0, 20, 3):
        memory = array(60 * 70 + offset)
        a, b = memory[offset:].reshape(60, 70), array(70, 60, seed=1)
        assert np.array_equal(compiled(torch.from_numpy(a), torch.from_numpy(b)).numpy(), a.T * np.float32(2) + b)


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))), ids=str)
def test_three_dimensions(order):
    compiled = torch.compile(lambda x, y: (x.permute(*order) - y, x.permute(*order).contiguous() * y), fullgraph=True)
    for shape in ((20, 35, 50), (3, 150, 17), (17, 2, 40)):
        a = array(*shape)
        b = np.ascontiguousarray(array(*shape, seed=1).transpose(order))
        difference, product = compiled(torch.from_numpy(a), torch.from_numpy(b))
        assert np.array_equal(difference.numpy(), a.transpose(order) - b) and np.array_equal(product.numpy(), a.transpose(order) * b)


def test_more_operands_than_tiles_and_values_of_rows_and_columns():
    def form(x, y, z, w, row, column):
        return x.t() + y * z.t() - w.t() * row + column, y + 1

    compiled = torch.compile(form, fullgraph=True)
    for n, m in ((50, 40), (33, 200), (5, 5)):
        arrays = [array(n, m), array(m, n, seed=1), array(n, m, seed=2), array(n, m, seed=3), array(n, seed=4), array(m, 1, seed=5)]
        tensors = [torch.from_numpy(a) for a in arrays]
        for got, wanted in zip(compiled(*tensors), form(*tensors), strict=True):
            assert torch.equal(got, wanted) and got.stride() == wanted.stride()


def test_writing_to_memory_that_is_also_read_transposed():
    def form(x, y):
        y.copy_(x.t() + y)
        x.mul_(2)
        return x.t() + y

    compiled = torch.compile(form, fullgraph=True)
    a, b = array(70, 40), array(40, 70, seed=1)
    mine, theirs = ([torch.from_numpy(a.copy()), torch.from_numpy(b.copy())] for _ in range(2))
    assert torch.equal(compiled(*mine), form(*theirs))
    assert all(torch.equal(x, y) for x, y in zip(mine, theirs, strict=True))
    square = torch.from_numpy(array(50, 50))
    other = square.clone()
    swap = torch.compile(lambda x: x.add_(x.t()), fullgraph=True)
    assert torch.equal(swap(square), other.add_(other.t()))


def test_any_number_of_threads_gives_the_same():
    compiled = torch.compile(lambda x, y: torch.sin(x.t()) * y, fullgraph=True)
    a, b = torch.from_numpy(array(700, 601)), torch.from_numpy(array(601, 700, seed=1))
    before, found = torch.get_num_threads(), []
    try:
        for threads in (1, 2, 3, 7):
            torch.set_num_threads(threads)
            found.append(compiled(a, b).numpy())
    finally:
        torch.set_num_threads(before)
    assert all(np.array_equal(found[0], other) for other in found)


def test_one_kernel_serves_all_sizes():
    compiled = torch.compile(lambda x, y: x.t() + y * 7.25, dynamic=False)
    counts = []
    for n, m in ((5, 7), (64, 64), (300, 20)):
        compiled(torch.from_numpy(array(n, m)), torch.from_numpy(array(m, n)))
        counts.append(kernel_count())
    assert counts[0] == counts[-1]
    assert "transpose_into(" in kernels.sources()[-1]


def test_operands_of_other_sizes_beside_those_that_are_transposed():
    compiled = torch.compile(lambda x, d, k, y: x.t() + d.t() + k.t() + y, fullgraph=True)
    for n, m in ((40, 60), (17, 150)):
        x, d, k, y = array(n, m), array(n, m, dtype="f8", seed=1), array(n, m, dtype="i2", seed=2), array(m, n, seed=3)
        assert np.array_equal(compiled(*map(torch.from_numpy, (x, d, k, y))).numpy(), x.T + d.T + k.T + y)


@pytest.mark.parametrize("name", _C.transposes())
def test_every_form_of_the_transposition(name):
    address, size = _C.transposes()[name], int(name[-1])
    if not address:
        pytest.skip("not for this processor")
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)(address)
    lines = 64 // size
    source = np.random.default_rng(0).integers(0, 2**31, (128, 200)).astype(f"u{size}")
    for columns in (lines, 3 * lines, 128):
        target = np.zeros((lines, 130), source.dtype)
        function(target.ctypes.data, 130, source[:, 3:].ctypes.data, 200, columns)
        assert np.array_equal(target[:, :columns], source[:columns, 3 : 3 + lines].T) and not target[:, columns:].any()
