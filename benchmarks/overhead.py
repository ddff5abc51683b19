"""What one call costs beyond the arithmetic: cached compiled calls and eager operators against NumPy's.

Compared is a call of a Python function, of the same form and with the same source, on arrays: NumPy pays for that function's
frame and for its operator, framestance for finding and running compiled code. Eager operators are compared as bare expressions.
"""

from __future__ import annotations

import numpy as np

import framestance
from framestance import _C

from .forms import call_forms, value_of
from .measure import Check, Result, interleaved

CACHED_CALL = 0.25
EAGER_SMALL, EAGER_SMALL_AIM = 4.0, 2.0
EAGER_LARGE = 1.1


def cached_calls() -> tuple[list[Result], list[Check]]:
    """Every call form after its first call."""
    results, checks = [], []
    for form in call_forms():
        got, wanted = value_of(form.statement, form.ours), value_of(form.statement, form.reference)
        checks.append(Check(f"{form.name}: NumPy's value", got.dtype == wanted.dtype and got.tobytes() == wanted.tobytes(), str(got)))
        compiles = framestance.compiler.stats().compiles
        ours, reference = interleaved(form.statement, form.ours, form.reference)
        results.append(Result(f"compiled {form.name}", ours, reference, CACHED_CALL))
        more = framestance.compiler.stats().compiles - compiles
        checks.append(Check(f"{form.name}: compiled before the timing only", compiles > 0 and more == 0, f"{compiles} compiles so far, then {more}"))
        checks.append(Check(f"{form.name}: the hook is not installed", not _C.hook_installed()))
    return results, checks


def eager_operators() -> tuple[list[Result], list[Check]]:
    """Tensor + Tensor without compiling anything."""
    results = []
    for size, limit, aim in ((3, EAGER_SMALL, EAGER_SMALL_AIM), (1_000_000, EAGER_LARGE, None)):
        arrays = {name: np.full(size, value, dtype=np.float32) for name, value in (("x", 1.5), ("y", 2.25))}
        tensors = {name: framestance.from_numpy(array) for name, array in arrays.items()}  # the same memory: placement alone makes a fifth
        ours, reference = interleaved("x + y", tensors, arrays)
        results.append(Result(f"eager Tensor + Tensor, {size} float32", ours, reference, limit, aim))
    return results, [Check("the hook is not installed after eager operators", not _C.hook_installed())]


def run() -> tuple[list[Result], list[Check]]:
    """All of it, from one run of one process."""
    framestance.compiler.reset()
    compiled, compiled_checks = cached_calls()
    eager, eager_checks = eager_operators()
    return [*compiled, *eager], [*compiled_checks, *eager_checks]
