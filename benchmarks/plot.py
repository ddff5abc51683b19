"""Charts as one HTML file without scripts or links: small line charts side by side, and bars."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

STYLE = """
body { font: 14px/1.4 system-ui, sans-serif; margin: 1.5rem; color: #1b1f24; background: #fff; }
h1 { font-size: 1.3rem; margin: 0 0 .3rem; } p { margin: 0 0 1rem; color: #57606a; }
div.panels { display: flex; flex-wrap: wrap; gap: 12px; } svg { background: #f6f8fa; border-radius: 6px; }
text { font: 11px system-ui, sans-serif; fill: #57606a; } text.title { font-weight: 600; fill: #1b1f24; }
.line { fill: none; stroke: #0969da; stroke-width: 1.8; } .dot { fill: #0969da; } .slow { fill: #cf222e; }
.one { stroke: #57606a; stroke-dasharray: 4 3; } .grid { stroke: #d0d7de; stroke-width: .6; }
"""
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 290, 190, 34, 10, 26, 22
COLOURS = ("#0969da", "#bf8700", "#1a7f37", "#8250df", "#cf222e", "#57606a", "#0550ae")


def document(title: str, note: str, body: str) -> str:
    """A page."""
    head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    return f"{head}<title>{escape(title)}</title><style>{STYLE}</style></head><body><h1>{escape(title)}</h1><p>{escape(note)}</p>{body}</body></html>\n"


def described(environment: Mapping[str, object]) -> str:
    return ", ".join(f"{key} {value}" for key, value in environment.items())


def lines(title: str, below: str, note: str, series: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """One panel per series of (x, y), both logarithmic, with a dashed line at 1 and points below it in red."""
    values = [y for points in series.values() for _, y in points]
    sizes = [x for points in series.values() for x, _ in points]
    low, high = (math.floor(math.log10(min(values) * 0.95) * 2) / 2, math.ceil(math.log10(max(values)) * 2) / 2) if values else (-1.0, 1.0)
    first, last = (math.log10(min(sizes)), math.log10(max(sizes))) if sizes else (0.0, 1.0)
    panels = [_panel(name, points, (first, max(last, first + 1)), (min(low, -0.5), max(high, 0.5)), below) for name, points in series.items()]
    return document(title, note, f'<div class="panels">{"".join(panels)}</div>')


def _panel(name: str, points: Sequence[tuple[float, float]], across: tuple[float, float], up: tuple[float, float], below: str) -> str:
    def place(x: float, y: float) -> tuple[float, float]:
        along = (math.log10(x) - across[0]) / (across[1] - across[0])
        height = (math.log10(y) - up[0]) / (up[1] - up[0])
        return LEFT + along * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - height * (HEIGHT - TOP - BOTTOM)

    marks = []
    for power in range(math.ceil(up[0]), math.floor(up[1]) + 1):
        _, y = place(10 ** across[0], 10**power)
        marks.append(f'<line class="{"one" if power == 0 else "grid"}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        marks.append(f'<text x="{LEFT - 4}" y="{y + 4:.1f}" text-anchor="end">{10**power:g}</text>')
    for power in range(math.ceil(across[0]), math.floor(across[1]) + 1, 2):
        x, _ = place(10**power, 1)
        marks.append(f'<text x="{x:.1f}" y="{HEIGHT - 6}" text-anchor="middle">1e{power}</text>')
    places = [place(x, y) for x, y in points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dots = "".join(
        f'<circle class="{"slow" if ratio < 1 else "dot"}" cx="{x:.1f}" cy="{y:.1f}" r="3"><title>{size:g} {escape(below)}: {ratio:.2f}</title></circle>'
        for (x, y), (size, ratio) in zip(places, points, strict=True)
    )
    heading = f'<text class="title" x="{LEFT}" y="16">{escape(name)}</text>'
    return f'<svg width="{WIDTH}" height="{HEIGHT}" role="img">{heading}{"".join(marks)}<polyline class="line" points="{path}"/>{dots}</svg>'


def bars(title: str, note: str, rows: Mapping[str, Mapping[str, float]]) -> str:
    """A page with one group of bars per row."""
    drawing, width, height = _bars(rows)
    return document(title, note, f'<svg width="{width}" height="{height}" role="img">{drawing}</svg>')


def bars_picture(title: str, rows: Mapping[str, Mapping[str, float]]) -> str:
    """The same as a picture of its own, on a ground that suits light and dark pages."""
    drawing, width, height = _bars(rows)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height + 24}" viewBox="0 -24 {width} {height + 24}" role="img">'
    ground = f'<rect x="0" y="-24" width="{width}" height="{height + 24}" rx="6" fill="#f6f8fa"/>'
    return f'{head}<style>{STYLE}</style>{ground}<text class="title" x="8" y="-8">{escape(title)}</text>{drawing}</svg>\n'


def _bars(rows: Mapping[str, Mapping[str, float]]) -> tuple[str, int, int]:
    """One bar per name, from 1 to the right where it is more and to the left where it is less, logarithmic; its width and height."""
    names = list(dict.fromkeys(name for row in rows.values() for name in row))
    values = [value for row in rows.values() for value in row.values()] or [1.0]
    low, high = min(-0.3, math.log10(min(values))), max(0.3, math.log10(max(values)))
    step, label, width = 11, 210, 640

    def at(value: float) -> float:
        return label + (math.log10(value) - low) / (high - low) * (width - label - 50)

    parts, y = [], 26
    for index, name in enumerate(names):
        x = label + index * 110
        parts.append(f'<rect x="{x}" y="6" width="10" height="10" fill="{COLOURS[index % len(COLOURS)]}"/><text x="{x + 14}" y="15">{escape(name)}</text>')
    for title_of_row, row in rows.items():
        parts.append(f'<text class="title" x="{label - 8}" y="{y + 10}" text-anchor="end">{escape(title_of_row)}</text>')
        for name, value in row.items():
            left, right = sorted((at(1), at(value)))
            colour = COLOURS[names.index(name) % len(COLOURS)]
            parts.append(f'<rect x="{left:.1f}" y="{y}" width="{max(right - left, 1):.1f}" height="{step - 2}" fill="{colour}"/>')
            parts.append(f'<text x="{right + 4:.1f}" y="{y + 9}">{value:.2f}</text>')
            y += step
        y += 8
    parts.append(f'<line class="one" x1="{at(1):.1f}" x2="{at(1):.1f}" y1="22" y2="{y}"/>')
    return "".join(parts), width, y + 10
