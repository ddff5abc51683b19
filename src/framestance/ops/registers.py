"""Where the rest of the system looks rows up: by their names, by methods, operators, functions of ours and of NumPy's.

A module of rows is imported when one of its rows is first asked for: few programs need more than a handful of the sixty. Which module has a row is written
in index.py by `make generate`; rows of modules that are imported enter themselves, whatever the index says.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from . import index

if TYPE_CHECKING:
    from .row import Row

KINDS = ("elementwise", "reduction", "view", "index", "contraction", "creation", "random", "mutation", "query")
PACKAGE = __name__.rpartition(".")[0]
HELPERS = "samples"  # for tests alone


class Register(Mapping[str, "Row"]):
    """Rows by a kind of name. Asking for one imports its module, walking over them imports all.

    places: the row's name for each name.
    entered: what has entered itself so far.
    """

    def __init__(self, places: dict[str, str]) -> None:
        self.places = places
        self.entered: dict[str, Row] = {}
        self._found: dict[str, Row] = {}  # rows whose modules are wholly imported: what another thread imports just now may lack its helpers

    def __getitem__(self, name: str) -> Row:
        row = self._found.get(name)
        if row is None:
            place = index.ROWS.get(self.places.get(name, ""))
            if place is not None:
                importlib.import_module(f"{PACKAGE}.{place}")
            row = self._found[name] = self.entered[name]
        return row

    def __contains__(self, name: object) -> bool:
        return name in self.entered or name in self.places

    def __iter__(self) -> Iterator[str]:
        return iter({**self.places, **self.entered})

    def __len__(self) -> int:
        return len({**self.places, **self.entered})


ROWS = Register({name: name for name in index.ROWS})
METHODS = Register(index.METHODS)  # Tensor method name -> row ("add", also "copy_" and its like, which are rows of their own)
INPLACE_METHODS = Register(index.INPLACE_METHODS)  # "add_" -> row of add: build it with mutation.inplace_build
OPERATORS = Register(index.OPERATORS)  # "add" -> row; the executor's BINARY_OP and friends
NUMPY_METHODS = Register(index.NUMPY_METHODS)
FUNCTIONS: dict[int, tuple[Any, Row]] = {}  # id(public function) -> (that function, row)
_NUMPY_FUNCTIONS: dict[int, tuple[Any, Row]] = {}  # of rows that no index knows


def register(row: Row) -> Row:
    """Enter a row; a second row of the same name is an error, so that nothing is silently replaced."""
    if row.name in ROWS.entered:
        raise ValueError(f"operation {row.name!r} is registered twice")
    if row.kind not in KINDS:
        raise ValueError(f"operation {row.name!r}: kind is {row.kind!r}; kinds are {', '.join(KINDS)}")
    ROWS.entered[row.name] = row
    for name in row.method:
        METHODS.entered[name] = row
    if row.inplace:
        INPLACE_METHODS.entered.update((name + "_", row) for name in row.method)
    if row.operator:
        OPERATORS.entered[row.operator] = row
    for function in row.numpy:
        _NUMPY_FUNCTIONS[id(function)] = (function, row)
    for name in row.numpy_method:
        NUMPY_METHODS.entered[name] = row
    return row


def register_function(function: Any, row: Row) -> None:
    """Say that calling the public ``function`` means ``row``."""
    FUNCTIONS[id(function)] = (function, row)


@functools.cache
def _rows_of_numpy() -> dict[int, tuple[Any, str]]:
    """id(NumPy's function) -> (that function, the name of the row that it means)."""
    found = ((numpy_function(name), row) for name, row in index.NUMPY_FUNCTIONS.items())
    return {id(function): (function, row) for function, row in found if function is not None}


def numpy_function(name: str) -> Any:
    """NumPy's function of that name, maybe dotted; None where this NumPy has none."""
    found: Any = np
    for part in name.split("."):
        found = getattr(found, part, None)
    return found


def row_of(function: Any) -> Row | None:
    """The row that a call of ``function`` means, or None."""
    entry = FUNCTIONS.get(id(function)) or _NUMPY_FUNCTIONS.get(id(function))
    if entry is not None and entry[0] is function:
        return entry[1]
    known = _rows_of_numpy().get(id(function))
    return ROWS[known[1]] if known is not None and known[0] is function else None


# ---- writing the index ----


def modules_of_rows() -> dict[str, list[Row]]:
    """The rows of each module of this package in the order in which it enters them, all modules imported: what the index is written from."""
    package = sys.modules[PACKAGE]
    for module in pkgutil.iter_modules(package.__path__):
        if module.name != HELPERS:
            importlib.import_module(f"{PACKAGE}.{module.name}")
    found: dict[str, list[Row]] = {}
    for row in ROWS.entered.values():
        found.setdefault(row.module, []).append(row)
    return dict(sorted(found.items()))
