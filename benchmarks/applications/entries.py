"""How each application is run by the runner: one entry per line of its table, which makes a run of no arguments for a library, compiled or not.

A run gives arrays that are compared: compiled with uncompiled on the same random numbers, and the other libraries' with ours.
"""

from __future__ import annotations

import functools
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from . import bodies, clusters, digits, gpt, options, waves

Run = Callable[[], Any]
Compile = Callable[[Any], Any]


@dataclass(frozen=True)
class Application:
    """``make`` is given a library with torch's names, what compiles a function (or leaves it as it is), and whether to be brief.

    An application written in plain NumPy ignores the library, and its uncompiled run is NumPy's; ``numpy`` makes NumPy's run of the others.
    tolerance, between_libraries: how far results may be apart, in parts of the largest value; None where they are of different random numbers.
    """

    name: str
    make: Callable[[Any, Compile, bool], Run]
    numpy: Callable[[bool], Run] | None = None
    plain: bool = False
    tolerance: float = 1e-4
    between_libraries: float | None = 1e-4
    needs: str = "numpy"


@functools.cache
def weights_file(brief: bool) -> tuple[tempfile.TemporaryDirectory[str], Path]:
    """The decoder's weights, made once; the folder goes with the process."""
    import framestance

    folder = tempfile.TemporaryDirectory()
    path = Path(folder.name) / "gpt.npz"
    gpt.make_weights(framestance, path, **sizes(brief))
    return folder, path


def sizes(brief: bool) -> dict[str, int]:
    return {"width": 128, "heads": 8, "layers": 2} if brief else {"width": gpt.WIDTH, "heads": gpt.HEADS, "layers": gpt.LAYERS}


def _letters(text: str) -> Any:
    return np.array([ord(letter) for letter in text])


PROMPT, CHARACTERS = "The harbour is ", 100


def _greedy(torch: Any, compile: Compile, brief: bool) -> Run:
    model = gpt.load(torch, weights_file(brief)[1], **sizes(brief))
    step = compile(gpt.steps(torch, model)[0])
    return lambda: _letters(gpt.generate(torch, model, step, PROMPT, CHARACTERS))


def _greedy_numpy(brief: bool) -> Run:
    model = gpt.NumpyDecoder(weights_file(brief)[1], sizes(brief)["heads"], sizes(brief)["layers"])
    return lambda: _letters(model.generate(PROMPT, CHARACTERS))


def _sampled(torch: Any, compile: Compile, brief: bool) -> Run:
    model = gpt.load(torch, weights_file(brief)[1], **sizes(brief))
    step = compile(gpt.steps(torch, model)[1])

    def run():
        torch.manual_seed(0)
        return _letters(gpt.generate(torch, model, step, PROMPT, CHARACTERS))

    return run


@functools.cache
def _digits_weights() -> tuple[Any, dict[str, Any]]:
    import framestance

    x, labels = digits.images()
    return x, digits.make_weights(framestance, x[: digits.TRAINING], labels[: digits.TRAINING])


def _digits(torch: Any, compile: Compile, brief: bool) -> Run:
    x, weights = _digits_weights()
    model = compile(digits.load(torch, weights))
    images = torch.from_numpy(x[digits.TRAINING :][: 64 if brief else 256].copy())
    return lambda: model(images).numpy()


def _digits_numpy(brief: bool) -> Run:
    x, weights = _digits_weights()
    return functools.partial(digits.NumpyResNet(weights), x[digits.TRAINING :][: 64 if brief else 256].copy())


def _black_scholes(torch: Any, compile: Compile, brief: bool) -> Run:
    price = compile(options.black_scholes(torch))

    def run():
        torch.manual_seed(0)
        return [value.numpy() for value in price(20_000 if brief else 200_000)]

    return run


def _black_scholes_numpy(brief: bool) -> Run:
    return lambda: options.black_scholes_numpy(np.random.default_rng(0), 20_000 if brief else 200_000)


def _heston(torch: Any, compile: Compile, brief: bool) -> Run:
    step = compile(options.heston_step(torch))

    def run():
        torch.manual_seed(0)
        return [value.numpy() for value in options.heston(torch, step, 5_000 if brief else 50_000, 20)]

    return run


def _heston_numpy(brief: bool) -> Run:
    return lambda: options.heston_numpy(np.random.default_rng(0), 5_000 if brief else 50_000, 20)


def _waves(torch: Any, compile: Compile, brief: bool) -> Run:
    return functools.partial(waves.simulate, compile(waves.advance), 64 if brief else 256, 20)


def _bodies(torch: Any, compile: Compile, brief: bool) -> Run:
    return functools.partial(bodies.simulate, compile(bodies.leap), 50 if brief else 400, 10)


def _kmeans(torch: Any, compile: Compile, brief: bool) -> Run:
    return functools.partial(clusters.kmeans, compile(clusters.reassign), clusters.points(2_000 if brief else 20_000, 8, 4)[0], 8, 10)


def _mixture(torch: Any, compile: Compile, brief: bool) -> Run:
    return functools.partial(clusters.mixture, compile(clusters.expect_and_maximise), clusters.points(2_000 if brief else 20_000, 8, 4)[0], 8, 10)


APPLICATIONS = (
    Application("gpt, likeliest", _greedy, _greedy_numpy, tolerance=0.0, between_libraries=0.0),
    Application("gpt, sampled", _sampled, tolerance=0.0, between_libraries=None),
    Application("digits by a ResNet", _digits, _digits_numpy, needs="sklearn"),
    Application("Black-Scholes", _black_scholes, _black_scholes_numpy, between_libraries=0.03),  # six standard errors of the brief run are 0.03
    Application("Heston", _heston, _heston_numpy, between_libraries=0.15),  # and 0.12
    Application("waves", _waves, plain=True, tolerance=1e-9),
    Application("bodies", _bodies, plain=True, tolerance=1e-9),
    Application("k-means", _kmeans, plain=True, tolerance=1e-9),
    Application("mixture of Gaussians", _mixture, plain=True, tolerance=1e-9),
)
