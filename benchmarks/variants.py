"""Programs like those of the suite, with other shapes, dtypes, constants and orders of operations: `python -m benchmarks programs --seed N`.

The seed chooses them, so that nobody can have had them in mind. Each has the bars of the program it is a variant of, loosened by a tenth: shapes that
fit caches and vectors worse are a loss for everybody, but not for everybody the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from .program_list import PROGRAMS, Program, normal

LOOSER = 0.9
BARS = {program.name: (program.against_inductor, program.against_best) for program in PROGRAMS}
Random = np.random.Generator


def _constant(random: Random) -> float:
    return float(np.round(random.uniform(0.2, 3.0), 3))


def _bars(name: str) -> tuple[float, float]:
    inductor, best = BARS[name]
    return (inductor or 0) * LOOSER, (best or 0) * LOOSER


def _named(kind: str, shape: tuple[int, ...], dtype: str) -> str:
    return f"{kind} {'x'.join(map(str, shape))} {dtype.removeprefix('float')}"


def _from_source(source: str) -> Callable[[Any], Callable[..., Any]]:
    """``lib -> function`` of an expression over x, y, w, b and the library."""

    def make(lib: Any) -> Callable[..., Any]:
        function: Callable[..., Any] = eval(source, {"lib": lib})
        return function

    return make


def _chain(random: Random) -> Program:
    """Six to ten cheap operations in any order."""
    value, steps = "x", int(random.integers(6, 11))
    for _ in range(steps):
        form = random.choice(["({v} + y)", "({v} * {c})", "({v} - {c})", "({v} * y)", "abs({v})", "(x - {v})", "({v} + {c} * x)", "lib.maximum({v}, y)"])
        value = str(form).format(v=value, c=_constant(random))
    dtype, n = str(random.choice(["float32", "float64"])), int(random.integers(400_000, 2_500_000))
    source = f"lambda x, y: {value}"
    inductor, best = _bars("8-op chain, 1e6")
    return Program(_named(f"{steps}-op chain", (n,), dtype), normal((n,), (n,), dtype=dtype), _from_source(source), _from_source(source), 1e-4, inductor, best)


def _activation(random: Random) -> Program:
    """A smooth function of one argument."""
    c, d = _constant(random), _constant(random)
    kind, source, like = [
        ("gelu tanh", f"lambda x: {c} * x * (1.0 + lib.tanh({d} * (x + 0.05 * x * x * x)))", "gelu tanh, 1e6"),
        ("swish", f"lambda x: x / (1.0 + lib.exp(-{c} * x)) * {d}", "silu, 1e6"),
        ("tanh-like", f"lambda x: (lib.exp({c} * x) - 1.0) / (lib.exp({c} * x) + {d})", "silu, 1e6"),
    ][int(random.integers(3))]
    shape = (int(random.integers(300, 2000)), int(random.integers(300, 2000)))
    inductor, best = _bars(like)
    return Program(_named(kind, shape, "float32"), normal(shape), _from_source(source), _from_source(source), 1e-4, inductor, best)


def _normalisation(random: Random) -> Program:
    """Rows made comparable: one of four ways."""
    rows, columns = int(random.integers(1000, 6000)), int(random.integers(200, 1500))
    c, eps = _constant(random), float(random.choice([1e-3, 1e-5, 1e-6]))
    kind, source, like = [
        ("softmax", f"lambda x, w: (lambda e: e / e.sum(-1).reshape(-1, 1) * w)(lib.exp({c} * (x - lib.amax(x, -1).reshape(-1, 1))))", "softmax 1024x1024"),
        (
            "layer norm",
            f"lambda x, w: (lambda d: d / lib.sqrt((d * d).mean(-1).reshape(-1, 1) + {eps}) * w)(x - x.mean(-1).reshape(-1, 1))",
            "layer norm 4096x768",
        ),
        ("rms norm", f"lambda x, w: x * ({c} / lib.sqrt((x * x).mean(-1).reshape(-1, 1) + {eps})) * w", "rms norm 4096x768"),
        ("row normalise", f"lambda x, w: x / lib.sqrt((x * x).sum(-1).reshape(-1, 1)) * {c} * w", "row normalise 4096x512"),
    ][int(random.integers(4))]
    inductor, best = _bars(like)
    shape = (rows, columns)
    return Program(_named(kind, shape, "float32"), normal(shape, (columns,)), _from_source(source), _from_source(source), 1e-3, inductor, best)


def _reduction(random: Random) -> Program:
    """A number made of many."""
    n, c = int(random.integers(3_000_000, 14_000_000)), _constant(random)
    form = random.choice(["((x - {c}) * (x + {c}))", "(abs(x) * {c})", "(x * x * {c})", "((x * {c} + 1.0) * x)"])
    source = f"lambda x: {str(form).format(c=c)}.sum()"
    inductor, best = _bars("sum of squares, 1e7")
    return Program(_named("sum", (n,), "float32"), normal((n,)), _from_source(source), _from_source(source), 1e-3, inductor, best)


def _layers(random: Random) -> Program:
    """Two layers of a network."""
    batch, wide, hidden, out = (int(random.integers(low, high)) for low, high in ((64, 256), (256, 900), (256, 900), (16, 300)))
    activation = random.choice(["lib.maximum(h, h * 0.1)", "lib.tanh(h)", "(h / (1.0 + lib.exp(-h)))"])
    source = f"lambda x, v, w: (lambda h: {activation})(x @ v * 0.05) @ w"
    inductor, best = _bars("MLP, batch 128")
    shapes = ((batch, wide), (wide, hidden), (hidden, out))
    name = _named("two layers", (batch, wide, hidden, out), "float32")
    return Program(name, normal(*shapes), _from_source(source), _from_source(source), 1e-3, inductor, best)


def _small(random: Random) -> Program:
    """Calls in which the work is nothing."""
    n, c = int(random.integers(2, 12)), _constant(random)
    kind, source, shapes, like = [
        ("tiny product", "lambda x, y: x @ y @ x", ((n, n), (n, n)), "three matmuls 5x5"),
        ("tiny chain", f"lambda x, y: x * {c} + y", ((n,), (n,)), "x + 1, 3 elements"),
    ][int(random.integers(2))]
    inductor, best = _bars(like)
    return Program(_named(kind, shapes[0], "float32"), normal(*shapes), _from_source(source), _from_source(source), 1e-3, inductor, best)


FAMILIES = (_chain, _activation, _normalisation, _reduction, _layers, _small)


def variants(seed: int, each: int = 2) -> Iterator[Program]:
    """``each`` programs of every family. For NumPy and JAX, lib.amax is that of arrays, and the same source serves."""
    random = np.random.default_rng(seed)
    for family in FAMILIES:
        for _ in range(each):
            yield family(random)
