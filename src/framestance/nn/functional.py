"""What layers compute, as functions of tensors: the rows of that namespace, as torch names them, and what is written with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..tensor import lazily

if TYPE_CHECKING:
    from .composites import linear_cross_entropy, triplet_margin_with_distance_loss

__all__ = ["linear_cross_entropy", "triplet_margin_with_distance_loss"]
_of_rows, __dir__, __all__ = lazily(globals(), "nn.functional")


def __getattr__(name: str) -> Any:
    if name not in ("linear_cross_entropy", "triplet_margin_with_distance_loss"):
        return _of_rows(name)
    from . import composites

    return globals().setdefault(name, getattr(composites, name))
