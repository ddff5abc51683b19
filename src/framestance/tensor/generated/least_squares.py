"""Written by tensor/generate.py from ops/least_squares.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(A, tol=None, hermitian=False, *, atol=None, rtol=None, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), tol._array if isinstance(tol, _Tensor) else _operand(_row, 'tol', 2, tol), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol),), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), tol._array if isinstance(tol, _Tensor) else _operand(_row, 'tol', 2, tol), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(A, rcond=None, hermitian=False, *, atol=None, rtol=None, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol),), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, rcond=1e-15):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(A, p=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), p,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, b, rcond=None, *, driver=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), b._array if isinstance(b, _Tensor) else _wrong(_row, 'b', 2, b), rcond, driver)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(self, rcond=1e-15):
        result = _build(_EAGER, self._array, rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'linalg.matrix_rank': factory_0,
    'linalg.pinv': factory_1,
    'pinverse': factory_2,
    'linalg.cond': factory_3,
    'linalg.lstsq': factory_4,
}


METHODS = {
    'pinverse': factory_5,
}


INPLACE = {
}
