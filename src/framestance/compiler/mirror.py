"""The slow reference of guards: every record read in plain Python, and held against what C decided. On under FRAMESTANCE_CHECK_GUARDS=1.

It knows nothing of version tags, hashes or offsets: classes are compared by what they and their bases held when the entry was made.
"""

from __future__ import annotations

import struct
import types
from collections.abc import Callable
from typing import Any

import numpy as np

from .. import _C
from ..capture.lookup import MISSING, instance_dict, is_a, mro, mro_lookup, own_attributes
from ..ir.sizes import EVALUATE
from .entries import thaw

Values = list[Any]
# Where C may be stricter: version tags change with every change of a class, also with one that is taken back; sizes may overflow.
_MAY_BE_STRICTER = frozenset({"TYPE_VERSION", "TYPE_VERSION_OF", "SIZES"})


class Disagreement(AssertionError):
    """C and the reference decide differently whether an entry fits."""


DISAGREEMENTS: list[str] = []  # what was raised where a lookup cannot fail; for tests


def snapshot(cls: Any) -> tuple[Any, ...]:
    """What a class and its bases hold, by identity."""
    return tuple((id(base), tuple((name, id(value)) for name, value in own_attributes(base).items())) for base in mro(cls))


def snapshots(records: list[tuple[Any, ...]]) -> dict[int, tuple[Any, ...]]:
    """The classes that the records pin, as they are now: index of the record -> snapshot."""
    return {i: snapshot(record[2]) for i, record in enumerate(records) if record[0] in ("TYPE_VERSION", "TYPE_VERSION_OF")}


def check(entry: _C.Entry, args: tuple[Any, ...], namespace: dict[str, Any], builtins: dict[str, Any], decided: int) -> None:
    """C calls this after each evaluation of the guards of ``entry``; ``decided`` is its answer.

    Errors: Disagreement.
    """
    info = entry.info
    if info is None or info.classes is None:
        return
    found = first_failure(info, args, namespace, builtins)
    if (found < 0) == (decided < 0) or (found < 0 and info.records[decided][0] in _MAY_BE_STRICTER):
        return
    index = max(found, decided)
    DISAGREEMENTS.append(f"C says {decided}, the reference {found}: {thaw(info.records[index])}, {info.notes[index]}")
    raise Disagreement(DISAGREEMENTS[-1])


def first_failure(info: Any, args: tuple[Any, ...], namespace: dict[str, Any], builtins: dict[str, Any]) -> int:
    """Index of the first record that does not hold, or -1."""
    values: Values = [*args, *[None] * (max((r[1] for r in info.records if r[0].startswith("LOAD_")), default=0) + 1)]
    for index, frozen in enumerate(info.records):
        record = thaw(frozen)
        name, *operands = record
        if name.startswith("LOAD_"):
            value = _load(name, operands, values, namespace, builtins)
            if value is MISSING:
                return index
            values[operands[0]] = value
        elif name in ("TYPE_VERSION", "TYPE_VERSION_OF"):
            cls = type(values[operands[0]]) if name == "TYPE_VERSION" else values[operands[0]]
            if cls is not operands[1] or snapshot(cls) != info.classes[index]:
                return index
        elif not _CHECKS[name](values, operands):
            return index
    return -1


# ---- loads -------------------------------------------------------------------------------------------------------------------------------------------


def _load(name: str, operands: list[Any], values: Values, namespace: dict[str, Any], builtins: dict[str, Any]) -> Any:
    if name == "LOAD_GLOBAL":
        return namespace.get(operands[1], builtins.get(operands[1], MISSING))
    if name == "LOAD_GLOBALS":
        return namespace
    value = values[operands[1]]
    if name == "LOAD_GLOBAL_OF":
        return value.get(operands[2], builtins.get(operands[2], MISSING))
    return _LOADS[name](value, *operands[2:])


def _attribute(value: Any, name: str) -> Any:
    raw = mro_lookup(type(value), name)
    if type(raw) is types.MemberDescriptorType:
        try:
            return raw.__get__(value)
        except AttributeError:
            return MISSING
    return instance_dict(value).get(name, raw)


def _cell(value: Any) -> Any:
    try:
        return value.cell_contents
    except (AttributeError, ValueError):
        return MISSING


def _item(value: Any, index: int) -> Any:
    kind = tuple if is_a(value, tuple) else list if type(value) is list else None
    return kind.__getitem__(value, index) if kind is not None and index < kind.__len__(value) else MISSING


def _function_part(value: Any, part: str) -> Any:
    return getattr(value, f"__{part}__", MISSING) if is_a(value, type, types.FunctionType) else MISSING


def _of_mro(value: Any, index: int, name: str) -> Any:
    bases = mro(value)
    return own_attributes(bases[index]).get(name, MISSING) if index < len(bases) else MISSING


_LOADS: dict[str, Callable[..., Any]] = {
    "LOAD_CELL": _cell,
    "LOAD_ATTR": _attribute,
    "LOAD_ITEM": _item,
    "LOAD_DICT": lambda value, key: dict.get(value, key, MISSING) if type(value) is dict else MISSING,
    "LOAD_FUNC": _function_part,
    "LOAD_METHOD": lambda value, part: getattr(value, f"__{part}__") if type(value) is types.MethodType else MISSING,
    "LOAD_TYPE": type,
    "LOAD_TYPE_ATTR": lambda value, name: mro_lookup(value, name) if is_a(value, type) else MISSING,
    "LOAD_MRO_ATTR": _of_mro,
    "LOAD_MODULE_ATTR": lambda value, name: vars(value).get(name, MISSING) if type(value) is types.ModuleType else MISSING,
}


# ---- checks ------------------------------------------------------------------------------------------------------------------------------------------


def _equal(a: Any, b: Any) -> bool:
    """Constants of one type and value; floats by their bits."""
    if type(a) is not type(b):
        return False
    if type(a) is float:
        return struct.pack("d", a) == struct.pack("d", b)
    if type(a) is complex:
        return _equal(a.real, b.real) and _equal(a.imag, b.imag)
    if type(a) is tuple:
        return len(a) == len(b) and all(map(_equal, a, b))
    return bool(a == b)


def _array(values: Values, operands: list[Any]) -> bool:
    position, cls, number, ndim, dims, layout, writeable = operands
    value = values[position]
    if type(value) is not cls:
        return False
    array = value._array if is_a(value, _C.Tensor) else value
    if array.dtype.num != number or not array.dtype.isnative or array.ndim != ndim or not array.flags.aligned or (writeable and not array.flags.writeable):
        return False
    if not all(size == want or (want == -1 and size >= 2) for size, want in zip(array.shape, dims, strict=True)):
        return False
    if layout == "C":
        return bool(array.flags.c_contiguous)
    return layout is None or all(size == 1 or have == want for size, have, want in zip(array.shape, array.strides, layout, strict=True))


def _disjoint(values: Values, operands: list[Any]) -> bool:
    arrays = [v._array if is_a(v, _C.Tensor) else v for v in (values[operands[0]], values[operands[1]])]
    return not np.may_share_memory(*arrays)


def _sizes(values: Values, operands: list[Any]) -> bool:
    program, relations = operands
    registers: list[int] = []
    for name, *rest in program:
        if name == "CONST":
            registers.append(rest[0])
        elif name == "INT":
            if type(values[rest[0]]) is not int:
                return False
            registers.append(values[rest[0]])
        elif name in ("DIM", "STRIDE"):
            value = values[rest[0]]
            array = value._array if is_a(value, _C.Tensor) else value
            registers.append(array.shape[rest[1]] if name == "DIM" else array.strides[rest[1]] // array.itemsize)
        else:
            operator = {"ADD": "+", "SUB": "-", "MUL": "*", "FLOORDIV": "//", "MOD": "%", "MIN": "min", "MAX": "max"}[name]
            a, b = registers[rest[0]], registers[rest[1]]
            registers.append(0 if operator in ("//", "%") and b == 0 else EVALUATE[operator](a, b))
    holds = {"==": lambda a, b: a == b, "!=": lambda a, b: a != b, "<": lambda a, b: a < b, "<=": lambda a, b: a <= b}
    return all(holds[op](registers[a], registers[b]) for op, a, b in relations)


_CHECKS: dict[str, Callable[[Values, list[Any]], bool]] = {
    "IS": lambda values, operands: values[operands[0]] is operands[1],
    "SAME": lambda values, operands: values[operands[0]] is values[operands[1]],
    "NOT_SAME": lambda values, operands: values[operands[0]] is not values[operands[1]],
    "TYPE": lambda values, operands: type(values[operands[0]]) is operands[1],
    **dict.fromkeys(("INT", "FLOAT", "STR", "EQUAL"), lambda values, operands: _equal(values[operands[0]], operands[1])),
    "LEN": lambda values, operands: type(values[operands[0]]) is operands[1] and operands[1].__len__(values[operands[0]]) == operands[2],
    "KEYS": lambda values, operands: type(values[operands[0]]) is dict and _equal(tuple(values[operands[0]]), operands[1]),
    "NO_KEY": lambda values, operands: type(values[operands[0]]) is dict and operands[1] not in values[operands[0]],
    "NO_INSTANCE_ATTR": lambda values, operands: operands[1] not in instance_dict(values[operands[0]]),
    "CODE": lambda values, operands: type(values[operands[0]]) is types.FunctionType and values[operands[0]].__code__ is operands[1],
    "ARRAY": _array,
    "NO_OVERLAP": _disjoint,
    "STATE": lambda values, operands: _C.state_get(operands[0]) == operands[1],
    "SIZES": _sizes,
}
