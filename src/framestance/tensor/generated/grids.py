"""Written by tensor/generate.py from ops/grids.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

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
    def operation(input, grid, mode='bilinear', padding_mode='zeros', align_corners=None):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), grid._array if isinstance(grid, _Tensor) else _wrong(_row, 'grid', 2, grid), mode, padding_mode, align_corners)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_1(_row, _build):
    def operation(input, grid, interpolation_mode, padding_mode, align_corners):
        result = _build(_EAGER, input._array if isinstance(input, _Tensor) else _wrong(_row, 'input', 1, input), grid._array if isinstance(grid, _Tensor) else _wrong(_row, 'grid', 2, grid), interpolation_mode, padding_mode, align_corners)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


def factory_2(_row, _build):
    def operation(theta, size, align_corners=None):
        result = _build(_EAGER, theta._array if isinstance(theta, _Tensor) else _wrong(_row, 'theta', 1, theta), size, align_corners)
        return _wrap(result) if type(result) is _ndarray else _finish(result)

    return operation


FUNCTIONS = {
    'nn.functional.grid_sample': factory_0,
    'grid_sampler': factory_1,
    'grid_sampler_2d': factory_1,
    'grid_sampler_3d': factory_1,
    'nn.functional.affine_grid': factory_2,
}


METHODS = {
}


INPLACE = {
}
