"""Floats that are another one at each call: operands of tensor operations and of arithmetic, with one compile for all of them."""

from __future__ import annotations

import math

import numpy as np
import pytest

import framestance as torch
from framestance.testing import outcome, same_outcome

VALUES = (0.5, 2.0, 1e-3, -0.0, math.inf, math.nan, 1e300, -1e-320, 3.3, 0.1 + 0.2)


def operators(x, lr):
    return x * lr + 1, lr - x, x / lr, lr / x, x > lr, lr == x, -(lr + x)


def functions(x, lr):
    return torch.add(x, lr), torch.sub(x, x, alpha=lr), x.clamp(min=lr), torch.where(x > 0, lr, x), x.masked_fill(x > 1, lr), torch.maximum(x, x * lr)


def dtypes(x, lr):
    return x.double() * lr, x.long() * lr, (x > 0) + lr, x.sum() * lr, x.sum().double() - lr, x.reshape(1, -1) * lr


def in_place(x, lr):
    x -= lr * x
    x.mul_(lr)
    x.add_(x, alpha=lr)
    x[0] += lr
    return x


def arithmetic(x, lr):
    beta = 1 - lr
    both = (lr + beta * 2) / 4 - lr * x.shape[0] + True
    return x * beta - both * x, beta, [both, -lr, +lr], lr - lr, lr * 0, both is both


def accumulated(x, dt):
    t = 0.0
    for _ in range(3):
        t += dt
        x = x + t * dt
    return x, t


def left_behind(x, lr):
    half = lr * 0.5
    x = x * half
    print(end="")
    return x + half, half


def asked(x, lr):
    y = x * lr
    if lr > 0.4:
        y = y + 1
    return y, f"{lr}", x**lr, math.isnan(lr)


def divided(x, lr):
    try:
        return x * (1 / lr)
    except ZeroDivisionError as e:
        return x, str(e)


@pytest.mark.parametrize("backend", ["numba", "eager"])
@pytest.mark.parametrize("function", [operators, functions, dtypes, in_place, arithmetic, accumulated, left_behind, asked, divided], ids=lambda f: f.__name__)
def test_compiled_equals_plain(function, backend):
    compiled = torch.compile(function, backend=backend, recompile_limit=100)
    for value in (*VALUES, *VALUES):
        (x, y) = (torch.tensor([1.0, 2.0, 0.3, -1.0]) for _ in range(2))
        same_outcome(outcome(lambda: (compiled(y, value), y)), outcome(lambda: (function(x, value), x)), f"{function.__name__}({value})")  # noqa: B023
    assert torch.compiler.stats(compiled).compiled_operations_run


@pytest.mark.parametrize("function", [operators, functions, dtypes, in_place, arithmetic, accumulated, left_behind], ids=lambda f: f.__name__)
def test_the_third_value_makes_it_a_value_of_run_time(function):
    compiled = torch.compile(function, backend="eager")
    for value in VALUES[:3]:
        compiled(torch.ones(4), value)
    with torch.compiler.set_stance("fail_on_recompile"):
        for value in VALUES:
            compiled(torch.ones(4), value)


def test_numpy_code_warns_as_it_does_uncompiled():
    def f(x, lr):
        return np.sqrt(x * lr) + lr, x - lr, lr * 2 * x.sum()

    compiled = torch.compile(f)
    for dtype in (np.float32, np.float64):
        for value in (*VALUES[:3], 7.5, 1e300, -1.0, math.nan):
            x = np.array([1.0, 2.0], dtype)
            with np.errstate(all="raise"):
                want, got = outcome(lambda: f(x, value)), outcome(lambda: compiled(x, value))  # noqa: B023
            same_outcome(got, want, f"{dtype} {value}")
    assert torch.compiler.stats(compiled).compiled_operations_run


def test_floats_alone_are_not_compiled():
    def f(a, b):
        return a * 2 + b, -a

    compiled = torch.compile(f, backend="eager")
    for a in VALUES:
        same_outcome(outcome(lambda: compiled(a, 1.5)), outcome(lambda: f(a, 1.5)))  # noqa: B023
    assert torch.compiler.stats(compiled).compiled_operations_run == 0


def test_floats_in_attributes_items_and_cells():
    class Optimizer:
        def __init__(self):
            self.lr, self.options = 0.1, {"decay": 0.5}

    optimizer, momentum = Optimizer(), 0.9

    def f(x):
        optimizer.lr = optimizer.lr * optimizer.options["decay"]
        return x - optimizer.lr * x * momentum

    def run(function):
        nonlocal momentum
        optimizer.lr, results = 0.1, []
        for turn in range(8):
            momentum, optimizer.options["decay"] = 0.9 + turn / 100, 0.5 + turn / 10
            results.append((function(torch.ones(3)), optimizer.lr))
        return results

    compiled = torch.compile(f)
    same_outcome(outcome(lambda: run(compiled)), outcome(lambda: run(f)))
    stats = torch.compiler.stats(compiled)
    assert stats.compiles <= 4 and stats.compiled_operations_run


def test_a_backend_of_the_users_is_given_the_float():
    seen = []

    def backend(graph, inputs):
        seen.append(inputs)
        return graph

    compiled = torch.compile(lambda x, lr: x * lr, backend=backend)
    for value in (0.5, 0.25, 0.125, 2.0):
        assert compiled(torch.ones(2), value).tolist() == [value, value]
    assert len(seen) == 3 and seen[-1][1] == 0.125


def test_a_whole_graph_takes_numbers_as_they_are_where_it_needs_to_know_them():
    def needed(x, n):
        return x**n if n > 1 else x * n

    def passed(x, n):
        return x * n + n

    def made(x, n):
        return torch.tensor(n) * x, torch.as_tensor([n, n]), torch.full((2,), n), f"{n}"

    needing, passing, making = (torch.compile(function, fullgraph=True) for function in (needed, passed, made))
    for value in (0.5, 2.0, 3.0, 4.5, 0.25):
        for function, compiled in ((needed, needing), (passed, passing), (made, making)):
            same_outcome(outcome(lambda: compiled(torch.ones(2) * 3, value)), outcome(lambda: function(torch.ones(2) * 3, value)), rtol=1e-6)  # noqa: B023
    assert torch.compiler.stats(needing).compiles == torch.compiler.stats(making).compiles == 5
    assert torch.compiler.stats(passing).compiles == 3


def test_operations_that_are_given_floats_as_they_are(tmp_path):
    allowed = torch.compiler.allow_in_graph(lambda x, k: x * k)

    def f(x, p):
        made = torch.full((2,), p), torch.arange(0.0, 1.0 + abs(p), 0.5), torch.zeros(2).fill_(p), torch.tensor([p, 1.0])
        return made, allowed(x, p), torch.dropout(x, p, False) if 0 <= p < 1 else x, x.norm(p) if p > 0 else x, torch.linspace(0.0, p, 3)

    compiled = torch.compile(f)
    for value in (0.5, 0.25, 0.125, 0.75, 2.0, -1.5):
        same_outcome(outcome(lambda: compiled(torch.ones(2), value)), outcome(lambda: f(torch.ones(2), value)), str(value), rtol=1e-6)  # noqa: B023
