"""A lookup missed: the stance decides what happens, and if that is a compile, it happens here, once, under a lock.

C calls ``on_miss`` for a compiled function (before any frame exists) and for sites inside its frame, and ``on_frame`` for the first frame of other code that runs in a
region. Both answer with an entry to run or None: run the plain code.
"""

from __future__ import annotations

import os
import threading
import traceback
import types
import warnings
from typing import Any

import numpy as np

from .. import _C
from ..capture.breaks import BreakNote, StanceChange
from ..capture.executor import Policy, code_is_plain
from ..capture.frame import Capture, capture
from ..diag import events, logs
from ..diag.errors import BackendError, InternalCompilerError, RecompileError, StanceError, Unsupported, recompile_text
from ..diag.locations import Location
from . import counters as stats
from .config import config
from .entries import FrameInfo, OptionsKey, SiteInfo, ensure_sited, forced_key, frame_info, key_for, make_entry, reasons, set_unsafe_programs
from .stance import ALLOW_FIRST, SKIP_GUARD_EVAL_UNSAFE

_compile_lock = threading.RLock()


def _new_lock_in_child() -> None:
    global _compile_lock
    _compile_lock = threading.RLock()


os.register_at_fork(after_in_child=_new_lock_in_child)


class Miss:
    """One missed lookup: everything the decisions need."""

    def __init__(self, cf: Any, site: _C.Site, args: tuple[Any, ...], func: types.FunctionType | None, namespace: dict[str, Any], builtins: dict[str, Any]) -> None:
        self.cf, self.site, self.args, self.namespace, self.builtins = cf, site, args, namespace, builtins
        self.info: SiteInfo = site.info
        self.frame: FrameInfo = self.info.frame
        self.counters: stats.Counters | None = cf._info.counters if cf is not None else None
        if func is not None:
            self.stance = _C.current_stance()
            key: OptionsKey = cf._key
            self.key = key if self.stance.backend is None else forced_key(key, self.stance.backend)
        else:  # a site: the stance and key that were in force when the compiled function was called
            self.key, self.stance, _ = _C.region_state()
        program = self.frame.layout.program
        self.function, self.where = program.qualname, (program.filename, program.first_line)

    def entries(self) -> list[_C.Entry]:
        """Entries of this site that this call could have used."""
        return [e for e in self.site.entries if e.key is self.key and e.live]

    def reasons(self) -> list[Any]:
        """Why none of them fits."""
        return reasons(self.entries(), self.args, self.namespace, self.builtins)


# ------------------------------------------------------------------ entry points from C


def on_miss(cf: Any, site: _C.Site, args: tuple[Any, ...], func: Any, namespace: dict[str, Any], builtins: dict[str, Any]) -> _C.Entry | None:
    """A compiled function or a site found no entry. An entry to run, or None for the plain code.

    Errors: RecompileError, StanceError, Unsupported, BackendError as the stance and options say.
    """
    if func is not None:
        _refuse_stance_wrapper(func)
        if not code_is_plain(func.__code__):
            return _not_a_function_frame(cf, func)
    if site.info is None:
        assert func is not None
        frame_info(func.__code__)
    miss = Miss(cf, site, args, func, namespace, builtins)
    stats.count(miss.counters, "misses")
    if config.disable:
        stats.count_eager(miss.counters, "disabled")
        return None
    return _decide(miss)


def _refuse_stance_wrapper(func: types.FunctionType) -> None:
    from ..capture.markers import is_stance_wrapper

    if is_stance_wrapper(func):
        code = func.__wrapped__.__code__ if hasattr(func, "__wrapped__") and hasattr(func.__wrapped__, "__code__") else func.__code__
        where = Location(code.co_filename, code.co_firstlineno)
        raise StanceError(where.filename, where.lineno, where.source(), "compile over a function decorated with set_stance")


def _not_a_function_frame(cf: Any, func: types.FunctionType) -> None:
    """Generators and coroutines: their frames are never replaced."""
    stance = _C.current_stance()
    where = (func.__code__.co_filename, func.__code__.co_firstlineno)
    if stance.name == "fail_on_recompile":
        _raise_recompile(
            RecompileError(function=func.__qualname__, filename=where[0], lineno=where[1], first_compile=True, stance=stance.name), cf._info.counters
        )
    if cf._key.fullgraph and stance.name not in ("eager_on_recompile", "force_eager"):
        raise Unsupported("B006", f"{func.__qualname__} is a generator or coroutine function", *where, Location(*where).source())
    stats.count_eager(cf._info.counters, "unsupported")
    return None


def _decide(miss: Miss) -> _C.Entry | None:
    """The table of stances: rows never compiled and guard miss."""
    stance = miss.stance
    if stance.flags & SKIP_GUARD_EVAL_UNSAFE and stance.name != "force_eager":
        _refuse(miss, "S006")
    if stance.name == "eager_on_recompile":
        return _eager(miss, "stance")
    if stance.name == "fail_on_recompile" and not (stance.flags & ALLOW_FIRST and _is_first(miss)):
        _refuse(miss, None)
    if stance.name in ("eager_then_compile", "aot_eager_then_compile") and _waits(miss):
        return _first_time(miss)
    if miss.info.layout.index in miss.frame.failed:
        return _eager(miss, "error")
    if _limit_reached(miss):
        return _over_limit(miss)
    return _compile(miss, miss.key)


def _is_first(miss: Miss) -> bool:
    """Nothing compiled since creation or reset; a part of it that is reached for the first time counts as first, too."""
    return not miss.entries()


def _refuse(miss: Miss, code: str | None) -> None:
    why = miss.reasons()
    first = not miss.entries()
    resumed = None if miss.info.layout.start else _line_of(miss)
    filename, lineno = miss.where
    error = RecompileError(
        function=miss.function, filename=filename, lineno=lineno, first_compile=first, reasons=why, stance=miss.stance.name, resumed_after_line=resumed, code=code
    )
    _raise_recompile(error, miss.counters)


def _raise_recompile(error: RecompileError, counters: stats.Counters | None) -> None:
    events.emit("recompile_refused", error)
    raise error


def _line_of(miss: Miss) -> int:
    """The user's line after which the frame was to go on compiled."""
    ops = miss.frame.layout.program.ops
    return ops[max(miss.info.layout.index - 1, 0)].line


def _eager(miss: Miss, cause: str) -> None:
    stats.count_eager(miss.counters, cause)
    events.emit("eager", cause)
    logs.log("stance", f"{miss.function} runs eagerly ({cause}; stance {miss.stance.name!r})", code="S007", where=miss.where)
    return None


# ------------------------------------------------------------------ eager_then_compile


def _waits(miss: Miss) -> bool:
    """Whether this miss is the one that still runs uncompiled; the next one compiles."""
    ticket = id(miss.counters)
    if ticket in miss.info.waited:
        miss.info.waited.discard(ticket)
        return False
    miss.info.waited.add(ticket)
    return True


def _first_time(miss: Miss) -> _C.Entry | None:
    if miss.stance.name == "aot_eager_then_compile":
        return _compile(miss, key_for("eager", miss.key.fullgraph, miss.key.dynamic), keep=False)
    memory = SizeMemory(miss)
    for name, obj in zip(miss.info.layout.locals, miss.args, strict=False):
        if isinstance(obj, _C.Tensor | np.ndarray):
            memory.dims(name, obj._array if isinstance(obj, _C.Tensor) else obj)
    return _eager(miss, "stance")


# ------------------------------------------------------------------ limits


def _limit_reached(miss: Miss) -> bool:
    if not miss.entries():
        return False  # the first entry of a part is no recompile
    count = accumulated = 0
    for site in miss.frame.sites.values():
        entries = [e for e in site.entries if e.live]
        accumulated += max(len(entries) - 1, 0)
        count += max(sum(e.key is miss.key for e in entries) - 1, 0)
    limit = miss.cf._info.recompile_limit if miss.cf is not None and miss.cf._info.recompile_limit is not None else config.recompile_limit
    return count + 1 >= limit or accumulated + 1 >= config.accumulated_recompile_limit


def _over_limit(miss: Miss) -> None:
    if config.fail_on_recompile_limit_hit or miss.key.fullgraph:
        _refuse(miss, "R011")
    if miss.counters is not None and not miss.counters.warned:
        miss.counters.warned = True
        why = miss.reasons()
        filename, lineno = miss.where
        text = recompile_text(f"{miss.function!r} has reached its recompile limit; further kinds of input run uncompiled", (filename, lineno), "R011", why)
        warnings.warn(text, RuntimeWarning, stacklevel=4)
    return _eager(miss, "limit")


# ------------------------------------------------------------------ compiling


class SizeMemory:
    """Which dimensions change from compile to compile at one site: those become symbols."""

    def __init__(self, miss: Miss) -> None:
        self.mode: bool | None = miss.key.dynamic
        if self.mode is None and not config.automatic_dynamic_shapes:
            self.mode = False
        self.seen = miss.frame.sizes.setdefault(miss.info.layout.index, {})
        self.answers: dict[str, frozenset[int]] = {}

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


def _compile(miss: Miss, key: OptionsKey, keep: bool = True) -> _C.Entry | None:
    with _compile_lock:
        if keep:
            found = _made_meanwhile(miss)
            if found is not None:
                return found
        why = miss.reasons()
        token = _C.compiling_enter()
        region = _C.region_suspend()
        try:
            return _capture_and_enter(miss, key, keep, why)
        except (StanceError, Unsupported, BackendError, RecompileError):
            raise
        except RecursionError:
            return _eager(miss, "error")
        except Exception as error:
            return _internal_error(miss, error)
        finally:
            _C.region_resume(region)
            _C.compiling_leave(token)


def _made_meanwhile(miss: Miss) -> _C.Entry | None:
    """An entry that another thread added while this one waited for the lock."""
    for entry in miss.entries():
        if entry.program.check(miss.args, miss.namespace, miss.builtins) < 0:
            return entry
    return None


def _capture_and_enter(miss: Miss, key: OptionsKey, keep: bool, why: list[Any]) -> _C.Entry | None:
    policy = Policy(dynamic_dims=SizeMemory(miss).dims)
    try:
        found = capture(miss.frame.layout, miss.info.layout, miss.args, miss.namespace, miss.builtins, policy)
    except StanceChange as change:
        where = Location(change.filename, change.lineno)
        raise StanceError(where.filename, where.lineno, where.source()) from None
    if found.break_note is not None:
        _report_break(miss, found.break_note)
    entry = make_entry(found, key, miss.frame, miss.function, miss.where)
    if found.exit >= 0 or found.recipe is None:
        code = miss.frame.layout.program.code_ref()
        if code is not None:
            ensure_sited(code, miss.frame)
    _count(miss, found, why)
    if keep:
        miss.site.add(entry)
    return entry


def _report_break(miss: Miss, note: BreakNote) -> None:
    if miss.key.fullgraph:
        where = Location(note.filename, note.lineno)
        raise Unsupported(note.code, f"{note.message} (in {note.function})", note.filename, note.lineno, where.source(), note.hint)
    stats.append(miss.counters, "breaks", (note.code, note.filename, note.lineno))
    events.emit("graph_break", note)
    logs.log("graph_breaks", f"{note.message} (in {note.function})", code=note.code, where=(note.filename, note.lineno))


def _count(miss: Miss, found: Capture, why: list[Any]) -> None:
    if found.recipe is None:
        stats.count_eager(miss.counters, "graph break" if found.break_note is not None else "unsupported")
        return
    stats.count(miss.counters, "compiles")
    operations = found.graph.operations()
    if operations:
        stats.count(miss.counters, "graphs")
        stats.count(miss.counters, "operations", operations)
        if logs.enabled("graph"):
            logs.log("graph", f"graph of {miss.function}:\n{found.graph}", code="I002", where=miss.where)
    events.emit("compile", miss.function)
    if why:
        text = recompile_text(f"{miss.function!r} is compiled again", miss.where, why[0].code, why)
        stats.append(miss.counters, "recompiles", text)
        events.emit("recompile", text)
        logs.log("recompiles", text, code=why[0].code, where=miss.where)
        if miss.stance.name == "warn_on_recompile":
            warnings.warn(text, RuntimeWarning, stacklevel=5)


_warned_internal = False


def _internal_error(miss: Miss, error: Exception) -> None:
    """A defect of ours never breaks the user's program, except under FRAMESTANCE_STRICT=1."""
    global _warned_internal
    wrapped = InternalCompilerError(error, miss.function, miss.where)
    if config.strict:
        raise wrapped from error
    miss.frame.failed.add(miss.info.layout.index)
    if not _warned_internal:
        _warned_internal = True
        detail = "".join(traceback.format_exception(error)[-3:])
        warnings.warn(f"{wrapped}\n{detail}", RuntimeWarning, stacklevel=5)
    return _eager(miss, "error")


# ------------------------------------------------------------------ other frames in a region


def on_frame(func: types.FunctionType, args: tuple[Any, ...]) -> None:
    """The first frame of a code object inside a region: decide once whether frames of this code are looked at."""
    code = func.__code__
    cache = _C.code_cache(code)
    if not _worth_looking_at(func, args):
        cache.skip = True
        return
    token = _C.compiling_enter()
    try:
        ensure_sited(code, frame_info(code))
    except Exception as error:
        cache.skip = True
        if config.strict:
            raise InternalCompilerError(error, func.__qualname__, (code.co_filename, code.co_firstlineno)) from error
    finally:
        _C.compiling_leave(token)


def _worth_looking_at(func: types.FunctionType, args: tuple[Any, ...]) -> bool:
    """User code with a tensor among its arguments. Library code and code without tensors is left alone for good."""
    from ..capture.markers import is_disabled

    if is_disabled(func) or not code_is_plain(func.__code__) or is_library(func.__code__.co_filename):
        return False
    return any(_holds_tensor(a) for a in args)


def _holds_tensor(x: Any, depth: int = 2) -> bool:
    if isinstance(x, _C.Tensor | np.ndarray):
        return True
    if depth and type(x) in (list, tuple):
        return any(_holds_tensor(item, depth - 1) for item in x[:8])
    if depth and type(x) is dict:
        return any(_holds_tensor(item, depth - 1) for item in list(x.values())[:8])
    return False


_LIBRARY = tuple({os.path.dirname(os.__file__) + os.sep, os.path.dirname(os.path.dirname(np.__file__)) + os.sep, os.path.dirname(os.path.dirname(__file__)) + os.sep})


def is_library(filename: str) -> bool:
    """The standard library, installed packages and framestance itself."""
    return filename.startswith(_LIBRARY) or filename.startswith("<frozen")


def install() -> None:
    """Tell C whom to ask."""
    _C.set_handlers(miss=on_miss, key=forced_key, unsafe=set_unsafe_programs, frame=on_frame)
