"""``python -m framestance report FOLDER``: what the traces in a folder recorded, as one HTML page without scripts and without links to the outside."""

from __future__ import annotations

from pathlib import Path

from .page import page
from .reading import NoTraces, read

__all__ = ["NoTraces", "write"]


def write(folder: Path, target: Path | None = None) -> Path:
    """Make the page of all traces in ``folder``; where it is, ``report.html`` there if nothing else is said.

    Errors: NoTraces, with a message for people; OSError where the page cannot be written.
    """
    traces, notes = read(folder)
    target = folder / "report.html" if target is None else target
    target.write_bytes(page(folder, traces, notes).encode("utf-8", "replace"))
    return target
