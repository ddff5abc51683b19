"""Functions that the user allows in the graph: one node, not looked into. What comes back is learnt by calling the function once on the values of the capture.

The user's promise is that the function depends on its arguments' values alone and changes
nothing. Each run checks that the results have the shapes and dtypes that were learnt.
"""

from __future__ import annotations

import inspect
import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from .. import _C
from ..ir.graph import WRITE_OPS, Node
from ..ir.interpret import run
from ..ops.row import Row
from . import memory, tensors
from .breaks import GraphBreak
from .values import Constant, FunctionValue, ListValue, TensorValue, TupleValue, Value

if TYPE_CHECKING:
    from .executor import Executor

# Such a call may raise, and nothing visible may come before it.
_ROW = Row("allowed", "index", inspect.Signature, build=lambda builder: None, doc="A function allowed in the graph.", function=False, can_fail=True)


class _Call:
    """What the extern step calls: tensors in, tensors out, of the promised types."""

    def __init__(self, function: Any, count: int, names: tuple[str, ...], results: Sequence[tuple[Any, Any]], single: bool) -> None:
        self.reference = weakref.ref(function)
        self.name = function.__qualname__
        self.count, self.names, self.results, self.single = count, names, results, single

    def __call__(self, *values: Any) -> Any:
        function = self.reference()
        assert function is not None, "guarded by identity"
        wrapped = [wrap(v) for v in values]
        found = function(*wrapped[: self.count], **dict(zip(self.names, wrapped[self.count :], strict=True)))
        arrays = [x._array for x in ((found,) if self.single else found)]
        for array, (shape, dtype) in zip(arrays, self.results, strict=True):
            if array.dtype != dtype or len(array.shape) != len(shape) or any(isinstance(b, int) and a != b for a, b in zip(array.shape, shape, strict=True)):
                raise RuntimeError(
                    f"{self.name} is allowed in graphs and returned {array.dtype}{list(array.shape)}, not {dtype}{list(shape)} as when it was captured"
                )
        return arrays[0] if len(arrays) == 1 else tuple(arrays)


def wrap(value: Any) -> Any:
    """Arrays of the graph as the tensors that the function expects, in containers too."""
    if isinstance(value, np.ndarray):
        return _C.wrap(value)
    return tuple(wrap(v) for v in value) if isinstance(value, tuple) else value


def call_allowed(ex: Executor, function: FunctionValue, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """The call as one node. Results must be a tensor or a tuple or list of tensors, in C order."""
    obj, source = function.obj, function.source
    if obj is None or source is None or ex.graph.env.symbols:
        raise GraphBreak("B001", f"{function.qualname} is allowed in graphs, but not where sizes are symbolic or the function is made inside")
    ex.guards.check("IS", source, obj, False, expected=obj.__qualname__)
    given = [_argument(ex, v) for v in (*args, *kwargs.values())]
    found = _try(ex, obj, given, len(args), tuple(kwargs))
    single = isinstance(found, _C.Tensor)
    results = [found] if single else list(found) if isinstance(found, tuple | list) else []
    if not results or not all(type(x) is _C.Tensor and x._array.flags.c_contiguous for x in results):
        raise GraphBreak("B001", f"{function.qualname} is allowed in graphs and returned something else than tensors in C order")
    specs = [(x._array.shape, x._array.dtype) for x in results]
    builder = ex.builders["torch"]
    nodes = builder.extern(_ROW, _Call(obj, len(args), tuple(kwargs), specs, single), tuple(given), specs)
    values = [tensors.from_builder(ex, node, "tensor") for node in nodes]
    return values[0] if single else TupleValue(tuple(values)) if isinstance(found, tuple) else ListValue(values)


def _argument(ex: Executor, value: Value) -> Any:
    seen = ex.look(value)
    if isinstance(seen, TensorValue) and seen.kind == "tensor":
        return tensors.node_of(ex, seen)
    if isinstance(seen, Constant):
        return seen.value
    if isinstance(seen, TupleValue) and seen.cls is tuple:
        return tuple(_argument(ex, v) for v in seen.items)
    raise GraphBreak("B009", f"a {seen.type_name()} as argument of a function that is allowed in graphs")


def _live_array(ex: Executor, node: Node) -> np.ndarray[Any, Any]:
    """The array behind an input of the graph."""
    value = ex.by_node[id(node)]
    assert isinstance(value, TensorValue)
    found: np.ndarray[Any, Any] = value.obj._array if value.kind == "tensor" else value.obj
    return found


def _try(ex: Executor, obj: Any, given: list[Any], count: int, names: tuple[str, ...]) -> Any:
    """Call the function on the values its arguments have in this call."""
    needed: list[Node] = []

    def collect(x: Any) -> None:
        if isinstance(x, Node):
            needed.append(x)
        elif isinstance(x, tuple):
            for part in x:
                collect(part)

    collect(tuple(given))
    if memory.any_overlap(ex):
        raise GraphBreak("B005", "a function that is allowed in graphs is tried on copies, and some of the arguments share memory", "pass clones of them")
    if any(node.effect and node.op not in WRITE_OPS for node in ex.graph.nodes):
        raise GraphBreak("B005", "a function that is allowed in graphs is tried, and random numbers were drawn before it")
    graph = ex.graph
    kept = graph.outputs, graph.output_kinds
    graph.outputs, graph.output_kinds = needed, ["tensor"] * len(needed)
    try:
        inputs = [_live_array(ex, node).copy(order="K") for node in graph.inputs]
        values = dict(zip(map(id, needed), run(graph, [_C.wrap(a) for a in inputs]), strict=True))
    finally:
        graph.outputs, graph.output_kinds = kept

    def real(x: Any) -> Any:
        if isinstance(x, Node):
            return values[id(x)]
        return tuple(map(real, x)) if isinstance(x, tuple) else x

    actual = [real(x) for x in given]
    try:
        return obj(*actual[:count], **dict(zip(names, actual[count:], strict=True)))
    except Exception as error:  # whatever it raises, the uncompiled code raises again
        raise GraphBreak("B007", f"{type(error).__name__}: {error}") from None


def is_users_call(function: Any) -> bool:
    """Whether what an extern step calls is a function that a user allowed in the graph."""
    return isinstance(function, _Call)
