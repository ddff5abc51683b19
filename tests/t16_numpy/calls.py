"""One call of each of NumPy's functions, methods, operators and forms of ufuncs: what the page about NumPy and the tests run plain and compiled.

An entry is what is called and an expression over the arrays of :func:`arrays`. Only names that every NumPy 2 has are here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np


def arrays(layout: str = "C") -> dict[str, Any]:
    """Fresh arrays by name, always with the same contents, in C order, transposed ("F") or with steps ("step", "back")."""
    random = np.random.default_rng(7)
    made: dict[str, Any] = {
        "a": random.uniform(0.1, 0.9, (4, 3)),
        "b": random.uniform(0.1, 0.9, (4, 3)),
        "c": random.uniform(0.1, 0.9, (4, 3)).astype(np.float32),
        "o": np.zeros((4, 3)),
        "q": np.array([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]]),
        "i": random.integers(1, 9, (4, 3)),
        "m": random.uniform(size=(4, 3)) > 0.5,
        "z": random.normal(size=(4, 3)) + 1j * random.normal(size=(4, 3)),
        "t": random.normal(size=(2, 3, 4)),
        "n": np.where(random.uniform(size=(4, 3)) > 0.7, np.nan, 0.5) + np.eye(4, 3) * 0,
        "v": np.array([0.5, 0.25, 0.75, 0.125, 0.625]),
        "w": np.array([0.1, 0.2, 0.3, 0.4, 0.5]),
        "j": np.array([2, 0, 1, 2, 1]),
        "u": np.array([1, 0, 3, 255, 7, 8, 9, 10], np.uint8),
    }
    made["n"][:, 0] = 0.25
    made["n"][0] = 0.5
    made["n"][1, 1] = np.nan
    change: Callable[[Any], Any] = {"C": lambda x: x, "F": np.asfortranarray, "step": _with_steps, "back": lambda x: x[::-1].copy()[::-1]}[layout]
    return {name: change(x) for name, x in made.items()}


def _with_steps(x: Any) -> Any:
    wide = np.zeros((*x.shape[:-1], 2 * x.shape[-1]), x.dtype)
    wide[..., ::2] = x
    return wide[..., ::2]


UNARY = """abs absolute fabs negative positive sign conj conjugate exp exp2 expm1 log log2 log10 log1p sqrt cbrt square reciprocal sin cos tan arcsin arccos arctan
asin acos atan sinh cosh tanh arcsinh arctanh asinh atanh degrees radians deg2rad rad2deg rint floor ceil trunc isfinite isinf isnan signbit spacing logical_not"""
BINARY = """add subtract multiply divide true_divide floor_divide power pow float_power remainder mod fmod divmod logaddexp logaddexp2 arctan2 atan2 hypot maximum
minimum fmax fmin copysign nextafter heaviside greater greater_equal less less_equal equal not_equal logical_and logical_or logical_xor"""
INTEGER = "bitwise_and bitwise_or bitwise_xor left_shift right_shift gcd lcm bitwise_left_shift bitwise_right_shift"


def _ufuncs() -> list[tuple[str, str]]:
    found = [(f"np.{name}", f"np.{name}(a)") for name in UNARY.split()]
    found += [(f"np.{name}", f"np.{name}(a, b)") for name in BINARY.split()]
    found += [(f"np.{name}", f"np.{name}(i, 3)") for name in INTEGER.split()]
    found += [(f"np.{name}", f"np.{name}(a + 1.5)") for name in ("arccosh", "acosh")]
    found += [(f"np.{name}", f"np.{name}(i)") for name in ("invert", "bitwise_not", "bitwise_invert", "bitwise_count")]
    return [*found, ("np.modf", "np.modf(a)"), ("np.frexp", "np.frexp(a)"), ("np.ldexp", "np.ldexp(a, i)"), ("np.matmul", "np.matmul(a, q)")]


def _forms() -> list[tuple[str, str]]:
    found = [(f"np.{name}(out=)", f"np.{name}(a, b, out=o)") for name in ("add", "subtract", "multiply", "divide", "maximum", "hypot", "fmod", "copysign")]
    found += [(f"np.{name}(out=)", f"np.{name}(a, out=o)") for name in ("sqrt", "exp", "negative", "floor", "sin")]
    found += [(f"np.{name}(dtype=)", f"np.{name}(c, c, dtype=np.float64)") for name in ("add", "subtract", "multiply", "true_divide", "power")]
    found += [(f"np.{name}(dtype=)", f"np.{name}(c, dtype=np.float64)") for name in ("sqrt", "exp", "sin", "square")]
    found += [(f"np.{name}(where=)", f"np.{name}(a, b, out=o, where=m)") for name in ("add", "subtract", "multiply", "divide", "maximum", "hypot")]
    found += [(f"np.{name}(where=)", f"np.{name}(a, out=o, where=m)") for name in ("sqrt", "exp", "log")]
    found += [(f"np.{name}(casting=)", f"np.{name}(i, i, casting='safe')") for name in ("add", "multiply")]
    found += [(f"np.{name}(order=)", f"np.{name}(a, b, order='F')") for name in ("add", "multiply")]
    for name in ("add", "multiply", "maximum", "minimum", "logical_and", "logical_or"):
        found += [(f"np.{name}.reduce", f"np.{name}.reduce(a, axis=1)")]
    for name in ("add", "multiply", "maximum", "minimum", "subtract"):
        found += [(f"np.{name}.accumulate", f"np.{name}.accumulate(a, axis=0)"), (f"np.{name}.outer", f"np.{name}.outer(v, w)")]
    for name in ("bitwise_and", "bitwise_or", "bitwise_xor"):
        found += [(f"np.{name}.reduce", f"np.{name}.reduce(i)")]
    for name in ("add", "multiply", "maximum"):
        found += [(f"np.{name}.reduceat", f"np.{name}.reduceat(v, [0, 2, 3])"), (f"np.{name}.at", f"np.{name}.at(v, j, 1.0)")]
    return [*found, ("np.add.reduce(keepdims=)", "np.add.reduce(t, axis=(0, 2), keepdims=True)"), ("np.add.reduce(initial=)", "np.add.reduce(v, initial=2.0)")]


_TABLE = """
np.all | np.all(m, axis=0)
np.any | np.any(m, axis=1)
np.amax | np.amax(a, axis=0)
np.amin | np.amin(a)
np.max | np.max(a, axis=1, keepdims=True)
np.min | np.min(a, initial=0.2)
np.argmax | np.argmax(a, axis=1)
np.argmin | np.argmin(a)
np.sum | np.sum(a, axis=0)
np.sum(dtype=) | np.sum(c, dtype=np.float64)
np.sum(where=) | np.sum(a, where=m)
np.sum(out=) | np.sum(t, axis=0, out=np.zeros((3, 4)))
np.prod | np.prod(a, axis=1)
np.mean | np.mean(a, axis=0, keepdims=True)
np.std | np.std(a, axis=1, ddof=1)
np.var | np.var(a, ddof=1)
np.ptp | np.ptp(a, axis=0)
np.median | np.median(a, axis=0)
np.percentile | np.percentile(a, [10, 50], axis=0)
np.quantile | np.quantile(a, 0.3, axis=1)
np.average | np.average(a, axis=0, weights=b)
np.cumsum | np.cumsum(a, axis=0)
np.cumprod | np.cumprod(a)
np.nansum | np.nansum(n, axis=0)
np.nanprod | np.nanprod(n)
np.nancumsum | np.nancumsum(n, axis=0)
np.nancumprod | np.nancumprod(n)
np.nanmin | np.nanmin(n, axis=1)
np.nanmax | np.nanmax(n)
np.nanmean | np.nanmean(n, axis=0)
np.nanmedian | np.nanmedian(n, axis=1)
np.nanstd | np.nanstd(n, axis=0)
np.nanvar | np.nanvar(n)
np.nanpercentile | np.nanpercentile(n, 30, axis=0)
np.nanquantile | np.nanquantile(n, 0.3)
np.nanargmin | np.nanargmin(n, axis=0)
np.nanargmax | np.nanargmax(n)
np.count_nonzero | np.count_nonzero(m, axis=0)
np.diff | np.diff(a, axis=0)
np.ediff1d | np.ediff1d(v)
np.gradient | np.gradient(v)
np.trapezoid | np.trapezoid(a, axis=0)
np.cross | np.cross(a, b)
np.dot | np.dot(a, q)
np.dot(out=) | np.dot(a, q, out=o)
np.vdot | np.vdot(v, w)
np.vecdot | np.vecdot(a, b)
np.inner | np.inner(a, b)
np.outer | np.outer(v, w)
np.kron | np.kron(a, q)
np.tensordot | np.tensordot(a, q, axes=1)
np.einsum | np.einsum('ij,jk->ik', a, q)
np.trace | np.trace(q)
np.convolve | np.convolve(v, w)
np.correlate | np.correlate(v, w, 'full')
np.corrcoef | np.corrcoef(a)
np.cov | np.cov(a)
np.interp | np.interp(a, w, v)
np.clip | np.clip(a, 0.2, 0.8)
np.clip(out=) | np.clip(a, 0.2, 0.8, out=o)
np.round | np.round(a, 2)
np.around | np.around(a, 1)
np.i0 | np.i0(a)
np.sinc | np.sinc(a)
np.angle | np.angle(z)
np.real | np.real(a)
np.imag | np.imag(a)
np.isclose | np.isclose(a, b)
np.iscomplex | np.iscomplex(z)
np.isreal | np.isreal(z)
np.isneginf | np.isneginf(a)
np.isposinf | np.isposinf(a)
np.nan_to_num | np.nan_to_num(n)
np.unwrap | np.unwrap(v)
np.vander | np.vander(v, 3)
np.concatenate | np.concatenate([a, b + 1])
np.concat | np.concat((a, b), axis=1)
np.stack | np.stack([a, b], axis=1)
np.vstack | np.vstack([a, b])
np.hstack | np.hstack([a, b])
np.dstack | np.dstack([a, b])
np.column_stack | np.column_stack([v, w])
np.block | np.block([[a, b], [b, a]])
np.append | np.append(a, b, axis=0)
np.pad | np.pad(a, ((1, 2), (0, 1)))
np.roll | np.roll(a, 1, axis=0)
np.rollaxis | np.rollaxis(t, 2)
np.tile | np.tile(a, (2, 1))
np.flip | np.flip(a, axis=0)
np.fliplr | np.fliplr(a)
np.flipud | np.flipud(a)
np.rot90 | np.rot90(a)
np.tril | np.tril(a)
np.triu | np.triu(a, 1)
np.diag | np.diag(v)
np.diagflat | np.diagflat(v)
np.repeat | np.repeat(a, 2, axis=1)
np.delete | np.delete(a, 1, axis=0)
np.insert | np.insert(a, 1, 0.5, axis=0)
np.resize | np.resize(a, (3, 5))
np.transpose | np.transpose(t, (2, 0, 1))
np.permute_dims | np.permute_dims(t, (1, 0, 2))
np.matrix_transpose | np.matrix_transpose(t)
np.swapaxes | np.swapaxes(t, 0, 2)
np.moveaxis | np.moveaxis(t, 0, -1)
np.expand_dims | np.expand_dims(a, 1)
np.squeeze | np.squeeze(a[None])
np.ravel | np.ravel(a)
np.reshape | np.reshape(a, (2, 6))
np.atleast_1d | np.atleast_1d(a.sum())
np.atleast_2d | np.atleast_2d(v)
np.atleast_3d | np.atleast_3d(a)
np.broadcast_to | np.broadcast_to(v, (2, 5))
np.broadcast_arrays | np.broadcast_arrays(a, a[0])
np.diagonal | np.diagonal(a)
np.split | np.split(a, 2)
np.array_split | np.array_split(a, 3)
np.hsplit | np.hsplit(a, 3)
np.vsplit | np.vsplit(a, 2)
np.dsplit | np.dsplit(t, 2)
np.meshgrid | np.meshgrid(v, w)
np.array | np.array([a, b])
np.asarray | np.asarray(a)
np.asanyarray | np.asanyarray(a, np.float32)
np.ascontiguousarray | np.ascontiguousarray(a.T)
np.asfortranarray | np.asfortranarray(a)
np.asarray_chkfinite | np.asarray_chkfinite(a)
np.require | np.require(a, np.float32)
np.copy | np.copy(a)
np.empty | np.empty((2, 3)).shape
np.zeros | np.zeros((4, 3)) + a
np.ones | np.ones(3) * a
np.full | np.full((2, 2), 7.0)
np.empty_like | np.empty_like(a).shape
np.zeros_like | np.zeros_like(a)
np.ones_like | np.ones_like(a, dtype=np.int64)
np.full_like | np.full_like(a, 3)
np.arange | np.arange(2, 10, 3) + j[:3]
np.linspace | np.linspace(0, 1, 5) * v
np.logspace | np.logspace(0, 1, 5) * v
np.geomspace | np.geomspace(1, 8, 5) * v
np.eye | np.eye(3) + q
np.identity | np.identity(3) + q
np.tri | np.tri(3) * q
np.indices | np.indices((2, 3))
np.bartlett | np.bartlett(5) * v
np.blackman | np.blackman(5) * v
np.hamming | np.hamming(5) * v
np.hanning | np.hanning(5) * v
np.kaiser | np.kaiser(5, 14.0) * v
np.tril_indices | np.tril_indices(3)
np.triu_indices | np.triu_indices(3)
np.tril_indices_from | np.tril_indices_from(q)
np.triu_indices_from | np.triu_indices_from(q)
np.diag_indices | np.diag_indices(3)
np.diag_indices_from | np.diag_indices_from(q)
np.ix_ | np.ix_([0, 1], [2])
np.sort | np.sort(a, axis=0)
np.argsort | np.argsort(a, axis=1)
np.sort_complex | np.sort_complex(z)
np.partition | np.partition(a, 1, axis=0)
np.argpartition | np.argpartition(a, 1)
np.lexsort | np.lexsort((v, j))
np.searchsorted | np.searchsorted(w, v)
np.digitize | np.digitize(v, w)
np.isin | np.isin(i, [1, 2, 3])
np.where | np.where(m, a, b)
np.where(one argument) | np.where(m)
np.select | np.select([m, a > 0.5], [a, b], 0.0)
np.choose | np.choose(j, [v, w, v])
np.take | np.take(v, j)
np.take_along_axis | np.take_along_axis(a, np.argsort(a, axis=0), axis=0)
np.unravel_index | np.unravel_index(j, (2, 3))
np.ravel_multi_index | np.ravel_multi_index((j, j), (3, 3))
np.histogram | np.histogram(a, bins=4)
np.histogram2d | np.histogram2d(v, w, bins=3)
np.histogramdd | np.histogramdd(a, bins=2)
np.histogram_bin_edges | np.histogram_bin_edges(a, bins=4)
np.packbits | np.packbits(m)
np.unpackbits | np.unpackbits(u)
np.polyadd | np.polyadd(v, w)
np.polysub | np.polysub(v, w)
np.polyval | np.polyval(w, v)
np.polyder | np.polyder(v)
np.polyint | np.polyint(v)
np.polymul | np.polymul(v, w)
np.polydiv | np.polydiv(v, w)
np.polyfit | np.polyfit(w, v, 2)
np.poly | np.poly(v)
np.roots | np.roots(v)
np.shape | np.shape(a)
np.ndim | np.ndim(a)
np.size | np.size(a, 0)
np.iscomplexobj | np.iscomplexobj(z)
np.isrealobj | np.isrealobj(a)
np.isscalar | np.isscalar(3)
np.isfortran | np.isfortran(a.T)
np.result_type | np.result_type(a, np.float32)
np.can_cast | np.can_cast(np.int32, np.float32)
np.promote_types | np.promote_types(np.int32, np.float32)
np.issubdtype | np.issubdtype(np.int32, np.integer)
np.broadcast_shapes | np.broadcast_shapes((4, 3), (1, 3))
np.common_type | np.common_type(a, c)
np.min_scalar_type | np.min_scalar_type(200)
np.iterable | np.iterable(a)
np.isdtype | np.isdtype(a.dtype, np.float64)
np.copyto | (np.copyto(o, a, where=m), o)
np.put | (np.put(v, [0, 2], 0.5), v)
np.place | (np.place(a, m, [0.5]), a)
np.putmask | (np.putmask(a, m, b), a)
np.fill_diagonal | (np.fill_diagonal(q, 0.5), q)
np.put_along_axis | (np.put_along_axis(a, i[:1] % 4, 0.5, axis=0), a)
np.unique | np.unique(i)
np.unique_all | np.unique_all(i)
np.unique_counts | np.unique_counts(i)
np.unique_inverse | np.unique_inverse(i)
np.unique_values | np.unique_values(i).sum()
np.nonzero | np.nonzero(m)
np.flatnonzero | np.flatnonzero(m)
np.argwhere | np.argwhere(m)
np.extract | np.extract(m, a)
np.compress | np.compress([True, False, True], a, axis=1)
np.bincount | np.bincount(j)
np.trim_zeros | np.trim_zeros(v)
np.intersect1d | np.intersect1d(i, j)
np.setdiff1d | np.setdiff1d(i, j)
np.setxor1d | np.setxor1d(i, j)
np.union1d | np.union1d(i, j)
np.real_if_close | np.real_if_close(a)
np.array_equal | np.array_equal(a, b)
np.array_equiv | np.array_equiv(a, b)
np.allclose | np.allclose(a, b)
np.array2string | np.array2string(j)
np.array_repr | np.array_repr(j)
np.array_str | np.array_str(j)
np.format_float_positional | np.format_float_positional(0.5)
np.format_float_scientific | np.format_float_scientific(0.5)
np.base_repr | np.base_repr(5)
np.binary_repr | np.binary_repr(5)
np.apply_along_axis | np.apply_along_axis(np.sum, 0, a)
np.apply_over_axes | np.apply_over_axes(np.sum, a, [0])
np.piecewise | np.piecewise(v, [v < 0.5], [0, 1])
np.fromfunction | np.fromfunction(np.add, (2, 3))
np.fromiter | np.fromiter([1, 2, 3], float)
np.frombuffer | np.frombuffer(b'12345678', np.uint8)
np.mask_indices | np.mask_indices(3, np.triu)
np.shares_memory | np.shares_memory(a, b)
np.may_share_memory | np.may_share_memory(a, b)
np.einsum_path | np.einsum_path('ij,jk->ik', a, q)
np.float64() | np.float64(3) * a
np.float32() | np.float32(3) * c
np.int64() | np.int64(3) * i
np.complex128() | np.complex128(3) * z
np.bool() | np.bool(True)
np.linalg.cholesky | np.linalg.cholesky(q)
np.linalg.cond | np.linalg.cond(q)
np.linalg.cross | np.linalg.cross(a, b)
np.linalg.det | np.linalg.det(q)
np.linalg.diagonal | np.linalg.diagonal(q)
np.linalg.eig | np.linalg.eig(q)
np.linalg.eigh | np.linalg.eigh(q)
np.linalg.eigvals | np.linalg.eigvals(q)
np.linalg.eigvalsh | np.linalg.eigvalsh(q)
np.linalg.inv | np.linalg.inv(q)
np.linalg.lstsq | np.linalg.lstsq(a, a[:, 0])
np.linalg.matmul | np.linalg.matmul(a, q)
np.linalg.matrix_norm | np.linalg.matrix_norm(a)
np.linalg.matrix_power | np.linalg.matrix_power(q, 3)
np.linalg.matrix_rank | np.linalg.matrix_rank(q)
np.linalg.matrix_transpose | np.linalg.matrix_transpose(a)
np.linalg.multi_dot | np.linalg.multi_dot([a, q, q])
np.linalg.norm | np.linalg.norm(a, axis=1)
np.linalg.outer | np.linalg.outer(v, w)
np.linalg.pinv | np.linalg.pinv(a)
np.linalg.qr | np.linalg.qr(a)
np.linalg.slogdet | np.linalg.slogdet(q)
np.linalg.solve | np.linalg.solve(q, q)
np.linalg.svd | np.linalg.svd(a)
np.linalg.svdvals | np.linalg.svdvals(a)
np.linalg.tensordot | np.linalg.tensordot(a, q, axes=1)
np.linalg.tensorinv | np.linalg.tensorinv(np.eye(24).reshape(4, 6, 8, 3))
np.linalg.tensorsolve | np.linalg.tensorsolve(q, q[0])
np.linalg.trace | np.linalg.trace(q)
np.linalg.vecdot | np.linalg.vecdot(a, b)
np.linalg.vector_norm | np.linalg.vector_norm(a, axis=0)
np.fft.fftfreq | np.fft.fftfreq(5)
np.fft.rfftfreq | np.fft.rfftfreq(5)
np.fft.fftshift | np.fft.fftshift(a)
np.fft.ifftshift | np.fft.ifftshift(a)
np.fft.irfft | np.fft.irfft(z)
np.fft.hfft | np.fft.hfft(z)
np.fft.irfft2 | np.fft.irfft2(z)
np.fft.irfftn | np.fft.irfftn(z)
a.all | m.all(axis=0)
a.any | m.any()
a.argmax | a.argmax(axis=1)
a.argmin | a.argmin()
a.argpartition | a.argpartition(1)
a.argsort | a.argsort(axis=0)
a.astype | a.astype(np.float32)
a.astype(copy=False) | a.astype(np.float64, copy=False)
a.byteswap | i.byteswap()
a.choose | j.choose([v, w, v])
a.clip | a.clip(0.2, 0.8)
a.compress | v.compress([True, False])
a.conj | z.conj()
a.conjugate | a.conjugate()
a.copy | a.copy()
a.cumprod | a.cumprod(axis=0)
a.cumsum | a.cumsum()
a.diagonal | a.diagonal()
a.dot | a.dot(q)
a.dump | a.dumps()
a.fill | (o.fill(0.5), o)
a.flatten | a.flatten()
a.getfield | a.getfield(np.float64)
a.item | v.item(0)
a.max | a.max(axis=0)
a.mean | a.mean(axis=1)
a.min | a.min()
a.nonzero | m.nonzero()
a.partition | (v.partition(2), v)
a.prod | a.prod()
a.put | (v.put([1], 0.5), v)
a.ravel | a.ravel()
a.repeat | v.repeat(2)
a.reshape | a.reshape(3, 4)
a.reshape(order=) | a.reshape(3, 4, order='F')
a.resize | v.copy().resize(3, refcheck=False)
a.round | a.round(1)
a.searchsorted | w.searchsorted(v)
a.setflags | v.setflags(write=True)
a.sort | (v.sort(), v)
a.squeeze | a.squeeze()
a.std | a.std(axis=0)
a.sum | a.sum(axis=(0, 1))
a.swapaxes | a.swapaxes(0, 1)
a.take | v.take(j)
a.tobytes | v.tobytes()
a.tolist | v.tolist()
a.trace | q.trace()
a.transpose | t.transpose(1, 2, 0)
a.var | a.var(ddof=1)
a.view | a.view()
a.view(dtype) | a.view(np.int64)
a.T | t.T + 1
a.mT | t.mT + 1
a.real | a.real + 1
a.imag | a.imag
a.real (complex) | z.real
a.imag (complex) | z.imag
a.shape | a.shape
a.ndim | a.ndim
a.size | a.size
a.dtype | a.dtype
a.itemsize | a.itemsize
a.nbytes | a.nbytes
a.strides | a.strides
a.flags | a.flags.c_contiguous
a.flat | a.flat[0]
a.base | a.base
a + b | a + b
a - b | a - b
a * b | a * b
a / b | a / b
a // b | a // b
a % b | a % b
a ** b | a ** b
a @ b | a @ q
a & b | i & 3
a | b (operator) | i ~ 3
a ^ b | i ^ 3
a << b | i << 1
a >> b | i >> 1
a < b | a < b
a <= b | a <= b
a > b | a > b
a >= b | a >= b
a == b | a == b
a != b | a != b
-a | -a
+a | +a
~a | ~m
abs(a) | abs(a)
divmod(a, b) | divmod(a, b)
a + list | v + [1, 2, 3, 4, 5]
a + complex | a + 1j
a + unsigned | u + u
complex * complex | z * z
a += b | o.__iadd__(a)
a[int] | a[1] + 1
a[slice] | a[1:, ::2] + 1
a[None] | a[None] + 1
a[...] | a[..., 0] + 1
a[indices] | v[j]
a[indices, indices] | q[j, j]
a[list] | a[[0, 2]]
a[mask] | a[m]
len(a) | len(a)
bool(a) | bool(v[0] > 1)
float(a) | float(v.sum())
int(a) | int(j.sum())
a in b | 2 in j
iter(a) | [x + 1 for x in a]
np.errstate | np.geterr()
"""
_ON_LINES = "fft ifft rfft ihfft fft2 ifft2 rfft2 fftn ifftn rfftn"
_STREAMS = """random() standard_normal((2,3)) normal(0,1,3) uniform(0,1,3) integers(0,9,4) standard_exponential(3) exponential(1.0,3) gamma(2.0,1.0,3) beta(1,2,3)
binomial(5,0.5,3) poisson(2.0,3) choice(5,3) permutation(5) permuted(v) shuffle(v) bytes(3) chisquare(2,3) geometric(0.5,3) gumbel(0,1,3) laplace(0,1,3)
logistic(0,1,3) lognormal(0,1,3) multinomial(5,[0.5,0.5]) rayleigh(1.0,3) triangular(0,1,2,3) weibull(1.0,3)"""


def table() -> dict[str, list[tuple[str, str]]]:
    """Section -> what is called and an expression that does it."""
    rows = [tuple(part.strip() for part in line.rsplit(" | ", 1)) for line in _TABLE.strip().splitlines()]
    pairs = [(name, expression.replace("~ 3", "| 3")) for name, expression in rows]
    pairs += [(f"np.fft.{name}", f"np.fft.{name}(a)") for name in _ON_LINES.split()]

    def those(*starts: str) -> list[tuple[str, str]]:
        return [pair for pair in pairs if pair[0].startswith(starts)]

    special = ("np.linalg.", "np.fft.")
    methods = [pair for pair in pairs if pair[0].startswith("a.")]
    operators = [pair for pair in pairs if not pair[0].startswith(("np.", "a."))]
    streams = [(f"rng.{call.partition('(')[0]}", f"np.random.default_rng(3).{call}") for call in _STREAMS.split()]
    return {
        "Ufuncs": _ufuncs(),
        "Forms of ufuncs": _forms(),
        "Functions": [pair for pair in those("np.") if not pair[0].startswith(special)],
        "np.linalg": those("np.linalg."),
        "np.fft": sorted(those("np.fft.")),
        "Methods and attributes of arrays": methods,
        "Operators, items and built-in functions": operators,
        "np.random.Generator": streams,
    }


def function_of(expression: str) -> Callable[..., Any]:
    """The expression as a function of the arrays that it names, in the order of :func:`arrays`."""
    parameters = ", ".join(arrays())
    made: Callable[..., Any] = eval(f"lambda {parameters}: {expression}", {"np": np})
    return made
