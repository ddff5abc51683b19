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
    def operation(input, *shape):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), shape)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, start_dim=0, end_dim=-1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), start_dim, end_dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, dim, sizes, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, sizes)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, *dims):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dims)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(input, dim0, dim1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim0, dim1)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(input, source, destination):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), source, destination)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(input, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(input, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(input, size):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(input, dim, start, length, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, start, length)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_11(_row, _build):
    def operation(input, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_12(_row, _build):
    def operation(input, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_13(_row, _build):
    def operation(input, split_size_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), split_size_or_sections, dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_14(_row, _build):
    def operation(input, chunks, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), chunks, dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_15(_row, _build):
    def operation(input, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), offset, dim1, dim2)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_16(_row, _build):
    def operation(input, *, memory_format=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), memory_format)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_17(_row, _build):
    def operation(ndarray):
        result = _build(_EAGER, ndarray._array if isinstance(ndarray, _Tensor) else _operand(_row, 'ndarray', 1, ndarray))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_18(_row, _build):
    def operation(input, other, *, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_19(_row, _build):
    def operation(input, other):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_20(_row, _build):
    def operation(input, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_21(_row, _build):
    def operation(input, other, *, rounding_mode=None, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_22(_row, _build):
    def operation(input, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_23(_row, _build):
    def operation(input, exponent, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_24(_row, _build):
    def operation(condition, input=None, other=None):
        result = _build(_EAGER, condition._array if isinstance(condition, _Tensor) else _wrong(_row, 'condition', 1, condition), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 3, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_25(_row, _build):
    def operation(input, min=None, max=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_26(_row, _build):
    def operation(input, mask, value):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_27(_row, _build):
    def operation(input, tensor1, tensor2, *, value=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_28(_row, _build):
    def operation(input, end, weight):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
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
    def operation(input, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_34(_row, _build):
    def operation(input, mat2, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_35(_row, _build):
    def operation(input, vec, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_36(_row, _build):
    def operation(input, tensor, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_37(_row, _build):
    def operation(input, vec2):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_38(_row, _build):
    def operation(input, mat1, mat2, *, beta=1, alpha=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_39(_row, _build):
    def operation(input, weight, bias=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_40(_row, _build):
    def operation(*size, dtype=None, device=None, requires_grad=False, layout=None, pin_memory=False):
        result = _build(_EAGER, size, dtype, device, requires_grad, layout, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_41(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False, memory_format=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad, memory_format)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_42(_row, _build):
    def operation(size, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, size, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_43(_row, _build):
    def operation(input, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_44(_row, _build):
    def operation(start=0, end=None, step=1, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, step, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_45(_row, _build):
    def operation(start, end, steps, *, dtype=None, device=None, requires_grad=False, out=None):
        if out is not None: _out(_EAGER, _row, (start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, dtype, device, requires_grad,), out._array); return out
        result = _build(_EAGER, start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_46(_row, _build):
    def operation(n, m=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, n, m, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_47(_row, _build):
    def operation(data, *, dtype=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, _data(data), dtype, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_48(_row, _build):
    def operation(data, dtype=None, device=None):
        result = _build(_EAGER, _data(data), dtype, device)
        if isinstance(data, _Tensor) and result is data._array: return data
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_49(_row, _build):
    def operation(*tensors, indexing='ij'):
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors), indexing)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_50(_row, _build):
    def operation(seed):
        result = _build(_EAGER, seed)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_51(_row, _build):
    def operation(*size, dtype=None, device=None, requires_grad=False, generator=None):
        result = _build(_EAGER, size, dtype, device, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_52(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_53(_row, _build):
    def operation(low, high=None, size=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, low, high, size, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_54(_row, _build):
    def operation(n, dtype=None, device=None):
        result = _build(_EAGER, n, dtype, device)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_55(_row, _build):
    def operation(input, p=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_56(_row, _build):
    def operation(input, p=0.5, training=True, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, training, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_57(_row, _build):
    def operation(input, low, high=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), low, high, dtype, device, requires_grad)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_58(_row, _build):
    def operation(mean, std=1.0, size=None, *, dtype=None, device=None, layout=None, requires_grad=False, generator=None):
        result = _build(_EAGER, mean._array if isinstance(mean, _Tensor) else _operand(_row, 'mean', 1, mean), std._array if isinstance(std, _Tensor) else _operand(_row, 'std', 2, std), size, dtype, device, layout, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_59(_row, _build):
    def operation(input, num_samples, replacement=False, *, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), num_samples, replacement, generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_60(_row, _build):
    def operation(input, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_61(_row, _build):
    def operation(input, bins=100, min=0, max=0, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins, min, max,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins, min, max)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_62(_row, _build):
    def operation(input, bins, *, range=None, weight=None, density=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins._array if isinstance(bins, _Tensor) else _operand(_row, 'bins', 2, bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_63(_row, _build):
    def operation(input, bins, range=None, weight=None, density=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_64(_row, _build):
    def operation(input, weights=None, minlength=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weights._array if isinstance(weights, _Tensor) else _operand(_row, 'weights', 2, weights), minlength)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_65(_row, _build):
    def operation(input, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_66(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_67(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_68(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim._array if isinstance(dim, _Tensor) else _operand(_row, 'dim', 2, dim), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_69(_row, _build):
    def operation(input, dim=None, unbiased=True, keepdim=False, *, correction=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, keepdim, correction,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, keepdim, correction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_70(_row, _build):
    def operation(input, dim=None, unbiased=True, keepdim=False, *, correction=None, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, keepdim, correction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_71(_row, _build):
    def operation(input, dim, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_72(_row, _build):
    def operation(input, dim, *, dtype=None, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_73(_row, _build):
    def operation(input, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_74(_row, _build):
    def operation(input, *, as_tuple=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_75(_row, _build):
    def operation(input, mask):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_76(_row, _build):
    def operation(input, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_77(_row, _build):
    def operation(input, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_78(_row, _build):
    def operation(input, diagonal=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_79(_row, _build):
    def operation(tensors, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_80(_row, _build):
    def operation(*tensors):
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_81(_row, _build):
    def operation(input, dim, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_82(_row, _build):
    def operation(input, ord=2, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_83(_row, _build):
    def operation(input, ord='fro', dim=(-2, -1), keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_84(_row, _build):
    def operation(input, ord=None, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_85(_row, _build):
    def operation(input, p='fro', dim=None, keepdim=False, dtype=None, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_86(_row, _build):
    def operation(input, other, p=2):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_87(_row, _build):
    def operation(x1, x2, p=2.0, compute_mode='use_mm_for_euclid_dist_if_necessary'):
        result = _build(_EAGER, x1._array if isinstance(x1, _Tensor) else _wrong(_row, 'x1', 1, x1), x2._array if isinstance(x2, _Tensor) else _wrong(_row, 'x2', 2, x2), p, compute_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_88(_row, _build):
    def operation(input, p, dim, maxnorm, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, dim, maxnorm)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_89(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return result

    return operation


def factory_90(_row, _build):
    def operation(input, other):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_91(_row, _build):
    def operation(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol, atol, equal_nan)
        return result

    return operation


def factory_92(_row, _build):
    def operation(start, end, steps, base=10.0, *, dtype=None, device=None, requires_grad=False, out=None):
        if out is not None: _out(_EAGER, _row, (start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, base, dtype, device, requires_grad,), out._array); return out
        result = _build(_EAGER, start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, base, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_93(_row, _build):
    def operation(start, end, step=1, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, step, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_94(_row, _build):
    def operation(input, r=2, with_replacement=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), r, with_replacement)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_95(_row, _build):
    def operation(input, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_96(_row, _build):
    def operation(input, dim, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_97(_row, _build):
    def operation(input, n=1, dim=-1, prepend=None, append=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_98(_row, _build):
    def operation(input, *, spacing=1, dim=None, edge_order=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(spacing), dim, edge_order)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_99(_row, _build):
    def operation(y, x=None, *, dx=None, dim=-1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, y._array if isinstance(y, _Tensor) else _wrong(_row, 'y', 1, y), x._array if isinstance(x, _Tensor) else _operand(_row, 'x', 2, x), dx, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_100(_row, _build):
    def operation(input, sorted=True, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), sorted, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_101(_row, _build):
    def operation(input, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_102(_row, _build):
    def operation(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None, out=None):
        if out is not None: _out(_EAGER, _row, (sorted_sequence._array if isinstance(sorted_sequence, _Tensor) else _wrong(_row, 'sorted_sequence', 1, sorted_sequence), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input), out_int32, right, side, sorter._array if isinstance(sorter, _Tensor) else _operand(_row, 'sorter', 6, sorter),), out._array); return out
        result = _build(_EAGER, sorted_sequence._array if isinstance(sorted_sequence, _Tensor) else _wrong(_row, 'sorted_sequence', 1, sorted_sequence), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input), out_int32, right, side, sorter._array if isinstance(sorter, _Tensor) else _operand(_row, 'sorter', 6, sorter))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_103(_row, _build):
    def operation(input, boundaries, *, out_int32=False, right=False, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), boundaries._array if isinstance(boundaries, _Tensor) else _wrong(_row, 'boundaries', 2, boundaries), out_int32, right,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), boundaries._array if isinstance(boundaries, _Tensor) else _wrong(_row, 'boundaries', 2, boundaries), out_int32, right)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_104(_row, _build):
    def operation(elements, test_elements, *, assume_unique=False, invert=False):
        result = _build(_EAGER, elements._array if isinstance(elements, _Tensor) else _operand(_row, 'elements', 1, elements), test_elements._array if isinstance(test_elements, _Tensor) else _operand(_row, 'test_elements', 2, test_elements), assume_unique, invert)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_105(_row, _build):
    def operation(input, *, size, fill_value=-1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, fill_value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_106(_row, _build):
    def operation(input, *, dim=None, keepdim=False, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_107(_row, _build):
    def operation(input, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_108(_row, _build):
    def operation(input, k, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), k, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_109(_row, _build):
    def operation(input, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_110(_row, _build):
    def operation(input, q, dim=None, keepdim=False, *, interpolation='linear', axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_111(_row, _build):
    def operation(input, *, correction=1, fweights=None, aweights=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), correction, fweights._array if isinstance(fweights, _Tensor) else _operand(_row, 'fweights', 3, fweights), aweights._array if isinstance(aweights, _Tensor) else _operand(_row, 'aweights', 4, aweights))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_112(_row, _build):
    def operation(self, *shape):
        result = _build(_EAGER, self._array, shape)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_113(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_114(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_115(_row, _build):
    def operation(self, start_dim=0, end_dim=-1):
        result = _build(_EAGER, self._array, start_dim, end_dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_116(_row, _build):
    def operation(self, dim, sizes, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, sizes)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_117(_row, _build):
    def operation(self, *dims):
        result = _build(_EAGER, self._array, dims)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_118(_row, _build):
    def operation(self, dim0, dim1):
        result = _build(_EAGER, self._array, dim0, dim1)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_119(_row, _build):
    def operation(self, source, destination):
        result = _build(_EAGER, self._array, source, destination)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_120(_row, _build):
    def operation(self, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_121(_row, _build):
    def operation(self, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_122(_row, _build):
    def operation(self, *size):
        result = _build(_EAGER, self._array, size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_123(_row, _build):
    def operation(self, size):
        result = _build(_EAGER, self._array, size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_124(_row, _build):
    def operation(self, dim, start, length, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, start, length)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_125(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_126(_row, _build):
    def operation(self, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_127(_row, _build):
    def operation(self, split_size_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, split_size_or_sections, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_128(_row, _build):
    def operation(self, chunks, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, chunks, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_129(_row, _build):
    def operation(self, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, self._array, offset, dim1, dim2)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_130(_row, _build):
    def operation(self, *, memory_format=None):
        result = _build(_EAGER, self._array, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_131(_row, _build):
    def operation(self, *, force=False):
        result = _build(_EAGER, self._array, force)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_132(_row, _build):
    def operation(self, target=None, dtype=None, non_blocking=False, copy=False, *, device=None, memory_format=None):
        result = _build(_EAGER, self._array, target._array if isinstance(target, _Tensor) else _operand(_row, 'target', 2, target), dtype, non_blocking, copy, device, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_133(_row, _build):
    def operation(self, other, *, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_134(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_135(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_136(_row, _build):
    def operation(self, other, *, rounding_mode=None, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_137(_row, _build):
    def operation(self, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array,), out._array); return out
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_138(_row, _build):
    def operation(self, exponent, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent),), out._array); return out
        result = _build(_EAGER, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_139(_row, _build):
    def operation(self, min=None, max=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max),), out._array); return out
        result = _build(_EAGER, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_140(_row, _build):
    def operation(self, condition, other):
        result = _build(_EAGER, self._array, condition._array if isinstance(condition, _Tensor) else _wrong(_row, 'condition', 2, condition), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 3, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_141(_row, _build):
    def operation(self, mask, value):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_142(_row, _build):
    def operation(self, tensor1, tensor2, *, value=1):
        result = _build(_EAGER, self._array, tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_143(_row, _build):
    def operation(self, end, weight):
        result = _build(_EAGER, self._array, end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_144(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_145(_row, _build):
    def operation(self, *, decimals=0, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, decimals,), out._array); return out
        result = _build(_EAGER, self._array, decimals)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_146(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_147(_row, _build):
    def operation(self, mat2, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2),), out._array); return out
        result = _build(_EAGER, self._array, mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_148(_row, _build):
    def operation(self, vec, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec),), out._array); return out
        result = _build(_EAGER, self._array, vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_149(_row, _build):
    def operation(self, tensor, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor),), out._array); return out
        result = _build(_EAGER, self._array, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_150(_row, _build):
    def operation(self, vec2):
        result = _build(_EAGER, self._array, vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_151(_row, _build):
    def operation(self, mat1, mat2, *, beta=1, alpha=1):
        result = _build(_EAGER, self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_152(_row, _build):
    def operation(self, *size, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, size, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_153(_row, _build):
    def operation(self, size, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, size, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 3, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_154(_row, _build):
    def operation(self, data, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, _data(data), dtype, device, requires_grad)
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
    def operation(self, from_=0.0, to=1.0):
        result = _build(_EAGER, self._array, from_, to)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_158(_row, _build):
    def operation(self, mean=0.0, std=1.0):
        result = _build(_EAGER, self._array, mean, std)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_159(_row, _build):
    def operation(self, p=None):
        result = _build(_EAGER, self._array, p)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_160(_row, _build):
    def operation(self, p=0.5):
        result = _build(_EAGER, self._array, p._array if isinstance(p, _Tensor) else _operand(_row, 'p', 2, p))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_161(_row, _build):
    def operation(self, p, *, generator=None):
        result = _build(_EAGER, self._array, p, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_162(_row, _build):
    def operation(self, lambd=1.0, *, generator=None):
        result = _build(_EAGER, self._array, lambd, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_163(_row, _build):
    def operation(self, median=0.0, sigma=1.0, *, generator=None):
        result = _build(_EAGER, self._array, median, sigma, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_164(_row, _build):
    def operation(self, mean=1.0, std=2.0, *, generator=None):
        result = _build(_EAGER, self._array, mean, std, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_165(_row, _build):
    def operation(self, from_=None, to=None, *, generator=None):
        result = _build(_EAGER, self._array, from_, to, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_166(_row, _build):
    def operation(self, num_samples, replacement=False, *, generator=None):
        result = _build(_EAGER, self._array, num_samples, replacement, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_167(_row, _build):
    def operation(self, bins=100, min=0, max=0, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, bins, min, max,), out._array); return out
        result = _build(_EAGER, self._array, bins, min, max)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_168(_row, _build):
    def operation(self, bins, *, range=None, weight=None, density=False):
        result = _build(_EAGER, self._array, bins._array if isinstance(bins, _Tensor) else _operand(_row, 'bins', 2, bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_169(_row, _build):
    def operation(self, weights=None, minlength=0):
        result = _build(_EAGER, self._array, weights._array if isinstance(weights, _Tensor) else _operand(_row, 'weights', 2, weights), minlength)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_170(_row, _build):
    def operation(self, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_171(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_172(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_173(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim._array if isinstance(dim, _Tensor) else _operand(_row, 'dim', 2, dim), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_174(_row, _build):
    def operation(self, dim=None, unbiased=True, keepdim=False, *, correction=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, unbiased, keepdim, correction,), out._array); return out
        result = _build(_EAGER, self._array, dim, unbiased, keepdim, correction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_175(_row, _build):
    def operation(self, dim, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_176(_row, _build):
    def operation(self, dim, *, dtype=None, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, dim, dtype,), out._array); return out
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_177(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_178(_row, _build):
    def operation(self, *, as_tuple=False):
        result = _build(_EAGER, self._array, as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_179(_row, _build):
    def operation(self, mask):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_180(_row, _build):
    def operation(self, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_181(_row, _build):
    def operation(self, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_182(_row, _build):
    def operation(self, diagonal=0):
        result = _build(_EAGER, self._array, diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_183(_row, _build):
    def operation(self, *repeats):
        result = _build(_EAGER, self._array, repeats)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_184(_row, _build):
    def operation(self, dim, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_185(_row, _build):
    def operation(self, p='fro', dim=None, keepdim=False, dtype=None, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, p, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_186(_row, _build):
    def operation(self, other, p=2):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_187(_row, _build):
    def operation(self, p, dim, maxnorm, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, p, dim, maxnorm)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_188(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return result

    return operation


def factory_189(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_190(_row, _build):
    def operation(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol, atol, equal_nan)
        return result

    return operation


def factory_191(_row, _build):
    def operation(self, *size):
        result = _build(_EAGER, self._array, size)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_192(_row, _build):
    def operation(self, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_193(_row, _build):
    def operation(self, dim, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, dim,), out._array); return out
        result = _build(_EAGER, self._array, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_194(_row, _build):
    def operation(self, n=1, dim=-1, prepend=None, append=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append),), out._array); return out
        result = _build(_EAGER, self._array, n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_195(_row, _build):
    def operation(self, sorted=True, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, sorted, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_196(_row, _build):
    def operation(self, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_197(_row, _build):
    def operation(self, *, size, fill_value=-1):
        result = _build(_EAGER, self._array, size, fill_value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_198(_row, _build):
    def operation(self, *, dim=None, keepdim=False, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_199(_row, _build):
    def operation(self, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_200(_row, _build):
    def operation(self, k, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, k, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_201(_row, _build):
    def operation(self, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_202(_row, _build):
    def operation(self, q, dim=None, keepdim=False, *, interpolation='linear', axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation,), out._array); return out
        result = _build(_EAGER, self._array, q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_203(_row, _build):
    def operation(self, *, correction=1, fweights=None, aweights=None):
        result = _build(_EAGER, self._array, correction, fweights._array if isinstance(fweights, _Tensor) else _operand(_row, 'fweights', 3, fweights), aweights._array if isinstance(aweights, _Tensor) else _operand(_row, 'aweights', 4, aweights))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_204(_row, _build):
    def operation(self, other, *, alpha=1):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return self

    return operation


def factory_205(_row, _build):
    def operation(self, other):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return self

    return operation


def factory_206(_row, _build):
    def operation(self, other, *, rounding_mode=None):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return self

    return operation


def factory_207(_row, _build):
    def operation(self):
        _inplace(_EAGER, _row, self._array)
        return self

    return operation


def factory_208(_row, _build):
    def operation(self, exponent):
        _inplace(_EAGER, _row, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return self

    return operation


def factory_209(_row, _build):
    def operation(self, min=None, max=None):
        _inplace(_EAGER, _row, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return self

    return operation


def factory_210(_row, _build):
    def operation(self, mask, value):
        _inplace(_EAGER, _row, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return self

    return operation


def factory_211(_row, _build):
    def operation(self, tensor1, tensor2, *, value=1):
        _inplace(_EAGER, _row, self._array, tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return self

    return operation


def factory_212(_row, _build):
    def operation(self, end, weight):
        _inplace(_EAGER, _row, self._array, end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return self

    return operation


def factory_213(_row, _build):
    def operation(self, *, decimals=0):
        _inplace(_EAGER, _row, self._array, decimals)
        return self

    return operation


def factory_214(_row, _build):
    def operation(self, mat1, mat2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return self

    return operation


def factory_215(_row, _build):
    def operation(self, dim, *, dtype=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, dtype)
        return self

    return operation


def factory_216(_row, _build):
    def operation(self, p, dim, maxnorm, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, p, dim, maxnorm)
        return self

    return operation


# name, row, kind, factory, public names in the namespace
TABLE = (
    ('reshape', 'reshape', 'function', factory_0, ('reshape',)),
    ('flatten', 'flatten', 'function', factory_1, ('flatten',)),
    ('ravel', 'ravel', 'function', factory_2, ('ravel',)),
    ('unflatten', 'unflatten', 'function', factory_3, ('unflatten',)),
    ('permute', 'permute', 'function', factory_4, ('permute',)),
    ('transpose', 'transpose', 'function', factory_5, ('transpose', 'swapaxes', 'swapdims')),
    ('t', 't', 'function', factory_2, ('t',)),
    ('movedim', 'movedim', 'function', factory_6, ('movedim',)),
    ('squeeze', 'squeeze', 'function', factory_7, ('squeeze',)),
    ('unsqueeze', 'unsqueeze', 'function', factory_8, ('unsqueeze',)),
    ('broadcast_to', 'broadcast_to', 'function', factory_9, ('broadcast_to',)),
    ('narrow', 'narrow', 'function', factory_10, ('narrow',)),
    ('select', 'select', 'function', factory_11, ('select',)),
    ('unbind', 'unbind', 'function', factory_12, ('unbind',)),
    ('split', 'split', 'function', factory_13, ('split',)),
    ('chunk', 'chunk', 'function', factory_14, ('chunk',)),
    ('diagonal', 'diagonal', 'function', factory_15, ('diagonal',)),
    ('contiguous', 'contiguous', 'function', factory_16, ('contiguous',)),
    ('clone', 'clone', 'function', factory_16, ('clone',)),
    ('from_numpy', 'from_numpy', 'function', factory_17, ('from_numpy',)),
    ('add', 'add', 'function', factory_18, ('add',)),
    ('sub', 'sub', 'function', factory_18, ('sub', 'subtract')),
    ('rsub', 'rsub', 'function', factory_19, ('rsub',)),
    ('mul', 'mul', 'function', factory_20, ('mul', 'multiply')),
    ('true_divide', 'true_divide', 'function', factory_20, ('true_divide',)),
    ('floor_divide', 'floor_divide', 'function', factory_20, ('floor_divide',)),
    ('remainder', 'remainder', 'function', factory_20, ('remainder',)),
    ('fmod', 'fmod', 'function', factory_20, ('fmod',)),
    ('div', 'div', 'function', factory_21, ('div', 'divide')),
    ('negative', 'negative', 'function', factory_22, ('negative', 'neg')),
    ('positive', 'positive', 'function', factory_2, ('positive',)),
    ('abs', 'abs', 'function', factory_22, ('abs', 'absolute')),
    ('square', 'square', 'function', factory_22, ('square',)),
    ('pow', 'pow', 'function', factory_23, ('pow',)),
    ('lt', 'lt', 'function', factory_20, ('lt', 'less')),
    ('le', 'le', 'function', factory_20, ('le', 'less_equal')),
    ('gt', 'gt', 'function', factory_20, ('gt', 'greater')),
    ('ge', 'ge', 'function', factory_20, ('ge', 'greater_equal')),
    ('ne', 'ne', 'function', factory_20, ('ne', 'not_equal')),
    ('eq', 'eq', 'function', factory_20, ('eq',)),
    ('maximum', 'maximum', 'function', factory_20, ('maximum',)),
    ('minimum', 'minimum', 'function', factory_20, ('minimum',)),
    ('logical_and', 'logical_and', 'function', factory_20, ('logical_and',)),
    ('logical_or', 'logical_or', 'function', factory_20, ('logical_or',)),
    ('logical_xor', 'logical_xor', 'function', factory_20, ('logical_xor',)),
    ('logical_not', 'logical_not', 'function', factory_22, ('logical_not',)),
    ('bitwise_and', 'bitwise_and', 'function', factory_20, ('bitwise_and',)),
    ('bitwise_or', 'bitwise_or', 'function', factory_20, ('bitwise_or',)),
    ('bitwise_xor', 'bitwise_xor', 'function', factory_20, ('bitwise_xor',)),
    ('lshift', 'lshift', 'function', factory_20, ('lshift', 'bitwise_left_shift')),
    ('rshift', 'rshift', 'function', factory_20, ('rshift', 'bitwise_right_shift')),
    ('bitwise_not', 'bitwise_not', 'function', factory_22, ('bitwise_not',)),
    ('where', 'where', 'function', factory_24, ('where',)),
    ('clamp', 'clamp', 'function', factory_25, ('clamp', 'clip')),
    ('masked_fill', 'masked_fill', 'function', factory_26, ('masked_fill',)),
    ('addcmul', 'addcmul', 'function', factory_27, ('addcmul',)),
    ('addcdiv', 'addcdiv', 'function', factory_27, ('addcdiv',)),
    ('lerp', 'lerp', 'function', factory_28, ('lerp',)),
    ('exp', 'exp', 'function', factory_22, ('exp',)),
    ('exp2', 'exp2', 'function', factory_22, ('exp2',)),
    ('expm1', 'expm1', 'function', factory_22, ('expm1',)),
    ('log', 'log', 'function', factory_22, ('log',)),
    ('log2', 'log2', 'function', factory_22, ('log2',)),
    ('log10', 'log10', 'function', factory_22, ('log10',)),
    ('log1p', 'log1p', 'function', factory_22, ('log1p',)),
    ('sin', 'sin', 'function', factory_22, ('sin',)),
    ('cos', 'cos', 'function', factory_22, ('cos',)),
    ('tan', 'tan', 'function', factory_22, ('tan',)),
    ('asin', 'asin', 'function', factory_22, ('asin',)),
    ('acos', 'acos', 'function', factory_22, ('acos',)),
    ('atan', 'atan', 'function', factory_22, ('atan',)),
    ('sinh', 'sinh', 'function', factory_22, ('sinh',)),
    ('cosh', 'cosh', 'function', factory_22, ('cosh',)),
    ('tanh', 'tanh', 'function', factory_22, ('tanh',)),
    ('erf', 'erf', 'function', factory_22, ('erf',)),
    ('erfc', 'erfc', 'function', factory_22, ('erfc',)),
    ('sqrt', 'sqrt', 'function', factory_22, ('sqrt',)),
    ('rsqrt', 'rsqrt', 'function', factory_22, ('rsqrt',)),
    ('reciprocal', 'reciprocal', 'function', factory_22, ('reciprocal',)),
    ('sigmoid', 'sigmoid', 'function', factory_22, ('sigmoid',)),
    ('relu', 'relu', 'function', factory_29, ('relu',)),
    ('silu', 'silu', 'function', factory_29, ('silu',)),
    ('gelu', 'gelu', 'function', factory_30, ('gelu',)),
    ('leaky_relu', 'leaky_relu', 'function', factory_31, ('leaky_relu',)),
    ('floor', 'floor', 'function', factory_22, ('floor',)),
    ('ceil', 'ceil', 'function', factory_22, ('ceil',)),
    ('trunc', 'trunc', 'function', factory_22, ('trunc',)),
    ('rint', 'rint', 'function', factory_22, ('rint',)),
    ('round', 'round', 'function', factory_32, ('round',)),
    ('sign', 'sign', 'function', factory_22, ('sign',)),
    ('isnan', 'isnan', 'function', factory_29, ('isnan',)),
    ('isfinite', 'isfinite', 'function', factory_29, ('isfinite',)),
    ('isinf', 'isinf', 'function', factory_29, ('isinf',)),
    ('signbit', 'signbit', 'function', factory_22, ('signbit',)),
    ('atan2', 'atan2', 'function', factory_20, ('atan2',)),
    ('hypot', 'hypot', 'function', factory_20, ('hypot',)),
    ('matmul', 'matmul', 'function', factory_33, ('matmul',)),
    ('mm', 'mm', 'function', factory_34, ('mm',)),
    ('bmm', 'bmm', 'function', factory_34, ('bmm',)),
    ('mv', 'mv', 'function', factory_35, ('mv',)),
    ('dot', 'dot', 'function', factory_36, ('dot',)),
    ('outer', 'outer', 'function', factory_37, ('outer', 'ger')),
    ('addmm', 'addmm', 'function', factory_38, ('addmm',)),
    ('linear', 'linear', 'function', factory_39, ('linear',)),
    ('zeros', 'zeros', 'function', factory_40, ('zeros',)),
    ('ones', 'ones', 'function', factory_40, ('ones',)),
    ('empty', 'empty', 'function', factory_40, ('empty',)),
    ('zeros_like', 'zeros_like', 'function', factory_41, ('zeros_like',)),
    ('ones_like', 'ones_like', 'function', factory_41, ('ones_like',)),
    ('empty_like', 'empty_like', 'function', factory_41, ('empty_like',)),
    ('full', 'full', 'function', factory_42, ('full',)),
    ('full_like', 'full_like', 'function', factory_43, ('full_like',)),
    ('arange', 'arange', 'function', factory_44, ('arange',)),
    ('linspace', 'linspace', 'function', factory_45, ('linspace',)),
    ('eye', 'eye', 'function', factory_46, ('eye',)),
    ('tensor', 'tensor', 'function', factory_47, ('tensor',)),
    ('as_tensor', 'as_tensor', 'function', factory_48, ('as_tensor',)),
    ('meshgrid', 'meshgrid', 'function', factory_49, ('meshgrid',)),
    ('manual_seed', 'manual_seed', 'function', factory_50, ('manual_seed',)),
    ('rand', 'rand', 'function', factory_51, ('rand',)),
    ('rand_like', 'rand_like', 'function', factory_52, ('rand_like',)),
    ('randn', 'randn', 'function', factory_51, ('randn',)),
    ('randn_like', 'randn_like', 'function', factory_52, ('randn_like',)),
    ('randint', 'randint', 'function', factory_53, ('randint',)),
    ('randperm', 'randperm', 'function', factory_54, ('randperm',)),
    ('bernoulli', 'bernoulli', 'function', factory_55, ('bernoulli',)),
    ('dropout', 'dropout', 'function', factory_56, ('dropout',)),
    ('randint_like', 'randint_like', 'function', factory_57, ('randint_like',)),
    ('normal', 'normal', 'function', factory_58, ('normal',)),
    ('multinomial', 'multinomial', 'function', factory_59, ('multinomial',)),
    ('poisson', 'poisson', 'function', factory_60, ('poisson',)),
    ('histc', 'histc', 'function', factory_61, ('histc',)),
    ('histogram', 'histogram', 'function', factory_62, ('histogram',)),
    ('histogramdd', 'histogramdd', 'function', factory_63, ('histogramdd',)),
    ('bincount', 'bincount', 'function', factory_64, ('bincount',)),
    ('sum', 'sum', 'function', factory_65, ('sum',)),
    ('prod', 'prod', 'function', factory_65, ('prod',)),
    ('mean', 'mean', 'function', factory_65, ('mean',)),
    ('amax', 'amax', 'function', factory_66, ('amax',)),
    ('amin', 'amin', 'function', factory_66, ('amin',)),
    ('any', 'any', 'function', factory_66, ('any',)),
    ('all', 'all', 'function', factory_66, ('all',)),
    ('argmax', 'argmax', 'function', factory_67, ('argmax',)),
    ('argmin', 'argmin', 'function', factory_67, ('argmin',)),
    ('max', 'max', 'function', factory_68, ('max',)),
    ('min', 'min', 'function', factory_68, ('min',)),
    ('var', 'var', 'function', factory_69, ('var',)),
    ('std', 'std', 'function', factory_69, ('std',)),
    ('var_mean', 'var_mean', 'function', factory_70, ('var_mean',)),
    ('std_mean', 'std_mean', 'function', factory_70, ('std_mean',)),
    ('softmax', 'softmax', 'function', factory_71, ('softmax', 'special.softmax')),
    ('log_softmax', 'log_softmax', 'function', factory_71, ('log_softmax', 'special.log_softmax')),
    ('cumsum', 'cumsum', 'function', factory_72, ('cumsum',)),
    ('index_select', 'index_select', 'function', factory_73, ('index_select',)),
    ('gather', 'gather', 'function', factory_73, ('gather',)),
    ('nonzero', 'nonzero', 'function', factory_74, ('nonzero',)),
    ('masked_select', 'masked_select', 'function', factory_75, ('masked_select',)),
    ('sort', 'sort', 'function', factory_76, ('sort',)),
    ('argsort', 'argsort', 'function', factory_76, ('argsort',)),
    ('topk', 'topk', 'function', factory_77, ('topk',)),
    ('tril', 'tril', 'function', factory_78, ('tril',)),
    ('triu', 'triu', 'function', factory_78, ('triu',)),
    ('cat', 'cat', 'function', factory_79, ('cat',)),
    ('stack', 'stack', 'function', factory_79, ('stack',)),
    ('flip', 'flip', 'function', factory_4, ('flip',)),
    ('broadcast_tensors', 'broadcast_tensors', 'function', factory_80, ('broadcast_tensors',)),
    ('logsumexp', 'logsumexp', 'function', factory_81, ('logsumexp', 'special.logsumexp')),
    ('vector_norm', 'linalg.vector_norm', 'function', factory_82, ('linalg.vector_norm',)),
    ('matrix_norm', 'linalg.matrix_norm', 'function', factory_83, ('linalg.matrix_norm',)),
    ('norm', 'linalg.norm', 'function', factory_84, ('linalg.norm',)),
    ('norm', 'norm', 'function', factory_85, ('norm',)),
    ('dist', 'dist', 'function', factory_86, ('dist',)),
    ('cdist', 'cdist', 'function', factory_87, ('cdist',)),
    ('renorm', 'renorm', 'function', factory_88, ('renorm',)),
    ('trace', 'trace', 'function', factory_29, ('trace',)),
    ('is_nonzero', 'is_nonzero', 'function', factory_89, ('is_nonzero',)),
    ('equal', 'equal', 'function', factory_90, ('equal',)),
    ('allclose', 'allclose', 'function', factory_91, ('allclose',)),
    ('logspace', 'logspace', 'function', factory_92, ('logspace',)),
    ('range', 'range', 'function', factory_93, ('range',)),
    ('combinations', 'combinations', 'function', factory_94, ('combinations',)),
    ('cartesian_prod', 'cartesian_prod', 'function', factory_80, ('cartesian_prod',)),
    ('cumprod', 'cumprod', 'function', factory_72, ('cumprod',)),
    ('cummax', 'cummax', 'function', factory_95, ('cummax',)),
    ('cummin', 'cummin', 'function', factory_95, ('cummin',)),
    ('logcumsumexp', 'logcumsumexp', 'function', factory_96, ('logcumsumexp',)),
    ('diff', 'diff', 'function', factory_97, ('diff',)),
    ('gradient', 'gradient', 'function', factory_98, ('gradient',)),
    ('trapezoid', 'trapezoid', 'function', factory_99, ('trapezoid', 'trapz')),
    ('cumulative_trapezoid', 'cumulative_trapezoid', 'function', factory_99, ('cumulative_trapezoid',)),
    ('unique', 'unique', 'function', factory_100, ('unique',)),
    ('unique_consecutive', 'unique_consecutive', 'function', factory_101, ('unique_consecutive',)),
    ('searchsorted', 'searchsorted', 'function', factory_102, ('searchsorted',)),
    ('bucketize', 'bucketize', 'function', factory_103, ('bucketize',)),
    ('isin', 'isin', 'function', factory_104, ('isin',)),
    ('msort', 'msort', 'function', factory_22, ('msort',)),
    ('nonzero_static', 'nonzero_static', 'function', factory_105, ('nonzero_static',)),
    ('aminmax', 'aminmax', 'function', factory_106, ('aminmax',)),
    ('nansum', 'nansum', 'function', factory_65, ('nansum',)),
    ('nanmean', 'nanmean', 'function', factory_65, ('nanmean',)),
    ('count_nonzero', 'count_nonzero', 'function', factory_107, ('count_nonzero',)),
    ('kthvalue', 'kthvalue', 'function', factory_108, ('kthvalue',)),
    ('median', 'median', 'function', factory_67, ('median',)),
    ('nanmedian', 'nanmedian', 'function', factory_67, ('nanmedian',)),
    ('mode', 'mode', 'function', factory_109, ('mode',)),
    ('quantile', 'quantile', 'function', factory_110, ('quantile',)),
    ('nanquantile', 'nanquantile', 'function', factory_110, ('nanquantile',)),
    ('cov', 'cov', 'function', factory_111, ('cov',)),
    ('corrcoef', 'corrcoef', 'function', factory_29, ('corrcoef',)),
    ('reshape', 'reshape', 'method', factory_112, ()),
    ('view', 'view', 'method', factory_112, ()),
    ('view_as', 'view_as', 'method', factory_113, ()),
    ('reshape_as', 'reshape_as', 'method', factory_113, ()),
    ('detach', 'alias', 'method', factory_114, ()),
    ('view_of_all', 'alias', 'method', factory_114, ()),
    ('flatten', 'flatten', 'method', factory_115, ()),
    ('ravel', 'ravel', 'method', factory_114, ()),
    ('unflatten', 'unflatten', 'method', factory_116, ()),
    ('permute', 'permute', 'method', factory_117, ()),
    ('transpose', 'transpose', 'method', factory_118, ()),
    ('swapaxes', 'transpose', 'method', factory_118, ()),
    ('swapdims', 'transpose', 'method', factory_118, ()),
    ('t', 't', 'method', factory_114, ()),
    ('movedim', 'movedim', 'method', factory_119, ()),
    ('squeeze', 'squeeze', 'method', factory_120, ()),
    ('unsqueeze', 'unsqueeze', 'method', factory_121, ()),
    ('expand', 'expand', 'method', factory_122, ()),
    ('expand_as', 'expand_as', 'method', factory_113, ()),
    ('broadcast_to', 'broadcast_to', 'method', factory_123, ()),
    ('narrow', 'narrow', 'method', factory_124, ()),
    ('select', 'select', 'method', factory_125, ()),
    ('unbind', 'unbind', 'method', factory_126, ()),
    ('split', 'split', 'method', factory_127, ()),
    ('chunk', 'chunk', 'method', factory_128, ()),
    ('diagonal', 'diagonal', 'method', factory_129, ()),
    ('contiguous', 'contiguous', 'method', factory_130, ()),
    ('clone', 'clone', 'method', factory_130, ()),
    ('numpy', 'numpy', 'method', factory_131, ()),
    ('to', 'to', 'method', factory_132, ()),
    ('type_as', 'type_as', 'method', factory_113, ()),
    ('float', 'to_float', 'method', factory_114, ()),
    ('double', 'to_double', 'method', factory_114, ()),
    ('short', 'to_short', 'method', factory_114, ()),
    ('int', 'to_int', 'method', factory_114, ()),
    ('long', 'to_long', 'method', factory_114, ()),
    ('bool', 'to_bool', 'method', factory_114, ()),
    ('add', 'add', 'method', factory_133, ()),
    ('sub', 'sub', 'method', factory_133, ()),
    ('subtract', 'sub', 'method', factory_133, ()),
    ('rsub', 'rsub', 'method', factory_134, ()),
    ('mul', 'mul', 'method', factory_135, ()),
    ('multiply', 'mul', 'method', factory_135, ()),
    ('true_divide', 'true_divide', 'method', factory_135, ()),
    ('floor_divide', 'floor_divide', 'method', factory_135, ()),
    ('remainder', 'remainder', 'method', factory_135, ()),
    ('fmod', 'fmod', 'method', factory_135, ()),
    ('div', 'div', 'method', factory_136, ()),
    ('divide', 'div', 'method', factory_136, ()),
    ('neg', 'negative', 'method', factory_137, ()),
    ('negative', 'negative', 'method', factory_137, ()),
    ('positive', 'positive', 'method', factory_114, ()),
    ('abs', 'abs', 'method', factory_137, ()),
    ('absolute', 'abs', 'method', factory_137, ()),
    ('square', 'square', 'method', factory_137, ()),
    ('pow', 'pow', 'method', factory_138, ()),
    ('lt', 'lt', 'method', factory_135, ()),
    ('less', 'lt', 'method', factory_135, ()),
    ('le', 'le', 'method', factory_135, ()),
    ('less_equal', 'le', 'method', factory_135, ()),
    ('gt', 'gt', 'method', factory_135, ()),
    ('greater', 'gt', 'method', factory_135, ()),
    ('ge', 'ge', 'method', factory_135, ()),
    ('greater_equal', 'ge', 'method', factory_135, ()),
    ('ne', 'ne', 'method', factory_135, ()),
    ('not_equal', 'ne', 'method', factory_135, ()),
    ('eq', 'eq', 'method', factory_135, ()),
    ('maximum', 'maximum', 'method', factory_135, ()),
    ('minimum', 'minimum', 'method', factory_135, ()),
    ('logical_and', 'logical_and', 'method', factory_135, ()),
    ('logical_or', 'logical_or', 'method', factory_135, ()),
    ('logical_xor', 'logical_xor', 'method', factory_135, ()),
    ('logical_not', 'logical_not', 'method', factory_137, ()),
    ('bitwise_and', 'bitwise_and', 'method', factory_135, ()),
    ('bitwise_or', 'bitwise_or', 'method', factory_135, ()),
    ('bitwise_xor', 'bitwise_xor', 'method', factory_135, ()),
    ('bitwise_left_shift', 'lshift', 'method', factory_135, ()),
    ('bitwise_right_shift', 'rshift', 'method', factory_135, ()),
    ('bitwise_not', 'bitwise_not', 'method', factory_137, ()),
    ('clamp', 'clamp', 'method', factory_139, ()),
    ('clip', 'clamp', 'method', factory_139, ()),
    ('where', 'where_method', 'method', factory_140, ()),
    ('masked_fill', 'masked_fill', 'method', factory_141, ()),
    ('addcmul', 'addcmul', 'method', factory_142, ()),
    ('addcdiv', 'addcdiv', 'method', factory_142, ()),
    ('lerp', 'lerp', 'method', factory_143, ()),
    ('exp', 'exp', 'method', factory_137, ()),
    ('exp2', 'exp2', 'method', factory_137, ()),
    ('expm1', 'expm1', 'method', factory_137, ()),
    ('log', 'log', 'method', factory_137, ()),
    ('log2', 'log2', 'method', factory_137, ()),
    ('log10', 'log10', 'method', factory_137, ()),
    ('log1p', 'log1p', 'method', factory_137, ()),
    ('sin', 'sin', 'method', factory_137, ()),
    ('cos', 'cos', 'method', factory_137, ()),
    ('tan', 'tan', 'method', factory_137, ()),
    ('asin', 'asin', 'method', factory_137, ()),
    ('acos', 'acos', 'method', factory_137, ()),
    ('atan', 'atan', 'method', factory_137, ()),
    ('sinh', 'sinh', 'method', factory_137, ()),
    ('cosh', 'cosh', 'method', factory_137, ()),
    ('tanh', 'tanh', 'method', factory_137, ()),
    ('erf', 'erf', 'method', factory_137, ()),
    ('erfc', 'erfc', 'method', factory_137, ()),
    ('sqrt', 'sqrt', 'method', factory_137, ()),
    ('rsqrt', 'rsqrt', 'method', factory_137, ()),
    ('reciprocal', 'reciprocal', 'method', factory_137, ()),
    ('sigmoid', 'sigmoid', 'method', factory_137, ()),
    ('relu', 'relu', 'method', factory_144, ()),
    ('floor', 'floor', 'method', factory_137, ()),
    ('ceil', 'ceil', 'method', factory_137, ()),
    ('trunc', 'trunc', 'method', factory_137, ()),
    ('rint', 'rint', 'method', factory_137, ()),
    ('round', 'round', 'method', factory_145, ()),
    ('sign', 'sign', 'method', factory_137, ()),
    ('isnan', 'isnan', 'method', factory_144, ()),
    ('isfinite', 'isfinite', 'method', factory_144, ()),
    ('isinf', 'isinf', 'method', factory_144, ()),
    ('signbit', 'signbit', 'method', factory_137, ()),
    ('atan2', 'atan2', 'method', factory_135, ()),
    ('hypot', 'hypot', 'method', factory_135, ()),
    ('matmul', 'matmul', 'method', factory_146, ()),
    ('mm', 'mm', 'method', factory_147, ()),
    ('bmm', 'bmm', 'method', factory_147, ()),
    ('mv', 'mv', 'method', factory_148, ()),
    ('dot', 'dot', 'method', factory_149, ()),
    ('outer', 'outer', 'method', factory_150, ()),
    ('ger', 'outer', 'method', factory_150, ()),
    ('addmm', 'addmm', 'method', factory_151, ()),
    ('new_zeros', 'new_zeros', 'method', factory_152, ()),
    ('new_ones', 'new_ones', 'method', factory_152, ()),
    ('new_empty', 'new_empty', 'method', factory_152, ()),
    ('new_full', 'new_full', 'method', factory_153, ()),
    ('new_tensor', 'new_tensor', 'method', factory_154, ()),
    ('copy_', 'copy_', 'method', factory_155, ()),
    ('fill_', 'fill_', 'method', factory_156, ()),
    ('zero_', 'zero_', 'method', factory_114, ()),
    ('uniform_', 'uniform_', 'method', factory_157, ()),
    ('normal_', 'normal_', 'method', factory_158, ()),
    ('bernoulli', 'bernoulli', 'method', factory_159, ()),
    ('bernoulli_', 'bernoulli_', 'method', factory_160, ()),
    ('geometric_', 'geometric_', 'method', factory_161, ()),
    ('exponential_', 'exponential_', 'method', factory_162, ()),
    ('cauchy_', 'cauchy_', 'method', factory_163, ()),
    ('log_normal_', 'log_normal_', 'method', factory_164, ()),
    ('random_', 'random_', 'method', factory_165, ()),
    ('multinomial', 'multinomial', 'method', factory_166, ()),
    ('histc', 'histc', 'method', factory_167, ()),
    ('histogram', 'histogram', 'method', factory_168, ()),
    ('bincount', 'bincount', 'method', factory_169, ()),
    ('sum', 'sum', 'method', factory_170, ()),
    ('prod', 'prod', 'method', factory_170, ()),
    ('mean', 'mean', 'method', factory_170, ()),
    ('amax', 'amax', 'method', factory_171, ()),
    ('amin', 'amin', 'method', factory_171, ()),
    ('any', 'any', 'method', factory_171, ()),
    ('all', 'all', 'method', factory_171, ()),
    ('argmax', 'argmax', 'method', factory_172, ()),
    ('argmin', 'argmin', 'method', factory_172, ()),
    ('max', 'max', 'method', factory_173, ()),
    ('min', 'min', 'method', factory_173, ()),
    ('var', 'var', 'method', factory_174, ()),
    ('std', 'std', 'method', factory_174, ()),
    ('softmax', 'softmax', 'method', factory_175, ()),
    ('log_softmax', 'log_softmax', 'method', factory_175, ()),
    ('cumsum', 'cumsum', 'method', factory_176, ()),
    ('index_select', 'index_select', 'method', factory_177, ()),
    ('gather', 'gather', 'method', factory_177, ()),
    ('nonzero', 'nonzero', 'method', factory_178, ()),
    ('masked_select', 'masked_select', 'method', factory_179, ()),
    ('sort', 'sort', 'method', factory_180, ()),
    ('argsort', 'argsort', 'method', factory_180, ()),
    ('topk', 'topk', 'method', factory_181, ()),
    ('tril', 'tril', 'method', factory_182, ()),
    ('triu', 'triu', 'method', factory_182, ()),
    ('repeat', 'repeat', 'method', factory_183, ()),
    ('flip', 'flip', 'method', factory_117, ()),
    ('logsumexp', 'logsumexp', 'method', factory_184, ()),
    ('norm', 'norm', 'method', factory_185, ()),
    ('dist', 'dist', 'method', factory_186, ()),
    ('renorm', 'renorm', 'method', factory_187, ()),
    ('trace', 'trace', 'method', factory_144, ()),
    ('item', 'item', 'method', factory_188, ()),
    ('tolist', 'tolist', 'method', factory_188, ()),
    ('is_nonzero', 'is_nonzero', 'method', factory_188, ()),
    ('equal', 'equal', 'method', factory_189, ()),
    ('allclose', 'allclose', 'method', factory_190, ()),
    ('sum_to_size', 'sum_to_size', 'method', factory_191, ()),
    ('cumprod', 'cumprod', 'method', factory_176, ()),
    ('cummax', 'cummax', 'method', factory_192, ()),
    ('cummin', 'cummin', 'method', factory_192, ()),
    ('logcumsumexp', 'logcumsumexp', 'method', factory_193, ()),
    ('diff', 'diff', 'method', factory_194, ()),
    ('unique', 'unique', 'method', factory_195, ()),
    ('unique_consecutive', 'unique_consecutive', 'method', factory_196, ()),
    ('msort', 'msort', 'method', factory_137, ()),
    ('nonzero_static', 'nonzero_static', 'method', factory_197, ()),
    ('aminmax', 'aminmax', 'method', factory_198, ()),
    ('nansum', 'nansum', 'method', factory_170, ()),
    ('nanmean', 'nanmean', 'method', factory_170, ()),
    ('count_nonzero', 'count_nonzero', 'method', factory_199, ()),
    ('kthvalue', 'kthvalue', 'method', factory_200, ()),
    ('median', 'median', 'method', factory_172, ()),
    ('nanmedian', 'nanmedian', 'method', factory_172, ()),
    ('mode', 'mode', 'method', factory_201, ()),
    ('quantile', 'quantile', 'method', factory_202, ()),
    ('nanquantile', 'nanquantile', 'method', factory_202, ()),
    ('cov', 'cov', 'method', factory_203, ()),
    ('corrcoef', 'corrcoef', 'method', factory_144, ()),
    ('add_', 'add', 'inplace', factory_204, ()),
    ('sub_', 'sub', 'inplace', factory_204, ()),
    ('subtract_', 'sub', 'inplace', factory_204, ()),
    ('mul_', 'mul', 'inplace', factory_205, ()),
    ('multiply_', 'mul', 'inplace', factory_205, ()),
    ('true_divide_', 'true_divide', 'inplace', factory_205, ()),
    ('floor_divide_', 'floor_divide', 'inplace', factory_205, ()),
    ('remainder_', 'remainder', 'inplace', factory_205, ()),
    ('fmod_', 'fmod', 'inplace', factory_205, ()),
    ('div_', 'div', 'inplace', factory_206, ()),
    ('divide_', 'div', 'inplace', factory_206, ()),
    ('neg_', 'negative', 'inplace', factory_207, ()),
    ('negative_', 'negative', 'inplace', factory_207, ()),
    ('abs_', 'abs', 'inplace', factory_207, ()),
    ('absolute_', 'abs', 'inplace', factory_207, ()),
    ('square_', 'square', 'inplace', factory_207, ()),
    ('pow_', 'pow', 'inplace', factory_208, ()),
    ('lt_', 'lt', 'inplace', factory_205, ()),
    ('less_', 'lt', 'inplace', factory_205, ()),
    ('le_', 'le', 'inplace', factory_205, ()),
    ('less_equal_', 'le', 'inplace', factory_205, ()),
    ('gt_', 'gt', 'inplace', factory_205, ()),
    ('greater_', 'gt', 'inplace', factory_205, ()),
    ('ge_', 'ge', 'inplace', factory_205, ()),
    ('greater_equal_', 'ge', 'inplace', factory_205, ()),
    ('ne_', 'ne', 'inplace', factory_205, ()),
    ('not_equal_', 'ne', 'inplace', factory_205, ()),
    ('eq_', 'eq', 'inplace', factory_205, ()),
    ('logical_and_', 'logical_and', 'inplace', factory_205, ()),
    ('logical_or_', 'logical_or', 'inplace', factory_205, ()),
    ('logical_xor_', 'logical_xor', 'inplace', factory_205, ()),
    ('logical_not_', 'logical_not', 'inplace', factory_207, ()),
    ('bitwise_and_', 'bitwise_and', 'inplace', factory_205, ()),
    ('bitwise_or_', 'bitwise_or', 'inplace', factory_205, ()),
    ('bitwise_xor_', 'bitwise_xor', 'inplace', factory_205, ()),
    ('bitwise_left_shift_', 'lshift', 'inplace', factory_205, ()),
    ('bitwise_right_shift_', 'rshift', 'inplace', factory_205, ()),
    ('bitwise_not_', 'bitwise_not', 'inplace', factory_207, ()),
    ('clamp_', 'clamp', 'inplace', factory_209, ()),
    ('clip_', 'clamp', 'inplace', factory_209, ()),
    ('masked_fill_', 'masked_fill', 'inplace', factory_210, ()),
    ('addcmul_', 'addcmul', 'inplace', factory_211, ()),
    ('addcdiv_', 'addcdiv', 'inplace', factory_211, ()),
    ('lerp_', 'lerp', 'inplace', factory_212, ()),
    ('exp_', 'exp', 'inplace', factory_207, ()),
    ('exp2_', 'exp2', 'inplace', factory_207, ()),
    ('expm1_', 'expm1', 'inplace', factory_207, ()),
    ('log_', 'log', 'inplace', factory_207, ()),
    ('log2_', 'log2', 'inplace', factory_207, ()),
    ('log10_', 'log10', 'inplace', factory_207, ()),
    ('log1p_', 'log1p', 'inplace', factory_207, ()),
    ('sin_', 'sin', 'inplace', factory_207, ()),
    ('cos_', 'cos', 'inplace', factory_207, ()),
    ('tan_', 'tan', 'inplace', factory_207, ()),
    ('asin_', 'asin', 'inplace', factory_207, ()),
    ('acos_', 'acos', 'inplace', factory_207, ()),
    ('atan_', 'atan', 'inplace', factory_207, ()),
    ('sinh_', 'sinh', 'inplace', factory_207, ()),
    ('cosh_', 'cosh', 'inplace', factory_207, ()),
    ('tanh_', 'tanh', 'inplace', factory_207, ()),
    ('erf_', 'erf', 'inplace', factory_207, ()),
    ('erfc_', 'erfc', 'inplace', factory_207, ()),
    ('sqrt_', 'sqrt', 'inplace', factory_207, ()),
    ('rsqrt_', 'rsqrt', 'inplace', factory_207, ()),
    ('reciprocal_', 'reciprocal', 'inplace', factory_207, ()),
    ('sigmoid_', 'sigmoid', 'inplace', factory_207, ()),
    ('relu_', 'relu', 'inplace', factory_207, ()),
    ('floor_', 'floor', 'inplace', factory_207, ()),
    ('ceil_', 'ceil', 'inplace', factory_207, ()),
    ('trunc_', 'trunc', 'inplace', factory_207, ()),
    ('rint_', 'rint', 'inplace', factory_207, ()),
    ('round_', 'round', 'inplace', factory_213, ()),
    ('sign_', 'sign', 'inplace', factory_207, ()),
    ('atan2_', 'atan2', 'inplace', factory_205, ()),
    ('hypot_', 'hypot', 'inplace', factory_205, ()),
    ('addmm_', 'addmm', 'inplace', factory_214, ()),
    ('cumsum_', 'cumsum', 'inplace', factory_215, ()),
    ('renorm_', 'renorm', 'inplace', factory_216, ()),
    ('cumprod_', 'cumprod', 'inplace', factory_215, ()),
)
