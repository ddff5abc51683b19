"""Layers that pool: no parameters, only the numbers that say how windows move."""

from __future__ import annotations

from typing import Any

from . import functional
from .module import Module


class _MaxPool(Module):
    def __init__(
        self, kernel_size: Any, stride: Any = None, padding: Any = 0, dilation: Any = 1, return_indices: bool = False, ceil_mode: bool = False
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = kernel_size if stride is None else stride
        self.padding = padding
        self.dilation = dilation
        self.return_indices = return_indices
        self.ceil_mode = ceil_mode

    def _numbers(self) -> Any:
        return self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode, self.return_indices

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}, dilation={self.dilation}, ceil_mode={self.ceil_mode}"


class MaxPool1d(_MaxPool):
    """The largest element of each window of a length."""

    def forward(self, input: Any) -> Any:
        return functional.max_pool1d(input, *self._numbers())


class MaxPool2d(_MaxPool):
    """The largest element of each window of height and width."""

    def forward(self, input: Any) -> Any:
        return functional.max_pool2d(input, *self._numbers())


class MaxPool3d(_MaxPool):
    """The largest element of each window of depth, height and width."""

    def forward(self, input: Any) -> Any:
        return functional.max_pool3d(input, *self._numbers())


class _MaxUnpool(Module):
    def __init__(self, kernel_size: Any, stride: Any = None, padding: Any = 0) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = kernel_size if stride is None else stride
        self.padding = padding

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class MaxUnpool1d(_MaxUnpool):
    """Puts what ``MaxPool1d`` found back where it was."""

    def forward(self, input: Any, indices: Any, output_size: Any = None) -> Any:
        return functional.max_unpool1d(input, indices, self.kernel_size, self.stride, self.padding, output_size)


class MaxUnpool2d(_MaxUnpool):
    """Puts what ``MaxPool2d`` found back where it was."""

    def forward(self, input: Any, indices: Any, output_size: Any = None) -> Any:
        return functional.max_unpool2d(input, indices, self.kernel_size, self.stride, self.padding, output_size)


class MaxUnpool3d(_MaxUnpool):
    """Puts what ``MaxPool3d`` found back where it was."""

    def forward(self, input: Any, indices: Any, output_size: Any = None) -> Any:
        return functional.max_unpool3d(input, indices, self.kernel_size, self.stride, self.padding, output_size)


class _AvgPool(Module):
    def __init__(
        self,
        kernel_size: Any,
        stride: Any = None,
        padding: Any = 0,
        ceil_mode: bool = False,
        count_include_pad: bool = True,
        divisor_override: Any = None,
    ) -> None:
        super().__init__()
        self.kernel_size = kernel_size
        self.stride = kernel_size if stride is None else stride
        self.padding = padding
        self.ceil_mode = ceil_mode
        self.count_include_pad = count_include_pad
        self.divisor_override = divisor_override

    def _numbers(self) -> Any:
        return self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad

    def extra_repr(self) -> str:
        return f"kernel_size={self.kernel_size}, stride={self.stride}, padding={self.padding}"


class AvgPool1d(_AvgPool):
    """The mean of each window of a length."""

    def __init__(self, kernel_size: Any, stride: Any = None, padding: Any = 0, ceil_mode: bool = False, count_include_pad: bool = True) -> None:
        super().__init__(kernel_size, stride, padding, ceil_mode, count_include_pad)

    def forward(self, input: Any) -> Any:
        return functional.avg_pool1d(input, *self._numbers())


class AvgPool2d(_AvgPool):
    """The mean of each window of height and width."""

    def forward(self, input: Any) -> Any:
        return functional.avg_pool2d(input, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad, self.divisor_override)


class AvgPool3d(_AvgPool):
    """The mean of each window of depth, height and width."""

    def forward(self, input: Any) -> Any:
        return functional.avg_pool3d(input, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad, self.divisor_override)


class _LPPool(Module):
    def __init__(self, norm_type: float, kernel_size: Any, stride: Any = None, ceil_mode: bool = False) -> None:
        super().__init__()
        self.norm_type = norm_type
        self.kernel_size = kernel_size
        self.stride = stride
        self.ceil_mode = ceil_mode

    def extra_repr(self) -> str:
        return f"norm_type={self.norm_type}, kernel_size={self.kernel_size}, stride={self.stride}, ceil_mode={self.ceil_mode}"


class LPPool1d(_LPPool):
    """The norm of each window of a length."""

    def forward(self, input: Any) -> Any:
        return functional.lp_pool1d(input, self.norm_type, self.kernel_size, self.stride, self.ceil_mode)


class LPPool2d(_LPPool):
    """The norm of each window of height and width."""

    def forward(self, input: Any) -> Any:
        return functional.lp_pool2d(input, self.norm_type, self.kernel_size, self.stride, self.ceil_mode)


class _Adaptive(Module):
    def __init__(self, output_size: Any) -> None:
        super().__init__()
        self.output_size = output_size

    def extra_repr(self) -> str:
        return f"output_size={self.output_size}"


class AdaptiveAvgPool1d(_Adaptive):
    """The means of as many windows of a length as wanted."""

    def forward(self, input: Any) -> Any:
        return functional.adaptive_avg_pool1d(input, self.output_size)


class AdaptiveAvgPool2d(_Adaptive):
    """The means of as many windows of height and width as wanted."""

    def forward(self, input: Any) -> Any:
        return functional.adaptive_avg_pool2d(input, self.output_size)


class AdaptiveAvgPool3d(_Adaptive):
    """The means of as many windows of depth, height and width as wanted."""

    def forward(self, input: Any) -> Any:
        return functional.adaptive_avg_pool3d(input, self.output_size)


class _AdaptiveMax(_Adaptive):
    def __init__(self, output_size: Any, return_indices: bool = False) -> None:
        super().__init__(output_size)
        self.return_indices = return_indices


class AdaptiveMaxPool1d(_AdaptiveMax):
    """The largest elements of as many windows of a length as wanted."""

    def forward(self, input: Any) -> Any:
        return functional.adaptive_max_pool1d(input, self.output_size, self.return_indices)


class AdaptiveMaxPool2d(_AdaptiveMax):
    """The largest elements of as many windows of height and width as wanted."""

    def forward(self, input: Any) -> Any:
        return functional.adaptive_max_pool2d(input, self.output_size, self.return_indices)


class AdaptiveMaxPool3d(_AdaptiveMax):
    """The largest elements of as many windows of depth, height and width as wanted."""

    def forward(self, input: Any) -> Any:
        return functional.adaptive_max_pool3d(input, self.output_size, self.return_indices)
