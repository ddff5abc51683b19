"""The products of the C module, in the forms for every processor that this one can run: all edges of their tiles, strides, several axes, errors, threads."""

from __future__ import annotations

import ctypes
import itertools
import math
import platform
import threading

import numpy as np
import pytest

from framestance import _C

pytestmark = pytest.mark.any_python
FORMS = _C.products()
_number, _pointer = ctypes.c_int64, ctypes.c_void_p
_SIGNATURE = ctypes.CFUNCTYPE(None, _number, _pointer, _number, _number, _pointer, _pointer, _number, _pointer, _number)
ROWS = (1, 2, 4, 5, 6, 7, 14, 15, 29, 43)
DEPTHS = (0, 1, 3, 16, 17, 321, 650)
COLUMNS = (1, 2, 7, 8, 15, 16, 17, 31, 33, 64, 65, 130)


def product(form, a, b, summed=1, out=None, part=-1):
    """a (m, k) times b (axes to sum over..., columns...), by the function that kernels call."""
    size = a.itemsize
    inner, outer = b.shape[:summed], b.shape[summed:]
    c = np.full((a.shape[0], *outer), 7, a.dtype) if out is None else out
    shape = [len(inner), *(x for n, s in zip(inner, b.strides, strict=False) for x in (n, s // size)), len(outer)]
    shape += [x for n, s, t in zip(outer, b.strides[summed:], c.strides[1:], strict=True) for x in (n, s // size, t // size)]
    numbers = np.array(shape, np.int64)
    down, across = (s // size for s in a.strides)
    _SIGNATURE(FORMS[form])(a.shape[0], a.ctypes.data, down, across, b.ctypes.data, c.ctypes.data, c.strides[0] // size, numbers.ctypes.data, part)
    return c


def check(form, a, b, summed=1, **options):
    got = product(form, a, b, summed, **options)
    wide = np.float64 if a.dtype == np.float32 else np.longdouble
    exact, flat = a.astype(wide), b.reshape(a.shape[1], math.prod(b.shape[summed:])).astype(wide)
    error = abs(got.reshape(len(a), flat.shape[1]) - exact @ flat)
    assert np.all(error <= 20 * np.finfo(a.dtype).eps * (abs(exact) @ abs(flat))), (form, a.shape, b.shape)
    return got


def dtype_of(form):
    return np.dtype(form.split("_")[1])


def matrices(rng, dtype, m, k, n, layout):
    a, b = rng.standard_normal((m, k)).astype(dtype), rng.standard_normal((k, n)).astype(dtype)
    if layout in ("columns", "columns after rows"):
        b = np.asfortranarray(b)
    if layout in ("columns", "rows after columns"):
        a = np.asfortranarray(a)
    if layout == "apart":
        a, b = np.repeat(np.repeat(a, 2, 1), 2, 0)[::2, ::2], np.repeat(np.repeat(b, 3, 1), 2, 0)[::2, ::3]
    if layout == "backwards":
        a, b = a[::-1, ::-1].copy()[::-1, ::-1], b[::-1, ::-1].copy()[::-1, ::-1]
    return a, b


@pytest.mark.parametrize("layout", ["rows", "columns", "columns after rows", "rows after columns", "apart", "backwards"])
@pytest.mark.parametrize("form", FORMS)
def test_every_edge_of_the_tiles(form, layout):
    rng = np.random.default_rng(len(layout))
    for m, k, n in itertools.product(ROWS, DEPTHS, COLUMNS):
        if m * k * n <= 100_000:
            check(form, *matrices(rng, dtype_of(form), m, k, n, layout))


@pytest.mark.parametrize("form", FORMS)
def test_more_than_the_caches_hold(form):
    rng = np.random.default_rng(0)
    for m, k, n in ((15, 700, 1500), (20, 4500, 1), (1, 4500, 20), (60, 330, 600)):
        check(form, *matrices(rng, dtype_of(form), m, k, n, "rows"))
    for m, n, layout in ((20, 1, "apart"), (20, 1, "backwards"), (1, 20, "columns"), (3, 20, "apart")):  # a column gathered part by part
        a, b = matrices(rng, dtype_of(form), m, 9000, n, layout)
        check(form, *((np.ascontiguousarray(a), b) if n == 1 else (a, np.asfortranarray(b))))
    a, b = matrices(rng, dtype_of(form), 40, 1024, 90, "rows")
    check(form, a[:, :1000], b[:1000])  # rows a page apart


def windows(rng, dtype):
    """(channels, window..., batch, places...) of random images, and the axes to sum over."""
    batch, channels, height, width = (int(x) for x in rng.integers(1, 5, 4) * (1, 2, 5, 7))
    kernel = rng.integers(1, min(height, width, 3) + 1, 2)
    stride, space = int(rng.integers(1, 4)), int(rng.integers(1, 3))
    x = rng.standard_normal((batch, channels, height, width * space)).astype(dtype)[..., ::space]
    counts = [(size - k) // stride + 1 for size, k in zip((height, width), kernel, strict=True)]
    s = x.strides
    return np.lib.stride_tricks.as_strided(x, (channels, *kernel, batch, *counts), (s[1], s[2], s[3], s[0], s[2] * stride, s[3] * stride)), 3


@pytest.mark.parametrize("form", FORMS)
def test_one_column_times_rows_of_every_layout(form):
    rng = np.random.default_rng(6)
    for m, k, layout in itertools.product(
        (1, 2, 3, 4, 5, 31, 200), (1, 2, 33, 330, 4100), ("columns", "columns after rows", "rows after columns", "apart", "backwards")
    ):
        a, b = matrices(rng, dtype_of(form), m, k, 1, layout)
        whole = check(form, a, b)
        if m > 170:
            assert np.array_equal(product(form, a[:84], b), whole[:84]) and np.array_equal(product(form, a[84:], b), whole[84:])


@pytest.mark.parametrize("form", FORMS)
def test_windows_are_read_where_they_are(form):
    rng = np.random.default_rng(1)
    for _ in range(150):
        b, summed = windows(rng, dtype_of(form))
        check(form, rng.standard_normal((int(rng.integers(1, 70)), int(np.prod(b.shape[:summed])))).astype(dtype_of(form)), b, summed)
    for places in (4, 8, 16, 32, 26, 5):  # a quarter, half and whole vectors, and others
        image = rng.standard_normal((3, 4, places + 2, places + 2)).astype(dtype_of(form))
        s = image.strides
        b = np.lib.stride_tricks.as_strided(image, (4, 3, 3, 3, places, places), (s[1], s[2], s[3], s[0], s[2], s[3]))
        for m in (1, 9, 16, 33, 60):
            check(form, rng.standard_normal((m, 36)).astype(dtype_of(form)), b, 3)


@pytest.mark.parametrize("form", FORMS)
def test_sums_do_not_depend_on_how_rows_and_columns_are_divided(form):
    rng = np.random.default_rng(2)
    a, b = matrices(rng, dtype_of(form), 170, 700, 90, "rows")
    whole = product(form, a, b)
    for first, last in ((0, 84), (84, 170)):
        assert np.array_equal(product(form, a[first:last], b), whole[first:last])
    seen = rng.standard_normal((50, 6, 40)).astype(dtype_of(form))  # (summed, members of a batch, columns)
    whole = product(form, a[:, :50], seen, part=6)
    for first, last in ((0, 1), (1, 4), (4, 6)):
        assert np.array_equal(product(form, a[:, :50], seen[:, first:last].copy(), part=last - first), whole[:, first:last])
    for each in (rng.standard_normal((50, 6)), rng.standard_normal((6, 50)).T):  # members of one column
        each = each.astype(dtype_of(form))
        for rows in (3, 170):
            whole = product(form, a[:rows, :50], each, part=6)
            assert np.array_equal(product(form, a[:rows, :50], each[:, 2:3], part=1), whole[:, 2:3])
    one = rng.standard_normal((50, 6, 1)).astype(dtype_of(form))
    whole = product(form, a[:, :50], one, part=6)
    assert np.array_equal(product(form, a[:, :50], one[:, 2:3].copy(), part=1), whole[:, 2:3])


@pytest.mark.parametrize("form", FORMS)
def test_nothing_else_is_touched(form):
    rng = np.random.default_rng(3)
    for m, n in itertools.product((1, 3, 6, 15), (1, 3, 15, 17, 33, 47)):
        a, b = matrices(rng, dtype_of(form), m, 20, n, "rows")
        around = np.full((m + 2, n + 40), 7, dtype_of(form))
        inside = around[1:-1, 20:-20]
        check(form, a, b, out=inside)
        inside[...] = 7
        assert np.all(around == 7)


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the number of the flag is another one")
@pytest.mark.parametrize("form", FORMS)
def test_errors_are_noted_for_elements_of_the_result_only(form):
    """A number that is not there would make an invalid operation of an infinity."""
    libm, invalid = ctypes.CDLL("libm.so.6"), 1
    rng = np.random.default_rng(5)
    for m, n, layout in itertools.product((1, 3, 5, 15), (1, 3, 17, 33, 100), ("rows", "columns", "columns after rows")):
        a, b = (np.exp(x) for x in matrices(rng, dtype_of(form), m, 40, n, layout))
        a[:, 3] = np.inf
        libm.feclearexcept(invalid)
        got = product(form, a, b)
        assert not libm.fetestexcept(invalid) and np.all(got == np.inf), (m, n, layout)
        b[3, n // 2] = 0
        product(form, a, b)
        assert libm.fetestexcept(invalid)


@pytest.mark.parametrize("form", FORMS)
def test_many_threads(form):
    rng = np.random.default_rng(4)
    work = [matrices(rng, dtype_of(form), *sizes, "rows") for sizes in ((50, 400, 700), (16, 30, 2000), (200, 900, 40))]
    wanted = [product(form, a, b) for a, b in work]
    wrong = []

    def run(first):
        for i in range(12):
            a, b = work[(first + i) % 3]
            if not np.array_equal(product(form, a, b), wanted[(first + i) % 3]):
                wrong.append(i)

    threads = [threading.Thread(target=run, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
