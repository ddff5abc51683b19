"""Side effects on objects that outlive the call: all of them, once, in order, whatever stands between them; on the compiled path, not beside it."""

from __future__ import annotations

import pytest

import framestance as fs
from framestance.testing import outcome, same_outcome

SETTING = 1
EVENTS: list[object] = []


class Plain:
    step = 2

    def __init__(self, n=0):
        self.n = n
        self.seen = []
        self.table = {"a": 1}


class Slotted:
    __slots__ = ("n", "other")

    def __init__(self):
        self.n = 1


class Refusing:
    def __init__(self):
        object.__setattr__(self, "n", 1)

    def __setattr__(self, name, value):
        EVENTS.append((name, value))
        object.__setattr__(self, name, value)


def state(obj):
    return {name: getattr(obj, name) for name in ("n", "seen", "table", "last", "other") if hasattr(obj, name)}


def both(function, make, calls=3):
    """Results and final states of the same objects over several calls, plain and compiled; the compiled function."""
    compiled = fs.compile(function)
    plain_args, compiled_args = make(), make()
    for _ in range(calls):
        want, got = outcome(lambda: function(*plain_args)), outcome(lambda: compiled(*compiled_args))
        same_outcome(got, want)
        for a, b in zip(compiled_args, plain_args, strict=True):
            if not isinstance(a, fs.Tensor):
                same_outcome(outcome(lambda a=a: state(a) if hasattr(a, "n") else a), outcome(lambda b=b: state(b) if hasattr(b, "n") else b))
    assert fs.compiler.stats(compiled).graphs >= 1
    return compiled


def test_attribute_is_stored_and_read_back():
    def f(obj, x):
        obj.n = obj.n + 1
        obj.last = x * obj.n
        return obj.last + obj.n

    compiled = both(f, lambda: (Plain(), fs.ones(2)))
    assert fs.compiler.stats(compiled).breaks == []


def test_stored_tensor_is_the_returned_one():
    def f(obj, x):
        obj.last = x + 1
        return obj.last

    obj = Plain()
    y = fs.compile(f)(obj, fs.ones(2))
    assert obj.last is y


def test_slots_and_class_attributes_shadowed():
    def f(a, b, x):
        a.n = 5
        b.step = b.step + 1
        return x * a.n + b.step

    both(f, lambda: (Slotted(), Plain(), fs.ones(2)))


def test_own_setattr_runs():
    def f(obj, x):
        y = x + 1
        obj.n = 7
        return y * obj.n

    EVENTS.clear()
    compiled = fs.compile(f)
    for _ in range(2):
        assert compiled(Refusing(), fs.ones(1)).tolist() == [14.0]
    assert EVENTS == [("n", 7), ("n", 7)]


def test_property_setter_runs():
    class WithSetter:
        def __init__(self):
            self.raw = 0

        @property
        def n(self):
            return self.raw

        @n.setter
        def n(self, value):
            self.raw = value * 10

    def f(obj, x):
        y = x + 1
        obj.n = 2
        return y * obj.n

    assert fs.compile(f)(WithSetter(), fs.ones(1)).tolist() == [40.0]


def test_lists_and_dicts_of_the_caller():
    def f(obj, items, table, x):
        y = x * 2
        obj.seen.append(y)
        items.extend([1, 2])
        items[0] = 9
        items.insert(1, "i")
        last = items.pop()
        del items[2]
        table["k"] = y
        table.setdefault("d", []).append(3)
        table.update(e=5)
        gone = table.pop("a", None)
        return y + len(items) + len(table) + last, gone, list(items), dict(table)

    both(f, lambda: (Plain(), [7, 8], {"a": 1}, fs.ones(2)), calls=4)


def test_iterating_over_what_grows():
    def f(items, x):
        for i in items:
            x = x + i
            if len(items) < 5:
                items.append(i + 1)
        return x

    both(f, lambda: ([1, 2], fs.ones(2)))


def test_order_with_opaque_calls_between():
    def f(obj, x):
        obj.seen.append("first")
        y = x + 1
        EVENTS.append(list(obj.seen))
        obj.seen.append("second")
        print(end="")
        EVENTS.append(list(obj.seen))
        return y * 2

    EVENTS.clear()
    for run in (f, fs.compile(f)):
        obj = Plain()
        run(obj, fs.ones(1))
    assert EVENTS[:2] == EVENTS[2:] == [["first"], ["first", "second"]]


def test_effects_before_an_exception_stay():
    def f(obj, x):
        obj.n += 1
        y = x + 1
        obj.seen.append(obj.n)
        if obj.n > 1:
            raise ValueError(obj.n)
        return y

    both(f, lambda: (Plain(), fs.ones(1)))


def test_global_is_written_and_seen_by_callees():
    def read(x):
        return x * SETTING

    def f(x):
        global SETTING
        SETTING = SETTING + 1
        return read(x) + SETTING

    global SETTING
    compiled = fs.compile(f)
    for number in (2, 3, 4):
        assert compiled(fs.ones(1)).tolist() == [2.0 * number]
        assert number == SETTING
    SETTING = 1


def test_nonlocal_counter_shared_by_closures():
    def make():
        count = 0

        def bump(x):
            nonlocal count
            count += 1
            return x * count

        return bump, lambda: count

    bump, read = make()
    compiled = fs.compile(bump)
    assert [compiled(fs.ones(1)).item() for _ in range(3)] == [1.0, 2.0, 3.0]
    assert read() == 3


def test_two_names_for_one_object():
    def f(a, b, x):
        a.n = 1
        b.n = 2
        a.seen.append(b.n)
        return x * a.n

    compiled = fs.compile(f)
    one, two = Plain(), Plain()
    assert compiled(one, two, fs.ones(1)).tolist() == [1.0]
    assert compiled(one, one, fs.ones(1)).tolist() == [2.0]
    assert (one.n, two.n, one.seen) == (2, 2, [2, 2])


def test_made_objects_are_shared_with_what_they_are_stored_in():
    def f(obj, x):
        made = [x + 1]
        obj.last = made
        made.append(2)
        return made

    obj = Plain()
    got = fs.compile(f)(obj, fs.ones(1))
    assert obj.last is got
    assert len(got) == 2


def test_refused_stance_leaves_no_effect():
    def f(obj, x):
        obj.n += 1
        return x + 1

    obj = Plain()
    compiled = fs.compile(f, dynamic=False)
    compiled(obj, fs.ones(2))
    with fs.compiler.set_stance("fail_on_recompile"), pytest.raises(fs.compiler.RecompileError):
        compiled(obj, fs.ones(3))
    assert obj.n == 1


def test_inplace_write_and_effects_together():
    def f(obj, x):
        x.add_(1)
        obj.n = obj.n + 1
        x[0] = 5
        obj.last = x[1:]
        return x.sum()

    obj, x = Plain(), fs.ones(3)
    compiled = fs.compile(f)
    assert compiled(obj, x).item() == 9.0
    assert obj.last.tolist() == [2.0, 2.0]
    obj.last.add_(1)
    assert x.tolist() == [5.0, 3.0, 3.0]
