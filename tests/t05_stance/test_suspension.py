"""Decorated generators, coroutines and asynchronous generators: the stance is on while the body runs and off while it is suspended."""

from __future__ import annotations

import asyncio
import gc
import inspect
import types
import weakref

import pytest

from framestance import _C
from framestance.compiler.stance import get_stance, set_stance


def current() -> str:
    return get_stance().name


@pytest.fixture(autouse=True)
def nothing_left_open():
    yield
    assert current() == "default"
    assert _C.open_scope_count() == 0


class Handover:
    """An awaitable that suspends its coroutine once and hands a value out and in."""

    def __init__(self, value):
        self.value = value

    def __await__(self):
        return (yield self.value)


def test_generator():
    @set_stance("fail_on_recompile")
    def body():
        yield current()
        yield current()

    seen = []
    for stance in body():
        seen += [stance, current()]
    assert seen == ["fail_on_recompile", "default"] * 2
    assert inspect.isgeneratorfunction(body)


def test_generator_send_throw_close_and_return_value():
    trace = []

    @set_stance("fail_on_recompile")
    def body():
        try:
            got = yield 1
            trace.append((got, current()))
            try:
                yield 2
            except ValueError:
                trace.append(("threw", current()))
            yield 3
        finally:
            trace.append(("closed", current()))

    it = body()
    assert (next(it), it.send("hi"), it.throw(ValueError()), it.close()) == (1, 2, 3, None)
    assert trace == [(what, "fail_on_recompile") for what in ("hi", "threw", "closed")]

    @set_stance("force_eager")
    def returning():
        yield 0
        return "value"

    it = returning()
    next(it)
    with pytest.raises(StopIteration) as stop:
        next(it)
    assert stop.value.value == "value"


def test_generator_that_yields_when_closed():
    @set_stance("force_eager")
    def body():
        try:
            yield 1
        except GeneratorExit:
            yield 2

    it = body()
    next(it)
    with pytest.raises(RuntimeError, match="ignored GeneratorExit"):
        it.close()


def test_generator_delegation_reaches_the_body():
    @set_stance("force_eager")
    def inner():
        got = yield 1
        return (got, current())

    def outer():
        return (yield from inner())

    it = outer()
    next(it)
    with pytest.raises(StopIteration) as stop:
        it.send("sent")
    assert stop.value.value == ("sent", "force_eager")


def test_two_generators_that_overlap():
    @set_stance("force_eager")
    def a():
        while True:
            yield current()

    @set_stance("fail_on_recompile")
    def b():
        while True:
            yield current()

    seen = [(x, current(), y) for x, y, _ in zip(a(), b(), range(3))]
    assert seen == [("force_eager", "default", "fail_on_recompile")] * 3


def test_statement_in_a_generator_lasts_over_its_suspensions():
    @set_stance("force_eager")
    def body():
        set_stance("fail_on_recompile")
        yield current()
        yield current()

    it = body()
    assert [next(it), current(), next(it), current()] == ["fail_on_recompile", "default"] * 2


def test_dropped_generator_closes_its_body_and_leaves_no_cycle():
    closed = []

    @set_stance("force_eager")
    def body(token):
        try:
            yield 1
        finally:
            closed.append(current())

    class Token:
        pass

    token = Token()
    alive = weakref.ref(token)
    gc.disable()
    try:
        it = body(token)
        next(it)
        del it, token
        assert closed == ["force_eager"]
        assert alive() is None
    finally:
        gc.enable()


def test_exception_that_was_thrown_in_is_freed():
    @set_stance("force_eager")
    def body():
        try:
            yield 1
        except ValueError:
            pass
        yield 2

    class Marked(ValueError):
        pass

    it = body()
    next(it)
    error = Marked()
    alive = weakref.ref(error)
    gc.disable()
    try:
        it.throw(error)
        del error
        assert alive() is None
    finally:
        gc.enable()


def test_coroutine_is_off_while_suspended():
    @set_stance("fail_on_recompile")
    async def body():
        got = await Handover("out")
        return (got, current())

    coroutine = body()
    assert coroutine.send(None) == "out"
    assert current() == "default"
    with pytest.raises(StopIteration) as stop:
        coroutine.send("in")
    assert stop.value.value == ("in", "fail_on_recompile")
    assert inspect.iscoroutinefunction(body)


def test_coroutine_throw_and_close():
    trace = []

    @set_stance("fail_on_recompile")
    async def body():
        try:
            await Handover(1)
        except ValueError:
            trace.append(current())
        try:
            await Handover(2)
        finally:
            trace.append(current())

    coroutine = body()
    coroutine.send(None)
    assert coroutine.throw(ValueError()) == 2
    coroutine.close()
    assert trace == ["fail_on_recompile"] * 2


def test_generator_based_coroutine_can_still_be_awaited():
    @set_stance("force_eager")
    @types.coroutine
    def body():
        yield
        return current()

    async def main():
        return await body()

    assert asyncio.run(main()) == "force_eager"


def test_async_generator():
    trace = []

    @set_stance("fail_on_recompile")
    async def body():
        try:
            got = yield current()
            trace.append((got, current()))
            await asyncio.sleep(0)
            try:
                yield current()
            except ValueError:
                trace.append(("threw", current()))
            yield 3
        finally:
            await asyncio.sleep(0)
            trace.append(("closed", current()))

    async def main():
        it = body()
        assert (await it.asend(None), current()) == ("fail_on_recompile", "default")
        assert (await it.asend("hi"), current()) == ("fail_on_recompile", "default")
        assert (await it.athrow(ValueError()), current()) == (3, "default")
        await it.aclose()
        return current()

    assert asyncio.run(main()) == "default"
    assert trace == [(what, "fail_on_recompile") for what in ("hi", "threw", "closed")]
    assert inspect.isasyncgenfunction(body)


def test_async_generator_runs_to_its_end():
    @set_stance("force_eager")
    async def body(n):
        for k in range(n):
            await asyncio.sleep(0)
            yield (k, current())

    async def main():
        return [(item, current()) async for item in body(3)]

    assert asyncio.run(main()) == [((k, "force_eager"), "default") for k in range(3)]


def test_callable_object_with_async_call():
    class Base:
        async def __call__(self):
            await asyncio.sleep(0)
            return current()

    class Thing(Base):
        pass

    assert asyncio.run(set_stance("force_eager")(Thing())()) == "force_eager"


def test_many_coroutines_in_one_task_and_in_many():
    @set_stance("force_eager")
    async def inside(depth):
        for _ in range(5):
            await asyncio.sleep(0)
            assert current() == "force_eager"
        if depth:
            await inside(depth - 1)
            await asyncio.gather(inside(0), outside())

    async def outside():
        # A task of its own, which runs only while the decorated body is suspended.
        for _ in range(3):
            assert current() == "default"
            await asyncio.sleep(0)

    async def plain():
        for _ in range(20):
            assert current() == "default"
            await asyncio.sleep(0)

    async def main():
        await asyncio.gather(*(inside(2) for _ in range(10)), *(plain() for _ in range(10)))

    asyncio.run(main())


def test_region_error_leaves_no_unawaited_coroutine(monkeypatch, recwarn):
    from framestance.diag.errors import StanceError

    @set_stance("force_eager")
    async def body():
        return 1

    coroutine = body()
    monkeypatch.setattr(_C, "region_depth", lambda: 1)
    with pytest.raises(StanceError):
        coroutine.send(None)
    gc.collect()
    assert not [warning for warning in recwarn if "never awaited" in str(warning.message)]
