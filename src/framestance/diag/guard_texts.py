"""A guard record as a sentence: what must hold for an entry to be used again. The counterpart of reasons.py, which says what did not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .reasons import GuardInfo, dtype_name, type_text, value_text


def guard_text(record: tuple[Any, ...], info: GuardInfo) -> str:
    """What ``record`` asks for, about the value as the user writes it. What the record kept weakly and is gone may be None in it."""
    op = record[0]
    make = _TEXTS.get(op)
    if make is not None:
        return make(record, info)
    if op.startswith("LOAD_"):
        return f"`{info.source}` is there to be read"
    return f"`{info.source}`: {op}" + ("" if info.expected is None else f" {info.expected}")


def _array(record: tuple[Any, ...], info: GuardInfo) -> str:
    _op, _src, kind, number, _rank, dims, layout, writeable = record
    sizes = ", ".join("any" if size < 0 else str(size) for size in dims) + ("," if len(dims) == 1 else "")
    text = f"`{info.source}` is a {type_text(kind)} of {dtype_name(number)}({sizes})"
    if layout == "C":
        text += " in C order"
    elif isinstance(layout, tuple) and layout:
        text += f" with strides {layout} in bytes"
    return text + (", writeable" if writeable else "")


def _constant(record: tuple[Any, ...], info: GuardInfo) -> str:
    return f"`{info.source}` is the {type(record[2]).__name__} {value_text(record[2])}"


def _identity(record: tuple[Any, ...], info: GuardInfo) -> str:
    if isinstance(info.expected, str):
        wanted = info.expected
    else:
        wanted = record[2] if type(record[2]) is str and not record[3] else value_text(record[2])
    return f"`{info.source}` is this very object: {wanted}"


def _code(record: tuple[Any, ...], info: GuardInfo) -> str:
    if record[2] is None:
        return f"`{info.source}` runs a function that is gone"
    return f"`{info.source}` runs the code of {record[2].co_qualname} (line {record[2].co_firstlineno})"


def _state(record: tuple[Any, ...], info: GuardInfo) -> str:
    return f"{info.source} is as it was"


_TEXTS: dict[str, Callable[[tuple[Any, ...], GuardInfo], str]] = {
    "ARRAY": _array,
    "INT": _constant,
    "FLOAT": _constant,
    "STR": _constant,
    "EQUAL": _constant,
    "TYPE": lambda record, info: f"the type of `{info.source}` is {type_text(record[2])}",
    "TYPE_VERSION": lambda record, info: f"class {type_text(record[2])} of `{info.source}` is unchanged",
    "TYPE_VERSION_OF": lambda record, info: f"class `{info.source}` is unchanged",
    "IS": _identity,
    "CODE": _code,
    "SAME": lambda record, info: f"`{info.source}` are the same object",
    "NOT_SAME": lambda record, info: f"`{info.source}` are different objects",
    "LEN": lambda record, info: f"`{info.source}` is a {type_text(record[2])} of length {record[3]}",
    "KEYS": lambda record, info: f"the keys of `{info.source}` are {value_text(tuple(record[2]))}",
    "NO_KEY": lambda record, info: f"`{info.source}` has no key {value_text(record[2])}",
    "NO_INSTANCE_ATTR": lambda record, info: f"`{info.source}` itself has no attribute {record[2]!r}",
    "NO_OVERLAP": lambda record, info: f"`{info.source}` share no memory",
    "STATE": _state,
    "SIZES": lambda record, info: f"{info.source}",
}
