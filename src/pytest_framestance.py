"""What pytest loads of framestance: the options, marks and fixture by name. A module of its own, because importing anything below ``framestance`` loads
NumPy; the plugin itself, ``framestance.pytest_plugin``, is loaded when an option, a mark or the fixture asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from framestance.pytest_plugin.gate import Gate
    from framestance.pytest_plugin.watch import CompileWatch

STANCE_HELP = "run the tests under this framestance stance; fail_on_recompile allows first compiles and fails a test that recompiles"
BUDGET_HELP = "fail a test in which one compiled function is compiled more than N times"
BREAK_HELP = "fail a test in which compiled code has a graph break"
REPORT_HELP = "write what was compiled, how long it took and why again, to PATH, which ends in .json or .html; may be given several times"

MARKS = {
    "stance": "stance(name, **options): run the test under this framestance stance (the arguments of set_stance; fail_on_recompile allows first compiles)",
    "compiles": "compiles(max=None, min=None): compiled code must run in the test, and that many entries may (must) be compiled",
    "recompiles": "recompiles(max=0): fail the test when more recompiles are needed",
    "no_graph_break": "no_graph_break: fail the test when compiled code has a graph break",
    "no_framestance": "no_framestance: framestance's options, and marks further out, do not hold for the test",
}
FIXTURE = "compile_watch"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("framestance")
    group.addoption("--stance", metavar="NAME", dest="framestance_stance", help=STANCE_HELP)
    group.addoption("--compile-budget", metavar="N", dest="framestance_budget", help=BUDGET_HELP)
    group.addoption("--fail-on-graph-break", action="store_true", default=None, dest="framestance_no_graph_break", help=BREAK_HELP)
    group.addoption("--compile-report", metavar="PATH", action="append", dest="framestance_reports", help=REPORT_HELP)
    parser.addini("stance", STANCE_HELP, default="")
    parser.addini("compile_budget", BUDGET_HELP, default="")
    parser.addini("fail_on_graph_break", BREAK_HELP, type="bool", default=False)
    parser.addini("compile_report", REPORT_HELP + " (one path a line, from the root directory)", type="linelist", default=[])


def pytest_configure(config: pytest.Config) -> None:
    for line in MARKS.values():
        config.addinivalue_line("markers", line)
    option = config.option
    given = (option.framestance_stance, option.framestance_budget, option.framestance_no_graph_break, option.framestance_reports)
    if any(value is not None for value in given) or any(map(config.getini, ("stance", "compile_budget", "fail_on_graph_break", "compile_report"))):
        _gate(config)


def pytest_collection_finish(session: pytest.Session) -> None:
    if _is_asked_for(session.items):
        _gate(session.config)


def _is_asked_for(items: list[pytest.Item]) -> bool:
    """Whether a mark or the fixture is used; each node is looked at once."""
    seen: set[int] = set()
    for item in items:
        if FIXTURE in getattr(item, "fixturenames", ()):
            return True
        node: Any = item
        while node is not None and id(node) not in seen:
            seen.add(id(node))
            if any(mark.name in MARKS for mark in node.own_markers):
                return True
            node = node.parent
    return False


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """In the main process of a parallel run, which collects nothing itself: be there when the processes report."""
    _gate(node.config)


def _gate(config: pytest.Config) -> Gate:
    from framestance.pytest_plugin import activate

    return activate(config)


@pytest.fixture
def compile_watch(request: pytest.FixtureRequest) -> Iterator[CompileWatch]:
    """What framestance compiled in this test: ``compiles``, ``recompiles`` with reasons, ``breaks``, ``eager`` runs by cause, ``hits``, ``seconds``;
    ``assert_no_recompile()``; and ``warmup()``, a block after which nothing may be compiled any more."""
    watch = _gate(request.config).watch(request.node)
    try:
        yield watch
    finally:
        watch.close()
