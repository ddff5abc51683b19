"""Wrong arguments of set_stance raise at the call, say what is accepted, and change nothing."""

from __future__ import annotations

import pytest

from framestance import _C
from framestance.compiler import stance as stance_module
from framestance.compiler.stance import STANCES, Stance, get_stance, set_stance


def backend(graph, example_inputs):
    return graph


@pytest.fixture(autouse=True)
def state_unchanged():
    set_stance("eager_on_recompile")
    yield
    assert get_stance() == Stance("eager_on_recompile")
    assert _C.open_scope_count() == 0
    set_stance("default")


def test_unknown_name_lists_the_valid_ones_and_the_nearest():
    with pytest.raises(ValueError) as caught:
        set_stance("fail_on_recompil")
    text = str(caught.value)
    assert all(repr(name) in text for name in STANCES)
    assert "did you mean 'fail_on_recompile'?" in text
    assert text.startswith(f"{__file__}:") and text.endswith("[S003]")


@pytest.mark.parametrize("name", [None, 1, b"default", ["default"]])
def test_name_must_be_a_string(name):
    with pytest.raises(TypeError, match=f"not {type(name).__name__}.*S003"):
        set_stance(name)


def test_options_are_keyword_only():
    with pytest.raises(TypeError):
        set_stance("default", True)


def test_unknown_keyword():
    with pytest.raises(TypeError):
        set_stance("force_eager", nonsense=1)


@pytest.mark.parametrize("name", STANCES[1:])
def test_force_backend_goes_with_default_only(name):
    with pytest.raises(RuntimeError, match=f"{name}.*S004"):
        set_stance(name, force_backend=backend)


@pytest.mark.parametrize("name", sorted(set(STANCES) - {"fail_on_recompile"}))
def test_allow_first_goes_with_fail_on_recompile_only(name):
    with pytest.raises(ValueError, match=f"{name}.*S005"):
        set_stance(name, allow_first=True)


@pytest.mark.parametrize("option", [{"skip_guard_eval_unsafe": 1}, {"allow_first": None}, {"scope": 3}, {"force_backend": 3}])
def test_types_of_options(option):
    with pytest.raises(TypeError, match=f"{next(iter(option))} must be.*S005"):
        set_stance("default", **option)


def test_scope_is_one_of_two_words():
    with pytest.raises(ValueError, match="'context' or 'process'"):
        set_stance("force_eager", scope="thread")


def test_backend_names_are_resolved_at_construction(monkeypatch):
    def resolve(name):
        if name != "known":
            raise RuntimeError(f"unknown backend {name!r}")
        return backend

    monkeypatch.setattr(stance_module, "_resolve_backend", None)
    stance_module.set_backend_resolver(resolve)
    with pytest.raises(RuntimeError, match="no_such_backend"):
        set_stance("default", force_backend="no_such_backend")
    with set_stance("default", force_backend="known"):
        assert get_stance().force_backend is backend
