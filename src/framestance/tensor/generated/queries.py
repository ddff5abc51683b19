"""Written by tensor/generate.py from ops/queries.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return result

    return operation


def factory_1(_row, _build):
    def operation(input, other):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_2(_row, _build):
    def operation(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol if type(rtol) is not complex else _wrong(_row, 'rtol', 3, rtol, 'float'), atol if type(atol) is not complex else _wrong(_row, 'atol', 4, atol, 'float'), equal_nan)
        return result

    return operation


def factory_3(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return result

    return operation


def factory_4(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_5(_row, _build):
    def operation(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol if type(rtol) is not complex else _wrong(_row, 'rtol', 3, rtol, 'float'), atol if type(atol) is not complex else _wrong(_row, 'atol', 4, atol, 'float'), equal_nan)
        return result

    return operation


FUNCTIONS = {
    'is_nonzero': factory_0,
    'equal': factory_1,
    'allclose': factory_2,
    'is_same_size': factory_1,
    'is_signed': factory_0,
    'is_conj': factory_0,
    'is_neg': factory_0,
}


METHODS = {
    'item': factory_3,
    'tolist': factory_3,
    'is_nonzero': factory_3,
    'equal': factory_4,
    'allclose': factory_5,
    'is_same_size': factory_4,
    'is_signed': factory_3,
    'is_conj': factory_3,
    'is_neg': factory_3,
}


INPLACE = {
}
