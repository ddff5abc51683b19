"""What an interpreter leaves to another one is marked so, and of every test with parameters it runs a case itself."""

from __future__ import annotations

import pytest

import share


def test_a_share_leaves_out_nothing_but_marked_cases(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    items = request.session.items
    monkeypatch.setattr(share, "SHARE", 10)
    here, elsewhere = share.split(items)
    assert {*here} | {*elsewhere} == {*items} and len(here) + len(elsewhere) == len(items)
    assert all(item.get_closest_marker("any_python") for item in elsewhere)
    ran = {item.nodeid.partition("[")[0] for item in here}
    assert {item.nodeid for item in elsewhere if item.nodeid.partition("[")[0] not in ran} == {item.nodeid for item in elsewhere if "[" not in item.nodeid}


def test_versions_take_different_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(share, "SHARE", 10)
    taken = []
    for version in ("3.12", "3.13"):
        monkeypatch.setattr(share, "VERSION", version)
        taken.append({n for n in range(1000) if share.number(f"test[{n}]") % 10 == 0})
    assert all(60 < len(numbers) < 140 for numbers in taken)
    assert len(taken[0] & taken[1]) < 40
