"""One call of each of NumPy's functions, methods, operators and forms of ufuncs: what the page about NumPy and the tests run plain and compiled.

An entry is what is called and an expression over what :func:`arguments` gives. Only names that every NumPy 2 has are here.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np


def arrays(layout: str = "C") -> dict[str, Any]:
    """Fresh arrays by name, always with the same contents, in C order, transposed ("F") or with steps ("step", "back")."""
    random = np.random.default_rng(7)
    made: dict[str, Any] = {
        "a": random.uniform(0.1, 0.9, (4, 3)),
        "b": random.uniform(0.1, 0.9, (4, 3)),
        "c": random.uniform(0.1, 0.9, (4, 3)).astype(np.float32),
        "o": np.zeros((4, 3)),
        "q": np.array([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]]),
        "i": random.integers(1, 9, (4, 3)),
        "m": random.uniform(size=(4, 3)) > 0.5,
        "z": random.normal(size=(4, 3)) + 1j * random.normal(size=(4, 3)),
        "t": random.normal(size=(2, 3, 4)),
        "n": np.where(random.uniform(size=(4, 3)) > 0.7, np.nan, 0.5) + np.eye(4, 3) * 0,
        "v": np.array([0.5, 0.25, 0.75, 0.125, 0.625]),
        "w": np.array([0.1, 0.2, 0.3, 0.4, 0.5]),
        "j": np.array([2, 0, 1, 2, 1]),
        "u": np.array([1, 0, 3, 255, 7, 8, 9, 10], np.uint8),
    }
    made["n"][:, 0] = 0.25
    made["n"][0] = 0.5
    made["n"][1, 1] = np.nan
    change: Callable[[Any], Any] = {"C": lambda x: x, "F": np.asfortranarray, "step": _with_steps, "back": lambda x: x[::-1].copy()[::-1]}[layout]
    return {name: change(x) for name, x in made.items()}


def arguments(layout: str = "C") -> dict[str, Any]:
    """What an expression may name: the arrays, and generators of random numbers, ``rng`` and ``old``."""
    return arrays(layout) | {"rng": np.random.default_rng(3), "old": np.random.RandomState(3)}


def states(values: list[Any]) -> list[Any]:
    """Arguments as they are compared after a call: of generators where they are."""
    return [
        repr(x.bit_generator.state) if isinstance(x, np.random.Generator) else repr(x.get_state()) if isinstance(x, np.random.RandomState) else x
        for x in values
    ]


def _with_steps(x: Any) -> Any:
    wide = np.zeros((*x.shape[:-1], 2 * x.shape[-1]), x.dtype)
    wide[..., ::2] = x
    return wide[..., ::2]


UNARY = """abs absolute fabs negative positive sign conj conjugate exp exp2 expm1 log log2 log10 log1p sqrt cbrt square reciprocal sin cos tan arcsin
arccos arctan
asin acos atan sinh cosh tanh arcsinh arctanh asinh atanh degrees radians deg2rad rad2deg rint floor ceil trunc isfinite isinf isnan signbit spacing
logical_not"""
BINARY = """add subtract multiply divide true_divide floor_divide power pow float_power remainder mod fmod divmod logaddexp logaddexp2 arctan2 atan2
hypot maximum
minimum fmax fmin copysign nextafter heaviside greater greater_equal less less_equal equal not_equal logical_and logical_or logical_xor"""
INTEGER = "bitwise_and bitwise_or bitwise_xor left_shift right_shift gcd lcm bitwise_left_shift bitwise_right_shift"


def _ufuncs() -> list[tuple[str, str]]:
    found = [(f"np.{name}", f"np.{name}(a)") for name in UNARY.split()]
    found += [(f"np.{name}", f"np.{name}(a, b)") for name in BINARY.split()]
    found += [(f"np.{name}", f"np.{name}(i, 3)") for name in INTEGER.split()]
    found += [(f"np.{name}", f"np.{name}(a + 1.5)") for name in ("arccosh", "acosh")]
    found += [(f"np.{name}", f"np.{name}(i)") for name in ("invert", "bitwise_not", "bitwise_invert", "bitwise_count")]
    return [*found, ("np.modf", "np.modf(a)"), ("np.frexp", "np.frexp(a)"), ("np.ldexp", "np.ldexp(a, i)"), ("np.matmul", "np.matmul(a, q)")]


def _forms() -> list[tuple[str, str]]:
    found = [(f"np.{name}(out=)", f"np.{name}(a, b, out=o)") for name in ("add", "subtract", "multiply", "divide", "maximum", "hypot", "fmod", "copysign")]
    found += [(f"np.{name}(out=)", f"np.{name}(a, out=o)") for name in ("sqrt", "exp", "negative", "floor", "sin")]
    found += [(f"np.{name}(dtype=)", f"np.{name}(c, c, dtype=np.float64)") for name in ("add", "subtract", "multiply", "true_divide", "power")]
    found += [(f"np.{name}(dtype=)", f"np.{name}(c, dtype=np.float64)") for name in ("sqrt", "exp", "sin", "square")]
    found += [(f"np.{name}(where=)", f"np.{name}(a, b, out=o, where=m)") for name in ("add", "subtract", "multiply", "divide", "maximum", "hypot")]
    found += [(f"np.{name}(where=)", f"np.{name}(a, out=o, where=m)") for name in ("sqrt", "exp", "log")]
    found += [(f"np.{name}(casting=)", f"np.{name}(i, i, casting='safe')") for name in ("add", "multiply")]
    found += [(f"np.{name}(order=)", f"np.{name}(a, b, order='F')") for name in ("add", "multiply")]
    for name in ("add", "multiply", "maximum", "minimum", "logical_and", "logical_or"):
        found += [(f"np.{name}.reduce", f"np.{name}.reduce(a, axis=1)")]
    for name in ("add", "multiply", "maximum", "minimum", "subtract"):
        found += [(f"np.{name}.accumulate", f"np.{name}.accumulate(a, axis=0)"), (f"np.{name}.outer", f"np.{name}.outer(v, w)")]
    for name in ("bitwise_and", "bitwise_or", "bitwise_xor"):
        found += [(f"np.{name}.reduce", f"np.{name}.reduce(i)")]
    for name in ("add", "multiply", "maximum"):
        found += [(f"np.{name}.reduceat", f"np.{name}.reduceat(v, [0, 2, 3])"), (f"np.{name}.at", f"np.{name}.at(v, j, 1.0)")]
    return [*found, ("np.add.reduce(keepdims=)", "np.add.reduce(t, axis=(0, 2), keepdims=True)"), ("np.add.reduce(initial=)", "np.add.reduce(v, initial=2.0)")]


_TABLE = (Path(__file__).parent / "calls.txt").read_text()  # what is called | an expression
_ON_LINES = "fft ifft rfft ihfft fft2 ifft2 rfft2 fftn ifftn rfftn"
_STREAMS = """random() random(3) standard_normal((2,3)) normal(0,1,3) uniform(0,1,3) integers(0,9,4) standard_exponential(3) exponential(1.0,3) gamma(2.0,1.0,3)
beta(1,2,3)
binomial(5,0.5,3) poisson(2.0,3) choice(5,3) permutation(5) permuted(v) shuffle(v) bytes(3) chisquare(2,3) geometric(0.5,3) gumbel(0,1,3) laplace(0,1,3)
logistic(0,1,3) lognormal(0,1,3) multinomial(5,[0.5,0.5]) rayleigh(1.0,3) triangular(0,1,2,3) weibull(1.0,3)"""


def table() -> dict[str, list[tuple[str, str]]]:
    """Section -> what is called and an expression that does it."""
    rows = [tuple(part.strip() for part in line.rsplit(" | ", 1)) for line in _TABLE.strip().splitlines()]
    pairs = [(name, expression.replace("~ 3", "| 3")) for name, expression in rows]
    pairs += [(f"np.fft.{name}", f"np.fft.{name}(a)") for name in _ON_LINES.split()]

    def those(*starts: str) -> list[tuple[str, str]]:
        return [pair for pair in pairs if pair[0].startswith(starts)]

    special = ("np.linalg.", "np.fft.")
    methods = [pair for pair in pairs if pair[0].startswith("a.")]
    operators = [pair for pair in pairs if not pair[0].startswith(("np.", "a."))]
    streams = [(f"rng.{call.partition('(')[0]}", f"rng.{call}") for call in _STREAMS.split()]
    streams += [("rng.normal(array)", "rng.normal(a, b)"), ("rng.random(out=)", "rng.random(out=o)"), ("rng.choice(p=)", "rng.choice(v, 3, p=w / w.sum())")]
    older = [(f"old.{call.partition('(')[0]}", f"old.{call}") for call in _STREAMS.split() if not call.startswith(("integers", "permuted"))]
    older += [
        ("old.rand", "old.rand(2, 3)"),
        ("old.randn", "old.randn(3)"),
        ("old.randint", "old.randint(0, 9, 4)"),
        ("old.random_sample", "old.random_sample(3)"),
    ]
    return {
        "Ufuncs": _ufuncs(),
        "Forms of ufuncs": _forms(),
        "Functions": [pair for pair in those("np.") if not pair[0].startswith(special)],
        "np.linalg": those("np.linalg."),
        "np.fft": sorted(those("np.fft.")),
        "Methods and attributes of arrays": methods,
        "Operators, items and built-in functions": operators,
        "np.random.Generator": streams,
        "np.random.RandomState": older,
    }


def function_of(expression: str) -> Callable[..., Any]:
    """The expression as a function of what :func:`arguments` gives, in that order."""
    parameters = ", ".join(arguments())
    made: Callable[..., Any] = eval(f"lambda {parameters}: {expression}", {"np": np})
    return made
