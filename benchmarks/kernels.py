"""What compiled loops gain over NumPy on one thread, with results equal to the last bit."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np

import framestance
from framestance.runtime import kernel_count

from .measure import Check, Result, interleaved

SIZE = 1_000_000
SPEEDUP = 4.0


@contextmanager
def one_processor() -> Iterator[None]:
    """Keep this process, and every thread it starts meanwhile, on one processor: no setting of anybody's is trusted for it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


def elementwise_chain(sqrt: Callable, maximum: Callable) -> Callable:
    """Eight operations whose results IEEE 754 fixes to the bit, for whichever library the two functions come from."""

    def chain(x, y):
        t = x * y
        t = t + x
        t = t - 0.5
        t = t * t
        t = t + 1.0
        t = sqrt(t)
        t = t / y
        return maximum(t, x)

    return chain


def inputs(size: int) -> tuple[np.ndarray, np.ndarray]:
    """Two float32 arrays without anything special in them."""
    generator = np.random.default_rng(size)
    x = generator.standard_normal(size, dtype=np.float32)
    return x, generator.random(size, dtype=np.float32) + np.float32(0.5)


def same_bits(ours: framestance.Tensor, reference: np.ndarray) -> bool:
    got = ours.numpy()
    return got.dtype == reference.dtype and got.shape == reference.shape and got.tobytes() == reference.tobytes()


def run() -> tuple[list[Result], list[Check]]:
    """The chain at one size against NumPy, then at a second size."""
    with one_processor():
        plain = elementwise_chain(np.sqrt, np.maximum)
        compiled = framestance.compile(elementwise_chain(framestance.sqrt, framestance.maximum), fullgraph=True)
        arrays = inputs(SIZE)
        tensors = tuple(framestance.from_numpy(array.copy()) for array in arrays)
        checks = [Check(f"bit for bit equal to NumPy, {SIZE} float32", same_bits(compiled(*tensors), plain(*arrays)))]
        ours, reference = interleaved("f(x, y)", dict(zip("fxy", (compiled, *tensors), strict=True)), dict(zip("fxy", (plain, *arrays), strict=True)))
        before = kernel_count()
        for size in (SIZE // 2 + 1, 777):
            other = inputs(size)
            value = compiled(*(framestance.from_numpy(array.copy()) for array in other))
            checks.append(Check(f"bit for bit equal to NumPy, {size} float32", same_bits(value, plain(*other))))
        added = kernel_count() - before
        checks.append(Check("other sizes add no LLVM compile", before > 0 and added == 0, f"{before} kernels, then {added} more"))
    return [Result(f"8 elementwise operations, {SIZE} float32, one thread", ours, reference, 1 / SPEEDUP)], checks
