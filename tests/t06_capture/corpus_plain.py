"""Functions of the corpus in which every instruction family stands alone: operators, branches, loops, calls, closures, containers."""

from __future__ import annotations

import functools
import math
import operator

from corpus_base import COUNTER, FASTER, LOG, SCALE, SLOTTED, TABLE, Faster, fail

import framestance as fs

# ---- straight lines, operators -------------------------------------------------------------------


def f_arithmetic(t, a, b):
    c = a + b * 2 - 1
    d = (c // 2, c % 3, -c, a**2, a / b, a @ b if False else a)
    return t * c + d[0], d


def f_bits_and_shifts(t, a, b):
    return t + (a & b | a ^ 3), a << 2, ~b, (a + 8) >> 1


def f_comparisons(t, a, b):
    return t > a, a < b, a == b, a != b, a <= b <= 10, a is b, a is not None, t.shape == (3,)


def f_boolean_logic(t, a, b):
    x = a and b or -1
    y = not a or (b > 2 and a < 3)
    return t + x, y


def f_augmented(t, a, b):
    x = a
    x += b
    x *= 2
    x -= 1
    x //= 2
    items = [1]
    items += [x]
    y = t
    y = y + x
    return y, items


def f_tensor_chain(t, a, b):
    x = t * 2 + a
    y = x.relu() - t.mean()
    z = fs.maximum(y, x) * fs.exp(-t)
    return z.sum(), z


def f_views(t, a, b):
    m = fs.cat([t, t * 2]).reshape(2, 3)
    n = m.t()
    return n[1:], m[:, 0], m[0, 1], m.permute(1, 0).sum(0)


def f_inplace(t, a, b):
    x = t * 1
    x.add_(a)
    x[0] = 7.0
    x[1:] *= 2
    y = x[1:]
    y.mul_(3)
    return x, y


def f_casts(t, a, b):
    x = t.to(fs.int64)
    return x // 2, x.float() + 0.5, (x > 1).to(fs.float32)


def f_metadata(t, a, b):
    n = t.shape[0]
    return t.reshape(n, 1) * t.dim(), t.numel(), t.size(0), len(t), t.ndim, t.is_contiguous(), t.dtype is fs.float32


def f_matmul(t, a, b):
    m = fs.arange(9).reshape(3, 3).float()
    return m @ m + t, (m @ t.reshape(3, 1)).sum()


def f_creation(t, a, b):
    return t + fs.zeros(3) + fs.ones_like(t) * fs.full((3,), 2.0), fs.arange(a), fs.tensor([1.0, 2.0])


def f_where(t, a, b):
    return fs.where(t > 1, t, -t) + fs.where(t > 100, 1.0, 2.0)


def f_reductions(t, a, b):
    m = fs.cat([t, t + 1]).view(2, 3)
    return m.sum(), m.sum(0), m.mean(1, keepdim=True), m.amax(-1)


# ---- branches and loops --------------------------------------------------------------------------


def f_branches(t, a, b):
    if a > b:
        x = t * 2
    elif a == b:
        x = t
    else:
        x = -t
    return x if b else t


def f_nested_branches(t, a, b):
    if a:
        if b:
            t = t + 1
        else:
            t = t + 2
        t = t * 2
    return t


def f_none_checks(t, a, b):
    c = None
    if c is None:
        t = t + 1
    if b is not None:
        t = t * 2
    return t


def f_for_range(t, a, b):
    for i in range(a):
        if i == 2:
            continue
        t = t + i
        if i > 3:
            break
    else:
        t = t * 100
    return t


def f_nested_loops(t, a, b):
    total = 0
    for i in range(3):
        for j in (1, 2):
            total += i * j
            t = t + j
    return t, total


def f_while(t, a, b):
    n = 0
    while n < a:
        n += 1
        t = t + n
        if n > 10:
            return None
    return t, n


def f_loop_over_list(t, a, b):
    parts = [t, t * 2, t * 3]
    out = []
    for p in parts:
        out.append(p.sum())
    return out, parts[-1]


def f_loop_over_dict(t, a, b):
    for key, value in TABLE.items():
        t = t * value
        LOG_LENGTH = len(key)
    for key in TABLE:
        t = t + len(key)
    for value in TABLE.values():
        t = t - value
    return t, LOG_LENGTH


def f_enumerate_zip(t, a, b):
    for i, (x, y) in enumerate(zip([1, 2, 3], (4, 5, 6), strict=False), 1):
        t = t + i * x * y
    for x in reversed([1, 2, 3]):
        t = t * x
    return t


def f_map_filter(t, a, b):
    for x in map(lambda v: v * 2, [1, 2, 3]):
        t = t + x
    for x in filter(lambda v: v > 1, [0, 1, 2, 3]):
        t = t * x
    return t


def f_loop_over_tensor(t, a, b):
    total = 0
    for x in t:
        total = total + x * a
    return total


def f_unrolled_with_break(t, a, b):
    for i in range(3):
        t = t + i
        LOG.append(i)
        t = t * 2
    return t


# ---- calls ---------------------------------------------------------------------------------------


def helper(x, y=2, *rest, scale=1, **more):
    return x * y * scale + len(rest) + sum(more.values())


def f_call_forms(t, a, b):
    args = (a, b)
    kw = {"scale": 2, "extra": 5}
    return helper(t), helper(t, 3), helper(t, *args), helper(t, **kw), helper(*[t, 1, 2], scale=4), helper(x=t, y=a)


def f_nested_calls(t, a, b):
    return helper(helper(t, a), helper(b, 1) + 1, scale=helper(1, 1))


def f_methods(t, a, b):
    return COUNTER.add(t), FASTER.add(t, times=2), COUNTER.half(t), FASTER.stepped(t), COUNTER(t)


def f_attributes(t, a, b):
    return t * COUNTER.total + SLOTTED.value, COUNTER.weight * t, COUNTER.doubled, Faster.step


def f_builtins(t, a, b):
    return (t + max(a, b) + min([a, b]) + abs(-a) + sum([a, b], 1), len([1, 2]), isinstance(t, fs.Tensor), type(a) is int, int(2.5), float(a), str(a),
            bool(b), round(2.567, 1), any([0, a]), all([a, b]), sorted([3, 1, 2]), tuple([a]), list((b,)), dict(x=1), divmod(7, 2))  # fmt: skip


def f_math(t, a, b):
    return t * math.sqrt(a) + math.floor(2.5) + math.pi, operator.add(t, a), functools.reduce(operator.add, [1, 2, 3])


def f_lambda(t, a, b):
    g = lambda x, k=a: x * k + b  # noqa: E731
    return g(t), g(t, 2)


def f_opaque_call(t, a, b):
    x = t + 1
    LOG.append("between")
    y = x * 2
    LOG.append(a)
    return y + x


def f_print(t, a, b):
    x = t * 2
    print(end="")
    return x + a


def f_raises(t, a, b):
    x = t + 1
    LOG.append("before")
    fail(a)
    return x


def f_asserts(t, a, b):
    assert a > 0, f"a is {a}"
    assert t.shape[0] == 3
    return t * 2


def f_recursive(t, a, b):
    if a <= 0:
        return t
    return f_recursive(t + a, a - 1, b)


def f_method_value(t, a, b):
    m = COUNTER.add
    n = t.sum
    return m(t) + n()


# ---- closures ------------------------------------------------------------------------------------


def f_closure(t, a, b):
    k = a * 2

    def inner(x):
        return x * k + b

    return inner(t) + inner(t * 2)


def f_nonlocal(t, a, b):
    n = 0

    def bump(by):
        nonlocal n
        n += by
        return n

    bump(2)
    u = bump(a)
    return t + n, u


def f_argument_cell(t, a, b):
    def get():
        return t * a

    t = t + 1
    a = a + 1
    return get()


def f_returned_function(t, a, b):
    k = a + 1

    def scaled(x):
        return x * k

    return scaled(t)


def f_default_mutable(t, a, b):
    def inner(x, items=(1, 2), *, k=3):
        return x + sum(items) * k

    return inner(t), inner(t, (5,), k=a)


def make_free(z):
    def f_free(t, a, b):
        return t * z + SCALE

    return f_free


f_free = make_free(7)


# ---- containers ----------------------------------------------------------------------------------


def f_tuples(t, a, b):
    p, q = b, a
    p, q = q, p
    x, (y, *rest) = t, (p, q, a, b)
    first, *middle, last = [1, 2, 3, 4]
    return x * y, rest, middle, first + last, (t, (a,))


def f_lists(t, a, b):
    items = [t, a]
    items.append(t * 2)
    items.extend([b])
    copy = list(items)
    copy[1] = 9
    last = items.pop()
    items.insert(0, last)
    return items, copy, items[-1] * 2, items[1:], len(items), [0] * 3, a in [1, 2, 5]


def f_dicts(t, a, b):
    d = {"x": t, "y": a}
    d["z"] = t + 1
    e = {**d, "w": b}
    e.update(v=1)
    d.setdefault("q", 4)
    return d["z"] * e["y"], d.get("no", 3), list(d), "x" in e, e.pop("w"), len(d), dict(d)


def f_sets(t, a, b):
    s = {1, 2, a}
    s.add(b)
    return t * len(s), a in s, sorted([1, 2])


def f_slices(t, a, b):
    s = slice(1, None)
    return t[s], t[0:2], [1, 2, 3, 4][1:3], (1, 2, 3)[::-1], "abc"[1:]


def f_comprehensions(t, a, b):
    i = 99
    squares = [i * i for i in range(4) if i % 2]
    table = {k: t * v for k, v in zip("ab", squares, strict=False)}
    pairs = [[x + y for y in range(2)] for x in range(2)]
    return squares, table["a"], pairs, i, {x for x in squares}


def f_generator_expression(t, a, b):
    return t * sum(x * 2 for x in range(a)), list(map(str, (i for i in range(2))))


def f_strings(t, a, b):
    return t + len(f"{a!r:>4}-{b}-{a + b:03d}"), "x".join(["a", "b"]), "%d" % a, "abc".upper(), "a,b".split(",")


def f_walrus(t, a, b):
    if (n := a * b) > 5 and (m := n - 1):
        return t * n + m
    return t + n


def f_delete(t, a, b):
    x = [t]
    y = x
    del x
    z = a
    del z
    return y[0] * b


def f_maybe_unbound(t, a, b):
    for i in range(a):
        if i % 2:
            x = t * i
        LOG.append(i)
    return x + 1
