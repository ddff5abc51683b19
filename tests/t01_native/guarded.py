"""Ways to run one guard record, and objects to run it on."""

import numpy as np

from framestance import _C

F4, F8, I8 = (np.dtype(code).num for code in ("f4", "f8", "i8"))
GLOBALS = {"one": 1, "text": "abc"}
BUILTINS = {"len": len}


def check(records, *args, globals=GLOBALS, builtins=BUILTINS, registers=8):
    return _C.GuardProgram(len(args), len(args) + registers, records).check(args, globals, builtins)


def holds(record, *args):
    """One record on these arguments: -1 is written out here once."""
    result = check([record], *args)
    assert result in (-1, 0)
    return result == -1


def loaded(record, *args, globals=GLOBALS, builtins=BUILTINS):
    """What a load writes, or a marker that nothing else can be."""
    program = _C.GuardProgram(len(args), len(args) + 1, [(record[0], len(args), *record[1:])])
    return program.values(args, globals, builtins)[-1] if program.check(args, globals, builtins) == -1 else "nothing"


class Plain:
    of_class = 5

    def __init__(self, value=1):
        self.value = value

    def method(self):
        return self

    @property
    def computed(self):
        return 1


class Slotted:
    __slots__ = ("empty", "filled")

    def __init__(self):
        self.filled = 7


def a_function(a, b=2, *, c=3):
    return a


def with_cell(value):
    def inner():
        return value

    return inner
