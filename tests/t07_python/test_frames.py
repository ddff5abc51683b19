"""Variables of comprehensions, closures and handlers: whose slot it is, and what stands on the stack when a stretch begins or ends."""

from __future__ import annotations

import pytest

import framestance as fs
from framestance.testing import check_compiled, same_compiled

LOG: list[object] = []


def tensor():
    return fs.tensor([1.0, -2.0, 3.5])


@same_compiled(lambda: (tensor(),), graphs=1, breaks=0)
def test_comprehension_variable_is_a_cell_in_one_and_plain_in_another(t):
    bound = [lambda x, i=i: x * i for i in range(3)]
    shared = [lambda x: x * i for i in range(3)]  # noqa: B023  # this is what is tested
    return [f(t) for f in bound], [f(t) for f in shared]


@same_compiled(lambda: (tensor(), 4))
def test_comprehension_over_the_name_of_an_argument_that_is_a_cell(t, i):
    def get():
        return i

    first = [i * 2 for i in range(3)]
    print(end="")
    second = [(lambda: i)() + get() for i in range(3)]
    return t * i, first, second, get(), [print(end="") or get() for i in range(2)]


def make_free(i):
    def function(t):
        first = [i for i in range(3)]
        print(end="")
        return t * i, first, [lambda: i for i in range(2)][0](), i  # noqa: B023  # this is what is tested

    return function


def test_comprehension_over_the_name_of_a_free_variable():
    check_compiled(make_free(4), (tensor(),), backend="eager")


@same_compiled(lambda: (tensor(), 1), lambda: (tensor(), 0), backend="eager")
def test_code_behind_a_comprehension_with_a_break_is_compiled(t, a):
    seen = [print(end="") or i for i in range(3)]
    return t * 2 + a, seen


def test_list_that_grows_at_each_call_needs_no_new_code():
    losses: list[object] = []

    def function(t):
        losses.append(t.sum())
        return t * 2

    compiled = fs.compile(function, backend="eager")
    for _ in range(30):
        compiled(tensor())
    assert len(losses) == 30 and fs.compiler.stats(compiled).compiles == 1


def test_appended_list_is_seen_through_another_name():
    def function(t, items, holder):
        items.append(t)
        return t + len(holder[0]), holder[0] is items

    compiled = fs.compile(function, backend="eager")
    for shared in (True, False, True, False):
        items: list[object] = [1]
        result, same = compiled(tensor(), items, [items if shared else [1, 2, 3]])
        assert same is shared and result.tolist() == ([3.0, 0.0, 5.5] if shared else [4.0, 1.0, 6.5])


@pytest.mark.parametrize("other", ["vars", "second object"])
def test_attributes_known_by_another_name(other):
    class Box:
        pass

    def function(t, box, seen):
        box.x = 7
        return t + (seen["x"] if isinstance(seen, dict) else seen.x)

    compiled = fs.compile(function, backend="eager")
    for _ in range(2):
        box, second = Box(), Box()
        box.x = 1
        second.__dict__ = box.__dict__
        assert compiled(fs.ones(1), box, vars(box) if other == "vars" else second).tolist() == [8.0]


def test_class_made_at_each_call_is_called_without_new_code():
    def function(t):
        class Local:
            pass

        Local()
        return t + 1

    compiled = fs.compile(function, backend="eager")
    for _ in range(12):
        compiled(tensor())
    assert fs.compiler.stats(compiled).eager.get("limit", 0) == 0
