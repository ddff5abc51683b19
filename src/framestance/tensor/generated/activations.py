"""Written by tensor/generate.py from ops/activations.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, negative_slope=0.01, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), negative_slope if type(negative_slope) is not complex else _wrong(_row, 'negative_slope', 2, negative_slope, 'float'), inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, min_val=-1.0, max_val=1.0, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min_val if type(min_val) is not complex else _wrong(_row, 'min_val', 2, min_val, 'float'), max_val if type(max_val) is not complex else _wrong(_row, 'max_val', 3, max_val, 'float'), inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, threshold, value, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), threshold if type(threshold) is not complex else _wrong(_row, 'threshold', 2, threshold, 'float'), value if type(value) is not complex else _wrong(_row, 'value', 3, value, 'float'), inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, lambd=0.5):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), lambd if type(lambd) is not complex else _wrong(_row, 'lambd', 2, lambd, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(input, alpha=1.0, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), alpha if type(alpha) is not complex else _wrong(_row, 'alpha', 2, alpha, 'float'), inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(input, beta=1, threshold=20):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), beta if type(beta) is not complex else _wrong(_row, 'beta', 2, beta, 'float'), threshold if type(threshold) is not complex else _wrong(_row, 'threshold', 3, threshold, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(input, weight):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), lower if type(lower) is not complex else _wrong(_row, 'lower', 2, lower, 'float'), upper if type(upper) is not complex else _wrong(_row, 'upper', 3, upper, 'float'), training, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(input, dim=-1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_11(_row, _build):
    def operation(input, dim=None, _stacklevel=3, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, _stacklevel, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_12(_row, _build):
    def operation(logits, tau=1, hard=False, eps=1e-10, dim=-1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, logits._array if isinstance(logits, _Tensor) else _wrong(_row, 'logits', 1, logits), tau if type(tau) is not complex else _wrong(_row, 'tau', 2, tau, 'float'), hard, eps if type(eps) is not complex else _wrong(_row, 'eps', 4, eps, 'float'), dim)
        if isinstance(logits, _Tensor) and result is logits._array: return logits
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_13(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_14(_row, _build):
    def operation(input, negative_slope=0.01):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), negative_slope if type(negative_slope) is not complex else _wrong(_row, 'negative_slope', 2, negative_slope, 'float'))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_15(_row, _build):
    def operation(input, min_val=-1.0, max_val=1.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min_val if type(min_val) is not complex else _wrong(_row, 'min_val', 2, min_val, 'float'), max_val if type(max_val) is not complex else _wrong(_row, 'max_val', 3, max_val, 'float'))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_16(_row, _build):
    def operation(input, threshold, value):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), threshold if type(threshold) is not complex else _wrong(_row, 'threshold', 2, threshold, 'float'), value if type(value) is not complex else _wrong(_row, 'value', 3, value, 'float'))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_17(_row, _build):
    def operation(input, alpha=1.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), alpha if type(alpha) is not complex else _wrong(_row, 'alpha', 2, alpha, 'float'))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_18(_row, _build):
    def operation(input, lower=0.125, upper=0.3333333333333333, training=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), lower if type(lower) is not complex else _wrong(_row, 'lower', 2, lower, 'float'), upper if type(upper) is not complex else _wrong(_row, 'upper', 3, upper, 'float'), training)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_19(_row, _build):
    def operation(self, lambd=0.5):
        result = _build(_EAGER, self._array, lambd if type(lambd) is not complex else _wrong(_row, 'lambd', 2, lambd, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_20(_row, _build):
    def operation(self, weight):
        result = _build(_EAGER, self._array, weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'nn.functional.relu': factory_0,
    'nn.functional.silu': factory_0,
    'nn.functional.leaky_relu': factory_1,
    'nn.functional.hardtanh': factory_2,
    'nn.functional.relu6': factory_0,
    'nn.functional.hardsigmoid': factory_0,
    'nn.functional.hardswish': factory_0,
    'nn.functional.threshold': factory_3,
    'nn.functional.hardshrink': factory_4,
    'nn.functional.softshrink': factory_4,
    'nn.functional.tanhshrink': factory_5,
    'nn.functional.elu': factory_6,
    'nn.functional.selu': factory_0,
    'nn.functional.celu': factory_6,
    'nn.functional.softplus': factory_7,
    'nn.functional.logsigmoid': factory_5,
    'nn.functional.mish': factory_0,
    'nn.functional.softsign': factory_5,
    'nn.functional.prelu': factory_8,
    'nn.functional.rrelu': factory_9,
    'nn.functional.glu': factory_10,
    'nn.functional.softmax': factory_11,
    'nn.functional.log_softmax': factory_11,
    'nn.functional.softmin': factory_11,
    'nn.functional.gumbel_softmax': factory_12,
    'nn.functional.relu_': factory_13,
    'nn.functional.leaky_relu_': factory_14,
    'nn.functional.hardtanh_': factory_15,
    'nn.functional.threshold_': factory_16,
    'nn.functional.elu_': factory_17,
    'nn.functional.selu_': factory_13,
    'nn.functional.celu_': factory_17,
    'nn.functional.rrelu_': factory_18,
}


METHODS = {
    'hardshrink': factory_19,
    'prelu': factory_20,
}


INPLACE = {
}
