"""The conformance cases are the ones that everybody shares, byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

COPIES = Path(__file__).resolve().parents[1] / "conformance"
ORIGINALS = Path(__file__).resolve().parents[3] / "shared" / "cases"
NAMES = ("stance_cases.py", "field_cases.py", "field_cases.md")


@pytest.mark.parametrize("name", NAMES)
def test_copy_equals_the_original(name: str) -> None:
    copy = (COPIES / name).read_bytes()
    assert copy.count(b"\n") > 40
    if not ORIGINALS.is_dir():
        pytest.skip("the originals do not lie beside this checkout")
    assert copy == (ORIGINALS / name).read_bytes()


@pytest.mark.skipif(not ORIGINALS.is_dir(), reason="the originals do not lie beside this checkout")
def test_no_shared_case_file_is_missing() -> None:
    assert sorted(path.name for path in ORIGINALS.iterdir()) == sorted(NAMES)
