"""The C extension alone: no handler of the Python side is installed while these tests run."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from framestance import _C


@pytest.fixture(autouse=True)
def handlers() -> Iterator[Callable[..., Any]]:
    """Install handlers for one test: nothing is installed at first, and what was there comes back."""
    previous = _C.set_handlers(miss=None, key=None, unsafe=None, frame=None, find=None, mirror=None)
    yield _C.set_handlers
    _C.set_handlers(**previous)


@pytest.fixture(params=[False, True], ids=["in place", "by a call"])
def fallback(request):
    """Every test that asks for it runs twice: with frames that can grow, and as if none could."""
    _C._force_call_fallback(request.param)
    yield request.param
    _C._force_call_fallback(False)
