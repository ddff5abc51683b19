"""Lowered graphs are bound to where their values come from: sizes turn into a program over the arguments' shapes, recipes name slots.

A *value* is one entry of the guarded lookup's array: an argument, or something that guards loaded. Inputs, symbols, objects and recipes name
values by index; recipes name outputs of the graph by their number. What is left to the runtime is to turn kernel sources into addresses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..ir.binding import SizeProgram, SymbolSources, derivable_symbols, free_symbols
from ..ir.graph import Graph
from ..ir.plan import rerun_by_numpy
from ..records import record
from .compile import ArtifactSpec, lower

Recipe = Sequence[tuple[Any, ...]]


@record()
class BoundArtifact:
    """The parts of a C artifact, with kernel sources where it has addresses."""

    inputs: tuple[int, ...]
    ints: list[tuple[Any, ...]]
    steps: list[tuple[Any, ...]]
    recipe: list[tuple[Any, ...]]
    spec: ArtifactSpec | None = None  # what the steps were bound from, one for one; None for a call of a function


def bind_compiled(
    graph: Graph, inputs: Sequence[int], recipe: Recipe, symbol_sources: SymbolSources | None = None, objects: Sequence[int] = ()
) -> BoundArtifact:
    """Kernels and calls of an optimized graph."""
    spec = lower(graph)
    sizes = SizeProgram(_sources(graph, inputs, symbol_sources))
    steps = [_bind_step(step, sizes, objects) for step in spec.steps]
    return BoundArtifact(tuple(inputs), sizes.steps, steps, _rewrite(recipe, graph, spec.outputs, inputs, sizes), spec)


def bind_callable(
    graph: Graph, fn: Callable[..., Any], inputs: Sequence[int], recipe: Recipe, symbol_sources: SymbolSources | None = None, objects: Sequence[int] = ()
) -> BoundArtifact:
    """One call of ``fn``, whose results are the graph's outputs."""
    sizes = SizeProgram(_sources(graph, inputs, symbol_sources))
    args = [("V", index) for index in inputs]
    args += [("I", sizes.register(graph.env.symbols[number])) for number in free_symbols(graph)]
    args += [("V", index) for index in objects]
    distinct = list(dict.fromkeys(graph.outputs))
    slots = {node: len(inputs) + number for number, node in enumerate(distinct)}
    call = _Outputs(fn, [graph.outputs.index(node) for node in distinct], len(graph.outputs))
    silent = fn is graph  # what may fail in it comes before everything that the caller can see
    steps: list[tuple[Any, ...]] = [("EXTERN", call, tuple(args), tuple(slots.values()), not silent)]
    if any(map(rerun_by_numpy, graph.nodes)):
        steps.append(("CHECK",))  # makes a FloatingPointError of the call mean "do it again uncompiled"
    return BoundArtifact(tuple(inputs), sizes.steps, steps, _rewrite(recipe, graph, [slots[node] for node in graph.outputs], inputs, sizes))


class _Outputs:
    """Calls a backend's function and picks one result per distinct output."""

    def __init__(self, function: Callable[..., Any], picked: Sequence[int], count: int) -> None:
        self.function = function
        self.picked = tuple(picked)
        self.count = count

    def __call__(self, *args: Any) -> Any:
        results = self.function(*args)
        if not isinstance(results, tuple | list):
            results = (results,)
        if len(results) != self.count:
            raise RuntimeError(f"the backend's function returned {len(results)} results for a graph with {self.count} outputs [L004]")
        chosen = tuple(results[index] for index in self.picked)
        return chosen[0] if len(chosen) == 1 else chosen


def _sources(graph: Graph, inputs: Sequence[int], given: SymbolSources | None) -> dict[int, tuple[Any, int]]:
    sources: dict[int, tuple[Any, int]] = {number: (inputs[index], axis) for number, (index, axis) in derivable_symbols(graph).items()}
    sources.update(given or {})
    return sources


def _bind_step(step: tuple[Any, ...], sizes: SizeProgram, objects: Sequence[int]) -> tuple[Any, ...]:
    match step:
        case ("ALLOC", slot, typenum, shape, order):
            return ("ALLOC", slot, typenum, sizes.registers(shape), order)
        case ("BUFFER", slot, itemsize, size):
            return ("BUFFER", slot, itemsize, sizes.register(size))
        case ("VIEW", slot, base, typenum, shape, strides, offset):
            return ("VIEW", slot, base, typenum, sizes.registers(shape), sizes.registers(strides), sizes.register(offset))
        case ("KERNEL", source, slots, values, length, cost, streamed):
            return ("KERNEL", source, slots, sizes.registers(values), (), sizes.register(length), cost, streamed)
        case ("BLOCKS", parts, frame, block, local_bytes, length, cost):
            bound = tuple(_bind_part(part, sizes) for part in parts)
            return ("BLOCKS", bound, sizes.registers(frame), sizes.register(block), sizes.registers(local_bytes), sizes.register(length), cost)
        case ("EXTERN", function, args, outs, suspend):
            return ("EXTERN", function, tuple(_argument(x, sizes, objects) for x in args), outs, suspend)
        case ("UNDO", function, args):
            return ("UNDO", function, tuple(_argument(x, sizes, objects) for x in args))
    return step


def _bind_part(part: tuple[Any, ...], sizes: SizeProgram) -> tuple[Any, ...]:
    source, pointers, values, rate = part
    places = tuple((slot, itemsize, sizes.register(offset), sizes.registers(strides)) for slot, itemsize, offset, strides in pointers)
    return (source, places, sizes.registers(values), None if rate is None else sizes.register(rate))


def _argument(spec: tuple[Any, ...], sizes: SizeProgram, objects: Sequence[int]) -> tuple[Any, ...]:
    match spec:
        case ("I", size):
            return ("I", sizes.register(size))
        case ("L", items):
            return ("L", tuple(_argument(x, sizes, objects) for x in items))
        case ("O", index):
            return ("V", objects[index])
    return spec


def _rewrite(recipe: Recipe, graph: Graph, outputs: Sequence[int], inputs: Sequence[int], sizes: SizeProgram) -> list[tuple[Any, ...]]:
    """The recipe with outputs as ``outputs``, their slots, and sizes as registers. An output that is an input is that very object."""
    rewritten: list[tuple[Any, ...]] = []
    for instruction in recipe:
        match instruction:
            case ("TENSOR" | "ARRAY", number) if graph.outputs[number].op == "input":
                rewritten.append(("VAL", inputs[graph.outputs[number].attrs["index"]]))
            case ("TENSOR" | "ARRAY" | "SCALAR" as kind, number):
                rewritten.append((kind, outputs[number]))
            case ("INT", size):
                rewritten.append(("INT", sizes.register(size)))
            case _:
                rewritten.append(instruction)
    return rewritten
