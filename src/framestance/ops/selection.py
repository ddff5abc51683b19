"""Rows that take, or write into a copy, elements chosen by flat indices, masks, index tensors or a window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from . import dtypes
from .indexing import check_index, gather, mask_assignment, numpy_index, select_index, selected_shape, slice_window
from .mutation import check_writable, in_c_order, same_shape, shape_error, write_value, writing
from .row import Data, Value, operation
from .scatter import flat_places
from .shapes import broadcast_shapes, product, wrap_dim
from .views import contiguous, copied, diagonal, expanded, reshape, select

# ---- flat indices ----


def _require_long(name: str, index: Any) -> None:
    if index.dtype != dtypes.INT64:
        raise RuntimeError(f"{name}(): Expected a long tensor for index, but got {dtypes.label(index.dtype)}")


def _check_flat(index: Any, count: int) -> None:
    for extreme in (int(index.min()), int(index.max())) if index.size else ():
        if not -count <= extreme < count:
            raise IndexError(f"out of range: tried to access index {extreme} on a tensor of {count} elements.")


def _take_flat(array: Any, index: Any) -> Any:
    _check_flat(index, array.size)
    return array.reshape(-1)[index]


@operation("index", can_fail=True, sampler=lambda s: ((x, np.array([[0, -1], [-1, 0]])) for (x,) in s.unary() if x.size))
def take(builder: Any, input: Value, index: Value) -> Any:
    """The elements at int64 indices into ``input`` read in C order, in the shape of ``index``. Negative indices count from the end.

    Errors: IndexError for an index out of range.
    """
    _require_long("take", index)
    return builder.extern(take, _take_flat, (input, index), [(tuple(index.shape), input.dtype)])[0]


def _put_flat(array: Any, index: Any, source: Any, accumulate: bool) -> None:
    in_c_order(array, _put_within, index.reshape(-1), source.reshape(-1), accumulate)


def _put_within(flat: Any, index: Any, source: Any, accumulate: bool) -> None:
    if accumulate:
        np.add.at(flat, np.where(index < 0, index + flat.size, index), source)
    else:
        flat[index] = source


@writing(
    "index", can_fail=True,
    sampler=lambda s: ((x, np.array([0, -1]), x.reshape(-1)[:2].copy(), add) for (x,) in s.unary() if x.size > 1 for add in (False, True)),
)  # fmt: skip
def put(builder: Any, input: Value, index: Value, source: Value, accumulate: bool = False) -> None:
    """A copy of ``input`` with the elements of ``source`` written, or added, at int64 indices into it read in C order.

    Errors: IndexError for an index out of range or another number of elements; RuntimeError for dtypes that differ.
    """
    if source.dtype != input.dtype:
        raise RuntimeError(
            f"put_(): self and source expected to have the same dtype, but got self.dtype = {dtypes.label(input.dtype)} "
            f"and source.dtype = {dtypes.label(source.dtype)}"
        )
    _require_long("put_", index)
    if product(index.shape) != product(source.shape):
        raise IndexError(
            "put_(): Expected source and index to have the same number of elements, but got "
            f"source.numel() = {product(source.shape)}, index.numel() = {product(index.shape)}"
        )
    check_writable(builder, input)
    builder.extern(put, _check_flat, (index, product(input.shape)), [])
    builder.update(put, _put_flat, input, (index, source, bool(accumulate)))


def _take_along(array: Any, indices: Any, dim: int) -> Any:
    size = array.shape[dim]
    for extreme in (int(indices.min()), int(indices.max())) if indices.size else ():
        if not -size <= extreme < size:
            raise RuntimeError(f"index {extreme} is out of bounds for dimension {dim} with size {size}")
    return array.reshape(-1).take(flat_places(np.where(indices < 0, indices + size, indices), dim, array.shape)).reshape(indices.shape)


@operation(
    "index", differs="errors: without dim the tensors need not be contiguous, as torch 2.13 asks", can_fail=True,
    sampler=lambda s: [
        (s.plain_values("float32", 3, 4), np.array([[1], [-1], [0]]), 1), (s.plain_values("int64", 3, 4), np.array([[1, 5]])),
        (s.plain_values("float64", 1, 4), np.array([[0], [0]]), 1), (s.plain_values("float32", 0, 4), np.zeros((0, 2), np.int64), 1),
    ],
)  # fmt: skip
def take_along_dim(builder: Any, input: Value, indices: Value, dim: int | None = None) -> Any:
    """The elements at ``indices`` along ``dim``; the other dimensions broadcast. Without ``dim`` both are flattened first.

    Errors: RuntimeError for an index out of range, another dtype than int64 or another number of dimensions.
    """
    if indices.dtype != dtypes.INT64:
        raise RuntimeError(f"torch.take_along_dim(): dtype of indices should be Long but got {dtypes.label(indices.dtype)}")
    if dim is None:
        return gather.build(builder, reshape.build(builder, input, ((-1,),)), 0, reshape.build(builder, indices, ((-1,),)))
    rank = len(input.shape)
    if len(indices.shape) != rank:
        raise RuntimeError(
            "torch.take_along_dim(): input and indices should have the same number of dimensions, "
            f"but got {rank} dimensions for input, and {len(indices.shape)} dimensions for indices"
        )
    wrapped = wrap_dim(dim, rank, "take_along_dim")
    if not rank:
        return gather.build(builder, input, 0, indices)
    common = list(broadcast_shapes(builder.dialect, *((*x.shape[:wrapped], 1, *x.shape[wrapped + 1 :]) for x in (input, indices))))
    wide = [expanded(builder, x, (*common[:wrapped], x.shape[wrapped], *common[wrapped + 1 :])) for x in (input, indices)]
    return builder.extern(take_along_dim, _take_along, (*wide, wrapped), [(tuple(wide[1].shape), input.dtype)])[0]


# ---- masks and index tensors ----


def _check_enough(mask: Any, count: int) -> None:
    if int(np.count_nonzero(mask)) > count:
        raise RuntimeError("Number of elements of source < number of ones in mask")


def _masked_scatter(array: Any, mask: Any, source: Any) -> None:
    array[mask] = source.reshape(-1)[: int(np.count_nonzero(mask))]


def _masked_scatter_into(builder: Any, input: Any, mask: Any, source: Any) -> None:
    _check_masked_scatter(input, mask, source)
    shape = broadcast_shapes(builder.dialect, input.shape, mask.shape)
    if not same_shape(shape, input.shape):
        raise shape_error(input, shape)
    check_writable(builder, input)
    wide = expanded(builder, mask, shape)
    builder.extern(masked_scatter, _check_enough, (wide, product(source.shape)), [])
    builder.update(masked_scatter, _masked_scatter, input, (wide, source))


def _check_masked_scatter(input: Any, mask: Any, source: Any) -> None:
    if mask.dtype.kind != "b":
        raise RuntimeError(f"masked_scatter_ only supports boolean masks, but got mask with dtype {dtypes.label(mask.dtype)}")
    if source.dtype != input.dtype:
        raise RuntimeError(f"masked_scatter: expected self and source to have same dtypes but got {dtypes.label(input.dtype)} and {dtypes.label(source.dtype)}")


@operation(
    "index", inplace=True, into=_masked_scatter_into, can_fail=True,
    sampler=lambda s: (
        (s.plain_values(name, 3, 4), mask, s.plain_values(name, 2, 6)) for name in s.ALL for mask in (s.plain_values("bool", 3, 4), s.plain_values("bool", 4))
    ),
)  # fmt: skip
def masked_scatter(builder: Any, input: Value, mask: Value, source: Value) -> Any:
    """A copy of ``input`` in which the places where ``mask`` holds are filled, in C order, with the elements of ``source``.

    Errors: RuntimeError when ``source`` has too few elements or another dtype, or the mask is not of bools.
    """
    _check_masked_scatter(input, mask, source)
    result = builder.copy(expanded(builder, input, broadcast_shapes(builder.dialect, input.shape, mask.shape)))
    _masked_scatter_into(builder, result, mask, source)
    return result


def _put_at(array: Any, axes: tuple[int, ...], tensors: tuple[Any, ...], values: Any, accumulate: bool) -> None:
    index = numpy_index(axes, tensors, array.ndim)
    if accumulate:
        np.add.at(array, index, values)
    else:
        array[index] = values


def _chosen_and_index(builder: Any, input: Any, indices: Any, values: Any, accumulate: bool) -> tuple[Any, Any]:
    """(the whole result where a mask chooses it, else None; the index). Errors: those of ``index_put``."""
    if not isinstance(indices, tuple | list) or not all(x is None or builder.is_value(x) for x in indices):
        raise TypeError("index_put(): argument 'indices' (position 2) must be tuple of Tensors")
    if values.dtype != input.dtype:
        raise RuntimeError(
            f"Index put requires the source and destination dtypes match, got {dtypes.label(input.dtype)} for the destination "
            f"and {dtypes.label(values.dtype)} for the source."
        )
    index = tuple(
        slice(None) if x is None else x if len(x.shape) or x.dtype.kind == "b" else builder.view(x, (1,), (1,), 0) for x in indices
    )  # a tensor without dimensions indexes as one of one element
    return None if accumulate else mask_assignment(builder, input, index, values), index


def _index_put_into(builder: Any, input: Any, indices: Any, values: Any, accumulate: bool = False) -> None:
    chosen, index = _chosen_and_index(builder, input, indices, values, accumulate)
    if chosen is None:
        _put_selected(builder, input, index, values, accumulate)
    else:
        write_value(builder, input, chosen)


def _put_selected(builder: Any, input: Any, index: Any, values: Any, accumulate: bool) -> None:
    selection = select_index(builder, input, index)
    check_writable(builder, input)
    if not selection.tensors:
        write_value(builder, input, expanded(builder, values, tuple(input.shape)))
        return
    axes = tuple(sorted(selection.tensors))
    tensors = tuple(selection.tensors[a] for a in axes)
    shape = selected_shape(builder, selection)
    if not same_shape(broadcast_shapes(builder.dialect, shape, values.shape), shape):
        raise RuntimeError(f"shape mismatch: value tensor of shape {list(values.shape)} cannot be broadcast to indexing result of shape {list(shape)}")
    builder.extern(index_put, check_index, (tuple(input.shape), axes, tensors), [])
    builder.update(index_put, _put_at, input, (axes, tensors, values, bool(accumulate)))


@operation(
    "index", inplace=True, into=_index_put_into, can_fail=True,
    sampler=lambda s: (
        (s.plain_values(name, 3, 4), indices, s.plain_values(name, *shape), add)
        for name in s.ALL
        for indices, shape in (((np.array([0, -1, 0]),), (3, 4)), ((np.array([1, 1]), np.array([[0], [3]])), (2, 1)), ((s.plain_values("bool", 3),), (4,)))
        for add in (False, True)
    ),
)  # fmt: skip
def index_put(builder: Any, input: Value, indices: Data, values: Value, accumulate: bool = False) -> Any:
    """A copy of ``input`` with ``values``, broadcast, written at ``input[indices]``, a tuple of index tensors and masks; added there with ``accumulate``.

    Errors: IndexError for an index out of range; RuntimeError for shapes or dtypes that do not fit.
    """
    chosen, index = _chosen_and_index(builder, input, indices, values, accumulate)
    if chosen is not None:
        return contiguous.build(builder, chosen)
    result = builder.copy(input)
    _put_selected(builder, result, index, values, accumulate)
    return result


# ---- windows ----


def written_window(builder: Any, input: Any, src: Any, window_of: Callable[[Any], Any]) -> Any:
    """A copy of ``input`` with ``src`` in the window that ``window_of`` gives.

    Errors: RuntimeError when the shapes differ.
    """
    result = copied(builder, input)
    window = window_of(result)
    if not same_shape(src.shape, window.shape):
        raise RuntimeError(f"expected src to have a size equal to the slice of self. src size = {list(src.shape)}, slice size = {list(window.shape)}")
    builder.write(window, src)
    return result


@operation("index", sampler=lambda s: [(s.plain_values(name, 3, 4).T, s.plain_values("float32", 4), 1, -1) for name in s.ALL])
def select_scatter(builder: Any, input: Value, src: Value, dim: int, index: int) -> Any:
    """A copy of ``input`` with ``src`` in entry ``index`` of dimension ``dim``."""
    return written_window(builder, input, src, lambda whole: select.build(builder, whole, dim, index))


def sliced(builder: Any, input: Any, dim: Any, start: Any, end: Any, step: Any) -> Any:
    """The view ``input[start:end:step]`` along ``dim``."""
    rank = len(input.shape)
    if not rank:
        raise RuntimeError("slice() cannot be applied to a 0-dim tensor.")
    wrapped = wrap_dim(dim, rank, "slice")
    first, length, stride = slice_window(builder, slice(start, end, step), input.shape[wrapped])
    shape, strides = list(input.shape), list(builder.strides(input))
    offset = first * strides[wrapped]
    shape[wrapped], strides[wrapped] = length, strides[wrapped] * stride
    return builder.view(input, tuple(shape), tuple(strides), 0 if isinstance(length, int) and length == 0 else offset)


@operation(
    "index",
    sampler=lambda s: [(s.plain_values(name, 4, 3), s.plain_values("float32", 2, 3), 0, -3, 100, 2) for name in s.ALL]
    + [(s.plain_values("float32", 4, 3), s.plain_values("float32", 4, 0), 1, 3)],
)  # fmt: skip
def slice_scatter(builder: Any, input: Value, src: Value, dim: int = 0, start: int | None = None, end: int | None = None, step: int = 1) -> Any:
    """A copy of ``input`` with ``src`` in ``input[start:end:step]`` along ``dim``."""
    return written_window(builder, input, src, lambda whole: sliced(builder, whole, dim, start, end, step))


@operation("index", sampler=lambda s: [(s.plain_values(name, 3, 4).T, s.plain_values("int64", 2), 1) for name in s.ALL if name != "bool"])
def diagonal_scatter(builder: Any, input: Value, src: Value, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Any:
    """A copy of ``input`` with ``src`` on the diagonal that ``diagonal`` gives."""
    return written_window(builder, input, src, lambda whole: diagonal.build(builder, whole, offset, dim1, dim2))


# ---- where nonzeros are ----


@operation("index", sampler=lambda s: s.unary())
def argwhere(builder: Any, input: Value) -> Any:
    """The indices of nonzero elements, one row each. How many depends on the contents."""
    from .indexing import nonzero

    return nonzero.build(builder, input)


def _one_hot(index: Any, num_classes: int) -> Any:
    if index.size and int(index.min()) < 0:
        raise RuntimeError("Class values must be non-negative.")
    if index.size and int(index.max()) >= num_classes:
        raise RuntimeError("Class values must be smaller than num_classes.")
    return (index[..., None] == np.arange(num_classes)).astype(np.int64)


@operation(
    "index", name="nn.functional.one_hot", can_fail=True,
    sampler=lambda s: [(np.array([[0, 2], [1, 2]]), 4), (np.array([[0, 2], [1, 2]]),), (np.array(1), 2), (np.zeros((0, 2), np.int64), 3)],
)  # fmt: skip
def one_hot(builder: Any, tensor: Value, num_classes: int = -1) -> Any:
    """For each class number a vector of int64 zeros with a 1 in its place, as the last dimension. Without ``num_classes``: as many as the largest asks for.

    Errors: RuntimeError for another dtype than int64 and for numbers out of range.
    """
    if tensor.dtype != dtypes.INT64:
        raise RuntimeError("one_hot is only applicable to index tensor of type LongTensor.")
    if num_classes == -1:
        if not isinstance(tensor, np.ndarray):
            raise builder.data_dependent("one_hot without num_classes")
        if not tensor.size:
            raise RuntimeError("Can not infer total number of classes from empty tensor.")
        num_classes = int(tensor.max()) + 1
    elif num_classes < 1:
        raise RuntimeError("num_classes should be positive" if product(tensor.shape) else "Class values must be non-negative.")
    return builder.extern(one_hot, _one_hot, (tensor, num_classes), [((*tensor.shape, num_classes), dtypes.INT64)])[0]


def _renormed(weight: Any, index: Any, max_norm: float, norm_type: float) -> Any:
    """A copy of ``weight`` whose used rows are scaled down to ``max_norm``."""
    result = np.array(weight, order="C")
    rows = np.unique(index)
    norms = np.linalg.norm(result[rows].astype(np.float64), norm_type, axis=1)
    scale = np.where(norms > max_norm, max_norm / (norms + 1e-7), 1.0)
    result[rows] = (result[rows] * scale[:, None]).astype(result.dtype)
    return result


def _rows(weight: Any, index: Any) -> Any:
    if index.size and not (0 <= int(index.min()) and int(index.max()) < len(weight)):
        raise IndexError("index out of range in self")
    return weight[index]


@operation(
    "mutation", name="nn.functional.embedding", can_fail=True,
    sampler=lambda s: [
        (np.array([[0, 2], [1, 2]]), s.plain_values("float32", 3, 4)), (np.array(1, np.int32), s.plain_values("float64", 3, 4).T, -1),
        (np.zeros((0, 2), np.int64), s.plain_values("int64", 3, 4)), (np.array([2, 1]), s.plain_values("float32", 3, 4), None, 1.0),
    ],
)  # fmt: skip
def embedding(
    builder: Any, input: Value, weight: Value, padding_idx: int | None = None, max_norm: float | None = None, norm_type: float = 2.0,
    scale_grad_by_freq: bool = False, sparse: bool = False,
) -> Any:  # fmt: skip
    """Rows of ``weight`` (classes, width) named by the integers of ``input``, in its shape with the width as last dimension.

    ``max_norm`` scales the rows that are used down to that norm, in ``weight`` itself. What concerns gradients only changes nothing.
    Errors: IndexError for an index out of range; RuntimeError for another dtype than int32 or int64.
    """
    if len(weight.shape) != 2:
        raise RuntimeError("'weight' must be 2-D")
    if input.dtype.name not in ("int32", "int64"):
        raise RuntimeError(
            f"Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got {dtypes.label(input.dtype)}"
        )
    rows = weight.shape[0]
    if padding_idx is not None and not (padding_idx < rows and padding_idx >= -rows):
        raise AssertionError("Padding_idx must be within num_embeddings")
    if max_norm is not None:
        builder.write(weight, builder.extern(embedding, _renormed, (weight, input, max_norm, norm_type), [(tuple(weight.shape), weight.dtype)])[0])
    return builder.extern(embedding, _rows, (weight, input), [((*input.shape, weight.shape[1]), weight.dtype)])[0]
