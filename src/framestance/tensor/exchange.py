"""Memory shared with others: DLPack both ways, buffers, what ``asarray`` takes as it is, and copies that keep which tensors share memory."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
from numpy.lib.array_utils import byte_bounds

from .. import _C
from ..ops import EAGER, ROWS, dtypes
from ..ops.casts import check_device, check_requires_grad
from ..ops.eager import window

Tensor = _C.Tensor
Array = np.ndarray[Any, Any]
CPU_DEVICE = (1, 0)  # DLPack's kDLCPU, and the number of the device


# ---- DLPack ----


def dlpack(self: Any, *, stream: Any = None, max_version: Any = None, dl_device: Any = None, copy: bool | None = None) -> Any:
    """The tensor's memory as a DLPack capsule, which others take over without a copy.

    Errors: AssertionError for a stream, which a CPU has not; BufferError for another device, and for memory that may not be written where the one who asks
    cannot be told.
    """
    if stream is not None and type(stream) is not int:
        raise TypeError("stream must be ``int`` or ``none``")
    assert stream in (None, -1), "stream should be None on cpu."
    array = self._array
    if array.dtype != dtypes.BFLOAT16:
        return array.__dlpack__(max_version=max_version, dl_device=dl_device, copy=copy)
    capsule = array.view(np.int16).__dlpack__(max_version=max_version, dl_device=dl_device, copy=copy)
    _C.dlpack_rename(capsule, False)
    return capsule


def dlpack_device(self: Any) -> tuple[int, int]:
    """(1, 0): the CPU."""
    return CPU_DEVICE


class _Lender:
    """An owner of memory as NumPy takes it, which knows no bfloat16: the bits come as int16, and ``bits`` says so."""

    def __init__(self, owner: Any) -> None:
        self.owner, self.bits = owner, False

    def __dlpack__(self, **kwargs: Any) -> Any:
        capsule = self.owner.__dlpack__(**kwargs)
        self.bits = _C.dlpack_rename(capsule, True)
        return capsule

    def __dlpack_device__(self) -> Any:
        return self.owner.__dlpack_device__()


def from_dlpack(ext_tensor: Any, *, device: Any = None, copy: bool | None = None) -> Tensor:
    """A tensor on the memory of any object that speaks DLPack (a tensor of another library, an ndarray): writing to one writes to the other.

    copy: True for memory of its own, False to raise where that is needed. Errors: TypeError for an object without ``__dlpack__`` and for dtypes that tensors
    lack; ValueError for negative strides; BufferError for what its owner does not share.

    >>> import numpy as np
    >>> array = np.zeros(2)
    >>> from_dlpack(array)[0] = 1
    >>> array
    array([1., 0.])
    """
    check_device(device)
    if not hasattr(ext_tensor, "__dlpack__"):
        raise TypeError(f"from_dlpack(): argument 'ext_tensor' must have a __dlpack__ method, a {type(ext_tensor).__qualname__} has none")
    lender = _Lender(ext_tensor)
    array = np.from_dlpack(lender, copy=copy)
    array = array.view(dtypes.BFLOAT16) if lender.bits else array
    return _C.wrap(ROWS["from_numpy"].build(EAGER, array))


def to_dlpack(tensor: Any) -> Any:
    """The tensor's memory as a DLPack capsule of the first version of the protocol."""
    return tensor.__dlpack__()


# ---- buffers and sequences ----


def frombuffer(buffer: Any, *, dtype: Any, count: int = -1, offset: int = 0, requires_grad: bool = False) -> Tensor:
    """A 1-d tensor on the memory of an object with Python's buffer protocol: ``count`` elements (all for -1) from byte ``offset`` on.

    Errors: ValueError for no elements, for an offset or count beyond the buffer, and where the rest is no whole number of elements.
    """
    check_requires_grad(requires_grad)
    wanted = dtypes.as_numpy(dtype)
    try:
        view = memoryview(buffer).cast("B")
    except TypeError:
        raise ValueError("object does not implement Python buffer protocol.") from None
    length, size = len(view), wanted.itemsize
    if length == 0 or count == 0:
        raise ValueError(f"both buffer length ({length}) and count ({count}) must not be 0")
    if not 0 <= offset < length:
        raise ValueError(f"offset ({offset} bytes) must be non-negative and no greater than buffer length ({length} bytes) minus 1")
    if count < 0 and (length - offset) % size:
        raise ValueError(f"buffer length ({length - offset} bytes) after offset ({offset} bytes) must be a multiple of element size ({size})")
    if count > 0 and offset + count * size > length:
        raise ValueError(
            f"requested buffer length ({count} * {size} bytes) after offset ({offset} bytes) must not be greater than actual buffer length ({length} bytes)"
        )
    if view.readonly:
        warnings.warn("The given buffer is not writable: writing to the tensor raises an error. Copy it first (bytearray(buffer)).", UserWarning, stacklevel=2)
    return _C.wrap(np.frombuffer(view, wanted, count, offset))


def _without_copy(obj: Any, dtype: Any) -> Any:
    """The memory of ``obj`` as an array, or None where it has none to share."""
    if isinstance(obj, Tensor):
        return obj._array
    if isinstance(obj, np.ndarray):
        return ROWS["from_numpy"].build(EAGER, obj)
    if hasattr(obj, "__dlpack__"):
        return from_dlpack(obj)._array
    if isinstance(obj, bytes | bytearray | memoryview):
        return frombuffer(obj, dtype=dtypes.get_default_dtype() if dtype is None else dtype)._array
    return None


def asarray(obj: Any, *, dtype: Any = None, device: Any = None, copy: bool | None = None, requires_grad: bool = False) -> Tensor:
    """``obj`` as a tensor: a tensor, ndarray, other library's tensor or buffer on its own memory, numbers in nested sequences in new memory.

    copy: True for new memory in any case; False to raise ValueError where it would be needed.
    """
    check_device(device)
    check_requires_grad(requires_grad)
    array: Any = None if isinstance(obj, np.generic) else _without_copy(obj, dtype)
    if array is None:
        if copy is False:
            raise ValueError("can't alias arbitrary sequence into a tensor.")
        return _C.wrap(ROWS["tensor"].build(EAGER, obj, dtype))
    wanted = array.dtype if dtype is None else dtypes.as_numpy(dtype)
    if copy is False and wanted != array.dtype:
        raise ValueError(f"can't alias tensor with dtype '{dtypes.label(array.dtype)}' into dtype '{dtypes.label(wanted)}'.")
    if isinstance(obj, Tensor) and wanted == array.dtype and not copy:
        return obj
    result = EAGER.cast(array, wanted)
    return _C.wrap(ROWS["clone"].build(EAGER, result) if copy and result is array else result)


# ---- copies ----


def copied(array: Array, memo: dict[int, Any]) -> Array:
    """An array of the same strides in a copy of the whole memory that ``array`` lies in: what shares memory shares the copy, as ``memo`` remembers."""
    owner: Array = array
    parent: Any = array
    while parent is not None:
        owner = parent if isinstance(parent, np.ndarray) else owner
        parent = getattr(parent, "base", None)  # an array, or what stands between two of them
    if not array.size or not owner.size:
        return array.copy(order="K")
    low, high = byte_bounds(owner)
    inner_low, inner_high = byte_bounds(array)
    if inner_low < low or high < inner_high:  # it reaches beyond what is known of
        return array.copy(order="K")
    key = ("memory", id(owner))
    held: Any = memo
    memory = held.get(key)
    if memory is None:
        memory = held[key] = window(owner, (high - low,), (1,), low - owner.ctypes.data, np.dtype(np.uint8)).copy()
        held.setdefault(id(memo), []).append(owner)  # so that its id stays its own
    return np.ndarray(array.shape, array.dtype, memory, array.ctypes.data - low, array.strides)


METHODS: dict[str, Any] = {"__dlpack__": dlpack, "__dlpack_device__": dlpack_device}
FUNCTIONS: dict[str, Any] = {f.__name__: f for f in (from_dlpack, to_dlpack, frombuffer, asarray)}
