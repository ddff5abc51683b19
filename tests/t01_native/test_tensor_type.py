"""The Tensor type of the C extension: what it keeps, how subclasses fit, and what its operators call."""

import gc
import sys
import warnings
import weakref

import numpy as np
import pytest

from framestance import _C

FLOATS = tuple(np.dtype(code).num for code in "fd")


@pytest.fixture
def operator():
    """Install an operator for one test and put back what was there."""
    previous = {}

    def install(name, ufunc, typenums, fallback):
        before = _C.set_operator(name, ufunc, typenums, fallback)
        previous.setdefault(name, before)

    yield install
    for name, before in previous.items():
        _C.set_operator(name, *before)


def tensor(values, dtype="f4"):
    return _C.Tensor(np.array(values, dtype))


class Sub(_C.Tensor):
    pass


# ---- construction ----
@pytest.mark.parametrize("make", [_C.Tensor, _C.wrap])
def test_the_very_array_is_kept(make):
    array = np.arange(3.0)
    assert make(array)._array is array


def test_an_ndarray_subclass_is_viewed_as_a_plain_array():
    matrix = np.ones((2, 2)).view(np.matrix)
    array = _C.Tensor(matrix)._array
    assert type(array) is np.ndarray and np.shares_memory(array, matrix)


@pytest.mark.parametrize("make", [_C.Tensor, _C.wrap])
@pytest.mark.parametrize("value", [1, [1.0], None, np.float32(1)])
def test_anything_but_an_array_is_refused_by_name(make, value):
    with pytest.raises(TypeError, match=r"argument 'array' must be a numpy.ndarray"):
        make(value)


def test_the_array_cannot_be_replaced_and_there_is_no_dict():
    t = tensor([1])
    with pytest.raises(AttributeError):
        t._array = np.zeros(1)
    assert not hasattr(t, "__dict__")


def test_weak_references_die_with_the_tensor_even_through_the_freelist():
    t = tensor([1])
    reference = weakref.ref(t)
    del t
    assert reference() is None
    assert tensor([2])._array[0] == 2 and reference() is None


def test_a_subclass_has_a_dict_and_shares_the_struct():
    array = np.zeros(2)
    s = Sub(array)
    s.label = "weight"
    assert s._array is array and s.label == "weight" and isinstance(s, _C.Tensor)


def test_a_subclass_in_a_cycle_is_collected():
    s = Sub(np.zeros(2))
    s.me = s
    reference = weakref.ref(s)
    del s
    gc.collect()
    assert reference() is None


def test_tensors_do_not_leak_their_array_nor_their_type():
    array = np.zeros(2)
    before = sys.getrefcount(array), sys.getrefcount(_C.Tensor)
    many = [_C.wrap(array) for _ in range(200)]
    assert sys.getrefcount(array) == before[0] + 200
    del many
    assert (sys.getrefcount(array), sys.getrefcount(_C.Tensor)) == before


def test_methods_and_dunders_can_be_set_from_python():
    class Fresh(_C.Tensor):
        pass

    Fresh.__len__ = lambda self: len(self._array)
    Fresh.twice = lambda self: self._array * 2
    assert len(Fresh(np.zeros(4))) == 4 and Fresh(np.ones(1)).twice()[0] == 2
    _C.Tensor._set_for_a_test = lambda self: self._array.shape
    try:
        assert tensor([1, 2])._set_for_a_test() == (2,)
    finally:
        del _C.Tensor._set_for_a_test


def test_the_hash_is_identity_although_comparison_gives_tensors():
    a, b = tensor([1]), tensor([1])
    assert hash(a) == hash(a) and len({a: 1, b: 2}) == 2


# ---- operators ----
BINARY = {
    "add": lambda a, b: a + b,
    "subtract": lambda a, b: a - b,
    "multiply": lambda a, b: a * b,
    "true_divide": lambda a, b: a / b,
    "floor_divide": lambda a, b: a // b,
    "remainder": lambda a, b: a % b,
    "power": lambda a, b: a**b,
    "matmul": lambda a, b: a @ b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "lshift": lambda a, b: a << b,
    "rshift": lambda a, b: a >> b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}
UNARY = {"negative": lambda a: -a, "positive": lambda a: +a, "absolute": abs, "invert": lambda a: ~a}


@pytest.mark.parametrize("name", BINARY)
def test_each_binary_slot_calls_its_own_fallback_with_operands_in_source_order(operator, name):
    operator(name, None, (), lambda a, b: (name, a, b))
    a, b = tensor([1]), tensor([2])
    assert BINARY[name](a, b) == (name, a, b)
    assert BINARY[name](a, "other")[1:] == (a, "other")


@pytest.mark.parametrize("name", [name for name in BINARY if name not in ("lt", "le", "eq", "ne", "gt", "ge")])
def test_a_reflected_operand_keeps_source_order(operator, name):
    operator(name, None, (), lambda a, b: (a, b))
    t = tensor([1])
    assert BINARY[name](3, t) == (3, t)


@pytest.mark.parametrize("name", UNARY)
def test_each_unary_slot_calls_its_own_fallback(operator, name):
    operator(name, None, (), lambda a: (name, a))
    a = tensor([1])
    assert UNARY[name](a) == (name, a)


INPLACE = ["iadd", "isubtract", "imultiply", "itrue_divide", "ifloor_divide", "iremainder", "ipower", "imatmul", "iand", "ior", "ixor", "ilshift", "irshift"]
SYMBOLS = ["+=", "-=", "*=", "/=", "//=", "%=", "**=", "@=", "&=", "|=", "^=", "<<=", ">>="]


@pytest.mark.parametrize("name, symbol", list(zip(INPLACE, SYMBOLS, strict=True)))
def test_each_in_place_slot_calls_its_fallback(operator, name, symbol):
    operator(name, None, (), lambda a, b: (name, a, b))
    a = tensor([1])
    names = {"a": a}
    exec(f"a {symbol} 5", names)
    assert names["a"] == (name, a, 5)


def refuse(*operands):
    raise AssertionError(f"the fallback was called with {operands}")


def test_the_fast_path_calls_the_ufunc_on_the_arrays(operator):
    operator("add", np.add, FLOATS, refuse)
    result = tensor([1, 2]) + tensor([3, 4])
    assert type(result) is _C.Tensor and result._array.dtype == "f4" and result._array.tolist() == [4, 6]


def test_a_result_without_dimensions_is_an_array(operator):
    operator("lt", np.less, FLOATS, refuse)
    result = (_C.wrap(np.array(1.0)) < _C.wrap(np.array(2.0)))._array
    assert type(result) is np.ndarray and result.shape == () and result.dtype == bool and result[()]


@pytest.mark.parametrize(
    "a, b",
    [
        (tensor([1]), tensor([1], "f8")),
        (tensor([1], "i4"), tensor([1], "i4")),
        (tensor([1]), 2.0),
        (2.0, tensor([1])),
        (tensor([1], ">f4"), tensor([1], ">f4")),
        (Sub(np.ones(1, "f4")), tensor([1])),
        (tensor([1]), Sub(np.ones(1, "f4"))),
        (tensor([1]), np.ones(1, "f4")),
    ],
    ids=["dtypes differ", "dtype not listed", "scalar", "scalar first", "byte order", "subclass", "subclass second", "ndarray"],
)
def test_the_fast_path_is_not_taken_for(operator, a, b):
    seen = []
    operator("add", refuse, FLOATS, lambda x, y: seen.append((x, y)) or "fallback")
    if isinstance(b, np.ndarray):
        assert type(a).__add__(a, b) == "fallback"
    else:
        assert a + b == "fallback"
    assert seen[0][0] is a and seen[0][1] is b


def test_no_floating_point_warning_and_the_users_settings_are_kept(operator):
    operator("true_divide", np.true_divide, FLOATS, refuse)
    with np.errstate(divide="raise"), warnings.catch_warnings():
        warnings.simplefilter("error")
        assert (tensor([1]) / tensor([0]))._array[0] == np.inf
        assert np.geterr()["divide"] == "raise"
        with pytest.raises(FloatingPointError):
            np.ones(1) / np.zeros(1)


def test_an_error_of_the_ufunc_is_left_to_the_fallback(operator):
    def explain(a, b):
        raise ValueError("sizes 2 and 3 do not broadcast")

    operator("add", np.add, FLOATS, explain)
    with np.errstate(all="warn"), pytest.raises(ValueError, match="sizes 2 and 3"):
        tensor([1, 2]) + tensor([1, 2, 3])
    assert np.geterr()["divide"] == "warn"


def test_a_unary_fast_path(operator):
    operator("negative", np.negative, FLOATS, refuse)
    assert (-tensor([1, -2]))._array.tolist() == [-1, 2]


def test_not_implemented_lets_the_other_operand_try(operator):
    class Other:
        def __radd__(self, other):
            return "other"

    operator("add", None, (), lambda a, b: NotImplemented)
    assert tensor([1]) + Other() == "other"
    with pytest.raises(TypeError, match="unsupported operand"):
        tensor([1]) + object()


def test_three_argument_pow_is_not_an_operator_of_tensors():
    with pytest.raises(TypeError):
        pow(tensor([1]), 2, 3)


def test_names_of_the_operator_module_are_accepted(operator):
    operator("sub", None, (), lambda a, b: "sub")
    assert tensor([1]) - 1 == "sub"


@pytest.mark.parametrize(
    "arguments, error",
    [
        (("plus", None, (), refuse), ValueError),
        (("add", 5, (), refuse), TypeError),
        (("add", None, (99,), refuse), ValueError),
        (("add", None, ("f",), refuse), TypeError),
        (("add", None, (), 5), TypeError),
    ],
)
def test_set_operator_refuses(arguments, error):
    with pytest.raises(error):
        _C.set_operator(*arguments)
