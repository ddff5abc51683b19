"""Where a generated program's choices come from: a seed, which gives the same program for ever, or Hypothesis, which shrinks what fails.

The first of several options is the plainest one, because Hypothesis shrinks towards it.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hypothesis import strategies as st

T = TypeVar("T")


class Choices(ABC):
    """Draws whole numbers; everything else is made of them."""

    @abstractmethod
    def below(self, count: int) -> int:
        """A number from 0 to ``count - 1``."""

    def between(self, low: int, high: int) -> int:
        """A number from ``low`` to ``high``, both included."""
        return low + self.below(high - low + 1)

    def pick(self, options: Sequence[T]) -> T:
        """One of the options, each as likely as the next."""
        return options[self.below(len(options))]

    def chance(self, percent: int) -> bool:
        """True so many times in a hundred."""
        return self.below(100) >= 100 - percent

    def shuffled(self, options: Sequence[T]) -> list[T]:
        """The options in some order."""
        left = list(options)
        return [left.pop(self.below(len(left))) for _ in options]


class Seeded(Choices):
    """The choices that a seed stands for."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def below(self, count: int) -> int:
        return self._random.randrange(count)


class Drawn(Choices):
    """Choices that Hypothesis makes."""

    def __init__(self, draw: Callable[[st.SearchStrategy[int]], Any]) -> None:
        self._draw = draw

    def below(self, count: int) -> int:
        return int(self._draw(st.integers(0, count - 1))) if count > 1 else 0
