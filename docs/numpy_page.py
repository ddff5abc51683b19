"""Makes numpy.md: each of NumPy's functions, methods, operators and forms of ufuncs in one call, compiled, and what became of it.

The calls are those of tests/t16_numpy/calls.py; each is really made, plain and compiled, and the results are compared.
"""

from __future__ import annotations

import runpy
import warnings
from pathlib import Path
from typing import Any

import framestance as fs
from framestance.compiler import stats
from framestance.testing.compare import outcome, same_outcome, same_value

DOCS = Path(__file__).resolve().parent
REASONS = {
    "B001": "does or depends on something else than its arguments",
    "B002": "decides by the contents of an array",
    "B004": "an attribute or object that capture does not follow",
    "B008": "the types or sizes of what it gives follow from the contents of an array",
    "B009": "not with these arguments",
    "B010": "gives a read-only array, a view as another dtype, or arrays that share memory",
}


def outcome_of(calls: dict[str, Any], expression: str) -> tuple[str, str]:
    """("compiled", "") or ("breaks", the code). Errors: AssertionError where the compiled call does something else than the plain one."""
    function = calls["function_of"](expression)
    compiled = fs.compile(function, backend="eager")
    for _ in range(2):
        for_plain, for_compiled = list(calls["arguments"]().values()), list(calls["arguments"]().values())
        with warnings.catch_warnings(record=True):
            warnings.simplefilter("always")
            want, got = outcome(lambda given=for_plain: function(*given)), outcome(lambda given=for_compiled: compiled(*given))
        same_outcome(got, want, expression)
        same_value(calls["states"](for_compiled), calls["states"](for_plain), expression)
    found = stats(compiled)
    return ("breaks", found.breaks[0][0]) if found.breaks else ("breaks", "B004") if any(found.eager.values()) else ("compiled", "")


def page() -> str:
    """The page's text."""
    calls = runpy.run_path(str(DOCS.parent / "tests" / "t16_numpy" / "calls.py"))
    lines: list[str] = []
    count = whole = 0
    for section, rows in calls["table"]().items():
        lines += [f"\n## {section}\n", "| what | call | compiled | why not |", "|---|---|---|---|"]
        for name, expression in rows:
            result, code = outcome_of(calls, expression)
            count, whole = count + 1, whole + (result == "compiled")
            reason = f"{code}: {REASONS[code]}" if code else ""
            lines.append("| " + " | ".join(part.replace("|", "\\|") for part in (f"`{name}`", f"`{expression}`", result, reason)) + " |")
    head = [
        "<!-- Written by docs/generate.py: run `make docs` after changing tests/t16_numpy/calls.txt or what capture knows of NumPy. -->\n",
        "# NumPy\n",
        f"Functions over NumPy arrays compile as they are. Of the {count} calls below {whole} are part of a graph; the other {count - whole} end it: that call",
        "runs uncompiled, with the same result, and compiled code goes on behind it. Each line is the outcome of really making the call, both ways, on",
        "the arrays of `tests/t16_numpy/calls.py`, on every supported Python with any NumPy 2.\n",
        "Operations with a row in [operations.md](operations.md) become loops that are fused with what surrounds them; every other call is one node that",
        "calls the function itself. The dtype, shape and strides of what it gives are learnt when it is captured, by a call on arrays of the same types;",
        "such a graph is for these sizes. What shares memory with an argument is a view in the graph, too.",
        "Where NumPy would warn, or raises, the call is made again uncompiled, so that the warning or the error comes from the user's line. What arrays",
        "held and where generators were is put back before: of arrays that are written before something that may fail, the parts that are written are copied.",
        "Numbers are drawn from the generator that the program has when it runs, in its order; capturing draws none. Keeping where a generator was takes 2 us.",
    ]
    return "\n".join([*head, *lines]) + "\n"
