"""What an iterator runs while it is consumed is interleaved with what its consumer does: neither sees the other early or late."""

from __future__ import annotations

import functools
import itertools
from collections import deque

import pytest

from t07_python.comparing import compiled_equals_plain


class Number:
    """Says what is done to it."""

    def __init__(self, value, log):
        self.value, self.log = value, log

    def _said(self, what, result):
        self.log.append((what, self.value))
        return result

    def __add__(self, other):
        return self._said("add", Number(self.value + other.value, self.log))

    def __radd__(self, other):
        return self._said("radd", Number(self.value + other, self.log))

    def __lt__(self, other):
        return self._said("lt", self.value < other.value)

    def __gt__(self, other):
        return self._said("gt", self.value > other.value)

    def __bool__(self):
        return self._said("bool", bool(self.value))


class Equal(Number):
    def __eq__(self, other):
        return self._said("eq", self.value == other)

    __hash__ = None


def numbers(log, *values, kind=Number):
    for value in values:
        log.append(("yield", value))
        yield kind(value, log)


def plain(value, log):
    return value


def saying(log, result=lambda value: value):
    def function(*args):
        log.append("called")
        return result(*args)

    return function


CONSUMERS = {
    "max": lambda log: max(numbers(log, 1, 3, 2)).value,
    "max with a key": lambda log: max(numbers(log, 1, 3, 2), key=saying(log)).value,
    "min with a key of plain numbers": lambda log: min(numbers(log, 1, 3, 2, kind=plain), key=saying(log), default=0),
    "min of nothing": lambda log: min(numbers(log), key=saying(log), default=0),
    "sum": lambda log: sum(numbers(log, 1, 3, 2)).value,
    "sum with a start": lambda log: sum(numbers(log, 1, 3), Number(2, log)).value,
    "sum of the start": lambda log: (lambda number: sum([number, number], number).value)(Number(2, log)),
    "sum of plain numbers, then of others": lambda log: sum(n if n < 3 else Number(n, log) for n in numbers(log, 1, 2, 3, 4, kind=plain)).value,
    "sum that stops at a string": lambda log: refused(TypeError, lambda: sum(numbers(log, 1, "a", 2, kind=plain))),
    "sum that starts with a string": lambda log: refused(TypeError, lambda: sum(numbers(log, 1, 2, kind=plain), "a")),
    "sum that starts with None": lambda log: refused(TypeError, lambda: sum(numbers(log, 1, 2, kind=plain), None)),
    "any": lambda log: any(numbers(log, 0, 3, 2)),
    "all": lambda log: all(numbers(log, 1, 0, 2)),
    "in": lambda log: 3 in numbers(log, 0, 3, 2, kind=plain),
    "in, with numbers that answer": lambda log: (3 in (Equal(n, log) for n in numbers(log, 0, 3, 2, kind=plain)), log[-1]),
    "not in the rest of an iterator": lambda log: (lambda rest: (3 in rest, 9 not in rest, list(rest)))(numbers(log, 0, 3, 2, kind=plain)),
    "reduce": lambda log: functools.reduce(saying(log, lambda a, b: a + b), numbers(log, 1, 3, 2, kind=plain)),
    "reduce with a start": lambda log: functools.reduce(saying(log, lambda a, b: a + b), numbers(log, 1, 3, 2, kind=plain), 4),
    "sorted": lambda log: [n for n in sorted(numbers(log, 1, 3, 2, kind=plain), key=saying(log))],
    "chain.from_iterable": lambda log: [saying(log)(n) for n in itertools.chain.from_iterable(numbers(log, [1, 2], [3], kind=plain))],
    "chain.from_iterable, handed out": lambda log: itertools.chain.from_iterable([[1, 2], (3,)]),
    "dict of pairs": lambda log: dict(numbers(log, *([k] for k in "ab"), kind=lambda k, log: numbers(log, *k, *k, kind=plain))),
    "list of a map": lambda log: list(map(saying(log), numbers(log, 1, 2, kind=plain))),
    "list of a filter": lambda log: list(filter(saying(log), numbers(log, 0, 2, kind=plain))),
}


def refused(error, function):
    try:
        return function()
    except error as e:
        return error.__name__, str(e)


@pytest.mark.parametrize("consumer", CONSUMERS.values(), ids=CONSUMERS)
def test_consumers(consumer):
    def f(x):
        log = []
        return x + 1, consumer(log), log

    assert compiled_equals_plain(f).breaks == []


def add_in_place(target, items):
    target += items


EXTENDED = {
    "list.extend": (list, list.extend),
    "list +=": (list, add_in_place),
    "deque.extend": (deque, deque.extend),
    "deque.extendleft": (deque, deque.extendleft),
    "short deque.extend": (lambda items: deque(items, 3), deque.extend),
}


@pytest.mark.parametrize(("make", "extend"), EXTENDED.values(), ids=EXTENDED)
def test_a_container_that_its_own_items_look_at_and_change(make, extend):
    def f(x):
        target = make([0])

        def items():
            yield len(target)
            target.append(7)
            yield len(target)
            target.pop()
            yield len(target)

        extend(target, items())
        extend(target, map(lambda n: (n, len(target)), [4, 5]))
        return x + 1, list(target)

    assert compiled_equals_plain(f).breaks == []


@pytest.mark.parametrize(("make", "extend"), EXTENDED.values(), ids=EXTENDED)
def test_items_before_an_error_stay(make, extend):
    def f(x):
        target = make([0])

        def items():
            yield 1
            yield 2
            raise KeyError(3)

        try:
            extend(target, items())
        except KeyError as e:
            target.append(e.args)
        return x + 1, list(target)

    assert compiled_equals_plain(f).breaks == []


@pytest.mark.parametrize(("make", "extend"), EXTENDED.values(), ids=EXTENDED)
def test_a_container_extended_by_itself_and_by_views_of_it(make, extend):
    def f(x):
        target = make([1, 2])
        extend(target, target)
        try:
            extend(target, (item for _, item in zip(range(9), target)))
        except RuntimeError as e:
            target.append(str(e))
        return x + 1, list(target)

    stats = compiled_equals_plain(f)
    assert stats.graphs or make([]) != []


@pytest.mark.parametrize("where", [slice(1, None), slice(-1, None), slice(None), slice(0, 1)], ids=str)
@pytest.mark.parametrize("change", [lambda d: d.append(9), lambda d: d.pop(), lambda d: d.reverse()], ids=["longer", "shorter", "reversed"])
def test_a_slice_assigned_from_what_changes_the_list(where, change):
    def f(x):
        target = [0, 1, 2]

        def items():
            change(target)
            yield 7

        target[where] = items()
        return x + 1, target

    assert compiled_equals_plain(f).graphs


def test_a_slice_whose_new_items_raise_is_not_assigned():
    def f(x):
        target = [0, 1, 2]

        def items():
            yield 1
            raise KeyError(3)

        try:
            target[1:] = items()
        except KeyError as e:
            target.append(e.args)
        return x + 1, target

    assert compiled_equals_plain(f).breaks == []


def test_a_live_list_extended_by_an_iterator_that_looks_at_it():
    live = [0]

    def f(x):
        del live[1:]
        live.extend(len(live) for _ in range(3))
        return x + 1, list(live)

    compiled_equals_plain(f)


def test_a_sum_of_floats_is_the_sum_of_this_version():
    def f(x):
        return x + 1, sum(v for v in [0.1] * 10), sum([1e100, 1, -1e100]), sum([2**62, 2**62, 2**62, 0.1, 1e-17])

    assert compiled_equals_plain(f).breaks == []
