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
    def operation(input, vec2, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_38(_row, _build):
    def operation(input, mat1, mat2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_39(_row, _build):
    def operation(input, weight, bias=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_40(_row, _build):
    def operation(tensors, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_41(_row, _build):
    def operation(*tensors):
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_42(_row, _build):
    def operation(*size, dtype=None, device=None, requires_grad=False, layout=None, pin_memory=False):
        result = _build(_EAGER, size, dtype, device, requires_grad, layout, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_43(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False, memory_format=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad, memory_format)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_44(_row, _build):
    def operation(size, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, size, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_45(_row, _build):
    def operation(input, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_46(_row, _build):
    def operation(start=0, end=None, step=1, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, step, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_47(_row, _build):
    def operation(start, end, steps, *, dtype=None, device=None, requires_grad=False, out=None):
        if out is not None: _out(_EAGER, _row, (start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, dtype, device, requires_grad,), out._array); return out
        result = _build(_EAGER, start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_48(_row, _build):
    def operation(n, m=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, n, m, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_49(_row, _build):
    def operation(data, *, dtype=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, _data(data), dtype, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_50(_row, _build):
    def operation(data, dtype=None, device=None):
        result = _build(_EAGER, _data(data), dtype, device)
        if isinstance(data, _Tensor) and result is data._array: return data
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_51(_row, _build):
    def operation(*tensors, indexing='ij'):
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors), indexing)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_52(_row, _build):
    def operation(seed):
        result = _build(_EAGER, seed)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_53(_row, _build):
    def operation(*size, dtype=None, device=None, requires_grad=False, generator=None):
        result = _build(_EAGER, size, dtype, device, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_54(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_55(_row, _build):
    def operation(low, high=None, size=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, low, high, size, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_56(_row, _build):
    def operation(n, dtype=None, device=None):
        result = _build(_EAGER, n, dtype, device)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_57(_row, _build):
    def operation(input, p=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_58(_row, _build):
    def operation(input, p=0.5, training=True, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, training, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_59(_row, _build):
    def operation(input, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_60(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_61(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_62(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim._array if isinstance(dim, _Tensor) else _operand(_row, 'dim', 2, dim), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_63(_row, _build):
    def operation(input, dim=None, unbiased=True, keepdim=False, *, correction=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, keepdim, correction,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, keepdim, correction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_64(_row, _build):
    def operation(input, dim=None, unbiased=True, keepdim=False, *, correction=None, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, keepdim, correction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_65(_row, _build):
    def operation(input, dim, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_66(_row, _build):
    def operation(input, dim, *, dtype=None, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_67(_row, _build):
    def operation(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, *, scale=None, enable_gqa=False):
        result = _build(_EAGER, query._array if isinstance(query, _Tensor) else _wrong(_row, 'query', 1, query), key._array if isinstance(key, _Tensor) else _wrong(_row, 'key', 2, key), value._array if isinstance(value, _Tensor) else _wrong(_row, 'value', 3, value), attn_mask._array if isinstance(attn_mask, _Tensor) else _operand(_row, 'attn_mask', 4, attn_mask), dropout_p, is_causal, scale, enable_gqa)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_68(_row, _build):
    def operation(query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training=True, key_padding_mask=None, need_weights=True, attn_mask=None, use_separate_proj_weight=False, q_proj_weight=None, k_proj_weight=None, v_proj_weight=None, static_k=None, static_v=None, average_attn_weights=True, is_causal=False):
        result = _build(_EAGER, query._array if isinstance(query, _Tensor) else _wrong(_row, 'query', 1, query), key._array if isinstance(key, _Tensor) else _wrong(_row, 'key', 2, key), value._array if isinstance(value, _Tensor) else _wrong(_row, 'value', 3, value), embed_dim_to_check, num_heads, in_proj_weight._array if isinstance(in_proj_weight, _Tensor) else _operand(_row, 'in_proj_weight', 6, in_proj_weight), in_proj_bias._array if isinstance(in_proj_bias, _Tensor) else _operand(_row, 'in_proj_bias', 7, in_proj_bias), bias_k._array if isinstance(bias_k, _Tensor) else _operand(_row, 'bias_k', 8, bias_k), bias_v._array if isinstance(bias_v, _Tensor) else _operand(_row, 'bias_v', 9, bias_v), add_zero_attn, dropout_p, out_proj_weight._array if isinstance(out_proj_weight, _Tensor) else _wrong(_row, 'out_proj_weight', 12, out_proj_weight), out_proj_bias._array if isinstance(out_proj_bias, _Tensor) else _operand(_row, 'out_proj_bias', 13, out_proj_bias), training, key_padding_mask._array if isinstance(key_padding_mask, _Tensor) else _operand(_row, 'key_padding_mask', 15, key_padding_mask), need_weights, attn_mask._array if isinstance(attn_mask, _Tensor) else _operand(_row, 'attn_mask', 17, attn_mask), use_separate_proj_weight, q_proj_weight._array if isinstance(q_proj_weight, _Tensor) else _operand(_row, 'q_proj_weight', 19, q_proj_weight), k_proj_weight._array if isinstance(k_proj_weight, _Tensor) else _operand(_row, 'k_proj_weight', 20, k_proj_weight), v_proj_weight._array if isinstance(v_proj_weight, _Tensor) else _operand(_row, 'v_proj_weight', 21, v_proj_weight), static_k._array if isinstance(static_k, _Tensor) else _operand(_row, 'static_k', 22, static_k), static_v._array if isinstance(static_v, _Tensor) else _operand(_row, 'static_v', 23, static_v), average_attn_weights, is_causal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_69(_row, _build):
    def operation(A, *, upper=False, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), upper,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_70(_row, _build):
    def operation(input, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), upper,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_71(_row, _build):
    def operation(A, *, upper=False, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), upper, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_72(_row, _build):
    def operation(A, mode='reduced'):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_73(_row, _build):
    def operation(input, some=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), some)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_74(_row, _build):
    def operation(input, tau, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_75(_row, _build):
    def operation(input, tau, other, left=True, transpose=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_76(_row, _build):
    def operation(A, full_matrices=True, *, driver=None):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), full_matrices, driver)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_77(_row, _build):
    def operation(input, some=True, compute_uv=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), some, compute_uv)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_78(_row, _build):
    def operation(A, *, driver=None, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), driver,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), driver)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_79(_row, _build):
    def operation(A, q=6, niter=2, M=None):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), q, niter, M._array if isinstance(M, _Tensor) else _operand(_row, 'M', 4, M))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_80(_row, _build):
    def operation(A, q=None, center=True, niter=2):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), q, center, niter)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_81(_row, _build):
    def operation(A, UPLO='L'):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), UPLO)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_82(_row, _build):
    def operation(A, UPLO='L', *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), UPLO,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), UPLO)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_83(_row, _build):
    def operation(input, low, high=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), low, high, dtype, device, requires_grad)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_84(_row, _build):
    def operation(mean, std=1.0, size=None, *, dtype=None, device=None, layout=None, requires_grad=False, generator=None):
        result = _build(_EAGER, mean._array if isinstance(mean, _Tensor) else _operand(_row, 'mean', 1, mean), std._array if isinstance(std, _Tensor) else _operand(_row, 'std', 2, std), size, dtype, device, layout, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_85(_row, _build):
    def operation(input, num_samples, replacement=False, *, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), num_samples, replacement, generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_86(_row, _build):
    def operation(input, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_87(_row, _build):
    def operation(input, mat, vec, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_88(_row, _build):
    def operation(input, batch1, batch2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_89(_row, _build):
    def operation(input, vec1, vec2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_90(_row, _build):
    def operation(a, b, dims=2, *, out=None):
        if out is not None: _out(_EAGER, _row, (a._array if isinstance(a, _Tensor) else _wrong(_row, 'a', 1, a), b._array if isinstance(b, _Tensor) else _wrong(_row, 'b', 2, b), _data(dims),), out._array); return out
        result = _build(_EAGER, a._array if isinstance(a, _Tensor) else _wrong(_row, 'a', 1, a), b._array if isinstance(b, _Tensor) else _wrong(_row, 'b', 2, b), _data(dims))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_91(_row, _build):
    def operation(x, y, *, dim=-1, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), y._array if isinstance(y, _Tensor) else _wrong(_row, 'y', 2, y), dim,), out._array); return out
        result = _build(_EAGER, x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), y._array if isinstance(y, _Tensor) else _wrong(_row, 'y', 2, y), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_92(_row, _build):
    def operation(tensors, *, out=None):
        if out is not None: _out(_EAGER, _row, (_values(_row, 'tensors', 1, tensors),), out._array); return out
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_93(_row, _build):
    def operation(*matrices):
        result = _build(_EAGER, _values(_row, 'matrices', 1, matrices))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_94(_row, _build):
    def operation(input, other, dim=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_95(_row, _build):
    def operation(input, other, *, dim=-1, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_96(_row, _build):
    def operation(A, *, offset=0, dim1=-2, dim2=-1):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), offset, dim1, dim2)
        if isinstance(A, _Tensor) and result is A._array: return A
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_97(_row, _build):
    def operation(input1, input2, weight, bias=None):
        result = _build(_EAGER, input1._array if isinstance(input1, _Tensor) else _wrong(_row, 'input1', 1, input1), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 3, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 4, bias))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_98(_row, _build):
    def operation(x, *, N=None):
        result = _build(_EAGER, x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), N)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_99(_row, _build):
    def operation(x, N=None, increasing=False):
        result = _build(_EAGER, x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), N, increasing)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_100(_row, _build):
    def operation(*operands):
        result = _build(_EAGER, _data(operands))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_101(_row, _build):
    def operation(input, bins=100, min=0, max=0, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins, min, max,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins, min, max)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_102(_row, _build):
    def operation(input, bins, *, range=None, weight=None, density=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins._array if isinstance(bins, _Tensor) else _operand(_row, 'bins', 2, bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_103(_row, _build):
    def operation(input, bins, range=None, weight=None, density=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_104(_row, _build):
    def operation(input, weights=None, minlength=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weights._array if isinstance(weights, _Tensor) else _operand(_row, 'weights', 2, weights), minlength)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_105(_row, _build):
    def operation(input, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_106(_row, _build):
    def operation(input, *, as_tuple=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_107(_row, _build):
    def operation(input, mask):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_108(_row, _build):
    def operation(input, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_109(_row, _build):
    def operation(input, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_110(_row, _build):
    def operation(input, diagonal=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_111(_row, _build):
    def operation(A, B, *, left=True, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), left,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), left)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_112(_row, _build):
    def operation(A, B, *, left=True, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), left, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_113(_row, _build):
    def operation(A, B, dims=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), dims,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), dims)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_114(_row, _build):
    def operation(A, B, *, upper, left=True, unitriangular=False, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), upper, left, unitriangular,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), upper, left, unitriangular)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_115(_row, _build):
    def operation(input, A, upper=True, transpose=False, unitriangular=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 2, A), upper, transpose, unitriangular)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_116(_row, _build):
    def operation(input, input2, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_117(_row, _build):
    def operation(A, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A),), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_118(_row, _build):
    def operation(A):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_119(_row, _build):
    def operation(A, *, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_120(_row, _build):
    def operation(A, ind=2, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), ind,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), ind)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_121(_row, _build):
    def operation(A, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), n,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_122(_row, _build):
    def operation(input, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_123(_row, _build):
    def operation(A, tol=None, hermitian=False, *, atol=None, rtol=None, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), tol._array if isinstance(tol, _Tensor) else _operand(_row, 'tol', 2, tol), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol),), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), tol._array if isinstance(tol, _Tensor) else _operand(_row, 'tol', 2, tol), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_124(_row, _build):
    def operation(A, rcond=None, hermitian=False, *, atol=None, rtol=None, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol),), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_125(_row, _build):
    def operation(input, rcond=1e-15):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_126(_row, _build):
    def operation(A, p=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), p,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_127(_row, _build):
    def operation(input, b, rcond=None, *, driver=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), b._array if isinstance(b, _Tensor) else _wrong(_row, 'b', 2, b), rcond, driver)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_128(_row, _build):
    def operation(A, *, pivot=True, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), pivot, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_129(_row, _build):
    def operation(A, *, pivot=True):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), pivot)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_130(_row, _build):
    def operation(input, pivot=True, get_infos=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), pivot, get_infos)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_131(_row, _build):
    def operation(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True):
        result = _build(_EAGER, LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 1, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 2, LU_pivots), unpack_data, unpack_pivots)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_132(_row, _build):
    def operation(LU, pivots, B, *, left=True, adjoint=False, out=None):
        if out is not None: _out(_EAGER, _row, (LU._array if isinstance(LU, _Tensor) else _wrong(_row, 'LU', 1, LU), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), left, adjoint,), out._array); return out
        result = _build(_EAGER, LU._array if isinstance(LU, _Tensor) else _wrong(_row, 'LU', 1, LU), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), left, adjoint)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_133(_row, _build):
    def operation(input, LU_data, LU_pivots, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_134(_row, _build):
    def operation(A, *, hermitian=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), hermitian)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_135(_row, _build):
    def operation(A, *, hermitian=False, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), hermitian, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_136(_row, _build):
    def operation(LD, pivots, B, *, hermitian=False, out=None):
        if out is not None: _out(_EAGER, _row, (LD._array if isinstance(LD, _Tensor) else _wrong(_row, 'LD', 1, LD), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), hermitian,), out._array); return out
        result = _build(_EAGER, LD._array if isinstance(LD, _Tensor) else _wrong(_row, 'LD', 1, LD), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), hermitian)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_137(_row, _build):
    def operation(input, dim, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_138(_row, _build):
    def operation(input, ord=2, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_139(_row, _build):
    def operation(input, ord='fro', dim=(-2, -1), keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_140(_row, _build):
    def operation(input, ord=None, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_141(_row, _build):
    def operation(input, p='fro', dim=None, keepdim=False, dtype=None, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_142(_row, _build):
    def operation(input, other, p=2):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_143(_row, _build):
    def operation(x1, x2, p=2.0, compute_mode='use_mm_for_euclid_dist_if_necessary'):
        result = _build(_EAGER, x1._array if isinstance(x1, _Tensor) else _wrong(_row, 'x1', 1, x1), x2._array if isinstance(x2, _Tensor) else _wrong(_row, 'x2', 2, x2), p, compute_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_144(_row, _build):
    def operation(input, p, dim, maxnorm, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, dim, maxnorm)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_145(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return result

    return operation


def factory_146(_row, _build):
    def operation(input, other):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_147(_row, _build):
    def operation(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol, atol, equal_nan)
        return result

    return operation


def factory_148(_row, _build):
    def operation(start, end, steps, base=10.0, *, dtype=None, device=None, requires_grad=False, out=None):
        if out is not None: _out(_EAGER, _row, (start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, base, dtype, device, requires_grad,), out._array); return out
        result = _build(_EAGER, start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, base, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_149(_row, _build):
    def operation(start, end, step=1, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, step, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_150(_row, _build):
    def operation(input, r=2, with_replacement=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), r, with_replacement)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_151(_row, _build):
    def operation(input, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_152(_row, _build):
    def operation(input, dim, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_153(_row, _build):
    def operation(input, n=1, dim=-1, prepend=None, append=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_154(_row, _build):
    def operation(input, *, spacing=1, dim=None, edge_order=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(spacing), dim, edge_order)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_155(_row, _build):
    def operation(y, x=None, *, dx=None, dim=-1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, y._array if isinstance(y, _Tensor) else _wrong(_row, 'y', 1, y), x._array if isinstance(x, _Tensor) else _operand(_row, 'x', 2, x), dx, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_156(_row, _build):
    def operation(input, sorted=True, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), sorted, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_157(_row, _build):
    def operation(input, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_158(_row, _build):
    def operation(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None, out=None):
        if out is not None: _out(_EAGER, _row, (sorted_sequence._array if isinstance(sorted_sequence, _Tensor) else _wrong(_row, 'sorted_sequence', 1, sorted_sequence), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input), out_int32, right, side, sorter._array if isinstance(sorter, _Tensor) else _operand(_row, 'sorter', 6, sorter),), out._array); return out
        result = _build(_EAGER, sorted_sequence._array if isinstance(sorted_sequence, _Tensor) else _wrong(_row, 'sorted_sequence', 1, sorted_sequence), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input), out_int32, right, side, sorter._array if isinstance(sorter, _Tensor) else _operand(_row, 'sorter', 6, sorter))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_159(_row, _build):
    def operation(input, boundaries, *, out_int32=False, right=False, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), boundaries._array if isinstance(boundaries, _Tensor) else _wrong(_row, 'boundaries', 2, boundaries), out_int32, right,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), boundaries._array if isinstance(boundaries, _Tensor) else _wrong(_row, 'boundaries', 2, boundaries), out_int32, right)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_160(_row, _build):
    def operation(elements, test_elements, *, assume_unique=False, invert=False):
        result = _build(_EAGER, elements._array if isinstance(elements, _Tensor) else _operand(_row, 'elements', 1, elements), test_elements._array if isinstance(test_elements, _Tensor) else _operand(_row, 'test_elements', 2, test_elements), assume_unique, invert)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_161(_row, _build):
    def operation(input, *, size, fill_value=-1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, fill_value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_162(_row, _build):
    def operation(input, *, dim=None, keepdim=False, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_163(_row, _build):
    def operation(input, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_164(_row, _build):
    def operation(input, k, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), k, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_165(_row, _build):
    def operation(input, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_166(_row, _build):
    def operation(input, q, dim=None, keepdim=False, *, interpolation='linear', axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_167(_row, _build):
    def operation(input, *, correction=1, fweights=None, aweights=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), correction, fweights._array if isinstance(fweights, _Tensor) else _operand(_row, 'fweights', 3, fweights), aweights._array if isinstance(aweights, _Tensor) else _operand(_row, 'aweights', 4, aweights))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_168(_row, _build):
    def operation(self, other, *, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_169(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_170(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_171(_row, _build):
    def operation(self, other, *, rounding_mode=None, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_172(_row, _build):
    def operation(self, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array,), out._array); return out
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_173(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_174(_row, _build):
    def operation(self, exponent, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent),), out._array); return out
        result = _build(_EAGER, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_175(_row, _build):
    def operation(self, min=None, max=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max),), out._array); return out
        result = _build(_EAGER, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_176(_row, _build):
    def operation(self, condition, other):
        result = _build(_EAGER, self._array, condition._array if isinstance(condition, _Tensor) else _wrong(_row, 'condition', 2, condition), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 3, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_177(_row, _build):
    def operation(self, mask, value):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_178(_row, _build):
    def operation(self, tensor1, tensor2, *, value=1):
        result = _build(_EAGER, self._array, tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_179(_row, _build):
    def operation(self, end, weight):
        result = _build(_EAGER, self._array, end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_180(_row, _build):
    def operation(self, *shape):
        result = _build(_EAGER, self._array, shape)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_181(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_182(_row, _build):
    def operation(self, start_dim=0, end_dim=-1):
        result = _build(_EAGER, self._array, start_dim, end_dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_183(_row, _build):
    def operation(self, dim, sizes, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, sizes)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_184(_row, _build):
    def operation(self, *dims):
        result = _build(_EAGER, self._array, dims)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_185(_row, _build):
    def operation(self, dim0, dim1):
        result = _build(_EAGER, self._array, dim0, dim1)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_186(_row, _build):
    def operation(self, source, destination):
        result = _build(_EAGER, self._array, source, destination)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_187(_row, _build):
    def operation(self, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_188(_row, _build):
    def operation(self, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_189(_row, _build):
    def operation(self, *size):
        result = _build(_EAGER, self._array, size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_190(_row, _build):
    def operation(self, size):
        result = _build(_EAGER, self._array, size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_191(_row, _build):
    def operation(self, dim, start, length, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, start, length)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_192(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_193(_row, _build):
    def operation(self, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_194(_row, _build):
    def operation(self, split_size_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, split_size_or_sections, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_195(_row, _build):
    def operation(self, chunks, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, chunks, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_196(_row, _build):
    def operation(self, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, self._array, offset, dim1, dim2)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_197(_row, _build):
    def operation(self, *, memory_format=None):
        result = _build(_EAGER, self._array, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_198(_row, _build):
    def operation(self, *, force=False):
        result = _build(_EAGER, self._array, force)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_199(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_200(_row, _build):
    def operation(self, *, decimals=0, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, decimals,), out._array); return out
        result = _build(_EAGER, self._array, decimals)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_201(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_202(_row, _build):
    def operation(self, mat2, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2),), out._array); return out
        result = _build(_EAGER, self._array, mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_203(_row, _build):
    def operation(self, vec, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec),), out._array); return out
        result = _build(_EAGER, self._array, vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_204(_row, _build):
    def operation(self, tensor, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor),), out._array); return out
        result = _build(_EAGER, self._array, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_205(_row, _build):
    def operation(self, vec2, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2),), out._array); return out
        result = _build(_EAGER, self._array, vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_206(_row, _build):
    def operation(self, mat1, mat2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_207(_row, _build):
    def operation(self, *repeats):
        result = _build(_EAGER, self._array, repeats)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_208(_row, _build):
    def operation(self, target=None, dtype=None, non_blocking=False, copy=False, *, device=None, memory_format=None):
        result = _build(_EAGER, self._array, target._array if isinstance(target, _Tensor) else _operand(_row, 'target', 2, target), dtype, non_blocking, copy, device, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_209(_row, _build):
    def operation(self, *size, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, size, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_210(_row, _build):
    def operation(self, size, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, size, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 3, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_211(_row, _build):
    def operation(self, data, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, _data(data), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_212(_row, _build):
    def operation(self, src, non_blocking=False):
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), non_blocking)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_213(_row, _build):
    def operation(self, value):
        result = _build(_EAGER, self._array, value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 2, value))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_214(_row, _build):
    def operation(self, from_=0.0, to=1.0):
        result = _build(_EAGER, self._array, from_, to)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_215(_row, _build):
    def operation(self, mean=0.0, std=1.0):
        result = _build(_EAGER, self._array, mean, std)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_216(_row, _build):
    def operation(self, p=None):
        result = _build(_EAGER, self._array, p)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_217(_row, _build):
    def operation(self, p=0.5):
        result = _build(_EAGER, self._array, p._array if isinstance(p, _Tensor) else _operand(_row, 'p', 2, p))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_218(_row, _build):
    def operation(self, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_219(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_220(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_221(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim._array if isinstance(dim, _Tensor) else _operand(_row, 'dim', 2, dim), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_222(_row, _build):
    def operation(self, dim=None, unbiased=True, keepdim=False, *, correction=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, unbiased, keepdim, correction,), out._array); return out
        result = _build(_EAGER, self._array, dim, unbiased, keepdim, correction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_223(_row, _build):
    def operation(self, dim, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_224(_row, _build):
    def operation(self, dim, *, dtype=None, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, dim, dtype,), out._array); return out
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_225(_row, _build):
    def operation(self, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, upper,), out._array); return out
        result = _build(_EAGER, self._array, upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_226(_row, _build):
    def operation(self, some=True):
        result = _build(_EAGER, self._array, some)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_227(_row, _build):
    def operation(self, tau, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau),), out._array); return out
        result = _build(_EAGER, self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_228(_row, _build):
    def operation(self, tau, other, left=True, transpose=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose,), out._array); return out
        result = _build(_EAGER, self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_229(_row, _build):
    def operation(self, some=True, compute_uv=True):
        result = _build(_EAGER, self._array, some, compute_uv)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_230(_row, _build):
    def operation(self, p, *, generator=None):
        result = _build(_EAGER, self._array, p, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_231(_row, _build):
    def operation(self, lambd=1.0, *, generator=None):
        result = _build(_EAGER, self._array, lambd, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_232(_row, _build):
    def operation(self, median=0.0, sigma=1.0, *, generator=None):
        result = _build(_EAGER, self._array, median, sigma, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_233(_row, _build):
    def operation(self, mean=1.0, std=2.0, *, generator=None):
        result = _build(_EAGER, self._array, mean, std, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_234(_row, _build):
    def operation(self, from_=None, to=None, *, generator=None):
        result = _build(_EAGER, self._array, from_, to, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_235(_row, _build):
    def operation(self, num_samples, replacement=False, *, generator=None):
        result = _build(_EAGER, self._array, num_samples, replacement, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_236(_row, _build):
    def operation(self, mat, vec, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_237(_row, _build):
    def operation(self, batch1, batch2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_238(_row, _build):
    def operation(self, vec1, vec2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_239(_row, _build):
    def operation(self, other, dim=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_240(_row, _build):
    def operation(self, bins=100, min=0, max=0, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, bins, min, max,), out._array); return out
        result = _build(_EAGER, self._array, bins, min, max)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_241(_row, _build):
    def operation(self, bins, *, range=None, weight=None, density=False):
        result = _build(_EAGER, self._array, bins._array if isinstance(bins, _Tensor) else _operand(_row, 'bins', 2, bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_242(_row, _build):
    def operation(self, weights=None, minlength=0):
        result = _build(_EAGER, self._array, weights._array if isinstance(weights, _Tensor) else _operand(_row, 'weights', 2, weights), minlength)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_243(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_244(_row, _build):
    def operation(self, *, as_tuple=False):
        result = _build(_EAGER, self._array, as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_245(_row, _build):
    def operation(self, mask):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_246(_row, _build):
    def operation(self, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_247(_row, _build):
    def operation(self, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_248(_row, _build):
    def operation(self, diagonal=0):
        result = _build(_EAGER, self._array, diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_249(_row, _build):
    def operation(self, A, upper=True, transpose=False, unitriangular=False):
        result = _build(_EAGER, self._array, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 2, A), upper, transpose, unitriangular)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_250(_row, _build):
    def operation(self, input2, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper,), out._array); return out
        result = _build(_EAGER, self._array, input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_251(_row, _build):
    def operation(self, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, n,), out._array); return out
        result = _build(_EAGER, self._array, n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_252(_row, _build):
    def operation(self, rcond=1e-15):
        result = _build(_EAGER, self._array, rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_253(_row, _build):
    def operation(self, pivot=True, get_infos=False):
        result = _build(_EAGER, self._array, pivot, get_infos)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_254(_row, _build):
    def operation(self, LU_data, LU_pivots, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots),), out._array); return out
        result = _build(_EAGER, self._array, LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_255(_row, _build):
    def operation(self, dim, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_256(_row, _build):
    def operation(self, p='fro', dim=None, keepdim=False, dtype=None, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, p, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_257(_row, _build):
    def operation(self, other, p=2):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_258(_row, _build):
    def operation(self, p, dim, maxnorm, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, p, dim, maxnorm)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_259(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return result

    return operation


def factory_260(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_261(_row, _build):
    def operation(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol, atol, equal_nan)
        return result

    return operation


def factory_262(_row, _build):
    def operation(self, *size):
        result = _build(_EAGER, self._array, size)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_263(_row, _build):
    def operation(self, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_264(_row, _build):
    def operation(self, dim, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, dim,), out._array); return out
        result = _build(_EAGER, self._array, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_265(_row, _build):
    def operation(self, n=1, dim=-1, prepend=None, append=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append),), out._array); return out
        result = _build(_EAGER, self._array, n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_266(_row, _build):
    def operation(self, sorted=True, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, sorted, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_267(_row, _build):
    def operation(self, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_268(_row, _build):
    def operation(self, *, size, fill_value=-1):
        result = _build(_EAGER, self._array, size, fill_value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_269(_row, _build):
    def operation(self, *, dim=None, keepdim=False, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_270(_row, _build):
    def operation(self, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_271(_row, _build):
    def operation(self, k, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, k, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_272(_row, _build):
    def operation(self, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_273(_row, _build):
    def operation(self, q, dim=None, keepdim=False, *, interpolation='linear', axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation,), out._array); return out
        result = _build(_EAGER, self._array, q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_274(_row, _build):
    def operation(self, *, correction=1, fweights=None, aweights=None):
        result = _build(_EAGER, self._array, correction, fweights._array if isinstance(fweights, _Tensor) else _operand(_row, 'fweights', 3, fweights), aweights._array if isinstance(aweights, _Tensor) else _operand(_row, 'aweights', 4, aweights))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_275(_row, _build):
    def operation(self, other, *, alpha=1):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return self

    return operation


def factory_276(_row, _build):
    def operation(self, other):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return self

    return operation


def factory_277(_row, _build):
    def operation(self, other, *, rounding_mode=None):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return self

    return operation


def factory_278(_row, _build):
    def operation(self):
        _inplace(_EAGER, _row, self._array)
        return self

    return operation


def factory_279(_row, _build):
    def operation(self, exponent):
        _inplace(_EAGER, _row, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return self

    return operation


def factory_280(_row, _build):
    def operation(self, min=None, max=None):
        _inplace(_EAGER, _row, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return self

    return operation


def factory_281(_row, _build):
    def operation(self, mask, value):
        _inplace(_EAGER, _row, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return self

    return operation


def factory_282(_row, _build):
    def operation(self, tensor1, tensor2, *, value=1):
        _inplace(_EAGER, _row, self._array, tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return self

    return operation


def factory_283(_row, _build):
    def operation(self, end, weight):
        _inplace(_EAGER, _row, self._array, end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return self

    return operation


def factory_284(_row, _build):
    def operation(self, *, decimals=0):
        _inplace(_EAGER, _row, self._array, decimals)
        return self

    return operation


def factory_285(_row, _build):
    def operation(self, mat1, mat2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return self

    return operation


def factory_286(_row, _build):
    def operation(self, dim, *, dtype=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, dtype)
        return self

    return operation


def factory_287(_row, _build):
    def operation(self, mat, vec, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha)
        return self

    return operation


def factory_288(_row, _build):
    def operation(self, batch1, batch2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha)
        return self

    return operation


def factory_289(_row, _build):
    def operation(self, vec1, vec2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha)
        return self

    return operation


def factory_290(_row, _build):
    def operation(self, p, dim, maxnorm, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, p, dim, maxnorm)
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
    ('matmul', 'matmul', 'function', factory_33, ('matmul', 'linalg.matmul')),
    ('mm', 'mm', 'function', factory_34, ('mm',)),
    ('bmm', 'bmm', 'function', factory_34, ('bmm',)),
    ('mv', 'mv', 'function', factory_35, ('mv',)),
    ('dot', 'dot', 'function', factory_36, ('dot',)),
    ('outer', 'outer', 'function', factory_37, ('outer', 'ger')),
    ('addmm', 'addmm', 'function', factory_38, ('addmm',)),
    ('linear', 'linear', 'function', factory_39, ('linear', 'nn.functional.linear')),
    ('cat', 'cat', 'function', factory_40, ('cat',)),
    ('stack', 'stack', 'function', factory_40, ('stack',)),
    ('flip', 'flip', 'function', factory_15, ('flip',)),
    ('broadcast_tensors', 'broadcast_tensors', 'function', factory_41, ('broadcast_tensors',)),
    ('zeros', 'zeros', 'function', factory_42, ('zeros',)),
    ('ones', 'ones', 'function', factory_42, ('ones',)),
    ('empty', 'empty', 'function', factory_42, ('empty',)),
    ('zeros_like', 'zeros_like', 'function', factory_43, ('zeros_like',)),
    ('ones_like', 'ones_like', 'function', factory_43, ('ones_like',)),
    ('empty_like', 'empty_like', 'function', factory_43, ('empty_like',)),
    ('full', 'full', 'function', factory_44, ('full',)),
    ('full_like', 'full_like', 'function', factory_45, ('full_like',)),
    ('arange', 'arange', 'function', factory_46, ('arange',)),
    ('linspace', 'linspace', 'function', factory_47, ('linspace',)),
    ('eye', 'eye', 'function', factory_48, ('eye',)),
    ('tensor', 'tensor', 'function', factory_49, ('tensor',)),
    ('as_tensor', 'as_tensor', 'function', factory_50, ('as_tensor',)),
    ('meshgrid', 'meshgrid', 'function', factory_51, ('meshgrid',)),
    ('manual_seed', 'manual_seed', 'function', factory_52, ('manual_seed',)),
    ('rand', 'rand', 'function', factory_53, ('rand',)),
    ('rand_like', 'rand_like', 'function', factory_54, ('rand_like',)),
    ('randn', 'randn', 'function', factory_53, ('randn',)),
    ('randn_like', 'randn_like', 'function', factory_54, ('randn_like',)),
    ('randint', 'randint', 'function', factory_55, ('randint',)),
    ('randperm', 'randperm', 'function', factory_56, ('randperm',)),
    ('bernoulli', 'bernoulli', 'function', factory_57, ('bernoulli',)),
    ('dropout', 'dropout', 'function', factory_58, ('dropout',)),
    ('sum', 'sum', 'function', factory_59, ('sum',)),
    ('prod', 'prod', 'function', factory_59, ('prod',)),
    ('mean', 'mean', 'function', factory_59, ('mean',)),
    ('amax', 'amax', 'function', factory_60, ('amax',)),
    ('amin', 'amin', 'function', factory_60, ('amin',)),
    ('any', 'any', 'function', factory_60, ('any',)),
    ('all', 'all', 'function', factory_60, ('all',)),
    ('argmax', 'argmax', 'function', factory_61, ('argmax',)),
    ('argmin', 'argmin', 'function', factory_61, ('argmin',)),
    ('max', 'max', 'function', factory_62, ('max',)),
    ('min', 'min', 'function', factory_62, ('min',)),
    ('var', 'var', 'function', factory_63, ('var',)),
    ('std', 'std', 'function', factory_63, ('std',)),
    ('var_mean', 'var_mean', 'function', factory_64, ('var_mean',)),
    ('std_mean', 'std_mean', 'function', factory_64, ('std_mean',)),
    ('softmax', 'softmax', 'function', factory_65, ('softmax', 'special.softmax')),
    ('log_softmax', 'log_softmax', 'function', factory_65, ('log_softmax', 'special.log_softmax')),
    ('cumsum', 'cumsum', 'function', factory_66, ('cumsum',)),
    ('scaled_dot_product_attention', 'nn.functional.scaled_dot_product_attention', 'function', factory_67, ('nn.functional.scaled_dot_product_attention',)),
    ('multi_head_attention_forward', 'nn.functional.multi_head_attention_forward', 'function', factory_68, ('nn.functional.multi_head_attention_forward',)),
    ('cholesky', 'linalg.cholesky', 'function', factory_69, ('linalg.cholesky',)),
    ('cholesky', 'cholesky', 'function', factory_70, ('cholesky',)),
    ('cholesky_ex', 'linalg.cholesky_ex', 'function', factory_71, ('linalg.cholesky_ex',)),
    ('qr', 'linalg.qr', 'function', factory_72, ('linalg.qr',)),
    ('qr', 'qr', 'function', factory_73, ('qr',)),
    ('geqrf', 'geqrf', 'function', factory_29, ('geqrf',)),
    ('householder_product', 'linalg.householder_product', 'function', factory_74, ('linalg.householder_product', 'orgqr')),
    ('ormqr', 'ormqr', 'function', factory_75, ('ormqr',)),
    ('svd', 'linalg.svd', 'function', factory_76, ('linalg.svd',)),
    ('svd', 'svd', 'function', factory_77, ('svd',)),
    ('svdvals', 'linalg.svdvals', 'function', factory_78, ('linalg.svdvals',)),
    ('svd_lowrank', 'svd_lowrank', 'function', factory_79, ('svd_lowrank',)),
    ('pca_lowrank', 'pca_lowrank', 'function', factory_80, ('pca_lowrank',)),
    ('eigh', 'linalg.eigh', 'function', factory_81, ('linalg.eigh',)),
    ('eigvalsh', 'linalg.eigvalsh', 'function', factory_82, ('linalg.eigvalsh',)),
    ('randint_like', 'randint_like', 'function', factory_83, ('randint_like',)),
    ('normal', 'normal', 'function', factory_84, ('normal',)),
    ('multinomial', 'multinomial', 'function', factory_85, ('multinomial',)),
    ('poisson', 'poisson', 'function', factory_86, ('poisson',)),
    ('addmv', 'addmv', 'function', factory_87, ('addmv',)),
    ('addbmm', 'addbmm', 'function', factory_88, ('addbmm',)),
    ('baddbmm', 'baddbmm', 'function', factory_88, ('baddbmm',)),
    ('addr', 'addr', 'function', factory_89, ('addr',)),
    ('tensordot', 'tensordot', 'function', factory_90, ('tensordot',)),
    ('kron', 'kron', 'function', factory_33, ('kron',)),
    ('inner', 'inner', 'function', factory_33, ('inner',)),
    ('vdot', 'vdot', 'function', factory_33, ('vdot',)),
    ('vecdot', 'linalg.vecdot', 'function', factory_91, ('linalg.vecdot',)),
    ('multi_dot', 'linalg.multi_dot', 'function', factory_92, ('linalg.multi_dot',)),
    ('chain_matmul', 'chain_matmul', 'function', factory_93, ('chain_matmul',)),
    ('cross', 'cross', 'function', factory_94, ('cross',)),
    ('cross', 'linalg.cross', 'function', factory_95, ('linalg.cross',)),
    ('diagonal', 'linalg.diagonal', 'function', factory_96, ('linalg.diagonal',)),
    ('bilinear', 'nn.functional.bilinear', 'function', factory_97, ('nn.functional.bilinear',)),
    ('vander', 'linalg.vander', 'function', factory_98, ('linalg.vander',)),
    ('vander', 'vander', 'function', factory_99, ('vander',)),
    ('einsum', 'einsum', 'function', factory_100, ('einsum',)),
    ('histc', 'histc', 'function', factory_101, ('histc',)),
    ('histogram', 'histogram', 'function', factory_102, ('histogram',)),
    ('histogramdd', 'histogramdd', 'function', factory_103, ('histogramdd',)),
    ('bincount', 'bincount', 'function', factory_104, ('bincount',)),
    ('index_select', 'index_select', 'function', factory_105, ('index_select',)),
    ('gather', 'gather', 'function', factory_105, ('gather',)),
    ('nonzero', 'nonzero', 'function', factory_106, ('nonzero',)),
    ('masked_select', 'masked_select', 'function', factory_107, ('masked_select',)),
    ('sort', 'sort', 'function', factory_108, ('sort',)),
    ('argsort', 'argsort', 'function', factory_108, ('argsort',)),
    ('topk', 'topk', 'function', factory_109, ('topk',)),
    ('tril', 'tril', 'function', factory_110, ('tril',)),
    ('triu', 'triu', 'function', factory_110, ('triu',)),
    ('solve', 'linalg.solve', 'function', factory_111, ('linalg.solve',)),
    ('solve_ex', 'linalg.solve_ex', 'function', factory_112, ('linalg.solve_ex',)),
    ('tensorsolve', 'linalg.tensorsolve', 'function', factory_113, ('linalg.tensorsolve',)),
    ('solve_triangular', 'linalg.solve_triangular', 'function', factory_114, ('linalg.solve_triangular',)),
    ('triangular_solve', 'triangular_solve', 'function', factory_115, ('triangular_solve',)),
    ('cholesky_solve', 'cholesky_solve', 'function', factory_116, ('cholesky_solve',)),
    ('cholesky_inverse', 'cholesky_inverse', 'function', factory_70, ('cholesky_inverse',)),
    ('det', 'linalg.det', 'function', factory_117, ('linalg.det',)),
    ('det', 'det', 'function', factory_29, ('det',)),
    ('slogdet', 'linalg.slogdet', 'function', factory_118, ('linalg.slogdet',)),
    ('slogdet', 'slogdet', 'function', factory_29, ('slogdet',)),
    ('logdet', 'logdet', 'function', factory_29, ('logdet',)),
    ('inv', 'linalg.inv', 'function', factory_117, ('linalg.inv',)),
    ('inverse', 'inverse', 'function', factory_4, ('inverse',)),
    ('inv_ex', 'linalg.inv_ex', 'function', factory_119, ('linalg.inv_ex',)),
    ('tensorinv', 'linalg.tensorinv', 'function', factory_120, ('linalg.tensorinv',)),
    ('matrix_power', 'linalg.matrix_power', 'function', factory_121, ('linalg.matrix_power',)),
    ('matrix_power', 'matrix_power', 'function', factory_122, ('matrix_power',)),
    ('matrix_exp', 'linalg.matrix_exp', 'function', factory_118, ('linalg.matrix_exp',)),
    ('matrix_exp', 'matrix_exp', 'function', factory_29, ('matrix_exp',)),
    ('matrix_rank', 'linalg.matrix_rank', 'function', factory_123, ('linalg.matrix_rank',)),
    ('pinv', 'linalg.pinv', 'function', factory_124, ('linalg.pinv',)),
    ('pinverse', 'pinverse', 'function', factory_125, ('pinverse',)),
    ('cond', 'linalg.cond', 'function', factory_126, ('linalg.cond',)),
    ('lstsq', 'linalg.lstsq', 'function', factory_127, ('linalg.lstsq',)),
    ('lu_factor_ex', 'linalg.lu_factor_ex', 'function', factory_128, ('linalg.lu_factor_ex',)),
    ('lu_factor', 'linalg.lu_factor', 'function', factory_129, ('linalg.lu_factor',)),
    ('lu', 'lu', 'function', factory_130, ('lu',)),
    ('lu', 'linalg.lu', 'function', factory_129, ('linalg.lu',)),
    ('lu_unpack', 'lu_unpack', 'function', factory_131, ('lu_unpack',)),
    ('lu_solve', 'linalg.lu_solve', 'function', factory_132, ('linalg.lu_solve',)),
    ('lu_solve', 'lu_solve', 'function', factory_133, ('lu_solve',)),
    ('ldl_factor', 'linalg.ldl_factor', 'function', factory_134, ('linalg.ldl_factor',)),
    ('ldl_factor_ex', 'linalg.ldl_factor_ex', 'function', factory_135, ('linalg.ldl_factor_ex',)),
    ('ldl_solve', 'linalg.ldl_solve', 'function', factory_136, ('linalg.ldl_solve',)),
    ('logsumexp', 'logsumexp', 'function', factory_137, ('logsumexp', 'special.logsumexp')),
    ('vector_norm', 'linalg.vector_norm', 'function', factory_138, ('linalg.vector_norm',)),
    ('matrix_norm', 'linalg.matrix_norm', 'function', factory_139, ('linalg.matrix_norm',)),
    ('norm', 'linalg.norm', 'function', factory_140, ('linalg.norm',)),
    ('norm', 'norm', 'function', factory_141, ('norm',)),
    ('dist', 'dist', 'function', factory_142, ('dist',)),
    ('cdist', 'cdist', 'function', factory_143, ('cdist',)),
    ('renorm', 'renorm', 'function', factory_144, ('renorm',)),
    ('trace', 'trace', 'function', factory_29, ('trace',)),
    ('is_nonzero', 'is_nonzero', 'function', factory_145, ('is_nonzero',)),
    ('equal', 'equal', 'function', factory_146, ('equal',)),
    ('allclose', 'allclose', 'function', factory_147, ('allclose',)),
    ('logspace', 'logspace', 'function', factory_148, ('logspace',)),
    ('range', 'range', 'function', factory_149, ('range',)),
    ('combinations', 'combinations', 'function', factory_150, ('combinations',)),
    ('cartesian_prod', 'cartesian_prod', 'function', factory_41, ('cartesian_prod',)),
    ('cumprod', 'cumprod', 'function', factory_66, ('cumprod',)),
    ('cummax', 'cummax', 'function', factory_151, ('cummax',)),
    ('cummin', 'cummin', 'function', factory_151, ('cummin',)),
    ('logcumsumexp', 'logcumsumexp', 'function', factory_152, ('logcumsumexp',)),
    ('diff', 'diff', 'function', factory_153, ('diff',)),
    ('gradient', 'gradient', 'function', factory_154, ('gradient',)),
    ('trapezoid', 'trapezoid', 'function', factory_155, ('trapezoid', 'trapz')),
    ('cumulative_trapezoid', 'cumulative_trapezoid', 'function', factory_155, ('cumulative_trapezoid',)),
    ('unique', 'unique', 'function', factory_156, ('unique',)),
    ('unique_consecutive', 'unique_consecutive', 'function', factory_157, ('unique_consecutive',)),
    ('searchsorted', 'searchsorted', 'function', factory_158, ('searchsorted',)),
    ('bucketize', 'bucketize', 'function', factory_159, ('bucketize',)),
    ('isin', 'isin', 'function', factory_160, ('isin',)),
    ('msort', 'msort', 'function', factory_4, ('msort',)),
    ('nonzero_static', 'nonzero_static', 'function', factory_161, ('nonzero_static',)),
    ('aminmax', 'aminmax', 'function', factory_162, ('aminmax',)),
    ('nansum', 'nansum', 'function', factory_59, ('nansum',)),
    ('nanmean', 'nanmean', 'function', factory_59, ('nanmean',)),
    ('count_nonzero', 'count_nonzero', 'function', factory_163, ('count_nonzero',)),
    ('kthvalue', 'kthvalue', 'function', factory_164, ('kthvalue',)),
    ('median', 'median', 'function', factory_61, ('median',)),
    ('nanmedian', 'nanmedian', 'function', factory_61, ('nanmedian',)),
    ('mode', 'mode', 'function', factory_165, ('mode',)),
    ('quantile', 'quantile', 'function', factory_166, ('quantile',)),
    ('nanquantile', 'nanquantile', 'function', factory_166, ('nanquantile',)),
    ('cov', 'cov', 'function', factory_167, ('cov',)),
    ('corrcoef', 'corrcoef', 'function', factory_29, ('corrcoef',)),
    ('add', 'add', 'method', factory_168, ()),
    ('sub', 'sub', 'method', factory_168, ()),
    ('subtract', 'sub', 'method', factory_168, ()),
    ('rsub', 'rsub', 'method', factory_169, ()),
    ('mul', 'mul', 'method', factory_170, ()),
    ('multiply', 'mul', 'method', factory_170, ()),
    ('true_divide', 'true_divide', 'method', factory_170, ()),
    ('floor_divide', 'floor_divide', 'method', factory_170, ()),
    ('remainder', 'remainder', 'method', factory_170, ()),
    ('fmod', 'fmod', 'method', factory_170, ()),
    ('div', 'div', 'method', factory_171, ()),
    ('divide', 'div', 'method', factory_171, ()),
    ('neg', 'negative', 'method', factory_172, ()),
    ('negative', 'negative', 'method', factory_172, ()),
    ('positive', 'positive', 'method', factory_173, ()),
    ('abs', 'abs', 'method', factory_172, ()),
    ('absolute', 'abs', 'method', factory_172, ()),
    ('square', 'square', 'method', factory_172, ()),
    ('pow', 'pow', 'method', factory_174, ()),
    ('lt', 'lt', 'method', factory_170, ()),
    ('less', 'lt', 'method', factory_170, ()),
    ('le', 'le', 'method', factory_170, ()),
    ('less_equal', 'le', 'method', factory_170, ()),
    ('gt', 'gt', 'method', factory_170, ()),
    ('greater', 'gt', 'method', factory_170, ()),
    ('ge', 'ge', 'method', factory_170, ()),
    ('greater_equal', 'ge', 'method', factory_170, ()),
    ('ne', 'ne', 'method', factory_170, ()),
    ('not_equal', 'ne', 'method', factory_170, ()),
    ('eq', 'eq', 'method', factory_170, ()),
    ('maximum', 'maximum', 'method', factory_170, ()),
    ('minimum', 'minimum', 'method', factory_170, ()),
    ('logical_and', 'logical_and', 'method', factory_170, ()),
    ('logical_or', 'logical_or', 'method', factory_170, ()),
    ('logical_xor', 'logical_xor', 'method', factory_170, ()),
    ('logical_not', 'logical_not', 'method', factory_172, ()),
    ('bitwise_and', 'bitwise_and', 'method', factory_170, ()),
    ('bitwise_or', 'bitwise_or', 'method', factory_170, ()),
    ('bitwise_xor', 'bitwise_xor', 'method', factory_170, ()),
    ('bitwise_left_shift', 'lshift', 'method', factory_170, ()),
    ('bitwise_right_shift', 'rshift', 'method', factory_170, ()),
    ('bitwise_not', 'bitwise_not', 'method', factory_172, ()),
    ('clamp', 'clamp', 'method', factory_175, ()),
    ('clip', 'clamp', 'method', factory_175, ()),
    ('where', 'where_method', 'method', factory_176, ()),
    ('masked_fill', 'masked_fill', 'method', factory_177, ()),
    ('addcmul', 'addcmul', 'method', factory_178, ()),
    ('addcdiv', 'addcdiv', 'method', factory_178, ()),
    ('lerp', 'lerp', 'method', factory_179, ()),
    ('reshape', 'reshape', 'method', factory_180, ()),
    ('view', 'view', 'method', factory_180, ()),
    ('view_as', 'view_as', 'method', factory_181, ()),
    ('reshape_as', 'reshape_as', 'method', factory_181, ()),
    ('detach', 'alias', 'method', factory_173, ()),
    ('view_of_all', 'alias', 'method', factory_173, ()),
    ('flatten', 'flatten', 'method', factory_182, ()),
    ('ravel', 'ravel', 'method', factory_173, ()),
    ('unflatten', 'unflatten', 'method', factory_183, ()),
    ('permute', 'permute', 'method', factory_184, ()),
    ('transpose', 'transpose', 'method', factory_185, ()),
    ('swapaxes', 'transpose', 'method', factory_185, ()),
    ('swapdims', 'transpose', 'method', factory_185, ()),
    ('t', 't', 'method', factory_173, ()),
    ('movedim', 'movedim', 'method', factory_186, ()),
    ('squeeze', 'squeeze', 'method', factory_187, ()),
    ('unsqueeze', 'unsqueeze', 'method', factory_188, ()),
    ('expand', 'expand', 'method', factory_189, ()),
    ('expand_as', 'expand_as', 'method', factory_181, ()),
    ('broadcast_to', 'broadcast_to', 'method', factory_190, ()),
    ('narrow', 'narrow', 'method', factory_191, ()),
    ('select', 'select', 'method', factory_192, ()),
    ('unbind', 'unbind', 'method', factory_193, ()),
    ('split', 'split', 'method', factory_194, ()),
    ('chunk', 'chunk', 'method', factory_195, ()),
    ('diagonal', 'diagonal', 'method', factory_196, ()),
    ('contiguous', 'contiguous', 'method', factory_197, ()),
    ('clone', 'clone', 'method', factory_197, ()),
    ('numpy', 'numpy', 'method', factory_198, ()),
    ('exp', 'exp', 'method', factory_172, ()),
    ('exp2', 'exp2', 'method', factory_172, ()),
    ('expm1', 'expm1', 'method', factory_172, ()),
    ('log', 'log', 'method', factory_172, ()),
    ('log2', 'log2', 'method', factory_172, ()),
    ('log10', 'log10', 'method', factory_172, ()),
    ('log1p', 'log1p', 'method', factory_172, ()),
    ('sin', 'sin', 'method', factory_172, ()),
    ('cos', 'cos', 'method', factory_172, ()),
    ('tan', 'tan', 'method', factory_172, ()),
    ('asin', 'asin', 'method', factory_172, ()),
    ('acos', 'acos', 'method', factory_172, ()),
    ('atan', 'atan', 'method', factory_172, ()),
    ('sinh', 'sinh', 'method', factory_172, ()),
    ('cosh', 'cosh', 'method', factory_172, ()),
    ('tanh', 'tanh', 'method', factory_172, ()),
    ('erf', 'erf', 'method', factory_172, ()),
    ('erfc', 'erfc', 'method', factory_172, ()),
    ('sqrt', 'sqrt', 'method', factory_172, ()),
    ('rsqrt', 'rsqrt', 'method', factory_172, ()),
    ('reciprocal', 'reciprocal', 'method', factory_172, ()),
    ('sigmoid', 'sigmoid', 'method', factory_172, ()),
    ('relu', 'relu', 'method', factory_199, ()),
    ('floor', 'floor', 'method', factory_172, ()),
    ('ceil', 'ceil', 'method', factory_172, ()),
    ('trunc', 'trunc', 'method', factory_172, ()),
    ('rint', 'rint', 'method', factory_172, ()),
    ('round', 'round', 'method', factory_200, ()),
    ('sign', 'sign', 'method', factory_172, ()),
    ('isnan', 'isnan', 'method', factory_199, ()),
    ('isfinite', 'isfinite', 'method', factory_199, ()),
    ('isinf', 'isinf', 'method', factory_199, ()),
    ('signbit', 'signbit', 'method', factory_172, ()),
    ('atan2', 'atan2', 'method', factory_170, ()),
    ('hypot', 'hypot', 'method', factory_170, ()),
    ('matmul', 'matmul', 'method', factory_201, ()),
    ('mm', 'mm', 'method', factory_202, ()),
    ('bmm', 'bmm', 'method', factory_202, ()),
    ('mv', 'mv', 'method', factory_203, ()),
    ('dot', 'dot', 'method', factory_204, ()),
    ('outer', 'outer', 'method', factory_205, ()),
    ('ger', 'outer', 'method', factory_205, ()),
    ('addmm', 'addmm', 'method', factory_206, ()),
    ('repeat', 'repeat', 'method', factory_207, ()),
    ('flip', 'flip', 'method', factory_184, ()),
    ('to', 'to', 'method', factory_208, ()),
    ('type_as', 'type_as', 'method', factory_181, ()),
    ('half', 'to_half', 'method', factory_173, ()),
    ('float', 'to_float', 'method', factory_173, ()),
    ('double', 'to_double', 'method', factory_173, ()),
    ('char', 'to_char', 'method', factory_173, ()),
    ('byte', 'to_byte', 'method', factory_173, ()),
    ('short', 'to_short', 'method', factory_173, ()),
    ('int', 'to_int', 'method', factory_173, ()),
    ('long', 'to_long', 'method', factory_173, ()),
    ('bool', 'to_bool', 'method', factory_173, ()),
    ('cfloat', 'to_cfloat', 'method', factory_173, ()),
    ('cdouble', 'to_cdouble', 'method', factory_173, ()),
    ('new_zeros', 'new_zeros', 'method', factory_209, ()),
    ('new_ones', 'new_ones', 'method', factory_209, ()),
    ('new_empty', 'new_empty', 'method', factory_209, ()),
    ('new_full', 'new_full', 'method', factory_210, ()),
    ('new_tensor', 'new_tensor', 'method', factory_211, ()),
    ('copy_', 'copy_', 'method', factory_212, ()),
    ('fill_', 'fill_', 'method', factory_213, ()),
    ('zero_', 'zero_', 'method', factory_173, ()),
    ('uniform_', 'uniform_', 'method', factory_214, ()),
    ('normal_', 'normal_', 'method', factory_215, ()),
    ('bernoulli', 'bernoulli', 'method', factory_216, ()),
    ('bernoulli_', 'bernoulli_', 'method', factory_217, ()),
    ('sum', 'sum', 'method', factory_218, ()),
    ('prod', 'prod', 'method', factory_218, ()),
    ('mean', 'mean', 'method', factory_218, ()),
    ('amax', 'amax', 'method', factory_219, ()),
    ('amin', 'amin', 'method', factory_219, ()),
    ('any', 'any', 'method', factory_219, ()),
    ('all', 'all', 'method', factory_219, ()),
    ('argmax', 'argmax', 'method', factory_220, ()),
    ('argmin', 'argmin', 'method', factory_220, ()),
    ('max', 'max', 'method', factory_221, ()),
    ('min', 'min', 'method', factory_221, ()),
    ('var', 'var', 'method', factory_222, ()),
    ('std', 'std', 'method', factory_222, ()),
    ('softmax', 'softmax', 'method', factory_223, ()),
    ('log_softmax', 'log_softmax', 'method', factory_223, ()),
    ('cumsum', 'cumsum', 'method', factory_224, ()),
    ('cholesky', 'cholesky', 'method', factory_225, ()),
    ('qr', 'qr', 'method', factory_226, ()),
    ('geqrf', 'geqrf', 'method', factory_199, ()),
    ('orgqr', 'linalg.householder_product', 'method', factory_227, ()),
    ('ormqr', 'ormqr', 'method', factory_228, ()),
    ('svd', 'svd', 'method', factory_229, ()),
    ('geometric_', 'geometric_', 'method', factory_230, ()),
    ('exponential_', 'exponential_', 'method', factory_231, ()),
    ('cauchy_', 'cauchy_', 'method', factory_232, ()),
    ('log_normal_', 'log_normal_', 'method', factory_233, ()),
    ('random_', 'random_', 'method', factory_234, ()),
    ('multinomial', 'multinomial', 'method', factory_235, ()),
    ('addmv', 'addmv', 'method', factory_236, ()),
    ('addbmm', 'addbmm', 'method', factory_237, ()),
    ('baddbmm', 'baddbmm', 'method', factory_237, ()),
    ('addr', 'addr', 'method', factory_238, ()),
    ('kron', 'kron', 'method', factory_201, ()),
    ('inner', 'inner', 'method', factory_201, ()),
    ('vdot', 'vdot', 'method', factory_201, ()),
    ('cross', 'cross', 'method', factory_239, ()),
    ('histc', 'histc', 'method', factory_240, ()),
    ('histogram', 'histogram', 'method', factory_241, ()),
    ('bincount', 'bincount', 'method', factory_242, ()),
    ('index_select', 'index_select', 'method', factory_243, ()),
    ('gather', 'gather', 'method', factory_243, ()),
    ('nonzero', 'nonzero', 'method', factory_244, ()),
    ('masked_select', 'masked_select', 'method', factory_245, ()),
    ('sort', 'sort', 'method', factory_246, ()),
    ('argsort', 'argsort', 'method', factory_246, ()),
    ('topk', 'topk', 'method', factory_247, ()),
    ('tril', 'tril', 'method', factory_248, ()),
    ('triu', 'triu', 'method', factory_248, ()),
    ('triangular_solve', 'triangular_solve', 'method', factory_249, ()),
    ('cholesky_solve', 'cholesky_solve', 'method', factory_250, ()),
    ('cholesky_inverse', 'cholesky_inverse', 'method', factory_225, ()),
    ('det', 'det', 'method', factory_199, ()),
    ('slogdet', 'slogdet', 'method', factory_199, ()),
    ('logdet', 'logdet', 'method', factory_199, ()),
    ('inverse', 'inverse', 'method', factory_172, ()),
    ('matrix_power', 'matrix_power', 'method', factory_251, ()),
    ('matrix_exp', 'matrix_exp', 'method', factory_199, ()),
    ('pinverse', 'pinverse', 'method', factory_252, ()),
    ('lu', 'lu', 'method', factory_253, ()),
    ('lu_solve', 'lu_solve', 'method', factory_254, ()),
    ('logsumexp', 'logsumexp', 'method', factory_255, ()),
    ('norm', 'norm', 'method', factory_256, ()),
    ('dist', 'dist', 'method', factory_257, ()),
    ('renorm', 'renorm', 'method', factory_258, ()),
    ('trace', 'trace', 'method', factory_199, ()),
    ('item', 'item', 'method', factory_259, ()),
    ('tolist', 'tolist', 'method', factory_259, ()),
    ('is_nonzero', 'is_nonzero', 'method', factory_259, ()),
    ('equal', 'equal', 'method', factory_260, ()),
    ('allclose', 'allclose', 'method', factory_261, ()),
    ('sum_to_size', 'sum_to_size', 'method', factory_262, ()),
    ('cumprod', 'cumprod', 'method', factory_224, ()),
    ('cummax', 'cummax', 'method', factory_263, ()),
    ('cummin', 'cummin', 'method', factory_263, ()),
    ('logcumsumexp', 'logcumsumexp', 'method', factory_264, ()),
    ('diff', 'diff', 'method', factory_265, ()),
    ('unique', 'unique', 'method', factory_266, ()),
    ('unique_consecutive', 'unique_consecutive', 'method', factory_267, ()),
    ('msort', 'msort', 'method', factory_172, ()),
    ('nonzero_static', 'nonzero_static', 'method', factory_268, ()),
    ('aminmax', 'aminmax', 'method', factory_269, ()),
    ('nansum', 'nansum', 'method', factory_218, ()),
    ('nanmean', 'nanmean', 'method', factory_218, ()),
    ('count_nonzero', 'count_nonzero', 'method', factory_270, ()),
    ('kthvalue', 'kthvalue', 'method', factory_271, ()),
    ('median', 'median', 'method', factory_220, ()),
    ('nanmedian', 'nanmedian', 'method', factory_220, ()),
    ('mode', 'mode', 'method', factory_272, ()),
    ('quantile', 'quantile', 'method', factory_273, ()),
    ('nanquantile', 'nanquantile', 'method', factory_273, ()),
    ('cov', 'cov', 'method', factory_274, ()),
    ('corrcoef', 'corrcoef', 'method', factory_199, ()),
    ('add_', 'add', 'inplace', factory_275, ()),
    ('sub_', 'sub', 'inplace', factory_275, ()),
    ('subtract_', 'sub', 'inplace', factory_275, ()),
    ('mul_', 'mul', 'inplace', factory_276, ()),
    ('multiply_', 'mul', 'inplace', factory_276, ()),
    ('true_divide_', 'true_divide', 'inplace', factory_276, ()),
    ('floor_divide_', 'floor_divide', 'inplace', factory_276, ()),
    ('remainder_', 'remainder', 'inplace', factory_276, ()),
    ('fmod_', 'fmod', 'inplace', factory_276, ()),
    ('div_', 'div', 'inplace', factory_277, ()),
    ('divide_', 'div', 'inplace', factory_277, ()),
    ('neg_', 'negative', 'inplace', factory_278, ()),
    ('negative_', 'negative', 'inplace', factory_278, ()),
    ('abs_', 'abs', 'inplace', factory_278, ()),
    ('absolute_', 'abs', 'inplace', factory_278, ()),
    ('square_', 'square', 'inplace', factory_278, ()),
    ('pow_', 'pow', 'inplace', factory_279, ()),
    ('lt_', 'lt', 'inplace', factory_276, ()),
    ('less_', 'lt', 'inplace', factory_276, ()),
    ('le_', 'le', 'inplace', factory_276, ()),
    ('less_equal_', 'le', 'inplace', factory_276, ()),
    ('gt_', 'gt', 'inplace', factory_276, ()),
    ('greater_', 'gt', 'inplace', factory_276, ()),
    ('ge_', 'ge', 'inplace', factory_276, ()),
    ('greater_equal_', 'ge', 'inplace', factory_276, ()),
    ('ne_', 'ne', 'inplace', factory_276, ()),
    ('not_equal_', 'ne', 'inplace', factory_276, ()),
    ('eq_', 'eq', 'inplace', factory_276, ()),
    ('logical_and_', 'logical_and', 'inplace', factory_276, ()),
    ('logical_or_', 'logical_or', 'inplace', factory_276, ()),
    ('logical_xor_', 'logical_xor', 'inplace', factory_276, ()),
    ('logical_not_', 'logical_not', 'inplace', factory_278, ()),
    ('bitwise_and_', 'bitwise_and', 'inplace', factory_276, ()),
    ('bitwise_or_', 'bitwise_or', 'inplace', factory_276, ()),
    ('bitwise_xor_', 'bitwise_xor', 'inplace', factory_276, ()),
    ('bitwise_left_shift_', 'lshift', 'inplace', factory_276, ()),
    ('bitwise_right_shift_', 'rshift', 'inplace', factory_276, ()),
    ('bitwise_not_', 'bitwise_not', 'inplace', factory_278, ()),
    ('clamp_', 'clamp', 'inplace', factory_280, ()),
    ('clip_', 'clamp', 'inplace', factory_280, ()),
    ('masked_fill_', 'masked_fill', 'inplace', factory_281, ()),
    ('addcmul_', 'addcmul', 'inplace', factory_282, ()),
    ('addcdiv_', 'addcdiv', 'inplace', factory_282, ()),
    ('lerp_', 'lerp', 'inplace', factory_283, ()),
    ('exp_', 'exp', 'inplace', factory_278, ()),
    ('exp2_', 'exp2', 'inplace', factory_278, ()),
    ('expm1_', 'expm1', 'inplace', factory_278, ()),
    ('log_', 'log', 'inplace', factory_278, ()),
    ('log2_', 'log2', 'inplace', factory_278, ()),
    ('log10_', 'log10', 'inplace', factory_278, ()),
    ('log1p_', 'log1p', 'inplace', factory_278, ()),
    ('sin_', 'sin', 'inplace', factory_278, ()),
    ('cos_', 'cos', 'inplace', factory_278, ()),
    ('tan_', 'tan', 'inplace', factory_278, ()),
    ('asin_', 'asin', 'inplace', factory_278, ()),
    ('acos_', 'acos', 'inplace', factory_278, ()),
    ('atan_', 'atan', 'inplace', factory_278, ()),
    ('sinh_', 'sinh', 'inplace', factory_278, ()),
    ('cosh_', 'cosh', 'inplace', factory_278, ()),
    ('tanh_', 'tanh', 'inplace', factory_278, ()),
    ('erf_', 'erf', 'inplace', factory_278, ()),
    ('erfc_', 'erfc', 'inplace', factory_278, ()),
    ('sqrt_', 'sqrt', 'inplace', factory_278, ()),
    ('rsqrt_', 'rsqrt', 'inplace', factory_278, ()),
    ('reciprocal_', 'reciprocal', 'inplace', factory_278, ()),
    ('sigmoid_', 'sigmoid', 'inplace', factory_278, ()),
    ('relu_', 'relu', 'inplace', factory_278, ()),
    ('floor_', 'floor', 'inplace', factory_278, ()),
    ('ceil_', 'ceil', 'inplace', factory_278, ()),
    ('trunc_', 'trunc', 'inplace', factory_278, ()),
    ('rint_', 'rint', 'inplace', factory_278, ()),
    ('round_', 'round', 'inplace', factory_284, ()),
    ('sign_', 'sign', 'inplace', factory_278, ()),
    ('atan2_', 'atan2', 'inplace', factory_276, ()),
    ('hypot_', 'hypot', 'inplace', factory_276, ()),
    ('addmm_', 'addmm', 'inplace', factory_285, ()),
    ('cumsum_', 'cumsum', 'inplace', factory_286, ()),
    ('addmv_', 'addmv', 'inplace', factory_287, ()),
    ('addbmm_', 'addbmm', 'inplace', factory_288, ()),
    ('baddbmm_', 'baddbmm', 'inplace', factory_288, ()),
    ('addr_', 'addr', 'inplace', factory_289, ()),
    ('renorm_', 'renorm', 'inplace', factory_290, ()),
    ('cumprod_', 'cumprod', 'inplace', factory_286, ()),
)
