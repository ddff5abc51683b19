"""Sizes that come from the program's integers: negative ones, and -1 for "as many as there are", after other numbers made the size symbolic."""

from __future__ import annotations

import numpy as np
import pytest

import framestance as torch

FORMS = {
    "narrow and sum": lambda x, k: x.narrow(0, 2, k).sum(0),
    "narrow and write": lambda x, k: (x.narrow(0, 2, k).add_(1), "no error")[1],
    "narrow": lambda x, k: x.narrow(1, 0, k),
    "expand": lambda x, k: x[:1].expand(k, 6),
    "expand in front": lambda x, k: x.unsqueeze(0).expand(k, -1, -1),
    "reshape": lambda x, k: x[:k].reshape(k, -1).sum(0),
    "reshape in the middle": lambda x, k: x.reshape(4, k, -1),
    "view": lambda x, k: x.view(k, -1),
    "unflatten": lambda x, k: x.unflatten(0, (k, -1)),
    "zeros": lambda x, k: torch.zeros(k, 6) + x.sum(),
    "slices": lambda x, k: (x[k:].sum(), x[:k] * 2, x[:, k:-1]),
}


def outcome(form, x, k):
    try:
        result = form(x, k)
    except Exception as error:
        return type(error), str(error), x.tolist()
    results = result if isinstance(result, tuple) else (result,)
    return [(r.tolist(), r.shape, r.stride()) if isinstance(r, torch.Tensor) else r for r in results], x.tolist()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("dynamic", [None, True])
def test_every_integer_means_what_it_means_uncompiled(form, dynamic):
    compiled = torch.compile(FORMS[form], dynamic=dynamic, recompile_limit=100)
    for k in (2, 3, 1, 0, -1, -4, 4, 6, -7, 2):
        wanted, got = (outcome(f, torch.arange(24).reshape(4, 6), k) for f in (FORMS[form], compiled))
        assert got == wanted, k
    assert torch.compiler.stats(compiled).graphs >= 1


REDUCTIONS = {
    "sum": lambda x: np.sum(x, axis=()),
    "method": lambda x: x.sum(()),
    "max": lambda x: np.max(x, axis=()),
    "min": lambda x: x.min(axis=()),
    "prod": lambda x: np.prod(x, axis=()),
    "any": lambda x: np.any(x, axis=()),
    "mean": lambda x: np.mean(x, axis=()),
    "keepdims": lambda x: np.sum(x, axis=(), keepdims=True),
}


@pytest.mark.parametrize("form", REDUCTIONS)
def test_no_axes_are_none_for_numpy_and_all_for_torch(form):
    x = np.arange(6.0).reshape(2, 3)
    wanted, got = REDUCTIONS[form](x), torch.compile(REDUCTIONS[form])(x)
    assert np.array_equal(wanted, got) and wanted.shape == got.shape and wanted.dtype == got.dtype
    assert torch.compile(lambda x: x.sum(()))(torch.from_numpy(x)).shape == ()
