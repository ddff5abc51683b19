"""What the user declares about functions, seen from a compiled caller: allow_in_graph, assume_constant_result, disable."""

from __future__ import annotations

import pytest

import framestance as fs
from framestance.testing import check_compiled

CALLS = []


@fs.compiler.allow_in_graph
def opaque(x, y=None, *, scale=1):
    CALLS.append(float(x.sum()))
    total = x * scale if y is None else x * scale + y
    return total.clone()


@fs.compiler.allow_in_graph
def pair(x):
    return x + 1, (x * 2).sum(0)


@fs.compiler.allow_in_graph
def picky(x):
    if x.sum() > 100:
        raise ValueError("too much")
    return x + 1


def test_allowed_function_is_one_node_of_one_graph():
    def f(x, y):
        a = opaque(x + 1, scale=2)
        b, c = pair(a)
        return opaque(b, y) * c

    check_compiled(f, (fs.ones(2, 3), fs.ones(2, 3)), graphs=1, breaks=0, fullgraph=True)


def test_allowed_function_runs_once_per_call():
    compiled = fs.compile(lambda x: opaque(x) + 1, dynamic=False)
    compiled(fs.ones(2))
    CALLS.clear()
    assert compiled(fs.ones(2) * 3).tolist() == [4.0, 4.0]
    assert CALLS == [6.0]


def test_error_of_an_allowed_function_is_the_users():
    def f(x):
        return picky(x * 2) * 3

    compiled = fs.compile(f)
    assert compiled(fs.ones(2)).tolist() == [9.0, 9.0]
    with pytest.raises(ValueError, match="too much") as caught:
        compiled(fs.ones(2) * 60)
    assert "f" in [entry.name for entry in caught.traceback]


def test_rebound_allowed_function_is_another_function():
    def make(k):
        return fs.compiler.allow_in_graph(lambda x: (x * k).clone())

    run = fs.compile(lambda g, x: g(x) + 1)
    assert run(make(2), fs.ones(1)).tolist() == [3.0]
    assert run(make(5), fs.ones(1)).tolist() == [6.0]


def test_constant_result_is_taken_once():
    seen = []

    @fs.compiler.assume_constant_result
    def setting(name):
        seen.append(name)
        return len(seen) * 10

    compiled = fs.compile(lambda x: x * setting("k"))
    assert [compiled(fs.ones(1)).item() for _ in range(3)] == [10.0, 10.0, 10.0]
    assert seen == ["k"]


def test_disabled_function_breaks_and_runs_each_time():
    calls = []

    @fs.compiler.disable
    def plain(x):
        calls.append(fs.compiler.is_compiling())
        return x + 1

    def f(x):
        return plain(x * 2) * 3

    check_compiled(f, (fs.ones(2),), graphs=2, breaks=1, calls=2)
    assert calls == [False] * 4
