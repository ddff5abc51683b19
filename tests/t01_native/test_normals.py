"""Normal numbers from random words: the formula of Box and Muller, at any count, and arguments that do not fit."""

from __future__ import annotations

import numpy as np
import pytest

from framestance import _C

EDGES = np.array([0, 1, (1 << 32) - 1, 1 << 63, (1 << 64) - 1, 1 << 61, 3 << 61, 5 << 61, 7 << 61], np.uint64)


@pytest.mark.parametrize("words", [np.random.default_rng(0).bit_generator.random_raw(5000), EDGES], ids=["random", "edges"])
def test_normals_are_those_of_the_formula(words):
    u = ((words & np.uint64(0xFFFFFFFF)) >> np.uint64(1)).astype(np.float64) + 0.5
    angle = np.pi * (words >> np.uint64(32)).astype(np.uint32).view(np.int32) / 2**31
    radius = np.sqrt(-2 * np.log(u / 2**31))
    found = _C.normals(words, 2 * len(words))
    assert found.dtype == np.float32
    # float32 rounds u where it is near 1, and the radius is the root of its distance from 1.
    np.testing.assert_allclose(found, np.concatenate([radius * np.cos(angle), radius * np.sin(angle)]), atol=4e-4)
    np.testing.assert_allclose(found[: len(words)][radius > 0.1], (radius * np.cos(angle))[radius > 0.1], atol=5e-6)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 255, 256, 511, 512, 513, 514, 1025])
def test_normals_of_any_count(count):
    words = np.random.default_rng(1).bit_generator.random_raw(600)
    half = (count + 1) // 2
    found, whole = _C.normals(words[:half].copy(), count), _C.normals(words, 1200)
    assert np.array_equal(found, np.concatenate([whole[:half], whole[600 : 600 + count - half]]))


def test_normals_refuses_other_words():
    words = np.zeros(4, np.uint64)
    for wrong, count in ((words, 6), (words, 9), (words, -1), (words.astype(np.int64), 8), (np.zeros(8, np.uint64)[::2], 8)):
        with pytest.raises(ValueError, match="one for each two of the count"):
            _C.normals(wrong, count)
    for arguments in ((words,), (8, words), (words, "8")):
        with pytest.raises(TypeError):
            _C.normals(*arguments)
