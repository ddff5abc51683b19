"""Tensor among Python's and NumPy's protocols: numbers, copies, pickles, arrays, hashing, and the generated functions themselves."""

from __future__ import annotations

import copy
import inspect
import pickle
import traceback
import warnings
import weakref

import numpy as np
import pytest

import framestance as fs
from framestance.ops import INPLACE_METHODS, METHODS, row_of


def test_numbers() -> None:
    assert int(fs.tensor(2.7)) == 2
    assert float(fs.tensor([2])) == 2.0
    assert bool(fs.tensor([[0.0]])) is False
    assert fs.tensor(5).item() == 5
    assert type(fs.tensor(True).item()) is bool
    assert list(range(3))[fs.tensor(1)] == 1
    assert fs.tensor([[1, 2]]).tolist() == [[1, 2]]


def test_identity_hash_and_weak_references() -> None:
    a, b = fs.ones(2), fs.ones(2)
    assert len({a, b, a}) == 2
    reference = weakref.ref(a)
    del a
    assert reference() is None
    assert (b == None) is False  # noqa: E711
    assert (b != "x") is True


@pytest.mark.parametrize("copier", [copy.copy, copy.deepcopy, lambda t: pickle.loads(pickle.dumps(t)), lambda t: t.clone()])
def test_copies(copier: object) -> None:
    t = fs.arange(6).reshape(2, 3).T
    made = copier(t)  # type: ignore[operator]
    assert type(made) is fs.Tensor
    assert made.dtype is t.dtype
    assert fs.equal(made, t)
    t.add_(1)
    assert fs.equal(made, t) is (copier is copy.copy)


def test_deepcopy_keeps_identity_within_a_structure() -> None:
    t = fs.ones(2)
    first, second = copy.deepcopy([t, t])
    assert first is second
    assert first is not t


def test_numpy_shares_memory() -> None:
    array = np.zeros(3, np.float32)
    t = fs.from_numpy(array)
    t.add_(1)
    array[0] = 5
    assert t.tolist() == [5, 1, 1]
    assert np.shares_memory(np.asarray(t), array)
    assert np.shares_memory(t.numpy(), array)
    assert not np.shares_memory(np.array(t), array)
    assert np.asarray(t, dtype=np.float64).dtype == np.float64
    with pytest.raises(ValueError, match="copy"):
        np.asarray(t, dtype=np.float64, copy=False)
    with pytest.raises(ValueError, match="byte order"):
        fs.from_numpy(np.ones(2, ">f4"))


def test_arrays_and_tensors_mix_into_tensors() -> None:
    t, a = fs.ones(3), np.arange(3.0)
    for made in (t + a, a + t, a * t, np.float32(2) * t, np.ones(3, np.float32) @ t):  # torch refuses an array on the left
        assert type(made) is fs.Tensor
    assert (a + t).dtype is fs.float64
    assert (np.float64(2) * t).dtype is fs.float32
    assert (t == a).tolist() == [False, True, False]
    assert type(np.sin(t)) is fs.Tensor


def test_nothing_warns() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        x = fs.tensor([0.0, -1.0, 3e38])
        for made in (x / 0.0, x.log(), x.sqrt(), x * 10, x % 0.0, x // 0.0, (x / 0).int(), x.exp(), fs.tensor([200], dtype=fs.uint8) * 200):
            assert isinstance(made, fs.Tensor)


def test_signatures_source_and_docs_of_generated_functions() -> None:
    assert str(inspect.signature(fs.Tensor.sum)).startswith("(self, dim=None, keepdim=False, *, dtype=None")
    assert "_build(_EAGER, input._array if isinstance(input, _Tensor)" in inspect.getsource(fs.sum)
    assert fs.sum.__doc__ == METHODS["sum"].doc
    assert fs.sum.__name__ == "sum"
    assert fs.Tensor.add_.__qualname__ == "Tensor.add_"
    with pytest.raises(TypeError) as raised:
        fs.cat(3)
    assert "_values(_row, " in "".join(traceback.format_exception(raised.value))


def test_functions_and_methods_are_known_by_their_rows() -> None:
    assert row_of(fs.add).name == "add"
    assert row_of(fs.subtract).name == "sub"
    assert row_of(fs.Tensor.sum).name == "sum"
    assert row_of(fs.Tensor.add_) is None  # in place: INPLACE_METHODS knows it
    assert row_of(fs.from_numpy).name == "from_numpy"
    assert row_of(np.add).name == "add"
    assert row_of(print) is None
    for name in [*METHODS, *INPLACE_METHODS]:
        assert callable(getattr(fs.Tensor, name))


def test_numpy_spellings_of_keywords() -> None:
    m = fs.arange(6.0).reshape(2, 3)
    assert m.sum(axis=1).tolist() == [3, 12]
    assert m.mean(axis=0, keepdims=True).shape == (1, 3)
    assert fs.cat([m, m], axis=1).shape == (2, 6)


def test_out() -> None:
    x, out = fs.ones(3), fs.zeros(3)
    assert fs.add(x, 2, out=out) is out
    assert out.tolist() == [3, 3, 3]
    assert fs.mm(fs.ones(2, 2), fs.ones(2, 2), out=fs.zeros(2, 2)).tolist() == [[2, 2], [2, 2]]
    with pytest.raises(RuntimeError, match="can't be cast"):
        fs.add(x, 1.5, out=fs.zeros(3, dtype=fs.int64))
    with pytest.raises(RuntimeError, match="doesn't match"):
        fs.add(x, 1, out=fs.zeros(2))


def test_shapes_are_added_as_tuples_are() -> None:
    class Asked:
        def __radd__(self, other: object) -> object:
            return other

    class Declines:
        def __radd__(self, other: object) -> object:
            return NotImplemented

    shape = fs.zeros(2, 3).shape
    assert shape + Asked() is shape and (2, 3) + Asked() == (2, 3)
    assert type(shape + (1,)) is fs.Size and shape + (1,) == (2, 3, 1)
    for other in ([1], 1, "x", Declines()):
        with pytest.raises(TypeError) as of_tuple:
            (2, 3) + other  # type: ignore[operator]
        with pytest.raises(TypeError) as of_shape:
            shape + other
        assert str(of_shape.value) == str(of_tuple.value)


def test_questions() -> None:
    t = fs.ones(2, 3)
    assert t.size() == t.shape == (2, 3)
    assert t.size(-1) == 3
    assert t.shape.numel() == t.numel() == 6
    assert isinstance(t.shape[:1], fs.Size)
    assert t.dim() == t.ndim == 2
    assert t.device == fs.device("cpu")
    assert t.element_size() == 4
    assert t.is_floating_point()
    assert t.type() == "framestance.FloatTensor"
    assert not t.requires_grad
    assert t.grad is None
    assert t.is_leaf
    assert t.data is not t
    assert t.data.data_ptr() == t.data_ptr()
    assert t[1:].storage_offset() == 3
    assert fs.is_tensor(t)
    assert not fs.is_tensor(np.ones(1))
    assert fs.result_type(t, 1.5) is fs.float32
    assert not fs.can_cast(fs.float32, fs.int64)
    assert fs.broadcast_shapes((2, 1), (3,)) == (2, 3)
    assert pickle.loads(pickle.dumps(fs.float32)) is fs.float32
    assert pickle.loads(pickle.dumps(fs.bool)) is fs.bool
    assert copy.deepcopy(fs.int8) is fs.int8
