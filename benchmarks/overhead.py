"""What one call costs beyond the arithmetic: cached compiled calls and eager operators against NumPy's.

Compared is a call of a Python function, of the same form and with the same source, on arrays: NumPy pays for that function's
frame and for its operator, framestance for finding and running compiled code. Eager operators are compared as bare expressions.
"""

from __future__ import annotations

from time import perf_counter

import numpy as np

import framestance
from framestance import _C

from .forms import add_around_a_break, add_one, call_forms, many_calls, value_of
from .measure import Check, Result, Timing, interleaved

CACHED_CALL = 0.25
GRAPH_BREAK = 1.5
UNUSED_SITE, CALLS = 0.1, 50  # per place; so many of them
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


def graph_breaks() -> tuple[list[Result], list[Check]]:
    """One break against its two halves called by hand, and places where compiled code might start again but nothing is compiled."""
    array = np.array([1.0, 2.0, 3.0], dtype=np.float32)
    compile, x = framestance.compile, framestance.from_numpy(array.copy())
    first = second = compile(add_one)

    def by_hand(x):
        y = first(x)
        perf_counter()
        return second(y)

    few, many = many_calls(0), many_calls(CALLS)
    compiled = [compile(f) for f in (add_around_a_break, few, many)]
    hits = framestance.compiler.stats(compiled[0]).hits
    plain = [{"f": f, "x": array} for f in (add_one, few, many)]
    broken, halves, sites_few, sites_many, numpy, calls_few, calls_many = interleaved(
        "f(x)", {"f": compiled[0], "x": x}, {"f": by_hand, "x": x}, {"f": compiled[1], "x": x}, {"f": compiled[2], "x": x}, *plain
    )
    site = _per_call(_difference(_difference(sites_many, sites_few), _difference(calls_many, calls_few)))
    results = [
        Result("one graph break, beyond its halves", _difference(broken, halves), numpy, GRAPH_BREAK),
        Result("a place where nothing is compiled", site, numpy, UNUSED_SITE),
    ]
    both = framestance.compiler.stats(compiled[0])
    return results, [
        Check("both halves of the function with the break run compiled", both.graphs == 2 and both.hits > hits, f"{both.graphs} graphs, {both.hits} hits"),
        Check("the hook is not installed after graph breaks", not _C.hook_installed()),
    ]


def _difference(longer: Timing, shorter: Timing) -> Timing:
    return Timing(longer.minimum - shorter.minimum, longer.median - shorter.median)


def _per_call(timing: Timing) -> Timing:
    return Timing(timing.minimum / CALLS, timing.median / CALLS)


def run() -> tuple[list[Result], list[Check]]:
    """All of it, from one run of one process."""
    framestance.compiler.reset()
    compiled, compiled_checks = cached_calls()
    breaks, break_checks = graph_breaks()
    eager, eager_checks = eager_operators()
    return [*compiled, *breaks, *eager], [*compiled_checks, *break_checks, *eager_checks]
