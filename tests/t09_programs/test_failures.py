"""What fails for what tensors hold, before and after something that the caller can see: it is done once, and the error is the one of the uncompiled code."""

from __future__ import annotations

import itertools

import pytest

import framestance as fs
from framestance.testing import outcome, same_outcome

CHANGES = {
    "in place": lambda x, y: x.mul_(2),
    "of a row": lambda x, y: x[1].add_(1),
    "of an item": lambda x, y: x.__setitem__((0, 1), 7.0),
    "at indices": lambda x, y: x.__setitem__([0, 1, 0], 5.0),
    "of the other": lambda x, y: y.copy_(x),
    "a random number": lambda x, y: fs.rand(2),
    "random in place": lambda x, y: x.uniform_(),
}
FAILURES = {
    "assignment at a list": lambda x, y, n: y.__setitem__([n], 2.5),
    "assignment at a tensor": lambda x, y, n: y.__setitem__(fs.ones(2, dtype=fs.int64) * n, 2.5),
    "assignment at two": lambda x, y, n: y.__setitem__(([0, 1], [0, n]), fs.ones(2)),
    "item at a list": lambda x, y, n: y[[n]] * 2,
    "index_select": lambda x, y, n: fs.index_select(y, 0, fs.ones(1, dtype=fs.int64) * n),
    "gather": lambda x, y, n: fs.gather(y, 0, fs.ones(1, 2, dtype=fs.int64) * n),
    "division": lambda x, y, n: y.long() // (n - 2),
    "remainder": lambda x, y, n: y.long() % fs.full((2,), n - 2),
}


@pytest.mark.parametrize("backend", ["eager", "numba"])
@pytest.mark.parametrize("failure", FAILURES.values(), ids=FAILURES)
@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_failures_around_changes(change, failure, backend):
    def after(x, y, n):
        change(x, y)
        failure(x, y, n)
        return x + 1

    def before(x, y, n):
        failure(x, y, n)
        change(x, y)
        return x + 1

    def between(x, y, n):
        change(x, y)
        try:
            failure(x, y, n)
        except Exception as e:
            change(y, x)
            return type(e), x + 1
        change(x, y)
        return x + 1

    for function, numbers in itertools.product((after, before, between), ((1, 2), (2, 1))):
        compiled = fs.compile(function, backend=backend)
        for n in (*numbers, *numbers):
            seen = []
            for called in (function, compiled):
                x, y = fs.arange(4).float().view(2, 2), fs.ones(2, 2)
                fs.manual_seed(3)
                done = outcome(lambda: called(x, y, n))  # noqa: B023
                seen.append((done, outcome(lambda: (x, y, fs.rand(1)))))  # noqa: B023
            (want, state), (got, compiled_state) = seen
            same_outcome(got, want, function.__name__)
            same_outcome(compiled_state, state, f"{function.__name__}: what is left behind")
        assert fs.compiler.stats(compiled).compiled_operations_run


@pytest.mark.parametrize("backend", ["eager", "numba"])
@pytest.mark.parametrize(
    "call", [lambda x: fs.diagonal(x, 0.5), lambda x: fs.topk(x, 0.5), lambda x: fs.from_numpy(0.5)], ids=["diagonal", "topk", "from_numpy"]
)
def test_arguments_of_a_wrong_type_are_refused_compiled_too(call, backend):
    def f(x):
        try:
            return call(x)
        except TypeError as e:
            return x + 1, str(e)

    compiled = fs.compile(f, backend=backend)
    for _ in range(2):
        same_outcome(outcome(lambda: compiled(fs.ones(2, 2))), outcome(lambda: f(fs.ones(2, 2))))


@pytest.mark.parametrize(
    "call",
    [
        lambda x: fs.narrow(x, 0, 0, True),
        lambda x: fs.narrow_copy(x, 0, -1, True),
        lambda x: x.select(0, True),
        lambda x: fs.chunk(x, 2.5),
        lambda x: fs.unsafe_chunk(x, True),
    ],
)
def test_neither_a_bool_nor_a_float_is_a_count(call):
    for function in (call, fs.compile(call)):
        with pytest.raises(TypeError, match="must be int, not (bool|float)"):
            function(fs.ones(2, 1))
