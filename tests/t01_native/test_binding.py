"""Arguments of a CompiledFunction: bound in C as Python binds them, to functions and methods."""

import functools
import inspect
import pickle
import sys
import weakref

import pytest

from framestance import _C
from t01_native.made import compiled, constant_entry, fresh, values_entry

# ---- binding ----
SIGNATURES = [
    "a",
    "a, b",
    "a, b=2",
    "a, b=2, c=3",
    "a, /, b",
    "a, *, k",
    "a, *, k=4",
    "a=1, *, k=4, l=5",
    "a, /, b=2, *, k=4",
    "",
    "*, k",
    "a, b, /",
]
CALLS = [
    ((), {}),
    ((1,), {}),
    ((1, 2), {}),
    ((1, 2, 3), {}),
    ((1, 2, 3, 4), {}),
    ((), {"a": 1}),
    ((1,), {"b": 2}),
    ((1,), {"a": 2}),
    ((1,), {"k": 3}),
    ((1, 2), {"k": 3}),
    ((), {"k": 3, "a": 1}),
    ((), {"b": 2, "a": 1}),
    ((1,), {"c": 3}),
    ((1,), {"x": 1}),
    ((), {"k": 1}),
    ((1, 2), {"l": 9, "k": 8}),
]


def binds_alike(c, plain, calls):
    """Every call of c is a hit with the arguments that plain gets, or the TypeError that plain raises."""
    for args, kwargs in calls:
        hits = c.hits
        try:
            expected = plain(*args, **kwargs)
        except TypeError as error:
            with pytest.raises(TypeError) as raised:
                c(*args, **kwargs)
            assert str(raised.value) == str(error) and c.hits == hits
        else:
            given = c(*args, **kwargs)
            assert given == expected and c.hits == hits + 1
            assert [list(v) for v in given if isinstance(v, dict)] == [list(v) for v in expected if isinstance(v, dict)]


@pytest.mark.parametrize("signature", SIGNATURES)
def test_arguments_are_bound_as_python_binds_them(signature):
    f = fresh(f"def f({signature}): return tuple(locals().values())")
    nargs = f.__code__.co_argcount + f.__code__.co_kwonlyargcount
    c = compiled(f, values_entry("key", nargs))
    binds_alike(c, f, CALLS)


def test_a_keyword_that_is_not_interned_is_found_by_its_text():
    c = compiled(fresh("def f(first, second): return (first, second)"), values_entry("key", 2))
    names = ["".join(["fir", "st"]), "".join(["sec", "ond"])]
    assert names[0] is not c._func.__code__.co_varnames[0]
    assert c(**{names[1]: 2, names[0]: 1}) == (1, 2) and c.hits == 1


def test_defaults_are_read_when_the_call_is_made():
    f = fresh("def f(a, b=2, *, k=3): return (a, b, k)")
    c = compiled(f, values_entry("key", 3))
    f.__defaults__ = (7,)
    f.__kwdefaults__["k"] = 8
    assert c(1) == (1, 7, 8)
    f.__defaults__ = None
    with pytest.raises(TypeError):
        c(1)


def test_a_new_code_object_gets_its_own_cache():
    f = fresh()
    c = compiled(f, constant_entry("hit", "key"))
    assert c(1) == "hit"
    f.__code__ = fresh("def f(a, b=0): return ('new', a, b)").__code__
    f.__defaults__ = (5,)
    assert c(1) == ("new", 1, 5)
    c._cache.start.add(values_entry("key", 2))
    assert c(1) == (1, 5)


def test_closure_cells_follow_the_arguments():
    def make():
        a, b = 1, 2

        def f(x):
            return a + b + x

        def change(value):
            nonlocal b
            b = value

        return f, change

    f, change = make()
    program = _C.GuardProgram(3, 5, [("LOAD_CELL", 3, 1), ("LOAD_CELL", 4, 2)])
    c = compiled(f, _C.Entry(program, _C.Artifact(5, (), [], [], [("VAL", 3), ("VAL", 4), ("TUPLE", 2)], 1), -1, "key"))
    assert c(0) == (1, 2)
    change(9)
    assert c(0) == (1, 9)


STAR_CALLS = [((), {}), ((1,), {}), ((1, 2, 3), {}), ((1,), {"k": 5, "z": 6}), ((), {"a": 1, "self": 2}), ((1, 2), {"a": 3}), ((1,), {"": 0})]


@pytest.mark.parametrize("signature", ["*args, **kwargs", "a, *args", "a, b=9, *args, k=4, **kwargs", "a=1, /, **kwargs", "*, k=3, **kwargs", "*args, k"])
@pytest.mark.parametrize("bound", [False, True])
def test_stars_are_bound_as_python_binds_them(signature, bound):
    names = [part.strip(" *").split("=")[0] for part in signature.split(",") if part.strip(" */")]
    given = [name for name in names if name not in ("args", "kwargs")]
    order = given + [name for name in names if name in ("args", "kwargs")]  # as in the frame: stars last
    f = fresh(f"def f({signature}): return ({''.join(name + ', ' for name in order)})")
    me = object() if bound else None
    plain = f.__get__(me) if bound else f
    c = _C.CompiledFunction(f, me, "key", None)
    c._cache.start.add(values_entry("key", len(order)))
    binds_alike(c, plain, STAR_CALLS)


def test_stars_are_new_objects_at_each_call_and_leak_nothing():
    c = compiled(fresh("def f(*args, **kwargs): return 'plain'"), values_entry("key", 2))
    x = object()
    first, second = c(x, k=x), c(x, k=x)
    assert first == second and first[0] is not second[0] and first[1] is not second[1]
    del first, second
    before = sys.getrefcount(x)
    for _ in range(1000):
        c(x, k=x)
    assert sys.getrefcount(x) == before


def test_a_bound_object_without_a_parameter_for_it_is_an_error():
    c = _C.CompiledFunction(fresh("def f(): return 'plain'"), object(), "key", None)
    c._cache.start.add(constant_entry("hit", "key", nargs=0))
    with pytest.raises(TypeError, match="takes 0 positional arguments but 1 was given"):
        c()


def test_a_keyword_of_a_str_subclass_is_bound_by_python():
    class Word(str):
        def __eq__(self, other):
            return False

        __hash__ = str.__hash__

    c = compiled(fresh("def f(x): return 'plain'"), constant_entry("hit", "key"))
    with pytest.raises(TypeError, match="unexpected keyword argument 'x'"):
        c(**{Word("x"): 1})


# ---- methods ----
def test_it_is_a_method_of_instances():
    class Model:
        def forward(self, x, scale=2):
            return "plain"

    Model.forward = compiled(Model.forward, values_entry("key", 3))
    m = Model()
    assert m.forward(1) == (m, 1, 2) and m.forward(1, scale=5) == (m, 1, 5) and Model.forward(m, 3) == (m, 3, 2)
    bound = m.forward
    assert bound(4) == (m, 4, 2) and bound.__self__ is m and bound.__func__ is Model.__dict__["forward"]
    assert Model.forward is Model.__dict__["forward"]
    assert functools.partial(m.forward, 1)(scale=0) == (m, 1, 0)


def test_a_bound_self_comes_first_on_hit_and_on_the_plain_call():
    class Model:
        def forward(self, x):
            return ("plain", self, x)

    m = Model()
    c = _C.CompiledFunction(Model.forward, m, "key", {"why": "test"})
    assert c(1) == ("plain", m, 1) and c.__wrapped__ == m.forward and c._self is m and c._func is Model.forward and c._info == {"why": "test"}
    c._cache.start.add(values_entry("key", 2))
    assert c(1) == (m, 1) and c(x=2) == (m, 2)
    with pytest.raises(TypeError):
        c(1, 2)


def test_it_looks_like_the_function():
    f = fresh("def f(x, *, k: int = 1) -> str:\n  'what f does'\n  return x")
    c = compiled(f)
    functools.update_wrapper(c, f)
    assert c.__name__ == "f" and c.__doc__ == "what f does" and inspect.signature(c) == inspect.signature(f) and c.__wrapped__ is f
    c.note = 1
    assert c.__dict__["note"] == 1 and callable(c)
    assert weakref.ref(c)() is c


def test_it_can_be_subclassed():
    class Child(_C.CompiledFunction):
        def __reduce__(self):
            return (str, ("pickled",))

    c = Child(fresh(), None, "key", None)
    c._cache.start.add(constant_entry("hit", "key"))
    assert c(1) == "hit" and pickle.loads(pickle.dumps(c)) == "pickled"


@pytest.mark.parametrize("value", [len, 5, compile("1", "", "eval")])
def test_only_python_functions_are_compiled(value):
    with pytest.raises(TypeError):
        _C.CompiledFunction(value, None, None, None)


def test_stars_are_freed_though_the_call_gives_the_function_another_signature():
    def body(first):
        if first is x:
            f.__code__ = plain.__code__
            assert c(1) == 1

    f = fresh("def f(*args, **kwargs): body(args[0])", body=body)
    plain = fresh("def f(a): return a")
    x = type("Object", (), {})()
    c = compiled(f)
    alive = weakref.ref(x)
    c(x, k=x)
    x = None
    assert alive() is None
