"""Nothing is kept: calls leave no blocks behind, and what was compiled dies with what the user drops."""

from __future__ import annotations

import gc
import sys
import weakref

import pytest

import framestance as torch
from framestance.diag.errors import RecompileError
from framestance.runtime.kernels import kernel_count

set_stance = torch.compiler.set_stance


def function(source):
    """``f`` of the source, with a code object of its own."""
    names = {"torch": torch, "set_stance": set_stance}
    exec(source, names)
    return names["f"]


WHOLE = "def f(x):\n  return x + 1"
BREAK = "def f(x):\n  y = x + 1\n  print(end='')\n  return [y * 2, x]"
STARS = "def f(*args, **kwargs):\n  return args[0] + 1, kwargs"
RAISES = "def f(x):\n  y = x + 1\n  raise ValueError(y)"


@pytest.mark.parametrize("source", [WHOLE, BREAK, STARS, RAISES], ids=["whole", "break", "stars", "raises"])
@pytest.mark.parametrize("stance", ["default", "force_eager", "eager_on_recompile"])
def test_calls_leave_nothing(source, stance):
    f, x, other = torch.compile(function(source)), torch.ones(3), torch.ones(3, dtype=torch.float64)

    def calls(count):
        for i in range(count):
            try:
                f(x if i % 8 else other)
            except ValueError:
                pass

    with set_stance("default"):
        f(x) if source is not RAISES else None
    with set_stance(stance):
        calls(500)
        gc.collect()
        before = sys.getallocatedblocks()
        calls(4000)
        gc.collect()
        assert sys.getallocatedblocks() - before < 200


def make_module():
    class M(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.linear = torch.nn.Linear(3, 3)

        def forward(self, x):
            return self.linear(x)

    m = M()
    c = torch.compile(m)
    c(torch.ones(3))
    return m, c, m.linear.weight, M


def make_closure():
    big = torch.ones(100)

    def f(x):
        return x + big

    c = torch.compile(f)
    c(torch.ones(100))
    return big, f, c


def make_code():
    f = function(BREAK)
    c = torch.compile(f)
    c(torch.ones(3))
    return f.__code__, c


def make_raising():
    f, x = function(RAISES), torch.ones(3)
    c = torch.compile(f)
    with pytest.raises(ValueError):
        c(x)
    return f.__code__, c, x


def make_refused():
    f, x = function(WHOLE), torch.ones(3)
    c = torch.compile(f, dynamic=False)
    c(x)
    with set_stance("fail_on_recompile"), pytest.raises(RecompileError):
        c(torch.ones(4))
    return f.__code__, c, x


class Backend:
    """Refers to the function that it compiles; so may what it makes."""

    def __init__(self, product_too):
        self.product_too = product_too

    def __call__(self, graph, example_inputs):
        return (lambda *args: (self, graph(*args))[1]) if self.product_too else graph


def make_backend(product_too=False):
    backend, f = Backend(product_too), function(BREAK)
    backend.function = c = torch.compile(f, backend=backend)
    c(torch.ones(3))
    assert torch.compiler.stats(c).graphs == 2
    return backend, c, f.__code__


def make_product():
    return make_backend(product_too=True)


@pytest.mark.parametrize("make", [make_module, make_closure, make_code, make_raising, make_refused, make_backend, make_product], ids=lambda make: make.__name__)
def test_what_was_compiled_is_freed(make):
    refs = [weakref.ref(x) for x in make()]
    gc.collect()
    gc.collect()
    assert [type(ref()).__name__ for ref in refs if ref() is not None] == []


def test_entries_of_a_backend_are_shared_while_a_function_that_uses_them_lives():
    f, backend = function(WHOLE), Backend(False)
    one, other = (torch.compile(f, backend=backend) for _ in range(2))
    one(torch.ones(3))
    other(torch.ones(3))
    del one
    other(torch.ones(3))
    assert (torch.compiler.stats(other).compiles, torch.compiler.stats(other).hits) == (0, 2)


def test_kept_texts_have_an_end(monkeypatch):
    from framestance.compiler import counters

    monkeypatch.setattr(counters, "KEPT", 3)
    for _ in range(5):
        torch.compile(function(BREAK))(torch.ones(3))
    assert len(torch.compiler.stats().breaks) == 3


def test_what_a_kernel_was_compiled_from_does_not_stay():
    from llvmlite import ir

    def modules() -> int:
        gc.collect()
        return sum(isinstance(obj, ir.Module) for obj in gc.get_objects())

    counts, before = [], kernel_count()
    with torch.compiler.config.patch(disk_cache=False):
        for number in range(4):
            torch.compile(lambda x, by=number + 0.328125: x * by - x.sum(), dynamic=False)(torch.ones(3))
            counts.append(modules())
    assert kernel_count() >= before + 4 and counts[-1] == counts[0]
