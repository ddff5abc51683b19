"""Side effects on objects that outlive the call: noted in order while capturing, done in order by the recipe when the stretch ends.

Nothing of the user's runs between the beginning and the end of a stretch, so nobody can see that they are late. What the capture itself reads meanwhile
sees them, through the values that were changed. An effect is one call of a builtin that cannot fail for these operands.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .breaks import GraphBreak
from .lookup import MISSING, instance_dict, mro_lookup
from .source import Source
from .values import CellValue, Constant, DictValue, ListValue, ObjectValue, TensorValue, Value

if TYPE_CHECKING:
    from .executor import Executor, Frame


@dataclass(frozen=True, eq=False)
class Effect:
    """``function(*operands)``, result dropped; ``target`` is the value that changes, ``namespace`` the source of a globals dict instead of a first operand."""

    function: Callable[..., Any]
    operands: tuple[Value, ...]
    target: Value | None = None
    namespace: Source | None = None


def note(ex: Executor, effect: Effect) -> None:
    """Add to the log, undoable."""
    ex.effects.append(effect)

    def undo() -> None:
        ex.effects.pop()

    ex.changed(undo)


def is_live(value: Value) -> bool:
    """Whether the value stands for an object that existed before the stretch."""
    return value.source is not None


# ------------------------------------------------------------------ attributes


def store_attribute(ex: Executor, owner: Value, name: str, value: Value) -> None:
    """``owner.name = value`` on a plain instance. Classes that intercept it, and what is no plain instance, break the graph."""
    owner = ex.look(owner)
    if not isinstance(owner, ObjectValue):
        raise GraphBreak("B005", f"attribute {name!r} of a {owner.type_name()} is assigned")
    assert owner.source is not None
    cls = type(owner.obj)
    if mro_lookup(cls, "__setattr__") is not object.__setattr__:
        raise GraphBreak("B005", f"`{owner.source.text}` has its own __setattr__")
    raw = mro_lookup(cls, name)
    if raw is not MISSING and type(raw) is not types.MemberDescriptorType and mro_lookup(type(raw), "__set__") is not MISSING:
        raise GraphBreak("B005", f"`{owner.source.text}.{name}` is a {type(raw).__name__}")
    if type(raw) is not types.MemberDescriptorType and mro_lookup(cls, "__dict__") is MISSING:
        raise GraphBreak("B007", f"`{owner.source.text}` cannot have attribute {name!r}")
    if type(raw) is types.MemberDescriptorType and not _plain_slot(raw):
        raise GraphBreak("B005", f"`{owner.source.text}.{name}` is read-only or typed")
    attributes = owner.attributes
    before = attributes.get(name)

    def undo() -> None:
        if before is None:
            del attributes[name]
        else:
            attributes[name] = before

    ex.changed(undo)
    attributes[name] = value
    note(ex, Effect(setattr, (owner, Constant(name), value), owner))


def _plain_slot(raw: types.MemberDescriptorType) -> bool:
    """Slots of Python classes; members of C types may be read-only or typed."""
    return mro_lookup(raw.__objclass__, "__slots__") is not MISSING


def stored_attribute(owner: ObjectValue, name: str) -> Value | None:
    """What the capture itself stored there."""
    return owner.attributes.get(name)


def has_attribute(owner: ObjectValue, name: str) -> bool:
    """Whether the instance has it now, before or through the capture."""
    return name in owner.attributes or name in instance_dict(owner.obj)


# ------------------------------------------------------------------ lists and dicts


def list_changes(ex: Executor, target: ListValue, function: Callable[..., Any], *operands: Value) -> None:
    """Note a change of a live list; lists made in the capture need no effect."""
    if is_live(target):
        note(ex, Effect(function, (target, *operands), target))


def dict_changes(ex: Executor, target: DictValue, function: Callable[..., Any], *operands: Value) -> None:
    """Note a change of a live dict."""
    if is_live(target):
        note(ex, Effect(function, (target, *operands), target))


# ------------------------------------------------------------------ cells and globals


def set_cell_contents(cell: types.CellType, value: Any) -> None:
    """Called by recipes."""
    cell.cell_contents = value


def store_cell(ex: Executor, cell: CellValue, value: Value) -> None:
    """Store into a cell; one that others hold changes at the end, too."""
    ex.set_cell(cell, value)
    if is_live(cell):
        note(ex, Effect(set_cell_contents, (cell, value), cell))


def store_global(ex: Executor, frame: Frame, name: str, value: Value) -> None:
    """``global name; name = value``."""
    from .source import function_part

    namespace = frame.globals
    if type(namespace) is not dict:
        raise GraphBreak("B005", "globals() is no plain dict")
    key = (id(namespace), name)
    before = ex.globals_stored.get(key)

    def undo() -> None:
        if before is None:
            del ex.globals_stored[key]
        else:
            ex.globals_stored[key] = before

    ex.changed(undo)
    ex.globals_stored[key] = value
    where = Source("LOAD_GLOBALS", None, (), "globals()") if frame.globals_of is None else function_part(frame.globals_of, "globals")
    note(ex, Effect(dict.__setitem__, (Constant(name), value), namespace=where))


# ------------------------------------------------------------------ at the end


def guard_targets(ex: Executor) -> None:
    """A changed object must not be one of the others that were read as different objects of its type."""
    live = [value for _, value in ex.by_identity.values() if value.source is not None and not isinstance(value, TensorValue)]
    for target in {id(e.target): e.target for e in ex.effects if e.target is not None}.values():
        for other in live:
            if (
                other is not target
                and type(other) is type(target)
                and other.python_type() is target.python_type()
                and other.source is not None
                and target.source is not None
            ):
                ex.guards.pair("NOT_SAME", target.source, other.source)
