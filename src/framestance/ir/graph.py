"""The graph: what every room after capture speaks.

A :class:`Graph` is a flat list of typed nodes in program order. A node's type says dtype, shape and element strides, so promotion and broadcasting are
already decided. *Buffers* are memory (inputs, fresh arrays and views of either); each has an alias class, and a ``write`` or
``update`` node changes the contents of one. Reading a buffer means reading it at that position of the list: passes may move a node only
across writes to other alias classes. Which nodes are legal is said by the verifier; how a graph is read by people, by the printer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any

import numpy as np

from ..records import record
from .sizes import ShapeEnv, Size, product, size_key

# op -> what its attrs hold. ``effect`` ops stay, in order, whether or not their result is used.
NODE_OPS: dict[str, tuple[str, ...]] = {
    "input": ("index",),  # a tensor argument of the graph; alias class of its own
    "number": ("value",),  # a 0-d constant of the node's dtype
    "size": ("expr",),  # a size as a 0-d int64 value
    # operands of any broadcastable shape, cast to the compute dtype beforehand. A dialect, "torch" or "numpy", decides on errors here and below
    "elementwise": ("row", "dialect"),
    "cast": ("dialect",),
    "fill": ("value",),  # a fresh buffer filled with a number
    "arange": ("start", "step"),  # a fresh 1-d buffer: start + i * step
    "reduce": ("row", "dims", "keepdim", "dialect"),
    "search": ("row", "dims", "keepdim", "dialect"),  # the int64 place of an extreme element, over one axis or, in C order, over all
    # a matrix, or a batch of them, times (the same batch, as many axes to sum over as ``summed`` says, any axes of columns); equal dtypes
    "matmul": ("summed", "dialect"),
    "copy": (),  # a fresh C-contiguous copy
    "view": ("offset",),  # strided window into inputs[0]: type gives shape and strides, offset in elements from its start
    "write": (),  # inputs (destination buffer, value): value is broadcast and cast already; no result
    # inputs (destination buffer, operands): ``function(destination, *args)`` changes it in place and does not fail; no result
    "update": ("row", "function", "args", "dialect"),
    "extern": ("row", "function", "args", "results", "dialect"),  # an operation run eagerly on arrays; args is a nested tuple with NodeRef for nodes
    "result": ("index",),  # one result of an extern node
    # from here on, where an operation fails and the call is made again uncompiled, ``function(*args)`` takes back an effect that follows; the last one first
    "undo": ("function", "args"),
}
WRITE_OPS = frozenset({"write", "update"})  # change the contents of inputs[0]
EFFECT_OPS = WRITE_OPS | {"undo"}


@record(frozen=True)
class NodeRef:
    """Stands, inside the ``args`` of an extern node, for ``node.inputs[index]``."""

    index: int


@record(frozen=True)
class ObjectRef:
    """Stands, inside the ``args`` of an extern or undo node, for an object of the caller's: ``graph.objects[index]``."""

    index: int


@record(frozen=True)
class TensorType:
    """dtype, shape and strides (in elements) of a node's value."""

    dtype: np.dtype[Any]
    shape: tuple[Size, ...]
    strides: tuple[Size, ...]

    @property
    def key(self) -> tuple[Any, ...]:
        """Hashable identity of the type."""
        return (self.dtype, tuple(map(size_key, self.shape)), tuple(map(size_key, self.strides)))


@record(eq=False)
class Node:
    """One value (or effect). ``alias`` names the memory it lives in when it is a buffer, else None: it is a pure value."""

    op: str
    inputs: tuple[Node, ...]
    type: TensorType
    attrs: dict[str, Any] = field(default_factory=dict)
    alias: int | None = None
    name: str = ""
    effect: bool = False
    location: tuple[str, int] | None = None  # the user's file and line
    undone: bool = False  # of an effect: where a later operation fails, an undo node takes it back

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.type.dtype

    @property
    def shape(self) -> tuple[Size, ...]:
        return self.type.shape

    @property
    def strides(self) -> tuple[Size, ...]:
        """Strides in elements."""
        return self.type.strides

    @property
    def ndim(self) -> int:
        return len(self.type.shape)

    @property
    def size(self) -> Size:
        """Number of elements."""
        return product(self.type.shape)

    def __repr__(self) -> str:
        return f"<{self.name or self.op}: {self.op} {self.dtype}{list(self.shape)}>"


@record(eq=False)
class Graph:
    """Nodes in program order, the tensor inputs, and the values handed out."""

    name: str = "graph"
    nodes: list[Node] = field(default_factory=list)
    inputs: list[Node] = field(default_factory=list)
    outputs: list[Node] = field(default_factory=list)
    output_kinds: list[str] = field(default_factory=list)  # per output: "tensor", "ndarray" or "scalar"; "tensor" where missing
    env: ShapeEnv = field(default_factory=ShapeEnv)
    input_kinds: list[str] = field(default_factory=list)  # per input: "tensor" or "ndarray"
    input_names: list[str] = field(default_factory=list)  # per input: the user's expression for it
    objects: list[str] = field(default_factory=list)  # what externs are given besides tensors: the user's expressions for them
    steps: list[Any] | None = None  # the schedule (see plan.py), once the passes made one
    _aliases: int = 0
    _names: dict[str, int] = field(default_factory=dict)

    def new_alias(self) -> int:
        """A fresh alias class."""
        self._aliases += 1
        return self._aliases

    def add(self, op: str, inputs: Sequence[Node], type: TensorType, *, hint: str = "", alias: int | None = None, effect: bool = False, **attrs: Any) -> Node:
        """Append a node; its name is made from ``hint`` or the op and is unique in the graph."""
        if op not in NODE_OPS:
            raise ValueError(f"op is {op!r}; known ops are {', '.join(NODE_OPS)}")
        stem = hint or op
        number = self._names.get(stem, 0)
        self._names[stem] = number + 1
        node = Node(op, tuple(inputs), type, attrs, alias, stem if number == 0 and op == "input" else f"{stem}_{number}", effect or op in EFFECT_OPS)
        self.nodes.append(node)
        if op == "input":
            self.inputs.append(node)
        return node

    def mark(self) -> tuple[int, ...]:
        """A point to come back to with ``truncate``."""
        return (len(self.nodes), len(self.inputs), len(self.env.symbols), len(self.env.relations), len(self.objects))

    def truncate(self, mark: tuple[int, ...]) -> None:
        """Forget every node, input, symbol, relation and object since ``mark``."""
        nodes, inputs, symbols, relations, objects = mark
        del self.nodes[nodes:], self.inputs[inputs:], self.input_kinds[inputs:], self.input_names[inputs:], self.objects[objects:]
        del self.env.symbols[symbols:], self.env.relations[relations:]
        self.env.numbers = {number for number in self.env.numbers if number < symbols}

    def operations(self) -> int:
        """How many tensor operations the graph does (inputs, constants and views of results of externs do not count)."""
        return sum(node.op not in ("input", "number", "size", "result", "undo") for node in self.nodes)

    def __call__(self, *args: Any) -> tuple[Any, ...]:
        """Run the graph as it is, on Tensors or arrays; the outputs as a tuple. What ``backend="eager"`` does."""
        from .interpret import run

        return run(self, args)

    def __str__(self) -> str:
        from .printer import print_graph

        return print_graph(self)


def contiguous_strides(shape: Sequence[Size]) -> tuple[Size, ...]:
    """Element strides of a C-contiguous array of ``shape``."""
    strides: list[Size] = []
    for axis in range(len(shape)):
        strides.append(product(shape[axis + 1 :]))
    return tuple(strides)
