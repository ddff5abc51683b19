"""Memory shared with NumPy and others, copies and pickles, files, generators, and what dtypes and devices say: as torch has them."""

from __future__ import annotations

import builtins
import copy
import gc
import io
import pickle
import weakref

import numpy as np
import pytest

import framestance as fs


def test_dlpack_shares_memory_both_ways():
    array = np.zeros(3)
    tensor = fs.from_dlpack(array)
    tensor[0] = 5
    assert array.tolist() == [5.0, 0.0, 0.0]
    back = np.from_dlpack(fs.arange(6).view(2, 3).T)
    assert back.strides == (8, 24)
    assert np.shares_memory(np.from_dlpack(tensor), array)
    assert tensor.__dlpack_device__() == (1, 0)
    assert not np.shares_memory(fs.from_dlpack(array, copy=True).numpy(), array)


@pytest.mark.parametrize(
    "given, error, words",
    [
        (lambda: fs.from_dlpack(3), TypeError, "must have a __dlpack__ method"),
        (lambda: fs.from_dlpack(np.ones(4)[::-1]), ValueError, "negative"),
        (lambda: fs.from_dlpack(np.ones(2, np.uint16)), TypeError, "uint16"),
        (lambda: fs.ones(2).__dlpack__(stream=1), AssertionError, "stream should be None"),
        (lambda: fs.frombuffer(bytearray(b"abc"), dtype=fs.int16), ValueError, "must be a multiple of element size"),
        (lambda: fs.frombuffer(bytearray(b"abc"), dtype=fs.int8, offset=3), ValueError, "no greater than buffer length"),
        (lambda: fs.frombuffer(bytearray(b"abc"), dtype=fs.int8, count=4), ValueError, "must not be greater than actual buffer length"),
        (lambda: fs.frombuffer(3, dtype=fs.int8), ValueError, "buffer protocol"),
        (lambda: fs.asarray([1], copy=False), ValueError, "can't alias arbitrary sequence"),
        (lambda: fs.asarray(np.ones(2), dtype=fs.float32, copy=False), ValueError, "can't alias tensor with dtype 'Double'"),
    ],
)
def test_what_cannot_be_shared(given, error, words):
    with pytest.raises(error, match=words):
        given()


def test_frombuffer_and_asarray():
    buffer = bytearray(b"\1\2\3\4")
    tensor = fs.frombuffer(buffer, dtype=fs.uint8, count=2, offset=1)
    tensor[0] = 9
    assert buffer == b"\1\x09\3\4"
    array = np.ones(2)
    assert fs.asarray(array).data_ptr() == array.ctypes.data
    assert fs.asarray(tensor) is tensor
    assert fs.asarray(tensor, copy=True) is not tensor
    assert fs.asarray([1, 2.5]).dtype is fs.float32
    with pytest.warns(UserWarning, match="not writable"):
        fs.frombuffer(b"ab", dtype=fs.int8)


def test_a_deep_copy_keeps_which_tensors_share_memory():
    x = fs.arange(12.0).view(3, 4)
    first, row, turned, again, wide = copy.deepcopy([x, x[1], x.T, x, x[:1].expand(5, 4)])
    row.fill_(-1)
    assert first[1].tolist() == [-1.0] * 4
    assert turned[:, 1].tolist() == [-1.0] * 4
    assert again is first
    assert (turned.stride(), wide.stride()) == ((1, 4), (0, 1))
    assert x[1].tolist() == [4.0, 5.0, 6.0, 7.0]
    layer = fs.nn.Linear(3, 3)
    layer.bias.data = layer.weight.data[0]
    twin = copy.deepcopy(layer)
    twin.bias.data.fill_(2)
    assert twin.weight[0].tolist() == [2.0] * 3
    assert layer.weight[0].tolist() != [2.0] * 3


def test_data_and_set_take_over_memory():
    x, y = fs.ones(2), fs.zeros(3, dtype=fs.int64)
    x.data = y
    y[0] = 4
    assert x.tolist() == [4, 0, 0]
    assert x.set_(y[1:]).tolist() == [0, 0]
    with pytest.raises(RuntimeError, match="Could not set tensor"):
        x.set_(fs.ones(2))
    with pytest.raises(TypeError, match="Variable data has to be a tensor"):
        x.data = 3
    t = fs.ones(2, 3)
    assert (t.t_().shape, t.unsqueeze_(0).shape, t.squeeze_().shape, t.transpose_(0, 1).shape) == ((3, 2), (1, 3, 2), (3, 2), (2, 3))
    with pytest.raises(RuntimeError, match="<= 2 dimensions"):
        fs.ones(2, 2, 2).t_()


@pytest.mark.parametrize("as_file", [True, False])
def test_saved_tensors_are_loaded(tmp_path, as_file):
    model = fs.nn.Sequential(fs.nn.Linear(3, 4), fs.nn.BatchNorm1d(4))
    target = io.BytesIO() if as_file else tmp_path / "model.npz"
    fs.save(model.state_dict(), target)
    if as_file:
        target.seek(0)
    found = fs.load(target)
    assert list(found) == list(model.state_dict())
    assert all(fs.equal(found[name], value) and found[name].dtype is value.dtype for name, value in model.state_dict().items())
    fs.nn.Sequential(fs.nn.Linear(3, 4), fs.nn.BatchNorm1d(4)).load_state_dict(found)


def test_names_that_archives_keep_for_themselves(tmp_path):
    fs.save({"file": fs.ones(2), "arr_0": fs.zeros(1), "a/b": fs.ones(1, dtype=fs.bool)}, tmp_path / "x.npz")
    assert list(fs.load(tmp_path / "x.npz")) == ["file", "arr_0", "a/b"]


def test_what_cannot_be_saved(tmp_path, monkeypatch):
    with pytest.raises(TypeError, match="must be a mapping"):
        fs.save([fs.ones(1)], tmp_path / "x.npz")
    with pytest.raises(TypeError, match=r"obj\['a'\] is a int"):
        fs.save({"a": 1}, tmp_path / "x.npz")
    with pytest.raises(ValueError, match=r"must end in one of .npz, .safetensors"):
        fs.save({}, tmp_path / "x.pt")
    real = builtins.__import__
    monkeypatch.setitem(__import__("sys").modules, "safetensors.numpy", None)
    assert real is builtins.__import__
    with pytest.raises(ImportError, match=r"pip install 'framestance\[safetensors\]'"):
        fs.save({}, tmp_path / "x.safetensors")


def test_safetensors(tmp_path):
    pytest.importorskip("safetensors.numpy")
    fs.save({"a": fs.arange(6).view(2, 3).T}, tmp_path / "x.safetensors")
    assert fs.load(tmp_path / "x.safetensors")["a"].tolist() == [[0, 3], [1, 4], [2, 5]]


DRAWS = {
    "rand": lambda g: fs.rand(3, generator=g),
    "randn": lambda g: fs.randn(3, generator=g),
    "rand_like": lambda g: fs.rand_like(fs.ones(3), generator=g),
    "randn_like": lambda g: fs.randn_like(fs.ones(3), generator=g),
    "randint": lambda g: fs.randint(0, 1000, (3,), generator=g),
    "randint_like": lambda g: fs.randint_like(fs.ones(3), 1000, generator=g),
    "randperm": lambda g: fs.randperm(20, generator=g),
    "bernoulli": lambda g: fs.bernoulli(fs.full((20,), 0.5), generator=g),
    "multinomial": lambda g: fs.multinomial(fs.ones(50), 5, generator=g),
    "normal": lambda g: fs.normal(0.0, 1.0, (3,), generator=g),
    "poisson": lambda g: fs.poisson(fs.full((9,), 50.0), generator=g),
    **{
        f"{name}_": lambda g, name=name, args=args: getattr(fs.zeros(9), f"{name}_")(*args, generator=g)
        for name, args in (("uniform", ()), ("normal", ()), ("bernoulli", ()), ("exponential", ()), ("cauchy", ()), ("log_normal", ()), ("random", ()))
    },
    "geometric_": lambda g: fs.zeros(9).geometric_(0.1, generator=g),
    "init.trunc_normal_": lambda g: fs.nn.init.trunc_normal_(fs.zeros(3), generator=g),
    "init.orthogonal_": lambda g: fs.nn.init.orthogonal_(fs.zeros(3, 3), generator=g),
    "init.kaiming_normal_": lambda g: fs.nn.init.kaiming_normal_(fs.zeros(3, 3), generator=g),
}


@pytest.mark.parametrize("draw", DRAWS.values(), ids=DRAWS)
def test_a_generator_gives_its_own_stream_plain_and_compiled(draw):
    compiled = fs.compile(draw)
    before = fs.get_rng_state()
    plain, other = fs.Generator().manual_seed(7), fs.Generator().manual_seed(7)
    want = [draw(plain) for _ in range(3)]
    got = [compiled(other) for _ in range(3)]
    assert all(fs.equal(a, b) for a, b in zip(got, want, strict=True))
    assert not fs.equal(want[0], want[1])
    assert fs.equal(fs.get_rng_state(), before)  # the process's generator was not asked
    assert not fs.equal(draw(fs.Generator().manual_seed(8)), want[0])
    fs.manual_seed(7)
    assert fs.equal(draw(fs.default_generator), want[0])
    fs.manual_seed(7)
    assert fs.equal(fs.compile(draw)(None), want[0])


def test_states_seeds_and_forks():
    g = fs.Generator()
    assert g.manual_seed(-1) is g
    assert g.initial_seed() == 2**64 - 1
    state = g.get_state()
    first = fs.rand(2, generator=g)
    assert fs.equal(fs.rand(2, generator=g.set_state(state)), first)
    for twin in (copy.deepcopy(g), pickle.loads(pickle.dumps(g)), g.clone_state()):
        assert fs.equal(twin.get_state(), g.get_state())
    assert fs.manual_seed(3) is fs.default_generator is fs.random.default_generator
    before = fs.get_rng_state()
    with fs.random.fork_rng():
        fs.rand(10)
    assert fs.equal(fs.get_rng_state(), before)
    for wrong, error in ((lambda: fs.rand(2, generator=3), TypeError), (lambda: g.manual_seed("a"), RuntimeError), (lambda: g.manual_seed(2**64), ValueError)):
        with pytest.raises(error):
            wrong()


def test_compiled_code_keeps_no_generator_alive():
    def f(x, g):
        return x + fs.rand(3, generator=g)

    compiled, g = fs.compile(f, fullgraph=True), fs.Generator()
    compiled(fs.ones(3), g)
    gone = weakref.ref(g)
    del g
    gc.collect()
    assert gone() is None


def test_limits_of_dtypes():
    assert repr(fs.iinfo(fs.int64)) == "iinfo(min=-9.22337e+18, max=9.22337e+18, dtype=int64)"
    assert repr(fs.finfo(fs.float16)) == (
        "finfo(resolution=0.001, min=-65504, max=65504, eps=0.000976562, smallest_normal=6.10352e-05, tiny=6.10352e-05, dtype=float16)"
    )
    assert fs.finfo(fs.complex64) == fs.finfo() == fs.finfo(fs.float32)
    assert fs.iinfo(fs.int8) != fs.iinfo(fs.uint8)
    for wrong in (lambda: fs.iinfo(fs.bool), lambda: fs.iinfo(fs.float32), lambda: fs.finfo(fs.int8), lambda: fs.iinfo(3)):
        with pytest.raises(TypeError):
            wrong()

    def f(x):
        return x.masked_fill(x > 0, fs.finfo(x.dtype).min), fs.iinfo(fs.int8).max

    assert fs.compile(f, fullgraph=True)(fs.ones(1))[0].item() == fs.finfo(fs.float32).min


def test_devices_and_formats():
    assert [repr(fs.device(d)) for d in ("cpu", "cpu:0", fs.device("cpu", 1))] == [
        "device(type='cpu')", "device(type='cpu', index=0)", "device(type='cpu', index=1)"
    ]  # fmt: skip
    assert fs.device("cpu") != fs.device("cpu:0")
    assert pickle.loads(pickle.dumps(fs.device("cpu:1"))) == fs.device("cpu:1")
    with fs.device("cpu"):
        assert fs.ones(1).device == fs.device("cpu")
    for wrong in ("foo", "CPU", "cpu:", "cpu:-1", "cuda", 0):
        with pytest.raises(RuntimeError):
            fs.device(wrong)
    assert [repr(x) for x in (fs.strided, fs.channels_last, fs.ones(1).layout)] == ["framestance.strided", "framestance.channels_last", "framestance.strided"]
    assert fs.ones(1).type("framestance.DoubleTensor").dtype is fs.float64
    with pytest.raises(TypeError, match="must be Tensor, not int"):
        fs.is_complex(3)
    assert f"{fs.tensor(1.5)}" == "1.5"
