"""What goes wrong goes wrong as in torch: the class of the exception, and the numbers in its message."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import framestance as fs

CASES: list[tuple[str, type[Exception], str]] = [
    ("fs.sin(x, x)", TypeError, "positional argument"),
    ("fs.sin(2.0)", TypeError, r"sin\(\): argument 'input' \(position 1\) must be Tensor, not float"),
    ("fs.sin(np.ones(3))", TypeError, "must be Tensor, not numpy.ndarray"),
    ("fs.cat([x, 1])", TypeError, "must be Tensor, not int"),
    ("x + 'a'", TypeError, "unsupported operand"),
    ("x + None", TypeError, "unsupported operand"),
    ("x @ 2", TypeError, "unsupported operand"),
    ("m + fs.ones(4)", RuntimeError, r"The size of tensor a \(3\) must match the size of tensor b \(4\) at non-singleton dimension 1"),
    ("i // 0", RuntimeError, "^ZeroDivisionError$"),
    ("i % fs.tensor([1, 0, 2])", RuntimeError, "^ZeroDivisionError$"),
    ("i ** -1", RuntimeError, "Integers to negative integer powers"),
    ("b - b", RuntimeError, "two bool tensors"),
    ("b - 1.5", RuntimeError, "a bool tensor"),
    ("-b", RuntimeError, "Negation"),
    ("~x", TypeError, "integer and Boolean"),
    ("x & x", NotImplementedError, "not implemented for 'Float'"),
    ("b // b", NotImplementedError, "not implemented for 'Bool'"),
    ("x.sum(1)", IndexError, r"Dimension out of range \(expected to be in range of \[-1, 0\], but got 1\)"),
    ("m.sum((0, 0))", RuntimeError, "dim 0 appears multiple times"),
    ("m.sum(0, 1)", TypeError, "'keepdim'"),
    ("m.sum('a')", TypeError, "must be int, not str"),
    ("m.diagonal(0.5)", TypeError, "'offset' must be int, not float"),
    ("m.topk(0.5)", TypeError, "'k' must be int, not float"),
    ("fs.from_numpy(0.5)", TypeError, r"expected np.ndarray \(got float\)"),
    ("i.mean()", RuntimeError, "could not infer output dtype"),
    ("fs.zeros(0).max()", RuntimeError, "Expected reduction dim to be specified"),
    ("fs.zeros(0, 3).max(0)", IndexError, "Expected reduction dim 0 to have non-zero size"),
    ("fs.zeros(0).argmax()", IndexError, "Expected reduction dim"),
    ("m @ m", RuntimeError, r"mat1 and mat2 shapes cannot be multiplied \(2x3 and 2x3\)"),
    ("x @ m", RuntimeError, r"\(1x3 and 2x3\)"),
    ("fs.tensor(1.0) @ x", RuntimeError, "at least 1D, but they are 0D and 1D"),
    ("m @ x.double()", RuntimeError, "same dtype, but got: float != double"),
    ("fs.ones(2, 3, 4) @ fs.ones(2, 3, 4)", RuntimeError, "Expected size for first two dimensions"),
    ("fs.mm(x, x)", RuntimeError, "self must be a matrix"),
    ("m.reshape(4, 2)", RuntimeError, r"shape '\[4, 2\]' is invalid for input of size 6"),
    ("m.reshape(-1, -1)", RuntimeError, "only one dimension can be inferred"),
    ("m.reshape(2.5)", TypeError, "must be tuple of ints, not float"),
    ("m.t().view(6)", RuntimeError, "view size is not compatible"),
    ("m.permute(0, 0)", RuntimeError, "duplicate dims"),
    ("m.permute(0)", RuntimeError, "does not match the length"),
    ("m.transpose(0, 3)", IndexError, "Dimension out of range"),
    ("fs.ones(2, 3, 4).t()", RuntimeError, "<= 2 dimensions, but self is 3D"),
    ("m.expand(3, 3)", RuntimeError, "must match the existing size"),
    ("m.expand(-1, 2, 3)", RuntimeError, "isn't allowed in a leading"),
    ("fs.cat([])", ValueError, "non-empty list"),
    ("fs.cat([x, m])", RuntimeError, "same number of dimensions"),
    ("fs.cat([m, fs.ones(3, 4)])", RuntimeError, "Expected size 3 but got size 4 for tensor number 1"),
    ("fs.stack([x, m])", RuntimeError, "equal size"),
    ("m[2]", IndexError, "index 2 is out of bounds for dimension 0 with size 2"),
    ("m[0, 5]", IndexError, "index 5 is out of bounds for dimension 1 with size 3"),
    ("m[0, 0, 0]", IndexError, "too many indices for tensor of dimension 2"),
    ("m[1.0]", IndexError, r"\(got float\)"),
    ("m[::0]", ValueError, "slice step cannot be zero"),
    ("m[::-1]", ValueError, "step must be greater than zero"),
    ("m[[0, 5]]", IndexError, "index 5 is out of bounds for dimension 0 with size 2"),
    ("m[fs.tensor([0.5])]", IndexError, "long, int, byte or bool"),
    ("m[i > 1]", IndexError, r"shape of the mask \[3\] at index 0"),
    ("fs.tensor(1.0)[0]", IndexError, "invalid index of a 0-dim tensor"),
    ("len(fs.tensor(1.0))", TypeError, "len\\(\\) of a 0-d tensor"),
    ("iter(fs.tensor(1.0))", TypeError, "iteration over a 0-d tensor"),
    ("bool(x)", RuntimeError, "more than one value is ambiguous"),
    ("bool(fs.ones(0))", RuntimeError, "no values is ambiguous"),
    ("float(x)", ValueError, "only one element tensors"),
    ("x.item()", RuntimeError, "a Tensor with 3 elements cannot be converted to Scalar"),
    ("[1, 2][fs.tensor(1.0)]", TypeError, "only integer tensors of a single element"),
    ("x.add_(m)", RuntimeError, r"output with shape \[3\] doesn't match the broadcast shape \[2, 3\]"),
    ("i.add_(1.5)", RuntimeError, "result type Float can't be cast to the desired output type Long"),
    ("fs.ones(1).expand(3).add_(1)", RuntimeError, "more than one element of the written-to tensor"),
    ("x.copy_(m)", RuntimeError, "doesn't match the broadcast shape"),
    ("x.__setitem__(0, [1])", TypeError, "can't assign a list"),
    ("x.__setitem__(x > 0, fs.tensor([1, 2]))", RuntimeError, "source and destination dtypes match"),
    ("x.clamp()", RuntimeError, "At least one of"),
    ("fs.where(i, x, x)", RuntimeError, "boolean tensor, but got a tensor with dtype Long"),
    ("fs.allclose(x, x.double())", RuntimeError, "Float did not match Double"),
    ("fs.tensor([[1, 2], [3]])", ValueError, r"expected sequence of length 2 at dim 1 \(got 1\)"),
    ("fs.tensor('a')", TypeError, "invalid data type 'str'"),
    ("fs.tensor(None)", RuntimeError, "Could not infer dtype of NoneType"),
    ("fs.tensor(300, dtype=fs.uint8)", RuntimeError, "without overflow"),
    ("fs.tensor(2**70)", RuntimeError, "Overflow"),
    ("fs.ones(-1)", RuntimeError, "negative dimension -1"),
    ("fs.ones()", TypeError, "missing 1 required"),
    ("fs.ones(2.5)", TypeError, "must be tuple of ints, not float"),
    ("fs.full(2, 3)", TypeError, "must be tuple of ints, not int"),
    ("fs.arange(0, 3, -1)", RuntimeError, "inconsistent with step sign"),
    ("fs.arange(3, 0, 0)", RuntimeError, "step must be nonzero"),
    ("fs.from_numpy(np.ones(3)[::-1])", ValueError, "negative"),
    ("fs.from_numpy([1])", TypeError, r"expected np.ndarray \(got list\)"),
    ("fs.from_numpy(np.ones(2, np.longdouble))", TypeError, "longdouble|float128"),
    ("x.to('cuda')", RuntimeError, "'cpu' only"),
    ("fs.ones(2, device='cuda')", RuntimeError, "'cpu' only"),
    ("fs.ones(2, requires_grad=True)", NotImplementedError, "gradients are not computed"),
    ("x.backward()", NotImplementedError, "gradients are not computed"),
    ("x.requires_grad_()", NotImplementedError, "gradients are not computed"),
]


@pytest.mark.parametrize(("expression", "error", "message"), CASES, ids=[c[0] for c in CASES])
def test_error(expression: str, error: type[Exception], message: str) -> None:
    names: dict[str, Any] = {
        "fs": fs, "np": np, "x": fs.ones(3), "m": fs.ones(2, 3), "i": fs.tensor([1, 2, 3]), "b": fs.tensor([True, False])
    }  # fmt: skip
    with pytest.raises(error, match=message) as raised:
        eval(expression, names)
    assert raised.type is error


def test_a_failed_operation_changes_nothing() -> None:
    x = fs.tensor([1, 2, 3])
    with pytest.raises(RuntimeError):
        x.div_(2)
    with pytest.raises(RuntimeError):
        x //= fs.tensor([1, 0, 1])
    assert x.tolist() == [1, 2, 3]
