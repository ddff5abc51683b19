"""The small words of HTML: everything that comes from a trace goes through ``text``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

_NOT_IN_HTML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")


def text(value: object) -> str:
    """A value as text of a page, or of an attribute.

    >>> text('<a b="c">')
    '&lt;a b=&quot;c&quot;&gt;'
    """
    return escape(_NOT_IN_HTML.sub("\ufffd", str(value)), quote=True)


def count(number: int, noun: str) -> str:
    """``3 breaks``."""
    return f"{number:,} {noun}" + ("" if number == 1 else "s")


def folded(summary: str, body: str, *, id: str = "", kind: str = "", opened: bool = False) -> str:
    """What is shown when its title is clicked."""
    attributes = (f' id="{id}"' if id else "") + (f' class="{kind}"' if kind else "") + (" open" if opened else "")
    return f"<details{attributes}><summary>{summary}</summary>{body}</details>"


def listing(items: Iterable[str], kind: str = "") -> str:
    """A list of things that are HTML already."""
    return f'<ul class="{kind}">' + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def code(value: object) -> str:
    return f"<code>{text(value)}</code>"


def block(value: str) -> str:
    """Program text, which scrolls by itself."""
    return f'<pre tabindex="0">{text(value.rstrip())}</pre>'


def short(path: str) -> str:
    """The last two parts of a path.

    >>> short("/srv/project/model.py")
    'project/model.py'
    """
    return "/".join(path.rsplit("/", 2)[-2:])


def place(file: str, line: int) -> str:
    """Where something stands; all of the path is its title."""
    return f'<span class="place" title="{text(file)}:{line}">{text(short(file))}:{line}</span>'


def percent(share: float) -> str:
    """A position or width in an SVG."""
    return f"{max(0.0, min(100.0, share * 100)):.3f}%"
