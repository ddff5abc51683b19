"""What README and the pages point to is there: files, headings, make targets, modules for ``python -m``. (`make docs` holds the site to its links, too.)"""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
PAGES = [PROJECT / "README.md", *sorted((PROJECT / "docs").rglob("*.md"))]
MAKEFILE = (PROJECT / "Makefile").read_text()

pytestmark = pytest.mark.any_python


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", page.read_text(), flags=re.MULTILINE | re.DOTALL)


def links(page: Path) -> list[str]:
    """Targets of links and images within the project."""
    text = re.sub(r"`[^`\n]*`", "code", prose(page))
    found = re.findall(r"\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)|(?:href|src)=\"([^\"]+)\"", text, re.MULTILINE)
    targets = [inline or reference or attribute for inline, reference, attribute in found]
    return [target for target in targets if not re.match(r"[a-z]+:", target)]


def anchors(page: Path) -> set[str]:
    """Names of a page's headings, as the site and GitHub make them of their words, and those that are given."""
    headings = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    made = {re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower()) for heading in headings}
    return made | set(re.findall(r"\bid=\"([^\"]+)\"", prose(page)))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    astray = []
    for target in links(page):
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        if not there.exists() or not there.is_relative_to(PROJECT) or (anchor and anchor not in anchors(there)):
            astray.append(target)
    assert astray == []


def test_there_are_links_to_follow():
    assert len(links(PROJECT / "README.md")) > 5 and "api.md#step" in links(PROJECT / "docs" / "report.md")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_exist(page):
    text = page.read_text()
    named = re.findall(r"(?:`|^    )make ([a-z][a-z -]*)", text, re.MULTILINE)
    targets = {target for names in named for target in names.strip().split()}
    assert [target for target in sorted(targets) if not re.search(rf"^{target}:", MAKEFILE, re.MULTILINE)] == []
    assert [name for name in sorted(set(re.findall(r"python -m ([a-z_.]+[a-z_])", text))) if find_spec(name) is None] == []
    scripts = re.findall(r"python ((?:examples|docs|benchmarks|tests)/\S+?\.py)", text)
    assert [name for name in scripts if not (PROJECT / name).exists()] == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "index.md"], ids=lambda page: page.name)
def test_every_page_is_in_the_navigation(page):
    assert page.name == "README.md" or f": {page.relative_to(PROJECT / 'docs').as_posix()}\n" in (PROJECT / "mkdocs.yml").read_text()
