"""Written by tensor/generate.py from ops/random.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(seed):
        result = _build(_EAGER, seed)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(*_size, size=_ABSENT, dtype=None, device=None, requires_grad=False, generator=None):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, _size, dtype, device, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad, generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(low, high=None, size=None, *, dtype=None, device=None, requires_grad=False, generator=None):
        result = _build(_EAGER, low, high, size, dtype, device, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(n, *, dtype=None, device=None, generator=None):
        result = _build(_EAGER, n, dtype, device, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(input, p=None, *, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(input, p=0.5, training=True, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p if type(p) is not complex else _wrong(_row, 'p', 2, p, 'float'), training, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(self, from_=0.0, to=1.0, *, generator=None):
        result = _build(_EAGER, self._array, from_ if type(from_) is not complex else _wrong(_row, 'from_', 2, from_, 'float'), to if type(to) is not complex else _wrong(_row, 'to', 3, to, 'float'), generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(self, mean=0.0, std=1.0, *, generator=None):
        result = _build(_EAGER, self._array, mean if type(mean) is not complex else _wrong(_row, 'mean', 2, mean, 'float'), std if type(std) is not complex else _wrong(_row, 'std', 3, std, 'float'), generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(self, p=None, *, generator=None):
        result = _build(_EAGER, self._array, p, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(self, p=0.5, *, generator=None):
        result = _build(_EAGER, self._array, p._array if isinstance(p, _Tensor) else _operand(_row, 'p', 2, p), generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'manual_seed': factory_0,
    'rand': factory_1,
    'rand_like': factory_2,
    'randn': factory_1,
    'randn_like': factory_2,
    'randint': factory_3,
    'randperm': factory_4,
    'bernoulli': factory_5,
    'dropout': factory_6,
}


METHODS = {
    'uniform_': factory_7,
    'normal_': factory_8,
    'bernoulli': factory_9,
    'bernoulli_': factory_10,
}


INPLACE = {
}
