"""Written by tensor/generate.py from ops/strided.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, size, stride, storage_offset=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, stride, storage_offset)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, src, size, stride, storage_offset=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), size, stride, storage_offset)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, dim=0, start=None, end=None, step=1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, start, end, step)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(size, stride, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, size, stride, dtype, layout, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(size, physical_layout, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, size, physical_layout, dtype, layout, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(s, *, dtype=None, layout=None, device=None, requires_grad=False):
        result = _build(_EAGER, s, dtype, layout, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(self, size, stride, storage_offset=None):
        result = _build(_EAGER, self._array, size, stride, storage_offset)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(self, src, size, stride, storage_offset=None):
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), size, stride, storage_offset)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(self, dimension, size, step):
        result = _build(_EAGER, self._array, dimension, size, step)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(self, size, stride, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, self._array, size, stride, dtype, layout, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(self, *_size, size=_ABSENT, memory_format=None):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, self._array, _size, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_11(_row, _build):
    def operation(self, the_template, *, memory_format=None):
        result = _build(_EAGER, self._array, the_template._array if isinstance(the_template, _Tensor) else _wrong(_row, 'the_template', 2, the_template), memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'as_strided': factory_0,
    'as_strided_copy': factory_0,
    'as_strided_scatter': factory_1,
    'slice': factory_2,
    'empty_strided': factory_3,
    'empty_permuted': factory_4,
    'scalar_tensor': factory_5,
}


METHODS = {
    'as_strided': factory_6,
    'as_strided_scatter': factory_7,
    'unfold': factory_8,
    'new_empty_strided': factory_9,
    'resize_': factory_10,
    'resize_as_': factory_11,
}


INPLACE = {
}
