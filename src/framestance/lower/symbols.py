"""Functions outside of kernels that kernels call, each under a name of ours: who emits such a call names it here, and so does who loads a kernel from disk."""

from __future__ import annotations

import ctypes
import functools

from ..ops.native import PRODUCTS, TRANSPOSES

PREFIX = "framestance_"
_PRODUCT, _LIBM, _TRANSPOSITION = f"{PREFIX}gemm_", f"{PREFIX}libm_", f"{PREFIX}transpose_"


def product(dtype: str) -> str:
    """The product of float32 or float64 matrices."""
    return _provided(_PRODUCT + dtype)


def libm(name: str) -> str:
    """A function of the C library's mathematics, such as "sinf". LLVM knows nothing of it under our name, and takes no liberties with it."""
    return _provided(_LIBM + name)


def transposition(itemsize: int) -> str:
    """The function that transposes tiles of elements of 4 or 8 bytes."""
    return _provided(f"{_TRANSPOSITION}{itemsize}")


def provide(name: str) -> bool:
    """Tell LLVM where the function is; False when this process has none of that name, and a kernel that calls it must not be loaded."""
    import llvmlite.binding as llvm

    if llvm.address_of_symbol(name) is None:
        address = address_of(name)
        if not address:
            return False
        llvm.add_symbol(name, address)
    return True


def _provided(name: str) -> str:
    if not provide(name):
        raise LookupError(f"this process has no function {name}")
    return name


def address_of(name: str) -> int | None:
    """The address of the function of this name; None, or 0, when this process has none."""
    if name.startswith(_PRODUCT):
        return PRODUCTS.get(name.removeprefix(PREFIX))
    if name.startswith(_TRANSPOSITION):
        return TRANSPOSES.get(name.removeprefix(PREFIX))
    if name.startswith(_LIBM):
        function = getattr(_libm(), name.removeprefix(_LIBM), None)
        return ctypes.cast(function, ctypes.c_void_p).value if function is not None else None
    return None


@functools.cache
def _libm() -> ctypes.CDLL:
    process = ctypes.CDLL(None)  # the interpreter is linked with it; looking for the file would start a process
    if hasattr(process, "sinf"):
        return process
    from ctypes.util import find_library

    return ctypes.CDLL(find_library("m"))
