"""Written by tensor/generate.py from ops/distributions.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, low, high=None, *, dtype=None, device=None, requires_grad=False, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), low, high, dtype, device, requires_grad, generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(mean, std=1.0, size=None, *, dtype=None, device=None, layout=None, requires_grad=False, generator=None):
        result = _build(_EAGER, mean._array if isinstance(mean, _Tensor) else _operand(_row, 'mean', 1, mean), std._array if isinstance(std, _Tensor) else _operand(_row, 'std', 2, std), size, dtype, device, layout, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, num_samples, replacement=False, *, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), num_samples, replacement, generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(self, p, *, generator=None):
        result = _build(_EAGER, self._array, p if type(p) is not complex else _wrong(_row, 'p', 2, p, 'float'), generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(self, lambd=1.0, *, generator=None):
        result = _build(_EAGER, self._array, lambd if type(lambd) is not complex else _wrong(_row, 'lambd', 2, lambd, 'float'), generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(self, median=0.0, sigma=1.0, *, generator=None):
        result = _build(_EAGER, self._array, median if type(median) is not complex else _wrong(_row, 'median', 2, median, 'float'), sigma if type(sigma) is not complex else _wrong(_row, 'sigma', 3, sigma, 'float'), generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(self, mean=1.0, std=2.0, *, generator=None):
        result = _build(_EAGER, self._array, mean if type(mean) is not complex else _wrong(_row, 'mean', 2, mean, 'float'), std if type(std) is not complex else _wrong(_row, 'std', 3, std, 'float'), generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(self, from_=None, to=None, *, generator=None):
        result = _build(_EAGER, self._array, from_, to, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(self, num_samples, replacement=False, *, generator=None):
        result = _build(_EAGER, self._array, num_samples, replacement, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'randint_like': factory_0,
    'normal': factory_1,
    'multinomial': factory_2,
    'poisson': factory_3,
}


METHODS = {
    'geometric_': factory_4,
    'exponential_': factory_5,
    'cauchy_': factory_6,
    'log_normal_': factory_7,
    'random_': factory_8,
    'multinomial': factory_9,
}


INPLACE = {
}
