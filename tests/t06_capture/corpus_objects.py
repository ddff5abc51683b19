"""Functions of the corpus that make objects: instances of classes with every kind of attribute and operator, dataclasses, named tuples, partials, iterators."""

from __future__ import annotations

import collections
import dataclasses
import functools
import itertools
import operator
from typing import Any

from corpus_base import LOG

Pair = collections.namedtuple("Pair", "left right")  # noqa: PYI024


class Vector:
    dimensions = 2
    made = 0

    def __init__(self, x, y=1):
        self.x, self.y = x, y

    def __add__(self, other):
        if not isinstance(other, Vector):
            return NotImplemented
        return Vector(self.x + other.x, self.y + other.y)

    def __radd__(self, other):
        return Vector(self.x + other, self.y)

    def __mul__(self, k):
        return type(self)(self.x * k, self.y * k)

    def __imul__(self, k):
        self.x = self.x * k
        return self

    def __neg__(self):
        return Vector(-self.x, -self.y)

    def __eq__(self, other):
        return isinstance(other, Vector) and self.y == other.y

    def __lt__(self, other):
        return self.y < other.y

    def __bool__(self):
        return self.y != 0

    def __len__(self):
        return 2

    def __getitem__(self, i):
        if i > 1:
            raise IndexError(i)
        return (self.x, self.y)[i]

    def __contains__(self, item):
        return item == self.y

    def __call__(self, z):
        return self.x + z

    def __repr__(self):
        return f"Vector(y={self.y})"

    @property
    def size(self):
        return self.y * 2

    @size.setter
    def size(self, value):
        self.y = value // 2

    @functools.cached_property
    def twice(self):
        LOG.append("computed")
        return self.x * 2

    @classmethod
    def unit(cls, x):
        return cls(x, 1)

    @staticmethod
    def halved(x):
        return x / 2


class Sub(Vector):
    __slots__ = ("extra",)

    def __init__(self, x, y, extra):
        super().__init__(x, y)
        self.extra = extra

    def __mul__(self, k):
        return Sub(self.x * k, self.y, self.extra)


class Slots:
    __slots__ = ("a", "b")

    def __init__(self, a):
        self.a = a


class Fallback:
    def __init__(self):
        self.present = 2

    def __getattr__(self, name):
        if name.startswith("x"):
            return len(name)
        raise AttributeError(name)


class Guarded:
    def __setattr__(self, name, value):
        LOG.append(name)
        super().__setattr__(name, value)


class Positive:
    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, instance, owner=None):
        return getattr(instance, self.name)

    def __set__(self, instance, value):
        if value < 0:
            raise ValueError("negative")
        setattr(instance, self.name, value)


class WithDescriptor:
    weight = Positive()

    def __init__(self, weight):
        self.weight = weight


class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n == 0:
            raise StopIteration
        self.n -= 1
        return self.n


@dataclasses.dataclass
class Config:
    scale: float
    shift: int = 1
    parts: list[Any] = dataclasses.field(default_factory=list)


@dataclasses.dataclass(frozen=True, order=True)
class Frozen:
    key: int
    value: Any = dataclasses.field(default=None, compare=False)


def f_instance(t, a, b):
    v = Vector(t, a) + Vector(t * 2, b)
    LOG.append(repr(v))
    return v.x * v.y, v.size, v.dimensions


def f_instance_returned(t, a, b):
    v = Vector(t * 2, a)
    w = [v, v]
    return w[0] is w[1], v.x, w[1].y


def f_instance_across_break(t, a, b):
    v = Vector(t, a)
    v.other = v
    LOG.append(t.tolist())
    v.x = v.x * 2
    return v.x + v.other.x, v.other is v


def f_operators(t, a, b):
    v = Vector(t, a)
    w = v
    w *= 3
    u = -(v * 2)
    s = 5 + v
    return w.x, u.x, s.x, w is v, v == Vector(t, a), v != Vector(t, b), Vector(t, 1) < Vector(t, 2), Vector(t, 2) > Vector(t, 1)


def f_protocols(t, a, b):
    v = Vector(t, a)
    out = [len(v), bool(Vector(t, 0)), a in v, 99 in v, v(1), v[0], v[-1], f"{v}", f"{v!r:>12}", str(v)]
    x, y = v
    try:
        v[5]
    except IndexError as e:
        out.append(e.args)
    return out, x * y


def f_unsupported_operators(t, a, b):
    for attempt in (lambda: Vector(t) + "s", lambda: Vector(t) - 1, lambda: Slots(t) < Slots(t)):
        try:
            attempt()
        except TypeError:
            t = t + 1
    return t


def f_subclass_instance(t, a, b):
    s = Sub(t, a, b) * 2
    s.size = 8
    return s.x + s.extra, s.y, isinstance(s, Vector), type(s) is Sub, s.halved(t)


def f_cached_property(t, a, b):
    v = Vector(t, a)
    return v.twice + v.twice


def f_slots_made(t, a, b):
    s = Slots(t)
    try:
        LOG.append(s.b)
    except AttributeError:
        s.b = a
    del s.a
    return hasattr(s, "a"), t * s.b


def f_getattr_hook(t, a, b):
    o = Fallback()
    return t * o.xyz, o.present, getattr(o, "other", None), hasattr(o, "xx")


def f_setattr_hook(t, a, b):
    o = Guarded()
    o.one, o.two = t + 1, t * 2
    del o.one
    return o.two, hasattr(o, "one")


def f_descriptor(t, a, b):
    o = WithDescriptor(a)
    try:
        o.weight = -1
    except ValueError as e:
        LOG.append(str(e))
    return t * o.weight


def f_user_iterator(t, a, b):
    for n in Countdown(a):
        t = t + n
    return t, list(Countdown(3)), max(Countdown(4))


def f_dataclass(t, a, b):
    c = Config(2.0)
    c.parts.append(t * c.scale)
    d = Config(3.0, shift=b)
    return c.parts[0] + d.shift, c == Config(2.0, 1, c.parts), c != d, d.parts


def f_frozen_dataclass(t, a, b):
    f, g = Frozen(a, t), Frozen(b, t)
    try:
        f.key = 3
    except AttributeError:
        LOG.append("frozen")
    return f.value * f.key, f < g, f == Frozen(a)


def f_namedtuple_made(t, a, b):
    p = Pair(t, a)
    left, right = p
    return p.left + right, p[1], len(p), isinstance(p, tuple)


def f_partial(t, a, b):
    add = functools.partial(lambda x, y, *, z: x + y * z, t, z=a)
    return add(b), functools.partial(add, b)(), functools.reduce(operator.add, [t, t, t])


def f_closure_counter(t, a, b):
    total = 0

    def count(n=1, *args, **kw):
        nonlocal total
        total += n + sum(args) + sum(kw.values())
        return t * total

    return count(), count(2), count(1, 2, 3), count(k=a), total


def f_decorator_inside(t, a, b):
    def twice(fn):
        @functools.wraps(fn)
        def inner(*args, **kwargs):
            return fn(*args, **kwargs) * 2

        return inner

    @twice
    def shifted(x, k=1):
        return x + k

    return shifted(t), shifted(t, k=a)


def f_star_calls(t, a, b):
    def gather(x, /, y, *rest, k, **kw):
        return x * y + sum(rest) + k, sorted(kw)

    args, kw = [a, b, 3], {"k": 2, "m": 5}
    return gather(t, *args, **kw), gather(t, a, **{"k": 1}), gather(*(t, a), *[b], k=0, **{"q": 1}, **{"r": 2})


def f_itertools(t, a, b):
    total = t
    for i, j in itertools.product(range(2), (a, b)):
        total = total + i * j
    for v in itertools.chain([t], (t * 2,)):
        total = total + v
    return total, list(itertools.islice(itertools.count(a), 3)), list(itertools.accumulate([1, 2, 3]))


def f_match_values(t, a, b):
    match a:
        case 1:
            t = t + 1
        case 2 | 5:
            t = t * 2
        case n if n > 3:
            t = t - n
        case _:
            t = t * 0
    match "word":
        case "other":
            return t
        case str() as text:
            return t + len(text)


def f_match_shapes(t, a, b):
    out = []
    for subject in ([1, 2, 3], (4, 5), {"kind": "x", "v": a}, Vector(t, a), None):
        match subject:
            case [1, *rest]:
                out.append(("list", rest))
            case (first, second):
                out.append(("pair", first + second))
            case {"kind": kind, **more}:
                out.append((kind, more))
            case Vector(y=1):
                out.append(("one", 1))
            case Vector(x=x, y=y):
                out.append(("vector", x * y))
            case None:
                out.append(("none", None))
    return out


def f_walrus_and_comprehensions(t, a, b):
    squares = {n: sq for n in range(a) if (sq := n * n) % 2 == 0}
    unique = {n % 3 for n in range(a)}
    return [t * v for v in squares.values()], sorted(unique), [[i * j for j in range(i)] for i in range(3)], sq


def f_containers_of_the_library(t, a, b):
    d = collections.deque([t, t * 2], maxlen=3)
    d.append(t * 3)
    counts = collections.Counter("hello")
    groups = collections.defaultdict(list)
    groups["a"].append(a)
    ordered = collections.OrderedDict(x=1, y=2)
    return d[0] + d[-1], counts["l"], dict(groups), list(ordered)
