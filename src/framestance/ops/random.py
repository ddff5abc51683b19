"""Rows that draw random numbers, all from one generator of the process, so that a seed fixes the whole program."""

from __future__ import annotations

import contextlib
import math
import operator
import os
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from typing import Any

import numpy as np

from .. import _C
from . import dtypes
from .creation import _options, _shape
from .elementwise import mul
from .mutation import same_shape, write_value
from .row import Device, DType, Ints, Operand, Row, Shape, Sizes, Value, operation
from .shapes import broadcast_shapes
from .views import like as in_order_of


class _State:
    """The generator and the seed it started from; made at the first use, because NumPy's generators are slow to import."""

    def __init__(self) -> None:
        self._seed: int | None = None
        self._generator: np.random.Generator | None = None

    @property
    def seed(self) -> int:
        if self._seed is None:
            self.restart(int.from_bytes(os.urandom(8), "little") >> 1)
        assert self._seed is not None
        return self._seed

    @property
    def generator(self) -> np.random.Generator:
        if self._generator is None:
            self.restart(self.seed)
        assert self._generator is not None
        return self._generator

    def restart(self, seed: int) -> None:
        self._seed = seed
        self._generator = np.random.Generator(np.random.PCG64(seed))


STATE = _State()
_chosen: ContextVar[_State | None] = ContextVar("chosen", default=None)


class Source:
    """Where random numbers come from: what ``framestance.Generator`` is a kind of."""

    __slots__ = ("__weakref__", "_stream")

    def __init__(self) -> None:
        self._stream = _State()


DEFAULT: list[Source] = []  # the generator that ``manual_seed`` seeds, as users see it


def drawing() -> np.random.Generator:
    """What functions that draw numbers draw them from."""
    return (_chosen.get() or STATE).generator


def drawn_with(name: str, generator: Any, function: Callable[..., Any]) -> Callable[..., Any]:
    """``function`` with numbers from ``generator``, which is None for the process's.

    Errors: TypeError for what is no generator.
    """
    if generator is None:
        return function
    if not isinstance(generator, Source):
        raise TypeError(f"{name}(): argument 'generator' must be framestance.Generator, not {type(generator).__qualname__}")
    return function if generator._stream is STATE else _Drawn(function, generator._stream)


@contextlib.contextmanager
def drawing_elsewhere() -> Iterator[None]:
    """Inside, in this thread or task, what would draw from the process's generator draws from one that nobody else has."""
    other = _State()
    other.restart(0)
    token = _chosen.set(other)
    try:
        yield
    finally:
        _chosen.reset(token)


def drawn_anywhere(function: Callable[..., Any]) -> Callable[..., Any]:
    """``function`` without the stream that ``drawn_with`` gave it."""
    return function.function if isinstance(function, _Drawn) else function


class _Drawn:
    """Calls a function with numbers from a stream."""

    __slots__ = ("function", "stream")

    def __init__(self, function: Callable[..., Any], stream: _State) -> None:
        self.function, self.stream = function, stream

    def __call__(self, *args: Any) -> Any:
        token = _chosen.set(self.stream)
        try:
            return self.function(*args)
        finally:
            _chosen.reset(token)


def stream_of(function: Any) -> _State:
    """The stream that a function of an extern draws from or starts anew."""
    return function.stream if type(function) is _Drawn else STATE


def remember(stream: _State) -> Any:
    """Where the stream is, as an object in an array of no dimensions."""
    generator = stream._generator
    kept = np.empty((), object)
    kept[()] = (stream._seed, generator, None if generator is None else generator.bit_generator.state)
    return kept


def put_back(stream: _State, kept: Any) -> None:
    """Go on from where the stream was: the same numbers come again."""
    stream._seed, stream._generator, state = kept[()]
    if stream._generator is not None:
        stream._generator.bit_generator.state = state


def checked_seed(seed: Any) -> int:
    """A seed as one of 64 bits; negative ones count from the end.

    Errors: ValueError for one that does not fit; RuntimeError for what is no integer.
    """
    try:
        number = operator.index(seed)
    except TypeError:
        raise RuntimeError(f"manual_seed expected a long, but got {type(seed).__qualname__}") from None
    if not -(1 << 63) <= number < 1 << 64:
        raise ValueError(f"manual_seed expects an integer in [-2**63, 2**64), got {number}")
    return number & ((1 << 64) - 1)


def _restart(seed: int) -> None:
    STATE.restart(checked_seed(seed))


@operation("random", method=(), effect=True, cases=(({}, "Any"),), sampler=lambda s: [(3,)])
def manual_seed(builder: Any, seed: int) -> Any:
    """Start the process's generator from ``seed``: the same numbers follow every time. The result is that generator."""
    builder.extern(manual_seed, _restart, (checked_seed(seed) if not hasattr(seed, "hint") else seed,), [])
    return DEFAULT[0]


def _uniform(shape: tuple[int, ...], dtype: Any) -> Any:
    if dtype in dtypes.HALVES:  # of as many numbers that 1 is not among
        count = 1 << dtypes.MANTISSAS[dtype]
        return (drawing().integers(0, count, shape) / count).astype(dtype)
    return np.asarray(drawing().random(shape, dtype=dtype))


def normal_numbers(shape: tuple[int, ...], dtype: Any) -> Any:
    """An array of numbers with mean 0 and deviation 1: of float32 by our own loops, which are 4 times as fast (2.3 ns a number) as NumPy's."""
    if wide(dtype) != np.float32:
        return np.asarray(drawing().standard_normal(shape, dtype=dtype))
    count = math.prod(shape)
    return _C.normals(drawing().bit_generator.random_raw((count + 1) // 2), count).reshape(shape).astype(dtype, copy=False)


def wide(dtype: Any) -> Any:
    """The dtype to draw in: the generator has no half precision."""
    return dtypes.FLOAT32 if dtype in dtypes.HALVES else dtype


def _drawn(name: str, function: Any, doc: str) -> tuple[Row, Row]:
    def draw(builder: Any, shape: tuple[Any, ...], dtype: np.dtype[Any], row: Row, generator: Any) -> Any:
        if dtype.kind != "f":
            raise NotImplementedError(f"\"{name}\" not implemented for '{dtypes.label(dtype)}'")
        return builder.extern(row, drawn_with(row.name, generator, function), (shape, dtype), [(shape, dtype)])[0]

    def build(builder: Any, size: Sizes, dtype: DType = None, device: Device = None, requires_grad: bool = False, generator: Any = None) -> Any:
        return draw(builder, _shape(name, size), _options(dtype, device, requires_grad), row, generator)

    def build_like(builder: Any, input: Value, dtype: DType = None, device: Device = None, requires_grad: bool = False, generator: Any = None) -> Any:
        _options(None, device, requires_grad)
        wanted = input.dtype if dtype is None else dtypes.as_numpy(dtype)
        return in_order_of(builder, input, None, lambda shape: draw(builder, shape, wanted, like, generator))

    build.__doc__ = doc
    build_like.__doc__ = doc.replace("of the given sizes", "in the shape and dtype of ``input``")
    row = operation("random", name=name, effect=True, sampler=lambda s: [((2, 3),)])(build)
    like = operation("random", name=f"{name}_like", method=(), keyword_only=4, effect=True, sampler=lambda s: [(s.MATRIX,)])(build_like)
    return row, like


rand, rand_like = _drawn("rand", _uniform, "Numbers of the given sizes, uniform in [0, 1).")
randn, randn_like = _drawn("randn", normal_numbers, "Numbers of the given sizes, normal with mean 0 and deviation 1.")


def require_integers(dtype: Any, high: Any) -> None:
    """Errors: RuntimeError for a dtype that does not hold all integers below ``high``; NotImplementedError for complex numbers."""
    if dtype.kind == "c":
        raise NotImplementedError(f"\"random_from_to\" not implemented for '{dtypes.label(dtype)}'")
    if not hasattr(high, "hint") and dtype.kind in "biu" and high - 1 > (1 if dtype.kind == "b" else np.iinfo(dtype).max):
        raise RuntimeError(f"to - 1 is out of bounds for {dtype.name}")


def _integers(low: int, high: int, shape: tuple[int, ...], dtype: Any) -> Any:
    return np.asarray(drawing().integers(low, high, shape)).astype(dtype)


@operation("random", effect=True, keyword_only=4, sampler=lambda s: [(0, 5, (2, 3))])
def randint(
    builder: Any,
    low: int,
    high: Ints = None,
    size: Shape | None = None,
    dtype: DType = None,
    device: Device = None,
    requires_grad: bool = False,
    generator: Any = None,
) -> Any:
    """Integers uniform in [low, high), or in [0, low) when called as ``randint(high, size)``."""
    if size is None:
        low, high, size = 0, low, high
    if not isinstance(size, tuple | list):
        raise TypeError(f"randint(): argument 'size' must be tuple of ints, not {type(size).__qualname__}")
    if low >= high:
        raise RuntimeError(f"random_ expects 'from' to be less than 'to', but got from={low} >= to={high}")
    _options(None, device, requires_grad)
    wanted = dtypes.INT64 if dtype is None else dtypes.as_numpy(dtype)
    require_integers(wanted, high)
    shape = _shape("randint", (size,))
    return builder.extern(randint, drawn_with("randint", generator, _integers), (low, high, shape, wanted), [(shape, wanted)])[0]


def _permutation(n: int) -> Any:
    return drawing().permutation(n).astype(np.int64)


@operation("random", effect=True, keyword_only=3, sampler=lambda s: [(5,)])
def randperm(builder: Any, n: int, dtype: DType = None, device: Device = None, generator: Any = None) -> Any:
    """The integers below ``n`` in random order."""
    _options(None, device, False)
    if n < 0:
        raise RuntimeError(f"Trying to create tensor with negative dimension {n}: [{n}]")
    if dtype is not None and dtypes.as_numpy(dtype).kind in "bc":
        raise NotImplementedError(f"\"randperm\" not implemented for '{dtypes.label(dtypes.as_numpy(dtype))}'")
    result = builder.extern(randperm, drawn_with("randperm", generator, _permutation), (n,), [((n,), dtypes.INT64)])[0]
    return result if dtype is None else builder.cast(result, dtypes.as_numpy(dtype))


def _uniform_between(low: float, high: float, shape: tuple[int, ...], dtype: Any) -> Any:
    return (_uniform(shape, dtype) * (high - low) + low).astype(dtype)


@operation("random", name="uniform_", function=False, effect=True, keyword_only=1, sampler=lambda s: [(s.MATRIX, -1.0, 1.0)])
def uniform_(builder: Any, input: Value, from_: float = 0.0, to: float = 1.0, generator: Any = None) -> Any:
    """Write numbers uniform in [from_, to), of floats; the result is the tensor."""
    if input.dtype.kind != "f":
        raise NotImplementedError(f"\"check_uniform_bounds\" not implemented for '{dtypes.label(input.dtype)}'")
    largest = float(dtypes.float_limits(input.dtype).max)
    if not (-largest <= from_ <= largest and -largest <= to <= largest):
        raise RuntimeError(f"uniform_ expects bounds that {input.dtype} holds, but found from={from_} and to={to}")
    if from_ > to:
        raise RuntimeError(f"uniform_ expects to return a [from, to) range, but found from={from_} > to={to}")
    shape = tuple(input.shape)
    write_value(
        builder,
        input,
        builder.extern(uniform_, drawn_with("uniform_", generator, _uniform_between), (from_, to, shape, input.dtype), [(shape, input.dtype)])[0],
    )
    return input


def _normal_around(mean: float, deviation: float, shape: tuple[int, ...], dtype: Any) -> Any:
    return (normal_numbers(shape, wide(dtype)) * deviation + mean).astype(dtype, copy=False)


@operation("random", name="normal_", function=False, effect=True, keyword_only=1, sampler=lambda s: [(s.MATRIX,)])
def normal_(builder: Any, input: Value, mean: float = 0.0, std: float = 1.0, generator: Any = None) -> Any:
    """Write normal numbers with that mean and deviation, of floats; the result is the tensor."""
    if input.dtype.kind != "f":
        raise NotImplementedError(f"\"normal_kernel_cpu\" not implemented for '{dtypes.label(input.dtype)}'")
    if isinstance(mean, complex) or isinstance(std, complex):
        raise TypeError("normal_(): arguments 'mean' and 'std' must be float, not complex")
    if not std >= 0:
        raise RuntimeError(f"normal expects std >= 0.0, but found std {std}")
    shape = tuple(input.shape)
    write_value(
        builder, input, builder.extern(normal_, drawn_with("normal_", generator, _normal_around), (mean, std, shape, input.dtype), [(shape, input.dtype)])[0]
    )
    return input


def _below(chances: Any, shape: tuple[int, ...], dtype: Any) -> Any:
    if not np.all((np.asarray(chances) >= 0) & (np.asarray(chances) <= 1)):
        raise RuntimeError("bernoulli expects p to be in [0, 1]")
    drawn = drawing().random(shape, dtype=wide(dtype) if dtype.kind == "f" else np.float64)
    return np.asarray(np.asarray(drawn) < chances).astype(dtype)


@operation("random", effect=True, can_fail=True, keyword_only=1, sampler=lambda s: [(np.full(3, 0.5, np.float32),)])
def bernoulli(builder: Any, input: Value, p: float | None = None, generator: Any = None) -> Any:
    """1 with the probabilities in ``input``, or with ``p`` in its shape, else 0."""
    shape, dtype = tuple(input.shape), input.dtype
    if dtype.kind != "f" and p is None:
        raise NotImplementedError(f"\"bernoulli_tensor_cpu_p_\" not implemented for '{dtypes.label(dtype)}'")
    return builder.extern(bernoulli, drawn_with("bernoulli", generator, _below), (input if p is None else p, shape, dtype), [(shape, dtype)])[0]


@operation(
    "random", refused="c", name="bernoulli_", function=False, effect=True, can_fail=True, keyword_only=1,
    sampler=lambda s: [(s.plain_values(n, 3, 4), 0.5) for n in s.ALL],
)  # fmt: skip
def bernoulli_(builder: Any, input: Value, p: Operand = 0.5, generator: Any = None) -> Any:
    """Write 1 with probability ``p`` (a number, or a tensor that broadcasts), else 0; the result is the tensor."""
    shape = tuple(input.shape)
    if builder.is_value(p) and not same_shape(broadcast_shapes(builder.dialect, shape, tuple(p.shape)), shape):
        raise RuntimeError(f"bernoulli_(): p of shape {list(p.shape)} does not broadcast to {list(shape)}")
    write_value(builder, input, builder.extern(bernoulli_, drawn_with("bernoulli_", generator, _below), (p, shape, input.dtype), [(shape, input.dtype)])[0])
    return input


def _kept(shape: tuple[int, ...], p: float, dtype: Any) -> Any:
    return (np.asarray(drawing().random(shape)) >= p).astype(dtype)


def check_probability(p: Any) -> None:
    """Errors: ValueError for what is no probability."""
    if not 0.0 <= p <= 1.0:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")


@operation(
    "random", differs="errors: p and training may be left out", method=(), aliases=("nn.functional.dropout",), effect=True,
    sampler=lambda s: [(s.MATRIX, 0.5), (s.MATRIX, 0.5, False)],
)  # fmt: skip
def dropout(builder: Any, input: Value, p: float = 0.5, training: bool = True, inplace: bool = False) -> Any:
    """``input`` with elements zeroed with probability ``p`` and the others scaled by 1 / (1 - p); itself when not training."""
    check_probability(p)
    if not training or p == 0.0:
        return input
    shape = tuple(input.shape)
    kept = builder.extern(dropout, _kept, (shape, p, input.dtype), [(shape, input.dtype)])[0]
    result = mul.build(builder, input, mul.build(builder, kept, 1.0 / (1.0 - p) if p < 1.0 else 0.0))
    if inplace:
        write_value(builder, input, result)
        return input
    return result
