"""Written by tensor/generate.py from ops/indexing.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, dim, index, *, sparse_grad=False, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), sparse_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, *, as_tuple=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, mask):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, diagonal=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(self, dim, index, *, sparse_grad=False, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), sparse_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(self, *, as_tuple=False):
        result = _build(_EAGER, self._array, as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(self, mask):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(self, diagonal=0):
        result = _build(_EAGER, self._array, diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(self, diagonal=0):
        _inplace(_EAGER, _row, self._array, diagonal)
        return self

    return operation


FUNCTIONS = {
    'index_select': factory_0,
    'gather': factory_1,
    'nonzero': factory_2,
    'masked_select': factory_3,
    'tril': factory_4,
    'triu': factory_4,
}


METHODS = {
    'index_select': factory_5,
    'gather': factory_6,
    'nonzero': factory_7,
    'masked_select': factory_8,
    'tril': factory_9,
    'triu': factory_9,
}


INPLACE = {
    'tril_': factory_10,
    'triu_': factory_10,
}
