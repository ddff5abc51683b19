"""Makes the public functions and Tensor methods of rows when they are first asked for, and enters them in the register that capture reads."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

from .. import _C
from ..ops import INPLACE_METHODS, METHODS, ROWS, Row, index, register_function

Function = Callable[..., Any]
_made: dict[str, Function] = {}  # by row: a function has one object under all its names


def function(name: str, space: str = "") -> Function:
    """The function of that name in the package, or in one of its namespaces ("linalg", "special", "nn.functional").

    Errors: AttributeError where it has none.
    """
    row = index.FUNCTIONS.get(space, {}).get(name)
    if row is None:
        raise AttributeError(f"module {f'framestance.{space}'.rstrip('.')!r} has no attribute {name!r}")
    found = _made.get(row)
    return found if found is not None else _made.setdefault(row, _named("functions", row, ROWS[row]))


def lazily(module: dict[str, Any], space: str, *others: str) -> tuple[Callable[[str], Any], Callable[[], list[str]], list[str]]:
    """``__getattr__``, ``__dir__`` and ``__all__`` of a module, given its globals: the functions of a namespace, and the ``others`` that it offers.

    Functions stay in the module once they were asked for. A submodule of a function's name (``tensor``, ``diag``) makes room for it.
    """
    functions = index.FUNCTIONS.get(space, {})
    names = sorted({*functions, *others})
    for name in functions:
        if isinstance(module.get(name), ModuleType):
            del module[name]

    def __getattr__(name: str) -> Any:
        return module.setdefault(name, function(name, space))

    def __dir__() -> list[str]:
        return sorted({*names, *module})

    return __getattr__, __dir__, names


def methods() -> dict[str, Any]:
    """What Tensor has for each method that a row makes: the function is made when the method is first looked up or called."""
    made = {name: _C.LazyMethod(name, _method) for name in METHODS if not name.startswith("__")}
    return {**{name: _C.LazyMethod(name, _inplace_method) for name in INPLACE_METHODS}, **made}


def _method(name: str) -> Function:
    return _named("methods", name, METHODS[name])


def _inplace_method(name: str) -> Function:
    return _named("inplace", name, INPLACE_METHODS[name])


def _named(kind: str, name: str, row: Row) -> Function:
    """A function with the name, signature and documentation that it is known by."""
    module = importlib.import_module(f".generated.{row.module}", __package__)
    made: FunctionType = getattr(module, kind.upper())[name](row, row.build)
    short = name.rpartition(".")[2]
    title = short if kind == "functions" else f"Tensor.{short}"
    made.__code__ = made.__code__.replace(co_name=short, co_qualname=title)  # what tracebacks and profilers show
    made.__name__, made.__qualname__, made.__module__ = short, title, "framestance"
    made.__doc__ = f"In place: {row.doc}" if kind == "inplace" else row.doc
    if kind != "inplace":
        register_function(made, row)
    return made
