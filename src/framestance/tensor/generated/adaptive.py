"""Written by tensor/generate.py from ops/adaptive.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, output_size):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), output_size)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, output_size, return_indices=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), output_size, return_indices)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), kernel_size, output_size, output_ratio, return_indices, _random_samples._array if isinstance(_random_samples, _Tensor) else _operand(_row, '_random_samples', 6, _random_samples))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, indices, kernel_size, stride=None, padding=0, output_size=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), indices._array if isinstance(indices, _Tensor) else _wrong(_row, 'indices', 2, indices), kernel_size, stride, padding, output_size)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'adaptive_avg_pool1d': factory_0,
    'nn.functional.adaptive_avg_pool2d': factory_0,
    'nn.functional.adaptive_avg_pool3d': factory_0,
    'nn.functional.adaptive_max_pool1d': factory_1,
    'nn.functional.adaptive_max_pool1d_with_indices': factory_1,
    'nn.functional.adaptive_max_pool2d': factory_1,
    'nn.functional.adaptive_max_pool2d_with_indices': factory_1,
    'nn.functional.adaptive_max_pool3d': factory_1,
    'nn.functional.adaptive_max_pool3d_with_indices': factory_1,
    'adaptive_max_pool1d': factory_0,
    'nn.functional.fractional_max_pool2d': factory_2,
    'nn.functional.fractional_max_pool3d': factory_2,
    'nn.functional.max_unpool1d': factory_3,
    'nn.functional.max_unpool2d': factory_3,
    'nn.functional.max_unpool3d': factory_3,
}


METHODS = {
}


INPLACE = {
}
