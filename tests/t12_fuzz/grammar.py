"""Whole programs: a module with helpers, functions and classes, a function ``f(x, y, n, state)``, and the calls of it that are made in turn."""

from __future__ import annotations

import ast
import functools
import re
from dataclasses import dataclass
from pathlib import Path

from hypothesis import strategies as st

from t12_fuzz.choices import Choices, Drawn, Seeded
from t12_fuzz.templates import CHANGES, STATEMENTS
from t12_fuzz.writer import MAX_DEPTH, Function, Writer

WORD = re.compile(r"[A-Za-z_]\w*")
PARAMETERS = [("T", "x"), ("T", "y"), ("N", "n"), ("O", "state")]


@dataclass(frozen=True)
class Program:
    """The text of a module that defines ``f``, and for each call the statements that set ``X``, ``Y``, ``N`` and ``STATE`` before ``f(X, Y, N, STATE)``."""

    source: str
    calls: tuple[str, ...] = ()


@functools.cache
def prelude() -> tuple[str, dict[str, str]]:
    """(the imports, the definitions by name)."""
    imports, definitions = [], {}
    for name in ("prelude.py", "prelude_objects.py"):
        text = Path(__file__).with_name(name).read_text()
        for node in ast.parse(text).body:
            first = node.decorator_list[0].lineno if getattr(node, "decorator_list", None) else node.lineno
            segment = "\n".join(text.splitlines()[first - 1 : node.end_lineno])
            if isinstance(node, ast.Import | ast.ImportFrom) and name == "prelude.py":
                imports.append(segment)
            elif isinstance(node, ast.ClassDef | ast.FunctionDef):
                definitions[node.name] = segment
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                definitions[node.targets[0].id] = segment
    return "\n".join(imports), definitions


def with_prelude(text: str, calls: list[str]) -> str:
    """The whole module: imports, the helpers that it needs, the text."""
    imports, definitions = prelude()
    needed = {"LOG", "HOOKS", "G", "GT", "BASE", "State"}
    work = [text, *calls, *(definitions[name] for name in needed)]
    while work:
        for word in WORD.findall(work.pop()):
            if word in definitions and word not in needed:
                needed.add(word)
                work.append(definitions[word])
    needed |= {name for name, definition in definitions.items() if definition.partition(".")[0].removeprefix("@") in needed}  # registered with one
    parts = [definition for name, definition in definitions.items() if name in needed]
    return f"{imports}\n\n" + "\n\n".join(parts) + f"\n\n{text}"


def program(choices: Choices) -> Program:
    """A program. It ends: loops are bounded, and functions call only those that stand before them."""
    writer = Writer(choices, budget=20)
    writer.functions.append(Function(None, {}))
    for _ in range(choices.below(4)):
        writer.one_of(STATEMENTS["module"], 0, 2)
        writer.add(0, "")
    writer.budget = choices.pick([8, 16, 30, 45])
    writer.functions.append(Function("A", writer.function.snapshot(), first_line=len(writer.lines) + 1, indent=1))
    writer.add(0, "def f(x, y, n, state):")
    for kind, name in PARAMETERS:
        writer.function.add(kind, name)
    for _ in range(choices.between(3, 12)):
        writer.statement(1, MAX_DEPTH)
    writer.add(1, f"return {_result(choices, writer.function)}")
    writer.leave_function()
    text = "\n".join(writer.lines) + "\n"
    calls = _calls(choices)
    return Program(with_prelude(text, calls), tuple(calls))


def _result(choices: Choices, function: Function) -> str:
    """What f returns: some of its variables."""
    names = sorted(function.own & {name for names in function.names.values() for name in names})
    chosen = [name for name in names if choices.chance(60)] or ["x"]
    form = choices.below(10)
    if form == 0:
        return f"[{', '.join(chosen)}]"
    if form == 1:
        return "{" + ", ".join(f"{name!r}: {name}" for name in chosen) + "}"
    if form == 2:
        return chosen[-1]
    return f"({', '.join(chosen)},)"


# ------------------------------------------------------------------ calls

SHAPES = ["2, 3", "2, 3", "3, 3", "2, 2", "4, 2", "1, 3", "3, 1"]
DTYPES = ["float32", "float32", "float32", "float64"]
NUMBERS = ["2", "3", "0", "1", "-1", "5", "7", "True", "12"]


def _calls(choices: Choices) -> list[str]:
    """Two to four calls; each after the first changes little or nothing of what the call before it saw."""
    shape, dtype, number = choices.pick(SHAPES), choices.pick(DTYPES), choices.pick(NUMBERS)
    calls = [f"X = tensor(0, ({shape}), '{dtype}')\nY = tensor(1, ({shape}), '{dtype}')\nN = {number}\nSTATE = State(tensor(2, ({shape}), '{dtype}'), 1)"]
    for seed in range(1, choices.between(2, 4)):
        calls.append(_change(choices, seed * 10, shape, dtype))
    return calls


def _change(choices: Choices, seed: int, shape: str, dtype: str) -> str:
    """What differs from the call before."""
    rows, columns = shape.split(", ")
    names = {"shape": shape, "rows": rows, "columns": columns, "other": choices.pick(SHAPES), "dtype": dtype, "number": choices.pick(NUMBERS)}
    changes = [choices.pick(CHANGES) for _ in range(choices.pick([1, 1, 1, 2]))]
    return "\n".join(change.format(seed=seed, **names).replace("; ", "\n") for change in changes)


def seeded(seed: int) -> Program:
    """The program that a seed stands for."""
    return program(Seeded(seed))


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """Programs as Hypothesis draws and shrinks them."""
    return program(Drawn(draw))
