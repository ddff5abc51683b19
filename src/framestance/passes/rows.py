"""Row by row: reductions along rows and the loops around them become one unit, so that a row is read from memory once. So do other reductions of the same.

A normalisation is such a group: reductions over the last axis, values with one element per row, and loops over the whole shape that use them. What is
joined reads nothing of other rows. How each row is gone through is lowering's business.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..ir.graph import Node
from ..ir.layout import broadcast_strides
from ..ir.plan import Rows, access_key, memory_of
from ..ir.sizes import Size, product, size_hint, size_key

MOST_OPERANDS = 24  # of one unit
MOST_REDUCTIONS = 6  # in one pass: each has accumulators in registers
SHORT_ROW, FEW_ROWS = 32768, 16  # a long row is only worth it where there are rows enough for several threads

Unit = Any  # schedule's _Unit


def join_rows(units: list[Unit], written: set[int | None], passes: Callable[[Unit, Unit], bool]) -> list[Unit]:
    """The units in order, with groups as single ones.

    written: the alias classes that the graph writes. ``passes(unit, earlier)`` tells whether a unit may run before an earlier one.
    """
    joined: list[Unit] = []
    for unit in units:
        if not _joins(unit, joined, written, passes):
            joined.append(unit)
    return joined


def _joins(unit: Unit, joined: list[Unit], written: set[int | None], passes: Callable[[Unit, Unit], bool]) -> bool:
    """Whether ``unit`` belongs to an earlier one, with which it then is one."""
    if not _is_plain(unit, written):
        return False
    for index in reversed(range(len(joined))):
        earlier = joined[index]
        group = _group(earlier, unit) if _is_plain(earlier, written) else None
        if group is not None and _fits(group, earlier, unit):
            joined[index] = _together(group, earlier, unit)
            return True
        if _same_pass(earlier, unit) and _is_plain(earlier, written):
            _add_reduction(earlier, unit)
            return True
        if not passes(unit, earlier):
            return False
    return False


def _same_pass(earlier: Unit, unit: Unit) -> bool:
    """Whether both are reductions that go over the same axes and read something in common."""
    if not (earlier.kind == unit.kind == "reduce" and _same(earlier.shape, unit.shape) and earlier.root.attrs["dims"] == unit.root.attrs["dims"]):
        return False
    if any(memory_of(x)[0] in earlier.makes for x in unit.reads) or len(_reductions(earlier)) + len(_reductions(unit)) > MOST_REDUCTIONS:
        return False
    return _share(earlier, unit) and len({access_key(x) for x in [*earlier.reads, *unit.reads]}) <= MOST_OPERANDS


def _share(earlier: Unit, unit: Unit) -> bool:
    """Whether both read the same array."""
    shared = {access_key(x) for x in unit.reads} & {access_key(x) for x in earlier.reads}
    return any(size_hint(product(x.shape)) > 1 for x in unit.reads if access_key(x) in shared)


def _add_reduction(earlier: Unit, unit: Unit) -> None:
    earlier.also += _reductions(unit)
    earlier.nodes.update(unit.nodes)
    earlier.reads.update(unit.reads)
    earlier.makes |= unit.makes
    earlier.fails = earlier.fails or unit.fails


def _is_plain(unit: Unit, written: set[int | None]) -> bool:
    """Whether the unit computes fresh values and does nothing else."""
    return (
        unit.kind in ("loop", "reduce", "rows")
        and not unit.writes
        and all(node.alias is None or node.alias not in written for node in unit.makes)
        and not any(node.op == "arange" for node in unit.nodes)
    )


def _fits(group: Rows, earlier: Unit, unit: Unit) -> bool:
    if len({access_key(x) for x in [*earlier.reads, *unit.reads]}) + len(group.stored) > MOST_OPERANDS:
        return False
    mine = set(group.nodes)
    computed = [(node, x) for node in _computed(unit) for x in node.inputs if x not in unit.nodes and memory_of(x)[0] in mine]
    if not all(group.in_place(node, x) for node, x in computed):
        return False
    return bool(computed) or _share(earlier, unit)


def _group(earlier: Unit, unit: Unit) -> Rows | None:
    """Both units as one, if their shapes allow it."""
    reduction = next((x for x in (earlier, unit) if x.kind in ("reduce", "rows")), None)
    if reduction is None:
        return None
    shape, dims = (reduction.shape, reduction.root.attrs["dims"]) if reduction.kind == "reduce" else (reduction.shape, reduction.dims)
    kept = tuple(size for axis, size in enumerate(shape) if axis not in dims)
    rows = size_hint(product(kept))
    if not dims or rows < 2 or (size_hint(product(shape)) > SHORT_ROW * rows and rows < FEW_ROWS):
        return None
    dropped: set[Node] = set()
    for part in (earlier, unit):
        form = _form(part, shape, dims, kept)
        if form is None:
            return None
        dropped |= form
    nodes, stored = ([*of(earlier), *of(unit)] for of in (_computed, _stored))
    return Rows(shape, dims, list(dict.fromkeys(nodes)), stored, frozenset(dropped))


def _reductions(unit: Unit) -> list[Node]:
    """Those of a unit that is nothing else: its roots, which are not among its nodes."""
    return [unit.root, *unit.also]


def _computed(unit: Unit) -> list[Node]:
    """All that the unit computes, in order."""
    return [*unit.nodes, *_reductions(unit)] if unit.kind == "reduce" else [*unit.nodes]


def _stored(unit: Unit) -> list[Node]:
    return _reductions(unit) if unit.kind == "reduce" else unit.stored


def _form(unit: Unit, shape: tuple[Size, ...], dims: tuple[int, ...], kept: tuple[Size, ...]) -> set[Node] | None:
    """The unit's values whose axes are those of the rows alone; None where it goes over something else than ``shape``."""
    if unit.kind == "rows":
        return set(unit.dropped) if _same(unit.shape, shape) and unit.dims == dims else None
    if unit.kind == "reduce":
        if not _same(unit.shape, shape) or unit.root.attrs["dims"] != dims or _innermost_axis(unit) not in dims:
            return None
        return {node for node in _reductions(unit) if not node.attrs["keepdim"]}
    if _same(unit.shape, shape) or _same(unit.shape, tuple(1 if axis in dims else size for axis, size in enumerate(shape))):
        return set()
    return set(unit.nodes) if _same(unit.shape, kept) else None


def _innermost_axis(unit: Unit) -> int:
    """The axis along which the operand that steps along most axes has its neighbours."""
    steps = [[size_hint(stride) for stride in broadcast_strides(x.type, unit.shape)] for x in unit.reads]
    moving = max(steps, key=lambda strides: sum(map(bool, strides)), default=[])
    axes = [axis for axis, stride in enumerate(moving) if stride and size_hint(unit.shape[axis]) > 1]
    return min(axes, key=lambda axis: (abs(moving[axis]), -axis), default=len(unit.shape) - 1)


def _same(left: tuple[Size, ...], right: tuple[Size, ...]) -> bool:
    return list(map(size_key, left)) == list(map(size_key, right))


def _together(group: Rows, earlier: Unit, unit: Unit) -> Unit:
    made = earlier.makes | unit.makes
    return type(unit)(
        "rows",
        unit.root,
        group.shape,
        nodes=dict.fromkeys(group.nodes),
        stored=group.stored,
        reads={x: None for x in [*earlier.reads, *unit.reads] if memory_of(x)[0] not in made},
        makes=made,
        fails=earlier.fails or unit.fails,
        dims=group.dims,
        dropped=group.dropped,
    )
