"""Written by tensor/generate.py from ops/sequences.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), p, margin if type(margin) is not complex else _wrong(_row, 'margin', 4, margin, 'float'), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 5, weight), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, target, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, target, weight=None, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(log_probs, targets, input_lengths, target_lengths, blank=0, reduction='mean', zero_infinity=False):
        result = _build(_EAGER, log_probs._array if isinstance(log_probs, _Tensor) else _wrong(_row, 'log_probs', 1, log_probs), targets._array if isinstance(targets, _Tensor) else _wrong(_row, 'targets', 2, targets), _data(input_lengths), _data(target_lengths), blank, reduction, zero_infinity)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'nn.functional.multi_margin_loss': factory_0,
    'nn.functional.multilabel_margin_loss': factory_1,
    'nn.functional.multilabel_soft_margin_loss': factory_2,
    'nn.functional.ctc_loss': factory_3,
}


METHODS = {
}


INPLACE = {
}
