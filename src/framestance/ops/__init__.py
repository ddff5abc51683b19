"""What each operation means: one table, one row per operation. NumPy is all that is known here; the rooms above derive the rest from the rows.

A module of rows is imported when one of its rows is first asked for: see registers.py."""

from .builder import Builder
from .dtypes import dtype
from .eager import EAGER, EAGER_NUMPY, NumpyBuilder
from .mutation import inplace_build, out_build
from .registers import FUNCTIONS, INPLACE_METHODS, METHODS, NUMPY_METHODS, OPERATORS, ROWS, register, register_function, row_of
from .row import NotCovered, Row, operation

__all__ = [
    "EAGER",
    "EAGER_NUMPY",
    "FUNCTIONS",
    "INPLACE_METHODS",
    "METHODS",
    "NUMPY_METHODS",
    "OPERATORS",
    "ROWS",
    "Builder",
    "NotCovered",
    "NumpyBuilder",
    "Row",
    "dtype",
    "inplace_build",
    "operation",
    "out_build",
    "register",
    "register_function",
    "row_of",
]
