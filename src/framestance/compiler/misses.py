"""A lookup missed: the stance and the limits decide what happens. The answer is an entry to run, or None: run the plain code."""

from __future__ import annotations

import contextlib
import types
import weakref
from typing import Any

import numpy as np

from .. import _C
from ..capture.executor import code_is_plain
from ..capture.lookup import is_a
from ..capture.markers import is_disabled, is_stance_wrapper
from ..diag import events, logs
from ..diag.errors import RecompileError, StanceError, Unsupported, recompile_text
from ..diag.locations import Location, warn
from . import counters as stats
from . import pipeline
from .config import config
from .entries import FrameInfo, SiteInfo, frame_info, reasons
from .locking import is_free
from .options import OptionsKey, forced_key, key_for
from .stance import ALLOW_FIRST, SKIP_GUARD_EVAL_UNSAFE
from .trial import Trial, trial_in_force, trial_of

MAX_FRUITLESS = 16  # entries of a site at which there was nothing to compile; they count for no other limit


class Miss:
    """One missed lookup: everything the decisions need."""

    def __init__(
        self,
        cf: Any,
        site: _C.Site,
        info: SiteInfo,
        args: tuple[Any, ...],
        func: types.FunctionType | None,
        namespace: dict[str, Any],
        builtins: dict[str, Any],
    ) -> None:
        self.cf, self.site, self.info, self.args, self.namespace, self.builtins = cf, site, info, args, namespace, builtins
        self.frame: FrameInfo = info.frame
        self.counters: stats.Counters | None = cf._info.counters if cf is not None else None
        if func is not None:
            self.stance = _C.current_stance()
            key: OptionsKey = cf._key
            self.key = key if self.stance.backend is None else forced_key(key, self.stance.backend)
        else:  # a site: the stance and key that were in force when the compiled function was called
            state = _C.region_state()
            stance = state[1]
            assert stance is not None, "a site outside a region"
            self.key, self.stance = state[0], stance
        self.trial = trial_of(self.stance)
        self.learned = self.frame.learned
        if self.trial is not None:
            self.learned, self.counters = self.trial.learned(self.frame), self.trial.counters
        program = self.frame.layout.program
        self.function, self.where = program.qualname, (program.filename, program.first_line)

    def entries(self) -> list[_C.Entry]:
        """Entries of this site that this call could have used."""
        return [e for e in self.site.entries if e.key is self.key and e.live]

    def own(self) -> list[_C.Entry]:
        """Those of them that this compiled function had made for it or has hit; the others are of functions that share the code."""
        return [e for e in self.entries() if self.cf is None or self.trial is not None or e in self.cf._used]

    def counted(self, site: _C.Site) -> list[_C.Entry]:
        """Entries of a site that count for limits: what is compiled apart counts apart."""
        return [e for e in site.entries if (not e.apart if self.trial is None else e.key is self.key)]

    def forget_the_dead(self) -> None:
        """Drop entries that can never fit again: an object that their guards compare with is gone. They count for no limit."""
        for entry in self.site.entries if self.trial is None else ():
            if entry.program.dead:
                with contextlib.suppress(ValueError):  # another thread was quicker
                    self.site.remove(entry)
                if self.cf is not None:
                    self.cf._used.discard(entry)

    def line(self) -> int:
        """The user's line at which the part begins."""
        ops = self.frame.layout.program.ops
        return self.where[1] if self.info.layout.start else ops[self.info.layout.index].line

    def forget_the_call(self) -> None:
        """Let go of the call's values, which nothing needs any more."""
        self.args, self.namespace, self.builtins = (), {}, {}

    def reasons(self) -> list[Any]:
        """Why none of them fits."""
        return reasons(self.entries(), self.args, self.namespace, self.builtins)


# ------------------------------------------------------------------ entry points from C


def on_miss(cf: Any, site: _C.Site, args: tuple[Any, ...], func: Any, namespace: dict[str, Any], builtins: dict[str, Any]) -> _C.Entry | None:
    """A compiled function or a site found no entry. An entry to run, or None for the plain code.

    Errors: RecompileError, StanceError, Unsupported, BackendError as the stance and options say.
    """
    if func is not None:
        if is_disabled(func):
            return _plain(cf, func, "disabled")
        _refuse_stance_wrapper(func)
        if not code_is_plain(func.__code__):
            return _not_a_function_frame(cf, func)
    info = site.info
    if info is None:
        if func is None or _C.code_cache(func.__code__).start is not site:
            return None  # another thread called reset, or changed the function, after this call had begun
        if cf._key.background and not is_free():
            return _plain(cf, func, "background")
        frame = frame_info(func.__code__)
        info = site.info or SiteInfo(frame, frame.layout.start)
    miss = Miss(cf, site, info, args, func, namespace, builtins)
    stats.count(miss.counters, "misses")
    return _decide(miss)


def _refuse_stance_wrapper(func: types.FunctionType) -> None:
    if is_stance_wrapper(func):
        code = func.__wrapped__.__code__ if hasattr(func, "__wrapped__") and hasattr(func.__wrapped__, "__code__") else func.__code__
        where = Location(code.co_filename, code.co_firstlineno)
        raise StanceError(where.filename, where.lineno, where.source(), "compile over a function decorated with set_stance")


def _not_a_function_frame(cf: Any, func: types.FunctionType) -> _C.Entry | None:
    """Generators and coroutines: their frames are never replaced."""
    stance = _C.current_stance()
    where = (func.__code__.co_filename, func.__code__.co_firstlineno)
    if stance.name == "fail_on_recompile":
        _raise_recompile(RecompileError(function=func.__qualname__, filename=where[0], lineno=where[1], first_compile=True, stance=stance.name))
    if cf._key.fullgraph and stance.name not in ("eager_on_recompile", "force_eager"):
        raise Unsupported("B006", f"{func.__qualname__} is a generator or coroutine function", *where, Location(*where).source())
    return _plain(cf, func, "unsupported")


def _plain(cf: Any, func: types.FunctionType, cause: str) -> _C.Entry | None:
    """Count an eager run that is decided before anything is looked up."""
    stance = _C.current_stance()
    trial = trial_of(stance)
    stats.count_eager(cf._info.counters if trial is None else trial.counters, cause)
    _tell(events.Eager(func.__qualname__, (func.__code__.co_filename, func.__code__.co_firstlineno), cause, stance.name), trial)
    return None


def _tell(run: events.Eager, trial: Trial | None) -> None:
    if trial is not None:
        trial.ran_eagerly(run)
        return
    events.emit("eager", run)
    logs.log("stance", f"{run.function} runs uncompiled (stance {run.stance!r}): {run.why}", code=run.code, where=run.where)


def _decide(miss: Miss) -> _C.Entry | None:
    """The table of stances: rows never compiled and guard miss."""
    stance = miss.stance
    if stance.flags & SKIP_GUARD_EVAL_UNSAFE and stance.name != "force_eager":
        _refuse(miss, "S006")
    if stance.name == "eager_on_recompile":
        return eager(miss, "stance")
    if stance.name == "fail_on_recompile" and not (stance.flags & ALLOW_FIRST and _is_first(miss)):
        _refuse(miss, None)
    if config.disable:
        return eager(miss, "disabled")
    if stance.name in ("eager_then_compile", "aot_eager_then_compile") and _waits(miss):
        return _first_time(miss)
    if miss.info.layout.index in miss.learned.failed:
        return eager(miss, "error")
    miss.forget_the_dead()
    if _limit_reached(miss):
        return _over_limit(miss)
    _waiting(miss).discard(miss.info)  # whatever compiles ends the waiting
    return pipeline.compile_miss(miss, miss.key)


def _is_first(miss: Miss) -> bool:
    """Nothing compiled since creation or reset; a part of it that is reached for the first time counts as first, too."""
    return not miss.own() or (miss.counters is not None and miss.counters.compiles == 0)


def _refuse(miss: Miss, code: str | None) -> None:
    why = miss.reasons()
    first = not miss.entries()
    resumed = None if miss.info.layout.start else _line_of(miss)
    filename, lineno = miss.where
    error = RecompileError(
        function=miss.function,
        filename=filename,
        lineno=lineno,
        first_compile=first,
        reasons=why,
        stance=miss.stance.name,
        resumed_after_line=resumed,
        code=code,
    )
    _raise_recompile(error)


def _raise_recompile(error: RecompileError) -> None:
    if trial_in_force() is None:
        events.emit("recompile_refused", error)
    raise error


def _line_of(miss: Miss) -> int:
    """The user's line after which the frame was to go on compiled."""
    ops = miss.frame.layout.program.ops
    return ops[max(miss.info.layout.index - 1, 0)].line


def eager(miss: Miss, cause: str) -> _C.Entry | None:
    """Count and log an eager run."""
    stats.count_eager(miss.counters, cause)
    if miss.trial is not None or events.heard("eager") or logs.enabled("stance"):
        reasons = tuple(miss.reasons()) if cause == "limit" else ()
        _tell(events.Eager(miss.function, miss.where, cause, miss.stance.name, reasons), miss.trial)
    return None


# ------------------------------------------------------------------ eager_then_compile


def _waits(miss: Miss) -> bool:
    """Whether this miss is the one that still runs uncompiled; the next one compiles."""
    waiting = _waiting(miss)
    if miss.info in waiting:
        return False
    waiting.add(miss.info)
    return True


def _waiting(miss: Miss) -> weakref.WeakSet[Any]:
    return (miss.counters or stats.TOTAL).waiting


def _first_time(miss: Miss) -> _C.Entry | None:
    if miss.stance.name == "aot_eager_then_compile":
        entry = pipeline.compile_miss(miss, key_for("eager", miss.key.fullgraph, miss.key.dynamic), keep=False)
        # what leaves a function in the middle is entered through the site at its start, which would have to keep it
        return entry if entry is None or entry.exit < 0 or not miss.info.layout.start else eager(miss, "stance")
    memory = pipeline.SizeMemory(miss)
    for name, obj in zip(miss.info.layout.locals, miss.args, strict=False):
        if is_a(obj, _C.Tensor, np.ndarray):
            memory.dims(name, obj._array if is_a(obj, _C.Tensor) else obj)
    return eager(miss, "stance")


# ------------------------------------------------------------------ limits


def _limit_reached(miss: Miss) -> bool:
    if sum(e.artifact is None for e in miss.counted(miss.site)) >= MAX_FRUITLESS:
        return True
    used = None if miss.cf is None or miss.trial is not None else miss.cf._used
    count = accumulated = 0
    for site in miss.frame.sites.values():
        entries = [e for e in miss.counted(site) if e.live and e.artifact is not None]
        accumulated += max(len(entries) - 1, 0)
        count += max(sum(e.key is miss.key and (used is None or e in used) for e in entries) - 1, 0)
    if accumulated + 1 >= config.accumulated_recompile_limit and miss.counted(miss.site):
        return True
    if not miss.own():
        return False  # the first entry of a part is no recompile
    limit = miss.cf._info.recompile_limit if miss.cf is not None and miss.cf._info.recompile_limit is not None else config.recompile_limit
    return bool(count + 1 >= limit)


def _over_limit(miss: Miss) -> _C.Entry | None:
    if config.fail_on_recompile_limit_hit or miss.key.fullgraph:
        _refuse(miss, "R011")
    if miss.counters is not None and not miss.counters.warned:
        miss.counters.warned = True
        why = miss.reasons()
        filename, lineno = miss.where
        text = recompile_text(f"{miss.function!r} has reached its recompile limit; further kinds of input run uncompiled", (filename, lineno), "R011", why)
        warn(text)
    if not miss.info.layout.start and miss.trial is None:
        miss.site.dormant = _C.TIRED  # in a loop it would ask at each turn
    return eager(miss, "limit")
