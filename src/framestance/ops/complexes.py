"""Rows of complex numbers: their parts, conjugates, angles, and making them of two reals. Of real numbers a part is the tensor itself.

In a graph a part would be a view of memory under another dtype, which graphs do not have: there the call is left to the uncompiled code.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .eager import window
from .elementwise import gt, where
from .math import isnan, sign
from .promotion import floating, promoted, unary
from .row import NotCovered, Row, Value, operation
from .views import alias, transpose


def _samples(s: Any) -> Any:
    z = s.plain_values("float32", 3, 4) + 1j * s.plain_values("float32", 3, 4)[::-1]
    return [(z,), (z.astype("complex128").T,), (np.asarray(z[0, 0]),), (z[:0],), (s.plain_values("float32", 3, 4),), (s.plain_values("int64", 2),)]


def _complex_samples(s: Any) -> Any:
    return _samples(s)[:4]


def _require_complex(row: Row, input: Any) -> None:
    if input.dtype.kind != "c":
        raise RuntimeError(f"{row.name} is only implemented for complex tensors, but got {dtypes.label(input.dtype)}")


def _memory(builder: Any, row: Row, input: Any) -> np.ndarray[Any, Any]:
    if not isinstance(input, np.ndarray):
        raise NotCovered(f"{row.name}, a view of complex memory")
    return input


# ---- parts ----


@operation("view", method=(), sampler=_samples)
def real(builder: Any, input: Value) -> Any:
    """The real part, sharing memory; of real numbers, the tensor itself."""
    return _memory(builder, real, input).real if input.dtype.kind == "c" else input


@operation("view", method=(), sampler=_complex_samples)
def imag(builder: Any, input: Value) -> Any:
    """The imaginary part of complex numbers, sharing memory."""
    _require_complex(imag, input)
    return _memory(builder, imag, input).imag


@operation("view", method=(), sampler=_complex_samples)
def view_as_real(builder: Any, input: Value) -> Any:
    """Complex numbers as a last dimension of two, the real and the imaginary part, sharing memory."""
    _require_complex(view_as_real, input)
    array = _memory(builder, view_as_real, input)
    return window(array.real, (*array.shape, 2), (*array.strides, array.itemsize // 2), 0)


@operation("view", method=(), sampler=lambda s: [(s.plain_values("float32", 3, 2),), (s.plain_values("float64", 4, 3, 2),)])
def view_as_complex(builder: Any, input: Value) -> Any:
    """A last dimension of two, real and imaginary part side by side, as complex numbers, sharing memory."""
    if input.dtype.kind != "f" or input.dtype.itemsize < 4:
        raise RuntimeError(f"view_as_complex is only supported for floating point tensors, but got a tensor of scalar type: {dtypes.label(input.dtype)}")
    if not len(input.shape) or input.shape[-1] != 2:
        raise RuntimeError("Tensor must have a last dimension of size 2")
    array = _memory(builder, view_as_complex, input)
    if array.strides[-1] != array.itemsize or any(step % (2 * array.itemsize) for step in array.strides[:-1]):
        raise RuntimeError("Tensor must have a last dimension with stride 1, and other strides divisible by 2")
    return array.view(dtypes.promote_types(array.dtype, dtypes.COMPLEX64))[..., 0]


# ---- conjugates, signs, angles ----

_conjugate = unary(
    "conjugate", np.conjugate, None, "The conjugates of complex numbers.", takes_complex=True,
    method=(), function=False, inplace=False, out=False, sampler=_complex_samples,
)  # fmt: skip


def _conj(name: str, doc: str, differs: str = "") -> Row:
    def build(builder: Any, input: Value) -> Any:
        return _conjugate.build(builder, input) if input.dtype.kind == "c" else input

    build.__doc__ = doc
    row = operation("view", name=name, method=(name,), differs=differs, sampler=_samples)(build)
    return row


conj = _conj("conj", "The complex conjugates, as a copy; of real numbers, the tensor itself.", "memory: the conjugates are a copy, not a view")
_conj("conj_physical", "The complex conjugates, as a copy; of real numbers, the tensor itself.")


@operation("view", sampler=lambda s: ((x,) for (x,) in s.unary() if x.ndim != 1))
def adjoint(builder: Any, input: Value) -> Any:
    """The last two dimensions exchanged and elements conjugated: also the attribute ``mH``."""
    if len(input.shape) == 1:
        raise RuntimeError("tensor.adjoint() is only supported on matrices or batches of matrices. Got 1-D tensor.")
    value = conj.build(builder, input)
    return transpose.build(builder, value, -2, -1) if len(input.shape) else alias.build(builder, value)


@operation("view", name="hermitian", function=False, method=(), sampler=lambda s: ((x,) for (x,) in s.unary() if x.ndim in (0, 2)))
def hermitian(builder: Any, input: Value) -> Any:
    """A matrix with its dimensions exchanged and elements conjugated: the attribute ``H``."""
    if len(input.shape) not in (0, 2):
        raise RuntimeError(f"tensor.H is only supported on matrices (2-D tensors). Got {len(input.shape)}-D tensor.")
    return adjoint.build(builder, input)


def _itself(name: str, doc: str) -> None:
    def build(builder: Any, input: Value) -> Any:
        return input

    build.__doc__ = doc
    operation("view", name=name, method=(name,), sampler=_samples)(build)


_itself("resolve_conj", "The tensor itself: there are no conjugated views.")
_itself("resolve_neg", "The tensor itself: there are no negated views.")


def _complex_sign(z: Any) -> Any:
    size = np.abs(z)
    return np.where(size == 0, 0, z / size).astype(z.dtype)


_sign_of_complex = unary(
    "complex_sign", _complex_sign, None, "``z / abs(z)``, 0 at 0.", takes_complex=True,
    method=(), function=False, inplace=False, out=False, sampler=_complex_samples,
)  # fmt: skip
_complex_angle = unary(
    "complex_angle", np.angle, None, "The angles of complex numbers.", result="real", takes_complex=True,
    method=(), function=False, inplace=False, out=False, sampler=_complex_samples,
)  # fmt: skip


@operation("elementwise", inplace=True, out=True, sampler=_samples)
def sgn(builder: Any, input: Value) -> Any:
    """``input / abs(input)`` of complex numbers, 0 at 0; of real numbers their ``sign``."""
    return _sign_of_complex.build(builder, input) if input.dtype.kind == "c" else sign.build(builder, input)


_isreal = unary(
    "complex_isreal", np.isreal, None, "Whether the imaginary part is 0.", result="bool", takes_complex=True,
    method=(), function=False, inplace=False, out=False, sampler=_complex_samples,
)  # fmt: skip


@operation("elementwise", sampler=_samples)
def isreal(builder: Any, input: Value) -> Any:
    """Whether it has no imaginary part."""
    return _isreal.build(builder, input) if input.dtype.kind == "c" else builder.fill(tuple(input.shape), True, dtypes.BOOL)


@operation("elementwise", out=True, sampler=lambda s: [*_samples(s), *s.unary(s.FLOATS)])
def angle(builder: Any, input: Value) -> Any:
    """The angle in the complex plane, in radians; of real numbers 0, pi for negative ones, NaN for NaN."""
    if input.dtype.kind == "c":
        return builder.elementwise(_complex_angle, input.dtype, (input,))
    compute = floating(builder, (input,))
    value = builder.cast(input, compute)
    result = builder.elementwise(where, compute, (gt.build(builder, 0, value), np.pi, 0.0))
    return builder.elementwise(where, compute, (isnan.build(builder, value), value, result))


# ---- made of two reals ----


def _of_parts(real_part: Any, imaginary_part: Any) -> Any:
    result = np.empty(np.broadcast_shapes(np.shape(real_part), np.shape(imaginary_part)), real_part.dtype)
    result.real, result.imag = real_part.real, imaginary_part.real
    return result


def _of_polar(size: Any, direction: Any) -> Any:
    return _of_parts(size.real * np.cos(direction.real) + 0j, size.real * np.sin(direction.real) + 0j).astype(size.dtype)


def _pairs(s: Any) -> Any:
    return [(s.plain_values(name, 3, 4), s.plain_values(name, *shape)) for name in s.FLOATS for shape in ((3, 4), (4,))]


def _made(name: str, function: Any, doc: str) -> Row:
    def build(builder: Any, input: Value, other: Value) -> Any:
        if input.dtype != other.dtype or input.dtype.kind != "f":
            raise RuntimeError(f"{name}(): expected both inputs to be floats of one dtype but got {dtypes.label(input.dtype)} and {dtypes.label(other.dtype)}")
        return builder.elementwise(row, dtypes.promote_types(promoted(builder, (input,)), dtypes.COMPLEX64), (input, other))

    build.__doc__ = doc
    row = operation("elementwise", name=name, method=(), out=True, ufunc=function, takes_complex=True, ulp={"complex64": 4.0}, sampler=_pairs)(build)
    return row


complex_ = _made("complex", _of_parts, "Complex numbers of real parts ``input`` and imaginary parts ``other``.")
polar = _made("polar", _of_polar, "Complex numbers of magnitudes ``input`` and angles ``other`` in radians.")
