"""Entries, functions and scopes made by hand, which the tests of the C extension share."""

import functools
import warnings

import numpy as np

from framestance import _C

DEFAULT = _C.Stance(0)
F4 = np.dtype("f4").num
ADD_ONE = _C._test_kernel_address("add_one_f4")
GIVE_UP = _C._test_kernel_address("give_up")


class stance:
    """A scope for one stance, as a context manager."""

    def __init__(self, *arguments):
        self.scope = _C.Scope(_C.Stance(*arguments))

    def __enter__(self):
        _C.push_scope(self.scope)
        return self.scope.stance

    def __exit__(self, *error):
        _C.pop_scope(self.scope)


def constant_entry(value, key, guards=(), nargs=1, exit=-1, nvals=None):
    """An entry that answers with a constant: what came back tells whether it ran."""
    nvals = nargs if nvals is None else nvals
    recipe = [("CONST", value)] if exit == -1 else [("CONST", value), ("CONST", ())]
    artifact = _C.Artifact(nvals, (), [], [], recipe, len(recipe))
    return _C.Entry(_C.GuardProgram(nargs, nvals, list(guards)), artifact, exit, key)


def values_entry(key, nargs):
    """An entry that answers with everything it was given."""
    artifact = _C.Artifact(nargs, (), [], [], [*(("VAL", i) for i in range(nargs)), ("TUPLE", nargs)], 1)
    return _C.Entry(_C.GuardProgram(nargs, nargs, []), artifact, -1, key)


def compiled(function, *entries, key="key"):
    c = _C.CompiledFunction(function, None, key, None)
    for entry in entries:
        c._cache.start.add(entry)
    return c


def fresh(source="def f(x): return ('plain', x)", **names):
    """A function with a code object of its own."""
    exec(source, names)
    return names["f"]


def in_region(function, *args, stance=DEFAULT, **kwargs):
    return _C._call_in_region("key", stance, functools.partial(function, **kwargs) if kwargs else function, *args)


def redirect(old, new):
    """Frames of old run new's code."""
    assert old.__code__.co_freevars == new.__code__.co_freevars
    _C.code_cache(old.__code__).sited_code = new.__code__


def with_sites(source, **sites):
    """A function whose constants "<name>" are the given objects: what rewritten code looks like."""
    names = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        exec(source, names)
    function = names["f"]
    marks = {f"<{name}>": site for name, site in sites.items()}
    constants = tuple(marks.get(c, c) if isinstance(c, str) else c for c in function.__code__.co_consts)
    assert constants != function.__code__.co_consts
    function.__code__ = function.__code__.replace(co_consts=constants)
    return function


def value_entry(program, recipe, exit=-1):
    artifact = _C.Artifact(program.nvals, (), [], [], recipe, 1 if exit == -1 else 2)
    return _C.Entry(program, artifact, exit, "key")
