"""Written by tensor/generate.py from ops/pooling.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), kernel_size, stride, padding, dilation, ceil_mode, return_indices)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), kernel_size, stride, padding, ceil_mode, count_include_pad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, norm_type, kernel_size, stride=None, ceil_mode=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), norm_type if type(norm_type) is not complex else _wrong(_row, 'norm_type', 2, norm_type, 'float'), kernel_size, stride, ceil_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'nn.functional.max_pool1d': factory_0,
    'nn.functional.max_pool1d_with_indices': factory_0,
    'nn.functional.max_pool2d': factory_0,
    'nn.functional.max_pool2d_with_indices': factory_0,
    'nn.functional.max_pool3d': factory_0,
    'nn.functional.max_pool3d_with_indices': factory_0,
    'avg_pool1d': factory_1,
    'nn.functional.avg_pool2d': factory_2,
    'nn.functional.avg_pool3d': factory_2,
    'nn.functional.lp_pool1d': factory_3,
    'nn.functional.lp_pool2d': factory_3,
    'nn.functional.lp_pool3d': factory_3,
}


METHODS = {
}


INPLACE = {
}
