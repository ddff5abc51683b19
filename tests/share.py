"""Which tests an interpreter runs: one runs all of them, the others what depends on the interpreter, and a share of the rest.

With FRAMESTANCE_SHARE=10 (`make test-others`) a tenth of the tests that are marked ``any_python`` run, another tenth on each version of Python: what kernels
compute, what rows mean and what files say is the same everywhere. Of a test with parameters at least one case runs. Tests that draw programs draw others, and
fewer, on each version.
"""

from __future__ import annotations

import os
import sys
import zlib

import pytest

SHARE = int(os.environ.get("FRAMESTANCE_SHARE", "1"))
EVERYTHING = os.environ.get("FRAMESTANCE_TABLE") == "all"  # `make test-all`
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"


def number(name: str) -> int:
    """What decides about a test: it is the same in each process of a run, and another one on each version."""
    return zlib.crc32(f"{VERSION} {name}".encode())


def split(items: list[pytest.Item]) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """(the tests that run here, those that other interpreters run)."""
    if SHARE == 1:
        return items, []
    first: dict[str, pytest.Item] = {}  # of each test with parameters, the case that runs in any event
    for item in items:
        test, bracket, _ = item.nodeid.partition("[")
        if bracket and (test not in first or number(item.nodeid) < number(first[test].nodeid)):
            first[test] = item
    always = set(first.values())
    here = {item for item in items if item in always or item.get_closest_marker("any_python") is None or number(item.nodeid) % SHARE == 0}
    return [item for item in items if item in here], [item for item in items if item not in here]


def drawn(count: int, fraction: int) -> range:
    """Seeds of random programs: ``count`` of them in `make test-all`, else half; or one of ``fraction``, which are others on each version."""
    if SHARE > 1:
        return range(start := count * (sys.version_info.minor - 10), start + count // fraction)
    return range(count if EVERYTHING else count // 2)
