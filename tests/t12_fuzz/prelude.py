"""Helpers that generated programs use: each program begins with the imports and with those definitions that it names, directly or through others."""
# ruff: noqa: F401, PYI024

import collections
import contextlib
import copy
import enum
import functools
import heapq
import itertools
import json
import math
import operator
import random
import re
import sys
import traceback
import warnings
from collections import Counter, OrderedDict, defaultdict, deque, namedtuple
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import astuple, dataclass, field

import framestance as fs

LOG = []


HOOKS = [lambda v: v]


G = 1


GT = None


BASE = fs.ones(2, 3)


class Trouble(Exception):
    def __init__(self, what="trouble", code=0):
        super().__init__(what, code)
        self.code = code


class Worse(Trouble):
    pass


class State:
    kind = "state"
    total = 0

    def __init__(self, t, count=0, scale=0.5, name="s"):
        self.t = t
        self.count = count
        self.scale = scale
        self.name = name
        self.items = [1, 2]
        self.table = {"a": 1}
        self.tensors = [t]
        self.history = deque([0], maxlen=3)

    @property
    def twice(self):
        return self.count * 2

    @twice.setter
    def twice(self, value):
        self.count = value // 2

    @classmethod
    def make(cls, t, **more):
        return cls(t, **more)

    @staticmethod
    def plain(v):
        return v + 1

    def scaled(self, v, k=2):
        return v * k + self.scale

    def bump(self, by=1):
        self.count += by
        return self

    def push(self, item):
        self.items.append(item)
        return len(self.items)

    def counted(self):
        self.count = self.count + 1
        return self.count

    def note(self, text):
        LOG.append(f"{self.name}:{text}")

    def __repr__(self):
        return f"{type(self).__name__}({self.count}, {self.name!r})"


class Child(State):
    kind = "child"

    def __init__(self, t, *args, **more):
        super().__init__(t, *args, **more)
        self.name += "!"

    def scaled(self, v, k=1):
        return super().scaled(v, k=k) - self.count

    def who(self):
        return len(super().__repr__()) + len(self.kind)


class Proxy(State):
    def __init__(self, t, count=0):
        super().__init__(t, count)
        self.inner = {"doubled": count * 2, "spare": 3}

    def __getattr__(self, name):
        if name in self.__dict__.get("inner", ()):
            return self.inner[name]
        raise AttributeError(f"no {name} here")

    def __setattr__(self, name, value):
        object.__setattr__(self, name, value)


class Strict(State):
    def __setattr__(self, name, value):
        if name == "count" and value > 90:
            raise AttributeError("too many")
        super().__setattr__(name, value)

    def __getattribute__(self, name):
        if name == "kind":
            return "strict"
        return super().__getattribute__(name)


class Net(fs.nn.Module):
    def __init__(self, t):
        super().__init__()
        self.weight = t * 2
        self.runs = 0

    def forward(self, x):
        self.runs += 1
        return (x * self.weight).relu() + self.runs


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


def saying(items):
    for item in items:
        LOG.append(f"item {item}")
        yield item
    LOG.append("no more items")


def said(*numbers):
    LOG.append(f"said {numbers}")
    return sum(numbers) % 17


def watching(items, count):
    for _ in range(count):
        yield len(items)


@fs.compiler.disable
def opaque_fail(n):
    raise ValueError("failed outside", n)


def talk(v):
    k = yield v
    while True:
        k = yield v * k
