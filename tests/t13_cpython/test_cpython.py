"""CPython's own tests, in processes of their own: what they say must be the same with framestance. Here the quick files; `make cpython` runs all of them."""

from __future__ import annotations

import pytest

from t13_cpython import harness
from t13_cpython.known_differences import judge

QUICK_COMPILED = ("test_grammar test_generators test_scope test_class test_with test_patma test_unpack_ex test_call test_super test_decorators").split()
QUICK_SENSITIVE = "test_dis test_sys_settrace test_profile test_frame test_code test_monitoring".split()


def need(file: str) -> None:
    if not harness.has_file(file):
        pytest.skip(f"this interpreter comes without test.{file}")


@pytest.mark.parametrize("file", QUICK_COMPILED)
def test_compiled_test_methods_say_what_plain_ones_say(file: str) -> None:
    need(file)
    comparison = harness.compare(file, "compiled", rounds=2)
    assert comparison.same > 0
    assert judge(comparison) == []


@pytest.mark.parametrize("file", QUICK_SENSITIVE)
def test_the_interpreter_is_the_same_after_something_was_compiled(file: str) -> None:
    need(file)
    comparison = harness.compare(file, "loaded")
    assert comparison.same > 0
    assert judge(comparison) == []


def test_at_least_half_of_the_frames_are_captured() -> None:
    need("test_scope")
    frames = harness.count_frames("test_scope")
    assert frames.run > 100
    assert frames.share >= 0.5


def test_a_test_that_takes_its_process_down_is_noted_and_the_others_run() -> None:
    tests = {"event": "loaded", "tests": ["a", "b", "a"]}
    first = [tests, {"event": "begin", "number": 0}, {"event": "end", "number": 0, "outcome": "passed", "text": ""}, {"event": "begin", "number": 1}]
    second = [tests, {"event": "begin", "number": 2}, {"event": "end", "number": 2, "outcome": "failed", "text": "why"}, {"event": "done"}]
    result, done = harness.Run(), set[int]()
    assert not harness.read(first, result, done, "SIGSEGV")
    assert done == {0, 1}
    assert harness.read(second, result, done, "exit status 0")
    assert result.ended == {"a": ("passed", ""), "b": ("process ended", "SIGSEGV"), "a #2": ("failed", "why")}
