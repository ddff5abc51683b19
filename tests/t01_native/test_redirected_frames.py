"""What stays the same in a frame that runs rewritten code."""

import gc
import sys
import traceback

import pytest

from framestance import _C
from t01_native.made import in_region, redirect

PY = sys.version_info[:2]


# ---- what stays the same in a redirected frame ----
def test_more_locals_and_a_deeper_stack(fallback):
    def old(a, b):
        return "old"

    def new(a, b):
        t0 = a
        t1 = b
        t2 = t3 = t4 = t5 = t6 = t7 = (a, b)
        return ["new", t0, t1, [t2, [t3, [t4, [t5, [t6, [t7]]]]]]]

    redirect(old, new)
    assert in_region(old, 1, 2)[:3] == ["new", 1, 2] and old(1, 2) == "old"


def test_every_kind_of_parameter(fallback):
    def old(a, b=5, *args, c, d=7, **kw):
        return "old"

    def new(a, b=5, *args, c, d=7, **kw):
        x = 1
        return x, a, b, args, c, d, kw

    redirect(old, new)
    assert in_region(old, 1, c=3) == (1, 1, 5, (), 3, 7, {})
    assert in_region(old, 1, 2, 3, 4, c=5, d=6, z=7) == (1, 1, 2, (3, 4), 5, 6, {"z": 7})


def test_cells_and_free_variables(fallback):
    def make(k):
        def old(a, b):
            def inner():
                return a

            return "old", k, inner()

        def new(a, b):
            u = b * 2

            def inner():
                return a + u

            def count():
                nonlocal k
                k += 1
                return k

            return "new", k, inner(), count()

        return old, new

    old, new = make(10)
    redirect(old, new)
    assert [in_region(old, 1, 2), in_region(old, 1, 2)] == [("new", 10, 5, 11), ("new", 11, 5, 12)]
    assert in_region(make(100)[0], 1, 2) == ("new", 100, 5, 101), "the same code with another closure"


class Base:
    def method(self):
        return "base"


class Child(Base):
    def method(self):
        return "old", super().method()

    def other(self):
        y = 2
        return "new", super().method(), y, __class__.__name__

    @classmethod
    def on_class(cls):
        return "old"

    @property
    def prop(self):
        return "old"

    def __add__(self, other):
        return "old"


def test_methods_super_and_dunders(fallback):
    def new_on_class(cls):
        return "new", cls.__name__

    def new_prop(self):
        return "new", type(self).__name__

    def new_add(self, other):
        return "new", other

    _C.code_cache(Child.method.__code__).sited_code = Child.other.__code__
    redirect(Child.on_class.__func__, new_on_class)
    redirect(Child.prop.fget, new_prop)
    redirect(Child.__add__, new_add)
    c = Child()
    assert in_region(c.method) == ("new", "base", 2, "Child") and in_region(Child.on_class) == ("new", "Child")
    assert in_region(lambda: (c.prop, c + 1)) == (("new", "Child"), ("new", 1))


def test_exceptions_chain_and_the_traceback_shows_the_code_that_ran(fallback):
    def old(a):
        return a

    def new(a):
        try:
            return {}["missing"]
        except KeyError as error:
            raise ValueError("boom") from error

    redirect(old, new)
    with pytest.raises(ValueError, match="boom") as raised:
        in_region(old, 1)
    assert isinstance(raised.value.__cause__, KeyError)
    assert [frame.name for frame in traceback.extract_tb(raised.tb)].count("new") == 1
    assert sys.exc_info() == (None, None, None)


def test_with_and_finally(fallback):
    log = []

    class Manager:
        def __enter__(self):
            log.append("enter")
            return 5

        def __exit__(self, *error):
            log.append("exit")
            return True

    def old(manager, log):
        pass

    def new(manager, log):
        with manager:
            try:
                raise RuntimeError
            finally:
                log.append("finally")
        with manager as value:
            return value

    redirect(old, new)
    assert in_region(old, Manager(), log) == 5 and log == ["enter", "finally", "exit", "enter", "exit"]


def big(name, count, result):
    names = {}
    exec(f"def {name}(n):\n" + "".join(f" v{i} = n\n" for i in range(count)) + f" return {result}\n", names)
    return names


def test_recursion_over_many_chunks_of_the_data_stack(fallback):
    names = big("new", 300, "0 if n == 0 else 1 + old(n - 1)")

    def old(n):
        return -1

    names["old"] = old
    _C.code_cache(old.__code__).sited_code = names["new"].__code__
    function = type(old)(old.__code__, names)
    names["old"] = function
    assert in_region(function, 60) == 60


def test_a_frame_larger_than_a_chunk():
    names = big("new", 9000, "v8999")

    def old(n):
        return -1

    _C.code_cache(old.__code__).sited_code = names["new"].__code__
    assert in_region(old, 4) == 4, "the fallback makes a frame of its own"


def test_frames_that_user_code_can_see(fallback):
    def old(a):
        return None

    def new(a):
        b = a + 1
        frame = sys._getframe()
        return frame, dict(locals()), frame.f_back.f_code.co_name

    redirect(old, new)

    def caller():
        return old(1)

    frame, names, back = in_region(caller)
    assert names["b"] == 2 and frame.f_locals["a"] == 1 and back == "caller"
    assert fallback or frame.f_code is new.__code__


def test_tracers_profilers_and_monitors_see_the_code_that_runs(fallback):
    def old(a):
        return 0

    def new(a):
        return 1

    redirect(old, new)
    events = []

    def tracer(frame, event, argument):
        events.append((event, frame.f_code.co_name))
        return tracer

    def traced():
        before = sys.gettrace()
        sys.settrace(tracer)
        try:
            return old(1)
        finally:
            sys.settrace(before)

    assert in_region(traced) == 1
    assert {("call", "new"), ("line", "new"), ("return", "new")} <= set(events) and ("line", "old") not in events
    events.clear()

    def profiled():
        sys.setprofile(lambda frame, event, argument: events.append((event, frame.f_code.co_name)))
        try:
            return old(1)
        finally:
            sys.setprofile(None)

    assert in_region(profiled) == 1 and {("call", "new"), ("return", "new")} <= set(events)
    if PY >= (3, 12):
        monitoring, seen = sys.monitoring, []
        monitoring.use_tool_id(4, "test")
        monitoring.register_callback(4, monitoring.events.PY_START, lambda code, offset: seen.append(code.co_name))
        monitoring.set_events(4, monitoring.events.PY_START)
        try:
            in_region(old, 1)
        finally:
            monitoring.set_events(4, 0)
            monitoring.free_tool_id(4)
        assert "new" in seen


class Result:
    pass


def test_nothing_leaks_from_redirected_frames(fallback):
    def old(a):
        return 1

    def new(a):
        kept = a
        return Result() if kept is a else None

    def raising(a):
        raise KeyError(a)

    def old_raising(a):
        return 1

    redirect(old, new)
    redirect(old_raising, raising)
    value = Result()

    def many():
        for _ in range(1000):
            old(value)
            try:
                old_raising(value)
            except KeyError:
                pass

    in_region(many)
    objects = (value, new.__code__, old.__code__, old, raising.__code__, old_raising)
    counts, blocks = [sys.getrefcount(o) for o in objects], sys.getallocatedblocks()
    in_region(many)
    gc.collect()
    assert [sys.getrefcount(o) for o in objects] == counts and sys.getallocatedblocks() - blocks < 50
