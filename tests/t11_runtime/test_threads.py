"""Threads, tasks, forks, signals and resets while calls run and compile."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import threading
import time
import traceback

import pytest

import framestance as torch
from framestance import _C
from framestance.compiler import locking
from framestance.diag.errors import BackendError, RecompileError

set_stance, is_compiling = torch.compiler.set_stance, torch.compiler.is_compiling


def function(source, **names):
    exec(source, names)
    return names["f"]


def in_thread(call, timeout=20):
    """Run in a thread; True when it has ended in time."""
    thread = threading.Thread(target=call, daemon=True)
    thread.start()
    thread.join(timeout)
    return not thread.is_alive()


# ---- threads -------------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:.*R011")
def test_threads_that_call_compile_reset_and_change_stances(quick_switching):
    f = torch.compile(function("def f(x, k):\n  y = x + k\n  print(end='')\n  z = y * 2\n  if k == 3: print(end='')\n  return z"))
    g = torch.compile(lambda *xs, k=1: (xs[0] * 2).sum() + k)
    errors, end = [], time.monotonic() + 3

    def work(seed):
        choose = random.Random(seed)
        while time.monotonic() < end and not errors:
            n, k, what = choose.randint(1, 6), choose.randint(0, 4), choose.randint(0, 9)
            try:
                if what == 0:
                    torch.compiler.reset()
                with set_stance(["default", "force_eager", "eager_on_recompile", "fail_on_recompile"][what % 4]):
                    assert f(torch.ones(n), k).tolist() == [(1 + k) * 2.0] * n
                    assert g(torch.ones(n), k=k).item() == 2 * n + k
            except RecompileError:
                assert what % 4 == 3
            except BaseException:
                errors.append(traceback.format_exc())

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == [] and not _C.hook_installed()


def test_a_backend_may_wait_for_a_thread_that_compiles():
    other = torch.compile(lambda x: (is_compiling(), x * 5))
    seen = []

    def backend(graph, example_inputs):
        assert in_thread(lambda: seen.append(other(torch.ones(1))[1].item()))
        return graph

    f = torch.compile(lambda x: x + 1, backend=backend)
    assert f(torch.ones(1)).item() == 2 and seen == [5] and torch.compiler.stats(other).graphs == 1
    assert in_thread(lambda: locking.compile_lock.acquire() and locking.compile_lock.release())


def test_a_backend_that_raises_leaves_nothing_behind():
    def backend(graph, example_inputs):
        raise KeyError("no")

    f = torch.compile(lambda x: x + 1, backend=backend)
    for _ in range(2):
        with pytest.raises(BackendError) as caught:
            f(torch.ones(1))
        assert isinstance(caught.value.__cause__, KeyError)
    assert in_thread(lambda: locking.compile_lock.acquire() and locking.compile_lock.release())


def test_tasks_have_a_stance_each():
    f = torch.compile(function("def f(x):\n  y = x + 1\n  print(end='')\n  return is_compiling(), y * 2", is_compiling=is_compiling))

    async def task(stance):
        seen = set()
        for _ in range(20):
            with set_stance(stance):
                await asyncio.sleep(0)
                seen.add(f(torch.ones(2))[0])
                await asyncio.sleep(0)
        return seen

    async def main():
        return await asyncio.gather(*(task(stance) for stance in ("default", "force_eager") * 3))

    assert asyncio.run(main()) == [{True}, {False}] * 3


# ---- resets --------------------------------------------------------------------------------------------------------------------------------------


class Resets:
    def __del__(self):
        torch.compiler.reset()


def resetting_backend(graph, example_inputs):
    torch.compiler.reset()
    return graph


def resetting_product(graph, example_inputs):
    def run(*args):
        torch.compiler.reset()
        return graph(*args)

    return run


@pytest.mark.parametrize(
    "line, backend",
    [("reset()", "eager"), ("d = Resets(); del d", "eager"), ("print(end='')", resetting_backend), ("print(end='')", resetting_product)],
    ids=["leftover code", "a destructor", "a backend", "compiled code"],
)
def test_reset_during_a_run(line, backend):
    source = f"def f(x):\n  y = x + 1\n  {line}\n  z = y * 2\n  {line}\n  return z - 1"
    f = torch.compile(function(source, reset=torch.compiler.reset, Resets=Resets), backend=backend)
    for n in (2, 2, 3, 3):
        assert f(torch.ones(n)).tolist() == [3.0] * n
    g = torch.compile(lambda x: (is_compiling(), x))
    assert g(torch.ones(1))[0]


def test_after_a_reset_by_a_backend_the_function_compiles_and_hits():
    resets = [True]

    def backend(graph, example_inputs):
        if resets:
            resets.pop()
            torch.compiler.reset()
        return graph

    f = torch.compile(function("def f(x):\n  y = x + 1\n  print(end='')\n  return is_compiling(), y * 2", is_compiling=is_compiling), backend=backend)
    for _ in range(3):
        f(torch.ones(2))
    before = torch.compiler.stats(f)
    assert f(torch.ones(2))[0] is True
    after = torch.compiler.stats(f)
    assert (after.misses - before.misses, after.hits - before.hits) == (0, 2)


# ---- forks and signals ---------------------------------------------------------------------------------------------------------------------------

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")


def forked(call):
    """Run in a forked child, which ends after 20 s at the latest; its status, 0 when the call gave True."""
    pid = os.fork()
    if pid == 0:
        signal.alarm(20)
        status = 1
        try:
            status = 0 if call() else 2
        finally:
            os._exit(status)
    return os.waitpid(pid, 0)[1]


@needs_fork
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_fork_inside_a_region():
    inner = torch.compile(lambda x: (is_compiling(), x * 3))
    names = {"forked": forked, "inner": inner}
    f = torch.compile(function("def f(x):\n  y = x + 1\n  status = forked(lambda: inner(y)[0] and inner(y)[1].item() == 6)\n  return status, y * 2", **names))
    assert [(status, y.item()) for status, y in (f(torch.ones(1)), f(torch.ones(1)))] == [(0, 4), (0, 4)]


@needs_fork
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_fork_while_another_thread_compiles():
    """The child must find no lock that nobody will release: neither ours nor Numba's."""
    stop = threading.Event()

    def churn():
        for i in range(10_000):
            if stop.is_set():
                break
            torch.compile(function(f"def f(x): return (x * {i}).exp().sum() - {i}"))(torch.ones(3))
            torch.compiler.stats()

    def compile_in_child():
        f = torch.compile(function("def f(x): return is_compiling(), (x - 1234.5).sqrt().sum()", is_compiling=is_compiling))
        torch.compiler.reset()
        with set_stance("eager_on_recompile"):
            pass
        return f(torch.ones(3))[0]

    thread = threading.Thread(target=churn)
    thread.start()
    try:
        statuses = []
        for _ in range(6):
            time.sleep(0.03)
            statuses.append(forked(compile_in_child))
    finally:
        stop.set()
        thread.join()
    assert statuses == [0] * 6


class Boom(BaseException):
    pass


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs timers")
@pytest.mark.parametrize("opened", [locking.lock_open, lambda: locking.locked(True), lambda: locking.locked(False)], ids=["open", "waiting", "not waiting"])
def test_a_signal_leaves_the_lock_as_it_was(opened):
    """CPython calls handlers where a call of a function in C ends: what it returned, a lock that is held for instance, may then be nowhere yet."""

    def handler(number, frame):
        raise Boom

    choose, interrupted = random.Random(2), 0
    before = signal.signal(signal.SIGALRM, handler)
    try:
        for _ in range(300):
            for outside in (contextlib.nullcontext(), locking.compile_lock):
                with outside:
                    held = locking.compile_lock._is_owned()
                    try:
                        signal.setitimer(signal.ITIMER_REAL, choose.random() * 2e-4 + 1e-6)
                        while True:
                            with opened():
                                pass
                    except Boom:
                        interrupted += 1
                    assert locking.compile_lock._is_owned() == held
                assert not locking.compile_lock._is_owned()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert interrupted == 600 and in_thread(lambda: locking.compile_lock.acquire() and locking.compile_lock.release())


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs timers")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_signal_at_any_moment_leaves_nothing_half():
    """With kernels that are new, too: an interrupt inside Numba would break it for good."""

    def handler(number, frame):
        raise Boom

    disabled = torch.compiler.disable(lambda x: x + 1)
    choose, interrupted = random.Random(1), 0
    before = signal.signal(signal.SIGALRM, handler)
    try:
        for i in range(150):
            source = f"def f(x):\n  for k in range(2):\n    x = x + k\n  print(end='')\n  x = disabled(x)\n  return (x * {i % 50}).sum() + {i % 50}"
            f = torch.compile(function(source, disabled=disabled))
            try:
                signal.setitimer(signal.ITIMER_REAL, choose.random() * (0.05 if i < 50 else 0.006) + 1e-6)
                f(torch.ones(3))
                signal.setitimer(signal.ITIMER_REAL, 0)
            except Boom:
                interrupted += 1
            signal.setitimer(signal.ITIMER_REAL, 0)
            assert (_C.hook_installed(), _C.region_depth(), _C.compiling()) == (False, 0, False)
            assert f(torch.ones(3)).item() == 9 * (i % 50) + i % 50
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert interrupted > 10
    assert in_thread(lambda: locking.compile_lock.acquire() and locking.compile_lock.release())
