"""Elementwise groups: one loop nest that loads, computes and stores, element by element, in program order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..ir.graph import Node
from ..ir.plan import CHOICES, Loop, access_key, memory_of
from ..ir.sizes import product, size_hint
from .nest import Access, Axis, aligned, axes_of, collapsed, ordered, single
from .source import Kernel, Pointers, Writer, compute

AccessKey = tuple[object, ...]
SHORT = (4, 8)  # elements of rows that are copied without a loop: its setting up takes longer than such a row
_SLOW = 0.4  # nanoseconds of one mathematical function


class Body:
    """The element being computed: what was loaded, computed or stored so far, and the text that does the rest."""

    def __init__(self, writer: Writer, group: Loop, numbers: dict[AccessKey, int], element: Callable[[int], str], index: str = "0") -> None:
        self.writer, self.group, self.numbers, self.element, self.index = writer, group, numbers, element, index
        self.registers: dict[Node, str] = {}
        self.memory: dict[AccessKey, str] = {}  # access key -> variable that holds its present contents

    def hoist(self, pointers: Pointers, strides: list[str]) -> None:
        """Load before the innermost loop what does not move along it and is not written."""
        written = set(map(access_key, targets_of(self.group)))
        for key, number in self.numbers.items():
            if strides[number] == "0" and key not in written:
                name = self.writer.name("h")
                self.writer.emit(f"{name} = {pointers.names[number]}[0]")
                self.memory[key] = name

    def value(self, operand: Node) -> str:
        """The variable with ``operand``, loaded now if need be. Memory may have been written since it was computed, so it is asked first."""
        if operand in self.registers and operand.alias is None:
            return self.registers[operand]
        key = access_key(operand)
        if key not in self.memory:
            name = self.writer.name("x")
            self.writer.emit(f"{name} = {self.element(self.numbers[key])}")
            self.memory[key] = name
        return self.memory[key]

    def statements(self) -> None:
        """All nodes of the group, in order."""
        hidden = hidden_numbers(self.group.nodes)
        for node in self.group.nodes:
            if node in hidden:
                self.registers[node] = self.writer.hidden(node.attrs["value"], node.dtype)
                continue
            if node.op == "write":
                self._store(node.inputs[0], self.value(node.inputs[1]))
                continue
            operands = [self.value(x) for x in node.inputs]
            name = self.writer.name("v")
            self.writer.emit(f"{name} = {compute(self.writer, node, operands, self.index)}")
            self.registers[node] = name
            if node in self.group.stored:
                self._store(node, name)

    def _store(self, target: Node, value: str) -> None:
        key = access_key(target)
        self.writer.emit(f"{self.element(self.numbers[key])} = {value}")
        self.memory[key] = value


def hidden_numbers(nodes: Sequence[Node]) -> set[Node]:
    """Constants among which an operation chooses of which NumPy's later operations may warn: LLVM must not compute with the choices beforehand."""
    return {x for node in nodes if _chooses_for_numpy(node) for x in node.inputs if x.op == "number" and x.dtype.kind == "f"}


def _chooses_for_numpy(node: Node) -> bool:
    return node.op == "elementwise" and node.attrs["dialect"] == "numpy" and (node.attrs["row"].name == "where" or node.attrs["row"].ufunc in CHOICES)


def targets_of(group: Loop) -> list[Node]:
    """What the group stores into: values of its own, and then what it writes to."""
    return [*group.stored, *(node.inputs[0] for node in group.nodes if node.op == "write")]


def numbers_its_axis(nodes: Sequence[Node]) -> bool:
    """Whether a node counts along an axis, which must then be gone through as it is."""
    return any(node.op == "arange" for node in nodes)


def accesses_of(group: Loop) -> tuple[list[Access], dict[AccessKey, int]]:
    """Every distinct piece of memory the group touches, stores first; and its number by access key."""
    nodes = set(group.nodes)
    touched = targets_of(group)
    for node in group.nodes:
        operands = node.inputs[1:] if node.op == "write" else node.inputs
        touched.extend(x for x in operands if x not in nodes)
    accesses: list[Access] = []
    numbers: dict[AccessKey, int] = {}
    for node in touched:
        key = access_key(node)
        if key not in numbers:
            numbers[key] = len(accesses)
            accesses.append(aligned(node, *memory_of(node), group.shape))
    return accesses, numbers


def nest_of(group: Loop) -> tuple[list[Access], dict[AccessKey, int], list[Axis]]:
    """What the group touches, as :func:`accesses_of` says, and its loops, the first stored value's neighbours innermost."""
    accesses, numbers = accesses_of(group)
    axes = axes_of(group.shape, accesses)
    return accesses, numbers, axes if numbers_its_axis(group.nodes) else collapsed(ordered(axes, 0))


def loop_kernel(group: Loop) -> Kernel:
    """The kernel of one elementwise group, element by element."""
    accesses, numbers, axes = nest_of(group)
    writer = Writer()
    pointers = Pointers(writer, accesses)
    axes = axes or [single(accesses)]
    for level, axis in enumerate(axes[:-1]):
        limits = "lo, hi" if level == 0 else writer.integer(axis.size)
        writer.emit(f"for i{level} in range({limits}):")
        writer.depth += 1
        pointers.enter(axis, f"i{level}")
    inner, index = axes[-1], f"i{len(axes) - 1}"
    strides = [writer.stride(stride) for stride in inner.strides]
    limits = "lo, hi" if len(axes) == 1 else writer.integer(inner.size)
    last = len(group.shape) - 1
    arange_index = next((f"i{level}" for level, axis in enumerate(axes) if axis.origin == last), "0")

    def innermost(limits: str) -> None:
        body = Body(writer, group, numbers, lambda number: pointers.element(number, index, strides), arange_index)
        body.hoist(pointers, strides)
        writer.innermost(index, *(("lo", "hi") if len(axes) == 1 else ("0", limits)))
        body.statements()
        writer.end_innermost(len(axes) > 1 and are_dear(group.nodes))

    if len(axes) > 1 and all(node.op in ("copy", "write") for node in group.nodes) and all(stride == "1" for stride in strides):
        for length in SHORT:
            writer.emit(f"if {limits} == {length}:")
            writer.depth += 1
            innermost(str(length))
            writer.depth -= 1
            writer.emit("else:")
            writer.depth += 1
    innermost(limits)
    inner_items = size_hint(product(axis.size for axis in axes[1:]))
    kernel = writer.kernel(axes[0].size, inner_items * cost_of(group.nodes))
    results = accesses[: len(group.stored)]
    alone = [access.node for access in results] == targets_of(group)
    if len(axes) == 1 and alone and all(stride == "1" for stride in strides[: len(results)]):
        kernel.streamed = tuple(access.root.dtype.itemsize for access in results)
    return kernel


def are_dear(nodes: Sequence[Node]) -> bool:
    """Whether a mathematical function is among what is computed of an element. Not for NumPy, whose warnings numbers left out would give rise to."""
    computed = [node for node in nodes if node.op == "elementwise"]
    return any(any(node.attrs["row"].ulp.values()) for node in computed) and all(node.attrs["dialect"] == "torch" for node in computed)


def cost_of(nodes: list[Node]) -> float:
    """Nanoseconds of one element, roughly: what decides whether a kernel is worth giving up the GIL, and several threads."""
    total = 0.1
    for node in nodes:
        if node.op == "elementwise":
            total += _SLOW if any(node.attrs["row"].ulp.values()) or node.attrs["row"].can_fail else 0.03
    return total
