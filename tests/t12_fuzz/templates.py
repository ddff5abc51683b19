"""The vocabulary of generated programs, read from the text files next to this one: templates of expressions and statements, the plainest first.

Holes: ``@T`` stands for an expression of kind T, ``@vT`` for a variable of it (or the plainest expression), ``%T`` for a variable that every function has,
``$a`` for a name that nothing else in the program has. A line ``@BLOCK`` is a few statements, ``@RAISE`` one that is likely to raise, ``@LEAVE`` may leave
the loop or the function. A template of statements begins with its weight in brackets (``off``: left out, see open_differences.py). Its lines that begin
with a mark tell the writer about names:

- ``+ $a:T``: $a holds a value of kind T from here on; ``~ $a:T``: only to the end of the template; ``? $a:T``: the same, and it is only read;
- ``= $a:T``: $a is some variable of kind T that this function may assign; where there is none, another template is taken;
- ``> T $a:N``: the lines up to ``<`` are the body of a function that returns kind T and has the parameter $a; ``> *`` of one that returns nothing.

Kinds: T tensor with the shape of the argument ``x`` (two dimensions), V vector with the shape of a row, S tensor without dimensions, N int, Q float, B bool,
Z string, L list of ints, LT list of tensors of kind T, D dict from strings to ints, DT dict from strings to tensors, P tuple of ints, G set of ints,
O instance of State, F function from T to T, FN function from int to int, A any of them, C condition, E expression for its effect. In f-strings only
variables may stand, since they hold no quotes.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

VOCABULARY = Path(__file__).parent / "vocabulary"
ANYTHING = ["N", "T", "L", "Z", "Q", "D", "P", "B", "LT", "S", "O", "V", "G", "DT"]


def _lines(name: str) -> list[str]:
    return [line for line in (VOCABULARY / f"{name}.txt").read_text().splitlines() if not line.startswith("#")]


def _sections(name: str) -> dict[str, list[str]]:
    """Lines by the ``== KIND`` that they stand under."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in _lines(name):
        if line.startswith("== "):
            current = found.setdefault(line[3:].strip(), [])
        else:
            current.append(line)
    return found


HOLE = re.compile(r"@(v?)([A-Z]+[0-9]?)|%([A-Z]+)|\$([a-zA-Z])")
_LOOSE = (ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Lambda)


def _expressions(name: str) -> dict[str, list[str]]:
    return {kind: [_bracketed(line.strip()) for line in lines if line.strip()] for kind, lines in _sections(name).items()}


def _bracketed(template: str) -> str:
    """The template in brackets where it would fall apart inside another one."""
    loose = isinstance(ast.parse(HOLE.sub("x", template), mode="eval").body, _LOOSE)
    return f"({template})" if loose and not re.fullmatch(r"\([^()]*\)", template) else template


def _statements(lines: list[str]) -> list[list[str]]:
    """The templates among the lines, each as often as it weighs."""
    return [template for weight, template in _weighed(lines) for _ in range(weight)]


def _weighed(lines: list[str]) -> Iterator[tuple[int, list[str]]]:
    current: list[str] | None = None
    weight = 0
    for line in [*lines, "[0]"]:
        if header := re.fullmatch(r"\[(\d+)( off)?\]", line):
            if current is not None:
                yield weight, current
            weight, current = 0 if header[2] else int(header[1]), []
        elif line.strip() and current is not None:
            current.append(line)


EXPRESSIONS = _expressions("expressions")
ATOMS = _expressions("atoms")
STATEMENTS = {name: _statements(_lines(name)) for name in ("simple", "raising", "compound", "defining", "module")}
CHANGES = [line for line in _lines("changes") if line]
USES = {kind: _statements(lines) for kind, lines in _sections("uses").items()}
