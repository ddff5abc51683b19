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
    def operation(ndarray):
        result = _build(_EAGER, ndarray._array if isinstance(ndarray, _Tensor) else _operand(_row, 'ndarray', 1, ndarray))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_25(_row, _build):
    def operation(input, other, *, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_26(_row, _build):
    def operation(input, other):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_27(_row, _build):
    def operation(input, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_28(_row, _build):
    def operation(input, other, *, rounding_mode=None, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_29(_row, _build):
    def operation(input, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_30(_row, _build):
    def operation(input, exponent, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 1, input), exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_31(_row, _build):
    def operation(condition, input=None, other=None):
        result = _build(_EAGER, condition._array if isinstance(condition, _Tensor) else _wrong(_row, 'condition', 1, condition), input._array if isinstance(input, _Tensor) else _operand(_row, 'input', 2, input), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 3, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_32(_row, _build):
    def operation(input, min=None, max=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_33(_row, _build):
    def operation(input, mask, value):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_34(_row, _build):
    def operation(input, tensor1, tensor2, *, value=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_35(_row, _build):
    def operation(input, end, weight):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_36(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_37(_row, _build):
    def operation(input, approximate='none'):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), approximate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_38(_row, _build):
    def operation(input, negative_slope=0.01):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), negative_slope)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_39(_row, _build):
    def operation(input, *, decimals=0, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), decimals,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), decimals)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_40(_row, _build):
    def operation(input, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_41(_row, _build):
    def operation(input, mat2, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_42(_row, _build):
    def operation(input, vec, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_43(_row, _build):
    def operation(input, tensor, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_44(_row, _build):
    def operation(input, vec2):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_45(_row, _build):
    def operation(input, mat1, mat2, *, beta=1, alpha=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_46(_row, _build):
    def operation(input, weight, bias=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 3, bias))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_47(_row, _build):
    def operation(input, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_48(_row, _build):
    def operation(input, split_size_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(split_size_or_sections), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_49(_row, _build):
    def operation(input, split_size, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), split_size, dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_50(_row, _build):
    def operation(input, split_sizes, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), split_sizes, dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_51(_row, _build):
    def operation(input, chunks, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), chunks, dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_52(_row, _build):
    def operation(input, indices_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(indices_or_sections), dim)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_53(_row, _build):
    def operation(input, indices_or_sections):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(indices_or_sections))
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_54(_row, _build):
    def operation(input, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_55(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_56(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_57(_row, _build):
    def operation(input, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim._array if isinstance(dim, _Tensor) else _operand(_row, 'dim', 2, dim), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_58(_row, _build):
    def operation(input, dim=None, unbiased=True, *, correction=None, keepdim=False, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, unbiased, correction, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_59(_row, _build):
    def operation(input, p=2, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_60(_row, _build):
    def operation(input, dim, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_61(_row, _build):
    def operation(input, dim, *, dtype=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_62(_row, _build):
    def operation(input, dim, index, src=None, *, value=None, reduce=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _operand(_row, 'src', 4, src), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 5, value), reduce)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_63(_row, _build):
    def operation(input, dim, index, src, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_64(_row, _build):
    def operation(input, dim, index, src, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_65(_row, _build):
    def operation(input, dim, index, source, *, alpha=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_66(_row, _build):
    def operation(input, dim, index, source, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_67(_row, _build):
    def operation(input, dim, index, source, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_68(_row, _build):
    def operation(input, dim, index, value, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 4, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_69(_row, _build):
    def operation(input, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_70(_row, _build):
    def operation(input, dim, index, *, sparse_grad=False, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), sparse_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_71(_row, _build):
    def operation(input, *, as_tuple=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_72(_row, _build):
    def operation(input, mask):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_73(_row, _build):
    def operation(input, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_74(_row, _build):
    def operation(input, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_75(_row, _build):
    def operation(input, diagonal=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_76(_row, _build):
    def operation(input, index):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_77(_row, _build):
    def operation(input, index, source, accumulate=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_78(_row, _build):
    def operation(input, indices, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), indices._array if isinstance(indices, _Tensor) else _wrong(_row, 'indices', 2, indices), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_79(_row, _build):
    def operation(input, mask, source):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_80(_row, _build):
    def operation(input, indices, values, accumulate=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _data(indices), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 3, values), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_81(_row, _build):
    def operation(input, src, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, index)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_82(_row, _build):
    def operation(input, src, dim=0, start=None, end=None, step=1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, start, end, step)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_83(_row, _build):
    def operation(input, src, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), offset, dim1, dim2)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_84(_row, _build):
    def operation(tensor, num_classes=-1):
        result = _build(_EAGER, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 1, tensor), num_classes)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_85(_row, _build):
    def operation(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 2, weight), padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_86(_row, _build):
    def operation(input, size, stride, storage_offset=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), size, stride, storage_offset)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_87(_row, _build):
    def operation(input, src, size, stride, storage_offset=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), size, stride, storage_offset)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_88(_row, _build):
    def operation(input, dim=0, start=None, end=None, step=1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dim, start, end, step)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_89(_row, _build):
    def operation(size, stride, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, size, stride, dtype, layout, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_90(_row, _build):
    def operation(size, physical_layout, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, size, physical_layout, dtype, layout, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_91(_row, _build):
    def operation(s, *, dtype=None, layout=None, device=None, requires_grad=False):
        result = _build(_EAGER, s, dtype, layout, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_92(_row, _build):
    def operation(input, *_size, size=_ABSENT):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), _size)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_93(_row, _build):
    def operation(input, dimension, size, step):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dimension, size, step)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_94(_row, _build):
    def operation(*_size, size=_ABSENT, dtype=None, device=None, requires_grad=False, layout=None, pin_memory=False):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, _size, dtype, device, requires_grad, layout, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_95(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False, memory_format=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad, memory_format)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_96(_row, _build):
    def operation(size, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, size, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_97(_row, _build):
    def operation(input, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 2, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_98(_row, _build):
    def operation(start=0, end=None, step=1, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, step, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_99(_row, _build):
    def operation(start, end, steps, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, start, end, steps, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_100(_row, _build):
    def operation(n, m=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, n, m, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_101(_row, _build):
    def operation(data, *, dtype=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, _data(data), dtype, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_102(_row, _build):
    def operation(data, dtype=None, device=None):
        result = _build(_EAGER, _data(data), dtype, device)
        if isinstance(data, _Tensor) and result is data._array: return data
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_103(_row, _build):
    def operation(*tensors, indexing='ij'):
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors), indexing)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_104(_row, _build):
    def operation(input, pad, value=0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), pad, value)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_105(_row, _build):
    def operation(input, pad, mode='constant', value=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), pad, mode, value)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_106(_row, _build):
    def operation(input):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input))
        return result

    return operation


def factory_107(_row, _build):
    def operation(input, other):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_108(_row, _build):
    def operation(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol, atol, equal_nan)
        return result

    return operation


def factory_109(_row, _build):
    def operation(seed):
        result = _build(_EAGER, seed)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_110(_row, _build):
    def operation(*_size, size=_ABSENT, dtype=None, device=None, requires_grad=False, generator=None):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, _size, dtype, device, requires_grad, generator)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_111(_row, _build):
    def operation(input, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), dtype, device, requires_grad)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_112(_row, _build):
    def operation(low, high=None, size=None, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, low, high, size, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_113(_row, _build):
    def operation(n, dtype=None, device=None):
        result = _build(_EAGER, n, dtype, device)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_114(_row, _build):
    def operation(input, p=0.5, training=True, inplace=False):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p, training, inplace)
        if isinstance(input, _Tensor) and result is input._array: return input
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_115(_row, _build):
    def operation(self, *_shape, shape=_ABSENT):
        if shape is not _ABSENT: _shape = (shape,)
        result = _build(_EAGER, self._array, _shape)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_116(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_117(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_118(_row, _build):
    def operation(self, start_dim=0, end_dim=-1):
        result = _build(_EAGER, self._array, start_dim, end_dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_119(_row, _build):
    def operation(self, dim, sizes, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, sizes)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_120(_row, _build):
    def operation(self, *_dims, dims=_ABSENT):
        if dims is not _ABSENT: _dims = (dims,)
        result = _build(_EAGER, self._array, _dims)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_121(_row, _build):
    def operation(self, dim0, dim1):
        result = _build(_EAGER, self._array, dim0, dim1)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_122(_row, _build):
    def operation(self, source, destination):
        result = _build(_EAGER, self._array, source, destination)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_123(_row, _build):
    def operation(self, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_124(_row, _build):
    def operation(self, dim, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_125(_row, _build):
    def operation(self, *_size, size=_ABSENT):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, self._array, _size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_126(_row, _build):
    def operation(self, size):
        result = _build(_EAGER, self._array, size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_127(_row, _build):
    def operation(self, dim, start, length, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, start._array if isinstance(start, _Tensor) else _operand(_row, 'start', 3, start), length)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_128(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index)
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
    def operation(self, target=None, dtype=None, non_blocking=False, copy=False, *, device=None, memory_format=None):
        result = _build(_EAGER, self._array, target._array if isinstance(target, _Tensor) else _operand(_row, 'target', 2, target), dtype, non_blocking, copy, device, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_132(_row, _build):
    def operation(self, *_repeats, repeats=_ABSENT):
        if repeats is not _ABSENT: _repeats = (repeats,)
        result = _build(_EAGER, self._array, _repeats)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_133(_row, _build):
    def operation(self, shifts, dims=None):
        result = _build(_EAGER, self._array, shifts, dims)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_134(_row, _build):
    def operation(self, k=1, dims=(0, 1)):
        result = _build(_EAGER, self._array, k, dims)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_135(_row, _build):
    def operation(self, repeats=None, dim=None, *, output_size=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, repeats._array if isinstance(repeats, _Tensor) else _operand(_row, 'repeats', 2, repeats), dim, output_size)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_136(_row, _build):
    def operation(self, offset=0, dim1=-2, dim2=-1):
        result = _build(_EAGER, self._array, offset, dim1, dim2)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_137(_row, _build):
    def operation(self, diagonal=0):
        result = _build(_EAGER, self._array, diagonal)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_138(_row, _build):
    def operation(self, offset=0):
        result = _build(_EAGER, self._array, offset)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_139(_row, _build):
    def operation(self, *, force=False):
        result = _build(_EAGER, self._array, force)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_140(_row, _build):
    def operation(self, other, *, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_141(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_142(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_143(_row, _build):
    def operation(self, other, *, rounding_mode=None, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_144(_row, _build):
    def operation(self, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array,), out._array); return out
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_145(_row, _build):
    def operation(self, exponent, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent),), out._array); return out
        result = _build(_EAGER, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_146(_row, _build):
    def operation(self, min=None, max=None, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max),), out._array); return out
        result = _build(_EAGER, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_147(_row, _build):
    def operation(self, condition, other):
        result = _build(_EAGER, self._array, condition._array if isinstance(condition, _Tensor) else _wrong(_row, 'condition', 2, condition), other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 3, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_148(_row, _build):
    def operation(self, mask, value):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_149(_row, _build):
    def operation(self, tensor1, tensor2, *, value=1):
        result = _build(_EAGER, self._array, tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_150(_row, _build):
    def operation(self, end, weight):
        result = _build(_EAGER, self._array, end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_151(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_152(_row, _build):
    def operation(self, *, decimals=0, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, decimals,), out._array); return out
        result = _build(_EAGER, self._array, decimals)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_153(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_154(_row, _build):
    def operation(self, mat2, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2),), out._array); return out
        result = _build(_EAGER, self._array, mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 2, mat2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_155(_row, _build):
    def operation(self, vec, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec),), out._array); return out
        result = _build(_EAGER, self._array, vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 2, vec))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_156(_row, _build):
    def operation(self, tensor, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor),), out._array); return out
        result = _build(_EAGER, self._array, tensor._array if isinstance(tensor, _Tensor) else _wrong(_row, 'tensor', 2, tensor))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_157(_row, _build):
    def operation(self, vec2):
        result = _build(_EAGER, self._array, vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 2, vec2))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_158(_row, _build):
    def operation(self, mat1, mat2, *, beta=1, alpha=1):
        result = _build(_EAGER, self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_159(_row, _build):
    def operation(self, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_160(_row, _build):
    def operation(self, split_size_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, _data(split_size_or_sections), dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_161(_row, _build):
    def operation(self, split_size, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, split_size, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_162(_row, _build):
    def operation(self, split_sizes, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, split_sizes, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_163(_row, _build):
    def operation(self, chunks, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, chunks, dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_164(_row, _build):
    def operation(self, indices_or_sections, dim=0, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, _data(indices_or_sections), dim)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_165(_row, _build):
    def operation(self, indices_or_sections):
        result = _build(_EAGER, self._array, _data(indices_or_sections))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_166(_row, _build):
    def operation(self, src, non_blocking=False):
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), non_blocking)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_167(_row, _build):
    def operation(self, value):
        result = _build(_EAGER, self._array, value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 2, value))
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_168(_row, _build):
    def operation(self, dim=None, keepdim=False, *, dtype=None, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim, dtype,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_169(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        if out is not None: _out(_EAGER, _row, (self._array, dim, keepdim,), out._array); return out
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_170(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_171(_row, _build):
    def operation(self, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim._array if isinstance(dim, _Tensor) else _operand(_row, 'dim', 2, dim), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_172(_row, _build):
    def operation(self, dim=None, unbiased=True, *, correction=None, keepdim=False, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, dim, unbiased, correction, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_173(_row, _build):
    def operation(self, p=2, dim=None, keepdim=False, *, axis=_ABSENT, keepdims=_ABSENT):
        if axis is not _ABSENT: dim = axis
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, self._array, p, dim, keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_174(_row, _build):
    def operation(self, dim, dtype=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_175(_row, _build):
    def operation(self, dim, *, dtype=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, dtype)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_176(_row, _build):
    def operation(self, dim, index, src=None, *, value=None, reduce=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _operand(_row, 'src', 4, src), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 5, value), reduce)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_177(_row, _build):
    def operation(self, dim, index, src, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_178(_row, _build):
    def operation(self, dim, index, src, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_179(_row, _build):
    def operation(self, dim, index, source, *, alpha=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_180(_row, _build):
    def operation(self, dim, index, source, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), reduce, include_self)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_181(_row, _build):
    def operation(self, dim, index, source, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_182(_row, _build):
    def operation(self, dim, index, value, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 4, value))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_183(_row, _build):
    def operation(self, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_184(_row, _build):
    def operation(self, dim, index, *, sparse_grad=False, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), sparse_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_185(_row, _build):
    def operation(self, *, as_tuple=False):
        result = _build(_EAGER, self._array, as_tuple)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_186(_row, _build):
    def operation(self, mask):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_187(_row, _build):
    def operation(self, dim=-1, descending=False, stable=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, dim, descending, stable)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_188(_row, _build):
    def operation(self, k, dim=-1, largest=True, sorted=True, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, k, dim, largest, sorted)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_189(_row, _build):
    def operation(self, diagonal=0):
        result = _build(_EAGER, self._array, diagonal)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_190(_row, _build):
    def operation(self, index):
        result = _build(_EAGER, self._array, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_191(_row, _build):
    def operation(self, index, source, accumulate=False):
        result = _build(_EAGER, self._array, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_192(_row, _build):
    def operation(self, indices, dim=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, indices._array if isinstance(indices, _Tensor) else _wrong(_row, 'indices', 2, indices), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_193(_row, _build):
    def operation(self, mask, source):
        result = _build(_EAGER, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_194(_row, _build):
    def operation(self, indices, values, accumulate=False):
        result = _build(_EAGER, self._array, _data(indices), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 3, values), accumulate)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_195(_row, _build):
    def operation(self, src, dim, index, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, index)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_196(_row, _build):
    def operation(self, src, dim=0, start=None, end=None, step=1, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), dim, start, end, step)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_197(_row, _build):
    def operation(self, src, offset=0, dim1=0, dim2=1):
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), offset, dim1, dim2)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_198(_row, _build):
    def operation(self, size, stride, storage_offset=None):
        result = _build(_EAGER, self._array, size, stride, storage_offset)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_199(_row, _build):
    def operation(self, src, size, stride, storage_offset=None):
        result = _build(_EAGER, self._array, src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 2, src), size, stride, storage_offset)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_200(_row, _build):
    def operation(self, dimension, size, step):
        result = _build(_EAGER, self._array, dimension, size, step)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_201(_row, _build):
    def operation(self, size, stride, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False):
        result = _build(_EAGER, self._array, size, stride, dtype, layout, device, requires_grad, pin_memory)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_202(_row, _build):
    def operation(self, *_size, size=_ABSENT, memory_format=None):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, self._array, _size, memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_203(_row, _build):
    def operation(self, the_template, *, memory_format=None):
        result = _build(_EAGER, self._array, the_template._array if isinstance(the_template, _Tensor) else _wrong(_row, 'the_template', 2, the_template), memory_format)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_204(_row, _build):
    def operation(self, *_size, size=_ABSENT, dtype=None, device=None, requires_grad=False):
        if size is not _ABSENT: _size = (size,)
        result = _build(_EAGER, self._array, _size, dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_205(_row, _build):
    def operation(self, size, fill_value, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, size, fill_value._array if isinstance(fill_value, _Tensor) else _operand(_row, 'fill_value', 3, fill_value), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_206(_row, _build):
    def operation(self, data, *, dtype=None, device=None, requires_grad=False):
        result = _build(_EAGER, self._array, _data(data), dtype, device, requires_grad)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_207(_row, _build):
    def operation(self):
        result = _build(_EAGER, self._array)
        return result

    return operation


def factory_208(_row, _build):
    def operation(self, other):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return result

    return operation


def factory_209(_row, _build):
    def operation(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), rtol, atol, equal_nan)
        return result

    return operation


def factory_210(_row, _build):
    def operation(self, a=0.0, b=1.0):
        result = _build(_EAGER, self._array, a, b)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_211(_row, _build):
    def operation(self, mean=0.0, std=1.0):
        result = _build(_EAGER, self._array, mean, std)
        if isinstance(self, _Tensor) and result is self._array: return self
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_212(_row, _build):
    def operation(self, other, *, alpha=1):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), alpha)
        return self

    return operation


def factory_213(_row, _build):
    def operation(self, other):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other))
        return self

    return operation


def factory_214(_row, _build):
    def operation(self, other, *, rounding_mode=None):
        _inplace(_EAGER, _row, self._array, other._array if isinstance(other, _Tensor) else _operand(_row, 'other', 2, other), rounding_mode)
        return self

    return operation


def factory_215(_row, _build):
    def operation(self):
        _inplace(_EAGER, _row, self._array)
        return self

    return operation


def factory_216(_row, _build):
    def operation(self, exponent):
        _inplace(_EAGER, _row, self._array, exponent._array if isinstance(exponent, _Tensor) else _operand(_row, 'exponent', 2, exponent))
        return self

    return operation


def factory_217(_row, _build):
    def operation(self, min=None, max=None):
        _inplace(_EAGER, _row, self._array, min._array if isinstance(min, _Tensor) else _operand(_row, 'min', 2, min), max._array if isinstance(max, _Tensor) else _operand(_row, 'max', 3, max))
        return self

    return operation


def factory_218(_row, _build):
    def operation(self, mask, value):
        _inplace(_EAGER, _row, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 3, value))
        return self

    return operation


def factory_219(_row, _build):
    def operation(self, tensor1, tensor2, *, value=1):
        _inplace(_EAGER, _row, self._array, tensor1._array if isinstance(tensor1, _Tensor) else _wrong(_row, 'tensor1', 2, tensor1), tensor2._array if isinstance(tensor2, _Tensor) else _wrong(_row, 'tensor2', 3, tensor2), value)
        return self

    return operation


def factory_220(_row, _build):
    def operation(self, end, weight):
        _inplace(_EAGER, _row, self._array, end._array if isinstance(end, _Tensor) else _wrong(_row, 'end', 2, end), weight._array if isinstance(weight, _Tensor) else _operand(_row, 'weight', 3, weight))
        return self

    return operation


def factory_221(_row, _build):
    def operation(self, *, decimals=0):
        _inplace(_EAGER, _row, self._array, decimals)
        return self

    return operation


def factory_222(_row, _build):
    def operation(self, mat1, mat2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, mat1._array if isinstance(mat1, _Tensor) else _wrong(_row, 'mat1', 2, mat1), mat2._array if isinstance(mat2, _Tensor) else _wrong(_row, 'mat2', 3, mat2), beta, alpha)
        return self

    return operation


def factory_223(_row, _build):
    def operation(self, dim, index, src=None, *, value=None, reduce=None, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _operand(_row, 'src', 4, src), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 5, value), reduce)
        return self

    return operation


def factory_224(_row, _build):
    def operation(self, dim, index, src, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src))
        return self

    return operation


def factory_225(_row, _build):
    def operation(self, dim, index, src, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), src._array if isinstance(src, _Tensor) else _wrong(_row, 'src', 4, src), reduce, include_self)
        return self

    return operation


def factory_226(_row, _build):
    def operation(self, dim, index, source, *, alpha=1, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), alpha)
        return self

    return operation


def factory_227(_row, _build):
    def operation(self, dim, index, source, reduce, *, include_self=True, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source), reduce, include_self)
        return self

    return operation


def factory_228(_row, _build):
    def operation(self, dim, index, source, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 4, source))
        return self

    return operation


def factory_229(_row, _build):
    def operation(self, dim, index, value, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        _inplace(_EAGER, _row, self._array, dim, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 3, index), value._array if isinstance(value, _Tensor) else _operand(_row, 'value', 4, value))
        return self

    return operation


def factory_230(_row, _build):
    def operation(self, index, source, accumulate=False):
        _inplace(_EAGER, _row, self._array, index._array if isinstance(index, _Tensor) else _wrong(_row, 'index', 2, index), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source), accumulate)
        return self

    return operation


def factory_231(_row, _build):
    def operation(self, mask, source):
        _inplace(_EAGER, _row, self._array, mask._array if isinstance(mask, _Tensor) else _wrong(_row, 'mask', 2, mask), source._array if isinstance(source, _Tensor) else _wrong(_row, 'source', 3, source))
        return self

    return operation


def factory_232(_row, _build):
    def operation(self, indices, values, accumulate=False):
        _inplace(_EAGER, _row, self._array, _data(indices), values._array if isinstance(values, _Tensor) else _wrong(_row, 'values', 3, values), accumulate)
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
    ('from_numpy', 'from_numpy', 'function', factory_24, ('from_numpy',)),
    ('add', 'add', 'function', factory_25, ('add',)),
    ('sub', 'sub', 'function', factory_25, ('sub', 'subtract')),
    ('rsub', 'rsub', 'function', factory_26, ('rsub',)),
    ('mul', 'mul', 'function', factory_27, ('mul', 'multiply')),
    ('true_divide', 'true_divide', 'function', factory_27, ('true_divide',)),
    ('floor_divide', 'floor_divide', 'function', factory_27, ('floor_divide',)),
    ('remainder', 'remainder', 'function', factory_27, ('remainder',)),
    ('fmod', 'fmod', 'function', factory_27, ('fmod',)),
    ('div', 'div', 'function', factory_28, ('div', 'divide')),
    ('negative', 'negative', 'function', factory_29, ('negative', 'neg')),
    ('positive', 'positive', 'function', factory_2, ('positive',)),
    ('abs', 'abs', 'function', factory_29, ('abs', 'absolute')),
    ('square', 'square', 'function', factory_29, ('square',)),
    ('pow', 'pow', 'function', factory_30, ('pow',)),
    ('lt', 'lt', 'function', factory_27, ('lt', 'less')),
    ('le', 'le', 'function', factory_27, ('le', 'less_equal')),
    ('gt', 'gt', 'function', factory_27, ('gt', 'greater')),
    ('ge', 'ge', 'function', factory_27, ('ge', 'greater_equal')),
    ('ne', 'ne', 'function', factory_27, ('ne', 'not_equal')),
    ('eq', 'eq', 'function', factory_27, ('eq',)),
    ('maximum', 'maximum', 'function', factory_27, ('maximum',)),
    ('minimum', 'minimum', 'function', factory_27, ('minimum',)),
    ('logical_and', 'logical_and', 'function', factory_27, ('logical_and',)),
    ('logical_or', 'logical_or', 'function', factory_27, ('logical_or',)),
    ('logical_xor', 'logical_xor', 'function', factory_27, ('logical_xor',)),
    ('logical_not', 'logical_not', 'function', factory_29, ('logical_not',)),
    ('bitwise_and', 'bitwise_and', 'function', factory_27, ('bitwise_and',)),
    ('bitwise_or', 'bitwise_or', 'function', factory_27, ('bitwise_or',)),
    ('bitwise_xor', 'bitwise_xor', 'function', factory_27, ('bitwise_xor',)),
    ('lshift', 'lshift', 'function', factory_27, ('lshift', 'bitwise_left_shift')),
    ('rshift', 'rshift', 'function', factory_27, ('rshift', 'bitwise_right_shift')),
    ('bitwise_not', 'bitwise_not', 'function', factory_29, ('bitwise_not',)),
    ('where', 'where', 'function', factory_31, ('where',)),
    ('clamp', 'clamp', 'function', factory_32, ('clamp', 'clip')),
    ('masked_fill', 'masked_fill', 'function', factory_33, ('masked_fill',)),
    ('addcmul', 'addcmul', 'function', factory_34, ('addcmul',)),
    ('addcdiv', 'addcdiv', 'function', factory_34, ('addcdiv',)),
    ('lerp', 'lerp', 'function', factory_35, ('lerp',)),
    ('exp', 'exp', 'function', factory_29, ('exp',)),
    ('exp2', 'exp2', 'function', factory_29, ('exp2',)),
    ('expm1', 'expm1', 'function', factory_29, ('expm1',)),
    ('log', 'log', 'function', factory_29, ('log',)),
    ('log2', 'log2', 'function', factory_29, ('log2',)),
    ('log10', 'log10', 'function', factory_29, ('log10',)),
    ('log1p', 'log1p', 'function', factory_29, ('log1p',)),
    ('sin', 'sin', 'function', factory_29, ('sin',)),
    ('cos', 'cos', 'function', factory_29, ('cos',)),
    ('tan', 'tan', 'function', factory_29, ('tan',)),
    ('asin', 'asin', 'function', factory_29, ('asin',)),
    ('acos', 'acos', 'function', factory_29, ('acos',)),
    ('atan', 'atan', 'function', factory_29, ('atan',)),
    ('sinh', 'sinh', 'function', factory_29, ('sinh',)),
    ('cosh', 'cosh', 'function', factory_29, ('cosh',)),
    ('tanh', 'tanh', 'function', factory_29, ('tanh',)),
    ('erf', 'erf', 'function', factory_29, ('erf',)),
    ('erfc', 'erfc', 'function', factory_29, ('erfc',)),
    ('sqrt', 'sqrt', 'function', factory_29, ('sqrt',)),
    ('rsqrt', 'rsqrt', 'function', factory_29, ('rsqrt',)),
    ('reciprocal', 'reciprocal', 'function', factory_29, ('reciprocal',)),
    ('sigmoid', 'sigmoid', 'function', factory_29, ('sigmoid',)),
    ('relu', 'relu', 'function', factory_36, ('relu',)),
    ('silu', 'silu', 'function', factory_36, ('silu',)),
    ('gelu', 'gelu', 'function', factory_37, ('gelu',)),
    ('leaky_relu', 'leaky_relu', 'function', factory_38, ('leaky_relu',)),
    ('floor', 'floor', 'function', factory_29, ('floor',)),
    ('ceil', 'ceil', 'function', factory_29, ('ceil',)),
    ('trunc', 'trunc', 'function', factory_29, ('trunc',)),
    ('rint', 'rint', 'function', factory_29, ('rint',)),
    ('round', 'round', 'function', factory_39, ('round',)),
    ('sign', 'sign', 'function', factory_29, ('sign',)),
    ('isnan', 'isnan', 'function', factory_36, ('isnan',)),
    ('isfinite', 'isfinite', 'function', factory_36, ('isfinite',)),
    ('isinf', 'isinf', 'function', factory_36, ('isinf',)),
    ('signbit', 'signbit', 'function', factory_29, ('signbit',)),
    ('atan2', 'atan2', 'function', factory_27, ('atan2',)),
    ('hypot', 'hypot', 'function', factory_27, ('hypot',)),
    ('matmul', 'matmul', 'function', factory_40, ('matmul',)),
    ('mm', 'mm', 'function', factory_41, ('mm',)),
    ('bmm', 'bmm', 'function', factory_41, ('bmm',)),
    ('mv', 'mv', 'function', factory_42, ('mv',)),
    ('dot', 'dot', 'function', factory_43, ('dot',)),
    ('outer', 'outer', 'function', factory_44, ('outer', 'ger')),
    ('addmm', 'addmm', 'function', factory_45, ('addmm',)),
    ('linear', 'linear', 'function', factory_46, ('linear',)),
    ('unbind', 'unbind', 'function', factory_47, ('unbind',)),
    ('split', 'split', 'function', factory_48, ('split',)),
    ('unsafe_split', 'unsafe_split', 'function', factory_49, ('unsafe_split',)),
    ('split_with_sizes', 'split_with_sizes', 'function', factory_50, ('split_with_sizes',)),
    ('unsafe_split_with_sizes', 'unsafe_split_with_sizes', 'function', factory_50, ('unsafe_split_with_sizes',)),
    ('chunk', 'chunk', 'function', factory_51, ('chunk',)),
    ('unsafe_chunk', 'unsafe_chunk', 'function', factory_51, ('unsafe_chunk',)),
    ('tensor_split', 'tensor_split', 'function', factory_52, ('tensor_split',)),
    ('hsplit', 'hsplit', 'function', factory_53, ('hsplit',)),
    ('vsplit', 'vsplit', 'function', factory_53, ('vsplit',)),
    ('dsplit', 'dsplit', 'function', factory_53, ('dsplit',)),
    ('sum', 'sum', 'function', factory_54, ('sum',)),
    ('prod', 'prod', 'function', factory_54, ('prod',)),
    ('mean', 'mean', 'function', factory_54, ('mean',)),
    ('amax', 'amax', 'function', factory_55, ('amax',)),
    ('amin', 'amin', 'function', factory_55, ('amin',)),
    ('any', 'any', 'function', factory_55, ('any',)),
    ('all', 'all', 'function', factory_55, ('all',)),
    ('argmax', 'argmax', 'function', factory_56, ('argmax',)),
    ('argmin', 'argmin', 'function', factory_56, ('argmin',)),
    ('max', 'max', 'function', factory_57, ('max',)),
    ('min', 'min', 'function', factory_57, ('min',)),
    ('var', 'var', 'function', factory_58, ('var',)),
    ('std', 'std', 'function', factory_58, ('std',)),
    ('norm', 'norm', 'function', factory_59, ('norm',)),
    ('softmax', 'softmax', 'function', factory_60, ('softmax',)),
    ('log_softmax', 'log_softmax', 'function', factory_60, ('log_softmax',)),
    ('cumsum', 'cumsum', 'function', factory_61, ('cumsum',)),
    ('scatter', 'scatter', 'function', factory_62, ('scatter',)),
    ('scatter_add', 'scatter_add', 'function', factory_63, ('scatter_add',)),
    ('scatter_reduce', 'scatter_reduce', 'function', factory_64, ('scatter_reduce',)),
    ('index_add', 'index_add', 'function', factory_65, ('index_add',)),
    ('index_reduce', 'index_reduce', 'function', factory_66, ('index_reduce',)),
    ('index_copy', 'index_copy', 'function', factory_67, ('index_copy',)),
    ('index_fill', 'index_fill', 'function', factory_68, ('index_fill',)),
    ('index_select', 'index_select', 'function', factory_69, ('index_select',)),
    ('gather', 'gather', 'function', factory_70, ('gather',)),
    ('nonzero', 'nonzero', 'function', factory_71, ('nonzero',)),
    ('masked_select', 'masked_select', 'function', factory_72, ('masked_select',)),
    ('sort', 'sort', 'function', factory_73, ('sort',)),
    ('argsort', 'argsort', 'function', factory_73, ('argsort',)),
    ('topk', 'topk', 'function', factory_74, ('topk',)),
    ('tril', 'tril', 'function', factory_75, ('tril',)),
    ('triu', 'triu', 'function', factory_75, ('triu',)),
    ('take', 'take', 'function', factory_76, ('take',)),
    ('put', 'put', 'function', factory_77, ('put',)),
    ('take_along_dim', 'take_along_dim', 'function', factory_78, ('take_along_dim',)),
    ('masked_scatter', 'masked_scatter', 'function', factory_79, ('masked_scatter',)),
    ('index_put', 'index_put', 'function', factory_80, ('index_put',)),
    ('select_scatter', 'select_scatter', 'function', factory_81, ('select_scatter',)),
    ('slice_scatter', 'slice_scatter', 'function', factory_82, ('slice_scatter',)),
    ('diagonal_scatter', 'diagonal_scatter', 'function', factory_83, ('diagonal_scatter',)),
    ('argwhere', 'argwhere', 'function', factory_36, ('argwhere',)),
    ('one_hot', 'nn.functional.one_hot', 'function', factory_84, ('nn.functional.one_hot',)),
    ('embedding', 'nn.functional.embedding', 'function', factory_85, ('nn.functional.embedding',)),
    ('as_strided', 'as_strided', 'function', factory_86, ('as_strided',)),
    ('as_strided_copy', 'as_strided_copy', 'function', factory_86, ('as_strided_copy',)),
    ('as_strided_scatter', 'as_strided_scatter', 'function', factory_87, ('as_strided_scatter',)),
    ('slice', 'slice', 'function', factory_88, ('slice',)),
    ('empty_strided', 'empty_strided', 'function', factory_89, ('empty_strided',)),
    ('empty_permuted', 'empty_permuted', 'function', factory_90, ('empty_permuted',)),
    ('scalar_tensor', 'scalar_tensor', 'function', factory_91, ('scalar_tensor',)),
    ('alias_copy', 'alias_copy', 'function', factory_2, ('alias_copy',)),
    ('detach_copy', 'detach_copy', 'function', factory_2, ('detach_copy',)),
    ('diagonal_copy', 'diagonal_copy', 'function', factory_12, ('diagonal_copy',)),
    ('expand_copy', 'expand_copy', 'function', factory_92, ('expand_copy',)),
    ('narrow_copy', 'narrow_copy', 'function', factory_10, ('narrow_copy',)),
    ('permute_copy', 'permute_copy', 'function', factory_4, ('permute_copy',)),
    ('select_copy', 'select_copy', 'function', factory_11, ('select_copy',)),
    ('slice_copy', 'slice_copy', 'function', factory_88, ('slice_copy',)),
    ('split_copy', 'split_copy', 'function', factory_48, ('split_copy',)),
    ('split_with_sizes_copy', 'split_with_sizes_copy', 'function', factory_50, ('split_with_sizes_copy',)),
    ('squeeze_copy', 'squeeze_copy', 'function', factory_7, ('squeeze_copy',)),
    ('t_copy', 't_copy', 'function', factory_2, ('t_copy',)),
    ('transpose_copy', 'transpose_copy', 'function', factory_5, ('transpose_copy',)),
    ('unbind_copy', 'unbind_copy', 'function', factory_47, ('unbind_copy',)),
    ('unfold_copy', 'unfold_copy', 'function', factory_93, ('unfold_copy',)),
    ('unsqueeze_copy', 'unsqueeze_copy', 'function', factory_8, ('unsqueeze_copy',)),
    ('view_copy', 'view_copy', 'function', factory_0, ('view_copy',)),
    ('zeros', 'zeros', 'function', factory_94, ('zeros',)),
    ('ones', 'ones', 'function', factory_94, ('ones',)),
    ('empty', 'empty', 'function', factory_94, ('empty',)),
    ('zeros_like', 'zeros_like', 'function', factory_95, ('zeros_like',)),
    ('ones_like', 'ones_like', 'function', factory_95, ('ones_like',)),
    ('empty_like', 'empty_like', 'function', factory_95, ('empty_like',)),
    ('full', 'full', 'function', factory_96, ('full',)),
    ('full_like', 'full_like', 'function', factory_97, ('full_like',)),
    ('arange', 'arange', 'function', factory_98, ('arange',)),
    ('linspace', 'linspace', 'function', factory_99, ('linspace',)),
    ('eye', 'eye', 'function', factory_100, ('eye',)),
    ('tensor', 'tensor', 'function', factory_101, ('tensor',)),
    ('as_tensor', 'as_tensor', 'function', factory_102, ('as_tensor',)),
    ('meshgrid', 'meshgrid', 'function', factory_103, ('meshgrid',)),
    ('constant_pad_nd', 'constant_pad_nd', 'function', factory_104, ('constant_pad_nd',)),
    ('pad', 'nn.functional.pad', 'function', factory_105, ('nn.functional.pad',)),
    ('is_nonzero', 'is_nonzero', 'function', factory_106, ('is_nonzero',)),
    ('equal', 'equal', 'function', factory_107, ('equal',)),
    ('allclose', 'allclose', 'function', factory_108, ('allclose',)),
    ('is_same_size', 'is_same_size', 'function', factory_107, ('is_same_size',)),
    ('is_signed', 'is_signed', 'function', factory_106, ('is_signed',)),
    ('is_conj', 'is_conj', 'function', factory_106, ('is_conj',)),
    ('is_neg', 'is_neg', 'function', factory_106, ('is_neg',)),
    ('manual_seed', 'manual_seed', 'function', factory_109, ('manual_seed',)),
    ('rand', 'rand', 'function', factory_110, ('rand',)),
    ('rand_like', 'rand_like', 'function', factory_111, ('rand_like',)),
    ('randn', 'randn', 'function', factory_110, ('randn',)),
    ('randn_like', 'randn_like', 'function', factory_111, ('randn_like',)),
    ('randint', 'randint', 'function', factory_112, ('randint',)),
    ('randperm', 'randperm', 'function', factory_113, ('randperm',)),
    ('bernoulli', 'bernoulli', 'function', factory_2, ('bernoulli',)),
    ('dropout', 'dropout', 'function', factory_114, ('dropout',)),
    ('reshape', 'reshape', 'method', factory_115, ()),
    ('view', 'view', 'method', factory_115, ()),
    ('view_as', 'view_as', 'method', factory_116, ()),
    ('reshape_as', 'reshape_as', 'method', factory_116, ()),
    ('detach', 'alias', 'method', factory_117, ()),
    ('view_of_all', 'alias', 'method', factory_117, ()),
    ('flatten', 'flatten', 'method', factory_118, ()),
    ('ravel', 'ravel', 'method', factory_117, ()),
    ('unflatten', 'unflatten', 'method', factory_119, ()),
    ('permute', 'permute', 'method', factory_120, ()),
    ('transpose', 'transpose', 'method', factory_121, ()),
    ('swapaxes', 'transpose', 'method', factory_121, ()),
    ('swapdims', 'transpose', 'method', factory_121, ()),
    ('t', 't', 'method', factory_117, ()),
    ('adjoint', 'adjoint', 'method', factory_117, ()),
    ('movedim', 'movedim', 'method', factory_122, ()),
    ('moveaxis', 'movedim', 'method', factory_122, ()),
    ('squeeze', 'squeeze', 'method', factory_123, ()),
    ('unsqueeze', 'unsqueeze', 'method', factory_124, ()),
    ('expand', 'expand', 'method', factory_125, ()),
    ('expand_as', 'expand_as', 'method', factory_116, ()),
    ('broadcast_to', 'broadcast_to', 'method', factory_126, ()),
    ('narrow', 'narrow', 'method', factory_127, ()),
    ('select', 'select', 'method', factory_128, ()),
    ('diagonal', 'diagonal', 'method', factory_129, ()),
    ('contiguous', 'contiguous', 'method', factory_130, ()),
    ('clone', 'clone', 'method', factory_130, ()),
    ('to', 'to', 'method', factory_131, ()),
    ('type_as', 'type_as', 'method', factory_116, ()),
    ('float', 'to_float', 'method', factory_130, ()),
    ('double', 'to_double', 'method', factory_130, ()),
    ('short', 'to_short', 'method', factory_130, ()),
    ('int', 'to_int', 'method', factory_130, ()),
    ('long', 'to_long', 'method', factory_130, ()),
    ('bool', 'to_bool', 'method', factory_130, ()),
    ('byte', 'to_byte', 'method', factory_130, ()),
    ('char', 'to_char', 'method', factory_130, ()),
    ('repeat', 'repeat', 'method', factory_132, ()),
    ('flip', 'flip', 'method', factory_120, ()),
    ('roll', 'roll', 'method', factory_133, ()),
    ('rot90', 'rot90', 'method', factory_134, ()),
    ('fliplr', 'fliplr', 'method', factory_117, ()),
    ('flipud', 'flipud', 'method', factory_117, ()),
    ('tile', 'tile', 'method', factory_120, ()),
    ('repeat_interleave', 'repeat_interleave', 'method', factory_135, ()),
    ('diag_embed', 'diag_embed', 'method', factory_136, ()),
    ('diag', 'diag', 'method', factory_137, ()),
    ('diagflat', 'diagflat', 'method', factory_138, ()),
    ('numpy', 'numpy', 'method', factory_139, ()),
    ('add', 'add', 'method', factory_140, ()),
    ('sub', 'sub', 'method', factory_140, ()),
    ('subtract', 'sub', 'method', factory_140, ()),
    ('rsub', 'rsub', 'method', factory_141, ()),
    ('mul', 'mul', 'method', factory_142, ()),
    ('multiply', 'mul', 'method', factory_142, ()),
    ('true_divide', 'true_divide', 'method', factory_142, ()),
    ('floor_divide', 'floor_divide', 'method', factory_142, ()),
    ('remainder', 'remainder', 'method', factory_142, ()),
    ('fmod', 'fmod', 'method', factory_142, ()),
    ('div', 'div', 'method', factory_143, ()),
    ('divide', 'div', 'method', factory_143, ()),
    ('neg', 'negative', 'method', factory_144, ()),
    ('negative', 'negative', 'method', factory_144, ()),
    ('positive', 'positive', 'method', factory_117, ()),
    ('abs', 'abs', 'method', factory_144, ()),
    ('absolute', 'abs', 'method', factory_144, ()),
    ('square', 'square', 'method', factory_144, ()),
    ('pow', 'pow', 'method', factory_145, ()),
    ('lt', 'lt', 'method', factory_142, ()),
    ('less', 'lt', 'method', factory_142, ()),
    ('le', 'le', 'method', factory_142, ()),
    ('less_equal', 'le', 'method', factory_142, ()),
    ('gt', 'gt', 'method', factory_142, ()),
    ('greater', 'gt', 'method', factory_142, ()),
    ('ge', 'ge', 'method', factory_142, ()),
    ('greater_equal', 'ge', 'method', factory_142, ()),
    ('ne', 'ne', 'method', factory_142, ()),
    ('not_equal', 'ne', 'method', factory_142, ()),
    ('eq', 'eq', 'method', factory_142, ()),
    ('maximum', 'maximum', 'method', factory_142, ()),
    ('minimum', 'minimum', 'method', factory_142, ()),
    ('logical_and', 'logical_and', 'method', factory_142, ()),
    ('logical_or', 'logical_or', 'method', factory_142, ()),
    ('logical_xor', 'logical_xor', 'method', factory_142, ()),
    ('logical_not', 'logical_not', 'method', factory_144, ()),
    ('bitwise_and', 'bitwise_and', 'method', factory_142, ()),
    ('bitwise_or', 'bitwise_or', 'method', factory_142, ()),
    ('bitwise_xor', 'bitwise_xor', 'method', factory_142, ()),
    ('bitwise_left_shift', 'lshift', 'method', factory_142, ()),
    ('bitwise_right_shift', 'rshift', 'method', factory_142, ()),
    ('bitwise_not', 'bitwise_not', 'method', factory_144, ()),
    ('clamp', 'clamp', 'method', factory_146, ()),
    ('clip', 'clamp', 'method', factory_146, ()),
    ('where', 'where_method', 'method', factory_147, ()),
    ('masked_fill', 'masked_fill', 'method', factory_148, ()),
    ('addcmul', 'addcmul', 'method', factory_149, ()),
    ('addcdiv', 'addcdiv', 'method', factory_149, ()),
    ('lerp', 'lerp', 'method', factory_150, ()),
    ('exp', 'exp', 'method', factory_144, ()),
    ('exp2', 'exp2', 'method', factory_144, ()),
    ('expm1', 'expm1', 'method', factory_144, ()),
    ('log', 'log', 'method', factory_144, ()),
    ('log2', 'log2', 'method', factory_144, ()),
    ('log10', 'log10', 'method', factory_144, ()),
    ('log1p', 'log1p', 'method', factory_144, ()),
    ('sin', 'sin', 'method', factory_144, ()),
    ('cos', 'cos', 'method', factory_144, ()),
    ('tan', 'tan', 'method', factory_144, ()),
    ('asin', 'asin', 'method', factory_144, ()),
    ('acos', 'acos', 'method', factory_144, ()),
    ('atan', 'atan', 'method', factory_144, ()),
    ('sinh', 'sinh', 'method', factory_144, ()),
    ('cosh', 'cosh', 'method', factory_144, ()),
    ('tanh', 'tanh', 'method', factory_144, ()),
    ('erf', 'erf', 'method', factory_144, ()),
    ('erfc', 'erfc', 'method', factory_144, ()),
    ('sqrt', 'sqrt', 'method', factory_144, ()),
    ('rsqrt', 'rsqrt', 'method', factory_144, ()),
    ('reciprocal', 'reciprocal', 'method', factory_144, ()),
    ('sigmoid', 'sigmoid', 'method', factory_144, ()),
    ('relu', 'relu', 'method', factory_151, ()),
    ('floor', 'floor', 'method', factory_144, ()),
    ('ceil', 'ceil', 'method', factory_144, ()),
    ('trunc', 'trunc', 'method', factory_144, ()),
    ('rint', 'rint', 'method', factory_144, ()),
    ('round', 'round', 'method', factory_152, ()),
    ('sign', 'sign', 'method', factory_144, ()),
    ('isnan', 'isnan', 'method', factory_151, ()),
    ('isfinite', 'isfinite', 'method', factory_151, ()),
    ('isinf', 'isinf', 'method', factory_151, ()),
    ('signbit', 'signbit', 'method', factory_144, ()),
    ('atan2', 'atan2', 'method', factory_142, ()),
    ('hypot', 'hypot', 'method', factory_142, ()),
    ('matmul', 'matmul', 'method', factory_153, ()),
    ('mm', 'mm', 'method', factory_154, ()),
    ('bmm', 'bmm', 'method', factory_154, ()),
    ('mv', 'mv', 'method', factory_155, ()),
    ('dot', 'dot', 'method', factory_156, ()),
    ('outer', 'outer', 'method', factory_157, ()),
    ('ger', 'outer', 'method', factory_157, ()),
    ('addmm', 'addmm', 'method', factory_158, ()),
    ('unbind', 'unbind', 'method', factory_159, ()),
    ('split', 'split', 'method', factory_160, ()),
    ('unsafe_split', 'unsafe_split', 'method', factory_161, ()),
    ('split_with_sizes', 'split_with_sizes', 'method', factory_162, ()),
    ('unsafe_split_with_sizes', 'unsafe_split_with_sizes', 'method', factory_162, ()),
    ('chunk', 'chunk', 'method', factory_163, ()),
    ('unsafe_chunk', 'unsafe_chunk', 'method', factory_163, ()),
    ('tensor_split', 'tensor_split', 'method', factory_164, ()),
    ('hsplit', 'hsplit', 'method', factory_165, ()),
    ('vsplit', 'vsplit', 'method', factory_165, ()),
    ('dsplit', 'dsplit', 'method', factory_165, ()),
    ('copy_', 'copy_', 'method', factory_166, ()),
    ('fill_', 'fill_', 'method', factory_167, ()),
    ('zero_', 'zero_', 'method', factory_117, ()),
    ('sum', 'sum', 'method', factory_168, ()),
    ('prod', 'prod', 'method', factory_168, ()),
    ('mean', 'mean', 'method', factory_168, ()),
    ('amax', 'amax', 'method', factory_169, ()),
    ('amin', 'amin', 'method', factory_169, ()),
    ('any', 'any', 'method', factory_169, ()),
    ('all', 'all', 'method', factory_169, ()),
    ('argmax', 'argmax', 'method', factory_170, ()),
    ('argmin', 'argmin', 'method', factory_170, ()),
    ('max', 'max', 'method', factory_171, ()),
    ('min', 'min', 'method', factory_171, ()),
    ('var', 'var', 'method', factory_172, ()),
    ('std', 'std', 'method', factory_172, ()),
    ('norm', 'norm', 'method', factory_173, ()),
    ('softmax', 'softmax', 'method', factory_174, ()),
    ('log_softmax', 'log_softmax', 'method', factory_174, ()),
    ('cumsum', 'cumsum', 'method', factory_175, ()),
    ('scatter', 'scatter', 'method', factory_176, ()),
    ('scatter_add', 'scatter_add', 'method', factory_177, ()),
    ('scatter_reduce', 'scatter_reduce', 'method', factory_178, ()),
    ('index_add', 'index_add', 'method', factory_179, ()),
    ('index_reduce', 'index_reduce', 'method', factory_180, ()),
    ('index_copy', 'index_copy', 'method', factory_181, ()),
    ('index_fill', 'index_fill', 'method', factory_182, ()),
    ('index_select', 'index_select', 'method', factory_183, ()),
    ('gather', 'gather', 'method', factory_184, ()),
    ('nonzero', 'nonzero', 'method', factory_185, ()),
    ('masked_select', 'masked_select', 'method', factory_186, ()),
    ('sort', 'sort', 'method', factory_187, ()),
    ('argsort', 'argsort', 'method', factory_187, ()),
    ('topk', 'topk', 'method', factory_188, ()),
    ('tril', 'tril', 'method', factory_189, ()),
    ('triu', 'triu', 'method', factory_189, ()),
    ('take', 'take', 'method', factory_190, ()),
    ('put', 'put', 'method', factory_191, ()),
    ('take_along_dim', 'take_along_dim', 'method', factory_192, ()),
    ('masked_scatter', 'masked_scatter', 'method', factory_193, ()),
    ('index_put', 'index_put', 'method', factory_194, ()),
    ('select_scatter', 'select_scatter', 'method', factory_195, ()),
    ('slice_scatter', 'slice_scatter', 'method', factory_196, ()),
    ('diagonal_scatter', 'diagonal_scatter', 'method', factory_197, ()),
    ('argwhere', 'argwhere', 'method', factory_151, ()),
    ('as_strided', 'as_strided', 'method', factory_198, ()),
    ('as_strided_scatter', 'as_strided_scatter', 'method', factory_199, ()),
    ('unfold', 'unfold', 'method', factory_200, ()),
    ('new_empty_strided', 'new_empty_strided', 'method', factory_201, ()),
    ('resize_', 'resize_', 'method', factory_202, ()),
    ('resize_as_', 'resize_as_', 'method', factory_203, ()),
    ('narrow_copy', 'narrow_copy', 'method', factory_127, ()),
    ('new_zeros', 'new_zeros', 'method', factory_204, ()),
    ('new_ones', 'new_ones', 'method', factory_204, ()),
    ('new_empty', 'new_empty', 'method', factory_204, ()),
    ('new_full', 'new_full', 'method', factory_205, ()),
    ('new_tensor', 'new_tensor', 'method', factory_206, ()),
    ('item', 'item', 'method', factory_207, ()),
    ('tolist', 'tolist', 'method', factory_207, ()),
    ('is_nonzero', 'is_nonzero', 'method', factory_207, ()),
    ('equal', 'equal', 'method', factory_208, ()),
    ('allclose', 'allclose', 'method', factory_209, ()),
    ('is_same_size', 'is_same_size', 'method', factory_208, ()),
    ('is_signed', 'is_signed', 'method', factory_207, ()),
    ('is_conj', 'is_conj', 'method', factory_207, ()),
    ('is_neg', 'is_neg', 'method', factory_207, ()),
    ('uniform_', 'uniform_', 'method', factory_210, ()),
    ('normal_', 'normal_', 'method', factory_211, ()),
    ('bernoulli', 'bernoulli', 'method', factory_117, ()),
    ('add_', 'add', 'inplace', factory_212, ()),
    ('sub_', 'sub', 'inplace', factory_212, ()),
    ('subtract_', 'sub', 'inplace', factory_212, ()),
    ('mul_', 'mul', 'inplace', factory_213, ()),
    ('multiply_', 'mul', 'inplace', factory_213, ()),
    ('true_divide_', 'true_divide', 'inplace', factory_213, ()),
    ('floor_divide_', 'floor_divide', 'inplace', factory_213, ()),
    ('remainder_', 'remainder', 'inplace', factory_213, ()),
    ('fmod_', 'fmod', 'inplace', factory_213, ()),
    ('div_', 'div', 'inplace', factory_214, ()),
    ('divide_', 'div', 'inplace', factory_214, ()),
    ('neg_', 'negative', 'inplace', factory_215, ()),
    ('negative_', 'negative', 'inplace', factory_215, ()),
    ('abs_', 'abs', 'inplace', factory_215, ()),
    ('absolute_', 'abs', 'inplace', factory_215, ()),
    ('square_', 'square', 'inplace', factory_215, ()),
    ('pow_', 'pow', 'inplace', factory_216, ()),
    ('lt_', 'lt', 'inplace', factory_213, ()),
    ('less_', 'lt', 'inplace', factory_213, ()),
    ('le_', 'le', 'inplace', factory_213, ()),
    ('less_equal_', 'le', 'inplace', factory_213, ()),
    ('gt_', 'gt', 'inplace', factory_213, ()),
    ('greater_', 'gt', 'inplace', factory_213, ()),
    ('ge_', 'ge', 'inplace', factory_213, ()),
    ('greater_equal_', 'ge', 'inplace', factory_213, ()),
    ('ne_', 'ne', 'inplace', factory_213, ()),
    ('not_equal_', 'ne', 'inplace', factory_213, ()),
    ('eq_', 'eq', 'inplace', factory_213, ()),
    ('logical_and_', 'logical_and', 'inplace', factory_213, ()),
    ('logical_or_', 'logical_or', 'inplace', factory_213, ()),
    ('logical_xor_', 'logical_xor', 'inplace', factory_213, ()),
    ('logical_not_', 'logical_not', 'inplace', factory_215, ()),
    ('bitwise_and_', 'bitwise_and', 'inplace', factory_213, ()),
    ('bitwise_or_', 'bitwise_or', 'inplace', factory_213, ()),
    ('bitwise_xor_', 'bitwise_xor', 'inplace', factory_213, ()),
    ('bitwise_left_shift_', 'lshift', 'inplace', factory_213, ()),
    ('bitwise_right_shift_', 'rshift', 'inplace', factory_213, ()),
    ('bitwise_not_', 'bitwise_not', 'inplace', factory_215, ()),
    ('clamp_', 'clamp', 'inplace', factory_217, ()),
    ('clip_', 'clamp', 'inplace', factory_217, ()),
    ('masked_fill_', 'masked_fill', 'inplace', factory_218, ()),
    ('addcmul_', 'addcmul', 'inplace', factory_219, ()),
    ('addcdiv_', 'addcdiv', 'inplace', factory_219, ()),
    ('lerp_', 'lerp', 'inplace', factory_220, ()),
    ('exp_', 'exp', 'inplace', factory_215, ()),
    ('exp2_', 'exp2', 'inplace', factory_215, ()),
    ('expm1_', 'expm1', 'inplace', factory_215, ()),
    ('log_', 'log', 'inplace', factory_215, ()),
    ('log2_', 'log2', 'inplace', factory_215, ()),
    ('log10_', 'log10', 'inplace', factory_215, ()),
    ('log1p_', 'log1p', 'inplace', factory_215, ()),
    ('sin_', 'sin', 'inplace', factory_215, ()),
    ('cos_', 'cos', 'inplace', factory_215, ()),
    ('tan_', 'tan', 'inplace', factory_215, ()),
    ('asin_', 'asin', 'inplace', factory_215, ()),
    ('acos_', 'acos', 'inplace', factory_215, ()),
    ('atan_', 'atan', 'inplace', factory_215, ()),
    ('sinh_', 'sinh', 'inplace', factory_215, ()),
    ('cosh_', 'cosh', 'inplace', factory_215, ()),
    ('tanh_', 'tanh', 'inplace', factory_215, ()),
    ('erf_', 'erf', 'inplace', factory_215, ()),
    ('erfc_', 'erfc', 'inplace', factory_215, ()),
    ('sqrt_', 'sqrt', 'inplace', factory_215, ()),
    ('rsqrt_', 'rsqrt', 'inplace', factory_215, ()),
    ('reciprocal_', 'reciprocal', 'inplace', factory_215, ()),
    ('sigmoid_', 'sigmoid', 'inplace', factory_215, ()),
    ('relu_', 'relu', 'inplace', factory_215, ()),
    ('floor_', 'floor', 'inplace', factory_215, ()),
    ('ceil_', 'ceil', 'inplace', factory_215, ()),
    ('trunc_', 'trunc', 'inplace', factory_215, ()),
    ('rint_', 'rint', 'inplace', factory_215, ()),
    ('round_', 'round', 'inplace', factory_221, ()),
    ('sign_', 'sign', 'inplace', factory_215, ()),
    ('atan2_', 'atan2', 'inplace', factory_213, ()),
    ('hypot_', 'hypot', 'inplace', factory_213, ()),
    ('addmm_', 'addmm', 'inplace', factory_222, ()),
    ('scatter_', 'scatter', 'inplace', factory_223, ()),
    ('scatter_add_', 'scatter_add', 'inplace', factory_224, ()),
    ('scatter_reduce_', 'scatter_reduce', 'inplace', factory_225, ()),
    ('index_add_', 'index_add', 'inplace', factory_226, ()),
    ('index_reduce_', 'index_reduce', 'inplace', factory_227, ()),
    ('index_copy_', 'index_copy', 'inplace', factory_228, ()),
    ('index_fill_', 'index_fill', 'inplace', factory_229, ()),
    ('put_', 'put', 'inplace', factory_230, ()),
    ('masked_scatter_', 'masked_scatter', 'inplace', factory_231, ()),
    ('index_put_', 'index_put', 'inplace', factory_232, ()),
)
