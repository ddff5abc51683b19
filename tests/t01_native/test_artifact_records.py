"""Artifacts whose steps name what does not exist, or are no steps at all, are refused when they are built."""

import re

import pytest

from t01_native.test_artifact import ADD_ONE, F4, artifact


@pytest.mark.parametrize(
    "changes",
    [
        {"inputs": (1,)},
        {"inputs": (-1,)},
        {"steps": [("NOTHING", 0)]},
        {"steps": [("FREE",)]},
        {"steps": [("FREE", 1)]},
        {"steps": [("ALLOC", 0, F4, (), None)]},
        {"steps": [("ALLOC", 1, F4, (0,), None)]},
        {"steps": [("ALLOC", 1, 17, (), None)]},
        {"steps": [("ALLOC", 1, F4, (), (0,))]},
        {"steps": [("ALLOC", -1, F4, (), None)]},
        {"steps": [("BUFFER", 1, 4, 0)]},
        {"ints": [("CONST", 2)], "steps": [("BUFFER", 0, 4, 0)]},
        {"ints": [("CONST", 2)], "steps": [("BUFFER", 1, 17, 0)]},
        {"ints": [("CONST", 2)], "steps": [("BUFFER", 1, 4, 0), ("BUFFER", 1, 4, 0)]},
        {"ints": [("CONST", 2)], "steps": [("BUFFER", 1, 4, 0), ("ALLOC", 1, F4, (0,), None)]},
        {"ints": [("CONST", 2)], "steps": [("BUFFER", 1, 4, 0), ("VIEW", 2, 1, F4, (0,), (0,), 0)]},
        {"ints": [("CONST", 2)], "steps": [("BUFFER", 1, 4, 0), ("EXTERN", len, (("S", 1),), (), False)]},
        {"ints": [("CONST", 2)], "steps": [("BUFFER", 1, 4, 0)], "recipe": [("TENSOR", 1)]},
        {"steps": [("VIEW", 1, 2, F4, (), (), 0)]},
        {"steps": [("KERNEL", 0, (), (), (), 0, 1.0, ())]},
        {"ints": [("CONST", 2)], "steps": [("ALLOC", 1, F4, (0, 0), (1, 1))]},
        {"ints": [("CONST", 2)], "steps": [("VIEW", 1, 0, F4, (0,), (), 0)]},
        {"ints": [("CONST", 2)], "steps": [("KERNEL", ADD_ONE, (1,), (), (), 0, 1.0, ())]},
        {"ints": [("CONST", 2)], "steps": [("KERNEL", ADD_ONE, (0,), (1,), (), 0, 1.0, ())]},
        {"ints": [("CONST", 2)], "steps": [("KERNEL", ADD_ONE, (0,), (), ((0, "c8"),), 0, 1.0, ())]},
        {"ints": [("CONST", 2)], "steps": [("KERNEL", ADD_ONE, (0,), (), ((5, "f8"),), 0, 1.0, ())]},
        {"ints": [("CONST", 2)], "steps": [("BLOCKS", ((0, (), (), None),), (0,), 0, (), 0, 1.0)]},
        {"ints": [("CONST", 2)], "steps": [("BLOCKS", ((ADD_ONE, ((1, 4, 0, ()),), (), None),), (0,), 0, (), 0, 1.0)]},
        {"ints": [("CONST", 2)], "steps": [("BLOCKS", ((ADD_ONE, ((-1, 4, 0, ()),), (), None),), (0,), 0, (), 0, 1.0)]},
        {"ints": [("CONST", 2)], "steps": [("BLOCKS", ((ADD_ONE, ((0, 4, 0, (0,)),), (), None),), (0,), 0, (), 0, 1.0)]},
        {"ints": [("CONST", 2)], "steps": [("BLOCKS", ((ADD_ONE, (), (), 1),), (0,), 0, (), 0, 1.0)]},
        {"ints": [("CONST", 2)], "steps": [("BLOCKS", (), (0,), 0, (1,), 0, 1.0)]},
        {"steps": [("EXTERN", len, (("S", 3),), (), False)]},
        {"steps": [("EXTERN", len, (("X", 0),), (), False)]},
        {"steps": [("EXTERN", len, (), (0,), False)]},
        {"steps": [("EXTERN", len, (("L", (("I", 0),)),), (), False)]},
        {"steps": [("FREE", 0)]},
        {"recipe": []},
        {"recipe": [("TENSOR", 1)]},
        {"recipe": [("VAL", 1)]},
        {"recipe": [("INT", 0)]},
        {"recipe": [("LOAD", 0)]},
        {"recipe": [("TUPLE", 1)]},
        {"recipe": [("POP",)]},
        {"recipe": [("SLICE", 2)]},
        {"recipe": [("CALL", 0)]},
        {"recipe": [("NOTHING", 0)]},
        {"recipe": [("CONST", 1), ("CONST", 2)]},
        {"recipe": [("TUPLE", -1)]},
        {"nout": 0},
        {"ints": [("DIM", 3, 0)]},
        {"ints": [("CONST", 2**62), ("ADD", 0, 0)]},
        {"steps": [("ALLOC", 10**9, F4, (), None)]},
    ],
    ids=lambda case: re.sub(r"\d{6,}|0x[0-9a-f]+", "ADDRESS", repr(case)),  # the same in every process
)
def test_wrong_indexes_are_refused_when_built(changes):
    with pytest.raises(ValueError):
        artifact(**changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"steps": 5},
        {"recipe": 5},
        {"ints": 5},
        {"steps": [("EXTERN", 5, (), (), False)]},
        {"ints": [("CONST", 2)], "steps": [("BLOCKS", (), (), 0, (), 0, 1.0)]},
        {"ints": [("CONST", 2)], "steps": [("BLOCKS", (5,), (0,), 0, (), 0, 1.0)]},
        {"inputs": ("a",)},
        {"ints": [5]},
    ],
)
def test_wrong_types_are_refused_when_built(changes):
    with pytest.raises(TypeError):
        artifact(**changes)


def test_run_wants_all_values():
    with pytest.raises(TypeError):
        artifact(2, (), (), (), [("CONST", 1)]).run((1,))
