"""The flags that training programs set, and events on the host clock."""

from __future__ import annotations

import time

import pytest

import framestance as fs


def test_no_grad_as_context_and_decorator() -> None:
    @fs.no_grad()
    def inside() -> bool:
        return fs.is_grad_enabled()

    @fs.no_grad
    def bare() -> bool:
        return fs.is_grad_enabled()

    assert fs.is_grad_enabled()
    assert inside() is bare() is False
    with fs.no_grad():
        assert not fs.is_grad_enabled()
        with fs.enable_grad():
            assert fs.is_grad_enabled()
        assert not fs.is_grad_enabled()
    assert fs.is_grad_enabled()


def test_no_grad_is_undone_by_an_exception() -> None:
    with pytest.raises(ValueError), fs.no_grad():
        raise ValueError
    assert fs.is_grad_enabled()


def test_inference_mode_and_set_grad_enabled() -> None:
    with fs.inference_mode():
        assert fs.is_inference_mode_enabled()
        assert not fs.is_grad_enabled()
    assert not fs.is_inference_mode_enabled()
    fs.set_grad_enabled(False)
    assert not fs.is_grad_enabled()
    fs.set_grad_enabled(True)
    with fs.set_grad_enabled(False):
        assert not fs.is_grad_enabled()
    assert fs.is_grad_enabled()


def test_events() -> None:
    start, end = fs.Event(enable_timing=True), fs.cuda.Event(enable_timing=True)
    start.record()
    time.sleep(0.01)
    end.record()
    end.synchronize()
    assert 9 < start.elapsed_time(end) < 5000
    assert end.query()
    with pytest.raises(RuntimeError, match="enable_timing"):
        fs.Event().elapsed_time(end)
    with pytest.raises(RuntimeError, match="recorded"):
        fs.Event(enable_timing=True).elapsed_time(end)
    assert not fs.cuda.is_available()
    assert fs.cuda.device_count() == 0
