"""Which dtype comes out: torch's three ranks of operands, numbers that do not fit, and the default dtype."""

from __future__ import annotations

import numpy as np
import pytest

import framestance as fs

DIMENSIONED, ZERO_D = (2,), ()


@pytest.mark.parametrize(
    ("left", "right", "result"),
    [
        ("float32", "float64", "float64"), ("float32", "int64", "float32"), ("float64", "int8", "float64"), ("uint8", "int8", "int16"),
        ("uint8", "int16", "int16"), ("uint8", "int64", "int64"), ("int8", "int32", "int32"), ("bool", "uint8", "uint8"), ("bool", "bool", "bool"),
        ("bool", "float32", "float32"), ("int16", "bool", "int16"),
    ],
)  # fmt: skip
def test_two_tensors(left: str, right: str, result: str) -> None:
    a, b = fs.ones(2, dtype=getattr(fs, left)), fs.ones(2, dtype=getattr(fs, right))
    assert (a + b).dtype is getattr(fs, result)
    assert (b + a).dtype is getattr(fs, result)
    assert fs.promote_types(a.dtype, b.dtype) is getattr(fs, result)


@pytest.mark.parametrize(
    ("tensor", "zero_d", "result"),
    [
        ("float32", "float64", "float32"), ("int8", "int64", "int8"), ("int8", "float64", "float64"), ("bool", "int16", "int16"),
        ("uint8", "int8", "uint8"), ("int64", "float32", "float32"),
    ],
)  # fmt: skip
def test_a_0d_tensor_only_raises_the_category(tensor: str, zero_d: str, result: str) -> None:
    a, b = fs.ones(2, dtype=getattr(fs, tensor)), fs.ones((), dtype=getattr(fs, zero_d))
    assert (a * b).dtype is getattr(fs, result)


@pytest.mark.parametrize(
    ("tensor", "number", "result"),
    [
        ("float32", 2, "float32"), ("float32", 2.5, "float32"), ("float64", 2.5, "float64"), ("int8", 2, "int8"), ("int8", 2.5, "float32"),
        ("uint8", True, "uint8"), ("bool", True, "bool"), ("bool", 2, "int64"), ("bool", 2.5, "float32"), ("int64", np.float64(2.0), "float32"),
    ],
)  # fmt: skip
def test_a_number_only_raises_the_category(tensor: str, number: object, result: str) -> None:
    a = fs.ones(2, dtype=getattr(fs, tensor))
    assert (a + number).dtype is getattr(fs, result)
    assert (number + a).dtype is getattr(fs, result)


def test_a_0d_tensor_outranks_a_number() -> None:
    assert (fs.ones((), dtype=fs.int8) + 1).dtype is fs.int8
    assert (fs.ones((), dtype=fs.float64) + 1.5).dtype is fs.float64


def test_where_of_two_numbers() -> None:
    condition = fs.tensor([True, False])
    assert fs.where(condition, 1.0, 2.0).dtype is fs.float32
    assert fs.where(condition, 1, 2).dtype is fs.int64
    assert fs.where(condition, True, False).dtype is fs.bool


def test_integers_divide_in_the_default_dtype() -> None:
    a = fs.tensor([1, 2])
    assert (a / 2).dtype is fs.float32
    fs.set_default_dtype(fs.float64)
    try:
        assert (a / 2).dtype is fs.float64
        assert fs.ones(2).dtype is fs.tensor(1.5).dtype is (a * 0.5).dtype is fs.sin(a).dtype is fs.float64
    finally:
        fs.set_default_dtype(fs.float32)
    with pytest.raises(TypeError, match="only floating-point types"):
        fs.set_default_dtype(fs.int32)


def test_numbers_wrap_into_small_integers_but_are_not_stored() -> None:
    u = fs.tensor([1, 2], dtype=fs.uint8)
    assert (u + 300).tolist() == [45, 46]
    assert (u > 300).tolist() == [False, False]
    with pytest.raises(RuntimeError, match="value cannot be converted to type uint8_t without overflow"):
        u[0] = 300
    u[0] = -1
    assert u.tolist() == [255, 2]


@pytest.mark.parametrize("number", [10**50, -(10**50), np.float64(1e300), 2**24 + 1, 1e300])
@pytest.mark.filterwarnings("error")
def test_numbers_too_large_for_the_dtype_become_infinite_without_a_warning(number: object) -> None:
    with np.errstate(all="ignore"):
        expected = float(np.float32(1) + np.float32(number))
    x = fs.ones(2)
    y = x.clone()
    y += number
    for got in (x + number, fs.add(x, number), y, x.clone().add_(number)):
        assert got.tolist() == [expected, expected]


@pytest.mark.parametrize("name", ["sum", "prod", "cumsum"])
def test_sums_of_integers_are_int64(name: str) -> None:
    for dtype in (fs.uint8, fs.int32, fs.bool):
        assert getattr(fs, name)(fs.ones(3, dtype=dtype), 0).dtype is fs.int64


def test_comparisons_give_bools_and_casts_give_what_they_say() -> None:
    x = fs.tensor([1.5, -2.7])
    assert (x > 0).dtype is fs.bool
    assert x.int().tolist() == [1, -2]
    assert x.to(fs.uint8).dtype is fs.uint8
    assert x.to(fs.float32) is x
    assert x.float() is x
    assert x.to(fs.float32, copy=True) is not x
    assert x.double().type(fs.int16).dtype is fs.int16


@pytest.mark.parametrize("bad", ["float32", np.longdouble, np.uint16, str, None.__class__])
def test_unknown_dtypes_are_named(bad: object) -> None:
    with pytest.raises(TypeError, match="accepted dtypes are float16, bfloat16, float32, float64"):
        fs.ones(2, dtype=bad)
