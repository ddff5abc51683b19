"""float16 and bfloat16: bfloat16's place among dtypes, files, NumPy and other libraries; and loops on either, which give the bits that calls give."""

from __future__ import annotations

import copy
import io
import os
import pickle
import subprocess
import sys

import numpy as np
import pytest

import framestance as T
from framestance.ir import Graph, GraphBuilder, print_graph, run
from framestance.ir.printer import namespace
from framestance.lower.compile import lower
from framestance.ops import ROWS, dtypes
from framestance.ops.eager import has_bfloat16
from framestance.passes import optimize
from framestance.testing import check_compiled, same_compiled

B = T.bfloat16
HALVES = [T.float16, T.bfloat16]
EVERY = np.arange(1 << 16, dtype=np.uint16)


def bits(t):
    """The bits of a tensor, those of every NaN the same."""
    array = t._array
    if array.dtype.kind != "f":
        return array
    found = array.view(f"u{array.itemsize}").copy()
    found[np.isnan(array)] = 0x7FF
    return found


def every(dtype):
    """All numbers that there are."""
    return T.from_numpy(EVERY.view(np.int16).copy()).view(dtype)


def same_bits(function, *args):
    got, want = T.compile(function, fullgraph=True)(*args), function(*args)
    assert got.dtype is want.dtype and got.stride() == want.stride()
    np.testing.assert_array_equal(bits(got), bits(want))
    return got


# ---- the dtype ----


def test_casts_round_to_the_nearest_ties_to_even():
    given = [1.0, 1 + 2**-8, 1 + 3 * 2**-8, 1 + 2**-8 + 2**-20, -(1 + 2**-8), 3.4e38, 3.396e38, 1e-40, 2.0**-134, -0.0, float("inf"), float("nan")]
    wanted = [0x3F80, 0x3F80, 0x3F82, 0x3F81, 0xBF80, 0x7F80, 0x7F7F, 0x0001, 0x0000, 0x8000, 0x7F80, 0x7FC0]
    got = T.tensor(given).bfloat16()
    assert [x & 0xFFFF for x in got.view(T.int16).tolist()] == wanted
    assert [x & 0xFFFF for x in T.tensor(given, dtype=B).view(T.int16).tolist()] == wanted
    loud = np.array([0x7F800001, 0xFF80FFFF, 0x7FFFFFFF], np.uint32).view(np.float32)  # NaN whose upper bits alone would be an infinity, or overflow
    assert T.from_numpy(loud).bfloat16().isnan().tolist() == [True] * 3
    assert T.tensor([2**24 + 1, 257, -259]).bfloat16().tolist() == [2.0**24, 256.0, -260.0]


@pytest.mark.parametrize("name", [name for name in dtypes.DTYPES if name != "bfloat16"])
def test_promotion(name):
    other = dtypes.DTYPES[name]
    wanted = other if name in ("float32", "float64", "complex64", "complex128") else T.float32 if name == "float16" else B
    assert T.promote_types(B, other) is T.promote_types(other, B) is wanted
    x, y = T.ones(2, dtype=B), T.ones(2, dtype=other)
    assert (x + y).dtype is (y + x).dtype is wanted
    kept = wanted if other.is_complex else B  # what has dimensions decides
    assert (x * T.ones((), dtype=other)).dtype is (T.complex64 if other.is_complex else kept)


def test_numbers_and_attributes():
    x = T.tensor([1, 2.5], dtype=B)
    assert [(x + 1).dtype, (x * 0.1).dtype, (x * 1j).dtype, (x // 2).dtype, (x > 1).dtype] == [B, B, T.complex64, B, T.bool]
    assert x[1].item() == 2.5 and type(x[1].item()) is float and x.tolist() == [1.0, 2.5] and float(x[0]) == 1.0 and int(x[1]) == 2
    assert B.itemsize == x.element_size() == 2 and B.is_floating_point and B.is_signed and not B.is_complex and x.is_floating_point()
    assert x.type() == "framestance.BFloat16Tensor" and x.type("framestance.BFloat16Tensor") is x.bfloat16() is x.to(B) is x
    assert repr(T.tensor([1.5, float("nan")], dtype=B)) == "tensor([1.5000,    nan], dtype=framestance.bfloat16)"
    assert repr(T.finfo(B)) == (
        "finfo(resolution=0.01, min=-3.38953e+38, max=3.38953e+38, eps=0.0078125, smallest_normal=1.17549e-38, tiny=1.17549e-38, dtype=bfloat16)"
    )
    assert T.finfo(B) is T.finfo(B) is not T.finfo(T.float16) and not T.can_cast(B, T.int8)


def test_a_number_beside_half_precision_is_rounded_except_by_products_and_quotients():
    for dtype in HALVES:
        x = T.linspace(-3, 3, 1001).to(dtype)
        tenth = T.tensor(0.1, dtype=dtype).float()
        single, number = x.float(), T.tensor(0.1)
        assert (x + 0.1).equal((single + tenth).to(dtype)) and (0.1 - x).equal((tenth - single).to(dtype)) and (x + number).equal(x + 0.1)
        assert (x * 0.1).equal((single * 0.1).to(dtype)) and (0.1 * x).equal(x * 0.1) and (x / 0.1).equal((single / 0.1).to(dtype))
        assert (x * number).equal(x * 0.1) and (x / number).equal(x / 0.1) and not (x * 0.1).equal((single * tenth).to(dtype))
        assert (x % 0.3).equal((single % T.tensor(0.3, dtype=dtype).float()).to(dtype))


def test_steps_are_computed_in_single_precision_and_rounded_once():
    x = T.linspace(-3, 3, 50).bfloat16()
    for function in (
        T.exp,
        T.sigmoid,
        T.nn.functional.gelu,
        lambda x: T.softmax(x, 0),
        lambda x: x.var(0),
        T.erf,
        T.lgamma,
        lambda x: x @ x,
        lambda x: x.cumsum(0),
    ):
        assert function(x).dtype is B and function(x).equal(function(x.float()).bfloat16())
    h = T.full((3000,), 1.0).bfloat16()
    assert h.sum().item() == 3008 and h.mean().item() == 1  # 3000 rounded; in steps of 8 bits the sum would stop at 256


def test_numpy_refuses_it():
    x = T.ones(2, dtype=B)
    for call in (x.numpy, lambda: np.asarray(x), lambda: np.asarray(x, np.float32), lambda: np.add(x, 1), T.compile(lambda x: x.numpy())):
        with pytest.raises(TypeError, match="Got unsupported ScalarType BFloat16"):
            call(x) if call.__class__.__name__ == "CompiledFunction" else call()


def test_arrays_of_it_are_moved_sorted_and_searched_by_numpy():
    rng = np.random.default_rng(0)
    for n in (0, 1, 300, 5000):
        array = rng.integers(0, 1 << 16, n).astype(np.uint16).view(B.numpy)
        single = array.astype(np.float32)
        for kind in ("quicksort", "heapsort", "stable"):
            assert np.array_equal(np.sort(array, kind=kind).astype(np.float32), np.sort(single), equal_nan=True)
        assert np.array_equal(np.argsort(array[::-1], kind="stable"), np.argsort(single[::-1], kind="stable"))
        if n:
            assert array.argmax() == single.argmax() and array.argmin() == single.argmin() and np.array_equal(array.nonzero(), single.nonzero())
    x = np.array([1, 2.5, -3, np.nan], B.numpy)
    assert x.dtype != np.float16 and x.dtype.name == "bfloat16" and not np.can_cast(x.dtype, np.float16) and np.can_cast(x.dtype, np.float32)
    assert np.add(x, x).dtype == np.float32  # whoever forgets to cast computes in float32, not in float16
    assert repr(np.where([True, False, True, False], x, x[::-1])) == "array([1.0, -3.0, -3.0, 1.0], dtype=bfloat16)"
    assert np.concatenate([x, x]).dtype == np.take(x, [1, 1]).dtype == x.reshape(2, 2).T.copy().dtype == x.dtype
    assert x.astype(x.dtype.newbyteorder()).tolist()[:3] == [1.0, 2.5, -3.0] and hash(x[1]) == hash(2.5) and x[1] == 2.5 and x[1] < x[0] + 2
    with pytest.raises(ValueError, match="buffer"):
        memoryview(x)
    with pytest.raises(TypeError):
        x[0] = 1j


def test_bits_and_windows():
    x = T.arange(6, dtype=B).reshape(2, 3)
    assert x.view(T.int16).view(B).equal(x) and x.view(T.int16)[0, 1] == 0x3F80 and x.as_strided((2, 2), (1, 2)).tolist() == [[0, 2], [1, 3]]
    x.view(T.int16)[0, 0] = 0x4000
    assert x[0, 0] == 2 and x.t()[2].tolist() == [2, 5] and T.frombuffer(bytearray(b"\x80\x3f"), dtype=B).tolist() == [1.0]


def test_copies_files_and_dlpack(tmp_path):
    x = T.tensor([[1, 2.5], [float("nan"), -0.0]], dtype=B)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert repr(pickle.loads(pickle.dumps(x.T, protocol))) == repr(x.T)
    assert pickle.loads(pickle.dumps(B)) is B and repr(copy.deepcopy(x)) == repr(x)
    file = io.BytesIO()
    T.save({"a": x, "b": T.ones(2), "c.bfloat16": x.T}, file)
    file.seek(0)
    assert np.load(file).files == ["a.bfloat16", "b", "c.bfloat16.bfloat16"]
    file.seek(0)
    loaded = T.load(file)
    assert [(name, t.dtype) for name, t in loaded.items()] == [("a", B), ("b", T.float32), ("c.bfloat16", B)] and repr(loaded["a"]) == repr(x)
    again = T.from_dlpack(x)
    again[0, 0] = 7
    assert again.dtype is B and x[0, 0] == 7 and repr(T.from_dlpack(x, copy=True)) == repr(x) and T.from_dlpack(T.ones(1, dtype=T.int16)).dtype is T.int16
    with pytest.raises((RuntimeError, BufferError), match="dtype"):  # which of the two, NumPy's release decides
        np.from_dlpack(x)
    pytest.importorskip("safetensors.numpy")
    T.save({"a": x, "b": T.ones(2), "c": x.T}, tmp_path / "all.safetensors")
    loaded = T.load(tmp_path / "all.safetensors")
    assert loaded["c"].dtype is B and repr(loaded["c"]) == repr(x.T) and loaded["b"].dtype is T.float32


def test_modules_and_the_default_dtype():
    m = T.nn.Sequential(T.nn.Linear(3, 2), T.nn.BatchNorm1d(2)).bfloat16()
    assert {t.dtype for t in m.state_dict().values()} == {B, T.int64} and m(T.ones(4, 3, dtype=B)).dtype is B
    assert m.half()[0].weight.dtype is T.float16 and m.to(B)[0].weight.dtype is B and m.float()[0].weight.dtype is T.float32
    made = T.compile(lambda i: (T.ones(2) * 1.5, i / 2))
    for default in (*HALVES, T.float32):
        T.set_default_dtype(default)
        try:
            assert {t.dtype for t in (*made(T.tensor([1])), T.tensor(1.5), T.rand(2), T.sin(T.tensor([1])), T.nn.Linear(2, 2).weight)} == {default}
            assert repr(T.tensor([1.5])) == "tensor([1.5000])"
        finally:
            T.set_default_dtype(T.float32)


def test_random_numbers():
    T.manual_seed(0)
    for drawn in (T.rand(2000, dtype=B), T.randn(2000, dtype=B), T.empty(2000, dtype=B).uniform_(), T.zeros(2000, dtype=B).normal_()):
        assert drawn.dtype is B and len(set(drawn.tolist())) > 100
    x = T.rand(100000, dtype=B)
    assert x.max() < 1 and x.min() == 0 and abs(x.float().mean().item() - 0.5) < 0.01
    assert T.randint(0, 5, (3,), dtype=B).dtype is T.zeros(3, dtype=B).random_().dtype is B


# ---- compiled ----


def every_other(x, y):
    return (x * y + x - 0.5 * y) / (y * y + 1.5)


@pytest.mark.parametrize("dtype", HALVES)
@pytest.mark.parametrize(
    "function",
    [
        lambda x: x * 0.3 + 1.1,
        lambda x: x * x - x / 3,
        lambda x: T.sqrt(abs(x)) - x,
        lambda x: T.where(x > 0.5, x, -x).relu(),
        lambda x: T.clamp(x, -2, 2.3),
        lambda x: x.floor() + x.round(),
        lambda x: x.sign() * x.reciprocal(),
        lambda x: x % 3,
    ],
)
def test_arithmetic_on_every_number(function, dtype):
    same_bits(function, every(dtype))


@pytest.mark.parametrize("dtype", HALVES)
def test_arithmetic_on_pairs_in_all_layouts(dtype):
    rng = np.random.default_rng(1)
    x, y = (T.from_numpy(rng.permutation(EVERY).view(np.int16).copy()).view(dtype).reshape(256, 256) for _ in range(2))
    for a, b in ((x, y), (x.T, y), (x[::2, 1::2], y[1::2, ::2]), (x, y[0]), (x[:, :1], y), (x.T, y.T), (x[0].expand(256, 256), y), (x[3, 3], y)):
        same_bits(every_other, a, b)
    same_bits(lambda a, b: a.T.contiguous() + b, x, y)
    moved = T.compile(lambda a, b: a[1:].copy_(b[:-1] * a[1:]))
    other = x.clone()
    moved(other, y)
    x[1:].copy_(y[:-1] * x[1:])
    assert np.array_equal(bits(other), bits(x))


@pytest.mark.parametrize("dtype", HALVES)
@pytest.mark.parametrize("name", dtypes.DTYPES)
def test_casts_to_and_from_every_dtype(name, dtype):
    other = dtypes.DTYPES[name]
    same_bits(lambda x: x.to(other), every(dtype))
    rng = np.random.default_rng(2)
    single = np.concatenate([rng.integers(0, 1 << 32, 20000, dtype=np.uint64).astype(np.uint32) | mask for mask in (0, 0x8000, 0x1000)]).view(np.float32)
    with np.errstate(all="ignore"):
        near = single.astype(np.float16).astype(np.float64)
        middle = (near + np.nextafter(near.astype(np.float16), np.float16(np.inf)).astype(np.float64)) / 2
        given = np.concatenate([single.astype(np.float64), middle, np.nextafter(middle, 0), np.nextafter(middle, 9), rng.integers(-(2**63), 2**63 - 1, 9000)])
        if other.numpy.kind in "iu":
            given = given[np.isfinite(given)]
        source = T.from_numpy(given).to(other)
    same_bits(lambda x: x.to(dtype), source)


@same_compiled((T.arange(12).reshape(3, 4).bfloat16() / 7,), graphs=1)
def test_bfloat16(h):
    return (
        h @ h.t(),
        h.softmax(1),
        T.nn.functional.gelu(h),
        h.cumsum(0),
        h.float() * 2,
        h.std(1),
        h.sort(1).values,
        T.cat([h, h * 2]),
        h[:, 1],
        h.argmax(1),
        h.max(),
    )


@pytest.mark.parametrize("dtype", HALVES)
def test_rows_reductions_and_layers(dtype):
    T.manual_seed(1)
    layer, x = T.nn.LayerNorm(96).to(dtype), T.randn(64, 96).to(dtype)
    for function in (
        lambda x: T.softmax(x * 0.25 + x, -1), layer, lambda x: (x * x).sum(0), lambda x: x.amax(1) - x.amin(1), lambda x: x.mean(), lambda x: (x > 0).any(0),
        lambda x: T.nn.functional.rms_norm(x, (96,)), lambda x: (x - x.mean(1, True)) / x.std(1, keepdim=True), lambda x: x.argmin(1), lambda x: x.prod(1),
        lambda x: T.relu(x @ x.T + 1),
    ):  # fmt: skip
        got, want = T.compile(function, fullgraph=True)(x), function(x)
        assert got.dtype is want.dtype
        np.testing.assert_allclose(got.float().numpy(), want.float().numpy(), rtol=2 * T.finfo(dtype).eps, atol=1e-3)


def test_sizes_are_symbols_and_kernels_serve_them():
    compiled = T.compile(lambda x: (x * 2 + T.arange(x.shape[0], dtype=B) + x.shape[0]).sum(0), dynamic=True)
    for n in (3, 5, 40, 1):
        x = T.linspace(0, 1, n * 3).bfloat16().reshape(n, 3).T.contiguous().T if n > 1 else T.ones(1, 1, dtype=B)
        x = x[:, 0]
        assert compiled(x).equal((x * 2 + T.arange(n, dtype=B) + n).sum(0))


@pytest.mark.parametrize("dtype", HALVES)
def test_no_call_is_left_of_arithmetic(dtype):
    graph = Graph()
    builder = GraphBuilder(graph, "torch")
    array = np.linspace(-3, 3, 12).astype(dtype.numpy).reshape(3, 4)
    x = builder.input(array.dtype, (3, 4), (4, 1), kind="ndarray")
    y = ROWS["mul"].build(builder, x, 0.3)
    product = ROWS["matmul"].build(builder, x, ROWS["t"].build(builder, x))
    graph.outputs = [y, ROWS["sum"].build(builder, y, 1), product, builder.fill((2,), 1.5, array.dtype), builder.arange(0, 1, 5, array.dtype)]
    graph.outputs += [ROWS["argmax"].build(builder, x), builder.copy(x)]
    graph.output_kinds = ["ndarray"] * len(graph.outputs)
    assert {step[0] for step in lower(optimize(graph)).steps} <= {"ALLOC", "BUFFER", "KERNEL", "FREE"}
    names = namespace(graph)
    exec(print_graph(graph), names)
    for a, b in zip(names[graph.name](array), run(graph, [array]), strict=True):
        assert a.dtype == b.dtype and np.array_equal(a.astype(np.float64), b.astype(np.float64))


def test_casts_to_dtypes_of_one_size_stay_apart():
    x = T.tensor([1 / 3, 1e5])
    assert T.compile(lambda x: [x.half().float().tolist(), x.bfloat16().float().tolist()])(x)[1] == [0.333984375, 99840.0]
    got = T.compile(lambda x: (x.half().float(), x.bfloat16().float()))(x)
    assert [t.tolist() for t in got] == [[0.333251953125, float("inf")], [0.333984375, 99840.0]]


def test_another_dtype_of_the_same_size_is_another_entry():
    compiled = T.compile(lambda x: x + 1)
    for dtype in (T.float16, B, T.int16, B, T.float16):
        assert compiled(T.ones(3, dtype=dtype)).dtype is dtype


def test_functions_that_change_their_argument():
    index, source = T.tensor([0, 0, 2]), T.tensor([1, 2.5, 3], dtype=B)
    check_compiled(lambda x: x.index_add_(0, index, source), (T.ones(3, dtype=B),))
    check_compiled(lambda x: x.scatter_reduce_(0, index, source, "amax"), (T.zeros(3, dtype=B),))
    check_compiled(lambda x: x.index_put_((index,), source), (T.zeros(3, dtype=B),))
    assert T.zeros(3, dtype=B).index_add_(0, index, source).tolist() == [3.5, 0, 3]


def test_arguments_of_which_calls_take_float32():
    array = np.zeros(2, B.numpy)
    assert has_bfloat16((1, (array, 2))) and has_bfloat16((B.numpy,)) and not has_bfloat16((1, np.zeros(2, np.float16), np.dtype("f2"), (None, "x")))


def test_processors_that_do_not_convert_float16():
    """The casts again where the code has no instruction for them."""
    program = (
        "import numpy as np, framestance as T\n"
        "from t10_numerics.test_halves import every, same_bits\n"
        "rng = np.random.default_rng(0)\n"
        "same_bits(lambda x: x.float(), every(T.float16)); same_bits(lambda x: x * 1.1, every(T.float16))\n"
        "same_bits(lambda x: x.half(), T.from_numpy(rng.integers(0, 1 << 32, 200000, dtype=np.uint64).astype(np.uint32).view(np.float32)))\n"
        "same_bits(lambda x: x.half(), T.from_numpy(np.ldexp(1 + rng.integers(0, 4096, 100000) / 4096, rng.integers(-28, 18, 100000)).astype(np.float32)))\n"
        "from framestance.lower.functions.number import features\nassert 'f16c' not in features()\n"
    )
    path = os.pathsep.join(map(os.path.abspath, filter(None, sys.path)))
    environment = {**os.environ, "PYTHONPATH": path, "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
