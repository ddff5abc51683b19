"""The pytest plugin together with others: doctest, reruns, coverage, parallel runs."""

from __future__ import annotations

import sys

import pytest

from t08_diagnostics.plugin_suites import told

pytest_plugins = ["pytester"]

STRICT = "--stance=fail_on_recompile"


def test_a_rerun_does_not_mend_what_was_compiled(suite):
    source = """
f, g, h, flaky = compiled(), compiled(lambda x: x * 2), compiled(lambda x: x * 3), []

@pytest.mark.compiles(max=1)
def test_compiles():
    sizes(f, 3, 4)

@pytest.mark.recompiles(max=1)
def test_recompiles():
    sizes(g, 3, 4, 5)

@pytest.mark.recompiles(max=0)
def test_refused():
    swallowing(h, 3, 4)

@pytest.mark.compiles(max=1)
def test_flaky_for_another_reason():
    sizes(compiled(lambda x: x - 1), 3)
    flaky.append(1)
    assert len(flaky) > 1
"""
    result = suite(source, "-p", "pytest_rerunfailures", "--reruns=2", "--compile-report=report.json", "--junitxml=junit.xml")
    result.assert_outcomes(passed=1, failed=3)
    told(result, "an earlier run of this test broke what it is held to:", "2 compiles, but @pytest.mark.compiles(max=1) allows 1:")
    tests = {test["name"].split("::")[1]: test for test in suite.report()["tests"]}
    flaky = tests["test_flaky_for_another_reason"]
    assert (flaky["attempt"], flaky["outcome"], flaky["compiles"] + flaky["hits"], len(flaky["earlier"])) == (2, "passed", 1, 1)
    assert suite.report()["totals"]["compiles"] == 2 + 3 + 1 + 1
    junit = (suite.pytester.path / "junit.xml").read_text()
    assert junit.count('name="framestance.compiles"') == junit.count("<testcase ")


def test_doctests(suite):
    source = '''
f = compiled()

def first():
    """
    >>> f(torch.ones(3))
    tensor([2., 2., 2.])
    """

def second():
    """
    >>> f(torch.ones(4))
    tensor([2., 2., 2., 2.])
    """

def third():
    """
    >>> swallowing(f, 5)
    """

def fourth():
    """
    >>> f(torch.ones(6))
    Traceback (most recent call last):
    framestance.compiler.RecompileError: ...
    """

def fifth():
    """
    >>> watch = getfixture("compile_watch")
    >>> sizes(f, 3)
    >>> watch.hits + watch.compiles
    1
    """
'''
    result = suite(source, STRICT, "--doctest-modules", "-o", "doctest_optionflags=ELLIPSIS IGNORE_EXCEPTION_DETAIL")
    result.assert_outcomes(passed=3, failed=2)
    told(result, "expected 3, got 4", "expected 3, got 5")


COUNTED = """
f = compiled()

@pytest.fixture
def warm():
    sizes(f, 3)

@pytest.mark.recompiles(max=0)
def test_recompile(warm):
    sizes(f, 4)

@pytest.mark.recompiles(max=0)
def test_hit(warm):
    sizes(f, 3)

@pytest.mark.compiles(max=1)
def test_two():
    sizes(compiled(lambda x: x - 1), 3, 4)

@pytest.mark.compiles(max=1)
def test_one():
    sizes(compiled(lambda x: x - 2), 3, 3)

@pytest.mark.compiles
def test_runs_only(warm):
    sizes(f, 3)

def half(x):
    x = x + 1
    print("half way")
    return x * 2

broken = compiled(half)

def test_breaks_unmarked():
    sizes(broken, 3)

@pytest.mark.no_graph_break
def test_cached_break():
    sizes(broken, 3)

def test_thread():
    thread = threading.Thread(target=swallowing, args=(f, 5))
    thread.start()
    thread.join()

def test_watch(compile_watch):
    with compile_watch.warmup():
        sizes(f, 3)
    sizes(f, 3)
    assert compile_watch.hits == 1
    swallowing(f, 6)

def test_numba():
    g = torch.compile(lambda x: x * 5 + 1, dynamic=False)
    sizes(g, 3, 3)
    swallowing(g, 4)
"""


@pytest.mark.parametrize("core", ["ctrace", "pytrace", "sysmon"])
def test_under_coverage_everything_fails_and_passes_as_without(suite, core, monkeypatch):
    pytest.importorskip("pytest_cov")
    if core == "sysmon" and sys.version_info < (3, 12):
        pytest.skip("sys.monitoring came with 3.12")

    def outcomes(*options):
        result = suite(COUNTED, STRICT, "-rA", *options)
        return sorted(line for line in result.outlines if line.startswith(("PASSED", "FAILED")))

    plain = outcomes()
    assert len(plain) == 10 and sum(line.startswith("FAILED") for line in plain) == 6
    monkeypatch.setenv("COVERAGE_CORE", core)
    assert outcomes("-p", "pytest_cov", "--cov=.", "--cov-report=term") == plain


def test_parallel_runs_fail_and_pass_as_serial_ones(suite):
    plain = suite(COUNTED, STRICT).parseoutcomes()
    parallel = suite(COUNTED, STRICT, "-p", "xdist", "-n2", "--dist=loadfile").parseoutcomes()
    assert {key: plain[key] for key in ("passed", "failed")} == {key: parallel[key] for key in ("passed", "failed")}
