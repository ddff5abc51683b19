"""Rows of attention: matrix products, a mask, softmax, and another product."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from . import dtypes
from .contraction import MATMUL_ULP, linear, matmul
from .elementwise import add, eq, ge, mul, true_divide, where
from .joins import cat
from .math import sqrt
from .random import dropout
from .reductions import amax, mean, softmax
from .row import Value, operation
from .shapes import Size
from .views import expanded, narrowed, reshape, squeeze, transpose, unsqueeze


def _scaled(builder: Any, query: Any, scale: Any) -> Any:
    """The query times ``scale``, by default 1 / sqrt of its last size."""
    if scale is not None:
        return mul.build(builder, query, scale)
    size = query.shape[-1]
    if isinstance(size, int):
        return mul.build(builder, query, 1.0 / math.sqrt(size) if size else math.inf)
    return true_divide.build(builder, query, sqrt.build(builder, builder.fill((), size, query.dtype)))


def _attended(builder: Any, scores: Any, safe: bool) -> Any:
    """Softmax over the last dimension; if ``safe``, rows of nothing but minus infinity give zeros."""
    weights = softmax.build(builder, scores, -1)
    if not safe or scores.shape[-1] == 0:
        return weights
    nothing = eq.build(builder, amax.build(builder, scores, -1, True), -math.inf)
    return where.build(builder, nothing, 0.0, weights)


def _causal(builder: Any, scores: Any) -> Any:
    """Scores with minus infinity where the key comes after the query."""
    rows, columns = (builder.arange(0, 1, size, dtypes.INT64) for size in scores.shape[-2:])
    return where.build(builder, ge.build(builder, unsqueeze.build(builder, rows, 1), columns), scores, -math.inf)


def _repeated(builder: Any, value: Any, heads: Size) -> Any:
    """Keys or values whose heads are used by several heads of the query each."""
    *batch, groups, length, size = value.shape
    if heads % groups != 0:
        raise RuntimeError(f"scaled_dot_product_attention: the number of heads of the query ({heads}) must be a multiple of those of key and value ({groups})")
    times = heads // groups
    spread = expanded(builder, unsqueeze.build(builder, value, -3), (*batch, groups, times, length, size))
    return reshape.build(builder, spread, ((*batch, heads, length, size),))


def _check_attention(query: Any, key: Any, value: Any, mask: Any, is_causal: bool) -> None:
    for name, x in (("query", query), ("key", key), ("value", value)):
        if len(x.shape) < 2:
            raise RuntimeError(f"scaled_dot_product_attention: Expected {name} to have at least 2 dimensions, but it has {len(x.shape)}")
        if x.dtype != query.dtype:
            raise RuntimeError(
                "Expected query, key, and value to have the same dtype, but got "
                f"query.dtype: {dtypes.label(query.dtype)}, {name}.dtype: {dtypes.label(x.dtype)} instead."
            )
    if mask is not None:
        if is_causal:
            raise RuntimeError("scaled_dot_product_attention: Explicit attn_mask should not be set when is_causal=True")
        if mask.dtype.kind != "b" and mask.dtype not in (query.dtype, dtypes.FLOAT32):
            raise RuntimeError(f"Expected attn_mask dtype to be bool or float or to match query dtype, but got attn_mask.dtype: {dtypes.label(mask.dtype)}")


@operation("contraction", name="nn.functional.scaled_dot_product_attention", keyword_only=2, ulp=MATMUL_ULP, sampler=lambda s: [
    (s.plain_values("float32", 2, 3, 4) / 9, s.plain_values("float32", 2, 5, 4) / 9, s.plain_values("float32", 2, 5, 6)),
    (s.plain_values("float64", 3, 4) / 9, s.plain_values("float64", 5, 4) / 9, s.plain_values("float64", 5, 4), None, 0.0, True),
    (s.plain_values("float32", 2, 3, 4), s.plain_values("float32", 5, 4), s.plain_values("float32", 5, 4), s.plain_values("bool", 3, 5), 0.0, False, 0.5),
    (s.plain_values("float32", 4, 3, 2), s.plain_values("float32", 2, 5, 2), s.plain_values("float32", 2, 5, 2), None, 0.0, False, None, True),
])  # fmt: skip
def scaled_dot_product_attention(
    builder: Any, query: Value, key: Value, value: Value, attn_mask: Value | None = None, dropout_p: float = 0.0, is_causal: bool = False,
    scale: float | None = None, enable_gqa: bool = False,
) -> Any:  # fmt: skip
    """``softmax(query @ key.mT * scale + mask) @ value``: query (..., L, E), key (..., S, E), value (..., S, Ev); the result is (..., L, Ev).

    attn_mask (..., L, S): True where a key may be looked at, or floats that are added; is_causal: no key after the query.
    dropout_p: the share of weights that is dropped, always. enable_gqa: fewer heads (dimension -3) of key and value serve all of the query's.
    """
    _check_attention(query, key, value, attn_mask, is_causal)
    if enable_gqa:
        key, value = (_repeated(builder, x, query.shape[-3]) for x in (key, value))
    scores = matmul.build(builder, _scaled(builder, query, scale), transpose.build(builder, key, -2, -1))
    if is_causal:
        scores = _causal(builder, scores)
    elif attn_mask is not None:
        scores = (
            where.build(builder, attn_mask, scores, -math.inf)
            if attn_mask.dtype.kind == "b"
            else add.build(builder, scores, builder.cast(attn_mask, scores.dtype))
        )
    weights = _attended(builder, scores, attn_mask is not None)
    return matmul.build(builder, dropout.build(builder, weights, dropout_p, True), value)


# ---- with projections and several heads ----


def _projections(builder: Any, inputs: tuple[Any, Any, Any], weight: Any, bias: Any, separate: tuple[Any, Any, Any] | None) -> list[Any]:
    """Query, key and value, each multiplied by its weights."""
    size = inputs[0].shape[-1]
    for name, given in zip(("q_proj_weight", "k_proj_weight", "v_proj_weight"), separate or (), strict=False):
        if given is None:
            raise AssertionError(f"use_separate_proj_weight is True but {name} is None")
    if separate is None and weight is None:
        raise AssertionError("use_separate_proj_weight is False but in_proj_weight is None")
    weights = separate or tuple(narrowed(builder, weight, 0, i * size, size) for i in range(3))
    biases = (None,) * 3 if bias is None else tuple(narrowed(builder, bias, 0, i * size, size) for i in range(3))
    return [linear.build(builder, x, w, b) for x, w, b in zip(inputs, weights, biases, strict=True)]


def _additive(builder: Any, mask: Any, dtype: np.dtype[Any], name: str) -> Any:
    """A mask of floats: bools are minus infinity where they are True."""
    if mask.dtype.kind == "f":
        return builder.cast(mask, dtype)
    if mask.dtype.kind != "b":
        raise AssertionError(f"only bool and floating types of {name} are supported")
    return where.build(builder, mask, builder.fill((), -math.inf, dtype), builder.fill((), 0.0, dtype))


def _one_more(builder: Any, mask: Any) -> Any:
    """A mask that lets another key be looked at."""
    return mask if mask is None else cat.build(builder, (mask, builder.fill((*mask.shape[:-1], 1), 0, mask.dtype)), -1)


def _heads(builder: Any, value: Any, batch: Size, heads: Size, size: Size) -> Any:
    """(length, batch, heads * size) as (batch * heads, length, size)."""
    return transpose.build(builder, reshape.build(builder, value, ((value.shape[0], batch * heads, size),)), 0, 1)


def _check_static(value: Any, name: str, rows: Size, size: Size) -> None:
    if value.shape[0] != rows:
        raise AssertionError(f"expecting {name}.size(0) of {rows}, but got {value.shape[0]}")
    if value.shape[2] != size:
        raise AssertionError(f"expecting {name}.size(2) of {size}, but got {value.shape[2]}")


def _merged_mask(builder: Any, mask: Any, padding: Any, batch: Size, heads: Size) -> Any:
    """The attention mask (1 or batch * heads, L, S) with that of padding keys (batch, S) added."""
    if padding is None:
        return mask
    spread = expanded(builder, reshape.build(builder, padding, ((batch, 1, 1, padding.shape[-1]),)), (batch, heads, 1, padding.shape[-1]))
    spread = reshape.build(builder, spread, ((batch * heads, 1, padding.shape[-1]),))
    return spread if mask is None else add.build(builder, mask, spread)


def _mask_of_heads(builder: Any, mask: Any, expected: tuple[Size, Size, Size]) -> Any:
    """``attn_mask`` in three dimensions. Errors: RuntimeError for another shape."""
    rank = len(mask.shape)
    wanted = expected[1:] if rank == 2 else expected
    if rank not in (2, 3):
        raise RuntimeError(f"attn_mask's dimension {rank} is not supported")
    if any(have != want for have, want in zip(mask.shape, wanted, strict=True)):
        raise RuntimeError(f"The shape of the {rank}D attn_mask is {tuple(mask.shape)}, but should be {wanted}.")
    return unsqueeze.build(builder, mask, 0) if rank == 2 else mask


def _small(s: Any, *rest: Any) -> tuple[Any, ...]:
    """Samples: two heads of size 2."""
    q, k = s.plain_values("float32", 3, 2, 4) / 9, s.plain_values("float32", 5, 2, 4) / 9
    w, b = s.plain_values("float32", 12, 4) / 40, s.plain_values("float32", 12) / 12
    return (q, k, k, 4, 2, w, b, None, None, False, 0.0, s.plain_values("float32", 4, 4) / 16, None, True, *rest)


@operation("contraction", name="nn.functional.multi_head_attention_forward", ulp=MATMUL_ULP, sampler=lambda s: [
    _small(s), _small(s, None, False), _small(s, s.plain_values("bool", 2, 5), True, s.plain_values("float32", 3, 5)),
])  # fmt: skip
def multi_head_attention_forward(
    builder: Any, query: Value, key: Value, value: Value, embed_dim_to_check: int, num_heads: int, in_proj_weight: Value | None, in_proj_bias: Value | None,
    bias_k: Value | None, bias_v: Value | None, add_zero_attn: bool, dropout_p: float, out_proj_weight: Value, out_proj_bias: Value | None,
    training: bool = True, key_padding_mask: Value | None = None, need_weights: bool = True, attn_mask: Value | None = None,
    use_separate_proj_weight: bool = False, q_proj_weight: Value | None = None, k_proj_weight: Value | None = None, v_proj_weight: Value | None = None,
    static_k: Value | None = None, static_v: Value | None = None, average_attn_weights: bool = True, is_causal: bool = False,
) -> tuple[Value, Value | None]:  # fmt: skip
    """Attention of several heads, with projections before and after it. Returns the result (L, N, E) and the weights (N, L, S) or None.

    query (L, N, E), key and value (S, N, E), or all without N; masks are True, or minus infinity, where a key may not be looked at.
    """
    batched = len(query.shape) == 3
    if len(query.shape) not in (2, 3) or any(len(x.shape) != len(query.shape) for x in (key, value)):
        raise AssertionError("query should be a 2-D or 3-D tensor, and key and value have as many dimensions")
    if not batched:
        query, key, value = (unsqueeze.build(builder, x, 1) for x in (query, key, value))
        key_padding_mask = None if key_padding_mask is None else unsqueeze.build(builder, key_padding_mask, 0)
    if is_causal and attn_mask is None:
        raise RuntimeError("Need attn_mask if specifying the is_causal hint.")
    length, batch, embedding = query.shape
    size = embedding // num_heads
    if embedding != embed_dim_to_check or size * num_heads != embedding:
        raise AssertionError(f"was expecting embedding dimension of {embed_dim_to_check}, which {num_heads} heads share, but got {embedding}")
    dtype = query.dtype
    hint = is_causal and key_padding_mask is None and not need_weights
    mask = None if attn_mask is None or hint else _mask_of_heads(
        builder, _additive(builder, attn_mask, dtype, "attn_mask"), (batch * num_heads, length, key.shape[0])
    )  # fmt: skip
    padding = None if key_padding_mask is None else _additive(builder, key_padding_mask, dtype, "key_padding_mask")
    separate = (q_proj_weight, k_proj_weight, v_proj_weight) if use_separate_proj_weight else None
    q, k, v = _projections(builder, (query, key, value), in_proj_weight, in_proj_bias, separate)
    if bias_k is not None and bias_v is not None:
        if static_k is not None or static_v is not None:
            raise AssertionError("bias cannot be added to static key and value.")
        k, v = (cat.build(builder, (x, expanded(builder, bias, (1, batch, embedding)))) for x, bias in ((k, bias_k), (v, bias_v)))
        mask, padding = _one_more(builder, mask), _one_more(builder, padding)
    q, k, v = (_heads(builder, x, batch, num_heads, size) for x in (q, k, v))
    for name, static in (("static_k", static_k), ("static_v", static_v)):
        if static is not None:
            _check_static(static, name, batch * num_heads, size)
    k, v = k if static_k is None else static_k, v if static_v is None else static_v
    if add_zero_attn:
        zeros = builder.fill((batch * num_heads, 1, size), 0, dtype)
        k, v = (cat.build(builder, (x, zeros), 1) for x in (k, v))
        mask, padding = _one_more(builder, mask), _one_more(builder, padding)
    mask = _merged_mask(builder, mask, padding, batch, num_heads)
    scores = matmul.build(builder, _scaled(builder, q, None), transpose.build(builder, k, 1, 2))
    if hint:
        scores = _causal(builder, scores)
    elif mask is not None:
        scores = add.build(builder, scores, mask)
    weights = dropout.build(builder, _attended(builder, scores, not need_weights and mask is not None), dropout_p if training else 0.0, True)
    joined = reshape.build(builder, transpose.build(builder, matmul.build(builder, weights, v), 0, 1), ((length, batch, embedding),))
    result = linear.build(builder, joined, out_proj_weight, out_proj_bias)
    result = result if batched else squeeze.build(builder, result, 1)
    if not need_weights:
        return result, None
    weights = reshape.build(builder, weights, ((batch, num_heads, length, weights.shape[-1]),))
    weights = mean.build(builder, weights, 1) if average_attn_weights else weights
    return result, weights if batched else squeeze.build(builder, weights, 0)
