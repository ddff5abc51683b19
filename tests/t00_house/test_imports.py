"""Rooms depend on each other in one direction only, and importing framestance loads nothing heavy.

The imports are read from the source with `ast`, those inside functions too: a late import is still a dependency.
Imports under `if TYPE_CHECKING:` are not, since nothing of them exists at run time.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src"

# Which parts of framestance a room may import; its own modules always. `diag` explains decisions to people and imports no
# room, so whoever decides may speak through it; its catalogue, `diag.codes`, is open to everybody.
ALLOWED: dict[str, set[str]] = {
    "diag.codes": set(),
    "records": set(),
    "diag": {"diag.codes", "records"},
    "ops": {"diag.codes", "_C", "records"},
    "ir": {"ops", "diag.codes", "records"},
    "passes": {"ir", "ops", "diag.codes", "records"},
    "lower": {"ir", "ops", "diag.codes", "records"},
    "runtime": {"lower", "_C", "diag", "records"},
    "capture": {"ir", "ops", "_C", "diag", "records"},
    "tensor": {"ops", "_C", "diag.codes"},
    "linalg": {"tensor"},
    "special": {"tensor"},
    "random": {"tensor"},
    "nn": {"ops", "tensor", "diag.codes"},
    "compiler": {"ops", "ir", "passes", "lower", "runtime", "capture", "tensor", "nn", "diag", "_C", "records"},
    "testing": {"ops", "tensor", "compiler", "diag", "_C"},
    "__main__": {"diag"},
    "pytest_plugin": {"compiler", "diag", "testing", "_C"},
}
# The public namespace re-exports, and does so for these.
ALLOWED["__init__"] = {"compiler", "diag", "linalg", "nn", "ops", "random", "special", "tensor"}

# Libraries that only some rooms may import. Those of LATE are loaded by the first compile: a module that imports one at its top
# is heavy, and so is whoever imports a heavy module at its top; heavy modules stay in the rooms of HEAVY, and are not their
# `__init__`, so that importing a room is always light.
LIBRARIES: dict[str, set[str]] = {
    "numba": {"lower", "runtime"},
    "llvmlite": {"lower", "runtime"},
    "bytecode": {"capture"},
    "pytest": {"pytest_plugin", "testing"},
    "rich": {"diag"},
    "tqdm": {"diag"},
    "scipy": set(),
    "torch": set(),
}
LATE = {"numba", "llvmlite", "rich", "tqdm"}
HEAVY = {"lower", "runtime"}


@dataclass(frozen=True)
class Import:
    """One imported name: `target` is dotted, below framestance without that prefix."""

    target: str
    internal: bool
    line: int
    late: bool


def room_of(module: str) -> str:
    """The room that a module, dotted below framestance, belongs to: `diag.codes` is a room of its own."""
    return "diag.codes" if covers({"diag.codes"}, module) else module.split(".", 1)[0]


def module_name(path: Path, package: Path) -> str:
    """`capture/guards.py` is capture.guards, `capture/__init__.py` is capture."""
    parts = path.relative_to(package).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


def is_type_checking(test: ast.expr) -> bool:
    return ast.unparse(test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def absolute(base: str, name: str) -> tuple[str, bool]:
    """(`dotted` below framestance, True) for our own modules, (`dotted`, False) for others."""
    full = f"{base}.{name}" if base and name else base or name
    head, _, rest = full.partition(".")
    return (rest or "__init__", True) if head == "framestance" else (full, False)


def imports_of(source: str, module: str, is_package: bool) -> Iterator[Import]:
    """Every import of one module's source, wherever it stands."""
    here = ["framestance", *([] if module == "__init__" else module.split("."))]
    containing = here if is_package else here[:-1]

    def visit(node: ast.AST, late: bool) -> Iterator[Import]:
        if isinstance(node, ast.If) and is_type_checking(node.test):
            for child in node.orelse:
                yield from visit(child, late)
            return
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(*absolute("", alias.name), node.lineno, late)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                anchor = ".".join(containing[: len(containing) - node.level + 1])
                base = f"{anchor}.{base}" if base else anchor
            for alias in node.names:
                yield Import(*absolute(base, alias.name), node.lineno, late)
        inside = late or isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
        for child in ast.iter_child_nodes(node):
            yield from visit(child, inside)

    yield from visit(ast.parse(source), False)


def covers(allowed: set[str], target: str) -> bool:
    """Whether the dotted target is one of the allowed parts or lies inside one."""
    return any(target == part or target.startswith(part + ".") for part in allowed)


def violations(source: str, module: str, is_package: bool = False) -> list[str]:
    """What one module imports against the rules, as sentences."""
    room = room_of(module)
    found = []
    for item in imports_of(source, module, is_package):
        where = f"{module}, line {item.line}"
        if item.internal:
            own = room_of(item.target) == room
            # `from framestance import x` names a room in x, and absolute() has joined them.
            if not own and not covers(ALLOWED[room], item.target):
                found.append(f"{where}: {room} may not import {item.target}")
            continue
        library = item.target.split(".", 1)[0]
        if library in LIBRARIES and room not in LIBRARIES[library]:
            found.append(f"{where}: {library} may not be imported in {room}")
    return found


def heavy_modules(sources: dict[str, str], packages: set[str]) -> set[str]:
    """The modules whose import loads a library of LATE, directly or through other modules."""

    def loaded_by(target: str) -> Iterator[str]:
        """Every module that importing the dotted target runs: the packages on the way too."""
        parts = target.split(".")
        for length in range(1, len(parts) + 1):
            if (module := ".".join(parts[:length])) in sources:
                yield module

    heavy: set[str] = set()
    links: dict[str, set[str]] = {}
    for module, source in sources.items():
        early = [item for item in imports_of(source, module, module in packages) if not item.late]
        if any(not item.internal and item.target.split(".")[0] in LATE for item in early):
            heavy.add(module)
        links[module] = {name for item in early if item.internal for name in loaded_by(item.target)} - {module}
    while more := {module for module, targets in links.items() if module not in heavy and targets & heavy}:
        heavy |= more
    return heavy


MODULES = sorted((SOURCE / "framestance").rglob("*.py"))


def test_numba_is_loaded_by_the_first_compile_only() -> None:
    names = {path: module_name(path, SOURCE / "framestance") for path in MODULES}
    packages = {name for path, name in names.items() if path.name == "__init__.py"}
    heavy = heavy_modules({name: path.read_text() for path, name in names.items()}, packages)
    assert {name for name in heavy if room_of(name) not in HEAVY or name in packages} == set()


def test_heaviness_is_passed_on_by_imports_at_the_top_only() -> None:
    sources = {
        "lower": "",
        "lower.math": "from numba import extending",
        "lower.loop": "from .math import exp",
        "lower.source": "def f():\n    from . import math",
        "runtime": "from .kernels import keep",
        "runtime.kernels": "import framestance.lower.loop",
        "compiler.api": "from .. import runtime",
    }
    assert heavy_modules(sources, {"lower", "runtime"}) == {"lower.math", "lower.loop", "runtime", "runtime.kernels", "compiler.api"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_module_imports_only_what_its_room_may(path: Path) -> None:
    module = module_name(path, SOURCE / "framestance")
    assert room_of(module) in ALLOWED, f"{path.name} is in no room of docs/layout.md"
    assert violations(path.read_text(), module, path.name == "__init__.py") == []


@pytest.mark.parametrize(
    ("module", "source", "count"),
    [
        ("capture.guards", "from ..ir.graph import Node\nfrom . import source\nfrom .. import ops", 0),
        ("capture.guards", "from ..passes import fuse", 1),
        ("capture.guards", "def f():\n    from framestance.lower import emit", 1),
        ("capture.guards", "import framestance.tensor", 1),
        ("capture.guards", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..tensor import Tensor", 0),
        ("ops.row", "from ..diag.codes import CATALOGUE\nimport numpy", 0),
        ("ops.row", "from ..diag.errors import Unsupported", 1),
        ("ops.row", "from ..diag import errors", 1),
        ("diag.codes", "from . import errors", 1),
        ("diag.errors", "from .codes import CATALOGUE", 0),
        ("lower.emit", "import numba\nfrom llvmlite import ir", 0),
        ("compiler.api", "def f():\n    import numba", 1),
        ("capture.decode", "import bytecode", 0),
        ("tensor.tensor", "import scipy.special", 1),
    ],
)
def test_the_rule_itself(module: str, source: str, count: int) -> None:
    assert len(violations(source, module)) == count


def test_relative_imports_are_resolved_in_packages_too() -> None:
    assert violations("from .set_stance import x\nfrom ..capture import y", "compiler", is_package=True) == []
    assert violations("from .compiler import x\nfrom . import numbers_of_capture", "__init__", is_package=True) == [
        "__init__, line 2: __init__ may not import numbers_of_capture"
    ]


def run_python(code: str) -> str:
    """What the code prints in a fresh interpreter; its error message where it fails."""
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stderr
    return process.stdout


def test_import_loads_nothing_heavy_and_installs_no_hook() -> None:
    code = "import json, sys, framestance, framestance._C as native; print(json.dumps([list(sys.modules), native.hook_installed()]))"
    modules, hook = json.loads(run_python(code))
    heavy = {"numba", "llvmlite", "bytecode", "scipy", "pytest"}
    assert heavy & {name.split(".")[0] for name in modules} == set()
    assert hook is False
