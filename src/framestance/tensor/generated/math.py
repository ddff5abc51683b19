"""Written by tensor/generate.py from ops/math.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, approximate='none'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), approximate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, negative_slope=0.01):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), negative_slope if type(negative_slope) is not complex else _wrong(_row, 'negative_slope', 2, negative_slope, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, *, decimals=0, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), decimals,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), decimals)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(input, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(self, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array,), out._array); return out
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(self, *, decimals=0, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, decimals,), out._array); return out
        result = _build(_EAGER, self._array, decimals)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(self):
        _inplace(_EAGER, _row, self._array)
        return self

    return operation


def factory_11(_row, _build):
    def operation(self, *, decimals=0):
        _inplace(_EAGER, _row, self._array, decimals)
        return self

    return operation


def factory_12(_row, _build):
    def operation(self, other):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return self

    return operation


FUNCTIONS = {
    'exp': factory_0,
    'exp2': factory_0,
    'expm1': factory_0,
    'log': factory_0,
    'log2': factory_0,
    'log10': factory_0,
    'log1p': factory_0,
    'sin': factory_0,
    'cos': factory_0,
    'tan': factory_0,
    'asin': factory_0,
    'acos': factory_0,
    'atan': factory_0,
    'sinh': factory_0,
    'cosh': factory_0,
    'tanh': factory_0,
    'erf': factory_0,
    'erfc': factory_0,
    'sqrt': factory_0,
    'rsqrt': factory_0,
    'reciprocal': factory_0,
    'sigmoid': factory_0,
    'relu': factory_1,
    'silu': factory_1,
    'gelu': factory_2,
    'leaky_relu': factory_3,
    'floor': factory_0,
    'ceil': factory_0,
    'trunc': factory_0,
    'rint': factory_0,
    'round': factory_4,
    'sign': factory_0,
    'isnan': factory_1,
    'isfinite': factory_1,
    'isinf': factory_1,
    'signbit': factory_0,
    'atan2': factory_5,
    'hypot': factory_5,
}


METHODS = {
    'exp': factory_6,
    'exp2': factory_6,
    'expm1': factory_6,
    'log': factory_6,
    'log2': factory_6,
    'log10': factory_6,
    'log1p': factory_6,
    'sin': factory_6,
    'cos': factory_6,
    'tan': factory_6,
    'asin': factory_6,
    'arcsin': factory_6,
    'acos': factory_6,
    'arccos': factory_6,
    'atan': factory_6,
    'arctan': factory_6,
    'sinh': factory_6,
    'cosh': factory_6,
    'tanh': factory_6,
    'erf': factory_6,
    'erfc': factory_6,
    'sqrt': factory_6,
    'rsqrt': factory_6,
    'reciprocal': factory_6,
    'sigmoid': factory_6,
    'relu': factory_7,
    'floor': factory_6,
    'ceil': factory_6,
    'trunc': factory_6,
    'fix': factory_6,
    'rint': factory_6,
    'round': factory_8,
    'sign': factory_6,
    'isnan': factory_7,
    'isfinite': factory_7,
    'isinf': factory_7,
    'signbit': factory_6,
    'atan2': factory_9,
    'arctan2': factory_9,
    'hypot': factory_9,
}


INPLACE = {
    'exp_': factory_10,
    'exp2_': factory_10,
    'expm1_': factory_10,
    'log_': factory_10,
    'log2_': factory_10,
    'log10_': factory_10,
    'log1p_': factory_10,
    'sin_': factory_10,
    'cos_': factory_10,
    'tan_': factory_10,
    'asin_': factory_10,
    'arcsin_': factory_10,
    'acos_': factory_10,
    'arccos_': factory_10,
    'atan_': factory_10,
    'arctan_': factory_10,
    'sinh_': factory_10,
    'cosh_': factory_10,
    'tanh_': factory_10,
    'erf_': factory_10,
    'erfc_': factory_10,
    'sqrt_': factory_10,
    'rsqrt_': factory_10,
    'reciprocal_': factory_10,
    'sigmoid_': factory_10,
    'relu_': factory_10,
    'floor_': factory_10,
    'ceil_': factory_10,
    'trunc_': factory_10,
    'fix_': factory_10,
    'rint_': factory_10,
    'round_': factory_11,
    'sign_': factory_10,
    'atan2_': factory_12,
    'arctan2_': factory_12,
    'hypot_': factory_12,
}
