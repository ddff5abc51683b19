"""What a Tensor is asked that is no operation: its dtype, shape and layout, its place in Python's protocols, and NumPy's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from .. import _C
from ..ops import EAGER, ROWS, dtypes
from ..ops.mutation import assign
from ..ops.shapes import contiguous_strides, wrap_dim
from ..ops.views import CHANNELS_LAST
from .exchange import METHODS as EXCHANGE
from .exchange import copied
from .grad import HINT
from .printing import tensor_repr
from .size import CPU, STRIDED, Size, device
from .support import data as unwrapped

Tensor = _C.Tensor
_wrap = _C.wrap
_DTYPE_BY_NUMBER = {d.numpy.num: d for d in dtypes.DTYPES.values()}


# ---- layout ----


def _shape(self: Any) -> Size:
    """The sizes of the dimensions."""
    return Size(self._array.shape)


def _dtype(self: Any) -> dtypes.dtype:
    """The data type of the elements."""
    found = _DTYPE_BY_NUMBER.get(self._array.dtype.num)
    return found if found is not None else dtypes.of_numpy(self._array.dtype)


def size(self: Any, dim: int | None = None) -> Any:
    """The shape, or the size of one dimension."""
    shape = self._array.shape
    return Size(shape) if dim is None else shape[_dimension(dim, len(shape))]


def stride(self: Any, dim: int | None = None) -> Any:
    """The distance in elements between neighbours: a tuple, or that of one dimension."""
    array = self._array
    strides = EAGER.strides(array) if array.size else contiguous_strides([max(size, 1) for size in array.shape])
    return strides if dim is None else strides[_dimension(dim, len(strides))]


def _dimension(dim: Any, rank: int) -> int:
    if rank == 0:
        raise IndexError("Dimension specified as 0 but tensor has no dimensions")
    return wrap_dim(dim, rank, "size")


def dim(self: Any) -> int:
    """The number of dimensions."""
    return int(self._array.ndim)


def numel(self: Any) -> int:
    """The number of elements."""
    return int(self._array.size)


def element_size(self: Any) -> int:
    """Bytes per element."""
    return int(self._array.itemsize)


def is_contiguous(self: Any, memory_format: Any = None) -> bool:
    """Whether the elements lie without gaps in C order, or in that of the memory format."""
    array = self._array
    order = CHANNELS_LAST.get(memory_format)
    return bool(array.flags.c_contiguous if order is None else array.ndim == len(order) and array.transpose(order).flags.c_contiguous)


def is_floating_point(self: Any) -> bool:
    """Whether the elements are floats."""
    return bool(self._array.dtype.kind == "f")


def is_complex(self: Any) -> bool:
    """Whether the elements are complex numbers."""
    return bool(self._array.dtype.kind == "c")


def data_ptr(self: Any) -> int:
    """The address of the first element."""
    return int(self._array.ctypes.data)


def storage_offset(self: Any) -> int:
    """Elements between the start of the memory and the first element."""
    from ..ops.strided import storage

    return storage(self._array)[0]


def _set_data(self: Any, other: Any) -> None:
    """Make the tensor one over the memory of another, with its shape and dtype."""
    if not isinstance(other, Tensor):
        raise TypeError(f"Variable data has to be a tensor, but got {type(other).__qualname__}")
    _C.set_array(self, other._array.view())


def set_(self: Any, source: Any = None) -> Any:
    """Make the tensor one over the memory of ``source``, with its shape; of no elements without it.

    Errors: RuntimeError for another dtype.
    """
    array = np.zeros(0, self._array.dtype) if source is None else source._array
    if array.dtype != self._array.dtype:
        names = [dtypes.of_numpy(a.dtype).name for a in (array, self._array)]
        raise RuntimeError(f"Could not set tensor of type {names[0]} to a tensor of type {names[1]}")
    _C.set_array(self, array.view())
    return self


def _in_place_view(row: str, name: str) -> Any:
    """The method that makes a tensor the view of itself that ``row`` gives."""

    def method(self: Any, *args: Any, **kwargs: Any) -> Any:
        if row == "t" and self._array.ndim > 2:
            raise RuntimeError(f"t_() expects a tensor with <= 2 dimensions, but self is {self._array.ndim}D")
        _C.set_array(self, ROWS[row].build(EAGER, self._array, *ROWS[row].bind((self, *args), kwargs)[1:]).view())
        return self

    method.__name__, method.__qualname__, method.__module__ = name, f"Tensor.{name}", "framestance"
    method.__doc__ = f"Make the tensor what ``{row}`` gives: another view of the same memory."
    return method


def detach_(self: Any) -> Any:
    """The tensor: nothing is recorded of it."""
    return self


# ---- gradients ----


def _set_requires_grad(self: Any, value: Any) -> None:
    if value:
        raise NotImplementedError(f"requires_grad=True: {HINT}")


def requires_grad_(self: Any, requires_grad: bool = True) -> Any:
    """The tensor; asking for gradients is an error, except of parameters."""
    self.requires_grad = requires_grad
    return self


def backward(self: Any, *args: Any, **kwargs: Any) -> None:
    """Not implemented."""
    raise NotImplementedError(f"backward(): {HINT}")


# ---- conversions ----


def type_(self: Any, dtype: Any = None, non_blocking: bool = False) -> Any:
    """The name of the tensor's type, or the tensor in another dtype."""
    if dtype is None:
        return f"framestance.{_dtype(self).label}Tensor"
    if isinstance(dtype, str):
        dtype = next((d for d in dtypes.DTYPES.values() if dtype == f"framestance.{d.label}Tensor"), dtype)
        if isinstance(dtype, str):
            raise ValueError(f"invalid type: {dtype!r}")
    return self.to(dtype)


def get_device(self: Any) -> int:
    """-1: the CPU."""
    return -1


def cpu(self: Any) -> Any:
    """The tensor: it is there already."""
    return self


def numpy(self: Any, *, force: bool = False) -> np.ndarray[Any, Any]:
    """The memory of the tensor as an ndarray.

    Errors: TypeError for bfloat16, which NumPy does not know: ask for ``float()`` or ``view(int16)`` of the tensor.
    """
    dtypes.refuse_bfloat16(self._array.dtype)
    return self._array.view()  # type: ignore[no-any-return]


def _array_protocol(self: Any, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
    array = self._array
    dtypes.refuse_bfloat16(array.dtype)
    if dtype is not None and array.dtype != dtype:
        if copy is False:
            raise ValueError("Unable to avoid copy while creating an array as requested.")
        return array.astype(dtype)  # type: ignore[no-any-return]
    return array.copy() if copy else array.view()  # type: ignore[no-any-return]


def _array_wrap(self: Any, array: Any, context: Any = None, return_scalar: bool = False) -> Any:
    """NumPy functions on tensors return tensors."""
    array = np.asarray(array)
    return _wrap(array) if array.dtype in dtypes._BY_NUMPY else array


def _single(self: Any, what: str) -> Any:
    array = self._array
    if array.size != 1:
        raise ValueError("only one element tensors can be converted to Python scalars")
    return array.item()


def _float(self: Any) -> float:
    return float(_single(self, "float"))


def _int(self: Any) -> int:
    return int(_single(self, "int"))


def _complex(self: Any) -> complex:
    return complex(_single(self, "complex"))


def _index(self: Any) -> int:
    array = self._array
    if array.size != 1 or array.dtype.kind in "fc":
        raise TypeError("only integer tensors of a single element can be converted to an index")
    return int(array.item())


def _bool(self: Any) -> bool:
    return bool(ROWS["truth"].build(EAGER, self._array))


def _format(self: Any, spec: str) -> str:
    if self._array.ndim == 0 and type(self) is Tensor:
        return format(self._array.item(), spec)
    return object.__format__(self, spec)


# ---- containers ----


def _is_plain(item: Any) -> bool:
    """Whether NumPy gives the very view that the row gives: an int, or a slice of ints without a step."""
    if type(item) is int:
        return True
    if type(item) is not slice or item.step is not None:
        return False
    return (item.start is None or type(item.start) is int) and (item.stop is None or type(item.stop) is int)


def _window(array: Any, index: Any) -> Any:
    """The view for an index of plain items; None for others and for those out of range, for which the row has torch's words."""
    if all(map(_is_plain, index)) if type(index) is tuple else _is_plain(index):
        try:
            return array[(*index, ...)] if type(index) is tuple else array[index, ...]
        except IndexError:
            pass
    return None


def __getitem__(self: Any, index: Any) -> Any:
    """Part of the tensor: a view for integers, slices, None and ..., a copy for tensors, lists and masks."""
    array = self._array
    window = _window(array, index)
    return _wrap(ROWS["getitem"].build(EAGER, array, unwrapped(index)) if window is None else window)


def __setitem__(self: Any, index: Any, value: Any) -> None:
    """Write into part of the tensor, broadcast and cast."""
    if isinstance(value, np.ndarray):
        raise TypeError(f"can't assign a numpy.ndarray to a {self.type()}")
    array, value = self._array, value._array if isinstance(value, Tensor) else value
    window = _window(array, index)
    if window is None:
        ROWS["setitem"].build(EAGER, array, unwrapped(index), value)
    else:
        assign(EAGER, array, window, value)


def _len(self: Any) -> int:
    if not self._array.ndim:
        raise TypeError("len() of a 0-d tensor")
    return len(self._array)


def _iter(self: Any) -> Iterator[Any]:
    if not self._array.ndim:
        raise TypeError("iteration over a 0-d tensor")
    array = self._array
    return iter([_wrap(array[i, ...]) for i in range(len(array))])


def _contains(self: Any, element: Any) -> bool:
    if isinstance(element, Tensor | int | float):
        return bool((self == element)._array.any())
    raise RuntimeError(f"Tensor.__contains__ only supports Tensor or scalar, but you passed in a {type(element)}.")


def _reversed(self: Any) -> Any:
    return self.flip(0) if self._array.ndim else self


# ---- copying ----


def rebuild(array: np.ndarray[Any, Any]) -> Any:
    """A tensor from a pickle."""
    return _wrap(array)


def _reduce(self: Any) -> Any:
    return rebuild, (self._array,)


def _deepcopy(self: Any, memo: dict[int, Any]) -> Any:
    made = _wrap(copied(self._array, memo))
    memo[id(self)] = made
    return made


def _copy(self: Any) -> Any:
    return _wrap(self._array)


def _new_attribute(row: str, doc: str) -> property:
    return property(lambda self: _wrap(ROWS[row].build(EAGER, self._array)), doc=doc)


PROPERTIES: dict[str, property] = {
    "shape": property(_shape),
    "dtype": property(_dtype),
    "ndim": property(dim),
    "device": property(lambda self: CPU, doc="Where the tensor lives: the CPU."),
    "layout": property(lambda self: STRIDED, doc="The tensor is dense."),
    "itemsize": property(element_size),
    "nbytes": property(lambda self: int(self._array.nbytes), doc="Bytes of all elements."),
    "is_cpu": property(lambda self: True, doc="Whether the tensor lives on the CPU: always."),
    "is_cuda": property(lambda self: False, doc="Whether the tensor lives on a GPU: never."),
    "T": _new_attribute("reverse_dims", "A view with all dimensions in reverse order."),
    "mT": _new_attribute("matrix_transpose", "A view with the last two dimensions swapped."),
    "real": property(
        lambda self: self if self._array.dtype.kind != "c" else _wrap(ROWS["real"].build(EAGER, self._array)),
        doc="The real parts: the tensor itself, or a view.",
    ),
    "imag": _new_attribute("imag", "A view of the imaginary parts."),
    "H": _new_attribute("hermitian", "The conjugate transpose of a matrix."),
    "mH": _new_attribute("adjoint", "The conjugate transposes of a batch of matrices."),
    "data": property(lambda self: _wrap(ROWS["alias"].build(EAGER, self._array)), _set_data, doc="Another tensor on the same memory."),
    "requires_grad": property(lambda self: False, _set_requires_grad, doc="Whether gradients are recorded: never."),
    "grad": property(lambda self: None, lambda self, value: None, doc="The gradient: none."),
    "grad_fn": property(lambda self: None, doc="What computed the tensor, for gradients: nothing."),
    "is_leaf": property(lambda self: True, doc="Whether the tensor was made by no recorded operation: always."),
}

PLAIN_METHODS: dict[str, Any] = {
    "size": size, "stride": stride, "dim": dim, "ndimension": dim, "numel": numel, "nelement": numel, "element_size": element_size,
    "is_contiguous": is_contiguous, "is_floating_point": is_floating_point, "is_complex": is_complex, "data_ptr": data_ptr,
    "storage_offset": storage_offset, "requires_grad_": requires_grad_, "backward": backward, "type": type_, "cpu": cpu, "numpy": numpy,
    "get_device": get_device, "set_": set_, "detach_": detach_,
    **{
        f"{name}_": _in_place_view(row, f"{name}_")
        for name, row in (
            ("t", "t"), ("transpose", "transpose"), ("swapaxes", "transpose"), ("swapdims", "transpose"), ("squeeze", "squeeze"),
            ("unsqueeze", "unsqueeze"), ("as_strided", "as_strided"),
        )
    },
}  # fmt: skip

PROTOCOLS: dict[str, Any] = {
    "__getitem__": __getitem__, "__setitem__": __setitem__, "__len__": _len, "__iter__": _iter, "__contains__": _contains,
    "__reversed__": _reversed, "__bool__": _bool, "__float__": _float, "__int__": _int, "__complex__": _complex, "__index__": _index,
    "__repr__": lambda self: tensor_repr(self._array), "__format__": _format, "__array__": _array_protocol, "__array_wrap__": _array_wrap,
    "__array_priority__": 1000, "__reduce__": _reduce, "__deepcopy__": _deepcopy, "__copy__": _copy, **EXCHANGE,
}  # fmt: skip

__all__ = ["PLAIN_METHODS", "PROPERTIES", "PROTOCOLS", "device", "rebuild"]
