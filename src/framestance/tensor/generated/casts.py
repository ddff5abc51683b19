"""Written by tensor/generate.py from ops/casts.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(self, target=None, dtype=None, non_blocking=False, copy=False, *, device=None, memory_format=None):
        result = _build(_EAGER, self._array, target._array if isinstance(target, _Tensor) else _operand(_row, 'target', 2, target), dtype, non_blocking, copy, device, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(self, *, memory_format=None):
        result = _build(_EAGER, self._array, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
}


METHODS = {
    'to': factory_0,
    'type_as': factory_1,
    'half': factory_2,
    'bfloat16': factory_2,
    'float': factory_2,
    'double': factory_2,
    'char': factory_2,
    'byte': factory_2,
    'short': factory_2,
    'int': factory_2,
    'long': factory_2,
    'bool': factory_2,
    'cfloat': factory_2,
    'cdouble': factory_2,
}


INPLACE = {
}
