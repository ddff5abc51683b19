"""Another shape costs no kernel: sizes, strides and what is counted from them are numbers that kernels take at run time."""

from __future__ import annotations

import pytest

import framestance as T
from framestance.runtime import kernel_count

PROGRAMS = {
    "mean": lambda x: (x.mean(), x.mean(0), x - x.mean(1, keepdim=True)),
    "sum": lambda x: (x.sum(), x.sum(0), x.sum(1)),
    "var": lambda x: (x.var(), x.std(1)),
    "extrema": lambda x: (x.amax(), x.amin(0), x.argmax(1)),
    "matmul": lambda x: (x @ x.t(), x.t() @ x, T.linear(x, x)),
    "views": lambda x: (x[1:] * 2, x[:, 1:] + 1, x.reshape(-1) + 3, x.unsqueeze(1) + x, x * x[0] + x[:, :1]),
    "transposed": lambda x: (x.t() + 1, x.t() * x.t().clone()),
    "softmax": lambda x: (x.softmax(1), x.log_softmax(0)),
    "joined": lambda x: T.stack([x, x]) + T.cat([x, x])[0],
    "written": lambda x: x.add_(1).mul_(x),
    "made": lambda x: T.ones(x.shape) * x + T.zeros(x.shape[1]) + T.arange(x.shape[1]),
}


@pytest.mark.parametrize("dynamic", [None, False, True])
@pytest.mark.parametrize("name", PROGRAMS)
def test_another_shape_adds_no_kernel(name, dynamic):
    compiled = T.compile(PROGRAMS[name], dynamic=dynamic)
    counts = []
    for shape in ((5, 7), (6, 9), (40, 3), (7, 4)):
        compiled(T.rand(*shape))
        counts.append(kernel_count())
    assert counts[0] == counts[-1], counts
    assert T.compiler.stats(compiled).graphs >= 1
