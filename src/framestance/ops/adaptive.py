"""Rows of pooling to a given size, of pooling with windows at random, and of putting pooled elements back."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .elementwise import add, true_divide
from .pooling import WITH_INDICES, _max_pool, combined
from .random import drawing
from .reductions import SUM_ULP, _counted, sum_
from .row import Floats, Ints, Row, Value, operation
from .shapes import Size, is_size, known_size, product
from .windows import batched, per_dimension, unbatched, windows


def _target(row: Row, output_size: Any, sizes: tuple[Size, ...]) -> tuple[Size, ...]:
    """The size wanted of each dimension; None keeps a dimension's own.

    Errors: RuntimeError for negative sizes or another count of them.
    """
    rank = len(sizes)
    given = (output_size,) * rank if output_size is None or is_size(output_size) else tuple(output_size)
    if len(given) == 1:
        given = given * rank
    if len(given) != rank:
        raise RuntimeError(f"{row.name}(): output_size must be {rank} numbers, but got {list(given)}")
    wanted = tuple(own if size is None else size for size, own in zip(given, sizes, strict=True))
    if any(size < 0 for size in wanted):
        raise RuntimeError(f"{row.name}(): elements of output_size must be greater than or equal to 0, but got {list(wanted)}")
    return wanted


def _bounds(size: int, count: int) -> tuple[Any, Any]:
    """Where each of ``count`` windows over ``size`` elements begins and ends."""
    number = np.arange(count)
    return number * size // count, -(-(number + 1) * size // count)


def _even(sizes: tuple[Size, ...], wanted: tuple[Size, ...]) -> bool:
    """Whether all windows have one length and none overlap."""
    return all(own is want or (want > 0 and own % want == 0) for own, want in zip(sizes, wanted, strict=True))


def _adaptive_means(array: Any, wanted: tuple[int, ...]) -> Any:
    first = array.ndim - len(wanted)
    result = array
    for axis, count in enumerate(wanted, first):
        begin, end = _bounds(array.shape[axis], count)
        zero = np.zeros((*result.shape[:axis], 1, *result.shape[axis + 1 :]), result.dtype)
        edges = np.stack((begin, end), 1).reshape(-1)
        sums = np.add.reduceat(np.concatenate((result, zero), axis), edges, axis, dtype=result.dtype)
        even = sums[(slice(None),) * axis + (slice(None, None, 2),)]
        result = even / (end - begin).astype(result.dtype).reshape(-1, *(1,) * (array.ndim - axis - 1))
    return np.ascontiguousarray(result)


def _check(row: Row, input: Any, first: int) -> None:
    """Errors: RuntimeError for an empty dimension from ``first`` on; NotImplementedError for what are no floats."""
    if any(size == 0 for size in input.shape[first:]):
        raise RuntimeError(f"{row.name}(): Expected input to have non-zero size for non-batch dimensions, but input has sizes {list(input.shape)}")
    if input.dtype.kind != "f":
        raise NotImplementedError(f"\"{row.name}\" not implemented for '{dtypes.label(input.dtype)}'")


def _average(rank: int) -> Row:
    def build(builder: Any, input: Value, output_size: Ints) -> Any:
        values, missing = batched(builder, row, input, rank)
        sizes = tuple(values.shape[2:])
        wanted = _target(row, output_size, sizes)
        _check(row, values, 2)
        lead = tuple(values.shape[:2])
        if any(size == 0 for size in wanted):
            result = builder.fill((*lead, *wanted), 0, values.dtype)
        elif _even(sizes, wanted):
            kernel = tuple(own // want for own, want in zip(sizes, wanted, strict=True))
            seen = windows(builder, values, wanted, kernel, kernel, (1,) * rank)
            total = combined(builder, seen, kernel, add, sum_)
            result = builder.elementwise(true_divide, total.dtype, (total, _counted(product(kernel))))
        else:
            result = builder.extern(row, _adaptive_means, (values, wanted), [((*lead, *wanted), values.dtype)])[0]
        return unbatched(builder, result, missing)

    build.__doc__ = (
        f"The mean of as many windows as ``output_size`` says, spread evenly over the last {rank} dimension{'s' if rank > 1 else ''}; they overlap where "
        "the sizes are no multiples. None keeps a size."
    )
    name = f"adaptive_avg_pool{rank}d"
    spaces: dict[str, Any] = {"name": name, "method": (), "aliases": (f"nn.functional.{name}",)} if rank == 1 else {"name": f"nn.functional.{name}"}
    row = operation("reduction", **spaces, ulp=SUM_ULP, sampler=_adaptive_samples(rank, sums=True))(build)
    return row


def _adaptive_samples(rank: int, *more: Any, sums: bool = False) -> Any:
    """sums: numbers of one sign, since what is promised of sums is so without cancellation."""

    def sampler(s: Any) -> Any:
        for name in ("float32", "float64"):
            x = s.plain_values(name, 2, 3, *(8, 7, 6)[:rank])
            if sums:
                x = abs(x)
            for size in (1, 2, 3, (4, 7, 3)[:rank], 0, (5, 3, None)[:rank]):
                yield x, size, *more
            yield x[0, :, ::2], 2, *more

    return sampler


_NANS = "values: of several NaNs in a window the first one has the index, torch's last one"


def _adaptive_maxima(array: Any, wanted: tuple[int, ...]) -> Any:
    """The largest elements of the windows and their numbers in the flattened last dimensions."""
    rank = len(wanted)
    lead, sizes = array.shape[: array.ndim - rank], array.shape[array.ndim - rank :]
    values, places = np.empty((*lead, *wanted), array.dtype), np.empty((*lead, *wanted), np.int64)
    numbers = np.arange(int(np.prod(sizes))).reshape(sizes)
    bounds = [_bounds(size, count) for size, count in zip(sizes, wanted, strict=True)]
    for place in np.ndindex(*wanted):
        cut = tuple(slice(begin[i], end[i]) for i, (begin, end) in zip(place, bounds, strict=True))
        chosen = numbers[cut].reshape(-1)
        part = array[(..., *cut)].reshape(*lead, chosen.size)
        found = part.argmax(-1)
        values[(..., *place)] = np.take_along_axis(part, found[..., None], -1)[..., 0]
        places[(..., *place)] = chosen[found]
    return values, places


def _largest(builder: Any, row: Row, rank: int, input: Any, output_size: Any, indices: bool) -> Any:
    values, missing = batched(builder, row, input, rank)
    sizes = tuple(values.shape[2:])
    wanted = _target(row, output_size, sizes)
    _check(row, values, 1)
    if any(size == 0 for size in wanted):
        shape = (*values.shape[:2], *wanted)
        found: tuple[Any, ...] = builder.fill(shape, 0, values.dtype), builder.fill(shape, 0, dtypes.INT64)
    elif _even(sizes, wanted):
        kernel = tuple(own // want for own, want in zip(sizes, wanted, strict=True))
        pooled = _max_pool(builder, row, rank, values, (kernel, kernel, 0, 1), False, indices)
        found = pooled if indices else (pooled,)
    else:
        shape = (*values.shape[:2], *wanted)
        found = builder.extern(row, _adaptive_maxima, (values, wanted), [(shape, values.dtype), (shape, dtypes.INT64)])
    whole = tuple(unbatched(builder, x, missing) for x in found)
    return whole if indices else whole[0]


def _maximum(rank: int) -> None:
    def build(builder: Any, input: Value, output_size: Ints, return_indices: bool = False) -> Any:
        return _largest(builder, row, rank, input, output_size, return_indices)

    def with_indices(builder: Any, input: Value, output_size: Ints, return_indices: bool = False) -> tuple[Value, Value]:
        return _largest(builder, pair, rank, input, output_size, True)

    build.__doc__ = (
        f"The largest element of as many windows as ``output_size`` says, spread evenly over the last {rank} dimension{'s' if rank > 1 else ''}; with "
        "``return_indices`` also their numbers in these dimensions, flattened."
    )
    with_indices.__doc__ = f"``adaptive_max_pool{rank}d`` and the numbers of the largest elements, as a pair."
    name = f"nn.functional.adaptive_max_pool{rank}d"
    row = operation(
        "reduction", differs=_NANS, name=name, cases=WITH_INDICES, sampler=lambda s: [*_adaptive_samples(rank)(s), *_adaptive_samples(rank, True)(s)]
    )(build)
    pair = operation("reduction", name=f"{name}_with_indices", differs=_NANS, sampler=_adaptive_samples(rank))(with_indices)


adaptive_avg_pool1d, adaptive_avg_pool2d, adaptive_avg_pool3d = _average(1), _average(2), _average(3)
for _rank in (1, 2, 3):
    _maximum(_rank)


@operation("reduction", differs=_NANS, method=(), sampler=lambda s: [(s.plain_values("float32", 2, 3, 8), 3), (s.plain_values("float32", 3, 8), 4)])
def adaptive_max_pool1d(builder: Any, input: Value, output_size: Ints) -> tuple[Value, Value]:
    """The pair of ``nn.functional.adaptive_max_pool1d_with_indices``, as ``torch.adaptive_max_pool1d`` gives it."""
    return _largest(builder, adaptive_max_pool1d, 1, input, output_size, True)


# ---- windows at random ----


def _begins(sample: Any, size: int, count: int, kernel: int) -> Any:
    """Where the windows of one dimension begin: steps of about (size - kernel) / (count - 1), the last at the end."""
    if count == 1:
        return np.array([size - kernel])
    kind = type(sample)
    step = kind(size - kernel) / kind(count - 1)
    first = np.trunc((np.arange(count - 1).astype(kind) + sample) * step) - np.trunc(sample * step)
    return np.append(first, size - kernel).astype(np.int64)


def _fractional(array: Any, samples: Any, kernel: tuple[int, ...], wanted: tuple[int, ...]) -> Any:
    rank = len(wanted)
    lead, sizes = array.shape[:2], array.shape[2:]
    if samples is None:
        samples = drawing().random((*lead, rank)).astype(array.dtype)
    order = (1, 0) if rank == 2 else (0, 1, 2)  # of two numbers the first is the width's
    values, places = np.empty((*lead, *wanted), array.dtype), np.empty((*lead, *wanted), np.int64)
    numbers = np.arange(int(np.prod(sizes))).reshape(sizes)
    for plane in np.ndindex(*lead):
        grid: list[Any] = []
        for axis in range(rank):
            begin = _begins(samples[plane][order[axis]], sizes[axis], wanted[axis], kernel[axis])
            rows = begin[:, None] + np.arange(kernel[axis])
            grid.append(rows.reshape(*(1,) * axis, -1, *(1,) * (rank - 1), kernel[axis], *(1,) * (rank - axis - 1)))
        part = array[plane][tuple(grid)].reshape(*wanted, -1)
        found = part.argmax(-1)[..., None]
        values[plane] = np.take_along_axis(part, found, -1)[..., 0]
        places[plane] = np.take_along_axis(numbers[tuple(grid)].reshape(*wanted, -1), found, -1)[..., 0]
    return values, places


def _fractional_pooling(rank: int) -> Row:
    def build(
        builder: Any,
        input: Value,
        kernel_size: Ints,
        output_size: Ints | None = None,
        output_ratio: Floats = None,
        return_indices: bool = False,
        _random_samples: Value | None = None,
    ) -> Any:
        values, missing = batched(builder, row, input, rank)
        _check(row, values, 1)
        kernel = per_dimension(row.name, "kernel_size", kernel_size, rank)
        if (output_size is None) == (output_ratio is None):
            raise ValueError(f"{row.name}(): exactly one of output_size and output_ratio must be given")
        if output_size is None:
            ratios = (output_ratio,) * rank if isinstance(output_ratio, int | float) else tuple(output_ratio)
            if not all(0 < ratio < 1 for ratio in ratios):
                raise ValueError(f"{row.name}(): output_ratio must be between 0 and 1, but got {ratios}")
            wanted: tuple[Size, ...] = tuple(int(known_size(builder, size, row.name) * ratio) for size, ratio in zip(values.shape[2:], ratios, strict=True))
        else:
            wanted = per_dimension(row.name, "output_size", output_size, rank)
        if any(want + k - 1 > size for want, k, size in zip(wanted, kernel, values.shape[2:], strict=True)):
            raise RuntimeError(f"{row.name}(): pool {list(kernel)} to {list(wanted)} is too large relative to input {list(values.shape[2:])}")
        if _random_samples is not None and _random_samples.dtype != values.dtype:
            raise RuntimeError("Expect _random_samples to have the same dtype as input")
        shape = (*values.shape[:2], *wanted)
        arguments = (values, _random_samples, kernel, wanted)
        found = builder.extern(row, _fractional, arguments, [(shape, values.dtype), (shape, dtypes.INT64)])
        whole = tuple(unbatched(builder, x, missing) for x in found)
        return whole if return_indices else whole[0]

    build.__doc__ = (
        f"The largest element of each of ``output_size`` windows that begin at random places, about evenly spaced, over the last {rank} dimensions. "
        "``_random_samples`` (batch, channels, dimensions), in [0, 1), fixes the places."
    )

    def samples(s: Any) -> Any:
        x = np.abs(s.plain_values("float32", 2, 3, *(9, 8, 7)[:rank]))
        for indices in (False, True):
            for draw in (None, np.linspace(0, 0.9, 6 * rank, dtype=np.float32).reshape(2, 3, rank)):
                yield x, 2, 3, None, indices, draw
        yield s.plain_values("float64", 3, *(9, 8, 7)[:rank]), 2, None, 0.5

    row = operation(
        "random",
        name=f"nn.functional.fractional_max_pool{rank}d",
        differs="errors: output_ratio may be one number",
        effect=True,
        cases=WITH_INDICES,
        sampler=samples,
    )(build)  # fmt: skip
    return row


fractional_max_pool2d, fractional_max_pool3d = _fractional_pooling(2), _fractional_pooling(3)


# ---- back ----


def _put_back(array: Any, indices: Any, shape: tuple[int, ...]) -> Any:
    result = np.zeros((array.shape[0] * array.shape[1], int(np.prod(shape[2:]))), array.dtype)
    places = indices.reshape(result.shape[0], -1)
    if places.size and not (places.min() >= 0 and places.max() < result.shape[1]):
        wrong = places.max() if places.max() >= result.shape[1] else places.min()
        raise RuntimeError(f"Found an invalid max index: {wrong} (output volumes are of size {'x'.join(map(str, shape[2:]))})")
    np.put_along_axis(result, places, array.reshape(result.shape[0], -1), 1)
    return result.reshape(shape)


def _unpool(rank: int) -> Row:
    def build(
        builder: Any, input: Value, indices: Value, kernel_size: Ints, stride: Ints | None = None, padding: Ints = 0, output_size: Ints | None = None
    ) -> Any:
        if indices.dtype != dtypes.INT64:
            raise RuntimeError(f"elements in indices should be type int64 but got: {dtypes.label(indices.dtype)}")
        if tuple(input.shape) != tuple(indices.shape):
            raise RuntimeError(f"Expected shape of indices to be same as that of the input tensor ({list(input.shape)}) but got {list(indices.shape)}")
        values, missing = batched(builder, row, input, rank)
        places, _ = batched(builder, row, indices, rank)
        kernel = per_dimension(row.name, "kernel_size", kernel_size, rank)
        steps = kernel if stride is None or stride == [] else per_dimension(row.name, "stride", stride, rank)
        pads = per_dimension(row.name, "padding", padding, rank)
        usual = tuple((n - 1) * s + k - 2 * p for n, s, k, p in zip(values.shape[2:], steps, kernel, pads, strict=True))
        wanted = usual if output_size is None else tuple(output_size)[-rank:]
        if len(wanted) != rank:
            raise ValueError(f"output_size should be a sequence containing {rank} or {rank + 2} elements, but it has a length of '{len(wanted)}'")
        for axis, (want, default, step) in enumerate(zip(wanted, usual, steps, strict=True)):
            if output_size is not None and not default - step < want < default + step:
                raise ValueError(f'invalid output_size "{list(wanted)}" (dim {axis} must be between {default - step} and {default + step})')
        shape = (*values.shape[:2], *wanted)
        return unbatched(builder, builder.extern(row, _put_back, (values, places, shape), [(shape, values.dtype)])[0], missing)

    build.__doc__ = (
        f"Zeros, with the elements of ``input`` at ``indices``, the numbers that ``max_pool{rank}d`` gives with ``return_indices``. "
        "``output_size`` decides where pooling gives several sizes the same one."
    )

    def sampler(s: Any) -> Any:
        from .eager import EAGER

        for name in ("float32", "float64"):
            x = s.plain_values(name, 2, 3, *(8, 6, 4)[:rank])
            values, places = _max_pool(EAGER, row, rank, x, (2, None, 0, 1), False, True)
            yield values, places, 2
            yield values, places, 2, 2, 0, x.shape
            yield values[0], places[0], 2

    row = operation("index", refused="iubc", name=f"nn.functional.max_unpool{rank}d", can_fail=True, sampler=sampler)(build)
    return row


max_unpool1d, max_unpool2d, max_unpool3d = _unpool(1), _unpool(2), _unpool(3)
