"""Tuples as keys of dicts and items of sets: which tuple it is, of which class, and what it holds."""

from __future__ import annotations

from collections import namedtuple
from typing import NamedTuple

import pytest

import framestance as torch
from t07_python.comparing import compiled_equals_plain

Pair = namedtuple("Pair", "a b")  # noqa: PYI024


class Odd(NamedTuple):
    a: int
    b: int

    def __eq__(self, other):
        return True

    def __hash__(self):
        return 1


def made_inside(x):
    key = (x.shape[0], 1)
    d = {key: x + 1}
    found = next(iter(d))
    return d, found, found is key, key


def named(x):
    key = Pair(x.shape[0], 1)
    d = {key: x + 1, (2, 1): 3}
    return d, [type(k).__name__ for k in d], [k.a for k in d], list(d.items()), {**d, (7, key): key}, str(d)


def first_key_stays(x):
    first, second = Pair(1, 2), (1, 2)
    d = {first: x + 1}
    d[second] = 2
    d.setdefault((1, 2), 3)
    d.update({Pair(1, 2): 4})
    s = {second}
    s.add(first)
    return d, d[1, 2], next(iter(d)) is first, s, first, second


def taken_away(x):
    d = {Pair(1, 2): x + 1, (3, (4, 5)): x}
    del d[1, 2]
    value = d.pop((3, (4, 5)))
    d[Pair(3, 4)] = value
    return d, Pair(3, 4) in d, (3, 4) in d, d.get((3, 4))


def nested(x):
    inner = Pair(1, 2)
    d = {(inner, 3): x + 1}
    ((found, _),) = d
    return d, found is inner, type(found).__name__


def all_alike(x):
    d = {Odd(1, 2): x + 1}
    d[Odd(3, 4)] = 5
    return d, len(d)


def made_by_others(x):
    return dict.fromkeys([Pair(1, 2), (3, 4)], x + 1), dict([(Pair(5, 6), 7)]), {Pair(i, 0): i for i in range(3)}


@pytest.mark.parametrize("function", [made_inside, named, first_key_stays, taken_away, nested, all_alike, made_by_others], ids=lambda f: f.__name__)
def test_keys_made_in_the_capture(function):
    assert compiled_equals_plain(function).graphs


def test_each_call_makes_its_own_keys():
    compiled = torch.compile(lambda x: {Pair(x.shape[0], 1): x + 1})
    first, second = compiled(torch.ones(2)), compiled(torch.ones(2))
    assert next(iter(first)) is not next(iter(second))
    assert type(next(iter(second))) is Pair


def test_keys_from_outside_and_in_what_outlives_the_call():
    table = {}

    def f(x, key):
        table[key] = x + 1
        table[key, 1] = x * 2
        return next(iter(table)) is key

    compiled = torch.compile(f)
    for key in (Pair(1, 2), (1, 2), (1, 2)):
        table.clear()
        assert compiled(torch.ones(2), key)
        assert list(table) == [key, (key, 1)]
        assert type(next(iter(table))) is type(key)
    assert torch.compiler.stats(compiled).graphs
