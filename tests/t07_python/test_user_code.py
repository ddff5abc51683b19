"""Capture and guards run no code of the user's: what hostile objects and classes do when they are asked is done exactly when the plain function asks them."""

from __future__ import annotations

import functools
import operator
import sys
import types

import pytest

import framestance as fs
from framestance.testing import outcome

CAPTURED: list[str] = []  # what ran while capture was on the stack


def hook(name, answer=None):
    def method(self, *args):
        frame = sys._getframe(1)
        while frame is not None:
            if "/framestance/capture/" in frame.f_code.co_filename:
                CAPTURED.append(name)
            frame = frame.f_back
        return answer(self, *args) if isinstance(answer, types.FunctionType) else answer

    return method


def namespace(prefix, answers):
    return {name: hook(f"{prefix}{name}", answer) for name, answer in answers.items()}


class Meta(type):
    locals().update(
        namespace(
            "meta.", {"__eq__": lambda c, o: c is o, "__hash__": 1, "__instancecheck__": False, "__subclasscheck__": False, "__bool__": True, "__repr__": "r"}
        )
    )
    __class__ = property(hook("meta.__class__", type))
    __name__ = property(hook("meta.__name__", "n"))
    __module__ = property(hook("meta.__module__", "m"))

    def __getattribute__(cls, name):
        hook(f"meta.{name}")(cls)
        return type.__getattribute__(cls, name)


class Hostile(metaclass=Meta):
    attribute = 3
    locals().update(
        namespace("", {"__eq__": False, "__hash__": 2, "__bool__": True, "__len__": 4, "__iter__": lambda s: iter([1]), "__repr__": "r", "__str__": "s",
                       "__format__": "f", "__index__": 1, "__float__": 1.0, "__add__": 5, "__radd__": 5, "__lt__": True, "__contains__": True, "__getitem__": 1,
                       "__getattr__": 9, "__call__": 7})
    )  # fmt: skip
    __class__ = property(hook("__class__", int))
    __dict__ = property(hook("__dict__", {}))


class Disguised:
    x = 2
    __class__ = property(hook("__class__", int))
    __eq__ = hook("__eq__", True)
    __hash__ = hook("__hash__", 1)


class Sequence(list):
    __class__ = property(hook("__class__", int))


EXPRESSIONS = """h|h is None, h is h, h is not t|[h], {"a": h}, (h, h)
type(h), isinstance(h, int), isinstance(h, Hostile), isinstance(t, Hostile), isinstance(h, (str, Hostile))|callable(h)
issubclass(Hostile, int), issubclass(int, Hostile)|h == 1, h == None, None == h, h != h|[h] == [h], h in [h], h in (1, 2), [1, h] == [2, h]
1 in h|Hostile == int, Hostile == Hostile, Hostile == None, Hostile in (int, Hostile), Hostile is int, [Hostile] == [Hostile]
{Hostile: 1}, {h: 1}, {Hostile}, {int: 1}|h + 1, 1 + h, h < 2|1 if h else 2|1 if Hostile else 2|len(h), h[0]|[x for x in h]
f"{h}", f"{h!r}", str(h), "%s" % h|f"{Hostile}", str(Hostile), hash(Hostile)|Hostile.attribute, Hostile.__name__, Hostile.__module__
h.attribute, h.other, getattr(h, "attribute"), hasattr(h, "zzz")|t + h, h + t|float(h), max(h, 1)|h(t), h.__class__, h.__dict__
d.get(1), len(d), list(d)|len(k), 1 in k|t.sum(h)|len(s), isinstance(s, list), s[0]|(lambda q=h: q)(), (lambda *a, **k: (a, k))(h, z=h)
sum([h, 1]), any([h]), list(zip([h], [Hostile])), dict(a=h)|super(Hostile, h).attribute|h in {1: 2}, {1: 2}.get(h), [1, 2].index(h)
operator.add(h, 1)|functools.reduce(operator.add, [h, 1])|Hostile()|(t, h) == (t, h)|h.append(1)|h.x""".replace("\n", "|")


@pytest.mark.parametrize("text", EXPRESSIONS.split("|"))
@pytest.mark.parametrize("kind", [Hostile, Disguised])
def test_nothing_of_the_users_runs_while_capturing(text, kind):
    names = {"Hostile": Hostile, "operator": operator, "functools": functools}
    body = f"    y = t * 2\n    return y, ({text})\n"
    exec(f"def function(t, h, d, k, s):\n{body}\ndef later(t, h, d, k, s):\n    print(end='')\n{body}", names)
    made = object.__new__(kind)
    arguments = (made, {1: made, "a": Hostile}, {made: 1}, Sequence([1]))
    for name in ("function", "later"):
        compiled = fs.compile(names[name], backend="eager")
        CAPTURED.clear()
        for _ in range(2):
            want, got = (outcome(lambda: f(fs.ones(2), *arguments)) for f in (names[name], compiled))  # noqa: B023  # called at once
            assert type(got.error) is type(want.error), got.error
        assert CAPTURED == []
