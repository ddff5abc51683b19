"""How far the kernels' mathematics is from the exact values, computed by mpmath: one table of worst distances in units in the last place, and their bars.

``python -m benchmarks accuracy`` prints it; with ``--json FILE`` for machines. Points are random bit patterns, ranges, neighbourhoods of 1 and of
multiples of pi / 2, huge arguments, denormals and every special value: samples, not proofs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

import framestance as fs

from .measure import Check, Result, Timing, interleaved

Array = np.ndarray[Any, Any]
TWO = "exp exp2 expm1 log log2 log10 log1p sin cos tan sinh cosh erf cbrt atan asin acos atan2"
BOUNDS = {**dict.fromkeys(TWO.split(), 2.0), "tanh": 2.5, "sigmoid": 2.5, "erfc": 4.0, "pow": 4.0}  # units in the last place
DTYPES = (np.dtype(np.float32), np.dtype(np.float64))
POINTS = 300  # per kind of point
_NAMED_OTHERWISE = {"pow": np.power, "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan, "atan2": np.arctan2}


def of_numpy(name: str) -> Any:
    """NumPy's function; None where it has none."""
    return _NAMED_OTHERWISE.get(name, getattr(np, name, None))


def special_values(dtype: np.dtype[Any]) -> Array:
    """What functions have rules for, and the ends of the format."""
    info = np.finfo(dtype)
    values = [0.0, -0.0, np.inf, -np.inf, np.nan, 1, -1, 0.5, -0.5, 2, 3, -3, info.tiny, -info.tiny, info.max, -info.max, info.smallest_subnormal]
    return np.array(values, dtype)


def points(dtype: np.dtype[Any], count: int, seed: int) -> Array:
    """Arguments of every kind, ``count`` of each, and the special values last."""
    random = np.random.default_rng(seed)
    raw = random.integers(0, 2 ** (8 * dtype.itemsize), count, np.uint32 if dtype.itemsize == 4 else np.uint64).view(dtype)
    spans = [random.uniform(-span, span, count).astype(dtype) for span in (0.6, 2, 8, 30, 110, 800)]
    near_one = (1 + random.normal(0, 1e-3, count)).astype(dtype)
    tiny = (np.exp(random.uniform(-40, 2, count)) * random.choice([-1, 1], count)).astype(dtype)
    multiples = (np.round(random.uniform(-3e5, 3e5, count)) * (np.pi / 2)).astype(dtype)
    return np.concatenate([raw, *spans, near_one, tiny, multiples, special_values(dtype)])


def arguments_of(name: str, dtype: np.dtype[Any], count: int) -> list[Array]:
    """The arguments of a function: for two of them pairs at random, all pairs of special values, and whole exponents."""
    x = points(dtype, count, 1)
    if name not in ("pow", "atan2"):
        return [x]
    y = np.random.default_rng(2).permutation(points(dtype, count, 3))
    special = special_values(dtype)
    with np.errstate(invalid="ignore"):
        smaller, whole = y * dtype.type(0.01), np.round(y[:count] % 40) - 20
    return [np.concatenate([x, np.abs(x), np.repeat(special, special.size), x[:count]]), np.concatenate([y, smaller, np.tile(special, special.size), whole])]


def compiled(name: str) -> Any:
    """The function as one compiled kernel, of arrays."""
    if name == "cbrt":
        return fs.compile(lambda x: np.cbrt(x), fullgraph=True)  # noqa: PLW0108  (a ufunc has no code to compile)
    function = getattr(fs, name)
    kernel = fs.compile(lambda *x: function(*x), fullgraph=True)  # noqa: PLW0108
    return lambda *arrays: kernel(*(fs.from_numpy(array) for array in arrays)).numpy()


def units_away(got: Array, want: Array) -> Array:
    """The distance in units in the last place of the exact value; infinite where NaN, infinity or the sign of zero differ."""
    with np.errstate(all="ignore"):
        info, near = np.finfo(got.dtype), want.astype(got.dtype)
        exponent = np.maximum(np.frexp(np.where(np.isfinite(want), want, 1))[1] - 1, info.minexp)
        distance = np.abs(got.astype(want.dtype) - want) / np.ldexp(want.dtype.type(1), exponent - info.nmant)
    alike = (got == near) | (np.isnan(got) & np.isnan(near))
    distance = np.where(np.isfinite(got) & np.isfinite(near), distance, np.where(alike, 0, np.inf))
    return np.where((near == 0) & (got == 0) & (np.signbit(got) != np.signbit(near)), np.inf, distance)


def exact(name: str, arguments: Sequence[Array]) -> Array:
    """The values in long double, from mpmath; where C's rules for special values decide, from NumPy or the C library."""
    import mpmath

    mpmath.mp.prec = 120
    functions = {
        "exp2": lambda x: mpmath.mpf(2) ** x, "expm1": mpmath.expm1, "log2": lambda x: mpmath.log(x, 2), "log1p": mpmath.log1p, "pow": mpmath.power,
        "sigmoid": lambda x: 1 / (1 + mpmath.exp(-x)),
    }  # fmt: skip
    function = functions.get(name) or getattr(mpmath, name)
    by_rule = {"sigmoid": lambda x: 1 / (1 + np.exp(-x)), "erf": fs.ops.ROWS["erf"].ufunc, "erfc": fs.ops.ROWS["erfc"].ufunc}
    with np.errstate(all="ignore"):
        ruled = (by_rule.get(name) or of_numpy(name))(*arguments)
    results = np.empty(len(arguments[0]), np.longdouble)
    for index, values in enumerate(zip(*arguments, strict=True)):
        results[index] = ruled[index]
        if not np.isfinite(ruled[index]) or 0 in values or not all(map(np.isfinite, values)):
            continue
        numbers = [mpmath.mpf(float(x)) for x in values]
        try:
            value = mpmath.sign(numbers[0]) * mpmath.cbrt(abs(numbers[0])) if name == "cbrt" else function(*numbers)
        except OverflowError:  # mpmath gives up far beyond where the result is 0
            continue
        if isinstance(value, mpmath.mpf) and abs(value) > mpmath.mpf(2) ** -16000:
            results[index] = _long(value)
    return results


def _long(value: Any) -> Any:
    """An mpf in long double, of 64 bits: by halves, since mpmath converts to float64."""
    import mpmath

    if abs(value) > mpmath.mpf(2) ** 1020 or abs(value) < mpmath.mpf(2) ** -960:
        mantissa, exponent = mpmath.frexp(value)
        return np.ldexp(_long(mantissa), int(exponent))
    high = float(value)
    return np.longdouble(high) + np.longdouble(float(value - mpmath.mpf(high)))


def run() -> tuple[list[Result], list[Check]]:
    """The table, with each function's time for an element beside NumPy's."""
    checks, results = [], []
    for name, bound in BOUNDS.items():
        for dtype in DTYPES:
            arguments = arguments_of(name, dtype, POINTS)
            function = compiled(name)
            got, want = function(*arguments), exact(name, arguments)
            distance = units_away(got, want)
            worst = int(np.argmax(distance))
            where = ", ".join(repr(x[worst]) for x in arguments)
            checks.append(Check(f"{name} of {dtype} within {bound:g} units", bool(distance[worst] <= bound), f"worst {distance[worst]:.2f} at {where}"))
            plain = of_numpy(name)
            if plain is not None:
                given = [np.random.default_rng(number).uniform(0.05, 0.95, 20_000).astype(dtype) for number in range(len(arguments))]
                kernel = fs.compile(lambda *x, plain=plain: plain(*x), fullgraph=True)
                kernel(*given)
                ours, reference = interleaved("f(*x)", {"f": kernel, "x": given}, {"f": plain, "x": given}, rounds=40)
                results.append(Result(f"{name} of {dtype}, per element", *(Timing(t.minimum / 20_000, t.median / 20_000) for t in (ours, reference)), 1.1))
    return results, checks
