"""Every code of the catalogue is complete, and its example does bring it about."""

from __future__ import annotations

import ast
import linecache
import logging
import re
import warnings
from pathlib import Path

import pytest

import framestance
from framestance.diag.codes import CATALOGUE, FAMILIES, Code, explain


@pytest.mark.parametrize("code", CATALOGUE.values(), ids=list(CATALOGUE))
def test_every_code_is_complete(code):
    assert re.fullmatch(f"[{''.join(FAMILIES)}][0-9]{{3}}", code.code)
    assert CATALOGUE[code.code] is code
    assert code.title and not code.title.endswith(".")
    assert code.cause[0].isupper() and code.cause.endswith(".")
    assert code.fix[0].isupper() and code.fix.endswith(".")
    assert code.example.startswith("import framestance as torch\n\n") and code.example.count("\n") > 2


def test_texts_are_not_shared():
    for field in ("title", "cause"):
        texts = [getattr(code, field) for code in CATALOGUE.values()]
        assert len(set(texts)) == len(texts)


def test_numbers_of_a_family_have_no_gaps():
    for letter in FAMILIES:
        numbers = sorted(int(code[1:]) for code in CATALOGUE if code[0] == letter)
        assert numbers == list(range(1, len(numbers) + 1))


def test_explain_says_all_of_it():
    text = explain("b001")
    code = CATALOGUE["B001"]
    assert isinstance(code, Code)
    assert text.startswith("B001 (graph break): ")
    assert all(part in text for part in (code.title, code.cause, code.fix))
    assert "@torch.compile(fullgraph=True)" in text


@pytest.mark.parametrize("code, listed", [("B999", "B001"), ("X001", "graph break"), ("", "graph break")])
def test_explain_of_an_unknown_code_lists_what_there_is(code, listed):
    with pytest.raises(ValueError, match=listed):
        explain(code)


# Errors in the arguments of a call, which stands in the traceback's last line of the user's; and of a graph that a backend's function calls.
WITHOUT_PLACE = {"L002", "L004", "C003", "A001", "A002", "A003", "A005", "S010"}


@pytest.fixture
def everything_said(caplog):
    """The text of all log lines and warnings so far."""
    import framestance as torch

    caplog.set_level(logging.DEBUG, "framestance")
    before = torch.get_default_dtype()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield lambda: "\n".join([*(record.getMessage() for record in caplog.records), *(str(warning.message) for warning in caught)])
    torch.set_default_dtype(before)


@pytest.mark.parametrize("code", CATALOGUE)
def test_example_triggers_its_code(code, everything_said, tmp_path, capfd):
    source, filename = CATALOGUE[code].example, str(tmp_path / f"example_{code}.py")
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    raised = ""
    try:
        exec(compile(source, filename, "exec"), {"__name__": f"example_{code}"})
    except Exception as error:
        raised = str(error)
        assert filename in raised or code in WITHOUT_PLACE, f"the user's file is not named: {raised}"
    assert f"[{code}]" in raised + everything_said() + capfd.readouterr().err


# ---- nothing is said without a code --------------------------------------------------------------------------------------------------------------

PACKAGE = Path(framestance.__file__).parent
ROOMS = ("capture", "compiler", "diag", "ir", "lower", "passes", "runtime", "__main__.py")
# Classes whose constructors put the code in, and those that never reach a user: what they say is caught, and told in other words.
CODED = {"StanceError", "Unsupported", "BackendError", "RecompileError", "InvalidBackend", "InternalCompilerError", "KernelEnvironmentError"}
INSIDE = {"GraphBreak", "LeftToPython", "StanceChange", "Raised", "CannotRebuild", "CannotGuard", "NotLowerable", "NotCovered", "UnknownNumber", "CannotCopy"}
INSIDE |= {"VerificationError", "Disagreement", "Unknown", "AssertionError"}
# Of a defect, which is told as I001; of a file, which is told as C001 or C002; of an attribute, told by Python; of what is left to the original code.
TOLD_OTHERWISE = {
    "capture/allowed.py", "capture/executor.py", "capture/flow.py", "capture/learning.py", "capture/sites.py", "diag/codes/catalogue.py: add",
    "ir/builder.py", "ir/graph.py", "ir/interpret.py: fresh_results", "lower/symbols.py", "runtime/digest.py", "runtime/disk.py", "runtime/__init__.py",
    "compiler/objects.py: __getattr__", "compiler/objects.py: get", "capture/numpy_calls.py",
}  # fmt: skip
HAS_CODE = re.compile(r"\[[A-Z][0-9]{3}\]|\[\{")


def texts(node):
    """The text of a message as it is written, without what is put in; "" where there is none."""
    return "".join(part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str))


def uncoded(source, module):
    """(function, line) of each exception raised with a text of its own, and of each warning, that has no code."""
    tree = ast.parse(source)
    for function in (x for x in ast.walk(tree) if isinstance(x, ast.FunctionDef)):
        for node in ast.walk(function):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and isinstance(node.exc.func, ast.Name) and node.exc.func.id[0].isupper():
                name, said = node.exc.func.id, node.exc
            elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("warnings.warn", "warnings.warn_explicit", "warn"):
                name, said = "warning", node
            else:
                continue
            if name in CODED | INSIDE or HAS_CODE.search(texts(said)) or "headline(" in ast.unparse(said) or "_refusal(" in ast.unparse(said):
                continue
            if not any(map(str.isalpha, texts(said))):
                continue
            if module not in TOLD_OTHERWISE and f"{module}: {function.name}" not in TOLD_OTHERWISE:
                yield f"{module}, line {node.lineno}: {ast.unparse(node)[:120]}"


def sources():
    for room in ROOMS:
        for path in [PACKAGE / room] if room.endswith(".py") else sorted((PACKAGE / room).rglob("*.py")):
            yield str(path.relative_to(PACKAGE)), path.read_text()


def test_every_exception_and_warning_of_the_compiler_has_a_code():
    assert [found for module, source in sources() for found in uncoded(source, module)] == []


def test_a_message_without_a_code_is_found():
    assert list(uncoded('def f():\n    raise ValueError(f"no {x}")\ndef g():\n    raise ValueError("no [A001]")', "m"))[0].startswith("m, line 2")
    assert len(list(uncoded("def f():\n    warnings.warn('no', RuntimeWarning)\n    raise KeyError\n    raise Unsupported('x')", "m"))) == 1


def test_every_code_that_is_named_exists_and_every_one_is_named():
    named = {
        code for module, source in sources() if not module.startswith("diag/codes/") for code in re.findall(r"\b[A-Z][0-9]{3}\b", source.replace("noqa: B", ""))
    }
    named |= {code for path in (PACKAGE.parents[1] / "csrc").glob("*.c") for code in re.findall(r"\[([A-Z][0-9]{3})\]", path.read_text())}
    assert named - set(CATALOGUE) == set()
    assert set(CATALOGUE) - named == set()
