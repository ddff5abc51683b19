"""Layers that normalise: weights, biases and running statistics."""

from __future__ import annotations

from typing import Any, ClassVar

from ..ops.dtypes import int64
from ..tensor import function
from . import functional
from .module import Module
from .parameter import Parameter

_ones, _zeros, _tensor = function("ones"), function("zeros"), function("tensor")


class _Statistics(Module):
    """What batch and instance normalisation have: weight and bias if ``affine``, running mean and variance if ``track_running_stats``."""

    ranks: ClassVar[tuple[int, ...]]

    def __init__(
        self, num_features: int, eps: float, momentum: float | None, affine: bool, track_running_stats: bool, device: Any, dtype: Any, bias: bool
    ) -> None:
        super().__init__()
        self.num_features = num_features
        self.eps = eps
        self.momentum = momentum
        self.affine = affine
        self.track_running_stats = track_running_stats
        self.weight = Parameter(_ones(num_features, dtype=dtype, device=device)) if affine else None
        self.bias = Parameter(_zeros(num_features, dtype=dtype, device=device)) if affine and bias else None
        self.register_buffer("running_mean", _zeros(num_features, dtype=dtype, device=device) if track_running_stats else None)
        self.register_buffer("running_var", _ones(num_features, dtype=dtype, device=device) if track_running_stats else None)
        self.register_buffer("num_batches_tracked", _tensor(0, dtype=int64) if track_running_stats else None)

    # registered above; said here for readers and type checkers
    running_mean: Any
    running_var: Any
    num_batches_tracked: Any

    def reset_running_stats(self) -> None:
        """Forget what was seen."""
        if self.track_running_stats:
            self.running_mean.zero_()
            self.running_var.fill_(1)
            self.num_batches_tracked.zero_()

    def reset_parameters(self) -> None:
        """Start anew: weight 1, bias 0, nothing seen."""
        self.reset_running_stats()
        tensors: list[Any] = [self.weight, self.bias]
        for number, tensor in enumerate(tensors):
            if tensor is not None:
                tensor.fill_(1 - number)

    def _check(self, input: Any) -> None:
        if input.ndim not in self.ranks:
            raise ValueError(f"expected {'D or '.join(map(str, self.ranks))}D input (got {input.ndim}D input)")

    def extra_repr(self) -> str:
        text = f"{self.num_features}, eps={self.eps}, momentum={self.momentum}, affine={self.affine}"
        return f"{text}, bias={self.bias is not None}, track_running_stats={self.track_running_stats}"


class _BatchNorm(_Statistics):
    """Each channel to mean 0 and variance 1: of the batch while training, by the running statistics (which are updated in training) otherwise."""

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-05,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(num_features, eps, momentum, affine, track_running_stats, device, dtype, bias)

    def forward(self, input: Any) -> Any:
        self._check(input)
        momentum = self.momentum
        if self.training and self.track_running_stats:
            self.num_batches_tracked.add_(1)
            if momentum is None:  # the mean of all batches
                momentum = 1.0 / self.num_batches_tracked.item()
        by_batch = self.training or self.running_mean is None
        kept = not self.training or self.track_running_stats
        mean, var = (self.running_mean, self.running_var) if kept else (None, None)
        return functional.batch_norm(input, mean, var, self.weight, self.bias, by_batch, momentum, self.eps)


class BatchNorm1d(_BatchNorm):
    """Batch normalisation of (batch, channels) or (batch, channels, length)."""

    ranks = (2, 3)


class BatchNorm2d(_BatchNorm):
    """Batch normalisation of (batch, channels, height, width)."""

    ranks = (4,)


class BatchNorm3d(_BatchNorm):
    """Batch normalisation of (batch, channels, depth, height, width)."""

    ranks = (5,)


class _InstanceNorm(_Statistics):
    """Each channel of each instance to mean 0 and variance 1."""

    def __init__(
        self,
        num_features: int,
        eps: float = 1e-05,
        momentum: float = 0.1,
        affine: bool = False,
        track_running_stats: bool = False,
        device: Any = None,
        dtype: Any = None,
        *,
        bias: bool = True,
    ) -> None:
        super().__init__(num_features, eps, momentum, affine, track_running_stats, device, dtype, bias)

    def forward(self, input: Any) -> Any:
        self._check(input)
        single = input.ndim == self.ranks[0]
        by_instance = self.training or not self.track_running_stats
        batch = input.unsqueeze(0) if single else input
        result = functional.instance_norm(batch, self.running_mean, self.running_var, self.weight, self.bias, by_instance, self.momentum, self.eps)
        return result.squeeze(0) if single else result


class InstanceNorm1d(_InstanceNorm):
    """Instance normalisation of (channels, length), maybe in a batch."""

    ranks = (2, 3)


class InstanceNorm2d(_InstanceNorm):
    """Instance normalisation of (channels, height, width), maybe in a batch."""

    ranks = (3, 4)


class InstanceNorm3d(_InstanceNorm):
    """Instance normalisation of (channels, depth, height, width), maybe in a batch."""

    ranks = (4, 5)


class GroupNorm(Module):
    """Groups of channels of each instance to mean 0 and variance 1, then channels scaled and shifted by parameters."""

    def __init__(
        self, num_groups: int, num_channels: int, eps: float = 1e-05, affine: bool = True, device: Any = None, dtype: Any = None, *, bias: bool = True
    ) -> None:
        super().__init__()
        if num_channels % num_groups:
            raise ValueError(f"num_channels ({num_channels}) must be divisible by num_groups ({num_groups})")
        self.num_groups = num_groups
        self.num_channels = num_channels
        self.eps = eps
        self.affine = affine
        self.weight = Parameter(_ones(num_channels, dtype=dtype, device=device)) if affine else None
        self.bias = Parameter(_zeros(num_channels, dtype=dtype, device=device)) if affine and bias else None

    def forward(self, input: Any) -> Any:
        return functional.group_norm(input, self.num_groups, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        return f"{self.num_groups}, {self.num_channels}, eps={self.eps}, affine={self.affine}, bias={self.bias is not None}"


class LayerNorm(Module):
    """Normalises the last dimensions, then scales and shifts by parameters."""

    def __init__(
        self, normalized_shape: Any, eps: float = 1e-05, elementwise_affine: bool = True, bias: bool = True, device: Any = None, dtype: Any = None
    ) -> None:
        super().__init__()
        self.normalized_shape = (normalized_shape,) if isinstance(normalized_shape, int) else tuple(normalized_shape)
        self.eps = eps
        self.elementwise_affine = elementwise_affine
        self.weight = Parameter(_ones(self.normalized_shape, dtype=dtype, device=device)) if elementwise_affine else None
        self.bias = Parameter(_zeros(self.normalized_shape, dtype=dtype, device=device)) if elementwise_affine and bias else None

    def forward(self, input: Any) -> Any:
        return functional.layer_norm(input, self.normalized_shape, self.weight, self.bias, self.eps)

    def extra_repr(self) -> str:
        return f"{self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}, bias={self.bias is not None}"


class RMSNorm(Module):
    """The last dimensions divided by the root of their mean square, then scaled by a parameter."""

    def __init__(self, normalized_shape: Any, eps: float | None = None, elementwise_affine: bool = True, device: Any = None, dtype: Any = None) -> None:
        super().__init__()
        self.normalized_shape = (normalized_shape,) if isinstance(normalized_shape, int) else tuple(normalized_shape)
        self.eps = eps
        self.elementwise_affine = elementwise_affine
        self.weight = Parameter(_ones(self.normalized_shape, dtype=dtype, device=device)) if elementwise_affine else None

    def forward(self, input: Any) -> Any:
        return functional.rms_norm(input, self.normalized_shape, self.weight, self.eps)

    def extra_repr(self) -> str:
        return f"{self.normalized_shape}, eps={self.eps}, elementwise_affine={self.elementwise_affine}"


class LocalResponseNorm(Module):
    """Each element divided by a power of the mean square of neighbouring channels."""

    def __init__(self, size: int, alpha: float = 0.0001, beta: float = 0.75, k: float = 1.0) -> None:
        super().__init__()
        self.size = size
        self.alpha = alpha
        self.beta = beta
        self.k = k

    def forward(self, input: Any) -> Any:
        return functional.local_response_norm(input, self.size, self.alpha, self.beta, self.k)

    def extra_repr(self) -> str:
        return f"{self.size}, alpha={self.alpha}, beta={self.beta}, k={self.k}"
