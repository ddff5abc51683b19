"""What random calls found wrong once, reduced, with the right value; uncompiled and compiled."""

from __future__ import annotations

import numpy as np
import pytest

import framestance as fs

HALF = fs.float16


def both(call):
    """The result uncompiled, which compiled code gives as well."""
    want, got = call(), fs.compile(call)()
    assert got.dtype == want.dtype and got.stride() == want.stride() and np.array_equal(got.numpy(), want.numpy(), equal_nan=want.dtype.is_floating_point)
    return want


def refused(call, error, text):
    for run in (call, fs.compile(call)):
        with pytest.raises(error, match=text):
            run()


@pytest.mark.parametrize("name", ["erf", "erfc", "lgamma", "digamma", "i0", "erfinv", "special.ndtr", "special.zeta"])
def test_special_functions_of_halves_give_halves(name):
    x = fs.tensor([0.5, 0.25], dtype=HALF)
    function = getattr(fs.special, name[8:]) if name.startswith("special.") else getattr(fs, name)
    assert both(lambda: function(x, x + 2) if name == "special.zeta" else function(x)).dtype is HALF


def test_random_numbers_in_halves():
    x = fs.zeros(1000, dtype=HALF)
    for drawn in (fs.rand_like(x), fs.randn_like(x), fs.rand(1000, dtype=HALF), x.clone().uniform_(), x.clone().normal_(), x.clone().exponential_()):
        assert drawn.dtype is HALF and len(np.unique(drawn.numpy())) > 100
    assert fs.rand(100000, dtype=HALF).max() < 1


def test_distance_of_integers_is_taken_in_integers():
    a, b = fs.tensor([[0, 0]], dtype=fs.uint8), fs.tensor([[1, 0]], dtype=fs.uint8)
    assert both(lambda: fs.nn.functional.pairwise_distance(a, b, p=1.0, eps=0.0)).tolist() == [255.0]
    refused(lambda: fs.nn.functional.pairwise_distance(a.bool(), b.bool()), RuntimeError, "Subtraction")


def test_soft_margin_loss_negates_targets_as_floats():
    x, target = fs.tensor([2.0]), fs.tensor([1], dtype=fs.uint8)
    assert both(lambda: fs.nn.functional.soft_margin_loss(x, target)).item() == pytest.approx(0.126928, rel=1e-5)


def test_elu_at_zero_is_zero_for_any_alpha():
    x = fs.tensor([-0.0, 0.0])
    assert both(lambda: fs.nn.functional.elu(x, float("inf"))).tolist() == [0.0, 0.0]


def test_losses_take_targets_of_bools():
    x, target = fs.tensor([0.5, 3.0]), fs.tensor([True, False])
    assert both(lambda: fs.nn.functional.mse_loss(x, target)).item() == 4.625
    assert both(lambda: fs.nn.functional.smooth_l1_loss(x, target)).item() == 1.3125


def test_numbers_may_be_written_into_repeated_elements():
    def fill(x):
        x.expand(3, 2).fill_(2)
        return x

    assert both(lambda: fill(fs.zeros(2))).tolist() == [2.0, 2.0]
    refused(lambda: fs.zeros(2).expand(3, 2).copy_(fs.ones(3, 2)), RuntimeError, "single memory location")


@pytest.mark.parametrize("name", ["zeros_like", "ones_like", "empty_like", "rand_like", "randn_like"])
def test_like_keeps_the_order_in_memory(name):
    x = fs.zeros(2, 3, 4).permute(2, 0, 1)
    for run in (getattr(fs, name), fs.compile(getattr(fs, name)), fs.compile(lambda x: getattr(fs, name)(x), dynamic=True)):
        assert run(x).stride() == (1, 12, 4)
    assert fs.full_like(x, 3).stride() == (1, 12, 4)
    assert fs.zeros_like(fs.zeros(1, 2, 3, 4), memory_format=fs.channels_last).stride() == (24, 1, 8, 2)
    assert fs.zeros_like(x, memory_format=fs.contiguous_format).stride() == (6, 3, 1)


def test_view_copy_copies_what_is_no_view():
    x = fs.arange(6).view(2, 3).t()
    assert both(lambda: fs.view_copy(x, (2, 3))).tolist() == [[0, 3, 1], [4, 2, 5]]


def test_pixel_shuffles_have_memory_of_their_own():
    x = fs.zeros(4, 1, 1)
    assert not np.shares_memory(fs.pixel_unshuffle(x, 1).numpy(), x.numpy())


def test_sizes_are_integers():
    x = fs.zeros(1, 4)
    refused(lambda: fs.broadcast_to(x, (True, 4)), TypeError, "must be tuple of ints, not bool")
    refused(lambda: x.unflatten(1, (True, -1)), TypeError, "must be tuple of ints, not bool")
    refused(lambda: x.narrow(1, 0, 2.5), TypeError, "must be int, not float")
    refused(lambda: fs.zeros(0, 0).repeat_interleave(True), TypeError, "must be int or Tensor, not bool")
    refused(lambda: x.select(1, 2.5), TypeError, "must be int, not float")
    refused(lambda: fs.triu_indices(2, 2.5), TypeError, "must be int, not float")


def test_refused_dtypes():
    ints, numbers = fs.ones(2, dtype=fs.int64), fs.ones(2)
    refused(lambda: fs.softmax(numbers, 0, dtype=fs.int16), NotImplementedError, "not implemented for 'Short'")
    refused(lambda: fs.mean(ints, dtype=fs.uint8), RuntimeError, "could not infer output dtype")
    refused(lambda: fs.cumsum(numbers, 0, dtype=fs.bool), NotImplementedError, "not implemented for 'Bool'")
    refused(lambda: fs.arange(3, dtype=fs.bool), NotImplementedError, "not implemented for 'Bool'")
    refused(lambda: fs.randint(0, 5, (2,), dtype=fs.bool), RuntimeError, "out of bounds for bool")
    refused(lambda: fs.randperm(3, dtype=fs.complex64), NotImplementedError, "not implemented for 'ComplexFloat'")
    refused(lambda: fs.nn.functional.binary_cross_entropy_with_logits(ints, numbers), NotImplementedError, "not implemented for 'Long'")
    for function in (fs.deg2rad, fs.isposinf, fs.logit, fs.unique, fs.nansum, lambda x: fs.xlogy(numbers, x)):
        refused(lambda function=function: function(fs.ones(2, dtype=fs.complex64)), NotImplementedError, "not implemented for 'ComplexFloat'")


def test_options_are_numbers_that_fit():
    x, small = fs.tensor([-1.0, 2.0]), fs.ones(2, dtype=fs.uint8)
    for function in (fs.nn.functional.elu, fs.nn.functional.leaky_relu, fs.nn.functional.celu):
        refused(lambda function=function: function(x, 1 + 2j), TypeError, "must be float, not complex")
    refused(lambda: fs.add(small, small, alpha=300), RuntimeError, "without overflow")
    refused(lambda: fs.round(small, decimals=1), NotImplementedError, "not implemented for 'Byte'")
    refused(lambda: fs.randperm(-5), RuntimeError, "negative dimension -5")
    refused(lambda: x.clone().uniform_(0.0, float("nan")), RuntimeError, "uniform_ expects bounds")
    refused(lambda: fs.nn.functional.avg_pool3d(fs.ones(1, 1, 3, 3, 1), 3, 2, 1), RuntimeError, "smaller than kernel size")
    refused(lambda: fs.addcdiv(x.to(fs.complex64), small, small), RuntimeError, "Integer division")


def test_what_a_row_asserts_in_words_is_the_caller_s_error():
    x = fs.zeros(2, 1, 4)
    weight = fs.zeros(12, 4)

    def attend():
        return fs.nn.functional.multi_head_attention_forward(x, x, x, 6, 2, weight, None, None, None, False, 0.0, fs.zeros(4, 4), None)[0]

    refused(attend, AssertionError, "was expecting embedding dimension of 6")


def test_complex_dtypes_are_signed():
    assert fs.is_signed(fs.zeros(1, dtype=fs.complex64))
