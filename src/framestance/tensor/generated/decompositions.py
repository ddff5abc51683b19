"""Written by tensor/generate.py from ops/decompositions.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(A, *, upper=False, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), upper,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), upper,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(A, *, upper=False, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), upper, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(A, mode='reduced'):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, some=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), some)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(input, tau, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(input, tau, other, left=True, transpose=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(A, full_matrices=True, *, driver=None):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), full_matrices, driver)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(input, some=True, compute_uv=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), some, compute_uv)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(A, *, driver=None, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), driver,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), driver)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_11(_row, _build):
    def operation(A, q=6, niter=2, M=None):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), q, niter, M._array if isinstance(M, _Tensor) else _operand(_row, 'M', 4, M))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_12(_row, _build):
    def operation(A, q=None, center=True, niter=2):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), q, center, niter)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_13(_row, _build):
    def operation(A, UPLO='L'):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), UPLO)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_14(_row, _build):
    def operation(A, UPLO='L', *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), UPLO,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), UPLO)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_15(_row, _build):
    def operation(self, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, upper,), out._array); return out
        result = _build(_EAGER, self._array, upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_16(_row, _build):
    def operation(self, some=True):
        result = _build(_EAGER, self._array, some)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_17(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_18(_row, _build):
    def operation(self, tau, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau),), out._array); return out
        result = _build(_EAGER, self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_19(_row, _build):
    def operation(self, tau, other, left=True, transpose=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose,), out._array); return out
        result = _build(_EAGER, self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_20(_row, _build):
    def operation(self, some=True, compute_uv=True):
        result = _build(_EAGER, self._array, some, compute_uv)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'linalg.cholesky': factory_0,
    'cholesky': factory_1,
    'linalg.cholesky_ex': factory_2,
    'linalg.qr': factory_3,
    'qr': factory_4,
    'geqrf': factory_5,
    'linalg.householder_product': factory_6,
    'ormqr': factory_7,
    'linalg.svd': factory_8,
    'svd': factory_9,
    'linalg.svdvals': factory_10,
    'svd_lowrank': factory_11,
    'pca_lowrank': factory_12,
    'linalg.eigh': factory_13,
    'linalg.eigvalsh': factory_14,
}


METHODS = {
    'cholesky': factory_15,
    'qr': factory_16,
    'geqrf': factory_17,
    'orgqr': factory_18,
    'ormqr': factory_19,
    'svd': factory_20,
}


INPLACE = {
}
