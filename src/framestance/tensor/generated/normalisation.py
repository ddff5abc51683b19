"""Written by tensor/generate.py from ops/normalisation.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, normalized_shape, weight=None, bias=None, eps=1e-05, cudnn_enable=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), normalized_shape, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 4, bias), eps if type(eps) is not complex else _wrong(_row, 'eps', 5, eps, 'float'), cudnn_enable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, normalized_shape, weight, bias, eps):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), normalized_shape, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 4, bias), eps if type(eps) is not complex else _wrong(_row, 'eps', 5, eps, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, normalized_shape, weight=None, eps=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), normalized_shape, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-05):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), running_mean._array if isinstance(running_mean, _Tensor) else _operand(_row, 'running_mean', 2, running_mean), running_var._array if isinstance(running_var, _Tensor) else _operand(_row, 'running_var', 3, running_var), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 5, bias), training, momentum, eps if type(eps) is not complex else _wrong(_row, 'eps', 8, eps, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias), running_mean._array if isinstance(running_mean, _Tensor) else _operand(_row, 'running_mean', 4, running_mean), running_var._array if isinstance(running_var, _Tensor) else _operand(_row, 'running_var', 5, running_var), training, momentum if type(momentum) is not complex else _wrong(_row, 'momentum', 7, momentum, 'float'), eps if type(eps) is not complex else _wrong(_row, 'eps', 8, eps, 'float'), cudnn_enabled)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(input, weight, bias, running_mean, running_var, training, momentum, eps):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias), running_mean._array if isinstance(running_mean, _Tensor) else _operand(_row, 'running_mean', 4, running_mean), running_var._array if isinstance(running_var, _Tensor) else _operand(_row, 'running_var', 5, running_var), training, momentum if type(momentum) is not complex else _wrong(_row, 'momentum', 7, momentum, 'float'), eps if type(eps) is not complex else _wrong(_row, 'eps', 8, eps, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(input, num_groups, weight=None, bias=None, eps=1e-05, cudnn_enabled=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), num_groups, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 4, bias), eps if type(eps) is not complex else _wrong(_row, 'eps', 5, eps, 'float'), cudnn_enabled)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(input, weight, bias, N, C, HxW, group, eps):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias), N, C, HxW, group, eps if type(eps) is not complex else _wrong(_row, 'eps', 8, eps, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True, momentum=0.1, eps=1e-05):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), running_mean._array if isinstance(running_mean, _Tensor) else _operand(_row, 'running_mean', 2, running_mean), running_var._array if isinstance(running_var, _Tensor) else _operand(_row, 'running_var', 3, running_var), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 5, bias), use_input_stats, momentum, eps if type(eps) is not complex else _wrong(_row, 'eps', 8, eps, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(input, size, alpha=0.0001, beta=0.75, k=1.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, alpha if type(alpha) is not complex else _wrong(_row, 'alpha', 3, alpha, 'float'), beta if type(beta) is not complex else _wrong(_row, 'beta', 4, beta, 'float'), k if type(k) is not complex else _wrong(_row, 'k', 5, k, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'layer_norm': factory_0,
    'native_layer_norm': factory_1,
    'rms_norm': factory_2,
    'nn.functional.batch_norm': factory_3,
    'batch_norm': factory_4,
    'native_batch_norm': factory_5,
    'group_norm': factory_6,
    'native_group_norm': factory_7,
    'nn.functional.instance_norm': factory_8,
    'nn.functional.local_response_norm': factory_9,
}


METHODS = {
}


INPLACE = {
}
