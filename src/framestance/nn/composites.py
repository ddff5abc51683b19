"""Functional forms that are no rows of the operation table: written with the functions that are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..tensor import Tensor, function
from . import functional

_linear, _minimum = function("linear"), function("minimum")


def linear_cross_entropy(
    input: Tensor,
    linear_weight: Tensor,
    target: Tensor,
    *,
    linear_bias: Tensor | None = None,
    weight: Tensor | None = None,
    reduction: str = "mean",
    ignore_index: int | None = None,
    label_smoothing: float = 0.0,
    options: Any = None,
) -> Tensor:
    """``cross_entropy`` of the scores ``input @ linear_weight.T + linear_bias``: input (N, in) or (in), weights (C, in) or (C, ..., in).

    ``options`` says in torch how the work is cut into chunks, which does not change the result; here it is not looked at.
    Errors: RuntimeError for shapes that do not fit.
    """
    if input.ndim not in (1, 2):
        raise RuntimeError(f"expected input with dimensionality 1 or 2, got {input.ndim}")
    if linear_weight.ndim < 2:
        raise RuntimeError(f"expected linear_weight with dimensionality at least 2, got {linear_weight.ndim}")
    if input.shape[-1] != linear_weight.shape[-1]:
        sizes = f"{input.shape[-1]} and {linear_weight.shape[-1]}"
        raise RuntimeError(f"expected equal input and linear_weight last dimensions (in_features), got {sizes}, respectively")
    if linear_bias is not None and linear_bias.shape != linear_weight.shape[:-1]:
        raise RuntimeError(f"expected linear_bias shape {tuple(linear_weight.shape[:-1])}, got {tuple(linear_bias.shape)}")
    if linear_weight.ndim == 2:
        scores = _linear(input, linear_weight, linear_bias)
    elif input.ndim == 1:
        raise RuntimeError(f"K-dimensional loss defined by linear_weight of {linear_weight.ndim} dimensions requires batched input, got unbatched input")
    else:
        bias = None if linear_bias is None else linear_bias.flatten()
        scores = _linear(input, linear_weight.flatten(0, -2), bias).unflatten(1, linear_weight.shape[:-1])
    if ignore_index is not None and target.shape == scores.shape:
        raise RuntimeError("ignore_index cannot be specified when target contains probabilities")
    ignored = -100 if ignore_index is None else ignore_index
    loss: Tensor = functional.cross_entropy(scores, target, weight, None, ignored, None, reduction, label_smoothing)
    return loss


def triplet_margin_with_distance_loss(
    anchor: Tensor,
    positive: Tensor,
    negative: Tensor,
    *,
    distance_function: Callable[[Tensor, Tensor], Tensor] | None = None,
    margin: float = 1.0,
    swap: bool = False,
    reduction: str = "mean",
) -> Tensor:
    """``max(0, d(anchor, positive) - d(anchor, negative) + margin)`` for a distance ``d`` (``pairwise_distance``); see ``triplet_margin_loss``.

    Errors: ValueError for a margin that is not positive or another reduction.
    """
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    distance = distance_function or functional.pairwise_distance
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = _minimum(far, distance(positive, negative))
    loss = (near - far + margin).clamp_min(0)
    return loss if reduction == "none" else loss.mean() if reduction == "mean" else loss.sum()
