"""Rows of losses of classifiers: from log-probabilities or scores of classes, and what the classes are."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .elementwise import abs_, add, maximum, mul, ne, negative, sub, true_divide, where
from .losses import chosen_reduction, equal_shapes, reduced
from .math import exp, log, log1p
from .reductions import SUM_ULP, _counted, log_softmax, sum_
from .row import Row, Value, operation
from .shapes import product
from .views import reshape

# ---- one class of several ----


def _chosen(log_probs: Any, target: Any, weight: Any, ignore: int) -> Any:
    """(loss, weight) of each target; classes are dimension 1 (0 of a 1-d array), ignored targets weigh nothing."""
    axis = min(1, log_probs.ndim - 1)
    kept = target != ignore
    classes = np.where(kept, target, 0).astype(np.int64)
    if log_probs.ndim == 1:
        classes, kept = classes.reshape(()), kept.reshape(())
    wrong = (classes < 0) | (classes >= log_probs.shape[axis])
    if wrong.any():
        raise IndexError(f"Target {classes[wrong].flat[0]} is out of bounds.")
    picked = np.take_along_axis(log_probs, np.expand_dims(classes, axis), axis).squeeze(axis)
    weights = np.where(kept, log_probs.dtype.type(1) if weight is None else weight[classes], 0).astype(log_probs.dtype)
    return np.where(kept, -picked * weights, 0).astype(log_probs.dtype), weights


def _check_targets(name: str, input: Any, target: Any, weight: Any) -> tuple[Any, ...]:
    """The shape of the losses.

    Errors: ValueError, RuntimeError for shapes and dtypes that do not fit.
    """
    rank = len(input.shape)
    if not rank:
        raise ValueError("Expected 1 or more dimensions (got 0)")
    if target.dtype.name not in ("int64", "uint8"):
        raise RuntimeError(f"expected target dtype to be Long or Byte, but got {dtypes.label(target.dtype)}")
    classes = input.shape[min(1, rank - 1)]
    if weight is not None:
        if len(weight.shape) != 1 or weight.shape[0] != classes:
            text = f"all {classes} classes or no classes but got weight tensor of shape: {list(weight.shape)}"
            raise RuntimeError(f"{name}weight tensor should be defined either for {text}")
        if weight.dtype != input.dtype:
            raise RuntimeError(f"expected scalar type {dtypes.label(input.dtype)} but found {dtypes.label(weight.dtype)}")
    if rank == 1:
        if len(target.shape) > 1 or (len(target.shape) == 1 and target.shape[0] != 1):
            raise ValueError(f"For 1D input, 1D target must have size 1, but got target size: {target.shape[0]}")
        return ()
    expected = (input.shape[0], *input.shape[2:])
    if len(target.shape) != rank - 1:
        raise RuntimeError("0D or 1D target tensor expected, multi-target not supported" if rank == 2 else f"Expected target size {list(expected)}")
    if target.shape[0] != input.shape[0]:
        raise ValueError(f"Expected input batch_size ({input.shape[0]}) to match target batch_size ({target.shape[0]}).")
    if any(a != b for a, b in zip(expected[1:], target.shape[1:], strict=True)):
        raise RuntimeError(f"Expected target size {list(expected)}, got {list(target.shape)}")
    return expected


def _by_class(builder: Any, row: Row, log_probs: Any, target: Any, weight: Any, ignore: int, shape: tuple[Any, ...]) -> Any:
    results = [(shape, log_probs.dtype), (shape, log_probs.dtype)]
    return builder.extern(row, _chosen, (log_probs, target, weight, ignore), results)


def _class_targets(s: Any) -> Any:
    for n in s.FLOATS:
        for shape in ((4, 3), (2, 3, 5), (2, 3, 2, 2), (0, 3)):
            x = s.plain_values(n, *shape)
            target = np.arange(x[:, 0].size).reshape(x[:, 0].shape) % 3
            yield x, target
            yield x, target, s.plain_values(n, 3), None, 1, None, "none"
            yield x, target, None, None, 2, None, "sum"
        yield s.plain_values(n, 3), np.asarray(2)
    yield s.plain_values("float32", 2, 3), np.array([0, 2], np.uint8)


@operation("reduction", name="nn.functional.nll_loss", can_fail=True, ulp=SUM_ULP, sampler=_class_targets)
def nll_loss(
    builder: Any,
    input: Value,
    target: Value,
    weight: Value | None = None,
    size_average: bool | None = None,
    ignore_index: int = -100,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Any:
    """Minus the log-probability of the target class: input (C), (N, C) or (N, C, ...), target without the C.

    ``weight`` (C) scales the losses of classes, and the mean divides by their sum; targets of ``ignore_index`` count nothing.
    Errors: IndexError for a target that is no class.
    """
    chosen = chosen_reduction(reduction, size_average, reduce)
    shape = _check_targets("", input, target, weight)
    if input.dtype.kind != "f":
        raise NotImplementedError(f"\"nll_loss_out_frame\" not implemented for '{dtypes.label(input.dtype)}'")
    loss, weights = _by_class(builder, nll_loss, input, target, weight, ignore_index, shape)
    if chosen == "none":
        return loss
    total = sum_.build(builder, loss)
    return total if chosen == "sum" else true_divide.build(builder, total, sum_.build(builder, weights))


def _along_classes(builder: Any, weight: Any, rank: int) -> Any:
    """Class weights as a factor of (C), (N, C) or (N, C, ...)."""
    return reshape.build(builder, weight, ((weight.shape[0], *[1] * max(rank - 2, 0)),))


def _against_probabilities(builder: Any, input: Any, target: Any, weight: Any, reduction: str, smoothing: float) -> Any:
    """cross_entropy with probabilities of classes as targets."""
    if target.dtype.kind != "f":
        raise RuntimeError(f"Expected floating point type for target with class probabilities, got {dtypes.label(target.dtype)}")
    rank = len(input.shape)
    axis = min(1, rank - 1)
    classes = input.shape[axis]
    if weight is not None and (len(weight.shape) != 1 or weight.shape[0] != classes):
        text = f"all {classes} classes or no classes but got weight tensor of shape: {list(weight.shape)}"
        raise RuntimeError(f"cross_entropy: weight tensor should be defined either for {text}")
    log_probs = log_softmax.build(builder, input, axis)
    if smoothing:
        share = builder.elementwise(true_divide, target.dtype, (smoothing, _counted(classes)))
        target = add.build(builder, mul.build(builder, target, 1 - smoothing), share)
    loss = mul.build(builder, log_probs, target)
    if weight is not None:
        loss = mul.build(builder, loss, _along_classes(builder, weight, rank))
    if reduction == "none":
        return negative.build(builder, sum_.build(builder, loss, axis))
    total = negative.build(builder, sum_.build(builder, loss))
    if reduction == "sum":
        return total
    count = product([size for index, size in enumerate(input.shape) if index != axis])
    return builder.elementwise(true_divide, total.dtype, (total, _counted(count)))


def _smoothed(builder: Any, log_probs: Any, target: Any, weight: Any, ignore: int, shape: tuple[Any, ...], reduction: str, smoothing: float) -> Any:
    """cross_entropy with classes as targets, which share ``smoothing`` of their probability with all classes alike."""
    rank = len(log_probs.shape)
    axis = min(1, rank - 1)
    loss, weights = _by_class(builder, cross_entropy, log_probs, target, weight, ignore, shape)
    if not smoothing:
        spread = None
    else:
        each = log_probs if weight is None else mul.build(builder, log_probs, _along_classes(builder, weight, rank))
        spread = negative.build(builder, sum_.build(builder, each, axis))
        kept = ne.build(builder, reshape.build(builder, target, (shape,)), ignore)
        spread = builder.elementwise(where, spread.dtype, (kept, spread, 0))
        share = builder.elementwise(true_divide, spread.dtype, (smoothing, _counted(log_probs.shape[axis])))
        loss = add.build(builder, mul.build(builder, loss, 1 - smoothing), mul.build(builder, spread, share))
    if reduction == "none":
        return loss
    total = sum_.build(builder, loss)
    return total if reduction == "sum" else true_divide.build(builder, total, sum_.build(builder, weights))


def _class_or_probability_targets(s: Any) -> Any:
    yield from _class_targets(s)
    for n in s.FLOATS:
        for shape in ((4, 3), (2, 3, 5), (3,)):
            x = s.plain_values(n, *shape)
            for reduction in ("none", "sum", "mean"):
                yield x, abs(x) / 10, s.plain_values(n, 3), None, -100, None, reduction, 0.1
                yield x, np.ones((*shape[:1], *shape[2:])[: x.ndim - 1], np.int64), s.plain_values(n, 3) * 2, None, 0, None, reduction, 0.25


@operation("reduction", name="nn.functional.cross_entropy", can_fail=True, ulp=SUM_ULP, sampler=_class_or_probability_targets)
def cross_entropy(
    builder: Any,
    input: Value,
    target: Value,
    weight: Value | None = None,
    size_average: bool | None = None,
    ignore_index: int = -100,
    reduce: bool | None = None,
    reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> Any:
    """Minus the logarithm of the softmax of scores at the target class: input (C), (N, C) or (N, C, ...), target without the C.

    A target of the input's shape holds probabilities of the classes. ``weight`` (C) scales the losses of classes, and the mean of class targets divides
    by their sum; ``label_smoothing`` is the share of the target's probability that all classes divide among themselves.
    Errors: IndexError for a target that is no class.
    """
    chosen = chosen_reduction(reduction, size_average, reduce)
    if not 0 <= label_smoothing <= 1:
        raise RuntimeError(f"label_smoothing must be between 0.0 and 1.0. Got: {label_smoothing}")
    if equal_shapes(input, target) and len(input.shape):
        return _against_probabilities(builder, input, target, weight, chosen, label_smoothing)
    shape = _check_targets("cross_entropy: ", input, target, weight)
    log_probs = log_softmax.build(builder, input, min(1, len(input.shape) - 1))
    return _smoothed(builder, log_probs, target, weight, ignore_index, shape, chosen, label_smoothing)


# ---- yes or no ----


def _within_unit(input: Any, target: Any) -> Any:
    for name, array in (("input", input), ("target", target)):
        if not ((array >= 0) & (array <= 1)).all():
            raise RuntimeError(f"all elements of {name} should be between 0 and 1")
    return input.copy(), target.copy()


def _probabilities(s: Any) -> Any:
    for n in s.FLOATS:
        x = np.linspace(0, 1, 12, dtype=n).reshape(3, 4)
        for reduction in ("none", "sum", "mean"):
            yield x, x[::-1], None, None, None, reduction
            yield x.T, x.reshape(4, 3), s.plain_values(n, 3), None, None, reduction
        yield np.asarray(x[0, 1]), np.asarray(x[0, 2])


@operation("reduction", name="nn.functional.binary_cross_entropy", can_fail=True, ulp=SUM_ULP, sampler=_probabilities)
def binary_cross_entropy(
    builder: Any,
    input: Value,
    target: Value,
    weight: Value | None = None,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Any:
    """``-(target * log(input) + (1 - target) * log(1 - input))`` of probabilities; logarithms count as at least -100.

    Errors: ValueError when the shapes differ; RuntimeError for other dtypes or elements outside [0, 1].
    """
    chosen = chosen_reduction(reduction, size_average, reduce)
    if not equal_shapes(input, target):
        raise ValueError(f"Using a target size ({tuple(target.shape)}) that is different to the input size ({tuple(input.shape)}) is not supported.")
    for x in (target, weight):
        if x is not None and x.dtype != input.dtype:
            raise RuntimeError(f"Found dtype {dtypes.label(x.dtype)} but expected {dtypes.label(input.dtype)}")
    if input.dtype.kind != "f":
        raise NotImplementedError(f"\"binary_cross_entropy\" not implemented for '{dtypes.label(input.dtype)}'")
    shape = tuple(input.shape)
    input, target = builder.extern(binary_cross_entropy, _within_unit, (input, target), [(shape, input.dtype)] * 2)
    yes = builder.elementwise(maximum, input.dtype, (log.build(builder, input), -100))
    no = builder.elementwise(maximum, input.dtype, (log1p.build(builder, negative.build(builder, input)), -100))
    loss = sub.build(builder, mul.build(builder, sub.build(builder, target, 1), no), mul.build(builder, target, yes))
    return reduced(builder, loss if weight is None else mul.build(builder, loss, weight), chosen)


def _logits(s: Any) -> Any:
    for n in s.FLOATS:
        for x in s.layouts(n):
            yield x, np.asarray(abs(x) / 10)
        yield s.plain_values(n, 3, 4), s.plain_values(n, 3, 4), s.plain_values(n, 4), None, None, "none", s.plain_values(n, 4)


@operation("reduction", refused="iu", name="nn.functional.binary_cross_entropy_with_logits", ulp=SUM_ULP, sampler=_logits)
def binary_cross_entropy_with_logits(
    builder: Any,
    input: Value,
    target: Value,
    weight: Value | None = None,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    pos_weight: Value | None = None,
) -> Any:
    """``binary_cross_entropy`` of ``sigmoid(input)``, without overflow; ``pos_weight`` scales the losses of targets of 1.

    Errors: ValueError when the shapes differ.
    """
    chosen = chosen_reduction(reduction, size_average, reduce)
    if not equal_shapes(input, target):
        raise ValueError(f"Target size ({tuple(target.shape)}) must be the same as input size ({tuple(input.shape)})")
    rest = log1p.build(builder, exp.build(builder, negative.build(builder, abs_.build(builder, input))))
    rest = add.build(builder, rest, builder.elementwise(maximum, input.dtype, (negative.build(builder, input), 0)))
    if pos_weight is not None:
        rest = mul.build(builder, rest, add.build(builder, mul.build(builder, sub.build(builder, pos_weight, 1), target), 1))
    loss = add.build(builder, mul.build(builder, sub.build(builder, 1, target), input), rest)
    return reduced(builder, loss if weight is None else mul.build(builder, loss, weight), chosen)
