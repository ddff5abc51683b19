"""Rows of dropout that zero whole channels, or keep mean and variance."""

from __future__ import annotations

from typing import Any

from .dtypes import label
from .elementwise import add, mul, sub
from .mutation import placed
from .random import _kept, check_probability
from .row import Row, Value, operation
from .shapes import Size

ALPHA = 1.7580993408473766  # the negative of what SELU tends to at minus infinity


def _channels(input: Any, batched: bool) -> tuple[Size, ...]:
    """The shape with one number for each channel."""
    lead = 2 if batched else 1
    return (*input.shape[:lead], *(1,) * (len(input.shape) - lead))


def _noise(builder: Any, row: Row, shape: tuple[Size, ...], p: float, dtype: Any) -> Any:
    return builder.extern(row, _kept, (shape, p, dtype), [(shape, dtype)])[0]


def _by_channel(rank: int) -> Row:
    def build(builder: Any, input: Value, p: float = 0.5, training: bool = True, inplace: bool = False) -> Any:
        check_probability(p)
        if len(input.shape) < 2:
            raise RuntimeError("Feature dropout requires at least 2 dimensions in the input")
        if not training or p == 0.0:
            return input
        if input.dtype.kind in "iub":
            raise RuntimeError(f"result type Float can't be cast to the desired output type {label(input.dtype)}")
        kept = _noise(builder, row, _channels(input, rank == 2 or len(input.shape) == rank + 2), p, input.dtype)
        result = mul.build(builder, input, mul.build(builder, kept, 1.0 / (1.0 - p) if p < 1.0 else 0.0))
        return placed(builder, input, result, inplace)

    build.__doc__ = (
        f"``input`` with whole channels (dimension 1 of {rank + 2}) zeroed with probability ``p`` "
        "and the others scaled by 1 / (1 - p); itself when not training."
    )
    row = operation("random", name=f"nn.functional.dropout{rank}d", effect=True, sampler=_samples(rank))(build)
    return row


def _samples(rank: int) -> Any:
    def sampler(s: Any) -> Any:
        for name in ("float32", "float64"):
            x = s.plain_values(name, 2, 3, *(4, 3, 2)[:rank])
            for p, training, inplace in ((0.5, True, False), (0.0, True, False), (1.0, True, False), (0.5, False, False), (0.5, True, True)):
                yield x.copy(), p, training, inplace

    return sampler


dropout1d, dropout2d, dropout3d = _by_channel(1), _by_channel(2), _by_channel(3)


def _keeping_moments(builder: Any, row: Row, input: Any, shape: tuple[Size, ...], p: float, inplace: bool) -> Any:
    """Elements replaced by -ALPHA with probability ``p``, then all scaled and shifted so that mean 0 and variance 1 stay."""
    if p == 1.0:
        return placed(builder, input, mul.build(builder, input, 0.0), inplace)
    scale = ((ALPHA**2 * p + 1) * (1 - p)) ** -0.5
    kept = _noise(builder, row, shape, p, input.dtype)
    shift = add.build(builder, mul.build(builder, sub.build(builder, kept, 1), ALPHA * scale), ALPHA * scale * p)
    result = add.build(builder, mul.build(builder, input, mul.build(builder, kept, scale)), shift)
    return placed(builder, input, result, inplace)


@operation(
    "random",
    differs="errors: p, training and inplace may be given and left out as in nn.functional",
    method=(),
    aliases=("nn.functional.alpha_dropout",),
    effect=True,
    sampler=_samples(1),
)
def alpha_dropout(builder: Any, input: Value, p: float = 0.5, training: bool = False, inplace: bool = False) -> Any:
    """Dropout for inputs of mean 0 and variance 1, which stay so: elements become the value that SELU tends to at minus infinity. Itself when not training."""
    check_probability(p)
    if not training or p == 0.0:
        return input
    return _keeping_moments(builder, alpha_dropout, input, tuple(input.shape), p, inplace)


@operation(
    "random",
    differs="errors: p, training and inplace may be given and left out as in nn.functional",
    method=(),
    aliases=("nn.functional.feature_alpha_dropout",),
    effect=True,
    sampler=_samples(2),
)
def feature_alpha_dropout(builder: Any, input: Value, p: float = 0.5, training: bool = False, inplace: bool = False) -> Any:
    """``alpha_dropout`` of whole channels (dimension 1). Itself when not training."""
    check_probability(p)
    if not training or p == 0.0:
        return input
    if len(input.shape) < 2:
        raise RuntimeError("Feature dropout requires at least 2 dimensions in the input")
    return _keeping_moments(builder, feature_alpha_dropout, input, _channels(input, True), p, inplace)
