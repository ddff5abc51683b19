"""What the plugin tells at the end of a run: the section, the report files, JUnit's properties, GitHub's annotations; in one process and in several."""

from __future__ import annotations

import os
import re
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser

import pytest

from t08_diagnostics.plugin_suites import told

pytest_plugins = ["pytester"]

SOURCE = """
def half(x):
    x = x + 1
    print("half way")
    return x * 2

@pytest.fixture(scope="module")
def model():
    f = compiled(half)
    f(torch.ones(3))
    return f

@pytest.mark.compiles
def test_model(model):
    sizes(model, 3)

def test_two(compile_watch):
    sizes(compiled(), 3, 4)

@pytest.mark.recompiles(max=0)
def test_fails():
    sizes(compiled(lambda x: x - 1), 3, 4)

@pytest.mark.stance("force_eager")
def test_eager(model):
    sizes(model, 3, 4)

@pytest.mark.parametrize("name", ["<b>&", "100%"])
def test_names(name):
    sizes(compiled(lambda x: x * 3), 3)

def test_nothing():
    pass
"""


def by_name(document):
    return {test["name"].partition("::")[2]: test for test in document["tests"]}


def test_section_and_json(suite):
    result = suite(SOURCE, "--compile-report=out/report.json", "--compile-report=out/report.html")
    result.assert_outcomes(passed=6, failed=1)
    told(
        result,
        "framestance: compiled code",
        "in its setup or teardown: module fixture model",
        "2 recompiles (1 made, 1 refused)",
        "graph break",
        "report written to",
    )
    document = suite.report("out/report.json")
    assert (document["schema"], document["version"]) == ("framestance-compile-report", 1)
    assert document["options"] == {"stance": None, "compile_budget": None, "fail_on_graph_break": False}
    tests = by_name(document)
    assert "test_nothing" not in tests
    assert [each["name"] for each in tests["test_model"]["fixtures"]] == ["module fixture model"]
    fixture = tests["test_model"]["fixtures"][0]
    assert fixture["compiles"] == 2 and [each["code"] for each in fixture["breaks"]] == ["B001"]
    assert tests["test_model"]["compiles"] == 0 and tests["test_model"]["hits"] == 2
    two = tests["test_two"]
    assert (two["compiles"], two["outcome"], two["stance"], two["breaches"]) == (2, "passed", "default", [])
    assert [each["outcome"] for each in two["recompiles"]] == ["made"]
    assert two["recompiles"][0]["reasons"][0]["got"] == "4" and two["seconds"] > 0
    assert [(each["function"], each["compiles"]) for each in two["functions"]] == [("<lambda>", 2)]
    assert tests["test_fails"]["outcome"] == "failed" and "expected 3, got 4" in tests["test_fails"]["breaches"][0]
    assert tests["test_eager"]["eager"] == {"stance": 2} and tests["test_eager"]["stance"] == "force_eager"
    sums = document["totals"]
    assert (sums["tests"], sums["failed"], sums["compiles"], sums["breaks"]) == (6, 1, 6, 1)
    assert sums["recompiles"] == {"made": 1, "refused": 1, "hidden": 0}
    assert sums["hits"] == sum(test["hits"] for test in document["tests"]) + fixture["hits"]


class Tags(HTMLParser):
    """Checks that tags are balanced, and keeps what is dangerous or loaded from elsewhere."""

    VOID = frozenset({"meta", "br"})

    def __init__(self):
        super().__init__()
        self.open, self.seen, self.links, self.text = [], [], [], ""

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        self.links += [value for name, value in attrs if name in ("src", "href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def test_page_is_whole_escaped_and_needs_nothing_else(suite):
    suite(SOURCE, "--compile-report=report.html").assert_outcomes(passed=6, failed=1)
    text = (suite.pytester.path / "report.html").read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(text)
    tags.close()
    assert tags.open == [] and tags.links == [] and not {"b", "script", "link", "img"} & {*tags.seen}
    assert "url(" not in text and "@import" not in text
    assert 'name="viewport"' in text and "@media (max-width" in text and "color-scheme: light dark" in text
    for part in ("test_names[<b>&]", "expected 3, got 4", "module fixture model", "failed", "6 tests: 6 compiles"):
        assert part in tags.text


def test_report_of_a_run_in_which_nothing_was_compiled(suite):
    suite("def test_it(): pass\n", "--compile-report=report.json", "--compile-report=report.html").assert_outcomes(passed=1)
    assert suite.report()["tests"] == [] and suite.report()["totals"]["compiles"] == 0
    assert "No test compiled anything" in (suite.pytester.path / "report.html").read_text()
    suite.pytester.makeini("[pytest]\ncompile_report =\n    by_ini.json\n    by_ini.html\n")
    suite(SOURCE, "-k", "two").assert_outcomes(passed=1, deselected=6)
    assert suite.report("by_ini.json")["totals"]["compiles"] == 2 and (suite.pytester.path / "by_ini.html").exists()


def test_report_without_a_terminal_reporter(suite):
    suite.pytester.makepyfile(suite.head + SOURCE)
    suite.run("-p", "no:terminal", "--compile-report=report.json")
    assert suite.report()["totals"]["compiles"] == 6


@pytest.mark.parametrize("options", [(), ("--stance=fail_on_recompile",)])
def test_processes_report_together(suite, options):
    """Also where only marks ask for the plugin, which the main process does not see."""
    reports = {}
    for name, more in (("serial", ()), ("parallel", ("-p", "xdist", "-n2", "--dist=loadfile"))):
        report = (f"--compile-report={name}.json",) if options else ()
        result = suite(SOURCE, *options, *more, *report)
        failed = 2 if options else 1
        result.assert_outcomes(passed=7 - failed, failed=failed)
        reports[name] = next(re.sub(r"in [\d.]+ s", "", line) for line in result.outlines if re.match(r"\d+ tests: ", line))
        if report:
            document = suite.report(f"{name}.json")
            assert {test["worker"] for test in document["tests"]} <= ({""} if name == "serial" else {"gw0", "gw1"})
    assert reports["serial"] == reports["parallel"]


def test_totals_of_several_processes_add_up(suite):
    source = "@pytest.mark.parametrize('n', range(8))\ndef test_it(n):\n    sizes(compiled(), 3, 4)\n"
    result = suite(source, "-p", "xdist", "-n3", "--compile-report=report.json")
    result.assert_outcomes(passed=8)
    document = suite.report()
    assert [test["name"][-3:] for test in document["tests"]] == [f"[{n}]" for n in range(8)]
    workers = len({test["worker"] for test in document["tests"]})
    assert document["totals"]["compiles"] == 2 * workers  # functions of one code share their entries
    assert document["totals"]["hits"] == 16 - 2 * workers


def test_a_late_thread_in_a_worker_process_fails_the_run(suite):
    suite.pytester.makeconftest(
        """
import threading

def pytest_sessionfinish(session):
    if hasattr(session.config, "workerinput"):
        f = session.items[0].module.f
        import framestance as torch
        thread = threading.Thread(target=lambda: f(torch.ones(4)), name="left over")
        thread.start()
        thread.join()
"""
    )
    result = suite("f = compiled()\n\ndef test_it():\n    sizes(f, 3)\n", "--stance=fail_on_recompile", "-p", "xdist", "-n1")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    told(result, "in the thread left over", "while no test was running")


def test_junit_properties(suite):
    suite(SOURCE, "--junitxml=junit.xml")
    cases = {case.get("name"): case for case in ElementTree.parse(suite.pytester.path / "junit.xml").iter("testcase")}

    def properties(name):
        return [(each.get("name"), each.get("value")) for each in cases[name].iter("property")]

    two = dict(properties("test_two"))
    assert (two["framestance.compiles"], two["framestance.recompiles"], two["framestance.graph_breaks"]) == ("2", "1", "0")
    assert float(two["framestance.compile_seconds"]) > 0 and "expected 3, got 4" in two["framestance.recompile"]
    assert properties("test_nothing") == []


def test_github_annotations(suite, monkeypatch):
    assert "::error" not in suite(SOURCE).stdout.str()
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    monkeypatch.setenv("GITHUB_WORKSPACE", str(suite.pytester.path))
    result = suite(SOURCE + "\n@pytest.mark.compiles\ndef test_cold():\n    '%'\n")
    commands = [line for line in result.outlines if line.startswith("::")]
    name = "test_github_annotations.py"
    errors = [line for line in commands if line.startswith("::error")]
    assert len(errors) == 2 and all(re.match(rf"::error file={name},line=\d+,title={name}%3A%3Atest_\w+::\S", line) for line in errors)
    assert any("test_fails::" in line and "%0A" in line and "expected 3, got 4" in line for line in errors)
    (warning,) = (line for line in commands if line.startswith("::warning"))
    assert "test_two::" in warning and "is compiled again" in warning


def test_many_tests_are_cut_short(suite):
    source = "@pytest.mark.parametrize('n', range(50))\n@pytest.mark.compiles\ndef test_it(n):\n    sizes(compiled(), 3)\n"
    assert "and 20 more tests" in suite(source).stdout.str()
    text = suite(source, "-v").stdout.str()
    assert "more tests" not in text and text.count("::test_it[") >= 100


def test_a_report_that_cannot_be_written_is_a_usage_error(suite):
    suite.pytester.mkdir("folder.json")
    (suite.pytester.path / "file").write_text("")
    for path in ("folder.json", "file/report.json"):
        result = suite("def test_it(): pass\n", f"--compile-report={path}")
        assert result.ret == pytest.ExitCode.USAGE_ERROR and "--compile-report: " in result.stderr.str()
    if os.geteuid():
        (suite.pytester.path / "file").chmod(0o400)
        result = suite("def test_it(): pass\n", "--compile-report=file.json")
