"""Lists, tuples, dicts and sets made or read in compiled code: contents, order, and which of them are one object."""

from __future__ import annotations

import pytest

import framestance as fs
from framestance.testing import check_compiled, same_compiled

NAN = float("nan")


def tensor():
    return fs.tensor([1.0, -2.0, 3.5])


def test_set_made_of_equal_items_holds_the_first():
    def function(t, a):
        return t + 1, {1, True}, {True, 1}, {a, 1}

    compiled = fs.compile(function, backend="eager")
    for _ in range(2):
        _, first, second, third = compiled(tensor(), 1.0)
        assert [type(x) for s in (first, second, third) for x in s] == [int, bool, float]


@same_compiled(lambda: (tensor(), (1, 2)), graphs=1, breaks=0)
def test_tuple_operations_that_give_the_same_tuple_back(t, p):
    return t + 1, [p[:] is p, p + () is p, () + p is p, p * 1 is p, tuple(p) is p, p[::-1] is p], (p[:], p + (), p * 1, tuple(p), p)


@same_compiled(lambda: (tensor(),), breaks=0)
def test_items_of_constant_tuples_meet_values(t):
    pair = ((1, 2), 3)
    return (0, *pair, t), (1, 2) + (t,), (t, 2) == (t, 2), 3 in pair, pair[0], list(reversed(pair)), pair[0] * 2


@same_compiled(lambda: (tensor(), NAN, NAN), graphs=1)
def test_containers_compare_items_by_identity_first(t, a, b):
    y = t + 1
    return y, [a] == [a], [a] == [b], a in [a], a in [b], (a,) == (a,), [a].count(a)


def test_two_nans_are_not_taken_for_one():
    compiled = fs.compile(lambda t, a, b: (t + 1, a in [b]), backend="eager")
    for a, b, same in ((NAN, NAN, True), (float("nan"), float("nan"), False), (NAN, NAN, True)):
        assert compiled(tensor(), a, b)[1] is same


@same_compiled(lambda: (tensor(),), breaks=1)
def test_tuples_of_different_length_compare_their_items(t):
    return (t, 1) == (t + 1, 1, 2)


@same_compiled(lambda: (tensor(),), graphs=1, breaks=0)
def test_sorted_keeps_the_objects(t):
    x = [(2, t.shape[0]), (1, 2)]
    return t + 1, sorted([3, 1, 2]), sorted([(2, 1), (1, 5)])[0], len(x)


@same_compiled(lambda: (tensor(), [[1], [2]]), graphs=1, breaks=0)
def test_aliases_among_results(t, nested):
    a, b = nested
    return t + 1, a, [a, a], nested, [x for x in nested], list(nested), {"a": a, "b": [b, a]}


@same_compiled(
    lambda: (tensor(), {1: 2}), lambda: (tensor(), {True: 2}), lambda: (tensor(), {1.0: 2}), lambda: (tensor(), {-0.0: 2}), lambda: (tensor(), {0.0: 2})
)
def test_keys_keep_their_type(t, d):
    return t + 1, [type(k) for k in d], [repr(k) for k in d], dict(d)


@same_compiled(lambda: (tensor(), {"a": 1, "b": 2}), lambda: (tensor(), {"b": 2, "a": 1}), breaks=0)
def test_order_of_a_dict_is_guarded(t, d):
    return t + 1, list(d), list(d.values())


@pytest.mark.parametrize("value", [-0.0, 0.0, True, 1, 1.0, NAN, 10**20, 1j, complex(1, -0.0), complex(1, 0.0), "a", b"a", (), (1, (2.0, None))], ids=repr)
def test_constants_come_back_as_the_object_that_was_passed(value):
    compiled = fs.compile(lambda t, a: (t + 1, a, [a]), backend="eager")
    for other in (1, value, -0.0, value):
        _, result, (item,) = compiled(tensor(), other)
        assert result is other and item is other


def test_equal_strings_are_returned_as_they_were_passed():
    first, second = "".join(["ab", "c"]), "".join(["a", "bc"])
    compiled = fs.compile(lambda t, s: (t + 1, s), backend="eager")
    assert compiled(tensor(), first)[1] is first and compiled(tensor(), second)[1] is second
    assert fs.compiler.stats(compiled).compiles == 1


@pytest.mark.parametrize("kind", ["dict", "list", "tuple", "str", "int"])
def test_class_of_builtin_values(kind):
    check_compiled(lambda t: (t + 1, [].__class__ is list, {}.__class__, (1,).__class__, "a".__class__ is str, (5).__class__), (tensor(),), graphs=1, breaks=0)
