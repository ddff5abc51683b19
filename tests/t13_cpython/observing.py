"""Inside the process of the worker: compiles test methods, and counts frames that run, compiled stretches that run, and graph breaks."""

from __future__ import annotations

import os
import sys
import unittest
from collections import Counter
from types import FrameType
from typing import Any

Code = tuple[str, str, int]  # file, qualified name, first line: what the rewritten code object has in common with the original
__unittest = True  # unittest leaves frames of this module out of tracebacks, as its own
FUNCTION = 0x3  # OPTIMIZED and NEWLOCALS: not a module, a class body or what exec runs
SUSPENDS = 0x2A0  # generators, coroutines and asynchronous generators
_STANDARD_LIBRARY = os.path.dirname(os.__file__) + os.sep
_TESTS = os.path.join(_STANDARD_LIBRARY, "test", "")
_LIBRARY = (os.path.dirname(os.path.dirname(unittest.__file__)), "<frozen", "<framestance", sys.prefix)


def is_code_under_test(filename: str) -> bool:
    """The `test` package, and what its tests make while they run."""
    return filename.startswith(_TESTS) or not (filename.startswith(_LIBRARY) or "/framestance/" in filename or filename.startswith(os.path.dirname(__file__)))


class Observer:
    """Counts while test methods run, not in the code of the test runner around them."""

    def __init__(self, compiled: bool, count_frames: bool) -> None:
        self.compiled, self.count_frames = compiled, count_frames
        self.started: Counter[Code] = Counter()
        self.first_offset: dict[Code, int] = {}
        self.entries: list[tuple[Code, int, Any]] = []  # code, position of the site, entry
        self.breaks: Counter[str] = Counter()
        if compiled:
            self._watch_compiler()

    def _watch_compiler(self) -> None:
        from framestance.compiler import pipeline
        from framestance.diag import events

        events.subscribe("graph_break", lambda note: self.breaks.update([f"{note.code} {note.message.split(chr(10))[0][:90]}"]))
        capture_and_enter = pipeline._capture_and_enter

        def observed(miss: Any, key: Any, keep: bool) -> Any:
            profile = sys.getprofile()
            sys.setprofile(None)
            try:
                result = capture_and_enter(miss, key, keep)
            finally:
                sys.setprofile(profile)
            program = miss.frame.layout.program
            self.entries.append(((program.filename, program.qualname, program.first_line), miss.info.layout.index, result[0]))
            return result

        pipeline._capture_and_enter = observed

    def watch_tests(self) -> None:
        """From now on each test method is compiled, or the frames in it are counted, or both."""
        call = unittest.TestCase._callTestMethod  # type: ignore[attr-defined]
        if self.compiled:
            from framestance import compile

        def call_test_method(case: Any, method: Any) -> Any:
            if self.compiled:
                method = compile(method, backend="eager")
            if not self.count_frames:
                return call(case, method)
            sys.setprofile(self._profile)
            try:
                return call(case, method)
            finally:
                sys.setprofile(None)

        unittest.TestCase._callTestMethod = call_test_method  # type: ignore[attr-defined]

    def _profile(self, frame: FrameType, event: str, argument: Any) -> None:
        if event != "call":
            return
        code = frame.f_code
        if code.co_flags & FUNCTION == FUNCTION and is_code_under_test(code.co_filename):
            key = (code.co_filename, code.co_qualname, code.co_firstlineno)
            if code.co_flags & SUSPENDS and frame.f_lasti > self.first_offset.setdefault(key, frame.f_lasti):
                return  # a generator that goes on
            self.started[key] += 1

    def observed(self) -> dict[str, Any]:
        """For the report: per code object the frames that started, and at least how many of them ran a compiled stretch."""
        entered: dict[Code, Counter[int]] = {}
        for code, position, entry in self.entries:
            if entry is not None and entry.artifact is not None and entry.exit != position:  # one that ends where it begins does nothing
                entered.setdefault(code, Counter())[position] += entry.hits + 1
        # a site is passed once per frame, or more often in loops: what one site did tells frames, the sum would count some twice
        captured = {code: max(sites.values()) for code, sites in entered.items()}
        return {
            "started": [[*code, number] for code, number in self.started.items()],
            "captured": [[*code, number] for code, number in captured.items()],
            "breaks": dict(self.breaks.most_common(200)),
            "entries": len(self.entries),
        }
