"""Random numbers: the process's generator, under the names that torch's module has."""

from __future__ import annotations

from .tensor import function
from .tensor.random import Generator, default_generator, fork_rng, get_rng_state, initial_seed, seed, set_rng_state

manual_seed = function("manual_seed")
__all__ = ["Generator", "default_generator", "fork_rng", "get_rng_state", "initial_seed", "manual_seed", "seed", "set_rng_state"]
