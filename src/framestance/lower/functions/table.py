"""The mathematics of kernels, written once for one number and for vectors: what exists, and how a kernel's module gets it.

Each function becomes an LLVM function of the module that uses it. Those without branches are inlined and vectorised with the loop around them. Those
that are only right up to a bound (``far``) come with a vector version of their own, which asks the C library when any number is beyond it.
"""

from __future__ import annotations

from collections.abc import Callable

from ...records import record
from . import error, exponential, logarithm, power, trigonometric
from .number import Number


@record(frozen=True)
class Function:
    """``generate`` writes the code for arguments of one kind. far: kind -> the largest magnitude it is right for; empty: all are."""

    name: str
    generate: Callable[..., Number]
    arity: int = 1
    far: dict[str, float] | None = None


FUNCTIONS = {
    function.name: function
    for function in (
        *(Function(f.__name__, f) for f in (exponential.exp, exponential.exp2, exponential.expm1, exponential.sinh, exponential.cosh, exponential.tanh)),
        *(Function(f.__name__, f) for f in (exponential.one_plus_tanh, exponential.sigmoid, exponential.silu, error.erf, error.erfc, error.gelu, power.cbrt)),
        *(Function(f.__name__, f) for f in (logarithm.log, logarithm.log2, logarithm.log10, logarithm.log1p)),
        *(Function(f.__name__, f) for f in (trigonometric.asin, trigonometric.acos, trigonometric.atan)),
        *(Function(f.__name__, f, far=trigonometric.FAR) for f in (trigonometric.sin, trigonometric.cos, trigonometric.tan)),
        Function("pow", power.pow, 2),
        Function("atan2", trigonometric.atan2, 2),
    )
}
