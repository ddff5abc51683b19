"""Differences that are known and not mended yet: runs count them apart and go on. Each entry is taken out with the defect that it stands for.

In the vocabulary, a template whose weight says ``off`` (``[2 off]``) is left out for the same reason.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from t12_fuzz.differential import Difference


@dataclass(frozen=True)
class Open:
    """What is known, and how it is recognised: patterns that what differs (kind, place, both values) and the program's text contain."""

    title: str
    what: str
    source: str = ""

    def covers(self, found: Difference) -> bool:
        what = f"{found.kind} at {found.where}: {found.got} for {found.want}"
        return re.search(self.what, what) is not None and re.search(self.source, found.program.source) is not None


OPEN: list[Open] = []


def title_of(found: Difference) -> str | None:
    """The title of the known difference that this one is; None for a new one."""
    return next((entry.title for entry in OPEN if entry.covers(found)), None)
