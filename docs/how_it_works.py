"""Writes how-it-works.md: one function followed through every room, with what each room really made of it. Run by docs/generate.py."""

from __future__ import annotations

import builtins
import inspect
from typing import Any

import framestance as torch
from framestance.capture.executor import Policy
from framestance.capture.frame import Capture, capture
from framestance.compiler.entries import frame_info
from framestance.lower import lower
from framestance.passes import optimize
from framestance.runtime import compile_source


def layer(x, w, b):
    h = x * w + b
    print("hidden", h.shape)
    return torch.relu(h).sum()


EXAMPLE = inspect.getsource(layer).rstrip()
FIRST_LINE = layer.__code__.co_firstlineno


def code(text: str, language: str = "") -> str:
    return f"```{language}\n{text.rstrip()}\n```"


def user_line(location: tuple[str, int]) -> str:
    """The line of the example that a guard came from."""
    return EXAMPLE.splitlines()[location[1] - FIRST_LINE].strip()


def plain(operand: Any) -> str:
    """An operand of a guard record without addresses."""
    if isinstance(operand, str | int | float | bool | tuple | list | type(None)):
        return repr(operand)
    return str(getattr(operand, "__qualname__", getattr(operand, "__name__", type(operand).__name__)))


def guards_table(found: Capture) -> str:
    """The records of the guard program, and the user line that made each."""
    lines = ["| record | for | needed by |", "|---|---|---|"]
    for record, note in zip(found.guards.records, found.guards.notes, strict=True):
        text = ", ".join([record[0], *map(plain, record[1:])])
        assert note is not None
        lines.append(f"| `{text}` | `{note.source}` | `{user_line(note.location)}` |")
    return "\n".join(lines)


def recipe_text(found: Capture) -> str:
    assert found.recipe is not None
    return "\n".join(" ".join([operation[0], *map(plain, operation[1:])]) for operation in found.recipe)


def landing_instruction(found: Capture) -> str:
    program = frame_info(layer.__code__).layout.program
    op = program.ops[found.exit]
    return f"the call in line {op.line - FIRST_LINE + 1} (`{user_line(('', op.line))}`)"


def capture_at(site: Any, args: tuple[Any, ...], dynamic: frozenset[int] = frozenset()) -> Capture:
    policy = Policy(dynamic_dims=lambda name, array: dynamic)
    return capture(frame_info(layer.__code__).layout, site, args, layer.__globals__, vars(builtins), policy)


def page() -> str:
    """The text of the page."""
    layout = frame_info(layer.__code__).layout
    x, w, b = torch.ones(2, 3), torch.ones(2, 3), torch.ones(3)
    first = capture_at(layout.start, (x, w, b))
    schedule = optimize(first.graph)
    kernel = lower(schedule).sources[0]
    h = x * w + b
    after = next(site for index, site in layout.sites.items() if index > first.exit)
    values = {"x": x, "w": w, "b": b, "h": h}
    second = capture_at(after, tuple(values[name] for name in after.locals) + (None,) * after.stack.count("V"))
    symbolic = capture_at(layout.start, (x, w, b), frozenset({0}))
    compile_source(kernel)
    return PAGE.format(
        example=code(EXAMPLE, "python"),
        graph=code(str(first.graph), "python"),
        guards=guards_table(first),
        kernel=code(kernel, "python"),
        recipe=code(recipe_text(first)),
        landing=landing_instruction(first),
        after_locals=", ".join(f"`{n}`" for n in after.locals),
        second_graph=code(str(second.graph), "python"),
        second_guards=guards_table(second),
        symbolic_guards=guards_table(symbolic),
        same_kernel="the same text" if lower(optimize(symbolic.graph)).sources[0] == kernel else "another text",
        break_code=first.break_note.code if first.break_note else "",
        break_message=first.break_note.message if first.break_note else "",
    )


PAGE = """<!-- Written by docs/how_it_works.py: run `make docs` after changing what it shows. -->

# How it works: one call through every room

{example}

`compile(layer)` checks its arguments and makes a `CompiledFunction`, an object of the C extension. Nothing is
compiled yet. Now it is called with three float32 tensors of shapes (2, 3), (2, 3) and (3,).

## csrc: the call arrives

`CompiledFunction.vectorcall` reads the stance in force: one load of a C variable while no scope is open. Under
`force_eager` the plain function is called and this page ends. Otherwise the arguments are bound in C, as CPython
would bind them, into an array of values: `x`, `w`, `b`, then the closure's cells (none here). No Python frame exists.
The entries of the function's start site are tried, most recently used first; there is none, so the lookup is a miss
and Python is asked.

## compiler: the stance decides

`compiler/misses.py` looks at the stance again: a miss may compile (`default`), run the plain function
(`eager_on_recompile`), raise (`fail_on_recompile`), or wait (`eager_then_compile`). Then the limits. Here it
compiles: `compiler/pipeline.py` takes a lock, marks the thread as compiling, and calls `capture`.

## capture: the frame is executed symbolically

The code object is decoded once (`capture/decode.py`), and its instructions are given names that are the same on every
Python version. The executor runs them on *values*: each argument starts as an object that nobody has looked at. `x *
w` looks: two tensors, so both become inputs of the graph, and what was seen of them becomes guards. The row `mul` of
the operation table builds its node, `+` the row `add`. Then `print` is called. It is not modelled, and may not be: it
must happen when the program runs. The executor stops with the break `{break_code}` ({break_message}), goes back to
its last snapshot before that instruction, and the graph ends there:

{graph}

The guards, in the order in which they are checked. Each knows the expression it is about and the line that needed it;
that is what a recompile message is made of.

{guards}

## passes and lower: the graph becomes a loop

`passes/` drops what is not needed, merges equal nodes, and schedules: both operations have the same shape, so they
are one loop. `lower/` writes it as the source of a Numba function over raw pointers. Sizes and strides arrive in
`ints`, so this text, and with it the machine code, serves every size:

{kernel}

`runtime/` compiles the text once per process, keeps the address, and registers the source with `linecache`, so that
`inspect.getsource` shows it.

## The entry

A cache entry is a guard program, an artifact and an exit. The artifact is a list of steps (allocate the output, call
the kernel by address) and a recipe, a small stack program that makes the Python objects the stretch leaves behind.
This stretch does not end with a return: it leaves the frame at {landing}, so the recipe makes the locals and the
values that CPython has on its stack there:

{recipe}

## When an operation fails

An operation that fails on what its operands hold, or of which NumPy would warn, ends the run: the original code does
the call again, so that errors and warnings come from the user's line and meet the user's handlers. By then nobody may
have seen anything of the run. So what may fail runs before what the caller sees, where it may be moved
(`capture/undo.py`). Before other writes to arguments the part that is written is copied, and before random numbers are
drawn the generator's state is kept; `UNDO` steps of the artifact put both back, the last one first.

## The code that is left over

The function's bytecode is rewritten once: the original instructions, plus *sites* at the places where compiled code
may start again, here at the start and behind the call. The function is now called for real. Because its code has a
rewritten form, the frame hook (installed only while such code runs) switches the frame to it before its first
instruction. The start site finds the entry, the kernel runs, the locals are stored, and execution goes on at the
call, natively: `print` prints. Behind it stands the second site. It is given the live {after_locals} and the call's
result, misses, and the same story begins from there:

{second_graph}

{second_guards}

This one ends in a return, so the site's hit returns from the frame. The next call of the same kind makes no miss: two
guarded lookups, two artifacts, one `print`.

Sites also stand in the bodies of loops, in `try` and `with` blocks, and in exception handlers, which uncompiled code
may have entered. A stretch that begins in a handler ends there, too: the exception being handled stays where the
interpreter keeps it. A variable that may be unbound is not loaded, which would raise, but looked up in the frame.

## A second shape

The second size of a dimension makes it symbolic: the guard for `x` then says `-1`, any size of at least 2, and
relations among sizes that the program relied on become a guard of their own:

{symbolic_guards}

The kernel's source is {same_kernel}, so nothing is compiled again but the entry, and every later size is a hit.
"""
