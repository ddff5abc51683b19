"""What layers compute, as functions of tensors."""

from __future__ import annotations

from typing import Any

from ..tensor import NAMESPACE, SPACES

globals().update(SPACES.get("nn.functional", {}))

linear = NAMESPACE["linear"]
dropout = NAMESPACE["dropout"]


def triplet_margin_with_distance_loss(
    anchor: Any,
    positive: Any,
    negative: Any,
    *,
    distance_function: Any = None,
    margin: float = 1.0,
    swap: bool = False,
    reduction: str = "mean",
) -> Any:
    """``max(0, d(anchor, positive) - d(anchor, negative) + margin)`` for a distance ``d`` (``pairwise_distance``); see ``triplet_margin_loss``.

    Errors: ValueError for a margin that is not positive or another reduction.
    """
    if reduction not in ("none", "mean", "sum"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    if margin <= 0:
        raise ValueError(f"margin must be greater than 0, got {margin}")
    distance = distance_function or SPACES["nn.functional"]["pairwise_distance"]
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = NAMESPACE["minimum"](far, distance(positive, negative))
    loss = (near - far + margin).clamp_min(0)
    return loss if reduction == "none" else loss.mean() if reduction == "mean" else loss.sum()


def layer_norm(input: Any, normalized_shape: Any, weight: Any = None, bias: Any = None, eps: float = 1e-05) -> Any:
    """The last dimensions (``normalized_shape``) shifted and scaled to mean 0 and variance 1, then by ``weight`` and ``bias``."""
    if tuple(input.shape[input.ndim - len(normalized_shape) :]) != tuple(normalized_shape):
        raise RuntimeError(
            f"Given normalized_shape={list(normalized_shape)}, expected input with shape [*, "
            + ", ".join(map(str, normalized_shape))
            + f"], but got input of size{list(input.shape)}"
        )
    dims = tuple(range(-len(normalized_shape), 0))
    centred = input - input.mean(dims, True)
    result = centred * (centred.square().mean(dims, True) + eps).rsqrt()
    if weight is not None:
        result = result * weight
    return result if bias is None else result + bias


def embedding(input: Any, weight: Any) -> Any:
    """Rows of ``weight`` named by the integers of ``input``."""
    return weight[input]
