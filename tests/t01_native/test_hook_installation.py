"""When the hook is installed, with other hooks, threads and forks, and how deep recursion goes under it."""

import contextlib
import os
import sys
import threading
import warnings

import pytest

from framestance import _C
from t01_native.made import in_region, redirect, stance


# ---- recursion ----
def deepest(function):
    low = 0
    try:
        for n in range(50, 100_000, 50):
            function(n)
            low = n
    except RecursionError:
        pass
    return low


def test_recursion_in_a_region_reaches_the_users_limit():
    def deep(n):
        return 0 if n == 0 else 1 + deep(n - 1)

    before = sys.getrecursionlimit()
    sys.setrecursionlimit(5000)
    try:
        without = deepest(deep)
        within = in_region(deepest, deep)
    finally:
        sys.setrecursionlimit(before)
    assert without > 4500 and within >= without - 100


def test_endless_recursion_in_a_region_is_an_error_and_not_a_crash():
    script = """
import sys, threading
sys.path[:0] = {path!r}
from framestance import _C
sys.setrecursionlimit(10**7)
def deep(n): return deep(n + 1)
def of_generators(n):
    yield from of_generators(n + 1)
class Attributes:
    def __getattr__(self, name): return getattr(self, name + "x" * (len(name) < 5))
def run():
    for f, *args in ((deep, 0), (lambda: list(of_generators(0)),), (lambda: Attributes().a,)):
        try: _C._call_in_region("key", _C.Stance(0), f, *args)
        except RecursionError: print("RecursionError")
run()
threading.stack_size(2**20)
t = threading.Thread(target=run); t.start(); t.join()
"""
    import subprocess

    result = subprocess.run([sys.executable, "-c", script.format(path=sys.path)], capture_output=True, text=True, timeout=240)
    assert result.returncode == 0 and result.stdout.split() == ["RecursionError"] * 6, (result.returncode, result.stdout, result.stderr[-800:])


def test_recursion_in_another_thread_is_not_shortened_by_the_hook():
    def deep(n):
        return 0 if n == 0 else 1 + deep(n - 1)

    before, depths = sys.getrecursionlimit(), []
    threading.stack_size(16 * 2**20)
    sys.setrecursionlimit(3000)
    try:

        def inside():
            thread = threading.Thread(target=lambda: depths.append(deepest(deep)))
            thread.start()
            thread.join()

        in_region(inside)
    finally:
        sys.setrecursionlimit(before)
        threading.stack_size(0)
    assert depths[0] > 2700


# ---- installation ----
def test_the_hook_is_installed_only_while_a_region_runs_python():
    seen = []
    in_region(lambda: seen.append(_C.hook_installed()))
    assert seen == [True] and not _C.hook_installed()


@contextlib.contextmanager
def another_thread_in_a_region():
    entered, leave = threading.Event(), threading.Event()

    def wait():
        entered.set()
        assert leave.wait(30)

    thread = threading.Thread(target=lambda: in_region(wait))
    thread.start()
    try:
        assert entered.wait(30)
        yield
    finally:
        leave.set()
        thread.join()


def test_two_threads_leave_at_different_times():
    with another_thread_in_a_region():
        in_region(lambda: None)
        assert _C.hook_installed()
    assert not _C.hook_installed()


def test_many_threads_in_and_out_of_regions(quick_switching):
    errors = []

    def old(a):
        return "old", a

    def new(a):
        b = [a]
        return "new", b[0]

    redirect(old, new)

    def work(k):
        try:
            for i in range(400):
                assert in_region(old, i) == ("new", i) and old(i) == ("old", i)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == [] and not _C.hook_installed()


def test_a_hook_that_was_there_before_is_called_and_put_back():
    def old():
        return "old"

    redirect(old, lambda: "new")
    _C._test_other_hook(True)
    try:
        before = _C._test_other_hook(None)
        assert in_region(old) == "new" and _C._test_other_hook(None) > before
        before = _C._test_other_hook(None)
        assert old() == "old" and not _C.hook_installed() and _C._test_other_hook(None) > before
    finally:
        _C._test_other_hook(False)


def test_a_hook_that_is_put_over_ours_and_chains_to_it():
    def old():
        return "old"

    def inside():
        _C._test_other_hook(True)
        return old()

    redirect(old, lambda: "new")
    try:
        assert in_region(inside) == "new"
        assert old() == "old" and not _C.hook_installed(), "the other hook is on top and stays"
        before = _C._test_other_hook(None)
        assert in_region(old) == "new" and old() == "old" and _C._test_other_hook(None) > before
    finally:
        _C._test_other_hook(False)
    in_region(old)
    assert not _C.hook_installed() and old() == "old"


def in_child(holds):
    """Whether holds() is true in a forked child."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        try:
            os._exit(0 if holds() else 1)
        finally:
            os._exit(2)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_fork_while_another_thread_is_in_a_region():
    with another_thread_in_a_region():
        assert in_child(lambda: not _C.hook_installed()) and _C.hook_installed()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_fork_inside_a_region():
    def old():
        return "old"

    redirect(old, lambda: "new")

    assert in_region(lambda: in_child(lambda: old() == "new" and _C.hook_installed()))


@pytest.mark.parametrize("number", [1, 2], ids=["force_eager", "eager_on_recompile"])
def test_endless_recursion_through_compiled_functions_that_run_plain(number):
    """No hook is installed then, and each call takes C stack all the same."""
    names = {}
    exec("def f(x): return g(x)\ndef g(x): return c(x)", names)
    names["c"] = c = _C.CompiledFunction(names["f"], None, "key", None)
    limit = sys.getrecursionlimit()
    try:
        for higher in (limit, 10**6):
            sys.setrecursionlimit(higher)
            with stance(number), pytest.raises(RecursionError):
                c(1)
    finally:
        sys.setrecursionlimit(limit)


def test_recursion_through_a_compiled_function_that_runs_plain_goes_as_deep_as_without_it():
    names = {}
    exec("def f(n): return n and c(n - 1)", names)
    names["c"] = c = _C.CompiledFunction(names["f"], None, "key", None)
    assert c(sys.getrecursionlimit() - 200) == 0
