"""Rows that look at the same memory under another shape. Sizes and strides may be symbolic."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from . import dtypes
from .row import Ints, NotCovered, Operand, Shape, Sizes, Value, operation
from .shapes import Size, contiguous_strides, is_contiguous, product, require_int, require_sizes, sizes_argument, wrap_dim

# ---- reshaping ----


def infer_shape(shape: tuple[Size, ...], total: Size, old: tuple[Size, ...]) -> tuple[Size, ...]:
    """``shape`` with its one -1 filled in so that it holds ``total`` elements.

    Errors: RuntimeError when it cannot.
    """
    unknown = [axis for axis, size in enumerate(shape) if size == -1]
    for axis, size in enumerate(shape):
        if axis not in unknown and size < 0:
            raise RuntimeError(f"invalid shape dimension {size} at index {axis} of shape {list(shape)}")
    if len(unknown) > 1:
        raise RuntimeError("only one dimension can be inferred")
    if not unknown:
        if _same_product(shape, old) or product(shape) == total:
            return shape
        raise RuntimeError(f"shape '{list(shape)}' is invalid for input of size {total}")
    axis = unknown[0]
    known = product(shape[:axis] + shape[axis + 1 :])
    if known == 0:
        if total == 0:
            raise RuntimeError(
                f"cannot reshape tensor of 0 elements into shape {list(shape)} because the unspecified dimension size -1 can be any value and is ambiguous"
            )
        raise RuntimeError(f"shape '{list(shape)}' is invalid for input of size {total}")
    if total % known != 0:
        raise RuntimeError(f"shape '{list(shape)}' is invalid for input of size {total}")
    return (*shape[:axis], total // known, *shape[axis + 1 :])


def _same_product(left: tuple[Size, ...], right: tuple[Size, ...]) -> bool:
    """Whether the shapes are the same sizes object by object: asks nothing of symbolic sizes."""
    return len(left) == len(right) and all(a is b for a, b in zip(left, right, strict=True))


def view_strides(shape: tuple[Size, ...], strides: tuple[Size, ...], wanted: tuple[Size, ...]) -> tuple[Size, ...] | None:
    """Strides under which memory of ``shape`` and ``strides`` is seen as ``wanted``, or None if no strides do.

    Runs of dimensions that lie evenly in memory are matched with runs of the wanted ones, from the last to the first.
    """
    if is_contiguous(shape, strides):
        return contiguous_strides(wanted)
    if any(size == 0 for size in shape):
        return contiguous_strides(wanted)
    result: list[Size] = [1] * len(wanted)
    position = len(wanted) - 1
    run: Size = 1  # elements in the present run of old dimensions
    base = strides[-1]
    for axis in reversed(range(len(shape))):
        run = run * shape[axis]
        if axis == 0 or (shape[axis - 1] != 1 and strides[axis - 1] != run * base):
            seen: Size = 1  # elements of the wanted dimensions laid into this run
            while position >= 0 and (seen < run or wanted[position] == 1):
                result[position] = seen * base
                seen = seen * wanted[position]
                position -= 1
            if seen != run:
                return None
            if axis > 0:
                base, run = strides[axis - 1], 1
    return tuple(result) if position < 0 else None


def _reshaped(builder: Any, input: Any, shape: tuple[Size, ...]) -> Any:
    """A view of ``shape`` where there is one, else None."""
    strides = view_strides(tuple(input.shape), builder.strides(input), shape)
    return None if strides is None else builder.view(input, shape, strides, 0)


@operation("view", method=("reshape",), numpy_method=("reshape",),
           sampler=lambda s: [(s.MATRIX, (2, 6)), (s.MATRIX.T, (-1,)), (s.STACK, (6, -1)), (s.STACK[:, :, ::2], (2, -1))])  # fmt: skip
def reshape(builder: Any, input: Value, shape: Sizes) -> Any:
    """The elements in C order under another shape, one of whose sizes may be -1. Shares memory where strides allow, else copies."""
    if not shape:
        raise TypeError('reshape() missing 1 required positional arguments: "shape"')
    wanted = infer_shape(sizes_argument("reshape", shape, "shape"), product(input.shape), tuple(input.shape))
    view = _reshaped(builder, input, wanted)
    if view is None:
        view = builder.view(builder.copy(input), wanted, contiguous_strides(wanted), 0)
    return view


@operation("view", name="view", function=False, cases=(({"shape": "DType"}, "Value"),),
           sampler=lambda s: [(s.MATRIX, (2, 6)), (s.STACK, (6, -1)), (s.STACK[:, :, ::2], (6, 2))])  # fmt: skip
def view_(builder: Any, input: Value, shape: Sizes) -> Any:
    """``reshape`` that never copies, or, with a dtype instead of a shape, the same bits read as that dtype.

    Errors: RuntimeError where strides, or the sizes of the dtypes, do not allow a view.
    """
    if len(shape) == 1 and isinstance(shape[0], dtypes.dtype):
        return _bits_as(builder, input, shape[0].numpy)
    if not shape:
        raise TypeError('view() missing 1 required positional arguments: "size"')
    return _view_without_copy(builder, input, sizes_argument("view", shape))


def _bits_as(builder: Any, input: Any, dtype: np.dtype[Any]) -> Any:
    """The same memory as another dtype: the last dimension grows or shrinks with the size of the elements."""
    if input.dtype == dtype:
        return alias.build(builder, input)
    if not isinstance(input, np.ndarray):
        raise NotCovered("view(dtype)")
    old, new = input.itemsize, dtype.itemsize
    if old != new:
        pair = f"to view {dtypes.label(input.dtype)} as {dtypes.label(dtype)} (different element sizes)"
        if not input.ndim:
            raise RuntimeError(f"self.dim() cannot be 0 {pair}")
        if input.shape[-1] * old % new:
            raise RuntimeError(f"self.size(-1) must be divisible by {new // old} {pair}, but got {input.shape[-1]}")
        if input.shape[-1] > 1 and input.strides[-1] != old:
            raise RuntimeError(f"self.stride(-1) must be 1 {pair}, but got {input.strides[-1] // old}")
        if any(step % new for size, step in zip(input.shape[:-1], input.strides[:-1], strict=True) if size > 1):
            raise RuntimeError(f"self.stride() must be divisible by {new // old} {pair}")
    return input.view(dtype)


def _view_without_copy(builder: Any, input: Any, shape: tuple[Size, ...]) -> Any:
    view = _reshaped(builder, input, infer_shape(shape, product(input.shape), tuple(input.shape)))
    if view is None:
        raise RuntimeError(
            "view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). "
            "Use .reshape(...) instead."
        )
    return view


@operation("view", name="view_as", function=False, sampler=lambda s: [(s.MATRIX, s.INT_MATRIX)])
def view_as(builder: Any, input: Value, other: Value) -> Any:
    """``view`` under the shape of another tensor."""
    return _view_without_copy(builder, input, tuple(other.shape))


@operation("view", name="reshape_as", function=False, sampler=lambda s: [(s.MATRIX.T, s.INT_MATRIX)])
def reshape_as(builder: Any, input: Value, other: Value) -> Any:
    """``reshape`` to the shape of another tensor."""
    return reshape.build(builder, input, (tuple(other.shape),))


@operation("view", name="alias", function=False, method=("detach", "view_of_all"))
def alias(builder: Any, input: Value) -> Any:
    """Another tensor on the same memory."""
    return builder.view(input, tuple(input.shape), builder.strides(input), 0)


@operation("view", sampler=lambda s: [(s.STACK,), (s.STACK, 1), (s.MATRIX.T,)])
def flatten(builder: Any, input: Value, start_dim: int = 0, end_dim: int = -1) -> Any:
    """The dimensions from start_dim to end_dim as one. A 0-d tensor becomes 1-d; a tensor with nothing to flatten is returned itself."""
    rank = len(input.shape)
    start, end = wrap_dim(start_dim, rank, "flatten"), wrap_dim(end_dim, rank, "flatten")
    if start > end:
        raise RuntimeError("flatten() has invalid args: start_dim cannot come after end_dim")
    if not rank:
        return reshape.build(builder, input, ((1,),))
    if start == end:
        return input
    shape = tuple(input.shape)
    return reshape.build(builder, input, ((*shape[:start], product(shape[start : end + 1]), *shape[end + 1 :]),))


@operation("view", sampler=lambda s: [(s.STACK,), (s.MATRIX.T,)])
def ravel(builder: Any, input: Value) -> Any:
    """The elements in C order as one dimension; a copy only where needed."""
    return contiguous.build(builder, reshape.build(builder, input, ((-1,),)) if len(input.shape) != 1 else input)


@operation("view", sampler=lambda s: [(s.MATRIX, 1, (2, -1))])
def unflatten(builder: Any, input: Value, dim: int, sizes: Shape) -> Any:
    """Dimension ``dim`` split into ``sizes``, one of which may be -1."""
    if not len(sizes):
        raise RuntimeError("unflatten: sizes must be non-empty")
    wrapped = wrap_dim(dim, len(input.shape), "unflatten")
    split = infer_shape(require_sizes("unflatten", sizes, "sizes"), input.shape[wrapped], (input.shape[wrapped],))
    return _view_without_copy(builder, input, (*input.shape[:wrapped], *split, *input.shape[wrapped + 1 :]))


# ---- order of dimensions ----


def permuted(builder: Any, input: Any, order: tuple[int, ...]) -> Any:
    shape, strides = input.shape, builder.strides(input)
    return builder.view(input, tuple(shape[d] for d in order), tuple(strides[d] for d in order), 0)


@operation("view", sampler=lambda s: [(s.STACK, (2, 0, 1))])
def permute(builder: Any, input: Value, dims: Sizes) -> Any:
    """The dimensions in another order."""
    order = sizes_argument("permute", dims, "dims")
    rank = len(input.shape)
    if len(order) != rank:
        raise RuntimeError(
            "permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions "
            f"i.e. input.dim() = {rank} is not equal to len(dims) = {len(order)}"
        )
    wrapped = tuple(wrap_dim(d, rank, "permute") for d in order)
    if len(set(wrapped)) != rank:
        raise RuntimeError("permute(): duplicate dims are not allowed.")
    return permuted(builder, input, wrapped)


@operation("view", method=("transpose", "swapaxes", "swapdims"), sampler=lambda s: [(s.STACK, 0, -1)])
def transpose(builder: Any, input: Value, dim0: int, dim1: int) -> Any:
    """Two dimensions exchanged."""
    rank = len(input.shape)
    first, second = wrap_dim(dim0, rank, "transpose"), wrap_dim(dim1, rank, "transpose")
    order = list(range(rank))
    if rank:
        order[first], order[second] = order[second], order[first]
    return permuted(builder, input, tuple(order))


@operation("view", sampler=lambda s: [(s.MATRIX,), (s.VECTOR,)])
def t(builder: Any, input: Value) -> Any:
    """The transpose of a matrix; vectors and 0-d tensors stay as they are."""
    rank = len(input.shape)
    if rank > 2:
        raise RuntimeError(f"t() expects a tensor with <= 2 dimensions, but self is {rank}D")
    return permuted(builder, input, tuple(reversed(range(rank))))


@operation("view", name="reverse_dims", function=False, method=())
def reverse_dims(builder: Any, input: Value) -> Any:
    """All dimensions in reverse order: the attribute ``T``."""
    return permuted(builder, input, tuple(reversed(range(len(input.shape)))))


@operation("view", name="matrix_transpose", function=False, method=(), sampler=lambda s: [(s.STACK,)])
def matrix_transpose(builder: Any, input: Value) -> Any:
    """The last two dimensions exchanged: the attribute ``mT``."""
    if not len(input.shape):
        return input
    if len(input.shape) < 2:
        raise RuntimeError(f"tensor.mT is only supported on matrices or batches of matrices. Got {len(input.shape)}-D tensor.")
    return transpose.build(builder, input, -2, -1)


@operation("view", method=("movedim", "moveaxis"), sampler=lambda s: [(s.STACK, 0, -1)])
def movedim(builder: Any, input: Value, source: Ints, destination: Ints) -> Any:
    """Dimensions moved to other places; the others keep their order."""
    rank = len(input.shape)
    sources = [wrap_dim(d, rank, "movedim") for d in (source if isinstance(source, tuple | list) else (source,))]
    places = [wrap_dim(d, rank, "movedim") for d in (destination if isinstance(destination, tuple | list) else (destination,))]
    for what, given in (("source", sources), ("destination", places)):
        if len(set(given)) != len(given):
            raise RuntimeError(f"movedim: repeated dim in `{what}` ({given})")
    if len(sources) != len(places):
        raise RuntimeError(f"movedim: Invalid source or destination dims: source ({sources}) should contain the same number of dims as destination ({places})")
    if not rank:
        return alias.build(builder, input)
    order = [d for d in range(rank) if d not in sources]
    for place, origin in sorted(zip(places, sources, strict=True)):
        order.insert(place, origin)
    return permuted(builder, input, tuple(order))


# ---- sizes of 1 ----


@operation("view", sampler=lambda s: [(s.plain_values("float32", 1, 3, 1),), (s.plain_values("float32", 1, 3, 1), 0)])
def squeeze(builder: Any, input: Value, dim: Ints | None = None) -> Any:
    """Without the dimensions of size 1: all, or those in ``dim``."""
    rank = len(input.shape)
    if dim is None:
        chosen = set(range(rank))
    else:
        wrapped = [wrap_dim(d, rank, "squeeze") for d in (dim if isinstance(dim, tuple | list) else (dim,))]
        for d in wrapped:
            if wrapped.count(d) > 1:
                raise RuntimeError(f"dim {d} appears multiple times in the list of dims")
        chosen = set(wrapped)
    strides = builder.strides(input)
    kept = [d for d in range(rank) if d not in chosen or input.shape[d] != 1]
    return builder.view(input, tuple(input.shape[d] for d in kept), tuple(strides[d] for d in kept), 0)


@operation("view", sampler=lambda s: [(s.MATRIX, 0), (s.MATRIX, -1), (s.MATRIX, 1)])
def unsqueeze(builder: Any, input: Value, dim: int) -> Any:
    """With a dimension of size 1 before ``dim``."""
    rank = len(input.shape)
    place = wrap_dim(dim, rank + 1, "unsqueeze")
    shape, strides = tuple(input.shape), builder.strides(input)
    stride = shape[place] * strides[place] if place < rank else 1
    return builder.view(input, (*shape[:place], 1, *shape[place:]), (*strides[:place], stride, *strides[place:]), 0)


def expanded(builder: Any, input: Any, sizes: tuple[Size, ...]) -> Any:
    """``input`` broadcast to ``sizes`` (which may hold -1 for "as it is") with strides of 0."""
    shape, strides = tuple(input.shape), builder.strides(input)
    lead = len(sizes) - len(shape)
    if lead < 0:
        raise RuntimeError(
            f"expand: the number of sizes provided ({len(sizes)}) must be greater or equal to the number of dimensions in the tensor ({len(shape)})"
        )
    result, steps = [], []
    for axis, size in enumerate(sizes):
        unknown = bool(size == -1)
        if axis < lead:
            if unknown:
                raise RuntimeError(f"The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension {axis}")
            result.append(size)
            steps.append(0)
            continue
        old, step = shape[axis - lead], strides[axis - lead]
        if unknown or size is old or old == size:
            result.append(old)
            steps.append(step)
        elif old == 1:
            result.append(size)
            steps.append(0)
        else:
            raise RuntimeError(
                f"The expanded size of the tensor ({size}) must match the existing size ({old}) at non-singleton dimension {axis}.  "
                f"Target sizes: {list(sizes)}.  Tensor sizes: {list(shape)}"
            )
    return builder.view(input, tuple(result), tuple(steps), 0)


@operation("view", function=False, sampler=lambda s: [(s.plain_values("float32", 3, 1), (2, 3, 4)), (s.VECTOR, (3, -1))])
def expand(builder: Any, input: Value, size: Sizes) -> Any:
    """Dimensions of size 1 repeated without a copy; -1 keeps a size. Writing to the result is refused."""
    return expanded(builder, input, sizes_argument("expand", size))


@operation("view", function=False, sampler=lambda s: [(s.VECTOR, s.MATRIX)])
def expand_as(builder: Any, input: Value, other: Value) -> Any:
    """``expand`` to the shape of another tensor."""
    return expanded(builder, input, tuple(other.shape))


@operation("view", sampler=lambda s: [(s.VECTOR, (3, 4))])
def broadcast_to(builder: Any, input: Value, size: Shape) -> Any:
    """``expand`` as a function."""
    return expanded(builder, input, require_sizes("broadcast_to", size))


# ---- parts ----


def narrowed(builder: Any, input: Any, dim: int, start: Size, length: Size) -> Any:
    """``length`` entries of dimension ``dim`` from ``start``, in range already."""
    shape, strides = tuple(input.shape), builder.strides(input)
    return builder.view(input, (*shape[:dim], length, *shape[dim + 1 :]), strides, start * strides[dim])


@operation("view", sampler=lambda s: [(s.MATRIX, 1, 1, 2)])
def narrow(builder: Any, input: Value, dim: int, start: Operand, length: int) -> Any:
    """``length`` entries of dimension ``dim`` from ``start``."""
    if not len(input.shape):
        raise RuntimeError("narrow() cannot be applied to a 0-dim tensor.")
    wrapped = wrap_dim(dim, len(input.shape), "narrow")
    if builder.is_value(start):
        if not isinstance(start, np.ndarray):
            raise builder.data_dependent("narrow from a place given as a tensor")
        if start.dtype.kind not in "iu" or start.ndim:
            raise RuntimeError("start must be an 0-dim integral Tensor.")
        start = int(start)
    require_int(start, "narrow", "start")
    require_int(length, "narrow", "length")
    if length < 0:
        raise RuntimeError("narrow(): length must be non-negative.")
    size = input.shape[wrapped]
    if start < 0:
        start = start + size
    if start < 0 or start > size:
        raise IndexError(f"start out of range (expected to be in range of [{-size}, {size}], but got {start})")
    if start + length > size:
        raise RuntimeError(f"start ({start}) + length ({length}) exceeds dimension size ({size}).")
    return narrowed(builder, input, wrapped, start, length)


@operation("view", sampler=lambda s: [(s.MATRIX, 1, -1)])
def select(builder: Any, input: Value, dim: int, index: int) -> Any:
    """Entry ``index`` of dimension ``dim``, which disappears."""
    if not len(input.shape):
        raise IndexError("select() cannot be applied to a 0-dim tensor.")
    wrapped = wrap_dim(dim, len(input.shape), "select")
    require_int(index, "select", "index")
    size = input.shape[wrapped]
    if index < -size or index >= size:
        raise IndexError(f"select(): index {index} out of range for tensor of size {list(input.shape)} at dimension {wrapped}")
    shape, strides = tuple(input.shape), builder.strides(input)
    offset = (index + size if index < 0 else index) * strides[wrapped]
    return builder.view(input, shape[:wrapped] + shape[wrapped + 1 :], strides[:wrapped] + strides[wrapped + 1 :], offset)


@operation("view", method=("diagonal",), sampler=lambda s: [(s.MATRIX,), (s.STACK, 1, 1, 2)])
def diagonal(builder: Any, input: Value, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Any:
    """The elements where two dimensions have indices i and i + offset, as a view with that dimension last."""
    rank = len(input.shape)
    require_int(offset, "diagonal", "offset")
    first, second = wrap_dim(dim1, rank, "diagonal"), wrap_dim(dim2, rank, "diagonal")
    if first == second:
        raise RuntimeError(f"diagonal dimensions cannot be identical {dim1}, {dim2}")
    shape, strides = tuple(input.shape), builder.strides(input)
    rows, columns = shape[first] - max(0, -offset), shape[second] - max(0, offset)
    length = rows if rows < columns else columns
    if length < 0:
        length = 0
    start = 0 if length == 0 else max(0, -offset) * strides[first] + max(0, offset) * strides[second]
    kept = [d for d in range(rank) if d not in (first, second)]
    return builder.view(input, (*(shape[d] for d in kept), length), (*(strides[d] for d in kept), strides[first] + strides[second]), start)


# ---- copies ----


CHANNELS_LAST = {"channels_last": (0, 2, 3, 1), "channels_last_3d": (0, 2, 3, 4, 1)}  # the order of dimensions in memory


def _channels_last(input: Any, memory_format: Any) -> tuple[int, ...] | None:
    """The order in memory that a format asks for, or None if that is C order.

    Errors: RuntimeError for another rank than the format is for; TypeError for what is no format.
    """
    if memory_format in (None, "contiguous_format", "preserve_format"):
        return None
    order = CHANNELS_LAST.get(memory_format)
    if order is None:
        raise TypeError(f"memory_format is {memory_format!r}; accepted are contiguous_format, preserve_format, {', '.join(CHANNELS_LAST)}")
    if len(input.shape) != len(order):
        raise RuntimeError(f"required rank {len(order)} tensor to use {memory_format} format")
    return order


def _lies_in(builder: Any, input: Any, memory_format: Any) -> bool:
    order = _channels_last(input, memory_format) or tuple(range(len(input.shape)))
    strides = builder.strides(input)
    return is_contiguous([input.shape[axis] for axis in order], [strides[axis] for axis in order])


def in_memory_format(builder: Any, input: Any, memory_format: Any) -> Any:
    """A copy in a memory format; without one, and with ``preserve_format``, in the memory order of a gapless tensor."""
    order = _channels_last(input, memory_format)
    if order is not None:
        inverse = tuple(order.index(axis) for axis in range(len(order)))
        return permuted(builder, builder.copy(permuted(builder, input, order)), inverse)
    return builder.copy(input) if memory_format == "contiguous_format" else copied(builder, input)


def converted(builder: Any, input: Any, dtype: Any, memory_format: Any, copy: bool = False) -> Any:
    """``input`` in a dtype and a memory format: the tensor itself if it has both and no copy is asked for."""
    if memory_format in (None, "preserve_format"):
        return builder.cast(input, dtype) if input.dtype != dtype else copied(builder, input) if copy else input
    if input.dtype == dtype and not copy and _lies_in(builder, input, memory_format):
        return input
    return in_memory_format(builder, builder.cast(input, dtype), memory_format)


@operation("view", keyword_only=1)
def contiguous(builder: Any, input: Value, memory_format: str | None = None) -> Any:
    """The tensor itself if it lies in C order (or that of the memory format) without gaps, else a copy that does."""
    return input if _lies_in(builder, input, memory_format) else in_memory_format(builder, input, memory_format or "contiguous_format")


def _memory_order(builder: Any, input: Any) -> tuple[int, ...] | None:
    """The order of dimensions in which a tensor lies in memory without gaps; None for C order, for tensors with gaps, and in NumPy's dialect."""
    shape, strides = tuple(input.shape), builder.strides(input)
    if builder.dialect == "numpy" or is_contiguous(shape, strides):
        return None
    order = sorted(range(len(shape)), key=lambda axis: -strides[axis])
    return tuple(order) if is_contiguous([shape[axis] for axis in order], [strides[axis] for axis in order]) else None


def copied(builder: Any, input: Any) -> Any:
    """A copy in the memory order of a gapless tensor; of others, and in NumPy's dialect, a C-contiguous one."""
    order = _memory_order(builder, input)
    if order is None:
        return builder.copy(input)
    inverse = tuple(order.index(axis) for axis in range(len(order)))
    return permuted(builder, builder.copy(permuted(builder, input, order)), inverse)


def like(builder: Any, input: Any, memory_format: Any, make: Callable[[tuple[Size, ...]], Any]) -> Any:
    """What ``make`` makes of a shape, C-contiguous, in the shape and memory order that a copy of ``input`` would have."""
    order = _channels_last(input, memory_format) or (None if memory_format == "contiguous_format" else _memory_order(builder, input))
    if order is None:
        return make(tuple(input.shape))
    inverse = tuple(order.index(axis) for axis in range(len(order)))
    return permuted(builder, make(tuple(input.shape[axis] for axis in order)), inverse)


@operation("view", keyword_only=1, numpy_method=("copy",))
def clone(builder: Any, input: Value, memory_format: str | None = None) -> Any:
    """A copy, in the memory order of a gapless tensor unless a memory format is asked for, else C-contiguous."""
    return in_memory_format(builder, input, memory_format)
