"""Written by tensor/generate.py from ops/histograms.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, bins=100, min=0, max=0, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins, min if type(min) is not complex else _wrong(_row, 'min', 3, min, 'float'), max if type(max) is not complex else _wrong(_row, 'max', 4, max, 'float'),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins, min if type(min) is not complex else _wrong(_row, 'min', 3, min, 'float'), max if type(max) is not complex else _wrong(_row, 'max', 4, max, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, bins, *, range=None, weight=None, density=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins._array if isinstance(bins, _Tensor) else _operand(_row, 'bins', 2, bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, bins, range=None, weight=None, density=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, weights=None, minlength=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weights._array if isinstance(weights, _Tensor) else _operand(_row, 'weights', 2, weights), minlength)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(self, bins=100, min=0, max=0, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, bins, min if type(min) is not complex else _wrong(_row, 'min', 3, min, 'float'), max if type(max) is not complex else _wrong(_row, 'max', 4, max, 'float'),), out._array); return out
        result = _build(_EAGER, self._array, bins, min if type(min) is not complex else _wrong(_row, 'min', 3, min, 'float'), max if type(max) is not complex else _wrong(_row, 'max', 4, max, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(self, bins, *, range=None, weight=None, density=False):
        result = _build(_EAGER, self._array, bins._array if isinstance(bins, _Tensor) else _operand(_row, 'bins', 2, bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(self, weights=None, minlength=0):
        result = _build(_EAGER, self._array, weights._array if isinstance(weights, _Tensor) else _operand(_row, 'weights', 2, weights), minlength)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'histc': factory_0,
    'histogram': factory_1,
    'histogramdd': factory_2,
    'bincount': factory_3,
}


METHODS = {
    'histc': factory_4,
    'histogram': factory_5,
    'bincount': factory_6,
}


INPLACE = {
}
