"""Bound graphs become artifacts of the C module: every kernel source is compiled, or found compiled, and named by its address."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .. import _C
from ..lower import ArtifactSpec, BoundArtifact, Graph, Recipe, SymbolSources, bind_callable, bind_compiled
from .disk import DiskCache
from .kernels import compile_source


def build_compiled(
    graph: Graph,
    *,
    inputs: Sequence[int],
    recipe: Recipe,
    nvals: int,
    nout: int,
    symbol_sources: SymbolSources | None = None,
    objects: Sequence[int] = (),
    disk: DiskCache | None = None,
    see: Callable[[ArtifactSpec], object] | None = None,
) -> _C.Artifact:
    """The artifact that runs ``graph`` (a result of ``passes.optimize``) in compiled kernels.

    inputs: value index of each tensor input. recipe: the stack machine that builds the ``nout`` results, in which ("TENSOR"|"ARRAY"|"SCALAR", i)
    means output i of the graph and ("INT", size) a size. symbol_sources: symbol -> (value index, axis) or ("int", value index); symbols that
    are sizes of an input need none. objects: value index of each of the graph's objects. disk: where kernels are kept between processes. see: is shown
    the steps, kernels as text. Errors: KernelEnvironmentError; whatever Numba raises for source it refuses.
    """
    bound = bind_compiled(graph, inputs, recipe, symbol_sources, objects)
    if see is not None and bound.spec is not None:
        see(bound.spec)
    bound.steps = [_with_addresses(step, disk) for step in bound.steps]
    return _artifact(bound, nvals, nout)


def _with_addresses(step: tuple[Any, ...], disk: DiskCache | None) -> tuple[Any, ...]:
    match step:
        case ("KERNEL", source, *rest):
            return ("KERNEL", compile_source(source, disk), *rest)
        case ("BLOCKS", parts, *rest):
            return ("BLOCKS", tuple((compile_source(source, disk), *others) for source, *others in parts), *rest)
    return step


def build_callable(
    graph: Graph,
    fn: Callable[..., Any],
    *,
    inputs: Sequence[int],
    recipe: Recipe,
    nvals: int,
    nout: int,
    symbol_sources: SymbolSources | None = None,
    objects: Sequence[int] = (),
) -> _C.Artifact:
    """The artifact that calls ``fn(*tensors, *integers, *objects)`` once: what backends return, or the graph itself for "eager".

    Tensors and arrays arrive as the user passed them, then the integers of ``ir.binding.free_symbols``, then the graph's objects; ``fn`` returns the
    outputs as a sequence, or a single one as itself.
    """
    return _artifact(bind_callable(graph, fn, inputs, recipe, symbol_sources, objects), nvals, nout)


def _artifact(bound: BoundArtifact, nvals: int, nout: int) -> _C.Artifact:
    return _C.Artifact(nvals, bound.inputs, bound.ints, bound.steps, bound.recipe, nout)
