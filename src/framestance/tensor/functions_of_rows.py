"""Gives the generated functions their rows, names and docstrings, and enters them in the register that capture reads."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

from ..ops import ROWS, register_function


def make() -> tuple[dict[str, dict[str, Callable[..., Any]]], dict[str, Callable[..., Any]]]:
    """(namespace functions by namespace, "" being the package itself, and name; Tensor methods by name), all registered with their rows."""
    from . import generated

    table: tuple[Any, ...] = generated.TABLE
    functions: dict[str, dict[str, Callable[..., Any]]] = {"": {}}
    methods: dict[str, Callable[..., Any]] = {}
    for name, row_name, kind, factory, public in table:
        row = ROWS.get(row_name)
        if row is None:
            continue  # the file is older than the table; a test says so
        function: FunctionType = factory(row, row.build)
        title = name if kind == "function" else f"Tensor.{name}"
        function.__code__ = function.__code__.replace(co_name=name, co_qualname=title)  # what tracebacks and profilers show
        function.__name__, function.__qualname__, function.__module__ = name, title, "framestance"
        function.__doc__ = f"In place: {row.doc}" if kind == "inplace" else row.doc
        if kind == "function":
            for each in public:
                space, _, short = each.rpartition(".")
                functions.setdefault(space, {})[short] = function
        else:
            methods[name] = function
        if kind != "inplace":
            register_function(function, row)
    return functions, methods
