"""The API page: signatures and docstrings of the compiler's public names. Written by generate.py."""

from __future__ import annotations

import inspect
import re
from dataclasses import is_dataclass
from typing import Any

from framestance import compiler, testing
from framestance.compiler.counters import Stats
from framestance.diag import explanation
from framestance.diag.errors import CompileError

NOTICE = "<!-- Written by docs/generate.py: run `make docs` after changing a docstring of src/framestance/compiler. -->\n"
SECTIONS = {
    "Compiling": ["compile", "disable", "allow_in_graph", "assume_constant_result", "reset", "wait_for_compiles", "list_backends", "is_compiling"],
    "The stance": ["set_stance", "get_stance"],
    "Looking": ["explain", "Explanation", "Part", "Step", "Guard", "Break", "EagerRun", "CacheEntry", "trace", "stats", "Stats"],
    "Settings": ["config"],
    "Caches": ["cache_info", "clear_cache", "export_cache", "import_cache", "empty_cache"],
    "Errors": ["CompileError", "RecompileError", "StanceError", "Unsupported", "InvalidBackend", "BackendError", "InternalCompilerError"],
}


def signature(name: str, thing: Any) -> str:
    """How it is called, with the defaults but without the types, which stubs have."""
    parameters = [p.replace(annotation=p.empty) for p in inspect.signature(thing).parameters.values()]
    return f"{name}{inspect.Signature(parameters)}"


def text_of(docstring: str) -> str:
    """The docstring as Markdown: lists of names as lists, doctests as code."""
    parts = []
    for block in inspect.cleandoc(docstring).split("\n\n"):
        if block.startswith(">>>"):
            parts.append(f"```python\n{block}\n```")
        else:
            parts.append(re.sub(r"^([a-z_][\w, ]*): ", r"- **\1**: ", block, flags=re.MULTILINE) if re.match(r"^[a-z_][\w, ]*: ", block) else block)
    return "\n\n".join(parts)


def entry(name: str, thing: Any) -> list[str]:
    """One name."""
    shown = type(thing) if name == "config" else thing
    documented = inspect.getdoc(shown)
    if not documented:
        raise ValueError(f"{name} has no docstring")
    lines = [f"\n### {name}\n"]
    if callable(thing) and not (isinstance(thing, type) and issubclass(thing, BaseException)) and name not in ("Outcome", "config") and not is_dataclass(thing):
        lines.append(f"```python\n{signature(name, thing)}\n```\n")
    return [*lines, text_of(documented)]


def page() -> str:
    """The page."""
    public = {name: getattr(compiler, name) for name in compiler.__all__} | {"Stats": Stats, "CompileError": CompileError}
    public |= {name: getattr(explanation, name) for name in ("Explanation", "Part", "Step", "Guard", "Break", "EagerRun", "CacheEntry")}
    missing = public.keys() - {name for names in SECTIONS.values() for name in names}
    sections = SECTIONS | ({"More": sorted(missing)} if missing else {})
    head = "The words of the compiler, in `framestance.compiler`; `compile` is in `framestance`, too. Functions and methods of tensors are on the "
    lines = [NOTICE, "# API\n", f"{head}[operations page](operations.md).\n"]
    for title, names in sections.items():
        lines.append(f"\n## {title}")
        for name in names:
            lines += entry(name, public[name])
    lines.append("\n## Comparing compiled with uncompiled\n\nIn `framestance.testing`:")
    for name in testing.__all__:
        lines += entry(name, getattr(testing, name))
    return "\n".join(lines) + "\n"
