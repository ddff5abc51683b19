"""Which tests run: all of them in `make test-all`, else what says something of its own, and a share of what many cases say alike.

- `make test` runs half of the cases of tests marked ``some_suffice``: kernels and programs in many shapes, layouts and orders, and of calls of NumPy.
- With FRAMESTANCE_SHARE=10 (`make test-others`) a tenth of the tests marked ``any_python`` run, and half of the cases of each other test, others on each
  version of Python: what kernels compute, what rows mean and what files say is the same everywhere. Tests marked ``in_turn``, which start processes or threads,
  run on one of two versions that follow each other; on the other one they count as ``any_python``.

Of a test with parameters at least one case runs; of one for any Python, on every second version. Tests that draw programs draw others, and fewer, on
each version.
"""

from __future__ import annotations

import os
import sys
import zlib

import pytest

SHARE = int(os.environ.get("FRAMESTANCE_SHARE", "1"))
EVERYTHING = os.environ.get("FRAMESTANCE_TABLE") == "all"  # `make test-all`
CASES_OF_A_TEST = SHARE if SHARE > 1 else 1 if EVERYTHING else 2  # one of how many runs where a test goes through many by itself, and some suffice
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"


def number(name: str) -> int:
    """What decides about a test: it is the same in each process of a run, and another one on each version."""
    return zlib.crc32(f"{VERSION} {name}".encode())


def _turn(item: pytest.Item) -> bool:
    """Whether it is this version's turn to run the test, of any parameters."""
    return (zlib.crc32(item.nodeid.partition("[")[0].encode()) + int(VERSION.rpartition(".")[2])) % 2 == 0


def _one_of(item: pytest.Item, first: set[pytest.Item]) -> int:
    """One of how many such tests runs here."""
    alone = item in first or "[" not in item.nodeid
    if SHARE == 1:
        return 2 if item.get_closest_marker("some_suffice") and not alone else 1
    turn = _turn(item)
    if item.get_closest_marker("any_python"):
        return 1 if item in first and turn else SHARE
    if item.get_closest_marker("in_turn") and not turn:
        return SHARE
    return 1 if alone else 2


def split(items: list[pytest.Item]) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """(the tests that run here, those that `make test-all` or other interpreters run)."""
    if EVERYTHING:
        return items, []
    first: dict[str, pytest.Item] = {}  # of each test with parameters, the case that runs in any event
    for item in items:
        test, bracket, _ = item.nodeid.partition("[")
        if bracket and (test not in first or number(item.nodeid) < number(first[test].nodeid)):
            first[test] = item
    always = set(first.values())
    here = {item for item in items if number(item.nodeid) % _one_of(item, always) == 0}
    return [item for item in items if item in here], [item for item in items if item not in here]


def drawn(count: int, fraction: int) -> range:
    """Seeds of random programs: ``count`` of them in `make test-all`, else half; or one of ``fraction``, which are others on each version."""
    if SHARE > 1:
        return range(start := count * (sys.version_info.minor - 10), start + count // fraction)
    return range(count if EVERYTHING else count // 2)
