"""What the functions of the corpus use: a log of effects, objects with methods, a context manager, something that raises."""

from __future__ import annotations

from typing import Any

import framestance as fs

LOG: list[Any] = []
SCALE = 3
TABLE = {"a": 1.5, "b": 2}


class Manager:
    def __init__(self, name, swallow=False):
        self.name, self.swallow = name, swallow

    def __enter__(self):
        LOG.append(("enter", self.name))
        return self.name

    def __exit__(self, kind, value, traceback):
        LOG.append(("exit", self.name, kind.__name__ if kind else None))
        return self.swallow


class Counter:
    step = 2

    def __init__(self):
        self.total = 3
        self.weight = fs.ones(3)

    def add(self, x, *, times=1):
        return x + self.total * times

    @property
    def doubled(self):
        return self.total * 2

    @staticmethod
    def half(x):
        return x / 2

    @classmethod
    def stepped(cls, x):
        return x + cls.step

    def __call__(self, x):
        return self.add(x) * self.weight


class Faster(Counter):
    step = 5

    def add(self, x, *, times=1):
        return super().add(x, times=times) + 1


class Slotted:
    __slots__ = ("value",)

    def __init__(self, value):
        self.value = value


COUNTER, FASTER, SLOTTED = Counter(), Faster(), Slotted(4)


def fail(x):
    raise ValueError(x)
