"""Tests of CPython that end differently under framestance, each with its reason: those that have to, and those that are defects.

All of them run; only a difference that stands here is no failure. A test that stands here and ends alike is one, so that the tables stay true.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from t13_cpython.harness import Comparison


@dataclass(frozen=True)
class Difference:
    """``versions``: those on which it is seen, all if none are given."""

    file: str
    tests: tuple[str, ...]
    reason: str
    versions: tuple[tuple[int, int], ...] = ()

    def here(self, file: str) -> bool:
        return file == self.file and (not self.versions or sys.version_info[:2] in self.versions)


SINCE_3_12 = ((3, 12), (3, 13))

# What they ask for and compiled code cannot give.
EXCLUDED = [
    Difference(
        "test_descr",
        ("ClassPropertiesAndMethods.test_slots",),
        "compares the number of all objects that the collector knows before and after a loop; compiling the loop's code makes cache entries, which are objects",
    ),
    Difference(
        "test_call",
        ("TestRecursion.test_super_deep",),
        "recurses 90,000 deep, which takes no C stack in plain Python; with a frame hook each call takes some, and RecursionError comes when it is used up",
        SINCE_3_12,
    ),
]

# What compiled code does wrong as yet.
DEFECTS = [
    Difference("test_exceptions", ("ExceptionTests.testExceptionCleanupState",), "compiling a raise leaves a reference cycle that keeps the arguments alive"),
]


def known(file: str) -> set[str]:
    """Names of the tests of ``file`` that may end differently on this interpreter."""
    return {f"test.{file}.{test}" for difference in EXCLUDED + DEFECTS if difference.here(file) for test in difference.tests}


def judge(comparison: Comparison) -> list[str]:
    """What is wrong with a comparison, one text for each test; none if it is as the tables say."""
    expected = known(comparison.file)
    found = {without_round(test): test for test in reversed(comparison.different)}
    complaints = [comparison.explain(test) for name, test in found.items() if name not in expected]
    ran = {without_round(test) for test in comparison.plain.ended}
    complaints += [f"{name} is no longer different: take it out of known_differences.py" for name in sorted((expected & ran) - set(found))]
    complaints += [f"{comparison.file}: {text}" for text in comparison.other.outside if text not in comparison.plain.outside]
    return complaints


def without_round(test: str) -> str:
    """The name of a test in whichever round."""
    return test.partition(" #")[0]
