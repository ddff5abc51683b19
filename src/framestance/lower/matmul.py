"""Matrix products by a BLAS that is called by address from inside a kernel."""

from __future__ import annotations

from typing import Any

from ..ir.expression import NUMBA_NAMES
from ..ir.graph import Node
from ..ir.plan import memory_of
from ..ir.sizes import Size, size_hint, size_key
from .blas import addresses
from .nest import Access
from .source import Kernel, Writer

GRAIN = 24  # rows that go together to one thread: whole tiles of all of the library's kernels, so that sums do not depend on where the split is

SMALL = 64  # multiplications up to which a call of the library takes longer than they do, with the fastest of its kernels


def matmul_kernel(node: Node) -> Kernel | None:
    """The kernel of one product, or None when the operands' layouts need a copy or there is no library."""
    a, b = node.inputs
    if node.dtype.name not in addresses():
        return None
    left = _orientation(a)
    right = _orientation(b)
    if left is None or right is None:
        return None
    writer = Writer()
    accesses = [Access(node, 0, node.strides, node), *(Access(*memory_of(x), x.strides, x) for x in (a, b))]
    result, first, second = (writer.pointer(access) for access in accesses)
    rows, columns, inner = writer.integer(node.shape[0]), writer.integer(node.shape[1]), writer.integer(a.shape[1])
    steps = [writer.integer(leading) for _, leading in (left, right)]
    down = f"first * {steps[0]}" if left[0] == "111" else "first"
    writer.emit(f"first, last = lo * {GRAIN}, least(hi * {GRAIN}, {rows})")
    writer.emit(f"if (last - first) * {columns} * {inner} <= {SMALL}:")
    writer.emit("    for i in range(first, last):")
    writer.emit(f"        for j in range({columns}):")
    writer.emit(f"            total = {NUMBA_NAMES[node.dtype]}(0)")
    writer.emit(f"            for k in range({inner}):")
    x, y = (_element(name, side[0], step, *at) for name, side, step, at in ((first, left, steps[0], "ik"), (second, right, steps[1], "kj")))
    writer.emit(f"                total = multiply_add({x}, {y}, total)")
    writer.emit(f"            {result}[i * {columns} + j] = total")
    writer.emit("else:")
    writer.emit(
        f"    gemm({left[0]}, {right[0]}, last - first, {columns}, {inner}, shift({first}, {down}), greatest({steps[0]}, 1), "
        f"{second}, greatest({steps[1]}, 1), shift({result}, first * {columns}), {columns})"
    )
    cost = 0.02 * size_hint(node.shape[1]) * size_hint(a.shape[1]) + 1.0
    return writer.kernel((node.shape[0] + (GRAIN - 1)) // GRAIN, GRAIN * cost)


def _element(pointer: str, transposition: str, leading: str, row: str, column: str) -> str:
    return f"{pointer}[{row} * {leading} + {column}]" if transposition == "111" else f"{pointer}[{column} * {leading} + {row}]"


def _orientation(node: Node) -> tuple[str, Size] | None:
    """(CBLAS transposition, leading dimension) of a 2-d operand: "111" when rows are contiguous, "112" when columns are."""
    (rows, columns), (down, across) = node.shape, node.strides
    if size_key(columns) == 1:
        across = 1
    if size_key(rows) == 1:
        down = columns if size_key(across) == 1 else 1
    if size_key(across) == 1 and size_hint(down) >= size_hint(columns):
        return "111", down
    if size_key(down) == 1 and size_hint(across) >= size_hint(rows):
        return "112", across
    return None


def products() -> dict[str, Any]:
    """The name under which kernels call the library. Loads Numba."""
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    from .symbols import product

    def gemm(typingctx, transpose_a, transpose_b, m, n, k, a, step_a, b, step_b, c, step_c):  # type: ignore[no-untyped-def]
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            element = context.get_value_type(a.dtype)
            enum, size = ir.IntType(32), ir.IntType(64)
            kinds = [enum, enum, enum, size, size, size, element, a_type, size, a_type, size, element, a_type, size]
            function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(ir.VoidType(), kinds), product(str(a.dtype)))
            ta, tb, m_, n_, k_, a_, sa, b_, sb, c_, sc = args
            pointers = [builder.bitcast(x, a_type) for x in (a_, b_, c_)]
            one, zero = ir.Constant(element, 1.0), ir.Constant(element, 0.0)
            builder.call(function, [ir.Constant(enum, 101), ta, tb, m_, n_, k_, one, pointers[0], sa, pointers[1], sb, zero, pointers[2], sc])
            return context.get_dummy_value()

        a_type = ir.IntType(8).as_pointer()
        i32, i64 = types.int32, types.int64
        return types.none(i32, i32, i64, i64, i64, a, i64, b, i64, c, i64), generate

    return {"gemm": intrinsic(gemm)}
