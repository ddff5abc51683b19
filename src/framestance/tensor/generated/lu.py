"""Written by tensor/generate.py from ops/lu.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(A, *, pivot=True, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), pivot, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(A, *, pivot=True):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), pivot)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, pivot=True, get_infos=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), pivot, get_infos)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True):
        result = _build(_EAGER, LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 1, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 2, LU_pivots), unpack_data, unpack_pivots)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(LU, pivots, B, *, left=True, adjoint=False, out=None):
        if out is not None: _out(_EAGER, _row, (LU._array if isinstance(LU, _Tensor) else _wrong(_row, 'LU', 1, LU), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), left, adjoint,), out._array); return out
        result = _build(_EAGER, LU._array if isinstance(LU, _Tensor) else _wrong(_row, 'LU', 1, LU), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), left, adjoint)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(input, LU_data, LU_pivots, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(A, *, hermitian=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), hermitian)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(A, *, hermitian=False, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), hermitian, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(LD, pivots, B, *, hermitian=False, out=None):
        if out is not None: _out(_EAGER, _row, (LD._array if isinstance(LD, _Tensor) else _wrong(_row, 'LD', 1, LD), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), hermitian,), out._array); return out
        result = _build(_EAGER, LD._array if isinstance(LD, _Tensor) else _wrong(_row, 'LD', 1, LD), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), hermitian)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(self, pivot=True, get_infos=False):
        result = _build(_EAGER, self._array, pivot, get_infos)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(self, LU_data, LU_pivots, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots),), out._array); return out
        result = _build(_EAGER, self._array, LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'linalg.lu_factor_ex': factory_0,
    'linalg.lu_factor': factory_1,
    'lu': factory_2,
    'linalg.lu': factory_1,
    'lu_unpack': factory_3,
    'linalg.lu_solve': factory_4,
    'lu_solve': factory_5,
    'linalg.ldl_factor': factory_6,
    'linalg.ldl_factor_ex': factory_7,
    'linalg.ldl_solve': factory_8,
}


METHODS = {
    'lu': factory_9,
    'lu_solve': factory_10,
}


INPLACE = {
}
