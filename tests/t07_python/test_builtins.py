"""Builtins called in compiled code: what a call that does not fit raises, and what the fitting ones answer."""

from __future__ import annotations

import pytest

import framestance as fs
from framestance.testing import check_compiled

# Calls that Python refuses, or for which the keyword or the number of arguments matters.
ODD_CALLS = """enumerate()|enumerate([1, 2], 1.5)|list(enumerate([1, 2], True))|list(enumerate([1], start=4))|list(enumerate(iterable=[1]))|slice()
slice(1, 2, 3, 4)|reversed()|reversed([1], 2)|reversed([1], x=1)|next()|next(iter([1]), 1, 2)|next(iter([]), default=1)|isinstance(t)
isinstance(t, int, 3)|issubclass(int)|sum()|sum([1], 2, 3)|sum([1], wrong=3)|sum([1], start=2)|max()|max(1)|max(1, 2, default=3)
max([1], key=None)|min([2, 1], key=lambda v: -v)|list([1], [2])|tuple([1], [2])|filter(None)|list(filter(0, [1, 2]))
list(filter(None, [0, 1, "", "a"]))|filter(None, [1], x=2)|any()|any([1], [2])|any(iterable=[3])|all([])|set([1], [2])|set(x=3)
dict([("a", 1)], [2])|dict([("a", 1)], b=2)|dict(a=1, **{"b": 2})|getattr(t)|getattr(t, "shape", x=1)|hasattr(t, "shape", 1)|abs()|abs(x=-3)
abs(-3)|"a".join()|[1].pop(0, 1)|[1].append(x=3)|[1].copy(x=3)|[1].extend([1], 3)|[1, 2].index(2)|[1].index(5)|{}.get()|{}.update([1], [2])
{}.setdefault()|{}.setdefault(1, 2, 3)|{}.pop(1, 2, 3)|{1: 2}.setdefault(1, default=3)|{1: 2}.keys(x=3)|{1}.add()|sorted()|sorted([1], [2])
sorted([2, 1], reverse=True)|callable()|callable(t, 1)|map(str)|map()|list(map(None, [1]))|range(x=3)|range()|list(range(3, 0, -1))
len(obj=[3])|len([1], [2])|int(1, 2, 3)|int("12", 8)|bool(1, 2)|bool()|float()|int()|round(2.567, 1)|divmod(7, 0)|operator.add(1, 2, x=1)
operator.add(1)|functools.reduce(operator.add)|functools.reduce(operator.add, [1], x=1)|functools.reduce(operator.add, [])|list.copy({1: 2})
str.upper(5)|list.append([], 1)|dict.get({1: 2}, 1)|type(1, 2)|zip([1], [2], strict=True)|zip(x=1)|iter()|iter(int, 0)""".replace("\n", "|")


@pytest.mark.parametrize("text", ODD_CALLS.split("|"))
def test_call_does_what_the_builtin_does(text):
    namespace: dict[str, object] = {"operator": __import__("operator"), "functools": __import__("functools")}
    shown = "r if isinstance(r, (int, float, str, list, dict, set, slice, bool)) else type(r).__name__"
    exec(f"def function(t):\n    y = t + 1\n    r = {text}\n    return y, {shown}", namespace)
    check_compiled(namespace["function"], (fs.ones(3),), backend="eager")


def test_hasattr_follows_slots_properties_and_deletion():
    class Slotted:
        __slots__ = ("a", "b")

        @property
        def broken(self):
            raise AttributeError("no")

    def function(t, s):
        return t + 1, hasattr(s, "a"), hasattr(s, "b"), getattr(s, "b", 5), hasattr(s, "broken"), getattr(s, "broken", 7)

    s = Slotted()
    compiled = fs.compile(function, backend="eager")
    for change in (lambda: setattr(s, "a", 1), lambda: setattr(s, "b", 4), lambda: delattr(s, "a")):
        change()
        for _ in range(2):
            assert compiled(fs.ones(3), s)[1:] == function(fs.ones(3), s)[1:]


def test_attribute_that_was_there_is_missed_when_it_goes():
    class Box:
        pass

    def function(t, box):
        box.a  # noqa: B018  # raises when it is gone
        return t + 1, hasattr(box, "b")

    box = Box()
    box.a = box.b = 1
    compiled = fs.compile(function, backend="eager")
    assert compiled(fs.ones(3), box)[1] is True
    del box.b
    assert compiled(fs.ones(3), box)[1] is False
    del box.a
    with pytest.raises(AttributeError):
        compiled(fs.ones(3), box)


def test_isinstance_asks_what_the_object_says_it_is_and_type_does_not():
    class Proxy:
        @property
        def __class__(self):
            return int

    check_compiled(lambda t, p: (t + 1, isinstance(p, int), isinstance(p, Proxy), type(p) is Proxy, p.__class__ is int), (fs.ones(3), Proxy()), backend="eager")


def test_names_of_functions_and_classes_may_change():
    def helper():
        pass

    class Kind:
        pass

    compiled = fs.compile(lambda t: (t + 1, helper.__name__, Kind.__name__, int.__name__), backend="eager")
    assert compiled(fs.ones(3))[1:] == ("helper", "Kind", "int")
    helper.__name__, Kind.__name__ = "other", "Sort"
    assert compiled(fs.ones(3))[1:] == ("other", "Sort", "int")
