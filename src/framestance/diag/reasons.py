"""Turns a failed guard record and the value it met into a Reason that a person can act on. Runs only after a miss; never runs code of the user's."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from ..records import record
from .errors import Reason, Where, listed

MISSING = object()  # what stands for a value that a load did not find
DTYPE_NAMES: dict[int, str] = {np.dtype(char).num: np.dtype(char).name for char in np.typecodes["All"]}  # others are entered by who knows them
_PLAIN = (int, float, complex, bool, str, bytes, type(None), type(...))
_LONGEST = 60

# What a value is, from its origin: decides between "another object was passed" and "a global was changed".
_CHANGED_KINDS = frozenset({"global", "attribute", "module", "class", "builtin"})

# What to do, where the reason says more than its code does.
_HINTS = {
    "size": "Sizes 0 and 1 always have entries of their own, because they broadcast: let each of them compile, or keep such tensors away.",
    "number": "Pass or keep it as a tensor, or let three values compile: the third makes a number an argument (not with dynamic=False).",
    "value": "Let each value have its entry: call the function with each of them where compiling is allowed.",
    "turns": "How often a loop turns is a constant of its code: let each number have its entry, or keep the loop out of the compiled function.",
}


@record(frozen=True)
class GuardInfo:
    """What capture remembers of one guard record.

    kind: where the value comes from: "argument", "cell", "default", "element", "global", "attribute", "module", "class", "builtin", "size", "setting".
    source: the value as the user writes it, such as ``x`` or ``self.lin.weight``; for relations between two values ``x, y``.
    expected: what the guard relies on, as text or value, used where the record itself does not say. location: the user's line that needed it.
    """

    kind: str
    source: str
    expected: Any = None
    location: Where | None = None


@record(frozen=True)
class _Finding:
    code: str
    guard: str
    expected: str
    got: str
    hint: str = ""  # a key of _HINTS


def describe_failure(record: tuple[Any, ...], info: GuardInfo, got_value: Any, *, entry: int = 0) -> Reason:
    """Why ``record`` does not hold for ``got_value`` (MISSING for a load that found nothing, a tuple of both values for SAME, NOT_SAME, NO_OVERLAP).

    What a record keeps weakly may have died since; callers put None in its place. Arrays are compared by type, dtype, number of dimensions, sizes,
    layout, in that order; the first difference is reported.
    """
    op = record[0]
    find = _FINDERS.get(op)
    if find is None:
        find = _missing if op.startswith("LOAD_") else _other
    found = find(record, info, got_value)
    hint = _HINTS[found.hint] if found.hint else listed(found.code).fix
    return Reason(entry, found.guard, found.expected, found.got, info.location, found.code, hint, info.source)


def value_text(value: Any) -> str:
    """A short text for a value: its repr if it is a plain constant (or a container of such), otherwise only its type."""
    if value is MISSING:
        return "nothing"
    kind = type(value)
    if kind in _PLAIN:
        text = repr(value)
        return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."
    if kind in (tuple, list) and len(value) <= 8 and all(type(item) in _PLAIN for item in value):
        return repr(value)
    if issubclass(kind, type):  # isinstance would ask the object for its class
        return f"class {value.__qualname__}"
    if kind is ModuleType:
        return f"module {value.__dict__.get('__name__', '?')}"
    name = getattr(value, "__qualname__", None) if kind.__module__ == "builtins" else None
    return f"{kind.__name__} {name}" if isinstance(name, str) else f"an object of type {kind.__qualname__}"


def dtype_name(number: int) -> str:
    """The dtype with NumPy's type number ``number``.

    >>> dtype_name(np.dtype(np.float32).num)
    'float32'
    """
    return DTYPE_NAMES.get(number, f"dtype number {number}")


# ---- one finder per family of records: (record, info, value) -> _Finding --------------------------------------------------------------------------


def _identity_code(info: GuardInfo) -> str:
    return "R009" if info.kind in _CHANGED_KINDS else "R007"


def _value_code(info: GuardInfo) -> str:
    return "R009" if info.kind in _CHANGED_KINDS else "R006"


def _missing(record: tuple[Any, ...], info: GuardInfo, got: Any) -> _Finding:
    code = "R009" if info.kind in _CHANGED_KINDS or record[0] in ("LOAD_GLOBAL", "LOAD_ATTR", "LOAD_MODULE_ATTR") else "R008"
    if got is MISSING or got is None:
        return _Finding(code, f"presence of `{info.source}`", "a value", "nothing")
    return _Finding(code, f"container of `{info.source}`", "the kind of object that was compiled for", type_text(type(got)))


def type_text(kind: type | None) -> str:
    if kind is None:
        return "a class that is gone"
    return kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"


def _array(record: tuple[Any, ...], info: GuardInfo, got: Any) -> _Finding:
    _op, _src, kind, number, rank, dims, layout, writeable = record
    source = info.source
    if type(got) is not kind:
        return _Finding("R005", f"type of `{source}`", type_text(kind), type_text(type(got)))
    array: np.ndarray[Any, Any] = got if isinstance(got, np.ndarray) else got._array
    if array.dtype.num != number or not array.dtype.isnative:
        return _Finding("R002", f"dtype of `{source}`", dtype_name(number), array.dtype.name if array.dtype.isnative else f"byte-swapped {array.dtype.name}")
    if array.ndim != rank:
        return _Finding("R003", f"number of dimensions of `{source}`", str(rank), str(array.ndim))
    for axis, (size, actual) in enumerate(zip(dims, array.shape, strict=True)):
        guard = f"size of `{source}` at dimension {axis}"
        if size >= 0 and actual != size:
            return _Finding("R001", guard, str(size), str(actual), "size" if size < 2 or actual < 2 else "")
        if size < 0 and actual < 2:
            return _Finding("R001", guard, "at least 2 (sizes 0 and 1 are compiled on their own)", str(actual), "size")
    return _layout(source, layout, writeable, array)


def _layout(source: str, layout: Any, writeable: bool, array: np.ndarray[Any, Any]) -> _Finding:
    if layout == "C" and not array.flags.c_contiguous:
        return _Finding("R004", f"layout of `{source}`", "contiguous in C order", f"strides {array.strides} in bytes")
    if isinstance(layout, tuple):
        differs = any(size != 1 and stride != actual for size, stride, actual in zip(array.shape, layout, array.strides, strict=True))
        if differs:
            return _Finding("R004", f"strides of `{source}` in bytes", str(layout), str(array.strides))
    if writeable and not array.flags.writeable:
        return _Finding("R004", f"writeability of `{source}`", "writeable", "read-only")
    if not array.flags.aligned:
        return _Finding("R004", f"alignment of `{source}`", "aligned", "not aligned")
    return _Finding("R004", f"layout of `{source}`", "as it was compiled for", "another one")


def _constant(record: tuple[Any, ...], info: GuardInfo, got: Any) -> _Finding:
    expected = record[2]
    if type(got) is not type(expected):
        return _Finding("R005", f"type of `{info.source}`", type_text(type(expected)), type_text(type(got)))
    of_loop = info.source.startswith("<unnamed value ") and info.source.endswith((".start", ".stop", ".step"))  # a range, of which some turns are left
    hint = "turns" if of_loop else "number" if type(got) in (int, float) else "" if info.kind in _CHANGED_KINDS else "value"
    return _Finding(_value_code(info), f"value of `{info.source}`", value_text(expected), value_text(got), hint)


def _type(record: tuple[Any, ...], info: GuardInfo, got: Any) -> _Finding:
    expected = record[2]
    if type(got) is expected and expected is not None:  # a TYPE_VERSION record: the class was changed, not the object
        return _Finding("R009", f"class {expected.__qualname__} of `{info.source}`", "unchanged", "changed since it was compiled for")
    return _Finding("R005", f"type of `{info.source}`", type_text(expected), type_text(type(got)))


def _type_version_of(record: tuple[Any, ...], info: GuardInfo, got: Any) -> _Finding:
    if got is record[2]:
        return _Finding("R009", f"class `{info.source}`", "unchanged", "changed since it was compiled for")
    return _Finding(_identity_code(info), f"identity of `{info.source}`", value_text(record[2]), value_text(got))


def _is(record: tuple[Any, ...], info: GuardInfo, got: Any) -> _Finding:
    _op, _src, wanted, held = record
    if held and type(wanted) is bool and type(got) is bool:
        return _Finding(_value_code(info), f"value of `{info.source}`", str(wanted), str(got), "value")
    if isinstance(info.expected, str):
        expected = info.expected
    elif held:
        expected = value_text(wanted)
    else:  # kept weakly: gone by now, or described by a text where the object allows no weak reference
        expected = "an object that is gone" if wanted is None else wanted if type(wanted) is str else value_text(wanted)
    text = value_text(got)
    return _Finding(_identity_code(info), f"identity of `{info.source}`", expected, f"another {text}" if text == expected else text)


def _code(record: tuple[Any, ...], info: GuardInfo, got: Any) -> _Finding:
    expected = record[2]
    text = f"function {expected.co_qualname} (line {expected.co_firstlineno})" if expected is not None else "a function that is gone"
    if type(got) is not FunctionType:
        return _Finding(_identity_code(info), f"code of `{info.source}`", text, value_text(got))
    other = f"function {got.__code__.co_qualname} (line {got.__code__.co_firstlineno})"
    return _Finding(_identity_code(info), f"code of `{info.source}`", text, f"another {other}" if other == text else other)


def _same(record: tuple[Any, ...], info: GuardInfo, _got: Any) -> _Finding:
    one, two = "the same object", "different objects"
    expected, got = (one, two) if record[0] == "SAME" else (two, one)
    return _Finding("R007", f"identity of `{info.source}`", expected, got)


def _length(record: tuple[Any, ...], info: GuardInfo, got: Any) -> _Finding:
    kind, length = record[2], record[3]
    if type(got) is not kind:
        return _Finding("R005", f"type of `{info.source}`", type_text(kind), type_text(type(got)))
    return _Finding("R008", f"length of `{info.source}`", str(length), str(len(got)))


def _keys(record: tuple[Any, ...], info: GuardInfo, got: Any) -> _Finding:
    if type(got) is not dict:
        return _Finding("R005", f"type of `{info.source}`", "dict", type_text(type(got)))
    return _Finding("R008", f"keys of `{info.source}`", value_text(tuple(record[2])), value_text(tuple(got)))


def _absent(record: tuple[Any, ...], info: GuardInfo, got: Any) -> _Finding:
    if record[0] == "NO_KEY":
        if type(got) is not dict:
            return _Finding("R005", f"type of `{info.source}`", "dict", type_text(type(got)))
        return _Finding("R008", f"key {value_text(record[2])} of `{info.source}`", "absence", "presence")
    return _Finding("R009", f"attribute {record[2]!r} of the object `{info.source}` itself", "absence", "presence")


def _overlap(_record: tuple[Any, ...], info: GuardInfo, _got: Any) -> _Finding:
    return _Finding("R010", f"memory of `{info.source}`", "no overlap", "overlap")


def _state(record: tuple[Any, ...], info: GuardInfo, got: Any) -> _Finding:
    expected = info.expected if info.expected is not None else record[2]
    return _Finding("R012", f"setting `{info.source}`", str(expected), "another one" if got is None else value_text(got))


def _sizes(_record: tuple[Any, ...], info: GuardInfo, got: Any) -> _Finding:
    return _Finding("R001", f"relation of sizes `{info.source}`", str(info.expected), "another one" if got is None else value_text(got))


def _other(record: tuple[Any, ...], info: GuardInfo, got: Any) -> _Finding:
    expected = "what was compiled for" if info.expected is None else str(info.expected)
    return _Finding(_value_code(info), f"{record[0]} of `{info.source}`", expected, value_text(got))


_FINDERS: dict[str, Callable[[tuple[Any, ...], GuardInfo, Any], _Finding]] = {
    "ARRAY": _array,
    "INT": _constant,
    "FLOAT": _constant,
    "STR": _constant,
    "EQUAL": _constant,
    "TYPE": _type,
    "TYPE_VERSION": _type,
    "TYPE_VERSION_OF": _type_version_of,
    "IS": _is,
    "CODE": _code,
    "SAME": _same,
    "NOT_SAME": _same,
    "LEN": _length,
    "KEYS": _keys,
    "NO_KEY": _absent,
    "NO_INSTANCE_ATTR": _absent,
    "NO_OVERLAP": _overlap,
    "STATE": _state,
    "SIZES": _sizes,
}
