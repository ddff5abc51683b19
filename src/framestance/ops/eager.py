"""The builder that does it at once: rows run on NumPy arrays here. No Tensor is known; results are always arrays, 0-d ones included."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .dtypes import BFLOAT16, FLOAT16, FLOAT32, HALVES, INT16, normalise_number
from .row import COMPUTING, Row
from .shapes import broadcast_error, broadcast_shapes

LARGE = 1 << 26  # elements beyond which what a product copies is made for one of a batch at a time

Array = np.ndarray[Any, Any]

# NumPy's floating-point handling is a context variable; setting it directly costs 0.1 us where ``np.errstate`` costs 0.6 us.
try:
    from numpy._core import umath

    _handling: Any = umath._extobj_contextvar
    _QUIET: Any = umath._make_extobj(all="ignore")
    _RAISING: Any = umath._make_extobj(all="ignore", divide="raise")
except (ImportError, AttributeError):  # pragma: no cover  (a NumPy that renamed them)
    _handling = None


def quietly(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """Call a NumPy function without floating-point warnings."""
    if _handling is None:  # pragma: no cover
        with np.errstate(all="ignore"):
            return function(*args, **kwargs)
    token = _handling.set(_QUIET)
    try:
        return function(*args, **kwargs)
    finally:
        _handling.reset(token)


_loud_of: dict[Any, Any] = {}  # a handling (None: NumPy's own default) -> one that raises what it does not ignore


def loudly(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """Call a NumPy function with every floating-point error raised that the caller's ``np.errstate`` does not ignore.

    Whoever called the graph then runs the original code, which warns or raises as the user asked, at the user's line.
    """
    if _handling is None:  # pragma: no cover
        with np.errstate(**_raised()):
            return function(*args, **kwargs)
    present = _handling.get(None)
    loud = _loud_of.get(present)
    if loud is None:
        if len(_loud_of) >= 64:
            _loud_of.clear()
        loud = _loud_of[present] = umath._make_extobj(**_raised())
    token = _handling.set(loud)
    try:
        return function(*args, **kwargs)
    finally:
        _handling.reset(token)


def _raised() -> Any:
    return {kind: "ignore" if mode == "ignore" else "raise" for kind, mode in np.geterr().items()}


def _raising_division(function: Callable[..., Any], *args: Any) -> Any:
    """Call an integer division; a zero divisor is torch's error."""
    try:
        if _handling is None:  # pragma: no cover
            with np.errstate(all="ignore", divide="raise"):
                return function(*args)
        token = _handling.set(_RAISING)
        try:
            return function(*args)
        finally:
            _handling.reset(token)
    except FloatingPointError:
        raise RuntimeError("ZeroDivisionError") from None


def _in_operands_order(result: Array, operands: Sequence[Any]) -> Array:
    """``result`` in the memory order that a ufunc gives it; functions made of several calls may lose it."""
    arrays = [x for x in operands if isinstance(x, np.ndarray)]
    if result.flags.c_contiguous and all(x.flags.c_contiguous for x in arrays):
        return result
    iterate: Any = np.nditer
    ordered = iterate([*arrays, None], ["zerosize_ok"], [*[["readonly"]] * len(arrays), ["writeonly", "allocate"]], [None] * len(arrays) + [result.dtype])
    placed: Array = ordered.operands[-1]
    if placed.strides == result.strides:
        return result
    placed[...] = result
    return placed


@functools.cache
def _takes_halves(ufunc: Any) -> bool:
    """Whether a function is right for float16: those of several steps would round at each."""
    return type(ufunc) is np.ufunc and any("e" in loop for loop in ufunc.types)


def _axes_in_order(array: Array) -> bool:
    """Whether the axes have an order in memory: no two with the same stride, and none that repeats."""
    strides = [abs(step) for size, step in zip(array.shape, array.strides, strict=True) if size > 1]
    return 0 not in strides and len(set(strides)) == len(strides)


class _Window:
    """Tells NumPy, through the array interface, of a window into memory that ``base`` owns."""

    __slots__ = ("__array_interface__", "base")

    def __init__(self, base: Array, interface: dict[str, Any]) -> None:
        self.base = base
        self.__array_interface__ = interface


def window(value: Array, shape: Sequence[int], byte_strides: Sequence[int], byte_offset: int, dtype: np.dtype[Any] | None = None) -> Array:
    """A view of the memory around ``value``, from its first element on; nobody checks that the window stays within the memory."""
    interface = dict(value.__array_interface__)
    wanted = value.dtype if dtype is None else dtype
    known = INT16 if wanted == BFLOAT16 else wanted
    address, readonly = interface["data"]
    interface.update(typestr=known.str, descr=[("", known.str)], shape=tuple(shape), strides=tuple(byte_strides), data=(address + byte_offset, readonly))
    array = np.asarray(_Window(value, interface))
    return array if known is wanted else array.view(wanted)


def updated(function: Callable[..., None], target: Array, args: tuple[Any, ...]) -> None:
    """Call ``function(target, *args)``, which changes ``target``; what lies in the same memory is copied before."""

    def apart(x: Any) -> Any:
        if isinstance(x, tuple):
            return tuple(map(apart, x))
        return x.copy() if isinstance(x, np.ndarray) and np.may_share_memory(x, target) else x

    function(target, *map(apart, args))


def with_single_operands(builder: Any, row: Row, compute: np.dtype[Any], operands: Sequence[Any]) -> list[Any]:
    """Operands of half precision in float32: rounded to ``compute`` first, as if they were of it, but for those of which the row takes more."""

    def single(place: int, x: Any) -> Any:
        if builder.is_value(x):
            exact = place == 1 and place in row.exact_numbers and not len(x.shape)
            return builder.cast(x if exact else builder.cast(x, compute), FLOAT32)
        return x if place in row.exact_numbers else builder.rounded(x, compute)

    return [single(place, x) for place, x in enumerate(operands)]


def _single(x: Any) -> Any:
    """An argument of a function of NumPy's, which knows nothing of bfloat16: float32 in its place."""
    if isinstance(x, np.ndarray):
        return x.astype(FLOAT32) if x.dtype == BFLOAT16 else x
    if isinstance(x, tuple):
        return tuple(map(_single, x))
    return FLOAT32 if isinstance(x, np.dtype) and x == BFLOAT16 else x


def _call_in_single(function: Callable[..., Any], *args: Any) -> Any:
    return function(*map(_single, args))


def _update_in_single(function: Callable[..., None], target: Array, *args: Any) -> None:
    wide = _single(target)
    function(wide, *map(_single, args))
    target[...] = wide


def computing_in_single(row: Row, function: Callable[..., Any]) -> Callable[..., Any]:
    """``function`` for arguments among which there are arrays of bfloat16: they come in float32. Rows that only move elements take them as they are."""
    return functools.partial(_call_in_single, function) if row.kind in COMPUTING else function


def updating_in_single(function: Callable[..., None]) -> Callable[..., None]:
    """``function``, which changes its first argument, for one of bfloat16: it is changed in float32 and rounded once."""
    return functools.partial(_update_in_single, function)


def has_bfloat16(args: Sequence[Any]) -> bool:
    """Whether there are arrays of bfloat16, or that dtype itself, among arguments."""
    return any(has_bfloat16(x) if isinstance(x, tuple) else (x if isinstance(x, np.dtype) else getattr(x, "dtype", None)) == BFLOAT16 for x in args)


class NumpyBuilder:
    """Builder over ndarrays. In the torch dialect nothing warns, and integer division by zero raises RuntimeError."""

    def __init__(self, dialect: str = "torch") -> None:
        self.dialect = dialect

    def is_value(self, x: Any) -> bool:
        return isinstance(x, np.ndarray)

    def elementwise(self, row: Row, compute: np.dtype[Any], operands: Sequence[Any]) -> Array:
        assert row.ufunc is not None
        row.require_computable(compute)
        torch = self.dialect == "torch"
        if compute in HALVES and torch and not self._computes_halves(row, compute, operands):
            return self.cast_back(self.elementwise(row, FLOAT32, with_single_operands(self, row, compute, operands)), compute)
        args = []
        arrays = False
        for x in operands:
            if isinstance(x, np.ndarray):
                arrays = True
                if x.dtype is not compute and x.dtype != compute:
                    x = self.cast(x, compute)
            elif torch:
                x = normalise_number(x, compute)
            args.append(x)
        if not arrays:  # numbers alone would be computed in NumPy's default types
            args = [np.asarray(x, dtype=compute) for x in args]
        try:
            if not torch:
                result = row.ufunc(*args)
            elif row.can_fail and compute.kind in "iu":
                result = _raising_division(row.ufunc, *args)
            else:
                result = quietly(row.ufunc, *args)
        except ValueError:
            broadcast_shapes(self.dialect, *(np.shape(x) for x in args))  # raises the dialect's error
            raise
        if type(result) is not np.ndarray:
            result = np.asarray(result)
        return result if type(row.ufunc) is np.ufunc or not result.ndim else _in_operands_order(result, args)

    def _computes_halves(self, row: Row, compute: np.dtype[Any], operands: Sequence[Any]) -> bool:
        """Whether NumPy's own loop for half precision gives what float32 gives, rounded."""
        if compute != FLOAT16 or not _takes_halves(row.ufunc):
            return False
        arrays = [x for x in operands if isinstance(x, np.ndarray)]
        if row.exact_numbers and (len(arrays) < len(operands) or any(x.dtype != compute and not x.ndim for x in arrays)):
            return False
        return all(x.flags.c_contiguous or _axes_in_order(x) for x in arrays)  # else the cast decides how the result lies in memory

    def rounded(self, number: Any, dtype: np.dtype[Any]) -> Any:
        """A number as it is in ``dtype``."""
        return float(quietly(dtype.type, number))

    def cast_back(self, result: Array, dtype: np.dtype[Any]) -> Array:
        """What was computed in float32 in place of ``dtype``, which is of half precision; truth values and integers as they are."""
        return self.cast(result, dtype) if result.dtype == FLOAT32 else result

    def cast(self, value: Array, dtype: np.dtype[Any]) -> Array:
        if value.dtype == dtype:
            return value
        if BFLOAT16 in (value.dtype, dtype) and FLOAT32 not in (value.dtype, dtype):
            return self.cast(self.cast(value, FLOAT32), dtype)
        if self.dialect != "torch":
            return value.astype(dtype)
        if value.dtype.kind == "c" and dtype.kind != "c" and dtype.kind != "b":
            value = value.real  # without NumPy's warning; what is no zero is true, whichever part it is in
        result: Array = quietly(value.astype, dtype)
        return result

    def fill(self, shape: Sequence[int], value: Any, dtype: np.dtype[Any]) -> Array:
        if value == 0 and type(value) in (int, float, bool) and not (type(value) is float and np.signbit(value)):
            return np.zeros(shape, dtype)
        if self.dialect != "torch":
            return np.full(shape, value, dtype)
        filled: Array = quietly(np.full, shape, normalise_number(value, dtype), dtype)
        return filled

    def arange(self, start: Any, step: Any, count: int, dtype: np.dtype[Any]) -> Array:
        exact = np.dtype("float64") if isinstance(start, float) or isinstance(step, float) else np.dtype("int64")
        return np.asarray(np.arange(count, dtype=exact) * step + start).astype(dtype)

    def constant(self, array: Array) -> Array:
        return array.copy(order="C")

    def reduce(self, row: Row, value: Array, dims: tuple[int, ...], keepdim: bool, dtype: np.dtype[Any]) -> Array:
        row.require_computable(dtype)
        reducer: Any = row.ufunc
        if dtype in HALVES:
            return self.cast(self.reduce(row, value, dims, keepdim, FLOAT32), dtype)
        if self.dialect == "torch":
            value = self.cast(value, dtype)
            return np.asarray(quietly(reducer.reduce, value, axis=dims, dtype=dtype, keepdims=keepdim), order="C")
        return np.asarray(reducer.reduce(value, axis=dims, dtype=dtype, keepdims=keepdim))

    def search(self, row: Row, value: Array, dims: tuple[int, ...], keepdim: bool) -> Array:
        axis = None if len(dims) == value.ndim else dims[0]
        return np.asarray(row.numpy[0](value, axis=axis, keepdims=keepdim), np.int64, order="C")

    def matmul(self, a: Array, b: Array, summed: int = 1) -> Array:
        if a.dtype in HALVES:
            return self.cast(self.matmul(self.cast(a, FLOAT32), self.cast(b, FLOAT32), summed), a.dtype)
        batch = a.ndim - 2
        shape = (*b.shape[:batch], a.shape[-1], math.prod(b.shape[batch + summed :]))
        if b.size > LARGE and shape != b.shape:
            parts = np.empty((*a.shape[:-1], shape[-1]), a.dtype)
            for place in np.ndindex(shape[:batch]):
                parts[place] = self.matmul(a[place], b[place].reshape(shape[batch:]))
            return parts
        b = b.reshape(shape)
        result: Array = quietly(np.matmul, a, b, order="C") if self.dialect == "torch" else np.matmul(a, b, order="C")
        return result

    def strides(self, value: Array) -> tuple[int, ...]:
        itemsize = value.itemsize
        return tuple(s // itemsize for s in value.strides)

    def view(self, value: Array, shape: Sequence[int], strides: Sequence[int], offset: int) -> Array:
        itemsize = value.itemsize
        byte_strides = tuple(s * itemsize for s in strides)
        shape = tuple(shape)
        flags = value.flags
        if flags.c_contiguous and value.size and 0 not in shape:
            return np.ndarray(shape, value.dtype, value, offset * itemsize, byte_strides)
        return window(value, shape, byte_strides, offset * itemsize)

    def copy(self, value: Array) -> Array:
        return value.copy(order="C")

    def write(self, target: Array, value: Any) -> None:
        if not isinstance(value, np.ndarray):
            if self.dialect == "torch":
                value = normalise_number(value, target.dtype)
        elif value.dtype is target.dtype and value.shape == target.shape:
            np.copyto(target, value)
            return
        elif value.dtype.kind == "c" or value.dtype == BFLOAT16:
            value = self.cast(value, target.dtype)
        try:
            if self.dialect == "torch":
                quietly(np.copyto, target, value, casting="unsafe")
            else:
                np.copyto(target, value, casting="unsafe")
        except ValueError:
            if not target.flags.writeable:
                raise
            raise broadcast_error(self.dialect, (target.shape, np.shape(value))) from None

    def extern(self, row: Row, function: Callable[..., Any], args: tuple[Any, ...], results: Sequence[Any]) -> tuple[Array, ...]:
        for x in args:
            if isinstance(x, np.ndarray):
                row.require_computable(x.dtype)
        if has_bfloat16(args):
            function = computing_in_single(row, function)
        made = quietly(function, *args) if self.dialect == "torch" else function(*args)
        if not results:
            return ()
        arrays = [np.asarray(x) for x in made] if isinstance(made, tuple) else [np.asarray(made)]
        arrays = [quietly(x.astype, dtype) if dtype == BFLOAT16 else x for x, (_, dtype) in zip(arrays, results, strict=True)]
        return tuple(x if x.flags.c_contiguous else x.copy(order="C") for x in arrays)

    def update(self, row: Row, function: Callable[..., None], target: Array, args: tuple[Any, ...]) -> None:
        for x in (target, *args):
            if isinstance(x, np.ndarray):
                row.require_computable(x.dtype)
        quietly(updated, updating_in_single(function) if target.dtype == BFLOAT16 else function, target, args)

    def data_dependent(self, what: str) -> Exception:
        return AssertionError(f"{what}: contents are at hand here")  # rows ask only when the value is no array


EAGER = NumpyBuilder("torch")
EAGER_NUMPY = NumpyBuilder("numpy")
