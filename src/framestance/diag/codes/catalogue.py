"""What a code is, and the table of all of them, which the modules beside this one fill."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import dedent, indent

FAMILIES = {"S": "stance", "R": "recompile reason", "B": "graph break", "L": "lowering", "C": "cache", "A": "argument", "I": "internal"}


@dataclass(frozen=True)
class Code:
    """One diagnostic: ``code`` such as ``"B001"``, texts in full sentences (``title`` without the full stop), and a program that brings it about."""

    code: str
    title: str
    cause: str
    fix: str
    example: str

    @property
    def family(self) -> str:
        """The family's name in words.

        >>> CATALOGUE["B001"].family
        'graph break'
        """
        return FAMILIES[self.code[0]]


CATALOGUE: dict[str, Code] = {}


def add(code: str, title: str, *, cause: str, fix: str, example: str) -> None:
    """Enter a code. Errors: ValueError for one that is there."""
    if code in CATALOGUE:
        raise ValueError(f"diagnostic code {code} is listed twice")
    CATALOGUE[code] = Code(code, title, cause, fix, f"import framestance as torch\n\n{dedent(example).strip()}\n")


def explain(code: str) -> str:
    """What the diagnostic ``code`` means, as text for a terminal.

    Errors: ValueError for an unknown code; the message lists the codes of the same family, or all families.

    >>> print(explain("S003").splitlines()[0])
    S003 (stance): unknown stance
    """
    found = CATALOGUE.get(code.strip().upper())
    if found is None:
        near = [known for known in CATALOGUE if known[0] == code.strip().upper()[:1]]
        known = ", ".join(near) if near else ", ".join(f"{letter}... ({name})" for letter, name in FAMILIES.items())
        raise ValueError(f"unknown diagnostic code {code!r}; there are {known} [A001]")
    lines = [f"{found.code} ({found.family}): {found.title}", f"  Why: {found.cause}", f"  What to do: {found.fix}"]
    return "\n".join([*lines, "  Example:", indent(found.example, "    ").rstrip()])
