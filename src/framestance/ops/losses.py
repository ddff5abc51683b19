"""Rows of losses between numbers and between vectors: how far an input is from a target, each element's, their sum or their mean."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from . import dtypes
from .distances import pairwise_distance
from .elementwise import abs_, add, eq, le, lt, maximum, minimum, mul, ne, negative, square, sub, true_divide, where
from .math import exp, log, log1p, sqrt
from .pointwise import xlogy
from .promotion import promoted
from .reductions import SUM_ULP, _counted, mean, sum_
from .row import Operand, Value, operation
from .views import unsqueeze


def chosen_reduction(reduction: str, size_average: Any = None, reduce: Any = None) -> str:
    """ "none", "mean" or "sum"; ``size_average`` and ``reduce`` are torch's older way of saying which.

    Errors: ValueError for another reduction.
    """
    if size_average is not None or reduce is not None:
        return "none" if reduce is False else "sum" if size_average is False else "mean"
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    return reduction


def reduced(builder: Any, loss: Any, reduction: str, size_average: Any = None, reduce: Any = None) -> Any:
    """``loss`` itself, its sum or its mean.

    Errors: ValueError for another reduction.
    """
    chosen = chosen_reduction(reduction, size_average, reduce)
    if chosen == "none":
        return loss
    return mean.build(builder, loss) if chosen == "mean" else sum_.build(builder, loss)


def equal_shapes(left: Any, right: Any) -> bool:
    """Whether two tensors have the same shape."""
    return len(left.shape) == len(right.shape) and all(a is b or a == b for a, b in zip(left.shape, right.shape, strict=True))


def _listed(shape: Any) -> str:
    return str(list(shape))


def _couples(s: Any) -> Any:
    for n in s.FLOATS:
        for x in s.layouts(n):
            if x.size:
                yield x, np.asarray(x * 0.5 - 1)
                yield x, np.asarray(x * 0.5 - 1), None, None, "none"
        yield s.plain_values(n, 3, 4), s.plain_values(n, 4), None, None, "sum"
    yield s.plain_values("float32", 3), s.plain_values("float64", 3)


# ---- differences ----


def _weighted(builder: Any, loss: Any, weight: Any, reduction: str, by_weights: bool) -> Any:
    """Reduce ``weight * loss``; the mean is divided by the sum of the weights (``by_weights``) or by the number of elements."""
    if weight is None:
        return reduced(builder, loss, reduction)
    if not equal_shapes(loss, weight):
        raise ValueError("Weights and input must have the same size.")
    loss = mul.build(builder, loss, weight)
    if reduction != "mean" or not by_weights:
        return reduced(builder, loss, reduction)
    return true_divide.build(builder, sum_.build(builder, loss), sum_.build(builder, weight))


@operation("reduction", name="nn.functional.l1_loss", ulp=SUM_ULP, sampler=_couples)
def l1_loss(
    builder: Any,
    input: Value,
    target: Value,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    weight: Value | None = None,
) -> Any:
    """``|input - target|``."""
    reduction = chosen_reduction(reduction, size_average, reduce)
    return _weighted(builder, abs_.build(builder, sub.build(builder, input, target)), weight, reduction, True)


@operation("reduction", name="nn.functional.mse_loss", ulp=SUM_ULP, sampler=_couples)
def mse_loss(
    builder: Any,
    input: Value,
    target: Value,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    weight: Value | None = None,
) -> Any:
    """The squared difference, of floats."""
    reduction = chosen_reduction(reduction, size_average, reduce)
    compute = promoted(builder, (input, target))
    dtypes.require_float("mse_cpu", compute)
    return _weighted(builder, square.build(builder, _difference(builder, input, target, compute)), weight, reduction, True)


def _difference(builder: Any, input: Any, target: Any, compute: Any) -> Any:
    """``input - target``, where one of them may hold bools."""
    return builder.elementwise(sub, compute, (input, target))


def _rounded(builder: Any, input: Any, target: Any, bound: float, factor: float) -> Any:
    """``factor`` times the squared difference where it is below ``bound``, else the distance, shifted to fit; both times what makes them meet smoothly."""
    distance = abs_.build(builder, _difference(builder, input, target, promoted(builder, (input, target))))
    near = mul.build(builder, square.build(builder, distance), 0.5 * factor)
    far = mul.build(builder, sub.build(builder, distance, 0.5 * bound), factor * bound)
    return builder.elementwise(where, distance.dtype, (lt.build(builder, distance, bound), near, far))


@operation("reduction", name="nn.functional.smooth_l1_loss", ulp=SUM_ULP, sampler=_couples)
def smooth_l1_loss(
    builder: Any, input: Value, target: Value, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean", beta: float = 1.0
) -> Any:
    """``|input - target| - beta / 2``, below ``beta`` the squared difference over ``2 * beta``; of floats.

    Errors: RuntimeError for a negative ``beta``.
    """
    dtypes.require_float("smooth_l1_cpu", promoted(builder, (input, target)))
    if not beta >= 0:
        raise RuntimeError("smooth_l1_loss does not support negative values for beta.")
    if beta == 0:
        return reduced(builder, abs_.build(builder, sub.build(builder, input, target)), reduction, size_average, reduce)
    return reduced(builder, _rounded(builder, input, target, beta, 1 / beta), reduction, size_average, reduce)


@operation(
    "reduction",
    differs="dtype: of two dtypes the common one; torch 2.13 gives that of input",
    name="nn.functional.huber_loss",
    ulp=SUM_ULP,
    sampler=lambda s: (x[:2] for x in _couples(s)),
)
def huber_loss(builder: Any, input: Value, target: Value, reduction: str = "mean", delta: float = 1.0, weight: Value | None = None) -> Any:
    """Half the squared difference, from ``delta`` on ``delta * (|input - target| - delta / 2)``; of floats.

    Errors: RuntimeError for a ``delta`` that is not positive.
    """
    chosen_reduction(reduction)
    dtypes.require_float("huber_cpu", promoted(builder, (input, target)))
    if not delta > 0:
        raise RuntimeError("huber_loss does not support non-positive values for delta.")
    return _weighted(builder, _rounded(builder, input, target, delta, 1), weight, reduction, False)


# ---- likelihoods of distributions ----


@operation("reduction", refused="iuc", name="nn.functional.kl_div", ulp=SUM_ULP, sampler=_couples)
def kl_div(
    builder: Any, input: Value, target: Value, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean", log_target: bool = False
) -> Any:
    """The Kullback-Leibler divergence ``target * (log(target) - input)`` of log-probabilities ``input``; ``log_target``: so is the target.

    ``reduction`` "batchmean" divides the sum by the first size.
    """
    if log_target:
        loss = mul.build(builder, exp.build(builder, target), sub.build(builder, target, input))
    else:
        loss = sub.build(builder, xlogy.build(builder, target, target), mul.build(builder, target, input))
    if reduction == "batchmean" and size_average is None and reduce is None:
        total = sum_.build(builder, loss)
        return builder.elementwise(true_divide, total.dtype, (total, _counted(input.shape[0]))) if len(input.shape) else total
    return reduced(builder, loss, reduction, size_average, reduce)


def _counts(s: Any) -> Any:
    return ((x[0], x[1], *more) for x in _couples(s) for more in ((), (False, True)))


@operation("reduction", name="nn.functional.poisson_nll_loss", ulp=SUM_ULP, sampler=_counts)
def poisson_nll_loss(
    builder: Any,
    input: Value,
    target: Value,
    log_input: bool = True,
    full: bool = False,
    size_average: bool | None = None,
    eps: float = 1e-08,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Any:
    """The negative log-likelihood of counts ``target`` under Poisson distributions of (logarithms of) means ``input``; ``full`` adds Stirling's term."""
    if log_input:
        loss = sub.build(builder, exp.build(builder, input), mul.build(builder, target, input))
    else:
        loss = sub.build(builder, input, mul.build(builder, target, log.build(builder, add.build(builder, input, eps))))
    if full:
        term = add.build(
            builder,
            sub.build(builder, mul.build(builder, target, log.build(builder, target)), target),
            mul.build(builder, log.build(builder, mul.build(builder, target, 2 * math.pi)), 0.5),
        )
        loss = add.build(builder, loss, builder.elementwise(where, term.dtype, (le.build(builder, target, 1), 0, term)))
    return reduced(builder, loss, reduction, size_average, reduce)


def _at_least(variance: Any, eps: float) -> Any:
    if (variance < 0).any():
        raise ValueError("var has negative entry/entries")
    return np.maximum(variance, variance.dtype.type(eps))


def _variances(s: Any) -> Any:
    for n in s.FLOATS:
        x = s.plain_values(n, 3, 4)
        for variance in (x * x, (x * x)[:, 0], (x * x)[:, :1], 2.0):
            for more in ((), (True, 1e-3, "none")):
                yield x, x.T.copy().T * 2, variance, *more


@operation("reduction", refused="iu", name="nn.functional.gaussian_nll_loss", ulp=SUM_ULP, can_fail=True, sampler=_variances)
def gaussian_nll_loss(builder: Any, input: Value, target: Value, var: Operand, full: bool = False, eps: float = 1e-06, reduction: str = "mean") -> Any:
    """The negative log-likelihood of ``target`` under normal distributions of means ``input`` and variances ``var`` (at least ``eps``).

    ``var`` is a number, of the input's shape, or without its last size; ``full`` adds the constant term.
    Errors: ValueError for a negative variance or one of another shape.
    """
    if not builder.is_value(var):
        var = builder.fill(tuple(input.shape), float(var) if isinstance(var, int) else var, input.dtype)
    if not equal_shapes(var, input):
        if len(var.shape) == len(input.shape) - 1 and all(a == b for a, b in zip(var.shape, input.shape[:-1], strict=True)):
            var = unsqueeze.build(builder, var, -1)
        else:
            other = [b for a, b in zip(input.shape, var.shape, strict=True) if a != b] if len(var.shape) == len(input.shape) else []
            if len(other) != 1 or other[0] != 1:
                raise ValueError("var is of incorrect size")
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f"{reduction} is not valid")
    variance = builder.extern(gaussian_nll_loss, _at_least, (var, eps), [(tuple(var.shape), var.dtype)])[0]
    distance = true_divide.build(builder, square.build(builder, sub.build(builder, input, target)), variance)
    loss = mul.build(builder, add.build(builder, log.build(builder, variance), distance), 0.5)
    return reduced(builder, add.build(builder, loss, 0.5 * math.log(2 * math.pi)) if full else loss, reduction)


# ---- margins: what is on the right side by more than the margin costs nothing ----


def _signed(s: Any) -> Any:
    for n in s.FLOATS:
        x = s.plain_values(n, 3, 4)
        yield x, np.sign(x)
        yield x[0], np.sign(x[1]).astype("int64")
        yield x.T, np.sign(x.T).astype(n)


def _beyond(builder: Any, value: Any) -> Any:
    return builder.elementwise(maximum, value.dtype, (value, 0))


@operation("reduction", name="nn.functional.hinge_embedding_loss", ulp=SUM_ULP, sampler=_signed)
def hinge_embedding_loss(
    builder: Any, input: Value, target: Value, margin: float = 1.0, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean"
) -> Any:
    """``input`` where the target is 1, ``max(0, margin - input)`` where it is -1."""
    compute = promoted(builder, (input, target))
    far = builder.elementwise(where, compute, (ne.build(builder, target, 1), _beyond(builder, sub.build(builder, margin, input)), 0))
    near = builder.elementwise(where, compute, (ne.build(builder, target, -1), input, 0))
    return reduced(builder, add.build(builder, far, near), reduction, size_average, reduce)


@operation("reduction", refused="iubc", name="nn.functional.soft_margin_loss", ulp=SUM_ULP, sampler=_signed)
def soft_margin_loss(builder: Any, input: Value, target: Value, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean") -> Any:
    """``log(1 + exp(-target * input))`` for targets of 1 and -1."""
    opposite = negative.build(builder, builder.cast(target, promoted(builder, (input, target))))
    loss = log1p.build(builder, exp.build(builder, mul.build(builder, opposite, input)))
    return reduced(builder, loss, reduction, size_average, reduce)


@operation("reduction", name="nn.functional.margin_ranking_loss", ulp=SUM_ULP, sampler=lambda s: ((x, x * 0.5, y) for x, y in _signed(s)))
def margin_ranking_loss(
    builder: Any,
    input1: Value,
    input2: Value,
    target: Value,
    margin: float = 0,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Any:
    """``max(0, -target * (input1 - input2) + margin)``: a target of 1 asks for the first to be larger.

    Errors: RuntimeError when the ranks differ.
    """
    if not len(input1.shape) == len(input2.shape) == len(target.shape):
        shapes = f"input1: {_listed(input1.shape)}, input2: {_listed(input2.shape)}, target: {_listed(target.shape)}"
        raise RuntimeError(f"margin_ranking_loss : All input tensors should have same dimension but got sizes: {shapes}")
    product = mul.build(builder, negative.build(builder, target), sub.build(builder, input1, input2))
    loss = _beyond(builder, add.build(builder, product, margin))
    return reduced(builder, loss, reduction, size_average, reduce)


def _embeddings(s: Any) -> Any:
    for n in s.FLOATS:
        yield s.plain_values(n, 3, 4), s.plain_values(n, 4, 3).T, np.array([1, -1, 0])
        yield s.plain_values(n, 3), s.plain_values(n, 3) * 2 + 1, np.asarray(-1), -0.5


@operation("reduction", name="nn.functional.cosine_embedding_loss", ulp=SUM_ULP, sampler=_embeddings)
def cosine_embedding_loss(
    builder: Any,
    input1: Value,
    input2: Value,
    target: Value,
    margin: float = 0,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Any:
    """``1 - cosine`` of the angle between rows where the target is 1, ``max(0, cosine - margin)`` where it is -1.

    Errors: RuntimeError for a target of more than one dimension, or inputs that are not one dimension longer.
    """
    rank = len(target.shape)
    if rank > 1:
        raise RuntimeError("0D or 1D target tensor expected, multi-target not supported")
    if not len(input1.shape) == len(input2.shape) == rank + 1:
        shapes = f"{_listed(input1.shape)} and {_listed(input2.shape)}"
        raise RuntimeError(f"{rank}D target tensor expects {rank + 1}D input tensors, but found inputs with sizes {shapes}.")
    smallest = 1e-12
    lengths = mul.build(
        builder,
        *(add.build(builder, sum_.build(builder, square.build(builder, x), -1), smallest) for x in (input1, input2)),
    )
    cosine = true_divide.build(builder, sum_.build(builder, mul.build(builder, input1, input2), -1), sqrt.build(builder, lengths))
    near = builder.elementwise(where, cosine.dtype, (eq.build(builder, target, 1), sub.build(builder, 1, cosine), 0))
    beyond = _beyond(builder, sub.build(builder, cosine, margin))
    far = builder.elementwise(where, cosine.dtype, (eq.build(builder, target, -1), beyond, 0))
    return reduced(builder, add.build(builder, near, far), reduction, size_average, reduce)


def _triplets(s: Any) -> Any:
    for n in s.FLOATS:
        x = s.plain_values(n, 3, 4)
        yield x, x + 1, x * 2
        yield x, x + 1, x * 2, 2.0, 1.0, 1e-6, True


@operation("reduction", name="nn.functional.triplet_margin_loss", aliases=("triplet_margin_loss",), ulp=SUM_ULP, sampler=_triplets)
def triplet_margin_loss(
    builder: Any,
    anchor: Value,
    positive: Value,
    negative: Value,
    margin: float = 1.0,
    p: float = 2,
    eps: float = 1e-06,
    swap: bool = False,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Any:
    """``max(0, |anchor - positive| - |anchor - negative| + margin)``; ``swap`` measures from the positive too, where that is nearer to the negative.

    Errors: ValueError for a margin that is not positive; RuntimeError when the ranks differ.
    """
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    ranks = [len(x.shape) for x in (anchor, positive, negative)]
    if len(set(ranks)) > 1:
        text = "anchor {}D, positive {}D, and negative {}D inputs".format(*ranks)
        raise RuntimeError(f"The anchor, positive, and negative tensors are expected to have the same number of dimensions, but got: {text}")
    near = pairwise_distance.build(builder, anchor, positive, p, eps)
    far = pairwise_distance.build(builder, anchor, negative, p, eps)
    if swap:
        far = minimum.build(builder, far, pairwise_distance.build(builder, positive, negative, p, eps))
    loss = _beyond(builder, sub.build(builder, add.build(builder, near, margin), far))
    return reduced(builder, loss, reduction, size_average, reduce)
