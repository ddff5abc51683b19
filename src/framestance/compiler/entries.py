"""From a capture to a cache entry: guard program, artifact, and what is remembered of both for people. Entries own no object of the user's."""

from __future__ import annotations

import types
import weakref
from dataclasses import dataclass
from typing import Any

from .. import _C
from ..capture.breaks import BreakNote
from ..capture.frame import Capture
from ..capture.guards import GuardNote, held
from ..capture.markers import is_disabled
from ..capture.sites import FrameLayout, SiteLayout, insert_sites
from ..diag import logs
from ..diag.errors import Reason
from ..diag.reasons import DTYPE_NAMES, MISSING, GuardInfo, describe_failure
from ..ops.dtypes import DTYPES
from . import backends
from .background import Job
from .config import config
from .locking import compile_lock
from .options import OptionsKey
from .trial import Learned, trial_in_force

DTYPE_NAMES.update({d.numpy.num: d.name for d in DTYPES.values()})


@dataclass
class EntryInfo:
    """What is remembered of an entry: its guards, for reasons, and what else a person may want to know. location: file, and line where the part begins."""

    number: int
    records: list[tuple[Any, ...]]
    notes: list[GuardNote | None]
    function: str = ""
    location: tuple[str, int] = ("?", 0)
    graph: str = ""
    ended_by: BreakNote | None = None
    classes: dict[int, tuple[Any, ...]] | None = None  # for the slow reference of guards, where it is on


MAX_VALUES = 8192  # of a guard program, as in guards.h


class CannotGuard(Exception):
    """A fact that the capture relied on cannot be checked again (an identity without weak reference, a class without version)."""


class FrameInfo:
    """Everything the Python side keeps per code object; held by the code's cache, so it must not hold the code."""

    def __init__(self, layout: FrameLayout) -> None:
        self.layout = layout
        self.sites: dict[int, _C.Site] = {}  # replaced, never changed in place: other threads iterate over it
        self.learned = Learned()
        self.jobs: dict[int, list[Job]] = {}  # site -> what is being compiled for it in the background


@dataclass(eq=False)
class SiteInfo:
    """Held by a site in C."""

    frame: FrameInfo
    layout: SiteLayout


def frame_info(code: types.CodeType) -> FrameInfo:
    """The FrameInfo of ``code``, made at first use with its start site."""
    from ..capture.decode import program_of

    cache = _C.code_cache(code)
    with compile_lock:
        info: FrameInfo | None = cache.state.get("frame")
        if info is None:
            info = FrameInfo(FrameLayout(program_of(code)))
            start = info.layout.start
            info.sites = {start.index: cache.start}
            cache.start.info = SiteInfo(info, start)
            cache.start.position = start.index
            cache.state["frame"] = info
    return info


def ensure_sited(code: types.CodeType, info: FrameInfo) -> None:
    """Make the rewritten code object with a site at every place where compiled code may start again."""
    cache = _C.code_cache(code)
    trial = trial_in_force()
    with compile_lock:
        if trial is not None:
            trial.touch(cache)
        cache.skip = is_disabled(code)  # it may have been passed over as a callee, before it was compiled itself
        if cache.sited_code is not None:
            return
        sites = dict(info.sites)
        for index, layout in info.layout.sites.items():
            if index not in sites:
                sites[index] = _C.Site(SiteInfo(info, layout))
                sites[index].position = index
        rewritten = insert_sites(info.layout, sites)
        for index in sites.keys() - info.sites.keys():
            sites[index].look_up_locals(info.layout.sites[index].slots(rewritten))
        cache.sited_code = rewritten
        info.sites = sites
    if trial is None and logs.enabled("output_code"):
        import dis

        where, body = (code.co_filename, code.co_firstlineno), dis.Bytecode(rewritten).dis()
        logs.log("output_code", f"the code of {code.co_qualname} with its sites", code="I004", where=where, body=body)


def guard_program(capture: Capture) -> _C.GuardProgram:
    """The checks of what the capture relied on. Errors: CannotGuard."""
    guards = capture.guards
    if guards.nvals > MAX_VALUES:
        raise CannotGuard(f"{guards.nvals} values to check at each call")
    try:
        return _C.GuardProgram(guards.nargs, guards.nvals, guards.records)
    except TypeError as error:  # a malformed record is a ValueError, and a defect of ours
        raise CannotGuard(str(error)) from None


def make_entry(
    capture: Capture,
    key: OptionsKey,
    frame: FrameInfo,
    function: str,
    where: tuple[str, int],
    program: _C.GuardProgram | None = None,
    line: int | None = None,
    learned: Learned | None = None,
) -> _C.Entry:
    """Lower the graph and make the entry. program: the guards, if they were made before; line: where the part begins; learned: if not the frame's.

    Errors: BackendError; CannotGuard.
    """
    program = program or guard_program(capture)
    guards = capture.guards
    artifact = None
    if capture.recipe is not None:
        artifact = backends.build(
            key.backend,
            capture.graph,
            capture.example_inputs,
            function,
            where,
            nvals=guards.nvals,
            inputs=capture.input_positions,
            symbol_sources=capture.symbol_positions,
            objects=capture.object_positions,
            recipe=capture.recipe,
            nout=capture.nout,
        )
    entry = _C.Entry(program, artifact, capture.exit, key)
    entry.of_users = callable(key.backend)
    entry.operations = capture.graph.operations() if artifact is not None else 0
    number, location = next((learned or frame.learned).numbers), (where[0], where[1] if line is None else line)
    graph = str(capture.graph) if entry.operations else ""
    entry.info = EntryInfo(number, [_freeze(r) for r in guards.records], list(guards.notes), function, location, graph, capture.break_note)
    if config.check_guards:
        from .mirror import snapshots

        entry.info.classes = snapshots(guards.records)
    return entry


def _freeze(record: tuple[Any, ...]) -> tuple[Any, ...]:
    """A guard record that keeps no object of the user's alive."""
    return tuple(_weak(x) for x in record)


def _weak(x: Any) -> Any:
    if type(x) is list:  # the program and the relations of SIZES: plain words and numbers
        return tuple(x)
    if type(x) in (str, int, float, bool, tuple, bytes, complex, type(None)) or held(x):
        return x
    try:
        return weakref.ref(x)
    except TypeError:
        return f"an object of type {type(x).__qualname__}"


def thaw(record: tuple[Any, ...]) -> tuple[Any, ...]:
    """A frozen record with its objects; None for those that are gone."""
    return tuple(x() if isinstance(x, weakref.ref) else x for x in record)


def reasons(entries: Any, args: tuple[Any, ...], namespace: dict[str, Any], builtins: dict[str, Any]) -> list[Reason]:
    """Why each of ``entries`` does not fit, nearest first: the one whose guards held longest."""
    found: list[tuple[int, Reason]] = []
    for entry in entries:
        failing = entry.program.check(args, namespace, builtins)
        if failing < 0:
            continue
        record, note = entry.info.records[failing], entry.info.notes[failing]
        values = entry.program.values(args, namespace, builtins)
        info = GuardInfo(note.kind, note.source, note.expected, note.location)
        found.append((failing - len(entry.info.records), describe_failure(thaw(record), info, _got(record, values), entry=entry.info.number)))
    found.sort(key=lambda pair: -pair[0])
    return [reason for _, reason in found]


def _got(record: tuple[Any, ...], values: list[Any]) -> Any:
    op = record[0]
    if op.startswith("LOAD_"):
        return MISSING
    if op in ("SAME", "NOT_SAME", "NO_OVERLAP"):
        return values[record[1]], values[record[2]]
    if op in ("STATE", "SIZES"):
        return _C.state_get(record[1]) if op == "STATE" else None
    return values[record[1]]


# Checks that must hold even when guards are skipped: running a kernel on other memory than it was made for is never right.
_ALWAYS = frozenset({"ARRAY", "NO_OVERLAP", "SIZES"})


def set_unsafe_programs(site: _C.Site) -> None:
    """Give every entry of ``site`` the guards that are run under ``skip_guard_eval_unsafe``: tensors, and what tells the entries apart."""
    entries = site.entries
    common: set[str] | None = None
    for entry in entries:
        texts = {repr(r) for r in entry.info.records}
        common = texts if common is None else common & texts
    for entry in entries:
        records = [
            thaw(r) for r in entry.info.records if r[0].startswith("LOAD_") or r[0] in _ALWAYS or (len(entries) > 1 and repr(r) not in (common or set()))
        ]
        nargs, nvals = entry.program.nargs, entry.program.nvals
        if entry.live and not entry.program.dead:
            entry.unsafe_program = _C.GuardProgram(nargs, nvals, records)
