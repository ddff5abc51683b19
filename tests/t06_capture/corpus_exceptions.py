"""Functions of the corpus that raise and handle exceptions, enter context managers and run generators, all inside one capture where nothing forbids it."""

from __future__ import annotations

import contextlib
import sys

from corpus_base import LOG, Manager, fail


class CodeError(ValueError):
    def __init__(self, code, text="coded"):
        super().__init__(text)
        self.code = code


class Chained(Exception):
    pass


def raising(kind, *args):
    raise kind(*args)


def counted(x, n):
    for i in range(n):
        yield x * i
    return n


def delegating(x, n):
    got = yield from counted(x, n)
    yield x + got


@contextlib.contextmanager
def managed(value, swallow=False):
    LOG.append(("begin", value))
    try:
        yield value
    except ValueError as e:
        LOG.append(("caught", type(e) is ValueError))
        if not swallow:
            raise
    finally:
        LOG.append(("end", value))


# ---- raised and handled ------------------------------------------------------------------------------


def f_custom_exception(t, a, b):
    try:
        raise CodeError(a)
    except CodeError as e:
        x = t * e.code
        LOG.append((str(e), e.args))
    return x + 1


def f_handler_picks(t, a, b):
    x = t
    for kind in (KeyError, CodeError, ZeroDivisionError):
        try:
            raising(kind, 1)
        except (KeyError, IndexError):
            x = x + 1
        except ValueError as e:
            x = x * e.code
        except ArithmeticError:
            x = x - 2
        else:
            x = x * 100
    return x


def f_failures_of_builtins(t, a, b):
    x, seen = t, []
    for attempt in (lambda: [0][a], lambda: {}["k"], lambda: int("no"), lambda: 1 // 0, lambda: (1).missing, lambda: next(iter(()))):
        try:
            attempt()
        except (LookupError, ValueError, ArithmeticError, AttributeError, StopIteration) as e:
            seen.append(type(e).__name__)
            x = x + len(seen)
    LOG.append(tuple(seen))
    return x


def f_finally_returns(t, a, b):
    try:
        x = t * 2
        if a > 2:
            return x
        raising(KeyError, "k")
    except KeyError:
        return t - 1
    finally:
        LOG.append("finally")


def f_finally_swallows(t, a, b):
    for i in range(3):
        try:
            raising(ValueError, i)
        finally:
            t = t + i
            continue
    return t


def f_nested_finally(t, a, b):
    try:
        try:
            try:
                raising(KeyError, a)
            finally:
                LOG.append(1)
                t = t + 1
        except KeyError:
            LOG.append(2)
            raise Chained(b)  # noqa: B904
    except Chained as e:
        LOG.append((3, type(e.__context__).__name__, e.__cause__))
        t = t * 2
    finally:
        LOG.append(4)
    return t


def f_raise_from(t, a, b):
    try:
        try:
            raise KeyError(a)
        except KeyError as e:
            raise Chained("c") from e
    except Chained as e:
        LOG.append((e.__cause__.args, e.__suppress_context__))
        return t + 1


def f_reraised_by_handler(t, a, b):
    try:
        try:
            raising(CodeError, b)
        except ValueError:
            t = t + 1
            raise
    except CodeError as e:
        return t * e.code


def f_uncaught_custom(t, a, b):
    x = t * 2
    if a == 1:
        raise CodeError(b)
    return x


def f_exception_in_handler(t, a, b):
    x = t + 1
    try:
        fail(a)
    except ValueError:
        y = x * 2
        if a > 2:
            raise KeyError("second")  # noqa: B904
        return y
    return x


def f_exception_kept(t, a, b):
    kept = None
    try:
        raising(ValueError, a)
    except ValueError as e:
        kept = e
    return t + len(kept.args), str(kept)


def f_assertions(t, a, b):
    try:
        assert a > 100, f"a is {a}"
    except AssertionError as e:
        LOG.append(str(e))
        t = t + 1
    assert b
    return t


def f_break_in_handler(t, a, b):
    try:
        raising(ValueError, a)
    except ValueError as e:
        x = t * 2
        LOG.append(float(x.sum()))
        t = x + len(e.args)
    return t * 3


def f_break_in_finally(t, a, b):
    try:
        x = t + 1
        y = x * 2
    finally:
        LOG.append(int(t.sum()))
        t = t - 1
    return x + y + t


def f_loop_else_try(t, a, b):
    for i in range(a):
        try:
            if i == 3:
                break
            t = t + 1 // i
        except ZeroDivisionError:
            continue
        else:
            t = t * 2
        finally:
            LOG.append(i)
    else:
        t = t - 100
    return t


def f_while_try(t, a, b):
    n = 0
    while True:
        n += 1
        try:
            if n > a:
                raise StopIteration
            t = t + n
        except StopIteration:
            break
    return t


# ---- context managers ----------------------------------------------------------------------------------


def f_with_two(t, a, b):
    with Manager("one") as one, Manager("two", True) as two:
        t = t + len(one + two)
        fail(a)
    return t * 2


def f_with_raise_through(t, a, b):
    try:
        with Manager("outer"):
            with Manager("inner"):
                raise CodeError(a)
    except CodeError as e:
        return t * e.code


def f_with_return(t, a, b):
    for i in range(4):
        with Manager(i):
            if i == b:
                return t * i
            t = t + 1
    return t


def f_with_break_inside(t, a, b):
    with Manager("m"):
        x = t * 2
        LOG.append(x.tolist())
        y = x + 1
    return y * 3


def f_contextmanager(t, a, b):
    with managed(a) as value:
        t = t * value
    try:
        with managed(b):
            raise ValueError("inside")
    except ValueError:
        t = t + 1
    with managed(7, swallow=True):
        raise ValueError("swallowed")
    return t


def f_suppress(t, a, b):
    with contextlib.suppress(KeyError, ZeroDivisionError):
        t = t + 1
        t = t * (1 // (a - 5))
        t = t * 100
    with contextlib.nullcontext(b) as n:
        return t + n


def f_contextmanager_around_break(t, a, b):
    with managed(a):
        t = t + 1
        LOG.append(t.shape[0])
        print(end="")
        t = t * 2
    return t


# ---- generators ------------------------------------------------------------------------------------------


def f_generator_loop(t, a, b):
    total = t
    for v in delegating(t, 3):
        total = total + v
    return total


def f_generator_builtins(t, a, b):
    return sum(counted(t, 4)), list(counted(t, 2)), max(v for v in (a, b, 3)), any(v > 4 for v in (a, b)), dict((i, t * i) for i in range(2))


def f_generator_by_hand(t, a, b):
    g = counted(t, 2)
    first, second = next(g), next(g)
    try:
        next(g)
    except StopIteration as stop:
        LOG.append(stop.value)
    return first + second, next(g, None)


def f_generator_send(t, a, b):
    def echo():
        received = yield t
        while received is not None:
            received = yield t * received
        return "end"

    g = echo()
    out = [next(g), g.send(2), g.send(3)]
    try:
        g.send(None)
    except StopIteration as stop:
        LOG.append(stop.value)
    return out


def f_generator_throw(t, a, b):
    def stubborn():
        while True:
            try:
                yield t
            except ValueError as e:
                LOG.append(e.args)
                yield t * 2

    g = stubborn()
    return next(g) + g.throw(ValueError(a)) + next(g)


def f_generator_handed_out(t, a, b):
    return counted(t + 1, 2), [v for v in counted(t, 2)]


def f_generator_left_early(t, a, b):
    def tidy():
        try:
            yield t
            yield t * 2
        finally:
            LOG.append("tidied")

    for v in tidy():
        t = t + v
        break
    LOG.append("after")
    return t


def f_generator_break_between(t, a, b):
    g = counted(t, 3)
    x = next(g)
    LOG.append(x.tolist())
    return x + next(g) * 2


def f_zip_of_generators(t, a, b):
    return [u + v for u, v in zip(counted(t, 3), counted(t * 2, 5))], [k for k, _ in enumerate(counted(t, 2), 4)]


def f_stop_inside_generator(t, a, b):
    def bad():
        yield t
        raise StopIteration

    x = t
    try:
        for v in bad():
            x = x + v
    except RuntimeError:
        LOG.append("converted")
    return x


# ---- nested in each other ------------------------------------------------------------------------------------


def f_match_in_loop_in_try(t, a, b):
    try:
        for item in (1, "two", [3, 4], {"five": b}, None):
            match item:
                case int(n):
                    t = t + n
                case str() if a > 2:
                    t = t * 2
                case [first, *rest]:
                    t = t - first * len(rest)
                case {"five": five}:
                    t = t + five
                case None:
                    raise CodeError(a)
    except CodeError as e:
        LOG.append(e.code)
    return t


def f_closures_over_handler_names(t, a, b):
    made = []
    for i in range(2):
        try:
            raising(CodeError, i + a)
        except CodeError as e:
            code = e.code
            made.append(lambda x, code=code: x * code + i)  # noqa: B023
    return [f(t) for f in made]


def f_frames_seen_in_with(t, a, b):
    with Manager("frames"):
        depth = sys._getframe().f_lineno - sys._getframe().f_code.co_firstlineno
        x = t + depth
        try:
            fail(depth)
        except ValueError as e:
            LOG.append((e.args, e.__traceback__.tb_lineno - e.__traceback__.tb_frame.f_code.co_firstlineno))
    return x * 2


def f_generator_with_super_and_with(t, a, b):
    class Base:
        def values(self):
            yield t
            yield t * a

    class Derived(Base):
        def values(self):
            with Manager("derived"):
                yield from super().values()
            yield t - b

    return list(Derived().values())


def f_comprehension_in_finally(t, a, b):
    out = []
    try:
        out = [t * i for i in range(a) if i % 2]
        raising(KeyError, len(out))
    except KeyError as e:
        n = e.args[0]
    finally:
        out.append({k: v for k, v in zip("ab", (a, b))})
        LOG.append([i for i in range(3)])
    return out, n


def f_loop_variable_deleted_in_handler(t, a, b):
    for i in range(3):
        x = t + i
        try:
            if i == 1:
                del x
            t = x * 2
        except UnboundLocalError:
            LOG.append(i)
            print(end="")
    return t
