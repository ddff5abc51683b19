"""k-means and a mixture of Gaussians, in plain NumPy: `python -m benchmarks.applications.clusters`."""

from __future__ import annotations

import math
from typing import Any

import numpy as np


def points(count: int, clusters: int, dimensions: int) -> tuple[Any, Any]:
    """Points around random centres, and which centre each is from."""
    rng = np.random.default_rng(0)
    centres = rng.uniform(-10, 10, (clusters, dimensions))
    labels = rng.integers(0, clusters, count)
    spread = rng.uniform(0.5, 1.5, (clusters, dimensions))
    return centres[labels] + spread[labels] * rng.standard_normal((count, dimensions)), labels


def spread_out(x: Any, clusters: int) -> Any:
    """The first point, and each time the one that is farthest from those that there are."""
    chosen = [x[0]]
    for _ in range(clusters - 1):
        distances = np.min([((x - one) ** 2).sum(axis=1) for one in chosen], axis=0)
        chosen.append(x[np.argmax(distances)])
    return np.array(chosen)


def reassign(x, centres):
    """One iteration of Lloyd's: the new centres, the labels, and the mean squared distance."""
    distances = (x**2).sum(axis=1)[:, None] - 2 * x @ centres.T + (centres**2).sum(axis=1)
    labels = distances.argmin(axis=1)
    members = (labels[:, None] == np.arange(len(centres))).astype(x.dtype)
    counts = members.sum(axis=0)
    moved = members.T @ x / np.maximum(counts, 1)[:, None]
    return np.where(counts[:, None] > 0, moved, centres), labels, distances.min(axis=1).mean()


def kmeans(reassign: Any, x: Any, clusters: int, iterations: int) -> tuple[Any, Any, Any]:
    """Centres, labels and the mean squared distance after so many iterations."""
    centres = spread_out(x, clusters)
    for _ in range(iterations):
        centres, labels, inertia = reassign(x, centres)
    return centres, labels, inertia


def expect_and_maximise(x, weights, means, variances):
    """One iteration of expectation and maximisation with diagonal covariances; also the mean log-likelihood before it."""
    deviation = (x[:, None, :] - means) ** 2 / variances
    logs = np.log(weights) - 0.5 * (deviation.sum(axis=2) + np.log(variances).sum(axis=1) + x.shape[1] * math.log(2 * math.pi))
    largest = logs.max(axis=1, keepdims=True)
    shares = np.exp(logs - largest)
    total = shares.sum(axis=1, keepdims=True)
    likelihood = (largest + np.log(total)).mean()
    shares = shares / total
    counts = shares.sum(axis=0) + 1e-10
    means = shares.T @ x / counts[:, None]
    variances = shares.T @ x**2 / counts[:, None] - means**2 + 1e-6
    return counts / len(x), means, variances, likelihood


def mixture(iterate: Any, x: Any, clusters: int, iterations: int) -> tuple[Any, Any, Any, Any]:
    """Weights, means, variances and the mean log-likelihood after so many iterations."""
    weights, means = np.full(clusters, 1 / clusters), spread_out(x, clusters)
    variances = np.tile(x.var(axis=0), (clusters, 1))
    for _ in range(iterations):
        weights, means, variances, likelihood = iterate(x, weights, means, variances)
    return weights, means, variances, likelihood


def main(compile: Any) -> None:
    """Both on points whose clusters are known."""
    x, labels = points(20_000, 8, 4)
    _, found, inertia = kmeans(compile(reassign), x, 8, 20)
    purity = sum(np.bincount(labels[found == one]).max() for one in range(8) if (found == one).any()) / len(x)
    print(f"k-means: mean squared distance {inertia:.4f}, {purity:.1%} of the points are with most of their cluster")
    weights, *_, likelihood = mixture(compile(expect_and_maximise), x, 8, 40)
    print(f"mixture: mean log-likelihood {likelihood:.4f}, weights {np.round(np.sort(weights), 3)}")


if __name__ == "__main__":
    import framestance

    main(framestance.compile)
