"""What a call did, and whether two calls did the same: values bit for bit, dtypes, shapes, strides, identities among results, exceptions and their lines."""

from __future__ import annotations

import math
import traceback
import types
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from .. import _C


@dataclass
class Outcome:
    """A call's value, or the exception that left it."""

    value: Any = None
    error: BaseException | None = None


def outcome(call: Callable[[], Any]) -> Outcome:
    """Run ``call`` and keep what happened. KeyboardInterrupt and SystemExit pass through."""
    try:
        return Outcome(call())
    except Exception as error:
        return Outcome(error=error)


def same_outcome(got: Outcome, want: Outcome, what: str = "", *, rtol: float = 0.0, of_largest: bool = False) -> None:
    """Both returned the same, or both raised the same. Errors: AssertionError that says where they differ.

    rtol: relative tolerance for floats in tensors (0: bit for bit; NaN equals NaN, -0.0 differs from 0.0). of_largest: it is relative to the largest
    magnitude of the tensor, as suits sums of products.
    """
    if want.error is not None or got.error is not None:
        assert got.error is not None, f"{what}: returned {got.value!r}, wanted {want.error!r}"
        assert want.error is not None, f"{what}: raised {got.error!r}, wanted {want.value!r}" + _trace(got.error)
        assert type(got.error) is type(want.error), f"{what}: raised {got.error!r}, wanted {want.error!r}" + _trace(got.error)
        assert str(got.error) == str(want.error), f"{what}: raised {got.error!r}, wanted {want.error!r}"
        for part in ("__cause__", "__context__"):
            a, b = getattr(got.error, part), getattr(want.error, part)
            assert type(a) is type(b), f"{what}: {part} is {a!r}, wanted {b!r}"
        return
    same_value(got.value, want.value, what or "result", rtol=rtol, of_largest=of_largest)


def _trace(error: BaseException) -> str:
    return "\n" + "".join(traceback.format_exception(error)[-6:])


def user_lines(error: BaseException, filename: str) -> list[tuple[str, int]]:
    """(function, line) of the traceback's frames in one file."""
    return [(f.name, f.lineno or 0) for f in traceback.extract_tb(error.__traceback__) if f.filename == filename]


def same_value(got: Any, want: Any, what: str = "result", *, rtol: float = 0.0, of_largest: bool = False, seen: dict[int, int] | None = None) -> None:
    """``got`` equals ``want`` in type, contents and sharing: where ``want`` holds one object twice, so does ``got``."""
    seen = {} if seen is None else seen
    assert type(got) is type(want), f"{what}: a {type(got).__name__}, wanted a {type(want).__name__}"
    if id(want) in seen and not _is_atom(want):
        assert seen[id(want)] == id(got), f"{what}: another object, wanted the one that was there before"
        return
    seen[id(want)] = id(got)
    if isinstance(want, _C.Tensor):
        _same_array(got._array, want._array, what, rtol, of_largest)
    elif isinstance(want, np.ndarray | np.generic):
        _same_array(np.asarray(got), np.asarray(want), what, rtol, of_largest)
    elif isinstance(want, list | tuple):
        assert len(got) == len(want), f"{what}: {len(got)} items, wanted {len(want)}"
        for i, (a, b) in enumerate(zip(got, want, strict=True)):
            same_value(a, b, f"{what}[{i}]", rtol=rtol, of_largest=of_largest, seen=seen)
    elif isinstance(want, dict):
        assert list(got) == list(want), f"{what}: keys {list(got)}, wanted {list(want)}"
        for key in want:
            same_value(got[key], want[key], f"{what}[{key!r}]", rtol=rtol, of_largest=of_largest, seen=seen)
    elif isinstance(want, float):
        both_nan = math.isnan(got) and math.isnan(want)
        assert both_nan or (got == want and math.copysign(1, got) == math.copysign(1, want)), f"{what}: {got!r}, wanted {want!r}"
    elif isinstance(want, types.FunctionType):
        assert got.__code__ == want.__code__, f"{what}: another function"
    elif any("__eq__" in vars(base) for base in type(want).__mro__[:-1]):
        assert got == want, f"{what}: {got!r}, wanted {want!r}"


def _is_atom(value: Any) -> bool:
    return isinstance(value, int | float | str | bytes | type(None) | tuple | type | types.FunctionType)


def _same_floats(got: np.ndarray[Any, Any], want: np.ndarray[Any, Any], rtol: float, of_largest: bool) -> bool:
    if rtol:
        finite = np.abs(want[np.isfinite(want)])
        scale = float(finite.max()) if of_largest and finite.size else 1e-3
        with np.errstate(all="ignore"):
            return bool(np.allclose(got, want, rtol=rtol, atol=rtol * scale, equal_nan=True))
    same_nan = np.isnan(got) & np.isnan(want)
    return bool(np.all(same_nan | ((got == want) & (np.signbit(got) == np.signbit(want)))))


def _same_array(got: np.ndarray[Any, Any], want: np.ndarray[Any, Any], what: str, rtol: float, of_largest: bool) -> None:
    assert got.dtype == want.dtype, f"{what}: dtype {got.dtype}, wanted {want.dtype}"
    assert got.shape == want.shape, f"{what}: shape {got.shape}, wanted {want.shape}"
    if want.size:
        for axis, (n, a, b) in enumerate(zip(want.shape, got.strides, want.strides, strict=True)):
            assert n == 1 or a == b, f"{what}: strides {got.strides}, wanted {want.strides} (axis {axis})"
    if want.dtype.kind == "c":
        equal = _same_floats(got.real, want.real, rtol, of_largest) and _same_floats(got.imag, want.imag, rtol, of_largest)
    elif want.dtype.kind == "f":
        equal = _same_floats(got, want, rtol, of_largest)
    else:
        equal = bool(np.array_equal(got, want))
    assert equal, f"{what}: {got!r}, wanted {want!r}"
