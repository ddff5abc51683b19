"""What an interpreter leaves to another one is marked so, and of every test with parameters it runs a case itself."""

from __future__ import annotations

import pytest

import share


def name(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]


def marked(item: pytest.Item, *marks: str) -> bool:
    return any(item.get_closest_marker(mark) for mark in marks)


def test_a_share_leaves_out_cases_and_no_test_but_marked_ones(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    items = request.session.items
    monkeypatch.setattr(share, "EVERYTHING", False)
    ran: dict[tuple[int, str], set[str]] = {}
    for one_of, version, marks in ((1, "3.11", ["some_suffice"]), (10, "3.12", ["any_python", "in_turn"]), (10, "3.13", ["any_python", "in_turn"])):
        monkeypatch.setattr(share, "SHARE", one_of)
        monkeypatch.setattr(share, "VERSION", version)
        here, elsewhere = share.split(items)
        assert {*here} | {*elsewhere} == {*items} and len(here) + len(elsewhere) == len(items)
        ran[one_of, version] = {name(item) for item in here}
        assert all(marked(item, *marks) for item in elsewhere if one_of == 1 or "[" not in item.nodeid)
        assert all(marked(item, "any_python", "in_turn") or name(item) in ran[one_of, version] for item in elsewhere)
    tests = {name(item) for item in items}
    assert ran[1, "3.11"] == tests
    assert tests - ran[10, "3.12"] - ran[10, "3.13"] <= {name(item) for item in items if "[" not in item.nodeid and marked(item, "any_python")}


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
