"""Factorizations, solvers, einsum and attention: what is particular about each, with the right values written out."""

from __future__ import annotations

import math

import numpy as np
import pytest

import framestance as fs

SINGULAR = [[1.0, 2.0], [2.0, 4.0]]


def random(*shape: int, dtype: str = "float64") -> np.ndarray:
    return np.random.default_rng(sum(shape)).standard_normal(shape).astype(dtype)


def test_beta_of_zero_ignores_what_the_input_holds() -> None:
    nothing = fs.full((2, 2), math.nan)
    two = fs.eye(2) * 2
    assert fs.addmm(nothing, two, two, beta=0).tolist() == [[4, 0], [0, 4]]
    assert fs.baddbmm(fs.full((1, 2, 2), math.nan), two[None], two[None], beta=0, alpha=2).tolist() == [[[8, 0], [0, 8]]]
    assert fs.addmv(fs.full((2,), math.inf), two, fs.tensor([1.0, 3.0]), beta=0).tolist() == [2, 6]


def test_factors_of_integers_lose_their_fractions() -> None:
    ones = fs.ones(2, 2, dtype=fs.int64)
    assert fs.addmm(ones, ones, ones, beta=1.9, alpha=2.5).tolist() == [[5, 5], [5, 5]]


@pytest.mark.parametrize(
    ("equation", "shapes"),
    [
        ("ij,jk->ki", ((2, 3), (3, 4))), ("ij,jk,kl->i", ((2, 3), (3, 4), (4, 5))), ("bqhd,bkhd->bhqk", ((2, 3, 4, 5), (2, 6, 4, 5))),
        ("...ij,...jk", ((2, 1, 3, 4), (5, 4, 2))), ("iij,j->ij", ((3, 3, 2), (2,))), ("ab,cd->dcba", ((2, 3), (4, 5))), ("i,ij->", ((3,), (3, 0))),
    ],
)  # fmt: skip
def test_einsum(equation: str, shapes: tuple[tuple[int, ...], ...]) -> None:
    arrays = [random(*shape) for shape in shapes]
    want = np.einsum(equation, *arrays)
    tensors = [fs.from_numpy(x) for x in arrays]
    for run in (lambda *x: fs.einsum(equation, *x), fs.compile(lambda *x: fs.einsum(equation, *x), fullgraph=True)):
        assert np.allclose(run(*tensors).numpy(), want)
    assert np.allclose(fs.einsum(equation, tensors).numpy(), want)


def test_einsum_of_one_operand_is_a_view_and_of_lists_of_numbers_the_same() -> None:
    x = fs.zeros(2, 3)
    fs.einsum("ij->ji", x)[1, 0] = 5
    assert x.tolist() == [[0, 5, 0], [0, 0, 0]]
    assert fs.einsum(x, [0, 1], fs.ones(3), [1], [0]).tolist() == [5, 0]
    assert fs.einsum(x, [Ellipsis, 7], [7, Ellipsis]).shape == (3, 2)


@pytest.mark.parametrize(
    ("equation", "message"),
    [
        ("ij->k", "does not appear"), ("i->i", "does not match the number of dimensions"), ("ij->ii", "more than once"), ("ij,k->k", "fewer operands"),
        ("i1", "invalid subscript"),
    ],
)  # fmt: skip
def test_einsum_says_what_is_wrong_with_an_equation(equation: str, message: str) -> None:
    with pytest.raises(RuntimeError, match=message):
        fs.einsum(equation, fs.zeros(2, 3))


def test_singular_matrices() -> None:
    singular = fs.tensor(SINGULAR)
    batch = fs.stack([fs.eye(2), singular])
    for call in (lambda: fs.linalg.inv(singular), lambda: fs.linalg.solve(singular, fs.ones(2)), lambda: fs.linalg.lu_factor(singular)):
        with pytest.raises(fs.linalg.LinAlgError):
            call()
    with pytest.raises(RuntimeError, match=r"Batch element 1"):
        fs.inverse(batch)
    assert fs.linalg.inv_ex(batch).info.tolist() == [0, 2]
    assert fs.linalg.inv_ex(batch).inverse[0].tolist() == [[1, 0], [0, 1]]
    assert fs.linalg.det(singular).item() == 0
    assert fs.linalg.matrix_rank(singular).item() == 1
    assert fs.linalg.cond(fs.zeros(2, 2), 1).item() == math.inf
    with pytest.raises(fs.linalg.LinAlgError, match="minor of order 2"):
        fs.linalg.cholesky(fs.tensor([[1.0, 2.0], [2.0, 1.0]]))
    assert fs.linalg.cholesky_ex(fs.tensor([[1.0, 2.0], [2.0, 1.0]])).info.item() == 2


@pytest.mark.parametrize("shape", [(5, 5), (2, 3, 6, 4), (130, 70), (70, 130), (0, 3), (2, 0, 0)])
def test_products_of_factors_are_the_matrix(shape: tuple[int, ...]) -> None:
    a = fs.from_numpy(random(*shape))

    @fs.compile(fullgraph=True)
    def again(a: fs.Tensor) -> tuple[fs.Tensor, ...]:
        q = fs.linalg.qr(a)
        p, lower, upper = fs.linalg.lu(a)
        u, s, vh = fs.linalg.svd(a, full_matrices=False)
        return q.Q @ q.R, p @ lower @ upper, (u * s[..., None, :]) @ vh, a @ fs.linalg.pinv(a) @ a

    for product in again(a):
        assert np.allclose(product.numpy(), a.numpy(), atol=1e-10)


@pytest.mark.parametrize("size", [3, 60, 130])
def test_systems_are_solved(size: int) -> None:
    a = random(2, size, size) / size + np.eye(size)
    b = random(size, 3)
    matrix, right = fs.from_numpy(a), fs.from_numpy(b)
    symmetric = matrix + matrix.mT
    solutions = {
        "solve": matrix @ fs.linalg.solve(matrix, right),
        "vector": matrix @ fs.linalg.solve(matrix, right[:, 0])[..., None],
        "lu_solve": matrix.mT @ fs.linalg.lu_solve(*fs.linalg.lu_factor(matrix), right, adjoint=True),
        "triangular": matrix.triu() @ fs.linalg.solve_triangular(matrix, right, upper=True),
        "ldl_solve": symmetric @ fs.linalg.ldl_solve(*fs.linalg.ldl_factor(symmetric), right.expand(2, size, 3)),
        "lstsq": matrix @ fs.linalg.lstsq(matrix, right.expand(2, size, 3)).solution,
        "right": fs.linalg.solve(matrix, right.mT, left=False) @ matrix,
    }
    for name, found in solutions.items():
        want = b.T if name == "right" else b[:, :1] if name == "vector" else b
        assert np.allclose(found.numpy(), want), name


def test_pivots_are_lapacks() -> None:
    found = fs.linalg.lu_factor(fs.tensor([[1.0, 2.0], [4.0, 2.0]]))
    assert found.LU.tolist() == [[4, 2], [0.25, 1.5]]
    assert found.pivots.tolist() == [2, 2]
    swap = fs.linalg.ldl_factor(fs.tensor([[0.0, 1.0], [1.0, 0.0]]))
    assert swap.pivots.tolist() == [-2, -2]


def test_eigenvalues_of_general_matrices_are_complex() -> None:
    turn = fs.tensor([[0.0, -1.0], [1.0, 0.0]])
    found = fs.linalg.eig(turn)
    assert found.eigenvalues.dtype is fs.complex64 and sorted(found.eigenvalues.tolist(), key=lambda z: z.imag) == [-1j, 1j]
    assert fs.linalg.eigvals(turn.double()).dtype is fs.complex128
    rebuilt = found.eigenvectors @ fs.diag(found.eigenvalues) @ fs.linalg.inv(found.eigenvectors)
    assert abs(rebuilt - turn).max().item() < 1e-6
    with pytest.raises(RuntimeError, match="infs or NaNs"):
        fs.linalg.eig(turn / 0)


def test_residuals_of_least_squares_depend_on_the_rank() -> None:
    a, b = fs.tensor([[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]]), fs.tensor([[1.0], [2.0], [3.0]])
    found = fs.linalg.lstsq(a, b, driver="gelsd")
    assert found.solution.tolist() == [[1], [2]]
    assert (found.residuals.tolist(), found.rank.item(), found.singular_values.tolist()) == ([9], 2, [1, 1])
    assert fs.linalg.lstsq(fs.ones(3, 2), b, driver="gelsd").residuals.shape == (0,)


def test_masks_of_attention() -> None:
    q, k, v = (fs.from_numpy(random(2, 3, 4)), fs.from_numpy(random(2, 5, 4)), fs.from_numpy(random(2, 5, 4)))
    attention = fs.nn.functional.scaled_dot_product_attention
    mask = np.arange(5) <= np.arange(3)[:, None]
    want = attention(q, k, v, is_causal=True)
    floats = fs.from_numpy(np.where(mask, 0.0, -np.inf))
    for found in (attention(q, k, v, fs.from_numpy(mask)), attention(q, k, v, floats), fs.compile(attention, fullgraph=True)(q, k, v, is_causal=True)):
        assert np.allclose(found.numpy(), want.numpy())
    assert np.allclose(want[:, 0].numpy(), v[:, 0].numpy())  # the first query sees the first key alone
    assert attention(q, k, v, fs.zeros(3, 5, dtype=fs.bool)).tolist() == fs.zeros(2, 3, 4).tolist()
    with pytest.raises(RuntimeError, match="is_causal"):
        attention(q, k, v, floats, is_causal=True)


def test_heads_of_keys_serve_several_heads_of_the_query() -> None:
    q, k, v = (fs.from_numpy(random(4, 3, 2)), fs.from_numpy(random(2, 5, 2)), fs.from_numpy(random(2, 5, 2)))
    attention = fs.nn.functional.scaled_dot_product_attention
    found = attention(q, k, v, enable_gqa=True)
    assert np.allclose(found[1].numpy(), attention(q[1], k[0], v[0]).numpy())
    assert np.allclose(found[2].numpy(), attention(q[2], k[1], v[1]).numpy())
