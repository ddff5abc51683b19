"""What the program around a compiled function changes between its calls is seen by the next call: attributes, classes, defaults, cells, globals, modules."""

from __future__ import annotations

import builtins
import types

import pytest

import framestance as fs
from framestance.testing import outcome, same_outcome

SETTING: object = 1


def follow(function, *changes, args=()):
    """After each change, two calls of the compiled function do what the plain one does. Returns the compiled function."""
    compiled = fs.compile(function, backend="eager")
    for number, change in enumerate((lambda: None, *changes)):
        change()
        for _ in range(2):
            want, got = outcome(lambda: function(fs.ones(3), *args)), outcome(lambda: compiled(fs.ones(3), *args))
            same_outcome(got, want, f"after change {number}")
    assert fs.compiler.stats(compiled).graphs > 0
    return compiled


class Base:
    k = 2

    def method(self, x):
        return x + self.k

    @classmethod
    def made(cls, x):
        return x * cls.k

    @staticmethod
    def shifted(x):
        return x + 1

    @property
    def double(self):
        return self.k * 2


def test_methods_are_rebound_on_class_instance_and_subclass():
    class A(Base):
        pass

    class B(A):
        def method(self, x):
            return super().method(x) * 10

    a = A()
    follow(
        lambda t, a: a.method(t),
        lambda: setattr(A, "method", lambda self, x: x + 2),
        lambda: setattr(a, "method", lambda x: x + 3),
        lambda: delattr(a, "method"),
        lambda: setattr(a, "__class__", B),
        lambda: setattr(A, "method", lambda self, x: x + 7),
        args=(a,),
    )


def test_bases_change():
    class Middle(Base):
        pass

    class Child(Middle):
        def method(self, x):
            return super().method(x) * 2

    class Other(Base):
        def method(self, x):
            return x - 5

    follow(
        lambda t, c: c.method(t),
        lambda: setattr(Middle, "method", lambda self, x: x + 100),
        lambda: setattr(Child, "__bases__", (Other,)),
        args=(Child(),),
    )


def test_class_methods_static_methods_and_properties_change():
    class A(Base):
        pass

    a = A()
    follow(
        lambda t, a: (a.made(t), A.made(t), a.shifted(t), A.shifted(t), a.double, type(a).k),
        lambda: setattr(A, "k", 7),
        lambda: setattr(A, "shifted", staticmethod(lambda x: x + 9)),
        lambda: setattr(A, "made", classmethod(lambda cls, x: x)),
        lambda: setattr(A, "double", property(lambda self: 11)),
        lambda: setattr(A, "double", 3),
        lambda: setattr(a, "double", 4),
        args=(a,),
    )


def test_metaclass_and_descriptor_class_gain_methods():
    class Meta(type):
        pass

    class Inert:
        pass

    class A(metaclass=Meta):
        x = 1
        inert = Inert()

    def change():
        Meta.x = property(lambda cls: 50)
        Inert.__get__ = lambda self, owner, kind: 5

    follow(lambda t, a: (t + A.x, a.inert), change, args=(A(),))


def test_attribute_hooks_appear():
    class A:
        x = 1

    follow(
        lambda t, a: t + a.x,
        lambda: setattr(A, "__getattr__", lambda self, name: 5),
        lambda: delattr(A, "x"),
        lambda: setattr(A, "__getattribute__", lambda self, name: 6),
        args=(A(),),
    )


def test_defaults_and_code_of_a_callee_change():
    def helper(x, k=1, *, j=2):
        return x + k * j

    def other(x, k=1, *, j=2):
        return x * k * j

    follow(
        lambda t: helper(t),
        lambda: setattr(helper, "__defaults__", (5,)),
        lambda: setattr(helper, "__kwdefaults__", {"j": 7}),
        lambda: helper.__kwdefaults__.update(j=9),
        lambda: setattr(helper, "__defaults__", (1, 2, 3, 4)),
        lambda: setattr(helper, "__code__", other.__code__),
        lambda: setattr(helper, "__defaults__", None),
    )


def test_closure_cells_change_in_value_type_and_existence():
    def make():
        k: object = 1

        def function(t):
            return t + k

        def store(value):
            nonlocal k
            k = value

        def drop():
            nonlocal k
            del k

        return function, store, drop

    function, store, drop = make()
    follow(function, *(lambda v=v: store(v) for v in (2, 2.0, True, fs.ones(3), None)), drop, lambda: store(3))


def test_globals_and_builtins_change():
    def set_global(value):
        globals()["SETTING"] = value

    def delete():
        del globals()["SETTING"]

    try:
        follow(
            lambda t: (t + SETTING, len([1, 2])),
            *(lambda v=v: set_global(v) for v in (1.0, True, -0.0, 0.0)),
            delete,
            lambda: setattr(builtins, "SETTING", 4),
            lambda: globals().update(len=lambda x: 77),
        )
    finally:
        builtins.__dict__.pop("SETTING", None)
        globals().pop("len", None)
        set_global(1)


def test_module_attributes_change():
    module = types.ModuleType("module")
    module.k = 1
    follow(
        lambda t, m: t + m.k,
        lambda: setattr(module, "k", 3),
        lambda: delattr(module, "k"),
        lambda: setattr(module, "__getattr__", lambda name: 8),
        args=(module,),
    )


@pytest.mark.parametrize("values", [(1, True, 1.0, -0.0, 0.0, None, 2)])
def test_instance_attribute_changes_type(values):
    class Box:
        x: object = 1

    box = Box()
    follow(lambda t, b: t + b.x if b.x is not None else t, *(lambda v=v: setattr(box, "x", v) for v in values), args=(box,))


def test_variable_that_only_some_calls_bind():
    log = []

    def function(t, items):
        for x in items:
            pass
        log.append(1)
        return t + 1, x

    compiled = fs.compile(function, backend="eager")
    for items in ([7], [], [8], []):
        want, got = outcome(lambda: function(fs.ones(3), items)), outcome(lambda: compiled(fs.ones(3), items))  # noqa: B023  # called at once
        same_outcome(got, want)


def test_cell_that_only_some_calls_bind():
    log = []

    def function(t, flag):
        def get():
            return k

        if flag:
            k = 1
        log.append(0)
        t = t + 1
        log.append(1)
        try:
            found = get()
        except NameError:
            found = "none"
        k = 5
        return t * 2, found, get()

    compiled = fs.compile(function, backend="eager")
    for flag in (0, 1, 0, 1):
        same_outcome(outcome(lambda: compiled(fs.ones(3), flag)), outcome(lambda: function(fs.ones(3), flag)))  # noqa: B023  # called at once


def test_a_number_that_grows_at_each_turn_of_a_loop_compiles_in_time():
    def function(x, n):
        for _ in range(200):
            n = n + n % 3
        return x * (n % 1000)

    compiled = fs.compile(function)
    for n in range(3, 8):
        assert compiled(fs.ones(3), n).tolist() == function(fs.ones(3), n).tolist()
    assert fs.compiler.stats(compiled).graphs >= 3


def test_sizes_that_double_compile_in_time():
    def function(x):
        for _ in range(12):
            x = fs.cat([x, x])
        return x.sum()

    compiled = fs.compile(function, dynamic=True)
    for n in range(3, 7):
        assert compiled(fs.ones(n)) == n * 2**12
    assert fs.compiler.stats(compiled).graphs >= 1
