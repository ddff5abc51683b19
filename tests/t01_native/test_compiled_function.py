"""CompiledFunction: binding, lookup, hits, misses, exits, stances and threads, with entries made by hand."""

import functools
import gc
import inspect
import pickle
import sys
import threading
import weakref

import numpy as np
import pytest

from framestance import _C

F4 = np.dtype("f4").num
ADD_ONE = _C._test_kernel_address("add_one_f4")
GIVE_UP = _C._test_kernel_address("give_up")


class stance:
    """A scope for one stance, as a context manager."""

    def __init__(self, *arguments):
        self.scope = _C.Scope(_C.Stance(*arguments))

    def __enter__(self):
        _C.push_scope(self.scope)
        return self.scope.stance

    def __exit__(self, *error):
        _C.pop_scope(self.scope)


def constant_entry(value, key, guards=(), nargs=1, exit=-1, nvals=None):
    """An entry that answers with a constant: what came back tells whether it ran."""
    nvals = nargs if nvals is None else nvals
    recipe = [("CONST", value)] if exit == -1 else [("CONST", value), ("CONST", ())]
    artifact = _C.Artifact(nvals, (), [], [], recipe, len(recipe))
    return _C.Entry(_C.GuardProgram(nargs, nvals, list(guards)), artifact, exit, key)


def values_entry(key, nargs):
    """An entry that answers with everything it was given."""
    artifact = _C.Artifact(nargs, (), [], [], [*(("VAL", i) for i in range(nargs)), ("TUPLE", nargs)], 1)
    return _C.Entry(_C.GuardProgram(nargs, nargs, []), artifact, -1, key)


def compiled(function, *entries, key="key"):
    c = _C.CompiledFunction(function, None, key, None)
    for entry in entries:
        c._cache.start.add(entry)
    return c


def fresh(source="def f(x): return ('plain', x)", **names):
    """A function with a code object of its own."""
    exec(source, names)
    return names["f"]


# ---- hits ----
def test_a_hit_runs_the_artifact_and_is_counted():
    f = fresh()
    program = _C.GuardProgram(1, 1, [("ARRAY", 0, _C.Tensor, F4, 1, (-1,), "C", False)])
    steps = [("ALLOC", 1, F4, (0,), None), ("KERNEL", ADD_ONE, (1, 0), (), (), 0, 1.0)]
    entry = _C.Entry(program, _C.Artifact(1, (0,), [("DIM", 0, 0)], steps, [("TENSOR", 1)], 1), -1, "key")
    c = compiled(f, entry)
    for n in (2, 3, 1000):
        assert (c(_C.wrap(np.zeros(n, "f4")))._array == 1).all()
    assert (entry.hits, c.hits) == (3, 3)
    assert c(5) == ("plain", 5) and c.hits == 3
    assert not _C.hook_installed()


def test_the_first_matching_entry_moves_to_the_front():
    a, b = constant_entry("a", "key", [("INT", 0, 1)]), constant_entry("b", "key", [("INT", 0, 2)])
    c = compiled(fresh(), a, b)
    assert c._cache.start.entries == (b, a)
    assert [c(1), c(2), c(2), c(1), c(3)] == ["a", "b", "b", "a", ("plain", 3)]
    assert c._cache.start.entries == (a, b) and (a.hits, b.hits) == (2, 2)


def test_only_entries_of_the_same_key_count():
    f, key = fresh(), object()
    c = compiled(f, constant_entry("other", "other"), key=key)
    assert c(1) == ("plain", 1)
    c._cache.start.add(constant_entry("mine", key))
    assert c(1) == "mine"
    c._key = "other"
    assert c(1) == "other"


def test_an_entry_that_is_not_live_or_removed_is_not_used():
    entry = constant_entry("hit", "key")
    c = compiled(fresh(), entry)
    entry.live = False
    assert c(1) == ("plain", 1)
    entry.live = True
    assert c(1) == "hit"
    c._cache.start.remove(entry)
    assert c(1) == ("plain", 1) and c._cache.start.entries == ()
    with pytest.raises(ValueError):
        c._cache.start.remove(entry)
    c._cache.start.add(entry)
    c._cache.start.clear()
    assert c(1) == ("plain", 1)


def test_two_compiled_functions_of_one_code_share_entries():
    def make(k):
        return lambda x: k

    entry = _C.Entry(_C.GuardProgram(2, 3, [("LOAD_CELL", 2, 1)]), _C.Artifact(3, (), [], [], [("VAL", 2)], 1), -1, "key")
    a, b = compiled(make("first"), entry), _C.CompiledFunction(make("second"), None, "key", None)
    assert a._cache is b._cache
    assert a(0) == "first" and b(0) == "second" and entry.hits == 2 and (a.hits, b.hits) == (1, 1)


def test_a_kernel_that_gives_up_runs_the_original():
    steps = [("KERNEL", GIVE_UP, (), (), (), 0, 1.0)]
    entry = _C.Entry(_C.GuardProgram(1, 1, []), _C.Artifact(1, (), [("CONST", 1)], steps, [("CONST", "compiled")], 1), -1, "key")
    assert compiled(fresh(), entry)(1) == ("plain", 1)


def test_an_error_of_an_eager_row_propagates():
    steps = [("EXTERN", lambda: {}["missing"], (), (), False)]
    entry = _C.Entry(_C.GuardProgram(1, 1, []), _C.Artifact(1, (), [], steps, [("CONST", 1)], 1), -1, "key")
    with pytest.raises(KeyError):
        compiled(fresh(), entry)(1)


def test_an_entry_survives_the_removal_of_itself_while_it_runs():
    c = None

    def drop():
        c._cache.start.clear()
        gc.collect()

    steps = [("EXTERN", drop, (), (), False)]
    c = compiled(fresh(), _C.Entry(_C.GuardProgram(1, 1, []), _C.Artifact(1, (), [], steps, [("CONST", "done")], 1), -1, "key"))
    assert c(1) == "done"


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


@pytest.mark.parametrize("signature", SIGNATURES)
def test_arguments_are_bound_as_python_binds_them(signature):
    f = fresh(f"def f({signature}): return tuple(locals().values())")
    nargs = f.__code__.co_argcount + f.__code__.co_kwonlyargcount
    c = compiled(f, values_entry("key", nargs))
    for args, kwargs in CALLS:
        hits = c.hits
        try:
            expected = f(*args, **kwargs)
        except TypeError as error:
            with pytest.raises(TypeError) as raised:
                c(*args, **kwargs)
            assert str(raised.value) == str(error) and c.hits == hits
        else:
            assert c(*args, **kwargs) == expected and c.hits == hits + 1


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
    for args, kwargs in STAR_CALLS:
        hits = c.hits
        try:
            expected = plain(*args, **kwargs)
        except TypeError as error:
            with pytest.raises(TypeError) as raised:
                c(*args, **kwargs)
            assert str(raised.value) == str(error) and c.hits == hits
        else:
            assert c(*args, **kwargs) == expected and c.hits == hits + 1
            assert list(c(*args, **kwargs)[-1]) == list(expected[-1]) if "**" in signature else True


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


# ---- which entries a compiled function lives on ----
def test_the_entries_that_a_function_hit_are_known_and_told_apart():
    f = fresh()
    one, other = compiled(f, a := constant_entry("a", "key", [("INT", 0, 1)]), b := constant_entry("b", "key", [("INT", 0, 2)])), compiled(f)
    a.operations, b.operations = 3, 5
    assert (one(1), one(1), other(2)) == ("a", "a", "b")
    assert (one._used, other._used) == ({a}, {b})
    assert (one.hits, one.operations_run, other.hits, other.operations_run) == (2, 6, 1, 5)


def test_totals_outlive_the_functions():
    hits, operations = _C.hit_totals(False)
    c = compiled(fresh(), entry := constant_entry("hit", "key"))
    entry.operations = 2
    c(1)
    del c, entry
    assert _C.hit_totals(False) == (hits + 1, operations + 2)


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


# ---- lifetime ----
def test_a_decorated_closure_in_a_cycle_is_collected():
    def make():
        def f(x):
            return me, x

        me = compiled(f, constant_entry("hit", "key", nargs=2))
        f.me = me
        return weakref.ref(f), weakref.ref(me)

    references = make()
    gc.collect()
    assert [reference() for reference in references] == [None, None]


def test_calls_leak_nothing():
    f = fresh("def f(x, y=0): return x")
    entry = constant_entry("hit", "key", [("INT", 1, 0)], nargs=2)
    c = compiled(f, entry)
    value = object()
    c(value), c(x=value), c(value, 1)
    counts = [sys.getrefcount(o) for o in (value, f, entry, f.__code__, c)]
    blocks = sys.getallocatedblocks()
    for _ in range(1000):
        c(value), c(x=value), c(value, 1)
    assert [sys.getrefcount(o) for o in (value, f, entry, f.__code__, c)] == counts
    assert sys.getallocatedblocks() - blocks < 20


def test_caches_are_listed_while_their_code_lives():
    f = fresh()
    c = compiled(f)
    cache = c._cache
    assert cache in _C.all_caches() and _C.code_cache(f.__code__) is cache and _C.has_code_cache(f.__code__)
    cache.state["k"] = 1
    assert _C.code_cache(f.__code__).state == {"k": 1}
    start = _C.Site("info")
    cache.start = start
    assert cache.start is start and start.info == "info"
    reference = weakref.ref(f.__code__)
    del f, c, cache
    gc.collect()
    assert reference() is None and all(cache.state != {"k": 1} for cache in _C.all_caches())


def test_code_without_a_cache():
    assert not _C.has_code_cache(fresh().__code__)
    with pytest.raises(TypeError):
        _C.code_cache(5)


# ---- misses ----
def test_the_miss_handler_is_asked_and_its_entry_runs(handlers):
    asked = []

    def miss(*arguments):
        asked.append((arguments, _C.compiling()))
        entry = constant_entry("compiled", "key", [("INT", 0, arguments[2][0])])
        arguments[1].add(entry)
        return entry

    handlers(miss=miss)
    f = fresh()
    c = compiled(f)
    assert [c(1), c(1), c(2)] == ["compiled"] * 3
    assert len(asked) == 2 and c.hits == 1
    (who, site, args, function, names, builtins), compiling = asked[0]
    assert who is c and site is c._cache.start and args == (1,) and function is f and names is f.__globals__ and compiling
    assert builtins is f.__builtins__
    assert not _C.compiling()


def test_a_miss_that_gives_none_runs_the_original_without_a_region(handlers):
    handlers(miss=lambda *arguments: None)
    f = fresh("def f(): return depth()", depth=_C.region_depth)
    assert compiled(f)() == 0


def test_an_entry_from_the_handler_whose_guards_fail_is_not_run(handlers):
    handlers(miss=lambda *arguments: constant_entry("wrong", "key", [("INT", 0, 99)]))
    assert compiled(fresh())(1) == ("plain", 1)
    handlers(miss=lambda *arguments: constant_entry("wrong", "key", nargs=5))
    assert compiled(fresh())(1) == ("plain", 1)


@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt])
def test_an_error_of_the_miss_handler_propagates(handlers, error):
    def miss(*arguments):
        raise error

    handlers(miss=miss)
    with pytest.raises(error):
        compiled(fresh())(1)
    assert not _C.compiling()


def test_a_miss_handler_must_return_an_entry_or_none(handlers):
    handlers(miss=lambda *arguments: 5)
    with pytest.raises(TypeError, match="Entry or None"):
        compiled(fresh())(1)


def test_arguments_stay_alive_while_the_handler_drops_what_they_came_from(handlers):
    f = fresh("def f(a, b=[1, 2]): return a")

    def miss(who, site, args, function, *rest):
        function.__defaults__ = None
        gc.collect()
        return values_entry("key", 2)

    handlers(miss=miss)
    assert compiled(f)(0) == (0, [1, 2])


def test_while_the_thread_compiles_everything_runs_plain(handlers):
    handlers(miss=lambda *arguments: pytest.fail("asked"))
    c = compiled(fresh(), constant_entry("hit", "key"))
    token = _C.compiling_enter()
    try:
        assert c(1) == ("plain", 1)
    finally:
        _C.compiling_leave(token)
    assert c(1) == "hit"


def test_a_disabled_function_runs_plain():
    c = compiled(fresh(), constant_entry("hit", "key"))
    c.disabled = True
    assert c(1) == ("plain", 1) and c.hits == 0
    c.disabled = False
    assert c(1) == "hit"


# ---- eager entries and exits ----
@pytest.mark.parametrize("exit", [None, 3])
def test_an_entry_without_a_return_runs_the_original_in_a_region(exit):
    f = fresh("def f(x): return depth(), state(), hook()", depth=_C.region_depth, state=_C.region_state, hook=_C.hook_installed)
    entry = _C.Entry(_C.GuardProgram(1, 1, []), None, -1, "key") if exit is None else constant_entry((), "key", exit=exit)
    c = compiled(f, entry)
    depth, (key, stance_, who), hook = c(1)
    assert (depth, key, stance_.id, who, hook) == (1, "key", 0, c, True)
    assert c.hits == 0 and not _C.hook_installed() and _C.region_depth() == 0


def test_an_exception_leaves_the_region():
    f = fresh("def f(x): raise KeyError(x)")
    c = compiled(f, _C.Entry(_C.GuardProgram(1, 1, []), None, -1, "key"))
    with pytest.raises(KeyError):
        c(1)
    assert not _C.hook_installed() and _C.region_depth() == 0


# ---- generators and coroutines ----
def test_generators_and_coroutines_run_plain_and_are_reported_once(handlers):
    asked = []
    handlers(miss=lambda *arguments: asked.append(arguments[2]))
    g = compiled(fresh("def f(a, b=2): yield a; yield b"))
    assert list(g(1)) == [1, 2] and list(g(3)) == [3, 2] and asked == [(1, 2)]
    h = compiled(fresh("async def f(*a): return a"))
    coroutine = h(1)
    coroutine.close()
    assert asked == [(1, 2), ((1,),)]


def test_a_generator_function_is_reported_each_time_where_compiling_must_fail(handlers):
    def miss(*arguments):
        raise RuntimeError("would compile")

    handlers(miss=miss)
    g = compiled(fresh("def f(): yield 1"))
    with stance(3):
        for _ in range(2):
            with pytest.raises(RuntimeError):
                g()
    with stance(1):
        assert list(g()) == [1]


# ---- stances ----
def test_force_eager_runs_plain_without_a_region_and_is_counted(handlers):
    handlers(miss=lambda *arguments: pytest.fail("asked"))
    f = fresh("def f(x): return 'plain', depth()", depth=_C.region_depth)
    c = compiled(f, constant_entry("hit", "key"))
    with stance(1):
        assert c(1) == ("plain", 0)
    assert c(1) == "hit" and (c.hits, c.eager_by_stance) == (1, 1)


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_other_stances_use_what_is_there_and_leave_a_miss_to_the_handler(handlers, number):
    seen = []
    handlers(miss=lambda *arguments: seen.append(_C.current_stance().id))
    c = compiled(fresh(), constant_entry("hit", "key", [("INT", 0, 1)]))
    with stance(number):
        assert c(1) == "hit" and seen == []
        assert c(2) == ("plain", 2) and seen == [number]


def test_the_default_of_the_process_counts_too():
    c = compiled(fresh(), constant_entry("hit", "key"))
    before = _C.current_stance()
    _C.set_default_stance(_C.Stance(1))
    try:
        assert c(1) == ("plain", 1)
    finally:
        _C.set_default_stance(before)
    assert c(1) == "hit"


def test_a_scope_of_another_thread_does_not_count():
    c = compiled(fresh(), constant_entry("hit", "key"))
    results = []
    with stance(1):
        thread = threading.Thread(target=lambda: results.append(c(1)))
        thread.start()
        thread.join()
        results.append(c(1))
    assert results == ["hit", ("plain", 1)]


def test_a_forced_backend_has_its_own_entries(handlers):
    def key(key, backend):
        return {"eager": "key of eager"}[backend]

    handlers(key=key)
    c = compiled(fresh(), constant_entry("usual", "key"), constant_entry("forced", "key of eager"))
    with stance(0, 0, "eager"):
        assert c(1) == "forced"
    assert c(1) == "usual"
    with stance(0, 0, "unknown"), pytest.raises(KeyError):
        c(1)


def test_a_forced_backend_is_the_key_of_the_region(handlers):
    usual, other = "key", "key of other"
    handlers(key=lambda key, backend: other)
    c = compiled(fresh("def f(x): return state()", state=_C.region_state), *(_C.Entry(_C.GuardProgram(1, 1, []), None, -1, key) for key in (usual, other)))
    with stance(0, 0, "other"):
        assert c(1)[0] is other
    assert c(1)[0] is usual


def test_unsafe_guards_are_made_once_and_used_only_under_that_stance(handlers):
    made = []

    def unsafe(site):
        made.append(site)
        for entry in site.entries:
            entry.unsafe_program = _C.GuardProgram(1, 1, [])

    handlers(unsafe=unsafe)
    entry = constant_entry("hit", "key", [("INT", 0, 1)])
    c = compiled(fresh(), entry)
    assert entry.unsafe_program is None
    with stance(0, 1):
        assert c(1) == "hit" and c(2) == "hit" and made == [c._cache.start]
    assert c(2) == ("plain", 2) and c(1) == "hit"


def test_an_unsafe_miss_goes_to_the_miss_handler(handlers):
    def unsafe(site):
        for entry in site.entries:
            entry.unsafe_program = _C.GuardProgram(1, 1, [("TYPE", 0, int)])

    seen = []
    handlers(unsafe=unsafe, miss=lambda *arguments: seen.append(_C.current_stance().flags))
    c = compiled(fresh(), constant_entry("hit", "key", [("INT", 0, 1)]))
    with stance(0, 1):
        assert c(7) == "hit" and c("x") == ("plain", "x") and seen == [1]


def test_an_error_of_the_unsafe_handler_propagates(handlers):
    handlers(unsafe=lambda site: {}[1])
    with stance(0, 1), pytest.raises(KeyError):
        compiled(fresh(), constant_entry("hit", "key"))(1)


# ---- tracing ----
def test_a_line_tracer_sees_the_original_and_is_compiling_is_true_in_it():
    f = fresh("def f(x):\n  y = pretend()\n  return 'plain', y", pretend=_C.pretend_compiling)
    c = compiled(f, constant_entry("hit", "key"))
    lines = []

    def tracer(frame, event, argument):
        if frame.f_code is f.__code__ and event == "line":
            lines.append(frame.f_lineno)
        return tracer

    before = sys.gettrace()
    sys.settrace(tracer)
    try:
        result = c(1)
    finally:
        sys.settrace(before)
    assert result == ("plain", True) and lines == [2, 3] and c.hits == 1
    if before is None:
        assert c(1) == "hit"
    assert not _C.pretend_compiling()


def test_a_profiler_sees_compiled_code():
    c = compiled(fresh(), constant_entry("hit", "key"))
    sys.setprofile(lambda *event: None)
    try:
        result = c(1)
    finally:
        sys.setprofile(None)
    assert result == "hit" or sys.gettrace() is not None


# ---- entries and sites ----
def test_an_entry_tells_what_it_was_made_of():
    program, artifact = _C.GuardProgram(1, 1, []), _C.Artifact(1, (), [], [], [("CONST", 1)], 1)
    entry = _C.Entry(program, artifact, -1, "key")
    assert (entry.program, entry.artifact, entry.exit, entry.key, entry.hits, entry.live, entry.info) == (program, artifact, -1, "key", 0, True, None)
    entry.info = {"line": 3}
    assert entry.info == {"line": 3} and _C.Entry(program, None, 0, "key").artifact is None


@pytest.mark.parametrize(
    "program, artifact, exit, error",
    [
        (_C.GuardProgram(1, 1, []), _C.Artifact(2, (), [], [], [("CONST", 1)], 1), -1, "reads 2 values"),
        (_C.GuardProgram(1, 2, []), _C.Artifact(2, (), [], [], [("VAL", 1)], 1), -1, "reads value 1"),
        (_C.GuardProgram(0, 1, [("DICT_VERSION", -1, 1), ("LOAD_GLOBAL", 0, "x")]), _C.Artifact(1, (), [], [], [("VAL", 0)], 1), -1, "reads value 0"),
        (_C.GuardProgram(0, 0, []), _C.Artifact(0, (), [], [], [("CONST", 1)], 1), 0, "does not fit"),
        (_C.GuardProgram(0, 0, []), _C.Artifact(0, (), [], [], [("CONST", 1), ("CONST", 1)], 2), -1, "does not fit"),
        (_C.GuardProgram(0, 0, []), None, -2, "exit"),
    ],
)
def test_an_entry_that_could_not_run_is_refused(program, artifact, exit, error):
    with pytest.raises(ValueError, match=error):
        _C.Entry(program, artifact, exit, "key")


def test_an_unsafe_program_must_feed_the_artifact():
    entry = _C.Entry(_C.GuardProgram(1, 2, [("LOAD_TYPE", 1, 0)]), _C.Artifact(2, (), [], [], [("VAL", 1)], 1), -1, "key")
    for program in (_C.GuardProgram(1, 2, []), _C.GuardProgram(1, 1, []), _C.GuardProgram(2, 2, [])):
        with pytest.raises(ValueError):
            entry.unsafe_program = program
    with pytest.raises(TypeError):
        entry.unsafe_program = 5
    entry.unsafe_program = _C.GuardProgram(1, 2, [("LOAD_TYPE", 1, 0)])
    entry.unsafe_program = None


def test_a_site_outside_a_region_gives_none():
    site = _C.Site()
    site.add(constant_entry("hit", "key"))
    assert site(1) is None
    with pytest.raises(TypeError):
        site.add(5)
    with pytest.raises(TypeError):
        site(x=1)


def in_region(function, *args, key="key", number=0, flags=0):
    return _C._call_in_region(key, _C.Stance(number, flags), function, *args)


def test_a_site_answers_with_a_return_or_an_exit():
    site = _C.Site()
    site.add(constant_entry("value", "key", [("INT", 0, 1)]))
    exit_artifact = _C.Artifact(1, (), [], [], [("VAL", 0), ("TUPLE", 1), ("CONST", ("stack",))], 2)
    site.add(_C.Entry(_C.GuardProgram(1, 1, [("INT", 0, 2)]), exit_artifact, 7, "key"))
    site.add(_C.Entry(_C.GuardProgram(1, 1, [("INT", 0, 3)]), None, -1, "key"))
    assert in_region(site, 1) == (True, "value")
    assert in_region(site, 2) == (False, ((2,), 7, ("stack",)))
    assert in_region(site, 3) is None and in_region(site, 4) is None
    assert in_region(site, 1, key="other") is None and in_region(site, 1, number=1) is None
    assert sorted(entry.hits for entry in site.entries) == [1, 1, 1]


def test_a_site_asks_the_miss_handler_unless_it_is_dormant(handlers):
    asked = []

    def miss(*arguments):
        asked.append(arguments)
        return constant_entry("made", "key", [("INT", 0, 5)])

    handlers(miss=miss)
    site = _C.Site("info")
    assert in_region(site, 5) == (True, "made") and in_region(site, 6) is None
    who, where, args, function, names, builtins = asked[0]
    assert who is None and where is site and args == (5,) and function is None and names is globals() and builtins["len"] is len
    site.dormant = True
    assert in_region(site, 5) is None and len(asked) == 2
    site.add(constant_entry("hit", "key", [("INT", 0, 1)]))
    assert in_region(site, 1) == (True, "hit") and in_region(site, 5) == (True, "made")


def test_a_site_looks_up_globals_of_the_frame_that_calls_it():
    site = _C.Site()
    program = _C.GuardProgram(0, 1, [("LOAD_GLOBAL", 0, "marker")])
    site.add(_C.Entry(program, _C.Artifact(1, (), [], [], [("VAL", 0)], 1), -1, "key"))
    f = fresh("def f(): return site()", site=site, marker="of f")
    assert in_region(f) == (True, "of f")


def test_a_site_whose_kernel_gives_up_goes_on_natively():
    site = _C.Site()
    steps = [("KERNEL", GIVE_UP, (), (), (), 0, 1.0)]
    site.add(_C.Entry(_C.GuardProgram(0, 0, []), _C.Artifact(0, (), [("CONST", 1)], steps, [("CONST", 1)], 1), -1, "key"))
    assert in_region(site) is None


def test_the_unsafe_stance_of_the_region_counts_at_sites(handlers):
    def unsafe(site):
        for entry in site.entries:
            entry.unsafe_program = _C.GuardProgram(1, 1, [])

    handlers(unsafe=unsafe)
    site = _C.Site()
    site.add(constant_entry("hit", "key", [("INT", 0, 1)]))
    assert in_region(site, 2) is None and in_region(site, 2, flags=1) == (True, "hit")


def test_set_handlers_refuses_what_cannot_be_called_and_gives_what_was_there(handlers):
    with pytest.raises(TypeError):
        handlers(miss=5)
    assert handlers(frame=len) == {"miss": None, "key": None, "unsafe": None, "frame": None}
    assert handlers(frame=None)["frame"] is len


# ---- threads ----
def test_threads_that_hit_miss_and_clear_at_once():
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    n = 300
    entries = [constant_entry(i, "key", [("INT", 0, i)]) for i in range(8)]
    c = compiled(fresh(), *entries)
    errors, stop = [], threading.Event()

    def call():
        try:
            for k in range(n * 8):
                result = c(k % 9)
                assert result in (k % 9, ("plain", k % 9)), result
        except BaseException as error:
            errors.append(error)

    def disturb():
        while not stop.is_set():
            c._cache.start.clear()
            for entry in entries:
                c._cache.start.add(entry)

    callers = [threading.Thread(target=call) for _ in range(3)]
    disturber = threading.Thread(target=disturb)
    try:
        for thread in (disturber, *callers):
            thread.start()
        for thread in callers:
            thread.join()
    finally:
        stop.set()
        disturber.join()
        sys.setswitchinterval(interval)
    assert errors == []
