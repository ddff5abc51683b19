"""The programs that memory limits, written by hand: loops compiled by Numba that do just this, into memory that is there already.

They are what a compiler can be held to: no call overhead to speak of, no allocation, each number read from memory once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numba import njit

Array = np.ndarray[Any, Any]
_loop = njit(nogil=True, error_model="numpy", fastmath={"reassoc"})


@_loop
def _chain(x, y, out):  # type: ignore[no-untyped-def]
    for i in range(x.size):
        t = (x[i] + y[i]) * np.float32(2)
        t = t if t > np.float32(0) else np.float32(0)
        out[i] = abs((t - x[i]) * y[i] + np.float32(0.5)) * x[i]


@_loop
def _layer_norm(x, w, b, out):  # type: ignore[no-untyped-def]
    n = x.shape[1]
    for r in range(x.shape[0]):
        total = np.float32(0)
        for i in range(n):
            total += x[r, i]
        mean = total / np.float32(n)
        squares = np.float32(0)
        for i in range(n):
            squares += (x[r, i] - mean) * (x[r, i] - mean)
        scale = np.float32(1) / np.sqrt(squares / np.float32(n) + np.float32(1e-5))
        for i in range(n):
            out[r, i] = (x[r, i] - mean) * scale * w[i] + b[i]


@_loop
def _rms_norm(x, w, out):  # type: ignore[no-untyped-def]
    n = x.shape[1]
    for r in range(x.shape[0]):
        squares = np.float32(0)
        for i in range(n):
            squares += x[r, i] * x[r, i]
        scale = np.float32(1) / np.sqrt(squares / np.float32(n) + np.float32(1e-6))
        for i in range(n):
            out[r, i] = x[r, i] * scale * w[i]


@_loop
def _normalise(x, out):  # type: ignore[no-untyped-def]
    n = x.shape[1]
    for r in range(x.shape[0]):
        squares = np.float32(0)
        for i in range(n):
            squares += x[r, i] * x[r, i]
        norm = np.sqrt(squares)
        for i in range(n):
            out[r, i] = x[r, i] / norm


@_loop
def _squares(x):  # type: ignore[no-untyped-def]
    total = np.float32(0)
    for i in range(x.size):
        total += x[i] * x[i]
    return total


@_loop
def _sum_of_squares(x, out):  # type: ignore[no-untyped-def]
    total = np.float64(0)
    for first in range(0, x.size, 8192):
        total += _squares(x[first : first + 8192])
    out[0] = total


@_loop
def _add_one(x, out):  # type: ignore[no-untyped-def]
    for i in range(x.size):
        out[i] = x[i] + np.float32(1)


HAND: dict[str, Callable[..., None]] = {
    "8-op chain, 1e6": _chain,
    "layer norm 4096x768": _layer_norm,
    "rms norm 4096x768": _rms_norm,
    "row normalise 4096x512": _normalise,
    "sum of squares, 1e7": _sum_of_squares,
    "x + 1, 1e7": _add_one,
}


def run(name: str, arrays: Sequence[Array]) -> Callable[[], Array]:
    """A call of the hand-written program of this name. Errors: NotImplementedError where there is none."""
    if name not in HAND:
        raise NotImplementedError(f"{name} is not written by hand")
    function = HAND[name]
    out = np.empty(1 if name.startswith("sum") else arrays[0].shape, arrays[0].dtype)
    function(*arrays, out)
    return partial(_called, function, *arrays, out)


def _called(function: Callable[..., None], *arrays: Array) -> Array:
    function(*arrays)
    return arrays[-1]
