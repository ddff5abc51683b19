"""Rows that count or combine: ranges in powers, combinations, products of vectors, sums down to a size."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from . import dtypes
from .creation import _count, _options, check_endpoints, meshgrid, spaced
from .joins import stack
from .reductions import SUM_ULP, sum_
from .row import Device, DType, Number, Operand, Sizes, Value, VarValues, operation
from .shapes import Size, sizes_argument
from .views import alias, reshape


def _space_samples(s: Any) -> Any:
    yield from ((0, 3, 4), (0.5, -2.0, 5, 2.0), (0, 1, 1), (0, 1, 0), (0, 1, 3, -2))
    yield np.asarray(1), np.asarray(2.5, "float32"), 4
    yield 0, np.asarray(2), 3, 2.5
    yield 0, 3, 4, 2.5, dtypes.int64


def _logspace(start: Any, end: Any, steps: int, base: float, dtype: Any) -> Any:
    exponents = spaced(start, end, steps, dtype)
    if dtype.kind in "iu":
        return np.power(float(base), exponents).astype(dtype)
    return np.power(dtype.type(base), exponents.astype(dtype)).astype(dtype)


@operation("creation", keyword_only=3, out=True, sampler=_space_samples)
def logspace(
    builder: Any, start: Operand, end: Operand, steps: int, base: float = 10.0, dtype: DType = None, device: Device = None, requires_grad: bool = False
) -> Any:
    """``base`` to the powers that are evenly spaced from ``start`` to ``end`` (numbers or 0-d tensors), both included: ``steps`` of them."""
    wanted = _options(dtype, device, requires_grad)
    check_endpoints(builder, "logspace", start, end, steps, wanted)
    return builder.extern(logspace, _logspace, (start, end, steps, base, wanted), [((steps,), wanted)])[0]


@operation("creation", name="range", keyword_only=3, sampler=lambda s: [(1, 4), (1, 4, 1.5), (4, 1, -1), (0, 1.0, 0.25)])
def range_(builder: Any, start: Number, end: Number, step: Number = 1, dtype: DType = None, device: Device = None, requires_grad: bool = False) -> Any:
    """``start``, ``start + step``, ... up to and with ``end``, in the default dtype. ``arange`` stops before the end."""
    wanted = _options(dtype, device, requires_grad)
    for number in (start, end, step):
        dtypes.number_dtype(number)
    _count(start, end, step)  # for its errors
    span = end - start
    count = int(span / step) + 1 if isinstance(span, float) or isinstance(step, float) else span // step + 1
    return builder.arange(start, step, count, wanted)


# ---- combinations ----


def _combined(array: Any, r: int, replacement: bool) -> Any:
    pick = itertools.combinations_with_replacement if replacement else itertools.combinations
    rows = list(pick(range(len(array)), r))
    return array[np.asarray(rows, np.int64).reshape(len(rows), r)]


@operation(
    "view",
    method=(),
    sampler=lambda s: (
        (x, r, w) for name in s.ALL for x in (s.plain_values(name, 4), s.plain_values(name, 8)[::2]) for r in (0, 1, 2, 5) for w in (False, True)
    ),
)
def combinations(builder: Any, input: Value, r: int = 2, with_replacement: bool = False) -> Any:
    """All choices of ``r`` elements of a vector in its order, one per row; ``with_replacement`` lets an element be chosen again."""
    if len(input.shape) != 1:
        raise RuntimeError(f"Expect a 1D vector, but got shape {list(input.shape)}")
    if r < 0:
        raise RuntimeError(f"Expect a non-negative number, but got {r}")
    if r == 0:
        return builder.fill((0,), 0, input.dtype)
    size: Size = input.shape[0]
    count: Size = 1
    for i in range(r):
        count = count * (size + i if with_replacement else size - i) // (i + 1)
    if size < (1 if with_replacement else r):
        count = 0
    return builder.extern(combinations, _combined, (input, r, bool(with_replacement)), [((count, r), input.dtype)])[0]


@operation("view", method=(), sampler=lambda s: [((s.plain_values(n, 2), s.plain_values(n, 6)[::2], s.plain_values(n, 1)),) for n in s.ALL])
def cartesian_prod(builder: Any, tensors: VarValues) -> Any:
    """All choices of one element of each vector, one per row; a single vector is given back."""
    for x in tensors:
        if len(x.shape) != 1:
            raise RuntimeError(f"Expect a 1D vector, but got shape {list(x.shape)}")
        if x.dtype != tensors[0].dtype:
            raise RuntimeError("meshgrid expects all tensors to have the same dtype")
    if len(tensors) == 1:
        return alias.build(builder, tensors[0])
    grids = [reshape.build(builder, x, (-1,)) for x in meshgrid.build(builder, tuple(tensors))]
    return stack.build(builder, grids, 1)


@operation(
    "reduction", function=False, ulp=SUM_ULP, sampler=lambda s: [(s.plain_values(n, 2, 3, 4), size) for n in s.ALL for size in ((3, 1), (4,), (), (2, 3, 4))]
)
def sum_to_size(builder: Any, input: Value, size: Sizes) -> Any:
    """The sums that make a tensor of ``size``, which broadcasts to the shape of ``input``; the tensor itself where it has that size."""
    wanted = sizes_argument("sum_to_size", size)
    shape = tuple(input.shape)
    lead = len(shape) - len(wanted)
    if lead < 0 or any(a != b and b != 1 for a, b in zip(shape[max(lead, 0) :], wanted, strict=False)):
        raise RuntimeError(f"size {{{list(wanted)}}} is not expandable to size {{{list(shape)}}}.")
    axes = [axis for axis, old in enumerate(shape) if axis < lead or (wanted[axis - lead] == 1 and old != 1)]
    if not axes:
        return alias.build(builder, input)
    total = sum_.build(builder, input, tuple(axes), True)
    return reshape.build(builder, total, (wanted,)) if lead else total
