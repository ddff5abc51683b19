"""Rows of normalisation: shifted and scaled to mean 0 and variance 1 over some dimensions. All are compositions, so that they become fused loops over rows."""

from __future__ import annotations

from typing import Any

from . import dtypes
from .elementwise import add, mul, pow_, square, sub, true_divide
from .math import rsqrt
from .mutation import write_value
from .reductions import SUM_ULP, _counted, mean
from .row import Ints, Row, Value, operation
from .shapes import Size, product, seen_as
from .views import contiguous, reshape
from .windows import padded

NORM_ULP = {name: 64.0 * ulp for name, ulp in SUM_ULP.items()}


def _require_shape(row: Row, what: str, given: Any, wanted: tuple[Size, ...]) -> None:
    """Errors: RuntimeError for a weight, bias or statistic of another shape."""
    if given is not None and (len(given.shape) != len(wanted) or any(a is not b and a != b for a, b in zip(given.shape, wanted, strict=True))):
        raise RuntimeError(f"{row.name}(): expected {what} to be of shape {list(wanted)}, but got {list(given.shape)}")


def _per_channel(builder: Any, value: Any, rank: int) -> Any:
    """A vector along dimension 1 of ``rank``."""
    return builder.view(value, (value.shape[0], *(1,) * (rank - 2)), (builder.strides(value)[0], *(0,) * (rank - 2)), 0)


def _flat(builder: Any, value: Any) -> Any:
    return seen_as(builder, contiguous.build(builder, value), (product(value.shape),))


def _scaled(builder: Any, result: Any, weight: Any, bias: Any) -> Any:
    if weight is not None:
        result = mul.build(builder, result, weight)
    return result if bias is None else add.build(builder, result, bias)


def _moments(builder: Any, input: Any, dims: tuple[int, ...]) -> tuple[Any, Any, Any]:
    """The mean over ``dims``, the differences from it, and their mean square; dimensions are kept."""
    average = mean.build(builder, input, dims, True)
    centred = sub.build(builder, input, average)
    return average, centred, mean.build(builder, square.build(builder, centred), dims, True)


def _inverse(builder: Any, variance: Any, eps: Any) -> Any:
    return rsqrt.build(builder, add.build(builder, variance, eps))


# ---- over the last dimensions ----


def _normalized(row: Row, input: Any, normalized_shape: Any, weight: Any, bias: Any) -> tuple[int, ...]:
    """The dimensions that ``normalized_shape`` names, counted from the end.

    Errors: RuntimeError where the input does not end in that shape.
    """
    shape = tuple(normalized_shape)
    count = len(shape)
    if not count:
        raise RuntimeError("Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one element, but got normalized_shape = []")
    tail = tuple(input.shape[len(input.shape) - count :]) if len(input.shape) >= count else ()
    if len(tail) != count or any(a is not b and a != b for a, b in zip(tail, shape, strict=True)):
        raise RuntimeError(
            f"Given normalized_shape={list(shape)}, expected input with shape [*, {', '.join(map(str, shape))}], but got input of size{list(input.shape)}"
        )
    dtypes.require_float(row.name, input.dtype)
    _require_shape(row, "weight", weight, shape)
    _require_shape(row, "bias", bias, shape)
    return tuple(range(-count, 0))


def _layer_samples(s: Any) -> Any:
    for name in ("float32", "float64"):
        x, w = s.plain_values(name, 2, 3, 4), s.plain_values(name, 4)
        yield x, (4,)
        yield x, [3, 4], s.plain_values(name, 3, 4)
        yield x[:, ::2], (4,), w, w
        yield x.T, (2,)
        yield s.plain_values(name, 4), (4,), w, w, 0.5
        yield x[:0], (4,), w


@operation("reduction", method=(), aliases=("nn.functional.layer_norm",), ulp=NORM_ULP, sampler=_layer_samples)
def layer_norm(
    builder: Any, input: Value, normalized_shape: Ints, weight: Value | None = None, bias: Value | None = None, eps: float = 1e-05, cudnn_enable: bool = True
) -> Any:
    """The last dimensions (``normalized_shape``) shifted and scaled to mean 0 and variance 1, then by ``weight`` and ``bias``.

    Errors: RuntimeError where the input does not end in that shape.
    """
    dims = _normalized(layer_norm, input, normalized_shape, weight, bias)
    _, centred, variance = _moments(builder, input, dims)
    return _scaled(builder, mul.build(builder, centred, _inverse(builder, variance, eps)), weight, bias)


@operation("reduction", method=(), ulp=NORM_ULP, sampler=lambda s: [(*a[:2], *(a[2:4] + (None, None))[:2], 1e-5) for a in _layer_samples(s)])
def native_layer_norm(builder: Any, input: Value, normalized_shape: Ints, weight: Value | None, bias: Value | None, eps: float) -> tuple[Value, Value, Value]:
    """``layer_norm``, the mean, and one over the deviation, as a triple."""
    dims = _normalized(native_layer_norm, input, normalized_shape, weight, bias)
    average, centred, variance = _moments(builder, input, dims)
    inverse = _inverse(builder, variance, eps)
    return _scaled(builder, mul.build(builder, centred, inverse), weight, bias), average, inverse


@operation("reduction", method=(), aliases=("nn.functional.rms_norm",), ulp=NORM_ULP, sampler=lambda s: [a[:3] for a in _layer_samples(s)])
def rms_norm(builder: Any, input: Value, normalized_shape: Ints, weight: Value | None = None, eps: float | None = None) -> Any:
    """The last dimensions divided by the root of their mean square plus ``eps`` (the dtype's epsilon if None), then scaled by ``weight``."""
    dims = _normalized(rms_norm, input, normalized_shape, weight, None)
    if eps is None:
        eps = 1.1920928955078125e-07 if input.dtype.itemsize == 4 else 2.220446049250313e-16
    mean_square = mean.build(builder, square.build(builder, input), dims, True)
    return _scaled(builder, mul.build(builder, input, _inverse(builder, mean_square, eps)), weight, None)


# ---- over the batch ----


def _remember(builder: Any, running: Any, found: Any, momentum: Any) -> None:
    """``running = (1 - momentum) * running + momentum * found``, in place."""
    if running is not None:
        kept = mul.build(builder, running, 1.0 - momentum)
        write_value(builder, running, add.build(builder, kept, mul.build(builder, found, momentum)))


def _batch(
    builder: Any, row: Row, input: Any, weight: Any, bias: Any, running: tuple[Any, Any], training: bool, momentum: Any, eps: Any
) -> tuple[Any, Any, Any]:
    """The result, and mean and one over the deviation for each channel."""
    rank = len(input.shape)
    if rank == 1 and input.shape[0] == 0:  # torch gives nothing of nothing
        return builder.copy(input), builder.fill((0,), 0, input.dtype), builder.fill((0,), 0, input.dtype)
    if rank < 2:
        raise RuntimeError(f"{row.name}(): expected at least 2 dimensions (batch, channels, ...), but got input of size {list(input.shape)}")
    dtypes.require_float(row.name, input.dtype)
    for what, given in (("weight", weight), ("bias", bias), ("running_mean", running[0]), ("running_var", running[1])):
        _require_shape(row, what, given, (input.shape[1],))
    if weight is not None:
        weight = _per_channel(builder, weight, rank)
    if bias is not None:
        bias = _per_channel(builder, bias, rank)
    if not training:
        average, inverse = running[0], _inverse(builder, running[1], eps)
        centred = sub.build(builder, input, _per_channel(builder, average, rank))
        scaled = mul.build(builder, centred, _per_channel(builder, inverse, rank))
        return _scaled(builder, scaled, weight, bias), average, inverse
    dims = (0, *range(2, rank))
    average, centred, variance = _moments(builder, input, dims)
    inverse = _inverse(builder, variance, eps)
    result = _scaled(builder, mul.build(builder, centred, inverse), weight, bias)
    average, flat = _flat(builder, average), _flat(builder, variance)
    count = product([input.shape[d] for d in dims])
    if running[1] is not None:
        unbiased = true_divide.build(builder, mul.build(builder, flat, _counted(count)), _counted(count - 1 if count > 1 else count))
        _remember(builder, running[0], average, momentum)
        _remember(builder, running[1], unbiased, momentum)
    return result, average, _flat(builder, inverse)


def _batch_samples(s: Any) -> Any:
    for name in ("float32", "float64"):
        for shape in ((4, 3), (2, 3, 4), (2, 3, 4, 2)):
            x, c = s.plain_values(name, *shape), s.plain_values(name, 3)
            yield x, c, abs(c), c, c, True
            yield x, c, abs(c), c, c, False
            yield x, None, None, None, None, True
        yield x.swapaxes(0, 1)[:, :1], None, None, None, None, True


def _default_momentum(momentum: Any) -> Any:
    return 0.0 if momentum is None else momentum


def _require_statistics(running_mean: Any, running_var: Any, training: bool) -> None:
    if not training and (running_mean is None or running_var is None):
        raise RuntimeError("Expected running_mean and running_var to be defined when training=False")


@operation("reduction", name="nn.functional.batch_norm", ulp=NORM_ULP, sampler=lambda s: [(*a[:1], *a[1:]) for a in _batch_samples(s)])
def functional_batch_norm(
    builder: Any,
    input: Value,
    running_mean: Value | None,
    running_var: Value | None,
    weight: Value | None = None,
    bias: Value | None = None,
    training: bool = False,
    momentum: float | None = 0.1,
    eps: float = 1e-05,
) -> Any:
    """Each channel (dimension 1) shifted and scaled to mean 0 and variance 1, then by ``weight`` and ``bias``.

    While training by the statistics of the batch, from which ``running_mean`` and ``running_var`` are updated in place; else by these two.
    """
    _require_statistics(running_mean, running_var, training)
    if training:
        count = product((input.shape[0], *input.shape[2:])) if len(input.shape) > 1 else 0
        if count == 1:
            raise ValueError(f"Expected more than 1 value per channel when training, got input size {list(input.shape)}")
    return _batch(builder, functional_batch_norm, input, weight, bias, (running_mean, running_var), training, _default_momentum(momentum), eps)[0]


@operation("reduction", method=(), ulp=NORM_ULP, sampler=lambda s: [(a[0], a[3], a[4], a[1], a[2], a[5], 0.1, 1e-5, False) for a in _batch_samples(s)])
def batch_norm(
    builder: Any,
    input: Value,
    weight: Value | None,
    bias: Value | None,
    running_mean: Value | None,
    running_var: Value | None,
    training: bool,
    momentum: float,
    eps: float,
    cudnn_enabled: bool,
) -> Any:
    """``nn.functional.batch_norm`` with the parameters in the order of ``torch.batch_norm``."""
    _require_statistics(running_mean, running_var, training)
    return _batch(builder, batch_norm, input, weight, bias, (running_mean, running_var), training, momentum, eps)[0]


@operation("reduction", method=(), ulp=NORM_ULP, sampler=lambda s: [(a[0], a[3], a[4], a[1], a[2], a[5], 0.1, 1e-5) for a in _batch_samples(s)])
def native_batch_norm(
    builder: Any,
    input: Value,
    weight: Value | None,
    bias: Value | None,
    running_mean: Value | None,
    running_var: Value | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Value, Value, Value]:
    """``batch_norm``, and the mean and one over the deviation of the batch, empty when not training; as a triple."""
    _require_statistics(running_mean, running_var, training)
    result, average, inverse = _batch(builder, native_batch_norm, input, weight, bias, (running_mean, running_var), training, momentum, eps)
    if not training:
        average, inverse = (builder.fill((0,), 0, input.dtype) for _ in range(2))
    return result, average, inverse


# ---- over each instance ----


def _grouped(builder: Any, row: Row, input: Any, groups: Any, weight: Any, bias: Any, eps: Any) -> tuple[Any, Any, Any]:
    """The result, and mean and one over the deviation as (batch, groups)."""
    rank = len(input.shape)
    if rank < 2:
        raise RuntimeError(f"{row.name}(): Expected at least 2 dimensions for input tensor but received {rank}")
    dtypes.require_float(row.name, input.dtype)
    batch, channels = input.shape[:2]
    if groups <= 0 or channels % groups != 0:
        raise RuntimeError(
            f"Expected number of channels in input to be divisible by num_groups, but got input of shape {list(input.shape)} and num_groups={groups}"
        )
    _require_shape(row, "weight", weight, (channels,))
    _require_shape(row, "bias", bias, (channels,))
    inner = channels // groups
    rows = reshape.build(builder, input, ((batch, groups, inner * product(input.shape[2:])),))
    average, centred, variance = _moments(builder, rows, (2,))
    inverse = _inverse(builder, variance, eps)
    scaled = mul.build(builder, centred, inverse)
    result = reshape.build(builder, scaled, (tuple(input.shape),))
    weight, bias = (x if x is None else _per_channel(builder, x, rank) for x in (weight, bias))
    flat = tuple(seen_as(builder, contiguous.build(builder, x), (batch, groups)) for x in (average, inverse))
    return _scaled(builder, result, weight, bias), *flat


def _group_samples(s: Any) -> Any:
    for name in ("float32", "float64"):
        for shape in ((4, 6), (2, 6, 4), (2, 6, 4, 2)):
            x, c = s.plain_values(name, *shape), s.plain_values(name, 6)
            yield x, 2, c, c
            yield x, 6 if len(shape) > 2 else 3
            yield x, 1, None, None, 0.5
        yield x.swapaxes(2, 3), 3
        yield x[:0], 3, c


@operation("reduction", method=(), aliases=("nn.functional.group_norm",), ulp=NORM_ULP, sampler=_group_samples)
def group_norm(
    builder: Any, input: Value, num_groups: int, weight: Value | None = None, bias: Value | None = None, eps: float = 1e-05, cudnn_enabled: bool = True
) -> Any:
    """For each of the batch, ``num_groups`` groups of channels shifted and scaled to mean 0 and variance 1, then channels by ``weight`` and ``bias``."""
    return _grouped(builder, group_norm, input, num_groups, weight, bias, eps)[0]


def _native_group_samples(s: Any) -> Any:
    for a in _group_samples(s):
        shape = a[0].shape
        places = shape[2:]
        count = 1
        for size in places:
            count *= size
        weight, bias = (*a[2:4], None, None)[:2]
        yield a[0], weight, bias, shape[0], shape[1], count, a[1], 1e-5


@operation("reduction", differs="errors: input need not be contiguous", method=(), ulp=NORM_ULP, sampler=_native_group_samples)
def native_group_norm(
    builder: Any, input: Value, weight: Value | None, bias: Value | None, N: int, C: int, HxW: int, group: int, eps: float
) -> tuple[Value, Value, Value]:
    """``group_norm`` of (N, C, HxW elements), and mean and one over the deviation as (N, groups); as a triple."""
    if product(input.shape) != product((N, C, HxW)):
        raise RuntimeError(f"native_group_norm(): input of {product(input.shape)} elements is not {N} x {C} x {HxW}")
    return _grouped(builder, native_group_norm, input, group, weight, bias, eps)


def _instance_samples(s: Any) -> Any:
    for name in ("float32", "float64"):
        x, c = s.plain_values(name, 2, 3, 4, 2), s.plain_values(name, 3)
        yield (x,)
        yield x, None, None, c, c
        yield x, c, abs(c), c, c, True
        yield x, c, abs(c), c, c, False


@operation("reduction", name="nn.functional.instance_norm", ulp=NORM_ULP, sampler=_instance_samples)
def instance_norm(
    builder: Any,
    input: Value,
    running_mean: Value | None = None,
    running_var: Value | None = None,
    weight: Value | None = None,
    bias: Value | None = None,
    use_input_stats: bool = True,
    momentum: float | None = 0.1,
    eps: float = 1e-05,
) -> Any:
    """Each channel of each of the batch shifted and scaled to mean 0 and variance 1, then channels by ``weight`` and ``bias``.

    ``running_mean`` and ``running_var`` are updated in place from the instances' statistics, or used in their stead unless ``use_input_stats``.
    """
    rank = len(input.shape)
    if rank < 3:
        raise RuntimeError(f"instance_norm(): expected (batch, channels, ...), but got input of size {list(input.shape)}")
    running = (running_mean, running_var)
    if not use_input_stats:
        _require_statistics(running_mean, running_var, False)
        return _batch(builder, instance_norm, input, weight, bias, running, False, 0.0, eps)[0]
    dtypes.require_float(instance_norm.name, input.dtype)
    count = product(input.shape[2:])
    if count == 1:
        raise ValueError(f"Expected more than 1 spatial element when training, got input size {list(input.shape)}")
    for what, given in (("weight", weight), ("bias", bias), ("running_mean", running_mean), ("running_var", running_var)):
        _require_shape(instance_norm, what, given, (input.shape[1],))
    dims = tuple(range(2, rank))
    average, centred, variance = _moments(builder, input, dims)
    if running_var is not None:
        unbiased = true_divide.build(builder, mul.build(builder, variance, _counted(count)), _counted(count - 1))
        for statistic, found in ((running_mean, average), (running_var, unbiased)):
            _remember(builder, statistic, mean.build(builder, found, (0, *dims)), _default_momentum(momentum))
    weight, bias = (x if x is None else _per_channel(builder, x, rank) for x in (weight, bias))
    return _scaled(builder, mul.build(builder, centred, _inverse(builder, variance, eps)), weight, bias)


def _response_samples(s: Any) -> Any:
    for name in ("float32", "float64"):
        yield s.plain_values(name, 2, 5, 4), 3
        yield s.plain_values(name, 2, 5, 4, 2), 2, 0.5, 0.6, 1.5
        yield s.plain_values(name, 2, 5, 0), 2


@operation("reduction", name="nn.functional.local_response_norm", ulp=NORM_ULP, sampler=_response_samples)
def local_response_norm(builder: Any, input: Value, size: int, alpha: float = 0.0001, beta: float = 0.75, k: float = 1.0) -> Any:
    """``input / (k + alpha * m) ** beta``, where m is the mean square of ``size`` neighbouring channels, of which those beyond the ends count as zeros."""
    rank = len(input.shape)
    if rank < 3:
        raise ValueError(f"Expected 3D or higher dimensionality input (got {rank} dimensions)")
    dtypes.require_float(local_response_norm.name, input.dtype)
    squares = square.build(builder, input)
    pads: list[tuple[Size, Size]] = [(size // 2, (size - 1) // 2), *[(0, 0)] * (rank - 2)]
    whole = padded(builder, squares, pads)
    lead, steps = tuple(input.shape), builder.strides(whole)
    seen = builder.view(whole, (*lead, size), (*steps, steps[1]), 0)
    average = mean.build(builder, seen, -1)
    scale = pow_.build(builder, add.build(builder, mul.build(builder, average, alpha), k), beta)
    return true_divide.build(builder, input, scale)
