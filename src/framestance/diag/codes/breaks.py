"""B: why a graph ends before the function does."""

from __future__ import annotations

from textwrap import dedent, indent

from .catalogue import add


def _add_break(code: str, title: str, *, cause: str, fix: str, body: str, setup: str = "") -> None:
    """A graph break; its example asks for the whole graph of a function ``f(x)`` with this body, so that the break is an error."""
    before = f"{dedent(setup).strip()}\n\n" if setup else ""
    program = f"{before}@torch.compile(fullgraph=True)\ndef f(x):\n{indent(dedent(body).strip(), '    ')}\n\nf(torch.ones(3))\n"
    add(code, title, cause=cause, fix=fix, example=program)


_add_break(
    "B001",
    "a call that cannot be looked into",
    cause="The called object is not Python code and not a known operation, or it was marked with compiler.disable.",
    fix="Move the call out of the compiled function, or write it with tensor operations.",
    body="""
    x = x + 1
    print("half way")
    return x * 2
    """,
)
_add_break(
    "B002",
    "a branch depends on the data of a tensor",
    cause="Which way the program goes is known only once the numbers are there.",
    fix="Use where(condition, a, b), or compute the condition outside the compiled function.",
    body="""
    if x.sum() > 0:
        return x + 1
    return x - 1
    """,
)
_add_break(
    "B003",
    "an instruction that is not supported",
    cause="The function contains a construct that capture has no rule for.",
    fix="Rewrite the line named in the message with plainer constructs, or move it into a helper that is not compiled.",
    body="""
    class Scale:
        factor = 2
    return x * Scale.factor
    """,
)
_add_break(
    "B004",
    "an attribute that cannot be read or written while capturing",
    cause="The attribute is computed by code that capture cannot follow, or it does not exist.",
    fix="Read the attribute before the compiled part and pass it as an argument.",
    setup="import array\n\nnumbers = array.array('d')",
    body="return x * numbers.itemsize",
)
_add_break(
    "B005",
    "an object is changed in a way that cannot be replayed",
    cause="The object lives on after the call, and this way of changing it cannot be recorded and repeated by compiled code.",
    fix="Return a new value instead, or move the change out of the compiled function.",
    setup="log = bytearray(3)",
    body="log[0] = 1\nreturn x + 1",
)
_add_break(
    "B006",
    "generators and coroutines run uncompiled",
    cause="The frame of a generator, a coroutine or an asynchronous generator outlives a call, so it is never replaced.",
    fix="Compile the function that is called between two yields instead.",
    body="yield x + 1",
)
_add_break(
    "B007",
    "an exception is raised while capturing",
    cause="The code raises, and no handler that capture can follow takes it; the uncompiled code raises it again, at the same line.",
    fix="Check the arguments before the compiled function is called.",
    body="""
    if x.dim() != 2:
        raise NotImplementedError
    return x + 1
    """,
)
_add_break(
    "B008",
    "a number is read out of a tensor",
    cause="Methods such as item() and tolist(), and int() or float(), need the data, which exist only when the function runs.",
    fix="Keep the number as a tensor of no dimensions, or read it outside the compiled function.",
    body="return x * x.sum().item()",
)
_add_break(
    "B009",
    "a form of call that is not supported",
    cause="What is called is known, but not with these arguments, or the arguments cannot be bound to its parameters while capturing.",
    fix="Use the plainer form that the message names, or pass the arguments one by one.",
    body="""
    whole = x.is_contiguous(memory_format=torch.contiguous_format)
    return x * whole
    """,
)
_add_break(
    "B010",
    "an operation rejected its arguments",
    cause="Run with these arguments the operation raises; the uncompiled code raises the same error at the same line.",
    fix="Correct the call: the error of the operation itself follows in the message.",
    body="return torch.sin(x, x)",
)
_add_break(
    "B011",
    "a context manager that cannot be entered while capturing",
    cause="Entering or leaving it runs code that capture cannot follow.",
    fix="Put the `with` around the call of the compiled function.",
    setup="import threading\n\nlock = threading.Lock()",
    body="with lock:\n    return x + 1",
)
_add_break(
    "B012",
    "a loop over something of unknown length",
    cause="The iterable is not a container, a range or a tensor of known size, so the loop cannot be unrolled.",
    fix="Loop over a list, a tuple or a range.",
    setup="scales = {2.0: 'twice', 3.0: 'thrice'}",
    body="""
    for k in reversed(scales):
        x = x * k
    return x
    """,
)
_add_break(
    "B013",
    "a place where compiled code cannot stop",
    cause="The uncompiled code cannot go on there: it lies in a part of a `with` block or of an exception handler, or a live value cannot be handed over.",
    fix="Move the `with`, the handler or the value that the message names out of the compiled function.",
    body="""
    steps = iter([1, 2])
    for step in steps:
        x = x * step
    return x, steps
    """,
)
add(
    "B014",
    "a value that changes from call to call is needed as a constant",
    cause="An int, float or string was another one at each compile, so it became a value of run time; here the code needs to know which one it is.",
    fix="Pass it as a tensor, or move what needs it out of the compiled function.",
    example="""
    @torch.compile
    def f(x, word):
        return x * len(word)

    for word in ("a", "bb", "ccc", "dddd"):
        f(torch.ones(3), word)
    """,
)
