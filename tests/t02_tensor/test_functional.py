"""nn.functional and the special functions: right values at the edges, in-place forms, and the errors."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import framestance as fs
import framestance.nn.functional as F

nan, inf = float("nan"), float("inf")


def close(got: Any, *want: float) -> bool:
    return np.allclose(got.numpy(), want, rtol=1e-12 if got.dtype is fs.float64 else 1e-6, atol=0, equal_nan=True)


def double(*numbers: float) -> Any:
    return fs.tensor(numbers, dtype=fs.float64)


# ---- special functions: values from tables ----


@pytest.mark.parametrize(
    ("function", "argument", "value"),
    [
        (fs.lgamma, 0.5, math.log(math.pi) / 2),
        (fs.lgamma, -1.0, inf),
        (fs.digamma, 1.0, -0.5772156649015329),
        (fs.digamma, 0.0, -inf),
        (fs.digamma, -2.0, nan),
        (fs.erfinv, 0.5, 0.4769362762044699),
        (fs.erfinv, 1.0, inf),
        (fs.special.erfcx, 10.0, 0.05614099274382259),
        (fs.special.ndtri, 0.975, 1.959963984540054),
        (fs.special.ndtri, 1e-300, -37.0471),
        (fs.special.log_ndtr, -40.0, -804.6084420137538),
        (fs.i0, 1.0, 1.2660658777520084),
        (fs.special.i1e, 100.0, 0.03974415302513025),
        (fs.special.modified_bessel_k0, 2.0, 0.11389387274953343),
        (fs.special.scaled_modified_bessel_k1, 1e-3, 1000.9967345),
        (fs.special.bessel_j0, 2.404825557695773, 0.0),
        (fs.special.airy_ai, -10.0, 0.04024123849),
        (fs.special.airy_ai, 1.0, 0.13529241631288141),
        (fs.special.ndtr, 0.0, 0.5),
        (fs.special.entr, -1.0, -inf),
    ],
)
def test_special_functions(function: Any, argument: float, value: float) -> None:
    assert np.allclose(function(double(argument)).numpy(), value, rtol=1e-6, atol=1e-15, equal_nan=True)


def test_functions_of_two_numbers() -> None:
    assert close(fs.igamma(double(0.5, 10.0), double(1.0, 3.0)), 0.8427007929497149, 0.0011024881301154815)
    assert np.isclose(fs.igammac(double(1e-12), double(1.0)).item(), 2.19383934396e-13, rtol=1e-10, atol=0)
    assert close(fs.special.zeta(double(2.0), double(1.0)), math.pi**2 / 6)
    assert close(fs.polygamma(1, double(1.0, 0.5)), math.pi**2 / 6, math.pi**2 / 2)
    assert close(double(1.0).polygamma(2), -2.4041138063191885)
    assert close(fs.special.legendre_polynomial_p(double(0.5), fs.tensor([3])), -0.4375)
    assert close(fs.special.hermite_polynomial_h(double(2.0), 3), 40.0)
    assert close(fs.special.chebyshev_polynomial_t(double(0.3), 20), math.cos(20 * math.acos(0.3)))
    with pytest.raises(RuntimeError, match="negative n"):
        fs.polygamma(-1, double(1.0))
    with pytest.raises(TypeError, match="argument 'other'"):
        fs.igamma(double(1.0), 2.0)


def test_integers_are_computed_in_the_default_dtype() -> None:
    assert fs.lgamma(fs.tensor([3])).dtype is fs.float32
    with pytest.raises(NotImplementedError):
        fs.igamma(fs.tensor([1]), fs.tensor([2]))


# ---- pointwise ----


def test_products_with_logarithms_are_zero_at_zero() -> None:
    zeros = fs.zeros(4)
    assert close(fs.xlogy(zeros, fs.tensor([nan, inf, -1.0, 0.0])), nan, 0, 0, 0)
    assert close(fs.special.xlog1py(zeros, fs.tensor([nan, inf, -2.0, -1.0])), nan, 0, 0, 0)


def test_extremes_prefer_numbers() -> None:
    assert close(fs.fmax(fs.tensor([nan, 1.0, nan]), fs.tensor([1.0, nan, nan])), 1, 1, nan)
    assert close(fs.fmin(fs.tensor([nan, 1.0, 3.0]), fs.tensor([1.0, nan, 2.0])), 1, 1, 2)


def test_parts_of_numbers() -> None:
    mantissa, exponent = fs.frexp(fs.tensor([3.0, -0.25, 0.0, inf]))
    assert close(mantissa, 0.75, -0.5, 0, inf)
    assert exponent.tolist() == [2, -1, 0, 0]
    assert exponent.dtype is fs.int32
    assert close(fs.ldexp(mantissa[:2], exponent[:2]), 3.0, -0.25)
    assert close(fs.frac(fs.tensor([-1.5, 2.25])), -0.5, 0.25)
    x = fs.ones(2)
    assert fs.real(x) is x
    assert x.conj() is x


def test_nan_to_num_replaces_by_limits() -> None:
    limit = float(np.finfo(np.float32).max)
    assert close(fs.nan_to_num(fs.tensor([nan, inf, -inf, 1.0])), 0, limit, -limit, 1)
    assert close(fs.nan_to_num(fs.tensor([nan, inf, -inf]), 1.0, 2.0, 3.0), 1, 2, 3)


def test_isclose() -> None:
    a, b = fs.tensor([1.0, inf, nan, 1.0]), fs.tensor([1.0 + 1e-6, inf, nan, 1.1])
    assert fs.isclose(a, b).tolist() == [True, True, False, False]
    assert fs.isclose(a, b, equal_nan=True).tolist() == [True, True, True, False]
    with pytest.raises(RuntimeError, match="did not match"):
        fs.isclose(a, b.double())


def test_names_of_numpy_are_accepted_too() -> None:
    x = fs.tensor([0.5])
    for name in ("arcsin", "arccos", "arctan", "arcsinh", "arctanh"):
        assert fs.equal(getattr(fs, name)(x), getattr(x, "a" + name[3:])())
    assert fs.equal(fs.arccosh(x + 1), (x + 1).acosh())
    assert fs.equal(fs.fix(x * 3), fs.trunc(x * 3))
    assert fs.equal(fs.special.expit(x), fs.sigmoid(x))


# ---- activations ----


@pytest.mark.parametrize("name", ["relu", "silu", "leaky_relu", "hardtanh", "relu6", "hardsigmoid", "hardswish", "elu", "selu", "celu", "mish", "rrelu"])
def test_in_place_activations_return_their_input(name: str) -> None:
    x = fs.linspace(-4, 4, 9)
    want = getattr(F, name)(x)
    assert getattr(F, name)(x, inplace=True) is x
    assert fs.equal(x, want)


@pytest.mark.parametrize("name", ["relu_", "leaky_relu_", "hardtanh_", "elu_", "selu_", "celu_", "rrelu_"])
def test_in_place_forms(name: str) -> None:
    x = fs.linspace(-4, 4, 9)
    want = getattr(F, name[:-1])(x)
    assert getattr(F, name)(x) is x
    assert fs.equal(x, want)
    assert F.threshold_(x, 10.0, 5.0) is x
    assert x.tolist() == [5.0] * 9


def test_compiled_in_place_activation_writes_the_input() -> None:
    compiled = fs.compile(lambda x: F.elu(x, inplace=True) + 1)
    for _ in range(3):
        x = fs.tensor([-1.0, 2.0])
        assert close(compiled(x), math.exp(-1), 3.0)
        assert close(x, math.exp(-1) - 1, 2.0)


@pytest.mark.filterwarnings("ignore:The given NumPy array is not writ")
def test_a_read_only_array_is_not_written_by_a_compiled_activation() -> None:
    compiled = fs.compile(lambda x: F.relu(x, inplace=True).sum())
    array = np.array([-1.0, 2.0], np.float32)
    for _ in range(3):
        compiled(fs.from_numpy(array.copy()))
    array.flags.writeable = False
    frozen = fs.from_numpy(array)
    with pytest.raises((ValueError, RuntimeError)):
        compiled(frozen)
    assert array.tolist() == [-1.0, 2.0]


def test_activations_far_out() -> None:
    x = fs.tensor([-200.0, -1.0, 0.0, 1.0, 200.0])
    assert close(F.logsigmoid(x), -200, -1.3132616, -0.6931472, -0.3132617, 0)
    assert close(F.softplus(x), 0, 0.3132617, 0.6931472, 1.3132616, 200)
    assert close(F.softshrink(x), -199.5, -0.5, 0, 0.5, 199.5)
    assert close(F.glu(fs.tensor([1.0, 2.0, 0.0, 200.0])), 0.5, 2.0)
    assert close(F.prelu(fs.tensor([[-1.0, -1.0]]), fs.tensor([0.5, 2.0]))[0], -0.5, -2.0)


def test_slopes_are_drawn_between_the_bounds() -> None:
    fs.manual_seed(0)
    slopes = -F.rrelu(-fs.ones(1000), 0.2, 0.4, True)
    assert 0.2 <= float(slopes.min()) < 0.21
    assert 0.39 < float(slopes.max()) <= 0.4


def test_gumbel_softmax_draws_one_of_each_row() -> None:
    fs.manual_seed(0)
    scores = fs.tensor([[1.0, 2.0, 3.0]]).expand(3000, 3)
    drawn = F.gumbel_softmax(scores, hard=True)
    assert drawn.sum(1).tolist() == [1.0] * 3000
    assert np.allclose(drawn.mean(0).numpy(), fs.softmax(scores[0], 0).numpy(), atol=0.05)


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: F.hardtanh(fs.ones(2), 1.0, -1.0), ValueError, "min_val"),
        (lambda: F.softshrink(fs.ones(2), -1.0), RuntimeError, "lambda"),
        (lambda: F.elu(fs.ones(2, dtype=fs.int64)), NotImplementedError, "Long"),
        (lambda: F.celu(fs.ones(2), 0.0), RuntimeError, "alpha"),
        (lambda: F.glu(fs.ones(3)), RuntimeError, "even"),
        (lambda: F.prelu(fs.ones(2, 3), fs.ones(2)), RuntimeError, "channel size = 3"),
        (lambda: fs.heaviside(fs.ones(2), fs.ones(2).double()), RuntimeError, "dtypes"),
        (lambda: fs.mvlgamma(fs.ones(2), 0), RuntimeError, "p has to be"),
    ],
)
def test_errors(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        call()
