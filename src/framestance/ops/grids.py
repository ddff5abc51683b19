"""Rows that read a tensor at places given by a grid of coordinates, from -1 at one end of a dimension to 1 at the other."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from . import dtypes
from .elementwise import add, mul, sub, true_divide
from .reductions import _counted
from .resampling import RESIZE_ULP, cubic_weights
from .row import Row, Shape, Value, operation
from .shapes import Size

MODES = ("bilinear", "nearest", "bicubic")
PADDINGS = ("zeros", "border", "reflection")


def _reflected(x: Any, low: float, high: float) -> Any:
    """Places beyond [low, high] mirrored back at the ends, as often as it takes."""
    span = high - low
    if span == 0:
        return np.zeros_like(x)
    distance = np.abs(x - x.dtype.type(low))
    rest, turns = np.fmod(distance, x.dtype.type(span)), np.floor(distance / x.dtype.type(span))
    return np.where(turns % 2 == 0, rest + x.dtype.type(low), x.dtype.type(span) - rest + x.dtype.type(low))


def _inside(x: Any, size: int, padding: str, align: bool) -> Any:
    """Places as ``padding`` moves them into the dimension; with "zeros" they stay where they are."""
    if padding == "zeros":
        return x
    if padding == "reflection":
        x = _reflected(x, 0.0, size - 1.0) if align else _reflected(x, -0.5, size - 0.5)
    return np.fmin(np.fmax(x, x.dtype.type(0)), x.dtype.type(size - 1))


def _read(array: Any, places: list[Any], weight: Any) -> Any:
    """(batch, places..., channels) at whole places, times their weights; 0 where a place is outside."""
    rank = len(places)
    valid = np.ones(places[0].shape, bool)
    index: list[Any] = [np.arange(array.shape[0]).reshape(-1, *(1,) * rank), slice(None)]
    for place, size in zip(places, array.shape[2:], strict=True):
        whole = np.where(np.isfinite(place), np.clip(place, -2, size + 1), -1).astype(np.int64)
        valid &= (whole >= 0) & (whole < size)
        index.append(np.clip(whole, 0, size - 1))
    found = array[tuple(index)]
    return np.where(valid[..., None], found * weight[..., None], array.dtype.type(0))


def _sampled(array: Any, grid: Any, mode: str, padding: str, align: bool) -> Any:
    rank, kind = array.ndim - 2, array.dtype.type
    sizes = array.shape[2:]
    places = []
    for axis, size in enumerate(sizes):
        x = grid[..., rank - 1 - axis]  # the grid names the last dimension first
        places.append((x + kind(1)) / kind(2) * kind(size - 1) if align else ((x + kind(1)) * kind(size) - kind(1)) / kind(2))
    one = np.ones(grid.shape[:-1], array.dtype)
    total: Any = 0
    if mode == "bicubic":
        first = [np.floor(x) for x in places]
        weights = [cubic_weights(x - low) for x, low in zip(places, first, strict=True)]
        for taps in itertools.product(range(4), repeat=rank):
            weight = np.prod([weights[axis][tap] for axis, tap in enumerate(taps)], axis=0)
            at = [_inside(low + kind(tap - 1), size, padding, align) for low, tap, size in zip(first, taps, sizes, strict=True)]
            total = total + _read(array, at, weight)
    else:
        places = [_inside(x, size, padding, align) for x, size in zip(places, sizes, strict=True)]
        if mode == "nearest":
            total = _read(array, [np.rint(x) for x in places], one)
        else:
            first = [np.floor(x) for x in places]
            for corner in itertools.product((0, 1), repeat=rank):
                parts = [x - low if bit else low + kind(1) - x for x, low, bit in zip(places, first, corner, strict=True)]
                total = total + _read(array, [low + kind(bit) for low, bit in zip(first, corner, strict=True)], np.prod(parts, axis=0))
    return np.ascontiguousarray(np.moveaxis(total, -1, 1), dtype=array.dtype)


def _sample(builder: Any, row: Row, input: Any, grid: Any, mode: str, padding: str, align: bool) -> Any:
    rank = len(input.shape) - 2
    if rank not in (2, 3) or len(grid.shape) != rank + 2:
        raise RuntimeError(
            f"grid_sampler(): expected 4D or 5D input and grid with same number of dimensions, but got {list(input.shape)} and {list(grid.shape)}"
        )
    if input.shape[0] != grid.shape[0]:
        raise RuntimeError(f"grid_sampler(): expected grid and input to have same batch size, but got {list(input.shape)} and {list(grid.shape)}")
    if grid.shape[-1] != rank:
        raise RuntimeError(f"grid_sampler(): expected grid to have size {rank} in last dimension, but got grid with sizes {list(grid.shape)}")
    if any(size == 0 for size in input.shape[2:]):
        raise RuntimeError(f"grid_sampler(): expected input to have non-empty spatial dimensions, but input has sizes {list(input.shape)}")
    if input.dtype == grid.dtype and input.dtype.kind != "f":
        raise NotImplementedError(f"\"grid_sampler\" not implemented for '{dtypes.label(input.dtype)}'")
    if input.dtype != grid.dtype:
        raise RuntimeError(
            f"grid_sampler(): expected input and grid to be floats of one dtype, but got {dtypes.label(input.dtype)} and {dtypes.label(grid.dtype)}"
        )
    if mode == "bicubic" and rank == 3:
        raise RuntimeError("grid_sampler(): bicubic interpolation only supports 4D input")
    shape = (*input.shape[:2], *grid.shape[1:-1])
    return builder.extern(row, _sampled, (input, grid, mode, padding, align), [(shape, input.dtype)])[0]


def _grid_samples(rank: int) -> Any:
    def sampler(s: Any) -> Any:
        for name in ("float32", "float64"):
            x = s.plain_values(name, 2, 3, *(5, 4, 3)[:rank])
            count = 2 * 3 * (2 if rank == 3 else 1) * 4 * rank
            grid = np.linspace(-1.7, 1.6, count).reshape(2, *(3, 2, 4)[3 - rank :] if rank == 3 else (3, 4), rank).astype(name)
            yield from ((x, grid, mode, padding, align) for mode in range(4 - rank + 1 if rank == 3 else 3) for padding in range(3) for align in (False, True))

    return sampler


def _named_samples(s: Any) -> Any:
    for rank in (2, 3):
        for x, grid, mode, padding, align in _grid_samples(rank)(s):
            yield x, grid, MODES[mode], PADDINGS[padding], align


@operation("index", name="nn.functional.grid_sample", ulp=RESIZE_ULP, sampler=_named_samples)
def grid_sample(builder: Any, input: Value, grid: Value, mode: str = "bilinear", padding_mode: str = "zeros", align_corners: bool | None = None) -> Any:
    """``input`` (batch, channels, height, width) or with depth before them, at the places of ``grid`` (batch, ..., 2 or 3), whose numbers name the last
    dimension first.

    mode: "bilinear", "nearest" or "bicubic" (not with depth); padding_mode, for places outside: "zeros", "border" or "reflection"; ``align_corners``:
    whether -1 and 1 are the centres of the outermost elements, or their outer edges.
    """
    if mode not in MODES:
        raise ValueError(f"nn.functional.grid_sample(): expected mode to be 'bilinear', 'nearest' or 'bicubic', but got: '{mode}'")
    if padding_mode not in PADDINGS:
        raise ValueError(f"nn.functional.grid_sample(): expected padding_mode to be 'zeros', 'border', or 'reflection', but got: '{padding_mode}'")
    return _sample(builder, grid_sample, input, grid, mode, padding_mode, bool(align_corners))


def _numbered(name: str, ranks: tuple[int, ...]) -> Row:
    def build(builder: Any, input: Value, grid: Value, interpolation_mode: int, padding_mode: int, align_corners: bool) -> Any:
        if len(input.shape) - 2 not in ranks:
            raise RuntimeError(f"{name}(): expected {' or '.join(f'{rank + 2}D' for rank in ranks)} input, but got input with sizes {list(input.shape)}")
        if interpolation_mode not in (0, 1, 2) or padding_mode not in (0, 1, 2):
            raise RuntimeError(f"{name}(): interpolation_mode and padding_mode are 0, 1 or 2, but got {interpolation_mode} and {padding_mode}")
        return _sample(builder, row, input, grid, MODES[interpolation_mode], PADDINGS[padding_mode], align_corners)

    build.__doc__ = "``nn.functional.grid_sample`` with modes as numbers: bilinear, nearest, bicubic; zeros, border, reflection."
    row = operation("index", name=name, method=(), ulp=RESIZE_ULP, sampler=_grid_samples(ranks[0]))(build)
    return row


grid_sampler, grid_sampler_2d, grid_sampler_3d = _numbered("grid_sampler", (2, 3)), _numbered("grid_sampler_2d", (2,)), _numbered("grid_sampler_3d", (3,))


def _coordinates(builder: Any, size: Size, align: bool, dtype: Any) -> Any:
    """The centres of a dimension's elements between -1 and 1, or those of the outermost at -1 and 1."""
    number = builder.cast(builder.arange(0, 1, size, dtypes.INT64), dtype)
    if size == 1:
        return mul.build(builder, number, 0)
    doubled = mul.build(builder, number, 2) if align else add.build(builder, mul.build(builder, number, 2), 1)
    return sub.build(builder, builder.elementwise(true_divide, dtype, (doubled, _counted(size - 1 if align else size))), 1)


@operation(
    "elementwise", name="nn.functional.affine_grid", ulp=RESIZE_ULP,
    sampler=lambda s: [
        (s.plain_values(name, 2, rank, rank + 1), (2, 3, *(4, 1, 3)[:rank]), align)
        for name in ("float32", "float64")
        for rank in (2, 3)
        for align in (False, True)
    ],
)  # fmt: skip
def affine_grid(builder: Any, theta: Value, size: Shape, align_corners: bool | None = None) -> Any:
    """The grid for ``grid_sample`` that maps places by matrices ``theta``: (batch, 2, 3) for a ``size`` of 4 numbers, (batch, 3, 4) for one of 5."""
    if theta.dtype.kind != "f":
        raise ValueError(f"Expected theta to have floating point type, but got {dtypes.label(theta.dtype)}")
    shape = tuple(size)
    rank = len(shape) - 2
    if rank not in (2, 3):
        raise NotImplementedError(f"affine_grid for {len(shape)} sizes; 4 or 5 are implemented")
    if len(theta.shape) != 3 or theta.shape[1] != rank or theta.shape[2] != rank + 1 or theta.shape[0] != shape[0]:
        raise ValueError(f"Expected a batch of {shape[0]} affine matrices of shape {rank}x{rank + 1} for size {list(shape)}. Got {list(theta.shape)}.")
    if any(n <= 0 for n in shape):
        raise ValueError(f"Expected non-zero, positive output size. Got {list(shape)}")
    steps = builder.strides(theta)

    def column(number: int) -> Any:  # (batch, 1..., results)
        return builder.view(theta, (shape[0], *(1,) * rank, rank), (steps[0], *(0,) * rank, steps[1]), number * steps[2])

    result = column(rank)
    for axis in range(rank):
        line = _coordinates(builder, shape[2 + axis], bool(align_corners), theta.dtype)
        strides = [0] * (rank + 2)
        sizes: list[Size] = [1] * (rank + 2)
        strides[axis + 1], sizes[axis + 1] = builder.strides(line)[0], shape[2 + axis]
        along = builder.view(line, tuple(sizes), tuple(strides), 0)
        result = add.build(builder, mul.build(builder, column(rank - 1 - axis), along), result)
    return result
