"""What a call of a NumPy function is made of, and what it gives: learnt by calling it once on arrays of the same dtype, shape and strides.

What lies in the memory of an argument is a view of it, what is an argument is that argument, and the rest is fresh.
"""

from __future__ import annotations

import functools
import inspect
import warnings
from collections.abc import Callable, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

import numpy as np

from ..ir.graph import Node, TensorType
from ..ops.numpy_calls import NumpyCall
from ..ops.row import Row
from ..records import record
from . import floats, tensors
from .breaks import GraphBreak
from .values import Constant, Known, ListValue, SizeValue, SliceValue, TensorValue, TupleValue, Value

if TYPE_CHECKING:
    from .executor import Executor

Array = np.ndarray[Any, Any]
RESULT_DTYPES = frozenset("?bBhHiIlLqQefdFD")
_STANDS_FOR = {"ones": 1, "zeros": 0, "eye": 0, "twos": 2, "shares": 1}


@record(frozen=True)
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


def _has_slot(part: Any) -> bool:
    if type(part) is slice:
        part = (part.start, part.stop, part.step)
    return type(part) is _Slot or (type(part) in (tuple, list) and any(map(_has_slot, part)))


def _arguments(args: Any, kwargs: dict[str, Any], arrays: Sequence[Any]) -> tuple[Any, dict[str, Any]]:
    return _filled(args, arrays), {name: _filled(x, arrays) for name, x in kwargs.items()}


_AS_IT_IS, _FILLED = -1, -2


def _never_changes(part: Any) -> bool:
    """Whether an argument has no slot, nor anything that the function may change."""
    return all(map(_never_changes, part)) if type(part) is tuple else type(part) not in (_Slot, list, slice)


class CapturedCall:
    """What the node calls: the function on its arguments, of whose results the fresh ones are picked."""

    def __init__(self, made: CallMade, paths: list[tuple[int, ...]], types: list[TensorType]) -> None:
        self.function, self.args, self.kwargs, self.check = made.function, made.args, made.kwargs, made.spec.check
        self.name, self.paths = made.spec.name, paths
        self.promised = [(x.dtype, x.shape, tuple(s * x.dtype.itemsize for s in x.strides)) for x in types]
        self.order = [x.index if type(x) is _Slot and x.form == "array" else _AS_IT_IS if _never_changes(x) else _FILLED for x in made.args]
        self.fixed = not made.kwargs or not any(_has_slot(x) for x in made.kwargs.values())

    def __call__(self, *arrays: Any) -> Any:
        return self.call(self.function, arrays)

    def call(self, function: Callable[..., Any], arrays: Sequence[Any]) -> Any:
        args = [
            arrays[index] if index >= 0 else part if index == _AS_IT_IS else _filled(part, arrays) for index, part in zip(self.order, self.args, strict=True)
        ]
        kwargs = self.kwargs if self.fixed else {name: _filled(x, arrays) for name, x in self.kwargs.items()}
        if self.check is not None:
            self.check(*args, **kwargs)
        result = function(*args, **kwargs)
        if len(self.paths) == 1:
            return self._one(result, 0)
        return tuple([self._one(result, place) for place in range(len(self.paths))])

    def _one(self, result: Any, place: int) -> Array:
        for index in self.paths[place]:
            result = result[index]
        dtype, shape, strides = self.promised[place]
        array = result if type(result) is np.ndarray else np.asarray(result)
        if array.dtype != dtype or array.shape != shape or not _same_strides(array, strides):
            raise RuntimeError(f"{self.name} gave {array.dtype}{list(array.shape)}, not {dtype}{list(shape)} as when it was captured")
        return array

    def __repr__(self) -> str:
        return f"<call of {self.name}>"


def _same_strides(array: Array, strides: tuple[int, ...]) -> bool:
    return array.strides == strides or array.size == 0 or all(n == 1 or a == b for n, a, b in zip(array.shape, array.strides, strides, strict=True))


@record()
class CallMade:
    """A call that is being captured: its function, its arguments with slots, the nodes in these."""

    spec: NumpyCall
    function: Callable[..., Any]
    args: tuple[Any, ...] = ()
    kwargs: dict[str, Any] = field(default_factory=dict)
    nodes: list[Node] = field(default_factory=list)
    forms: list[str] = field(default_factory=list)
    values: list[TensorValue] = field(default_factory=list)
    by_types = True  # whether results are told by the types and numbers of the call alone, so that one that is part of an argument is always the same part

    def nodes_of(self, ex: Executor, paths: list[tuple[int, ...]], types: list[TensorType]) -> tuple[Node, ...]:
        """The call as a node; its fresh results."""
        row = _row(self.spec.name)
        return ex.builders["numpy"].call(row, CapturedCall(self, paths, types), self.nodes, types)

    def accept(self, ex: Executor, found: Any) -> None:
        """Whether what was learnt holds for every run. Errors: GraphBreak where it does not."""

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
    return (
        obj in (bool, int, float, complex)
        if type(obj) is type and obj.__module__ in ("builtins", "numpy") and not is_scalar_class(obj)
        else is_scalar_class(obj)
    )


def is_scalar_class(obj: Any) -> bool:
    return type(obj) is type and obj.__module__ == "numpy" and issubclass(obj, np.generic)


@functools.cache
def _row(name: str) -> Row:
    """The row of the node. Such a call may raise, and nothing visible may come before it."""
    title = name.replace(".", "_")
    return Row(title, "index", inspect.Signature, build=lambda builder: None, doc="A function of NumPy's.", function=False, can_fail=True, takes_complex=True)


def learn(ex: Executor, made: CallMade) -> tuple[Any, list[Any]]:
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
    if like == "shares" and array.ndim and node.dtype.kind == "f":
        array[...] = 1 / array.shape[-1]
    if like == "eye":
        if array.ndim < 2:
            array[...] = 1
        else:
            index = np.arange(min(array.shape[-2:]))
            array[..., index, index] = 1
    return array


class Results:
    """Sorts what came back into arguments, views of arguments, and fresh arrays."""

    def __init__(self, made: CallMade, stand_ins: list[Any]) -> None:
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
            if form == "array" and np.may_share_memory(found, other):
                self._require_by_types(index)
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

    def _require_by_types(self, index: int) -> None:
        """Which part of an argument a view is must not follow from an integer in another argument."""
        if not self.made.by_types or any(i != index and node.dtype.kind in "biu" for i, node in enumerate(self.made.nodes)):
            raise GraphBreak("B008", f"{self.made.spec.name} gives a view of an array, which part may follow from the contents of another")

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
