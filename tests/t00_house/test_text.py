"""What every tracked file's text keeps to: no loose ends, no path of somebody's machine, a first line that says what happens in it."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.any_python
PROJECT = Path(__file__).resolve().parents[2]
VERBATIM = {"tests/conformance/stance_cases.py", "tests/conformance/field_cases.py", "tests/conformance/field_cases.md"}

# Put together here so that this file does not contain what it looks for.
LOOSE_END = re.compile(r"\b(?:" + "|".join(["TO" + "DO", "FIX" + "ME", "X" * 3]) + r")\b")
MACHINE_PATH = re.compile(r"(?<![\w.~$)}-])/(?:" + "|".join(["work", "root", "tmp", "home", "Users"]) + r")/\w")
VERSION_TEST = re.compile(r"\bPY_" + r"(?:VERSION_HEX|MINOR_VERSION|MAJOR_VERSION)\b")


@cache
def tracked_files() -> tuple[str, ...]:
    """Names of all files that git has or would take; all files by pattern where there is no git."""
    if shutil.which("git") and (PROJECT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listing = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=True).stdout
        return tuple(sorted(name for name in listing.split("\0") if name and (PROJECT / name).is_file()))
    folders = ("src", "csrc", "tests", "benchmarks", "examples", "docs")
    suffixes = {".py", ".pyi", ".c", ".h", ".md", ".toml"}
    return tuple(str(path.relative_to(PROJECT)) for folder in folders for path in sorted((PROJECT / folder).rglob("*")) if path.suffix in suffixes)


def hits(pattern: re.Pattern[str], names: tuple[str, ...]) -> list[str]:
    """`file:line: text` for every line in which the pattern is found."""
    found = []
    for name in names:
        if name.endswith(".png"):
            continue
        for number, line in enumerate((PROJECT / name).read_text(errors="replace").splitlines(), 1):
            if pattern.search(line):
                found.append(f"{name}:{number}: {line.strip()[:120]}")
    return found


def own_files() -> tuple[str, ...]:
    return tuple(name for name in tracked_files() if name not in VERBATIM)


def test_no_loose_ends() -> None:
    assert len(own_files()) > 20
    assert hits(LOOSE_END, own_files()) == []


def test_no_machine_paths() -> None:
    assert hits(MACHINE_PATH, own_files()) == []


def test_c_code_asks_for_the_python_version_in_one_header_only() -> None:
    names = tuple(name for name in tracked_files() if name.endswith((".c", ".h")) and name != "csrc/compat.h")
    assert names
    assert hits(VERSION_TEST, names) == []


def test_every_python_file_says_what_happens_in_it() -> None:
    silent = [name for name in own_files() if name.endswith(".py") and not ast.get_docstring(ast.parse((PROJECT / name).read_text()))]
    # a stub has no docstring (the linter's rule), so its first line is a comment
    silent += [name for name in own_files() if name.endswith(".pyi") and not (PROJECT / name).read_text().startswith("# ")]
    assert silent == []


def test_every_c_file_says_what_happens_in_it() -> None:
    names = [name for name in own_files() if name.endswith((".c", ".h"))]
    assert names
    assert [name for name in names if not (PROJECT / name).read_text().startswith(("/*", "//"))] == []


@pytest.mark.parametrize(
    ("pattern", "text", "found"),
    [
        (LOOSE_END, "# TO" + "DO later", True),
        (LOOSE_END, "a fixed methodology", False),
        (MACHINE_PATH, "see /ro" + "ot/x", True),
        (MACHINE_PATH, "python=/ho" + "me/me/bin", True),
        (MACHINE_PATH, "lib/tmp/x and tests/work/y and https://a.b/work", False),
        (VERSION_TEST, "#if PY_" + "VERSION_HEX >= 0x030C0000", True),
    ],
)
def test_the_patterns_find_what_they_look_for(pattern: re.Pattern[str], text: str, found: bool) -> None:
    assert bool(pattern.search(text)) is found
