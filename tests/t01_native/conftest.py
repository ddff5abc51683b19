"""The C extension alone: no handler of the Python side is installed while these tests run."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from framestance import _C


@pytest.fixture(autouse=True)
def handlers() -> Iterator[Callable[..., Any]]:
    """Install handlers for one test: nothing is installed at first, and what was there comes back."""
    previous = _C.set_handlers(miss=None, key=None, unsafe=None, frame=None)
    yield _C.set_handlers
    _C.set_handlers(**previous)
