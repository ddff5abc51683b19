"""Norms, order statistics, scans, sorted searches, histograms and draws: what ties, NaN and nothing give, and what is refused."""

from __future__ import annotations

import numpy as np
import pytest

import framestance as fs

NAN, INF = float("nan"), float("inf")


def same(found: object, wanted: object) -> None:
    """Tensors, or tuples of them, against lists and numbers."""
    if isinstance(found, tuple):
        assert len(found) == len(wanted)  # type: ignore[arg-type]
        for one, other in zip(found, wanted, strict=True):  # type: ignore[call-overload]
            same(one, other)
    else:
        np.testing.assert_allclose(found.numpy(), wanted, rtol=1e-6)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("expression", "wanted"),
    [
        ("fs.logsumexp(t([INF, 1.0]), 0)", INF),
        ("fs.logsumexp(fs.ones(2, 0), 1)", [-INF, -INF]),
        ("fs.logsumexp(t([1000.0, 1000.0]), 0)", 1000.6931471805599),
        ("fs.special.logsumexp(t([0, 0]), 0)", 0.6931472),
        ("fs.norm(t([3.0, 4.0]))", 5),
        ("fs.norm(t([3.0, -4.0]), 1)", 7),
        ("fs.norm(t([[3.0, 0.0], [0.0, 4.0]]), 'nuc')", 7),
        ("fs.norm(t([[3.0, -4.0], [0.0, 1.0]]), INF, 1)", [4, 1]),
        ("fs.linalg.vector_norm(t([0.0, NAN, 2.0]), 0)", 2),
        ("fs.linalg.matrix_norm(t([[1.0, -2.0], [3.0, 4.0]]), 1)", 6),
        ("fs.linalg.matrix_norm(t([[1.0, -2.0], [3.0, 4.0]]), -INF)", 3),
        ("fs.linalg.matrix_norm(fs.ones(0, 3), 2)", 0),
        ("fs.linalg.norm(t([[3.0, 4.0]]))", 5),
        ("fs.dist(t([1.0, 2.0]), t([1.0, 5.0]))", 3),
        ("fs.cdist(t([[0.0, 0.0]]), t([[3.0, 4.0], [0.0, 1.0]]))", [[5, 1]]),
        ("fs.cdist(fs.ones(2, 0), fs.ones(1, 0), INF)", [[0], [0]]),
        ("fs.renorm(t([[3.0, 4.0], [0.3, 0.4]]), 2, 0, 1.0)", [[0.6, 0.8], [0.3, 0.4]]),
        ("t([1.0, NAN, 3.0, NAN, 1.0]).cummax(0)", ([1, NAN, NAN, NAN, NAN], [0, 1, 1, 3, 3])),
        ("t([1, 1, 2, 0, 0]).cummin(0)", ([1, 1, 1, 0, 0], [0, 1, 1, 3, 4])),
        ("t([True, False, True]).diff()", [True, True]),
        ("fs.diff(t([1, 4, 9]), prepend=t([0]))", [1, 3, 5]),
        ("fs.gradient(t([1, 4, 9]))", ([3, 4, 5],)),
        ("fs.gradient(t([1.0, 4.0, 9.0]), spacing=(t([0.0, 1.0, 3.0]),), edge_order=2)", ([19 / 6, 17 / 6, 13 / 6],)),
        ("fs.trapezoid(t([1, 2, 3]))", 4),
        ("fs.cumulative_trapezoid(t([1.0, 2.0, 3.0]), t([0.0, 2.0, 3.0]))", [3, 5.5]),
        ("fs.median(t([4.0, 1.0, 3.0, 2.0]))", 2),
        ("t([[1.0, NAN, 0.0], [3.0, 1.0, 2.0]]).median(1)", ([NAN, 2], [1, 2])),
        ("fs.nanmedian(t([1.0, NAN, 0.0, 3.0]))", 1),
        ("fs.median(fs.ones(0))", NAN),
        ("fs.mode(t([1, 2, 2, 1, 3]))", (1, 3)),
        ("fs.kthvalue(t([3.0, NAN, 1.0]), 3)", (NAN, 1)),
        ("fs.quantile(t([0.0, 1.0, 2.0, 3.0]), t([0.25, 0.5]))", [0.75, 1.5]),
        ("fs.quantile(t([0.0, 1.0, 2.0, 3.0]), 0.5, interpolation='nearest')", 2),
        ("fs.nanquantile(t([0.0, NAN, 2.0]), 0.5)", 1),
        ("fs.aminmax(t([1, 5, 3]))", (1, 5)),
        ("fs.nansum(t([1.0, NAN]))", 1),
        ("fs.nanmean(t([1.0, NAN, 3.0]))", 2),
        ("fs.count_nonzero(t([1.0, NAN, 0.0]))", 2),
        ("fs.var_mean(t([1.0, 2.0, 3.0]))", (1, 2)),
        ("t([1.0, 2.0, 3.0]).var(0, False, True)", [2 / 3]),
        ("fs.var(t([1.0, 2.0, 3.0]), correction=3.5)", INF),
        ("fs.cov(t([[0.0, 1.0, 2.0], [2.0, 1.0, 0.0]]))", [[1, -1], [-1, 1]]),
        ("fs.corrcoef(t([[0.0, 1.0, 2.0], [4.0, 2.0, 0.0]]))", [[1, -1], [-1, 1]]),
        ("fs.unique(t([NAN, 1.0, NAN]), return_inverse=True)", ([1, NAN, NAN], [1, 0, 2])),
        ("fs.unique(t([[1, 2], [1, 2], [0, 3]]), return_counts=True, dim=0)", ([[0, 3], [1, 2]], [1, 2])),
        ("fs.unique_consecutive(t([1, 1, 2, 1]), return_inverse=True, return_counts=True)", ([1, 2, 1], [0, 0, 1, 2], [2, 1, 1])),
        ("fs.searchsorted(t([1, 3, 3]), t([3, 0]), right=True)", [3, 0]),
        ("fs.searchsorted(t([1.0, 2.0, NAN]), t([NAN, 5.0]))", [3, 3]),
        ("fs.searchsorted(t([3, 1]), t([2]), sorter=t([1, 0]))", [1]),
        ("fs.bucketize(2.5, t([1, 2, 3]))", 2),
        ("fs.isin(t([1.0, NAN]), t([NAN, 1.0]))", [True, False]),
        ("fs.isin(2, t([1, 2]))", True),
        ("fs.histc(t([1.0, NAN, 2.0]), bins=2, min=0, max=2)", [0, 2]),
        ("fs.histogram(t([1.0, 2.0, 3.0]), 2)", ([1, 2], [1, 2, 3])),
        ("fs.bincount(t([1, 1, 3]), minlength=6)", [0, 2, 0, 1, 0, 0]),
        ("fs.nonzero_static(t([1, 0, 2]), size=3)", [[0], [2], [-1]]),
        ("fs.combinations(t([1, 2, 3]))", [[1, 2], [1, 3], [2, 3]]),
        ("fs.cartesian_prod(t([1, 2]), t([3, 4]))", [[1, 3], [1, 4], [2, 3], [2, 4]]),
        ("fs.trace(t([[1, 2], [3, 4]]))", 5),
        ("fs.ones(2, 3).sum_to_size(3)", [2, 2, 2]),
        ("fs.logspace(0, 3, 4, base=2.5, dtype=fs.int64)", [1, 2, 6, 15]),
        ("fs.linspace(0.9, 3.7, 4, dtype=fs.int64)", [0, 1, 2, 3]),
        ("fs.linspace(t(0.0), t(2), 3)", [0, 1, 2]),
        ("fs.range(1, 4, 1.5)", [1, 2.5, 4]),
        ("t([1, 2, 3], dtype=fs.int32).cumprod_(0)", [1, 2, 6]),
    ],
)
def test_values(expression: str, wanted: object) -> None:
    same(eval(expression, {"fs": fs, "t": fs.tensor, "NAN": NAN, "INF": INF}), wanted)


@pytest.mark.parametrize(
    ("expression", "error", "text"),
    [
        ("fs.norm(t([1]))", RuntimeError, "floating point"),
        ("fs.linalg.vector_norm(fs.ones(0), INF)", RuntimeError, "no identity|not have an identity"),
        ("fs.linalg.matrix_norm(fs.ones(2, 2), 3)", RuntimeError, "not supported"),
        ("fs.linalg.norm(fs.ones(2, 2, 2), 1)", RuntimeError, "1D or 2D"),
        ("fs.cdist(fs.ones(2, 2), fs.ones(2, 3))", RuntimeError, "columns"),
        ("fs.kthvalue(t([1.0]), 2)", RuntimeError, "out of range"),
        ("fs.median(t([True]))", NotImplementedError, "Bool"),
        ("fs.quantile(t([1.0]), 1.5)", RuntimeError, "range"),
        ("fs.quantile(t([1.0]), t([1.5]))", RuntimeError, "range"),
        ("fs.aminmax(fs.ones(0))", RuntimeError, "empty"),
        ("fs.cov(fs.ones(2, 3), fweights=t([1, -1, 1]))", RuntimeError, "negative"),
        ("fs.unique(fs.ones(0, 3), dim=1)", RuntimeError, "0 sized"),
        ("fs.searchsorted(t([1]), t([1]), side='left', right=True)", RuntimeError, "opposites"),
        ("fs.histc(t([1.0, NAN]))", RuntimeError, "finite"),
        ("fs.bincount(t([-1]))", RuntimeError, "non-negative"),
        ("fs.multinomial(t([1.0, -1.0]), 1)", RuntimeError, "element < 0"),
        ("fs.multinomial(t([1.0, 1.0]), 3)", RuntimeError, "without replacement"),
        ("fs.normal(t([1.0]), t([-1.0]))", RuntimeError, "std >= 0"),
        ("fs.bernoulli(t([2.0]))", RuntimeError, "0, 1"),
        ("fs.ones(2).geometric_(1.0)", RuntimeError, "0, 1"),
        ("fs.ones(2).exponential_(generator=1)", TypeError, "generator"),
        ("fs.ones(2).random_(5, 3)", RuntimeError, "less than"),
    ],
)
def test_errors(expression: str, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        eval(expression, {"fs": fs, "t": fs.tensor, "NAN": NAN, "INF": INF})


def test_draws_follow_the_seed_and_stay_in_range() -> None:
    def drawn() -> list[fs.Tensor]:
        x = fs.ones(1000)
        methods = [x.clone().geometric_(0.5), x.clone().exponential_(2.0), x.clone().cauchy_(), x.clone().log_normal_(), x.clone().random_(3, 5)]
        weights = fs.tensor([0.0, 1.0, 3.0])
        return [*methods, fs.normal(x, 2.0), fs.randint_like(x, 5), fs.multinomial(weights, 1000, replacement=True), fs.poisson(x), x.clone().bernoulli_(0.25)]

    fs.manual_seed(3)
    first = drawn()
    fs.manual_seed(3)
    assert all(fs.equal(a, b) for a, b in zip(first, drawn(), strict=True))
    geometric, exponential, _, log_normal, between, normal, integers, indices, poisson, flips = first
    assert geometric.min() >= 1
    assert exponential.min() >= 0
    assert abs(exponential.mean().item() - 0.5) < 0.1
    assert log_normal.min() > 0
    assert sorted(set(between.tolist())) == [3, 4]
    assert abs(normal.std().item() - 2) < 0.3
    assert sorted(set(integers.tolist())) == [0, 1, 2, 3, 4]
    assert sorted(set(indices.tolist())) == [1, 2]
    assert abs(indices.to(fs.float32).mean().item() - 1.75) < 0.1
    assert abs(poisson.mean().item() - 1) < 0.2
    assert abs(flips.mean().item() - 0.25) < 0.1


def test_without_replacement_no_index_comes_twice() -> None:
    found = fs.multinomial(fs.tensor([[1.0, 2.0, 3.0, 0.0]] * 50), 3)
    assert all(sorted(row) == [0, 1, 2] for row in found.tolist())


def test_results_are_named() -> None:
    assert fs.histogram(fs.tensor([1.0, 2.0]), 2).bin_edges.shape == (3,)
    assert fs.aminmax(fs.tensor([1.0, 2.0])).max.item() == 2
    assert fs.median(fs.tensor([1.0, 2.0]), 0).indices.item() == 0
