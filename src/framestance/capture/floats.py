"""Python floats that are another one at each call: arithmetic with them is done by the graph, in float64 and without dimensions, as Python does it.

Only what cannot raise is: sums, differences, products, and quotients by a number that is not 0. What asks for the value itself runs uncompiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard

import numpy as np

from ..ops.dtypes import RuntimeFloat
from ..ops.registers import ROWS
from .values import ChangingValue, Constant, SizeValue, Value

if TYPE_CHECKING:
    from ..ir.graph import Graph, Node
    from .executor import Executor

_FLOAT64 = np.dtype(np.float64)
_ROWS = {"add": ROWS["add"], "sub": ROWS["sub"], "mul": ROWS["mul"], "truediv": ROWS["true_divide"], "neg": ROWS["neg"]}


def _node_of(ex: Executor, value: ChangingValue) -> Node:
    """The graph's node for a float of run time; one from outside becomes an input of the graph."""
    if value.node is None:
        assert value.source is not None and value.kind is float
        node = ex.builders["torch"].input(_FLOAT64, (), (), kind="number", name=value.source.text)
        ex.input_sources[id(node)] = value.source
        ex.keep(value, "node")
        value.node = node
        ex.by_node[id(node)] = value
    return value.node


def arithmetic(ex: Executor, name: str, *operands: Value) -> Value | None:
    """``left name right``, or ``name value``, where a float of run time takes part; None where it is not covered."""
    if name not in _ROWS or not any(map(is_changing, operands)):
        return None
    numbers = [_number(ex, x) for x in operands]
    if any(x is None for x in numbers) or (name == "truediv" and not (isinstance(numbers[1], float) and numbers[1])):
        return None
    node = ex.builders["torch"].elementwise(_ROWS[name], _FLOAT64, numbers)
    return ChangingValue(float, node=node)


def is_changing(value: Value) -> TypeGuard[ChangingValue]:
    """Whether ``value`` is a float of run time."""
    return isinstance(value, ChangingValue) and value.kind is float


def is_number(value: Value) -> bool:
    """Whether tensor operations take ``value`` as a number."""
    return is_changing(value) or (isinstance(value, Constant) and isinstance(value.value, bool | int | float))


def as_number(ex: Executor, value: ChangingValue) -> RuntimeFloat:
    """A float of run time as operations take it."""
    return RuntimeFloat(_node_of(ex, value))


def worth_compiling(graph: Graph) -> bool:
    """Whether the graph has operations on tensors: with floats alone Python is as fast."""
    if "number" not in graph.input_kinds:
        return graph.operations() > 0
    scalars: set[Node] = set()
    for node in graph.nodes:
        alone = node.op in ("number", "size") or (node.op == "input" and graph.input_kinds[node.attrs["index"]] == "number")
        if alone or (node.inputs and scalars.issuperset(node.inputs)):
            scalars.add(node)
        elif node.op != "input":
            return True
    return False


def _number(ex: Executor, value: Value) -> Any:
    if isinstance(value, SizeValue):
        return value.size
    if is_changing(value):
        return as_number(ex, value)
    if isinstance(value, Constant) and is_number(value):
        try:
            return float(value.value)
        except OverflowError:
            return None
    return None
