"""A graph as runnable Python: the text that logs, reports and tests show.

``exec`` it in :func:`namespace` and call the function with ndarrays (then the free symbols, then the objects): it computes what the graph computes.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..ops.dtypes import BFLOAT16
from ..ops.eager import EAGER, updated
from .binding import derivable_symbols, free_symbols
from .graph import WRITE_OPS, Graph, Node, NodeRef, ObjectRef
from .sizes import Size


def print_graph(graph: Graph) -> str:
    """The graph as the source of one function: a line per node, with dtype and shape as comments."""
    derivable = derivable_symbols(graph)
    parameters = [node.name for node in graph.inputs] + [f"s{number}" for number in free_symbols(graph)]
    parameters += [f"object{index}" for index in range(len(graph.objects))]
    lines = [f"def {graph.name}({', '.join(parameters)}):"]
    body: list[tuple[str, str]] = []
    for index, node in enumerate(graph.inputs):
        expression = graph.input_names[index] if index < len(graph.input_names) else node.name
        lines.append(f"    # {node.name}: {type_text(node)}" + (f" = {expression}" if expression != node.name else ""))
    lines.extend(f"    # object{index} = {expression}" for index, expression in enumerate(graph.objects))
    for number, (index, axis) in derivable.items():
        body.append((f"s{number} = {graph.inputs[index].name}.shape[{axis}]", ""))
    for node in graph.nodes:
        if node.op == "input":
            continue
        body.append(_statement(node))
    lines.extend(f"    {code}" + (f"  # {comment}" if comment else "") for code, comment in body)
    for relation in graph.env.relations:
        lines.insert(1, f"    # valid while {relation}")
    results = "".join(f"{node.name}, " for node in graph.outputs)
    lines.append(f"    return ({results.rstrip()})" if results else "    return ()")
    return "\n".join(lines) + "\n"


def print_node(node: Node) -> str:
    """The line of the graph's text that computes ``node``, which is no input."""
    code, comment = _statement(node)
    return f"{code}  # {comment}" if comment else code


def _statement(node: Node) -> tuple[str, str]:
    """The code, and what it gives as a comment."""
    text = _PRINT[node.op](node)
    if node.op == "undo":
        return f"# {text}: where a later operation fails", ""
    if node.op in WRITE_OPS:
        return text, type_text(node)
    return f"{node.name} = {text}", "" if node.op == "extern" else type_text(node)


def namespace(graph: Graph) -> dict[str, Any]:
    """The names that the printed text uses besides builtins: ``np``, ``bfloat16``, ``ufuncs`` by row name, ``calls`` by node name, ``view``."""
    rows = {node.attrs["row"].name: node.attrs["row"] for node in graph.nodes if "row" in node.attrs}
    return {
        "np": np,
        "bfloat16": BFLOAT16,
        "ufuncs": {name: row.ufunc for name, row in rows.items()},
        "calls": {node.name: _as_tuple(node.attrs["function"]) for node in graph.nodes if node.op == "extern"}
        | {node.name: _update(node.attrs["function"]) for node in graph.nodes if node.op == "update"},
        "view": EAGER.view,
        "inf": np.inf,
        "nan": np.nan,
    }


def _as_tuple(function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*args: Any) -> tuple[Any, ...]:
        made = function(*args)
        return tuple(map(np.asarray, made)) if isinstance(made, tuple) else (np.asarray(made),)

    return call


def _update(function: Callable[..., None]) -> Callable[..., None]:
    return lambda target, *args: updated(function, target, args)


def type_text(node: Node) -> str:
    """dtype, shape and, of a buffer, which memory."""
    place = "" if node.alias is None or node.op in WRITE_OPS else f", memory {node.alias}"
    return f"{_dtype_text(node.dtype)}{_tuple(node.shape)}{place}"


_dtype_text = functools.cache(str)  # which takes NumPy 5 us, half of a line's time


def _tuple(sizes: Sequence[Size]) -> str:
    return "(" + ", ".join(map(str, sizes)) + ("," if len(sizes) == 1 else "") + ")"


def _ufunc(node: Node) -> str:
    row = node.attrs["row"]
    name = getattr(row.ufunc, "__name__", "")
    return f"np.{name}" if isinstance(row.ufunc, np.ufunc) and getattr(np, name, None) is row.ufunc else f"ufuncs[{row.name!r}]"


def _dtype(dtype: np.dtype[Any]) -> str:
    return "bfloat16" if dtype == BFLOAT16 else f"np.{dtype.type.__name__}"


def _number(node: Node) -> str:
    return f"np.asarray({node.attrs['value'].item()!r}, {_dtype(node.dtype)})"


def _elementwise(node: Node) -> str:
    return f"np.asarray({_ufunc(node)}({', '.join(x.name for x in node.inputs)}))"


def _reduce(node: Node) -> str:
    a = node.attrs
    order = "" if a["dialect"] == "numpy" else ", order='C'"
    called = f"{_ufunc(node)}.reduce({node.inputs[0].name}, axis={a['dims']}, dtype={_dtype(a['dtype'])}, keepdims={a['keepdim']})"
    return f"np.asarray({called}{order})"


def _search(node: Node) -> str:
    dims, operand = node.attrs["dims"], node.inputs[0]
    axis = None if len(dims) == operand.ndim else dims[0]
    return f"np.asarray(np.{node.attrs['row'].name}({operand.name}, axis={axis}, keepdims={node.attrs['keepdim']}))"


def _arange(node: Node) -> str:
    start, step = node.attrs["start"], node.attrs["step"]
    exact = "np.float64" if isinstance(start, float) or isinstance(step, float) else "np.int64"
    return f"(np.arange({node.shape[0]}, dtype={exact}) * {step} + {start}).astype({_dtype(node.dtype)})"


def _view(node: Node) -> str:
    return f"view({node.inputs[0].name}, {_tuple(node.shape)}, {_tuple(node.strides)}, {node.attrs['offset']})"


def _extern(node: Node) -> str:
    def refer(x: Any) -> str:
        if isinstance(x, NodeRef):
            return node.inputs[x.index].name
        if isinstance(x, ObjectRef):
            return f"object{x.index}"
        if isinstance(x, tuple):
            return "(" + ", ".join(map(refer, x)) + ("," if len(x) == 1 else "") + ")"
        if isinstance(x, np.dtype):
            return "bfloat16" if x == BFLOAT16 else f"np.dtype({x.str!r})"
        return repr(x)

    called = node.attrs["function"].__name__ if node.op == "undo" else f"calls[{node.name!r}]"
    return f"{called}({', '.join(map(refer, node.attrs['args']))})"


def _matmul(node: Node) -> str:
    a, b = node.inputs
    joined = "" if b.ndim == a.ndim else f".reshape({_tuple((*b.shape[: a.ndim - 2], a.shape[-1], node.shape[-1]))})"
    return f"np.matmul({a.name}, {b.name}{joined}, order='C')"


_PRINT: dict[str, Callable[[Node], str]] = {
    "number": _number,
    "size": lambda node: f"np.asarray({node.attrs['expr']}, np.int64)",
    "elementwise": _elementwise,
    "cast": lambda node: f"{node.inputs[0].name}.astype({_dtype(node.dtype)})",
    "fill": lambda node: f"np.full({_tuple(node.shape)}, {node.attrs['value'].item()!r}, {_dtype(node.dtype)})",
    "arange": _arange,
    "reduce": _reduce,
    "search": _search,
    "matmul": _matmul,
    "copy": lambda node: f"{node.inputs[0].name}.copy(order='C')",
    "view": _view,
    "write": lambda node: f"np.copyto({node.inputs[0].name}, {node.inputs[1].name}, casting='unsafe')",
    "update": _extern,
    "extern": _extern,
    "undo": _extern,
    "result": lambda node: f"{node.inputs[0].name}[{node.attrs['index']}]",
}
