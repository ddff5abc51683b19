"""A program whose report has everything in it: `FRAMESTANCE_TRACE=folder python tests/t08_diagnostics/traced.py`. The GPT application writes a few characters;
a function is compiled again for other arguments; one breaks in the middle; one runs uncompiled."""

from __future__ import annotations

import tempfile
from pathlib import Path

import framestance as fs
from benchmarks.applications import entries, gpt
from framestance.compiler import set_stance


def scaled_softmax(x, scale):
    shifted = x - x.max(dim=-1, keepdim=True).values
    weights = (shifted * scale).exp()
    return weights / weights.sum(dim=-1, keepdim=True)


def unit(x):
    total = (x * x).sum()
    print(end="")  # which ends the graph
    return x / total.sqrt()


def run() -> None:
    softmax, normalised = fs.compile(scaled_softmax), fs.compile(unit)
    x = fs.randn(512, 512)
    for tensor, scale in ((x, 0.5), (x, 0.25), (x.double(), 0.5), (fs.randn(300, 1000), 0.5)):
        softmax(tensor, scale)
    for _ in range(3):
        normalised(x)
    with set_stance("eager_on_recompile"):
        normalised(fs.ones(2, 3, 4))
    with set_stance("fail_on_recompile"):
        try:
            normalised(fs.ones(2, 3, 4))
        except fs.compiler.RecompileError:
            print("refused")
    with tempfile.TemporaryDirectory() as folder:
        path, sizes = Path(folder) / "gpt.npz", entries.sizes(True)
        gpt.make_weights(fs, path, **sizes)
        model = gpt.load(fs, path, **sizes)
        greedy = fs.compile(gpt.steps(fs, model)[0])
        print(repr(gpt.generate(fs, model, greedy, "The harbour", 12)))


if __name__ == "__main__":
    run()
