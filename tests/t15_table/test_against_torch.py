"""Every row with a public counterpart in torch, uncompiled, on all of its samples, against torch's answer.

Compared are: error or none, dtype, shape, values, what is written into arguments, which arguments a result shares memory with, and strides of such a result
and of one whose memory format was asked for. Other new tensors lie in memory as NumPy puts them, which docs/operations.md says.

Differences that are meant stand in the row's ``differs``, by kind; everything else must agree. Where torch is not installed, nothing runs.
"""

from __future__ import annotations

import warnings

import pytest

torch = pytest.importorskip("torch")

import framestance as fs  # noqa: E402
from framestance.ops import ROWS  # noqa: E402
from framestance.testing.compare import outcome  # noqa: E402
from share import EVERYTHING  # noqa: E402
from t15_table.cases import cases, public  # noqa: E402
from t15_table.torch_side import converted, counterpart, difference, exclusions, in_memory, precision  # noqa: E402

pytestmark = pytest.mark.any_python
CALLS = [name for name, row in ROWS.items() if public(row) is not None and counterpart(row) is not None]


@pytest.mark.parametrize("name", CALLS)
def test_as_torch(name):
    row = ROWS[name]
    ours, theirs, meant = public(row), counterpart(row), exclusions(row)
    if "crashes" in meant:
        pytest.skip(meant["crashes"])
    found = {}
    for case in cases(row, True, layouts=None if EVERYTHING else ("as given", "columns first")):
        (args, kwargs), other = case.arguments(), case.arguments()
        torch_args, torch_kwargs = converted(list(other[0])), converted(other[1])
        fs.manual_seed(3)
        got = outcome(lambda: ours(*args, **kwargs))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            want = outcome(lambda: theirs(*torch_args, **torch_kwargs))
        text = difference(got, want, precision((args, kwargs)), meant, random=row.kind == "random" or row.effect)
        both = got.error is None and want.error is None
        if text is None and both and "writes" not in meant and not row.effect:
            wrote = difference(type(got)(list(args)), type(want)(torch_args), None, {"kind": ""})
            text = wrote and ("writes", wrote[1])
        if text is None and both:
            formatted = bool(kwargs.get("memory_format"))
            text = in_memory(got.value, (args, kwargs), want.value, (torch_args, torch_kwargs), formatted)
            text = None if text is None or text[0] in meant else text
        if text is not None:
            found.setdefault(text[0], f"{text[0]}: {case.what}: {text[1]}")
    assert not found, "\n".join(found.values())
