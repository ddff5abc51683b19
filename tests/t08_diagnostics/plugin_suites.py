"""Small test suites of users, run with the plugin in processes of their own."""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"

# Compiled functions without Numba, which makes no difference to who is told what.
HEAD = """
import threading
import pytest
import framestance as torch
from framestance.compiler import RecompileError, config, get_stance, set_stance

def compiled(f=lambda x: x + 1, **options):
    return torch.compile(f, **{"backend": "eager", "dynamic": False, **options})

def sizes(f, *counts):
    for n in counts:
        f(torch.ones(n))

def swallowing(f, *counts):
    for n in counts:
        try:
            f(torch.ones(n))
        except RuntimeError:
            pass
"""


class Suite:
    """Runs a suite; the plugin is named because the package may be used without being installed."""

    def __init__(self, pytester, monkeypatch):
        self.pytester, self.monkeypatch = pytester, monkeypatch
        self.head = HEAD
        monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")]))
        for name in ("GITHUB_ACTIONS", "GITHUB_WORKSPACE", "FRAMESTANCE_DISABLE", "PYTEST_ADDOPTS", "COVERAGE_PROCESS_START"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, source, *options, plugin=("-p", "pytest_framestance")):
        self.pytester.makepyfile(self.head + source)
        return self.run(*options, plugin=plugin)

    def run(self, *options, plugin=("-p", "pytest_framestance")):
        result = self.pytester.runpytest_subprocess(*plugin, "-p", "no:cacheprovider", *options)
        assert "INTERNALERROR" not in result.stdout.str() + result.stderr.str()
        return result

    def install(self):
        """As if the package were installed: pytest finds the plugin by its entry point, and the others that there are."""
        folder = self.pytester.mkdir("installed")
        info = folder / "framestance_of_this_tree-0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: framestance_of_this_tree\nVersion: 0\n")
        entry_points = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text())["project"]["entry-points"]["pytest11"]
        (info / "entry_points.txt").write_text("[pytest11]\n" + "".join(f"{name} = {target}\n" for name, target in entry_points.items()))
        self.monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ["PYTHONPATH"]]))
        self.monkeypatch.delenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD")

    def report(self, name="report.json"):
        return json.loads((self.pytester.path / name).read_text())


def told(result, *parts):
    """The run's output contains each of these."""
    text = result.stdout.str()
    missing = [part for part in parts if part not in text]
    assert not missing, f"not said: {missing}"
