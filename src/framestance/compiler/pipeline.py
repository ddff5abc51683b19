"""A miss that may compile: capture, lowering and the new entry, once, under a lock; and what happens when the compiler itself fails."""

from __future__ import annotations

import contextlib
import functools
import time
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from .. import _C
from ..capture.breaks import BreakNote, StanceChange
from ..capture.executor import Policy
from ..capture.frame import Capture, capture
from ..diag import events, logs, progress
from ..diag.errors import (
    BackendError,
    InternalCompilerError,
    KernelEnvironmentError,
    Reason,
    RecompileError,
    StanceError,
    Unsupported,
    headline,
    recompile_text,
)
from ..diag.locations import Location, warn
from ..ir.interpret import set_tensor_type
from . import background
from . import counters as stats
from .config import CAPTURE_EVERYTHING, config
from .entries import CannotGuard, ensure_sited, guard_program, make_entry
from .locking import compile_lock, locked
from .options import OptionsKey

if TYPE_CHECKING:
    from .misses import Miss
    from .tracing import Recording

set_tensor_type(_C.wrap)


recordings: tuple[Recording, ...] = ()  # that are told of each entry; see tracing.py
CHANGES = 2  # of a number or string, from compile to compile, that are taken as they are: the next makes it a value of run time


class SizeMemory:
    """Which dimensions change from compile to compile at one site: those become symbols."""

    def __init__(self, miss: Miss) -> None:
        self.mode: bool | None = miss.key.dynamic
        if self.mode is None and not config.automatic_dynamic_shapes:
            self.mode = False
        self.seen = miss.learned.sizes.setdefault(miss.info.layout.index, {})
        self.answers: dict[str, frozenset[int]] = {}
        self.scalars = miss.learned.scalars.setdefault(miss.info.layout.index, {})
        self.fixed = self.mode is False
        self.changing: dict[str, bool] = {}
        self.at_start = miss.info.layout.start

    def changes(self, name: str, obj: Any) -> bool:
        """Whether the number or string at ``name`` has changed at two compiles already; the same answer throughout one capture."""
        if self.fixed:
            return False
        if name not in self.changing:
            seen = self.scalars.setdefault(name, [])
            if not any(type(other) is type(obj) and other == obj for other in seen):
                seen.append(obj)
            self.changing[name] = len(seen) > (CHANGES if self.at_start else 1)  # in the middle of a frame it changes from turn to turn of a loop
        return self.changing[name]

    def dims(self, name: str, array: np.ndarray[Any, Any]) -> frozenset[int]:
        """Dimensions of the tensor at ``name`` that are to be symbolic; the same answer throughout one capture."""
        if name not in self.answers:
            self.answers[name] = self._ask(name, array.shape)
        return self.answers[name]

    def _ask(self, name: str, shape: tuple[int, ...]) -> frozenset[int]:
        if self.mode is not None:
            return frozenset(range(len(shape))) if self.mode else frozenset()
        before, changing = self.seen.get(name, (shape, set()))
        if len(before) != len(shape):
            changing = set()
        else:
            changing = changing | {axis for axis, (a, b) in enumerate(zip(before, shape, strict=True)) if a != b}
        self.seen[name] = (shape, changing)
        return frozenset(changing)


def compile_miss(miss: Miss, key: OptionsKey, keep: bool = True) -> _C.Entry | None:
    """The entry for a missed lookup; None when the call has to run eagerly. ``keep=False``: for this call alone.

    Errors: StanceError, Unsupported, BackendError; InternalCompilerError under FRAMESTANCE_STRICT=1.
    """
    entry, why = _compile_once(miss, key, keep)
    if why is not None and miss.stance.name == "warn_on_recompile":
        warn(why)  # here, because a filter may make it an error, which is then the user's
    return entry


def _compile_once(miss: Miss, key: OptionsKey, keep: bool) -> tuple[_C.Entry | None, str | None]:
    """The entry, and why it is a recompile if it is one."""
    later = key.background and keep
    if later and background.is_pending(miss.frame.jobs.get(miss.info.layout.index, []), key, miss.args, miss.namespace, miss.builtins):
        return _run_eagerly(miss, "background"), None
    with locked(wait=not later) as taken:
        if not taken:
            return _run_eagerly(miss, "background"), None
        if keep:
            found = _made_meanwhile(miss)
            if found is not None:
                return found, None
        token = _C.compiling_enter()
        region = _C.region_suspend()
        try:
            return _capture_and_enter(miss, key, keep)
        except (StanceError, Unsupported, BackendError, RecompileError):
            raise
        except CannotGuard as error:
            _never_again(miss)
            logs.log("graph_breaks", str(error), code="B004", where=miss.where)
            return _run_eagerly(miss), None
        except KernelEnvironmentError as problem:
            return _no_machine_code(miss, problem), None
        except RecursionError:
            return _run_eagerly(miss), None
        except Exception as error:
            return _internal_error(miss, error), None
        finally:
            _C.region_resume(region)
            _C.compiling_leave(token)


def _made_meanwhile(miss: Miss) -> _C.Entry | None:
    """An entry that another thread added while this one waited for the lock."""
    for entry in miss.entries():
        if entry.program.check(miss.args, miss.namespace, miss.builtins) < 0:
            return entry
    return None


def _capture_and_enter(miss: Miss, key: OptionsKey, keep: bool) -> tuple[_C.Entry | None, str | None]:
    begun = time.perf_counter()
    why = miss.reasons() if miss.own() else []
    memory = SizeMemory(miss)
    try:
        found = _captured(miss, memory)
        if miss.key.fullgraph and found.break_note is not None and any(memory.changing.values()):
            memory.fixed = True  # a whole graph may need any number as a constant
            found = _captured(miss, memory)
    except StanceChange as change:
        where = Location(change.filename, change.lineno)
        raise StanceError(where.filename, where.lineno, where.source()) from None
    if found.break_note is not None:
        _report_break(miss, found.break_note)
    program = guard_program(found)
    if config.strict and not callable(key.backend):
        _require_that_it_fits(miss, found, program)
    text = _recompile_text(miss, why) if found.recipe is not None and why else None
    finish = functools.partial(_finish, miss, found, tuple(why), text)
    if key.background and keep and found.graph.operations():
        miss.forget_the_call()
        captured = time.perf_counter() - begun
        background.start(miss.frame.jobs.setdefault(miss.info.layout.index, []), program, key, lambda: _build(miss, key, found, program, finish, captured))
        return _run_eagerly(miss, "background"), text
    with progress.compiling(f"{miss.function} ({miss.where[0]}:{miss.where[1]})", config.progress):
        entry = _made(miss, key, found, program)
    finish(entry, keep, time.perf_counter() - begun)
    return entry, text


def _made(miss: Miss, key: OptionsKey, found: Capture, program: _C.GuardProgram) -> _C.Entry:
    return make_entry(found, key, miss.frame, miss.function, miss.where, program, miss.line(), miss.learned)


def _build(miss: Miss, key: OptionsKey, found: Capture, program: _C.GuardProgram, finish: Callable[[_C.Entry, bool, float], None], captured: float) -> None:
    """What is left to do of a compile in the background, whose capture took ``captured`` seconds."""
    begun = time.perf_counter()
    token = _C.compiling_enter()
    try:
        with contextlib.nullcontext() if callable(key.backend) else background.building:  # a user's backend may wait for other threads
            entry = _made(miss, key, found, program)
    except BackendError:
        raise
    except KernelEnvironmentError as problem:
        _no_machine_code(miss, problem)
        return
    except Exception as error:
        _internal_error(miss, error)
        return
    finally:
        _C.compiling_leave(token)
    with compile_lock:
        if _is_current(miss):  # nobody has called reset meanwhile
            finish(entry, True, captured + time.perf_counter() - begun)


def _finish(miss: Miss, found: Capture, why: tuple[Reason, ...], recompile: str | None, entry: _C.Entry, keep: bool, seconds: float) -> None:
    """The entry is made: keep it and count it. ``recompile``: why there had to be another one, the text of ``why``."""
    entry.apart = miss.trial is not None
    if keep:
        _enter(miss, found, entry)
    _count(miss, found, entry)
    if miss.trial is not None:
        miss.trial.made(miss, found, why, entry, seconds)
        return
    if recompile is not None:
        stats.append(miss.counters, "recompiles", recompile)
        logs.write("recompiles", recompile)
    if found.recipe is not None:
        reasons = why if recompile is not None else ()
        operations = found.graph.operations()
        owner = miss.cf._info if miss.cf is not None else None
        made = events.Compiled(miss.function, miss.where, miss.line(), entry.info.number, reasons, recompile or "", operations, found.graph, seconds, owner)
        events.emit("compile", made)
        if reasons:
            events.emit("recompile", made)
    if logs.enabled("guards"):
        from .described import guards_text  # for people: no start waits for it

        body = guards_text(entry.info)
        logs.log("guards", f"guards of entry {entry.info.number} of {miss.function}", code="I003", where=entry.info.location, body=body)
    for recording in recordings:
        recording.made(miss, found, why if recompile is not None else (), entry, seconds)


def _enter(miss: Miss, found: Capture, entry: _C.Entry) -> None:
    """Add the entry to its site, if the code still has it."""
    if not _is_current(miss):
        return
    code = miss.frame.layout.program.code_ref()
    if code is not None and (found.exit >= 0 or found.recipe is None):
        ensure_sited(code, miss.frame)
    if miss.trial is not None:
        miss.trial.add(miss.site, entry)
        return
    miss.site.add(entry)
    _give_up_where_nothing_is_found(miss, found)
    if miss.cf is not None:
        miss.cf._used.add(entry)


def _captured(miss: Miss, memory: SizeMemory) -> Capture:
    policy = Policy(dynamic_dims=memory.dims, changes=memory.changes, leave_always=CAPTURE_EVERYTHING)
    return capture(miss.frame.layout, miss.info.layout, miss.args, miss.namespace, miss.builtins, policy)


FRUITLESS = 8  # captures in the middle of a frame that found nothing to compile, before nobody looks there any more


def _give_up_where_nothing_is_found(miss: Miss, found: Capture) -> None:
    """A site in the middle at which there was never anything to compile; in a loop it would be looked at at each turn."""
    if found.recipe is not None or miss.info.layout.start:
        return
    entries = miss.site.entries
    if len(entries) >= FRUITLESS and all(entry.artifact is None for entry in entries):
        miss.site.clear()
        miss.site.dormant = _C.DORMANT


def _require_that_it_fits(miss: Miss, found: Capture, program: _C.GuardProgram) -> None:
    """Guards hold on the values that they were made from; where they do not, every call would compile again."""
    failing = program.check(miss.args, miss.namespace, miss.builtins)
    assert failing < 0, f"a guard does not hold on the values it was made from: {found.guards.records[failing]}, {found.guards.notes[failing]}"


def _is_current(miss: Miss) -> bool:
    """Whether the code still has the sites of this miss: a backend, a destructor or another thread may have called ``reset`` meanwhile."""
    code = miss.frame.layout.program.code_ref()
    return code is not None and _C.code_cache(code).state.get("frame") is miss.frame


def _report_break(miss: Miss, note: BreakNote) -> None:
    if miss.trial is not None:
        miss.trial.broke(note)
    if miss.key.fullgraph:
        where = Location(note.filename, note.lineno)
        raise Unsupported(note.code, f"{note.message} (in {note.function})", note.filename, note.lineno, where.source(), note.hint)
    stats.append(miss.counters, "breaks", (note.code, note.filename, note.lineno))
    if miss.trial is not None:
        return
    events.emit("graph_break", note)
    logs.log("graph_breaks", f"{note.message} (in {note.function})", code=note.code, where=(note.filename, note.lineno), body=f"  hint: {note.fix}")


def _recompile_text(miss: Miss, why: list[Any]) -> str:
    return recompile_text(f"{miss.function!r} is compiled again", miss.where, why[0].code, why)


def _count(miss: Miss, found: Capture, entry: _C.Entry) -> None:
    if found.recipe is None:
        if found.break_note is not None:
            stats.count_eager(miss.counters, "graph break")
        return
    stats.count(miss.counters, "compiles")
    operations = found.graph.operations()
    if operations:
        stats.count(miss.counters, "graphs")
        stats.count(miss.counters, "operations", operations)
        if miss.trial is None and logs.enabled("graph"):
            logs.log("graph", f"graph of {miss.function}", code="I002", where=miss.where, body=entry.info.graph)


_warned_internal = False
_warned_of: set[str] = set()


def _internal_error(miss: Miss, error: Exception) -> _C.Entry | None:
    """A defect of ours never breaks the user's program, except under FRAMESTANCE_STRICT=1."""
    global _warned_internal
    wrapped = InternalCompilerError(error, miss.function, miss.where)
    if config.strict:
        raise wrapped from error
    _never_again(miss)
    if not _warned_internal:
        _warned_internal = True
        detail = "".join(traceback.format_exception(error)[-3:])
        warn(f"{wrapped}\n{detail}")
    return _run_eagerly(miss)


def _no_machine_code(miss: Miss, problem: KernelEnvironmentError) -> _C.Entry | None:
    """Numba is set up to compile nothing: the call runs uncompiled, and the user is told once of each such problem."""
    _never_again(miss)
    if str(problem) not in _warned_of:
        _warned_of.add(str(problem))
        warn(headline(miss.where, f"{miss.function!r} and whatever else needs machine code runs uncompiled: {problem.problem}", problem.code))
    return _run_eagerly(miss)


def _never_again(miss: Miss) -> None:
    """Nothing can be compiled here, whatever the stance says."""
    miss.learned.failed.add(miss.info.layout.index)
    if not miss.info.layout.start and miss.trial is None:
        miss.site.dormant = _C.DORMANT


def _run_eagerly(miss: Miss, cause: str = "error") -> _C.Entry | None:
    from .misses import eager

    return eager(miss, cause)
