"""Every code of the catalogue is complete, and its example does bring it about."""

from __future__ import annotations

import linecache
import logging
import re
import warnings

import pytest

from framestance.diag.codes import CATALOGUE, FAMILIES, Code, explain

# Nothing a program does brings these about: a refused loop, a damaged file, a defect of the compiler.
WITHOUT_EXAMPLE = {"L003", "C001", "I001"}


@pytest.mark.parametrize("code", CATALOGUE.values(), ids=list(CATALOGUE))
def test_every_code_is_complete(code):
    assert re.fullmatch(f"[{''.join(FAMILIES)}][0-9]{{3}}", code.code)
    assert CATALOGUE[code.code] is code
    assert code.title and not code.title.endswith(".")
    assert code.cause[0].isupper() and code.cause.endswith(".")
    assert code.fix[0].isupper() and code.fix.endswith(".")
    assert bool(code.example) != (code.code in WITHOUT_EXAMPLE)
    assert "\n    " not in code.example.splitlines()[0] if code.example else True


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


@pytest.mark.parametrize("code", [code for code in CATALOGUE if code not in WITHOUT_EXAMPLE])
def test_example_triggers_its_code(code, everything_said, tmp_path):
    source, filename = CATALOGUE[code].example, str(tmp_path / f"example_{code}.py")
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    raised = ""
    try:
        exec(compile(source, filename, "exec"), {"__name__": f"example_{code}"})
    except Exception as error:
        raised = str(error)
        assert filename in raised or code == "L002", f"the user's file is not named: {raised}"
    assert f"[{code}]" in raised + everything_said()
