"""Data types: what users name them, which NumPy type each is, and what comes out when they meet.

Two rules of promotion live here: torch's, which ranks dimensioned tensors over 0-d tensors over Python numbers, and NumPy's (NEP 50).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from .. import _C

NumpyDtype = np.dtype[Any]


class dtype:
    """A data type of tensor elements: ``framestance.float32`` and its like, which are the only instances.

    numpy: the ``np.dtype`` with the same bits; itemsize: bytes per element.
    """

    __slots__ = ("is_complex", "is_floating_point", "is_signed", "itemsize", "label", "name", "numpy")  # attributes as in torch

    def __init__(self, name: str, label: str, numpy: Any = None) -> None:
        self.name = name
        self.label = label  # as torch's error messages call it ("Float")
        self.numpy: NumpyDtype = np.dtype(name if numpy is None else numpy)
        self.itemsize = self.numpy.itemsize
        self.is_floating_point = self.numpy.kind == "f"
        self.is_complex = self.numpy.kind == "c"
        self.is_signed = self.numpy.kind in "ifc"

    def to_real(self) -> dtype:
        """The dtype of the real part."""
        return of_numpy(real_part(self.numpy))

    def to_complex(self) -> dtype:
        """The complex dtype with parts of this one; of half precision, of float32."""
        return of_numpy(_PROMOTED[self.numpy, COMPLEX64])

    def __repr__(self) -> str:
        return f"framestance.{self.name}"

    def __reduce__(self) -> str:
        return "bool_" if self.name == "bool" else self.name


float16 = dtype("float16", "Half")
bfloat16 = dtype("bfloat16", "BFloat16", _C.bfloat16)
float32 = dtype("float32", "Float")
float64 = dtype("float64", "Double")
int8 = dtype("int8", "Char")
int16 = dtype("int16", "Short")
int32 = dtype("int32", "Int")
int64 = dtype("int64", "Long")
uint8 = dtype("uint8", "Byte")
bool_ = dtype("bool", "Bool")
complex64 = dtype("complex64", "ComplexFloat")
complex128 = dtype("complex128", "ComplexDouble")

DTYPES: dict[str, dtype] = {d.name: d for d in (float16, bfloat16, float32, float64, int8, int16, int32, int64, uint8, bool_, complex64, complex128)}
ALIASES: dict[str, dtype] = {
    "half": float16,
    "bfloat16": bfloat16,
    "float": float32,
    "double": float64,
    "char": int8,
    "byte": uint8,
    "short": int16,
    "int": int32,
    "long": int64,
    "bool": bool_,
    "cfloat": complex64,
    "cdouble": complex128,
}

BOOL, INT64, FLOAT16, BFLOAT16, FLOAT32, FLOAT64, COMPLEX64 = (d.numpy for d in (bool_, int64, float16, bfloat16, float32, float64, complex64))
INT16 = int16.numpy
MANTISSAS = {FLOAT16: 11, BFLOAT16: 8, FLOAT32: 24, FLOAT64: 53}  # bits, the first one counted
HALVES = frozenset({FLOAT16, BFLOAT16})  # of which only memory is made: operations compute in float32, and what they give is rounded
CATEGORIES = {"b": 0, "u": 1, "i": 1, "f": 2, "c": 3}  # by kind; a value of a lower one becomes one of a higher one by itself, never the other way
_BY_NUMPY: dict[NumpyDtype, dtype] = {d.numpy: d for d in DTYPES.values()}  # equal dtypes hash alike: "longlong" finds int64
_PYTHON_TYPES: dict[Any, NumpyDtype] = {int: INT64, bool: BOOL, float: FLOAT64, complex: complex128.numpy}
_default = float32
default_dtype_changed: list[Callable[[dtype], None]] = []  # called with the new default dtype (guards keep it in the C module's state)


def get_default_dtype() -> dtype:
    """The dtype of ``ones(3)``, ``tensor(1.5)`` and of divisions of integers."""
    return _default


def set_default_dtype(d: dtype) -> None:
    """Set the default dtype: one of floats.

    Errors: TypeError for anything else.
    """
    global _default
    if type(d) is not dtype or not d.is_floating_point:
        raise TypeError(f"only floating-point types are supported as the default type, got {d!r}")
    _default = d
    for listener in default_dtype_changed:
        listener(d)


def as_numpy(d: Any) -> NumpyDtype:
    """The NumPy dtype that ``d`` means: a framestance dtype, a NumPy dtype or scalar type, or Python's float (float64), complex, int or bool.

    Errors: TypeError that names the accepted dtypes.
    """
    if type(d) is dtype:
        return d.numpy
    if d in _PYTHON_TYPES:
        return _PYTHON_TYPES[d]
    if isinstance(d, np.dtype) or (isinstance(d, type) and issubclass(d, np.generic)):
        found = _BY_NUMPY.get(np.dtype(d))
        if found is not None:
            return found.numpy
    raise TypeError(f"dtype is {d!r}; accepted dtypes are {', '.join(DTYPES)}")


def of_numpy(d: NumpyDtype) -> dtype:
    """The public dtype with the bits of ``d``.

    Errors: TypeError for a NumPy dtype that tensors do not have.
    """
    try:
        return _BY_NUMPY[d]
    except KeyError:
        raise TypeError(f"can't convert np.ndarray of type {d}; the supported types are {', '.join(DTYPES)}") from None


class _Limits(NamedTuple):
    """What ``np.finfo`` says of the dtypes that NumPy has."""

    dtype: NumpyDtype
    bits: int
    eps: float
    max: float
    min: float
    precision: int
    smallest_normal: float
    tiny: float


_OF_BFLOAT16 = _Limits(BFLOAT16, 16, 2.0**-7, (2 - 2.0**-7) * 2.0**127, (2.0**-7 - 2) * 2.0**127, 2, 2.0**-126, 2.0**-126)


def float_limits(d: NumpyDtype) -> Any:
    """``np.finfo`` of a dtype of floats."""
    return _OF_BFLOAT16 if d == BFLOAT16 else np.finfo(d)


def real_part(d: NumpyDtype) -> NumpyDtype:
    """The dtype of the real and imaginary parts; of other dtypes, they themselves."""
    return np.dtype(f"f{d.itemsize // 2}") if d.kind == "c" else d


def result_dtype(result: str, compute: NumpyDtype) -> NumpyDtype:
    """The dtype of an elementwise row's result, given its field ``result``."""
    return BOOL if result == "bool" else real_part(compute) if result == "real" else compute


def _promotion_table() -> dict[tuple[NumpyDtype, NumpyDtype], NumpyDtype]:
    """torch's lattice: NumPy's within integers, floats and complex numbers; any of these wins over integers."""
    table = {}
    for a in _BY_NUMPY:
        for b in _BY_NUMPY:
            inexact = [d for d in (a, b) if CATEGORIES[d.kind] > 1]
            known = [FLOAT32 if d == BFLOAT16 and a != b else d for d in (a, b)]  # NumPy does not know it; no other dtype has less that holds it
            table[a, b] = inexact[0] if len(inexact) == 1 else np.promote_types(*known)
    return table


_PROMOTED = _promotion_table()


def promote_types(a: NumpyDtype, b: NumpyDtype) -> NumpyDtype:
    """The smallest dtype, in torch's lattice, that both fit."""
    return _PROMOTED[a, b]


class UnknownNumber(TypeError):
    """An operation asks for the value of a number that is known at run time only."""


class RuntimeFloat:
    """A Python float that is known at run time only: ``value`` holds it, in float64 and without dimensions, and operations take it as the number it is.

    Errors: UnknownNumber where an operation asks which number it is.
    """

    __slots__ = ("value",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, value: Any) -> None:
        self.value = value

    def _unknown(self, *_: object) -> Any:
        raise UnknownNumber("the operation depends on the value of a number that is known at run time only")

    __bool__ = __float__ = __int__ = __index__ = __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __neg__ = __rsub__ = _unknown


def number_dtype(number: Any) -> NumpyDtype:
    """The dtype that a Python number (or symbolic size, an int) brings to torch's promotion.

    Errors: TypeError for what is no number.
    """
    if isinstance(number, bool | np.bool_):
        return BOOL
    if isinstance(number, complex | np.complexfloating):
        return _PROMOTED[_default.numpy, COMPLEX64]
    if isinstance(number, float | np.floating | RuntimeFloat):
        return _default.numpy
    if isinstance(number, int | np.integer) or hasattr(number, "hint"):
        return INT64
    raise TypeError(f"expected a tensor or a number, got {type(number).__qualname__}; numbers are bool, int, float or complex")


def _lower_category(higher: NumpyDtype | None, lower: NumpyDtype | None) -> NumpyDtype | None:
    """Let the lower-ranked operands change the result only if they are of a higher category (bool < int < float < complex)."""
    if higher is None or lower is None:
        return lower if higher is None else higher
    if CATEGORIES[lower.kind] <= CATEGORIES[higher.kind]:
        return higher
    if lower.kind == "c" and higher.kind == "f":  # the number's precision does not count
        return _PROMOTED[higher, COMPLEX64]
    return _PROMOTED[higher, lower]


def torch_promote(builder: Any, operands: Sequence[Any]) -> NumpyDtype:
    """torch's result type: dimensioned tensors decide, then 0-d tensors, then numbers; lower ranks only raise the category."""
    if len(operands) == 2:  # the common cases, at a fifth of the price
        left, right = operands
        if builder.is_value(left):
            kind = type(right)
            if kind is float:
                if left.dtype.kind in "fc":
                    return left.dtype
            elif kind is int:
                if left.dtype.kind != "b":
                    return left.dtype
            elif builder.is_value(right) and left.dtype == right.dtype:
                return left.dtype
    ranks: list[NumpyDtype | None] = [None, None, None]
    for operand in operands:
        if builder.is_value(operand):
            rank, found = 0 if len(operand.shape) else 1, operand.dtype
        else:
            rank, found = 2, number_dtype(operand)
        known = ranks[rank]
        ranks[rank] = found if known is None else _PROMOTED[known, found]
    result = _lower_category(ranks[0], _lower_category(ranks[1], ranks[2]))
    assert result is not None
    return result


def numpy_promote(builder: Any, operands: Sequence[Any]) -> NumpyDtype:
    """NumPy's result type (NEP 50): Python numbers are weak, 0-d arrays are not."""
    kinds = [x.dtype if builder.is_value(x) else 0.0 if type(x) is RuntimeFloat else 0 if hasattr(x, "hint") else x for x in operands]
    return np.result_type(*kinds)


def promote(builder: Any, operands: Sequence[Any]) -> NumpyDtype:
    """The common dtype of values and numbers in the builder's dialect."""
    return numpy_promote(builder, operands) if builder.dialect == "numpy" else torch_promote(builder, operands)


def normalise_number(number: Any, compute: NumpyDtype) -> Any:
    """A number as the Python number that has exactly its value in ``compute``: integers wrap as torch's do.

    Symbolic sizes, and floats of run time among floats, pass through. Errors: RuntimeError for an integer beyond 64 bits.
    """
    if compute.kind == "f":
        if type(number) is float or type(number) is RuntimeFloat:
            return number
        if isinstance(number, int) and -(1 << 24) <= number <= 1 << 24:
            return float(number)
    if hasattr(number, "hint"):
        return number
    if compute.kind == "b":
        return bool(number)
    if compute.kind == "c":
        with np.errstate(all="ignore"):
            return complex(compute.type(complex(number)))
    if isinstance(number, complex):
        raise RuntimeError(f"value cannot be converted to type {_C_NAMES.get(label(compute), compute.name)} without overflow")
    if compute.kind == "f":
        with np.errstate(all="ignore"):  # too large a number becomes infinite, without a warning
            return float(compute.type(number))
    number = int(number)
    if not -(1 << 63) <= number < 1 << 64:
        raise RuntimeError("Overflow when unpacking long long")
    bits = compute.itemsize * 8
    wrapped = number & ((1 << bits) - 1)
    return wrapped - (1 << bits) if compute.kind == "i" and wrapped >> (bits - 1) else wrapped


_C_NAMES = {"Byte": "uint8_t", "Char": "int8_t", "Short": "int16_t", "Int": "int", "Long": "int64_t"}


def checked_number(number: Any, dtype: NumpyDtype) -> Any:
    """A number about to be stored as ``dtype``: floats lose their fraction for integers; negative numbers wrap into uint8.

    Errors: RuntimeError for a number that does not fit; TypeError for what is no number.
    """
    if isinstance(number, complex) and number.imag == 0 and dtype.kind != "c":
        number = number.real
    number_dtype(number)
    if dtype.kind not in "iu" or isinstance(number, complex) or hasattr(number, "hint"):
        return normalise_number(number, dtype)
    high = int(np.iinfo(dtype).max)
    low = -high if dtype.kind == "u" else -high - 1
    if not low <= number <= high:
        raise RuntimeError(f"value cannot be converted to type {_C_NAMES[label(dtype)]} without overflow")
    return normalise_number(int(number), dtype)


def label(d: NumpyDtype) -> str:
    """The name of ``d`` in torch's error messages."""
    found = _BY_NUMPY.get(d)
    return found.label if found is not None else str(d)


def refuse_bfloat16(d: NumpyDtype) -> None:
    """Errors: TypeError for the dtype that programs with NumPy do not know, before an array of it reaches one."""
    if d == BFLOAT16:
        raise TypeError("Got unsupported ScalarType BFloat16")


def require_float(what: str, d: NumpyDtype) -> None:
    """Errors: NotImplementedError that names ``what`` for a dtype that is not one of floats."""
    if d.kind != "f":
        raise NotImplementedError(f"\"{what}\" not implemented for '{label(d)}'")
