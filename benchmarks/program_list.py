"""The programs that the compiler is judged by, written plainly once per library: elementwise chains, normalisations, products, attention.

A program is a function of a library's namespace (framestance's and torch's are the same source) and of its arguments.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
Arguments = Callable[[np.random.Generator], list[Array]]


@dataclass(frozen=True)
class Program:
    """``tensors(lib)`` is the function for framestance and torch, ``arrays(xp)`` the one for NumPy and JAX, ``expression`` what numexpr evaluates of x, y, t.

    The bars are the least that a peer's time over ours may be: of Inductor, and of the fastest of all peers.
    """

    name: str
    arguments: Arguments
    tensors: Callable[[Any], Callable[..., Any]]
    arrays: Callable[[Any], Callable[..., Any]]
    rtol: float = 1e-4
    against_inductor: float | None = None
    against_best: float | None = None
    expression: str | None = None

    @property
    def memory_bound(self) -> bool:
        """Whether memory, not arithmetic, is what limits it."""
        return self.name in MEMORY_BOUND


def normal(*shapes: tuple[int, ...], dtype: str = "float32") -> Arguments:
    return lambda random: [random.standard_normal(shape).astype(dtype) for shape in shapes]


def _chain(lib: Any) -> Callable[..., Any]:
    def chain(x: Any, y: Any) -> Any:
        t = x + y
        t = t * 2.0
        t = lib.maximum(t, lib.zeros_like(t)) if lib.__name__ != "numpy" else lib.maximum(t, 0)
        t = t - x
        t = t * y
        t = t + 0.5
        return abs(t) * x

    return chain


def _erf(xp: Any) -> Any:
    if xp is not np:
        import jax.scipy.special

        return jax.scipy.special.erf
    try:
        from scipy.special import erf
    except ImportError:
        return np.vectorize(math.erf, otypes=[np.float64])
    return erf


def _softmax(xp: Any) -> Callable[..., Any]:
    def softmax(x: Any) -> Any:
        e = xp.exp(x - x.max(axis=-1, keepdims=True))
        return e / e.sum(axis=-1, keepdims=True)

    return softmax


def _layer_norm(xp: Any) -> Callable[..., Any]:
    def layer_norm(x: Any, w: Any, b: Any) -> Any:
        d = x - x.mean(axis=-1, keepdims=True)
        return d / xp.sqrt((d * d).mean(axis=-1, keepdims=True) + 1e-5) * w + b

    return layer_norm


def _rms_norm(lib: Any) -> Callable[..., Any]:
    return lambda x, w: x * (1.0 / lib.sqrt((x * x).mean(-1).reshape(-1, 1) + 1e-6)) * w


def _black_scholes(lib: Any, erf: Any) -> Callable[..., Any]:
    def black_scholes(s: Any, x: Any, t: Any) -> tuple[Any, Any]:
        rate, volatility = 0.02, 0.3
        root = lib.sqrt(t)
        d1 = (lib.log(s / x) + (rate + 0.5 * volatility * volatility) * t) / (volatility * root)
        d2 = d1 - volatility * root
        c1 = 0.5 + 0.5 * erf(d1 * 0.7071067811865476)
        c2 = 0.5 + 0.5 * erf(d2 * 0.7071067811865476)
        discounted = x * lib.exp(-rate * t)
        call = s * c1 - discounted * c2
        return call, call - s + discounted

    return black_scholes


def _prices(random: np.random.Generator) -> list[Array]:
    return [random.uniform(low, high, 1_000_000) for low, high in ((5, 30), (1, 100), (0.25, 10))]


def _mlp(lib: Any, relu: Any) -> Callable[..., Any]:
    return lambda x, w1, b1, w2, b2, w3, b3: relu(relu(x @ w1 + b1) @ w2 + b2) @ w3 + b3


def _layers(random: np.random.Generator) -> list[Array]:
    shapes = [(128, 784), (784, 512), (512,), (512, 256), (256,), (256, 10), (10,)]
    return [(random.standard_normal(shape) / math.sqrt(shape[0])).astype(np.float32) for shape in shapes]


def _gelu_tanh(lib: Any) -> Callable[..., Any]:
    return lambda x: 0.5 * x * (1.0 + lib.tanh(0.7978845608028654 * (x + 0.044715 * x * x * x)))


def _attention(lib: Any) -> Callable[..., Any]:
    return lambda q, k, v: lib.softmax(q @ k.T * 0.125, -1) @ v


def _attention_of_arrays(xp: Any) -> Callable[..., Any]:
    softmax = _softmax(xp)
    return lambda q, k, v: softmax(q @ k.T * 0.125) @ v


def _wide_layer(relu: Any) -> Callable[..., Any]:
    return lambda x, w, b, v: relu(x @ w + b) @ v


def _gelu_erf(xp: Any) -> Callable[..., Any]:
    erf = _erf(xp)
    return lambda x: 0.5 * x * (1.0 + erf(x * np.float32(0.7071067811865476)))


def _normalise(lib: Any) -> Callable[..., Any]:
    return lambda x: x / lib.sqrt((x * x).sum(-1).reshape(-1, 1))


def _silu(xp: Any) -> Callable[..., Any]:
    return lambda x: x / (1.0 + xp.exp(-x))


def _three(lib: Any) -> Callable[..., Any]:
    return lambda a, b, c, d: a @ b @ c @ d


def _add_one(lib: Any) -> Callable[..., Any]:
    return lambda x: x + 1


def _sum_of_squares(lib: Any) -> Callable[..., Any]:
    return lambda x: (x * x).sum()


def _layer_norm_of_tensors(lib: Any) -> Callable[..., Any]:
    return lambda x, w, b: lib.nn.functional.layer_norm(x, (x.shape[-1],), w, b)


def _softmax_of_tensors(lib: Any) -> Callable[..., Any]:
    return lambda x: lib.softmax(x, -1)


def _of(namespace: Callable[[Any], Any], *arguments: Any) -> Callable[[Any], Callable[..., Any]]:
    """A program that is one function of a library."""
    return lambda lib: lambda x: namespace(lib)(x, *arguments)


_F = {name: _of(lambda lib, name=name: getattr(lib.nn.functional, name)) for name in ("silu", "gelu")}
MEMORY_BOUND = frozenset({"8-op chain, 1e6", "layer norm 4096x768", "rms norm 4096x768", "row normalise 4096x512", "sum of squares, 1e7", "x + 1, 1e7"})
SMALL, MILLION, MANY, SQUARE = (3,), (1_000_000,), (10_000_000,), (5, 5)


def _program(
    name: str, arguments: Arguments, tensors: Any, arrays: Any, inductor: float, best: float, rtol: float = 1e-4, expression: str | None = None
) -> Program:
    return Program(name, arguments, tensors, arrays, rtol, inductor, best, expression)


PROGRAMS = (
    _program(
        "8-op chain, 1e6", normal(MILLION, MILLION), _chain, _chain, 1.3, 1.0, expression="abs((where((x + y) * 2 > 0, (x + y) * 2, 0) - x) * y + 0.5) * x"
    ),
    _program(
        "gelu tanh, 1e6", normal(MILLION), _gelu_tanh, _gelu_tanh, 4.4, 1.5, expression="0.5 * x * (1 + tanh(0.7978845608028654 * (x + 0.044715 * x * x * x)))"
    ),
    _program("gelu erf, 1e6", normal(MILLION), _F["gelu"], _gelu_erf, 1.15, 0.8),
    _program("silu, 1e6", normal(MILLION), _F["silu"], _silu, 1.55, 1.5, expression="x / (1 + exp(-x))"),
    _program("softmax 1024x1024", normal((1024, 1024)), _softmax_of_tensors, _softmax, 1.8, 1.6),
    _program("layer norm 4096x768", normal((4096, 768), (768,), (768,)), _layer_norm_of_tensors, _layer_norm, 1.3, 1.1, 1e-3),
    _program("rms norm 4096x768", normal((4096, 768), (768,)), _rms_norm, _rms_norm, 1.65, 1.65),
    _program("Black-Scholes float64, 1e6", _prices, lambda lib: _black_scholes(lib, lib.erf), lambda xp: _black_scholes(xp, _erf(xp)), 1.2, 1.2, 1e-7),
    _program("row normalise 4096x512", normal((4096, 512)), _normalise, _normalise, 2.2, 1.4),
    _program("sum of squares, 1e7", normal(MANY), _sum_of_squares, _sum_of_squares, 1.05, 1.05, expression="sum(x * x)"),
    _program("MLP, batch 128", _layers, lambda lib: _mlp(lib, lib.relu), lambda xp: _mlp(xp, lambda x: xp.maximum(x, 0)), 1.03, 0.93, 1e-3),
    _program("attention 512x64", normal((512, 64), (512, 64), (512, 64)), _attention, _attention_of_arrays, 1.05, 0.93, 1e-3),
    _program("attention 4096x64", normal((4096, 64), (4096, 64), (4096, 64)), _attention, _attention_of_arrays, 1.05, 0.93, 1e-3),
    _program(
        "wide layer 4096x64-4096-64",
        normal((4096, 64), (64, 4096), (4096,), (4096, 64)),
        lambda lib: _wide_layer(lib.relu),
        lambda xp: _wide_layer(lambda x: xp.maximum(x, 0)),
        1.03,
        0.93,
        1e-3,
    ),
    _program("three matmuls 5x5", normal(SQUARE, SQUARE, SQUARE, SQUARE), _three, _three, 60, 8),
    _program("x + 1, 3 elements", normal(SMALL), _add_one, _add_one, 90, 4, expression="x + 1"),
    _program("x + 1, 1e7", normal(MANY), _add_one, _add_one, 2.2, 1.5, expression="x + 1"),
    _program("silu, 1e7", normal(MANY), _F["silu"], _silu, 2.2, 1.5, expression="x / (1 + exp(-x))"),
)
