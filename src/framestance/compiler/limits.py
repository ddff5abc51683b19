"""What the machine can do, measured in a few tenths of a second: how fast memory is copied, by the size of what is copied, and how fast products are."""

from __future__ import annotations

import contextlib
import itertools
import threading
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

SIZES = (1 << 16, 1 << 20, 1 << 23, 1 << 26)  # bytes that are read and written: in the first and second cache, in the last one or beyond it, in memory
SHARED = 1 << 21  # from so many bytes on, all threads take part, as they do in kernels
BUDGET = 0.03  # seconds for each number
_ORDERS = (64, 256, 640)  # of the matrices that are multiplied; BLAS takes the first by one thread


@dataclass(frozen=True)
class Limits:
    """copies: pairs of bytes (read and written together) and bytes per second. flops: operations per second of a float32 product."""

    copies: tuple[tuple[int, float], ...]
    flops: float


def measure(threads: int) -> Limits:
    """Measure with so many threads; products take those that BLAS takes."""
    return Limits(tuple((size, _copy_rate(size, threads if size >= SHARED else 1)) for size in SIZES), max(map(_product_rate, _ORDERS)))


def _copy_rate(size: int, threads: int) -> float:
    """Bytes per second, read and written, of copies by ``threads`` threads; the best of the rounds."""
    source = np.ones(size // 2, np.uint8)
    target = np.zeros_like(source)
    bounds = [len(source) * number // threads for number in range(threads + 1)]
    parts = [(target[a:b], source[a:b]) for a, b in itertools.pairwise(bounds)]
    repetitions = max(1, (1 << 22) // size)
    gate = threading.Barrier(threads)
    rounds: list[float] = []  # of the calling thread, whose part is the last one

    def work(part: tuple[Array, Array], times: list[float]) -> None:
        begun = time.perf_counter()
        while True:
            if times is rounds and len(rounds) > 2 and time.perf_counter() - begun > BUDGET:
                gate.abort()  # the helpers wait there, and end
                return
            gate.wait()
            started = time.perf_counter()
            for _ in range(repetitions):
                np.copyto(*part)
            gate.wait()
            times.append(time.perf_counter() - started)

    def helper(part: tuple[Array, Array]) -> None:
        with contextlib.suppress(threading.BrokenBarrierError):
            work(part, [])

    helpers = [threading.Thread(target=helper, args=(part,), name="framestance-limits", daemon=True) for part in parts[:-1]]
    try:
        for thread in helpers:
            thread.start()
        work(parts[-1], rounds)
    finally:
        gate.abort()
    for thread in helpers:
        thread.join()
    return size * repetitions / min(rounds)


def _product_rate(order: int) -> float:
    a = np.full((order, order), 0.5, np.float32)
    out = np.empty_like(a)
    best, rounds, begun = float("inf"), 0, time.perf_counter()
    while rounds < 3 or time.perf_counter() - begun < BUDGET:
        started = time.perf_counter()
        np.matmul(a, a, out=out)
        best, rounds = min(best, time.perf_counter() - started), rounds + 1
    return 2 * order**3 / best
