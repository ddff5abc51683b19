"""Who sees a stance: statements every thread, blocks and decorated calls one thread or task, objects of unknown use only their constructing context."""

from __future__ import annotations

import asyncio
import contextvars
import functools
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from framestance import _C
from framestance.compiler.stance import get_stance, set_stance


def current() -> str:
    return get_stance().name


@pytest.fixture(autouse=True)
def default_stance():
    yield
    set_stance("default")
    assert _C.open_scope_count() == 0


@pytest.fixture
def elsewhere():
    """The stance that another, long-lived thread sees."""
    with ThreadPoolExecutor(1) as pool:
        yield lambda: pool.submit(current).result()


def test_statement_holds_for_every_thread(elsewhere):
    set_stance("force_eager")
    assert elsewhere() == "force_eager"


def test_statement_of_another_thread_holds_here(elsewhere):
    with ThreadPoolExecutor(1) as pool:
        pool.submit(set_stance, "force_eager").result()
    assert (current(), elsewhere()) == ("force_eager", "force_eager")


def test_kept_object_is_seen_by_its_own_thread_only(elsewhere):
    kept = set_stance("force_eager")
    assert (current(), elsewhere()) == ("force_eager", "default")
    with kept:
        assert (current(), elsewhere()) == ("force_eager", "default")
    assert (current(), elsewhere()) == ("default", "default")
    del kept
    assert (current(), elsewhere()) == ("default", "default")


def test_kept_object_that_is_dropped_holds_for_every_thread(elsewhere):
    kept = set_stance("force_eager")
    del kept
    assert elsewhere() == "force_eager"


def test_kept_object_is_overruled_by_a_newer_statement_of_another_thread():
    kept = set_stance("force_eager")
    with ThreadPoolExecutor(1) as pool:
        pool.submit(set_stance, "fail_on_recompile").result()
    assert current() == "fail_on_recompile"
    with kept:
        assert current() == "force_eager"
    del kept
    assert current() == "fail_on_recompile"


def test_object_dropped_by_another_thread_leaves_nothing_behind():
    box = [set_stance("force_eager")]
    threading.Thread(target=box.clear).start()
    while box:
        pass
    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(0.1)
    assert (current(), _C.open_scope_count()) == ("force_eager", 0)


def test_decorating_is_never_seen_elsewhere(elsewhere):
    seen = []

    def watched(decorate):
        seen.append(elsewhere())
        return lambda fn: (seen.append(elsewhere()), decorate(fn))[1]

    @watched(set_stance("force_eager"))
    def body():
        return current(), elsewhere()

    assert body() == ("force_eager", "default")
    assert seen == ["default", "default"]


def test_context_block_is_not_seen_elsewhere(elsewhere):
    with set_stance("force_eager"):
        assert elsewhere() == "default"
        set_stance("fail_on_recompile")
        assert elsewhere() == "default"
    assert elsewhere() == "default"


def test_process_block_is_seen_by_every_thread_until_it_ends(elsewhere):
    with set_stance("force_eager", scope="process"):
        assert elsewhere() == "force_eager"
        with set_stance("fail_on_recompile", scope="process"):
            assert (current(), elsewhere()) == ("fail_on_recompile", "fail_on_recompile")
        assert elsewhere() == "force_eager"
    assert elsewhere() == "default"


def test_statement_of_another_thread_inside_a_process_block_ends_with_the_block(elsewhere):
    with set_stance("force_eager", scope="process"):
        with ThreadPoolExecutor(1) as pool:
            pool.submit(set_stance, "fail_on_recompile").result()
        assert (current(), elsewhere()) == ("fail_on_recompile", "fail_on_recompile")
    assert (current(), elsewhere()) == ("default", "default")


def test_process_scope_as_decorator(elsewhere):
    @set_stance("force_eager", scope="process")
    def body():
        return elsewhere()

    assert (body(), elsewhere()) == ("force_eager", "default")


def test_thread_that_starts_inside_a_block_sees_the_process_only():
    seen = []
    with set_stance("force_eager"):
        thread = threading.Thread(target=lambda: seen.append(current()))
        thread.start()
        thread.join()
    assert seen == ["default"]


def test_task_that_outlives_the_block_it_was_started_in():
    async def main():
        started, ended = asyncio.Event(), asyncio.Event()

        async def child():
            seen = [current()]
            started.set()
            await ended.wait()
            return [*seen, current()]

        with set_stance("force_eager"):
            task = asyncio.create_task(child())
            await started.wait()
        ended.set()
        return await task

    assert asyncio.run(main()) == ["force_eager", "default"]


def test_block_entered_in_one_context_and_left_in_another():
    stance = set_stance("force_eager")
    context = contextvars.copy_context()
    context.run(stance.__enter__)
    assert (current(), context.run(current)) == ("default", "force_eager")
    stance.__exit__(None, None, None)
    assert (current(), context.run(current), _C.open_scope_count()) == ("default", "default", 0)


def test_one_object_in_two_threads_that_overlap():
    shared = set_stance("force_eager")
    seen = []
    entered, left = threading.Event(), threading.Event()

    def other():
        with shared:
            entered.set()
            left.wait()
            seen.append(current())
        seen.append(current())

    thread = threading.Thread(target=other)
    with shared:
        thread.start()
        entered.wait()
    left.set()
    thread.join()
    assert seen == ["force_eager", "default"]
    assert current() == "default"


# ---- many at once --------------------------------------------------------------------------------------------------------------------------------


def hammer(workers, seconds=0.5):
    """Run each worker again and again in a thread of its own, all at once; report what they raise."""
    errors, stop = [], threading.Event()

    def loop(work):
        try:
            while not stop.is_set():
                work()
        except BaseException as error:
            errors.append(error)
            stop.set()

    threads = [threading.Thread(target=loop, args=(work,)) for work in workers]
    for thread in threads:
        thread.start()
    stop.wait(seconds)
    stop.set()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


def expect(wanted):
    seen = current()
    assert seen == wanted, f"saw {seen}, wanted {wanted}"


SHARED = set_stance("force_eager")
SHARED._claim()


def use_blocks(name):
    with set_stance(name):
        expect(name)
        with set_stance("eager_on_recompile"):
            expect("eager_on_recompile")
            set_stance("eager_then_compile")
            expect("eager_then_compile")
        expect(name)
    expect("default")


def use_decorators(name):
    @set_stance(name)
    def body():
        expect(name)
        set_stance("warn_on_recompile")
        expect("warn_on_recompile")

    expect("default")
    body()
    expect("default")


def use_kept_objects(name):
    kept = set_stance(name)
    expect(name)
    with kept:
        expect(name)
    expect("default")


def use_shared_object():
    with SHARED:
        expect("force_eager")
    expect("default")


def use_tasks(name):
    async def inside(k):
        with set_stance(name):
            for _ in range(k):
                expect(name)
                await asyncio.sleep(0)
        expect("default")

    @set_stance(name)
    async def decorated(k):
        for _ in range(k):
            expect(name)
            await asyncio.sleep(0)

    async def plain(k):
        for _ in range(k):
            expect("default")
            await asyncio.sleep(0)

    async def main():
        await asyncio.gather(*(start(k) for k in range(1, 4) for start in (inside, decorated, plain)))

    asyncio.run(main())


def test_no_thread_sees_the_stances_of_others(quick_switching):
    workers = [
        functools.partial(use, name) for use in (use_blocks, use_decorators, use_kept_objects, use_tasks) for name in ("force_eager", "fail_on_recompile")
    ]
    hammer([*workers, use_shared_object, use_shared_object, *(lambda: expect("default") for _ in range(2))], seconds=1.5)
    assert (current(), _C.open_scope_count()) == ("default", 0)


def test_statements_of_many_threads_leave_the_last_one(quick_switching):
    def states(name):
        set_stance(name)
        assert current() in ("force_eager", "fail_on_recompile")

    set_stance("force_eager")
    hammer([functools.partial(states, name) for name in ("force_eager", "fail_on_recompile")] * 2)
    set_stance("eager_on_recompile")
    assert (current(), _C.open_scope_count()) == ("eager_on_recompile", 0)


def test_blocks_stay_undisturbed_while_another_thread_makes_statements(quick_switching):
    def states():
        for name in ("default", "fail_on_recompile"):
            set_stance(name)

    def blocks():
        with set_stance("force_eager"):
            expect("force_eager")
            set_stance("eager_on_recompile")
            expect("eager_on_recompile")
        assert current() in ("default", "fail_on_recompile")

    hammer([states, blocks, blocks, blocks])
    assert _C.open_scope_count() == 0
