"""What each operation means: one table, one row per operation. NumPy is all that is known here; the rooms above derive the rest from the rows."""

from . import casts, contraction, creation, elementwise, indexing, joins, math, mutation, pointwise, promotion, queries, random, reductions, special, views
from .builder import Builder
from .dtypes import dtype
from .eager import EAGER, EAGER_NUMPY, NumpyBuilder
from .mutation import inplace_build, out_build
from .row import (
    FUNCTIONS,
    INPLACE_METHODS,
    METHODS,
    NUMPY_FUNCTIONS,
    NUMPY_METHODS,
    OPERATORS,
    ROWS,
    NotCovered,
    Row,
    operation,
    register,
    register_function,
    row_of,
)

__all__ = [
    "EAGER",
    "EAGER_NUMPY",
    "FUNCTIONS",
    "INPLACE_METHODS",
    "METHODS",
    "NUMPY_FUNCTIONS",
    "NUMPY_METHODS",
    "OPERATORS",
    "ROWS",
    "Builder",
    "NotCovered",
    "NumpyBuilder",
    "Row",
    "casts",
    "contraction",
    "creation",
    "dtype",
    "elementwise",
    "indexing",
    "inplace_build",
    "joins",
    "math",
    "mutation",
    "operation",
    "out_build",
    "pointwise",
    "promotion",
    "queries",
    "random",
    "reductions",
    "register",
    "register_function",
    "row_of",
    "special",
    "views",
]
