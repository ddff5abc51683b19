"""Graphs become artifacts of the C module: sizes turn into a program over the arguments' shapes, kernel sources into addresses.

A *value* is one entry of the guarded lookup's array: an argument, or something that guards loaded. Inputs, symbols and recipes name
values by index; recipes name outputs of the graph by their number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .. import _C
from ..ir.binding import derivable_symbols, free_symbols
from ..ir.graph import Graph
from ..ir.sizes import Size, SizeExpr, size_key
from ..lower import ArtifactSpec, lower
from .kernels import compile_source

SymbolSources = Mapping[int, tuple[int, int] | tuple[str, int]]
_OPCODES = {"+": "ADD", "-": "SUB", "*": "MUL", "//": "FLOORDIV", "%": "MOD", "min": "MIN", "max": "MAX"}


class Sizes:
    """The program that computes sizes, one int64 register per distinct expression."""

    def __init__(self, sources: Mapping[int, tuple[Any, int]]) -> None:
        self.program: list[tuple[Any, ...]] = []
        self._sources = sources
        self._registers: dict[Any, int] = {}

    def register(self, size: Size) -> int:
        """The register with ``size``. Errors: KeyError for a symbol without source."""
        key = size_key(size)
        if key not in self._registers:
            step = self._step(size)
            self.program.append(step)
            self._registers[key] = len(self.program) - 1
        return self._registers[key]

    def registers(self, sizes: Sequence[Size]) -> tuple[int, ...]:
        return tuple(map(self.register, sizes))

    def _step(self, size: Size) -> tuple[Any, ...]:
        if not isinstance(size, SizeExpr):
            return ("CONST", int(size))
        if size.op == "symbol":
            first, second = self._sources[size.args[0]]
            return ("INT", second) if first == "int" else ("DIM", first, second)
        return (_OPCODES[size.op], *map(self.register, size.args))


def build_compiled(
    graph: Graph,
    *,
    inputs: Sequence[int],
    recipe: Sequence[tuple[Any, ...]],
    nvals: int,
    nout: int,
    symbol_sources: SymbolSources | None = None,
) -> _C.Artifact:
    """The artifact that runs ``graph`` (a result of ``passes.optimize``) in compiled kernels.

    inputs: value index of each tensor input. recipe: the stack machine that builds the ``nout`` results, in which ("TENSOR"|"ARRAY"|"SCALAR", i)
    means output i of the graph and ("INT", size) a size. symbol_sources: symbol -> (value index, axis) or ("int", value index); symbols that
    are sizes of an input need none. Errors: KernelEnvironmentError; whatever Numba raises for source it refuses.
    """
    spec = lower(graph)
    sizes = Sizes(_sources(graph, inputs, symbol_sources))
    steps = [_artifact_step(step, sizes) for step in spec.steps]
    rewritten = _rewrite(recipe, graph, spec, inputs, sizes)
    return _C.Artifact(nvals, tuple(inputs), sizes.program, steps, rewritten, nout)


def build_callable(
    graph: Graph,
    fn: Callable[..., Any],
    *,
    inputs: Sequence[int],
    recipe: Sequence[tuple[Any, ...]],
    nvals: int,
    nout: int,
    symbol_sources: SymbolSources | None = None,
) -> _C.Artifact:
    """The artifact that calls ``fn(*tensors, *integers)`` once: what backends return, or the graph itself for "eager".

    Tensors arrive as the graph's input kinds say, then the integers of ``ir.binding.free_symbols``; ``fn`` returns the outputs as a sequence.
    """
    sizes = Sizes(_sources(graph, inputs, symbol_sources))
    kinds = graph.input_kinds or ["tensor"] * len(graph.inputs)
    args = [("V", index) if kind in ("tensor", "ndarray") else ("S", slot) for slot, (index, kind) in enumerate(zip(inputs, kinds, strict=True))]
    args += [("I", sizes.register(graph.env.symbols[number])) for number in free_symbols(graph)]
    count = len(inputs)
    distinct = list(dict.fromkeys(graph.outputs))
    slots = {node: count + number for number, node in enumerate(distinct)}
    spec = ArtifactSpec(count, [], [slots[node] for node in graph.outputs])
    call = _Outputs(fn, [graph.outputs.index(node) for node in distinct])
    steps = [("EXTERN", call, tuple(args), tuple(slots.values()), True)]
    rewritten = _rewrite(recipe, graph, spec, inputs, sizes)
    return _C.Artifact(nvals, tuple(inputs), sizes.program, steps, rewritten, nout)


class _Outputs:
    """Calls a backend's function and picks one result per distinct output."""

    def __init__(self, function: Callable[..., Any], picked: Sequence[int]) -> None:
        self.function = function
        self.picked = tuple(picked)

    def __call__(self, *args: Any) -> Any:
        results = self.function(*args)
        if not isinstance(results, tuple | list):
            results = (results,)
        chosen = tuple(results[index] for index in self.picked)
        return chosen[0] if len(chosen) == 1 else chosen


def _sources(graph: Graph, inputs: Sequence[int], given: SymbolSources | None) -> dict[int, tuple[Any, int]]:
    sources: dict[int, tuple[Any, int]] = {number: (inputs[index], axis) for number, (index, axis) in derivable_symbols(graph).items()}
    sources.update(given or {})
    return sources


def _artifact_step(step: tuple[Any, ...], sizes: Sizes) -> tuple[Any, ...]:
    match step:
        case ("ALLOC", slot, typenum, shape, order):
            return ("ALLOC", slot, typenum, sizes.registers(shape), order)
        case ("VIEW", slot, base, typenum, shape, strides, offset):
            return ("VIEW", slot, base, typenum, sizes.registers(shape), sizes.registers(strides), sizes.register(offset))
        case ("KERNEL", source, slots, values, length, cost):
            address, _ = compile_source(source)
            return ("KERNEL", address, slots, sizes.registers(values), (), sizes.register(length), cost)
        case ("EXTERN", function, args, outs, suspend):
            return ("EXTERN", function, tuple(_argument(x, sizes) for x in args), outs, suspend)
    return step


def _argument(spec: tuple[Any, ...], sizes: Sizes) -> tuple[Any, ...]:
    match spec:
        case ("I", size):
            return ("I", sizes.register(size))
        case ("L", items):
            return ("L", tuple(_argument(x, sizes) for x in items))
    return spec


def _rewrite(recipe: Sequence[tuple[Any, ...]], graph: Graph, spec: ArtifactSpec, inputs: Sequence[int], sizes: Sizes) -> list[tuple[Any, ...]]:
    """The recipe with outputs as slots and sizes as registers. An output that is an input is that very object."""
    rewritten: list[tuple[Any, ...]] = []
    for instruction in recipe:
        match instruction:
            case ("TENSOR" | "ARRAY", number) if graph.outputs[number].op == "input":
                rewritten.append(("VAL", inputs[graph.outputs[number].attrs["index"]]))
            case ("TENSOR" | "ARRAY" | "SCALAR" as kind, number):
                rewritten.append((kind, spec.outputs[number]))
            case ("INT", size):
                rewritten.append(("INT", sizes.register(size)))
            case _:
                rewritten.append(instruction)
    return rewritten
