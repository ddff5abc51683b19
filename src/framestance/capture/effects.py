"""Side effects on objects that outlive the call: noted in order while capturing, done in order by the recipe when the stretch ends.

Nothing of the user's runs between the beginning and the end of a stretch, so nobody can see that they are late. What the capture itself reads meanwhile
sees them, through the values that were changed. An effect is one call of a builtin that cannot fail for these operands.
"""

from __future__ import annotations

import collections
import types
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..records import record
from .breaks import GraphBreak
from .exceptions import set_cause
from .instances import set_attribute
from .lookup import MISSING, class_name, has_destructor, instance_dict, is_one_of, mro_lookup
from .source import Source, globals_of
from .values import (
    CellValue,
    Constant,
    DictValue,
    ExceptionValue,
    FunctionValue,
    Instance,
    InstanceValue,
    Lazy,
    ListValue,
    ObjectValue,
    TensorValue,
    TracebackValue,
    Value,
)

if TYPE_CHECKING:
    from .executor import Executor, Frame


@record(frozen=True, eq=False)
class Effect:
    """``function(*operands)``, result dropped; ``target`` is the value that changes, ``namespace`` the source of a globals dict instead of a first operand."""

    function: Callable[..., Any]
    operands: tuple[Value, ...]
    target: Value | None = None
    namespace: Source | None = None


_DELETE = object.__delattr__


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


def store_attribute(ex: Executor, owner: Value, name: str, value: Value | None) -> None:
    """``owner.name = value``; None deletes. Through ``__setattr__``, properties and descriptors of the user's; what is no plain instance breaks the graph."""
    from .attributes import class_of, special
    from .calls import call
    from .functions import set_on_function

    owner = ex.look(owner)
    if isinstance(owner, FunctionValue) and owner.obj is None:
        set_on_function(ex, owner, name, ex.look(value) if value is not None else None)
        return
    if not isinstance(owner, Instance):
        raise GraphBreak("B005", f"attribute {name!r} of a {owner.type_name()} is changed")
    hook = "__delattr__" if value is None else "__setattr__"
    raw = mro_lookup(class_of(owner), hook)
    if is_one_of(raw, getattr(object, hook), getattr(BaseException, hook)):
        store_generic(ex, owner, name, value)
    elif type(raw) is types.FunctionType:
        setter = special(ex, owner, hook)
        assert setter is not None
        call(ex, setter, [Constant(name)] if value is None else [Constant(name), value], {})
    else:
        raise GraphBreak("B005", f"a {class_name(class_of(owner))} has its own {hook}")


def store_generic(ex: Executor, owner: Instance, name: str, value: Value | None) -> None:
    """What ``object.__setattr__`` does; None deletes."""
    from .attributes import class_of, set_through_class

    cls = class_of(owner)
    if isinstance(owner, ExceptionValue) and name in ("__traceback__", "__cause__") and value is not None:
        if name == "__cause__":
            set_cause(ex, owner, value)
        elif not isinstance(ex.look(value), TracebackValue) or not owner.raised:
            raise GraphBreak("B005", "a traceback is assigned")
        return
    if set_through_class(ex, owner, name, value):
        return
    raw = mro_lookup(cls, name)
    if type(raw) is not types.MemberDescriptorType and mro_lookup(cls, "__dict__") is MISSING:
        raise GraphBreak("B007", f"a {class_name(cls)} cannot have attribute {name!r}")
    if type(raw) is types.MemberDescriptorType and not _plain_slot(raw):
        raise GraphBreak("B005", f"`{class_name(cls)}.{name}` is read-only or typed")
    store_own(ex, owner, name, value)


def store_own(ex: Executor, owner: Instance, name: str, value: Value | None) -> None:
    """Into the instance itself."""
    live = owner.obj if isinstance(owner, ObjectValue) else None
    if has_destructor(type(instance_dict(live).get(name))):
        raise GraphBreak("B005", f"attribute {name!r} is replaced, and what it was has a __del__")
    if value is None and not has_attribute(owner, name):
        raise GraphBreak("B007", f"attribute {name!r} is deleted, and there is none")
    attributes = owner.attributes
    before = dict(attributes)

    def undo() -> None:
        attributes.clear()
        attributes.update(before)

    ex.changed(undo)
    if isinstance(owner, InstanceValue):
        if value is None:
            del attributes[name]
        else:
            attributes[name] = value
        return
    attributes[name] = value
    note(ex, Effect(_DELETE, (owner, Constant(name)), owner) if value is None else Effect(set_attribute, (owner, Constant(name), value), owner))


def _plain_slot(raw: types.MemberDescriptorType) -> bool:
    """Slots of Python classes; members of C types may be read-only or typed."""
    return mro_lookup(raw.__objclass__, "__slots__") is not MISSING


def stored_attribute(owner: Instance, name: str) -> Value | None:
    """What the capture itself stored there; None also where it deleted it."""
    return owner.attributes.get(name)


def has_attribute(owner: Instance, name: str) -> bool:
    """Whether the instance itself has it now, in its dict or a slot, before or through the capture."""
    if name in owner.attributes:
        return owner.attributes[name] is not None
    if isinstance(owner, InstanceValue):
        return False
    raw = mro_lookup(type(owner.obj), name)
    if type(raw) is types.MemberDescriptorType:
        try:
            raw.__get__(owner.obj)
        except AttributeError:
            return False
        return True
    return name in instance_dict(owner.obj)


# ------------------------------------------------------------------ lists and dicts


def refuse_death(value: Value | None, what: str) -> None:
    """An object that may die when a container or attribute lets go of it, and acts then, must do so now."""
    if isinstance(value, Lazy) and has_destructor(type(value.obj)):
        raise GraphBreak("B005", f"{what} is replaced, and what it was has a __del__")


def contents_change(ex: Executor, target: ListValue | DictValue, function: Callable[..., Any], *operands: Value) -> None:
    """Note a change of a live list or dict, ``function(target, *operands)``; those made in the capture need no effect."""
    if is_live(target):
        note(ex, Effect(function, (target, *operands), target))


def append_unseen(ex: Executor, target: Lazy, name: str, value: Value) -> bool:
    """Append to a live list or deque that nobody has looked at, without looking: how long it is does not matter. False where somebody has.

    A deque with a limit drops an item then; nobody else knows it, so that it dies at the end of the stretch.
    """
    assert target.source is not None
    key, kind = id(target.obj), type(target.obj)
    if target.seen is not None or key in ex.by_identity or not (kind is collections.deque or (kind is list and name == "append")):
        return False
    if kind is collections.deque and target.obj.maxlen is not None and len(target.obj) and has_destructor(type(target.obj[0])):
        return False
    ex.guards.check("TYPE", target.source, kind)
    if kind is list:
        pending = ex.appended.setdefault(key, [])
        length = len(pending)

        def undo() -> None:
            del pending[length:]

        ex.changed(undo)
        pending.append(value)
    note(ex, Effect(getattr(kind, name), (target, value), target))
    return True


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
    where = globals_of(frame.globals_of)
    note(ex, Effect(dict.__setitem__, (Constant(name), value), namespace=where))


# ------------------------------------------------------------------ at the end


def guard_targets(ex: Executor) -> None:
    """What an effect changes must not be one of the other objects that were read as if they stayed as they are."""
    live = [(obj, value) for obj, value in ex.by_identity.values() if value.source is not None and not isinstance(value, TensorValue)]
    changed = {id(e.target): e.target for e in ex.effects if e.target is not None}.values()
    for target in changed:
        for obj, other in live:
            if other is not target and _may_be_one(target, other) and other.source is not None and target.source is not None:
                same = isinstance(target, Lazy) and target.obj is obj  # appended to first, looked at through another name later
                ex.guards.pair("SAME" if same else "NOT_SAME", target.source, other.source)
    if ex.effects:
        _refuse_shared_namespaces(ex, live, list(changed))


def _may_be_one(target: Value, other: Value) -> bool:
    if isinstance(target, Lazy):
        return isinstance(other, ListValue) and type(target.obj) is list
    return type(other) is type(target) and other.python_type() is target.python_type()


def _refuse_shared_namespaces(ex: Executor, live: list[tuple[Any, Value]], changed: list[Value]) -> None:
    """Attributes and globals live in dicts, and a program may hold such a dict, too: then a change through one name is seen through another."""
    dicts = [(obj, value) for obj, value in live if isinstance(value, DictValue)]
    namespaces = [e.namespace for e in ex.effects if e.namespace is not None]
    if any(isinstance(v, DictValue) for v in changed):
        namespaces.append(globals_of(None))
    for obj, value in dicts:
        if obj is ex.root.globals:
            raise GraphBreak("B005", "globals() are changed as a dict, or read as one after a change")
        for namespace in namespaces:
            assert value.source is not None
            ex.guards.pair("NOT_SAME", namespace, value.source)
    if any(isinstance(v, ObjectValue | DictValue) for v in changed):
        owned = [instance_dict(obj) for obj, value in live if isinstance(value, ObjectValue)]
        owners = {id(d) for d in owned}
        if len(owners) < len(owned) or owners & {id(obj) for obj, _ in dicts}:
            raise GraphBreak("B005", "an object whose __dict__ is also known by another name is changed")
