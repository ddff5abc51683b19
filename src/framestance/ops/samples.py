"""What rows' samplers make sample arguments of, for tests: edge values in all dtypes, several layouts, broadcasting pairs. Tensors are given as arrays.

Importing this module fills in ``Row.samples`` from the row's own ``sampler``, or for the most usual kinds of row without one; programs never do.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterator
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


def unary(names: tuple[str, ...] = ALL) -> Iterator[Arguments]:
    """One tensor."""
    return ((x,) for name in names for x in layouts(name))


def binary(names: tuple[str, ...] = ALL, *, zero: bool = True) -> Iterator[Arguments]:
    """Two tensors, or a tensor and a number: same dtype, mixed dtypes, broadcast shapes. ``zero``: whether divisors may be 0."""
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


def pairs(names: tuple[str, ...] = ALL) -> Iterator[Arguments]:
    """Two tensors, for rows that take no numbers."""
    return (both for both in binary(names) if isinstance(both[1], np.ndarray))


def reductions(names: tuple[str, ...] = ALL, *, empty: bool = True, several: bool = True) -> Iterator[Arguments]:
    """A tensor and what to reduce: everything, a dimension from either end, several, kept or not."""
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


MATRIX, VECTOR, STACK = plain_values("float32", 3, 4), plain_values("float32", 4), plain_values("float32", 2, 3, 4)
INT_MATRIX, MASK = plain_values("int64", 3, 4), plain_values("bool", 3, 4)


def _default(row: Row) -> Iterator[Arguments]:
    """For rows without a sampler: elementwise ones, casts and views of a whole tensor."""
    tensors = [p for p in row.signature.parameters.values() if p.annotation in ("Value", "Operand") and p.default is p.empty]
    return binary() if row.kind == "elementwise" and len(tensors) == 2 else unary()


for _row in ROWS.values():
    _row.samples = functools.partial(_row.sampler, sys.modules[__name__]) if _row.sampler else functools.partial(_default, _row)
