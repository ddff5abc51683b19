"""argmax and argmin: the first extreme element, NaN before all, for every layout, dtype and length that the vector code treats apart."""

from __future__ import annotations

import numpy as np
import pytest

import framestance as torch

pytestmark = pytest.mark.some_suffice

SHAPES = [(1,), (3,), (16,), (65,), (700,), (270_001,), (1, 1), (5, 3), (17, 64), (130, 65), (3, 700), (2, 3, 5), (9, 1, 20), (2, 3, 4, 5)]
DTYPES = ["f4", "f8", "i4", "i8", "u1", "i2"]


def contents(shape, dtype, generator):
    """Numbers with equal ones among them, and for floats every special one somewhere."""
    values = generator.integers(-20, 20, shape) if np.dtype(dtype).kind != "u" else generator.integers(0, 20, shape)
    yield values.astype(dtype)
    yield np.full(shape, np.iinfo(dtype).min if np.dtype(dtype).kind in "iu" else -np.inf, dtype)
    yield np.full(shape, np.iinfo(dtype).max if np.dtype(dtype).kind in "iu" else np.inf, dtype)
    if np.dtype(dtype).kind == "f":
        for special, share in ((np.nan, 0.02), (np.inf, 0.1), (-0.0, 0.5), (np.nan, 1.0)):
            made = (values * (special != 0)).astype(dtype)
            made[generator.random(shape) < share] = special
            yield made


def layouts(tensor):
    yield tensor
    if tensor.ndim > 1:
        yield tensor.transpose(0, -1)
        yield tensor.permute(*range(1, tensor.ndim), 0)
    yield tensor[::2]


@pytest.mark.parametrize(("shape", "dtype"), [(s, d) for s in SHAPES for d in DTYPES if d in ("f4", "i8") or s in SHAPES[4:12:3]], ids=str)
def test_the_first_extreme_is_found(shape, dtype):
    generator = np.random.default_rng(0)
    forms = []
    for name in ("argmax", "argmin"):
        for dim in (None, *range(len(shape))):
            keepdim = dim is not None and dim % 2 == 1
            forms.append((name, dim, torch.compile(lambda x, name=name, dim=dim, keepdim=keepdim: getattr(x, name)(dim, keepdim), fullgraph=True)))
    for array in contents(shape, dtype, generator):
        for x in layouts(torch.from_numpy(array)):
            for name, dim, compiled in forms:
                got, wanted = compiled(x), getattr(x.numpy(), name)(axis=dim, keepdims=dim is not None and dim % 2 == 1)
                assert got.dtype is torch.int64 and got.shape == wanted.shape and got.is_contiguous()
                assert np.array_equal(got.numpy(), wanted), (array.dtype, x.shape, x.stride(), name, dim)
    assert all(torch.compiler.stats(compiled).graphs >= 1 for *_, compiled in forms)


def test_threads_find_the_same():
    x = torch.from_numpy(np.random.default_rng(0).integers(0, 1000, (1500, 1501)).astype("f4"))
    compiled = torch.compile(lambda x: (x.argmax(), x.argmin(0), x.argmax(1), x.reshape(-1).argmin()), fullgraph=True)
    before = torch.get_num_threads()
    try:
        found = []
        for threads in (1, 2, 3, 7):
            torch.set_num_threads(threads)
            found.append([y.tolist() for y in compiled(x)])
    finally:
        torch.set_num_threads(before)
    a = x.numpy()
    assert found[0] == [a.argmax(), a.argmin(0).tolist(), a.argmax(1).tolist(), a.argmin()]
    assert all(other == found[0] for other in found)


def test_max_and_min_along_an_axis_give_both():
    x = torch.tensor([[3.0, 7.0, 7.0], [float("nan"), 1.0, 9.0], [-1.0, -1.0, -2.0]])
    compiled = torch.compile(lambda x: (*x.max(1), *x.min(0), x.max(-1, keepdim=True).indices), fullgraph=True)
    for got, wanted in zip(compiled(x), (*x.max(1), *x.min(0), x.max(-1, keepdim=True).indices), strict=True):
        assert np.array_equal(got.numpy(), wanted.numpy(), equal_nan=True) and got.dtype is wanted.dtype
    assert compiled(x)[1].tolist() == [1, 0, 0] and compiled(x)[3].tolist() == [1, 2, 2]


def test_what_was_computed_in_the_graph_is_searched():
    compiled = torch.compile(lambda x: (x * x - x).argmax(0) + (x + 1).argmin(), fullgraph=True)
    x = torch.from_numpy(np.random.default_rng(1).standard_normal((40, 30)))
    assert torch.equal(compiled(x), (x * x - x).argmax(0) + (x + 1).argmin())


@pytest.mark.parametrize("dialect", ["torch", "numpy"])
def test_nothing_has_no_extreme(dialect):
    x = np.zeros((0, 3)) if dialect == "numpy" else torch.zeros(0, 3)
    for form in (lambda x: x.argmax(), lambda x: x.argmin(0)):
        with pytest.raises((ValueError, IndexError)) as plain:
            form(x)
        with pytest.raises(type(plain.value)):
            torch.compile(form)(x)
    assert torch.compile(lambda x: x.argmax(1))(x).shape == (0,)
