"""A call that is compiled apart, to be explained: its entries, what is learnt from it and its counters belong to it alone and end with it.

It is the forced backend of a stance that holds for the call, so compiled functions which the call comes to are compiled apart, too. Nothing in C knows of it.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .. import _C
from .counters import Counters
from .options import KeysApart

if TYPE_CHECKING:
    from ..capture.breaks import BreakNote
    from ..capture.frame import Capture
    from ..diag.errors import Reason
    from ..diag.events import Eager
    from .entries import FrameInfo
    from .misses import Miss


@dataclass(eq=False)
class Learned:
    """What compiling one code object has taught: by site, which sizes and numbers changed from compile to compile, and where compiling failed."""

    sizes: dict[int, dict[str, tuple[tuple[int, ...], set[int]]]] = field(default_factory=dict)  # source text -> sizes seen last, dimensions that changed
    scalars: dict[int, dict[str, list[Any]]] = field(default_factory=dict)  # source text -> numbers or strings that it was compiled for
    failed: set[int] = field(default_factory=set)
    numbers: Iterator[int] = field(default_factory=itertools.count)  # of entries


class Trial(KeysApart):
    """The compiles of one call. Subclasses say what is to become of what they hear."""

    def __init__(self) -> None:
        stance = _C.current_stance()
        around = trial_of(stance)
        super().__init__(stance.backend if around is None else around.forced)
        self.stance = _C.Stance(stance.id, stance.flags, self, stance.name)
        self.counters = Counters(apart=True)
        self._learned: dict[FrameInfo, Learned] = {}
        self._entries: list[tuple[_C.Site, _C.Entry]] = []
        self._touched: list[tuple[_C.CodeCache, bool, bool]] = []

    # ---- what is heard ----

    def made(self, miss: Miss, found: Capture, why: tuple[Reason, ...], entry: _C.Entry, seconds: float) -> None:
        """An entry was made, and is about to run for the first time."""

    def broke(self, note: BreakNote) -> None:
        """A capture ended before the function did."""

    def ran_eagerly(self, run: Eager) -> None:
        """A call, or the rest of one, runs uncompiled."""

    # ---- what is its own ----

    def learned(self, frame: FrameInfo) -> Learned:
        """What the trial has learnt of a code object."""
        return self._learned.setdefault(frame, Learned())

    def add(self, site: _C.Site, entry: _C.Entry) -> None:
        """Add an entry for as long as the trial lasts."""
        site.add(entry)
        self._entries.append((site, entry))

    def touch(self, cache: _C.CodeCache) -> None:
        """The code is about to be rewritten, or passed over, for the first time."""
        self._touched.append((cache, cache.skip, cache.sited_code is not None))

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """What is called inside is compiled apart; afterwards everything is as it was."""
        asleep, skipped = _wake_all()
        scope = _C.Scope(self.stance)
        _C.push_scope(scope)
        try:
            yield
        finally:
            _C.pop_scope(scope)
            self._take_back()
            for site, dormant in asleep:
                site.dormant = site.dormant or dormant
            for cache in skipped:
                cache.skip = True
            self.stance = None  # type: ignore[assignment]  # which leads back here

    def _take_back(self) -> None:
        for site, entry in self._entries:
            with contextlib.suppress(ValueError):  # another thread has called reset
                site.remove(entry)
        for cache, skip, had_sites in reversed(self._touched):
            frame = cache.state.get("frame")
            if not had_sites and not (frame is not None and any(site.entries for site in frame.sites.values())):
                cache.sited_code = None
            cache.skip = skip
        self._entries, self._touched, self._learned = [], [], {}


def _wake_all() -> tuple[list[tuple[_C.Site, int]], list[_C.CodeCache]]:
    """Have every place asked again that was given up; the places and how they slept."""
    asleep, skipped = [], []
    for cache in _C.all_caches():
        frame = cache.state.get("frame")
        if cache.skip:
            cache.skip = False
            skipped.append(cache)
        for site in frame.sites.values() if frame is not None else ():
            if site.dormant:
                asleep.append((site, site.dormant))
                site.dormant = 0
    return asleep, skipped


def trial_of(stance: _C.Stance) -> Trial | None:
    """The trial for which the stance was made."""
    return stance.backend if issubclass(type(stance.backend), Trial) else None


def trial_in_force() -> Trial | None:
    """The trial that the running code belongs to."""
    return trial_of(_C.region_state()[1] or _C.current_stance())
