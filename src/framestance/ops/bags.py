"""Rows that look up vectors and reduce them, a bag of them for each result."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .mutation import write_value
from .row import Value, operation

MODES = ("sum", "mean", "max")


def _renormed(weight: Any, used: Any, max_norm: float, norm_type: float) -> Any:
    """``weight`` with the rows that are used scaled down to ``max_norm``."""
    result = weight.copy()
    rows = np.unique(used)
    norms = np.linalg.norm(result[rows], norm_type, axis=1)
    large = norms > max_norm
    result[rows[large]] *= (max_norm / (norms[large] + 1e-7))[:, None].astype(weight.dtype)
    return result


def _bags(indices: Any, weight: Any, offsets: Any, factors: Any, mode: str, last: bool, padding: Any) -> Any:
    indices = indices.reshape(-1)
    if indices.size and not (indices.min() >= 0 and indices.max() < weight.shape[0]):
        raise RuntimeError(f"embedding_bag(): expected all elements of input to be in [0, {weight.shape[0]})")
    if offsets.size and offsets[0] != 0:
        raise RuntimeError(f"offsets[0] has to be 0, i.e., the first sequence in the mini-batch has to start from position 0. However, got {offsets[0]}")
    if offsets.size and offsets[-1] > indices.size:
        raise RuntimeError(f"offsets[-1] can not be greater than input's length: expected at most {indices.size}, but got {offsets[-1]}")
    ends = np.append(offsets[1:], indices.size) if not last else offsets[1:]
    begins = offsets[:-1] if last else offsets
    result = np.zeros((begins.size, weight.shape[1]), weight.dtype)
    for bag, (begin, end) in enumerate(zip(begins, ends, strict=True)):
        chosen = indices[begin:end]
        vectors = weight[chosen] if factors is None else weight[chosen] * factors.reshape(-1)[begin:end, None]
        if padding is not None:
            vectors = vectors[chosen != padding]
        if len(vectors):
            result[bag] = vectors.max(0) if mode == "max" else vectors.sum(0) if mode == "sum" else vectors.mean(0)
    return result


def _samples(s: Any) -> Any:
    for name in ("float32", "float64"):
        weight = s.plain_values(name, 6, 3)
        flat, square, offsets = np.array([1, 2, 4, 5, 4, 3]), np.array([[1, 2, 4], [5, 4, 3]]), np.array([0, 2, 2])
        for mode in MODES:
            yield flat, weight, offsets, None, 2.0, False, mode
            yield square, weight, None, None, 2.0, False, mode
            yield flat, weight, offsets, None, 2.0, False, mode, False, None, False, 4
            yield flat, weight, np.array([0, 2, 6]), None, 2.0, False, mode, False, None, True
        yield flat, weight, offsets, None, 2.0, False, "sum", False, s.plain_values(name, 6)
        yield flat, weight.copy(), offsets, 1.0


@operation("index", name="nn.functional.embedding_bag", can_fail=True, sampler=_samples)
def embedding_bag(
    builder: Any, input: Value, weight: Value, offsets: Value | None = None, max_norm: float | None = None, norm_type: float = 2.0,
    scale_grad_by_freq: bool = False, mode: str = "mean", sparse: bool = False, per_sample_weights: Value | None = None,
    include_last_offset: bool = False, padding_idx: int | None = None,
) -> Any:  # fmt: skip
    """Sums, means or maxima of rows of ``weight`` named by bags of integers: rows of a 2-d ``input``, or stretches of a 1-d one that begin at ``offsets``.

    ``per_sample_weights`` are factors (mode "sum" only); ``padding_idx`` is left out; ``max_norm`` first scales the rows that are used, in ``weight`` itself.
    """
    if mode not in MODES:
        raise ValueError("mode has to be one of sum, mean or max")
    if weight.dtype.kind == "i" and input.dtype.kind == "f":  # in the order of old programs, which torch accepts too
        input, weight = weight, input
    if per_sample_weights is not None and mode != "sum":
        raise NotImplementedError(f"embedding_bag: per_sample_weights was not None, but mode='{mode}'; it is only accepted for mode='sum'")
    if per_sample_weights is not None and tuple(per_sample_weights.shape) != tuple(input.shape):
        raise ValueError(f"embedding_bag: per_sample_weights of shape {list(per_sample_weights.shape)} must have the shape of input, {list(input.shape)}")
    if input.dtype.name not in ("int32", "int64") or len(weight.shape) != 2:
        raise RuntimeError(f"embedding_bag(): expected int32 or int64 input and 2-D weight, but got {dtypes.label(input.dtype)} and {len(weight.shape)}-D")
    if weight.dtype.kind != "f":
        raise RuntimeError(f"embedding_bag(): expected weight to be of floats, but got {dtypes.label(weight.dtype)}")
    if len(input.shape) == 2:
        if offsets is not None:
            raise ValueError("if input is 2D, then offsets has to be None, as input is treated is a mini-batch of fixed length sequences.")
        offsets = builder.arange(0, input.shape[1], input.shape[0], dtypes.INT64)
        include_last_offset = False
    elif len(input.shape) != 1 or offsets is None or len(offsets.shape) != 1:
        raise ValueError(f"embedding_bag(): input has to be 2D, or 1D with 1D offsets, but got {len(input.shape)}D")
    if padding_idx is not None and padding_idx < 0:
        padding_idx = padding_idx + weight.shape[0]
    if max_norm is not None:
        used = (weight, input, max_norm, norm_type)
        write_value(builder, weight, builder.extern(embedding_bag, _renormed, used, [(tuple(weight.shape), weight.dtype)])[0])
    bags = offsets.shape[0] - (1 if include_last_offset else 0)
    arguments = (input, weight, offsets, per_sample_weights, mode, include_last_offset, padding_idx)
    return builder.extern(embedding_bag, _bags, arguments, [((bags, weight.shape[1]), weight.dtype)])[0]
