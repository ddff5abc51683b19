"""How numbers are said to people: in messages, explanations and reports."""

from __future__ import annotations


def count(number: int, noun: str) -> str:
    """A number of things.

    >>> count(1, "hit"), count(0, "hit")
    ('1 hit', '0 hits')
    """
    return f"{number} {noun}" + ("" if number == 1 else "s")


def amount(number: float, unit: str, step: int = 1000) -> str:
    """A number with a prefix.

    >>> amount(2048, "B", 1024), amount(3_200_000_000, "flop/s")
    ('2.00 KiB', '3.20 Gflop/s')
    """
    prefixes = ["", "Ki", "Mi", "Gi", "Ti"] if step == 1024 else ["", "k", "M", "G", "T"]
    place = 0
    while number >= step and place < len(prefixes) - 1:
        number, place = number / step, place + 1
    return f"{number:.0f} {unit}" if place == 0 else f"{number:.2f} {prefixes[place]}{unit}"


def duration(seconds: float) -> str:
    """Seconds with three digits and a unit.

    >>> duration(0.00123)
    '1.23 ms'
    """
    for factor, unit in ((1.0, "s"), (1e3, "ms"), (1e6, "us")):
        if seconds * factor >= 1:
            return f"{seconds * factor:.2f} {unit}"
    return f"{seconds * 1e9:.0f} ns"
