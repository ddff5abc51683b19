"""Written by tensor/generate.py from ops/products.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, mat, vec, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, batch1, batch2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(input, vec1, vec2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(a, b, dims=2, *, out=None):
        if out is not None: _out(_EAGER, _row, (a._array if isinstance(a, _Tensor) else _wrong(_row, 'a', 1, a), b._array if isinstance(b, _Tensor) else _wrong(_row, 'b', 2, b), _data(dims),), out._array); return out
        result = _build(_EAGER, a._array if isinstance(a, _Tensor) else _wrong(_row, 'a', 1, a), b._array if isinstance(b, _Tensor) else _wrong(_row, 'b', 2, b), _data(dims))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_4(_row, _build):
    def operation(input, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_5(_row, _build):
    def operation(x, y, *, dim=-1, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), y._array if isinstance(y, _Tensor) else _wrong(_row, 'y', 2, y), dim,), out._array); return out
        result = _build(_EAGER, x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), y._array if isinstance(y, _Tensor) else _wrong(_row, 'y', 2, y), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_6(_row, _build):
    def operation(tensors, *, out=None):
        if out is not None: _out(_EAGER, _row, (_values(_row, 'tensors', 1, tensors),), out._array); return out
        result = _build(_EAGER, _values(_row, 'tensors', 1, tensors))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_7(_row, _build):
    def operation(*matrices):
        result = _build(_EAGER, _values(_row, 'matrices', 1, matrices))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_8(_row, _build):
    def operation(input, other, dim=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_9(_row, _build):
    def operation(input, other, *, dim=-1, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim,), out._array); return out
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_10(_row, _build):
    def operation(A, *, offset=0, dim1=-2, dim2=-1):
        result = _build(_EAGER, A._array if isinstance(A, _Tensor) else _wrong(_row, 'A', 1, A), offset, dim1, dim2)
        if isinstance(A, _Tensor) and result is A._array: return A
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_11(_row, _build):
    def operation(input1, input2, weight, bias=None):
        result = _build(_EAGER, input1._array if isinstance(input1, _Tensor) else _wrong(_row, 'input1', 1, input1), input2._array if isinstance(input2, _Tensor) else _wrong(_row, 'input2', 2, input2), weight._array if isinstance(weight, _Tensor) else _wrong(_row, 'weight', 3, weight), bias._array if isinstance(bias, _Tensor) else _operand(_row, 'bias', 4, bias))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_12(_row, _build):
    def operation(x, *, N=None):
        result = _build(_EAGER, x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), N)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_13(_row, _build):
    def operation(x, N=None, increasing=False):
        result = _build(_EAGER, x._array if isinstance(x, _Tensor) else _wrong(_row, 'x', 1, x), N, increasing)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_14(_row, _build):
    def operation(self, mat, vec, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_15(_row, _build):
    def operation(self, batch1, batch2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_16(_row, _build):
    def operation(self, vec1, vec2, *, beta=1, alpha=1, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha,), out._array); return out
        result = _build(_EAGER, self._array, vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_17(_row, _build):
    def operation(self, other, *, out=None):
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other),), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_18(_row, _build):
    def operation(self, other, dim=None, *, axis=_ABSENT, out=None):
        if axis is not _ABSENT: dim = axis
        if out is not None: _out(_EAGER, _row, (self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim,), out._array); return out
        result = _build(_EAGER, self._array, other._array if isinstance(other, _Tensor) else _wrong(_row, 'other', 2, other), dim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_19(_row, _build):
    def operation(self, mat, vec, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, mat._array if isinstance(mat, _Tensor) else _wrong(_row, 'mat', 2, mat), vec._array if isinstance(vec, _Tensor) else _wrong(_row, 'vec', 3, vec), beta, alpha)
        return self

    return operation


def factory_20(_row, _build):
    def operation(self, batch1, batch2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, batch1._array if isinstance(batch1, _Tensor) else _wrong(_row, 'batch1', 2, batch1), batch2._array if isinstance(batch2, _Tensor) else _wrong(_row, 'batch2', 3, batch2), beta, alpha)
        return self

    return operation


def factory_21(_row, _build):
    def operation(self, vec1, vec2, *, beta=1, alpha=1):
        _inplace(_EAGER, _row, self._array, vec1._array if isinstance(vec1, _Tensor) else _wrong(_row, 'vec1', 2, vec1), vec2._array if isinstance(vec2, _Tensor) else _wrong(_row, 'vec2', 3, vec2), beta, alpha)
        return self

    return operation


FUNCTIONS = {
    'addmv': factory_0,
    'addbmm': factory_1,
    'baddbmm': factory_1,
    'addr': factory_2,
    'tensordot': factory_3,
    'kron': factory_4,
    'inner': factory_4,
    'vdot': factory_4,
    'linalg.vecdot': factory_5,
    'linalg.multi_dot': factory_6,
    'chain_matmul': factory_7,
    'cross': factory_8,
    'linalg.cross': factory_9,
    'linalg.diagonal': factory_10,
    'nn.functional.bilinear': factory_11,
    'linalg.vander': factory_12,
    'vander': factory_13,
}


METHODS = {
    'addmv': factory_14,
    'addbmm': factory_15,
    'baddbmm': factory_15,
    'addr': factory_16,
    'kron': factory_17,
    'inner': factory_17,
    'vdot': factory_17,
    'cross': factory_18,
}


INPLACE = {
    'addmv_': factory_19,
    'addbmm_': factory_20,
    'baddbmm_': factory_20,
    'addr_': factory_21,
}
