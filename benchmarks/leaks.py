"""A million cached calls, in every call form, must leave no memory block and no reference behind."""

from __future__ import annotations

import gc
import sys
from timeit import Timer

from .forms import Form, break_form, call_forms, operation_forms
from .measure import Check, Result

CALLS = 1_000_000
WARM_UP = 2_000
# The interpreter's own free lists and caches move by a few blocks; a leak of one block in a hundred calls is a thousand times that.
BLOCKS_ALLOWED = 10


def growth(form: Form, calls: int) -> tuple[int, int]:
    """(memory blocks, references to the first tensor) gained over so many calls."""
    timer = Timer(form.statement, globals=dict(form.ours))
    watched = form.ours.get("x", form.ours.get("a"))

    def state() -> tuple[int, int]:
        gc.collect()
        return sys.getallocatedblocks(), sys.getrefcount(watched)

    for _ in range(3):  # what compiling leaves to the collector dies in the first rounds, and the interpreter's caches fill anew
        timer.timeit(WARM_UP)
        state()
    before = state()
    timer.timeit(calls)
    after = state()
    return after[0] - before[0], after[1] - before[1]


def run() -> tuple[list[Result], list[Check]]:
    """One check per call form."""
    checks = []
    for form in [*call_forms(), break_form(), *operation_forms()]:
        blocks, references = growth(form, CALLS)
        clean = blocks <= BLOCKS_ALLOWED and references == 0
        checks.append(Check(f"{CALLS} calls of {form.name}", clean, f"{blocks:+d} blocks, {references:+d} references"))
    return [], checks
