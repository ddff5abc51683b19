"""A residual network that reads scikit-learn's handwritten digits: `python -m benchmarks.applications.digits`.

There is no training by gradients here: the convolutions stay random, their batch norms take the statistics of the training images, and the last
layer is a ridge regression solved by ``torch.linalg``. Needs scikit-learn.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

TRAINING = 1200  # images; the other 597 are for testing


def define(torch: Any) -> Any:
    """The model's class, written with ``torch``: framestance or torch itself."""
    nn, functional = torch.nn, torch.nn.functional

    class Block(nn.Module):
        def __init__(self, inputs, outputs, stride):
            super().__init__()
            self.conv1 = nn.Conv2d(inputs, outputs, 3, stride=stride, padding=1, bias=False)
            self.norm1 = nn.BatchNorm2d(outputs, momentum=1.0)
            self.conv2 = nn.Conv2d(outputs, outputs, 3, padding=1, bias=False)
            self.norm2 = nn.BatchNorm2d(outputs, momentum=1.0)
            self.shortcut = nn.Identity()
            if stride != 1 or inputs != outputs:
                self.shortcut = nn.Sequential(nn.Conv2d(inputs, outputs, 1, stride=stride, bias=False), nn.BatchNorm2d(outputs, momentum=1.0))

        def forward(self, x):
            y = functional.relu(self.norm1(self.conv1(x)))
            return functional.relu(self.norm2(self.conv2(y)) + self.shortcut(x))

    class ResNet(nn.Module):
        def __init__(self, channels=16):
            super().__init__()
            self.stem = nn.Sequential(nn.Conv2d(1, channels, 3, padding=1, bias=False), nn.BatchNorm2d(channels, momentum=1.0), nn.ReLU())
            self.layer1 = nn.Sequential(Block(channels, channels, 1), Block(channels, channels, 1))
            self.layer2 = nn.Sequential(Block(channels, 2 * channels, 2), Block(2 * channels, 2 * channels, 1))
            self.head = nn.Linear(2 * channels * 16, 10)

        def features(self, x):
            return torch.flatten(self.layer2(self.layer1(self.stem(x))), 1)

        def forward(self, x):
            return self.head(self.features(x))

    return ResNet


def images() -> tuple[Any, Any]:
    """The images as float32 of shape (1797, 1, 8, 8) from 0 to 1, and their digits."""
    from sklearn.datasets import load_digits

    found = load_digits()
    return (found.images[:, None] / 16).astype(np.float32), found.target


def make_weights(torch: Any, x: Any, digits: Any) -> dict[str, Any]:
    """The weights, as arrays by their names in the state dict; deterministic."""
    rng = np.random.default_rng(0)
    model = define(torch)()
    state = dict(model.state_dict())
    for name, value in state.items():
        if value.ndim == 4:
            fan_in = math.prod(value.shape[1:])
            state[name] = torch.tensor((rng.standard_normal(tuple(value.shape)) * math.sqrt(2 / fan_in)).astype(np.float32))
    model.load_state_dict(state)
    with torch.no_grad():
        a = model.train().features(torch.from_numpy(x)).double()  # batch norms that learn take the batch's statistics
        mean = a.mean(dim=0)
        target = torch.nn.functional.one_hot(torch.from_numpy(digits), 10).double()
        centred = a - mean
        weight = torch.linalg.solve(centred.T @ centred + 30.0 * torch.eye(a.shape[1], dtype=torch.float64), centred.T @ (target - target.mean(dim=0)))
        model.head.weight.copy_(weight.T)
        model.head.bias.copy_(target.mean(dim=0) - mean @ weight)
    return {name: value.detach().numpy().copy() for name, value in model.state_dict().items()}


def load(torch: Any, weights: dict[str, Any]) -> Any:
    """The model with those weights, for inference."""
    model = define(torch)()
    model.load_state_dict({name: torch.tensor(value) for name, value in weights.items()})
    return model.eval()


def accuracy(scores: Any, digits: Any) -> float:
    return float(np.mean(np.argmax(np.asarray(scores), axis=1) == digits))


class NumpyResNet:
    """The same model in plain NumPy."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self.weights = weights

    def convolved(self, x, name, stride=1):
        kernel = self.weights[f"{name}.weight"]
        size = kernel.shape[-1]
        padded = np.pad(x, ((0, 0), (0, 0), (size // 2, size // 2), (size // 2, size // 2)))
        windows = np.lib.stride_tricks.sliding_window_view(padded, (size, size), axis=(2, 3))[:, :, ::stride, ::stride]
        return np.tensordot(windows, kernel, axes=((1, 4, 5), (1, 2, 3))).transpose(0, 3, 1, 2)

    def normalised(self, x, name):
        mean, variance, weight, bias = (self.weights[f"{name}.{part}"][:, None, None] for part in ("running_mean", "running_var", "weight", "bias"))
        return (x - mean) / np.sqrt(variance + np.float32(1e-5)) * weight + bias

    def block(self, x, name, stride):
        y = np.maximum(self.normalised(self.convolved(x, f"{name}.conv1", stride), f"{name}.norm1"), 0)
        y = self.normalised(self.convolved(y, f"{name}.conv2"), f"{name}.norm2")
        if f"{name}.shortcut.0.weight" in self.weights:
            x = self.normalised(self.convolved(x, f"{name}.shortcut.0", stride), f"{name}.shortcut.1")
        return np.maximum(y + x, 0)

    def __call__(self, x):
        x = np.maximum(self.normalised(self.convolved(x, "stem.0"), "stem.1"), 0)
        for name, stride in (("layer1.0", 1), ("layer1.1", 1), ("layer2.0", 2), ("layer2.1", 1)):
            x = self.block(x, name, stride)
        return x.reshape(len(x), -1) @ self.weights["head.weight"].T + self.weights["head.bias"]


def main(torch: Any) -> None:
    """Fit, and say how many of the test images are read correctly."""
    x, digits = images()
    model = torch.compile(load(torch, make_weights(torch, x[:TRAINING], digits[:TRAINING])))
    with torch.no_grad():
        print(f"training images: {accuracy(model(torch.from_numpy(x[:TRAINING])), digits[:TRAINING]):.1%} right")
        print(f"test images:     {accuracy(model(torch.from_numpy(x[TRAINING:])), digits[TRAINING:]):.1%} right")


if __name__ == "__main__":
    import framestance

    main(framestance)
