"""What the executor computes with: one class per kind of Python value it understands.

A value knows how it was reached (``source``) or how it can be built again (``rebuild`` reads the fields). Values that Python may change in place change
through the executor's journal, so that a snapshot can be restored. Values do no tensor work and make no guards; the executor does.
"""

from __future__ import annotations

import collections
import functools
import types
from dataclasses import field
from typing import TYPE_CHECKING, Any

from ..records import record
from .lookup import class_name
from .source import Source

if TYPE_CHECKING:
    from ..ir.graph import Node


@record(eq=False)
class Value:
    """Base of all values; identity of the Value object is identity of the Python object it stands for."""

    source: Source | None = field(default=None, kw_only=True)

    def type_name(self) -> str:
        """For messages: the Python type this stands for."""
        kind = self.python_type()
        return class_name(kind) if kind is not None else type(self).__name__

    def python_type(self) -> type | None:
        """The exact Python type, where it is known."""
        return None


@record(eq=False)
class Lazy(Value):
    """A live object nobody has looked at yet: no guard is made until somebody does. ``maybe_unbound``: a variable that other visits may find unbound."""

    obj: Any
    seen: Value | None = None
    maybe_unbound: bool = False


@record(eq=False)
class Constant(Value):
    """An immutable Python value that the graph may be specialised on (number, string, None, tuple of such, slice, range, code)."""

    value: Any

    def python_type(self) -> type:
        return type(self.value)


@record(eq=False)
class Known(Value):
    """An existing object pinned by identity: class, module, builtin, operation, dtype."""

    obj: Any

    def python_type(self) -> type:
        return type(self.obj)


@record(eq=False)
class Null(Value):
    """CPython's NULL on the stack."""


NULL = Null()
UNBOUND = Null()
UNKNOWN_EXCEPTION = Null()  # what is being handled outside of the stretch, if anything is
SAVED_EXCEPTION = Null()  # on the stack of a handler in which the stretch began: what its end handles again


@record(eq=False)
class SizeValue(Value):
    """An int that is a symbolic size expression."""

    size: Any

    def python_type(self) -> type:
        return int


@record(eq=False)
class ChangingValue(Value):
    """A float or string (or a very large int) from outside that is another one at each call: it can be passed on, and a float be an operand of tensor
    operations; ``node`` is the input of the graph then.
    """

    kind: type
    obj: Any = None
    node: Node | None = None

    def python_type(self) -> type:
        return self.kind


@record(eq=False)
class TensorValue(Value):
    """A tensor (``kind`` "tensor"), an array ("ndarray") or a NumPy scalar ("scalar"); ``node`` is None until an operation needs it."""

    kind: str
    cls: type
    node: Node | None = None
    obj: Any = None  # the live object, for those with a source

    def python_type(self) -> type:
        return self.cls


@record(eq=False)
class TupleValue(Value):
    """A tuple, or an instance of a tuple subclass that is made by ``cls(items)`` (Size)."""

    items: tuple[Value, ...]
    cls: type = tuple
    kind: Value | None = None  # a class of the user's: how it is found again

    def python_type(self) -> type:
        return self.cls


@record(eq=False)
class ListValue(Value):
    """A list; ``items`` changes in place when it was made in the capture."""

    items: list[Value]

    def python_type(self) -> type:
        return list


@record(eq=False)
class DequeValue(Value):
    """A ``collections.deque`` made in the capture; ``items`` changes in place."""

    items: list[Value]
    limit: int | None = None

    def python_type(self) -> type:
        return collections.deque


@record(eq=False)
class DictValue(Value):
    """An exact dict with hashable constant keys, in order. ``changes`` and ``deletions`` count these, also those undone: iterators look again then."""

    items: dict[Any, Value]
    changes: int = 0
    deletions: int = 0

    def python_type(self) -> type:
        return dict


class TupleKey(tuple[Any, ...]):
    """A tuple made in the capture, as a key: equal to ``constant``, which it is by value, and with the value that says which tuple it is and of which class."""

    constant: tuple[Any, ...]
    value: TupleValue


def plain_key(key: Any) -> Any:
    """The key as the program has it."""
    return key.constant if type(key) is TupleKey else key


@record(eq=False)
class SetValue(Value):
    """A set of constants."""

    items: dict[Any, Value]

    def python_type(self) -> type:
        return set


@record(eq=False)
class SliceValue(Value):
    """A slice whose parts are values."""

    parts: tuple[Value, Value, Value]

    def python_type(self) -> type:
        return slice


@record(eq=False)
class CellValue(Value):
    """A closure cell; ``content`` is None when empty. ``source`` is where the cell object itself is found."""

    content: Value | None = None


@record(eq=False)
class FunctionValue(Value):
    """A plain Python function: a live one (``obj``) or one made in the capture (the other fields)."""

    code: types.CodeType
    obj: types.FunctionType | None = None
    globals_of: Source | None = None  # function whose globals it uses; None: the root frame's
    globals: dict[str, Any] = field(default_factory=dict, repr=False)
    closure: tuple[CellValue, ...] = ()
    defaults: Value | None = None
    kwdefaults: Value | None = None
    annotations: Value | None = None
    name: str = ""
    qualname: str = ""
    ours: bool = False  # a polyfill: its globals are builtins
    parts: dict[str, Value] = field(default_factory=dict)  # of one made in the capture: __doc__ and __module__ where they were assigned
    attributes: Value | None = None  # its __dict__, a DictValue, once somebody asked for it

    def python_type(self) -> type:
        return types.FunctionType


@record(eq=False)
class MethodValue(Value):
    """A function bound to its first argument."""

    function: Value
    owner: Value

    def python_type(self) -> type | None:
        return None if isinstance(self.function, Known) else types.MethodType  # a method written in C has a type of its own


@record(eq=False)
class CompiledValue(Value):
    """A live compiled function or module (``obj``). A call of it is one of ``called``: what it was made from."""

    obj: Any
    called: Value

    def python_type(self) -> type:
        return type(self.obj)


@record(eq=False)
class PartialValue(Value):
    """A ``functools.partial``."""

    function: Value
    args: tuple[Value, ...]
    kwargs: dict[str, Value]

    def python_type(self) -> type:
        return functools.partial


@record(eq=False)
class BuiltinMethod(Value):
    """A method of a modelled builtin or tensor value: looked up by name when it is called."""

    owner: Value
    name: str


@record(eq=False)
class ObjectValue(Value):
    """A live instance of a user's class; its attributes are guarded loads. ``attributes``: what the capture stored on it."""

    obj: Any
    attributes: dict[str, Value | None] = field(default_factory=dict)  # None: deleted

    def python_type(self) -> type:
        return type(self.obj)


@record(eq=False)
class InstanceValue(Value):
    """An instance of a user's class, made in the capture: its class, how that is found again, and the instance's attributes, in order."""

    cls: type
    kind: Value
    attributes: dict[str, Value | None] = field(default_factory=dict)

    def python_type(self) -> type:
        return self.cls


Instance = ObjectValue | InstanceValue


@record(eq=False)
class ExceptionValue(InstanceValue):
    """An exception made in the capture. ``args`` is None where only its class is known; ``context`` where it may be anything."""

    args: Value | None = None
    cause: Value | None = None
    context: Value | None = None
    raised: bool = False  # then it has a traceback, and only handlers in the capture may see it


@record(eq=False)
class TracebackValue(Value):
    """The traceback of an exception that was raised in the capture: it can be passed on, and nobody may look at it."""

    def python_type(self) -> type:
        return types.TracebackType


@record(eq=False)
class SuperValue(Value):
    """``super(cls, owner)``."""

    cls: Value
    owner: Value


@record(eq=False)
class ContextValue(Value):
    """A context manager without effect on results (``no_grad()``), made in the capture; after entering, its ``__exit__``."""

    cls: type
    entered: bool = False

    def python_type(self) -> type | None:
        return None if self.entered else self.cls


@record(eq=False)
class IteratorValue(Value):
    """An iterator with state. ``kind`` is the builtin that makes it; ``parts`` are its operands, ``index`` how far it is.

    sequence: parts = (tuple or list value,); rows: the same, of an array; text: of a string or bytes, with that; getitem: parts = (an instance with
    __getitem__,); deque: parts = (its items, the deque); range: parts = (range,); reversed: parts = (tuple or list value, index of its first item); zip,
    strict zip, map (function first), filter: parts are iterator values; enumerate: parts = (iterator value, first count); items: parts = (keys at the start,
    dict value, "keys", "values" or "items", deletions so far).
    """

    kind: str
    parts: tuple[Any, ...]
    index: int = 0
    done: bool = False


@record(eq=False)
class GeneratorValue(Value):
    """A generator made in the capture: its frame, which runs when it is asked for a value, and the call that made it."""

    frame: Any
    function: Value
    args: tuple[Value, ...]
    kwargs: dict[str, Value]
    kind: type = types.GeneratorType  # an iterator class that it stands for
    started: bool = False
    running: bool = False
    done: bool = False
    handled: Value = field(default_factory=lambda: UNKNOWN_EXCEPTION)  # what its frame is handling while it is suspended
    result: Value | None = None  # what it returned

    def python_type(self) -> type:
        return self.kind


@record(eq=False)
class DictView(Value):
    """``owner.keys()``, ``.values()`` or ``.items()``."""

    owner: DictValue
    what: str


@record(eq=False)
class RangeValue(Value):
    """A range of plain ints."""

    value: range

    def python_type(self) -> type:
        return range


LITERALS = (type(None), bool, int, float, complex, str, bytes, type(Ellipsis), type(NotImplemented), types.CodeType)


def is_literal(obj: Any) -> bool:
    """Whether ``obj`` may be a Constant: immutable all the way down and compared by value."""
    if type(obj) in LITERALS:
        return True
    if type(obj) in (tuple, frozenset):
        return all(is_literal(x) for x in obj)
    return False
