"""Entries and sites: what they are made of, what a site answers, and how a frame goes on behind it."""

import gc
import inspect
import weakref

import pytest

from framestance import _C
from t01_native.made import GIVE_UP, constant_entry, fresh, in_region, redirect, value_entry, with_sites


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


def call_in_region(function, *args, key="key", number=0, flags=0):
    return _C._call_in_region(key, _C.Stance(number, flags), function, *args)


def test_a_site_answers_with_a_return_or_an_exit():
    site = _C.Site()
    site.add(constant_entry("value", "key", [("INT", 0, 1)]))
    exit_artifact = _C.Artifact(1, (), [], [], [("VAL", 0), ("TUPLE", 1), ("CONST", ("stack",))], 2)
    site.add(_C.Entry(_C.GuardProgram(1, 1, [("INT", 0, 2)]), exit_artifact, 7, "key"))
    site.add(_C.Entry(_C.GuardProgram(1, 1, [("INT", 0, 3)]), None, -1, "key"))
    assert call_in_region(site, 1) == (True, "value")
    assert call_in_region(site, 2) == (False, ((2,), 7, ("stack",)))
    assert call_in_region(site, 3) is None and call_in_region(site, 4) is None
    assert call_in_region(site, 1, key="other") is None and call_in_region(site, 1, number=1) is None
    assert sorted(entry.hits for entry in site.entries) == [1, 1, 1]


def test_a_site_asks_the_miss_handler_unless_it_is_dormant(handlers):
    asked = []

    def miss(*arguments):
        asked.append(arguments)
        return constant_entry("made", "key", [("INT", 0, 5)])

    handlers(miss=miss)
    site = _C.Site("info")
    assert call_in_region(site, 5) == (True, "made") and call_in_region(site, 6) is None
    who, where, args, function, names, builtins = asked[0]
    assert who is None and where is site and args == (5,) and function is None and names is globals() and builtins["len"] is len
    site.dormant = _C.DORMANT
    assert call_in_region(site, 5) is None and len(asked) == 2
    site.add(constant_entry("hit", "key", [("INT", 0, 1)]))
    assert call_in_region(site, 1) == (True, "hit") and call_in_region(site, 5) is None and len(asked) == 2


def test_a_tired_site_asks_the_miss_handler_only_where_the_stance_may_refuse(handlers):
    handlers(miss=lambda *arguments: constant_entry("made", "key", [("INT", 0, 5)]))
    site = _C.Site("info")
    site.dormant = _C.TIRED
    assert call_in_region(site, 5) is None
    assert _C._call_in_region("key", _C.Stance(3), site, 5) == (True, "made")  # fail_on_recompile


def test_a_site_looks_up_globals_of_the_frame_that_calls_it():
    site = _C.Site()
    program = _C.GuardProgram(0, 1, [("LOAD_GLOBAL", 0, "marker")])
    site.add(_C.Entry(program, _C.Artifact(1, (), [], [], [("VAL", 0)], 1), -1, "key"))
    f = fresh("def f(): return site()", site=site, marker="of f")
    assert call_in_region(f) == (True, "of f")


def test_a_site_looks_up_locals_that_may_be_unbound():
    site = _C.Site()
    site.add(_C.Entry(_C.GuardProgram(2, 2, []), _C.Artifact(2, (), [], [], [("VAL", 0), ("VAL", 1), ("TUPLE", 2)], 1), -1, "key"))
    f = fresh("def f(bound):\n  if bound: local = object()\n  return site('given', 'unbound'), bound and local", site=site)
    assert call_in_region(f, False)[0] == (True, ("given", "unbound"))
    site.look_up_locals(((1, 1),))
    assert call_in_region(f, False)[0] == (True, ("given", "unbound"))
    (_, (given, found)), local = call_in_region(f, True)
    assert given == "given" and found is local


@pytest.mark.parametrize("pairs", [[(0, 0)], ((0, 0), 1), ((0,),), ((-1, 0),), ((0, -1),), (("a", 0),)], ids=str)
def test_pairs_that_are_no_places_are_refused(pairs):
    site = _C.Site()
    with pytest.raises(TypeError, match="look_up_locals"):
        site.look_up_locals(pairs)
    site.look_up_locals(((0, 0),))
    with pytest.raises(TypeError, match="once"):
        site.look_up_locals(())


def test_a_site_called_from_elsewhere_reads_no_further_than_the_locals():
    site = _C.Site()
    site.add(constant_entry("hit", "key", [("INT", 0, 1)]))
    site.look_up_locals(((0, 1000), (1000, 0)))
    assert call_in_region(fresh("def f(): return site(1)", site=site)) == (True, "hit")


def test_a_site_whose_kernel_gives_up_goes_on_natively():
    site = _C.Site()
    steps = [("KERNEL", GIVE_UP, (), (), (), 0, 1.0, ())]
    site.add(_C.Entry(_C.GuardProgram(0, 0, []), _C.Artifact(0, (), [("CONST", 1)], steps, [("CONST", 1)], 1), -1, "key"))
    assert call_in_region(site) is None


def test_the_unsafe_stance_of_the_region_counts_at_sites(handlers):
    def unsafe(site):
        for entry in site.entries:
            entry.unsafe_program = _C.GuardProgram(1, 1, [])

    handlers(unsafe=unsafe)
    site = _C.Site()
    site.add(constant_entry("hit", "key", [("INT", 0, 1)]))
    assert call_in_region(site, 2) is None and call_in_region(site, 2, flags=1) == (True, "hit")


def test_set_handlers_refuses_what_cannot_be_called_and_gives_what_was_there(handlers):
    with pytest.raises(TypeError):
        handlers(miss=5)
    assert handlers(frame=len) == {"miss": None, "key": None, "unsafe": None, "frame": None, "find": None, "mirror": None}
    assert handlers(frame=None)["frame"] is len


# ---- sites in rewritten code ----
def test_a_compiled_function_goes_on_in_its_own_frame_after_an_exit():
    """Both entries read one cache: the call finds the exit entry, the site at the start runs it, the frame goes on behind it."""
    names = {"log": []}
    exec("def f(x):\n  y = x + 1\n  log.append(y)\n  return y * 10\n", names)
    f = names["f"]
    cache = _C.code_cache(f.__code__)
    rewritten = with_sites(
        "def f(x):\n"
        "  hit = '<start>'(x)\n"
        "  if hit is not None:\n"
        "    returned, value = hit\n"
        "    if returned: return value\n"
        "    (x, y), landing, stack = value\n"
        "  else:\n"
        "    y = x + 1\n"
        "  log.append(y)\n"
        "  hit = '<later>'(y)\n"
        "  if hit is not None: return hit[1]\n"
        "  return y * 10\n",
        start=cache.start,
        later=(later := _C.Site("later")),
    )
    cache.sited_code = rewritten.__code__
    c = _C.CompiledFunction(f, None, "key", None)
    cache.start.add(value_entry(_C.GuardProgram(1, 1, [("INT", 0, 1)]), [("VAL", 0), ("CONST", 200), ("TUPLE", 2), ("TUPLE", 0)], exit=4))
    later.add(value_entry(_C.GuardProgram(1, 1, [("INT", 0, 200)]), [("CONST", "returned")]))
    assert c(1) == "returned" and names["log"] == [200]
    entry = cache.start.entries[0]
    assert c.hits == 2 and entry.hits == 1 and later.entries[0].hits == 1
    assert c(2) == 30 and f(1) == 20 and not _C.hook_installed()


def test_functions_called_from_a_compiled_function_are_redirected_too():
    def callee(x):
        return "old"

    redirect(callee, lambda x: "new")

    def f(x):
        return callee(x)

    c = _C.CompiledFunction(f, None, "key", None)
    c._cache.start.add(_C.Entry(_C.GuardProgram(2, 2, []), None, -1, "key"))
    _C.code_cache(f.__code__).skip = True
    assert c(1) == "new" and f(1) == "old"


def test_star_arguments_reach_the_sites_through_the_hook():
    f = with_sites("def f(*args, **kwargs): return '<site>'(args, kwargs)", site=(site := _C.Site()))
    site.add(value_entry(_C.GuardProgram(2, 2, []), [("VAL", 0), ("VAL", 1), ("TUPLE", 2)]))

    def original(*args, **kwargs):
        return "plain"

    redirect(original, f)
    c = _C.CompiledFunction(original, None, "key", None)
    c._cache.start.add(_C.Entry(_C.GuardProgram(2, 2, []), None, -1, "key"))
    assert c(1, 2, k=3) == (True, ((1, 2), {"k": 3}))


def test_sited_code_must_be_code_and_can_be_taken_back():
    def old():
        return "old"

    cache = _C.code_cache(old.__code__)
    free = 1
    with pytest.raises(TypeError):
        cache.sited_code = 5
    for other in (lambda a: 1, lambda *a: 1, lambda: free):
        with pytest.raises(ValueError):
            cache.sited_code = other.__code__
    redirect(old, new := lambda: "new")
    assert cache.sited_code is new.__code__ and in_region(old) == "new"
    cache.sited_code = None
    assert cache.sited_code is None and in_region(old) == "old"


def test_rewritten_code_may_be_replaced_while_it_runs(fallback):
    names = {"_C": _C, "gc": gc}
    exec("def old(): return 'old'\ndef new():\n  _C.code_cache(old.__code__).sited_code = None\n  gc.collect()\n  return 'new'\n", names)
    redirect(names["old"], names.pop("new"))
    assert in_region(lambda: (names["old"](), names["old"]())) == ("new", "old")


def test_rewritten_code_dies_with_its_original():
    names = {}
    exec("def old(): return 1\ndef new(): return 2\n", names)
    redirect(names["old"], names["new"])
    reference = weakref.ref(names["new"].__code__)
    names.clear()
    gc.collect()
    assert reference() is None


def test_inspect_still_works_on_a_redirected_function():
    def old(a, *, b=2):
        return 1

    redirect(old, lambda a, *, b=2: 2)
    assert str(inspect.signature(old)) == "(a, *, b=2)" and old.__code__.co_name == "old"
