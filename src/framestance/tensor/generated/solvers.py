"""Written by tensor/generate.py from ops/solvers.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(A, B, *, left=True, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), left,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), left)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(A, B, *, left=True, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), left, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(A, B, dims=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), dims,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), dims)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(A, B, *, upper, left=True, unitriangular=False, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), upper, left, unitriangular,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), upper, left, unitriangular)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, A, upper=True, transpose=False, unitriangular=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 2, A), upper, transpose, unitriangular)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(input, input2, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(input, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), upper,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(self, A, upper=True, transpose=False, unitriangular=False):
        result = _build(_EAGER, self._array, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 2, A), upper, transpose, unitriangular)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(self, input2, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper,), out._array); return out
        result = _build(_EAGER, self._array, input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(self, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, upper,), out._array); return out
        result = _build(_EAGER, self._array, upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'linalg.solve': factory_0,
    'linalg.solve_ex': factory_1,
    'linalg.tensorsolve': factory_2,
    'linalg.solve_triangular': factory_3,
    'triangular_solve': factory_4,
    'cholesky_solve': factory_5,
    'cholesky_inverse': factory_6,
}


METHODS = {
    'triangular_solve': factory_7,
    'cholesky_solve': factory_8,
    'cholesky_inverse': factory_9,
}


INPLACE = {
}
