"""The parts of the typing stubs that do not follow from the operation table: what stubs.py writes around the rows' functions and methods."""

from __future__ import annotations

PACKAGE = """\
# Written by tensor/stubs.py from the operation table: do not edit, run `make generate`. What type checkers know of the package.
# Builtin types go by private names here: the package, and Tensor, have an `int`, a `float`, a `bool`, ... of their own.
from builtins import bool as _bool
from builtins import complex as _complex
from builtins import float as _float
from builtins import int as _int
from builtins import object as _object
from builtins import slice as _slice
from builtins import str as _str
from builtins import type as _type
from collections.abc import Iterator, Sequence
from types import EllipsisType
from typing import Any, Literal, NamedTuple, Self, SupportsIndex, TypeAlias, overload

import numpy as np

from . import compiler as compiler
from . import linalg as linalg
from . import nn as nn
from . import special as special
from .compiler import compile as compile
from .ops.dtypes import dtype as _dtype
from .ops.dtypes import dtype as dtype
from .ops.dtypes import get_default_dtype as get_default_dtype
from .ops.dtypes import set_default_dtype as set_default_dtype
from .tensor.functions import broadcast_shapes as broadcast_shapes
from .tensor.functions import can_cast as can_cast
from .tensor.functions import from_numpy as from_numpy
from .tensor.functions import is_complex as is_complex
from .tensor.functions import is_floating_point as is_floating_point
from .tensor.functions import is_tensor as is_tensor
from .tensor.functions import numel as numel
from .tensor.functions import promote_types as promote_types
from .tensor.functions import result_type as result_type
from .tensor.functions import typename as typename
from .tensor.grad import enable_grad as enable_grad
from .tensor.grad import inference_mode as inference_mode
from .tensor.grad import is_grad_enabled as is_grad_enabled
from .tensor.grad import is_inference_mode_enabled as is_inference_mode_enabled
from .tensor.grad import no_grad as no_grad
from .tensor.grad import set_grad_enabled as set_grad_enabled
from .tensor.printing import set_printoptions as set_printoptions
from .tensor.random import get_rng_state as get_rng_state
from .tensor.random import initial_seed as initial_seed
from .tensor.random import seed as seed
from .tensor.random import set_rng_state as set_rng_state
from .tensor.size import Size as Size
from .tensor.size import device as _device
from .tensor.size import device as device
from .tensor.threads import get_num_threads as get_num_threads
from .tensor.threads import set_num_threads as set_num_threads
from .tensor.timing import Event as Event
from .tensor.timing import cuda as cuda

_Number: TypeAlias = _int | _float | _complex | np.number[Any] | np.bool
_Operand: TypeAlias = Tensor | _Number
_OperatorOperand: TypeAlias = Tensor | _Number | np.ndarray[Any, Any]
_DType: TypeAlias = _dtype | _type[Any] | np.dtype[Any]
_Device: TypeAlias = _device | _str
_Index: TypeAlias = SupportsIndex | _slice | EllipsisType | Tensor | Sequence[Any] | np.ndarray[Any, Any] | None

__version__: _str
inf: _float
nan: _float
e: _float
pi: _float
strided: _str
contiguous_format: _str
preserve_format: _str
channels_last: _str
channels_last_3d: _str
"""

TENSOR = """\
# A wrapper over one ndarray, whose memory it shares.
class Tensor:
    def __new__(cls, array: np.ndarray[Any, Any]) -> Self: ...
    data: Tensor
    requires_grad: _bool
    grad: Tensor | None
    @property
    def _array(self) -> np.ndarray[Any, Any]: ...
    @property
    def shape(self) -> Size: ...
    @property
    def dtype(self) -> _dtype: ...
    @property
    def ndim(self) -> _int: ...
    @property
    def device(self) -> _device: ...
    @property
    def layout(self) -> _str: ...
    @property
    def itemsize(self) -> _int: ...
    @property
    def nbytes(self) -> _int: ...
    @property
    def is_cuda(self) -> _bool: ...
    @property
    def is_leaf(self) -> _bool: ...
    @property
    def grad_fn(self) -> None: ...
    @property
    def T(self) -> Tensor: ...
    @property
    def mT(self) -> Tensor: ...
    @property
    def H(self) -> Tensor: ...
    @property
    def mH(self) -> Tensor: ...
    @property
    def real(self) -> Tensor: ...
    @property
    def imag(self) -> Tensor: ...
    @overload
    def size(self, dim: None = None) -> Size: ...
    @overload
    def size(self, dim: _int) -> _int: ...
    @overload
    def stride(self, dim: None = None) -> tuple[_int, ...]: ...
    @overload
    def stride(self, dim: _int) -> _int: ...
    def dim(self) -> _int: ...
    def ndimension(self) -> _int: ...
    def numel(self) -> _int: ...
    def nelement(self) -> _int: ...
    def element_size(self) -> _int: ...
    def data_ptr(self) -> _int: ...
    def storage_offset(self) -> _int: ...
    def is_contiguous(self, memory_format: _str | None = None) -> _bool: ...
    def is_floating_point(self) -> _bool: ...
    def is_complex(self) -> _bool: ...
    def requires_grad_(self, requires_grad: _bool = True) -> Self: ...
    def backward(self, *args: Any, **kwargs: Any) -> None: ...
    @overload
    def type(self, dtype: None = None, non_blocking: _bool = False) -> _str: ...
    @overload
    def type(self, dtype: _DType | _str, non_blocking: _bool = False) -> Tensor: ...
    def cpu(self) -> Tensor: ...
    def numpy(self, *, force: _bool = False) -> np.ndarray[Any, Any]: ...
    def __getitem__(self, index: _Index, /) -> Tensor: ...
    def __setitem__(self, index: _Index, value: _Operand, /) -> None: ...
    def __len__(self) -> _int: ...
    def __iter__(self) -> Iterator[Tensor]: ...
    def __contains__(self, element: _Operand, /) -> _bool: ...
    def __reversed__(self) -> Tensor: ...
    def __bool__(self) -> _bool: ...
    def __float__(self) -> _float: ...
    def __int__(self) -> _int: ...
    def __complex__(self) -> _complex: ...
    def __index__(self) -> _int: ...
    def __hash__(self) -> _int: ...
    def __format__(self, spec: _str, /) -> _str: ...
    def __array__(self, dtype: Any = None, copy: _bool | None = None) -> np.ndarray[Any, Any]: ...
    def __copy__(self) -> Tensor: ...
    def __deepcopy__(self, memo: dict[_int, Any], /) -> Tensor: ...
"""

# Operators by how they are written: both ways round and in place, both ways round, compared, of one tensor.
ARITHMETIC = ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "and", "or", "xor", "lshift", "rshift")
COMPARISONS = ("lt", "le", "gt", "ge")
EQUALITIES = ("eq", "ne")
UNARY = ("neg", "pos", "abs", "invert")

NAMESPACE = """\
# Written by {depth}tensor/stubs.py from the operation table: do not edit, run `make generate`. What type checkers know of {module}.
from builtins import bool as _bool
from builtins import float as _float
from builtins import int as _int
from builtins import str as _str
from collections.abc import Sequence
from typing import Any, Literal, overload

from {package} import Tensor, {private}
"""
EXTRA = {
    "linalg": "from .ops.factorizations import LinAlgError as LinAlgError\n",
    "special": "",
    "nn.functional": "from .composites import linear_cross_entropy as linear_cross_entropy\n"
    "from .composites import triplet_margin_with_distance_loss as triplet_margin_with_distance_loss\n",
}
