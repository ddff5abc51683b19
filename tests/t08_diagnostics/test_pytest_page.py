"""docs/pytest.md says what is: its suites run with the outcomes it states, its ini file is taken, and it names every option, mark and field there is."""

from __future__ import annotations

import re

import pytest_framestance
from t08_diagnostics.plugin_suites import SOURCE

pytest_plugins = ["pytester"]

PAGE = (SOURCE.parent / "docs" / "pytest.md").read_text()


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_examples(suite):
    suite.head = ""
    first, marks, watch = blocks("python")
    suite.pytester.makepyfile(model=first)
    result = suite.run("--stance=fail_on_recompile", "model.py")
    result.assert_outcomes(passed=2, failed=1)
    message = PAGE.partition("    model.py:3: ")[2].partition("\n\n")[0].replace("\n    ", "\n")
    assert message in result.stdout.str().replace(f"{suite.pytester.path}/", "")
    for options in ((), ("--stance=fail_on_recompile",)):
        suite(marks, *options).assert_outcomes(passed=5)
    suite(watch).assert_outcomes(passed=2)


def test_ini_file(suite):
    suite.pytester.makeini(blocks("ini")[0])
    suite.head = ""
    suite.pytester.makepyfile(model=blocks("python")[0])
    suite.run("model.py").assert_outcomes(passed=2, failed=1)
    document = suite.report("build/compiled.json")
    assert document["options"] == {"stance": "fail_on_recompile", "compile_budget": 3, "fail_on_graph_break": True}


def test_every_field_of_the_report_is_named(suite):
    def names(value):
        if isinstance(value, dict):
            return {*value}.union(*map(names, value.values()))
        return set().union(*map(names, value)) if isinstance(value, list) else set()

    suite.pytester.makepyfile(model=blocks("python")[0])
    suite.run("model.py", "--stance=fail_on_recompile", "--compile-report=report.json")
    assert {name for name in names(suite.report()) if f"`{name}`" not in PAGE} == set()


def test_every_option_and_mark_is_named():
    source = (SOURCE / "pytest_framestance.py").read_text()
    options = re.findall(r'addoption\("(--[a-z-]+)"', source) + re.findall(r'addini\("(\w+)"', source)
    assert len(options) == 8 and [name for name in options if name not in PAGE] == []
    assert [name for name in pytest_framestance.MARKS if f"pytest.mark.{name}" not in PAGE] == []
