"""Written by tensor/generate.py from ops/classification.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), size_average, ignore_index, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean', label_smoothing=0.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), size_average, ignore_index, reduce, reduction, label_smoothing if type(label_smoothing) is not complex else _wrong(_row, 'label_smoothing', 8, label_smoothing, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, target, weight=None, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, target, weight=None, size_average=None, reduce=None, reduction='mean', pos_weight=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), size_average, reduce, reduction, pos_weight._array if isinstance(pos_weight, _Tensor) else _operand(_row, 'pos_weight', 7, pos_weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'nn.functional.nll_loss': factory_0,
    'nn.functional.cross_entropy': factory_1,
    'nn.functional.binary_cross_entropy': factory_2,
    'nn.functional.binary_cross_entropy_with_logits': factory_3,
}


METHODS = {
}


INPLACE = {
}
