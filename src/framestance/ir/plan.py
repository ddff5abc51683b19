"""The schedule's vocabulary: the steps that passes make of a graph and that lowering turns into kernels and calls.

A node is *inlined* when every loop that needs it computes it in registers, and *stored* when it gets memory. What can be compiled at all is
said here too, because scheduling and lowering must agree on it.
"""

from __future__ import annotations

from dataclasses import field

import numpy as np

from ..ops.dtypes import HALVES
from ..records import record
from .expression import NUMBA_NAMES, translatable
from .graph import WRITE_OPS, Graph, Node
from .layout import broadcast_strides
from .sizes import Size, size_hint, size_key

LOOP_OPS = frozenset({"number", "size", "elementwise", "cast", "fill", "arange", "copy"})
COMPILED_DTYPES = frozenset(NUMBA_NAMES)
REDUCTIONS = {np.add: "add", np.multiply: "multiply", np.maximum: "maximum", np.minimum: "minimum", np.logical_or: "or", np.logical_and: "and"}
CHEAP = 4  # operations worth repeating rather than going through memory (a load and a store cost about as much)
CHOICES = frozenset({np.maximum, np.minimum})
_SILENT = CHOICES | {np.negative, np.abs, np.floor, np.ceil, np.trunc, np.rint}


@record(eq=False)
class Loop:
    """One loop nest over ``shape``: ``nodes`` in program order, of which ``stored`` get memory and write nodes store into theirs."""

    shape: tuple[Size, ...]
    nodes: list[Node]
    stored: list[Node] = field(default_factory=list)


@record(eq=False)
class Reduce:
    """``node`` reduced over the loop that computes ``nodes`` (its inlined operands), and ``also`` others over the same axes of the same shape."""

    node: Node
    nodes: list[Node]
    also: list[Node] = field(default_factory=list)

    @property
    def reductions(self) -> list[Node]:
        """All of them."""
        return [self.node, *self.also]


@record(eq=False)
class Rows:
    """Reductions and loops over one shape, row by row: each row is gone through several times while it is in the cache.

    A row has the axes ``dims``, over which all reductions run. ``nodes`` are in program order, reductions among them; values are as large as
    ``shape`` or have one element per row. ``dropped`` are those of the latter whose shape lacks the axes ``dims``.
    """

    shape: tuple[Size, ...]
    dims: tuple[int, ...]
    nodes: list[Node]
    stored: list[Node]
    dropped: frozenset[Node]

    @property
    def kept(self) -> tuple[Size, ...]:
        """The sizes of the axes that number the rows."""
        return tuple(size for axis, size in enumerate(self.shape) if axis not in self.dims)

    def strides_of(self, node: Node, dropped: bool) -> tuple[Size, ...]:
        """The strides of ``node`` along the axes of ``shape``, 0 where it repeats; ``dropped`` if its own axes are those of the rows."""
        if not dropped:
            return broadcast_strides(node.type, self.shape)
        strides = iter(broadcast_strides(node.type, self.kept))
        return tuple(0 if axis in self.dims else next(strides) for axis in range(len(self.shape)))

    def read_strides(self, node: Node, operand: Node) -> tuple[Size, ...]:
        """The strides with which ``node`` reads ``operand``. A reduction reads what is as large as ``shape``, whatever becomes of it."""
        return self.strides_of(operand, node in self.dropped and node.op != "reduce")

    def own_strides(self, node: Node) -> tuple[Size, ...]:
        """The strides of a value that is computed here."""
        return self.strides_of(node, node in self.dropped)

    def is_row_value(self, strides: tuple[Size, ...]) -> bool:
        """Whether what is read with these strides is the same all along a row."""
        return all(size_key(strides[axis]) == 0 or size_key(self.shape[axis]) == 1 for axis in self.dims)

    def in_place(self, node: Node, operand: Node) -> bool:
        """Whether ``node`` reads of ``operand``, whose memory is computed here, just the element that is being computed."""
        root, offset = memory_of(operand)
        here, there = self.read_strides(node, operand), self.own_strides(root)
        steps = all(size_key(a) == size_key(b) or size_key(size) == 1 for a, b, size in zip(here, there, self.shape, strict=True))
        return size_key(offset) == 0 and steps


@record(eq=False)
class Search:
    """The place of an extreme element of ``node``'s operand, which is in memory."""

    node: Node


@record(eq=False)
class Matmul:
    """A floating-point product of matrices, with kernels of its own."""

    node: Node


@record(eq=False)
class Call:
    """``node`` computed by NumPy: externs, and operations without a loop of their own."""

    node: Node


@record(eq=False)
class RowBlocks:
    """``steps``, a product among them, which all go over the rows of ``frame``: its last size is their number, those before it are the batch's.

    They run block of rows by block of rows, so that what one leaves for the next stays in the cache. What is ``local`` nobody else needs: it has
    memory for one block.
    """

    frame: tuple[Size, ...]
    steps: list[Loop | Rows | Matmul]
    local: frozenset[Node]


Step = Loop | Reduce | Rows | Search | Matmul | Call | RowBlocks


def nodes_of(step: Step) -> list[Node]:
    """All that a step computes."""
    match step:
        case Loop() | Rows():
            return step.nodes
        case Reduce():
            return [*step.nodes, *step.reductions]
        case RowBlocks():
            return [node for part in step.steps for node in nodes_of(part)]
    return [step.node]


def stored_by(step: Loop | Rows | Matmul | Reduce) -> list[Node]:
    """The fresh values that a step leaves in memory."""
    return step.stored if isinstance(step, Loop | Rows) else step.reductions if isinstance(step, Reduce) else [step.node]


def compilable(node: Node) -> bool:
    """Whether lowering has a loop for ``node``."""
    if node.dtype not in COMPILED_DTYPES or any(x.dtype not in COMPILED_DTYPES for x in node.inputs):
        return False
    if not _computes_halves(node):
        return False
    match node.op:
        case "elementwise":
            body = node.attrs["row"].body
            return body is not None and translatable(body, len(node.inputs), node.inputs[0].dtype, node.dtype)
        case "reduce":
            return node.attrs["row"].ufunc in REDUCTIONS and node.attrs["dtype"] in COMPILED_DTYPES
        case "search":
            return node.inputs[0].dtype.kind in "fiu"
        case "matmul":
            return node.dtype.kind == "f"
        case "write":
            return not repeats(node.inputs[0])
        case "number" | "size" | "cast" | "fill" | "arange" | "copy":
            return True
    return False


def _computes_halves(node: Node) -> bool:
    """Whether nothing but moves and casts of torch's meets half precision: others, and NumPy's casts, of which it may warn, are calls."""
    if node.dtype not in HALVES and all(x.dtype not in HALVES for x in node.inputs):
        return True
    return node.op in LOOP_OPS | {"write"} and node.op != "elementwise" and (node.op != "cast" or node.attrs["dialect"] != "numpy")


def can_fail(node: Node) -> bool:
    """Whether a kernel with ``node`` may report an error: integer division by zero, or for NumPy a float that no integer holds."""
    if node.op == "cast":
        return node.attrs["dialect"] == "numpy" and node.inputs[0].dtype.kind == "f" and node.dtype.kind in "iu"
    return node.op == "elementwise" and node.attrs["row"].can_fail and node.inputs[0].dtype.kind in "iu"


def operation_cost(node: Node) -> int:
    """The cost of ``node`` alone, in additions or so."""
    if node.op != "elementwise":
        return 0
    row = node.attrs["row"]
    return 20 if any(row.ulp.values()) or row.can_fail else 4 if any(mark in row.body for mark in "/(") else 1


def may_warn(node: Node) -> bool:
    """Whether NumPy may warn of ``node``, or raise FloatingPointError: of a division by zero, an overflow, an underflow or an invalid operation.

    Kernels leave these in the processor's floating-point status, as NumPy's loops do. Operations of torch never warn.
    """
    if node.attrs.get("dialect") != "numpy":
        return False
    match node.op:
        case "elementwise":
            row = node.attrs["row"]
            return node.inputs[0].dtype.kind == "f" and not (row.result == "bool" or row.ufunc in _SILENT or row.name == "where")
        case "cast":
            return node.dtype.kind == "f" and node.inputs[0].dtype.kind == "f" and node.dtype.itemsize < node.inputs[0].dtype.itemsize
        case "reduce":
            return node.dtype.kind == "f" and node.attrs["row"].ufunc in (np.add, np.multiply)
        case "matmul":
            return node.dtype.kind == "f"
        case "extern":
            row = node.attrs["row"]
            return bool(row.kind == "contraction" or (node.attrs.get("exact") and (row.can_fail or row.kind != "random")))
    return False


def may_raise(node: Node) -> bool:
    """Whether a run of ``node`` may fail for what its operands hold: a division by zero, an index out of range, a function of the user's."""
    return can_fail(node) or (node.op == "extern" and node.attrs["row"].can_fail)


def rerun_by_numpy(node: Node) -> bool:
    """Whether a run of ``node`` by NumPy itself raises FloatingPointError to have the original code run."""
    return reports(node) and node.attrs["dialect"] == "numpy"


def callers_memory(graph: Graph) -> frozenset[int | None]:
    """The alias classes of the arguments: what is written there, the caller sees."""
    return frozenset(node.alias for node in graph.inputs)


def caller_sees(node: Node, callers: frozenset[int | None]) -> bool:
    """Whether a run of ``node`` has an effect outside the graph that nothing takes back, given :func:`callers_memory`."""
    return node.effect and node.op != "undo" and not node.undone and (node.op not in WRITE_OPS or node.alias in callers)


def reports(node: Node) -> bool:
    """Whether the run of ``node`` may end in "do it again uncompiled", so that nothing visible may have been written before."""
    return can_fail(node) or may_warn(node)


def repeats(node: Node) -> bool:
    """Whether several elements of the view share one place in memory, so that the order of writes would matter."""
    spans = sorted((abs(size_hint(stride)), size_hint(size)) for size, stride in zip(node.shape, node.strides, strict=True) if size_hint(size) > 1)
    reach = 0
    for stride, size in spans:
        if stride <= reach:
            return True
        reach += stride * (size - 1)
    return False


def memory_of(node: Node) -> tuple[Node, Size]:
    """The node whose memory ``node`` lies in, and the offset of its first element there, in elements."""
    offset: Size = 0
    while node.op == "view":
        offset = node.attrs["offset"] + offset
        node = node.inputs[0]
    return node, offset


def access_key(node: Node) -> tuple[object, ...]:
    """Equal for two buffers exactly when they are the same elements in the same arrangement, whatever the sizes turn out to be."""
    root, offset = memory_of(node)
    return (id(root), size_key(offset), tuple(map(size_key, node.shape)), tuple(map(size_key, node.strides)))


def users_of(graph: Graph) -> dict[Node, list[Node]]:
    """Every node's users, in program order."""
    users: dict[Node, list[Node]] = {node: [] for node in graph.nodes}
    for node in graph.nodes:
        for operand in dict.fromkeys(node.inputs):
            users[operand].append(node)
    return users
