"""Written by tensor/generate.py from ops/ranges.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(start, end, steps, base=10.0, *, dtype=None, device=None, requires_grad=False, out=None):
        if out is not None: _out(_EAGER, _row, (start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, base if type(base) is not complex else _wrong(_row, 'base', 4, base, 'float'), dtype, device, requires_grad,), out._array); return out
        result = _build(_EAGER, start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, base if type(base) is not complex else _wrong(_row, 'base', 4, base, 'float'), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(start, end, step=1, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, step, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, r=2, with_replacement=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), r, with_replacement)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(*tensors):
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(self, *_size, size=_ABSENT):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, self._array, _size)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'logspace': factory_0,
    'range': factory_1,
    'combinations': factory_2,
    'cartesian_prod': factory_3,
}


METHODS = {
    'sum_to_size': factory_4,
}


INPLACE = {
}
