"""What several files of this room do: run a function compiled and plain, twice, and say what was captured."""

from __future__ import annotations

from typing import Any

import framestance as torch
from framestance.testing import outcome, same_outcome


def compiled_equals_plain(function: Any, *args: Any) -> Any:
    """The function does the same compiled, twice."""
    want = outcome(lambda: function(torch.ones(2), *args))
    compiled = torch.compile(function, backend="eager")
    for _ in range(2):
        same_outcome(outcome(lambda: compiled(torch.ones(2), *args)), want, function.__qualname__)
    return torch.compiler.stats(compiled)
