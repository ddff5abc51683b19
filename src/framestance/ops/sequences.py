"""Rows of losses in which several classes are right, or a sequence of them: computed by loops over NumPy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .activations import logsigmoid
from .elementwise import add, eq, mul, negative, sub, true_divide, where
from .losses import chosen_reduction, equal_shapes, reduced
from .reductions import SUM_ULP, mean
from .row import Data, Value, operation

# ---- margins between classes ----


def _margins(input: Any, target: Any, p: int, margin: float, weight: Any) -> Any:
    scores = np.atleast_2d(input)
    classes = target.reshape(-1)
    if ((classes < 0) | (classes >= scores.shape[1])).any():
        raise RuntimeError("target out of range")
    rows = np.arange(len(scores))
    loss = np.maximum(margin - scores[rows, classes][:, None] + scores, 0)
    if p == 2:
        loss = loss * loss
    if weight is not None:
        loss = loss * weight[classes][:, None]
    loss[rows, classes] = 0
    return (loss.sum(axis=1) / max(scores.shape[1], 1)).astype(input.dtype).reshape(input.shape[:-1])


def _targets(s: Any) -> Any:
    for n in s.FLOATS:
        x, target = s.plain_values(n, 4, 3), np.array([0, 2, 1, 1])
        yield x, target
        yield x, target, 2, 0.5, s.plain_values(n, 3), None, None, "none"
        yield x[0], np.asarray(1)
        yield x[:0], target[:0], 1, 1.0, None, None, None, "sum"


@operation(
    "reduction",
    differs="values: the sum of no losses is 0; torch 2.13 leaves it unwritten",
    name="nn.functional.multi_margin_loss",
    can_fail=True,
    ulp=SUM_ULP,
    sampler=_targets,
)
def multi_margin_loss(
    builder: Any,
    input: Value,
    target: Value,
    p: int = 1,
    margin: float = 1.0,
    weight: Value | None = None,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Any:
    """The sum of ``max(0, margin - input[target] + input[i]) ** p`` over the other classes i, divided by their number: input (N, C) or (C).

    Errors: ValueError for a ``p`` other than 1 and 2; RuntimeError for a target that is no class.
    """
    chosen = chosen_reduction(reduction, size_average, reduce)
    if p not in (1, 2):
        raise ValueError("only p == 1 and p == 2 supported")
    rank = len(input.shape)
    if rank > 2:
        raise RuntimeError(f"Expected non-empty vector or matrix with optional 0-dim batch size, but got: {list(input.shape)}")
    if input.dtype.kind != "f":
        raise NotImplementedError(f"\"multi_margin_loss_cpu\" not implemented for '{dtypes.label(input.dtype)}'")
    if rank == 2 and (len(target.shape) != 1 or target.shape[0] != input.shape[0]):
        raise RuntimeError(f"inconsistent target size, expected {input.shape[0]} but got {list(target.shape)}")
    classes = input.shape[-1] if rank else 1
    if weight is not None and (len(weight.shape) != 1 or weight.shape[0] != classes):
        raise RuntimeError(f"inconsistent weight size, expected {classes} but got {list(weight.shape)}")
    shape = tuple(input.shape[:-1])
    loss = builder.extern(multi_margin_loss, _margins, (input, target, p, margin, weight), [(shape, input.dtype)])[0]
    return reduced(builder, loss, chosen)


def _label_margins(input: Any, target: Any) -> Any:
    scores, labels = np.atleast_2d(input), np.atleast_2d(target)
    classes = scores.shape[1]
    if ((labels < -1) | (labels >= classes)).any():
        raise RuntimeError("argument #2 'target' is out of range")
    loss = np.zeros(len(scores), input.dtype)
    for index, (row, given) in enumerate(zip(scores, labels, strict=True)):
        ends = np.flatnonzero(given < 0)
        right = given[: ends[0] if len(ends) else None]
        others = np.ones(classes, bool)
        others[right] = False
        loss[index] = np.maximum(1 - row[right][:, None] + row[others], 0).sum() / classes
    return loss.reshape(input.shape[:-1])


def _label_sets(s: Any) -> Any:
    for n in s.FLOATS:
        x, labels = s.plain_values(n, 3, 4), np.array([[0, 2, -1, 1], [-1, 0, 0, 0], [3, 2, 1, 0]])
        yield x, labels
        yield x, labels, None, None, "none"
        yield x[0], labels[0]


@operation("reduction", name="nn.functional.multilabel_margin_loss", can_fail=True, ulp=SUM_ULP, sampler=_label_sets)
def multilabel_margin_loss(
    builder: Any, input: Value, target: Value, size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean"
) -> Any:
    """The sum of ``max(0, 1 - (input[j] - input[i]))`` over the right classes j and the others i, divided by the number of classes: (N, C) or (C).

    A row of ``target`` lists the right classes and ends at the first -1.
    Errors: RuntimeError for a target of another shape, or that is no class.
    """
    chosen = chosen_reduction(reduction, size_average, reduce)
    if input.dtype.kind != "f":
        raise NotImplementedError(f"\"multilabel_margin_loss_forward_out_frame\" not implemented for '{dtypes.label(input.dtype)}'")
    if len(input.shape) > 2:
        raise RuntimeError(f"Expected non-empty vector or matrix with optional 0-dim batch size, but got: {list(input.shape)}")
    if len(input.shape) and not equal_shapes(input, target):
        raise RuntimeError(f"inconsistent target size: {list(target.shape)} for input of size: {list(input.shape)}")
    shape = tuple(input.shape[:-1])
    loss = builder.extern(multilabel_margin_loss, _label_margins, (input, target), [(shape, input.dtype)])[0]
    return reduced(builder, loss, chosen)


@operation(
    "reduction", name="nn.functional.multilabel_soft_margin_loss", ulp=SUM_ULP,
    sampler=lambda s: ((s.plain_values(n, *shape), s.plain_values("bool", *shape).astype(n)) for n in s.FLOATS for shape in ((3, 4), (4,), (2, 3, 4))),
)  # fmt: skip
def multilabel_soft_margin_loss(
    builder: Any,
    input: Value,
    target: Value,
    weight: Value | None = None,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Any:
    """The mean over classes, the last dimension, of the binary cross entropy of ``sigmoid(input)`` and targets of 0 and 1."""
    chosen = chosen_reduction(reduction, size_average, reduce)
    right = mul.build(builder, target, logsigmoid.build(builder, input))
    wrong = mul.build(builder, sub.build(builder, 1, target), logsigmoid.build(builder, negative.build(builder, input)))
    loss = negative.build(builder, add.build(builder, right, wrong))
    if weight is not None:
        loss = mul.build(builder, loss, weight)
    return reduced(builder, mean.build(builder, loss, -1), chosen)


# ---- alignments of sequences ----


def _label_matrix(targets: Any, lengths: Any) -> Any:
    """The labels of each sample in a row, padded: given so, or one after the other.

    Errors: RuntimeError when there are fewer than the lengths say.
    """
    longest = int(lengths.max(initial=0))
    if targets.ndim == 2:
        if targets.shape[1] < longest:
            raise RuntimeError(f"Expected tensor to have size at least {longest} at dimension 1, but got size {targets.shape[1]} for argument 'targets'")
        return targets[:, :longest]
    if len(targets) != lengths.sum():
        raise RuntimeError(f"Expected the lengths of the targets to add up to their number, {len(targets)}, but got {lengths.sum()}")
    rows = np.zeros((len(lengths), longest), targets.dtype)
    rows[np.arange(longest) < lengths[:, None]] = targets
    return rows


def _alignments(log_probs: Any, targets: Any, input_lengths: Any, target_lengths: Any, blank: int) -> Any:
    """(loss, number of labels) per sample: the forward algorithm over labels with blanks between them, all samples at once, in float64."""
    batched = log_probs.ndim == 3
    scores = (log_probs if batched else log_probs[:, None]).astype(np.float64)
    steps, samples, _ = scores.shape
    lengths, label_counts = (np.asarray(x, np.int64).reshape(-1) for x in (input_lengths, target_lengths))
    if (lengths > steps).any() or (lengths < 0).any():
        raise RuntimeError(f"Expected input_lengths to have value at most {steps}, but got value {lengths.max()}")
    if (label_counts < 0).any():
        raise RuntimeError("Expected target_lengths to have value at least 0")
    labels = _label_matrix(targets if batched or targets.ndim == 2 else targets.reshape(1, -1), label_counts)
    states = np.full((samples, 2 * labels.shape[1] + 1), blank, np.int64)
    states[:, 1::2] = labels
    jumps = np.zeros(states.shape, bool)  # from a label to the next, over the blank between, unless they are equal
    jumps[:, 3::2] = labels[:, 1:] != labels[:, :-1]
    rows = np.arange(samples)
    reached = np.full(states.shape, -np.inf)
    if steps:
        first = scores[0][rows[:, None], states]
        reached[:, :2] = first[:, :2]
    for step in range(1, steps):
        before = np.pad(reached, ((0, 0), (2, 0)), constant_values=-np.inf)
        total = np.logaddexp(reached, before[:, 1:-1])
        total = np.where(jumps, np.logaddexp(total, before[:, :-2]), total) + scores[step][rows[:, None], states]
        reached = np.where((step < lengths)[:, None], total, reached)
    last = reached[rows, 2 * label_counts]
    total = np.where(label_counts > 0, np.logaddexp(last, reached[rows, np.maximum(2 * label_counts - 1, 0)]), last)
    loss = np.where(lengths == 0, np.where(label_counts == 0, 0, np.inf), -total)
    shape = (samples,) if batched else ()
    return loss.reshape(shape).astype(log_probs.dtype), np.maximum(label_counts, 1).reshape(shape).astype(log_probs.dtype)


def _speech(s: Any) -> Any:
    for n in s.FLOATS:
        x = -abs(s.plain_values(n, 5, 2, 4)) / 4
        for reduction in ("none", "sum", "mean"):
            yield x, np.array([[1, 1, 2], [3, 2, 1]]), (5, 4), (3, 2), 0, reduction
        yield x, np.array([1, 1, 3]), np.array([5, 4]), np.array([3, 0]), 0, "none"
        yield x, np.array([[1, 1, 2], [3, 2, 1]]), [2, 3], [3, 3], 0, "mean", True
        yield x[:, 0], np.array([1, 2]), (5,), (2,)


def _as_arguments(given: Any) -> Any:
    return tuple(given) if isinstance(given, list) else given


@operation("reduction", name="nn.functional.ctc_loss", aliases=("ctc_loss",), can_fail=True, ulp=SUM_ULP, sampler=_speech)
def ctc_loss(
    builder: Any,
    log_probs: Value,
    targets: Value,
    input_lengths: Data,
    target_lengths: Data,
    blank: int = 0,
    reduction: str | int = "mean",
    zero_infinity: bool = False,
) -> Any:
    """Minus the log-probability of label sequences, summed over their alignments: log_probs (T, N, C) or (T, C), targets (N, S) or one after the other.

    The mean divides each sample's loss by its number of labels. ``zero_infinity`` gives 0 where no alignment exists.
    Errors: RuntimeError for lengths or a blank that do not fit.
    """
    chosen = chosen_reduction(("none", "mean", "sum")[reduction] if isinstance(reduction, int) else reduction)
    rank = len(log_probs.shape)
    if rank not in (2, 3):
        raise RuntimeError(f"ctc_loss: log_probs has {rank} dimensions; 2 or 3 are accepted")
    if log_probs.dtype.kind != "f" or targets.dtype.name not in ("int32", "int64", "uint8", "int16", "int8"):
        raise NotImplementedError(f"ctc_loss of {dtypes.label(log_probs.dtype)} and {dtypes.label(targets.dtype)}; floats and integers are accepted")
    if blank < 0 or blank >= log_probs.shape[-1]:
        raise RuntimeError("blank must be in label range")
    samples = log_probs.shape[1] if rank == 3 else 1
    for name, given in (("input_lengths", input_lengths), ("target_lengths", target_lengths)):
        count = (given.shape[0] if len(given.shape) else 1) if builder.is_value(given) else len(given) if isinstance(given, list | tuple) else 1
        if count != samples:
            raise RuntimeError(f"{name} must be of size batch_size")
    shape = (samples,) if rank == 3 else ()
    arguments = (log_probs, targets, _as_arguments(input_lengths), _as_arguments(target_lengths), blank)
    loss, divisor = builder.extern(ctc_loss, _alignments, arguments, [(shape, log_probs.dtype)] * 2)
    if zero_infinity:
        loss = builder.elementwise(where, loss.dtype, (eq.build(builder, loss, np.inf), 0, loss))
    return reduced(builder, true_divide.build(builder, loss, divisor) if chosen == "mean" else loss, chosen)
