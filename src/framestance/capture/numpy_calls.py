"""Calls of NumPy's functions that no row describes: one node each, which calls the function itself.

What comes back is learnt by calling it once, now, on arrays of the same dtype, shape and strides with other contents. What lies in the memory of an argument
becomes a view of it, what is an argument is that argument, and what is fresh becomes a result of the node, whose types every run checks.
"""

from __future__ import annotations

import functools
import inspect
import operator
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from ..ir.graph import Node, TensorType
from ..ops.numpy_calls import IN_PLACE, NUMPY_CALL_METHODS, UFUNC_METHODS, NumpyCall, numpy_call_of
from ..ops.row import NUMPY_METHODS, OPERATORS, Row
from . import floats, tensors
from .breaks import GraphBreak
from .values import Constant, Known, ListValue, SizeValue, SliceValue, TensorValue, TupleValue, Value

if TYPE_CHECKING:
    from .executor import Executor

Array = np.ndarray[Any, Any]
IN_ROWS = frozenset("?bBhilqfd")  # dtypes that rows compute with as NumPy does
RESULT_DTYPES = frozenset("?bBhHiIlLqQefdFD")
LARGEST_COPY = 1 << 16  # elements of an array that a function changes, which is copied there and back
_STANDS_FOR = {"ones": 1, "zeros": 0, "eye": 0}


# ------------------------------------------------------------------ what a call is made of


@dataclass(frozen=True)
class _Slot:
    """Stands for an array in the arguments. form: "array", "scalar" (a NumPy scalar), "number" (a Python float) or "out" (a copy to be written into)."""

    index: int
    form: str


def _filled(part: Any, arrays: Sequence[Any]) -> Any:
    """Arguments with arrays where slots are; lists and tuples are made anew."""
    kind = type(part)
    if kind is _Slot:
        found = arrays[part.index]
        if part.form == "array":
            return found
        return found.copy(order="K") if part.form == "out" else found[()] if part.form == "scalar" else found.item()
    if kind is tuple or kind is list:
        return kind(_filled(x, arrays) for x in part)
    return slice(*(_filled(x, arrays) for x in (part.start, part.stop, part.step))) if kind is slice else part


def _arguments(args: Any, kwargs: dict[str, Any], arrays: Sequence[Any]) -> tuple[Any, dict[str, Any]]:
    return _filled(args, arrays), {name: _filled(x, arrays) for name, x in kwargs.items()}


class _Changes:
    """A function that changes its first argument and returns None, as one that returns it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function

    def __call__(self, target: Any, *args: Any, **kwargs: Any) -> Any:
        if self.function(target, *args, **kwargs) is not None:
            raise TypeError("a function that changes its argument returned something")
        return target


@dataclass(frozen=True)
class _Method:
    """``owner.name(...)`` as a function."""

    name: str

    def __call__(self, owner: Any, *args: Any, **kwargs: Any) -> Any:
        return getattr(owner, self.name)(*args, **kwargs)


def _attribute(name: str) -> Callable[[Any], Any]:
    return operator.attrgetter(name)


class CapturedCall:
    """What the node calls: the function on its arguments, of whose results the fresh ones are picked."""

    def __init__(self, made: _Made, paths: list[tuple[int, ...]], types: list[TensorType]) -> None:
        self.function, self.args, self.kwargs, self.check = made.function, made.args, made.kwargs, made.spec.check
        self.name, self.paths = made.spec.name, paths
        self.promised = [(x.dtype, x.shape, tuple(s * x.dtype.itemsize for s in x.strides)) for x in types]
        self.plain = all(type(x) is not _Slot or x.form == "array" for x in made.args) and not any(isinstance(x, tuple | list | slice) for x in made.args)
        self.order = [(x.index if type(x) is _Slot else None, x) for x in made.args]

    def __call__(self, *arrays: Any) -> Any:
        if self.plain and not self.kwargs:
            args, kwargs = [x if index is None else arrays[index] for index, x in self.order], self.kwargs
        else:
            args, kwargs = _arguments(self.args, self.kwargs, arrays)
        if self.check is not None:
            self.check(*args, **kwargs)
        result = self.function(*args, **kwargs)
        found = []
        for path, (dtype, shape, strides) in zip(self.paths, self.promised, strict=True):
            one = functools.reduce(operator.getitem, path, result) if path else result
            array = np.asarray(one)
            if array.dtype != dtype or array.shape != shape or not _same_strides(array, strides):
                raise RuntimeError(f"{self.name} gave {array.dtype}{list(array.shape)}, not {dtype}{list(shape)} as when it was captured")
            found.append(array)
        return found[0] if len(found) == 1 else tuple(found)

    def __repr__(self) -> str:
        return f"<call of {self.name}>"


def _same_strides(array: Array, strides: tuple[int, ...]) -> bool:
    return array.strides == strides or array.size == 0 or all(n == 1 or a == b for n, a, b in zip(array.shape, array.strides, strides, strict=True))


@dataclass
class _Made:
    """A call that is being captured: its function, its arguments with slots, the nodes in these."""

    spec: NumpyCall
    function: Callable[..., Any]
    args: tuple[Any, ...] = ()
    kwargs: dict[str, Any] = field(default_factory=dict)
    nodes: list[Node] = field(default_factory=list)
    forms: list[str] = field(default_factory=list)
    values: list[TensorValue] = field(default_factory=list)

    def slot(self, node: Node, form: str, value: TensorValue) -> _Slot:
        for index, (other, known) in enumerate(zip(self.nodes, self.forms, strict=True)):
            if other is node and known == form:
                return _Slot(index, form)
        self.nodes.append(node)
        self.forms.append(form)
        self.values.append(value)
        return _Slot(len(self.nodes) - 1, form)

    def template(self, ex: Executor, value: Value, form: str = "array") -> Any:
        """An argument with slots for arrays; sizes become numbers."""
        from .operations import specialise

        value = ex.look(value)
        if isinstance(value, TensorValue):
            if value.kind == "tensor":
                raise GraphBreak("B010", f"{self.spec.name} on a tensor", "convert with .numpy()")
            return self.slot(tensors.node_of(ex, value), "scalar" if value.kind == "scalar" else form, value)
        if isinstance(value, Constant):
            return value.value
        if isinstance(value, SizeValue):
            return specialise(ex, value.size)
        if floats.is_changing(value):
            if not self.spec.numbers:
                raise GraphBreak("B014", f"{self.spec.name} of a float that changes from call to call")
            node = floats.as_number(ex, value).value
            return self.slot(node, "number", TensorValue("scalar", np.float64, node))
        if isinstance(value, TupleValue) and value.cls is tuple:
            return tuple(self.template(ex, x, form) for x in value.items)
        if isinstance(value, ListValue):
            return [self.template(ex, x, form) for x in value.items]
        if isinstance(value, SliceValue):
            return slice(*(self.template(ex, x) for x in value.parts))
        if isinstance(value, Known) and (isinstance(value.obj, np.dtype) or _is_scalar_type(value.obj)):
            return value.obj
        raise GraphBreak("B010", f"a {value.type_name()} as argument of {self.spec.name}")


def _is_scalar_type(obj: Any) -> bool:
    return obj in (bool, int, float, complex) if type(obj) is type and obj.__module__ in ("builtins", "numpy") and not _is_generic(obj) else _is_generic(obj)


def _is_generic(obj: Any) -> bool:
    return type(obj) is type and obj.__module__ == "numpy" and issubclass(obj, np.generic)


# ------------------------------------------------------------------ forms of calls


def call_function(ex: Executor, function: Any, row: Row | None, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """A call of a NumPy function: as its row says, where it has one that takes these arguments, else as it is."""
    spec = numpy_call_of(function)
    name = f"numpy.{getattr(function, '__name__', function)}"
    dialect = tensors.dialect_of(ex, [*args, *kwargs.values()])
    if row is not None and spec is None and dialect != "numpy":
        raise GraphBreak("B010", f"{name} without an array argument, or on tensors")
    if isinstance(function, np.ufunc) and len(args) > function.nin and "out" not in kwargs:
        args, outs = args[: function.nin], args[function.nin :]
        kwargs = {**kwargs, "out": outs[0] if function.nout == 1 else TupleValue(tuple(outs))}
    if row is not None and dialect == "numpy" and suits_rows(ex, [*args, *kwargs.values()]):
        attempt = functools.partial(tensors.apply, ex, row, args, dict(kwargs), "numpy")
        return attempt() if spec is None else _first_of(ex, attempt, lambda: _capture(ex, spec, function, args, kwargs))
    assert spec is not None
    return _capture(ex, spec, function, args, kwargs)


def call_method(ex: Executor, owner: TensorValue, name: str, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """``array.name(...)``."""
    row, spec = NUMPY_METHODS.get(name), NUMPY_CALL_METHODS.get(name)
    if row is not None and suits_rows(ex, [owner, *args, *kwargs.values()]):
        attempt = functools.partial(tensors.apply, ex, row, [owner, *args], dict(kwargs), "numpy")
        return attempt() if spec is None else _first_of(ex, attempt, lambda: _capture(ex, spec, _Method(name), [owner, *args], kwargs))
    if spec is None:
        raise GraphBreak("B010", f"method {name} of a NumPy array")
    return _capture(ex, spec, _Method(name), [owner, *args], kwargs)


def attribute(ex: Executor, owner: TensorValue, name: str) -> Value:
    """``array.T``, ``.real`` and their like."""
    return _capture(ex, NumpyCall(f"ndarray.{name}", "result"), _attribute(name), [owner], {})


def ufunc_method(ex: Executor, ufunc: Any, name: str, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """``np.add.reduce(...)`` and its like."""
    if numpy_call_of(ufunc) is None or name not in (*UFUNC_METHODS, "at"):
        raise GraphBreak("B001", f"{name} of a ufunc that is not NumPy's own")
    kind, like = ("changes", "zeros") if name == "at" else ("result", "zeros" if name == "reduceat" else "ones")
    return _capture(ex, NumpyCall(f"{ufunc.__name__}.{name}", kind, like), getattr(ufunc, name), args, kwargs)


def call_operator(ex: Executor, row: Row, operands: tuple[Value, ...], in_place: bool) -> Value:
    """An operator with an array operand, as its row says or as NumPy has it."""
    named = next((name for name, other in OPERATORS.items() if other is row), row.name)
    name = {"and": "and_", "or": "or_"}.get(named, named)
    function = getattr(operator, f"i{name.rstrip('_')}" if in_place else name)
    if in_place:
        spec = NumpyCall(named, "changes", numbers=True)
        target, rest = operands[0], list(operands[1:])
        return _first_of(
            ex,
            lambda: tensors.apply(ex, row, list(operands), {}, "numpy", in_place=True) if suits_rows(ex, list(operands)) else _unsuited(),
            lambda: _changing(ex, spec, function, target, rest, {}, returned=True),
        )
    return _first_of(
        ex,
        lambda: tensors.numpy_operator(ex, row, operands) if suits_rows(ex, list(operands)) else _unsuited(),
        lambda: _capture(ex, NumpyCall(named, "result", numbers=True), function, list(operands), {}),
    )


def get_item(ex: Executor, container: TensorValue, key: Value) -> Value:
    """``array[key]`` where the key has arrays or lists in it."""
    if _has_mask(ex, key):
        raise GraphBreak("B008", "an array indexed by a mask: how many elements there are follows from its contents", "use where() to choose between arrays")
    return _capture(ex, NumpyCall("indexing", "result", "zeros"), operator.getitem, [container, key], {})


def set_item(ex: Executor, container: TensorValue, key: Value, value: Value) -> None:
    """``array[key] = value`` where no row says what it means."""
    _changing(ex, NumpyCall("assignment to items", "changes", "zeros"), operator.setitem, container, [key, value], {})


def _has_mask(ex: Executor, key: Value) -> bool:
    seen = ex.look(key)
    if isinstance(seen, TensorValue):
        return tensors.node_of(ex, seen).dtype.kind == "b"
    return isinstance(seen, TupleValue) and any(_has_mask(ex, x) for x in seen.items)


def _unsuited() -> Value:
    raise GraphBreak("B010", "an operation on arrays of a dtype that it is not written for")


def suits_rows(ex: Executor, values: Sequence[Value]) -> bool:
    """Whether rows compute with the dtypes of these arrays as NumPy does."""
    for value in values:
        seen = ex.look(value)
        if isinstance(seen, TensorValue):
            if tensors.node_of(ex, seen).dtype.char not in IN_ROWS:
                return False
        elif isinstance(seen, TupleValue | ListValue):
            if not suits_rows(ex, seen.items):
                return False
        elif isinstance(seen, Constant) and type(seen.value) is complex:
            return False
    return True


def _first_of(ex: Executor, attempt: Callable[[], Value], otherwise: Callable[[], Value]) -> Value:
    """What the row makes of the call; where it takes no such arguments, the call as it is."""
    nodes = ex.graph.nodes
    before = len(nodes)
    try:
        return attempt()
    except GraphBreak as error:
        if error.code not in ("B009", "B010"):
            raise
        nodes[before:] = [node for node in nodes[before:] if node.op == "input"]  # met on the way; nobody refers to the rest
    return otherwise()


# ------------------------------------------------------------------ capture


def _capture(ex: Executor, spec: NumpyCall, function: Callable[..., Any], args: list[Value], kwargs: dict[str, Value]) -> Value:
    if spec.kind == "contents":
        raise GraphBreak("B008", f"what {spec.name} gives follows from the contents of an array", "move the call out of the hot path")
    if spec.kind == "outside":
        raise GraphBreak("B001", f"call of {spec.name}, which does or depends on something else than its arguments")
    _require_form(ex, spec, args, kwargs)
    if spec.kind == "changes":
        return _changing(ex, spec, function, args[0], args[1:], kwargs)
    made = _Made(spec, function)
    outs = kwargs.get("out")
    made.args = tuple(made.template(ex, x) for x in args)
    made.kwargs = {name: made.template(ex, x, "out" if name == "out" else "array") for name, x in kwargs.items()}
    if outs is not None and any(form == "out" and value.kind != "ndarray" for form, value in zip(made.forms, made.values, strict=True)):
        raise GraphBreak("B010", f"{spec.name} with this out=")
    learnt, stand_ins = _learn(ex, made)
    if spec.kind == "types":
        return _of_types(spec, learnt)
    return _values(ex, made, learnt, stand_ins)


def _require_form(ex: Executor, spec: NumpyCall, args: list[Value], kwargs: dict[str, Value]) -> None:
    named = [*enumerate(args), *kwargs.items()]
    if len(args) > spec.positional or any(name in kwargs for name in IN_PLACE) or (spec.name == "nan_to_num" and "copy" in kwargs):
        raise GraphBreak("B010", f"{spec.name} with these arguments")
    if spec.check is not None and ("where" in kwargs or not args or not isinstance(ex.look(args[0]), TensorValue)):
        raise GraphBreak("B010", f"{spec.name} with these arguments, which may warn")
    if spec.name == "where" and len(args) == 1:
        raise GraphBreak("B008", "how many elements there are that where() finds follows from the contents of an array")
    for name, value in named:
        if name in spec.fixed and _holds_array(ex, value):
            raise GraphBreak("B008", f"the sizes of what {spec.name} gives follow from the contents of an array")
        seen = ex.look(value)
        if not spec.text and isinstance(seen, Constant) and isinstance(seen.value, str):
            raise GraphBreak("B008", f"the sizes of what {spec.name} gives follow from the contents of an array")


def _holds_array(ex: Executor, value: Value) -> bool:
    seen = ex.look(value)
    return isinstance(seen, TensorValue) or (isinstance(seen, TupleValue | ListValue) and any(_holds_array(ex, x) for x in seen.items))


def _learn(ex: Executor, made: _Made) -> tuple[Any, list[Any]]:
    """(what the function gives for arguments of the same types, these arguments)."""
    stand_ins = [_stand_in(ex, node, made.spec.like) for node in made.nodes]
    given = [x if form in ("array", "out") else x[()] if form == "scalar" else 1.0 for x, form in zip(stand_ins, made.forms, strict=True)]
    slots = {"array": "array", "out": "array", "scalar": "array", "number": "array"}

    def plain(part: Any) -> Any:
        if type(part) is _Slot:
            return _Slot(part.index, slots[part.form])
        if type(part) in (tuple, list):
            return type(part)(plain(x) for x in part)
        return slice(plain(part.start), plain(part.stop), plain(part.step)) if type(part) is slice else part

    args, kwargs = _arguments(plain(made.args), {name: plain(x) for name, x in made.kwargs.items()}, given)
    with warnings.catch_warnings(record=True) as caught, np.errstate(all="ignore"):
        warnings.simplefilter("always")
        try:
            found = made.function(*args, **kwargs)
        except Exception as error:  # whatever it raises, the uncompiled code raises again
            raise GraphBreak("B010", f"{made.spec.name} rejects its arguments: {type(error).__name__}: {error}") from None
    if caught:
        raise GraphBreak("B010", f"{made.spec.name} warns: {caught[0].message}")
    return found, given


def _stand_in(ex: Executor, node: Node, like: str) -> Array:
    """An array of the node's type, whose sizes are then those of this call for good."""
    from .operations import specialise

    shape = tuple(specialise(ex, size) for size in node.shape)
    strides = tuple(specialise(ex, stride) * node.dtype.itemsize for stride in node.strides)
    fill: Any = _STANDS_FOR[like]
    if 0 in shape:
        return np.zeros(shape, node.dtype)
    spans = [(n - 1) * s for n, s in zip(shape, strides, strict=True)]
    low, high = sum(min(s, 0) for s in spans), sum(max(s, 0) for s in spans)
    memory = np.full((high - low) // node.dtype.itemsize + 1, fill, node.dtype)
    array: Array = np.ndarray(shape, node.dtype, memory, -low, strides)
    if like == "eye":
        if array.ndim < 2:
            array[...] = 1
        else:
            index = np.arange(min(array.shape[-2:]))
            array[..., index, index] = 1
    return array


def _of_types(spec: NumpyCall, found: Any) -> Value:
    from .operations import wrap_constant

    if isinstance(found, np.dtype) or _is_generic(found):
        return Known(found)
    if isinstance(found, np.generic):
        raise GraphBreak("B008", f"{spec.name} gives a {type(found).__name__}")
    return wrap_constant(found)


class _Results:
    """Sorts what came back into arguments, views of arguments, and fresh arrays."""

    def __init__(self, made: _Made, stand_ins: list[Any]) -> None:
        self.made, self.stand_ins = made, stand_ins
        self.paths: list[tuple[int, ...]] = []
        self.types: list[TensorType] = []
        self.kinds: list[str] = []
        self.fresh: list[Array] = []

    def sort(self, found: Any, path: tuple[int, ...] = ()) -> Any:
        """("same", index), ("view", index, shape, strides, offset), ("new", place), or containers of these."""
        if isinstance(found, tuple | list):
            return (found, [self.sort(x, (*path, i)) for i, x in enumerate(found)])
        if not isinstance(found, np.generic) and type(found) is not np.ndarray:
            raise GraphBreak("B008", f"{self.made.spec.name} gives a {type(found).__name__}, which follows from the contents of an array")
        if found.dtype.char not in RESULT_DTYPES or not found.dtype.isnative:
            raise GraphBreak("B010", f"{self.made.spec.name} gives {found.dtype}")
        if isinstance(found, np.generic):
            mine = [i for i, other in enumerate(self.stand_ins) if found is other and found.dtype.kind != "b"]  # there is only one np.True_
            return ("same", mine[0]) if mine else ("new", self._new(np.asarray(found), path, "scalar"))
        for place, earlier in enumerate(self.fresh):
            if found is earlier:
                return ("new", place)
        for index, (other, form) in enumerate(zip(self.stand_ins, self.made.forms, strict=True)):
            if found is other and form != "out":
                return ("same", index)
            if found is other:
                return ("out", index, self._new(found, path, "ndarray"))
            if form in ("array", "out") and np.may_share_memory(found, other):
                return self._view(found, index, other)
        if not found.flags.writeable:
            raise GraphBreak("B010", f"{self.made.spec.name} gives a read-only array")
        if any(np.may_share_memory(found, x) for x in self.fresh):
            raise GraphBreak("B010", f"{self.made.spec.name} gives arrays that share memory")
        return ("new", self._new(found, path, "ndarray"))

    def _new(self, array: Array, path: tuple[int, ...], kind: str) -> int:
        item = array.itemsize
        if any(s % item for s in array.strides):
            raise GraphBreak("B010", f"{self.made.spec.name} gives strides that are no multiple of its item size")
        self.fresh.append(array)
        self.paths.append(path)
        self.types.append(TensorType(array.dtype, array.shape, tuple(s // item for s in array.strides)))
        self.kinds.append(kind)
        return len(self.types) - 1

    def _view(self, found: Array, index: int, other: Array) -> Any:
        item = other.itemsize
        offset = found.__array_interface__["data"][0] - other.__array_interface__["data"][0]
        plain = found.dtype == other.dtype and not offset % item and not any(s % item for s in found.strides)
        if not plain or self.made.forms[index] == "out" or not found.flags.writeable:
            raise GraphBreak("B010", f"{self.made.spec.name} gives a view that is read-only or reads the memory as another dtype")
        return ("view", index, found.shape, tuple(s // item for s in found.strides), offset // item)


def _values(ex: Executor, made: _Made, found: Any, stand_ins: list[Any]) -> Value:
    results = _Results(made, stand_ins)
    sorted_ = results.sort(found)
    builder, before = ex.builders["numpy"], len(ex.graph.nodes)
    builder.location = ex.guards.location
    nodes: tuple[Node, ...] = ()
    if results.types:
        nodes = builder.call(_row(made.spec.name), CapturedCall(made, results.paths, results.types), made.nodes, results.types)
        tensors.refuse_late_failures(ex, before)

    def value(part: Any) -> Value:
        match part:
            case ("same", index):
                same: Value = made.values[index]
                return same
            case ("view", index, shape, strides, offset):
                return tensors.from_builder(ex, builder.view(made.nodes[index], shape, strides, offset), "ndarray")
            case ("new", place):
                return tensors.from_builder(ex, nodes[place], results.kinds[place])
            case ("out", index, place):
                builder.write(made.nodes[index], nodes[place])
                written: Value = made.values[index]
                return written
        original, items = part
        given = [value(x) for x in items]
        return ListValue(given) if isinstance(original, list) else TupleValue(tuple(given), cls=type(original))

    result = value(sorted_)
    if any(node.op == "write" for node in ex.graph.nodes[before:]):
        tensors.guard_writes(ex)
    elif "out" in made.forms:
        raise GraphBreak("B010", f"{made.spec.name} with this out=")
    return result


def _changing(
    ex: Executor, spec: NumpyCall, function: Callable[..., Any], target: Value, args: list[Value], kwargs: dict[str, Value], returned: bool = False
) -> Value:
    """A function that changes its first argument: it changes a copy, which is then written back."""
    owner = ex.look(target)
    if not isinstance(owner, TensorValue) or owner.kind != "ndarray":
        raise GraphBreak("B010", f"{spec.name} of a {owner.type_name()}")
    node = tensors.node_of(ex, owner)
    sorting = spec.name in ("ndarray.sort", "ndarray.partition") or returned
    if not sorting and np.prod([getattr(size, "hint", size) for size in node.shape], dtype=float) > LARGEST_COPY:
        raise GraphBreak("B010", f"{spec.name} of a large array, which would have to be copied")
    made = _Made(spec, function if returned else _Changes(function))
    made.args = (made.template(ex, owner, "out"), *(made.template(ex, x) for x in args))
    made.kwargs = {name: made.template(ex, x) for name, x in kwargs.items()}
    found, stand_ins = _learn(ex, made)
    if found is not stand_ins[0]:
        raise GraphBreak("B010", f"{spec.name} gives something else than its argument")
    result = _values(ex, made, found, stand_ins)
    return result if returned else Constant(None)


@functools.cache
def _row(name: str) -> Row:
    """The row of the node. Such a call may raise, and nothing visible may come before it."""
    title = name.replace(".", "_")
    return Row(title, "index", inspect.Signature, build=lambda builder: None, doc="A function of NumPy's.", function=False, can_fail=True, takes_complex=True)
