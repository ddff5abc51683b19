"""The state of the one random generator of the process: seeds, and saving and restoring where it stands."""

from __future__ import annotations

import os

import numpy as np

from .. import _C
from ..ops.random import STATE

_STATE_WORDS = 5  # PCG64: state and increment of 128 bits each, and whether half a draw is left over


def seed() -> int:
    """Start the generator from a seed that the operating system chose; the seed."""
    STATE.restart(int.from_bytes(os.urandom(8), "little") >> 1)
    return STATE.seed


def initial_seed() -> int:
    """The seed that the generator started from."""
    return STATE.seed


def get_rng_state() -> _C.Tensor:
    """The generator's state as a tensor, for ``set_rng_state``."""
    state = STATE.generator.bit_generator.state
    inner = state["state"]
    numbers = (inner["state"], inner["inc"], state["has_uint32"], state["uinteger"], STATE.seed)
    return _C.wrap(np.frombuffer(b"".join(int(n).to_bytes(16, "little") for n in numbers), np.uint8).copy())


def set_rng_state(new_state: _C.Tensor) -> None:
    """Put the generator back to where ``get_rng_state`` found it.

    Errors: RuntimeError for a tensor that is no such state.
    """
    data = new_state._array
    if data.dtype != np.uint8 or data.size != 16 * _STATE_WORDS:
        raise RuntimeError(f"set_rng_state expects {16 * _STATE_WORDS} bytes from get_rng_state, got {data.size} elements of {data.dtype}")
    state, increment, has_left, left, start = (int.from_bytes(data[i : i + 16].tobytes(), "little") for i in range(0, data.size, 16))
    STATE.restart(start)
    STATE.generator.bit_generator.state = {
        "bit_generator": "PCG64", "state": {"state": state, "inc": increment}, "has_uint32": has_left, "uinteger": left
    }  # fmt: skip
