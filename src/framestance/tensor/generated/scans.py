"""Written by tensor/generate.py from ops/scans.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, dim, *, dtype=None, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, dim, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, n=1, dim=-1, prepend=None, append=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, *, spacing=1, dim=None, edge_order=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(spacing), dim, edge_order)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(y, x=None, *, dx=None, dim=-1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, y._array if isinstance(y, _Tensor) else _wrong(_row, 'y', 1, y), x._array if isinstance(x, _Tensor) else _operand(_row, 'x', 2, x), dx, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(self, dim, *, dtype=None, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, dim, dtype,), out._array); return out
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(self, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(self, dim, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, dim,), out._array); return out
        result = _build(_EAGER, self._array, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(self, n=1, dim=-1, prepend=None, append=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append),), out._array); return out
        result = _build(_EAGER, self._array, n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(self, dim, *, dtype=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, dtype)
        return self

    return operation


FUNCTIONS = {
    'cumprod': factory_0,
    'cummax': factory_1,
    'cummin': factory_1,
    'logcumsumexp': factory_2,
    'diff': factory_3,
    'gradient': factory_4,
    'trapezoid': factory_5,
    'cumulative_trapezoid': factory_5,
}


METHODS = {
    'cumprod': factory_6,
    'cummax': factory_7,
    'cummin': factory_7,
    'logcumsumexp': factory_8,
    'diff': factory_9,
}


INPLACE = {
    'cumprod_': factory_10,
}
