"""Rows that reduce over dimensions. The body of a reduction combines an accumulator {0} with an element {1}."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from . import dtypes
from .elementwise import maximum, minimum, mul, square, sub, true_divide
from .math import exp, log, sqrt
from .promotion import in_single
from .row import DType, Ints, NotCovered, Operand, Row, Value, operation
from .shapes import Count, is_size, product, wrap_dim, wrap_dims

SUM_ULP = {"float32": 16.0, "float64": 16.0}  # for sums without cancellation: pairwise or better
_OF_SQUARES = "values: squares beyond the largest float32 are infinite; torch adds them in float64; errors: complex numbers are not taken"


class ValuesIndices(NamedTuple):
    """What ``max(dim)`` and its like return."""

    values: Any
    indices: Any


def _check_keepdim(row: Row, keepdim: Any) -> None:
    if not isinstance(keepdim, bool):
        raise TypeError(f"{row.name}(): argument 'keepdim' must be bool, not {type(keepdim).__qualname__}")


def _accumulator(builder: Any, input: Any, dtype: Any) -> np.dtype[Any]:
    """The dtype sums and products are made in: the one asked for, the input's float, or int64 (NumPy: uint64 for unsigned, not covered)."""
    if dtype is not None:
        return dtypes.as_numpy(dtype)
    if input.dtype.kind in "fc":
        found: np.dtype[Any] = input.dtype
        return found
    if builder.dialect == "numpy" and input.dtype.kind == "u":
        raise NotCovered("sums of unsigned integers are unsigned in NumPy")
    return dtypes.INT64


def _total(name: str, ufunc: Any, body: str, doc: str, numpy: tuple[Any, ...], differs: str = "") -> Row:
    def build(builder: Any, input: Value, dim: Ints | None = None, keepdim: bool = False, dtype: DType = None) -> Any:
        _check_keepdim(row, keepdim)
        accumulate = _accumulator(builder, input, dtype)
        return builder.reduce(row, input, wrap_dims(dim, len(input.shape), name), keepdim, accumulate)

    build.__doc__ = doc
    row = operation(
        "reduction",
        name=name,
        keyword_only=1,
        out=True,
        ufunc=ufunc,
        body=body,
        ulp=SUM_ULP,
        sampler=lambda s: s.reductions(),
        takes_complex=True,
        numpy=numpy,
        numpy_method=(name,),
        differs=differs,
    )(build)
    return row


sum_ = _total("sum", np.add, "{0} + {1}", "The sum over ``dim`` (one, several or all dimensions); integers and bools are summed as int64.", (np.sum,))
prod = _total(
    "prod",
    np.multiply,
    "{0} * {1}",
    "The product over ``dim``; integers and bools are multiplied as int64.",
    (np.prod,),
    "errors: several dimensions may be given",
)


def _counted(size: Any) -> Any:
    return Count(size) if type(size) is int else size


@operation("reduction", keyword_only=1, out=True, ulp=SUM_ULP, numpy=(np.mean,), numpy_method=("mean",), sampler=lambda s: s.reductions(s.FLOATS))
@in_single
def mean(builder: Any, input: Value, dim: Ints | None = None, keepdim: bool = False, dtype: DType = None) -> Any:
    """The mean over ``dim``: the sum divided by the number of elements. Integers need a float ``dtype``."""
    if dtype is None and input.dtype.kind not in "fc":
        if builder.dialect != "numpy":
            raise RuntimeError(
                f"mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: {dtypes.label(input.dtype)}"
            )
        dtype = dtypes.FLOAT64
    if builder.dialect != "numpy" and dtype is not None and dtypes.as_numpy(dtype).kind not in "fc":
        label = dtypes.label(dtypes.as_numpy(dtype))
        raise RuntimeError(f"mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: {label}")
    _check_keepdim(mean, keepdim)
    dims = wrap_dims(dim, len(input.shape), "mean")
    if builder.dialect == "numpy" and any(input.shape[d] == 0 for d in dims):
        raise NotCovered("NumPy warns of the mean of nothing")
    total = sum_.build(builder, input, dims or None, keepdim, dtype)
    return builder.elementwise(true_divide, total.dtype, (total, _counted(product([input.shape[d] for d in dims]))))


def _require_elements(name: str, shape: Any, dims: tuple[int, ...], whole: bool, error: type[Exception] = RuntimeError) -> None:
    """Errors: an extremum of nothing."""
    if whole and any(size == 0 for size in shape):
        hint = " Specify the reduction dim with the 'dim' argument." if error is RuntimeError else ""
        raise error(f"{name}(): Expected reduction dim to be specified for input.numel() == 0.{hint}")
    for d in dims:
        if shape[d] == 0:
            raise IndexError(f"{name}(): Expected reduction dim {d} to have non-zero size.")


def _numpy_requires_elements(builder: Any, input: Any, dims: tuple[int, ...], what: str) -> None:
    if any(input.shape[d] == 0 for d in dims):
        raise ValueError(f"zero-size array to reduction operation {what} which has no identity")


def _extremum(name: str, ufunc: Any, body: str, doc: str, numpy: tuple[Any, ...], numpy_method: str) -> Row:
    def build(builder: Any, input: Value, dim: Ints | None = None, keepdim: bool = False) -> Any:
        _check_keepdim(row, keepdim)
        dims = wrap_dims(dim, len(input.shape), name)
        if input.dtype.kind == "c":
            raise NotImplementedError(f"\"{name}_cpu\" not implemented for '{dtypes.label(input.dtype)}'")
        if builder.dialect == "numpy":
            _numpy_requires_elements(builder, input, dims, ufunc.__name__)
        else:
            _require_elements(name, input.shape, dims, dim is None or dim == ())
        return builder.reduce(row, input, dims, keepdim, input.dtype)

    build.__doc__ = doc
    row = operation(
        "reduction", name=name, out=True, ufunc=ufunc, body=body, numpy=numpy, numpy_method=(numpy_method,), sampler=lambda s: s.reductions(empty=False)
    )(build)
    return row


assert maximum.body is not None and minimum.body is not None
amax = _extremum(
    "amax", np.maximum, maximum.body, "The largest element over ``dim``; NaN if there is one, and of zeros of both signs either.", (np.max,), "max"
)
amin = _extremum(
    "amin", np.minimum, minimum.body, "The smallest element over ``dim``; NaN if there is one, and of zeros of both signs either.", (np.min,), "min"
)


def _truth(name: str, ufunc: Any, body: str, doc: str, numpy: tuple[Any, ...]) -> Row:
    def build(builder: Any, input: Value, dim: Ints | None = None, keepdim: bool = False) -> Any:
        _check_keepdim(row, keepdim)
        result = builder.reduce(row, input, wrap_dims(dim, len(input.shape), name), keepdim, dtypes.BOOL)
        return builder.cast(result, input.dtype) if input.dtype.name == "uint8" and builder.dialect == "torch" else result

    build.__doc__ = doc
    row = operation("reduction", name=name, out=True, ufunc=ufunc, body=body, numpy=numpy, numpy_method=(name,), sampler=lambda s: s.reductions())(build)
    return row


any_ = _truth("any", np.logical_or, "{0} or {1}", "Whether any element over ``dim`` is nonzero (uint8 answers in uint8, as torch does).", (np.any,))
all_ = _truth("all", np.logical_and, "{0} and {1}", "Whether all elements over ``dim`` are nonzero (uint8 answers in uint8, as torch does).", (np.all,))


def _index_of(name: str, function: Any, doc: str) -> Row:
    def build(builder: Any, input: Value, dim: int | None = None, keepdim: bool = False) -> Any:
        _check_keepdim(row, keepdim)
        if builder.dialect == "torch" and input.dtype.kind in "bc":
            raise RuntimeError(f"{name}(): does not support {'bool' if input.dtype.kind == 'b' else 'complex'} input")
        rank = len(input.shape)
        reduced = None if dim is None else wrap_dim(dim, rank, name)
        if not rank:
            return builder.fill((), 0, dtypes.INT64)
        _require_elements(name, input.shape, () if reduced is None else (reduced,), reduced is None, IndexError)
        return builder.search(row, input, tuple(range(rank)) if reduced is None else (reduced,), keepdim)

    build.__doc__ = doc
    row = operation(
        "reduction", name=name, numpy=(function,), numpy_method=(name,), sampler=lambda s: s.reductions(s.FLOATS + s.INTEGERS, empty=False, several=False)
    )(build)
    return row


argmax = _index_of("argmax", np.argmax, "The index of the first largest element (NaN counts as largest), over ``dim`` or the flattened tensor.")
argmin = _index_of("argmin", np.argmin, "The index of the first smallest element (NaN counts as smallest), over ``dim`` or the flattened tensor.")


def _max_or_min(name: str, whole: Row, index: Row, pair: Row, doc: str) -> Row:
    def build(builder: Any, input: Value, dim: Operand = None, keepdim: bool = False) -> Any:
        if builder.is_value(dim):
            return pair.build(builder, input, dim)
        if dim is None:
            _require_elements(name, input.shape, (), True)
            return whole.build(builder, input)
        rank = len(input.shape)
        wrapped = wrap_dim(dim, rank, name)
        if not rank:
            return ValuesIndices(builder.copy(input), builder.fill((), 0, dtypes.INT64))
        _require_elements(name, input.shape, (wrapped,), False)
        values = whole.build(builder, input, wrapped, keepdim)
        return ValuesIndices(values, builder.search(index, input, (wrapped,), keepdim))

    build.__doc__ = doc
    return operation("reduction", name=name, cases=(({"dim": "int"}, "ValuesIndices"),), sampler=lambda s: s.reductions(empty=False, several=False))(build)


max_ = _max_or_min("max", amax, argmax, maximum, "``max()`` the largest element; ``max(dim)`` values and indices over a dimension; ``max(other)`` elementwise.")
min_ = _max_or_min(
    "min", amin, argmin, minimum, "``min()`` the smallest element; ``min(dim)`` values and indices over a dimension; ``min(other)`` elementwise."
)


# ---- made of the above ----


@operation(
    "reduction",
    differs=_OF_SQUARES,
    keyword_only=1,
    out=True,
    ulp=SUM_ULP,
    sampler=lambda s: s.reductions(s.FLOATS, several=False),
)
@in_single
def var(builder: Any, input: Value, dim: Ints = None, unbiased: bool = True, keepdim: bool = False, correction: float | None = None) -> Any:
    """The variance over ``dim``, divided by the number of elements minus ``correction`` (1, or 0 when ``unbiased`` is false)."""
    if isinstance(dim, bool):
        dim, unbiased = None, dim
    if input.dtype.kind != "f":
        raise RuntimeError("std and var only support floating point and complex dtypes")
    if correction is None:
        correction = 1 if unbiased else 0
    dims = wrap_dims(dim, len(input.shape), "var")
    centred = sub.build(builder, input, mean.build(builder, input, dims or None, True))
    total = sum_.build(builder, square.build(builder, centred), dims or None, keepdim)
    count = product([input.shape[d] for d in dims])
    if not is_size(correction):  # a fraction: sizes that are known at run time only are whole
        divisor = builder.elementwise(maximum, total.dtype, (builder.elementwise(sub, total.dtype, (count, correction)), 0))
        return builder.elementwise(true_divide, total.dtype, (total, divisor))
    count = count - correction
    if count <= 0:
        count = 0
    return builder.elementwise(true_divide, total.dtype, (total, _counted(count)))


@operation(
    "reduction",
    differs=_OF_SQUARES,
    keyword_only=1,
    out=True,
    ulp=SUM_ULP,
    sampler=lambda s: s.reductions(s.FLOATS, several=False),
)
@in_single
def std(builder: Any, input: Value, dim: Ints | None = None, unbiased: bool = True, keepdim: bool = False, correction: float | None = None) -> Any:
    """The square root of ``var``."""
    return sqrt.build(builder, var.build(builder, input, dim, unbiased, keepdim, correction))


@operation(
    "reduction",
    differs=_OF_SQUARES,
    keyword_only=1,
    method=(),
    ulp=SUM_ULP,
    sampler=lambda s: s.reductions(s.FLOATS),
)
def var_mean(
    builder: Any, input: Value, dim: Ints | None = None, unbiased: bool = True, keepdim: bool = False, correction: float | None = None
) -> tuple[Value, Value]:
    """``var`` and ``mean`` over ``dim`` as a pair."""
    dim, unbiased = (None, dim) if isinstance(dim, bool) else (dim, unbiased)
    variance = var.build(builder, input, dim, unbiased, keepdim, correction)
    return variance, mean.build(builder, input, dim, keepdim)


@operation(
    "reduction",
    differs=_OF_SQUARES,
    keyword_only=1,
    method=(),
    ulp=SUM_ULP,
    sampler=lambda s: s.reductions(s.FLOATS),
)
def std_mean(
    builder: Any, input: Value, dim: Ints | None = None, unbiased: bool = True, keepdim: bool = False, correction: float | None = None
) -> tuple[Value, Value]:
    """``std`` and ``mean`` over ``dim`` as a pair."""
    variance, average = var_mean.build(builder, input, dim, unbiased, keepdim, correction)
    return sqrt.build(builder, variance), average


def _softmax_dim(input: Any, dim: int, dtype: Any, name: str) -> int:
    wrapped = wrap_dim(dim, len(input.shape), name)
    computed = input.dtype if dtype is None else dtypes.as_numpy(dtype)
    if computed.kind != "f":
        raise NotImplementedError(f"\"{name}_kernel\" not implemented for '{dtypes.label(computed)}'")
    return wrapped


def _shifted(builder: Any, input: Any, dim: int, dtype: Any) -> Any:
    """``input`` minus its maximum over ``dim``, so that exp cannot overflow."""
    if dtype is not None:
        input = builder.cast(input, dtypes.as_numpy(dtype))
    if not len(input.shape) or input.shape[dim] == 0:
        return sub.build(builder, input, input)
    return sub.build(builder, input, amax.build(builder, input, dim, True))


@operation("reduction", aliases=("special.softmax",), ulp=SUM_ULP, sampler=lambda s: [(s.MATRIX, 0), (s.STACK, -1)])
@in_single
def softmax(builder: Any, input: Value, dim: int, dtype: DType = None) -> Any:
    """``exp(input)`` divided by its sum over ``dim``."""
    dim = _softmax_dim(input, dim, dtype, "softmax")
    powers = exp.build(builder, _shifted(builder, input, dim, dtype))
    if not len(powers.shape):
        return powers
    return true_divide.build(builder, powers, sum_.build(builder, powers, dim, True))


@operation("reduction", aliases=("special.log_softmax",), ulp=SUM_ULP, sampler=lambda s: [(s.MATRIX, 0), (s.STACK, -1)])
@in_single
def log_softmax(builder: Any, input: Value, dim: int, dtype: DType = None) -> Any:
    """``log(softmax(input, dim))`` without overflow."""
    dim = _softmax_dim(input, dim, dtype, "log_softmax")
    shifted = _shifted(builder, input, dim, dtype)
    if not len(shifted.shape):
        return mul.build(builder, shifted, 1)
    return sub.build(builder, shifted, log.build(builder, sum_.build(builder, exp.build(builder, shifted), dim, True)))


@operation(
    "reduction", name="cumsum", keyword_only=1, inplace=True, out=True, ulp=SUM_ULP, takes_complex=True,
    sampler=lambda s: [(s.MATRIX, 0), (s.INT_MATRIX, 1), (s.MATRIX.T, 1)],
)  # fmt: skip
@in_single
def cumsum(builder: Any, input: Value, dim: int, dtype: DType = None) -> Any:
    """Running sums along ``dim``; integers and bools are summed as int64."""
    accumulate = _accumulator(builder, input, dtype)
    if accumulate.kind == "b":
        raise NotImplementedError("\"cumsum_out_cpu\" not implemented for 'Bool'")
    wrapped = wrap_dim(dim, len(input.shape), "cumsum")
    value = builder.cast(input, accumulate)
    if not len(input.shape):
        return builder.copy(value)
    return builder.extern(cumsum, _cumsum, (value, wrapped), [(input.shape, accumulate)])[0]


def _cumsum(array: Any, dim: int) -> Any:
    return np.cumsum(array, axis=dim, dtype=array.dtype, out=np.empty(array.shape, array.dtype))
