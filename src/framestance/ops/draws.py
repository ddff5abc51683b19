"""NumPy's own generators of random numbers: which of their methods a graph may call, and where they are, so that numbers that were drawn can be given back."""

from __future__ import annotations

import functools
import struct
import sys
from typing import Any

import numpy as np

from .numpy_calls import NumpyCall

_METHODS = frozenset(
    """
    beta binomial chisquare choice dirichlet exponential f gamma geometric gumbel hypergeometric integers laplace logistic lognormal logseries multinomial
    multivariate_hypergeometric multivariate_normal negative_binomial noncentral_chisquare noncentral_f normal pareto permutation permuted poisson power rand
    randint randn random random_sample rayleigh shuffle standard_cauchy standard_exponential standard_gamma standard_normal standard_t triangular uniform
    vonmises wald weibull zipf
    """.split()
)
_CALCULATE = frozenset({"choice", "multivariate_normal"})  # with NumPy, which may warn or raise
LIKES = ("ones", "shares", "eye", "zeros")  # arrays that arguments may stand for: numbers, probabilities, a covariance, indices


def draws(kind: type, name: str) -> bool:
    """Whether ``name`` is a method of NumPy's generators of exactly that type, the types of whose results follow from its arguments."""
    return name in _METHODS and kind in _types() and hasattr(kind, name)


def _types() -> tuple[type, ...]:
    if "numpy.random" not in sys.modules:  # slow to import, and nobody has a generator
        return ()
    return (np.random.Generator, np.random.RandomState)


def fresh(kind: type) -> Any:
    """A generator of nobody's, on which to learn what methods give."""
    return np.random.RandomState(0) if kind is np.random.RandomState else np.random.Generator(np.random.PCG64(0))


def draw_of(kind: type, name: str, like: str) -> NumpyCall:
    """What capture may do with the method. Its position among the arguments says nothing of a size: those are told by trying two."""
    spec = "changes" if name == "shuffle" else "result"
    return NumpyCall(f"{kind.__name__}.{name}", spec, like, fixed=frozenset({"size"}), numbers=name not in ("choice", "permutation", "permuted", "shuffle"))


def may_fail(name: str, takes_arrays: bool) -> bool:
    """Whether a call that was all right when it was captured may fail or warn at another run."""
    return takes_arrays or name in _CALCULATE


def remember_generator(generator: Any) -> Any:
    """The state of a ``numpy.random.Generator`` or ``RandomState``, as an object in an array of no dimensions. Takes 2 us or less, mostly."""
    kept = np.empty((), object)
    if type(generator) is not np.random.RandomState:
        kept[()] = generator.bit_generator.state
    elif (place := _place_of_second_normal()) is not None and type(generator._bit_generator) is np.random.MT19937:
        kept[()] = _read(generator, place)
    else:
        kept[()] = generator.get_state(legacy=False)
    return kept


def put_back_generator(generator: Any, kept: Any) -> None:
    """Go on from that state: the same numbers come again."""
    state = kept[()]
    if type(generator) is not np.random.RandomState:
        generator.bit_generator.state = state
    else:
        generator.set_state(_state_of(*state) if type(state) is tuple else state)


# ``RandomState.get_state`` takes 35 us, more than most draws, for it copies the 624 words of MT19937 one by one. So its memory is read, in 1 us, which has the
# words, how many were used, and apart from these the second of two normal numbers that were drawn together; provided that it lies as it is expected to.
_WORDS = 624
_SIZE = 4 * _WORDS + 4


def _read(generator: Any, place: int) -> tuple[bytes, bytes]:
    from ctypes import string_at

    source = generator._bit_generator
    with source.lock:
        return string_at(source.ctypes.state_address, _SIZE), string_at(id(generator) + place, 16)


def _state_of(words: bytes, second: bytes) -> dict[str, Any]:
    """The same as ``get_state`` gives."""
    there, number = struct.unpack("=i4xd", second)
    state = {"key": np.frombuffer(words, np.uint32, _WORDS), "pos": int.from_bytes(words[-4:], sys.byteorder)}
    return {"bit_generator": "MT19937", "state": state, "has_gauss": there, "gauss": number}


@functools.cache
def _place_of_second_normal() -> int | None:
    """Where it is in the memory of a ``RandomState``: behind the generator's functions, to which there is a pointer; None where it is not found there."""
    from ctypes import c_uint64

    probe = np.random.RandomState(0)
    try:
        first = probe._bit_generator.ctypes.state_address
        memory = list((c_uint64 * (np.random.RandomState.__basicsize__ // 8)).from_address(id(probe)))
        found = [k for k in range(len(memory) - 7) if memory[k] == first and memory[k + 5] == id(probe) + 8 * k]
        place = 8 * (found[0] + 6)
        for _ in range(4):
            probe.standard_normal()
            if repr(_state_of(*_read(probe, place))) != repr(probe.get_state(legacy=False)):
                return None
    except (AttributeError, IndexError, TypeError, ImportError):
        return None
    return place
