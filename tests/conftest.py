"""What holds for every test: internal errors are raised, the interpreter is left as it was found, conformance is summed up."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import share

# Before framestance is imported: a defect of the compiler must fail its test instead of running eagerly.
os.environ.setdefault("FRAMESTANCE_STRICT", "1")
# Kernels of the tests are kept for this run only, and shared by all its processes.
if "FRAMESTANCE_CACHE_DIR" not in os.environ:
    _folder = tempfile.TemporaryDirectory(prefix="framestance-tests-")
    os.environ["FRAMESTANCE_CACHE_DIR"] = os.path.join(_folder.name, "kernels")
if "framestance.compiler.config" in sys.modules:  # the plugin has loaded it before this file
    _config = sys.modules["framestance.compiler.config"].config
    _config.strict, _config.disk_cache_folder = os.environ["FRAMESTANCE_STRICT"] != "0", os.environ["FRAMESTANCE_CACHE_DIR"]

TESTS = Path(__file__).parent
FIELD_LABELS = {
    "graphs": "graphs captured",
    "operations_run": "tensor operations run from compiled code",
    "eager": "frames run eagerly",
    "breaks": "graph breaks",
}


# Marks of all tests in a folder; single tests elsewhere carry them themselves.
FOLDERS = {
    "native": ["t01_native"],
    "in_turn": ["t08_diagnostics", "t11_runtime", "t17_everyday"],
    "any_python": ["t00_house", "t02_tensor", "t03_graph", "t04_kernels", "t10_numerics", "t16_numpy", "t18_pages"],
}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests of some folders, and leave out what another interpreter runs."""
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
        for mark, folders in FOLDERS.items():
            if folder in folders:
                item.add_marker(mark)
    items[:], elsewhere = share.split(items)
    if elsewhere:
        config.hook.pytest_deselected(items=elsewhere)


def leftovers() -> list[str]:
    """What a test has left behind in this thread and this interpreter."""
    native = sys.modules.get("framestance._C")
    if native is None or not hasattr(native, "hook_installed"):
        return []
    found = []
    if native.hook_installed():
        found.append("the frame hook is still installed")
    if native.region_depth() != 0:
        found.append(f"the region depth is {native.region_depth()}")
    mirror = sys.modules.get("framestance.compiler.mirror")  # loaded only under FRAMESTANCE_CHECK_GUARDS=1
    if mirror is not None and mirror.DISAGREEMENTS:
        found.append(f"guards disagree with their reference: {mirror.DISAGREEMENTS.pop(0)}")
        mirror.DISAGREEMENTS.clear()
    if native.compiling():
        found.append("the thread is still marked as compiling")
    stance = native.current_stance()
    if (stance.name, stance.flags) != ("default", 0):
        found.append(f"the stance is {stance.name!r} with flags {stance.flags}")
    return found


@pytest.fixture(autouse=True, scope="module")
def what_lives_on_is_not_looked_at_again() -> None:
    """A test may ask for garbage to be collected, and a compile sets it off: without this, all tests and all that Numba keeps are gone through each time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def interpreter_is_left_as_found() -> Iterator[None]:
    """After each test: no frame hook, no region, the default stance, no compiled code of this test's functions."""
    yield
    found = leftovers()
    # Only where the test loaded the compiler: a test of another room must not pay for it, nor depend on it.
    compiler = sys.modules.get("framestance.compiler")
    if compiler is not None:
        if found:
            compiler.set_stance("default")
        compiler.reset()
    assert not found, f"left behind: {', '.join(found)}"


@pytest.fixture
def quick_switching() -> Iterator[None]:
    """Threads take turns as often as they can, so that a race is met."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many conformance cases pass, and what compiled code had to do with it.

    It stands here and reads the reports because a parallel run has only those, and only this file, in its main process.
    """
    stats = terminalreporter.stats
    reports = [report for outcome in ("passed", "failed", "xfailed") for report in stats.get(outcome, []) if report.when == "call"]
    stance = [report for report in reports if "::test_stance_case[" in report.nodeid]
    field = [value for report in reports for key, value in report.user_properties if key == "field_case"]
    if stance or field:
        terminalreporter.section("conformance")
    if stance:
        passed = sum(report.outcome == "passed" for report in stance)
        terminalreporter.line(f"stance cases: {passed} of {len(stance)} pass")
    if field:
        passing = [report for report in field if report["outcome"] == "PASS"]
        captured = sum(report["graphs"] > 0 for report in passing)
        terminalreporter.line(f"field cases: {len(passing)} of {len(field)} pass, {captured} of them with a captured graph")
        terminalreporter.line(", ".join(f"{label}: {sum(report[key] for report in field)}" for key, label in FIELD_LABELS.items()))
