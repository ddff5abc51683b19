"""Operations that fail at run time: the error meets the user's handlers, has the user's lines, and what happened before it happened once."""

from __future__ import annotations

import pytest

import framestance as fs
from framestance.testing import outcome, same_outcome
from framestance.testing.compare import user_lines

BACKENDS = pytest.mark.parametrize("backend", ["numba", "eager"])


def write_then_index(t, i):
    t.add_(1)
    try:
        b = t[i]
    except IndexError:
        b = t * 100
    return b


def intermediate_then_index(t, i):
    x = t * 2
    x.add_(1)
    try:
        return x[i] + t
    except IndexError:
        return x * 100


def write_then_divide(t, i):
    t.add_(1)
    try:
        return (i + 5) // i
    except RuntimeError:
        return t


def draw_then_index(t, i):
    fs.manual_seed(3)
    x = fs.rand(2)
    try:
        return x.sum() + t[i]
    except IndexError:
        return fs.rand(1) + x


def effect_then_index(t, i):
    SEEN.append("before")
    y = t[i]
    SEEN.append("after")
    return y


SEEN: list[str] = []


@BACKENDS
@pytest.mark.parametrize("function", [write_then_index, intermediate_then_index, write_then_divide, draw_then_index, effect_then_index])
def test_error_meets_the_handler_with_everything_before_it_done_once(function, backend):
    compiled = fs.compile(function, backend=backend)
    for index in ([1, 2], [7, 0], [0, 1], [0, 9]):
        SEEN.clear()
        plain_t, compiled_t = fs.ones(3), fs.ones(3)
        want = outcome(lambda: function(plain_t, fs.tensor(index)))  # noqa: B023  # called at once
        effects = list(SEEN)
        SEEN.clear()
        got = outcome(lambda: compiled(compiled_t, fs.tensor(index)))  # noqa: B023
        same_outcome(got, want, f"{function.__name__}, index {index}", rtol=1e-6)
        assert compiled_t.tolist() == plain_t.tolist()
        assert effects == SEEN
    assert fs.compiler.stats(compiled).graphs >= 1


@BACKENDS
def test_traceback_has_the_users_lines(backend):
    def inner(t, i):
        return t[i]

    def outer(t, i):
        t.add_(1)
        return inner(t, i) * 2

    compiled = fs.compile(outer, backend=backend)
    compiled(fs.ones(3), fs.tensor([0]))
    for _ in range(2):
        errors = [outcome(lambda run=run: run(fs.ones(3), fs.tensor([8]))).error for run in (outer, compiled)]
        lines = [[line for line in user_lines(error, __file__) if line[0] in ("outer", "inner")] for error in errors if error is not None]
        assert lines[0] == lines[1] and len(lines[0]) == 2
