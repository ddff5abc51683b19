"""Graph to cheaper graph with the same meaning, and to a schedule of loops and calls."""

from __future__ import annotations

from ..ir.graph import Graph
from .schedule import schedule
from .simplify import clone, combine, drop_dead, fold_constants, merge_equal, separate_overlaps, settle_memory


def optimize(graph: Graph) -> Graph:
    """A simplified copy of ``graph`` with its schedule in ``steps``; the graph itself is left as captured."""
    result = clone(graph)
    drop_dead(result)
    settle_memory(result)
    fold_constants(result)
    merge_equal(result)
    combine(result)
    drop_dead(result)
    separate_overlaps(result)
    result.steps = schedule(result)
    return result


__all__ = ["optimize"]
