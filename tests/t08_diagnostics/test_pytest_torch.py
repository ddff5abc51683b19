"""The plugin beside PyTorch: with a stand-in that has the names the plugin uses, and with torch itself where it is installed."""

from __future__ import annotations

import importlib.util

import pytest

from t08_diagnostics.plugin_suites import told

pytest_plugins = ["pytester"]

STRICT = "--stance=fail_on_recompile"

# torch's public names, over a compiler that only keeps books. As there, _dynamo is loaded by the first use.
STAND_IN = {
    "__init__": """
from . import compiler

def compile(f):
    from . import _dynamo
    return _dynamo.Compiled(f)
""",
    "compiler": """
def set_stance(stance="default", **options):
    import torch._dynamo
    return torch._dynamo.SetStance(stance)
""",
    "_dynamo/__init__": """
import os, types
from . import config, utils

state = "default"

class SetStance:
    def __init__(self, stance):
        global state
        self.stance, self.before, state = stance, state, stance

    def __enter__(self):
        global state
        state = self.stance

    def __exit__(self, *error):
        global state
        state = self.before

class Compiled:
    def __init__(self, f):
        self.f, self.entries = f, []

    def __call__(self, n):
        if state == "force_eager" or config.disable or os.environ.get("TORCHDYNAMO_DISABLE") == "1":
            return self.f(n)
        if n not in self.entries:
            if state == "fail_on_recompile":
                raise RuntimeError("Detected recompile when torch.compile stance is 'fail_on_recompile'")
            if state == "eager_on_recompile":
                return self.f(n)
            self.compile(n)
        return self.f(n)

    def compile(self, n):
        code = self.f.__code__
        reason = f"0/0: expected {self.entries[-1]}, actual {n}" if self.entries else None
        failed = "Dynamo recompile limit exceeded" if len(self.entries) >= config.recompile_limit else None
        made = dict(co_name=code.co_name, co_filename=code.co_filename, co_firstlineno=code.co_firstlineno, entire_frame_compile_time_s=0.25)
        made |= dict(recompile_reason=reason, fail_reason=failed, has_guarded_code=None if failed else True, is_forward=True)
        utils.metrics.append(types.SimpleNamespace(**made))
        del utils.metrics[:-64]
        if not failed:
            self.entries.append(n)
            utils.counters["stats"]["unique_graphs"] += 1
            if n < 0:
                utils.counters["graph_break"]["Data-dependent branch\\n  Hint: Do not."] += 1
""",
    "_dynamo/config": "import os\n\nrecompile_limit = 3\ndisable = os.environ.get('TORCH_COMPILE_DISABLE') == '1'\n",
    "_dynamo/utils": """
import collections

counters = collections.defaultdict(collections.Counter)
metrics = []

def get_compilation_metrics():
    return list(metrics)
""",
}

CASES = """
import pytest
import torch

f = torch.compile(lambda n: n * 2)

def sizes(f, *counts):
    for n in counts:
        f(VALUE(n))

def test_first():
    sizes(f, 3)

def test_hit():
    sizes(f, 3)

def test_recompile():
    sizes(f, 4)

@pytest.mark.recompiles(max=1)
def test_allowed():
    sizes(f, 5)

@pytest.mark.stance("force_eager")
def test_eager():
    sizes(f, 6)

@pytest.mark.stance("fail_on_recompile", allow_first=False)
def test_strict():
    with pytest.raises(RuntimeError, match="Detected recompile"):
        sizes(f, 7)
    sizes(f, 5)

@pytest.mark.compiles(max=1)
def test_compiles():
    sizes(torch.compile(lambda n: n - 1), 3)

@pytest.mark.compiles(max=1)
def test_too_many():
    sizes(torch.compile(lambda n: n - 2), 3, 4)

@pytest.mark.compiles
def test_nothing():
    pass

def test_watch(compile_watch):
    g = torch.compile(lambda n: n - 3)
    with compile_watch.warmup():
        sizes(g, 3, 4)
    sizes(g, 3, 4)
    with pytest.raises(RuntimeError, match="Detected recompile"):
        sizes(g, 5)
    assert compile_watch.compiles == 0

def test_counted(compile_watch):
    g = torch.compile(lambda n: n - 4)
    sizes(g, 3)
    assert (compile_watch.compiles, compile_watch.compiled[0].compiler, compile_watch.compiled[0].seconds > 0) == (1, "torch", True)
    assert compile_watch.compiled[0].where[0] == __file__

@pytest.mark.no_framestance
def test_let_off():
    sizes(torch.compile(lambda n: n - 5), 3, 4)
"""

# What holds for the stand-in and for torch.
FAILING = {"test_recompile", "test_too_many", "test_nothing"}


@pytest.fixture
def stand_in(suite):
    for name, text in STAND_IN.items():
        path = suite.pytester.path / "torch" / f"{name}.py"
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(text)
    suite.head = ""
    suite.pytester.makeini("[pytest]\npythonpath = .\n")
    return suite


def failed(result):
    return {line.split("::")[-1].split(" ")[0] for line in result.outlines if line.startswith("FAILED")}


def test_the_stand_in_is_held_to_options_and_marks(stand_in):
    result = stand_in(CASES.replace("VALUE", ""), STRICT, "--compile-report=report.json")
    assert failed(result) == FAILING
    told(result, "1 recompile was needed by code that torch compiles during this test:", "compiled by torch, is compiled again", "0/0: expected 3, actual 4")
    report = stand_in.report()
    (made,) = next(test for test in report["tests"] if test["name"].endswith("test_first"))["functions"]
    assert (made["compiler"], made["compiles"], made["seconds"]) == ("torch", 1, 0.25)


def test_the_stand_in_breaks_and_limits(stand_in):
    source = """
import pytest
import torch

@pytest.mark.no_graph_break
def test_break():
    torch.compile(lambda n: n)(-1)

def test_unmarked():
    torch.compile(lambda n: n)(-2)

@pytest.mark.recompiles(max=3)
def test_hidden():
    f = torch.compile(lambda n: n)
    for n in range(5):
        f(n)

@pytest.mark.compiles(max=4)
def test_hidden_without_a_number():
    f = torch.compile(lambda n: n)
    for n in range(4):
        f(n)
"""
    result = stand_in(source)
    assert failed(result) == {"test_break", "test_hidden", "test_hidden_without_a_number"}
    told(result, "1 graph break under @pytest.mark.no_graph_break:", "Data-dependent branch", "hint: Do not.", "Dynamo recompile limit exceeded")
    assert failed(stand_in(source, "--fail-on-graph-break")) == {"test_break", "test_unmarked", "test_hidden", "test_hidden_without_a_number"}


def test_the_stand_in_switched_off(stand_in, monkeypatch):
    source = """
import pytest
import torch

f = torch.compile(lambda n: n)

@pytest.mark.recompiles(max=0)
def test_marked():
    f(3)

def test_unmarked():
    f(3)
"""
    monkeypatch.setenv("TORCH_COMPILE_DISABLE", "1")
    result = stand_in(source)
    assert failed(result) == {"test_marked"}
    told(result, "compiling is switched off (TORCH_COMPILE_DISABLE=1): nothing that torch compiles was held to @pytest.mark.recompiles(max=0)")
    assert failed(stand_in(source, STRICT)) == {"test_marked", "test_unmarked"}
    monkeypatch.delenv("TORCH_COMPILE_DISABLE")
    monkeypatch.setenv("TORCHDYNAMO_DISABLE", "1")
    told(stand_in(source), "TORCHDYNAMO_DISABLE=1")


def test_torch_is_not_imported(stand_in):
    source = "import sys\n\ndef test_it():\n    assert 'torch' not in sys.modules\n\ndef test_watch(compile_watch):\n    assert compile_watch.compiles == 0\n"
    stand_in(source, STRICT, "--compile-report=report.json").assert_outcomes(passed=2)
    stand_in("import sys\nimport torch\n\ndef test_it():\n    assert 'torch._dynamo' not in sys.modules\n", STRICT).assert_outcomes(passed=1)


def test_framestance_may_stand_in_for_torch(suite):
    source = """
import sys
sys.modules["torch"] = torch
f = compiled()

def test_it():
    sizes(f, 3)

def test_recompile():
    sizes(f, 4)
"""
    for option in (STRICT, "--stance=force_eager"):
        suite(source, option).assert_outcomes(passed=1 + ("force" in option), failed=int("fail" in option))


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="torch is not installed")
def test_torch_itself(suite):
    suite.head = ""
    source = CASES.replace("VALUE", "torch.ones").replace("torch.compile(lambda", "compiled(lambda")
    source = source.replace("import torch\n", "import functools\nimport torch\n\ncompiled = functools.partial(torch.compile, backend='eager', dynamic=False)\n")
    source += """
@pytest.mark.no_graph_break
def test_break():
    def half(x):
        x = x + 1
        print("half way")
        return x * 2
    sizes(compiled(half), 3)

@pytest.mark.compiles(max=9)
def test_hidden():
    torch._dynamo.reset()
    with torch._dynamo.config.patch(recompile_limit=2):
        sizes(compiled(lambda x: x * 7), 3, 4, 5)
"""
    result = suite(source, STRICT)
    assert failed(result) == FAILING | {"test_break", "test_hidden"}
    told(result, "compiled by torch, is compiled again", "expected 3, actual 4", "recompile limit exceeded", "1 graph break under @pytest.mark.no_graph_break:")
