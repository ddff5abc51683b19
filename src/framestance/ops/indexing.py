"""Rows of indexing. Integers, slices, None and ... give views; tensors, lists and masks copy what they select."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .mutation import assign, assigned_number, check_writable, same_shape, without_leading_ones, write_value
from .row import Data, NotCovered, Operand, Value, operation
from .scatter import check_bounds, flat_places
from .shapes import Size, broadcast_shapes, is_size, product, wrap_dim


class _Selection:
    """An index taken apart: the view that its basic parts make, and the tensors that index dimensions of that view."""

    __slots__ = ("offset", "shape", "strides", "tensors")

    def __init__(self) -> None:
        self.shape: list[Size] = []
        self.strides: list[Size] = []
        self.offset: Size = 0
        self.tensors: dict[int, Any] = {}  # dimension of the view -> integer tensor

    def keep(self, size: Size, stride: Size) -> None:
        self.shape.append(size)
        self.strides.append(stride)


def _is_mask(builder: Any, item: Any) -> bool:
    return bool(builder.is_value(item) and (item.dtype.kind == "b" or item.dtype.name == "uint8"))


def _consumed(builder: Any, item: Any) -> int:
    """How many dimensions an item of an index takes."""
    if item is None or item is Ellipsis or isinstance(item, bool | np.bool_):
        return 0
    return len(item.shape) if _is_mask(builder, item) else 1


def _items(builder: Any, index: Any, rank: int) -> list[Any]:
    """The items of an index, one for each dimension: ... is spelled out, lists are tensors.

    Errors: IndexError for too many or unknown items.
    """
    items = list(index) if isinstance(index, tuple) else [index]
    for position, item in enumerate(items):
        if isinstance(item, list | tuple | range):
            items[position] = _index_list(builder, item)
        elif builder.is_value(item):
            if item.dtype.kind == "f" or (len(item.shape) and item.dtype.name in ("int8", "int16")):
                raise IndexError("tensors used as indices must be long, int, byte or bool tensors")
        elif isinstance(item, np.integer):
            items[position] = int(item)
        elif not (item is None or item is Ellipsis or isinstance(item, slice | bool | np.bool_) or is_size(item)):
            raise IndexError(
                f"only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables are valid indices (got {type(item).__qualname__})"
            )
    missing = rank - sum(_consumed(builder, item) for item in items)
    if missing < 0:
        if rank == 0 and builder.dialect == "torch":
            raise IndexError(
                "invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number"
            )
        if builder.dialect == "numpy":
            raise IndexError(f"too many indices for array: array is {rank}-dimensional, but {rank - missing} were indexed")
        raise IndexError(f"too many indices for tensor of dimension {rank}")
    dots = [position for position, item in enumerate(items) if item is Ellipsis]
    place = dots[0] if dots else len(items)
    items = [item for position, item in enumerate(items) if item is not Ellipsis or position == place]
    return [*items[:place], *[slice(None)] * missing, *items[place + 1 :]]


def _index_list(builder: Any, item: Any) -> Any:
    """A list as an index tensor."""
    if any(builder.is_value(x) for x in item):
        from .joins import stack

        return stack.build(builder, [x if builder.is_value(x) else builder.fill((), x, dtypes.INT64) for x in item])
    array = np.asarray(item)
    if array.size == 0:
        array = array.astype(np.int64)
    if array.dtype.kind not in "iub":
        raise IndexError("tensors used as indices must be long, int, byte or bool tensors")
    return builder.constant(array)


def _number(builder: Any, x: Any) -> Any:
    """An integer given as a number or as a tensor of one element."""
    if builder.is_value(x):
        if not isinstance(x, np.ndarray):
            raise builder.data_dependent("a tensor used as an integer index")
        return int(x)
    if not is_size(x):
        raise TypeError("slice indices must be integers or None or have an __index__ method")
    return int(x) if isinstance(x, np.integer) else x


def slice_window(builder: Any, item: slice, size: Size) -> tuple[Size, Size, int]:
    """(first, length, step) of a slice of a dimension, clamped as Python does.

    Errors: ValueError for a step that is not positive (NumPy's dialect allows negative ones).
    """
    step = 1 if item.step is None else _number(builder, item.step)
    if step == 0:
        raise ValueError("slice step cannot be zero")
    if step < 0:
        if builder.dialect != "numpy":
            raise ValueError("step must be greater than zero")
        if not isinstance(size, int):
            raise NotCovered("a slice backwards over a dimension of unknown size")
        reach = range(size)[item]
        return (reach[0] if len(reach) else 0), len(reach), step
    first: Size = 0
    if item.start is not None:
        first = _clamped(_number(builder, item.start), size)
    last = size if item.stop is None else _clamped(_number(builder, item.stop), size)
    if item.start is None and item.stop is None:
        length = size
    elif last <= first:
        length = 0
    else:
        length = last - first
    return first, (length if step == 1 else (length + (step - 1)) // step), step


def _clamped(position: Size, size: Size) -> Size:
    if position < 0:
        position = position + size
        return 0 if position < 0 else position
    return size if position > size else position


def select_index(builder: Any, input: Any, index: Any) -> _Selection:
    """Take an index apart."""
    shape, strides = tuple(input.shape), builder.strides(input)
    selection = _Selection()
    axis = 0
    for item in _items(builder, index, len(shape)):
        if item is None:
            selection.keep(1, 0)
        elif isinstance(item, bool | np.bool_):
            selection.tensors[len(selection.shape)] = builder.constant(np.zeros(int(item), np.int64))
            selection.keep(1, 0)
        elif isinstance(item, slice):
            first, length, step = slice_window(builder, item, shape[axis])
            if not (isinstance(first, int) and first == 0) and not (isinstance(length, int) and length == 0):
                selection.offset = selection.offset + first * strides[axis]
            selection.keep(length, strides[axis] * step)
            axis += 1
        elif _is_mask(builder, item):
            axis = _add_mask(builder, selection, item, shape, strides, axis)
        elif builder.is_value(item) and len(item.shape):
            selection.tensors[len(selection.shape)] = item
            selection.keep(shape[axis], strides[axis])
            axis += 1
        else:
            position, size = _number(builder, item), shape[axis]
            if position < -size or position >= size:
                axis_name = "axis" if builder.dialect == "numpy" else "dimension"
                raise IndexError(f"index {position} is out of bounds for {axis_name} {axis} with size {size}")
            selection.offset = selection.offset + (position + size if position < 0 else position) * strides[axis]
            axis += 1
    return selection


def _add_mask(builder: Any, selection: _Selection, mask: Any, shape: Any, strides: Any, axis: int) -> int:
    """A mask selects by the indices of its true elements."""
    if not isinstance(mask, np.ndarray):
        raise builder.data_dependent("indexing with a mask")
    if not mask.shape:
        selection.tensors[len(selection.shape)] = np.zeros(int(bool(mask)), np.int64)
        selection.keep(1, 0)
        return axis
    for offset, size in enumerate(mask.shape):
        if size != shape[axis + offset]:
            raise IndexError(
                f"The shape of the mask {list(mask.shape)} at index {offset} does not match "
                f"the shape of the indexed tensor {list(shape)} at index {axis + offset}"
            )
    for found in np.nonzero(mask):
        selection.tensors[len(selection.shape)] = found
        selection.keep(shape[axis], strides[axis])
        axis += 1
    return axis


def _view(builder: Any, input: Any, selection: _Selection) -> Any:
    return builder.view(input, tuple(selection.shape), tuple(selection.strides), selection.offset)


def selected_shape(builder: Any, selection: _Selection) -> tuple[Size, ...]:
    """The shape of what index tensors select: their common shape stands where they stood, or first if they stood apart."""
    axes = sorted(selection.tensors)
    try:
        common = broadcast_shapes(builder.dialect, *(selection.tensors[a].shape for a in axes))
    except RuntimeError:
        shapes = ", ".join(str(list(selection.tensors[a].shape)) for a in axes)
        raise IndexError(f"shape mismatch: indexing tensors could not be broadcast together with shapes {shapes}") from None
    adjacent = axes[-1] - axes[0] == len(axes) - 1
    rest = [size for axis, size in enumerate(selection.shape) if axis not in selection.tensors]
    lead = axes[0] if adjacent else 0
    return (*rest[:lead], *common, *rest[lead:])


def numpy_index(axes: tuple[int, ...], tensors: tuple[Any, ...], rank: int) -> tuple[Any, ...]:
    index: list[Any] = [slice(None)] * rank
    for axis, tensor in zip(axes, tensors, strict=True):
        index[axis] = tensor
    return tuple(index)


def renamed(error: IndexError) -> IndexError:
    return IndexError(str(error).replace("for axis", "for dimension"))


def _take(array: Any, axes: tuple[int, ...], tensors: tuple[Any, ...]) -> Any:
    try:
        return array[numpy_index(axes, tensors, array.ndim)].copy()
    except IndexError as error:
        raise renamed(error) from None


def check_index(shape: tuple[int, ...], axes: tuple[int, ...], tensors: tuple[Any, ...]) -> None:
    """Errors: IndexError, which NumPy finds and words itself, for an index outside of an array of that shape."""
    sizes = [size if axis in axes else 1 for axis, size in enumerate(shape)]
    try:
        np.broadcast_to(np.False_, sizes)[numpy_index(axes, tensors, len(sizes))]
    except IndexError as error:
        raise renamed(error) from None


def _put_into(array: Any, axes: tuple[int, ...], tensors: tuple[Any, ...], value: Any) -> None:
    try:
        array[numpy_index(axes, tensors, array.ndim)] = value
    except IndexError as error:
        raise renamed(error) from None


def _index_samples(s: Any) -> Any:
    places = np.array([2, 0, -1])
    yield from ((s.MATRIX, index) for index in (0, -1, slice(1, None), (slice(None), slice(None, None, 2)), (Ellipsis, 1), (None, 0)))
    yield s.STACK, (0, slice(None), -1)
    yield from ((s.MATRIX, index) for index in (places, (slice(None), [0, 3])))
    yield s.STACK, (places[:2] % 2, slice(None), places[:2])
    yield s.MATRIX, [1, 1]


@operation("index", name="getitem", function=False, method=("__getitem__",), can_fail=True, sampler=_index_samples)
def getitem(builder: Any, input: Value, index: Data) -> Any:
    """``input[index]``: a view for integers, slices, None and ...; a copy for tensors, lists and masks.

    Dimensions indexed by integers go first, as in torch, and only then are tensors used (NumPy counts integers among the tensors).
    """
    selection = select_index(builder, input, index)
    view = _view(builder, input, selection)
    if not selection.tensors:
        return view
    if builder.dialect == "numpy":
        raise NotCovered("indexing an ndarray with arrays")
    axes = tuple(sorted(selection.tensors))
    tensors = tuple(selection.tensors[a] for a in axes)
    return builder.extern(getitem, _take, (view, axes, tensors), [(selected_shape(builder, selection), input.dtype)])[0]


def _is_one_mask(builder: Any, index: Any, rank: int) -> bool:
    """Whether a mask is the only tensor with dimensions in an index: then one number of any dtype may be assigned."""
    tensors = [x for x in _items(builder, index, rank) if builder.is_value(x) and len(x.shape)]
    return len(tensors) == 1 and _is_mask(builder, tensors[0])


def mask_assignment(builder: Any, input: Any, index: Any, value: Any) -> Any:
    """``input[mask] = number`` needs no contents: it is ``where(mask, number, input)``, as is a tensor that is the same wherever the mask holds.

    None if the index is something else.
    """
    mask = index[0] if isinstance(index, tuple) and len(index) == 1 else index
    if not builder.is_value(mask) or mask.dtype.kind != "b" or isinstance(mask, np.ndarray):
        return None
    from .elementwise import where

    rank, lead = len(input.shape), len(mask.shape)
    if not builder.is_value(value):
        value = assigned_number(builder, input, value)
    elif len(value.shape):
        value = without_leading_ones(builder, value, max(rank - lead, 0))
        if len(value.shape) > rank - lead or value.dtype != input.dtype:
            return None
        if not same_shape(broadcast_shapes(builder.dialect, input.shape[lead:], value.shape), input.shape[lead:]):
            return None
    if lead > rank or not same_shape(mask.shape, input.shape[:lead]):
        raise IndexError(f"The shape of the mask {list(mask.shape)} does not match the shape of the indexed tensor {list(input.shape)}")
    strides = builder.strides(mask)
    wide = builder.view(mask, (*mask.shape, *(1,) * (rank - lead)), (*strides, *(0,) * (rank - lead)), 0)
    return builder.elementwise(where, input.dtype, (wide, value, input))


@operation(
    "mutation", differs="errors: a NumPy number is a number; writes: as errors", name="setitem", function=False, method=("__setitem__",), can_fail=True,
    sampler=lambda s: [
        (s.MATRIX, 0, 1.5), (s.MATRIX, (slice(None), 1), np.float32(2)), (s.MATRIX, slice(1, None), s.VECTOR), (s.INT_MATRIX, Ellipsis, 3),
        (s.MATRIX, np.array([2, 0, -1]), s.VECTOR), (s.MATRIX, s.MASK, 0.0),
    ],
)  # fmt: skip
def setitem(builder: Any, input: Value, index: Data, value: Operand) -> None:
    """``input[index] = value``, broadcast and cast to the tensor's dtype."""
    chosen = mask_assignment(builder, input, index, value)
    if chosen is not None:
        write_value(builder, input, chosen)
        return
    selection = select_index(builder, input, index)
    view = _view(builder, input, selection)
    if not selection.tensors:
        assign(builder, input, view, value)
        return
    if not builder.is_value(value):
        value = assigned_number(builder, input, value)
    if builder.dialect == "numpy":
        raise NotCovered("assignment to an ndarray at arrays")
    check_writable(builder, view)
    shape = selected_shape(builder, selection)
    if builder.is_value(value):
        if value.dtype != input.dtype and not (product(value.shape) == 1 and _is_one_mask(builder, index, len(input.shape))):
            raise RuntimeError(
                f"Index put requires the source and destination dtypes match, got {dtypes.label(input.dtype)} for the destination "
                f"and {dtypes.label(value.dtype)} for the source."
            )
        value = without_leading_ones(builder, builder.cast(value, input.dtype), len(shape))
        if not same_shape(broadcast_shapes(builder.dialect, shape, value.shape), shape):
            raise RuntimeError(f"shape mismatch: value tensor of shape {list(value.shape)} cannot be broadcast to indexing result of shape {list(shape)}")
    axes = tuple(sorted(selection.tensors))
    tensors = tuple(selection.tensors[a] for a in axes)
    if isinstance(view, np.ndarray):
        builder.extern(setitem, _put_into, (view, axes, tensors, value), [])
    else:
        builder.extern(setitem, check_index, (tuple(view.shape), axes, tensors), [])
        builder.update(setitem, _put_into, view, (axes, tensors, value))


# ---- selections by name ----


def _index_selected(array: Any, dim: int, index: Any) -> Any:
    wide = array if array.ndim else array.reshape(1)
    if index.size and not (0 <= int(index.min()) and int(index.max()) < wide.shape[dim]):
        raise IndexError("index out of range in self")
    taken = wide.take(index.reshape(-1), dim)
    return taken if array.ndim else taken.reshape(())


@operation("index", can_fail=True, sampler=lambda s: [(s.MATRIX, 1, np.array([0, 0, 3]))])
def index_select(builder: Any, input: Value, dim: int, index: Value) -> Any:
    """The entries of dimension ``dim`` named by a 1-d int32 or int64 tensor.

    Errors: IndexError for an index out of range or negative; RuntimeError for another dtype.
    """
    if len(index.shape) > 1:
        raise IndexError("index_select(): Index is supposed to be a vector")
    if index.dtype.name not in ("int32", "int64"):
        raise RuntimeError("index_select(): Expected dtype int32 or int64 for index")
    rank, count = len(input.shape), product(index.shape)
    wrapped = wrap_dim(dim, rank, "index_select")
    if not rank and count != 1:
        raise RuntimeError(f"index_select(): Index to scalar can have only 1 value, got {count} value(s)")
    shape = (*input.shape[:wrapped], count, *input.shape[wrapped + 1 :]) if rank else ()
    return builder.extern(index_select, _index_selected, (input, wrapped, index), [(shape, input.dtype)])[0]


def _gather(array: Any, dim: int, index: Any) -> Any:
    wide, along = (x if x.ndim else x.reshape(1) for x in (array, index))
    check_bounds(along, wide.shape[dim], dim)
    return wide.reshape(-1).take(flat_places(along, dim, wide.shape)).reshape(index.shape)


@operation("index", can_fail=True, keyword_only=1, sampler=lambda s: [(s.MATRIX, 1, np.zeros((3, 2), np.int64))])
def gather(builder: Any, input: Value, dim: int, index: Value, sparse_grad: bool = False) -> Any:
    """Along ``dim``, for each position of ``index`` (int32 or int64) the entry that it names. A tensor without dimensions counts as one of size 1.

    Errors: RuntimeError for an index out of range or negative, and for shapes that do not fit.
    """
    rank = len(input.shape)
    wrapped = wrap_dim(dim, rank, "gather")
    if product(index.shape) == 0:
        return builder.fill(tuple(index.shape), 0, input.dtype)
    if index.dtype.name not in ("int32", "int64"):
        raise RuntimeError("gather(): Expected dtype int32/int64 for index")
    if max(len(index.shape), 1) != max(rank, 1):
        raise RuntimeError("Index tensor must have the same number of dimensions as input tensor")
    for axis, (mine, wanted) in enumerate(zip(input.shape, index.shape, strict=False)):
        if axis != wrapped and wanted > mine:
            raise RuntimeError(
                f"Size does not match at dimension {axis} expected index {list(index.shape)} to be no larger than self {list(input.shape)} "
                f"apart from dimension {wrapped}"
            )
    return builder.extern(gather, _gather, (input, wrapped, index), [(tuple(index.shape), input.dtype)])[0]


@operation("index", method=("nonzero",), keyword_only=1, cases=(({"as_tuple": "True"}, "tuple[Value, ...]"),), sampler=lambda s: [(s.MASK,)])
def nonzero(builder: Any, input: Value, as_tuple: bool = False) -> Any:
    """The indices of nonzero elements: one row each, or one tensor per dimension. How many depends on the contents."""
    if not isinstance(input, np.ndarray):
        raise builder.data_dependent("nonzero")
    found = np.nonzero(input) if input.ndim else np.nonzero(input.reshape(1))
    if as_tuple:
        return tuple(found)
    return np.stack(found, axis=1) if input.ndim else np.zeros((len(found[0]), 0), np.int64)


@operation("index", sampler=lambda s: [(s.MATRIX, s.MASK)])
def masked_select(builder: Any, input: Value, mask: Value) -> Any:
    """The elements where ``mask`` holds, as one dimension. How many depends on the contents."""
    if mask.dtype.kind != "b":
        raise RuntimeError("masked_select: expected BoolTensor for mask")
    if not isinstance(input, np.ndarray):
        raise builder.data_dependent("masked_select")
    broadcast_shapes(builder.dialect, input.shape, mask.shape)
    left, right = np.broadcast_arrays(input, mask)
    return left[right]


def _require_matrix(name: str, input: Any) -> None:
    if len(input.shape) < 2:
        raise RuntimeError(f"{name}: input tensor must have at least 2 dimensions")


def _triangle(array: Any, diagonal: int, upper: bool) -> Any:
    return (np.triu if upper else np.tril)(array, diagonal)


@operation("index", inplace=True, sampler=lambda s: [(s.MATRIX,)])
def tril(builder: Any, input: Value, diagonal: int = 0) -> Any:
    """The lower triangle of matrices, zeros elsewhere."""
    _require_matrix("tril", input)
    return builder.extern(tril, _triangle, (input, diagonal, False), [(tuple(input.shape), input.dtype)])[0]


@operation("index", inplace=True, sampler=lambda s: [(s.MATRIX, 1)])
def triu(builder: Any, input: Value, diagonal: int = 0) -> Any:
    """The upper triangle of matrices, zeros elsewhere."""
    _require_matrix("triu", input)
    return builder.extern(triu, _triangle, (input, diagonal, True), [(tuple(input.shape), input.dtype)])[0]
