"""The row of ``einsum``: operands are brought together pair by pair, as matrix products where something is summed, else as elementwise products."""

from __future__ import annotations

import functools
import string
from collections.abc import Sequence
from typing import Any

from .contraction import MATMUL_ULP
from .elementwise import mul
from .products import contracted, total
from .row import VarData, operation
from .shapes import Size, broadcast_shapes
from .views import diagonal, movedim, permute, select, unsqueeze

LETTERS = string.ascii_uppercase + string.ascii_lowercase
Label = int  # a letter's number, or 52 and more for the dimensions that an ellipsis stands for, counted from the last
_ELLIPSIS = -1


class _Term:
    """An operand and the label of each of its dimensions."""

    __slots__ = ("labels", "value")

    def __init__(self, value: Any, labels: list[Label]) -> None:
        self.value = value
        self.labels = labels

    def size(self, label: Label) -> Size:
        size: Size = self.value.shape[self.labels.index(label)]
        return size


def _subscripts(text: str, what: str) -> list[Label]:
    """The labels of one operand's subscripts, the ellipsis among them as a label of its own."""
    labels: list[Label] = []
    rest = text.replace(" ", "")
    while rest:
        if rest.startswith("..."):
            if _ELLIPSIS in labels:
                raise RuntimeError(f"einsum(): found '.' for {what} for which an ellipsis was already found")
            labels.append(_ELLIPSIS)
            rest = rest[3:]
            continue
        if rest[0] == ".":
            raise RuntimeError(f"einsum(): found '.' for {what} that is not part of any ellipsis")
        if rest[0] not in LETTERS:
            raise RuntimeError(f"einsum(): invalid subscript given at index {text.index(rest[0])} in the equation string, subscripts must be in [a-zA-Z]")
        labels.append(LETTERS.index(rest[0]))
        rest = rest[1:]
    return labels


@functools.lru_cache(256)
def _equation(equation: str) -> tuple[list[list[Label]], list[Label] | None]:
    """The labels of each operand, and those of the result if they are said."""
    left, arrow, right = equation.partition("->")
    labels = [_subscripts(text, f"operand {i}") for i, text in enumerate(left.split(","))]
    return labels, _subscripts(right, "the output") if arrow else None


def _sublist(given: Any, what: str) -> list[Label]:
    """The same of a list of numbers in which Ellipsis may stand."""
    labels: list[Label] = []
    for label in given:
        if label is not Ellipsis and not (isinstance(label, int) and 0 <= label < len(LETTERS)):
            raise ValueError(f"einsum(): {what} has the subscript {label!r}; subscripts are integers from 0 to {len(LETTERS) - 1} and Ellipsis")
        labels.append(_ELLIPSIS if label is Ellipsis else int(label))
    return labels


def _arguments(builder: Any, given: Sequence[Any]) -> tuple[list[Any], list[list[Label]], list[Label] | None]:
    """Operands, labels of each, and labels of the result if they are said."""
    if not given or len(given) < 2:
        raise ValueError("einsum(): must specify the equation string and at least one operand, or at least one operand and its subscripts list")
    if isinstance(given[0], str):
        operands = list(given[1]) if len(given) == 2 and isinstance(given[1], tuple | list) else list(given[1:])
        labels, said = _equation(given[0])
        if len(labels) != len(operands):
            more = "more" if len(labels) < len(operands) else "fewer"
            raise RuntimeError(f"einsum(): {more} operands were provided than specified in the equation")
        return operands, labels, said
    operands = list(given[0 : len(given) - len(given) % 2 : 2])
    labels = [_sublist(x, f"operand {i}") for i, x in enumerate(given[1::2])]
    return operands, labels, _sublist(given[-1], "the output") if len(given) % 2 else None


def _spelled_out(labels: list[Label], rank: int, number: int) -> list[Label]:
    """``labels`` with the dimensions of the ellipsis in its place.

    Errors: RuntimeError for another number of dimensions.
    """
    named = len(labels) - (_ELLIPSIS in labels)
    if _ELLIPSIS not in labels:
        if named != rank:
            raise RuntimeError(
                f"einsum(): the number of subscripts in the equation ({named}) does not match the number of dimensions ({rank}) "
                f"for operand {number} and no ellipsis was given"
            )
        return labels
    if named > rank:
        raise RuntimeError(f"einsum(): the number of subscripts in the equation ({named}) is more than the number of dimensions ({rank}) for operand {number}")
    place = labels.index(_ELLIPSIS)
    hidden = [len(LETTERS) + i for i in reversed(range(rank - named))]
    return labels[:place] + hidden + labels[place + 1 :]


def _output(said: list[Label] | None, operands: list[list[Label]]) -> list[Label]:
    """The labels of the result: those said, or the ellipsis and then the letters that occur once, in their order."""
    every = [label for labels in operands for label in labels]
    hidden = sorted({label for label in every if label >= len(LETTERS)}, reverse=True)
    if said is None:
        return hidden + sorted(label for label in every if label < len(LETTERS) and every.count(label) == 1)
    place = said.index(_ELLIPSIS) if _ELLIPSIS in said else None
    result = said if place is None else said[:place] + hidden + said[place + 1 :]
    for label in result:
        if result.count(label) > 1:
            raise RuntimeError(f"einsum(): output subscript {LETTERS[label]} appears more than once in the output")
        if label not in every:
            raise RuntimeError(f"einsum(): output subscript {LETTERS[label]} does not appear in the equation for any input operand")
    return result


def _without_repeats(builder: Any, term: _Term) -> _Term:
    """Dimensions of one label become their diagonal.

    Errors: RuntimeError for sizes that differ.
    """
    for label in dict.fromkeys(term.labels):
        while term.labels.count(label) > 1:
            first = term.labels.index(label)
            second = term.labels.index(label, first + 1)
            sizes = term.value.shape[first], term.value.shape[second]
            if sizes[0] is not sizes[1] and sizes[0] != sizes[1]:
                raise RuntimeError(f"einsum(): subscript {LETTERS[label]} is repeated for operand but the sizes don't match, {sizes[1]} != {sizes[0]}")
            value = movedim.build(builder, diagonal.build(builder, term.value, 0, first, second), -1, first)
            term = _Term(value, term.labels[:second] + term.labels[second + 1 :])
    return term


def _summed(builder: Any, term: _Term, kept: set[Label]) -> _Term:
    """Summed over every label that is not needed any more."""
    gone = [axis for axis, label in enumerate(term.labels) if label not in kept]
    return _Term(total(builder, term.value, gone), [label for label in term.labels if label in kept])


def _aligned(builder: Any, a: _Term, b: _Term) -> tuple[_Term, _Term]:
    """Both without the dimensions of size 1 under labels that have more entries in the other.

    Errors: RuntimeError for sizes that do not broadcast.
    """
    for label in [label for label in a.labels if label in b.labels]:
        left, right = a.size(label), b.size(label)
        if left is right or left == right:
            continue
        if left == 1:
            a = _Term(select.build(builder, a.value, a.labels.index(label), 0), [x for x in a.labels if x != label])
        elif right == 1:
            b = _Term(select.build(builder, b.value, b.labels.index(label), 0), [x for x in b.labels if x != label])
        else:
            broadcast_shapes(builder.dialect, (left,), (right,))
    return a, b


def _paired(builder: Any, a: _Term, b: _Term, kept: set[Label]) -> _Term:
    """The product of two operands, summed over the labels that are not needed any more."""
    a, b = _aligned(builder, a, b)
    a = _summed(builder, a, kept | set(b.labels))
    b = _summed(builder, b, kept | set(a.labels))
    shared = [label for label in a.labels if label in b.labels]
    inner = [label for label in shared if label not in kept]
    batch = [label for label in shared if label in kept]
    if not inner:
        labels = a.labels + [label for label in b.labels if label not in a.labels]
        return _Term(mul.build(builder, *(_spread(builder, x, labels) for x in (a, b))), labels)
    value = contracted(
        builder, a.value, b.value, ([a.labels.index(x) for x in batch], [b.labels.index(x) for x in batch]),
        ([a.labels.index(x) for x in inner], [b.labels.index(x) for x in inner]),
    )  # fmt: skip
    return _Term(value, batch + [x for x in a.labels if x not in shared] + [x for x in b.labels if x not in shared])


def _spread(builder: Any, term: _Term, labels: list[Label]) -> Any:
    """The value with its dimensions in the order of ``labels``, size 1 for those that it does not have."""
    present = [label for label in labels if label in term.labels]
    value = _ordered(builder, term, present)
    for axis, label in enumerate(labels):
        if label not in term.labels:
            value = unsqueeze.build(builder, value, axis)
    return value


def _ordered(builder: Any, term: _Term, labels: list[Label]) -> Any:
    if term.labels == labels:
        return term.value
    return permute.build(builder, term.value, (tuple(term.labels.index(label) for label in labels),))


@operation("contraction", ulp=MATMUL_ULP, sampler=lambda s: [
    (("ij,jk->ik", s.plain_values("float32", 2, 3), s.plain_values("float32", 3, 4)),),
    (("bij,bjk", s.plain_values("float64", 2, 3, 4), s.plain_values("float64", 2, 4, 1)),),
    (("ij,jk,kl->li", s.plain_values("float32", 2, 3), s.plain_values("float32", 3, 4), s.plain_values("float32", 4, 5)),),
    (("i,j->ji", s.plain_values("int64", 2), s.plain_values("int64", 3)),),
    (("iij->j", s.plain_values("float32", 3, 3, 4)),),
    (("...i,...i", s.plain_values("float32", 2, 3), s.plain_values("float32", 4, 1, 3)),),
    ((s.plain_values("float32", 2, 3), [Ellipsis, 1], s.plain_values("float32", 3), [1], [Ellipsis]),),
    (("ij->", s.plain_values("float32", 0, 3)),),
])  # fmt: skip
def einsum(builder: Any, operands: VarData) -> Any:
    """Sums of products of tensors, whose dimensions are named by letters: ``einsum("ij,jk->ik", a, b)``, or numbers, ``einsum(a, [0, 1], b, [1, 2], [0, 2])``.

    Operands are brought together from the left to the right. Errors: RuntimeError for an equation that does not fit the operands.
    """
    values, labels, said = _arguments(builder, operands)
    for position, value in enumerate(values, 1):
        if not builder.is_value(value):
            raise einsum.wrong_argument("operands", position, value)
    spelled = [_spelled_out(each, len(value.shape), i) for i, (each, value) in enumerate(zip(labels, values, strict=True))]
    output = _output(said, spelled)
    terms = [_without_repeats(builder, _Term(value, each)) for value, each in zip(values, spelled, strict=True)]
    result = terms[0] if len(terms) > 1 else _summed(builder, terms[0], set(output))
    for position, term in enumerate(terms[1:], 1):
        later = {label for other in terms[position + 1 :] for label in other.labels}
        result = _paired(builder, result, term, set(output) | later)
    if len(terms) == 1 and result.value is values[0]:
        return permute.build(builder, result.value, (tuple(result.labels.index(label) for label in output),))  # a view, never the tensor itself
    return _ordered(builder, result, output)
