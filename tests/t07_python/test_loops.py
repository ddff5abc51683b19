"""Loops that break at each turn run natively, with compiled stretches in their bodies and try blocks, and numbers that change from turn to turn."""

from __future__ import annotations

import pytest

import framestance as torch
from framestance import _C
from framestance.testing import outcome, same_outcome


def nested_loops_with_else(x, n, L):
    for i in range(n):
        for j in range(i):
            x = x + j * i
            L.append(float(x.sum()))
            if j == 1:
                break
        else:
            x = x - 1
            continue
        x = x * 2
    return x


def while_with_try_and_continue(x, n, L):
    i = 0
    while i < n:
        i += 1
        try:
            if i == 2:
                continue
            x = x + i
            L.append(x.tolist())
            if i == 3:
                break
        finally:
            L.append(i)
            x = x * 1
    else:
        L.append("else")
    return x


def iterator_shared_with_next(x, n, L):
    it = iter([1, 2, 3, 4, 5, 6])
    for v in it:
        x = x * v
        L.append(x.sum().item())
        w = next(it, None)
        x = x + w
    return x


def dict_changed_while_it_is_read(x, n, L):
    d = {"a": 1, "b": 2}
    for k, v in d.items():
        x = x + v
        L.append(x.tolist())
        d[k] = v + 1
    for k in list(d):
        del d[k]
        L.append(k)
    return x, d


def closures_over_a_loop_variable(x, n, L):
    out = []
    for i in range(n):
        out.append(lambda: x * i)
        L.append(int(x.sum()))
    return [g() for g in out]


def names_bound_on_some_turns(x, n, L):
    a = b = None
    for i in range(n):
        if i % 2:
            a = x + i
        else:
            b = i
        L.append(str(b))
        print(end="")
    return a, b, i


def names_bound_late(x, n, L):
    for i in range(n):
        if i == 1:
            y = x + 1
        print(end="")
        if i >= 1:
            x = x + y
    try:
        return x + z
    except NameError:
        pass
    return x, y


def loops_in_a_closure(x, n, L):
    def inner(k):
        nonlocal x
        for q in range(k):
            x = x + q
            print(end="")
        return x

    return inner(3) + inner(2)


def tensors_changed_in_place(x, n, L):
    for i in range(n):
        with_ = [x * i, x]
        L.append(with_[0].sum().item())
        x.add_(1)
        with_[1].mul_(2)
    return x


def strings_that_grow(x, n, L):
    s = ""
    for i in range(n):
        s += str(i)
        x = x + len(s)
        L.append(s)
        print(end="")
    return x, s


def ints_beyond_machine_words(x, n, L):
    big = 10**18
    for i in range(n):
        big = big * 7
        x = x + (i - 2)
        print(end="")
        L.append(big)
    return x


def floor_division_and_remainder_of_negatives(x, n, L):
    k = -3
    for i in range(n):
        k = k // 2 + i
        m = k % 3
        x = x + m * k
        print(end="")
        if k > 1:
            L.append(k)
    return x, k, m


def exceptions_on_one_turn(x, n, L):
    for i in range(n):
        for j in range(2):
            try:
                if i == 2:
                    raise ValueError(j)
                x = x + 1
                print(end="")
            except ValueError as e:
                L.append(e.args)
                x = x * 2
                print(end="")
    return x


def values_of_every_type(x, n, L):
    for i in (True, False, 1, 0, 2.0, "s", None):
        if i:
            x = x + 1
        L.append(i)
        print(end="")
    return x


def generator_consumed_natively(x, n, L):
    g = (x * i for i in range(n))
    t = 0
    for v in g:
        t = t + v
        print(end="")
        L.append(v.tolist())
    return t


def shapes_that_change(x, n, L):
    for i in range(n):
        x = x.view(1, -1) if i % 2 else x.reshape(-1)
        L.append(tuple(x.shape))
        print(end="")
    y = torch.zeros(n + 1)
    for i in range(n):
        y[i] = x.sum() + i
        print(end="")
    return x, y


def sizes_that_grow(x, n, L):
    for i in range(12):
        y = torch.ones(i + 1)
        x = x + y.sum()
        print(end="")
        L.append(y.shape[0])
    return x


def slices_of_every_length(x, n, L):
    i = 5
    for _ in range(6):
        i -= 1
        print(end="")
        y = x[:i] if i > 0 else x[i:]
        L.append(y.tolist())
    return x


def uses_of_a_changing_int(x, n, L):
    for i in range(6):
        print(end="")
        L.append(
            [
                i,
                i * 2,
                -i,
                i < 3,
                i == 4,
                i + 1,
                i // 2,
                i % 2,
                bool(i),
                i * 1.5,
                i**2,
                i / 2,
                i & 1,
                abs(-i),
                min(i, 3),
                max(i, 2),
                f"{i}",
                (i,),
                {i: 1},
                [i] * 2,
                i is not None,
                divmod(i, 3),
                i - 10,
                ~i,
                +i,
                i << 1,
                hash(i),
                i in (1, 2),
            ]
        )
        x = x + i
    return x


def dtypes_with_a_changing_int(x, n, L):
    for i in range(6):
        print(end="")
        x = x + torch.arange(2) * i - torch.full((2,), i)
        L.append(x.dtype)
    return x, x.int() * i, x > i, x == i


@pytest.mark.parametrize(
    "function",
    [
        nested_loops_with_else,
        while_with_try_and_continue,
        iterator_shared_with_next,
        dict_changed_while_it_is_read,
        closures_over_a_loop_variable,
        names_bound_on_some_turns,
        names_bound_late,
        loops_in_a_closure,
        tensors_changed_in_place,
        strings_that_grow,
        ints_beyond_machine_words,
        floor_division_and_remainder_of_negatives,
        exceptions_on_one_turn,
        values_of_every_type,
        generator_consumed_natively,
        shapes_that_change,
        sizes_that_grow,
        slices_of_every_length,
        uses_of_a_changing_int,
        dtypes_with_a_changing_int,
    ],
    ids=lambda f: f.__name__,
)
def test_loops_with_breaks(function):
    compiled, wanted_log, log = torch.compile(function, backend="eager"), [], []
    for n in (4, 4, 3):
        want = outcome(lambda: function(torch.ones(2), n, wanted_log))  # noqa: B023  # called at once
        same_outcome(outcome(lambda: compiled(torch.ones(2), n, log)), want, function.__name__)  # noqa: B023
        assert repr(log) == repr(wanted_log)
    found = torch.compiler.stats(compiled)
    assert found.graphs > 0 and found.hits > 0 and "limit" not in found.eager


def turns_of_which_some_have_nothing_to_compile(x):
    for k in range(3):
        print(end="")
        if k == 1:
            x = x * 2
    return x


def turns_that_go_on_early(x):
    k, s = 0, ""
    while k < 3:
        print(end="")
        k += 1
        if k == 2:
            continue
        s += str(k)
        x = x + k
    return x, s


@pytest.mark.parametrize("function", [turns_of_which_some_have_nothing_to_compile, turns_that_go_on_early], ids=lambda f: f.__name__)
def test_one_warm_up_call_compiles_every_turn(function):
    compiled = torch.compile(function, backend="eager")
    compiled(torch.ones(2))
    with torch.compiler.set_stance("fail_on_recompile"):
        same_outcome(outcome(lambda: compiled(torch.ones(2))), outcome(lambda: function(torch.ones(2))), function.__name__)


def test_kinds_of_input_with_nothing_to_compile_are_not_remembered_without_end():
    def function(items):
        return len(items)

    compiled = torch.compile(function, backend="eager")
    with pytest.warns(RuntimeWarning, match="recompile limit"):
        assert [compiled([0] * n) for n in range(60)] == list(range(60))
    assert len(_C.code_cache(function.__code__).start.entries) <= 16
