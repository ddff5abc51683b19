"""Rows of products that are made of matrix products, elementwise products and views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from . import dtypes
from .contraction import MATMUL_ULP, blended, bmm, dot, matmul, mm, mv
from .elementwise import add, mul, sub
from .joins import flip, stack
from .promotion import promoted, require_value
from .reductions import SUM_ULP, sum_
from .row import Data, Number, Row, Value, Values, VarValues, operation
from .shapes import Size, broadcast_shapes, product, require_int, wrap_dim
from .views import diagonal, permute, reshape, select, squeeze, unsqueeze


@operation("contraction", keyword_only=2, inplace=True, out=True, ulp=MATMUL_ULP, sampler=lambda s: [
    (s.plain_values("float32", 3), s.plain_values("float32", 3, 4), s.plain_values("float32", 4), 2, 3),
    (s.plain_values("int64", 1), s.plain_values("int64", 3, 4), s.plain_values("int64", 4)),
    (np.full(3, np.nan), s.plain_values("float64", 3, 0), s.plain_values("float64", 0), 0, 1),
])  # fmt: skip
def addmv(builder: Any, input: Value, mat: Value, vec: Value, beta: Number = 1, alpha: Number = 1) -> Any:
    """``beta * input + alpha * (mat @ vec)``; with ``beta`` 0, NaN in ``input`` does not matter."""
    return blended(builder, addmv, input, mv.build(builder, mat, vec), beta, alpha)


@operation("contraction", keyword_only=2, inplace=True, out=True, ulp=MATMUL_ULP, sampler=lambda s: [
    (s.plain_values("float32", 3, 5), s.plain_values("float32", 2, 3, 4), s.plain_values("float32", 2, 4, 5), 0.5, 2),
    (s.plain_values("int64", 5), s.plain_values("int64", 2, 3, 4), s.plain_values("int64", 2, 4, 5)),
    (s.plain_values("float64", 1, 1), s.plain_values("float64", 0, 3, 4), s.plain_values("float64", 0, 4, 5)),
])  # fmt: skip
def addbmm(builder: Any, input: Value, batch1: Value, batch2: Value, beta: Number = 1, alpha: Number = 1) -> Any:
    """``beta * input`` and ``alpha`` times the sum of the products of two batches of matrices."""
    _check_batches(batch1, batch2)
    rows, columns = permute.build(builder, batch1, (1, 0, 2)), batch2
    inner = batch1.shape[0] * batch1.shape[2]
    left = reshape.build(builder, rows, ((batch1.shape[1], inner),))
    right = reshape.build(builder, columns, ((inner, batch2.shape[2]),))
    return blended(builder, addbmm, input, matmul.build(builder, left, right), beta, alpha)


def _check_batches(batch1: Any, batch2: Any) -> None:
    for name, batch in (("batch1", batch1), ("batch2", batch2)):
        if len(batch.shape) != 3:
            raise RuntimeError(f"{name} must be a 3D tensor")
    if batch1.shape[0] != batch2.shape[0]:
        raise RuntimeError(f"batch1 and batch2 must have same number of batches, got {batch1.shape[0]} and {batch2.shape[0]}")
    if batch1.shape[2] != batch2.shape[1]:
        raise RuntimeError(f"Incompatible matrix sizes for bmm ({batch1.shape[1]}x{batch1.shape[2]} and {batch2.shape[1]}x{batch2.shape[2]})")


@operation("contraction", keyword_only=2, inplace=True, out=True, ulp=MATMUL_ULP, sampler=lambda s: [
    (s.plain_values("float32", 2, 3, 5), s.plain_values("float32", 2, 3, 4), s.plain_values("float32", 2, 4, 5), 0.5, 2),
    (s.plain_values("int64", 5), s.plain_values("int64", 2, 3, 4), s.plain_values("int64", 2, 4, 5)),
    (s.plain_values("float64", 1, 1, 1), s.plain_values("float64", 0, 3, 4), s.plain_values("float64", 0, 4, 5)),
])  # fmt: skip
def baddbmm(builder: Any, input: Value, batch1: Value, batch2: Value, beta: Number = 1, alpha: Number = 1) -> Any:
    """``beta * input`` and ``alpha`` times the products of two batches of matrices."""
    _check_batches(batch1, batch2)
    return blended(builder, baddbmm, input, bmm.build(builder, batch1, batch2), beta, alpha)


@operation("contraction", keyword_only=2, inplace=True, out=True, sampler=lambda s: [
    (s.plain_values("float32", 3, 4), s.plain_values("float32", 3), s.plain_values("float32", 4), 0.5, 2),
    (s.plain_values("int64", 1), s.plain_values("int64", 3), s.plain_values("int64", 4)),
    (s.plain_values("bool", 3, 4), s.plain_values("bool", 3), s.plain_values("bool", 4), True, True),
    (np.full((2, 0), np.nan), s.plain_values("float64", 2), s.plain_values("float64", 0), 0, 1),
])  # fmt: skip
def addr(builder: Any, input: Value, vec1: Value, vec2: Value, beta: Number = 1, alpha: Number = 1) -> Any:
    """``beta * input + alpha * outer(vec1, vec2)``, in the common dtype of the tensors."""
    if len(vec1.shape) != 1 or len(vec2.shape) != 1:
        raise RuntimeError(f"addr: Expected 1-D argument vec1 and vec2, but got {len(vec1.shape)}-D and {len(vec2.shape)}-D")
    common = dtypes.promote(builder, (input, vec1, vec2))
    for name, factor in (("beta", beta), ("alpha", alpha)):
        if isinstance(factor, bool) and common.kind != "b":
            raise RuntimeError(f"Boolean {name} only supported for Boolean results.")
        if isinstance(factor, float | dtypes.RuntimeFloat) and common.kind != "f":
            raise RuntimeError(f"For integral input tensors, argument {name} must not be a floating point number.")
    if common.kind == "b":
        beta, alpha = bool(beta), bool(alpha)
    columns = builder.cast(unsqueeze.build(builder, vec1, 1), common)
    return blended(builder, addr, builder.cast(input, common), mul.build(builder, columns, builder.cast(vec2, common)), beta, alpha)


# ---- contractions of any dimensions ----


def contracted(builder: Any, a: Any, b: Any, batch: tuple[Sequence[int], Sequence[int]], summed: tuple[Sequence[int], Sequence[int]]) -> Any:
    """The sum of products over the dimensions in ``summed``, one matrix product for each entry of those in ``batch``.

    The result has the dimensions of the batch, then what is left of ``a``, then what is left of ``b``. Sizes agree already.
    """
    kept = [[d for d in range(len(x.shape)) if d not in batch[i] and d not in summed[i]] for i, x in enumerate((a, b))]
    sizes = [a.shape[d] for d in batch[0]]
    free = [[x.shape[d] for d in dims] for x, dims in zip((a, b), kept, strict=True)]
    left = _grouped(builder, a, (*([d] for d in batch[0]), kept[0], summed[0]))
    right = _grouped(builder, b, (*([d] for d in batch[1]), summed[1], kept[1]))
    result = matmul.build(builder, left, right)
    if len(kept[0]) == 1 and len(kept[1]) == 1:
        return result
    return reshape.build(builder, result, ((*sizes, *free[0], *free[1]),))


def _grouped(builder: Any, value: Any, groups: Sequence[Sequence[int]]) -> Any:
    """The dimensions in the order of the groups, each of which becomes one dimension."""
    order = tuple(d for group in groups for d in group)
    if order != tuple(range(len(order))):
        value = permute.build(builder, value, (order,))
    if all(len(group) == 1 for group in groups):
        return value
    sizes = iter(value.shape)
    return reshape.build(builder, value, (tuple(product([next(sizes) for _ in group]) for group in groups),))


def _contraction_dims(dims: Any, ranks: tuple[int, int]) -> tuple[list[int], list[int]]:
    """The dimensions of both operands that ``tensordot`` sums over."""
    if isinstance(dims, np.ndarray):
        dims = dims.tolist()
    if isinstance(dims, int):
        if dims < 0:
            raise RuntimeError(f"tensordot expects dims >= 0, but got dims={dims}")
        if dims > min(ranks):
            raise RuntimeError(f"tensordot expects dims < ndim_a or ndim_b, but got dims={dims}")
        return list(range(ranks[0] - dims, ranks[0])), list(range(dims))
    first, second = (list(d) if isinstance(d, tuple | list) else [d] for d in dims)
    if len(first) != len(second):
        raise RuntimeError(f"both dimension lists should have same length, got {first} and {second}")
    wrapped = [wrap_dim(d, ranks[0], "tensordot") for d in first], [wrap_dim(d, ranks[1], "tensordot") for d in second]
    for each in wrapped:
        if len(set(each)) != len(each):
            raise RuntimeError(f"tensordot: a dimension appears multiple times in the list of dims {each}")
    return wrapped


def total(builder: Any, value: Any, dims: Sequence[int], keepdim: bool = False) -> Any:
    """The sum over ``dims``, of integers and bools as int64; the value itself for no dimensions."""
    return sum_.build(builder, value, tuple(dims), keepdim) if dims else value


@operation("contraction", method=(), out=True, ulp=MATMUL_ULP, sampler=lambda s: [
    (s.plain_values("float32", 2, 3, 4), s.plain_values("float32", 3, 4, 5)),
    (s.plain_values("float32", 2, 3, 4), s.plain_values("float32", 4, 2), ([0, 2], [1, 0])),
    (s.plain_values("int64", 2, 3), s.plain_values("int64", 4), 0),
    (s.plain_values("float64", 2, 1), s.plain_values("float64", 4, 2).T, 1),
])  # fmt: skip
def tensordot(builder: Any, a: Value, b: Value, dims: Data = 2) -> Any:
    """The sum of products over the last ``dims`` dimensions of ``a`` and the first of ``b``, or over the two lists of dimensions in ``dims``.

    Errors: RuntimeError for sizes that differ, unless one of them is 1.
    """
    first, second = _contraction_dims(dims, (len(a.shape), len(b.shape)))
    if a.dtype != b.dtype:
        raise RuntimeError("both inputs should have same dtype")
    for d, e in zip(first, second, strict=True):
        if a.shape[d] is not b.shape[e] and a.shape[d] != b.shape[e]:
            if b.shape[e] == 1:
                a = total(builder, a, [d], True)
            elif a.shape[d] == 1:
                b = total(builder, b, [e], True)
            else:
                raise RuntimeError(
                    f"contracted dimensions need to match, but first has size {a.shape[d]} in dim {d} and second has size {b.shape[e]} in dim {e}"
                )
    return contracted(builder, a, b, ((), ()), (first, second))


@operation("contraction", differs="errors: tensors need not be contiguous, as torch 2.13 asks of some", out=True, sampler=lambda s: [
    (s.plain_values("float32", 2, 3), s.plain_values("float32", 4, 2)),
    (s.plain_values("int64", 2), s.plain_values("float32", 3, 2).T),
    (s.plain_values("float32", 1)[0].reshape(()), s.plain_values("float32", 2, 2, 0)),
])  # fmt: skip
def kron(builder: Any, input: Value, other: Value) -> Any:
    """The Kronecker product: every element of ``input`` times the whole of ``other``, side by side."""
    rank = max(len(input.shape), len(other.shape))
    left, right = ((1,) * (rank - len(x.shape)) + tuple(x.shape) for x in (input, other))
    coarse = reshape.build(builder, input, (tuple(size for n in left for size in (n, 1)),))
    fine = reshape.build(builder, other, (tuple(size for n in right for size in (1, n)),))
    return reshape.build(builder, mul.build(builder, coarse, fine), (tuple(n * m for n, m in zip(left, right, strict=True)),))


@operation("contraction", out=True, ulp=MATMUL_ULP, sampler=lambda s: [
    (s.plain_values("float32", 2, 3), s.plain_values("float32", 4, 3)),
    (s.plain_values("int64", 3), s.plain_values("int64", 3)),
    (s.plain_values("float32", 1)[0].reshape(()), s.plain_values("float32", 2, 3)),
])  # fmt: skip
def inner(builder: Any, input: Value, other: Value) -> Any:
    """The sums of products over the last dimension of both; with a 0-d tensor the product."""
    if not len(input.shape) or not len(other.shape):
        return mul.build(builder, input, other)
    if input.shape[-1] != other.shape[-1]:
        raise RuntimeError(f"inner() the last dimension must match on both input tensors but got shapes {list(input.shape)} and {list(other.shape)}")
    return tensordot.build(builder, input, other, ([-1], [-1]))


@operation("contraction", out=True, ulp=MATMUL_ULP, sampler=lambda s: [(s.plain_values("float32", 4), s.plain_values("float32", 4))])
def vdot(builder: Any, input: Value, other: Value) -> Any:
    """The inner product of two vectors."""
    return dot.build(builder, input, other)


@operation("contraction", name="linalg.vecdot", keyword_only=1, out=True, ulp=SUM_ULP, sampler=lambda s: [
    (s.plain_values("float32", 2, 3), s.plain_values("float32", 2, 3)),
    (s.plain_values("float64", 2, 3), s.plain_values("float64", 2, 1), 0),
    (s.plain_values("float64", 0, 3), s.plain_values("float64", 3)),
])  # fmt: skip
def vecdot(builder: Any, x: Value, y: Value, dim: int = -1) -> Any:
    """The sums of products over ``dim`` of two tensors of floats that broadcast."""
    if x.dtype.kind != "f":
        raise RuntimeError(f"linalg.vecdot: Expected a floating point or complex tensor as input. Got {dtypes.label(x.dtype)}")
    if x.dtype != y.dtype:
        raise RuntimeError(f"linalg.vecdot: Expected x and y to have the same dtype, got {dtypes.label(x.dtype)} and {dtypes.label(y.dtype)} instead")
    products = mul.build(builder, x, y)
    if not len(products.shape):
        wrap_dim(dim, 0, "linalg.vecdot")
        return products
    return sum_.build(builder, products, dim)


# ---- several matrices ----


def _chain(builder: Any, factors: list[Any]) -> Any:
    """The product of matrices in the order that takes fewest multiplications, by their sizes now."""
    sizes = [int(getattr(size, "hint", size)) for size in (factors[0].shape[0], *(x.shape[1] for x in factors))]
    count = len(factors)
    cost: dict[tuple[int, int], tuple[int, int]] = {(i, i): (0, i) for i in range(count)}
    for length in range(1, count):
        for i in range(count - length):
            j = i + length
            cost[i, j] = min((cost[i, k][0] + cost[k + 1, j][0] + sizes[i] * sizes[k + 1] * sizes[j + 1], k) for k in range(i, j))

    def multiply(i: int, j: int) -> Any:
        if i == j:
            return factors[i]
        split = cost[i, j][1]
        return mm.build(builder, multiply(i, split), multiply(split + 1, j))

    return multiply(0, count - 1)


@operation("contraction", name="linalg.multi_dot", out=True, ulp=MATMUL_ULP, sampler=lambda s: [
    ((s.plain_values("float32", 2, 3), s.plain_values("float32", 3, 4), s.plain_values("float32", 4, 1)),),
    ((s.plain_values("float64", 3), s.plain_values("float64", 3, 4), s.plain_values("float64", 4)),),
])  # fmt: skip
def multi_dot(builder: Any, tensors: Values) -> Any:
    """The product of two or more matrices in the fastest order; the first and the last may be vectors."""
    if len(tensors) < 2:
        raise RuntimeError(f"multi_dot(): expected at least 2 tensors but got {len(tensors)}")
    factors = list(tensors)
    for position, factor in enumerate(factors):
        outer_one = position in (0, len(factors) - 1)
        if len(factor.shape) != 2 and not (outer_one and len(factor.shape) == 1):
            raise RuntimeError(f"multi_dot(): tensor {position} must be {'1D or 2D' if outer_one else '2D'} but got {len(factor.shape)}D")
    first, last = len(factors[0].shape) == 1, len(factors[-1].shape) == 1
    if first:
        factors[0] = unsqueeze.build(builder, factors[0], 0)
    if last:
        factors[-1] = unsqueeze.build(builder, factors[-1], 1)
    result = _chain(builder, factors)
    return squeeze.build(builder, result, tuple(d for d, gone in ((0, first), (1, last)) if gone)) if first or last else result


@operation("contraction", method=(), ulp=MATMUL_ULP, sampler=lambda s: [
    ((s.plain_values("float32", 2, 3), s.plain_values("float32", 3, 4), s.plain_values("float32", 4, 1)),),
])  # fmt: skip
def chain_matmul(builder: Any, matrices: VarValues) -> Any:
    """The product of matrices in the fastest order."""
    for position, factor in enumerate(matrices):
        if len(factor.shape) != 2:
            raise RuntimeError(f"chain_matmul(): Tensor dimension is {len(factor.shape)}, expected 2 instead. (tensor {position})")
    if not matrices:
        raise RuntimeError("chain_matmul(): Expected one or more matrices")
    return _chain(builder, list(matrices))


# ---- cross products, bilinear forms ----


def _cross(builder: Any, row: Row, input: Any, other: Any, dim: int) -> Any:
    require_value(row, builder, (input, other))
    if len(input.shape) != len(other.shape):
        raise RuntimeError(f"{row.name}: inputs must have the same number of dimensions.")
    wrapped = wrap_dim(dim, len(input.shape), row.name)
    if any(x.shape[wrapped] != 3 for x in (input, other)):
        raise RuntimeError(f"{row.name}: inputs dimension {dim} must have length 3. Got {input.shape[wrapped]} and {other.shape[wrapped]}")
    broadcast_shapes(builder.dialect, input.shape, other.shape)
    if any(x.dtype.kind == "b" for x in (input, other)):
        raise NotImplementedError("\"cross\" not implemented for 'Bool'")
    common = promoted(builder, (input, other))
    a, b = ([select.build(builder, builder.cast(x, common), wrapped, i) for i in range(3)] for x in (input, other))
    parts = [sub.build(builder, mul.build(builder, a[i], b[j]), mul.build(builder, a[j], b[i])) for i, j in ((1, 2), (2, 0), (0, 1))]
    return stack.build(builder, parts, wrapped)


@operation("contraction", out=True, sampler=lambda s: [
    (s.plain_values("float32", 3, 4), s.plain_values("float32", 3, 4)),
    (s.plain_values("int64", 4, 3), s.plain_values("int64", 1, 3), 1),
])  # fmt: skip
def cross(builder: Any, input: Value, other: Value, dim: int | None = None) -> Any:
    """The vector product along ``dim``, by default the first dimension of size 3."""
    if dim is None:
        dim = next((d for d, size in enumerate(input.shape) if size == 3), None)
        if dim is None:
            raise RuntimeError("no dimension of size 3 in input")
    return _cross(builder, cross, input, other, dim)


@operation("contraction", name="linalg.cross", keyword_only=1, out=True, sampler=lambda s: [
    (s.plain_values("float32", 4, 3), s.plain_values("float32", 1, 3)),
    (s.plain_values("float64", 3, 0), s.plain_values("float64", 3, 1), 0),
])  # fmt: skip
def linalg_cross(builder: Any, input: Value, other: Value, dim: int = -1) -> Any:
    """The vector product along ``dim``, which has size 3."""
    return _cross(builder, linalg_cross, input, other, dim)


@operation("view", name="linalg.diagonal", keyword_only=3, sampler=lambda s: [(s.plain_values("float32", 2, 3, 4),), (s.plain_values("int64", 3, 4), 1)])
def linalg_diagonal(builder: Any, A: Value, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Any:
    """The diagonals of the matrices in the last two dimensions, as a view with that dimension last."""
    return diagonal.build(builder, A, offset, dim1, dim2)


@operation("contraction", name="nn.functional.bilinear", ulp=MATMUL_ULP, sampler=lambda s: [
    (s.plain_values("float32", 2, 3), s.plain_values("float32", 2, 4), s.plain_values("float32", 5, 3, 4), s.plain_values("float32", 5)),
    (s.plain_values("float64", 3), s.plain_values("float64", 4), s.plain_values("float64", 1, 3, 4)),
])  # fmt: skip
def bilinear(builder: Any, input1: Value, input2: Value, weight: Value, bias: Value | None = None) -> Any:
    """``input1 @ weight[o] @ input2`` for each output ``o``, plus ``bias``: input1 (..., in1), input2 (..., in2), weight (out, in1, in2), bias (out,)."""
    if len(input1.shape) != len(input2.shape):
        raise RuntimeError(f"bilinear(): input dimensions do not match: got {len(input1.shape)} and {len(input2.shape)}")
    if len(weight.shape) != 3:
        raise RuntimeError(f"bilinear(): weight must be 3-D, got {len(weight.shape)}-D")
    outputs, in1, in2 = weight.shape
    for number, (x, size) in enumerate(((input1, in1), (input2, in2)), 1):
        if x.shape[-1] != size:
            raise RuntimeError(f"bilinear(): input{number} size does not match weight size: got {x.shape[-1]} but expected {size}")
    if any(m != n for m, n in zip(input1.shape[:-1], input2.shape[:-1], strict=True)):
        raise RuntimeError(f"bilinear(): input batch dimensions do not match: got {list(input1.shape)} and {list(input2.shape)}")
    batch: tuple[Size, ...] = tuple(input1.shape[:-1])
    rows = product(batch)
    flat1, flat2 = reshape.build(builder, input1, ((rows, in1),)), reshape.build(builder, input2, ((rows, in2),))
    half = reshape.build(builder, tensordot.build(builder, flat1, weight, ([1], [1])), ((rows, outputs, in2),))
    result = matmul.build(builder, half, unsqueeze.build(builder, flat2, 2))
    result = reshape.build(builder, result, ((*batch, outputs),))
    return result if bias is None else add.build(builder, result, bias)


def _powers(x: Any, count: int) -> Any:
    """Powers 0 to count - 1 of every element, along a new last dimension."""
    result = np.ones((*x.shape, count), x.dtype)
    result[..., 1:] = x[..., None]
    return np.cumprod(result, axis=-1, dtype=x.dtype)


def _vandermonde(builder: Any, row: Row, x: Any, count: Any) -> Any:
    if count is not None:
        require_int(count, row.name, "N")
    columns = x.shape[-1] if count is None else count
    value = builder.cast(x, dtypes.INT64) if x.dtype.kind in "biu" else x
    return builder.extern(row, _powers, (value, columns), [((*x.shape, columns), value.dtype)])[0]


@operation("contraction", name="linalg.vander", keyword_only=1, ulp=SUM_ULP, sampler=lambda s: [
    (s.plain_values("float32", 3),), (s.plain_values("int64", 2, 3), 2), (s.plain_values("float64", 0, 3), 4),
])  # fmt: skip
def linalg_vander(builder: Any, x: Value, N: int | None = None) -> Any:
    """Powers 0 to N - 1 of every element along a new last dimension; N is by default the size of the last dimension."""
    if not len(x.shape):
        x = reshape.build(builder, x, ((1,),))
    if x.dtype.kind == "b":
        raise RuntimeError("linalg.vander supports floating point, complex, and integer tensors, but got Bool")
    if (x.shape[-1] if N is None else N) <= 1:
        raise RuntimeError(f"N must be greater than 1, got {N}")
    return _vandermonde(builder, linalg_vander, x, N)


@operation("contraction", method=(), ulp=SUM_ULP, sampler=lambda s: [
    (s.plain_values("float32", 3),), (s.plain_values("int64", 3), 2, True), (s.plain_values("float64", 0), 4),
])  # fmt: skip
def vander(builder: Any, x: Value, N: int | None = None, increasing: bool = False) -> Any:
    """The powers of a vector's elements as columns, from the highest to 0, or the other way if ``increasing``."""
    if len(x.shape) != 1:
        raise RuntimeError("x must be a one-dimensional tensor.")
    if N is not None and N < 0:
        raise RuntimeError(f"N must be non-negative, got {N}")
    result = _vandermonde(builder, vander, x, N)
    if increasing:
        return result
    return flip.build(builder, result, (1,))
