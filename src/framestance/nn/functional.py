"""What layers compute, as functions of tensors: the rows of that namespace, as torch names them, and what is written with them."""

from __future__ import annotations

from ..tensor import SPACES
from .composites import linear_cross_entropy, triplet_margin_with_distance_loss

globals().update(SPACES.get("nn.functional", {}))
__all__ = sorted([*SPACES.get("nn.functional", {}), linear_cross_entropy.__name__, triplet_margin_with_distance_loss.__name__])  # noqa: PLE0605
