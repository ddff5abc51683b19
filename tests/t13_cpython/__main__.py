"""`make cpython`: all files, each plainly and under framestance, with a table of what became of their tests and frames.

    python -m t13_cpython [--no-frames] [FILE ...]    any file of the test package, e.g. test_long: compiled unless it is one of the sensitive ones

Exit status 1: a test ended differently that is not in the tables of known_differences.py, one that is there ended alike, or less than half of the frames
were captured.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import Any

from t13_cpython import harness
from t13_cpython.known_differences import judge, known, without_round

ROW = "{:<20}{:>7}{:>7}{:>11}{:>10}{:>10}{:>10}{:>8}{:>8}"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="*", default=[*harness.COMPILED, *harness.SENSITIVE])
    parser.add_argument("--no-frames", action="store_true", help="do not count frames, which takes a second run of each file")
    given = parser.parse_args()
    total = harness.Frames()
    complaints: list[str] = []
    print(ROW.format("file", "tests", "same", "different", "expected", "frames", "captured", "whole", "share"))
    for file in given.files:
        if not harness.has_file(file):
            print(f"{file:<20}is not part of this interpreter")
            continue
        frames = _one_file(file, complaints, not given.no_frames)
        if frames is not None:
            total += frames
    if total.run:
        print(ROW.format("all", "", "", "", "", *_shown(total)))
        print("\ngraph breaks by code:", ", ".join(f"{code} {number}" for code, number in _by_code(total.breaks).most_common()))
        print("most frequent:")
        for text, number in total.breaks.most_common(20):
            print(f"  {number:>6}  {text}")
        if total.share < 0.5:
            complaints.append("less than half of the frames were captured")
    for complaint in complaints:
        print(f"\n{complaint}")
    return 1 if complaints else 0


def _one_file(file: str, complaints: list[str], count: bool) -> harness.Frames | None:
    """Run one file, print its row, and add what is wrong with it."""
    compiled = file not in harness.SENSITIVE
    comparison = harness.compare(file, "compiled" if compiled else "loaded", rounds=2 if compiled else 1)
    complaints += judge(comparison)
    different = [without_round(test) for test in comparison.different]
    expected = sum(test in known(file) for test in different)
    frames = harness.count_frames(file, different) if compiled and count else None
    shown = _shown(frames) if frames is not None else ("",) * 4
    print(ROW.format(file, len(different) + comparison.same, comparison.same, len(different), expected, *shown), flush=True)
    return frames


def _shown(frames: harness.Frames) -> tuple[Any, ...]:
    return frames.run, frames.captured, frames.whole, f"{frames.share:.0%}"


def _by_code(breaks: Counter[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for text, number in breaks.items():
        found[text.partition(" ")[0]] += number
    return found


if __name__ == "__main__":
    sys.exit(main())
