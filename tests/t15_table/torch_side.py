"""The same call for torch: which of its functions a row means, arguments with the same values and strides, and in what two outcomes differ."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import torch

import framestance as fs
from framestance.ops import Row
from framestance.testing.compare import Outcome

OPERATORS = {"getitem": operator.getitem, "setitem": operator.setitem, "truth": bool}
KINDS = ("errors", "kind", "dtype", "shape", "values", "strides", "memory", "writes", "crashes")
# relative, of float results of rows that round in several steps, by the name of the dtype
TOLERANCES = {"bfloat16": 3.2e-2, "float16": 4e-3, "float32": 2e-5, "float64": 1e-10, "complex64": 2e-5, "complex128": 1e-10}


def counterpart(row: Row) -> Callable[..., Any] | None:
    """torch's function of the same dotted name, else its method; None where there is none."""
    if row.name in OPERATORS:
        return OPERATORS[row.name]
    found = _public(row)
    if found is None:
        return None

    def call(*args: Any, **kwargs: Any) -> Any:
        defaults = {p.name: p.default for p in row.signature.parameters.values()}
        kwargs = {name: x for name, x in kwargs.items() if not (defaults.get(name) is x or (type(x) is type(defaults.get(name)) and x == defaults.get(name)))}
        spread = next((i for i, p in enumerate(row.signature.parameters.values()) if p.kind is p.VAR_POSITIONAL), None)
        try:
            return found(*args, **kwargs)
        except TypeError:
            if spread is None:
                raise
            return found(*args[:spread], args[spread:], **kwargs)  # functions of torch's take as one sequence what methods take one by one

    return call


def _public(row: Row) -> Callable[..., Any] | None:
    space: Any = torch
    *parts, last = row.name.split(".")
    for part in parts:
        space = getattr(space, part, None)
    found = getattr(space, last, None) if row.function else None
    if callable(found):
        return found
    return next((getattr(torch.Tensor, name) for name in row.method if callable(getattr(torch.Tensor, name, None))), None)


def converted(x: Any) -> Any:
    """An argument of framestance's function for torch's; a tensor's values, strides and memory are kept."""
    if isinstance(x, fs.Tensor):
        array = x._array
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16) if x.dtype is fs.bfloat16 else torch.from_numpy(array)
    if isinstance(x, fs.dtype):
        return getattr(torch, x.name)
    if isinstance(x, (list, tuple)):
        return type(x)(map(converted, x)) if type(x) in (list, tuple) else tuple(map(converted, x))
    if isinstance(x, dict):
        return {name: converted(value) for name, value in x.items()}
    if isinstance(x, str) and x in ("channels_last", "channels_last_3d", "contiguous_format", "preserve_format", "strided"):
        return getattr(torch, x)
    return x


def exclusions(row: Row) -> dict[str, str]:
    """The row's meant differences by kind: ``differs`` reads "values: why; strides: why"."""
    return {kind: reason for kind, reason in re.findall(rf"(?:^|; )({'|'.join(KINDS)}): ((?:(?!; (?:{'|'.join(KINDS)}): ).)*)", row.differs, re.S)}


def difference(ours: Outcome, theirs: Outcome, rtol: float | None, meant: dict[str, str], *, random: bool = False) -> tuple[str, str] | None:
    """None, or the kind and text of the first difference that is not ``meant``. rtol None: as the dtype keeps."""
    if (ours.error is None) != (theirs.error is None):
        got, want = (f"raised {type(x.error).__name__}: {x.error}" if x.error else f"returned {_brief(x.value)}" for x in (ours, theirs))
        return None if "errors" in meant else ("errors", f"{got}\n        torch {want}")
    if ours.error is not None:
        internal = not isinstance(ours.error, (RuntimeError, TypeError, ValueError, IndexError, NotImplementedError, OverflowError, ArithmeticError))
        return ("errors", f"raised {type(ours.error).__name__}: {ours.error}\n        torch {theirs.error}") if internal else None
    return _different(ours.value, theirs.value, rtol, meant, random)


def _brief(x: Any) -> str:
    return " ".join(f"{x.dtype} {tuple(x.shape)} {x}".split())[:200] if hasattr(x, "dtype") else repr(x)[:200]


def _different(ours: Any, theirs: Any, rtol: float | None, meant: dict[str, str], random: bool) -> tuple[str, str] | None:
    def differ(kind: str, text: str) -> tuple[str, str] | None:
        return None if kind in meant else (kind, text)

    if isinstance(theirs, torch.Tensor):
        if not isinstance(ours, fs.Tensor):
            return differ("kind", f"a {type(ours).__name__} instead of a tensor")
        if str(theirs.dtype).partition(".")[2] != ours.dtype.name:
            return differ("dtype", f"{ours.dtype} instead of {theirs.dtype}")
        if tuple(theirs.shape) != tuple(ours.shape):
            return differ("shape", f"{tuple(ours.shape)} instead of {tuple(theirs.shape)}")
        want = theirs.detach().resolve_conj().resolve_neg()
        if not random and "values" not in meant and not close(ours._array, want.float().numpy() if want.dtype == torch.bfloat16 else want.numpy(), rtol):
            return "values", f"{_brief(ours)}\n        instead of {_brief(want)}"
        return None
    if isinstance(theirs, (list, tuple)):
        if not isinstance(ours, (list, tuple)) or len(theirs) != len(ours):
            return differ("kind", f"{_brief(ours)} instead of {_brief(theirs)}")
        return next((found for pair in zip(ours, theirs, strict=True) if (found := _different(*pair, rtol, meant, random))), None)
    if isinstance(theirs, torch.dtype):
        return None if str(theirs).partition(".")[2] == getattr(ours, "name", "") else differ("values", f"{ours} instead of {theirs}")
    if isinstance(theirs, (float, complex)):
        return (
            None
            if type(ours) is type(theirs) and (random or close(np.asarray(ours), np.asarray(theirs), rtol))
            else differ("values", f"{ours} instead of {theirs}")
        )
    if isinstance(theirs, (int, bool, str, type(None))):
        return None if type(ours) is type(theirs) and (random or ours == theirs) else differ("values", f"{ours!r} instead of {theirs!r}")
    if isinstance(theirs, np.ndarray):
        return (
            None
            if isinstance(ours, np.ndarray) and ours.dtype == theirs.dtype and close(ours, theirs, rtol)
            else differ("values", f"{ours!r} instead of {theirs!r}")
        )
    return None if random or ours == theirs or str(ours) == str(theirs) else differ("values", f"{ours!r} instead of {theirs!r}")


def close(ours: np.ndarray, theirs: np.ndarray, rtol: float | None) -> bool:
    """Equal, floats to within ``rtol`` of themselves or of the largest magnitude up to 1 of the tensor."""
    if theirs.dtype.kind not in "fc":
        return bool(np.array_equal(ours, theirs))
    if theirs.dtype.kind == "c":
        return close(ours.real, theirs.real, rtol) and close(ours.imag, theirs.imag, rtol)
    rtol = max(rtol or 0.0, TOLERANCES[ours.dtype.name])
    finite = np.abs(theirs[np.isfinite(theirs)]).astype(np.float64)
    with np.errstate(all="ignore"):
        return bool(np.allclose(ours, theirs, rtol=rtol, atol=rtol * max(1.0, float(finite.max()) if finite.size else 0.0), equal_nan=True))


def tensors_in(x: Any, kind: type) -> list[Any]:
    """All tensors of a library in nested sequences and dictionaries."""
    if isinstance(x, kind):
        return [x]
    return [t for y in (x.values() if isinstance(x, dict) else x) for t in tensors_in(y, kind)] if isinstance(x, (list, tuple, dict)) else []


def _dtypes_in(x: Any) -> list[Any]:
    if isinstance(x, fs.dtype):
        return [x]
    return [d for y in (x.values() if isinstance(x, dict) else x) for d in _dtypes_in(y)] if isinstance(x, (list, tuple, dict)) else []


def precision(arguments: Any) -> float | None:
    """The tolerance of the least precise float among the arguments, dtypes that are asked for too; integers are computed in float32."""
    names = [x.name for x in _dtypes_in(arguments)] + [x.dtype.name if x.dtype.name in TOLERANCES else "float32" for x in tensors_in(arguments, fs.Tensor)]
    return max((TOLERANCES[name] for name in names if name in TOLERANCES), default=None)


def _memory(x: torch.Tensor) -> tuple[int, int]:
    """The addresses between which the elements lie."""
    last = sum((n - 1) * stride for n, stride in zip(x.shape, x.stride(), strict=True)) + 1 if x.numel() else 0
    return x.data_ptr(), x.data_ptr() + last * x.element_size()


def in_memory(ours: Any, our_arguments: Any, theirs: Any, their_arguments: Any, formatted: bool) -> tuple[str, str] | None:
    """Whether results share memory with arguments alike; those that do, and all if ``formatted``, have the same strides."""
    given, their_given = tensors_in(our_arguments, fs.Tensor), [_memory(x) for x in tensors_in(their_arguments, torch.Tensor)]
    for a, b in zip(tensors_in(ours, fs.Tensor), tensors_in(theirs, torch.Tensor), strict=True):
        if not b.numel():
            continue
        shares = [np.may_share_memory(a._array, x._array) for x in given]
        wanted = [_memory(b)[0] < last and first < _memory(b)[1] for first, last in their_given]
        if shares != wanted:
            return "memory", f"shares memory with arguments: {shares}, torch's {wanted}"
        if (any(shares) or formatted) and any(n > 1 and p != q for n, p, q in zip(b.shape, a.stride(), b.stride(), strict=True)):
            return "strides", f"{a.stride()} instead of {b.stride()} for {tuple(a.shape)}"
    return None
