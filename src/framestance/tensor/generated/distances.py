"""Written by tensor/generate.py from ops/distances.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, p=2.0, dim=1, eps=1e-12, out=None, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p if type(p) is not complex else _wrong(_row, 'p', 2, p, 'float'), dim, eps if type(eps) is not complex else _wrong(_row, 'eps', 4, eps, 'float'), out._array if isinstance(out, _Tensor) else _operand(_row, 'out', 5, out))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(x1, x2, dim=1, eps=1e-08, *, axis=_ABSENT):
        if axis is not _ABSENT: dim = axis
        result = _build(_EAGER, x1._array if isinstance(x1, _Tensor) else _wrong(_row, 'x1', 1, x1), x2._array if isinstance(x2, _Tensor) else _wrong(_row, 'x2', 2, x2), dim, eps if type(eps) is not complex else _wrong(_row, 'eps', 4, eps, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(x1, x2, p=2.0, eps=1e-06, keepdim=False, *, keepdims=_ABSENT):
        if keepdims is not _ABSENT: keepdim = keepdims
        result = _build(_EAGER, x1._array if isinstance(x1, _Tensor) else _wrong(_row, 'x1', 1, x1), x2._array if isinstance(x2, _Tensor) else _wrong(_row, 'x2', 2, x2), p if type(p) is not complex else _wrong(_row, 'p', 3, p, 'float'), eps if type(eps) is not complex else _wrong(_row, 'eps', 4, eps, 'float'), keepdim)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_3(_row, _build):
    def operation(input, p=2.0):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), p if type(p) is not complex else _wrong(_row, 'p', 2, p, 'float'))
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'nn.functional.normalize': factory_0,
    'nn.functional.cosine_similarity': factory_1,
    'nn.functional.pairwise_distance': factory_2,
    'nn.functional.pdist': factory_3,
}


METHODS = {
}


INPLACE = {
}
