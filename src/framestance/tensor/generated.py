"""Written by generate.py from the operation table: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

# ruff: noqa
# mypy: ignore-errors
from .support import ABSENT as _ABSENT
from .support import Tensor as _Tensor
from .support import data as _data
from .support import finish as _finish
from .support import operand as _operand
from .support import values as _values
from .support import wrong as _wrong
from .support import ndarray as _ndarray
from .support import wrap as _wrap
from ..ops import EAGER as _EAGER
from ..ops import inplace_build as _inplace
from ..ops import out_build as _out


def factory_0(_row, _build):
    def operation(input, other, *, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, other, *, alpha=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, other, *, rounding_mode=None, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(input, exponent, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(condition, input=None, other=None):
        result = _build(_EAGER, condition._array if isinstance(condition, _Tensor) else _wrong(_row, 'condition', 1, condition), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 3, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(input, min=None, max=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(input, mask, value):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(input, tensor1, tensor2, *, value=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_11(_row, _build):
    def operation(input, end, weight):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_12(_row, _build):
    def operation(input, *_shape, shape=_ABSENT):
        if shape is not _ABSENT: _shape = (shape,)
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _shape)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_13(_row, _build):
    def operation(input, start_dim=0, end_dim=-1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), start_dim, end_dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_14(_row, _build):
    def operation(input, dim, sizes, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, sizes)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_15(_row, _build):
    def operation(input, *_dims, dims=_ABSENT):
        if dims is not _ABSENT: _dims = (dims,)
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _dims)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_16(_row, _build):
    def operation(input, dim0, dim1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim0, dim1)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_17(_row, _build):
    def operation(input, source, destination):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), source, destination)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_18(_row, _build):
    def operation(input, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_19(_row, _build):
    def operation(input, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_20(_row, _build):
    def operation(input, size):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_21(_row, _build):
    def operation(input, dim, start, length, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 3, start), length)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_22(_row, _build):
    def operation(input, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_23(_row, _build):
    def operation(input, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), offset, dim1, dim2)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_24(_row, _build):
    def operation(input, *, memory_format=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), memory_format)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_25(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_26(_row, _build):
    def operation(input, approximate='none'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), approximate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_27(_row, _build):
    def operation(input, negative_slope=0.01):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), negative_slope if type(negative_slope) is not complex else _wrong(_row, 'negative_slope', 2, negative_slope, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_28(_row, _build):
    def operation(input, *, decimals=0, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), decimals,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), decimals)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_29(_row, _build):
    def operation(*_size, size=_ABSENT, dtype=None, device=None, requires_grad=False, layout=None, pin_memory=False):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, _size, dtype, device, requires_grad, layout, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_30(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False, memory_format=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad, memory_format)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_31(_row, _build):
    def operation(size, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, size, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_32(_row, _build):
    def operation(input, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_33(_row, _build):
    def operation(start=0, end=None, step=1, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, step, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_34(_row, _build):
    def operation(start, end, steps, *, dtype=None, device=None, requires_grad=False, out=None):
        if out is not None: _out(_EAGER, _row, (start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, dtype, device, requires_grad,), out._array); return out
        result = _build(_EAGER, start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_35(_row, _build):
    def operation(n, m=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, n, m, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_36(_row, _build):
    def operation(data, *, dtype=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, _data(data), dtype, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_37(_row, _build):
    def operation(data, dtype=None, device=None):
        result = _build(_EAGER, _data(data), dtype, device)
        if isinstance(data, _Tensor) and result is data._array: return data
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_38(_row, _build):
    def operation(*tensors, indexing='ij'):
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors), indexing)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_39(_row, _build):
    def operation(seed):
        result = _build(_EAGER, seed)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_40(_row, _build):
    def operation(*_size, size=_ABSENT, dtype=None, device=None, requires_grad=False, generator=None):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, _size, dtype, device, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_41(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad, generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_42(_row, _build):
    def operation(low, high=None, size=None, *, dtype=None, device=None, requires_grad=False, generator=None):
        result = _build(_EAGER, low, high, size, dtype, device, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_43(_row, _build):
    def operation(n, *, dtype=None, device=None, generator=None):
        result = _build(_EAGER, n, dtype, device, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_44(_row, _build):
    def operation(input, p=None, *, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_45(_row, _build):
    def operation(input, p=0.5, training=True, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p if type(p) is not complex else _wrong(_row, 'p', 2, p, 'float'), training, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_46(_row, _build):
    def operation(input, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_47(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_48(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_49(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim._array if isinstance(dim, _Tensor) else _operand(_row, 'dim', 2, dim), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_50(_row, _build):
    def operation(input, dim=None, unbiased=True, keepdim=False, *, correction=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, keepdim, correction,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, keepdim, correction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_51(_row, _build):
    def operation(input, dim=None, unbiased=True, keepdim=False, *, correction=None, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, keepdim, correction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_52(_row, _build):
    def operation(input, dim, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_53(_row, _build):
    def operation(input, dim, *, dtype=None, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_54(_row, _build):
    def operation(input, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_55(_row, _build):
    def operation(input, negative_slope=0.01, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), negative_slope if type(negative_slope) is not complex else _wrong(_row, 'negative_slope', 2, negative_slope, 'float'), inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_56(_row, _build):
    def operation(input, min_val=-1.0, max_val=1.0, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min_val if type(min_val) is not complex else _wrong(_row, 'min_val', 2, min_val, 'float'), max_val if type(max_val) is not complex else _wrong(_row, 'max_val', 3, max_val, 'float'), inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_57(_row, _build):
    def operation(input, threshold, value, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), threshold if type(threshold) is not complex else _wrong(_row, 'threshold', 2, threshold, 'float'), value if type(value) is not complex else _wrong(_row, 'value', 3, value, 'float'), inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_58(_row, _build):
    def operation(input, lambd=0.5):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), lambd if type(lambd) is not complex else _wrong(_row, 'lambd', 2, lambd, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_59(_row, _build):
    def operation(input, alpha=1.0, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), alpha if type(alpha) is not complex else _wrong(_row, 'alpha', 2, alpha, 'float'), inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_60(_row, _build):
    def operation(input, beta=1, threshold=20):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), beta if type(beta) is not complex else _wrong(_row, 'beta', 2, beta, 'float'), threshold if type(threshold) is not complex else _wrong(_row, 'threshold', 3, threshold, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_61(_row, _build):
    def operation(input, weight):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_62(_row, _build):
    def operation(input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), lower if type(lower) is not complex else _wrong(_row, 'lower', 2, lower, 'float'), upper if type(upper) is not complex else _wrong(_row, 'upper', 3, upper, 'float'), training, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_63(_row, _build):
    def operation(input, dim=-1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_64(_row, _build):
    def operation(input, dim=None, _stacklevel=3, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, _stacklevel, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_65(_row, _build):
    def operation(logits, tau=1, hard=False, eps=1e-10, dim=-1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, logits._array if isinstance(logits, _Tensor) else _wrong(_row, 'logits', 1, logits), tau if type(tau) is not complex else _wrong(_row, 'tau', 2, tau, 'float'), hard, eps if type(eps) is not complex else _wrong(_row, 'eps', 4, eps, 'float'), dim)
        if isinstance(logits, _Tensor) and result is logits._array: return logits
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_66(_row, _build):
    def operation(input, negative_slope=0.01):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), negative_slope if type(negative_slope) is not complex else _wrong(_row, 'negative_slope', 2, negative_slope, 'float'))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_67(_row, _build):
    def operation(input, min_val=-1.0, max_val=1.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min_val if type(min_val) is not complex else _wrong(_row, 'min_val', 2, min_val, 'float'), max_val if type(max_val) is not complex else _wrong(_row, 'max_val', 3, max_val, 'float'))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_68(_row, _build):
    def operation(input, threshold, value):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), threshold if type(threshold) is not complex else _wrong(_row, 'threshold', 2, threshold, 'float'), value if type(value) is not complex else _wrong(_row, 'value', 3, value, 'float'))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_69(_row, _build):
    def operation(input, alpha=1.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), alpha if type(alpha) is not complex else _wrong(_row, 'alpha', 2, alpha, 'float'))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_70(_row, _build):
    def operation(input, lower=0.125, upper=0.3333333333333333, training=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), lower if type(lower) is not complex else _wrong(_row, 'lower', 2, lower, 'float'), upper if type(upper) is not complex else _wrong(_row, 'upper', 3, upper, 'float'), training)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_71(_row, _build):
    def operation(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), kernel_size, stride, padding, dilation, ceil_mode, return_indices)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_72(_row, _build):
    def operation(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), kernel_size, stride, padding, ceil_mode, count_include_pad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_73(_row, _build):
    def operation(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_74(_row, _build):
    def operation(input, norm_type, kernel_size, stride=None, ceil_mode=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), norm_type if type(norm_type) is not complex else _wrong(_row, 'norm_type', 2, norm_type, 'float'), kernel_size, stride, ceil_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_75(_row, _build):
    def operation(input, output_size):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), output_size)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_76(_row, _build):
    def operation(input, output_size, return_indices=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), output_size, return_indices)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_77(_row, _build):
    def operation(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), kernel_size, output_size, output_ratio, return_indices, _random_samples._array if isinstance(_random_samples, _Tensor) else _operand(_row, '_random_samples', 6, _random_samples))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_78(_row, _build):
    def operation(input, indices, kernel_size, stride=None, padding=0, output_size=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), indices._array if isinstance(indices, _Tensor) else _wrong(_row, 'indices', 2, indices), kernel_size, stride, padding, output_size)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_79(_row, _build):
    def operation(tensors, dim=0, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (_values(_row, 'tensors', 1, tensors), dim,), out._array); return out
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_80(_row, _build):
    def operation(*tensors):
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_81(_row, _build):
    def operation(input, shifts, dims=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), shifts, dims)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_82(_row, _build):
    def operation(input, k=1, dims=(0, 1)):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), k, dims)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_83(_row, _build):
    def operation(input, repeats=None, dim=None, *, output_size=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), repeats._array if isinstance(repeats, _Tensor) else _operand(_row, 'repeats', 2, repeats), dim, output_size)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_84(_row, _build):
    def operation(tensors, *, out=None):
        if out is not None: _out(_EAGER, _row, (_values(_row, 'tensors', 1, tensors),), out._array); return out
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_85(_row, _build):
    def operation(input, offset=0, dim1=-2, dim2=-1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), offset, dim1, dim2)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_86(_row, _build):
    def operation(input, diagonal=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), diagonal)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_87(_row, _build):
    def operation(input, offset=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), offset)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_88(_row, _build):
    def operation(row, col, offset=0, *, dtype=None, device=None, requires_grad=False, layout=None):
        result = _build(_EAGER, row, col, offset, dtype, device, requires_grad, layout)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_89(_row, _build):
    def operation(input, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_90(_row, _build):
    def operation(input, mat2, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_91(_row, _build):
    def operation(input, vec, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_92(_row, _build):
    def operation(input, tensor, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_93(_row, _build):
    def operation(input, vec2, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_94(_row, _build):
    def operation(input, mat1, mat2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_95(_row, _build):
    def operation(input, weight, bias=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_96(_row, _build):
    def operation(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, *, scale=None, enable_gqa=False):
        result = _build(_EAGER, query._array if isinstance(query, _Tensor) else _wrong(_row, 'query', 1, query), key._array if isinstance(key, _Tensor) else _wrong(_row, 'key', 2, key), value._array if isinstance(value, _Tensor) else _wrong(_row, 'value', 3, value), attn_mask._array if isinstance(attn_mask, _Tensor) else _operand(_row, 'attn_mask', 4, attn_mask), dropout_p if type(dropout_p) is not complex else _wrong(_row, 'dropout_p', 5, dropout_p, 'float'), is_causal, scale, enable_gqa)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_97(_row, _build):
    def operation(query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training=True, key_padding_mask=None, need_weights=True, attn_mask=None, use_separate_proj_weight=False, q_proj_weight=None, k_proj_weight=None, v_proj_weight=None, static_k=None, static_v=None, average_attn_weights=True, is_causal=False):
        result = _build(_EAGER, query._array if isinstance(query, _Tensor) else _wrong(_row, 'query', 1, query), key._array if isinstance(key, _Tensor) else _wrong(_row, 'key', 2, key), value._array if isinstance(value, _Tensor) else _wrong(_row, 'value', 3, value), embed_dim_to_check, num_heads, in_proj_weight._array if isinstance(in_proj_weight, _Tensor) else _operand(_row, 'in_proj_weight', 6, in_proj_weight), in_proj_bias._array if isinstance(in_proj_bias, _Tensor) else _operand(_row, 'in_proj_bias', 7, in_proj_bias), bias_k._array if isinstance(bias_k, _Tensor) else _operand(_row, 'bias_k', 8, bias_k), bias_v._array if isinstance(bias_v, _Tensor) else _operand(_row, 'bias_v', 9, bias_v), add_zero_attn, dropout_p if type(dropout_p) is not complex else _wrong(_row, 'dropout_p', 11, dropout_p, 'float'), out_proj_weight._array if isinstance(out_proj_weight, _Tensor) else _wrong(_row, 'out_proj_weight', 12, out_proj_weight), out_proj_bias._array if isinstance(out_proj_bias, _Tensor) else _operand(_row, 'out_proj_bias', 13, out_proj_bias), training, key_padding_mask._array if isinstance(key_padding_mask, _Tensor) else _operand(_row, 'key_padding_mask', 15, key_padding_mask), need_weights, attn_mask._array if isinstance(attn_mask, _Tensor) else _operand(_row, 'attn_mask', 17, attn_mask), use_separate_proj_weight, q_proj_weight._array if isinstance(q_proj_weight, _Tensor) else _operand(_row, 'q_proj_weight', 19, q_proj_weight), k_proj_weight._array if isinstance(k_proj_weight, _Tensor) else _operand(_row, 'k_proj_weight', 20, k_proj_weight), v_proj_weight._array if isinstance(v_proj_weight, _Tensor) else _operand(_row, 'v_proj_weight', 21, v_proj_weight), static_k._array if isinstance(static_k, _Tensor) else _operand(_row, 'static_k', 22, static_k), static_v._array if isinstance(static_v, _Tensor) else _operand(_row, 'static_v', 23, static_v), average_attn_weights, is_causal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_98(_row, _build):
    def operation(input, weight, offsets=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, mode='mean', sparse=False, per_sample_weights=None, include_last_offset=False, padding_idx=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), offsets._array if isinstance(offsets, _Tensor) else _operand(_row, 'offsets', 3, offsets), max_norm, norm_type if type(norm_type) is not complex else _wrong(_row, 'norm_type', 5, norm_type, 'float'), scale_grad_by_freq, mode, sparse, per_sample_weights._array if isinstance(per_sample_weights, _Tensor) else _operand(_row, 'per_sample_weights', 9, per_sample_weights), include_last_offset, padding_idx)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_99(_row, _build):
    def operation(ndarray):
        result = _build(_EAGER, ndarray._array if isinstance(ndarray, _Tensor) else _operand(_row, 'ndarray', 1, ndarray))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_100(_row, _build):
    def operation(input, p=2.0, dim=1, eps=1e-12, out=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p if type(p) is not complex else _wrong(_row, 'p', 2, p, 'float'), dim, eps if type(eps) is not complex else _wrong(_row, 'eps', 4, eps, 'float'), out._array if isinstance(out, _Tensor) else _operand(_row, 'out', 5, out))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_101(_row, _build):
    def operation(x1, x2, dim=1, eps=1e-08, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, x1._array if isinstance(x1, _Tensor) else _wrong(_row, 'x1', 1, x1), x2._array if isinstance(x2, _Tensor) else _wrong(_row, 'x2', 2, x2), dim, eps if type(eps) is not complex else _wrong(_row, 'eps', 4, eps, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_102(_row, _build):
    def operation(x1, x2, p=2.0, eps=1e-06, keepdim=False, *, keepdims=_ABSENT):
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, x1._array if isinstance(x1, _Tensor) else _wrong(_row, 'x1', 1, x1), x2._array if isinstance(x2, _Tensor) else _wrong(_row, 'x2', 2, x2), p if type(p) is not complex else _wrong(_row, 'p', 3, p, 'float'), eps if type(eps) is not complex else _wrong(_row, 'eps', 4, eps, 'float'), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_103(_row, _build):
    def operation(input, p=2.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p if type(p) is not complex else _wrong(_row, 'p', 2, p, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_104(_row, _build):
    def operation(input, values, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_105(_row, _build):
    def operation(input, min, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_106(_row, _build):
    def operation(input, max, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_107(_row, _build):
    def operation(input, nan=None, posinf=None, neginf=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), nan, posinf, neginf,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), nan, posinf, neginf)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_108(_row, _build):
    def operation(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol if type(rtol) is not complex else _wrong(_row, 'rtol', 3, rtol, 'float'), atol if type(atol) is not complex else _wrong(_row, 'atol', 4, atol, 'float'), equal_nan)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_109(_row, _build):
    def operation(input, eps=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), eps,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_110(_row, _build):
    def operation(input, value):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 2, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_111(_row, _build):
    def operation(input, target, size_average=None, reduce=None, reduction='mean', weight=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), size_average, reduce, reduction, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 6, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_112(_row, _build):
    def operation(input, target, size_average=None, reduce=None, reduction='mean', beta=1.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), size_average, reduce, reduction, beta if type(beta) is not complex else _wrong(_row, 'beta', 6, beta, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_113(_row, _build):
    def operation(input, target, reduction='mean', delta=1.0, weight=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), reduction, delta if type(delta) is not complex else _wrong(_row, 'delta', 4, delta, 'float'), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 5, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_114(_row, _build):
    def operation(input, target, size_average=None, reduce=None, reduction='mean', log_target=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), size_average, reduce, reduction, log_target)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_115(_row, _build):
    def operation(input, target, log_input=True, full=False, size_average=None, eps=1e-08, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), log_input, full, size_average, eps if type(eps) is not complex else _wrong(_row, 'eps', 6, eps, 'float'), reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_116(_row, _build):
    def operation(input, target, var, full=False, eps=1e-06, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), var._array if isinstance(var, _Tensor) else _operand(_row, 'var', 3, var), full, eps if type(eps) is not complex else _wrong(_row, 'eps', 5, eps, 'float'), reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_117(_row, _build):
    def operation(input, target, margin=1.0, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), margin if type(margin) is not complex else _wrong(_row, 'margin', 3, margin, 'float'), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_118(_row, _build):
    def operation(input, target, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_119(_row, _build):
    def operation(input1, input2, target, margin=0, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input1._array if isinstance(input1, _Tensor) else _wrong(_row, 'input1', 1, input1), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 3, target), margin if type(margin) is not complex else _wrong(_row, 'margin', 4, margin, 'float'), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_120(_row, _build):
    def operation(anchor, positive, negative, margin=1.0, p=2, eps=1e-06, swap=False, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, anchor._array if isinstance(anchor, _Tensor) else _wrong(_row, 'anchor', 1, anchor), positive._array if isinstance(positive, _Tensor) else _wrong(_row, 'positive', 2, positive), negative._array if isinstance(negative, _Tensor) else _wrong(_row, 'negative', 3, negative), margin if type(margin) is not complex else _wrong(_row, 'margin', 4, margin, 'float'), p if type(p) is not complex else _wrong(_row, 'p', 5, p, 'float'), eps if type(eps) is not complex else _wrong(_row, 'eps', 6, eps, 'float'), swap, size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_121(_row, _build):
    def operation(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), size_average, ignore_index, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_122(_row, _build):
    def operation(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean', label_smoothing=0.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), size_average, ignore_index, reduce, reduction, label_smoothing if type(label_smoothing) is not complex else _wrong(_row, 'label_smoothing', 8, label_smoothing, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_123(_row, _build):
    def operation(input, target, weight=None, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_124(_row, _build):
    def operation(input, target, weight=None, size_average=None, reduce=None, reduction='mean', pos_weight=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), size_average, reduce, reduction, pos_weight._array if isinstance(pos_weight, _Tensor) else _operand(_row, 'pos_weight', 7, pos_weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_125(_row, _build):
    def operation(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias), stride, padding, dilation, groups)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_126(_row, _build):
    def operation(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias), stride, padding, output_padding, groups, dilation)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_127(_row, _build):
    def operation(input, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_128(_row, _build):
    def operation(input, split_size_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(split_size_or_sections), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_129(_row, _build):
    def operation(input, split_size, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), split_size, dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_130(_row, _build):
    def operation(input, split_sizes, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), split_sizes, dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_131(_row, _build):
    def operation(input, chunks, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), chunks, dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_132(_row, _build):
    def operation(input, indices_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(indices_or_sections), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_133(_row, _build):
    def operation(input, indices_or_sections):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(indices_or_sections))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_134(_row, _build):
    def operation(input, dim, index, src=None, *, value=None, reduce=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _operand(_row, 'src', 4, src), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 5, value), reduce)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_135(_row, _build):
    def operation(input, dim, index, src, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_136(_row, _build):
    def operation(input, dim, index, src, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_137(_row, _build):
    def operation(input, dim, index, source, *, alpha=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_138(_row, _build):
    def operation(input, dim, index, source, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_139(_row, _build):
    def operation(input, dim, index, source, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_140(_row, _build):
    def operation(input, dim, index, value, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 4, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_141(_row, _build):
    def operation(input, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_142(_row, _build):
    def operation(input, dim, index, *, sparse_grad=False, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), sparse_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_143(_row, _build):
    def operation(input, *, as_tuple=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_144(_row, _build):
    def operation(input, mask):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_145(_row, _build):
    def operation(input, diagonal=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_146(_row, _build):
    def operation(input, index):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_147(_row, _build):
    def operation(input, index, source, accumulate=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_148(_row, _build):
    def operation(input, indices, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), indices._array if isinstance(indices, _Tensor) else _wrong(_row, 'indices', 2, indices), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_149(_row, _build):
    def operation(input, mask, source):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_150(_row, _build):
    def operation(input, indices, values, accumulate=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(indices), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 3, values), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_151(_row, _build):
    def operation(input, src, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, index)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_152(_row, _build):
    def operation(input, src, dim=0, start=None, end=None, step=1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, start, end, step)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_153(_row, _build):
    def operation(input, src, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), offset, dim1, dim2)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_154(_row, _build):
    def operation(tensor, num_classes=-1):
        result = _build(_EAGER, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 1, tensor), num_classes)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_155(_row, _build):
    def operation(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), padding_idx, max_norm, norm_type if type(norm_type) is not complex else _wrong(_row, 'norm_type', 5, norm_type, 'float'), scale_grad_by_freq, sparse)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_156(_row, _build):
    def operation(input, size, stride, storage_offset=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, stride, storage_offset)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_157(_row, _build):
    def operation(input, src, size, stride, storage_offset=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), size, stride, storage_offset)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_158(_row, _build):
    def operation(input, dim=0, start=None, end=None, step=1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, start, end, step)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_159(_row, _build):
    def operation(size, stride, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, size, stride, dtype, layout, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_160(_row, _build):
    def operation(size, physical_layout, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, size, physical_layout, dtype, layout, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_161(_row, _build):
    def operation(s, *, dtype=None, layout=None, device=None, requires_grad=False):
        result = _build(_EAGER, s, dtype, layout, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_162(_row, _build):
    def operation(input, *_size, size=_ABSENT):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _size)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_163(_row, _build):
    def operation(input, dimension, size, step):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dimension, size, step)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_164(_row, _build):
    def operation(A, *, upper=False, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), upper,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_165(_row, _build):
    def operation(input, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), upper,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_166(_row, _build):
    def operation(A, *, upper=False, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), upper, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_167(_row, _build):
    def operation(A, mode='reduced'):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_168(_row, _build):
    def operation(input, some=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), some)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_169(_row, _build):
    def operation(input, tau, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_170(_row, _build):
    def operation(input, tau, other, left=True, transpose=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_171(_row, _build):
    def operation(A, full_matrices=True, *, driver=None):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), full_matrices, driver)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_172(_row, _build):
    def operation(input, some=True, compute_uv=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), some, compute_uv)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_173(_row, _build):
    def operation(A, *, driver=None, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), driver,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), driver)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_174(_row, _build):
    def operation(A, q=6, niter=2, M=None):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), q, niter, M._array if isinstance(M, _Tensor) else _operand(_row, 'M', 4, M))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_175(_row, _build):
    def operation(A, q=None, center=True, niter=2):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), q, center, niter)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_176(_row, _build):
    def operation(A, UPLO='L'):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), UPLO)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_177(_row, _build):
    def operation(A, UPLO='L', *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), UPLO,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), UPLO)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_178(_row, _build):
    def operation(input, low, high=None, *, dtype=None, device=None, requires_grad=False, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), low, high, dtype, device, requires_grad, generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_179(_row, _build):
    def operation(mean, std=1.0, size=None, *, dtype=None, device=None, layout=None, requires_grad=False, generator=None):
        result = _build(_EAGER, mean._array if isinstance(mean, _Tensor) else _operand(_row, 'mean', 1, mean), std._array if isinstance(std, _Tensor) else _operand(_row, 'std', 2, std), size, dtype, device, layout, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_180(_row, _build):
    def operation(input, num_samples, replacement=False, *, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), num_samples, replacement, generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_181(_row, _build):
    def operation(input, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_182(_row, _build):
    def operation(input, p=0.5, training=False, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p if type(p) is not complex else _wrong(_row, 'p', 2, p, 'float'), training, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_183(_row, _build):
    def operation(A):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_184(_row, _build):
    def operation(A, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A),), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_185(_row, _build):
    def operation(input, mat, vec, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_186(_row, _build):
    def operation(input, batch1, batch2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_187(_row, _build):
    def operation(input, vec1, vec2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_188(_row, _build):
    def operation(a, b, dims=2, *, out=None):
        if out is not None: _out(_EAGER, _row, (a._array if isinstance(a, _Tensor) else _wrong(_row, 'a', 1, a), b._array if isinstance(b, _Tensor) else _wrong(_row, 'b', 2, b), _data(dims),), out._array); return out
        result = _build(_EAGER, a._array if isinstance(a, _Tensor) else _wrong(_row, 'a', 1, a), b._array if isinstance(b, _Tensor) else _wrong(_row, 'b', 2, b), _data(dims))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_189(_row, _build):
    def operation(x, y, *, dim=-1, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), y._array if isinstance(y, _Tensor) else _wrong(_row, 'y', 2, y), dim,), out._array); return out
        result = _build(_EAGER, x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), y._array if isinstance(y, _Tensor) else _wrong(_row, 'y', 2, y), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_190(_row, _build):
    def operation(*matrices):
        result = _build(_EAGER, _values(_row, 'matrices', 1, matrices))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_191(_row, _build):
    def operation(input, other, dim=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_192(_row, _build):
    def operation(input, other, *, dim=-1, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_193(_row, _build):
    def operation(A, *, offset=0, dim1=-2, dim2=-1):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), offset, dim1, dim2)
        if isinstance(A, _Tensor) and result is A._array: return A
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_194(_row, _build):
    def operation(input1, input2, weight, bias=None):
        result = _build(_EAGER, input1._array if isinstance(input1, _Tensor) else _wrong(_row, 'input1', 1, input1), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 3, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 4, bias))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_195(_row, _build):
    def operation(x, *, N=None):
        result = _build(_EAGER, x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), N)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_196(_row, _build):
    def operation(x, N=None, increasing=False):
        result = _build(_EAGER, x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), N, increasing)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_197(_row, _build):
    def operation(*operands):
        result = _build(_EAGER, _data(operands))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_198(_row, _build):
    def operation(input, size=None, scale_factor=None, mode='nearest', align_corners=None, recompute_scale_factor=None, antialias=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, scale_factor, mode, align_corners, recompute_scale_factor, antialias)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_199(_row, _build):
    def operation(input, size=None, scale_factor=None, mode='nearest', align_corners=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, scale_factor, mode, align_corners)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_200(_row, _build):
    def operation(input, size=None, scale_factor=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, scale_factor)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_201(_row, _build):
    def operation(input, grid, mode='bilinear', padding_mode='zeros', align_corners=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), grid._array if isinstance(grid, _Tensor) else _wrong(_row, 'grid', 2, grid), mode, padding_mode, align_corners)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_202(_row, _build):
    def operation(input, grid, interpolation_mode, padding_mode, align_corners):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), grid._array if isinstance(grid, _Tensor) else _wrong(_row, 'grid', 2, grid), interpolation_mode, padding_mode, align_corners)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_203(_row, _build):
    def operation(theta, size, align_corners=None):
        result = _build(_EAGER, theta._array if isinstance(theta, _Tensor) else _wrong(_row, 'theta', 1, theta), size, align_corners)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_204(_row, _build):
    def operation(input, bins=100, min=0, max=0, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins, min if type(min) is not complex else _wrong(_row, 'min', 3, min, 'float'), max if type(max) is not complex else _wrong(_row, 'max', 4, max, 'float'),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins, min if type(min) is not complex else _wrong(_row, 'min', 3, min, 'float'), max if type(max) is not complex else _wrong(_row, 'max', 4, max, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_205(_row, _build):
    def operation(input, bins, *, range=None, weight=None, density=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins._array if isinstance(bins, _Tensor) else _operand(_row, 'bins', 2, bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_206(_row, _build):
    def operation(input, bins, range=None, weight=None, density=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_207(_row, _build):
    def operation(input, weights=None, minlength=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weights._array if isinstance(weights, _Tensor) else _operand(_row, 'weights', 2, weights), minlength)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_208(_row, _build):
    def operation(A, B, *, left=True, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), left,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), left)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_209(_row, _build):
    def operation(A, B, *, left=True, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), left, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_210(_row, _build):
    def operation(A, B, dims=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), dims,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), dims)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_211(_row, _build):
    def operation(A, B, *, upper, left=True, unitriangular=False, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), upper, left, unitriangular,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), upper, left, unitriangular)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_212(_row, _build):
    def operation(input, A, upper=True, transpose=False, unitriangular=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 2, A), upper, transpose, unitriangular)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_213(_row, _build):
    def operation(input, input2, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_214(_row, _build):
    def operation(A, *, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_215(_row, _build):
    def operation(A, ind=2, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), ind,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), ind)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_216(_row, _build):
    def operation(A, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), n,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_217(_row, _build):
    def operation(input, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_218(_row, _build):
    def operation(A, tol=None, hermitian=False, *, atol=None, rtol=None, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), tol._array if isinstance(tol, _Tensor) else _operand(_row, 'tol', 2, tol), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol),), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), tol._array if isinstance(tol, _Tensor) else _operand(_row, 'tol', 2, tol), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_219(_row, _build):
    def operation(A, rcond=None, hermitian=False, *, atol=None, rtol=None, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol),), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_220(_row, _build):
    def operation(input, rcond=1e-15):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_221(_row, _build):
    def operation(A, p=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), p,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_222(_row, _build):
    def operation(input, b, rcond=None, *, driver=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), b._array if isinstance(b, _Tensor) else _wrong(_row, 'b', 2, b), rcond, driver)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_223(_row, _build):
    def operation(A, *, pivot=True, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), pivot, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_224(_row, _build):
    def operation(A, *, pivot=True):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), pivot)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_225(_row, _build):
    def operation(input, pivot=True, get_infos=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), pivot, get_infos)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_226(_row, _build):
    def operation(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True):
        result = _build(_EAGER, LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 1, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 2, LU_pivots), unpack_data, unpack_pivots)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_227(_row, _build):
    def operation(LU, pivots, B, *, left=True, adjoint=False, out=None):
        if out is not None: _out(_EAGER, _row, (LU._array if isinstance(LU, _Tensor) else _wrong(_row, 'LU', 1, LU), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), left, adjoint,), out._array); return out
        result = _build(_EAGER, LU._array if isinstance(LU, _Tensor) else _wrong(_row, 'LU', 1, LU), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), left, adjoint)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_228(_row, _build):
    def operation(input, LU_data, LU_pivots, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_229(_row, _build):
    def operation(A, *, hermitian=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), hermitian)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_230(_row, _build):
    def operation(A, *, hermitian=False, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), hermitian, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_231(_row, _build):
    def operation(LD, pivots, B, *, hermitian=False, out=None):
        if out is not None: _out(_EAGER, _row, (LD._array if isinstance(LD, _Tensor) else _wrong(_row, 'LD', 1, LD), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), hermitian,), out._array); return out
        result = _build(_EAGER, LD._array if isinstance(LD, _Tensor) else _wrong(_row, 'LD', 1, LD), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), hermitian)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_232(_row, _build):
    def operation(input, normalized_shape, weight=None, bias=None, eps=1e-05, cudnn_enable=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), normalized_shape, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 4, bias), eps if type(eps) is not complex else _wrong(_row, 'eps', 5, eps, 'float'), cudnn_enable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_233(_row, _build):
    def operation(input, normalized_shape, weight, bias, eps):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), normalized_shape, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 4, bias), eps if type(eps) is not complex else _wrong(_row, 'eps', 5, eps, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_234(_row, _build):
    def operation(input, normalized_shape, weight=None, eps=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), normalized_shape, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_235(_row, _build):
    def operation(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-05):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), running_mean._array if isinstance(running_mean, _Tensor) else _operand(_row, 'running_mean', 2, running_mean), running_var._array if isinstance(running_var, _Tensor) else _operand(_row, 'running_var', 3, running_var), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 5, bias), training, momentum, eps if type(eps) is not complex else _wrong(_row, 'eps', 8, eps, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_236(_row, _build):
    def operation(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias), running_mean._array if isinstance(running_mean, _Tensor) else _operand(_row, 'running_mean', 4, running_mean), running_var._array if isinstance(running_var, _Tensor) else _operand(_row, 'running_var', 5, running_var), training, momentum if type(momentum) is not complex else _wrong(_row, 'momentum', 7, momentum, 'float'), eps if type(eps) is not complex else _wrong(_row, 'eps', 8, eps, 'float'), cudnn_enabled)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_237(_row, _build):
    def operation(input, weight, bias, running_mean, running_var, training, momentum, eps):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias), running_mean._array if isinstance(running_mean, _Tensor) else _operand(_row, 'running_mean', 4, running_mean), running_var._array if isinstance(running_var, _Tensor) else _operand(_row, 'running_var', 5, running_var), training, momentum if type(momentum) is not complex else _wrong(_row, 'momentum', 7, momentum, 'float'), eps if type(eps) is not complex else _wrong(_row, 'eps', 8, eps, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_238(_row, _build):
    def operation(input, num_groups, weight=None, bias=None, eps=1e-05, cudnn_enabled=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), num_groups, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 4, bias), eps if type(eps) is not complex else _wrong(_row, 'eps', 5, eps, 'float'), cudnn_enabled)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_239(_row, _build):
    def operation(input, weight, bias, N, C, HxW, group, eps):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias), N, C, HxW, group, eps if type(eps) is not complex else _wrong(_row, 'eps', 8, eps, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_240(_row, _build):
    def operation(input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True, momentum=0.1, eps=1e-05):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), running_mean._array if isinstance(running_mean, _Tensor) else _operand(_row, 'running_mean', 2, running_mean), running_var._array if isinstance(running_var, _Tensor) else _operand(_row, 'running_var', 3, running_var), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 5, bias), use_input_stats, momentum, eps if type(eps) is not complex else _wrong(_row, 'eps', 8, eps, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_241(_row, _build):
    def operation(input, size, alpha=0.0001, beta=0.75, k=1.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, alpha if type(alpha) is not complex else _wrong(_row, 'alpha', 3, alpha, 'float'), beta if type(beta) is not complex else _wrong(_row, 'beta', 4, beta, 'float'), k if type(k) is not complex else _wrong(_row, 'k', 5, k, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_242(_row, _build):
    def operation(input, dim, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_243(_row, _build):
    def operation(input, ord=2, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_244(_row, _build):
    def operation(input, ord='fro', dim=(-2, -1), keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_245(_row, _build):
    def operation(input, ord=None, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_246(_row, _build):
    def operation(input, p='fro', dim=None, keepdim=False, dtype=None, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_247(_row, _build):
    def operation(input, other, p=2):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), p if type(p) is not complex else _wrong(_row, 'p', 3, p, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_248(_row, _build):
    def operation(x1, x2, p=2.0, compute_mode='use_mm_for_euclid_dist_if_necessary'):
        result = _build(_EAGER, x1._array if isinstance(x1, _Tensor) else _wrong(_row, 'x1', 1, x1), x2._array if isinstance(x2, _Tensor) else _wrong(_row, 'x2', 2, x2), p if type(p) is not complex else _wrong(_row, 'p', 3, p, 'float'), compute_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_249(_row, _build):
    def operation(input, p, dim, maxnorm, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p if type(p) is not complex else _wrong(_row, 'p', 2, p, 'float'), dim, maxnorm if type(maxnorm) is not complex else _wrong(_row, 'maxnorm', 4, maxnorm, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_250(_row, _build):
    def operation(input, pad, value=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), pad, value)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_251(_row, _build):
    def operation(input, pad, mode='constant', value=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), pad, mode, value)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_252(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return result

    return operation


def factory_253(_row, _build):
    def operation(input, other):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_254(_row, _build):
    def operation(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol if type(rtol) is not complex else _wrong(_row, 'rtol', 3, rtol, 'float'), atol if type(atol) is not complex else _wrong(_row, 'atol', 4, atol, 'float'), equal_nan)
        return result

    return operation


def factory_255(_row, _build):
    def operation(start, end, steps, base=10.0, *, dtype=None, device=None, requires_grad=False, out=None):
        if out is not None: _out(_EAGER, _row, (start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, base if type(base) is not complex else _wrong(_row, 'base', 4, base, 'float'), dtype, device, requires_grad,), out._array); return out
        result = _build(_EAGER, start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, base if type(base) is not complex else _wrong(_row, 'base', 4, base, 'float'), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_256(_row, _build):
    def operation(start, end, step=1, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, step, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_257(_row, _build):
    def operation(input, r=2, with_replacement=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), r, with_replacement)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_258(_row, _build):
    def operation(input, upscale_factor):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), upscale_factor)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_259(_row, _build):
    def operation(input, downscale_factor):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), downscale_factor)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_260(_row, _build):
    def operation(input, groups):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), groups)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_261(_row, _build):
    def operation(input, kernel_size, dilation=1, padding=0, stride=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), kernel_size, dilation, padding, stride)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_262(_row, _build):
    def operation(input, output_size, kernel_size, dilation=1, padding=0, stride=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), output_size, kernel_size, dilation, padding, stride)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_263(_row, _build):
    def operation(input, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_264(_row, _build):
    def operation(input, dim, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_265(_row, _build):
    def operation(input, n=1, dim=-1, prepend=None, append=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_266(_row, _build):
    def operation(input, *, spacing=1, dim=None, edge_order=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(spacing), dim, edge_order)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_267(_row, _build):
    def operation(y, x=None, *, dx=None, dim=-1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, y._array if isinstance(y, _Tensor) else _wrong(_row, 'y', 1, y), x._array if isinstance(x, _Tensor) else _operand(_row, 'x', 2, x), dx, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_268(_row, _build):
    def operation(input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), p, margin if type(margin) is not complex else _wrong(_row, 'margin', 4, margin, 'float'), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 5, weight), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_269(_row, _build):
    def operation(log_probs, targets, input_lengths, target_lengths, blank=0, reduction='mean', zero_infinity=False):
        result = _build(_EAGER, log_probs._array if isinstance(log_probs, _Tensor) else _wrong(_row, 'log_probs', 1, log_probs), targets._array if isinstance(targets, _Tensor) else _wrong(_row, 'targets', 2, targets), _data(input_lengths), _data(target_lengths), blank, reduction, zero_infinity)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_270(_row, _build):
    def operation(input, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_271(_row, _build):
    def operation(input, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_272(_row, _build):
    def operation(input, sorted=True, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), sorted, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_273(_row, _build):
    def operation(input, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_274(_row, _build):
    def operation(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None, out=None):
        if out is not None: _out(_EAGER, _row, (sorted_sequence._array if isinstance(sorted_sequence, _Tensor) else _wrong(_row, 'sorted_sequence', 1, sorted_sequence), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input), out_int32, right, side, sorter._array if isinstance(sorter, _Tensor) else _operand(_row, 'sorter', 6, sorter),), out._array); return out
        result = _build(_EAGER, sorted_sequence._array if isinstance(sorted_sequence, _Tensor) else _wrong(_row, 'sorted_sequence', 1, sorted_sequence), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input), out_int32, right, side, sorter._array if isinstance(sorter, _Tensor) else _operand(_row, 'sorter', 6, sorter))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_275(_row, _build):
    def operation(input, boundaries, *, out_int32=False, right=False, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), boundaries._array if isinstance(boundaries, _Tensor) else _wrong(_row, 'boundaries', 2, boundaries), out_int32, right,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), boundaries._array if isinstance(boundaries, _Tensor) else _wrong(_row, 'boundaries', 2, boundaries), out_int32, right)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_276(_row, _build):
    def operation(elements, test_elements, *, assume_unique=False, invert=False):
        result = _build(_EAGER, elements._array if isinstance(elements, _Tensor) else _operand(_row, 'elements', 1, elements), test_elements._array if isinstance(test_elements, _Tensor) else _operand(_row, 'test_elements', 2, test_elements), assume_unique, invert)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_277(_row, _build):
    def operation(input, *, size, fill_value=-1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, fill_value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_278(_row, _build):
    def operation(n, input):
        result = _build(_EAGER, n._array if isinstance(n, _Tensor) else _operand(_row, 'n', 1, n), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_279(_row, _build):
    def operation(input, p, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_280(_row, _build):
    def operation(input, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), n._array if isinstance(n, _Tensor) else _operand(_row, 'n', 2, n),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), n._array if isinstance(n, _Tensor) else _operand(_row, 'n', 2, n))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_281(_row, _build):
    def operation(input, *, dim=None, keepdim=False, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_282(_row, _build):
    def operation(input, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_283(_row, _build):
    def operation(input, k, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), k, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_284(_row, _build):
    def operation(input, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_285(_row, _build):
    def operation(input, q, dim=None, keepdim=False, *, interpolation='linear', axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_286(_row, _build):
    def operation(input, *, correction=1, fweights=None, aweights=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), correction, fweights._array if isinstance(fweights, _Tensor) else _operand(_row, 'fweights', 3, fweights), aweights._array if isinstance(aweights, _Tensor) else _operand(_row, 'aweights', 4, aweights))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_287(_row, _build):
    def operation(self, other, *, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_288(_row, _build):
    def operation(self, other, *, alpha=1):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_289(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_290(_row, _build):
    def operation(self, other, *, rounding_mode=None, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_291(_row, _build):
    def operation(self, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array,), out._array); return out
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_292(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_293(_row, _build):
    def operation(self, exponent, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent),), out._array); return out
        result = _build(_EAGER, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_294(_row, _build):
    def operation(self, min=None, max=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max),), out._array); return out
        result = _build(_EAGER, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_295(_row, _build):
    def operation(self, condition, other):
        result = _build(_EAGER, self._array, condition._array if isinstance(condition, _Tensor) else _wrong(_row, 'condition', 2, condition), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 3, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_296(_row, _build):
    def operation(self, mask, value):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_297(_row, _build):
    def operation(self, tensor1, tensor2, *, value=1):
        result = _build(_EAGER, self._array, tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_298(_row, _build):
    def operation(self, end, weight):
        result = _build(_EAGER, self._array, end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_299(_row, _build):
    def operation(self, *_shape, shape=_ABSENT):
        if shape is not _ABSENT: _shape = (shape,)
        result = _build(_EAGER, self._array, _shape)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_300(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_301(_row, _build):
    def operation(self, start_dim=0, end_dim=-1):
        result = _build(_EAGER, self._array, start_dim, end_dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_302(_row, _build):
    def operation(self, dim, sizes, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, sizes)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_303(_row, _build):
    def operation(self, *_dims, dims=_ABSENT):
        if dims is not _ABSENT: _dims = (dims,)
        result = _build(_EAGER, self._array, _dims)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_304(_row, _build):
    def operation(self, dim0, dim1):
        result = _build(_EAGER, self._array, dim0, dim1)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_305(_row, _build):
    def operation(self, source, destination):
        result = _build(_EAGER, self._array, source, destination)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_306(_row, _build):
    def operation(self, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_307(_row, _build):
    def operation(self, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_308(_row, _build):
    def operation(self, *_size, size=_ABSENT):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, self._array, _size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_309(_row, _build):
    def operation(self, size):
        result = _build(_EAGER, self._array, size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_310(_row, _build):
    def operation(self, dim, start, length, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 3, start), length)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_311(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_312(_row, _build):
    def operation(self, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, self._array, offset, dim1, dim2)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_313(_row, _build):
    def operation(self, *, memory_format=None):
        result = _build(_EAGER, self._array, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_314(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_315(_row, _build):
    def operation(self, *, decimals=0, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, decimals,), out._array); return out
        result = _build(_EAGER, self._array, decimals)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_316(_row, _build):
    def operation(self, src, non_blocking=False):
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), non_blocking)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_317(_row, _build):
    def operation(self, value):
        result = _build(_EAGER, self._array, value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 2, value))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_318(_row, _build):
    def operation(self, fill_value, wrap=False):
        result = _build(_EAGER, self._array, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), wrap)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_319(_row, _build):
    def operation(self, target=None, dtype=None, non_blocking=False, copy=False, *, device=None, memory_format=None):
        result = _build(_EAGER, self._array, target._array if isinstance(target, _Tensor) else _operand(_row, 'target', 2, target), dtype, non_blocking, copy, device, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_320(_row, _build):
    def operation(self, *_size, size=_ABSENT, dtype=None, device=None, requires_grad=False):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, self._array, _size, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_321(_row, _build):
    def operation(self, size, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, size, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 3, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_322(_row, _build):
    def operation(self, data, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, _data(data), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_323(_row, _build):
    def operation(self, from_=0.0, to=1.0, *, generator=None):
        result = _build(_EAGER, self._array, from_ if type(from_) is not complex else _wrong(_row, 'from_', 2, from_, 'float'), to if type(to) is not complex else _wrong(_row, 'to', 3, to, 'float'), generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_324(_row, _build):
    def operation(self, mean=0.0, std=1.0, *, generator=None):
        result = _build(_EAGER, self._array, mean if type(mean) is not complex else _wrong(_row, 'mean', 2, mean, 'float'), std if type(std) is not complex else _wrong(_row, 'std', 3, std, 'float'), generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_325(_row, _build):
    def operation(self, p=None, *, generator=None):
        result = _build(_EAGER, self._array, p, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_326(_row, _build):
    def operation(self, p=0.5, *, generator=None):
        result = _build(_EAGER, self._array, p._array if isinstance(p, _Tensor) else _operand(_row, 'p', 2, p), generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_327(_row, _build):
    def operation(self, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_328(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_329(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_330(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim._array if isinstance(dim, _Tensor) else _operand(_row, 'dim', 2, dim), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_331(_row, _build):
    def operation(self, dim=None, unbiased=True, keepdim=False, *, correction=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, unbiased, keepdim, correction,), out._array); return out
        result = _build(_EAGER, self._array, dim, unbiased, keepdim, correction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_332(_row, _build):
    def operation(self, dim, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_333(_row, _build):
    def operation(self, dim, *, dtype=None, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, dim, dtype,), out._array); return out
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_334(_row, _build):
    def operation(self, lambd=0.5):
        result = _build(_EAGER, self._array, lambd if type(lambd) is not complex else _wrong(_row, 'lambd', 2, lambd, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_335(_row, _build):
    def operation(self, weight):
        result = _build(_EAGER, self._array, weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_336(_row, _build):
    def operation(self, *_repeats, repeats=_ABSENT):
        if repeats is not _ABSENT: _repeats = (repeats,)
        result = _build(_EAGER, self._array, _repeats)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_337(_row, _build):
    def operation(self, shifts, dims=None):
        result = _build(_EAGER, self._array, shifts, dims)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_338(_row, _build):
    def operation(self, k=1, dims=(0, 1)):
        result = _build(_EAGER, self._array, k, dims)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_339(_row, _build):
    def operation(self, repeats=None, dim=None, *, output_size=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, repeats._array if isinstance(repeats, _Tensor) else _operand(_row, 'repeats', 2, repeats), dim, output_size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_340(_row, _build):
    def operation(self, offset=0, dim1=-2, dim2=-1):
        result = _build(_EAGER, self._array, offset, dim1, dim2)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_341(_row, _build):
    def operation(self, diagonal=0):
        result = _build(_EAGER, self._array, diagonal)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_342(_row, _build):
    def operation(self, offset=0):
        result = _build(_EAGER, self._array, offset)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_343(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_344(_row, _build):
    def operation(self, mat2, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2),), out._array); return out
        result = _build(_EAGER, self._array, mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_345(_row, _build):
    def operation(self, vec, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec),), out._array); return out
        result = _build(_EAGER, self._array, vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_346(_row, _build):
    def operation(self, tensor, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor),), out._array); return out
        result = _build(_EAGER, self._array, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_347(_row, _build):
    def operation(self, vec2, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2),), out._array); return out
        result = _build(_EAGER, self._array, vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_348(_row, _build):
    def operation(self, mat1, mat2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_349(_row, _build):
    def operation(self, *, force=False):
        result = _build(_EAGER, self._array, force)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_350(_row, _build):
    def operation(self, values, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values),), out._array); return out
        result = _build(_EAGER, self._array, values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_351(_row, _build):
    def operation(self, min, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min),), out._array); return out
        result = _build(_EAGER, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_352(_row, _build):
    def operation(self, max, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max),), out._array); return out
        result = _build(_EAGER, self._array, max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_353(_row, _build):
    def operation(self, nan=None, posinf=None, neginf=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, nan, posinf, neginf,), out._array); return out
        result = _build(_EAGER, self._array, nan, posinf, neginf)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_354(_row, _build):
    def operation(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol if type(rtol) is not complex else _wrong(_row, 'rtol', 3, rtol, 'float'), atol if type(atol) is not complex else _wrong(_row, 'atol', 4, atol, 'float'), equal_nan)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_355(_row, _build):
    def operation(self, eps=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, eps,), out._array); return out
        result = _build(_EAGER, self._array, eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_356(_row, _build):
    def operation(self, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_357(_row, _build):
    def operation(self, split_size_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, _data(split_size_or_sections), dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_358(_row, _build):
    def operation(self, split_size, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, split_size, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_359(_row, _build):
    def operation(self, split_sizes, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, split_sizes, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_360(_row, _build):
    def operation(self, chunks, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, chunks, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_361(_row, _build):
    def operation(self, indices_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, _data(indices_or_sections), dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_362(_row, _build):
    def operation(self, indices_or_sections):
        result = _build(_EAGER, self._array, _data(indices_or_sections))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_363(_row, _build):
    def operation(self, dim, index, src=None, *, value=None, reduce=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _operand(_row, 'src', 4, src), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 5, value), reduce)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_364(_row, _build):
    def operation(self, dim, index, src, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_365(_row, _build):
    def operation(self, dim, index, src, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_366(_row, _build):
    def operation(self, dim, index, source, *, alpha=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_367(_row, _build):
    def operation(self, dim, index, source, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_368(_row, _build):
    def operation(self, dim, index, source, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_369(_row, _build):
    def operation(self, dim, index, value, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 4, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_370(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_371(_row, _build):
    def operation(self, dim, index, *, sparse_grad=False, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), sparse_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_372(_row, _build):
    def operation(self, *, as_tuple=False):
        result = _build(_EAGER, self._array, as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_373(_row, _build):
    def operation(self, mask):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_374(_row, _build):
    def operation(self, diagonal=0):
        result = _build(_EAGER, self._array, diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_375(_row, _build):
    def operation(self, index):
        result = _build(_EAGER, self._array, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_376(_row, _build):
    def operation(self, index, source, accumulate=False):
        result = _build(_EAGER, self._array, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_377(_row, _build):
    def operation(self, indices, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, indices._array if isinstance(indices, _Tensor) else _wrong(_row, 'indices', 2, indices), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_378(_row, _build):
    def operation(self, mask, source):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_379(_row, _build):
    def operation(self, indices, values, accumulate=False):
        result = _build(_EAGER, self._array, _data(indices), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 3, values), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_380(_row, _build):
    def operation(self, src, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, index)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_381(_row, _build):
    def operation(self, src, dim=0, start=None, end=None, step=1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, start, end, step)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_382(_row, _build):
    def operation(self, src, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), offset, dim1, dim2)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_383(_row, _build):
    def operation(self, size, stride, storage_offset=None):
        result = _build(_EAGER, self._array, size, stride, storage_offset)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_384(_row, _build):
    def operation(self, src, size, stride, storage_offset=None):
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), size, stride, storage_offset)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_385(_row, _build):
    def operation(self, dimension, size, step):
        result = _build(_EAGER, self._array, dimension, size, step)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_386(_row, _build):
    def operation(self, size, stride, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, self._array, size, stride, dtype, layout, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_387(_row, _build):
    def operation(self, *_size, size=_ABSENT, memory_format=None):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, self._array, _size, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_388(_row, _build):
    def operation(self, the_template, *, memory_format=None):
        result = _build(_EAGER, self._array, the_template._array if isinstance(the_template, _Tensor) else _wrong(_row, 'the_template', 2, the_template), memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_389(_row, _build):
    def operation(self, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, upper,), out._array); return out
        result = _build(_EAGER, self._array, upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_390(_row, _build):
    def operation(self, some=True):
        result = _build(_EAGER, self._array, some)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_391(_row, _build):
    def operation(self, tau, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau),), out._array); return out
        result = _build(_EAGER, self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_392(_row, _build):
    def operation(self, tau, other, left=True, transpose=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose,), out._array); return out
        result = _build(_EAGER, self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_393(_row, _build):
    def operation(self, some=True, compute_uv=True):
        result = _build(_EAGER, self._array, some, compute_uv)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_394(_row, _build):
    def operation(self, p, *, generator=None):
        result = _build(_EAGER, self._array, p if type(p) is not complex else _wrong(_row, 'p', 2, p, 'float'), generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_395(_row, _build):
    def operation(self, lambd=1.0, *, generator=None):
        result = _build(_EAGER, self._array, lambd if type(lambd) is not complex else _wrong(_row, 'lambd', 2, lambd, 'float'), generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_396(_row, _build):
    def operation(self, median=0.0, sigma=1.0, *, generator=None):
        result = _build(_EAGER, self._array, median if type(median) is not complex else _wrong(_row, 'median', 2, median, 'float'), sigma if type(sigma) is not complex else _wrong(_row, 'sigma', 3, sigma, 'float'), generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_397(_row, _build):
    def operation(self, mean=1.0, std=2.0, *, generator=None):
        result = _build(_EAGER, self._array, mean if type(mean) is not complex else _wrong(_row, 'mean', 2, mean, 'float'), std if type(std) is not complex else _wrong(_row, 'std', 3, std, 'float'), generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_398(_row, _build):
    def operation(self, from_=None, to=None, *, generator=None):
        result = _build(_EAGER, self._array, from_, to, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_399(_row, _build):
    def operation(self, num_samples, replacement=False, *, generator=None):
        result = _build(_EAGER, self._array, num_samples, replacement, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_400(_row, _build):
    def operation(self, mat, vec, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_401(_row, _build):
    def operation(self, batch1, batch2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_402(_row, _build):
    def operation(self, vec1, vec2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_403(_row, _build):
    def operation(self, other, dim=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_404(_row, _build):
    def operation(self, bins=100, min=0, max=0, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, bins, min if type(min) is not complex else _wrong(_row, 'min', 3, min, 'float'), max if type(max) is not complex else _wrong(_row, 'max', 4, max, 'float'),), out._array); return out
        result = _build(_EAGER, self._array, bins, min if type(min) is not complex else _wrong(_row, 'min', 3, min, 'float'), max if type(max) is not complex else _wrong(_row, 'max', 4, max, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_405(_row, _build):
    def operation(self, bins, *, range=None, weight=None, density=False):
        result = _build(_EAGER, self._array, bins._array if isinstance(bins, _Tensor) else _operand(_row, 'bins', 2, bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_406(_row, _build):
    def operation(self, weights=None, minlength=0):
        result = _build(_EAGER, self._array, weights._array if isinstance(weights, _Tensor) else _operand(_row, 'weights', 2, weights), minlength)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_407(_row, _build):
    def operation(self, A, upper=True, transpose=False, unitriangular=False):
        result = _build(_EAGER, self._array, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 2, A), upper, transpose, unitriangular)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_408(_row, _build):
    def operation(self, input2, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper,), out._array); return out
        result = _build(_EAGER, self._array, input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_409(_row, _build):
    def operation(self, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, n,), out._array); return out
        result = _build(_EAGER, self._array, n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_410(_row, _build):
    def operation(self, rcond=1e-15):
        result = _build(_EAGER, self._array, rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_411(_row, _build):
    def operation(self, pivot=True, get_infos=False):
        result = _build(_EAGER, self._array, pivot, get_infos)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_412(_row, _build):
    def operation(self, LU_data, LU_pivots, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots),), out._array); return out
        result = _build(_EAGER, self._array, LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_413(_row, _build):
    def operation(self, dim, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_414(_row, _build):
    def operation(self, p='fro', dim=None, keepdim=False, dtype=None, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, p, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_415(_row, _build):
    def operation(self, other, p=2):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), p if type(p) is not complex else _wrong(_row, 'p', 3, p, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_416(_row, _build):
    def operation(self, p, dim, maxnorm, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, p if type(p) is not complex else _wrong(_row, 'p', 2, p, 'float'), dim, maxnorm if type(maxnorm) is not complex else _wrong(_row, 'maxnorm', 4, maxnorm, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_417(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return result

    return operation


def factory_418(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_419(_row, _build):
    def operation(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol if type(rtol) is not complex else _wrong(_row, 'rtol', 3, rtol, 'float'), atol if type(atol) is not complex else _wrong(_row, 'atol', 4, atol, 'float'), equal_nan)
        return result

    return operation


def factory_420(_row, _build):
    def operation(self, *_size, size=_ABSENT):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, self._array, _size)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_421(_row, _build):
    def operation(self, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_422(_row, _build):
    def operation(self, dim, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, dim,), out._array); return out
        result = _build(_EAGER, self._array, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_423(_row, _build):
    def operation(self, n=1, dim=-1, prepend=None, append=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append),), out._array); return out
        result = _build(_EAGER, self._array, n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_424(_row, _build):
    def operation(self, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_425(_row, _build):
    def operation(self, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_426(_row, _build):
    def operation(self, sorted=True, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, sorted, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_427(_row, _build):
    def operation(self, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_428(_row, _build):
    def operation(self, *, size, fill_value=-1):
        result = _build(_EAGER, self._array, size, fill_value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_429(_row, _build):
    def operation(self, n):
        result = _build(_EAGER, self._array, n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_430(_row, _build):
    def operation(self, p, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, p,), out._array); return out
        result = _build(_EAGER, self._array, p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_431(_row, _build):
    def operation(self, *, dim=None, keepdim=False, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_432(_row, _build):
    def operation(self, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_433(_row, _build):
    def operation(self, k, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, k, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_434(_row, _build):
    def operation(self, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_435(_row, _build):
    def operation(self, q, dim=None, keepdim=False, *, interpolation='linear', axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation,), out._array); return out
        result = _build(_EAGER, self._array, q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_436(_row, _build):
    def operation(self, *, correction=1, fweights=None, aweights=None):
        result = _build(_EAGER, self._array, correction, fweights._array if isinstance(fweights, _Tensor) else _operand(_row, 'fweights', 3, fweights), aweights._array if isinstance(aweights, _Tensor) else _operand(_row, 'aweights', 4, aweights))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_437(_row, _build):
    def operation(self, other, *, alpha=1):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return self

    return operation


def factory_438(_row, _build):
    def operation(self, other):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return self

    return operation


def factory_439(_row, _build):
    def operation(self, other, *, rounding_mode=None):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return self

    return operation


def factory_440(_row, _build):
    def operation(self):
        _inplace(_EAGER, _row, self._array)
        return self

    return operation


def factory_441(_row, _build):
    def operation(self, exponent):
        _inplace(_EAGER, _row, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return self

    return operation


def factory_442(_row, _build):
    def operation(self, min=None, max=None):
        _inplace(_EAGER, _row, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return self

    return operation


def factory_443(_row, _build):
    def operation(self, mask, value):
        _inplace(_EAGER, _row, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return self

    return operation


def factory_444(_row, _build):
    def operation(self, tensor1, tensor2, *, value=1):
        _inplace(_EAGER, _row, self._array, tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return self

    return operation


def factory_445(_row, _build):
    def operation(self, end, weight):
        _inplace(_EAGER, _row, self._array, end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return self

    return operation


def factory_446(_row, _build):
    def operation(self, *, decimals=0):
        _inplace(_EAGER, _row, self._array, decimals)
        return self

    return operation


def factory_447(_row, _build):
    def operation(self, dim, *, dtype=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, dtype)
        return self

    return operation


def factory_448(_row, _build):
    def operation(self, mat1, mat2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return self

    return operation


def factory_449(_row, _build):
    def operation(self, other):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return self

    return operation


def factory_450(_row, _build):
    def operation(self, values):
        _inplace(_EAGER, _row, self._array, values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values))
        return self

    return operation


def factory_451(_row, _build):
    def operation(self, min):
        _inplace(_EAGER, _row, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min))
        return self

    return operation


def factory_452(_row, _build):
    def operation(self, max):
        _inplace(_EAGER, _row, self._array, max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max))
        return self

    return operation


def factory_453(_row, _build):
    def operation(self, nan=None, posinf=None, neginf=None):
        _inplace(_EAGER, _row, self._array, nan, posinf, neginf)
        return self

    return operation


def factory_454(_row, _build):
    def operation(self, eps=None):
        _inplace(_EAGER, _row, self._array, eps)
        return self

    return operation


def factory_455(_row, _build):
    def operation(self, dim, index, src=None, *, value=None, reduce=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _operand(_row, 'src', 4, src), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 5, value), reduce)
        return self

    return operation


def factory_456(_row, _build):
    def operation(self, dim, index, src, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src))
        return self

    return operation


def factory_457(_row, _build):
    def operation(self, dim, index, src, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src), reduce, include_self)
        return self

    return operation


def factory_458(_row, _build):
    def operation(self, dim, index, source, *, alpha=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), alpha)
        return self

    return operation


def factory_459(_row, _build):
    def operation(self, dim, index, source, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), reduce, include_self)
        return self

    return operation


def factory_460(_row, _build):
    def operation(self, dim, index, source, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source))
        return self

    return operation


def factory_461(_row, _build):
    def operation(self, dim, index, value, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 4, value))
        return self

    return operation


def factory_462(_row, _build):
    def operation(self, diagonal=0):
        _inplace(_EAGER, _row, self._array, diagonal)
        return self

    return operation


def factory_463(_row, _build):
    def operation(self, index, source, accumulate=False):
        _inplace(_EAGER, _row, self._array, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source), accumulate)
        return self

    return operation


def factory_464(_row, _build):
    def operation(self, mask, source):
        _inplace(_EAGER, _row, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source))
        return self

    return operation


def factory_465(_row, _build):
    def operation(self, indices, values, accumulate=False):
        _inplace(_EAGER, _row, self._array, _data(indices), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 3, values), accumulate)
        return self

    return operation


def factory_466(_row, _build):
    def operation(self, mat, vec, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha)
        return self

    return operation


def factory_467(_row, _build):
    def operation(self, batch1, batch2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha)
        return self

    return operation


def factory_468(_row, _build):
    def operation(self, vec1, vec2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha)
        return self

    return operation


def factory_469(_row, _build):
    def operation(self, p, dim, maxnorm, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, p if type(p) is not complex else _wrong(_row, 'p', 2, p, 'float'), dim, maxnorm if type(maxnorm) is not complex else _wrong(_row, 'maxnorm', 4, maxnorm, 'float'))
        return self

    return operation


def factory_470(_row, _build):
    def operation(self, n):
        _inplace(_EAGER, _row, self._array, n)
        return self

    return operation


def factory_471(_row, _build):
    def operation(self, p):
        _inplace(_EAGER, _row, self._array, p)
        return self

    return operation


# name, row, kind, factory, public names in the namespace
TABLE = (
    ('add', 'add', 'function', factory_0, ('add',)),
    ('sub', 'sub', 'function', factory_0, ('sub', 'subtract')),
    ('rsub', 'rsub', 'function', factory_1, ('rsub',)),
    ('mul', 'mul', 'function', factory_2, ('mul', 'multiply')),
    ('true_divide', 'true_divide', 'function', factory_2, ('true_divide',)),
    ('floor_divide', 'floor_divide', 'function', factory_2, ('floor_divide',)),
    ('remainder', 'remainder', 'function', factory_2, ('remainder',)),
    ('fmod', 'fmod', 'function', factory_2, ('fmod',)),
    ('div', 'div', 'function', factory_3, ('div', 'divide')),
    ('negative', 'negative', 'function', factory_4, ('negative', 'neg')),
    ('positive', 'positive', 'function', factory_5, ('positive',)),
    ('abs', 'abs', 'function', factory_4, ('abs', 'absolute')),
    ('square', 'square', 'function', factory_4, ('square',)),
    ('pow', 'pow', 'function', factory_6, ('pow',)),
    ('lt', 'lt', 'function', factory_2, ('lt', 'less')),
    ('le', 'le', 'function', factory_2, ('le', 'less_equal')),
    ('gt', 'gt', 'function', factory_2, ('gt', 'greater')),
    ('ge', 'ge', 'function', factory_2, ('ge', 'greater_equal')),
    ('ne', 'ne', 'function', factory_2, ('ne', 'not_equal')),
    ('eq', 'eq', 'function', factory_2, ('eq',)),
    ('maximum', 'maximum', 'function', factory_2, ('maximum',)),
    ('minimum', 'minimum', 'function', factory_2, ('minimum',)),
    ('logical_and', 'logical_and', 'function', factory_2, ('logical_and',)),
    ('logical_or', 'logical_or', 'function', factory_2, ('logical_or',)),
    ('logical_xor', 'logical_xor', 'function', factory_2, ('logical_xor',)),
    ('logical_not', 'logical_not', 'function', factory_4, ('logical_not',)),
    ('bitwise_and', 'bitwise_and', 'function', factory_2, ('bitwise_and',)),
    ('bitwise_or', 'bitwise_or', 'function', factory_2, ('bitwise_or',)),
    ('bitwise_xor', 'bitwise_xor', 'function', factory_2, ('bitwise_xor',)),
    ('lshift', 'lshift', 'function', factory_2, ('lshift', 'bitwise_left_shift')),
    ('rshift', 'rshift', 'function', factory_2, ('rshift', 'bitwise_right_shift')),
    ('bitwise_not', 'bitwise_not', 'function', factory_4, ('bitwise_not',)),
    ('where', 'where', 'function', factory_7, ('where',)),
    ('clamp', 'clamp', 'function', factory_8, ('clamp', 'clip')),
    ('masked_fill', 'masked_fill', 'function', factory_9, ('masked_fill',)),
    ('addcmul', 'addcmul', 'function', factory_10, ('addcmul',)),
    ('addcdiv', 'addcdiv', 'function', factory_10, ('addcdiv',)),
    ('lerp', 'lerp', 'function', factory_11, ('lerp',)),
    ('reshape', 'reshape', 'function', factory_12, ('reshape',)),
    ('flatten', 'flatten', 'function', factory_13, ('flatten',)),
    ('ravel', 'ravel', 'function', factory_5, ('ravel',)),
    ('unflatten', 'unflatten', 'function', factory_14, ('unflatten',)),
    ('permute', 'permute', 'function', factory_15, ('permute',)),
    ('transpose', 'transpose', 'function', factory_16, ('transpose', 'swapaxes', 'swapdims')),
    ('t', 't', 'function', factory_5, ('t',)),
    ('movedim', 'movedim', 'function', factory_17, ('movedim', 'moveaxis')),
    ('squeeze', 'squeeze', 'function', factory_18, ('squeeze',)),
    ('unsqueeze', 'unsqueeze', 'function', factory_19, ('unsqueeze',)),
    ('broadcast_to', 'broadcast_to', 'function', factory_20, ('broadcast_to',)),
    ('narrow', 'narrow', 'function', factory_21, ('narrow',)),
    ('select', 'select', 'function', factory_22, ('select',)),
    ('diagonal', 'diagonal', 'function', factory_23, ('diagonal',)),
    ('contiguous', 'contiguous', 'function', factory_24, ('contiguous',)),
    ('clone', 'clone', 'function', factory_24, ('clone',)),
    ('exp', 'exp', 'function', factory_4, ('exp',)),
    ('exp2', 'exp2', 'function', factory_4, ('exp2', 'special.exp2')),
    ('expm1', 'expm1', 'function', factory_4, ('expm1', 'special.expm1')),
    ('log', 'log', 'function', factory_4, ('log',)),
    ('log2', 'log2', 'function', factory_4, ('log2',)),
    ('log10', 'log10', 'function', factory_4, ('log10',)),
    ('log1p', 'log1p', 'function', factory_4, ('log1p', 'special.log1p')),
    ('sin', 'sin', 'function', factory_4, ('sin',)),
    ('cos', 'cos', 'function', factory_4, ('cos',)),
    ('tan', 'tan', 'function', factory_4, ('tan',)),
    ('asin', 'asin', 'function', factory_4, ('asin', 'arcsin')),
    ('acos', 'acos', 'function', factory_4, ('acos', 'arccos')),
    ('atan', 'atan', 'function', factory_4, ('atan', 'arctan')),
    ('sinh', 'sinh', 'function', factory_4, ('sinh',)),
    ('cosh', 'cosh', 'function', factory_4, ('cosh',)),
    ('tanh', 'tanh', 'function', factory_4, ('tanh', 'nn.functional.tanh')),
    ('erf', 'erf', 'function', factory_4, ('erf', 'special.erf')),
    ('erfc', 'erfc', 'function', factory_4, ('erfc', 'special.erfc')),
    ('sqrt', 'sqrt', 'function', factory_4, ('sqrt',)),
    ('rsqrt', 'rsqrt', 'function', factory_4, ('rsqrt',)),
    ('reciprocal', 'reciprocal', 'function', factory_4, ('reciprocal',)),
    ('sigmoid', 'sigmoid', 'function', factory_4, ('sigmoid', 'special.expit', 'nn.functional.sigmoid')),
    ('relu', 'relu', 'function', factory_25, ('relu',)),
    ('silu', 'silu', 'function', factory_25, ('silu',)),
    ('gelu', 'gelu', 'function', factory_26, ('gelu', 'nn.functional.gelu')),
    ('leaky_relu', 'leaky_relu', 'function', factory_27, ('leaky_relu',)),
    ('floor', 'floor', 'function', factory_4, ('floor',)),
    ('ceil', 'ceil', 'function', factory_4, ('ceil',)),
    ('trunc', 'trunc', 'function', factory_4, ('trunc', 'fix')),
    ('rint', 'rint', 'function', factory_4, ('rint',)),
    ('round', 'round', 'function', factory_28, ('round', 'special.round')),
    ('sign', 'sign', 'function', factory_4, ('sign',)),
    ('isnan', 'isnan', 'function', factory_25, ('isnan',)),
    ('isfinite', 'isfinite', 'function', factory_25, ('isfinite',)),
    ('isinf', 'isinf', 'function', factory_25, ('isinf',)),
    ('signbit', 'signbit', 'function', factory_4, ('signbit',)),
    ('atan2', 'atan2', 'function', factory_2, ('atan2', 'arctan2')),
    ('hypot', 'hypot', 'function', factory_2, ('hypot',)),
    ('zeros', 'zeros', 'function', factory_29, ('zeros',)),
    ('ones', 'ones', 'function', factory_29, ('ones',)),
    ('empty', 'empty', 'function', factory_29, ('empty',)),
    ('zeros_like', 'zeros_like', 'function', factory_30, ('zeros_like',)),
    ('ones_like', 'ones_like', 'function', factory_30, ('ones_like',)),
    ('empty_like', 'empty_like', 'function', factory_30, ('empty_like',)),
    ('full', 'full', 'function', factory_31, ('full',)),
    ('full_like', 'full_like', 'function', factory_32, ('full_like',)),
    ('arange', 'arange', 'function', factory_33, ('arange',)),
    ('linspace', 'linspace', 'function', factory_34, ('linspace',)),
    ('eye', 'eye', 'function', factory_35, ('eye',)),
    ('tensor', 'tensor', 'function', factory_36, ('tensor',)),
    ('as_tensor', 'as_tensor', 'function', factory_37, ('as_tensor',)),
    ('meshgrid', 'meshgrid', 'function', factory_38, ('meshgrid',)),
    ('manual_seed', 'manual_seed', 'function', factory_39, ('manual_seed',)),
    ('rand', 'rand', 'function', factory_40, ('rand',)),
    ('rand_like', 'rand_like', 'function', factory_41, ('rand_like',)),
    ('randn', 'randn', 'function', factory_40, ('randn',)),
    ('randn_like', 'randn_like', 'function', factory_41, ('randn_like',)),
    ('randint', 'randint', 'function', factory_42, ('randint',)),
    ('randperm', 'randperm', 'function', factory_43, ('randperm',)),
    ('bernoulli', 'bernoulli', 'function', factory_44, ('bernoulli',)),
    ('dropout', 'dropout', 'function', factory_45, ('dropout', 'nn.functional.dropout')),
    ('sum', 'sum', 'function', factory_46, ('sum',)),
    ('prod', 'prod', 'function', factory_46, ('prod',)),
    ('mean', 'mean', 'function', factory_46, ('mean',)),
    ('amax', 'amax', 'function', factory_47, ('amax',)),
    ('amin', 'amin', 'function', factory_47, ('amin',)),
    ('any', 'any', 'function', factory_47, ('any',)),
    ('all', 'all', 'function', factory_47, ('all',)),
    ('argmax', 'argmax', 'function', factory_48, ('argmax',)),
    ('argmin', 'argmin', 'function', factory_48, ('argmin',)),
    ('max', 'max', 'function', factory_49, ('max',)),
    ('min', 'min', 'function', factory_49, ('min',)),
    ('var', 'var', 'function', factory_50, ('var',)),
    ('std', 'std', 'function', factory_50, ('std',)),
    ('var_mean', 'var_mean', 'function', factory_51, ('var_mean',)),
    ('std_mean', 'std_mean', 'function', factory_51, ('std_mean',)),
    ('softmax', 'softmax', 'function', factory_52, ('softmax', 'special.softmax')),
    ('log_softmax', 'log_softmax', 'function', factory_52, ('log_softmax', 'special.log_softmax')),
    ('cumsum', 'cumsum', 'function', factory_53, ('cumsum',)),
    ('relu', 'nn.functional.relu', 'function', factory_54, ('nn.functional.relu',)),
    ('silu', 'nn.functional.silu', 'function', factory_54, ('nn.functional.silu',)),
    ('leaky_relu', 'nn.functional.leaky_relu', 'function', factory_55, ('nn.functional.leaky_relu',)),
    ('hardtanh', 'nn.functional.hardtanh', 'function', factory_56, ('nn.functional.hardtanh',)),
    ('relu6', 'nn.functional.relu6', 'function', factory_54, ('nn.functional.relu6',)),
    ('hardsigmoid', 'nn.functional.hardsigmoid', 'function', factory_54, ('nn.functional.hardsigmoid',)),
    ('hardswish', 'nn.functional.hardswish', 'function', factory_54, ('nn.functional.hardswish',)),
    ('threshold', 'nn.functional.threshold', 'function', factory_57, ('nn.functional.threshold', 'threshold')),
    ('hardshrink', 'nn.functional.hardshrink', 'function', factory_58, ('nn.functional.hardshrink', 'hardshrink')),
    ('softshrink', 'nn.functional.softshrink', 'function', factory_58, ('nn.functional.softshrink',)),
    ('tanhshrink', 'nn.functional.tanhshrink', 'function', factory_25, ('nn.functional.tanhshrink',)),
    ('elu', 'nn.functional.elu', 'function', factory_59, ('nn.functional.elu',)),
    ('selu', 'nn.functional.selu', 'function', factory_54, ('nn.functional.selu', 'selu')),
    ('celu', 'nn.functional.celu', 'function', factory_59, ('nn.functional.celu', 'celu')),
    ('softplus', 'nn.functional.softplus', 'function', factory_60, ('nn.functional.softplus',)),
    ('logsigmoid', 'nn.functional.logsigmoid', 'function', factory_25, ('nn.functional.logsigmoid',)),
    ('mish', 'nn.functional.mish', 'function', factory_54, ('nn.functional.mish',)),
    ('softsign', 'nn.functional.softsign', 'function', factory_25, ('nn.functional.softsign',)),
    ('prelu', 'nn.functional.prelu', 'function', factory_61, ('nn.functional.prelu', 'prelu')),
    ('rrelu', 'nn.functional.rrelu', 'function', factory_62, ('nn.functional.rrelu', 'rrelu')),
    ('glu', 'nn.functional.glu', 'function', factory_63, ('nn.functional.glu',)),
    ('softmax', 'nn.functional.softmax', 'function', factory_64, ('nn.functional.softmax',)),
    ('log_softmax', 'nn.functional.log_softmax', 'function', factory_64, ('nn.functional.log_softmax',)),
    ('softmin', 'nn.functional.softmin', 'function', factory_64, ('nn.functional.softmin',)),
    ('gumbel_softmax', 'nn.functional.gumbel_softmax', 'function', factory_65, ('nn.functional.gumbel_softmax',)),
    ('relu_', 'nn.functional.relu_', 'function', factory_5, ('nn.functional.relu_', 'relu_')),
    ('leaky_relu_', 'nn.functional.leaky_relu_', 'function', factory_66, ('nn.functional.leaky_relu_',)),
    ('hardtanh_', 'nn.functional.hardtanh_', 'function', factory_67, ('nn.functional.hardtanh_',)),
    ('threshold_', 'nn.functional.threshold_', 'function', factory_68, ('nn.functional.threshold_', 'threshold_')),
    ('elu_', 'nn.functional.elu_', 'function', factory_69, ('nn.functional.elu_',)),
    ('selu_', 'nn.functional.selu_', 'function', factory_5, ('nn.functional.selu_', 'selu_')),
    ('celu_', 'nn.functional.celu_', 'function', factory_69, ('nn.functional.celu_', 'celu_')),
    ('rrelu_', 'nn.functional.rrelu_', 'function', factory_70, ('nn.functional.rrelu_', 'rrelu_')),
    ('max_pool1d', 'nn.functional.max_pool1d', 'function', factory_71, ('nn.functional.max_pool1d', 'max_pool1d')),
    ('max_pool1d_with_indices', 'nn.functional.max_pool1d_with_indices', 'function', factory_71, ('nn.functional.max_pool1d_with_indices', 'max_pool1d_with_indices')),
    ('max_pool2d', 'nn.functional.max_pool2d', 'function', factory_71, ('nn.functional.max_pool2d', 'max_pool2d')),
    ('max_pool2d_with_indices', 'nn.functional.max_pool2d_with_indices', 'function', factory_71, ('nn.functional.max_pool2d_with_indices',)),
    ('max_pool3d', 'nn.functional.max_pool3d', 'function', factory_71, ('nn.functional.max_pool3d', 'max_pool3d')),
    ('max_pool3d_with_indices', 'nn.functional.max_pool3d_with_indices', 'function', factory_71, ('nn.functional.max_pool3d_with_indices',)),
    ('avg_pool1d', 'avg_pool1d', 'function', factory_72, ('avg_pool1d', 'nn.functional.avg_pool1d')),
    ('avg_pool2d', 'nn.functional.avg_pool2d', 'function', factory_73, ('nn.functional.avg_pool2d',)),
    ('avg_pool3d', 'nn.functional.avg_pool3d', 'function', factory_73, ('nn.functional.avg_pool3d',)),
    ('lp_pool1d', 'nn.functional.lp_pool1d', 'function', factory_74, ('nn.functional.lp_pool1d',)),
    ('lp_pool2d', 'nn.functional.lp_pool2d', 'function', factory_74, ('nn.functional.lp_pool2d',)),
    ('lp_pool3d', 'nn.functional.lp_pool3d', 'function', factory_74, ('nn.functional.lp_pool3d',)),
    ('adaptive_avg_pool1d', 'adaptive_avg_pool1d', 'function', factory_75, ('adaptive_avg_pool1d', 'nn.functional.adaptive_avg_pool1d')),
    ('adaptive_avg_pool2d', 'nn.functional.adaptive_avg_pool2d', 'function', factory_75, ('nn.functional.adaptive_avg_pool2d',)),
    ('adaptive_avg_pool3d', 'nn.functional.adaptive_avg_pool3d', 'function', factory_75, ('nn.functional.adaptive_avg_pool3d',)),
    ('adaptive_max_pool1d', 'nn.functional.adaptive_max_pool1d', 'function', factory_76, ('nn.functional.adaptive_max_pool1d',)),
    ('adaptive_max_pool1d_with_indices', 'nn.functional.adaptive_max_pool1d_with_indices', 'function', factory_76, ('nn.functional.adaptive_max_pool1d_with_indices',)),
    ('adaptive_max_pool2d', 'nn.functional.adaptive_max_pool2d', 'function', factory_76, ('nn.functional.adaptive_max_pool2d',)),
    ('adaptive_max_pool2d_with_indices', 'nn.functional.adaptive_max_pool2d_with_indices', 'function', factory_76, ('nn.functional.adaptive_max_pool2d_with_indices',)),
    ('adaptive_max_pool3d', 'nn.functional.adaptive_max_pool3d', 'function', factory_76, ('nn.functional.adaptive_max_pool3d',)),
    ('adaptive_max_pool3d_with_indices', 'nn.functional.adaptive_max_pool3d_with_indices', 'function', factory_76, ('nn.functional.adaptive_max_pool3d_with_indices',)),
    ('adaptive_max_pool1d', 'adaptive_max_pool1d', 'function', factory_75, ('adaptive_max_pool1d',)),
    ('fractional_max_pool2d', 'nn.functional.fractional_max_pool2d', 'function', factory_77, ('nn.functional.fractional_max_pool2d',)),
    ('fractional_max_pool3d', 'nn.functional.fractional_max_pool3d', 'function', factory_77, ('nn.functional.fractional_max_pool3d',)),
    ('max_unpool1d', 'nn.functional.max_unpool1d', 'function', factory_78, ('nn.functional.max_unpool1d',)),
    ('max_unpool2d', 'nn.functional.max_unpool2d', 'function', factory_78, ('nn.functional.max_unpool2d',)),
    ('max_unpool3d', 'nn.functional.max_unpool3d', 'function', factory_78, ('nn.functional.max_unpool3d',)),
    ('cat', 'cat', 'function', factory_79, ('cat', 'concat', 'concatenate')),
    ('stack', 'stack', 'function', factory_79, ('stack',)),
    ('flip', 'flip', 'function', factory_15, ('flip',)),
    ('broadcast_tensors', 'broadcast_tensors', 'function', factory_80, ('broadcast_tensors',)),
    ('roll', 'roll', 'function', factory_81, ('roll',)),
    ('rot90', 'rot90', 'function', factory_82, ('rot90',)),
    ('fliplr', 'fliplr', 'function', factory_5, ('fliplr',)),
    ('flipud', 'flipud', 'function', factory_5, ('flipud',)),
    ('tile', 'tile', 'function', factory_15, ('tile',)),
    ('repeat_interleave', 'repeat_interleave', 'function', factory_83, ('repeat_interleave',)),
    ('atleast_1d', 'atleast_1d', 'function', factory_80, ('atleast_1d',)),
    ('atleast_2d', 'atleast_2d', 'function', factory_80, ('atleast_2d',)),
    ('atleast_3d', 'atleast_3d', 'function', factory_80, ('atleast_3d',)),
    ('hstack', 'hstack', 'function', factory_84, ('hstack',)),
    ('vstack', 'vstack', 'function', factory_84, ('vstack', 'row_stack')),
    ('dstack', 'dstack', 'function', factory_84, ('dstack',)),
    ('column_stack', 'column_stack', 'function', factory_84, ('column_stack',)),
    ('block_diag', 'block_diag', 'function', factory_80, ('block_diag',)),
    ('diag_embed', 'diag_embed', 'function', factory_85, ('diag_embed',)),
    ('diag', 'diag', 'function', factory_86, ('diag',)),
    ('diagflat', 'diagflat', 'function', factory_87, ('diagflat',)),
    ('tril_indices', 'tril_indices', 'function', factory_88, ('tril_indices',)),
    ('triu_indices', 'triu_indices', 'function', factory_88, ('triu_indices',)),
    ('matmul', 'matmul', 'function', factory_89, ('matmul', 'linalg.matmul')),
    ('mm', 'mm', 'function', factory_90, ('mm',)),
    ('bmm', 'bmm', 'function', factory_90, ('bmm',)),
    ('mv', 'mv', 'function', factory_91, ('mv',)),
    ('dot', 'dot', 'function', factory_92, ('dot',)),
    ('outer', 'outer', 'function', factory_93, ('outer', 'ger')),
    ('addmm', 'addmm', 'function', factory_94, ('addmm',)),
    ('linear', 'linear', 'function', factory_95, ('linear', 'nn.functional.linear')),
    ('scaled_dot_product_attention', 'nn.functional.scaled_dot_product_attention', 'function', factory_96, ('nn.functional.scaled_dot_product_attention',)),
    ('multi_head_attention_forward', 'nn.functional.multi_head_attention_forward', 'function', factory_97, ('nn.functional.multi_head_attention_forward',)),
    ('embedding_bag', 'nn.functional.embedding_bag', 'function', factory_98, ('nn.functional.embedding_bag',)),
    ('from_numpy', 'from_numpy', 'function', factory_99, ('from_numpy',)),
    ('normalize', 'nn.functional.normalize', 'function', factory_100, ('nn.functional.normalize',)),
    ('cosine_similarity', 'nn.functional.cosine_similarity', 'function', factory_101, ('nn.functional.cosine_similarity', 'cosine_similarity')),
    ('pairwise_distance', 'nn.functional.pairwise_distance', 'function', factory_102, ('nn.functional.pairwise_distance', 'pairwise_distance')),
    ('pdist', 'nn.functional.pdist', 'function', factory_103, ('nn.functional.pdist', 'pdist')),
    ('acosh', 'acosh', 'function', factory_4, ('acosh', 'arccosh')),
    ('asinh', 'asinh', 'function', factory_4, ('asinh', 'arcsinh')),
    ('atanh', 'atanh', 'function', factory_4, ('atanh', 'arctanh')),
    ('copysign', 'copysign', 'function', factory_2, ('copysign',)),
    ('frac', 'frac', 'function', factory_4, ('frac',)),
    ('frexp', 'frexp', 'function', factory_25, ('frexp',)),
    ('ldexp', 'ldexp', 'function', factory_89, ('ldexp',)),
    ('nextafter', 'nextafter', 'function', factory_2, ('nextafter',)),
    ('heaviside', 'heaviside', 'function', factory_104, ('heaviside',)),
    ('fmax', 'fmax', 'function', factory_2, ('fmax',)),
    ('fmin', 'fmin', 'function', factory_2, ('fmin',)),
    ('clamp_min', 'clamp_min', 'function', factory_105, ('clamp_min',)),
    ('clamp_max', 'clamp_max', 'function', factory_106, ('clamp_max',)),
    ('nan_to_num', 'nan_to_num', 'function', factory_107, ('nan_to_num',)),
    ('isposinf', 'isposinf', 'function', factory_4, ('isposinf',)),
    ('isneginf', 'isneginf', 'function', factory_4, ('isneginf',)),
    ('isclose', 'isclose', 'function', factory_108, ('isclose',)),
    ('deg2rad', 'deg2rad', 'function', factory_4, ('deg2rad',)),
    ('rad2deg', 'rad2deg', 'function', factory_4, ('rad2deg',)),
    ('sinc', 'sinc', 'function', factory_4, ('sinc', 'special.sinc')),
    ('float_power', 'float_power', 'function', factory_6, ('float_power',)),
    ('logaddexp', 'logaddexp', 'function', factory_89, ('logaddexp',)),
    ('logaddexp2', 'logaddexp2', 'function', factory_89, ('logaddexp2',)),
    ('xlogy', 'xlogy', 'function', factory_2, ('xlogy', 'special.xlogy')),
    ('xlog1py', 'special.xlog1py', 'function', factory_2, ('special.xlog1py',)),
    ('logit', 'logit', 'function', factory_109, ('logit', 'special.logit')),
    ('gcd', 'gcd', 'function', factory_2, ('gcd',)),
    ('lcm', 'lcm', 'function', factory_2, ('lcm',)),
    ('fill', 'fill', 'function', factory_110, ('fill',)),
    ('l1_loss', 'nn.functional.l1_loss', 'function', factory_111, ('nn.functional.l1_loss',)),
    ('mse_loss', 'nn.functional.mse_loss', 'function', factory_111, ('nn.functional.mse_loss',)),
    ('smooth_l1_loss', 'nn.functional.smooth_l1_loss', 'function', factory_112, ('nn.functional.smooth_l1_loss',)),
    ('huber_loss', 'nn.functional.huber_loss', 'function', factory_113, ('nn.functional.huber_loss',)),
    ('kl_div', 'nn.functional.kl_div', 'function', factory_114, ('nn.functional.kl_div',)),
    ('poisson_nll_loss', 'nn.functional.poisson_nll_loss', 'function', factory_115, ('nn.functional.poisson_nll_loss',)),
    ('gaussian_nll_loss', 'nn.functional.gaussian_nll_loss', 'function', factory_116, ('nn.functional.gaussian_nll_loss',)),
    ('hinge_embedding_loss', 'nn.functional.hinge_embedding_loss', 'function', factory_117, ('nn.functional.hinge_embedding_loss',)),
    ('soft_margin_loss', 'nn.functional.soft_margin_loss', 'function', factory_118, ('nn.functional.soft_margin_loss',)),
    ('margin_ranking_loss', 'nn.functional.margin_ranking_loss', 'function', factory_119, ('nn.functional.margin_ranking_loss',)),
    ('cosine_embedding_loss', 'nn.functional.cosine_embedding_loss', 'function', factory_119, ('nn.functional.cosine_embedding_loss',)),
    ('triplet_margin_loss', 'nn.functional.triplet_margin_loss', 'function', factory_120, ('nn.functional.triplet_margin_loss', 'triplet_margin_loss')),
    ('nll_loss', 'nn.functional.nll_loss', 'function', factory_121, ('nn.functional.nll_loss',)),
    ('cross_entropy', 'nn.functional.cross_entropy', 'function', factory_122, ('nn.functional.cross_entropy',)),
    ('binary_cross_entropy', 'nn.functional.binary_cross_entropy', 'function', factory_123, ('nn.functional.binary_cross_entropy',)),
    ('binary_cross_entropy_with_logits', 'nn.functional.binary_cross_entropy_with_logits', 'function', factory_124, ('nn.functional.binary_cross_entropy_with_logits',)),
    ('real', 'real', 'function', factory_5, ('real',)),
    ('imag', 'imag', 'function', factory_5, ('imag',)),
    ('view_as_real', 'view_as_real', 'function', factory_5, ('view_as_real',)),
    ('view_as_complex', 'view_as_complex', 'function', factory_5, ('view_as_complex',)),
    ('conj', 'conj', 'function', factory_5, ('conj',)),
    ('conj_physical', 'conj_physical', 'function', factory_5, ('conj_physical',)),
    ('adjoint', 'adjoint', 'function', factory_5, ('adjoint',)),
    ('resolve_conj', 'resolve_conj', 'function', factory_5, ('resolve_conj',)),
    ('resolve_neg', 'resolve_neg', 'function', factory_5, ('resolve_neg',)),
    ('sgn', 'sgn', 'function', factory_4, ('sgn',)),
    ('isreal', 'isreal', 'function', factory_25, ('isreal',)),
    ('angle', 'angle', 'function', factory_4, ('angle',)),
    ('complex', 'complex', 'function', factory_89, ('complex',)),
    ('polar', 'polar', 'function', factory_89, ('polar',)),
    ('conv1d', 'conv1d', 'function', factory_125, ('conv1d', 'nn.functional.conv1d')),
    ('conv2d', 'conv2d', 'function', factory_125, ('conv2d', 'nn.functional.conv2d')),
    ('conv3d', 'conv3d', 'function', factory_125, ('conv3d', 'nn.functional.conv3d')),
    ('conv_transpose1d', 'conv_transpose1d', 'function', factory_126, ('conv_transpose1d', 'nn.functional.conv_transpose1d')),
    ('conv_transpose2d', 'conv_transpose2d', 'function', factory_126, ('conv_transpose2d', 'nn.functional.conv_transpose2d')),
    ('conv_transpose3d', 'conv_transpose3d', 'function', factory_126, ('conv_transpose3d', 'nn.functional.conv_transpose3d')),
    ('unbind', 'unbind', 'function', factory_127, ('unbind',)),
    ('split', 'split', 'function', factory_128, ('split',)),
    ('unsafe_split', 'unsafe_split', 'function', factory_129, ('unsafe_split',)),
    ('split_with_sizes', 'split_with_sizes', 'function', factory_130, ('split_with_sizes',)),
    ('unsafe_split_with_sizes', 'unsafe_split_with_sizes', 'function', factory_130, ('unsafe_split_with_sizes',)),
    ('chunk', 'chunk', 'function', factory_131, ('chunk',)),
    ('unsafe_chunk', 'unsafe_chunk', 'function', factory_131, ('unsafe_chunk',)),
    ('tensor_split', 'tensor_split', 'function', factory_132, ('tensor_split',)),
    ('hsplit', 'hsplit', 'function', factory_133, ('hsplit',)),
    ('vsplit', 'vsplit', 'function', factory_133, ('vsplit',)),
    ('dsplit', 'dsplit', 'function', factory_133, ('dsplit',)),
    ('scatter', 'scatter', 'function', factory_134, ('scatter',)),
    ('scatter_add', 'scatter_add', 'function', factory_135, ('scatter_add',)),
    ('scatter_reduce', 'scatter_reduce', 'function', factory_136, ('scatter_reduce',)),
    ('index_add', 'index_add', 'function', factory_137, ('index_add',)),
    ('index_reduce', 'index_reduce', 'function', factory_138, ('index_reduce',)),
    ('index_copy', 'index_copy', 'function', factory_139, ('index_copy',)),
    ('index_fill', 'index_fill', 'function', factory_140, ('index_fill',)),
    ('index_select', 'index_select', 'function', factory_141, ('index_select',)),
    ('gather', 'gather', 'function', factory_142, ('gather',)),
    ('nonzero', 'nonzero', 'function', factory_143, ('nonzero',)),
    ('masked_select', 'masked_select', 'function', factory_144, ('masked_select',)),
    ('tril', 'tril', 'function', factory_145, ('tril',)),
    ('triu', 'triu', 'function', factory_145, ('triu',)),
    ('take', 'take', 'function', factory_146, ('take',)),
    ('put', 'put', 'function', factory_147, ('put',)),
    ('take_along_dim', 'take_along_dim', 'function', factory_148, ('take_along_dim',)),
    ('masked_scatter', 'masked_scatter', 'function', factory_149, ('masked_scatter',)),
    ('index_put', 'index_put', 'function', factory_150, ('index_put',)),
    ('select_scatter', 'select_scatter', 'function', factory_151, ('select_scatter',)),
    ('slice_scatter', 'slice_scatter', 'function', factory_152, ('slice_scatter',)),
    ('diagonal_scatter', 'diagonal_scatter', 'function', factory_153, ('diagonal_scatter',)),
    ('argwhere', 'argwhere', 'function', factory_25, ('argwhere',)),
    ('one_hot', 'nn.functional.one_hot', 'function', factory_154, ('nn.functional.one_hot',)),
    ('embedding', 'nn.functional.embedding', 'function', factory_155, ('nn.functional.embedding',)),
    ('as_strided', 'as_strided', 'function', factory_156, ('as_strided',)),
    ('as_strided_copy', 'as_strided_copy', 'function', factory_156, ('as_strided_copy',)),
    ('as_strided_scatter', 'as_strided_scatter', 'function', factory_157, ('as_strided_scatter',)),
    ('slice', 'slice', 'function', factory_158, ('slice',)),
    ('empty_strided', 'empty_strided', 'function', factory_159, ('empty_strided',)),
    ('empty_permuted', 'empty_permuted', 'function', factory_160, ('empty_permuted',)),
    ('scalar_tensor', 'scalar_tensor', 'function', factory_161, ('scalar_tensor',)),
    ('alias_copy', 'alias_copy', 'function', factory_5, ('alias_copy',)),
    ('detach_copy', 'detach_copy', 'function', factory_5, ('detach_copy',)),
    ('diagonal_copy', 'diagonal_copy', 'function', factory_23, ('diagonal_copy',)),
    ('expand_copy', 'expand_copy', 'function', factory_162, ('expand_copy',)),
    ('narrow_copy', 'narrow_copy', 'function', factory_21, ('narrow_copy',)),
    ('permute_copy', 'permute_copy', 'function', factory_15, ('permute_copy',)),
    ('select_copy', 'select_copy', 'function', factory_22, ('select_copy',)),
    ('slice_copy', 'slice_copy', 'function', factory_158, ('slice_copy',)),
    ('split_copy', 'split_copy', 'function', factory_128, ('split_copy',)),
    ('split_with_sizes_copy', 'split_with_sizes_copy', 'function', factory_130, ('split_with_sizes_copy',)),
    ('squeeze_copy', 'squeeze_copy', 'function', factory_18, ('squeeze_copy',)),
    ('t_copy', 't_copy', 'function', factory_5, ('t_copy',)),
    ('transpose_copy', 'transpose_copy', 'function', factory_16, ('transpose_copy',)),
    ('unbind_copy', 'unbind_copy', 'function', factory_127, ('unbind_copy',)),
    ('unfold_copy', 'unfold_copy', 'function', factory_163, ('unfold_copy',)),
    ('unsqueeze_copy', 'unsqueeze_copy', 'function', factory_19, ('unsqueeze_copy',)),
    ('view_copy', 'view_copy', 'function', factory_12, ('view_copy',)),
    ('cholesky', 'linalg.cholesky', 'function', factory_164, ('linalg.cholesky',)),
    ('cholesky', 'cholesky', 'function', factory_165, ('cholesky',)),
    ('cholesky_ex', 'linalg.cholesky_ex', 'function', factory_166, ('linalg.cholesky_ex',)),
    ('qr', 'linalg.qr', 'function', factory_167, ('linalg.qr',)),
    ('qr', 'qr', 'function', factory_168, ('qr',)),
    ('geqrf', 'geqrf', 'function', factory_25, ('geqrf',)),
    ('householder_product', 'linalg.householder_product', 'function', factory_169, ('linalg.householder_product', 'orgqr')),
    ('ormqr', 'ormqr', 'function', factory_170, ('ormqr',)),
    ('svd', 'linalg.svd', 'function', factory_171, ('linalg.svd',)),
    ('svd', 'svd', 'function', factory_172, ('svd',)),
    ('svdvals', 'linalg.svdvals', 'function', factory_173, ('linalg.svdvals',)),
    ('svd_lowrank', 'svd_lowrank', 'function', factory_174, ('svd_lowrank',)),
    ('pca_lowrank', 'pca_lowrank', 'function', factory_175, ('pca_lowrank',)),
    ('eigh', 'linalg.eigh', 'function', factory_176, ('linalg.eigh',)),
    ('eigvalsh', 'linalg.eigvalsh', 'function', factory_177, ('linalg.eigvalsh',)),
    ('randint_like', 'randint_like', 'function', factory_178, ('randint_like',)),
    ('normal', 'normal', 'function', factory_179, ('normal',)),
    ('multinomial', 'multinomial', 'function', factory_180, ('multinomial',)),
    ('poisson', 'poisson', 'function', factory_181, ('poisson',)),
    ('dropout1d', 'nn.functional.dropout1d', 'function', factory_45, ('nn.functional.dropout1d',)),
    ('dropout2d', 'nn.functional.dropout2d', 'function', factory_45, ('nn.functional.dropout2d',)),
    ('dropout3d', 'nn.functional.dropout3d', 'function', factory_45, ('nn.functional.dropout3d',)),
    ('alpha_dropout', 'alpha_dropout', 'function', factory_182, ('alpha_dropout', 'nn.functional.alpha_dropout')),
    ('feature_alpha_dropout', 'feature_alpha_dropout', 'function', factory_182, ('feature_alpha_dropout', 'nn.functional.feature_alpha_dropout')),
    ('eig', 'linalg.eig', 'function', factory_183, ('linalg.eig',)),
    ('eigvals', 'linalg.eigvals', 'function', factory_184, ('linalg.eigvals',)),
    ('addmv', 'addmv', 'function', factory_185, ('addmv',)),
    ('addbmm', 'addbmm', 'function', factory_186, ('addbmm',)),
    ('baddbmm', 'baddbmm', 'function', factory_186, ('baddbmm',)),
    ('addr', 'addr', 'function', factory_187, ('addr',)),
    ('tensordot', 'tensordot', 'function', factory_188, ('tensordot',)),
    ('kron', 'kron', 'function', factory_89, ('kron',)),
    ('inner', 'inner', 'function', factory_89, ('inner',)),
    ('vdot', 'vdot', 'function', factory_89, ('vdot',)),
    ('vecdot', 'linalg.vecdot', 'function', factory_189, ('linalg.vecdot',)),
    ('multi_dot', 'linalg.multi_dot', 'function', factory_84, ('linalg.multi_dot',)),
    ('chain_matmul', 'chain_matmul', 'function', factory_190, ('chain_matmul',)),
    ('cross', 'cross', 'function', factory_191, ('cross',)),
    ('cross', 'linalg.cross', 'function', factory_192, ('linalg.cross',)),
    ('diagonal', 'linalg.diagonal', 'function', factory_193, ('linalg.diagonal',)),
    ('bilinear', 'nn.functional.bilinear', 'function', factory_194, ('nn.functional.bilinear',)),
    ('vander', 'linalg.vander', 'function', factory_195, ('linalg.vander',)),
    ('vander', 'vander', 'function', factory_196, ('vander',)),
    ('einsum', 'einsum', 'function', factory_197, ('einsum',)),
    ('interpolate', 'nn.functional.interpolate', 'function', factory_198, ('nn.functional.interpolate',)),
    ('upsample', 'nn.functional.upsample', 'function', factory_199, ('nn.functional.upsample',)),
    ('upsample_nearest', 'nn.functional.upsample_nearest', 'function', factory_200, ('nn.functional.upsample_nearest',)),
    ('upsample_bilinear', 'nn.functional.upsample_bilinear', 'function', factory_200, ('nn.functional.upsample_bilinear',)),
    ('grid_sample', 'nn.functional.grid_sample', 'function', factory_201, ('nn.functional.grid_sample',)),
    ('grid_sampler', 'grid_sampler', 'function', factory_202, ('grid_sampler',)),
    ('grid_sampler_2d', 'grid_sampler_2d', 'function', factory_202, ('grid_sampler_2d',)),
    ('grid_sampler_3d', 'grid_sampler_3d', 'function', factory_202, ('grid_sampler_3d',)),
    ('affine_grid', 'nn.functional.affine_grid', 'function', factory_203, ('nn.functional.affine_grid',)),
    ('histc', 'histc', 'function', factory_204, ('histc',)),
    ('histogram', 'histogram', 'function', factory_205, ('histogram',)),
    ('histogramdd', 'histogramdd', 'function', factory_206, ('histogramdd',)),
    ('bincount', 'bincount', 'function', factory_207, ('bincount',)),
    ('solve', 'linalg.solve', 'function', factory_208, ('linalg.solve',)),
    ('solve_ex', 'linalg.solve_ex', 'function', factory_209, ('linalg.solve_ex',)),
    ('tensorsolve', 'linalg.tensorsolve', 'function', factory_210, ('linalg.tensorsolve',)),
    ('solve_triangular', 'linalg.solve_triangular', 'function', factory_211, ('linalg.solve_triangular',)),
    ('triangular_solve', 'triangular_solve', 'function', factory_212, ('triangular_solve',)),
    ('cholesky_solve', 'cholesky_solve', 'function', factory_213, ('cholesky_solve',)),
    ('cholesky_inverse', 'cholesky_inverse', 'function', factory_165, ('cholesky_inverse',)),
    ('det', 'linalg.det', 'function', factory_184, ('linalg.det',)),
    ('det', 'det', 'function', factory_25, ('det',)),
    ('slogdet', 'linalg.slogdet', 'function', factory_183, ('linalg.slogdet',)),
    ('slogdet', 'slogdet', 'function', factory_25, ('slogdet',)),
    ('logdet', 'logdet', 'function', factory_25, ('logdet',)),
    ('inv', 'linalg.inv', 'function', factory_184, ('linalg.inv',)),
    ('inverse', 'inverse', 'function', factory_4, ('inverse',)),
    ('inv_ex', 'linalg.inv_ex', 'function', factory_214, ('linalg.inv_ex',)),
    ('tensorinv', 'linalg.tensorinv', 'function', factory_215, ('linalg.tensorinv',)),
    ('matrix_power', 'linalg.matrix_power', 'function', factory_216, ('linalg.matrix_power',)),
    ('matrix_power', 'matrix_power', 'function', factory_217, ('matrix_power',)),
    ('matrix_exp', 'linalg.matrix_exp', 'function', factory_183, ('linalg.matrix_exp',)),
    ('matrix_exp', 'matrix_exp', 'function', factory_25, ('matrix_exp',)),
    ('matrix_rank', 'linalg.matrix_rank', 'function', factory_218, ('linalg.matrix_rank',)),
    ('pinv', 'linalg.pinv', 'function', factory_219, ('linalg.pinv',)),
    ('pinverse', 'pinverse', 'function', factory_220, ('pinverse',)),
    ('cond', 'linalg.cond', 'function', factory_221, ('linalg.cond',)),
    ('lstsq', 'linalg.lstsq', 'function', factory_222, ('linalg.lstsq',)),
    ('lu_factor_ex', 'linalg.lu_factor_ex', 'function', factory_223, ('linalg.lu_factor_ex',)),
    ('lu_factor', 'linalg.lu_factor', 'function', factory_224, ('linalg.lu_factor',)),
    ('lu', 'lu', 'function', factory_225, ('lu',)),
    ('lu', 'linalg.lu', 'function', factory_224, ('linalg.lu',)),
    ('lu_unpack', 'lu_unpack', 'function', factory_226, ('lu_unpack',)),
    ('lu_solve', 'linalg.lu_solve', 'function', factory_227, ('linalg.lu_solve',)),
    ('lu_solve', 'lu_solve', 'function', factory_228, ('lu_solve',)),
    ('ldl_factor', 'linalg.ldl_factor', 'function', factory_229, ('linalg.ldl_factor',)),
    ('ldl_factor_ex', 'linalg.ldl_factor_ex', 'function', factory_230, ('linalg.ldl_factor_ex',)),
    ('ldl_solve', 'linalg.ldl_solve', 'function', factory_231, ('linalg.ldl_solve',)),
    ('layer_norm', 'layer_norm', 'function', factory_232, ('layer_norm', 'nn.functional.layer_norm')),
    ('native_layer_norm', 'native_layer_norm', 'function', factory_233, ('native_layer_norm',)),
    ('rms_norm', 'rms_norm', 'function', factory_234, ('rms_norm', 'nn.functional.rms_norm')),
    ('batch_norm', 'nn.functional.batch_norm', 'function', factory_235, ('nn.functional.batch_norm',)),
    ('batch_norm', 'batch_norm', 'function', factory_236, ('batch_norm',)),
    ('native_batch_norm', 'native_batch_norm', 'function', factory_237, ('native_batch_norm',)),
    ('group_norm', 'group_norm', 'function', factory_238, ('group_norm', 'nn.functional.group_norm')),
    ('native_group_norm', 'native_group_norm', 'function', factory_239, ('native_group_norm',)),
    ('instance_norm', 'nn.functional.instance_norm', 'function', factory_240, ('nn.functional.instance_norm',)),
    ('local_response_norm', 'nn.functional.local_response_norm', 'function', factory_241, ('nn.functional.local_response_norm',)),
    ('logsumexp', 'logsumexp', 'function', factory_242, ('logsumexp', 'special.logsumexp')),
    ('vector_norm', 'linalg.vector_norm', 'function', factory_243, ('linalg.vector_norm',)),
    ('matrix_norm', 'linalg.matrix_norm', 'function', factory_244, ('linalg.matrix_norm',)),
    ('norm', 'linalg.norm', 'function', factory_245, ('linalg.norm',)),
    ('norm', 'norm', 'function', factory_246, ('norm',)),
    ('dist', 'dist', 'function', factory_247, ('dist',)),
    ('cdist', 'cdist', 'function', factory_248, ('cdist',)),
    ('renorm', 'renorm', 'function', factory_249, ('renorm',)),
    ('trace', 'trace', 'function', factory_25, ('trace',)),
    ('constant_pad_nd', 'constant_pad_nd', 'function', factory_250, ('constant_pad_nd',)),
    ('pad', 'nn.functional.pad', 'function', factory_251, ('nn.functional.pad',)),
    ('is_nonzero', 'is_nonzero', 'function', factory_252, ('is_nonzero',)),
    ('equal', 'equal', 'function', factory_253, ('equal',)),
    ('allclose', 'allclose', 'function', factory_254, ('allclose',)),
    ('is_same_size', 'is_same_size', 'function', factory_253, ('is_same_size',)),
    ('is_signed', 'is_signed', 'function', factory_252, ('is_signed',)),
    ('is_conj', 'is_conj', 'function', factory_252, ('is_conj',)),
    ('is_neg', 'is_neg', 'function', factory_252, ('is_neg',)),
    ('logspace', 'logspace', 'function', factory_255, ('logspace',)),
    ('range', 'range', 'function', factory_256, ('range',)),
    ('combinations', 'combinations', 'function', factory_257, ('combinations',)),
    ('cartesian_prod', 'cartesian_prod', 'function', factory_80, ('cartesian_prod',)),
    ('pixel_shuffle', 'pixel_shuffle', 'function', factory_258, ('pixel_shuffle', 'nn.functional.pixel_shuffle')),
    ('pixel_unshuffle', 'pixel_unshuffle', 'function', factory_259, ('pixel_unshuffle', 'nn.functional.pixel_unshuffle')),
    ('channel_shuffle', 'channel_shuffle', 'function', factory_260, ('channel_shuffle', 'nn.functional.channel_shuffle', 'native_channel_shuffle')),
    ('unfold', 'nn.functional.unfold', 'function', factory_261, ('nn.functional.unfold',)),
    ('fold', 'nn.functional.fold', 'function', factory_262, ('nn.functional.fold',)),
    ('cumprod', 'cumprod', 'function', factory_53, ('cumprod',)),
    ('cummax', 'cummax', 'function', factory_263, ('cummax',)),
    ('cummin', 'cummin', 'function', factory_263, ('cummin',)),
    ('logcumsumexp', 'logcumsumexp', 'function', factory_264, ('logcumsumexp',)),
    ('diff', 'diff', 'function', factory_265, ('diff',)),
    ('gradient', 'gradient', 'function', factory_266, ('gradient',)),
    ('trapezoid', 'trapezoid', 'function', factory_267, ('trapezoid', 'trapz')),
    ('cumulative_trapezoid', 'cumulative_trapezoid', 'function', factory_267, ('cumulative_trapezoid',)),
    ('multi_margin_loss', 'nn.functional.multi_margin_loss', 'function', factory_268, ('nn.functional.multi_margin_loss',)),
    ('multilabel_margin_loss', 'nn.functional.multilabel_margin_loss', 'function', factory_118, ('nn.functional.multilabel_margin_loss',)),
    ('multilabel_soft_margin_loss', 'nn.functional.multilabel_soft_margin_loss', 'function', factory_123, ('nn.functional.multilabel_soft_margin_loss',)),
    ('ctc_loss', 'nn.functional.ctc_loss', 'function', factory_269, ('nn.functional.ctc_loss', 'ctc_loss')),
    ('sort', 'sort', 'function', factory_270, ('sort',)),
    ('argsort', 'argsort', 'function', factory_270, ('argsort',)),
    ('topk', 'topk', 'function', factory_271, ('topk',)),
    ('unique', 'unique', 'function', factory_272, ('unique',)),
    ('unique_consecutive', 'unique_consecutive', 'function', factory_273, ('unique_consecutive',)),
    ('searchsorted', 'searchsorted', 'function', factory_274, ('searchsorted',)),
    ('bucketize', 'bucketize', 'function', factory_275, ('bucketize',)),
    ('isin', 'isin', 'function', factory_276, ('isin',)),
    ('msort', 'msort', 'function', factory_4, ('msort',)),
    ('nonzero_static', 'nonzero_static', 'function', factory_277, ('nonzero_static',)),
    ('lgamma', 'lgamma', 'function', factory_4, ('lgamma', 'special.gammaln')),
    ('digamma', 'digamma', 'function', factory_4, ('digamma', 'special.digamma', 'special.psi')),
    ('igamma', 'igamma', 'function', factory_2, ('igamma', 'special.gammainc')),
    ('igammac', 'igammac', 'function', factory_2, ('igammac', 'special.gammaincc')),
    ('zeta', 'special.zeta', 'function', factory_2, ('special.zeta',)),
    ('polygamma', 'polygamma', 'function', factory_278, ('polygamma', 'special.polygamma')),
    ('mvlgamma', 'mvlgamma', 'function', factory_279, ('mvlgamma', 'special.multigammaln')),
    ('erfinv', 'erfinv', 'function', factory_4, ('erfinv', 'special.erfinv')),
    ('erfcx', 'special.erfcx', 'function', factory_4, ('special.erfcx',)),
    ('ndtri', 'special.ndtri', 'function', factory_4, ('special.ndtri',)),
    ('log_ndtr', 'special.log_ndtr', 'function', factory_4, ('special.log_ndtr',)),
    ('ndtr', 'special.ndtr', 'function', factory_4, ('special.ndtr',)),
    ('entr', 'special.entr', 'function', factory_4, ('special.entr',)),
    ('i0', 'i0', 'function', factory_4, ('i0', 'special.i0', 'special.modified_bessel_i0')),
    ('i0e', 'special.i0e', 'function', factory_4, ('special.i0e',)),
    ('i1', 'special.i1', 'function', factory_4, ('special.i1', 'special.modified_bessel_i1')),
    ('i1e', 'special.i1e', 'function', factory_4, ('special.i1e',)),
    ('modified_bessel_k0', 'special.modified_bessel_k0', 'function', factory_4, ('special.modified_bessel_k0',)),
    ('modified_bessel_k1', 'special.modified_bessel_k1', 'function', factory_4, ('special.modified_bessel_k1',)),
    ('scaled_modified_bessel_k0', 'special.scaled_modified_bessel_k0', 'function', factory_4, ('special.scaled_modified_bessel_k0',)),
    ('scaled_modified_bessel_k1', 'special.scaled_modified_bessel_k1', 'function', factory_4, ('special.scaled_modified_bessel_k1',)),
    ('bessel_j0', 'special.bessel_j0', 'function', factory_4, ('special.bessel_j0',)),
    ('bessel_j1', 'special.bessel_j1', 'function', factory_4, ('special.bessel_j1',)),
    ('bessel_y0', 'special.bessel_y0', 'function', factory_4, ('special.bessel_y0',)),
    ('bessel_y1', 'special.bessel_y1', 'function', factory_4, ('special.bessel_y1',)),
    ('spherical_bessel_j0', 'special.spherical_bessel_j0', 'function', factory_4, ('special.spherical_bessel_j0',)),
    ('airy_ai', 'special.airy_ai', 'function', factory_4, ('special.airy_ai',)),
    ('chebyshev_polynomial_t', 'special.chebyshev_polynomial_t', 'function', factory_280, ('special.chebyshev_polynomial_t',)),
    ('chebyshev_polynomial_u', 'special.chebyshev_polynomial_u', 'function', factory_280, ('special.chebyshev_polynomial_u',)),
    ('chebyshev_polynomial_v', 'special.chebyshev_polynomial_v', 'function', factory_280, ('special.chebyshev_polynomial_v',)),
    ('chebyshev_polynomial_w', 'special.chebyshev_polynomial_w', 'function', factory_280, ('special.chebyshev_polynomial_w',)),
    ('shifted_chebyshev_polynomial_t', 'special.shifted_chebyshev_polynomial_t', 'function', factory_280, ('special.shifted_chebyshev_polynomial_t',)),
    ('shifted_chebyshev_polynomial_u', 'special.shifted_chebyshev_polynomial_u', 'function', factory_280, ('special.shifted_chebyshev_polynomial_u',)),
    ('shifted_chebyshev_polynomial_v', 'special.shifted_chebyshev_polynomial_v', 'function', factory_280, ('special.shifted_chebyshev_polynomial_v',)),
    ('shifted_chebyshev_polynomial_w', 'special.shifted_chebyshev_polynomial_w', 'function', factory_280, ('special.shifted_chebyshev_polynomial_w',)),
    ('hermite_polynomial_h', 'special.hermite_polynomial_h', 'function', factory_280, ('special.hermite_polynomial_h',)),
    ('hermite_polynomial_he', 'special.hermite_polynomial_he', 'function', factory_280, ('special.hermite_polynomial_he',)),
    ('laguerre_polynomial_l', 'special.laguerre_polynomial_l', 'function', factory_280, ('special.laguerre_polynomial_l',)),
    ('legendre_polynomial_p', 'special.legendre_polynomial_p', 'function', factory_280, ('special.legendre_polynomial_p',)),
    ('aminmax', 'aminmax', 'function', factory_281, ('aminmax',)),
    ('nansum', 'nansum', 'function', factory_46, ('nansum',)),
    ('nanmean', 'nanmean', 'function', factory_46, ('nanmean',)),
    ('count_nonzero', 'count_nonzero', 'function', factory_282, ('count_nonzero',)),
    ('kthvalue', 'kthvalue', 'function', factory_283, ('kthvalue',)),
    ('median', 'median', 'function', factory_48, ('median',)),
    ('nanmedian', 'nanmedian', 'function', factory_48, ('nanmedian',)),
    ('mode', 'mode', 'function', factory_284, ('mode',)),
    ('quantile', 'quantile', 'function', factory_285, ('quantile',)),
    ('nanquantile', 'nanquantile', 'function', factory_285, ('nanquantile',)),
    ('cov', 'cov', 'function', factory_286, ('cov',)),
    ('corrcoef', 'corrcoef', 'function', factory_25, ('corrcoef',)),
    ('add', 'add', 'method', factory_287, ()),
    ('sub', 'sub', 'method', factory_287, ()),
    ('subtract', 'sub', 'method', factory_287, ()),
    ('rsub', 'rsub', 'method', factory_288, ()),
    ('mul', 'mul', 'method', factory_289, ()),
    ('multiply', 'mul', 'method', factory_289, ()),
    ('true_divide', 'true_divide', 'method', factory_289, ()),
    ('floor_divide', 'floor_divide', 'method', factory_289, ()),
    ('remainder', 'remainder', 'method', factory_289, ()),
    ('fmod', 'fmod', 'method', factory_289, ()),
    ('div', 'div', 'method', factory_290, ()),
    ('divide', 'div', 'method', factory_290, ()),
    ('neg', 'negative', 'method', factory_291, ()),
    ('negative', 'negative', 'method', factory_291, ()),
    ('positive', 'positive', 'method', factory_292, ()),
    ('abs', 'abs', 'method', factory_291, ()),
    ('absolute', 'abs', 'method', factory_291, ()),
    ('square', 'square', 'method', factory_291, ()),
    ('pow', 'pow', 'method', factory_293, ()),
    ('lt', 'lt', 'method', factory_289, ()),
    ('less', 'lt', 'method', factory_289, ()),
    ('le', 'le', 'method', factory_289, ()),
    ('less_equal', 'le', 'method', factory_289, ()),
    ('gt', 'gt', 'method', factory_289, ()),
    ('greater', 'gt', 'method', factory_289, ()),
    ('ge', 'ge', 'method', factory_289, ()),
    ('greater_equal', 'ge', 'method', factory_289, ()),
    ('ne', 'ne', 'method', factory_289, ()),
    ('not_equal', 'ne', 'method', factory_289, ()),
    ('eq', 'eq', 'method', factory_289, ()),
    ('maximum', 'maximum', 'method', factory_289, ()),
    ('minimum', 'minimum', 'method', factory_289, ()),
    ('logical_and', 'logical_and', 'method', factory_289, ()),
    ('logical_or', 'logical_or', 'method', factory_289, ()),
    ('logical_xor', 'logical_xor', 'method', factory_289, ()),
    ('logical_not', 'logical_not', 'method', factory_291, ()),
    ('bitwise_and', 'bitwise_and', 'method', factory_289, ()),
    ('bitwise_or', 'bitwise_or', 'method', factory_289, ()),
    ('bitwise_xor', 'bitwise_xor', 'method', factory_289, ()),
    ('bitwise_left_shift', 'lshift', 'method', factory_289, ()),
    ('bitwise_right_shift', 'rshift', 'method', factory_289, ()),
    ('bitwise_not', 'bitwise_not', 'method', factory_291, ()),
    ('clamp', 'clamp', 'method', factory_294, ()),
    ('clip', 'clamp', 'method', factory_294, ()),
    ('where', 'where_method', 'method', factory_295, ()),
    ('masked_fill', 'masked_fill', 'method', factory_296, ()),
    ('addcmul', 'addcmul', 'method', factory_297, ()),
    ('addcdiv', 'addcdiv', 'method', factory_297, ()),
    ('lerp', 'lerp', 'method', factory_298, ()),
    ('reshape', 'reshape', 'method', factory_299, ()),
    ('view', 'view', 'method', factory_299, ()),
    ('view_as', 'view_as', 'method', factory_300, ()),
    ('reshape_as', 'reshape_as', 'method', factory_300, ()),
    ('detach', 'alias', 'method', factory_292, ()),
    ('view_of_all', 'alias', 'method', factory_292, ()),
    ('flatten', 'flatten', 'method', factory_301, ()),
    ('ravel', 'ravel', 'method', factory_292, ()),
    ('unflatten', 'unflatten', 'method', factory_302, ()),
    ('permute', 'permute', 'method', factory_303, ()),
    ('transpose', 'transpose', 'method', factory_304, ()),
    ('swapaxes', 'transpose', 'method', factory_304, ()),
    ('swapdims', 'transpose', 'method', factory_304, ()),
    ('t', 't', 'method', factory_292, ()),
    ('movedim', 'movedim', 'method', factory_305, ()),
    ('moveaxis', 'movedim', 'method', factory_305, ()),
    ('squeeze', 'squeeze', 'method', factory_306, ()),
    ('unsqueeze', 'unsqueeze', 'method', factory_307, ()),
    ('expand', 'expand', 'method', factory_308, ()),
    ('expand_as', 'expand_as', 'method', factory_300, ()),
    ('broadcast_to', 'broadcast_to', 'method', factory_309, ()),
    ('narrow', 'narrow', 'method', factory_310, ()),
    ('select', 'select', 'method', factory_311, ()),
    ('diagonal', 'diagonal', 'method', factory_312, ()),
    ('contiguous', 'contiguous', 'method', factory_313, ()),
    ('clone', 'clone', 'method', factory_313, ()),
    ('exp', 'exp', 'method', factory_291, ()),
    ('exp2', 'exp2', 'method', factory_291, ()),
    ('expm1', 'expm1', 'method', factory_291, ()),
    ('log', 'log', 'method', factory_291, ()),
    ('log2', 'log2', 'method', factory_291, ()),
    ('log10', 'log10', 'method', factory_291, ()),
    ('log1p', 'log1p', 'method', factory_291, ()),
    ('sin', 'sin', 'method', factory_291, ()),
    ('cos', 'cos', 'method', factory_291, ()),
    ('tan', 'tan', 'method', factory_291, ()),
    ('asin', 'asin', 'method', factory_291, ()),
    ('arcsin', 'asin', 'method', factory_291, ()),
    ('acos', 'acos', 'method', factory_291, ()),
    ('arccos', 'acos', 'method', factory_291, ()),
    ('atan', 'atan', 'method', factory_291, ()),
    ('arctan', 'atan', 'method', factory_291, ()),
    ('sinh', 'sinh', 'method', factory_291, ()),
    ('cosh', 'cosh', 'method', factory_291, ()),
    ('tanh', 'tanh', 'method', factory_291, ()),
    ('erf', 'erf', 'method', factory_291, ()),
    ('erfc', 'erfc', 'method', factory_291, ()),
    ('sqrt', 'sqrt', 'method', factory_291, ()),
    ('rsqrt', 'rsqrt', 'method', factory_291, ()),
    ('reciprocal', 'reciprocal', 'method', factory_291, ()),
    ('sigmoid', 'sigmoid', 'method', factory_291, ()),
    ('relu', 'relu', 'method', factory_314, ()),
    ('floor', 'floor', 'method', factory_291, ()),
    ('ceil', 'ceil', 'method', factory_291, ()),
    ('trunc', 'trunc', 'method', factory_291, ()),
    ('fix', 'trunc', 'method', factory_291, ()),
    ('rint', 'rint', 'method', factory_291, ()),
    ('round', 'round', 'method', factory_315, ()),
    ('sign', 'sign', 'method', factory_291, ()),
    ('isnan', 'isnan', 'method', factory_314, ()),
    ('isfinite', 'isfinite', 'method', factory_314, ()),
    ('isinf', 'isinf', 'method', factory_314, ()),
    ('signbit', 'signbit', 'method', factory_291, ()),
    ('atan2', 'atan2', 'method', factory_289, ()),
    ('arctan2', 'atan2', 'method', factory_289, ()),
    ('hypot', 'hypot', 'method', factory_289, ()),
    ('copy_', 'copy_', 'method', factory_316, ()),
    ('fill_', 'fill_', 'method', factory_317, ()),
    ('fill_diagonal_', 'fill_diagonal_', 'method', factory_318, ()),
    ('zero_', 'zero_', 'method', factory_292, ()),
    ('to', 'to', 'method', factory_319, ()),
    ('type_as', 'type_as', 'method', factory_300, ()),
    ('half', 'to_half', 'method', factory_313, ()),
    ('float', 'to_float', 'method', factory_313, ()),
    ('double', 'to_double', 'method', factory_313, ()),
    ('char', 'to_char', 'method', factory_313, ()),
    ('byte', 'to_byte', 'method', factory_313, ()),
    ('short', 'to_short', 'method', factory_313, ()),
    ('int', 'to_int', 'method', factory_313, ()),
    ('long', 'to_long', 'method', factory_313, ()),
    ('bool', 'to_bool', 'method', factory_313, ()),
    ('cfloat', 'to_cfloat', 'method', factory_313, ()),
    ('cdouble', 'to_cdouble', 'method', factory_313, ()),
    ('new_zeros', 'new_zeros', 'method', factory_320, ()),
    ('new_ones', 'new_ones', 'method', factory_320, ()),
    ('new_empty', 'new_empty', 'method', factory_320, ()),
    ('new_full', 'new_full', 'method', factory_321, ()),
    ('new_tensor', 'new_tensor', 'method', factory_322, ()),
    ('uniform_', 'uniform_', 'method', factory_323, ()),
    ('normal_', 'normal_', 'method', factory_324, ()),
    ('bernoulli', 'bernoulli', 'method', factory_325, ()),
    ('bernoulli_', 'bernoulli_', 'method', factory_326, ()),
    ('sum', 'sum', 'method', factory_327, ()),
    ('prod', 'prod', 'method', factory_327, ()),
    ('mean', 'mean', 'method', factory_327, ()),
    ('amax', 'amax', 'method', factory_328, ()),
    ('amin', 'amin', 'method', factory_328, ()),
    ('any', 'any', 'method', factory_328, ()),
    ('all', 'all', 'method', factory_328, ()),
    ('argmax', 'argmax', 'method', factory_329, ()),
    ('argmin', 'argmin', 'method', factory_329, ()),
    ('max', 'max', 'method', factory_330, ()),
    ('min', 'min', 'method', factory_330, ()),
    ('var', 'var', 'method', factory_331, ()),
    ('std', 'std', 'method', factory_331, ()),
    ('softmax', 'softmax', 'method', factory_332, ()),
    ('log_softmax', 'log_softmax', 'method', factory_332, ()),
    ('cumsum', 'cumsum', 'method', factory_333, ()),
    ('hardshrink', 'nn.functional.hardshrink', 'method', factory_334, ()),
    ('prelu', 'nn.functional.prelu', 'method', factory_335, ()),
    ('repeat', 'repeat', 'method', factory_336, ()),
    ('flip', 'flip', 'method', factory_303, ()),
    ('roll', 'roll', 'method', factory_337, ()),
    ('rot90', 'rot90', 'method', factory_338, ()),
    ('fliplr', 'fliplr', 'method', factory_292, ()),
    ('flipud', 'flipud', 'method', factory_292, ()),
    ('tile', 'tile', 'method', factory_303, ()),
    ('repeat_interleave', 'repeat_interleave', 'method', factory_339, ()),
    ('diag_embed', 'diag_embed', 'method', factory_340, ()),
    ('diag', 'diag', 'method', factory_341, ()),
    ('diagflat', 'diagflat', 'method', factory_342, ()),
    ('matmul', 'matmul', 'method', factory_343, ()),
    ('mm', 'mm', 'method', factory_344, ()),
    ('bmm', 'bmm', 'method', factory_344, ()),
    ('mv', 'mv', 'method', factory_345, ()),
    ('dot', 'dot', 'method', factory_346, ()),
    ('outer', 'outer', 'method', factory_347, ()),
    ('ger', 'outer', 'method', factory_347, ()),
    ('addmm', 'addmm', 'method', factory_348, ()),
    ('numpy', 'numpy', 'method', factory_349, ()),
    ('acosh', 'acosh', 'method', factory_291, ()),
    ('arccosh', 'acosh', 'method', factory_291, ()),
    ('asinh', 'asinh', 'method', factory_291, ()),
    ('arcsinh', 'asinh', 'method', factory_291, ()),
    ('atanh', 'atanh', 'method', factory_291, ()),
    ('arctanh', 'atanh', 'method', factory_291, ()),
    ('copysign', 'copysign', 'method', factory_289, ()),
    ('frac', 'frac', 'method', factory_291, ()),
    ('frexp', 'frexp', 'method', factory_314, ()),
    ('ldexp', 'ldexp', 'method', factory_343, ()),
    ('nextafter', 'nextafter', 'method', factory_289, ()),
    ('heaviside', 'heaviside', 'method', factory_350, ()),
    ('fmax', 'fmax', 'method', factory_289, ()),
    ('fmin', 'fmin', 'method', factory_289, ()),
    ('clamp_min', 'clamp_min', 'method', factory_351, ()),
    ('clamp_max', 'clamp_max', 'method', factory_352, ()),
    ('nan_to_num', 'nan_to_num', 'method', factory_353, ()),
    ('isposinf', 'isposinf', 'method', factory_291, ()),
    ('isneginf', 'isneginf', 'method', factory_291, ()),
    ('isclose', 'isclose', 'method', factory_354, ()),
    ('deg2rad', 'deg2rad', 'method', factory_291, ()),
    ('rad2deg', 'rad2deg', 'method', factory_291, ()),
    ('sinc', 'sinc', 'method', factory_291, ()),
    ('float_power', 'float_power', 'method', factory_293, ()),
    ('logaddexp', 'logaddexp', 'method', factory_343, ()),
    ('logaddexp2', 'logaddexp2', 'method', factory_343, ()),
    ('xlogy', 'xlogy', 'method', factory_289, ()),
    ('logit', 'logit', 'method', factory_355, ()),
    ('gcd', 'gcd', 'method', factory_289, ()),
    ('lcm', 'lcm', 'method', factory_289, ()),
    ('conj', 'conj', 'method', factory_292, ()),
    ('conj_physical', 'conj_physical', 'method', factory_292, ()),
    ('adjoint', 'adjoint', 'method', factory_292, ()),
    ('resolve_conj', 'resolve_conj', 'method', factory_292, ()),
    ('resolve_neg', 'resolve_neg', 'method', factory_292, ()),
    ('sgn', 'sgn', 'method', factory_291, ()),
    ('isreal', 'isreal', 'method', factory_314, ()),
    ('angle', 'angle', 'method', factory_291, ()),
    ('unbind', 'unbind', 'method', factory_356, ()),
    ('split', 'split', 'method', factory_357, ()),
    ('unsafe_split', 'unsafe_split', 'method', factory_358, ()),
    ('split_with_sizes', 'split_with_sizes', 'method', factory_359, ()),
    ('unsafe_split_with_sizes', 'unsafe_split_with_sizes', 'method', factory_359, ()),
    ('chunk', 'chunk', 'method', factory_360, ()),
    ('unsafe_chunk', 'unsafe_chunk', 'method', factory_360, ()),
    ('tensor_split', 'tensor_split', 'method', factory_361, ()),
    ('hsplit', 'hsplit', 'method', factory_362, ()),
    ('vsplit', 'vsplit', 'method', factory_362, ()),
    ('dsplit', 'dsplit', 'method', factory_362, ()),
    ('scatter', 'scatter', 'method', factory_363, ()),
    ('scatter_add', 'scatter_add', 'method', factory_364, ()),
    ('scatter_reduce', 'scatter_reduce', 'method', factory_365, ()),
    ('index_add', 'index_add', 'method', factory_366, ()),
    ('index_reduce', 'index_reduce', 'method', factory_367, ()),
    ('index_copy', 'index_copy', 'method', factory_368, ()),
    ('index_fill', 'index_fill', 'method', factory_369, ()),
    ('index_select', 'index_select', 'method', factory_370, ()),
    ('gather', 'gather', 'method', factory_371, ()),
    ('nonzero', 'nonzero', 'method', factory_372, ()),
    ('masked_select', 'masked_select', 'method', factory_373, ()),
    ('tril', 'tril', 'method', factory_374, ()),
    ('triu', 'triu', 'method', factory_374, ()),
    ('take', 'take', 'method', factory_375, ()),
    ('put', 'put', 'method', factory_376, ()),
    ('take_along_dim', 'take_along_dim', 'method', factory_377, ()),
    ('masked_scatter', 'masked_scatter', 'method', factory_378, ()),
    ('index_put', 'index_put', 'method', factory_379, ()),
    ('select_scatter', 'select_scatter', 'method', factory_380, ()),
    ('slice_scatter', 'slice_scatter', 'method', factory_381, ()),
    ('diagonal_scatter', 'diagonal_scatter', 'method', factory_382, ()),
    ('argwhere', 'argwhere', 'method', factory_314, ()),
    ('as_strided', 'as_strided', 'method', factory_383, ()),
    ('as_strided_scatter', 'as_strided_scatter', 'method', factory_384, ()),
    ('unfold', 'unfold', 'method', factory_385, ()),
    ('new_empty_strided', 'new_empty_strided', 'method', factory_386, ()),
    ('resize_', 'resize_', 'method', factory_387, ()),
    ('resize_as_', 'resize_as_', 'method', factory_388, ()),
    ('narrow_copy', 'narrow_copy', 'method', factory_310, ()),
    ('cholesky', 'cholesky', 'method', factory_389, ()),
    ('qr', 'qr', 'method', factory_390, ()),
    ('geqrf', 'geqrf', 'method', factory_314, ()),
    ('orgqr', 'linalg.householder_product', 'method', factory_391, ()),
    ('ormqr', 'ormqr', 'method', factory_392, ()),
    ('svd', 'svd', 'method', factory_393, ()),
    ('geometric_', 'geometric_', 'method', factory_394, ()),
    ('exponential_', 'exponential_', 'method', factory_395, ()),
    ('cauchy_', 'cauchy_', 'method', factory_396, ()),
    ('log_normal_', 'log_normal_', 'method', factory_397, ()),
    ('random_', 'random_', 'method', factory_398, ()),
    ('multinomial', 'multinomial', 'method', factory_399, ()),
    ('addmv', 'addmv', 'method', factory_400, ()),
    ('addbmm', 'addbmm', 'method', factory_401, ()),
    ('baddbmm', 'baddbmm', 'method', factory_401, ()),
    ('addr', 'addr', 'method', factory_402, ()),
    ('kron', 'kron', 'method', factory_343, ()),
    ('inner', 'inner', 'method', factory_343, ()),
    ('vdot', 'vdot', 'method', factory_343, ()),
    ('cross', 'cross', 'method', factory_403, ()),
    ('histc', 'histc', 'method', factory_404, ()),
    ('histogram', 'histogram', 'method', factory_405, ()),
    ('bincount', 'bincount', 'method', factory_406, ()),
    ('triangular_solve', 'triangular_solve', 'method', factory_407, ()),
    ('cholesky_solve', 'cholesky_solve', 'method', factory_408, ()),
    ('cholesky_inverse', 'cholesky_inverse', 'method', factory_389, ()),
    ('det', 'det', 'method', factory_314, ()),
    ('slogdet', 'slogdet', 'method', factory_314, ()),
    ('logdet', 'logdet', 'method', factory_314, ()),
    ('inverse', 'inverse', 'method', factory_291, ()),
    ('matrix_power', 'matrix_power', 'method', factory_409, ()),
    ('matrix_exp', 'matrix_exp', 'method', factory_314, ()),
    ('pinverse', 'pinverse', 'method', factory_410, ()),
    ('lu', 'lu', 'method', factory_411, ()),
    ('lu_solve', 'lu_solve', 'method', factory_412, ()),
    ('logsumexp', 'logsumexp', 'method', factory_413, ()),
    ('norm', 'norm', 'method', factory_414, ()),
    ('dist', 'dist', 'method', factory_415, ()),
    ('renorm', 'renorm', 'method', factory_416, ()),
    ('trace', 'trace', 'method', factory_314, ()),
    ('item', 'item', 'method', factory_417, ()),
    ('tolist', 'tolist', 'method', factory_417, ()),
    ('is_nonzero', 'is_nonzero', 'method', factory_417, ()),
    ('equal', 'equal', 'method', factory_418, ()),
    ('allclose', 'allclose', 'method', factory_419, ()),
    ('is_same_size', 'is_same_size', 'method', factory_418, ()),
    ('is_signed', 'is_signed', 'method', factory_417, ()),
    ('is_conj', 'is_conj', 'method', factory_417, ()),
    ('is_neg', 'is_neg', 'method', factory_417, ()),
    ('sum_to_size', 'sum_to_size', 'method', factory_420, ()),
    ('cumprod', 'cumprod', 'method', factory_333, ()),
    ('cummax', 'cummax', 'method', factory_421, ()),
    ('cummin', 'cummin', 'method', factory_421, ()),
    ('logcumsumexp', 'logcumsumexp', 'method', factory_422, ()),
    ('diff', 'diff', 'method', factory_423, ()),
    ('sort', 'sort', 'method', factory_424, ()),
    ('argsort', 'argsort', 'method', factory_424, ()),
    ('topk', 'topk', 'method', factory_425, ()),
    ('unique', 'unique', 'method', factory_426, ()),
    ('unique_consecutive', 'unique_consecutive', 'method', factory_427, ()),
    ('msort', 'msort', 'method', factory_291, ()),
    ('nonzero_static', 'nonzero_static', 'method', factory_428, ()),
    ('lgamma', 'lgamma', 'method', factory_291, ()),
    ('digamma', 'digamma', 'method', factory_291, ()),
    ('igamma', 'igamma', 'method', factory_289, ()),
    ('igammac', 'igammac', 'method', factory_289, ()),
    ('polygamma', 'polygamma_method', 'method', factory_429, ()),
    ('mvlgamma', 'mvlgamma', 'method', factory_430, ()),
    ('erfinv', 'erfinv', 'method', factory_291, ()),
    ('i0', 'i0', 'method', factory_291, ()),
    ('aminmax', 'aminmax', 'method', factory_431, ()),
    ('nansum', 'nansum', 'method', factory_327, ()),
    ('nanmean', 'nanmean', 'method', factory_327, ()),
    ('count_nonzero', 'count_nonzero', 'method', factory_432, ()),
    ('kthvalue', 'kthvalue', 'method', factory_433, ()),
    ('median', 'median', 'method', factory_329, ()),
    ('nanmedian', 'nanmedian', 'method', factory_329, ()),
    ('mode', 'mode', 'method', factory_434, ()),
    ('quantile', 'quantile', 'method', factory_435, ()),
    ('nanquantile', 'nanquantile', 'method', factory_435, ()),
    ('cov', 'cov', 'method', factory_436, ()),
    ('corrcoef', 'corrcoef', 'method', factory_314, ()),
    ('add_', 'add', 'inplace', factory_437, ()),
    ('sub_', 'sub', 'inplace', factory_437, ()),
    ('subtract_', 'sub', 'inplace', factory_437, ()),
    ('mul_', 'mul', 'inplace', factory_438, ()),
    ('multiply_', 'mul', 'inplace', factory_438, ()),
    ('true_divide_', 'true_divide', 'inplace', factory_438, ()),
    ('floor_divide_', 'floor_divide', 'inplace', factory_438, ()),
    ('remainder_', 'remainder', 'inplace', factory_438, ()),
    ('fmod_', 'fmod', 'inplace', factory_438, ()),
    ('div_', 'div', 'inplace', factory_439, ()),
    ('divide_', 'div', 'inplace', factory_439, ()),
    ('neg_', 'negative', 'inplace', factory_440, ()),
    ('negative_', 'negative', 'inplace', factory_440, ()),
    ('abs_', 'abs', 'inplace', factory_440, ()),
    ('absolute_', 'abs', 'inplace', factory_440, ()),
    ('square_', 'square', 'inplace', factory_440, ()),
    ('pow_', 'pow', 'inplace', factory_441, ()),
    ('lt_', 'lt', 'inplace', factory_438, ()),
    ('less_', 'lt', 'inplace', factory_438, ()),
    ('le_', 'le', 'inplace', factory_438, ()),
    ('less_equal_', 'le', 'inplace', factory_438, ()),
    ('gt_', 'gt', 'inplace', factory_438, ()),
    ('greater_', 'gt', 'inplace', factory_438, ()),
    ('ge_', 'ge', 'inplace', factory_438, ()),
    ('greater_equal_', 'ge', 'inplace', factory_438, ()),
    ('ne_', 'ne', 'inplace', factory_438, ()),
    ('not_equal_', 'ne', 'inplace', factory_438, ()),
    ('eq_', 'eq', 'inplace', factory_438, ()),
    ('logical_and_', 'logical_and', 'inplace', factory_438, ()),
    ('logical_or_', 'logical_or', 'inplace', factory_438, ()),
    ('logical_xor_', 'logical_xor', 'inplace', factory_438, ()),
    ('logical_not_', 'logical_not', 'inplace', factory_440, ()),
    ('bitwise_and_', 'bitwise_and', 'inplace', factory_438, ()),
    ('bitwise_or_', 'bitwise_or', 'inplace', factory_438, ()),
    ('bitwise_xor_', 'bitwise_xor', 'inplace', factory_438, ()),
    ('bitwise_left_shift_', 'lshift', 'inplace', factory_438, ()),
    ('bitwise_right_shift_', 'rshift', 'inplace', factory_438, ()),
    ('bitwise_not_', 'bitwise_not', 'inplace', factory_440, ()),
    ('clamp_', 'clamp', 'inplace', factory_442, ()),
    ('clip_', 'clamp', 'inplace', factory_442, ()),
    ('masked_fill_', 'masked_fill', 'inplace', factory_443, ()),
    ('addcmul_', 'addcmul', 'inplace', factory_444, ()),
    ('addcdiv_', 'addcdiv', 'inplace', factory_444, ()),
    ('lerp_', 'lerp', 'inplace', factory_445, ()),
    ('exp_', 'exp', 'inplace', factory_440, ()),
    ('exp2_', 'exp2', 'inplace', factory_440, ()),
    ('expm1_', 'expm1', 'inplace', factory_440, ()),
    ('log_', 'log', 'inplace', factory_440, ()),
    ('log2_', 'log2', 'inplace', factory_440, ()),
    ('log10_', 'log10', 'inplace', factory_440, ()),
    ('log1p_', 'log1p', 'inplace', factory_440, ()),
    ('sin_', 'sin', 'inplace', factory_440, ()),
    ('cos_', 'cos', 'inplace', factory_440, ()),
    ('tan_', 'tan', 'inplace', factory_440, ()),
    ('asin_', 'asin', 'inplace', factory_440, ()),
    ('arcsin_', 'asin', 'inplace', factory_440, ()),
    ('acos_', 'acos', 'inplace', factory_440, ()),
    ('arccos_', 'acos', 'inplace', factory_440, ()),
    ('atan_', 'atan', 'inplace', factory_440, ()),
    ('arctan_', 'atan', 'inplace', factory_440, ()),
    ('sinh_', 'sinh', 'inplace', factory_440, ()),
    ('cosh_', 'cosh', 'inplace', factory_440, ()),
    ('tanh_', 'tanh', 'inplace', factory_440, ()),
    ('erf_', 'erf', 'inplace', factory_440, ()),
    ('erfc_', 'erfc', 'inplace', factory_440, ()),
    ('sqrt_', 'sqrt', 'inplace', factory_440, ()),
    ('rsqrt_', 'rsqrt', 'inplace', factory_440, ()),
    ('reciprocal_', 'reciprocal', 'inplace', factory_440, ()),
    ('sigmoid_', 'sigmoid', 'inplace', factory_440, ()),
    ('relu_', 'relu', 'inplace', factory_440, ()),
    ('floor_', 'floor', 'inplace', factory_440, ()),
    ('ceil_', 'ceil', 'inplace', factory_440, ()),
    ('trunc_', 'trunc', 'inplace', factory_440, ()),
    ('fix_', 'trunc', 'inplace', factory_440, ()),
    ('rint_', 'rint', 'inplace', factory_440, ()),
    ('round_', 'round', 'inplace', factory_446, ()),
    ('sign_', 'sign', 'inplace', factory_440, ()),
    ('atan2_', 'atan2', 'inplace', factory_438, ()),
    ('arctan2_', 'atan2', 'inplace', factory_438, ()),
    ('hypot_', 'hypot', 'inplace', factory_438, ()),
    ('cumsum_', 'cumsum', 'inplace', factory_447, ()),
    ('addmm_', 'addmm', 'inplace', factory_448, ()),
    ('acosh_', 'acosh', 'inplace', factory_440, ()),
    ('arccosh_', 'acosh', 'inplace', factory_440, ()),
    ('asinh_', 'asinh', 'inplace', factory_440, ()),
    ('arcsinh_', 'asinh', 'inplace', factory_440, ()),
    ('atanh_', 'atanh', 'inplace', factory_440, ()),
    ('arctanh_', 'atanh', 'inplace', factory_440, ()),
    ('copysign_', 'copysign', 'inplace', factory_438, ()),
    ('frac_', 'frac', 'inplace', factory_440, ()),
    ('ldexp_', 'ldexp', 'inplace', factory_449, ()),
    ('nextafter_', 'nextafter', 'inplace', factory_438, ()),
    ('heaviside_', 'heaviside', 'inplace', factory_450, ()),
    ('clamp_min_', 'clamp_min', 'inplace', factory_451, ()),
    ('clamp_max_', 'clamp_max', 'inplace', factory_452, ()),
    ('nan_to_num_', 'nan_to_num', 'inplace', factory_453, ()),
    ('deg2rad_', 'deg2rad', 'inplace', factory_440, ()),
    ('rad2deg_', 'rad2deg', 'inplace', factory_440, ()),
    ('sinc_', 'sinc', 'inplace', factory_440, ()),
    ('float_power_', 'float_power', 'inplace', factory_441, ()),
    ('xlogy_', 'xlogy', 'inplace', factory_438, ()),
    ('logit_', 'logit', 'inplace', factory_454, ()),
    ('gcd_', 'gcd', 'inplace', factory_438, ()),
    ('lcm_', 'lcm', 'inplace', factory_438, ()),
    ('sgn_', 'sgn', 'inplace', factory_440, ()),
    ('scatter_', 'scatter', 'inplace', factory_455, ()),
    ('scatter_add_', 'scatter_add', 'inplace', factory_456, ()),
    ('scatter_reduce_', 'scatter_reduce', 'inplace', factory_457, ()),
    ('index_add_', 'index_add', 'inplace', factory_458, ()),
    ('index_reduce_', 'index_reduce', 'inplace', factory_459, ()),
    ('index_copy_', 'index_copy', 'inplace', factory_460, ()),
    ('index_fill_', 'index_fill', 'inplace', factory_461, ()),
    ('tril_', 'tril', 'inplace', factory_462, ()),
    ('triu_', 'triu', 'inplace', factory_462, ()),
    ('put_', 'put', 'inplace', factory_463, ()),
    ('masked_scatter_', 'masked_scatter', 'inplace', factory_464, ()),
    ('index_put_', 'index_put', 'inplace', factory_465, ()),
    ('addmv_', 'addmv', 'inplace', factory_466, ()),
    ('addbmm_', 'addbmm', 'inplace', factory_467, ()),
    ('baddbmm_', 'baddbmm', 'inplace', factory_467, ()),
    ('addr_', 'addr', 'inplace', factory_468, ()),
    ('renorm_', 'renorm', 'inplace', factory_469, ()),
    ('cumprod_', 'cumprod', 'inplace', factory_447, ()),
    ('lgamma_', 'lgamma', 'inplace', factory_440, ()),
    ('digamma_', 'digamma', 'inplace', factory_440, ()),
    ('igamma_', 'igamma', 'inplace', factory_438, ()),
    ('igammac_', 'igammac', 'inplace', factory_438, ()),
    ('polygamma_', 'polygamma_method', 'inplace', factory_470, ()),
    ('mvlgamma_', 'mvlgamma', 'inplace', factory_471, ()),
    ('erfinv_', 'erfinv', 'inplace', factory_440, ()),
    ('i0_', 'i0', 'inplace', factory_440, ()),
)
