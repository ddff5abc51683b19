"""Reductions of one operand over the same axes are one pass, and give what each gives alone; sums of floats but for their order."""

from __future__ import annotations

import numpy as np
import pytest

import framestance as torch
from framestance.lower import lower
from framestance.ops import ROWS
from framestance.passes import optimize
from t04_kernels.harness import add_input, finish, new_graph

pytestmark = pytest.mark.some_suffice

FORMS = {
    "totals": lambda x, dim: (x.sum(dim), torch.amax(x, dim), torch.amin(x, dim)),
    "moments": lambda x, dim: (x.sum(dim), (x * x).sum(dim), abs(x).sum(dim)),
    "truths": lambda x, dim: ((x > 0).any(dim), (x > 1).all(dim), x.sum(dim)),
    "used again": lambda x, dim: (x.sum(dim, True) + torch.amax(x, dim, True), x + 1, (x + 1).sum(dim)),
    "one after the other": lambda x, dim: (x - x.mean(dim, True)).sum(dim) + torch.amax(x, dim),
}
SUMS = {"totals": [0], "moments": [0, 1, 2], "truths": [2]}  # results that depend on an order
CASES = [
    *(((300_000,), 0), ((1_000,), 0), ((40, 70), 0), ((40, 70), 1), ((40, 70), (0, 1)), ((6, 7, 8), 1), ((6, 7, 8), (0, 2))),
    *(((9_000, 600), 0), ((3, 200_000), 0)),
]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("shape", "dim"), CASES, ids=str)
@pytest.mark.parametrize("dtype", ["f4", "i8"])
def test_each_gives_what_it_gives_alone(form, shape, dim, dtype):
    if dtype == "i8" and form != "totals":
        pytest.skip("floats tell as much")
    array = (np.random.default_rng(0).standard_normal(shape) * 9).astype(dtype)
    if dtype == "f4":
        array.reshape(-1)[7] = np.nan
    for x in (torch.from_numpy(array), torch.from_numpy(np.asfortranarray(array))):
        together = torch.compile(lambda x: FORMS[form](x, dim), fullgraph=True, dynamic=False)
        got, wanted = together(x), FORMS[form](x, dim)
        for index, (a, b) in enumerate(zip(got, wanted, strict=True) if isinstance(got, tuple) else [(got, wanted)]):
            if form in ("totals", "moments", "truths"):
                alone = torch.compile(lambda x, index=index: FORMS[form](x, dim)[index], dynamic=False)(x)
                if dtype == "f4" and index in SUMS[form]:
                    terms = np.abs(array) ** (2 if form == "moments" else 1)
                    np.testing.assert_allclose(a.numpy(), alone.numpy(), rtol=1e-6, atol=2e-7 * np.nansum(terms, dim).max())
                else:
                    assert np.array_equal(a.numpy(), alone.numpy(), equal_nan=dtype == "f4")
            scale = 1e-5 * float(np.nansum(np.abs(array))) if dtype == "f4" else 0
            assert a.dtype is b.dtype and a.shape == b.shape and np.allclose(a.numpy(), b.numpy(), rtol=1e-4, atol=scale, equal_nan=True)


def kernels(*forms):
    """How many kernels the reductions of one array of 100 x 50 take."""
    graph, builder = new_graph()
    x = add_input(builder, np.ones((100, 50), "f4"))
    return len(lower(optimize(finish(graph, [form(builder, x) for form in forms]))).sources)


def reduction(name, dim):
    return lambda builder, x: ROWS[name].build(builder, x, dim)


def test_one_pass_is_one_kernel():
    assert kernels(reduction("sum", (0, 1)), reduction("amax", (0, 1)), reduction("amin", (0, 1))) == 1
    assert kernels(reduction("sum", 0), reduction("amax", 0)) == 1
    assert kernels(reduction("sum", 0), reduction("amax", (0, 1))) == 2


def test_reductions_in_one_pass_are_followed_by_what_uses_them():
    """Those that share an array, or only a number, and then a loop over the rows that needs one of them."""

    def shared(x, y, s):
        largest, total = torch.amax(x * s, -1, True), (x + s).sum(-1)
        return x - largest, total, y - total.reshape(-1, 1)

    def number(x, y, s):
        total, largest = (x * s).sum(-1, True), torch.amax(y * s, -1)
        return (x - total).sum(-1), largest, (y - largest.reshape(-1, 1)) * s, x - total

    generator = np.random.default_rng(0)
    x, y, s = (torch.from_numpy(generator.standard_normal(shape).astype("f4")) for shape in ((40, 50), (40, 50), (1,)))
    for form in (shared, number):
        for got, wanted in zip(torch.compile(form, fullgraph=True)(x, y, s), form(x, y, s), strict=True):
            assert got.shape == wanted.shape and np.allclose(got.numpy(), wanted.numpy(), rtol=1e-4, atol=1e-3)


def test_more_than_registers_hold_are_several_passes():
    forms = [lambda builder, x, k=k: ROWS["sum"].build(builder, ROWS["mul"].build(builder, x, float(k)), (0, 1)) for k in range(2, 12)]
    assert kernels(*forms) == 2
