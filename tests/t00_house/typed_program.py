"""A program that is checked, not run: what type checkers must find for the public names. test_typing.py gives it to mypy; pyright takes it as well."""

from __future__ import annotations

from typing import Any, assert_type

import numpy as np

import framestance as torch
from framestance import Tensor, linalg, special
from framestance.nn import functional


def creation_and_views(x: Tensor) -> None:
    assert_type(torch.zeros(2, 3), Tensor)
    assert_type(torch.zeros((2, 3), dtype=torch.float64), Tensor)
    assert_type(torch.zeros(size=(2, 3), device="cpu"), Tensor)
    assert_type(torch.from_numpy(np.zeros(3)), Tensor)
    assert_type(x.reshape(3, 2), Tensor)
    assert_type(x.reshape((3, 2)), Tensor)
    assert_type(x.view(torch.int32), Tensor)
    assert_type(x.permute(1, 0).to(torch.float64), Tensor)
    assert_type(x[0, 1:, None, ..., [0, 1]], Tensor)
    assert_type(x.split(1), tuple[Tensor, ...])
    assert_type(torch.meshgrid(x, x, indexing="ij"), tuple[Tensor, ...])
    assert_type(torch.atleast_1d(x), Tensor)
    assert_type(torch.atleast_1d(x, x), tuple[Tensor, ...])
    assert_type(torch.atleast_2d([x, x]), tuple[Tensor, ...])
    assert_type(torch.stack([x, x], dim=-1), Tensor)


def operators(x: Tensor) -> None:
    assert_type(1 - x, Tensor)
    assert_type(x @ x, Tensor)
    assert_type(-x, Tensor)
    assert_type(x == x, Tensor)
    assert_type(x < 2.0, Tensor)
    x += 1
    assert_type(x, Tensor)
    x[0] = 1.5
    assert_type(x.add_(1, alpha=2), Tensor)
    assert_type(torch.nn.Parameter(x).mul_(2), torch.nn.Parameter)


def results_that_depend_on_arguments(x: Tensor, pairs: bool) -> None:
    assert_type(x.sum(axis=(0, 1), keepdims=True), Tensor)
    assert_type(x.max(), Tensor)
    assert_type(x.max(x), Tensor)
    assert_type(x.max(dim=1).values, Tensor)
    assert_type(torch.max(x, axis=1).indices, Tensor)
    assert_type(x.median(0).values, Tensor)
    assert_type(torch.unique(x), Tensor)
    assert_type(torch.unique(x, return_inverse=True), tuple[Tensor, Tensor])
    assert_type(torch.unique(x, return_inverse=True, return_counts=True), tuple[Tensor, Tensor, Tensor])
    assert_type(torch.where(x > 0, x, 0.0), Tensor)
    assert_type(torch.where(x > 0), tuple[Tensor, ...])
    assert_type(x.nonzero(as_tuple=True), tuple[Tensor, ...])
    assert_type(functional.max_pool2d(x, 2), Tensor)
    assert_type(functional.max_pool2d(x, 2, return_indices=True), tuple[Tensor, Tensor])
    assert_type(functional.max_pool2d(x, 2, return_indices=pairs), Tensor | tuple[Tensor, Tensor])
    assert_type(torch.lu(x), tuple[Tensor, Tensor])
    assert_type(torch.lu(x, get_infos=True).info, Tensor)


def named_results(x: Tensor) -> None:
    assert_type(linalg.svd(x).Vh, Tensor)
    assert_type(linalg.slogdet(x).logabsdet, Tensor)
    assert_type(torch.frexp(x).mantissa, Tensor)
    assert_type(x.sort(descending=True).indices, Tensor)
    assert_type(torch.histogramdd(x, 3).bin_edges, tuple[Tensor, ...])
    assert_type(special.expit(x), Tensor)
    assert_type(functional.linear(x, x), Tensor)
    assert_type(functional.triplet_margin_with_distance_loss(x, x, x), Tensor)


def python_values(x: Tensor) -> None:
    assert_type(x.equal(x), bool)
    assert_type(torch.allclose(x, x, atol=1e-3), bool)
    assert_type(x.shape, torch.Size)
    assert_type(x.dtype, torch.dtype)
    assert_type(x.size(0), int)
    assert_type(x.type(), str)
    assert_type(x.numpy(), np.ndarray[Any, Any])
    assert_type(len(x), int)
    assert_type(float(x[0, 0]), float)
    assert_type(x.item(), float | Any)
    assert_type([row for row in x], list[Tensor])
    assert_type(torch.pi, float)


@torch.compile
def compiled(x: Tensor, factor: float) -> Tensor:
    return torch.relu(x) * factor


@torch.compile(fullgraph=True)
def compiled_whole(x: Tensor) -> Tensor:
    return x * 2


@torch.compiler.set_stance("force_eager")
def plain(x: Tensor) -> Tensor:
    return x


@torch.no_grad()
def without_gradients(x: Tensor) -> Tensor:
    return x


def decorated(x: Tensor) -> None:
    assert_type(compiled(x, 2.0), Tensor)
    assert_type(compiled_whole(x), Tensor)
    assert_type(plain(x), Tensor)
    assert_type(without_gradients(x), Tensor)


def mistakes(x: Tensor) -> None:
    torch.sin(x, x)  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]
    torch.cat(x)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    x.sum("rows")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    x.no_such_method()  # type: ignore[attr-defined]  # pyright: ignore[reportAttributeAccessIssue]
    torch.no_such_function(x)  # type: ignore[attr-defined]  # pyright: ignore[reportAttributeAccessIssue]
