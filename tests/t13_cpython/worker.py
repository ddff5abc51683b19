"""Runs tests of one of CPython's own test files in this process, and writes one line of JSON when each begins and when it ends.

    python worker.py REPORT FILE WAY ONE_TEST_SECONDS [--rounds NUMBER] [--count-frames] [--skip NUMBER,...] [--without TEST,...]

WAY is "plain"; "compiled": every test method is compiled with the `eager` backend, and the frame hook sees all that it calls; or "loaded": framestance is
imported and has compiled something before the file is imported, and nothing of the file is compiled. In a second round of compiled tests, what the first one
compiled is met again.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import sys
import unittest
from collections.abc import Iterator
from typing import Any, TextIO


def tests_of(suite: unittest.TestSuite) -> Iterator[Any]:
    """All tests of a suite of suites, in order."""
    for item in suite:
        if isinstance(item, unittest.TestSuite):
            yield from tests_of(item)
        else:
            yield item


class Reporter(unittest.TestResult):
    """Writes what happens to each test, at once: the process may not live to its end."""

    def __init__(self, report: TextIO, numbers: dict[int, int], seconds: float) -> None:
        super().__init__()
        self.report, self.numbers, self.seconds = report, numbers, seconds
        self.outcome, self.text = "", ""

    def write(self, **what: Any) -> None:
        self.report.write(json.dumps(what) + "\n")
        self.report.flush()

    def startTest(self, test: Any) -> None:
        super().startTest(test)
        self.outcome, self.text = "", ""
        self.write(event="begin", number=self.numbers[id(test)], test=test.id())
        faulthandler.dump_traceback_later(self.seconds, exit=True, file=sys.__stderr__)

    def stopTest(self, test: Any) -> None:
        faulthandler.cancel_dump_traceback_later()
        self.write(event="end", number=self.numbers[id(test)], outcome=self.outcome or "passed", text=self.text)
        super().stopTest(test)

    def note(self, outcome: str, text: str = "") -> None:
        if self.outcome not in ("failed", "error"):  # a test may fail in several subtests, and again in its tearDown
            self.outcome, self.text = outcome, text

    def explained(self, error: Any, test: Any) -> str:
        return self._exc_info_to_string(error, test)  # type: ignore[attr-defined]

    def addFailure(self, test: Any, err: Any) -> None:
        self.note("failed", self.explained(err, test))

    def addError(self, test: Any, err: Any) -> None:
        if id(test) in self.numbers:
            self.note("error", self.explained(err, test))
        else:  # setUpClass or setUpModule
            self.write(event="outside", test=test.id(), text=self.explained(err, test))

    def addSubTest(self, test: Any, subtest: Any, err: Any) -> None:
        if err is not None:
            self.note("failed" if issubclass(err[0], test.failureException) else "error", f"{subtest}\n{self.explained(err, test)}")

    def addSkip(self, test: Any, reason: str) -> None:
        self.note("skipped", reason)

    def addExpectedFailure(self, test: Any, err: Any) -> None:
        self.note("expected failure")

    def addUnexpectedSuccess(self, test: Any) -> None:
        self.note("unexpected success")


def load(file: str, without: set[str]) -> list[Any]:
    """The tests of the file but those with one of these names."""
    return [test for test in tests_of(unittest.defaultTestLoader.loadTestsFromName(f"test.{file}")) if test.id() not in without]


def compile_something() -> None:
    """A whole graph, and a function that is left in the middle and goes on; both run from the cache, too."""
    import framestance

    def whole(x: Any) -> Any:
        return framestance.relu(x) * 2 + 1

    def broken(x: Any) -> Any:
        y = x + 1
        sys.getrefcount(y)
        return y * 2

    ones = framestance.ones(3)
    for function, expected in ((whole, 3.0), (broken, 4.0)):
        compiled = framestance.compile(function)
        for _ in range(3):
            assert compiled(ones).tolist() == [expected] * 3
        assert framestance.compiler.stats(compiled).hits > 0


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("report")
    parser.add_argument("file")
    parser.add_argument("way", choices=("plain", "compiled", "loaded"))
    parser.add_argument("seconds", type=float)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--count-frames", action="store_true")
    parser.add_argument("--skip", default="")
    parser.add_argument("--without", default="")
    given = parser.parse_args()
    here = sys.path.pop(0)  # a test file must not find the modules next to this one
    if given.way == "loaded":
        compile_something()
    observer = None
    if given.way == "compiled" or given.count_frames:
        sys.path.insert(0, here)
        import observing

        del sys.path[0]
        observer = observing.Observer(compiled=given.way == "compiled", count_frames=given.count_frames)
    from test import support

    support.use_resources = []  # what CPython's runner allows when nothing is asked for: no network, no large files, no minutes of computing
    skipped = {int(number) for number in given.skip.split(",") if number}
    tests = [test for _ in range(given.rounds) for test in load(given.file, set(given.without.split(",")))]
    numbers = {id(test): number for number, test in enumerate(tests)}
    with open(given.report, "a", encoding="utf-8") as report:
        reporter = Reporter(report, numbers, given.seconds)
        reporter.write(event="loaded", tests=[test.id() for test in tests])
        if observer is not None:
            observer.watch_tests()
        unittest.TestSuite(test for number, test in enumerate(tests) if number not in skipped).run(reporter)
        if observer is not None:
            reporter.write(event="observed", **observer.observed())
        reporter.write(event="done")


if __name__ == "__main__":
    main()
