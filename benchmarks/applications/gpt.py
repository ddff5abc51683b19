"""A GPT-style decoder that writes text character by character: `python -m benchmarks.applications.gpt [WEIGHTS.npz]`.

Token and position embeddings, causal attention with a cache of keys and values, layer norm, MLPs, and a head that shares the token embedding's weights.
There is no training by gradients here. ``make_weights`` writes the weights down: the first layer's heads look 1 to 8 characters back, what follows is
random features of those, and the last product is a ridge regression onto the next character of ``TEXT``, which it therefore nearly knows by heart.
"""

from __future__ import annotations

import math
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

WIDTH, HEADS, LAYERS, CONTEXT = 256, 8, 4, 256
TEXT = """\
The harbour is quiet before the boats come in. A lamp burns in the window of the pilot house, and the pilot reads the tide table once more, although he \
has known it by heart for thirty years. High water is at a quarter past six. The wind has gone round to the north, which is good, because the bar is \
smooth in a north wind and even the old trawlers can cross it without waiting. At five the first mast stands against the sky. Then there are three, then \
seven, and the gulls, which have slept on the roof of the fish market, rise together and fly out to meet them. The women open the sheds and lay the ice. \
Somebody puts a kettle on. When the first boat ties up, nobody asks how the night has been; they look at how deep she lies in the water, and they know. \
By eight the fish are sold and the sheds are washed. The crews sleep, the gulls go back to their roof, and the pilot puts out his lamp. In the afternoon \
the nets are mended on the wall in the sun. The children bring needles and twine and are told the same stories about the same storms, and the storms are \
a little larger every year. Towards evening the wind drops. One after another the engines start, and the boats go out over the bar in a long line, each \
with a white light at the mast, until the last light cannot be told from the stars.
"""
ALPHABET = "".join(sorted(set(TEXT)))
VOCABULARY = len(ALPHABET)


def define(torch: Any) -> Any:
    """The model's class, written with ``torch``: framestance or torch itself."""
    nn, functional = torch.nn, torch.nn.functional

    class Attention(nn.Module):
        def __init__(self, width, heads):
            super().__init__()
            self.heads = heads
            self.project = nn.Linear(width, 3 * width)
            self.combine = nn.Linear(width, width)

        def forward(self, x, keys, values, start):
            batch, length, width = x.shape
            q, k, v = self.project(x).view(batch, length, 3, self.heads, width // self.heads).permute(2, 0, 3, 1, 4)
            keys[:, :, start : start + length] = k
            values[:, :, start : start + length] = v
            y = functional.scaled_dot_product_attention(q, keys[:, :, : start + length], values[:, :, : start + length], is_causal=length > 1)
            return self.combine(y.transpose(1, 2).reshape(batch, length, width))

    class Block(nn.Module):
        def __init__(self, width, heads):
            super().__init__()
            self.norm1 = nn.LayerNorm(width)
            self.attention = Attention(width, heads)
            self.norm2 = nn.LayerNorm(width)
            self.widen = nn.Linear(width, 4 * width)
            self.narrow = nn.Linear(4 * width, width)

        def features(self, x, keys, values, start):
            x = x + self.attention(self.norm1(x), keys, values, start)
            return x, functional.gelu(self.widen(self.norm2(x)))

        def forward(self, x, keys, values, start):
            x, wide = self.features(x, keys, values, start)
            return x + self.narrow(wide)

    class Decoder(nn.Module):
        """``start`` tokens are in the caches already; ``forward`` adds those of ``tokens`` and gives the logits of what follows the last one."""

        def __init__(self, vocabulary=VOCABULARY, width=WIDTH, heads=HEADS, layers=LAYERS, context=CONTEXT):
            super().__init__()
            self.tokens = nn.Embedding(vocabulary, width)
            self.positions = nn.Embedding(context, width)
            self.blocks = nn.ModuleList([Block(width, heads) for _ in range(layers)])
            self.norm = nn.LayerNorm(width)
            self.head = nn.Linear(width, vocabulary, bias=False)
            self.head.weight = self.tokens.weight
            self.shape = (heads, context, width // heads)

        def empty_cache(self, batch=1):
            return [(torch.zeros(batch, *self.shape), torch.zeros(batch, *self.shape)) for _ in self.blocks]

        def embed(self, tokens, start):
            return self.tokens(tokens) + self.positions(torch.arange(start, start + tokens.shape[1]))

        def forward(self, tokens, cache, start):
            x = self.embed(tokens, start)
            for block, (keys, values) in zip(self.blocks, cache, strict=True):
                x = block(x, keys, values, start)
            return self.head(self.norm(x[:, -1]))

    return Decoder


def encode(torch: Any, text: str) -> Any:
    return torch.tensor([[ALPHABET.index(character) for character in text]])


def decode(tokens: Any) -> str:
    return "".join(ALPHABET[int(token)] for token in tokens)


def make_weights(torch: Any, path: Path, width: int = WIDTH, heads: int = HEADS, layers: int = LAYERS) -> None:
    """Write the weights file: deterministic, no gradients; the last layer by ``torch.linalg.solve``."""
    rng = np.random.default_rng(0)
    half, size = width // 2, width // heads
    model = define(torch)(width=width, heads=heads, layers=layers)
    # A character is a direction of the first half of the width, its position 32 phases in the second half.
    characters = np.zeros((VOCABULARY, width))
    characters[:, :half] = np.linalg.qr(rng.standard_normal((half, half)))[0][:VOCABULARY] * math.sqrt(half)
    frequencies = rng.uniform(0.05, 3.0, half // 2)
    phases = np.arange(CONTEXT)[:, None] * frequencies
    positions = np.concatenate([np.zeros((CONTEXT, half)), 0.3 * np.cos(phases), 0.3 * np.sin(phases)], axis=1)
    weights: dict[str, Any] = {"tokens.weight": characters, "head.weight": characters, "positions.weight": positions}
    for layer in range(layers):
        project = rng.standard_normal((3 * width, width)) / math.sqrt(width)
        if layer == 0:  # head h's queries are the phases turned back by h + 1 positions, its values are a projection of the character
            project[:] = 0
            for head in range(heads):
                chosen = rng.choice(half // 2, size // 2, replace=False)
                for row, one in enumerate(chosen):
                    turn, at, cosine = frequencies[one] * (head + 1), head * size + 2 * row, half + one
                    sine = cosine + half // 2
                    project[at, [cosine, sine]] = 150 * math.cos(turn), 150 * math.sin(turn)
                    project[at + 1, [cosine, sine]] = -150 * math.sin(turn), 150 * math.cos(turn)
                    project[width + at, cosine] = project[width + at + 1, sine] = 1
                project[2 * width + head * size : 2 * width + (head + 1) * size, :half] = rng.standard_normal((size, half)) / math.sqrt(half)
        weights[f"blocks.{layer}.attention.project.weight"] = project
        weights[f"blocks.{layer}.attention.combine.weight"] = np.linalg.qr(rng.standard_normal((width, width)))[0] * (1.5 if layer == 0 else 0.1)
        weights[f"blocks.{layer}.widen.weight"] = rng.standard_normal((4 * width, width)) * 1.5 / math.sqrt(width)
        weights[f"blocks.{layer}.widen.bias"] = rng.standard_normal(4 * width) * 0.5
        weights[f"blocks.{layer}.narrow.weight"] = rng.standard_normal((width, 4 * width)) * 0.1 / math.sqrt(4 * width)
    weights["norm.weight"] = np.full(width, 0.12)  # how sure the softmax becomes
    state = {name: torch.zeros(*value.shape) if name.endswith("bias") else value for name, value in model.state_dict().items()}
    state |= {name: torch.tensor(value.astype(np.float32)) for name, value in weights.items()}
    model.load_state_dict(state)
    inputs, features, targets = [], [], []
    with torch.no_grad():
        for start in range(0, len(TEXT) - CONTEXT, CONTEXT // 4):
            cache = model.empty_cache()
            x = model.embed(encode(torch, TEXT[start : start + CONTEXT]), 0)
            for block, (keys, values) in zip(model.blocks, cache, strict=True):
                before, wide = block.features(x, keys, values, 0)
                x = before + block.narrow(wide)
            kept = slice(0 if start == 0 else heads, CONTEXT)  # the first characters of a window do not see what the heads look for
            inputs.append(before[0, kept])
            features.append(wide[0, kept])
            targets.append(encode(torch, TEXT[start + 1 : start + 1 + CONTEXT])[0, kept])
        a = torch.cat(features).double()
        a = torch.cat([a, torch.ones(a.shape[0], 1, dtype=torch.float64)], dim=1)
        b = 4 * model.tokens.weight.double()[torch.cat(targets)] - torch.cat(inputs).double()
        solved = torch.linalg.solve(a.T @ a + 0.1 * torch.eye(a.shape[1], dtype=torch.float64), a.T @ b).float()
    state[f"blocks.{layers - 1}.narrow.weight"] = solved[:-1].T
    state[f"blocks.{layers - 1}.narrow.bias"] = solved[-1]
    np.savez(path, **{name: value.detach().numpy() for name, value in state.items()})


def load(torch: Any, path: Path, **sizes: int) -> Any:
    """The model with the weights of a file."""
    model = define(torch)(**sizes)
    with np.load(path) as arrays:
        model.load_state_dict({name: torch.from_numpy(arrays[name]) for name in arrays.files})
    return model.eval()


def steps(torch: Any, model: Any, temperature: float = 0.8, top: int = 5) -> tuple[Any, Any]:
    """Two functions of tokens, the cache and how much of it is filled, which give the next token: the likeliest one, or one drawn from the likeliest."""

    def greedy(tokens, cache, start):
        return torch.argmax(model(tokens, cache, start), dim=-1, keepdim=True)

    def sampled(tokens, cache, start):
        logits = model(tokens, cache, start) / temperature
        least = torch.topk(logits, top).values[:, -1:]
        probabilities = torch.softmax(torch.where(logits < least, float("-inf"), logits), dim=-1)
        return torch.multinomial(probabilities, 1)

    return greedy, sampled


def generate(torch: Any, model: Any, step: Any, prompt: str, count: int) -> str:
    """``count`` characters that follow ``prompt``: one step for all of the prompt, then one for each character."""
    with torch.no_grad():
        cache, tokens, start, found = model.empty_cache(), encode(torch, prompt), 0, []
        for _ in range(count):
            following = step(tokens, cache, start)
            start += tokens.shape[1]
            tokens = following
            found.append(following[0, 0])
        return decode(found)


class NumpyDecoder:
    """The same model in plain NumPy."""

    def __init__(self, path: Path, heads: int = HEADS, layers: int = LAYERS) -> None:
        with np.load(path) as arrays:
            self.weights = {name: arrays[name] for name in arrays.files}
        self.heads, self.layers = heads, layers

    def linear(self, x, name):
        return x @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]

    def normalised(self, x, name):
        centred = x - x.mean(axis=-1, keepdims=True)
        return centred / np.sqrt((centred * centred).mean(axis=-1, keepdims=True) + 1e-5) * self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]

    def empty_cache(self):
        shape = (self.heads, CONTEXT, self.weights["tokens.weight"].shape[1] // self.heads)
        return [(np.zeros(shape, np.float32), np.zeros(shape, np.float32)) for _ in range(self.layers)]

    def __call__(self, tokens, cache, start):
        length = len(tokens)
        x = self.weights["tokens.weight"][tokens] + self.weights["positions.weight"][start : start + length]
        for layer, (keys, values) in enumerate(cache):
            name = f"blocks.{layer}"
            parts = self.linear(self.normalised(x, f"{name}.norm1"), f"{name}.attention.project").reshape(length, 3, self.heads, -1)
            q, k, v = parts.transpose(1, 2, 0, 3)
            keys[:, start : start + length] = k
            values[:, start : start + length] = v
            scores = q @ keys[:, : start + length].transpose(0, 2, 1) / np.float32(math.sqrt(q.shape[-1]))
            if length > 1:
                scores = np.where(np.tri(length, dtype=bool), scores, np.float32(-np.inf))
            scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
            y = scores / scores.sum(axis=-1, keepdims=True) @ values[:, : start + length]
            x = x + self.linear(y.transpose(1, 0, 2).reshape(length, -1), f"{name}.attention.combine")
            wide = self.linear(self.normalised(x, f"{name}.norm2"), f"{name}.widen")
            wide = wide * _normal_distribution(wide)
            x = x + self.linear(wide, f"{name}.narrow")
        return self.normalised(x[-1], "norm") @ self.weights["head.weight"].T

    def generate(self, prompt: str, count: int) -> str:
        cache, start, found = self.empty_cache(), 0, []
        tokens = np.array([ALPHABET.index(character) for character in prompt])
        for _ in range(count):
            following = np.argmax(self(tokens, cache, start))
            start += len(tokens)
            tokens = following[None]
            found.append(following)
        return decode(found)


def _normal_distribution(x):
    """The normal distribution function, by Abramowitz and Stegun's 7.1.26 (NumPy has no erf), within 1e-7."""
    z = np.abs(x) * np.float32(math.sqrt(0.5))
    t = 1 / (1 + np.float32(0.3275911) * z)
    tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * np.exp(-z * z) / 2
    return np.where(x < 0, tail, 1 - tail)


def main(torch: Any, path: Path) -> None:
    """Make the weights file if it is not there, and write some text by both ways."""
    if not path.exists():
        make_weights(torch, path)
    model = load(torch, path)
    greedy, sampled = map(torch.compile, steps(torch, model))
    print("greedy: ", repr(generate(torch, model, greedy, "The harbour", 120)))
    torch.manual_seed(0)
    print("sampled:", repr(generate(torch, model, sampled, "Towards evening", 120)))


if __name__ == "__main__":
    import framestance

    with tempfile.TemporaryDirectory() as folder:
        main(framestance, Path(sys.argv[1] if len(sys.argv) > 1 else f"{folder}/gpt.npz"))
