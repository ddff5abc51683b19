"""Rows become nodes here: the graph's half of the builder protocol in which operations say what they mean.

dtypes, shapes and strides of every result are decided now, with symbolic sizes where the inputs have them. No value is computed; a row
that asks for one gets :class:`DataDependent`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..ops.dtypes import BFLOAT16, FLOAT32, HALVES, RuntimeFloat, UnknownNumber, normalise_number, result_dtype
from ..ops.eager import EAGER, computing_in_single, has_bfloat16, updating_in_single, with_single_operands
from ..ops.row import NotCovered, Row
from ..ops.shapes import Count, broadcast_error
from .graph import Graph, Node, NodeRef, ObjectRef, TensorType, contiguous_strides
from .layout import broadcast_strides, copy_order_strides, keep_order_strides
from .sizes import Size, SizeExpr, product

Dtype = np.dtype[Any]


class DataDependent(Exception):
    """The operation needs the contents of a tensor, which exist only when the program runs; capture ends the graph before it."""


class GraphBuilder:
    """Implements :class:`framestance.ops.builder.Builder` on the nodes of ``graph``.

    ``location`` (file, line) is stamped on the nodes that are added while it is set.
    """

    def __init__(self, graph: Graph, dialect: str = "torch") -> None:
        self.graph = graph
        self.dialect = dialect
        self.location: tuple[str, int] | None = None

    # -- inputs, numbers -------------------------------------------------------------------------------------------------------------------

    def input(self, dtype: Dtype, shape: Sequence[Size], strides: Sequence[Size], *, kind: str = "tensor", name: str = "") -> Node:
        """A tensor argument of the graph; ``name`` is the user's expression for it."""
        graph = self.graph
        hint = name if name.isidentifier() else f"input{len(graph.inputs)}"
        node = self._add("input", (), TensorType(dtype, tuple(shape), tuple(strides)), hint=hint, alias=graph.new_alias(), index=len(graph.inputs))
        graph.input_kinds.append(kind)
        graph.input_names.append(name or hint)
        return node

    def is_value(self, x: Any) -> bool:
        return isinstance(x, Node)

    def number(self, value: Any, dtype: Dtype) -> Node:
        """A Python number (or symbolic size) as a 0-d value, cast as NumPy casts a weak scalar.

        Errors: OverflowError when a Python integer does not fit an integer dtype.
        """
        if isinstance(value, RuntimeFloat):
            if dtype.kind not in "fc":
                raise UnknownNumber(f"a float of run time as {dtype}")
            return self.cast(value.value, dtype)
        if isinstance(value, SizeExpr) and self.dialect == "numpy" and dtype.kind in "iu" and dtype.itemsize < 8:
            limits = np.iinfo(dtype)
            if not (int(limits.min) <= value and value <= int(limits.max)):  # decided and recorded, one after the other
                raise OverflowError(f"Python integer {value.hint} out of bounds for {dtype}")
        if isinstance(value, SizeExpr | Count):
            return self.cast(self._add("size", (), _scalar_type(np.dtype(np.int64)), expr=value), dtype)
        exact = self._exact(value, dtype)
        if self.dialect == "numpy" and isinstance(value, float) and np.isinf(exact) and not np.isinf(value):
            raise NotCovered(f"{value} as {dtype}, of which NumPy warns")
        return self._add("number", (), _scalar_type(dtype), value=exact)

    def _exact(self, value: Any, dtype: Dtype) -> Any:
        if self.dialect == "torch":
            value = normalise_number(value, dtype)
        with np.errstate(all="ignore"):
            return value.astype(dtype) if isinstance(value, np.generic) else np.asarray(value, dtype)[()]

    # -- pure values -----------------------------------------------------------------------------------------------------------------------

    def elementwise(self, row: Row, compute: Dtype, operands: Sequence[Any]) -> Node:
        row.require_computable(compute)
        if compute in HALVES and self.dialect == "torch":
            return self.cast_back(self.elementwise(row, FLOAT32, with_single_operands(self, row, compute, operands)), compute)
        values = [self.cast(x, compute) if isinstance(x, Node) else self.number(x, compute) for x in operands]
        shape = self.broadcast([value.shape for value in values])
        # torch's eager rows cast operands one by one; NumPy's ufuncs cast on the way and see the operands as they are
        seen = operands if self.dialect == "numpy" else values
        strides = keep_order_strides(shape, [broadcast_strides(x.type, shape) for x in seen if isinstance(x, Node)])
        dtype = result_dtype(row.result, compute)
        return self._add("elementwise", values, TensorType(dtype, shape, strides), hint=row.name, row=row, dialect=self.dialect)

    def rounded(self, number: Any, dtype: Dtype) -> Node:
        """A number as it is in ``dtype``, in float32."""
        return self.cast(self.number(number, dtype), FLOAT32)

    def cast_back(self, result: Node, dtype: Dtype) -> Node:
        """What was computed in float32 in place of ``dtype``, which is of half precision; truth values and integers as they are."""
        return self.cast(result, dtype) if result.dtype == FLOAT32 else result

    def cast(self, value: Node, dtype: Dtype) -> Node:
        if value.dtype == dtype:
            return value
        if value.op == "number":
            with np.errstate(all="ignore"):
                number = value.attrs["value"]
                cast = EAGER.cast(np.asarray(number), dtype)[()] if BFLOAT16 in (value.dtype, dtype) else number.astype(dtype)
                return self._add("number", (), _scalar_type(dtype), value=cast)
        return self._add("cast", (value,), TensorType(dtype, value.shape, copy_order_strides(value.type)), dialect=self.dialect)

    def reduce(self, row: Row, value: Node, dims: tuple[int, ...], keepdim: bool, dtype: Dtype) -> Node:
        row.require_computable(dtype)
        if dtype in HALVES and self.dialect == "torch":
            return self.cast_back(self.reduce(row, value, dims, keepdim, FLOAT32), dtype)
        full = tuple(1 if axis in dims else size for axis, size in enumerate(value.shape))
        cast = self.cast(value, dtype)
        strides = contiguous_strides(full)
        if self.dialect == "numpy":
            strides = keep_order_strides(full, [value.strides])
            if any(isinstance(size, int) and size == 0 for size in value.shape) and len(full) - len(dims) > 1:
                raise NotCovered("the memory order in which NumPy reduces an empty array")
        if not keepdim:
            kept = [axis for axis in range(value.ndim) if axis not in dims]
            full, strides = tuple(full[axis] for axis in kept), tuple(strides[axis] for axis in kept)
        result = np.dtype(np.bool_) if row.result == "bool" else dtype
        attrs = {"row": row, "dims": tuple(dims), "keepdim": keepdim, "dtype": dtype, "dialect": self.dialect}
        return self._add("reduce", (cast,), TensorType(result, full, strides), hint=row.name, **attrs)

    def search(self, row: Row, value: Node, dims: tuple[int, ...], keepdim: bool) -> Node:
        if value.dtype in HALVES and self.dialect == "torch":
            value = self.cast(value, FLOAT32)
        shape = tuple(1 if axis in dims else size for axis, size in enumerate(value.shape) if keepdim or axis not in dims)
        type_ = TensorType(np.dtype(np.int64), shape, contiguous_strides(shape))
        return self._add("search", (value,), type_, hint=row.name, row=row, dims=tuple(dims), keepdim=keepdim, dialect=self.dialect)

    def matmul(self, a: Node, b: Node, summed: int = 1) -> Node:
        if a.dtype in HALVES and self.dialect == "torch":
            return self.cast(self.matmul(self.cast(a, FLOAT32), self.cast(b, FLOAT32), summed), a.dtype)
        shape = (*a.shape[:-1], product(b.shape[a.ndim - 2 + summed :]))
        return self._add("matmul", (a, b), TensorType(a.dtype, shape, contiguous_strides(shape)), summed=summed, dialect=self.dialect)

    # -- fresh memory ----------------------------------------------------------------------------------------------------------------------

    def fill(self, shape: Sequence[Size], value: Any, dtype: Dtype) -> Node:
        if isinstance(value, SizeExpr):
            target = self._fresh("fill", (), dtype, shape, value=np.zeros((), dtype)[()])
            self.write(target, value)
            return target
        return self._fresh("fill", (), dtype, shape, value=self._exact(value, dtype))

    def arange(self, start: Any, step: Any, count: Size, dtype: Dtype) -> Node:
        return self._fresh("arange", (), dtype, (count,), start=start, step=step)

    def constant(self, array: np.ndarray[Any, Any]) -> Node:
        kept = array.copy()
        kept.flags.writeable = False
        return self.extern(_CONSTANT, kept.copy, (), [(kept.shape, kept.dtype)])[0]

    def copy(self, value: Node) -> Node:
        return self._fresh("copy", (value,), value.dtype, value.shape)

    def extern(self, row: Row, function: Callable[..., Any], args: tuple[Any, ...], results: Sequence[tuple[Sequence[Size], Dtype]]) -> tuple[Node, ...]:
        inputs, kept = self._operands(row, args)
        if has_bfloat16(args):
            function = computing_in_single(row, function)
        types = tuple(TensorType(dtype, _sizes(shape), contiguous_strides(tuple(shape))) for shape, dtype in results)
        attrs = {"row": row, "function": function, "args": kept, "results": types, "dialect": self.dialect}
        call = self._add("extern", inputs, _scalar_type(np.dtype(np.bool_)), hint=f"call_{row.name}", effect=row.effect, **attrs)
        return tuple(self._add("result", (call,), type, hint=row.name, alias=self.graph.new_alias(), index=index) for index, type in enumerate(types))

    def _operands(self, row: Row, args: tuple[Any, ...]) -> tuple[list[Node], tuple[Any, ...]]:
        """The nodes in ``args``, nested tuples among them, and the same with references in their places."""
        inputs: list[Node] = []

        def refer(x: Any) -> Any:
            if isinstance(x, Node):
                row.require_computable(x.dtype)
                inputs.append(x)
                return NodeRef(len(inputs) - 1)
            if isinstance(x, RuntimeFloat):
                raise UnknownNumber(f"{row.name} is given a number as it is")
            return tuple(map(refer, x)) if isinstance(x, tuple) else x

        return inputs, refer(tuple(args))

    def call(
        self, row: Row, function: Callable[..., Any], inputs: Sequence[Node], types: Sequence[TensorType], objects: tuple[ObjectRef, ...] = ()
    ) -> tuple[Node, ...]:
        """A call of ``function(*objects, *inputs)`` whose results have just these types, strides too: it raises when it would give others."""
        args = (*objects, *map(NodeRef, range(len(inputs))))
        attrs = {"row": row, "function": function, "args": args, "results": tuple(types), "dialect": self.dialect, "exact": True}
        call = self._add("extern", inputs, _scalar_type(np.dtype(np.bool_)), hint=f"call_{row.name}", effect=row.effect, **attrs)
        return tuple(self._add("result", (call,), type, hint=row.name, alias=self.graph.new_alias(), index=index) for index, type in enumerate(types))

    # -- memory ----------------------------------------------------------------------------------------------------------------------------

    def strides(self, value: Node) -> tuple[Size, ...]:
        return value.strides

    def view(self, value: Node, shape: Sequence[Size], strides: Sequence[Size], offset: Size) -> Node:
        return self._add("view", (value,), TensorType(value.dtype, _sizes(shape), tuple(strides)), alias=self._memory(value), offset=offset)

    def write(self, target: Node, value: Any) -> None:
        alias = self._memory(target)
        source = self.cast(value, target.dtype) if isinstance(value, Node) else self.number(value, target.dtype)
        self._add("write", (target, source), target.type, alias=alias)

    def update(self, row: Row, function: Callable[..., None], target: Node, args: tuple[Any, ...]) -> None:
        alias = self._memory(target)
        inputs, kept = self._operands(row, (target, *args))
        if target.dtype == BFLOAT16:
            function = updating_in_single(function)
        attrs = {"row": row, "function": function, "args": kept, "dialect": self.dialect}
        self._add("update", inputs, target.type, hint=f"update_{row.name}", alias=alias, **attrs)

    def _memory(self, value: Node) -> int:
        """The alias class of ``value``, which becomes a buffer now if it was a pure value."""
        if value.alias is None:
            value.alias = self.graph.new_alias()
        return value.alias

    # -- shared ----------------------------------------------------------------------------------------------------------------------------

    def data_dependent(self, what: str) -> Exception:
        return DataDependent(what)

    def broadcast(self, shapes: Sequence[Sequence[Size]]) -> tuple[Size, ...]:
        """The common shape. Errors: RuntimeError (torch dialect) or ValueError (numpy) when there is none."""
        rank = max((len(shape) for shape in shapes), default=0)
        result: list[Size] = [1] * rank
        for shape in shapes:
            for axis, size in enumerate(shape, rank - len(shape)):
                have = result[axis]
                if have is size or size == 1:
                    continue
                if have == 1:
                    result[axis] = size
                elif have != size:
                    raise broadcast_error(self.dialect, shapes)
                elif isinstance(have, SizeExpr) and not isinstance(size, SizeExpr):
                    result[axis] = size  # proven equal to a number: the number says more
        return tuple(result)

    def _fresh(self, op: str, inputs: Sequence[Node], dtype: Dtype, shape: Sequence[Size], **attrs: Any) -> Node:
        shape = _sizes(shape)
        return self._add(op, inputs, TensorType(dtype, shape, contiguous_strides(shape)), alias=self.graph.new_alias(), **attrs)

    def _add(self, op: str, inputs: Sequence[Node], type: TensorType, **attrs: Any) -> Node:
        node = self.graph.add(op, inputs, type, **attrs)
        node.location = self.location
        return node


def _sizes(shape: Sequence[Size]) -> tuple[Size, ...]:
    """A shape that is new to the graph: what depends on the program's integers must not be negative, in this call or in another.

    Errors: ValueError for a negative size.
    """
    for size in shape:
        if size < 0:
            raise ValueError("negative dimensions are not allowed")
    return tuple(shape)


def _scalar_type(dtype: Dtype) -> TensorType:
    return TensorType(dtype, (), ())


def _constant_row() -> Row:
    import inspect

    return Row("constant", "creation", inspect.Signature, build=lambda builder: None, doc="A fresh copy of literal data.", function=False)


_CONSTANT = _constant_row()
__all__ = ["DataDependent", "GraphBuilder"]
