"""A scheduled graph becomes an :class:`ArtifactSpec`: allocations, kernels as source, views and calls, over numbered array slots.

Sizes stay symbolic here; the runtime turns them into a program over the arguments' shapes, and sources into addresses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import Any

import numpy as np

from ..ir.expression import NotLowerable
from ..ir.graph import Graph, Node, NodeRef, ObjectRef
from ..ir.interpret import elementwise, fresh_results, manner
from ..ir.layout import dense_order
from ..ir.plan import (
    Call,
    Loop,
    Matmul,
    Reduce,
    RowBlocks,
    Rows,
    Search,
    Step,
    caller_sees,
    callers_memory,
    memory_of,
    nodes_of,
    reports,
    rerun_by_numpy,
    stored_by,
)
from ..ir.sizes import SizeExpr, product
from ..ops.eager import EAGER, loudly, quietly
from ..records import record
from .blocks import BlockPointer, block_kernels
from .matmul import matmul_kernel
from .reduction import reduce_kernels
from .rows import rows_kernel
from .search import search_kernels
from .source import Kernel
from .tiles import group_kernel

Array = np.ndarray[Any, Any]
_COMMIT = ("COMMIT",)
_COMPUTING = frozenset({"KERNEL", "BLOCKS", "EXTERN"})


@record()
class ArtifactSpec:
    """Steps as the C artifact takes them, with sizes (int or SizeExpr) where it has registers and source text where it has addresses.

    Slots 0..inputs-1 are the graph's inputs; ``outputs`` has the slot of each output. ``origins`` says, for each step that computes something, which
    step of the schedule it is part of.
    """

    inputs: int
    steps: list[tuple[Any, ...]] = field(default_factory=list)
    outputs: list[int] = field(default_factory=list)
    origins: dict[int, Step] = field(default_factory=dict)

    @property
    def sources(self) -> list[str]:
        """Texts of the kernels, in order."""
        return [source for step in self.steps for source in sources_of(step)]


def sources_of(step: tuple[Any, ...]) -> list[str]:
    """Texts of the kernels of one step."""
    return [step[1]] if step[0] == "KERNEL" else [part[0] for part in step[1]] if step[0] == "BLOCKS" else []


def lower(graph: Graph) -> ArtifactSpec:
    """The spec of a graph that the passes have scheduled. Errors: NotLowerable when there is no schedule."""
    if graph.steps is None:
        raise NotLowerable("the graph has no schedule; passes.optimize makes one")
    return _Lowering(graph).run(graph.steps)


class _Lowering:
    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.spec = ArtifactSpec(len(graph.inputs))
        self.slots: dict[Node, int] = {node: index for index, node in enumerate(graph.inputs)}
        self.next = len(graph.inputs)
        self.results: dict[Node, list[Node]] = {}
        self.callers = callers_memory(graph)
        self.made: list[tuple[tuple[Any, ...], Step]] = []
        self.unchecked = False  # steps ran whose floating-point status nobody has looked at
        self.undos = [node for node in graph.nodes if node.op == "undo"]  # that are not in force yet
        for node in graph.nodes:
            if node.op == "result":
                self.results.setdefault(node.inputs[0], []).append(node)

    def run(self, steps: Sequence[Step]) -> ArtifactSpec:
        for step in steps:
            nodes = nodes_of(step)
            seen = any(caller_sees(node, self.callers) for node in nodes)
            draws = seen and isinstance(step, Call) and step.node.op == "extern"  # one that fails does so before it has an effect
            if seen:
                self._check()
            if seen and not draws:
                self._commit()
            self.unchecked = self.unchecked or any(map(reports, nodes))
            before = len(self.spec.steps)
            self._step(step)
            if draws:
                self._commit()
            self._undo()
            self.made += [(made, step) for made in self.spec.steps[before:] if made[0] in _COMPUTING]
        self._check()
        self.spec.outputs = [self._object(node) for node in self.graph.outputs]
        self._free()
        self._drop_idle_commit()
        self._buffers()
        origins = {id(made): step for made, step in self.made}
        self.spec.origins = {index: origins[id(made)] for index, made in enumerate(self.spec.steps) if id(made) in origins}
        return self.spec

    def _step(self, step: Step) -> None:
        match step:
            case RowBlocks():
                self._blocks(step)
            case Loop() | Rows():
                self._allocate(step.stored)
                self._kernel(group_kernel(step) if isinstance(step, Loop) else rows_kernel(step))
            case Reduce() | Search():
                self._allocate(step.reductions if isinstance(step, Reduce) else [step.node])
                for kernel in reduce_kernels(step) if isinstance(step, Reduce) else search_kernels(step.node):
                    self._kernel(kernel)
            case Matmul() if (product := matmul_kernel(step.node)) is not None:
                self._allocate([step.node])
                self._kernel(product)
            case Matmul() | Call():
                self._call(step.node)

    def _blocks(self, step: RowBlocks) -> None:
        kernels = block_kernels(step)
        if kernels is None:
            for part in step.steps:
                self._step(part)
            return
        self._allocate([node for part in step.steps for node in stored_by(part) if node not in step.local])

        def pointer(one: BlockPointer) -> tuple[Any, ...]:
            return (self.slots[one.node] if one.local is None else ~one.local, one.node.dtype.itemsize, one.offset, one.strides)

        parts = tuple((part.kernel.source, tuple(map(pointer, part.pointers)), tuple(part.kernel.sizes), part.rate) for part in kernels.parts)
        self.spec.steps.append(("BLOCKS", parts, step.frame, kernels.block, tuple(kernels.local_bytes), kernels.blocks, kernels.cost))

    def _check(self) -> None:
        """Before anything visible happens: look at what NumPy would warn of, and leave the call to the original code if there was something."""
        if self.unchecked and any(map(rerun_by_numpy, self.graph.nodes)):
            self.spec.steps.append(("CHECK",))
        self.unchecked = False

    def _commit(self) -> None:
        """From here on the caller can see what happened: errors of calls are errors of the call."""
        if _COMMIT not in self.spec.steps:
            self.spec.steps.append(_COMMIT)

    def _undo(self) -> None:
        """What may have to be taken back, of effects that the next steps have: what to put back is there now."""
        for node in [node for node in self.undos if all(memory_of(x)[0] in self.slots for x in node.inputs)]:
            self.undos.remove(node)
            inputs = [("S", self._object(x)) for x in node.inputs]
            self.spec.steps.append(("UNDO", node.attrs["function"], _references(node.attrs["args"], inputs)))

    def _drop_idle_commit(self) -> None:
        """A commit matters to the calls after it."""
        steps = self.spec.steps
        if _COMMIT in steps and all(step[0] != "EXTERN" for step in steps[steps.index(_COMMIT) :]):
            steps.remove(_COMMIT)

    def _buffers(self) -> None:
        """Memory that only kernels see needs no array around it."""
        arrays, sizes = set(self.spec.outputs), {slot: node.dtype.itemsize for node, slot in self.slots.items()}
        for step in self.spec.steps:
            if step[0] in ("VIEW", "EXTERN", "UNDO"):
                arrays.update(_slots_of(step))
        self.spec.steps = [
            ("BUFFER", step[1], sizes[step[1]], product(step[3])) if step[0] == "ALLOC" and step[1] not in arrays else step for step in self.spec.steps
        ]

    def _slot(self, node: Node) -> int:
        self.slots[node] = self.next
        self.next += 1
        return self.slots[node]

    def _allocate(self, nodes: Sequence[Node]) -> None:
        for node in nodes:
            self.spec.steps.append(("ALLOC", self._slot(node), node.dtype.num, node.shape, dense_order(node.type)))

    def _kernel(self, kernel: Kernel) -> None:
        self._allocate([root for root in kernel.roots if root.op == "workspace" and root not in self.slots])
        slots = tuple(self.slots[root] for root in kernel.roots)
        self.spec.steps.append(("KERNEL", kernel.source, slots, tuple(kernel.sizes), kernel.range, kernel.cost, kernel.streamed))

    def _object(self, node: Node) -> int:
        """The slot of an array that is exactly ``node``: views get one when somebody needs them as objects."""
        if node not in self.slots:
            root, offset = memory_of(node)
            base = self.slots[root]
            self.spec.steps.append(("VIEW", self._slot(node), base, node.dtype.num, node.shape, node.strides, offset))
        return self.slots[node]

    def _call(self, node: Node) -> None:
        inputs = [("S", self._object(x)) for x in node.inputs]
        if node.op in ("extern", "update"):
            args = _references(node.attrs["args"], inputs)
            if node.op == "update":
                self.spec.steps.append(("EXTERN", _UpdateCall(node), args, (), False))
                return
            results = {result.attrs["index"]: result for result in self.results.get(node, ())}
            count = len(node.attrs["results"])
            outs = tuple(self._slot(results[index]) if index in results else self._unused() for index in range(count))
            self.spec.steps.append(("EXTERN", _ExternCall(node), args, outs, False))
            return
        if node.op == "write":
            self.spec.steps.append(("EXTERN", _write, tuple(inputs), (), False))
            return
        self._allocate([node])
        extra = tuple(("I", x) if isinstance(x, SizeExpr) else ("C", x) for x in (node.attrs["start"], node.attrs["step"])) if node.op == "arange" else ()
        self.spec.steps.append(("EXTERN", _into(node), (("S", self.slots[node]), *inputs, *extra), (), False))

    def _unused(self) -> int:
        self.next += 1
        return self.next - 1

    def _free(self) -> None:
        """Give intermediate arrays back right after their last use."""
        kept = {*range(self.spec.inputs), *self.spec.outputs, *(slot for step in self.spec.steps if step[0] == "UNDO" for slot in _slots_of(step))}
        last: dict[int, int] = {}
        for index, step in enumerate(self.spec.steps):
            for slot in _slots_of(step):
                last[slot] = index
        frees: dict[int, list[int]] = {}
        for slot, index in last.items():
            if slot not in kept:
                frees.setdefault(index, []).append(slot)
        steps: list[tuple[Any, ...]] = []
        for index, step in enumerate(self.spec.steps):
            steps.append(step)
            if index + 1 < len(self.spec.steps):
                steps.extend(("FREE", slot) for slot in sorted(frees.get(index, ())))
        self.spec.steps = steps


def _references(args: tuple[Any, ...], inputs: Sequence[tuple[Any, ...]]) -> tuple[tuple[Any, ...], ...]:
    """The arguments of a call as the artifact takes them."""

    def refer(x: Any) -> tuple[Any, ...]:
        if isinstance(x, NodeRef):
            return inputs[x.index]
        if isinstance(x, ObjectRef):
            return ("O", x.index)
        if isinstance(x, SizeExpr):
            return ("I", x)
        return ("L", tuple(map(refer, x))) if isinstance(x, tuple) else ("C", x)

    return tuple(map(refer, args))


def _slots_of(step: tuple[Any, ...]) -> list[int]:
    match step[0]:
        case "ALLOC" | "BUFFER":
            return [step[1]]
        case "VIEW":
            return [step[1], step[2]]
        case "KERNEL":
            return list(step[2])
        case "BLOCKS":
            return [pointer[0] for part in step[1] for pointer in part[1] if pointer[0] >= 0]
        case "EXTERN" | "UNDO":
            found = list(step[3]) if step[0] == "EXTERN" else []
            pending = list(step[2])
            while pending:
                spec = pending.pop()
                if spec[0] == "S":
                    found.append(spec[1])
                elif spec[0] == "L":
                    pending.extend(spec[1])
            return found
    return []


class _ExternCall:
    """What an extern step calls: the row's function, whose results are made fresh and of the promised types."""

    def __init__(self, node: Node) -> None:
        self.node = Node(node.op, (), node.type, node.attrs)  # without the graph behind it

        self.exact = node.attrs["function"] if node.attrs.get("exact") else None

    def __call__(self, *args: Any) -> Any:
        if self.exact is not None:
            return loudly(self.exact, *args)
        results = fresh_results(self.node, args)
        return results[0] if len(results) == 1 else results

    def __repr__(self) -> str:
        return f"<call of {self.node.attrs['row'].name}>"


class _UpdateCall:
    """What an update step calls: the row's function, which changes its first argument."""

    def __init__(self, node: Node) -> None:
        self.function = node.attrs["function"]
        self.name = node.attrs["row"].name

    def __call__(self, *args: Any) -> None:
        quietly(self.function, *args)

    def __repr__(self) -> str:
        return f"<call of {self.name}>"


def _write(target: Array, value: Array) -> None:
    quietly(np.copyto, target, value, casting="unsafe")


def _into(node: Node) -> Callable[..., None]:
    """A function ``(out, *inputs)`` that computes the node with NumPy into ``out``, which has the promised layout."""
    attrs = node.attrs
    match node.op:
        case "elementwise":
            function = elementwise(node)
            return lambda out, *inputs: np.copyto(out, function(*inputs))
        case "copy":
            return np.copyto
        case "cast":
            builder, call = manner(node)
            return lambda out, value: np.copyto(out, call(builder.cast, value, out.dtype))
        case "fill" | "number":
            number = attrs["value"]
            return lambda out: np.copyto(out, number)
        case "arange":
            return lambda out, start, step: np.copyto(out, EAGER.arange(start, step, out.shape[0], out.dtype))
        case "reduce":
            row, dims, keepdim, dtype = attrs["row"], attrs["dims"], attrs["keepdim"], attrs["dtype"]
            builder, call = manner(node)
            return lambda out, value: np.copyto(out, call(builder.reduce, row, value, dims, keepdim, dtype))
        case "search":
            builder, call = manner(node)
            return lambda out, value: np.copyto(out, call(builder.search, attrs["row"], value, attrs["dims"], attrs["keepdim"]))
        case "matmul":
            builder, call = manner(node)
            return lambda out, a, b: np.copyto(out, call(builder.matmul, a, b, attrs["summed"]))
    raise NotLowerable(f"no call computes {node.op}")
