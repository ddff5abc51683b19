"""What the worker processes of the tests import and run."""

from __future__ import annotations

import sys

import numpy as np

import framestance as torch


@torch.compile
def decorated(x):
    return (x * 2 + 1).sum()


def plain(x):
    return x * 3


compiled = torch.compile(plain, dynamic=False)


@torch.compile
def of_arrays(a):
    return np.sqrt(a) + np.sin(a)


class Layer(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(3, 3)

    def forward(self, x):
        return self.linear(x).relu()


def run(job):
    """(what the call gives, compiles of the function, kernels from disk, kernels compiled here, whether Numba was loaded)."""
    function, argument = job
    before = torch.compiler.cache_info()
    result = function(argument)
    after = torch.compiler.cache_info()
    return result, torch.compiler.stats(function).compiles, after.hits - before.hits, after.misses - before.misses, "numba" in sys.modules
