"""The documentation says what the tree holds: generated pages are current, and every room is on the layout page."""

from __future__ import annotations

import functools
import re
import runpy
from pathlib import Path

import pytest

pytestmark = pytest.mark.any_python
PROJECT = Path(__file__).resolve().parents[2]
DOCS = PROJECT / "docs"


@functools.cache
def pages() -> dict[str, str]:
    """Name and text of each generated page."""
    made: dict[str, str] = runpy.run_path(str(DOCS / "generate.py"))["pages"]()
    return made


@pytest.mark.parametrize("name", ["operations.md", "codes.md", "how-it-works.md", "numpy.md", "api.md", "logs.md"])
def test_generated_page_is_current(name: str) -> None:
    wanted = pages()[name]
    assert (DOCS / name).read_text() == wanted, "run `make docs`"


def test_generated_functions_are_current() -> None:
    from framestance.tensor import generate

    texts = generate.texts()
    assert {path: path.read_text() for path in texts} == texts, "run `make generate`"
    assert {*generate.FOLDER.glob("*.py")} < {*texts}, "run `make generate`"


def rooms() -> set[str]:
    """Folders and single modules of the package."""
    package = PROJECT / "src" / "framestance"
    folders = {f"{path.name}/" for path in package.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    return folders | {path.name for path in package.glob("*.py")}


def test_every_room_is_on_the_layout_page_and_no_other() -> None:
    tables = (DOCS / "layout.md").read_text().partition("## One call")[0]
    named = set(re.findall(r"^\| `([^`]+)` \|", tables, re.MULTILINE))
    inside_the_package = {name for name in named if name.endswith(("/", ".py"))}
    assert inside_the_package == rooms()
    assert {name for name in named - inside_the_package if not (PROJECT / name).exists()} == set()


def test_links_between_pages_lead_somewhere() -> None:
    broken = []
    for page in [PROJECT / "README.md", *DOCS.glob("*.md")]:
        prose = re.sub(r"^```.*?^```", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)
        for target in re.findall(r"\]\(([^)#]+)\)", prose):
            if "://" not in target and not (page.parent / target).exists():
                broken.append(f"{page.name}: {target}")
    assert broken == []
