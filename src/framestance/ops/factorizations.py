"""Algorithms on batches of matrices that NumPy lacks: LU with pivots, triangular systems, Householder products, LDL. No rows here.

Each works on the whole batch at once, column by column, and by matrix products of blocks of columns where matrices are large.
"""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
BLOCK = 48  # columns; larger ones make the part that is not matrix products larger


def flat_batch(array: Array) -> Array:
    """The batch dimensions as one."""
    shape = array.shape
    return array.reshape(int(np.prod(shape[:-2])), *shape[-2:])


def _lapack(name: str, a: Array) -> Any:
    """SciPy's function of that name for matrices large enough to be worth its wrapping, or None where there is no SciPy."""
    if min(a.shape[-2:]) <= 2 * BLOCK:
        return None
    try:
        lapack = importlib.import_module("scipy.linalg.lapack")
    except ImportError:
        return None
    return getattr(lapack, ("s" if a.dtype == np.float32 else "d") + name)


# ---- triangular systems ----


def solve_lower(a: Array, b: Array, unit: bool) -> Array:
    """``x`` with ``a @ x = b`` for lower triangles ``a``; the elements above the diagonal do not matter. Batches broadcast."""
    batch = np.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    x = np.broadcast_to(b, (*batch, *b.shape[-2:])).astype(b.dtype, order="C", copy=True)
    n = a.shape[-1]
    if a.ndim == 2 and (trtrs := _lapack("trtrs", a)) is not None and x.size:
        found, info = trtrs(a.T, np.moveaxis(x, -2, 0).reshape(n, -1), lower=0, trans=1, unitdiag=unit)
        if info == 0:
            return np.ascontiguousarray(np.moveaxis(found.reshape(n, *batch, b.shape[-1]), 0, -2))
    for start in range(0, n, BLOCK):
        stop = min(start + BLOCK, n)
        if start:
            x[..., start:stop, :] -= a[..., start:stop, :start] @ x[..., :start, :]
        for i in range(start, stop):
            row = x[..., i : i + 1, :]
            if i > start:
                row -= a[..., i : i + 1, start:i] @ x[..., start:i, :]
            if not unit:
                row /= a[..., i : i + 1, i : i + 1]
    return x


def solve_triangular(a: Array, b: Array, upper: bool, unit: bool = False, left: bool = True) -> Array:
    """``x`` with ``a @ x = b`` (``x @ a = b`` if not ``left``) for triangles ``a``. Batches broadcast."""
    if not left:
        return np.ascontiguousarray(solve_triangular(a.swapaxes(-1, -2), b.swapaxes(-1, -2), not upper, unit).swapaxes(-1, -2))
    if upper:  # lower, seen from the other end
        return np.ascontiguousarray(solve_lower(a[..., ::-1, ::-1], b[..., ::-1, :], unit)[..., ::-1, :])
    return solve_lower(a, b, unit)


# ---- LU ----


def lu_factor(a: Array) -> tuple[Array, Array, Array]:
    """L and U in one matrix, the rows exchanged (counted from 1), and where U has its first zero on the diagonal (from 1; 0 if nowhere)."""
    m, n = a.shape[-2:]
    k = min(m, n)
    lu = flat_batch(a).copy()
    count = len(lu)
    batch = np.arange(count)
    pivots = np.empty((count, k), np.int32)
    info = np.zeros(count, np.int32)
    if (getrf := _lapack("getrf", a)) is not None:
        for i, matrix in enumerate(lu):
            matrix[:], exchanged, info[i] = getrf(matrix)
            pivots[i] = exchanged + 1
        count = 0
    for start in range(0, k if count else 0, BLOCK):
        stop = min(start + BLOCK, k)
        for j in range(start, stop):  # a column, then a row, each less what the block's earlier ones contribute (Crout): products, not outer products
            if j > start:
                lu[:, j:, j : j + 1] -= lu[:, j:, start:j] @ lu[:, start:j, j : j + 1]
            chosen = np.abs(lu[:, j:, j]).argmax(1) + j
            pivots[:, j] = chosen + 1
            if (chosen != j).any():
                rows = lu[batch, chosen]
                lu[batch, chosen] = lu[:, j]
                lu[:, j] = rows
            pivot = lu[:, j, j]
            info[(info == 0) & (pivot == 0)] = j + 1
            lu[:, j + 1 :, j] /= np.where(pivot == 0, 1, pivot).astype(lu.dtype)[:, None]
            if j > start:
                lu[:, j : j + 1, j + 1 : stop] -= lu[:, j : j + 1, start:j] @ lu[:, start:j, j + 1 : stop]
        if stop < n:
            lu[:, start:stop, stop:] = solve_lower(lu[:, start:stop, start:stop], lu[:, start:stop, stop:], True)
            lu[:, stop:, stop:] -= lu[:, stop:, start:stop] @ lu[:, start:stop, stop:]
    return lu.reshape(a.shape), pivots.reshape(*a.shape[:-2], k), info.reshape(a.shape[:-2])


def pivot_order(pivots: Array, m: int) -> Array:
    """Which row of the matrix each row of L @ U is, from the exchanges."""
    flat = pivots.reshape(int(np.prod(pivots.shape[:-1])), pivots.shape[-1])
    batch = np.arange(len(flat))
    order = np.tile(np.arange(m), (len(flat), 1))
    for j in range(flat.shape[1]):
        other = flat[:, j] - 1
        order[batch, j], order[batch, other] = order[batch, other], order[batch, j]
    return order.reshape(*pivots.shape[:-1], m)


def lu_unpack(lu: Array, pivots: Array) -> tuple[Array, Array, Array]:
    """P, L and U, whose product is the matrix."""
    m, n = lu.shape[-2:]
    k = min(m, n)
    lower = np.tril(lu[..., :, :k], -1)
    lower[..., np.arange(k), np.arange(k)] = 1
    order = pivot_order(pivots, m)
    permutation = np.zeros((*lu.shape[:-2], m, m), lu.dtype)
    np.put_along_axis(permutation, order[..., None, :], 1, -2)
    return permutation, lower, np.triu(lu[..., :k, :])


def lu_solve(lu: Array, pivots: Array, b: Array, left: bool = True, adjoint: bool = False) -> Array:
    """``x`` with ``a @ x = b`` from the LU factors of ``a``; ``x @ a = b`` if not ``left``; with the transpose of ``a`` if ``adjoint``."""
    if not left:
        return np.ascontiguousarray(lu_solve(lu, pivots, b.swapaxes(-1, -2), True, not adjoint).swapaxes(-1, -2))
    batch = np.broadcast_shapes(lu.shape[:-2], b.shape[:-2])
    order = np.broadcast_to(pivot_order(pivots, lu.shape[-1]), (*batch, lu.shape[-1]))[..., None]
    b = np.broadcast_to(b, (*batch, *b.shape[-2:]))
    if not adjoint:
        return solve_triangular(lu, solve_lower(lu, np.take_along_axis(b, order, -2), True), True)
    transposed = lu.swapaxes(-1, -2)
    y = solve_triangular(transposed, solve_lower(transposed, b, False), True, True)
    result = np.empty_like(y)
    np.put_along_axis(result, np.broadcast_to(order, y.shape), y, -2)
    return result


# ---- Cholesky ----


def cholesky(a: Array) -> tuple[Array, Array]:
    """The lower factors, from the lower triangles alone, and the order of the first minor that is not positive (0 if all are)."""
    try:
        found = np.linalg.cholesky(a)
        if not np.isnan(found).any():
            return found, np.zeros(a.shape[:-2], np.int32)
    except np.linalg.LinAlgError:
        pass
    flat = flat_batch(a)
    result, info = np.empty_like(flat), np.zeros(len(flat), np.int32)
    for i, matrix in enumerate(flat):
        try:
            result[i] = np.linalg.cholesky(matrix)
            broken = bool(np.isnan(result[i]).any())
        except np.linalg.LinAlgError:
            broken = True
        if broken:
            result[i], info[i] = _broken_off(matrix)
    return result.reshape(a.shape), info.reshape(a.shape[:-2])


def _broken_off(a: Array) -> tuple[Array, int]:
    """Cholesky's algorithm until it meets a pivot that is not positive: what it has then, and which pivot that is, from 1."""
    lower = np.tril(a)
    for j in range(len(a)):
        pivot = lower[j, j] - lower[j, :j] @ lower[j, :j]
        if not pivot > 0:
            lower[j, j] = pivot
            return lower, j + 1
        lower[j, j] = np.sqrt(pivot)
        lower[j + 1 :, j] = (lower[j + 1 :, j] - lower[j + 1 :, :j] @ lower[j, :j]) / lower[j, j]
    return lower, 0


# ---- Householder reflections ----


def reflect(reflectors: Array, tau: Array, c: Array, backwards: bool) -> Array:
    """The reflections, whose vectors are the columns below the diagonal, applied to ``c`` from the left; the last one first if ``backwards``."""
    batch = np.broadcast_shapes(reflectors.shape[:-2], c.shape[:-2])
    result = np.broadcast_to(c, (*batch, *c.shape[-2:])).astype(c.dtype, order="C", copy=True)
    numbers = range(tau.shape[-1])
    for i in reversed(numbers) if backwards else numbers:
        vector = reflectors[..., i:, i : i + 1].copy()
        vector[..., :1, :] = 1
        part = result[..., i:, :]
        part -= (tau[..., i, None, None] * vector) @ (vector.swapaxes(-1, -2) @ part)
    return result


def householder_product(reflectors: Array, tau: Array) -> Array:
    """The first columns of the product of the reflections."""
    m, n = reflectors.shape[-2:]
    identity = np.broadcast_to(np.eye(m, n, dtype=reflectors.dtype), reflectors.shape)
    return reflect(reflectors, tau, identity, True)


def multiply_by_q(reflectors: Array, tau: Array, c: Array, left: bool, transpose: bool) -> Array:
    """``Q @ c``, or its variants, for the square Q that the reflections make."""
    if left:
        return reflect(reflectors, tau, c, not transpose)
    return np.ascontiguousarray(reflect(reflectors, tau, c.swapaxes(-1, -2), transpose).swapaxes(-1, -2))


# ---- LDL ----

_GROWTH = (1 + 17**0.5) / 8  # Bunch and Kaufman's bound for a pivot of one row


def ldl_factor(a: Array) -> tuple[Array, Array, Array]:
    """Bunch and Kaufman's factorization of the lower triangles: L and D in one matrix, pivots as LAPACK writes them, and the first zero pivot.

    Positive pivots tell which row was exchanged with this one (from 1); two equal negative ones are a block of two rows in D.
    """
    flat = np.tril(flat_batch(a))
    pivots = np.empty(flat.shape[:2], np.int32)
    info = np.zeros(len(flat), np.int32)
    for i, matrix in enumerate(flat):
        info[i] = _ldl_one(matrix, pivots[i])
    return flat.reshape(a.shape), pivots.reshape(a.shape[:-1]), info.reshape(a.shape[:-2])


def _pivot_of(a: Array, k: int) -> tuple[int, int, bool]:
    """The row to exchange, how many rows the block of D has, and whether the column is zero."""
    n = len(a)
    diagonal = abs(a[k, k])
    below = np.abs(a[k + 1 :, k])
    largest = below.max() if k + 1 < n else a.dtype.type(0)
    if max(diagonal, largest) == 0 or diagonal != diagonal:
        return k, 1, True
    if diagonal >= _GROWTH * largest:
        return k, 1, False
    row = k + 1 + int(below.argmax())
    others = np.concatenate([np.abs(a[row, k:row]), np.abs(a[row + 1 :, row])])
    if diagonal * others.max() >= _GROWTH * largest * largest:
        return k, 1, False
    return row, 1 if abs(a[row, row]) >= _GROWTH * others.max() else 2, False


def _ldl_one(a: Array, pivots: Array) -> int:
    """One matrix in place."""
    n, k, info = len(a), 0, 0
    while k < n:
        row, step, zero = _pivot_of(a, k)
        if zero:
            info = info or k + 1
        else:
            at = k + step - 1
            if row != at:
                _exchange(a, at, row, k)
            rest = a[k + step :, k + step :]
            columns = a[k + step :, k : k + step].copy()
            block = np.tril(a[k : k + step, k : k + step])
            block = block + np.tril(block, -1).T
            scaled = columns / block[0, 0] if step == 1 else np.linalg.solve(block, columns.T).T.astype(a.dtype)
            rest -= np.tril(scaled @ columns.T)
            a[k + step :, k : k + step] = scaled
        pivots[k : k + step] = row + 1 if step == 1 else -(row + 1)
        k += step
    return info


def _exchange(a: Array, at: int, row: int, k: int) -> None:
    """Exchange two rows and columns of what is left of a lower triangle."""
    a[row + 1 :, [at, row]] = a[row + 1 :, [row, at]]
    between = a[at + 1 : row, at].copy()
    a[at + 1 : row, at] = a[row, at + 1 : row]
    a[row, at + 1 : row] = between
    a[[at, row], [at, row]] = a[[row, at], [row, at]]
    if at > k:  # the first column of a block of two
        a[[at, row], k] = a[[row, at], k]


def ldl_solve(ld: Array, pivots: Array, b: Array) -> Array:
    """``x`` with ``a @ x = b`` from the LDL factors of ``a``."""
    batch = np.broadcast_shapes(ld.shape[:-2], b.shape[:-2])
    result = np.broadcast_to(b, (*batch, *b.shape[-2:])).astype(b.dtype, order="C", copy=True)
    factors = flat_batch(np.broadcast_to(ld, (*batch, *ld.shape[-2:])))
    exchanged = np.broadcast_to(pivots, (*batch, pivots.shape[-1])).reshape(len(factors), pivots.shape[-1])
    for factor, pivot, x in zip(factors, exchanged, flat_batch(result), strict=True):
        _ldl_solve_one(factor, pivot, x)
    return result


def _ldl_solve_one(ld: Array, pivots: Array, x: Array) -> None:
    """One system in place."""
    steps, k = [], 0
    while k < len(ld):
        step = 1 if pivots[k] > 0 else 2
        steps.append((k, step))
        k += step
    for k, step in steps:
        _swap(x, k + step - 1, abs(int(pivots[k])) - 1)
        block = np.tril(ld[k : k + step, k : k + step])
        x[k + step :] -= ld[k + step :, k : k + step] @ x[k : k + step]
        x[k : k + step] = x[k : k + step] / block[0, 0] if step == 1 else np.linalg.solve(block + np.tril(block, -1).T, x[k : k + step])
    for k, step in reversed(steps):
        x[k : k + step] -= ld[k + step :, k : k + step].T @ x[k + step :]
        _swap(x, k + step - 1, abs(int(pivots[k])) - 1)


def _swap(x: Array, i: int, j: int) -> None:
    if i != j:
        x[[i, j]] = x[[j, i]]
