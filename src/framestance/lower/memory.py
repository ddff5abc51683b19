"""Typed pointers for kernels, as Numba intrinsics: read an address, step, load, store. Imported at the first compile, because it loads Numba.

A pointer's type carries the number of its alias class, and its loads and stores tell LLVM that other classes lie elsewhere. With that, loops
with many operands vectorise without run-time overlap checks (LLVM gives up above eight of them).
"""

from __future__ import annotations

import operator
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.datamodel import models
from numba.core.datamodel.registry import register_default
from numba.extending import intrinsic, lower_builtin

from .functions.define import vector_bytes

SCOPES = 32  # alias classes told apart in one kernel; memory beyond is assumed to overlap anything


class MemoryPointer(types.CPointer):  # type: ignore[misc]
    """Pointer to elements of ``dtype`` in the alias class number ``scope`` of the kernel; bools are bytes in memory."""

    def __init__(self, dtype: Any, scope: int) -> None:
        self.scope = scope
        super().__init__(dtype)
        self.name = f"memory({dtype}, {scope})"

    @property
    def key(self) -> tuple[Any, ...]:
        return (self.dtype, "memory", self.scope)


register_default(MemoryPointer)(models.PointerModel)


def _scopes(module: Any, scope: int) -> tuple[Any, Any] | None:
    """Metadata lists: the scope itself, and all others."""
    if scope >= SCOPES:
        return None
    domain = module.add_metadata([ir.MetaDataString(module, "framestance")])
    scopes = [module.add_metadata([ir.MetaDataString(module, f"framestance memory {number}"), domain]) for number in range(SCOPES)]
    return module.add_metadata([scopes[scope]]), module.add_metadata([other for number, other in enumerate(scopes) if number != scope])


def _mark(builder: Any, instruction: Any, pointer: MemoryPointer) -> None:
    lists = _scopes(builder.module, pointer.scope)
    if lists is not None:
        instruction.set_metadata("alias.scope", lists[0])
        instruction.set_metadata("noalias", lists[1])


def _make_pointer(builder: Any, context: Any, pointers: Any, index: Any, result: MemoryPointer) -> Any:
    # Vectors that find no register are kept on the stack; not aligned, each would lie across two cache lines in three of four processes.
    set.add(builder.function.attributes, f"alignstack({vector_bytes()})")
    address = builder.load(builder.gep(builder.bitcast(pointers, ir.IntType(8).as_pointer().as_pointer()), [index]))
    return builder.bitcast(address, context.get_value_type(result))


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def memory(typingctx: Any, pointers: Any, index: Any, dtype: Any, scope: Any) -> Any:
    """``ptrs[index]`` as a pointer to ``dtype``."""
    result = MemoryPointer(dtype.instance_type, scope.literal_value)

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return _make_pointer(builder, context, args[0], context.get_constant(types.int64, index.literal_value), result)

    return result(pointers, index, dtype, scope), generate


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def memory_bool(typingctx: Any, pointers: Any, index: Any, scope: Any) -> Any:
    """``ptrs[index]`` as a pointer to bools."""
    result = MemoryPointer(types.boolean, scope.literal_value)

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return _make_pointer(builder, context, args[0], context.get_constant(types.int64, index.literal_value), result)

    return result(pointers, index, scope), generate


@intrinsic  # type: ignore[untyped-decorator]
def shift(typingctx: Any, pointer: Any, count: Any) -> Any:
    """``pointer + count`` elements."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.gep(args[0], [args[1]], inbounds=True)

    return pointer(pointer, types.int64), generate


@intrinsic  # type: ignore[untyped-decorator]
def prefetch(typingctx: Any, pointer: Any, index: Any) -> Any:
    """Have the line with element ``index`` brought into the cache. An address beyond the memory does no harm."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        byte, flag = ir.IntType(8).as_pointer(), ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [byte, flag, flag, flag])
        function = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        builder.call(function, [builder.bitcast(builder.gep(args[0], [args[1]]), byte), flag(0), flag(3), flag(1)])
        return context.get_dummy_value()

    return types.none(pointer, types.int64), generate


@lower_builtin(operator.getitem, MemoryPointer, types.Integer)  # type: ignore[untyped-decorator]
def _load(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    pointer = signature.args[0]
    loaded = builder.load(builder.gep(args[0], [args[1]], inbounds=True))
    _mark(builder, loaded, pointer)
    return context.data_model_manager[pointer.dtype].from_data(builder, loaded)


@lower_builtin(operator.setitem, MemoryPointer, types.Integer, types.Any)  # type: ignore[untyped-decorator]
def _store(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    pointer = signature.args[0]
    value = context.data_model_manager[pointer.dtype].as_data(builder, args[2])
    stored = builder.store(value, builder.gep(args[0], [args[1]], inbounds=True))
    _mark(builder, stored, pointer)
    return context.get_dummy_value()
