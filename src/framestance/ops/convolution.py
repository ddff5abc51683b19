"""Rows of convolutions: products of the weights, as matrices, and the windows of the padded input."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .contraction import MATMUL_ULP
from .elementwise import add
from .row import Ints, Row, Value, operation
from .shapes import Size, product, seen_as
from .views import contiguous, expanded, reshape
from .windows import batched, padded, per_dimension, unbatched, window_count, windows


def _check(builder: Any, row: Row, input: Any, weight: Any, bias: Any, groups: Any, channels: Size, outputs: Size) -> None:
    """Errors: RuntimeError for dtypes, channels or groups that do not belong together; NotImplementedError for bools."""
    if bias is not None and not builder.is_value(bias):
        raise row.wrong_argument("bias", 3, bias)
    for other, what in ((weight, "weight"), (bias, "bias")):
        if other is not None and other.dtype != input.dtype:
            raise RuntimeError(f"Input type ({dtypes.label(input.dtype)}) and {what} type ({dtypes.label(other.dtype)}) should be the same")
    if input.dtype.kind == "b":
        raise NotImplementedError(f"\"{row.name}\" not implemented for 'Bool'")
    if groups <= 0:
        raise RuntimeError("non-positive groups is not supported")
    if input.shape[1] != channels:
        raise RuntimeError(
            f"Given groups={groups}, weight of size {list(weight.shape)}, expected input{list(input.shape)} to have {channels} channels, "
            f"but got {input.shape[1]} channels instead"
        )
    if weight.shape[0] % groups != 0:
        raise RuntimeError(f"Given groups={groups}, expected weight to be divisible by {groups} at dimension 0, but got weight of size {list(weight.shape)}")
    if bias is not None and (len(bias.shape) != 1 or bias.shape[0] != outputs):
        raise RuntimeError(
            f"Given weight of size {list(weight.shape)}, expected bias to be 1-dimensional with {outputs} elements, but got bias of size {list(bias.shape)}"
        )


def _positive(row: Row, **named: tuple[Size, ...]) -> None:
    """Errors: RuntimeError for a stride or dilation below 1."""
    for what, sizes in named.items():
        if any(size <= 0 for size in sizes):
            raise RuntimeError(f"{row.name}(): {what} should be greater than zero, but got {list(sizes)}")


def _pads(row: Row, padding: Any, kernel: tuple[Size, ...], stride: tuple[Size, ...], dilation: tuple[Size, ...]) -> list[tuple[Size, Size]]:
    """What stands before and after each dimension: numbers, "valid" (nothing) or "same" (the result has the input's sizes)."""
    if isinstance(padding, str):
        if padding == "valid":
            return [(0, 0)] * len(kernel)
        if padding != "same":
            raise RuntimeError(f"Invalid padding string: '{padding}'; it is 'valid' or 'same'")
        if any(step != 1 for step in stride):
            raise RuntimeError("padding='same' is not supported for strided convolutions")
        totals = [d * (k - 1) for d, k in zip(dilation, kernel, strict=True)]
        return [(total // 2, total - total // 2) for total in totals]
    sizes = per_dimension(row.name, "padding", padding, len(kernel))
    if any(size < 0 for size in sizes):
        raise RuntimeError("negative padding is not supported")
    return [(size, size) for size in sizes]


def _with_bias(builder: Any, result: Any, bias: Any) -> Any:
    """``result`` plus one number for each channel, which is dimension 1."""
    if bias is None:
        return result
    rank = len(result.shape) - 2
    wide = builder.view(bias, (bias.shape[0], *(1,) * rank), (builder.strides(bias)[0], *(0,) * rank), 0)
    return add.build(builder, result, wide)


def _convolve(builder: Any, row: Row, rank: int, input: Any, weight: Any, bias: Any, options: tuple[Any, ...]) -> Any:
    stride, padding, dilation, groups = options
    if len(weight.shape) != rank + 2:
        raise RuntimeError(f"{row.name}(): expected {rank + 2}-dimensional weight, but got weight of size {list(weight.shape)}")
    input, missing = batched(builder, row, input, rank)
    kernel = tuple(weight.shape[2:])
    stride, dilation = (per_dimension(row.name, what, x, rank) for what, x in (("stride", stride), ("dilation", dilation)))
    _positive(row, stride=stride, dilation=dilation)
    _check(builder, row, input, weight, bias, groups, weight.shape[1] * groups, weight.shape[0])
    pads = _pads(row, padding, kernel, stride, dilation)
    counts = tuple(window_count(size, k, s, d, *pair) for size, k, s, d, pair in zip(input.shape[2:], kernel, stride, dilation, pads, strict=True))
    if any(k <= 0 for k in kernel) or any(size <= 0 for size in counts):
        raise RuntimeError(f"Calculated padded input size is smaller than the kernel: input {list(input.shape)}, kernel {list(kernel)}, padding {pads}")
    inner, outputs = weight.shape[1], weight.shape[0] // groups
    seen = windows(builder, padded(builder, input, pads), counts, kernel, stride, dilation)
    # (batch, channels, places..., window...) as (batch, groups, channels of a group, window..., places...)
    steps = builder.strides(seen)
    columns = builder.view(
        seen,
        (input.shape[0], groups, inner, *kernel, *counts),
        (steps[0], steps[1] * inner, steps[1], *steps[2 + rank :], *steps[2 : 2 + rank]),
        0,
    )
    matrices = reshape.build(builder, weight, ((groups, outputs, inner * product(kernel)),))
    batch = columns.shape[:2]
    if type(groups) is int and groups == 1:  # one batch dimension less
        columns, matrices, batch = _without_dim(builder, columns, 1), _without_dim(builder, matrices, 0), batch[:1]
    result = builder.matmul(expanded(builder, matrices, (*batch, *matrices.shape[-2:])), columns, 1 + rank)
    result = _with_bias(builder, seen_as(builder, result, (input.shape[0], weight.shape[0], *counts)), bias)
    return unbatched(builder, result, missing)


def _without_dim(builder: Any, value: Any, dim: int) -> Any:
    """``value`` without dimension ``dim``, of size 1."""
    strides = builder.strides(value)
    return builder.view(value, (*value.shape[:dim], *value.shape[dim + 1 :]), (*strides[:dim], *strides[dim + 1 :]), 0)


def _convolution(rank: int) -> Row:
    def build(
        builder: Any, input: Value, weight: Value, bias: Value | None = None, stride: Ints = 1, padding: Ints | str = 0, dilation: Ints = 1, groups: int = 1
    ) -> Any:
        return _convolve(builder, row, rank, input, weight, bias, (stride, padding, dilation, groups))

    build.__doc__ = (
        f"Cross-correlation over the last {rank} dimension{'s' if rank > 1 else ''}: input (batch, in, ...) or (in, ...), "
        "weight (out, in / groups, ...), bias (out,).\n\n"
        '``padding`` counts zeros at both ends, or is "valid" (none) or "same" (the result has the input\'s sizes; stride 1 only).'
    )
    name = f"conv{rank}d"
    row = operation("contraction", name=name, method=(), aliases=(f"nn.functional.{name}",), ulp=MATMUL_ULP, sampler=_samples(rank, False))(build)
    return row


def _samples(rank: int, transposed: bool) -> Any:
    def sampler(s: Any) -> Any:
        sizes = (9, 8, 7)[:rank]
        kernel = (3, 2, 3)[:rank]
        for name in ("float32", "float64"):
            x, flat = s.plain_values(name, 2, 4, *sizes), s.plain_values(name, 4, *sizes)
            w, grouped = (s.plain_values(name, 4, n, *kernel) for n in ((3, 3) if transposed else (4, 2)))
            bias = s.plain_values(name, 3 if transposed else 4)
            yield x, w, bias
            yield flat, w, None, 2, 1
            yield (x, w, None, 2, 1, 1) if transposed else (x, w, None, 1, "same")
            yield (x, grouped, None, 1, 0, 0, 2) if transposed else (x, grouped, None, 2, 1, 2, 2)
            yield x.swapaxes(0, 1)[:, :1].repeat(4, 1)[..., ::-1], w
            yield np.zeros((0, 4, *sizes), name), w
            yield x, s.plain_values(name, 4, 4, *(1,) * rank)

    return sampler


conv1d, conv2d, conv3d = _convolution(1), _convolution(2), _convolution(3)


# ---- transposed ----


def _added(columns: Any, shape: tuple[int, ...], geometry: tuple[tuple[int, ...], ...]) -> Any:
    """Columns (batch, channels, window..., places...) added up where they came from, in an array of zeros of ``shape`` from which padding is cut."""
    kernel, counts, stride, padding, dilation = geometry
    whole = tuple(
        max(size + 2 * p, (n - 1) * s + d * (k - 1) + 1) for size, p, n, s, d, k in zip(shape[2:], padding, counts, stride, dilation, kernel, strict=True)
    )
    result = np.zeros((*shape[:2], *whole), columns.dtype)
    columns = columns.reshape(*shape[:2], *kernel, *counts)
    for place in np.ndindex(*kernel):
        target = tuple(slice(k * d, k * d + (n - 1) * s + 1, s) for k, d, n, s in zip(place, dilation, counts, stride, strict=True))
        result[(slice(None), slice(None), *target)] += columns[(slice(None), slice(None), *place)]
    cut = tuple(slice(p, p + size) for p, size in zip(padding, shape[2:], strict=True))
    return np.ascontiguousarray(result[(slice(None), slice(None), *cut)])


def added_windows(builder: Any, row: Row, columns: Any, shape: tuple[Size, ...], geometry: tuple[tuple[Size, ...], ...]) -> Any:
    """The opposite of taking windows: (batch, channels, window..., places...) added up into ``shape``.

    geometry: kernel, counts, stride, padding and dilation, one number for each dimension.
    """
    return builder.extern(row, _added, (columns, shape, geometry), [(shape, columns.dtype)])[0]


def _convolve_back(builder: Any, row: Row, rank: int, input: Any, weight: Any, bias: Any, options: tuple[Any, ...]) -> Any:
    stride, padding, output_padding, groups, dilation = options
    if len(weight.shape) != rank + 2:
        raise RuntimeError(f"{row.name}(): expected {rank + 2}-dimensional weight, but got weight of size {list(weight.shape)}")
    input, missing = batched(builder, row, input, rank)
    kernel, counts = tuple(weight.shape[2:]), tuple(input.shape[2:])
    named = (("stride", stride), ("padding", padding), ("output_padding", output_padding), ("dilation", dilation))
    stride, padding, output_padding, dilation = (per_dimension(row.name, what, x, rank) for what, x in named)
    _positive(row, stride=stride, dilation=dilation)
    _check(builder, row, input, weight, bias, groups, weight.shape[0], weight.shape[1] * groups)
    if any(extra >= s and extra >= d for extra, s, d in zip(output_padding, stride, dilation, strict=True)):
        raise RuntimeError(f"output padding must be smaller than either stride or dilation, but got {list(output_padding)}")
    sizes = tuple(
        (n - 1) * s - 2 * p + d * (k - 1) + extra + 1 for n, s, p, d, k, extra in zip(counts, stride, padding, dilation, kernel, output_padding, strict=True)
    )
    if any(size <= 0 for size in sizes):
        raise RuntimeError(f"Given input size {list(input.shape)}, calculated output size {list(sizes)} is too small")
    if any(size == 0 for size in input.shape[1:]):
        raise RuntimeError(f"{row.name}(): Only a batch of size 0 is supported, but got input shape: {list(input.shape)}")
    if input.dtype.kind != "f" and input.dtype != dtypes.INT64:
        raise NotImplementedError(f"\"{row.name}\" not implemented for '{dtypes.label(input.dtype)}'")
    batch, inner, outputs = input.shape[0], input.shape[1] // groups, weight.shape[1]
    rows = seen_as(builder, contiguous.build(builder, input), (batch, groups, inner, product(counts)))
    matrices = seen_as(builder, contiguous.build(builder, weight), (groups, inner, outputs * product(kernel)))
    steps = builder.strides(matrices)
    turned = builder.view(matrices, (batch, groups, outputs * product(kernel), inner), (0, steps[0], steps[2], steps[1]), 0)
    columns = builder.matmul(turned, rows)  # (batch, groups, outputs * window, places)
    shape = (batch, outputs * groups, *sizes)
    result = added_windows(builder, row, columns, shape, (kernel, counts, stride, padding, dilation))
    return unbatched(builder, _with_bias(builder, result, bias), missing)


def _transposed_convolution(rank: int) -> Row:
    def build(
        builder: Any,
        input: Value,
        weight: Value,
        bias: Value | None = None,
        stride: Ints = 1,
        padding: Ints = 0,
        output_padding: Ints = 0,
        groups: int = 1,
        dilation: Ints = 1,
    ) -> Any:
        return _convolve_back(builder, row, rank, input, weight, bias, (stride, padding, output_padding, groups, dilation))

    build.__doc__ = (
        f"The transpose of ``conv{rank}d`` as a linear map: input (batch, in, ...) or (in, ...), weight (in, out / groups, ...), bias (out,).\n\n"
        "``padding`` is cut from both ends of the result, which ``output_padding`` lengthens at its end."
    )
    name = f"conv_transpose{rank}d"
    row = operation("contraction", name=name, method=(), aliases=(f"nn.functional.{name}",), ulp=MATMUL_ULP, sampler=_samples(rank, True))(build)
    return row


conv_transpose1d, conv_transpose2d, conv_transpose3d = (_transposed_convolution(rank) for rank in (1, 2, 3))
