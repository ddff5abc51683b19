"""Calls of NumPy's functions that no row describes: one node each, which calls the function itself and whose types every run checks."""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from ..ir.graph import Node
from ..ir.plan import repeats
from ..ir.sizes import size_hint
from ..ops.numpy_calls import IN_PLACE, UFUNC_METHODS, NumpyCall, numpy_call_methods, numpy_call_of
from ..ops.registers import NUMPY_METHODS, OPERATORS
from ..ops.row import Row
from ..records import record
from . import memory, tensors
from .breaks import GraphBreak
from .learning import CallMade, Results, is_scalar_class, learn
from .values import Constant, Known, ListValue, TensorValue, TupleValue, Value

if TYPE_CHECKING:
    from .executor import Executor

IN_ROWS = frozenset("?bBhilfd")  # dtypes that rows compute with as NumPy does; long long is another type than long
LARGEST_COPY = 1 << 16  # elements of an array that a function changes, which is copied there and back


class Changes:
    """A function that changes its first argument and returns None, as one that returns it."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function

    def __call__(self, target: Any, *args: Any, **kwargs: Any) -> Any:
        if self.function(target, *args, **kwargs) is not None:
            raise TypeError("a function that changes its argument returned something")
        return target


@record(frozen=True)
class _Method:
    """``owner.name(...)`` as a function."""

    name: str

    def __call__(self, owner: Any, *args: Any, **kwargs: Any) -> Any:
        return getattr(owner, self.name)(*args, **kwargs)


def _attribute(name: str) -> Callable[[Any], Any]:
    return operator.attrgetter(name)


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
    row, spec = NUMPY_METHODS.get(name), numpy_call_methods().get(name)
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
    named = next((name for name, other in OPERATORS.places.items() if other == row.name), row.name)
    name = {"and": "and_", "or": "or_"}.get(named, named)
    function = getattr(operator, f"i{name.rstrip('_')}" if in_place else name)
    if in_place:
        spec = NumpyCall(named, "changes", numbers=True)
        target, rest = operands[0], list(operands[1:])
        return _first_of(
            ex,
            lambda: tensors.apply(ex, row, list(operands), {}, "numpy", in_place=True) if suits_rows(ex, list(operands)) else _unsuited(),
            lambda: changing(ex, CallMade(spec, function), target, rest, {}, returned=True),
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
    changing(ex, CallMade(NumpyCall("assignment to items", "changes", "zeros"), Changes(operator.setitem)), container, [key, value], {})


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
    if spec.kind == "changes":
        _require_form(ex, spec, args, kwargs)
        return changing(ex, CallMade(spec, Changes(function)), args[0], args[1:], kwargs)
    return capture_call(ex, CallMade(spec, function), args, kwargs)


def capture_call(ex: Executor, made: CallMade, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """A call whose results are fresh arrays, views of arguments, or arguments."""
    spec = made.spec
    _require_form(ex, spec, args, kwargs)
    outs = kwargs.get("out")
    made.args = tuple(made.template(ex, x) for x in args)
    made.kwargs = {name: made.template(ex, x, "out" if name == "out" else "array") for name, x in kwargs.items()}
    if outs is not None and any(form == "out" and value.kind != "ndarray" for form, value in zip(made.forms, made.values, strict=True)):
        raise GraphBreak("B010", f"{spec.name} with this out=")
    _refuse_sizes(made)
    learnt, stand_ins = learn(ex, made)
    made.accept(ex, learnt)
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


def _refuse_sizes(made: CallMade) -> None:
    """An integer out of an array may be an axis or a size, on which the types of the results depend, for all but a few functions."""
    spec = made.spec
    if spec.numbers or spec.takes_integers:
        return
    owner = made.nodes[0] if spec.name.startswith("ndarray.") else None
    if any(node.ndim == 0 and node.dtype.kind in "iu" and node is not owner for node in made.nodes):
        raise GraphBreak("B008", f"{spec.name} is given an integer out of an array, on which sizes may depend", "use an int")


def _holds_array(ex: Executor, value: Value) -> bool:
    seen = ex.look(value)
    return isinstance(seen, TensorValue) or (isinstance(seen, TupleValue | ListValue) and any(_holds_array(ex, x) for x in seen.items))


def _of_types(spec: NumpyCall, found: Any) -> Value:
    from .operations import wrap_constant

    if isinstance(found, np.dtype) or is_scalar_class(found):
        return Known(found)
    if isinstance(found, np.generic):
        raise GraphBreak("B008", f"{spec.name} gives a {type(found).__name__}")
    return wrap_constant(found)


def _values(ex: Executor, made: CallMade, found: Any, stand_ins: list[Any]) -> Value:
    results = Results(made, stand_ins)
    sorted_ = results.sort(found)
    builder, before = ex.builders["numpy"], len(ex.graph.nodes)
    builder.location = ex.guards.location
    nodes: tuple[Node, ...] = ()
    if results.types:
        nodes = made.nodes_of(ex, results.paths, results.types)

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
        memory.guard_writes(ex)
    elif "out" in made.forms:
        raise GraphBreak("B010", f"{made.spec.name} with this out=")
    return result


def changing(ex: Executor, made: CallMade, target: Value, args: list[Value], kwargs: dict[str, Value], returned: bool = False) -> Value:
    """A function that changes its first argument, which it returns: it changes a copy, which is then written back.

    returned: whether the call has it as result, too.
    """
    owner, spec = ex.look(target), made.spec
    if not isinstance(owner, TensorValue) or owner.kind != "ndarray":
        raise GraphBreak("B010", f"{spec.name} of a {owner.type_name()}")
    node = tensors.node_of(ex, owner)
    if repeats(node):
        raise GraphBreak("B010", f"{spec.name} of an array whose elements share memory")
    sorting = spec.name in ("ndarray.sort", "ndarray.partition") or spec.name.endswith(".shuffle") or returned
    if not sorting and math.prod(map(size_hint, node.shape)) > LARGEST_COPY:
        raise GraphBreak("B010", f"{spec.name} of a large array, which would have to be copied")
    made.args = (made.template(ex, owner, "out"), *(made.template(ex, x) for x in args))
    made.kwargs = {name: made.template(ex, x) for name, x in kwargs.items()}
    found, stand_ins = learn(ex, made)
    if found is not stand_ins[0]:
        raise GraphBreak("B010", f"{spec.name} gives something else than its argument")
    result = _values(ex, made, found, stand_ins)
    return result if returned else Constant(None)
