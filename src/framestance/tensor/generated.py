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
    def operation(input, other):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
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
    def operation(input, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_34(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_35(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_36(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim._array if isinstance(dim, _Tensor) else _operand(_row, 'dim', 2, dim), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_37(_row, _build):
    def operation(input, dim=None, unbiased=True, *, correction=None, keepdim=False, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, correction, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_38(_row, _build):
    def operation(input, p=2, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_39(_row, _build):
    def operation(input, dim, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_40(_row, _build):
    def operation(input, dim, *, dtype=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_41(_row, _build):
    def operation(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), kernel_size, stride, padding, dilation, ceil_mode, return_indices)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_42(_row, _build):
    def operation(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), kernel_size, stride, padding, ceil_mode, count_include_pad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_43(_row, _build):
    def operation(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_44(_row, _build):
    def operation(input, norm_type, kernel_size, stride=None, ceil_mode=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), norm_type, kernel_size, stride, ceil_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_45(_row, _build):
    def operation(*size, dtype=None, device=None, requires_grad=False, layout=None, pin_memory=False):
        result = _build(_EAGER, size, dtype, device, requires_grad, layout, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_46(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False, memory_format=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad, memory_format)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_47(_row, _build):
    def operation(size, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, size, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_48(_row, _build):
    def operation(input, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_49(_row, _build):
    def operation(start=0, end=None, step=1, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, step, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_50(_row, _build):
    def operation(start, end, steps, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, steps, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_51(_row, _build):
    def operation(n, m=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, n, m, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_52(_row, _build):
    def operation(data, *, dtype=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, _data(data), dtype, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_53(_row, _build):
    def operation(data, dtype=None, device=None):
        result = _build(_EAGER, _data(data), dtype, device)
        if isinstance(data, _Tensor) and result is data._array: return data
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_54(_row, _build):
    def operation(*tensors, indexing='ij'):
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors), indexing)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_55(_row, _build):
    def operation(seed):
        result = _build(_EAGER, seed)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_56(_row, _build):
    def operation(*size, dtype=None, device=None, requires_grad=False, generator=None):
        result = _build(_EAGER, size, dtype, device, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_57(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_58(_row, _build):
    def operation(low, high=None, size=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, low, high, size, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_59(_row, _build):
    def operation(n, dtype=None, device=None):
        result = _build(_EAGER, n, dtype, device)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_60(_row, _build):
    def operation(input, p=0.5, training=True, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, training, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_61(_row, _build):
    def operation(input, output_size):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), output_size)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_62(_row, _build):
    def operation(input, output_size, return_indices=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), output_size, return_indices)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_63(_row, _build):
    def operation(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, _random_samples=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), kernel_size, output_size, output_ratio, return_indices, _random_samples._array if isinstance(_random_samples, _Tensor) else _operand(_row, '_random_samples', 6, _random_samples))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_64(_row, _build):
    def operation(input, indices, kernel_size, stride=None, padding=0, output_size=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), indices._array if isinstance(indices, _Tensor) else _wrong(_row, 'indices', 2, indices), kernel_size, stride, padding, output_size)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_65(_row, _build):
    def operation(input, weight, offsets=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, mode='mean', sparse=False, per_sample_weights=None, include_last_offset=False, padding_idx=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), offsets._array if isinstance(offsets, _Tensor) else _operand(_row, 'offsets', 3, offsets), max_norm, norm_type, scale_grad_by_freq, mode, sparse, per_sample_weights._array if isinstance(per_sample_weights, _Tensor) else _operand(_row, 'per_sample_weights', 9, per_sample_weights), include_last_offset, padding_idx)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_66(_row, _build):
    def operation(input, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_67(_row, _build):
    def operation(input, mat2, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_68(_row, _build):
    def operation(input, vec, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_69(_row, _build):
    def operation(input, tensor, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_70(_row, _build):
    def operation(input, vec2):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_71(_row, _build):
    def operation(input, mat1, mat2, *, beta=1, alpha=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_72(_row, _build):
    def operation(input, weight, bias=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_73(_row, _build):
    def operation(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias), stride, padding, dilation, groups)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_74(_row, _build):
    def operation(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias), stride, padding, output_padding, groups, dilation)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_75(_row, _build):
    def operation(input, p=0.5, training=False, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, training, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_76(_row, _build):
    def operation(input, size=None, scale_factor=None, mode='nearest', align_corners=None, recompute_scale_factor=None, antialias=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, scale_factor, mode, align_corners, recompute_scale_factor, antialias)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_77(_row, _build):
    def operation(input, size=None, scale_factor=None, mode='nearest', align_corners=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, scale_factor, mode, align_corners)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_78(_row, _build):
    def operation(input, size=None, scale_factor=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, scale_factor)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_79(_row, _build):
    def operation(input, grid, mode='bilinear', padding_mode='zeros', align_corners=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), grid._array if isinstance(grid, _Tensor) else _wrong(_row, 'grid', 2, grid), mode, padding_mode, align_corners)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_80(_row, _build):
    def operation(input, grid, interpolation_mode, padding_mode, align_corners):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), grid._array if isinstance(grid, _Tensor) else _wrong(_row, 'grid', 2, grid), interpolation_mode, padding_mode, align_corners)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_81(_row, _build):
    def operation(theta, size, align_corners=None):
        result = _build(_EAGER, theta._array if isinstance(theta, _Tensor) else _wrong(_row, 'theta', 1, theta), size, align_corners)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_82(_row, _build):
    def operation(input, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_83(_row, _build):
    def operation(input, *, as_tuple=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_84(_row, _build):
    def operation(input, mask):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_85(_row, _build):
    def operation(input, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_86(_row, _build):
    def operation(input, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_87(_row, _build):
    def operation(input, diagonal=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_88(_row, _build):
    def operation(tensors, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_89(_row, _build):
    def operation(*tensors):
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_90(_row, _build):
    def operation(input, normalized_shape, weight=None, bias=None, eps=1e-05, cudnn_enable=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), normalized_shape, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 4, bias), eps, cudnn_enable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_91(_row, _build):
    def operation(input, normalized_shape, weight, bias, eps):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), normalized_shape, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 4, bias), eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_92(_row, _build):
    def operation(input, normalized_shape, weight=None, eps=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), normalized_shape, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_93(_row, _build):
    def operation(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-05):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), running_mean._array if isinstance(running_mean, _Tensor) else _operand(_row, 'running_mean', 2, running_mean), running_var._array if isinstance(running_var, _Tensor) else _operand(_row, 'running_var', 3, running_var), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 5, bias), training, momentum, eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_94(_row, _build):
    def operation(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias), running_mean._array if isinstance(running_mean, _Tensor) else _operand(_row, 'running_mean', 4, running_mean), running_var._array if isinstance(running_var, _Tensor) else _operand(_row, 'running_var', 5, running_var), training, momentum, eps, cudnn_enabled)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_95(_row, _build):
    def operation(input, weight, bias, running_mean, running_var, training, momentum, eps):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias), running_mean._array if isinstance(running_mean, _Tensor) else _operand(_row, 'running_mean', 4, running_mean), running_var._array if isinstance(running_var, _Tensor) else _operand(_row, 'running_var', 5, running_var), training, momentum, eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_96(_row, _build):
    def operation(input, num_groups, weight=None, bias=None, eps=1e-05, cudnn_enabled=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), num_groups, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 4, bias), eps, cudnn_enabled)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_97(_row, _build):
    def operation(input, weight, bias, N, C, HxW, group, eps):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias), N, C, HxW, group, eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_98(_row, _build):
    def operation(input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True, momentum=0.1, eps=1e-05):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), running_mean._array if isinstance(running_mean, _Tensor) else _operand(_row, 'running_mean', 2, running_mean), running_var._array if isinstance(running_var, _Tensor) else _operand(_row, 'running_var', 3, running_var), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 5, bias), use_input_stats, momentum, eps)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_99(_row, _build):
    def operation(input, size, alpha=0.0001, beta=0.75, k=1.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, alpha, beta, k)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_100(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return result

    return operation


def factory_101(_row, _build):
    def operation(input, other):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_102(_row, _build):
    def operation(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol, atol, equal_nan)
        return result

    return operation


def factory_103(_row, _build):
    def operation(input, upscale_factor):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), upscale_factor)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_104(_row, _build):
    def operation(input, downscale_factor):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), downscale_factor)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_105(_row, _build):
    def operation(input, groups):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), groups)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_106(_row, _build):
    def operation(input, kernel_size, dilation=1, padding=0, stride=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), kernel_size, dilation, padding, stride)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_107(_row, _build):
    def operation(input, output_size, kernel_size, dilation=1, padding=0, stride=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), output_size, kernel_size, dilation, padding, stride)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_108(_row, _build):
    def operation(self, other, *, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_109(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_110(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_111(_row, _build):
    def operation(self, other, *, rounding_mode=None, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_112(_row, _build):
    def operation(self, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array,), out._array); return out
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_113(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_114(_row, _build):
    def operation(self, exponent, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent),), out._array); return out
        result = _build(_EAGER, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_115(_row, _build):
    def operation(self, min=None, max=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max),), out._array); return out
        result = _build(_EAGER, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_116(_row, _build):
    def operation(self, condition, other):
        result = _build(_EAGER, self._array, condition._array if isinstance(condition, _Tensor) else _wrong(_row, 'condition', 2, condition), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 3, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_117(_row, _build):
    def operation(self, mask, value):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_118(_row, _build):
    def operation(self, tensor1, tensor2, *, value=1):
        result = _build(_EAGER, self._array, tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_119(_row, _build):
    def operation(self, end, weight):
        result = _build(_EAGER, self._array, end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_120(_row, _build):
    def operation(self, *shape):
        result = _build(_EAGER, self._array, shape)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_121(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_122(_row, _build):
    def operation(self, start_dim=0, end_dim=-1):
        result = _build(_EAGER, self._array, start_dim, end_dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_123(_row, _build):
    def operation(self, dim, sizes, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, sizes)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_124(_row, _build):
    def operation(self, *dims):
        result = _build(_EAGER, self._array, dims)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_125(_row, _build):
    def operation(self, dim0, dim1):
        result = _build(_EAGER, self._array, dim0, dim1)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_126(_row, _build):
    def operation(self, source, destination):
        result = _build(_EAGER, self._array, source, destination)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_127(_row, _build):
    def operation(self, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_128(_row, _build):
    def operation(self, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_129(_row, _build):
    def operation(self, *size):
        result = _build(_EAGER, self._array, size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_130(_row, _build):
    def operation(self, size):
        result = _build(_EAGER, self._array, size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_131(_row, _build):
    def operation(self, dim, start, length, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, start, length)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_132(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_133(_row, _build):
    def operation(self, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_134(_row, _build):
    def operation(self, split_size_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, split_size_or_sections, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_135(_row, _build):
    def operation(self, chunks, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, chunks, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_136(_row, _build):
    def operation(self, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, self._array, offset, dim1, dim2)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_137(_row, _build):
    def operation(self, *, memory_format=None):
        result = _build(_EAGER, self._array, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_138(_row, _build):
    def operation(self, *, force=False):
        result = _build(_EAGER, self._array, force)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_139(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_140(_row, _build):
    def operation(self, *, decimals=0, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, decimals,), out._array); return out
        result = _build(_EAGER, self._array, decimals)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_141(_row, _build):
    def operation(self, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_142(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_143(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_144(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim._array if isinstance(dim, _Tensor) else _operand(_row, 'dim', 2, dim), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_145(_row, _build):
    def operation(self, dim=None, unbiased=True, *, correction=None, keepdim=False, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, unbiased, correction, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_146(_row, _build):
    def operation(self, p=2, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, p, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_147(_row, _build):
    def operation(self, dim, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_148(_row, _build):
    def operation(self, dim, *, dtype=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_149(_row, _build):
    def operation(self, target=None, dtype=None, non_blocking=False, copy=False, *, device=None, memory_format=None):
        result = _build(_EAGER, self._array, target._array if isinstance(target, _Tensor) else _operand(_row, 'target', 2, target), dtype, non_blocking, copy, device, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_150(_row, _build):
    def operation(self, *size, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, size, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_151(_row, _build):
    def operation(self, size, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, size, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 3, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_152(_row, _build):
    def operation(self, data, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, _data(data), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_153(_row, _build):
    def operation(self, src, non_blocking=False):
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), non_blocking)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_154(_row, _build):
    def operation(self, value):
        result = _build(_EAGER, self._array, value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 2, value))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_155(_row, _build):
    def operation(self, a=0.0, b=1.0):
        result = _build(_EAGER, self._array, a, b)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_156(_row, _build):
    def operation(self, mean=0.0, std=1.0):
        result = _build(_EAGER, self._array, mean, std)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_157(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_158(_row, _build):
    def operation(self, mat2, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2),), out._array); return out
        result = _build(_EAGER, self._array, mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_159(_row, _build):
    def operation(self, vec, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec),), out._array); return out
        result = _build(_EAGER, self._array, vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_160(_row, _build):
    def operation(self, tensor, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor),), out._array); return out
        result = _build(_EAGER, self._array, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_161(_row, _build):
    def operation(self, vec2):
        result = _build(_EAGER, self._array, vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_162(_row, _build):
    def operation(self, mat1, mat2, *, beta=1, alpha=1):
        result = _build(_EAGER, self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_163(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_164(_row, _build):
    def operation(self, *, as_tuple=False):
        result = _build(_EAGER, self._array, as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_165(_row, _build):
    def operation(self, mask):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_166(_row, _build):
    def operation(self, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_167(_row, _build):
    def operation(self, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_168(_row, _build):
    def operation(self, diagonal=0):
        result = _build(_EAGER, self._array, diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_169(_row, _build):
    def operation(self, *repeats):
        result = _build(_EAGER, self._array, repeats)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_170(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return result

    return operation


def factory_171(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_172(_row, _build):
    def operation(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol, atol, equal_nan)
        return result

    return operation


def factory_173(_row, _build):
    def operation(self, other, *, alpha=1):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return self

    return operation


def factory_174(_row, _build):
    def operation(self, other):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return self

    return operation


def factory_175(_row, _build):
    def operation(self, other, *, rounding_mode=None):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return self

    return operation


def factory_176(_row, _build):
    def operation(self):
        _inplace(_EAGER, _row, self._array)
        return self

    return operation


def factory_177(_row, _build):
    def operation(self, exponent):
        _inplace(_EAGER, _row, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return self

    return operation


def factory_178(_row, _build):
    def operation(self, min=None, max=None):
        _inplace(_EAGER, _row, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return self

    return operation


def factory_179(_row, _build):
    def operation(self, mask, value):
        _inplace(_EAGER, _row, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return self

    return operation


def factory_180(_row, _build):
    def operation(self, tensor1, tensor2, *, value=1):
        _inplace(_EAGER, _row, self._array, tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return self

    return operation


def factory_181(_row, _build):
    def operation(self, end, weight):
        _inplace(_EAGER, _row, self._array, end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return self

    return operation


def factory_182(_row, _build):
    def operation(self, *, decimals=0):
        _inplace(_EAGER, _row, self._array, decimals)
        return self

    return operation


def factory_183(_row, _build):
    def operation(self, mat1, mat2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
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
    ('exp2', 'exp2', 'function', factory_4, ('exp2',)),
    ('expm1', 'expm1', 'function', factory_4, ('expm1',)),
    ('log', 'log', 'function', factory_4, ('log',)),
    ('log2', 'log2', 'function', factory_4, ('log2',)),
    ('log10', 'log10', 'function', factory_4, ('log10',)),
    ('log1p', 'log1p', 'function', factory_4, ('log1p',)),
    ('sin', 'sin', 'function', factory_4, ('sin',)),
    ('cos', 'cos', 'function', factory_4, ('cos',)),
    ('tan', 'tan', 'function', factory_4, ('tan',)),
    ('asin', 'asin', 'function', factory_4, ('asin',)),
    ('acos', 'acos', 'function', factory_4, ('acos',)),
    ('atan', 'atan', 'function', factory_4, ('atan',)),
    ('sinh', 'sinh', 'function', factory_4, ('sinh',)),
    ('cosh', 'cosh', 'function', factory_4, ('cosh',)),
    ('tanh', 'tanh', 'function', factory_4, ('tanh',)),
    ('erf', 'erf', 'function', factory_4, ('erf',)),
    ('erfc', 'erfc', 'function', factory_4, ('erfc',)),
    ('sqrt', 'sqrt', 'function', factory_4, ('sqrt',)),
    ('rsqrt', 'rsqrt', 'function', factory_4, ('rsqrt',)),
    ('reciprocal', 'reciprocal', 'function', factory_4, ('reciprocal',)),
    ('sigmoid', 'sigmoid', 'function', factory_4, ('sigmoid',)),
    ('relu', 'relu', 'function', factory_29, ('relu',)),
    ('silu', 'silu', 'function', factory_29, ('silu',)),
    ('gelu', 'gelu', 'function', factory_30, ('gelu',)),
    ('leaky_relu', 'leaky_relu', 'function', factory_31, ('leaky_relu',)),
    ('floor', 'floor', 'function', factory_4, ('floor',)),
    ('ceil', 'ceil', 'function', factory_4, ('ceil',)),
    ('trunc', 'trunc', 'function', factory_4, ('trunc',)),
    ('rint', 'rint', 'function', factory_4, ('rint',)),
    ('round', 'round', 'function', factory_32, ('round',)),
    ('sign', 'sign', 'function', factory_4, ('sign',)),
    ('isnan', 'isnan', 'function', factory_29, ('isnan',)),
    ('isfinite', 'isfinite', 'function', factory_29, ('isfinite',)),
    ('isinf', 'isinf', 'function', factory_29, ('isinf',)),
    ('signbit', 'signbit', 'function', factory_4, ('signbit',)),
    ('atan2', 'atan2', 'function', factory_2, ('atan2',)),
    ('hypot', 'hypot', 'function', factory_2, ('hypot',)),
    ('sum', 'sum', 'function', factory_33, ('sum',)),
    ('prod', 'prod', 'function', factory_33, ('prod',)),
    ('mean', 'mean', 'function', factory_33, ('mean',)),
    ('amax', 'amax', 'function', factory_34, ('amax',)),
    ('amin', 'amin', 'function', factory_34, ('amin',)),
    ('any', 'any', 'function', factory_34, ('any',)),
    ('all', 'all', 'function', factory_34, ('all',)),
    ('argmax', 'argmax', 'function', factory_35, ('argmax',)),
    ('argmin', 'argmin', 'function', factory_35, ('argmin',)),
    ('max', 'max', 'function', factory_36, ('max',)),
    ('min', 'min', 'function', factory_36, ('min',)),
    ('var', 'var', 'function', factory_37, ('var',)),
    ('std', 'std', 'function', factory_37, ('std',)),
    ('norm', 'norm', 'function', factory_38, ('norm',)),
    ('softmax', 'softmax', 'function', factory_39, ('softmax',)),
    ('log_softmax', 'log_softmax', 'function', factory_39, ('log_softmax',)),
    ('cumsum', 'cumsum', 'function', factory_40, ('cumsum',)),
    ('max_pool1d', 'nn.functional.max_pool1d', 'function', factory_41, ('nn.functional.max_pool1d', 'max_pool1d')),
    ('max_pool1d_with_indices', 'nn.functional.max_pool1d_with_indices', 'function', factory_41, ('nn.functional.max_pool1d_with_indices', 'max_pool1d_with_indices')),
    ('max_pool2d', 'nn.functional.max_pool2d', 'function', factory_41, ('nn.functional.max_pool2d', 'max_pool2d')),
    ('max_pool2d_with_indices', 'nn.functional.max_pool2d_with_indices', 'function', factory_41, ('nn.functional.max_pool2d_with_indices',)),
    ('max_pool3d', 'nn.functional.max_pool3d', 'function', factory_41, ('nn.functional.max_pool3d', 'max_pool3d')),
    ('max_pool3d_with_indices', 'nn.functional.max_pool3d_with_indices', 'function', factory_41, ('nn.functional.max_pool3d_with_indices',)),
    ('avg_pool1d', 'avg_pool1d', 'function', factory_42, ('avg_pool1d', 'nn.functional.avg_pool1d')),
    ('avg_pool2d', 'nn.functional.avg_pool2d', 'function', factory_43, ('nn.functional.avg_pool2d',)),
    ('avg_pool3d', 'nn.functional.avg_pool3d', 'function', factory_43, ('nn.functional.avg_pool3d',)),
    ('lp_pool1d', 'nn.functional.lp_pool1d', 'function', factory_44, ('nn.functional.lp_pool1d',)),
    ('lp_pool2d', 'nn.functional.lp_pool2d', 'function', factory_44, ('nn.functional.lp_pool2d',)),
    ('lp_pool3d', 'nn.functional.lp_pool3d', 'function', factory_44, ('nn.functional.lp_pool3d',)),
    ('zeros', 'zeros', 'function', factory_45, ('zeros',)),
    ('ones', 'ones', 'function', factory_45, ('ones',)),
    ('empty', 'empty', 'function', factory_45, ('empty',)),
    ('zeros_like', 'zeros_like', 'function', factory_46, ('zeros_like',)),
    ('ones_like', 'ones_like', 'function', factory_46, ('ones_like',)),
    ('empty_like', 'empty_like', 'function', factory_46, ('empty_like',)),
    ('full', 'full', 'function', factory_47, ('full',)),
    ('full_like', 'full_like', 'function', factory_48, ('full_like',)),
    ('arange', 'arange', 'function', factory_49, ('arange',)),
    ('linspace', 'linspace', 'function', factory_50, ('linspace',)),
    ('eye', 'eye', 'function', factory_51, ('eye',)),
    ('tensor', 'tensor', 'function', factory_52, ('tensor',)),
    ('as_tensor', 'as_tensor', 'function', factory_53, ('as_tensor',)),
    ('meshgrid', 'meshgrid', 'function', factory_54, ('meshgrid',)),
    ('manual_seed', 'manual_seed', 'function', factory_55, ('manual_seed',)),
    ('rand', 'rand', 'function', factory_56, ('rand',)),
    ('rand_like', 'rand_like', 'function', factory_57, ('rand_like',)),
    ('randn', 'randn', 'function', factory_56, ('randn',)),
    ('randn_like', 'randn_like', 'function', factory_57, ('randn_like',)),
    ('randint', 'randint', 'function', factory_58, ('randint',)),
    ('randperm', 'randperm', 'function', factory_59, ('randperm',)),
    ('bernoulli', 'bernoulli', 'function', factory_5, ('bernoulli',)),
    ('dropout', 'dropout', 'function', factory_60, ('dropout',)),
    ('adaptive_avg_pool1d', 'adaptive_avg_pool1d', 'function', factory_61, ('adaptive_avg_pool1d', 'nn.functional.adaptive_avg_pool1d')),
    ('adaptive_avg_pool2d', 'nn.functional.adaptive_avg_pool2d', 'function', factory_61, ('nn.functional.adaptive_avg_pool2d',)),
    ('adaptive_avg_pool3d', 'nn.functional.adaptive_avg_pool3d', 'function', factory_61, ('nn.functional.adaptive_avg_pool3d',)),
    ('adaptive_max_pool1d', 'nn.functional.adaptive_max_pool1d', 'function', factory_62, ('nn.functional.adaptive_max_pool1d',)),
    ('adaptive_max_pool1d_with_indices', 'nn.functional.adaptive_max_pool1d_with_indices', 'function', factory_62, ('nn.functional.adaptive_max_pool1d_with_indices',)),
    ('adaptive_max_pool2d', 'nn.functional.adaptive_max_pool2d', 'function', factory_62, ('nn.functional.adaptive_max_pool2d',)),
    ('adaptive_max_pool2d_with_indices', 'nn.functional.adaptive_max_pool2d_with_indices', 'function', factory_62, ('nn.functional.adaptive_max_pool2d_with_indices',)),
    ('adaptive_max_pool3d', 'nn.functional.adaptive_max_pool3d', 'function', factory_62, ('nn.functional.adaptive_max_pool3d',)),
    ('adaptive_max_pool3d_with_indices', 'nn.functional.adaptive_max_pool3d_with_indices', 'function', factory_62, ('nn.functional.adaptive_max_pool3d_with_indices',)),
    ('adaptive_max_pool1d', 'adaptive_max_pool1d', 'function', factory_61, ('adaptive_max_pool1d',)),
    ('fractional_max_pool2d', 'nn.functional.fractional_max_pool2d', 'function', factory_63, ('nn.functional.fractional_max_pool2d',)),
    ('fractional_max_pool3d', 'nn.functional.fractional_max_pool3d', 'function', factory_63, ('nn.functional.fractional_max_pool3d',)),
    ('max_unpool1d', 'nn.functional.max_unpool1d', 'function', factory_64, ('nn.functional.max_unpool1d',)),
    ('max_unpool2d', 'nn.functional.max_unpool2d', 'function', factory_64, ('nn.functional.max_unpool2d',)),
    ('max_unpool3d', 'nn.functional.max_unpool3d', 'function', factory_64, ('nn.functional.max_unpool3d',)),
    ('embedding_bag', 'nn.functional.embedding_bag', 'function', factory_65, ('nn.functional.embedding_bag',)),
    ('matmul', 'matmul', 'function', factory_66, ('matmul',)),
    ('mm', 'mm', 'function', factory_67, ('mm',)),
    ('bmm', 'bmm', 'function', factory_67, ('bmm',)),
    ('mv', 'mv', 'function', factory_68, ('mv',)),
    ('dot', 'dot', 'function', factory_69, ('dot',)),
    ('outer', 'outer', 'function', factory_70, ('outer', 'ger')),
    ('addmm', 'addmm', 'function', factory_71, ('addmm',)),
    ('linear', 'linear', 'function', factory_72, ('linear',)),
    ('conv1d', 'conv1d', 'function', factory_73, ('conv1d', 'nn.functional.conv1d')),
    ('conv2d', 'conv2d', 'function', factory_73, ('conv2d', 'nn.functional.conv2d')),
    ('conv3d', 'conv3d', 'function', factory_73, ('conv3d', 'nn.functional.conv3d')),
    ('conv_transpose1d', 'conv_transpose1d', 'function', factory_74, ('conv_transpose1d', 'nn.functional.conv_transpose1d')),
    ('conv_transpose2d', 'conv_transpose2d', 'function', factory_74, ('conv_transpose2d', 'nn.functional.conv_transpose2d')),
    ('conv_transpose3d', 'conv_transpose3d', 'function', factory_74, ('conv_transpose3d', 'nn.functional.conv_transpose3d')),
    ('dropout1d', 'nn.functional.dropout1d', 'function', factory_60, ('nn.functional.dropout1d',)),
    ('dropout2d', 'nn.functional.dropout2d', 'function', factory_60, ('nn.functional.dropout2d',)),
    ('dropout3d', 'nn.functional.dropout3d', 'function', factory_60, ('nn.functional.dropout3d',)),
    ('alpha_dropout', 'alpha_dropout', 'function', factory_75, ('alpha_dropout', 'nn.functional.alpha_dropout')),
    ('feature_alpha_dropout', 'feature_alpha_dropout', 'function', factory_75, ('feature_alpha_dropout', 'nn.functional.feature_alpha_dropout')),
    ('interpolate', 'nn.functional.interpolate', 'function', factory_76, ('nn.functional.interpolate',)),
    ('upsample', 'nn.functional.upsample', 'function', factory_77, ('nn.functional.upsample',)),
    ('upsample_nearest', 'nn.functional.upsample_nearest', 'function', factory_78, ('nn.functional.upsample_nearest',)),
    ('upsample_bilinear', 'nn.functional.upsample_bilinear', 'function', factory_78, ('nn.functional.upsample_bilinear',)),
    ('grid_sample', 'nn.functional.grid_sample', 'function', factory_79, ('nn.functional.grid_sample',)),
    ('grid_sampler', 'grid_sampler', 'function', factory_80, ('grid_sampler',)),
    ('grid_sampler_2d', 'grid_sampler_2d', 'function', factory_80, ('grid_sampler_2d',)),
    ('grid_sampler_3d', 'grid_sampler_3d', 'function', factory_80, ('grid_sampler_3d',)),
    ('affine_grid', 'nn.functional.affine_grid', 'function', factory_81, ('nn.functional.affine_grid',)),
    ('index_select', 'index_select', 'function', factory_82, ('index_select',)),
    ('gather', 'gather', 'function', factory_82, ('gather',)),
    ('nonzero', 'nonzero', 'function', factory_83, ('nonzero',)),
    ('masked_select', 'masked_select', 'function', factory_84, ('masked_select',)),
    ('sort', 'sort', 'function', factory_85, ('sort',)),
    ('argsort', 'argsort', 'function', factory_85, ('argsort',)),
    ('topk', 'topk', 'function', factory_86, ('topk',)),
    ('tril', 'tril', 'function', factory_87, ('tril',)),
    ('triu', 'triu', 'function', factory_87, ('triu',)),
    ('cat', 'cat', 'function', factory_88, ('cat',)),
    ('stack', 'stack', 'function', factory_88, ('stack',)),
    ('flip', 'flip', 'function', factory_15, ('flip',)),
    ('broadcast_tensors', 'broadcast_tensors', 'function', factory_89, ('broadcast_tensors',)),
    ('layer_norm', 'layer_norm', 'function', factory_90, ('layer_norm', 'nn.functional.layer_norm')),
    ('native_layer_norm', 'native_layer_norm', 'function', factory_91, ('native_layer_norm',)),
    ('rms_norm', 'rms_norm', 'function', factory_92, ('rms_norm', 'nn.functional.rms_norm')),
    ('batch_norm', 'nn.functional.batch_norm', 'function', factory_93, ('nn.functional.batch_norm',)),
    ('batch_norm', 'batch_norm', 'function', factory_94, ('batch_norm',)),
    ('native_batch_norm', 'native_batch_norm', 'function', factory_95, ('native_batch_norm',)),
    ('group_norm', 'group_norm', 'function', factory_96, ('group_norm', 'nn.functional.group_norm')),
    ('native_group_norm', 'native_group_norm', 'function', factory_97, ('native_group_norm',)),
    ('instance_norm', 'nn.functional.instance_norm', 'function', factory_98, ('nn.functional.instance_norm',)),
    ('local_response_norm', 'nn.functional.local_response_norm', 'function', factory_99, ('nn.functional.local_response_norm',)),
    ('is_nonzero', 'is_nonzero', 'function', factory_100, ('is_nonzero',)),
    ('equal', 'equal', 'function', factory_101, ('equal',)),
    ('allclose', 'allclose', 'function', factory_102, ('allclose',)),
    ('pixel_shuffle', 'pixel_shuffle', 'function', factory_103, ('pixel_shuffle', 'nn.functional.pixel_shuffle')),
    ('pixel_unshuffle', 'pixel_unshuffle', 'function', factory_104, ('pixel_unshuffle', 'nn.functional.pixel_unshuffle')),
    ('channel_shuffle', 'channel_shuffle', 'function', factory_105, ('channel_shuffle', 'nn.functional.channel_shuffle', 'native_channel_shuffle')),
    ('unfold', 'nn.functional.unfold', 'function', factory_106, ('nn.functional.unfold',)),
    ('fold', 'nn.functional.fold', 'function', factory_107, ('nn.functional.fold',)),
    ('add', 'add', 'method', factory_108, ()),
    ('sub', 'sub', 'method', factory_108, ()),
    ('subtract', 'sub', 'method', factory_108, ()),
    ('rsub', 'rsub', 'method', factory_109, ()),
    ('mul', 'mul', 'method', factory_110, ()),
    ('multiply', 'mul', 'method', factory_110, ()),
    ('true_divide', 'true_divide', 'method', factory_110, ()),
    ('floor_divide', 'floor_divide', 'method', factory_110, ()),
    ('remainder', 'remainder', 'method', factory_110, ()),
    ('fmod', 'fmod', 'method', factory_110, ()),
    ('div', 'div', 'method', factory_111, ()),
    ('divide', 'div', 'method', factory_111, ()),
    ('neg', 'negative', 'method', factory_112, ()),
    ('negative', 'negative', 'method', factory_112, ()),
    ('positive', 'positive', 'method', factory_113, ()),
    ('abs', 'abs', 'method', factory_112, ()),
    ('absolute', 'abs', 'method', factory_112, ()),
    ('square', 'square', 'method', factory_112, ()),
    ('pow', 'pow', 'method', factory_114, ()),
    ('lt', 'lt', 'method', factory_110, ()),
    ('less', 'lt', 'method', factory_110, ()),
    ('le', 'le', 'method', factory_110, ()),
    ('less_equal', 'le', 'method', factory_110, ()),
    ('gt', 'gt', 'method', factory_110, ()),
    ('greater', 'gt', 'method', factory_110, ()),
    ('ge', 'ge', 'method', factory_110, ()),
    ('greater_equal', 'ge', 'method', factory_110, ()),
    ('ne', 'ne', 'method', factory_110, ()),
    ('not_equal', 'ne', 'method', factory_110, ()),
    ('eq', 'eq', 'method', factory_110, ()),
    ('maximum', 'maximum', 'method', factory_110, ()),
    ('minimum', 'minimum', 'method', factory_110, ()),
    ('logical_and', 'logical_and', 'method', factory_110, ()),
    ('logical_or', 'logical_or', 'method', factory_110, ()),
    ('logical_xor', 'logical_xor', 'method', factory_110, ()),
    ('logical_not', 'logical_not', 'method', factory_112, ()),
    ('bitwise_and', 'bitwise_and', 'method', factory_110, ()),
    ('bitwise_or', 'bitwise_or', 'method', factory_110, ()),
    ('bitwise_xor', 'bitwise_xor', 'method', factory_110, ()),
    ('bitwise_left_shift', 'lshift', 'method', factory_110, ()),
    ('bitwise_right_shift', 'rshift', 'method', factory_110, ()),
    ('bitwise_not', 'bitwise_not', 'method', factory_112, ()),
    ('clamp', 'clamp', 'method', factory_115, ()),
    ('clip', 'clamp', 'method', factory_115, ()),
    ('where', 'where_method', 'method', factory_116, ()),
    ('masked_fill', 'masked_fill', 'method', factory_117, ()),
    ('addcmul', 'addcmul', 'method', factory_118, ()),
    ('addcdiv', 'addcdiv', 'method', factory_118, ()),
    ('lerp', 'lerp', 'method', factory_119, ()),
    ('reshape', 'reshape', 'method', factory_120, ()),
    ('view', 'view', 'method', factory_120, ()),
    ('view_as', 'view_as', 'method', factory_121, ()),
    ('reshape_as', 'reshape_as', 'method', factory_121, ()),
    ('detach', 'alias', 'method', factory_113, ()),
    ('view_of_all', 'alias', 'method', factory_113, ()),
    ('flatten', 'flatten', 'method', factory_122, ()),
    ('ravel', 'ravel', 'method', factory_113, ()),
    ('unflatten', 'unflatten', 'method', factory_123, ()),
    ('permute', 'permute', 'method', factory_124, ()),
    ('transpose', 'transpose', 'method', factory_125, ()),
    ('swapaxes', 'transpose', 'method', factory_125, ()),
    ('swapdims', 'transpose', 'method', factory_125, ()),
    ('t', 't', 'method', factory_113, ()),
    ('movedim', 'movedim', 'method', factory_126, ()),
    ('squeeze', 'squeeze', 'method', factory_127, ()),
    ('unsqueeze', 'unsqueeze', 'method', factory_128, ()),
    ('expand', 'expand', 'method', factory_129, ()),
    ('expand_as', 'expand_as', 'method', factory_121, ()),
    ('broadcast_to', 'broadcast_to', 'method', factory_130, ()),
    ('narrow', 'narrow', 'method', factory_131, ()),
    ('select', 'select', 'method', factory_132, ()),
    ('unbind', 'unbind', 'method', factory_133, ()),
    ('split', 'split', 'method', factory_134, ()),
    ('chunk', 'chunk', 'method', factory_135, ()),
    ('diagonal', 'diagonal', 'method', factory_136, ()),
    ('contiguous', 'contiguous', 'method', factory_137, ()),
    ('clone', 'clone', 'method', factory_137, ()),
    ('numpy', 'numpy', 'method', factory_138, ()),
    ('exp', 'exp', 'method', factory_112, ()),
    ('exp2', 'exp2', 'method', factory_112, ()),
    ('expm1', 'expm1', 'method', factory_112, ()),
    ('log', 'log', 'method', factory_112, ()),
    ('log2', 'log2', 'method', factory_112, ()),
    ('log10', 'log10', 'method', factory_112, ()),
    ('log1p', 'log1p', 'method', factory_112, ()),
    ('sin', 'sin', 'method', factory_112, ()),
    ('cos', 'cos', 'method', factory_112, ()),
    ('tan', 'tan', 'method', factory_112, ()),
    ('asin', 'asin', 'method', factory_112, ()),
    ('acos', 'acos', 'method', factory_112, ()),
    ('atan', 'atan', 'method', factory_112, ()),
    ('sinh', 'sinh', 'method', factory_112, ()),
    ('cosh', 'cosh', 'method', factory_112, ()),
    ('tanh', 'tanh', 'method', factory_112, ()),
    ('erf', 'erf', 'method', factory_112, ()),
    ('erfc', 'erfc', 'method', factory_112, ()),
    ('sqrt', 'sqrt', 'method', factory_112, ()),
    ('rsqrt', 'rsqrt', 'method', factory_112, ()),
    ('reciprocal', 'reciprocal', 'method', factory_112, ()),
    ('sigmoid', 'sigmoid', 'method', factory_112, ()),
    ('relu', 'relu', 'method', factory_139, ()),
    ('floor', 'floor', 'method', factory_112, ()),
    ('ceil', 'ceil', 'method', factory_112, ()),
    ('trunc', 'trunc', 'method', factory_112, ()),
    ('rint', 'rint', 'method', factory_112, ()),
    ('round', 'round', 'method', factory_140, ()),
    ('sign', 'sign', 'method', factory_112, ()),
    ('isnan', 'isnan', 'method', factory_139, ()),
    ('isfinite', 'isfinite', 'method', factory_139, ()),
    ('isinf', 'isinf', 'method', factory_139, ()),
    ('signbit', 'signbit', 'method', factory_112, ()),
    ('atan2', 'atan2', 'method', factory_110, ()),
    ('hypot', 'hypot', 'method', factory_110, ()),
    ('sum', 'sum', 'method', factory_141, ()),
    ('prod', 'prod', 'method', factory_141, ()),
    ('mean', 'mean', 'method', factory_141, ()),
    ('amax', 'amax', 'method', factory_142, ()),
    ('amin', 'amin', 'method', factory_142, ()),
    ('any', 'any', 'method', factory_142, ()),
    ('all', 'all', 'method', factory_142, ()),
    ('argmax', 'argmax', 'method', factory_143, ()),
    ('argmin', 'argmin', 'method', factory_143, ()),
    ('max', 'max', 'method', factory_144, ()),
    ('min', 'min', 'method', factory_144, ()),
    ('var', 'var', 'method', factory_145, ()),
    ('std', 'std', 'method', factory_145, ()),
    ('norm', 'norm', 'method', factory_146, ()),
    ('softmax', 'softmax', 'method', factory_147, ()),
    ('log_softmax', 'log_softmax', 'method', factory_147, ()),
    ('cumsum', 'cumsum', 'method', factory_148, ()),
    ('to', 'to', 'method', factory_149, ()),
    ('type_as', 'type_as', 'method', factory_121, ()),
    ('float', 'to_float', 'method', factory_113, ()),
    ('double', 'to_double', 'method', factory_113, ()),
    ('short', 'to_short', 'method', factory_113, ()),
    ('int', 'to_int', 'method', factory_113, ()),
    ('long', 'to_long', 'method', factory_113, ()),
    ('bool', 'to_bool', 'method', factory_113, ()),
    ('new_zeros', 'new_zeros', 'method', factory_150, ()),
    ('new_ones', 'new_ones', 'method', factory_150, ()),
    ('new_empty', 'new_empty', 'method', factory_150, ()),
    ('new_full', 'new_full', 'method', factory_151, ()),
    ('new_tensor', 'new_tensor', 'method', factory_152, ()),
    ('copy_', 'copy_', 'method', factory_153, ()),
    ('fill_', 'fill_', 'method', factory_154, ()),
    ('zero_', 'zero_', 'method', factory_113, ()),
    ('uniform_', 'uniform_', 'method', factory_155, ()),
    ('normal_', 'normal_', 'method', factory_156, ()),
    ('bernoulli', 'bernoulli', 'method', factory_113, ()),
    ('matmul', 'matmul', 'method', factory_157, ()),
    ('mm', 'mm', 'method', factory_158, ()),
    ('bmm', 'bmm', 'method', factory_158, ()),
    ('mv', 'mv', 'method', factory_159, ()),
    ('dot', 'dot', 'method', factory_160, ()),
    ('outer', 'outer', 'method', factory_161, ()),
    ('ger', 'outer', 'method', factory_161, ()),
    ('addmm', 'addmm', 'method', factory_162, ()),
    ('index_select', 'index_select', 'method', factory_163, ()),
    ('gather', 'gather', 'method', factory_163, ()),
    ('nonzero', 'nonzero', 'method', factory_164, ()),
    ('masked_select', 'masked_select', 'method', factory_165, ()),
    ('sort', 'sort', 'method', factory_166, ()),
    ('argsort', 'argsort', 'method', factory_166, ()),
    ('topk', 'topk', 'method', factory_167, ()),
    ('tril', 'tril', 'method', factory_168, ()),
    ('triu', 'triu', 'method', factory_168, ()),
    ('repeat', 'repeat', 'method', factory_169, ()),
    ('flip', 'flip', 'method', factory_124, ()),
    ('item', 'item', 'method', factory_170, ()),
    ('tolist', 'tolist', 'method', factory_170, ()),
    ('is_nonzero', 'is_nonzero', 'method', factory_170, ()),
    ('equal', 'equal', 'method', factory_171, ()),
    ('allclose', 'allclose', 'method', factory_172, ()),
    ('add_', 'add', 'inplace', factory_173, ()),
    ('sub_', 'sub', 'inplace', factory_173, ()),
    ('subtract_', 'sub', 'inplace', factory_173, ()),
    ('mul_', 'mul', 'inplace', factory_174, ()),
    ('multiply_', 'mul', 'inplace', factory_174, ()),
    ('true_divide_', 'true_divide', 'inplace', factory_174, ()),
    ('floor_divide_', 'floor_divide', 'inplace', factory_174, ()),
    ('remainder_', 'remainder', 'inplace', factory_174, ()),
    ('fmod_', 'fmod', 'inplace', factory_174, ()),
    ('div_', 'div', 'inplace', factory_175, ()),
    ('divide_', 'div', 'inplace', factory_175, ()),
    ('neg_', 'negative', 'inplace', factory_176, ()),
    ('negative_', 'negative', 'inplace', factory_176, ()),
    ('abs_', 'abs', 'inplace', factory_176, ()),
    ('absolute_', 'abs', 'inplace', factory_176, ()),
    ('square_', 'square', 'inplace', factory_176, ()),
    ('pow_', 'pow', 'inplace', factory_177, ()),
    ('lt_', 'lt', 'inplace', factory_174, ()),
    ('less_', 'lt', 'inplace', factory_174, ()),
    ('le_', 'le', 'inplace', factory_174, ()),
    ('less_equal_', 'le', 'inplace', factory_174, ()),
    ('gt_', 'gt', 'inplace', factory_174, ()),
    ('greater_', 'gt', 'inplace', factory_174, ()),
    ('ge_', 'ge', 'inplace', factory_174, ()),
    ('greater_equal_', 'ge', 'inplace', factory_174, ()),
    ('ne_', 'ne', 'inplace', factory_174, ()),
    ('not_equal_', 'ne', 'inplace', factory_174, ()),
    ('eq_', 'eq', 'inplace', factory_174, ()),
    ('logical_and_', 'logical_and', 'inplace', factory_174, ()),
    ('logical_or_', 'logical_or', 'inplace', factory_174, ()),
    ('logical_xor_', 'logical_xor', 'inplace', factory_174, ()),
    ('logical_not_', 'logical_not', 'inplace', factory_176, ()),
    ('bitwise_and_', 'bitwise_and', 'inplace', factory_174, ()),
    ('bitwise_or_', 'bitwise_or', 'inplace', factory_174, ()),
    ('bitwise_xor_', 'bitwise_xor', 'inplace', factory_174, ()),
    ('bitwise_left_shift_', 'lshift', 'inplace', factory_174, ()),
    ('bitwise_right_shift_', 'rshift', 'inplace', factory_174, ()),
    ('bitwise_not_', 'bitwise_not', 'inplace', factory_176, ()),
    ('clamp_', 'clamp', 'inplace', factory_178, ()),
    ('clip_', 'clamp', 'inplace', factory_178, ()),
    ('masked_fill_', 'masked_fill', 'inplace', factory_179, ()),
    ('addcmul_', 'addcmul', 'inplace', factory_180, ()),
    ('addcdiv_', 'addcdiv', 'inplace', factory_180, ()),
    ('lerp_', 'lerp', 'inplace', factory_181, ()),
    ('exp_', 'exp', 'inplace', factory_176, ()),
    ('exp2_', 'exp2', 'inplace', factory_176, ()),
    ('expm1_', 'expm1', 'inplace', factory_176, ()),
    ('log_', 'log', 'inplace', factory_176, ()),
    ('log2_', 'log2', 'inplace', factory_176, ()),
    ('log10_', 'log10', 'inplace', factory_176, ()),
    ('log1p_', 'log1p', 'inplace', factory_176, ()),
    ('sin_', 'sin', 'inplace', factory_176, ()),
    ('cos_', 'cos', 'inplace', factory_176, ()),
    ('tan_', 'tan', 'inplace', factory_176, ()),
    ('asin_', 'asin', 'inplace', factory_176, ()),
    ('acos_', 'acos', 'inplace', factory_176, ()),
    ('atan_', 'atan', 'inplace', factory_176, ()),
    ('sinh_', 'sinh', 'inplace', factory_176, ()),
    ('cosh_', 'cosh', 'inplace', factory_176, ()),
    ('tanh_', 'tanh', 'inplace', factory_176, ()),
    ('erf_', 'erf', 'inplace', factory_176, ()),
    ('erfc_', 'erfc', 'inplace', factory_176, ()),
    ('sqrt_', 'sqrt', 'inplace', factory_176, ()),
    ('rsqrt_', 'rsqrt', 'inplace', factory_176, ()),
    ('reciprocal_', 'reciprocal', 'inplace', factory_176, ()),
    ('sigmoid_', 'sigmoid', 'inplace', factory_176, ()),
    ('relu_', 'relu', 'inplace', factory_176, ()),
    ('floor_', 'floor', 'inplace', factory_176, ()),
    ('ceil_', 'ceil', 'inplace', factory_176, ()),
    ('trunc_', 'trunc', 'inplace', factory_176, ()),
    ('rint_', 'rint', 'inplace', factory_176, ()),
    ('round_', 'round', 'inplace', factory_182, ()),
    ('sign_', 'sign', 'inplace', factory_176, ()),
    ('atan2_', 'atan2', 'inplace', factory_174, ()),
    ('hypot_', 'hypot', 'inplace', factory_174, ()),
    ('addmm_', 'addmm', 'inplace', factory_183, ()),
)
