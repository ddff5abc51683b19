"""NumPy's functions that run as they are inside a graph: what they give is of types that follow from the types and the numbers of the call.

Rows come first: this table is for what no row describes, and for arguments that a row does not take. Every function is named, with a group that says why it
may be called so, or why not; a function that is in no group is left to the uncompiled code.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from ..records import record


@record(frozen=True)
class NumpyCall:
    """What capture may do with a call.

    kind: "result" (a function of its arguments, whose results are fresh arrays, views of arguments or arguments), "types" (a Python object that follows from
    types and numbers alone), "changes" (its first argument), "contents" (the types of its results follow from what arrays hold), "outside" (it does or
    depends on something else than its arguments).
    like: the arrays that its types are learnt on: "ones", "zeros" (indices) or "eye" (matrices that can be inverted).
    fixed: positions and names of arguments that may not be arrays, since sizes of results follow from them.
    text: whether strings say something else than a mode.
    numbers: whether floats that change from call to call may take part: they have no say in sizes.
    positional: so many arguments at most; behind them are some that ask for work in place.
    check: raises for arguments for which the function issues a warning of Python's: the call is then made again by the uncompiled code.
    """

    name: str
    kind: str
    like: str = "ones"
    fixed: frozenset[int | str] = frozenset()
    text: bool = True
    numbers: bool = False
    positional: int = 99
    check: Callable[..., None] | None = None

    @property
    def takes_integers(self) -> bool:
        """Whether integers out of arrays are numbers, indices or elements to it, and no sizes or axes."""
        return self.name in _TAKES_INTEGERS


class Warns(Exception):
    """The function would issue a warning of Python's, which must come from the user's line."""


def _axis_of(axis: Any) -> Any:
    return tuple(axis) if isinstance(axis, list) else axis


def _some_number(a: Any, axis: Any = None, *args: Any, **kwargs: Any) -> None:
    """Every slice has a number in it that is no NaN."""
    if a.dtype.kind in "fc" and np.isnan(a).all(axis=_axis_of(axis)).any():
        raise Warns("a slice of NaN alone")


def _some_number_for_quantile(a: Any, q: Any, axis: Any = None, *args: Any, **kwargs: Any) -> None:
    _some_number(a, axis)


def _some_freedom(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, ddof: Any = 0, *args: Any, **kwargs: Any) -> None:
    """Every slice has more numbers than ``ddof``."""
    if a.dtype.kind in "fc" and ((~np.isnan(a)).sum(axis=_axis_of(axis)) <= ddof).any():
        raise Warns("too few numbers in a slice")


# Fresh results, or views of arguments, by types alone.
_RESULT = """
all amax amin any argmax argmin around average clip convolve copy corrcoef correlate cov cross cumprod cumsum cumulative_prod cumulative_sum diff dot ediff1d
einsum fix gradient i0 inner interp isclose iscomplex isneginf isposinf isreal kron matmul max mean median min nan_to_num nancumprod nancumsum
nanprod nansum outer percentile prod ptp quantile round sinc sort_complex std sum tensordot trace trapezoid unwrap vander var vdot vecdot matvec
vecmat angle real imag
concatenate concat stack vstack hstack dstack column_stack block append pad roll rollaxis tile flip fliplr flipud rot90 tril triu diag diagflat repeat
delete insert resize
transpose permute_dims matrix_transpose swapaxes moveaxis expand_dims squeeze ravel reshape atleast_1d atleast_2d atleast_3d broadcast_to diagonal
split array_split hsplit vsplit dsplit unstack meshgrid
array asarray asanyarray ascontiguousarray asfortranarray asarray_chkfinite astype require empty zeros ones full empty_like zeros_like ones_like full_like
arange linspace logspace geomspace eye identity tri indices fromiter
bartlett blackman hamming hanning kaiser tril_indices triu_indices tril_indices_from triu_indices_from diag_indices diag_indices_from ix_
sort argsort partition argpartition lexsort searchsorted digitize isin where select count_nonzero histogram histogram2d histogram_bin_edges packbits
unpackbits
polyadd polysub polyval polyder polyint bitwise_count
nanmin nanmax nanmean nanmedian nanstd nanvar nanpercentile nanquantile nanargmin nanargmax fft.fftshift fft.ifftshift
fft.fft fft.ifft fft.rfft fft.irfft fft.hfft fft.ihfft fft.fft2 fft.ifft2 fft.rfft2 fft.irfft2 fft.fftn fft.ifftn fft.rfftn fft.irfftn fft.fftfreq
fft.rfftfreq
"""
_ON_MATRICES = """
linalg.cholesky linalg.cond linalg.cross linalg.det linalg.diagonal linalg.eigh linalg.eigvalsh linalg.inv linalg.matmul linalg.matrix_norm
linalg.matrix_power
linalg.matrix_rank linalg.matrix_transpose linalg.multi_dot linalg.norm linalg.outer linalg.pinv linalg.qr linalg.slogdet linalg.solve linalg.svd
linalg.svdvals
linalg.tensordot linalg.tensorinv linalg.tensorsolve linalg.trace linalg.vecdot linalg.vector_norm
"""
_ON_INDICES = "take take_along_axis choose unravel_index ravel_multi_index"
_TYPES = """
shape ndim size iscomplexobj isrealobj isscalar isfortran result_type can_cast promote_types issubdtype isdtype broadcast_shapes common_type min_scalar_type
mintypecode typename iterable
"""
_CHANGES = "copyto put place putmask fill_diagonal put_along_axis"
_CONTENTS = """
unique unique_all unique_counts unique_inverse unique_values nonzero flatnonzero argwhere extract compress bincount trim_zeros intersect1d setdiff1d setxor1d
union1d roots poly polymul polydiv polyfit linalg.eig linalg.eigvals linalg.lstsq real_if_close array_equal array_equiv allclose histogramdd
array2string array_repr array_str format_float_positional format_float_scientific base_repr binary_repr
"""
_OUTSIDE = """
apply_along_axis apply_over_axes piecewise fromfunction frompyfunc vectorize mask_indices shares_memory may_share_memory save savez savez_compressed
savetxt load
loadtxt genfromtxt fromfile fromstring fromregex frombuffer from_dlpack seterr geterr seterrcall geterrcall setbufsize getbufsize set_printoptions
get_printoptions printoptions show_config show_runtime get_include info nested_iters broadcast_arrays asmatrix bmat einsum_path isnat
datetime_as_string datetime_data
busday_count busday_offset is_busday
"""
_FIXED: dict[str, frozenset[int | str]] = {
    "repeat": frozenset({1, "repeats"}),
    "tile": frozenset({1, "reps"}),
    "delete": frozenset({1, "obj"}),
    "insert": frozenset({1, "obj"}),
    "resize": frozenset({1, "new_shape"}),
    "pad": frozenset({1, "pad_width"}),
    "split": frozenset({1, "indices_or_sections"}),
    "array_split": frozenset({1, "indices_or_sections"}),
    "hsplit": frozenset({1, "indices_or_sections"}),
    "vsplit": frozenset({1, "indices_or_sections"}),
    "dsplit": frozenset({1, "indices_or_sections"}),
    "linalg.matrix_power": frozenset({1, "n"}),
    "arange": frozenset({0, 1, 2, "start", "stop", "step"}),
    "ix_": frozenset(range(8)),  # of bools it gives their places
}
_CHECKS: dict[str, Callable[..., None]] = {
    **dict.fromkeys(("nanmin", "nanmax", "nanmean", "nanmedian", "nanargmin", "nanargmax"), _some_number),
    **dict.fromkeys(("nanpercentile", "nanquantile"), _some_number_for_quantile),
    **dict.fromkeys(("nanstd", "nanvar"), _some_freedom),
}
_POSITIONAL = {"median": 3, "nanmedian": 3, "percentile": 4, "quantile": 4, "nanpercentile": 4, "nanquantile": 4, "nan_to_num": 1}
IN_PLACE = frozenset({"overwrite_input", "inplace", "like"})  # names of arguments that ask for it, or for a type that is not looked into
_SCALARS = "bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64 complex64 complex128"
_TAKES_INTEGERS = frozenset({*_SCALARS.split(), *"take choose array asarray stack concatenate isin atleast_1d searchsorted digitize interp".split()}) | {
    "indexing", "assignment to items", "ndarray.take", "ndarray.fill",
}  # fmt: skip
_WITHOUT_TEXT = frozenset({"histogram", "histogram2d", "histogram_bin_edges"})  # the name of a rule for the number of bins
_WITH_NUMBERS = frozenset({"clip", "where", "isclose", "nan_to_num", "full_like"})

_METHODS = """
all any argmax argmin argpartition argsort astype byteswap choose clip conj conjugate copy cumprod cumsum diagonal dot flatten max mean min prod ravel repeat
reshape round searchsorted squeeze std sum swapaxes take trace transpose var view
"""
_CHANGING_METHODS = "fill partition put sort"
_METHODS_OF_CONTENTS = "compress item nonzero tobytes tolist __bool__ __int__ __float__ __index__ __complex__"
_OTHER_METHODS = "dump dumps getfield resize setfield setflags to_device tofile"
ATTRIBUTES = frozenset({"T", "mT", "real", "imag"})  # views of the array, or copies of parts

UFUNC_METHODS = ("reduce", "accumulate", "reduceat", "outer")


def numpy_call_of(function: Any) -> NumpyCall | None:
    """What capture knows of a NumPy function beside rows, or None."""
    entry = _functions().get(id(function))
    return entry[1] if entry is not None and entry[0] is function else None


def _found(name: str) -> Any:
    """The function, or None in a NumPy without it."""
    found: Any = np
    for part in name.split("."):
        found = getattr(found, part, None)
    return found


@functools.cache
def _functions() -> dict[int, tuple[Any, NumpyCall]]:
    """id(np.sort) -> (np.sort, what it is). Made when a capture first asks: it loads parts of NumPy, and few programs have arrays."""
    table: dict[int, tuple[Any, NumpyCall]] = {}
    for name in sorted(vars(np)):
        function = vars(np)[name]
        if type(function) is np.ufunc and name not in ("isnat",) and function.signature is None:
            table[id(function)] = (function, NumpyCall(function.__name__, "result", numbers=True))
    groups = (
        *((_RESULT, "result", "ones"), (_SCALARS, "result", "ones"), (_ON_MATRICES, "result", "eye"), (_ON_INDICES, "result", "zeros")),
        *((_TYPES, "types", "ones"), (_CHANGES, "changes", "zeros"), (_CONTENTS, "contents", "ones"), (_OUTSIDE, "outside", "ones")),
    )
    for names, kind, like in groups:
        for name in names.split():
            function = _found(name)
            if function is not None and id(function) not in table:
                fixed, most, check = _FIXED.get(name, frozenset()), _POSITIONAL.get(name, 99), _CHECKS.get(name)
                table[id(function)] = (function, NumpyCall(name, kind, like, fixed, name not in _WITHOUT_TEXT, name in _WITH_NUMBERS, most, check))
    return table


@functools.cache
def numpy_call_methods() -> dict[str, NumpyCall]:
    """The same for methods of arrays, by name."""
    table: dict[str, NumpyCall] = {}
    for names, kind in ((_METHODS, "result"), (_CHANGING_METHODS, "changes"), (_METHODS_OF_CONTENTS, "contents"), (_OTHER_METHODS, "outside")):
        for name in names.split():
            like = "zeros" if name in ("take", "choose", "put") else "ones"
            first: frozenset[int | str] = frozenset({1, "repeats"}) if name == "repeat" else frozenset()
            table[name] = NumpyCall(f"ndarray.{name}", kind, like, first, positional=1 if name == "byteswap" else 99)
    return table
