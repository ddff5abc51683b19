"""Rows that put elements elsewhere: rolled, turned, repeated, side by side, on diagonals."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .casts import check_device, check_requires_grad
from .joins import cat, flip, repeat
from .row import Device, DType, Ints, Operand, Row, Shape, Sizes, Value, Values, VarValues, operation
from .shapes import Size, contiguous_strides, is_size, known_size, listed, product, require_int, sizes_argument, wrap_dim
from .views import alias, diagonal, flatten, reshape, transpose

# ---- rolled and turned ----


def _integers(name: str, given: Any, parameter: str) -> tuple[Any, ...]:
    return sizes_argument(name, (given,) if is_size(given) else (tuple(given),) if isinstance(given, tuple | list) else given, parameter)


def _roll(array: Any, shifts: tuple[int, ...], dims: tuple[int, ...] | None) -> Any:
    return np.roll(array, shifts[0] if dims is None else shifts, dims)


@operation("view", sampler=lambda s: ((x, *rest) for (x,) in s.unary() if x.ndim for rest in ((1,), (-7,), (2, -1), ((1, 30), (0, -1)))))
def roll(builder: Any, input: Value, shifts: Ints, dims: Ints | None = None) -> Any:
    """A copy whose elements are moved on by ``shifts`` along ``dims``; those that leave at the end come in at the beginning. Without ``dims`` in C order."""
    steps = _integers("roll", shifts, "shifts")
    axes = () if dims is None else _integers("roll", dims, "dims")
    if not steps:
        raise RuntimeError("`shifts` required")
    if len(axes) != len(steps) and (axes or len(steps) > 1):
        raise RuntimeError(f"shifts and dimensions must align. shifts: {len(steps)}, dims:{len(axes)}")
    if axes and not len(input.shape):
        raise IndexError("Dimension specified as 0 but tensor has no dimensions")
    wrapped = tuple(wrap_dim(d, len(input.shape), "roll") for d in axes) or None
    return builder.extern(roll, _roll, (input, steps, wrapped), [(tuple(input.shape), input.dtype)])[0]


@operation("view", sampler=lambda s: ((x, k, dims) for (x,) in s.unary() if x.ndim > 1 for k in range(-1, 4) for dims in ((0, 1), (-1, 0))))
def rot90(builder: Any, input: Value, k: int = 1, dims: Shape = (0, 1)) -> Any:
    """A copy turned ``k`` times by 90 degrees in the plane of two dimensions, from the first towards the second."""
    axes, rank = _integers("rot90", dims, "dims"), len(input.shape)
    if len(axes) != 2:
        raise RuntimeError(f"expected total rotation dims == 2, but got dims = {len(axes)}")
    if rank < 2:
        raise RuntimeError(f"expected total dims >= 2, but got total dims = {rank}")
    first, second = (wrap_dim(d, rank, "rot90") for d in axes)
    if first == second:
        raise RuntimeError(f"expected rotation dims to be different, but got dim0 = {axes[0]} and dim1 = {axes[1]}")
    turns = k % 4
    if turns == 0:
        return builder.copy(input)
    if turns == 2:
        return flip.build(builder, input, ((first, second),))
    return transpose.build(builder, flip.build(builder, input, (second if turns == 1 else first,)), first, second)


@operation("view", sampler=lambda s: ((x,) for (x,) in s.unary() if x.ndim > 1))
def fliplr(builder: Any, input: Value) -> Any:
    """A copy with the second dimension in reverse order."""
    if len(input.shape) < 2:
        raise RuntimeError("Input must be >= 2-d.")
    return flip.build(builder, input, (1,))


@operation("view", sampler=lambda s: ((x,) for (x,) in s.unary() if x.ndim))
def flipud(builder: Any, input: Value) -> Any:
    """A copy with the first dimension in reverse order."""
    if not len(input.shape):
        raise RuntimeError("Input must be >= 1-d.")
    return flip.build(builder, input, (0,))


# ---- repeated ----


@operation("view", sampler=lambda s: ((x, dims) for (x,) in s.unary() for dims in ((), (2,), (2, 1, 3), (0, 2))))
def tile(builder: Any, input: Value, dims: Sizes) -> Any:
    """The tensor repeated that many times along each dimension, copied; dimensions that are not named are repeated once."""
    times = sizes_argument("tile", dims, "dims")
    return repeat.build(builder, input, (1,) * (len(input.shape) - len(times)) + times)


def _repeated(array: Any, repeats: Any, dim: int, total: int | None) -> Any:
    if repeats.size and int(repeats.min()) < 0:
        raise RuntimeError("repeats can not be negative")
    result = np.repeat(array, repeats.reshape(-1), dim)
    if total is not None and result.shape[dim] != total:
        raise RuntimeError("allocated size does not match required size")
    return result


@operation(
    "view", keyword_only=1, can_fail=True,
    sampler=lambda s: [
        *((x, n, *dim) for (x,) in s.unary() for n in (0, 1, 3) for dim in ((), (-1,)) if x.ndim), (s.plain_values("float32", 3, 4), np.array([1, 0, 2]), 0),
        (np.array([1, 0, 2]),), (s.plain_values("float32", 3, 4).T, np.array([1, 0, 2]), 1, 3), (s.plain_values("float32", 3), np.array([2])),
    ],
)  # fmt: skip
def repeat_interleave(builder: Any, input: Value, repeats: Operand = None, dim: int | None = None, output_size: Ints | None = None) -> Any:
    """Each entry along ``dim`` (or each element of the flattened tensor) repeated, by one number or by one of an integer tensor for each entry.

    With one tensor alone: its indices, each repeated as the tensor says. The size of the result depends on such a tensor's contents unless
    ``output_size`` tells it. Errors: RuntimeError for negative numbers and sizes that do not fit.
    """
    if repeats is None:
        if len(input.shape) != 1:
            raise RuntimeError("repeat_interleave only accept 1D vector as repeat")
        input, repeats, dim = builder.arange(0, 1, input.shape[0], dtypes.INT64), input, 0
    if dim is None:
        input, dim = reshape.build(builder, input, ((-1,),)), 0
    elif not len(input.shape):
        raise IndexError(f"Dimension specified as {dim} but tensor has no dimensions")
    wrapped = wrap_dim(dim, len(input.shape), "repeat_interleave")
    shape = tuple(input.shape)
    if not builder.is_value(repeats):
        if not is_size(repeats):
            raise repeat_interleave.wrong_argument("repeats", 2, repeats, "int or Tensor")
        return _repeated_evenly(builder, input, repeats, wrapped, output_size)
    if repeats.dtype.name not in ("int32", "int64"):
        raise NotImplementedError(f"\"repeat_interleave_cpu\" not implemented for '{dtypes.label(repeats.dtype)}'")
    if len(repeats.shape) > 1:
        raise RuntimeError("repeats must be 0-dim or 1-dim tensor")
    if product(repeats.shape) != 1 and repeats.shape[0] != shape[wrapped]:
        raise RuntimeError(
            f"repeats must have the same size as input along dim, but got repeats.size(0) = {repeats.shape[0]} and input.size({wrapped}) = {shape[wrapped]}"
        )
    if output_size is None:
        if not isinstance(repeats, np.ndarray):
            raise builder.data_dependent("repeat_interleave by a tensor without output_size")
        return _repeated(input, repeats, wrapped, None)
    announced = (*shape[:wrapped], output_size, *shape[wrapped + 1 :])
    return builder.extern(repeat_interleave, _repeated, (input, repeats, wrapped, output_size), [(announced, input.dtype)])[0]


def _repeated_evenly(builder: Any, input: Any, repeats: Any, dim: int, output_size: Any) -> Any:
    if repeats < 0:
        raise RuntimeError("Repeats must be non-negative")
    shape, strides = tuple(input.shape), tuple(builder.strides(input))
    if output_size is not None and output_size != shape[dim] * repeats:
        raise RuntimeError(f"repeat_interleave: Invalid output_size, expected {shape[dim] * repeats} but got {output_size}")
    wide = builder.view(input, (*shape[: dim + 1], repeats, *shape[dim + 1 :]), (*strides[: dim + 1], 0, *strides[dim + 1 :]), 0)
    result = (*shape[:dim], shape[dim] * repeats, *shape[dim + 1 :])
    return builder.view(builder.copy(wide), result, contiguous_strides(result), 0)


# ---- side by side ----


def _with_rank(builder: Any, x: Any, rank: int) -> Any:
    """At least ``rank`` dimensions: sizes of 1 are put before vectors, and behind matrices for three."""
    shape, strides = tuple(x.shape), tuple(builder.strides(x))
    if len(shape) >= rank:
        return alias.build(builder, x)
    before = 0 if not shape else 1 if rank > 1 and len(shape) == 1 else 0
    behind = rank - len(shape) - before
    return builder.view(x, (1,) * before + shape + (1,) * behind, (1,) * before + strides + (1,) * behind, 0)


def _at_least(rank: int) -> Row:
    def build(builder: Any, tensors: VarValues) -> tuple[Value, ...]:
        if len(tensors) == 1 and builder.is_value(tensors[0]):
            return _with_rank(builder, tensors[0], rank)
        return tuple(_with_rank(builder, x, rank) for x in listed(tensors))

    build.__doc__ = f"Views of the tensors with at least {rank} dimension{'s' * (rank > 1)}: one for one tensor, a tuple for several."
    return operation(
        "view", name=f"atleast_{rank}d", method=(), cases=(({"tensors": "Value"}, "Value"),),
        sampler=lambda s: [*(((x,),) for (x,) in s.unary()), ((s.plain_values("float32", 2), s.plain_values("int64", 3, 2)),), (([np.array(1)],),)],
    )(build)  # fmt: skip


atleast_1d, atleast_2d, atleast_3d = (_at_least(rank) for rank in (1, 2, 3))


def _joined(name: str, rank: int, dim_of: Any, doc: str, aliases: tuple[str, ...] = (), columns: bool = False) -> Row:
    def build(builder: Any, tensors: Values) -> Any:
        if not len(tensors):
            raise RuntimeError(f"{name} expects a non-empty TensorList")
        if columns:  # vectors are columns
            wide = [builder.view(x, (product(x.shape), 1), (builder.strides(x)[0] if len(x.shape) else 1, 1), 0) if len(x.shape) < 2 else x for x in tensors]
        else:
            wide = [_with_rank(builder, x, rank) for x in tensors]
        return cat.build(builder, wide, dim_of(wide[0]))

    build.__doc__ = doc
    vectors, matrices = ((2,), (2,)), ((2, 3), (2, 3))
    return operation(
        "view", name=name, method=(), out=True, aliases=aliases,
        sampler=lambda s: [(tuple(s.plain_values(d, *shape) for shape in shapes),) for d in s.ALL for shapes in (vectors, matrices, ((1, 0), (1, 0)))],
    )(build)  # fmt: skip


hstack = _joined("hstack", 1, lambda x: 0 if len(x.shape) == 1 else 1, "Tensors joined along the second dimension, vectors along their only one.")
vstack = _joined("vstack", 2, lambda x: 0, "Tensors joined along the first dimension; vectors are rows.", ("row_stack",))
dstack = _joined("dstack", 3, lambda x: 2, "Tensors joined along the third dimension, which vectors and matrices have with size 1.")
column_stack = _joined("column_stack", 2, lambda x: 1, "Tensors joined along the second dimension; vectors are columns.", columns=True)


@operation("view", method=(), sampler=lambda s: [((s.plain_values("int64"), s.plain_values("float32", 2), s.plain_values("int32", 3, 2)),), ((),)])
def block_diag(builder: Any, tensors: VarValues) -> Any:
    """A matrix with the given ones along its diagonal and zeros elsewhere; vectors are rows."""
    blocks = []
    for number, x in enumerate(tensors):
        if len(x.shape) > 2:
            raise RuntimeError(f"torch.block_diag: Input tensors must have 2 or fewer dimensions. Input {number} has {len(x.shape)} dimensions")
        blocks.append(_with_rank(builder, x, 2))
    if not blocks:
        return builder.fill((1, 0), 0, dtypes.get_default_dtype().numpy)
    dtype = dtypes.torch_promote(builder, tensors)
    shape: tuple[Size, Size] = (sum((x.shape[0] for x in blocks), 0), sum((x.shape[1] for x in blocks), 0))
    result = builder.fill(shape, 0, dtype)
    row: Size = 0
    column: Size = 0
    for x in blocks:
        if product(x.shape) != 0:
            builder.write(builder.view(result, tuple(x.shape), (shape[1], 1), row * shape[1] + column), builder.cast(x, dtype))
        row, column = row + x.shape[0], column + x.shape[1]
    return result


# ---- diagonals and triangles ----


@operation("view", sampler=lambda s: ((x, *rest) for (x,) in s.unary() if x.ndim for rest in ((), (1,), (-2, -2, -1), (0, 0, -1))))
def diag_embed(builder: Any, input: Value, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Any:
    """Matrices, in the dimensions dim1 and dim2 of the result, with the last dimension of ``input`` on a diagonal and zeros elsewhere."""
    rank = len(input.shape) + 1
    first, second = wrap_dim(dim1, rank, "diag_embed"), wrap_dim(dim2, rank, "diag_embed")
    if first == second:
        raise RuntimeError(f"diagonal dimensions cannot be identical {dim1}, {dim2}")
    if not len(input.shape):
        raise IndexError("Dimension out of range (expected to be in range of [-1, 0], but got -2)")
    size = input.shape[-1] + abs(offset)
    shape = list(input.shape[:-1])
    for place in sorted((first, second)):
        shape.insert(place, size)
    result = builder.fill(tuple(shape), 0, input.dtype)
    builder.write(diagonal.build(builder, result, offset, first, second), input)
    return result


@operation("view", sampler=lambda s: ((x, *rest) for (x,) in s.unary() if x.ndim in (1, 2) for rest in ((), (1,), (-2,))))
def diag(builder: Any, input: Value, diagonal: int = 0) -> Any:
    """A square matrix with a vector on its diagonal, or a copy of the diagonal of a matrix."""
    rank = len(input.shape)
    if rank not in (1, 2):
        raise RuntimeError(f"diag(): Supports 1D or 2D tensors. Got {rank}D")
    return diag_embed.build(builder, input, diagonal) if rank == 1 else builder.copy(_diagonal_of(builder, input, diagonal))


def _diagonal_of(builder: Any, input: Any, offset: int) -> Any:
    return diagonal.build(builder, input, offset)


@operation("view", sampler=lambda s: ((x, *rest) for (x,) in s.unary() for rest in ((), (-1,))))
def diagflat(builder: Any, input: Value, offset: int = 0) -> Any:
    """A square matrix with the elements of ``input``, in C order, on its diagonal."""
    return diag_embed.build(builder, flatten.build(builder, input), offset)


def _indices_of_triangle(name: str, of: Any, doc: str) -> Row:
    def build(
        builder: Any, row: int, col: int, offset: int = 0, dtype: DType = None, device: Device = None, requires_grad: bool = False, layout: str | None = None
    ) -> Any:
        check_device(device)
        check_requires_grad(requires_grad)
        wanted = dtypes.INT64 if dtype is None else dtypes.as_numpy(dtype)
        require_int(offset, name, "offset")
        for what, size in (("row", row), ("col", col)):
            require_int(size, name, what)
            if size < 0:
                raise RuntimeError(f"{what} must be non-negative, got{size}")
        if wanted.name not in ("int32", "int64"):
            raise NotImplementedError(f"\"{name}\" not implemented for '{dtypes.label(wanted)}'")
        return builder.constant(np.stack(of(known_size(builder, row, name), offset, known_size(builder, col, name))).astype(wanted))

    build.__doc__ = doc
    samples = [(3, 4), (3, 4, -1), (2, 5, 3), (0, 2)]
    return operation("creation", name=name, keyword_only=4, sampler=lambda s: samples)(build)


tril_indices = _indices_of_triangle("tril_indices", np.tril_indices, "The indices of the lower triangle of a matrix: rows, then columns, in C order.")
triu_indices = _indices_of_triangle("triu_indices", np.triu_indices, "The indices of the upper triangle of a matrix: rows, then columns, in C order.")
