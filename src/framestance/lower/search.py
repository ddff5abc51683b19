"""argmax and argmin: where the first extreme element is.

Along the axis that lies closest in memory, blocks are gone through for their extreme by vector code, and only the block that holds the extreme of all
is searched for its place. Along other axes, rows are compared with the best row so far. A search over everything takes one row, or one part of a
long one, at a time, and then the best of these. NaN counts as more extreme than anything, as NumPy has it.
"""

from __future__ import annotations

from ..ir.expression import NUMBA_NAMES
from ..ir.graph import Node, TensorType, contiguous_strides
from ..ir.plan import memory_of
from ..ir.sizes import Size, product, size_hint
from .nest import Access, Axis, aligned, axes_of, collapsed, ordered, single
from .reduction import CHUNK, Rule, result_strides
from .source import Kernel, Pointers, Writer

_BLOCK, _NEAR = 512, 64  # elements whose extreme is found at a time, and among which its place is then looked for
_FAST = frozenset({"float32", "float64", "int32", "int64"})  # of contiguous ones vector code finds the place at once, in parts of at most so many
_PART = 1 << 30
_COST = 0.1  # nanoseconds of one element


def search_kernels(node: Node) -> list[Kernel]:
    """The kernels of one search: over one axis, or over all of them in C order."""
    operand, dims = node.inputs[0], node.attrs["dims"]
    if len(dims) == operand.ndim:
        return _everywhere(node)
    accesses = [aligned(operand, *memory_of(operand), operand.shape), Access(node, 0, result_strides(node, operand.ndim), node)]
    axes = ordered(axes_of(operand.shape, accesses), 0)
    kept, along = [axis for axis in axes if axis.origin not in dims], [axis for axis in axes if axis.origin in dims]
    if not along or not kept or axes[-1].origin in dims:
        return [_rows(node, accesses, collapsed(kept), along[0] if along else single(accesses))]
    return [_columns(node, accesses, [*collapsed(kept[:-1]), kept[-1]], along[0])]


class _Extreme:
    """Texts that compare elements of the operand."""

    def __init__(self, node: Node) -> None:
        self.dtype = node.inputs[0].dtype
        self.kind = NUMBA_NAMES[self.dtype]
        self.largest = node.attrs["row"].name == "argmax"
        self.floating = self.dtype.kind == "f"

    def start(self) -> str:
        return Rule.identity("maximum" if self.largest else "minimum", self.dtype)

    def of(self, a: str, b: str) -> str:
        if self.floating:
            return f"{'larger' if self.largest else 'smaller'}({a}, {b})"
        return f"{self.kind}(running_{'maximum' if self.largest else 'minimum'}({a}, {b}))"

    def beats(self, a: str, b: str) -> str:
        """Whether ``a`` is more extreme than ``b``: of equals, and of NaN, the first one stays."""
        if self.floating:
            return f"((not ({a} {'<=' if self.largest else '>='} {b})) & ({b} == {b}))"
        return f"({a} {'>' if self.largest else '<'} {b})"

    def is_it(self, a: str, best: str, nan: str) -> str:
        return f"(({a} == {best}) | ({nan} & isnan({a})))" if self.floating else f"({a} == {best})"


def _along(writer: Writer, extreme: _Extreme, pointer: str, stride: str, count: str) -> str:
    """The variable with the place of the extreme among ``count`` elements."""
    element = f"{pointer}[{{}}]" if stride == "1" else f"{pointer}[{{}} * {stride}]"
    if stride == "1" and extreme.dtype.name in _FAST:
        return _at_once(writer, extreme, pointer, count)
    best, where, first, last, top, nan, hit, i = (writer.name(stem) for stem in ("best", "where", "first", "last", "top", "nan", "hit", "i"))
    watch = extreme.floating

    def emit(depth: int, *lines: str) -> None:
        for line in lines:
            writer.emit("    " * depth + line)

    emit(0, f"{best} = {extreme.start()}", f"{where} = 0", f"{first} = 0", *([f"{nan} = False"] if watch else []))
    emit(0, f"while {first} < {count}:")
    emit(1, f"{last} = least({first} + {_BLOCK}, {count})", f"{top} = {extreme.start()}")
    emit(1, f"for {i} in range({first}, {last}):", f"    {top} = {extreme.of(top, element.format(i))}")
    if watch:
        emit(1, f"    {nan} = {nan} | isnan({element.format(i)})")
    better = f"({first} == 0) | ({top} {'>' if extreme.largest else '<'} {best})"
    emit(1, f"if {better}{f' | {nan}' if watch else ''}:", f"    {best} = {top}", f"    {where} = {first}")
    if watch:
        emit(2, f"if {nan}:", f"    {best} = {extreme.kind}(nan)", "    break")
    emit(1, f"{first} = {last}")
    emit(0, f"{hit}, {last} = False, {where}", f"while (not {hit}) & ({last} < {count}):")
    emit(1, f"{where}, {last} = {last}, least({last} + {_NEAR}, {count})")
    emit(1, f"for {i} in range({where}, {last}):", f"    {hit} = {hit} | {extreme.is_it(element.format(i), best, nan)}")
    emit(0, f"while ({where} < {count} - 1) & (not {extreme.is_it(element.format(where), best, nan)}):", f"    {where} += 1")
    return where


def _at_once(writer: Writer, extreme: _Extreme, pointer: str, count: str) -> str:
    first, where, place = writer.name("first"), writer.name("where"), writer.name("place")
    search = f"place_of_{'largest' if extreme.largest else 'smallest'}"
    writer.emit(f"{where} = {search}({pointer}, least({count}, {_PART}))")
    writer.emit(f"for {first} in range({_PART}, {count}, {_PART}):")
    writer.emit(f"    {place} = {first} + {search}(shift({pointer}, {first}), least({count} - {first}, {_PART}))")
    writer.emit(f"    if {extreme.beats(f'{pointer}[{place}]', f'{pointer}[{where}]')}:")
    writer.emit(f"        {where} = {place}")
    return where


def _rows(node: Node, accesses: list[Access], kept: list[Axis], along: Axis, cut: bool = False) -> Kernel:
    """The searched axis lies closest: one search after the other; ``cut``: each over the next CHUNK elements of that axis."""
    writer = Writer()
    pointers = Pointers(writer, accesses)
    kept = kept or [single(accesses)]
    indices = [pointers.loop(axis, "lo, hi" if level == 0 else "") for level, axis in enumerate(kept)]
    count, items = writer.integer(along.size), size_hint(product(axis.size for axis in [*kept[1:], along]))
    if cut:
        whole, count, items = count, writer.name("count"), CHUNK
        writer.emit(f"{count} = least({CHUNK}, {whole} - {indices[0]} * {CHUNK})")
    where = _along(writer, _Extreme(node), pointers.names[0], writer.stride(along.strides[0]), count)
    writer.emit(f"{pointers.names[1]}[0] = {where}")
    return writer.kernel(kept[0].size, items * _COST + 5)


def _columns(node: Node, accesses: list[Access], kept: list[Axis], along: Axis) -> Kernel:
    """Another axis lies closest: each row is compared with the best elements so far, which have memory of their own."""
    writer, extreme = Writer(), _Extreme(node)
    best = Node("workspace", (), TensorType(extreme.dtype, node.shape, node.strides), name="workspace")
    accesses = [*accesses, Access(best, 0, accesses[1].strides, best)]
    for axis in (*kept, along):
        axis.strides = [*axis.strides, axis.strides[1]]
    pointers = Pointers(writer, accesses)
    for level, axis in enumerate(kept[:-1]):
        pointers.loop(axis, "lo, hi" if level == 0 else "")
    row = kept[-1]
    limits = "lo, hi" if len(kept) == 1 else writer.integer(row.size)
    row.texts = [writer.stride(stride) for stride in row.strides]
    i, r, x, better = (writer.name(stem) for stem in ("i", "r", "x", "better"))
    value, place, top = (pointers.element(number, i, row.texts) for number in range(3))
    writer.emit(f"for {i} in range({limits}):")
    writer.emit(f"    {top} = {value}")
    writer.emit(f"    {place} = 0")
    writer.emit(f"for {r} in range(1, {writer.integer(along.size)}):")
    writer.depth += 1
    value = pointers.at(along, r).element(0, i, row.texts)
    writer.emit(f"for {i} in range({limits}):")
    writer.emit(f"    {x} = {value}")
    writer.emit(f"    {better} = {extreme.beats(x, top)}")
    writer.emit(f"    {top} = select({better}, {x}, {top})")
    writer.emit(f"    {place} = select({better}, {r}, {place})")
    return writer.kernel(kept[0].size, size_hint(product(axis.size for axis in [*kept[1:], along])) * 3 * _COST)


def _everywhere(node: Node) -> list[Kernel]:
    """The place in the flattened operand: of each row, or each part of a long one, and then of the best of these."""
    operand = node.inputs[0]
    access = aligned(operand, *memory_of(operand), operand.shape)
    axes = collapsed(axes_of(operand.shape, [access])) or [single([access])]
    last = axes[-1]
    cut = len(axes) == 1 and size_hint(last.size) > 4 * CHUNK
    if len(axes) == 1 and not cut:
        return [_rows(node, [access, Access(node, 0, (), node)], [], last)]
    rows: list[Axis] = [Axis((last.size + (CHUNK - 1)) // CHUNK, [last.strides[0] * CHUNK], 0)] if cut else axes[:-1]
    sizes = tuple(axis.size for axis in rows)
    step: Size = CHUNK if cut else last.size
    places = Node("workspace", (), TensorType(node.dtype, sizes, contiguous_strides(sizes)), name="workspace")
    for axis, stride in zip(rows, places.strides, strict=True):
        axis.strides = [*axis.strides, stride]
    accesses = [access, Access(places, 0, places.strides, places)]
    return [_rows(node, accesses, rows, last, cut), _best_of_all(node, accesses, rows, last, step)]


def _best_of_all(node: Node, accesses: list[Access], rows: list[Axis], last: Axis, step: Size) -> Kernel:
    """The first of the best rows. One thread goes through them in order."""
    writer, extreme = Writer(), _Extreme(node)
    accesses = [*accesses, Access(node, 0, (), node)]
    pointers = Pointers(writer, accesses)
    result, begins = pointers.names[2], writer.name("begins")
    for axis in rows:
        axis.strides, axis.texts = [*axis.strides, 0], []
    best, where, x, better = (writer.name(stem) for stem in ("best", "where", "x", "better"))
    stride = writer.stride(last.strides[0])
    first = pointers.names[1]
    element = "{}[{}]" if stride == "1" else "{}[{} * " + stride + "]"
    writer.emit(f"{where} = {first}[0]")
    writer.emit(f"{best} = {element.format(pointers.names[0], where)}")
    writer.emit(f"{begins} = 0")
    for axis in rows:
        pointers.loop(axis)
    writer.emit(f"{x} = {element.format(pointers.names[0], f'{pointers.names[1]}[0]')}")
    writer.emit(f"{better} = {extreme.beats(x, best)}")
    writer.emit(f"if {better}:")
    writer.emit(f"    {best} = {x}")
    writer.emit(f"    {where} = {begins} + {pointers.names[1]}[0]")
    writer.emit(f"{begins} += {writer.integer(step)}")
    writer.depth = 1
    writer.emit(f"{result}[0] = {where}")
    return writer.kernel(1, size_hint(product(axis.size for axis in rows)) * 2.0)
