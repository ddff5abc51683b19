"""Fits the polynomials of the kernels' mathematics: ``python docs/fit_coefficients.py`` writes ``lower/functions/coefficients.py``.

Needs mpmath. Each fit is a minimax approximation by Lawson's reweighted least squares, in 70 digits. Coefficients are rounded to the format one by
one, and the remaining ones fitted anew around the rounded ones, so that rounding them costs next to nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mpmath as mp
import numpy as np

TARGET = Path(__file__).parents[1] / "src" / "framestance" / "lower" / "functions" / "coefficients.py"
mp.mp.dps = 70
Function = Callable[[Any], Any]
LEADING = 8  # coefficients of float64 around whose rounded values the others are fitted again


def rounded(value: Any, form: str) -> Any:
    """``value`` in the format, as an mpf."""
    return mp.mpf(float(value)) if form == "f64" else mp.mpf(float(np.float32(float(value))))


def nodes(low: Any, high: Any, count: int) -> list[Any]:
    """Chebyshev points."""
    return [(low + high) / 2 - (high - low) / 2 * mp.cos(mp.pi * (2 * k + 1) / (2 * count)) for k in range(count)]


def solve(rows: list[list[Any]], wanted: list[Any], weights: list[Any]) -> list[Any]:
    """Weighted least squares by the normal equations, which 70 digits can afford."""
    n = len(rows[0])
    matrix, right = mp.matrix(n, n), mp.matrix(n, 1)
    for row, value, weight in zip(rows, wanted, weights, strict=True):
        scaled = [weight * x for x in row]
        for i in range(n):
            for j in range(i + 1):
                matrix[i, j] += scaled[i] * row[j]
            right[i] += scaled[i] * value
    for i in range(n):
        for j in range(i):
            matrix[j, i] = matrix[i, j]
    return list(mp.lu_solve(matrix, right))


class Fit:
    """``f`` on [low, high] as a polynomial of degree ``top``, best in ``scale * error``."""

    def __init__(self, f: Function, low: Any, high: Any, top: int, scale: Function | None = None, at_zero: float | None = None) -> None:
        self.top = top
        self.points = nodes(mp.mpf(low), mp.mpf(high), 8 * (top + 1))
        self.values = [f(x) for x in self.points]
        self.scales = [(scale or (lambda x: 1 / abs(f(x))))(x) for x in self.points]
        self.fixed: dict[int, Any] = {} if at_zero is None else {0: mp.mpf(at_zero)}
        self.error = mp.mpf(0)

    def run(self, rounds: int = 25) -> list[Any]:
        """All coefficients."""
        free = [i for i in range(self.top + 1) if i not in self.fixed]
        powers = [[x**k for k in range(self.top + 1)] for x in self.points]
        wanted = [value - sum(power[i] * c for i, c in self.fixed.items()) for power, value in zip(powers, self.values, strict=True)]
        weights = [mp.mpf(1)] * len(self.points)
        best: tuple[Any, list[Any]] | None = None
        for _ in range(rounds):
            factors = [weight * scale**2 for weight, scale in zip(weights, self.scales, strict=True)]
            found = self.fixed | dict(zip(free, solve([[power[i] for i in free] for power in powers], wanted, factors) if free else [], strict=True))
            coefficients = [found[i] for i in range(self.top + 1)]
            errors = [abs(mp.fdot(coefficients, power) - value) * scale for power, value, scale in zip(powers, self.values, self.scales, strict=True)]
            worst = max(errors)
            if best is None or worst < best[0]:
                best = worst, coefficients
            mean = mp.fsum(w * e for w, e in zip(weights, errors, strict=True))
            if mean == 0:
                break
            weights = [w * e / mean * len(weights) + mp.mpf("1e-9") for w, e in zip(weights, errors, strict=True)]
        assert best is not None
        self.error = best[0]
        return best[1]

    def rounded(self, form: str) -> list[float]:
        """All coefficients in the format, each rounded and held while the others are fitted again. Of float64, only the leading ones are worth it."""
        coefficients = self.run()
        for index in range(self.top + 1):
            self.fixed[index] = rounded(coefficients[index], form)
            if form == "f32" or index < LEADING:
                coefficients = self.run(12 if form == "f32" else 6)
        return [float(rounded(c, form)) for c in coefficients]


def by_series(exact: Function, at_zero: Any) -> Function:
    """``exact``, but its limit near 0."""
    return lambda x: at_zero if abs(x) < mp.mpf("1e-25") else exact(x)


def of_square(exact: Function, at_zero: Any) -> Function:
    """A function of ``w = x * x``."""
    return by_series(lambda w: exact(mp.sqrt(w)), at_zero)


LN2 = mp.log(2)
ODD = {  # (f(x) - x) / x**3 as a function of x * x, its value at 0
    "SIN": (lambda x: (mp.sin(x) - x) / x**3, -mp.mpf(1) / 6),
    "TAN": (lambda x: (mp.tan(x) - x) / x**3, mp.mpf(1) / 3),
    "ASIN": (lambda x: (mp.asin(x) - x) / x**3, mp.mpf(1) / 6),
    "ATAN": (lambda x: (mp.atan(x) - x) / x**3, -mp.mpf(1) / 3),
    "SINH": (lambda x: (mp.sinh(x) - x) / x**3, mp.mpf(1) / 6),
}


def _odd(name: str, high: Any, top: int) -> Fit:
    exact, at_zero = ODD[name]
    f = of_square(exact, at_zero)
    return Fit(f, 0, high * high, top, scale=lambda w: w / (1 + w * f(w)))  # what is seen is x + x * w * p(w)


def _erf_near(top: int, end: Any) -> Fit:
    """``erf(x) / x - 1`` over ``x * x``, up to ``end``."""
    f = of_square(lambda x: mp.erf(x) / x - 1, 2 / mp.sqrt(mp.pi) - 1)
    return Fit(f, 0, mp.mpf(end) ** 2, top, scale=lambda w: 1 / (1 + f(w)))


def _erf_far(top: int, low: Any, high: Any) -> Fit:
    """``-log(erfc(x)) / x``, where what counts is the error of ``1 - exp(-x * p(x))``."""
    return Fit(lambda x: -mp.log(mp.erfc(x)) / x, low, high, top, scale=lambda x: x * mp.erfc(x))


def scaled_erfc(x: Any) -> Any:
    """``exp(x * x) * erfc(x)``."""
    return (
        mp.exp(x * x) * mp.erfc(x)
        if x < 25
        else mp.nsum(lambda k: (-1) ** int(k) * mp.fac2(2 * int(k) - 1) / (2 * x * x) ** int(k), [0, 20]) / (x * mp.sqrt(mp.pi))
    )


def _erfc(top: int, pole: Any, end: Any) -> Fit:
    """``(1 + 2 x) * exp(x * x) * erfc(x)`` over ``t = (x - pole) / (x + pole)``, smooth from 0 to infinity."""

    def f(t: Any) -> Any:
        x = pole * (1 + t) / (1 - t)
        return (1 + 2 * x) * scaled_erfc(x)

    high = mp.mpf(end)
    return Fit(f, -1, (high - pole) / (high + pole), top)


def _gelu(top: int, end: Any) -> Fit:
    """The normal distribution's logarithm to base 2 at ``-a``, where what counts is the error of ``a`` times the distribution, and near 0 of it alone."""
    tail = lambda a: mp.erfc(a / mp.sqrt(2)) / 2  # noqa: E731
    return Fit(lambda a: mp.log(tail(a), 2), 0, mp.mpf(end), top, scale=lambda a: (a + mp.mpf("0.05")) * tail(a), at_zero=-1.0)


def _exp() -> Function:
    return by_series(lambda r: (mp.exp(r) - 1 - r) / r**2, mp.mpf(1) / 2)


def _fits() -> dict[str, tuple[str, Callable[[], Fit]]]:
    half = LN2 / 2 * mp.mpf("1.002")
    exp2 = by_series(lambda r: (mp.mpf(2) ** r - 1) / r, LN2)
    log = by_series(lambda f: (mp.log1p(f) - f + f * f / 2) / f**3, mp.mpf(1) / 3)
    atanh = of_square(lambda s: (2 * mp.atanh(s) - 2 * s) / s**3, mp.mpf(2) / 3)
    atanh_tail = of_square(lambda s: (2 * mp.atanh(s) - 2 * s - 2 * s**3 / 3) / s**5, mp.mpf(2) / 5)
    low, high = (mp.sqrt(mp.mpf(x)) - 1 for x in ("0.4999", "2.0002"))  # of a logarithm's f, and the square of f / (2 + f)
    square, quarter = (high / (2 + high)) ** 2, mp.pi / 4 * mp.mpf("1.001")
    return {
        "EXP_F32": ("f32", lambda: Fit(_exp(), -half, half, 4, scale=lambda r: r * r)),
        "EXP_F64": ("f64", lambda: Fit(_exp(), -half, half, 10, scale=lambda r: r * r)),
        "EXP2_F32": ("f32", lambda: Fit(exp2, -0.501, 0.501, 5, scale=abs)),
        "EXP2_F64": ("f64", lambda: Fit(exp2, -0.501, 0.501, 12, scale=abs)),
        "LOG_F32": ("f32", lambda: Fit(log, low, high, 8, scale=lambda f: abs(f) ** 2 + mp.mpf("1e-6"))),
        "LOG_F64": ("f64", lambda: Fit(atanh, 0, square, 6)),
        "POW_F32": ("f32", lambda: Fit(atanh_tail, 0, square, 2)),
        "POW_F64": ("f64", lambda: Fit(atanh_tail, 0, square, 6)),
        "SIN_F32": ("f32", lambda: _odd("SIN", mp.pi / 2 * mp.mpf("1.002"), 4)),
        "SIN_F64": ("f64", lambda: _odd("SIN", mp.pi / 2 * mp.mpf("1.0001"), 8)),
        "TAN_F32": ("f32", lambda: _odd("TAN", quarter, 6)),
        "TAN_F64": ("f64", lambda: _odd("TAN", quarter, 13)),
        "ASIN_F32": ("f32", lambda: _odd("ASIN", mp.mpf("0.5"), 4)),
        "ASIN_F64": ("f64", lambda: _odd("ASIN", mp.mpf("0.5"), 11)),
        "ATAN_F32": ("f32", lambda: _odd("ATAN", mp.mpf(1), 7)),
        "ATAN_F64": ("f64", lambda: _odd("ATAN", mp.mpf(1), 18)),
        "SINH_F32": ("f32", lambda: _odd("SINH", mp.mpf(1), 3)),
        "SINH_F64": ("f64", lambda: _odd("SINH", mp.mpf(1), 7)),
        "ERF_NEAR_F32": ("f32", lambda: _erf_near(6, "0.96")),
        "ERF_NEAR_F64": ("f64", lambda: _erf_near(11, "0.96")),
        "ERF_FAR_F32": ("f32", lambda: _erf_far(5, "0.94", "3.95")),
        "ERF_FAR_F64": ("f64", lambda: _erf_far(17, "0.94", "5.95")),
        "ERFC_F32": ("f32", lambda: _erfc(11, mp.mpf(4), 10.2)),
        "ERFC_F64": ("f64", lambda: _erfc(22, mp.mpf(4), 27.3)),
        "GELU_F32": ("f32", lambda: _gelu(9, "5.6")),
        "GELU_F64": ("f64", lambda: _gelu(22, "8.4")),
    }


def main(names: list[str]) -> None:
    lines = [
        '"""Coefficients of the kernels\' mathematics, lowest power first. Written by docs/fit_coefficients.py; a comment gives the fit\'s relative error."""',
        "",
        "from __future__ import annotations",
        "",
    ]
    for name, (form, make) in _fits().items():
        if names and name not in names:
            continue
        fit = make()
        text = f"    {', '.join(map(repr, fit.rounded(form)))},"
        lines += [f"{name} = (  # {mp.nstr(fit.error, 3)}", text, ")"]
        print(lines[-3], text, sep="\n", flush=True)
    if not names:
        TARGET.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
