"""Generators of random numbers, the process's and those that programs make: their seeds, and saving and restoring where they stand."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from typing import Any

import numpy as np

from .. import _C
from ..ops.random import DEFAULT, STATE, Source, checked_seed
from .size import CPU, device

_STATE_WORDS = 5  # PCG64: state and increment of 128 bits each, whether half a draw is left over and which, and the seed
_FIRST_SEED = 67280421310721  # of a generator that nobody has seeded, as in torch


class Generator(Source):
    """A source of random numbers of its own, for the ``generator=`` of what draws them: the same seed gives the same numbers.

    >>> import framestance as fs
    >>> fs.equal(fs.rand(3, generator=Generator().manual_seed(1)), fs.rand(3, generator=Generator().manual_seed(1)))
    True
    """

    __slots__ = ()

    def __init__(self, device: Any = "cpu") -> None:
        super().__init__()
        _as_device(device)
        self._stream.restart(_FIRST_SEED)

    @property
    def device(self) -> device:
        """Where the numbers are made: on the CPU."""
        return CPU

    def manual_seed(self, seed: int) -> Generator:
        """Start from ``seed``, an integer of 64 bits; the generator."""
        self._stream.restart(checked_seed(seed))
        return self

    def seed(self) -> int:
        """Start from a seed that the operating system chose; the seed."""
        self._stream.restart(_chosen_by_system())
        return self._stream.seed

    def initial_seed(self) -> int:
        """The seed that the generator started from."""
        return self._stream.seed

    def get_state(self) -> Any:
        """Where the generator stands, as a tensor of bytes for ``set_state``."""
        state = self._stream.generator.bit_generator.state
        inner = state["state"]
        numbers = (inner["state"], inner["inc"], state["has_uint32"], state["uinteger"], self._stream.seed)
        return _C.wrap(np.frombuffer(b"".join(int(n).to_bytes(16, "little") for n in numbers), np.uint8).copy())

    def set_state(self, new_state: Any) -> Generator:
        """Put the generator to where ``get_state`` found one; the generator.

        Errors: TypeError for what is no tensor of bytes; RuntimeError for one that is no such state.
        """
        if not isinstance(new_state, _C.Tensor) or new_state._array.dtype != np.uint8:
            raise TypeError("RNG state must be a framestance.ByteTensor")
        data = np.ascontiguousarray(new_state._array)
        if data.size != 16 * _STATE_WORDS:
            raise RuntimeError(f"Expected a state of {16 * _STATE_WORDS} bytes from get_state() but found the input RNG state size to be {data.size}")
        state, increment, has_left, left, start = (int.from_bytes(data[i : i + 16].tobytes(), "little") for i in range(0, data.size, 16))
        self._stream.restart(start)
        self._stream.generator.bit_generator.state = {
            "bit_generator": "PCG64", "state": {"state": state, "inc": increment}, "has_uint32": has_left, "uinteger": left
        }  # fmt: skip
        return self

    def clone_state(self) -> Generator:
        """Another generator that stands where this one does."""
        return Generator().set_state(self.get_state())

    def __copy__(self) -> Generator:
        return self.clone_state()

    def __deepcopy__(self, memo: dict[int, Any]) -> Generator:
        memo[id(self)] = copied = self.clone_state()
        return copied

    def __reduce__(self) -> Any:
        return _rebuild, (self.get_state(),)


def _as_device(given: Any) -> device:
    return given if isinstance(given, device) else device(given)


def _rebuild(state: Any) -> Generator:
    return Generator().set_state(state)


def _chosen_by_system() -> int:
    return int.from_bytes(os.urandom(8), "little") >> 1


def _default_generator() -> Generator:
    made: Generator = Generator.__new__(Generator)
    made._stream = STATE
    return made


default_generator = _default_generator()
DEFAULT[:] = [default_generator]


def seed() -> int:
    """Start the process's generator from a seed that the operating system chose; the seed."""
    return default_generator.seed()


def initial_seed() -> int:
    """The seed that the process's generator started from."""
    return default_generator.initial_seed()


def get_rng_state() -> _C.Tensor:
    """The state of the process's generator as a tensor, for ``set_rng_state``."""
    state: _C.Tensor = default_generator.get_state()
    return state


def set_rng_state(new_state: _C.Tensor) -> None:
    """Put the process's generator back to where ``get_rng_state`` found it.

    Errors: TypeError for what is no tensor of bytes; RuntimeError for one that is no such state.
    """
    default_generator.set_state(new_state)


@contextlib.contextmanager
def fork_rng(devices: Any = None, enabled: bool = True, device_type: str | None = None) -> Iterator[None]:
    """Context manager: behind it, the process's generator stands where it stood before, whatever was drawn or seeded inside. ``enabled=False``: nothing."""
    if not enabled:
        yield
        return
    before = get_rng_state()
    try:
        yield
    finally:
        set_rng_state(before)
