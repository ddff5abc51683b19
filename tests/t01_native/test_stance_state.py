"""Where the stance is kept: process default, context scopes, process scopes; and the thread's compiling flags."""

import contextvars
import gc
import threading
import weakref

import pytest

from framestance import _C

EAGER = _C.Stance(1)
FAIL = _C.Stance(3, 2, None, "fail_on_recompile")


@pytest.fixture(autouse=True)
def nothing_left_open():
    before = _C.open_scope_count(), _C.current_stance()
    yield
    gc.collect()
    assert (_C.open_scope_count(), _C.current_stance()) == before


def in_a_thread(function):
    results = []
    thread = threading.Thread(target=lambda: results.append(function()))
    thread.start()
    thread.join()
    return results[0]


def test_a_stance_is_an_immutable_record():
    s = _C.Stance(4, 5, len, "eager_then_compile")
    assert (s.id, s.flags, s.backend, s.name) == (4, 5, len, "eager_then_compile")
    assert _C.Stance(6).name == "warn_on_recompile" and _C.Stance(0).backend is None
    for name in ("id", "flags", "backend", "name"):
        with pytest.raises(AttributeError):
            setattr(s, name, 1)


@pytest.mark.parametrize("arguments", [(7,), (-1,), (0, 8)])
def test_a_stance_outside_the_table_is_refused(arguments):
    with pytest.raises(ValueError):
        _C.Stance(*arguments)


def test_the_default_of_the_process_is_seen_by_every_thread():
    before = _C.current_stance()
    _C.set_default_stance(EAGER)
    try:
        assert _C.current_stance() is EAGER and in_a_thread(_C.current_stance) is EAGER
    finally:
        _C.set_default_stance(before)


def test_scopes_nest_and_each_exit_uncovers_the_outer_one():
    outer, inner = _C.Scope(EAGER), _C.Scope(FAIL, None)
    _C.push_scope(outer)
    _C.push_scope(inner)
    assert inner.parent is outer and _C.current_scope() is inner and _C.current_stance() is FAIL
    _C.pop_scope(inner)
    assert inner.closed and not outer.closed and _C.current_stance() is EAGER
    _C.pop_scope(outer)
    assert _C.current_scope() is None


def test_a_scope_is_not_seen_by_another_thread():
    scope = _C.Scope(EAGER)
    _C.push_scope(scope)
    try:
        assert in_a_thread(_C.current_stance) is not EAGER and in_a_thread(_C.current_scope) is None
    finally:
        _C.pop_scope(scope)


def test_the_stance_of_an_open_scope_can_be_changed():
    scope = _C.Scope(EAGER)
    _C.push_scope(scope)
    scope.stance = FAIL
    assert _C.current_stance() is FAIL
    _C.pop_scope(scope)
    with pytest.raises(TypeError):
        scope.stance = 3


def test_leaving_in_another_order_withdraws_only_that_record():
    a, b = _C.Scope(EAGER), _C.Scope(FAIL)
    _C.push_scope(a)
    _C.push_scope(b)
    _C.pop_scope(a)
    assert _C.current_stance() is FAIL
    _C.pop_scope(b)
    assert _C.current_scope() is None


def test_a_context_started_inside_a_scope_skips_it_once_it_is_closed():
    scope = _C.Scope(EAGER)
    _C.push_scope(scope)
    context = contextvars.copy_context()
    assert context.run(_C.current_stance) is EAGER
    _C.pop_scope(scope)
    assert context.run(_C.current_scope) is None and context.run(_C.current_stance).id == 0


def test_leaving_in_another_context_than_entering_is_fine():
    scope = _C.Scope(EAGER)
    context = contextvars.copy_context()
    context.run(_C.push_scope, scope)
    assert _C.current_scope() is None
    _C.pop_scope(scope)
    assert context.run(_C.current_scope) is None and scope.closed


def test_a_process_scope_is_seen_everywhere_and_yields_to_a_context_scope():
    process, context = _C.Scope(EAGER), _C.Scope(FAIL)
    _C.push_process_scope(process)
    try:
        assert in_a_thread(_C.current_stance) is EAGER and _C.current_process_scope() is process
        _C.push_scope(context)
        assert _C.current_stance() is FAIL and in_a_thread(_C.current_stance) is EAGER
        _C.pop_scope(context)
    finally:
        _C.pop_process_scope(process)
    assert _C.current_process_scope() is None


def test_the_newest_open_process_scope_is_in_force():
    a, b = _C.Scope(EAGER), _C.Scope(FAIL)
    _C.push_process_scope(a)
    _C.push_process_scope(b)
    _C.pop_process_scope(a)
    assert _C.current_stance() is FAIL
    _C.pop_process_scope(b)


@pytest.mark.parametrize("push", [_C.push_process_scope, lambda scope: contextvars.Context().run(_C.push_scope, scope)])
def test_a_scope_that_is_dropped_without_exit_is_no_longer_counted(push):
    before = _C.open_scope_count()
    scope = _C.Scope(EAGER)
    push(scope)
    assert _C.open_scope_count() == before + 1
    del scope
    gc.collect()
    assert _C.open_scope_count() == before and _C.current_stance() is not EAGER


def test_a_scope_is_pushed_once_and_popped_safely_twice():
    scope = _C.Scope(EAGER)
    _C.push_scope(scope)
    with pytest.raises(ValueError):
        _C.push_scope(scope)
    _C.pop_scope(scope)
    _C.pop_scope(scope)
    with pytest.raises(ValueError):
        _C.push_process_scope(scope)


@pytest.mark.parametrize("function", [_C.push_scope, _C.pop_scope, _C.push_process_scope, _C.pop_process_scope, _C.set_default_stance])
def test_wrong_types_are_refused(function):
    with pytest.raises(TypeError):
        function(5)


def test_a_backend_that_holds_its_own_scope_is_collected():
    class Backend:
        pass

    backend = Backend()
    backend.scope = _C.Scope(_C.Stance(0, 0, backend, "default"))
    reference = weakref.ref(backend)
    del backend
    gc.collect()
    assert reference() is None


def test_many_nested_scopes_unwind():
    scopes = [_C.Scope(EAGER) for _ in range(5000)]
    for scope in scopes:
        _C.push_scope(scope)
    for scope in reversed(scopes):
        _C.pop_scope(scope)
    assert _C.current_scope() is None


# ---- flags of a thread ----
def test_compiling_is_a_flag_of_the_thread_and_nests():
    assert not _C.compiling()
    outer = _C.compiling_enter()
    inner = _C.compiling_enter()
    assert _C.compiling() and not in_a_thread(_C.compiling)
    _C.compiling_leave(inner)
    assert _C.compiling()
    _C.compiling_leave(outer)
    assert not _C.compiling()


def test_the_region_depth_is_zero_while_suspended():
    seen = []

    def inside():
        seen.append((_C.region_depth(), _C.hook_installed(), _C.region_state()[:2]))
        token = _C.region_suspend()
        seen.append((_C.region_depth(), _C.hook_installed(), _C.region_state()))
        _C.region_resume(token)
        seen.append((_C.region_depth(), _C.hook_installed()))
        with pytest.raises(ValueError):
            _C.region_resume(token)

    key = object()
    _C._call_in_region(key, FAIL, inside)
    assert seen == [(1, True, (key, FAIL)), (0, False, (None, None, None)), (1, True)]
    assert _C.region_depth() == 0 and not _C.hook_installed()


def test_regions_nest_and_end_with_an_exception():
    def inner():
        assert _C.region_depth() == 2 and _C.region_state()[0] == "inner"
        raise KeyError("inner")

    def outer():
        with pytest.raises(KeyError):
            _C._call_in_region("inner", FAIL, inner)
        assert _C.region_depth() == 1 and _C.region_state()[0] == "outer" and _C.hook_installed()
        raise KeyError("outer")

    with pytest.raises(KeyError):
        _C._call_in_region("outer", FAIL, outer)
    assert _C.region_depth() == 0 and not _C.hook_installed()


def test_a_region_belongs_to_its_thread():
    assert _C._call_in_region(None, FAIL, in_a_thread, _C.region_depth) == 0


def test_a_token_of_another_thread_is_refused():
    def inside():
        token = _C.region_suspend()
        with pytest.raises(ValueError):
            in_a_thread_raising(_C.region_resume, token)
        _C.region_resume(token)

    def in_a_thread_raising(function, *arguments):
        errors = []

        def run():
            try:
                function(*arguments)
            except Exception as error:
                errors.append(error)

        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
        raise errors[0]

    _C._call_in_region(None, FAIL, inside)
