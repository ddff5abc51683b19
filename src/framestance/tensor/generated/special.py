"""Written by tensor/generate.py from ops/special.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(n, input):
        result = _build(_EAGER, n._array if isinstance(n, _Tensor) else _operand(_row, 'n', 1, n), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, p, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), n._array if isinstance(n, _Tensor) else _operand(_row, 'n', 2, n),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), n._array if isinstance(n, _Tensor) else _operand(_row, 'n', 2, n))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(self, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array,), out._array); return out
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(self, n):
        result = _build(_EAGER, self._array, n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(self, p, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, p,), out._array); return out
        result = _build(_EAGER, self._array, p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(self):
        _inplace(_EAGER, _row, self._array)
        return self

    return operation


def factory_10(_row, _build):
    def operation(self, other):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return self

    return operation


def factory_11(_row, _build):
    def operation(self, n):
        _inplace(_EAGER, _row, self._array, n)
        return self

    return operation


def factory_12(_row, _build):
    def operation(self, p):
        _inplace(_EAGER, _row, self._array, p)
        return self

    return operation


FUNCTIONS = {
    'lgamma': factory_0,
    'digamma': factory_0,
    'igamma': factory_1,
    'igammac': factory_1,
    'special.zeta': factory_1,
    'polygamma': factory_2,
    'mvlgamma': factory_3,
    'erfinv': factory_0,
    'special.erfcx': factory_0,
    'special.ndtri': factory_0,
    'special.log_ndtr': factory_0,
    'special.ndtr': factory_0,
    'special.entr': factory_0,
    'i0': factory_0,
    'special.i0e': factory_0,
    'special.i1': factory_0,
    'special.i1e': factory_0,
    'special.modified_bessel_k0': factory_0,
    'special.modified_bessel_k1': factory_0,
    'special.scaled_modified_bessel_k0': factory_0,
    'special.scaled_modified_bessel_k1': factory_0,
    'special.bessel_j0': factory_0,
    'special.bessel_j1': factory_0,
    'special.bessel_y0': factory_0,
    'special.bessel_y1': factory_0,
    'special.spherical_bessel_j0': factory_0,
    'special.airy_ai': factory_0,
    'special.chebyshev_polynomial_t': factory_4,
    'special.chebyshev_polynomial_u': factory_4,
    'special.chebyshev_polynomial_v': factory_4,
    'special.chebyshev_polynomial_w': factory_4,
    'special.shifted_chebyshev_polynomial_t': factory_4,
    'special.shifted_chebyshev_polynomial_u': factory_4,
    'special.shifted_chebyshev_polynomial_v': factory_4,
    'special.shifted_chebyshev_polynomial_w': factory_4,
    'special.hermite_polynomial_h': factory_4,
    'special.hermite_polynomial_he': factory_4,
    'special.laguerre_polynomial_l': factory_4,
    'special.legendre_polynomial_p': factory_4,
}


METHODS = {
    'lgamma': factory_5,
    'digamma': factory_5,
    'igamma': factory_6,
    'igammac': factory_6,
    'polygamma': factory_7,
    'mvlgamma': factory_8,
    'erfinv': factory_5,
    'i0': factory_5,
}


INPLACE = {
    'lgamma_': factory_9,
    'digamma_': factory_9,
    'igamma_': factory_10,
    'igammac_': factory_10,
    'polygamma_': factory_11,
    'mvlgamma_': factory_12,
    'erfinv_': factory_9,
    'i0_': factory_9,
}
