"""Written by tensor/generate.py from ops/attention.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

# ruff: noqa
# mypy: ignore-errors
from ..support import ABSENT as _ABSENT
from ..support import Tensor as _Tensor
from ..support import data as _data
from ..support import finish as _finish
from ..support import operand as _operand
from ..support import values as _values
from ..support import wrong as _wrong
from ..support import ndarray as _ndarray
from ..support import wrap as _wrap
from ...ops import EAGER as _EAGER
from ...ops import inplace_build as _inplace
from ...ops import out_build as _out


def factory_0(_row, _build):
    def operation(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, *, scale=None, enable_gqa=False):
        result = _build(_EAGER, query._array if isinstance(query, _Tensor) else _wrong(_row, 'query', 1, query), key._array if isinstance(key, _Tensor) else _wrong(_row, 'key', 2, key), value._array if isinstance(value, _Tensor) else _wrong(_row, 'value', 3, value), attn_mask._array if isinstance(attn_mask, _Tensor) else _operand(_row, 'attn_mask', 4, attn_mask), dropout_p if type(dropout_p) is not complex else _wrong(_row, 'dropout_p', 5, dropout_p, 'float'), is_causal, scale, enable_gqa)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training=True, key_padding_mask=None, need_weights=True, attn_mask=None, use_separate_proj_weight=False, q_proj_weight=None, k_proj_weight=None, v_proj_weight=None, static_k=None, static_v=None, average_attn_weights=True, is_causal=False):
        result = _build(_EAGER, query._array if isinstance(query, _Tensor) else _wrong(_row, 'query', 1, query), key._array if isinstance(key, _Tensor) else _wrong(_row, 'key', 2, key), value._array if isinstance(value, _Tensor) else _wrong(_row, 'value', 3, value), embed_dim_to_check, num_heads, in_proj_weight._array if isinstance(in_proj_weight, _Tensor) else _operand(_row, 'in_proj_weight', 6, in_proj_weight), in_proj_bias._array if isinstance(in_proj_bias, _Tensor) else _operand(_row, 'in_proj_bias', 7, in_proj_bias), bias_k._array if isinstance(bias_k, _Tensor) else _operand(_row, 'bias_k', 8, bias_k), bias_v._array if isinstance(bias_v, _Tensor) else _operand(_row, 'bias_v', 9, bias_v), add_zero_attn, dropout_p if type(dropout_p) is not complex else _wrong(_row, 'dropout_p', 11, dropout_p, 'float'), out_proj_weight._array if isinstance(out_proj_weight, _Tensor) else _wrong(_row, 'out_proj_weight', 12, out_proj_weight), out_proj_bias._array if isinstance(out_proj_bias, _Tensor) else _operand(_row, 'out_proj_bias', 13, out_proj_bias), training, key_padding_mask._array if isinstance(key_padding_mask, _Tensor) else _operand(_row, 'key_padding_mask', 15, key_padding_mask), need_weights, attn_mask._array if isinstance(attn_mask, _Tensor) else _operand(_row, 'attn_mask', 17, attn_mask), use_separate_proj_weight, q_proj_weight._array if isinstance(q_proj_weight, _Tensor) else _operand(_row, 'q_proj_weight', 19, q_proj_weight), k_proj_weight._array if isinstance(k_proj_weight, _Tensor) else _operand(_row, 'k_proj_weight', 20, k_proj_weight), v_proj_weight._array if isinstance(v_proj_weight, _Tensor) else _operand(_row, 'v_proj_weight', 21, v_proj_weight), static_k._array if isinstance(static_k, _Tensor) else _operand(_row, 'static_k', 22, static_k), static_v._array if isinstance(static_v, _Tensor) else _operand(_row, 'static_v', 23, static_v), average_attn_weights, is_causal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'nn.functional.scaled_dot_product_attention': factory_0,
    'nn.functional.multi_head_attention_forward': factory_1,
}


METHODS = {
}


INPLACE = {
}
