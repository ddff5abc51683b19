"""Tensor work in a capture: live tensors become graph inputs, calls of operations become nodes through the rows' own build functions.

An operation that refuses its arguments breaks the graph, so that the uncompiled code raises the error with the user's own traceback.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from .. import _C
from ..ir.builder import DataDependent, GraphBuilder
from ..ir.graph import WRITE_OPS, Node, contiguous_strides
from ..ops.dtypes import UnknownNumber
from ..ops.mutation import inplace_build, out_build, write_result
from ..ops.numpy_calls import ATTRIBUTES, numpy_call_methods
from ..ops.registers import INPLACE_METHODS, METHODS, NUMPY_METHODS, OPERATORS, ROWS
from ..ops.row import NotCovered, Row
from . import floats, known, memory
from .breaks import GraphBreak
from .values import (
    BuiltinMethod,
    Constant,
    Known,
    ListValue,
    SizeValue,
    SliceValue,
    TensorValue,
    TupleValue,
    Value,
)

if TYPE_CHECKING:
    from .executor import Executor

STATE_DEFAULT_DTYPE = 0  # _C state word that holds the default dtype's type number


# ------------------------------------------------------------------ live tensors as graph inputs


def node_of(ex: Executor, value: TensorValue) -> Node:
    """The graph node for a tensor value; a live tensor becomes an input of the graph."""
    if value.node is None:
        node = _input(ex, value)
        ex.keep(value, "node")
        value.node = node
        ex.by_node[id(node)] = value
    return value.node


def _input(ex: Executor, value: TensorValue) -> Node:
    source, obj = value.source, value.obj
    assert source is not None
    array = obj._array if value.kind == "tensor" else obj
    from .realize import array_guard

    dims, layout = array_guard(ex, array, source)
    first_symbol = len(ex.graph.env.symbols)
    shape: list[Any] = []
    for axis, (dim, size) in enumerate(zip(dims, array.shape, strict=True)):
        if dim == -1:
            ex.symbol_sources[first_symbol + sum(d == -1 for d in dims[:axis])] = (source, axis)
            shape.append(ex.graph.env.symbol(size))
        else:
            shape.append(size)
    if layout == "C":
        strides = contiguous_strides(shape)
    else:
        if any(stride % array.itemsize for stride in array.strides):
            raise GraphBreak("B010", f"`{source.text}` has strides that are no multiple of its item size", "copy it first")
        strides = tuple(stride // array.itemsize for stride in array.strides)
    node = ex.builders["torch"].input(array.dtype, shape, strides, kind=value.kind, name=source.text)
    ex.input_sources[id(node)] = source
    memory.join_overlapping(ex, node, array)
    return node


# ------------------------------------------------------------------ arguments and results


def to_builder(ex: Executor, value: Value) -> Any:
    """A value as rows take it: nodes, Python numbers, sizes, tuples, slices, dtypes."""
    value = ex.look(value)
    if isinstance(value, TensorValue):
        return node_of(ex, value)
    if isinstance(value, Constant):
        return value.value
    if isinstance(value, SizeValue):
        return value.size
    if floats.is_changing(value):
        return floats.as_number(ex, value)
    if isinstance(value, TupleValue):
        return tuple(to_builder(ex, v) for v in value.items)
    if isinstance(value, ListValue):
        return [to_builder(ex, v) for v in value.items]
    if isinstance(value, SliceValue):
        return slice(*(to_builder(ex, v) for v in value.parts))
    if isinstance(value, Known):
        return value.obj
    raise GraphBreak("B010", f"a {value.type_name()} as argument of a tensor operation")


def from_builder(ex: Executor, result: Any, kind: str) -> Value:
    """What a row returned as a value: nodes become tensors (the same node the same tensor), sizes and numbers become ints.

    kind: "tensor", "ndarray", or "scalar" when results without dimensions are NumPy scalars.
    """
    if isinstance(result, Node):
        seen = ex.by_node.get(id(result))
        if seen is not None and isinstance(seen, TensorValue) and seen.node is result:
            return seen
        if kind == "tensor":
            made = TensorValue("tensor", _C.Tensor, result)
        elif result.ndim == 0 and kind == "scalar":
            made = TensorValue("scalar", result.dtype.type, result)
        else:
            made = TensorValue("ndarray", np.ndarray, result)
        ex.by_node[id(result)] = made
        return made
    if isinstance(result, tuple | list):
        items = [from_builder(ex, r, kind) for r in result]
        return TupleValue(tuple(items), cls=type(result)) if isinstance(result, tuple) else ListValue(items)
    from .operations import from_size, wrap_constant

    if hasattr(result, "hint"):
        return from_size(result)
    if result is None or isinstance(result, bool | int | float | str):
        return wrap_constant(result)
    return Known(result)


def dialect_of(ex: Executor, values: list[Value]) -> str:
    """Whose semantics an operation on ``values`` has: "torch", or "numpy" when only arrays take part. Mixtures break."""
    kinds = set()
    for value in values:
        seen = ex.look(value)
        if isinstance(seen, TensorValue):
            kinds.add("torch" if seen.kind == "tensor" else "numpy")
        elif isinstance(seen, TupleValue | ListValue) and seen.items:
            inner = [v for v in seen.items if isinstance(ex.look(v), TensorValue)]
            if inner:
                kinds.add(dialect_of(ex, inner))
    if len(kinds) > 1:
        raise GraphBreak("B010", "one operation on tensors and NumPy arrays together", "convert with from_numpy() or .numpy()")
    return kinds.pop() if kinds else "torch"


def apply(ex: Executor, row: Row, args: list[Value], kwargs: dict[str, Value], dialect: str | None = None, in_place: bool = False) -> Value:
    """Call an operation; its errors leave the call to the uncompiled code."""
    if dialect is None:
        dialect = dialect_of(ex, [*args, *kwargs.values()])
    out = _destination(ex, row, kwargs, dialect)
    builder: GraphBuilder = ex.builders[dialect]
    builder.location = ex.guards.location
    positional = [to_builder(ex, a) for a in args]
    keywords = {k: to_builder(ex, v) for k, v in kwargs.items()}
    if dialect == "torch":
        ex.guards.state(STATE_DEFAULT_DTYPE, _C.state_get(STATE_DEFAULT_DTYPE), "the default dtype")
    before = len(ex.graph.nodes)
    try:
        if in_place:
            result = inplace_build(builder, row, *row.checked(builder, positional, keywords))
        elif out is not None and dialect == "numpy":
            result = write_result(builder, node_of(ex, out), row.apply_numpy(builder, positional, keywords))
        elif out is not None:
            result = out_build(builder, row, row.checked(builder, positional, keywords), node_of(ex, out))
        elif dialect == "numpy":
            result = row.apply_numpy(builder, positional, keywords)
        else:
            result = row.apply(builder, positional, keywords)
    except DataDependent as error:
        raise GraphBreak("B008", f"{row.name} needs the contents of a tensor: {error}", "keep it a tensor, or move the call out of the hot path") from None
    except NotCovered as error:
        raise GraphBreak("B010", f"{row.name} is not modelled for these arguments: {error}") from None
    except UnknownNumber:
        raise GraphBreak("B014", f"{row.name} depends on the value of a float that changes from call to call") from None
    except GraphBreak:
        raise
    except (TypeError, ValueError, RuntimeError, IndexError, OverflowError, NotImplementedError, ZeroDivisionError, AssertionError) as error:
        if isinstance(error, AssertionError) and not error.args:  # a row says in words what the caller must hold to; this is a defect of ours
            raise
        raise GraphBreak("B010", f"{row.name} rejects its arguments: {type(error).__name__}: {error}") from None
    if any(node.op in WRITE_OPS for node in ex.graph.nodes[before:]):
        memory.guard_writes(ex)
    if row is ROWS["numpy"]:
        return from_builder(ex, result, "ndarray")
    return out or from_builder(ex, result, "tensor" if dialect == "torch" else _numpy_kind(ex, row, args))


def _destination(ex: Executor, row: Row, kwargs: dict[str, Value], dialect: str) -> TensorValue | None:
    """The tensor that ``out=`` names, which is taken from ``kwargs``."""
    if "out" not in kwargs:
        return None
    out = ex.look(kwargs["out"])
    if isinstance(out, Constant) and out.value is None and row.out:
        del kwargs["out"]
        return None
    kind = "tensor" if dialect == "torch" else "ndarray"
    takes = row.out if dialect == "torch" else row.kind == "elementwise"
    if not takes or not isinstance(out, TensorValue) or out.kind != kind:
        raise GraphBreak("B009", f"{row.name} with this out=", "assign the result instead")
    del kwargs["out"]
    return out


def _numpy_kind(ex: Executor, row: Row, args: list[Value]) -> str:
    """ "scalar" where NumPy makes results without dimensions scalars: of ufuncs and reductions, and of methods of scalars but ``reshape``."""
    if row.kind == "reduction" or any(isinstance(function, np.ufunc) for function in row.numpy):
        return "scalar"
    first = ex.look(args[0]) if args and not row.numpy and row.name != "reshape" else None
    return "scalar" if isinstance(first, TensorValue) and first.kind == "scalar" else "ndarray"


# ------------------------------------------------------------------ operators, items, methods, attributes


def operator(ex: Executor, name: str, operands: tuple[Value, ...], in_place: bool = False) -> Value:
    """An operator of Python with at least one tensor operand."""
    row = OPERATORS.get(name)
    if row is None:
        raise GraphBreak("B010", f"operator {name} on tensors")
    first = operands[0]
    dialect = dialect_of(ex, list(operands))
    if dialect == "numpy":
        from . import numpy_calls

        return numpy_calls.call_operator(ex, row, operands, in_place and isinstance(first, TensorValue) and first.kind != "scalar")
    for operand in operands:
        if not isinstance(operand, TensorValue | SizeValue) and not floats.is_number(operand) and not _is_complex(operand):
            raise GraphBreak("B010", f"operator {name} on a tensor and a {operand.type_name()}")
    return apply(ex, row, list(operands), {}, dialect, in_place=in_place and isinstance(first, TensorValue))


def _is_complex(value: Value) -> bool:
    return isinstance(value, Constant) and type(value.value) is complex


_OVERFLOWING = frozenset({"add", "sub", "mul", "negative", "abs", "floor_divide", "remainder", "pow"})


def numpy_operator(ex: Executor, row: Row, operands: tuple[Value, ...]) -> Value:
    """An operator with an array operand, as its row says. Errors: GraphBreak where it says nothing."""
    for operand in operands:
        if not isinstance(operand, TensorValue | SizeValue) and not floats.is_number(operand):
            raise GraphBreak("B010", f"operator {row.name} on an array and a {operand.type_name()}")
    if not row.numpy:
        raise GraphBreak("B010", f"operator {row.name} on NumPy arrays")
    tensors = [value for value in operands if isinstance(value, TensorValue)]
    if row.name in _OVERFLOWING and all(value.kind == "scalar" for value in tensors) and any(node_of(ex, value).dtype.kind in "iu" for value in tensors):
        raise GraphBreak("B010", f"{row.name} of NumPy's integer scalars, which warns when it overflows", "calculate with arrays, or with int(...)")
    return apply(ex, row, list(operands), {}, "numpy")


def get_item(ex: Executor, container: Value, key: Value) -> Value:
    """``tensor[key]``."""
    if not isinstance(container, TensorValue):
        raise GraphBreak("B008", f"a {container.type_name()} indexed by a tensor")
    if container.kind == "scalar" or (container.kind == "ndarray" and _is_advanced(ex, key)):
        from . import numpy_calls

        return numpy_calls.get_item(ex, container, key)
    if container.kind == "tensor":
        return apply(ex, ROWS["getitem"], [container, key], {}, "torch")
    result = _tensor(apply(ex, ROWS["getitem"], [container, key], {}, "numpy"))
    node = node_of(ex, result)
    if node.ndim or _has_ellipsis(ex, key):
        return result
    return from_builder(ex, ex.builders["numpy"].copy(node), "scalar")


def _has_ellipsis(ex: Executor, key: Value) -> bool:
    """Whether an index without dimensions left is a window into the array rather than a number."""
    seen = ex.look(key)
    if isinstance(seen, TupleValue):
        return any(_has_ellipsis(ex, v) for v in seen.items)
    value = seen.value if isinstance(seen, Constant) else seen.obj if isinstance(seen, Known) else None
    return value is Ellipsis or (isinstance(value, tuple) and any(x is Ellipsis for x in value))


def _is_advanced(ex: Executor, key: Value) -> bool:
    seen = ex.look(key)
    if isinstance(seen, TupleValue):
        return any(_is_advanced(ex, v) for v in seen.items)
    return isinstance(seen, TensorValue | ListValue) or (isinstance(seen, Constant) and isinstance(seen.value, bool))


def _as_numpy(ex: Executor, value: TensorValue) -> Value:
    made = TensorValue("ndarray", np.ndarray, value.node)
    ex.by_node[id(value.node)] = made
    return made


def set_item(ex: Executor, container: TensorValue, key: Value, value: Value) -> None:
    """``tensor[key] = value``."""
    if container.kind == "scalar":
        raise GraphBreak("B010", "assignment to a NumPy scalar")
    if container.kind == "ndarray":
        from . import numpy_calls

        plain = isinstance(value, Constant | TensorValue) and not _is_advanced(ex, key) and numpy_calls.suits_rows(ex, [container, value])
        if not plain or not _is_plain_assignment(node_of(ex, container).dtype, node_of(ex, value) if isinstance(value, TensorValue) else value):
            numpy_calls.set_item(ex, container, key, value)
            return
    apply(ex, ROWS["setitem"], [container, key, value], {}, "torch" if container.kind == "tensor" else "numpy")


def _is_plain_assignment(dtype: np.dtype[Any], value: Value | Node) -> bool:
    """NumPy converts a single number through Python's int() and float(), which refuse some: those are left to it."""
    if isinstance(value, Node):
        plain = value.ndim > 0 or np.can_cast(value.dtype, dtype, "safe")
    else:
        assert isinstance(value, Constant)
        number = value.value
        small = isinstance(number, int) and abs(number) <= 1 << 24
        plain = isinstance(number, bool) or (isinstance(number, float) or small if dtype.kind == "f" else small and dtype.kind in "iu")
        plain = plain and (dtype.kind not in "iu" or np.iinfo(dtype).min <= number <= np.iinfo(dtype).max)
        plain = plain and (dtype != np.float32 or not float(np.finfo(dtype).max) < abs(float(number)) < float("inf"))
    return plain


def rows(ex: Executor, value: TensorValue) -> list[Value]:
    """The items that iteration over a tensor gives."""
    from .operations import specialise

    node = node_of(ex, value)
    if node.ndim == 0:
        raise GraphBreak("B007", "iteration over a 0-d tensor")
    return [get_item(ex, value, Constant(i)) for i in range(specialise(ex, node.shape[0]))]


def sizes(ex: Executor, value: TensorValue) -> TupleValue:
    """``.shape`` as a value of the type the user sees."""
    from .operations import from_size

    cls = known.SIZE_TYPES[0] if value.kind == "tensor" else tuple
    return TupleValue(tuple(from_size(s) for s in node_of(ex, value).shape), cls=cls)


def attribute(ex: Executor, value: TensorValue, name: str) -> Value:
    """``tensor.name``: metadata now, methods when they are called."""
    from .operations import from_size

    node = node_of(ex, value)
    if name == "shape":
        return sizes(ex, value)
    if name in ("ndim",):
        return Constant(node.ndim)
    if value.kind == "tensor":
        if name in known.TENSOR_ATTRIBUTES and (value.cls is _C.Tensor or name in ("dtype", "device", "T", "mT", "H", "mH", "data")):
            return known_attribute(ex, value, name)
        if name in METHODS or name in INPLACE_METHODS or name in _METADATA:
            return BuiltinMethod(value, name)
    else:
        if name == "dtype":
            return Known(node.dtype)
        if name == "size":
            return from_size(node.size)
        if name == "T" and value.kind == "ndarray" and node.ndim == 2:
            return _as_numpy(ex, _tensor(apply(ex, ROWS["t"], [value], {}, "torch")))
        if name == "itemsize":
            return Constant(node.dtype.itemsize)
        if name == "nbytes":
            return from_size(node.size * node.dtype.itemsize)
        if name in ATTRIBUTES:
            from . import numpy_calls

            return numpy_calls.attribute(ex, value, name)
        if name in NUMPY_METHODS or name in numpy_call_methods():
            return BuiltinMethod(value, name)
    raise GraphBreak("B004", f"attribute {name!r} of a {value.type_name()}")


def _tensor(value: Value) -> TensorValue:
    assert isinstance(value, TensorValue)
    return value


def known_attribute(ex: Executor, value: TensorValue, name: str) -> Value:
    """Attributes that rows or plain constants answer."""
    node = node_of(ex, value)
    answer = known.TENSOR_ATTRIBUTES[name]
    if isinstance(answer, str):
        return apply(ex, ROWS[answer], [value], {}, "torch")
    result = answer(node.dtype)
    return Constant(result) if isinstance(result, bool | int | type(None)) else Known(result)


def _is_contiguous(node: Node) -> bool:
    from ..ir.sizes import size_hint

    wanted = contiguous_strides(node.shape)
    if any(size_hint(s) == 0 for s in node.shape):
        return True
    return all(size_hint(s) == 1 or size_hint(have) == size_hint(want) for s, have, want in zip(node.shape, node.strides, wanted, strict=True))


_METADATA = ("size", "dim", "ndimension", "numel", "nelement", "stride", "is_contiguous", "is_floating_point", "element_size", "__len__")


def method(ex: Executor, value: TensorValue, name: str, args: list[Value], kwargs: dict[str, Value]) -> Value:
    """``tensor.name(...)``."""
    if value.kind != "tensor":
        from . import numpy_calls

        return numpy_calls.call_method(ex, value, name, args, kwargs)
    if name in _METADATA:
        return _metadata(ex, value, name, args, kwargs)
    if name in INPLACE_METHODS:
        return apply(ex, INPLACE_METHODS[name], [value, *args], kwargs, None, in_place=True)
    result = apply(ex, METHODS[name], [value, *args], kwargs)
    if name == "numpy" and isinstance(result, TensorValue):
        made = TensorValue("ndarray", np.ndarray, result.node)
        ex.by_node[id(result.node)] = made
        return made
    return result


def _metadata(ex: Executor, value: TensorValue, name: str, args: list[Value], kwargs: dict[str, Value]) -> Value:
    from .operations import constant_of, from_size

    node = node_of(ex, value)
    if kwargs or len(args) > 1 or (args and name not in ("size", "stride")):
        raise GraphBreak("B009", f"{name}() with these arguments")
    if name == "stride" and any(size == 1 for size in node.shape):
        raise GraphBreak("B010", "the stride of a dimension of size 1, which no computation depends on")
    if name in ("size", "stride"):
        every = node.shape if name == "size" else node.strides
        if name == "stride" and any(size == 0 for size in node.shape):
            every = contiguous_strides([1 if size == 0 else size for size in node.shape])
        if args:
            dim = constant_of(ex, args[0], "a dimension")
            if not isinstance(dim, int) or not -node.ndim <= dim < node.ndim:
                raise GraphBreak("B007", f"dimension {dim!r} out of range")
            return from_size(every[dim])
        return sizes(ex, value) if name == "size" else TupleValue(tuple(from_size(s) for s in every))
    if name in ("dim", "ndimension"):
        return Constant(node.ndim)
    if name in ("numel", "nelement"):
        return from_size(node.size)
    if name == "is_contiguous":
        return Constant(_is_contiguous(node))
    if name in ("is_floating_point", "element_size"):
        return Constant(node.dtype.kind == "f" if name == "is_floating_point" else node.dtype.itemsize)
    if node.ndim == 0:
        raise GraphBreak("B007", "len() of a 0-d tensor")
    return from_size(node.shape[0])
