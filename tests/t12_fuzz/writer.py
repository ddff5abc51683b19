"""Writes functions out of the templates: which template, what stands in its holes, and which names are known where."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from t12_fuzz.choices import Choices
from t12_fuzz.templates import ANYTHING, ATOMS, EXPRESSIONS, HOLE, STATEMENTS, USES

GLOBAL_STORE = re.compile(r"(G|GT) (\+?=|:=) ")
MAX_DEPTH = 3  # of blocks
MAX_WIDTH = 130  # of a line, before plain expressions are taken


class NoSuchVariable(Exception):
    """A template cannot be used here, mostly for want of a variable."""


@dataclass
class Function:
    """What is known while one function's body is written."""

    returns: str | None  # the kind of what it returns; None: nothing
    names: dict[str, list[str]]  # kind -> names that may be read
    own: set[str] = field(default_factory=set)  # names that may be assigned
    first_line: int = 0
    indent: int = 0
    loops: int = 0

    def add(self, kind: str, name: str) -> None:
        """``name`` holds a value of ``kind``; it may have held one of another kind."""
        self.forget(name)
        self.names.setdefault(kind, []).append(name)
        self.own.add(name)

    def forget(self, name: str) -> None:
        for names in self.names.values():
            if name in names:
                names.remove(name)

    def snapshot(self) -> dict[str, list[str]]:
        return {kind: list(names) for kind, names in self.names.items()}


class Writer:
    """Writes one module, function by function, into ``lines``."""

    def __init__(self, choices: Choices, budget: int) -> None:
        self.choices = choices
        self.lines: list[str] = []
        self.functions: list[Function] = []
        self.module_names: dict[str, list[str]] = {}
        self.fresh: dict[str, int] = {}
        self.budget = budget  # statements that may still be written; compound ones stop when it is used up

    @property
    def function(self) -> Function:
        return self.functions[-1]

    # ------------------------------------------------------------------ expressions

    def new_name(self, letter: str) -> str:
        """A name that nothing else has."""
        self.fresh[letter] = self.fresh.get(letter, 0) + 1
        return f"{letter}{self.fresh[letter]}"

    def variable(self, kind: str) -> str | None:
        names = self.function.names.get(kind) or ()
        return self.choices.pick(names) if names else None

    def tensor(self) -> str:
        """The variable that stands for a tensor where nothing else will do."""
        names = self.function.names.get("T")
        return names[0] if names else "BASE"

    def atom(self, kind: str) -> str:
        """A variable or the plainest expression."""
        if kind == "A":
            kind = self.choices.pick(ANYTHING)
        name = self.variable(kind)
        if kind not in ATOMS and name is None:
            raise NoSuchVariable
        if name is not None and (kind in ("T", "O") or kind not in ATOMS or self.choices.chance(75)):
            return name
        return self.fill(self.choices.pick(ATOMS[kind]), 0, {})

    def expression(self, kind: str, depth: int) -> str:
        """Something of ``kind``."""
        if kind == "A":
            kind = self.choices.pick(ANYTHING)
        if depth <= 0 or self.choices.chance(30):
            return self.atom(kind)
        text = self.fill(self.choices.pick(EXPRESSIONS[kind]), depth - 1, {})
        return text if len(text) <= MAX_WIDTH else self.atom(kind)

    def fill(self, text: str, depth: int, names: dict[str, str]) -> str:
        """``text`` with its holes filled; ``names`` are those given to its ``$`` so far."""

        def part(match: re.Match[str]) -> str:
            only_variable, kind, always, letter = match.groups()
            if letter:
                if letter not in names:
                    names[letter] = self.new_name(letter)
                return names[letter]
            if always:
                return self.tensor()
            return self.atom(kind) if only_variable else self.expression(kind, depth)

        return HOLE.sub(part, text)

    # ------------------------------------------------------------------ statements

    def add(self, indent: int, text: str) -> None:
        self.lines.append("    " * indent + text)

    def block(self, indent: int, depth: int, most: int = 3) -> None:
        """A few statements. What they bind is mostly forgotten behind them, since they may not have run."""
        before = self.function.snapshot()
        for _ in range(self.choices.between(1, most)):
            self.statement(indent, depth)
        kept = self.function.snapshot()
        self.function.names = before
        for kind, names in kept.items():
            for name in names:
                if name not in before.get(kind, ()) and self.choices.chance(2):
                    self.function.names.setdefault(kind, []).append(name)

    def statement(self, indent: int, depth: int) -> None:
        """One statement of any form."""
        self.budget -= 1
        usable = [kind for kind in USES if self.function.names.get(kind)]
        roll = self.choices.below(100)
        if depth > 0 and self.budget > 0 and roll >= 62:
            table = STATEMENTS["defining" if roll >= 92 else "compound"]
        elif usable and roll >= 50:
            table = USES[self.choices.pick(usable)]
        else:
            table = STATEMENTS["simple"]
        self.one_of(table, indent, depth)

    def one_of(self, table: list[list[str]], indent: int, depth: int) -> None:
        """A statement from ``table``, or a plain one where three templates in turn want variables that are not there."""
        for _ in range(3):
            mark = len(self.lines), len(self.functions)
            try:
                self.template(self.choices.pick(table), indent, depth)
                return
            except NoSuchVariable:
                del self.lines[mark[0] :], self.functions[mark[1] :]
        self.add(indent, self.expression("E", 2))

    def template(self, lines: list[str], indent: int, depth: int) -> None:
        """Write one template; names that are only its own are forgotten behind it."""
        if depth <= 0 and any("@BLOCK" in line for line in lines):
            raise NoSuchVariable
        names: dict[str, str] = {}
        passing: list[str] = []
        loop = bool(re.match(r"(for|while) ", lines[0]))
        for line in lines:
            text = line.strip()
            here = indent + (len(line) - len(line.lstrip())) // 4
            mark, _, rest = text.partition(" ")
            if mark in ("+", "~", "?", "="):
                self._name(mark, rest, names, passing)
            elif mark == ">":
                self._enter(rest, names, here)
            elif mark == "<":
                self.leave_function()
            elif text == "@BLOCK":
                self.function.loops += loop
                self.block(here, depth - 1, 3 if depth > 1 else 2)
                self.function.loops -= loop
            elif text == "@RAISE":
                self.one_of(STATEMENTS["raising"], here, 0)
            elif text == "@LEAVE":
                self.function.loops += loop
                self._leave(here)
                self.function.loops -= loop
            else:
                self.add(here, self.fill(text, 2, names))
        for name in passing:
            self.function.forget(name)
            self.function.own.discard(name)

    def _name(self, mark: str, text: str, names: dict[str, str], passing: list[str]) -> None:
        letter, _, kind = text.removeprefix("$").partition(":")
        if mark == "=":
            own = [name for name in self.function.names.get(kind, ()) if name in self.function.own and name not in names.values()]
            if not own:
                raise NoSuchVariable
            names[letter] = self.choices.pick(own)
            return
        name = names.get(letter) or self.new_name(letter)
        names[letter] = name
        self.function.add(kind, name)
        if mark != "+":
            passing.append(name)
        if mark == "?":
            self.function.own.discard(name)

    def _enter(self, text: str, names: dict[str, str], indent: int) -> None:
        returns, *parameters = text.split()
        outer = self.functions[-1].snapshot() if self.functions else {kind: list(found) for kind, found in self.module_names.items()}
        self.functions.append(Function(None if returns == "*" else returns, outer, first_line=len(self.lines), indent=indent))
        for parameter in parameters:
            letter, _, kind = parameter.removeprefix("$").partition(":")
            name = names.setdefault(letter, self.new_name(letter)) if parameter.startswith("$") else letter
            self.function.names.setdefault(kind, []).insert(0, name)
            self.function.own.add(name)

    def leave_function(self) -> None:
        """The body of the innermost function ends here."""
        done = self.functions.pop()
        prefix = "    " * done.indent
        stored = sorted({m[1] for line in self.lines[done.first_line :] if (m := GLOBAL_STORE.match(line.lstrip()))})
        if stored:
            self.lines.insert(done.first_line, f"{prefix}global {', '.join(stored)}")

    def _leave(self, indent: int) -> None:
        """Maybe leave the loop or the function."""
        ways = ["return"]
        if self.function.loops:
            ways = ["break", "continue", "return"]
        way = self.choices.pick(ways)
        if way == "return" and self.function.returns is not None:
            way = f"return {self.expression(self.function.returns, 1)}"
        self.add(indent, f"if {self.expression('C', 1)}:")
        self.add(indent + 1, way)
