"""Walks through `set_stance`: who may compile, who may run compiled code, and what happens when a call needs new code.

Run it with `make demo`. Every line with an arrow is a line of output that the tests assert.
"""

from __future__ import annotations

from pathlib import Path

import framestance as torch


def section(title: str, *explanation: str) -> None:
    """Start a part of the tour."""
    print(f"\n{title}")
    for line in explanation:
        print(f"  {line}")


def show(expression: str, result: object) -> None:
    """One observed fact."""
    print(f"    {expression} -> {result}")


def place(error: torch.compiler.StanceError) -> str:
    """Where an error says that it happened, without the directory."""
    return f"{type(error).__name__} at {Path(error.filename).name}:{error.lineno}"


# ---------------------------------------------------------------- switching a function between compiled and plain


@torch.compile
def foo(x):
    if torch.compiler.is_compiling():
        return x + 1
    return x - 1


@torch.compiler.set_stance("force_eager")
def foo_as_plain_python(x):
    return foo(x)


def switching() -> None:
    section(
        "1. Switching between compiled and plain Python",
        "foo adds 1 where is_compiling() is true, which is in compiled code, and subtracts 1 where it runs as plain Python.",
        "force_eager can be put on a function, around a block, or on the whole process; the compiled code is kept meanwhile.",
    )
    x = torch.zeros(3)
    show("foo(x)", foo(x))
    show("foo_as_plain_python(x), decorated with force_eager", foo_as_plain_python(x))
    with torch.compiler.set_stance("force_eager"):
        show("foo(x) in a force_eager block", foo(x))
    show("foo(x) after the block", foo(x))
    torch.compiler.set_stance("force_eager")
    show("foo(x) after set_stance('force_eager')", foo(x))
    torch.compiler.set_stance("default")
    show("foo(x) after set_stance('default')", foo(x))
    show("compilations of foo in all this", torch.compiler.stats(foo).compiles)


# ---------------------------------------------------------------- where a stance may be set


@torch.compile
def sets_a_stance(x):
    with torch.compiler.set_stance("force_eager"):  # refused: in the body
        return x + 1


@torch.compile
def calls_a_decorated_function(x):
    return foo_as_plain_python(x) + 1  # refused: in the callee


def refusals() -> None:
    section(
        "2. A stance is set outside compiled functions",
        "Inside one it would have to change the decision that the code was compiled under, so it is an error that names the line.",
    )
    for function in (sets_a_stance, calls_a_decorated_function):
        try:
            function(torch.zeros(3))
        except torch.compiler.StanceError as error:
            show(f"{function.__name__}(x)", place(error))
    show("the stance afterwards", torch.compiler.get_stance().name)


# ---------------------------------------------------------------- when a call needs new code


@torch.compile
def clipped(x):
    return torch.relu(x)


@torch.compile
def bar(x):
    if torch.compiler.is_compiling():
        return x + 1
    return x - 1


def recompilation() -> None:
    section(
        "3. Calls that would need new code",
        "clipped was compiled for 3 elements. fail_on_recompile refuses 4 elements and says which guard did not hold.",
    )
    clipped(torch.ones(3))
    with torch.compiler.set_stance("fail_on_recompile"):
        show("clipped(3 elements)", clipped(torch.tensor([-1.0, 0.0, 2.0])))
        try:
            clipped(torch.ones(4))
        except torch.compiler.RecompileError as error:
            show("clipped(4 elements)", type(error).__name__)
            print("\n".join(f"        {line}" for line in str(error).splitlines()))
    section(
        "4. Falling back instead of failing",
        "eager_on_recompile runs compiled code where it fits (+1) and plain Python where it does not (-1), and compiles nothing.",
    )
    bar(torch.zeros(3))
    with torch.compiler.set_stance("eager_on_recompile"):
        for size in (3, 4, 3):
            show(f"bar({size} elements)", bar(torch.zeros(size)))
    show("compilations of bar in all this", torch.compiler.stats(bar).compiles)


# ---------------------------------------------------------------- one model, both ways


class ThreeLayers(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.second, self.third = (torch.nn.Linear(5, 5, bias=False) for _ in range(3))

    def forward(self, x):
        return self.third(torch.relu(self.second(torch.relu(self.first(x)))))


def milliseconds(function, *args) -> float:
    """The best of some timed calls, with the events that are also used on accelerators."""
    best = float("inf")
    for _ in range(20):
        start, end = torch.Event(enable_timing=True), torch.Event(enable_timing=True)
        start.record()
        for _ in range(100):
            function(*args)
        end.record()
        best = min(best, start.elapsed_time(end) / 100)
    return best


def timing() -> None:
    section(
        "5. The same model, eager and compiled",
        "Three 5x5 matrix products and two relus; no second copy of the model is needed to compare.",
    )
    torch.manual_seed(0)
    model = torch.compile(ThreeLayers())
    x = torch.rand(5, 5)
    compiled = model(x)
    with torch.compiler.set_stance("force_eager"):
        eager = model(x)
        show("under force_eager", f"{milliseconds(model, x) * 1e3:.2f} us a call")
    show("compiled", f"{milliseconds(model, x) * 1e3:.2f} us a call")
    show("both agree", torch.allclose(eager, compiled))


# ---------------------------------------------------------------- finding a mistake before compiling


class Mistaken(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = torch.nn.Linear(5, 5)

    def forward(self, x):
        return torch.sin(self.layer(x), x)  # pyright: ignore[reportCallIssue]  the mistake


def mistakes() -> None:
    section(
        "6. Finding a mistake before anything is compiled",
        "sin takes one tensor. Under force_eager the model fails at once, with nothing compiled; compiled, it fails in the same way.",
    )
    model = torch.compile(Mistaken())
    x = torch.rand(5, 5)
    with torch.compiler.set_stance("force_eager"):
        try:
            model(x)
        except Exception as error:
            show("model(x) under force_eager", type(error).__name__)
    show("compilations so far", torch.compiler.stats(model).compiles)
    try:
        model(x)
    except Exception as error:
        show("model(x) compiled", type(error).__name__)


def main() -> None:
    """The whole tour."""
    switching()
    refusals()
    recompilation()
    timing()
    mistakes()


if __name__ == "__main__":
    main()
