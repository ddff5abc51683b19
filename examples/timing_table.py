"""Times a few small programs three ways, eager, compiled and in NumPy, and prints a table of microseconds per call.

`make demo` runs it after the stance tour. The programs are written once, for whichever library is passed in; the benchmarks
with bars are `make bench`.
"""

from __future__ import annotations

from time import perf_counter

import numpy as np

import framestance as torch


def add_one(library):
    def program(x):
        return x + 1

    return program


def elementwise_chain(library):
    def program(x, y):
        t = x * y + x
        t = (t - 0.5) * t + 1.0
        return library.maximum(library.sqrt(abs(t)) / y, x)

    return program


def row_softmax(library):
    def program(x, y):
        e = library.exp(x - y)
        return e / e.sum(1).reshape(-1, 1)

    return program


def three_layers(library):
    def program(x, first, second, third):
        x = library.maximum(x @ first, x * 0.0)
        x = library.maximum(x @ second, x * 0.0)
        return x @ third

    return program


def positive(*shape):
    """Random float32 between 0.5 and 1.5."""
    return np.random.default_rng(0).random(shape, dtype=np.float32) + np.float32(0.5)


PROGRAMS = [
    ("x + 1, 3 floats", add_one, [positive(3)]),
    ("8 elementwise operations, 1000 floats", elementwise_chain, [positive(1000), positive(1000)]),
    ("8 elementwise operations, 1000000 floats", elementwise_chain, [positive(1_000_000), positive(1_000_000)]),
    ("softmax over rows, 256 x 1000", row_softmax, [positive(256, 1000), positive(256, 1)]),
    ("three 64 x 64 layers, batch of 32", three_layers, [positive(32, 64), positive(64, 64), positive(64, 64), positive(64, 64)]),
]


def call_in_block(function, arguments, seconds=1e-3):
    """Microseconds per call, over one block of calls."""
    calls, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        for _ in range(10):
            function(*arguments)
        calls += 10
    return elapsed / calls * 1e6


def best_times(sides, blocks=40):
    """The best block of each side; sides take turns, so that a busy machine is busy for all of them."""
    best = [float("inf")] * len(sides)
    for _ in range(blocks):
        for index, (function, arguments) in enumerate(sides):
            best[index] = min(best[index], call_in_block(function, arguments))
    return best


def main() -> None:
    """Check that the three ways agree, time them, print one row per program."""
    print(f"{'microseconds per call':42} {'NumPy':>10} {'eager':>10} {'compiled':>10} {'NumPy / compiled':>17}")
    for name, make_program, arrays in PROGRAMS:
        tensors = [torch.from_numpy(array) for array in arrays]
        in_numpy, eager = make_program(np), make_program(torch)
        compiled = torch.compile(make_program(torch))
        expected = in_numpy(*arrays)
        for function in (eager, compiled):
            np.testing.assert_allclose(function(*tensors).numpy(), expected, rtol=1e-4, err_msg=name)
        times = best_times([(in_numpy, arrays), (eager, tensors), (compiled, tensors)])
        print(f"{name:42} {times[0]:10.2f} {times[1]:10.2f} {times[2]:10.2f} {times[0] / times[2]:16.1f}x")


if __name__ == "__main__":
    main()
