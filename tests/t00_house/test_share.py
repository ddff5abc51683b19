"""What an interpreter leaves to another one is marked so, and of every test with parameters it runs a case itself."""

from __future__ import annotations

import pytest

import share


def test_a_share_leaves_out_cases_and_no_test_but_marked_ones(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    items = request.session.items
    monkeypatch.setattr(share, "EVERYTHING", False)
    for one_of, mark in ((1, "some_suffice"), (10, "any_python")):
        monkeypatch.setattr(share, "SHARE", one_of)
        here, elsewhere = share.split(items)
        assert {*here} | {*elsewhere} == {*items} and len(here) + len(elsewhere) == len(items)
        ran = {item.nodeid.partition("[")[0] for item in here}
        assert all(item.get_closest_marker(mark) for item in elsewhere if one_of == 1 or "[" not in item.nodeid)
        assert all(item.nodeid.partition("[")[0] in ran for item in elsewhere if "[" in item.nodeid)


def test_all_tests_run_where_everything_is_asked_for(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(share, "EVERYTHING", True)
    assert share.split(request.session.items) == (request.session.items, [])


def test_versions_take_different_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(share, "SHARE", 10)
    taken = []
    for version in ("3.12", "3.13"):
        monkeypatch.setattr(share, "VERSION", version)
        taken.append({n for n in range(1000) if share.number(f"test[{n}]") % 10 == 0})
    assert all(60 < len(numbers) < 140 for numbers in taken)
    assert len(taken[0] & taken[1]) < 40
