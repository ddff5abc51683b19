"""Records: what dataclasses are, from the first instance on."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import threading

import pytest

from framestance import records
from framestance.records import record


@record()
class Plain:
    a: int
    b: list[int] = dataclasses.field(default_factory=list)
    c: str = "c"


@record(frozen=True)
class Frozen:
    a: int
    b: int = dataclasses.field(default=2, compare=False)


@record(eq=False)
class Base:
    a: int

    def twice(self):
        return 2 * self.a


@record(eq=False)
class Derived(Base):
    b: int = 5

    def __post_init__(self):
        self.sum = self.a + self.b

    def twice(self):
        return super().twice() + 1


class Child(Derived):
    pass


def test_they_are_what_dataclasses_are():
    x = Plain(1)
    assert (x.a, x.b, x.c) == (1, [], "c") and x.b is not Plain(1).b
    assert x == Plain(1) and repr(x) == "Plain(a=1, b=[], c='c')" and not hasattr(Plain, "b") and Plain.c == "c"
    assert dataclasses.is_dataclass(x) and [f.name for f in dataclasses.fields(Plain)] == ["a", "b", "c"]
    assert dataclasses.replace(x, a=2) == Plain(2) and Plain.__hash__ is None
    assert copy.copy(x) == x and pickle.loads(pickle.dumps(x)) == x
    match x:
        case Plain(a, _):
            assert a == 1
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'a'"):
        Plain()


def test_what_was_copied_into_a_process_is_shown_compared_and_a_key():
    @record(frozen=True)
    class Copied:
        a: int

    @record()
    class Changed:
        a: int

    for cls in (Copied, Changed):
        x, y, z = (cls.__new__(cls) for _ in range(3))  # as pickle and copy make them
        for each, a in ((x, 1), (y, 1), (z, 2)):
            vars(each)["a"] = a
        assert x == y and x != z and (x == 1) is False and repr(z).endswith(f"{cls.__name__}(a=2)")
    assert {Copied(3): 4}[Copied(3)] == 4
    with pytest.raises(TypeError, match="unhashable"):
        hash(Changed(1))


def test_frozen_ones_are_keys():
    x = Frozen(1)
    assert hash(x) == hash(Frozen(1, 3)) and x == Frozen(1, 3) and x != Frozen(2)
    with pytest.raises(dataclasses.FrozenInstanceError):
        x.a = 3


def test_the_fields_of_bases_come_first_and_a_class_below_needs_nothing():
    x = Child(1)
    assert (x.a, x.b, x.sum, x.twice()) == (1, 5, 6, 3) and x != Child(1)
    assert Base(4).twice() == 8


def test_threads_that_make_the_first_instance_at_once_wait_for_each_other(quick_switching):
    for _ in range(30):

        @record(frozen=True)
        class Made:
            a: int
            b: int = 1

        found: list[tuple[int, bool]] = []
        start = threading.Barrier(6)

        def make(cls=Made, found=found, start=start):
            start.wait()
            x = cls(3)
            found.append((hash(x), x == cls(3, 1)))

        threads = [threading.Thread(target=make) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert found == [(hash((3, 1)), True)] * 6 and Made not in records._to_be_made and Made not in records._to_be_described


class Refusing(type):
    """Classes that refuse what is done to them after ``left`` more times."""

    left = 1000

    def count(cls):
        if type(cls).left <= 0:
            type(cls).left = 1000
            raise KeyboardInterrupt
        type(cls).left -= 1

    def __setattr__(cls, name, value):
        cls.count()
        super().__setattr__(name, value)

    def __delattr__(cls, name):
        cls.count()
        super().__delattr__(name)


def test_what_is_stopped_halfway_is_made_by_the_next_instance():
    stopped = 0
    for steps in range(40):

        @record(frozen=True)
        class Made(metaclass=Refusing):
            a: int
            b: list[int] = dataclasses.field(default_factory=list, compare=False)

        Refusing.left = steps
        try:
            assert hash(Made(1)) == hash(Made(1, [2]))
        except KeyboardInterrupt:
            stopped += 1
        Refusing.left = 1000
        assert Made(1) == Made(1, [2]) and hash(Made(1)) == hash(Made(1)) and Made(1).b == [] and repr(Made(2, [3])).endswith("Made(a=2, b=[3])")
    assert 5 < stopped < 40


def test_a_method_of_its_own_for_making_one_is_refused():
    with pytest.raises(AssertionError):

        @record()
        class _Own:
            def __init__(self):
                pass
