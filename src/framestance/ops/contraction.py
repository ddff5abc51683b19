"""Rows of matrix products. Matrices go through the builder's 2-d product; batches of both sides through NumPy's."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .elementwise import add, mul
from .row import NotCovered, Number, Row, Value, operation
from .shapes import Size, broadcast_shapes, product, seen_as
from .views import expanded, reshape, transpose, unsqueeze

MATMUL_ULP = {"float32": 64.0, "float64": 64.0}  # of the sum of magnitudes


def _check_dtypes(a: Any, b: Any, what: str = "m1 and m2") -> None:
    if a.dtype != b.dtype:
        names = f"{dtypes.label(a.dtype).lower()} != {dtypes.label(b.dtype).lower()}"
        raise RuntimeError(f"expected {what} to have the same dtype, but got: {names}")
    if a.dtype.kind == "b":
        raise NotImplementedError("\"addmm_impl_cpu_\" not implemented for 'Bool'")


def _product(builder: Any, a: Any, b: Any) -> Any:
    """The product of two matrices whose inner sizes are checked here."""
    if a.shape[1] is not b.shape[0] and a.shape[1] != b.shape[0]:
        if builder.dialect == "numpy":
            raise ValueError(
                "matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) "
                f"(size {b.shape[0]} is different from {a.shape[1]})"
            )
        raise RuntimeError(f"mat1 and mat2 shapes cannot be multiplied ({a.shape[0]}x{a.shape[1]} and {b.shape[0]}x{b.shape[1]})")
    return builder.matmul(a, b)


def _row_vector(builder: Any, v: Any) -> Any:
    return builder.view(v, (1, v.shape[0]), (1, builder.strides(v)[0]), 0)


def _column_vector(builder: Any, v: Any) -> Any:
    return builder.view(v, (v.shape[0], 1), (builder.strides(v)[0], 1), 0)


def _matmul_samples(s: Any) -> Any:
    shapes = (
        ((3, 4), (4, 2)), ((4,), (4,)), ((3, 4), (4,)), ((4,), (4, 2)), ((2, 3, 4), (4, 2)), ((2, 3, 4), (2, 4, 2)), ((5, 1, 3, 4), (2, 4, 2)),
        ((0, 4), (4, 2)), ((3, 0), (0, 2)),
    )  # fmt: skip
    return [(s.plain_values(name, *a), s.plain_values(name, *b)) for name in ("float32", "float64", "int64") for a, b in shapes]


@operation(
    "contraction", method=("matmul",), aliases=("linalg.matmul",), operator="matmul", out=True, ufunc=np.matmul, ulp=MATMUL_ULP, numpy=(np.matmul,),
    sampler=_matmul_samples,
)  # fmt: skip
def matmul(builder: Any, input: Value, other: Value) -> Any:
    """The matrix product: of matrices, matrix and vector, two vectors (a 0-d result), or batches, whose leading dimensions broadcast.

    Errors: RuntimeError for sizes or dtypes that differ, and for 0-d operands.
    """
    a, b = input, other
    left, right = len(a.shape), len(b.shape)
    if not left or not right:
        if builder.dialect == "numpy":
            raise ValueError(f"matmul: Input operand {int(bool(left))} does not have enough dimensions")
        raise RuntimeError(f"both arguments to matmul need to be at least 1D, but they are {left}D and {right}D")
    if builder.dialect == "numpy":
        common = dtypes.promote(builder, (a, b))
        a, b = builder.cast(a, common), builder.cast(b, common)
    else:
        _check_dtypes(a, b)
    if builder.dialect == "numpy" and not all(_batch_in_order(builder, x) for x in (a, b)):
        raise NotCovered("the memory order in which NumPy keeps the products of a batch whose axes are permuted")
    if left == 1 and right == 1:
        if builder.dialect == "torch" and a.shape[0] is not b.shape[0] and a.shape[0] != b.shape[0]:
            raise RuntimeError(
                f"inconsistent tensor size, expected tensor [{a.shape[0]}] and src [{b.shape[0]}] to have the same number of elements, "
                f"but got {a.shape[0]} and {b.shape[0]} elements respectively"
            )
        return seen_as(builder, _product(builder, _row_vector(builder, a), _column_vector(builder, b)), ())
    if left == 2 and right == 2:
        return _product(builder, a, b)
    if left == 1:
        result = matmul.build(builder, _row_vector(builder, a), b)
        return seen_as(builder, result, (*result.shape[:-2], result.shape[-1]))
    if right == 1:
        result = matmul.build(builder, a, _column_vector(builder, b))
        return seen_as(builder, result, tuple(result.shape[:-1]))
    if right == 2:
        rows = product(a.shape[:-1])
        result = _product(builder, reshape.build(builder, a, ((rows, a.shape[-1]),)), b)
        return seen_as(builder, result, (*a.shape[:-1], b.shape[-1]))
    return _batched(builder, a, b)


def _batch_in_order(builder: Any, value: Any) -> bool:
    """Whether the axes before the matrices lie in memory as they are numbered."""
    before: Size | None = None
    for size, stride in zip(value.shape[:-2], builder.strides(value)[:-2], strict=True):
        if size == 1 or stride == 0:
            continue
        stride = -stride if stride < 0 else stride
        if before is not None and before < stride:
            return False
        before = stride
    return True


def _batched(builder: Any, a: Any, b: Any) -> Any:
    if a.shape[-1] is not b.shape[-2] and a.shape[-1] != b.shape[-2]:
        if builder.dialect == "numpy":
            _product(builder, *(builder.view(x, tuple(x.shape[-2:]), builder.strides(x)[-2:], 0) for x in (a, b)))
        raise RuntimeError(
            f"Expected size for first two dimensions of batch2 tensor to be: [{product(b.shape[:-2])}, {a.shape[-1]}] "
            f"but got: [{product(b.shape[:-2])}, {b.shape[-2]}]."
        )
    batch = broadcast_shapes(builder.dialect, a.shape[:-2], b.shape[:-2])
    return builder.matmul(*(_in_batch(builder, x, batch) for x in (a, b)))


def _in_batch(builder: Any, value: Any, batch: tuple[Size, ...]) -> Any:
    """``value`` as a batch of that shape: matrices that are used again repeat with stride 0."""
    if len(value.shape) == len(batch) + 2 and all(have is want or have == want for have, want in zip(value.shape[:-2], batch, strict=True)):
        return value
    return expanded(builder, value, (*batch, *value.shape[-2:]))


def _require_rank(value: Any, rank: int, message: str) -> None:
    if len(value.shape) != rank:
        raise RuntimeError(message)


@operation("contraction", ulp=MATMUL_ULP, out=True, sampler=lambda s: [(s.MATRIX, s.MATRIX.T)])
def mm(builder: Any, input: Value, mat2: Value) -> Any:
    """The product of two matrices."""
    _require_rank(input, 2, "self must be a matrix")
    _require_rank(mat2, 2, "mat2 must be a matrix")
    return matmul.build(builder, input, mat2)


@operation("contraction", ulp=MATMUL_ULP, out=True, sampler=lambda s: [(s.STACK, s.STACK.transpose(0, 2, 1))])
def bmm(builder: Any, input: Value, mat2: Value) -> Any:
    """The products of two batches of matrices of equal length."""
    _require_rank(input, 3, "batch1 must be a 3D tensor")
    _require_rank(mat2, 3, "batch2 must be a 3D tensor")
    return matmul.build(builder, input, mat2)


@operation("contraction", ulp=MATMUL_ULP, out=True, sampler=lambda s: [(s.MATRIX, s.VECTOR)])
def mv(builder: Any, input: Value, vec: Value) -> Any:
    """The product of a matrix and a vector."""
    if len(input.shape) != 2 or len(vec.shape) != 1:
        raise RuntimeError(f"vector + matrix @ vector expected, got 1, {len(input.shape)}, {len(vec.shape)}")
    return matmul.build(builder, input, vec)


@operation("contraction", ulp=MATMUL_ULP, out=True, sampler=lambda s: [(s.VECTOR, s.VECTOR)])
def dot(builder: Any, input: Value, tensor: Value) -> Any:
    """The inner product of two vectors."""
    if len(input.shape) != 1 or len(tensor.shape) != 1:
        raise RuntimeError(f"1D tensors expected, but got {len(input.shape)}D and {len(tensor.shape)}D tensors")
    return matmul.build(builder, input, tensor)


@operation("contraction", method=("outer", "ger"), out=True, sampler=lambda s: [(s.VECTOR, s.VECTOR)])
def outer(builder: Any, input: Value, vec2: Value) -> Any:
    """The products of every element of one vector with every element of another."""
    if len(input.shape) != 1 or len(vec2.shape) != 1:
        raise RuntimeError(f"outer: Expected 1-D arguments, but got {len(input.shape)}-D and {len(vec2.shape)}-D")
    return mul.build(builder, unsqueeze.build(builder, input, 1), vec2)


def blended(builder: Any, row: Row, input: Any, result: Any, beta: Any, alpha: Any) -> Any:
    """``beta * input + alpha * result``; with ``beta`` 0, what ``input`` holds does not matter. For integers both factors lose their fractions.

    Errors: RuntimeError for another dtype of ``input``.
    """
    if input.dtype != result.dtype:
        raise RuntimeError(f"{row.name}: input and the matrices must have the same dtype, but got {dtypes.label(input.dtype)} and {dtypes.label(result.dtype)}")
    if result.dtype.kind != "f":
        beta, alpha = int(beta), int(alpha)
    term = expanded(builder, input, tuple(result.shape))
    result = result if alpha == 1 else mul.build(builder, result, alpha)
    if beta == 0:
        return result
    return add.build(builder, result, term if beta == 1 else mul.build(builder, term, beta))


@operation("contraction", keyword_only=2, inplace=True, out=True, ulp=MATMUL_ULP, sampler=lambda s: [(s.plain_values("float32", 3), s.MATRIX, s.MATRIX.T)])
def addmm(builder: Any, input: Value, mat1: Value, mat2: Value, beta: Number = 1, alpha: Number = 1) -> Any:
    """``beta * input + alpha * (mat1 @ mat2)``; with ``beta`` 0, NaN in ``input`` does not matter."""
    return blended(builder, addmm, input, mm.build(builder, mat1, mat2), beta, alpha)


@operation(
    "contraction", method=(), aliases=("nn.functional.linear",), ulp=MATMUL_ULP,
    sampler=lambda s: [
        (s.STACK, s.plain_values("float32", 5, 4), s.plain_values("float32", 5)), (s.MATRIX, s.plain_values("float32", 5, 4)), (s.VECTOR, s.VECTOR),
    ],
)  # fmt: skip
def linear(builder: Any, input: Value, weight: Value, bias: Value | None = None) -> Any:
    """``input @ weight.T + bias``: input (..., in), weight (out, in) or (in,), bias (out,) or None."""
    if len(weight.shape) not in (1, 2):
        raise RuntimeError(f"linear: weight must be 1-D or 2-D, got {len(weight.shape)}-D")
    result = matmul.build(builder, input, weight if len(weight.shape) == 1 else transpose.build(builder, weight, 0, 1))
    if bias is None:
        return result
    if not builder.is_value(bias):
        raise linear.wrong_argument("bias", 3, bias)
    _check_dtypes(result, bias, "self and mat2")
    return add.build(builder, result, bias)
