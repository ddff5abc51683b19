"""Rows of what neural networks apply to their layers, as ``nn.functional`` names them; ``inplace`` writes the result into the input and returns that."""

from __future__ import annotations

import inspect
from typing import Any

from . import dtypes
from .elementwise import abs_, add, clamp, eq, gt, le, lt, minimum, mul, negative, sub, true_divide, where
from .math import exp, expm1, log1p, sigmoid, tanh
from .math import leaky_relu as leaky_relu_row
from .math import relu as relu_row
from .math import silu as silu_row
from .mutation import inplace_build, placed
from .promotion import in_single
from .random import drawing
from .reductions import argmax, log_softmax, softmax
from .registers import register
from .row import DType, Row, Value, operation
from .shapes import wrap_dim
from .views import narrowed, reshape

SELU_ALPHA, SELU_SCALE = 1.6732632423543772, 1.0507009873554805


def _sampled(*more: tuple[Any, ...]) -> Any:
    return lambda s: ((x, *m) for name in s.FLOATS for x in s.layouts(name) for m in (more or ((),)))


def _in_place_form(row: Row, *aliases: str) -> None:
    """Enter ``name_`` for a row with an ``inplace`` parameter."""

    def signature() -> inspect.Signature:
        return inspect.Signature([p for p in row.signature.parameters.values() if p.name != "inplace"])

    def build(builder: Any, *bound: Any) -> Any:
        return inplace_build(builder, row, *bound)

    register(
        Row(
            f"{row.name}_", "mutation", signature, build, f"In place: {row.doc}", aliases=aliases, effect=row.effect,
            sampler=lambda s: ((s.plain_values(name, 3, 4), *([-0.5, 0.25] if "threshold" in row.name else [])) for name in s.FLOATS),
        )
    )  # fmt: skip


# ---- made of a row that has no ``inplace`` ----


@operation("elementwise", name="nn.functional.relu", sampler=lambda s: s.unary(s.FLOATS + s.INTEGERS))
def relu(builder: Any, input: Value, inplace: bool = False) -> Any:
    """``input`` where it is positive, else 0; NaN stays NaN."""
    return placed(builder, input, relu_row.build(builder, input), inplace)


@operation("elementwise", name="nn.functional.silu", sampler=_sampled())
def silu(builder: Any, input: Value, inplace: bool = False) -> Any:
    """``input * sigmoid(input)`` of floats."""
    return placed(builder, input, silu_row.build(builder, input), inplace)


@operation("elementwise", name="nn.functional.leaky_relu", sampler=_sampled((), (0.2,)))
def leaky_relu(builder: Any, input: Value, negative_slope: float = 0.01, inplace: bool = False) -> Any:
    """``input`` where it is positive, else ``negative_slope * input``; of floats."""
    return placed(builder, input, leaky_relu_row.build(builder, input, negative_slope), inplace)


# ---- clamped ----


@operation(
    "elementwise", name="nn.functional.hardtanh",
    sampler=lambda s: ((x, *m) for (x,) in s.unary(s.FLOATS + s.INTEGERS) for m in ((), (0, 2)) if m or x.dtype.kind != "u"),
)  # fmt: skip
def hardtanh(builder: Any, input: Value, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False) -> Any:
    """``input`` limited to [min_val, max_val].

    Errors: ValueError when min_val exceeds max_val.
    """
    if min_val > max_val:
        raise ValueError("min_val cannot be greater than max_val")
    if input.dtype.kind == "b":
        raise RuntimeError("Bool inputs not supported for hardtanh")
    if input.dtype.kind == "u" and (min_val < 0 or max_val < 0):
        raise RuntimeError("Cannot do hardtanh on an unsigned type with negative limits")
    low, high = (dtypes.checked_number(x, input.dtype) for x in (min_val, max_val))
    return placed(builder, input, clamp.build(builder, input, low, high), inplace)


@operation("elementwise", name="nn.functional.relu6", sampler=lambda s: s.unary(s.FLOATS + s.INTEGERS))
def relu6(builder: Any, input: Value, inplace: bool = False) -> Any:
    """``input`` limited to [0, 6]."""
    return hardtanh.build(builder, input, 0, 6, inplace)


@operation("elementwise", name="nn.functional.hardsigmoid", sampler=_sampled())
def hardsigmoid(builder: Any, input: Value, inplace: bool = False) -> Any:
    """``(input + 3) / 6`` limited to [0, 1]; of floats."""
    dtypes.require_float("hardsigmoid", input.dtype)
    limited = clamp.build(builder, add.build(builder, input, 3), 0, 6)
    return placed(builder, input, true_divide.build(builder, limited, 6), inplace)


@operation("elementwise", name="nn.functional.hardswish", sampler=_sampled())
def hardswish(builder: Any, input: Value, inplace: bool = False) -> Any:
    """``input * hardsigmoid(input)`` of floats."""
    dtypes.require_float("hardswish_cpu", input.dtype)
    limited = clamp.build(builder, add.build(builder, input, 3), 0, 6)
    return placed(builder, input, true_divide.build(builder, mul.build(builder, input, limited), 6), inplace)


@operation(
    "elementwise", name="nn.functional.threshold", aliases=("threshold",),
    sampler=lambda s: ((x, 1, 7) for (x,) in s.unary(s.FLOATS + s.INTEGERS)),
)  # fmt: skip
def threshold(builder: Any, input: Value, threshold: float, value: float, inplace: bool = False) -> Any:
    """``input`` where it is above the threshold (or NaN), else ``value``."""
    if input.dtype.kind == "b":
        raise NotImplementedError("\"threshold_cpu\" not implemented for 'Bool'")
    limit, other = (dtypes.checked_number(x, input.dtype) for x in (threshold, value))
    result = builder.elementwise(where, input.dtype, (le.build(builder, input, limit), other, input))
    return placed(builder, input, result, inplace)


@operation("elementwise", name="nn.functional.hardshrink", aliases=("hardshrink",), method=("hardshrink",), sampler=_sampled((), (2,)))
def hardshrink(builder: Any, input: Value, lambd: float = 0.5) -> Any:
    """``input`` where its magnitude exceeds ``lambd`` (or is NaN), else 0; of floats."""
    dtypes.require_float("hardshrink_cpu", input.dtype)
    inside = le.build(builder, abs_.build(builder, input), lambd)
    return builder.elementwise(where, input.dtype, (inside, 0, input))


@operation("elementwise", name="nn.functional.softshrink", sampler=_sampled((), (2,)))
def softshrink(builder: Any, input: Value, lambd: float = 0.5) -> Any:
    """``input`` moved towards 0 by ``lambd``, and 0 where its magnitude is less; of floats.

    Errors: RuntimeError for a negative ``lambd``.
    """
    dtypes.require_float("softshrink_cpu", input.dtype)
    if not lambd >= 0:
        raise RuntimeError(f"lambda must be greater or equal to 0, but found to be {lambd}.")
    limited = clamp.build(builder, input, -lambd, lambd)
    return sub.build(builder, input, limited)


@operation("elementwise", name="nn.functional.tanhshrink", sampler=lambda s: s.unary(s.FLOATS + s.INTEGERS))
def tanhshrink(builder: Any, input: Value) -> Any:
    """``input - tanh(input)``."""
    return sub.build(builder, input, tanh.build(builder, input))


# ---- exponential ----


def _exponential(builder: Any, input: Any, alpha: Any, scale: float, inner: Any) -> Any:
    """``scale * input`` where that is positive, else ``scale * alpha * (exp(inner) - 1)``."""
    below = mul.build(builder, expm1.build(builder, inner), alpha)
    below, above = (below, input) if scale == 1 else (mul.build(builder, below, scale), mul.build(builder, input, scale))
    return builder.elementwise(where, input.dtype, (lt.build(builder, input, 0), below, above))


@operation("elementwise", name="nn.functional.elu", sampler=_sampled((), (2.0,)))
def elu(builder: Any, input: Value, alpha: float = 1.0, inplace: bool = False) -> Any:
    """``input`` where it is positive, else ``alpha * (exp(input) - 1)``; of floats."""
    dtypes.require_float("elu_cpu", input.dtype)
    return placed(builder, input, _exponential(builder, input, alpha, 1, input), inplace)


@operation("elementwise", name="nn.functional.selu", aliases=("selu",), sampler=_sampled())
def selu(builder: Any, input: Value, inplace: bool = False) -> Any:
    """``elu`` with the slope and scale that keep mean 0 and variance 1 from layer to layer; of floats."""
    dtypes.require_float("elu_cpu", input.dtype)
    return placed(builder, input, _exponential(builder, input, SELU_ALPHA, SELU_SCALE, input), inplace)


@operation("elementwise", name="nn.functional.celu", aliases=("celu",), sampler=_sampled((), (2.0,)))
def celu(builder: Any, input: Value, alpha: float = 1.0, inplace: bool = False) -> Any:
    """``input`` where it is positive, else ``alpha * (exp(input / alpha) - 1)``; of floats."""
    dtypes.require_float("elu_cpu", input.dtype)
    if alpha == 0:
        raise RuntimeError("ZeroDivisionError: alpha cannot be 0 for CELU")
    return placed(builder, input, _exponential(builder, input, alpha, 1, true_divide.build(builder, input, alpha)), inplace)


@operation("elementwise", name="nn.functional.softplus", sampler=_sampled((), (2.0, 1.5)))
@in_single
def softplus(builder: Any, input: Value, beta: float = 1, threshold: float = 20) -> Any:
    """``log(1 + exp(beta * input)) / beta``, and ``input`` where ``beta * input`` exceeds the threshold; of floats."""
    dtypes.require_float("softplus_cpu", input.dtype)
    scaled = input if beta == 1 else mul.build(builder, input, beta)
    soft = log1p.build(builder, exp.build(builder, scaled))
    soft = soft if beta == 1 else true_divide.build(builder, soft, beta)
    return builder.elementwise(where, input.dtype, (gt.build(builder, scaled, threshold), input, soft))


@operation("elementwise", name="nn.functional.logsigmoid", sampler=_sampled())
def logsigmoid(builder: Any, input: Value) -> Any:
    """``log(sigmoid(input))`` without overflow; of floats."""
    dtypes.require_float("log_sigmoid_cpu", input.dtype)
    rest = log1p.build(builder, exp.build(builder, negative.build(builder, abs_.build(builder, input))))
    return sub.build(builder, minimum.build(builder, input, 0), rest)


@operation("elementwise", name="nn.functional.mish", sampler=_sampled())
def mish(builder: Any, input: Value, inplace: bool = False) -> Any:
    """``input * tanh(log(1 + exp(input)))`` of floats."""
    dtypes.require_float("mish_cpu", input.dtype)
    result = mul.build(builder, input, tanh.build(builder, log1p.build(builder, exp.build(builder, input))))
    return placed(builder, input, result, inplace)


@operation("elementwise", name="nn.functional.softsign", sampler=lambda s: s.unary(s.FLOATS + s.INTEGERS))
def softsign(builder: Any, input: Value) -> Any:
    """``input / (1 + |input|)``."""
    return true_divide.build(builder, input, add.build(builder, abs_.build(builder, input), 1))


# ---- with parameters, chance, or a dimension ----


def _weights(s: Any) -> Any:
    for name in s.FLOATS:
        for x in s.layouts(name):
            yield x, s.plain_values(name, 1)
            if x.ndim > 1:
                yield x, s.plain_values(name, x.shape[1])


@operation("elementwise", name="nn.functional.prelu", aliases=("prelu",), method=("prelu",), sampler=_weights)
def prelu(builder: Any, input: Value, weight: Value) -> Any:
    """``input`` where it is positive, else ``weight * input``, with one weight or one for each entry of dimension 1.

    Errors: RuntimeError for a weight of another dtype, rank or size.
    """
    if input.dtype != weight.dtype:
        raise RuntimeError(f"prelu: Type promoting not supported. Got {dtypes.label(input.dtype)} and {dtypes.label(weight.dtype)}")
    if len(weight.shape) > 1:
        raise RuntimeError(f"prelu: Expected `weight` to be a scalar or 1D tensor, but got: ndim = {len(weight.shape)}")
    dtypes.require_float("prelu_cpu", input.dtype)
    rank = len(input.shape)
    if len(weight.shape) and weight.shape[0] != 1:
        if not rank:
            raise RuntimeError("prelu: Not allow zero-dim input tensor.")
        channels = input.shape[1] if rank > 1 else 1
        if weight.shape[0] != channels:
            raise RuntimeError(
                f"Mismatch of parameter numbers and input channel size. Found parameter numbers = {weight.shape[0]} and channel size = {channels}."
            )
        weight = reshape.build(builder, weight, ((channels, *[1] * (rank - 2)),))
    elif len(weight.shape) and not rank:
        weight = reshape.build(builder, weight, ((),))
    return builder.elementwise(where, input.dtype, (gt.build(builder, input, 0), input, mul.build(builder, input, weight)))


def _slopes(shape: tuple[int, ...], lower: float, upper: float, dtype: Any) -> Any:
    return drawing().uniform(lower, upper, shape).astype(dtype)


@operation("random", name="nn.functional.rrelu", aliases=("rrelu",), effect=True, sampler=_sampled((), (0.1, 0.2, True)))
def rrelu(builder: Any, input: Value, lower: float = 1.0 / 8, upper: float = 1.0 / 3, training: bool = False, inplace: bool = False) -> Any:
    """``input`` where it is positive, else times a slope: drawn between ``lower`` and ``upper`` when training, their mean otherwise; of floats.

    Errors: RuntimeError when lower exceeds upper.
    """
    dtypes.require_float("rrelu_with_noise_out_cpu", input.dtype)
    if not lower <= upper:
        raise RuntimeError(f"Lower bound should be less than or equal to the upper bound, got {lower} > {upper}")
    if not training:
        return placed(builder, input, leaky_relu_row.build(builder, input, (lower + upper) / 2), inplace)
    shape = tuple(input.shape)
    slopes = builder.extern(rrelu, _slopes, (shape, lower, upper, input.dtype), [(shape, input.dtype)])[0]
    result = builder.elementwise(where, input.dtype, (gt.build(builder, input, 0), input, mul.build(builder, input, slopes)))
    return placed(builder, input, result, inplace)


@operation("elementwise", name="nn.functional.glu", sampler=lambda s: ((s.plain_values(n, 4, 6), d) for n in s.FLOATS for d in (0, 1, -1)))
def glu(builder: Any, input: Value, dim: int = -1) -> Any:
    """The first half of dimension ``dim`` times the sigmoid of the second half; of floats.

    Errors: RuntimeError for a 0-d tensor or an odd size.
    """
    if not len(input.shape):
        raise RuntimeError("glu does not support 0-dimensional tensors")
    dtypes.require_float("glu_cpu", input.dtype)
    wrapped = wrap_dim(dim, len(input.shape), "glu")
    size = input.shape[wrapped]
    if size % 2 != 0:
        raise RuntimeError(f"Halving dimension must be even, but dimension {wrapped} is size {size}")
    half = size // 2
    gate = sigmoid.build(builder, narrowed(builder, input, wrapped, half, half))
    return mul.build(builder, narrowed(builder, input, wrapped, 0, half), gate)


def _implicit_dim(dim: int | None, input: Any) -> int:
    """The dimension that torch chooses where none is given."""
    if dim is not None:
        return dim
    return 0 if len(input.shape) in (0, 1, 3) else 1


def _over_dims(s: Any) -> Any:
    yield from ((s.plain_values(n, 2, 3, 4), d) for n in s.FLOATS for d in (0, 1, -1))
    yield (s.plain_values("float32", 3, 4),)
    yield s.plain_values("int64", 3, 4), 0, 3, dtypes.float64


@operation("reduction", name="nn.functional.softmax", ulp=softmax.ulp, sampler=_over_dims)
def functional_softmax(builder: Any, input: Value, dim: int | None = None, _stacklevel: int = 3, dtype: DType = None) -> Any:
    """``exp(input)`` divided by its sum over ``dim``; without one over dimension 0 of 0-d, 1-d and 3-d tensors, else over 1."""
    return softmax.build(builder, input, _implicit_dim(dim, input), dtype)


@operation("reduction", name="nn.functional.log_softmax", ulp=softmax.ulp, sampler=_over_dims)
def functional_log_softmax(builder: Any, input: Value, dim: int | None = None, _stacklevel: int = 3, dtype: DType = None) -> Any:
    """``log(softmax(input, dim))`` without overflow."""
    return log_softmax.build(builder, input, _implicit_dim(dim, input), dtype)


@operation("reduction", name="nn.functional.softmin", ulp=softmax.ulp, sampler=_over_dims)
def softmin(builder: Any, input: Value, dim: int | None = None, _stacklevel: int = 3, dtype: DType = None) -> Any:
    """``softmax(-input, dim)``."""
    return softmax.build(builder, negative.build(builder, input), _implicit_dim(dim, input), dtype)


def _gumbels(shape: tuple[int, ...], dtype: Any) -> Any:
    return drawing().gumbel(size=shape).astype(dtype)


@operation(
    "random", name="nn.functional.gumbel_softmax", effect=True,
    sampler=lambda s: ((s.plain_values("float32", 3, 4), *m) for m in ((), (0.5, True), (1, True, 1e-10, 0))),
)  # fmt: skip
def gumbel_softmax(builder: Any, logits: Value, tau: float = 1, hard: bool = False, eps: float = 1e-10, dim: int = -1) -> Any:
    """A draw from the Gumbel-softmax distribution over ``dim``: probabilities, or with ``hard`` 1 at the largest and 0 elsewhere.

    ``eps`` is unused, as in torch.
    """
    dtypes.require_float("gumbel_softmax", logits.dtype)
    shape = tuple(logits.shape)
    noise = builder.extern(gumbel_softmax, _gumbels, (shape, logits.dtype), [(shape, logits.dtype)])[0]
    soft = softmax.build(builder, true_divide.build(builder, add.build(builder, logits, noise), tau), dim)
    if not hard or not shape:
        return soft
    wrapped = wrap_dim(dim, len(shape), "gumbel_softmax")
    chosen = argmax.build(builder, soft, wrapped, True)
    places = builder.arange(0, 1, shape[wrapped], dtypes.INT64)
    places = reshape.build(builder, places, ((shape[wrapped], *[1] * (len(shape) - wrapped - 1)),))
    return builder.cast(eq.build(builder, places, chosen), logits.dtype)


_in_place_form(relu, "relu_")
_in_place_form(leaky_relu)
_in_place_form(hardtanh)
_in_place_form(threshold, "threshold_")
_in_place_form(elu)
_in_place_form(selu, "selu_")
_in_place_form(celu, "celu_")
_in_place_form(rrelu, "rrelu_")
