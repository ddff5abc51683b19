"""Rows that give several views of one tensor: entries or pieces along a dimension. How many there are is known when the rows run."""

from __future__ import annotations

from typing import Any

import numpy as np

from . import dtypes
from .row import Data, Row, Shape, Value, operation
from .shapes import Size, is_size, known_size, require_int, wrap_dim
from .views import narrowed, select


@operation("view", sampler=lambda s: [(s.MATRIX,), (s.MATRIX, 1)])
def unbind(builder: Any, input: Value, dim: int = 0) -> tuple[Value, ...]:
    """The entries along ``dim`` as a tuple of views."""
    if not len(input.shape):
        raise IndexError("Dimension specified as 0 but tensor has no dimensions")
    wrapped = wrap_dim(dim, len(input.shape), "unbind")
    return tuple(select.build(builder, input, wrapped, i) for i in range(known_size(builder, input.shape[wrapped], "unbind")))


def _pieces(builder: Any, input: Any, dim: int, lengths: list[Size]) -> tuple[Any, ...]:
    """Views of the given lengths one behind the other."""
    start: Size = 0
    pieces = []
    for length in lengths:
        pieces.append(narrowed(builder, input, dim, start, length))
        start = start + length
    return tuple(pieces)


def _equal_lengths(size: Size, step: Size) -> list[Size]:
    """Lengths of at most ``step`` that sum up to ``size``. Of symbolic sizes their number is recorded, not they themselves."""
    lengths: list[Size] = []
    start: Size = 0
    while start < size:
        whole = start + step <= size
        lengths.append(step if whole else size - start)
        start = start + step
    return lengths or [0]


def _sections(size: Size, given: Any, dim: int) -> list[Size]:
    lengths = [length.item() if isinstance(length, np.integer) else length for length in given]
    for length in lengths:
        if not is_size(length):
            raise TypeError(
                f"split_with_sizes(): argument 'split_sizes' (position 2) must be tuple of ints, but found element of type {type(length).__qualname__}"
            )
        if length < 0:
            raise RuntimeError(f"split_with_sizes expects split_sizes have only non-negative entries, but got split_sizes={lengths}")
    total: Size = sum(lengths, 0)
    if total != size:
        raise RuntimeError(
            f"split_with_sizes expects split_sizes to sum exactly to {size} (input tensor's size at dimension {dim}), but got split_sizes={lengths}"
        )
    return lengths


def _split(builder: Any, input: Any, split_size_or_sections: Any, dim: Any) -> Any:
    if not len(input.shape):
        raise RuntimeError("split expects at least a 1-dimensional tensor")
    wrapped = wrap_dim(dim, len(input.shape), "split")
    size = input.shape[wrapped]
    if isinstance(split_size_or_sections, np.ndarray) and not split_size_or_sections.ndim:
        split_size_or_sections = int(split_size_or_sections)
    if not is_size(split_size_or_sections):
        return _pieces(builder, input, wrapped, _sections(size, split_size_or_sections, wrapped))
    step = split_size_or_sections
    if step < 0:
        raise RuntimeError(f"split expects split_size be non-negative, but got split_size={step}")
    if step == 0:
        if size != 0:
            raise RuntimeError(f"split_size can only be 0 if dimension size is 0, but got dimension size of {size}")
        return _pieces(builder, input, wrapped, [0])
    return _pieces(builder, input, wrapped, _equal_lengths(size, step))


def _chunk(builder: Any, input: Any, chunks: Any, dim: Any) -> Any:
    if not len(input.shape):
        raise RuntimeError("chunk expects at least a 1-dimensional tensor")
    require_int(chunks, "chunk", "chunks")
    if chunks <= 0:
        raise RuntimeError(f"chunk expects `chunks` to be greater than 0, got: {chunks}")
    wrapped = wrap_dim(dim, len(input.shape), "chunk")
    size = input.shape[wrapped]
    if size == 0:
        return _pieces(builder, input, wrapped, [0] * known_size(builder, chunks, "chunk"))
    return _pieces(builder, input, wrapped, _equal_lengths(size, (size + (chunks - 1)) // chunks))


def _split_samples(s: Any) -> Any:
    m = s.plain_values("float32", 3, 4)
    return [(m, 2), (m, (1, 3), 1), (m.T, 3, -1), (s.plain_values("int64", 0, 2), 3), (s.plain_values("int64", 0, 2), 0)]


def _chunk_samples(s: Any) -> Any:
    return [(s.plain_values("float32", 3, 4), 2, 1), (s.plain_values("int64", 7), 4), (s.plain_values("bool", 0, 2), 3)]


def _splitter(name: str, build_pieces: Any, parameter: str, doc: str, sampler: Any, method: tuple[str, ...] | None = None, differs: str = "") -> Row:
    def split_row(builder: Any, input: Value, split_size_or_sections: Data, dim: int = 0) -> tuple[Value, ...]:
        return build_pieces(builder, input, split_size_or_sections, dim)

    def sizes_row(builder: Any, input: Value, split_sizes: Shape, dim: int = 0) -> tuple[Value, ...]:
        return build_pieces(builder, input, split_sizes, dim)

    def size_row(builder: Any, input: Value, split_size: int, dim: int = 0) -> tuple[Value, ...]:
        return build_pieces(builder, input, split_size, dim)

    def chunk_row(builder: Any, input: Value, chunks: int, dim: int = 0) -> tuple[Value, ...]:
        return build_pieces(builder, input, chunks, dim)

    build = {"split_size_or_sections": split_row, "split_sizes": sizes_row, "split_size": size_row, "chunks": chunk_row}[parameter]
    build.__doc__ = doc
    return operation("view", name=name, method=method, differs=differs, sampler=sampler)(build)


_SPLIT_DOC = "Views of at most that many entries along ``dim``, or of the given sizes."
split = _splitter("split", _split, "split_size_or_sections", _SPLIT_DOC, _split_samples)
unsafe_split = _splitter(
    "unsafe_split",
    _split,
    "split_size",
    "``split`` under the name that promises nothing of writes.",
    _split_samples,
    differs="errors: sizes may be given, as to ``split``",
)
split_with_sizes = _splitter("split_with_sizes", _split, "split_sizes", "Views of the given sizes along ``dim``.", lambda s: _split_samples(s)[1:2])
unsafe_split_with_sizes = _splitter(
    "unsafe_split_with_sizes", _split, "split_sizes", "``split_with_sizes`` under the name that promises nothing of writes.", lambda s: _split_samples(s)[1:2]
)
_CHUNK_DOC = "At most ``chunks`` views of equal size along ``dim``."
chunk = _splitter("chunk", _chunk, "chunks", _CHUNK_DOC, _chunk_samples)
unsafe_chunk = _splitter("unsafe_chunk", _chunk, "chunks", "``chunk`` under the name that promises nothing of writes.", _chunk_samples)


# ---- by sections or places ----


def _numbers(builder: Any, given: Any, name: str) -> Any:
    """A number of sections, or the list of places where to cut; either may be given as an int64 tensor."""
    if builder.is_value(given):
        if given.dtype != dtypes.INT64:
            raise RuntimeError(f"{name} expected tensor_indices_or_sections to have dtype of long, but got {dtypes.label(given.dtype)}")
        if len(given.shape) > 1:
            raise RuntimeError(
                f"{name} expected tensor_indices_or_sections to be a zero-dimensional or one-dimensional tensor, but got a tensor with {len(given.shape)} dims"
            )
        if not isinstance(given, np.ndarray):
            raise builder.data_dependent(f"{name} at places given as a tensor")
        return given.tolist()
    return list(given) if isinstance(given, tuple | list) else given


def _cut(builder: Any, input: Any, given: Any, dim: int) -> Any:
    """Views between the places given, or that many of nearly equal size, the longer ones first."""
    size = input.shape[dim]
    if not isinstance(given, list):
        if given <= 0:
            raise RuntimeError(f"number of sections must be larger than 0, got {given}")
        count = known_size(builder, given, "tensor_split")
        base, longer = size // count, size % count
        return _pieces(builder, input, dim, [base + 1 if number < longer else base for number in range(count)])
    places: list[Size] = []
    for place in given:
        place = place + size if place < 0 else place
        places.append(0 if place < 0 else size if place > size else place)
    pieces = []
    for start, end in zip([0, *places], [*places, size], strict=True):
        pieces.append(narrowed(builder, input, dim, start, end - start if start < end else 0))
    return tuple(pieces)


@operation(
    "view",
    sampler=lambda s: [
        (s.plain_values("float32", 5, 2), 3), (s.plain_values("int64", 5), (1, -2, 9)), (s.plain_values("float32", 3, 4).T, np.array([1, 3])),
        (s.plain_values("float32", 0, 4), 2), (s.plain_values("bool", 4), (3, 1)),
    ],
)  # fmt: skip
def tensor_split(builder: Any, input: Value, indices_or_sections: Data, dim: int = 0) -> tuple[Value, ...]:
    """Views of nearly equal size, so many of them, or those between the places given, which are clamped and count from the end when negative."""
    if not len(input.shape):
        raise RuntimeError("tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims")
    wrapped = wrap_dim(dim, len(input.shape), "tensor_split")
    return _cut(builder, input, _numbers(builder, indices_or_sections, "tensor_split"), wrapped)


def _split_along(name: str, least: int, dim_of: Any, doc: str) -> Row:
    def build(builder: Any, input: Value, indices_or_sections: Data) -> tuple[Value, ...]:
        rank = len(input.shape)
        if rank < least:
            raise RuntimeError(f"torch.{name} requires a tensor with at least {least} dimension, but got a tensor with {rank} dimensions!")
        dim, given = dim_of(rank), _numbers(builder, indices_or_sections, name)
        if not isinstance(given, list) and (given == 0 or input.shape[dim] % given != 0):
            raise RuntimeError(
                f"torch.{name} attempted to split along dimension {dim}, but the size of the dimension {input.shape[dim]} "
                f"is not divisible by the split_size {given}!"
            )
        return _cut(builder, input, given, dim)

    build.__doc__ = doc
    shape = (2, 4, 6)
    return operation("view", name=name, sampler=lambda s: [(s.plain_values("float32", *shape), 2), (s.plain_values("int64", *shape), (1, 3))])(build)


hsplit = _split_along("hsplit", 1, lambda rank: 0 if rank == 1 else 1, "``tensor_split`` along the second dimension, or the only one; sections are equal.")
vsplit = _split_along("vsplit", 2, lambda rank: 0, "``tensor_split`` along the first dimension; sections are equal.")
dsplit = _split_along("dsplit", 3, lambda rank: 2, "``tensor_split`` along the third dimension; sections are equal.")
