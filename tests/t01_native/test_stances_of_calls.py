"""What each stance lets a call of a CompiledFunction do."""

import threading

import pytest

from framestance import _C
from t01_native.made import compiled, constant_entry, fresh, stance


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
