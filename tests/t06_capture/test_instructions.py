"""Every instruction of this interpreter is accounted for: it is split, renamed, executed, or refused with a diagnostics code and a reason; what is executed is
executed once, and some function of the corpus runs it."""

from __future__ import annotations

import opcode

import pytest
from corpus import ARGUMENTS, FUNCTIONS, arguments

import framestance as fs
from framestance.capture import instructions
from framestance.capture.executor import HANDLERS, handles
from framestance.capture.lowering import CANONICAL, INTERNAL, PAIRS, UNHANDLED
from framestance.diag.codes import CATALOGUE

assert instructions.__all__  # imported for its handlers
# In code objects of other versions only; or made by syntax that no function of the corpus can hold on this version.
NOT_IN_THE_CORPUS = frozenset({"DELETE_DEREF"})


def lowered(name: str) -> tuple[str, ...]:
    """The canonical instructions that ``name`` becomes."""
    return PAIRS.get(name, (CANONICAL.get(name, name),))


@pytest.mark.parametrize("name", sorted(opcode.opmap))
def test_opcode_is_accounted_for(name):
    if name in INTERNAL or name.startswith("INSTRUMENTED_"):
        assert name not in HANDLERS or name in CANONICAL.values(), "an instruction that no code object holds has a handler"
        return
    for canonical in lowered(name):
        found = [kind for kind, table in (("handled", HANDLERS), ("refused", UNHANDLED)) if canonical in table]
        assert len(found) == 1, f"{canonical} is {' and '.join(found) or 'unknown'}"


@pytest.mark.parametrize("name", sorted(UNHANDLED))
def test_refusal_has_a_code_and_a_reason(name):
    code, reason = UNHANDLED[name]
    assert code in CATALOGUE and reason


def test_two_handlers_for_one_instruction_are_refused():
    with pytest.raises(ValueError, match="two handlers"):
        handles("NOP")(HANDLERS["NOP"])


def test_handlers_are_run_by_the_corpus(monkeypatch):
    """Each handler of an instruction that this interpreter has is reached while the corpus is compiled."""
    here = {canonical for name in opcode.opmap if name not in INTERNAL for canonical in lowered(name)}
    run: set[str] = set()

    def counted(name, handler):
        def wrapper(ex, frame, op):
            run.add(name)
            return handler(ex, frame, op)

        return wrapper

    for name, handler in list(HANDLERS.items()):
        monkeypatch.setitem(HANDLERS, name, counted(name, handler))
    for function in FUNCTIONS:
        compiled = fs.compile(function, backend="eager")
        for index in range(len(ARGUMENTS)):
            try:
                compiled(*arguments(index))
            except (ArithmeticError, LookupError, TypeError, ValueError, NameError, AssertionError, ExceptionGroup):
                pass  # some functions of the corpus end so
    assert set(HANDLERS) & here - run - NOT_IN_THE_CORPUS == set()
