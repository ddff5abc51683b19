"""Loops whose operands have their neighbours along different axes, such as ``x.T + y``: gone through tile by tile.

Of an operand that steps along the wrong axis, a square tile is read along its own axis and transposed in vector registers into memory of its own, from
which the loop over the tile then reads like from the others. What is left at the edges is gone through element by element.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.plan import Loop, access_key
from ..ir.sizes import product, size_hint, size_key
from .loop import AccessKey, Body, cost_of, loop_kernel, nest_of, numbers_its_axis, targets_of
from .nest import Access, Axis
from .source import Kernel, Pointers, Writer

_LINE = 64  # bytes of a row that is read for a tile: as many rows of the result are computed together
_WIDTH = 128  # columns of a tile, if there are as many
_MOST = 2  # operands with tiles of their own, which lie on the stack


def group_kernel(group: Loop) -> Kernel:
    """The kernel of one elementwise group: in tiles where an operand lies along another axis than the results, else element by element."""
    accesses, numbers, axes = nest_of(group)
    written = {numbers[access_key(node)] for node in targets_of(group)}
    for other in () if numbers_its_axis(group.nodes) else reversed(axes[:-1]):
        crossed = [number for number in range(len(accesses)) if number not in written and _crosses(accesses[number], number, other, axes[-1])]
        if crossed:
            alike = [number for number in crossed if accesses[number].node.dtype.itemsize == accesses[crossed[0]].node.dtype.itemsize]
            return _Tiles(group, accesses, numbers, axes, other, alike[:_MOST]).kernel()
    return loop_kernel(group)


def _crosses(access: Access, number: int, other: Axis, inner: Axis) -> bool:
    near = isinstance(inner.strides[number], int) and -2 <= inner.strides[number] <= 2
    return access.node.dtype.name in ("float32", "float64", "int32", "int64") and size_key(other.strides[number]) == 1 and not near


class _Tiles:
    def __init__(self, group: Loop, accesses: Sequence[Access], numbers: dict[AccessKey, int], axes: list[Axis], other: Axis, crossed: list[int]) -> None:
        self.group, self.accesses, self.numbers, self.axes, self.other, self.crossed = group, accesses, numbers, axes, other, crossed
        self.size = _LINE // accesses[crossed[0]].node.dtype.itemsize
        self.writer = Writer()
        self.pointers = Pointers(self.writer, accesses)

    def kernel(self) -> Kernel:
        writer, size, inner = self.writer, self.size, self.axes[-1]
        tiles = {number: writer.name("tile") for number in self.crossed}
        for number, tile in tiles.items():
            writer.emit(f"{tile} = tile_like({self.pointers.names[number]}, {size * _WIDTH})")
        for axis in self.axes[:-1]:
            if axis is not self.other:
                self.pointers.loop(axis, self._limits(axis))
        inner.texts = [writer.stride(stride) for stride in inner.strides]
        first, last = self._limits(self.other).split(", ") if self.other is self.axes[0] else ("0", self._limits(self.other))
        columns, column, row = writer.integer(inner.size), writer.name("c"), writer.name("r")
        begin = writer.name("begin")  # so that tiles of the first transposed operand begin where cache lines do
        writer.emit(f"{begin} = {first} - place_in_line(shift({self.pointers.names[self.crossed[0]]}, {first}), {size})")
        width, whole = writer.name("width"), writer.name("whole")
        writer.emit(f"{whole} = {columns} - {columns} % {size}")
        writer.emit(f"for {column} in range(0, {columns}, {_WIDTH}):")
        writer.depth += 1
        writer.emit(f"{width} = greatest(least({_WIDTH}, {whole} - {column}), 0)")
        writer.emit(f"for {row} in range({begin}, {last}, {size}):")
        writer.depth += 1
        done = writer.name("done")
        writer.emit(f"{done} = {column}")
        writer.emit(f"if ({row} >= {first}) & ({row} + {size} <= {last}):")
        writer.depth += 1
        self._whole(tiles, row, column, width)
        writer.emit(f"{done} = {column} + {width}")
        writer.depth -= 1
        self._edge(f"greatest({row}, {first})", f"least({row} + {size}, {last})", done, f"least({column} + {_WIDTH}, {columns})")
        items = size_hint(product(axis.size for axis in self.axes[1:]))
        return writer.kernel(self.axes[0].size, items * (cost_of(self.group.nodes) + 0.2))

    def _limits(self, axis: Axis) -> str:
        return "lo, hi" if axis is self.axes[0] else self.writer.integer(axis.size)

    def _whole(self, tiles: dict[int, str], row: str, column: str, width: str) -> None:
        """``width`` columns of a row of tiles: first those of the operands that are transposed, then all rows of the result."""
        writer, inner, base = self.writer, self.axes[-1], self.writer.depth
        corner = self.pointers.at(inner, column)
        corner.enter(self.other, row)
        i, j = writer.name("i"), writer.name("j")
        for number, tile in tiles.items():
            writer.emit(f"transpose_into({tile}, {_WIDTH}, {corner.names[number]}, {inner.texts[number]}, {width})")
        writer.emit(f"for {i} in range({writer.integer(self.size)}):")  # not a literal: LLVM would write the loop out
        writer.depth += 1
        at = corner.at(self.other, i)

        def element(number: int) -> str:
            return f"{tiles[number]}[{i} * {_WIDTH} + {j}]" if number in tiles else at.element(number, j, inner.texts)

        self._statements(Body(writer, self.group, self.numbers, element), at, f"for {j} in range({width}):")
        writer.depth = base

    def _edge(self, row: str, rows_end: str, column: str, columns_end: str) -> None:
        writer, inner, base = self.writer, self.axes[-1], self.writer.depth
        i, j = writer.name("i"), writer.name("j")
        writer.emit(f"for {i} in range({row}, {rows_end}):")
        writer.depth += 1
        at = self.pointers.at(self.other, i)
        body = Body(writer, self.group, self.numbers, lambda number: at.element(number, j, inner.texts))
        self._statements(body, at, f"for {j} in range({column}, {columns_end}):")
        writer.depth = base

    def _statements(self, body: Body, at: Pointers, loop: str) -> None:
        body.hoist(at, self.axes[-1].texts)
        self.writer.emit(loop)
        self.writer.depth += 1
        body.statements()
