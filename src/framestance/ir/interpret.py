"""The reference interpreter: a graph run node by node with NumPy. Every compiled result is held against it.

It follows the program order to the letter, so it needs no alias analysis. It works for any sizes the graph is valid for.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided

from ..ops.eager import EAGER, EAGER_NUMPY, NumpyBuilder, loudly, quietly, updated
from .binding import bind_symbols, evaluate, evaluate_all
from .graph import Graph, Node, NodeRef, ObjectRef
from .plan import rerun_by_numpy
from .sizes import SizeExpr

Array = np.ndarray[Any, Any]


def run(graph: Graph, args: Sequence[Any]) -> tuple[Any, ...]:
    """The graph's outputs for ``args``: its tensors (Tensor or ndarray), the integers of :func:`~framestance.ir.binding.free_symbols`, its objects.

    Outputs are Tensors, ndarrays or NumPy scalars as ``graph.output_kinds`` says; an output that is an input is that very object.
    Errors: TypeError for a wrong number of arguments; whatever the operations raise, after undo nodes took back what the caller could have seen.
    """
    count, end = len(graph.inputs), len(args) - len(graph.objects)
    arrays = [as_array(x) for x in args[:count]]
    if len(arrays) != count:
        raise TypeError(f"the graph takes {count} tensors, got {len(arrays)} arguments [L004]")
    symbols: dict[Any, Any] = dict(bind_symbols(graph, arrays, args[count:end]))
    symbols.update((ObjectRef(index), x) for index, x in enumerate(args[end:]))
    values = _compute_all(graph, arrays, symbols)
    tensor_type = _tensor_type or _type_of_tensors(args[:count])
    wrapped: dict[int, Any] = {}  # the same node twice is the same object twice
    for index, node in enumerate(graph.outputs):
        if id(node) not in wrapped:
            kind = graph.output_kinds[index] if index < len(graph.output_kinds) else "tensor"
            wrapped[id(node)] = args[node.attrs["index"]] if node.op == "input" else wrap(values[node], kind, tensor_type)
    return tuple(wrapped[id(node)] for node in graph.outputs)


def _compute_all(graph: Graph, arrays: Sequence[Array], symbols: Mapping[Any, Any]) -> dict[Node, Any]:
    values: dict[Node, Any] = {}
    undone: list[Callable[[], Any]] = []
    try:
        for node in graph.nodes:
            values[node] = arrays[node.attrs["index"]] if node.op == "input" else compute(node, [values[x] for x in node.inputs], symbols)
            if node.op == "undo":
                undone.append(values[node])
    except MemoryError:
        raise
    except Exception:
        for undo in reversed(undone):
            undo()
        raise
    return values


def as_array(x: Any) -> Array:
    """The ndarray inside a Tensor, the array itself, or a float as an array."""
    if isinstance(x, np.ndarray):
        return x
    if type(x) is float:
        return np.asarray(x)
    array: Array = x._array
    return array


def wrap(array: Array, kind: str, tensor_type: Callable[[Array], Any] | None) -> Any:
    """An output as the user sees it."""
    if kind == "tensor" and tensor_type is not None:
        return tensor_type(array)
    return array[()] if kind == "scalar" else array


def set_tensor_type(make: Callable[[Array], Any]) -> None:
    """Say what makes a Tensor of an array. Whoever knows tensors and graphs calls this; graphs with tensor inputs learn it from those."""
    global _tensor_type
    _tensor_type = make


_tensor_type: Callable[[Array], Any] | None = None


def _type_of_tensors(args: Sequence[Any]) -> Callable[[Array], Any] | None:
    """The Tensor class itself, not a subclass of it, found by its ``_array``."""
    for x in args:
        for base in type(x).__mro__:
            if "_array" in vars(base):
                return base
    return None


def compute(node: Node, inputs: Sequence[Any], symbols: Mapping[Any, Any]) -> Any:
    """The value of one node, given the arrays of its inputs, the sizes, and objects by their ObjectRef. Results lie in memory as the node's type says."""
    result = _COMPUTE[node.op](node, inputs, symbols)
    if isinstance(result, np.ndarray) and node.op not in ("view", "result"):
        return _laid_out(result, node, symbols)
    return result


def _laid_out(array: Array, node: Node, symbols: Mapping[int, int]) -> Array:
    """``array`` with the strides of the node's type, copied if it has others: views made later rely on them."""
    strides = tuple(s * array.itemsize for s in evaluate_all(node.strides, symbols))
    if array.size == 0 or all(n == 1 or a == b for n, a, b in zip(array.shape, array.strides, strides, strict=True)):
        return array
    extent = 1 + sum((n - 1) * s // array.itemsize for n, s in zip(array.shape, strides, strict=True))
    placed = as_strided(np.empty(extent, array.dtype), array.shape, strides)
    placed[...] = array
    return placed


def _number(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    return np.asarray(node.attrs["value"], node.dtype)


def _size(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    return np.asarray(evaluate(node.attrs["expr"], symbols), node.dtype)


def _elementwise(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    return elementwise(node)(*inputs)


def elementwise(node: Node) -> Callable[..., Array]:
    """The function of arrays that an elementwise node is."""
    row, compute, (builder, call) = node.attrs["row"], node.inputs[0].dtype, manner(node)
    return lambda *operands: call(builder.elementwise, row, compute, operands)


def manner(node: Node) -> tuple[NumpyBuilder, Callable[..., Any]]:
    """The builder that runs ``node`` on arrays, and how to call its methods: what NumPy might warn of raises FloatingPointError, the rest is silent."""
    return (EAGER_NUMPY, loudly) if rerun_by_numpy(node) else (EAGER, quietly)


def _cast(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    builder, call = manner(node)
    return call(builder.cast, inputs[0], node.dtype)


def _fill(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    return np.full(evaluate_all(node.shape, symbols), node.attrs["value"], node.dtype)


def _arange(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    start, step = (evaluate(x, symbols) if isinstance(x, SizeExpr) else x for x in (node.attrs["start"], node.attrs["step"]))
    return EAGER.arange(start, step, evaluate(node.shape[0], symbols), node.dtype)


def _reduce(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    builder, call = manner(node)
    return call(builder.reduce, node.attrs["row"], inputs[0], node.attrs["dims"], node.attrs["keepdim"], node.attrs["dtype"])


def _search(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    builder, call = manner(node)
    return call(builder.search, node.attrs["row"], inputs[0], node.attrs["dims"], node.attrs["keepdim"])


def _matmul(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    builder, call = manner(node)
    return call(builder.matmul, inputs[0], inputs[1], node.attrs["summed"])


def _copy(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    return inputs[0].copy(order="C")


def _view(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    return EAGER.view(inputs[0], evaluate_all(node.shape, symbols), evaluate_all(node.strides, symbols), evaluate(node.attrs["offset"], symbols))


def _write(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    quietly(np.copyto, inputs[0], inputs[1], casting="unsafe")


def _update(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    target, *args = _arguments(node, inputs, symbols)
    quietly(updated, node.attrs["function"], target, tuple(args))


def _extern(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    return fresh_results(node, _arguments(node, inputs, symbols))


def _undo(node: Node, inputs: Sequence[Any], symbols: Mapping[Any, Any]) -> Callable[[], Any]:
    return functools.partial(node.attrs["function"], *_arguments(node, inputs, symbols))


def _arguments(node: Node, inputs: Sequence[Any], symbols: Mapping[Any, Any]) -> tuple[Any, ...]:
    """What the function of an extern, update or undo node is called with."""

    def refer(x: Any) -> Any:
        if isinstance(x, NodeRef):
            return inputs[x.index]
        if isinstance(x, SizeExpr):
            return evaluate(x, symbols)
        if isinstance(x, ObjectRef):
            return symbols[x]
        return tuple(map(refer, x)) if isinstance(x, tuple) else x

    found: tuple[Any, ...] = refer(node.attrs["args"])
    return found


def fresh_results(node: Node, args: tuple[Any, ...]) -> tuple[Array, ...]:
    """Call an extern node's function; every result is C-contiguous memory of its own with the promised dtype, or just what an exact function gave.

    Errors: RuntimeError when the function returns another number of results or another rank than promised.
    """
    name, types = node.attrs["row"].name, node.attrs["results"]
    made = manner(node)[1](node.attrs["function"], *args)
    results = made if isinstance(made, tuple) else (made,) if types else ()
    if len(results) != len(types):
        raise RuntimeError(f"{name} returned {len(results)} results, {len(types)} were promised")
    if node.attrs.get("exact"):
        return results
    own: list[Array] = []
    for result, type_ in zip(results, types, strict=True):
        array, dtype, rank = np.asarray(result), type_.dtype, len(type_.shape)
        if array.ndim != rank:
            raise RuntimeError(f"{name} returned an array of rank {array.ndim}, rank {rank} was promised")
        fresh = array.dtype == dtype and array.flags.c_contiguous and array.base is None and not any(array is x for x in args)
        own.append(array if fresh else np.array(array, dtype, order="C"))
    return tuple(own)


def _result(node: Node, inputs: Sequence[Any], symbols: Mapping[int, int]) -> Any:
    return inputs[0][node.attrs["index"]]


_COMPUTE: dict[str, Callable[[Node, Sequence[Any], Mapping[int, int]], Any]] = {
    "number": _number,
    "size": _size,
    "elementwise": _elementwise,
    "cast": _cast,
    "fill": _fill,
    "arange": _arange,
    "reduce": _reduce,
    "search": _search,
    "matmul": _matmul,
    "copy": _copy,
    "view": _view,
    "write": _write,
    "update": _update,
    "extern": _extern,
    "result": _result,
    "undo": _undo,
}
