"""Every row of the operation table: its public function compiled equals uncompiled in values, dtype, shape, strides, errors, and in what it writes.

All rows run on their first sample and, of a fifth of the pairs of dtype and layout, on another; with FRAMESTANCE_TABLE=all (`make test-all`) on everything.
"""

from __future__ import annotations

import os

import pytest

import framestance as fs
from framestance.compiler import stats
from framestance.ops import ROWS
from framestance.testing.compare import outcome, same_outcome, same_value
from share import EVERYTHING
from t15_table.cases import cases, public

pytestmark = pytest.mark.any_python
SEED = int(os.environ.get("FRAMESTANCE_TABLE_SEED", "0"))
CONTENTS = {"B002", "B008"}  # breaks at what needs the contents of a tensor
PARTS = {"real", "imag", "view_as_real", "view_as_complex"}  # memory under another dtype: no graph has it


@pytest.mark.parametrize("name", [name for name, row in ROWS.items() if public(row) is not None])
def test_compiled_equals_uncompiled(name):
    function = public(ROWS[name])
    ran = broken = 0
    for case in cases(ROWS[name], EVERYTHING, SEED):
        program = case.program(function)
        compiled = fs.compile(program, dynamic=True)
        for call in range(2):
            tensors, others = case.tensors(), case.tensors()
            fs.manual_seed(3)
            want = outcome(lambda: program(*tensors))
            fs.manual_seed(3)
            got = outcome(lambda: compiled(*others))
            same_outcome(got, want, f"{case.what}, call {call}", rtol=case.rtol, of_largest=case.of_largest)
            same_value(others, tensors, f"{case.what}: arguments afterwards", rtol=case.rtol)
        if want.error is None:
            codes = {code for code, *_ in stats(compiled).breaks}
            assert codes <= (CONTENTS | {"B010"} if name in PARTS else CONTENTS), (case.what, stats(compiled).breaks)
            ran, broken = ran + (not codes), broken + bool(codes)
    assert ran or broken, "no sample ran without an error"
