"""Measures modules, functions and C files against the project's limits: `make size` prints it, test_sizes.py asserts it.

Raising a limit is an edit of the three numbers below, for everybody to see.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MODULE_LIMIT = 500
FUNCTION_LIMIT = 80
C_FILE_LIMIT = 600

PROJECT = Path(__file__).resolve().parents[2]
PYTHON_FOLDERS = ("src", "csrc", "tests", "benchmarks", "examples", "docs")
# Kept word for word as they were handed to us, or written by a program: their length is not ours to choose.
VERBATIM = {
    PROJECT / "tests/conformance/stance_cases.py",
    PROJECT / "tests/conformance/field_cases.py",
    PROJECT / "src/framestance/ops/index.py",
    *(PROJECT / "src/framestance/tensor/generated").iterdir(),
}


@dataclass(frozen=True)
class Size:
    """Lines of one module, function or C file, and how many it may have."""

    kind: str
    name: str
    lines: int
    limit: int

    @property
    def over(self) -> bool:
        return self.lines > self.limit


def python_files() -> list[Path]:
    """Every Python file of the project that is its own."""
    return sorted(path for folder in PYTHON_FOLDERS for path in (PROJECT / folder).rglob("*.py") if path not in VERBATIM)


def function_sizes(name: str, source: str) -> Iterator[Size]:
    """One size per function, from its first decorator to its last line; a nested function counts within its outer one too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.end_lineno is not None:
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield Size("function", f"{name}:{first} {node.name}", node.end_lineno - first + 1, FUNCTION_LIMIT)


def measure() -> list[Size]:
    """Every size of the project."""
    sizes = []
    for path in python_files():
        name = str(path.relative_to(PROJECT))
        source = path.read_text()
        sizes.append(Size("module", name, source.count("\n"), MODULE_LIMIT))
        sizes.extend(function_sizes(name, source))
    for path in sorted([*PROJECT.glob("csrc/*.c"), *PROJECT.glob("csrc/*.h")]):
        sizes.append(Size("C file", str(path.relative_to(PROJECT)), path.read_text().count("\n"), C_FILE_LIMIT))
    return sizes


def main() -> int:
    """Print every module and C file, the ten longest functions, and everything over its limit."""
    sizes = measure()
    files = [size for size in sizes if size.kind != "function"]
    functions = sorted((size for size in sizes if size.kind == "function"), key=lambda size: -size.lines)
    for size in files:
        print(f"{size.lines:6}  {size.name}")
    print(f"{sum(size.lines for size in files):6}  in {len(files)} files\n\nlongest functions")
    for size in functions[:10]:
        print(f"{size.lines:6}  {size.name}")
    over = [size for size in sizes if size.over]
    for size in over:
        print(f"over the limit of {size.limit}: {size.kind} {size.name} has {size.lines} lines")
    return 1 if over else 0


if __name__ == "__main__":
    raise SystemExit(main())
