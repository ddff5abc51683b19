"""The compute dtype of elementwise rows: which rule a row follows, per dialect, and which dtypes it refuses."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from . import dtypes
from .row import NotCovered, Operand, Row, Value, operation

Rule = Callable[[Any, Sequence[Any]], np.dtype[Any]]


def promoted(builder: Any, operands: Sequence[Any]) -> np.dtype[Any]:
    """The operands' common dtype."""
    first = operands[0]
    if len(operands) == 1 and builder.is_value(first):
        found: np.dtype[Any] = first.dtype
        return found
    return dtypes.torch_promote(builder, operands)


def floating(builder: Any, operands: Sequence[Any]) -> np.dtype[Any]:
    """The operands' common dtype; for integers and bools the default dtype."""
    found = promoted(builder, operands)
    return found if found.kind in "fc" else dtypes.get_default_dtype().numpy


def _numpy_loop(row: Row, builder: Any, operands: Sequence[Any]) -> np.dtype[Any]:
    """The dtype of the loop that NumPy's ufunc would choose.

    Errors: NotCovered when operands or result have several dtypes, or one that kernels do not know; TypeError as the ufunc raises it.
    """
    ufunc: Any = row.numpy[0]
    kinds: list[Any] = []
    for x in operands:
        floats = type(x) in (float, dtypes.RuntimeFloat)
        weak = floats or type(x) is int or hasattr(x, "hint")
        kinds.append(x.dtype if builder.is_value(x) else (float if floats else int) if weak else np.dtype(type(x)))
    resolved = ufunc.resolve_dtypes((*kinds, *([None] * ufunc.nout)))
    compute, result = resolved[0], resolved[-1]
    if any(d != compute for d in resolved[: ufunc.nin]) or result != dtypes.result_dtype(row.result, compute):
        raise NotCovered(f"{row.name} of {', '.join(map(str, kinds))}")
    if compute not in dtypes._BY_NUMPY or compute.kind == "c" or (compute.itemsize == 2 and compute.kind == "f"):
        raise NotCovered(f"{row.name} in {compute}")
    for x in operands:
        if type(x) is int and compute.kind in "iu" and not np.iinfo(compute).min <= x <= np.iinfo(compute).max:
            raise NotCovered(f"{row.name} with the number {x} beside {compute}")
    chosen: np.dtype[Any] = np.dtype(compute)
    return chosen


def compute_dtype(row: Row, builder: Any, operands: Sequence[Any], rule: Rule, refused: str = "") -> np.dtype[Any]:
    """The compute dtype by the dialect's rule.

    refused: kinds of dtype (letters of ``np.dtype.kind``) that torch does not implement.
    Errors: NotImplementedError for a refused dtype; TypeError when no operand is a tensor.
    """
    if builder.dialect == "numpy":
        if not row.numpy:
            raise NotCovered(f"{row.name} has no NumPy function")
        return _numpy_loop(row, builder, operands)
    found = rule(builder, operands)
    if found.kind in refused or (found.kind == "c" and not row.takes_complex):
        raise NotImplementedError(f"\"{row.name}_cpu\" not implemented for '{dtypes.label(found)}'")
    return found


def require_value(row: Row, builder: Any, operands: Sequence[Any]) -> None:
    """Errors: TypeError when none of the operands is a tensor."""
    for x in operands:
        if builder.is_value(x):
            return
    raise row.wrong_argument("input", 1, operands[0])


def in_single(build: Callable[..., Any]) -> Callable[..., Any]:
    """For a row of several steps: of half precision they are computed in float32, and only the result is rounded. A ``dtype`` that is asked for counts."""
    code = build.__code__
    position = code.co_varnames[2 : code.co_argcount].index("dtype") if "dtype" in code.co_varnames[: code.co_argcount] else None

    @functools.wraps(build)
    def computed(builder: Any, input: Any, *args: Any) -> Any:
        own = position is None or position >= len(args) or args[position] is None
        if own and builder.dialect == "torch" and input.dtype in dtypes.HALVES:
            return builder.cast(build(builder, builder.cast(input, dtypes.FLOAT32), *args), input.dtype)
        return build(builder, input, *args)

    return computed


def unary(
    name: str,
    ufunc: Callable[..., Any],
    body: str | None,
    doc: str,
    *,
    rule: Rule = promoted,
    refused: str = "",
    constants: tuple[float, ...] = (),
    **fields: Any,
) -> Row:
    """A row of one tensor. ``constants`` follow it as operands {1}, {2}, ..., so that they have the compute dtype."""

    def build(builder: Any, input: Value) -> Any:
        operands = (input, *constants)
        return builder.elementwise(row, compute_dtype(row, builder, (input,), rule, refused), operands)

    build.__doc__ = doc
    fields = {"inplace": fields.get("result") != "bool", "out": True, **fields}
    row = operation("elementwise", name=name, ufunc=ufunc, body=body, **fields)(build)
    return row


def binary(
    name: str,
    ufunc: Callable[..., Any],
    body: str | None,
    doc: str,
    *,
    rule: Rule = promoted,
    refused: str = "",
    numbers: bool = True,
    **fields: Any,
) -> Row:
    """A row of two tensors, one of which may be a number (where ``numbers``; NumPy's functions take them in any case)."""

    def build(builder: Any, input: Operand, other: Operand) -> Any:
        require_value(row, builder, (input, other))
        if not numbers and builder.dialect == "torch":
            for position, x in enumerate((input, other), 1):
                if not builder.is_value(x):
                    raise row.wrong_argument(("input", "other")[position - 1], position, x)
        return builder.elementwise(row, compute_dtype(row, builder, (input, other), rule, refused), (input, other))

    build.__doc__ = doc
    fields = {"inplace": True, "out": True, **fields}
    row = operation("elementwise", name=name, ufunc=ufunc, body=body, **fields)(build)
    return row
