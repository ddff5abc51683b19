"""Matrix products: kernels that call the product of the C module by address, with operands wherever and however they lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..ir.expression import NUMBA_NAMES
from ..ir.graph import Node, contiguous_strides
from ..ir.plan import memory_of
from ..ir.sizes import Size, product, size_hint, size_key, size_op
from ..ops.native import PRODUCTS
from .nest import Access, Axis, axes_of, collapsed
from .source import Kernel, Writer

GRAIN = 28  # rows that go to one thread, or a multiple of that: whole tiles, and enough to be worth packing columns for
SMALL = 64  # multiplications up to which a call takes longer than they do
_MOST_AXES = 8  # of what is summed up, and of columns: csrc/gemm.c


def matmul_kernel(node: Node, block: Size | None = None) -> Kernel | None:
    """The kernel of one product or a batch of them; None for other dtypes than float32 and float64.

    Its items are blocks of ``block`` rows, of which the last one has what is left too; or, where all of a batch have the first operand in common, the
    members of the batch, whose columns are then those of one product.
    """
    a, b = node.inputs
    if f"gemm_{node.dtype.name}" not in PRODUCTS:
        return None
    batch, summed = len(node.shape) - 2, node.attrs["summed"]
    writer = Writer()
    accesses = [Access(node, 0, node.strides[:batch], node), *(Access(*memory_of(x), x.strides[:batch], x) for x in (a, b))]
    pointers = [writer.pointer(access) for access in accesses]
    axes = collapsed(axes_of(node.shape[:batch], accesses))
    shared = axes[0] if len(axes) == 1 and size_key(axes[0].strides[1]) == 0 else None
    inner = collapsed(axes_of(b.shape[batch : batch + summed], [_beyond(b, batch, batch + summed)])) or [Axis(1, [0], -1)]
    columns = b.shape[batch + summed :]
    result = Access(node, 0, contiguous_strides(columns), node)
    outer = collapsed(axes_of(columns, [_beyond(b, batch + summed, b.ndim), result])) or [Axis(1, [0, 1], -1)]
    if shared is not None:
        outer = [Axis(shared.size, [shared.strides[2], shared.strides[0]], -1), *outer]
    if max(len(inner), len(outer)) > _MOST_AXES:
        return None
    rows, width, depth = writer.integer(node.shape[-2]), writer.integer(node.shape[-1]), writer.integer(a.shape[-1])
    steps = _steps(writer, a)
    shape = _numbers(writer, [len(inner), *_fields(inner), len(outer), *_fields(outer)])
    work = 0.02 * size_hint(node.shape[-1]) * size_hint(a.shape[-1]) + 1.0  # nanoseconds for a row
    if shared is not None:
        moved = [f"shift({pointers[i]}, lo * {writer.stride(shared.strides[i], innermost=False)})" for i in (0, 2)]
        writer.emit(f"gemm({rows}, {pointers[1]}, {', '.join(steps)}, {moved[1]}, {moved[0]}, {width}, ints, {shape}, hi - lo)")
        return writer.kernel(shared.size, size_hint(node.shape[-2]) * work)
    block = GRAIN if block is None else block
    blocks = size_op("max", node.shape[-2] // block, 1)
    step = writer.integer(block)
    if axes:
        pointers = _one_of_batch(writer, axes, pointers, (writer.integer(blocks), step), rows)
    else:
        writer.emit(f"first, last = lo * {step}, {rows} if hi == {writer.integer(blocks)} else hi * {step}")
    plain = b.ndim == batch + 2
    if plain:
        _few(writer, node, pointers, steps, _steps(writer, b), (width, depth))
    to, one, other = pointers
    call = f"gemm(last - first, shift({one}, first * {steps[0]}), {', '.join(steps)}, {other}, shift({to}, first * {width}), {width}, ints, {shape}, -1)"
    writer.emit(f"    {call}" if plain else call)
    if axes:
        writer.emit("item += end - begin")
    return writer.kernel(product([*(axis.size for axis in axes), blocks]), max(size_hint(node.shape[-2]), 1) / size_hint(blocks) * work)


def _beyond(node: Node, first: int, last: int) -> Access:
    return Access(node, 0, node.strides[first:last], node)


def _fields(axes: Sequence[Axis]) -> list[Size]:
    return [field for axis in axes for field in (axis.size, *axis.strides)]


def _steps(writer: Writer, node: Node) -> list[str]:
    """From row to row of a matrix and along one; LLVM is told where elements lie side by side."""
    return ["1" if size_key(stride) == 1 else writer.integer(stride) for stride in node.strides[-2:]]


def _numbers(writer: Writer, numbers: Sequence[Size]) -> int:
    """Numbers one after the other in the kernel's ``ints``: the place of the first."""
    names = [writer.integer(number) for number in numbers]
    return int(names[0].removeprefix("n"))


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


def _few(writer: Writer, node: Node, pointers: list[str], steps: list[str], others: list[str], sizes: tuple[str, str]) -> None:
    """Rows ``first`` to ``last`` of a product of few numbers, without a call; what follows is for all others."""
    result, one, other = pointers
    columns, inner = sizes
    writer.emit(f"if (last - first) * {columns} * {inner} <= {SMALL}:")
    writer.emit("    for i in range(first, last):")
    writer.emit(f"        for j in range({columns}):")
    writer.emit(f"            total = {NUMBA_NAMES[node.dtype]}(0)")
    writer.emit(f"            for k in range({inner}):")
    x, y = (f"{name}[{row} * {down} + {column} * {across}]" for name, row, column, (down, across) in ((one, "i", "k", steps), (other, "k", "j", others)))
    writer.emit(f"                total = multiply_add({x}, {y}, total)")
    writer.emit(f"            {result}[i * {columns} + j] = total")
    writer.emit("else:")


def products() -> dict[str, Any]:
    """The name under which kernels call the product. Loads Numba."""
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    from .symbols import product as product_symbol

    def gemm(typingctx, m, a, down, across, b, c, width, ints, shape, first):  # type: ignore[no-untyped-def]
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            size, memory = ir.IntType(64), ir.IntType(8).as_pointer()
            kinds = [size, memory, size, size, memory, memory, size, size.as_pointer(), size]
            function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(ir.VoidType(), kinds), product_symbol(str(a.dtype)))
            m_, a_, down_, across_, b_, c_, width_, ints_, shape_, first_ = args
            one, other, result = (builder.bitcast(x, memory) for x in (a_, b_, c_))
            builder.call(function, [m_, one, down_, across_, other, result, width_, builder.gep(ints_, [shape_]), first_])
            return context.get_dummy_value()

        i64 = types.int64
        return types.none(i64, a, i64, i64, b, c, i64, ints, i64, i64), generate

    return {"gemm": intrinsic(gemm)}
