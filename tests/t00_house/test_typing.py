"""The typing stubs say what the package has: written files, names, what rows give on their samples, and what mypy makes of programs."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import framestance
from framestance.ops import EAGER, ROWS, Row, samples
from framestance.tensor import stubs

pytestmark = pytest.mark.any_python
assert samples  # fills in the rows' samples
PROJECT = Path(__file__).resolve().parents[2]
STUBS = sorted(stubs.texts())


@pytest.mark.parametrize("path", STUBS, ids=lambda path: path.name)
def test_stub_is_current(path: Path) -> None:
    assert path.read_text() == stubs.texts()[path], "run `make generate`"


def declared(body: list[ast.stmt]) -> set[str]:
    """Public names of a stub, or of a class in it."""
    names: set[str] = set()
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
            case ast.ImportFrom(names=imported):
                names |= {alias.asname for alias in imported if alias.asname == alias.name}
    return {name for name in names if not name.startswith("_")}


@pytest.mark.parametrize("path", STUBS, ids=lambda path: path.name)
def test_stub_has_the_names_of_its_module_and_no_other(path: Path) -> None:
    dotted = ".".join(path.relative_to(stubs.PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    module = importlib.import_module(dotted)
    assert declared(ast.parse(path.read_text()).body) == {name for name in module.__all__ if not name.startswith("_")}


def test_stub_has_the_attributes_of_tensor_and_no_other() -> None:
    tree = ast.parse((stubs.PACKAGE / "__init__.pyi").read_text())
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Tensor")
    assert declared(body) == {name for name in dir(framestance.Tensor) if not name.startswith("_")}


def fits(result: Any, said: str, row: Row) -> bool:
    """Whether a result is what a row's annotation says, in the words of rows."""
    if " | " in said and "[" not in said:
        return any(fits(result, each, row) for each in said.split(" | "))
    if said.startswith("tuple["):
        words = re.findall(r"[^,]+", said[len("tuple[") : -1])
        if type(result) is not tuple or (words[-1].strip() != "..." and len(words) != len(result)):
            return False
        return all(fits(x, words[0 if "..." in said else i].strip(), row) for i, x in enumerate(result))
    if said in ("Value", "Any", "None", "bool", "float"):
        return {"Value": isinstance(result, np.ndarray), "Any": True, "None": result is None, "bool": type(result) is bool, "float": False}[said]
    kind = stubs.classes_of(row)[said]
    return type(result) is kind and all(isinstance(x, np.ndarray | tuple) for x in result)


def case_of(row: Row, arguments: tuple[Any, ...]) -> str:
    """What a row says that a call with these arguments gives."""
    given = dict(zip(row.signature.parameters, arguments, strict=True))
    for types, result in row.cases:
        checks = {
            "True": lambda x: x is True,
            "None": lambda x: x is None,
            "int": lambda x: type(x) is int,
            "Value": lambda x: isinstance(x, tuple) and len(x) == 1 and isinstance(x[0], np.ndarray),
        }
        if types and all(word in checks and checks[word](given[name]) for name, word in types.items()):
            return result
    return stubs.returned(row)


def copied(x: Any) -> Any:
    """Arrays of one's own, since rows may write to what they are given; an array shared by two arguments stays so for none of them."""
    if isinstance(x, np.ndarray):
        return x.copy(order="K")
    return type(x)(copied(each) for each in x) if type(x) in (tuple, list) else x


@pytest.mark.parametrize("name", sorted(ROWS))
def test_rows_give_what_they_say(name: str) -> None:
    row = ROWS[name]
    assert row.samples is not None
    seen = 0
    for arguments in row.samples():
        given = copied(arguments)
        names = list(row.signature.parameters.values())
        defaults = tuple(() if p.kind is p.VAR_POSITIONAL else p.default for p in names[len(given) :])
        with np.errstate(all="ignore"):
            result = row.build(EAGER, *given, *defaults)
        said = case_of(row, (*arguments, *defaults))
        assert fits(result, said, row), f"{row.name} gave {type(result).__name__}, not {said}, for {arguments}"
        seen += 1
        if seen == 60 and not row.cases:
            break
    assert seen


# ---- what checkers make of programs ----


SETTINGS = "[mypy]\nmypy_path = src\n[mypy-numba.*,llvmlite.*,bytecode.*]\nfollow_imports = skip\nignore_missing_imports = True\n"


def mypy(folder: Path, *paths: Path) -> str:
    """What mypy finds in files, by its own defaults and with unused ignores; empty where it finds nothing."""
    pytest.importorskip("mypy", reason="mypy comes with the extra `dev`")
    settings = folder / "mypy.ini"
    settings.write_text(SETTINGS)
    options = [f"--config-file={settings}", "--no-error-summary", "--warn-unused-ignores", "--python-version=3.11"]
    done = subprocess.run([sys.executable, "-m", "mypy", *options, *map(str, paths)], cwd=PROJECT, capture_output=True, text=True, timeout=600)
    return done.stdout + done.stderr


def test_mypy_knows_the_public_names(tmp_path: Path) -> None:
    assert mypy(tmp_path, PROJECT / "tests" / "t00_house" / "typed_program.py") == ""


def test_mypy_passes_the_examples_and_the_readme(tmp_path: Path) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", (PROJECT / "README.md").read_text(), re.MULTILINE | re.DOTALL)
    assert blocks
    readme = tmp_path / "readme.py"
    readme.write_text("\n".join(blocks))
    assert mypy(tmp_path, readme, *sorted((PROJECT / "examples").glob("*.py"))) == ""
