"""NumPy's own generators of random numbers: which of their methods a graph may call, and where they are, so that numbers that were drawn can be given back."""

from __future__ import annotations

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
    """The state of a ``numpy.random.Generator`` or ``RandomState``, as an object in an array of no dimensions.

    It takes 2 us for PCG64, the usual one, and 35 us for MT19937, which ``RandomState`` and the functions of ``numpy.random`` use.
    """
    kept = np.empty((), object)
    kept[()] = generator.get_state(legacy=False) if type(generator) is np.random.RandomState else generator.bit_generator.state
    return kept


def put_back_generator(generator: Any, kept: Any) -> None:
    """Go on from that state: the same numbers come again."""
    if type(generator) is np.random.RandomState:
        generator.set_state(kept[()])
    else:
        generator.bit_generator.state = kept[()]
