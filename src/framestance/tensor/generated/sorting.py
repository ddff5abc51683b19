"""Written by tensor/generate.py from ops/sorting.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, sorted=True, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), sorted, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None, out=None):
        if out is not None: _out(_EAGER, _row, (sorted_sequence._array if isinstance(sorted_sequence, _Tensor) else _wrong(_row, 'sorted_sequence', 1, sorted_sequence), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input), out_int32, right, side, sorter._array if isinstance(sorter, _Tensor) else _operand(_row, 'sorter', 6, sorter),), out._array); return out
        result = _build(_EAGER, sorted_sequence._array if isinstance(sorted_sequence, _Tensor) else _wrong(_row, 'sorted_sequence', 1, sorted_sequence), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input), out_int32, right, side, sorter._array if isinstance(sorter, _Tensor) else _operand(_row, 'sorter', 6, sorter))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(input, boundaries, *, out_int32=False, right=False, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), boundaries._array if isinstance(boundaries, _Tensor) else _wrong(_row, 'boundaries', 2, boundaries), out_int32, right,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), boundaries._array if isinstance(boundaries, _Tensor) else _wrong(_row, 'boundaries', 2, boundaries), out_int32, right)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(elements, test_elements, *, assume_unique=False, invert=False):
        result = _build(_EAGER, elements._array if isinstance(elements, _Tensor) else _operand(_row, 'elements', 1, elements), test_elements._array if isinstance(test_elements, _Tensor) else _operand(_row, 'test_elements', 2, test_elements), assume_unique, invert)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(input, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(input, *, size, fill_value=-1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, fill_value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(self, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(self, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_11(_row, _build):
    def operation(self, sorted=True, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, sorted, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_12(_row, _build):
    def operation(self, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_13(_row, _build):
    def operation(self, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array,), out._array); return out
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_14(_row, _build):
    def operation(self, *, size, fill_value=-1):
        result = _build(_EAGER, self._array, size, fill_value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'sort': factory_0,
    'argsort': factory_0,
    'topk': factory_1,
    'unique': factory_2,
    'unique_consecutive': factory_3,
    'searchsorted': factory_4,
    'bucketize': factory_5,
    'isin': factory_6,
    'msort': factory_7,
    'nonzero_static': factory_8,
}


METHODS = {
    'sort': factory_9,
    'argsort': factory_9,
    'topk': factory_10,
    'unique': factory_11,
    'unique_consecutive': factory_12,
    'msort': factory_13,
    'nonzero_static': factory_14,
}


INPLACE = {
}
