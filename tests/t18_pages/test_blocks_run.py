"""The Python in the pages runs, page by page, and its assertions hold. Generated pages show what a program did; their examples are other tests'."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
PAGES = [PROJECT / "README.md", *sorted((PROJECT / "docs").glob("*.md"))]
GENERATED = {page.name for page in PAGES if page.read_text().startswith("<!-- Written by ")} | {"opinfo.md"}


def program(page: Path) -> str:
    """All blocks of a page, one after the other, on the lines where they stand."""
    lines, inside = [], False
    for line in page.read_text().splitlines():
        if line.startswith("```"):
            inside = line == "```python"
            lines.append("")
        else:
            lines.append(line if inside else "")
    return "\n".join(lines)


RUNNABLE = [page for page in PAGES if page.name not in GENERATED and program(page).strip()]


def test_most_pages_have_something_to_run():
    assert {"README.md", "quickstart.md", "stance.md", "from-torch.md"} <= {page.name for page in RUNNABLE}


def test_fenced_blocks_say_their_language():
    bare = [
        f"{page.name}: {fence}"
        for page in PAGES
        for fence in re.findall(r"^```(?!python$|console$|ini$|toml$|yaml$|json$|text$|$).*", page.read_text(), re.MULTILINE)
    ]
    assert bare == []


@pytest.mark.parametrize("page", RUNNABLE, ids=lambda page: page.name)
def test_page_runs(page, tmp_path):
    script = tmp_path / f"page_{page.stem}.py"  # pytest.py would be found in place of pytest
    script.write_text(program(page))
    done = subprocess.run([sys.executable, "-W", "error::DeprecationWarning", str(script)], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
