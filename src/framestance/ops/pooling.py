"""Rows of pooling: one number for each window, its largest or its mean; and the same with windows chosen so that the result has a given size."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .elementwise import abs_, add, div, floor_divide, lt, maximum, minimum, mul, pow_, remainder, sub, true_divide, where
from .math import relu, sign
from .reductions import SUM_ULP, _counted, amax, argmax, sum_
from .row import Ints, Row, Value, operation
from .shapes import Size, product, seen_as
from .views import contiguous
from .windows import batched, lowest, padded, per_dimension, unbatched, window_count, windows


class _Geometry:
    """The checked numbers of a pooling: kernel, stride, padding, dilation, how many windows there are, and the padding behind that they reach."""

    __slots__ = ("after", "counts", "dilation", "kernel", "padding", "sizes", "stride")

    def __init__(self, name: str, input: Any, numbers: tuple[Any, ...], ceil_mode: bool, rank: int) -> None:
        kernel, stride, padding, dilation = numbers
        self.kernel = per_dimension(name, "kernel_size", kernel, rank)
        unset = stride is None or (isinstance(stride, tuple | list) and not stride)
        self.stride = self.kernel if unset else per_dimension(name, "stride", stride, rank)
        self.padding = per_dimension(name, "padding", padding, rank)
        self.dilation = per_dimension(name, "dilation", dilation, rank)
        for what in ("kernel", "stride", "dilation"):
            if any(size <= 0 for size in getattr(self, what)):
                raise RuntimeError(f"{name}(): {what} size should be greater than zero, but got {list(getattr(self, what))}")
        if any(p < 0 or p > (d * (k - 1) + 1) // 2 for p, k, d in zip(self.padding, self.kernel, self.dilation, strict=True)):
            raise RuntimeError(
                f"{name}(): pad should be at most half of effective kernel size, but got pad={list(self.padding)}, kernel_size={list(self.kernel)}"
            )
        self.sizes = tuple(input.shape[len(input.shape) - rank :])
        if any(size == 0 for size in input.shape[1:]):
            raise RuntimeError(f"{name}(): Expected tensor with non-zero size for all dimensions except the batch, but got {list(input.shape)}")
        each = list(zip(self.sizes, self.kernel, self.stride, self.dilation, self.padding, strict=True))
        self.counts = tuple(window_count(n, k, s, d, p, p, ceil_mode) for n, k, s, d, p in each)
        if any(count < 1 for count in self.counts):
            raise RuntimeError(f"{name}(): Given input size {list(input.shape)}, calculated output size {list(self.counts)} is too small")
        self.after = self.padding
        if ceil_mode:
            reached = [(c - 1) * s + d * (k - 1) + 1 - n - p for c, (n, k, s, d, p) in zip(self.counts, each, strict=True)]
            self.after = tuple(r if r > p else p for r, p in zip(reached, self.padding, strict=True))

    def windows(self, builder: Any, input: Any, value: Any) -> Any:
        """(batch, channels, counts..., window...) of ``input`` with ``value`` around it."""
        whole = padded(builder, input, list(zip(self.padding, self.after, strict=True)), value)
        return windows(builder, whole, self.counts, self.kernel, self.stride, self.dilation)


def _window_dims(rank: int) -> tuple[int, ...]:
    return tuple(range(-rank, 0))


WITH_INDICES = (({"return_indices": "True"}, "tuple[Value, Value]"),)  # what such rows return; see Row.cases
FEW = 16  # elements of a window up to which whole windows are combined place by place, which is one loop over the results


def combined(builder: Any, seen: Any, kernel: tuple[Size, ...], combine: Row, reduction: Row) -> Any:
    """``reduction`` over the windows of ``seen``, by ``combine`` of two elements where windows are small; in C order either way."""
    if not all(type(k) is int for k in kernel) or product(kernel) > FEW:
        return reduction.build(builder, seen, _window_dims(len(kernel)))
    lead, strides = len(seen.shape) - len(kernel), builder.strides(seen)
    result: Any = None
    for place in np.ndindex(*kernel):
        offset = sum(i * step for i, step in zip(place, strides[lead:], strict=True))
        part = builder.view(seen, tuple(seen.shape[:lead]), strides[:lead], offset)
        result = part if result is None else builder.elementwise(combine, seen.dtype, (result, part))
    return builder.copy(result) if product(kernel) == 1 else contiguous.build(builder, result)


def _along(builder: Any, value: Any, axis: int, rank: int) -> Any:
    """A vector as one that varies along dimension ``axis`` of ``rank``."""
    shape, strides = [1] * rank, [0] * rank
    shape[axis], strides[axis] = value.shape[0], builder.strides(value)[0]
    return builder.view(value, tuple(shape), tuple(strides), 0)


def _places(builder: Any, found: Any, geometry: _Geometry) -> Any:
    """Numbers of places within windows as numbers of elements of the unpadded dimensions, flattened."""
    rank, int64 = len(geometry.kernel), dtypes.INT64
    total: Any = None
    for axis in range(rank):
        behind = product(geometry.kernel[axis + 1 :])
        place = builder.elementwise(floor_divide, int64, (found, _counted(behind))) if axis < rank - 1 else found
        place = remainder.build(builder, place, _counted(geometry.kernel[axis])) if axis else place
        first = _along(builder, builder.arange(0, geometry.stride[axis], geometry.counts[axis], int64), axis, rank)
        dilation = _counted(geometry.dilation[axis])
        place = builder.elementwise(add, int64, (builder.elementwise(mul, int64, (place, dilation)), first))
        if geometry.padding[axis] != 0:  # of nothing but -inf the first element that is no padding
            place = builder.elementwise(sub, int64, (place, _counted(geometry.padding[axis])))
            place = where.build(builder, lt.build(builder, place, 0), remainder.build(builder, place, dilation), place)
        if total is not None:
            total = builder.elementwise(mul, int64, (total, _counted(geometry.sizes[axis])))
        total = place if total is None else builder.elementwise(add, int64, (total, place))
    return total


def _max_pool(builder: Any, row: Row, rank: int, input: Any, numbers: tuple[Any, ...], ceil_mode: bool, indices: bool) -> Any:
    if input.dtype.kind == "b":
        raise NotImplementedError(f"\"{row.name}\" not implemented for 'Bool'")
    input, missing = batched(builder, row, input, rank)
    geometry = _Geometry(row.name, input, numbers, ceil_mode, rank)
    seen = geometry.windows(builder, input, lowest(input.dtype))
    if not indices:
        return unbatched(builder, combined(builder, seen, geometry.kernel, maximum, amax), missing)
    lead = (*input.shape[:2], *geometry.counts)
    flat = seen_as(builder, builder.copy(seen), (*lead, product(geometry.kernel)))
    values = amax.build(builder, flat, -1)
    places = _places(builder, builder.search(argmax, flat, (len(lead),), False), geometry)
    return unbatched(builder, values, missing), unbatched(builder, places, missing)


_NANS = "values: of several NaNs in a window the first one has the index, torch's last one"
_MEANT = {1: f"{_NANS}; errors: integers are taken in one dimension, too", 2: _NANS, 3: _NANS}


def _max_pooling(rank: int) -> tuple[Row, Row]:
    def build(
        builder: Any, input: Value, kernel_size: Ints, stride: Ints | None = None, padding: Ints = 0, dilation: Ints = 1, ceil_mode: bool = False,
        return_indices: bool = False,
    ) -> Any:  # fmt: skip
        return _max_pool(builder, row, rank, input, (kernel_size, stride, padding, dilation), ceil_mode, return_indices)

    def with_indices(
        builder: Any, input: Value, kernel_size: Ints, stride: Ints | None = None, padding: Ints = 0, dilation: Ints = 1, ceil_mode: bool = False,
        return_indices: bool = False,
    ) -> tuple[Value, Value]:  # fmt: skip
        return _max_pool(builder, pair, rank, input, (kernel_size, stride, padding, dilation), ceil_mode, True)

    dimensions = f"{rank} dimension{'s' if rank > 1 else ''}"
    build.__doc__ = (
        f"The largest element of each window over the last {dimensions} of (batch, channels, ...) or (channels, ...); with ``return_indices`` also its "
        "number in these dimensions, flattened. Padding (at most half a window) never wins; windows move by their size if ``stride`` is None."
    )
    with_indices.__doc__ = f"``max_pool{rank}d`` and the numbers of the largest elements, as a pair."
    name = f"max_pool{rank}d"
    row = operation("reduction", name=f"nn.functional.{name}", differs=_MEANT[rank], aliases=(name,), cases=WITH_INDICES, sampler=_max_samples(rank))(build)
    pair = operation(
        "reduction", differs=_MEANT[rank],
        name=f"nn.functional.{name}_with_indices", aliases=(f"{name}_with_indices",) if rank == 1 else (), sampler=_max_samples(rank)
    )(with_indices)  # fmt: skip
    return row, pair


def _max_samples(rank: int) -> Any:
    def sampler(s: Any) -> Any:
        for name in ("float32", "float64", "int64"):
            x = s.plain_values(name, 2, 3, *(8, 7, 6)[:rank])
            for arguments in ((2,), (3, 2, 1), (3, 1, 1, 2), (3, 2, 0, 1, True), (3, 2, 1, 1, True), ((2,) * rank, None, 0, 1, False, True)):
                yield x, *arguments
            yield x[0], 2, 1, 0, 1, False, True
            yield x.swapaxes(0, 1)[..., ::-1], 2, None, 1
            yield x[:0], 2
        yield np.full((1, 2, *(4, 4, 4)[:rank]), -np.inf, np.float32), 3, 2, 1, 1, False, True

    return sampler


max_pool1d, max_pool1d_with_indices = _max_pooling(1)
max_pool2d, max_pool2d_with_indices = _max_pooling(2)
max_pool3d, max_pool3d_with_indices = _max_pooling(3)


# ---- means ----


def _window_sizes(builder: Any, geometry: _Geometry, dtype: Any, count_include_pad: bool) -> Any:
    """How many elements each window has, where windows differ; else that number."""
    rank = len(geometry.kernel)
    ragged = any(a is not p and a != p for a, p in zip(geometry.after, geometry.padding, strict=True))
    if not ragged and (count_include_pad or all(p == 0 for p in geometry.padding)):
        return _counted(product(geometry.kernel))
    total: Any = None
    for axis in range(rank):
        k, s, p, n = geometry.kernel[axis], geometry.stride[axis], geometry.padding[axis], geometry.sizes[axis]
        first = builder.arange(0, s, geometry.counts[axis], dtypes.INT64)
        first = builder.elementwise(sub, dtypes.INT64, (first, _counted(p)))
        last = minimum.build(builder, add.build(builder, first, _counted(k)), _counted(n + p if count_include_pad else n))
        if not count_include_pad:
            first = maximum.build(builder, first, 0)
        length = _along(builder, sub.build(builder, last, first), axis, rank)
        total = length if total is None else mul.build(builder, total, length)
    return builder.cast(total, dtype)


def _avg_pool(builder: Any, row: Row, rank: int, input: Any, numbers: tuple[Any, ...], ceil_mode: bool, include: bool, divisor: Any) -> Any:
    if input.dtype.kind != "f" and input.dtype != dtypes.INT64:
        raise NotImplementedError(f"\"{row.name}\" not implemented for '{dtypes.label(input.dtype)}'")
    if divisor is not None and divisor == 0:
        raise RuntimeError("divisor must be not zero")
    input, missing = batched(builder, row, input, rank)
    geometry = _Geometry(row.name, input, (*numbers, 1), ceil_mode, rank)
    if rank == 3 and any(n < k for n, k in zip(geometry.sizes, geometry.kernel, strict=True)):
        raise RuntimeError(f"{row.name}(): input of sizes {list(geometry.sizes)} is smaller than kernel size {list(geometry.kernel)}")
    total = combined(builder, geometry.windows(builder, input, 0), geometry.kernel, add, sum_)
    count = _window_sizes(builder, geometry, total.dtype, include) if divisor is None else _counted(divisor)
    if total.dtype.kind == "f":
        result = builder.elementwise(true_divide, total.dtype, (total, count))
    else:
        result = div.build(builder, total, count, "trunc")
    return unbatched(builder, result, missing)


def _avg_pooling(rank: int) -> Row:
    def build(
        builder: Any, input: Value, kernel_size: Ints, stride: Ints | None = None, padding: Ints = 0, ceil_mode: bool = False, count_include_pad: bool = True,
        divisor_override: int | None = None,
    ) -> Any:  # fmt: skip
        return _avg_pool(builder, row, rank, input, (kernel_size, stride, padding), ceil_mode, count_include_pad, divisor_override)

    def without_divisor(
        builder: Any, input: Value, kernel_size: Ints, stride: Ints | None = None, padding: Ints = 0, ceil_mode: bool = False, count_include_pad: bool = True
    ) -> Any:
        return _avg_pool(builder, row, rank, input, (kernel_size, stride, padding), ceil_mode, count_include_pad, None)

    dimensions = f"{rank} dimension{'s' if rank > 1 else ''}"
    build.__doc__ = without_divisor.__doc__ = (
        f"The mean of each window over the last {dimensions} of (batch, channels, ...) or (channels, ...). Padding counts as zeros, or not at all if "
        "``count_include_pad`` is false" + ("." if rank == 1 else "; ``divisor_override`` replaces the number of elements.")
    )
    name = f"avg_pool{rank}d"
    spaces = {"name": "avg_pool1d", "method": (), "aliases": ("nn.functional.avg_pool1d",)} if rank == 1 else {"name": f"nn.functional.{name}"}
    row = operation("reduction", **spaces, ulp=SUM_ULP, sampler=_avg_samples(rank))(without_divisor if rank == 1 else build)
    return row


def _avg_samples(rank: int) -> Any:
    def sampler(s: Any) -> Any:
        for name in ("float32", "float64", "int64"):
            x = s.plain_values(name, 2, 3, *(8, 7, 6)[:rank])
            for arguments in ((2,), (3, 2, 1), (3, 1, 1, False, False), (3, 2, 0, True), (3, 2, 1, True, False), (3, 2, 1, True, True)):
                yield x, *arguments
            if rank > 1:
                yield x, 2, None, 0, False, True, 3
            yield x[0], 2
            yield x.swapaxes(0, 1)[..., ::-1], 2, None, 1
            yield x[:0], 2

    return sampler


avg_pool1d, avg_pool2d, avg_pool3d = _avg_pooling(1), _avg_pooling(2), _avg_pooling(3)


def _lp_pooling(rank: int) -> Row:
    def build(builder: Any, input: Value, norm_type: float, kernel_size: Ints, stride: Ints | None = None, ceil_mode: bool = False) -> Any:
        kernel = per_dimension(row.name, "kernel_size", kernel_size, rank)
        powers = pow_.build(builder, input, norm_type)
        average = _avg_pool(builder, row, rank, powers, (kernel_size, stride, 0), ceil_mode, True, None)
        magnitude = mul.build(builder, sign.build(builder, average), relu.build(builder, abs_.build(builder, average)))
        return pow_.build(builder, mul.build(builder, magnitude, _counted(product(kernel))), 1.0 / norm_type)

    build.__doc__ = f"``sum(x ** norm_type) ** (1 / norm_type)`` of each window over the last {rank} dimension{'s' if rank > 1 else ''}."

    def sampler(s: Any) -> Any:
        x = np.abs(s.plain_values("float32", 2, 3, *(8, 7, 6)[:rank]))
        return [(x, 2, 2), (x, 1.5, 3, 2), (x, 3, 3, 2, True), (x[0], 2, 2)]

    row = operation("reduction", name=f"nn.functional.lp_pool{rank}d", ulp={"float32": 64.0, "float64": 64.0}, sampler=sampler)(build)
    return row


lp_pool1d, lp_pool2d, lp_pool3d = _lp_pooling(1), _lp_pooling(2), _lp_pooling(3)
