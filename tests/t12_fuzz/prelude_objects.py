"""Classes that generated programs use, one protocol or oddity each; see prelude.py, which has the imports of every program."""
# ruff: noqa: PYI024

import enum
import functools
from collections import namedtuple
from dataclasses import dataclass, field

from t12_fuzz.prelude import LOG

Pair = namedtuple("Pair", "a b")


class Affine:
    def __init__(self, t, bias=0):
        self.t = t
        self.bias = bias

    def __add__(self, other):
        return Affine(self.t + (other.t if isinstance(other, Affine) else other), self.bias)

    def __mul__(self, k):
        return Affine(self.t * k, self.bias * k)

    __rmul__ = __mul__

    def __iadd__(self, k):
        self.bias += k
        return self

    def __neg__(self):
        return Affine(-self.t)

    def __call__(self, x):
        return self.t * x + self.bias


class Slotted:
    __slots__ = ("n", "old")

    def __init__(self, n):
        self.n = n

    def grow(self, by=1):
        self.old = self.n
        self.n += by
        return self

    def __eq__(self, other):
        return isinstance(other, Slotted) and self.n == other.n

    def __lt__(self, other):
        return self.n < other.n

    __hash__ = None


class Dynamic:
    def __getattr__(self, name):
        return len(name)


class Registry:
    entries = []

    def __init__(self, n):
        self.n = n

    @classmethod
    def add(cls, entry):
        cls.entries.append(entry)

    @classmethod
    def make(cls, n):
        cls.add(f"made {n}")
        return cls(n)


class Bag:
    def __init__(self, items):
        self.items = list(items)

    def put(self, item):
        self.items.append(item)

    def __len__(self):
        return len(self.items)

    def __getitem__(self, index):
        return self.items[index]

    def __setitem__(self, index, value):
        self.items[index] = value

    def __contains__(self, item):
        return item in self.items


class Rows:
    def __init__(self, items):
        self.items = items

    def __getitem__(self, index):
        if index >= len(self.items):
            raise IndexError(index)
        return self.items[index] * 2


class Numbers(list):
    def total(self):
        return sum(self)


class Missing(dict):
    def __missing__(self, key):
        return len(key)


class Meters(int):
    def __add__(self, other):
        return Meters(int(self) + 2 * other)


class Name(str):
    def upper(self):
        return "up" + super().upper()


class Index:
    def __init__(self, n):
        self.n = n

    def __index__(self):
        return self.n

    def of(self, items):
        return items[self]


class Flags(enum.IntFlag):
    A = 1
    B = 2


class Odd:
    def __init__(self, n):
        self.n = n

    def __bool__(self):
        return self.n

    def __len__(self):
        return self.n

    def __iter__(self):
        return self.n

    def __eq__(self, other):
        return NotImplemented

    def __add__(self, other):
        return NotImplemented

    def __radd__(self, other):
        return self.n

    def __getitem__(self, index):
        return index

    def __contains__(self, item):
        return self.n

    def __int__(self):
        return self.n

    def __hash__(self):
        return self.n

    def __str__(self):
        return self.n

    def __enter__(self):
        return self.n

    def __exit__(self, *error):
        return self.n


class Meta(type):
    def __call__(cls, *args):
        made = super().__call__(*args)
        made.n += 1
        return made

    def __instancecheck__(cls, instance):
        return instance == 1


class Made(metaclass=Meta):
    def __new__(cls, n):
        made = super().__new__(cls)
        made.n = n
        return made


class Checked(metaclass=Meta):
    pass


class Private:
    def __init__(self, n):
        self.__n = n

    def read(self):
        return self.__n


class Lazy:
    def __init__(self, n):
        self.n = n

    @property
    def value(self):
        if not hasattr(self, "_value"):
            self._value = self.n * 2
        return self._value


class Caller:
    def __init__(self, k):
        self.k = k
        self.calls = 0

    def __call__(self, v):
        self.calls += 1
        return v + self.k

    def twice(self, v):
        return self(self(v))


class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n


class Degrees:
    def __get__(self, owner, cls):
        return owner.kelvin - 273

    def __set__(self, owner, value):
        owner.kelvin = value + 273


class Temperature:
    degrees = Degrees()

    def __init__(self, degrees):
        self.kelvin = degrees + 273


class Config:
    def __init__(self, **options):
        self.__dict__.update(options)

    @functools.cached_property
    def bonus(self):
        LOG.append("bonus")
        return self.limit + 1


class Color(enum.Enum):
    RED = 1
    BLUE = 2


@dataclass
class Point:
    a: int
    tag: str = "p"
    more: list = field(default_factory=list)


@dataclass(frozen=True)
class Frozen:
    a: int


class Manager:
    def __init__(self, name, swallow=False):
        self.name = name
        self.swallow = swallow

    def __enter__(self):
        LOG.append(f"enter {self.name}")
        return self

    def __exit__(self, kind, value, traceback):
        LOG.append(f"exit {self.name} {kind and kind.__name__}")
        return self.swallow


def old_style(items):
    found = []
    for item in Rows(items):
        found.append(item)
    return found
