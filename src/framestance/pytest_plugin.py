"""The pytest plugin: runs every test under a stance, and fails a test that recompiles, in any thread, even if the program swallowed the error.

    pytest --stance=fail_on_recompile

First compiles are allowed under fail_on_recompile, so that a test may warm up what it then holds to its entries. A test that sets a stance of its
own is judged by that one. The ini option ``stance`` does the same for a whole project.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from .compiler.stance import Stance
    from .diag.errors import RecompileError


def pytest_addoption(parser: pytest.Parser) -> None:
    text = "run the tests under this framestance stance; fail_on_recompile allows first compiles and fails a test that recompiles"
    parser.getgroup("framestance").addoption("--stance", metavar="NAME", help=text)
    parser.addini("stance", text, default="")


def pytest_configure(config: pytest.Config) -> None:
    name = config.getoption("--stance") or config.getini("stance")
    if name:
        config.pluginmanager.register(StanceGate(name), "framestance-stance")


class StanceGate:
    """Keeps the stance in force around each test, and collects the recompiles that it refused."""

    def __init__(self, name: str) -> None:
        # Imported here: a run without the option pays nothing for the plugin.
        from .compiler.stance import STANCES, Stance

        if name not in STANCES:
            raise pytest.UsageError(f"--stance: unknown stance {name!r}; there are {', '.join(STANCES)}")
        self.stance: Stance = Stance(name, allow_first=name == "fail_on_recompile", scope="process")
        self.refused: list[RecompileError] = []

    def _note(self, error: RecompileError) -> None:
        from .compiler.stance import get_stance

        if get_stance() == self.stance:  # otherwise the test asked for the refusal itself
            self.refused.append(error)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, Any, Any]:
        from .compiler.stance import set_stance
        from .diag.events import subscribe

        stop = subscribe("recompile_refused", self._note)
        try:
            with set_stance(self.stance.name, allow_first=self.stance.allow_first, scope="process"):
                return (yield)
        finally:
            stop()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> Generator[None, Any, Any]:
        return (yield from self._judge(item, "setup"))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, Any, Any]:
        return (yield from self._judge(item, "call"))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None, Any, Any]:
        return (yield from self._judge(item, "teardown"))

    def _judge(self, item: pytest.Item, phase: str) -> Generator[None, Any, Any]:
        """Let the phase run; if it passes although recompiles were refused in it, fail it, and if it fails show them beside its own error."""
        self.refused.clear()
        try:
            result = yield
        except BaseException:
            if self.refused:
                item.add_report_section(phase, "refused recompiles", self._text())
            raise
        if self.refused:
            pytest.fail(self._text(), pytrace=False)
        return result

    def _text(self) -> str:
        count = len(self.refused)
        head = f"{count} recompile{'s were' if count > 1 else ' was'} refused during this test:"
        return "\n".join([head, *map(str, self.refused)])
