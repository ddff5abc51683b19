"""Rows that draw from distributions, by the one generator of the process: rows of their own, and methods that fill a tensor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from . import dtypes
from .creation import _options, _shape
from .mutation import write_value
from .random import _integers, drawing, drawn_with, normal_numbers, require_integers, wide
from .row import Device, DType, Operand, Row, Shape, Value, operation
from .shapes import broadcast_shapes, require_int
from .views import like


def _filled_samples(s: Any) -> Any:
    return [(s.plain_values(name, 3, 4), 0.5) for name in s.FLOATS]


def _normal_samples(s: Any) -> Any:
    for name in s.FLOATS:
        x = s.plain_values(name, 3, 4)
        yield (x,)
        yield x.T, 0.5
        yield 1.0, abs(x)
        yield x[:1], abs(x)
    yield 1.0, 2.0, (2, 3)


# ---- methods that fill a tensor ----


def _fill(builder: Any, row: Row, input: Any, generator: Any, draw: Callable[..., Any], *numbers: Any) -> Any:
    """Write what ``draw(*numbers, shape, dtype)`` gives."""
    shape = tuple(input.shape)
    write_value(builder, input, builder.extern(row, drawn_with(row.name, generator, draw), (*numbers, shape, input.dtype), [(shape, input.dtype)])[0])
    return input


def _geometric(p: float, shape: tuple[int, ...], dtype: Any) -> Any:
    return np.asarray(drawing().geometric(p, shape)).astype(dtype)


@operation("random", refused="c", name="geometric_", function=False, effect=True, keyword_only=1, sampler=_filled_samples)
def geometric_(builder: Any, input: Value, p: float, generator: None = None) -> Any:
    """Write how many attempts it takes until one of probability ``p`` succeeds; the result is the tensor."""
    if not 0 < p < 1:
        raise RuntimeError(f"geometric_ expects p to be in (0, 1), but got p={p}")
    if input.dtype.kind == "b":
        raise NotImplementedError("\"geometric_cpu\" not implemented for 'Bool'")
    return _fill(builder, geometric_, input, generator, _geometric, p)


def _require_continuous(name: str, input: Any) -> None:
    if input.dtype.kind != "f":
        raise RuntimeError(
            f"{name} distribution is a continuous probability distribution. dtype must be a floating point but you specified {dtypes.label(input.dtype)}"
        )


def _exponential(lambd: float, shape: tuple[int, ...], dtype: Any) -> Any:
    return (np.asarray(drawing().standard_exponential(shape, dtype=wide(dtype))) / lambd).astype(dtype)


@operation("random", name="exponential_", function=False, effect=True, keyword_only=1, sampler=_filled_samples)
def exponential_(builder: Any, input: Value, lambd: float = 1.0, generator: None = None) -> Any:
    """Write numbers of the exponential distribution with rate ``lambd``, of floats; the result is the tensor."""
    _require_continuous("Exponential", input)
    if lambd <= 0:
        raise RuntimeError(f"exponential_ expects lambda > 0.0, but found lambda={lambd}")
    return _fill(builder, exponential_, input, generator, _exponential, lambd)


def _cauchy(median: float, sigma: float, shape: tuple[int, ...], dtype: Any) -> Any:
    return np.asarray(median + sigma * np.tan(np.pi * (np.asarray(drawing().random(shape)) - 0.5))).astype(dtype)


@operation("random", name="cauchy_", function=False, effect=True, keyword_only=1, sampler=_filled_samples)
def cauchy_(builder: Any, input: Value, median: float = 0.0, sigma: float = 1.0, generator: None = None) -> Any:
    """Write numbers of the Cauchy distribution around ``median`` with scale ``sigma``, of floats; the result is the tensor."""
    _require_continuous("Cauchy", input)
    if sigma <= 0:
        raise RuntimeError(f"cauchy_ expects sigma > 0.0, but found sigma={sigma}")
    return _fill(builder, cauchy_, input, generator, _cauchy, median, sigma)


def _log_normal(mean: float, std: float, shape: tuple[int, ...], dtype: Any) -> Any:
    return np.asarray(np.exp(np.asarray(drawing().standard_normal(shape)) * std + mean)).astype(dtype)


@operation("random", name="log_normal_", function=False, effect=True, keyword_only=1, sampler=_filled_samples)
def log_normal_(builder: Any, input: Value, mean: float = 1.0, std: float = 2.0, generator: None = None) -> Any:
    """Write numbers whose logarithms are normal with that mean and deviation, of floats; the result is the tensor."""
    if std <= 0:
        raise RuntimeError(f"log_normal_ expects std > 0.0, but found std={std}")
    dtypes.require_float("log_normal_cpu", input.dtype)
    return _fill(builder, log_normal_, input, generator, _log_normal, mean, std)


@operation(
    "random",
    name="random_",
    function=False,
    effect=True,
    keyword_only=1,
    sampler=lambda s: ((s.plain_values(n, 3, 4), *r) for n in s.ALL for r in ((), (2,), (0, 2))),
)
def random_(builder: Any, input: Value, from_: int | None = None, to: int | None = None, generator: None = None) -> Any:
    """Write integers uniform in [from_, to), in [0, to) for one number, or over all that the dtype holds from 0; the result is the tensor."""
    dtype = input.dtype
    largest = {"f": 1 << dtypes.MANTISSAS.get(dtype, 53), "b": 1}.get(dtype.kind) or int(np.iinfo(dtype).max)
    low, high = (0, largest if dtype.kind == "f" else largest + 1) if from_ is None else (0, from_) if to is None else (from_, to)
    if low >= high:
        raise RuntimeError(f"random_ expects 'from' to be less than 'to', but got from={low} >= to={high}")
    if high - 1 > largest:
        raise RuntimeError(f"to - 1 is out of bounds for {dtype.name}")
    return _fill(builder, random_, input, generator, _integers, low, high)


@operation(
    "random", method=(), effect=True, keyword_only=4, sampler=lambda s: [(s.plain_values(n, 3, 4), *r) for n in s.FLOATS + s.INTEGERS for r in ((5,), (2, 7))]
)
def randint_like(
    builder: Any,
    input: Value,
    low: int,
    high: int | None = None,
    dtype: DType = None,
    device: Device = None,
    requires_grad: bool = False,
    generator: Any = None,
) -> Any:
    """Integers uniform in [low, high), or in [0, low), in the shape and dtype of ``input``."""
    _options(None, device, requires_grad)
    low, high = (0, low) if high is None else (low, high)
    if low >= high:
        raise RuntimeError(f"random_ expects 'from' to be less than 'to', but got from={low} >= to={high}")
    wanted = input.dtype if dtype is None else dtypes.as_numpy(dtype)
    require_integers(wanted, high)
    draw = drawn_with("randint_like", generator, _integers)
    return like(builder, input, None, lambda shape: builder.extern(randint_like, draw, (low, high, shape, wanted), [(shape, wanted)])[0])


# ---- distributions with tensors of parameters ----


def _normal(mean: Any, std: Any, shape: tuple[int, ...], dtype: Any) -> Any:
    if not np.all(np.asarray(std) >= 0):
        raise RuntimeError("normal expects all elements of std >= 0.0")
    return np.asarray(normal_numbers(shape, dtype) * std + mean).astype(dtype)


@operation("random", method=(), effect=True, can_fail=True, keyword_only=5, sampler=_normal_samples)
def normal(
    builder: Any, mean: Operand, std: Operand = 1.0, size: Shape | None = None, dtype: DType = None, device: Device = None,
    layout: str | None = None, requires_grad: bool = False, generator: None = None,
) -> Any:  # fmt: skip
    """Normal numbers: of each element's mean and deviation where one of these is a tensor (they broadcast), else of the sizes given."""
    wanted = _options(dtype, device, requires_grad)
    tensors = [x for x in (mean, std) if builder.is_value(x)]
    if not builder.is_value(std) and std < 0:
        raise RuntimeError(f"normal expects std >= 0.0, but found std {std}")
    if tensors:
        if size is not None:
            raise TypeError("normal(): argument 'size' goes with numbers only; tensors of means or deviations say which size")
        shape, wanted = broadcast_shapes(builder.dialect, *(tuple(x.shape) for x in tensors)), tensors[0].dtype
    elif size is None:
        raise TypeError("normal(): one of 'mean' and 'std' must be Tensor, or 'size' given")
    else:
        shape = _shape("normal", (size,))
    dtypes.require_float("normal_kernel_cpu", wanted)
    return builder.extern(normal, drawn_with("normal", generator, _normal), (mean, std, shape, wanted), [(shape, wanted)])[0]


def _multinomial(array: Any, num_samples: int, replacement: bool) -> Any:
    weights = np.atleast_2d(array)
    if not np.isfinite(weights).all() or (weights < 0).any():
        raise RuntimeError("probability tensor contains either `inf`, `nan` or element < 0")
    if (weights.sum(axis=1) <= 0).any():
        raise RuntimeError("invalid multinomial distribution (sum of probabilities <= 0)")
    if replacement:
        below = np.cumsum(weights, axis=1, dtype=np.float64)
        drawn = drawing().random((len(weights), num_samples)) * below[:, -1:]
        found = np.stack([np.searchsorted(row, draw, "right") for row, draw in zip(below, drawn, strict=True)]) if len(weights) else drawn
    else:  # the order in which clocks of these rates ring first
        with np.errstate(all="ignore"):
            found = np.argsort(drawing().standard_exponential(weights.shape) / weights, axis=1, kind="stable")[:, :num_samples]
    return found.astype(np.int64).reshape(*array.shape[:-1], num_samples)


@operation(
    "random",
    effect=True,
    can_fail=True,
    keyword_only=1,
    sampler=lambda s: [(abs(s.plain_values(n, *z)), 3, r) for n in s.FLOATS for z in ((4,), (2, 4)) for r in (False, True)],
)
def multinomial(builder: Any, input: Value, num_samples: int, replacement: bool = False, generator: None = None) -> Any:
    """Indices drawn with the weights of a vector, or of each row of a matrix, as int64: each index once, or, with ``replacement``, any number of times.

    Errors: RuntimeError for weights that are negative, not finite or all 0, and for more indices than there are.
    """
    require_int(num_samples, "multinomial", "num_samples")
    if len(input.shape) not in (1, 2):
        raise RuntimeError("prob_dist must be 1 or 2 dim")
    if input.dtype.kind != "f":
        raise RuntimeError(f"multinomial only supports floating-point dtypes for input, got: {dtypes.label(input.dtype)}")
    if num_samples <= 0:
        raise RuntimeError("cannot sample n_sample <= 0 samples")
    if not replacement and num_samples > input.shape[-1]:
        raise RuntimeError("cannot sample n_sample > prob_dist.size(-1) samples without replacement")
    shape = (*input.shape[:-1], num_samples)
    return builder.extern(multinomial, drawn_with("multinomial", generator, _multinomial), (input, num_samples, bool(replacement)), [(shape, dtypes.INT64)])[0]


def _poisson(rates: Any) -> Any:
    if not (rates >= 0).all():
        raise RuntimeError("invalid Poisson rate, expected rate to be non-negative")
    return np.asarray(drawing().poisson(rates)).astype(rates.dtype)


@operation(
    "random",
    method=(),
    effect=True,
    can_fail=True,
    sampler=lambda s: [(abs(x),) for n in s.FLOATS for x in (s.plain_values(n, 3, 4).T, s.plain_values(n, 0, 3))],
)
def poisson(builder: Any, input: Value, generator: None = None) -> Any:
    """Numbers of the Poisson distribution with the rates in ``input``, of floats.

    Errors: RuntimeError for negative rates.
    """
    dtypes.require_float("poisson_cpu", input.dtype)
    return builder.extern(poisson, drawn_with("poisson", generator, _poisson), (input,), [(tuple(input.shape), input.dtype)])[0]
