"""The plugin's marks and options, on small suites: what fails whom, with what text, and what is left alone."""

from __future__ import annotations

import re
import sys

import pytest

from t08_diagnostics.plugin_suites import told

pytest_plugins = ["pytester"]

STRICT = "--stance=fail_on_recompile"


def test_recompiles_mark_refuses_where_it_happens(suite):
    source = """
f = compiled()

@pytest.mark.recompiles(max=0)
def test_raises():
    sizes(f, 3, 4)

@pytest.mark.recompiles
def test_swallows():
    swallowing(f, 5)

@pytest.mark.recompiles(0)
def test_hits():
    sizes(f, 3)

def test_unmarked():
    sizes(f, 6)
"""
    result = suite(source)
    result.assert_outcomes(failed=2, passed=2)
    told(result, "expected 3, got 4", "1 recompile, but @pytest.mark.recompiles allows 0:", "expected 3, got 5")


def test_a_number_of_recompiles_is_allowed(suite):
    source = """
@pytest.mark.recompiles(max=2)
def test_two():
    sizes(compiled(), 3, 4, 5)

@pytest.mark.recompiles(max=1)
def test_more():
    sizes(compiled(lambda x: x + 2), 3, 4, 5)
"""
    for options in ((), (STRICT,)):  # the mark asks for what the option forbids
        result = suite(source, *options)
        result.assert_outcomes(passed=1, failed=1)
        told(result, "2 recompiles, but @pytest.mark.recompiles(max=1) allows 1:", "is compiled again", "expected 3, got 4")


def test_compiles_mark_counts(suite):
    source = """
f, g, h = compiled(), compiled(lambda x: x * 2), compiled(lambda x: x * 3)

@pytest.mark.compiles(max=1)
def test_one():
    sizes(f, 3, 3)

@pytest.mark.compiles(max=1)
def test_runs_what_is_compiled():
    sizes(f, 3)

@pytest.mark.compiles(max=1)
def test_two():
    sizes(g, 3, 4)

@pytest.mark.compiles(min=1)
def test_too_few():
    sizes(f, 3)

@pytest.mark.compiles
def test_nothing():
    pass

@pytest.mark.compiles(max=0)
def test_none():
    pass

@pytest.mark.compiles(max=0)
def test_none_but_one():
    sizes(h, 3)
"""
    result = suite(source)
    result.assert_outcomes(passed=3, failed=4)
    told(
        result,
        "2 compiles, but @pytest.mark.compiles(max=1) allows 1:",
        "is compiled for the first time",
        "0 compiles, but @pytest.mark.compiles(min=1) requires 1",
        "compiled code ran that was compiled before: the mark without min accepts it",
        "nothing was compiled, and no compiled code ran, under @pytest.mark.compiles",
        "1 compile, but @pytest.mark.compiles(max=0) allows 0:",
    )


def test_budget_is_of_each_compiled_function(suite):
    source = """
def add(k):
    return compiled(lambda x: x + k)

def test_many_functions():
    for k in range(3):
        sizes(add(k), 3)

def test_one_function():
    sizes(compiled(), 3, 4, 5)

@pytest.mark.no_framestance
def test_let_off():
    sizes(compiled(lambda x: x - 1), 3, 4, 5)
"""
    result = suite(source, "--compile-budget=2")
    result.assert_outcomes(passed=2, failed=1)
    told(result, "was compiled 3 times, but --compile-budget=2 allows 2:", "expected 3, got 4")
    suite(source, "--compile-budget=0").assert_outcomes(passed=1, failed=2)
    suite.pytester.makeini("[pytest]\ncompile_budget = 2\n")
    result = suite(source)
    result.assert_outcomes(passed=2, failed=1)
    told(result, "was compiled 3 times, but compile_budget = 2 allows 2:")
    suite(source, "--compile-budget=3").assert_outcomes(passed=3)


BREAKS = """
def half(x):
    x = x + 1
    print("half way")
    return x * 2

f = compiled(half)
"""


def test_graph_breaks(suite):
    source = (
        BREAKS
        + """
def test_unmarked():
    sizes(f, 3)

@pytest.mark.no_graph_break
def test_breaks_in_what_was_compiled_earlier():
    sizes(f, 3)

@pytest.mark.no_graph_break
def test_breaks_again():
    sizes(compiled(lambda x: half(x) - 1), 3)

@pytest.mark.no_graph_break
def test_whole():
    sizes(compiled(), 3)

def counts(x):
    yield x + 1

@pytest.mark.no_graph_break
def test_generator():
    list(compiled(counts)(torch.ones(3)))
"""
    )
    result = suite(source)
    result.assert_outcomes(passed=2, failed=3)
    told(result, "1 graph break under @pytest.mark.no_graph_break:", "[B001]", "compiled earlier, and run again here", "[B006]")
    result = suite(source, "--fail-on-graph-break")
    result.assert_outcomes(passed=1, failed=4)
    told(result, "1 graph break under --fail-on-graph-break:")
    suite.pytester.makeini("[pytest]\nfail_on_graph_break = true\n")
    result = suite(source)
    result.assert_outcomes(passed=1, failed=4)
    told(result, "1 graph break under fail_on_graph_break = true:")


def test_stance_mark_and_its_options(suite):
    source = """
f = compiled()

@pytest.mark.stance("fail_on_recompile")
def test_first_is_allowed():
    sizes(f, 3)

@pytest.mark.stance("fail_on_recompile", allow_first=False)
def test_first_is_refused():
    sizes(compiled(lambda x: x - 1), 3)

@pytest.mark.stance("fail_on_recompile", allow_first=False)
def test_first_is_refused_and_swallowed():
    swallowing(compiled(lambda x: x - 2), 3)

@pytest.mark.stance("force_eager")
def test_eager(compile_watch):
    sizes(f, 3, 4, 5)
    assert compile_watch.eager == {"stance": 3}

@pytest.mark.stance("eager_on_recompile")
class TestClass:
    def test_outer(self):
        sizes(f, 4)
        assert get_stance().name == "eager_on_recompile"

    @pytest.mark.stance("default")
    def test_inner(self):
        sizes(f, 4)
        assert get_stance().name == "default"

@pytest.mark.stance("warn_on_recompile")
def test_warns():
    with pytest.warns(RuntimeWarning, match="is compiled again"):
        sizes(f, 5)
"""
    result = suite(source, STRICT)
    result.assert_outcomes(passed=5, failed=2)
    told(result, "refuses the first compile of", "1 compile was refused during this test:")


def test_mark_on_a_module_and_the_opt_out(suite):
    source = """
pytestmark = pytest.mark.recompiles(max=0)
f = compiled()

def test_held():
    swallowing(f, 3, 4)

@pytest.mark.no_framestance
def test_let_off():
    sizes(f, 5)

@pytest.mark.no_framestance
class TestLetOff:
    def test_all(self):
        sizes(f, 6)

    @pytest.mark.recompiles(max=0)
    def test_but_this(self):
        swallowing(f, 7)
"""
    suite(source, STRICT, "--compile-budget=0").assert_outcomes(passed=2, failed=2)


@pytest.mark.parametrize(
    ("mark", "text"),
    [
        ("stance('fail')", "@pytest.mark.stance('fail'): unknown stance 'fail'; there are 'default'"),
        ("stance()", "the mark needs the name of a stance"),
        ("stance('force_eager', allow_first=True)", "allow_first goes with stance 'fail_on_recompile' only"),
        ("stance('force_eager', scope='context')", "scope must be 'process' here"),
        ("stance('force_eager', first=1)", "the options are skip_guard_eval_unsafe, force_backend and allow_first"),
        ("compiles(max=-1)", "@pytest.mark.compiles(max=-1): max must be a number, 0 or more, not -1"),
        ("compiles(max=1, min=2)", "min must not be greater than max"),
        ("compiles(1, 0, 2)", "the arguments are max and min"),
        ("recompiles(most=1)", "the arguments are max"),
        ("recompiles(1, max=2)", "the arguments are max"),
        ("recompiles(max=True)", "max must be a number, 0 or more, not True"),
        ("no_graph_break(1)", "the mark has no arguments"),
    ],
)
def test_a_mark_that_cannot_be_is_an_error_of_its_test(suite, mark, text):
    result = suite(f"@pytest.mark.{mark}\ndef test_it():\n    pass\n\ndef test_other():\n    pass\n")
    result.assert_outcomes(errors=1, passed=1)
    told(result, text)


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (["--compile-budget=-1"], "--compile-budget=-1: N must be a number of compiles, 0 or more, not '-1'"),
        (["--compile-budget=many"], "not 'many'"),
        (["--compile-report=report.txt"], "--compile-report: PATH must end in .json or .html, not 'report.txt'"),
        (["--stance="], "unknown stance ''"),
        (["-o", "stance=fail"], "unknown stance 'fail'"),
        (["-o", "compile_budget=x"], "compile_budget = x: N must be a number of compiles, 0 or more, not 'x'"),
    ],
)
def test_an_option_that_cannot_be_is_a_usage_error(suite, options, text):
    result = suite("def test_it(): pass\n", *options)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert text in result.stderr.str()


def test_switched_off_by_the_environment(suite, monkeypatch):
    source = """
f = compiled()

@pytest.mark.recompiles(max=0)
def test_recompiles():
    sizes(f, 3, 4)

@pytest.mark.no_graph_break
def test_breaks():
    sizes(f, 3)

@pytest.mark.compiles(max=1)
def test_compiles():
    sizes(f, 3)

@pytest.mark.stance("fail_on_recompile")
def test_stance():
    sizes(f, 3)

def test_warmup(compile_watch):
    with compile_watch.warmup():
        sizes(f, 3)

def test_unmarked():
    sizes(f, 3)

def test_unrelated():
    pass
"""
    monkeypatch.setenv("FRAMESTANCE_DISABLE", "1")
    result = suite(source)
    result.assert_outcomes(failed=5, passed=2)
    told(result, "compiling is switched off (FRAMESTANCE_DISABLE=1): 2 calls ran uncompiled, so that nothing was held to @pytest.mark.recompiles(max=0)")
    for option in (STRICT, "--compile-budget=3", "--fail-on-graph-break"):
        suite(source, option).assert_outcomes(failed=6, passed=1)


def test_hidden_by_a_recompile_limit(suite):
    source = """
f = torch.compile(lambda x: x + 1, backend="eager", dynamic=False, recompile_limit=2)

def test_reaches_the_limit():
    with pytest.warns(RuntimeWarning, match="recompile limit"):
        sizes(f, 3, 4, 5)

@pytest.mark.recompiles(max=0)
def test_refused_before_the_limit_is_looked_at():
    sizes(f, 6)

@pytest.mark.recompiles(max=1)
def test_counted():
    sizes(f, 6, 7)

@pytest.mark.compiles(max=5)
def test_held_to_something():
    sizes(f, 3, 6)

@pytest.mark.stance("default")
def test_held_to_nothing():
    sizes(f, 6)
"""
    result = suite(source)
    result.assert_outcomes(passed=2, failed=3)
    told(
        result,
        "has reached its recompile limit, and ran uncompiled [R011]",
        "1 recompile was hidden by a recompile limit during this test:",
        "2 recompiles, but @pytest.mark.recompiles(max=1) allows 1:",
        "expected 4, got 6",
    )


def test_under_force_eager_a_mark_that_requires_compiled_code_fails(suite):
    source = """
f = compiled()

@pytest.mark.compiles
def test_it():
    sizes(f, 3)
"""
    result = suite(source, "--stance=force_eager")
    result.assert_outcomes(failed=1)
    told(result, "uncompiled runs by cause: stance 1")


def test_the_text_says_in_which_test_the_entry_was_made(suite):
    source = """
f = compiled()

def test_first():
    sizes(f, 3)

def test_second():
    sizes(f, 4)

def test_third():
    swallowing(f, 5)
"""
    result = suite(source, STRICT)
    result.assert_outcomes(passed=1, failed=2)
    told(result, "entry 0 was compiled in test_the_text_says_in_which_test_the_entry_was_made.py::test_first")


def test_as_it_is_installed_and_without_it(suite):
    source = "f = compiled()\n\n@pytest.mark.recompiles(max=0)\ndef test_it():\n    sizes(f, 3, 4)\n\ndef test_other(compile_watch):\n    pass\n"
    suite.install()
    suite(source, plugin=()).assert_outcomes(failed=1, passed=1)
    result = suite.run("-p", "no:framestance", plugin=())
    result.assert_outcomes(passed=1, errors=1, warnings=1)
    told(result, "Unknown pytest.mark.recompiles", "fixture 'compile_watch' not found")


def test_nothing_is_imported_until_it_is_asked_for(suite):
    suite.head = ""
    source = """
import sys

def test_it():
    assert not {"framestance", "numpy", "numba"} & set(sys.modules)
"""
    suite(source).assert_outcomes(passed=1)
    suite(source + "\ndef test_watch(compile_watch):\n    assert 'numba' not in sys.modules\n", "-k", "test_watch").assert_outcomes(passed=1, deselected=1)


def test_a_run_that_asks_for_nothing_pays_nothing(suite):
    """Calls of Python functions, which are the same at each run, in place of seconds, which are not."""
    suite.pytester.makepyfile(**{f"test_{i}": "\n".join(f"def test_{j}(): pass" for j in range(100)) for i in range(20)})
    program = """
import sys
import pytest

calls = 0

def count(frame, event, value):
    global calls
    calls += event == "call"

sys.setprofile(count)
code = pytest.main(["-q", "-p", "no:cacheprovider", *sys.argv[1:]])
sys.setprofile(None)
assert code == 0 and "framestance" not in sys.modules
print("calls", calls)
"""

    def calls(*options):
        result = suite.pytester.run(sys.executable, "-c", program, *options)
        return int(re.search(r"^calls (\d+)$", result.stdout.str(), re.MULTILINE)[1])

    calls()  # writes the bytecode files
    without, with_plugin = calls(), calls("-p", "pytest_framestance")
    assert with_plugin / without < 1.03
