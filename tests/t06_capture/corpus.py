"""Functions over which properties of capture are tested: every instruction family, tensors in between. A function's effects go to LOG so that order can be
compared."""

from __future__ import annotations

import functools
import math
import operator
import sys
from collections.abc import Callable
from typing import Any

import framestance as fs

LOG: list[Any] = []
SCALE = 3
TABLE = {"a": 1.5, "b": 2}
STEP = 0


class Manager:
    def __init__(self, name, swallow=False):
        self.name, self.swallow = name, swallow

    def __enter__(self):
        LOG.append(("enter", self.name))
        return self.name

    def __exit__(self, kind, value, traceback):
        LOG.append(("exit", self.name, kind.__name__ if kind else None))
        return self.swallow


class Counter:
    step = 2

    def __init__(self):
        self.total = 3
        self.weight = fs.ones(3)

    def add(self, x, *, times=1):
        return x + self.total * times

    @property
    def doubled(self):
        return self.total * 2

    @staticmethod
    def half(x):
        return x / 2

    @classmethod
    def stepped(cls, x):
        return x + cls.step

    def __call__(self, x):
        return self.add(x) * self.weight


class Faster(Counter):
    step = 5

    def add(self, x, *, times=1):
        return super().add(x, times=times) + 1


class Slotted:
    __slots__ = ("value",)

    def __init__(self, value):
        self.value = value


COUNTER, FASTER, SLOTTED = Counter(), Faster(), Slotted(4)


def fail(x):
    raise ValueError(x)


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


# ---- with, try, handlers: entered natively ---------------------------------------------------------


def f_with(t, a, b):
    x = t + 1
    with Manager("m") as name:
        x = x * 2
        LOG.append(name)
    return x + 1


def f_with_swallow(t, a, b):
    x = t + 1
    with Manager("s", True):
        x = x * 2
        fail(a)
    return x + 1


def f_no_grad(t, a, b):
    with fs.no_grad():
        x = t * 2
    return x + 1


def f_try(t, a, b):
    x = t + 1
    try:
        x = x * (10 // (a - 5))
    except ZeroDivisionError as e:
        x = x + len(str(e))
    finally:
        LOG.append("finally")
    return x * 2


def f_try_ok(t, a, b):
    try:
        x = t + a
        y = x * 2
    except ValueError:
        y = t
    else:
        y = y + 1
    return y


def f_nested_handlers(t, a, b):
    seen = []
    for i in range(3):
        try:
            try:
                if i == 1:
                    fail(i)
                t = t + i
            finally:
                seen.append(i)
        except ValueError as e:
            seen.append(e.args)
    return t, seen


def f_early_return_in_finally(t, a, b):
    for i in range(3):
        try:
            if i == b:
                return t * i
        finally:
            LOG.append(i)
    return t


def f_match(t, a, b):
    match (a, b):
        case (5, x) if x > 100:
            return t
        case [int(p), 2]:
            return t * p
        case _:
            return t + 1


def f_import(t, a, b):
    import math as m

    return t * m.floor(2.5)


def f_global_read(t, a, b):
    return t * SCALE + TABLE["a"]


def f_star_signature(t, *args, k=2, **more):
    return t * k + len(args), args, more


def f_conditional_expression(t, a, b):
    return (t if a > b else -t) * (1 if b else 2), [t, a][a > 100]


def f_is_compiling_free(t, a, b):
    x = t
    for _ in range(2):
        x = x * 2 if a else x + 1
    return x


def f_deep_stack(t, a, b):
    return [t, (a, [b, {"k": t + a * (b + len([1, 2, max(a, b)]))}])], (t * 2, -t)


def f_deleted_items(t, a, b):
    items, table = [t, a, b], {"x": t, "y": a}
    del items[1], table["x"]
    return +t * +a, items, table, {*items[1:], *(a, 9)} == {b, a, 9}


def f_failing_assertion(t, a, b):
    x = t + 1
    assert a > 2, x.shape
    return x


def f_returns_a_constant(t, a, b):
    t.mul_(a)
    LOG.append(a)
    return "done"


# ---- the same things nested in each other --------------------------------------------------------


def f_unbound_and_deleted(t, a, b):
    for i in range(a):
        if i % 2:
            x = t * i
        else:
            y = [i]
        if i == 3:
            del x
    try:
        r = x
    except UnboundLocalError:
        r = "no x"
    return r, y, [i for i in (b, a)]


def f_deleted_cell(t, a, b):
    k = a

    def get():
        return k

    u = get() * t
    if a > 4:
        del k
    try:
        u = (u, get())
    except NameError as e:
        u = (u, type(e).__name__)
    k = b
    return u, get(), k


def f_work_in_handlers(t, a, b):
    r = []
    for i in range(2):
        try:
            try:
                r.append(10 // (a - 5))
                {}[i]
            except ZeroDivisionError as e:
                r.append(t * len(str(e)))
                r.append(sys.exc_info()[0].__name__)
                if i:
                    raise KeyError(i) from e
            finally:
                r.append(repr(sys.exc_info()[0]))
        except KeyError as e:
            r.append(("key", e.args, type(e.__context__).__name__))
            u = [q for q in r if q is not t]
    return r, len(u), sys.exc_info()[0]


def f_reraise(t, a, b):
    try:
        with Manager("outer"):
            x = t + 1
            fail((a, b))
    except ValueError as e:
        y = [e.args]
        LOG.append(y)
        if a > 1:
            raise
        raise KeyError(y) from e
    return x


def f_calls_nested_in_arguments(t, a, b):
    o = Counter()
    p = a + 1
    return o.add(o.add(t, times=max(a, len(str(p)))), times=(1 if a > 2 else 2)), [p, *(a, b), o.half(t * p)]


def f_for_with_for_else(t, a, b):
    out = []
    for i in range(a):
        with Manager(i) as c:
            for j in (i, b):
                if j == 2:
                    break
                out.append((c, t * j))
            else:
                continue
        out.append([t * q for q in range(j) if q != i])
    return out


def f_super_in_try(t, a, b):
    class Child(Counter):
        def add(self, x, *, times=1):
            try:
                x = super().add(x, times=times)
            finally:
                LOG.append(times)
            return x * 2

    return Child().add(t, times=a)


def f_comprehension_over_cell(t, a, b):
    def get():
        return a

    first = [a * t for a in range(3)]
    second = [(lambda: a)() + get() for a in range(3)]
    return first, second, get(), t * a


def f_nested_comprehensions_with_breaks(t, a, b):
    rows = [[LOG.append((i, j)) or t * i + j for j in range(2) if j != b] for i in range(2)]
    return rows, {k: v * t for k, v in zip("ab", [LOG.append(v) or v for v in (a, b)], strict=False)}


def f_while_true_with_exits(t, a, b):
    n = 0
    while True:
        n += 1
        try:
            if n == 2:
                continue
            if n > 3:
                return t, n
            t = t + n
            LOG.append(n)
        finally:
            t = t * 2


def f_iterators_half_used(t, a, b):
    it = iter([t, t * 2, t * 3, t * 4])
    pairs = zip(it, range(3), strict=False)
    x, i = next(pairs)
    LOG.append(i)
    y, j = next(pairs)
    rest = list(it)
    d = iter({"p": x, "q": y, "r": x + y}.items())
    key, value = next(d)
    LOG.append(key)
    return y + j, rest, key, value, list(d)


def f_aliases(t, a, b):
    inner = [t]
    pair = (inner, inner)
    table = {"p": pair, "i": inner}
    LOG.append(len(pair))
    inner.append(t * a)
    same = pair[0] is table["i"], pair[:] is pair
    LOG.append(same)
    return table, same, pair[1][1] + b


def f_attribute_effects(t, a, b):
    class Box:
        pass

    box = Box()
    box.items = [a]
    x = t * a
    box.total = x + 1
    box.items.append(b)
    y = x + box.total
    del box.items
    return y, box.total, hasattr(box, "items"), sorted(vars(box))


def f_global_effects(t, a, b):
    global STEP
    STEP = a
    x = t * STEP
    STEP += b
    LOG.append(STEP)
    return x + STEP


def f_locals_and_frames(t, a, b):
    x = t + a
    names = sorted(locals())
    y = x * 2
    return y, names, sys._getframe().f_code.co_name, sys._getframe().f_lineno - sys._getframe().f_code.co_firstlineno


def f_generators_inside(t, a, b):
    def rows(n):
        try:
            for i in range(n):
                yield t * i
        finally:
            LOG.append("closed")

    total = t
    for row in rows(a):
        total = total + row
    first, *rest = rows(2)
    return total, first, len(rest), sum(x for x in range(b))


def f_exception_groups(t, a, b):
    x = t + 1
    try:
        raise ExceptionGroup("both", [ValueError(a), TypeError(b)])
    except* ValueError as e:
        x = x * len(e.exceptions)
    except* TypeError as e:
        LOG.append(str(e.exceptions[0]))
    return x


FUNCTIONS: list[Callable[..., Any]] = [value for name, value in list(globals().items()) if name.startswith("f_")]
ARGUMENTS: list[tuple[Any, ...]] = [(5, 2), (1, 7)]


def arguments(index: int) -> tuple[Any, ...]:
    """Fresh arguments: a tensor and two ints."""
    a, b = ARGUMENTS[index]
    return fs.tensor([1.0, -2.0, 3.5]), a, b
