"""Writes what is derived from the operation table: the public functions and Tensor methods (generated/, one file for each module of rows), the index of
the table (ops/index.py), and the typing stubs: `make generate`. Not loaded when the package is used.

Each function is a few lines that unwrap tensors, call the row's build with the eager builder, and wrap the result: true signatures and no dispatch at
call time. Rows of a module whose functions read the same share one factory. Tests hold the written files against what this gives.
"""

from __future__ import annotations

import inspect
import pprint
from pathlib import Path
from typing import NamedTuple

if __name__ == "__main__":  # as a script it needs the table alone: the package may not import while a written file lacks a function
    import sys
    from types import ModuleType

    sys.path[0] = str(Path(__file__).resolve().parents[2])  # modules here are named as some of the standard library
    for level, package in ((1, "framestance"), (0, "framestance.tensor")):
        bare = sys.modules[package] = ModuleType(package)
        bare.__path__ = [str(Path(__file__).resolve().parents[level])]

from framestance.ops import Row, registers

ALIASES = {"dim": "axis", "keepdim": "keepdims"}  # NumPy's spellings, which torch accepts too
FOLDER = Path(__file__).with_name("generated")
INDEX = Path(__file__).parents[1] / "ops" / "index.py"
HEADER = '''"""Written by tensor/generate.py from ops/{module}.py: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

# ruff: noqa
# mypy: ignore-errors
from ..support import ABSENT as _ABSENT
from ..support import Tensor as _Tensor
from ..support import data as _data
from ..support import finish as _finish
from ..support import operand as _operand
from ..support import values as _values
from ..support import wrong as _wrong
from ..support import ndarray as _ndarray
from ..support import wrap as _wrap
from ...ops import EAGER as _EAGER
from ...ops import inplace_build as _inplace
from ...ops import out_build as _out
'''


def _argument(parameter: inspect.Parameter, position: int) -> str:
    """The expression that a generated function passes on for a parameter."""
    name, kind = parameter.name, parameter.annotation
    if kind == "Value":
        return f"{name}._array if isinstance({name}, _Tensor) else _wrong(_row, {name!r}, {position}, {name})"
    if kind == "Value | None" or kind.startswith("Operand"):
        return f"{name}._array if isinstance({name}, _Tensor) else _operand(_row, {name!r}, {position}, {name})"
    if kind in ("Values", "VarValues"):
        return f"_values(_row, {name!r}, {position}, {name})"
    if kind == "Sizes":
        return f"_{name}"
    if kind == "float":
        return f"{name} if type({name}) is not complex else _wrong(_row, {name!r}, {position}, {name}, 'float')"
    return f"_data({name})" if kind in ("Data", "VarData") else name


def _parameters(row: Row, method: bool, out: bool) -> str:
    """The parameter list of a generated function."""
    given = list(row.signature.parameters.values())
    parts: list[str] = []
    starred = False
    for index, parameter in enumerate(given):
        name = "self" if method and index == 0 else parameter.name
        if parameter.kind is parameter.VAR_POSITIONAL:
            name, starred = f"*_{name}, {name}=_ABSENT" if parameter.annotation == "Sizes" else f"*{name}", True
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
        if parameter.annotation == "Sizes":
            lines.append(f"    if {parameter.name} is not _ABSENT: _{parameter.name} = ({parameter.name},)")
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
    itself = row.kind in ("view", "mutation", "random") or any(p.name == "inplace" for p in parameters)
    if (itself and parameters and parameters[0].annotation == "Value") or row.name == "as_tensor":
        lines.append(f"    if isinstance({first}, _Tensor) and result is {first}._array: return {first}")
    lines.append("    return result" if row.kind == "query" else "    return _wrap(result) if type(result) is _ndarray else _finish(result)")
    return "\n".join(lines)


def public_names(row: Row) -> list[str]:
    """The namespace names of a row: its own and those of its methods' aliases."""
    names = [*([row.name] if not row.name.startswith("to_") else []), *row.aliases]
    return names + [name for name in row.method if name not in names and not name.endswith("_")]


class _Made(NamedTuple):
    """One function to make: under which name, of which row, and from which source."""

    name: str
    row: Row
    source: str
    kind: str


def _wanted(rows: list[Row]) -> list[_Made]:
    """All functions, methods and in-place methods of some rows."""
    made = [_Made(row.name, row, _source(row), "functions") for row in rows if row.function]
    made += [_Made(name, row, _source(row, method=True), "methods") for row in rows for name in row.method if not name.startswith("__")]
    made += [_Made(name, row, _source(row, method=True, inplace=True), "inplace") for row in rows for name in _inplace_methods(row)]
    return made


def _inplace_methods(row: Row) -> list[str]:
    """The names of a row's in-place methods but those that are rows of their own."""
    return [f"{name}_" for name in row.method if f"{name}_" not in registers.METHODS.entered] if row.inplace else []


def _module_text(module: str, rows: list[Row]) -> str:
    """The file of the functions of one module."""
    wanted = _wanted(rows)
    numbers = {source: number for number, source in enumerate(dict.fromkeys(made.source for made in wanted))}
    parts = [HEADER.replace("{module}", module)]
    for source, number in numbers.items():
        body = source.replace("\n", "\n    ")
        parts.append(f"\n\ndef factory_{number}(_row, _build):\n    {body}\n\n    return operation\n")
    for kind in ("functions", "methods", "inplace"):
        entries = [f"    {made.name!r}: factory_{numbers[made.source]},\n" for made in wanted if made.kind == kind]
        parts.append(f"\n\n{kind.upper()} = {{\n{''.join(entries)}}}\n")
    return "".join(parts)


def _index_text(modules: dict[str, list[Row]]) -> str:
    """The file that says where rows are, and what they are called."""
    rows = [row for found in modules.values() for row in found]
    functions: dict[str, dict[str, str]] = {}
    for row in rows:
        for public in public_names(row) if row.function else []:
            space, _, name = public.rpartition(".")
            functions.setdefault(space, {})[name] = row.name
    tables = {
        "ROWS": {row.name: module for module, found in modules.items() for row in found},
        "METHODS": {name: row.name for row in rows for name in row.method},
        "INPLACE_METHODS": {f"{name}_": row.name for row in rows if row.inplace for name in row.method},
        "OPERATORS": {row.operator: row.name for row in rows if row.operator},
        "NUMPY_METHODS": {name: row.name for row in rows for name in row.numpy_method},
        "NUMPY_FUNCTIONS": {known: row.name for row in rows for function in row.numpy if (known := _numpy_name(function)) is not None},
        "FUNCTIONS": functions,
    }
    doc = "Written by tensor/generate.py from the operation table: do not edit, run `make generate`. Where each row is, and what names mean it."
    texts = [f"{name} = {pprint.pformat(table, width=150, sort_dicts=False)}\n" for name, table in tables.items()]
    return f'"""{doc}"""\n\n# ruff: noqa\n' + "\n".join(texts)


def _numpy_name(function: object) -> str | None:
    """The name under which NumPy has a function, dotted where it is in one of its modules; None for ufuncs of our own."""
    name = str(getattr(function, "__name__", ""))
    return next((found for found in (name, f"linalg.{name}", f"fft.{name}", f"random.{name}") if registers.numpy_function(found) is function), None)


def texts() -> dict[Path, str]:
    """Every file but the stubs, with its text."""
    modules = registers.modules_of_rows()
    marker = {FOLDER / "__init__.py": '"""The functions of each module of rows: written by tensor/generate.py."""\n'}
    return {INDEX: _index_text(modules), **marker, **{FOLDER / f"{module}.py": _module_text(module, rows) for module, rows in modules.items()}}


if __name__ == "__main__":
    current = texts()
    for path in {*FOLDER.glob("*.py")} - {*current}:
        path.unlink()
    for path, written in current.items():
        path.write_text(written)
    from framestance.tensor import stubs

    for path, written in stubs.texts().items():
        path.write_text(written)
    print(f"wrote {FOLDER}, {INDEX} and the stubs")
