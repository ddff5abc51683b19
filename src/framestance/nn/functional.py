"""What layers compute, as functions of tensors."""

from __future__ import annotations

from typing import Any

from ..tensor import NAMESPACE, SPACES

globals().update(SPACES.get("nn.functional", {}))

linear = NAMESPACE["linear"]
dropout = NAMESPACE["dropout"]


def mse_loss(input: Any, target: Any, reduction: str = "mean") -> Any:
    """The squared difference: its mean, its sum, or (reduction "none") itself."""
    squared = (input - target).square()
    if reduction == "none":
        return squared
    if reduction not in ("mean", "sum"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    return squared.mean() if reduction == "mean" else squared.sum()


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
