"""The same small function in every form in which it can be called, once for tensors and once for arrays.

Both sides run the same statement and the same Python source: the compiled side through `framestance.compile`, NumPy's as the
plain function. NumPy's module form is one plain object with `__call__`, which is less than a module does.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter

import numpy as np

import framestance


@dataclass(frozen=True)
class Form:
    """One way to call: the statement, and its names for tensors and for arrays."""

    name: str
    statement: str
    ours: dict[str, object]
    reference: dict[str, object]


def add_one(x):
    return x + 1


def add_step(x, step=1):
    return x + step


def add_eight(a, b, c, d, e, f, g, h):
    return a + b + c + d + e + f + g + h


class CompiledAdder:
    """The method form: the decorator stands in the class."""

    @framestance.compile
    def add(self, x):
        return x + 1


class PlainAdder:
    """CompiledAdder without the decorator."""

    def add(self, x):
        return x + 1


class AddOneModule(framestance.nn.Module):
    def forward(self, x):
        return x + 1


class AddOneObject:
    def __call__(self, x):
        return x + 1


def add_around_a_break(x):
    y = x + 1
    perf_counter()
    return y + 1


def many_calls(calls: int):
    """A function that calls something unknown so many times before it adds; behind each call compiled code might start again."""
    names: dict[str, object] = {"perf_counter": perf_counter}
    body = "".join("    perf_counter()\n" for _ in range(calls))
    exec(f"def f(x):\n    y = x + 1\n    perf_counter()\n{body}    return y\n", names)
    return names["f"]


def call_forms() -> list[Form]:
    """Every form on three floats, and eight arguments of three floats each."""
    array = np.array([1.0, 2.0, 3.0], dtype=np.float32)
    tensor = framestance.from_numpy(array.copy())
    compile = framestance.compile
    names = "abcdefgh"
    arrays = {name: array + index for index, name in enumerate(names)}
    tensors = {name: framestance.from_numpy(value.copy()) for name, value in arrays.items()}

    def form(name: str, statement: str, ours: object, reference: object) -> Form:
        return Form(name, statement, {"f": ours, "x": tensor}, {"f": reference, "x": array})

    return [
        form("x + 1, positional", "f(x)", compile(add_one), add_one),
        form("x + 1, by keyword", "f(x=x)", compile(add_one), add_one),
        form("x + step, step by default", "f(x)", compile(add_step), add_step),
        form("x + 1, method", "f.add(x)", CompiledAdder(), PlainAdder()),
        form("x + 1, nn.Module", "f(x)", compile(AddOneModule()), AddOneObject()),
        Form(
            "sum of 8 tensor arguments",
            f"total({', '.join(names)})",
            {"total": compile(add_eight), **tensors},
            {"total": add_eight, **arrays},
        ),
    ]


def break_form() -> Form:
    """A call with a graph break, on three floats."""
    array = np.array([1.0, 2.0, 3.0], dtype=np.float32)
    return Form(
        "x + 1 + 1 around a graph break",
        "f(x)",
        {"f": framestance.compile(add_around_a_break), "x": framestance.from_numpy(array.copy())},
        {"f": add_around_a_break, "x": array},
    )


def operation_forms() -> list[Form]:
    """Calls of operations that NumPy computes: writes at indices, numbers from a generator, products and a convolution; on a few floats."""
    x = framestance.ones(4, 4)
    index = framestance.tensor([0, 2])
    generator = framestance.Generator()

    def write(x, index):
        x.index_add_(0, index, x[:2])
        x[index] = 1.0
        return x[index]

    def draw(x, generator):
        return x + framestance.rand(4, 4, generator=generator)

    def contract(x):
        return framestance.einsum("ij,kj->ik", framestance.linalg.inv(x + framestance.eye(4)), x)

    def slide(x):
        return framestance.nn.functional.max_pool1d(framestance.nn.functional.conv1d(x[None], x[None, :, :3], padding=1), 2)

    compile = framestance.compile
    return [
        Form("writes at indices", "f(x, index)", {"f": compile(write), "x": x.clone(), "index": index}, {}),
        Form("numbers from a generator", "f(x, generator)", {"f": compile(draw), "x": x, "generator": generator}, {}),
        Form("einsum of an inverse", "f(x)", {"f": compile(contract), "x": x}, {}),
        Form("convolution and pooling", "f(x)", {"f": compile(slide), "x": x}, {}),
    ]


def value_of(statement: str, namespace: dict[str, object]) -> np.ndarray:
    """What a form gives, as an array."""
    return np.asarray(eval(statement, dict(namespace)))
