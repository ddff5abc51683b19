"""Entries as plain objects, for people: what ``cache_entries`` of a compiled function gives, and what explanations are made of."""

from __future__ import annotations

from typing import Any

from .. import _C
from ..capture.breaks import BreakNote
from ..diag.explanation import Break, CacheEntry, Guard
from ..diag.guard_texts import guard_text
from ..diag.reasons import GuardInfo
from .entries import EntryInfo, thaw

_FROM_NOTHING = frozenset({"LOAD_GLOBAL", "LOAD_GLOBALS"})  # the other loads say second what they start from


def cache_entries(compiled: _C.CompiledFunction) -> list[CacheEntry]:
    """The entries that a compiled function made or has hit, by function and number; see CacheEntry. They are copies: nothing leads back to the cache.

    >>> import framestance
    >>> double = framestance.compile(lambda x: x * 2)
    >>> _ = double(framestance.ones(3))
    >>> [entry.operations for entry in double.cache_entries()]
    [1]
    """
    found = []
    for entry in list(compiled._used):
        info = entry.info
        if entry.live and not entry.program.dead and info is not None:
            found.append(
                CacheEntry(
                    number=info.number,
                    function=info.function,
                    location=info.location,
                    compiled=entry.artifact is not None,
                    graph=info.graph,
                    operations=entry.operations,
                    hits=entry.hits,
                    guards=guards_of(info),
                    ended_by=None if info.ended_by is None else break_of(info.ended_by),
                    backend=backend_name(entry.key.backend),
                )
            )
    return sorted(found, key=lambda entry: (entry.location[0], entry.function, entry.number))


def guards_of(info: EntryInfo) -> tuple[Guard, ...]:
    """The guards of an entry in the order of checking. That a value is there is left out where another guard follows that is about it, or what it leads to."""
    records = list(zip(info.records, info.notes, strict=True))
    needed = {record[2] for record, _ in records if record[0].startswith("LOAD_") and record[0] not in _FROM_NOTHING}
    needed |= {record[1] for record, _ in records if not record[0].startswith("LOAD_")}
    found = []
    for record, note in records:
        if note is not None and not (record[0].startswith("LOAD_") and record[1] in needed):
            text = guard_text(thaw(record), GuardInfo(note.kind, note.source, note.expected, note.location))
            found.append(Guard(text, note.source, note.location))
    return tuple(found)


def break_of(note: BreakNote) -> Break:
    """A break for people; where it has no hint of its own, the catalogue's."""
    return Break(note.code, note.message, note.fix, (note.filename, note.lineno), note.function)


def backend_name(backend: Any) -> str:
    """A backend as it is named, or the name of the callable."""
    return backend if isinstance(backend, str) else str(getattr(backend, "__qualname__", type(backend).__qualname__))


def guards_text(info: EntryInfo) -> str:
    """The guards of an entry, a line each."""
    return "\n".join(f"    {guard}" for guard in guards_of(info))
