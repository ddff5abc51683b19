"""The protocol in which rows say what they mean. Two builders speak it: NumPy at once (eager), and the graph's.

A *value* has ``dtype`` (np.dtype) and ``shape`` (sizes: ints, or symbolic sizes that compare and calculate like ints). Scalars of Python stay Python
numbers until an operation gives them a dtype. Rows never look at anything else of a value, so they serve both builders.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np

from .row import Row

Value = Any
Size = Any
Dtype = np.dtype[Any]


class Builder(Protocol):
    """What a row may ask for."""

    dialect: str  # "torch" or "numpy": promotion, default dtypes and errors follow it

    def is_value(self, x: Any) -> bool:
        """Whether ``x`` is a tensor value of this builder (not a Python number)."""

    def elementwise(self, row: Row, compute: Dtype, operands: Sequence[Any]) -> Value:
        """Apply ``row.body`` element by element: operands (values or Python numbers) are cast to ``compute`` and broadcast.

        Errors: RuntimeError (torch dialect) or ValueError (numpy) when shapes do not broadcast. The result's memory order follows the operands as NumPy's does.
        """

    def cast(self, value: Value, dtype: Dtype) -> Value:
        """``value`` in ``dtype`` (C casts as NumPy does them); the value itself if it has that dtype."""

    def fill(self, shape: Sequence[Size], value: Any, dtype: Dtype) -> Value:
        """A fresh C-contiguous array of one number."""

    def arange(self, start: Any, step: Any, count: Size, dtype: Dtype) -> Value:
        """A fresh 1-d array ``start + i * step``."""

    def constant(self, array: np.ndarray[Any, Any]) -> Value:
        """A fresh copy of ``array`` at each run (``tensor([...])`` with literal data)."""

    def reduce(self, row: Row, value: Value, dims: tuple[int, ...], keepdim: bool, dtype: Dtype) -> Value:
        """Reduce over ``dims`` (non-negative, sorted) with elements cast to ``dtype``, which the result has too.

        The result is C-contiguous; in NumPy's dialect its memory order follows the value's.
        """

    def search(self, row: Row, value: Value, dims: tuple[int, ...], keepdim: bool) -> Value:
        """The int64 place of the first extreme element over one axis, or over all axes (which are not empty) in C order. The result is C-contiguous."""

    def matmul(self, a: Value, b: Value, summed: int = 1) -> Value:
        """Matrices (batch..., m, k) times (batch..., axes to sum over..., columns...): (batch..., m, all columns).

        ``summed`` axes of ``b`` have k elements together, and come in C order, as its columns do. Dtypes, batches and k agree already.
        """

    def strides(self, value: Value) -> tuple[Size, ...]:
        """Strides in elements."""

    def view(self, value: Value, shape: Sequence[Size], strides: Sequence[Size], offset: Size) -> Value:
        """A window that shares memory: strides and offset in elements, offset from the value's first element."""

    def copy(self, value: Value) -> Value:
        """A fresh C-contiguous copy."""

    def write(self, target: Value, value: Any) -> None:
        """Copy ``value`` (a value or number) into ``target``, broadcast and cast."""

    def extern(self, row: Row, function: Callable[..., Any], args: tuple[Any, ...], results: Sequence[tuple[Sequence[Size], Dtype]]) -> tuple[Value, ...]:
        """Call ``function`` on arrays (values in ``args``, nested tuples allowed, become ndarrays); one C-contiguous array per entry of ``results``."""

    def update(self, row: Row, function: Callable[..., None], target: Value, args: tuple[Any, ...]) -> None:
        """Call ``function(target, *args)`` on arrays, which changes ``target`` and must not fail; operands in the same memory are copied before."""

    def data_dependent(self, what: str) -> Exception:
        """The exception to raise when the row needs the contents of a value here (``item``); NumPy's builder never calls it."""
