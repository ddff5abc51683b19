"""CompiledFunction: lookup, hits, misses, exits and threads, with entries made by hand."""

import gc
import sys
import threading
import weakref

import numpy as np
import pytest

from framestance import _C
from t01_native.made import ADD_ONE, F4, GIVE_UP, compiled, constant_entry, fresh, stance, values_entry


# ---- hits ----
def test_a_hit_runs_the_artifact_and_is_counted():
    f = fresh()
    program = _C.GuardProgram(1, 1, [("ARRAY", 0, _C.Tensor, F4, 1, (-1,), "C", False)])
    steps = [("ALLOC", 1, F4, (0,), None), ("KERNEL", ADD_ONE, (1, 0), (), (), 0, 1.0, ())]
    entry = _C.Entry(program, _C.Artifact(1, (0,), [("DIM", 0, 0)], steps, [("TENSOR", 1)], 1), -1, "key")
    c = compiled(f, entry)
    for n in (2, 3, 1000):
        assert (c(_C.wrap(np.zeros(n, "f4")))._array == 1).all()
    assert (entry.hits, c.hits) == (3, 3)
    assert c(5) == ("plain", 5) and c.hits == 3
    assert not _C.hook_installed()


def test_hits_of_an_entry_apart_count_for_no_function():
    entry = constant_entry("hit", "key")
    entry.apart = True
    c, totals = compiled(fresh(), entry), _C.hit_totals(False)
    assert [c(1), c(1)] == ["hit", "hit"]
    assert (entry.hits, c.hits, c.operations_run, c._used) == (2, 0, 0, set()) and _C.hit_totals(False) == totals


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
    steps = [("KERNEL", GIVE_UP, (), (), (), 0, 1.0, ())]
    entry = _C.Entry(_C.GuardProgram(1, 1, []), _C.Artifact(1, (), [("CONST", 1)], steps, [("CONST", "compiled")], 1), -1, "key")
    assert compiled(fresh(), entry)(1) == ("plain", 1)


def test_an_error_of_an_eager_row_propagates():
    steps = [("EXTERN", lambda: {}["missing"], (), (), True)]
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


# ---- threads ----
def test_threads_that_hit_miss_and_clear_at_once(quick_switching):
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
    assert errors == []


# ---- what its users own ----
def test_an_entry_of_users_lives_as_long_as_a_function_that_uses_it():
    f = fresh()
    one, other = compiled(f), compiled(f)
    entry = constant_entry("hit", "key")
    entry.of_users = True
    site = one._cache.start
    site.add(entry)
    assert one(1) == other(1) == "hit" and site.entries == (entry,)
    del entry, one
    assert other(1) == "hit"
    del other
    assert site.entries == ()


def test_an_entry_of_users_is_taken_out_and_cleared_like_others():
    site = _C.Site()
    entries = [constant_entry(i, "key") for i in range(3)]
    for entry in entries[1:]:
        entry.of_users = True
    for entry in entries:
        site.add(entry)
    with pytest.raises(ValueError, match="one site only"):
        _C.Site().add(entries[1])
    site.remove(entries[1])
    assert site.entries == (entries[2], entries[0])
    site.clear()
    site.add(entries[2])
    del site
    assert entries[2].of_users


def test_a_cycle_through_the_code_of_a_function_and_an_entry_of_users_is_collected():
    def make():
        f = fresh()
        c = compiled(f)
        entry = _C.Entry(_C.GuardProgram(1, 1, []), _C.Artifact(1, (), [], [], [("CONST", c)], 1), -1, "key")
        entry.of_users = True
        c._cache.start.add(entry)
        assert c(1) is c
        return weakref.ref(c), weakref.ref(f.__code__)

    refs = make()
    gc.collect()
    assert [ref() for ref in refs] == [None, None]


# ---- handlers ----
def test_a_handler_has_depth_to_spare_where_the_user_has_none(handlers):
    def deep(n):
        return n and deep(n - 1)

    handlers(miss=lambda *arguments: deep(500) or None)
    c = compiled(fresh())

    def down(n):
        return c(1) if n == 0 else down(n - 1)

    depth = sys.getrecursionlimit() - 150
    assert down(depth) == ("plain", 1)


def test_a_suspension_that_a_handler_leaves_open_ends_with_it(handlers):
    f = fresh("def f(x): return site(x), depth(), compiling()", site=_C.Site(), depth=_C.region_depth, compiling=_C.compiling)

    def miss(*arguments):
        _C.region_suspend()
        _C.compiling_enter()
        raise KeyboardInterrupt

    handlers(miss=miss)
    c = compiled(f, _C.Entry(_C.GuardProgram(1, 1, []), None, -1, "key"))
    with pytest.raises(KeyboardInterrupt):
        c(1)
    assert (_C.region_depth(), _C.compiling(), _C.hook_installed()) == (0, False, False)
    handlers(miss=lambda *arguments: None)
    assert c(1) == (None, 1, False)


def test_a_suspension_that_is_left_open_in_a_region_ends_with_it():
    c = compiled(
        fresh("def f(x): return suspend(), depth()", suspend=_C.region_suspend, depth=_C.region_depth), _C.Entry(_C.GuardProgram(1, 1, []), None, -1, "key")
    )
    for _ in range(3):
        assert c(1)[1] == 0 and (_C.region_depth(), _C.hook_installed()) == (0, False)


def test_a_call_in_a_thread_of_its_own():
    here = threading.get_ident()
    assert _C.call_on_large_stack(lambda: (threading.get_ident() != here, _C.compiling())) == (True, True)
    with pytest.raises(KeyError, match="why"):
        _C.call_on_large_stack(lambda: {}["why"])
    assert not _C.compiling()
