"""Writes the reference pages operations.md and codes.md from the operation table and the code catalogue: `make docs`.

A test compares the pages with what this gives, so they cannot drift from the code.
"""

from __future__ import annotations

import inspect
import runpy
from pathlib import Path

from framestance.diag.codes import CATALOGUE, FAMILIES, Code
from framestance.ops import ROWS
from framestance.ops.row import KINDS, Row

DOCS = Path(__file__).resolve().parent
NOTICE = "<!-- Written by docs/generate.py: run `make docs` after changing {source}. -->\n"


def call_of(row: Row) -> str:
    """The public call, without the annotations that only the builders read."""
    parameters = [parameter.replace(annotation=inspect.Parameter.empty) for parameter in row.signature.parameters.values()]
    return f"{row.name}{inspect.Signature(parameters)}"


def forms_of(row: Row) -> str:
    """How a program may write it; empty for rows that only other rows use."""
    forms = ["function"] if row.function else []
    forms += [f"`.{name}()`" for name in row.method]
    forms += [f"`__{row.operator}__`"] if row.operator else []
    forms += [f"`{name}_`" for name in row.method[:1]] if row.inplace else []
    forms += ["`out=`"] if row.out else []
    forms += ["NumPy"] if row.numpy or row.numpy_method else []
    return ", ".join(dict.fromkeys(forms))


def accuracy_of(row: Row) -> str:
    """What compiled code promises beside the exact value; empty where the row runs as NumPy's own call."""
    if row.body is None:
        return ""
    distances = {name: distance for name, distance in row.ulp.items() if distance}
    return ", ".join(f"{name} {distance:g} ulp" for name, distance in distances.items()) or "bit for bit"


def cell(text: str) -> str:
    """Text that may stand in a table."""
    return " ".join(text.split()).replace("|", "\\|")


def operations_page() -> str:
    """Every row of the operation table, by kind."""
    lines = [
        NOTICE.format(source="a row of src/framestance/ops"),
        "# Operations\n",
        "One row of the table in `src/framestance/ops` defines each of these: the function, the methods, what capture puts into a graph and",
        "how it is compiled. The last column says how far compiled results may be from eager ones; where it is empty, the compiled program",
        "makes the same NumPy call as the eager one.",
        "",
        "`tests/t15_table/test_against_torch.py` holds every row that torch 2.13 has too against it, on the CPU. What is meant to differ stands below, by",
        "kind (errors, kind or type, dtype, shape, values, strides, memory shared with arguments, writes). Of all rows holds:",
        "",
        "- New tensors lie in memory in the order in which NumPy puts them, unless a `memory_format` is given; views have torch's strides.",
        "- `out=` is not resized, may have any dtype that the result can be cast to, and may not repeat elements in memory.",
        "- A dtype that a row refuses is refused without elements, too. Complex numbers are refused by rows that do not mean them here, some of which torch",
        "  computes; float16 is computed in float32 by some rows that torch refuses.",
        "- An in-place operation reads all of its arguments before it writes, where they overlap in memory, too. Gradients are not computed.",
    ]
    for kind in KINDS:
        rows = sorted((row for row in ROWS.values() if row.kind == kind and forms_of(row)), key=lambda row: row.name)
        if rows:
            lines += [f"\n## {kind.capitalize()}\n", "| call | also as | what it does | compiled |", "|---|---|---|---|"]
            lines += [f"| `{cell(call_of(row))}` | {forms_of(row)} | {cell(row.doc)} | {accuracy_of(row)} |" for row in rows]
    lines += ["\n## Meant to differ from torch\n", "| call | what differs, and why |", "|---|---|"]
    lines += [f"| `{row.name}` | {cell(row.differs)} |" for row in sorted(ROWS.values(), key=lambda row: row.name) if row.differs]
    return "\n".join(lines) + "\n"


def code_section(code: Code) -> list[str]:
    """One code, with the program that triggers it."""
    lines = [f"\n### {code.code}: {code.title}\n", f"{code.cause}\n", f"What to do: {code.fix}"]
    if code.example:
        lines += ["\n```python", code.example, "```"]
    return lines


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
    how_it_works = runpy.run_path(str(DOCS / "how_it_works.py"))["page"]()
    return {"operations.md": operations_page(), "codes.md": codes_page(), "how-it-works.md": how_it_works}


if __name__ == "__main__":
    for name, text in pages().items():
        (DOCS / name).write_text(text)
        print(f"wrote docs/{name}")
