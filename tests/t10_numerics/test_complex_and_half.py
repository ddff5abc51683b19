"""Complex numbers and half precision: right values, NumPy's where it says the same, and compiled like uncompiled."""

from __future__ import annotations

import math

import numpy as np
import pytest

import framestance as T
from framestance.testing import check_compiled, same_compiled

Z = np.array([[1 + 2j, -0.5j, 3], [0.25 - 1j, 1e-3 + 5j, -2]])


@pytest.mark.parametrize("code", ["complex64", "complex128"])
@pytest.mark.parametrize(
    "name",
    (
        "exp2 exp expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh sqrt square negative reciprocal isnan isfinite isinf logical_not abs"
    ).split(),
)
def test_functions_are_numpys(name, code):
    z = Z.astype(code)
    numpy_name = {"asin": "arcsin", "acos": "arccos", "atan": "arctan"}.get(name, name)
    with np.errstate(all="ignore"):
        wanted = np.asarray(getattr(np, numpy_name)(z))
    got = getattr(T, name)(T.from_numpy(z)).numpy()
    assert got.dtype == wanted.dtype
    np.testing.assert_array_equal(got, wanted)


@pytest.mark.parametrize("name", "floor ceil trunc round sign relu erf amax amin argmax lt le gt ge maximum minimum remainder floor_divide clamp".split())
def test_what_has_no_meaning_is_refused(name):
    z = T.from_numpy(Z)
    function = getattr(T, name)
    with pytest.raises((NotImplementedError, RuntimeError)):
        function(z, z) if name in ("lt", "le", "gt", "ge", "maximum", "minimum", "remainder", "floor_divide") else function(
            z, 0
        ) if name == "clamp" else function(z)


@pytest.mark.parametrize(
    "expression,dtype",
    [
        ("z * 2", "complex64"),
        ("z + x", "complex64"),
        ("z + x.double()", "complex128"),
        ("x * 1j", "complex64"),
        ("x.double() * 1j", "complex128"),
        ("i + 1j", "complex64"),
        ("z * T.tensor(2.0, dtype=T.float64)", "complex64"),
        ("x * T.tensor(2j, dtype=T.complex128)", "complex64"),
        ("abs(z)", "float32"),
        ("z == z", "bool"),
        ("z.sum()", "complex64"),
        ("z.mean()", "complex64"),
        ("h * 2", "float16"),
        ("h + x", "float32"),
        ("h * i", "float16"),
        ("h.sum()", "float16"),
        ("h + 1.5", "float16"),
        ("T.tensor([1, 2j])", "complex64"),
        ("T.ones(2, dtype=complex)", "complex128"),
    ],
)
def test_promotion(expression, dtype):
    given = {"T": T, "z": T.ones(2, dtype=T.complex64), "x": T.ones(2), "i": T.ones(2, dtype=T.int32), "h": T.ones(2).half()}
    assert eval(expression, given).dtype is getattr(T, dtype)


def test_dtypes_know_their_parts():
    assert T.complex64.to_real() is T.float32 and T.float64.to_complex() is T.complex128 and T.float16.to_complex() is T.complex64
    assert T.complex64.is_complex and not T.float16.is_complex and T.complex128.itemsize == 16
    assert T.ones(1, dtype=T.complex64).is_complex() and not T.ones(1).is_complex()


def test_a_complex_number_is_never_stored_as_a_real_one_in_silence():
    x = T.ones(2)
    for write in (lambda: x.fill_(1j), lambda: x.__setitem__(0, 1j), lambda: x.add_(1j), lambda: T.tensor([1j], dtype=T.float32), lambda: float(T.tensor(1j))):
        with pytest.raises((RuntimeError, TypeError)):
            write()
    assert x.tolist() == [1, 1]
    assert T.tensor([1 + 2j, 3]).to(T.float32).tolist() == [1, 3] and T.ones(2).copy_(T.tensor([1 + 2j, 3])).tolist() == [1, 3]
    assert T.tensor([2j, 0]).bool().tolist() == [True, False]
    assert T.tensor([1 + 2j]).item() == 1 + 2j and complex(T.tensor(1 + 2j)) == 1 + 2j


def test_complex_tensors_print_as_in_torch():
    assert repr(T.tensor([1 + 2j, 0.5 - 1j])) == "tensor([1.0000+2.j, 0.5000-1.j])"
    assert repr(T.tensor([100.25 + 1j, 3 + 2j])) == "tensor([100.2500+1.j,   3.0000+2.j])"
    assert repr(T.tensor([[1 + 2j]], dtype=T.complex128)) == "tensor([[1.+2.j]], dtype=framestance.complex128)"
    assert repr(T.tensor([complex(math.nan, 0), 1j])) == "tensor([nan+0.j, 0.+1.j])"
    assert repr(T.tensor([1.5]).half()) == "tensor([1.5000], dtype=framestance.float16)"


@same_compiled((T.from_numpy(Z),), (T.from_numpy(Z.astype("complex64").T),), graphs=2)
def test_complex_programs_compile(z):
    w = (z * 2 + 1j).exp() / (z + 3)
    return w, abs(w), w.sum(0), w @ w.reshape(w.shape[1], w.shape[0]), w != 0, w.to(T.float32), T.where(abs(w) > 1, w, z), w[:, 1:].reshape(-1)


def test_complex_in_place_and_out():
    def run(z, x):
        z += 1j
        z[0] *= x
        return z * z

    check_compiled(run, (T.tensor([[1j, 2], [3, 4]]), T.tensor([2.0, 3.0])), graphs=1)


@same_compiled((T.arange(12).reshape(3, 4).half() / 7,), graphs=1)
def test_half_precision_programs_compile(h):
    return h * 2 + 1, h.exp(), h.softmax(-1), h @ h.t(), h.mean(), h.std(), h.sum(1), T.sigmoid(h), T.nn.functional.gelu(h), h.float() * 2, h > 0.5, h.amax(0)


def test_half_precision_is_computed_in_single():
    h = T.full((3000,), 1.0).half()
    assert h.sum().item() == 3000 and h.mean().item() == 1  # in steps of half precision the sum would stop at 2048
    x = T.linspace(-3, 3, 50).half()
    for function in (T.sigmoid, T.rsqrt, T.nn.functional.silu, T.nn.functional.gelu, lambda x: T.softmax(x, 0), lambda x: T.log_softmax(x, 0)):
        wanted = function(x.float()).half()
        np.testing.assert_array_equal(function(x).numpy(), wanted.numpy())
    assert T.softmax(h, 0, dtype=T.float32).dtype is T.float32


@pytest.mark.parametrize("dtype", [T.float16, T.bfloat16, T.float32])
def test_operators_on_repeated_rows_lay_out_memory_as_compiled_ones_do(dtype):
    x = T.ones(1, 64, dtype=dtype).expand(8, 64)
    for function in (lambda x: x + x, lambda x: -x, lambda x: x / x, lambda x: x == x, lambda x: abs(x.t())):
        assert T.compile(function)(x).stride() == function(x).stride()
