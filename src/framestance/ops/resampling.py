"""Rows that resize the last dimensions: each result is one element, or a weighted sum of a few, along one dimension after the other."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from . import dtypes
from .adaptive import adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_avg_pool3d
from .row import Floats, Ints, Row, Value, operation
from .shapes import Size, is_size, known_size, seen_as

MODES = {"nearest": (1, 2, 3), "nearest-exact": (1, 2, 3), "area": (1, 2, 3), "linear": (1,), "bilinear": (2,), "bicubic": (2,), "trilinear": (3,)}
RESIZE_ULP = {"float32": 64.0, "float64": 64.0}

# What one dimension is resized by: mode, align_corners, antialias, the size wanted and the scale given (0 for none)
Rule = tuple[str, bool, bool, int, float]


def _scale(kind: Any, size: int, rule: Rule) -> Any:
    """How far apart the results are in the source, in the precision that the arithmetic has."""
    mode, align, _, wanted, factor = rule
    if align and not mode.startswith("nearest"):
        return kind(size - 1) / kind(wanted - 1) if wanted > 1 else kind(0)
    return kind(1.0 / factor) if factor > 0 else kind(size) / kind(wanted)


def _nearest(size: int, rule: Rule) -> Any:
    """The source's number for each result."""
    number = np.arange(rule[3], dtype=np.float32)
    scale = _scale(np.float32, size, rule)
    places = np.floor((number + np.float32(0.5)) * scale if rule[0] == "nearest-exact" else number * scale)
    return np.minimum(places.astype(np.int64), size - 1)


def cubic_weights(part: Any, sharpness: float = -0.75) -> list[Any]:
    """The weights of four neighbours, of which the second is ``part`` before the place asked for."""

    def near(x: Any) -> Any:
        return ((sharpness + 2) * x - (sharpness + 3)) * x * x + 1

    def far(x: Any) -> Any:
        return ((sharpness * x - 5 * sharpness) * x + 8 * sharpness) * x - 4 * sharpness

    return [far(part + 1), near(part), near(1 - part), far(2 - part)]


def _taps(size: int, rule: Rule, dtype: Any) -> tuple[list[Any], list[Any]]:
    """For each neighbour, its number and its weight, one for each result."""
    mode, align, antialias, wanted, _ = rule
    kind: Any = dtype.type
    scale = _scale(kind, size, rule)
    number = np.arange(wanted, dtype=dtype)
    if antialias:
        return _smoothed_taps(size, mode, scale, number)
    place = number * scale if align else (number + kind(0.5)) * scale - kind(0.5)
    if mode != "bicubic":
        place = np.maximum(place, kind(0))
        first = np.minimum(np.floor(place).astype(np.int64), size - 1)
        part = np.clip(place - first.astype(dtype), kind(0), kind(1))
        return [first, np.minimum(first + 1, size - 1)], [kind(1) - part, part]
    first = np.floor(place).astype(np.int64)
    weights = cubic_weights((place - first.astype(dtype)).astype(np.float64))
    return [np.clip(first + i, 0, size - 1) for i in (-1, 0, 1, 2)], [w.astype(dtype) for w in weights]


def _smoothed_taps(size: int, mode: str, scale: Any, number: Any) -> tuple[list[Any], list[Any]]:
    """Neighbours and weights of a filter that widens when the result is smaller than the source."""
    reach = (2.0 if mode == "bicubic" else 1.0) * max(float(scale), 1.0)
    centre = float(scale) * (number.astype(np.float64) + 0.5)
    first = np.maximum((centre - reach + 0.5).astype(np.int64), 0)
    last = np.minimum((centre + reach + 0.5).astype(np.int64), size)
    places, weights = [], []
    for tap in range(int((last - first).max())):
        x = np.abs((first + tap - centre + 0.5) / max(float(scale), 1.0))
        if mode == "bicubic":
            near, far = cubic_weights(x, -0.5)[1], cubic_weights(x - 1, -0.5)[0]
            weight = np.where(x < 1, near, np.where(x < 2, far, 0.0))
        else:
            weight = np.maximum(1.0 - x, 0.0)
        weights.append(np.where(first + tap < last, weight, 0.0))
        places.append(np.minimum(first + tap, last - 1))
    total = sum(weights)
    return places, [(weight / total).astype(number.dtype) for weight in weights]


def _resized(array: Any, rules: tuple[Rule, ...]) -> Any:
    result = array
    for axis, rule in enumerate(rules, array.ndim - len(rules)):
        size = array.shape[axis]
        if rule[0].startswith("nearest"):
            result = np.take(result, _nearest(size, rule), axis)
            continue
        if size == rule[3] and not rule[1] and rule[4] in (0.0, 1.0):
            continue
        tail = (1,) * (array.ndim - axis - 1)
        parts = (np.take(result, place, axis) * weight.reshape(-1, *tail) for place, weight in zip(*_taps(size, rule, array.dtype), strict=True))
        total = next(parts)
        for part in parts:
            total += part
        result = total
    return np.ascontiguousarray(result) if result is not array else array.copy()


def _wanted(builder: Any, sizes: tuple[Size, ...], size: Any, scale_factor: Any, recompute: bool) -> tuple[tuple[Size, ...], tuple[float, ...]]:
    """The sizes of the result, and the scales that places are computed with, 0 where sizes say it.

    Errors: ValueError when both or neither are given, or not one for each dimension.
    """
    rank = len(sizes)
    if (size is None) == (scale_factor is None):
        raise ValueError("only one of size or scale_factor should be defined" if size is not None else "either size or scale_factor should be defined")
    if size is not None:
        wanted = (size,) * rank if is_size(size) else tuple(size)
        if len(wanted) != rank:
            raise ValueError(f"Input and output must have the same number of spatial dimensions, but got {list(sizes)} and output size of {list(wanted)}")
        return wanted, (0.0,) * rank
    factors = tuple(scale_factor) if isinstance(scale_factor, tuple | list) else (scale_factor,) * rank
    factors = tuple(known_size(builder, factor, "interpolate by a factor") if is_size(factor) else factor for factor in factors)
    if len(factors) != rank:
        raise ValueError(f"Input and scale_factor must have the same number of spatial dimensions, but got {list(sizes)} and {list(factors)}")
    wanted = tuple(
        n * int(f) if type(f) is int or (type(f) is float and f.is_integer()) else math.floor(known_size(builder, n, "interpolate") * float(f))
        for n, f in zip(sizes, factors, strict=True)
    )
    return wanted, (0.0,) * rank if recompute else tuple(map(float, factors))


def _repeated(builder: Any, input: Any, rank: int, factors: tuple[int, ...]) -> Any:
    """Every element as often as the factors say, in each of the last dimensions."""
    lead, strides = len(input.shape) - rank, builder.strides(input)
    shape = [*input.shape[:lead]]
    steps = [*strides[:lead]]
    for axis, factor in enumerate(factors, lead):
        shape += [input.shape[axis], factor]
        steps += [strides[axis], 0]
    copied = builder.copy(builder.view(input, tuple(shape), tuple(steps), 0))
    return seen_as(builder, copied, (*input.shape[:lead], *(size * factor for size, factor in zip(input.shape[lead:], factors, strict=True))))


def _resize(
    builder: Any, row: Row, input: Any, size: Any, scale_factor: Any, mode: str, align_corners: Any, recompute: Any = None, antialias: bool = False
) -> Any:
    rank = len(input.shape) - 2
    if mode not in MODES or rank not in (1, 2, 3):
        raise NotImplementedError(f"interpolate of {rank + 2}-D input with mode {mode!r}; 3-D to 5-D with {', '.join(MODES)} are implemented")
    if rank not in MODES[mode]:
        raise NotImplementedError(f"Got {rank + 2}D input, but {mode} mode needs {MODES[mode][0] + 2}D input")
    if align_corners is not None and mode in ("nearest", "nearest-exact", "area"):
        raise ValueError("align_corners option can only be set with the interpolating modes: linear | bilinear | bicubic | trilinear")
    if antialias and mode not in ("bilinear", "bicubic"):
        raise ValueError("Anti-alias option is restricted to bilinear and bicubic modes and requires a 4-D tensor as input")
    sizes = tuple(input.shape[2:])
    wanted, factors = _wanted(builder, sizes, size, scale_factor, bool(recompute))
    if any(n <= 0 for n in wanted) or any(n == 0 for n in input.shape[1:]):
        raise RuntimeError(f"Input and output sizes should be greater than 0, but got input {list(input.shape)} and output {list(wanted)}")
    if mode == "area":
        return (adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_avg_pool3d)[rank - 1].build(builder, input, wanted)
    if input.dtype.kind != "f" and not (mode.startswith("nearest") and input.dtype.name == "uint8"):
        raise NotImplementedError(f"\"{mode} interpolation\" not implemented for '{dtypes.label(input.dtype)}'")
    if mode.startswith("nearest"):
        if scale_factor is not None and all(factor.is_integer() for factor in factors) and all(factors):
            return _repeated(builder, input, rank, tuple(int(factor) for factor in factors))
    rules = tuple((mode, bool(align_corners), antialias, n, factor) for n, factor in zip(wanted, factors, strict=True))
    return builder.extern(row, _resized, (input, rules), [((*input.shape[:2], *wanted), input.dtype)])[0]


def _samples(s: Any) -> Any:
    for name in ("float32", "float64"):
        for rank, modes in ((1, ("linear",)), (2, ("bilinear", "bicubic")), (3, ("trilinear",))):
            x = s.plain_values(name, 2, 3, *(5, 4, 3)[:rank])
            for mode in (*modes, "nearest", "nearest-exact", "area"):
                yield x, 3, None, mode
                yield x, None, 2, mode
                yield x, None, 1.5, mode
                yield x[:0], (7, 2, 5)[:rank], None, mode
                if mode in modes:
                    yield x, None, 1.5, mode, True, True
        yield s.plain_values(name, 2, 3, 8, 7), (3, 9), None, "bilinear", False, None, True
        yield s.plain_values(name, 2, 3, 8, 7), (3, 9), None, "bicubic", False, None, True
    yield s.plain_values("uint8", 2, 3, 4), 7


@operation("index", name="nn.functional.interpolate", ulp=RESIZE_ULP, sampler=_samples)
def interpolate(
    builder: Any, input: Value, size: Ints | None = None, scale_factor: Floats | None = None, mode: str = "nearest", align_corners: bool | None = None,
    recompute_scale_factor: bool | None = None, antialias: bool = False,
) -> Any:  # fmt: skip
    """(batch, channels, ...) with the dimensions behind them resized to ``size``, or by ``scale_factor`` rounded down.

    Modes: "nearest", "nearest-exact", "area" (means); "linear" of 3-D, "bilinear" and "bicubic" of 4-D, "trilinear" of 5-D input, where
    ``align_corners`` says whether the first and last elements keep their places.
    """
    return _resize(builder, interpolate, input, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias)


@operation("index", name="nn.functional.upsample", ulp=RESIZE_ULP, sampler=lambda s: [(s.plain_values("float32", 2, 3, 4, 3), None, 2)])
def upsample(
    builder: Any, input: Value, size: Ints | None = None, scale_factor: Floats | None = None, mode: str = "nearest", align_corners: bool | None = None
) -> Any:
    """``interpolate`` under its old name."""
    return _resize(builder, upsample, input, size, scale_factor, mode, align_corners)


@operation("index", name="nn.functional.upsample_nearest", sampler=lambda s: [(s.plain_values("float32", 2, 3, 4, 3), 5)])
def upsample_nearest(builder: Any, input: Value, size: Ints | None = None, scale_factor: Floats | None = None) -> Any:
    """``interpolate`` with mode "nearest"."""
    return _resize(builder, upsample_nearest, input, size, scale_factor, "nearest", None)


@operation("index", name="nn.functional.upsample_bilinear", ulp=RESIZE_ULP, sampler=lambda s: [(s.plain_values("float32", 2, 3, 4, 3), 5)])
def upsample_bilinear(builder: Any, input: Value, size: Ints | None = None, scale_factor: Floats | None = None) -> Any:
    """``interpolate`` with mode "bilinear" and aligned corners."""
    return _resize(builder, upsample_bilinear, input, size, scale_factor, "bilinear", True)
