"""Iterators have state: what changes under them, what an exhausted one remembers, where a half-used one goes on."""

from __future__ import annotations

import functools
import operator

import pytest

import framestance as fs
from framestance.testing import same_compiled


def tensor():
    return fs.tensor([1.0, -2.0, 3.5])


@same_compiled(lambda: (tensor(),), graphs=1, breaks=0)
def test_values_of_a_dict_are_read_when_they_are_reached(t):
    d = {"a": 1, "b": 2}
    seen = []
    for key, value in d.items():
        d["b"] = 7
        seen.append((key, value))
    for value in d.values():
        d["b"] = 9
        seen.append(value)
    return t + 1, seen


@same_compiled(lambda: (tensor(),), graphs=1)
def test_keys_that_change_during_iteration(t):
    d = {"a": 1, "b": 2}
    seen = []
    for key in d:
        if key == "a":
            d.pop("b")
            d["c"] = 3
        seen.append(key)
    return t + 1, seen


@same_compiled(lambda: (tensor(),))
def test_dict_that_grows_during_iteration(t):
    d = {"a": 1}
    for key in d:
        d[key + "x"] = t
    return d


@same_compiled(lambda: (tensor(),), graphs=1, breaks=0)
def test_list_that_grows_and_shrinks_under_its_iterators(t):
    grown, seen = [1, 2, 3], []
    for x in grown:
        if len(grown) < 6:
            grown.append(x * 10)
        seen.append(x)
    for x in reversed(grown):
        if len(grown) < 8:
            grown.append(0)
        seen.append(x)
    shrunk = [1, 2, 3]
    for x in reversed(shrunk):
        shrunk.pop()
        seen.append(x)
    return t + 1, seen


@same_compiled(lambda: (tensor(),), graphs=1, breaks=0)
def test_list_iterator_stays_exhausted(t):
    items = [1, 2]
    iterator = iter(items)
    seen = list(iterator)
    items.append(3)
    return t + 1, seen, list(iterator), next(iterator, "none")


@same_compiled(lambda: (tensor(),), graphs=1, breaks=0)
def test_zip_takes_from_the_first_even_when_exhausted(t):
    a, b = iter([1, 2, 3, 4]), iter([1])
    pairs = zip(a, b, strict=False)
    return t + 1, list(pairs), next(pairs, None), next(pairs, None), list(a)


@same_compiled(lambda: (tensor(),), graphs=1, breaks=0)
def test_strict_zip_of_equal_lengths(t):
    pairs = zip([1, 2, 3], iter("abc"), (t, t * 2, t * 3), strict=True)
    first = next(pairs)
    return t + 1, first, list(pairs), next(pairs, None), list(zip(strict=True)), list(zip([1], strict=True))


@same_compiled(lambda: (tensor(),), graphs=1, breaks=0)
def test_strict_zip_of_unequal_lengths_says_which(t):
    said = []
    for parts in ([[1, 2], [1]], [[1], [1, 2]], [[1, 2], [1, 2], [1]], [[], [], [1]], [[1], [], [1]]):
        iterators = [iter(part) for part in parts]
        try:
            for _ in zip(*iterators, strict=True):
                t = t + 1
        except ValueError as error:
            said.append((str(error), [list(one) for one in iterators]))
    return t, said


@same_compiled(lambda: (tensor(),), graphs=2)
def test_a_strict_zip_goes_on_behind_a_break(t):
    pairs = zip([1, 2], [3, 4], strict=True)
    t = t * next(pairs)[1]
    print(end="")
    return t + next(pairs)[1], list(pairs)


@same_compiled(lambda: (tensor(),), graphs=1, breaks=0)
def test_half_used_iterators_are_returned(t):
    it = iter([t, t * 2, t * 3])
    first = next(it)
    return first + 1, [list(it), list(it)], [next(map(str, [1, 2])), next(enumerate("ab", 5))]


@same_compiled(lambda: (tensor(),), graphs=1, breaks=0)
def test_sum_rounds_as_this_python_does(t):
    return t + 1, sum([0.1] * 10), sum((1e16, 1.0, -1e16)), sum([1, 2, 0.1, 0.2, 3]), sum([0.1] * 10, 0.5), sum([True, 2]), sum([(1,), (2,)], ())


@same_compiled(lambda: (tensor(),), graphs=1, breaks=0)
def test_sum_of_floats_then_tensors(t):
    return sum([0.1, 0.2, 0.3, t, 0.1, 0.2]), functools.reduce(operator.add, [0.1, 0.2, t])


@same_compiled(lambda: (tensor(),), graphs=1)
def test_sum_of_strings_is_refused(t):
    return t + 1, sum(["a", "b"], "")


class Endless:
    """Says that it is its own iterator, and is none."""

    def __iter__(self):
        return self


def words(function, *args):
    try:
        return function(*args)
    except TypeError as error:
        return str(error)


def looped(x):
    for _ in x:
        pass


def unpacked(x):
    a, *b = x
    return a, b


def delegated(x):
    def each():
        yield from x

    return list(each())


@pytest.mark.parametrize(
    "use",
    [
        looped,
        unpacked,
        delegated,
        list,
        iter,
        lambda x: [*x],
        lambda x: list(zip(x)),
        lambda x: 1 in x,
        lambda x: print(*x),
        lambda x: list(map(str, x)),
        sum,
        max,
    ],
)
def test_an_iterator_without_next_is_none(use):
    @same_compiled(lambda: (tensor(),))
    def test(t):
        t = t + 1
        said = words(use, Endless())
        return t * 2, said

    test()
