"""Random programs do the same compiled and plain: values, layouts, sharing, mutation, errors and warnings, for several sizes, dtypes and layouts."""

from __future__ import annotations

import pytest

from share import drawn
from t10_numerics.programs import differential
from t10_numerics.vocabulary import ARRAYS, TENSORS

# interpreted graphs are cheap and cover capture, layouts and sharing; kernels cover the numbers
WAYS = [("eager", None, 400), ("eager", True, 200), ("numba", None, 15), ("numba", True, 15)]


@pytest.mark.parametrize("backend, dynamic, count", WAYS)
@pytest.mark.parametrize("vocabulary", [TENSORS, ARRAYS], ids=["tensors", "arrays"])
def test_random_programs(vocabulary, backend, dynamic, count):
    seeds = drawn(count, 4)
    graphs = sum(differential(seed, vocabulary, backend=backend, dynamic=dynamic) for seed in seeds)
    assert graphs > len(seeds)  # most programs were compiled for most sizes
