"""Corners of Python that CPython's own tests know: descriptors and super(), destructors, patched builtins, large displays, ranges and containers."""

from __future__ import annotations

import builtins
import gc
import opcode
import sys
import types
import weakref

import pytest
from bytecode import Instr

import framestance as torch
from framestance.capture.decode import decode, encode
from framestance.capture.flow import net_effect
from t07_python.comparing import compiled_equals_plain


def test_large_dict_displays_around_a_break():
    def straight(x):
        d = {0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1, 11: 1, 12: 1, 13: 1, 14: 1, 15: 1, 16: 1}
        y = x + len(d)
        print(end="")
        return y * len(d)

    def in_a_loop(x):
        for _ in range(2):
            d = {0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1, 11: 1, 12: 1, 13: 1, 14: 1, 15: 1, 16: 1}
        print(end="")
        return x + len(d)

    assert compiled_equals_plain(straight).graphs == 2
    assert compiled_equals_plain(in_a_loop).graphs >= 1


def test_stack_effects_are_those_of_the_interpreter():
    """What the analysis of code objects adds up is what CPython says, for every instruction whose operand is a number."""
    checked = 0
    for name, number in opcode.opmap.items():
        for arg in range(1, 5):
            for jumps in (False, True):
                try:
                    want = opcode.stack_effect(number, arg if number >= opcode.HAVE_ARGUMENT else None, jump=jumps)
                    _, net = net_effect(Instr(name, arg) if number >= opcode.HAVE_ARGUMENT else Instr(name), jumps)
                except (ValueError, TypeError, NotImplementedError):
                    continue
                checked += 1
                assert net == want, (name, arg, jumps)
    assert checked > 100


@pytest.mark.parametrize("strict", [False, True])
def test_builtins_that_a_program_has_patched(strict, monkeypatch):
    def f(x):
        return x + 1

    monkeypatch.setattr(torch.compiler.config, "strict", strict)
    compiled, original, x = torch.compile(f), builtins.iter, torch.ones(2)
    del builtins.iter
    try:
        found = compiled(x) if not strict else None
    finally:
        builtins.iter = original
    assert strict or found.tolist() == [2, 2]


def test_super_on_a_class_gives_plain_functions():
    class Base:
        def count(cls, *args):  # noqa: N805
            return len(args)

    class Derived(Base):
        @classmethod
        def make(cls, x):
            return x + super().count(cls)

    assert compiled_equals_plain(Derived.make).graphs == 1


def test_super_of_a_foreign_object():
    class Here:
        def method(self, x):
            super()
            return x + 1

    def two(x):
        super(Here, 42)
        return x + 1

    def zero(x):
        try:
            return Here.method(7, x)
        except TypeError:
            return x - 1

    compiled_equals_plain(two)
    assert compiled_equals_plain(zero).graphs == 1


def test_attributes_whose_names_compare_with_code_of_the_users():
    class Owner:
        attribute = property(lambda self: 1)

    class Evil:
        def __hash__(self):
            return hash("attribute")

        def __eq__(self, other):
            runs.append(other)
            return False

    def f(x, owner):
        return x + owner.attribute

    runs, owner = [], Owner()
    owner.__dict__[Evil()] = 0
    plain = f(torch.ones(2), owner)
    count, compiled = len(runs), torch.compile(f)
    runs.clear()
    assert torch.equal(compiled(torch.ones(2), owner), plain) and len(runs) == count


def test_a_destructor_in_the_middle_of_a_loop_over_its_container():
    class Clearing(int):
        def __del__(self):
            table.clear()

    def f(x):
        for key, _ in table.items():
            if key == 2:
                table[2] = None
        return x + 1

    table = {i: Clearing(i) for i in range(4)}
    with pytest.raises(RuntimeError, match="changed size"):
        torch.compile(f)(torch.ones(2))


@pytest.mark.parametrize("ending", ["whole", "break", "handled"])
def test_a_compile_keeps_nothing_alive(ending):
    class Holder:
        def __init__(self):
            self.tensor, self.items = torch.ones(3), [1, {"a": self}]

    def raising(holder):
        try:
            yield holder
        except ValueError:
            raise KeyError(holder)  # noqa: B904

    def f(x, holder):
        y = x * 2 + holder.tensor
        for item in holder.items:
            y = y + len(str(type(item)))
        if ending == "break":
            print(end="")
        if ending == "handled":
            try:
                stubborn = raising(holder)
                next(stubborn)
                stubborn.throw(ValueError(holder))
            except KeyError as e:
                y = y + len(e.args)
        return y - 1

    compiled, holder, x = torch.compile(f, backend="eager"), Holder(), torch.ones(3)
    holder.items[1].clear()
    seen = [weakref.ref(holder), weakref.ref(x), weakref.ref(holder.tensor)]
    gc.disable()
    try:
        compiled(x, holder)
        del holder, x
        assert [ref() for ref in seen] == [None] * 3
    finally:
        gc.enable()


def test_a_class_method_of_another_descriptor():
    class Bound:
        def __init__(self, function):
            self.function = function

        def __call__(self, x):
            return self.function(x)

    class Wrapper:
        def __init__(self, function):
            self.function = function

        def __get__(self, instance, owner):
            return Bound(self.function.__get__(instance, owner))

    class C:
        pass

    C.inner = classmethod(Wrapper(lambda cls, x: x + 1))

    def f(x):
        return C.inner(x)

    compiled_equals_plain(f)


def test_a_class_without_a_method_resolution_order():
    found = []

    class Meta(type):
        def mro(cls):
            found.append(peek(torch.ones(2), cls).tolist())
            return type.mro(cls)

    @torch.compile
    def peek(x, cls):
        return x + 1 if cls.__mro__ is None else x

    class Made(metaclass=Meta):
        pass

    assert found == [[2, 2]]


def test_a_module_without_a_name():
    module = types.ModuleType.__new__(types.ModuleType)

    def f(x):
        try:
            module.missing
        except AttributeError:
            return x + 1
        return x

    compiled_equals_plain(f)


def test_ranges_longer_than_a_list_can_be():
    def truth(x):
        return x + bool(range(10**20))

    def loop(x):
        for i in range(10**20):
            if i > 3:
                return x + i

    assert compiled_equals_plain(truth).graphs == compiled_equals_plain(loop).graphs == 1


def test_containers_too_long_for_a_recipe():
    def f(x):
        return x + 1, [0] * 30000, tuple(range(20000))

    compiled_equals_plain(f)


def test_a_tracer_sees_no_frame_of_the_compiler():
    def f(x):
        y = x + 1
        print(end="")
        return y * 2

    seen = set()

    def trace(frame, event, arg):
        seen.add(frame.f_code.co_filename)
        return trace

    compiled, x = torch.compile(f, backend="eager"), torch.ones(2)
    sys.settrace(trace)
    compiled(x)
    sys.settrace(None)
    assert __file__ in seen and not any("capture" in name or "compiler" in name for name in seen), seen


def test_a_backend_can_be_debugged():
    events = []

    def backend(graph, inputs):
        sys.settrace(lambda frame, event, arg: events.append(event))
        (lambda: None)()
        sys.settrace(None)
        return graph

    torch.compile(lambda x: x + 1, backend=backend)(torch.ones(2))
    assert events


def test_a_name_that_is_a_comprehensions_variable_and_a_free_one():
    def outer():
        def b(x):
            y = x + 1
            [a for b in [1] for a in []]  # noqa: F841
            return b is not None, y

        return b

    compiled_equals_plain(outer())


def test_a_destructor_of_what_a_live_container_gives_away():
    class Counted:
        count = 0

        def __init__(self):
            Counted.count += 1

        def __del__(self):
            Counted.count -= 1

    def popped(x, items, table):
        item = items.pop()
        y = x + Counted.count
        del item
        y = y * 10 + Counted.count
        item = table.pop("k")
        y = y * 10 + Counted.count
        del item
        return y * 10 + Counted.count

    compiled = torch.compile(popped, backend="eager")
    for function in (popped, compiled, compiled):
        assert function(torch.zeros(1), [Counted()], {"k": Counted()}).tolist() == [2110]


@pytest.mark.parametrize("width", [20, 100, 150, 240, 300])
def test_rewritten_code_has_the_locations_of_the_original(width):
    """Also of lines that are wider than the short forms of CPython's location table."""
    names = {}
    exec(compile(f"def f(x, log):\n  y = x + 1\n  log.append(str(len({'.' * width!r})))\n\n  raise ValueError(\n   log)\n", "<wide>", "exec"), names)
    code = names["f"].__code__
    made = encode(decode(code), code.co_stacksize)
    assert max(end for _, end, _ in made.co_lines()) == len(made.co_code)
    locations = [[x.location for x in decode(c) if isinstance(x, Instr)] for c in (made, code)]
    assert locations[0] == locations[1]
    compiled = torch.compile(names["f"], backend="eager")
    sys.setprofile(lambda *_: None)
    try:
        for _ in range(2):
            with pytest.raises(ValueError):
                compiled(torch.ones(2), [])
    finally:
        sys.setprofile(None)
