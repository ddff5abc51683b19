"""Random calls of a row: one of its samples with other dtypes, sizes, values, layouts, numbers and options, in any of the forms that the row has.

A draw depends on the row, the seed and its number alone. The same draw may be asked for with larger sizes, for programs with symbolic sizes.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import framestance as fs
from framestance.ops import EAGER, Row, dtypes

from .cases import public

DTYPES = ("float16", "bfloat16", "float32", "float64", "int8", "int16", "int32", "int64", "uint8", "bool", "complex64", "complex128")
NUMPY = {name: d.numpy for name, d in dtypes.DTYPES.items()}
COMMON = ("float32", "float64", "int64", "float32", "int32", "bool", "uint8")
LAYOUTS = ("plain", "plain", "plain", "transposed", "strided", "expanded", "offset")


@dataclass
class Draw:
    """One call. ``make`` gives its arguments anew: the tensors as arrays in their layout."""

    what: str
    form: str  # "function", "method", "inplace" or "out"
    make: Callable[[], tuple[list[Any], dict[str, Any]]]


def laid_out(array: np.ndarray, layout: str) -> np.ndarray:
    """The same values (of ``expanded`` the first along the first axis for all) in memory of their own, writable."""
    if not array.ndim or layout == "plain":
        return array.copy()
    if layout == "transposed":
        return array.T.copy().T
    if layout == "expanded":
        first = array[:1].copy()
        return np.lib.stride_tricks.as_strided(first, array.shape, (0, *first.strides[1:])) if array.size else array.copy()
    wide = np.zeros([2 * n + 3 for n in array.shape], array.dtype)
    where = tuple(slice(0, 2 * n, 2) for n in array.shape) if layout == "strided" else tuple(slice(2, 2 + n) for n in array.shape)
    wide[where] = array
    return wide[where]


def numbers(rng: random.Random, dtype: str, shape: tuple[int, ...]) -> np.ndarray:
    """Small values, some of them edges of the dtype."""
    generator = np.random.default_rng(rng.randrange(1 << 30))
    d = NUMPY[dtype]
    if d.kind == "b":
        return generator.random(shape) < 0.5
    edges = rng.random() < 0.25
    if d.kind in "iu":
        made = generator.integers(0 if d.kind == "u" else -4, 6, shape).astype(d)
        limits = [np.iinfo(d).min, np.iinfo(d).max, 0, 1]
        return np.where(generator.random(shape) < 0.2, generator.choice(np.array(limits, d), shape), made).astype(d) if edges else made
    made = generator.standard_normal(shape) * 2
    if d.kind == "c":
        made = made + 1j * generator.standard_normal(shape)
    if edges:
        made = np.where(generator.random(shape) < 0.2, generator.choice([np.nan, np.inf, -np.inf, -0.0, 0.0, 1.0, 1e-30, -2.5], shape), made)
    with np.errstate(all="ignore"):
        return np.asarray(made).astype(d)


class _Maker:
    """Changes one sample. ``grow`` is added to sizes beyond 1 and draws nothing, so that draws of all sizes are alike otherwise."""

    def __init__(self, rng: random.Random, grow: int) -> None:
        self.rng, self.grow = rng, grow
        self.sizes: dict[int, int] = {}
        self.resize = rng.random() < 0.35
        self.reshape = rng.random() < 0.12
        self.retype = rng.random()
        self.common = rng.choice(DTYPES if rng.random() < 0.5 else COMMON)
        self.specs: list[tuple[np.ndarray, str]] = []
        self.share = rng.random()

    def size(self, n: int) -> int:
        if n not in self.sizes:
            self.sizes[n] = self.rng.choice((0, 1, 1, 2, 3, 5, n, n + 1)) if self.resize else n
        wanted = self.sizes[n]
        return wanted + self.grow if wanted > 1 else wanted

    def tensor(self, x: np.ndarray) -> int:
        """Note the tensor; its number."""
        rng = self.rng
        shape = tuple(map(self.size, x.shape))
        if self.reshape and rng.random() < 0.6:
            shape = tuple(n + self.grow if n > 1 else n for n in (rng.choice((0, 1, 1, 2, 3, 4)) for _ in range(rng.randrange(5))))
        dtype = x.dtype.name
        if self.retype < 0.45:
            dtype = self.common if dtype not in ("int64", "bool") or x.dtype.name == self.common or rng.random() < 0.3 else dtype
        elif self.retype < 0.6:
            dtype = rng.choice(DTYPES)
        fresh = rng.random() < 0.7 or not x.size
        made = numbers(rng, dtype, shape)
        if dtype == x.dtype.name and (not fresh or (x.dtype.kind in "iub" and rng.random() < 0.7)):
            made = np.resize(x, shape)
        elif x.dtype.kind in "iu" and made.dtype.kind in "iu":
            made = np.resize(x, shape).astype(made.dtype)
        self.specs.append((np.asarray(made), rng.choice(LAYOUTS)))
        return len(self.specs) - 1

    def other(self, x: Any) -> Any:
        """A number, flag, or sequence of them."""
        rng = self.rng
        if isinstance(x, np.ndarray):
            return _Slot(self.tensor(x))
        if isinstance(x, (list, tuple)) and type(x) in (list, tuple):
            if x and all(type(y) is int for y in x) and rng.random() < 0.15:
                return type(x)(self.number(y) for y in x)[: rng.randrange(len(x) + 1) or None]
            return type(x)(map(self.other, x))
        return self.number(x) if rng.random() < 0.3 else x

    def number(self, x: Any) -> Any:
        rng = self.rng
        if type(x) is bool:
            return not x
        if type(x) is int:
            return rng.choice((-3, -2, -1, 0, 1, 2, 3, 4, 5, x + 1, -x, 2.5, True, 300)) if rng.random() < 0.8 else x
        if type(x) is float:
            return rng.choice((0.0, -0.0, 1.0, -1.5, 0.25, 2, 0, -1, True, 1e30, float("inf"), float("nan"), 1 + 2j, x * 0.5, x))
        return x


class _Slot:
    """Stands for the tensor of a number."""

    def __init__(self, number: int) -> None:
        self.number = number


def _filled(x: Any, arrays: list[np.ndarray]) -> Any:
    if isinstance(x, _Slot):
        return arrays[x.number]
    if isinstance(x, (list, tuple)) and type(x) in (list, tuple):
        return type(x)(_filled(y, arrays) for y in x)
    return x


def _arrays(maker: _Maker) -> list[np.ndarray]:
    """The tensors anew, some of them the same one twice or overlapping."""
    arrays = [laid_out(*spec) for spec in maker.specs]
    if len(arrays) > 1 and arrays[0].shape == arrays[1].shape and arrays[0].dtype == arrays[1].dtype:
        if maker.share < 0.06:
            arrays[1] = arrays[0]
        elif maker.share < 0.12 and arrays[0].ndim:
            long = np.concatenate([arrays[0], arrays[0][:1]])
            arrays[:2] = [long[:-1], long[1:]] if maker.share < 0.09 else [long[1:], long[:-1]]
    return arrays


def _result(row: Row, made: tuple[Any, Any], instead: np.ndarray, out: tuple[str, str, float]) -> tuple[tuple[int, ...], Any]:
    """Shape and dtype for ``out``: mostly those of the result, or of an argument where there is none."""
    try:
        with np.errstate(all="ignore"):
            found = row.apply(EAGER, *made)
    except Exception:
        found = instead
    found = found if isinstance(found, np.ndarray) and out[2] < 0.9 else instead
    return found.shape, NUMPY[out[0]] if out[2] > 0.7 else found.dtype


def draw(row: Row, seed: int, number: int, grow: int = 0) -> Draw:
    """The call with a number."""
    rng = random.Random(zlib.crc32(f"{row.name} {seed} {number}".encode()))
    assert row.samples is not None
    known = SAMPLES.setdefault(row.name, list(row.samples()))
    given = rng.choice(known)
    maker = _Maker(rng, grow)
    parameters = list(row.signature.parameters.values())
    given = given[: rng.randrange(1, len(given) + 1)] if rng.random() < 0.2 else given
    args: list[Any] = []
    kwargs: dict[str, Any] = {}
    for parameter, x in zip(parameters, given, strict=False):
        x = maker.other(x)
        if parameter.kind is parameter.KEYWORD_ONLY:
            if x is not parameter.default:
                kwargs[parameter.name] = x
        elif parameter.kind is parameter.VAR_POSITIONAL:
            args.extend(x if isinstance(x, (list, tuple)) else [x])
        else:
            args.append(x)
    for parameter in parameters[len(given) :]:
        if rng.random() < 0.15 and all(p.kind is not p.VAR_POSITIONAL for p in parameters):
            if parameter.name == "dtype":
                kwargs["dtype"] = getattr(fs, rng.choice(DTYPES))
            elif type(parameter.default) in (bool, int, float):
                kwargs[parameter.name] = maker.number(parameter.default)
            elif parameter.name in ("dim", "axis") and parameter.default is None:
                kwargs[parameter.name] = rng.choice((0, 1, -1, (0,), (0, -1)))
    forms = ["function"] * 4 + (["inplace"] if row.inplace and row.method else []) + (["out"] if row.out else []) + (["method"] if row.method else [])
    form = rng.choice(forms) if row.function else rng.choice([f for f in forms if f != "out"])
    out = (rng.choice(DTYPES), rng.choice(LAYOUTS), rng.random())

    def make() -> tuple[list[Any], dict[str, Any]]:
        arrays = _arrays(maker)
        made = [_filled(x, arrays) for x in args], {name: _filled(x, arrays) for name, x in kwargs.items()}
        if form == "out" and arrays:
            made[1]["out"] = arrays[0] if out[2] < 0.25 else laid_out(np.zeros(*_result(row, made, arrays[0], out)), out[1])
        return made

    return Draw(f"{row.name} {seed} {number} ({form})", form, make)


def callee(row: Row, form: str) -> Callable[..., Any] | None:
    """What a form of the row calls in framestance."""
    if form == "inplace":
        return getattr(fs.Tensor, row.method[0] + "_", None)
    if form == "method":
        return getattr(fs.Tensor, row.method[0], None)
    return public(row)


SAMPLES: dict[str, list[Any]] = {}
