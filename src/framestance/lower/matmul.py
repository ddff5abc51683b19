"""Matrix products by a BLAS that is called by address from inside a kernel."""

from __future__ import annotations

from typing import Any

from ..ir.expression import NUMBA_NAMES
from ..ir.graph import Node
from ..ir.plan import memory_of
from ..ir.sizes import Size, product, size_hint, size_key, size_op
from .blas import addresses
from .nest import Access, Axis, axes_of, collapsed
from .source import Kernel, Writer

# What goes to one thread: whole tiles of all of the library's kernels, and more multiplications than those for which it takes another kernel, so that
# sums do not depend on where the split is.
GRAIN, ONE_KERNEL = 24, 100**3

SMALL = 64  # multiplications up to which a call of the library takes longer than they do, with the fastest of its kernels


def least_rows(node: Node) -> Size:
    """So many rows of a product may be computed apart from the others."""
    multiplications = size_op("max", node.shape[-1] * node.inputs[0].shape[-1], 1)
    return GRAIN * (ONE_KERNEL // (GRAIN * multiplications) + 1)


def matmul_kernel(node: Node, block: Size | None = None) -> Kernel | None:
    """The kernel of one product or a batch of them, or None when the operands' layouts need a copy or there is no library.

    Its items are blocks of ``block`` rows, of which the last one has what is left too.
    """
    a, b = node.inputs
    if node.dtype.name not in addresses():
        return None
    left, right = _orientation(a), _orientation(b)
    if left is None or right is None:
        return None
    writer = Writer()
    batch = len(node.shape) - 2
    accesses = [Access(node, 0, node.strides[:batch], node), *(Access(*memory_of(x), x.strides[:batch], x) for x in (a, b))]
    pointers = [writer.pointer(access) for access in accesses]
    rows, columns, inner = writer.integer(node.shape[-2]), writer.integer(node.shape[-1]), writer.integer(a.shape[-1])
    leading = (writer.integer(left[1]), writer.integer(right[1]))
    block = least_rows(node) if block is None else block
    blocks = size_op("max", node.shape[-2] // block, 1)
    step = writer.integer(block)
    axes = collapsed(axes_of(node.shape[:batch], accesses))
    if axes:
        pointers = _one_of_batch(writer, axes, pointers, (writer.integer(blocks), step), rows)
    else:
        writer.emit(f"first, last = lo * {step}, {rows} if hi == {writer.integer(blocks)} else hi * {step}")
    _product(writer, node, pointers, (left[0], right[0]), leading, (columns, inner))
    if axes:
        writer.emit("item += end - begin")
    cost = 0.02 * size_hint(node.shape[-1]) * size_hint(a.shape[-1]) + 1.0
    return writer.kernel(product([*(axis.size for axis in axes), blocks]), max(size_hint(node.shape[-2]), 1) / size_hint(blocks) * cost)


def _one_of_batch(writer: Writer, axes: list[Axis], pointers: list[str], cut: tuple[str, str], rows: str) -> list[str]:
    """Open a loop over products, of each of which one run of rows is wanted: pointers to its matrices."""
    blocks, step = cut
    writer.emit("item = lo")
    writer.emit("while item < hi:")
    writer.depth += 1
    writer.emit(f"rest = item // {blocks}")
    writer.emit(f"begin = item - rest * {blocks}")
    writer.emit(f"end = least({blocks}, begin + hi - item)")
    writer.emit(f"first, last = begin * {step}, {rows} if end == {blocks} else end * {step}")
    for axis in reversed(axes):
        index = writer.name("b")
        size = writer.integer(axis.size)
        writer.emit(f"{index} = rest % {size}")
        writer.emit(f"rest = rest // {size}")
        for number, stride in enumerate(axis.strides):
            text = writer.stride(stride, innermost=False)
            if text != "0":
                moved = writer.name("q")
                writer.emit(f"{moved} = shift({pointers[number]}, {index} * {text})")
                pointers[number] = moved
    return pointers


def _product(writer: Writer, node: Node, pointers: list[str], transpositions: tuple[str, str], leading: tuple[str, str], sizes: tuple[str, str]) -> None:
    """Rows ``first`` to ``last`` of one product."""
    result, one, other = pointers
    columns, inner = sizes
    down = f"first * {leading[0]}" if transpositions[0] == "111" else "first"
    writer.emit(f"if (last - first) * {columns} * {inner} <= {SMALL}:")
    writer.emit("    for i in range(first, last):")
    writer.emit(f"        for j in range({columns}):")
    writer.emit(f"            total = {NUMBA_NAMES[node.dtype]}(0)")
    writer.emit(f"            for k in range({inner}):")
    x, y = (_element(*one_) for one_ in ((one, transpositions[0], leading[0], "i", "k"), (other, transpositions[1], leading[1], "k", "j")))
    writer.emit(f"                total = multiply_add({x}, {y}, total)")
    writer.emit(f"            {result}[i * {columns} + j] = total")
    writer.emit("else:")
    writer.emit(
        f"    gemm({transpositions[0]}, {transpositions[1]}, last - first, {columns}, {inner}, shift({one}, {down}), greatest({leading[0]}, 1), "
        f"{other}, greatest({leading[1]}, 1), shift({result}, first * {columns}), {columns})"
    )


def _element(pointer: str, transposition: str, leading: str, row: str, column: str) -> str:
    return f"{pointer}[{row} * {leading} + {column}]" if transposition == "111" else f"{pointer}[{column} * {leading} + {row}]"


def _orientation(node: Node) -> tuple[str, Size] | None:
    """(CBLAS transposition, leading dimension) of an operand's matrices: "111" when rows are contiguous, "112" when columns are."""
    (rows, columns), (down, across) = node.shape[-2:], node.strides[-2:]
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

    from .symbols import product as product_symbol

    def gemm(typingctx, transpose_a, transpose_b, m, n, k, a, step_a, b, step_b, c, step_c):  # type: ignore[no-untyped-def]
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            element = context.get_value_type(a.dtype)
            enum, size = ir.IntType(32), ir.IntType(64)
            kinds = [enum, enum, enum, size, size, size, element, a_type, size, a_type, size, element, a_type, size]
            function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(ir.VoidType(), kinds), product_symbol(str(a.dtype)))
            ta, tb, m_, n_, k_, a_, sa, b_, sb, c_, sc = args
            pointers = [builder.bitcast(x, a_type) for x in (a_, b_, c_)]
            one, zero = ir.Constant(element, 1.0), ir.Constant(element, 0.0)
            builder.call(function, [ir.Constant(enum, 101), ta, tb, m_, n_, k_, one, pointers[0], sa, pointers[1], sb, zero, pointers[2], sc])
            return context.get_dummy_value()

        a_type = ir.IntType(8).as_pointer()
        i32, i64 = types.int32, types.int64
        return types.none(i32, i32, i64, i64, i64, a, i64, b, i64, c, i64), generate

    return {"gemm": intrinsic(gemm)}
