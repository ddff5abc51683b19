"""Writes the pages that follow from the code: operations.md, codes.md, logs.md, how-it-works.md, numpy.md, api.md: `make docs`.

A test compares the pages with what this gives, so they cannot drift from the code.
"""

from __future__ import annotations

import runpy
from pathlib import Path

from framestance.diag.codes import CATALOGUE, FAMILIES, Code

DOCS = Path(__file__).resolve().parent
NOTICE = "<!-- Written by docs/generate.py: run `make docs` after changing {source}. -->\n"


def code_section(code: Code) -> list[str]:
    """One code, with the program that triggers it."""
    return [f"\n### {code.code}: {code.title}\n", f"{code.cause}\n", f"What to do: {code.fix}", "\n```python", code.example, "```"]


def codes_page() -> str:
    """Every code of the catalogue, by family."""
    lines = [
        NOTICE.format(source="src/framestance/diag/codes.py"),
        "# Diagnostic codes\n",
        "Every framestance exception, warning and log line carries one of these in brackets.",
    ]
    for letter, family in FAMILIES.items():
        codes = [code for code in CATALOGUE.values() if code.code[0] == letter]
        if codes:
            lines.append(f"\n## {letter}: {family}")
            lines += [line for code in codes for line in code_section(code)]
    return "\n".join(lines) + "\n"


def pages() -> dict[str, str]:
    """File name in docs/ and text of each generated page."""
    scripts = ("operations_page.py", "how_it_works.py", "numpy_page.py", "api_page.py", "logs_page.py")
    operations, how_it_works, numpy, api, logs = (runpy.run_path(str(DOCS / name))["page"]() for name in scripts)
    return {"operations.md": operations, "codes.md": codes_page(), "how-it-works.md": how_it_works, "numpy.md": numpy, "api.md": api, "logs.md": logs}


if __name__ == "__main__":
    for name, text in pages().items():
        (DOCS / name).write_text(text)
        print(f"wrote docs/{name}")
