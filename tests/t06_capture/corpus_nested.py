"""Functions of the corpus that are left and entered in the middle: context managers, handlers, and everything nested in each other."""

from __future__ import annotations

import sys

from corpus_base import LOG, SCALE, TABLE, Counter, Manager, fail

import framestance as fs

STEP = 0

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
