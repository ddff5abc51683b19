"""Whether a refused recompile is what the test asserts: ``pytest.raises(RecompileError)``, ``assertRaises`` or a doctest's traceback is around it.

A test that names RecompileError so has asked for the refusal; one that swallows it with ``except``, or expects a RuntimeError, has not.
"""

from __future__ import annotations

import ast
import functools
import linecache
import sys
from types import FrameType
from typing import Any

from ..diag.errors import RecompileError

_WORDS = frozenset({"raises", "RaisesExc", "assertRaises", "assertRaisesRegex"})


def is_expected() -> bool:
    """Looks outwards from where the running thread is, as far as the test's own frames go."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        module = str(frame.f_globals.get("__name__", ""))
        if module in ("_pytest.raises", "_pytest.python_api"):
            if _names_it(frame.f_locals.get("expected_exception")):
                return True
        elif module == "unittest.case":
            if _names_it(getattr(frame.f_locals.get("self"), "expected", None)):
                return True
        elif module == "doctest":
            if "RecompileError" in (getattr(frame.f_locals.get("example"), "exc_msg", None) or ""):
                return True
        elif module.startswith(("_pytest.", "pluggy.")):
            return False
        elif _is_inside_raises(frame):
            return True
        frame = frame.f_back
    return False


def _names_it(expected: Any) -> bool:
    kinds = expected if isinstance(expected, tuple) else (expected,)
    return any(isinstance(kind, type) and issubclass(kind, RecompileError) for kind in kinds)


def _is_inside_raises(frame: FrameType) -> bool:
    line = frame.f_lineno
    for first, last, expected in _blocks(frame.f_code.co_filename):
        if first <= line <= last and any(_names_it(_value(node, frame)) for node in expected):
            return True
    return False


@functools.lru_cache(maxsize=256)
def _blocks(filename: str) -> tuple[tuple[int, int, tuple[ast.expr, ...]], ...]:
    """First and last line of each ``with ...raises(...)`` body in a file, and the expressions that say what it expects."""
    source = "".join(linecache.getlines(filename))
    if "aises" not in source:
        return ()
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError):
        return ()
    found = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.With, ast.AsyncWith)):
            expected = tuple(each for item in node.items for each in _expected_by(item.context_expr))
            if expected:
                found.append((node.lineno, node.end_lineno or node.lineno, expected))
    return tuple(found)


def _expected_by(call: ast.expr) -> list[ast.expr]:
    if not isinstance(call, ast.Call):
        return []
    name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id if isinstance(call.func, ast.Name) else ""
    if name not in _WORDS:
        return []
    given = [*call.args[:1], *(keyword.value for keyword in call.keywords if keyword.arg == "expected_exception")]
    return [each for node in given for each in (node.elts if isinstance(node, ast.Tuple) else [node])]


def _value(node: ast.expr, frame: FrameType) -> Any:
    """What a dotted name means in the frame; None for anything else. Runs no code of the program but the lookup of attributes in modules."""
    if isinstance(node, ast.Name):
        return frame.f_locals.get(node.id, frame.f_globals.get(node.id))
    if isinstance(node, ast.Attribute):
        owner = _value(node.value, frame)
        return getattr(owner, node.attr, None) if isinstance(owner, (type(sys), type)) else None
    return None
