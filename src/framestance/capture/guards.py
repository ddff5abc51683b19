"""The facts a capture relied on, as records of a guard program with the user line that needed each.

Loads are shared: one register per source. The order of records is the order of discovery, so a check that makes a later load legal (type before attribute)
comes first. Truncation to a mark undoes everything after it: an attempt that is given up leaves no guard behind.
"""

from __future__ import annotations

import types
from typing import Any

from ..ops.random import DEFAULT
from ..ops.random import Source as RandomSource
from ..records import record
from .lookup import is_a, is_one_of, is_static, own_attributes
from .source import Source


@record(frozen=True)
class GuardNote:
    """For a person: where the value comes from, which expression of the user it is, and which line needed it."""

    kind: str
    source: str
    expected: Any
    location: tuple[str, int]


_ORIGINS = {
    "ARG": "argument",
    "LOAD_GLOBAL": "global",
    "LOAD_GLOBAL_OF": "global",
    "LOAD_CELL": "cell",
    "LOAD_ATTR": "attribute",
    "LOAD_MODULE_ATTR": "module",
    "LOAD_TYPE": "class",
    "LOAD_TYPE_ATTR": "class",
    "LOAD_MRO_ATTR": "class",
    "LOAD_ITEM": "element",
    "LOAD_DICT": "element",
    "LOAD_FUNC": "default",
    "LOAD_METHOD": "element",
    "LOAD_GLOBALS": "global",
}

# Objects that live as long as the interpreter in practice: holding them strongly keeps no user object alive.
_HELD_TYPES = (types.ModuleType, types.MethodDescriptorType, types.WrapperDescriptorType, types.MethodWrapperType)


class GuardSet:
    """Records for ``_C.GuardProgram`` and, at equal positions, notes."""

    def __init__(self, nargs: int) -> None:
        self.nargs = nargs
        self.nvals = nargs
        self.records: list[tuple[Any, ...]] = []
        self.notes: list[GuardNote | None] = []
        self.location: tuple[str, int] = ("?", 0)
        self._registers: dict[Any, int] = {}
        self._seen: dict[Any, None] = {}

    def mark(self) -> tuple[int, int, int, int]:
        """A point to come back to with ``truncate``."""
        return (len(self.records), self.nvals, len(self._registers), len(self._seen))

    def truncate(self, mark: tuple[int, int, int, int]) -> None:
        """Forget every record since ``mark`` (dicts keep insertion order, so the newest keys go first)."""
        length, self.nvals, registers, seen = mark
        del self.records[length:], self.notes[length:]
        while len(self._registers) > registers:
            self._registers.popitem()
        while len(self._seen) > seen:
            self._seen.popitem()

    def load(self, source: Source) -> int:
        """The position in the values array where ``source`` is found; loads it (and its bases) first if need be."""
        if source.op == "ARG":
            return int(source.detail[0])
        key = source.key
        register = self._registers.get(key)
        if register is None:
            base = () if source.base is None else (self.load(source.base),)
            register = self.nvals
            self.nvals += 1
            self._registers[key] = register
            self._append((source.op, register, *base, *source.detail), GuardNote(_ORIGINS[source.op], source.text, None, self.location))
        return register

    def check(self, op: str, source: Source, *operands: Any, expected: Any = None) -> None:
        """Record that ``op`` holds for the value at ``source``; the same check twice is one record."""
        position = self.load(source)
        key = (op, position, *(_key(x) for x in operands))
        if key in self._seen:
            return
        self._seen[key] = None
        self._append((op, position, *operands), GuardNote(_ORIGINS[source.op], source.text, expected, self.location))

    def pair(self, op: str, left: Source, right: Source) -> None:
        """A relation between two values: SAME, NOT_SAME, NO_OVERLAP."""
        a, b = self.load(left), self.load(right)
        key = (op, a, b)
        if key not in self._seen:
            self._seen[key] = None
            self._append((op, a, b), GuardNote(_ORIGINS[left.op], f"{left.text}, {right.text}", None, self.location))

    def state(self, index: int, value: int, what: str) -> None:
        """A process-wide state word (default dtype and the like)."""
        key = ("STATE", index)
        if key not in self._seen:
            self._seen[key] = None
            self._append(("STATE", index, value), GuardNote("setting", what, value, self.location))

    def sizes(self, program: list[tuple[Any, ...]], relations: list[tuple[str, int, int]], text: str) -> None:
        """Relations among symbolic sizes; added last, when all are known."""
        self._append(("SIZES", program, relations), GuardNote("size", text, text, self.location))

    def _append(self, record: tuple[Any, ...], note: GuardNote) -> None:
        self.records.append(record)
        self.notes.append(note)


def held(obj: Any) -> bool:
    """Whether an identity guard may keep ``obj`` alive: static types, builtin functions of modules, modules, and what framestance and NumPy define."""
    if is_a(obj, RandomSource):
        return obj is DEFAULT[0]
    if is_a(obj, type):
        return is_static(obj) or _is_ours(_module_of(obj))
    if type(obj) is types.BuiltinFunctionType:  # not one that a program made itself
        return type(obj.__self__) is types.ModuleType and obj.__self__.__dict__.get(obj.__name__) is obj
    if type(obj) is types.FunctionType:
        return _is_ours(obj.__module__) and "<locals>" not in obj.__qualname__
    return obj is None or obj is Ellipsis or obj is NotImplemented or is_a(obj, bool, *_HELD_TYPES) or _is_ours(_module_of(type(obj)))


def _module_of(cls: type) -> Any:
    """``cls.__module__``; static classes keep it in their name, others in their own attributes. The metaclass is not asked."""
    return type.__dict__["__module__"].__get__(cls) if is_static(cls) else own_attributes(cls).get("__module__")


def _is_ours(module: Any) -> bool:
    return type(module) is str and module.partition(".")[0] in ("framestance", "numpy")


def _key(x: Any) -> Any:
    """Of an operand: plain constants by type and value, every other object by identity, without asking its hash."""
    if is_one_of(type(x), str, int, bool, bytes):
        return (type(x), x)
    if is_one_of(type(x), float, complex):
        return (type(x), repr(x))
    if type(x) is tuple:
        return (tuple, tuple(_key(item) for item in x))
    return ("id", id(x))
