"""Makes a program that shows a difference small: drops calls, statements and parts of expressions for as long as the same kind of difference is left."""

from __future__ import annotations

import ast
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

from t12_fuzz.differential import Difference, run
from t12_fuzz.grammar import Program

Edit = Callable[[ast.AST], None]
BODIES = ("body", "orelse", "finalbody", "handlers", "cases")
DELETED_FROM = ("args", "elts", "keywords", "decorator_list", "values", "keys", "generators", "ifs", "defaults", "bases", "items", "patterns", "names")


def reduced(found: Difference, seconds: float = 120.0) -> Difference:
    """The difference, shown by as small a program as was found in the time."""
    reducer = _Reducer(found, time.monotonic() + seconds)
    while reducer.round():
        pass
    return reducer.best


class _Reducer:
    def __init__(self, found: Difference, deadline: float) -> None:
        self.best = found
        self.deadline = deadline
        self.tried: set[Program] = set()

    def round(self) -> bool:
        """Try everything once; whether anything went away."""
        before = self.best.program
        self._calls()
        for edits in (_statement_edits, _hoists, _expression_edits):
            self._edit(edits)
        return self.best.program != before and time.monotonic() < self.deadline

    def _try(self, program: Program) -> bool:
        """Keep ``program`` if it differs in the same way."""
        if program in self.tried or time.monotonic() > self.deadline:
            return False
        self.tried.add(program)
        try:
            found = run(program, self.best.backend).difference
        except Exception:  # a module that does not even load
            return False
        if found is None or found.kind != self.best.kind:
            return False
        self.best = found
        return True

    def _calls(self) -> None:
        program = self.best.program
        calls = list(program.calls[: self.best.call + 1])
        index = 0
        while index < len(calls):
            shorter = calls[:index] + calls[index + 1 :]
            joined = shorter[:index] + ["\n".join(calls[index : index + 2])] + shorter[index + 1 :]
            if self._try(Program(program.source, tuple(shorter))):
                calls = shorter
            elif index + 1 < len(calls) and self._try(Program(program.source, tuple(joined))):
                calls = joined
            else:
                index += 1
        for index, call in enumerate(calls):
            for line in call.split("\n"):
                for simpler in ("", f"{line.partition(' = ')[0]} = None", f"{line.partition(' = ')[0]} = X"):
                    kept = "\n".join(simpler if x == line else x for x in calls[index].split("\n")).strip("\n")
                    shorter = [*calls[:index], kept, *calls[index + 1 :]]
                    if line in calls[index] and len(kept) < len(calls[index]) and self._try(Program(program.source, tuple(shorter))):
                        calls = shorter

    def _edit(self, edits: Callable[[ast.AST], Iterator[Edit]]) -> None:
        index = 0
        while time.monotonic() < self.deadline:
            tree = _parsed(self.best.program.source)
            found = list(edits(tree))
            if index >= len(found):
                return
            found[index](tree)
            try:
                source = ast.unparse(ast.fix_missing_locations(tree))
            except Exception:  # an edit that leaves no program
                source = ""
            if not source or not self._try(Program(source, self.best.program.calls)):
                index += 1


def _parsed(source: str) -> ast.AST:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ast.parse(source)


def _lists(tree: ast.AST, fields: tuple[str, ...]) -> Iterator[tuple[ast.AST, str, list[Any]]]:
    for node in ast.walk(tree):
        for name in fields:
            value = getattr(node, name, None)
            if isinstance(value, list) and value:
                yield node, name, value


def _statement_edits(tree: ast.AST) -> Iterator[Edit]:
    """Drop runs of statements, long runs first."""
    for node, name, body in _lists(tree, BODIES):
        size = len(body)
        while size:
            for start in range(0, len(body), size):
                yield _dropping(node, name, start, size)
            size //= 2


def _dropping(node: ast.AST, name: str, start: int, size: int) -> Edit:
    def edit(tree: ast.AST) -> None:
        body = getattr(node, name)
        del body[start : start + size]
        if not body and name == "body" and not isinstance(node, ast.Module):
            body.append(ast.Pass())

    return edit


def _hoists(tree: ast.AST) -> Iterator[Edit]:
    """Put one of a compound statement's bodies in its place."""
    for node, name, body in _lists(tree, BODIES):
        for index, statement in enumerate(body):
            if isinstance(statement, ast.FunctionDef | ast.ClassDef):
                continue
            for inner in BODIES:
                content = getattr(statement, inner, None)
                if isinstance(content, list) and content and all(isinstance(x, ast.stmt) for x in content):
                    yield _hoisting(node, name, index, content)


def _hoisting(node: ast.AST, name: str, index: int, content: list[ast.stmt]) -> Edit:
    def edit(tree: ast.AST) -> None:
        getattr(node, name)[index : index + 1] = content

    return edit


def _expression_edits(tree: ast.AST) -> Iterator[Edit]:
    """Put a part of an expression, a number or a tensor in its place; drop arguments and items."""
    for node, name, items in _lists(tree, DELETED_FROM):
        for index in range(len(items)):
            yield _dropping(node, name, index, 1)
    for node in ast.walk(tree):
        for name, value in ast.iter_fields(node):
            if isinstance(value, ast.expr):
                yield from _replacements(value, lambda new, node=node, name=name: setattr(node, name, new))
            elif isinstance(value, list):
                for index, item in enumerate(value):
                    if isinstance(item, ast.expr):
                        yield from _replacements(item, lambda new, value=value, index=index: value.__setitem__(index, new))


def _replacements(value: ast.expr, put: Callable[[ast.expr], None]) -> Iterator[Edit]:
    if isinstance(getattr(value, "ctx", None), ast.Store | ast.Del) or isinstance(value, ast.Constant):
        return
    for child in ast.iter_child_nodes(value):
        if isinstance(child, ast.expr) and not isinstance(child, ast.Starred):
            yield lambda tree, child=child: put(child)
    if not isinstance(value, ast.Name):
        yield lambda tree: put(ast.Name("x", ast.Load()))
        yield lambda tree: put(ast.Constant(1))
