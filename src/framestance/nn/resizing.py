"""Layers that resize, pad or rearrange places and channels; none has parameters."""

from __future__ import annotations

from typing import Any, ClassVar

from . import functional
from .convolutions import spread
from .module import Module


class Upsample(Module):
    """``interpolate``: (batch, channels, ...) with the dimensions behind them resized to ``size`` or by ``scale_factor``."""

    def __init__(
        self,
        size: Any = None,
        scale_factor: Any = None,
        mode: str = "nearest",
        align_corners: bool | None = None,
        recompute_scale_factor: bool | None = None,
    ) -> None:
        super().__init__()
        self.size = size
        if isinstance(scale_factor, tuple | list):
            self.scale_factor: Any = tuple(map(float, scale_factor))
        else:
            self.scale_factor = float(scale_factor) if scale_factor else None
        self.mode = mode
        self.align_corners = align_corners
        self.recompute_scale_factor = recompute_scale_factor

    def forward(self, input: Any) -> Any:
        return functional.interpolate(input, self.size, self.scale_factor, self.mode, self.align_corners, self.recompute_scale_factor)

    def extra_repr(self) -> str:
        first = f"scale_factor={self.scale_factor!r}" if self.scale_factor is not None else f"size={self.size!r}"
        return f"{first}, mode={self.mode!r}"


class UpsamplingNearest2d(Upsample):
    """``Upsample`` with mode "nearest"."""

    def __init__(self, size: Any = None, scale_factor: Any = None) -> None:
        super().__init__(size, scale_factor, "nearest")


class UpsamplingBilinear2d(Upsample):
    """``Upsample`` with mode "bilinear" and aligned corners."""

    def __init__(self, size: Any = None, scale_factor: Any = None) -> None:
        super().__init__(size, scale_factor, "bilinear", True)


class PixelShuffle(Module):
    """Channels become places: (..., channels * r * r, height, width) to (..., channels, height * r, width * r)."""

    def __init__(self, upscale_factor: int) -> None:
        super().__init__()
        self.upscale_factor = upscale_factor

    def forward(self, input: Any) -> Any:
        return functional.pixel_shuffle(input, self.upscale_factor)

    def extra_repr(self) -> str:
        return f"upscale_factor={self.upscale_factor}"


class PixelUnshuffle(Module):
    """The opposite of ``PixelShuffle``."""

    def __init__(self, downscale_factor: int) -> None:
        super().__init__()
        self.downscale_factor = downscale_factor

    def forward(self, input: Any) -> Any:
        return functional.pixel_unshuffle(input, self.downscale_factor)

    def extra_repr(self) -> str:
        return f"downscale_factor={self.downscale_factor}"


class ChannelShuffle(Module):
    """Channels of ``groups`` groups dealt out in turn."""

    def __init__(self, groups: int) -> None:
        super().__init__()
        self.groups = groups

    def forward(self, input: Any) -> Any:
        return functional.channel_shuffle(input, self.groups)

    def extra_repr(self) -> str:
        return f"groups={self.groups}"


class Unfold(Module):
    """All windows as columns: (batch, channels, height, width) to (batch, channels * elements of a window, windows)."""

    def __init__(self, kernel_size: Any, dilation: Any = 1, padding: Any = 0, stride: Any = 1) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.dilation = dilation
        self.padding = padding
        self.stride = stride

    def forward(self, input: Any) -> Any:
        return functional.unfold(input, self.kernel_size, self.dilation, self.padding, self.stride)

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, dilation={self.dilation}, padding={self.padding}, stride={self.stride}"


class Fold(Module):
    """Columns added up where ``Unfold`` would take them from, to (batch, channels, *output_size)."""

    def __init__(self, output_size: Any, kernel_size: Any, dilation: Any = 1, padding: Any = 0, stride: Any = 1) -> None:
        super().__init__()
        self.output_size = output_size
        self.kernel_size = kernel_size
        self.dilation = dilation
        self.padding = padding
        self.stride = stride

    def forward(self, input: Any) -> Any:
        return functional.fold(input, self.output_size, self.kernel_size, self.dilation, self.padding, self.stride)

    def extra_repr(self) -> str:
        text = f"output_size={self.output_size}, kernel_size={self.kernel_size}, dilation={self.dilation}"
        return text + f", padding={self.padding}, stride={self.stride}"


class _Padding(Module):
    """``padding``: one number for all ends, or two for each dimension, the last dimension first."""

    rank: ClassVar[int]
    mode: ClassVar[str] = "constant"

    def __init__(self, padding: Any) -> None:
        super().__init__()
        self.padding = spread(padding, 2 * self.rank)

    def forward(self, input: Any) -> Any:
        return functional.pad(input, self.padding, self.mode)

    def extra_repr(self) -> str:
        return f"{self.padding}"


class _ConstantPad(_Padding):
    def __init__(self, padding: Any, value: float) -> None:
        super().__init__(padding)
        self.value = value

    def forward(self, input: Any) -> Any:
        return functional.pad(input, self.padding, "constant", self.value)

    def extra_repr(self) -> str:
        return f"padding={self.padding}, value={self.value}"


class ConstantPad1d(_ConstantPad):
    """One number around a length."""

    rank = 1


class ConstantPad2d(_ConstantPad):
    """One number around height and width."""

    rank = 2


class ConstantPad3d(_ConstantPad):
    """One number around depth, height and width."""

    rank = 3


class ZeroPad1d(_Padding):
    """Zeros around a length."""

    rank = 1


class ZeroPad2d(_Padding):
    """Zeros around height and width."""

    rank = 2


class ZeroPad3d(_Padding):
    """Zeros around depth, height and width."""

    rank = 3


class ReflectionPad1d(_Padding):
    """A length mirrored at its ends."""

    rank, mode = 1, "reflect"


class ReflectionPad2d(_Padding):
    """Height and width mirrored at their ends."""

    rank, mode = 2, "reflect"


class ReflectionPad3d(_Padding):
    """Depth, height and width mirrored at their ends."""

    rank, mode = 3, "reflect"


class ReplicationPad1d(_Padding):
    """The outermost elements of a length repeated."""

    rank, mode = 1, "replicate"


class ReplicationPad2d(_Padding):
    """The outermost elements of height and width repeated."""

    rank, mode = 2, "replicate"


class ReplicationPad3d(_Padding):
    """The outermost elements of depth, height and width repeated."""

    rank, mode = 3, "replicate"


class CircularPad1d(_Padding):
    """A length continued from its other end."""

    rank, mode = 1, "circular"


class CircularPad2d(_Padding):
    """Height and width continued from their other ends."""

    rank, mode = 2, "circular"


class CircularPad3d(_Padding):
    """Depth, height and width continued from their other ends."""

    rank, mode = 3, "circular"
