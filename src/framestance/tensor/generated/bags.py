"""Written by tensor/generate.py from ops/bags.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, weight, offsets=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, mode='mean', sparse=False, per_sample_weights=None, include_last_offset=False, padding_idx=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), offsets._array if isinstance(offsets, _Tensor) else _operand(_row, 'offsets', 3, offsets), max_norm, norm_type if type(norm_type) is not complex else _wrong(_row, 'norm_type', 5, norm_type, 'float'), scale_grad_by_freq, mode, sparse, per_sample_weights._array if isinstance(per_sample_weights, _Tensor) else _operand(_row, 'per_sample_weights', 9, per_sample_weights), include_last_offset, padding_idx)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'nn.functional.embedding_bag': factory_0,
}


METHODS = {
}


INPLACE = {
}
