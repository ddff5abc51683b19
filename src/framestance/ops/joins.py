"""Rows that copy the elements of tensors into a larger or reordered one."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .row import Sizes, Value, Values, VarValues, operation
from .shapes import Size, broadcast_shapes, contiguous_strides, listed, sizes_argument, wrap_dim
from .views import expanded, unsqueeze


def _joined_dtype(builder: Any, tensors: Any) -> np.dtype[Any]:
    if len({x.dtype for x in tensors}) == 1:
        found: np.dtype[Any] = tensors[0].dtype
        return found
    return dtypes.promote(builder, tensors)


def _concatenate(arrays: Any, dim: int) -> Any:
    shape = list(arrays[0].shape)
    shape[dim] = sum(a.shape[dim] for a in arrays)
    return np.concatenate(arrays, axis=dim, out=np.empty(shape, arrays[0].dtype))


@operation("view", method=(), out=True, aliases=("concat", "concatenate"), sampler=lambda s: [((s.MATRIX, s.MATRIX),), ((s.MATRIX, s.INT_MATRIX), 1)])
def cat(builder: Any, tensors: Values, dim: int = 0) -> Any:
    """Tensors joined along a dimension they have; the other sizes must agree. Empty 1-d tensors are left out, as in torch."""
    tensors = tuple(tensors)
    if not tensors:
        raise ValueError("cat(): expected a non-empty list of Tensors")
    dtype = _joined_dtype(builder, tensors)
    filled = [x for x in tensors if not (len(x.shape) == 1 and x.shape[0] == 0)]
    parts = filled or [tensors[0]]
    first = parts[0]
    rank = len(first.shape)
    if any(not len(x.shape) for x in tensors):
        raise RuntimeError(f"zero-dimensional tensor (at position {[len(x.shape) for x in tensors].index(0)}) cannot be concatenated")
    wrapped = wrap_dim(dim, rank, "cat") if filled else 0  # of nothing, any dimension will do
    total: Size = 0
    for number, part in enumerate(parts):
        if len(part.shape) != rank:
            raise RuntimeError(f"Tensors must have same number of dimensions: got {rank} and {len(part.shape)}")
        for axis in range(rank):
            if axis != wrapped and part.shape[axis] != first.shape[axis]:
                raise RuntimeError(
                    f"Sizes of tensors must match except in dimension {wrapped}. Expected size {first.shape[axis]} "
                    f"but got size {part.shape[axis]} for tensor number {number} in the list."
                )
        total = total + part.shape[wrapped]
    shape = (*first.shape[:wrapped], total, *first.shape[wrapped + 1 :])
    return builder.extern(cat, _concatenate, (tuple(builder.cast(x, dtype) for x in parts), wrapped), [(shape, dtype)])[0]


@operation("view", method=(), out=True, sampler=lambda s: [((s.MATRIX, s.MATRIX),), ((s.VECTOR, s.VECTOR), -1)])
def stack(builder: Any, tensors: Values, dim: int = 0) -> Any:
    """Tensors of one shape joined along a new dimension."""
    tensors = tuple(tensors)
    if not tensors:
        raise RuntimeError("stack expects a non-empty TensorList")
    for number, tensor in enumerate(tensors):
        if len(tensor.shape) != len(tensors[0].shape) or any(a != b for a, b in zip(tensor.shape, tensors[0].shape, strict=True)):
            raise RuntimeError(
                f"stack expects each tensor to be equal size, but got {list(tensors[0].shape)} at entry 0 and {list(tensor.shape)} at entry {number}"
            )
    wrapped = wrap_dim(dim, len(tensors[0].shape) + 1, "stack")
    return cat.build(builder, [unsqueeze.build(builder, x, wrapped) for x in tensors], wrapped)


@operation("view", function=False, sampler=lambda s: [(s.MATRIX, (2, 1)), (s.VECTOR, (2, 2))])
def repeat(builder: Any, input: Value, repeats: Sizes) -> Any:
    """The tensor repeated that many times along each dimension, copied."""
    times = sizes_argument("repeat", repeats, "repeats")
    lead = len(times) - len(input.shape)
    if lead < 0:
        raise RuntimeError("Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor")
    sizes, steps = (1,) * lead + tuple(input.shape), (0,) * lead + tuple(builder.strides(input))
    shape = tuple(n * size for n, size in zip(times, sizes, strict=True))
    for size in shape:
        if size < 0:
            raise RuntimeError(f"Trying to create tensor with negative dimension {size}: {list(shape)}")
    wide = tuple(x for pair in zip(times, sizes, strict=True) for x in pair)
    window = builder.view(input, wide, tuple(x for step in steps for x in (0, step)), 0)
    return builder.view(builder.copy(window), shape, contiguous_strides(shape), 0)


@operation("view", sampler=lambda s: [(s.MATRIX, (0,)), (s.MATRIX, (0, 1))])
def flip(builder: Any, input: Value, dims: Sizes) -> Any:
    """A copy with the given dimensions in reverse order."""
    wrapped = [wrap_dim(d, len(input.shape), "flip") for d in sizes_argument("flip", dims, "dims")]
    for d in wrapped:
        if wrapped.count(d) > 1:
            raise RuntimeError(f"dim {d} appears multiple times in the list of dims")
    shape, strides = tuple(input.shape), list(builder.strides(input))
    if not shape or any(size == 0 for size in shape):
        return builder.copy(input)
    offset: Size = 0
    for d in wrapped:
        offset = offset + (shape[d] - 1) * strides[d]
        strides[d] = -strides[d]
    return builder.copy(builder.view(input, shape, tuple(strides), offset))


@operation("view", method=(), sampler=lambda s: [((s.MATRIX, s.VECTOR),)])
def broadcast_tensors(builder: Any, tensors: VarValues) -> tuple[Value, ...]:
    """All tensors expanded to their common shape."""
    tensors = listed(tensors)
    shape = broadcast_shapes(builder.dialect, *(x.shape for x in tensors))
    return tuple(expanded(builder, x, shape) for x in tensors)
