"""The cases of one row: its samples in several memory layouts, as arguments of the public function, and how near compiled answers must be."""

from __future__ import annotations

import functools
import math
import operator
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

import framestance as fs
from framestance.ops import Row, samples
from framestance.ops.eager import NumpyBuilder
from framestance.ops.index import FUNCTIONS
from framestance.tensor import function

FIFTH = 5
OPERATORS = {"getitem": operator.getitem, "setitem": operator.setitem, "truth": bool}


def _gap(array: np.ndarray) -> np.ndarray:
    """The same values with a gap after each element of the last axis."""
    if not array.ndim:
        return array.copy()
    wide = np.zeros((*array.shape[:-1], array.shape[-1] * 2), array.dtype)
    wide[..., ::2] = array
    return wide[..., ::2]


def _inside(array: np.ndarray) -> np.ndarray:
    """The same values in the middle of a larger array."""
    if not array.ndim:
        return array.copy()
    wide = np.zeros([n + 2 for n in array.shape], array.dtype)
    middle = wide[tuple(slice(1, n + 1) for n in array.shape)]
    middle[...] = array
    return middle


def _repeated(array: np.ndarray) -> np.ndarray:
    """The first entry along the first axis for all of them, without memory of their own."""
    return np.broadcast_to(array[:1].copy(), array.shape) if array.ndim and len(array) else array.copy()


def _like(array: np.ndarray) -> np.ndarray:
    """A copy in the same order of axes; what repeats in memory goes on to."""
    if not array.size or 0 not in array.strides:
        return array.copy(order="K")
    once = tuple(slice(0, 1) if stride == 0 else slice(None) for stride in array.strides)
    return np.broadcast_to(array[once].copy(), array.shape)


LAYOUTS: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "as given": _like,
    "columns first": lambda array: np.array(array, order="F"),
    "with gaps": _gap,
    "inside": _inside,
    "repeated": _repeated,
}


@dataclass
class Case:
    """One call: ``arguments`` makes them anew each time."""

    what: str
    arguments: Callable[[], tuple[tuple[Any, ...], dict[str, Any]]]
    rtol: float
    of_largest: bool  # relative to the largest magnitude: for sums of products

    def tensors(self) -> list[Any]:
        """The tensors and arrays among the arguments."""
        return _written(self.arguments())[0]

    def program(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The call as a program of its tensors, in which everything else is written down."""
        _, positional, keywords = _written(self.arguments())
        text = ", ".join([*positional, *(f"{name}={x}" for name, x in keywords.items())])
        namespace = {"function": function, "np": np, "framestance": fs, "nan": math.nan, "inf": math.inf}
        exec(f"def program(*tensors):\n    return function({text})\n", namespace)
        return namespace["program"]


def _written(given: tuple[tuple[Any, ...], dict[str, Any]]) -> tuple[list[Any], list[str], dict[str, str]]:
    tensors: list[Any] = []

    def text(x: Any) -> str:
        if isinstance(x, (fs.Tensor, np.ndarray)):
            tensors.append(x)
            return f"tensors[{len(tensors) - 1}]"
        if type(x) is list:
            return f"[{', '.join(map(text, x))}]"
        if type(x) is tuple:
            return f"({''.join(text(y) + ', ' for y in x)})"
        x = x.item() if isinstance(x, np.generic) else x
        return f"framestance.{x.name}" if isinstance(x, fs.dtype) else x.__name__ if isinstance(x, type) else repr(x)

    return tensors, [text(x) for x in given[0]], {name: text(x) for name, x in given[1].items()}


class _Recorder(NumpyBuilder):
    """Which rows are asked for numbers that may be rounded in their own way."""

    def __init__(self) -> None:
        super().__init__("torch")
        self.inexact = self.contracts = False

    def elementwise(self, row: Row, compute: Any, operands: Any) -> Any:
        self.inexact = self.inexact or any(row.ulp.values())
        return super().elementwise(row, compute, operands)

    def reduce(self, row: Row, value: Any, dims: Any, keepdim: bool, dtype: Any) -> Any:
        self.inexact = self.inexact or (any(row.ulp.values()) and np.dtype(dtype).kind in "fc")
        return super().reduce(row, value, dims, keepdim, dtype)

    def matmul(self, a: Any, b: Any, summed: int = 1) -> Any:
        self.inexact = self.contracts = True
        return super().matmul(a, b, summed)


def public(row: Row) -> Callable[..., Any] | None:
    """What a program calls: the function, else a method; None for rows that only other rows use."""
    if row.name in OPERATORS:
        return OPERATORS[row.name]
    space, _, name = row.name.rpartition(".")
    if row.function and name in FUNCTIONS.get(space, {}):
        return function(name, space)
    for method in row.method:
        found = getattr(fs.Tensor, method, None)
        if found is not None:
            return found
    return None


def _converted(x: Any, layout: Callable[[np.ndarray], np.ndarray]) -> Any:
    if isinstance(x, np.ndarray):
        placed = layout(x)
        return fs.from_numpy(placed) if all(s >= 0 for s in placed.strides) else fs.from_numpy(placed.copy())
    if isinstance(x, (tuple, list)) and any(isinstance(y, (np.ndarray, tuple, list)) for y in x):
        return type(x)(_converted(y, layout) for y in x)
    return x


def _given(row: Row, arguments: tuple[Any, ...], layout: Callable[[np.ndarray], np.ndarray]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Positional and keyword arguments of the public function, for bound ones in the row's order."""
    positional: list[Any] = []
    keywords: dict[str, Any] = {}
    for parameter, x in zip(row.signature.parameters.values(), arguments, strict=False):
        made = _converted(x, layout) if row.name != "from_numpy" else layout(x)
        if parameter.kind is parameter.KEYWORD_ONLY:
            keywords[parameter.name] = made
        elif parameter.kind is parameter.VAR_POSITIONAL:
            positional.extend(made)
        else:
            positional.append(made)
    return tuple(positional), keywords


def _tolerance(row: Row, arguments: tuple[Any, ...]) -> tuple[float, bool]:
    """0 where every step is exact; else what float32 or float64 keep after a few of them, and whether beside the largest magnitude."""
    recorder = _Recorder()
    try:
        row.build(recorder, *(x.copy() if isinstance(x, np.ndarray) else x for x in arguments))
    except Exception:
        return 0.0, False
    if not (recorder.inexact or any(row.ulp.values())):
        return 0.0, False
    arrays = [x for x in samples_of(arguments) if isinstance(x, np.ndarray)]
    halves = any(x.dtype.kind == "f" and x.dtype.itemsize == 2 for x in arrays)
    contracts = recorder.contracts or row.kind == "contraction"
    return (2e-3 if halves else 2e-5 if any(x.dtype != np.float64 for x in arrays) else 1e-12), contracts


def cases(row: Row, everything: bool, seed: int = 0, layouts: tuple[str, ...] | None = None) -> Iterator[Case]:
    """All samples in all (or the named) layouts, or the first sample and, of a fifth of the pairs of dtype and layout, one each; the seed chooses."""
    assert row.samples is not None
    by_dtype: dict[str, list[tuple[int, tuple[Any, ...]]]] = {}
    for number, arguments in enumerate(row.samples()):
        dtype = next((x.dtype.name for x in samples_of(arguments) if isinstance(x, np.ndarray)), "")
        by_dtype.setdefault(dtype, []).append((number, arguments))
    for dtype, numbered in by_dtype.items():
        for name in (layouts or LAYOUTS) if dtype else ("as given",):
            chosen = zlib.crc32(f"{row.name} {dtype} {name} {seed}".encode())
            if everything:
                picked = numbered
            elif chosen % FIFTH == 0:
                picked = [numbered[chosen // FIFTH % len(numbered)]]
            else:
                picked = numbered[:1] if numbered[0][0] == 0 and name == "as given" else []
            for number, arguments in picked:
                make = functools.partial(_given, row, arguments, LAYOUTS[name])
                yield Case(f"{row.name}, sample {number}, {name}", make, *_tolerance(row, arguments))


def samples_of(arguments: Any) -> Iterator[Any]:
    """The arguments, those in sequences too."""
    for x in arguments:
        yield from samples_of(x) if isinstance(x, (tuple, list)) else (x,)


assert samples  # fills in the rows' samples
