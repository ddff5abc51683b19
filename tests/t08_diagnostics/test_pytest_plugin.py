"""The pytest plugin, run on small suites: what it refuses, whom it fails, and what it leaves alone."""

from __future__ import annotations

import pytest

from t08_diagnostics.plugin_suites import Suite

pytest_plugins = ["pytester"]

# What the dispatcher does when a stance refuses a recompile.
REFUSE = """
import threading
import pytest
from framestance.compiler.stance import Stance, get_stance, set_stance
from framestance.diag import events
from framestance.diag.errors import Reason, RecompileError

def refuse():
    reason = Reason(0, "size of `x` at dimension 0", "3", "4", source="x")
    error = RecompileError(function="model", filename="user.py", lineno=7, first_compile=False, reasons=[reason], stance=get_stance().name)
    events.emit("recompile_refused", error)
    raise error
"""


@pytest.fixture
def suite(pytester, monkeypatch):
    made = Suite(pytester, monkeypatch)
    made.head = REFUSE
    return made


SWALLOWS = """
def test_it():
    with pytest.raises(RuntimeError):
        refuse()
"""


def test_swallowed_refusal_fails_the_test_with_its_text(suite):
    result = suite(SWALLOWS, "--stance=fail_on_recompile")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        ["1 recompile was refused during this test:", "user.py:7: *'fail_on_recompile'*'model'*", "*size of `x` at dimension 0, expected 3, got 4*"]
    )


def test_without_the_option_nothing_happens(suite):
    suite(SWALLOWS).assert_outcomes(passed=1)


def test_refusal_in_another_thread_fails_the_test(suite):
    source = """
def swallow():
    try:
        refuse()
    except RuntimeError:
        pass

def test_thread():
    thread = threading.Thread(target=swallow)
    thread.start()
    thread.join()

def test_next():
    pass
"""
    suite(source, "--stance=fail_on_recompile").assert_outcomes(failed=1, passed=1)


def test_refusal_is_shown_beside_another_error(suite):
    source = """
def test_it():
    try:
        refuse()
    except RuntimeError:
        pass
    assert False, "something else"
"""
    result = suite(source, "--stance=fail_on_recompile")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*something else*", "*framestance call*", "*expected 3, got 4*"])


def test_swallowed_refusal_in_a_fixture_is_an_error(suite):
    source = """
@pytest.fixture
def warm():
    try:
        refuse()
    except RuntimeError:
        pass

@pytest.fixture
def cold():
    yield
    try:
        refuse()
    except RuntimeError:
        pass

def test_setup(warm):
    pass

def test_teardown(cold):
    pass
"""
    suite(source, "--stance=fail_on_recompile").assert_outcomes(errors=2, passed=1)


def test_a_test_with_a_stance_of_its_own_is_judged_by_that(suite):
    source = """
def test_block():
    with set_stance("fail_on_recompile"):
        with pytest.raises(RecompileError):
            refuse()

@set_stance("fail_on_recompile")
def test_decorated():
    with pytest.raises(RecompileError):
        refuse()

def test_statement():
    set_stance("force_eager")
    with pytest.raises(RecompileError):
        refuse()

def test_statement_ended_with_its_test():
    assert get_stance() == Stance("fail_on_recompile", allow_first=True, scope="process")
"""
    suite(source, "--stance=fail_on_recompile").assert_outcomes(passed=4)


@pytest.mark.parametrize("stance", ["force_eager", "eager_on_recompile", "default"])
def test_other_stances_are_in_force_in_tests_fixtures_and_threads(suite, stance):
    source = f"""
def seen():
    assert get_stance().name == {stance!r}

@pytest.fixture
def around():
    seen()
    yield
    seen()

def test_it(around):
    seen()
    box = []
    thread = threading.Thread(target=lambda: box.append(get_stance().name))
    thread.start()
    thread.join()
    assert box == [{stance!r}]
"""
    suite(source, f"--stance={stance}").assert_outcomes(passed=1)


def test_ini_option(suite, pytester):
    pytester.makeini("[pytest]\nstance = fail_on_recompile\n")
    suite(SWALLOWS).assert_outcomes(failed=1)


def test_unknown_stance_is_a_usage_error(suite):
    result = suite(SWALLOWS, "--stance=fail")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*unknown stance 'fail'*fail_on_recompile*"])


def test_stance_is_restored_and_nothing_heavy_is_loaded(suite):
    source = """
import sys

def test_it():
    assert not {"numba", "llvmlite", "bytecode", "scipy"} & set(sys.modules)
"""
    suite(source, "--stance=fail_on_recompile").assert_outcomes(passed=1)


COMPILED = """
import framestance as torch

f = torch.compile(lambda x: x + 1, dynamic=False)

def test_first_compile_is_allowed():
    f(torch.ones(3))

def test_hit():
    f(torch.ones(3))

def test_recompile():
    f(torch.ones(4))

def test_recompile_swallowed():
    try:
        f(torch.ones(5))
    except Exception:
        pass

def test_recompile_in_a_thread():
    def work():
        try:
            f(torch.ones(6))
        except Exception:
            pass
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
"""


def test_compiled_functions(suite):
    result = suite(COMPILED, "--stance=fail_on_recompile")
    result.assert_outcomes(passed=2, failed=3)
    result.stdout.fnmatch_lines(["*size of `x` at dimension 0, expected 3, got 4*", "*expected 3, got 5*", "*expected 3, got 6*"])
