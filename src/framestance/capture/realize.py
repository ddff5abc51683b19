"""Live objects in: what is known of an object that the captured frame reads, and the guards that pin exactly that.

One function per kind of object, chosen by exact type. Nothing is executed on the object: attributes are read with ``object`` machinery, items by exact type.
"""

from __future__ import annotations

import collections
import functools
import types
from typing import TYPE_CHECKING, Any

import numpy as np

from .. import _C
from ..ir.sizes import EXACT
from ..ops.dtypes import DTYPES
from . import known, markers
from .breaks import GraphBreak
from .guards import held
from .lookup import MISSING, class_name, is_a, is_one_of, is_static, mro_lookup
from .source import Source, attribute, cell_contents, dict_item, function_part, item, method_part, type_of
from .values import (
    UNBOUND,
    CellValue,
    ChangingValue,
    CompiledValue,
    Constant,
    DictValue,
    FunctionValue,
    Known,
    Lazy,
    ListValue,
    MethodValue,
    ObjectValue,
    PartialValue,
    RangeValue,
    SizeValue,
    TensorValue,
    TupleValue,
    Value,
)

if TYPE_CHECKING:
    from .executor import Executor

MAX_ITEMS = 4096  # longer containers are not followed item by item
TENSOR_DTYPES = {  # by number
    "tensor": frozenset([*(d.numpy.num for d in DTYPES.values()), np.dtype(np.longlong).num]),
    "ndarray": frozenset(np.dtype(char).num for char in "?bBhHiIlLqQefdFD"),
}


def realize(ex: Executor, obj: Any, source: Source | None) -> Value:
    """The value for ``obj`` found at ``source``; guards everything the value says."""
    if source is None:
        raise GraphBreak("B003", f"a {class_name(type(obj))} without a source")
    known = ex.by_identity.get(id(obj))
    if known is not None and known[0] is obj and known[1].source is not None:
        if known[1].source.key != source.key:
            ex.guards.pair("SAME", known[1].source, source)
        return known[1]
    value = _realize(ex, obj, source)
    if not isinstance(value, Constant | Known | RangeValue):
        ex.remember(obj, value)
    return value


def _realize(ex: Executor, obj: Any, source: Source) -> Value:
    kind = type(obj)
    if obj is known.UNBOUND_MARK:
        ex.guards.check("IS", source, obj, True)
        return UNBOUND
    plain = type(kind) is type  # tables may be asked for other classes only by way of their metaclass
    literal = _LITERAL_CHECKS.get(kind) if plain else None
    if literal is not None:
        if kind in (int, float, str) and ex.policy.changes(source.text, obj):
            return _changing(ex, obj, source)
        if literal == "IS":
            ex.guards.check("IS", source, obj, True)
        else:
            ex.guards.check(literal, source, obj)
        return Constant(obj, source=source)
    if is_a(obj, _C.Tensor) or kind is np.ndarray:
        return tensor(ex, obj, source)
    maker = _MAKERS.get(kind) if plain else None
    if maker is not None:
        return maker(ex, obj, source)
    if known.meaning(obj) is not None:  # an operation: NumPy's functions are instances of classes of their own
        return pinned(ex, obj, source)
    if is_a(obj, type):
        return pinned(ex, obj, source)
    if is_a(obj, _C.CompiledFunction):
        return compiled(ex, obj, source)
    if is_a(obj, np.dtype, np.ufunc, *known.pinned_types()):
        return pinned(ex, obj, source)
    if is_a(obj, tuple) and is_named_tuple(kind):
        return _named_tuple(ex, obj, source)
    if is_a(obj, list, tuple, dict, set, frozenset, str, bytes, int, float, complex, BaseException):
        raise GraphBreak("B004", f"`{source.text}` is a {class_name(kind)}, a subclass that is not modelled", "use the plain builtin type")
    ex.guards.check("TYPE_VERSION", source, kind)
    return ObjectValue(obj, source=source)


def _changing(ex: Executor, obj: Any, source: Source) -> Value:
    """A number or string of run time: its type is guarded, not its value."""
    ex.guards.check("TYPE", source, type(obj))
    if type(obj) is not int or abs(obj) > EXACT:
        return ChangingValue(type(obj), obj, source=source)
    symbol = ex.graph.env.number(obj)
    ex.symbol_sources[symbol.args[0]] = (source, None)
    return SizeValue(symbol, source=source)


# ------------------------------------------------------------------ tensors


def tensor(ex: Executor, obj: Any, source: Source) -> TensorValue:
    """A tensor or array argument: type, dtype, rank, sizes and layout are guarded; some sizes may be symbols."""
    array = obj._array if is_a(obj, _C.Tensor) else obj
    kind = "tensor" if is_a(obj, _C.Tensor) else "ndarray"
    if kind == "tensor" and not is_one_of(type(obj), *known.TENSOR_TYPES):
        raise GraphBreak("B004", f"`{source.text}` is a {class_name(type(obj))}, a Tensor subclass that is not modelled", "pass a plain Tensor")
    if array.dtype.num not in TENSOR_DTYPES[kind] or not array.dtype.isnative or not array.flags.aligned:
        raise GraphBreak("B010", f"`{source.text}` has dtype {array.dtype} or memory that is not aligned", "convert it to a supported dtype first")
    dims, layout = array_guard(ex, array, source)
    ex.guards.check("ARRAY", source, type(obj), array.dtype.num, array.ndim, dims, layout, False)
    return TensorValue(kind, type(obj), None, obj, source=source)


def array_guard(ex: Executor, array: np.ndarray[Any, Any], source: Source) -> tuple[tuple[int, ...], Any]:
    """(dims with -1 for symbolic ones, layout) for an ARRAY guard. Strides are numbers unless the array is contiguous, so only one size of others is free."""
    dynamic = ex.policy.dynamic_dims(source.text, array)
    if array.flags.c_contiguous and dynamic:
        return tuple(-1 if axis in dynamic and size >= 2 else size for axis, size in enumerate(array.shape)), "C"
    free = _free_axis(array)
    return tuple(-1 if axis in dynamic and axis == free else size for axis, size in enumerate(array.shape)), tuple(array.strides)


def _free_axis(array: np.ndarray[Any, Any]) -> int | None:
    """The axis of the longest stride, of whose size the strides of a strided array do not depend, nor whether its elements overlap."""
    axes = [axis for axis, size in enumerate(array.shape) if size >= 2]
    longest = max((abs(array.strides[axis]) for axis in axes), default=0)
    longest_axes = [axis for axis in axes if abs(array.strides[axis]) == longest]
    return longest_axes[0] if longest and len(longest_axes) == 1 else None


# ------------------------------------------------------------------ plain Python objects


def pinned(ex: Executor, obj: Any, source: Source) -> Known:
    """An object that is only ever itself: guarded by identity."""
    name = class_name(obj) if is_a(obj, type) else class_name(type(obj))
    ex.guards.check("IS", source, obj, held(obj), expected=obj if held(obj) else name)
    return Known(obj, source=source)


def _sequence(ex: Executor, obj: Any, source: Source) -> Value:
    if len(obj) > MAX_ITEMS:
        raise GraphBreak("B012", f"`{source.text}` has {len(obj)} items; {MAX_ITEMS} are followed at most", "pass one tensor instead of a long list")
    ex.guards.check("LEN", source, type(obj), len(obj))
    items = [Lazy(x, source=item(source, i)) for i, x in enumerate(obj)]
    return TupleValue(tuple(items), source=source) if type(obj) is tuple else ListValue([*items, *ex.appended.get(id(obj), ())], source=source)


# What a subclass of tuple may not say in another way than tuple, if it is to be seen as one.
_TUPLE_METHODS = (
    "__getattribute__ __getitem__ __iter__ __len__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__ __contains__ __add__ __mul__ __rmul__ index count".split()
)


def is_named_tuple(kind: type) -> bool:
    """Whether instances are tuples with names, and nothing else."""
    fields = mro_lookup(kind, "_fields")
    plain = all(mro_lookup(kind, name) is mro_lookup(tuple, name) for name in _TUPLE_METHODS)
    return type(fields) is tuple and plain and mro_lookup(kind, "__dict__") is MISSING and mro_lookup(kind, "__getattr__") is MISSING


def _named_tuple(ex: Executor, obj: tuple[Any, ...], source: Source) -> Value:
    kind = type(obj)
    ex.guards.check("TYPE_VERSION", source, kind)
    ex.guards.check("LEN", source, kind, tuple.__len__(obj))
    items = tuple(Lazy(x, source=item(source, i)) for i, x in enumerate(tuple.__iter__(obj)))
    return TupleValue(items, cls=kind, kind=Known(kind, source=type_of(source)), source=source)


def _dict(ex: Executor, obj: dict[Any, Any], source: Source) -> Value:
    if len(obj) > MAX_ITEMS or not all(is_one_of(type(k), *_KEY_TYPES) and k == k for k in obj):
        raise GraphBreak(
            "B004",
            f"`{source.text}` is a long dict or one with keys other than str, int, bool, None and floats but NaN",
            "use a smaller dict with plain keys",
        )
    ex.guards.check("KEYS", source, tuple(obj))
    return DictValue({k: Lazy(v, source=dict_item(source, k)) for k, v in obj.items()}, source=source)


def pin_literal(ex: Executor, obj: Any, source: Source) -> None:
    """Guard a literal that the capture has used already: also one that changes from call to call."""
    ex.guards.check(_LITERAL_CHECKS[type(obj)], source, obj, *((True,) if _LITERAL_CHECKS[type(obj)] == "IS" else ()))


def _range(ex: Executor, obj: range, source: Source) -> Value:
    ex.guards.check("TYPE_VERSION", source, range)
    for part in ("start", "stop", "step"):
        pin_literal(ex, getattr(obj, part), attribute(source, part))
    return RangeValue(obj, source=source)


def function(ex: Executor, obj: types.FunctionType, source: Source) -> Value:
    """A plain Python function: its code is guarded; globals, closure and defaults are followed where they are read."""
    if markers.is_disabled(obj) or known.meaning(obj) is not None:
        return pinned(ex, obj, source)
    if not _C.is_plainly_called(obj):
        raise GraphBreak("B001", f"{obj.__qualname__} is called in another way than Python functions are")
    ex.guards.check("CODE", source, obj.__code__, expected=obj.__qualname__)
    closure = []
    if obj.__closure__ is not None:
        cells = function_part(source, "closure")
        for i, (cell, name) in enumerate(zip(obj.__closure__, obj.__code__.co_freevars, strict=True)):
            closure.append(_closure_cell(ex, cell, item(cells, i), name))
    return FunctionValue(
        obj.__code__,
        obj,
        globals_of=source,
        globals=obj.__globals__,
        closure=tuple(closure),
        defaults=Lazy(obj.__defaults__, source=function_part(source, "defaults")),
        kwdefaults=Lazy(obj.__kwdefaults__, source=function_part(source, "kwdefaults")),
        name=obj.__name__,
        qualname=obj.__qualname__,
        source=source,
    )


def _closure_cell(ex: Executor, cell: types.CellType, source: Source, name: str) -> CellValue:
    seen = ex.by_identity.get(id(cell))
    if seen is not None and seen[0] is cell and isinstance(seen[1], CellValue):
        if seen[1].source is not None and seen[1].source.key != source.key:
            ex.guards.pair("SAME", seen[1].source, source)
        return seen[1]
    try:
        content: Value | None = Lazy(cell.cell_contents, source=cell_contents(source, name))
    except ValueError:
        content = None
    value = CellValue(content, source=source)
    ex.remember(cell, value)
    return value


def cell(ex: Executor, obj: types.CellType, source: Source, name: str) -> CellValue:
    """A cell handed to a site (or a free variable of the frame)."""
    return _closure_cell(ex, obj, source, name)


def _live_cell(ex: Executor, obj: types.CellType, source: Source) -> Value:
    ex.guards.check("TYPE", source, types.CellType)
    return _closure_cell(ex, obj, source, source.text)


def _method(ex: Executor, obj: types.MethodType, source: Source) -> Value:
    from .draws import bound_method

    drawing = bound_method(ex, obj, source)
    if drawing is not None:
        return drawing
    ex.guards.check("TYPE", source, types.MethodType)
    return MethodValue(ex.look(Lazy(obj.__func__, source=method_part(source, "func"))), Lazy(obj.__self__, source=method_part(source, "self")), source=source)


def compiled(ex: Executor, obj: Any, source: Source) -> Value:
    """A compiled function or module inside a compiled one: a call of it is a call of what it was made from."""
    if obj.disabled:
        raise GraphBreak("B001", f"`{source.text}` was compiled with disable=True", "compile it without disable=True to have it inlined")
    ex.guards.check("TYPE_VERSION", source, type(obj))
    owner = ex.look(Lazy(obj._owner, source=attribute(source, "_owner")))
    if obj._owner is not None:
        return CompiledValue(obj, owner, source=source)
    called = ex.look(Lazy(obj._func, source=attribute(source, "_func")))
    first = Lazy(obj._self, source=attribute(source, "_self"))
    if obj._self is None:
        ex.look(first)
        return CompiledValue(obj, called, source=source)
    return CompiledValue(obj, MethodValue(called, first), source=source)


def _partial(ex: Executor, obj: Any, source: Source) -> Value:
    """What is called and with what, each found in the partial object."""
    if obj.__dict__:
        raise GraphBreak("B004", f"`{source.text}` is a partial with attributes")
    ex.guards.check("TYPE_VERSION", source, functools.partial)
    args = ex.look(Lazy(obj.args, source=attribute(source, "args")))
    keywords = ex.look(Lazy(obj.keywords, source=attribute(source, "keywords")))
    if not isinstance(args, TupleValue) or not isinstance(keywords, DictValue):
        raise GraphBreak("B004", f"`{source.text}` is a partial of something else than a tuple and a dict")
    function = Lazy(obj.func, source=attribute(source, "func"))
    return PartialValue(function, args.items, keywords.items, source=source)


def _builtin(ex: Executor, obj: Any, source: Source) -> Value:
    owner = obj.__self__
    if owner is not None and not is_a(owner, types.ModuleType) and not (is_a(owner, type) and is_static(owner)):
        raise GraphBreak("B009", f"`{source.text}` is a method of a {class_name(type(owner))} made elsewhere", "call the method on the object itself")
    return pinned(ex, obj, source)


def _module(ex: Executor, obj: types.ModuleType, source: Source) -> Value:
    return pinned(ex, obj, source)


def _code(ex: Executor, obj: types.CodeType, source: Source) -> Value:
    pinned(ex, obj, source)
    return Constant(obj, source=source)


def _static(ex: Executor, obj: Any, source: Source) -> Value:
    raise GraphBreak("B004", f"`{source.text}` is a {type(obj).__name__} object")


_KEY_TYPES = (str, int, float, bool, type(None))
_LITERAL_CHECKS = {
    type(None): "IS",
    bool: "IS",
    type(Ellipsis): "IS",
    type(NotImplemented): "IS",
    int: "INT",
    float: "FLOAT",
    str: "STR",
    bytes: "EQUAL",
    complex: "EQUAL",
}
_MAKERS = {
    list: _sequence,
    tuple: _sequence,
    dict: _dict,
    range: _range,
    types.FunctionType: function,
    types.MethodType: _method,
    functools.partial: _partial,
    types.BuiltinFunctionType: _builtin,
    types.ModuleType: _module,
    types.CodeType: _code,
    types.CellType: _live_cell,
    types.MethodDescriptorType: pinned,
    types.WrapperDescriptorType: pinned,
    staticmethod: _static,
    classmethod: _static,
    property: _static,
    collections.OrderedDict: _static,
}
