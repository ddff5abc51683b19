"""Writes generated.py, the source of the public functions and Tensor methods, and the typing stubs: `make generate`. Not loaded when the package is used.

Each function is a few lines that unwrap tensors, call the row's build with the eager builder, and wrap the result: true signatures and no dispatch at
call time. Rows whose functions read the same share one factory. A test holds the written file against what this gives.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import NamedTuple

if __name__ == "__main__":  # as a script it needs the table alone: the package may not import while the written file lacks a function
    import sys
    from types import ModuleType

    for level, package in ((1, "framestance"), (0, "framestance.tensor")):
        bare = sys.modules[package] = ModuleType(package)
        bare.__path__ = [str(Path(__file__).resolve().parents[level])]

from framestance.ops import INPLACE_METHODS, METHODS, ROWS, Row

ALIASES = {"dim": "axis", "keepdim": "keepdims"}  # NumPy's spellings, which torch accepts too
TARGET = Path(__file__).with_name("generated.py")
HEADER = '''"""Written by generate.py from the operation table: do not edit, run `make generate`. One factory per distinct text, and which rows use it."""

# ruff: noqa
# mypy: ignore-errors
from .support import ABSENT as _ABSENT
from .support import Tensor as _Tensor
from .support import data as _data
from .support import finish as _finish
from .support import operand as _operand
from .support import values as _values
from .support import wrong as _wrong
from .support import ndarray as _ndarray
from .support import wrap as _wrap
from ..ops import EAGER as _EAGER
from ..ops import inplace_build as _inplace
from ..ops import out_build as _out
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


def _wanted() -> list[_Made]:
    """All namespace functions, methods and in-place methods."""
    made = [_Made(row.name.rpartition(".")[2], row, _source(row), "function") for row in ROWS.values() if row.function]
    made += [_Made(name, row, _source(row, method=True), "method") for name, row in METHODS.items() if not name.startswith("__")]
    made += [_Made(name, row, _source(row, method=True, inplace=True), "inplace") for name, row in INPLACE_METHODS.items() if name not in METHODS]
    return made


def text() -> str:
    """The whole module."""
    wanted = _wanted()
    numbers = {source: number for number, source in enumerate(dict.fromkeys(made.source for made in wanted))}
    parts = [HEADER]
    for source, number in numbers.items():
        body = source.replace("\n", "\n    ")
        parts.append(f"\n\ndef factory_{number}(_row, _build):\n    {body}\n\n    return operation\n")
    parts.append("\n\n# name, row, kind, factory, public names in the namespace\nTABLE = (\n")
    for made in wanted:
        public = tuple(public_names(made.row)) if made.kind == "function" else ()
        parts.append(f"    ({made.name!r}, {made.row.name!r}, {made.kind!r}, factory_{numbers[made.source]}, {public!r}),\n")
    parts.append(")\n")
    return "".join(parts)


if __name__ == "__main__":
    from framestance.tensor import stubs

    for path, written in {TARGET: text(), **stubs.texts()}.items():
        path.write_text(written)
        print(f"wrote {path.relative_to(TARGET.parents[1])}")
