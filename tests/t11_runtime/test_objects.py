"""Compiled functions and modules as Python objects: binding, attributes, decorators, copying, pickling."""

from __future__ import annotations

import copy
import functools
import inspect
import pickle
import weakref

import pytest

import framestance as torch

is_compiling = torch.compiler.is_compiling


@torch.compile
def by_decorator(x, k: int = 2):
    """Its own words."""
    return is_compiling(), x * k


def plain(x):
    return is_compiling(), x + 1


by_call = torch.compile(plain)


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(2, 2)

    def forward(self, x):
        return is_compiling(), self.linear(x)

    def other(self, x):
        return is_compiling(), self.linear(x) * 2


# ---- attributes ----------------------------------------------------------------------------------------------------------------------------------


def test_it_looks_like_the_function():
    f, p = by_decorator, by_decorator.__wrapped__
    assert (f.__name__, f.__doc__, f.__module__, f.__annotations__) == (p.__name__, "Its own words.", __name__, {"k": "int"})
    assert str(inspect.signature(f)) == "(x, k: 'int' = 2)"
    assert inspect.getsource(f) == inspect.getsource(p) and inspect.unwrap(f) is p
    assert f.__code__ is p.__code__ and f.__globals__ is globals() and f.__closure__ is None and f.__kwdefaults__ is None
    assert not hasattr(f, "__self__")


def test_changed_defaults_and_code_change_the_function():
    def f(x, k=1, *, j=2):
        return x * k + j

    c, x = torch.compile(f), torch.ones(1)
    assert c(x).item() == 3
    c.__defaults__ = (5,)
    assert (c(x).item(), f.__defaults__) == (7, (5,))
    f.__kwdefaults__["j"] = 9
    assert c(x).item() == 14
    c.__code__ = (lambda x, k, *, j: x - 1).__code__
    assert c(x).item() == 0


def test_coroutine_functions_are_still_known_as_such():
    async def f(x):
        return x

    assert inspect.iscoroutinefunction(torch.compile(f)) and not inspect.iscoroutinefunction(by_decorator)


def test_attributes_and_weak_references():
    f = torch.compile(lambda x: x)
    f.note = 1
    assert f.note == 1 and {f: 2}[f] == 2 and weakref.ref(f)() is f


# ---- forms of functions --------------------------------------------------------------------------------------------------------------------------


def test_methods_of_every_kind():
    class A:
        @torch.compile
        def method(self, x, k=1):
            return is_compiling(), self.scaled(x) * k

        def scaled(self, x):
            return x

        @torch.compile
        @staticmethod
        def outside_static(x):
            return is_compiling(), x + 1

        @staticmethod
        @torch.compile
        def inside_static(x):
            return is_compiling(), x + 1

        @torch.compile
        @classmethod
        def outside_class(cls, x):
            return is_compiling(), x + 2, cls

        @property
        @torch.compile
        def value(self):
            return is_compiling(), torch.ones(1) + 3

    class B(A):
        def scaled(self, x):
            return x * 10

        @torch.compile
        def method(self, x):
            compiled, y = super().method(x)
            return compiled, y + 1

    x = torch.ones(1)
    for o, want in ((A(), 1), (B(), 11), (A(), 1)):
        assert o.method(x)[0] and o.method(x)[1].item() == want
    assert B.method(B(), x)[1].item() == 11 and A().method(x, k=3)[1].item() == 3
    for owner in (A, A(), B()):
        assert owner.outside_static(x)[0] and owner.outside_static(x)[1].item() == owner.inside_static(x)[1].item() == 2
    assert A.outside_class(x)[2] is A and B().outside_class(x)[2] is B and B.outside_class(x)[0]
    assert A().value[0] and A().value[1].item() == 4


def test_partial_inside_and_outside():
    f = functools.partial(torch.compile(lambda a, b, c: (is_compiling(), a + b * c)), torch.ones(1), c=3)
    g = torch.compile(functools.partial(lambda a, b, c: (is_compiling(), a + b * c), torch.ones(1), c=3))
    for call in (f, g, f, g):
        assert call(torch.ones(1))[0] and call(torch.ones(1))[1].item() == 4


def test_callable_objects_and_modules_with_a_call_of_their_own():
    class Scale:
        k = 3

        def __call__(self, x):
            return is_compiling(), x * self.k

    class Wrapped(torch.nn.Module):
        def forward(self, x):
            return is_compiling(), x + 1

        def __call__(self, x):
            compiled, y = super().__call__(x)
            return compiled, y * 10

    for f, want in ((torch.compile(Scale()), 3), (torch.compile(Wrapped()), 20)):
        assert f(torch.ones(1))[0] and f(torch.ones(1))[1].item() == want


def test_a_module_whose_forward_was_replaced_in_the_instance():
    m = Model()
    m.forward = torch.compile(m.forward)
    x = torch.ones(2)
    assert m(x)[0] and torch.compile(m)(x)[0] and torch.compile(m)._orig_mod is m
    m.forward = lambda x: (is_compiling(), x * 5)
    assert torch.compile(m)(torch.ones(1))[1].item() == 5


def test_a_keyword_may_have_the_name_of_a_positional_only_parameter():
    f = torch.compile(lambda a, /, **more: (is_compiling(), a + 1, more))
    for value in (5, 5, 6):
        assert f(torch.ones(1), a=value)[0::2] == (True, {"a": value})


def test_errors_of_binding_are_pythons():
    def f(a, b=2, *, c, d=4):
        return a

    c = torch.compile(f)
    for args, kwargs in (((), {}), ((1, 2, 3), {}), ((1,), {"c": 1, "z": 1}), ((1,), {"a": 1, "c": 1}), ((1, 2), {"b": 3, "c": 1})):
        for call in (f, c, c):
            with pytest.raises(TypeError) as caught:
                call(*args, **kwargs)
            if call is f:
                want = str(caught.value)
            assert str(caught.value) == want


# ---- copies and pickles --------------------------------------------------------------------------------------------------------------------------


def test_functions_are_atomic_and_pickled_by_name_or_by_what_they_compile():
    assert copy.copy(by_decorator) is copy.deepcopy(by_decorator) is pickle.loads(pickle.dumps(by_decorator)) is by_decorator
    loaded = pickle.loads(pickle.dumps(by_call))
    assert loaded.__wrapped__ is plain and loaded(torch.ones(1))[0]


def test_bound_methods_go_with_their_object():
    m = Model()
    f = torch.compile(m.other)
    x = torch.ones(2)
    for g in (copy.deepcopy(f), pickle.loads(pickle.dumps(f))):
        assert g.__self__ is not m and g(x)[0] and g(x)[1].tolist() == f(x)[1].tolist()


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))], ids=["copy", "deepcopy", "pickle"])
def test_modules_are_copied_compiled(how):
    m, x = torch.compile(Model(), dynamic=False), torch.ones(2)
    m(x)
    n = how(m)
    assert type(n) is type(m) and n._orig_mod is not m._orig_mod and n._key is m._key
    assert n(x)[0] and n(x)[1].tolist() == m(x)[1].tolist()
    assert sorted(n.state_dict()) == sorted(m.state_dict()) == ["_orig_mod.linear.bias", "_orig_mod.linear.weight"]


def test_a_compiled_module_is_the_original_from_outside():
    m = torch.compile(Model())
    assert m.training and m.eval() is m and not m.training and not m._orig_mod.training and m.train().training
    m.note = 3
    assert m._orig_mod.note == 3 and m.linear is m._orig_mod.linear
    m.linear = torch.nn.Linear(2, 3)
    assert m(torch.ones(2))[1].shape == m.forward(torch.ones(2))[1].shape == (3,)
    assert len(list(m.parameters())) == 2 and [name for name, _ in m.named_children()] == ["_orig_mod"]
    assert torch.compile(m)._orig_mod is m._orig_mod


# ---- the function that a call runs is looked up through the object --------------------------------------------------------------------------------


def assigned_forwards(x):
    """What calls of a compiled module give while its ``forward`` is assigned and deleted, on the instance and on the class."""

    class Scaled(torch.nn.Module):
        def forward(self, x):
            return is_compiling(), x * 2

    model = Scaled()
    yield model
    yield (True, 2.0)
    model.forward = lambda x: (is_compiling(), x + 5)
    yield (True, 6.0)
    model.forward = torch.compile(lambda x: (is_compiling(), x + 6))
    yield (True, 7.0)
    del model.forward
    yield (True, 2.0)
    original, Scaled.forward = Scaled.forward, lambda self, x: (is_compiling(), x - 1)
    yield (True, 0.0)
    Scaled.forward = staticmethod(lambda x: (is_compiling(), x - 3))
    yield (True, -2.0)
    Scaled.forward = property(lambda self: lambda x: (is_compiling(), x * 9))
    yield (True, 9.0)
    Scaled.__call__ = lambda self, x: (is_compiling(), x * 7)
    yield (True, 7.0)
    del Scaled.__call__
    Scaled.forward = original
    yield (True, 2.0)


@pytest.mark.parametrize("inside", [False, True], ids=["called", "called by a compiled function"])
def test_a_compiled_module_follows_its_forward(inside):
    x = torch.ones(2)
    steps = assigned_forwards(x)
    compiled = torch.compile(next(steps))
    call = torch.compile(lambda x: compiled(x)) if inside else compiled
    for compiling, expected in steps:
        for _ in range(2):
            found, y = call(x)
            assert (found, y.tolist()) == (compiling, [expected] * 2)


def test_a_compiled_callable_object_follows_its_class():
    class Adder:
        def __call__(self, x):
            return is_compiling(), x + 1

    adder, x = Adder(), torch.ones(1)
    compiled = torch.compile(adder)
    assert [compiled(x)[1].item(), compiled(x)[1].item()] == [2, 2]
    Adder.__call__ = lambda self, x: (is_compiling(), x + 2)
    assert [(c, y.item()) for c, y in (compiled(x), compiled(x))] == [(True, 3)] * 2
    adder.__class__ = type("Other", (), {"__call__": lambda self, x: (is_compiling(), x - 1)})
    assert [(c, y.item()) for c, y in (compiled(x), compiled(x))] == [(True, 0)] * 2
    del type(adder).__call__
    with pytest.raises(TypeError, match="'Other' object is not callable"):
        compiled(x)


def test_a_new_forward_is_followed_under_force_eager_and_when_disabled():
    for options, stance in (({}, "force_eager"), ({"disable": True}, "default")):
        model, x = Model(), torch.ones(1, 2)
        compiled = torch.compile(model, **options)
        compiled(x)
        model.forward = lambda x: "new"
        with torch.compiler.set_stance(stance):
            assert compiled(x) == "new"


def test_a_bound_method_stays_what_it_was():
    model, x = Model(), torch.ones(1, 2)
    forward, other = torch.compile(model.forward), torch.compile(model.other)
    expected = model.forward(x)[1], model.other(x)[1]
    model.forward = model.other = lambda x: "new"
    assert torch.equal(forward(x)[1], expected[0]) and torch.equal(other(x)[1], expected[1])


def test_forward_assigned_in_the_middle_of_a_call():
    log = []

    class Changing(torch.nn.Module):
        def forward(self, x, n):
            if n == 0:
                return x
            log.append(n)
            print(end="")
            Changing.forward = lambda self, x, n: x + n * 10
            return x + compiled(x, n - 1)

    compiled, x = torch.compile(Changing()), torch.ones(1)
    assert (compiled(x, 2).item(), log, compiled(x, 2).item()) == (12, [2], 21)


def test_a_compiled_function_is_not_the_function_nor_a_compiled_module_the_module():
    model = Model()
    compiled_model = torch.compile(model)

    @torch.compile(fullgraph=True)
    def f(x):
        kinds = isinstance(compiled_model, torch.nn.Module), isinstance(compiled_model, Model), type(by_call) is type(plain)
        return by_call is plain, compiled_model is model, compiled_model._orig_mod is model, kinds, compiled_model.training, by_call(x)[1]

    for _ in range(2):
        assert f(torch.ones(1))[:-1] == (False, False, True, (True, False, False), True)
