"""The pytest plugin: holds each test to what options, marks and the fixture say about compiling, and reports what was compiled.

pytest loads the module ``pytest_framestance``, which imports this package only when it is asked for.
"""

from __future__ import annotations

import pytest

from .gate import Gate
from .settings import Settings
from .summary import Summary


def activate(config: pytest.Config) -> Gate:
    """The run's gate, registered with its summary at the first call. Errors: pytest.UsageError for options that cannot be."""
    gate = config.pluginmanager.get_plugin("framestance-gate")
    if gate is None:
        settings = Settings.of(config)
        gate = Gate(settings)
        config.pluginmanager.register(gate, "framestance-gate")
        config.pluginmanager.register(Summary(config, settings, gate), "framestance-summary")
    assert isinstance(gate, Gate)
    return gate


__all__ = ["activate"]
