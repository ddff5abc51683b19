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
    def operation(input, *shape):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), shape)
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
    def operation(input, *dims):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dims)
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
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, start, length)
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
    def operation(input, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_24(_row, _build):
    def operation(input, split_size_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), split_size_or_sections, dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_25(_row, _build):
    def operation(input, chunks, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), chunks, dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_26(_row, _build):
    def operation(input, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), offset, dim1, dim2)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_27(_row, _build):
    def operation(input, *, memory_format=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), memory_format)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_28(_row, _build):
    def operation(ndarray):
        result = _build(_EAGER, ndarray._array if isinstance(ndarray, _Tensor) else _operand(_row, 'ndarray', 1, ndarray))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_29(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_30(_row, _build):
    def operation(input, approximate='none'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), approximate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_31(_row, _build):
    def operation(input, negative_slope=0.01):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), negative_slope)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_32(_row, _build):
    def operation(input, *, decimals=0, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), decimals,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), decimals)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_33(_row, _build):
    def operation(*size, dtype=None, device=None, requires_grad=False, layout=None, pin_memory=False):
        result = _build(_EAGER, size, dtype, device, requires_grad, layout, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_34(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False, memory_format=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad, memory_format)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_35(_row, _build):
    def operation(size, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, size, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_36(_row, _build):
    def operation(input, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_37(_row, _build):
    def operation(start=0, end=None, step=1, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, step, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_38(_row, _build):
    def operation(start, end, steps, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, steps, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_39(_row, _build):
    def operation(n, m=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, n, m, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_40(_row, _build):
    def operation(data, *, dtype=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, _data(data), dtype, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_41(_row, _build):
    def operation(data, dtype=None, device=None):
        result = _build(_EAGER, _data(data), dtype, device)
        if isinstance(data, _Tensor) and result is data._array: return data
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_42(_row, _build):
    def operation(*tensors, indexing='ij'):
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors), indexing)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_43(_row, _build):
    def operation(seed):
        result = _build(_EAGER, seed)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_44(_row, _build):
    def operation(*size, dtype=None, device=None, requires_grad=False, generator=None):
        result = _build(_EAGER, size, dtype, device, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_45(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_46(_row, _build):
    def operation(low, high=None, size=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, low, high, size, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_47(_row, _build):
    def operation(n, dtype=None, device=None):
        result = _build(_EAGER, n, dtype, device)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_48(_row, _build):
    def operation(input, p=0.5, training=True, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, training, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_49(_row, _build):
    def operation(input, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_50(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_51(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_52(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim._array if isinstance(dim, _Tensor) else _operand(_row, 'dim', 2, dim), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_53(_row, _build):
    def operation(input, dim=None, unbiased=True, *, correction=None, keepdim=False, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, correction, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_54(_row, _build):
    def operation(input, p=2, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_55(_row, _build):
    def operation(input, dim, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_56(_row, _build):
    def operation(input, dim, *, dtype=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_57(_row, _build):
    def operation(input, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_58(_row, _build):
    def operation(input, negative_slope=0.01, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), negative_slope, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_59(_row, _build):
    def operation(input, min_val=-1.0, max_val=1.0, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min_val, max_val, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_60(_row, _build):
    def operation(input, threshold, value, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), threshold, value, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_61(_row, _build):
    def operation(input, lambd=0.5):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), lambd)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_62(_row, _build):
    def operation(input, alpha=1.0, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), alpha, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_63(_row, _build):
    def operation(input, beta=1, threshold=20):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), beta, threshold)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_64(_row, _build):
    def operation(input, weight):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_65(_row, _build):
    def operation(input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), lower, upper, training, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_66(_row, _build):
    def operation(input, dim=-1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_67(_row, _build):
    def operation(input, dim=None, _stacklevel=3, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, _stacklevel, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_68(_row, _build):
    def operation(logits, tau=1, hard=False, eps=1e-10, dim=-1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, logits._array if isinstance(logits, _Tensor) else _wrong(_row, 'logits', 1, logits), tau, hard, eps, dim)
        if isinstance(logits, _Tensor) and result is logits._array: return logits
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_69(_row, _build):
    def operation(input, negative_slope=0.01):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), negative_slope)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_70(_row, _build):
    def operation(input, min_val=-1.0, max_val=1.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min_val, max_val)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_71(_row, _build):
    def operation(input, threshold, value):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), threshold, value)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_72(_row, _build):
    def operation(input, alpha=1.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), alpha)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_73(_row, _build):
    def operation(input, lower=0.125, upper=0.3333333333333333, training=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), lower, upper, training)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_74(_row, _build):
    def operation(input, p=2.0, dim=1, eps=1e-12, out=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, dim, eps, out)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_75(_row, _build):
    def operation(x1, x2, dim=1, eps=1e-08, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, x1._array if isinstance(x1, _Tensor) else _wrong(_row, 'x1', 1, x1), x2._array if isinstance(x2, _Tensor) else _wrong(_row, 'x2', 2, x2), dim, eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_76(_row, _build):
    def operation(x1, x2, p=2.0, eps=1e-06, keepdim=False, *, keepdims=_ABSENT):
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, x1._array if isinstance(x1, _Tensor) else _wrong(_row, 'x1', 1, x1), x2._array if isinstance(x2, _Tensor) else _wrong(_row, 'x2', 2, x2), p, eps, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_77(_row, _build):
    def operation(input, p=2.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_78(_row, _build):
    def operation(input, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_79(_row, _build):
    def operation(input, values, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_80(_row, _build):
    def operation(input, min, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_81(_row, _build):
    def operation(input, max, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_82(_row, _build):
    def operation(input, nan=None, posinf=None, neginf=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), nan, posinf, neginf,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), nan, posinf, neginf)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_83(_row, _build):
    def operation(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol, atol, equal_nan)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_84(_row, _build):
    def operation(input, eps=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), eps,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_85(_row, _build):
    def operation(input, value):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 2, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_86(_row, _build):
    def operation(input, target, size_average=None, reduce=None, reduction='mean', weight=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), size_average, reduce, reduction, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 6, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_87(_row, _build):
    def operation(input, target, size_average=None, reduce=None, reduction='mean', beta=1.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), size_average, reduce, reduction, beta)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_88(_row, _build):
    def operation(input, target, reduction='mean', delta=1.0, weight=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), reduction, delta, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 5, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_89(_row, _build):
    def operation(input, target, size_average=None, reduce=None, reduction='mean', log_target=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), size_average, reduce, reduction, log_target)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_90(_row, _build):
    def operation(input, target, log_input=True, full=False, size_average=None, eps=1e-08, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), log_input, full, size_average, eps, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_91(_row, _build):
    def operation(input, target, var, full=False, eps=1e-06, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), var._array if isinstance(var, _Tensor) else _operand(_row, 'var', 3, var), full, eps, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_92(_row, _build):
    def operation(input, target, margin=1.0, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), margin, size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_93(_row, _build):
    def operation(input, target, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_94(_row, _build):
    def operation(input1, input2, target, margin=0, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input1._array if isinstance(input1, _Tensor) else _wrong(_row, 'input1', 1, input1), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 3, target), margin, size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_95(_row, _build):
    def operation(anchor, positive, negative, margin=1.0, p=2, eps=1e-06, swap=False, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, anchor._array if isinstance(anchor, _Tensor) else _wrong(_row, 'anchor', 1, anchor), positive._array if isinstance(positive, _Tensor) else _wrong(_row, 'positive', 2, positive), negative._array if isinstance(negative, _Tensor) else _wrong(_row, 'negative', 3, negative), margin, p, eps, swap, size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_96(_row, _build):
    def operation(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), size_average, ignore_index, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_97(_row, _build):
    def operation(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean', label_smoothing=0.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), size_average, ignore_index, reduce, reduction, label_smoothing)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_98(_row, _build):
    def operation(input, target, weight=None, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_99(_row, _build):
    def operation(input, target, weight=None, size_average=None, reduce=None, reduction='mean', pos_weight=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), size_average, reduce, reduction, pos_weight._array if isinstance(pos_weight, _Tensor) else _operand(_row, 'pos_weight', 7, pos_weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_100(_row, _build):
    def operation(input, mat2, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_101(_row, _build):
    def operation(input, vec, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_102(_row, _build):
    def operation(input, tensor, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_103(_row, _build):
    def operation(input, vec2):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_104(_row, _build):
    def operation(input, mat1, mat2, *, beta=1, alpha=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_105(_row, _build):
    def operation(input, weight, bias=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_106(_row, _build):
    def operation(input, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_107(_row, _build):
    def operation(input, *, as_tuple=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_108(_row, _build):
    def operation(input, mask):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_109(_row, _build):
    def operation(input, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_110(_row, _build):
    def operation(input, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_111(_row, _build):
    def operation(input, diagonal=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_112(_row, _build):
    def operation(tensors, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_113(_row, _build):
    def operation(*tensors):
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_114(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return result

    return operation


def factory_115(_row, _build):
    def operation(input, other):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_116(_row, _build):
    def operation(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol, atol, equal_nan)
        return result

    return operation


def factory_117(_row, _build):
    def operation(input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction='mean'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), target._array if isinstance(target, _Tensor) else _wrong(_row, 'target', 2, target), p, margin, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 5, weight), size_average, reduce, reduction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_118(_row, _build):
    def operation(log_probs, targets, input_lengths, target_lengths, blank=0, reduction='mean', zero_infinity=False):
        result = _build(_EAGER, log_probs._array if isinstance(log_probs, _Tensor) else _wrong(_row, 'log_probs', 1, log_probs), targets._array if isinstance(targets, _Tensor) else _wrong(_row, 'targets', 2, targets), _data(input_lengths), _data(target_lengths), blank, reduction, zero_infinity)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_119(_row, _build):
    def operation(n, input):
        result = _build(_EAGER, n._array if isinstance(n, _Tensor) else _operand(_row, 'n', 1, n), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_120(_row, _build):
    def operation(input, p, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_121(_row, _build):
    def operation(input, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), n._array if isinstance(n, _Tensor) else _operand(_row, 'n', 2, n),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), n._array if isinstance(n, _Tensor) else _operand(_row, 'n', 2, n))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_122(_row, _build):
    def operation(self, other, *, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_123(_row, _build):
    def operation(self, other, *, alpha=1):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_124(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_125(_row, _build):
    def operation(self, other, *, rounding_mode=None, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_126(_row, _build):
    def operation(self, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array,), out._array); return out
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_127(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_128(_row, _build):
    def operation(self, exponent, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent),), out._array); return out
        result = _build(_EAGER, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_129(_row, _build):
    def operation(self, min=None, max=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max),), out._array); return out
        result = _build(_EAGER, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_130(_row, _build):
    def operation(self, condition, other):
        result = _build(_EAGER, self._array, condition._array if isinstance(condition, _Tensor) else _wrong(_row, 'condition', 2, condition), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 3, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_131(_row, _build):
    def operation(self, mask, value):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_132(_row, _build):
    def operation(self, tensor1, tensor2, *, value=1):
        result = _build(_EAGER, self._array, tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_133(_row, _build):
    def operation(self, end, weight):
        result = _build(_EAGER, self._array, end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_134(_row, _build):
    def operation(self, *shape):
        result = _build(_EAGER, self._array, shape)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_135(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_136(_row, _build):
    def operation(self, start_dim=0, end_dim=-1):
        result = _build(_EAGER, self._array, start_dim, end_dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_137(_row, _build):
    def operation(self, dim, sizes, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, sizes)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_138(_row, _build):
    def operation(self, *dims):
        result = _build(_EAGER, self._array, dims)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_139(_row, _build):
    def operation(self, dim0, dim1):
        result = _build(_EAGER, self._array, dim0, dim1)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_140(_row, _build):
    def operation(self, source, destination):
        result = _build(_EAGER, self._array, source, destination)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_141(_row, _build):
    def operation(self, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_142(_row, _build):
    def operation(self, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_143(_row, _build):
    def operation(self, *size):
        result = _build(_EAGER, self._array, size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_144(_row, _build):
    def operation(self, size):
        result = _build(_EAGER, self._array, size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_145(_row, _build):
    def operation(self, dim, start, length, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, start, length)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_146(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_147(_row, _build):
    def operation(self, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_148(_row, _build):
    def operation(self, split_size_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, split_size_or_sections, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_149(_row, _build):
    def operation(self, chunks, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, chunks, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_150(_row, _build):
    def operation(self, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, self._array, offset, dim1, dim2)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_151(_row, _build):
    def operation(self, *, memory_format=None):
        result = _build(_EAGER, self._array, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_152(_row, _build):
    def operation(self, *, force=False):
        result = _build(_EAGER, self._array, force)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_153(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_154(_row, _build):
    def operation(self, *, decimals=0, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, decimals,), out._array); return out
        result = _build(_EAGER, self._array, decimals)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_155(_row, _build):
    def operation(self, src, non_blocking=False):
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), non_blocking)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_156(_row, _build):
    def operation(self, value):
        result = _build(_EAGER, self._array, value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 2, value))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_157(_row, _build):
    def operation(self, target=None, dtype=None, non_blocking=False, copy=False, *, device=None, memory_format=None):
        result = _build(_EAGER, self._array, target._array if isinstance(target, _Tensor) else _operand(_row, 'target', 2, target), dtype, non_blocking, copy, device, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_158(_row, _build):
    def operation(self, *size, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, size, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_159(_row, _build):
    def operation(self, size, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, size, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 3, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_160(_row, _build):
    def operation(self, data, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, _data(data), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_161(_row, _build):
    def operation(self, a=0.0, b=1.0):
        result = _build(_EAGER, self._array, a, b)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_162(_row, _build):
    def operation(self, mean=0.0, std=1.0):
        result = _build(_EAGER, self._array, mean, std)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_163(_row, _build):
    def operation(self, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_164(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_165(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_166(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim._array if isinstance(dim, _Tensor) else _operand(_row, 'dim', 2, dim), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_167(_row, _build):
    def operation(self, dim=None, unbiased=True, *, correction=None, keepdim=False, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, unbiased, correction, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_168(_row, _build):
    def operation(self, p=2, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, p, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_169(_row, _build):
    def operation(self, dim, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_170(_row, _build):
    def operation(self, dim, *, dtype=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_171(_row, _build):
    def operation(self, lambd=0.5):
        result = _build(_EAGER, self._array, lambd)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_172(_row, _build):
    def operation(self, weight):
        result = _build(_EAGER, self._array, weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_173(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_174(_row, _build):
    def operation(self, values, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values),), out._array); return out
        result = _build(_EAGER, self._array, values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_175(_row, _build):
    def operation(self, min, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min),), out._array); return out
        result = _build(_EAGER, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_176(_row, _build):
    def operation(self, max, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max),), out._array); return out
        result = _build(_EAGER, self._array, max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_177(_row, _build):
    def operation(self, nan=None, posinf=None, neginf=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, nan, posinf, neginf,), out._array); return out
        result = _build(_EAGER, self._array, nan, posinf, neginf)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_178(_row, _build):
    def operation(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol, atol, equal_nan)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_179(_row, _build):
    def operation(self, eps=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, eps,), out._array); return out
        result = _build(_EAGER, self._array, eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_180(_row, _build):
    def operation(self, mat2, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2),), out._array); return out
        result = _build(_EAGER, self._array, mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_181(_row, _build):
    def operation(self, vec, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec),), out._array); return out
        result = _build(_EAGER, self._array, vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_182(_row, _build):
    def operation(self, tensor, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor),), out._array); return out
        result = _build(_EAGER, self._array, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_183(_row, _build):
    def operation(self, vec2):
        result = _build(_EAGER, self._array, vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_184(_row, _build):
    def operation(self, mat1, mat2, *, beta=1, alpha=1):
        result = _build(_EAGER, self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_185(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_186(_row, _build):
    def operation(self, *, as_tuple=False):
        result = _build(_EAGER, self._array, as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_187(_row, _build):
    def operation(self, mask):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_188(_row, _build):
    def operation(self, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_189(_row, _build):
    def operation(self, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_190(_row, _build):
    def operation(self, diagonal=0):
        result = _build(_EAGER, self._array, diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_191(_row, _build):
    def operation(self, *repeats):
        result = _build(_EAGER, self._array, repeats)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_192(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return result

    return operation


def factory_193(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_194(_row, _build):
    def operation(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol, atol, equal_nan)
        return result

    return operation


def factory_195(_row, _build):
    def operation(self, n):
        result = _build(_EAGER, self._array, n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_196(_row, _build):
    def operation(self, p, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, p,), out._array); return out
        result = _build(_EAGER, self._array, p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_197(_row, _build):
    def operation(self, other, *, alpha=1):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return self

    return operation


def factory_198(_row, _build):
    def operation(self, other):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return self

    return operation


def factory_199(_row, _build):
    def operation(self, other, *, rounding_mode=None):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return self

    return operation


def factory_200(_row, _build):
    def operation(self):
        _inplace(_EAGER, _row, self._array)
        return self

    return operation


def factory_201(_row, _build):
    def operation(self, exponent):
        _inplace(_EAGER, _row, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return self

    return operation


def factory_202(_row, _build):
    def operation(self, min=None, max=None):
        _inplace(_EAGER, _row, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return self

    return operation


def factory_203(_row, _build):
    def operation(self, mask, value):
        _inplace(_EAGER, _row, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return self

    return operation


def factory_204(_row, _build):
    def operation(self, tensor1, tensor2, *, value=1):
        _inplace(_EAGER, _row, self._array, tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return self

    return operation


def factory_205(_row, _build):
    def operation(self, end, weight):
        _inplace(_EAGER, _row, self._array, end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return self

    return operation


def factory_206(_row, _build):
    def operation(self, *, decimals=0):
        _inplace(_EAGER, _row, self._array, decimals)
        return self

    return operation


def factory_207(_row, _build):
    def operation(self, other):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return self

    return operation


def factory_208(_row, _build):
    def operation(self, values):
        _inplace(_EAGER, _row, self._array, values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 2, values))
        return self

    return operation


def factory_209(_row, _build):
    def operation(self, min):
        _inplace(_EAGER, _row, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min))
        return self

    return operation


def factory_210(_row, _build):
    def operation(self, max):
        _inplace(_EAGER, _row, self._array, max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 2, max))
        return self

    return operation


def factory_211(_row, _build):
    def operation(self, nan=None, posinf=None, neginf=None):
        _inplace(_EAGER, _row, self._array, nan, posinf, neginf)
        return self

    return operation


def factory_212(_row, _build):
    def operation(self, eps=None):
        _inplace(_EAGER, _row, self._array, eps)
        return self

    return operation


def factory_213(_row, _build):
    def operation(self, mat1, mat2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return self

    return operation


def factory_214(_row, _build):
    def operation(self, n):
        _inplace(_EAGER, _row, self._array, n)
        return self

    return operation


def factory_215(_row, _build):
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
    ('movedim', 'movedim', 'function', factory_17, ('movedim',)),
    ('squeeze', 'squeeze', 'function', factory_18, ('squeeze',)),
    ('unsqueeze', 'unsqueeze', 'function', factory_19, ('unsqueeze',)),
    ('broadcast_to', 'broadcast_to', 'function', factory_20, ('broadcast_to',)),
    ('narrow', 'narrow', 'function', factory_21, ('narrow',)),
    ('select', 'select', 'function', factory_22, ('select',)),
    ('unbind', 'unbind', 'function', factory_23, ('unbind',)),
    ('split', 'split', 'function', factory_24, ('split',)),
    ('chunk', 'chunk', 'function', factory_25, ('chunk',)),
    ('diagonal', 'diagonal', 'function', factory_26, ('diagonal',)),
    ('contiguous', 'contiguous', 'function', factory_27, ('contiguous',)),
    ('clone', 'clone', 'function', factory_27, ('clone',)),
    ('from_numpy', 'from_numpy', 'function', factory_28, ('from_numpy',)),
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
    ('relu', 'relu', 'function', factory_29, ('relu',)),
    ('silu', 'silu', 'function', factory_29, ('silu',)),
    ('gelu', 'gelu', 'function', factory_30, ('gelu', 'nn.functional.gelu')),
    ('leaky_relu', 'leaky_relu', 'function', factory_31, ('leaky_relu',)),
    ('floor', 'floor', 'function', factory_4, ('floor',)),
    ('ceil', 'ceil', 'function', factory_4, ('ceil',)),
    ('trunc', 'trunc', 'function', factory_4, ('trunc', 'fix')),
    ('rint', 'rint', 'function', factory_4, ('rint',)),
    ('round', 'round', 'function', factory_32, ('round', 'special.round')),
    ('sign', 'sign', 'function', factory_4, ('sign', 'sgn')),
    ('isnan', 'isnan', 'function', factory_29, ('isnan',)),
    ('isfinite', 'isfinite', 'function', factory_29, ('isfinite',)),
    ('isinf', 'isinf', 'function', factory_29, ('isinf',)),
    ('signbit', 'signbit', 'function', factory_4, ('signbit',)),
    ('atan2', 'atan2', 'function', factory_2, ('atan2', 'arctan2')),
    ('hypot', 'hypot', 'function', factory_2, ('hypot',)),
    ('zeros', 'zeros', 'function', factory_33, ('zeros',)),
    ('ones', 'ones', 'function', factory_33, ('ones',)),
    ('empty', 'empty', 'function', factory_33, ('empty',)),
    ('zeros_like', 'zeros_like', 'function', factory_34, ('zeros_like',)),
    ('ones_like', 'ones_like', 'function', factory_34, ('ones_like',)),
    ('empty_like', 'empty_like', 'function', factory_34, ('empty_like',)),
    ('full', 'full', 'function', factory_35, ('full',)),
    ('full_like', 'full_like', 'function', factory_36, ('full_like',)),
    ('arange', 'arange', 'function', factory_37, ('arange',)),
    ('linspace', 'linspace', 'function', factory_38, ('linspace',)),
    ('eye', 'eye', 'function', factory_39, ('eye',)),
    ('tensor', 'tensor', 'function', factory_40, ('tensor',)),
    ('as_tensor', 'as_tensor', 'function', factory_41, ('as_tensor',)),
    ('meshgrid', 'meshgrid', 'function', factory_42, ('meshgrid',)),
    ('manual_seed', 'manual_seed', 'function', factory_43, ('manual_seed',)),
    ('rand', 'rand', 'function', factory_44, ('rand',)),
    ('rand_like', 'rand_like', 'function', factory_45, ('rand_like',)),
    ('randn', 'randn', 'function', factory_44, ('randn',)),
    ('randn_like', 'randn_like', 'function', factory_45, ('randn_like',)),
    ('randint', 'randint', 'function', factory_46, ('randint',)),
    ('randperm', 'randperm', 'function', factory_47, ('randperm',)),
    ('bernoulli', 'bernoulli', 'function', factory_5, ('bernoulli',)),
    ('dropout', 'dropout', 'function', factory_48, ('dropout',)),
    ('sum', 'sum', 'function', factory_49, ('sum',)),
    ('prod', 'prod', 'function', factory_49, ('prod',)),
    ('mean', 'mean', 'function', factory_49, ('mean',)),
    ('amax', 'amax', 'function', factory_50, ('amax',)),
    ('amin', 'amin', 'function', factory_50, ('amin',)),
    ('any', 'any', 'function', factory_50, ('any',)),
    ('all', 'all', 'function', factory_50, ('all',)),
    ('argmax', 'argmax', 'function', factory_51, ('argmax',)),
    ('argmin', 'argmin', 'function', factory_51, ('argmin',)),
    ('max', 'max', 'function', factory_52, ('max',)),
    ('min', 'min', 'function', factory_52, ('min',)),
    ('var', 'var', 'function', factory_53, ('var',)),
    ('std', 'std', 'function', factory_53, ('std',)),
    ('norm', 'norm', 'function', factory_54, ('norm',)),
    ('softmax', 'softmax', 'function', factory_55, ('softmax', 'special.softmax')),
    ('log_softmax', 'log_softmax', 'function', factory_55, ('log_softmax', 'special.log_softmax')),
    ('cumsum', 'cumsum', 'function', factory_56, ('cumsum',)),
    ('relu', 'nn.functional.relu', 'function', factory_57, ('nn.functional.relu',)),
    ('silu', 'nn.functional.silu', 'function', factory_57, ('nn.functional.silu',)),
    ('leaky_relu', 'nn.functional.leaky_relu', 'function', factory_58, ('nn.functional.leaky_relu',)),
    ('hardtanh', 'nn.functional.hardtanh', 'function', factory_59, ('nn.functional.hardtanh',)),
    ('relu6', 'nn.functional.relu6', 'function', factory_57, ('nn.functional.relu6',)),
    ('hardsigmoid', 'nn.functional.hardsigmoid', 'function', factory_57, ('nn.functional.hardsigmoid',)),
    ('hardswish', 'nn.functional.hardswish', 'function', factory_57, ('nn.functional.hardswish',)),
    ('threshold', 'nn.functional.threshold', 'function', factory_60, ('nn.functional.threshold', 'threshold')),
    ('hardshrink', 'nn.functional.hardshrink', 'function', factory_61, ('nn.functional.hardshrink', 'hardshrink')),
    ('softshrink', 'nn.functional.softshrink', 'function', factory_61, ('nn.functional.softshrink',)),
    ('tanhshrink', 'nn.functional.tanhshrink', 'function', factory_29, ('nn.functional.tanhshrink',)),
    ('elu', 'nn.functional.elu', 'function', factory_62, ('nn.functional.elu',)),
    ('selu', 'nn.functional.selu', 'function', factory_57, ('nn.functional.selu', 'selu')),
    ('celu', 'nn.functional.celu', 'function', factory_62, ('nn.functional.celu', 'celu')),
    ('softplus', 'nn.functional.softplus', 'function', factory_63, ('nn.functional.softplus',)),
    ('logsigmoid', 'nn.functional.logsigmoid', 'function', factory_29, ('nn.functional.logsigmoid',)),
    ('mish', 'nn.functional.mish', 'function', factory_57, ('nn.functional.mish',)),
    ('softsign', 'nn.functional.softsign', 'function', factory_29, ('nn.functional.softsign',)),
    ('prelu', 'nn.functional.prelu', 'function', factory_64, ('nn.functional.prelu', 'prelu')),
    ('rrelu', 'nn.functional.rrelu', 'function', factory_65, ('nn.functional.rrelu', 'rrelu')),
    ('glu', 'nn.functional.glu', 'function', factory_66, ('nn.functional.glu',)),
    ('softmax', 'nn.functional.softmax', 'function', factory_67, ('nn.functional.softmax',)),
    ('log_softmax', 'nn.functional.log_softmax', 'function', factory_67, ('nn.functional.log_softmax',)),
    ('softmin', 'nn.functional.softmin', 'function', factory_67, ('nn.functional.softmin',)),
    ('gumbel_softmax', 'nn.functional.gumbel_softmax', 'function', factory_68, ('nn.functional.gumbel_softmax',)),
    ('relu_', 'nn.functional.relu_', 'function', factory_5, ('nn.functional.relu_', 'relu_')),
    ('leaky_relu_', 'nn.functional.leaky_relu_', 'function', factory_69, ('nn.functional.leaky_relu_',)),
    ('hardtanh_', 'nn.functional.hardtanh_', 'function', factory_70, ('nn.functional.hardtanh_',)),
    ('threshold_', 'nn.functional.threshold_', 'function', factory_71, ('nn.functional.threshold_', 'threshold_')),
    ('elu_', 'nn.functional.elu_', 'function', factory_72, ('nn.functional.elu_',)),
    ('selu_', 'nn.functional.selu_', 'function', factory_5, ('nn.functional.selu_', 'selu_')),
    ('celu_', 'nn.functional.celu_', 'function', factory_72, ('nn.functional.celu_', 'celu_')),
    ('rrelu_', 'nn.functional.rrelu_', 'function', factory_73, ('nn.functional.rrelu_', 'rrelu_')),
    ('normalize', 'nn.functional.normalize', 'function', factory_74, ('nn.functional.normalize',)),
    ('cosine_similarity', 'nn.functional.cosine_similarity', 'function', factory_75, ('nn.functional.cosine_similarity', 'cosine_similarity')),
    ('pairwise_distance', 'nn.functional.pairwise_distance', 'function', factory_76, ('nn.functional.pairwise_distance', 'pairwise_distance')),
    ('pdist', 'nn.functional.pdist', 'function', factory_77, ('nn.functional.pdist', 'pdist')),
    ('acosh', 'acosh', 'function', factory_4, ('acosh', 'arccosh')),
    ('asinh', 'asinh', 'function', factory_4, ('asinh', 'arcsinh')),
    ('atanh', 'atanh', 'function', factory_4, ('atanh', 'arctanh')),
    ('copysign', 'copysign', 'function', factory_2, ('copysign',)),
    ('conj', 'conj', 'function', factory_5, ('conj',)),
    ('conj_physical', 'conj_physical', 'function', factory_5, ('conj_physical',)),
    ('resolve_conj', 'resolve_conj', 'function', factory_5, ('resolve_conj',)),
    ('resolve_neg', 'resolve_neg', 'function', factory_5, ('resolve_neg',)),
    ('real', 'real', 'function', factory_5, ('real',)),
    ('angle', 'angle', 'function', factory_4, ('angle',)),
    ('frac', 'frac', 'function', factory_4, ('frac',)),
    ('frexp', 'frexp', 'function', factory_29, ('frexp',)),
    ('ldexp', 'ldexp', 'function', factory_78, ('ldexp',)),
    ('nextafter', 'nextafter', 'function', factory_2, ('nextafter',)),
    ('heaviside', 'heaviside', 'function', factory_79, ('heaviside',)),
    ('fmax', 'fmax', 'function', factory_2, ('fmax',)),
    ('fmin', 'fmin', 'function', factory_2, ('fmin',)),
    ('clamp_min', 'clamp_min', 'function', factory_80, ('clamp_min',)),
    ('clamp_max', 'clamp_max', 'function', factory_81, ('clamp_max',)),
    ('nan_to_num', 'nan_to_num', 'function', factory_82, ('nan_to_num',)),
    ('isposinf', 'isposinf', 'function', factory_4, ('isposinf',)),
    ('isneginf', 'isneginf', 'function', factory_4, ('isneginf',)),
    ('isreal', 'isreal', 'function', factory_29, ('isreal',)),
    ('isclose', 'isclose', 'function', factory_83, ('isclose',)),
    ('deg2rad', 'deg2rad', 'function', factory_4, ('deg2rad',)),
    ('rad2deg', 'rad2deg', 'function', factory_4, ('rad2deg',)),
    ('sinc', 'sinc', 'function', factory_4, ('sinc', 'special.sinc')),
    ('float_power', 'float_power', 'function', factory_6, ('float_power',)),
    ('logaddexp', 'logaddexp', 'function', factory_78, ('logaddexp',)),
    ('logaddexp2', 'logaddexp2', 'function', factory_78, ('logaddexp2',)),
    ('xlogy', 'xlogy', 'function', factory_2, ('xlogy', 'special.xlogy')),
    ('xlog1py', 'special.xlog1py', 'function', factory_2, ('special.xlog1py',)),
    ('logit', 'logit', 'function', factory_84, ('logit', 'special.logit')),
    ('gcd', 'gcd', 'function', factory_2, ('gcd',)),
    ('lcm', 'lcm', 'function', factory_2, ('lcm',)),
    ('fill', 'fill', 'function', factory_85, ('fill',)),
    ('l1_loss', 'nn.functional.l1_loss', 'function', factory_86, ('nn.functional.l1_loss',)),
    ('mse_loss', 'nn.functional.mse_loss', 'function', factory_86, ('nn.functional.mse_loss',)),
    ('smooth_l1_loss', 'nn.functional.smooth_l1_loss', 'function', factory_87, ('nn.functional.smooth_l1_loss',)),
    ('huber_loss', 'nn.functional.huber_loss', 'function', factory_88, ('nn.functional.huber_loss',)),
    ('kl_div', 'nn.functional.kl_div', 'function', factory_89, ('nn.functional.kl_div',)),
    ('poisson_nll_loss', 'nn.functional.poisson_nll_loss', 'function', factory_90, ('nn.functional.poisson_nll_loss',)),
    ('gaussian_nll_loss', 'nn.functional.gaussian_nll_loss', 'function', factory_91, ('nn.functional.gaussian_nll_loss',)),
    ('hinge_embedding_loss', 'nn.functional.hinge_embedding_loss', 'function', factory_92, ('nn.functional.hinge_embedding_loss',)),
    ('soft_margin_loss', 'nn.functional.soft_margin_loss', 'function', factory_93, ('nn.functional.soft_margin_loss',)),
    ('margin_ranking_loss', 'nn.functional.margin_ranking_loss', 'function', factory_94, ('nn.functional.margin_ranking_loss',)),
    ('cosine_embedding_loss', 'nn.functional.cosine_embedding_loss', 'function', factory_94, ('nn.functional.cosine_embedding_loss',)),
    ('triplet_margin_loss', 'nn.functional.triplet_margin_loss', 'function', factory_95, ('nn.functional.triplet_margin_loss', 'triplet_margin_loss')),
    ('nll_loss', 'nn.functional.nll_loss', 'function', factory_96, ('nn.functional.nll_loss',)),
    ('cross_entropy', 'nn.functional.cross_entropy', 'function', factory_97, ('nn.functional.cross_entropy',)),
    ('binary_cross_entropy', 'nn.functional.binary_cross_entropy', 'function', factory_98, ('nn.functional.binary_cross_entropy',)),
    ('binary_cross_entropy_with_logits', 'nn.functional.binary_cross_entropy_with_logits', 'function', factory_99, ('nn.functional.binary_cross_entropy_with_logits',)),
    ('matmul', 'matmul', 'function', factory_78, ('matmul',)),
    ('mm', 'mm', 'function', factory_100, ('mm',)),
    ('bmm', 'bmm', 'function', factory_100, ('bmm',)),
    ('mv', 'mv', 'function', factory_101, ('mv',)),
    ('dot', 'dot', 'function', factory_102, ('dot',)),
    ('outer', 'outer', 'function', factory_103, ('outer', 'ger')),
    ('addmm', 'addmm', 'function', factory_104, ('addmm',)),
    ('linear', 'linear', 'function', factory_105, ('linear',)),
    ('index_select', 'index_select', 'function', factory_106, ('index_select',)),
    ('gather', 'gather', 'function', factory_106, ('gather',)),
    ('nonzero', 'nonzero', 'function', factory_107, ('nonzero',)),
    ('masked_select', 'masked_select', 'function', factory_108, ('masked_select',)),
    ('sort', 'sort', 'function', factory_109, ('sort',)),
    ('argsort', 'argsort', 'function', factory_109, ('argsort',)),
    ('topk', 'topk', 'function', factory_110, ('topk',)),
    ('tril', 'tril', 'function', factory_111, ('tril',)),
    ('triu', 'triu', 'function', factory_111, ('triu',)),
    ('cat', 'cat', 'function', factory_112, ('cat',)),
    ('stack', 'stack', 'function', factory_112, ('stack',)),
    ('flip', 'flip', 'function', factory_15, ('flip',)),
    ('broadcast_tensors', 'broadcast_tensors', 'function', factory_113, ('broadcast_tensors',)),
    ('is_nonzero', 'is_nonzero', 'function', factory_114, ('is_nonzero',)),
    ('equal', 'equal', 'function', factory_115, ('equal',)),
    ('allclose', 'allclose', 'function', factory_116, ('allclose',)),
    ('multi_margin_loss', 'nn.functional.multi_margin_loss', 'function', factory_117, ('nn.functional.multi_margin_loss',)),
    ('multilabel_margin_loss', 'nn.functional.multilabel_margin_loss', 'function', factory_93, ('nn.functional.multilabel_margin_loss',)),
    ('multilabel_soft_margin_loss', 'nn.functional.multilabel_soft_margin_loss', 'function', factory_98, ('nn.functional.multilabel_soft_margin_loss',)),
    ('ctc_loss', 'nn.functional.ctc_loss', 'function', factory_118, ('nn.functional.ctc_loss', 'ctc_loss')),
    ('lgamma', 'lgamma', 'function', factory_4, ('lgamma', 'special.gammaln')),
    ('digamma', 'digamma', 'function', factory_4, ('digamma', 'special.digamma', 'special.psi')),
    ('igamma', 'igamma', 'function', factory_2, ('igamma', 'special.gammainc')),
    ('igammac', 'igammac', 'function', factory_2, ('igammac', 'special.gammaincc')),
    ('zeta', 'special.zeta', 'function', factory_2, ('special.zeta',)),
    ('polygamma', 'polygamma', 'function', factory_119, ('polygamma', 'special.polygamma')),
    ('mvlgamma', 'mvlgamma', 'function', factory_120, ('mvlgamma', 'special.multigammaln')),
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
    ('chebyshev_polynomial_t', 'special.chebyshev_polynomial_t', 'function', factory_121, ('special.chebyshev_polynomial_t',)),
    ('chebyshev_polynomial_u', 'special.chebyshev_polynomial_u', 'function', factory_121, ('special.chebyshev_polynomial_u',)),
    ('chebyshev_polynomial_v', 'special.chebyshev_polynomial_v', 'function', factory_121, ('special.chebyshev_polynomial_v',)),
    ('chebyshev_polynomial_w', 'special.chebyshev_polynomial_w', 'function', factory_121, ('special.chebyshev_polynomial_w',)),
    ('shifted_chebyshev_polynomial_t', 'special.shifted_chebyshev_polynomial_t', 'function', factory_121, ('special.shifted_chebyshev_polynomial_t',)),
    ('shifted_chebyshev_polynomial_u', 'special.shifted_chebyshev_polynomial_u', 'function', factory_121, ('special.shifted_chebyshev_polynomial_u',)),
    ('shifted_chebyshev_polynomial_v', 'special.shifted_chebyshev_polynomial_v', 'function', factory_121, ('special.shifted_chebyshev_polynomial_v',)),
    ('shifted_chebyshev_polynomial_w', 'special.shifted_chebyshev_polynomial_w', 'function', factory_121, ('special.shifted_chebyshev_polynomial_w',)),
    ('hermite_polynomial_h', 'special.hermite_polynomial_h', 'function', factory_121, ('special.hermite_polynomial_h',)),
    ('hermite_polynomial_he', 'special.hermite_polynomial_he', 'function', factory_121, ('special.hermite_polynomial_he',)),
    ('laguerre_polynomial_l', 'special.laguerre_polynomial_l', 'function', factory_121, ('special.laguerre_polynomial_l',)),
    ('legendre_polynomial_p', 'special.legendre_polynomial_p', 'function', factory_121, ('special.legendre_polynomial_p',)),
    ('add', 'add', 'method', factory_122, ()),
    ('sub', 'sub', 'method', factory_122, ()),
    ('subtract', 'sub', 'method', factory_122, ()),
    ('rsub', 'rsub', 'method', factory_123, ()),
    ('mul', 'mul', 'method', factory_124, ()),
    ('multiply', 'mul', 'method', factory_124, ()),
    ('true_divide', 'true_divide', 'method', factory_124, ()),
    ('floor_divide', 'floor_divide', 'method', factory_124, ()),
    ('remainder', 'remainder', 'method', factory_124, ()),
    ('fmod', 'fmod', 'method', factory_124, ()),
    ('div', 'div', 'method', factory_125, ()),
    ('divide', 'div', 'method', factory_125, ()),
    ('neg', 'negative', 'method', factory_126, ()),
    ('negative', 'negative', 'method', factory_126, ()),
    ('positive', 'positive', 'method', factory_127, ()),
    ('abs', 'abs', 'method', factory_126, ()),
    ('absolute', 'abs', 'method', factory_126, ()),
    ('square', 'square', 'method', factory_126, ()),
    ('pow', 'pow', 'method', factory_128, ()),
    ('lt', 'lt', 'method', factory_124, ()),
    ('less', 'lt', 'method', factory_124, ()),
    ('le', 'le', 'method', factory_124, ()),
    ('less_equal', 'le', 'method', factory_124, ()),
    ('gt', 'gt', 'method', factory_124, ()),
    ('greater', 'gt', 'method', factory_124, ()),
    ('ge', 'ge', 'method', factory_124, ()),
    ('greater_equal', 'ge', 'method', factory_124, ()),
    ('ne', 'ne', 'method', factory_124, ()),
    ('not_equal', 'ne', 'method', factory_124, ()),
    ('eq', 'eq', 'method', factory_124, ()),
    ('maximum', 'maximum', 'method', factory_124, ()),
    ('minimum', 'minimum', 'method', factory_124, ()),
    ('logical_and', 'logical_and', 'method', factory_124, ()),
    ('logical_or', 'logical_or', 'method', factory_124, ()),
    ('logical_xor', 'logical_xor', 'method', factory_124, ()),
    ('logical_not', 'logical_not', 'method', factory_126, ()),
    ('bitwise_and', 'bitwise_and', 'method', factory_124, ()),
    ('bitwise_or', 'bitwise_or', 'method', factory_124, ()),
    ('bitwise_xor', 'bitwise_xor', 'method', factory_124, ()),
    ('bitwise_left_shift', 'lshift', 'method', factory_124, ()),
    ('bitwise_right_shift', 'rshift', 'method', factory_124, ()),
    ('bitwise_not', 'bitwise_not', 'method', factory_126, ()),
    ('clamp', 'clamp', 'method', factory_129, ()),
    ('clip', 'clamp', 'method', factory_129, ()),
    ('where', 'where_method', 'method', factory_130, ()),
    ('masked_fill', 'masked_fill', 'method', factory_131, ()),
    ('addcmul', 'addcmul', 'method', factory_132, ()),
    ('addcdiv', 'addcdiv', 'method', factory_132, ()),
    ('lerp', 'lerp', 'method', factory_133, ()),
    ('reshape', 'reshape', 'method', factory_134, ()),
    ('view', 'view', 'method', factory_134, ()),
    ('view_as', 'view_as', 'method', factory_135, ()),
    ('reshape_as', 'reshape_as', 'method', factory_135, ()),
    ('detach', 'alias', 'method', factory_127, ()),
    ('view_of_all', 'alias', 'method', factory_127, ()),
    ('flatten', 'flatten', 'method', factory_136, ()),
    ('ravel', 'ravel', 'method', factory_127, ()),
    ('unflatten', 'unflatten', 'method', factory_137, ()),
    ('permute', 'permute', 'method', factory_138, ()),
    ('transpose', 'transpose', 'method', factory_139, ()),
    ('swapaxes', 'transpose', 'method', factory_139, ()),
    ('swapdims', 'transpose', 'method', factory_139, ()),
    ('t', 't', 'method', factory_127, ()),
    ('movedim', 'movedim', 'method', factory_140, ()),
    ('squeeze', 'squeeze', 'method', factory_141, ()),
    ('unsqueeze', 'unsqueeze', 'method', factory_142, ()),
    ('expand', 'expand', 'method', factory_143, ()),
    ('expand_as', 'expand_as', 'method', factory_135, ()),
    ('broadcast_to', 'broadcast_to', 'method', factory_144, ()),
    ('narrow', 'narrow', 'method', factory_145, ()),
    ('select', 'select', 'method', factory_146, ()),
    ('unbind', 'unbind', 'method', factory_147, ()),
    ('split', 'split', 'method', factory_148, ()),
    ('chunk', 'chunk', 'method', factory_149, ()),
    ('diagonal', 'diagonal', 'method', factory_150, ()),
    ('contiguous', 'contiguous', 'method', factory_151, ()),
    ('clone', 'clone', 'method', factory_151, ()),
    ('numpy', 'numpy', 'method', factory_152, ()),
    ('exp', 'exp', 'method', factory_126, ()),
    ('exp2', 'exp2', 'method', factory_126, ()),
    ('expm1', 'expm1', 'method', factory_126, ()),
    ('log', 'log', 'method', factory_126, ()),
    ('log2', 'log2', 'method', factory_126, ()),
    ('log10', 'log10', 'method', factory_126, ()),
    ('log1p', 'log1p', 'method', factory_126, ()),
    ('sin', 'sin', 'method', factory_126, ()),
    ('cos', 'cos', 'method', factory_126, ()),
    ('tan', 'tan', 'method', factory_126, ()),
    ('asin', 'asin', 'method', factory_126, ()),
    ('arcsin', 'asin', 'method', factory_126, ()),
    ('acos', 'acos', 'method', factory_126, ()),
    ('arccos', 'acos', 'method', factory_126, ()),
    ('atan', 'atan', 'method', factory_126, ()),
    ('arctan', 'atan', 'method', factory_126, ()),
    ('sinh', 'sinh', 'method', factory_126, ()),
    ('cosh', 'cosh', 'method', factory_126, ()),
    ('tanh', 'tanh', 'method', factory_126, ()),
    ('erf', 'erf', 'method', factory_126, ()),
    ('erfc', 'erfc', 'method', factory_126, ()),
    ('sqrt', 'sqrt', 'method', factory_126, ()),
    ('rsqrt', 'rsqrt', 'method', factory_126, ()),
    ('reciprocal', 'reciprocal', 'method', factory_126, ()),
    ('sigmoid', 'sigmoid', 'method', factory_126, ()),
    ('relu', 'relu', 'method', factory_153, ()),
    ('floor', 'floor', 'method', factory_126, ()),
    ('ceil', 'ceil', 'method', factory_126, ()),
    ('trunc', 'trunc', 'method', factory_126, ()),
    ('fix', 'trunc', 'method', factory_126, ()),
    ('rint', 'rint', 'method', factory_126, ()),
    ('round', 'round', 'method', factory_154, ()),
    ('sign', 'sign', 'method', factory_126, ()),
    ('sgn', 'sign', 'method', factory_126, ()),
    ('isnan', 'isnan', 'method', factory_153, ()),
    ('isfinite', 'isfinite', 'method', factory_153, ()),
    ('isinf', 'isinf', 'method', factory_153, ()),
    ('signbit', 'signbit', 'method', factory_126, ()),
    ('atan2', 'atan2', 'method', factory_124, ()),
    ('arctan2', 'atan2', 'method', factory_124, ()),
    ('hypot', 'hypot', 'method', factory_124, ()),
    ('copy_', 'copy_', 'method', factory_155, ()),
    ('fill_', 'fill_', 'method', factory_156, ()),
    ('zero_', 'zero_', 'method', factory_127, ()),
    ('to', 'to', 'method', factory_157, ()),
    ('type_as', 'type_as', 'method', factory_135, ()),
    ('float', 'to_float', 'method', factory_127, ()),
    ('double', 'to_double', 'method', factory_127, ()),
    ('short', 'to_short', 'method', factory_127, ()),
    ('int', 'to_int', 'method', factory_127, ()),
    ('long', 'to_long', 'method', factory_127, ()),
    ('bool', 'to_bool', 'method', factory_127, ()),
    ('new_zeros', 'new_zeros', 'method', factory_158, ()),
    ('new_ones', 'new_ones', 'method', factory_158, ()),
    ('new_empty', 'new_empty', 'method', factory_158, ()),
    ('new_full', 'new_full', 'method', factory_159, ()),
    ('new_tensor', 'new_tensor', 'method', factory_160, ()),
    ('uniform_', 'uniform_', 'method', factory_161, ()),
    ('normal_', 'normal_', 'method', factory_162, ()),
    ('bernoulli', 'bernoulli', 'method', factory_127, ()),
    ('sum', 'sum', 'method', factory_163, ()),
    ('prod', 'prod', 'method', factory_163, ()),
    ('mean', 'mean', 'method', factory_163, ()),
    ('amax', 'amax', 'method', factory_164, ()),
    ('amin', 'amin', 'method', factory_164, ()),
    ('any', 'any', 'method', factory_164, ()),
    ('all', 'all', 'method', factory_164, ()),
    ('argmax', 'argmax', 'method', factory_165, ()),
    ('argmin', 'argmin', 'method', factory_165, ()),
    ('max', 'max', 'method', factory_166, ()),
    ('min', 'min', 'method', factory_166, ()),
    ('var', 'var', 'method', factory_167, ()),
    ('std', 'std', 'method', factory_167, ()),
    ('norm', 'norm', 'method', factory_168, ()),
    ('softmax', 'softmax', 'method', factory_169, ()),
    ('log_softmax', 'log_softmax', 'method', factory_169, ()),
    ('cumsum', 'cumsum', 'method', factory_170, ()),
    ('hardshrink', 'nn.functional.hardshrink', 'method', factory_171, ()),
    ('prelu', 'nn.functional.prelu', 'method', factory_172, ()),
    ('acosh', 'acosh', 'method', factory_126, ()),
    ('arccosh', 'acosh', 'method', factory_126, ()),
    ('asinh', 'asinh', 'method', factory_126, ()),
    ('arcsinh', 'asinh', 'method', factory_126, ()),
    ('atanh', 'atanh', 'method', factory_126, ()),
    ('arctanh', 'atanh', 'method', factory_126, ()),
    ('copysign', 'copysign', 'method', factory_124, ()),
    ('conj', 'conj', 'method', factory_127, ()),
    ('conj_physical', 'conj_physical', 'method', factory_127, ()),
    ('resolve_conj', 'resolve_conj', 'method', factory_127, ()),
    ('resolve_neg', 'resolve_neg', 'method', factory_127, ()),
    ('angle', 'angle', 'method', factory_126, ()),
    ('frac', 'frac', 'method', factory_126, ()),
    ('frexp', 'frexp', 'method', factory_153, ()),
    ('ldexp', 'ldexp', 'method', factory_173, ()),
    ('nextafter', 'nextafter', 'method', factory_124, ()),
    ('heaviside', 'heaviside', 'method', factory_174, ()),
    ('fmax', 'fmax', 'method', factory_124, ()),
    ('fmin', 'fmin', 'method', factory_124, ()),
    ('clamp_min', 'clamp_min', 'method', factory_175, ()),
    ('clamp_max', 'clamp_max', 'method', factory_176, ()),
    ('nan_to_num', 'nan_to_num', 'method', factory_177, ()),
    ('isposinf', 'isposinf', 'method', factory_126, ()),
    ('isneginf', 'isneginf', 'method', factory_126, ()),
    ('isreal', 'isreal', 'method', factory_153, ()),
    ('isclose', 'isclose', 'method', factory_178, ()),
    ('deg2rad', 'deg2rad', 'method', factory_126, ()),
    ('rad2deg', 'rad2deg', 'method', factory_126, ()),
    ('sinc', 'sinc', 'method', factory_126, ()),
    ('float_power', 'float_power', 'method', factory_128, ()),
    ('logaddexp', 'logaddexp', 'method', factory_173, ()),
    ('logaddexp2', 'logaddexp2', 'method', factory_173, ()),
    ('xlogy', 'xlogy', 'method', factory_124, ()),
    ('logit', 'logit', 'method', factory_179, ()),
    ('gcd', 'gcd', 'method', factory_124, ()),
    ('lcm', 'lcm', 'method', factory_124, ()),
    ('matmul', 'matmul', 'method', factory_173, ()),
    ('mm', 'mm', 'method', factory_180, ()),
    ('bmm', 'bmm', 'method', factory_180, ()),
    ('mv', 'mv', 'method', factory_181, ()),
    ('dot', 'dot', 'method', factory_182, ()),
    ('outer', 'outer', 'method', factory_183, ()),
    ('ger', 'outer', 'method', factory_183, ()),
    ('addmm', 'addmm', 'method', factory_184, ()),
    ('index_select', 'index_select', 'method', factory_185, ()),
    ('gather', 'gather', 'method', factory_185, ()),
    ('nonzero', 'nonzero', 'method', factory_186, ()),
    ('masked_select', 'masked_select', 'method', factory_187, ()),
    ('sort', 'sort', 'method', factory_188, ()),
    ('argsort', 'argsort', 'method', factory_188, ()),
    ('topk', 'topk', 'method', factory_189, ()),
    ('tril', 'tril', 'method', factory_190, ()),
    ('triu', 'triu', 'method', factory_190, ()),
    ('repeat', 'repeat', 'method', factory_191, ()),
    ('flip', 'flip', 'method', factory_138, ()),
    ('item', 'item', 'method', factory_192, ()),
    ('tolist', 'tolist', 'method', factory_192, ()),
    ('is_nonzero', 'is_nonzero', 'method', factory_192, ()),
    ('equal', 'equal', 'method', factory_193, ()),
    ('allclose', 'allclose', 'method', factory_194, ()),
    ('lgamma', 'lgamma', 'method', factory_126, ()),
    ('digamma', 'digamma', 'method', factory_126, ()),
    ('igamma', 'igamma', 'method', factory_124, ()),
    ('igammac', 'igammac', 'method', factory_124, ()),
    ('polygamma', 'polygamma_method', 'method', factory_195, ()),
    ('mvlgamma', 'mvlgamma', 'method', factory_196, ()),
    ('erfinv', 'erfinv', 'method', factory_126, ()),
    ('i0', 'i0', 'method', factory_126, ()),
    ('add_', 'add', 'inplace', factory_197, ()),
    ('sub_', 'sub', 'inplace', factory_197, ()),
    ('subtract_', 'sub', 'inplace', factory_197, ()),
    ('mul_', 'mul', 'inplace', factory_198, ()),
    ('multiply_', 'mul', 'inplace', factory_198, ()),
    ('true_divide_', 'true_divide', 'inplace', factory_198, ()),
    ('floor_divide_', 'floor_divide', 'inplace', factory_198, ()),
    ('remainder_', 'remainder', 'inplace', factory_198, ()),
    ('fmod_', 'fmod', 'inplace', factory_198, ()),
    ('div_', 'div', 'inplace', factory_199, ()),
    ('divide_', 'div', 'inplace', factory_199, ()),
    ('neg_', 'negative', 'inplace', factory_200, ()),
    ('negative_', 'negative', 'inplace', factory_200, ()),
    ('abs_', 'abs', 'inplace', factory_200, ()),
    ('absolute_', 'abs', 'inplace', factory_200, ()),
    ('square_', 'square', 'inplace', factory_200, ()),
    ('pow_', 'pow', 'inplace', factory_201, ()),
    ('lt_', 'lt', 'inplace', factory_198, ()),
    ('less_', 'lt', 'inplace', factory_198, ()),
    ('le_', 'le', 'inplace', factory_198, ()),
    ('less_equal_', 'le', 'inplace', factory_198, ()),
    ('gt_', 'gt', 'inplace', factory_198, ()),
    ('greater_', 'gt', 'inplace', factory_198, ()),
    ('ge_', 'ge', 'inplace', factory_198, ()),
    ('greater_equal_', 'ge', 'inplace', factory_198, ()),
    ('ne_', 'ne', 'inplace', factory_198, ()),
    ('not_equal_', 'ne', 'inplace', factory_198, ()),
    ('eq_', 'eq', 'inplace', factory_198, ()),
    ('logical_and_', 'logical_and', 'inplace', factory_198, ()),
    ('logical_or_', 'logical_or', 'inplace', factory_198, ()),
    ('logical_xor_', 'logical_xor', 'inplace', factory_198, ()),
    ('logical_not_', 'logical_not', 'inplace', factory_200, ()),
    ('bitwise_and_', 'bitwise_and', 'inplace', factory_198, ()),
    ('bitwise_or_', 'bitwise_or', 'inplace', factory_198, ()),
    ('bitwise_xor_', 'bitwise_xor', 'inplace', factory_198, ()),
    ('bitwise_left_shift_', 'lshift', 'inplace', factory_198, ()),
    ('bitwise_right_shift_', 'rshift', 'inplace', factory_198, ()),
    ('bitwise_not_', 'bitwise_not', 'inplace', factory_200, ()),
    ('clamp_', 'clamp', 'inplace', factory_202, ()),
    ('clip_', 'clamp', 'inplace', factory_202, ()),
    ('masked_fill_', 'masked_fill', 'inplace', factory_203, ()),
    ('addcmul_', 'addcmul', 'inplace', factory_204, ()),
    ('addcdiv_', 'addcdiv', 'inplace', factory_204, ()),
    ('lerp_', 'lerp', 'inplace', factory_205, ()),
    ('exp_', 'exp', 'inplace', factory_200, ()),
    ('exp2_', 'exp2', 'inplace', factory_200, ()),
    ('expm1_', 'expm1', 'inplace', factory_200, ()),
    ('log_', 'log', 'inplace', factory_200, ()),
    ('log2_', 'log2', 'inplace', factory_200, ()),
    ('log10_', 'log10', 'inplace', factory_200, ()),
    ('log1p_', 'log1p', 'inplace', factory_200, ()),
    ('sin_', 'sin', 'inplace', factory_200, ()),
    ('cos_', 'cos', 'inplace', factory_200, ()),
    ('tan_', 'tan', 'inplace', factory_200, ()),
    ('asin_', 'asin', 'inplace', factory_200, ()),
    ('arcsin_', 'asin', 'inplace', factory_200, ()),
    ('acos_', 'acos', 'inplace', factory_200, ()),
    ('arccos_', 'acos', 'inplace', factory_200, ()),
    ('atan_', 'atan', 'inplace', factory_200, ()),
    ('arctan_', 'atan', 'inplace', factory_200, ()),
    ('sinh_', 'sinh', 'inplace', factory_200, ()),
    ('cosh_', 'cosh', 'inplace', factory_200, ()),
    ('tanh_', 'tanh', 'inplace', factory_200, ()),
    ('erf_', 'erf', 'inplace', factory_200, ()),
    ('erfc_', 'erfc', 'inplace', factory_200, ()),
    ('sqrt_', 'sqrt', 'inplace', factory_200, ()),
    ('rsqrt_', 'rsqrt', 'inplace', factory_200, ()),
    ('reciprocal_', 'reciprocal', 'inplace', factory_200, ()),
    ('sigmoid_', 'sigmoid', 'inplace', factory_200, ()),
    ('relu_', 'relu', 'inplace', factory_200, ()),
    ('floor_', 'floor', 'inplace', factory_200, ()),
    ('ceil_', 'ceil', 'inplace', factory_200, ()),
    ('trunc_', 'trunc', 'inplace', factory_200, ()),
    ('fix_', 'trunc', 'inplace', factory_200, ()),
    ('rint_', 'rint', 'inplace', factory_200, ()),
    ('round_', 'round', 'inplace', factory_206, ()),
    ('sign_', 'sign', 'inplace', factory_200, ()),
    ('sgn_', 'sign', 'inplace', factory_200, ()),
    ('atan2_', 'atan2', 'inplace', factory_198, ()),
    ('arctan2_', 'atan2', 'inplace', factory_198, ()),
    ('hypot_', 'hypot', 'inplace', factory_198, ()),
    ('acosh_', 'acosh', 'inplace', factory_200, ()),
    ('arccosh_', 'acosh', 'inplace', factory_200, ()),
    ('asinh_', 'asinh', 'inplace', factory_200, ()),
    ('arcsinh_', 'asinh', 'inplace', factory_200, ()),
    ('atanh_', 'atanh', 'inplace', factory_200, ()),
    ('arctanh_', 'atanh', 'inplace', factory_200, ()),
    ('copysign_', 'copysign', 'inplace', factory_198, ()),
    ('frac_', 'frac', 'inplace', factory_200, ()),
    ('ldexp_', 'ldexp', 'inplace', factory_207, ()),
    ('nextafter_', 'nextafter', 'inplace', factory_198, ()),
    ('heaviside_', 'heaviside', 'inplace', factory_208, ()),
    ('clamp_min_', 'clamp_min', 'inplace', factory_209, ()),
    ('clamp_max_', 'clamp_max', 'inplace', factory_210, ()),
    ('nan_to_num_', 'nan_to_num', 'inplace', factory_211, ()),
    ('deg2rad_', 'deg2rad', 'inplace', factory_200, ()),
    ('rad2deg_', 'rad2deg', 'inplace', factory_200, ()),
    ('sinc_', 'sinc', 'inplace', factory_200, ()),
    ('float_power_', 'float_power', 'inplace', factory_201, ()),
    ('xlogy_', 'xlogy', 'inplace', factory_198, ()),
    ('logit_', 'logit', 'inplace', factory_212, ()),
    ('gcd_', 'gcd', 'inplace', factory_198, ()),
    ('lcm_', 'lcm', 'inplace', factory_198, ()),
    ('addmm_', 'addmm', 'inplace', factory_213, ()),
    ('lgamma_', 'lgamma', 'inplace', factory_200, ()),
    ('digamma_', 'digamma', 'inplace', factory_200, ()),
    ('igamma_', 'igamma', 'inplace', factory_198, ()),
    ('igammac_', 'igammac', 'inplace', factory_198, ()),
    ('polygamma_', 'polygamma_method', 'inplace', factory_214, ()),
    ('mvlgamma_', 'mvlgamma', 'inplace', factory_215, ()),
    ('erfinv_', 'erfinv', 'inplace', factory_200, ()),
    ('i0_', 'i0', 'inplace', factory_200, ()),
)
