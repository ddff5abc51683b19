"""How long the steps of a compiled part take: they are run a few times on copies, so that nothing of the user's changes, and without the results."""

from __future__ import annotations

import ctypes
import statistics
import time
import warnings
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .. import _C
from ..capture.allowed import is_users_call
from ..capture.frame import Capture
from ..capture.lookup import is_a
from ..ir.graph import Graph, Node
from ..ir.plan import Step, nodes_of
from ..lower import ArtifactSpec
from ..ops.random import drawing_elsewhere, drawn_anywhere

Array = np.ndarray[Any, Any]
BUDGET = 0.1  # seconds for the repetitions of one part; the first and one more run are always made
MOST = 20  # repetitions
LARGEST = 2 << 30  # bytes that are copied


@dataclass
class Measured:
    """A graph as it is lowered, and the median seconds of its steps, by their place in ``spec.steps``; none for those behind which ``problem`` lies."""

    graph: Graph
    spec: ArtifactSpec
    seconds: dict[int, float] = field(default_factory=dict)
    repetitions: int = 0
    problem: str = ""


class CannotCopy(Exception):
    """The values cannot be copied; the text says why."""


def measure(found: Capture, entry: _C.Entry, args: tuple[Any, ...], namespace: dict[str, Any], builtins: dict[str, Any], run: bool) -> Measured:
    """Lower the capture's graph again and, if ``run``, time its steps on copies of the values."""
    from ..passes import optimize
    from ..runtime import artifact
    from .kernel_cache import disk

    graph = optimize(found.graph)
    for node in graph.nodes:
        if "function" in node.attrs:
            node.attrs["function"] = drawn_anywhere(node.attrs["function"])
    seen: list[ArtifactSpec] = []
    made = artifact.build_compiled(
        graph,
        inputs=found.input_positions,
        recipe=found.recipe or [],
        nvals=found.guards.nvals,
        nout=found.nout,
        symbol_sources=found.symbol_positions,
        disk=disk(),
        see=seen.append,
    )
    measured = Measured(graph, seen[0])
    if not run:
        measured.problem = "it was not asked for"
        return measured
    limit, writes = _repeatable(measured), any(node.effect for node in graph.nodes)
    values = entry.program.values(args, namespace, builtins)
    arrays = set(found.input_positions) | {position for source in found.symbol_positions.values() if (position := _position(source)) is not None}
    try:
        copies = Copies(writes, [x._array if is_a(x, _C.Tensor) else x for i, x in enumerate(values) if i in arrays and is_a(x, _C.Tensor, np.ndarray)])
    except (CannotCopy, MemoryError) as problem:
        measured.problem = str(problem) or "there is not enough memory for copies"
        return measured
    given = tuple(copies.of(x) if i in arrays else x for i, x in enumerate(values))
    _repeat(measured, made, given, limit, copies if writes else None)
    return measured


def _position(source: tuple[Any, int]) -> int | None:
    return source[1] if source[0] == "int" else source[0]


def _repeatable(measured: Measured) -> int:
    """How many steps may be run again: those before the first that does more than to compute."""
    for index, step in sorted(measured.spec.origins.items()):
        for node in nodes_of(step):
            if node.op == "extern" and not _only_computes(node):
                measured.problem = f"from {node.name} on, because that does more than to compute, and is run once"
                return index
    return len(measured.spec.steps)


def _only_computes(node: Node) -> bool:
    """Whether a run of the call changes nothing, when what it draws is drawn elsewhere."""
    draws = node.attrs["row"].kind == "random" and bool(node.attrs["results"])
    return (draws or not node.effect) and not is_users_call(node.attrs["function"])


def _repeat(measured: Measured, made: _C.Artifact, given: tuple[Any, ...], limit: int, restored: Copies | None) -> None:
    runs: list[tuple[float, ...]] = []
    begun = time.perf_counter()
    with drawing_elsewhere(), np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for number in range(MOST + 1):
            if number > 1 and time.perf_counter() - begun > BUDGET:
                break
            if number and restored is not None:
                restored.restore()
            try:
                seconds = made.time(given, limit)
            except Exception as error:  # the call itself meets it, too, at the user's line
                measured.problem = f"{type(error).__name__}: {error}"
                return
            if number:
                runs.append(seconds)
            if len(seconds) < limit:
                measured.problem = f"step {_number_of(measured.spec, len(seconds))} gives the call back to the uncompiled code, for these values"
                runs.append(seconds)
                break
    measured.repetitions = len(runs)
    for index in range(min(map(len, runs), default=0)):
        measured.seconds[index] = statistics.median(run[index] for run in runs)


def _number_of(spec: ArtifactSpec, place: int) -> int:
    """Which step of the schedule, among those that compute something, the one at ``place`` belongs to; a check belongs to what it checks."""
    return len({id(step) for index, step in spec.origins.items() if index <= place}) - 1


class Copies:
    """Copies of arrays that overlap each other, and lie in memory, just as the originals do. restorable: what is written to them can be taken back.

    Errors: CannotCopy; MemoryError.
    """

    def __init__(self, restorable: bool, arrays: list[Array]) -> None:
        self.restorable = restorable
        self._twins: dict[int, Array] = {}
        self._blocks: list[tuple[Array, Array]] = []
        self._kept = arrays
        spans = [(*np.lib.array_utils.byte_bounds(x), x) for x in arrays if x.size]
        if any(x.dtype.hasobject for x in arrays):
            raise CannotCopy("an array of Python objects")
        for x in arrays:
            if not x.size:
                self._twins[id(x)] = np.lib.stride_tricks.as_strided(np.empty(1, x.dtype), x.shape, x.strides)
        spans.sort(key=lambda span: span[:2])
        groups: list[tuple[int, int, list[Array]]] = []
        for low, high, x in spans:
            if groups and low < groups[-1][1]:
                groups[-1] = (groups[-1][0], max(high, groups[-1][1]), [*groups[-1][2], x])
            else:
                groups.append((low, high, [x]))
        total = sum(high - low for low, high, _ in groups)
        if total * (1 + self.restorable) > LARGEST:
            raise CannotCopy(f"{total} bytes would have to be copied")
        for low, high, members in groups:
            self._copy(low, high, members)

    def _copy(self, low: int, high: int, members: list[Array]) -> None:
        """One stretch of memory, at the same place between two multiples of 64."""
        size = high - low
        memory = np.empty(size + 64, np.uint8)
        start = (low - memory.ctypes.data) % 64
        block = memory[start : start + size]
        ctypes.memmove(block.ctypes.data, low, size)
        if self.restorable:
            self._blocks.append((block, block.copy()))
        for x in members:
            twin = np.ndarray(x.shape, x.dtype, block, x.__array_interface__["data"][0] - low, x.strides)
            twin.flags.writeable = x.flags.writeable
            self._twins[id(x)] = twin

    def of(self, value: Any) -> Any:
        """The copy of a tensor or an array; anything else as it is."""
        if is_a(value, _C.Tensor):
            return _C.wrap(self._twins[id(value._array)])
        return self._twins[id(value)] if is_a(value, np.ndarray) else value

    def restore(self) -> None:
        """What was written is as before."""
        for block, pristine in self._blocks:
            block[...] = pristine


def node_lines(graph: Graph, step: Step) -> list[Node]:
    """The nodes that a step computes, in program order."""
    inside = set(nodes_of(step))
    return [node for node in graph.nodes if node in inside]
