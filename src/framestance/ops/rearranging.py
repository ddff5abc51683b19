"""Rows that move elements between channels, places and windows."""

from __future__ import annotations

from typing import Any

from .convolution import added_windows
from .dtypes import label
from .row import Ints, Value, operation
from .shapes import Size, product, seen_as
from .views import contiguous, permute, reshape
from .windows import batched, padded, per_dimension, unbatched, window_count, windows


def _shuffle_samples(s: Any) -> Any:
    for name in ("float32", "int64"):
        yield s.plain_values(name, 2, 8, 3, 2), 2
        yield s.plain_values(name, 12, 2, 4)[..., ::2], 2
        yield s.plain_values(name, 0, 4, 3, 2), 2


@operation("view", method=(), aliases=("nn.functional.pixel_shuffle",), sampler=_shuffle_samples)
def pixel_shuffle(builder: Any, input: Value, upscale_factor: int) -> Any:
    """(..., channels * r * r, height, width) as (..., channels, height * r, width * r), with r the ``upscale_factor``."""
    r = upscale_factor
    if len(input.shape) < 3:
        raise RuntimeError(f"pixel_shuffle expects input to have at least 3 dimensions, but got input with {len(input.shape)} dimension(s)")
    if r <= 0:
        raise RuntimeError(f"pixel_shuffle expects a positive upscale_factor, but got {r}")
    *lead, channels, height, width = input.shape
    if channels % (r * r) != 0:
        raise RuntimeError(f"pixel_shuffle expects its input's 'channel' dimension to be divisible by the square of upscale_factor, but got {channels} and {r}")
    channels, rank = channels // (r * r), len(lead)
    parts = reshape.build(builder, input, ((*lead, channels, r, r, height, width),))
    turned = permute.build(builder, parts, ((*range(rank), rank, rank + 3, rank + 1, rank + 4, rank + 2),))
    return reshape.build(builder, contiguous.build(builder, turned), ((*lead, channels, height * r, width * r),))


_NOTHING = "shape: of no elements it is computed like any other, torch 2.13 gives that of input"


@operation("view", method=(), aliases=("nn.functional.pixel_unshuffle",), differs=_NOTHING, sampler=lambda s: [
    (s.plain_values(name, *shape), 2) for name in ("float32", "int64") for shape in ((2, 2, 4, 6), (3, 2, 2), (0, 1, 2, 2))
])  # fmt: skip
def pixel_unshuffle(builder: Any, input: Value, downscale_factor: int) -> Any:
    """(..., channels, height * r, width * r) as (..., channels * r * r, height, width), with r the ``downscale_factor``."""
    r = downscale_factor
    if len(input.shape) < 3:
        raise RuntimeError(f"pixel_unshuffle expects input to have at least 3 dimensions, but got input with {len(input.shape)} dimension(s)")
    if r <= 0:
        raise RuntimeError(f"pixel_unshuffle expects a positive downscale_factor, but got {r}")
    *lead, channels, height, width = input.shape
    if height % r != 0 or width % r != 0:
        raise RuntimeError(f"pixel_unshuffle expects height and width to be divisible by downscale_factor, but got {height}, {width} and {r}")
    height, width, rank = height // r, width // r, len(lead)
    parts = reshape.build(builder, input, ((*lead, channels, height, r, width, r),))
    turned = permute.build(builder, parts, ((*range(rank), rank, rank + 2, rank + 4, rank + 1, rank + 3),))
    return reshape.build(builder, builder.copy(turned), ((*lead, channels * r * r, height, width),))


@operation(
    "view", method=(), aliases=("nn.functional.channel_shuffle", "native_channel_shuffle"),
    sampler=lambda s: [(s.plain_values("float32", 2, 6, 3, 2), 3), (s.plain_values("int64", 2, 4, 3), 2), (s.plain_values("float32", 0, 4, 2), 2)],
)  # fmt: skip
def channel_shuffle(builder: Any, input: Value, groups: int) -> Any:
    """Channels (dimension 1) of ``groups`` groups dealt out in turn: the first of each group, then the second of each, and so on."""
    if len(input.shape) < 3:
        raise RuntimeError(f"channel_shuffle expects input with > 2 dims, but got input with sizes {list(input.shape)}")
    batch, channels, *rest = input.shape
    if groups <= 0 or channels % groups != 0:
        raise RuntimeError(f"Number of channels must be divisible by groups. Got {channels} channels and {groups} groups.")
    parts = reshape.build(builder, input, ((batch, groups, channels // groups, *rest),))
    turned = permute.build(builder, parts, ((0, 2, 1, *range(3, len(rest) + 3)),))
    return reshape.build(builder, contiguous.build(builder, turned), (tuple(input.shape),))


def _refuse_integers(name: str, input: Any) -> None:
    """Errors: NotImplementedError for integers, as torch has it."""
    if input.dtype.kind in "iu":
        raise NotImplementedError(f"\"{name}\" not implemented for '{label(input.dtype)}'")


def _window_numbers(name: str, numbers: tuple[Any, ...]) -> tuple[tuple[Size, ...], ...]:
    """kernel, dilation, padding and stride, two numbers each.

    Errors: RuntimeError for what is too small.
    """
    names = ("kernel_size", "dilation", "padding", "stride")
    spread = tuple(per_dimension(name, what, given, 2) for what, given in zip(names, numbers, strict=True))
    for what, sizes in zip(names, spread, strict=True):
        if any(size < (what != "padding") for size in sizes):
            raise RuntimeError(f"{name}(): {what} should be {'non-negative' if what == 'padding' else 'greater than zero'}, but got {list(sizes)}")
    return spread


@operation(
    "view", name="nn.functional.unfold",
    sampler=lambda s: [
        (s.plain_values(name, *shape), *arguments)
        for name in ("float32", "float64", "bool")
        for shape in ((2, 3, 5, 4), (3, 5, 4), (0, 3, 5, 4))
        for arguments in ((2,), ((2, 3), 1, 1, 2), (2, 2, 1, (1, 2)))
    ],
)  # fmt: skip
def unfold_windows(builder: Any, input: Value, kernel_size: Ints, dilation: Ints = 1, padding: Ints = 0, stride: Ints = 1) -> Any:
    """All windows of (batch, channels, height, width) as columns: (batch, channels * elements of a window, windows). The batch may be missing."""
    kernel, dilation, padding, stride = _window_numbers("unfold", (kernel_size, dilation, padding, stride))
    input, missing = batched(builder, unfold_windows, input, 2)
    if any(size == 0 for size in input.shape[1:]):
        raise RuntimeError(f"Expected 3D or 4D (batch mode) tensor with possibly 0 batch size and other non-zero dimensions, but got: {list(input.shape)}")
    _refuse_integers("unfold", input)
    counts = tuple(window_count(n, k, s, d, p, p) for n, k, s, d, p in zip(input.shape[2:], kernel, stride, dilation, padding, strict=True))
    if any(count < 1 for count in counts):
        raise RuntimeError(
            f"Given input with spatial size {list(input.shape[2:])}, calculated shape of the array of sliding blocks {list(counts)} is too small"
        )
    seen = windows(builder, padded(builder, input, [(p, p) for p in padding]), counts, kernel, stride, dilation)
    copied = builder.copy(permute.build(builder, seen, ((0, 1, 4, 5, 2, 3),)))
    shape = (input.shape[0], input.shape[1] * product(kernel), product(counts))
    return unbatched(builder, seen_as(builder, copied, shape), missing)


@operation(
    "view", name="nn.functional.fold",
    sampler=lambda s: [
        (s.plain_values(name, *shape), (5, 4), *arguments)
        for name in ("float32", "float64")
        for shape, arguments in (((2, 12, 12), (2,)), ((12, 12), (2,)), ((0, 12, 12), (2,)), ((2, 12, 6), ((2, 3), 1, 1, 2)))
    ],
)  # fmt: skip
def fold_windows(builder: Any, input: Value, output_size: Ints, kernel_size: Ints, dilation: Ints = 1, padding: Ints = 0, stride: Ints = 1) -> Any:
    """The opposite of ``unfold``: columns (batch, channels * elements of a window, windows) added up to (batch, channels, *output_size)."""
    kernel, dilation, padding, stride = _window_numbers("fold", (kernel_size, dilation, padding, stride))
    wanted = per_dimension("fold", "output_size", output_size, 2)
    input, missing = batched(builder, fold_windows, input, 1)
    _refuse_integers("fold", input)
    elements = product(kernel)
    if input.shape[1] % elements != 0:
        raise RuntimeError(f"Expected size of input's dimension 1 to be divisible by the product of kernel_size, but got {input.shape[1]} and {list(kernel)}")
    counts = tuple(window_count(n, k, s, d, p, p) for n, k, s, d, p in zip(wanted, kernel, stride, dilation, padding, strict=True))
    if any(count < 1 for count in counts) or product(counts) != input.shape[2]:
        raise RuntimeError(
            f"Given output_size={list(wanted)}, kernel_size={list(kernel)}, dilation={list(dilation)}, padding={list(padding)}, stride={list(stride)}, "
            f"expected size of input's dimension 2 to match the calculated number of sliding blocks {list(counts)}, but got {input.shape[2]}"
        )
    shape = (input.shape[0], input.shape[1] // elements, *wanted)
    columns = contiguous.build(builder, input)
    return unbatched(builder, added_windows(builder, fold_windows, columns, shape, (kernel, counts, stride, padding, dilation)), missing)
