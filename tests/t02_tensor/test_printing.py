"""Tensors print as torch prints them; only the name before a dtype differs."""

from __future__ import annotations

import pytest

import framestance as fs

NAN, INF = float("nan"), float("inf")


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        ("fs.tensor([1.0, 2.0])", "tensor([1., 2.])"),
        ("fs.tensor([1, 2])", "tensor([1, 2])"),
        ("fs.tensor([1, -20])", "tensor([  1, -20])"),
        ("fs.tensor([True, False])", "tensor([ True, False])"),
        ("fs.tensor([1.5, -2.25])", "tensor([ 1.5000, -2.2500])"),
        ("fs.tensor(3)", "tensor(3)"),
        ("fs.tensor(3.5)", "tensor(3.5000)"),
        ("fs.tensor(3.0)", "tensor(3.)"),
        ("fs.tensor([1, 2], dtype=fs.int32)", "tensor([1, 2], dtype=framestance.int32)"),
        ("fs.ones(2, dtype=fs.float64)", "tensor([1., 1.], dtype=framestance.float64)"),
        ("fs.zeros(0)", "tensor([])"),
        ("fs.zeros(0, 3)", "tensor([], size=(0, 3))"),
        ("fs.zeros(0, dtype=fs.int64)", "tensor([], dtype=framestance.int64)"),
        ("fs.tensor([1e-5, 1.0])", "tensor([1.0000e-05, 1.0000e+00])"),
        ("fs.tensor([1e9, 2.0])", "tensor([1.0000e+09, 2.0000e+00])"),
        ("fs.tensor([NAN, INF, -INF, 1.0])", "tensor([nan, inf, -inf, 1.])"),
        ("fs.tensor([NAN, 1.5])", "tensor([   nan, 1.5000])"),
        ("fs.tensor([0.0, -0.0])", "tensor([0., -0.])"),
        ("fs.tensor([-INF, 1.5])", "tensor([  -inf, 1.5000])"),
        ("fs.ones(2, 2)", "tensor([[1., 1.],\n        [1., 1.]])"),
        ("fs.zeros(2, 1, 2)", "tensor([[[0., 0.]],\n\n        [[0., 0.]]])"),
        ("fs.arange(2000)", "tensor([   0,    1,    2,  ..., 1997, 1998, 1999])"),
        (
            "fs.arange(30)",
            "tensor([ 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15, 16, 17,\n        18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29])",
        ),
        ("fs.nn.Parameter(fs.ones(1))", "Parameter containing:\ntensor([1.])"),
        ("fs.ones(2).shape", "framestance.Size([2])"),
        ("fs.float32", "framestance.float32"),
        ("fs.bool", "framestance.bool"),
        ("fs.device('cpu')", "device(type='cpu')"),
    ],
)
def test_text(expression: str, text: str) -> None:
    assert repr(eval(expression, {"fs": fs, "NAN": NAN, "INF": INF})) == text


def test_a_large_matrix_is_summarised() -> None:
    text = repr(fs.zeros(50, 50))
    assert text.count("...") == 7
    assert len(text.splitlines()) == 7


def test_format() -> None:
    assert f"{fs.tensor(1.25):.1f}" == "1.2"
    assert f"{fs.ones(1)}" == "tensor([1.])"
    assert str(fs.ones(1).numpy()) == "[1.]"


def test_print_options() -> None:
    fs.set_printoptions(precision=2)
    try:
        assert repr(fs.tensor([1.256])) == "tensor([1.26])"
    finally:
        fs.set_printoptions(precision=4)
