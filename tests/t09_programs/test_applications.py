"""The applications of `benchmarks/applications`, small: compiled results are the uncompiled ones, and they are what theory says."""

from __future__ import annotations

import importlib.util

import numpy as np
import pytest

import framestance as fs
from benchmarks.applications import bodies, clusters, digits, gpt, options, waves

pytestmark = pytest.mark.any_python


@pytest.fixture(scope="module")
def small_gpt(tmp_path_factory):
    path = tmp_path_factory.mktemp("weights") / "gpt.npz"
    gpt.make_weights(fs, path, **SMALL)
    return path


SMALL = {"width": 128, "heads": 8, "layers": 2}


def test_gpt_writes_the_same_text_compiled_uncompiled_and_in_numpy(small_gpt):
    model = gpt.load(fs, small_gpt, **SMALL)
    greedy = gpt.steps(fs, model)[0]
    compiled = fs.compile(greedy, fullgraph=True)
    wanted = gpt.generate(fs, model, greedy, "The harbour", 20)
    assert gpt.generate(fs, model, compiled, "The harbour", 20) == wanted
    assert gpt.NumpyDecoder(small_gpt, SMALL["heads"], SMALL["layers"]).generate("The harbour", 20) == wanted
    compiles = fs.compiler.stats(compiled).compiles
    assert compiles <= 3, "the prompt, one character, and one character at any place"
    gpt.generate(fs, model, compiled, "The harbour", 40)
    assert fs.compiler.stats(compiled).compiles == compiles


def test_gpt_draws_the_same_text_from_the_same_random_numbers(small_gpt):
    model = gpt.load(fs, small_gpt, **SMALL)
    sampled = gpt.steps(fs, model)[1]
    fs.manual_seed(3)
    wanted = gpt.generate(fs, model, sampled, "The tide", 20)
    fs.manual_seed(3)
    assert gpt.generate(fs, model, fs.compile(sampled), "The tide", 20) == wanted


def test_gpt_knows_its_text_and_shares_its_embedding(small_gpt):
    model = gpt.load(fs, small_gpt, **SMALL)
    assert model.head.weight is model.tokens.weight
    text = gpt.TEXT[200:400]
    with fs.no_grad():
        logits = [model(gpt.encode(fs, text[:end]), model.empty_cache(), 0) for end in range(20, 200, 6)]
    right = [gpt.ALPHABET[int(one.argmax())] == text[end] for one, end in zip(logits, range(20, 200, 6), strict=True)]
    assert np.mean(right) > 0.6


@pytest.mark.skipif(importlib.util.find_spec("sklearn") is None, reason="scikit-learn is not installed")
def test_digits_are_read():
    x, labels = digits.images()
    weights = digits.make_weights(fs, x[:800], labels[:800])
    model = digits.load(fs, weights)
    images = x[800:1000]
    with fs.no_grad():
        wanted = model(fs.from_numpy(images)).numpy()
        found = fs.compile(model, fullgraph=True)(fs.from_numpy(images)).numpy()
    np.testing.assert_allclose(found, wanted, atol=1e-5)
    np.testing.assert_allclose(digits.NumpyResNet(weights)(images), wanted, atol=1e-5)
    assert digits.accuracy(found, labels[800:1000]) > 0.85


def test_black_scholes_is_near_the_closed_form():
    price = options.black_scholes(fs)
    fs.manual_seed(0)
    wanted = [float(value) for value in price(50_000)]
    fs.manual_seed(0)
    found = [float(value) for value in fs.compile(price, fullgraph=True)(50_000)]
    assert found == pytest.approx(wanted, rel=1e-5)
    exact, delta, vega = options.black_scholes_exact()
    assert abs(found[0] - exact) < 4 * found[1]
    assert found[2:] == pytest.approx([delta, vega], rel=0.02)


def test_heston_is_near_its_integral():
    step = options.heston_step(fs)
    fs.manual_seed(0)
    wanted = [float(value) for value in options.heston(fs, step, 20_000, 50)]
    fs.manual_seed(0)
    found = [float(value) for value in options.heston(fs, fs.compile(step, fullgraph=True), 20_000, 50)]
    assert found == pytest.approx(wanted, rel=1e-4)
    assert abs(found[0] - options.heston_exact()) < 4 * found[1]


def test_waves_keep_their_mass():
    wanted = waves.simulate(waves.advance, 24, 10)
    found = waves.simulate(fs.compile(waves.advance), 24, 10)
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-15)
    start = waves.initial(24)
    assert found[0].sum() == pytest.approx(start[0].sum(), rel=1e-12)
    assert 0.5 * waves.energy(*start) < waves.energy(*found) < waves.energy(*start)


def test_bodies_keep_energy_and_momentum():
    wanted = bodies.simulate(bodies.leap, 20, 10)
    positions, velocities = bodies.simulate(fs.compile(bodies.leap), 20, 10)
    np.testing.assert_allclose(positions, wanted[0], rtol=1e-10, atol=1e-12)
    np.testing.assert_allclose(velocities, wanted[1], rtol=1e-10, atol=1e-12)
    mass = bodies.initial(20)[2]
    assert np.abs(mass @ velocities).max() < 1e-15
    assert bodies.energy(positions, velocities, mass) == pytest.approx(bodies.energy(*bodies.initial(20)), rel=1e-3)


def test_clusters_are_found():
    x, labels = clusters.points(600, 4, 3)
    wanted = clusters.kmeans(clusters.reassign, x, 4, 8)
    found = clusters.kmeans(fs.compile(clusters.reassign), x, 4, 8)
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)
    assert all((labels[found[1] == one] == labels[found[1] == one][0]).mean() > 0.95 for one in range(4))
    wanted = clusters.mixture(clusters.expect_and_maximise, x, 4, 8)
    found = clusters.mixture(fs.compile(clusters.expect_and_maximise, fullgraph=True), x, 4, 8)
    for one, other in zip(found, wanted, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-9)
    assert found[0].sum() == pytest.approx(1)
