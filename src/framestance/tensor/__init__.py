"""What the user holds: the Tensor type of the C module, completed with its methods, operators and attributes, and the functions on it."""

from __future__ import annotations

from typing import Any

from .. import _C
from .._C import Tensor as Tensor  # explicitly exported
from ..ops import dtypes
from ..ops.dtypes import dtype, get_default_dtype, set_default_dtype
from ..ops.errors import LinAlgError as LinAlgError  # explicitly exported
from . import attributes, exchange, functions, functions_of_rows, operators
from .functions_of_rows import function as function  # explicitly exported
from .functions_of_rows import lazily as lazily
from .grad import enable_grad, inference_mode, is_grad_enabled, is_inference_mode_enabled, no_grad, set_grad_enabled
from .limits import finfo, iinfo
from .printing import set_printoptions
from .random import Generator, default_generator, get_rng_state, initial_seed, seed, set_rng_state
from .saving import load, save
from .size import MEMORY_FORMATS, STRIDED, Size, device, layout, memory_format
from .threads import get_num_threads, set_num_threads
from .timing import Event, cuda

DEFAULT_DTYPE_WORD = 0  # of the C module's state: guards compare it
DEFAULT_DTYPES = ("float32", "float64", "float16", "bfloat16")  # by the number there


def _complete_type() -> None:
    """Give the C type all that Python gives it."""
    operators.install()
    for table in (functions_of_rows.methods(), attributes.PLAIN_METHODS, attributes.PROPERTIES, attributes.PROTOCOLS):
        for name, attribute in table.items():
            setattr(Tensor, name, attribute)


def _remember_default_dtype(default: dtype) -> None:
    _C.state_set(DEFAULT_DTYPE_WORD, DEFAULT_DTYPES.index(default.name))


_complete_type()
NAMESPACE: dict[str, Any] = {  # what the package offers beside the functions of rows
    **functions.PLAIN,
    **dtypes.DTYPES,
    **dtypes.ALIASES,
    "inf": float("inf"),
    "nan": float("nan"),
    "e": 2.718281828459045,
    "pi": 3.141592653589793,
    "default_generator": default_generator,
    "strided": STRIDED,
    **MEMORY_FORMATS,
    **exchange.FUNCTIONS,
    **{
        f.__name__: f
        for f in (
            Tensor, Size, dtype, device, layout, memory_format, Generator, finfo, iinfo, save, load,
             Event, cuda, get_default_dtype, set_default_dtype, set_printoptions, seed, initial_seed, get_rng_state,
            set_rng_state, set_num_threads, get_num_threads, no_grad, enable_grad, inference_mode, set_grad_enabled, is_grad_enabled, is_inference_mode_enabled,
        )
    },
}  # fmt: skip
dtypes.default_dtype_changed.append(_remember_default_dtype)
_remember_default_dtype(get_default_dtype())
