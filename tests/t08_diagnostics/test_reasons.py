"""Each kind of guard record, with a value for which it fails, and the reason a person reads."""

from __future__ import annotations

import numpy as np
import pytest

from framestance import _C
from framestance.diag.codes import CATALOGUE
from framestance.diag.reasons import _HINTS, MISSING, GuardInfo, describe_failure, value_text

F4 = np.dtype(np.float32).num


class Thing:
    pass


class Hostile:
    def __repr__(self):
        raise AssertionError("user code ran")

    __eq__ = __hash__ = __len__ = __getattr__ = __repr__


def a(k):
    return k


def b(k):
    return k


def arrays(dims=(3,), layout=None, writeable=False, number=F4, kind=np.ndarray):
    return ("ARRAY", 0, kind, number, len(dims), dims, layout, writeable)


def read_only():
    array = np.zeros(3, "f4")
    array.flags.writeable = False
    return array


CASES = [
    (arrays(), np.zeros(4, "f4"), "R001", "size of `x` at dimension 0, expected 3, got 4"),
    (arrays((2, 3)), np.zeros((2, 5), "f4"), "R001", "size of `x` at dimension 1, expected 3, got 5"),
    (arrays((-1,)), np.zeros(1, "f4"), "R001", "size of `x` at dimension 0, expected at least 2 (sizes 0 and 1 are compiled on their own), got 1"),
    (arrays(), np.zeros(4, "f8"), "R002", "dtype of `x`, expected float32, got float64"),
    (arrays(), np.zeros(3, ">f4"), "R002", "dtype of `x`, expected float32, got byte-swapped float32"),
    (arrays(), np.zeros((3, 3), "f4"), "R003", "number of dimensions of `x`, expected 1, got 2"),
    (arrays((2, 3), "C"), np.zeros((3, 2), "f4").T, "R004", "layout of `x`, expected contiguous in C order, got strides (4, 8) in bytes"),
    (arrays((2, 3), (12, 4)), np.zeros((3, 2), "f4").T, "R004", "strides of `x` in bytes, expected (12, 4), got (4, 8)"),
    (arrays((3,), "C", True), read_only(), "R004", "writeability of `x`, expected writeable, got read-only"),
    (arrays(), [1, 2, 3], "R005", "type of `x`, expected numpy.ndarray, got list"),
    (arrays(kind=_C.Tensor), np.zeros(3, "f4"), "R005", "type of `x`, expected framestance.Tensor, got numpy.ndarray"),
    (arrays(kind=_C.Tensor), _C.wrap(np.zeros(4, "f4")), "R001", "size of `x` at dimension 0, expected 3, got 4"),
    (("INT", 0, 3), 4, "R006", "value of `x`, expected 3, got 4"),
    (("INT", 0, 1), True, "R005", "type of `x`, expected int, got bool"),
    (("FLOAT", 0, 0.0), -0.0, "R006", "value of `x`, expected 0.0, got -0.0"),
    (("STR", 0, "up"), "down", "R006", "value of `x`, expected 'up', got 'down'"),
    (("EQUAL", 0, (1, b"k")), (1, b"l"), "R006", "value of `x`, expected (1, b'k'), got (1, b'l')"),
    (("TYPE", 0, int), 2.5, "R005", "type of `x`, expected int, got float"),
    (("TYPE_VERSION", 0, Thing), Thing(), "R009", "class Thing of `x`, expected unchanged, got changed since it was compiled for"),
    (("TYPE_VERSION", 0, Thing), 3, "R005", f"type of `x`, expected {__name__}.Thing, got int"),
    (("TYPE_VERSION_OF", 0, Thing), Thing, "R009", "class `x`, expected unchanged, got changed since it was compiled for"),
    (("TYPE_VERSION_OF", 0, Thing), int, "R007", "identity of `x`, expected class Thing, got class int"),
    (("IS", 0, a, False), b, "R007", "identity of `x`, expected function a, got function b"),
    (("IS", 0, Thing(), False), Thing(), "R007", "identity of `x`, expected an object of type Thing, got another an object of type Thing"),
    (("IS", 0, False, True), True, "R006", "value of `x`, expected False, got True"),
    (("IS", 0, None, True), 3, "R007", "identity of `x`, expected None, got 3"),
    (("CODE", 0, a.__code__), b, "R007", f"code of `x`, expected function a (line {a.__code__.co_firstlineno})"),
    (("CODE", 0, a.__code__), 3, "R007", "got 3"),
    (("CODE", 0, None), a, "R007", "code of `x`, expected a function that is gone, got function a"),
    (("TYPE", 0, None), 3, "R005", "type of `x`, expected a class that is gone, got int"),
    (("IS", 0, None, False), 3, "R007", "identity of `x`, expected an object that is gone, got 3"),
    (("IS", 0, "an object of type array", False), 3, "R007", "identity of `x`, expected an object of type array, got 3"),
    (("SAME", 0, 1), (a, b), "R007", "identity of `x`, expected the same object, got different objects"),
    (("NOT_SAME", 0, 1), (a, a), "R007", "identity of `x`, expected different objects, got the same object"),
    (("LEN", 0, list, 2), [1], "R008", "length of `x`, expected 2, got 1"),
    (("LEN", 0, list, 2), (1, 2), "R005", "type of `x`, expected list, got tuple"),
    (("KEYS", 0, ("a", "b")), {"b": 1, "a": 2}, "R008", "keys of `x`, expected ('a', 'b'), got ('b', 'a')"),
    (("KEYS", 0, ("a",)), 3, "R005", "type of `x`, expected dict, got int"),
    (("NO_KEY", 0, "a"), {"a": 1}, "R008", "key 'a' of `x`, expected absence, got presence"),
    (("NO_INSTANCE_ATTR", 0, "scale"), Thing(), "R009", "attribute 'scale' of the object `x` itself, expected absence, got presence"),
    (("NO_OVERLAP", 0, 1), (np.zeros(1), np.zeros(1)), "R010", "memory of `x`, expected no overlap, got overlap"),
    (("STATE", 0, 11), 12, "R012", "setting `x`, expected 11, got 12"),
    (("SIZES", None, ()), None, "R001", "relation of sizes `x`"),
    (("LOAD_GLOBAL", 1, "name"), MISSING, "R009", "presence of `x`, expected a value, got nothing"),
    (("LOAD_DICT", 1, 0, "name"), MISSING, "R008", "presence of `x`, expected a value, got nothing"),
    (("LOAD_ITEM", 1, 0, 2), "text", "R008", "container of `x`, expected the kind of object that was compiled for, got str"),
]


@pytest.mark.parametrize("record, value, code, text", CASES, ids=[f"{case[0][0]}-{case[2]}-{k}" for k, case in enumerate(CASES)])
def test_each_record(record, value, code, text):
    location = ("user.py", 5)
    reason = describe_failure(record, GuardInfo("argument", "x", location=location), value, entry=3)
    assert reason.code == code
    assert text in str(reason)
    assert (reason.entry, reason.location, reason.source) == (3, location, "x")
    assert reason.hint in (CATALOGUE[code].fix, *_HINTS.values())


@pytest.mark.parametrize(
    "record, kind, source, value, hint",
    [
        (("FLOAT", 0, 0.5), "attribute", "self.rate", 0.4, "the third makes a number an argument"),
        (("INT", 0, 3), "argument", "n", 4, "the third makes a number an argument"),
        (("INT", 0, 3), "attribute", "<unnamed value 0>.stop", 4, "How often a loop turns"),
        (("STR", 0, "up"), "argument", "mode", "down", "call the function with each of them"),
        (("IS", 0, False, True), "argument", "flag", True, "call the function with each of them"),
        (("STR", 0, "up"), "global", "MODE", "down", "before the first call"),
        (arrays(), "argument", "x", np.zeros(4, "f4"), "let two sizes compile"),
        (arrays(), "argument", "x", np.zeros(1, "f4"), "Sizes 0 and 1"),
        (arrays((-1,)), "argument", "x", np.zeros(0, "f4"), "Sizes 0 and 1"),
    ],
)
def test_hints_say_what_helps_for_this_value(record, kind, source, value, hint):
    assert hint in describe_failure(record, GuardInfo(kind, source), value).hint


def test_every_record_with_a_finder_is_listed_above():
    from framestance.diag.reasons import _FINDERS

    assert set(_FINDERS) == {case[0][0] for case in CASES if not case[0][0].startswith("LOAD_")}


def test_the_first_difference_counts():
    reason = describe_failure(arrays((2, 3), "C", True), GuardInfo("argument", "x"), np.zeros((4, 5), "f4").T[:, ::2])
    assert str(reason) == "size of `x` at dimension 0, expected 2, got 5 [R001]"


@pytest.mark.parametrize("kind, code", [("argument", "R006"), ("cell", "R006"), ("global", "R009"), ("attribute", "R009")])
def test_where_a_value_comes_from_decides_what_is_said(kind, code):
    assert describe_failure(("INT", 0, 3), GuardInfo(kind, "self.k"), 4).code == code


def test_described_relations_and_settings():
    info = GuardInfo("size", "x.shape[0], y.shape[0]", "x.shape[0] == y.shape[0]")
    assert "expected x.shape[0] == y.shape[0], got" in str(describe_failure(("SIZES", None, ()), info, None))
    info = GuardInfo("setting", "default dtype", "float32")
    assert str(describe_failure(("STATE", 0, 11), info, None)) == "setting `default dtype`, expected float32, got another one [R012]"


def test_record_without_a_finder_still_gets_a_reason():
    assert describe_failure(("SOMETHING", 0), GuardInfo("argument", "x", "what it was"), 4).expected == "what it was"


def test_no_code_of_the_users_runs():
    for record in (("INT", 0, 3), ("TYPE", 0, int), ("IS", 0, Hostile(), False), ("LEN", 0, list, 1), ("KEYS", 0, ("a",)), ("CODE", 0, a.__code__), arrays()):
        assert "Hostile" in str(describe_failure(record, GuardInfo("argument", "x"), Hostile()))


@pytest.mark.parametrize(
    "value, text",
    [
        ("x" * 200, "'" + "x" * 56 + "..."),
        ((1, 2.5, "a"), "(1, 2.5, 'a')"),
        ([Hostile()], "an object of type list"),
        (Thing, "class Thing"),
        (len, "builtin_function_or_method len"),
        (MISSING, "nothing"),
    ],
)
def test_short_texts_for_values(value, text):
    assert value_text(value) == text
