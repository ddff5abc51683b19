"""Attention as functions of tensors, made of products, masks and softmax. Masks of bools say for ``scaled_dot_product_attention`` what takes part, for
``multi_head_attention_forward`` what does not, as in torch; masks of floats are added to the scores."""

from __future__ import annotations

import math
from typing import Any

from ..tensor import NAMESPACE

_cat, _linear, _ones, _zeros = NAMESPACE["cat"], NAMESPACE["linear"], NAMESPACE["ones"], NAMESPACE["zeros"]
_bool, _dropout = NAMESPACE["bool"], NAMESPACE["dropout"]


def scaled_dot_product_attention(
    query: Any,
    key: Any,
    value: Any,
    attn_mask: Any = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Any:
    """``softmax(query @ key.T * scale + mask) @ value``: query (..., L, E), key (..., S, E), value (..., S, V) to (..., L, V).

    ``scale`` is 1/sqrt(E) if None; ``is_causal`` lets each query see the keys up to its own place; ``enable_gqa`` repeats the heads (dimension -3) of key
    and value. A query that sees nothing gets zeros.
    Errors: RuntimeError for a mask beside ``is_causal``.
    """
    if is_causal and attn_mask is not None:
        raise RuntimeError("Explicit attn_mask should not be set when is_causal=True")
    if enable_gqa:
        key, value = _repeated(key, query.shape[-3]), _repeated(value, query.shape[-3])
    scores = (query * (1 / math.sqrt(query.shape[-1]) if scale is None else scale)) @ key.transpose(-2, -1)
    if is_causal:
        attn_mask = _ones(query.shape[-2], key.shape[-2], dtype=_bool).tril()
    if attn_mask is None:
        weights = scores.softmax(-1)
    else:
        scores = scores.masked_fill(~attn_mask, -math.inf) if attn_mask.dtype is _bool else scores + attn_mask
        weights = scores.softmax(-1).masked_fill((scores == -math.inf).all(-1, True), 0.0)
    if dropout_p > 0.0:
        weights = _dropout(weights, dropout_p, True)
    return weights @ value


def _repeated(x: Any, heads: int) -> Any:
    """Each head as often as it takes to have that many."""
    have = x.shape[-3]
    if heads % have:
        raise RuntimeError(f"Number of heads in key and value must divide the number of heads in query, but got {have} and {heads}")
    if heads == have:
        return x
    lead, tail = tuple(x.shape[:-3]), tuple(x.shape[-2:])
    return x.unsqueeze(-3).expand(*lead, have, heads // have, *tail).reshape(*lead, heads, *tail)


def _added_mask(mask: Any, dtype: Any, name: str) -> Any:
    """A mask as numbers to add: of bools, minus infinity where they hold."""
    if mask is None:
        return None
    if mask.dtype is _bool:
        return _zeros(*mask.shape, dtype=dtype).masked_fill(mask, -math.inf)
    if not mask.is_floating_point():
        raise AssertionError(f"only bool and floating types of {name} are supported")
    return mask


def _thirds(x: Any) -> tuple[Any, Any, Any]:
    """The rows for query, key and value; slices, because ``chunk`` must know the size."""
    rows = x.shape[0] // 3
    return x[:rows], x[rows : 2 * rows], x[2 * rows :]


def _projected(inputs: tuple[Any, Any, Any], weights: tuple[Any, Any, Any], bias: Any) -> tuple[Any, ...]:
    biases = (None, None, None) if bias is None else _thirds(bias)
    return tuple(_linear(inputs[i], weights[i], biases[i]) for i in range(3))


def _longer(mask: Any) -> Any:
    """A mask with one more key, which is seen."""
    return None if mask is None else _cat([mask, _zeros(*mask.shape[:-1], 1, dtype=mask.dtype)], -1)


def _in_heads(x: Any, batch: int, heads: int) -> Any:
    """(length, batch, width) as (batch, heads, length, width of a head)."""
    return x.reshape(x.shape[0], batch, heads, x.shape[2] // heads).permute(1, 2, 0, 3)


def _check(query: Any, key: Any, value: Any, embed_dim: int, num_heads: int, separate: bool) -> None:
    if query.ndim not in (2, 3):
        raise AssertionError(f"query should be unbatched 2D or batched 3D tensor but received {query.ndim}-D query tensor")
    if key.ndim != query.ndim or value.ndim != query.ndim:
        raise AssertionError(f"For {query.ndim}-D query, expected key and value to be {query.ndim}-D but found {key.ndim}-D and {value.ndim}-D")
    if query.shape[-1] != embed_dim:
        raise AssertionError(f"was expecting embedding dimension of {embed_dim}, but got {query.shape[-1]}")
    if embed_dim % num_heads:
        raise AssertionError(f"embed_dim {embed_dim} not divisible by num_heads {num_heads}")
    if (key.shape[:-1] != value.shape[:-1]) if separate else (key.shape != value.shape):
        raise AssertionError(f"key shape {tuple(key.shape)} does not match value shape {tuple(value.shape)}")


def _full_mask(attn_mask: Any, key_padding_mask: Any, sizes: tuple[int, int, int, int]) -> Any:
    """Both masks as one that broadcasts to (batch, heads, targets, sources), or None."""
    batch, heads, targets, sources = sizes
    if attn_mask is not None:
        wanted = (targets, sources) if attn_mask.ndim == 2 else (batch * heads, targets, sources)
        if tuple(attn_mask.shape) != wanted:
            raise RuntimeError(f"The shape of the attn_mask is {tuple(attn_mask.shape)}, but should be {wanted}.")
        if attn_mask.ndim == 3:
            attn_mask = attn_mask.reshape(batch, heads, targets, sources)
    if key_padding_mask is not None:
        if tuple(key_padding_mask.shape) != (batch, sources):
            raise AssertionError(f"expecting key_padding_mask shape of {(batch, sources)}, but got {tuple(key_padding_mask.shape)}")
        padding = key_padding_mask.reshape(batch, 1, 1, sources)
        attn_mask = padding if attn_mask is None else attn_mask + padding
    return attn_mask


def multi_head_attention_forward(
    query: Any, key: Any, value: Any, embed_dim_to_check: int, num_heads: int, in_proj_weight: Any, in_proj_bias: Any, bias_k: Any, bias_v: Any,
    add_zero_attn: bool, dropout_p: float, out_proj_weight: Any, out_proj_bias: Any, training: bool = True, key_padding_mask: Any = None,
    need_weights: bool = True, attn_mask: Any = None, use_separate_proj_weight: bool = False, q_proj_weight: Any = None, k_proj_weight: Any = None,
    v_proj_weight: Any = None, static_k: Any = None, static_v: Any = None, average_attn_weights: bool = True, is_causal: bool = False,
) -> tuple[Any, Any]:  # fmt: skip
    """Attention in ``num_heads`` parts of the width: query (L, batch, E), key and value (S, batch, ...) to (L, batch, E), and the weights or None.

    The weights are (batch, L, S), averaged over the heads, or (batch, heads, L, S). Masks: ``key_padding_mask`` (batch, S), ``attn_mask`` (L, S) or
    (batch * heads, L, S). ``is_causal`` only says that ``attn_mask`` is causal. The batch may be missing everywhere.
    """
    if static_k is not None or static_v is not None:
        raise NotImplementedError("multi_head_attention_forward with static_k or static_v; key and value are accepted")
    _check(query, key, value, embed_dim_to_check, num_heads, use_separate_proj_weight)
    if is_causal and attn_mask is None:
        raise RuntimeError("Need attn_mask if specifying the is_causal hint.")
    single = query.ndim == 2
    if single:
        query, key, value = (x.unsqueeze(1) for x in (query, key, value))
        key_padding_mask = None if key_padding_mask is None else key_padding_mask.unsqueeze(0)
    attn_mask = _added_mask(attn_mask, query.dtype, "attn_mask")
    key_padding_mask = _added_mask(key_padding_mask, query.dtype, "key_padding_mask")
    weights = (q_proj_weight, k_proj_weight, v_proj_weight) if use_separate_proj_weight else _thirds(in_proj_weight)
    q, k, v = _projected((query, key, value), weights, in_proj_bias)
    targets, batch, width = q.shape
    if bias_k is not None and bias_v is not None:
        k, v = _cat([k, bias_k.repeat(1, batch, 1)]), _cat([v, bias_v.repeat(1, batch, 1)])
        attn_mask, key_padding_mask = _longer(attn_mask), _longer(key_padding_mask)
    if add_zero_attn:
        k, v = (_cat([x, _zeros(1, batch, width, dtype=x.dtype)]) for x in (k, v))
        attn_mask, key_padding_mask = _longer(attn_mask), _longer(key_padding_mask)
    mask = _full_mask(attn_mask, key_padding_mask, (batch, num_heads, targets, k.shape[0]))
    q, k, v = (_in_heads(x, batch, num_heads) for x in (q, k, v))
    found = None
    if need_weights:
        scores = (q * math.sqrt(1.0 / (width // num_heads))) @ k.transpose(-2, -1)
        found = (scores if mask is None else scores + mask).softmax(-1)
        if training and dropout_p > 0.0:
            found = _dropout(found, dropout_p, True)
        result = found @ v
        found = found.mean(1) if average_attn_weights else found
    else:
        result = scaled_dot_product_attention(q, k, v, mask, dropout_p if training else 0.0)
    result = _linear(result.permute(2, 0, 1, 3).reshape(targets, batch, width), out_proj_weight, out_proj_bias)
    if single:
        return result.squeeze(1), None if found is None else found.squeeze(0)
    return result, found
