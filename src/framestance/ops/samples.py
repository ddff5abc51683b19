"""Sample arguments of every row, for tests: edge values in all dtypes, several layouts, broadcasting pairs. Tensors are given as arrays.

Importing this module fills in ``Row.samples``, from the row's own ``sampler`` where it has one; programs never do.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from . import dtypes
from .registers import ROWS
from .row import Row

Array = np.ndarray[Any, Any]
Arguments = tuple[Any, ...]
FLOATS = ("float32", "float64")
INTEGERS = ("uint8", "int8", "int16", "int32", "int64")
ALL = (*FLOATS, *INTEGERS, "bool")


def edge_values(name: str) -> Array:
    """The values of a dtype that go wrong first: zeros of both signs, NaN, infinities, limits."""
    d = dtypes.DTYPES[name].numpy
    if d.kind == "b":
        return np.array([False, True, True, False, True, False])
    if d.kind == "f":
        info = dtypes.float_limits(d)
        return np.array([0.0, -0.0, 1.0, -1.5, 2.5, -3.5, 0.5, 1e-3, 100.25, np.nan, np.inf, -np.inf, info.tiny, info.max], dtype=d)
    limits = np.iinfo(d)
    return np.array([0, 1, 2, 3, 7, 11, limits.max, limits.min, limits.max - 1, limits.min + 1, 5, 100], dtype=d)


def plain_values(name: str, *shape: int) -> Array:
    """Small distinct numbers of both signs (where there are), never zero, in the given shape."""
    count = int(np.prod(shape))
    numbers = np.arange(1, count + 1)
    d = dtypes.DTYPES[name].numpy
    if d.kind == "b":
        bools: Array = numbers % 3 > 0
        return bools.reshape(shape)
    if d.kind == "f":
        floats: Array = (np.where(numbers % 2, 1, -1) * (numbers * 0.75 + 0.1)).astype(d)
        return floats.reshape(shape)
    positive = (numbers % 2 > 0) | (d.kind == "u")
    result: Array = np.where(positive, numbers % 50 + 1, -(numbers % 50) - 1).astype(d).reshape(shape)
    return result


def layouts(name: str) -> Iterator[Array]:
    """Edge values, then plain values contiguous, transposed, with steps, broadcast, 0-d, of size 1 and empty."""
    yield edge_values(name)
    whole = plain_values(name, 4, 6)
    yield whole
    yield whole.T
    yield whole[::2, 1::2]
    yield np.broadcast_to(plain_values(name, 3), (2, 3))
    yield plain_values(name, 2, 3, 4)
    yield np.asarray(plain_values(name, 1)[0])
    yield plain_values(name, 1, 1)
    yield plain_values(name, 0, 3)


def unary(names: tuple[str, ...] = ALL) -> Callable[[], Iterator[Arguments]]:
    """One tensor."""
    return lambda: ((x,) for name in names for x in layouts(name))


def binary(names: tuple[str, ...] = ALL, *, zero: bool = True) -> Callable[[], Iterator[Arguments]]:
    """Two tensors, or a tensor and a number: same dtype, mixed dtypes, broadcast shapes. ``zero``: whether divisors may be 0."""

    def generate() -> Iterator[Arguments]:
        for name in names:
            left = edge_values(name)
            right = np.roll(left, 3)
            if zero or np.dtype(name).kind == "f":
                yield left, right
                yield plain_values(name, 3, 1), plain_values(name, 1, 4)
            else:
                yield left, np.where(right == 0, right.dtype.type(1), right)
                yield plain_values(name, 3, 1), plain_values(name, 4)
            yield plain_values(name, 4, 6).T, plain_values(name, 6, 4)
            yield np.asarray(plain_values(name, 1)[0]), plain_values(name, 5)
            yield plain_values(name, 0, 3), plain_values(name, 3)
            yield plain_values(name, 3, 2), True if name == "bool" else 3
        for first, second in zip(names, names[1:] + names[:1], strict=True):
            yield plain_values(first, 5), plain_values(second, 5)
            yield plain_values(first, 5), np.asarray(plain_values(second, 1)[0])

    return generate


def pairs(names: tuple[str, ...] = ALL) -> Iterator[Arguments]:
    """Two tensors, for rows that take no numbers."""
    return (both for both in binary(names)() if isinstance(both[1], np.ndarray))


def reductions(names: tuple[str, ...] = ALL, *, empty: bool = True, several: bool = True) -> Callable[[], Iterator[Arguments]]:
    """A tensor and what to reduce: everything, a dimension from either end, several, kept or not."""

    def generate() -> Iterator[Arguments]:
        for name in names:
            for x in (plain_values(name, 2, 3, 4), plain_values(name, 4, 6).T, edge_values(name).reshape(2, -1)):
                yield (x,)
                yield x, 0
                yield x, -1, True
                if several:
                    yield x, (0, 1)
            yield (np.asarray(plain_values(name, 1)[0]),)
            if empty:
                yield (plain_values(name, 0, 3),)
                yield plain_values(name, 0, 3), 1

    return generate


def given(*arguments: Arguments) -> Callable[[], Iterator[Arguments]]:
    """The arguments written out."""
    return lambda: iter(arguments)


_M, _V, _B = plain_values("float32", 3, 4), plain_values("float32", 4), plain_values("float32", 2, 3, 4)
_I = plain_values("int64", 3, 4)
_INDEX, _MASK = np.array([2, 0, -1]), plain_values("bool", 3, 4)

SAMPLES: dict[str, Callable[[], Iterator[Arguments]]] = {
    "true_divide": binary(),
    "div": binary(),
    "sub": binary(FLOATS + INTEGERS),
    "rsub": binary(FLOATS + INTEGERS),
    "floor_divide": binary(FLOATS + INTEGERS, zero=False),
    "remainder": binary(FLOATS + INTEGERS, zero=False),
    "fmod": binary(FLOATS + INTEGERS, zero=False),
    "pow": lambda: ((x, e) for name in FLOATS for x in layouts(name) for e in (2, 3, 0.5, -1, 2.7)),
    "integer_power": binary(INTEGERS, zero=False),
    "bitwise_and": binary((*INTEGERS, "bool")),
    "bitwise_or": binary((*INTEGERS, "bool")),
    "bitwise_xor": binary((*INTEGERS, "bool")),
    "lshift": given((_I, 1), (_I, 3)),
    "rshift": given((_I, 1), (_I, 70)),
    "hypot": binary(FLOATS),
    "lerp": given((_M, _M + 1, 0.25), (_M, _V, 0.75)),
    "negative": unary(FLOATS + INTEGERS),
    "neg": unary(FLOATS + INTEGERS),
    "abs": unary(FLOATS + INTEGERS),
    "abs_integer": unary(INTEGERS),
    "sign_number": unary(FLOATS + INTEGERS),
    "relu": unary(FLOATS + INTEGERS),
    "relu_floats": unary(FLOATS),
    "silu": unary(FLOATS),
    "silu_floats": unary(FLOATS),
    "gelu": unary(FLOATS),
    "leaky_relu": unary(FLOATS),
    "bitwise_not": unary((*INTEGERS, "bool")),
    "positive": unary(FLOATS + INTEGERS),
    "floor": unary(FLOATS + INTEGERS),
    "ceil": unary(FLOATS + INTEGERS),
    "trunc": unary(FLOATS + INTEGERS),
    "round": unary(FLOATS + INTEGERS),
    "rint": unary(FLOATS),
    "where": lambda: (
        (plain_values("bool", 3, 1), *choices)
        for a in ALL
        for choices in (*((plain_values(a, 3, 4), plain_values(b, 4)) for b in (a, "float32", "int64")), (plain_values(a, 4), 1), (1.5, 2.5), (True, False))
    ),
    "where_method": given((_M, _MASK, 1.0), (_M, _MASK, _V)),
    "masked_fill": given((_M, _MASK, 2.5), (_I, _MASK, 7)),
    "clamp": lambda: ((x, low, high) for name in FLOATS + INTEGERS for x in layouts(name) for low, high in ((1, 3), (2, None), (None, 2))),
    "addcmul": given((_M, _M, _M), (_M, _V, _M)),
    "addcdiv": given((_M, _M, _M), (_M, _V, _M)),
    "mean": reductions(FLOATS),
    "var": reductions(FLOATS, several=False),
    "std": reductions(FLOATS, several=False),
    "norm": given((_M,), (_B, 2, 1)),
    "sum": reductions(),
    "prod": reductions(),
    "any": reductions(),
    "all": reductions(),
    "amax": reductions(empty=False),
    "amin": reductions(empty=False),
    "max": reductions(empty=False, several=False),
    "min": reductions(empty=False, several=False),
    "argmax": reductions(FLOATS + INTEGERS, empty=False, several=False),
    "argmin": reductions(FLOATS + INTEGERS, empty=False, several=False),
    "softmax": given((_M, 0), (_B, -1)),
    "log_softmax": given((_M, 0), (_B, -1)),
    "cumsum": given((_M, 0), (_I, 1), (_M.T, 1)),
    "to": given((_M, dtypes.float64), (_M, dtypes.int32), (_I, dtypes.bool_), (_M, dtypes.float32)),
    "type_as": given((_M, _I), (_I, _M)),
    "astype": given(
        (_M, int),
    ),
    "reshape": given((_M, (2, 6)), (_M.T, (-1,)), (_B, (6, -1)), (_B[:, :, ::2], (2, -1))),
    "view": given((_M, (2, 6)), (_B, (6, -1)), (_B[:, :, ::2], (6, 2))),
    "view_as": given((_M, _I)),
    "reshape_as": given((_M.T, _I)),
    "flatten": given((_B,), (_B, 1), (_M.T,)),
    "ravel": given((_B,), (_M.T,)),
    "unflatten": given((_M, 1, (2, -1))),
    "permute": given((_B, (2, 0, 1))),
    "transpose": given((_B, 0, -1)),
    "t": given((_M,), (_V,)),
    "movedim": given((_B, 0, -1)),
    "matrix_transpose": given((_B,)),
    "squeeze": given((plain_values("float32", 1, 3, 1),), (plain_values("float32", 1, 3, 1), 0)),
    "unsqueeze": given((_M, 0), (_M, -1), (_M, 1)),
    "expand": given((plain_values("float32", 3, 1), (2, 3, 4)), (_V, (3, -1))),
    "expand_as": given((_V, _M)),
    "broadcast_to": given((_V, (3, 4))),
    "narrow": given((_M, 1, 1, 2)),
    "select": given((_M, 1, -1)),
    "unbind": given((_M,), (_M, 1)),
    "diagonal": given((_M,), (_B, 1, 1, 2)),
    "cat": given(((_M, _M),), ((_M, _I), 1)),
    "stack": given(((_M, _M),), ((_V, _V), -1)),
    "repeat": given((_M, (2, 1)), (_V, (2, 2))),
    "flip": given((_M, (0,)), (_M, (0, 1))),
    "broadcast_tensors": given(((_M, _V),)),
    "from_numpy": given((_M,), (_M.T,)),
    "meshgrid": given(((_V, _V),)),
    "getitem": given(
        (_M, 0),
        (_M, -1),
        (_M, slice(1, None)),
        (_M, (slice(None), slice(None, None, 2))),
        (_M, (Ellipsis, 1)),
        (_M, (None, 0)),
        (_B, (0, slice(None), -1)),
        (_M, _INDEX),
        (_M, (slice(None), [0, 3])),
        (_B, (_INDEX[:2] % 2, slice(None), _INDEX[:2])),
        (_M, [1, 1]),
    ),
    "setitem": given((_M, 0, 1.5), (_M, (slice(None), 1), np.float32(2)), (_M, slice(1, None), _V), (_I, Ellipsis, 3), (_M, _INDEX, _V), (_M, _MASK, 0.0)),
    "index_select": given((_M, 1, np.array([0, 0, 3]))),
    "gather": given((_M, 1, np.zeros((3, 2), np.int64))),
    "sort": given((_M,), (_I, 0, True)),
    "argsort": given((_M,)),
    "topk": given((_M, 2), (_M, 1, 0, False)),
    "tril": given((_M,)),
    "triu": given((_M, 1)),
    "nonzero": given((_MASK,)),
    "masked_select": given((_M, _MASK)),
    "matmul": lambda: (
        (plain_values(name, *a), plain_values(name, *b))
        for name in ("float32", "float64", "int64")
        for a, b in (
            ((3, 4), (4, 2)),
            ((4,), (4,)),
            ((3, 4), (4,)),
            ((4,), (4, 2)),
            ((2, 3, 4), (4, 2)),
            ((2, 3, 4), (2, 4, 2)),
            ((5, 1, 3, 4), (2, 4, 2)),
            ((0, 4), (4, 2)),
            ((3, 0), (0, 2)),
        )
    ),
    "mm": given((_M, _M.T)),
    "bmm": given((_B, _B.transpose(0, 2, 1))),
    "mv": given((_M, _V)),
    "dot": given((_V, _V)),
    "outer": given((_V, _V)),
    "addmm": given((plain_values("float32", 3), _M, _M.T)),
    "linear": given((_B, plain_values("float32", 5, 4), plain_values("float32", 5)), (_M, plain_values("float32", 5, 4)), (_V, _V)),
    "zeros": given(((2, 3),), (((),),)),
    "ones": given(((2, 3),)),
    "empty": given(((2,),)),
    "full": given(((2, 3), 1.5), ((), 7), ((2,), True)),
    "full_like": given((_M, 3)),
    "zeros_like": given((_M,), (_I,)),
    "ones_like": given((_M.T,)),
    "empty_like": given((_M,)),
    "new_zeros": given((_M, (2,))),
    "new_ones": given((_I, (2,))),
    "new_empty": given((_M, (2,))),
    "new_full": given((_I, (2,), 5)),
    "new_tensor": given((_I, [1.5, 2.5])),
    "arange": given((5,), (1, 6, 2), (5, 0, -2), (0.0, 1.0, 0.25), (3, 3)),
    "linspace": given((0.0, 1.0, 5)),
    "eye": given((3,), (2, 3)),
    "tensor": given(([1, 2],), ([[1.5], [2]],), (True,), (3,)),
    "as_tensor": given(([1, 2],), (_M,)),
    "copy_": given((_M, _V), (_I, _M)),
    "fill_": given((_M, 2)),
    "zero_": given((_M,)),
    "item": given((_M[0, 0:1],)),
    "tolist": given((_M,)),
    "truth": given((_M[0, 0:1],)),
    "is_nonzero": given((_M[0, 0:1],)),
    "equal": given((_M, _M), (_M, _I)),
    "allclose": given((_M, _M), (_M, _M + 1)),
    "manual_seed": given((3,)),
    "rand": given(((2, 3),)),
    "randn": given(((2, 3),)),
    "rand_like": given((_M,)),
    "randn_like": given((_M,)),
    "randint": given(
        (0, 5, (2, 3)),
    ),
    "randperm": given(
        (5,),
    ),
    "uniform_": given((_M, -1.0, 1.0)),
    "normal_": given((_M,)),
    "bernoulli": given((np.full(3, 0.5, np.float32),)),
    "dropout": given((_M, 0.5), (_M, 0.5, False)),
}


def _default(row: Row) -> Callable[[], Iterator[Arguments]]:
    """Samples for elementwise rows that are not listed, and for casts and views of a whole tensor."""
    tensors = [p for p in row.signature.parameters.values() if p.annotation in ("Value", "Operand") and p.default is p.empty]
    if row.kind == "elementwise" and len(tensors) == 2:
        return binary()
    return unary()


for _row in ROWS.values():
    _row.samples = functools.partial(_row.sampler, sys.modules[__name__]) if _row.sampler else SAMPLES.get(_row.name) or _default(_row)
