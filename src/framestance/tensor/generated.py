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
    def operation(input, *_shape, shape=_ABSENT):
        if shape is not _ABSENT: _shape = (shape,)
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _shape)
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
    def operation(input, *_dims, dims=_ABSENT):
        if dims is not _ABSENT: _dims = (dims,)
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _dims)
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
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 3, start), length)
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
    def operation(input, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), offset, dim1, dim2)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_13(_row, _build):
    def operation(input, *, memory_format=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), memory_format)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_14(_row, _build):
    def operation(tensors, dim=0, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (_values(_row, 'tensors', 1, tensors), dim,), out._array); return out
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_15(_row, _build):
    def operation(*tensors):
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_16(_row, _build):
    def operation(input, shifts, dims=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), shifts, dims)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_17(_row, _build):
    def operation(input, k=1, dims=(0, 1)):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), k, dims)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_18(_row, _build):
    def operation(input, repeats=None, dim=None, *, output_size=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), repeats._array if isinstance(repeats, _Tensor) else _operand(_row, 'repeats', 2, repeats), dim, output_size)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_19(_row, _build):
    def operation(tensors, *, out=None):
        if out is not None: _out(_EAGER, _row, (_values(_row, 'tensors', 1, tensors),), out._array); return out
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_20(_row, _build):
    def operation(input, offset=0, dim1=-2, dim2=-1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), offset, dim1, dim2)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_21(_row, _build):
    def operation(input, diagonal=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), diagonal)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_22(_row, _build):
    def operation(input, offset=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), offset)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_23(_row, _build):
    def operation(row, col, offset=0, *, dtype=None, device=None, requires_grad=False, layout=None):
        result = _build(_EAGER, row, col, offset, dtype, device, requires_grad, layout)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_24(_row, _build):
    def operation(input, other, *, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_25(_row, _build):
    def operation(input, other):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_26(_row, _build):
    def operation(input, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_27(_row, _build):
    def operation(input, other, *, rounding_mode=None, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_28(_row, _build):
    def operation(input, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_29(_row, _build):
    def operation(input, exponent, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_30(_row, _build):
    def operation(condition, input=None, other=None):
        result = _build(_EAGER, condition._array if isinstance(condition, _Tensor) else _wrong(_row, 'condition', 1, condition), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 3, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_31(_row, _build):
    def operation(input, min=None, max=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_32(_row, _build):
    def operation(input, mask, value):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_33(_row, _build):
    def operation(input, tensor1, tensor2, *, value=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_34(_row, _build):
    def operation(input, end, weight):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_35(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_36(_row, _build):
    def operation(input, approximate='none'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), approximate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_37(_row, _build):
    def operation(input, negative_slope=0.01):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), negative_slope)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_38(_row, _build):
    def operation(input, *, decimals=0, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), decimals,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), decimals)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_39(_row, _build):
    def operation(input, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_40(_row, _build):
    def operation(input, mat2, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_41(_row, _build):
    def operation(input, vec, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_42(_row, _build):
    def operation(input, tensor, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_43(_row, _build):
    def operation(input, vec2, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_44(_row, _build):
    def operation(input, mat1, mat2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_45(_row, _build):
    def operation(input, weight, bias=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_46(_row, _build):
    def operation(*_size, size=_ABSENT, dtype=None, device=None, requires_grad=False, layout=None, pin_memory=False):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, _size, dtype, device, requires_grad, layout, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_47(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False, memory_format=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad, memory_format)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_48(_row, _build):
    def operation(size, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, size, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_49(_row, _build):
    def operation(input, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_50(_row, _build):
    def operation(start=0, end=None, step=1, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, step, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_51(_row, _build):
    def operation(start, end, steps, *, dtype=None, device=None, requires_grad=False, out=None):
        if out is not None: _out(_EAGER, _row, (start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, dtype, device, requires_grad,), out._array); return out
        result = _build(_EAGER, start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_52(_row, _build):
    def operation(n, m=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, n, m, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_53(_row, _build):
    def operation(data, *, dtype=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, _data(data), dtype, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_54(_row, _build):
    def operation(data, dtype=None, device=None):
        result = _build(_EAGER, _data(data), dtype, device)
        if isinstance(data, _Tensor) and result is data._array: return data
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_55(_row, _build):
    def operation(*tensors, indexing='ij'):
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors), indexing)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_56(_row, _build):
    def operation(seed):
        result = _build(_EAGER, seed)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_57(_row, _build):
    def operation(*_size, size=_ABSENT, dtype=None, device=None, requires_grad=False, generator=None):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, _size, dtype, device, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_58(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_59(_row, _build):
    def operation(low, high=None, size=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, low, high, size, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_60(_row, _build):
    def operation(n, dtype=None, device=None):
        result = _build(_EAGER, n, dtype, device)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_61(_row, _build):
    def operation(input, p=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_62(_row, _build):
    def operation(input, p=0.5, training=True, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, training, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_63(_row, _build):
    def operation(input, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_64(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_65(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_66(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim._array if isinstance(dim, _Tensor) else _operand(_row, 'dim', 2, dim), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_67(_row, _build):
    def operation(input, dim=None, unbiased=True, keepdim=False, *, correction=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, keepdim, correction,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, keepdim, correction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_68(_row, _build):
    def operation(input, dim=None, unbiased=True, keepdim=False, *, correction=None, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, keepdim, correction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_69(_row, _build):
    def operation(input, dim, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_70(_row, _build):
    def operation(input, dim, *, dtype=None, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_71(_row, _build):
    def operation(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, *, scale=None, enable_gqa=False):
        result = _build(_EAGER, query._array if isinstance(query, _Tensor) else _wrong(_row, 'query', 1, query), key._array if isinstance(key, _Tensor) else _wrong(_row, 'key', 2, key), value._array if isinstance(value, _Tensor) else _wrong(_row, 'value', 3, value), attn_mask._array if isinstance(attn_mask, _Tensor) else _operand(_row, 'attn_mask', 4, attn_mask), dropout_p, is_causal, scale, enable_gqa)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_72(_row, _build):
    def operation(query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training=True, key_padding_mask=None, need_weights=True, attn_mask=None, use_separate_proj_weight=False, q_proj_weight=None, k_proj_weight=None, v_proj_weight=None, static_k=None, static_v=None, average_attn_weights=True, is_causal=False):
        result = _build(_EAGER, query._array if isinstance(query, _Tensor) else _wrong(_row, 'query', 1, query), key._array if isinstance(key, _Tensor) else _wrong(_row, 'key', 2, key), value._array if isinstance(value, _Tensor) else _wrong(_row, 'value', 3, value), embed_dim_to_check, num_heads, in_proj_weight._array if isinstance(in_proj_weight, _Tensor) else _operand(_row, 'in_proj_weight', 6, in_proj_weight), in_proj_bias._array if isinstance(in_proj_bias, _Tensor) else _operand(_row, 'in_proj_bias', 7, in_proj_bias), bias_k._array if isinstance(bias_k, _Tensor) else _operand(_row, 'bias_k', 8, bias_k), bias_v._array if isinstance(bias_v, _Tensor) else _operand(_row, 'bias_v', 9, bias_v), add_zero_attn, dropout_p, out_proj_weight._array if isinstance(out_proj_weight, _Tensor) else _wrong(_row, 'out_proj_weight', 12, out_proj_weight), out_proj_bias._array if isinstance(out_proj_bias, _Tensor) else _operand(_row, 'out_proj_bias', 13, out_proj_bias), training, key_padding_mask._array if isinstance(key_padding_mask, _Tensor) else _operand(_row, 'key_padding_mask', 15, key_padding_mask), need_weights, attn_mask._array if isinstance(attn_mask, _Tensor) else _operand(_row, 'attn_mask', 17, attn_mask), use_separate_proj_weight, q_proj_weight._array if isinstance(q_proj_weight, _Tensor) else _operand(_row, 'q_proj_weight', 19, q_proj_weight), k_proj_weight._array if isinstance(k_proj_weight, _Tensor) else _operand(_row, 'k_proj_weight', 20, k_proj_weight), v_proj_weight._array if isinstance(v_proj_weight, _Tensor) else _operand(_row, 'v_proj_weight', 21, v_proj_weight), static_k._array if isinstance(static_k, _Tensor) else _operand(_row, 'static_k', 22, static_k), static_v._array if isinstance(static_v, _Tensor) else _operand(_row, 'static_v', 23, static_v), average_attn_weights, is_causal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_73(_row, _build):
    def operation(ndarray):
        result = _build(_EAGER, ndarray._array if isinstance(ndarray, _Tensor) else _operand(_row, 'ndarray', 1, ndarray))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_74(_row, _build):
    def operation(input, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_75(_row, _build):
    def operation(input, split_size_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(split_size_or_sections), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_76(_row, _build):
    def operation(input, split_size, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), split_size, dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_77(_row, _build):
    def operation(input, split_sizes, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), split_sizes, dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_78(_row, _build):
    def operation(input, chunks, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), chunks, dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_79(_row, _build):
    def operation(input, indices_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(indices_or_sections), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_80(_row, _build):
    def operation(input, indices_or_sections):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(indices_or_sections))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_81(_row, _build):
    def operation(input, dim, index, src=None, *, value=None, reduce=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _operand(_row, 'src', 4, src), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 5, value), reduce)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_82(_row, _build):
    def operation(input, dim, index, src, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_83(_row, _build):
    def operation(input, dim, index, src, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_84(_row, _build):
    def operation(input, dim, index, source, *, alpha=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_85(_row, _build):
    def operation(input, dim, index, source, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_86(_row, _build):
    def operation(input, dim, index, source, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_87(_row, _build):
    def operation(input, dim, index, value, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 4, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_88(_row, _build):
    def operation(input, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_89(_row, _build):
    def operation(input, dim, index, *, sparse_grad=False, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), sparse_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_90(_row, _build):
    def operation(input, *, as_tuple=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_91(_row, _build):
    def operation(input, mask):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_92(_row, _build):
    def operation(input, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_93(_row, _build):
    def operation(input, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_94(_row, _build):
    def operation(input, diagonal=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_95(_row, _build):
    def operation(input, index):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_96(_row, _build):
    def operation(input, index, source, accumulate=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_97(_row, _build):
    def operation(input, indices, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), indices._array if isinstance(indices, _Tensor) else _wrong(_row, 'indices', 2, indices), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_98(_row, _build):
    def operation(input, mask, source):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_99(_row, _build):
    def operation(input, indices, values, accumulate=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(indices), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 3, values), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_100(_row, _build):
    def operation(input, src, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, index)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_101(_row, _build):
    def operation(input, src, dim=0, start=None, end=None, step=1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, start, end, step)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_102(_row, _build):
    def operation(input, src, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), offset, dim1, dim2)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_103(_row, _build):
    def operation(tensor, num_classes=-1):
        result = _build(_EAGER, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 1, tensor), num_classes)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_104(_row, _build):
    def operation(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_105(_row, _build):
    def operation(input, size, stride, storage_offset=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, stride, storage_offset)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_106(_row, _build):
    def operation(input, src, size, stride, storage_offset=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), size, stride, storage_offset)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_107(_row, _build):
    def operation(input, dim=0, start=None, end=None, step=1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, start, end, step)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_108(_row, _build):
    def operation(size, stride, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, size, stride, dtype, layout, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_109(_row, _build):
    def operation(size, physical_layout, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, size, physical_layout, dtype, layout, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_110(_row, _build):
    def operation(s, *, dtype=None, layout=None, device=None, requires_grad=False):
        result = _build(_EAGER, s, dtype, layout, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_111(_row, _build):
    def operation(input, *_size, size=_ABSENT):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _size)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_112(_row, _build):
    def operation(input, dimension, size, step):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dimension, size, step)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_113(_row, _build):
    def operation(A, *, upper=False, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), upper,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_114(_row, _build):
    def operation(input, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), upper,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_115(_row, _build):
    def operation(A, *, upper=False, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), upper, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_116(_row, _build):
    def operation(A, mode='reduced'):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_117(_row, _build):
    def operation(input, some=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), some)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_118(_row, _build):
    def operation(input, tau, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_119(_row, _build):
    def operation(input, tau, other, left=True, transpose=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_120(_row, _build):
    def operation(A, full_matrices=True, *, driver=None):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), full_matrices, driver)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_121(_row, _build):
    def operation(input, some=True, compute_uv=True):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), some, compute_uv)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_122(_row, _build):
    def operation(A, *, driver=None, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), driver,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), driver)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_123(_row, _build):
    def operation(A, q=6, niter=2, M=None):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), q, niter, M._array if isinstance(M, _Tensor) else _operand(_row, 'M', 4, M))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_124(_row, _build):
    def operation(A, q=None, center=True, niter=2):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), q, center, niter)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_125(_row, _build):
    def operation(A, UPLO='L'):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), UPLO)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_126(_row, _build):
    def operation(A, UPLO='L', *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), UPLO,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), UPLO)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_127(_row, _build):
    def operation(input, low, high=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), low, high, dtype, device, requires_grad)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_128(_row, _build):
    def operation(mean, std=1.0, size=None, *, dtype=None, device=None, layout=None, requires_grad=False, generator=None):
        result = _build(_EAGER, mean._array if isinstance(mean, _Tensor) else _operand(_row, 'mean', 1, mean), std._array if isinstance(std, _Tensor) else _operand(_row, 'std', 2, std), size, dtype, device, layout, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_129(_row, _build):
    def operation(input, num_samples, replacement=False, *, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), num_samples, replacement, generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_130(_row, _build):
    def operation(input, generator=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), generator)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_131(_row, _build):
    def operation(input, mat, vec, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_132(_row, _build):
    def operation(input, batch1, batch2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_133(_row, _build):
    def operation(input, vec1, vec2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_134(_row, _build):
    def operation(a, b, dims=2, *, out=None):
        if out is not None: _out(_EAGER, _row, (a._array if isinstance(a, _Tensor) else _wrong(_row, 'a', 1, a), b._array if isinstance(b, _Tensor) else _wrong(_row, 'b', 2, b), _data(dims),), out._array); return out
        result = _build(_EAGER, a._array if isinstance(a, _Tensor) else _wrong(_row, 'a', 1, a), b._array if isinstance(b, _Tensor) else _wrong(_row, 'b', 2, b), _data(dims))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_135(_row, _build):
    def operation(x, y, *, dim=-1, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), y._array if isinstance(y, _Tensor) else _wrong(_row, 'y', 2, y), dim,), out._array); return out
        result = _build(_EAGER, x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), y._array if isinstance(y, _Tensor) else _wrong(_row, 'y', 2, y), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_136(_row, _build):
    def operation(*matrices):
        result = _build(_EAGER, _values(_row, 'matrices', 1, matrices))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_137(_row, _build):
    def operation(input, other, dim=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_138(_row, _build):
    def operation(input, other, *, dim=-1, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_139(_row, _build):
    def operation(A, *, offset=0, dim1=-2, dim2=-1):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), offset, dim1, dim2)
        if isinstance(A, _Tensor) and result is A._array: return A
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_140(_row, _build):
    def operation(input1, input2, weight, bias=None):
        result = _build(_EAGER, input1._array if isinstance(input1, _Tensor) else _wrong(_row, 'input1', 1, input1), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 3, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 4, bias))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_141(_row, _build):
    def operation(x, *, N=None):
        result = _build(_EAGER, x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), N)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_142(_row, _build):
    def operation(x, N=None, increasing=False):
        result = _build(_EAGER, x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), N, increasing)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_143(_row, _build):
    def operation(*operands):
        result = _build(_EAGER, _data(operands))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_144(_row, _build):
    def operation(input, bins=100, min=0, max=0, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins, min, max,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins, min, max)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_145(_row, _build):
    def operation(input, bins, *, range=None, weight=None, density=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), bins._array if isinstance(bins, _Tensor) else _operand(_row, 'bins', 2, bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_146(_row, _build):
    def operation(input, bins, range=None, weight=None, density=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_147(_row, _build):
    def operation(input, weights=None, minlength=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weights._array if isinstance(weights, _Tensor) else _operand(_row, 'weights', 2, weights), minlength)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_148(_row, _build):
    def operation(A, B, *, left=True, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), left,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), left)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_149(_row, _build):
    def operation(A, B, *, left=True, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), left, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_150(_row, _build):
    def operation(A, B, dims=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), dims,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), dims)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_151(_row, _build):
    def operation(A, B, *, upper, left=True, unitriangular=False, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), upper, left, unitriangular,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 2, B), upper, left, unitriangular)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_152(_row, _build):
    def operation(input, A, upper=True, transpose=False, unitriangular=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 2, A), upper, transpose, unitriangular)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_153(_row, _build):
    def operation(input, input2, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_154(_row, _build):
    def operation(A, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A),), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_155(_row, _build):
    def operation(A):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_156(_row, _build):
    def operation(A, *, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_157(_row, _build):
    def operation(A, ind=2, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), ind,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), ind)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_158(_row, _build):
    def operation(A, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), n,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_159(_row, _build):
    def operation(input, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_160(_row, _build):
    def operation(A, tol=None, hermitian=False, *, atol=None, rtol=None, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), tol._array if isinstance(tol, _Tensor) else _operand(_row, 'tol', 2, tol), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol),), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), tol._array if isinstance(tol, _Tensor) else _operand(_row, 'tol', 2, tol), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_161(_row, _build):
    def operation(A, rcond=None, hermitian=False, *, atol=None, rtol=None, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol),), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond), hermitian, atol._array if isinstance(atol, _Tensor) else _operand(_row, 'atol', 4, atol), rtol._array if isinstance(rtol, _Tensor) else _operand(_row, 'rtol', 5, rtol))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_162(_row, _build):
    def operation(input, rcond=1e-15):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_163(_row, _build):
    def operation(A, p=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), p,), out._array); return out
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_164(_row, _build):
    def operation(input, b, rcond=None, *, driver=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), b._array if isinstance(b, _Tensor) else _wrong(_row, 'b', 2, b), rcond, driver)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_165(_row, _build):
    def operation(A, *, pivot=True, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), pivot, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_166(_row, _build):
    def operation(A, *, pivot=True):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), pivot)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_167(_row, _build):
    def operation(input, pivot=True, get_infos=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), pivot, get_infos)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_168(_row, _build):
    def operation(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True):
        result = _build(_EAGER, LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 1, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 2, LU_pivots), unpack_data, unpack_pivots)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_169(_row, _build):
    def operation(LU, pivots, B, *, left=True, adjoint=False, out=None):
        if out is not None: _out(_EAGER, _row, (LU._array if isinstance(LU, _Tensor) else _wrong(_row, 'LU', 1, LU), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), left, adjoint,), out._array); return out
        result = _build(_EAGER, LU._array if isinstance(LU, _Tensor) else _wrong(_row, 'LU', 1, LU), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), left, adjoint)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_170(_row, _build):
    def operation(input, LU_data, LU_pivots, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_171(_row, _build):
    def operation(A, *, hermitian=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), hermitian)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_172(_row, _build):
    def operation(A, *, hermitian=False, check_errors=False):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), hermitian, check_errors)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_173(_row, _build):
    def operation(LD, pivots, B, *, hermitian=False, out=None):
        if out is not None: _out(_EAGER, _row, (LD._array if isinstance(LD, _Tensor) else _wrong(_row, 'LD', 1, LD), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), hermitian,), out._array); return out
        result = _build(_EAGER, LD._array if isinstance(LD, _Tensor) else _wrong(_row, 'LD', 1, LD), pivots._array if isinstance(pivots, _Tensor) else _wrong(_row, 'pivots', 2, pivots), B._array if isinstance(B, _Tensor) else _wrong(_row, 'B', 3, B), hermitian)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_174(_row, _build):
    def operation(input, dim, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_175(_row, _build):
    def operation(input, ord=2, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_176(_row, _build):
    def operation(input, ord='fro', dim=(-2, -1), keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_177(_row, _build):
    def operation(input, ord=None, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), ord, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_178(_row, _build):
    def operation(input, p='fro', dim=None, keepdim=False, dtype=None, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_179(_row, _build):
    def operation(input, other, p=2):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_180(_row, _build):
    def operation(x1, x2, p=2.0, compute_mode='use_mm_for_euclid_dist_if_necessary'):
        result = _build(_EAGER, x1._array if isinstance(x1, _Tensor) else _wrong(_row, 'x1', 1, x1), x2._array if isinstance(x2, _Tensor) else _wrong(_row, 'x2', 2, x2), p, compute_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_181(_row, _build):
    def operation(input, p, dim, maxnorm, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, dim, maxnorm)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_182(_row, _build):
    def operation(input, pad, value=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), pad, value)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_183(_row, _build):
    def operation(input, pad, mode='constant', value=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), pad, mode, value)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_184(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return result

    return operation


def factory_185(_row, _build):
    def operation(input, other):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_186(_row, _build):
    def operation(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol, atol, equal_nan)
        return result

    return operation


def factory_187(_row, _build):
    def operation(start, end, steps, base=10.0, *, dtype=None, device=None, requires_grad=False, out=None):
        if out is not None: _out(_EAGER, _row, (start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, base, dtype, device, requires_grad,), out._array); return out
        result = _build(_EAGER, start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 1, start), end._array if isinstance(end, _Tensor) else _operand(_row, 'end', 2, end), steps, base, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_188(_row, _build):
    def operation(start, end, step=1, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, step, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_189(_row, _build):
    def operation(input, r=2, with_replacement=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), r, with_replacement)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_190(_row, _build):
    def operation(input, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_191(_row, _build):
    def operation(input, dim, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_192(_row, _build):
    def operation(input, n=1, dim=-1, prepend=None, append=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_193(_row, _build):
    def operation(input, *, spacing=1, dim=None, edge_order=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(spacing), dim, edge_order)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_194(_row, _build):
    def operation(y, x=None, *, dx=None, dim=-1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, y._array if isinstance(y, _Tensor) else _wrong(_row, 'y', 1, y), x._array if isinstance(x, _Tensor) else _operand(_row, 'x', 2, x), dx, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_195(_row, _build):
    def operation(input, sorted=True, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), sorted, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_196(_row, _build):
    def operation(input, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_197(_row, _build):
    def operation(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None, out=None):
        if out is not None: _out(_EAGER, _row, (sorted_sequence._array if isinstance(sorted_sequence, _Tensor) else _wrong(_row, 'sorted_sequence', 1, sorted_sequence), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input), out_int32, right, side, sorter._array if isinstance(sorter, _Tensor) else _operand(_row, 'sorter', 6, sorter),), out._array); return out
        result = _build(_EAGER, sorted_sequence._array if isinstance(sorted_sequence, _Tensor) else _wrong(_row, 'sorted_sequence', 1, sorted_sequence), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input), out_int32, right, side, sorter._array if isinstance(sorter, _Tensor) else _operand(_row, 'sorter', 6, sorter))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_198(_row, _build):
    def operation(input, boundaries, *, out_int32=False, right=False, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), boundaries._array if isinstance(boundaries, _Tensor) else _wrong(_row, 'boundaries', 2, boundaries), out_int32, right,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), boundaries._array if isinstance(boundaries, _Tensor) else _wrong(_row, 'boundaries', 2, boundaries), out_int32, right)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_199(_row, _build):
    def operation(elements, test_elements, *, assume_unique=False, invert=False):
        result = _build(_EAGER, elements._array if isinstance(elements, _Tensor) else _operand(_row, 'elements', 1, elements), test_elements._array if isinstance(test_elements, _Tensor) else _operand(_row, 'test_elements', 2, test_elements), assume_unique, invert)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_200(_row, _build):
    def operation(input, *, size, fill_value=-1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, fill_value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_201(_row, _build):
    def operation(input, *, dim=None, keepdim=False, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_202(_row, _build):
    def operation(input, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_203(_row, _build):
    def operation(input, k, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), k, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_204(_row, _build):
    def operation(input, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_205(_row, _build):
    def operation(input, q, dim=None, keepdim=False, *, interpolation='linear', axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_206(_row, _build):
    def operation(input, *, correction=1, fweights=None, aweights=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), correction, fweights._array if isinstance(fweights, _Tensor) else _operand(_row, 'fweights', 3, fweights), aweights._array if isinstance(aweights, _Tensor) else _operand(_row, 'aweights', 4, aweights))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_207(_row, _build):
    def operation(self, *_shape, shape=_ABSENT):
        if shape is not _ABSENT: _shape = (shape,)
        result = _build(_EAGER, self._array, _shape)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_208(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_209(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_210(_row, _build):
    def operation(self, start_dim=0, end_dim=-1):
        result = _build(_EAGER, self._array, start_dim, end_dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_211(_row, _build):
    def operation(self, dim, sizes, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, sizes)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_212(_row, _build):
    def operation(self, *_dims, dims=_ABSENT):
        if dims is not _ABSENT: _dims = (dims,)
        result = _build(_EAGER, self._array, _dims)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_213(_row, _build):
    def operation(self, dim0, dim1):
        result = _build(_EAGER, self._array, dim0, dim1)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_214(_row, _build):
    def operation(self, source, destination):
        result = _build(_EAGER, self._array, source, destination)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_215(_row, _build):
    def operation(self, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_216(_row, _build):
    def operation(self, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_217(_row, _build):
    def operation(self, *_size, size=_ABSENT):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, self._array, _size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_218(_row, _build):
    def operation(self, size):
        result = _build(_EAGER, self._array, size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_219(_row, _build):
    def operation(self, dim, start, length, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 3, start), length)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_220(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_221(_row, _build):
    def operation(self, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, self._array, offset, dim1, dim2)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_222(_row, _build):
    def operation(self, *, memory_format=None):
        result = _build(_EAGER, self._array, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_223(_row, _build):
    def operation(self, target=None, dtype=None, non_blocking=False, copy=False, *, device=None, memory_format=None):
        result = _build(_EAGER, self._array, target._array if isinstance(target, _Tensor) else _operand(_row, 'target', 2, target), dtype, non_blocking, copy, device, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_224(_row, _build):
    def operation(self, *_repeats, repeats=_ABSENT):
        if repeats is not _ABSENT: _repeats = (repeats,)
        result = _build(_EAGER, self._array, _repeats)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_225(_row, _build):
    def operation(self, shifts, dims=None):
        result = _build(_EAGER, self._array, shifts, dims)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_226(_row, _build):
    def operation(self, k=1, dims=(0, 1)):
        result = _build(_EAGER, self._array, k, dims)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_227(_row, _build):
    def operation(self, repeats=None, dim=None, *, output_size=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, repeats._array if isinstance(repeats, _Tensor) else _operand(_row, 'repeats', 2, repeats), dim, output_size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_228(_row, _build):
    def operation(self, offset=0, dim1=-2, dim2=-1):
        result = _build(_EAGER, self._array, offset, dim1, dim2)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_229(_row, _build):
    def operation(self, diagonal=0):
        result = _build(_EAGER, self._array, diagonal)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_230(_row, _build):
    def operation(self, offset=0):
        result = _build(_EAGER, self._array, offset)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_231(_row, _build):
    def operation(self, other, *, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_232(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_233(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_234(_row, _build):
    def operation(self, other, *, rounding_mode=None, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_235(_row, _build):
    def operation(self, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array,), out._array); return out
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_236(_row, _build):
    def operation(self, exponent, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent),), out._array); return out
        result = _build(_EAGER, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_237(_row, _build):
    def operation(self, min=None, max=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max),), out._array); return out
        result = _build(_EAGER, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_238(_row, _build):
    def operation(self, condition, other):
        result = _build(_EAGER, self._array, condition._array if isinstance(condition, _Tensor) else _wrong(_row, 'condition', 2, condition), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 3, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_239(_row, _build):
    def operation(self, mask, value):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_240(_row, _build):
    def operation(self, tensor1, tensor2, *, value=1):
        result = _build(_EAGER, self._array, tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_241(_row, _build):
    def operation(self, end, weight):
        result = _build(_EAGER, self._array, end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_242(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_243(_row, _build):
    def operation(self, *, decimals=0, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, decimals,), out._array); return out
        result = _build(_EAGER, self._array, decimals)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_244(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_245(_row, _build):
    def operation(self, mat2, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2),), out._array); return out
        result = _build(_EAGER, self._array, mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_246(_row, _build):
    def operation(self, vec, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec),), out._array); return out
        result = _build(_EAGER, self._array, vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_247(_row, _build):
    def operation(self, tensor, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor),), out._array); return out
        result = _build(_EAGER, self._array, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_248(_row, _build):
    def operation(self, vec2, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2),), out._array); return out
        result = _build(_EAGER, self._array, vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_249(_row, _build):
    def operation(self, mat1, mat2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_250(_row, _build):
    def operation(self, *_size, size=_ABSENT, dtype=None, device=None, requires_grad=False):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, self._array, _size, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_251(_row, _build):
    def operation(self, size, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, size, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 3, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_252(_row, _build):
    def operation(self, data, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, _data(data), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_253(_row, _build):
    def operation(self, src, non_blocking=False):
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), non_blocking)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_254(_row, _build):
    def operation(self, value):
        result = _build(_EAGER, self._array, value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 2, value))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_255(_row, _build):
    def operation(self, from_=0.0, to=1.0):
        result = _build(_EAGER, self._array, from_, to)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_256(_row, _build):
    def operation(self, mean=0.0, std=1.0):
        result = _build(_EAGER, self._array, mean, std)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_257(_row, _build):
    def operation(self, p=None):
        result = _build(_EAGER, self._array, p)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_258(_row, _build):
    def operation(self, p=0.5):
        result = _build(_EAGER, self._array, p._array if isinstance(p, _Tensor) else _operand(_row, 'p', 2, p))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_259(_row, _build):
    def operation(self, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_260(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_261(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_262(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim._array if isinstance(dim, _Tensor) else _operand(_row, 'dim', 2, dim), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_263(_row, _build):
    def operation(self, dim=None, unbiased=True, keepdim=False, *, correction=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, unbiased, keepdim, correction,), out._array); return out
        result = _build(_EAGER, self._array, dim, unbiased, keepdim, correction)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_264(_row, _build):
    def operation(self, dim, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_265(_row, _build):
    def operation(self, dim, *, dtype=None, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, dim, dtype,), out._array); return out
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_266(_row, _build):
    def operation(self, *, force=False):
        result = _build(_EAGER, self._array, force)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_267(_row, _build):
    def operation(self, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_268(_row, _build):
    def operation(self, split_size_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, _data(split_size_or_sections), dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_269(_row, _build):
    def operation(self, split_size, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, split_size, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_270(_row, _build):
    def operation(self, split_sizes, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, split_sizes, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_271(_row, _build):
    def operation(self, chunks, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, chunks, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_272(_row, _build):
    def operation(self, indices_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, _data(indices_or_sections), dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_273(_row, _build):
    def operation(self, indices_or_sections):
        result = _build(_EAGER, self._array, _data(indices_or_sections))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_274(_row, _build):
    def operation(self, dim, index, src=None, *, value=None, reduce=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _operand(_row, 'src', 4, src), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 5, value), reduce)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_275(_row, _build):
    def operation(self, dim, index, src, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_276(_row, _build):
    def operation(self, dim, index, src, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_277(_row, _build):
    def operation(self, dim, index, source, *, alpha=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_278(_row, _build):
    def operation(self, dim, index, source, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_279(_row, _build):
    def operation(self, dim, index, source, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_280(_row, _build):
    def operation(self, dim, index, value, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 4, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_281(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_282(_row, _build):
    def operation(self, dim, index, *, sparse_grad=False, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), sparse_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_283(_row, _build):
    def operation(self, *, as_tuple=False):
        result = _build(_EAGER, self._array, as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_284(_row, _build):
    def operation(self, mask):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_285(_row, _build):
    def operation(self, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_286(_row, _build):
    def operation(self, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_287(_row, _build):
    def operation(self, diagonal=0):
        result = _build(_EAGER, self._array, diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_288(_row, _build):
    def operation(self, index):
        result = _build(_EAGER, self._array, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_289(_row, _build):
    def operation(self, index, source, accumulate=False):
        result = _build(_EAGER, self._array, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_290(_row, _build):
    def operation(self, indices, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, indices._array if isinstance(indices, _Tensor) else _wrong(_row, 'indices', 2, indices), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_291(_row, _build):
    def operation(self, mask, source):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_292(_row, _build):
    def operation(self, indices, values, accumulate=False):
        result = _build(_EAGER, self._array, _data(indices), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 3, values), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_293(_row, _build):
    def operation(self, src, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, index)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_294(_row, _build):
    def operation(self, src, dim=0, start=None, end=None, step=1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, start, end, step)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_295(_row, _build):
    def operation(self, src, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), offset, dim1, dim2)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_296(_row, _build):
    def operation(self, size, stride, storage_offset=None):
        result = _build(_EAGER, self._array, size, stride, storage_offset)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_297(_row, _build):
    def operation(self, src, size, stride, storage_offset=None):
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), size, stride, storage_offset)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_298(_row, _build):
    def operation(self, dimension, size, step):
        result = _build(_EAGER, self._array, dimension, size, step)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_299(_row, _build):
    def operation(self, size, stride, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, self._array, size, stride, dtype, layout, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_300(_row, _build):
    def operation(self, *_size, size=_ABSENT, memory_format=None):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, self._array, _size, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_301(_row, _build):
    def operation(self, the_template, *, memory_format=None):
        result = _build(_EAGER, self._array, the_template._array if isinstance(the_template, _Tensor) else _wrong(_row, 'the_template', 2, the_template), memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_302(_row, _build):
    def operation(self, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, upper,), out._array); return out
        result = _build(_EAGER, self._array, upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_303(_row, _build):
    def operation(self, some=True):
        result = _build(_EAGER, self._array, some)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_304(_row, _build):
    def operation(self, tau, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau),), out._array); return out
        result = _build(_EAGER, self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_305(_row, _build):
    def operation(self, tau, other, left=True, transpose=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose,), out._array); return out
        result = _build(_EAGER, self._array, tau._array if isinstance(tau, _Tensor) else _wrong(_row, 'tau', 2, tau), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 3, other), left, transpose)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_306(_row, _build):
    def operation(self, some=True, compute_uv=True):
        result = _build(_EAGER, self._array, some, compute_uv)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_307(_row, _build):
    def operation(self, p, *, generator=None):
        result = _build(_EAGER, self._array, p, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_308(_row, _build):
    def operation(self, lambd=1.0, *, generator=None):
        result = _build(_EAGER, self._array, lambd, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_309(_row, _build):
    def operation(self, median=0.0, sigma=1.0, *, generator=None):
        result = _build(_EAGER, self._array, median, sigma, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_310(_row, _build):
    def operation(self, mean=1.0, std=2.0, *, generator=None):
        result = _build(_EAGER, self._array, mean, std, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_311(_row, _build):
    def operation(self, from_=None, to=None, *, generator=None):
        result = _build(_EAGER, self._array, from_, to, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_312(_row, _build):
    def operation(self, num_samples, replacement=False, *, generator=None):
        result = _build(_EAGER, self._array, num_samples, replacement, generator)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_313(_row, _build):
    def operation(self, mat, vec, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_314(_row, _build):
    def operation(self, batch1, batch2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_315(_row, _build):
    def operation(self, vec1, vec2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_316(_row, _build):
    def operation(self, other, dim=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_317(_row, _build):
    def operation(self, bins=100, min=0, max=0, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, bins, min, max,), out._array); return out
        result = _build(_EAGER, self._array, bins, min, max)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_318(_row, _build):
    def operation(self, bins, *, range=None, weight=None, density=False):
        result = _build(_EAGER, self._array, bins._array if isinstance(bins, _Tensor) else _operand(_row, 'bins', 2, bins), range, weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 4, weight), density)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_319(_row, _build):
    def operation(self, weights=None, minlength=0):
        result = _build(_EAGER, self._array, weights._array if isinstance(weights, _Tensor) else _operand(_row, 'weights', 2, weights), minlength)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_320(_row, _build):
    def operation(self, A, upper=True, transpose=False, unitriangular=False):
        result = _build(_EAGER, self._array, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 2, A), upper, transpose, unitriangular)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_321(_row, _build):
    def operation(self, input2, upper=False, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper,), out._array); return out
        result = _build(_EAGER, self._array, input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), upper)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_322(_row, _build):
    def operation(self, n, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, n,), out._array); return out
        result = _build(_EAGER, self._array, n)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_323(_row, _build):
    def operation(self, rcond=1e-15):
        result = _build(_EAGER, self._array, rcond._array if isinstance(rcond, _Tensor) else _operand(_row, 'rcond', 2, rcond))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_324(_row, _build):
    def operation(self, pivot=True, get_infos=False):
        result = _build(_EAGER, self._array, pivot, get_infos)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_325(_row, _build):
    def operation(self, LU_data, LU_pivots, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots),), out._array); return out
        result = _build(_EAGER, self._array, LU_data._array if isinstance(LU_data, _Tensor) else _wrong(_row, 'LU_data', 2, LU_data), LU_pivots._array if isinstance(LU_pivots, _Tensor) else _wrong(_row, 'LU_pivots', 3, LU_pivots))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_326(_row, _build):
    def operation(self, dim, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_327(_row, _build):
    def operation(self, p='fro', dim=None, keepdim=False, dtype=None, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, p, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_328(_row, _build):
    def operation(self, other, p=2):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), p)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_329(_row, _build):
    def operation(self, p, dim, maxnorm, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, p, dim, maxnorm)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_330(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return result

    return operation


def factory_331(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_332(_row, _build):
    def operation(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol, atol, equal_nan)
        return result

    return operation


def factory_333(_row, _build):
    def operation(self, *_size, size=_ABSENT):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, self._array, _size)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_334(_row, _build):
    def operation(self, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_335(_row, _build):
    def operation(self, dim, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, dim,), out._array); return out
        result = _build(_EAGER, self._array, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_336(_row, _build):
    def operation(self, n=1, dim=-1, prepend=None, append=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append),), out._array); return out
        result = _build(_EAGER, self._array, n, dim, prepend._array if isinstance(prepend, _Tensor) else _operand(_row, 'prepend', 4, prepend), append._array if isinstance(append, _Tensor) else _operand(_row, 'append', 5, append))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_337(_row, _build):
    def operation(self, sorted=True, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, sorted, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_338(_row, _build):
    def operation(self, return_inverse=False, return_counts=False, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, return_inverse, return_counts, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_339(_row, _build):
    def operation(self, *, size, fill_value=-1):
        result = _build(_EAGER, self._array, size, fill_value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_340(_row, _build):
    def operation(self, *, dim=None, keepdim=False, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_341(_row, _build):
    def operation(self, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_342(_row, _build):
    def operation(self, k, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, k, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_343(_row, _build):
    def operation(self, dim=-1, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_344(_row, _build):
    def operation(self, q, dim=None, keepdim=False, *, interpolation='linear', axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation,), out._array); return out
        result = _build(_EAGER, self._array, q._array if isinstance(q, _Tensor) else _operand(_row, 'q', 2, q), dim, keepdim, interpolation)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_345(_row, _build):
    def operation(self, *, correction=1, fweights=None, aweights=None):
        result = _build(_EAGER, self._array, correction, fweights._array if isinstance(fweights, _Tensor) else _operand(_row, 'fweights', 3, fweights), aweights._array if isinstance(aweights, _Tensor) else _operand(_row, 'aweights', 4, aweights))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_346(_row, _build):
    def operation(self, other, *, alpha=1):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return self

    return operation


def factory_347(_row, _build):
    def operation(self, other):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return self

    return operation


def factory_348(_row, _build):
    def operation(self, other, *, rounding_mode=None):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return self

    return operation


def factory_349(_row, _build):
    def operation(self):
        _inplace(_EAGER, _row, self._array)
        return self

    return operation


def factory_350(_row, _build):
    def operation(self, exponent):
        _inplace(_EAGER, _row, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return self

    return operation


def factory_351(_row, _build):
    def operation(self, min=None, max=None):
        _inplace(_EAGER, _row, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return self

    return operation


def factory_352(_row, _build):
    def operation(self, mask, value):
        _inplace(_EAGER, _row, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return self

    return operation


def factory_353(_row, _build):
    def operation(self, tensor1, tensor2, *, value=1):
        _inplace(_EAGER, _row, self._array, tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return self

    return operation


def factory_354(_row, _build):
    def operation(self, end, weight):
        _inplace(_EAGER, _row, self._array, end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return self

    return operation


def factory_355(_row, _build):
    def operation(self, *, decimals=0):
        _inplace(_EAGER, _row, self._array, decimals)
        return self

    return operation


def factory_356(_row, _build):
    def operation(self, mat1, mat2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return self

    return operation


def factory_357(_row, _build):
    def operation(self, dim, *, dtype=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, dtype)
        return self

    return operation


def factory_358(_row, _build):
    def operation(self, dim, index, src=None, *, value=None, reduce=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _operand(_row, 'src', 4, src), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 5, value), reduce)
        return self

    return operation


def factory_359(_row, _build):
    def operation(self, dim, index, src, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src))
        return self

    return operation


def factory_360(_row, _build):
    def operation(self, dim, index, src, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src), reduce, include_self)
        return self

    return operation


def factory_361(_row, _build):
    def operation(self, dim, index, source, *, alpha=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), alpha)
        return self

    return operation


def factory_362(_row, _build):
    def operation(self, dim, index, source, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), reduce, include_self)
        return self

    return operation


def factory_363(_row, _build):
    def operation(self, dim, index, source, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source))
        return self

    return operation


def factory_364(_row, _build):
    def operation(self, dim, index, value, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 4, value))
        return self

    return operation


def factory_365(_row, _build):
    def operation(self, index, source, accumulate=False):
        _inplace(_EAGER, _row, self._array, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source), accumulate)
        return self

    return operation


def factory_366(_row, _build):
    def operation(self, mask, source):
        _inplace(_EAGER, _row, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source))
        return self

    return operation


def factory_367(_row, _build):
    def operation(self, indices, values, accumulate=False):
        _inplace(_EAGER, _row, self._array, _data(indices), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 3, values), accumulate)
        return self

    return operation


def factory_368(_row, _build):
    def operation(self, mat, vec, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha)
        return self

    return operation


def factory_369(_row, _build):
    def operation(self, batch1, batch2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha)
        return self

    return operation


def factory_370(_row, _build):
    def operation(self, vec1, vec2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha)
        return self

    return operation


def factory_371(_row, _build):
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
    ('adjoint', 'adjoint', 'function', factory_2, ('adjoint',)),
    ('movedim', 'movedim', 'function', factory_6, ('movedim', 'moveaxis')),
    ('squeeze', 'squeeze', 'function', factory_7, ('squeeze',)),
    ('unsqueeze', 'unsqueeze', 'function', factory_8, ('unsqueeze',)),
    ('broadcast_to', 'broadcast_to', 'function', factory_9, ('broadcast_to',)),
    ('narrow', 'narrow', 'function', factory_10, ('narrow',)),
    ('select', 'select', 'function', factory_11, ('select',)),
    ('diagonal', 'diagonal', 'function', factory_12, ('diagonal',)),
    ('contiguous', 'contiguous', 'function', factory_13, ('contiguous',)),
    ('clone', 'clone', 'function', factory_13, ('clone',)),
    ('cat', 'cat', 'function', factory_14, ('cat', 'concat', 'concatenate')),
    ('stack', 'stack', 'function', factory_14, ('stack',)),
    ('flip', 'flip', 'function', factory_4, ('flip',)),
    ('broadcast_tensors', 'broadcast_tensors', 'function', factory_15, ('broadcast_tensors',)),
    ('roll', 'roll', 'function', factory_16, ('roll',)),
    ('rot90', 'rot90', 'function', factory_17, ('rot90',)),
    ('fliplr', 'fliplr', 'function', factory_2, ('fliplr',)),
    ('flipud', 'flipud', 'function', factory_2, ('flipud',)),
    ('tile', 'tile', 'function', factory_4, ('tile',)),
    ('repeat_interleave', 'repeat_interleave', 'function', factory_18, ('repeat_interleave',)),
    ('atleast_1d', 'atleast_1d', 'function', factory_15, ('atleast_1d',)),
    ('atleast_2d', 'atleast_2d', 'function', factory_15, ('atleast_2d',)),
    ('atleast_3d', 'atleast_3d', 'function', factory_15, ('atleast_3d',)),
    ('hstack', 'hstack', 'function', factory_19, ('hstack',)),
    ('vstack', 'vstack', 'function', factory_19, ('vstack', 'row_stack')),
    ('dstack', 'dstack', 'function', factory_19, ('dstack',)),
    ('column_stack', 'column_stack', 'function', factory_19, ('column_stack',)),
    ('block_diag', 'block_diag', 'function', factory_15, ('block_diag',)),
    ('diag_embed', 'diag_embed', 'function', factory_20, ('diag_embed',)),
    ('diag', 'diag', 'function', factory_21, ('diag',)),
    ('diagflat', 'diagflat', 'function', factory_22, ('diagflat',)),
    ('tril_indices', 'tril_indices', 'function', factory_23, ('tril_indices',)),
    ('triu_indices', 'triu_indices', 'function', factory_23, ('triu_indices',)),
    ('add', 'add', 'function', factory_24, ('add',)),
    ('sub', 'sub', 'function', factory_24, ('sub', 'subtract')),
    ('rsub', 'rsub', 'function', factory_25, ('rsub',)),
    ('mul', 'mul', 'function', factory_26, ('mul', 'multiply')),
    ('true_divide', 'true_divide', 'function', factory_26, ('true_divide',)),
    ('floor_divide', 'floor_divide', 'function', factory_26, ('floor_divide',)),
    ('remainder', 'remainder', 'function', factory_26, ('remainder',)),
    ('fmod', 'fmod', 'function', factory_26, ('fmod',)),
    ('div', 'div', 'function', factory_27, ('div', 'divide')),
    ('negative', 'negative', 'function', factory_28, ('negative', 'neg')),
    ('positive', 'positive', 'function', factory_2, ('positive',)),
    ('abs', 'abs', 'function', factory_28, ('abs', 'absolute')),
    ('square', 'square', 'function', factory_28, ('square',)),
    ('pow', 'pow', 'function', factory_29, ('pow',)),
    ('lt', 'lt', 'function', factory_26, ('lt', 'less')),
    ('le', 'le', 'function', factory_26, ('le', 'less_equal')),
    ('gt', 'gt', 'function', factory_26, ('gt', 'greater')),
    ('ge', 'ge', 'function', factory_26, ('ge', 'greater_equal')),
    ('ne', 'ne', 'function', factory_26, ('ne', 'not_equal')),
    ('eq', 'eq', 'function', factory_26, ('eq',)),
    ('maximum', 'maximum', 'function', factory_26, ('maximum',)),
    ('minimum', 'minimum', 'function', factory_26, ('minimum',)),
    ('logical_and', 'logical_and', 'function', factory_26, ('logical_and',)),
    ('logical_or', 'logical_or', 'function', factory_26, ('logical_or',)),
    ('logical_xor', 'logical_xor', 'function', factory_26, ('logical_xor',)),
    ('logical_not', 'logical_not', 'function', factory_28, ('logical_not',)),
    ('bitwise_and', 'bitwise_and', 'function', factory_26, ('bitwise_and',)),
    ('bitwise_or', 'bitwise_or', 'function', factory_26, ('bitwise_or',)),
    ('bitwise_xor', 'bitwise_xor', 'function', factory_26, ('bitwise_xor',)),
    ('lshift', 'lshift', 'function', factory_26, ('lshift', 'bitwise_left_shift')),
    ('rshift', 'rshift', 'function', factory_26, ('rshift', 'bitwise_right_shift')),
    ('bitwise_not', 'bitwise_not', 'function', factory_28, ('bitwise_not',)),
    ('where', 'where', 'function', factory_30, ('where',)),
    ('clamp', 'clamp', 'function', factory_31, ('clamp', 'clip')),
    ('masked_fill', 'masked_fill', 'function', factory_32, ('masked_fill',)),
    ('addcmul', 'addcmul', 'function', factory_33, ('addcmul',)),
    ('addcdiv', 'addcdiv', 'function', factory_33, ('addcdiv',)),
    ('lerp', 'lerp', 'function', factory_34, ('lerp',)),
    ('exp', 'exp', 'function', factory_28, ('exp',)),
    ('exp2', 'exp2', 'function', factory_28, ('exp2',)),
    ('expm1', 'expm1', 'function', factory_28, ('expm1',)),
    ('log', 'log', 'function', factory_28, ('log',)),
    ('log2', 'log2', 'function', factory_28, ('log2',)),
    ('log10', 'log10', 'function', factory_28, ('log10',)),
    ('log1p', 'log1p', 'function', factory_28, ('log1p',)),
    ('sin', 'sin', 'function', factory_28, ('sin',)),
    ('cos', 'cos', 'function', factory_28, ('cos',)),
    ('tan', 'tan', 'function', factory_28, ('tan',)),
    ('asin', 'asin', 'function', factory_28, ('asin',)),
    ('acos', 'acos', 'function', factory_28, ('acos',)),
    ('atan', 'atan', 'function', factory_28, ('atan',)),
    ('sinh', 'sinh', 'function', factory_28, ('sinh',)),
    ('cosh', 'cosh', 'function', factory_28, ('cosh',)),
    ('tanh', 'tanh', 'function', factory_28, ('tanh',)),
    ('erf', 'erf', 'function', factory_28, ('erf',)),
    ('erfc', 'erfc', 'function', factory_28, ('erfc',)),
    ('sqrt', 'sqrt', 'function', factory_28, ('sqrt',)),
    ('rsqrt', 'rsqrt', 'function', factory_28, ('rsqrt',)),
    ('reciprocal', 'reciprocal', 'function', factory_28, ('reciprocal',)),
    ('sigmoid', 'sigmoid', 'function', factory_28, ('sigmoid',)),
    ('relu', 'relu', 'function', factory_35, ('relu',)),
    ('silu', 'silu', 'function', factory_35, ('silu',)),
    ('gelu', 'gelu', 'function', factory_36, ('gelu',)),
    ('leaky_relu', 'leaky_relu', 'function', factory_37, ('leaky_relu',)),
    ('floor', 'floor', 'function', factory_28, ('floor',)),
    ('ceil', 'ceil', 'function', factory_28, ('ceil',)),
    ('trunc', 'trunc', 'function', factory_28, ('trunc',)),
    ('rint', 'rint', 'function', factory_28, ('rint',)),
    ('round', 'round', 'function', factory_38, ('round',)),
    ('sign', 'sign', 'function', factory_28, ('sign',)),
    ('isnan', 'isnan', 'function', factory_35, ('isnan',)),
    ('isfinite', 'isfinite', 'function', factory_35, ('isfinite',)),
    ('isinf', 'isinf', 'function', factory_35, ('isinf',)),
    ('signbit', 'signbit', 'function', factory_28, ('signbit',)),
    ('atan2', 'atan2', 'function', factory_26, ('atan2',)),
    ('hypot', 'hypot', 'function', factory_26, ('hypot',)),
    ('matmul', 'matmul', 'function', factory_39, ('matmul', 'linalg.matmul')),
    ('mm', 'mm', 'function', factory_40, ('mm',)),
    ('bmm', 'bmm', 'function', factory_40, ('bmm',)),
    ('mv', 'mv', 'function', factory_41, ('mv',)),
    ('dot', 'dot', 'function', factory_42, ('dot',)),
    ('outer', 'outer', 'function', factory_43, ('outer', 'ger')),
    ('addmm', 'addmm', 'function', factory_44, ('addmm',)),
    ('linear', 'linear', 'function', factory_45, ('linear', 'nn.functional.linear')),
    ('zeros', 'zeros', 'function', factory_46, ('zeros',)),
    ('ones', 'ones', 'function', factory_46, ('ones',)),
    ('empty', 'empty', 'function', factory_46, ('empty',)),
    ('zeros_like', 'zeros_like', 'function', factory_47, ('zeros_like',)),
    ('ones_like', 'ones_like', 'function', factory_47, ('ones_like',)),
    ('empty_like', 'empty_like', 'function', factory_47, ('empty_like',)),
    ('full', 'full', 'function', factory_48, ('full',)),
    ('full_like', 'full_like', 'function', factory_49, ('full_like',)),
    ('arange', 'arange', 'function', factory_50, ('arange',)),
    ('linspace', 'linspace', 'function', factory_51, ('linspace',)),
    ('eye', 'eye', 'function', factory_52, ('eye',)),
    ('tensor', 'tensor', 'function', factory_53, ('tensor',)),
    ('as_tensor', 'as_tensor', 'function', factory_54, ('as_tensor',)),
    ('meshgrid', 'meshgrid', 'function', factory_55, ('meshgrid',)),
    ('manual_seed', 'manual_seed', 'function', factory_56, ('manual_seed',)),
    ('rand', 'rand', 'function', factory_57, ('rand',)),
    ('rand_like', 'rand_like', 'function', factory_58, ('rand_like',)),
    ('randn', 'randn', 'function', factory_57, ('randn',)),
    ('randn_like', 'randn_like', 'function', factory_58, ('randn_like',)),
    ('randint', 'randint', 'function', factory_59, ('randint',)),
    ('randperm', 'randperm', 'function', factory_60, ('randperm',)),
    ('bernoulli', 'bernoulli', 'function', factory_61, ('bernoulli',)),
    ('dropout', 'dropout', 'function', factory_62, ('dropout',)),
    ('sum', 'sum', 'function', factory_63, ('sum',)),
    ('prod', 'prod', 'function', factory_63, ('prod',)),
    ('mean', 'mean', 'function', factory_63, ('mean',)),
    ('amax', 'amax', 'function', factory_64, ('amax',)),
    ('amin', 'amin', 'function', factory_64, ('amin',)),
    ('any', 'any', 'function', factory_64, ('any',)),
    ('all', 'all', 'function', factory_64, ('all',)),
    ('argmax', 'argmax', 'function', factory_65, ('argmax',)),
    ('argmin', 'argmin', 'function', factory_65, ('argmin',)),
    ('max', 'max', 'function', factory_66, ('max',)),
    ('min', 'min', 'function', factory_66, ('min',)),
    ('var', 'var', 'function', factory_67, ('var',)),
    ('std', 'std', 'function', factory_67, ('std',)),
    ('var_mean', 'var_mean', 'function', factory_68, ('var_mean',)),
    ('std_mean', 'std_mean', 'function', factory_68, ('std_mean',)),
    ('softmax', 'softmax', 'function', factory_69, ('softmax', 'special.softmax')),
    ('log_softmax', 'log_softmax', 'function', factory_69, ('log_softmax', 'special.log_softmax')),
    ('cumsum', 'cumsum', 'function', factory_70, ('cumsum',)),
    ('scaled_dot_product_attention', 'nn.functional.scaled_dot_product_attention', 'function', factory_71, ('nn.functional.scaled_dot_product_attention',)),
    ('multi_head_attention_forward', 'nn.functional.multi_head_attention_forward', 'function', factory_72, ('nn.functional.multi_head_attention_forward',)),
    ('from_numpy', 'from_numpy', 'function', factory_73, ('from_numpy',)),
    ('unbind', 'unbind', 'function', factory_74, ('unbind',)),
    ('split', 'split', 'function', factory_75, ('split',)),
    ('unsafe_split', 'unsafe_split', 'function', factory_76, ('unsafe_split',)),
    ('split_with_sizes', 'split_with_sizes', 'function', factory_77, ('split_with_sizes',)),
    ('unsafe_split_with_sizes', 'unsafe_split_with_sizes', 'function', factory_77, ('unsafe_split_with_sizes',)),
    ('chunk', 'chunk', 'function', factory_78, ('chunk',)),
    ('unsafe_chunk', 'unsafe_chunk', 'function', factory_78, ('unsafe_chunk',)),
    ('tensor_split', 'tensor_split', 'function', factory_79, ('tensor_split',)),
    ('hsplit', 'hsplit', 'function', factory_80, ('hsplit',)),
    ('vsplit', 'vsplit', 'function', factory_80, ('vsplit',)),
    ('dsplit', 'dsplit', 'function', factory_80, ('dsplit',)),
    ('scatter', 'scatter', 'function', factory_81, ('scatter',)),
    ('scatter_add', 'scatter_add', 'function', factory_82, ('scatter_add',)),
    ('scatter_reduce', 'scatter_reduce', 'function', factory_83, ('scatter_reduce',)),
    ('index_add', 'index_add', 'function', factory_84, ('index_add',)),
    ('index_reduce', 'index_reduce', 'function', factory_85, ('index_reduce',)),
    ('index_copy', 'index_copy', 'function', factory_86, ('index_copy',)),
    ('index_fill', 'index_fill', 'function', factory_87, ('index_fill',)),
    ('index_select', 'index_select', 'function', factory_88, ('index_select',)),
    ('gather', 'gather', 'function', factory_89, ('gather',)),
    ('nonzero', 'nonzero', 'function', factory_90, ('nonzero',)),
    ('masked_select', 'masked_select', 'function', factory_91, ('masked_select',)),
    ('sort', 'sort', 'function', factory_92, ('sort',)),
    ('argsort', 'argsort', 'function', factory_92, ('argsort',)),
    ('topk', 'topk', 'function', factory_93, ('topk',)),
    ('tril', 'tril', 'function', factory_94, ('tril',)),
    ('triu', 'triu', 'function', factory_94, ('triu',)),
    ('take', 'take', 'function', factory_95, ('take',)),
    ('put', 'put', 'function', factory_96, ('put',)),
    ('take_along_dim', 'take_along_dim', 'function', factory_97, ('take_along_dim',)),
    ('masked_scatter', 'masked_scatter', 'function', factory_98, ('masked_scatter',)),
    ('index_put', 'index_put', 'function', factory_99, ('index_put',)),
    ('select_scatter', 'select_scatter', 'function', factory_100, ('select_scatter',)),
    ('slice_scatter', 'slice_scatter', 'function', factory_101, ('slice_scatter',)),
    ('diagonal_scatter', 'diagonal_scatter', 'function', factory_102, ('diagonal_scatter',)),
    ('argwhere', 'argwhere', 'function', factory_35, ('argwhere',)),
    ('one_hot', 'nn.functional.one_hot', 'function', factory_103, ('nn.functional.one_hot',)),
    ('embedding', 'nn.functional.embedding', 'function', factory_104, ('nn.functional.embedding',)),
    ('as_strided', 'as_strided', 'function', factory_105, ('as_strided',)),
    ('as_strided_copy', 'as_strided_copy', 'function', factory_105, ('as_strided_copy',)),
    ('as_strided_scatter', 'as_strided_scatter', 'function', factory_106, ('as_strided_scatter',)),
    ('slice', 'slice', 'function', factory_107, ('slice',)),
    ('empty_strided', 'empty_strided', 'function', factory_108, ('empty_strided',)),
    ('empty_permuted', 'empty_permuted', 'function', factory_109, ('empty_permuted',)),
    ('scalar_tensor', 'scalar_tensor', 'function', factory_110, ('scalar_tensor',)),
    ('alias_copy', 'alias_copy', 'function', factory_2, ('alias_copy',)),
    ('detach_copy', 'detach_copy', 'function', factory_2, ('detach_copy',)),
    ('diagonal_copy', 'diagonal_copy', 'function', factory_12, ('diagonal_copy',)),
    ('expand_copy', 'expand_copy', 'function', factory_111, ('expand_copy',)),
    ('narrow_copy', 'narrow_copy', 'function', factory_10, ('narrow_copy',)),
    ('permute_copy', 'permute_copy', 'function', factory_4, ('permute_copy',)),
    ('select_copy', 'select_copy', 'function', factory_11, ('select_copy',)),
    ('slice_copy', 'slice_copy', 'function', factory_107, ('slice_copy',)),
    ('split_copy', 'split_copy', 'function', factory_75, ('split_copy',)),
    ('split_with_sizes_copy', 'split_with_sizes_copy', 'function', factory_77, ('split_with_sizes_copy',)),
    ('squeeze_copy', 'squeeze_copy', 'function', factory_7, ('squeeze_copy',)),
    ('t_copy', 't_copy', 'function', factory_2, ('t_copy',)),
    ('transpose_copy', 'transpose_copy', 'function', factory_5, ('transpose_copy',)),
    ('unbind_copy', 'unbind_copy', 'function', factory_74, ('unbind_copy',)),
    ('unfold_copy', 'unfold_copy', 'function', factory_112, ('unfold_copy',)),
    ('unsqueeze_copy', 'unsqueeze_copy', 'function', factory_8, ('unsqueeze_copy',)),
    ('view_copy', 'view_copy', 'function', factory_0, ('view_copy',)),
    ('cholesky', 'linalg.cholesky', 'function', factory_113, ('linalg.cholesky',)),
    ('cholesky', 'cholesky', 'function', factory_114, ('cholesky',)),
    ('cholesky_ex', 'linalg.cholesky_ex', 'function', factory_115, ('linalg.cholesky_ex',)),
    ('qr', 'linalg.qr', 'function', factory_116, ('linalg.qr',)),
    ('qr', 'qr', 'function', factory_117, ('qr',)),
    ('geqrf', 'geqrf', 'function', factory_35, ('geqrf',)),
    ('householder_product', 'linalg.householder_product', 'function', factory_118, ('linalg.householder_product', 'orgqr')),
    ('ormqr', 'ormqr', 'function', factory_119, ('ormqr',)),
    ('svd', 'linalg.svd', 'function', factory_120, ('linalg.svd',)),
    ('svd', 'svd', 'function', factory_121, ('svd',)),
    ('svdvals', 'linalg.svdvals', 'function', factory_122, ('linalg.svdvals',)),
    ('svd_lowrank', 'svd_lowrank', 'function', factory_123, ('svd_lowrank',)),
    ('pca_lowrank', 'pca_lowrank', 'function', factory_124, ('pca_lowrank',)),
    ('eigh', 'linalg.eigh', 'function', factory_125, ('linalg.eigh',)),
    ('eigvalsh', 'linalg.eigvalsh', 'function', factory_126, ('linalg.eigvalsh',)),
    ('randint_like', 'randint_like', 'function', factory_127, ('randint_like',)),
    ('normal', 'normal', 'function', factory_128, ('normal',)),
    ('multinomial', 'multinomial', 'function', factory_129, ('multinomial',)),
    ('poisson', 'poisson', 'function', factory_130, ('poisson',)),
    ('addmv', 'addmv', 'function', factory_131, ('addmv',)),
    ('addbmm', 'addbmm', 'function', factory_132, ('addbmm',)),
    ('baddbmm', 'baddbmm', 'function', factory_132, ('baddbmm',)),
    ('addr', 'addr', 'function', factory_133, ('addr',)),
    ('tensordot', 'tensordot', 'function', factory_134, ('tensordot',)),
    ('kron', 'kron', 'function', factory_39, ('kron',)),
    ('inner', 'inner', 'function', factory_39, ('inner',)),
    ('vdot', 'vdot', 'function', factory_39, ('vdot',)),
    ('vecdot', 'linalg.vecdot', 'function', factory_135, ('linalg.vecdot',)),
    ('multi_dot', 'linalg.multi_dot', 'function', factory_19, ('linalg.multi_dot',)),
    ('chain_matmul', 'chain_matmul', 'function', factory_136, ('chain_matmul',)),
    ('cross', 'cross', 'function', factory_137, ('cross',)),
    ('cross', 'linalg.cross', 'function', factory_138, ('linalg.cross',)),
    ('diagonal', 'linalg.diagonal', 'function', factory_139, ('linalg.diagonal',)),
    ('bilinear', 'nn.functional.bilinear', 'function', factory_140, ('nn.functional.bilinear',)),
    ('vander', 'linalg.vander', 'function', factory_141, ('linalg.vander',)),
    ('vander', 'vander', 'function', factory_142, ('vander',)),
    ('einsum', 'einsum', 'function', factory_143, ('einsum',)),
    ('histc', 'histc', 'function', factory_144, ('histc',)),
    ('histogram', 'histogram', 'function', factory_145, ('histogram',)),
    ('histogramdd', 'histogramdd', 'function', factory_146, ('histogramdd',)),
    ('bincount', 'bincount', 'function', factory_147, ('bincount',)),
    ('solve', 'linalg.solve', 'function', factory_148, ('linalg.solve',)),
    ('solve_ex', 'linalg.solve_ex', 'function', factory_149, ('linalg.solve_ex',)),
    ('tensorsolve', 'linalg.tensorsolve', 'function', factory_150, ('linalg.tensorsolve',)),
    ('solve_triangular', 'linalg.solve_triangular', 'function', factory_151, ('linalg.solve_triangular',)),
    ('triangular_solve', 'triangular_solve', 'function', factory_152, ('triangular_solve',)),
    ('cholesky_solve', 'cholesky_solve', 'function', factory_153, ('cholesky_solve',)),
    ('cholesky_inverse', 'cholesky_inverse', 'function', factory_114, ('cholesky_inverse',)),
    ('det', 'linalg.det', 'function', factory_154, ('linalg.det',)),
    ('det', 'det', 'function', factory_35, ('det',)),
    ('slogdet', 'linalg.slogdet', 'function', factory_155, ('linalg.slogdet',)),
    ('slogdet', 'slogdet', 'function', factory_35, ('slogdet',)),
    ('logdet', 'logdet', 'function', factory_35, ('logdet',)),
    ('inv', 'linalg.inv', 'function', factory_154, ('linalg.inv',)),
    ('inverse', 'inverse', 'function', factory_28, ('inverse',)),
    ('inv_ex', 'linalg.inv_ex', 'function', factory_156, ('linalg.inv_ex',)),
    ('tensorinv', 'linalg.tensorinv', 'function', factory_157, ('linalg.tensorinv',)),
    ('matrix_power', 'linalg.matrix_power', 'function', factory_158, ('linalg.matrix_power',)),
    ('matrix_power', 'matrix_power', 'function', factory_159, ('matrix_power',)),
    ('matrix_exp', 'linalg.matrix_exp', 'function', factory_155, ('linalg.matrix_exp',)),
    ('matrix_exp', 'matrix_exp', 'function', factory_35, ('matrix_exp',)),
    ('matrix_rank', 'linalg.matrix_rank', 'function', factory_160, ('linalg.matrix_rank',)),
    ('pinv', 'linalg.pinv', 'function', factory_161, ('linalg.pinv',)),
    ('pinverse', 'pinverse', 'function', factory_162, ('pinverse',)),
    ('cond', 'linalg.cond', 'function', factory_163, ('linalg.cond',)),
    ('lstsq', 'linalg.lstsq', 'function', factory_164, ('linalg.lstsq',)),
    ('lu_factor_ex', 'linalg.lu_factor_ex', 'function', factory_165, ('linalg.lu_factor_ex',)),
    ('lu_factor', 'linalg.lu_factor', 'function', factory_166, ('linalg.lu_factor',)),
    ('lu', 'lu', 'function', factory_167, ('lu',)),
    ('lu', 'linalg.lu', 'function', factory_166, ('linalg.lu',)),
    ('lu_unpack', 'lu_unpack', 'function', factory_168, ('lu_unpack',)),
    ('lu_solve', 'linalg.lu_solve', 'function', factory_169, ('linalg.lu_solve',)),
    ('lu_solve', 'lu_solve', 'function', factory_170, ('lu_solve',)),
    ('ldl_factor', 'linalg.ldl_factor', 'function', factory_171, ('linalg.ldl_factor',)),
    ('ldl_factor_ex', 'linalg.ldl_factor_ex', 'function', factory_172, ('linalg.ldl_factor_ex',)),
    ('ldl_solve', 'linalg.ldl_solve', 'function', factory_173, ('linalg.ldl_solve',)),
    ('logsumexp', 'logsumexp', 'function', factory_174, ('logsumexp', 'special.logsumexp')),
    ('vector_norm', 'linalg.vector_norm', 'function', factory_175, ('linalg.vector_norm',)),
    ('matrix_norm', 'linalg.matrix_norm', 'function', factory_176, ('linalg.matrix_norm',)),
    ('norm', 'linalg.norm', 'function', factory_177, ('linalg.norm',)),
    ('norm', 'norm', 'function', factory_178, ('norm',)),
    ('dist', 'dist', 'function', factory_179, ('dist',)),
    ('cdist', 'cdist', 'function', factory_180, ('cdist',)),
    ('renorm', 'renorm', 'function', factory_181, ('renorm',)),
    ('trace', 'trace', 'function', factory_35, ('trace',)),
    ('constant_pad_nd', 'constant_pad_nd', 'function', factory_182, ('constant_pad_nd',)),
    ('pad', 'nn.functional.pad', 'function', factory_183, ('nn.functional.pad',)),
    ('is_nonzero', 'is_nonzero', 'function', factory_184, ('is_nonzero',)),
    ('equal', 'equal', 'function', factory_185, ('equal',)),
    ('allclose', 'allclose', 'function', factory_186, ('allclose',)),
    ('is_same_size', 'is_same_size', 'function', factory_185, ('is_same_size',)),
    ('is_signed', 'is_signed', 'function', factory_184, ('is_signed',)),
    ('is_conj', 'is_conj', 'function', factory_184, ('is_conj',)),
    ('is_neg', 'is_neg', 'function', factory_184, ('is_neg',)),
    ('logspace', 'logspace', 'function', factory_187, ('logspace',)),
    ('range', 'range', 'function', factory_188, ('range',)),
    ('combinations', 'combinations', 'function', factory_189, ('combinations',)),
    ('cartesian_prod', 'cartesian_prod', 'function', factory_15, ('cartesian_prod',)),
    ('cumprod', 'cumprod', 'function', factory_70, ('cumprod',)),
    ('cummax', 'cummax', 'function', factory_190, ('cummax',)),
    ('cummin', 'cummin', 'function', factory_190, ('cummin',)),
    ('logcumsumexp', 'logcumsumexp', 'function', factory_191, ('logcumsumexp',)),
    ('diff', 'diff', 'function', factory_192, ('diff',)),
    ('gradient', 'gradient', 'function', factory_193, ('gradient',)),
    ('trapezoid', 'trapezoid', 'function', factory_194, ('trapezoid', 'trapz')),
    ('cumulative_trapezoid', 'cumulative_trapezoid', 'function', factory_194, ('cumulative_trapezoid',)),
    ('unique', 'unique', 'function', factory_195, ('unique',)),
    ('unique_consecutive', 'unique_consecutive', 'function', factory_196, ('unique_consecutive',)),
    ('searchsorted', 'searchsorted', 'function', factory_197, ('searchsorted',)),
    ('bucketize', 'bucketize', 'function', factory_198, ('bucketize',)),
    ('isin', 'isin', 'function', factory_199, ('isin',)),
    ('msort', 'msort', 'function', factory_28, ('msort',)),
    ('nonzero_static', 'nonzero_static', 'function', factory_200, ('nonzero_static',)),
    ('aminmax', 'aminmax', 'function', factory_201, ('aminmax',)),
    ('nansum', 'nansum', 'function', factory_63, ('nansum',)),
    ('nanmean', 'nanmean', 'function', factory_63, ('nanmean',)),
    ('count_nonzero', 'count_nonzero', 'function', factory_202, ('count_nonzero',)),
    ('kthvalue', 'kthvalue', 'function', factory_203, ('kthvalue',)),
    ('median', 'median', 'function', factory_65, ('median',)),
    ('nanmedian', 'nanmedian', 'function', factory_65, ('nanmedian',)),
    ('mode', 'mode', 'function', factory_204, ('mode',)),
    ('quantile', 'quantile', 'function', factory_205, ('quantile',)),
    ('nanquantile', 'nanquantile', 'function', factory_205, ('nanquantile',)),
    ('cov', 'cov', 'function', factory_206, ('cov',)),
    ('corrcoef', 'corrcoef', 'function', factory_35, ('corrcoef',)),
    ('reshape', 'reshape', 'method', factory_207, ()),
    ('view', 'view', 'method', factory_207, ()),
    ('view_as', 'view_as', 'method', factory_208, ()),
    ('reshape_as', 'reshape_as', 'method', factory_208, ()),
    ('detach', 'alias', 'method', factory_209, ()),
    ('view_of_all', 'alias', 'method', factory_209, ()),
    ('flatten', 'flatten', 'method', factory_210, ()),
    ('ravel', 'ravel', 'method', factory_209, ()),
    ('unflatten', 'unflatten', 'method', factory_211, ()),
    ('permute', 'permute', 'method', factory_212, ()),
    ('transpose', 'transpose', 'method', factory_213, ()),
    ('swapaxes', 'transpose', 'method', factory_213, ()),
    ('swapdims', 'transpose', 'method', factory_213, ()),
    ('t', 't', 'method', factory_209, ()),
    ('adjoint', 'adjoint', 'method', factory_209, ()),
    ('movedim', 'movedim', 'method', factory_214, ()),
    ('moveaxis', 'movedim', 'method', factory_214, ()),
    ('squeeze', 'squeeze', 'method', factory_215, ()),
    ('unsqueeze', 'unsqueeze', 'method', factory_216, ()),
    ('expand', 'expand', 'method', factory_217, ()),
    ('expand_as', 'expand_as', 'method', factory_208, ()),
    ('broadcast_to', 'broadcast_to', 'method', factory_218, ()),
    ('narrow', 'narrow', 'method', factory_219, ()),
    ('select', 'select', 'method', factory_220, ()),
    ('diagonal', 'diagonal', 'method', factory_221, ()),
    ('contiguous', 'contiguous', 'method', factory_222, ()),
    ('clone', 'clone', 'method', factory_222, ()),
    ('to', 'to', 'method', factory_223, ()),
    ('type_as', 'type_as', 'method', factory_208, ()),
    ('half', 'to_half', 'method', factory_222, ()),
    ('float', 'to_float', 'method', factory_222, ()),
    ('double', 'to_double', 'method', factory_222, ()),
    ('char', 'to_char', 'method', factory_222, ()),
    ('byte', 'to_byte', 'method', factory_222, ()),
    ('short', 'to_short', 'method', factory_222, ()),
    ('int', 'to_int', 'method', factory_222, ()),
    ('long', 'to_long', 'method', factory_222, ()),
    ('bool', 'to_bool', 'method', factory_222, ()),
    ('cfloat', 'to_cfloat', 'method', factory_222, ()),
    ('cdouble', 'to_cdouble', 'method', factory_222, ()),
    ('repeat', 'repeat', 'method', factory_224, ()),
    ('flip', 'flip', 'method', factory_212, ()),
    ('roll', 'roll', 'method', factory_225, ()),
    ('rot90', 'rot90', 'method', factory_226, ()),
    ('fliplr', 'fliplr', 'method', factory_209, ()),
    ('flipud', 'flipud', 'method', factory_209, ()),
    ('tile', 'tile', 'method', factory_212, ()),
    ('repeat_interleave', 'repeat_interleave', 'method', factory_227, ()),
    ('diag_embed', 'diag_embed', 'method', factory_228, ()),
    ('diag', 'diag', 'method', factory_229, ()),
    ('diagflat', 'diagflat', 'method', factory_230, ()),
    ('add', 'add', 'method', factory_231, ()),
    ('sub', 'sub', 'method', factory_231, ()),
    ('subtract', 'sub', 'method', factory_231, ()),
    ('rsub', 'rsub', 'method', factory_232, ()),
    ('mul', 'mul', 'method', factory_233, ()),
    ('multiply', 'mul', 'method', factory_233, ()),
    ('true_divide', 'true_divide', 'method', factory_233, ()),
    ('floor_divide', 'floor_divide', 'method', factory_233, ()),
    ('remainder', 'remainder', 'method', factory_233, ()),
    ('fmod', 'fmod', 'method', factory_233, ()),
    ('div', 'div', 'method', factory_234, ()),
    ('divide', 'div', 'method', factory_234, ()),
    ('neg', 'negative', 'method', factory_235, ()),
    ('negative', 'negative', 'method', factory_235, ()),
    ('positive', 'positive', 'method', factory_209, ()),
    ('abs', 'abs', 'method', factory_235, ()),
    ('absolute', 'abs', 'method', factory_235, ()),
    ('square', 'square', 'method', factory_235, ()),
    ('pow', 'pow', 'method', factory_236, ()),
    ('lt', 'lt', 'method', factory_233, ()),
    ('less', 'lt', 'method', factory_233, ()),
    ('le', 'le', 'method', factory_233, ()),
    ('less_equal', 'le', 'method', factory_233, ()),
    ('gt', 'gt', 'method', factory_233, ()),
    ('greater', 'gt', 'method', factory_233, ()),
    ('ge', 'ge', 'method', factory_233, ()),
    ('greater_equal', 'ge', 'method', factory_233, ()),
    ('ne', 'ne', 'method', factory_233, ()),
    ('not_equal', 'ne', 'method', factory_233, ()),
    ('eq', 'eq', 'method', factory_233, ()),
    ('maximum', 'maximum', 'method', factory_233, ()),
    ('minimum', 'minimum', 'method', factory_233, ()),
    ('logical_and', 'logical_and', 'method', factory_233, ()),
    ('logical_or', 'logical_or', 'method', factory_233, ()),
    ('logical_xor', 'logical_xor', 'method', factory_233, ()),
    ('logical_not', 'logical_not', 'method', factory_235, ()),
    ('bitwise_and', 'bitwise_and', 'method', factory_233, ()),
    ('bitwise_or', 'bitwise_or', 'method', factory_233, ()),
    ('bitwise_xor', 'bitwise_xor', 'method', factory_233, ()),
    ('bitwise_left_shift', 'lshift', 'method', factory_233, ()),
    ('bitwise_right_shift', 'rshift', 'method', factory_233, ()),
    ('bitwise_not', 'bitwise_not', 'method', factory_235, ()),
    ('clamp', 'clamp', 'method', factory_237, ()),
    ('clip', 'clamp', 'method', factory_237, ()),
    ('where', 'where_method', 'method', factory_238, ()),
    ('masked_fill', 'masked_fill', 'method', factory_239, ()),
    ('addcmul', 'addcmul', 'method', factory_240, ()),
    ('addcdiv', 'addcdiv', 'method', factory_240, ()),
    ('lerp', 'lerp', 'method', factory_241, ()),
    ('exp', 'exp', 'method', factory_235, ()),
    ('exp2', 'exp2', 'method', factory_235, ()),
    ('expm1', 'expm1', 'method', factory_235, ()),
    ('log', 'log', 'method', factory_235, ()),
    ('log2', 'log2', 'method', factory_235, ()),
    ('log10', 'log10', 'method', factory_235, ()),
    ('log1p', 'log1p', 'method', factory_235, ()),
    ('sin', 'sin', 'method', factory_235, ()),
    ('cos', 'cos', 'method', factory_235, ()),
    ('tan', 'tan', 'method', factory_235, ()),
    ('asin', 'asin', 'method', factory_235, ()),
    ('acos', 'acos', 'method', factory_235, ()),
    ('atan', 'atan', 'method', factory_235, ()),
    ('sinh', 'sinh', 'method', factory_235, ()),
    ('cosh', 'cosh', 'method', factory_235, ()),
    ('tanh', 'tanh', 'method', factory_235, ()),
    ('erf', 'erf', 'method', factory_235, ()),
    ('erfc', 'erfc', 'method', factory_235, ()),
    ('sqrt', 'sqrt', 'method', factory_235, ()),
    ('rsqrt', 'rsqrt', 'method', factory_235, ()),
    ('reciprocal', 'reciprocal', 'method', factory_235, ()),
    ('sigmoid', 'sigmoid', 'method', factory_235, ()),
    ('relu', 'relu', 'method', factory_242, ()),
    ('floor', 'floor', 'method', factory_235, ()),
    ('ceil', 'ceil', 'method', factory_235, ()),
    ('trunc', 'trunc', 'method', factory_235, ()),
    ('rint', 'rint', 'method', factory_235, ()),
    ('round', 'round', 'method', factory_243, ()),
    ('sign', 'sign', 'method', factory_235, ()),
    ('isnan', 'isnan', 'method', factory_242, ()),
    ('isfinite', 'isfinite', 'method', factory_242, ()),
    ('isinf', 'isinf', 'method', factory_242, ()),
    ('signbit', 'signbit', 'method', factory_235, ()),
    ('atan2', 'atan2', 'method', factory_233, ()),
    ('hypot', 'hypot', 'method', factory_233, ()),
    ('matmul', 'matmul', 'method', factory_244, ()),
    ('mm', 'mm', 'method', factory_245, ()),
    ('bmm', 'bmm', 'method', factory_245, ()),
    ('mv', 'mv', 'method', factory_246, ()),
    ('dot', 'dot', 'method', factory_247, ()),
    ('outer', 'outer', 'method', factory_248, ()),
    ('ger', 'outer', 'method', factory_248, ()),
    ('addmm', 'addmm', 'method', factory_249, ()),
    ('new_zeros', 'new_zeros', 'method', factory_250, ()),
    ('new_ones', 'new_ones', 'method', factory_250, ()),
    ('new_empty', 'new_empty', 'method', factory_250, ()),
    ('new_full', 'new_full', 'method', factory_251, ()),
    ('new_tensor', 'new_tensor', 'method', factory_252, ()),
    ('copy_', 'copy_', 'method', factory_253, ()),
    ('fill_', 'fill_', 'method', factory_254, ()),
    ('zero_', 'zero_', 'method', factory_209, ()),
    ('uniform_', 'uniform_', 'method', factory_255, ()),
    ('normal_', 'normal_', 'method', factory_256, ()),
    ('bernoulli', 'bernoulli', 'method', factory_257, ()),
    ('bernoulli_', 'bernoulli_', 'method', factory_258, ()),
    ('sum', 'sum', 'method', factory_259, ()),
    ('prod', 'prod', 'method', factory_259, ()),
    ('mean', 'mean', 'method', factory_259, ()),
    ('amax', 'amax', 'method', factory_260, ()),
    ('amin', 'amin', 'method', factory_260, ()),
    ('any', 'any', 'method', factory_260, ()),
    ('all', 'all', 'method', factory_260, ()),
    ('argmax', 'argmax', 'method', factory_261, ()),
    ('argmin', 'argmin', 'method', factory_261, ()),
    ('max', 'max', 'method', factory_262, ()),
    ('min', 'min', 'method', factory_262, ()),
    ('var', 'var', 'method', factory_263, ()),
    ('std', 'std', 'method', factory_263, ()),
    ('softmax', 'softmax', 'method', factory_264, ()),
    ('log_softmax', 'log_softmax', 'method', factory_264, ()),
    ('cumsum', 'cumsum', 'method', factory_265, ()),
    ('numpy', 'numpy', 'method', factory_266, ()),
    ('unbind', 'unbind', 'method', factory_267, ()),
    ('split', 'split', 'method', factory_268, ()),
    ('unsafe_split', 'unsafe_split', 'method', factory_269, ()),
    ('split_with_sizes', 'split_with_sizes', 'method', factory_270, ()),
    ('unsafe_split_with_sizes', 'unsafe_split_with_sizes', 'method', factory_270, ()),
    ('chunk', 'chunk', 'method', factory_271, ()),
    ('unsafe_chunk', 'unsafe_chunk', 'method', factory_271, ()),
    ('tensor_split', 'tensor_split', 'method', factory_272, ()),
    ('hsplit', 'hsplit', 'method', factory_273, ()),
    ('vsplit', 'vsplit', 'method', factory_273, ()),
    ('dsplit', 'dsplit', 'method', factory_273, ()),
    ('scatter', 'scatter', 'method', factory_274, ()),
    ('scatter_add', 'scatter_add', 'method', factory_275, ()),
    ('scatter_reduce', 'scatter_reduce', 'method', factory_276, ()),
    ('index_add', 'index_add', 'method', factory_277, ()),
    ('index_reduce', 'index_reduce', 'method', factory_278, ()),
    ('index_copy', 'index_copy', 'method', factory_279, ()),
    ('index_fill', 'index_fill', 'method', factory_280, ()),
    ('index_select', 'index_select', 'method', factory_281, ()),
    ('gather', 'gather', 'method', factory_282, ()),
    ('nonzero', 'nonzero', 'method', factory_283, ()),
    ('masked_select', 'masked_select', 'method', factory_284, ()),
    ('sort', 'sort', 'method', factory_285, ()),
    ('argsort', 'argsort', 'method', factory_285, ()),
    ('topk', 'topk', 'method', factory_286, ()),
    ('tril', 'tril', 'method', factory_287, ()),
    ('triu', 'triu', 'method', factory_287, ()),
    ('take', 'take', 'method', factory_288, ()),
    ('put', 'put', 'method', factory_289, ()),
    ('take_along_dim', 'take_along_dim', 'method', factory_290, ()),
    ('masked_scatter', 'masked_scatter', 'method', factory_291, ()),
    ('index_put', 'index_put', 'method', factory_292, ()),
    ('select_scatter', 'select_scatter', 'method', factory_293, ()),
    ('slice_scatter', 'slice_scatter', 'method', factory_294, ()),
    ('diagonal_scatter', 'diagonal_scatter', 'method', factory_295, ()),
    ('argwhere', 'argwhere', 'method', factory_242, ()),
    ('as_strided', 'as_strided', 'method', factory_296, ()),
    ('as_strided_scatter', 'as_strided_scatter', 'method', factory_297, ()),
    ('unfold', 'unfold', 'method', factory_298, ()),
    ('new_empty_strided', 'new_empty_strided', 'method', factory_299, ()),
    ('resize_', 'resize_', 'method', factory_300, ()),
    ('resize_as_', 'resize_as_', 'method', factory_301, ()),
    ('narrow_copy', 'narrow_copy', 'method', factory_219, ()),
    ('cholesky', 'cholesky', 'method', factory_302, ()),
    ('qr', 'qr', 'method', factory_303, ()),
    ('geqrf', 'geqrf', 'method', factory_242, ()),
    ('orgqr', 'linalg.householder_product', 'method', factory_304, ()),
    ('ormqr', 'ormqr', 'method', factory_305, ()),
    ('svd', 'svd', 'method', factory_306, ()),
    ('geometric_', 'geometric_', 'method', factory_307, ()),
    ('exponential_', 'exponential_', 'method', factory_308, ()),
    ('cauchy_', 'cauchy_', 'method', factory_309, ()),
    ('log_normal_', 'log_normal_', 'method', factory_310, ()),
    ('random_', 'random_', 'method', factory_311, ()),
    ('multinomial', 'multinomial', 'method', factory_312, ()),
    ('addmv', 'addmv', 'method', factory_313, ()),
    ('addbmm', 'addbmm', 'method', factory_314, ()),
    ('baddbmm', 'baddbmm', 'method', factory_314, ()),
    ('addr', 'addr', 'method', factory_315, ()),
    ('kron', 'kron', 'method', factory_244, ()),
    ('inner', 'inner', 'method', factory_244, ()),
    ('vdot', 'vdot', 'method', factory_244, ()),
    ('cross', 'cross', 'method', factory_316, ()),
    ('histc', 'histc', 'method', factory_317, ()),
    ('histogram', 'histogram', 'method', factory_318, ()),
    ('bincount', 'bincount', 'method', factory_319, ()),
    ('triangular_solve', 'triangular_solve', 'method', factory_320, ()),
    ('cholesky_solve', 'cholesky_solve', 'method', factory_321, ()),
    ('cholesky_inverse', 'cholesky_inverse', 'method', factory_302, ()),
    ('det', 'det', 'method', factory_242, ()),
    ('slogdet', 'slogdet', 'method', factory_242, ()),
    ('logdet', 'logdet', 'method', factory_242, ()),
    ('inverse', 'inverse', 'method', factory_235, ()),
    ('matrix_power', 'matrix_power', 'method', factory_322, ()),
    ('matrix_exp', 'matrix_exp', 'method', factory_242, ()),
    ('pinverse', 'pinverse', 'method', factory_323, ()),
    ('lu', 'lu', 'method', factory_324, ()),
    ('lu_solve', 'lu_solve', 'method', factory_325, ()),
    ('logsumexp', 'logsumexp', 'method', factory_326, ()),
    ('norm', 'norm', 'method', factory_327, ()),
    ('dist', 'dist', 'method', factory_328, ()),
    ('renorm', 'renorm', 'method', factory_329, ()),
    ('trace', 'trace', 'method', factory_242, ()),
    ('item', 'item', 'method', factory_330, ()),
    ('tolist', 'tolist', 'method', factory_330, ()),
    ('is_nonzero', 'is_nonzero', 'method', factory_330, ()),
    ('equal', 'equal', 'method', factory_331, ()),
    ('allclose', 'allclose', 'method', factory_332, ()),
    ('is_same_size', 'is_same_size', 'method', factory_331, ()),
    ('is_signed', 'is_signed', 'method', factory_330, ()),
    ('is_conj', 'is_conj', 'method', factory_330, ()),
    ('is_neg', 'is_neg', 'method', factory_330, ()),
    ('sum_to_size', 'sum_to_size', 'method', factory_333, ()),
    ('cumprod', 'cumprod', 'method', factory_265, ()),
    ('cummax', 'cummax', 'method', factory_334, ()),
    ('cummin', 'cummin', 'method', factory_334, ()),
    ('logcumsumexp', 'logcumsumexp', 'method', factory_335, ()),
    ('diff', 'diff', 'method', factory_336, ()),
    ('unique', 'unique', 'method', factory_337, ()),
    ('unique_consecutive', 'unique_consecutive', 'method', factory_338, ()),
    ('msort', 'msort', 'method', factory_235, ()),
    ('nonzero_static', 'nonzero_static', 'method', factory_339, ()),
    ('aminmax', 'aminmax', 'method', factory_340, ()),
    ('nansum', 'nansum', 'method', factory_259, ()),
    ('nanmean', 'nanmean', 'method', factory_259, ()),
    ('count_nonzero', 'count_nonzero', 'method', factory_341, ()),
    ('kthvalue', 'kthvalue', 'method', factory_342, ()),
    ('median', 'median', 'method', factory_261, ()),
    ('nanmedian', 'nanmedian', 'method', factory_261, ()),
    ('mode', 'mode', 'method', factory_343, ()),
    ('quantile', 'quantile', 'method', factory_344, ()),
    ('nanquantile', 'nanquantile', 'method', factory_344, ()),
    ('cov', 'cov', 'method', factory_345, ()),
    ('corrcoef', 'corrcoef', 'method', factory_242, ()),
    ('add_', 'add', 'inplace', factory_346, ()),
    ('sub_', 'sub', 'inplace', factory_346, ()),
    ('subtract_', 'sub', 'inplace', factory_346, ()),
    ('mul_', 'mul', 'inplace', factory_347, ()),
    ('multiply_', 'mul', 'inplace', factory_347, ()),
    ('true_divide_', 'true_divide', 'inplace', factory_347, ()),
    ('floor_divide_', 'floor_divide', 'inplace', factory_347, ()),
    ('remainder_', 'remainder', 'inplace', factory_347, ()),
    ('fmod_', 'fmod', 'inplace', factory_347, ()),
    ('div_', 'div', 'inplace', factory_348, ()),
    ('divide_', 'div', 'inplace', factory_348, ()),
    ('neg_', 'negative', 'inplace', factory_349, ()),
    ('negative_', 'negative', 'inplace', factory_349, ()),
    ('abs_', 'abs', 'inplace', factory_349, ()),
    ('absolute_', 'abs', 'inplace', factory_349, ()),
    ('square_', 'square', 'inplace', factory_349, ()),
    ('pow_', 'pow', 'inplace', factory_350, ()),
    ('lt_', 'lt', 'inplace', factory_347, ()),
    ('less_', 'lt', 'inplace', factory_347, ()),
    ('le_', 'le', 'inplace', factory_347, ()),
    ('less_equal_', 'le', 'inplace', factory_347, ()),
    ('gt_', 'gt', 'inplace', factory_347, ()),
    ('greater_', 'gt', 'inplace', factory_347, ()),
    ('ge_', 'ge', 'inplace', factory_347, ()),
    ('greater_equal_', 'ge', 'inplace', factory_347, ()),
    ('ne_', 'ne', 'inplace', factory_347, ()),
    ('not_equal_', 'ne', 'inplace', factory_347, ()),
    ('eq_', 'eq', 'inplace', factory_347, ()),
    ('logical_and_', 'logical_and', 'inplace', factory_347, ()),
    ('logical_or_', 'logical_or', 'inplace', factory_347, ()),
    ('logical_xor_', 'logical_xor', 'inplace', factory_347, ()),
    ('logical_not_', 'logical_not', 'inplace', factory_349, ()),
    ('bitwise_and_', 'bitwise_and', 'inplace', factory_347, ()),
    ('bitwise_or_', 'bitwise_or', 'inplace', factory_347, ()),
    ('bitwise_xor_', 'bitwise_xor', 'inplace', factory_347, ()),
    ('bitwise_left_shift_', 'lshift', 'inplace', factory_347, ()),
    ('bitwise_right_shift_', 'rshift', 'inplace', factory_347, ()),
    ('bitwise_not_', 'bitwise_not', 'inplace', factory_349, ()),
    ('clamp_', 'clamp', 'inplace', factory_351, ()),
    ('clip_', 'clamp', 'inplace', factory_351, ()),
    ('masked_fill_', 'masked_fill', 'inplace', factory_352, ()),
    ('addcmul_', 'addcmul', 'inplace', factory_353, ()),
    ('addcdiv_', 'addcdiv', 'inplace', factory_353, ()),
    ('lerp_', 'lerp', 'inplace', factory_354, ()),
    ('exp_', 'exp', 'inplace', factory_349, ()),
    ('exp2_', 'exp2', 'inplace', factory_349, ()),
    ('expm1_', 'expm1', 'inplace', factory_349, ()),
    ('log_', 'log', 'inplace', factory_349, ()),
    ('log2_', 'log2', 'inplace', factory_349, ()),
    ('log10_', 'log10', 'inplace', factory_349, ()),
    ('log1p_', 'log1p', 'inplace', factory_349, ()),
    ('sin_', 'sin', 'inplace', factory_349, ()),
    ('cos_', 'cos', 'inplace', factory_349, ()),
    ('tan_', 'tan', 'inplace', factory_349, ()),
    ('asin_', 'asin', 'inplace', factory_349, ()),
    ('acos_', 'acos', 'inplace', factory_349, ()),
    ('atan_', 'atan', 'inplace', factory_349, ()),
    ('sinh_', 'sinh', 'inplace', factory_349, ()),
    ('cosh_', 'cosh', 'inplace', factory_349, ()),
    ('tanh_', 'tanh', 'inplace', factory_349, ()),
    ('erf_', 'erf', 'inplace', factory_349, ()),
    ('erfc_', 'erfc', 'inplace', factory_349, ()),
    ('sqrt_', 'sqrt', 'inplace', factory_349, ()),
    ('rsqrt_', 'rsqrt', 'inplace', factory_349, ()),
    ('reciprocal_', 'reciprocal', 'inplace', factory_349, ()),
    ('sigmoid_', 'sigmoid', 'inplace', factory_349, ()),
    ('relu_', 'relu', 'inplace', factory_349, ()),
    ('floor_', 'floor', 'inplace', factory_349, ()),
    ('ceil_', 'ceil', 'inplace', factory_349, ()),
    ('trunc_', 'trunc', 'inplace', factory_349, ()),
    ('rint_', 'rint', 'inplace', factory_349, ()),
    ('round_', 'round', 'inplace', factory_355, ()),
    ('sign_', 'sign', 'inplace', factory_349, ()),
    ('atan2_', 'atan2', 'inplace', factory_347, ()),
    ('hypot_', 'hypot', 'inplace', factory_347, ()),
    ('addmm_', 'addmm', 'inplace', factory_356, ()),
    ('cumsum_', 'cumsum', 'inplace', factory_357, ()),
    ('scatter_', 'scatter', 'inplace', factory_358, ()),
    ('scatter_add_', 'scatter_add', 'inplace', factory_359, ()),
    ('scatter_reduce_', 'scatter_reduce', 'inplace', factory_360, ()),
    ('index_add_', 'index_add', 'inplace', factory_361, ()),
    ('index_reduce_', 'index_reduce', 'inplace', factory_362, ()),
    ('index_copy_', 'index_copy', 'inplace', factory_363, ()),
    ('index_fill_', 'index_fill', 'inplace', factory_364, ()),
    ('put_', 'put', 'inplace', factory_365, ()),
    ('masked_scatter_', 'masked_scatter', 'inplace', factory_366, ()),
    ('index_put_', 'index_put', 'inplace', factory_367, ()),
    ('addmv_', 'addmv', 'inplace', factory_368, ()),
    ('addbmm_', 'addbmm', 'inplace', factory_369, ()),
    ('baddbmm_', 'baddbmm', 'inplace', factory_369, ()),
    ('addr_', 'addr', 'inplace', factory_370, ()),
    ('renorm_', 'renorm', 'inplace', factory_371, ()),
    ('cumprod_', 'cumprod', 'inplace', factory_357, ()),
)
