"""Modules, functions and C files stay small enough to be read in one sitting."""

from __future__ import annotations

import pytest

from t00_house import sizes

pytestmark = pytest.mark.any_python


@pytest.mark.parametrize("kind", ["module", "function", "C file"])
def test_nothing_is_over_its_limit(kind: str) -> None:
    measured = [size for size in sizes.measure() if size.kind == kind]
    assert measured, f"no {kind} was found: the measure is broken"
    assert [f"{size.name}: {size.lines} > {size.limit}" for size in measured if size.over] == []


def test_a_long_function_is_found_with_its_decorators() -> None:
    source = "@decorator\ndef short():\n    pass\n\n\nasync def long():\n" + "    pass\n" * sizes.FUNCTION_LIMIT
    assert [(size.name, size.lines, size.over) for size in sizes.function_sizes("m.py", source)] == [
        ("m.py:1 short", 3, False),
        ("m.py:6 long", sizes.FUNCTION_LIMIT + 1, True),
    ]
