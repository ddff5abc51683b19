"""Public functions and Tensor methods, made from the rows as real Python functions: true signatures, docstrings, and no dispatch at call time.

Each is a few lines that unwrap tensors, call the row's build with the eager builder, and wrap the result. Their source is registered with
``linecache``, so that tracebacks and ``inspect.getsource`` show it.
"""

from __future__ import annotations

import importlib.util
import inspect
import linecache
import marshal
import os
import sys
from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import numpy as np

from .. import _C
from ..ops import EAGER, INPLACE_METHODS, METHODS, ROWS, Row, inplace_build, out_build, register_function

Tensor = _C.Tensor
FILENAME = "<framestance operations>"
ABSENT = type("Absent", (), {"__repr__": lambda self: "absent"})()  # the default of keyword aliases
ALIASES = {"dim": "axis", "keepdim": "keepdims"}  # NumPy's spellings, which torch accepts too


def finish(result: Any) -> Any:
    """Wrap the arrays in what a row returned."""
    if isinstance(result, np.ndarray):
        return _C.wrap(result)
    if isinstance(result, tuple):
        wrapped = [finish(x) for x in result]
        return type(result)(*wrapped) if hasattr(result, "_fields") else tuple(wrapped)
    return result


def operand(row: Row, name: str, position: int, given: Any) -> Any:
    """A tensor's array, or a number (None where an argument may be left out).

    Errors: TypeError for anything else.
    """
    if isinstance(given, Tensor):
        return given._array
    if given is None or isinstance(given, int | float):
        return given
    if isinstance(given, np.generic):
        return given.item()
    if isinstance(given, np.ndarray) and row.name != "from_numpy":
        raise row.wrong_argument(name, position, given)
    return given


def values(row: Row, name: str, position: int, given: Any) -> tuple[Any, ...]:
    """The arrays of a sequence of tensors.

    Errors: TypeError for anything else.
    """
    if isinstance(given, Tensor) or not isinstance(given, tuple | list):
        raise TypeError(f"{row.name}(): argument '{name}' (position {position}) must be tuple of Tensors, not {type(given).__qualname__}")
    for element in given:
        if not isinstance(element, Tensor):
            raise row.wrong_argument(name, position, element)
    return tuple(x._array for x in given)


def data(given: Any) -> Any:
    """Nested lists, indices and the like with every tensor in them unwrapped."""
    if isinstance(given, Tensor):
        return given._array
    if type(given) is tuple or type(given) is list:
        return type(given)([data(x) for x in given])
    if type(given) is slice:
        return slice(data(given.start), data(given.stop), data(given.step))
    return given


def wrong(row: Row, name: str, position: int, given: Any) -> Any:
    """Raise the error for a missing tensor; an expression, so that generated code can hold it."""
    raise row.wrong_argument(name, position, given)


def _argument(parameter: inspect.Parameter, position: int) -> str:
    """The expression that a generated function passes on for a parameter."""
    name, kind = parameter.name, parameter.annotation
    if kind == "Value":
        return f"{name}._array if isinstance({name}, _Tensor) else _wrong(_row, {name!r}, {position}, {name})"
    if kind == "Operand":
        return f"{name}._array if isinstance({name}, _Tensor) else _operand(_row, {name!r}, {position}, {name})"
    if kind in ("Values", "VarValues"):
        return f"_values(_row, {name!r}, {position}, {name})"
    return f"_data({name})" if kind == "Data" else name


def _parameters(row: Row, method: bool, out: bool) -> str:
    """The parameter list of a generated function."""
    given = list(row.signature.parameters.values())
    parts: list[str] = []
    starred = False
    for index, parameter in enumerate(given):
        name = "self" if method and index == 0 else parameter.name
        if parameter.kind is parameter.VAR_POSITIONAL:
            name, starred = f"*{name}", True
        elif parameter.kind is parameter.KEYWORD_ONLY and not starred:
            parts.append("*")
            starred = True
        parts.append(name if parameter.default is parameter.empty else f"{name}={parameter.default!r}")
    extra = [f"{ALIASES[p.name]}=_ABSENT" for p in given if p.name in ALIASES] + (["out=None"] if out else [])
    if extra and not starred:
        parts.append("*")
    return ", ".join(parts + extra)


def _source(row: Row, *, method: bool = False, inplace: bool = False) -> str:
    """The source of one public function of a row, in terms of the row and its build."""
    parameters = list(row.signature.parameters.values())
    out = row.out and not inplace
    lines = [f"def operation({_parameters(row, method, out)}):"]
    for parameter in parameters:
        if parameter.name in ALIASES:
            alias = ALIASES[parameter.name]
            lines.append(f"    if {alias} is not _ABSENT: {parameter.name} = {alias}")
    arguments = [_argument(p, i) for i, p in enumerate(parameters, 1)]
    first = parameters[0].name if parameters else ""
    if method:
        arguments[0] = "self._array"
        first = "self"
    bound = "".join(f", {argument}" for argument in arguments)
    if inplace:
        return "\n".join([*lines, f"    _inplace(_EAGER, _row{bound})", "    return self"])
    if out:
        lines.append(f"    if out is not None: _out(_EAGER, _row, ({bound[2:]},), out._array); return out")
    lines.append(f"    result = _build(_EAGER{bound})")
    if (row.kind in ("view", "mutation", "random") and parameters and parameters[0].annotation == "Value") or row.name == "as_tensor":
        lines.append(f"    if isinstance({first}, _Tensor) and result is {first}._array: return {first}")
    lines.append("    return result" if row.kind == "query" else "    return _wrap(result) if type(result) is _ndarray else _finish(result)")
    return "\n".join(lines)


def _public_names(row: Row) -> list[str]:
    """The namespace names of a row: its own and those of its methods' aliases."""
    names = [row.name] if not row.name.startswith("to_") else []
    return names + [name for name in row.method if name not in names and not name.endswith("_")]


def _compiled(text: str) -> CodeType:
    """The code of the generated text, kept between processes where Python keeps the code of modules: compiling it is half of the package's import time."""
    path = importlib.util.cache_from_source(os.path.join(os.path.dirname(__file__), "operations.py"))
    digest = importlib.util.source_hash(text.encode())
    try:
        with open(path, "rb") as file:
            kept = file.read()
        if kept.startswith(digest):
            code: CodeType = marshal.loads(kept[len(digest) :])
            return code
    except (OSError, ValueError, EOFError, TypeError):
        pass  # not there, or cut short
    code = compile(text, FILENAME, "exec")
    if not sys.dont_write_bytecode:
        partial = f"{path}.{os.getpid()}"
        try:
            with open(partial, "wb") as file:
                file.write(digest + marshal.dumps(code))
            os.replace(partial, path)
        except OSError:
            pass  # an installation that may not be written to compiles every time
    return code


class _Made(NamedTuple):
    """One function to make: under which name, of which row, and from which source."""

    name: str
    row: Row
    source: str
    method: bool


def _wanted() -> list[_Made]:
    """All namespace functions, methods and in-place methods."""
    made = [_Made(row.name, row, _source(row), False) for row in ROWS.values() if row.function]
    made += [_Made(name, row, _source(row, method=True), True) for name, row in METHODS.items() if not name.startswith("__")]
    made += [_Made(name, row, _source(row, method=True, inplace=True), True) for name, row in INPLACE_METHODS.items() if name not in METHODS]
    return made


def _factories(sources: list[str]) -> list[Callable[[Row, Any], FunctionType]]:
    """For each source a function that makes the operation of a row. Compiling is most of the work, so equal sources are compiled once."""
    scope: dict[str, Any] = {  # underscores keep these apart from parameter names
        "_ABSENT": ABSENT, "_EAGER": EAGER, "_Tensor": Tensor, "_data": data, "_finish": finish, "_inplace": inplace_build, "_ndarray": np.ndarray,
        "_operand": operand, "_out": out_build, "_values": values, "_wrap": _C.wrap, "_wrong": wrong, "__name__": "framestance",
    }  # fmt: skip
    numbers = {source: number for number, source in enumerate(dict.fromkeys(sources))}
    text = "\n\n".join(
        f"def factory_{number}(_row, _build):\n    " + source.replace("\n", "\n    ") + "\n    return operation" for source, number in numbers.items()
    )
    exec(_compiled(text), scope)
    linecache.cache[FILENAME] = (len(text), None, text.splitlines(keepends=True), FILENAME)
    return [scope[f"factory_{numbers[source]}"] for source in sources]


def generate() -> tuple[dict[str, Callable[..., Any]], dict[str, Callable[..., Any]]]:
    """(namespace functions, Tensor methods) by name, all registered with their rows."""
    wanted = _wanted()
    functions: dict[str, Callable[..., Any]] = {}
    methods: dict[str, Callable[..., Any]] = {}
    for made, factory in zip(wanted, _factories([made.source for made in wanted]), strict=True):
        function = factory(made.row, made.row.build)
        title = f"Tensor.{made.name}" if made.method else made.name
        function.__code__ = function.__code__.replace(co_name=made.name, co_qualname=title)  # what tracebacks and profilers show
        function.__name__, function.__qualname__ = made.name, title
        inplace = made.method and made.name not in METHODS
        function.__doc__ = f"In place: {made.row.doc}" if inplace else made.row.doc
        if made.method:
            methods[made.name] = function
        else:
            functions.update((public, function) for public in _public_names(made.row))
        if not inplace:
            register_function(function, made.row)
    return functions, methods
