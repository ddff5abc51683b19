"""Values out: the recipe that makes the Python objects a stretch leaves behind.

A recipe is a list of stack-machine operations for ``_C.Artifact``. An object reached by a source is that very object; a tensor of the graph is an output;
everything else is built again, each value once, so that two names for one object stay two names for one object.
"""

from __future__ import annotations

import collections
import functools
import types
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

import numpy as np

from . import known
from .effects import Effect
from .exceptions import construct
from .instances import new_instance, set_attribute
from .operations import key_value
from .source import Source, globals_of
from .values import (
    UNBOUND,
    BuiltinMethod,
    CellValue,
    ChangingValue,
    Constant,
    DequeValue,
    DictValue,
    DictView,
    ExceptionValue,
    FunctionValue,
    GeneratorValue,
    InstanceValue,
    IteratorValue,
    Known,
    Lazy,
    ListValue,
    MethodValue,
    Null,
    PartialValue,
    RangeValue,
    SetValue,
    SizeValue,
    SliceValue,
    SuperValue,
    TensorValue,
    TupleValue,
    Value,
)

if TYPE_CHECKING:
    from .executor import Executor


_SINGLETONS = (type(None), bool, type(Ellipsis), type(NotImplemented))


MAX_REGISTERS = 4096  # of the recipe machine
MAX_ITEMS = 4096  # of one container that it builds


_UNTOUCHED = Constant(known.UNCHANGED_MARK)


class CannotRebuild(Exception):
    """No recipe: the frame has to be left earlier."""


class Rebuilder:
    """Appends to ``recipe`` what leaves values on the recipe machine's stack; collects the graph's outputs."""

    def __init__(self, ex: Executor, frame_cells: frozenset[int] = frozenset()) -> None:
        self.ex = ex
        self.recipe: list[tuple[Any, ...]] = []
        self.outputs: list[Any] = []
        self.output_kinds: list[str] = []
        self.frame_cells = frame_cells  # ids of CellValues that are cells of the running frame: never made anew
        self._output_of: dict[int, int] = {}
        self._register_of: dict[int, int] = {}
        self._building: set[int] = set()
        self._kept: list[Value] = []

    def emit(self, *operation: Any) -> None:
        self.recipe.append(operation)

    def call(self, function: Callable[..., Any], *values: Value) -> None:
        """Push ``function(*values)``; the function is ours or CPython's, pure, and cannot fail for these values."""
        self.emit("CONST", function)
        for value in values:
            self.build(value)
        self.emit("CALL", len(values))

    def build(self, value: Value) -> None:
        """Push the Python object that ``value`` stands for."""
        if isinstance(value, Lazy) and value.seen is not None and value.source is None:
            value = value.seen
        if value is UNBOUND:
            self.emit("CONST", known.UNBOUND_MARK)
            return
        if isinstance(value, Constant) and (value.source is None or type(value.value) in _SINGLETONS):
            self.emit("CONST", value.value)
            return
        if value.source is not None and not isinstance(value, FunctionValue):
            self.load(value.source)
            return
        if isinstance(value, FunctionValue) and value.obj is not None:
            if value.source is None:
                raise CannotRebuild("a function without a source")
            self.load(value.source)
            return
        key = id(value)
        register = self._register_of.get(key)
        if register is not None:
            self.emit("LOAD", register)
            return
        if isinstance(value, InstanceValue) and not isinstance(value, ExceptionValue):
            self._instance(value)
            return
        if key in self._building:
            raise CannotRebuild("a value that contains itself")
        self._building.add(key)
        self._new(value)
        self._building.discard(key)
        self._keep(value)

    def _keep(self, value: Value) -> int:
        """Store what is on top of the stack for the other names of ``value``."""
        register = len(self._register_of)
        self._register_of[id(value)] = register
        self._kept.append(value)  # an id is only unique while its object lives
        self.emit("STORE", register)
        return register

    def effect(self, effect: Effect) -> None:
        """Do a side effect; nothing stays on the stack."""
        self.emit("CONST", effect.function)
        if effect.namespace is not None:
            self.load(effect.namespace)
        for operand in effect.operands:
            self.build(operand)
        self.emit("CALL", len(effect.operands) + (effect.namespace is not None))
        self.emit("POP")

    def load(self, source: Source) -> None:
        """Push the live object at ``source``."""
        self.emit("VAL", self.ex.guards.load(source))

    def _new(self, value: Value) -> None:
        maker = _MAKERS.get(type(value))
        if maker is None:
            raise CannotRebuild(f"a {value.type_name()}")
        maker(self, value)

    # ------------------------------------------------------------------ one per kind

    def _tensor(self, value: TensorValue) -> None:
        assert value.node is not None
        index = self._output_of.get(id(value.node))
        if index is None:
            index = self._output_of[id(value.node)] = len(self.outputs)
            self.outputs.append(value.node)
            self.output_kinds.append(value.kind)
        self.emit({"tensor": "TENSOR", "ndarray": "ARRAY", "scalar": "SCALAR"}[value.kind], index)

    def _changing(self, value: ChangingValue) -> None:
        """A float that the graph computed."""
        self.call(float, TensorValue("scalar", np.float64, value.node))

    def _known(self, value: Known) -> None:
        from .guards import held

        if not held(value.obj):
            raise CannotRebuild("an object of the user's that cannot be found again")
        self.emit("CONST", value.obj)

    def _size(self, value: SizeValue) -> None:
        self.emit("INT", value.size)

    def _tuple(self, value: TupleValue) -> None:
        _require_room(value.items)
        if value.kind is not None:
            self.call(tuple.__new__, value.kind, TupleValue(value.items))
            return
        if value.cls is not tuple:
            self.emit("CONST", getattr(value.cls, "_make", value.cls))  # a named tuple takes its fields one by one
        for item in value.items:
            self.build(item)
        self.emit("TUPLE", len(value.items))
        if value.cls is not tuple:
            self.emit("CALL", 1)

    def _list(self, value: ListValue) -> None:
        _require_room(value.items)
        for item in value.items:
            self.build(item)
        self.emit("LIST", len(value.items))

    def _deque(self, value: DequeValue) -> None:
        self.call(collections.deque, ListValue(list(value.items)), Constant(value.limit))

    def _dict(self, value: DictValue) -> None:
        _require_room(value.items)
        for key, item in value.items.items():
            self.build(key_value(key))
            self.build(item)
        self.emit("DICT", len(value.items))

    def _dict_view(self, value: DictView) -> None:
        self.call({"keys": dict.keys, "values": dict.values, "items": dict.items}[value.what], value.owner)

    def _set(self, value: SetValue) -> None:
        _require_room(value.items)
        for item in value.items.values():
            self.build(item)
        self.emit("SET", len(value.items))

    def _slice(self, value: SliceValue) -> None:
        for part in value.parts:
            self.build(part)
        self.emit("SLICE", 3)

    def _range(self, value: RangeValue) -> None:
        self.emit("CONST", value.value)

    def _method(self, value: MethodValue) -> None:
        if isinstance(value.function, Known):
            raise CannotRebuild("a method written in C")
        self.call(types.MethodType, value.function, value.owner)

    def _builtin_method(self, value: BuiltinMethod) -> None:
        self.call(getattr, value.owner, Constant(value.name))

    def _instance(self, value: InstanceValue) -> None:
        """Made first and filled then: what it holds may lead back to it."""
        self.call(new_instance, value.kind)
        register = self._keep(value)
        for name, attribute in value.attributes.items():
            assert attribute is not None
            self.emit("CONST", set_attribute)
            self.emit("LOAD", register)
            self.emit("CONST", name)
            self.build(attribute)
            self.emit("CALL", 3)
            self.emit("POP")

    def _exception(self, value: ExceptionValue) -> None:
        if value.raised or value.args is None or value.cause is not None or value.attributes:
            raise CannotRebuild("an exception that was raised")
        self.call(construct, value.kind, value.args)

    def _generator(self, value: GeneratorValue) -> None:
        if value.started or value.done:
            raise CannotRebuild("a generator that was started")
        self.call(call_with, value.function, TupleValue(value.args), DictValue(dict(value.kwargs)))

    def _partial(self, value: PartialValue) -> None:
        self.call(make_partial, value.function, TupleValue(value.args), DictValue(dict(value.kwargs)))

    def _super(self, value: SuperValue) -> None:
        self.call(super, value.cls, value.owner)

    def _cell(self, value: CellValue) -> None:
        if id(value) in self.frame_cells:
            raise CannotRebuild("a closure over a variable of the frame that is left")
        if value.content is None:
            self.call(types.CellType)
        else:
            self.call(types.CellType, value.content)

    def _function(self, value: FunctionValue) -> None:
        if len(value.closure) != len(value.code.co_freevars):
            raise CannotRebuild("a function that is still being made")
        self.emit("CONST", make_function)
        self.emit("CONST", value.code)
        self.load(globals_of(value.globals_of))
        self.emit("CONST", value.name)
        self.emit("CONST", value.qualname)
        for part in (value.defaults, value.kwdefaults, value.annotations):
            self.build(part if part is not None else Constant(None))
        self.build(TupleValue(value.closure))
        for name in ("__doc__", "__module__"):
            self.build(value.parts.get(name, _UNTOUCHED))
        self.build(value.attributes if value.attributes is not None else Constant(None))
        self.emit("CALL", 11)

    def _iterator(self, value: IteratorValue) -> None:
        if value.done or value.kind in ("rows", "deque"):
            raise CannotRebuild("an exhausted iterator, or one over an array or a deque")
        if value.kind in ("getitem", "text"):
            self.call(resume_iterator, value.parts[-1], Constant(value.index))
        elif value.kind in ("sequence", "reversed"):
            self._sequence_iterator(value)
        elif value.kind == "range":
            self.emit("CONST", iter)
            self.emit("CONST", value.parts[0][value.index :])
            self.emit("CALL", 1)
        elif value.kind == "enumerate":
            self.call(enumerate, value.parts[0], Constant(value.parts[1] + value.index))
        elif value.kind in ("zip", "strict zip", "map", "filter"):
            makers: dict[str, Callable[..., Any]] = {"zip": zip, "strict zip": strict_zip, "map": map, "filter": filter}
            self.call(makers[value.kind], *value.parts)
        elif value.parts[1].deletions != value.parts[3] or (value.parts[1].changes and value.parts[0] != tuple(value.parts[1].items)):
            raise CannotRebuild("an iterator over a dict whose keys changed")
        else:
            self.call(resume_dict_iterator, DictView(value.parts[1], value.parts[2]), Constant(value.index))

    def _sequence_iterator(self, value: IteratorValue) -> None:
        """CPython's iterators only let themselves be set to positions that the sequence has now."""
        length = len(value.parts[0].items)
        position = value.index if value.kind == "sequence" else value.parts[1] - value.index
        if not (0 <= position <= length if value.kind == "sequence" else -1 <= position < length):
            raise CannotRebuild("an iterator over a list that has become shorter")
        self.call(resume_iterator if value.kind == "sequence" else resume_reversed, value.parts[0], Constant(position))


_MAKERS: dict[type, Callable[[Rebuilder, Any], None]] = {
    TensorValue: Rebuilder._tensor,
    Known: Rebuilder._known,
    SizeValue: Rebuilder._size,
    TupleValue: Rebuilder._tuple,
    ListValue: Rebuilder._list,
    DequeValue: Rebuilder._deque,
    DictValue: Rebuilder._dict,
    DictView: Rebuilder._dict_view,
    SetValue: Rebuilder._set,
    SliceValue: Rebuilder._slice,
    RangeValue: Rebuilder._range,
    MethodValue: Rebuilder._method,
    BuiltinMethod: Rebuilder._builtin_method,
    ChangingValue: Rebuilder._changing,
    ExceptionValue: Rebuilder._exception,
    GeneratorValue: Rebuilder._generator,
    PartialValue: Rebuilder._partial,
    SuperValue: Rebuilder._super,
    CellValue: Rebuilder._cell,
    FunctionValue: Rebuilder._function,
    IteratorValue: Rebuilder._iterator,
}


def _require_room(items: Collection[Any]) -> None:
    if len(items) > MAX_ITEMS:
        raise CannotRebuild(f"a container with more than {MAX_ITEMS} items")


def without_idle_registers(recipe: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """The recipe without registers that nobody loads, the others numbered anew."""
    loaded = list(dict.fromkeys(operation[1] for operation in recipe if operation[0] == "LOAD"))
    if len(loaded) > MAX_REGISTERS:
        raise CannotRebuild(f"more than {MAX_REGISTERS} shared objects")
    number = {register: i for i, register in enumerate(loaded)}
    kept = [o for o in recipe if o[0] != "STORE" or o[1] in number]
    return [(o[0], number[o[1]]) if o[0] in ("STORE", "LOAD") else o for o in kept]


# ------------------------------------------------------------------ called by recipes


def make_function(
    code: types.CodeType,
    namespace: dict[str, Any],
    name: str,
    qualname: str,
    defaults: Any,
    kwdefaults: Any,
    annotations: Any,
    closure: tuple[Any, ...],
    doc: Any,
    module: Any,
    attributes: dict[str, Any] | None,
) -> types.FunctionType:
    """What MAKE_FUNCTION does, and what was assigned to the function afterwards."""
    made = types.FunctionType(code, namespace, name, defaults, closure or None)
    made.__qualname__ = qualname
    made.__kwdefaults__ = kwdefaults
    if annotations is not None:
        if isinstance(annotations, tuple):
            annotations = dict(zip(annotations[::2], annotations[1::2], strict=True))
        made.__annotations__ = annotations
    if doc is not known.UNCHANGED_MARK:
        made.__doc__ = doc
    if module is not known.UNCHANGED_MARK:
        made.__module__ = module
    if attributes is not None:
        made.__dict__ = attributes
    return made


def call_with(function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Call a generator function, which runs none of its code."""
    return function(*args, **kwargs)


def strict_zip(*parts: Any) -> zip[Any]:
    """``zip(*parts, strict=True)``."""
    return zip(*parts, strict=True)


def make_partial(function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """``functools.partial(function, *args, **kwargs)``."""
    return functools.partial(function, *args, **kwargs)


def resume_iterator(sequence: Any, index: int) -> Any:
    """A list or tuple iterator that has given ``index`` items."""
    iterator = iter(sequence)
    iterator.__setstate__(index)
    return iterator


def resume_reversed(sequence: Any, index: int) -> Any:
    """A reversed iterator whose next item is ``sequence[index]``."""
    iterator: Any = reversed(sequence)
    iterator.__setstate__(index)
    return iterator


def resume_dict_iterator(view: Any, index: int) -> Any:
    """A dict iterator that has given ``index`` items."""
    iterator = iter(view)
    for _ in range(index):
        next(iterator)
    return iterator


__all__ = ["CannotRebuild", "Null", "Rebuilder"]
