"""Written by tensor/generate.py from ops/pointwise.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, values, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(input, min, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(input, max, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(input, nan=None, posinf=None, neginf=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), nan, posinf, neginf,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), nan, posinf, neginf)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol if type(rtol) is not complex else _wrong(_row, 'rtol', 3, rtol, 'float'), atol if type(atol) is not complex else _wrong(_row, 'atol', 4, atol, 'float'), equal_nan)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(input, exponent, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(input, eps=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), eps,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_11(_row, _build):
    def operation(input, value):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 2, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_12(_row, _build):
    def operation(self, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array,), out._array); return out
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_13(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_14(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_15(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_16(_row, _build):
    def operation(self, values, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values),), out._array); return out
        result = _build(_EAGER, self._array, values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_17(_row, _build):
    def operation(self, min, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min),), out._array); return out
        result = _build(_EAGER, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_18(_row, _build):
    def operation(self, max, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max),), out._array); return out
        result = _build(_EAGER, self._array, max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_19(_row, _build):
    def operation(self, nan=None, posinf=None, neginf=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, nan, posinf, neginf,), out._array); return out
        result = _build(_EAGER, self._array, nan, posinf, neginf)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_20(_row, _build):
    def operation(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol if type(rtol) is not complex else _wrong(_row, 'rtol', 3, rtol, 'float'), atol if type(atol) is not complex else _wrong(_row, 'atol', 4, atol, 'float'), equal_nan)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_21(_row, _build):
    def operation(self, exponent, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent),), out._array); return out
        result = _build(_EAGER, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_22(_row, _build):
    def operation(self, eps=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, eps,), out._array); return out
        result = _build(_EAGER, self._array, eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_23(_row, _build):
    def operation(self):
        _inplace(_EAGER, _row, self._array)
        return self

    return operation


def factory_24(_row, _build):
    def operation(self, other):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return self

    return operation


def factory_25(_row, _build):
    def operation(self, other):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return self

    return operation


def factory_26(_row, _build):
    def operation(self, values):
        _inplace(_EAGER, _row, self._array, values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values))
        return self

    return operation


def factory_27(_row, _build):
    def operation(self, min):
        _inplace(_EAGER, _row, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min))
        return self

    return operation


def factory_28(_row, _build):
    def operation(self, max):
        _inplace(_EAGER, _row, self._array, max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max))
        return self

    return operation


def factory_29(_row, _build):
    def operation(self, nan=None, posinf=None, neginf=None):
        _inplace(_EAGER, _row, self._array, nan, posinf, neginf)
        return self

    return operation


def factory_30(_row, _build):
    def operation(self, exponent):
        _inplace(_EAGER, _row, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return self

    return operation


def factory_31(_row, _build):
    def operation(self, eps=None):
        _inplace(_EAGER, _row, self._array, eps)
        return self

    return operation


FUNCTIONS = {
    'acosh': factory_0,
    'asinh': factory_0,
    'atanh': factory_0,
    'copysign': factory_1,
    'frac': factory_0,
    'frexp': factory_2,
    'ldexp': factory_3,
    'nextafter': factory_1,
    'heaviside': factory_4,
    'fmax': factory_1,
    'fmin': factory_1,
    'clamp_min': factory_5,
    'clamp_max': factory_6,
    'nan_to_num': factory_7,
    'isposinf': factory_0,
    'isneginf': factory_0,
    'isclose': factory_8,
    'deg2rad': factory_0,
    'rad2deg': factory_0,
    'sinc': factory_0,
    'float_power': factory_9,
    'logaddexp': factory_3,
    'logaddexp2': factory_3,
    'xlogy': factory_1,
    'special.xlog1py': factory_1,
    'logit': factory_10,
    'gcd': factory_1,
    'lcm': factory_1,
    'fill': factory_11,
}


METHODS = {
    'acosh': factory_12,
    'arccosh': factory_12,
    'asinh': factory_12,
    'arcsinh': factory_12,
    'atanh': factory_12,
    'arctanh': factory_12,
    'copysign': factory_13,
    'frac': factory_12,
    'frexp': factory_14,
    'ldexp': factory_15,
    'nextafter': factory_13,
    'heaviside': factory_16,
    'fmax': factory_13,
    'fmin': factory_13,
    'clamp_min': factory_17,
    'clamp_max': factory_18,
    'nan_to_num': factory_19,
    'isposinf': factory_12,
    'isneginf': factory_12,
    'isclose': factory_20,
    'deg2rad': factory_12,
    'rad2deg': factory_12,
    'sinc': factory_12,
    'float_power': factory_21,
    'logaddexp': factory_15,
    'logaddexp2': factory_15,
    'xlogy': factory_13,
    'logit': factory_22,
    'gcd': factory_13,
    'lcm': factory_13,
}


INPLACE = {
    'acosh_': factory_23,
    'arccosh_': factory_23,
    'asinh_': factory_23,
    'arcsinh_': factory_23,
    'atanh_': factory_23,
    'arctanh_': factory_23,
    'copysign_': factory_24,
    'frac_': factory_23,
    'ldexp_': factory_25,
    'nextafter_': factory_24,
    'heaviside_': factory_26,
    'clamp_min_': factory_27,
    'clamp_max_': factory_28,
    'nan_to_num_': factory_29,
    'deg2rad_': factory_23,
    'rad2deg_': factory_23,
    'sinc_': factory_23,
    'float_power_': factory_30,
    'xlogy_': factory_24,
    'logit_': factory_31,
    'gcd_': factory_24,
    'lcm_': factory_24,
}
