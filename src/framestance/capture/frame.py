"""One capture from beginning to end: set the root frame up from live objects, run it, and turn the result or the break into what an entry needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any

from ..ir.binding import SizeProgram
from ..ir.graph import Graph
from ..records import record
from . import builtin_objects, effects, instructions, known, memory, realize, undo
from .breaks import BreakNote, GraphBreak, LeftToPython
from .exceptions import Raised
from .executor import Executor, Frame, Policy, Snapshot
from .floats import worth_compiling
from .generators import refuse_open_ones
from .guards import GuardSet
from .rebuild import CannotRebuild, Rebuilder, without_idle_registers
from .sites import FrameLayout, SiteLayout
from .source import argument
from .values import NULL, SAVED_EXCEPTION, CellValue, Lazy, Null, Value

RETURN = -1
assert instructions.__all__ and builtin_objects.__doc__  # imported for their handlers and models


@record()
class Capture:
    """What a capture found. ``recipe`` is None when the stretch runs natively (nothing to compile, or nowhere to leave)."""

    graph: Graph
    guards: GuardSet
    exit: int
    recipe: list[tuple[Any, ...]] | None
    nout: int
    input_positions: tuple[int, ...] = ()  # graph input -> position in the values array
    symbol_positions: dict[int, tuple[Any, int]] = field(default_factory=dict)  # symbol -> (position, axis), or ("int", position)
    object_positions: tuple[int, ...] = ()  # object of the graph -> position in the values array
    break_note: BreakNote | None = None
    example_inputs: list[Any] = field(default_factory=list)
    calls: dict[tuple[str, str, int, int], set[tuple[str, int]]] = field(default_factory=dict)  # see Executor; also of calls after the break


def capture(layout: FrameLayout, site: SiteLayout, args: Sequence[Any], namespace: dict[str, Any], builtins: dict[str, Any], policy: Policy) -> Capture:
    """Capture from ``site`` with the live ``args`` (in the site's order).

    Errors: StanceChange when the traced code would change the stance; anything else that escapes is an error in the compiler.
    """
    root = Frame(layout.program, namespace, builtins, pc=site.index)
    ex = Executor(root, site.nargs, policy)
    ex.landings, ex.at_start = layout.landings, site.start
    own_cells = _enter(ex, root, layout, site, args)
    try:
        found = _run(ex, root, layout, own_cells)
        found.calls = ex.calls
        return found
    finally:
        ex.forget()


def _run(ex: Executor, root: Frame, layout: FrameLayout, own_cells: frozenset[int]) -> Capture:
    try:
        value = ex.run(root)
        if not ex.graph.operations() or worth_compiling(ex.graph):
            return _finish(ex, RETURN, value, own_cells=frozenset())
        error = GraphBreak("B014", "nothing but arithmetic with floats that change from call to call")
    except Raised as raised:
        error = raised.as_break()
    except LeftToPython:
        return _leave(ex, layout, None, own_cells)
    except GraphBreak as stop:
        error = GraphBreak(stop.code, stop.message, stop.hint)  # without the frames that led to it, which hold the arguments
    except CannotRebuild as stop:
        error = GraphBreak("B013", f"{stop} is left behind")
    return _leave(ex, layout, error, own_cells)


def _enter(ex: Executor, root: Frame, layout: FrameLayout, site: SiteLayout, args: Sequence[Any]) -> frozenset[int]:
    """Fill the root frame; the ids of cells that belong to the frame and cannot be passed."""
    program = layout.program
    values = iter(enumerate(args))
    for name in site.locals:
        position, obj = next(values)
        root.locals[name] = Lazy(obj, source=argument(position, name), maybe_unbound=name in site.maybe_unbound)
    own: set[int] = set()
    for name in site.cells:
        position, obj = next(values)
        root.cells[name] = realize.cell(ex, obj, argument(position, f"<cell {name}>"), name)
    if site.start:
        for name in program.cellvars:
            root.cells[name] = CellValue(root.locals.pop(name, None))
            own.add(id(root.cells[name]))
    for depth, kind in enumerate(site.stack):
        if kind == "V":
            position, obj = next(values)
            root.stack.append(Lazy(obj, source=argument(position, f"<unnamed value {depth}>")))
        else:
            root.stack.append(SAVED_EXCEPTION if kind == "E" else NULL)
    ex.entry_stack = tuple(root.stack)
    ex.entry_cells = {name: cell.content for name, cell in root.cells.items() if cell.source is not None}
    return frozenset(own)


def _finish(ex: Executor, exit: int, value: Value | None, own_cells: frozenset[int], layout: FrameLayout | None = None) -> Capture:
    """Build the recipe and bind the graph's inputs and symbols to positions."""
    refuse_open_ones(ex)
    memory.guard_overlaps(ex)
    effects.guard_targets(ex)
    rebuilder = Rebuilder(ex, own_cells)
    for effect in ex.effects:
        rebuilder.effect(effect)
    if value is not None:
        rebuilder.build(value)
        nout = 1
    else:
        assert layout is not None
        _build_landing(ex, rebuilder, layout, exit)
        nout = 2
    ex.graph.outputs, ex.graph.output_kinds = list(rebuilder.outputs), list(rebuilder.output_kinds)
    undo.prepare(ex.graph)
    positions = tuple(ex.guards.load(ex.input_sources[id(node)]) for node in ex.graph.inputs)
    symbols = _symbol_positions(ex)
    _guard_sizes(ex, symbols)
    objects = tuple(ex.guards.load(source) for source in ex.object_sources[: len(ex.graph.objects)])
    examples = [ex.by_node[id(node)].obj for node in ex.graph.inputs]  # type: ignore[attr-defined]
    return Capture(ex.graph, ex.guards, exit, without_idle_registers(rebuilder.recipe), nout, positions, symbols, objects, example_inputs=examples)


def _build_landing(ex: Executor, rebuilder: Rebuilder, layout: FrameLayout, index: int) -> None:
    """Locals in the layout's order, then stack values topmost first; in a handler those above the exception that it saved, which stays where it is."""
    root = ex.root
    kinds, kept = layout.flow.stack(index), layout.flow.kept(index)
    if len(kinds) != len(root.stack):
        raise CannotRebuild("a stack of unexpected depth")
    if kept > len(ex.entry_stack) or any(now is not then for now, then in zip(root.stack[:kept], ex.entry_stack, strict=False)):
        raise CannotRebuild("an exception that is being handled")
    names = layout.variables + layout.stored_cells
    for name in names:
        cell = root.cells.get(name) if name in layout.stored_cells else None
        if cell is not None and cell.source is not None and cell.content is ex.entry_cells.get(name):
            rebuilder.emit("CONST", known.UNCHANGED_MARK)
            continue
        content = cell.content if cell is not None else root.locals.get(name) if name not in layout.stored_cells else None
        if content is None or isinstance(content, Null):
            rebuilder.emit("CONST", known.UNBOUND_MARK)
        else:
            rebuilder.build(content)
    rebuilder.emit("TUPLE", len(names))
    count = 0
    for kind, value in zip(reversed(kinds[kept:]), reversed(root.stack[kept:]), strict=True):
        if (kind == "N") != isinstance(value, Null):
            raise CannotRebuild("a NULL where a value should be")
        if kind == "V":
            rebuilder.build(value)
            count += 1
    rebuilder.emit("TUPLE", count)


def _leave(ex: Executor, layout: FrameLayout, error: GraphBreak | None, own_cells: frozenset[int]) -> Capture:
    """The frame goes on natively from the last place where its whole state can be built again. ``error`` is None where that is nothing to report."""
    note = ex.note(error, ex.guards.location[1]) if error is not None else None
    eager = Capture(ex.graph, _guards_so_far(ex), RETURN, None, 0, break_note=note)
    snapshots: list[Snapshot] = list(ex.snapshots)
    while snapshots:
        snapshot = snapshots.pop()
        ex.restore(snapshot)
        if not worth_compiling(ex.graph) and not ex.specialised and not ex.policy.leave_always:
            break
        try:
            found = _finish(ex, snapshot.index, None, own_cells, layout)
        except (CannotRebuild, GraphBreak):
            continue
        found.break_note = note
        return found
    return eager


def _guards_so_far(ex: Executor) -> GuardSet:
    """Everything that led to the break, relations among sizes and changing ints, too: other values may find something to compile."""
    guards, mark = ex.guards, ex.guards.mark()
    _guard_sizes(ex, _symbol_positions(ex))
    copy = GuardSet(guards.nargs)
    copy.nvals, copy.records, copy.notes = guards.nvals, list(guards.records), list(guards.notes)
    guards.truncate(mark)
    return copy


def _symbol_positions(ex: Executor) -> dict[int, tuple[Any, int]]:
    """Where the value of each symbol is found: (position, axis) of a tensor, or ("int", position)."""
    symbols: dict[int, tuple[Any, int]] = {}
    for number, (source, axis) in ex.symbol_sources.items():
        if number < len(ex.graph.env.symbols):
            position = ex.guards.load(source)
            symbols[number] = ("int", position) if axis is None else (position, axis)
    return symbols


def _guard_sizes(ex: Executor, symbols: dict[int, tuple[Any, int]]) -> None:
    """The relations among symbolic sizes as one guard with its little program."""
    if not ex.graph.env.relations:
        return
    program = SizeProgram(symbols)
    relations = [(r.op, program.register(r.left), program.register(r.right)) for r in ex.graph.env.relations]
    names = {number: source.text if axis is None else f"{source.text}.shape[{axis}]" for number, (source, axis) in ex.symbol_sources.items()}
    text = " and ".join(str(r) for r in ex.graph.env.relations)
    for number in sorted(names, reverse=True):
        text = text.replace(f"s{number}", names[number])
    ex.guards.sizes(program.steps, relations, text)
