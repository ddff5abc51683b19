"""The fixture of the tests of the pytest plugin."""

from __future__ import annotations

import pytest

from t08_diagnostics.plugin_suites import Suite


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Suite:
    """Runs small suites; the modules that use it load the plugin ``pytester``."""
    return Suite(pytester, monkeypatch)
