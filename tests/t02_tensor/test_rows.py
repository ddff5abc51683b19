"""Every row on all its samples: what it declares about results is true, and its loop body says what its ufunc says."""

from __future__ import annotations

import math
import warnings
from typing import Any

import numpy as np
import pytest

from framestance.ops import ROWS, NotCovered, Row, dtypes, samples
from framestance.ops.eager import NumpyBuilder


class CheckedBuilder(NumpyBuilder):
    """Compares results with what the row announced, as a graph would rely on it."""

    def extern(self, row: Row, function: Any, args: Any, results: Any) -> Any:
        made = super().extern(row, function, args, results)
        for array, (shape, dtype) in zip(made, results, strict=True):
            assert array.shape == tuple(shape)
            assert array.dtype == dtype
            assert array.flags.c_contiguous
        return made

    def elementwise(self, row: Row, compute: Any, operands: Any) -> Any:
        result = super().elementwise(row, compute, operands)
        assert result.dtype == dtypes.result_dtype(row.result, compute)
        return result

    def reduce(self, row: Row, value: Any, dims: Any, keepdim: bool, dtype: Any) -> Any:
        result = super().reduce(row, value, dims, keepdim, dtype)
        assert result.dtype == dtype
        return result


CHECKED = CheckedBuilder()


def fresh(row: Row, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """Arguments that a writing row may spoil."""
    writes = row.kind in ("mutation", "random")
    return tuple(a.copy(order="K") if writes and isinstance(a, np.ndarray) else a for a in arguments)


@pytest.mark.parametrize("name", ROWS)
def test_samples_run_as_declared(name: str) -> None:
    row, count = ROWS[name], 0
    assert row.samples is not None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for arguments in row.samples():
            row.build(CHECKED, *fresh(row, arguments))
            count += 1
    assert count


@pytest.mark.parametrize("name", ROWS)
def test_rows_are_documented_and_bindable(name: str) -> None:
    row = ROWS[name]
    assert row.doc
    for arguments in row.samples():
        required = [p for p in row.signature.parameters.values() if p.default is p.empty and p.kind is not p.VAR_POSITIONAL]
        assert len(arguments) >= len(required)


HELPERS: dict[str, Any] = {
    **{n: getattr(np, n) for n in ("sqrt", "exp", "log", "sin", "cos", "tanh", "exp2", "log2", "expm1", "log1p", "floor", "ceil", "trunc", "rint", "fabs")},
    **{n: getattr(np, "arc" + n[1:]) for n in ("asin", "acos", "atan", "atan2")}, **{n: getattr(np, n) for n in ("log10", "tan", "sinh", "cosh", "cbrt")},
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)), "silu": lambda x: x / (1 + np.exp(-x)), "erf": ROWS["erf"].ufunc, "erfc": ROWS["erfc"].ufunc,
    "pow": np.power, "fmod": np.fmod, "floordiv": np.floor_divide, "remainder": np.remainder, "signbit": np.signbit, "maximum": np.maximum,
    "copysign": np.copysign,
    "gelu": lambda x: 0.5 * x * (1 + math.erf(x * 0.5**0.5)), "one_plus_tanh": lambda x: ROWS["one_plus_tanh"].ufunc(x, x.dtype.type(1)),
}  # fmt: skip


def scalar_body(row: Row, compute: np.dtype[Any], operands: list[Any]) -> Any:
    """The body on one element, as a kernel computes it."""
    names = "xyzw"[: len(operands)]
    value = eval(row.body.format(*names), dict(HELPERS), dict(zip(names, operands, strict=True)))
    with np.errstate(all="ignore"):
        return np.asarray(value).astype(bool if row.result == "bool" else compute)[()]


class Recorder(CheckedBuilder):
    """Keeps what elementwise rows were asked to compute."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[tuple[Row, np.dtype[Any], list[Any], Any]] = []

    def elementwise(self, row: Row, compute: Any, operands: Any) -> Any:
        result = super().elementwise(row, compute, operands)
        self.calls.append((row, np.dtype(compute), [np.broadcast_to(self.cast(np.asarray(x), compute), result.shape) for x in operands], result))
        return result


@pytest.mark.parametrize("name", [n for n, row in ROWS.items() if row.kind == "elementwise"])
def test_body_equals_ufunc(name: str) -> None:
    recorder = Recorder()
    for arguments in ROWS[name].samples():
        ROWS[name].build(recorder, *arguments)
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for row, compute, operands, result in recorder.calls[:60]:
            if row.body is None:
                continue
            for index in list(np.ndindex(result.shape))[:14]:
                want = result[index]
                got = scalar_body(row, compute, [x[index] for x in operands])
                if row.ulp and compute.kind == "f" and math.isfinite(want) and math.isfinite(got):
                    size = max(abs(want), np.finfo(compute).tiny, abs(operands[0][index]) if row.ulp_of_input else 0)
                    assert abs(got - want) <= 2 * row.ulp[compute.name] * np.spacing(size), (row.name, operands)
                else:
                    assert got == want or (got != got and want != want), (row.name, [x[index] for x in operands], got, want)
                    assert result.dtype.kind != "f" or got != got or np.signbit(got) == np.signbit(want), (row.name, [x[index] for x in operands])


REFERENCES = {
    "exp": np.exp, "log": np.log, "sin": np.sin, "cos": np.cos, "tanh": np.tanh, "sqrt": np.sqrt, "rsqrt": lambda x: 1 / np.sqrt(x),
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)), "relu": lambda x: np.where(x < 0, 0, x), "square": lambda x: x * x, "reciprocal": lambda x: 1 / x,
    "silu": lambda x: x / (1 + np.exp(-x)), "sign": lambda x: np.nan_to_num(np.sign(x), nan=0.0), "expm1": np.expm1, "log1p": np.log1p,
}  # fmt: skip


@pytest.mark.parametrize("name", REFERENCES)
def test_functions_against_float64(name: str) -> None:
    row = ROWS[name]
    for array in samples.layouts("float32"):
        with np.errstate(all="ignore"):
            exact = np.asarray(REFERENCES[name](array.astype(np.float64))).astype(np.float32)
        got = row.build(CHECKED, array)
        assert got.dtype == np.float32
        np.testing.assert_array_max_ulp(np.nan_to_num(got, posinf=1, neginf=-1), np.nan_to_num(exact, posinf=1, neginf=-1), 12)
        assert np.array_equal(np.isnan(got), np.isnan(exact))


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("name", ["add", "sub", "mul", "true_divide", "lt", "maximum", "floor_divide", "bitwise_and"])
def test_numpy_dialect_follows_numpy(name: str) -> None:
    row, builder = ROWS[name], NumpyBuilder("numpy")
    arrays = [samples.plain_values(d, 4) for d in ("int8", "uint8", "int32", "int64", "float32", "float64", "bool")]
    checked = 0
    for left in arrays:
        for right in [*arrays, 2, 1.5, True]:
            try:
                want = row.numpy[0](left, right)
            except TypeError:
                continue
            try:
                got = row.apply_numpy(builder, (left, right), {})
            except NotCovered:
                continue
            checked += 1
            assert got.dtype == want.dtype
            assert np.array_equal(got, want, equal_nan=want.dtype.kind == "f")
    assert checked > 12


def test_numpy_calls_with_other_arguments_are_not_covered() -> None:
    a = np.ones(3)
    with pytest.raises(NotCovered):
        ROWS["add"].apply_numpy(NumpyBuilder("numpy"), (a, a), {"where": a > 0})
    with pytest.raises(NotCovered):
        ROWS["sum"].apply_numpy(NumpyBuilder("numpy"), (a, 0, np.float32), {})
    assert ROWS["sum"].apply_numpy(NumpyBuilder("numpy"), (a,), {"axis": 0, "keepdims": True}).shape == (1,)
    assert ROWS["sum"].apply_numpy(NumpyBuilder("numpy"), (np.ones(3, np.int32),), {}).dtype == np.int64


def test_relu_keeps_nan_and_negative_zero() -> None:
    got = ROWS["relu"].build(CHECKED, np.array([-1.0, -0.0, 0.0, 2.0, np.nan, -np.inf], np.float32))
    assert got.tolist()[:4] == [0.0, 0.0, 0.0, 2.0]
    assert np.signbit(got).tolist() == [False, True, False, False, False, False]
    assert np.isnan(got[4])


def test_a_second_row_of_one_name_is_refused() -> None:
    from framestance.ops import register

    with pytest.raises(ValueError, match="registered twice"):
        register(ROWS["add"])
