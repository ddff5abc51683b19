"""Written by tensor/generate.py from ops/losses.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, target, size_average=None, reduce=None, reduction='mean', weight=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), size_average, reduce, reduction, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 6, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, target, size_average=None, reduce=None, reduction='mean', beta=1.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), size_average, reduce, reduction, beta if type(beta) is not complex else _wrong(_row, 'beta', 6, beta, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, target, reduction='mean', delta=1.0, weight=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), reduction, delta if type(delta) is not complex else _wrong(_row, 'delta', 4, delta, 'float'), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 5, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, target, size_average=None, reduce=None, reduction='mean', log_target=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), size_average, reduce, reduction, log_target)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, target, log_input=True, full=False, size_average=None, eps=1e-08, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), log_input, full, size_average, eps if type(eps) is not complex else _wrong(_row, 'eps', 6, eps, 'float'), reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(input, target, var, full=False, eps=1e-06, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), var._array if isinstance(var, _Tensor) else _operand(_row, 'var', 3, var), full, eps if type(eps) is not complex else _wrong(_row, 'eps', 5, eps, 'float'), reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(input, target, margin=1.0, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), margin if type(margin) is not complex else _wrong(_row, 'margin', 3, margin, 'float'), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(input, target, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(input1, input2, target, margin=0, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input1._array if isinstance(input1, _Tensor) else _wrong(_row, 'input1', 1, input1), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 3, target), margin if type(margin) is not complex else _wrong(_row, 'margin', 4, margin, 'float'), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(anchor, positive, negative, margin=1.0, p=2, eps=1e-06, swap=False, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, anchor._array if isinstance(anchor, _Tensor) else _wrong(_row, 'anchor', 1, anchor), positive._array if isinstance(positive, _Tensor) else _wrong(_row, 'positive', 2, positive), negative._array if isinstance(negative, _Tensor) else _wrong(_row, 'negative', 3, negative), margin if type(margin) is not complex else _wrong(_row, 'margin', 4, margin, 'float'), p if type(p) is not complex else _wrong(_row, 'p', 5, p, 'float'), eps if type(eps) is not complex else _wrong(_row, 'eps', 6, eps, 'float'), swap, size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'nn.functional.l1_loss': factory_0,
    'nn.functional.mse_loss': factory_0,
    'nn.functional.smooth_l1_loss': factory_1,
    'nn.functional.huber_loss': factory_2,
    'nn.functional.kl_div': factory_3,
    'nn.functional.poisson_nll_loss': factory_4,
    'nn.functional.gaussian_nll_loss': factory_5,
    'nn.functional.hinge_embedding_loss': factory_6,
    'nn.functional.soft_margin_loss': factory_7,
    'nn.functional.margin_ranking_loss': factory_8,
    'nn.functional.cosine_embedding_loss': factory_8,
    'nn.functional.triplet_margin_loss': factory_9,
}


METHODS = {
}


INPLACE = {
}
