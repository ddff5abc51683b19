"""Everything that can be seen of some objects, as nested tuples that compare with ``==``: values, types, layouts, who is whom, who shares memory with whom.

Two snapshots of equal states are equal although their objects are not the same ones. An object that is met twice is a reference the second time.
"""

from __future__ import annotations

import collections
import functools
import re
import types
from collections.abc import Iterator
from typing import Any, Self

import numpy as np

import framestance as fs
from framestance.testing.compare import user_lines

Seen = tuple[Any, ...]
VALUES = int | float | complex | str | bytes | type(None) | type(Ellipsis) | type(NotImplemented) | range | np.generic
ITERATED = 40  # items taken from an iterator that was left behind


class Snapshot:
    """One walk over objects of a program whose code has ``filename``."""

    def __init__(self, filename: str) -> None:
        self.filename = filename
        self.met: dict[int, int] = {}
        self.kept: list[Any] = []  # so that no id is given twice
        self.arrays: list[np.ndarray[Any, Any]] = []

    def of(self, value: Any) -> Seen:
        """What can be seen of ``value``."""
        if isinstance(value, VALUES) and type(value).__module__ in ("builtins", "numpy"):
            return type(value).__name__, without_addresses(repr(value))
        if isinstance(value, type):
            return "class", _name(value)
        if isinstance(value, types.ModuleType):
            return "module", value.__name__
        if type(value) is not tuple:
            if id(value) in self.met:
                return "again", self.met[id(value)]
            self.met[id(value)] = len(self.met)
            self.kept.append(value)
        return _name(type(value)), *self.parts(value)

    def parts(self, value: Any) -> Iterator[Any]:
        """What makes up an object that is no plain value."""
        if isinstance(value, fs.Tensor):
            yield from self._array(value._array)
        elif isinstance(value, np.ndarray):
            yield from self._array(value)
        elif isinstance(value, fs.dtype | fs.device):
            yield repr(value)
        elif isinstance(value, types.FunctionType):
            yield value.__qualname__
            if value.__code__.co_filename != self.filename:
                return
            yield self.of(value.__defaults__)
            yield tuple(self._cell(cell) for cell in value.__closure__ or ())
        elif isinstance(value, types.MethodType):
            yield value.__name__
            yield self.of(value.__self__)
        elif isinstance(value, types.BuiltinFunctionType):
            yield value.__qualname__
            yield self.of(value.__self__)
        elif isinstance(value, functools.partial):
            yield self.of(value.func)
            yield tuple(self.of(x) for x in value.args)
            yield tuple((k, self.of(x)) for k, x in value.keywords.items())
        elif isinstance(value, BaseException):
            yield from self._error(value)
        else:
            yield from self._contents(value)
            yield from self._attributes(value)

    def _contents(self, value: Any) -> Iterator[Any]:
        if isinstance(value, dict):
            yield tuple((self.of(k), self.of(x)) for k, x in value.items())
        elif isinstance(value, list | tuple | collections.deque):
            yield tuple(self.of(x) for x in value)
        elif isinstance(value, set | frozenset):
            plain = all(isinstance(x, VALUES) and x == x for x in value)  # the order of others, NaN among them, follows from their addresses
            yield tuple(self.of(x) for x in (value if plain else sorted(value, key=self._rank)))
        elif isinstance(value, int | float | str):  # of a subclass
            yield repr(value)
        elif isinstance(value, slice):
            yield repr(value)
        elif isinstance(value, collections.abc.Iterator) and type(value).__module__ in ("builtins", "itertools"):
            yield self._left(value)
        if isinstance(value, collections.defaultdict):
            yield self.of(value.default_factory)
        if isinstance(value, collections.deque):
            yield value.maxlen

    def _attributes(self, value: Any) -> Iterator[Any]:
        try:
            found = object.__getattribute__(value, "__dict__")
        except AttributeError:
            found = {}
        yield tuple((name, self.of(x)) for name, x in found.items())
        for cls in type(value).__mro__:
            for name, member in vars(cls).items():
                if isinstance(member, types.MemberDescriptorType) and "__slots__" in vars(cls):
                    try:
                        yield name, self.of(member.__get__(value))
                    except AttributeError:
                        yield name, "absent"

    def _left(self, iterator: Any) -> Seen:
        """What an iterator had still to give."""
        items = []
        try:
            for item in iterator:
                items.append(self.of(item))
                if len(items) == ITERATED:
                    break
        except Exception as error:
            items.append(self.of(error))
        return tuple(items)

    def _cell(self, cell: Any) -> Seen:
        if id(cell) in self.met:
            return "again", self.met[id(cell)]
        self.met[id(cell)] = len(self.met)
        self.kept.append(cell)
        try:
            return "cell", self.of(cell.cell_contents)
        except ValueError:
            return "cell", "empty"

    def _error(self, error: BaseException) -> Iterator[Any]:
        yield tuple(self.of(x) for x in error.args)
        lines = user_lines(error, self.filename)
        if lines and isinstance(error, UnboundLocalError):  # CPython 3.11 may name the line before: it runs STORE_FAST and LOAD_FAST as one instruction
            lines[-1] = lines[-1][0], 0
        yield "at", tuple(lines)
        yield "cause", self.of(error.__cause__)
        yield "context", self.of(error.__context__), error.__suppress_context__
        yield "notes", tuple(getattr(error, "__notes__", ()))
        if isinstance(error, BaseExceptionGroup):
            yield tuple(self.of(e) for e in error.exceptions)
        yield tuple((name, self.of(x)) for name, x in vars(error).items() if name != "__notes__")

    def _array(self, array: np.ndarray[Any, Any]) -> Iterator[Any]:
        yield str(array.dtype)
        yield array.shape
        yield tuple(None if size < 2 or not array.size else stride for size, stride in zip(array.shape, array.strides, strict=True))
        yield array.flags.writeable
        yield Numbers(array)
        place = self._place(array)
        if place is not None:
            yield "on", *place
        self.arrays.append(array)

    def _place(self, array: np.ndarray[Any, Any]) -> tuple[int, int] | None:
        """The first array met that has memory in common with ``array``, by number, and how many bytes lie between their first elements."""
        for number, other in enumerate(self.arrays):
            if array.size and other.size and np.may_share_memory(array, other):
                return number, array.ctypes.data - other.ctypes.data
        return None

    def _rank(self, item: Any) -> tuple[Any, ...]:
        """Where an item of a set comes: by class, tensors and plain values by contents, equal tensors by the memory they lie in."""
        place = self._place(item._array) or (len(self.arrays), item._array.ctypes.data) if isinstance(item, fs.Tensor) else ()
        return _name(type(item)), repr(item) if isinstance(item, fs.Tensor | VALUES) else "", place


def without_addresses(text: str) -> str:
    """``text`` without what a default repr says of memory."""
    return re.sub(r"\b0x[0-9a-f]+", "0x", text)


class Numbers(tuple[Any, ...]):
    """The elements of an array, flat, as text: ``-0.0`` and ``nan`` are told from ``0.0`` and equal to themselves."""

    __slots__ = ()

    def __new__(cls, array: np.ndarray[Any, Any]) -> Self:
        return super().__new__(cls, map(repr, array.ravel().tolist()))


def _name(cls: type) -> str:
    return f"{cls.__module__}.{cls.__qualname__}".removeprefix("builtins.")


def namespace(snapshot: Snapshot, names: dict[str, Any]) -> Seen:
    """What a module's functions may have changed: its variables, and the attributes of its classes that are no code."""
    found: list[Any] = []
    for name, value in names.items():
        if name.startswith("__") or isinstance(value, types.ModuleType | types.FunctionType):
            continue
        if isinstance(value, type) and value.__module__ == names["__name__"]:
            plain = {k: x for k, x in vars(value).items() if not k.startswith("__") and isinstance(x, int | float | str | list | dict | fs.Tensor | type(None))}
            found.append((name, tuple((k, snapshot.of(x)) for k, x in plain.items() if not k.startswith("_"))))
        elif not isinstance(value, type):
            found.append((name, snapshot.of(value)))
    return tuple(found)


def difference(got: Any, want: Any, tolerance: float = 0.0, path: str = "") -> tuple[str, Any, Any] | None:
    """(where, what was got, what was wanted) for the first place where two snapshots differ; None where they are equal.

    tolerance: how far floats may lie apart, relatively to the larger of 1 and the wanted one.
    """
    if got == want:
        return None
    if isinstance(got, Numbers) and isinstance(want, Numbers):
        return None if len(got) == len(want) and all(_near(a, b, tolerance) for a, b in zip(got, want, strict=True)) else (path, list(got), list(want))
    if not isinstance(got, tuple) or not isinstance(want, tuple):
        return path, got, want
    if len(got) == len(want) == 2 and got[0] == want[0] == "float" and _near(got[1], want[1], tolerance):
        return None
    if len(got) != len(want):
        return f"{path}.length", _short(got), _short(want)
    for index, (a, b) in enumerate(zip(got, want, strict=True)):
        found = difference(a, b, tolerance, f"{path}.{_step(got, want, index)}")
        if found is not None:
            return found
    return None


def _step(got: Seen, want: Seen, index: int) -> str:
    first = got[0]
    return f"{first}" if index and isinstance(first, str) and first == want[0] and len(first) < 40 else str(index)


def _near(got: str, want: str, tolerance: float) -> bool:
    if got == want or not tolerance:
        return got == want
    a, b = float(got), float(want)
    return a == b or abs(a - b) <= tolerance * max(1.0, abs(b))


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 300 else text[:300] + "..."
