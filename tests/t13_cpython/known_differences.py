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
        ("TestPEP590.test_setvectorcall",),
        "has C code replace how one function object is called, which nothing in Python can see; capture inlines the code of functions",
        SINCE_3_12,
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
    Difference(
        "test_descr",
        (
            "ClassPropertiesAndMethods.test_mutable_bases_with_failing_mro",
            "MroTest.test_incomplete_extend",
            "MroTest.test_incomplete_set_bases_on_self",
            "MroTest.test_incomplete_super",
            "MroTest.test_reent_set_bases_on_base",
            "MroTest.test_reent_set_bases_on_direct_base",
        ),
        "a class whose mro() runs has no __mro__ yet: internal error",
    ),
    Difference("test_super", ("TestSuper.test___class___mro",), "a class whose mro() runs has no __mro__ yet: internal error"),
    Difference("test_descr", ("ClassPropertiesAndMethods.test_uninitialized_modules",), "a module without __name__: internal error"),
    Difference(
        "test_descr",
        ("ClassPropertiesAndMethods.test_vicious_descriptor_nonsense", "MiscTests.test_type_lookup_mro_reference"),
        "keys of an instance's or a class's __dict__ that are no strings are compared while compiling, which runs their __eq__",
    ),
    Difference("test_descr", ("ClassPropertiesAndMethods.test_supers",), "super(D, 42) whose result is dropped raises no TypeError"),
    Difference("test_super", ("TestSuper.test_cell_as_self",), "super() on something else than an instance, dropped, raises no TypeError"),
    Difference(
        "test_super",
        ("TestSuper.test_mixed_staticmethod_hierarchy", "TestSuper.test_reassigned_new"),
        "a function found by super() on a class is bound to that class",
        SINCE_3_12,
    ),
    Difference(
        "test_dict",
        ("DictTest.test_oob_indexing_dictiter_iternextitem",),
        "the destructor of a value that is replaced while its dict is iterated over runs after the loop",
    ),
    Difference(
        "test_exceptions", ("ExceptionTests.testExceptionCleanupState",), "compiling leaves reference cycles that keep the arguments alive until a collection"
    ),
    Difference(
        "test_decorators",
        ("TestDecorators.test_wrapped_descriptor_inside_classmethod",),
        "a class method made from another descriptor than a function: TypeError",
        ((3, 11), (3, 12)),
    ),
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
