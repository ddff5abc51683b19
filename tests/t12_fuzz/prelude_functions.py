"""The functions of the prelude; its imports and classes are in prelude.py."""
# ruff: noqa: F403, F405

from t12_fuzz.prelude import *


@contextmanager
def managed(value):
    LOG.append("begin")
    try:
        yield value
    finally:
        LOG.append("end")


@contextmanager
def swallowing(name):
    try:
        yield
    except Exception as error:
        LOG.append(f"{name} swallowed {type(error).__name__}")


def double(v):
    return v * 2


def inc(n, by=1):
    return n + by


def scale_by(v, k=2, *rest, offset=0, **more):
    return v * k + offset + len(rest) + len(more)


def total(*numbers, k=0):
    result = k
    for number in numbers:
        result += number
    return result % 50


def both(n):
    return n, n + 1


def spread(a=1, b=2, **more):
    return a + b * 2 + len(more)


def adder(k):
    def add(v):
        return v + k

    return add


def compose(*functions):
    def composed(v):
        for function in functions:
            v = function(v)
        return v

    return composed


def traced(function):
    @functools.wraps(function)
    def wrapper(*args, **kwargs):
        LOG.append(f"call {function.__name__}")
        return function(*args, **kwargs)

    return wrapper


def cached(function):
    seen = {}

    def lookup(v):
        if v not in seen:
            seen[v] = function(v)
        return seen[v]

    return lookup


@functools.lru_cache(maxsize=8)
def memo(n):
    return n * n % 7


def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


def fail(n):
    raise ValueError("failed", n)


def fail_if(condition, v):
    if condition:
        raise Trouble("condition")
    return v + 1


@functools.singledispatch
def typed(v):
    return v


@typed.register
def _typed_int(v: int):
    return v + 1


def describe(v, seen=[]):
    seen.append(type(v).__name__)
    return len(seen)


def remember(n):
    remember.count = getattr(remember, "count", 0) + n
    return remember.count


def old_style(items):
    found = []
    for item in Rows(items):
        found.append(item)
    return found


def rebound(function):
    class Holder:
        run = function

    return Holder.run


def state_of(state):
    return getattr(state, "me", state)


def caller():
    return sys._getframe(1).f_code.co_name


def traceback_names():
    return ",".join(f"{frame.name}:{frame.lineno}" for frame in traceback.extract_stack() if frame.filename.startswith("<generated"))


@fs.compiler.disable
def opaque(v):
    return v


def gen(n):
    for i in range(n):
        yield i * 2


def rows(v, n):
    for i in range(n):
        yield v + i


def pairs(items):
    for item in items:
        yield item
        yield -item


def chained(items):
    yield from items
    yield from gen(2)


def talk(v):
    k = yield v
    while True:
        k = yield v * k
