"""Layers that convolve: weights and the numbers that say how windows move."""

from __future__ import annotations

import math
from typing import Any, ClassVar

from ..tensor import function
from . import functional
from .module import Module
from .parameter import Parameter

_empty = function("empty")


def spread(value: Any, rank: int) -> tuple[Any, ...]:
    """One value for each of ``rank`` dimensions."""
    return tuple(value) if isinstance(value, tuple | list) else (value,) * rank


class _Convolution(Module):
    """What all of them have. Weights and bias start uniform in ±1/sqrt(elements of a window), as in torch."""

    rank: ClassVar[int]
    transposed: ClassVar[bool] = False

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any = 1,
        padding: Any = 0,
        dilation: Any = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: str = "zeros",
        device: Any = None,
        dtype: Any = None,
        output_padding: Any = 0,
    ) -> None:
        super().__init__()
        if groups <= 0:
            raise ValueError("groups must be a positive integer")
        for name, channels in (("in_channels", in_channels), ("out_channels", out_channels)):
            if channels % groups:
                raise ValueError(f"{name} must be divisible by groups")
        if padding_mode not in ("zeros", "reflect", "replicate", "circular"):
            raise ValueError(f"padding_mode must be one of zeros, reflect, replicate, circular, but got padding_mode='{padding_mode}'")
        if isinstance(padding, str):
            if padding not in ("same", "valid"):
                raise ValueError(f"Invalid padding string '{padding}', should be one of same, valid")
            if padding == "same" and any(step != 1 for step in spread(stride, self.rank)):
                raise ValueError("padding='same' is not supported for strided convolutions")
        if self.transposed and padding_mode != "zeros":
            raise ValueError(f'Only "zeros" padding mode is supported for {type(self).__name__}')
        self.in_channels = in_channels
        self.out_channels = out_channels
        self.kernel_size = spread(kernel_size, self.rank)
        self.stride = spread(stride, self.rank)
        self.padding: Any = padding if isinstance(padding, str) else spread(padding, self.rank)
        self.dilation = spread(dilation, self.rank)
        self.output_padding = spread(output_padding, self.rank)
        self.groups = groups
        self.padding_mode = padding_mode
        outer = (in_channels, out_channels // groups) if self.transposed else (out_channels, in_channels // groups)
        self.weight: Any = Parameter(_empty(*outer, *self.kernel_size, dtype=dtype, device=device))
        self.bias = Parameter(_empty(out_channels, dtype=dtype, device=device)) if bias else None
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Draw the parameters anew."""
        elements = math.prod(self.weight.shape[1:])
        bound = 1 / math.sqrt(elements) if elements else 0.0
        tensors: list[Any] = list(self.parameters(recurse=False))
        for tensor in tensors:
            tensor.uniform_(-bound, bound)

    def _padded(self, input: Any) -> tuple[Any, Any]:
        """The input with what ``padding_mode`` puts around it, and the padding that is still to be made, of zeros."""
        if self.padding_mode == "zeros":
            return input, self.padding
        if self.padding == "valid":
            return input, 0
        amounts: list[Any] = []
        for axis in reversed(range(self.rank)):
            if self.padding == "same":
                total = self.dilation[axis] * (self.kernel_size[axis] - 1)
                amounts += [total // 2, total - total // 2]
            else:
                amounts += [self.padding[axis]] * 2
        return functional.pad(input, amounts, mode=self.padding_mode), 0

    def extra_repr(self) -> str:
        text = f"{self.in_channels}, {self.out_channels}, kernel_size={self.kernel_size}, stride={self.stride}"
        if self.padding != (0,) * self.rank:
            text += f", padding={self.padding}"
        if self.dilation != (1,) * self.rank:
            text += f", dilation={self.dilation}"
        if self.output_padding != (0,) * self.rank:
            text += f", output_padding={self.output_padding}"
        if self.groups != 1:
            text += f", groups={self.groups}"
        if self.bias is None:
            text += ", bias=False"
        return text + (f", padding_mode={self.padding_mode}" if self.padding_mode != "zeros" else "")


class Conv1d(_Convolution):
    """``conv1d``: (batch, in_channels, length) to (batch, out_channels, length)."""

    rank = 1

    def forward(self, input: Any) -> Any:
        input, padding = self._padded(input)
        return functional.conv1d(input, self.weight, self.bias, self.stride, padding, self.dilation, self.groups)


class Conv2d(_Convolution):
    """``conv2d``: (batch, in_channels, height, width) to (batch, out_channels, height, width)."""

    rank = 2

    def forward(self, input: Any) -> Any:
        input, padding = self._padded(input)
        return functional.conv2d(input, self.weight, self.bias, self.stride, padding, self.dilation, self.groups)


class Conv3d(_Convolution):
    """``conv3d``: (batch, in_channels, depth, height, width) to (batch, out_channels, depth, height, width)."""

    rank = 3

    def forward(self, input: Any) -> Any:
        input, padding = self._padded(input)
        return functional.conv3d(input, self.weight, self.bias, self.stride, padding, self.dilation, self.groups)


class _Transposed(_Convolution):
    transposed = True

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: Any,
        stride: Any = 1,
        padding: Any = 0,
        output_padding: Any = 0,
        groups: int = 1,
        bias: bool = True,
        dilation: Any = 1,
        padding_mode: str = "zeros",
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__(in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode, device, dtype, output_padding)

    def _extra(self, input: Any, output_size: Any) -> Any:
        """How much longer the result is made to have the size asked for.

        Errors: ValueError for a size that no output padding gives.
        """
        if output_size is None:
            return self.output_padding
        sizes = tuple(output_size)[-self.rank :]
        extra = []
        for axis, size in enumerate(sizes):
            reach = self.dilation[axis] * (self.kernel_size[axis] - 1) + 1
            least = (input.shape[input.ndim - self.rank + axis] - 1) * self.stride[axis] - 2 * self.padding[axis] + reach
            if not least <= size <= least + self.stride[axis] - 1:
                raise ValueError(f"requested an output size of {list(sizes)}, but dimension {axis} can be {least} to {least + self.stride[axis] - 1}")
            extra.append(size - least)
        return tuple(extra)


class ConvTranspose1d(_Transposed):
    """``conv_transpose1d``: (batch, in_channels, length) to (batch, out_channels, length)."""

    rank = 1

    def forward(self, input: Any, output_size: Any = None) -> Any:
        extra = self._extra(input, output_size)
        return functional.conv_transpose1d(input, self.weight, self.bias, self.stride, self.padding, extra, self.groups, self.dilation)


class ConvTranspose2d(_Transposed):
    """``conv_transpose2d``: (batch, in_channels, height, width) to (batch, out_channels, height, width)."""

    rank = 2

    def forward(self, input: Any, output_size: Any = None) -> Any:
        extra = self._extra(input, output_size)
        return functional.conv_transpose2d(input, self.weight, self.bias, self.stride, self.padding, extra, self.groups, self.dilation)


class ConvTranspose3d(_Transposed):
    """``conv_transpose3d``: (batch, in_channels, depth, height, width) to (batch, out_channels, depth, height, width)."""

    rank = 3

    def forward(self, input: Any, output_size: Any = None) -> Any:
        extra = self._extra(input, output_size)
        return functional.conv_transpose3d(input, self.weight, self.bias, self.stride, self.padding, extra, self.groups, self.dilation)
