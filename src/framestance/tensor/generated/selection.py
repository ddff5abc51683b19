"""Written by tensor/generate.py from ops/selection.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, index):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, index, source, accumulate=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, indices, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), indices._array if isinstance(indices, _Tensor) else _wrong(_row, 'indices', 2, indices), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, mask, source):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, indices, values, accumulate=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(indices), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 3, values), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(input, src, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, index)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(input, src, dim=0, start=None, end=None, step=1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, start, end, step)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(input, src, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), offset, dim1, dim2)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(tensor, num_classes=-1):
        result = _build(_EAGER, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 1, tensor), num_classes)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), padding_idx, max_norm, norm_type if type(norm_type) is not complex else _wrong(_row, 'norm_type', 5, norm_type, 'float'), scale_grad_by_freq, sparse)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_11(_row, _build):
    def operation(self, index):
        result = _build(_EAGER, self._array, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_12(_row, _build):
    def operation(self, index, source, accumulate=False):
        result = _build(_EAGER, self._array, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_13(_row, _build):
    def operation(self, indices, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, indices._array if isinstance(indices, _Tensor) else _wrong(_row, 'indices', 2, indices), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_14(_row, _build):
    def operation(self, mask, source):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_15(_row, _build):
    def operation(self, indices, values, accumulate=False):
        result = _build(_EAGER, self._array, _data(indices), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 3, values), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_16(_row, _build):
    def operation(self, src, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, index)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_17(_row, _build):
    def operation(self, src, dim=0, start=None, end=None, step=1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, start, end, step)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_18(_row, _build):
    def operation(self, src, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), offset, dim1, dim2)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_19(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_20(_row, _build):
    def operation(self, index, source, accumulate=False):
        _inplace(_EAGER, _row, self._array, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source), accumulate)
        return self

    return operation


def factory_21(_row, _build):
    def operation(self, mask, source):
        _inplace(_EAGER, _row, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source))
        return self

    return operation


def factory_22(_row, _build):
    def operation(self, indices, values, accumulate=False):
        _inplace(_EAGER, _row, self._array, _data(indices), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 3, values), accumulate)
        return self

    return operation


FUNCTIONS = {
    'take': factory_0,
    'put': factory_1,
    'take_along_dim': factory_2,
    'masked_scatter': factory_3,
    'index_put': factory_4,
    'select_scatter': factory_5,
    'slice_scatter': factory_6,
    'diagonal_scatter': factory_7,
    'argwhere': factory_8,
    'nn.functional.one_hot': factory_9,
    'nn.functional.embedding': factory_10,
}


METHODS = {
    'take': factory_11,
    'put': factory_12,
    'take_along_dim': factory_13,
    'masked_scatter': factory_14,
    'index_put': factory_15,
    'select_scatter': factory_16,
    'slice_scatter': factory_17,
    'diagonal_scatter': factory_18,
    'argwhere': factory_19,
}


INPLACE = {
    'put_': factory_20,
    'masked_scatter_': factory_21,
    'index_put_': factory_22,
}
