"""Views share memory and have torch's strides; copies do not share."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import framestance as fs

BASE = np.arange(24, dtype=np.float32).reshape(2, 3, 4)

VIEWS: dict[str, tuple[Any, Any]] = {
    "t[0]": (lambda t: t[0], lambda a: a[0]),
    "t[-1, 1:]": (lambda t: t[-1, 1:], lambda a: a[-1, 1:]),
    "t[..., ::2]": (lambda t: t[..., ::2], lambda a: a[..., ::2]),
    "t[:, None, 1]": (lambda t: t[:, None, 1], lambda a: a[:, None, 1]),
    "t[1, 2, 3]": (lambda t: t[1, 2, 3], lambda a: a[1, 2, 3, ...]),
    "t[5:]": (lambda t: t[5:], lambda a: a[5:]),
    "t[-9:-1]": (lambda t: t[-9:-1], lambda a: a[-9:-1]),
    "permute": (lambda t: t.permute(2, 0, 1), lambda a: a.transpose(2, 0, 1)),
    "transpose": (lambda t: t.transpose(0, -1), lambda a: a.swapaxes(0, -1)),
    "T": (lambda t: t.T, lambda a: a.T),
    "mT": (lambda t: t.mT, lambda a: a.swapaxes(-1, -2)),
    "reshape": (lambda t: t.reshape(6, -1), lambda a: a.reshape(6, -1)),
    "view": (lambda t: t.view(4, 6), lambda a: a.reshape(4, 6)),
    "view of a slice": (lambda t: t[:, :2].view(2, 8), lambda a: a[:, :2].reshape(2, 8)),
    "flatten": (lambda t: t.flatten(1), lambda a: a.reshape(2, 12)),
    "unsqueeze": (lambda t: t.unsqueeze(1), lambda a: a[:, None]),
    "squeeze": (lambda t: t.unsqueeze(0).squeeze(), lambda a: a),
    "expand": (lambda t: t[:, :, :1].expand(-1, -1, 5), lambda a: np.broadcast_to(a[:, :, :1], (2, 3, 5))),
    "narrow": (lambda t: t.narrow(1, 1, 2), lambda a: a[:, 1:3]),
    "select": (lambda t: t.select(2, -1), lambda a: a[:, :, -1]),
    "diagonal": (lambda t: t.diagonal(0, 1, 2), lambda a: a.diagonal(0, 1, 2)),
    "unbind": (lambda t: t.unbind(1)[2], lambda a: a[:, 2]),
    "split": (lambda t: t.split(3, 2)[1], lambda a: a[:, :, 3:]),
    "chunk": (lambda t: t.chunk(2)[1], lambda a: a[1:]),
    "detach": (lambda t: t.detach(), lambda a: a),
    "movedim": (lambda t: t.movedim(0, 2), lambda a: np.moveaxis(a, 0, 2)),
    "unflatten": (lambda t: t.unflatten(2, (2, -1)), lambda a: a.reshape(2, 3, 2, 2)),
}


@pytest.mark.parametrize("name", VIEWS)
def test_views_share_memory(name: str) -> None:
    array = BASE.copy()
    tensor = fs.from_numpy(array)
    view_of_tensor, view_of_array = VIEWS[name]
    got, want = view_of_tensor(tensor), view_of_array(array)
    assert isinstance(got, fs.Tensor)
    assert got is not tensor
    assert tuple(got.shape) == want.shape
    assert np.array_equal(got.numpy(), want)
    strides = [s for s, size in zip(got.stride(), got.shape, strict=True) if size > 1]
    assert strides == [s // 4 for s, size in zip(want.strides, want.shape, strict=True) if size > 1] or want.size == 0
    if want.size:
        array += 100
        assert np.array_equal(got.numpy(), want)


def test_writing_to_a_view_writes_to_the_tensor() -> None:
    t = fs.zeros(3, 4)
    t.T[1].fill_(5)
    t[0].add_(1)
    t[:, 3] = fs.tensor([7, 8, 9])
    assert t.tolist() == [[1, 6, 1, 7], [0, 5, 0, 8], [0, 5, 0, 9]]


def test_reshape_copies_only_where_strides_require_it() -> None:
    t = fs.arange(6).reshape(2, 3)
    same, copied = t.reshape(3, 2), t.T.reshape(6)
    t[0, 0] = 100
    assert same[0, 0].item() == 100
    assert copied.tolist() == [0, 3, 1, 4, 2, 5]


def test_what_returns_the_tensor_itself() -> None:
    t = fs.ones(2, 3)
    assert t.contiguous() is t
    assert t.T.contiguous() is not t.T
    assert t.to(fs.float32) is t
    assert (+t) is t
    assert t.add_(1) is t
    assert t.flatten(0, 0) is t
    assert t.clone() is not t
    assert (t * 1.0) is not t
    before = t
    t += 1
    assert t is before


def test_contiguity_and_strides() -> None:
    t = fs.ones(2, 3)
    assert t.is_contiguous()
    assert t.stride() == (3, 1)
    assert not t.T.is_contiguous()
    assert t.T.stride() == (1, 2) or t.T.stride() == (1, 3)
    assert t.T.stride(0) == 1
    assert (t.T + t.T).stride() == t.T.stride()  # elementwise results keep the memory order
    assert t.T.clone().stride() == (1, 3)  # a copy keeps it too
    assert t.T.clone(memory_format=fs.contiguous_format).is_contiguous() and t[:, ::2].clone().is_contiguous()
    assert fs.zeros(0, 3).is_contiguous()


def test_overlapping_writes() -> None:
    t = fs.arange(6)
    t[1:].copy_(t[:-1])
    assert t.tolist() == [0, 0, 1, 2, 3, 4]


def test_a_view_keeps_the_memory_alive() -> None:
    view = fs.arange(1000)[500:]
    fs.zeros(1000)
    assert view[0].item() == 500


def test_memory_order_of_results_is_torchs() -> None:
    x = fs.arange(24).reshape(2, 3, 4).permute(2, 0, 1)
    assert x.sum(1).stride() == (3, 1) and x.amax(1).is_contiguous()  # reductions start afresh
    assert x.bool().sign().stride() == x.clone().stride() == x.to(fs.int64, copy=True).stride() == x.stride()
    assert fs.zeros(2, 0).softmax(1).stride() == (1, 1) and fs.zeros(0, 2).stride() == (2, 1)


def test_joining_nothing() -> None:
    assert fs.cat([fs.zeros(0), fs.zeros(0)], 1).shape == (0,)
    assert fs.cat([fs.zeros(0), fs.zeros(2, 3)], 1).shape == (2, 3)


def test_addcmul_of_bools_is_refused() -> None:
    b = fs.tensor([True, False])
    with pytest.raises(NotImplementedError, match="not implemented for 'Bool'"):
        fs.addcmul(b, b, b)
