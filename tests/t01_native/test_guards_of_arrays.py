"""Guards of arrays, words, sizes and dict versions, and what is refused when a program is built."""

import re
import sys

import numpy as np
import pytest

from framestance import _C
from t01_native.guarded import BUILTINS, F4, Plain, check, holds


# ---- arrays ----
def array_record(array, type_=_C.Tensor, dims=None, layout=None, writeable=False):
    return ("ARRAY", 0, type_, array.dtype.num, array.ndim, array.shape if dims is None else dims, layout, writeable)


def test_array_type_dtype_and_sizes():
    a = np.zeros((2, 3), "f4")
    record = array_record(a)
    assert holds(record, _C.wrap(a)) and holds(array_record(a, np.ndarray), a)
    for other in (np.zeros((2, 3)), np.zeros((2, 4), "f4"), np.zeros(6, "f4"), np.zeros((2, 3), "i4"), np.zeros((2, 3), ">f4")):
        assert not holds(record, _C.wrap(other))
    assert not holds(record, a) and not holds(array_record(a, np.ndarray), _C.wrap(a))


def test_array_of_a_subclass_is_exact():
    class Sub(_C.Tensor):
        pass

    a = np.zeros(2, "f4")
    assert holds(array_record(a, Sub), Sub(a)) and not holds(array_record(a, Sub), _C.wrap(a)) and not holds(array_record(a), Sub(a))
    assert not holds(array_record(a, np.ndarray), a.view(np.matrix).A1.view(np.recarray))


def test_array_of_any_size_is_two_or_more():
    record = array_record(np.zeros((2, 3), "f4"), dims=(-1, 3))
    assert holds(record, _C.wrap(np.zeros((9, 3), "f4")))
    assert not any(holds(record, _C.wrap(np.zeros((n, 3), "f4"))) for n in (0, 1))


def test_array_strides_are_bytes_and_do_not_count_for_size_one():
    a = np.zeros((1, 4), "f4")
    record = array_record(a, layout=(999, 4))
    assert holds(record, _C.wrap(a)) and not holds(record, _C.wrap(np.zeros((1, 8), "f4")[:, ::2]))


def test_array_contiguity():
    record = array_record(np.zeros((2, 3), "f4"), layout="C")
    assert holds(record, _C.wrap(np.zeros((2, 3), "f4"))) and not holds(record, _C.wrap(np.zeros((3, 2), "f4").T))
    assert holds(array_record(np.zeros((2, 3), "f4")), _C.wrap(np.zeros((3, 2), "f4").T))


def test_array_must_be_aligned_and_writeable_where_asked():
    a = np.zeros(3, "f4")
    assert holds(array_record(a, writeable=True), _C.wrap(a))
    a.flags.writeable = False
    assert holds(array_record(a), _C.wrap(a)) and not holds(array_record(a, writeable=True), _C.wrap(a))
    crooked = np.zeros(13, "u1")[1:].view("f4")
    assert not crooked.flags.aligned and not holds(array_record(crooked), _C.wrap(crooked))


def test_no_overlap():
    base = np.zeros(10)
    ranges = [
        (base[:5], base[5:], True),
        (base[:6], base[5:], False),
        (base[::2], base[1::2], False),
        (base[5:][::-1], base[:5], True),
        (base[4:][::-1], base[:5], False),
        (base, base[3:3], True),
        (base, base.copy(), True),
    ]
    for a, b, disjoint in ranges:
        assert holds(("NO_OVERLAP", 0, 1), _C.wrap(a), b) is disjoint
    assert not holds(("NO_OVERLAP", 0, 1), base, 5)


# ---- words and sizes ----
def test_state_words():
    before = _C.state_get(15)
    _C.state_set(15, -7)
    try:
        assert check([("STATE", 15, -7)]) == -1 and check([("STATE", 15, 7)]) == 0
    finally:
        _C.state_set(15, before)
    for function in (lambda: _C.state_get(16), lambda: _C.state_set(-1, 0)):
        with pytest.raises(IndexError):
            function()


@pytest.mark.parametrize(
    "operation, a, b, result",
    [
        ("ADD", 7, -2, 5),
        ("SUB", 7, -2, 9),
        ("MUL", 7, -2, -14),
        ("FLOORDIV", 7, -2, 7 // -2),
        ("MOD", 7, -2, 7 % -2),
        ("FLOORDIV", -7, 2, -7 // 2),
        ("MOD", -7, 2, -7 % 2),
        ("FLOORDIV", 7, 0, 0),
        ("MOD", 7, 0, 0),
        ("MIN", 7, -2, -2),
        ("MAX", 7, -2, 7),
        ("FLOORDIV", 7, -1, -7),
        ("MOD", 7, -1, 0),
    ],
)
def test_integer_operations_follow_python(operation, a, b, result):
    for records in ([("CONST", a), ("CONST", b)], [("INT", 0), ("INT", 1)]):
        program = [*records, (operation, 0, 1), ("CONST", result)]
        assert check([("SIZES", program, [("==", 2, 3)])], a, b) == -1
        assert check([("SIZES", program, [("!=", 2, 3)])], a, b) == 0


def test_sizes_of_arrays_and_their_relations():
    t = _C.wrap(np.zeros((4, 6), "f4").T)  # dims 6, 4; strides 1, 6
    program = [("DIM", 0, 0), ("DIM", 0, 1), ("STRIDE", 0, 1), ("STRIDE", 0, 0)]
    relations = {
        ("==", 0, 2): True,
        ("==", 0, 1): False,
        ("!=", 0, 1): True,
        ("!=", 0, 2): False,
        ("<", 1, 0): True,
        ("<", 0, 2): False,
        ("<=", 0, 2): True,
        ("<=", 0, 1): False,
        ("==", 3, 3): True,
    }
    for relation, result in relations.items():
        assert (check([("SIZES", program, [relation])], t) == -1) is result
    assert check([("SIZES", [("DIM", 0, 2)], [])], t) == 0, "no such axis"
    assert check([("SIZES", [("DIM", 0, 0)], [])], 5) == 0 and check([("SIZES", [("INT", 0)], [])], True) == 0
    assert check([("SIZES", [("INT", 0), ("MUL", 0, 0)], [])], 2**40) == 0, "overflow"


# ---- dict versions ----
REGION = [("DICT_VERSION", -1, 2), ("LOAD_GLOBAL", 1, "one"), ("INT", 1, 1), ("INT", 0, 5)]


def test_a_dict_version_skips_its_region_and_is_stored_again():
    names = {"one": 1}
    program = _C.GuardProgram(1, 2, REGION)
    assert program.check((5,), names, BUILTINS) == -1
    assert program.values((5,), names, BUILTINS)[1] is None, "skipped: the load did not happen"
    assert program.check((6,), names, BUILTINS) == 3
    names["other"] = 1
    assert program.values((5,), names, BUILTINS)[1] == 1 and program.values((5,), names, BUILTINS)[1] is None
    names["one"] = 2
    assert program.check((5,), names, BUILTINS) == 2 and program.check((5,), names, BUILTINS) == 2
    names["one"] = 1
    assert program.check((5,), names, BUILTINS) == -1


def test_a_dict_version_tells_dicts_apart():
    program = _C.GuardProgram(1, 2, REGION)
    assert program.check((5,), {"one": 1}, {}) == -1 and program.check((5,), {"one": 2}, {}) == 2


def test_a_dict_version_also_sees_builtins():
    builtins = {"one": 1}
    program = _C.GuardProgram(1, 2, REGION)
    names = {}
    assert program.check((5,), names, builtins) == -1 and program.check((5,), names, builtins) == -1
    builtins["one"] = 2
    assert program.check((5,), names, builtins) == 2


def test_a_dict_version_of_a_value():
    program = _C.GuardProgram(1, 2, [("DICT_VERSION", 0, 2), ("LOAD_DICT", 1, 0, "k"), ("INT", 1, 1)])
    d = {"k": 1}
    assert program.check((d,), {}, {}) == -1 and program.check((d,), {}, {}) == -1
    d["k"] = 2
    assert program.check((d,), {}, {}) == 2 and program.check(([],), {}, {}) == 0


@pytest.mark.parametrize(
    "inside",
    [
        [("INT", 0, 5)],
        [("LOAD_ATTR", 1, 0, "x")],
        [("LOAD_GLOBAL", 1, "one"), ("LOAD_ATTR", 2, 1, "x")],
        [("LOAD_GLOBAL", 1, "one"), ("TYPE", 1, Plain)],
        [("LOAD_GLOBAL", 1, "one"), ("LEN", 1, list, 2)],
        [("DICT_VERSION", -1, 1)],
        [("LOAD_GLOBAL", 1, "one"), ("SAME", 0, 1)],
    ],
)
def test_what_a_dict_does_not_decide_is_refused_inside(inside):
    with pytest.raises(ValueError, match="DICT_VERSION|nested|out of range"):
        _C.GuardProgram(1, 3, [("DICT_VERSION", -1, len(inside)), *inside])


def test_a_value_loaded_inside_is_not_read_outside():
    with pytest.raises(ValueError, match="only inside"):
        _C.GuardProgram(1, 2, [("DICT_VERSION", -1, 1), ("LOAD_GLOBAL", 1, "one"), ("INT", 1, 1)])


# ---- building ----
@pytest.mark.parametrize(
    "record, error",
    [
        (("NOTHING",), ValueError),
        (("INT", 0), ValueError),
        (("INT", 0, True), TypeError),
        (("INT", 9, 1), ValueError),
        (("INT", "a", 1), TypeError),
        (("INT", -1, 1), ValueError),
        (("FLOAT", 0, 1), TypeError),
        (("STR", 0, 1), TypeError),
        (("EQUAL", 0, [1]), TypeError),
        (("IS", 0, [1], False), TypeError),
        (("IS", 0, object(), False), TypeError),
        (("LOAD_CELL", 0, 0), ValueError),
        (("LOAD_ATTR", 1, 0, 5), TypeError),
        (("LOAD_FUNC", 1, 0, "annotations"), ValueError),
        (("LOAD_DICT", 1, 0, [1]), TypeError),
        (("KEYS", 0, ["a"]), TypeError),
        (("KEYS", 0, (Plain,)), TypeError),
        (("TYPE", 0, 5), TypeError),
        (("LEN", 0, memoryview, 1), TypeError),
        (("CODE", 0, 5), TypeError),
        (("STATE", 16, 0), ValueError),
        (("DICT_VERSION", -1, 1), ValueError),
        (("SIZES", [("DIM", 5, 0)], []), ValueError),
        (("SIZES", [("NOTHING", 0)], []), ValueError),
        (("SIZES", [("ADD", 0, 1)], []), ValueError),
        (("SIZES", [], [("==", 0, 0)]), ValueError),
        (("SIZES", [("CONST", 1)], [(">", 0, 0)]), ValueError),
        (("SIZES", 5, []), TypeError),
        (("ARRAY", 0, int, F4, 1, (1,), None, False), TypeError),
        (("ARRAY", 0, _C.Tensor, np.dtype("O").num, 1, (1,), None, False), ValueError),
        (("ARRAY", 0, _C.Tensor, np.dtype("M8[s]").num, 1, (1,), None, False), ValueError),
        (("ARRAY", 0, _C.Tensor, F4, 2, (1,), None, False), ValueError),
        (("ARRAY", 0, _C.Tensor, F4, 1, (1,), "F", False), ValueError),
        (("ARRAY", 0, _C.Tensor, F4, 1, (-2,), None, False), ValueError),
        (5, TypeError),
        ((), TypeError),
        (("LOAD_CELL", 1.5, 0), TypeError),
        (("LOAD_ITEM", 1, 0, -1), ValueError),
    ],
    ids=lambda case: re.sub(r"\d{6,}|0x[0-9a-f]+", "ADDRESS", repr(case)),  # the same in every process
)
def test_a_bad_record_is_named(record, error):
    with pytest.raises(error, match="record 1"):
        _C.GuardProgram(1, 3, [("INT", 0, 1), record])


def test_a_register_is_loaded_once_and_before_it_is_read():
    with pytest.raises(ValueError, match="loaded before"):
        _C.GuardProgram(1, 2, [("LOAD_TYPE", 1, 0), ("LOAD_TYPE", 1, 0)])
    with pytest.raises(ValueError, match="no earlier record"):
        _C.GuardProgram(1, 2, [("TYPE", 1, int)])


def test_the_index_of_the_first_failure_counts_records_as_given():
    records = [("INT", 0, 1), ("DICT_VERSION", -1, 2), ("LOAD_GLOBAL", 2, "one"), ("INT", 2, 1), ("INT", 1, 2), ("INT", 1, 3)]
    assert [check(records, a, b) for a, b in ((0, 2), (1, 0), (1, 2))] == [0, 4, 5]
    assert check(records, 1, 2, globals={}) == 2


def test_values_stop_at_the_first_failure():
    program = _C.GuardProgram(1, 3, [("LOAD_TYPE", 1, 0), ("INT", 0, 2), ("LOAD_TYPE", 2, 1)])
    assert program.values((1,), {}, {}) == [1, int, None] and program.nargs == 1 and program.nvals == 3


def test_wrong_arguments_to_check():
    program = _C.GuardProgram(1, 1, [])
    for arguments in (((), {}, {}), ((1, 2), {}, {}), ((1,), 5, {}), ([1], {}, {})):
        with pytest.raises(TypeError):
            program.check(*arguments)


def test_guards_allocate_nothing():
    p, t, d = Plain(), _C.wrap(np.zeros((2, 3), "f4")), {"k": 2**70, 1: 2}
    records = [
        ("TYPE_VERSION", 0, Plain),
        ("LOAD_ATTR", 3, 0, "value"),
        ("INT", 3, 1),
        ("ARRAY", 1, _C.Tensor, F4, 2, (-1, 3), "C", True),
        ("SIZES", [("DIM", 1, 0), ("CONST", 2)], [("==", 0, 1)]),
        ("LOAD_DICT", 4, 2, "k"),
        ("INT", 4, 2**70),
        ("LOAD_DICT", 5, 2, 1),
    ]
    program = _C.GuardProgram(3, 6, records)
    args = (p, t, d)
    program.check(args, {}, {})
    before = sys.getallocatedblocks()
    for _ in range(2000):
        program.check(args, {}, {})
    assert sys.getallocatedblocks() - before < 20
    assert program.check(args, {}, {}) == -1
