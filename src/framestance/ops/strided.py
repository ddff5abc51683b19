"""Rows that say strides themselves: windows into memory, and memory of a given layout."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .casts import check_device, check_requires_grad
from .eager import window
from .mutation import same_shape
from .row import Device, DType, Number, Shape, Sizes, Value, operation
from .selection import sliced, written_window
from .shapes import Size, require_int, sizes_argument, wrap_dim
from .views import permuted

# ---- windows into the memory of a tensor ----


def storage(array: Any) -> tuple[int, int]:
    """(elements from the start of the memory to the first element, elements that the memory holds)."""
    base = parent = array
    while parent is not None:
        base = parent if isinstance(parent, np.ndarray) else base
        parent = getattr(parent, "base", None)  # an array, or what stands between two of them
    low, high = np.lib.array_utils.byte_bounds(base) if base.size else (base.ctypes.data, base.ctypes.data)
    return (array.ctypes.data - low) // array.itemsize, (high - low) // array.itemsize


def _check_strides(sizes: tuple[Size, ...], strides: tuple[Size, ...]) -> None:
    if len(sizes) != len(strides):
        raise RuntimeError("mismatch in length of strides and shape")
    for step in strides:
        if step < 0:
            raise RuntimeError(f"as_strided: Negative strides are not supported at the moment, got strides: {list(strides)}")


def _extent(sizes: tuple[Size, ...], strides: tuple[Size, ...]) -> Size:
    """How many elements a window reaches over."""
    reach: Size = 1
    for size, step in zip(sizes, strides, strict=True):
        if size == 0:
            return 0
        reach = reach + (size - 1) * step
    return reach


def _window(builder: Any, input: Any, size: Any, stride: Any, storage_offset: Any) -> Any:
    """The window as a view. In a graph, where the memory behind an input is not known, it stays within what a gapless tensor holds."""
    sizes, strides = sizes_argument("as_strided", (size,)), sizes_argument("as_strided", (stride,), "stride")
    _check_strides(sizes, strides)
    if storage_offset is not None and storage_offset < 0:
        raise RuntimeError(f"Tensor: invalid storage offset {storage_offset}")
    if isinstance(input, np.ndarray):
        own, held = storage(input)
        start = own if storage_offset is None else int(storage_offset)
        if start + _extent(sizes, strides) > held:
            raise RuntimeError(
                f"setStorage: sizes {list(sizes)}, strides {list(strides)}, storage offset {start}, and itemsize {input.itemsize} "
                f"are out of bounds for storage of size {held * input.itemsize}"
            )
        return window(input, sizes, [step * input.itemsize for step in strides], (start - own) * input.itemsize)
    if storage_offset is not None:
        raise builder.data_dependent("as_strided with an offset into the memory")
    if _extent(sizes, strides) > _extent(tuple(input.shape), tuple(builder.strides(input))):
        raise builder.data_dependent("as_strided beyond the tensor's own elements")
    return builder.view(input, sizes, strides, 0)


def _strided_samples(s: Any) -> Any:
    for name in s.ALL:
        yield s.plain_values(name, 3, 4), (2, 2), (1, 4)
        yield s.plain_values(name, 3, 4)[1], (2,), (2,), 0
        yield s.plain_values(name, 12), (3, 4), (2, 1), 3
        yield s.plain_values(name, 3, 4).T, (), ()
        yield s.plain_values(name, 4), (0, 2), (1, 1)


@operation("view", sampler=_strided_samples)
def as_strided(builder: Any, input: Value, size: Shape, stride: Shape, storage_offset: int | None = None) -> Any:
    """A view of the tensor's memory with the given sizes and strides (in elements), from ``storage_offset`` or where the tensor begins.

    Errors: RuntimeError for negative strides and for a window that leaves the memory.
    """
    return _window(builder, input, size, stride, storage_offset)


@operation("view", method=(), sampler=_strided_samples)
def as_strided_copy(builder: Any, input: Value, size: Shape, stride: Shape, storage_offset: int | None = None) -> Any:
    """A copy of what ``as_strided`` gives."""
    return builder.copy(_window(builder, input, size, stride, storage_offset))


def _scattered(array: Any, src: Any, sizes: tuple[int, ...], strides: tuple[int, ...], offset: int) -> Any:
    """A copy of ``array`` with ``src`` in those of its elements that the window, from ``offset`` on, has a place for."""
    own, _ = storage(array)
    steps = [s // array.itemsize for s in array.strides]
    low = min(own, offset)
    memory = np.zeros(max(own + _extent(array.shape, tuple(steps)), offset + _extent(sizes, strides)) - low, array.dtype)
    mine, window = (
        np.lib.stride_tricks.as_strided(memory[start - low :], shape, [s * array.itemsize for s in spread])
        for start, shape, spread in ((own, array.shape, steps), (offset, sizes, strides))
    )
    mine[...] = array
    window[...] = src
    return np.array(mine, order="C")


@operation("view", sampler=lambda s: [(s.plain_values("float32", 3, 4), s.plain_values("float32", 2, 2), (2, 2), (1, 4), 1)])
def as_strided_scatter(builder: Any, input: Value, src: Value, size: Shape, stride: Shape, storage_offset: int | None = None) -> Any:
    """A copy of ``input`` with ``src`` in the window that ``as_strided`` gives."""
    sizes, strides = sizes_argument("as_strided_scatter", (size,)), sizes_argument("as_strided_scatter", (stride,), "stride")
    _check_strides(sizes, strides)
    if not same_shape(src.shape, sizes):
        raise RuntimeError(f"expected src to have a size equal to the slice of self. src size = {list(src.shape)}, slice size = {list(sizes)}")
    if not isinstance(input, np.ndarray):
        return written_window(builder, input, src, lambda whole: _window(builder, whole, size, stride, storage_offset))
    _window(builder, input, size, stride, storage_offset)  # within the memory
    offset = storage(input)[0] if storage_offset is None else int(storage_offset)
    return _scattered(input, builder.cast(src, input.dtype), sizes, strides, offset)


@operation(
    "view", function=False,
    sampler=lambda s: [(s.plain_values("float32", 5, 3), 0, 2, 1), (s.plain_values("int64", 3, 6).T, 0, 3, 2), (s.plain_values("float32"), 0, 1, 1)],
)  # fmt: skip
def unfold(builder: Any, input: Value, dimension: int, size: int, step: int) -> Any:
    """A view of all windows of ``size`` entries along a dimension, ``step`` apart: their number takes its place, their entries are the last dimension."""
    rank = len(input.shape)
    wrapped = wrap_dim(dimension, rank, "unfold")
    require_int(size, "unfold", "size")
    require_int(step, "unfold", "step")
    shape, strides = list(input.shape), list(builder.strides(input))
    have, along = (shape[wrapped], strides[wrapped]) if rank else (1, 1)
    if size < 0:
        raise RuntimeError(f"size is {size} but must be >= 0")
    if size > have:
        raise RuntimeError(f"maximum size for tensor at dimension {wrapped} is {have} but size is {size}")
    if step <= 0:
        raise RuntimeError(f"step is {step} but must be > 0")
    if rank:
        shape[wrapped], strides[wrapped] = (have - size) // step + 1, along * step
    return builder.view(input, (*shape, size), (*strides, along), 0)


@operation(
    "view", name="slice", method=(),
    sampler=lambda s: [(s.plain_values("float32", 5, 3), 0, 1, -1, 2), (s.plain_values("int64", 5),), (s.plain_values("float32", 2, 3).T, 1, 5)],
)  # fmt: skip
def slice_row(builder: Any, input: Value, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1) -> Any:
    """The view ``input[start:end:step]`` along ``dim``."""
    return sliced(builder, input, dim, start, end, step)


# ---- memory of a given layout ----


def _dtype(dtype: Any, default: np.dtype[Any], device: Any, requires_grad: Any) -> np.dtype[Any]:
    check_device(device)
    check_requires_grad(requires_grad)
    return default if dtype is None else dtypes.as_numpy(dtype)


def _laid_out(builder: Any, size: Any, stride: Any, dtype: np.dtype[Any]) -> Any:
    sizes, strides = sizes_argument("empty_strided", (size,)), sizes_argument("empty_strided", (stride,), "stride")
    if len(sizes) != len(strides):
        raise RuntimeError(f"dimensionality of sizes ({len(sizes)}) must match dimensionality of strides ({len(strides)})")
    for number in (*sizes, *strides):
        if number < 0:
            raise RuntimeError(f"Trying to create tensor with negative dimension or stride {number}: {list(sizes)}, {list(strides)}")
    return builder.view(builder.fill((_extent(sizes, strides),), 0, dtype), sizes, strides, 0)


@operation(
    "creation",
    differs="values: what is not yet written is 0, so that programs stay reproducible",
    keyword_only=5,
    sampler=lambda s: [((2, 3), (1, 2)), ((2, 2), (0, 3)), ((), ()), ((0, 2), (5, 1))],
)
def empty_strided(
    builder: Any,
    size: Shape,
    stride: Shape,
    dtype: DType = None,
    layout: str | None = None,
    device: Device = None,
    requires_grad: bool = False,
    pin_memory: bool = False,
) -> Any:
    """A tensor to be written to with the given sizes and strides (in elements). It holds zeros."""
    return _laid_out(builder, size, stride, _dtype(dtype, dtypes.get_default_dtype().numpy, device, requires_grad))


@operation(
    "creation",
    differs="values: what is not yet written is 0, so that programs stay reproducible",
    function=False,
    keyword_only=5,
    sampler=lambda s: [(s.plain_values(name, 2), (2, 3), (1, 2)) for name in s.ALL],
)
def new_empty_strided(
    builder: Any, input: Value, size: Shape, stride: Shape, dtype: DType = None, layout: str | None = None, device: Device = None, requires_grad: bool = False,
    pin_memory: bool = False,
) -> Any:  # fmt: skip
    """``empty_strided`` in the dtype of ``input``."""
    return _laid_out(builder, size, stride, _dtype(dtype, input.dtype, device, requires_grad))


@operation(
    "creation",
    differs="values: what is not yet written is 0, so that programs stay reproducible",
    keyword_only=5,
    sampler=lambda s: [((2, 3, 4), (2, 0, 1)), ((), ()), ((0, 2), (1, 0))],
)
def empty_permuted(
    builder: Any, size: Shape, physical_layout: Shape, dtype: DType = None, layout: str | None = None, device: Device = None, requires_grad: bool = False,
    pin_memory: bool = False,
) -> Any:  # fmt: skip
    """A tensor to be written to, without gaps, whose dimensions lie in memory in the order ``physical_layout``, the outermost first. It holds zeros."""
    sizes, order = sizes_argument("empty_permuted", (size,)), tuple(physical_layout)
    if len(order) != len(sizes):
        raise RuntimeError(f"Number of dimensions in size does not match the length of the physical_layout; i.e. len(size) = {len(sizes)}, not {len(order)}")
    for d in order:
        if not 0 <= d < len(sizes):
            raise RuntimeError(f"Dimension out of range (expected to be between 0 and {len(sizes) - 1}, but got {d}).")
    if len(set(order)) != len(order):
        raise RuntimeError("Duplicate dim not allowed")
    for number in sizes:
        if number < 0:
            raise RuntimeError(f"Trying to create tensor with negative dimension {number}: {list(sizes)}")
    wanted = _dtype(dtype, dtypes.get_default_dtype().numpy, device, requires_grad)
    return permuted(builder, builder.fill(tuple(sizes[d] for d in order), 0, wanted), tuple(order.index(d) for d in range(len(order))))


@operation("creation", keyword_only=4, sampler=lambda s: [(2,), (True,), (1.5,)])
def scalar_tensor(builder: Any, s: Number, dtype: DType = None, layout: str | None = None, device: Device = None, requires_grad: bool = False) -> Any:
    """A number as a tensor without dimensions, in ``dtype`` or the default dtype."""
    wanted = _dtype(dtype, dtypes.get_default_dtype().numpy, device, requires_grad)
    return builder.fill((), dtypes.checked_number(s, wanted), wanted)


def _resized(input: Any, shape: tuple[Size, ...], name: str) -> Any:
    if not same_shape(input.shape, shape):
        raise NotImplementedError(f"{name}: a tensor keeps its shape {list(input.shape)}, make a new one of shape {list(shape)}; its own shape is accepted")
    return input


@operation("view", name="resize_", function=False, keyword_only=1, sampler=lambda s: [(s.plain_values("float32", 2, 3), (2, 3))])
def resize_(builder: Any, input: Value, size: Sizes, memory_format: str | None = None) -> Any:
    """The tensor itself, if it has the shape asked for.

    Errors: NotImplementedError for another shape: tensors keep theirs.
    """
    return _resized(input, sizes_argument("resize_", size), "resize_")


@operation("view", name="resize_as_", function=False, keyword_only=1, sampler=lambda s: [(s.plain_values("float32", 2, 3), s.plain_values("int64", 2, 3))])
def resize_as_(builder: Any, input: Value, the_template: Value, memory_format: str | None = None) -> Any:
    """``resize_`` to the shape of another tensor."""
    return _resized(input, tuple(the_template.shape), "resize_as_")
