"""The ``compile_watch`` fixture: what one test looks at, and the block after which its strict phase begins."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from ..compiler.stance import Stance
from .record import Break, Compile, Recompile

if TYPE_CHECKING:
    from .gate import Gate, Test


class CompileWatch:
    """What compiled code has done in this test, in any thread: from the beginning of the test, or from the end of its last ``warmup`` block.

    >>> def test_model(compile_watch):  # doctest: +SKIP
    ...     with compile_watch.warmup():
    ...         model(batch)
    ...     model(batch)
    ...     assert compile_watch.compiles == 0 and compile_watch.hits == 1
    """

    def __init__(self, gate: Gate, test: Test) -> None:
        self._gate, self._test = gate, test
        self._strict: list[contextlib.ExitStack] = []
        self._from = (0, 0, 0)
        self._hits_before = 0
        self._eager_before: dict[str, int] = {}

    @property
    def compiled(self) -> list[Compile]:
        """Each entry that was made: function, where, seconds, and why again (text, reasons)."""
        self._gate.torch.poll(self._test.record)
        return self._test.record.compiles[self._from[0] :]

    @property
    def compiles(self) -> int:
        """How many entries were made."""
        return len(self.compiled)

    @property
    def seconds(self) -> float:
        """Time from capture to entry, of all of them."""
        return sum(each.seconds for each in self.compiled)

    @property
    def recompiles(self) -> list[Recompile]:
        """Each recompile, with its text and reasons: those that were made, refused by the stance, or hidden by a recompile limit (``outcome``)."""
        self._gate.torch.poll(self._test.record)
        return [each for each in self._test.record.recompiles[self._from[1] :] if not each.fixture]

    @property
    def breaks(self) -> list[Break]:
        """Each graph break that was met while compiling: code, message, function, where, hint."""
        self._gate.torch.poll(self._test.record)
        return [each for each in self._test.record.breaks[self._from[2] :] if not each.fixture]

    @property
    def hits(self) -> int:
        """Calls, and places after graph breaks, that ran compiled code of framestance."""
        return self._test.record.hits - self._hits_before

    @property
    def eager(self) -> dict[str, int]:
        """Uncompiled runs by cause: "stance", "limit", "graph break", "disabled", "unsupported", "background" or "error"."""
        runs = self._test.record.eager_runs()
        left = {cause: count - self._eager_before.get(cause, 0) for cause, count in runs.items()}
        return {cause: count for cause, count in left.items() if count > 0}

    def assert_no_recompile(self) -> None:
        """Errors: AssertionError with the text of each recompile since the beginning, or since the last ``warmup``."""
        __tracebackhide__ = True
        found = [each for each in self.recompiles if not each.first_compile]
        if found:
            texts = "\n".join(dict.fromkeys(each.text for each in found))
            raise AssertionError(f"{len(found)} recompile{'s' if len(found) > 1 else ''}:\n{texts}")

    @contextlib.contextmanager
    def warmup(self, *, allow_first: bool = False) -> Iterator[None]:
        """Compile and recompile freely in the block; the strict phase begins at its end, for every thread, and lasts until the test ends.

        In the strict phase nothing may be compiled, and the counts of this object are those of the phase. allow_first: functions that were not called in
        the block may still compile once. Errors: the test fails if the block neither compiled anything nor ran compiled code.
        """
        if not isinstance(allow_first, bool):
            raise TypeError(f"warmup: allow_first must be True or False, not {allow_first!r}")
        test, gate = self._test, self._gate
        gate.torch.poll(test.record)
        self._relax()
        compiles, hits = len(test.record.compiles), test.record.hits
        test.warming += 1
        try:
            with gate.open(Stance(scope="process")):
                yield
        finally:
            gate.torch.poll(test.record, warmup=True)
            test.warming -= 1
        if len(test.record.compiles) == compiles and test.record.hits == hits:
            self._fail_cold()
        if not test.warming:
            self._begin_strict(allow_first)

    def _fail_cold(self) -> None:
        __tracebackhide__ = True
        runs = ", ".join(f"{cause} {count}" for cause, count in self.eager.items())
        off = self._gate.torch.switched_off() or self._gate.switched_off()
        text = "compile_watch.warmup: nothing was compiled in the block, and no compiled code ran"
        pytest.fail(text + (f"; uncompiled runs by cause: {runs}" if runs else "") + (f"; compiling is switched off ({off})" if off else ""), pytrace=False)

    def _begin_strict(self, allow_first: bool) -> None:
        record = self._test.record
        self._from = (len(record.compiles), len(record.recompiles), len(record.breaks))
        self._hits_before, self._eager_before = record.hits, record.eager_runs()
        stack = contextlib.ExitStack()
        stack.enter_context(self._gate.open(Stance("fail_on_recompile", allow_first=allow_first, scope="process"), self._test))
        self._strict.append(stack)

    def _relax(self) -> None:
        while self._strict:
            self._strict.pop().close()

    def close(self) -> None:
        """The strict phase, if there is one, ends."""
        self._relax()
