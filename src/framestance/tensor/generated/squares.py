"""Written by tensor/generate.py from ops/squares.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(A, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A),), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(A):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(A, *, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(A, ind=2, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), ind,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), ind)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(A, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), n,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(input, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(self, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array,), out._array); return out
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(self, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, n,), out._array); return out
        result = _build(_EAGER, self._array, n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'linalg.det': factory_0,
    'det': factory_1,
    'linalg.slogdet': factory_2,
    'slogdet': factory_1,
    'logdet': factory_1,
    'linalg.inv': factory_0,
    'inverse': factory_3,
    'linalg.inv_ex': factory_4,
    'linalg.tensorinv': factory_5,
    'linalg.matrix_power': factory_6,
    'matrix_power': factory_7,
    'linalg.matrix_exp': factory_2,
    'matrix_exp': factory_1,
}


METHODS = {
    'det': factory_8,
    'slogdet': factory_8,
    'logdet': factory_8,
    'inverse': factory_9,
    'matrix_power': factory_10,
    'matrix_exp': factory_8,
}


INPLACE = {
}
