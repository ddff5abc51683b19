"""What layers compute, as functions of tensors: the rows of that namespace, as torch names them, and what is written with them."""

from __future__ import annotations

from typing import Any

from ..tensor import lazily

_COMPOSITES = ("linear_cross_entropy", "triplet_margin_with_distance_loss")
_of_rows, __dir__, __all__ = lazily(globals(), "nn.functional", *_COMPOSITES)


def __getattr__(name: str) -> Any:
    if name not in _COMPOSITES:
        return _of_rows(name)
    from . import composites

    return globals().setdefault(name, getattr(composites, name))
