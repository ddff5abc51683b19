"""Recursion: as deep as without compiling, and an endless one is RecursionError, never a crash."""

from __future__ import annotations

import sys
import threading

import pytest

import framestance as torch

is_compiling = torch.compiler.is_compiling


@torch.compile
def with_break(x, n):
    x = x + 1
    print(end="")
    return x if n == 0 else with_break(x, n - 1)


@torch.compile
def endless(x):
    return endless(x + 1)


@torch.compile
def endless_with_break(x):
    x = x + 1
    print(end="")
    return endless_with_break(x)


@pytest.fixture
def limit():
    before = sys.getrecursionlimit()
    yield sys.setrecursionlimit
    sys.setrecursionlimit(before)


@pytest.mark.filterwarnings("ignore:.*R011")
@pytest.mark.parametrize("higher", [1000, 3000])
def test_as_deep_as_the_limit_allows(limit, higher):
    limit(higher)
    depth = higher - 200
    assert with_break(torch.ones(1), depth).item() == depth + 2
    assert torch.compiler.stats(with_break).graphs


@pytest.mark.parametrize("higher", [1000, 20_000, 2**30])
@pytest.mark.parametrize("f", [endless, endless_with_break], ids=["whole", "break"])
def test_endless_recursion(limit, f, higher):
    limit(higher)
    with pytest.raises(RecursionError):
        f(torch.ones(1))


@pytest.mark.parametrize("stance", ["force_eager", "eager_on_recompile"])
def test_endless_recursion_that_runs_plain(limit, stance):
    limit(10**6)
    with torch.compiler.set_stance(stance), pytest.raises(RecursionError):
        endless(torch.ones(1))


@pytest.mark.filterwarnings("ignore:.*R011")
def test_recursion_past_the_recompile_limit():
    """Each level is another kind of input, so that most of them run plain."""

    class Node:
        rest = None

    @torch.compile(dynamic=False)
    def f(x, node):
        return x if node.rest is None else f(x + 1, node.rest)

    for length in (10, 50, 200, 700):
        node = Node()
        for _ in range(length):
            longer = Node()
            longer.rest, node = node, longer
        assert f(torch.ones(1), node).item() == length + 1


def test_the_first_call_may_be_at_the_limit():
    def down(n, f):
        return f(torch.ones(1)) if n == 0 else down(n - 1, f)

    def fits(n):
        try:
            return down(n, torch.ones_like) is not None
        except RecursionError:
            return False

    deepest = next(n for n in range(sys.getrecursionlimit(), 0, -1) if fits(n))
    compiled, y = down(deepest, torch.compile(lambda x: (is_compiling(), x * 7)))
    assert compiled and y.item() == 7


@pytest.mark.parametrize("kilobytes", [64, 256, 1024])
def test_threads_with_small_stacks(kilobytes):
    names = {}
    exec(f"def f(x):\n  y = (x @ x).exp() * {kilobytes}\n  print(end='')\n  return y.sum(0) + 1", names)
    f, seen = torch.compile(names["f"]), []

    def run():
        seen.append(f(torch.ones(3, 3)).shape)
        try:
            endless_with_break(torch.ones(1))
        except RecursionError:
            seen.append("RecursionError")

    before = threading.stack_size(kilobytes * 1024)
    try:
        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
    finally:
        threading.stack_size(before)
    assert seen == [(3,), "RecursionError"]
    assert torch.compiler.stats(f).graphs == 2
