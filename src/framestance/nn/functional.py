"""What layers compute, as functions of tensors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..tensor import NAMESPACE, SPACES
from .attending import multi_head_attention_forward as multi_head_attention_forward
from .attending import scaled_dot_product_attention as scaled_dot_product_attention

if TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """The functions that rows give this namespace."""


globals().update(SPACES.get("nn.functional", {}))

linear = NAMESPACE["linear"]
sigmoid = NAMESPACE["sigmoid"]
tanh = NAMESPACE["tanh"]
dropout = NAMESPACE["dropout"]
embedding = SPACES["nn.functional"]["embedding"]


def relu(input: Any, inplace: bool = False) -> Any:
    """``input`` where it is positive, else 0."""
    return input.relu_() if inplace else input.relu()


def silu(input: Any, inplace: bool = False) -> Any:
    """``input * sigmoid(input)``."""
    result = NAMESPACE["silu"](input)
    return input.copy_(result) if inplace else result


def gelu(input: Any, approximate: str = "none") -> Any:
    """``input`` times the normal distribution's function of it, by erf or, with ``approximate="tanh"``, nearly so."""
    return NAMESPACE["gelu"](input, approximate)


def leaky_relu(input: Any, negative_slope: float = 0.01, inplace: bool = False) -> Any:
    """``input`` where it is positive, else ``negative_slope * input``."""
    result = NAMESPACE["leaky_relu"](input, negative_slope)
    return input.copy_(result) if inplace else result


def softmax(input: Any, dim: int, dtype: Any = None) -> Any:
    """``exp(input)`` divided by its sum over ``dim``."""
    return input.softmax(dim, dtype)


def log_softmax(input: Any, dim: int, dtype: Any = None) -> Any:
    """``log(softmax(input, dim))`` without overflow."""
    return input.log_softmax(dim, dtype)


def mse_loss(input: Any, target: Any, reduction: str = "mean") -> Any:
    """The squared difference: its mean, its sum, or (reduction "none") itself."""
    squared = (input - target).square()
    if reduction == "none":
        return squared
    if reduction not in ("mean", "sum"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    return squared.mean() if reduction == "mean" else squared.sum()


