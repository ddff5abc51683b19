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

from . import halves
from .functions.define import vector_bytes
from .symbols import transposition

SCOPES = 32  # alias classes told apart in one kernel; memory beyond is assumed to overlap anything


class MemoryPointer(types.CPointer):  # type: ignore[misc]
    """Pointer to elements of ``dtype`` in the alias class number ``scope`` of the kernel; bools are bytes in memory.

    storage: "float16" or "bfloat16" where float32 numbers lie in memory as these, else "".
    """

    def __init__(self, dtype: Any, scope: int, storage: str = "") -> None:
        self.scope, self.storage = scope, storage
        super().__init__(dtype)
        self.name = f"memory({dtype}, {scope}, {storage})"

    @property
    def key(self) -> tuple[Any, ...]:
        return (self.dtype, "memory", self.scope, self.storage)


class _Model(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, pointer: MemoryPointer) -> None:
        element = halves.MEMORY if pointer.storage else manager.lookup(pointer.dtype).get_data_type()
        super().__init__(manager, pointer, element.as_pointer())


register_default(MemoryPointer)(_Model)


def _element(context: Any, pointer: MemoryPointer) -> Any:
    """The LLVM type of one element in memory."""
    return halves.MEMORY if pointer.storage else context.get_value_type(pointer.dtype)


def _scopes(module: Any, scope: int) -> tuple[Any, Any] | None:
    """Metadata lists: the scope itself, and all others."""
    if scope >= SCOPES:
        return None
    known: list[tuple[Any, Any]] | None = getattr(module, "framestance_scopes", None)  # elsewhere they would keep the module alive, which they belong to
    if known is None:
        domain = module.add_metadata([ir.MetaDataString(module, "framestance")])
        scopes = [module.add_metadata([ir.MetaDataString(module, f"framestance memory {number}"), domain]) for number in range(SCOPES)]
        known = module.framestance_scopes = [
            (module.add_metadata([one]), module.add_metadata([other for other in scopes if other is not one])) for one in scopes
        ]
    return known[scope]


def _mark(builder: Any, instruction: Any, pointer: MemoryPointer) -> None:
    lists = _scopes(builder.module, pointer.scope)
    if lists is not None:
        instruction.set_metadata("alias.scope", lists[0])
        instruction.set_metadata("noalias", lists[1])


def _make_pointer(builder: Any, context: Any, pointers: Any, index: Any, result: MemoryPointer) -> Any:
    # Vectors that find no register are kept on the stack; not aligned, each would lie across two cache lines in three of four processes.
    # LLVM takes half of a vector on most of Intel's processors, for which functions with a vector version would have none.
    for attribute in (f"alignstack({vector_bytes()})", f'"prefer-vector-width"="{8 * vector_bytes()}"'):
        set.add(builder.function.attributes, attribute)
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


def _memory_of(storage: str) -> Any:
    def make(typingctx, pointers, index, scope):  # type: ignore[no-untyped-def]
        result = MemoryPointer(types.float32, scope.literal_value, storage)

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return _make_pointer(builder, context, args[0], context.get_constant(types.int64, index.literal_value), result)

        return result(pointers, index, scope), generate

    return intrinsic(prefer_literal=True)(make)


@intrinsic  # type: ignore[untyped-decorator]
def shift(typingctx: Any, pointer: Any, count: Any) -> Any:
    """``pointer + count`` elements."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.gep(args[0], [args[1]], inbounds=True)

    return pointer(pointer, types.int64), generate


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def place_in_line(typingctx: Any, pointer: Any, size: Any) -> Any:
    """How many elements after the last boundary of ``size`` elements the pointer is; ``size`` is a power of two."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        number = ir.IntType(64)
        item = context.get_abi_sizeof(_element(context, pointer))
        element = builder.udiv(builder.ptrtoint(args[0], number), number(item))
        return builder.and_(element, number(size.literal_value - 1))

    return types.int64(pointer, size), generate


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def tile_like(typingctx: Any, pointer: Any, size: Any) -> Any:
    """Memory of the kernel's own for ``size`` elements such as ``pointer`` has."""
    result = MemoryPointer(pointer.dtype, SCOPES - 1, pointer.storage)

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        element = _element(context, pointer)
        memory = cgutils.alloca_once(builder, ir.ArrayType(element, size.literal_value))
        memory.align = vector_bytes()
        return builder.bitcast(memory, element.as_pointer())

    return result(pointer, size), generate


@intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
def transpose_into(typingctx: Any, target: Any, width: Any, source: Any, stride: Any, columns: Any) -> Any:
    """``target[i * width + j] = source[i + j * stride]`` for the i of one cache line and the j below ``columns``, a multiple of as many."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        byte, number = ir.IntType(8).as_pointer(), ir.IntType(64)
        name = transposition(context.get_abi_sizeof(_element(context, source)))
        function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(ir.VoidType(), [byte, number, byte, number, number]), name)
        to, wide, origin, step, count = args
        builder.call(function, [builder.bitcast(to, byte), wide, builder.bitcast(origin, byte), step, count])
        return context.get_dummy_value()

    return types.none(target, types.int64, source, types.int64, types.int64), generate


@lower_builtin(operator.getitem, MemoryPointer, types.Integer)  # type: ignore[untyped-decorator]
def _load(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    pointer = signature.args[0]
    loaded = builder.load(builder.gep(args[0], [args[1]], inbounds=True))
    _mark(builder, loaded, pointer)
    if pointer.storage:
        return halves.widened(builder, pointer.storage, loaded)
    return context.data_model_manager[pointer.dtype].from_data(builder, loaded)


@lower_builtin(operator.setitem, MemoryPointer, types.Integer, types.Any)  # type: ignore[untyped-decorator]
def _store(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    pointer = signature.args[0]
    storage = pointer.storage
    value = halves.narrowed(builder, storage, args[2]) if storage else context.data_model_manager[pointer.dtype].as_data(builder, args[2])
    stored = builder.store(value, builder.gep(args[0], [args[1]], inbounds=True))
    _mark(builder, stored, pointer)
    return context.get_dummy_value()


MEMORY = {function.__name__: function for function in (memory, memory_bool, shift, place_in_line, tile_like, transpose_into)}
MEMORY |= {f"memory_{storage}": _memory_of(storage) for storage in ("float16", "bfloat16")}
