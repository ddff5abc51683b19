"""The exceptions: their family, their fields, and texts that name the user's line first and the code in brackets."""

from __future__ import annotations

import pickle

import pytest

from framestance.diag import errors
from framestance.diag.codes import CATALOGUE
from framestance.diag.errors import (
    BackendError,
    CompileError,
    InternalCompilerError,
    InvalidBackend,
    KernelEnvironmentError,
    Reason,
    RecompileError,
    StanceError,
    Unsupported,
    recompile_text,
)

SIZE = Reason(1, "size of `x` at dimension 0", "3", "4", (__file__, 12), "R001", "Compile with dynamic=True.", "x")
OLDER = Reason(0, "dtype of `x`", "float64", "float32", None, "R002", "", "x")


def recompile(**fields):
    given = dict(function="model", filename="user.py", lineno=7, first_compile=False, reasons=[SIZE, OLDER], stance="fail_on_recompile")
    return RecompileError(**{**given, **fields})


EXAMPLES = [
    recompile(),
    recompile(first_compile=True, reasons=[]),
    StanceError("user.py", 3, "    set_stance('default')\n", "set_stance('default')"),
    Unsupported("B001", "call of print", "user.py", 3, "print(x)", "remove it", [("user.py", 9, "f"), ("user.py", 3, "g")]),
    InvalidBackend("nope", ["numba", "eager"]),
    BackendError("mine", ValueError("exploded"), "model", ("user.py", 7)),
    InternalCompilerError(KeyError("x"), "model", ("user.py", 7)),
    KernelEnvironmentError("NUMBA_OPT is 0"),
]


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_one_family_with_codes(error):
    assert isinstance(error, CompileError) and isinstance(error, RuntimeError)
    assert error.code in CATALOGUE
    first = str(error).splitlines()[0]
    assert first.endswith(f"[{error.code}]")
    assert first.startswith("user.py:") or isinstance(error, InvalidBackend | KernelEnvironmentError)


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_errors_travel_between_processes(error):
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert (str(copy), vars(copy)) == (str(error), vars(error))


def test_recompile_error_tells_all_about_the_nearest_entry_first():
    error = recompile()
    assert (error.function, error.filename, error.lineno, error.stance) == ("model", "user.py", 7, "fail_on_recompile")
    assert (error.first_compile, error.resumed_after_line, error.reasons, error.code) == (False, None, (SIZE, OLDER), "R001")
    lines = str(error).splitlines()
    assert lines[0] == "user.py:7: stance 'fail_on_recompile' refuses to recompile 'model' [R001]"
    assert lines[1] == "  None of 2 compiled entries fits, the nearest one first:"
    assert lines[2] == "  entry 1 ('x'): size of `x` at dimension 0, expected 3, got 4 [R001]"
    assert lines[3].startswith(f"      because of {__file__}:12")
    assert lines[4] == "      hint: Compile with dynamic=True."
    assert lines[5:] == ["  entry 0 ('x'): dtype of `x`, expected float64, got float32 [R002]"]


def test_what_entries_have_in_common_is_said_once():
    reasons = [Reason(k, "size of `x` at dimension 0", str(k), "9", ("user.py", 12), "R001", "a hint", "x") for k in (5, 4, 3)]
    text = str(recompile(reasons=reasons))
    assert (text.count("user.py:12"), text.count("a hint")) == (1, 1)
    assert all(f"entry {k} ('x'): size of `x` at dimension 0, expected {k}, got 9" in text for k in (5, 4, 3))


def test_the_line_that_made_the_guard_is_shown():
    location = (__file__, test_the_line_that_made_the_guard_is_shown.__code__.co_firstlineno)
    text = Reason(0, "value of `k`", "1", "2", location).text()
    assert text.splitlines()[1].endswith(f"{location[1]}:  def test_the_line_that_made_the_guard_is_shown():")


def test_first_compile_speaks_of_no_guard():
    error = recompile(first_compile=True, reasons=[])
    assert error.code == "S002"
    assert str(error).startswith("user.py:7: stance 'fail_on_recompile' refuses the first compile of 'model' [S002]")
    assert "guard" not in str(error) and "allow_first=True" in str(error)


def test_partial_call_is_admitted():
    text = str(recompile(resumed_after_line=9))
    assert "The call was partial: the code up to line 9 has already run" in text


def test_recompile_limit():
    error = recompile(code="R011", stance="default")
    assert "'model' has reached its recompile limit" in str(error).splitlines()[0]
    assert CATALOGUE["R011"].fix in str(error)


def test_skipped_guards():
    error = recompile(code="S006", stance="default")
    assert "skip_guard_eval_unsafe" in str(error).splitlines()[0]
    assert "expected 3, got 4" in str(error)


def test_recompile_text_serves_warnings_too():
    text = recompile_text("'model' is compiled once more", ("user.py", 7), "R001", [SIZE])
    assert text.splitlines()[:2] == ["user.py:7: 'model' is compiled once more [R001]", "  The one compiled entry does not fit:"]


def test_stance_error_is_what_old_handlers_expect():
    error = StanceError("user.py", 3, "set_stance()", "set_stance('default')")
    assert isinstance(error, AssertionError)
    assert (error.filename, error.lineno, error.source_line) == ("user.py", 3, "set_stance()")
    assert str(error).splitlines()[1] == "    set_stance()"


def test_unsupported_shows_line_hint_and_path():
    text = str(Unsupported("B001", "call of print", "user.py", 3, "    print(x)", "", [("user.py", 9, "f"), ("user.py", 3, "g")]))
    assert text.splitlines() == [
        "user.py:3: call of print [B001]",
        "    print(x)",
        f"  hint: {CATALOGUE['B001'].fix}",
        "  called through:",
        "    user.py:9 in f",
        "    user.py:3 in g",
    ]


def test_backend_errors():
    cause = ValueError("exploded")
    error = BackendError("mine", cause, "model", ("user.py", 7))
    assert error.__cause__ is cause and "ValueError: exploded" in str(error)
    assert "'nope'" in str(InvalidBackend("nope", ["numba"])) and "'numba'" in str(InvalidBackend("nope", ["numba"]))


def test_internal_error_says_how_to_report_it():
    assert CATALOGUE["I001"].fix in str(InternalCompilerError("no rule", "model"))


def test_all_errors_are_covered():
    classes = {value for value in vars(errors).values() if isinstance(value, type) and issubclass(value, CompileError)}
    assert classes - {CompileError} == {type(error) for error in EXAMPLES}
