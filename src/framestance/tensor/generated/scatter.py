"""Written by tensor/generate.py from ops/scatter.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, dim, index, src=None, *, value=None, reduce=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _operand(_row, 'src', 4, src), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 5, value), reduce)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, dim, index, src, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, dim, index, src, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, dim, index, source, *, alpha=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, dim, index, source, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(input, dim, index, source, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(input, dim, index, value, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 4, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(self, dim, index, src=None, *, value=None, reduce=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _operand(_row, 'src', 4, src), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 5, value), reduce)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(self, dim, index, src, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(self, dim, index, src, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(self, dim, index, source, *, alpha=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_11(_row, _build):
    def operation(self, dim, index, source, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_12(_row, _build):
    def operation(self, dim, index, source, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_13(_row, _build):
    def operation(self, dim, index, value, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 4, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_14(_row, _build):
    def operation(self, dim, index, src=None, *, value=None, reduce=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _operand(_row, 'src', 4, src), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 5, value), reduce)
        return self

    return operation


def factory_15(_row, _build):
    def operation(self, dim, index, src, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src))
        return self

    return operation


def factory_16(_row, _build):
    def operation(self, dim, index, src, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src), reduce, include_self)
        return self

    return operation


def factory_17(_row, _build):
    def operation(self, dim, index, source, *, alpha=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), alpha)
        return self

    return operation


def factory_18(_row, _build):
    def operation(self, dim, index, source, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), reduce, include_self)
        return self

    return operation


def factory_19(_row, _build):
    def operation(self, dim, index, source, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source))
        return self

    return operation


def factory_20(_row, _build):
    def operation(self, dim, index, value, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 4, value))
        return self

    return operation


FUNCTIONS = {
    'scatter': factory_0,
    'scatter_add': factory_1,
    'scatter_reduce': factory_2,
    'index_add': factory_3,
    'index_reduce': factory_4,
    'index_copy': factory_5,
    'index_fill': factory_6,
}


METHODS = {
    'scatter': factory_7,
    'scatter_add': factory_8,
    'scatter_reduce': factory_9,
    'index_add': factory_10,
    'index_reduce': factory_11,
    'index_copy': factory_12,
    'index_fill': factory_13,
}


INPLACE = {
    'scatter_': factory_14,
    'scatter_add_': factory_15,
    'scatter_reduce_': factory_16,
    'index_add_': factory_17,
    'index_reduce_': factory_18,
    'index_copy_': factory_19,
    'index_fill_': factory_20,
}
