"""Iterators of ``itertools`` written once in Python: capture follows these instead of the C ones, and hands out the real ones.

They use builtins only, give what the originals give for operands that those accept, and are followed only for such operands.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from typing import Any


def chain(*iterables: Iterable[Any]) -> Iterator[Any]:
    for iterable in iterables:
        yield from iterable


def chain_from_iterable(iterables: Iterable[Iterable[Any]]) -> Iterator[Any]:
    for iterable in iterables:
        yield from iterable


def count(start: Any = 0, step: Any = 1) -> Iterator[Any]:
    while True:
        yield start
        start = start + step


def cycle(iterable: Iterable[Any]) -> Iterator[Any]:
    saved = []
    for item in iterable:
        yield item
        saved.append(item)
    while saved:
        for item in saved:
            yield item


def repeat(item: Any, times: int | None = None) -> Iterator[Any]:
    if times is None:
        while True:
            yield item
    for _ in range(times):
        yield item


def accumulate(iterable: Iterable[Any], func: Callable[[Any, Any], Any] | None = None, *, initial: Any = None) -> Iterator[Any]:
    iterator = iter(iterable)
    total = initial
    if initial is None:
        for first in iterator:
            total = first
            break
        else:
            return
    yield total
    for item in iterator:
        total = total + item if func is None else func(total, item)
        yield total


def starmap(function: Callable[..., Any], iterable: Iterable[Iterable[Any]]) -> Iterator[Any]:
    for args in iterable:
        yield function(*args)


def takewhile(predicate: Callable[[Any], Any], iterable: Iterable[Any]) -> Iterator[Any]:
    for item in iterable:
        if not predicate(item):
            break
        yield item


def dropwhile(predicate: Callable[[Any], Any], iterable: Iterable[Any]) -> Iterator[Any]:
    iterator = iter(iterable)
    for item in iterator:
        if not predicate(item):
            yield item
            break
    for item in iterator:
        yield item


def filterfalse(predicate: Callable[[Any], Any] | None, iterable: Iterable[Any]) -> Iterator[Any]:
    for item in iterable:
        if not (item if predicate is None else predicate(item)):
            yield item


def compress(data: Iterable[Any], selectors: Iterable[Any]) -> Iterator[Any]:
    for item, selected in zip(data, selectors):  # noqa: B905  # as long as the shorter one
        if selected:
            yield item


def pairwise(iterable: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    iterator = iter(iterable)
    for previous in iterator:
        for item in iterator:
            yield previous, item
            previous = item


def product(*iterables: Iterable[Any], repeat: int = 1) -> Iterator[tuple[Any, ...]]:
    results: list[tuple[Any, ...]] = [()]
    for pool in [tuple(iterable) for iterable in iterables] * repeat:
        results = [(*chosen, item) for chosen in results for item in pool]
    yield from results


def islice(iterable: Iterable[Any], *limits: int | None) -> Iterator[Any]:
    start, stop, step = (None, limits[0], None) if len(limits) == 1 else (*limits, None)[:3]
    following = start or 0
    step = step or 1
    iterator = iter(iterable)
    position = 0
    while stop is None or position < stop:
        if position == following and (stop is None or following < stop):
            for item in iterator:
                yield item
                break
            else:
                return
            following += step
        else:
            for _ in iterator:
                break
            else:
                return
        position += 1


# The original, its polyfill, and the operands that the original iterates over when it is made, not when it is asked for the first item.
POLYFILLS: dict[Any, tuple[Callable[..., Iterator[Any]], tuple[int, ...]]] = {
    itertools.chain: (chain, ()),
    itertools.chain.from_iterable: (chain_from_iterable, (0,)),
    itertools.count: (count, ()),
    itertools.cycle: (cycle, (0,)),
    itertools.repeat: (repeat, ()),
    itertools.accumulate: (accumulate, (0,)),
    itertools.starmap: (starmap, (1,)),
    itertools.takewhile: (takewhile, (1,)),
    itertools.dropwhile: (dropwhile, (1,)),
    itertools.filterfalse: (filterfalse, (1,)),
    itertools.compress: (compress, (0, 1)),
    itertools.pairwise: (pairwise, (0,)),
    itertools.product: (product, ()),
    itertools.islice: (islice, (0,)),
}
