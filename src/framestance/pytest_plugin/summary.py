"""Puts together what the tests of a run, in however many processes, have reported: the section at its end, GitHub's annotations, the report files."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from . import report
from .settings import Settings

if TYPE_CHECKING:
    from .gate import Gate

SHOWN = 30  # tests in the section without a recompile, break or breach; -v shows all


class Summary:
    """In a worker process it sends what belongs to no test; elsewhere it collects and shows."""

    def __init__(self, config: pytest.Config, settings: Settings, gate: Gate) -> None:
        self.config, self.settings, self.gate = config, settings, gate
        self.is_worker = hasattr(config, "workerinput")
        self.tests: list[dict[str, Any]] = []
        self.outside: list[dict[str, Any]] = []
        self.late: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        data = getattr(report, "framestance", None)
        if data is not None and not self.is_worker:
            node = getattr(report, "node", None)  # of xdist
            data = {**data, "worker": node.gateway.id if node is not None else ""}
            before = [each for each in self.tests if data["attempt"] > 1 and (each["name"], each["worker"]) == (data["name"], data["worker"])]
            if before:  # a plugin runs the test again; what the run before did is in ``earlier``
                self.tests.remove(before[-1])
            self.tests.append(data)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        """A worker process has ended; one that crashed has sent nothing."""
        sent = getattr(node, "workeroutput", {}).get("framestance")
        if sent is not None:
            self.outside += sent["outside"]
            self.late += sent["late"]

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.gate.torch.poll(self.gate.outside)
        if self.gate.outside.has_anything():
            self.outside.append(self.gate.outside.data())
        self.late += self.gate.late
        if self.is_worker:
            self.config.workeroutput["framestance"] = {"outside": self.outside, "late": self.late}  # type: ignore[attr-defined]
            return
        if self.late and session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        if self.settings.reports:
            document = report.document(self.tests, self.outside, self.late, self._options(), platform.python_version())
            for path in self.settings.reports:
                report.write(path, document)

    def _options(self) -> dict[str, Any]:
        settings = self.settings
        budget = None if settings.budget is None else settings.budget.number
        return {"stance": settings.stance, "compile_budget": budget, "fail_on_graph_break": bool(settings.breaks)}

    # ---- the section

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.is_worker or not (self.tests or self.late or self.settings.reports):
            return
        out = terminalreporter
        out.section("framestance: compiled code")
        if self.tests:
            out.line(f"{'compiles':>8} {'seconds':>8} {'recompiles':>10} {'breaks':>6}  test")
        hidden = 0
        for number, test in enumerate(sorted(self.tests, key=lambda test: -test["seconds"])):
            notable = test["recompiles"] or test["breaks"] or test["breaches"] or test["fixtures"]
            if number < SHOWN or notable or out.verbosity > 0:
                self._write_test(out, test)
            else:
                hidden += 1
        if hidden:
            out.line(f"... and {hidden} more tests, without recompiles and breaks (-v shows them, --compile-report=PATH keeps them)")
        for part in self.outside:
            out.line(_row(part, "outside of tests"))
        for text in self.late:
            out.line(f"FAILED {text}", red=True)
        out.line(report.totals_text(report.totals(self.tests, self.outside)))
        for path in self.settings.reports:
            out.line(f"report written to {path}")
        if os.environ.get("GITHUB_ACTIONS") == "true":
            for line in self._annotations():
                out.line(line)

    def _write_test(self, out: pytest.TerminalReporter, test: dict[str, Any]) -> None:
        again = f" (run {test['attempt']})" if test["attempt"] > 1 else ""
        out.line(_row(test, test["name"] + again))
        for part in test["fixtures"]:
            out.line(_row(part, f"  in its setup or teardown: {part['name']}"))
        for part in (test, *test["fixtures"]):
            for item in part["recompiles"]:
                kind = "" if item["outcome"] == "made" else f"{item['outcome']}{' as expected' if item['expected'] else ''}: "
                for number, line in enumerate(item["text"].splitlines()):
                    out.line(f"    {kind if number == 0 else ''}{line}")
            for item in part["breaks"]:
                out.line(f"    {report.place(item)}graph break: {item['message']} [{item['code']}]")
                if item["hint"]:
                    out.line(f"      hint: {item['hint']}")

    def _annotations(self) -> list[str]:
        """GitHub's workflow commands: an error per breach, a warning per recompile that was allowed to happen."""
        lines = []
        for test in self.tests:
            place = test["name"].partition("::")[0]
            for text in test["breaches"]:
                file, line = _place_of(test, text) or (str(self.config.rootpath / place), 1)
                lines.append(_annotation("error", file, line, test["name"], text))
            if not test["breaches"]:
                for item in test["recompiles"]:
                    if item["outcome"] == "made" and not item["warmup"]:
                        lines.append(_annotation("warning", item["file"], item["line"], test["name"], item["text"]))
        return lines + [f"::error title=framestance::{_escaped(text)}" for text in self.late]


def _row(part: dict[str, Any], name: str) -> str:
    return f"{part['compiles']:>8} {part['seconds']:>8.2f} {len(part['recompiles']):>10} {len(part['breaks']):>6}  {name}"


def _place_of(test: dict[str, Any], text: str) -> tuple[str, int] | None:
    """Where the function is that the text is about."""
    for item in (*test["recompiles"], *test["breaks"], *test["functions"]):
        if item["line"] and f"{item['file']}:{item['line']}" in text:
            return item["file"], item["line"]
    return None


def _annotation(kind: str, file: str, line: int, title: str, text: str) -> str:
    workspace = os.environ.get("GITHUB_WORKSPACE", "")
    if workspace and Path(file).is_relative_to(workspace):
        file = str(Path(file).relative_to(workspace))
    fields = f"file={_escaped(file, True)},line={line},title={_escaped(title, True)}"
    return f"::{kind} {fields}::{_escaped(text)}"


def _escaped(text: str, is_property: bool = False) -> str:
    text = text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    return text.replace(":", "%3A").replace(",", "%2C") if is_property else text
