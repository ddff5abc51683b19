"""The stance cases, observed on PyTorch: one test each, in this process, after a reset as their own runner does it."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from types import ModuleType

import pytest

from conformance.not_yet import STANCE_NOT_YET

# What this project has promised so far; rises with the list of what passes.
PROMISED = 155


def load() -> ModuleType:
    """The case file, whose import switches logging off for the process: switched on again for the other tests."""
    threshold = logging.root.manager.disable
    from conformance import stance_cases

    logging.disable(threshold)
    return stance_cases


cases = load()


def parameters() -> list[object]:
    """One parameter set per case, marked where it does not pass yet."""
    result = []
    for name, _kind, _better, function in cases.CASES:
        marks = [pytest.mark.xfail(reason=STANCE_NOT_YET[name], strict=True)] if name in STANCE_NOT_YET else []
        result.append(pytest.param(function, id=name, marks=marks))
    return result


@pytest.mark.parametrize("function", parameters())
def test_stance_case(function: Callable[[], None]) -> None:
    cases.set_stance("default")
    cases.T.compiler.reset()
    try:
        function()
    finally:
        cases.set_stance("default")


def test_the_list_names_existing_cases_and_keeps_the_promise() -> None:
    names = [name for name, _kind, _better, _function in cases.CASES]
    assert len(names) == 170
    assert [name for name, count in Counter(names).items() if count > 1] == []
    assert set(STANCE_NOT_YET) - set(names) == set()
    assert len(names) - len(STANCE_NOT_YET) >= PROMISED
