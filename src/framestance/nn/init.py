"""How parameters start: functions that write into a tensor and return it, by the names torch gives them. None of them is meant to be compiled."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..ops.random import drawing, drawn_with
from ..tensor import Tensor

GAINS = {"linear": 1.0, "identity": 1.0, "sigmoid": 1.0, "tanh": 5.0 / 3, "relu": math.sqrt(2.0), "selu": 0.75}


def calculate_gain(nonlinearity: str, param: Any = None) -> float:
    """The factor by which deviations are enlarged so that values neither grow nor vanish behind that function.

    >>> calculate_gain("leaky_relu", 0.2)
    1.3867504905630728
    """
    if nonlinearity == "leaky_relu":
        slope = 0.01 if param is None else param
        if isinstance(slope, bool) or not isinstance(slope, int | float):
            raise ValueError(f"negative_slope {param} not a valid number")
        return math.sqrt(2.0 / (1 + slope**2))
    if nonlinearity.startswith("conv"):
        return 1.0
    if nonlinearity not in GAINS:
        raise ValueError(f"Unsupported nonlinearity {nonlinearity}")
    return GAINS[nonlinearity]


def fan_in_and_out(tensor: Any) -> tuple[int, int]:
    """How many elements each result of a weight (out, in, ...) is made of, and how many results each element goes into.

    Errors: ValueError for fewer than two dimensions.
    """
    if tensor.ndim < 2:
        raise ValueError("Fan in and fan out can not be computed for tensor with fewer than 2 dimensions")
    window = math.prod(tensor.shape[2:])
    return tensor.shape[1] * window, tensor.shape[0] * window


def _write(tensor: Any, array: Any) -> Any:
    tensor.copy_(Tensor(np.ascontiguousarray(array, dtype=tensor.numpy().dtype)))
    return tensor


def uniform_(tensor: Any, a: float = 0.0, b: float = 1.0, generator: Any = None) -> Any:
    """Uniform in [a, b)."""
    return tensor.uniform_(a, b, generator=generator)


def normal_(tensor: Any, mean: float = 0.0, std: float = 1.0, generator: Any = None) -> Any:
    """Normal with that mean and deviation."""
    return tensor.normal_(mean, std, generator=generator)


def trunc_normal_(tensor: Any, mean: float = 0.0, std: float = 1.0, a: float = -2.0, b: float = 2.0, generator: Any = None) -> Any:
    """Normal, but drawn again where outside [a, b]."""
    if std == 0 or not (mean - 8 * std < b and mean + 8 * std > a and a < b):
        raise ValueError(f"trunc_normal_: [{a}, {b}] is empty or holds next to nothing of a normal distribution around {mean} with deviation {std}")

    def draw() -> Any:
        drawn = drawing().standard_normal(tuple(tensor.shape)) * std + mean
        outside = (drawn < a) | (drawn > b)
        while outside.any():
            drawn[outside] = drawing().standard_normal(int(outside.sum())) * std + mean
            outside = (drawn < a) | (drawn > b)
        return drawn

    return _write(tensor, drawn_with("trunc_normal_", generator, draw)())


def constant_(tensor: Any, val: float) -> Any:
    """One number everywhere."""
    return tensor.fill_(val)


def ones_(tensor: Any) -> Any:
    """Ones."""
    return tensor.fill_(1.0)


def zeros_(tensor: Any) -> Any:
    """Zeros."""
    return tensor.zero_()


def eye_(tensor: Any) -> Any:
    """The identity matrix."""
    if tensor.ndim != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    return _write(tensor, np.eye(*tensor.shape))


def dirac_(tensor: Any, groups: int = 1) -> Any:
    """Weights of a convolution (3 to 5 dimensions) that hands channels on as they are."""
    if tensor.ndim not in (3, 4, 5):
        raise ValueError("Only tensors with 3, 4, or 5 dimensions are supported")
    if tensor.shape[0] % groups:
        raise ValueError("dim 0 must be divisible by groups")
    array = np.zeros(tuple(tensor.shape))
    outputs = tensor.shape[0] // groups
    centre = tuple(size // 2 for size in tensor.shape[2:])
    for group in range(groups):
        for channel in range(min(outputs, tensor.shape[1])):
            array[(group * outputs + channel, channel, *centre)] = 1
    return _write(tensor, array)


def xavier_uniform_(tensor: Any, gain: float = 1.0, generator: Any = None) -> Any:
    """Uniform in ±gain * sqrt(6 / (fan_in + fan_out))."""
    bound = gain * math.sqrt(6.0 / sum(fan_in_and_out(tensor)))
    return tensor.uniform_(-bound, bound, generator=generator)


def xavier_normal_(tensor: Any, gain: float = 1.0, generator: Any = None) -> Any:
    """Normal with deviation gain * sqrt(2 / (fan_in + fan_out))."""
    return tensor.normal_(0.0, gain * math.sqrt(2.0 / sum(fan_in_and_out(tensor))), generator=generator)


def _kaiming_deviation(tensor: Any, a: float, mode: str, nonlinearity: str) -> float:
    if mode not in ("fan_in", "fan_out"):
        raise ValueError(f"Mode {mode} not supported, please use one of ['fan_in', 'fan_out']")
    fan = fan_in_and_out(tensor)[mode == "fan_out"]
    return calculate_gain(nonlinearity, a) / math.sqrt(fan)


def kaiming_uniform_(tensor: Any, a: float = 0, mode: str = "fan_in", nonlinearity: str = "leaky_relu", generator: Any = None) -> Any:
    """Uniform in ±gain * sqrt(3 / fan), with the gain of the function behind."""
    if 0 in tensor.shape:
        return tensor
    bound = math.sqrt(3.0) * _kaiming_deviation(tensor, a, mode, nonlinearity)
    return tensor.uniform_(-bound, bound, generator=generator)


def kaiming_normal_(tensor: Any, a: float = 0, mode: str = "fan_in", nonlinearity: str = "leaky_relu", generator: Any = None) -> Any:
    """Normal with deviation gain / sqrt(fan), with the gain of the function behind."""
    if 0 in tensor.shape:
        return tensor
    return tensor.normal_(0.0, _kaiming_deviation(tensor, a, mode, nonlinearity), generator=generator)


def orthogonal_(tensor: Any, gain: float = 1, generator: Any = None) -> Any:
    """A matrix (the dimensions behind the first as one) whose rows, or columns if there are more rows, are orthogonal and of length ``gain``."""
    if tensor.ndim < 2:
        raise ValueError("Only tensors with 2 or more dimensions are supported")
    if 0 in tensor.shape:
        return tensor
    rows = tensor.shape[0]
    drawn = drawn_with("orthogonal_", generator, lambda shape: drawing().standard_normal(shape))((rows, math.prod(tensor.shape[1:])))
    q, r = np.linalg.qr(drawn.T if rows < drawn.shape[1] else drawn)
    q = q * np.sign(np.diag(r))
    return _write(tensor, gain * (q.T if rows < drawn.shape[1] else q).reshape(tuple(tensor.shape)))


def sparse_(tensor: Any, sparsity: float, std: float = 0.01, generator: Any = None) -> Any:
    """A matrix of normal numbers, of which a share ``sparsity`` of each column is zero."""
    if tensor.ndim != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")

    def draw() -> Any:
        drawn = drawing().standard_normal(tuple(tensor.shape)) * std
        count = math.ceil(sparsity * drawn.shape[0])
        for column in range(drawn.shape[1]):
            drawn[drawing().permutation(drawn.shape[0])[:count], column] = 0
        return drawn

    return _write(tensor, drawn_with("sparse_", generator, draw)())
