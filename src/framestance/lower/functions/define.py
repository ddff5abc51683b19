"""A function of the kernels' mathematics in the module of a kernel: its scalar version, and a vector version where the loop must not be given its code."""

from __future__ import annotations

from typing import Any

from llvmlite import ir

from ..symbols import libm
from .number import Number, features, llvm_type
from .table import Function


def define(module: Any, function: Function, kind: str) -> Any:
    """The LLVM function of ``kind`` ("f32" or "f64") in ``module``, written when it is first asked for."""
    name = f"framestance_{function.name}_{kind}"
    known = module.globals.get(name)
    if known is not None:
        return known
    made = _begin(module, name, function, kind, 1)
    if function.far is None:
        made.attributes.add("alwaysinline")
        builder = ir.IRBuilder(made.append_basic_block())
        builder.ret(function.generate(*(Number(builder, x, kind) for x in made.args)).value)
        return made
    lanes = vector_bytes() // (8 if kind == "f64" else 4)
    vector = _begin(module, f"{name}_x{lanes}", function, kind, lanes)
    for one, count in ((made, 1), (vector, lanes)):
        one.attributes.add("noinline")
        _near_or_far(module, one, function, kind, count)
    keep(module, vector)
    set.add(made.attributes, f'"vector-function-abi-variant"="_ZGV_LLVM_N{lanes}v_{name}({vector.name})"')
    return made


def _begin(module: Any, name: str, function: Function, kind: str, lanes: int) -> Any:
    made = ir.Function(module, ir.FunctionType(llvm_type(kind, lanes), [llvm_type(kind, lanes)] * function.arity), name)
    made.linkage = "internal"
    for attribute in ("nounwind", "willreturn", "memory(none)"):
        set.add(made.attributes, attribute)  # llvmlite knows only some attributes by name
    return made


def _near_or_far(module: Any, made: Any, function: Function, kind: str, lanes: int) -> None:
    """The function's own code when all numbers are near enough for it, else the C library's for each."""
    assert function.far is not None
    (argument,) = made.args
    begin, far, each, done, near = (made.append_basic_block(name) for name in ("begin", "far", "each", "done", "near"))
    builder = ir.IRBuilder(begin)
    number = Number(builder, argument, kind, lanes)
    own, beyond = function.generate(number), abs(number) > function.far[kind]
    some = beyond.value
    if lanes > 1:
        reduction = f"llvm.vector.reduce.or.v{lanes}i1"
        any_of = module.globals.get(reduction) or ir.Function(module, ir.FunctionType(ir.IntType(1), [some.type]), reduction)
        some = builder.call(any_of, [some])
    builder.cbranch(some, far, near)
    builder.position_at_end(near)
    builder.ret(own.value)
    element, index = llvm_type(kind, 1), ir.IntType(32)
    builder.position_at_end(far)
    memory = builder.alloca(llvm_type(kind, lanes))
    builder.store(argument, memory)
    items = builder.bitcast(memory, element.as_pointer())
    builder.branch(each)
    builder.position_at_end(each)
    count = builder.phi(index)
    place = builder.gep(items, [count])
    builder.store(builder.call(_library_function(module, function.name, kind), [builder.load(place)]), place)
    following = builder.add(count, index(1))
    count.add_incoming(index(0), far)
    count.add_incoming(following, each)
    builder.cbranch(builder.icmp_signed("<", following, index(lanes)), each, done)
    builder.position_at_end(done)  # a number's result must not depend on its neighbours
    builder.ret(beyond.choose(number.like(builder.load(memory)), own).value)


def _library_function(module: Any, name: str, kind: str) -> Any:
    """The C library's function of this name."""
    own = libm(name + ("f" if kind == "f32" else ""))
    known = module.globals.get(own)
    if known is None:
        known = ir.Function(module, ir.FunctionType(llvm_type(kind, 1), [llvm_type(kind, 1)]), own)
        for attribute in ("nounwind", "willreturn", "memory(none)"):
            set.add(known.attributes, attribute)
    return known


def vector_bytes() -> int:
    """The size of this CPU's widest vectors."""
    return 64 if "avx512f" in features() else 32 if "avx2" in features() else 16


def keep(module: Any, function: Any) -> None:
    """Enter ``function`` in llvm.compiler.used: an unused function would be dropped before the vectoriser looks for it."""
    kept = module.globals.get("llvm.compiler.used")
    pointer = ir.PointerType(ir.IntType(8))
    items = [*(kept.initializer.constant if kept is not None else ()), function.bitcast(pointer)]
    if kept is not None:
        del module.globals["llvm.compiler.used"]
        module.scope._useset.discard("llvm.compiler.used")
    made = ir.GlobalVariable(module, ir.ArrayType(pointer, len(items)), "llvm.compiler.used")
    made.linkage, made.section = "appending", "llvm.metadata"
    made.initializer = ir.Constant(made.value_type, items)
