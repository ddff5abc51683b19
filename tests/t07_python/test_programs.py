"""Random programs, compiled against plain: results, identities among them, errors, the order of effects, and arguments, globals and objects afterwards."""

from __future__ import annotations

import os
import random
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

import framestance as fs
from framestance.testing import outcome, same_outcome, same_value
from share import drawn

sys.path.insert(0, str(Path(__file__).parent))
from programs import Writer, argument_sets, compiled_text

USUAL = drawn(400, 2)
PROGRAMS = int(os.environ.get("FRAMESTANCE_PROGRAMS", len(USUAL)))  # how many; more for a longer hunt
FIRST = int(os.environ.get("FRAMESTANCE_FIRST_PROGRAM", USUAL.start))
PARTS = 8
GRAPHS: dict[int, bool] = {}


class Trial:
    """One program in its own module namespace."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.source = Writer(seed).source()
        self.log: list[Any] = []
        self.namespace: dict[str, Any] = {"__name__": "program", "note": self.note, "opaque": self.opaque, "G": 1}
        self.ok = (code := compiled_text(self.source)) is not None
        if code is not None:
            exec(code, self.namespace)

    def note(self, *values: Any) -> None:
        self.log.append(tuple(frozen(v) for v in values))

    def opaque(self, value: Any) -> Any:
        self.log.append(("opaque", frozen(value)))
        return value

    def run(self, function: Any, arguments: Any, step: int) -> tuple[Any, list[Any]]:
        """(everything that can be seen afterwards, the log)."""
        self.log.clear()
        self.namespace["G"], self.namespace["Thing"].shared = (1, 1, True, 2.5)[step % 4], 2
        args = arguments(self.namespace)
        result = outcome(lambda: function(*args))
        thing = args[-1]
        left = [args[:-1], {k: frozen(v) for k, v in vars(thing).items()}, frozen(self.namespace["G"])]
        return (result, left), list(self.log)

    def compare(self) -> bool:
        """Plain and compiled side by side; whether anything was compiled."""
        program = self.namespace["program"]
        compiled = fs.compile(program, backend="eager")
        for step, arguments in enumerate(argument_sets(random.Random(self.seed), self.namespace["Thing"])):
            (want, left), effects = self.run(program, arguments, step)
            (got, compiled_left), compiled_effects = self.run(compiled, arguments, step)
            what = f"program {self.seed}, call {step}"
            same_outcome(got, want, what)
            same_value((got.value, compiled_left), (want.value, left), f"{what}: result, then arguments afterwards")  # one walk: aliases between them, too
            assert compiled_effects == effects, f"{what}: effects {compiled_effects}, wanted {effects}"
        return fs.compiler.stats(compiled).graphs > 0


def frozen(value: Any, depth: int = 3) -> Any:
    """Something that compares by value and type."""
    if isinstance(value, fs.Tensor):
        return "tensor", repr(value.tolist()), str(value.dtype)
    if isinstance(value, list | tuple) and depth:
        return type(value).__name__, tuple(frozen(v, depth - 1) for v in value)
    if isinstance(value, dict) and depth:
        return "dict", tuple((repr(k), frozen(v, depth - 1)) for k, v in value.items())
    return type(value).__name__, repr(value) if isinstance(value, int | float | str | type(None)) else ""


@pytest.mark.parametrize("part", range(PARTS))
def test_random_programs(part):
    for seed in range(FIRST + part, FIRST + PROGRAMS, PARTS):
        trial = Trial(seed)
        if not trial.ok:
            continue
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                GRAPHS[seed] = trial.compare()
            except Exception as error:
                pytest.fail(f"{error}\n{trial.source.partition('def program')[2]}", pytrace=False)
        fs.compiler.reset()


def test_most_programs_have_a_graph():
    if len(GRAPHS) > PROGRAMS // 2:
        assert sum(GRAPHS.values()) >= 0.6 * len(GRAPHS), f"{sum(GRAPHS.values())} of {len(GRAPHS)}"
